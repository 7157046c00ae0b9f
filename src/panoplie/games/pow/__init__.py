"""POW! by Reiner Knizia: throw dice, collect heroes, and as many villains to go with them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from panoplie.games.pow import facts, score, sense, state, turn, view
from panoplie.games.pow.meta import META
from panoplie.kernel.game import Game

GAME: Final = Game(
    meta=META,
    folder=Path(__file__).parent,
    load_facts=facts.load,
    new=state.new,
    act=turn.act,
    view=view.view,
    zones=view.zones,
    outcome=score.outcome,
    value=sense.value,
    parts=sense.parts,
    ratings=sense.ratings,
    slack=sense.SLACK,
)
