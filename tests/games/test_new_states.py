"""The open box of every game, before anybody plays."""

from __future__ import annotations

import pytest

from panoplie.games import ids, load


@pytest.mark.parametrize("game_id", ids())
def test_a_new_state_is_not_over_and_tells_nobody(game_id: str) -> None:
    game = load(game_id)
    for seats in game.meta.seats:
        g = game.new(seats, game.settle_options({}), game.facts())
        assert (g.seats, g.over, g.events) == (seats, False, None)
        assert g.clone() == g
