"""Street Brawl, the scenario without a villain: two teams, one street (GC-114)."""

from __future__ import annotations

from typing import Any

from panoplie.games.guardians.board import district_of, heroes_of, zone_of
from panoplie.games.guardians.cards.kit import card
from panoplie.games.guardians.powers import awards
from panoplie.games.guardians.state import State
from panoplie.games.guardians.threats.common import LARGE, MEDIUM, award_more


def last_bell(g: State, it: Any) -> None:
    """More Damage on the rivals, and more heroes in the Zone of the fountain (GC-110, GC-111)."""
    award_more(g, LARGE, g.rivals_hit)
    district = district_of(g)
    plaza = next(district.zone_of[cell] for cell, spot in district.spots.items() if spot == "fountain")
    held = [sum([zone_of(g, hero) == plaza for hero in heroes_of(g, team)]) for team in (0, 1)]
    award_more(g, MEDIUM, held)


card("street_brawl", awards(last_bell))
