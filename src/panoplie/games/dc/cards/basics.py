"""What has a stack of its own: Starters, Kicks and Weaknesses; their numbers say it all."""

from __future__ import annotations

from panoplie.games.dc.cards.kit import card

card("punch")
card("vulnerability")
card("kick")
card("weakness")
