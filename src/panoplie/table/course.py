"""The course of a table: what its steps come to. No clock is read here and nothing is sent or stored.

A step is taken in one way only, whether it was just made, came from another node, or is read again after a
restart; so what a table shows does not depend on which of these happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from panoplie.games import laid_out
from panoplie.kernel import fair
from panoplie.kernel.answers import CHANCE, Answer, freeze
from panoplie.kernel.asks import Ask, ChanceAsk, Roll, Together
from panoplie.kernel.errors import Refusal, RuleError
from panoplie.kernel.events import Event
from panoplie.kernel.lessons import At, Chance, Throw
from panoplie.kernel.match import Entry, Match
from panoplie.kernel.outcome import Outcome
from panoplie.table import steps
from panoplie.table.chairs import Chair
from panoplie.table.effects import Effect, Line, Moment, Only
from panoplie.table.gathering import Gathering
from panoplie.table.measure import Measure
from panoplie.table.messages import ChatLine, Proposal, Seat
from panoplie.table.sides import asked_to_agree, judged, still_to_agree
from panoplie.table.steps import AnyStep
from panoplie.table.talk import Talk
from panoplie.table.teaching import lesson_view
from panoplie.table.terms import Snapshot, Terms

LINES_KEPT = 1000


class Course(Gathering):
    """A table up to a step."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.seq = 0
        """How many steps were taken; the store counts by it. Viewers count by the moment."""
        self.at = terms.created
        self.moment = Moment()
        self.seen_at = terms.created
        """When something last happened that everybody knows of."""
        self.match: Match | None = None
        self.base = 0
        """How many answers came before the state that the match was resumed from; 0 for a whole match."""
        self.earlier: list[Entry] = []
        self.lines: list[Line] = []
        self.talk = Talk()
        self.measure = Measure()
        self.proposed = 0, 0
        """Where the proposal goes back to, and how many answers beside that stay."""
        self.ids: dict[tuple[Seat, str], int] = {}
        self.again: str | None = None
        self.must_restart: int | None = None
        """Where the present act must begin anew because its answers do not fit the rules of this release."""
        self._asked: dict[Seat, Moment] = {}
        self._together: Ask | None = None

    # Reading

    @property
    def status(self) -> str:
        if self.match is None:
            return "open"
        return "over" if self.match.over or self.conceded is not None else "playing"

    @property
    def length(self) -> int:
        """How many answers the match has now."""
        return 0 if self.match is None else self.base + len(self.match.log)

    def log(self) -> list[Entry]:
        return [] if self.match is None else self.earlier + self.match.log

    def thrower(self) -> Seat | None:
        """Whose hand must throw before the game goes on. Chance that is asked now always waits for a hand."""
        if self.match is None or self.conceded is not None or self.taught:
            return None
        ask = self.match.ask
        return ask.thrower if isinstance(ask, Roll) else None

    def waiting(self) -> list[Seat]:
        """The seats that the game waits for."""
        if self.match is None or self.status == "over":
            return []
        thrower = self.thrower()
        if thrower is not None:
            return [thrower]
        asked = [ask.seat for ask in self.match.asks()]
        at = self.lesson_at()
        return asked if self.lesson is None else [seat for seat in asked if at is not None and seat == at.seat]

    def asked_since(self, seat: Seat) -> Moment | None:
        """The moment since which a seat has been asked what it is asked now."""
        return self._asked.get(seat)

    def due(self) -> float | None:
        """When a bot or a clock must act."""
        if self.peopled and any([self.chairs[seat].bot is not None for seat in self.waiting()]):
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
        if self.status == "over":
            view |= {"waiting": [], "ask": None, "outcome": self.outcome().to_json()}
        if self.lesson is not None:
            view |= lesson_view(self.lesson, self.lesson_at())
        return view

    def outcome(self) -> Outcome:
        """How the game ended, with those who are out of it left out."""
        return self.conceded or judged(self._playing().outcome(), self.sides, self.chairs)

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
        if match is None or self.status == "over":
            return Refusal("game-over")
        if self.lesson is not None:
            return Refusal("nothing-to-undo")  # what is not taught does not happen
        free = match.undo_point(seat)
        if isinstance(free, int):
            return self.base + free
        place = self.last_answer(seat)
        return free if isinstance(place, int) and self.asked_to_agree(seat, place) else place

    def asked_to_agree(self, seat: Seat, place: int) -> list[Seat]:
        """Whose consent it takes to go back to the answer of a seat at a place."""
        match = self._playing()
        # Who has answered a question to several is a secret: there all of them are asked.
        together = isinstance(match.ask, Together)
        since = range(len(self.chairs)) if together else [by for by, _ in match.log[place + 1 - self.base :]]
        return asked_to_agree(self.sides, self.chairs, seat, since)

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
        self.measure.count(step, self)
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
                return self._open(at, step)
            case steps.Start():
                return self._begin_if_full(at, step)
            case steps.Wish():
                self.wishes[step.seat] = step.wish
                return Effect(step, table=True)
            case steps.Sit():
                self.chairs[step.seat] = Chair(step.owner, step.name, step.emblem, None, True, since=self.seq + 1)
                return self._begin_if_full(at, step)
            case steps.Leave():
                return self._leave(at, step)
            case steps.Unseat():
                return self._unseat(step, self.seq + 1)
            case steps.Readmit():
                return self._readmit(step)
            case steps.Back():
                return self._take_back(at, step)
            case steps.Propose():
                asked = self.chairs.companions(step.seat) if step.asked is None else step.asked
                self.proposal = Proposal(step.seat, asked)
                self.proposed = step.place, step.beside
                return Effect(step, table=True)
            case steps.Resign():
                return self._resign(at, step)
            case steps.Ballot():
                return self._vote(at, step)
            case steps.Say():
                line = ChatLine(at, step.name, step.seat, step.text, step.team)
                only = self.side_of(step.seat) if step.team and step.seat is not None else None
                self.talk.say(line, only)
                return Effect(step, said=line, only=only)
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

    # The game

    def _begin(self, step: steps.Beginning) -> Effect:
        terms, lesson = self.terms, self.lesson
        if lesson is None:
            match = Match.start(terms.game, len(self.chairs), self.options, terms.facts, listen=True)
        else:
            state = laid_out(terms.game, lesson.seats, lesson.position, terms.facts)
            match = Match.resume(terms.game, state, listen=True)
        drawn = self._settle(match, None, step.drawn)
        self.match = match
        stored = msgspec.structs.replace(step, drawn=drawn)
        return Effect(stored, moved=True, events=list(match.state.events or ()), table=True, seated=True)

    def _answer(self, at: float, step: steps.Answer) -> Effect:
        match = self._playing()
        before = len(match.state.events or ())
        match.answer(step.seat, freeze(step.answer))
        drawn = self._settle(match, step.seat, step.drawn)
        secret = match.is_secret(len(match.log) - 1)
        among = match.asked_with(step.seat) if secret else ()
        taken = msgspec.structs.replace(step, drawn=drawn, secret=secret, among=among)
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
            return Effect(step, moved=True, events=events, table=table, only=step.among or (step.seat,))
        proposed, self.proposal = self.proposal is not None, None
        return Effect(step, moved=True, events=events, table=proposed or table)

    def _take_back(self, at: float, step: steps.Back) -> Effect:
        """Take back an answer; if it was secret, so is this."""
        secret, proposal = self._is_secret(step), self.proposal
        among = step.among
        if secret and self.match is not None:
            among = self.match.asked_with(step.seat)
        taken = msgspec.structs.replace(step, secret=secret, among=among)
        effect = self._go_back(at, taken, step.seat, step.place, step.beside)
        if secret:
            self.proposal = proposal
            effect.only = among or (step.seat,)
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
        waiting = still_to_agree(self.sides, self.chairs, proposal, step.seat)
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
            if isinstance(match.ask, Roll) and match.ask.thrower not in (None, hand):
                break
            answer = self._scripted(match) if stored is None else freeze(next(stored))
            if answer is None:
                answer = match.ask.sample(match.state, fair.Fair(self.terms.key, self.base + len(match.log)))
                match.push(answer)
            else:
                match.answer(CHANCE, answer)
            taken.append(answer)
        return taken

    # Lessons

    def lesson_at(self) -> At | None:
        """How far the lesson is that is held here; nothing where none is, or a new release has another."""
        return None if self.lesson is None else self.lesson.at(self.log())

    @property
    def taught(self) -> bool:
        """Whether a lesson is over."""
        at = self.lesson_at()
        return self.lesson is not None and (at is None or at.move is None)

    def _scripted(self, match: Match) -> Answer:
        """What a lesson lets chance answer now, if it says so."""
        at = None if self.lesson is None else self.lesson.at(self.earlier + match.log)
        return at.move.answer if at is not None and isinstance(at.move, Throw | Chance) else None

    # Inside

    def _is_secret(self, step: steps.Back) -> bool:
        return self._playing().is_secret(step.place - self.base)

    def _rewind(self, place: int, beside: int) -> None:
        self._playing().rewind(place - self.base, beside)

    def _playing(self) -> Match:
        if self.match is None:
            raise RuleError("The game has not begun.")
        return self.match

    def _run_clocks(self) -> None:
        if self.clocks is not None:
            self.clocks.run([seat for seat in self.waiting() if self.chairs[seat].human])

    def _note_asks(self, only: Only) -> None:
        match = self.match
        if match is None:
            return
        if self.conceded is not None:
            self._asked = {}
            return
        # Only among seats that are asked together does a question stay open while another is answered.
        ask = match.ask
        same = isinstance(ask, Together) and (ask is self._together or only is not None)
        self._together = ask
        # A side that answers as one must have seen what one of them has just added.
        asked = {seat: since for seat, since in self._asked.items() if seat not in (only or ())} if same else {}
        self._asked = {ask.seat: asked.get(ask.seat, self.moment) for ask in match.asks()}
        if self.clocks is not None and not same:
            seats = [seat for part in ask.asks for seat in part.seats] if isinstance(ask, Together) else []
            self.clocks.veil([seat for seat in seats if self.chairs[seat].human])
