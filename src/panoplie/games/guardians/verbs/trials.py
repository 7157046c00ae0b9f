"""Characteristic Tests: a low sum succeeds, a failure makes the next try easier (GC-171 to GC-179)."""

from __future__ import annotations

from panoplie.games.guardians.board import name_of, object_on, row_of_object, stat_of
from panoplie.games.guardians.can.trials import dice_of, trial_of_object, why_no_test
from panoplie.games.guardians.powers import Trial, has, on_test, quick_study, succeeds
from panoplie.games.guardians.rows import STATS
from panoplie.games.guardians.state import DOOR_TOKENS, HEROES, TESTS_DONE, State
from panoplie.games.guardians.verbs.dice import TEST, roll_again, throw
from panoplie.games.guardians.verbs.papers import mission_speaks
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow, FlowOf
from panoplie.kernel.cards import run


def attempt(g: State, seat: Seat, fig: int, trial: Trial) -> Flow:
    """Make a Test (GC-173, GC-174)."""
    loose: list[tuple[str, str]] = []
    value = stat_of(g, fig, trial.stat)
    total = yield from throw(g, seat, fig, value, TEST, dice_of(g, fig, trial), loose)
    total = yield from roll_again(g, seat, fig, total, value, True, loose)
    report_test(g, fig, trial, total, value)
    if total <= value:
        yield from succeed(g, fig, trial)


def forced_test(g: State, seat: Seat, fig: int, dice: int, stat: int) -> FlowOf[bool]:
    """A Direct Test that a villain forces upon somebody; whoever can make none fails (GC-081, GC-112, GC-179)."""
    if why_no_test(g, fig, stat):
        return False
    loose: list[tuple[str, str]] = []
    value = stat_of(g, fig, stat)
    trial = Trial("reaction", g.at[fig], stat, dice, True, "")
    total = yield from throw(g, seat, fig, value, TEST, dice_of(g, fig, trial), loose)
    total = yield from roll_again(g, seat, fig, total, value, True, loose)
    report_test(g, fig, trial, total, value)
    return total <= value


def report_test(g: State, fig: int, trial: Trial, total: int, value: int) -> None:
    """Say how a Test went; a normal one that failed leaves a -1 token (GC-176, GC-179)."""
    _tell(g, fig, trial, total, value)
    if total <= value:
        count_success(g, fig, trial)
    elif not trial.direct:
        more = g.facts.heroes[fig].tokens if has(g, fig, quick_study) else 1
        g.malus[trial.malus] += more
        g.tell("eased", "GC-176", goal=trial.goal, tokens=g.malus[trial.malus])


def count_success(g: State, fig: int, trial: Trial) -> None:
    """A Test that succeeded counts for the hero and for his Mission."""
    if fig < HEROES:
        g.deeds[fig * 3 + TESTS_DONE] += 1
    fresh = trial.malus < 0 or not g.malus[trial.malus]
    if said := mission_speaks(g, fig, on_test):
        said[1](g, fig, said[0], trial, fresh)


def succeed(g: State, fig: int, trial: Trial) -> Flow:
    """What a success does; the tokens that lay there leave with it (GC-175, GC-A40)."""
    if trial.malus >= 0 and not trial.direct:
        g.malus[trial.malus] = 0
    if trial.malus >= DOOR_TOKENS:
        g.closed &= ~(1 << trial.malus - DOOR_TOKENS)
        g.tell("opened", "GC-171", figure=name_of(g, fig), goal=trial.goal)
        return
    f = g.facts
    row = (
        f.spots.get(trial.source)
        or f.tokens.get(trial.source)
        or (f.objects[f.object_at[trial.source]] if trial.source in f.object_at else f.threats[g.threat])
    )
    hook = succeeds.of(f.texts[trial.source])
    if hook is not None:
        yield from run(hook(g, fig, row, trial))


def use_object(g: State, seat: Seat, fig: int, cell: int) -> Flow:
    """Use an Object as it is meant, by a Direct MENTAL Test (GC-118)."""
    yield from attempt(g, seat, fig, trial_of_object(row_of_object(g, object_on(g, cell)), cell))


def _tell(g: State, fig: int, trial: Trial, total: int, value: int) -> None:
    if g.events is not None:
        kind = "passed" if total <= value else "failed"
        words = {"figure": name_of(g, fig), "goal": trial.goal, "stat": STATS[trial.stat]}
        g.tell(kind, "GC-174", **words, total=total, value=value)
