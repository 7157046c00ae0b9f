"""What may be done: pure questions, answered by a refusal with its rule or by nothing."""

from __future__ import annotations

import itertools
from typing import Final

from panoplie.games.villainous.board import (
    ENLARGED,
    HOOK,
    NEIGHBOURS,
    QUEEN,
    allies_of,
    find,
    is_ally,
    is_kind,
    is_wicket,
    items_of,
    kind_named,
    name_of,
    piece_named,
    place_name,
    place_named,
    strength,
    symbols_to_use,
)
from panoplie.games.villainous.cards.kit import Kind, Piece, Why
from panoplie.games.villainous.facts import (
    CONDITION,
    EFFECT,
    GAINS,
    ITEM,
    LOOSE,
    ON_ALLY,
    PLACES,
    TRIGGERS,
)
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.errors import Refusal
from panoplie.kernel.sight import EVERYONE

PASSED: Final = (1 << len(TRIGGERS)) - 1


# Locations and their symbols


def why_not_reach(g: State, owner: Seat, place: int) -> Why:
    """Nothing is played, moved or aimed at a locked location (VI-052)."""
    if place == g.lock[owner]:
        return Refusal("locked", "VI-052", place=place_name(g, owner, place))
    return None


def why_not_go(g: State, me: Seat, place: int) -> Why:
    """The mover goes to another location, and never to a locked one (VI-051, VI-E1)."""
    if place == NOWHERE:
        return Refusal("no-such-place", "VI-E1")
    if place == g.lock[me]:
        return Refusal("locked-mover", "VI-051", place=place_name(g, me, place))
    if place == g.mover[me]:
        return Refusal("same-place", "VI-E1")
    return None


def uses(g: State, me: Seat) -> list[Answer]:
    """Every action that can be taken now, each once however many symbols are alike (VI-E2)."""
    ways: list[Answer] = []
    known: dict[str, bool] = {}
    for symbol, row, _ in symbols_to_use(g, me):
        can = known.get(symbol)
        if can is None:
            can = known[symbol] = why_not_act(g, me, symbol) is None
        if can:
            way = ("use", symbol, row)
            if way not in ways:
                ways.append(way)
    return ways


def why_not_use(g: State, me: Seat, symbol: Answer, row: Answer) -> Why:
    """A symbol must lie where the mover is, visible and unused, its action possible (VI-017, VI-069)."""
    for other, where, _ in symbols_to_use(g, me):
        if other == symbol and where == row:
            return why_not_act(g, me, other)
    place = g.mover[me]
    villain = g.villain[me]
    top = g.facts.top[villain][place]
    if row == "top" and symbol in top:
        number = top.index(symbol)
        if place * 8 + number in g.used:
            return Refusal("used", "VI-017", symbol=symbol)
        return Refusal("covered", "VI-069", symbol=symbol)
    if symbol in g.facts.bottom[villain][place] and row == "bottom":
        return Refusal("used", "VI-017", symbol=symbol)
    return Refusal("no-symbol", "VI-013")


def why_not_act(g: State, me: Seat, symbol: str) -> Why:
    """Whether an action can be carried out at all (VI-018 to VI-045)."""
    if symbol in GAINS:
        return None
    if symbol == "play":
        return None if can_play_any(g, me) else Refusal("nothing-to-play", "VI-077")
    if symbol == "discard":
        return None if g.hand[me] else Refusal("empty-hand", "VI-032")
    if symbol == "fate":
        return None if fate_targets(g, me) else Refusal("nobody-to-fate", "VI-031")
    if symbol == "vanquish":
        return None if can_vanquish_any(g, me) else Refusal("nobody-to-vanquish", "VI-034")
    if symbol == "move_item":
        return why_not_move_any(g, me)
    if symbol == "move_hero":
        for hero in g.heroes[me]:
            for place in NEIGHBOURS[g.at[hero]]:
                if why_not_move_hero(g, me, hero, place) is None:
                    return None
        return Refusal("no-hero-to-move", "VI-039")
    for piece in g.bottom[me]:
        if g.facts.activate[g.facts.kind_of[piece]] >= 0 and why_not_activate(g, me, piece) is None:
            return None
    return Refusal("nothing-to-activate", "VI-024")


# Moving cards


def forbidden(g: State, me: Seat, what: str) -> Why:
    """A Hero of the realm may forbid an action or a type of card (VI-065)."""
    f = g.facts
    for hero in g.heroes[me]:
        if f.cards[f.kind_of[hero]].forbids == what:
            return Refusal("hero-forbids", "VI-065", card=f.ids[f.kind_of[hero]])
    return None


def why_not_shift(g: State, owner: Seat, piece: Piece, place: int, far: bool = False) -> Why:
    """A card moves to a neighbouring location, neither out of nor into a locked one (VI-042, VI-055)."""
    here = g.at[piece]
    if place == NOWHERE:
        return Refusal("no-such-place", "VI-055")
    if here == g.lock[owner]:
        return Refusal("locked", "VI-052", place=place_name(g, owner, here))
    if place == g.lock[owner]:
        return Refusal("locked", "VI-052", place=place_name(g, owner, place))
    if here == place:
        return Refusal("already-there", "VI-055")
    if not far and here - place not in (1, -1):
        return Refusal("not-a-neighbour", "VI-055")
    return None


def why_not_move_hero(g: State, owner: Seat, hero: Piece, place: int, far: bool = False) -> Why:
    """A Hero moves like any card, unless its own text keeps it away (VI-039, VI-040)."""
    if hero not in g.heroes[owner]:
        return Refusal("not-a-hero", "VI-039")
    refusal = why_not_shift(g, owner, hero, place, far)
    if refusal is not None:
        return refusal
    f = g.facts
    where = f.cards[f.kind_of[hero]].where
    if where is not None:
        refusal = where(g, owner, place)
    return refusal


def why_not_move(g: State, me: Seat, piece: Piece, place: int) -> Why:
    """A loose Item, Ally or Curse moves; an attached Item goes with its bearer (VI-041 to VI-043)."""
    if piece in g.attached[me]:
        return Refusal("attached", "VI-043")
    if piece not in g.bottom[me]:
        return Refusal("not-yours", "VI-041")
    return forbidden(g, me, "move_item") or why_not_shift(g, me, piece, place)


def why_not_move_any(g: State, me: Seat) -> Why:
    refusal = forbidden(g, me, "move_item")
    if refusal is not None:
        return refusal
    lock = g.lock[me]
    for piece in g.bottom[me]:
        place = g.at[piece]
        if place != lock and any([other != lock for other in NEIGHBOURS[place]]):
            return None
    return Refusal("nothing-to-move", "VI-041")


# Playing cards


def changes_cost(g: State, owner: Seat) -> list[Piece]:
    """The pieces of a realm that change what cards cost."""
    f = g.facts
    if not f.costs[g.villain[owner]]:
        return []
    realm = g.heroes[owner] + g.bottom[owner] + g.attached[owner]
    return [piece for piece in realm if f.cards[f.kind_of[piece]].cost is not None]


def cost(g: State, me: Seat, kind: Kind, place: int, bearer: Piece, changers: list[Piece]) -> int:
    """What a Villain card costs at a place or on a bearer; changes add up, never below zero (VI-E4)."""
    f = g.facts
    total: int = f.cost[kind]
    for piece in changers:
        total += f.cards[f.kind_of[piece]].cost(g, me, piece, kind, place, bearer)
    return total if total > 0 else 0


def purse(g: State, me: Seat, kind: Kind) -> int:
    """How much can be paid for a card: the Power, or anything if a card can be given up for it."""
    f = g.facts
    if f.types[kind] == ITEM and g.villain[me] == HOOK and map_to_give(g, me, kind) != NOWHERE:
        return 99
    return g.power[me]


def map_to_give(g: State, me: Seat, kind: Kind) -> Piece:
    """The piece that can be discarded in place of paying for an Item, or NOWHERE."""
    f = g.facts
    for piece in g.bottom[me]:
        if f.cards[f.kind_of[piece]].pays_items and f.kind_of[piece] != kind:
            return piece
    return NOWHERE


def why_not_there(g: State, owner: Seat, kind: Kind, place: int) -> Why:
    """No card is played where a lock, its own text or a card there forbids it (VI-022, VI-028)."""
    f = g.facts
    where = f.cards[kind].where
    if place == g.lock[owner] and not (where is not None and f.ids[kind] == "peter_pan"):
        return Refusal("locked", "VI-052", place=place_name(g, owner, place))
    refusal: Why = None if where is None else where(g, owner, place)
    if refusal is not None:
        return refusal
    for pieces in (g.heroes[owner], g.bottom[owner]):
        for piece in pieces:
            bars = f.cards[f.kind_of[piece]].bars
            if bars is not None and g.at[piece] == place:
                refusal = bars(g, owner, piece, kind)
                if refusal is not None:
                    return refusal
    return None


def why_not_bear(g: State, owner: Seat, kind: Kind, bearer: Piece) -> Why:
    """An Item is attached to an Ally or a Hero at an unlocked location (VI-052, VI-E5)."""
    f = g.facts
    wanted = allies_of(g, owner) if f.attach[kind] == ON_ALLY else g.heroes[owner]
    if bearer not in wanted:
        return Refusal("no-bearer", "VI-E5")
    place = g.at[bearer]
    if place == g.lock[owner]:
        return Refusal("locked", "VI-052", place=place_name(g, owner, place))
    where = f.cards[kind].where
    return None if where is None else where(g, owner, bearer)


def bearers(g: State, owner: Seat, kind: Kind) -> list[Piece]:
    f = g.facts
    wanted = allies_of(g, owner) if f.attach[kind] == ON_ALLY else g.heroes[owner]
    lock = g.lock[owner]
    where = f.cards[kind].where
    return [p for p in wanted if g.at[p] != lock and (where is None or where(g, owner, p) is None)]


def too_dear(g: State, me: Seat, price: int) -> Refusal:
    return Refusal("too-dear", "VI-E4", need=price, have=g.power[me])


def why_not_effect(g: State, me: Seat, kind: Kind) -> Why:
    """An Effect must be allowed, affordable, and possible to carry out (VI-077, VI-E4)."""
    f = g.facts
    refusal = forbidden(g, me, "effect")
    if refusal is not None:
        return refusal
    if f.cost[kind] >= 0:
        price = cost(g, me, kind, NOWHERE, NOWHERE, changes_cost(g, me))
        if price > g.power[me]:
            return too_dear(g, me, price)
    need = f.cards[kind].need
    return None if need is None else need(g, me, me)


def ways_with(
    g: State, me: Seat, owner: Seat, kind: Kind, free: bool, changers: list[Piece], one: bool = False
) -> list[Answer]:
    """Every way to play one card into a realm, or only the first that is found."""
    f = g.facts
    sort = f.types[kind]
    name = f.ids[kind]
    ways: list[Answer] = []
    if sort == EFFECT:
        if free:
            need = f.cards[kind].need
            if need is None or need(g, me, owner) is None:
                ways.append(("effect", name))
        elif why_not_effect(g, me, kind) is None:
            ways.append(("effect", name))
        return ways
    if sort == CONDITION:
        return ways
    base = 0 if free else f.cost[kind]
    most = 99 if free else purse(g, me, kind)
    if not changers and base > most:
        return ways
    if f.attach[kind] == LOOSE:
        spots = f.places[g.villain[owner]]
        for place in range(PLACES):
            if why_not_there(g, owner, kind, place) is None and (
                not changers or cost(g, me, kind, place, NOWHERE, changers) <= most
            ):
                ways.append(("play", name, spots[place]))
                if one:
                    return ways
        return ways
    for bearer in bearers(g, owner, kind):
        if not changers or cost(g, me, kind, g.at[bearer], bearer, changers) <= most:
            ways.append(("attach", name, name_of(g, bearer)))
            if one:
                return ways
    return ways


def ways_to_play(g: State, me: Seat) -> list[Answer]:
    """Every way to play a card of one's hand (VI-020, VI-022, VI-077)."""
    changers = changes_cost(g, me)
    ways: list[Answer] = []
    for kind in dict.fromkeys(g.hand[me]):
        ways += ways_with(g, me, me, kind, False, changers)
    return ways


def can_play_any(g: State, me: Seat) -> bool:
    changers = changes_cost(g, me)
    return any(ways_with(g, me, me, kind, False, changers, one=True) for kind in dict.fromkeys(g.hand[me]))


def why_not_play(g: State, me: Seat, owner: Seat, answer: Answer, kinds: list[Kind], free: bool) -> Why:
    """Why a card may not be played in this way; `kinds` are those to choose from (VI-020 to VI-023)."""
    if not isinstance(answer, tuple) or len(answer) not in (2, 3):
        return Refusal("not-an-option")
    verb, name = answer[0], answer[1]
    kind = kind_named(g, name)
    if verb not in ("play", "attach", "effect") or kind == NOWHERE:
        return Refusal("not-an-option")
    if kind not in kinds:
        return Refusal("not-in-hand", "VI-020") if not free else Refusal("not-revealed", "VI-027")
    f = g.facts
    sort = f.types[kind]
    if sort == CONDITION:
        return Refusal("condition", "VI-E6")
    if sort == EFFECT:
        if verb != "effect" or len(answer) != 2:
            return Refusal("not-an-option")
        if free:
            need = f.cards[kind].need
            return None if need is None else need(g, me, owner)
        return why_not_effect(g, me, kind)
    if len(answer) != 3:
        return Refusal("not-an-option")
    changers = [] if free else changes_cost(g, me)
    if f.attach[kind] == LOOSE:
        place = place_named(g, owner, answer[2])
        if verb != "play" or place == NOWHERE:
            return Refusal("not-an-option")
        refusal = why_not_there(g, owner, kind, place)
        price = 0 if free else cost(g, me, kind, place, NOWHERE, changers)
    else:
        if not bearers(g, owner, kind):
            return Refusal("no-bearer", "VI-E5")
        bearer = piece_named(g, owner, answer[2])
        if verb != "attach" or bearer == NOWHERE:
            return Refusal("not-an-option")
        refusal = why_not_bear(g, owner, kind, bearer)
        price = 0 if free else cost(g, me, kind, g.at[bearer], bearer, changers)
    if refusal is None and not free and price > purse(g, me, kind):
        return too_dear(g, me, price)
    return refusal


# Activating


def activation_cost(g: State, me: Seat, piece: Piece) -> int:
    """What an activation costs; the White Rabbit makes Card Guards dearer."""
    f = g.facts
    price: int = f.activate[f.kind_of[piece]]
    if f.rows[f.kind_of[piece]].group == "card_guard":
        rabbit = find(g, g.heroes[me], "white_rabbit")
        if rabbit != NOWHERE:
            price += f.rows[f.kind_of[rabbit]].cost_change
    return price


def why_not_activate(g: State, me: Seat, piece: Piece) -> Why:
    """An ability that can be paid and used, of a card at an unlocked location (VI-024, VI-025)."""
    f = g.facts
    if piece not in g.bottom[me] or f.activate[f.kind_of[piece]] < 0:
        return Refusal("not-activated", "VI-024")
    card = f.cards[f.kind_of[piece]]
    if card.activate is None or (card.played is not None and g.options["eels"] == "played"):
        return Refusal("not-activated", "VI-024")
    if g.at[piece] == g.lock[me]:
        return Refusal("locked-ability", "VI-025", place=place_name(g, me, g.at[piece]))
    price = activation_cost(g, me, piece)
    if price > g.power[me]:
        return Refusal("too-dear", "VI-024", need=price, have=g.power[me])
    return None if card.ready is None else card.ready(g, me, piece)


# Vanquishing


def why_not_defeat(g: State, owner: Seat, hero: Piece) -> Why:
    """A Hero at a locked location, or shielded by a card, cannot be defeated (VI-052, VI-065)."""
    if g.at[hero] == g.lock[owner]:
        return Refusal("locked", "VI-052", place=place_name(g, owner, g.at[hero]))
    f = g.facts
    if f.shields[g.villain[owner]]:
        for pieces in (g.heroes[owner], g.attached[owner]):
            for piece in pieces:
                shields = f.cards[f.kind_of[piece]].shields
                if shields is not None:
                    refusal = shields(g, owner, piece, hero)
                    if refusal is not None:
                        return refusal  # type: ignore[no-any-return]
    return None


def fighters(g: State, me: Seat, hero: Piece) -> list[Piece]:
    """The Allies that can fight a Hero: those at its location, and those that reach it from the next (VI-034)."""
    f = g.facts
    place = g.at[hero]
    lock = g.lock[me]
    other = NOWHERE
    if g.villain[me] == QUEEN and g.mark[hero] >= ENLARGED:
        other = (g.mark[hero] - ENLARGED) // 2
    refused = f.cards[f.kind_of[hero]].refuses
    found: list[Piece] = []
    for piece in g.bottom[me]:
        here = g.at[piece]
        near = here in (place, other) or (here - place in (1, -1) and f.cards[f.kind_of[piece]].reach)
        if not near:
            continue
        if here == lock or not is_ally(g, piece) or is_wicket(g, piece):
            continue
        if refused and f.ids[f.kind_of[piece]] == refused:
            continue
        found.append(piece)
    return found


def can_vanquish(g: State, me: Seat, hero: Piece) -> bool:
    """Whether all Allies that can fight a Hero together are enough."""
    if why_not_defeat(g, me, hero) is not None:
        return False
    able = fighters(g, me, hero)
    if len(able) < g.facts.rows[g.facts.kind_of[hero]].allies:
        return False
    need = strength(g, me, hero)
    for piece in able:
        if need <= 0:
            return True
        need -= strength(g, me, piece)
    return need <= 0


def can_vanquish_any(g: State, me: Seat) -> bool:
    return any([can_vanquish(g, me, hero) for hero in g.heroes[me]])


def ways_to_vanquish(g: State, me: Seat) -> list[Answer]:
    """Every Hero with every team that is strong enough; nobody for a strength of 0 (VI-035, VI-073)."""
    ways: list[Answer] = []
    for hero in g.heroes[me]:
        if not can_vanquish(g, me, hero):
            continue
        need = strength(g, me, hero)
        able = fighters(g, me, hero)
        least = g.facts.rows[g.facts.kind_of[hero]].allies
        force = {piece: strength(g, me, piece) for piece in able}
        name = name_of(g, hero)
        for size in range(max(least, 0 if need == 0 else 1), len(able) + 1):
            for team in itertools.combinations(able, size):
                if sum([force[piece] for piece in team]) >= need:
                    ways.append(("vanquish", name, *[name_of(g, piece) for piece in team]))
    return ways


def why_not_vanquish(g: State, me: Seat, answer: Answer) -> Why:
    """Allies at the Hero's location, together at least as strong (VI-034 to VI-036)."""
    if not isinstance(answer, tuple) or len(answer) < 2 or answer[0] != "vanquish":
        return Refusal("not-an-option")
    hero = piece_named(g, me, answer[1])
    if hero not in g.heroes[me]:
        return Refusal("not-a-hero", "VI-034")
    refusal = why_not_defeat(g, me, hero)
    if refusal is not None:
        return refusal
    able = fighters(g, me, hero)
    f = g.facts
    team = [piece_named(g, me, name) for name in answer[2:]]
    if any([piece not in able for piece in team]):
        banned = f.cards[f.kind_of[hero]].refuses
        if banned and any([piece != NOWHERE and is_kind(g, piece, banned) for piece in team]):
            return Refusal("ally-refused", "VI-065", card=banned)
        return Refusal("not-a-fighter", "VI-034")
    if team != [piece for piece in able if piece in team]:
        return Refusal("not-an-option")
    least = f.rows[f.kind_of[hero]].allies
    if len(team) < least:
        return Refusal("too-few-allies", "VI-065", need=least)
    need, have = strength(g, me, hero), sum([strength(g, me, piece) for piece in team])
    if have < need:
        return Refusal("too-weak", "VI-035", need=need, have=have)
    return None


# Fate


def uses_token(g: State) -> bool:
    """The Fate token is for tables of five or six (VI-031), or as the option has it."""
    rule = g.options["fate_token"]
    if rule == "never":
        return False
    least: int = g.facts.box.fate_token_seats if rule == "five" else 4
    return g.seats >= least


def why_not_fate(g: State, me: Seat, foe: Seat) -> Why:
    """An opponent, but not the holder of the Fate token (VI-026, VI-031)."""
    if not 0 <= foe < g.seats or foe == me:
        return Refusal("not-an-opponent", "VI-026")
    if foe == g.token:
        return Refusal("holds-token", "VI-031", foe=foe)
    return None


def fate_targets(g: State, me: Seat) -> list[Seat]:
    return [foe for foe in range(g.seats) if foe != me and foe != g.token]


# Conditions


def holds(g: State, trigger: str, least: int, foe: Seat) -> bool:
    """Whether the state of the active player's realm fulfils a trigger (VI-E6)."""
    if trigger == "power":
        return g.power[foe] >= least
    if trigger == "allies":
        if len(g.bottom[foe]) < least:
            return False
        return len(allies_of(g, foe)) >= least
    if trigger == "items":
        if len(g.bottom[foe]) + len(g.attached[foe]) < least:
            return False
        return len(items_of(g, foe)) >= least
    if trigger == "ally_strength":
        return any([is_ally(g, piece) and strength(g, foe, piece) >= least for piece in g.bottom[foe]])
    return any([force >= least for force in g.defeats])


def could_hold(g: State, seat: Seat, kind: Kind) -> bool:
    """Whether a seat may have a card in hand, as far as everybody knows."""
    hand, seen = g.hand[seat], g.seen[seat]
    known = [held for held, mask in zip(hand, seen, strict=True) if mask == EVERYONE]
    if kind in known:
        return True
    if len(known) == len(hand):
        return False
    gone: int = g.discard[seat].count(kind) + g.limbo.count(kind)
    return bool(gone < g.facts.copies[kind])


def why_not_react(g: State, me: Seat, kind: Kind) -> Why:
    """A Condition is played when the opponent fulfils its trigger and it can be carried out (VI-E6, VI-077)."""
    f = g.facts
    if kind == NOWHERE or f.types[kind] != CONDITION:
        return Refusal("not-a-condition", "VI-E6")
    if kind not in g.hand[me]:
        return Refusal("not-in-hand", "VI-E6")
    row = f.rows[kind]
    if g.passed[me] >> TRIGGERS.index(row.trigger) & 1:
        return Refusal("already-reacted", "VI-E6")
    if not holds(g, row.trigger, row.least, g.active):
        return Refusal("not-triggered", "VI-E6")
    need = f.cards[kind].need
    return None if need is None else need(g, me, me)
