"""Records of every way in which a game can end, played anew when rules or content have changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Protocol, TypeVar

import msgspec

from panoplie.games import load
from panoplie.kernel import fair
from panoplie.kernel.errors import RecordError
from panoplie.kernel.match import Match
from panoplie.kernel.record import Fairness, Player, Record

MOST_GAMES: Final = 400


class Wanted(Protocol):
    """An ending that there should be a record of."""

    def fits(self, match: Match) -> bool: ...


W = TypeVar("W", bound=Wanted)


def path_of(folder: Path, name: str) -> Path:
    """Where the record of an ending lies."""
    return folder / f"{name.replace(' ', '-')}.json"


def again(path: Path, game_id: str, wanted: Wanted) -> Record | None:
    """A record with its answers as they were and the content as it is, if they still lead to the same ending."""
    game = load(game_id)
    try:
        record = msgspec.structs.replace(Record.load(path), content=game.facts().fingerprint)
        return record if wanted.fits(record.replay(game)) and record.verify(game) else None
    except RecordError:
        return None


def renew(
    game_id: str, folder: Path, endings: Mapping[str, W], play: Callable[[W, int], tuple[Match, str]]
) -> None:
    """Keep every record that still fits, and play those anew that do not; `play` returns a game and its key."""
    folder.mkdir(exist_ok=True)
    for name, wanted in endings.items():
        path = path_of(folder, name)
        record = again(path, game_id, wanted)
        for number in range(0 if record else MOST_GAMES):
            match, key = play(wanted, number)
            if wanted.fits(match):
                seats = [Player(f"Seat {seat + 1}") for seat in range(match.state.seats)]
                record = Record.of(match, seats, Fairness(fair.seal(key), key))
                print(name, number, flush=True)
                break
        if record is not None:
            path.write_text(record.write(), encoding="utf-8")
