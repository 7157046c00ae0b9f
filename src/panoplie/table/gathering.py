"""Those who gather at a table: who sits where and wishes what, who begins, leaves, gives up or is out of time."""

from __future__ import annotations

from typing import Any

from panoplie.games import primer
from panoplie.kernel.errors import RuleError
from panoplie.kernel.events import Event
from panoplie.kernel.lessons import Lesson
from panoplie.kernel.outcome import Outcome, Sides
from panoplie.table import steps
from panoplie.table.chairs import Chair, Chairs, Unseated
from panoplie.table.clock import BOT_AT_ZERO, Clocks
from panoplie.table.effects import Effect
from panoplie.table.messages import Proposal, Seat
from panoplie.table.sides import conceded, side_of, sides_of
from panoplie.table.terms import Terms


class Gathering:
    """The people of a table, whatever they play."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.chairs = Chairs()
        self.wishes: list[dict[str, Any]] = [dict(wish) for wish in terms.options.get("seats", ())]
        """What each seat chooses for itself, if the game lets it choose anything."""
        self.waits = False
        """Whether the game begins when the host says so, and not as soon as nobody is waited for."""
        self.unseated: dict[int, Unseated] = {}
        """Whose seat the host has freed, by the step at which that was."""
        self.lesson: Lesson | None = None
        """What is taught here, if this is no table for playing."""
        self.begun = False
        self.conceded: Outcome | None = None
        """How the game ended, if people gave it up."""
        self.clocks: Clocks | None = None
        self.proposal: Proposal | None = None

    # Reading

    @property
    def options(self) -> dict[str, Any]:
        """What the game is played with: what was agreed, and what each seat has chosen."""
        return {**self.terms.options, "seats": self.wishes} if self.wishes else self.terms.options

    @property
    def host(self) -> Seat | None:
        """Who looks after the table before the game: whoever of those who sit here came first."""
        here = [(chair.since, seat) for seat, chair in enumerate(self.chairs) if chair.here]
        return min(here)[1] if here else None

    def why_not_sit(self, person: str, home: str) -> str | None:
        """Why somebody of a household may not sit down here, if the host does not let them."""
        if any([unseated.person == person for unseated in self.unseated.values()]):
            return "unseated"
        homes = [unseated.home for unseated in self.unseated.values() if unseated.home]
        return "unseated-home" if home in homes else None

    @property
    def keeper(self) -> str:
        """For whose sake the bots of the table think: the host's."""
        return (self.host is not None and self.chairs[self.host].owner) or self.terms.id

    @property
    def peopled(self) -> bool:
        """Whether a person plays; bots alone go on only while somebody looks."""
        return any([chair.human for chair in self.chairs])

    @property
    def sides(self) -> Sides:
        """Who plays together."""
        return sides_of(self.terms.game, len(self.chairs), self.options)

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Those who play together with a seat, itself among them."""
        return side_of(self.sides, seat)

    # People

    def _open(self, at: float, step: steps.Open) -> Effect:
        self.chairs = Chairs.of(step.seats)
        self.waits = step.waits
        if step.lesson:
            self.lesson = primer(self.terms.game.meta.id).find(step.lesson)
            if self.lesson is None:
                raise RuleError(f"{self.terms.game.meta.title} has no lesson {step.lesson}.")
        return self._begin_if_full(at, step)

    def _begin_if_full(self, at: float, step: steps.Beginning) -> Effect:
        """Begin the game as soon as no seat is open, or when the host says so."""
        if self.begun or not self.chairs.taken or (self.waits and not isinstance(step, steps.Start)):
            return Effect(step, table=True, seated=True)
        self.begun = True
        if self.terms.clock is not None:
            self.clocks = Clocks(self.terms.clock, len(self.chairs))
            self.clocks.charge(at)
        return self._begin(step)

    def _begin(self, step: steps.Beginning) -> Effect:
        """Lay the game out."""
        raise NotImplementedError

    def _leave(self, at: float, step: steps.Leave) -> Effect:
        if not self.begun:
            self._vacate(step.seat)
            return Effect(step, table=True, seated=True)
        self._charge(at)
        self.chairs[step.seat].bot = step.bot
        self._drop_proposal_of(step.seat)
        return Effect(step, table=True)

    def _vacate(self, seat: Seat) -> None:
        """Open a seat again, with nothing of whoever had it."""
        self.chairs[seat] = Chair()
        if self.wishes:
            self.wishes[seat] = {wish.id: wish.default for wish in self.terms.game.meta.wishes}

    def _unseat(self, step: steps.Unseat, number: int) -> Effect:
        """Give free all seats of whoever has this one."""
        chair = self.chairs[step.seat]
        if chair.owner is None:
            raise RuleError(f"Nobody has seat {step.seat}.")
        self.unseated[number] = Unseated(chair.owner, chair.name or "", step.home)
        freed = [(seat, self.chairs[seat].since) for seat in sorted(self.chairs.of_person(chair.owner))]
        for seat, _ in freed:
            self._vacate(seat)
        return Effect(step, table=True, seated=True, freed=freed)

    def _readmit(self, step: steps.Readmit) -> Effect:
        """Let somebody sit down again, and with them their household, whoever else of it may not."""
        home = self.unseated.pop(step.unseated).home
        for number, other in self.unseated.items():
            if other.home == home:
                self.unseated[number] = Unseated(other.person, other.name, "")
        return Effect(step, table=True)

    def _resign(self, at: float, step: steps.Resign) -> Effect:
        """Give up: the side plays on while one of its people does, and the game while one side needs to."""
        self._charge(at)
        chair = self.chairs[step.seat]
        chair.bot, chair.resigned = step.bot, True
        self._drop_proposal_of(step.seat)
        self.conceded = conceded(self.sides, self.chairs)
        return Effect(step, moved=True, events=[Event("resigned", "", {"seat": step.seat})], table=True)

    def _swap(self, at: float, step: steps.Swap) -> Effect:
        self._charge(at)
        if not self.begun:
            self.chairs[step.seat] = Chair(bot=step.bot)
            return self._begin_if_full(at, step)
        self.chairs[step.seat].bot = step.bot
        if step.bot is None and self.clocks is not None:
            self.clocks.restore(step.seat)
        self._drop_proposal_of(step.seat)
        return Effect(step, table=True)

    def _flag(self, at: float, step: steps.Flag) -> Effect:
        self._charge(at)
        assert self.terms.clock is not None and self.clocks is not None
        chair = self.chairs[step.seat]
        self.clocks.left[step.seat] = 0.0
        chair.bot = BOT_AT_ZERO[self.terms.clock.at_zero]
        chair.lost = self.terms.clock.at_zero == "lose"
        self._drop_proposal_of(step.seat)
        return Effect(step, moved=True, events=[Event("flagged", "", {"seat": step.seat})], table=True)

    def _charge(self, at: float) -> None:
        if self.clocks is not None:
            self.clocks.charge(at)

    def _drop_proposal_of(self, seat: Seat) -> None:
        """Whoever leaves proposes nothing and agrees to nothing, unless another of the same side can."""
        proposal = self.proposal
        if proposal is None or seat not in (proposal.seat, *proposal.waiting):
            return
        others = [other for other in proposal.waiting if other != seat]
        side = self.side_of(seat)
        replaced = proposal.seat not in side and not set(side).isdisjoint(others)
        self.proposal = Proposal(proposal.seat, others) if replaced else None
