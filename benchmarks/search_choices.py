"""What each choice in the search is worth: how much its answers lose, choice by choice.

    python benchmarks/search_choices.py heroes --positions 60 --ways usual,sidekick,tree,turns=2,ahead=0
    python benchmarks/search_choices.py heroes --ways usual,legend:500,legend+turns=1:500,legend+doubt=3:500
    python benchmarks/search_choices.py heroes --duel ahead=0 --games 20
    python benchmarks/search_choices.py heroes --positions 200 --hidden

At positions of games between sidekicks each way to search answers with the budget of a hero. Where they differ,
each answer is given in the same imagined worlds with the same luck, everybody goes on as looks best to them for
`--turns` turns, and what counts is how the seat stands then: farther ahead than any of the ways looks. Told are
the mean loss against the best of these answers, in hundredths of the deviation that luck makes, and how much that
is more or less than what the first way loses, with its 95 % interval: games would need thousands to tell such
differences apart. `--duel` plays games: a hero of one way against the usual one, seats rotated, seeds mirrored.
`--hidden` counts the questions whose answer somebody else does not see: only there one tree for each seat would
differ from one for all.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from panoplie import games
from panoplie.bots import Hero, Legend, Sidekick, Thought
from panoplie.bots.foresight import after, is_between_deeds, stepped
from panoplie.bots.luck import Luck
from panoplie.bots.search import Budget, Search, Style
from panoplie.bots.tree import Node, Scale
from panoplie.kernel.answers import CHANCE, Answer, Seat
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook, play_out
from panoplie.lab.figures import Z95, interval

EVERY: Final = 7
"""One decision of so many is a position."""
MOST_ANSWERS: Final = 200
"""So many answers end the longest turns."""
MOST_DEVIATIONS: Final = 4.0
"""A victory or a defeat counts as much as standing so far from the mean."""


class RollOut(Search):
    """Leaves are judged after some answers at random, as plain tree search does."""

    steps = 10

    def go_on(self, world: Match, mover: Seat, given: int) -> Match:
        for _ in range(self.steps):
            if world.over:
                break
            ask = world.asks()[0]
            world.push(ask.sample(world.state, self.luck.tries), ask.seat)
            world.settle(self.luck.falls)
        return world


class OneStream(Search):
    """All that chance answers in a walk comes from one source, whatever is tried meanwhile."""

    def luck_by(self, lot: int) -> Luck:
        return Luck.of(Seeded("walk", lot))


class Kept(Search):
    """Walks follow the tree that the search for the seat's last decision has left, if this is the same turn."""

    kept = Node(0)

    def opened(self) -> list[Answer]:
        field = super().opened()
        for answer in set(field) & set(self.kept.children):
            old, new = self.kept.children[answer], self.root.children[answer]
            new.children, new.order, new.aside = old.children, old.order, old.aside
            new.visits, new.picked, new.gained = old.visits, old.picked, old.gained
        return field

    def compare(self, field: Sequence[Answer]) -> None:
        """What an answer at the root is worth rests on the walks of this search alone."""
        super().compare(field)
        for answer in field:
            self.root.children[answer].visits = len(self.root.children[answer].seen)


class Observers(Search):
    """A tree for each seat: whoever does not see which answer is given goes on from one node for all of them."""

    def __init__(self, outlook: Outlook, style: Style) -> None:
        super().__init__(outlook, style)
        self.trees = [Node(seat) for seat in range(len(self.scales))]
        self.trees[self.seat] = self.root

    def walk(self, world: Match, answer: Answer) -> None:
        asked, mover = world.ask, self.seat
        nodes = self.step(self.trees, world, self.seat, answer)
        choosers = [(self.root, self.root.children[answer])]
        while choosers[-1][1].visits and not world.over:
            ask, options = self.question(world, None)
            if is_between_deeds(world):
                mover = ask.seat
            secret = world.ask is asked and not ask.grows
            asked = world.ask
            chooser = nodes[ask.seat]
            if not chooser.order:
                self.weigh(chooser, world, ask, options, secret)
            known = chooser.known(ask.seat, options, self.style.widen)
            if secret:
                chosen = chooser.by_lot(known, self.luck.tries)
            else:
                chosen = chooser.most_interesting(known, self.style.explore)
            choosers.append((chooser, chooser.children[chosen]))
            nodes = self.step(nodes, world, ask.seat, chosen)
        world = self.go_on(world, mover, len(choosers))
        stands = self.look(world, {child.seat for _, child in choosers})
        choosers[0][1].seen.append((world.over, stands[self.seat]))
        worth = self.worth(world, stands)
        for chooser, child in choosers:
            child.visits += 1
            child.total += worth[child.seat]
            chooser.picked += 1
            chooser.gained += worth[child.seat]

    def step(self, nodes: Sequence[Node], world: Match, by: Seat, answer: Answer) -> list[Node]:
        """Where everybody stands in their trees after an answer, which is given."""
        veiled = unseen(world, by)[answer]
        world.push(answer, by)
        world.settle(self.luck.falls)
        keys = [HIDDEN if seat in veiled else answer for seat in range(len(nodes))]
        return [node.children.setdefault(key, Node(by)) for node, key in zip(nodes, keys, strict=True)]


HIDDEN: Final = ("hidden",)


def unseen(match: Match, by: Seat) -> dict[Answer, set[Seat]]:
    """Who cannot tell an answer from another one, after which the table is not the same for whoever gave it."""
    seats = range(match.state.seats)
    ask = match.ask_of(by)
    assert ask is not None
    seen: dict[Answer, list[str]] = {}
    for option in ask.options(match.state):
        later = match.fork()
        later.push(option, by)
        seen[option] = [str(later.view(seat, with_ask=False)) for seat in seats]
    others = list(seen.values())
    return {
        answer: {seat for seat in seats for its in others if its[seat] == mine[seat] and its[by] != mine[by]}
        for answer, mine in seen.items()
    }


@dataclass(frozen=True)
class Way:
    """One way to search: a style, a kind of search, and how many turns its walks last, if not as many as usual."""

    style: Style = Hero.style
    kind: type[Search] = Search
    turns: int = 0

    def search(self, outlook: Outlook, iterations: int) -> Search:
        search = self.kind(outlook, self.style)
        if self.turns:
            search.horizon, search.tree = replace(search.horizon, turns=self.turns), False
        search.run(Budget(iterations=iterations))
        return search


@dataclass(frozen=True)
class Position:
    """A decision, and the last one that the same seat took before it in the same turn, if there is any."""

    match: Match
    seat: Seat
    before: Match | None = None

    def kept_after(self, search: Search) -> Node:
        """Where the tree of a search at the decision before stands now, if it has come so far."""
        assert self.before is not None
        node = search.root
        for by, answer in self.match.log[len(self.before.log) :]:
            if by != CHANCE:
                node = node.children.get(answer, Node(by))
        return node


USUAL: Final = Way()
TREE: Final = Way(replace(Hero.style, tree=True))
BASES: Final = {"usual": USUAL, "tree": TREE, "legend": Way(Legend.style)}
KINDS: Final = {"rollout": RollOut, "stream": OneStream}


def positions(game_id: str, seats: int, count: int) -> list[Position]:
    """Decisions in games between sidekicks, where there is something to decide."""
    game = games.load(game_id)
    found: list[Position] = []
    player = Sidekick()
    seed = met = 0
    while len(found) < count:
        seed += 1
        chance, source = Seeded("chance", seed), Seeded("seat", seed)
        match = Match.start(game, seats)
        match.settle(chance)
        before: dict[Seat, Match] = {}
        while not match.over and len(found) < count:
            ask = match.asks()[0]
            outlook = Outlook(match, ask.seat, source)
            if is_between_deeds(match):
                before = {seat: earlier for seat, earlier in before.items() if seat == ask.seat}
            if not ask.taste and len(outlook.options()) > 1:
                met += 1
                here = match.fork()
                if met % EVERY == 0:
                    found.append(Position(here, ask.seat, before.get(ask.seat)))
                before[ask.seat] = here
            match.push(player.answer(outlook), ask.seat)
            match.settle(chance)
    return found


def losses(
    game_id: str, seats: int, count: int, iterations: int, turns: int, worlds: int, names: Sequence[str]
) -> None:
    """Tell for each way what its answers lose, and how much more or less than those of the first."""
    lost: dict[str, list[float]] = {name: [] for name in names}
    spent = dict.fromkeys(names, 0.0)
    for number, position in enumerate(positions(game_id, seats, count)):
        match, seat = position.match, position.seat
        chosen = {}
        for name in names:
            began = time.process_time()
            chosen[name] = answered(name, position, number, iterations)
            spent[name] += time.process_time() - began
        worth = judged(eyes(match, seat, "judge", number), list(dict.fromkeys(chosen.values())), turns, worlds)
        for name in names:
            lost[name].append(max(worth.values()) - worth[chosen[name]])
    print(
        f"{game_id}, {seats} seats, {count} positions, {iterations} iterations, {turns} turns in {worlds} worlds"
    )
    usual = lost[names[0]]
    for name, some in lost.items():
        apart = said([one - other for one, other in zip(some, usual, strict=True)])
        mean, ms = 100 * sum(some) / count, 1000 * spent[name] / count
        print(f"  {name:12} loses {mean:.1f}, beside {names[0]} {apart}, {ms:.0f} ms of one core")


def answered(name: str, position: Position, number: int, iterations: int) -> Answer:
    """What a way to search, or a sidekick, answers; `tree:500` has more iterations than are usual."""
    outlook = eyes(position.match, position.seat, "choice", number)
    if name == "sidekick":
        return Sidekick().answer(outlook)
    way, _, more = name.partition(":")
    budget = int(more or iterations)
    if way != "kept":
        return style_of(way).search(outlook, budget).ratings()[0][0]
    search = Kept(outlook, TREE.style)
    if position.before is not None:
        earlier = TREE.search(eyes(position.before, position.seat, "before", number), budget)
        search.kept = position.kept_after(earlier)
    search.run(Budget(iterations=budget))
    return search.ratings()[0][0]


def hidden(game_id: str, seats: int, count: int) -> None:
    """Count the decisions after which somebody else cannot tell which of two answers was given."""
    found = 0
    for position in positions(game_id, seats, count):
        found += any(unseen(position.match, position.seat).values())
    low, high = interval(found / count, count)
    print(f"{game_id}: {found} of {count} answers hide something from another seat ({low:.0%} to {high:.0%})")


def judged(outlook: Outlook, answers: Sequence[Answer], turns: int, worlds: int) -> dict[Answer, float]:
    """How a seat stands some turns after each of some answers, in deviations from the mean of all."""
    if len(answers) == 1:
        return {answers[0]: 0.0}
    found: dict[Answer, list[float]] = {answer: [] for answer in answers}
    scale = Scale()
    for number in range(worlds):
        world = outlook.imagine()
        for answer in answers:
            luck = Luck.lasting("judge", number)
            later = after_turns(after(world, outlook.seat, answer, luck.falls), outlook.seat, turns, luck)
            value = later.game.value(later.state, outlook.seat)
            found[answer].append(value)
            if not later.over:
                scale.see(value)
    far = MOST_DEVIATIONS * scale.deviation
    placed = {
        answer: [max(-far, min(far, value - scale.mean)) for value in some] for answer, some in found.items()
    }
    return {answer: sum(some) / worlds / scale.deviation for answer, some in placed.items()}


def after_turns(world: Match, mover: Seat, turns: int, luck: Luck) -> Match:
    """The world when so many turns are over, the mover's first, if everybody answers as looks best to them."""
    for _ in range(MOST_ANSWERS):
        if world.over:
            break
        if is_between_deeds(world) and world.asks()[0].seat != mover:
            mover = world.asks()[0].seat
            turns -= 1
            if not turns:
                break
        world = stepped(world, luck)
    return world


def eyes(match: Match, seat: Seat, *seed: str | int) -> Outlook:
    return Outlook(match, seat, Seeded("choice", *seed))


def said(some: Sequence[float]) -> str:
    """A mean in hundredths with its 95 % interval.

    >>> said([0.0, 0.02])
    '+1.0 ± 2.0'
    """
    mean = sum(some) / len(some)
    spread = math.sqrt(sum([(one - mean) ** 2 for one in some]) / max(1, len(some) - 1) / len(some))
    return f"{100 * mean:+.1f} ± {100 * Z95 * spread:.1f}"


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
    """What `tree`, `ahead=0`, `field=4+trust=2`, `turns=2`, `rollout`, `legend` or `legend+stream` means."""
    if text == "observers":
        return Way(TREE.style, Observers)
    first, *others = text.split("+")
    way, changes = (BASES[first], others) if first in BASES else (USUAL, [first, *others])
    whole = {"ahead", "field", "first_look"}
    for change in changes:
        name, _, number = change.partition("=")
        if name in KINDS:
            way = replace(way, kind=KINDS[name])
        elif name == "turns":
            way = replace(way, turns=int(number))
        else:
            changed = {name: int(number) if name in whole else float(number)}
            way = replace(way, style=replace(way.style, **changed))  # type: ignore[arg-type]
    return way


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--iterations", type=int, default=Hero.iterations)
    parser.add_argument(
        "--turns", type=int, default=4, help="after how many turns it is seen what came of an answer"
    )
    parser.add_argument("--worlds", type=int, default=40, help="in how many worlds")
    parser.add_argument("--ways", default="usual,sidekick,tree,turns=2,ahead=0,ahead=12,field=4,trust=0.3,trust=2")
    parser.add_argument("--duel", help="ahead=0, rollout, field=4, explore=0.5 … against the usual style")
    parser.add_argument("--hidden", action="store_true", help="count the answers that somebody does not see")
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args()
    if chosen.hidden:
        hidden(chosen.game, chosen.seats, chosen.positions)
    elif chosen.duel:
        duel(chosen.game, chosen.seats, chosen.games, chosen.iterations, chosen.duel, style_of(chosen.duel))
    else:
        names = chosen.ways.split(",")
        losses(chosen.game, chosen.seats, chosen.positions, chosen.iterations, chosen.turns, chosen.worlds, names)


if __name__ == "__main__":
    main()
