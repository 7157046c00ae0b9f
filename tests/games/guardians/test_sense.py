"""What a sensible player of Guardians' Chronicles looks at."""

from __future__ import annotations

import pytest

from panoplie import games
from panoplie.games.guardians import sense
from panoplie.games.guardians.sense import parts
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from tests.games.guardians.scenes import concert


@pytest.mark.parametrize(("back", "forward", "rival"), [("a5", "b6", "l8"), ("l5", "k6", "a8")])
def test_of_two_spaces_in_a_zone_the_one_nearer_to_the_stage_is_worth_more_from_either_side(
    back: str, forward: str, rival: str
) -> None:
    places = [
        parts(concert(rage={"at": at}, tempo={"at": rival}, villains={"xtina": "f2"}).g, 0)["place"]
        for at in (back, forward)
    ]
    assert places[0] < places[1]


@pytest.mark.parametrize("options", [{"threat": "feedback"}, {"threat": "farewell_tour"}, {"mode": "together"}])
def test_a_state_that_was_looked_at_before_is_worth_what_it_is_worth_at_first_sight(
    options: dict[str, str],
) -> None:
    game = games.load("guardians")
    for seed in range(3):
        match, luck = Match.start(game, 3, options), Seeded("looks", seed)
        while match.ask is not None:
            known = [parts(match.state, seat) for seat in range(3)]
            sense.remembered.clear()
            assert known == [parts(match.state, seat) for seat in range(3)]
            asks = match.asks()
            match.push(asks[0].sample(match.state, luck), asks[0].seat)
