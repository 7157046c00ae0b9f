"""POW! (Reiner Knizia) with no framework at all: the floor that the other peers are compared with.

One decision is one action after a throw, as an integer that all peers share:

    0 to 68     set aside this multiset of the dice just thrown and throw the others again
    69          take the hero whose position is the number of shields
    70          take the villain whose position is the number of skulls
    71          nothing can be taken or stolen: the worst tile on the table
    72 to 191   steal: 72 + 60 * kind + 12 * seat + depth, kind 0 for heroes, depth 0 for the top of the pile

Where the rulebook is silent: seat 0 starts; a row shorter than the count gives nothing; of equal worst tiles
the leftmost is taken. Villains are held as magnitudes.
"""

import random
from collections.abc import Sequence
from itertools import product
from operator import add

Dice = tuple[int, ...]  # how many shields, skulls, blue bubbles, orange bubbles

HEROES = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
VILLAINS = (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4)

SHIELD, SKULL, BLUE, ORANGE = range(4)
FACES = (SHIELD, SHIELD, SKULL, SKULL, BLUE, ORANGE)
NOTHING: Dice = (0, 0, 0, 0)

KEEPS: list[Dice] = [dice for dice in product(range(5), repeat=4) if 1 <= sum(dice) <= 4]
KEEP_ID = {dice: i for i, dice in enumerate(KEEPS)}
TAKE_HERO, TAKE_VILLAIN, FORCED, STEAL = 69, 70, 71, 72
PER_KIND, PER_SEAT = 60, 12
NUM_ACTIONS = STEAL + 2 * PER_KIND


def keeps_of(thrown: Dice) -> list[int]:
    """What may be set aside of a throw: at least one die, and at least one is left to throw."""
    parts = product(*(range(count + 1) for count in thrown))
    return [KEEP_ID[part] for part in parts if 1 <= sum(part) < sum(thrown)]


KEEPS_OF = {thrown: keeps_of(thrown) for thrown in product(range(6), repeat=4) if 1 <= sum(thrown) <= 5}


class Pow:
    """A game in progress; tiles are taken from the left of a row, piles grow at their end."""

    __slots__ = (
        "hero_piles",
        "heroes",
        "kept",
        "over",
        "rng",
        "rolled",
        "seat",
        "seats",
        "throw",
        "villain_piles",
        "villains",
    )

    def __init__(
        self,
        seats: int,
        rng: random.Random,
        rows: tuple[Sequence[int], Sequence[int]] | None = None,
        first_roll: Dice | None = None,
    ) -> None:
        self.seats = seats
        self.rng = rng
        heroes, villains = rows or (HEROES, VILLAINS)
        self.heroes = list(heroes)
        self.villains = list(villains)
        if rows is None:
            rng.shuffle(self.heroes)
            rng.shuffle(self.villains)
        self.hero_piles: list[list[int]] = [[] for _ in range(seats)]
        self.villain_piles: list[list[int]] = [[] for _ in range(seats)]
        self.seat = 0
        self.over = False
        self.begin_turn(first_roll)

    def begin_turn(self, roll: Dice | None = None) -> None:
        self.kept = NOTHING
        self.throw = 1
        self.rolled = roll or self.roll(5)

    def roll(self, count: int) -> Dice:
        dice = [0, 0, 0, 0]
        uniform = self.rng.random
        for _ in range(count):
            dice[FACES[int(uniform() * 6)]] += 1
        return tuple(dice)

    def legal(self) -> list[int]:
        """The actions of the seat to move, in ascending order."""
        actions = KEEPS_OF[self.rolled][:] if self.throw < 3 else []
        keeps = len(actions)
        shields, skulls, blue, orange = map(add, self.rolled, self.kept)
        if 0 < shields <= len(self.heroes):
            actions.append(TAKE_HERO)
        if 0 < skulls <= len(self.villains):
            actions.append(TAKE_VILLAIN)
        if blue >= 3:
            actions += self.steals(STEAL, self.hero_piles, top_only=blue == 3)
        if orange >= 3:
            actions += self.steals(STEAL + PER_KIND, self.villain_piles, top_only=orange == 3)
        if len(actions) == keeps:
            actions.append(FORCED)
        return actions

    def steals(self, first: int, piles: list[list[int]], top_only: bool) -> list[int]:
        """Three bubbles reach the top tile of an opponent's pile, four or five any tile of it."""
        actions: list[int] = []
        for seat, pile in enumerate(piles):
            if seat != self.seat:
                depth = min(1, len(pile)) if top_only else len(pile)
                actions += range(first + PER_SEAT * seat, first + PER_SEAT * seat + depth)
        return actions

    def apply(self, action: int, next_roll: Dice | None = None) -> None:
        """Do a legal action and throw the dice that follow it, unless the throw is given."""
        if action < TAKE_HERO:
            keep = KEEPS[action]
            count = sum(self.rolled) - sum(keep)
            self.kept = tuple(map(add, self.kept, keep))
            self.throw += 1
            self.rolled = next_roll or self.roll(count)
            return
        self.gain_tile(action)
        if self.heroes or self.villains:
            self.seat = (self.seat + 1) % self.seats
            self.begin_turn(next_roll)
        else:
            self.over = True

    def gain_tile(self, action: int) -> None:
        """The tile goes on top of the matching pile of the seat to move."""
        me = self.seat
        if action == TAKE_HERO:
            self.hero_piles[me].append(self.heroes.pop(self.rolled[SHIELD] + self.kept[SHIELD] - 1))
        elif action == TAKE_VILLAIN:
            self.villain_piles[me].append(self.villains.pop(self.rolled[SKULL] + self.kept[SKULL] - 1))
        elif action == FORCED and self.villains:
            self.villain_piles[me].append(self.villains.pop(self.villains.index(max(self.villains))))
        elif action == FORCED:
            self.hero_piles[me].append(self.heroes.pop(self.heroes.index(min(self.heroes))))
        else:
            kind, rest = divmod(action - STEAL, PER_KIND)
            victim, depth = divmod(rest, PER_SEAT)
            piles = self.villain_piles if kind else self.hero_piles
            piles[me].append(piles[victim].pop(-1 - depth))

    def scores(self) -> list[int]:
        """Heroes above the height of the villain pile do not count; villains always do."""
        piles = zip(self.hero_piles, self.villain_piles, strict=True)
        return [sum(heroes[: len(villains)]) - sum(villains) for heroes, villains in piles]

    def clone(self) -> "Pow":
        twin = Pow.__new__(Pow)
        twin.seats, twin.rng, twin.seat, twin.over = self.seats, self.rng, self.seat, self.over
        twin.kept, twin.throw, twin.rolled = self.kept, self.throw, self.rolled
        twin.heroes, twin.villains = self.heroes[:], self.villains[:]
        twin.hero_piles = [pile[:] for pile in self.hero_piles]
        twin.villain_piles = [pile[:] for pile in self.villain_piles]
        return twin
