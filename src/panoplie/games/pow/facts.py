"""The tiles and the dice, as the content files have them."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Annotated, Final

import msgspec

from panoplie.kernel.asks import Dice, Roll, for_seats
from panoplie.kernel.content import Row, fingerprint, read_content, require

SYMBOLS: Final = ("shield", "skull", "blue", "orange")
KINDS: Final = ("hero", "villain")
HERO: Final = 0
VILLAIN: Final = 1


class TileRow(Row, frozen=True):
    value: Annotated[int, msgspec.Meta(ge=1, le=9)]


class DieRow(Row, frozen=True):
    copies: Annotated[int, msgspec.Meta(ge=5, le=5)]
    faces: Annotated[list[str], msgspec.Meta(min_length=6, max_length=6)]


class TileFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hero: list[TileRow]
    villain: list[TileRow]


class DiceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    die: Annotated[list[DieRow], msgspec.Meta(min_length=1, max_length=1)]


class Facts:
    """Tiles are numbered from 0, heroes first; `values` gives what each is worth, without its sign.

    `rolls` gives the throw of a seat that has set some dice aside: `rolls[seat][kept]`.
    """

    __slots__ = ("counts", "dice", "dice_count", "fingerprint", "ids", "rolls", "sources", "values")

    def __init__(self, heroes: list[TileRow], villains: list[TileRow], die: DieRow, fingerprint: str) -> None:
        tiles = [*heroes, *villains]
        self.counts = (len(heroes), len(villains))
        self.ids = tuple([tile.id for tile in tiles])
        self.values = tuple([tile.value for tile in tiles])
        self.sources = tuple([tile.source for tile in tiles])
        self.dice = Dice(die.faces)
        self.dice_count = die.copies
        self.rolls = for_seats(lambda seat: [Roll(self.dice, loose, seat) for loose in range(die.copies, 0, -1)])
        self.fingerprint = fingerprint


@functools.lru_cache
def load(folder: Path) -> Facts:
    """Read and check the content (PO-002 to PO-005)."""
    tiles = read_content(folder, "tiles.toml", TileFile)
    die = read_content(folder, "dice.toml", DiceFile).die[0]
    for kind, rows in (("hero", tiles.hero), ("villain", tiles.villain)):
        require(len(rows) == 12, "tiles.toml", kind, f"there must be 12 {kind} tiles, not {len(rows)}")
    seen: set[str] = set()
    for row in (*tiles.hero, *tiles.villain):
        require(row.id not in seen, "tiles.toml", row.id, "two tiles have this id")
        seen.add(row.id)
    for face in die.faces:
        require(face in SYMBOLS, "dice.toml", die.id, f"{face!r} is none of {', '.join(SYMBOLS)}")
    return Facts(tiles.hero, tiles.villain, die, fingerprint(folder))
