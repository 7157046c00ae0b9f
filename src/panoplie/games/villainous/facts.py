"""Boards and cards, as the content files have them."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from panoplie.kernel.cards import Moment, Text
from panoplie.kernel.content import Row, fingerprint, read_content, require
from panoplie.kernel.errors import Refusal

VILLAINS: Final = ("captain_hook", "jafar", "maleficent", "prince_john", "queen_of_hearts", "ursula")
ALLY, ITEM, EFFECT, CONDITION, CURSE, HERO = range(6)
TYPES: Final = ("ally", "item", "effect", "condition", "curse", "hero")
LOOSE, ON_ALLY, ON_HERO = range(3)
ATTACH: Final = {None: LOOSE, "ally": ON_ALLY, "hero": ON_HERO}
GAINS: Final = {"gain_1": 1, "gain_2": 2, "gain_3": 3}
SYMBOLS: Final = (*GAINS, "play", "activate", "fate", "vanquish", "move_item", "move_hero", "discard")
PLACES: Final = 4
MOST_COPIES: Final = 9

Count = Annotated[int, msgspec.Meta(ge=0)]
Symbol = Literal[
    "gain_1",
    "gain_2",
    "gain_3",
    "play",
    "activate",
    "fate",
    "vanquish",
    "move_item",
    "move_hero",
    "discard",
]


class BoxRow(Row, frozen=True):
    starting_power: Annotated[list[Count], msgspec.Meta(min_length=6, max_length=6)]
    hand: Annotated[int, msgspec.Meta(ge=1)]
    fate_cards: Annotated[int, msgspec.Meta(ge=1)]
    power_tokens: Annotated[int, msgspec.Meta(ge=1)]
    lock_tiles: Count
    fate_token_seats: Annotated[int, msgspec.Meta(ge=2)]


class VillainRow(Row, frozen=True):
    objective: Literal["immediate", "start_of_turn"]
    power: Count = 0


class LocationRow(Row, frozen=True):
    top: Annotated[list[Symbol], msgspec.Meta(max_length=2)]
    bottom: Annotated[list[Symbol], msgspec.Meta(max_length=4)]
    locked: bool = False


class CardRow(Row, frozen=True):
    """A card; the numbers after `trigger` are those that its text prints."""

    type: Literal["ally", "item", "effect", "condition", "curse", "hero"]
    copies: Annotated[int, msgspec.Meta(ge=1, le=MOST_COPIES)]
    cost: Count | Literal["strength"] = 0
    strength: Count = 0
    attach: Literal["ally", "hero"] | None = None
    bonus: int = 0
    grants: tuple[Symbol, ...] = ()
    activate: Count | None = None
    trigger: Literal["ally_strength", "allies", "items", "power", "defeat"] | None = None
    least: int = 0
    limit: int = 0
    power: int = 0
    count: int = 0
    boost: int = 0
    allies: int = 0
    hand: int = 0
    price: int = 0
    cost_change: int = 0
    group: str | None = None
    names: str | None = None


class BoxFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    box: Annotated[list[BoxRow], msgspec.Meta(min_length=1, max_length=1)]


class VillainFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    villain: Annotated[list[VillainRow], msgspec.Meta(min_length=1, max_length=1)]
    location: Annotated[list[LocationRow], msgspec.Meta(min_length=PLACES, max_length=PLACES)]
    card: list[CardRow]
    fate: list[CardRow]


class Facts:
    """Everything printed, by number.

    A *kind* is a card as printed; piles and hands hold kinds. A *piece* is one copy of it in a realm. Its name
    says what it is and where it lies, such as `guards@the_forest#2`, and nothing of where it came from.
    """

    __slots__ = (
        "activate",
        "adds",
        "allies",
        "attach",
        "bonus",
        "bottom",
        "box",
        "conditions",
        "copies",
        "cost",
        "decks",
        "fates",
        "fingerprint",
        "first",
        "grants",
        "heeds",
        "hooks",
        "ids",
        "is_fate",
        "kind_of",
        "kinds",
        "locked",
        "locks",
        "names",
        "number",
        "own",
        "place_of",
        "places",
        "read",
        "rows",
        "sources",
        "speaking",
        "strength",
        "top",
        "types",
        "villain_of",
        "villains",
    )

    def __init__(self, box: BoxRow, files: Sequence[VillainFile], digest: str) -> None:
        self.box = box
        self.fingerprint = digest
        self.villains = tuple([file.villain[0] for file in files])
        self.places = tuple([tuple([place.id for place in file.location]) for file in files])
        self.top = tuple([tuple([tuple(place.top) for place in file.location]) for file in files])
        self.bottom = tuple([tuple([tuple(place.bottom) for place in file.location]) for file in files])
        self.locks = tuple([_lock(file) for file in files])
        rows: list[CardRow] = []
        villain_of: list[int] = []
        is_fate: list[bool] = []
        decks: list[tuple[int, ...]] = []
        fates: list[tuple[int, ...]] = []
        for villain, file in enumerate(files):
            for fate, deck in ((False, file.card), (True, file.fate)):
                kinds = range(len(rows), len(rows) + len(deck))
                full = tuple([kind for kind, row in zip(kinds, deck, strict=True) for _ in range(row.copies)])
                (fates if fate else decks).append(full)
                rows += deck
                villain_of += [villain] * len(deck)
                is_fate += [fate] * len(deck)
        self.rows = tuple(rows)
        self.decks = tuple(decks)
        self.fates = tuple(fates)
        self.villain_of = tuple(villain_of)
        self.is_fate = tuple(is_fate)
        self.kinds = len(rows)
        self.ids = tuple([row.id for row in rows])
        self.number = {row.id: kind for kind, row in enumerate(rows)}
        self.sources = tuple([row.source for row in rows])
        self.types = tuple([TYPES.index(row.type) for row in rows])
        self.copies = tuple([row.copies for row in rows])
        self.cost = tuple([-1 if isinstance(row.cost, str) else row.cost for row in rows])
        self.strength = tuple([row.strength for row in rows])
        self.attach = tuple([ATTACH[row.attach] for row in rows])
        self.bonus = tuple([row.bonus for row in rows])
        self.grants = tuple([row.grants for row in rows])
        self.activate = tuple([-1 if row.activate is None else row.activate for row in rows])
        self.adds = tuple([any([row.grants for row in (*file.card, *file.fate)]) for file in files])
        """Whether any card of a villain adds a symbol to its location."""
        self.conditions = tuple(
            [tuple([kind for kind in dict.fromkeys(deck) if self.types[kind] == CONDITION]) for deck in self.decks]
        )
        self.first: tuple[int, ...] = ()
        kind_of: list[int] = []
        for kind, row in enumerate(rows):
            self.first += (len(kind_of),)
            kind_of += [kind] * row.copies
        self.kind_of = tuple(kind_of)
        self.allies = frozenset([piece for piece, kind in enumerate(kind_of) if self.types[kind] in (ALLY, HERO)])
        """The pieces that are Allies if they lie below the board (ruling VI-X6)."""
        self.place_of = {name: place for board in self.places for place, name in enumerate(board)}
        self.names: list[str] = []
        self.read: dict[str, tuple[int, int, int]] = {}
        for kind in range(self.kinds):
            for place in range(PLACES):
                name = f"{self.ids[kind]}@{self.places[self.villain_of[kind]][place]}"
                for copy in range(MOST_COPIES):
                    numbered = name if copy == 0 else f"{name}#{copy + 1}"
                    self.names.append(numbered)
                    self.read[numbered] = (kind, place, copy)
        self.locked = tuple(
            [tuple([Refusal("locked", "VI-052", place=name) for name in board]) for board in self.places]
        )
        """Why nothing is done at a location that is locked; made once, because it is weighed often."""
        self.hooks: dict[Moment[Any], tuple[Any, ...]] = {}
        """For each moment what each kind says then, or nothing; filled in by `teach`."""
        self.heeds: tuple[int, ...] = ()
        """By villain, the moments at which any of his cards speaks."""
        self.speaking: dict[Moment[Any], tuple[frozenset[int], frozenset[int]]] = {}
        """For each moment the pieces that speak then, and those among them that also speak below the board."""
        self.own: dict[Moment[Any], tuple[Any, ...]] = {}
        """For each moment what each villain himself says then, or nothing."""

    def teach(self, moments: Sequence[Moment[Any]], cards: Sequence[Text], villains: Sequence[Text]) -> None:
        """Say what each kind and each villain does."""
        self.hooks = {moment: tuple([moment.of(text) for text in cards]) for moment in moments}
        for moment, hooks in self.hooks.items():
            speaking = [piece for piece, kind in enumerate(self.kind_of) if hooks[kind] is not None]
            below = [piece for piece in speaking if not self.is_fate[self.kind_of[piece]]]
            self.speaking[moment] = frozenset(speaking), frozenset(below)
        heeds = [0] * len(VILLAINS)
        for text, villain in zip(cards, self.villain_of, strict=True):
            heeds[villain] |= text.bits
        self.heeds = tuple(heeds)
        self.own = {moment: tuple([moment.of(text) for text in villains]) for moment in moments}


def _lock(file: VillainFile) -> int:
    locked = [place for place, row in enumerate(file.location) if row.locked]
    return locked[0] if locked else -1


@functools.lru_cache
def read(folder: Path) -> Facts:
    """Read and check the content (VI-001, VI-002)."""
    box = read_content(folder, "box.toml", BoxFile).box[0]
    files = [read_content(folder, f"{villain}.toml", VillainFile) for villain in VILLAINS]
    seen: set[str] = set()
    locks = 0
    for villain, file in zip(VILLAINS, files, strict=True):
        name = f"{villain}.toml"
        require(file.villain[0].id == villain, name, file.villain[0].id, f"this file is for {villain}")
        for deck, total in ((file.card, 30), (file.fate, 15)):
            copies = sum([row.copies for row in deck])
            table = "card" if total == 30 else "fate"
            require(copies == total, name, table, f"there must be {total} cards, not {copies}")
        for row in (*file.location, *file.card, *file.fate):
            require(row.id not in seen, name, row.id, "two rows have this id")
            seen.add(row.id)
        for row in file.card:
            require(row.type != "hero", name, row.id, "a Hero is a Fate card")
            require(
                (row.type == "condition") == (row.trigger is not None), name, row.id, "a Condition has a trigger"
            )
        for row in file.fate:
            require(
                row.type in ("hero", "item", "effect"), name, row.id, f"no Fate card is of the type {row.type}"
            )
        for row in (*file.card, *file.fate):
            if row.names is not None:
                here = [place.id for place in file.location]
                require(row.names in here, name, row.id, f"{row.names} is not a location of this board")
        for place, spot in enumerate(file.location):
            require(not spot.locked or place == PLACES - 1, name, spot.id, "only the rightmost location is locked")
            locks += spot.locked
    require(locks <= box.lock_tiles, "box.toml", box.id, f"{locks} locations are locked, with too few lock tiles")
    return Facts(box, files, fingerprint(folder))
