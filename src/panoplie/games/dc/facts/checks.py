"""What the shapes of the content cannot say: numbers that have to fit together, or a sentence says why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from panoplie.games.dc.facts.rows import LEVELS, MAIN_TYPES, STACKS, ChallengeRow, Pack, SuperHeroRow
from panoplie.kernel.content import require

if TYPE_CHECKING:
    from panoplie.games.dc.facts import Facts

MOST_SEATS: Final = 5


def check_pack(pack: Pack) -> None:
    """Refuse files that cannot be played together (DC-001, DC-002, WM-001, WM-005)."""
    _check_ids(pack)
    _check_decks(pack)
    _check_super_villains(pack)
    _check_super_heroes(pack)
    _check_secrets(pack)


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


def check_challenges(challenges: Sequence[ChallengeRow], facts: Facts) -> None:
    """Refuse demands that the decks cannot meet."""
    file = "challenges.toml"
    for level in range(1, LEVELS + 1):
        there = any([row.level == level for row in challenges])
        require(there, file, "-", f"there is no Challenge of level {level}")
    deck = (*facts.main_deck, *facts.watchmen_deck)
    for row in challenges:
        for line, demand in zip(row.to_defeat, facts.demands[facts.number[row.id]], strict=True):
            says = line.type or line.least or line.attack_or_defence or line.watchmen
            require(bool(says), file, row.id, "to_defeat: a demand says what it asks for")
            fitting = len([kind for kind in deck if demand.fits[kind]])
            cause = f"to_defeat: {line.count} cards are asked for, and only {fitting} of the deck would do"
            require(fitting >= line.count, file, row.id, cause)
            locations = not line.in_play or line.type == "location"
            require(locations, file, row.id, "in_play: only a Location stays in play")
