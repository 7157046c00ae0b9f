"""The course of a table: what its steps come to. No clock is read here and nothing is sent or stored.

A step is taken in one way only, whether it was just made, came from another node, or is read again after a
restart; so what a table shows does not depend on which of these happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from panoplie.kernel import fair
from panoplie.kernel.answers import CHANCE, TOGETHER, freeze
from panoplie.kernel.asks import Ask, ChanceAsk, Together
from panoplie.kernel.errors import Refusal, RuleError
from panoplie.kernel.events import Event
from panoplie.kernel.match import Entry, Match
from panoplie.kernel.outcome import Outcome
from panoplie.kernel.sight import EVERYONE, knowledge
from panoplie.kernel.state import State
from panoplie.table import steps
from panoplie.table.clock import BOT_AT_ZERO, Clocks
from panoplie.table.messages import ChatLine, Proposal, Seat
from panoplie.table.steps import AnyStep
from panoplie.table.terms import Snapshot, Terms

LINES_KEPT = 1000
CHAT_KEPT = 100


class Place(Struct):
    """A seat as it stands now."""

    owner: str | None = None
    name: str | None = None
    emblem: str | None = None
    bot: str | None = None
    here: bool = False
    since: int = 0
    """The step at which the owner sat down; the seat's key hangs on it."""
    lost: bool = False

    @property
    def open(self) -> bool:
        return self.bot is None and not self.here

    @property
    def human(self) -> bool:
        """Whether a person answers for this seat now."""
        return self.bot is None


class Effect(Struct):
    """What a step did."""

    step: AnyStep
    moved: bool = False
    """Whether the match changed."""
    undo: bool = False
    events: Sequence[Event] = ()
    said: ChatLine | None = None
    table: bool = False
    """Whether something beside the match changed: seats, proposal, clocks."""
    seated: bool = False
    """Whether a seat has another owner, or none, from now on."""


class Course:
    """A table up to a step."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.seq = 0
        self.at = terms.created
        self.places: list[Place] = []
        self.begun = False
        self.match: Match | None = None
        self.base = 0
        """How many answers came before the state that the match was resumed from; 0 for a whole match."""
        self.earlier: list[Entry] = []
        self.lines: list[tuple[int, Event]] = []
        self.chat: list[ChatLine] = []
        self.proposal: Proposal | None = None
        self.proposed = 0, 0
        """Where the proposal goes back to, and how many answers beside that stay."""
        self.ids: dict[tuple[Seat, str], int] = {}
        self.again: str | None = None
        self.clocks: Clocks | None = None
        self.must_restart: int | None = None
        """Where the present act must begin anew because its answers do not fit the rules of this release."""
        self._asked: dict[Seat, int] = {}
        self._together: Ask | None = None
        self._before: tuple[int, bool, State] | None = None
        """Where the last answer stands in the log, whether it was one of several, and the state before it."""

    # Reading

    @property
    def status(self) -> str:
        if self.match is None:
            return "open"
        return "over" if self.match.over else "playing"

    @property
    def length(self) -> int:
        """How many answers the match has now."""
        return 0 if self.match is None else self.base + len(self.match.log)

    def log(self) -> list[Entry]:
        return [] if self.match is None else self.earlier + self.match.log

    def is_held(self, seat: Seat, since: int) -> bool:
        """Whether a seat still belongs to whoever sat down in it at that step."""
        place = self.places[seat]
        return place.owner is not None and place.since == since

    def names(self) -> list[str]:
        return [place.name or place.bot or f"{seat + 1}" for seat, place in enumerate(self.places)]

    def thrower(self) -> Seat | None:
        """Whose hand must throw before the game goes on. Chance that is asked now always waits for a hand."""
        ask = self.match.ask if self.match is not None else None
        return ask.thrower if isinstance(ask, ChanceAsk) else None

    def waiting(self) -> list[Seat]:
        """The seats that the game waits for."""
        if self.match is None or self.match.over:
            return []
        thrower = self.thrower()
        if thrower is not None:
            return [thrower]
        return [ask.seat for ask in self.match.asks()]

    def asked_since(self, seat: Seat) -> int | None:
        """The step since which a seat has been asked what it is asked now."""
        return self._asked.get(seat)

    def due(self) -> float | None:
        """When a bot or a clock must act."""
        if any([self.places[seat].bot is not None for seat in self.waiting()]):
            return self.at
        flag = None if self.clocks is None else self.clocks.next_flag()
        return None if flag is None else flag[0]

    def view(self, eyes: Seat | None) -> Any:
        if self.match is None:
            return None
        view = self.match.view(eyes)
        if self.match.over:
            view["outcome"] = self.outcome().to_json()
        return view

    def outcome(self) -> Outcome:
        """How the game ended. Whoever lost on time does not win, whatever a bot made of the seat."""
        ended = self._playing().outcome()
        in_time = [seat for seat, place in enumerate(self.places) if not place.lost]
        if not in_time or all([seat in in_time for seat in ended.winners]):
            return ended
        best = max([ended.scores[seat] for seat in in_time])
        winners = [seat for seat in ended.winners if seat in in_time]
        winners = winners or [seat for seat in in_time if ended.scores[seat] == best]
        return Outcome.won(winners, ended.scores, "time")

    def snapshot(self) -> Snapshot | None:
        """Enough to go on from, should a new release replay the answers differently."""
        if self.match is None:
            return None
        place, state = (len(self.match.log), self.match.state) if self.match.over else self.match.checkpoint()
        rules = self.terms.game.meta.rules_version
        left = None if self.clocks is None else self.clocks.left[:]
        return Snapshot(self.base + place, rules, state.facts.fingerprint, state.to_json(), left)

    def act_place(self) -> int:
        """How many answers came before the present act."""
        if self.match is None:
            return 0
        return self.base + (len(self.match.log) if self.match.over else self.match.act_began)

    # Taking back

    def companions(self, seat: Seat) -> list[Seat]:
        """The seats of other people who play now; seats at the same screen have one owner and one mind."""
        owner = self.places[seat].owner
        return [
            other
            for other, place in enumerate(self.places)
            if place.human and place.owner != owner and place.owner is not None
        ]

    def free_undo(self, seat: Seat) -> int | Refusal:
        """Where a seat may go back to without asking anybody."""
        match = self.match
        if match is None or match.over:
            return Refusal("game-over")
        if self.companions(seat):
            place = match.undo_point(seat)
            return place if isinstance(place, Refusal) else self.base + place
        return self.last_answer(seat)

    def can_undo(self, seat: Seat) -> bool:
        """Whether `free_undo` gives a place; quick enough to be asked at every step."""
        match = self.match
        if match is None or match.over:
            return False
        if match.ask is not None and match.ask.seat == TOGETHER:
            return isinstance(self.free_undo(seat), int)
        if not self.companions(seat):
            return any([by == seat for by, _ in match.log])
        if not match.log or match.log[-1][0] != seat:
            return False
        if self._before is None or self._before[0] != len(match.log) - 1:
            return isinstance(self.free_undo(seat), int)
        return not (self._before[1] or self._has_taught(self._before[2]))

    def last_answer(self, seat: Seat) -> int | Refusal:
        """Before the last answer of a seat, whatever happened since."""
        log = self.match.log if self.match is not None else []
        for place in range(len(log) - 1, -1, -1):
            if log[place][0] == seat:
                return self.base + place
        return Refusal("nothing-to-undo")

    def beside(self, place: int) -> int:
        """How many answers of others stay when the one at a place is taken back."""
        return self._playing().beside(place - self.base)

    # Taking steps

    def take(self, at: float, step: AnyStep) -> Effect:
        """Take the next step. A refused answer raises and changes nothing.

        The effect holds the step as it must be stored, with what chance has drawn.
        """
        effect = self._take(at, step)
        self.seq += 1
        self.at = at
        self.lines += [(self.seq, event) for event in effect.events]
        del self.lines[:-LINES_KEPT]
        if effect.moved:
            self._note_asks()
        self._run_clocks()
        return effect

    def settle_in(self) -> None:
        """Take note of what is asked, in a match that was set up rather than played."""
        self._note_asks()
        self._run_clocks()

    def _take(self, at: float, step: AnyStep) -> Effect:
        match step:
            case steps.Answer():
                return self._answer(at, step)
            case steps.Cast():
                return self._cast(at, step)
            case steps.Open():
                self.places = [Place(s.owner, s.name, s.emblem, s.bot, s.here, since=1) for s in step.seats]
                return self._begin_if_full(at, step)
            case steps.Sit():
                self.places[step.seat] = Place(step.owner, step.name, step.emblem, None, True, since=self.seq + 1)
                return self._begin_if_full(at, step)
            case steps.Leave():
                return self._leave(at, step)
            case steps.Back():
                return self._go_back(at, step, step.seat, step.place, step.beside)
            case steps.Propose():
                self.proposal = Proposal(step.seat, self.companions(step.seat))
                self.proposed = step.place, step.beside
                return Effect(step, table=True)
            case steps.Ballot():
                return self._vote(at, step)
            case steps.Say():
                line = ChatLine(at, step.name, step.seat, step.text)
                self.chat.append(line)
                del self.chat[:-CHAT_KEPT]
                return Effect(step, said=line)
            case steps.Swap():
                return self._swap(at, step)
            case steps.Flag():
                return self._flag(at, step)
            case steps.Pause():
                if self.clocks is not None:
                    self.clocks.forgive(step.seconds)
                    self.clocks.charge(at)
                return Effect(step, table=True)
            case steps.Again():
                self.again = step.table
                return Effect(step, table=True)
            case steps.Restart():
                return self._go_back(at, step, None, step.place)
        raise RuleError(f"No table takes the step {step!r}.")

    # People

    def _begin_if_full(self, at: float, step: steps.Beginning) -> Effect:
        """Begin the game as soon as no seat is open."""
        if self.begun or any([place.open for place in self.places]):
            return Effect(step, table=True, seated=True)
        self.begun = True
        if self.terms.clock is not None:
            self.clocks = Clocks(self.terms.clock, len(self.places))
            self.clocks.charge(at)
        return self._begin(step)

    def _begin(self, step: steps.Beginning) -> Effect:
        terms = self.terms
        match = Match.start(terms.game, len(self.places), terms.options, terms.facts, listen=True)
        drawn = self._settle(match, None, step.drawn)
        self.match = match
        stored = msgspec.structs.replace(step, drawn=drawn)
        return Effect(stored, moved=True, events=list(match.state.events or ()), table=True, seated=True)

    def _leave(self, at: float, step: steps.Leave) -> Effect:
        if not self.begun:
            self.places[step.seat] = Place()
            return Effect(step, table=True, seated=True)
        self._charge(at)
        self.places[step.seat].bot = step.bot
        self._drop_proposal_of(step.seat)
        return Effect(step, table=True)

    def _swap(self, at: float, step: steps.Swap) -> Effect:
        self._charge(at)
        if not self.begun:
            self.places[step.seat] = Place(bot=step.bot)
            return self._begin_if_full(at, step)
        self.places[step.seat].bot = step.bot
        if step.bot is None and self.clocks is not None:
            self.clocks.restore(step.seat)
        self._drop_proposal_of(step.seat)
        return Effect(step, table=True)

    def _flag(self, at: float, step: steps.Flag) -> Effect:
        self._charge(at)
        assert self.terms.clock is not None and self.clocks is not None
        place = self.places[step.seat]
        self.clocks.left[step.seat] = 0.0
        place.bot = BOT_AT_ZERO[self.terms.clock.at_zero]
        place.lost = self.terms.clock.at_zero == "lose"
        self._drop_proposal_of(step.seat)
        return Effect(step, moved=True, events=[Event("flagged", "", {"seat": step.seat})], table=True)

    # The game

    def _answer(self, at: float, step: steps.Answer) -> Effect:
        match = self._playing()
        before = len(match.state.events or ())
        together = match.ask is not None and match.ask.seat == TOGETHER
        state = match.state.clone()
        match.answer(step.seat, freeze(step.answer))
        self._before = len(match.log) - 1, together, state
        drawn = self._settle(match, step.seat, step.drawn)
        return self._moved_on(at, msgspec.structs.replace(step, drawn=drawn), (match.state.events or [])[before:])

    def _cast(self, at: float, step: steps.Cast) -> Effect:
        match = self._playing()
        if self.thrower() != step.seat:
            raise RuleError(f"Seat {step.seat} has nothing to throw.")
        before = len(match.state.events or ())
        drawn = self._settle(match, step.seat, step.drawn)
        return self._moved_on(at, msgspec.structs.replace(step, drawn=drawn), (match.state.events or [])[before:])

    def _moved_on(self, at: float, step: steps.Answer | steps.Cast, events: Sequence[Event]) -> Effect:
        """The clock of whoever moved, the client's name for its answer, and no more talk of taking back."""
        if self.clocks is not None:
            self.clocks.charge(at)
            if isinstance(step, steps.Answer):
                self.clocks.reward(step.seat)
        if isinstance(step, steps.Answer) and step.id is not None:
            self.ids[step.seat, step.id] = self.seq + 1
        proposed, self.proposal = self.proposal is not None, None
        return Effect(step, moved=True, events=events, table=proposed or self.clocks is not None)

    def _go_back(self, at: float, step: AnyStep, seat: Seat | None, place: int, beside: int = 0) -> Effect:
        self._charge(at)
        self._rewind(place, beside)
        self.proposal = None
        event = Event("restarted", "", {}) if seat is None else Event("undone", "", {"seat": seat})
        return Effect(step, moved=True, undo=True, events=[event], table=True)

    def _vote(self, at: float, step: steps.Ballot) -> Effect:
        proposal = self.proposal
        if proposal is None:
            raise RuleError("Nothing is proposed.")
        if not step.agree:
            self.proposal = None
            return Effect(step, table=True)
        owner = self.places[step.seat].owner
        waiting = [seat for seat in proposal.waiting if self.places[seat].owner != owner]
        if waiting:
            self.proposal = Proposal(proposal.seat, waiting)
            return Effect(step, table=True)
        return self._go_back(at, step, proposal.seat, *self.proposed)

    def _settle(self, match: Match, hand: Seat | None, drawn: steps.Drawn) -> list[Any]:
        """Let chance answer, as far as it needs no other hand than this one.

        What was drawn before is not drawn again: a new release may draw differently.
        """
        stored = None if drawn is None else iter(drawn)
        taken: list[Any] = []
        while isinstance(match.ask, ChanceAsk):
            if match.ask.thrower is not None and match.ask.thrower != hand:
                break
            if stored is None:
                place = self.base + len(match.log)
                answer = match.ask.sample(match.state, fair.Fair(self.terms.key, place))
                match.push(answer)
            else:
                answer = freeze(next(stored))
                match.answer(CHANCE, answer)
            taken.append(answer)
        return taken

    # Inside

    def _rewind(self, place: int, beside: int) -> None:
        self._before = None
        self._playing().rewind(place - self.base, beside)

    def _playing(self) -> Match:
        if self.match is None:
            raise RuleError("The game has not begun.")
        return self.match

    def _has_taught(self, then: State) -> bool:
        """Whether anybody, or a watcher, now knows a card that they did not know then."""
        zones = self.terms.game.zones
        before = zones(then)
        if all([zone.known == EVERYONE for zone in before]):
            return False
        after = zones(self._playing().state)
        viewers: list[Seat | None] = [None, *range(len(self.places))]
        return any([bool(knowledge(after, viewer) - knowledge(before, viewer)) for viewer in viewers])

    def _run_clocks(self) -> None:
        if self.clocks is not None:
            self.clocks.run([seat for seat in self.waiting() if self.places[seat].human])

    def _charge(self, at: float) -> None:
        if self.clocks is not None:
            self.clocks.charge(at)

    def _drop_proposal_of(self, seat: Seat) -> None:
        """Whoever leaves proposes nothing and need not agree any more."""
        proposal = self.proposal
        if proposal is not None and (seat == proposal.seat or seat in proposal.waiting):
            self.proposal = None

    def _note_asks(self) -> None:
        match = self.match
        if match is None:
            return
        # Only among seats that are asked together does a question stay open while another is answered.
        together = isinstance(match.ask, Together) and match.ask is self._together
        self._together = match.ask
        self._asked = {
            ask.seat: self._asked.get(ask.seat, self.seq) if together else self.seq for ask in match.asks()
        }
