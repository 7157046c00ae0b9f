"""The Queen of Hearts: a Wicket at each location, and a good shot."""

from __future__ import annotations

from panoplie.games.villainous import board, can
from panoplie.games.villainous.board import ENLARGED, NORMAL, SHRUNK, WICKET
from panoplie.games.villainous.cards.common import (
    boosted_if,
    boosts_allies_here,
    gains,
    impossible,
    needs_fate_discard,
    needs_weak_hero,
    revives,
    row,
    row_of,
    strikes,
    summon,
)
from panoplie.games.villainous.cards.kit import Kind, Piece, Why, card
from panoplie.games.villainous.facts import PLACES
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.games.villainous.verbs.asks import Shift
from panoplie.games.villainous.verbs.choices import Cover, Free, Pick
from panoplie.games.villainous.verbs.realm import (
    discard_piece,
    drop_limbo,
    find_hero,
    gain,
    move_piece,
    reveal,
    win,
)
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal

# Wickets


def wickets_of(g: State, owner: Seat) -> list[Piece]:
    return [piece for piece in g.bottom[owner] if board.is_wicket(g, piece)]


def why_not_bend(g: State, owner: Seat, piece: Piece) -> Why:
    """A Card Guard beside the Dodo does not become a Wicket."""
    dodo = board.find(g, g.heroes[owner], "dodo")
    if dodo != NOWHERE and g.at[dodo] == g.at[piece]:
        return Refusal("hero-forbids", "VI-065", card="dodo")
    return None


def turn_guard(g: State, owner: Seat, piece: Piece) -> None:
    """Turn a Card Guard into a Wicket, or back."""
    g.mark[piece] = NORMAL if g.mark[piece] == WICKET else WICKET
    if g.events is not None:
        g.tell("turned", "VI-065", seat=owner, piece=board.name_of(g, piece), wicket=g.mark[piece])


def guard_ready(g: State, me: Seat, piece: Piece) -> Why:
    return None if board.is_wicket(g, piece) else why_not_bend(g, me, piece)


def guard_turns(g: State, me: Seat, piece: Piece) -> Flow:
    """The activated Card Guard becomes a Wicket, the Wicket a Card Guard (VI-024)."""
    turn_guard(g, me, piece)
    yield from ()


def bendable(g: State, owner: Seat) -> list[Piece]:
    return [p for p in g.bottom[owner] if board.is_guard(g, p) and why_not_bend(g, owner, p) is None]


def turn_some(g: State, me: Seat, owner: Seat, name: str, wickets: bool, must: bool = False) -> Flow:
    """Turn up to so many Card Guards into Wickets, or back (VI-078)."""
    for number in range(row_of(g, name).count):

        def able(g: State) -> list[Piece]:
            return wickets_of(g, owner) if wickets else bendable(g, owner)

        if not able(g):
            return
        answer = yield Pick(
            me, owner, name, "wicket" if wickets else "guard", able, optional=not must or number > 0
        )
        if answer[0] != "pick":
            return
        turn_guard(g, owner, board.piece_named(g, owner, answer[1]))


def needs_guard(g: State, me: Seat, owner: Seat) -> Why:
    return None if bendable(g, me) else impossible("by_order_of_the_queen")


def by_order_of_the_queen(g: State, me: Seat, owner: Seat) -> Flow:
    """Turn up to two Card Guards into Wickets (VI-065)."""
    yield from turn_some(g, me, me, "by_order_of_the_queen", wickets=False, must=True)


# The shot


def needs_wickets(g: State, me: Seat, owner: Seat) -> Why:
    places = {g.at[piece] for piece in wickets_of(g, me)}
    return None if len(places) == PLACES else impossible("take_the_shot")


def take_the_shot(g: State, me: Seat, owner: Seat) -> Flow:
    """Reveal five cards: she wins if they cost less than the Wickets are strong (VI-E9)."""
    shown: list[Kind] = []
    for _ in range(row_of(g, "take_the_shot").count):
        kind = yield from reveal(g, me)
        if kind != NOWHERE:
            shown.append(kind)
    total = sum([g.facts.cost[kind] for kind in shown])
    force = sum([board.strength(g, me, piece) for piece in wickets_of(g, me)])
    g.tell("shot", "VI-E9", seat=me, total=total, force=force)
    for kind in shown:
        drop_limbo(g, me, kind)
    if total < force:
        win(g, me)


# Sizes


def why_not_shrink(g: State, hero: Piece) -> Why:
    """A Hero of normal size shrinks; the Dormouse never does."""
    if board.is_kind(g, hero, "dormouse"):
        return Refusal("hero-forbids", "VI-065", card="dormouse")
    return None if g.mark[hero] == NORMAL else Refusal("wrong-size", "VI-065")


def why_not_smaller(g: State, hero: Piece) -> Why:
    return None if g.mark[hero] >= ENLARGED else why_not_shrink(g, hero)


def resize(g: State, owner: Seat, hero: Piece, size: int, word: str) -> None:
    g.mark[hero] = size
    if g.events is not None:
        g.tell("resized", "VI-065", seat=owner, piece=board.name_of(g, hero), size=word)


def shrink(g: State, owner: Seat, hero: Piece) -> Flow:
    """The Hero covers one symbol only; the Queen chooses which one is free (VI-029)."""
    place = g.at[hero]
    top = g.facts.top[g.villain[owner]][place]
    free = 0
    if len(top) > 1:
        _, symbol = yield Free(owner, place)
        free = top.index(symbol)
    resize(g, owner, hero, SHRUNK + free, "shrunk")


def needs_hero_to_shrink(g: State, me: Seat, owner: Seat) -> Why:
    able = any([why_not_smaller(g, hero) is None for hero in g.heroes[me]])
    return None if able else impossible("makes_you_smaller")


def makes_you_smaller(g: State, me: Seat, owner: Seat) -> Flow:
    """Shrink a Hero of normal size, or bring an enlarged one back to it (VI-065)."""
    _, name = yield Pick(me, me, "makes_you_smaller", "hero", lambda g: g.heroes[me], why_not_smaller)
    hero = board.piece_named(g, me, name)
    if g.mark[hero] >= ENLARGED:
        resize(g, me, hero, NORMAL, "normal")
    else:
        yield from shrink(g, me, hero)


def fury(g: State, me: Seat, owner: Seat) -> Flow:
    """Shrink up to two Heroes of normal size (VI-078)."""
    for _ in range(row_of(g, "fury").count):
        ask = Pick(me, me, "fury", "hero", lambda g: g.heroes[me], why_not_shrink, optional=True)
        if len(ask.options(g)) == 1:
            return
        answer = yield ask
        if answer[0] != "pick":
            return
        yield from shrink(g, me, board.piece_named(g, me, answer[1]))


def needs_hero_to_shrink_now(g: State, me: Seat, owner: Seat) -> Why:
    able = any([why_not_shrink(g, hero) is None for hero in g.heroes[me]])
    return None if able else impossible("fury")


def why_not_larger(g: State, hero: Piece) -> Why:
    return None if g.mark[hero] < ENLARGED else Refusal("wrong-size", "VI-065")


def needs_hero_to_enlarge(g: State, me: Seat, owner: Seat) -> Why:
    able = any([why_not_larger(g, hero) is None for hero in g.heroes[owner]])
    return None if able else impossible("makes_you_larger")


def makes_you_larger(g: State, me: Seat, owner: Seat) -> Flow:
    """Enlarge a Hero of normal size, or bring a shrunk one back to it (VI-065)."""
    _, name = yield Pick(me, owner, "makes_you_larger", "hero", lambda g: g.heroes[owner], why_not_larger)
    hero = board.piece_named(g, owner, name)
    if g.mark[hero] >= SHRUNK:
        resize(g, owner, hero, NORMAL, "normal")
        return
    _, symbol, place = yield Cover(me, owner, g.at[hero])
    where = board.place_named(g, owner, place)
    number = g.facts.top[g.villain[owner]][where].index(symbol)
    resize(g, owner, hero, ENLARGED + where * 2 + number, "enlarged")


# Villain cards


def stopwatch(g: State, me: Seat, piece: Piece) -> Flow:
    """Gain Power for each Wicket (VI-065)."""
    gain(g, me, row(g, piece).power * len(wickets_of(g, me)), "VI-065", "stopwatch")
    yield from ()


def king_cost(g: State, owner: Seat, source: Piece, kind: Kind, place: int, bearer: Piece) -> int:
    """Card Guards cost less."""
    return row(g, source).cost_change if g.facts.rows[kind].group == "card_guard" else 0


for suit in ("club", "diamond", "heart", "spade"):
    card(f"card_guard_{suit}", activate=guard_turns, ready=guard_ready)
card("off_with_your_head", need=needs_weak_hero("off_with_your_head"), effect=strikes("off_with_your_head"))
card("spear")
card("take_the_shot", need=needs_wickets, effect=take_the_shot)
card("by_order_of_the_queen", need=needs_guard, effect=by_order_of_the_queen)
card("fury", need=needs_hero_to_shrink_now, effect=fury)
card("judgment", effect=gains("judgment"))
card("makes_you_smaller", need=needs_hero_to_shrink, effect=makes_you_smaller)
card("very_merry_unbirthday", effect=gains("very_merry_unbirthday", lambda g, me: len(board.allies_of(g, me))))
card("stopwatch", activate=stopwatch)
card("the_king", cost=king_cost)
card("tweedle_dee_and_tweedle_dum", stays=True)

# Fate cards


def needs_pawn(g: State, me: Seat, owner: Seat) -> Why:
    return None if board.allies_of(g, owner) else impossible("mome_raths")


def mome_raths(g: State, me: Seat, owner: Seat) -> Flow:
    """Move one of the Queen's Allies to any location (VI-055)."""
    _, name, place = yield Shift(
        me,
        owner,
        "ally",
        lambda g: board.allies_of(g, owner),
        lambda g, ally, place: can.why_not_shift(g, owner, ally, place, far=True),
        "mome_raths",
    )
    yield from move_piece(g, owner, board.piece_named(g, owner, name), board.place_named(g, owner, place))


def cat_comes(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """Up to two Wickets may be turned back (VI-078)."""
    yield from turn_some(g, me, owner, "cheshire_cat", wickets=True)


def cat_falls(g: State, me: Seat, owner: Seat, piece: Piece, place: int) -> Flow:
    """The Queen may turn up to two Card Guards into Wickets (VI-078)."""
    yield from turn_some(g, owner, owner, "cheshire_cat", wickets=False)


def beside_alice(g: State, owner: Seat) -> list[Piece]:
    alice = board.find(g, g.heroes[owner], "alice")
    return [ally for ally in board.allies_of(g, owner) if alice != NOWHERE and g.at[ally] == g.at[alice]]


def needs_hole(g: State, me: Seat, owner: Seat) -> Why:
    alice = board.find(g, g.heroes[owner], "alice")
    return None if alice == NOWHERE or beside_alice(g, owner) else impossible("down_the_rabbit_hole")


def down_the_rabbit_hole(g: State, me: Seat, owner: Seat) -> Flow:
    """Alice is found and played or, if she is there, takes an Ally of her location away (VI-060)."""
    if board.find(g, g.heroes[owner], "alice") != NOWHERE:
        _, name = yield Pick(me, owner, "down_the_rabbit_hole", "ally", lambda g: beside_alice(g, owner))
        yield from discard_piece(g, owner, board.piece_named(g, owner, name))
    else:
        yield from find_hero(g, owner, "alice")
        yield from summon(g, me, owner, g.facts.number["alice"], "down_the_rabbit_hole")


def with_hare(g: State, owner: Seat, piece: Piece) -> bool:
    return board.find(g, g.heroes[owner], "march_hare") != NOWHERE


def with_hatter(g: State, owner: Seat, piece: Piece) -> bool:
    return board.find(g, g.heroes[owner], "mad_hatter") != NOWHERE


card("im_late_im_late", need=needs_fate_discard("im_late_im_late"), effect=revives("im_late_im_late"))
card("makes_you_larger", need=needs_hero_to_enlarge, effect=makes_you_larger)
card("mome_raths", need=needs_pawn, effect=mome_raths)
card("alice", forbids="move_item")
card("caterpillar", aura=boosts_allies_here)
card("cheshire_cat", played=cat_comes, fallen=cat_falls)
card("dodo")
card("dormouse")
card("down_the_rabbit_hole", need=needs_hole, effect=down_the_rabbit_hole)
card("mad_hatter", strength=boosted_if(with_hare))
card("march_hare", strength=boosted_if(with_hatter))
card("white_rabbit")
