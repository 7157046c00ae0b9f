"""What happens to cards and Power: gaining, drawing, entering, moving, leaving, defeating, finding."""

from __future__ import annotations

from collections.abc import Sequence

from panoplie.games.villainous.board import (
    GRANTED,
    borne_by,
    find,
    hand_is_open,
    hand_limit,
    name_of,
    place_name,
    strength,
)
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.kit import By, heeding, hook_of, own, row
from panoplie.games.villainous.facts import HERO, LOOSE
from panoplie.games.villainous.state import NOWHERE, Kind, Piece, State
from panoplie.kernel import piles
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow, FlowOf, Shuffle
from panoplie.kernel.events import Only
from panoplie.kernel.sight import EVERYONE, UNKNOWN

# Power


def gain(g: State, seat: Seat, amount: int, rule: str = "VI-018", card: str | None = None) -> None:
    """Gain Power (gagner) from the cauldron, which never runs out (VI-018, VI-E10)."""
    for piece, gains in heeding(g, seat, kit.gains):
        amount = gains(row(g, piece), amount)
    g.power[seat] += amount
    if g.events is not None:
        g.tell("gained", rule, seat=seat, amount=amount, total=g.power[seat], card=card)
        if amount and sum(g.power) > g.facts.box.power_tokens:
            g.tell("cauldron", "VI-E10", seat=seat)


def lose(g: State, seat: Seat, amount: int, card: str) -> int:
    """Lose Power, or all there is. Returns how much."""
    lost = min(amount, g.power[seat])
    g.power[seat] -= lost
    if g.events is not None:
        g.tell("lost", "VI-065", seat=seat, amount=lost, card=card)
    return lost


def win(g: State, seat: Seat) -> None:
    """The objective is met: the game stops at once (VI-044)."""
    g.winner = seat
    g.over = True
    if g.events is not None:
        g.tell("won", "VI-044", seat=seat)


# Hands and piles


def draw(g: State, seat: Seat, count: int) -> Flow:
    """Draw Villain cards; an empty pile is made of the shuffled discard (VI-E3, ruling VI-A10)."""
    drawn = 0
    hand, deck = g.hand[seat], g.deck[seat]
    mask = EVERYONE if hand_is_open(g, seat) else 1 << seat
    for _ in range(count):
        if not deck.cards:
            yield from refill(g, seat, deck, g.discard[seat], "VI-059")
        if deck.cards:
            hand.put(deck.pop()[0], mask)
            drawn += 1
    if g.events is not None and drawn:
        who = range(g.seats) if mask == EVERYONE else (seat,)
        cards = [g.facts.ids[kind] for kind in hand.cards[-drawn:]]
        g.tell("drew", "VI-E3", seat=seat, number=drawn, cards=Only(tuple(who), cards))


def refill(g: State, owner: Seat, pile: piles.Pile, discard: list[Kind], rule: str) -> Flow:
    """Shuffle a discard into a new pile, under what is left of the old one (VI-030, VI-059)."""
    if discard:
        cards = yield Shuffle(discard)
        pile.cards[:0] = cards
        pile.known = (UNKNOWN,) * len(cards) + pile.known
        discard.clear()
        g.tell("reshuffled", rule, seat=owner, pile="fate" if pile is g.fate[owner] else "villain")


def reshuffle(g: State, owner: Seat, pile: piles.Pile, rule: str = "VI-065") -> Flow:
    """Shuffle a pile into which something came, or out of which something was taken."""
    yield from piles.shuffle(pile)
    g.tell("reshuffled", rule, seat=owner, pile="fate" if pile is g.fate[owner] else "villain")


def fill_hand(g: State, seat: Seat) -> Flow:
    """Draw up to four cards at the end of the turn; nothing with four or more (VI-015, VI-E3)."""
    missing = hand_limit(g, seat) - len(g.hand[seat].cards)
    if missing > 0:
        yield from draw(g, seat, missing)


def put_in_hand(g: State, seat: Seat, kind: Kind) -> None:
    """A card that everybody has seen comes to hand."""
    g.hand[seat].put(kind, EVERYONE)
    g.tell("took", "VI-065", seat=seat, card=g.facts.ids[kind])


def discard_hand(g: State, seat: Seat, kinds: Sequence[Kind], rule: str = "VI-032") -> None:
    """Discard (défausser) cards of a hand, face up (VI-032), in an order that tells nothing of how they came."""
    kinds = sorted(kinds)
    for kind in kinds:
        g.hand[seat].take(kind)
        g.discard[seat].append(kind)
    if g.events is not None and kinds:
        g.tell("discarded", rule, seat=seat, cards=[g.facts.ids[kind] for kind in kinds])


def open_hand(g: State, seat: Seat) -> None:
    """Everybody sees a hand (VI-057)."""
    g.hand[seat].reveal()
    g.tell("revealed", "VI-057", seat=seat, cards=[g.facts.ids[kind] for kind in sorted(g.hand[seat].cards)])


def put_away(g: State, owner: Seat, kind: Kind) -> None:
    """Lay a card on the discard pile that it belongs to."""
    (g.fate_discard if g.facts.is_fate[kind] else g.discard)[owner].append(kind)


def drop_limbo(g: State, owner: Seat, kind: Kind) -> None:
    """Discard a card that was turned up or played."""
    g.limbo.remove(kind)
    put_away(g, owner, kind)


def reveal(g: State, owner: Seat, fate: bool = False) -> FlowOf[Kind]:
    """Reveal (dévoiler) the top card of a pile; NOWHERE if there is none at all (VI-030, VI-057, VI-059)."""
    pile = g.fate[owner] if fate else g.deck[owner]
    if not pile.cards:
        discard = g.fate_discard if fate else g.discard
        yield from refill(g, owner, pile, discard[owner], "VI-030" if fate else "VI-059")
    if not pile.cards:
        return NOWHERE
    kind, _ = pile.pop()
    g.limbo.append(kind)
    if g.events is not None:
        g.tell("revealed", "VI-057", seat=owner, cards=[g.facts.ids[kind]])
    return kind


# Pieces


def enter(g: State, owner: Seat, kind: Kind, place: int, bearer: Piece = NOWHERE) -> Piece:
    """Put a card into a realm: a Hero above, anything else below, an Item with its bearer (VI-023, VI-029)."""
    f = g.facts
    piece: int = f.first[kind]
    while g.at[piece] != NOWHERE:
        piece += 1
    g.at[piece] = place
    if bearer != NOWHERE:
        g.host[piece] = bearer
        g.attached[owner].append(piece)
    elif f.types[kind] == HERO:
        g.heroes[owner].append(piece)
    else:
        g.bottom[owner].append(piece)
    return piece


def lift(g: State, owner: Seat, piece: Piece) -> None:
    """Take a piece out of a realm, with all that was on it."""
    for zone in (g.heroes[owner], g.bottom[owner], g.attached[owner]):
        if piece in zone:
            zone.remove(piece)
    g.at[piece] = NOWHERE
    g.host[piece] = NOWHERE
    g.mark[piece] = 0
    forget_boosts(g, piece)
    if GRANTED + piece in g.used:
        g.used.remove(GRANTED + piece)  # another copy of it, played later, adds a symbol of its own


def forget_boosts(g: State, piece: Piece) -> None:
    if piece in g.boosts[::2]:
        pairs = [g.boosts[i : i + 2] for i in range(0, len(g.boosts), 2)]
        g.boosts[:] = [number for pair in pairs if pair[0] != piece for number in pair]


def discard_item(g: State, owner: Seat, piece: Piece) -> None:
    """Discard an attached Item alone."""
    kind = g.facts.kind_of[piece]
    if g.events is not None:
        g.tell("removed", "VI-E5", seat=owner, piece=name_of(g, piece))
    lift(g, owner, piece)
    put_away(g, owner, kind)


def discard_piece(g: State, owner: Seat, piece: Piece) -> Flow:
    """Discard a card of a realm, attached or not, with the Items on it (VI-E5)."""
    if g.host[piece] != NOWHERE:
        discard_item(g, owner, piece)
    else:
        yield from discard_pieces(g, owner, (piece,))


def discard_pieces(g: State, owner: Seat, pieces: Sequence[Piece]) -> Flow:
    """Discard cards together, unless an Item goes in their place; what they do then comes after it (VI-038)."""
    f = g.facts
    gone: list[Piece] = []
    for piece in pieces:
        items = borne_by(g, owner, piece)
        saving = [item for item in items if hook_of(g, kit.saves, f.kind_of[item])]
        for item in saving[:1] or items:
            discard_item(g, owner, item)
        if not saving:
            if g.events is not None:
                g.tell("removed", "VI-038", seat=owner, piece=name_of(g, piece))
            gone.append(piece)
            lift(g, owner, piece)
            put_away(g, owner, f.kind_of[piece])
    for piece in gone:
        hook = hook_of(g, kit.discarded, f.kind_of[piece])
        if hook is not None:
            yield from hook(g, By(owner, owner, row(g, piece), piece)) or ()


def move_piece(g: State, owner: Seat, piece: Piece, place: int) -> Flow:
    """Move (déplacer) a card, with the Items on it, to another location (VI-043, VI-055)."""
    if g.events is not None:
        g.tell("moved", "VI-055", seat=owner, piece=name_of(g, piece), place=place_name(g, owner, place))
    g.at[piece] = place
    items = borne_by(g, owner, piece)
    for item in items:
        g.at[item] = place
    for item in items:
        hook = hook_of(g, kit.moved, g.facts.kind_of[item])
        if hook is not None and g.host[item] == piece:
            yield from hook(g, By(owner, owner, row(g, item), item), place) or ()


def arrive(g: State, owner: Seat, place: int) -> Flow:
    """The mover comes to a location, which some cards there wait for (VI-013, VI-065)."""
    g.mover[owner] = place
    if g.events is not None:
        g.tell("went", "VI-013", seat=owner, place=place_name(g, owner, place))
    for piece, hook in heeding(g, owner, kit.arrived):
        if g.at[piece] == place:
            yield from hook(g, By(owner, owner, row(g, piece), piece)) or ()


def enter_hero(g: State, me: Seat, owner: Seat, kind: Kind, place: int) -> Flow:
    """Play a Hero: it covers the top, does what it does, and cards there notice it (VI-028, VI-029)."""
    g.limbo.remove(kind)
    piece = enter(g, owner, kind, place)
    if g.events is not None:
        card, where = g.facts.ids[kind], place_name(g, owner, place)
        g.tell("hero", "VI-029", seat=me, foe=owner, card=card, place=where)
    yield from welcome(g, me, owner, piece, place)


def welcome(g: State, me: Seat, owner: Seat, piece: Piece, place: int) -> Flow:
    """A card was played, not moved: it does what it does, and the cards there notice it (VI-056)."""
    hook = hook_of(g, kit.played, g.facts.kind_of[piece])
    if hook is not None:
        yield from hook(g, By(me, owner, row(g, piece), piece)) or ()
    for other, notices in heeding(g, owner, kit.near):
        if other != piece and g.at[other] == place:
            yield from notices(g, By(me, owner, row(g, other), other), piece) or ()


def defeat(
    g: State,
    owner: Seat,
    hero: Piece,
    hypnotised: bool = False,
    team: Sequence[Piece] = (),
    spent: Sequence[Piece] = (),
) -> Flow:
    """Defeat (éliminer) a Hero: its Items leave it, it goes to the Fate discard (VI-038, VI-063).

    `team` are the Allies that took part, `spent` those of them that are discarded with the Hero.
    """
    f = g.facts
    kind = f.kind_of[hero]
    place = g.at[hero]
    force = strength(g, owner, hero)
    if g.events is not None:
        g.tell("defeated", "VI-063", seat=owner, piece=name_of(g, hero))
    if owner == g.active:
        g.defeats.append(force)
    witnesses = [
        (piece, felled)
        for piece, felled in heeding(g, owner, kit.felled)
        if (g.host[piece] in team if g.host[piece] != NOWHERE else g.at[piece] == place)
    ]
    undone = own(g, owner, kit.undone)
    if undone is not None:
        undone(g, owner, hero)
    for item in borne_by(g, owner, hero):
        if not f.is_fate[f.kind_of[item]] and f.attach[f.kind_of[item]] == LOOSE:
            g.attached[owner].remove(item)
            g.host[item] = NOWHERE
            g.bottom[owner].append(item)
            if g.events is not None:
                g.tell("freed", "VI-065", seat=owner, piece=name_of(g, item))
        else:
            discard_item(g, owner, item)
    if hypnotised:
        g.heroes[owner].remove(hero)
        g.bottom[owner].append(hero)
        forget_boosts(g, hero)
        if g.events is not None:
            g.tell("hypnotised", "VI-075", seat=owner, piece=name_of(g, hero))
    else:
        lift(g, owner, hero)
        g.fate_discard[owner].append(kind)
    yield from discard_pieces(g, owner, spent)
    for piece, felled in witnesses:
        yield from felled(g, By(owner, owner, row(g, piece), piece), force) or ()
    hook = hook_of(g, kit.fallen, kind)
    if hook is not None:
        yield from hook(g, By(owner, owner, row(g, hero), hero), place) or ()


def find_hero(g: State, owner: Seat, name: str) -> FlowOf[Kind]:
    """Find (chercher) a Hero: in the realm, else in the Fate discard, else in the Fate pile (VI-060 to VI-062)."""
    kind: Kind = g.facts.number[name]
    hero = find(g, g.heroes[owner] + g.bottom[owner], name)
    if hero != NOWHERE:
        for item in borne_by(g, owner, hero):
            discard_item(g, owner, item)
        lift(g, owner, hero)
        g.limbo.append(kind)
    elif kind in g.fate_discard[owner]:
        g.fate_discard[owner].remove(kind)
        g.limbo.append(kind)
    else:
        g.fate[owner].take(kind)
        g.limbo.append(kind)
        yield from reshuffle(g, owner, g.fate[owner], "VI-062")
    g.tell("found", "VI-060", seat=owner, card=name)
    return kind
