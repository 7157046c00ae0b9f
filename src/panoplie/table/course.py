"""The course of a table: what its steps come to. No clock is read here and nothing is sent or stored.

A step is taken in one way only, whether it was just made, came from another node, or is read again after a
restart; so what a table shows does not depend on which of these happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from panoplie.kernel import fair
from panoplie.kernel.answers import CHANCE, freeze
from panoplie.kernel.asks import Ask, ChanceAsk, Together
from panoplie.kernel.errors import Refusal, RuleError
from panoplie.kernel.events import Event
from panoplie.kernel.match import Entry, Match
from panoplie.kernel.outcome import Outcome
from panoplie.table import steps
from panoplie.table.chairs import Chair, Chairs
from panoplie.table.clock import BOT_AT_ZERO, Clocks
from panoplie.table.effects import Effect, Line, Moment
from panoplie.table.messages import ChatLine, Proposal, Seat
from panoplie.table.steps import AnyStep
from panoplie.table.terms import Snapshot, Terms

LINES_KEPT = 1000
CHAT_KEPT = 100


class Course:
    """A table up to a step."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.seq = 0
        """How many steps were taken; the store counts by it. Viewers count by the moment."""
        self.at = terms.created
        self.moment = Moment()
        self.seen_at = terms.created
        """When something last happened that everybody knows of."""
        self.chairs = Chairs()
        self.begun = False
        self.match: Match | None = None
        self.base = 0
        """How many answers came before the state that the match was resumed from; 0 for a whole match."""
        self.earlier: list[Entry] = []
        self.lines: list[Line] = []
        self.chat: list[ChatLine] = []
        self.proposal: Proposal | None = None
        self.proposed = 0, 0
        """Where the proposal goes back to, and how many answers beside that stay."""
        self.ids: dict[tuple[Seat, str], int] = {}
        self.again: str | None = None
        self.clocks: Clocks | None = None
        self.must_restart: int | None = None
        """Where the present act must begin anew because its answers do not fit the rules of this release."""
        self._asked: dict[Seat, Moment] = {}
        self._together: Ask | None = None

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

    def asked_since(self, seat: Seat) -> Moment | None:
        """The moment since which a seat has been asked what it is asked now."""
        return self._asked.get(seat)

    def due(self) -> float | None:
        """When a bot or a clock must act."""
        if any([self.chairs[seat].bot is not None for seat in self.waiting()]):
            return self.at
        flag = None if self.clocks is None else self.clocks.next_flag()
        return None if flag is None else flag[0]

    def open_key(self) -> str | None:
        """The key behind all chance, which is shown once the game is over."""
        return self.terms.key if self.status == "over" else None

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
        in_time = [seat for seat, chair in enumerate(self.chairs) if not chair.lost]
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

    def free_undo(self, seat: Seat) -> int | Refusal:
        """Where a seat may go back to without asking anybody."""
        match = self.match
        if match is None or match.over:
            return Refusal("game-over")
        place = match.undo_point(seat) if self.chairs.companions(seat) else match.last_answer(seat)
        return place if isinstance(place, Refusal) else self.base + place

    def last_answer(self, seat: Seat) -> int | Refusal:
        """Before the last answer of a seat, whatever happened since."""
        place = self._playing().last_answer(seat)
        return place if isinstance(place, Refusal) else self.base + place

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
        self.moment = self.moment.after(effect.only)
        if effect.only is None:
            self.seen_at = at
        if isinstance(step, steps.Answer) and step.id is not None:
            self.ids[step.seat, step.id] = self.moment.seen_by(step.seat)
        self.lines += [Line(self.moment, event, effect.only) for event in effect.events]
        del self.lines[:-LINES_KEPT]
        if effect.moved:
            self._note_asks(effect.only)
        self._run_clocks()
        return effect

    def settle_in(self) -> None:
        """Take note of what is asked, in a match that was set up rather than played."""
        self._note_asks(None)
        self._run_clocks()

    def _take(self, at: float, step: AnyStep) -> Effect:
        match step:
            case steps.Answer():
                return self._answer(at, step)
            case steps.Cast():
                return self._cast(at, step)
            case steps.Open():
                self.chairs = Chairs.of(step.seats)
                return self._begin_if_full(at, step)
            case steps.Sit():
                self.chairs[step.seat] = Chair(step.owner, step.name, step.emblem, None, True, since=self.seq + 1)
                return self._begin_if_full(at, step)
            case steps.Leave():
                return self._leave(at, step)
            case steps.Back():
                return self._take_back(at, step)
            case steps.Propose():
                self.proposal = Proposal(step.seat, self.chairs.companions(step.seat))
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
        if self.begun or not self.chairs.taken:
            return Effect(step, table=True, seated=True)
        self.begun = True
        if self.terms.clock is not None:
            self.clocks = Clocks(self.terms.clock, len(self.chairs))
            self.clocks.charge(at)
        return self._begin(step)

    def _begin(self, step: steps.Beginning) -> Effect:
        terms = self.terms
        match = Match.start(terms.game, len(self.chairs), terms.options, terms.facts, listen=True)
        drawn = self._settle(match, None, step.drawn)
        self.match = match
        stored = msgspec.structs.replace(step, drawn=drawn)
        return Effect(stored, moved=True, events=list(match.state.events or ()), table=True, seated=True)

    def _leave(self, at: float, step: steps.Leave) -> Effect:
        if not self.begun:
            self.chairs[step.seat] = Chair()
            return Effect(step, table=True, seated=True)
        self._charge(at)
        self.chairs[step.seat].bot = step.bot
        self._drop_proposal_of(step.seat)
        return Effect(step, table=True)

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

    # The game

    def _answer(self, at: float, step: steps.Answer) -> Effect:
        match = self._playing()
        before = len(match.state.events or ())
        match.answer(step.seat, freeze(step.answer))
        drawn = self._settle(match, step.seat, step.drawn)
        secret = match.is_secret(len(match.log) - 1)
        friends = match.friends(step.seat) if secret else []
        taken = msgspec.structs.replace(step, drawn=drawn, secret=secret, friends=friends)
        return self._moved_on(at, taken, (match.state.events or [])[before:])

    def _cast(self, at: float, step: steps.Cast) -> Effect:
        match = self._playing()
        if self.thrower() != step.seat:
            raise RuleError(f"Seat {step.seat} has nothing to throw.")
        before = len(match.state.events or ())
        drawn = self._settle(match, step.seat, step.drawn)
        return self._moved_on(at, msgspec.structs.replace(step, drawn=drawn), (match.state.events or [])[before:])

    def _moved_on(self, at: float, step: steps.Answer | steps.Cast, events: Sequence[Event]) -> Effect:
        """The clock of whoever moved, and no more talk of taking back; a secret answer leaves it as it was."""
        if self.clocks is not None:
            self.clocks.charge(at)
            if isinstance(step, steps.Answer):
                self.clocks.reward(step.seat)
        table = self.clocks is not None
        if isinstance(step, steps.Answer) and step.secret:
            return Effect(step, moved=True, events=events, table=table, only=(step.seat, *step.friends))
        proposed, self.proposal = self.proposal is not None, None
        return Effect(step, moved=True, events=events, table=proposed or table)

    def _take_back(self, at: float, step: steps.Back) -> Effect:
        """Take back an answer; if it was secret, so is this."""
        secret, proposal = self._is_secret(step), self.proposal
        taken = msgspec.structs.replace(step, secret=secret, friends=self._friends(step) if secret else [])
        effect = self._go_back(at, taken, step.seat, step.place, step.beside)
        if secret:
            self.proposal = proposal
            effect.only = (taken.seat, *taken.friends)
        return effect

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
        owner = self.chairs[step.seat].owner
        waiting = [seat for seat in proposal.waiting if self.chairs[seat].owner != owner]
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

    def _is_secret(self, step: steps.Back) -> bool:
        return self._playing().is_secret(step.place - self.base)

    def _friends(self, step: steps.Back) -> list[Seat]:
        return self._playing().friends(step.seat)

    def _rewind(self, place: int, beside: int) -> None:
        self._playing().rewind(place - self.base, beside)

    def _playing(self) -> Match:
        if self.match is None:
            raise RuleError("The game has not begun.")
        return self.match

    def _run_clocks(self) -> None:
        if self.clocks is not None:
            self.clocks.run([seat for seat in self.waiting() if self.chairs[seat].human])

    def _charge(self, at: float) -> None:
        if self.clocks is not None:
            self.clocks.charge(at)

    def _drop_proposal_of(self, seat: Seat) -> None:
        """Whoever leaves proposes nothing and need not agree any more."""
        proposal = self.proposal
        if proposal is not None and (seat == proposal.seat or seat in proposal.waiting):
            self.proposal = None

    def _note_asks(self, only: tuple[Seat, ...] | None) -> None:
        match = self.match
        if match is None:
            return
        # Only among seats that are asked together does a question stay open while another is answered.
        ask = match.ask
        same = isinstance(ask, Together) and (ask is self._together or only is not None)
        self._together = ask
        asked = self._asked if same else {}
        self._asked = {ask.seat: asked.get(ask.seat, self.moment) for ask in match.asks()}
        if self.clocks is not None and not same:
            seats = [ask.seat for ask in ask.asks] if isinstance(ask, Together) else []
            self.clocks.veil([seat for seat in seats if self.chairs[seat].human])
