"""Every card of the box and of the Watchmen pack, as the content files have them."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from panoplie.games.dc.rows import LEVELS, CardRow, DemandRow, Pack, SuperHeroRow, Text, read_pack
from panoplie.kernel.content import fingerprint, require

TYPES: Final = ("starter", "hero", "villain", "super_power", "equipment", "location")
STARTER, HERO, VILLAIN, SUPER_POWER, EQUIPMENT, LOCATION, TYPELESS = range(7)
MAIN_TYPES: Final = ("hero", "villain", "super_power", "equipment")
STACKS: Final = ("punch", "vulnerability", "kick", "weakness")
MOST_SEATS: Final = 5
STARRED: Final = -100
"""The points of a card whose text has to be asked for them; no card prints such a number."""


class Demand:
    """A line of a Challenge, with the kinds of card that fill it."""

    __slots__ = ("count", "destroyed", "fits", "in_play")

    def __init__(self, row: DemandRow, fits: tuple[bool, ...]) -> None:
        self.count = row.count
        self.in_play = row.in_play
        self.destroyed = row.destroyed
        self.fits = fits


class Facts:
    """Everything printed, by number.

    A *kind* is a card of a deck as printed: piles and hands hold kinds. Super Heroes, Challenges and Plots go on
    with the same numbering, so that whatever speaks at the table is one number, and its id one word.
    """

    __slots__ = (
        "attacks",
        "box",
        "cards",
        "challenges",
        "copies",
        "cost",
        "defends",
        "demands",
        "fingerprint",
        "first_villain",
        "ids",
        "is_super_villain",
        "is_watchmen",
        "kick",
        "kinds",
        "level",
        "loyalty",
        "machinations",
        "main_deck",
        "number",
        "plots",
        "power",
        "punch",
        "rows",
        "sources",
        "starting_deck",
        "super_heroes",
        "super_villains",
        "types",
        "vp",
        "vulnerability",
        "watchmen_deck",
        "watchmen_super_heroes",
        "weakness",
    )

    def __init__(self, pack: Pack, digest: str) -> None:
        self.box = pack.box
        self.fingerprint = digest
        decks = (pack.stacks, pack.main_deck, pack.super_villains, pack.watchmen_deck)
        deck_rows = [row for deck in decks for row in deck]
        self.kinds = len(deck_rows)
        heroes = [*pack.super_heroes, *pack.watchmen_super_heroes]
        self.rows: tuple[Text, ...] = (*deck_rows, *heroes, *pack.challenges, *pack.plots)
        self.ids = tuple([row.id for row in self.rows])
        self.number = {row.id: number for number, row in enumerate(self.rows)}
        self.sources = tuple([row.source for row in self.rows])
        self.types = tuple([TYPELESS if row.type is None else TYPES.index(row.type) for row in deck_rows])
        self.cost = tuple([row.cost for row in deck_rows])
        self.power = tuple([row.power for row in deck_rows])
        self.copies = tuple([row.copies for row in deck_rows])
        self.vp = tuple([STARRED if isinstance(row.vp, str) else row.vp for row in deck_rows])
        self.attacks = tuple([row.attack is not None for row in deck_rows])
        self.defends = tuple([row.defence is not None for row in deck_rows])
        villains, watchmen = self._numbers(pack.super_villains), self._numbers(pack.watchmen_deck)
        self.is_super_villain = tuple([kind in villains for kind in range(self.kinds)])
        self.is_watchmen = tuple([kind in watchmen for kind in range(self.kinds)])
        self.punch, self.vulnerability, self.kick, self.weakness = [self.number[name] for name in STACKS]
        self.starting_deck = (self.punch,) * self.box.punches + (self.vulnerability,) * self.box.vulnerabilities
        self.main_deck = self._copies(pack.main_deck)
        self.watchmen_deck = self._copies(pack.watchmen_deck)
        self.super_villains = villains
        self.first_villain = next(self.number[row.id] for row in pack.super_villains if row.first)
        self.super_heroes = self._numbers(pack.super_heroes)
        self.watchmen_super_heroes = self._numbers(pack.watchmen_super_heroes)
        self.challenges = self._numbers(pack.challenges)
        self.level = {self.number[row.id]: row.level for row in pack.challenges}
        self.demands = {
            self.number[row.id]: tuple([Demand(line, fits(line, deck_rows, watchmen)) for line in row.to_defeat])
            for row in pack.challenges
        }
        self.plots = self._numbers(pack.plots)
        self.machinations = tuple(pack.machinations)
        self.loyalty = tuple(pack.loyalty)
        self.cards: tuple[Any, ...] = ()
        """What each row does, in the order of `rows`; filled in by `teach`."""

    def teach(self, cards: Sequence[Any]) -> None:
        """Say what each row does."""
        self.cards = tuple(cards)

    def finale(self) -> tuple[int, ...]:
        """The Super-Villains of which two Loyal players meet some (WM-028)."""
        return tuple([kind for kind in self.super_villains if self.cost[kind] >= self.box.finale_cost])

    def _numbers(self, rows: Sequence[Text]) -> tuple[int, ...]:
        return tuple([self.number[row.id] for row in rows])

    def _copies(self, rows: Sequence[CardRow]) -> tuple[int, ...]:
        return tuple([self.number[row.id] for row in rows for _ in range(row.copies)])


def fits(line: DemandRow, rows: Sequence[CardRow], watchmen: Sequence[int]) -> tuple[bool, ...]:
    """Which kinds fill a line of a Challenge; a Weakness never does (WM-037, WM-038)."""
    return tuple(
        [
            row.type is not None
            and line.type in (None, row.type)
            and row.cost >= line.least
            and (not line.attack_or_defence or row.attack is not None or row.defence is not None)
            and (not line.watchmen or kind in watchmen)
            for kind, row in enumerate(rows)
        ]
    )


@functools.lru_cache
def read(folder: Path) -> Facts:
    """Read and check the content (DC-001, WM-001)."""
    pack = read_pack(folder)
    _check_ids(pack)
    _check_decks(pack)
    _check_super_villains(pack)
    _check_super_heroes(pack)
    facts = Facts(pack, fingerprint(folder))
    _check_challenges(pack, facts)
    _check_secrets(pack)
    return facts


def _check_ids(pack: Pack) -> None:
    seen: set[str] = set()
    for file, rows in pack.by_file().items():
        for row in rows:
            require(row.id not in seen, file, row.id, "two rows have this id")
            seen.add(row.id)


def _check_decks(pack: Pack) -> None:
    ids = tuple([row.id for row in pack.stacks])
    require(ids == STACKS, "stacks.toml", "-", f"the stacks are {', '.join(STACKS)}, in this order")
    for row, each in zip(pack.stacks, (pack.box.punches, pack.box.vulnerabilities), strict=False):
        need = each * MOST_SEATS
        require(
            row.copies >= need, "stacks.toml", row.id, f"{MOST_SEATS} players need {need} copies, not {row.copies}"
        )
    hand, start = pack.box.hand, pack.box.punches + pack.box.vulnerabilities
    require(start >= hand, "box.toml", pack.box.id, f"a deck of {start} cards does not fill a hand of {hand}")
    for file, deck, total in (
        ("main_deck.toml", pack.main_deck, 114),
        ("watchmen_deck.toml", pack.watchmen_deck, 11),
    ):
        copies = sum([row.copies for row in deck])
        require(copies == total, file, "card", f"there must be {total} cards, not {copies}")
        for row in deck:
            bought = row.type is not None and row.type != "starter"
            require(bought, file, row.id, "type: a card of the main deck has one, and is no Starter")
            require(row.appearance is None, file, row.id, "appearance: only a Super-Villain has one")
    for name in ("stacks", "main_deck", "super_villains", "watchmen_deck"):
        for row in getattr(pack, name):
            starred = row.vp == "*"
            require(starred == (row.worth > 0), f"{name}.toml", row.id, 'worth: goes with vp = "*"')
            require(row.limit == 0 or row.least <= row.limit, f"{name}.toml", row.id, "least: is above limit")


def _check_super_villains(pack: Pack) -> None:
    file, rows = "super_villains.toml", pack.super_villains
    first = [row.id for row in rows if row.first]
    require(len(first) == 1, file, "-", f"one Super-Villain is the first, not {len(first)}")
    for row in rows:
        require(row.type == "villain", file, row.id, "type: a Super-Villain is a Villain")
        require(row.copies == 1, file, row.id, "copies: there is one of each Super-Villain")
        require(row.first == (row.appearance is None), file, row.id, "appearance: all but the first have one")
    stack = pack.box.super_villains
    require(len(rows) >= stack, file, "-", f"the stack takes {stack} Super-Villains, and there are {len(rows)}")
    dear = len([row for row in rows if row.cost >= pack.box.finale_cost])
    need, cost = pack.box.finale_villains, pack.box.finale_cost
    require(dear >= need, file, "-", f"{need} Super-Villains must cost {cost} or more, not {dear}")


def _check_super_heroes(pack: Pack) -> None:
    for name in ("super_heroes", "watchmen_super_heroes"):
        rows: list[SuperHeroRow] = getattr(pack, name)
        own = len([row for row in rows if not row.promo])
        require(
            own >= MOST_SEATS, f"{name}.toml", "-", f"{MOST_SEATS} players need as many Super Heroes, not {own}"
        )
        starts = [row.id for row in rows if row.starts]
        require(len(starts) < 2, f"{name}.toml", starts[-1] if starts else "-", "starts: only one can start")
    easy = len([row for row in pack.super_heroes if row.first_game])
    require(
        easy >= MOST_SEATS, "super_heroes.toml", "-", f"a first game needs {MOST_SEATS} Super Heroes, not {easy}"
    )


def _check_challenges(pack: Pack, facts: Facts) -> None:
    file = "challenges.toml"
    for level in range(1, LEVELS + 1):
        there = any([row.level == level for row in pack.challenges])
        require(there, file, "-", f"there is no Challenge of level {level}")
    deck = (*facts.main_deck, *facts.watchmen_deck)
    for row in pack.challenges:
        for line, demand in zip(row.to_defeat, facts.demands[facts.number[row.id]], strict=True):
            says = line.type or line.least or line.attack_or_defence or line.watchmen
            require(bool(says), file, row.id, "to_defeat: a demand says what it asks for")
            fitting = len([kind for kind in deck if demand.fits[kind]])
            cause = f"to_defeat: {line.count} cards are asked for, and only {fitting} of the deck would do"
            require(fitting >= line.count, file, row.id, cause)
            locations = not line.in_play or line.type == "location"
            require(locations, file, row.id, "in_play: only a Location stays in play")


def _check_secrets(pack: Pack) -> None:
    """Machinations, Plots and Loyalty cards (WM-014, WM-016, WM-053)."""
    seen: set[str] = set()
    for row in pack.machinations:
        require(row.type not in seen, "machinations.toml", row.id, f"type: another Machination has {row.type}")
        seen.add(row.type)
        keyed = any([line.type == row.type for line in row.lines])
        require(keyed, "machinations.toml", row.id, f"lines: none of them asks for {row.type}")
        cards = sum([line.count for line in (row.first_line, *row.lines)])
        hand = pack.box.hand
        require(cards <= hand, "machinations.toml", row.id, f"a hand of {hand} does not hold {cards} cards")
    count = len(pack.machinations)
    require(count == len(MAIN_TYPES), "machinations.toml", "-", f"there are {len(MAIN_TYPES)}, not {count}")
    plots = len(pack.plots)
    require(plots >= MOST_SEATS, "plots.toml", "-", f"{MOST_SEATS} players need as many Plots, not {plots}")
    copies = {
        role: sum([row.copies for row in pack.loyalty if row.role == role]) for role in ("mastermind", "loyal")
    }
    require(copies["mastermind"] == 1, "loyalty.toml", "-", f"there is one Mastermind, not {copies['mastermind']}")
    loyal = copies["loyal"]
    require(loyal >= MOST_SEATS - 1, "loyalty.toml", "-", f"{MOST_SEATS - 1} cards must be Loyal, not {loyal}")
