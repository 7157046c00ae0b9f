"""Captain Hook: defeat Peter Pan at the Jolly Roger."""

from __future__ import annotations

from panoplie.games.villainous import board
from panoplie.games.villainous.can.cards import free_allies
from panoplie.games.villainous.can.moves import shifts
from panoplie.games.villainous.can.nouns import NOT_THIS_CARD, PIECE, SHIFT, Shift
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.common import (
    IS_HERO,
    allies_here,
    boosted,
    boosts_heroes,
    discard,
    earn,
    heroes_beside,
    look_at_fate,
    may_at,
    play_free,
    shift,
    turn_up_until,
    unlock,
)
from panoplie.games.villainous.cards.kit import By, card, does, hook_of, target, villain
from panoplie.games.villainous.facts import CardRow
from panoplie.games.villainous.state import NOWHERE, Piece, State
from panoplie.games.villainous.verbs.plays import play_hero
from panoplie.games.villainous.verbs.realm import discard_hand, drop_limbo, move_piece, win
from panoplie.kernel.aims import Aimed, Why, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import may

villain("captain_hook")

# Villain cards


def worthy_opponent(g: State, by: By) -> Flow:
    """Gain Power, then turn up one's own Fate pile until a Hero shows, who must be played (VI-057, VI-065)."""
    earn(g, by)
    kind = yield from turn_up_until(g, by.me, IS_HERO, fate=True)
    if kind != NOWHERE:
        yield from play_hero(g, by, kind)


def obsession(g: State, by: By) -> Flow:
    """Turn up one's own Fate pile until a Hero shows, and play or discard him, if he lets one (VI-057)."""
    kind = yield from turn_up_until(g, by.me, IS_HERO, fate=True)
    if kind != NOWHERE:
        if hook_of(g, kit.insists, kind) or (yield from may(g, by.me, by.it, "play_found")):
            yield from play_hero(g, by, kind)
        else:
            drop_limbo(g, by.me, kind)


@aim(SHIFT, verb="move", kind="shift_ally", other=NOT_THIS_CARD)
def hasty(g: State, me: Seat, by: By) -> Aimed[Shift]:
    """An Ally and a neighbouring location (VI-055)."""
    return shifts(g, me, board.allies_of(g, me), heroes=False)


def hasten(g: State, by: By, move: Shift) -> Flow:
    """An Ally moves to a neighbouring location and is stronger until the end of the turn (VI-055)."""
    yield from move_piece(g, by.me, *move)
    g.boosts += [move.piece, by.it.boost]


def on_board(g: State, owner: Seat, piece: Piece) -> bool:
    return g.at[piece] == g.facts.place_of["jolly_roger"]  # type: ignore[no-any-return]


card("boarding_party", kit.reach(True))
card("give_them_a_scare", does(look_at_fate))
card("swashbuckler")
card("worthy_opponent", does(worthy_opponent))
card("aye_aye_sir", target(hasty, hasten))
card("cannon")
card("cunning", target(free_allies, play_free))
card("cutlass")
card("hooks_case")
card("obsession", does(obsession))
card("pirate_brute")
card("ingenious_device")
card("mr_starkey", kit.played(may_at(heroes_beside, shift)))
card("never_land_map", kit.played(unlock), kit.pays_items(True))
card("smee", kit.strength(boosted(on_board)))

# Fate cards


def places_with_heroes(g: State, owner: Seat, piece: Piece) -> int:
    return len({g.at[hero] for hero in g.heroes[owner]})


def taunts(g: State, owner: Seat, it: CardRow, taunt: Piece, hero: Piece) -> Why:
    """While a Hero has a Taunt, only Heroes with a Taunt can be defeated."""
    bearing = any([board.is_kind(g, item, it.id) for item in board.borne_by(g, owner, hero)])
    return None if bearing else Refusal("taunted", "VI-065")


@aim(PIECE, kind="discard_piece", other=NOT_THIS_CARD)
def items(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """An Item of the realm, attached or not (VI-065)."""
    lock = g.lock[by.owner]
    locked = g.facts.locked[g.villain[by.owner]]
    return [(item, locked[lock] if g.at[item] == lock else None) for item in board.items_of(g, by.owner)]


def to_the_tree(g: State, owner: Seat, it: CardRow, place: int) -> Why:
    """He is played to Hangman's Tree, and moves like any Hero from there."""
    in_realm = board.find(g, g.heroes[owner], it.id) != NOWHERE
    there = place == g.facts.place_of["hangmans_tree"]
    return None if in_realm or there else Refusal("only-there", "VI-065", place="hangmans_tree")


def pan_falls(g: State, by: By, place: int) -> None:
    """Captain Hook wins by defeating him at the Jolly Roger, and nowhere else (VI-E9)."""
    if place == g.facts.place_of["jolly_roger"]:
        win(g, by.owner)


def tick_tock(g: State, by: By) -> None:
    """Whoever comes to him discards his hand at once (VI-065)."""
    discard_hand(g, by.owner, g.hand[by.owner].cards[:], "VI-065")


def bears_item(g: State, owner: Seat, piece: Piece) -> bool:
    return bool(board.borne_by(g, owner, piece))


card("pixie_dust")
card("lost_boys")
card("splitting_headache", target(items, discard))
card("taunt", kit.shields(taunts))
card("john", kit.strength(boosted(bears_item)))
card("michael", kit.strength(boosted(places_with_heroes)))
card("peter_pan", kit.where(to_the_tree), kit.insists("hangmans_tree"), kit.fallen(pan_falls))
card("tick_tock", kit.arrived(tick_tock))
card("tinker_bell", kit.played(may_at(allies_here, discard)))
card("wendy", kit.aura(boosts_heroes))
