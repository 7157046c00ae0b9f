"""The Plots, in force for the Mastermind alone (WM-063 to WM-067)."""

from __future__ import annotations

from panoplie.games.dc.cards.kit import after_play, card, is_a, is_first
from panoplie.games.dc.facts import TYPES
from panoplie.games.dc.facts.rows import PlotRow
from panoplie.games.dc.state import State
from panoplie.games.dc.verbs.table import burn
from panoplie.kernel.answers import Seat


def plot(g: State, me: Seat, it: PlotRow, place: int) -> None:
    """A card of the Mastermind's burns the main deck; a second play does not (WM-067, WM-A25, DC-A11)."""
    test = is_a(TYPES.index(it.type))
    fits = is_first(g, test, place) if it.once else test(g.facts, g.plays[place])
    if fits and place >= g.plot_since and place not in g.repeats:
        burn(g, it.count)


card("plot_hero", after_play(plot))
card("plot_villain", after_play(plot))
card("plot_super_power", after_play(plot))
card("plot_equipment", after_play(plot))
card("plot_starter", after_play(plot))
