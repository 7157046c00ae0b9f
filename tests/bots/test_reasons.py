"""A bot says why: by the parts of the game's own sense, in words, and by nothing that its seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from panoplie.bots import LEVELS, Bot, Hero, Legend, Thought, bot, reasons
from panoplie.bots.search import Budget
from panoplie.games import ids, load
from panoplie.kernel.answers import Answer
from panoplie.kernel.chance import Seeded
from panoplie.kernel.contract import check_honesty
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook
from panoplie.kernel.words import LANGUAGES, words_for
from panoplie.table import think
from panoplie.table.thinkers import ADVISER
from tests.plan import plan_of
from tests.talk import table


def moments(game_id: str, every: int, most: int) -> Iterator[Match]:
    """Moments of random games of each set of options at which somebody is asked, and the end."""
    game, plan = load(game_id), plan_of(game_id)
    for name, options in plan.sets.items():
        match = Match.start(game, plan.seats.get(name, game.meta.seats)[0], options)
        chance = Seeded("reasons", game_id, name)
        for place in range(most):
            match.settle(chance)
            if match.over:
                break
            if place % every == 0:
                yield match
            ask = match.asks()[0]
            match.answer(ask.seat, ask.sample(match.state, chance))
        match.settle(chance)
        yield match


@pytest.mark.parametrize("game_id", ids())
def test_what_a_seat_is_worth_is_the_sum_of_parts_that_have_words(game_id: str) -> None:
    game = load(game_id)
    assert game.parts is not None
    seen: set[str] = set()
    for match in moments(game_id, 7, 600):
        for seat in range(match.state.seats):
            parts = game.parts(match.state, seat)
            assert sum(parts.values()) == pytest.approx(game.value(match.state, seat), abs=1e-6)
            seen |= set(parts)
        for ask in match.asks():
            for promised in (game.promises(match.state, ask) if game.promises else {}).values():
                seen |= set(promised)
    assert len(seen) >= 3
    for lang in LANGUAGES:
        words = words_for(lang, game)
        for part in seen:
            assert words.has(f"gain-{part}") and words.has(f"fear-{part}"), f"{part} ({lang})"


@pytest.mark.parametrize("game_id", ids())
def test_a_reason_is_a_sentence_about_the_answer_that_the_bot_plays(game_id: str) -> None:
    game = load(game_id)
    told = 0
    for match in moments(game_id, 37, 150):
        if match.over:
            continue
        seat = match.asks()[0].seat
        player = Hero(budget=Budget(12))
        thought = player.think(Outlook(match, seat, Seeded("why")))
        if len(thought.ratings) < 2 or match.asks()[0].taste:
            continue
        assert thought.answer == player.answer(Outlook(match, seat, Seeded("why"))) == thought.ratings[0][0]
        assert thought.line[0] == (seat, thought.answer)
        why = reasons(Outlook(match, seat, Seeded("why")), thought)
        assert not set(why.gains) & set(why.fears)
        for lang in LANGUAGES:
            said = words_for(lang, game).why(
                why.gains, why.fears, thought.line[1:], ["Ann", "Ben", "Cy", "Di", "Ed"]
            )
            assert said.endswith(".") and "{" not in said
        told += bool(why.gains)
    assert told, "a bot that never gives a reason"


@pytest.mark.parametrize("level", ["sidekick", ADVISER])
@pytest.mark.parametrize("game_id", ids())
def test_a_hint_is_what_the_bot_of_that_level_would_play(
    game_id: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a number of iterations instead of the clock: the same thought, once for a hint and once to play."""

    def counted(named: str, **given: Any) -> Bot:
        made = LEVELS[named]
        return made(budget=Budget(16)) if issubclass(made, Hero) else made()

    monkeypatch.setattr(think, "bot", counted)
    game, seen = load(game_id), 0
    for number, match in enumerate(moments(game_id, 31, 160)):
        if match.over or match.asks()[0].taste or len(match.asks()[0].options(match.state)) < 2:
            continue
        place, state = match.checkpoint()
        asked = think.Thought(
            game_id,
            str(game.content),
            state.seats,
            state.options,
            state.to_json(),
            list(match.log[place:]),
            match.asks()[0].seat,
            level,
            number,
        )
        played, hint = think.think(asked), think.think(msgspec.structs.replace(asked, advise=True))
        assert hint.answer == played.answer == hint.ratings[0][0]
        seen += 1
    assert seen >= 2


class Explainer:
    """Answers by its reason, so that the honesty of answers is the honesty of reasons."""

    def __init__(self, player: Bot) -> None:
        self.player = player

    def answer(self, outlook: Outlook) -> Answer:
        thought = self.player.think(outlook)
        why = reasons(outlook, thought)
        return (str(thought.line), *why.gains, "but", *why.fears)


@pytest.mark.audit
@pytest.mark.parametrize("level", ["sidekick", "legend"])
@pytest.mark.parametrize("game_id", ids())
def test_a_reason_tells_nothing_that_the_seat_may_not_know(game_id: str, level: str) -> None:
    game, plan = load(game_id), plan_of(game_id)
    player = Explainer(bot("sidekick") if level == "sidekick" else Legend(budget=Budget(20)))
    for name, options in plan.sets.items():
        seats = plan.seats.get(name, game.meta.seats)[0]
        assert check_honesty(game, seats, 1, player, plan.every, 8, options)


def test_a_tile_that_scores_is_taken_for_its_points() -> None:
    t = table("pow", seats=2, heroes="6 1", villains="1 1", stacks={0: ("", "1"), 1: ("", "")})
    t.rolls("shield skull skull blue orange")
    outlook = Outlook(t.match, 0, Seeded("points"))
    hero, villain = ("take", "hero", 1), ("take", "villain", 2)
    why = reasons(outlook, Thought.of(0, [(villain, 0.0), (hero, 1.0)]))
    assert why.gains[0] == "points"
    said = words_for("en", t.match.game).why(why.gains, why.fears, [(1, villain)], ["Ann", "Ben"])
    assert said.startswith("Beside the other choices, it gains more points")
    assert said.endswith("; next, it expects of Ben: “Take villain 2 of the row”.")
    back = reasons(outlook, Thought.of(0, [(villain, 1.0), (hero, 0.0)]))
    assert back.fears == ("points",), "who prefers the villain has that to fear"


def test_nobody_gives_a_reason_where_there_is_nothing_to_compare() -> None:
    t = table("pow", seats=2).rolls("shield shield skull skull blue")
    outlook = Outlook(t.match, 0, Seeded("one"))
    only = outlook.options()[0]
    why = reasons(outlook, Thought.of(0, [(only, 1.0)]))
    assert (why.gains, why.fears) == ((), ())
    assert (
        words_for("fr", t.match.game).why((), (), [])
        == "Aussi loin qu’on peut prévoir, aucun choix ne se détache."
    )
