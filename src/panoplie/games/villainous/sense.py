"""What a sensible player looks at: how far each villain's plan has come, and what the open actions are worth."""

from __future__ import annotations

from typing import Final

from panoplie.games.villainous import board
from panoplie.games.villainous.can import cards, fights, moves, turns
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.queen_of_hearts import NORMAL, WICKET, guards_of
from panoplie.games.villainous.facts import CONDITION, EFFECT, GAINS, LOOSE, VILLAINS
from panoplie.games.villainous.planning import AIMS, HERO_HERE, HERO_STRENGTH, forces, named, plan, trouble
from panoplie.games.villainous.score import objective_met
from panoplie.games.villainous.state import ACTIONS, NOWHERE, SET_UP, Kind, Piece, State
from panoplie.games.villainous.verbs.realm import enter, lift
from panoplie.kernel.answers import Seat

PRINCE_JOHN: Final = VILLAINS.index("prince_john")
WON: Final = 1000.0
READY: Final = 60.0
"""An objective that is met and has only to last until the next turn."""
RIVAL: Final = 0.5
"""How much the strongest rival counts against oneself; the others together count for CROWD."""
CROWD: Final = 0.15
POWER: Final = 0.7
"""What a Power is worth up to PURSE; what lies above it is worth little, but for Prince John."""
PURSE: Final = 9
SPARE_POWER: Final = 0.1
CARD: Final = 1.0
"""What a card is worth that will be drawn at the end of the turn."""
AIMED: Final = 0.05
"""What it is worth to take aim at a rival, for all that he has."""

KEEP: Final = {
    # what a card in hand is worth, if not as much as one that is drawn
    "never_land_map": 3.0,
    "ingenious_device": 2.0,
    "pirate_brute": 1.6,
    "worthy_opponent": 1.6,
    "give_them_a_scare": 0.9,
    "cutlass": 1.3,
    "scarab_pendant": 4.0,
    "magic_lamp": 4.0,
    "hypnotize": 3.0,
    "scrying": 1.6,
    "sorcerous_power": 0.5,
    "giant_hourglass": 0.5,
    "snake_staff": 0.8,
    "iago": 1.5,
    "gazeem": 0.7,
    "a_snake_am_i": 0.8,
    "forest_of_thorns": 3.0,
    "green_fire": 3.0,
    "dreamless_sleep": 3.0,
    "dragon_form": 1.5,
    "vanish": 0.3,
    "raven": 1.8,
    "malice": 0.7,
    "tyranny": 0.6,
    "beautiful_lovely_taxes": 1.2,
    "greed": 2.0,
    "warrant": 1.3,
    "imprison": 0.8,
    "take_the_shot": 3.0,
    "by_order_of_the_queen": 2.5,
    "card_guard_club": 1.8,
    "card_guard_diamond": 1.8,
    "card_guard_heart": 2.2,
    "card_guard_spade": 2.2,
    "makes_you_smaller": 0.5,
    "fury": 0.4,
    "judgment": 1.3,
    "trident": 4.0,
    "crown": 4.0,
    "whirlpool": 2.5,
    "divination": 1.8,
    "poor_unfortunate_souls": 1.6,
    "opportunist": 1.0,
    "arrogance": 0.5,
    "binding_contract_lair": 2.6,
    "binding_contract_ship": 2.0,
    "binding_contract_shore": 1.6,
    "binding_contract_palace": 0.9,
}
PLAYED: Final = {
    # what an Effect that is being played promises, before its target is known
    "give_them_a_scare": 1.6,
    "worthy_opponent": 1.0,
    "aye_aye_sir": 1.6,
    "necessary_sacrifice": 2.0,
    "scrying": 3.2,
    "a_snake_am_i": 4.5,
    "hypnotize": 5.0,
    "sorcerous_power": 1.8,
    "dragon_form": 5.0,
    "set_a_trap": 3.5,
    "intimidation": 4.5,
    "imprison": 2.0,
    "off_with_your_head": 4.5,
    "by_order_of_the_queen": 6.0,
    "makes_you_smaller": 2.2,
    "take_the_shot": 40.0,
    "grow_giant": 2.2,
    "opportunist": 2.2,
    "divination": 3.0,
}


def value(g: State, seat: Seat) -> float:
    """How a seat stands against the others, with what it can still do in its turn."""
    if g.over:
        return 0.0 if g.winner == NOWHERE else WON if g.winner == seat else -WON
    if g.phase == SET_UP:
        return 0.0
    return standing(g, seat) + in_turn(g, seat) - threat(g, seat)


def parts(g: State, seat: Seat) -> dict[str, float]:
    """What that is made of."""
    if g.over or g.phase == SET_UP:
        return {"end": value(g, seat)}
    return {
        "aim": AIMS[g.villain[seat]](g, seat) + readiness(g, seat),
        "allies": forces(g, seat),
        "heroes": trouble(g, seat),
        "power": purse(g, seat),
        "hand": holding(g, seat),
        "turn": in_turn(g, seat),
        "rivals": -threat(g, seat),
    }


def in_turn(g: State, seat: Seat) -> float:
    """What can still be done in this turn."""
    return prospects(g, seat) if g.active == seat and g.phase == ACTIONS else 0.0


def threat(g: State, seat: Seat) -> float:
    """What the standing of the others weighs."""
    rivals = [standing(g, foe) for foe in range(g.seats) if foe != seat]
    return RIVAL * max(rivals) + CROWD * sum(rivals) / len(rivals)


def standing(g: State, seat: Seat) -> float:
    """What a seat has: its plan, its Power and its hand."""
    return plan(g, seat) + purse(g, seat) + holding(g, seat) + readiness(g, seat)


def readiness(g: State, seat: Seat) -> float:
    return READY if objective_met(g, seat) else 0.0


def purse(g: State, seat: Seat) -> float:
    power = g.power[seat]
    if g.villain[seat] == PRINCE_JOHN:
        goal: int = g.facts.villains[PRINCE_JOHN].power
        return 2.4 * min(power, goal) + SPARE_POWER * power
    return POWER * min(power, PURSE) + SPARE_POWER * max(0, power - PURSE)


def holding(g: State, seat: Seat) -> float:
    """The hand, with the cards that will be drawn for those that are missing."""
    f = g.facts
    hand = g.hand[seat].cards
    total = sum([keep(g, seat, kind) for kind in hand])
    total += CARD * max(0, f.box.hand - len(hand))
    for kind in g.limbo:
        if f.villain_of[kind] == g.villain[seat] and not f.is_fate[kind]:
            total += effect_worth(g, seat, f.ids[kind])
    return float(total)


def keep(g: State, seat: Seat, kind: Kind) -> float:
    name = g.facts.ids[kind]
    if g.lock[seat] == NOWHERE and name == "never_land_map":
        return CARD
    return KEEP.get(name, CARD)


# What can still be done in this turn


def prospects(g: State, seat: Seat) -> float:
    """What the action that is running, and the symbols that are left, are worth."""
    total = hope(g, seat, g.pending, 0) if g.pending and not in_play(g, seat) else aim(g, seat)
    known: dict[str, int] = {}
    for symbol, row, _ in board.symbols_to_use(g, seat):
        if row != "hiss":
            number = known.get(symbol, 0) + (symbol == g.pending)
            known[symbol] = known.get(symbol, 0) + 1
            total += 0.9 * max(0.0, hope(g, seat, symbol, number))
    return total


def aim(g: State, seat: Seat) -> float:
    """Fate cards lie revealed: they are worth most against the rival who stands best."""
    f = g.facts
    shown = [f.villain_of[kind] for kind in g.limbo if f.is_fate[kind]]
    if len(shown) < f.box.fate_cards or g.villain[seat] in shown:
        return 0.0
    return AIMED * standing(g, g.villain.index(shown[0]))


def in_play(g: State, seat: Seat) -> bool:
    """Whether the running action has already put a card between two places."""
    return bool(g.limbo or g.looking)


def hope(g: State, seat: Seat, symbol: str, number: int) -> float:
    """What a symbol promises; of several alike the first promises most."""
    if symbol in GAINS:
        worth = 2.4 if g.villain[seat] == PRINCE_JOHN else POWER if g.power[seat] < PURSE else SPARE_POWER
        return worth * GAINS[symbol]
    if symbol == "play":
        worths = best_plays(g, seat)
        return worths[number] if number < len(worths) else 0.0
    if symbol == "vanquish":
        return 3.0 if number == 0 and fights.can_vanquish_any(g, seat) else 0.0
    if symbol == "fate":
        return 2.0
    if symbol == "discard":
        return 0.8 * sum([max(0.0, CARD - keep(g, seat, kind)) for kind in g.hand[seat].cards])
    if symbol == "move_item":
        return best_move(g, seat, g.bottom[seat], hero=False)
    if symbol == "move_hero":
        return best_move(g, seat, g.heroes[seat], hero=True)
    return best_activation(g, seat)


def best_plays(g: State, seat: Seat) -> list[float]:
    """What the cards of the hand that can be played promise, best first."""
    f = g.facts
    changers = kit.heeding(g, seat, kit.cost)
    worths: list[float] = []
    for kind in g.hand[seat].cards:
        sort = f.types[kind]
        if sort == CONDITION:
            continue
        ways = [way for way, why in cards.ways(g, seat, seat, kind, False, changers) if why is None]
        if not ways:
            continue
        price = POWER * max(0, f.cost[kind]) if g.villain[seat] != PRINCE_JOHN else 2.0 * max(0, f.cost[kind])
        gain = CARD - keep(g, seat, kind) - price
        if sort == EFFECT:
            worths.append(gain + effect_worth(g, seat, f.ids[kind]))
        elif f.attach[kind] == LOOSE:
            before = plan(g, seat)
            best = max([placed(g, seat, kind, way.place) for way in ways])
            worths.append(gain + best - before)
        else:
            before = plan(g, seat)
            best = max([borne(g, seat, kind, way.bearer) for way in ways])
            worths.append(gain + best - before)
    return sorted([worth for worth in worths if worth > 0], reverse=True)


def effect_worth(g: State, seat: Seat, name: str) -> float:
    if name == "beautiful_lovely_taxes":
        return 2.4 * len(g.heroes[seat])
    if name == "very_merry_unbirthday":
        return POWER * len(board.allies_of(g, seat))
    if name == "whirlpool":
        return best_swirl(g, seat, far=True) - 1.0
    if name == "poor_unfortunate_souls":
        return best_swirl(g, seat, far=False)
    return PLAYED.get(name, 0.0)


def best_swirl(g: State, seat: Seat, far: bool) -> float:
    """What it is worth to move a Hero to where a Contract defeats it."""
    best = 0.0
    for item in g.attached[seat]:
        goal = named(g, item)
        hero = g.host[item]
        if (
            goal != NOWHERE
            and hero in g.heroes[seat]
            and moves.why_not_move_hero(g, seat, hero, goal, far) is None
        ):
            best = max(best, fall(g, seat, hero))
    return best


def fall(g: State, seat: Seat, hero: Piece) -> float:
    """What the defeat of a Hero by a Contract is worth."""
    loss = HERO_HERE + HERO_STRENGTH * board.strength(g, seat, hero)
    return loss + (12.0 if board.is_kind(g, hero, "king_triton") else 1.0)


def placed(g: State, seat: Seat, kind: Kind, place: int) -> float:
    """The plan with a card at a place. The realm is as before afterwards."""
    piece = enter(g, seat, kind, place)
    worth = plan(g, seat)
    lift(g, seat, piece)
    if g.facts.ids[kind] in ("never_land_map", "scarab_pendant") and g.lock[seat] != NOWHERE:
        worth += 12.0
    return worth


def borne(g: State, seat: Seat, kind: Kind, bearer: Piece) -> float:
    """The plan with an Item on a bearer. The realm is as before afterwards."""
    piece = enter(g, seat, kind, g.at[bearer], bearer)
    worth = plan(g, seat)
    lift(g, seat, piece)
    return worth


def best_move(g: State, seat: Seat, pieces: list[Piece], hero: bool) -> float:
    """How much the best move of one card improves the plan. The realm is as before afterwards."""
    if not hero and moves.forbidden(g, seat, "move_item") is not None:
        return 0.0
    before = plan(g, seat)
    best = 0.0
    for piece in pieces:
        here = g.at[piece]
        for place in board.NEIGHBOURS[here]:
            why = moves.why_not_move_hero if hero else moves.why_not_shift
            if why(g, seat, piece, place) is None:
                items = board.borne_by(g, seat, piece)
                g.at[piece] = place
                after = plan(g, seat)
                g.at[piece] = here
                if hero and any([named(g, item) == place for item in items]):
                    after += fall(g, seat, piece)
                best = max(best, after - before)
    return best


def best_activation(g: State, seat: Seat) -> float:
    f = g.facts
    best = 0.0
    for piece in g.bottom[seat]:
        kind = f.kind_of[piece]
        if f.activate[kind] < 0 or turns.why_not_activate(g, seat, piece) is not None:
            continue
        name = f.ids[kind]
        if f.rows[kind].group == "card_guard" and g.mark[piece] != WICKET:
            before = plan(g, seat)
            g.mark[piece] = WICKET
            worth = plan(g, seat) - before - POWER * turns.activation_cost(g, seat, piece)
            g.mark[piece] = NORMAL
        elif name == "stopwatch":
            worth = POWER * len(guards_of(g, seat, wickets=True))
        elif name == "cauldron":
            worth = 2 * POWER * sum([f.rows[f.kind_of[item]].names is not None for item in g.attached[seat]])
        elif name == "iago":
            lamp = board.find(g, g.bottom[seat], "magic_lamp")
            worth = 3.0 if lamp != NOWHERE and g.at[lamp] == g.at[piece] and g.at[lamp] > 0 else 0.0
        elif name == "snake_staff":
            worth = 2.0
        else:
            worth = 0.6
        best = max(best, worth)
    return best
