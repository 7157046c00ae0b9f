"""Ursula: the Trident and the Crown at her Lair at the start of her turn."""

from __future__ import annotations

from typing import Final

from panoplie.games.villainous import board
from panoplie.games.villainous.can.cards import fate_discard, why_not_there
from panoplie.games.villainous.can.moves import shifts
from panoplie.games.villainous.can.nouns import KIND, LENT, NOT_THIS_CARD, PIECE, SHIFT, Shift
from panoplie.games.villainous.can.turns import NOT_ACTIVATED
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.common import (
    borrow,
    discards,
    draw_and_discard,
    drives_mover,
    earn,
    heroes_afar,
    heroes_beside,
    is_sort,
    lent,
    look_at_fate,
    may_at,
    might_play,
    play_top_fate,
    seek,
    shift,
    take_back,
)
from panoplie.games.villainous.cards.kit import By, ability, card, does, hook_of, row, target, villain
from panoplie.games.villainous.facts import EFFECT, HERO, ITEM, CardRow
from panoplie.games.villainous.state import NOWHERE, Kind, Piece, State
from panoplie.games.villainous.verbs.plays import attach
from panoplie.games.villainous.verbs.realm import defeat, enter_hero, find_hero, lose, move_piece, reshuffle
from panoplie.kernel.aims import Aimed, Why, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Reason, Refusal
from panoplie.kernel.questions import may, may_pick, pick


def rules_the_sea(g: State, seat: Seat) -> bool:
    """The Trident and the Crown at the Lair (VI-E9)."""
    found = [board.find(g, g.bottom[seat], name) for name in ("trident", "crown")]
    return NOWHERE not in found and {g.at[piece] for piece in found} == {g.facts.place_of["ursulas_lair"]}


villain("ursula", kit.objective(rules_the_sea))

# Binding Contracts


def is_contract(g: State, kind: Kind) -> bool:
    return bool(g.facts.rows[kind].group == "binding_contract")


def contracts_of(g: State, owner: Seat) -> list[Piece]:
    return [item for item in g.attached[owner] if is_contract(g, g.facts.kind_of[item])]


def signed_elsewhere(g: State, owner: Seat, it: CardRow, bearer: Piece) -> Why:
    """The Hero must be elsewhere than the location that the Contract names."""
    there = board.place_name(g, owner, g.at[bearer]) == it.names
    return Refusal("already-named", "VI-065", place=it.names) if there else None


def fulfilled(g: State, by: By, place: int) -> Flow | None:
    """The Hero is defeated as soon as it is moved to the location that the Contract names (VI-063)."""
    there = board.place_name(g, by.owner, place) == by.it.names
    return defeat(g, by.owner, g.host[by.piece]) if there else None


# Moving Heroes; some cost more


def toll_of(g: State, hero: Piece) -> int:
    toll = hook_of(g, kit.toll, g.facts.kind_of[hero])
    return 0 if toll is None else toll(row(g, hero))


DEAR_HERO = Reason(
    "too-dear", "VI-E4", lambda g, seat, move: {"need": toll_of(g, move.piece), "have": g.power[seat]}
)


def swirls(g: State, me: Seat, by: By, heroes: list[Piece], far: bool) -> Aimed[Shift]:
    """Some Heroes and where they may be moved, by a card that may not be paid yet (VI-055, VI-E4)."""
    paid = g.facts.number[by.it.id] in g.limbo
    purse = g.power[me] if paid or isinstance(by.it.cost, str) else g.power[me] - by.it.cost
    for move, why in shifts(g, me, heroes, heroes=True, far=far):
        toll = toll_of(g, move.piece)
        yield move, why or (DEAR_HERO if toll and toll > purse else None)


@aim(SHIFT, verb="move", kind="shift_hero", other=NOT_THIS_CARD)
def swimmers(g: State, me: Seat, by: By) -> Aimed[Shift]:
    """A Hero and any unlocked location (VI-055)."""
    return swirls(g, me, by, g.heroes[me], far=True)


@aim(SHIFT, verb="move", kind="shift_hero", other=NOT_THIS_CARD)
def soul(g: State, me: Seat, by: By, hero: Piece) -> Aimed[Shift]:
    """One Hero and a neighbouring location (VI-055, VI-078)."""
    return swirls(g, me, by, [hero], far=False)


def swirl(g: State, by: By, move: Shift) -> Flow:
    """Pay what moving a Hero costs, and move it (VI-055, VI-E4)."""
    toll = toll_of(g, move.piece)
    if toll:
        g.power[by.me] -= toll
        g.tell("paid", "VI-E4", seat=by.me, amount=toll, card=by.it.id)
    return move_piece(g, by.me, *move)


def poor_unfortunate_souls(g: State, by: By) -> Flow:
    """Each Hero may be moved to a neighbouring location (VI-078)."""
    for hero in g.heroes[by.me][:]:
        if hero in g.heroes[by.me]:
            move = yield from may_pick(g, by.me, by.it, soul, by, hero)
            if move is not None:
                yield from swirl(g, by, move)


# Villain cards


def switch_lock(g: State, by: By) -> None:
    """The lock tile goes from one end of the board to the other (VI-050)."""
    lair, palace = g.facts.place_of["ursulas_lair"], g.facts.place_of["the_palace"]
    g.lock[by.owner] = lair if g.lock[by.owner] == palace else palace
    g.tell("switched", "VI-050", seat=by.owner, place=board.place_name(g, by.owner, g.lock[by.owner]))


@aim(LENT, verb="lend", kind="borrow")
def next_door(g: State, me: Seat, by: By) -> Aimed[tuple[str, str]]:
    """An uncovered action of a neighbouring location, locked or not (VI-065)."""
    return lent(g, me, board.NEIGHBOURS[g.mover[me]])


next_door_unseen: Final = aim(LENT, verb="lend", kind="borrow", secret=True)(next_door.find)


def can_grow(g: State, by: By) -> bool:
    """Actions that need a hand do not count: the card has yet to leave it (VI-077)."""
    return any(lent(g, by.me, board.NEIGHBOURS[g.mover[by.me]], without=("play", "discard")))


def grow(g: State, by: By) -> Flow:
    """Take one action of a neighbouring location (VI-065)."""
    hides = any([might_play(g, by.me, place) for place in board.NEIGHBOURS[g.mover[by.me]]])
    lending = yield from pick(g, by.me, by.it, next_door_unseen if hides else next_door, by)
    if lending is not None:
        yield from borrow(g, by, lending)


def has_contract(g: State, by: By) -> bool:
    return any([is_contract(g, kind) for kind in g.deck[by.me].cards + g.discard[by.me]])


def eel_usable(g: State, by: By) -> Why:
    """With the option `eels` the eel moves a Hero when it is played, and is not activated (VI-065)."""
    return NOT_ACTIVATED if g.options["eels"] == "played" else None


def eel_played(g: State, by: By) -> Flow:
    """With the option `eels` the eel moves a Hero when it is played (VI-065)."""
    if g.options["eels"] == "played":
        move = yield from pick(g, by.me, by.it, heroes_beside, by)
        if move is not None:
            yield from move_piece(g, by.me, *move)


def trident(g: State, by: By) -> Flow:
    """Find King Triton, who comes to its location and takes it, until he is defeated (VI-060)."""
    owner = by.owner
    kind = yield from find_hero(g, owner, "king_triton")
    yield from enter_hero(g, by.me, owner, kind, g.at[by.piece])
    king = board.find(g, g.heroes[owner], "king_triton")
    if king != NOWHERE:
        g.bottom[owner].remove(by.piece)
        g.attached[owner].append(by.piece)
        g.host[by.piece] = king
        g.tell("stole", "VI-065", seat=owner, piece=board.name_of(g, by.piece), card="king_triton")


for contract in ("lair", "ship", "shore", "palace"):
    card(f"binding_contract_{contract}", kit.where(signed_elsewhere), kit.moved(fulfilled))
card("change_form", does(switch_lock))
card("grow_giant", kit.ready(can_grow), does(grow))
card("opportunist", target(discards(is_sort(ITEM, EFFECT)), take_back))
card("whirlpool", target(swimmers, swirl))
card("arrogance", does(draw_and_discard))
card("divination", kit.ready(has_contract), does(lambda g, by: seek(g, by, is_contract)))
card("trickery", does(play_top_fate))
card("cauldron", kit.activates(lambda g, by: earn(g, by, len(contracts_of(g, by.me)))))
card("crown", kit.activates(look_at_fate))
card("flotsam", ability(heroes_beside, shift), kit.usable(eel_usable), kit.played(eel_played))
card("jetsam", ability(heroes_beside, shift), kit.usable(eel_usable), kit.played(eel_played))
card("poor_unfortunate_souls", does(poor_unfortunate_souls))
card("trident", kit.played(trident))

# Fate cards


@aim(KIND, verb="take", kind="return")
def returning(g: State, me: Seat, by: By) -> Aimed[Kind]:
    """A Hero of the Fate discard, up to a strength, that may come to where Ursula is (VI-076)."""
    f = g.facts
    heroes = [kind for kind in dict.fromkeys(fate_discard(g, by.owner)) if f.types[kind] == HERO]
    weak = [kind for kind in heroes if f.strength[kind] <= by.it.limit]
    return [(kind, why_not_there(g, by.owner, kind, g.mover[by.owner])) for kind in weak]


def come_back(g: State, by: By, kind: Kind) -> Flow:
    """A Hero comes from the Fate discard to the location of Ursula's mover (VI-076)."""
    g.fate_discard[by.owner].remove(kind)
    g.limbo.append(kind)
    return enter_hero(g, by.me, by.owner, kind, g.mover[by.owner])


def dinglehopper(g: State, by: By) -> None:
    """Coming to its bearer costs Power (VI-065)."""
    lose(g, by.owner, by.it.power, by.it.id)


def bearer_pays(g: State, owner: Seat, it: CardRow, source: Piece, kind: Kind, place: int, bearer: Piece) -> int:
    """A Binding Contract on it, or on its bearer, costs more."""
    dear = is_contract(g, kind) and bearer != NOWHERE and bearer in (source, g.host[source])
    return it.cost_change if dear else 0


@aim(PIECE, kind="bring", other=NOT_THIS_CARD)
def lost_items(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """A loose Item of another, unlocked location (VI-078)."""
    near = (g.at[by.piece], g.lock[by.owner])
    return [(item, None) for item in board.loose_items(g, by.owner) if g.at[item] not in near]


def bring(g: State, by: By, item: Piece) -> Flow:
    return move_piece(g, by.owner, item, g.at[by.piece])


def flounder(g: State, by: By) -> Flow:
    """Ursula's discard may be shuffled into her pile (VI-078)."""
    deck, discard = g.deck[by.owner], g.discard[by.owner]
    if discard and (yield from may(g, by.me, by.it, "shuffle_discard")):
        for kind in discard:
            deck.put(kind)
        discard.clear()
        yield from reshuffle(g, by.owner, deck)


def grimsby(g: State, by: By) -> Flow:
    """The lock tile may change places (VI-078)."""
    if (yield from may(g, by.me, by.it, "switch_lock")):
        switch_lock(g, by)


def chase(g: State, by: By) -> Flow | None:
    """Played where Ursula is, he may chase her mover to any unlocked location (VI-078)."""
    return drives_mover(g, by) if g.at[by.piece] == g.mover[by.owner] else None


@aim(KIND, verb="take", kind="attach_found")
def fallen_items(g: State, me: Seat, by: By) -> Aimed[Kind]:
    """An Item of the Fate discard (VI-076, VI-078)."""
    found = dict.fromkeys(g.fate_discard[by.owner])
    return [(kind, None) for kind in found if g.facts.types[kind] == ITEM]


def pick_up(g: State, by: By, kind: Kind) -> None:
    """An Item of the Fate discard is attached to him (VI-065)."""
    g.fate_discard[by.owner].remove(kind)
    g.limbo.append(kind)
    attach(g, by.me, by.owner, kind, by.piece)


@aim(PIECE, kind="pass_on", other=NOT_THIS_CARD)
def others_contracts(g: State, me: Seat, by: By) -> Aimed[Piece]:
    """A Binding Contract of another Hero at an unlocked location (VI-078)."""
    lock = g.lock[by.owner]
    others = [contract for contract in contracts_of(g, by.owner) if g.host[contract] != by.piece]
    return [(contract, None) for contract in others if g.at[contract] != lock]


def pass_on(g: State, by: By, contract: Piece) -> None:
    """He takes over a Binding Contract (VI-065)."""
    g.host[contract] = by.piece
    g.at[contract] = g.at[by.piece]
    g.tell("passed_on", "VI-065", seat=by.owner, card=row(g, contract).id)


card("return_to_form", target(returning, come_back))
card("dinglehopper", kit.arrived(dinglehopper))
card("snarfblat", kit.cost(bearer_pays))
card("ariel", kit.played(may_at(lost_items, bring)), kit.forbids("move_item"))
card("eric", kit.played(may_at(heroes_afar, shift)))
card("flounder", kit.played(flounder))
card("grimsby", kit.played(grimsby))
card("king_triton", kit.cost(bearer_pays), kit.toll(lambda it: it.cost_change))
card("max", kit.played(chase))
card("scuttle", kit.played(may_at(fallen_items, pick_up)))
card("sebastian", kit.played(may_at(others_contracts, pass_on)))
