"""What a player may do in a turn: the aims of the turn's menu, with the reasons against each candidate."""

from __future__ import annotations

from typing import Final

from panoplie.games.dc.cards.kit import KIND, Kind
from panoplie.games.dc.state import IN_PLAY, NOTHING, State
from panoplie.games.dc.verbs.plays import discount, purse
from panoplie.games.dc.verbs.table import partner
from panoplie.games.dc.watchmen.challenges import is_complete
from panoplie.games.dc.watchmen.loyalty import is_loyal, mastermind
from panoplie.games.dc.watchmen.plots import may_help
from panoplie.kernel.aims import BARE, Aimed, aim
from panoplie.kernel.answers import Seat
from panoplie.kernel.errors import Reason, Refusal


def _unpaid(g: State, seat: Seat, kind: Kind) -> dict[str, int | str]:
    f = g.facts
    return {"card": f.ids[kind], "cost": f.cost[kind], "power": purse(g)}


def _lacking(g: State, seat: Seat, kind: Kind) -> dict[str, int | str]:
    return {"card": g.facts.ids[kind], "cost": price(g, kind), "power": purse(g)}


def price(g: State, kind: Kind) -> int:
    """What it costs now to defeat a Super-Villain, a Challenge or a Plot (DC-024, WM-045)."""
    cost: int = g.facts.rows[kind].cost
    return max(0, cost - discount(g))


TOO_DEAR: Final = Reason("too-dear", "DC-023", _unpaid)
TOO_STRONG: Final = Reason("too-strong", "DC-024", _lacking)
TOO_HARD: Final = Reason("too-hard", "WM-043", _lacking)
TOO_DEEP: Final = Reason("too-deep", "WM-068", _lacking)
FACE_DOWN: Final = Refusal("not-to-be-defeated", "DC-053")
INCOMPLETE: Final = Refusal("incomplete", "WM-044")
NOT_LOYAL: Final = Refusal("not-loyal", "WM-A27")
DOES_NOT_FIT: Final = Reason("does-not-fit", "WM-037", lambda g, seat, kind: {"card": g.facts.ids[kind]})
NO_WEAKNESS: Final = Refusal("no-weakness", "WM-038")
NO_CHALLENGE: Final = Refusal("no-challenge", "WM-049")
NO_PLOT: Final = Refusal("no-plot", "WM-A8")
NOTHING_PLAIN: Final = Refusal("nothing-plain", "DC-020")
HELPED: Final = Refusal("helped-already", "WM-A7")
NO_HELP_FOR_YOU: Final = Refusal("no-help-for-mastermind", "WM-A6")
NOBODY_TO_HELP: Final = Refusal("nobody-to-help", "WM-A30")
LINE_UP_FULL: Final = Refusal("line-up-full", "DC-A34")
MAIN_DECK_EMPTY: Final = Refusal("main-deck-empty", "DC-A34")
NOT_IN_HAND: Final = Refusal("not-in-hand", "DC-020")
NOT_FOR_SALE: Final = Refusal("not-for-sale", "DC-023")


@aim(KIND, verb="play", other=NOT_IN_HAND)
def playable(g: State, me: Seat) -> Aimed[Kind]:
    """Any card of the hand (DC-020, DC-028)."""
    return [(kind, None) for kind in g.hand[me].cards]


@aim(BARE, verb="play_all", other=NOTHING_PLAIN)
def all_plain(g: State, me: Seat) -> Aimed[bool]:
    """All cards of the hand that only give Power, one after the other (DC-020, DC-021)."""
    plain = g.facts.plain
    return [(True, None)] if sum([plain[kind] for kind in g.hand[me].cards]) > 1 else []


@aim(KIND, verb="buy", other=NOT_FOR_SALE)
def for_sale(g: State, me: Seat) -> Aimed[Kind]:
    """A card of the Line-Up or a Kick (DC-023)."""
    left, cost = purse(g), g.facts.cost
    found = [(kind, None if cost[kind] <= left else TOO_DEAR) for kind in g.line_up]
    if g.kicks:
        kick = g.kicks[-1]
        found.append((kick, None if cost[kick] <= left else TOO_DEAR))
    return found


@aim(KIND, verb="buy_for", other=NOT_FOR_SALE)
def for_partner(g: State, me: Seat) -> Aimed[Kind]:
    """A card that is bought for the partner, in teams (DC-103, DC-A31)."""
    return for_sale.find(g, me) if partner(g, me) != NOTHING else []


@aim(KIND, verb="defeat", other=FACE_DOWN)
def beatable(g: State, me: Seat) -> Aimed[Kind]:
    """The open Super-Villain, the Challenge, or the Plot (DC-024, WM-043, WM-044, WM-068)."""
    if g.villain_up and g.villains.cards:
        kind = g.villains.cards[-1]
        yield kind, None if price(g, kind) <= purse(g) else TOO_STRONG
    if g.challenge != NOTHING:
        if not is_complete(g):
            yield g.challenge, INCOMPLETE
        else:
            yield g.challenge, None if price(g, g.challenge) <= purse(g) else TOO_HARD
    if g.plot == IN_PLAY:
        plot = g.plots[mastermind(g)]
        if not is_loyal(g, me):
            yield plot, NOT_LOYAL
        else:
            yield plot, None if price(g, plot) <= purse(g) else TOO_DEEP


@aim(KIND, verb="contribute", other=NOT_IN_HAND)
def gifts(g: State, me: Seat) -> Aimed[Kind]:
    """A card of the hand that the Challenge asks for, or a Location in play (WM-035 to WM-038, WM-085)."""
    if g.challenge == NOTHING:
        return [(kind, NO_CHALLENGE) for kind in g.hand[me].cards]
    weakness = g.facts.weakness
    from_hand, from_play = g.facts.wanted[g.challenge]
    found = [
        (kind, None if from_hand[kind] else NO_WEAKNESS if kind == weakness else DOES_NOT_FIT)
        for kind in g.hand[me].cards
    ]
    return found + [(kind, None) for kind in g.locations[me] if from_play[kind]]


@aim(BARE, verb="help", other=NO_PLOT)
def help_from_others(g: State, me: Seat) -> Aimed[bool]:
    """Ask the others for help, once in a turn with a Plot in play (WM-069, WM-A6 to WM-A8)."""
    if g.plot != IN_PLAY:
        return []
    if not is_loyal(g, me):
        return [(True, NO_HELP_FOR_YOU)]
    if g.helped:
        return [(True, HELPED)]
    return [(True, None if may_help(g, me) else NOBODY_TO_HELP)]


@aim(BARE, verb="patrol")
def patrols(g: State, me: Seat) -> Aimed[bool]:
    """Refill the Line-Up, On Patrol (DC-108, DC-A34)."""
    if not g.options["on_patrol"]:
        return []
    if len(g.line_up) >= g.facts.box.line_up:
        return [(True, LINE_UP_FULL)]
    return [(True, None if g.main.cards else MAIN_DECK_EMPTY)]


@aim(BARE, verb="end")
def always(g: State, me: Seat) -> Aimed[bool]:
    """End the turn, at any moment (DC-027)."""
    return [(True, None)]
