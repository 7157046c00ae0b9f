"""The shapes of the content files: one struct for each sort of row."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from panoplie.kernel.content import Row, read_content

R = TypeVar("R", bound=Row)

LEVELS: Final = 3
STACKS: Final = ("punch", "vulnerability", "kick", "weakness")
MAIN_TYPES: Final = ("hero", "villain", "super_power", "equipment")

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Type = Literal["starter", "hero", "villain", "super_power", "equipment", "location"]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of one part of a text: an Attack, a Defence, a First Appearance."""

    count: Count = 0
    least: Count = 0
    limit: Count = 0


class BoxRow(Row, frozen=True):
    hand: Some
    line_up: Some
    punches: Some
    vulnerabilities: Count
    super_villains: Some
    first_line_seats: Some
    two_player_loyalty: Some
    finale_villains: Some
    finale_cost: Some


class CardRow(Row, frozen=True):
    """A card that can lie in a deck; the numbers after `power` are those that its text prints."""

    cost: Count
    vp: Annotated[int, msgspec.Meta(ge=-9, le=99)] | Literal["*"]
    copies: Some
    type: Type | None = None
    power: Count = 0
    raised: Count = 0
    bonus: Count = 0
    count: Count = 0
    discard: Count = 0
    least: Count = 0
    limit: Count = 0
    others: Count = 0
    worth: Count = 0
    price: Count = 0
    discount: Count = 0
    times: Some = 1
    attack: Numbers | None = None
    defence: Numbers | None = None
    appearance: Numbers | None = None
    first: bool = False
    known: tuple[str, ...] = ()


class SuperHeroRow(Row, frozen=True):
    power: Count = 0
    count: Count = 0
    cards: Count = 0
    more: Count = 0
    least: Count = 0
    limit: Count = 0
    first_game: bool = False
    starts: bool = False
    promo: bool = False


class DemandRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one line of a Challenge asks for; a card must be all of what is said."""

    count: Some
    type: Type | None = None
    least: Count = 0
    attack_or_defence: bool = False
    watchmen: bool = False
    in_play: bool = False
    destroyed: bool = False


class ChallengeRow(Row, frozen=True):
    level: Annotated[int, msgspec.Meta(ge=1, le=LEVELS)]
    cost: Some
    to_defeat: Annotated[list[DemandRow], msgspec.Meta(min_length=1)]
    count: Count = 0
    least: Count = 0
    limit: Count = 0
    known: tuple[str, ...] = ()


class PlotRow(Row, frozen=True):
    cost: Some
    type: Type
    count: Some
    once: bool = False


class LineRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many cards of a type that the Mastermind plays in one turn, perhaps with different names."""

    count: Some
    type: Type
    different: bool = False


class MachinationRow(Row, frozen=True):
    type: Literal["hero", "villain", "super_power", "equipment"]
    first_line: LineRow
    lines: Annotated[list[LineRow], msgspec.Meta(min_length=1)]
    known: tuple[str, ...] = ()


class LoyaltyRow(Row, frozen=True):
    role: Literal["mastermind", "loyal"]
    copies: Some


Text: TypeAlias = CardRow | SuperHeroRow | ChallengeRow | PlotRow
"""A row whose card says something that happens."""


class BoxFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    box: Annotated[list[BoxRow], msgspec.Meta(min_length=1, max_length=1)]


class CardFile(msgspec.Struct, Generic[R], frozen=True, forbid_unknown_fields=True):
    card: list[R]


class Pack(msgspec.Struct, frozen=True):
    """All content files of a folder, each in its shape."""

    box: BoxRow
    stacks: list[CardRow]
    main_deck: list[CardRow]
    super_villains: list[CardRow]
    watchmen_deck: list[CardRow]
    super_heroes: list[SuperHeroRow]
    watchmen_super_heroes: list[SuperHeroRow]
    challenges: list[ChallengeRow]
    plots: list[PlotRow]
    machinations: list[MachinationRow]
    loyalty: list[LoyaltyRow]

    def by_file(self) -> dict[str, Sequence[Row]]:
        """The rows of cards by the file that they stand in."""
        return {f"{name}.toml": getattr(self, name) for name in self.__struct_fields__ if name != "box"}


def read_pack(folder: Path) -> Pack:
    """All content files of a folder."""
    return Pack(
        box=read_content(folder, "box.toml", BoxFile).box[0],
        stacks=read_content(folder, "stacks.toml", CardFile[CardRow]).card,
        main_deck=read_content(folder, "main_deck.toml", CardFile[CardRow]).card,
        super_villains=read_content(folder, "super_villains.toml", CardFile[CardRow]).card,
        watchmen_deck=read_content(folder, "watchmen_deck.toml", CardFile[CardRow]).card,
        super_heroes=read_content(folder, "super_heroes.toml", CardFile[SuperHeroRow]).card,
        watchmen_super_heroes=read_content(folder, "watchmen_super_heroes.toml", CardFile[SuperHeroRow]).card,
        challenges=read_content(folder, "challenges.toml", CardFile[ChallengeRow]).card,
        plots=read_content(folder, "plots.toml", CardFile[PlotRow]).card,
        machinations=read_content(folder, "machinations.toml", CardFile[MachinationRow]).card,
        loyalty=read_content(folder, "loyalty.toml", CardFile[LoyaltyRow]).card,
    )
