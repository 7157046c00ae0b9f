"""What the recorded games show."""

from pathlib import Path

from panoplie.kernel.record import Record

RECORDS = Path(__file__).parent / "records"


def test_the_shared_victory_is_one() -> None:
    outcome = Record.load(RECORDS / "shared-victory.json").outcome
    assert outcome is not None
    assert len(outcome["winners"]) == 2
