"""Information-set tree search: many imagined worlds, one tree of what everybody might answer in them.

Each iteration takes a world that may be the real one, follows the tree through it, adds one answer and looks how
everybody stands when that deed is done, by the game's own sense. A node belongs to whoever answers at it, and
everybody seeks their own best. An answer that is impossible in a world is left aside there and judged by how often
it was possible. What looks good one step ahead is tried first, and more is tried the longer a node is visited.

Where several are asked at once and in secret, each chooses by what did well for them whatever the others say: the
tree knows one node of choices for each of them, not one for every answer that the others might have given.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from panoplie.bots.foresight import FURTHER, after, finished
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, Together
from panoplie.kernel.chance import Source, shuffled
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook

SURE: Final = 3
"""An answer is expected if at least one of so many walks through a node took it."""
MOST_WEIGHED: Final = 60
"""Of more answers than these a node looks at so many, drawn by lot."""


@dataclass(frozen=True)
class Style:
    """How to search. Each number is the best that was measured; `docs/bots.md` tells how."""

    explore: float = 1.2
    """How much an answer's promise counts against what was seen of it."""
    widen: float = 2.0
    """A node that was visited n times looks at `widen` times the root of n answers, the most promising first."""
    sharp: float = 6.0
    """How much more promising the best answer of a node is than the worst."""
    further: int = FURTHER
    """How many more questions of a deed are thought through before a leaf is judged."""


STYLE: Final = Style()


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations, which can be repeated to the byte, or so many milliseconds."""

    iterations: int = 0
    milliseconds: int = 0


class Node:
    """What somebody may answer at one point, and how it went."""

    __slots__ = ("aside", "chances", "children", "order", "promise", "seat", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        """Who gave the answer that leads here."""
        self.visits = 0
        self.total = 0.0
        self.chances = 0
        """How often it could have been given."""
        self.promise = 0.0
        self.children: dict[Answer, Node] = {}
        self.order: list[Answer] = []
        """The answers that were weighed here, the most promising first."""
        self.aside: dict[Seat, Node] = {}
        """The choices of others who are asked here at the same time, and in secret."""

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Scale:
    """Brings what `value` says of a seat between 0 and 1, by the least and the most that was seen so far."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low = math.inf
        self.high = -math.inf

    def see(self, value: float) -> None:
        if value < self.low:
            self.low = value
        if value > self.high:
            self.high = value

    def place(self, value: float) -> float:
        """A running game lies between 0.05 and 0.95: nothing is as good as a victory or as bad as a defeat."""
        if self.high <= self.low:
            return 0.5
        part = (value - self.low) / (self.high - self.low)
        return 0.05 + 0.9 * min(1.0, max(0.0, part))


class Search:
    """One search, for one decision of one seat."""

    def __init__(self, outlook: Outlook, worlds: int, style: Style = STYLE) -> None:
        """Imagine some worlds; the search goes through them in turn. The clock of a budget runs from now on."""
        self.began = time.perf_counter()
        self.style = style
        self.seat = outlook.seat
        self.source = outlook.source
        self.worlds = [outlook.imagine() for _ in range(worlds)]
        self.scales = [Scale() for _ in range(self.worlds[0].state.seats)]
        self.root = Node(self.seat)
        self.iterations = 0

    def run(self, budget: Budget) -> None:
        """Search until the budget is spent, or nothing is left to compare."""
        ends = self.began + budget.milliseconds / 1000
        while True:
            if budget.iterations and self.iterations >= budget.iterations:
                return
            if budget.milliseconds and self.iterations and time.perf_counter() >= ends:
                return
            self.iterate(self.worlds[self.iterations % len(self.worlds)].fork())
            self.iterations += 1

    def iterate(self, world: Match) -> None:
        """One walk down the tree, one new answer at its end, and back up with how everybody stands."""
        node = self.root
        path: list[Node] = []
        asked, first = None, self.root
        while not world.over:
            if node is not self.root and not node.visits:
                break
            ask = _next_ask(world, self.seat if node is self.root else None)
            options = ask.options(world.state)
            if len(options) > MOST_WEIGHED:
                options = shuffled(list(options), self.source)[:MOST_WEIGHED]
            chooser = node
            if world.ask is asked and not ask.grows:
                # Others have answered the same question, and this one has not heard them.
                chooser = first.aside.setdefault(ask.seat, Node(ask.seat))
            elif world.ask is not asked:
                asked, first = (world.ask if isinstance(world.ask, Together) else None), node
            if not chooser.order:
                self.weigh(chooser, world, ask, options)
            chosen = self.select(chooser, ask, options)
            if chooser is not node:
                chooser.visits += 1
                path.append(chooser.children[chosen])
            world.push(chosen, ask.seat)
            if chosen not in node.children:
                node.children[chosen] = Node(ask.seat)
            node = node.children[chosen]
            path.append(node)
            world.settle(self.source)
        self.look(world, path)

    def weigh(self, node: Node, world: Match, ask: Ask, options: Sequence[Answer]) -> None:
        """See how promising each answer is: how its giver stands one step later."""
        rated = one_step(world, ask, options, self.source)
        low, high = min(rated), max(rated)
        spread = high - low or 1.0
        weights = [math.exp(self.style.sharp * (value - low) / spread) for value in rated]
        total = sum(weights)
        places = sorted(range(len(options)), key=lambda place: -rated[place])
        for place in places:
            child = Node(ask.seat)
            child.promise = weights[place] / total
            node.children[options[place]] = child
        node.order = [options[place] for place in places]

    def select(self, node: Node, ask: Ask, options: Sequence[Answer]) -> Answer:
        """The most interesting answer that is possible in this world."""
        wide = max(2, int(self.style.widen * math.sqrt(node.visits + 1)))
        here = set(options)
        known = [answer for answer in node.order if answer in here][:wide]
        if len(known) < min(wide, len(options)):
            for answer in options:  # possible in this world, and in none that was weighed
                if answer not in node.children:
                    node.children[answer] = child = Node(ask.seat)
                    child.promise = 1.0 / len(options)
                    node.order.append(answer)
                    known.append(answer)
                    if len(known) == wide:
                        break
        best, chosen = -math.inf, known[0]
        for answer in known:
            child = node.children[answer]
            child.chances += 1
            curious = self.style.explore * child.promise * math.sqrt(child.chances) / (1 + child.visits)
            interest = (child.mean if child.visits else 0.5) + curious
            if interest > best:
                best, chosen = interest, answer
        return chosen

    def look(self, world: Match, path: Sequence[Node]) -> None:
        """Tell every node on the way how good this is for whoever answered there."""
        seats = {node.seat for node in path}
        worth: dict[Seat, float] = {}
        if world.over:
            outcome = world.outcome()
            for seat in seats:
                worth[seat] = (outcome.utilities[seat] + 1) / 2
        else:
            world = finished(world, self.source, self.style.further)
            for seat in seats:
                value = world.game.value(world.state, seat)
                self.scales[seat].see(value)
                worth[seat] = self.scales[seat].place(value)
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.total += worth[node.seat]

    def ratings(self) -> list[tuple[Answer, float]]:
        """Every answer that was weighed, the best first, with the part of a victory that it is worth.

        The best is the one that was tried most often: what did well in two worlds only may have been luck.
        """
        children = self.root.children
        tried = sorted(self.root.order, key=lambda answer: (-children[answer].visits, -children[answer].mean))
        ceiling = 1.0
        rated = []
        for answer in tried:
            ceiling = min(ceiling, children[answer].mean)  # nothing is rated above what was preferred to it
            rated.append((answer, ceiling))
        return rated

    def line(self, most: int) -> list[tuple[Seat, Answer]]:
        """What the search expects to be answered, from its own best answer on."""
        found: list[tuple[Seat, Answer]] = []
        node = self.root
        while node.order and len(found) < most:
            answer = max(node.order, key=lambda one: (node.children[one].visits, node.children[one].mean))
            parent, node = node, node.children[answer]
            if node.visits * SURE < parent.visits:  # more a possibility among others than what it expects
                break
            found.append((node.seat, answer))
        return found


def one_step(world: Match, ask: Ask, options: Sequence[Answer], source: Source) -> list[float]:
    """How whoever is asked stands one step after each answer; where that tells nothing, as the game rates them."""
    game, seat = world.game, ask.seat
    found = [game.value(after(world, seat, option, source).state, seat) for option in options]
    if game.ratings is not None and max(found) == min(found):
        rated = dict(game.ratings(world.state, ask, seat))
        return [rated.get(option, 0.0) for option in options]
    return found


def _next_ask(world: Match, seat: Seat | None) -> Ask:
    """The question to answer next; of several that are asked together first one's own, then in their order."""
    asks = world.asks()
    for ask in asks:
        if ask.seat == seat:
            return ask
    return asks[0]
