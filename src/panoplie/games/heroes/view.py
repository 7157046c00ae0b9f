"""What a seat sees: everything but other people's hands, the deck, and the draft until it is over."""

from __future__ import annotations

import msgspec

from panoplie.games.heroes.facts import LETTERS, MARKER_POWERS, POWERS
from panoplie.games.heroes.nouns import name
from panoplie.games.heroes.state import PLACING, STAGES, State
from panoplie.games.heroes.verbs import number_to_reach
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.sight import EVERYONE, UNKNOWN, Zone, only


class Die(msgspec.Struct, frozen=True):
    hero: str
    face: int
    plus: int


class Villain(msgspec.Struct, frozen=True):
    """A Super-Villain in the city: who played it, its number, and those against some origins."""

    id: str
    seat: int
    lair: bool
    combat: int
    against: dict[str, int]


class District(msgspec.Struct, frozen=True):
    """A district with all that is on it; a ruin has no number."""

    id: str
    number: int | None
    power: str
    source: str
    destroyed: bool
    token: bool
    pawns: list[str]
    heroes: list[str]
    dice: list[Die]
    villains: list[Villain]


class Hero(msgspec.Struct, frozen=True):
    """A hero in play; `ready` says whether the bonus marker lies on the card."""

    id: str
    source: str
    origin: str
    powers: list[str]
    at: str | None
    die: int | None
    die_on: str | None
    plus: int
    ko: bool
    gear: list[str]
    marker: str | None
    ready: bool
    copied: str | None


class Hand(msgspec.Struct, frozen=True):
    """How many cards, and those of them that the viewer knows."""

    count: int
    cards: list[str]


class Player(msgspec.Struct, frozen=True):
    score: int
    coloured: int
    white: int
    slots: list[str]
    bonus_slots: list[str]
    justice: int
    hq: str | None
    hq_used: bool
    fame: str | None
    beaten: int
    hand: Hand
    team: list[Hero]


class Fight(msgspec.Struct, frozen=True):
    hero: str
    district: str
    need: int
    rolled: list[str]


class HeroFace(msgspec.Struct, frozen=True):
    origin: str
    powers: list[str]
    source: str


class CardFace(msgspec.Struct, frozen=True, rename={"class_": "class"}):
    class_: str
    combat: int
    source: str


class Faces(msgspec.Struct, frozen=True):
    """What is printed on the heroes and Research cards that a viewer sees: what their pictures are drawn from."""

    heroes: dict[str, HeroFace]
    cards: dict[str, CardFace]


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it; the city row by row from the north-west."""

    stage: str
    phase: int
    turn: int
    first: int | None
    active: int | None
    acted: bool
    target: int
    city: list[District]
    seats: list[Player]
    deck: int
    discard: list[str]
    removed: list[str]
    played: list[str]
    supply: int
    fight: Fight | None
    offer: list[str]
    kept: str | None
    dropped: list[str]
    faces: Faces


def view(g: State, seat: Seat | None) -> View:
    cards, heroes = g.facts.card_ids, g.facts.hero_ids
    placed = g.stage >= PLACING
    return View(
        stage=STAGES[g.stage] if not g.over else "over",
        phase=g.phase,
        turn=g.turn,
        first=g.first if placed else None,
        active=g.active if placed and not g.over else None,
        acted=g.acted,
        target=g.target(),
        city=[_district(g, district) for district in g.city] if placed else [],
        seats=[_player(g, owner, seat) for owner in range(g.seats)],
        deck=len(g.deck),
        discard=[cards[card] for card in g.discard],
        removed=[cards[card] for card in g.removed],
        played=[cards[card] for card in g.played],
        supply=g.supply,
        fight=_fight(g),
        offer=_offer(g, seat),
        kept=heroes[g.kept[seat]] if g.kept and seat is not None else None,
        dropped=[heroes[hero] for hero in g.dropped],
        faces=_faces(g, seat),
    )


def zones(g: State) -> list[Zone]:
    """Every place of the Research and hero cards, and who knows what lies there."""
    places = [g.deck.zone("research"), Zone("research", g.discard, EVERYONE)]
    places += [hand.zone("research") for hand in g.hands]
    in_play = [card for card in (*g.fame, *g.hq) if card != NOBODY]
    for gear in g.gear:
        in_play += gear
    places.append(Zone("research", [*in_play, *g.villains, *g.played, *g.removed], EVERYONE))
    places.append(Zone("hero", g.hero_deck, UNKNOWN))
    places += [offer.zone("hero") for offer in g.offers]
    places.append(Zone("hero", g.kept, [only(seat) for seat in range(len(g.kept))]))
    places.append(Zone("hero", [*g.dropped, *[hero for hero in g.hero if hero != NOBODY]], EVERYONE))
    return places


def _district(g: State, district: int) -> District:
    row, cards = g.facts.districts[district], g.facts.cards
    return District(
        id=row.id,
        number=None if district in g.destroyed else row.number,
        power=row.power,
        source=row.source,
        destroyed=district in g.destroyed,
        token=district in g.tokens,
        pawns=[LETTERS[pawn] for pawn, at in enumerate(g.pawns) if at == district],
        heroes=[name(g, slot) for slot, at in enumerate(g.at) if at == district],
        dice=[Die(name(g, slot), g.die[slot], g.plus[slot]) for slot, at in enumerate(g.die_on) if at == district],
        villains=[
            Villain(cards[card].id, by, bool(lair), cards[card].combat, dict(cards[card].against))
            for card, by, at, lair in zip(g.villains, g.villain_by, g.villain_at, g.lair, strict=True)
            if at == district
        ],
    )


def _player(g: State, owner: Seat, viewer: Seat | None) -> Player:
    words, team = g.facts.card_ids, [slot for slot in (2 * owner, 2 * owner + 1) if g.hero[slot] != NOBODY]
    hand = g.hands[owner].zone("research")
    spent = [slot for slot in team if g.facts.hero_markers[g.hero[slot]] and not g.bonus[slot]]
    return Player(
        score=g.score[owner],
        coloured=g.coloured[owner],
        white=g.white[owner],
        slots=slots_of(g, owner),
        bonus_slots=[marker_of(g, slot) or "" for slot in spent] if g.stage >= PLACING else [],
        justice=g.justice[owner],
        hq=words[g.hq[owner]] if g.hq[owner] != NOBODY else None,
        hq_used=bool(g.hq_used[owner]),
        fame=words[g.fame[owner]] if g.fame[owner] != NOBODY else None,
        beaten=g.beaten[owner],
        hand=Hand(
            len(hand.cards),
            sorted([words[card] for place, card in enumerate(hand.cards) if hand.knows(viewer, place)]),
        ),
        team=[_hero(g, slot) for slot in team],
    )


def _hero(g: State, slot: int) -> Hero:
    facts = g.facts
    row, at = facts.heroes[g.hero[slot]], g.at[slot]
    return Hero(
        id=row.id,
        source=row.source,
        origin=row.origin,
        powers=list(row.powers),
        at=facts.district_ids[at] if at != NOBODY else None,
        die=g.die[slot] or None,
        die_on=facts.district_ids[g.die_on[slot]] if g.die_on[slot] != NOBODY else None,
        plus=g.plus[slot],
        ko=bool(g.ko[slot]),
        gear=[facts.card_ids[card] for card in g.gear[slot]],
        marker=marker_of(g, slot),
        ready=bool(g.bonus[slot]),
        copied=next((power for bit, power in enumerate(POWERS) if g.copied[slot] == 1 << bit), None),
    )


def marker_of(g: State, slot: int) -> str | None:
    """The colour of a hero's bonus marker; without S.U.P.E.R. that of Shadowboxer is white (HI-024)."""
    for power in g.facts.heroes[g.hero[slot]].powers:
        if power in MARKER_POWERS:
            colour: str = g.facts.markers[power]
            return "white" if power == "detective" and not g.options["expansion"] else colour
    return None


def slots_of(g: State, owner: Seat) -> list[str]:
    """The markers on the normal slots of a player board, from the first (HI-017)."""
    markers: list[str] = []
    left = g.slots[owner]
    while left:
        left, marker = divmod(left, 3)
        markers.insert(0, ("", "colour", "white")[marker])
    return markers


def _fight(g: State) -> Fight | None:
    if not g.fight:
        return None
    slot, district = g.fight
    where = g.facts.district_ids[district]
    return Fight(name(g, slot), where, number_to_reach(g, district, slot), list(g.rolled))


def _offer(g: State, seat: Seat | None) -> list[str]:
    """The heroes that a seat has been dealt or given."""
    if seat is None or not g.offers:
        return []
    return sorted([g.facts.hero_ids[hero] for hero in g.offers[seat].cards])


def _faces(g: State, seat: Seat | None) -> Faces:
    heroes, cards = [
        {
            card
            for zone in zones(g)
            if zone.pool == pool
            for place, card in enumerate(zone.cards)
            if zone.knows(seat, place)
        }
        for pool in ("hero", "research")
    ]
    f = g.facts
    return Faces(
        {
            row.id: HeroFace(row.origin, list(row.powers), row.source)
            for row in [f.heroes[one] for one in sorted(heroes)]
        },
        {row.id: CardFace(row.class_, row.combat, row.source) for row in [f.cards[one] for one in sorted(cards)]},
    )
