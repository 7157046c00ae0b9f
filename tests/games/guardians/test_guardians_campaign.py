"""The campaign: one match whose heroes grow from adventure to adventure (GC-086 to GC-092)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from panoplie.games import load
from panoplie.games.guardians.state import STRATEGY, State
from panoplie.kernel.answers import Answer
from panoplie.kernel.asks import Ask
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match

LEARNING = ("rookie", "drop", "veteran")


def learns(ask: Ask, g: State, source: Seeded) -> Answer:
    """Whoever may grow does; everything else goes at random."""
    if ask.kind in LEARNING:
        return next(answer for answer in ask.options(g) if answer not in (("none",), ("no",)))
    return ask.sample(g, source)


def play(seats: int, options: Mapping[str, Any], seed: int) -> tuple[Match, list[tuple[int, list[int], int]]]:
    """Play a campaign; after each growth the adventure, the ranks, and the size of the first hero's deck."""
    match = Match.start(load("guardians"), seats, options)
    source = Seeded("campaign", seed)
    grown: list[tuple[int, list[int], int]] = []
    while not match.over:
        match.settle(source)
        if match.over:
            break
        g = match.state
        if g.phase == STRATEGY and (not grown or grown[-1][0] != g.adventure):
            hero = g.owner.index(0)
            grown.append((g.adventure, [g.rank[one] for one in range(6) if g.owner[one] >= 0], len(g.deck[hero])))
        ask = match.asks()[0]
        match.push(learns(ask, g, source), ask.seat)
    return match, grown


def test_a_rookie_is_a_veteran_after_four_adventures() -> None:
    """Two Rookie cards are given up, then two Veteran cards drawn (GC-D9)."""
    match, grown = play(2, {"mode": "campaign", "heroes": "random"}, 1)
    assert [adventure for adventure, _, _ in grown] == [0, 1, 2, 3]
    assert [ranks for _, ranks, _ in grown] == [[0, 0], [0, 0], [1, 1], [1, 1]]
    assert [size for _, _, size in grown] == [8, 8, 8, 9]
    g = match.state
    heroes = [hero for hero in range(6) if g.owner[hero] >= 0]
    assert [(g.rank[hero], len(g.deck[hero])) for hero in heroes] == [(2, 10), (2, 10)]
    assert len(match.state.saga) == 4 and [row[0] for row in match.state.saga] == [0, 1, 2, 3]
    chapters = match.view(None)["board"]["saga"]
    assert [chapter["adventure"] for chapter in chapters] == [
        "opening_night", "on_the_road", "behind_the_masks", "last_encore",
    ]  # fmt: skip


def test_the_winner_of_a_campaign_has_the_higher_sum_of_all_front_pages() -> None:
    match, _ = play(2, {"mode": "campaign"}, 2)
    pages = [sum([row[2 + team] for row in match.state.saga]) for team in (0, 1)]
    outcome = match.outcome()
    assert list(outcome.scores) == pages
    best = [seat for seat in (0, 1) if pages[seat] == max(pages)]
    assert list(outcome.winners) == best and outcome.reason == ("saga" if len(best) == 1 else "equal")


def test_a_campaign_together_is_won_by_more_than_half_of_its_adventures() -> None:
    match, _ = play(1, {"mode": "campaign_together"}, 3)
    won = sum([row[4] for row in match.state.saga])
    assert match.outcome().reason == ("saga_saved" if won > 2 else "saga_lost")
