"""The powers that are actions of their own: Teleport, Illusion, Minions and Mimic."""

from __future__ import annotations

from typing import Any, ClassVar

from panoplie.games.heroes.asks import Question, decide
from panoplie.games.heroes.facts import BIT, LETTERS
from panoplie.games.heroes.state import State
from panoplie.games.heroes.verbs import gain_justice, gain_points, move_pawn, name, put_hero
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow, Roll
from panoplie.kernel.errors import Refusal


class Lost(Question):
    """Teleport went wrong: do you pay to go elsewhere, or accept Crimeland?"""

    __slots__ = ("hero",)
    kind: ClassVar[str] = "lost"
    rules: ClassVar[tuple[str, ...]] = ("HI-111", "HI-112")

    def __init__(self, seat: Seat, hero: str) -> None:
        self.seat = seat
        self.hero = hero

    def choices(self, g: Any) -> list[Answer]:
        enough = g.justice[self.seat] >= g.facts.teleport_price
        return [("accept",), ("change",)] if enough else [("accept",)]

    def reason(self, g: Any, answer: Answer) -> Refusal:
        return Refusal("too-little-justice", "HI-112") if answer == ("change",) else Refusal("not-an-option")

    def details(self, g: Any) -> dict[str, Any]:
        return {"hero": self.hero}


class Go(Question):
    """Where does the teleporting hero appear?"""

    __slots__ = ("hero",)
    kind: ClassVar[str] = "go"
    rules: ClassVar[tuple[str, ...]] = ("HI-110",)

    def __init__(self, seat: Seat, hero: str) -> None:
        self.seat = seat
        self.hero = hero

    def choices(self, g: Any) -> list[Answer]:
        return [("go", g.facts.district_ids[district]) for district in g.city]

    def details(self, g: Any) -> dict[str, Any]:
        return {"hero": self.hero}


def teleport(g: State, me: Seat, slot: int) -> Flow:
    """On a 1 the hero lands on Crimeland, else wherever he likes (HI-110 to HI-112, ruling HI-A18)."""
    facts = g.facts
    g.rolled = yield Roll(facts.combat_die, 1, me)
    word = name(g, slot)
    g.tell("threw", "HI-110", seat=me, hero=word, dice=list(g.rolled))
    lost = g.rolled == ("1",)
    g.rolled = ()
    if lost and g.uses_justice():
        if g.justice[me] >= facts.teleport_price:
            answer = yield from decide(g, Lost(me, word))
            if answer == ("change",):
                g.justice[me] -= facts.teleport_price
                g.tell("changed", "HI-112", seat=me, number=facts.teleport_price)
                lost = False
        if lost:
            gain_justice(g, me, 1, "HI-111")
    if lost:
        put_hero(g, slot, facts.crimeland, "HI-110")
    else:
        _, to = yield from decide(g, Go(me, word))
        put_hero(g, slot, facts.district_at[to], "HI-110")


def shift_pawn(g: State, me: Seat, slot: int, letter: str, to: str) -> None:
    """Illusion moves a crime pawn to a neighbouring district (HI-118)."""
    move_pawn(g, LETTERS.index(letter), g.facts.district_at[to], "HI-118")


def send_minions(g: State, me: Seat, slot: int, letter: str) -> None:
    """Minions win the crime and its points at once; then the pawn goes to Crimeland (HI-122, HI-125)."""
    pawn = LETTERS.index(letter)
    gain_points(g, me, g.facts.district_numbers[g.pawns[pawn]], "HI-122")
    move_pawn(g, pawn, g.facts.crimeland, "HI-125")


def copy_power(g: State, slot: int, power: str) -> None:
    """A copied power that needs no bonus marker lasts until the end of the turn (HI-128, ruling HI-A28)."""
    g.copied[slot] = BIT[power]
    g.learn_powers(slot)
