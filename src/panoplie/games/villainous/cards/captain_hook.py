"""Captain Hook: defeat Peter Pan at the Jolly Roger."""

from __future__ import annotations

from panoplie.games.villainous import board, can
from panoplie.games.villainous.cards.common import (
    boosted_if,
    boosted_per,
    boosts_heroes,
    impossible,
    looks_at_fate,
    needs_ally_in_hand,
    plays_ally,
    row_of,
    shift_card,
    summon,
    turn_up_until,
)
from panoplie.games.villainous.cards.kit import Piece, Why, card
from panoplie.games.villainous.facts import HERO
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.games.villainous.verbs.asks import YES, Shift
from panoplie.games.villainous.verbs.choices import MayDo, Pick
from panoplie.games.villainous.verbs.realm import (
    discard_hand,
    discard_item,
    discard_piece,
    drop_limbo,
    gain,
    move_piece,
    win,
)
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal

# Villain cards


def worthy_opponent(g: State, me: Seat, owner: Seat) -> Flow:
    """Gain Power, then turn up one's own Fate pile until a Hero shows, who must be played (VI-057, VI-065)."""
    gain(g, me, row_of(g, "worthy_opponent").power, "VI-065", "worthy_opponent")
    before = len(g.limbo)
    yield from turn_up_until(g, me, lambda kind: bool(g.facts.types[kind] == HERO), fate=True)
    if len(g.limbo) > before:
        yield from summon(g, me, me, g.limbo[-1], "worthy_opponent")


def obsession(g: State, me: Seat, owner: Seat) -> Flow:
    """Turn up one's own Fate pile until a Hero shows, and play or discard him; Peter Pan is played (VI-057)."""
    before = len(g.limbo)
    yield from turn_up_until(g, me, lambda kind: bool(g.facts.types[kind] == HERO), fate=True)
    if len(g.limbo) == before:
        return
    kind = g.limbo[-1]
    if g.facts.ids[kind] == "peter_pan" or (yield MayDo(me, "obsession")) == YES:
        yield from summon(g, me, me, kind, "obsession")
    else:
        drop_limbo(g, me, kind)


def why_not_hasten(g: State, me: Seat, piece: Piece, place: int) -> Why:
    return can.why_not_shift(g, me, piece, place)


def needs_ally_to_move(g: State, me: Seat, owner: Seat) -> Why:
    for piece in board.allies_of(g, me):
        for place in board.NEIGHBOURS[g.at[piece]]:
            if why_not_hasten(g, me, piece, place) is None:
                return None
    return impossible("aye_aye_sir")


def aye_aye_sir(g: State, me: Seat, owner: Seat) -> Flow:
    """An Ally moves to a neighbouring location and is stronger until the end of the turn (VI-055)."""
    _, name, place = yield Shift(
        me,
        me,
        "ally",
        lambda g: board.allies_of(g, me),
        lambda g, piece, place: why_not_hasten(g, me, piece, place),
        "aye_aye_sir",
    )
    piece = board.piece_named(g, me, name)
    yield from move_piece(g, me, piece, board.place_named(g, me, place))
    g.boosts += [piece, row_of(g, "aye_aye_sir").boost]


def starkey_arrives(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """A Hero where he was played may be moved to a neighbouring location (VI-078)."""
    here = g.at[piece]
    yield from shift_card(
        g,
        me,
        owner,
        "mr_starkey",
        "hero",
        lambda g: [hero for hero in g.heroes[owner] if g.at[hero] == here],
        lambda g, hero, place: can.why_not_move_hero(g, owner, hero, place),
        optional=True,
    )


def unlock(name: str) -> object:
    """Playing it takes the lock tile off for good (VI-050)."""

    def played(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
        if g.lock[owner] != NOWHERE:
            g.tell("unlocked", "VI-050", seat=owner, place=board.place_name(g, owner, g.lock[owner]))
        g.lock[owner] = NOWHERE
        yield from ()

    return played


card("boarding_party", reach=True)
card("give_them_a_scare", effect=looks_at_fate("give_them_a_scare"))
card("swashbuckler")
card("worthy_opponent", effect=worthy_opponent)
card("aye_aye_sir", need=needs_ally_to_move, effect=aye_aye_sir)
card("cannon")
card("cunning", need=needs_ally_in_hand("cunning"), private=True, effect=plays_ally("cunning"))
card("cutlass")
card("hooks_case")
card("obsession", effect=obsession)
card("pirate_brute")
card("ingenious_device")
card("mr_starkey", played=starkey_arrives)
card("never_land_map", played=unlock("never_land_map"), pays_items=True)
card("smee", strength=boosted_if(lambda g, owner, piece: g.at[piece] == g.facts.place_of["jolly_roger"]))

# Fate cards


def places_with_heroes(g: State, owner: Seat, piece: Piece) -> int:
    return len({g.at[hero] for hero in g.heroes[owner]})


def taunts(g: State, owner: Seat, taunt: Piece, hero: Piece) -> Why:
    """While a Hero has a Taunt, only Heroes with a Taunt can be defeated."""
    for item in board.borne_by(g, owner, hero):
        if board.is_kind(g, item, "taunt"):
            return None
    return Refusal("taunted", "VI-065")


def needs_item(g: State, me: Seat, owner: Seat) -> Why:
    return None if aching(g, owner) else impossible("splitting_headache")


def aching(g: State, owner: Seat) -> list[Piece]:
    return [piece for piece in board.items_of(g, owner) if g.at[piece] != g.lock[owner]]


def splitting_headache(g: State, me: Seat, owner: Seat) -> Flow:
    """Discard one Item of the realm, attached or not (VI-065)."""
    _, name = yield Pick(me, owner, "splitting_headache", "item", lambda g: aching(g, owner))
    piece = board.piece_named(g, owner, name)
    if piece in g.attached[owner]:
        discard_item(g, owner, piece)
    else:
        yield from discard_piece(g, owner, piece)


def to_the_tree(g: State, owner: Seat, place: int) -> Why:
    """He is played to Hangman's Tree, and moves like any Hero from there."""
    tree = g.facts.place_of["hangmans_tree"]
    in_realm = board.find(g, g.heroes[owner], "peter_pan") != NOWHERE
    return None if in_realm or place == tree else Refusal("only-there", "VI-065", place="hangmans_tree")


def pan_falls(g: State, me: Seat, owner: Seat, piece: Piece, place: int) -> Flow:
    """Captain Hook wins by defeating him at the Jolly Roger, and nowhere else (VI-E9)."""
    if place == g.facts.place_of["jolly_roger"]:
        win(g, owner)
    yield from ()


def tick_tock(g: State, owner: Seat, piece: Piece) -> Flow:
    """Whoever comes to him discards his hand at once (VI-065)."""
    discard_hand(g, owner, g.hand[owner][:], "VI-065")
    yield from ()


def tinker_bell(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """An Ally at her location may be discarded (VI-078)."""
    here = g.at[piece]
    ask = Pick(
        me,
        owner,
        "tinker_bell",
        "ally",
        lambda g: [ally for ally in board.allies_of(g, owner) if g.at[ally] == here],
        optional=True,
    )
    if len(ask.options(g)) > 1:
        answer = yield ask
        if answer[0] == "pick":
            yield from discard_piece(g, owner, board.piece_named(g, owner, answer[1]))


card("pixie_dust")
card("lost_boys")
card("splitting_headache", need=needs_item, effect=splitting_headache)
card("taunt", shields=taunts)
card("john", strength=boosted_if(lambda g, owner, piece: bool(board.borne_by(g, owner, piece))))
card("michael", strength=boosted_per(places_with_heroes))
card("peter_pan", where=to_the_tree, fallen=pan_falls)
card("tick_tock", arrived=tick_tock)
card("tinker_bell", played=tinker_bell)
card("wendy", aura=boosts_heroes)
