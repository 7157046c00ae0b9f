"""What the recorded games of the DC Deck-Building Game show."""

from __future__ import annotations

import pytest

from panoplie.games import load
from panoplie.kernel.record import Record
from tests.endings import path_of
from tests.games.dc.endings import ENDINGS, RECORDS


@pytest.mark.parametrize("name", ENDINGS)
def test_a_record_ends_as_its_name_says(name: str) -> None:
    """At the table that is named, with or without a Plot or the eight Super-Villains."""
    assert ENDINGS[name].fits(Record.load(path_of(RECORDS, name)).replay(load("dc")))
