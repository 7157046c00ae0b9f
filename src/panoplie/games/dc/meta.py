"""The cover of the box."""

from __future__ import annotations

from typing import Final

from panoplie.kernel.game import Meta, Option

META: Final = Meta(
    id="dc",
    title="DC Deck-Building Game",
    designer="Matt Hyra",
    publisher="Cryptozoic Entertainment",
    year=2012,
    seats=(2, 5),
    rules_version="1",
    options=(
        Option("watchmen", (False, True), rules=("WM-002", "WM-003", "WM-004")),
        Option("heroes", ("random", "first_game", "choice", "two"), rules=("DC-010", "WM-013")),
        Option("promo", (False, True), rules=("DC-011",)),
        Option("variant", ("none", "two_heads", "teams"), rules=("DC-101", "DC-102")),
        Option("on_patrol", (False, True), rules=("DC-108", "DC-109")),
        Option("start", ("random", "first_seat"), rules=("DC-017", "DC-018", "DC-A1")),
        Option("super_villains", (8, 10, 12), rules=("DC-015",)),
        Option("parallax", ("all", "unspent"), rules=("DC-098", "DC-A20")),
        Option("deck_out", ("empty", "cannot_refill"), rules=("WM-007", "WM-A1")),
        Option("helpers", ("loyal", "everybody"), rules=("WM-069", "WM-A6")),
        Option("destroyed", ("wins_too", "loses"), rules=("WM-091", "WM-A36")),
        Option("turns", (400, 200, 800), rules=("DC-027", "DC-A38")),
    ),
)
