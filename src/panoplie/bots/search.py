"""Information-set search: answers are compared in imagined worlds, each with a tree of what may follow it.

The answers to the question are first looked at as a sidekick does it. Then the best of them are given one after
the other in the same world and with the same luck, again and again in new worlds, and after each round only the
better half stays (sequential halving): what differs between two such walks is their doing, and the luck that
both had in common cannot mislead. The first look counts as some walks: who has seen little answers as a
sidekick.

A walk lets everybody go on as looks best to them until the turn is over, or some more, and sees how they stand
then, by the game's own prospects or sense. Before that one of a single turn may follow the tree through its world
and add one answer. A node belongs to whoever answers at it, and everybody seeks their own best. What looks good
one step ahead is tried first, and more is tried the longer a node is visited. An answer that is impossible in a
world is left aside there and judged by how often it was possible.

Where several are asked at once and in secret, each chooses by what did well for them whatever the others say:
the tree knows one node of choices for each of them, not one for every answer that the others might have given.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from panoplie.bots.foresight import (
    LOTS,
    after,
    by_habit,
    finished,
    in_any_order,
    is_between_deeds,
    rated_by_game,
    stepped,
    weighed,
)
from panoplie.bots.luck import Luck
from panoplie.bots.tree import SPAN, Node, Scale, error, spread_of
from panoplie.kernel.answers import CHANCE, Answer, Seat
from panoplie.kernel.asks import Ask, Together
from panoplie.kernel.chance import Seeded, shuffled
from panoplie.kernel.game import Horizon
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook

SURE: Final = 3
"""An answer is expected if it was given in at least one of so many walks that went the same way before."""
TOLD: Final = 12
"""So many answers of a walk are remembered, chance's among them."""
FEWEST: Final = 6
"""Answers are compared so often at least before one of them can be clearly the best."""
EVERY: Final = 3
"""After so many comparisons it is seen each time whether anything is left to find out."""
ENOUGH: Final = 10
"""How many values of a seat have to be seen before their deviation is relied on."""
ALIKE: Final = 6
"""Two looks are alike that differ by nothing in so many decimals."""
MOST_WEIGHED: Final = 60
"""Of more answers than these a node looks at so many, drawn by lot."""
LONGEST: Final = 100
"""A walk ends after so many answers a turn at the latest."""


@dataclass(frozen=True)
class Style:
    """How to search. `docs/bots.md` tells which of these were measured, and which nothing has told apart yet."""

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
    field: int = 8
    """How many answers at the root are compared, the best at first sight."""
    exact: bool = False
    """Whether, where a game can solve a turn, only what is as good as the best of it is compared.

    Others do not hear what the solver says: with it whoever looks at all plays the best turn."""
    doubt: float = 2.0
    """By how many errors one answer has to be ahead of all others for the search to end early."""
    ahead: int = 6
    """After how many answers a walk to the end of a turn ends, if that takes longer, as soon as a deed is done."""
    far: bool = False
    """Whether a walk lasts as many turns as it takes in a game to see what one was good for, and not one."""
    tree: bool = True
    """Whether walks of one turn follow a tree of what was answered in earlier ones, or go on as looks best."""


STYLE: Final = Style()


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations, which can be repeated to the byte, or so many milliseconds."""

    iterations: int = 0
    milliseconds: int = 0


class Search:
    """One search, for one decision of one seat."""

    def __init__(self, outlook: Outlook, style: Style = STYLE) -> None:
        """Imagine the worlds of the first look. The clock of a budget runs from now on."""
        self.began = time.perf_counter()
        self.style = style
        self.outlook = outlook
        self.seat = outlook.seat
        self.source = outlook.source
        self.worlds = [outlook.imagine() for _ in range(style.first_look)]
        seats = range(self.worlds[0].state.seats)
        self.scales = [Scale() for _ in seats]
        """How far apart lies what `value` says of each seat."""
        self.judge = self.worlds[0].game.prospect
        self.ends = [Scale() for _ in seats] if self.judge else self.scales
        """How far apart lies what is said of each seat at the end of a walk."""
        self.root = Node(self.seat)
        self.looks: dict[Answer, tuple[float, ...]] = {}
        """How the seat stood after each answer in each world of the first look, unless the game rates them."""
        game = self.worlds[0].game
        self.horizon = game.horizon(self.worlds[0].state.options) if style.far else Horizon()
        """How many turns a walk lasts, and whether it goes by habit."""
        self.price = 1 if self.horizon.habit else self.horizon.turns
        """As how many iterations a walk counts: one, or for every turn in which people look ahead."""
        self.tree = style.tree and self.horizon.turns == 1
        """Whether walks follow a tree. In longer ones what it tries on the way would outweigh what came of it."""
        self.iterations = 0
        """How many walks there were, each of them counted as it is priced."""
        self.compared = 0
        """How often those answers at the root that were still in question were compared."""
        self.took = 0.0
        """Seconds that the last comparison took."""
        self.luck = Luck.of(self.source)
        """What chance answers in the walk that is under way."""
        self.plans = False
        """Whether the question asks for a part of an answer that grows."""

    def run(self, budget: Budget) -> None:
        """Compare the best answers at first sight, again and again the better half of them, until one is left.

        The search also ends when the budget is spent, or one answer stands clearly before all others.
        """
        field = self.opened()
        rounds = (len(field) - 1).bit_length()
        for number in range(1, rounds + 1):
            while rounds * self.spent(budget) < number:
                self.compare(field)
                if self.is_clear(field):
                    return
            field = sorted(field, key=self.rating, reverse=True)[: -(-len(field) // 2)]

    def even(self, times: int) -> dict[Answer, float]:
        """What each answer is worth, all of them compared so many times."""
        self.opened()
        for _ in range(times):
            self.compare(self.apart(self.root.order))
        return {answer: child.total / times for answer, child in self.root.children.items()}

    def opened(self) -> list[Answer]:
        """Take the first look; the answers that are worth a comparison, the best at first sight first.

        Where a game can solve a turn, what it rates clearly lower is out of the question.
        """
        ask, listed = self.question(self.worlds[0], self.seat)
        options = in_any_order(listed, self.source)
        self.plans = ask.grows
        self.weigh(self.root, self.worlds[0], ask, options, secret=False)
        slack = self.worlds[0].game.slack if self.style.exact else None
        if slack is None:
            return self.apart(self.root.order)[: self.style.field]
        rated = dict(rated_by_game(self.worlds[0], ask))
        best = max(rated.values(), default=0.0)
        near = [answer for answer in self.root.order if rated.get(answer, best) > best - slack]
        return near[: self.style.field]

    def apart(self, answers: Sequence[Answer]) -> list[Answer]:
        """Of answers that looked alike in every world of the first look the first, which stands for all of them.

        Where all answers do, the look has seen nothing, and a walk may.
        """
        if len(set(self.looks.values())) < 2:
            return list(answers)
        first: dict[tuple[float, ...], Answer] = {}
        for answer in answers:
            same = first.setdefault(self.looks[answer], answer)
            self.root.children[answer] = self.root.children[same]
        return list(first.values())

    def spent(self, budget: Budget) -> float:
        """Which part of the budget is gone; on the clock, which will be after one more comparison."""
        if budget.iterations:
            return self.iterations / budget.iterations
        return (time.perf_counter() - self.began + self.took) * 1000 / budget.milliseconds

    def compare(self, field: Sequence[Answer]) -> None:
        """Give each of some answers in the same world and with the same luck: what differs is their doing."""
        began = time.perf_counter()
        if self.compared == len(self.worlds):
            self.worlds.append(self.outlook.imagine())
        world = self.worlds[self.compared]
        lot = self.source.below(LOTS)
        for answer in field:
            self.luck = self.luck_by(lot)
            self.walk(world.fork(), answer)
        self.compared += 1
        self.iterations += len(field) * self.price
        for answer in field:  # all that was seen so far, on the scale that is known by now
            child = self.root.children[answer]
            child.total = sum(self.worths(child))
        self.took = time.perf_counter() - began

    def luck_by(self, lot: int) -> Luck:
        """The luck of all walks of one comparison. In those of several turns it would turn on the way."""
        return Luck.lasting("walk", lot) if self.horizon.turns > 1 else Luck.of(Seeded("walk", lot))

    def rating(self, answer: Answer) -> float:
        return self.root.children[answer].worth(self.root.usual)

    def worths(self, child: Node) -> list[float]:
        """What each walk through an answer at the root was worth."""
        return self.ends[self.seat].places(child.seen)

    def is_clear(self, field: Sequence[Answer]) -> bool:
        """Whether one answer is so far ahead that to compare them longer would hardly change it.

        Of answers that came to the same in every walk, the first look decides.
        """
        if self.compared < FEWEST or self.compared % EVERY:
            return False
        best = max(field, key=self.rating)
        mine, rating = self.worths(self.root.children[best]), self.rating(best)
        for answer in field:
            if answer is not best:
                theirs = self.worths(self.root.children[answer])
                gaps = [one - other for one, other in zip(mine, theirs, strict=True)]
                if any(gaps) and rating - self.rating(answer) <= self.style.doubt * error(gaps):
                    return False
        return True

    def question(self, world: Match, seat: Seat | None) -> tuple[Ask, Sequence[Answer]]:
        """The next question of a world and the answers to it, of very many some that are drawn by lot.

        Of an answer that grows only what the game rates is looked at: what is taken back can be given again, so
        to make up one's mind for ever would be possible, and seem the safest.
        """
        ask = _next_ask(world, seat)
        options: Sequence[Answer] = [option for option, _ in rated_by_game(world, ask)] if ask.grows else []
        options = options or ask.options(world.state)
        if len(options) > MOST_WEIGHED:
            options = shuffled(list(options), self.luck.tries)[:MOST_WEIGHED]
        return ask, options

    def walk(self, world: Match, answer: Answer) -> None:
        """From an answer at the root down the tree, one new answer at its end, and back up with how all stand."""
        root = self.root
        asked = world.ask if isinstance(world.ask, Together) else None
        node, first, mover = root.children[answer], root, self.seat
        given = len(world.log) + 1
        world.push(answer, self.seat)
        world.settle(self.luck.falls)
        path, choosers = [node], [(root, node)]
        while self.tree and node.visits and not world.over:
            ask, options = self.question(world, None)
            if is_between_deeds(world):
                mover = ask.seat
            chooser = node
            if world.ask is asked and not ask.grows:
                # Others have answered the same question, and this one has not heard them.
                chooser = first.aside.setdefault(ask.seat, Node(ask.seat))
            elif world.ask is not asked:
                asked, first = (world.ask if isinstance(world.ask, Together) else None), node
            if not chooser.order:
                self.weigh(chooser, world, ask, options, secret=chooser is not node)
            known = chooser.known(ask.seat, options, self.style.widen)
            if chooser is node:
                chosen = chooser.most_interesting(known, self.style.explore)
            else:
                chosen = chooser.by_lot(known, self.luck.tries)
            choosers.append((chooser, chooser.children[chosen]))
            if chooser is not node:
                path.append(chooser.children[chosen])
            world.push(chosen, ask.seat)
            if chosen not in node.children:
                node.children[chosen] = Node(ask.seat)
            node = node.children[chosen]
            path.append(node)
            world.settle(self.luck.falls)
        world = self.go_on(world, mover, len(choosers))
        stands = self.look(world, {node.seat for node in path})
        path[0].seen.append((world.over, stands[self.seat]))
        path[0].lines.append([entry for entry in world.log[given : given + TOLD] if entry[0] != CHANCE])
        worth = self.worth(world, stands)
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
        """What the game says of each answer, else what a sidekick thinks of it, and how far values lie apart.

        Where a game can solve a turn its word is the best answer, and only who plays exactly hears it.
        """
        solved = self.worlds[0].game.slack is not None
        if (self.style.exact or not solved) and (rated := dict(rated_by_game(self.worlds[0], ask))):
            return spread_of([rated.get(option, 0.0) for option in options])
        found = weighed(self.worlds, ask, options, self.source)
        for option, values in zip(options, found, strict=True):
            self.looks[option] = tuple([round(value, ALIKE) for value in values])
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
        found = [game.value(after(world, seat, option, self.luck.tries).state, seat) for option in options]
        scale = self.scales[seat]
        return (found, scale.deviation) if scale.count >= ENOUGH else spread_of(found)

    def go_on(self, world: Match, mover: Seat, given: int) -> Match:
        """Let everybody answer as looks best to them until its turns are over, or the walk is long enough.

        How a seat stands can be compared best between turns: within one a part of its fruits is still a hope.
        """
        if self.plans:
            return self.carried_out(world)
        turns, habit = self.horizon.turns, self.horizon.habit
        for _ in range(given, self.style.ahead if turns == 1 else LONGEST * turns):
            if world.over:
                break
            if is_between_deeds(world) and (asked := world.asks()[0].seat) != mover:
                mover, turns = asked, turns - 1
                if not turns:
                    break
            world = by_habit(world, habit, self.luck) if habit else stepped(world, self.luck)
        return finished(world, self.luck)

    def carried_out(self, world: Match) -> Match:
        """Let everybody plan and play until the next plan is to be made: what one was good for is seen then."""
        planned = False
        for _ in range(LONGEST):
            if world.over:
                break
            plans = world.asks()[0].grows
            if plans and planned:
                break
            planned = planned or not plans
            world = stepped(world, self.luck)
        return world

    def look(self, world: Match, seats: Iterable[Seat]) -> dict[Seat, float]:
        """How each of some seats stands; once the game is over what that is worth, from 0 to 1."""
        if world.over:
            outcome = world.outcome()
            return {seat: (outcome.utilities[seat] + 1) / 2 for seat in seats}
        judge, state = self.judge or world.game.value, world.state
        return {seat: judge(state, seat) for seat in seats}

    def worth(self, world: Match, stands: dict[Seat, float]) -> dict[Seat, float]:
        """How good it is for each to stand so, from 0 to 1."""
        if world.over:
            return stands
        worth: dict[Seat, float] = {}
        for seat, value in stands.items():
            self.ends[seat].see(value)
            worth[seat] = self.ends[seat].place(value)
        return worth

    def ratings(self) -> list[tuple[Answer, float]]:
        """Every answer that was weighed, the best first, with the part of a victory that it is worth.

        The best is one that was tried often: what did well in two worlds only may have been luck.
        """
        children = self.root.children
        tried = sorted(self.root.order, key=lambda answer: (-children[answer].visits, -self.rating(answer)))
        ceiling = 1.0
        rated = []
        for answer in tried:
            ceiling = min(ceiling, self.rating(answer))  # nothing is rated above what was preferred to it
            rated.append((answer, max(0.0, ceiling)))
        return rated

    def line(self, most: int) -> list[tuple[Seat, Answer]]:
        """What the search expects to be answered, from its own best answer on: what most walks have in common."""
        best = self.ratings()[0][0]
        found, lines = [(self.seat, best)], self.root.children[best].lines
        for place in range(most - 1):
            given = Counter([line[place] for line in lines if len(line) > place])
            most_given = given.most_common(1)
            if not most_given or most_given[0][1] * SURE < len(lines):  # no more than one possibility among others
                break
            found.append(most_given[0][0])
            lines = [line for line in lines if line[place : place + 1] == found[-1:]]
        return found


def _next_ask(world: Match, seat: Seat | None) -> Ask:
    """The question to answer next; of several that are asked together first one's own, then in their order."""
    asks = world.asks()
    for ask in asks:
        if ask.seat == seat:
            return ask
    return asks[0]
