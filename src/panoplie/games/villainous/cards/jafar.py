"""Jafar: the Magic Lamp at the Sultan's Palace and the Genie under his spell."""

from __future__ import annotations

from panoplie.games.villainous import board, can
from panoplie.games.villainous.cards.captain_hook import unlock
from panoplie.games.villainous.cards.common import (
    boosted_if,
    impossible,
    needs_discarded,
    needs_fate_discard,
    needs_weak_hero,
    play_top_fate,
    revives,
    row,
    row_of,
    seeks_card,
    shift_card,
    strikes,
    takes_back,
)
from panoplie.games.villainous.cards.kit import Kind, Piece, Why, card
from panoplie.games.villainous.facts import ALLY, ITEM, TYPES
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.games.villainous.verbs.asks import Shift
from panoplie.games.villainous.verbs.choices import NameType, Pick
from panoplie.games.villainous.verbs.realm import (
    defeat,
    discard_item,
    discard_piece,
    enter_hero,
    find_hero,
    gain,
    lose,
    move_piece,
)
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal

# Villain cards


def controlled(g: State, me: Seat) -> list[Piece]:
    """The Allies and Items under one's control, at unlocked locations; not what a Hero holds."""
    borne = [item for item in g.attached[me] if g.host[item] in g.bottom[me]]
    return [piece for piece in g.bottom[me] + borne if g.at[piece] != g.lock[me]]


def needs_sacrifice(g: State, me: Seat, owner: Seat) -> Why:
    return None if controlled(g, me) else impossible("necessary_sacrifice")


def necessary_sacrifice(g: State, me: Seat, owner: Seat) -> Flow:
    """Discard an Ally or Item and gain Power (VI-065)."""
    _, name = yield Pick(me, me, "necessary_sacrifice", "ally_item", lambda g: controlled(g, me))
    piece = board.piece_named(g, me, name)
    if piece in g.attached[me]:
        discard_item(g, me, piece)
    else:
        yield from discard_piece(g, me, piece)
    gain(g, me, row_of(g, "necessary_sacrifice").power, "VI-065", "necessary_sacrifice")


def needs_card_to_scry(g: State, me: Seat, owner: Seat) -> Why:
    left = [g.facts.types[kind] for kind in g.deck[me] + g.discard[me]]
    return None if ALLY in left or ITEM in left else impossible("scrying")


def scrying(g: State, me: Seat, owner: Seat) -> Flow:
    """Name Item or Ally and turn up one's pile until one shows; it comes to hand (VI-057)."""
    _, name = yield NameType(me, "scrying")
    wanted = TYPES.index(name)
    yield from seeks_card(g, me, lambda kind: bool(g.facts.types[kind] == wanted))


def hourglass(g: State, me: Seat, piece: Piece) -> Flow:
    """Heroes at its location are weaker until the end of the turn (VI-071)."""
    for hero in g.heroes[me]:
        if g.at[hero] == g.at[piece]:
            g.boosts += [hero, row(g, piece).boost]
    yield from ()


def why_not_hypnotise(g: State, me: Seat, hero: Piece) -> Why:
    """He pays the Hero's strength, and must be able to defeat it."""
    refusal = can.why_not_defeat(g, me, hero)
    price = board.strength(g, me, hero)
    return refusal if refusal is not None or price <= g.power[me] else can.too_dear(g, me, price)


def needs_mind(g: State, me: Seat, owner: Seat) -> Why:
    able = any([why_not_hypnotise(g, me, hero) is None for hero in g.heroes[me]])
    return None if able else impossible("hypnotize")


def hypnotize(g: State, me: Seat, owner: Seat) -> Flow:
    """Pay a Hero's strength to defeat it; it goes below the board as an Ally without ability (VI-075)."""
    _, name = yield Pick(
        me, me, "hypnotize", "hero", lambda g: g.heroes[me], lambda g, hero: why_not_hypnotise(g, me, hero)
    )
    hero = board.piece_named(g, me, name)
    price = board.strength(g, me, hero)
    g.power[me] -= price
    g.tell("paid", "VI-E4", seat=me, amount=price, card="hypnotize")
    yield from defeat(g, me, hero, hypnotised=True)


def any_card(g: State, kind: Kind) -> bool:
    return True


def is_item(g: State, kind: Kind) -> bool:
    return bool(g.facts.types[kind] == ITEM)


def is_hypnotize(g: State, kind: Kind) -> bool:
    return bool(g.facts.ids[kind] == "hypnotize")


def sorcerous_power(g: State, me: Seat, owner: Seat) -> Flow:
    """A Hero, and an Ally, may be moved to any unlocked location (VI-078)."""
    name = "sorcerous_power"
    yield from shift_card(
        g,
        me,
        me,
        name,
        "hero",
        lambda g: g.heroes[me],
        lambda g, hero, place: can.why_not_move_hero(g, me, hero, place, far=True),
        optional=True,
    )
    yield from shift_card(
        g,
        me,
        me,
        name,
        "ally",
        lambda g: board.allies_of(g, me),
        lambda g, ally, place: can.why_not_shift(g, me, ally, place, far=True),
        optional=True,
    )


def gazeem_goes(g: State, owner: Seat) -> Flow:
    """When he is discarded from the realm an Item of the discard may come to hand (VI-078)."""
    if any([is_item(g, kind) for kind in g.discard[owner]]):
        yield from takes_back("gazeem", is_item, optional=True)(g, owner, owner)


def beside_iago(g: State, me: Seat, piece: Piece) -> list[Piece]:
    return [item for item in board.loose_items(g, me) if g.at[item] == g.at[piece]]


def iago_ready(g: State, me: Seat, piece: Piece) -> Why:
    open_way = any([can.why_not_shift(g, me, piece, place) is None for place in range(4)])
    return None if open_way and beside_iago(g, me, piece) else impossible("iago")


def iago(g: State, me: Seat, piece: Piece) -> Flow:
    """Iago and one loose Item beside him move to a neighbouring location (VI-055)."""
    _, name, place = yield Shift(
        me,
        me,
        "item",
        lambda g: beside_iago(g, me, piece),
        lambda g, item, place: can.why_not_shift(g, me, item, place),
        "iago",
    )
    item = board.piece_named(g, me, name)
    there = board.place_named(g, me, place)
    yield from move_piece(g, me, piece, there)
    yield from move_piece(g, me, item, there)


def in_the_cave(g: State, owner: Seat, place: int) -> Why:
    cave = g.facts.place_of["cave_of_wonders"]
    return None if place == cave else Refusal("only-there", "VI-065", place="cave_of_wonders")


def rub_lamp(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
    """Find the Genie, who comes to the same location (VI-060)."""
    yield from find_hero(g, owner, "genie")
    yield from enter_hero(g, me, owner, g.facts.number["genie"], g.at[piece])


def razoul_cost(g: State, owner: Seat, source: Piece, kind: Kind, place: int, bearer: Piece) -> int:
    """An Ally played to his location costs less."""
    return row(g, source).cost_change if g.facts.types[kind] == ALLY and place == g.at[source] else 0


def staff_ready(g: State, me: Seat, piece: Piece) -> Why:
    return None if any([is_hypnotize(g, kind) for kind in g.discard[me]]) else impossible("snake_staff")


def snake_staff(g: State, me: Seat, piece: Piece) -> Flow:
    """A Hypnotize of the discard comes to hand (VI-076)."""
    yield from takes_back("snake_staff", is_hypnotize)(g, me, me)


card("necessary_sacrifice", need=needs_sacrifice, effect=necessary_sacrifice)
card("palace_guard")
card("scimitar")
card("scrying", need=needs_card_to_scry, effect=scrying)
card("a_snake_am_i", need=needs_weak_hero("a_snake_am_i", here=True), effect=strikes("a_snake_am_i", here=True))
card("deception", effect=play_top_fate)
card("giant_hourglass", activate=hourglass)
card("hypnotize", need=needs_mind, effect=hypnotize)
card("manipulation", need=needs_discarded("manipulation", any_card), effect=takes_back("manipulation", any_card))
card("sorcerous_power", effect=sorcerous_power)
card("gazeem", discarded=gazeem_goes)
card("iago", activate=iago, ready=iago_ready)
card("magic_lamp", where=in_the_cave, played=rub_lamp)
card("razoul", cost=razoul_cost)
card("scarab_pendant", played=unlock("scarab_pendant"))
card("snake_staff", activate=snake_staff, ready=staff_ready)

# Fate cards


def blow_targets(g: State, owner: Seat) -> list[Piece]:
    limit = row_of(g, "crushing_blow").limit
    return [
        ally
        for ally in board.allies_of(g, owner)
        if g.at[ally] != g.lock[owner] and board.strength(g, owner, ally) <= limit
    ]


def needs_small_ally(g: State, me: Seat, owner: Seat) -> Why:
    return None if blow_targets(g, owner) else impossible("crushing_blow")


def crushing_blow(g: State, me: Seat, owner: Seat) -> Flow:
    """Discard an Ally up to a strength; a hypnotised Hero too, and that is no defeat (VI-071)."""
    _, name = yield Pick(me, owner, "crushing_blow", "ally", lambda g: blow_targets(g, owner))
    yield from discard_piece(g, owner, board.piece_named(g, owner, name))


def steals_item(name: str) -> object:
    """One of Jafar's Items at his location may be attached to him; it returns when he is defeated (VI-078)."""

    def played(g: State, me: Seat, owner: Seat, piece: Piece) -> Flow:
        here = g.at[piece]
        f = g.facts

        def within_reach(g: State) -> list[Piece]:
            items = board.items_of(g, owner)
            mine = [p for p in items if not f.is_fate[f.kind_of[p]] and g.host[p] not in g.heroes[owner]]
            return [p for p in mine if g.at[p] == here]

        ask = Pick(me, owner, name, "item", within_reach, optional=True)
        if len(ask.options(g)) == 1:
            return
        answer = yield ask
        if answer[0] == "pick":
            item = board.piece_named(g, owner, answer[1])
            if item in g.bottom[owner]:
                g.bottom[owner].remove(item)
                g.attached[owner].append(item)
            g.host[item] = piece
            g.tell("stole", "VI-065", seat=owner, piece=answer[1], card=name)

    return played


def carpet_shields(g: State, owner: Seat, carpet: Piece, hero: Piece) -> Why:
    return None if hero == carpet else Refusal("hero-forbids", "VI-065", card="carpet")


def with_lamp(g: State, owner: Seat, piece: Piece) -> bool:
    lamp = board.find(g, g.bottom[owner] + g.attached[owner], "magic_lamp")
    return lamp != NOWHERE and g.at[lamp] == g.at[piece]


def with_jasmine(g: State, owner: Seat, piece: Piece) -> bool:
    return board.find(g, g.heroes[owner] + g.bottom[owner], "princess_jasmine") != NOWHERE


def treachery(g: State, me: Seat, owner: Seat) -> Flow:
    """Jafar loses Power (VI-065)."""
    lose(g, owner, row_of(g, "treachery").power, "treachery")
    yield from ()


card("wish")
card("crushing_blow", need=needs_small_ally, effect=crushing_blow)
card("narrow_escape", need=needs_fate_discard("narrow_escape"), effect=revives("narrow_escape"))
card("abu", played=steals_item("abu"))
card("aladdin", played=steals_item("aladdin"))
card("carpet", shields=carpet_shields)
card("genie", strength=boosted_if(with_lamp))
card("princess_jasmine")
card("rajah", strength=boosted_if(with_jasmine))
card("sultan", refuses="palace_guard")
card("treachery", effect=treachery)
