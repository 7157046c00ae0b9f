"""A test of a card looks at the question as well as at the result."""

from __future__ import annotations

from tests.asking import without_a_look, written_beside


def test_whoever_answers_for_a_card_looks_at_its_question_first() -> None:
    assert without_a_look(written_beside(__file__, __package__)) == []
