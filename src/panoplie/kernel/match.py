"""A match: a checkpoint and the answers since.

A running rule is a generator, and generators cannot be copied or saved; so a live one is never the truth.
Before each act the match takes a checkpoint. To fork is to clone the checkpoint and replay the few answers
since; to take back is to replay fewer of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from panoplie.kernel.answers import CHANCE, TOGETHER, Answer, Seat, as_text, freeze, is_plain
from panoplie.kernel.asks import Ask, ChanceAsk, Flow, Together
from panoplie.kernel.chance import Source
from panoplie.kernel.drafts import NOTHING_SAID, Drafts
from panoplie.kernel.errors import IllegalAnswer, Refusal, RuleError
from panoplie.kernel.events import Event
from panoplie.kernel.game import Game
from panoplie.kernel.outcome import Outcome
from panoplie.kernel.running import Running, running
from panoplie.kernel.sight import has_taught
from panoplie.kernel.state import State
from panoplie.kernel.worlds import deal_anew

Entry = tuple[Seat, Answer]


class Match:
    """A game being played: its state, the ask that waits (none when it is over), and the log of all answers.

    >>> from panoplie.games import load
    >>> match = Match.start(load("pow"), seats=2, options={"start": "first_seat"})
    >>> match.ask
    <shuffle of seat -1>
    """

    __slots__ = (
        "_act_mark",
        "_checkpoint",
        "_drafts",
        "_flow",
        "_forked",
        "_graft",
        "_mark",
        "_origin",
        "_past",
        "_verdict",
        "ask",
        "game",
        "log",
        "state",
    )

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        facts: Any = None,
        listen: bool = False,
    ) -> Match:
        """Open the box. The first ask is that of the set-up; a listening match collects events."""
        game.check_seats(seats)
        state = game.new(seats, game.settle_options(options, seats), facts or game.facts())
        return cls.resume(game, state, listen)

    @classmethod
    def resume(cls, game: Game, state: State, listen: bool = False) -> Match:
        """Go on from a state between two acts."""
        origin = state.clone()
        match = Match(game, state, [], origin, origin)
        state.events = [] if listen else None
        match._open_act()
        return match

    def __init__(self, game: Game, state: State, log: list[Entry], origin: State, checkpoint: State) -> None:
        """A match at a checkpoint, before its next act. Use `start` or `resume`."""
        self.game = game
        self.state = state
        self.ask: Ask | None = None
        self.log = log
        self._origin = origin
        self._checkpoint = checkpoint
        self._mark = len(log)
        self._act_mark = len(log)
        self._forked = False
        self._drafts: Drafts = NOTHING_SAID
        self._graft: tuple[int, State] | None = None
        self._past: tuple[int, State] | None = None
        """The checkpoint before the present one: the last answer may have been given since that."""
        self._verdict: tuple[int, Refusal | None] | None = None
        """Of how many answers the last was judged, and why whoever gave it may not freely take it back."""
        self._flow: Flow

    # Answering

    def answer(self, seat: Seat, answer: Answer) -> list[Event]:
        """Give an answer that came from outside. It is checked; if it is refused nothing changes.

        Returns what happened, if the match listens.
        """
        answer = freeze(answer)
        refusal = self.why_not(seat, answer)
        if refusal is not None:
            raise IllegalAnswer(answer, refusal, self.game)
        before = len(self.state.events or ())
        self.push(answer, seat)
        return (self.state.events or [])[before:]

    def why_not(self, seat: Seat, answer: Answer) -> Refusal | None:
        """Why a seat may not give this answer now, or nothing if it may."""
        if self.ask is None:
            return Refusal("game-over")
        ask = self.ask_of(seat)
        if ask is None:
            return Refusal("already-answered" if self._drafts.has_answered(seat) else "not-asked")
        if not is_plain(answer):
            return Refusal("not-an-answer")
        refusal = ask.why_not(self.state, answer)
        if refusal is not None and refusal.key == "not-an-option":
            return Refusal("not-an-option", answer=as_text(answer))
        return refusal

    def push(self, answer: Answer, seat: Seat = CHANCE) -> Ask | None:
        """Give an answer that is known to be legal, and see what is asked next.

        The seat matters only where several are asked at once.
        """
        ask = self.ask
        if ask is None:
            raise RuleError("The game is over and takes no answer.")
        if ask.seat == TOGETHER:
            return self._collect(ask, answer, seat)
        self.log.append((ask.seat, answer))
        try:
            self.ask = ask = self._flow.send(answer)
        except StopIteration:
            return self._open_act()
        return ask if ask.seat != TOGETHER else self._put(ask)

    def settle(self, source: Source) -> None:
        """Let chance answer until a player is asked or the game is over."""
        ask = self.ask
        while ask is not None and ask.seat == CHANCE:
            assert isinstance(ask, ChanceAsk)
            ask = self.push(ask.sample(self.state, source))

    # Looking

    @property
    def over(self) -> bool:
        return self.ask is None

    def asks(self) -> list[Ask]:
        """All asks that still wait for an answer."""
        ask = self.ask
        if ask is None:
            return []
        return self._drafts.asks() if isinstance(ask, Together) else [ask]

    def next_asked(self) -> Seat:
        """The first of those who are asked together and have not answered."""
        return self._drafts.next_asked()

    def ask_of(self, seat: Seat) -> Ask | None:
        """The ask that waits for this seat."""
        ask = self.ask
        if isinstance(ask, Together):
            return self._drafts.ask_of(seat)
        return ask if ask is not None and ask.seat == seat else None

    def waiting(self, viewer: Seat | None = None) -> list[Seat]:
        """Whom the match waits for. Of seats that are asked together a viewer knows only its own progress."""
        if isinstance(self.ask, Together):
            return self._drafts.waiting(viewer)
        return [ask.seat for ask in self.asks()]

    def outcome(self) -> Outcome:
        if self.ask is not None:
            raise RuleError("The game is not over yet.")
        return self.game.outcome(self.state)

    def view(self, seat: Seat | None, with_ask: bool = True) -> dict[str, Any]:
        """All that a seat, or a spectator, may see of the match now, as JSON; a draft only while there is one."""
        ask = None if seat is None or not with_ask else self.ask_of(seat)
        view = {
            "board": msgspec.to_builtins(self.game.view(self.state, seat)),
            "waiting": self.waiting(seat),
            "ask": None if ask is None else ask.to_json(self.state),
            "outcome": None if self.ask is not None else self.outcome().to_json(),
        }
        draft = self._drafts.shown_to(self.state, seat) if with_ask else None
        return view if draft is None else {**view, "draft": draft}

    def trail(self) -> list[Running]:
        """The rules that are running, outermost first, with what the rulebook says of each."""
        return running(self._flow) if self.ask is not None else []

    # Other worlds

    def fork(self) -> Match:
        """An equal match that goes its own way. It does not listen.

        What still waits for the answers of others has changed nothing yet: it is taken over and not replayed.
        """
        self._refresh()
        if self._drafts is NOTHING_SAID:
            return self._branch(self.log[: self._mark], self.log[self._mark :])
        given = len(self.log) - self._drafts.count()
        twin = self._branch(self.log[: self._mark], self.log[self._mark : given])
        twin.log += self.log[given:]
        twin._drafts = self._drafts.copy()
        return twin

    def expect_forks(self) -> None:
        """Take a checkpoint before the next act even if nobody forks this one.

        Else the first fork replays all acts since the last: whoever forks now and then on a long way says so.
        """
        self._forked = True

    def unheard(self, seat: Seat) -> Match:
        """A fork in which what other sides have secretly answered to the present question is asked again."""
        self._refresh()
        return self._branch(self.log[: self._mark], self._heard_by(seat)[0])

    @property
    def act_began(self) -> int:
        """How many answers came before the present act."""
        return self._act_mark

    def checkpoint(self) -> tuple[int, State]:
        """The state before the present act, and how many answers led to it: enough to go on from later."""
        self._refresh()
        return self._mark, self._checkpoint.clone()

    def imagine(self, seat: Seat | None, source: Source) -> Match:
        """A match that looks the same from a seat, with all that it cannot know dealt anew.

        What others have answered secretly is asked again. The log holds only what the replay needs, so an
        imagined match cannot be taken back or written down.
        """
        self._refresh()
        since, kept = self._heard_by(seat)
        twin = self._branch([], since)
        state = twin.state
        if deal_anew(self.game, state, seat, source) and (len(since) > kept or not twin._reroot(since)):
            twin._graft = (len(since) - kept, state.clone())
        return twin

    # Taking back

    def undo_point(self, seat: Seat) -> int | Refusal:
        """Where a seat may freely go back to: before its last answer, if nobody has learnt anything since.

        Quick enough to be asked at every answer: nothing is replayed before the last act but one.
        """
        place = self.last_answer(seat)
        if isinstance(place, Refusal) or self._drafts.has_answered(seat):
            return place
        if isinstance(self.ask, Together):
            return Refusal("undo-answered")  # perhaps not yet, but nobody may learn that
        if place < len(self.log) - 1:
            return Refusal("undo-chance" if self.log[-1][0] == CHANCE else "undo-answered")
        if self._verdict is None or self._verdict[0] != len(self.log):
            self._verdict = len(self.log), self._why_not_undo()
        return self._verdict[1] or place

    def last_answer(self, seat: Seat) -> int | Refusal:
        """Where a seat's last answer stands in the log, whatever happened since."""
        for place in range(len(self.log) - 1, -1, -1):
            if self.log[place][0] == seat:
                return place
        return Refusal("nothing-to-undo")

    def undo(self, seat: Seat) -> int:
        """Take back a seat's last answer; refused if anybody has learnt anything since. Returns where it led."""
        place = self.undo_point(seat)
        if isinstance(place, Refusal):
            raise IllegalAnswer(("undo",), place, self.game)
        self.rewind(place, self.beside(place))
        return place

    def is_secret(self, place: int) -> bool:
        """Whether the answer at `place` waits for those of others to the same question."""
        return place >= len(self.log) - self._drafts.count()

    def asked_with(self, seat: Seat) -> tuple[Seat, ...]:
        """Those who see a seat's answer to the present question before all have answered, itself among them."""
        return self._drafts.watching(seat)

    def beside(self, place: int) -> int:
        """How many answers others gave to the same question after the one at `place`; it leaves them standing."""
        if self.is_secret(place):
            return len(self.log) - 1 - place
        past = self.at(place)
        question = past.ask
        after = 0
        if isinstance(question, Together):
            past.push(self.log[place][1], self.log[place][0])
            while past.ask is question and place + 1 + after < len(self.log):
                seat, answer = self.log[place + 1 + after]
                past.push(answer, seat)
                after += 1
        return after

    def at(self, place: int) -> Match:
        """The match as it was after the first `place` answers, replayed from the last checkpoint before them.

        It keeps checkpoints on the way, so that whoever goes back further does not begin at the start again.
        """
        mark, checkpoint = self._checkpoint_before(place)
        past = Match(self.game, checkpoint.clone(), self.log[:mark], self._origin, checkpoint)
        past.state.events = None if self.state.events is None else []
        past._open_act()
        for seat, answer in self.log[mark:place]:
            past._forked = True
            past.push(answer, seat)
        return past

    def rewind(self, place: int, beside: int = 0) -> None:
        """Go back to the first `place` answers, whoever has learnt what.

        Of the answers after the next one the first `beside` stay: others gave them to the same question.
        """
        past = self.at(place)
        past.feed(self.log[place + 1 : place + 1 + beside])
        for name in self.__slots__:
            setattr(self, name, getattr(past, name))

    def feed(self, entries: Iterable[Entry]) -> None:
        """Push answers that were checked when they were given."""
        for seat, answer in entries:
            self.push(answer, seat)

    # Inside

    def _open_act(self) -> Ask | None:
        """Run the next act up to its first ask; before it a checkpoint, if there were forks since the last.

        Acts that ask nobody have checkpoints too, so that no fork replays them.
        """
        state = self.state
        while not state.over:
            self._act_mark = len(self.log)
            if self._forked:
                if self._mark < self._act_mark:
                    self._past = self._mark, self._checkpoint
                self._checkpoint = state.clone()
                self._mark = self._act_mark
                self._graft = None
            self._flow = flow = self.game.act(state)
            try:
                self.ask = ask = next(flow)
            except StopIteration:
                continue
            self._forked = False
            return ask if ask.seat != TOGETHER else self._put(ask)
        self.ask = None
        return None

    def _put(self, ask: Ask) -> Ask:
        """Put the next question; where several sides are asked, none has said anything yet."""
        self.ask = ask
        if isinstance(ask, Together):
            self._drafts = Drafts(ask.asks)
        return ask

    def _collect(self, ask: Ask, answer: Answer, seat: Seat) -> Ask | None:
        """Keep a secret answer until all are in, then hand them over together."""
        self.log.append((seat, answer))
        drafts = self._drafts
        if not drafts.add(seat, answer):
            return ask
        self._drafts = NOTHING_SAID
        try:
            return self._put(self._flow.send(drafts.answers()))
        except StopIteration:
            return self._open_act()

    def _heard_by(self, seat: Seat | None) -> tuple[list[Entry], int]:
        """The answers since the checkpoint that a seat has heard, and how many of those wait for others."""
        since, given = self.log[self._mark :], self._drafts.count()
        if not given:
            return since, 0
        own = self._drafts.heard_by(seat)
        drafted = [entry for entry in since[-given:] if entry[0] in own]
        return since[:-given] + drafted, len(drafted)

    def _refresh(self) -> None:
        """Bring the checkpoint up to the present act. A match that nobody forks never pays for one."""
        if self._mark < self._act_mark:
            since = self.log[self._mark :]
            present = self._branch([], since, checkpoints=True)
            if present._past is not None:
                self._past = self._mark + present._past[0], present._past[1]
            self._checkpoint = present._checkpoint
            self._mark += present._mark
            self._graft = present._graft
        self._forked = True

    def _branch(self, before: list[Entry], since: list[Entry], checkpoints: bool = False) -> Match:
        """Replay the answers since the checkpoint, through the point where the world was dealt anew."""
        state = self._checkpoint.clone()
        twin = Match(self.game, state, before, self._origin, self._checkpoint)
        twin._graft = graft = self._graft
        twin._open_act()
        if graft is None and not checkpoints:
            for seat, answer in since:
                twin.push(answer, seat)
            return twin
        for place, (seat, answer) in enumerate(since):
            if graft is not None and graft[0] == place:
                state.become(graft[1])
            twin._forked = checkpoints
            twin.push(answer, seat)
        if graft is not None and graft[0] == len(since):
            state.become(graft[1])
        twin._forked = False
        return twin

    def _reroot(self, drafted: list[Entry]) -> bool:
        """Deal the checkpoint of an imagined match as its state was dealt, so that its forks need no graft.

        Right after the checkpoint that is the same world, unless the act has moved hidden cards before it asked.
        """
        root = self._checkpoint.clone()
        then, now = self.game.zones(root), self.game.zones(self.state)
        if [len(zone.cards) for zone in then] != [len(zone.cards) for zone in now]:
            return False
        for old, new in zip(then, now, strict=True):
            old.cards[:] = new.cards
        twin = Match(self.game, root.clone(), [], self._origin, root)
        twin._open_act()
        twin.feed(drafted)
        if twin.state != self.state:
            return False
        self._checkpoint = root
        return True

    def _checkpoint_before(self, place: int) -> tuple[int, State]:
        """The last checkpoint that is known with at most `place` answers before it, and how many there are."""
        if self._mark <= place:
            return self._mark, self._checkpoint
        if self._past is not None and self._past[0] <= place:
            return self._past
        return 0, self._origin

    def _why_not_undo(self) -> Refusal | None:
        """Why the last answer may not freely be taken back by whoever gave it."""
        self._refresh()
        last = len(self.log) - 1
        mark, checkpoint = self._checkpoint_before(last)
        before = Match(self.game, checkpoint.clone(), [], checkpoint, checkpoint)
        before._open_act()
        before.feed(self.log[mark:last])
        if isinstance(before.ask, Together):
            return Refusal("undo-answered")
        then, now = self.game.zones(before.state), self.game.zones(self.state)
        return Refusal("undo-learnt") if has_taught(then, now, self.state.seats) else None
