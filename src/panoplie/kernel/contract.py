"""The contract that every game keeps: one battery of checks, run over random games.

    from panoplie.kernel.contract import check_contract
    check_contract(load("pow"), seats=3, seeds=range(2000))

A broken promise raises `BrokenContract`, with the seed and the answer after which it was seen.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask
from panoplie.kernel.chance import Seeded
from panoplie.kernel.content import content_ids
from panoplie.kernel.errors import IllegalAnswer, Refusal
from panoplie.kernel.game import Game
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook, Player
from panoplie.kernel.questions import MOST_LISTED
from panoplie.kernel.record import Player as RecordedPlayer
from panoplie.kernel.record import Record
from panoplie.kernel.rulebook import read_rulebook
from panoplie.kernel.state import State, fields_of
from panoplie.kernel.words import LANGUAGES, words_for

MOST_HEARD: Final = 300
"""So many answers of other moments are tried again."""
PLAIN: Final = {
    "already-answered",
    "game-over",
    "how-many",
    "not-an-answer",
    "not-an-option",
    "not-asked",
    "not-so-many",
    "not-sorted",
    "not-there",
    "yes-or-no",
}
"""Refusals that no rule stands behind: they say plainly what is not there."""


class BrokenContract(AssertionError):
    """A game broke a promise."""


def check_contract(
    game: Game,
    seats: int,
    seeds: Iterable[int],
    options: Mapping[str, Any] | None = None,
    spoken: bool = False,
    most_answers: int = 20_000,
    every: int = 1,
) -> int:
    """Play a random game for each seed and check every promise on the way. Returns the number of decisions.

    With `spoken` every question, choice, refusal and event is also said in each language. A game that has
    more than `most_answers` is taken to be endless. For long games `every` looks closely only at every so
    many decisions, at others for each seed; the end is always checked.
    """
    decisions = 0
    rules, words = {entry.id for entry in read_rulebook(game.folder).entries()}, lexicon(game)
    for seed in seeds:
        audit = Audit(game, seats, seed, options, spoken, rules, words)
        try:
            decisions += audit.run(most_answers, every)
        except AssertionError as broken:
            place = len(audit.match.log)
            where = f"{game.meta.id}, {seats} seats, seed {seed}, after {place} answers"
            raise BrokenContract(f"{where}: {broken}") from broken
    return decisions


def check_honesty(
    game: Game,
    seats: int,
    seed: int,
    player: Player,
    every: int = 1,
    most: int = 10_000,
    options: Mapping[str, Any] | None = None,
) -> int:
    """A bot must answer the same, with the same random seed, in every world that looks the same to it.

    Goes through a random game and at every so many decisions asks the bot twice: in the real world, and in one
    with all that the seat cannot see dealt anew. Returns how often it asked, at most so often.
    """
    match = Match.start(game, seats, options)
    chance = Seeded("honesty", game.meta.id, seats, seed)
    decisions = asked = 0
    match.settle(chance)
    while not match.over and asked < most:
        asks = match.asks()
        ask = asks[decisions % len(asks)]
        seat, place = ask.seat, len(match.log)
        if decisions % every == 0:
            asked += 1
            answer = player.answer(Outlook(match, seat, Seeded(seed, place)))
            other = match.imagine(seat, Seeded("another world", seed, place))
            again = player.answer(Outlook(other, seat, Seeded(seed, place)))
            if again != answer:
                raise BrokenContract(
                    f"{game.meta.id}, {seats} seats, seed {seed}, after {place} answers: seat {seat} answers"
                    f" {answer} and, in a world that looks the same, {again}"
                )
        decisions += 1
        match.answer(seat, ask.sample(match.state, chance))
        match.settle(chance)
    return asked


def check_choice(ask: Ask, options: Sequence[Answer]) -> None:
    """Nobody is asked what can only be answered in one way, unless the question says what that is good for.

    A part of a side's answer may be: the question is the whole, and what is laid can be taken back.
    """
    assert len(options) > 1 or ask.lone or ask.grows, (
        f"{ask} can only be answered with {options[0]}, and hides nothing"
    )


class Audit:
    """One random game under scrutiny."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, Any] | None,
        spoken: bool,
        rules: set[str],
        lexicon: set[str],
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.spoken = spoken
        self.chance = Seeded("contract", game.meta.id, seats, seed)
        self.match = Match.start(game, seats, options, listen=True)
        self.rules = rules
        self.cards = self.all_cards()
        self.lexicon = lexicon
        self.heard = 0
        self.heard_answers: list[Answer] = []

    def run(self, most_answers: int, every: int = 1) -> int:
        decisions = 0
        match = self.match
        while not match.over:
            assert len(match.log) < most_answers, "the game does not end"
            if (decisions + self.seed) % every:
                decisions += self.hurry()
                continue
            self.check_fork()
            self.check_state()
            self.check_events()
            match.settle(self.chance)
            if match.over:
                break
            self.check_fork()
            asked = match.ask
            while match.ask is asked:
                asks = match.asks()
                seat = asks[decisions % len(asks)].seat
                self.check_ask(seat)
                viewers = (seat, None, seat, (seat + 1 + decisions // 4) % self.seats)
                self.check_sight(viewers[decisions % 4])
                before = len(match.log)
                answer = asks[decisions % len(asks)].sample(match.state, self.chance)
                self.check_undo(seat, answer)
                match.answer(seat, json.loads(json.dumps(answer)))
                assert match.log[before] == (seat, answer), "an answer is not logged as it was given"
                decisions += 1
                if match.over:
                    break
        self.check_events()
        self.check_end()
        return decisions

    def hurry(self) -> int:
        """Answer whatever is asked, without a closer look. Returns how many decisions it took."""
        match = self.match
        match.settle(self.chance)
        asks = match.asks()
        if asks:
            ask = asks[self.chance.below(len(asks))]
            options = ask.options(match.state)
            assert options, f"{ask} has no option"
            check_choice(ask, options)
            match.push(ask.sample(match.state, self.chance), ask.seat)
        return len(asks[:1])

    def all_cards(self) -> Counter[tuple[str, int]]:
        return Counter([(zone.sort, card) for zone in self.game.zones(self.match.state) for card in zone.cards])

    def check_fork(self) -> None:
        match = self.match
        twin = match.fork()
        assert twin.state == match.state, "a fork has another state"
        assert twin.log == match.log, "a fork has another log"
        assert _asks(twin) == _asks(match), "a fork asks something else"

    def check_state(self) -> None:
        state = self.match.state
        twin = state.clone()
        assert twin == state, "a clone differs"
        shared = set(_lists(state)) & set(_lists(twin))
        assert not shared, "a clone shares a list with its original"
        fresh = self.game.new(state.seats, state.options, state.facts)
        fresh.load(json.loads(json.dumps(state.to_json())))
        assert fresh == state, "the state does not survive JSON"
        assert self.all_cards() == self.cards, "a card was lost or doubled"

    def check_ask(self, seat: Seat) -> Sequence[Answer]:
        match = self.match
        ask = match.ask_of(seat)
        assert ask is not None
        before = match.state.clone()
        options = list(ask.options(match.state))
        assert options, f"{ask} has no option"
        assert len(set(options)) == len(options), f"{ask} lists an option twice"
        check_choice(ask, options)
        for option in options:
            assert match.why_not(seat, option) is None, f"{option} is an option of {ask} and refused"
        for barred, refusal in ask.barred(match.state):
            assert barred not in options, f"{barred} is an option of {ask} and barred"
            assert match.why_not(seat, barred) == refusal, f"{barred} is barred for two different reasons"
            self.check_refusal(refusal)
        for number in ask.rules:
            assert number in self.rules, f"{ask} cites {number}, which is no rule"
        self.check_words(options)
        self.check_others(seat, ask, options)
        assert match.state == before, f"to look at what may be answered to {ask} changes something"
        self.check_refused(seat, ("no such answer",))
        self.check_refused((seat + 1) % self.seats if len(match.asks()) == 1 < self.seats else -1, options[0])
        if self.spoken:
            for lang in LANGUAGES:
                words = words_for(lang, self.game)
                words.ask(ask.kind, ask.details(match.state))
                for option in options:
                    words.answer(option)
        return options

    def check_words(self, options: Sequence[Answer]) -> None:
        """Every answer begins with a declared verb and is made of words that the game can say."""
        verbs = self.game.meta.verbs
        if not verbs:
            return
        for option in options:
            assert option[0] in verbs, f"{option} begins with a verb that is not declared"
            for word in option[1:]:
                strange = [part for part in _parts_of(word) if part not in self.lexicon]
                assert not strange, f"{option} has words of no lexicon: {strange}"

    def check_others(self, seat: Seat, ask: Ask, options: Sequence[Answer]) -> None:
        """Answers of other moments, and options with a word changed, are refused just if they are no options."""
        match = self.match
        complete = len(options) < MOST_LISTED
        heard = self.heard_answers or options
        tries = [heard[self.chance.below(len(heard))] for _ in range(4)]
        tries += [self.changed(options[self.chance.below(len(options))]) for _ in range(4)]
        verbs = list(self.game.meta.verbs) or ["none"]
        tries += [options[0][0], len(options), (), (verbs[self.chance.below(len(verbs))],)]
        for answer in tries:
            refusal = match.why_not(seat, answer)
            if answer in options:
                assert refusal is None, f"{answer} is an option of {ask} and refused"
            elif complete:
                assert refusal is not None, f"{answer} is no option of {ask} and accepted"
            if refusal is not None:
                self.check_refusal(refusal)
        if len(self.heard_answers) < MOST_HEARD:
            self.heard_answers += options[:3]

    def changed(self, answer: Answer) -> Answer:
        """An answer with a word lost, doubled, or taken from elsewhere."""
        words = list(answer)
        place = self.chance.below(len(words))
        way = self.chance.below(3)
        if way == 0:
            del words[place]
        elif way == 1:
            words.insert(place, words[place])
        else:
            others = [word for heard in self.heard_answers for word in heard] or ["nothing"]
            words[place] = others[self.chance.below(len(others))]
        return tuple(words)

    def check_refused(self, seat: Seat, answer: Answer) -> None:
        """A wrong answer is refused with a reason, and nothing changes."""
        match = self.match
        before, log = match.state.clone(), len(match.log)
        try:
            match.answer(seat, answer)
        except IllegalAnswer as error:
            self.check_refusal(error.refusal)
        else:
            raise AssertionError(f"{answer} of seat {seat} is accepted")
        assert match.state == before and len(match.log) == log, "a refused answer changed something"

    def check_refusal(self, refusal: Refusal) -> None:
        assert refusal.rule is None or refusal.rule in self.rules, f"{refusal} cites no rule"
        assert refusal.rule or refusal.key in PLAIN, f"{refusal} names no rule and does not say what is not there"
        if self.spoken:
            for lang in LANGUAGES:
                words_for(lang, self.game).refusal(refusal)

    def check_sight(self, seat: Seat | None) -> None:
        """Deal anew what a seat cannot see: neither its view nor its ask may change by a byte."""
        match = self.match
        possible = self.game.possible
        assert possible is None or possible(match.state, seat), f"seat {seat} rules out the real world"
        likely = self.game.likely
        assert likely is None or 0 < likely(match.state, seat) <= 1, f"seat {seat} thinks the real world cannot be"
        other = match.imagine(seat, Seeded("world", self.seed, len(match.log)))
        assert possible is None or possible(other.state, seat), f"seat {seat} imagines what cannot be"
        here, there = json.dumps(match.view(seat)), json.dumps(other.view(seat))
        assert here == there, f"seat {seat} sees what it may not: {here} against {there}"
        assert other.fork().state == other.state, "a fork of an imagined world is another world"

    def check_undo(self, seat: Seat, answer: Answer) -> None:
        """What may be taken back freely leaves no trace."""
        match = self.match
        if len(match.log) % 7:
            return
        later = match.fork()
        later.push(answer, seat)
        if isinstance(later.undo_point(seat), int):
            later.undo(seat)
            assert later.state == match.state and _asks(later) == _asks(match), "undo leads elsewhere"
            assert later.log == match.log, "undo leaves something in the log"

    def check_events(self) -> None:
        events = self.match.state.events or []
        for event in events[self.heard :]:
            assert event.rule in self.rules, f"the event {event.kind} cites {event.rule}, which is no rule"
            versions: list[dict[str, Any]] = []
            for viewer in (None, *range(self.seats)):
                seen = event.seen_by(viewer)
                if seen not in versions:  # most events look alike to everybody
                    versions.append(seen)
                    json.dumps(seen)
                    for lang in LANGUAGES if self.spoken else ():
                        words_for(lang, self.game).event(seen)
        self.heard = len(events)

    def check_end(self) -> None:
        match = self.match
        outcome = match.outcome()
        assert len(outcome.scores) == len(outcome.utilities) == self.seats, "somebody has no score or utility"
        assert not (outcome.stopped and outcome.winners), "somebody wins a game that was stopped"
        sides = self.game.sides(self.seats, match.state.options)
        assert sorted([seat for side in sides for seat in side]) == list(range(self.seats)), "a seat has no side"
        assert self.all_cards() == self.cards, "a card was lost or doubled"
        assert match.fork().over, "a fork of a finished game goes on"
        record = Record.of(match, [RecordedPlayer(f"player {seat}") for seat in range(self.seats)])
        again = Record.read(record.write()).replay(self.game)
        assert again.state == match.state and again.log == match.log, "a record replays to another game"
        if self.spoken:
            for lang in LANGUAGES:
                words_for(lang, self.game).outcome(outcome)


def lexicon(game: Game) -> set[str]:
    """Every word that an answer of a game may be made of: ids of its content, and what its messages name."""
    if not game.meta.verbs:
        return set()
    found = {*content_ids(game.content), *game.meta.letters}
    prefixes = tuple([f"{prefix}-" for prefix in dict.fromkeys(game.meta.spoken.values())])
    for key in words_for("en", game).keys:
        for prefix in prefixes:
            if key.startswith(prefix) and "." not in key:
                found.add(key.removeprefix(prefix))
    return found


def _parts_of(word: Answer) -> list[str]:
    """The words that a part of an answer is made of: `guards@the_forest#2` are two."""
    if isinstance(word, tuple):
        return [part for inner in word for part in _parts_of(inner)]
    return re.sub(r"#\d+$", "", word).split("@") if isinstance(word, str) else []


def _asks(match: Match) -> str:
    """Everything that is asked, as bytes; chance without its options, which may be too many."""
    asks = [ask.to_json(match.state) if ask.seat >= 0 else ask.heading(match.state) for ask in match.asks()]
    return json.dumps(asks)


def _lists(state: State) -> list[int]:
    """The identity of every list that a state holds."""
    found: list[int] = []

    def walk(value: Any) -> None:
        if isinstance(value, list):
            found.append(id(value))
            for item in value:
                walk(item)

    for name in fields_of(state):
        walk(getattr(state, name))
    return found
