from __future__ import annotations

from tests.games.dc.endings import ENDINGS
from tests.plan import Plan

PLAN = Plan(
    seeds=30,
    every=97,
    endings=tuple(ENDINGS),
    sets={
        "base": {},
        "on patrol": {"on_patrol": True, "promo": True, "super_villains": 12},
        "two heads": {"variant": "two_heads", "heroes": "two"},
        "teams": {"variant": "teams", "heroes": "choice"},
        "watchmen": {"watchmen": True},
    },
    seats={"two heads": (2,), "teams": (4,)},
    guided=("super_heroes.toml:card", "watchmen_super_heroes.toml:card", "loyalty.toml:card"),
)
