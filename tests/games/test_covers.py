"""The cover of every box: what may be chosen before a game names the rules that it is about."""

from __future__ import annotations

import pytest

from panoplie.games import ids, load
from panoplie.kernel.rulebook import read_rulebook


@pytest.mark.parametrize("game_id", ids())
def test_every_option_and_wish_cites_rules_that_exist(game_id: str) -> None:
    game = load(game_id)
    numbers = {entry.id for entry in read_rulebook(game.folder).entries()}
    for option in (*game.meta.options, *game.meta.wishes):
        assert option.rules and set(option.rules) <= numbers, option.id
