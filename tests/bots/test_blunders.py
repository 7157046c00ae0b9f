"""What bots advise is never one of the worst blunders that are known."""

from __future__ import annotations

from pathlib import Path

import pytest

from panoplie.bots import Bot, Hero, Sidekick
from panoplie.games import ids
from panoplie.kernel.answers import as_text
from panoplie.kernel.chance import Seeded
from panoplie.kernel.outlook import Outlook
from panoplie.lab.blunders import WANTED, Known, read

GAMES = Path(__file__).parents[1] / "games"
COLLECTED = [game_id for game_id in ids() if (GAMES / game_id / "blunders.jsonl").exists()]
SAMPLE = 6
"""One of so many positions is tried in every run, and all of them in an audit."""
SLIPS = {"hero": 2, "sidekick": 5}
"""At how many positions a bot may overlook what a longer search sees; a sidekick looks just one deed ahead in one
world, and overlooks 5 of Guardians."""


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


@pytest.mark.parametrize("game_id", COLLECTED)
def test_a_hero_advises_hardly_a_known_blunder(game_id: str) -> None:
    found = blunders(game_id, Hero(), SAMPLE)
    assert len(found) <= 1, found


@pytest.mark.audit
@pytest.mark.parametrize("game_id", COLLECTED)
def test_hardly_a_position_misleads_a_hero_and_few_a_sidekick(game_id: str) -> None:
    for player in (Hero(), Sidekick()):
        found = blunders(game_id, player, 1)
        assert len(found) <= SLIPS[player.level], found
