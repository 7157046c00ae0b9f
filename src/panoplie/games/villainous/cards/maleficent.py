"""Maleficent: a Curse at each location at the start of her turn."""

from __future__ import annotations

from typing import Final

from panoplie.games.villainous import board
from panoplie.games.villainous.can.nouns import LENT, NOT_THIS_CARD, PIECE
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.common import (
    IS_HERO,
    boosted,
    borrow,
    discard,
    draw_and_discard,
    drives_mover,
    itself_afar,
    lent,
    linger,
    may_at,
    may_discard_all,
    might_play,
    strike,
    weak_heroes,
)
from panoplie.games.villainous.cards.kit import By, Deals, card, does, target, villain
from panoplie.games.villainous.facts import ALLY, CURSE, EFFECT, HERO, PLACES, CardRow
from panoplie.games.villainous.state import NOWHERE, Kind, Piece, State
from panoplie.games.villainous.verbs.plays import play_hero
from panoplie.games.villainous.verbs.realm import gain, move_piece, open_hand, reveal
from panoplie.kernel.aims import Aimed, Why, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import may_pick
from panoplie.kernel.sight import EVERYONE


def curses_of(g: State, owner: Seat) -> list[Piece]:
    return [piece for piece in g.bottom[owner] if board.sort_of(g, piece) == CURSE]


def all_cursed(g: State, seat: Seat) -> bool:
    """A Curse at each location (VI-E9)."""
    return len({g.at[curse] for curse in curses_of(g, seat)}) == PLACES


villain("maleficent", kit.objective(all_cursed))

# Villain cards


def heroes_here(g: State, owner: Seat, piece: Piece) -> int:
    return len(board.heroes_at(g, owner, g.at[piece]))


def curse_here(g: State, owner: Seat, piece: Piece) -> bool:
    return any([g.at[curse] == g.at[piece] for curse in curses_of(g, owner)])


def dragon_form(g: State, by: By, hero: Piece) -> Flow:
    """Defeat a weak Hero; until her next turn each Fate action against her pays (VI-064)."""
    yield from strike(g, by, hero)
    linger(g, by)


def thorns(g: State, it: CardRow, kind: Kind) -> Why:
    """Only strong Heroes are played there, by the strength that is printed."""
    weak = g.facts.types[kind] == HERO and g.facts.strength[kind] < it.least
    return Refusal("curse-forbids", "VI-065", card=it.id) if weak else None


def fire(g: State, it: CardRow, kind: Kind) -> Why:
    """No Hero is played there."""
    return Refusal("curse-forbids", "VI-065", card=it.id) if g.facts.types[kind] == HERO else None


def broken_by(sort: int) -> Deals:
    """The Curse is discarded when a card of some type is played, not moved, to its location (VI-056)."""
    return lambda g, by, other: discard(g, by, by.piece) if board.sort_of(g, other) == sort else None


def sleep(g: State, owner: Seat, it: CardRow, source: Piece, piece: Piece) -> int:
    """Heroes at its location are weaker."""
    return it.boost if g.at[piece] == g.at[source] and piece in g.heroes[owner] else 0


@aim(LENT, verb="lend", kind="borrow")
def errands(g: State, me: Seat, by: By) -> Aimed[tuple[str, str]]:
    """An action of the location that Raven has flown to, but no Fate (VI-065)."""
    return lent(g, me, (g.at[by.piece],), without=("fate",))


errands_unseen: Final = aim(LENT, verb="lend", kind="borrow", secret=True)(errands.find)


def raven(g: State, by: By) -> Flow:
    """Before she moves, Raven may fly to another location and take one action there, but no Fate (VI-078)."""
    move = yield from may_pick(g, by.me, by.it, itself_afar, by)
    if move is not None:
        yield from move_piece(g, by.me, *move)
        lending = errands_unseen if might_play(g, by.me, move.place) else errands
        yield from may_at(lending, borrow)(g, by) or ()


def spin(g: State, by: By, force: int) -> None:
    """A Hero defeated at its location pays one less than its strength (VI-071)."""
    gain(g, by.owner, max(0, force + by.it.power), "VI-065", by.it.id)


def wave(g: State, owner: Seat, it: CardRow, source: Piece, kind: Kind, place: int, bearer: Piece) -> int:
    """With her mover at its location, Effects and Curses cost less."""
    fits = g.facts.types[kind] in (EFFECT, CURSE) and g.mover[owner] == g.at[source]
    return it.cost_change if fits else 0


card("cackling_goon", kit.strength(boosted(heroes_here)))
card("dragon_form", target(weak_heroes, dragon_form), kit.fated(lambda it: it.power))
card("forest_of_thorns", kit.bars(thorns), kit.near(broken_by(HERO)))
card("green_fire", kit.bars(fire), kit.arrived(lambda g, by: discard(g, by, by.piece)))
card("savage_goon")
card("sinister_goon", kit.strength(boosted(curse_here)))
card("vanish", does(linger), kit.lets_stay(True))
card("dreamless_sleep", kit.aura(sleep), kit.near(broken_by(ALLY)))
card("malice", target(weak_heroes, strike))
card("tyranny", does(draw_and_discard))
card("raven", kit.before_move(raven))
card("spinning_wheel", kit.felled(spin))
card("staff", kit.cost(wave))

# Fate cards


def unarmed(g: State, owner: Seat, it: CardRow, bearer: Piece) -> Why:
    """Only a Hero without any Item takes it."""
    return Refusal("has-item", "VI-065") if board.borne_by(g, owner, bearer) else None


def wards_off(g: State, owner: Seat, it: CardRow, source: Piece, kind: Kind, place: int, bearer: Piece) -> int:
    """A Curse played to the bearer's location costs more."""
    return it.cost_change if g.facts.types[kind] == CURSE and place == g.at[source] else 0


@aim(PIECE, kind="discard_piece", other=NOT_THIS_CARD)
def dreamed_of(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """A Curse that shares a location with a Hero (VI-065)."""
    curses = curses_of(g, by.owner)
    return [(curse, None) for curse in curses if heroes_here(g, by.owner, curse)]


def aurora(g: State, by: By) -> Flow:
    """Reveal a Fate card: a Hero is played at once, anything else goes back on top (VI-057)."""
    kind = yield from reveal(g, by.owner, fate=True)
    if kind != NOWHERE and IS_HERO(g, kind):
        yield from play_hero(g, by, kind)
    elif kind != NOWHERE:
        g.limbo.remove(kind)
        g.fate[by.owner].put(kind, EVERYONE)
        g.tell("put_back", "VI-057", seat=by.owner, number=1)


@aim(PIECE, kind="discard_piece", other=NOT_THIS_CARD)
def sleeping_here(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """A Dreamless Sleep at her location (VI-078)."""
    sleeps = [p for p in g.bottom[by.owner] if board.is_kind(g, p, "dreamless_sleep")]
    return [(curse, None) for curse in sleeps if g.at[curse] == g.at[by.piece]]


@aim(PIECE, kind="bring", other=NOT_THIS_CARD)
def neighbours(g: State, me: Seat, by: By, place: int) -> Aimed[Piece]:
    """An Ally of a neighbouring location (VI-055, VI-078)."""
    return [(ally, None) for ally in board.allies_at(g, by.owner, place)]


def king_hubert(g: State, by: By) -> Flow:
    """One Ally of each neighbouring location may be pulled to his (VI-078)."""
    here = g.at[by.piece]
    for place in board.NEIGHBOURS[here]:
        ally = yield from may_pick(g, by.me, by.it, neighbours, by, place)
        if ally is not None:
            yield from move_piece(g, by.owner, ally, here)


def merryweather(g: State, it: CardRow, kind: Kind) -> Why:
    """No Curse is played to her location."""
    return Refusal("hero-forbids", "VI-065", card=it.id) if g.facts.types[kind] == CURSE else None


def allies_of_place(g: State, by: By) -> list[Piece]:
    return board.allies_at(g, by.owner, g.at[by.piece])


card("guards")
card("sword_of_truth", kit.where(unarmed), kit.cost(wards_off))
card("once_upon_a_dream", target(dreamed_of, discard))
card("aurora", kit.played(aurora))
card("fauna", kit.played(may_at(sleeping_here, discard)))
card("flora", kit.played(lambda g, by: open_hand(g, by.owner)), kit.open_hand(True))
card("king_hubert", kit.played(king_hubert))
card("king_stefan", kit.played(drives_mover))
card("merryweather", kit.bars(merryweather))
card("prince_phillip", kit.played(may_discard_all("discard_allies", allies_of_place)))
