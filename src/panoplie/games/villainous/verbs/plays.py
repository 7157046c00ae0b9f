"""Playing cards: from a hand, from a Fate pile, and what the eight actions do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from panoplie.games.villainous import board
from panoplie.games.villainous.can import cards, fights, moves, turns
from panoplie.games.villainous.can.cards import shown
from panoplie.games.villainous.can.nouns import Way
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.kit import By, hook_of, lasting_of, row
from panoplie.games.villainous.facts import EFFECT, GAINS, HERO
from panoplie.games.villainous.state import NOWHERE, Kind, Piece, State
from panoplie.games.villainous.verbs.realm import (
    defeat,
    discard_hand,
    discard_piece,
    drop_limbo,
    enter,
    enter_hero,
    gain,
    move_piece,
    reveal,
    welcome,
)
from panoplie.kernel.aims import AnyAim
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, Flow
from panoplie.kernel.cards import Moment
from panoplie.kernel.errors import Refusal
from panoplie.kernel.questions import may, pick, some

MANY: Final = 99


def perform(g: State, me: Seat, symbol: str) -> Flow:
    """Carry out the action of a symbol (VI-018 to VI-043)."""
    amount = GAINS.get(symbol)
    if amount is not None:
        gain(g, me, amount)
    elif symbol == "play":
        way = yield from pick(g, me, None, cards.plays)
        assert way is not None
        yield from play_from_hand(g, me, way)
    elif symbol == "discard":
        held = g.hand[me].cards  # one alone is no choice, and everybody sees how many there are
        discard_hand(g, me, held[:] if len(held) == 1 else (yield from some(g, me, None, 1, MANY, cards.hand)))
    elif symbol == "fate":
        yield from take_fate(g, me)
    elif symbol == "vanquish":
        yield from vanquish(g, me)
    elif symbol == "activate":
        yield from activate(g, me)
    else:
        shift = yield from pick(
            g, me, None, moves.items_to_move if symbol == "move_item" else moves.heroes_to_move
        )
        assert shift is not None
        yield from move_piece(g, me, *shift)


# Playing


def play_from_hand(g: State, me: Seat, way: Way, free: bool = False) -> Flow:
    """Play a card: pay for it, put it where it goes, do what it says (VI-020, VI-077, VI-E4)."""
    g.hand[me].take(way.kind)
    g.limbo.append(way.kind)
    if not free:
        yield from pay(g, me, way)
    yield from put_into_play(g, me, me, way)


def pay(g: State, me: Seat, way: Way) -> Flow:
    """Pay what the card costs here, or give up a card that pays for Items (VI-019, VI-E4)."""
    price = cards.price_of(g, me, way)
    if not price:
        return
    payer = cards.payer(g, me, way.kind)
    if payer != NOWHERE and (price > g.power[me] or (yield from may(g, me, row(g, payer), "instead_of_paying"))):
        yield from discard_piece(g, me, payer)
        return
    g.power[me] -= price
    g.tell("paid", "VI-E4", seat=me, amount=price, card=g.facts.ids[way.kind])


def put_into_play(g: State, me: Seat, owner: Seat, way: Way) -> Flow:
    """Resolve a card that has been chosen and paid: it lies in limbo (VI-023, VI-027, VI-054, VI-E5)."""
    f = g.facts
    kind, place, bearer = way
    if f.types[kind] == HERO:
        yield from enter_hero(g, me, owner, kind, place)
    elif f.types[kind] == EFFECT:
        g.tell("effect", "VI-E5", seat=me, card=f.ids[kind])
        yield from resolve(g, By(me, owner, f.rows[kind]))
        drop_limbo(g, owner, kind)
    elif bearer != NOWHERE:
        attach(g, me, owner, kind, bearer)
    else:
        g.limbo.remove(kind)
        piece = enter(g, owner, kind, place)
        g.tell("played", "VI-023", seat=me, card=f.ids[kind], place=board.place_name(g, owner, place))
        yield from welcome(g, me, owner, piece, place)


def resolve(
    g: State,
    by: By,
    plain: Moment[kit.Hook] = kit.does,
    at_something: Moment[tuple[AnyAim, kit.Deals]] = kit.aims,
) -> Flow:
    """Do what a card says, to what it is aimed at (VI-077)."""
    kind = g.facts.number[by.it.id]
    hook = hook_of(g, plain, kind)
    if hook is not None:
        yield from hook(g, by) or ()
    aimed = hook_of(g, at_something, kind)
    if aimed is not None:
        thing = yield from pick(g, by.me, by.it, aimed[0], by)
        if thing is not None:
            yield from aimed[1](g, by, thing) or ()


def attach(g: State, me: Seat, owner: Seat, kind: Kind, bearer: Piece) -> None:
    """Attach (associer) an Item to its bearer (VI-E5)."""
    g.limbo.remove(kind)
    if g.events is not None:
        g.tell("attached", "VI-E5", seat=me, card=g.facts.ids[kind], piece=board.name_of(g, bearer))
    enter(g, owner, kind, g.at[bearer], bearer)


# Fate


def take_fate(g: State, me: Seat) -> Flow:
    """Choose an opponent, reveal two of his Fate cards, play one and discard the other (VI-026, VI-027)."""
    foe = yield from pick(g, me, None, turns.victims)
    assert foe is not None
    if turns.uses_token(g):
        g.token = foe
    g.tell("fated", "VI-026", seat=me, foe=foe)
    for kind in lasting_of(g, foe):
        fated = hook_of(g, kit.fated, kind)
        if fated is not None:
            gain(g, foe, fated(g.facts.rows[kind]), "VI-065", g.facts.ids[kind])
    for _ in range(g.facts.box.fate_cards):
        yield from reveal(g, foe, fate=True)
    yield from play_revealed(g, me, foe)


def play_revealed(g: State, me: Seat, owner: Seat) -> Flow:
    """Play one of the revealed Fate cards; what cannot be played is discarded (VI-066, VI-067)."""
    f = g.facts
    lying = shown(g, owner)
    insisting = [Way(kind, f.place_of[place]) for kind in lying if (place := hook_of(g, kit.insists, kind))]
    way = insisting[0] if insisting else (yield from pick(g, me, None, cards.revealed, owner))
    if way is not None:
        lying.remove(way.kind)
    for kind in lying:
        drop_limbo(g, owner, kind)
    if way is None:
        rule = "VI-067" if len(lying) > 1 else "VI-066"
        g.tell("unplayable", rule, seat=owner, cards=[f.ids[kind] for kind in lying])
        return
    for kind in lying:
        g.tell("unused", "VI-027", seat=owner, card=f.ids[kind])
    yield from put_into_play(g, me, owner, way)


def play_hero(g: State, by: By, kind: Kind) -> Flow:
    """Play a Hero that lies in limbo where the player likes; if he can go nowhere he is discarded (VI-028)."""
    way = yield from pick(g, by.me, by.it, cards.landings, by.owner, (kind,))
    if way is None:
        drop_limbo(g, by.owner, kind)
        g.tell("unplayable", "VI-066", seat=by.owner, cards=[g.facts.ids[kind]])
    else:
        yield from put_into_play(g, by.me, by.owner, way)


# The other actions


class Vanquish(Ask):
    """Which Hero do you vanquish, and with which Allies?"""

    __slots__ = ()
    kind: ClassVar[str] = "vanquish"
    rules: ClassVar[tuple[str, ...]] = ("VI-034", "VI-035", "VI-036", "VI-070", "VI-073")

    def options(self, g: Any) -> Sequence[Answer]:
        return fights.ways_to_vanquish(g, self.seat)

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return fights.why_not_vanquish(g, self.seat, answer)

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        """The Heroes that cannot be vanquished, even with all Allies that can fight them."""
        me = self.seat
        found: list[tuple[Answer, Refusal]] = []
        for hero in g.heroes[me]:
            if not fights.can_vanquish(g, me, hero):
                team = [board.name_of(g, piece) for piece in fights.fighters(g, me, hero)]
                wish = ("vanquish", board.name_of(g, hero), *team)
                refusal = self.why_not(g, wish)
                if refusal is not None:
                    found.append((wish, refusal))
        return found


def vanquish(g: State, me: Seat, spare: bool = False) -> Flow:
    """Defeat a Hero with Allies, who are then discarded (VI-034 to VI-038)."""
    ways = fights.ways_to_vanquish(g, me)
    answer = ways[0] if len(ways) == 1 else (yield Vanquish(me))
    hero, *team = [board.piece_named(g, name) for name in answer[1:]]
    g.tell("vanquished", "VI-034", seat=me, piece=answer[1], pieces=list(answer[2:]))
    spent = [] if spare else [piece for piece in team if not hook_of(g, kit.stays, g.facts.kind_of[piece])]
    yield from defeat(g, me, hero, team=team, spent=spent)


def activate(g: State, me: Seat) -> Flow:
    """Pay for an activated ability and use it; the card stays (VI-024, VI-074)."""
    piece = yield from pick(g, me, None, turns.abilities)
    assert piece is not None
    price = turns.activation_cost(g, me, piece)
    g.power[me] -= price
    if g.events is not None:
        g.tell("activated", "VI-024", seat=me, piece=board.name_of(g, piece), amount=price)
    yield from resolve(g, By(me, me, row(g, piece), piece), kit.activates, kit.activates_at)
