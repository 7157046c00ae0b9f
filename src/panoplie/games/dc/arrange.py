"""How a table of the DC game is laid out by name, in the middle of a game: for lessons and for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from panoplie.games.dc.cards.kit import heed
from panoplie.games.dc.facts import Facts
from panoplie.games.dc.state import IN_PLAY, NOTHING, PHASES, State
from panoplie.kernel.answers import Seat
from panoplie.kernel.piles import Pile
from panoplie.kernel.sight import EVERYONE

NAMES: Final = "abcde"

LINE_UP: Final = "doomsday doomsday gorilla_grodd gorilla_grodd super_strength"

STACK: Final = "ras_al_ghul lex_luthor parallax"


def arrange(
    g: State,
    turn: Seat = 0,
    phase: str = "play",
    number: int = 1,
    line_up: str = LINE_UP,
    main: str = "",
    stack: str = STACK,
    challenge: str = "keene_act",
    challenges: str = "nixon alien_invasion",
    gifts: str = "",
    machination: str = "machination_hero",
    loyalty: str = "hidden",
    plot: str = "unseen",
    finale: str = "",
    clock: int = 0,
    main_left: int | None = None,
    kicks: int | None = None,
    weaknesses: int | None = None,
    **seats: Mapping[str, Any],
) -> None:
    """In the middle of a turn, unless a phase is named; everything is written by ids, piles from the top.

    `a` to `e` say what lies before the seats 0 to 4: `hand deck discard locations hero plot` and `loyalty`
    ("mastermind": the last seat unless one is named), `under` and `face_down`. A deck that is not named is a
    starting deck, Punches on top. `main` is the top of the main deck, of which only `main_left` cards are there,
    `stack` the Super-Villains, of whom the first lies open, or is about to appear (phase `reveal`); in Watchmen
    `finale` are those of two Loyal players, `clock` is the number of cards under the Challenge.
    """
    f = g.facts
    assert set(seats) <= set(NAMES[: g.seats]), f"There are only seats {NAMES[: g.seats]}."
    named = [*kinds(f, line_up), *kinds(f, gifts), *kinds(f, main)]
    if g.seats > 2 and not any([seat.get("loyalty") for seat in seats.values()]):
        last = NAMES[g.seats - 1]
        seats[last] = {**seats.get(last, {}), "loyalty": "mastermind"}
    for seat in range(g.seats):
        named += _lay_out(g, seat, **seats.get(NAMES[seat], {}))
    rest = list(g.main.cards)
    for kind in named:
        if kind in rest:
            rest.remove(kind)
    g.main = Pile([*rest, *reversed(kinds(f, main))])
    g.clock = Pile([g.main.cards.pop(0) for _ in range(clock)])
    g.main = Pile(g.main.cards[len(g.main) - (len(g.main) if main_left is None else main_left) :])
    g.kicks[:] = g.kicks[:kicks]
    g.weaknesses[:] = g.weaknesses[:weaknesses]
    g.line_up[:] = kinds(f, line_up)
    if g.options["watchmen"]:
        _lay_out_watchmen(g, challenge, challenges, machination)
        g.gifts[:] = kinds(f, gifts)
        g.is_open = loyalty == "open"
        g.plot = ("unseen", "in_play", "foiled").index(plot)
        assert g.plot != IN_PLAY or g.is_open, "A Plot in play goes with open Loyalty."
        if finale:
            g.finale, g.machination = True, NOTHING
    _stack_villains(g, finale if g.options["watchmen"] else stack, about_to_appear=phase == "reveal")
    g.active = g.first = turn
    g.turn = number
    g.phase = PHASES.index(phase)
    heed(g)


def kinds(f: Facts, names: str) -> list[int]:
    unknown = [name for name in names.split() if name not in f.number]
    assert not unknown, f"No card is called {', '.join(unknown)}."
    return [f.number[name] for name in names.split()]


def _stack_villains(g: State, names: str, about_to_appear: bool) -> None:
    """The Super-Villains, the open one first, unless it is about to be turned up."""
    g.villains = Pile(list(reversed(kinds(g.facts, names))))
    for kind in g.villains.cards:
        g.villain_box.remove(kind)
    g.villain_up = bool(g.villains.cards) and not about_to_appear
    if g.villain_up:
        g.villains.show(EVERYONE, 1)


def _lay_out(
    g: State,
    seat: Seat,
    hand: str = "",
    deck: str | None = None,
    discard: str = "",
    locations: str = "",
    hero: str = "",
    under: str = "",
    face_down: bool = False,
    loyalty: str = "loyal",
    plot: str = "",
) -> list[int]:
    """Lay out what a test says of a seat. Returns the cards that it names."""
    f = g.facts
    g.hand[seat] = Pile(kinds(f, hand), 1 << seat)
    g.deck[seat] = Pile(list(reversed(f.starting_deck if deck is None else kinds(f, deck))))
    g.discard[seat] = kinds(f, discard)
    g.locations[seat] = kinds(f, locations)
    g.under[seat] = Pile(kinds(f, under), 1 << seat)
    g.super_heroes[seat] = kinds(f, hero)
    g.face_down[seat] = int(face_down)
    if g.options["watchmen"]:
        role = int(loyalty == "mastermind")
        assert role in g.loyalty_box, "Only one can be the Mastermind."
        g.loyalty_box.remove(role)
        g.loyalty.append(role)
        mine = f.number[plot] if plot else g.plot_box[-1]
        g.plot_box.remove(mine)
        g.plots.append(mine)
    return kinds(f, " ".join([hand, deck or "", discard, locations, under]))


def _lay_out_watchmen(g: State, challenge: str, challenges: str, machination: str) -> None:
    """One open Challenge, or none, and those below it, the next one first."""
    f = g.facts
    open_one = kinds(f, challenge)
    below = kinds(f, challenges)
    g.challenge_box[:] = [kind for kind in f.challenges if kind not in (*open_one, *below)]
    g.challenge = open_one[0] if open_one else NOTHING
    g.challenges = Pile(list(reversed(below)))
    g.machination = [row.id for row in f.machinations].index(machination) if machination else NOTHING
