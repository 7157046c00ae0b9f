"""What is printed on sheets, cards and pieces: what their pictures are drawn from and what they say in numbers."""

from __future__ import annotations

import functools

import msgspec

from panoplie.games.guardians.facts import Facts
from panoplie.games.guardians.rows import CardRow


class CardFace(msgspec.Struct, frozen=True):
    """A Power card or a Wound: how its left side works, and what its right side adds to the first four stats."""

    hero: str | None
    type: str
    rank: str
    use: str
    technique: list[int] | None
    sides: list[str]
    source: str


class HeroFace(msgspec.Struct, frozen=True):
    """A hero: his type, and his five characteristics in each rank."""

    type: str
    sheets: list[list[int]]
    source: str


class VillainFace(msgspec.Struct, frozen=True):
    """A villain's sheet; a Super Villain's HEALTH and Actions grow with the heroes."""

    type: str
    rank: str
    speed: int
    attack: int
    defence: int
    actions: int
    source: str


class PieceFace(msgspec.Struct, frozen=True):
    """An Object, a token or an orange Space: the dice of its Tests, nothing where it has no such Test."""

    mental: int | None
    attack: int | None
    direct: bool
    source: str


class Faces(msgspec.Struct, frozen=True):
    """All of them by their ids; and how much of each Personal Mission must be done."""

    heroes: dict[str, HeroFace]
    cards: dict[str, CardFace]
    villains: dict[str, VillainFace]
    pieces: dict[str, PieceFace]
    missions: dict[str, int]


@functools.cache
def faces(f: Facts) -> Faces:
    """The whole box, read once."""
    pieces = {row.id: PieceFace(row.mental, row.attack, True, row.source) for row in f.objects}
    pieces |= {
        name: PieceFace(row.mental or None, row.attack or None, False, row.source)
        for name, row in f.tokens.items()
    }
    pieces |= {name: PieceFace(row.mental, None, row.direct, row.source) for name, row in f.spots.items()}
    return Faces(
        heroes={row.id: HeroFace(row.type, _sheets(f, hero), row.source) for hero, row in enumerate(f.heroes)},
        cards={row.id: _card(f, kind) for kind, row in enumerate(f.rows)},
        villains={
            row.id: VillainFace(row.type, row.rank, row.speed, row.attack, row.defence, row.actions, row.source)
            for row in f.villains
        },
        pieces=pieces,
        missions={row.id: row.count for row in f.mission_rows},
    )


def _sheets(f: Facts, hero: int) -> list[list[int]]:
    return [list(sheet) for sheet in f.sheets[hero]]


def _card(f: Facts, kind: int) -> CardFace:
    row = f.rows[kind]
    technique = None if row.technique is None else list(f.techniques[kind])
    sides = [("left", "right")[side] for side in f.sides[kind]]
    if isinstance(row, CardRow):
        return CardFace(row.hero, row.type, row.rank, row.power, technique, sides, row.source)
    return CardFace(
        None, "wound", "wound", "passive" if row.side == "left" else "none", technique, sides, row.source
    )
