"""Records: readable, and refused with a sentence when they are damaged, foreign or do not fit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from panoplie.bots import bot
from panoplie.games import load
from panoplie.kernel import fair
from panoplie.kernel.asks import ChanceAsk
from panoplie.kernel.chance import Seeded
from panoplie.kernel.errors import RecordError
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook
from panoplie.kernel.record import Fairness, Player, Record

POW = load("pow")


def fair_record(key: str) -> Record:
    """A game whose chance comes from a sealed key."""
    match = Match.start(POW, 2)
    while not match.over:
        ask = match.ask
        if isinstance(ask, ChanceAsk):
            match.push(ask.sample(match.state, fair.Fair(key, len(match.log))))
        else:
            seat = match.asks()[0].seat
            match.answer(seat, bot("civilian").answer(Outlook(match, seat, Seeded(len(match.log)))))
    return Record.of(match, [Player("Ana"), Player("Bo", "civilian")], Fairness(fair.seal(key), key))


KEY = "7" * 64
RECORD = fair_record(KEY)
TEXT = RECORD.write()


def edited(**changes: Any) -> str:
    return json.dumps({**json.loads(TEXT), **changes})


def test_a_record_survives_writing_and_reading() -> None:
    assert Record.read(TEXT).write() == TEXT
    match = Record.read(TEXT).replay(POW)
    assert match.over
    assert match.outcome().to_json() == RECORD.outcome
    assert Record.of(match, RECORD.seats, RECORD.fair) == msgspec.structs.replace(RECORD, answers=RECORD.answers)


def test_a_record_can_be_read_by_people() -> None:
    lines = TEXT.splitlines()
    assert any(line.strip().startswith('[0,["') for line in lines), "an answer stands on a line of its own"
    assert sum(line.strip().startswith('["chance",') for line in lines) > 24


def test_a_record_in_progress_can_be_gone_on_with() -> None:
    half = Record.read(edited(answers=json.loads(TEXT)["answers"][:20], outcome=None))
    match = half.replay(POW)
    assert not match.over
    assert len(match.log) == 20


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (TEXT[: len(TEXT) // 2], "This record is damaged: it is not complete JSON."),
        ("", "This record is damaged: it is not complete JSON."),
        ("\x00\xff", "This record is damaged: it is not complete JSON."),
        ("[1, 2]", "This is not a record of Panoplie."),
        ('{"format": "pgn"}', "This is not a record of Panoplie."),
        (edited(version=9), "This record has version 9, which this release cannot read."),
        (edited(seats=3), "This record has a mistake: Expected `array`, got `int` - at `$.seats`."),
        (edited(surprise=1), "This record has a mistake: Object contains unknown field `surprise`."),
    ],
)
def test_a_damaged_or_foreign_record_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    assert str(caught.value) == sentence


def test_a_missing_file_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"The file nothing\.json cannot be opened: No such file or directory\."):
        Record.load(tmp_path / "nothing.json")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"answers": [["chance", [1, 2, 3]]]}, r"Answer 1 of 1 does not fit: An order of these 12 cards"),
        ({"answers": [[0, ["keep", "shield"]]]}, r"Answer 1 of 1 does not fit: This question is not for you"),
        ({"content": "0" * 64}, r"played with other content of POW!"),
        ({"seats": [{"name": "Ana"}] * 6}, r"POW! is for 2 to 5 players, not 6"),
        ({"options": {"start": "coin"}}, r"The option “start” cannot be “coin”"),
        ({"options": {"hats": True}}, r"POW! has no option called “hats”"),
        (
            {"outcome": {"winners": [0], "scores": [99, 0], "reason": "points"}},
            r"another result than its answers give",
        ),
        ({"answers": json.loads(TEXT)["answers"][:-1]}, r"another result than its answers give"),
        ({"answers": [*json.loads(TEXT)["answers"], [0, ["stop"]]]}, r"does not fit: The game is over"),
    ],
)
def test_a_record_that_does_not_fit_gets_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        Record.read(edited(**changes)).replay(POW)


def test_an_answer_that_breaks_a_rule_is_found() -> None:
    answers = json.loads(TEXT)["answers"]
    place = next(i for i, (by, answer) in enumerate(answers) if by == 0 and answer[0] == "take")
    answers[place][1][2] = 6
    with pytest.raises(RecordError, match=f"Answer {place + 1} of {len(answers)} does not fit"):
        Record.read(edited(answers=answers)).replay(POW)


def test_verify_proves_every_throw() -> None:
    assert RECORD.verify(POW) == sum(by == "chance" for by, _ in RECORD.answers)


def test_verify_finds_a_tampered_throw() -> None:
    answers = json.loads(TEXT)["answers"]
    heroes = answers[0][1]
    heroes[0], heroes[1] = heroes[1], heroes[0]
    tampered = Record.read(edited(answers=answers, outcome=None))
    with pytest.raises(RecordError, match=r"Answer 1 of \d+ is not what the key gives"):
        tampered.verify(POW)


def test_verify_finds_another_key() -> None:
    other = Record.read(edited(fair={"hash": fair.seal(KEY), "key": "8" * 64}))
    with pytest.raises(RecordError, match="does not belong to the hash"):
        other.verify(POW)
    broken = Record.read(edited(fair={"hash": fair.seal(KEY), "key": "not a key"}))
    with pytest.raises(RecordError, match="does not belong to the hash"):
        broken.verify(POW)


def test_verify_needs_the_key() -> None:
    for fairness in (None, {"hash": fair.seal(KEY)}):
        with pytest.raises(RecordError, match="has no key"):
            Record.read(edited(fair=fairness)).verify(POW)


def test_a_key_has_256_bits_and_its_hash_does_not_give_it_away() -> None:
    first, second = fair.new_key(), fair.new_key()
    assert first != second
    assert len(bytes.fromhex(first)) == 32
    assert fair.is_sealed_by(first, fair.seal(first))
    assert not fair.is_sealed_by(second, fair.seal(first))


def test_a_fair_source_is_even_and_repeats_for_its_place() -> None:
    draws = [fair.Fair(KEY, place).below(6) for place in range(6000)]
    assert draws == [fair.Fair(KEY, place).below(6) for place in range(6000)]
    for face in range(6):
        assert 850 < draws.count(face) < 1150
    long = fair.Fair(KEY, 1)
    assert len({long.below(2**40) for _ in range(200)}) == 200
    assert fair.Fair(KEY, 0).below(1) == 0


def test_an_ending_that_people_made_is_taken_as_far_as_the_answers_allow_it() -> None:
    """Who gave up or ran out of time no answer tells; whether it was over, and with which points, they do."""
    won = json.loads(TEXT)["outcome"]
    given_up = {**won, "winners": [0], "scores": [0, 0], "reason": "conceded", "utilities": [1.0, -1.0]}
    begun = json.loads(TEXT)["answers"][:9]
    early = Record.read(edited(answers=begun, outcome=given_up))
    assert not early.replay(POW).over
    assert early.verify(POW) > 0
    assert early.by_people is not None and early.by_people.winners == (0,)
    late = Record.read(edited(outcome={**won, "winners": [1], "reason": "time"}))
    assert late.replay(POW).over
    for wrong in (
        edited(outcome=given_up),
        edited(answers=begun, outcome={**won, "reason": "time"}),
        edited(outcome={**won, "reason": "given_up", "scores": [99, 0]}),
        edited(answers=begun, outcome={**given_up, "winners": [2]}),
        edited(answers=begun, outcome={"reason": "conceded"}),
        edited(answers=begun, outcome={**given_up, "utilities": [1.0]}),
        edited(answers=begun, outcome=won),
    ):
        with pytest.raises(RecordError, match="another result"):
            Record.read(wrong).replay(POW)
    assert RECORD.by_people is None
