"""What a seat sees: everything but hidden hands, the order of decks, and secret roles."""

from __future__ import annotations

import msgspec

from panoplie.games.dc.cards.kit import Kind, is_muted
from panoplie.games.dc.facts import STARRED, TYPELESS, TYPES
from panoplie.games.dc.score import cards_of, points, value
from panoplie.games.dc.state import FOILED, FROM_DECK, IN_PLAY, NOTHING, OWN, PHASES, SET_UP, State
from panoplie.games.dc.verbs.mixing import pools
from panoplie.games.dc.verbs.plays import discount, produced, purse
from panoplie.games.dc.verbs.table import partner
from panoplie.games.dc.watchmen.challenges import filled
from panoplie.games.dc.watchmen.loyalty import mastermind
from panoplie.kernel.answers import Seat
from panoplie.kernel.piles import Pile
from panoplie.kernel.sight import EVERYONE, UNKNOWN, Zone, is_known, only


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card with what is printed on it; `vp` is missing where the text has to be asked for the points."""

    id: str
    type: str
    cost: int
    vp: int | None
    power: int
    source: str
    attack: bool = False
    defence: bool = False
    super_villain: bool = False
    watchmen: bool = False


class SuperHero(msgspec.Struct, frozen=True):
    """A large card; one that is face down, or cancelled by the Challenge, has no text."""

    id: str
    source: str
    face_down: bool
    cancelled: bool


class Played(msgspec.Struct, frozen=True):
    """A card played in this turn; `again` for a second play."""

    card: Card
    again: bool


class Turn(msgspec.Struct, frozen=True):
    """What the running turn has produced."""

    power: int
    """All Power produced."""
    left: int
    """What is left of it to spend."""
    plays: list[Played]
    bought: list[Card]
    """Bought, gained and defeated, in order."""
    contributed: int
    asked_for_help: bool
    discount: int
    """What Super-Villains, Challenges and Plots cost less in this turn."""


class Stack(msgspec.Struct, frozen=True):
    """The stack of Super-Villains; no top while it lies face down."""

    left: int
    top: Card | None


class Demand(msgspec.Struct, frozen=True):
    """A line of a Challenge: what it asks for, how many, and how many it has."""

    count: int
    filled: int
    type: str | None
    least: int
    attack_or_defence: bool
    watchmen: bool
    in_play: bool
    destroyed: bool


class Challenge(msgspec.Struct, frozen=True):
    """The open Challenge and what lies beside it."""

    id: str
    level: int
    cost: int
    source: str
    demands: list[Demand]
    gifts: list[Card]
    complete: bool
    under: int
    """How many cards lie under it, face down."""
    run_down: bool


class Line(msgspec.Struct, frozen=True):
    """So many cards of a type, perhaps of different names."""

    count: int
    type: str
    different: bool


class Machination(msgspec.Struct, frozen=True):
    """What the Mastermind has to play in one turn at this table."""

    id: str
    source: str
    lines: list[Line]


class Plot(msgspec.Struct, frozen=True):
    id: str
    cost: int
    source: str


class PlotInPlay(msgspec.Struct, frozen=True):
    """The Mastermind's Plot once it lies open; a foiled one does nothing any more."""

    plot: Plot
    owner: int
    foiled: bool


class Watchmen(msgspec.Struct, frozen=True):
    """Everything that only Watchmen has, apart from what lies before the seats."""

    challenge: Challenge | None
    challenges_left: int
    """Challenges that lie face down."""
    beaten: list[str]
    machination: Machination | None
    plot: PlotInPlay | None
    loyalty_open: bool
    finale: bool


class Worth(msgspec.Struct, frozen=True):
    """A card of a finished game, how many of it a player has, and the Victory Points that they bring together."""

    card: Card
    count: int
    points: int


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies before a seat; of hidden cards only what the viewer knows."""

    super_heroes: list[SuperHero]
    hand_size: int
    hand: list[Card]
    """The cards of the hand that the viewer knows: all of one's own."""
    deck: int
    deck_top: list[Card]
    """The topmost cards of the deck, the top first, as far as the viewer knows them."""
    discard: list[Card]
    locations: list[Card]
    played: list[Card]
    """The cards that lie in front of the seat until its turn ends."""
    borrowed: list[Card]
    """Those of them that belong elsewhere."""
    under: int
    under_known: list[Card]
    destroyed: bool = False
    partner: int | None = None
    loyalty: str | None = None
    """The role, if the viewer knows it: everybody's when the game is over."""
    plot: Plot | None = None
    points: int | None = None
    """Victory Points: one's own, and everybody's when the game is over."""
    worth: list[Worth] = []
    """Where they come from, most first, when the game is over and all count."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    phase: str
    active: int | None
    turn: int
    last_turn: int
    line_up: list[Card]
    main_deck: int
    main_top: list[Card]
    """The topmost cards of the main deck that the viewer has looked at."""
    kicks: int
    kick: Card
    weaknesses: int
    destroyed: list[Card]
    super_villains: Stack | None
    watchmen: Watchmen | None
    running: Turn
    seats: list[Player]


def view(g: State, seat: Seat | None) -> View:
    dealt = g.phase != SET_UP
    return View(
        phase=PHASES[g.phase],
        active=g.active if dealt and not g.over else None,
        turn=g.turn,
        last_turn=g.options["turns"],
        line_up=_cards(g, g.line_up),
        main_deck=len(g.main.cards),
        main_top=_known_top(g, g.main, seat),
        kicks=len(g.kicks),
        kick=_card(g, g.facts.kick),
        weaknesses=len(g.weaknesses),
        destroyed=_cards(g, g.destroyed),
        super_villains=_stack(g) if g.finale or not g.options["watchmen"] else None,
        watchmen=_watchmen(g) if g.options["watchmen"] and dealt else None,
        running=_turn(g),
        seats=[_player(g, owner, seat) for owner in range(g.seats)],
    )


def zones(g: State) -> list[Zone]:
    """Every place where cards lie. All saw what everybody took, so only the order of one's own cards is hidden.

    A card that Brainiac has mixed is one of those of whoever gave it; those of the Clock come from the main deck.
    """
    found = [
        Zone("main", g.main.cards, g.main.known, "card"),
        Zone("main", g.clock.cards, g.clock.known, "card"),
        Zone("villain", g.villains.cards, g.villains.known, "card"),
        Zone("villain", g.villain_box, UNKNOWN, "card"),
        Zone("mixed", g.pool.cards, g.pool.known, "card"),
    ]
    open_lists = [g.line_up, g.kicks, g.weaknesses, g.destroyed, g.area, g.gifts, g.gifts_in_play, g.beaten]
    found += [Zone("open", cards, EVERYONE, "card") for cards in (*open_lists, *g.discard, *g.locations)]
    for seat in range(g.seats):
        hand = g.hand[seat]
        own: str | list[str] = pools(g, seat, hand)
        if seat == _clock_keeper(g):
            own = ["main" if mask & FROM_DECK else f"own{seat}" for mask in hand.known]
        found.append(Zone(own, hand.cards, hand.known, "card"))
        for pile in (g.deck[seat], g.under[seat]):
            found.append(Zone(pools(g, seat, pile), pile.cards, pile.known, "card", seat))
    if g.options["watchmen"]:
        found += _secret_zones(g)
    return found


def _secret_zones(g: State) -> list[Zone]:
    """Roles, Plots and Challenges. Whoever was not unmasked by the whole Machination is known to be Loyal."""
    level = g.facts.level
    known = EVERYONE if g.is_open else g.cleared
    roles = [EVERYONE if known >> seat & 1 else only(seat) for seat in range(len(g.loyalty))]
    owners = [only(seat) for seat in range(len(g.plots))]
    if g.plot != 0:
        owners[mastermind(g)] = EVERYONE
    levels = [f"level{level[kind]}" for kind in g.challenges.cards]
    boxed = [f"level{level[kind]}" for kind in g.challenge_box]
    return [
        Zone("loyalty", g.loyalty, roles, "loyalty"),
        Zone("loyalty", g.loyalty_box, UNKNOWN, "loyalty"),
        Zone("plot", g.plots, owners, "card"),
        Zone("plot", g.plot_box, UNKNOWN, "card"),
        Zone(levels, g.challenges.cards, g.challenges.known, "card"),
        Zone(boxed, g.challenge_box, UNKNOWN, "card"),
        Zone("open", [g.challenge] if g.challenge != NOTHING else [], EVERYONE, "card"),
    ]


def _clock_keeper(g: State) -> Seat:
    """Who may hold cards of the Clock in hand."""
    return mastermind(g) if g.run_down else NOTHING


def _known(g: State, pile: Pile, seat: Seat | None) -> list[Card]:
    known = zip(pile.cards, pile.known, strict=True)
    return _cards(g, [kind for kind, mask in known if is_known(mask, seat)])


def _known_top(g: State, pile: Pile, seat: Seat | None) -> list[Card]:
    top: list[Kind] = []
    for kind, mask in zip(reversed(pile.cards), reversed(pile.known), strict=True):
        if not is_known(mask, seat):
            break
        top.append(kind)
    return _cards(g, top)


def _card(g: State, kind: Kind) -> Card:
    f = g.facts
    return Card(
        id=f.ids[kind],
        type="none" if f.types[kind] == TYPELESS else TYPES[f.types[kind]],
        cost=f.cost[kind],
        vp=None if f.vp[kind] == STARRED else f.vp[kind],
        power=f.power[kind],
        source=f.sources[kind],
        attack=f.attacks[kind],
        defence=f.defends[kind],
        super_villain=f.is_super_villain[kind],
        watchmen=f.is_watchmen[kind],
    )


def _cards(g: State, kinds: list[Kind]) -> list[Card]:
    return [_card(g, kind) for kind in kinds]


def _stack(g: State) -> Stack:
    top = _card(g, g.villains.cards[-1]) if g.villain_up and g.villains.cards else None
    return Stack(len(g.villains.cards), top)


def _turn(g: State) -> Turn:
    plays = [Played(_card(g, kind), place in g.repeats) for place, kind in enumerate(g.plays)]
    return Turn(produced(g), purse(g), plays, _cards(g, g.gains), g.given, g.helped, discount(g))


def _player(g: State, owner: Seat, seat: Seat | None) -> Player:
    mine = owner == seat
    area = list(zip(g.area, g.homes, strict=True)) if owner == g.active else []
    ally = partner(g, owner)
    return Player(
        super_heroes=[
            SuperHero(g.facts.ids[kind], g.facts.sources[kind], bool(g.face_down[owner]), is_muted(g))
            for kind in g.super_heroes[owner]
        ],
        hand_size=len(g.hand[owner].cards),
        hand=_known(g, g.hand[owner], seat),
        deck=len(g.deck[owner].cards),
        deck_top=_known_top(g, g.deck[owner], seat),
        discard=_cards(g, g.discard[owner]),
        locations=_cards(g, g.locations[owner]),
        played=_cards(g, [kind for kind, _ in area]),
        borrowed=_cards(g, [kind for kind, home in area if home != OWN]),
        under=len(g.under[owner].cards),
        under_known=_known(g, g.under[owner], seat),
        destroyed=bool(g.gone[owner]),
        partner=None if ally == NOTHING else ally,
        loyalty=_role(g, owner) if g.loyalty and (mine or g.is_open) else None,
        plot=_plot(g, g.plots[owner]) if mine and g.plots and not g.gone[owner] else None,
        points=points(g, owner) if (mine or g.over) and not g.options["watchmen"] else None,
        worth=_worth(g, owner) if g.over and not g.options["watchmen"] else [],
    )


def _worth(g: State, owner: Seat) -> list[Worth]:
    cards = cards_of(g, owner)
    found = [
        Worth(_card(g, kind), cards.count(kind), cards.count(kind) * value(g, kind, cards)) for kind in set(cards)
    ]
    return sorted(found, key=lambda worth: (-worth.points, worth.card.id))


def _role(g: State, seat: Seat) -> str:
    return "mastermind" if g.loyalty[seat] else "loyal"


def _plot(g: State, number: int) -> Plot:
    row = g.facts.rows[number]
    return Plot(row.id, row.cost, row.source)


def _watchmen(g: State) -> Watchmen:
    shown = g.plot in (IN_PLAY, FOILED)
    return Watchmen(
        challenge=_challenge(g) if g.challenge != NOTHING else None,
        challenges_left=len(g.challenges.cards),
        beaten=[g.facts.ids[number] for number in g.beaten],
        machination=_machination(g) if g.machination != NOTHING else None,
        plot=PlotInPlay(_plot(g, g.plots[mastermind(g)]), mastermind(g), g.plot == FOILED) if shown else None,
        loyalty_open=g.is_open,
        finale=g.finale,
    )


def _challenge(g: State) -> Challenge:
    f = g.facts
    row = f.rows[g.challenge]
    counts = filled(g)
    demands = [
        Demand(
            line.count,
            count,
            line.type,
            line.least,
            line.attack_or_defence,
            line.watchmen,
            line.in_play,
            line.destroyed,
        )
        for line, count in zip(row.to_defeat, counts, strict=True)
    ]
    return Challenge(
        id=row.id,
        level=row.level,
        cost=row.cost,
        source=row.source,
        demands=demands,
        gifts=_cards(g, [*g.gifts, *g.gifts_in_play]),
        complete=all([line.filled == line.count for line in demands]),
        under=len(g.clock.cards),
        run_down=g.run_down,
    )


def _machination(g: State) -> Machination:
    row = g.facts.machinations[g.machination]
    few = g.seats <= g.facts.box.first_line_seats
    lines = [row.first_line, *row.lines] if few else list(row.lines)
    return Machination(row.id, row.source, [Line(line.count, line.type, line.different) for line in lines])
