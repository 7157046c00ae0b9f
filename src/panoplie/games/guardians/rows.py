"""The shapes of the content files. Numbers of a text are fields of its row; what the text does is in cards/."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from panoplie.games.guardians.districts import Door, Tile, cell_of
from panoplie.kernel.content import Row, read_content

STATS: Final = ("speed", "attack", "defence", "mental", "health")
RANKS: Final = ("rookie", "hero", "veteran")
USES: Final = ("passive", "action", "unique", "none")
HEROES: Final = 6
"""A list under `scaling` or `together` has a number for one hero, for two, and so on to so many."""

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Space = Annotated[str, msgspec.Meta(pattern=r"^[a-z][1-9]\d?$")]
Letters = Annotated[str, msgspec.Meta(pattern=r"^[A-Z#]{4}$")]
TileId = Annotated[str, msgspec.Meta(pattern=r"^[1-9][AB]$")]
Border = Annotated[str, msgspec.Meta(pattern=r"^[NESW][1-4]$")]
Size = Literal["large", "medium"]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a row, or a whole file."""


class Sheet(Shape, frozen=True):
    """The five characteristics (GC-039 to GC-045)."""

    speed: Positive
    attack: Positive
    defence: Positive
    mental: Positive
    health: Positive

    def values(self) -> tuple[int, int, int, int, int]:
        return (self.speed, self.attack, self.defence, self.mental, self.health)


class Technique(Shape, frozen=True):
    """What a card adds to the characteristics on the right of a sheet (GC-065 to GC-069)."""

    speed: Change = 0
    attack: Change = 0
    defence: Change = 0
    mental: Change = 0


class HeroRow(Row, frozen=True):
    type: Literal["paragon", "brute", "adventurer", "energy", "speedster", "mentalist"]
    rookie: Sheet
    hero: Sheet
    veteran: Sheet
    dice: Count = 0
    rerolls: Count = 0
    tokens: Count = 0
    known: tuple[str, ...] = ()

    def sheets(self) -> tuple[Sheet, Sheet, Sheet]:
        return (self.rookie, self.hero, self.veteran)


class SidekickRow(Row, frozen=True):
    sheet: Sheet
    easier: Count = 0
    damage: Count = 0


class MissionRow(Row, frozen=True):
    face: Annotated[int, msgspec.Meta(ge=1, le=6)]
    count: Positive
    hero: str | None = None
    heroes: Count = 0
    avatars: Count = 0


class CardRow(Row, frozen=True):
    hero: str
    rank: Literal["base", "rookie", "veteran"]
    type: Literal["movement", "attack", "defence", "mental", "coordination", "weakness"]
    power: Literal["passive", "action", "unique", "none"]
    technique: Technique | None = None
    dice: Count = 0
    damage: Count = 0
    shield: Count = 0
    heals: Count = 0
    defence: Change = 0
    zones: Count = 0
    actions: Change = 0
    easier: Count = 0
    rerolls: Count = 0
    cards: Count = 0


class WoundRow(Row, frozen=True):
    copies: Positive
    side: Literal["left", "right"]
    technique: Technique | None = None
    actions: Change = 0
    damage: Count = 0


class VillainRow(Row, frozen=True):
    rank: Literal["super_villain", "avatar", "minion"]
    type: Literal["sonic", "cosmic", "fan", "brute"]
    figures: Count
    speed: Positive
    attack: Positive
    defence: Positive
    health: Positive
    actions: Positive
    dice: Count = 0
    zones: Count = 0
    most: Count = 0
    shield: Count = 0
    known: tuple[str, ...] = ()

    def values(self) -> tuple[int, int, int, int]:
        """SPEED, ATTACK, DEFENCE and no MENTAL (GC-096)."""
        return (self.speed, self.attack, self.defence, 0)


class ObjectRow(Row, frozen=True):
    copies: Positive
    mental: Positive
    attack: Positive
    reach: Literal["sight", "adjacent", "around"]
    dice: Count
    zones: Count = 0
    heals: Count = 0
    push: Count = 0
    actions: Change = 0
    cards: Count = 0
    defence: Change = 0
    known: tuple[str, ...] = ()


class TokenRow(Row, frozen=True):
    mental: Count = 0
    attack: Count = 0
    defence: Count = 0
    hostages: Count = 0


class DoorShape(Shape, frozen=True):
    id: str
    between: tuple[Space, Space]
    open: bool


class Placed(Shape, frozen=True):
    id: str
    space: Space


class TileRow(Row, frozen=True):
    id: TileId
    grid: tuple[Letters, Letters, Letters, Letters]
    walls: tuple[tuple[Space, Space], ...] = ()
    doors: tuple[DoorShape, ...] = ()
    edges: tuple[Border, ...] = ()
    spots: tuple[Placed, ...] = ()

    def tile(self) -> Tile:
        """The tile that can be laid beside others."""
        return Tile(
            self.id,
            self.grid,
            tuple([(cell_of(one), cell_of(other)) for one, other in self.walls]),
            tuple(
                [
                    Door(door.id, (cell_of(door.between[0]), cell_of(door.between[1])), door.open)
                    for door in self.doors
                ]
            ),
            tuple([(edge[0], int(edge[1]) - 1) for edge in self.edges]),
            tuple([(cell_of(spot.space), spot.id) for spot in self.spots]),
        )


class SpotRow(Row, frozen=True):
    mental: Positive
    direct: bool
    heals: Count = 0
    track: Count = 0
    dice: Count = 0
    actions: Change = 0


class Track(Shape, frozen=True):
    start: Count
    end: Positive
    margins: tuple[Positive, ...]


class Reaction(Shape, frozen=True):
    mental: Positive
    damage: Positive
    zones: Positive


class Scaling(Shape, frozen=True):
    """Numbers for one hero, for two, and so on, counting both teams."""

    health: tuple[Positive, ...] = ()
    health_easy: tuple[Positive, ...] = ()
    """HEALTH at a difficulty, which gives villains more DEFENCE; where there is no list, it stays as it is."""
    health_normal: tuple[Positive, ...] = ()
    health_hard: tuple[Positive, ...] = ()
    actions: tuple[Positive, ...] = ()
    figures: tuple[Positive, ...] = ()
    minions: tuple[Positive, ...] = ()
    spawned: tuple[Positive, ...] = ()
    sealed: tuple[Positive, ...] = ()
    bus_health: tuple[Positive, ...] = ()
    track: tuple[Count, ...] = ()
    """What is added to the start of the track."""
    solo: tuple[Positive, ...] = ()

    def lists(self) -> dict[str, tuple[int, ...]]:
        return msgspec.structs.asdict(self)


class ThreatRow(Row, frozen=True):
    number: Count
    difficulty: Literal["easy", "normal", "hard"]
    camp: Positive
    turns: Positive
    solo: bool
    layouts: Annotated[tuple[tuple[tuple[TileId, ...], ...], ...], msgspec.Meta(min_length=2, max_length=2)]
    starts: tuple[tuple[Space, ...], tuple[Space, ...]]
    objects: tuple[Placed, ...]
    villain: str | None = None
    minions: str | None = None
    tile: TileId | None = None
    villain_spaces: tuple[Space, ...] = ()
    minion_spaces: tuple[Space, ...] = ()
    spawn: tuple[Space, ...] = ()
    route: tuple[Space, ...] = ()
    tokens: tuple[Placed, ...] = ()
    track: Track | None = None
    growth: Count = 0
    extra: Count = 0
    extra_from: Count = 0
    share: Count = 0
    relief: Count = 0
    surge: Count = 0
    disrupt: Count = 0
    heals: Count = 0
    far: Count = 0
    ram: Count = 0
    react: Reaction | None = None
    scaling: Scaling = Scaling()
    together: Scaling = Scaling()
    """What is otherwise where all play against the game; what is not listed is as it is under `scaling`."""


class ArticleRow(Row, frozen=True):
    threat: str
    size: Size


class AdventureRow(Row, frozen=True):
    threat: str
    layout: Annotated[int, msgspec.Meta(ge=0, le=1)]
    defence: Change
    health: Change
    track: Change
    minions: Change


class NumberRow(Row, frozen=True):
    value: int


class DieRow(Row, frozen=True):
    faces: Annotated[tuple[Literal["0", "1", "2", "pow"], ...], msgspec.Meta(min_length=2)]
    known: tuple[str, ...] = ()


class HeroFile(Shape, frozen=True):
    hero: tuple[HeroRow, ...]
    sidekick: tuple[SidekickRow, ...]


class MissionFile(Shape, frozen=True):
    mission: tuple[MissionRow, ...]


class CardFile(Shape, frozen=True):
    card: tuple[CardRow, ...]


class WoundFile(Shape, frozen=True):
    wound: tuple[WoundRow, ...]


class VillainFile(Shape, frozen=True):
    villain: tuple[VillainRow, ...]


class ObjectFile(Shape, frozen=True):
    object: tuple[ObjectRow, ...]
    token: tuple[TokenRow, ...]


class TileFile(Shape, frozen=True):
    tile: tuple[TileRow, ...]
    spot: tuple[SpotRow, ...]


class ThreatFile(Shape, frozen=True):
    threat: tuple[ThreatRow, ...]
    article: tuple[ArticleRow, ...]


class CampaignFile(Shape, frozen=True):
    adventure: tuple[AdventureRow, ...]


class TableFile(Shape, frozen=True):
    number: tuple[NumberRow, ...]
    die: tuple[DieRow, ...]


class Box(NamedTuple):
    """All files together."""

    heroes: HeroFile
    missions: MissionFile
    cards: CardFile
    wounds: WoundFile
    villains: VillainFile
    objects: ObjectFile
    tiles: TileFile
    threats: ThreatFile
    campaign: CampaignFile
    table: TableFile

    def files(self) -> dict[str, list[Row]]:
        """The rows of each file, whatever their kind."""
        return {
            "heroes.toml": [*self.heroes.hero, *self.heroes.sidekick],
            "missions.toml": [*self.missions.mission],
            "cards.toml": [*self.cards.card],
            "wounds.toml": [*self.wounds.wound],
            "villains.toml": [*self.villains.villain],
            "objects.toml": [*self.objects.object, *self.objects.token],
            "tiles.toml": [*self.tiles.tile, *self.tiles.spot],
            "threats.toml": [*self.threats.threat, *self.threats.article],
            "campaign.toml": [*self.campaign.adventure],
            "box.toml": [*self.table.number, *self.table.die],
        }


def read_box(folder: Path) -> Box:
    return Box(
        read_content(folder, "heroes.toml", HeroFile),
        read_content(folder, "missions.toml", MissionFile),
        read_content(folder, "cards.toml", CardFile),
        read_content(folder, "wounds.toml", WoundFile),
        read_content(folder, "villains.toml", VillainFile),
        read_content(folder, "objects.toml", ObjectFile),
        read_content(folder, "tiles.toml", TileFile),
        read_content(folder, "threats.toml", ThreatFile),
        read_content(folder, "campaign.toml", CampaignFile),
        read_content(folder, "box.toml", TableFile),
    )
