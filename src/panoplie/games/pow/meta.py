"""The cover of the box."""

from __future__ import annotations

from typing import Final

from panoplie.kernel.game import Meta, Option

META: Final = Meta(
    id="pow",
    title="POW!",
    designer="Reiner Knizia",
    publisher="Gigamic",
    year=2016,
    seats=(2, 5),
    rules_version="2",
    options=(
        Option("start", ("random", "film", "first_seat"), rules=("PO-010",)),
        Option("ties", ("leftmost", "choice"), rules=("PO-033", "PO-034")),
        Option("memory_aid", (False, True), rules=("PO-022",)),
    ),
    verbs={
        "starts": ("seat",),
        "keep": ("*dice",),
        "stop": (),
        "take": ("row", "place"),
        "steal": ("row", "foe", "place"),
    },
    letters=("hero", "villain"),
    spoken={"dice": "symbol", "kept": "symbol", "tile": "tile"},
)
