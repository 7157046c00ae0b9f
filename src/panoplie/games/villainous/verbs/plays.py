"""Playing cards: from a hand, from a Fate pile, and what the eight actions do."""

from __future__ import annotations

from panoplie.games.villainous import board, can
from panoplie.games.villainous.cards.kit import Kind, Piece
from panoplie.games.villainous.facts import EFFECT, GAINS, HERO, ITEM
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.games.villainous.verbs.asks import (
    YES,
    Activate,
    Discard,
    FatePlay,
    PlayCard,
    PlayHero,
    Shift,
    Target,
    Vanquish,
)
from panoplie.games.villainous.verbs.choices import MayDo
from panoplie.games.villainous.verbs.realm import (
    defeat,
    discard_hand,
    discard_piece,
    drop_limbo,
    enter,
    enter_hero,
    gain,
    move_piece,
    notice,
    reveal_fate,
    take_from_hand,
)
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow


def perform(g: State, me: Seat, symbol: str) -> Flow:
    """Carry out the action of a symbol (VI-018 to VI-043)."""
    amount = GAINS.get(symbol)
    if amount is not None:
        gain(g, me, amount)
    elif symbol == "play":
        yield from play_from_hand(g, me)
    elif symbol == "discard":
        answer = yield Discard(me)
        discard_hand(g, me, [g.facts.number[name] for name in answer[1:]])
    elif symbol == "fate":
        yield from take_fate(g, me)
    elif symbol == "vanquish":
        yield from vanquish(g, me)
    elif symbol == "move_item":
        yield from move_item(g, me)
    elif symbol == "move_hero":
        yield from move_hero(g, me)
    else:
        yield from activate(g, me)


# Playing


def play_from_hand(g: State, me: Seat) -> Flow:
    """Play a card: pay for it, put it where it goes, do what it says (VI-020, VI-077, VI-E4)."""
    answer = yield PlayCard(me)
    kind: int = g.facts.number[answer[1]]
    take_from_hand(g, me, kind)
    g.limbo.append(kind)
    yield from pay(g, me, kind, answer)
    yield from put_into_play(g, me, me, kind, answer)


def pay(g: State, me: Seat, kind: Kind, answer: Answer) -> Flow:
    """Pay what the card costs here, or give up a card that pays for Items (VI-019, VI-E4)."""
    f = g.facts
    if f.cost[kind] < 0:
        return  # the card says itself what it costs
    place = bearer = NOWHERE
    if answer[0] == "play":
        place = board.place_named(g, me, answer[2])
    elif answer[0] == "attach":
        bearer = board.piece_named(g, me, answer[2])
        place = g.at[bearer]
    price = can.cost(g, me, kind, place, bearer, can.changes_cost(g, me))
    if price > 0 and f.types[kind] == ITEM and g.villain[me] == board.HOOK:
        given = can.map_to_give(g, me, kind)
        if given != NOWHERE and (price > g.power[me] or (yield MayDo(me, f.ids[f.kind_of[given]])) == YES):
            yield from discard_piece(g, me, given)
            return
    g.power[me] -= price
    if g.events is not None and price:
        g.tell("paid", "VI-E4", seat=me, amount=price, card=f.ids[kind])


def put_into_play(g: State, me: Seat, owner: Seat, kind: Kind, answer: Answer) -> Flow:
    """Resolve a card that has been chosen and paid: it lies in limbo (VI-023, VI-027, VI-054, VI-E5)."""
    f = g.facts
    card = f.cards[kind]
    sort = f.types[kind]
    if sort == HERO:
        yield from enter_hero(g, me, owner, kind, board.place_named(g, owner, answer[2]))
        return
    if sort == EFFECT:
        if g.events is not None:
            g.tell("effect", "VI-E5", seat=me, card=f.ids[kind])
        assert card.effect is not None
        yield from card.effect(g, me, owner)
        drop_limbo(g, owner, kind)
        return
    if answer[0] == "attach":
        bearer = board.piece_named(g, owner, answer[2])
        attach(g, me, owner, kind, bearer)
        return
    place = board.place_named(g, owner, answer[2])
    g.limbo.remove(kind)
    piece = enter(g, owner, kind, place)
    if g.events is not None:
        g.tell("played", "VI-023", seat=me, card=f.ids[kind], place=board.place_name(g, owner, place))
    if card.played is not None:
        yield from card.played(g, me, owner, piece)
    yield from notice(g, me, owner, piece, place)


def attach(g: State, me: Seat, owner: Seat, kind: Kind, bearer: Piece) -> None:
    """Attach (associer) an Item to its bearer (VI-E5)."""
    g.limbo.remove(kind)
    if g.events is not None:
        g.tell("attached", "VI-E5", seat=me, card=g.facts.ids[kind], piece=board.name_of(g, bearer))
    enter(g, owner, kind, g.at[bearer], bearer)


def play_ally_free(g: State, me: Seat, answer: Answer) -> Flow:
    """Play an Ally of one's hand for nothing (VI-065)."""
    kind: int = g.facts.number[answer[1]]
    take_from_hand(g, me, kind)
    g.limbo.append(kind)
    yield from put_into_play(g, me, me, kind, answer)


# Fate


def take_fate(g: State, me: Seat) -> Flow:
    """Choose an opponent, reveal two of his Fate cards, play one and discard the other (VI-026, VI-027)."""
    targets = can.fate_targets(g, me)
    foe = targets[0]
    if len(targets) > 1:
        _, foe = yield Target(me)
    if can.uses_token(g):
        g.token = foe
    if g.events is not None:
        g.tell("fated", "VI-026", seat=me, foe=foe)
    if g.dragon[foe]:
        gain(g, foe, g.dragon[foe], "VI-065", "dragon_form")
    for _ in range(g.facts.box.fate_cards):
        yield from reveal_fate(g, foe)
    yield from play_revealed(g, me, foe)


def play_revealed(g: State, me: Seat, owner: Seat) -> Flow:
    """Play one of the revealed Fate cards; what cannot be played is discarded (VI-066, VI-067)."""
    f = g.facts
    shown = [kind for kind in g.limbo if f.is_fate[kind] and f.villain_of[kind] == g.villain[owner]]
    pan = f.number["peter_pan"]
    if pan in shown:  # once revealed he must be played, and nothing else
        chosen = pan
        answer: Answer = ("play", "peter_pan", "hangmans_tree")
    else:
        ask = FatePlay(me, owner)
        ways = ask.options(g)
        if not ways:
            for kind in shown:
                drop_limbo(g, owner, kind)
            if g.events is not None:
                rule = "VI-067" if len(shown) > 1 else "VI-066"
                g.tell("unplayable", rule, seat=owner, cards=[f.ids[kind] for kind in shown])
            return
        answer = (yield ask) if len(ways) > 1 else ways[0]
        chosen = f.number[answer[1]]
    shown.remove(chosen)
    for kind in shown:
        drop_limbo(g, owner, kind)
        if g.events is not None:
            g.tell("unused", "VI-027", seat=owner, card=f.ids[kind])
    yield from put_into_play(g, me, owner, chosen, answer)


def play_hero(g: State, me: Seat, owner: Seat, kind: Kind, card: str) -> Flow:
    """Play a Hero that lies in limbo where the player likes; if he can go nowhere he is discarded (VI-028)."""
    ask = PlayHero(me, owner, card, (kind,))
    ways = ask.options(g)
    if not ways:
        drop_limbo(g, owner, kind)
        g.tell("unplayable", "VI-066", seat=owner, cards=[g.facts.ids[kind]])
        return
    answer = (yield ask) if len(ways) > 1 else ways[0]
    yield from put_into_play(g, me, owner, kind, answer)


# The other actions


def vanquish(g: State, me: Seat, spare: bool = False) -> Flow:
    """Defeat a Hero with Allies, who are then discarded (VI-034 to VI-038)."""
    answer = yield Vanquish(me)
    hero = board.piece_named(g, me, answer[1])
    team = [board.piece_named(g, me, name) for name in answer[2:]]
    if g.events is not None:
        g.tell("vanquished", "VI-034", seat=me, piece=answer[1], pieces=list(answer[2:]))
    f = g.facts
    spent = [] if spare else [piece for piece in team if not f.cards[f.kind_of[piece]].stays]
    yield from defeat(g, me, hero, team=team, spent=spent)


def move_item(g: State, me: Seat) -> Flow:
    """Move one Item, Ally or Curse to a neighbouring location (VI-041 to VI-043)."""
    _, name, place = yield Shift(
        me, me, "item", lambda g: g.bottom[me], lambda g, piece, place: can.why_not_move(g, me, piece, place)
    )
    yield from move_piece(g, me, board.piece_named(g, me, name), board.place_named(g, me, place))


def move_hero(g: State, me: Seat) -> Flow:
    """Move one Hero to a neighbouring location (VI-039, VI-040)."""
    _, name, place = yield Shift(
        me, me, "hero", lambda g: g.heroes[me], lambda g, piece, place: can.why_not_move_hero(g, me, piece, place)
    )
    yield from move_piece(g, me, board.piece_named(g, me, name), board.place_named(g, me, place))


def activate(g: State, me: Seat) -> Flow:
    """Pay for an activated ability and use it; the card stays (VI-024, VI-074)."""
    _, name = yield Activate(me)
    piece = board.piece_named(g, me, name)
    price = can.activation_cost(g, me, piece)
    g.power[me] -= price
    if g.events is not None:
        g.tell("activated", "VI-024", seat=me, piece=name, amount=price)
    hook = g.facts.cards[g.facts.kind_of[piece]].activate
    assert hook is not None
    yield from hook(g, me, piece)
