"""What every lesson teaches and which rules it is about: `python -m scripts.lessons` writes docs/lessons.md."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from panoplie.games import ids, load, primer
from panoplie.kernel.lessons import Lesson
from panoplie.kernel.words import words_for
from panoplie.table.teaching import words_of

PAGE: Final = Path(__file__).parents[1] / "docs" / "lessons.md"
HEAD: Final = """# Lessons

Written by `python -m scripts.lessons` from the lessons themselves. Whoever has taken those of a game can say its
*aim*, what is done in a *turn* and when it *ends*; each line says to which of these a lesson adds, and its rules.
Every worked example of a rulebook is asked by a lesson or a puzzle, or stands below with the reason why it is not.
"""


def listing() -> str:
    """All lessons and puzzles of all games, as a page."""
    parts = [HEAD]
    for game_id in ids():
        taught, game = primer(game_id), load(game_id)
        if not taught.lessons:
            continue
        words = words_for("en", None, words_of(game))

        def row(lesson: Lesson, said: str, title: str) -> str:
            return f"| {title} | {said} | {len(lesson.tasks)} | {', '.join(lesson.rules)} |"

        rows = [row(one, ", ".join(one.teaches), words.say(f"lesson-{one.id}")) for one in taught.lessons]
        rows += [row(one, "*puzzle*", words.say(f"lesson-{one.id}")) for one in taught.puzzles]
        table = "\n".join(["| lesson | teaches | tasks | rules |", "| --- | --- | --- | --- |", *rows])
        parts.append(f"## {game.meta.title}\n\n{table}\n")
        if taught.unasked:
            reasons = "\n".join([f"- {number}: {reason}" for number, reason in taught.unasked.items()])
            parts.append(f"Examples in which there is nothing to decide:\n\n{reasons}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(listing(), encoding="utf-8")
