"""Counting points at the end of a phase, and the outcome."""

from __future__ import annotations

from panoplie.games.heroes.districts import use_districts
from panoplie.games.heroes.noble import last_call
from panoplie.games.heroes.state import CLEARING, NOBLE, State
from panoplie.games.heroes.verbs import dice_on, value_of
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.asks import Flow, FlowOf
from panoplie.kernel.outcome import Outcome


def holders(g: State, district: int) -> list[Seat]:
    """Whose die is highest on a district with a crime pawn (HI-134, HI-136, rulings HI-A25, HI-A41)."""
    slots = dice_on(g, district)
    if not slots or district not in g.pawns:  # a ruin has no dice
        return []
    best = max([value_of(g, slot) for slot in slots])
    return list(dict.fromkeys([slot // 2 for slot in slots if value_of(g, slot) == best]))


def score_phase(g: State) -> Flow:
    """The leader counts first, then the others in order; the first to reach the number wins (HI-132 to HI-144)."""
    g.tell("phase_ended", "HI-132", number=g.phase)
    clockwise = [(g.first + step) % g.seats for step in range(g.seats)]
    for seat in clockwise:
        yield from last_call(g, seat)
    held = [(district, holders(g, district)) for district in g.city if district in g.die_on]  # ruling HI-A52
    before = g.score[:]  # the order is fixed once (ruling HI-A43)
    waits = False
    for points in sorted(set(before), reverse=True):
        group = [seat for seat in clockwise if before[seat] == points]
        sums = []
        for seat in group:
            sums.append((yield from income(g, seat, held)))
        for seat, gained in zip(group, sums, strict=True):  # equal scores count together (HI-144)
            g.score[seat] += gained
            g.tell("scored", "HI-137", seat=seat, points=gained, total=g.score[seat])
        for seat in group:  # markers of this scoring count before anybody has won (ruling HI-A38)
            yield from last_call(g, seat)
        best = max([g.score[seat] for seat in group])
        if best >= g.target() and not waits:
            winners = tuple([seat for seat in sorted(group) if g.score[seat] == best])
            if len(winners) == 1 or g.options["ties"] == "shared":  # ruling HI-A9
                g.winners = winners
                g.over = True
                return
            waits = True
    g.stage = CLEARING
    end_with_deck(g)


def end_with_deck(g: State) -> None:
    """With that option the game ends when the deck is empty, and the most points win (ruling HI-A19)."""
    if g.ran_out and g.options["deck_out"] == "end_game":
        best = max(g.score)
        g.winners = tuple([seat for seat in range(g.seats) if g.score[seat] == best])
        g.over = True


def income(g: State, seat: Seat, held: list[tuple[int, list[Seat]]]) -> FlowOf[int]:
    """Districts, the Fame card and Noble; who holds a district alone may use its power (HI-134 to HI-137)."""
    points = 0
    alone: list[int] = []
    for district, seats in held:
        if seat in seats:
            points += g.facts.district_numbers[district] // len(seats)
            if len(seats) == 1:
                alone.append(district)
    points += yield from use_districts(g, seat, alone)
    if g.fame[seat] != NOBODY:
        points += g.facts.cards[g.fame[seat]].points
    for slot in (2 * seat, 2 * seat + 1):
        if g.facts.hero_powers[g.hero[slot]] & NOBLE:
            points += g.facts.noble_points
    return points


def outcome(g: State) -> Outcome:
    """Whoever reached the number first has won (HI-001, HI-141, HI-142)."""
    reached = max([g.score[seat] for seat in g.winners]) >= g.target()
    return Outcome.won(g.winners, g.score, "points" if reached else "deck_out")
