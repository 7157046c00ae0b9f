"""Articles, Missions that are done, and what the newspapers will tell (GC-147 to GC-150)."""

from __future__ import annotations

from typing import Any, Final

from panoplie.games.guardians.board import alone_against_the_game, name_of
from panoplie.games.guardians.powers import progress
from panoplie.games.guardians.state import MISSION, NOTHING, State
from panoplie.kernel.answers import NOBODY

SHEET, BLUE, RED = range(3)
"""Kinds of articles: of the Threat sheet, of a Mission done, of a hero knocked out."""
FELLED, TURNED_OFF, SEALED, WRECKED, FREED, KNOCKED_OUT, ACCOMPLISHED = range(7)
FEATS: Final = ("felled", "turned_off", "sealed", "wrecked", "freed", "knocked_out", "accomplished")


def remember(g: State, feat: int, who: int, whom: int) -> None:
    """Keep something that a headline may tell."""
    g.feats.append([g.turn, feat, who, whom])


def publish(g: State, team: int, kind: int, number: int) -> None:
    """An article goes to the front page of a team (GC-147)."""
    g.articles.append([team, kind, number])
    if kind == SHEET:
        article = g.facts.articles[g.threat][number].id
        g.tell("published", "GC-147", team=team, article=article)
    else:
        event, rule = ("praised", "GC-028") if kind == BLUE else ("disgraced", "GC-150")
        g.tell(event, rule, team=team, figure=name_of(g, number))


def rivals_gloat(g: State) -> bool:
    """Whether, by an option, Red articles are printed by the other team and add to its paper (GC-A3)."""
    return g.options["disgrace"] == "rival" and not alone_against_the_game(g)


def accomplish(g: State, hero: int) -> None:
    """A Personal Mission is done: its Blue article is placed at once (GC-028, GC-A4)."""
    g.done[hero] = 1
    g.tell("accomplished", "GC-028", figure=name_of(g, hero), mission=g.facts.mission_ids[g.mission[hero]])
    remember(g, ACCOMPLISHED, hero, NOBODY)
    publish(g, g.team[hero], BLUE, hero)


def count(g: State, hero: int, it: Any, amount: int = 1, need: int = 0) -> None:
    """So much more of a Mission is done."""
    place = hero * 3 + MISSION
    g.deeds[place] += amount
    if g.deeds[place] >= (need or it.count) and not g.done[hero]:
        accomplish(g, hero)


def progress_of(g: State, hero: int) -> int:
    """How much of a Mission is done, as its text counts it."""
    said = None if g.mission[hero] == NOTHING else progress.of(g.facts.texts[g.facts.mission_ids[g.mission[hero]]])
    return g.deeds[hero * 3 + MISSION] if said is None else said(g, hero)


def mission_speaks(g: State, hero: int, moment: Any) -> tuple[Any, Any] | None:
    """What a hero's Mission, while it is open, says at a moment."""
    mission = g.mission[hero] if hero >= 0 and hero < len(g.mission) else NOTHING
    if mission == NOTHING or g.done[hero]:
        return None
    row = g.facts.mission_rows[mission]
    hook = moment.of(g.facts.texts[row.id])
    return None if hook is None else (row, hook)
