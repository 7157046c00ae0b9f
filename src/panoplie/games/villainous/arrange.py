"""How a table of Disney Villainous is laid out by name, in the middle of a game: for lessons and for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from panoplie.games.villainous import board
from panoplie.games.villainous.facts import VILLAINS
from panoplie.games.villainous.state import NOWHERE, PHASES, State
from panoplie.games.villainous.verbs.realm import enter
from panoplie.kernel.answers import Seat
from panoplie.kernel.piles import Pile
from panoplie.kernel.sight import EVERYONE


def arrange(g: State, turn: Seat = 0, phase: str = "actions", token: Seat = NOWHERE, **realms: Any) -> None:
    """In a turn unless a phase is named: captain_hook={"at": "jolly_roger", "hand": "smee"}, ursula={}.

    The first villain named sits in seat 0, whose turn it is. Piles are written from the top; one that is not named
    holds all other cards. `smee@jolly_roger+cutlass` is Smee at the Jolly Roger with a Cutlass,
    `card_guard_club@courtyard=1` a Wicket (what lies on a card follows the equals sign), `genie@oasis~` a Hero
    below the board.
    """
    assert len(realms) == g.seats, f"{len(realms)} realms are laid out for {g.seats} seats."
    for seat, (villain, realm) in enumerate(realms.items()):
        g.villain[seat] = VILLAINS.index(villain)
        _lay_out(g, seat, **realm)
    g.active = turn
    g.token = token
    g.phase = PHASES.index(phase)


def _lay_out(
    g: State,
    seat: Seat,
    at: str | None = None,
    power: int = 0,
    hand: str = "",
    cards: str = "",
    deck: str | None = None,
    discard: str = "",
    fate: str | None = None,
    fate_discard: str = "",
    lock: str | None = "printed",
    known: bool = False,
) -> None:
    f = g.facts
    villain = g.villain[seat]
    g.mover[seat] = 0 if at is None else board.place_named(g, seat, at)
    assert g.mover[seat] != NOWHERE, f"{at} is not on the board of {VILLAINS[villain]}."
    g.power[seat] = power
    g.lock[seat] = f.locks[villain] if lock == "printed" else NOWHERE if lock is None else f.place_of[lock]
    box = [*f.decks[villain], *f.fates[villain]]
    for written in cards.split():
        _put(g, seat, written, box)
    g.hand[seat] = Pile(_take(g, hand, box), EVERYONE if known else 1 << seat)
    g.discard[seat] = _take(g, discard, box)
    g.fate_discard[seat] = _take(g, fate_discard, box)
    piles: Mapping[bool, str | None] = {False: deck, True: fate}
    for is_fate, written_pile in piles.items():
        top = _take(g, written_pile or "", box)
        rest = [kind for kind in box if f.is_fate[kind] == is_fate] if written_pile is None else []
        (g.fate if is_fate else g.deck)[seat] = Pile(rest + top[::-1])


def _put(g: State, seat: Seat, written: str, box: list[int]) -> None:
    """Put a card into a realm, with the Items on it."""
    first, *items = written.split("+")
    first, _, mark = first.partition("=")
    below = first.endswith("~")
    name, _, place = first.removesuffix("~").partition("@")
    (kind,) = _take(g, name, box)
    assert board.place_named(g, seat, place) != NOWHERE, f"{place} is not on the board."
    piece = enter(g, seat, kind, board.place_named(g, seat, place))
    if below:
        g.heroes[seat].remove(piece)
        g.bottom[seat].append(piece)
    g.mark[piece] = int(mark or 0)
    for item in items:
        (kind,) = _take(g, item, box)
        enter(g, seat, kind, g.at[piece], piece)


def _take(g: State, names: str, box: list[int]) -> list[int]:
    kinds = []
    for name in names.split():
        assert name in g.facts.number, f"There is no card {name}."
        kind = g.facts.number[name]
        assert kind in box, f"No {name} is left in the box."
        box.remove(kind)
        kinds.append(kind)
    return kinds
