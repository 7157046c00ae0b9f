"""A turn: the secret plans, one activation after the other, and the end in three steps (GC-123)."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final

from panoplie.games.guardians.asks import Activation, Plan, Strategy
from panoplie.games.guardians.board import heroes_of, name_of, seat_of, team_of
from panoplie.games.guardians.campaign import finish, interlude
from panoplie.games.guardians.can.fights import melee_targets, ranged_targets, weapons
from panoplie.games.guardians.can.moves import destinations, is_hemmed_in
from panoplie.games.guardians.can.trials import objects_to_use, trials
from panoplie.games.guardians.can.turns import FREE_MOVE, ends, has_free_move, powers_to_use
from panoplie.games.guardians.facts import UNIQUE
from panoplie.games.guardians.powers import (
    Blow,
    Trial,
    acts,
    advances,
    leaves,
    on_turn,
    reinforces,
    speaking,
    threat_hook,
    uses,
    villain_acts,
)
from panoplie.games.guardians.setup import set_up
from panoplie.games.guardians.state import (
    ACTIVATION,
    FIGURES,
    HEROES,
    LEADER,
    NOWHERE,
    SET_UP,
    STRATEGY,
    VILLAINS,
    WRAP_UP,
    State,
)
from panoplie.games.guardians.verbs.cards import (
    discard_played,
    draw_wounds,
    lay,
    reveal,
    settle_initiative,
    take_back,
    tokens_off,
)
from panoplie.games.guardians.verbs.fights import attack, throw_object
from panoplie.games.guardians.verbs.moves import go
from panoplie.games.guardians.verbs.papers import mission_speaks
from panoplie.games.guardians.verbs.trials import attempt, use_object
from panoplie.games.guardians.verbs.villainy import in_order
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.asks import Flow, Together, for_seats
from panoplie.kernel.cards import run
from panoplie.kernel.deeds import AnyDeed, Deed
from panoplie.kernel.questions import pick

RULES = ("GC-133", "GC-136")


def act(g: State) -> Flow:
    """Set up once; then turn after turn Strategy, Activation and End of turn (GC-123)."""
    if g.phase == ACTIVATION:
        return conclude(g) if g.ending else activate(g)
    if g.phase == STRATEGY:
        return plan(g)
    if g.phase == VILLAINS:
        return conclude(g) if g.ending else villains(g)
    if g.phase == WRAP_UP:
        return wrap_up(g)
    return set_up(g) if g.phase == SET_UP else interlude(g)


def conclude(g: State) -> Flow:
    """Some victories and defeats end an adventure at once (GC-003, GC-146)."""
    yield from ()
    finish(g)


# Strategy


def plan(g: State) -> Flow:
    """Both teams plan at the same time and in secret, then all cards are revealed (GC-124 to GC-129)."""
    teams = [team for team in (0, 1) if heroes_of(g, team)]
    drafts = yield Together([strategy_of(g, team) for team in teams])
    plans = [Plan(g, team, draft) for team, draft in zip(teams, drafts, strict=True)]
    g.turn += 1
    g.tell("turn", "GC-123", turn=g.turn)
    for team, made in zip(teams, plans, strict=True):
        lay(g, team, made)
    g.phase = ACTIVATION
    reveal(g)
    g.first = teams[0] if len(teams) == 1 else (yield from settle_initiative(g))
    g.tell("initiative", "GC-132", team=g.first)


def strategy_of(g: State, team: int) -> Strategy:
    """The question to all who have heroes of a team; the others of the team look on (GC-124)."""
    side = sorted({g.owner[hero] for hero in heroes_of(g, team)})
    out = [seat for seat, other in enumerate(g.side_of) if other == team and seat not in side]
    return Strategy(team, side, out)


# Activation


def activate(g: State) -> Flow:
    """One Action of the hero whose card is up; the next card, if there is none (GC-132 to GC-135)."""
    if g.active == NOBODY and not next_hero(g):
        begin_end_of_turn(g)
        return
    fig = g.active
    if g.left > 0 or (fig < HEROES and has_free_move(g, fig)):
        seat = seat_of(g, fig)
        menu = ACTIVATIONS[seat]
        answer = (menu.only(g) if is_hemmed_in(g, fig) else None) or (yield menu)
        deed, thing = menu.chosen(g, answer)
        yield from run(deed.does(g, seat, *deed.args, thing))
    if g.active == fig and (
        g.at[fig] == NOWHERE or (g.left <= 0 and not (fig < HEROES and has_free_move(g, fig)))
    ):
        yield from end_activation(g, seat_of(g, fig), 1)


def next_hero(g: State) -> bool:
    """The team whose turn it is turns over a card; the other goes on alone if it has none (GC-135, GC-A33)."""
    team = next_team(g)
    if team == NOBODY:
        return False
    hero, _ = g.stack[team].pop()
    g.order.append(hero)
    begin_activation(g, hero)
    return True


def next_team(g: State) -> int:
    """Teams alternate as long as both have cards."""
    last = g.order[-1] if g.order else NOBODY
    turn = g.first if last == NOBODY else 1 - team_of(g, last)
    for team in (turn, 1 - turn):
        if g.stack[team].cards:
            return team
    return NOBODY


def begin_activation(g: State, fig: int) -> None:
    """Three Actions, more or fewer by powers (GC-034, GC-133)."""
    number = g.facts.number
    count = number["actions"] if fig < HEROES else number["sidekick_actions"]
    count += sum([hook(it) for it, hook in speaking(g, fig, acts)]) + g.more[fig] - g.stun[fig]
    g.stun[fig] = 0
    g.active, g.left, g.moved = fig, max(0, count), 0
    if fig < HEROES:
        g.today[fig] = 0
    if g.events is not None:
        g.tell("activated", "GC-132", figure=name_of(g, fig), left=g.left)


def end_activation(g: State, seat: Seat, thing: int) -> Flow:
    """Actions that are left are lost; a Sidekick acts right after its hero (GC-134, GC-184)."""
    fig = g.active
    g.left = 0
    if g.at[fig] != NOWHERE:
        for it, hook in speaking(g, fig, leaves):
            yield from run(hook(g, fig, it))
    g.active = NOBODY
    hero = fig if fig < HEROES else g.host[fig - HEROES]
    for helper in range(max(fig + 1, HEROES), LEADER):
        if g.team[helper] != NOBODY and g.host[helper - HEROES] == hero:
            begin_activation(g, helper)
            return


def deeds(g: State, seat: Seat) -> Sequence[AnyDeed]:
    """Move, attack, test, use an Object, use a power, or stop (GC-133)."""
    return deeds_of(g.active, g.left > 0)


ACTIVATIONS: Final = for_seats(lambda seat: Activation(seat, "activation", deeds, RULES))


@functools.cache
def deeds_of(fig: int, has_actions: bool) -> Sequence[AnyDeed]:
    """What somebody can do with an Action, and without any."""
    if not has_actions:
        return [Deed(destinations, move, None, fig), Deed(ends, end_activation)]
    found: list[AnyDeed] = [Deed(destinations, move, None, fig), Deed(melee_targets, strike, None, fig)]
    if fig < HEROES:
        found += [
            Deed(ranged_targets, shoot, None, fig),
            Deed(objects_to_use, use, None, fig),
            Deed(weapons, hurl, None, fig),
            Deed(powers_to_use, use_power, None, fig),
        ]
    return [*found, Deed(trials, test, None, fig), Deed(ends, end_activation)]


def move(g: State, seat: Seat, fig: int, cell: int) -> None:
    """Cross up to SPEED Zones, or change the Space (GC-154, GC-156)."""
    if fig < HEROES and has_free_move(g, fig):
        g.spent[fig] |= FREE_MOVE
    else:
        g.left -= 1
    go(g, fig, cell)


def strike(g: State, seat: Seat, fig: int, foe: int) -> Flow:
    """Attack in melee (GC-160)."""
    g.left -= 1
    yield from attack(g, seat, Blow(fig, foe))


def shoot(g: State, seat: Seat, fig: int, foe: int) -> Flow:
    """Attack at range (GC-162)."""
    g.left -= 1
    yield from attack(g, seat, Blow(fig, foe, ranged=True))


def test(g: State, seat: Seat, fig: int, trial: Trial) -> Flow:
    """Make a Test (GC-171)."""
    g.left -= 1
    yield from attempt(g, seat, fig, trial)


def use(g: State, seat: Seat, fig: int, cell: int) -> Flow:
    """Use an Object (GC-118)."""
    g.left -= 1
    yield from use_object(g, seat, fig, cell)


def hurl(g: State, seat: Seat, fig: int, thing: tuple[int, int]) -> Flow:
    """Use an Object as a weapon (GC-119)."""
    g.left -= 1
    yield from throw_object(g, seat, fig, thing)


def use_power(g: State, seat: Seat, fig: int, kind: int) -> Flow:
    """Use a Special Power that is headed ACTION or ACTION UNIQUE (GC-070 to GC-072)."""
    g.left -= 1
    f = g.facts
    row, use = f.rows[kind], uses.of(f.card_texts[kind])
    assert use is not None
    if f.uses[kind] == UNIQUE:
        g.used |= 1 << kind
    g.tell("used", "GC-070", figure=name_of(g, fig), card=row.id)
    if use.aim is None:
        yield from run(use.does(g, fig, row))
    else:
        target = yield from pick(g, seat, row, use.aim, fig, row)
        yield from run(use.does(g, fig, row, target))


# The end of a turn


def begin_end_of_turn(g: State) -> None:
    """When all heroes have acted, the villain's part begins (GC-138)."""
    g.phase = VILLAINS
    g.queue = [NOBODY]


def villains(g: State) -> Flow:
    """Step 1: what the sheet lists, in its order, one figure at a time (GC-108, GC-109, GC-139)."""
    it = g.facts.threats[g.threat]
    if not g.queue:
        hook = threat_hook(g, reinforces)
        if hook is not None:
            yield from run(hook(g, it))
        g.phase = WRAP_UP
        return
    fig = g.queue.pop(0)
    if fig == NOBODY:
        hook = threat_hook(g, advances)
        if hook is not None:
            yield from run(hook(g, it))
        g.queue = in_order(g)
    elif g.at[fig] != NOWHERE:
        hook = threat_hook(g, villain_acts)
        yield from run(hook(g, it, fig))


def wrap_up(g: State) -> Flow:
    """Step 2, cards and Wounds; step 3, victory and end; last of all tokens and effects (GC-140 to GC-146)."""
    for hero in range(HEROES):
        if g.team[hero] != NOBODY and (said := mission_speaks(g, hero, on_turn)):
            said[1](g, hero, said[0])
    discard_played(g)
    yield from draw_wounds(g)
    yield from take_back(g)
    if not g.ending:
        teams = set(g.side_of)
        if any([not heroes_of(g, team) for team in teams]):
            g.ending = "wiped_out"
        elif g.turn >= g.facts.threats[g.threat].turns:
            g.ending = "out_of_time"
    if g.ending:
        finish(g)
        return
    yield from tokens_off(g)
    clear_turn(g)
    g.phase = STRATEGY
    if any([not heroes_of(g, team) for team in set(g.side_of)]):
        g.ending = "wiped_out"
        finish(g)


def clear_turn(g: State) -> None:
    """Whatever lasted until the end of the turn is over (GC-A43)."""
    for fig in range(FIGURES):
        g.more[fig] = g.spared[fig] = g.spent[fig] = g.shift[fig] = 0
        g.cover[fig] = NOWHERE
    g.eyes = g.blackout = g.holds = g.used = g.once[1] = 0
    g.second_last = 1 - g.first
    g.order.clear()
