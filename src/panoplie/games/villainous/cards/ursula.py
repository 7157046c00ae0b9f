"""Ursula: the Trident and the Crown at her Lair at the start of her turn."""

from __future__ import annotations

from panoplie.games.villainous import board, can
from panoplie.games.villainous.cards.common import (
    draws_and_discards,
    fate_discard,
    impossible,
    looks_at_fate,
    needs_discarded,
    play_top_fate,
    row,
    row_of,
    seeks_card,
    shift_card,
    takes_back,
)
from panoplie.games.villainous.cards.kit import Kind, Piece, Why, card
from panoplie.games.villainous.cards.maleficent import move_mover
from panoplie.games.villainous.facts import EFFECT, HERO, ITEM, PLACES
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.games.villainous.verbs.asks import YES, Shift
from panoplie.games.villainous.verbs.choices import Borrow, MayDo, Pick, TakeCard
from panoplie.games.villainous.verbs.plays import attach, perform
from panoplie.games.villainous.verbs.realm import (
    enter_hero,
    find_hero,
    gain,
    lose,
    move_piece,
)
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow, Shuffle
from panoplie.kernel.errors import Refusal

# Binding Contracts


def is_contract(g: State, kind: Kind) -> bool:
    return bool(g.facts.rows[kind].group == "binding_contract")


def contracts_of(g: State, owner: Seat) -> list[Piece]:
    return [item for item in g.attached[owner] if is_contract(g, g.facts.kind_of[item])]


def signs_away_from(name: str) -> object:
    """The Hero must be elsewhere than the location that the Contract names."""

    def where(g: State, owner: Seat, bearer: Piece) -> Why:
        place = row_of(g, name).names
        assert place is not None
        there = g.at[bearer] == g.facts.place_of[place]
        return Refusal("already-named", "VI-065", place=place) if there else None

    return where


# Moving Heroes; King Triton costs more


def triton_toll(g: State, me: Seat, hero: Piece) -> int:
    """What an Effect aimed at a Hero costs on top."""
    return row(g, hero).cost_change if board.is_kind(g, hero, "king_triton") else 0


def why_not_swirl(g: State, me: Seat, hero: Piece, place: int, far: bool = True) -> Why:
    refusal = can.why_not_move_hero(g, me, hero, place, far)
    toll = triton_toll(g, me, hero)
    return can.too_dear(g, me, toll) if refusal is None and toll > g.power[me] else refusal


def pay_toll(g: State, me: Seat, hero: Piece, name: str) -> None:
    toll = triton_toll(g, me, hero)
    if toll:
        g.power[me] -= toll
        g.tell("paid", "VI-E4", seat=me, amount=toll, card=name)


def needs_swimmer(g: State, me: Seat, owner: Seat) -> Why:
    price = can.cost(g, me, g.facts.number["whirlpool"], NOWHERE, NOWHERE, [])
    for hero in g.heroes[me]:
        toll = triton_toll(g, me, hero)
        if toll and g.power[me] < toll + price:
            continue
        if any([can.why_not_move_hero(g, me, hero, place, far=True) is None for place in range(PLACES)]):
            return None
    return impossible("whirlpool")


def whirlpool(g: State, me: Seat, owner: Seat) -> Flow:
    """Move a Hero to any unlocked location (VI-055)."""
    _, name, place = yield Shift(
        me,
        me,
        "hero",
        lambda g: g.heroes[me],
        lambda g, hero, place: why_not_swirl(g, me, hero, place),
        "whirlpool",
    )
    hero = board.piece_named(g, me, name)
    pay_toll(g, me, hero, "whirlpool")
    yield from move_piece(g, me, hero, board.place_named(g, me, place))


def poor_unfortunate_souls(g: State, me: Seat, owner: Seat) -> Flow:
    """Each Hero may be moved to a neighbouring location (VI-078)."""
    for hero in g.heroes[me][:]:
        if hero in g.heroes[me]:
            yield from move_soul(g, me, hero)


def move_soul(g: State, me: Seat, hero: Piece) -> Flow:
    """One Hero may be moved to a neighbouring location (VI-078)."""
    ask = Shift(
        me,
        me,
        "hero",
        lambda g: [hero],
        lambda g, hero, place: why_not_swirl(g, me, hero, place, far=False),
        "poor_unfortunate_souls",
        optional=True,
    )
    if len(ask.options(g)) > 1:
        answer = yield ask
        if answer[0] == "move":
            pay_toll(g, me, hero, "poor_unfortunate_souls")
            yield from move_piece(g, me, hero, board.place_named(g, me, answer[2]))


# Villain cards


def switch_lock(g: State, owner: Seat) -> None:
    """The lock tile goes from one end of the board to the other (VI-050)."""
    lair, palace = g.facts.place_of["ursulas_lair"], g.facts.place_of["the_palace"]
    g.lock[owner] = lair if g.lock[owner] == palace else palace
    g.tell("switched", "VI-050", seat=owner, place=board.place_name(g, owner, g.lock[owner]))


def change_form(g: State, me: Seat, owner: Seat) -> Flow:
    """Ursula changes form: the lock tile changes places (VI-050)."""
    switch_lock(g, me)
    yield from ()


def needs_neighbour(g: State, me: Seat, owner: Seat) -> Why:
    """Some action next door besides those that need a hand, which this very card has yet to leave."""
    for place in board.NEIGHBOURS[g.mover[me]]:
        for symbol, _, _ in board.open_symbols(g, me, place):
            if symbol not in ("play", "discard") and can.why_not_act(g, me, symbol) is None:
                return None
    return impossible("grow_giant")


def grow_giant(g: State, me: Seat, owner: Seat) -> Flow:
    """Take one uncovered action of a neighbouring location, locked or not (VI-065)."""
    answer = yield Borrow(me, "grow_giant", board.NEIGHBOURS[g.mover[me]], fate=True)
    outer = g.pending
    g.pending = answer[1]
    yield from perform(g, me, answer[1])
    g.pending = outer


def is_item_or_effect(g: State, kind: Kind) -> bool:
    return g.facts.types[kind] in (ITEM, EFFECT)


def needs_contract(g: State, me: Seat, owner: Seat) -> Why:
    left = any([is_contract(g, kind) for kind in g.deck[me] + g.discard[me]])
    return None if left else impossible("divination")


def divination(g: State, me: Seat, owner: Seat) -> Flow:
    """Turn up one's pile until a Binding Contract shows; it comes to hand (VI-057)."""
    yield from seeks_card(g, me, lambda kind: is_contract(g, kind))


def cauldron(g: State, me: Seat, piece: Piece) -> Flow:
    """Gain Power for each Binding Contract (VI-065)."""
    gain(g, me, row(g, piece).power * len(contracts_of(g, me)), "VI-065", "cauldron")
    yield from ()


def crown(g: State, me: Seat, piece: Piece) -> Flow:
    """Look at the top of one's own Fate pile (VI-058)."""
    yield from looks_at_fate("crown")(g, me, me)


def beside_eel(g: State, me: Seat, piece: Piece) -> list[Piece]:
    return [hero for hero in g.heroes[me] if g.at[hero] == g.at[piece]]


def eel_ready(g: State, me: Seat, piece: Piece) -> Why:
    for hero in beside_eel(g, me, piece):
        for place in board.NEIGHBOURS[g.at[piece]]:
            if can.why_not_move_hero(g, me, hero, place) is None:
                return None
    return impossible(g.facts.ids[g.facts.kind_of[piece]])


def eel(g: State, me: Seat, piece: Piece) -> Flow:
    """A Hero at the same location moves to a neighbouring one (VI-055)."""
    yield from eel_moves(g, me, piece, optional=False)


def eel_moves(g: State, me: Seat, piece: Piece, optional: bool) -> Flow:
    """A Hero at the eel's location moves to a neighbouring one (VI-055)."""
    name = g.facts.ids[g.facts.kind_of[piece]]
    yield from shift_card(
        g,
        me,
        me,
        name,
        "hero",
        lambda g: beside_eel(g, me, piece),
        lambda g, hero, place: can.why_not_move_hero(g, me, hero, place),
        optional,
    )


def eel_played(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """With the option `eels` the eel moves a Hero when it is played (VI-065)."""
    if g.options["eels"] == "played":
        yield from eel_moves(g, me, piece, optional=False)


def trident(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """Find King Triton, who comes to its location and takes it, until he is defeated (VI-060)."""
    yield from find_hero(g, owner, "king_triton")
    place = g.at[piece]
    yield from enter_hero(g, me, owner, g.facts.number["king_triton"], place)
    king = board.find(g, g.heroes[owner], "king_triton")
    if king != NOWHERE:
        g.bottom[owner].remove(piece)
        g.attached[owner].append(piece)
        g.host[piece] = king
        g.tell("stole", "VI-065", seat=owner, piece=board.name_of(g, piece), card="king_triton")


for contract in ("lair", "ship", "shore", "palace"):
    card(f"binding_contract_{contract}", where=signs_away_from(f"binding_contract_{contract}"))
card("change_form", effect=change_form)
card("grow_giant", need=needs_neighbour, effect=grow_giant)
card(
    "opportunist",
    need=needs_discarded("opportunist", is_item_or_effect),
    effect=takes_back("opportunist", is_item_or_effect),
)
card("whirlpool", need=needs_swimmer, effect=whirlpool)
card("arrogance", effect=draws_and_discards("arrogance"))
card("divination", need=needs_contract, effect=divination)
card("trickery", effect=play_top_fate)
card("cauldron", activate=cauldron)
card("crown", activate=crown)
card("flotsam", activate=eel, ready=eel_ready, played=eel_played)
card("jetsam", activate=eel, ready=eel_ready, played=eel_played)
card("poor_unfortunate_souls", effect=poor_unfortunate_souls)
card("trident", played=trident)

# Fate cards


def returning(g: State, owner: Seat) -> list[Kind]:
    """The Heroes of the Fate discard that may come back to where Ursula is."""
    f = g.facts
    limit = row_of(g, "return_to_form").limit
    here = g.mover[owner]
    fit = [k for k in dict.fromkeys(fate_discard(g, owner)) if f.types[k] == HERO and f.strength[k] <= limit]
    return [kind for kind in fit if can.why_not_there(g, owner, kind, here) is None]


def needs_return(g: State, me: Seat, owner: Seat) -> Why:
    return None if returning(g, owner) else impossible("return_to_form")


def return_to_form(g: State, me: Seat, owner: Seat) -> Flow:
    """A Hero up to a strength comes from the Fate discard to the location of Ursula's mover (VI-076)."""
    _, name = yield TakeCard(me, "return_to_form", lambda g: returning(g, owner))
    kind = g.facts.number[name]
    g.fate_discard[owner].remove(kind)
    g.limbo.append(kind)
    yield from enter_hero(g, me, owner, kind, g.mover[owner])


def dinglehopper(g: State, owner: Seat, piece: Piece) -> Flow:
    """Coming to its bearer costs Power (VI-065)."""
    lose(g, owner, row(g, piece).power, "dinglehopper")
    yield from ()


def snarfblat_cost(g: State, owner: Seat, source: Piece, kind: Kind, place: int, bearer: Piece) -> int:
    """A Binding Contract on its bearer costs more."""
    return row(g, source).cost_change if is_contract(g, kind) and bearer == g.host[source] else 0


def triton_cost(g: State, owner: Seat, source: Piece, kind: Kind, place: int, bearer: Piece) -> int:
    """A Binding Contract on him costs more."""
    return row(g, source).cost_change if is_contract(g, kind) and bearer == source else 0


def ariel(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """A loose Item at an unlocked location may be brought to her (VI-078)."""
    here = g.at[piece]

    def afar(g: State) -> list[Piece]:
        return [p for p in board.loose_items(g, owner) if g.at[p] not in (here, g.lock[owner])]

    ask = Pick(me, owner, "ariel", "item", afar, optional=True)
    if len(ask.options(g)) > 1:
        answer = yield ask
        if answer[0] == "pick":
            yield from move_piece(g, owner, board.piece_named(g, owner, answer[1]), here)


def eric(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """A Hero may be moved to any unlocked location (VI-078)."""
    yield from shift_card(
        g,
        me,
        owner,
        "eric",
        "hero",
        lambda g: g.heroes[owner],
        lambda g, hero, place: can.why_not_move_hero(g, owner, hero, place, far=True),
        optional=True,
    )


def flounder(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """Ursula's discard may be shuffled into her pile (VI-078)."""
    if g.discard[owner] and (yield MayDo(me, "flounder")) == YES:
        g.deck[owner] += g.discard[owner]
        g.discard[owner].clear()
        g.deck[owner][:] = yield Shuffle(g.deck[owner])
        g.tell("reshuffled", "VI-065", seat=owner, pile="villain")


def grimsby(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """The lock tile may change places (VI-078)."""
    if (yield MayDo(me, "grimsby")) == YES:
        switch_lock(g, owner)


def max_comes(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """Played where Ursula is, he may chase her mover to any unlocked location (VI-078)."""
    if g.at[piece] == g.mover[owner]:
        yield from move_mover(g, me, owner, "max")


def scuttle(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """An Item of the Fate discard may be attached to him (VI-078)."""

    def found(g: State) -> list[Kind]:
        return [kind for kind in g.fate_discard[owner] if g.facts.types[kind] == ITEM]

    if found(g):
        answer = yield TakeCard(me, "scuttle", found, optional=True)
        if answer[0] == "take":
            kind = g.facts.number[answer[1]]
            g.fate_discard[owner].remove(kind)
            g.limbo.append(kind)
            attach(g, me, owner, kind, piece)


def sebastian(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """A Binding Contract of another Hero at an unlocked location may be put on him (VI-078)."""

    def others(g: State) -> list[Piece]:
        return [c for c in contracts_of(g, owner) if g.host[c] != piece and g.at[c] != g.lock[owner]]

    ask = Pick(me, owner, "sebastian", "contract", others, optional=True)
    if len(ask.options(g)) > 1:
        answer = yield ask
        if answer[0] == "pick":
            contract = board.piece_named(g, owner, answer[1])
            g.host[contract] = piece
            g.at[contract] = g.at[piece]
            g.tell("passed_on", "VI-065", seat=owner, card=g.facts.ids[g.facts.kind_of[contract]])


card("return_to_form", need=needs_return, effect=return_to_form)
card("dinglehopper", arrived=dinglehopper)
card("snarfblat", cost=snarfblat_cost)
card("ariel", played=ariel, forbids="move_item")
card("eric", played=eric)
card("flounder", played=flounder)
card("grimsby", played=grimsby)
card("king_triton", cost=triton_cost)
card("max", played=max_comes)
card("scuttle", played=scuttle)
card("sebastian", played=sebastian)
