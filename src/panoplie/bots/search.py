"""Information-set tree search: many imagined worlds, one tree of what everybody might answer in them.

Each iteration takes a world that may be the real one, follows the tree through it, adds one answer, lets everybody
go on as looks best to them until the turn is over, and looks how they stand then, by the game's own sense. A node
belongs to whoever answers at it, and everybody seeks their own best. An answer that is impossible in a world is
left aside there and judged by how often it was possible.

What looks good one step ahead is tried first, and more is tried the longer a node is visited. At the root that
look is the sidekick's, in several worlds, and counts as some visits: who has seen little answers as a sidekick.

Where several are asked at once and in secret, each chooses by what did well for them whatever the others say: the
tree knows one node of choices for each of them, not one for every answer that the others might have given.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from panoplie.bots.foresight import after, finished, is_between_deeds, rated_by_game, stepped, weighed
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, Together
from panoplie.kernel.chance import shuffled
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook

SURE: Final = 3
"""An answer is expected if at least one of so many walks through a node took it."""
SPAN: Final = 0.45
"""How far from an even chance a game that is not over can stand."""
NOISE: Final = 0.2
"""How far single walks lie apart, with values placed as `Scale` does."""
EVERY: Final = 8
"""After so many iterations it is seen each time whether anything is left to find out."""
ENOUGH: Final = 10
"""How many values of a seat have to be seen before their deviation is relied on."""
TEMPER: Final = 6.0
"""How much more often a secret answer is expected that did better: e to this power if it always won, not lost."""
PARTS: Final = 1 << 20
"""How finely a lot is drawn."""
MOST_WEIGHED: Final = 60
"""Of more answers than these a node looks at so many, drawn by lot."""


@dataclass(frozen=True)
class Style:
    """How to search. Each number is the best that was measured; `docs/bots.md` tells how."""

    explore: float = 1.2
    """How much an answer's promise counts against what was seen of it."""
    trust: float = 0.7
    """As how many visits a first look at an answer counts, in each of the worlds in which it is taken."""
    first_look: int = 6
    """In how many worlds the answers at the root are looked at first."""
    widen: float = 2.0
    """A node that was visited n times looks at `widen` times the root of n answers, the most promising first."""
    sharp: float = 2.0
    """How much more promising an answer is than one that looks worse by the deviation of all that was seen."""
    doubt: float = 1.5
    """By how many errors one answer has to be ahead of all others for the search to end early."""
    ahead: int = 6
    """How many answers a walk is long at least, unless the turn that is under way ends before."""


STYLE: Final = Style()


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations, which can be repeated to the byte, or so many milliseconds."""

    iterations: int = 0
    milliseconds: int = 0


class Node:
    """What somebody may answer at one point, and how it went."""

    __slots__ = (
        "aside",
        "behind",
        "chances",
        "children",
        "gained",
        "order",
        "picked",
        "promise",
        "seat",
        "total",
        "trust",
        "visits",
    )

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        """Who gave the answer that leads here."""
        self.visits = 0
        self.total = 0.0
        self.chances = 0
        """How often it could have been given."""
        self.promise = 0.0
        self.behind = 0.0
        """How much worse than the best of its kind it looked at first."""
        self.trust = 0.0
        """As how many visits that look counts."""
        self.picked = 0
        """How often an answer was chosen here."""
        self.gained = 0.0
        """What those walks were worth to whoever chose."""
        self.children: dict[Answer, Node] = {}
        self.order: list[Answer] = []
        """The answers that were weighed here, the most promising first."""
        self.aside: dict[Seat, Node] = {}
        """The choices of others who are asked here at the same time, and in secret."""

    @property
    def usual(self) -> float:
        """What a walk through here is worth to whoever chooses."""
        return self.gained / self.picked if self.picked else 0.5

    @property
    def error(self) -> float:
        """How far its worth may be wrong by the luck of what was seen."""
        return NOISE / math.sqrt(self.visits + self.trust) if self.visits + self.trust else math.inf

    def worth(self, usual: float) -> float:
        """What was seen of it, and the first look: as far behind the usual as it seemed to be."""
        weight = self.visits + self.trust
        return (self.total + self.trust * (usual - self.behind)) / weight if weight else usual


class Scale:
    """Brings what `value` says of a seat between 0 and 1, by mean and deviation of what was seen so far."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def see(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    @property
    def deviation(self) -> float:
        """How far values lie apart; never nothing, so that it can be divided by."""
        return math.sqrt(self.squares / self.count) or 1.0 if self.count else 1.0

    def place(self, value: float) -> float:
        """A running game lies between 0.05 and 0.95: nothing is as good as a victory or as bad as a defeat."""
        return 0.5 + SPAN * math.tanh((value - self.mean) / (2 * self.deviation))


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
        """Search until the budget is spent, or one answer stands clearly before all others."""
        ends = self.began + budget.milliseconds / 1000
        while True:
            if budget.iterations and self.iterations >= budget.iterations:
                return
            if budget.milliseconds and self.iterations and time.perf_counter() >= ends:
                return
            self.iterate(self.worlds[self.iterations % len(self.worlds)].fork())
            self.iterations += 1
            if self.iterations % EVERY == 0 and self.is_clear():
                return

    def is_clear(self) -> bool:
        """Whether the best answer is so far ahead that to look longer would hardly change it."""
        usual = self.root.usual
        children = [self.root.children[answer] for answer in self.root.order]
        best = max(children, key=lambda child: child.worth(usual))
        least = best.worth(usual) - self.style.doubt * best.error
        others = [child for child in children if child is not best]
        return all([child.worth(usual) + self.style.doubt * child.error < least for child in others])

    def iterate(self, world: Match) -> None:
        """One walk down the tree, one new answer at its end, and back up with how everybody stands."""
        node = self.root
        path: list[Node] = []
        choosers: list[tuple[Node, Node]] = []
        asked, first, mover = None, self.root, self.seat
        while not world.over:
            if node is not self.root and not node.visits:
                break
            ask = _next_ask(world, self.seat if node is self.root else None)
            if is_between_deeds(world):
                mover = ask.seat
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
                self.weigh(chooser, world, ask, options, secret=chooser is not node)
            chosen = (self.select if chooser is node else self.draw)(chooser, ask, options)
            choosers.append((chooser, chooser.children[chosen]))
            if chooser is not node:
                path.append(chooser.children[chosen])
            world.push(chosen, ask.seat)
            if chosen not in node.children:
                node.children[chosen] = Node(ask.seat)
            node = node.children[chosen]
            path.append(node)
            world.settle(self.source)
        worth = self.look(self.go_on(world, mover, len(choosers)), {node.seat for node in path})
        for node in path:
            node.visits += 1
            node.total += worth[node.seat]
        for chooser, child in choosers:
            chooser.picked += 1
            chooser.gained += worth[child.seat]

    def weigh(self, node: Node, world: Match, ask: Ask, options: Sequence[Answer], secret: bool) -> None:
        """See how promising each answer is to its giver: at the root as a sidekick does, else one step later.

        Whoever answers in secret has not heard what the others said, and a look would tell.
        """
        if node is self.root:
            looks, (rated, deviation) = self.style.first_look, self.first_look(ask, options)
        elif secret:
            looks, (rated, deviation) = 0, spread_of([0.0] * len(options))
        else:
            looks, (rated, deviation) = 1, self.glance(world, ask, options)
        best = max(rated)
        behind = [(best - value) / deviation for value in rated]
        weights = [math.exp(-self.style.sharp * gap) for gap in behind]
        total = sum(weights)
        places = sorted(range(len(options)), key=lambda place: behind[place])
        for place in places:
            child = Node(ask.seat)
            child.promise = weights[place] / total
            child.behind = SPAN * math.tanh(behind[place] / 2)
            child.trust = self.style.trust * looks
            node.children[options[place]] = child
        node.order = [options[place] for place in places]

    def first_look(self, ask: Ask, options: Sequence[Answer]) -> tuple[list[float], float]:
        """What the game says of each answer, else what a sidekick thinks of it, and how far values lie apart."""
        if rated := dict(rated_by_game(self.worlds[0], ask)):
            return spread_of([rated.get(option, 0.0) for option in options])
        found = weighed(self.worlds[: self.style.first_look], ask, options, self.source)
        scale = self.scales[ask.seat]
        for values in found:
            for value in values:
                scale.see(value)
        return [sum(values) / len(values) for values in found], scale.deviation

    def glance(self, world: Match, ask: Ask, options: Sequence[Answer]) -> tuple[list[float], float]:
        """What the game says of each answer, else how its giver stands one step later."""
        if rated := dict(rated_by_game(world, ask)):
            return spread_of([rated.get(option, 0.0) for option in options])
        game, seat = world.game, ask.seat
        found = [game.value(after(world, seat, option, self.source).state, seat) for option in options]
        scale = self.scales[seat]
        return (found, scale.deviation) if scale.count >= ENOUGH else spread_of(found)

    def select(self, node: Node, ask: Ask, options: Sequence[Answer]) -> Answer:
        """The most interesting answer that is possible in this world."""
        usual = node.usual
        best, chosen = -math.inf, options[0]
        for answer in self.known(node, ask, options):
            child = node.children[answer]
            child.chances += 1
            curious = self.style.explore * child.promise * math.sqrt(child.chances) / (1 + child.visits)
            interest = child.worth(usual) + curious
            if interest > best:
                best, chosen = interest, answer
        return chosen

    def draw(self, node: Node, ask: Ask, options: Sequence[Answer]) -> Answer:
        """A secret answer by lot, the better it did the more often.

        Two who answer in secret and both seek the best would go in step, and one of them always be right.
        """
        usual = node.usual
        known = self.known(node, ask, options)
        weights = [math.exp(TEMPER * node.children[answer].worth(usual)) for answer in known]
        lot = sum(weights) * self.source.below(PARTS) / PARTS
        for answer, weight in zip(known, weights, strict=True):
            lot -= weight
            if lot < 0:
                return answer
        return known[-1]

    def known(self, node: Node, ask: Ask, options: Sequence[Answer]) -> list[Answer]:
        """The answers that are looked at in this world, as many as the node is wide by now."""
        wide = max(2, int(self.style.widen * math.sqrt(node.picked + 1)))
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
        return known

    def go_on(self, world: Match, mover: Seat, given: int) -> Match:
        """Let everybody answer as looks best to them until the turn is over, or the walk is long enough.

        How a seat stands can be compared best between turns: within one a part of its fruits is still a hope.
        """
        for _ in range(given, self.style.ahead):
            if world.over or (is_between_deeds(world) and world.asks()[0].seat != mover):
                break
            world = stepped(world, self.source)
        return finished(world, self.source)

    def look(self, world: Match, seats: Iterable[Seat]) -> dict[Seat, float]:
        """How good this is for each of some seats, from 0 to 1."""
        worth: dict[Seat, float] = {}
        outcome = world.outcome() if world.over else None
        for seat in sorted(seats):
            if outcome is not None:
                worth[seat] = (outcome.utilities[seat] + 1) / 2
            else:
                value = world.game.value(world.state, seat)
                self.scales[seat].see(value)
                worth[seat] = self.scales[seat].place(value)
        return worth

    def ratings(self) -> list[tuple[Answer, float]]:
        """Every answer that was weighed, the best first, with the part of a victory that it is worth.

        The best is one that was tried often: what did well in two worlds only may have been luck.
        """
        children, usual = self.root.children, self.root.usual
        most = max([children[answer].visits for answer in self.root.order])
        tried = sorted(
            self.root.order,
            key=lambda answer: (2 * children[answer].visits < most, -children[answer].worth(usual)),
        )
        ceiling = 1.0
        rated = []
        for answer in tried:
            ceiling = min(
                ceiling, children[answer].worth(usual)
            )  # nothing is rated above what was preferred to it
            rated.append((answer, max(0.0, ceiling)))
        return rated

    def line(self, most: int) -> list[tuple[Seat, Answer]]:
        """What the search expects to be answered, from its own best answer on."""
        answer = self.ratings()[0][0]
        node = self.root.children[answer]
        found = [(node.seat, answer)]
        while node.order and len(found) < most:
            answer = max(node.order, key=lambda one: node.children[one].visits)
            parent, node = node, node.children[answer]
            if node.visits * SURE < parent.picked:  # more a possibility among others than what it expects
                break
            found.append((node.seat, answer))
        return found


def spread_of(rated: list[float]) -> tuple[list[float], float]:
    """Some ratings, and how far they lie apart; never nothing, so that it can be divided by."""
    scale = Scale()
    for value in rated:
        scale.see(value)
    return rated, scale.deviation


def _next_ask(world: Match, seat: Seat | None) -> Ask:
    """The question to answer next; of several that are asked together first one's own, then in their order."""
    asks = world.asks()
    for ask in asks:
        if ask.seat == seat:
            return ask
    return asks[0]
