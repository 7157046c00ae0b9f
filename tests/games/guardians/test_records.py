"""What the recorded games of Guardians' Chronicles show."""

from __future__ import annotations

import pytest

from panoplie.games import load
from panoplie.kernel.record import Record
from panoplie.kernel.words import LANGUAGES, words_for
from tests.endings import path_of
from tests.games.guardians.endings import ENDINGS, RECORDS


@pytest.mark.parametrize("name", ENDINGS)
def test_a_record_ends_as_its_name_says(name: str) -> None:
    """Played at the table that is named, with the options that are; who wins follows from the reason."""
    wanted = ENDINGS[name]
    record = Record.load(path_of(RECORDS, name))
    match = record.replay(load("guardians"))
    assert (len(record.seats), wanted.options.items() <= record.options.items()) == (wanted.seats, True)
    assert wanted.fits(match)
    lost = wanted.reason in ("villain_wins", "not_enough", "all_out", "saga_lost")
    assert (match.outcome().winners == ()) is lost


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_outcome_that_has_words_has_a_record(lang: str) -> None:
    said = words_for(lang, load("guardians")).keys
    assert {key for key in said if key.startswith("outcome-")} == {
        f"outcome-{ending.reason}" for ending in ENDINGS.values()
    }
