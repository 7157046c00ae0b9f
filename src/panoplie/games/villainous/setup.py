"""Setting up, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from panoplie.games.villainous.can.nouns import SEAT, VILLAIN
from panoplie.games.villainous.facts import VILLAINS
from panoplie.games.villainous.state import BEGIN, NOWHERE, State
from panoplie.games.villainous.verbs.realm import draw
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow, Lot
from panoplie.kernel.errors import Refusal
from panoplie.kernel.piles import Pile, shuffle
from panoplie.kernel.questions import pick

TAKEN: Final = Refusal("villain-taken", "VI-003")
NO_SUCH_VILLAIN: Final = Refusal("no-such-villain", "VI-002")


@aim(VILLAIN, verb="villain", taste=True, other=NO_SUCH_VILLAIN)
def villains(g: State, seat: Seat) -> Aimed[int]:
    """A villain that nobody has yet (VI-002, VI-004)."""
    return [(villain, TAKEN if villain in g.villain else None) for villain in range(len(VILLAINS))]


@aim(SEAT, verb="starts", kind="wicked", other=Refusal("nobody-there", "VI-011"))
def looks(g: State, seat: Seat) -> Aimed[Seat]:
    """Who looks most wicked; the first seat answers for the table (VI-011)."""
    return [(other, None) for other in range(g.seats)]


def set_up(g: State) -> Flow:
    """Everyone takes a villain with board and cards; then somebody starts (VI-004 to VI-012)."""
    wishes = [wish["villain"] for wish in g.options.get("seats", ())]
    for seat, wish in enumerate(wishes):
        if wish in VILLAINS:
            take_villain(g, seat, VILLAINS.index(wish))
    for seat in range(g.seats):
        if g.villain[seat] == NOWHERE:
            yield from choose_villain(g, seat)
    for seat in range(g.seats):
        yield from lay_out(g, seat)
    start = g.options["start"]
    if start == "wicked":
        g.active = (yield from pick(g, 0, None, looks)) or 0
    elif start == "random":
        _, g.active = yield Lot([("starts", seat) for seat in range(g.seats)])
    g.first = g.active
    g.tell("started", "VI-011", seat=g.active)
    for place in range(g.seats):  # starting Power by seat (VI-012)
        g.power[(g.first + place) % g.seats] = g.facts.box.starting_power[place]
    g.phase = BEGIN


def choose_villain(g: State, seat: Seat) -> Flow:
    """A villain that nobody has or wished for yet, chosen or dealt (VI-004)."""
    if g.options["villains"] == "random":
        _, name = yield Lot([("villain", VILLAINS[villain]) for villain in villains.legal(g, seat)])
        villain = VILLAINS.index(name)
    else:
        villain = (yield from pick(g, seat, None, villains)) or 0
    take_villain(g, seat, villain)


def take_villain(g: State, seat: Seat, villain: int) -> None:
    """A villain with board and cards (VI-004)."""
    g.villain[seat] = villain
    g.deck[seat] = Pile(g.facts.decks[villain])
    g.fate[seat] = Pile(g.facts.fates[villain])
    g.tell("chose", "VI-004", seat=seat, villain=VILLAINS[villain])


def lay_out(g: State, seat: Seat) -> Flow:
    """Mover on the left, lock tile on the right, two shuffled piles and a hand of four (VI-005 to VI-009)."""
    g.mover[seat] = 0
    g.lock[seat] = g.facts.locks[g.villain[seat]]
    yield from shuffle(g.deck[seat])
    yield from draw(g, seat, g.facts.box.hand)
    yield from shuffle(g.fate[seat])
