"""What a seat sees: everything but other people's hands, the deck, and the draft until it is over."""

from __future__ import annotations

import functools
from typing import Any

from panoplie.games.heroes.facts import LETTERS, MARKER_POWERS, POWERS, Facts
from panoplie.games.heroes.state import DEALING, NOBODY, PLACING, STAGES, State
from panoplie.games.heroes.verbs import number_to_reach
from panoplie.kernel.answers import Seat
from panoplie.kernel.sight import EVERYONE, Zone, only
from panoplie.kernel.sight import NOBODY as UNKNOWN


def view(g: State, seat: Seat | None) -> dict[str, Any]:
    """The table as one seat, or a spectator, sees it."""
    words = g.facts.card_ids
    seen = {
        "stage": STAGES[g.stage] if not g.over else "over",
        "phase": g.phase,
        "turn": g.turn,
        "first": g.first if g.stage >= PLACING else None,
        "active": g.active if g.stage >= PLACING and not g.over else None,
        "acted": g.acted,
        "target": g.target(),
        "city": [_district(g, district) for district in g.city] if g.stage >= PLACING else [],
        "seats": [_player(g, owner, seat) for owner in range(g.seats)],
        "deck": len(g.deck),
        "discard": [words[card] for card in g.discard],
        "removed": [words[card] for card in g.removed],
        "played": [words[card] for card in g.played],
        "supply": g.supply,
        "fight": _fight(g),
        "offer": _offer(g, seat),
        "kept": g.facts.hero_ids[g.kept[seat]] if g.kept and seat is not None else None,
        "dropped": [g.facts.hero_ids[hero] for hero in g.dropped],
        "faces": faces(g.facts),
    }


@functools.lru_cache
def faces(facts: Facts) -> dict[str, Any]:
    """What is printed on the heroes and the Research cards: nobody's secret, and what a picture is drawn from."""
    return {
        "heroes": {
            row.id: {"origin": row.origin, "powers": list(row.powers), "source": row.source}
            for row in facts.heroes
        },
        "cards": {
            row.id: {"class": row.class_, "combat": row.combat, "source": row.source} for row in facts.cards
        },
    }
    seen["cards"] = _cards(g, seat)
    return seen


def zones(g: State) -> list[Zone]:
    """Every place of the Research and hero cards, and who knows what lies there."""
    places = [Zone("research", g.deck, g.deck_known), Zone("research", g.discard, EVERYONE)]
    places += [Zone("research", hand, known) for hand, known in zip(g.hands, g.known, strict=True)]
    in_play = [card for card in (*g.fame, *g.hq) if card != NOBODY]
    for gear in g.gear:
        in_play += gear
    places.append(Zone("research", [*in_play, *g.villains, *g.played, *g.removed], EVERYONE))
    places.append(Zone("hero", g.hero_deck, UNKNOWN))
    places += [Zone("hero", offer, known) for offer, known in zip(g.offers, g.offers_known, strict=True)]
    places.append(Zone("hero", g.kept, [only(seat) for seat in range(len(g.kept))]))
    places.append(Zone("hero", [*g.dropped, *[hero for hero in g.hero if hero != NOBODY]], EVERYONE))
    return places


def _cards(g: State, seat: Seat | None) -> dict[str, dict[str, Any]]:
    """What is printed on the Research cards that a viewer sees, and whether we know or reconstructed it."""
    cards = {*g.discard, *g.removed, *g.played, *g.villains, *g.hq, *g.fame}
    for gear in g.gear:
        cards.update(gear)
    for hand, known in zip(g.hands, g.known, strict=True):
        zone = Zone("research", hand, known)
        cards.update([card for place, card in enumerate(hand) if zone.knows(seat, place)])
    rows = [g.facts.cards[card] for card in sorted(cards) if card != NOBODY]
    return {
        row.id: {"class": row.class_, "source": row.source, "combat": row.combat or None, "hero": row.hero}
        for row in rows
    }


def _district(g: State, district: int) -> dict[str, Any]:
    row = g.facts.districts[district]
    return {
        "id": row.id,
        "number": None if district in g.destroyed else row.number,
        "power": row.power,
        "source": row.source,
        "destroyed": district in g.destroyed,
        "token": district in g.tokens,
        "pawns": [LETTERS[pawn] for pawn, at in enumerate(g.pawns) if at == district],
        "heroes": [g.facts.hero_ids[g.hero[slot]] for slot, at in enumerate(g.at) if at == district],
        "dice": [
            {"hero": g.facts.hero_ids[g.hero[slot]], "face": g.die[slot], "plus": g.plus[slot]}
            for slot, at in enumerate(g.die_on)
            if at == district
        ],
        "villains": [
            {
                "id": g.facts.card_ids[card],
                "seat": by,
                "lair": bool(lair),
                "combat": g.facts.cards[card].combat,
                "against": dict(g.facts.cards[card].against),
            }
            for card, by, at, lair in zip(g.villains, g.villain_by, g.villain_at, g.lair, strict=True)
            if at == district
        ],
    }


def _player(g: State, owner: Seat, viewer: Seat | None) -> dict[str, Any]:
    words = g.facts.card_ids
    zone = Zone("research", g.hands[owner], g.known[owner])
    seen = [words[card] for place, card in enumerate(g.hands[owner]) if zone.knows(viewer, place)]
    return {
        "score": g.score[owner],
        "coloured": g.coloured[owner],
        "white": g.white[owner],
        "slots": slots_of(g, owner),
        "bonus_slots": [
            marker_of(g, slot)
            for slot in (2 * owner, 2 * owner + 1)
            if g.hero[slot] != NOBODY and g.facts.hero_markers[g.hero[slot]] and not g.bonus[slot]
        ]
        if g.stage >= PLACING
        else [],
        "justice": g.justice[owner],
        "hq": words[g.hq[owner]] if g.hq[owner] != NOBODY else None,
        "hq_used": bool(g.hq_used[owner]),
        "fame": words[g.fame[owner]] if g.fame[owner] != NOBODY else None,
        "beaten": g.beaten[owner],
        "hand": {"count": len(g.hands[owner]), "cards": sorted(seen)},
        "team": [_hero(g, slot) for slot in (2 * owner, 2 * owner + 1) if g.hero[slot] != NOBODY],
    }


def _hero(g: State, slot: int) -> dict[str, Any]:
    facts = g.facts
    row = facts.heroes[g.hero[slot]]
    at = g.at[slot]
    return {
        "id": row.id,
        "source": row.source,
        "origin": row.origin,
        "powers": list(row.powers),
        "at": facts.district_ids[at] if at != NOBODY else None,
        "die": g.die[slot] or None,
        "die_on": facts.district_ids[g.die_on[slot]] if g.die_on[slot] != NOBODY else None,
        "plus": g.plus[slot],
        "ko": bool(g.ko[slot]),
        "gear": [facts.card_ids[card] for card in g.gear[slot]],
        "marker": marker_of(g, slot),
        "ready": bool(g.bonus[slot]),
        "copied": next((power for bit, power in enumerate(POWERS) if g.copied[slot] == 1 << bit), None),
    }


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


def _fight(g: State) -> dict[str, Any] | None:
    if not g.fight:
        return None
    slot, district = g.fight
    return {
        "hero": g.facts.hero_ids[g.hero[slot]],
        "district": g.facts.district_ids[district],
        "need": number_to_reach(g, district, slot),
        "rolled": list(g.rolled),
    }


def _offer(g: State, seat: Seat | None) -> list[dict[str, Any]]:
    """The heroes that a seat has been dealt or given."""
    if seat is None or g.stage == DEALING:
        return []
    rows = sorted([g.facts.heroes[hero] for hero in g.offers[seat]], key=lambda row: str(row.id))
    return [{"id": row.id, "source": row.source, "origin": row.origin, "powers": list(row.powers)} for row in rows]
