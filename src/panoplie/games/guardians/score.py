"""Newspapers and the outcome (GC-146 to GC-153, GC-188)."""

from __future__ import annotations

from panoplie.games.guardians.board import alone_against_the_game
from panoplie.games.guardians.state import NOTHING, State
from panoplie.games.guardians.verbs.papers import BLUE, RED, SHEET, rivals_gloat
from panoplie.kernel.outcome import Outcome

FALLEN = ("villain_falls", "sealed")
"""The endings with which the heroes have reached their aim."""
VILLAIN_WINS = "villain_wins"
MERITS = 5
"""Where in a chapter of the saga its merits begin."""


def article_value(g: State, article: list[int]) -> int:
    """What an article is worth to the paper that carries it; a Red one is good for rivals (GC-153, GC-A3)."""
    _, kind, number = article
    name = {SHEET: g.facts.articles[g.threat][number % 2].size, BLUE: "small", RED: "negative"}[kind]
    value: int = g.facts.number[name]
    return -value if kind == RED and rivals_gloat(g) else value


def paper_value(g: State, team: int) -> int:
    """The total of a front page (GC-152)."""
    return sum([article_value(g, article) for article in g.articles if article[0] == team])


def totals(g: State) -> list[int]:
    """What both teams' front pages are worth, in a campaign all of them together (GC-A56)."""
    now = [paper_value(g, team) for team in (0, 1)]
    if g.adventure == NOTHING:
        return now
    if len(g.saga) > g.adventure:  # this adventure is a page of the saga already
        now = [0, 0]
    return [now[team] + sum([row[2 + team] for row in g.saga]) for team in (0, 1)]


def outcome(g: State) -> Outcome:
    """The higher front page wins, unless the villain does; against the game all is needed (GC-188)."""
    sums = totals(g)
    scores = [sums[side] for side in g.side_of]
    teams = [[seat for seat in range(g.seats) if g.side_of[seat] == team] for team in (0, 1)]
    sides = tuple([tuple(team) for team in teams if team])
    if alone_against_the_game(g):
        if victory_against_the_game(g):
            return Outcome.won(teams[0], scores, "saved" if g.adventure == NOTHING else "saga_saved", sides)
        return Outcome.won([], scores, lost_because(g), sides)
    if g.adventure == NOTHING and g.ending == VILLAIN_WINS:
        return Outcome.won([], scores, "villain_wins", sides)
    best = [team for team in (0, 1) if sums[team] == max(sums)]
    if len(best) > 1 and g.options["equal_papers"] == "compare":
        best = compare(g)
    if len(best) > 1:
        return Outcome.won([*teams[0], *teams[1]], scores, "equal", sides)
    return Outcome.won(teams[best[0]], scores, "front_page" if g.adventure == NOTHING else "saga", sides)


def compare(g: State) -> list[int]:
    """Equal papers: large articles decide, then the fewest heroes knocked out, of the whole saga (GC-A36)."""
    chapters = [merits(g)] if g.adventure == NOTHING else [row[MERITS:] for row in g.saga]
    # Chapters that rules version 3 wrote have no merits.
    larges, fallen = [[sum([one[at + team] for one in chapters if one]) for team in (0, 1)] for at in (0, 2)]
    best = max(zip(larges, [-count for count in fallen], strict=True))
    return [team for team in (0, 1) if (larges[team], -fallen[team]) == best]


def merits(g: State) -> list[int]:
    """What compares equal papers of an adventure: large articles and heroes knocked out, each by team."""
    larges = [int([team, SHEET, 0] in g.articles and g.ending != VILLAIN_WINS) for team in (0, 1)]
    fallen = [g.side_of[g.owner[hero]] for hero, out in enumerate(g.out) if out]
    return [*larges, *[fallen.count(team) for team in (0, 1)]]


def victory_against_the_game(g: State) -> bool:
    """Both articles and the aim of the sheet; in a campaign, in more adventures than not (GC-188, GC-A31)."""
    return adventure_won(g) if g.adventure == NOTHING else 2 * sum([row[4] for row in g.saga]) > len(g.saga)


def adventure_won(g: State) -> bool:
    """Whether the heroes stopped the villain, and against the game won both articles too (GC-188)."""
    both = all([[0, SHEET, number] in g.articles for number in (0, 1)])
    return g.ending in FALLEN and (both or not alone_against_the_game(g))


def lost_because(g: State) -> str:
    """Why a game against the game was lost (GC-189, GC-A49)."""
    if g.adventure != NOTHING:
        return "saga_lost"
    return {"villain_wins": "villain_wins", "wiped_out": "all_out"}.get(g.ending, "not_enough")
