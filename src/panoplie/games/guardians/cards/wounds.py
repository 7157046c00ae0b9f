"""The Wounds that lie on the left of a sheet; those on the right are all in their numbers."""

from __future__ import annotations

from panoplie.games.guardians.cards.kit import card
from panoplie.games.guardians.powers import acts, alone, leaves, no_ranged
from panoplie.games.guardians.verbs.harm import hurt

card("dazed", acts(lambda it: it.actions))
card("blurred_vision", no_ranged(True))
card("bleeding", leaves(lambda g, me, it: hurt(g, me, it.damage)))
card("cut_off", alone(True))
