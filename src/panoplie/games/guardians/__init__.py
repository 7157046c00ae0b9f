"""Guardians' Chronicles: Clash of Heroes. Two teams of heroes, a villain, and two newspapers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from panoplie.games.guardians import planning, prospects, score, sense, state, turn, view
from panoplie.games.guardians.cards import book
from panoplie.games.guardians.meta import META
from panoplie.kernel.game import Game

GAME: Final = Game(
    meta=META,
    folder=Path(__file__).parent,
    load_facts=book.load,
    new=state.new,
    act=turn.act,
    view=view.view,
    zones=view.zones,
    outcome=score.outcome,
    value=sense.value,
    parts=sense.parts,
    prospect=prospects.prospect,
    sides=state.sides,
    possible=view.possible,
    ratings=planning.ratings,
    promises=planning.promises,
)
