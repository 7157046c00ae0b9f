"""What a game keeps of games played: its playthrough, and a record for each way in which it can end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from panoplie.bots import bot
from panoplie.kernel import fair
from panoplie.kernel.asks import ChanceAsk
from panoplie.kernel.chance import Seeded, derive
from panoplie.kernel.errors import RuleError
from panoplie.kernel.game import Game
from panoplie.kernel.match import Match
from panoplie.kernel.outcome import Outcome
from panoplie.kernel.outlook import Outlook
from panoplie.kernel.record import Fairness, Player, Record
from panoplie.lab.playthrough import playthrough
from panoplie.table.typescript import view_types

Ending = tuple[list[str], Callable[[Outcome], bool]]

ENDINGS: Final[dict[str, Ending]] = {
    "one winner": (["civilian", "civilian"], lambda outcome: len(outcome.winners) == 1),
    "shared victory": (["civilian", "civilian"], lambda outcome: len(outcome.winners) == 2),
    "won alone": (["sidekick"], lambda outcome: bool(outcome.winners)),
    "nobody wins": (["civilian", "civilian"], lambda outcome: not outcome.winners),
}
"""The ways in which a game of the template ends, and who plays until it does."""

MOST_GAMES: Final = 2_000


def kept(game: Game) -> Iterator[tuple[Path, str]]:
    """The files that are made by playing the game, and the types of what it shows."""
    game_id = game.meta.id
    yield Path("web/src/games", game_id, "view.ts"), view_types(game_id)
    yield Path("tests/games", game_id, "playthrough.txt"), playthrough(game_id)
    for ending, (levels, is_it) in ENDINGS.items():
        path = Path("tests/games", game_id, "records", f"{ending.replace(' ', '-')}.json")
        yield path, first_record(game, ending, levels, is_it).write()


def first_record(game: Game, ending: str, levels: list[str], is_it: Callable[[Outcome], bool]) -> Record:
    """Play one game after another, with keys that are always the same, until one ends as it should."""
    for seed in range(MOST_GAMES):
        key = f"{derive('record', game.meta.id, seed):064x}"
        match = played(game, levels, key)
        if is_it(match.outcome()):
            players = [Player(f"{level} {seat}", level) for seat, level in enumerate(levels, 1)]
            return Record.of(match, players, Fairness(fair.seal(key), key))
    raise RuleError(f"Of {MOST_GAMES} games of {game.meta.id} none ended with {ending}.")


def played(game: Game, levels: list[str], key: str) -> Match:
    """A whole game of bots, with chance drawn from a key."""
    match = Match.start(game, len(levels))
    while not match.over:
        place = len(match.log)
        if isinstance(match.ask, ChanceAsk):
            match.push(match.ask.sample(match.state, fair.Fair(key, place)))
        else:
            seat = match.asks()[0].seat
            match.push(bot(levels[seat]).answer(Outlook(match, seat, Seeded(key, place))), seat)
    return match
