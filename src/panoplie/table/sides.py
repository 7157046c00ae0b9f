"""Sides at a table: who plays together, which sides are still in the game, and whose consent is needed.

A side wins or loses as one. Whoever gives up or runs out of time leaves a bot in the seat, and the side plays on
for as long as one of its people does; it is out of the game when all of them are.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping
from typing import Any

from panoplie.kernel.game import Game
from panoplie.kernel.outcome import Outcome, Sides
from panoplie.table.chairs import Chairs
from panoplie.table.messages import Proposal, Seat


def sides_of(game: Game, seats: int, options: Mapping[str, Any]) -> Sides:
    """Who plays together; an option that a later release has added is as the rulebook has it."""
    return game.sides(seats, {**{option.id: option.default for option in game.meta.options}, **options})


def side_of(sides: Sides, seat: Seat) -> tuple[Seat, ...]:
    """Those who play together with a seat, itself among them."""
    return next((side for side in sides if seat in side), (seat,))


def is_out(side: Collection[Seat], chairs: Chairs) -> bool:
    """Whether all people of a side have given up or run out of time; a side of bots never does."""
    people = [chairs[seat] for seat in side if chairs[seat].owner is not None]
    return bool(people) and all([chair.gone for chair in people])


def judged(ended: Outcome, sides: Sides, chairs: Chairs) -> Outcome:
    """How a game ended: a side that is out does not win, whatever bots made of its seats.

    If every side is out the bots' result stands; but nobody beats the box who is out of the game.
    """
    out = [seat for side in sides if is_out(side, chairs) for seat in side]
    beaten = [seat for seat in ended.winners if seat in out]
    if not beaten or (len(out) == len(chairs) and len(sides) > 1):
        return ended
    reason = "given_up" if any([chairs[seat].resigned for seat in beaten]) else "time"
    if len(sides) == 1:
        return Outcome.won([], ended.scores, reason, sides)
    winners = [seat for seat in ended.winners if seat not in out]
    if not winners:
        points = {side: sum([ended.scores[seat] for seat in side]) for side in sides if side[0] not in out}
        best = max(points.values())
        winners = sorted([seat for side, sum_ in points.items() if sum_ == best for seat in side])
    outcome = Outcome.won(winners, ended.scores, reason, sides)
    # Sides that nobody knew during the game, such as secret roles, share no victory: it is whole for each.
    worth = [max(outcome.utilities[seat], ended.utilities[seat]) for seat in range(len(chairs))]
    utilities = tuple([value if seat in winners else -1.0 for seat, value in enumerate(worth)])
    return dataclasses.replace(outcome, utilities=utilities)


def conceded(sides: Sides, chairs: Chairs) -> Outcome | None:
    """How a game ends that nobody needs to finish: one side is left, or no person is. Points are not counted."""
    scores = [0] * len(chairs)
    left = [side for side in sides if not is_out(side, chairs)]
    if len(sides) == 1:
        return None if left else Outcome.won([], scores, "conceded", sides)
    if len(left) == 1:
        return Outcome.won(left[0], scores, "conceded", sides)
    if not any([chairs[seat].owner is not None for side in left for seat in side]):
        return Outcome.stop(scores, "conceded")
    return None


def asked_to_agree(sides: Sides, chairs: Chairs, seat: Seat, since: Collection[Seat]) -> list[Seat]:
    """Who may be asked whether a seat's answer is taken back: the people of other sides, and those of its own
    side who have answered since."""
    own = side_of(sides, seat)
    return [other for other in chairs.companions(seat) if other not in own or other in since]


def still_to_agree(sides: Sides, chairs: Chairs, proposal: Proposal, voter: Seat) -> list[Seat]:
    """Whose consent is missing after one has agreed: of another side one person is enough, and the seats at one
    screen are of one mind."""
    owner, side = chairs[voter].owner, side_of(sides, voter)
    speaks_for = () if proposal.seat in side else side
    return [seat for seat in proposal.waiting if chairs[seat].owner != owner and seat not in speaks_for]
