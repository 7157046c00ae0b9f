"""A test of a card looks at the question as well as at the result."""

from __future__ import annotations

from tests.asking import without_a_look, written_beside
from tests.talk import table


def test_whoever_answers_for_a_card_looks_at_its_question_first() -> None:
    assert without_a_look(written_beside(__file__, __package__)) == []


def test_an_answer_without_a_look_is_noticed() -> None:
    def test_heat_vision_burns() -> None:
        table("dc", a={"hand": "heat_vision punch"}).seat(0).plays("heat_vision").says("destroy punch@hand")

    def test_heat_vision_asks_first() -> None:
        table("dc", a={"hand": "heat_vision punch"}).seat(0).plays("heat_vision").is_asked("destroy").says(
            "destroy"
        )

    assert without_a_look([test_heat_vision_burns, test_heat_vision_asks_first]) == [
        "test_heat_vision_burns: destroy"
    ]
