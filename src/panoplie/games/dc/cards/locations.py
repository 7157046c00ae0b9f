"""The Locations of the main deck."""

from __future__ import annotations

from panoplie.games.dc.cards.aims import first, first_of_cost
from panoplie.games.dc.cards.kit import after_play, card, is_a
from panoplie.games.dc.facts import EQUIPMENT, HERO, SUPER_POWER, VILLAIN

card("arkham_asylum", after_play(first(is_a(VILLAIN))))
card("the_batcave", after_play(first(is_a(EQUIPMENT))))
card("fortress_of_solitude", after_play(first(is_a(SUPER_POWER))))
card("titans_tower", after_play(first_of_cost))
card("the_watchtower", after_play(first(is_a(HERO))))
