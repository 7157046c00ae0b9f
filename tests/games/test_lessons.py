"""Every lesson of every game goes as it is taught, answers whoever goes astray, and says so in both languages."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from scripts.lessons import listing

from panoplie.games import ids, load, primer
from panoplie.kernel.answers import as_text
from panoplie.kernel.errors import IllegalAnswer
from panoplie.kernel.lessons import LEARNER, Chance, Do, Lesson, Other, Throw
from panoplie.kernel.rulebook import read_rulebook
from panoplie.kernel.words import LANGUAGES, messages
from panoplie.table import history, steps
from panoplie.table.course import Course
from panoplie.table.identity import Identity
from panoplie.table.messages import Person
from panoplie.table.teaching import Untaught, check_taught, lesson_wishes, words_of
from panoplie.table.terms import Terms

ANN = Identity("ann", Person("Ann", "mask"), "en")
GAMES = [game for game in ids() if primer(game).lessons]
ALL = [(game, lesson) for game in GAMES for lesson in (*primer(game).lessons, *primer(game).puzzles)]
NAMED = [f"{game}-{lesson.id}" for game, lesson in ALL]


def opened(game_id: str, lesson: Lesson) -> tuple[Course, list[history.Dated]]:
    """A table for one lesson, and the steps that it is made of."""
    game = load(game_id)
    wishes = lesson_wishes(game, lesson.id, ANN)
    facts, rules, now = game.facts(), game.meta.rules_version, time.time()
    course = Course(
        Terms("t", game, facts, game.content, rules, wishes.options, False, "en", None, lesson.key, now)
    )
    effect = course.take(now, steps.Open(wishes.sitters, lesson=lesson.id))
    return course, [(now, effect.step)]


def goes_astray(course: Course, lesson: Lesson, task: Do) -> int:
    """Try everything that the lesson does not ask for; nothing changes, and each is answered by the rule."""
    match, game = course.match, course.terms.game
    assert match is not None
    ask = match.ask_of(LEARNER)
    assert ask is not None
    for right in task.answers:
        assert match.why_not(LEARNER, right) is None, f"{as_text(right)!r} is refused"
    wrong = [option for option in ask.options(match.state) if option not in task.answers]
    before = match.state.clone()
    for option in wrong:
        with pytest.raises(Untaught) as caught:
            check_taught(game, lesson, course.lesson_at(), option)
        assert caught.value.rule == task.rules[0]
        for lang in LANGUAGES:
            assert caught.value.refused(lang, None).text.endswith(f"({task.rules[0]})")
    for unheard in ("abracadabra", 7):
        with pytest.raises(IllegalAnswer):
            match.answer(LEARNER, (unheard,))
    assert match.state == before
    return len(wrong)


def walk(game_id: str, lesson: Lesson, way: int) -> tuple[Course, set[str]]:
    """Take a lesson to its end with the right answers; what is asked on the way."""
    course, dated = opened(game_id, lesson)
    kinds: set[str] = set()
    astray = 0
    while (at := course.lesson_at()) is not None and at.move is not None:
        assert course.match is not None
        number = at.done + 1 if isinstance(at.move, Do | Throw) or not at.done else at.done
        assert course.view(LEARNER)["lesson"]["say"] == f"lesson-{lesson.id}-{number}"
        step: steps.AnyStep
        if isinstance(at.move, Do):
            assert course.waiting() == [LEARNER], f"{course.match.ask!r} is asked, not the learner"
            kinds.add(course.view(LEARNER)["ask"]["kind"])
            astray += goes_astray(course, lesson, at.move)
            step = steps.Answer(LEARNER, at.move.answers[min(way, len(at.move.answers) - 1)])
        elif isinstance(at.move, Other):
            assert course.waiting() == [at.move.seat], f"{course.match.ask!r} is asked, not seat {at.move.seat}"
            step = steps.Answer(at.move.seat, at.move.answer)
        else:
            hand = course.thrower()
            assert hand is not None, f"{course.match.ask!r} is asked, and not chance"
            assert (hand == LEARNER) is isinstance(at.move, Throw)
            step = steps.Cast(hand)
        dated.append((course.at, course.take(course.at, step).step))
    assert at is not None, f"the log leaves the script: {course.log()}"
    assert astray, "nothing could be done wrong"
    again = history.read(course.terms, dated, course.snapshot())
    assert again.view(LEARNER) == course.view(LEARNER)
    return course, kinds


@pytest.mark.parametrize(("game_id", "lesson"), ALL, ids=NAMED)
def test_a_lesson_goes_as_it_is_taught(game_id: str, lesson: Lesson) -> None:
    ways = max([len(task.answers) for task in lesson.tasks if isinstance(task, Do)])
    for way in range(ways):
        course, _ = walk(game_id, lesson, way)
        view = course.view(LEARNER)
        assert view["lesson"]["say"] == f"lesson-{lesson.id}-done"
        assert view["ask"] is None
        assert course.waiting() == []
        assert course.thrower() is None
        assert course.due() is None


@pytest.mark.parametrize(("game_id", "lesson"), ALL, ids=NAMED)
def test_every_task_cites_rules_of_the_rulebook(game_id: str, lesson: Lesson) -> None:
    book = read_rulebook(load(game_id).folder)
    for task in lesson.tasks:
        assert task.rules
        for number in task.rules:
            assert book.find(number) is not None, number


@pytest.mark.parametrize("game_id", GAMES)
def test_every_worked_example_is_asked_or_says_why_not(game_id: str) -> None:
    taught = primer(game_id)
    asked = {number for lesson in (*taught.lessons, *taught.puzzles) for number in lesson.rules}
    examples = {note.id for note in read_rulebook(load(game_id).folder).example}
    assert examples - asked == set(taught.unasked)
    assert all([reason.endswith(".") for reason in taught.unasked.values()])


@pytest.mark.parametrize("game_id", GAMES)
def test_the_words_of_the_lessons_are_all_there_and_no_others(game_id: str) -> None:
    taught = primer(game_id)
    wanted = {"primer"}
    kinds: set[str] = set()
    for lesson in (*taught.lessons, *taught.puzzles):
        wanted |= {f"lesson-{lesson.id}", f"lesson-{lesson.id}-done"}
        for number, task in enumerate(lesson.tasks, 1):
            wanted.add(f"lesson-{lesson.id}-{number}")
            if isinstance(task, Do):
                wanted.add(f"lesson-{lesson.id}-{number}.else")
        kinds |= walk(game_id, lesson, 0)[1]
    for lang in LANGUAGES:
        said = set(messages((words_of(load(game_id)) / f"{lang}.ftl").read_text(encoding="utf-8")))
        coached = {key.removeprefix("coach-") for key in said if key.startswith("coach-")}
        assert {key for key in said if not key.startswith("coach-")} == wanted
        assert kinds <= coached, f"the coach has no word for {sorted(kinds - coached)}"
        asked = messages((load(game_id).folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8"))
        never = [kind for kind in coached if not any([f"{key}-".startswith(f"ask-{kind}-") for key in asked])]
        assert never == []  # a question may be put in other words for each card that asks it


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_is_taught_in_five_to_eight_lessons(game_id: str) -> None:
    taught = primer(game_id)
    assert 5 <= len(taught.lessons) <= 8
    assert len({lesson.id for _, lesson in ALL if _ == game_id}) == len(taught.lessons) + len(taught.puzzles)
    assert sum([len(lesson.tasks) for lesson in taught.lessons]) <= 40, "ten minutes at most"
    assert {part for lesson in taught.lessons for part in lesson.teaches} == {"aim", "turn", "end"}


def test_what_is_taught_is_listed() -> None:
    page = Path(__file__).parents[2] / "docs" / "lessons.md"
    assert page.read_text(encoding="utf-8") == listing(), "run python -m scripts.lessons"


def test_a_log_that_is_not_the_script_leaves_the_lesson() -> None:
    lesson = primer("pow").lessons[0]
    assert lesson.at([(LEARNER, ("stop",))]) is None
    assert lesson.at([(-1, ("skull",) * 5)]) is None


def test_what_dice_show_are_words_and_figures_too() -> None:
    assert Throw("0 1 pow", "GC-164").answer == ("0", "1", "pow")
    assert Chance("5").answer == ("5",)
