from __future__ import annotations

from tests.plan import Plan

PLAN = Plan(
    seeds=30,
    every=97,
    endings=(
        "last super villain",
        "line up not refilled",
        "teams",
        "stopped after the last turn",
        "loyal players",
        "loyal players against a plot",
        "mastermind",
        "nobody",
        "two loyal players against eight super villains",
    ),
    sets={
        "base": {},
        "on patrol": {"on_patrol": True, "promo": True, "super_villains": 12},
        "two heads": {"variant": "two_heads", "heroes": "two"},
        "teams": {"variant": "teams", "heroes": "choice"},
        "watchmen": {"watchmen": True},
    },
    seats={"two heads": (2,), "teams": (4,)},
)
