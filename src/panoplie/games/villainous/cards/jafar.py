"""Jafar: the Magic Lamp at the Sultan's Palace and the Genie under his spell."""

from __future__ import annotations

from typing import Final

from panoplie.games.villainous import board
from panoplie.games.villainous.can.cards import fallen_heroes
from panoplie.games.villainous.can.fights import why_not_defeat
from panoplie.games.villainous.can.moves import shifts
from panoplie.games.villainous.can.nouns import NOT_THIS_CARD, PIECE, SHIFT, Shift
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.common import (
    allies_afar,
    boosted,
    discard,
    discards,
    earn,
    heroes_afar,
    is_sort,
    may_at,
    play_top_fate,
    revive,
    seek,
    shift,
    strike,
    take_back,
    unlock,
    weak_heroes_here,
)
from panoplie.games.villainous.cards.kit import By, ability, card, does, target, villain
from panoplie.games.villainous.facts import ALLY, ITEM, TYPES, CardRow
from panoplie.games.villainous.state import NOWHERE, Kind, Piece, State
from panoplie.games.villainous.verbs.realm import defeat, enter_hero, find_hero, lose, move_piece
from panoplie.kernel.aims import Aimed, Noun, Why, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Reason, Refusal


def commands_the_genie(g: State, seat: Seat) -> bool:
    """The Lamp at the Palace, the Genie below the board (VI-E9)."""
    lamp = board.find(g, g.bottom[seat], "magic_lamp")
    genie = board.find(g, g.bottom[seat], "genie")
    return NOWHERE not in (lamp, genie) and g.at[lamp] == g.facts.place_of["sultans_palace"]


villain("jafar", kit.objective(commands_the_genie))

# Villain cards


@aim(PIECE, kind="sacrifice", other=NOT_THIS_CARD)
def controlled(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """An Ally or Item under one's control, at an unlocked location; not what a Hero holds (VI-052)."""
    mine = g.bottom[me] + [item for item in g.attached[me] if g.host[item] in g.bottom[me]]
    return [(p, g.facts.locked[g.villain[me]][g.at[p]] if g.at[p] == g.lock[me] else None) for p in mine]


def sacrifice(g: State, by: By, piece: Piece) -> Flow:
    """Discard an Ally or Item and gain Power (VI-065)."""
    yield from discard(g, by, piece)
    earn(g, by)


TYPE: Final[Noun[int]] = Noun(lambda g, sort: (TYPES[sort],), lambda g, words: TYPES.index(words[0]))


@aim(TYPE, verb="name", secret=True)
def types_left(g: State, me: Seat, by: By) -> Aimed[int]:
    """Item or Ally, if there is one in the pile or the discard (VI-057)."""
    left = {g.facts.types[kind] for kind in g.deck[me].cards + g.discard[me]}
    return [(sort, None) for sort in (ALLY, ITEM) if sort in left]


def scry(g: State, by: By, sort: int) -> Flow:
    """Name Item or Ally and turn up one's pile until one shows; it comes to hand (VI-057)."""
    return seek(g, by, is_sort(sort))


def hourglass(g: State, by: By) -> None:
    """Heroes are weaker at its location, whoever comes or goes, until the end of the turn (VI-071)."""
    g.spells += [g.at[by.piece], by.it.boost]


STRONG_MIND: Final = Reason(
    "too-dear",
    "VI-E4",
    lambda g, seat, hero: {"need": board.strength(g, seat, hero), "have": g.power[seat]},
)


@aim(PIECE, kind="hypnotise", other=NOT_THIS_CARD)
def minds(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """A Hero whose strength can be paid and who can be defeated (VI-075)."""
    for hero in g.heroes[me]:
        dear = board.strength(g, me, hero) > g.power[me]
        yield hero, why_not_defeat(g, me, hero) or (STRONG_MIND if dear else None)


def hypnotise(g: State, by: By, hero: Piece) -> Flow:
    """Pay a Hero's strength to defeat it; it goes below the board as an Ally without ability (VI-075)."""
    price = board.strength(g, by.me, hero)
    g.power[by.me] -= price
    g.tell("paid", "VI-E4", seat=by.me, amount=price, card=by.it.id)
    return defeat(g, by.me, hero, hypnotised=True)


def sorcerous_power(g: State, by: By) -> Flow:
    """A Hero, and an Ally, may be moved to any unlocked location (VI-078)."""
    yield from may_at(heroes_afar, shift)(g, by) or ()
    yield from may_at(allies_afar, shift)(g, by) or ()


@aim(SHIFT, verb="move", kind="shift_item", other=NOT_THIS_CARD)
def items_beside(g: State, me: Seat, by: By) -> Aimed[Shift]:
    """A loose Item at its location and a neighbouring one (VI-055)."""
    beside = [item for item in board.loose_items(g, me) if g.at[item] == g.at[by.piece]]
    return shifts(g, me, beside, heroes=False)


def fly_with(g: State, by: By, move: Shift) -> Flow:
    """Iago and one loose Item beside him move to a neighbouring location (VI-055)."""
    yield from move_piece(g, by.me, by.piece, move.place)
    yield from move_piece(g, by.me, *move)


def in_the_cave(g: State, owner: Seat, it: CardRow, place: int) -> Why:
    cave = g.facts.place_of["cave_of_wonders"]
    return None if place == cave else Refusal("only-there", "VI-065", place="cave_of_wonders")


def rub_lamp(g: State, by: By) -> Flow:
    """Find the Genie, who comes to the same location (VI-060)."""
    genie = yield from find_hero(g, by.owner, "genie")
    yield from enter_hero(g, by.me, by.owner, genie, g.at[by.piece])


def recruits(g: State, owner: Seat, it: CardRow, source: Piece, kind: Kind, place: int, bearer: Piece) -> int:
    """An Ally played to his location costs less."""
    return it.cost_change if g.facts.types[kind] == ALLY and place == g.at[source] else 0


def is_hypnotize(g: State, kind: Kind) -> bool:
    return bool(g.facts.ids[kind] == "hypnotize")


card("necessary_sacrifice", target(controlled, sacrifice))
card("palace_guard")
card("scimitar")
card("scrying", target(types_left, scry))
card("a_snake_am_i", target(weak_heroes_here, strike))
card("deception", does(play_top_fate))
card("giant_hourglass", kit.activates(hourglass))
card("hypnotize", target(minds, hypnotise))
card("manipulation", target(discards(lambda g, kind: True), take_back))
card("sorcerous_power", does(sorcerous_power))
card("gazeem", kit.discarded(may_at(discards(is_sort(ITEM)), take_back)))
card("iago", ability(items_beside, fly_with))
card("magic_lamp", kit.where(in_the_cave), kit.played(rub_lamp))
card("razoul", kit.cost(recruits))
card("scarab_pendant", kit.played(unlock))
card("snake_staff", ability(discards(is_hypnotize), take_back))

# Fate cards


@aim(PIECE, kind="discard_piece", other=NOT_THIS_CARD)
def small_allies(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """An Ally up to a strength, at an unlocked location (VI-071, VI-052)."""
    owner = by.owner
    strong = Refusal("too-strong", "VI-071", limit=by.it.limit)
    for ally in board.allies_of(g, owner):
        locked = g.facts.locked[g.villain[owner]][g.at[ally]] if g.at[ally] == g.lock[owner] else None
        yield ally, locked or (strong if board.strength(g, owner, ally) > by.it.limit else None)


@aim(PIECE, kind="steal", other=NOT_THIS_CARD)
def loot(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """One of Jafar's Items at the Hero's location that no Hero holds (VI-078)."""
    f, owner, here = g.facts, by.owner, g.at[by.piece]
    free = [p for p in board.items_of(g, owner) if g.at[p] == here and g.host[p] not in g.heroes[owner]]
    return [(item, None) for item in free if not f.is_fate[f.kind_of[item]]]


def steal(g: State, by: By, item: Piece) -> None:
    """The Item is attached to the Hero; it returns when he is defeated (VI-065)."""
    g.tell("stole", "VI-065", seat=by.owner, piece=board.name_of(g, item), card=by.it.id)
    if item in g.bottom[by.owner]:
        g.bottom[by.owner].remove(item)
        g.attached[by.owner].append(item)
    g.host[item] = by.piece


def carries_all(g: State, owner: Seat, it: CardRow, carpet: Piece, hero: Piece) -> Why:
    return None if hero == carpet else Refusal("hero-forbids", "VI-065", card=it.id)


def with_lamp(g: State, owner: Seat, piece: Piece) -> bool:
    lamp = board.find(g, g.bottom[owner] + g.attached[owner], "magic_lamp")
    return lamp != NOWHERE and g.at[lamp] == g.at[piece]


def with_jasmine(g: State, owner: Seat, piece: Piece) -> bool:
    return board.find(g, g.heroes[owner] + g.bottom[owner], "princess_jasmine") != NOWHERE


def treachery(g: State, by: By) -> None:
    """Jafar loses Power (VI-065)."""
    lose(g, by.owner, by.it.power, by.it.id)


card("wish")
card("crushing_blow", target(small_allies, discard))
card("narrow_escape", target(fallen_heroes, revive))
card("abu", kit.played(may_at(loot, steal)))
card("aladdin", kit.played(may_at(loot, steal)))
card("carpet", kit.shields(carries_all))
card("genie", kit.strength(boosted(with_lamp)))
card("princess_jasmine")
card("rajah", kit.strength(boosted(with_jasmine)))
card("sultan", kit.refuses("palace_guard"))
card("treachery", does(treachery))
