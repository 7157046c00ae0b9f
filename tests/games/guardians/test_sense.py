"""What a sensible player of Guardians' Chronicles looks at."""

from __future__ import annotations

import pytest

from panoplie.games.guardians.sense import parts
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
