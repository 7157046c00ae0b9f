"""Prince John: twenty Power at the start of his turn."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.villainous import board
from panoplie.games.villainous.board import OPENED
from panoplie.games.villainous.can.cards import free_allies
from panoplie.games.villainous.can.fights import can_vanquish_any
from panoplie.games.villainous.can.moves import shifts, why_not_move_hero
from panoplie.games.villainous.can.nouns import NOT_THIS_CARD, PIECE, SHIFT, Shift
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.common import (
    boosts_allies_here,
    boosts_heroes,
    earn,
    earns,
    itself_afar,
    may_at,
    may_discard_all,
    play_free,
)
from panoplie.games.villainous.cards.kit import By, Symbol, card, does, row, target, villain
from panoplie.games.villainous.facts import HERO, CardRow
from panoplie.games.villainous.state import NOWHERE, Kind, Piece, State
from panoplie.games.villainous.verbs.plays import vanquish
from panoplie.games.villainous.verbs.realm import discard_item, enter_hero, find_hero, move_piece, reshuffle
from panoplie.kernel.aims import Aimed, Why, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.deeds import AnyDeed, Deed
from panoplie.kernel.errors import Reason, Refusal
from panoplie.kernel.questions import amount, pick


def is_rich(g: State, seat: Seat) -> bool:
    """Twenty Power, all told (VI-E9)."""
    return g.power[seat] >= g.facts.villains[g.villain[seat]].power  # type: ignore[no-any-return]


def give_back(g: State, owner: Seat, hero: Piece) -> None:
    """Power that lies on a Hero returns when it is defeated; that is no gain (VI-065)."""
    if g.mark[hero]:
        g.power[owner] += g.mark[hero]
        g.tell("returned", "VI-065", seat=owner, amount=g.mark[hero])


def show_power(g: State, owner: Seat, piece: Piece) -> dict[str, Any]:
    return {"power": g.mark[piece]}


villain("prince_john", kit.objective(is_rich), kit.undone(give_back), kit.shows(show_power))

# Villain cards


@aim(PIECE, kind="imprison", other=NOT_THIS_CARD)
def prisoners(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """A Hero who can be moved to The Jail (VI-055)."""
    jail = g.facts.place_of["the_jail"]
    return [(hero, why_not_move_hero(g, me, hero, jail, far=True)) for hero in g.heroes[me]]


def imprison(g: State, by: By, hero: Piece) -> Flow:
    """Move a Hero from anywhere to The Jail (VI-055)."""
    return move_piece(g, by.owner, hero, g.facts.place_of["the_jail"])


def warrant(g: State, by: By, other: Piece) -> None:
    """A Hero played to its location pays (VI-056)."""
    if board.sort_of(g, other) == HERO:
        earn(g, by)


NOBODY_THERE: Final = Refusal("nobody-to-vanquish", "VI-077")


@aim(SHIFT, verb="move", kind="ambush", other=NOT_THIS_CARD)
def ambushes(g: State, me: Seat, by: By) -> Aimed[Shift]:
    """An Ally and where it goes, or nobody, so that a Hero can be vanquished (VI-077, VI-078)."""
    twin = g.clone()
    for move, why in shifts(g, me, board.allies_of(g, me), heroes=False, far=True):
        twin.at[move.piece] = move.place
        yield move, why or (None if can_vanquish_any(twin, me) else NOBODY_THERE)
        twin.at[move.piece] = g.at[move.piece]
    yield None, None if can_vanquish_any(g, me) else NOBODY_THERE


def can_trap(g: State, by: By) -> bool:
    return bool(g.heroes[by.me]) and (can_vanquish_any(g, by.me) or ambushes.any(g, by.me, by))


def set_a_trap(g: State, by: By) -> Flow:
    """An Ally may move to any location; then a Hero must be vanquished (VI-077, VI-078)."""
    move = yield from pick(g, by.me, by.it, ambushes, by)
    if move is not None:
        yield from move_piece(g, by.me, *move)
    yield from vanquish(g, by.me)


def golden_arrow(g: State, by: By, force: int) -> None:
    """Its bearer takes part in defeating a Hero (VI-065)."""
    earn(g, by)


def royal_discount(
    g: State, owner: Seat, it: CardRow, source: Piece, kind: Kind, place: int, bearer: Piece
) -> int:
    """With his mover at its location every card costs less."""
    return it.cost_change if g.mover[owner] == g.at[source] else 0


def patrol(g: State, by: By, move: Shift) -> Flow:
    """Before he moves, the Sheriff may go to another location, and earns Power if a Hero is there (VI-078)."""
    yield from move_piece(g, by.me, *move)
    if board.heroes_at(g, by.me, move.place):
        earn(g, by)


def sir_hiss(g: State, me: Seat, piece: Piece) -> list[Symbol]:
    """One covered symbol of his location can be used all the same, once a turn (VI-065)."""
    here, mine = g.at[piece] * 8, OPENED + piece * 32
    if not board.covered(g, me, g.at[piece]) or any([mine <= key < mine + 32 for key in g.used]):
        return []
    top = g.facts.top[g.villain[me]][g.at[piece]]
    return [(top[n], "hiss", mine + here + n) for n in range(len(top)) if here + n not in g.used]


card("beautiful_lovely_taxes", does(earns(lambda g, me: len(g.heroes[me]))))
card("imprison", target(prisoners, imprison))
card("rhino_guards")
card("warrant", kit.near(warrant))
card("wolf_archers", kit.reach(True))
card("bow_and_arrows", kit.saves(True))
card("cowardice", target(free_allies, play_free))
card("greed", does(earn))
card("set_a_trap", kit.ready(can_trap), does(set_a_trap))
card("golden_arrow", kit.felled(golden_arrow))
card(
    "intimidation",
    kit.ready(lambda g, by: can_vanquish_any(g, by.me)),
    does(lambda g, by: vanquish(g, by.me, spare=True)),
)
card("king_richards_crown", kit.cost(royal_discount))
card("nutsy", kit.aura(boosts_allies_here))
card("sheriff_of_nottingham", kit.before_move(may_at(itself_afar, patrol)))
card("sir_hiss", kit.opens(sir_hiss))
card("trigger", kit.aura(boosts_allies_here))

# Fate cards


def disguised(g: State, owner: Seat, it: CardRow, piece: Piece, hero: Piece) -> Why:
    """Its bearer cannot be defeated."""
    return Refusal("disguised", "VI-065") if g.host[piece] == hero else None


TOO_POOR: Final = Reason(
    "too-dear", "VI-E4", lambda g, seat, piece: {"need": row(g, piece).price, "have": g.power[seat]}
)


@aim(PIECE, verb="unmask")
def disguises(g: State, me: Seat) -> Aimed[Piece]:
    """A Clever Disguise that he can pay to be rid of (VI-065)."""
    found = [piece for piece in g.attached[me] if board.is_kind(g, piece, "clever_disguise")]
    return [(piece, TOO_POOR if row(g, piece).price > g.power[me] else None) for piece in found]


def unmask(g: State, me: Seat, piece: Piece) -> None:
    """Prince John pays to be rid of a Clever Disguise, whenever he likes in his turn (VI-065)."""
    it = row(g, piece)
    g.power[me] -= it.price
    g.tell("paid", "VI-065", seat=me, amount=it.price, card=it.id)
    discard_item(g, me, piece)


UNMASKING: Final[AnyDeed] = Deed(disguises, unmask)


def put_power(g: State, by: By, hero: Piece) -> Flow:
    """Some of Prince John's Power is put on a Hero, until it is defeated (VI-065)."""
    count = yield from amount(g, by.me, by.it, 0, min(by.it.count, g.power[by.owner]))
    g.power[by.owner] -= count
    g.mark[hero] += count
    if count:
        g.tell("took_power", "VI-065", seat=by.owner, piece=board.name_of(g, hero), amount=count)


@aim(PIECE, kind="enrich", other=NOT_THIS_CARD)
def thieves(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """A Hero of the realm (VI-065)."""
    return [(hero, None) for hero in g.heroes[by.owner]]


def warrants_here(g: State, by: By) -> list[Piece]:
    here = [piece for piece in g.bottom[by.owner] if g.at[piece] == g.at[by.piece]]
    return [piece for piece in here if board.is_kind(g, piece, "warrant")]


def not_in_jail(g: State, owner: Seat, it: CardRow, place: int) -> Why:
    jail = g.facts.place_of["the_jail"]
    return Refusal("never-there", "VI-065", place="the_jail") if place == jail else None


def marian_falls(g: State, by: By, place: int) -> Flow:
    """Find Robin Hood, who comes to where she fell, with the Power that lay on him (VI-060)."""
    robin = board.find(g, g.heroes[by.owner], "robin_hood")
    tokens = g.mark[robin] if robin != NOWHERE else 0
    kind = yield from find_hero(g, by.owner, "robin_hood")
    yield from enter_hero(g, by.me, by.owner, kind, place)
    g.mark[board.find(g, g.heroes[by.owner], "robin_hood")] += tokens


def toby_falls(g: State, by: By, place: int) -> Flow:
    """He is shuffled into the Fate pile (VI-065)."""
    toby = g.facts.number[by.it.id]
    g.fate_discard[by.owner].remove(toby)
    g.fate[by.owner].put(toby)
    return reshuffle(g, by.owner, g.fate[by.owner])


card("clever_disguise", kit.shields(disguised), kit.offers(UNMASKING))
card("steal_from_the_rich", target(thieves, put_power))
card("alan_a_dale", kit.aura(boosts_heroes))
card("friar_tuck", kit.played(may_discard_all("discard_warrants", warrants_here)))
card("king_richard", kit.forbids("effect"))
card("lady_kluck", kit.where(not_in_jail))
card("little_john", kit.played(lambda g, by: put_power(g, by, by.piece)))
card("maid_marian", kit.fallen(marian_falls))
card("robin_hood", kit.gains(lambda it, gained: max(0, gained + it.power)))
card("skippy", kit.refuses("wolf_archers"))
card("toby", kit.fallen(toby_falls))
