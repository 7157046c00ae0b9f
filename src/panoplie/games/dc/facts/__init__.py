"""Every card of the box and of the Watchmen pack, as the content files have them."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from panoplie.games.dc.facts.checks import check_challenges, check_pack
from panoplie.games.dc.facts.rows import STACKS, CardRow, DemandRow, Pack, Text, read_pack
from panoplie.kernel.content import fingerprint

TYPES: Final = ("starter", "hero", "villain", "super_power", "equipment", "location")
STARTER, HERO, VILLAIN, SUPER_POWER, EQUIPMENT, LOCATION, TYPELESS = range(7)
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
        "counts",
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
        "plain",
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
        "wanted",
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
        self.rows: tuple[Any, ...] = (*deck_rows, *heroes, *pack.challenges, *pack.plots)
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
        self.counts = {kind: tuple([line.count for line in lines]) for kind, lines in self.demands.items()}
        self.wanted = {
            kind: (any_fits(lines, self.kinds, in_play=False), any_fits(lines, self.kinds, in_play=True))
            for kind, lines in self.demands.items()
        }
        """By Challenge, whether a kind fills any of its lines from the hand, and from play."""
        self.plots = self._numbers(pack.plots)
        self.machinations = tuple(pack.machinations)
        self.loyalty = tuple(pack.loyalty)
        self.cards: tuple[Any, ...] = ()
        """What each row does, in the order of `rows`; filled in by `teach`."""
        self.plain: tuple[bool, ...] = ()
        """Which kinds give Power and do nothing else when they are played; filled in by `teach`."""

    def teach(self, cards: Sequence[Any], plain: Sequence[bool]) -> None:
        """Say what each row does, and which kinds only give Power."""
        self.cards = tuple(cards)
        self.plain = tuple(plain)

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


def any_fits(lines: Sequence[Demand], kinds: int, in_play: bool) -> tuple[bool, ...]:
    """Which kinds may be contributed to some lines, from the hand or from play (WM-037, WM-085)."""
    asking = [line for line in lines if line.in_play == in_play and not line.destroyed]
    return tuple([any([line.fits[kind] for line in asking]) for kind in range(kinds)])


@functools.lru_cache
def read(folder: Path) -> Facts:
    """Read and check the content (DC-001, WM-001)."""
    pack = read_pack(folder)
    check_pack(pack)
    facts = Facts(pack, fingerprint(folder))
    check_challenges(pack.challenges, facts)
    return facts
