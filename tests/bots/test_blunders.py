"""What bots advise is never one of the worst blunders that are known."""

from __future__ import annotations

from pathlib import Path

import pytest

from panoplie.bots import LEVELS, Bot, Civilian, Hero, Sidekick
from panoplie.bots.search import Budget
from panoplie.games import ids
from panoplie.kernel.answers import as_text
from panoplie.kernel.chance import Seeded
from panoplie.kernel.outlook import Outlook
from panoplie.lab.blunders import WANTED, Known, read
from panoplie.table.thinkers import ADVISER

GAMES = Path(__file__).parents[1] / "games"
COLLECTED = [game_id for game_id in ids() if (GAMES / game_id / "blunders.jsonl").exists()]
SAMPLE = 2
"""One of so many positions is tried by the adviser in every run, and all of them by everybody in an audit."""
SLIPS = {"legend": 2, "hero": 2, "sidekick": 5}
"""At how many positions a bot may overlook what a longer search sees; a sidekick looks just one deed ahead in one
world."""
SHORT_SIGHTED = {"guardians": 8}
"""Where a sidekick may overlook more: that a blow leaves the last one to a rival is seen a turn later."""
PLAIN = ("pow",)
"""Where blunders are few and plain, so that nobody who looks at all may give one."""
HURRIED = Budget(iterations=24)
"""What an adviser has time for where many think at once on few cores."""


def known(game_id: str) -> list[Known]:
    return read(GAMES / game_id / "blunders.jsonl")


def blunders(game_id: str, player: Bot, every: int) -> list[str]:
    """Where a bot answers what is known to be a blunder."""
    found, number = [], 0
    for game in known(game_id):
        for match, seat, bad in game.positions():
            number += 1
            if number % every:
                continue
            answer = player.answer(Outlook(match, seat, Seeded("advice")))
            if answer in bad:
                found.append(f"seat {seat} of {game.seats} after {len(match.log)} answers: {as_text(answer)}")
    return found


@pytest.mark.parametrize("game_id", COLLECTED)
def test_fifty_positions_are_known_and_have_better_answers(game_id: str) -> None:
    positions = 0
    for game in known(game_id):
        for match, seat, bad in game.positions():
            ask = match.ask_of(seat)
            assert ask is not None
            assert bad and set(bad) < set(ask.options(match.state))
            positions += 1
    assert positions >= WANTED


def allowed(game_id: str, level: str) -> int:
    if game_id in PLAIN:
        return 0
    return SHORT_SIGHTED.get(game_id, SLIPS[level]) if level == "sidekick" else SLIPS[level]


def adviser() -> Hero:
    """Whoever gives people hints, in a hurry."""
    made = LEVELS[ADVISER]
    assert issubclass(made, Hero)
    return made(budget=HURRIED)


@pytest.mark.parametrize("game_id", COLLECTED)
def test_a_hint_is_hardly_ever_a_known_blunder(game_id: str) -> None:
    found = blunders(game_id, adviser(), SAMPLE)
    assert len(found) <= (game_id not in PLAIN), found


@pytest.mark.parametrize("game_id", COLLECTED)
def test_who_answers_anything_is_seen_to_blunder(game_id: str) -> None:
    assert len(blunders(game_id, Civilian(), 1)) > allowed(game_id, "sidekick")


@pytest.mark.audit
@pytest.mark.parametrize("game_id", COLLECTED)
def test_hardly_a_position_misleads_who_searches_and_few_a_sidekick(game_id: str) -> None:
    for player in (adviser(), Hero(), Sidekick()):
        found = blunders(game_id, player, 1)
        assert len(found) <= allowed(game_id, player.level), found
