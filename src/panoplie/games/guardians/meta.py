"""The cover of the box."""

from __future__ import annotations

from typing import Final

from panoplie.kernel.game import Meta, Option

META: Final = Meta(
    id="guardians",
    title="Guardians’ Chronicles: Clash of Heroes",
    designer="Frédéric Condette",
    publisher="The Red Joker",
    year=2017,
    seats=(1, 6),
    rules_version="1",
    options=(
        Option(
            "mode",
            ("clash", "together", "campaign", "campaign_together"),
            rules=("GC-001", "GC-087", "GC-180"),
        ),
        Option(
            "threat",
            ("feedback", "five_faces", "farewell_tour", "street_brawl", "random"),
            rules=("GC-023", "GC-102", "GC-114"),
        ),
        Option("map", ("sheet", "other"), rules=("GC-008", "GC-024", "GC-A55")),
        Option("teams", ("alternate", "halves", "random"), rules=("GC-020",)),
        Option("heroes", ("choice", "random"), rules=("GC-018",)),
        Option("rank", ("hero", "rookie", "veteran"), rules=("GC-019", "GC-052", "GC-095")),
        Option("team_up", ("even", "never", "two", "three"), rules=("GC-021", "GC-022", "GC-029", "GC-A38")),
        Option("difficulty", ("printed", "easy", "normal", "hard"), rules=("GC-187",)),
        Option("sidekicks", (0, 1, 2), rules=("GC-184",)),
        Option("camp", ("first", "second"), rules=("GC-182",)),
        Option("machine", (5, 7), rules=("GC-173", "GC-A1")),
        Option("disgrace", ("own", "rival"), rules=("GC-145", "GC-150", "GC-A3")),
        Option("mission", ("kept", "survive", "both"), rules=("GC-028", "GC-149", "GC-150", "GC-A4")),
        Option("equal_papers", ("draw", "compare"), rules=("GC-152", "GC-A36")),
    ),
)
