"""What each choice in the search is worth: how much a short search loses against a long one, choice by choice.

    python benchmarks/search_choices.py heroes --positions 30
    python benchmarks/search_choices.py heroes --duel ahead=0 --games 20

At positions of games between sidekicks a search with the budget of a hero answers in many styles, and a search
that compares all answers `--long` times says what each is worth. What is told is the mean loss, in hundredths of a
victory, with its 95 % interval: games would need thousands to tell such differences apart. The long search looks
at leaves as the usual style does, so a style that judges leaves otherwise is told by a duel: one hero of that
style against one of the usual, seats rotated and seeds mirrored.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from panoplie import games
from panoplie.bots import Hero, Thought, bot
from panoplie.bots.search import STYLE, Budget, Search, Style
from panoplie.kernel.answers import Seat
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook, play_out
from panoplie.lab.figures import Z95, interval

EVERY: Final = 7
"""One decision of so many is a position."""


class RollOut(Search):
    """Leaves are judged after some answers at random, as plain tree search does."""

    steps = 10

    def go_on(self, world: Match, given: int) -> Match:
        for _ in range(self.steps):
            if world.over:
                break
            ask = world.asks()[0]
            world.push(ask.sample(world.state, self.luck), ask.seat)
            world.settle(self.luck)
        return world


@dataclass(frozen=True)
class Way:
    """One way to search: a style, a kind of search."""

    style: Style = STYLE
    kind: type[Search] = Search

    def search(self, outlook: Outlook, iterations: int) -> Search:
        search = self.kind(outlook, self.style)
        search.run(Budget(iterations=iterations))
        return search


USUAL: Final = Way()
WAYS: Final = {
    "usual": USUAL,
    **{f"explore {x}": Way(replace(STYLE, explore=x)) for x in (0.4, 3.0)},
    **{f"widen {x}": Way(replace(STYLE, widen=x)) for x in (1.0, 4.0, 99.0)},
    **{f"sharp {x}": Way(replace(STYLE, sharp=x)) for x in (0.0, 1.0, 4.0)},
    **{f"trust {x}": Way(replace(STYLE, trust=x)) for x in (0.0, 0.3, 2.0)},
    **{f"field {n}": Way(replace(STYLE, field=n)) for n in (4, 16)},
    **{f"doubt {x}": Way(replace(STYLE, doubt=x)) for x in (1.5, 3.0)},
}


def positions(game_id: str, seats: int, count: int) -> list[tuple[Match, Seat]]:
    """Decisions in games between sidekicks, where there is something to decide."""
    game = games.load(game_id)
    found: list[tuple[Match, Seat]] = []
    player = bot("sidekick")
    seed = met = 0
    while len(found) < count:
        seed += 1
        chance, source = Seeded("chance", seed), Seeded("seat", seed)
        match = Match.start(game, seats)
        match.settle(chance)
        while not match.over and len(found) < count:
            ask = match.asks()[0]
            outlook = Outlook(match, ask.seat, source)
            if not ask.taste and len(outlook.options()) > 1:
                met += 1
                if met % EVERY == 0:
                    found.append((match.fork(), ask.seat))
            match.push(player.answer(outlook), ask.seat)
            match.settle(chance)
    return found


def losses(game_id: str, seats: int, count: int, iterations: int, long: int) -> None:
    """Tell for each way what its answers lose."""
    lost: dict[str, list[float]] = {name: [] for name in WAYS}
    spent = dict.fromkeys(WAYS, 0.0)
    for number, (match, seat) in enumerate(positions(game_id, seats, count)):
        worth = Search(eyes(match, seat, "judge", number)).even(long)
        for name, way in WAYS.items():
            began = time.process_time()
            answer = way.search(eyes(match, seat, name, number), iterations).ratings()[0][0]
            spent[name] += time.process_time() - began
            lost[name].append(max(worth.values()) - worth[answer])
    print(f"{game_id}, {seats} seats, {iterations} iterations against {long} for each answer")
    for name, some in lost.items():
        print(f"  {name:12} {said(some)}, {1000 * spent[name] / len(some):.0f} ms of one core")


def eyes(match: Match, seat: Seat, *seed: str | int) -> Outlook:
    return Outlook(match, seat, Seeded("choice", *seed))


def said(some: Sequence[float]) -> str:
    """A mean loss with its interval.

    >>> said([0.0, 0.02])
    'loses 1.0 ± 2.0 hundredths (2 positions)'
    """
    if not some:
        return "no position"
    mean = sum(some) / len(some)
    spread = math.sqrt(sum([(one - mean) ** 2 for one in some]) / max(1, len(some) - 1) / len(some))
    return f"loses {100 * mean:.1f} ± {100 * Z95 * spread:.1f} hundredths ({len(some)} positions)"


class Styled(Hero):
    """A hero that searches in a way of its own."""

    def __init__(self, way: Way, iterations: int) -> None:
        super().__init__(budget=Budget(iterations=iterations))
        self.way = way
        self.seconds = 0.0

    def think(self, outlook: Outlook) -> Thought:
        began = time.process_time()
        search = self.way.search(outlook, self.budget.iterations)
        self.seconds += time.process_time() - began
        ratings = search.ratings()
        return Thought(ratings[0][0], ratings, [])


def duel(game_id: str, seats: int, count: int, iterations: int, name: str, way: Way) -> None:
    """One hero of a way against a table of the usual one."""
    game = games.load(game_id)
    one, others = Styled(way, iterations), Styled(USUAL, iterations)
    won = 0.0
    for number in range(count):
        place = number % seats
        players = [one if seat == place else others for seat in range(seats)]
        match = Match.start(game, seats)
        outlooks = [eyes(match, seat, "duel", number // seats, (seat - place) % seats) for seat in range(seats)]
        play_out(match, players, outlooks, Seeded("chance", number // seats))
        won += match.outcome().share(place)
        low, high = interval(won / (number + 1), number + 1)
        ratio = one.seconds / others.seconds * (seats - 1)
        print(
            f"{name} won {won:g} of {number + 1} ({low:.0%} to {high:.0%}), {ratio:.2f} times the usual time",
            flush=True,
        )


def style_of(text: str) -> Way:
    """What `ahead=0`, `field=4` or `rollout` means."""
    name, _, number = text.partition("=")
    if name == "rollout":
        return Way(kind=RollOut)
    whole = {"ahead", "field", "first_look"}
    return Way(replace(STYLE, **{name: int(number) if name in whole else float(number)}))  # type: ignore[arg-type]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--iterations", type=int, default=Hero.iterations)
    parser.add_argument("--long", type=int, default=100, help="how often the judge compares all answers")
    parser.add_argument("--duel", help="ahead=0, rollout, field=4, explore=0.5 … against the usual style")
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args()
    if chosen.duel:
        duel(chosen.game, chosen.seats, chosen.games, chosen.iterations, chosen.duel, style_of(chosen.duel))
    else:
        losses(chosen.game, chosen.seats, chosen.positions, chosen.iterations, chosen.long)


if __name__ == "__main__":
    main()
