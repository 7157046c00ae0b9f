"""The cover of the box."""

from __future__ import annotations

from typing import Final

from panoplie.games.villainous.facts import VILLAINS
from panoplie.kernel.game import Meta, Option

META: Final = Meta(
    id="villainous",
    title="Disney Villainous",
    designer="Prospero Hall",
    publisher="Ravensburger",
    year=2018,
    seats=(2, 6),
    rules_version="4",
    options=(
        Option("villains", ("choice", "random"), rules=("VI-004",)),
        Option("start", ("random", "wicked", "first_seat"), rules=("VI-011",)),
        Option("fate_token", ("five", "four", "never"), rules=("VI-031", "VI-E8")),
        Option("eels", ("activated", "played"), rules=("VI-024",)),
        Option("turns", (300, 150, 600), rules=("VI-044",)),
    ),
    wishes=(Option("villain", ("choose", *VILLAINS), rules=("VI-004",), unique=True),),
    verbs={
        "villain": ("villain",),
        "starts": ("seat",),
        "go": ("place",),
        "stay": (),
        "use": ("symbol", "row"),
        "end": (),
        "unmask": ("piece",),
        "play": ("card", "place"),
        "attach": ("card", "piece"),
        "effect": ("card",),
        "activate": ("piece",),
        "fate": ("foe",),
        "vanquish": ("piece", "*pieces"),
        "move": ("piece", "place"),
        "discard": ("*cards",),
        "react": ("card",),
        "pass": (),
        "pass_turn": (),
        "pick": ("piece",),
        "take": ("card",),
        "none": (),
        "yes": (),
        "no": (),
        "put_back": ("*cards",),
        "amount": ("number",),
        "name": ("type",),
        "free": ("symbol",),
        "cover": ("symbol", "place"),
        "lend": ("symbol", "place"),
    },
    spoken={
        "villain": "villain",
        "place": "place",
        "symbol": "symbol",
        "row": "row",
        "piece": "card",
        "pieces": "card",
        "card": "card",
        "cards": "card",
        "type": "type",
    },
)
