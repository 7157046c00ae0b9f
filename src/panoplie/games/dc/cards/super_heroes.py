"""The Super Heroes of the base box and of Watchmen: numbers over the plays and gains of the turn (DC-012)."""

from __future__ import annotations

from panoplie.games.dc.cards.aims import Owned, first_for_hero, to_destroy
from panoplie.games.dc.cards.kit import (
    Kind,
    adds,
    after_draw,
    after_play,
    card,
    is_a,
    offers,
    on_top,
    once,
    played,
    refills,
)
from panoplie.games.dc.facts import EQUIPMENT, HERO, SUPER_POWER, TYPELESS, VILLAIN
from panoplie.games.dc.facts.rows import SuperHeroRow
from panoplie.games.dc.state import State
from panoplie.games.dc.verbs.table import destroy_owned, draw
from panoplie.kernel.answers import Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.deeds import AnyDeed, Deed


def seen(g: State) -> list[Kind]:
    """The plays that the Super Hero has seen (DC-A17)."""
    return g.plays[g.since_play :]


def kinds_of(g: State, kind_type: int) -> set[Kind]:
    return {kind for kind in seen(g) if g.facts.types[kind] == kind_type}


def green_lantern(g: State, me: Seat, it: SuperHeroRow) -> int:
    """Power for three different cards that cost something (DC-A37)."""
    return it.power if len({kind for kind in seen(g) if g.facts.cost[kind] >= it.least}) >= it.cards else 0


def the_flash(g: State, me: Seat, it: SuperHeroRow) -> Flow | None:
    """One card more, the first time in the turn that a text draws (DC-083, DC-A27)."""
    return draw(g, me, it.count) if once(g, it) else None


def cyborg(g: State, me: Seat, it: SuperHeroRow) -> int:
    """Power for a Super Power, once (DC-088)."""
    return it.power if kinds_of(g, SUPER_POWER) else 0


def martian_manhunter(g: State, me: Seat, it: SuperHeroRow) -> int:
    """Power for Villains, and again for Heroes."""
    pairs = [played(g, is_a(kind_type), g.since_play) >= it.cards for kind_type in (VILLAIN, HERO)]
    return it.power * sum(pairs)


def doctor_manhattan(g: State, me: Seat, it: SuperHeroRow) -> int:
    """Power for Super Powers, once."""
    return it.power if played(g, is_a(SUPER_POWER), g.since_play) >= it.cards else 0


def types_seen(g: State) -> int:
    return len({g.facts.types[kind] for kind in seen(g)} - {TYPELESS})


def ozymandias_draws(g: State, me: Seat, it: SuperHeroRow, place: int) -> Flow | None:
    """A card for four types, once."""
    return draw(g, me, it.count) if types_seen(g) >= it.more and once(g, it) else None


def rorschach(g: State, me: Seat, it: SuperHeroRow, owned: Owned) -> None:
    """A worthless card is destroyed for Power, once in a turn."""
    g.used.append(g.facts.number[it.id])
    g.bonus += it.power
    destroy_owned(g, me, *owned)


def rorschach_offers(g: State, me: Seat, it: SuperHeroRow) -> list[AnyDeed]:
    """Once in a turn, for a card of the hand or the discard pile."""
    if g.facts.number[it.id] in g.used:
        return []
    return [Deed(to_destroy, lambda g, me, limit, owned: rorschach(g, me, it, owned), it, it.limit)]


def the_comedian(g: State, me: Seat, it: SuperHeroRow) -> int:
    """Power for each Attack or Defence (DC-A36)."""
    return it.power * played(g, lambda f, kind: f.attacks[kind] or f.defends[kind], g.since_play)


def gained(g: State, kind_type: int) -> int:
    """How many cards of a type the Super Hero has seen bought or gained (DC-086)."""
    return len([kind for kind in g.gains[g.since_gain :] if g.facts.types[kind] == kind_type])


card("batman", adds(lambda g, me, it: it.power * played(g, is_a(EQUIPMENT), g.since_play)))
card("superman", adds(lambda g, me, it: it.power * len(kinds_of(g, SUPER_POWER))))
card("wonder_woman", refills(lambda g, me, it: it.count * gained(g, VILLAIN)))
card("green_lantern", adds(green_lantern))
card("the_flash", after_draw(the_flash))
card("aquaman", on_top(lambda g, me, it, kind: g.facts.cost[kind] <= it.limit))
card("cyborg", adds(cyborg), after_play(first_for_hero(is_a(EQUIPMENT))))
card("martian_manhunter", adds(martian_manhunter))

card("doctor_manhattan", adds(doctor_manhattan))
card("nite_owl", after_play(first_for_hero(is_a(EQUIPMENT))))
card(
    "ozymandias",
    adds(lambda g, me, it: it.power if types_seen(g) >= it.cards else 0),
    after_play(ozymandias_draws),
)
card("rorschach", offers(rorschach_offers))
card("silk_spectre", refills(lambda g, me, it: it.count * gained(g, HERO)))
card("the_comedian", adds(the_comedian))
