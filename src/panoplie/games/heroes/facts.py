"""The box as the content files have it: heroes, powers, districts, Research cards and numbers."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

import msgspec

from panoplie.kernel.asks import Dice
from panoplie.kernel.content import Row, fingerprint, read_content, require

POWERS: Final = (
    "transform",
    "fly",
    "blast",
    "noble",
    "magic",
    "teleport",
    "detective",
    "super_senses",
    "super_speed",
    "inventor",
    "illusion",
    "mind_control",
    "minions",
    "rocket",
    "outsmart",
    "mimic",
)
GRANTS: Final = ("double_move", "reroll", "ko_shield", "draw_two", "least_three", "cloak", "jump")
MARKER_POWERS: Final = ("detective", "super_senses", "super_speed", "illusion", "minions", "mimic")
"""The powers that are used with a bonus marker."""

PAYS: Final = {
    "super_speed": ("move", "fight", "play_card"),
    "super_senses": ("fight",),
    "detective": ("draw",),
}
"""For which actions the bonus marker of a power pays (HI-113 to HI-115); the others are deeds of their own."""

BIT: Final = {word: 1 << place for place, word in enumerate((*POWERS, *GRANTS))}
"""What a hero can do is a set of these bits: his powers and what his gadgets grant."""

SIDE: Final = 5
CELLS: Final = SIDE * SIDE
CENTRE: Final = CELLS // 2
STEPS: Final = {"N": (-1, 0), "S": (1, 0), "E": (0, 1), "W": (0, -1)}
COMPASS: Final = {**STEPS, "NE": (-1, 1), "SE": (1, 1), "SW": (1, -1), "NW": (-1, -1)}
CORNERS: Final = {"NW": 0, "NE": SIDE - 1, "SW": CELLS - SIDE, "SE": CELLS - 1}
LETTERS: Final = "ABCDEFG"

Set = Literal["base", "super"]
Origin = Literal["mutant", "tech", "chosen", "alien"]
ORIGINS: Final[tuple[Origin, ...]] = get_args(Origin)
ALIEN: Final = ORIGINS.index("alien")
Class = Literal[
    "ko_gadget", "equipment_gadget", "hq_gadget", "fame", "fate", "adventure", "super_villain", "power_up"
]
CLASSES: Final[tuple[str, ...]] = get_args(Class)
KO, EQUIPMENT, HQ, FAME, FATE, ADVENTURE, VILLAIN, POWER_UP = range(8)
GADGETS: Final = (KO, EQUIPMENT, HQ)
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Effect = Literal[
    "ko_hero",
    "ko_block",
    "move_crime",
    "sweep",
    "destroy",
    "lose_combat_token",
    "lose_gadget",
    "steal_card",
    "swap_blocks",
    "justice",
    "return_dice",
]
Needs = Literal["leader", "trailer", "die_on_number", "two_dice", "min_points", "min_gadgets", "villain_beaten"]
OnFail = Literal["lose_combat_token", "give_card", "to_crimeland", "discard_card", "lose_gadget", "ko"]
DistrictPower = Literal[
    "none",
    "draw",
    "step",
    "fly_in",
    "trade_cards",
    "move_crime",
    "headline",
    "justice",
    "look",
    "recover",
    "combat_token",
    "opponent_discards",
    "first_player",
]


class PowerRow(Row, frozen=True):
    set: Set
    marker: str | None = None


class HeroRow(Row, frozen=True):
    set: Set
    origin: Origin
    powers: Annotated[list[str], msgspec.Meta(min_length=1, max_length=2)]
    known: tuple[str, ...] = ()


class DistrictRow(Row, frozen=True):
    number: Annotated[int, msgspec.Meta(ge=1, le=9)]
    power: DistrictPower = "none"
    centre: bool = False
    origin: Origin | None = None
    markers: Count = 0
    cards: Count = 0
    points: Count = 0
    justice: Count = 0
    classes: tuple[Class, ...] = ()
    known: tuple[str, ...] = ()


class CardRow(Row, frozen=True, rename={"class_": "class"}):
    set: Set
    class_: Class
    count: Annotated[int, msgspec.Meta(ge=1, le=20)]
    known: tuple[str, ...] = ()
    effect: Effect | None = None
    origin: Origin | None = None
    else_near: bool = False
    grants: (
        Literal["fly", "blast", "double_move", "reroll", "ko_shield", "draw_two", "least_three", "cloak", "jump"]
        | None
    ) = None
    marker: Literal["colour", "white"] | None = None
    action: Literal["draw", "move", "fight", "play_card"] | None = None
    needs: Needs | None = None
    least: Count = 0
    points: Count = 0
    points_other: Count = 0
    hero: str | None = None
    pawns: Count = 0
    justice: Count = 0
    cards: Count = 0
    combat: Count = 0
    against: dict[Origin, Count] = msgspec.field(default_factory=dict)
    on_fail: OnFail | None = None
    unbeatable: bool = False


class TableRow(Row, frozen=True):
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    points: Annotated[int, msgspec.Meta(ge=1, le=200)]
    hand: Count
    pawns: Annotated[int, msgspec.Meta(ge=1, le=7)]


class LayoutRow(Row, frozen=True):
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    cells: list[tuple[int, int]]


class DieRow(Row, frozen=True):
    faces: Annotated[list[str], msgspec.Meta(min_length=2)]


class NumberRow(Row, frozen=True):
    value: Count


class PowerFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    power: list[PowerRow]


class HeroFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hero: list[HeroRow]


class DistrictFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    district: list[DistrictRow]


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[CardRow]


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: list[TableRow]
    layout: list[LayoutRow]
    die: list[DieRow]
    number: list[NumberRow]


NUMBERS: Final = (
    "hand",
    "turns",
    "colour_markers",
    "combat_markers",
    "combat_supply",
    "gadgets",
    "justice",
    "lair_points",
    "long_game",
    "noble_price",
    "noble_points",
    "teleport_price",
    "draft",
    "minions_number",
    "least_face",
)


class Facts:
    """Heroes, districts and cards are numbered as the files list them; equal cards have the same number."""

    def __init__(
        self,
        powers: list[PowerRow],
        heroes: list[HeroRow],
        districts: list[DistrictRow],
        cards: list[CardRow],
        table: TableFile,
        fingerprint: str,
    ) -> None:
        self.fingerprint = fingerprint
        self.markers = {row.id: row.marker for row in powers if row.marker}
        self.heroes = tuple(heroes)
        self.hero_ids = tuple([row.id for row in heroes])
        self.hero_at = {row.id: place for place, row in enumerate(heroes)}
        self.origins = tuple([ORIGINS.index(row.origin) for row in heroes])
        self.hero_powers = tuple([sum([BIT[power] for power in row.powers]) for row in heroes])
        self.hero_markers = tuple([any([power in self.markers for power in row.powers]) for row in heroes])
        self.paying = tuple([next((power for power in row.powers if power in PAYS), None) for row in heroes])
        self.districts = tuple(districts)
        self.district_ids = tuple([row.id for row in districts])
        self.district_at = {row.id: place for place, row in enumerate(districts)}
        self.district_numbers = tuple([row.number for row in districts])
        self.crimeland = next(place for place, row in enumerate(districts) if row.centre)
        self.cards = tuple(cards)
        self.card_ids = tuple([row.id for row in cards])
        self.card_at = {row.id: place for place, row in enumerate(cards)}
        pays = ("colour", *PAYS, *[row.id for row in cards if row.action])
        self.going = {
            (verb, pay): tuple(
                [tuple([(verb, hero, at, pay) for at in self.district_ids]) for hero in self.hero_ids]
            )
            for verb in ("move", "fight")
            for pay in pays
        }
        """The words for a move or a fight by what pays for it, then by hero and district: they are said often."""
        self.classes = tuple([CLASSES.index(row.class_) for row in cards])
        self.texts = tuple([row.effect or row.needs or row.class_ for row in cards])
        self.is_villain = tuple([row.class_ == "super_villain" for row in cards])
        self.is_gadget = tuple([CLASSES.index(row.class_) in GADGETS for row in cards])
        self.grants = tuple([BIT[row.grants] if row.grants else 0 for row in cards])
        self.combat = tuple([tuple([row.against.get(origin, row.combat) for origin in ORIGINS]) for row in cards])
        self.tables = {row.players: row for row in table.table}
        self.layouts = {
            row.players: tuple([(north - 1) * SIDE + west - 1 for north, west in row.cells])
            for row in table.layout
        }
        faces = {row.id: row.faces for row in table.die}
        self.combat_die = Dice(faces["combat"])
        self.crime_die = Dice(faces["crime"])
        numbers = {row.id: row.value for row in table.number}
        self.hand_limit = numbers["hand"]
        self.turns = numbers["turns"]
        self.colour_markers = numbers["colour_markers"]
        self.combat_markers = numbers["combat_markers"]
        self.combat_supply = numbers["combat_supply"]
        self.gadgets = numbers["gadgets"]
        self.justice = numbers["justice"]
        self.lair_points = numbers["lair_points"]
        self.long_game = numbers["long_game"]
        self.noble_price = numbers["noble_price"]
        self.noble_points = numbers["noble_points"]
        self.teleport_price = numbers["teleport_price"]
        self.draft = numbers["draft"]
        self.minions_number = numbers["minions_number"]
        self.least_face = numbers["least_face"]

    def deck(self, expansion: bool) -> list[int]:
        """Every card of the Research deck; with S.U.P.E.R. the old Super-Villains are left out (HI-024)."""
        deck: list[int] = []
        for card, row in enumerate(self.cards):
            if row.set == "super":
                used = expansion
            else:
                used = not (expansion and self.is_villain[card])
            if used:
                deck += [card] * row.count
        return deck

    def hero_deck(self, expansion: bool) -> list[int]:
        """The hero cards in use (HI-005)."""
        return [hero for hero, row in enumerate(self.heroes) if expansion or row.set == "base"]


@functools.lru_cache
def load(folder: Path) -> Facts:
    """Read and check the content (HI-007, HI-009 to HI-014, HI-038 to HI-041)."""
    powers = read_content(folder, "powers.toml", PowerFile).power
    heroes = read_content(folder, "heroes.toml", HeroFile).hero
    districts = read_content(folder, "districts.toml", DistrictFile).district
    cards = read_content(folder, "cards.toml", CardFile).card
    table = read_content(folder, "table.toml", TableFile)
    for file, rows in (
        ("powers.toml", powers),
        ("heroes.toml", heroes),
        ("districts.toml", districts),
        ("cards.toml", cards),
        ("table.toml", [*table.table, *table.layout, *table.die, *table.number]),
    ):
        _check_ids(file, rows)
    for power in powers:
        require(power.id in POWERS, "powers.toml", power.id, "no rule knows this power")
    _check_heroes(heroes, powers)
    _check_districts(districts)
    _check_cards(cards, {hero.id for hero in heroes})
    _check_table(table)
    return Facts(powers, heroes, districts, cards, table, fingerprint(folder))


def _check_ids(file: str, rows: Sequence[Row]) -> None:
    seen: set[str] = set()
    for row in rows:
        require(row.id not in seen, file, row.id, "two rows have this id")
        seen.add(row.id)


def _check_heroes(heroes: list[HeroRow], powers: list[PowerRow]) -> None:
    known = {power.id: power for power in powers}
    for hero in heroes:
        for power in hero.powers:
            require(power in known, "heroes.toml", hero.id, f"there is no power {power!r}")
        markers = [power for power in hero.powers if known[power].marker]
        require(len(markers) < 2, "heroes.toml", hero.id, "a hero has at most one bonus marker")
    for expansion in ("base", "super"):
        enough = len([hero for hero in heroes if expansion == "super" or hero.set == "base"])
        require(enough >= 12, "heroes.toml", "-", f"four players need 12 heroes, not {enough}")


def _check_districts(districts: list[DistrictRow]) -> None:
    count = len(districts)
    require(count == CELLS, "districts.toml", "-", f"there must be {CELLS} districts, not {count}")
    centres = [row.id for row in districts if row.centre]
    require(len(centres) == 1, "districts.toml", "-", f"one district is the centre, not {len(centres)}")
    for row in districts:
        if row.power == "combat_token":
            require(row.origin is not None, "districts.toml", row.id, "origin: which heroes take the marker?")


NEEDED: Final = {
    "ko_gadget": ("effect",),
    "equipment_gadget": ("grants",),
    "hq_gadget": ("marker", "action"),
    "fame": ("needs", "points"),
    "fate": ("effect",),
    "adventure": ("hero", "points"),
    "super_villain": ("combat",),
    "power_up": (),
}


def _check_cards(cards: list[CardRow], heroes: Iterable[str]) -> None:
    known = set(heroes)
    for card in cards:
        for field in NEEDED[card.class_]:
            require(bool(getattr(card, field)), "cards.toml", card.id, f"{field}: a {card.class_} card needs it")
        is_ko = card.effect in ("ko_hero", "ko_block")
        right = is_ko if card.class_ == "ko_gadget" else card.class_ == "fate" or card.effect is None
        require(
            right and not (is_ko and card.class_ == "fate"),
            "cards.toml",
            card.id,
            f"effect: no {card.class_} card has it",
        )
        if card.hero is not None:
            require(card.hero in known, "cards.toml", card.id, f"hero: there is no hero {card.hero!r}")


def _check_table(table: TableFile) -> None:
    tables = {row.players: row for row in table.table}
    layouts = {row.players: row for row in table.layout}
    for players in (2, 3, 4):
        require(players in tables, "table.toml", "table", f"nothing is said of {players} players")
        require(players in layouts, "table.toml", "layout", f"nothing is said of {players} players")
        row, cells = layouts[players], layouts[players].cells
        wanted = tables[players].pawns
        require(len(cells) == wanted, "table.toml", row.id, f"cells: {wanted} pawns stand in {len(cells)} places")
        inside = all([1 <= north <= SIDE and 1 <= west <= SIDE for north, west in cells])
        require(inside, "table.toml", row.id, f"cells: a row and a column are from 1 to {SIDE}")
    dice = {row.id: row for row in table.die}
    require("combat" in dice, "table.toml", "die", "the combat die is missing")
    require("crime" in dice, "table.toml", "die", "the crime die is missing")
    pips = [str(pip) for pip in range(1, 7)]
    require(dice["combat"].faces == pips, "table.toml", "combat", "faces: a combat die shows 1 to 6")
    for face in dice["crime"].faces:
        require(face in COMPASS, "table.toml", "crime", f"faces: {face!r} is no point of the compass")
    numbers = {row.id for row in table.number}
    for name in NUMBERS:
        require(name in numbers, "table.toml", name, "this number is missing")
