"""DC Deck-Building Game: buy better cards, beat the Super-Villains; or, with Watchmen, find the Mastermind."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from panoplie.games.dc import score, sense, turn, view
from panoplie.games.dc.cards import book
from panoplie.games.dc.meta import META
from panoplie.games.dc.setup import open_box
from panoplie.games.dc.verbs import mixing
from panoplie.games.dc.watchmen import loyalty
from panoplie.kernel.game import Game

GAME: Final = Game(
    meta=META,
    folder=Path(__file__).parent,
    load_facts=book.load,
    new=open_box,
    act=turn.act,
    view=view.view,
    zones=view.zones,
    outcome=score.outcome,
    value=sense.value,
    parts=sense.parts,
    prospect=sense.prospect,
    horizon=sense.horizon,
    sides=score.sides,
    exchange=mixing.exchange,
    likely=loyalty.likely,
)
