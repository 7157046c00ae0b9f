"""What happens to cards and Power: gaining, drawing, entering, moving, leaving, defeating, finding."""

from __future__ import annotations

from collections.abc import Sequence

from panoplie.games.villainous.board import (
    GRANTED,
    PRINCE_JOHN,
    borne_by,
    find,
    hand_is_open,
    hand_limit,
    name_of,
    place_name,
    strength,
)
from panoplie.games.villainous.can import PASSED
from panoplie.games.villainous.cards.kit import Kind, Piece
from panoplie.games.villainous.facts import HERO, LOOSE
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow, FlowOf, Shuffle
from panoplie.kernel.events import Only
from panoplie.kernel.sight import EVERYONE

# Power


def gain(g: State, seat: Seat, amount: int, rule: str = "VI-018", card: str | None = None) -> None:
    """Gain Power (gagner) from the cauldron, which never runs out (VI-018, VI-E10)."""
    if g.villain[seat] == PRINCE_JOHN and amount > 0:
        robin = find(g, g.heroes[seat], "robin_hood")
        if robin != NOWHERE:
            amount = max(0, amount + g.facts.rows[g.facts.kind_of[robin]].power)
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
    g.passed = [PASSED] * g.seats
    if g.events is not None:
        g.tell("won", "VI-044", seat=seat)


# Hands and piles


def draw(g: State, seat: Seat, count: int) -> Flow:
    """Draw Villain cards; an empty pile is made of the shuffled discard (VI-E3, ruling VI-A10)."""
    drawn = 0
    mask = EVERYONE if hand_is_open(g, seat) else 1 << seat
    for _ in range(count):
        if not g.deck[seat]:
            if not g.discard[seat]:
                break
            yield from refill(g, seat)
        g.hand[seat].append(g.deck[seat].pop())
        g.seen[seat].append(mask)
        drawn += 1
    if g.events is not None and drawn:
        who = range(g.seats) if mask == EVERYONE else (seat,)
        cards = [g.facts.ids[kind] for kind in g.hand[seat][-drawn:]]
        g.tell("drew", "VI-E3", seat=seat, number=drawn, cards=Only(tuple(who), cards))


def refill(g: State, seat: Seat) -> Flow:
    """Shuffle the Villain discard into a new pile (VI-059)."""
    cards = yield Shuffle(g.discard[seat])
    g.deck[seat][:] = cards
    g.discard[seat].clear()
    g.tell("reshuffled", "VI-059", seat=seat, pile="villain")


def refill_fate(g: State, owner: Seat) -> Flow:
    """Shuffle the Fate discard into a new pile (VI-030)."""
    cards = yield Shuffle(g.fate_discard[owner])
    g.fate[owner][:] = cards
    g.fate_discard[owner].clear()
    g.tell("reshuffled", "VI-030", seat=owner, pile="fate")


def fill_hand(g: State, seat: Seat) -> Flow:
    """Draw up to four cards at the end of the turn; nothing with four or more (VI-015, VI-E3)."""
    missing = hand_limit(g, seat) - len(g.hand[seat])
    if missing > 0:
        yield from draw(g, seat, missing)


def take_from_hand(g: State, seat: Seat, kind: Kind) -> None:
    """Take a card out of a hand; of several alike the one that most seats know of, since nobody can tell."""
    hand, seen = g.hand[seat], g.seen[seat]
    best = hand.index(kind)
    for place in range(best + 1, len(hand)):
        if hand[place] == kind and seen[place] == EVERYONE:
            best = place
    del hand[best]
    del seen[best]


def put_in_hand(g: State, seat: Seat, kind: Kind) -> None:
    """A card that everybody has seen comes to hand."""
    g.hand[seat].append(kind)
    g.seen[seat].append(EVERYONE)
    if g.events is not None:
        g.tell("took", "VI-065", seat=seat, card=g.facts.ids[kind])


def discard_hand(g: State, seat: Seat, kinds: Sequence[Kind], rule: str = "VI-032") -> None:
    """Discard (défausser) cards of a hand, face up (VI-032)."""
    for kind in kinds:
        take_from_hand(g, seat, kind)
        g.discard[seat].append(kind)
    if g.events is not None and kinds:
        g.tell("discarded", rule, seat=seat, cards=[g.facts.ids[kind] for kind in kinds])


def open_hand(g: State, seat: Seat) -> None:
    """Everybody sees a hand (VI-057)."""
    g.seen[seat] = [EVERYONE] * len(g.hand[seat])
    if g.events is not None:
        g.tell("revealed", "VI-057", seat=seat, cards=[g.facts.ids[kind] for kind in g.hand[seat]])


def put_away(g: State, owner: Seat, kind: Kind) -> None:
    """Lay a card on the discard pile that it belongs to."""
    (g.fate_discard if g.facts.is_fate[kind] else g.discard)[owner].append(kind)


def drop_limbo(g: State, owner: Seat, kind: Kind) -> None:
    """Discard a card that was turned up or played."""
    g.limbo.remove(kind)
    put_away(g, owner, kind)


def reveal_fate(g: State, owner: Seat) -> FlowOf[Kind]:
    """Reveal (dévoiler) the top card of a Fate pile; NOWHERE if there is none at all (VI-030, VI-057)."""
    if not g.fate[owner]:
        if not g.fate_discard[owner]:
            return NOWHERE
        yield from refill_fate(g, owner)
    kind = g.fate[owner].pop()
    if g.fate_known[owner]:
        g.fate_known[owner].pop(0)
    g.limbo.append(kind)
    if g.events is not None:
        g.tell("revealed", "VI-057", seat=owner, cards=[g.facts.ids[kind]])
    return kind


def reveal(g: State, owner: Seat) -> FlowOf[Kind]:
    """Reveal the top card of a Villain pile; NOWHERE if there is none at all (VI-057, VI-059)."""
    if not g.deck[owner]:
        if not g.discard[owner]:
            return NOWHERE
        yield from refill(g, owner)
    kind = g.deck[owner].pop()
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
    """Discard a card of a realm with the Items on it, unless one of them goes in its place (VI-E5)."""
    yield from discard_pieces(g, owner, (piece,))


def discard_pieces(g: State, owner: Seat, pieces: Sequence[Piece]) -> Flow:
    """Discard cards of a realm together; what they do then sees all of them in the discard pile (VI-038)."""
    f = g.facts
    gone: list[Kind] = []
    for piece in pieces:
        items = borne_by(g, owner, piece)
        saving = [item for item in items if f.cards[f.kind_of[item]].saves]
        for item in saving[:1] or items:
            discard_item(g, owner, item)
        if not saving:
            if g.events is not None:
                g.tell("removed", "VI-038", seat=owner, piece=name_of(g, piece))
            gone.append(f.kind_of[piece])
            lift(g, owner, piece)
            put_away(g, owner, gone[-1])
    for kind in gone:
        hook = f.cards[kind].discarded
        if hook is not None:
            yield from hook(g, owner)


def move_piece(g: State, owner: Seat, piece: Piece, place: int) -> Flow:
    """Move (déplacer) a card, with the Items on it, to another location (VI-043, VI-055)."""
    f = g.facts
    if g.events is not None:
        g.tell("moved", "VI-055", seat=owner, piece=name_of(g, piece), place=place_name(g, owner, place))
    g.at[piece] = place
    items = borne_by(g, owner, piece)
    for item in items:
        g.at[item] = place
    if piece in g.heroes[owner]:
        here = place_name(g, owner, place)
        if any([f.rows[f.kind_of[item]].names == here for item in items]):
            yield from defeat(g, owner, piece)


def arrive(g: State, owner: Seat, place: int) -> Flow:
    """The mover comes to a location, which some cards there wait for (VI-013)."""
    g.mover[owner] = place
    if g.events is not None:
        g.tell("went", "VI-013", seat=owner, place=place_name(g, owner, place))
    f = g.facts
    for zone in (g.bottom[owner], g.heroes[owner], g.attached[owner]):
        for piece in zone:
            if g.at[piece] == place and f.cards[f.kind_of[piece]].arrived is not None:
                yield from arrivals(g, owner, place)
                return


def arrivals(g: State, owner: Seat, place: int) -> Flow:
    """Every card at a location that waits for the mover (VI-065)."""
    f = g.facts
    waiting = [p for p in g.bottom[owner] + g.heroes[owner] + g.attached[owner] if g.at[p] == place]
    for piece in waiting:
        hook = f.cards[f.kind_of[piece]].arrived
        if hook is not None and g.at[piece] == place:
            yield from hook(g, owner, piece)


def enter_hero(g: State, me: Seat, owner: Seat, kind: Kind, place: int) -> Flow:
    """Play a Hero: it covers the top, does what it does, and cards there notice it (VI-028, VI-029)."""
    g.limbo.remove(kind)
    piece = enter(g, owner, kind, place)
    if g.events is not None:
        card, where = g.facts.ids[kind], place_name(g, owner, place)
        g.tell("hero", "VI-029", seat=me, foe=owner, card=card, place=where)
    hook = g.facts.cards[kind].played
    if hook is not None:
        yield from hook(g, me, owner, piece)
    yield from notice(g, me, owner, piece, place)


def notice(g: State, me: Seat, owner: Seat, piece: Piece, place: int) -> Flow:
    """The cards of a location notice that another was played there, not moved (VI-056)."""
    f = g.facts
    for other in g.bottom[owner][:]:
        hook = f.cards[f.kind_of[other]].near
        if hook is not None and other != piece and g.at[other] == place:
            yield from hook(g, me, owner, other, piece)


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
    for piece in g.bottom[owner] + g.attached[owner]:
        hook = f.cards[f.kind_of[piece]].felled
        if hook is not None and (g.host[piece] in team if g.host[piece] != NOWHERE else g.at[piece] == place):
            yield from hook(g, owner, piece, force)
    if g.villain[owner] == PRINCE_JOHN and g.mark[hero]:
        g.power[owner] += g.mark[hero]
        g.tell("returned", "VI-065", seat=owner, amount=g.mark[hero])
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
    hook = f.cards[kind].fallen
    if hook is not None:
        yield from hook(g, owner, owner, hero, place)


def find_hero(g: State, owner: Seat, name: str) -> Flow:
    """Find (chercher) a Hero: in the realm, else in the Fate discard, else in the Fate pile (VI-060 to VI-062)."""
    f = g.facts
    kind = f.number[name]
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
        g.fate[owner].remove(kind)
        g.limbo.append(kind)
        g.fate_known[owner].clear()
        g.fate[owner][:] = yield Shuffle(g.fate[owner])
        g.tell("reshuffled", "VI-062", seat=owner, pile="fate")
    g.tell("found", "VI-060", seat=owner, card=name)
