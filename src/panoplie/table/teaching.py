"""What is different at a table where a lesson is held: what is said, and what may be answered."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from panoplie.games import laid_out, primer
from panoplie.kernel.answers import Answer
from panoplie.kernel.game import Game
from panoplie.kernel.lessons import At, Do, Lesson
from panoplie.kernel.words import words_for
from panoplie.table.identity import Identity
from panoplie.table.messages import LessonInfo, PrimerInfo, Refused
from panoplie.table.speech import TableError
from panoplie.table.steps import Sitter
from panoplie.table.terms import Wishes

COMPANION: Final = "civilian"
"""The bot whose name the other seats bear; what they do stands in the script."""


class Untaught(TableError):
    """An answer that the rules allow but a lesson does not ask for: it is answered by a rule, not played."""

    def __init__(self, game: Game, key: str, rule: str) -> None:
        super().__init__(key, 409)
        self.game = game
        self.rule = rule

    def refused(self, lang: str, reply: str | None) -> Refused:
        text = words_for(lang, None, words_of(self.game)).say(self.key)
        return Refused(reply, self.key, self.rule, {}, f"{text} ({self.rule})")


def words_of(game: Game) -> Path:
    """Where the sentences of a game's lessons stand."""
    return game.folder / "words" / "lessons"


def primer_info(game_id: str) -> PrimerInfo:
    """All lessons of a game, for a client."""
    taught = primer(game_id)
    return PrimerInfo([_info(one) for one in taught.lessons], [_info(one) for one in taught.puzzles])


def _info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(lesson.id, len(lesson.tasks), lesson.rules, list(lesson.teaches))


def lesson_wishes(game: Game, lesson_id: str, identity: Identity) -> Wishes:
    """The table at which somebody takes a lesson."""
    lesson = primer(game.meta.id).find(lesson_id)
    if lesson is None:
        raise TableError("no-such-lesson", 404)
    if identity.person is None:
        raise TableError("introduce-yourself", 403)
    learner = Sitter(identity.id, identity.person.name, identity.person.emblem, here=True)
    others = [Sitter(bot=COMPANION) for _ in range(lesson.seats - 1)]
    options = dict(laid_out(game, lesson.seats, lesson.position).options)
    return Wishes(game, options, False, identity.lang, None, [learner, *others], lesson=lesson)


def lesson_view(lesson: Lesson, at: At | None) -> dict[str, Any]:
    """What is seen of a lesson beside the board; when it is over nobody is asked anything any more."""
    if at is None:
        return {"lesson": {"id": lesson.id, "done": 0, "of": 0, "say": None, "rules": []}, "ask": None}
    rules = list(lesson.tasks[at.said - 1].rules)
    shown = {"id": lesson.id, "done": at.done, "of": len(lesson.tasks), "say": lesson.sentence(at), "rules": rules}
    return {"lesson": shown, **({"ask": None, "waiting": []} if at.move is None else {})}


def check_taught(game: Game, lesson: Lesson, at: At | None, answer: Answer) -> None:
    """Refuse what the lesson does not ask for."""
    if at is None or not isinstance(at.move, Do):
        raise TableError("lesson-over", 409)
    if answer not in at.move.answers:
        raise Untaught(game, f"{lesson.sentence(at)}.else", at.move.rules[0])
