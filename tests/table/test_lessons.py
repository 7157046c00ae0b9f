"""Lessons at a table: they survive a restart, stand in no list, count for nobody and are soon cleared away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from panoplie.games import primer
from panoplie.table.hall import DAY, Hall
from panoplie.table.reception import Reception
from panoplie.table.settings import Keep, Settings
from panoplie.table.speech import TableError
from tests.table.people import Person, Screen
from tests.table.servers import Node
from tests.table.test_keeping import ANN, edit, in_a_hall, opened, until_dropped

LESSON = "/games/pow/lessons/heroes"


async def answered(screen: Screen, answer: list[Any]) -> dict[str, Any]:
    """Give an answer, and hear what the table says to it."""
    await screen.send({"type": "answer", "seat": 0, "answer": answer, "seq": screen.seq, "id": str(answer)})
    return await said(screen, "accepted", "refused")


async def said(screen: Screen, *kinds: str) -> dict[str, Any]:
    """The next message of these kinds."""
    while (heard := await screen.hear())["type"] not in kinds:
        pass
    return heard


def test_what_is_not_taught_is_answered_by_its_rule_and_changes_nothing(node: Node) -> None:
    async def learn() -> None:
        ann = Person(node.address, "Ann", "fr")
        async with ann.at(ann.post(LESSON)) as screen:
            assert screen.view["lesson"] == {
                "id": "heroes",
                "done": 0,
                "of": 2,
                "say": "lesson-heroes-1",
                "rules": ["PO-008", "PO-012", "PO-013"],
            }
            await screen.send({"type": "throw", "seat": 0})
            await said(screen, "changed")
            before = screen.view
            wrong = await answered(screen, ["take", "villain", 1])
            assert (wrong["key"], wrong["rule"]) == ("lesson-heroes-2.else", "PO-025")
            assert "deuxième héros" in wrong["text"]
            illegal = await answered(screen, ["take", "hero", 3])
            assert (illegal["key"], illegal["rule"]) == ("other-place", "PO-025")
            for message in ({"type": "undo"}, {"type": "resign"}, {"type": "substitute", "bot": "hero"}):
                await screen.send({**message, "seat": 0})
                assert (await said(screen, "refused"))["key"] == "in-a-lesson"
            assert screen.view == before
            await screen.send({"type": "hint", "seat": 0})
            assert (await said(screen, "advice"))["ratings"] == [[["take", "hero", 2], 1.0]]
            assert (await answered(screen, ["take", "hero", 2]))["type"] == "accepted"
            while screen.view["lesson"]["say"] != "lesson-heroes-done":
                await screen.hear()
            assert screen.view["ask"] is None
            assert (await answered(screen, ["take", "hero", 1]))["type"] == "refused"

    asyncio.run(learn())


def test_a_lesson_is_read_again_as_it_was_left(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    left: dict[str, Any] = {}

    async def begin(hall: Hall, reception: Reception) -> None:
        from panoplie.table import steps

        table = (await reception.open_lesson("pow", "memory", ANN)).table
        room = await hall.room(table)
        await room.commit(lambda: steps.Cast(0))
        left.update(table=table, view=room.course.view(0))

    async def go_on(hall: Hall, reception: Reception) -> None:
        room = await hall.room(left["table"])
        assert room.course.lesson is primer("pow").find("memory")
        assert room.course.view(0) == left["view"]
        assert left["view"]["lesson"]["done"] == 1

    in_a_hall(settings, begin)
    in_a_hall(settings, go_on)


def test_the_others_play_by_the_script(tmp_path: Path) -> None:
    async def play(hall: Hall, reception: Reception) -> None:
        from panoplie.table import steps

        room = await hall.room((await reception.open_lesson("pow", "memory", ANN)).table)
        await room.commit(lambda: steps.Cast(0))
        await room.commit(lambda: steps.Answer(0, ["take", "hero", 1]))
        async with asyncio.timeout(10):
            while room.course.thrower() != 0:
                await asyncio.sleep(0.01)
        assert room.course.log()[-2:] == [
            (-1, ("shield", "skull", "skull", "skull", "orange")),
            (1, ("take", "hero", 1)),
        ]

    in_a_hall(Settings(data=tmp_path, pace=0), play)


def test_lessons_stand_in_no_list_and_count_as_no_table(tmp_path: Path) -> None:
    async def learn(hall: Hall, reception: Reception) -> None:
        await reception.open_lesson("pow", "heroes", ANN)
        await reception.open_lesson("pow", "again", ANN)
        with pytest.raises(TableError, match="lessons"):
            await reception.open_lesson("pow", "last", ANN)
        assert (await reception.my_games(ANN)).tables == []
        lobby = await reception.lobby(ANN)
        assert lobby.open == lobby.playing == []
        table = await opened(reception)
        assert [info.id for info in (await reception.my_games(ANN)).tables] == [table]

    in_a_hall(Settings(data=tmp_path, tables=2), learn)


def test_lessons_are_soon_cleared_away(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, idle=0)

    async def learn(hall: Hall, reception: Reception) -> None:
        lesson = (await reception.open_lesson("pow", "heroes", ANN)).table
        table = await opened(reception)
        await until_dropped(hall, lesson, table)
        assert Keep().lesson == 1
        edit(settings, f"update tables set moved = moved - {1.5 * DAY}")
        await hall.clear_away()
        await hall.room(table)
        with pytest.raises(TableError) as gone:
            await hall.room(lesson)
        assert gone.value.key == "no-such-table"

    in_a_hall(settings, learn)


def test_a_lesson_has_no_record_no_revenge_and_no_way_to_be_left_to_a_bot(tmp_path: Path) -> None:
    async def learn(hall: Hall, reception: Reception) -> None:
        from panoplie.table import steps
        from panoplie.table.replay import record_of

        room = await hall.room((await reception.open_lesson("pow", "last", ANN)).table)
        with pytest.raises(TableError, match="lesson"):
            await reception.leave_seat(room.terms.id, 0, ANN)
        await room.commit(lambda: steps.Cast(0))
        await room.commit(lambda: steps.Answer(0, ["take", "villain", 1]))
        assert room.course.status == "over"
        assert room.course.view(0)["lesson"]["say"] == "lesson-last-done"
        with pytest.raises(TableError, match="lesson"):
            await reception.again(room.terms.id, ANN)
        with pytest.raises(TableError, match="lesson"):
            record_of(room.course)
        with pytest.raises(TableError, match="no such lesson"):
            await reception.open_lesson("pow", "flying", ANN)

    in_a_hall(Settings(data=tmp_path), learn)
