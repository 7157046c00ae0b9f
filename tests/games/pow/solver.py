"""An exact player of one turn of POW!, which knows nothing but the rules: all throws and all answers of a match.

    python -m tests.games.pow.solver --bot legend --turns 40

It walks the questions of a real match, chance's with their weights and the player's for their best, and so shares
no line with the tables by which a legend plays. The turn is worth, in points, how the player stands when it is
over. What a bot's answers lose against it, added up over a turn, is how far it is from the best that can be made
of that turn.
"""

from __future__ import annotations

import argparse
from typing import Any

from panoplie.bots import bot
from panoplie.games import load
from panoplie.games.pow.sense import lead
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import ChanceAsk
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook


class Solver:
    """One turn of one seat, solved by walking through it; what lies on the table does not change until its end."""

    def __init__(self, me: Seat) -> None:
        self.me = me
        self.known: dict[tuple[Any, ...], float] = {}

    def expect(self, match: Match) -> float:
        """What the turn is worth from here on, with the best answers."""
        g = match.state
        if g.over or g.active != self.me:
            return self.ended(match)
        ask = match.ask
        chance = isinstance(ask, ChanceAsk)
        key = (chance, g.throw, tuple(sorted(g.kept)), tuple(sorted(g.rolled)))
        if key not in self.known:
            if isinstance(ask, ChanceAsk):
                falls = ask.outcomes(g)
                total = sum([weight for _, weight in falls])
                self.known[key] = (
                    sum([weight * self.expect(pushed(match, fall)) for fall, weight in falls]) / total
                )
            else:
                self.known[key] = max([worth for _, worth in self.rate(match)])
        return self.known[key]

    def ended(self, match: Match) -> float:
        """What the table is worth after the turn."""
        key = (
            tuple(map(tuple, match.state.rows)),
            tuple([tuple(map(tuple, kind)) for kind in match.state.stacks]),
        )
        if key not in self.known:
            self.known[key] = lead(match.state, self.me)
        return self.known[key]

    def rate(self, match: Match) -> list[tuple[Answer, float]]:
        """What each answer to the present question is worth."""
        assert match.ask is not None
        return [(option, self.expect(pushed(match, option))) for option in match.ask.options(match.state)]


def pushed(match: Match, answer: Answer) -> Match:
    twin = match.fork()
    twin.push(answer)
    return twin


def losses(level: str, turns: int, seats: int, seed: int = 1) -> list[float]:
    """What a bot loses in each turn of games against its like, in points."""
    game = load("pow")
    chance, source, player = Seeded("solver", seed), Seeded("bot", seed), bot(level)
    found: list[float] = []
    while len(found) < turns:
        match = Match.start(game, seats)
        match.settle(chance)
        while not match.over and len(found) < turns:
            me = match.state.active
            solver = Solver(me)
            lost = 0.0
            while not match.over and match.state.active == me:
                answer = player.answer(Outlook(match, me, source))
                rated = dict(solver.rate(match))
                lost += max(rated.values()) - rated[answer]
                match.push(answer)
                match.settle(chance)
            found.append(lost)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="legend")
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--seats", type=int, default=3)
    chosen = parser.parse_args()
    found = losses(chosen.bot, chosen.turns, chosen.seats)
    mean = sum(found) / len(found)
    print(
        f"{chosen.bot}: loses {mean:.4f} points a turn in the mean of {len(found)} turns, {max(found):.4f} at most"
    )


if __name__ == "__main__":
    main()
