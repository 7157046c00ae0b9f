"""The box as the content files have it: heroes, cards, villains, tiles, threats and numbers."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from panoplie.games.guardians.checks import check
from panoplie.games.guardians.districts import lay_out
from panoplie.games.guardians.odds import dice
from panoplie.games.guardians.rows import (
    RANKS,
    STATS,
    USES,
    AdventureRow,
    ArticleRow,
    Box,
    CardRow,
    MissionRow,
    Technique,
    ThreatRow,
    VillainRow,
    WoundRow,
    read_box,
)
from panoplie.kernel.content import fingerprint, require

SPEED, ATTACK, DEFENCE, MENTAL, HEALTH = range(len(STATS))
ROOKIE, HERO, VETERAN = range(len(RANKS))
PASSIVE, ACTION, UNIQUE, NONE = range(len(USES))
LEFT, RIGHT = range(2)
"""The sides of an identity sheet: Special Powers lie left of it, Secret Techniques right (GC-057, GC-058)."""


class Facts:
    """Everything printed, by number.

    A *kind* is a card as printed: first the Power cards as the file lists them, then the Wounds. Hands hold kinds.
    Heroes, villains, objects and threats are numbered as their files list them.
    """

    __slots__ = (
        "adventures", "articles", "bases", "card_texts", "combat_die", "dice", "districts", "figure_at", "figures",
        "fingerprint", "hero_at", "hero_ids", "hero_of", "hero_texts", "heroes", "is_wound", "kind_at", "kinds",
        "minions_of", "mission_ids", "mission_rows", "missions", "number", "object_at", "objects", "power_cards",
        "power_die", "ranks", "rookies", "rows", "sheets", "sidekicks", "sides", "spots", "taught", "techniques",
        "test_die", "text_ids", "texts", "threat_at", "threat_texts", "threats", "tiles", "tokens", "uses",
        "veterans", "villain_at", "villain_of", "villain_sheets", "villains", "weakness", "wounds",
    )  # fmt: skip

    def __init__(self, box: Box, digest: str) -> None:
        self.fingerprint = digest
        self.number: dict[str, int] = {row.id: row.value for row in box.table.number}
        faces = {row.id: row.faces for row in box.table.die}
        self.dice = {kind: dice(row) for kind, row in faces.items()}
        self.combat_die, self.power_die, self.test_die = faces["combat"], faces["power"], faces["test"]

        self.heroes = box.heroes.hero
        self.sidekicks = box.heroes.sidekick
        self.hero_ids = tuple([row.id for row in self.heroes])
        self.hero_at = {name: hero for hero, name in enumerate(self.hero_ids)}
        self.sheets = tuple([tuple([sheet.values() for sheet in row.sheets()]) for row in self.heroes])
        """For each hero and each rank his five characteristics (GC-038, GC-086)."""
        self._number_cards(box.cards.card, box.wounds.wound)
        self._number_missions(box.missions.mission)

        self.villains = box.villains.villain
        self.villain_at = {row.id: villain for villain, row in enumerate(self.villains)}
        self.villain_of = tuple([self._villain(threat.villain) for threat in box.threats.threat])
        self.minions_of = tuple([self._villain(threat.minions) for threat in box.threats.threat])
        self.villain_sheets = tuple(
            [
                tuple([None if row is None else row.values() for row in pair])
                for pair in zip(self.villain_of, self.minions_of, strict=True)
            ]
        )
        """For each threat the values of the Super Villain or the avatars, and those of the minions."""
        self.objects = box.objects.object
        self.object_at = {row.id: place for place, row in enumerate(self.objects)}
        self.tokens = {row.id: row for row in box.objects.token}
        self.spots = {row.id: row for row in box.tiles.spot}
        self.tiles = {row.id: row.tile() for row in box.tiles.tile}
        self.threats: tuple[ThreatRow, ...] = box.threats.threat
        self.threat_at = {row.id: threat for threat, row in enumerate(self.threats)}
        self.articles: tuple[tuple[ArticleRow, ...], ...] = tuple(
            [tuple([row for row in box.threats.article if row.threat == threat.id]) for threat in self.threats]
        )
        """For each threat what its front pages can carry (GC-111)."""
        self.districts = tuple(
            [tuple([lay_out(self.tiles, layout) for layout in threat.layouts]) for threat in self.threats]
        )
        """For each threat its maps, that of the sheet first."""
        self.adventures: tuple[AdventureRow, ...] = box.campaign.adventure
        self.figures = tuple([self._figure_names(threat) for threat in range(len(self.threats))])
        """For each threat what the 24 figures are called in an answer."""
        self.figure_at = tuple([{name: fig for fig, name in enumerate(names)} for names in self.figures])
        self.text_ids = _ids_with_text(box)
        self.taught: tuple[Any, ...] = ()
        """What each of `text_ids` does, in their order; filled in by `teach`."""
        self.texts: dict[str, Any] = {}
        self.card_texts: tuple[Any, ...] = ()
        self.hero_texts: tuple[Any, ...] = ()
        self.threat_texts: tuple[Any, ...] = ()

    def _number_cards(self, cards: Sequence[CardRow], wounds: Sequence[WoundRow]) -> None:
        self.rows: tuple[CardRow | WoundRow, ...] = (*cards, *wounds)
        self.kinds = len(self.rows)
        self.kind_at = {row.id: kind for kind, row in enumerate(self.rows)}
        self.power_cards = len(cards)
        self.is_wound = tuple([kind >= self.power_cards for kind in range(self.kinds)])
        self.hero_of = tuple([self.hero_at[row.hero] for row in cards]) + (-1,) * len(wounds)
        self.ranks = tuple([row.rank for row in cards])
        self.uses = tuple([USES.index(row.power) for row in cards]) + (PASSIVE,) * len(wounds)
        self.techniques = tuple([_values(row.technique) for row in self.rows])
        """What each kind adds to SPEED, ATTACK, DEFENCE and MENTAL on the right of a sheet (GC-065 to GC-069)."""
        self.sides = tuple([_sides(row) for row in self.rows])
        """Where each kind may be laid (GC-059, GC-083)."""
        by_hero = [
            [kind for kind in range(self.power_cards) if self.hero_of[kind] == hero]
            for hero in self.hero_at.values()
        ]
        self.bases = tuple([tuple([kind for kind in deck if self.ranks[kind] == "base"]) for deck in by_hero])
        self.rookies = tuple([tuple([kind for kind in deck if self.ranks[kind] == "rookie"]) for deck in by_hero])
        self.veterans = tuple(
            [tuple([kind for kind in deck if self.ranks[kind] == "veteran"]) for deck in by_hero]
        )
        self.weakness = tuple([next(kind for kind in deck if cards[kind].type == "weakness") for deck in by_hero])
        self.wounds = tuple([self.kind_at[row.id] for row in wounds for _ in range(row.copies)])
        """The whole Wound deck (GC-016)."""

    def _villain(self, name: str | None) -> VillainRow | None:
        return None if name is None else self.villains[self.villain_at[name]]

    def _figure_names(self, threat: int) -> tuple[str, ...]:
        """Heroes, Sidekicks, the Super Villain or five avatars, ten minions and the bus."""
        villain, minion = self.villain_of[threat], self.minions_of[threat]
        many = villain is not None and villain.figures > 1
        leader = "villain" if villain is None else villain.id
        leaders = [f"{leader}_{number}" if many or number > 1 else leader for number in range(1, 6)]
        minions = [f"{minion.id if minion else 'minion'}_{number}" for number in range(1, 11)]
        return (*self.hero_ids, *[row.id for row in self.sidekicks], *leaders, *minions, "tour_bus")

    def _number_missions(self, rows: Sequence[MissionRow]) -> None:
        self.mission_rows = tuple(rows)
        self.mission_ids = tuple([row.id for row in rows])
        shared = {row.face: place for place, row in enumerate(rows) if row.hero is None}
        own = {row.hero: place for place, row in enumerate(rows) if row.hero is not None}
        faces = range(1, len(self.combat_die) + 1)
        self.missions = tuple([tuple([shared.get(face, own[hero.id]) for face in faces]) for hero in self.heroes])
        """For each hero the Mission of each face of a Combat die (GC-027)."""

    def teach(self, texts: Mapping[str, Any]) -> None:
        """Say what each thing with a text does, by its id: none may be left out, and none may be of no thing."""
        for name in self.text_ids:
            require(name in texts, "cards", name, "nobody says what it does")
        for name in texts:
            require(name in self.text_ids, "cards", name, "nothing in the box has this id")
        self.taught = tuple([texts[name] for name in self.text_ids])
        self.texts = dict(texts)
        self.card_texts = tuple([texts.get(row.id) for row in self.rows])
        self.hero_texts = tuple([texts[name] for name in self.hero_ids])
        self.threat_texts = tuple([texts[row.id] for row in self.threats])

    def scaled(self, threat: int, name: str, heroes: int, together: bool = False) -> int:
        """A number of a threat that grows with the heroes of both teams, or of one; 0 where it has none."""
        row = self.threats[threat]
        own: tuple[int, ...] = getattr(row.together, name) if together else ()
        found: tuple[int, ...] = own or getattr(row.scaling, name)
        return found[heroes - 1] if found else 0


def _values(technique: Technique | None) -> tuple[int, int, int, int]:
    if technique is None:
        return (0, 0, 0, 0)
    return (technique.speed, technique.attack, technique.defence, technique.mental)


def _sides(row: CardRow | WoundRow) -> tuple[int, ...]:
    if isinstance(row, WoundRow):
        return (LEFT,) if row.side == "left" else (RIGHT,)
    left = () if row.power == "none" else (LEFT,)
    return left if row.technique is None else (*left, RIGHT)


def _ids_with_text(box: Box) -> tuple[str, ...]:
    """Everything whose text does more than its numbers say."""
    spoken = [*box.heroes.hero, *box.heroes.sidekick, *box.missions.mission, *box.villains.villain]
    spoken += [row for row in box.cards.card if row.power != "none"]
    spoken += [row for row in box.wounds.wound if row.side == "left"]
    spoken += [*box.objects.object, *box.objects.token, *box.tiles.spot, *box.threats.threat]
    return tuple([row.id for row in spoken])


@functools.lru_cache
def read(folder: Path) -> Facts:
    """Read and check the content (GC-005, GC-018, GC-086)."""
    box = read_box(folder)
    check(box)
    return Facts(box, fingerprint(folder))
