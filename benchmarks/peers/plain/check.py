"""The plain rules against the rulebook's examples, then against their own traces.

`python check.py traces.jsonl`
"""

import random
import sys
from itertools import chain
from pathlib import Path
from typing import Any

from pow_core import FORCED, HEROES, KEEP_ID, STEAL, TAKE_HERO, TAKE_VILLAIN, VILLAINS, Dice, Pow

sys.path.append(str(Path(__file__).resolve().parents[1]))

from harness import check, same


def game(seats: int, heroes: list[int], villains: list[int], roll: Dice) -> Pow:
    return Pow(seats, random.Random(0), rows=(heroes, villains), first_roll=roll)


def stops(pow_game: Pow) -> list[int]:
    """The legal actions that end the turn."""
    return [action for action in pow_game.legal() if action >= TAKE_HERO]


def counts_say_which_tile() -> None:
    """Two shields and three skulls: the second hero or the third villain (PO-X1)."""
    g = game(3, [5, 6, 4], [1, 2, 3], (2, 3, 0, 0))
    same("choices", stops(g), [TAKE_HERO, TAKE_VILLAIN])
    h = g.clone()
    g.apply(TAKE_HERO)
    h.apply(TAKE_VILLAIN)
    same("tiles taken", (g.hero_piles[0], h.villain_piles[0]), ([6], [3]))


def bubbles_steal() -> None:
    """Three bubbles take the top tile, four any tile, of an opponent (PO-029 to PO-031, PO-X2)."""
    g = game(2, [1], [1], (0, 0, 3, 2))
    g.hero_piles[1] = [4, 5, 6]
    same("steals with three bubbles", stops(g), [STEAL + 12])
    g.rolled = (0, 0, 4, 1)
    same("steals with four bubbles", stops(g), [STEAL + 12, STEAL + 13, STEAL + 14])
    g.apply(STEAL + 13)
    same("piles after the theft", g.hero_piles, [[5], [4, 6]])


def nothing_else_is_possible() -> None:
    """The worst villain, or without villains the smallest hero (PO-033, PO-034, PO-D3, PO-D4)."""
    g = game(2, [2, 1], [1, 3], (3, 0, 2, 0))
    same("choices", stops(g), [FORCED])
    g.apply(FORCED, (0, 0, 3, 2))
    same("choices", stops(g), [FORCED])
    g.apply(FORCED, (0, 0, 3, 2))
    same("villains", g.villain_piles, [[3], [1]])
    g.apply(FORCED)
    same("heroes", g.hero_piles, [[1], []])


def one_die_thrown_again_ends_the_throws() -> None:
    """Whoever throws one die in the second throw has no third (PO-017)."""
    g = game(2, list(HEROES), list(VILLAINS), (2, 2, 1, 0))
    g.apply(KEEP_ID[1, 2, 1, 0], (0, 0, 0, 1))
    same("choices", g.legal(), stops(g))


def heroes_that_stick_out_do_not_count() -> None:
    """The three stacks of the rulebook's last figure score 4, 2 and 6 (PO-X3 to PO-X5)."""
    g = game(3, [], [], (5, 0, 0, 0))
    g.hero_piles = [[3, 3, 3, 3, 5], [4, 4, 4], [5, 3, 3, 2]]
    g.villain_piles = [[2, 2, 2, 2], [3, 3, 2, 2], [2, 2, 1]]
    same("scores", g.scores(), [4, 2, 6])


def replay(trace: dict[str, Any]) -> None:
    """Answer as the trace does; every tile of the box is in some pile at the end."""
    steps = trace["steps"]
    rolls = [tuple(step["roll"]) for step in steps]
    g = game(trace["seats"], trace["heroes"], trace["villains"], rolls[0])
    same("heroes of the box", sorted(trace["heroes"]), list(HEROES))
    same("villains of the box", sorted(trace["villains"]), list(VILLAINS))
    for step, next_roll in zip(steps, [*rolls[1:], None], strict=True):
        same("seats", g.seat, step["seat"])
        same("legal actions", g.legal(), step["legal"])
        g.apply(step["action"], next_roll)
    same("ends", g.over, True)
    same("tiles gained", sorted(chain.from_iterable(g.hero_piles)), list(HEROES))
    same("tiles gained", sorted(chain.from_iterable(g.villain_piles)), list(VILLAINS))
    same("scores", g.scores(), trace["scores"])


if __name__ == "__main__":
    counts_say_which_tile()
    bubbles_steal()
    nothing_else_is_possible()
    one_die_thrown_again_ends_the_throws()
    heroes_that_stick_out_do_not_count()
    check("plain", replay)
