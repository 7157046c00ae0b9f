"""Disney Villainous, six villains: everyone pursues an aim of his own and ruins the plans of the others."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from panoplie.games.villainous import score, sense, state, turn, view
from panoplie.games.villainous.cards import book
from panoplie.games.villainous.meta import META
from panoplie.kernel.game import Game, Horizon

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
    horizon=lambda options: Horizon(3),
)
