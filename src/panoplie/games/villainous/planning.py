"""How far the plans have come: what lies in a villain's realm, and what is still missing to his aim."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from panoplie.games.villainous import board
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.queen_of_hearts import guards_of
from panoplie.games.villainous.facts import ALLY, CURSE, ITEM, PLACES
from panoplie.games.villainous.state import NOWHERE, Piece, State
from panoplie.kernel.answers import Seat

ALLY_STRENGTH: Final = 0.35
HERO_HERE: Final = 1.4
HERO_STRENGTH: Final = 0.35


def plan(g: State, seat: Seat) -> float:
    """The realm of a villain: allies, heroes, and his own aim."""
    return forces(g, seat) + trouble(g, seat) + AIMS[g.villain[seat]](g, seat)


def forces(g: State, seat: Seat) -> float:
    """Allies by their strength, and Items."""
    f = g.facts
    total = 0.0
    for piece in g.bottom[seat]:
        kind = f.kind_of[piece]
        if f.types[kind] == ALLY:
            total += ALLY_STRENGTH * board.strength(g, seat, piece)
        elif f.types[kind] == ITEM:
            total += 0.8
    for item in g.attached[seat]:
        if not f.is_fate[f.kind_of[item]] and g.host[item] in g.bottom[seat]:
            total += 0.3
    return total


def trouble(g: State, seat: Seat) -> float:
    """Heroes by their strength, and the actions that they cover; never above nothing."""
    top = g.facts.top[g.villain[seat]]
    total = 0.0
    for hero in g.heroes[seat]:
        total -= HERO_HERE + HERO_STRENGTH * board.strength(g, seat, hero)
    for place in range(PLACES):
        if board.covered(g, seat, place) and top[place]:
            total -= 0.6
    return total


def hook_plan(g: State, seat: Seat) -> float:
    """Unlock the Tree, bring Peter Pan to the Jolly Roger, and have enough Allies there."""
    f = g.facts
    ship = f.place_of["jolly_roger"]
    total = 0.0 if g.lock[seat] != NOWHERE else 14.0
    pan = board.find(g, g.heroes[seat], "peter_pan")
    if board.find(g, g.bottom[seat], "ingenious_device") != NOWHERE:
        total += 3.0
    allies = board.allies_of(g, seat)
    crew = sum(
        [
            board.strength(g, seat, ally)
            for ally in allies
            if g.at[ally] == ship or (g.at[ally] == ship + 1 and kit.hook_of(g, kit.reach, f.kind_of[ally]))
        ]
    )
    need = 8
    if pan != NOWHERE:
        need = board.strength(g, seat, pan)
        total += 12.0 + 7.0 * (PLACES - 1 - g.at[pan])
        others = [item for item in g.attached[seat] if board.is_kind(g, item, "taunt")]
        total -= 3.0 * len(others)
    elif f.number["peter_pan"] in g.fate_discard[seat]:
        total -= 3.0
    return total + 14.0 * min(crew, need) / need


def jafar_plan(g: State, seat: Seat) -> float:
    """Unlock the Cave, play the Lamp, hypnotise the Genie, and carry the Lamp to the Palace."""
    f = g.facts
    total = 0.0 if g.lock[seat] != NOWHERE else 12.0
    lamp = board.find(g, g.bottom[seat], "magic_lamp")
    held = board.find(g, g.attached[seat], "magic_lamp")
    genie = board.find(g, g.bottom[seat], "genie")
    if board.find(g, g.bottom[seat], "iago") != NOWHERE:
        total += 1.5
    if held != NOWHERE:
        total += 6.0
    if lamp == NOWHERE:
        return total
    total += 14.0 + 4.0 * (PLACES - 1 - g.at[lamp])
    if genie != NOWHERE:
        return total + 24.0
    above = board.find(g, g.heroes[seat], "genie")
    if above != NOWHERE:
        price = board.strength(g, seat, above)
        ready = f.number["hypnotize"] in g.hand[seat].cards
        total += HERO_HERE + HERO_STRENGTH * price  # he belongs to the plan
        total += 5.0 * min(g.power[seat], price) / price + (4.0 if ready else 0.0)
    return total


def maleficent_plan(g: State, seat: Seat) -> float:
    """A Curse at each location."""
    f = g.facts
    curses = [piece for piece in g.bottom[seat] if f.types[f.kind_of[piece]] == CURSE]
    cursed = len({g.at[curse] for curse in curses})
    return 9.0 * cursed + (6.0 if cursed >= 3 else 0.0) + 0.8 * (len(curses) - cursed)


def john_plan(g: State, seat: Seat) -> float:
    """Power, and whatever brings it."""
    total = 0.0
    jail = g.facts.place_of["the_jail"]
    for piece in g.bottom[seat]:
        if board.is_kind(g, piece, "warrant"):
            total += 2.0
    for hero in g.heroes[seat]:
        total += 1.5 * g.mark[hero]
        if board.is_kind(g, hero, "robin_hood"):
            total -= 4.0
        elif board.is_kind(g, hero, "king_richard"):
            total -= 1.5
        if g.at[hero] == jail:
            total += 1.0
    return total


def queen_plan(g: State, seat: Seat) -> float:
    """A Wicket at each location, strong ones, and Take the Shot."""
    guards, wickets = guards_of(g, seat), guards_of(g, seat, wickets=True)
    bent = {g.at[piece] for piece in wickets}
    ready = {g.at[piece] for piece in guards} - bent
    force = sum([board.strength(g, seat, piece) for piece in wickets])
    total = 8.0 * len(bent) + 4.0 * len(ready) + 0.6 * force
    if len(bent) == PLACES:
        total += 10.0 + min(2.0 * force, 24.0)
        if g.facts.number["take_the_shot"] in g.hand[seat].cards:
            total += 8.0 + 2.0 * min(g.power[seat], 4)
    return total


def ursula_plan(g: State, seat: Seat) -> float:
    """The Trident, won back from King Triton, and the Crown, both at the Lair."""
    total = 0.0
    below = g.bottom[seat]
    trident, crown = board.find(g, below, "trident"), board.find(g, below, "crown")
    if crown != NOWHERE:
        total += 10.0 + 4.0 * (PLACES - 1 - g.at[crown])
    if trident != NOWHERE:
        total += 26.0 + 4.0 * (PLACES - 1 - g.at[trident])
    triton = board.find(g, g.heroes[seat], "king_triton")
    if board.find(g, g.attached[seat], "trident") != NOWHERE and triton != NOWHERE:
        total += 12.0 + HERO_HERE + HERO_STRENGTH * board.strength(g, seat, triton)
    for hero in g.heroes[seat]:
        goals = [named(g, item) for item in board.borne_by(g, seat, hero)]
        near = [PLACES - abs(g.at[hero] - goal) for goal in goals if goal not in (NOWHERE, g.lock[seat])]
        if near:
            total += (6.0 if hero == triton else 0.4) + 0.4 * max(near)
    if trident != NOWHERE and board.find(g, g.heroes[seat], "ariel") != NOWHERE:
        total -= 4.0
    return total


AIMS: Final[tuple[Callable[[State, Seat], float], ...]] = (
    hook_plan,
    jafar_plan,
    maleficent_plan,
    john_plan,
    queen_plan,
    ursula_plan,
)


def named(g: State, item: Piece) -> int:
    """The location that a Contract names, or NOWHERE."""
    goal = g.facts.rows[g.facts.kind_of[item]].names
    return NOWHERE if goal is None else int(g.facts.place_of[goal])
