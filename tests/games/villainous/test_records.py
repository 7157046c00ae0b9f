"""What the recorded games show."""

from pathlib import Path

import pytest

from panoplie.kernel.record import Record
from tests.games.villainous.plan import WINS

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize("villain", WINS)
def test_every_villain_wins_by_his_own_objective(villain: str) -> None:
    outcome = Record.load(RECORDS / f"{villain.replace(' ', '-')}.json").outcome
    assert outcome is not None
    assert outcome["reason"] == villain.replace(" ", "_")
    assert len(outcome["winners"]) == 1
