"""The Queen of Hearts: a Wicket at each location, and a good shot."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.villainous import board
from panoplie.games.villainous.can.cards import fallen_heroes
from panoplie.games.villainous.can.nouns import LENT, NOT_THIS_CARD, PIECE
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.common import (
    allies_afar,
    boosted,
    boosts_allies_here,
    discard,
    earn,
    earns,
    revive,
    shift,
    strike,
    weak_heroes,
)
from panoplie.games.villainous.cards.kit import By, Hook, card, does, hook_of, row, target, villain
from panoplie.games.villainous.facts import PLACES, CardRow
from panoplie.games.villainous.state import NOWHERE, Kind, Piece, State
from panoplie.games.villainous.verbs.plays import play_hero
from panoplie.games.villainous.verbs.realm import drop_limbo, find_hero, reveal, win
from panoplie.kernel.aims import Aimed, AnyAim, Noun, Why, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import may_pick, pick

NORMAL: Final = 0
WICKET: Final = 1
"""The mark of a Card Guard that is bent."""
SHRUNK: Final = 1
"""A shrunk Hero is marked with SHRUNK and the number of the symbol that it leaves free."""
ENLARGED: Final = 3
"""An enlarged Hero is marked with ENLARGED and, counted through the top rows, the symbol it covers next door."""
WRONG_SIZE: Final = Refusal("wrong-size", "VI-065")


# What Heroes of other sizes cover


def cover_by_size(g: State, owner: Seat, place: int) -> int:
    """A shrunk Hero hides one symbol; an enlarged one hides both and one next door (VI-029)."""
    hidden = shrunk = normal = 0
    for hero in g.heroes[owner]:
        size = g.mark[hero]
        if size >= ENLARGED:
            where, symbol = divmod(size - ENLARGED, 2)
            if where == place:
                hidden |= 1 << symbol
        if g.at[hero] == place:
            if size >= ENLARGED:
                hidden = board.BOTH
            elif size >= SHRUNK:
                shrunk |= board.BOTH ^ (1 << (size - SHRUNK))
            else:
                normal = board.BOTH
    return hidden | (shrunk or normal)


def second_place(g: State, hero: Piece) -> int:
    """An enlarged Hero is also fought from next door."""
    return (g.mark[hero] - ENLARGED) // 2 if g.mark[hero] >= ENLARGED else NOWHERE


def show_size(g: State, owner: Seat, piece: Piece) -> dict[str, Any]:
    mark, top = g.mark[piece], g.facts.top[g.villain[owner]]
    if piece in g.bottom[owner]:
        return {"wicket": True}
    if mark >= ENLARGED:
        place, number = divmod(mark - ENLARGED, 2)
        return {"size": "enlarged", "covers": (board.place_name(g, owner, place), top[place][number])}
    return {"size": "shrunk", "frees": top[g.at[piece]][mark - SHRUNK]}


villain("queen_of_hearts", kit.covers(cover_by_size), kit.spreads(second_place), kit.shows(show_size))


# Wickets


def guards_of(g: State, owner: Seat, wickets: bool = False) -> list[Piece]:
    """The Card Guards of a realm, or those that are Wickets."""
    return [p for p in g.bottom[owner] if row(g, p).group == "card_guard" and (g.mark[p] == WICKET) == wickets]


def turn_guard(g: State, by: By, piece: Piece) -> None:
    """Turn a Card Guard into a Wicket, or back (VI-065)."""
    g.mark[piece] = NORMAL if g.mark[piece] == WICKET else WICKET
    g.tell("turned", "VI-065", seat=by.owner, piece=board.name_of(g, piece), wicket=g.mark[piece])


def why_not_bend(g: State, owner: Seat, piece: Piece) -> Why:
    """A Card Guard beside the Dodo does not become a Wicket."""
    dodo = board.find(g, board.heroes_at(g, owner, g.at[piece]), "dodo")
    return None if dodo == NOWHERE else Refusal("hero-forbids", "VI-065", card="dodo")


def why_not_turn(g: State, by: By) -> Why:
    """A Wicket can always be turned back."""
    return None if g.mark[by.piece] == WICKET else why_not_bend(g, by.me, by.piece)


@aim(PIECE, kind="bend", other=NOT_THIS_CARD)
def bendable(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """A Card Guard that can become a Wicket (VI-065)."""
    return [(guard, why_not_bend(g, by.owner, guard)) for guard in guards_of(g, by.owner)]


@aim(PIECE, kind="unbend", other=NOT_THIS_CARD)
def wickets(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """A Wicket (VI-065)."""
    return [(guard, None) for guard in guards_of(g, by.owner, wickets=True)]


def turns(aim: AnyAim) -> Hook:
    """Turn up to so many Card Guards into Wickets, or back (VI-078)."""

    def hook(g: State, by: By) -> Flow:
        for _ in range(by.it.count):
            guard = yield from may_pick(g, by.me, by.it, aim, by)
            if guard is None:
                return
            turn_guard(g, by, guard)

    return hook


# The shot


def has_course(g: State, by: By) -> bool:
    return len({g.at[wicket] for wicket in guards_of(g, by.me, wickets=True)}) == PLACES


def take_the_shot(g: State, by: By) -> Flow:
    """Reveal five cards: she wins if they cost less than the Wickets are strong (VI-E9)."""
    shown: list[Kind] = []
    for _ in range(by.it.count):
        shown.append((yield from reveal(g, by.me)))
    total = sum([g.facts.cost[kind] for kind in shown if kind != NOWHERE])
    force = sum([board.strength(g, by.me, wicket) for wicket in guards_of(g, by.me, wickets=True)])
    g.tell("shot", "VI-E9", seat=by.me, total=total, force=force)
    for kind in shown:
        if kind != NOWHERE:
            drop_limbo(g, by.me, kind)
    if total < force:
        win(g, by.me)


# Sizes

SYMBOL: Final[Noun[str]] = Noun(lambda g, symbol: (symbol,), lambda g, words: str(words[0]))


def resize(g: State, owner: Seat, hero: Piece, size: int, word: str) -> None:
    g.mark[hero] = size
    g.tell("resized", "VI-065", seat=owner, piece=board.name_of(g, hero), size=word)


@aim(SYMBOL, verb="free")
def symbols_above(g: State, me: Seat, hero: Piece) -> Aimed[str]:
    """The symbol that a shrunk Hero leaves free (VI-029)."""
    return [(symbol, None) for symbol in g.facts.top[g.villain[me]][g.at[hero]]]


def shrink(g: State, by: By, hero: Piece) -> Flow:
    """The Hero covers one symbol only; the Queen chooses which one is free (VI-029)."""
    top = g.facts.top[g.villain[by.owner]][g.at[hero]]
    symbol = yield from pick(g, by.owner, None, symbols_above, hero)
    resize(g, by.owner, hero, SHRUNK + (top.index(symbol) if symbol else 0), "shrunk")


def why_not_shrink(g: State, hero: Piece) -> Why:
    """A Hero of normal size shrinks, unless its text says that it never does."""
    if hook_of(g, kit.forbids, g.facts.kind_of[hero]) == "shrink":
        return Refusal("hero-forbids", "VI-065", card=row(g, hero).id)
    return None if g.mark[hero] == NORMAL else WRONG_SIZE


@aim(PIECE, kind="shrink", other=NOT_THIS_CARD)
def shrinkable(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """A Hero of normal size (VI-065)."""
    return [(hero, why_not_shrink(g, hero)) for hero in g.heroes[me]]


@aim(PIECE, kind="shrink", other=NOT_THIS_CARD)
def too_large(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """A Hero of normal size, or an enlarged one (VI-065)."""
    return [(hero, None if g.mark[hero] >= ENLARGED else why_not_shrink(g, hero)) for hero in g.heroes[me]]


def make_smaller(g: State, by: By, hero: Piece) -> Flow:
    """Shrink a Hero of normal size, or bring an enlarged one back to it (VI-065)."""
    if g.mark[hero] >= ENLARGED:
        resize(g, by.me, hero, NORMAL, "normal")
    else:
        yield from shrink(g, by, hero)


def fury(g: State, by: By) -> Flow:
    """Shrink up to two Heroes of normal size (VI-078)."""
    for _ in range(by.it.count):
        hero = yield from may_pick(g, by.me, by.it, shrinkable, by)
        if hero is None:
            return
        yield from shrink(g, by, hero)


@aim(PIECE, kind="enlarge", other=NOT_THIS_CARD)
def too_small(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """A Hero of normal size, or a shrunk one (VI-065)."""
    return [(hero, WRONG_SIZE if g.mark[hero] >= ENLARGED else None) for hero in g.heroes[by.owner]]


@aim(LENT, verb="cover")
def symbols_beside(g: State, me: Seat, owner: Seat, hero: Piece) -> Aimed[tuple[str, str]]:
    """The symbol of a neighbouring location that an enlarged Hero covers too (VI-029)."""
    top, spots = g.facts.top[g.villain[owner]], g.facts.places[g.villain[owner]]
    return [((symbol, spots[place]), None) for place in board.NEIGHBOURS[g.at[hero]] for symbol in top[place]]


def make_larger(g: State, by: By, hero: Piece) -> Flow:
    """Enlarge a Hero of normal size, or bring a shrunk one back to it (VI-065)."""
    if g.mark[hero] >= SHRUNK:
        resize(g, by.owner, hero, NORMAL, "normal")
        return
    covered = yield from pick(g, by.me, by.it, symbols_beside, by.owner, hero)
    assert covered is not None
    place = g.facts.place_of[covered[1]]
    number = g.facts.top[g.villain[by.owner]][place].index(covered[0])
    resize(g, by.owner, hero, ENLARGED + place * 2 + number, "enlarged")


# Villain cards


def is_bent(g: State, piece: Piece) -> bool:
    return g.mark[piece] == WICKET


def stopwatch(g: State, by: By) -> None:
    """Gain Power for each Wicket (VI-065)."""
    earn(g, by, len(guards_of(g, by.me, wickets=True)))


def drill(g: State, owner: Seat, it: CardRow, source: Piece, kind: Kind, place: int, bearer: Piece) -> int:
    """Card Guards cost less."""
    return it.cost_change if g.facts.rows[kind].group == "card_guard" else 0


for suit in ("club", "diamond", "heart", "spade"):
    card(
        f"card_guard_{suit}",
        kit.activates(lambda g, by: turn_guard(g, by, by.piece)),
        kit.usable(why_not_turn),
        kit.idle(is_bent),
    )
card("off_with_your_head", target(weak_heroes, strike))
card("spear")
card("take_the_shot", kit.ready(has_course), does(take_the_shot))
card("by_order_of_the_queen", does(turns(bendable)))
card("fury", does(fury))
card("judgment", does(earn))
card("makes_you_smaller", target(too_large, make_smaller))
card("very_merry_unbirthday", does(earns(lambda g, me: len(board.allies_of(g, me)))))
card("stopwatch", kit.activates(stopwatch))
card("the_king", kit.cost(drill))
card("tweedle_dee_and_tweedle_dum", kit.stays(True))

# Fate cards


@aim(PIECE, kind="discard_piece", other=NOT_THIS_CARD)
def beside_alice(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """An Ally at the location of Alice (VI-065)."""
    alice = board.find(g, g.heroes[by.owner], "alice")
    return [(ally, None) for ally in board.allies_of(g, by.owner) if g.at[ally] == g.at[alice]]


def can_fall(g: State, by: By) -> bool:
    absent = board.find(g, g.heroes[by.owner], "alice") == NOWHERE
    return absent or beside_alice.any(g, by.me, by)


def down_the_rabbit_hole(g: State, by: By) -> Flow:
    """Alice is found and played or, if she is there, takes an Ally of her location away (VI-060)."""
    if board.find(g, g.heroes[by.owner], "alice") == NOWHERE:
        yield from play_hero(g, by, (yield from find_hero(g, by.owner, "alice")))
    else:
        ally = yield from pick(g, by.me, by.it, beside_alice, by)
        assert ally is not None
        yield from discard(g, by, ally)


def cat_falls(g: State, by: By, place: int) -> Flow:
    """The Queen may turn up to two Card Guards into Wickets (VI-078)."""
    yield from turns(bendable)(g, by) or ()


def with_hero(name: str) -> Any:
    """Stronger while another Hero is in the realm."""
    return boosted(lambda g, owner, piece: board.find(g, g.heroes[owner], name) != NOWHERE)


def rush(g: State, it: CardRow, kind: Kind) -> int:
    """The abilities of Card Guards cost more (VI-065)."""
    return it.cost_change if g.facts.rows[kind].group == "card_guard" else 0


card("im_late_im_late", target(fallen_heroes, revive))
card("makes_you_larger", target(too_small, make_larger))
card("mome_raths", target(allies_afar, shift))
card("alice", kit.forbids("move_item"))
card("caterpillar", kit.aura(boosts_allies_here))
card("cheshire_cat", kit.played(turns(wickets)), kit.fallen(cat_falls))
card("dodo")
card("dormouse", kit.forbids("shrink"))
card("down_the_rabbit_hole", kit.ready(can_fall), does(down_the_rabbit_hole))
card("mad_hatter", kit.strength(with_hero("march_hare")))
card("march_hare", kit.strength(with_hero("mad_hatter")))
card("white_rabbit", kit.ability_cost(rush))
