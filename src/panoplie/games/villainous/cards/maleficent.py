"""Maleficent: a Curse at each location at the start of her turn."""

from __future__ import annotations

from panoplie.games.villainous import board, can
from panoplie.games.villainous.cards.common import (
    boosted_if,
    boosted_per,
    draws_and_discards,
    impossible,
    needs_weak_hero,
    row,
    row_of,
    strikes,
    summon,
)
from panoplie.games.villainous.cards.kit import Kind, Piece, Why, card
from panoplie.games.villainous.facts import ALLY, CURSE, EFFECT, HERO
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.games.villainous.verbs.asks import YES, Shift
from panoplie.games.villainous.verbs.choices import Borrow, Drive, MayDo, Pick
from panoplie.games.villainous.verbs.plays import perform
from panoplie.games.villainous.verbs.realm import (
    arrive,
    discard_piece,
    gain,
    move_piece,
    open_hand,
    reveal_fate,
)
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal
from panoplie.kernel.sight import EVERYONE

# Villain cards


def heroes_here(g: State, owner: Seat, piece: Piece) -> int:
    return sum([g.at[hero] == g.at[piece] for hero in g.heroes[owner]])


def curses_of(g: State, owner: Seat) -> list[Piece]:
    return [piece for piece in g.bottom[owner] if g.facts.types[g.facts.kind_of[piece]] == CURSE]


def curse_here(g: State, owner: Seat, piece: Piece) -> bool:
    return any([g.at[curse] == g.at[piece] for curse in curses_of(g, owner)])


def dragon_form(g: State, me: Seat, owner: Seat) -> Flow:
    """Defeat a weak Hero; until her next turn each Fate action against her pays (VI-064)."""
    yield from strikes("dragon_form")(g, me, owner)
    g.dragon[me] += row_of(g, "dragon_form").power


def thorns(g: State, owner: Seat, piece: Piece, kind: Kind) -> Why:
    """Only strong Heroes are played there, by the strength that is printed."""
    f = g.facts
    if f.types[kind] == HERO and f.strength[kind] < row(g, piece).least:
        return Refusal("curse-forbids", "VI-065", card="forest_of_thorns")
    return None


def fire(g: State, owner: Seat, piece: Piece, kind: Kind) -> Why:
    """No Hero is played there."""
    return Refusal("curse-forbids", "VI-065", card="green_fire") if g.facts.types[kind] == HERO else None


def broken_by(sort: int) -> object:
    """The Curse is discarded when a card of some type is played, not moved, to its location (VI-056)."""

    def near(g: State, me: Seat, owner: Seat, piece: Piece, other: Piece) -> Flow:
        if g.facts.types[g.facts.kind_of[other]] == sort:
            yield from discard_piece(g, owner, piece)

    return near


def fire_dies(g: State, owner: Seat, piece: Piece) -> Flow:
    """The Curse is discarded when her mover moves there (VI-065)."""
    yield from discard_piece(g, owner, piece)


def sleep(g: State, owner: Seat, source: Piece, piece: Piece) -> int:
    """Heroes at its location are weaker."""
    return row(g, source).boost if g.at[piece] == g.at[source] and piece in g.heroes[owner] else 0


def vanish(g: State, me: Seat, owner: Seat) -> Flow:
    """On her next turn she may stay where she is (VI-078)."""
    g.vanish[me] |= 1
    yield from ()


def raven(g: State, me: Seat, piece: Piece) -> Flow:
    """Before she moves, Raven may fly to another location and take one action there, but no Fate (VI-078)."""
    answer = yield Shift(
        me,
        me,
        "ally",
        lambda g: [piece],
        lambda g, bird, place: can.why_not_shift(g, me, bird, place, far=True),
        "raven",
        optional=True,
    )
    if answer[0] != "move":
        return
    there = board.place_named(g, me, answer[2])
    yield from move_piece(g, me, piece, there)
    ask = Borrow(me, "raven", (there,), fate=False)
    if ask.symbols(g):
        answer = yield ask
        if answer[0] == "lend":
            g.pending = answer[1]
            yield from perform(g, me, answer[1])
            g.pending = ""


def spin(g: State, owner: Seat, piece: Piece, force: int) -> Flow:
    """A Hero defeated at its location pays one less than its strength (VI-071)."""
    gain(g, owner, max(0, force + row(g, piece).power), "VI-065", "spinning_wheel")
    yield from ()


def staff_cost(g: State, owner: Seat, source: Piece, kind: Kind, place: int, bearer: Piece) -> int:
    """With her mover at its location, Effects and Curses cost less."""
    fits = g.facts.types[kind] in (EFFECT, CURSE) and g.mover[owner] == g.at[source]
    return row(g, source).cost_change if fits else 0


card("cackling_goon", strength=boosted_per(heroes_here))
card("dragon_form", need=needs_weak_hero("dragon_form"), effect=dragon_form)
card("forest_of_thorns", bars=thorns, near=broken_by(HERO))
card("green_fire", bars=fire, arrived=fire_dies)
card("savage_goon")
card("sinister_goon", strength=boosted_if(curse_here))
card("vanish", effect=vanish)
card("dreamless_sleep", aura=sleep, near=broken_by(ALLY))
card("malice", need=needs_weak_hero("malice"), effect=strikes("malice"))
card("tyranny", effect=draws_and_discards("tyranny"))
card("raven", before_move=raven)
card("spinning_wheel", felled=spin)
card("staff", cost=staff_cost)

# Fate cards


def unarmed(g: State, owner: Seat, bearer: Piece) -> Why:
    """Only a Hero without any Item takes it."""
    return Refusal("has-item", "VI-065") if board.borne_by(g, owner, bearer) else None


def sword_cost(g: State, owner: Seat, source: Piece, kind: Kind, place: int, bearer: Piece) -> int:
    """A Curse played to the bearer's location costs more."""
    return row(g, source).cost_change if g.facts.types[kind] == CURSE and place == g.at[source] else 0


def dreamed_of(g: State, owner: Seat) -> list[Piece]:
    """The Curses that share a location with a Hero."""
    return [curse for curse in curses_of(g, owner) if heroes_here(g, owner, curse)]


def needs_dream(g: State, me: Seat, owner: Seat) -> Why:
    return None if dreamed_of(g, owner) else impossible("once_upon_a_dream")


def once_upon_a_dream(g: State, me: Seat, owner: Seat) -> Flow:
    """Discard a Curse from a location with a Hero (VI-065)."""
    _, name = yield Pick(me, owner, "once_upon_a_dream", "curse", lambda g: dreamed_of(g, owner))
    yield from discard_piece(g, owner, board.piece_named(g, owner, name))


def aurora(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """Reveal a Fate card: a Hero is played at once, anything else goes back on top (VI-057)."""
    kind = yield from reveal_fate(g, owner)
    if kind == NOWHERE:
        return
    if g.facts.types[kind] == HERO:
        yield from summon(g, me, owner, kind, "aurora")
    else:
        g.limbo.remove(kind)
        g.fate[owner].append(kind)
        g.fate_known[owner].insert(0, EVERYONE)
        g.tell("put_back", "VI-057", seat=owner, number=1)


def fauna(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """A Dreamless Sleep at her location may be discarded (VI-078)."""
    here = g.at[piece]

    def sleeping(g: State) -> list[Piece]:
        return [p for p in g.bottom[owner] if g.at[p] == here and board.is_kind(g, p, "dreamless_sleep")]

    ask = Pick(me, owner, "fauna", "curse", sleeping, optional=True)
    if len(ask.options(g)) > 1:
        answer = yield ask
        if answer[0] == "pick":
            yield from discard_piece(g, owner, board.piece_named(g, owner, answer[1]))


def flora(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """Maleficent's hand is revealed, and stays so (VI-057)."""
    open_hand(g, owner)
    yield from ()


def king_hubert(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """One Ally of each neighbouring location may be pulled to his (VI-078)."""
    here = g.at[piece]
    for place in board.NEIGHBOURS[here]:
        yield from pull(g, me, owner, place, here)


def pull(g: State, me: Seat, owner: Seat, place: int, here: int) -> Flow:
    """An Ally of one location may be moved next door (VI-055)."""
    ask = Pick(
        me,
        owner,
        "king_hubert",
        "ally",
        lambda g: [ally for ally in board.allies_of(g, owner) if g.at[ally] == place],
        optional=True,
    )
    if len(ask.options(g)) > 1:
        answer = yield ask
        if answer[0] == "pick":
            yield from move_piece(g, owner, board.piece_named(g, owner, answer[1]), here)


def king_stefan(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """Maleficent's mover may be moved to any location (VI-078)."""
    yield from move_mover(g, me, owner, "king_stefan")


def move_mover(g: State, me: Seat, owner: Seat, name: str) -> Flow:
    """Another player may move a mover (VI-078)."""
    answer = yield Drive(me, owner, name)
    if answer[0] == "go":
        yield from arrive(g, owner, board.place_named(g, owner, answer[1]))


def prince_phillip(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """All Allies at his location may be discarded (VI-078)."""
    here = g.at[piece]
    allies = [ally for ally in board.allies_of(g, owner) if g.at[ally] == here]
    if allies and (yield MayDo(me, "prince_phillip")) == YES:
        for ally in allies:
            yield from discard_piece(g, owner, ally)


def merryweather_bars(g: State, owner: Seat, piece: Piece, kind: Kind) -> Why:
    """No Curse is played to her location."""
    curse = g.facts.types[kind] == CURSE
    return Refusal("hero-forbids", "VI-065", card="merryweather") if curse else None


card("guards")
card("sword_of_truth", where=unarmed, cost=sword_cost)
card("once_upon_a_dream", need=needs_dream, effect=once_upon_a_dream)
card("aurora", played=aurora)
card("fauna", played=fauna)
card("flora", played=flora, open_hand=True)
card("king_hubert", played=king_hubert)
card("king_stefan", played=king_stefan)
card("merryweather", bars=merryweather_bars)
card("prince_phillip", played=prince_phillip)
