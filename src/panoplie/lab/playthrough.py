"""One whole game as text, to be read and compared: what every seat sees in full, later as one number.

python -m panoplie.lab.playthrough pow > tests/games/pow/playthrough.txt
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any, Final

from panoplie import games
from panoplie.bots import bot
from panoplie.kernel.answers import CHANCE, Seat, as_text
from panoplie.kernel.asks import ChanceAsk
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook
from panoplie.kernel.words import words_for

IN_FULL: Final = 20
"""So many steps show everything that every seat sees, as the end does; those between a digest of it."""
MOST_TEXT: Final = 240
"""A value that is longer than this is shown in pieces."""


def playthrough(game_id: str) -> str:
    """A game of sidekicks at the smallest table, always the same."""
    return "\n".join(_lines(game_id)) + "\n"


def _lines(game_id: str) -> Iterator[str]:
    game = games.load(game_id)
    seats = game.meta.seats[0]
    match = Match.start(game, seats, listen=True)
    chance = Seeded("playthrough", game_id)
    words = words_for("en", game)
    told = 0
    seen: dict[str, str] = {}
    yield f"{game.meta.title}, {seats} seats, rules version {game.meta.rules_version}"
    while not match.over:
        number = len(match.log)
        digest = "" if number < IN_FULL else _digest(match)
        if not digest:
            yield ""
            yield f"after {number} answers: {' > '.join([step.name for step in match.trail()])}"
            yield from _views(match, seen)
        ask = match.asks()[0]
        if isinstance(ask, ChanceAsk):
            answer = ask.sample(match.state, chance)
        else:
            answer = bot("sidekick").answer(Outlook(match, ask.seat, Seeded(game_id, len(match.log))))
        by = "chance" if ask.seat == CHANCE else f"seat {ask.seat}"
        said = f"{by} answers {as_text(answer)}"
        yield f"after {number} answers all see {digest}, and {said}" if digest else f"  {said}"
        match.push(answer, ask.seat)
        for event in (match.state.events or [])[told:]:
            yield f"  {words.event(event.seen_by(None))} [{event.rule}]"
        told = len(match.state.events or [])
    yield ""
    yield "over"
    yield from _views(match, seen)
    yield f"  {words.outcome(match.outcome())} {match.outcome().to_json()}"


def _viewers(match: Match) -> list[Seat | None]:
    return [None, *range(match.state.seats)]


def _digest(match: Match) -> str:
    """What every viewer sees, as a number that changes with it."""
    views = [match.view(viewer) for viewer in _viewers(match)]
    return hashlib.sha256(_text(views).encode()).hexdigest()[:12]


def _views(match: Match, seen: dict[str, str]) -> Iterator[str]:
    """What every viewer sees, where it differs from what it was last shown."""
    for viewer in _viewers(match):
        who = "spectator" if viewer is None else f"seat {viewer}"
        now: dict[str, str] = {}
        for part, value in match.view(viewer).items():
            now.update(_parts(part, value) if part == "board" else [(part, _text(value))])
        for name, text in now.items():
            if seen.get(f"{who} {name}") != text:
                seen[f"{who} {name}"] = text
                shared = viewer is not None and name != "ask" and text == seen.get(f"spectator {name}")
                if not shared:
                    yield f"    {who} {name}: {text}"
        for name in [name for name in seen if name.startswith(f"{who} ")]:
            if name.removeprefix(f"{who} ") not in now:
                del seen[name]


def _parts(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """A big value in pieces, each with its path, so that a step shows what has changed and no more."""
    text = _text(value)
    if len(text) <= MOST_TEXT or not isinstance(value, (dict, list)):
        yield name, text
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from _parts(f"{name}.{key}", part)
    else:
        yield f"{name}.length", str(len(value))
        for place, part in enumerate(value):
            yield from _parts(f"{name}.{place}", part)


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.stdout.write(playthrough(sys.argv[1]))
