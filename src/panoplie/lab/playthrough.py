"""One whole game as text, with everything that every seat sees at every step, to be read and compared.

python -m panoplie.lab.playthrough pow > tests/playthroughs/pow.txt
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

from panoplie import games
from panoplie.bots import bot
from panoplie.kernel.answers import CHANCE, Seat, as_text
from panoplie.kernel.asks import ChanceAsk
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook
from panoplie.kernel.words import words_for


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
        yield ""
        yield f"after {len(match.log)} answers: {' > '.join([step.name for step in match.trail()])}"
        yield from _views(match, seen)
        ask = match.asks()[0]
        if isinstance(ask, ChanceAsk):
            answer = ask.sample(match.state, chance)
        else:
            answer = bot("sidekick").answer(Outlook(match, ask.seat, Seeded(game_id, len(match.log))))
        by = "chance" if ask.seat == CHANCE else f"seat {ask.seat}"
        yield f"  {by} answers {as_text(answer)}"
        match.push(answer, ask.seat)
        for event in (match.state.events or [])[told:]:
            yield f"  {words.event(event.seen_by(None))} [{event.rule}]"
        told = len(match.state.events or [])
    yield ""
    yield "over"
    yield from _views(match, seen)
    yield f"  {words.outcome(match.outcome())} {match.outcome().to_json()}"


def _views(match: Match, seen: dict[str, str]) -> Iterator[str]:
    """What every viewer sees, where it differs from what it saw last."""
    viewers: list[Seat | None] = [None, *range(match.state.seats)]
    for viewer in viewers:
        for part, value in match.view(viewer).items():
            name = f"{'spectator' if viewer is None else f'seat {viewer}'} {part}"
            text = json.dumps(value, ensure_ascii=False)
            if seen.get(name) != text:
                seen[name] = text
                shared = viewer is not None and part != "ask" and text == seen.get(f"spectator {part}")
                yield f"    {name}: {'as the spectator' if shared else text}"


if __name__ == "__main__":
    sys.stdout.write(playthrough(sys.argv[1]))
