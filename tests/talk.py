"""Table talk: the language of the tests of all games.

A test sets the table, lets the dice fall as it likes and speaks as the players do:

    t = table("pow", seats=2).rolls("shield shield skull skull blue")
    t.seat(0).keeps("shield shield skull skull").rolls("orange")
    t.seat(0).is_asked("take").may_not("keep orange", rule="PO-017")

Nothing is answered by itself: a command that nobody asked for, or that has a word too many, fails the test.
A game adds its own words in `tests/games/<id>/talk.py`, in a subclass of `Talk` called TALK; its `arrange.py` sets
the table.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Self, TypeVar, overload

import pytest

from panoplie.games import laid_out, load
from panoplie.kernel.answers import CHANCE, Answer, Seat, as_text, from_text
from panoplie.kernel.asks import Ask, ChanceAsk, Lot, Roll, Shuffle
from panoplie.kernel.errors import IllegalAnswer, Refusal
from panoplie.kernel.match import Match
from panoplie.kernel.words import Words, words_for

if TYPE_CHECKING:
    from tests.games.dc.talk import DcTalk
    from tests.games.guardians.talk import GuardiansTalk
    from tests.games.heroes.talk import HeroesTalk
    from tests.games.pow.talk import PowTalk

A = TypeVar("A", bound=Ask)


@overload
def table(game_id: Literal["pow"], seats: int = 2, **arrangement: Any) -> PowTalk: ...
@overload
def table(game_id: Literal["heroes"], seats: int = 2, **arrangement: Any) -> HeroesTalk: ...
@overload
def table(game_id: Literal["dc"], seats: int = 2, **arrangement: Any) -> DcTalk: ...
@overload
def table(game_id: Literal["guardians"], seats: int = 2, **arrangement: Any) -> GuardiansTalk: ...
@overload
def table(game_id: str, seats: int = 2, **arrangement: Any) -> Talk: ...
def table(game_id: str, seats: int = 2, **arrangement: Any) -> Talk:
    """A table in the middle of a game, between two acts. Options of the game stand among the arrangement."""
    game = load(game_id)
    return _talk_of(game_id)(Match.resume(game, laid_out(game, seats, arrangement)))


@overload
def open_box(game_id: Literal["pow"], seats: int = 2, **options: Any) -> PowTalk: ...
@overload
def open_box(game_id: Literal["heroes"], seats: int = 2, **options: Any) -> HeroesTalk: ...
@overload
def open_box(game_id: Literal["dc"], seats: int = 2, **options: Any) -> DcTalk: ...
@overload
def open_box(game_id: Literal["guardians"], seats: int = 2, **options: Any) -> GuardiansTalk: ...
@overload
def open_box(game_id: str, seats: int = 2, **options: Any) -> Talk: ...
def open_box(game_id: str, seats: int = 2, **options: Any) -> Talk:
    """A table before set-up."""
    return _talk_of(game_id)(Match.start(load(game_id), seats, options))


def _talk_of(game_id: str) -> type[Talk]:
    talk: type[Talk] = importlib.import_module(f"tests.games.{game_id}.talk").TALK
    return talk


class Talk:
    """A match without chance of its own and, after `seat`, the voice of one player."""

    def __init__(self, match: Match, voice: Seat | None = None) -> None:
        self.match = match
        self.voice = voice

    # What a game says in its own way

    def pick(self, names: str, cards: Sequence[int]) -> list[int]:
        """The cards that a test names, out of these; by their numbers unless a game has a better way."""
        return [int(name) for name in names.split()]

    # Chance

    def rolls(self, dice: str) -> Self:
        """Let the dice fall; the order of the words does not matter."""
        ask = self._pending(Roll)
        words = dice.split()
        unknown = [word for word in words if word not in ask.dice.faces]
        assert not unknown, f"No die shows {', '.join(unknown)}."
        assert len(words) == ask.count, f"{ask.count} dice are thrown, not {len(words)}."
        return self._answer(CHANCE, ask.dice.sorted(words))

    def shuffles(self, names: str) -> Self:
        """Put the shuffled cards in this order."""
        ask = self._pending(Shuffle)
        return self._answer(CHANCE, tuple(self.pick(names, ask.cards)))

    def draws(self, lot: str) -> Self:
        """Let a lot be drawn."""
        self._pending(Lot)
        return self._answer(CHANCE, from_text(lot))

    @property
    def chance(self) -> Self:
        """The same table, where chance speaks, to see what it may not answer."""
        return type(self)(self.match, CHANCE)

    # Players

    def seat(self, seat: Seat) -> Self:
        """The same table, where this seat speaks now."""
        assert 0 <= seat < self.match.state.seats, f"Nobody sits in seat {seat}."
        return type(self)(self.match, seat)

    def says(self, text: str) -> Self:
        """Answer the question."""
        return self._answer(self._speaker, from_text(text))

    def is_asked(self, kind: str) -> Self:
        """Assert which question waits for this seat."""
        ask = self.match.ask_of(self._speaker)
        assert ask is not None, f"Seat {self.voice} is asked nothing: {self._now()}."
        assert ask.kind == kind, f"Seat {self.voice} is asked {ask.kind!r}, not {kind!r}."
        return self

    def reads(self, english: str, french: str) -> Self:
        """Assert the sentence of the question in both languages; unbreakable spaces are written as plain ones."""
        ask = self.match.ask_of(self._speaker)
        assert ask is not None, f"Seat {self.voice} is asked nothing: {self._now()}."
        for words, sentence in self._in_words(english, french):
            assert words.ask(ask.kind, ask.details(self.match.state)).replace("\u00a0", " ") == sentence
        return self

    def reads_on(self, answer: str, english: str, french: str) -> Self:
        """Assert that an answer is an option, and what stands on its button in both languages."""
        self.may(answer)
        for words, sentence in self._in_words(english, french):
            assert words.answer(from_text(answer)).replace("\u00a0", " ") == sentence
        return self

    def is_asked_nothing(self) -> Self:
        """Assert that no question waits for this seat."""
        ask = self.match.ask_of(self._speaker)
        assert ask is None, f"Seat {self.voice} is asked {ask!r}."
        return self

    def is_to_throw(self, count: int) -> Self:
        """Assert that the hand of this seat holds so many dice, about to be thrown."""
        ask = self._pending(Roll)
        assert (ask.thrower, ask.count) == (self._speaker, count), f"Seat {ask.thrower} throws {ask.count} dice."
        return self

    def may(self, *answers: str) -> Self:
        """Assert that all of these are options."""
        options = self.options()
        for text in answers:
            assert from_text(text) in options, f"{text!r} is not among {self._spoken(options)}."
            assert self.match.why_not(self._speaker, from_text(text)) is None, f"{text!r} is listed and refused."
        return self

    def may_only(self, *answers: str, of: str = "") -> Self:
        """Assert that these are the options, and no others; `of` looks at some verbs only."""
        verbs = of.split()
        options = [option for option in self.options() if not verbs or option[0] in verbs]
        assert sorted(self._spoken(options)) == sorted(answers)
        return self.may(*answers)

    def may_not(self, *answers: str, rule: str | None = None, because: str | None = None) -> Self:
        """Assert that none of these is an option, that giving it is refused, and that nothing changes by it.

        The refusal cites `rule`, or has the key `because` where no rule of the game is behind it.
        """
        assert rule or because, "Say which rule forbids it, or why it is refused."
        ask = self.match.ask_of(self._speaker)
        for text in answers:
            answer = from_text(text)
            if ask is not None and not isinstance(ask, ChanceAsk):
                assert answer not in ask.options(self.match.state), f"{text!r} is an option."
            refusal = self._refused(answer)
            assert rule is None or refusal.rule == rule, f"{text!r} is refused by {refusal!r}, not by {rule}."
            assert because is None or refusal.key == because, f"{text!r} is refused by {refusal!r}."
        return self

    def options(self) -> list[Answer]:
        """All that this seat may answer."""
        ask = self.match.ask_of(self._speaker)
        assert ask is not None, f"Seat {self.voice} is asked nothing: {self._now()}."
        return list(ask.options(self.match.state))

    # Looking

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        """The board as a seat, or a spectator, sees it."""
        board: dict[str, Any] = self.match.view(seat)["board"]
        return board

    def everything_seen_by(self, seat: Seat | None) -> str:
        """All that a seat, or a spectator, receives: board, question and outcome, as one text to search."""
        return json.dumps(self.match.view(seat))

    @property
    def viewers(self) -> list[Seat | None]:
        """Everyone who looks at the table: all seats and a spectator."""
        return [None, *range(self.match.state.seats)]

    def goes_on(self) -> Self:
        """Assert that the game is not over."""
        assert not self.match.over, "The game is over."
        return self

    def ends(self, winners: Sequence[Seat], scores: Sequence[int]) -> Self:
        """Assert that the game is over, for everyone and at once, and how it went."""
        assert self.match.over, f"The game goes on: {self._now()}."
        outcome = self.match.outcome()
        assert (list(outcome.winners), list(outcome.scores)) == (list(winners), list(scores))
        return self

    # Inside

    @property
    def _speaker(self) -> Seat:
        assert self.voice is not None, "Say first which seat speaks."
        return self.voice

    def _pending(self, kind: type[A]) -> A:
        ask = self.match.ask
        assert isinstance(ask, kind), f"No {kind.kind} is asked: {self._now()}."
        return ask

    def _in_words(self, english: str, french: str) -> list[tuple[Words, str]]:
        return [(words_for("en", self.match.game), english), (words_for("fr", self.match.game), french)]

    def _answer(self, seat: Seat, answer: Answer) -> Self:
        self.match.answer(seat, answer)
        return self

    def _refused(self, answer: Answer) -> Refusal:
        """Give an answer that must be refused with a sentence, and check that nothing has changed."""
        state, log, seen = self.match.state.clone(), self.match.log[:], self._all_views()
        refusal = self.match.why_not(self._speaker, answer)
        assert refusal is not None, f"{as_text(answer)!r} is allowed."
        with pytest.raises(IllegalAnswer) as caught:
            self.match.answer(self._speaker, answer)
        assert caught.value.refusal == refusal, f"{as_text(answer)!r} is refused for two different reasons."
        assert str(caught.value), f"The refusal of {as_text(answer)!r} has no sentence."
        assert self.match.state == state, f"{as_text(answer)!r} is refused and changes the state."
        assert self.match.log == log, f"{as_text(answer)!r} is refused and logged."
        assert self._all_views() == seen, f"{as_text(answer)!r} is refused and changes what is seen."
        return refusal

    def _all_views(self) -> list[str]:
        return [self.everything_seen_by(viewer) for viewer in self.viewers]

    def _spoken(self, options: Sequence[Answer]) -> list[str]:
        return [as_text(option) for option in options]

    def _now(self) -> str:
        return "the game is over" if self.match.ask is None else f"the question is {self.match.ask!r}"
