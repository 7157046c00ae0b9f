"""Prince John: twenty Power at the start of his turn."""

from __future__ import annotations

from panoplie.games.villainous import board, can
from panoplie.games.villainous.cards.common import (
    boosts_allies_here,
    boosts_heroes,
    gains,
    impossible,
    needs_ally_in_hand,
    plays_ally,
    row,
    row_of,
)
from panoplie.games.villainous.cards.kit import Kind, Piece, Why, card
from panoplie.games.villainous.facts import HERO, PLACES
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.games.villainous.verbs.asks import YES, Shift
from panoplie.games.villainous.verbs.choices import Amount, MayDo, Pick
from panoplie.games.villainous.verbs.plays import vanquish
from panoplie.games.villainous.verbs.realm import discard_piece, enter_hero, find_hero, gain, move_piece
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow, Shuffle
from panoplie.kernel.errors import Refusal

# Villain cards


def why_not_jail(g: State, me: Seat, hero: Piece) -> Why:
    return can.why_not_move_hero(g, me, hero, g.facts.place_of["the_jail"], far=True)


def needs_prisoner(g: State, me: Seat, owner: Seat) -> Why:
    free = any([why_not_jail(g, me, hero) is None for hero in g.heroes[me]])
    return None if free else impossible("imprison")


def imprison(g: State, me: Seat, owner: Seat) -> Flow:
    """Move a Hero from anywhere to The Jail (VI-055)."""
    _, name = yield Pick(
        me, me, "imprison", "hero", lambda g: g.heroes[me], lambda g, hero: why_not_jail(g, me, hero)
    )
    yield from move_piece(g, me, board.piece_named(g, me, name), g.facts.place_of["the_jail"])


def warrant(g: State, me: Seat, owner: Seat, piece: Piece, other: Piece) -> Flow:
    """A Hero played to its location pays (VI-056)."""
    if g.facts.types[g.facts.kind_of[other]] == HERO:
        gain(g, owner, row(g, piece).power, "VI-065", "warrant")
    yield from ()


def traps(g: State, me: Seat, ally: Piece, place: int) -> bool:
    """Whether there is somebody to vanquish once an Ally stands at a place. Nothing changes."""
    here = g.at[ally]
    g.at[ally] = place
    able = can.can_vanquish_any(g, me)
    g.at[ally] = here
    return able


def why_not_trap(g: State, me: Seat, ally: Piece, place: int) -> Why:
    """An Ally may move anywhere, so long as a vanquish is possible afterwards."""
    refusal = can.why_not_shift(g, me, ally, place, far=True)
    if refusal is None and not traps(g, me, ally, place):
        return Refusal("nobody-to-vanquish", "VI-077")
    return refusal


def needs_trap(g: State, me: Seat, owner: Seat) -> Why:
    if not g.heroes[me] or can.can_vanquish_any(g, me):
        return None if g.heroes[me] else impossible("set_a_trap")
    for ally in board.allies_of(g, me):
        for place in range(PLACES):
            if why_not_trap(g, me, ally, place) is None:
                return None
    return impossible("set_a_trap")


def set_a_trap(g: State, me: Seat, owner: Seat) -> Flow:
    """An Ally may move to any location; then a Hero must be vanquished (VI-077, VI-078)."""
    ask = Shift(
        me,
        me,
        "ally",
        lambda g: board.allies_of(g, me),
        lambda g, ally, place: why_not_trap(g, me, ally, place),
        "set_a_trap",
        optional=can.can_vanquish_any(g, me),
    )
    if ask.options(g) != [("none",)]:
        answer = yield ask
        if answer[0] == "move":
            yield from move_piece(g, me, board.piece_named(g, me, answer[1]), board.place_named(g, me, answer[2]))
    yield from vanquish(g, me)


def needs_vanquish(g: State, me: Seat, owner: Seat) -> Why:
    return None if can.can_vanquish_any(g, me) else impossible("intimidation")


def intimidation(g: State, me: Seat, owner: Seat) -> Flow:
    """Vanquish a Hero; the Allies stay (VI-065)."""
    yield from vanquish(g, me, spare=True)


def golden_arrow(g: State, owner: Seat, piece: Piece, force: int) -> Flow:
    """Its bearer takes part in defeating a Hero (VI-065)."""
    gain(g, owner, row(g, piece).power, "VI-065", "golden_arrow")
    yield from ()


def crown_cost(g: State, owner: Seat, source: Piece, kind: Kind, place: int, bearer: Piece) -> int:
    """With his mover at its location every card costs less."""
    return row(g, source).cost_change if g.mover[owner] == g.at[source] else 0


def sheriff(g: State, me: Seat, piece: Piece) -> Flow:
    """Before he moves, the Sheriff may go to another location, and earns Power if a Hero is there (VI-078)."""
    answer = yield Shift(
        me,
        me,
        "ally",
        lambda g: [piece],
        lambda g, ally, place: can.why_not_shift(g, me, ally, place, far=True),
        "sheriff_of_nottingham",
        optional=True,
    )
    if answer[0] == "move":
        there = board.place_named(g, me, answer[2])
        yield from move_piece(g, me, piece, there)
        if any([g.at[hero] == there for hero in g.heroes[me]]):
            gain(g, me, row(g, piece).power, "VI-065", "sheriff_of_nottingham")


card("beautiful_lovely_taxes", effect=gains("beautiful_lovely_taxes", lambda g, me: len(g.heroes[me])))
card("imprison", need=needs_prisoner, effect=imprison)
card("rhino_guards")
card("warrant", near=warrant)
card("wolf_archers", reach=True)
card("bow_and_arrows", saves=True)
card("cowardice", need=needs_ally_in_hand("cowardice"), private=True, effect=plays_ally("cowardice"))
card("greed", effect=gains("greed"))
card("set_a_trap", need=needs_trap, effect=set_a_trap)
card("golden_arrow", felled=golden_arrow)
card("intimidation", need=needs_vanquish, effect=intimidation)
card("king_richards_crown", cost=crown_cost)
card("nutsy", aura=boosts_allies_here)
card("sheriff_of_nottingham", before_move=sheriff)
card("sir_hiss")
card("trigger", aura=boosts_allies_here)

# Fate cards


def disguised(g: State, owner: Seat, piece: Piece, hero: Piece) -> Why:
    """Its bearer cannot be defeated."""
    return Refusal("disguised", "VI-065") if g.host[piece] == hero else None


def put_tokens(g: State, me: Seat, owner: Seat, hero: Piece, name: str) -> Flow:
    """Some of Prince John's Power is put on a Hero, until it is defeated (VI-065)."""
    _, count = yield Amount(me, owner, name, row_of(g, name).count)
    g.power[owner] -= count
    g.mark[hero] += count
    if g.events is not None:
        g.tell("took_power", "VI-065", seat=owner, piece=board.name_of(g, hero), amount=count)


def needs_thief(g: State, me: Seat, owner: Seat) -> Why:
    return None if g.heroes[owner] else impossible("steal_from_the_rich")


def steal_from_the_rich(g: State, me: Seat, owner: Seat) -> Flow:
    """Put some of Prince John's Power on a Hero (VI-065)."""
    _, name = yield Pick(me, owner, "steal_from_the_rich", "hero", lambda g: g.heroes[owner])
    yield from put_tokens(g, me, owner, board.piece_named(g, owner, name), "steal_from_the_rich")


def friar_tuck(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """All Warrants at his location may be discarded, before they pay (VI-078)."""
    here = [p for p in g.bottom[owner] if board.is_kind(g, p, "warrant") and g.at[p] == g.at[piece]]
    if here and (yield MayDo(me, "friar_tuck")) == YES:
        for paper in here:
            yield from discard_piece(g, owner, paper)


def not_in_jail(g: State, owner: Seat, place: int) -> Why:
    jail = g.facts.place_of["the_jail"]
    return Refusal("not-there", "VI-065", place="the_jail") if place == jail else None


def little_john(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """Some of Prince John's Power may be put on him (VI-078)."""
    if g.power[owner]:
        yield from put_tokens(g, me, owner, piece, "little_john")


def marian_falls(g: State, me: Seat, owner: Seat, piece: Piece, place: int) -> Flow:
    """Find Robin Hood, who comes to where she fell, with the Power that lay on him (VI-060)."""
    robin = board.find(g, g.heroes[owner], "robin_hood")
    tokens = g.mark[robin] if robin != NOWHERE else 0
    yield from find_hero(g, owner, "robin_hood")
    yield from enter_hero(g, me, owner, g.facts.number["robin_hood"], place)
    g.mark[board.find(g, g.heroes[owner], "robin_hood")] += tokens


def toby_falls(g: State, me: Seat, owner: Seat, piece: Piece, place: int) -> Flow:
    """He is shuffled into the Fate pile (VI-065)."""
    toby = g.facts.number["toby"]
    g.fate_discard[owner].remove(toby)
    g.fate[owner].append(toby)
    g.fate_known[owner].clear()
    g.fate[owner][:] = yield Shuffle(g.fate[owner])
    g.tell("reshuffled", "VI-065", seat=owner, pile="fate")


card("clever_disguise", shields=disguised)
card("steal_from_the_rich", need=needs_thief, effect=steal_from_the_rich)
card("alan_a_dale", aura=boosts_heroes)
card("friar_tuck", played=friar_tuck)
card("king_richard", forbids="effect")
card("lady_kluck", where=not_in_jail)
card("little_john", played=little_john)
card("maid_marian", fallen=marian_falls)
card("robin_hood")
card("skippy", refuses="wolf_archers")
card("toby", fallen=toby_falls)
