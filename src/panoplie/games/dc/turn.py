"""A turn: begin, one deed after another, the end in its order (DC-019 to DC-035, WM-A4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from panoplie.games.dc import can
from panoplie.games.dc.cards.kit import (
    KIND,
    Kind,
    attacks,
    heed,
    heeding,
    offers,
    refilled,
    refills,
    turn_begins,
    turn_ends,
    turn_over,
)
from panoplie.games.dc.setup import set_up
from panoplie.games.dc.state import BEGIN, END, NOTHING, PLAY, REVEAL, SET_UP, State, clear_turn
from panoplie.games.dc.verbs.attacks import strike
from panoplie.games.dc.verbs.gains import buy, defeat, take_bought
from panoplie.games.dc.verbs.plays import go_home, play, reward_draws
from panoplie.games.dc.verbs.table import (
    Ended,
    add_to_line_up,
    discard,
    discard_hand,
    draw,
    draw_up,
    end_game,
    fill_line_up,
    foes,
    partner,
    run_out,
)
from panoplie.games.dc.watchmen.challenges import contribute, look_for_victory, pay_challenge
from panoplie.games.dc.watchmen.finale import next_challenge, next_villain
from panoplie.games.dc.watchmen.plots import ask_for_help, pay_plot
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.asks import CLOSES, Flow, for_seats
from panoplie.kernel.cards import run
from panoplie.kernel.deeds import AnyDeed, Deed, Menu
from panoplie.kernel.questions import may_pick


def act(g: State) -> Flow:
    """One main action: the set-up, the beginning of a turn, one deed, or a part of the turn's end."""
    try:
        yield from STEPS[g.phase](g)
    except Ended:
        g.tell("ended", ENDS[g.ended], reason=g.ended)


ENDS: Final = {
    "villains": "DC-056",
    "line_up": "DC-057",
    "loyal": "WM-050",
    "mastermind": "WM-007",
    "nobody": "WM-A37",
    "stopped": "DC-A38",
}
"""Every way in which a game can end, and the rule that says so."""


def begin(g: State) -> Flow:
    """A turn begins (DC-019); the table stops a game without an end (DC-A38)."""
    g.turn += 1
    if g.turn > g.options["turns"]:
        end_game(g, "stopped")
    g.fresh = False
    heed(g)
    g.tell("turn", "DC-019", seat=g.active, number=g.turn)
    for source, hook in heeding(g, g.active, turn_begins):
        yield from run(hook(g, g.active, g.facts.rows[source]))
    g.phase = PLAY


# Deeds


def do_one_deed(g: State) -> Flow:
    """Play a card, spend Power, or whatever else a turn offers (DC-020, DC-022)."""
    me = g.active
    menu = MENUS[me]
    answer = yield menu
    deed, thing = menu.chosen(g, answer)
    yield from run(deed.does(g, me, *deed.args, thing))
    yield from reward_draws(g, me)


def play_all(g: State, me: Seat, _: bool) -> Flow:
    """Play all cards of the hand that only give Power, also those that are drawn on the way (DC-020).

    In an order that does not tell in which they were drawn.
    """
    while plain := [kind for kind in g.hand[me].cards if g.facts.plain[kind]]:
        yield from play(g, me, min(plain))


def take_down(g: State, me: Seat, kind: Kind) -> Flow:
    """Defeat a Super-Villain, a Challenge or a Plot (DC-024, WM-043, WM-068)."""
    if kind == g.challenge:
        pay_challenge(g, me)
    elif kind >= g.facts.kinds:
        pay_plot(g, me)
    else:
        yield from defeat(g, me, kind)
        if g.options["watchmen"]:
            look_for_victory(g)


def buy_for_partner(g: State, me: Seat, kind: Kind) -> Flow:
    """A bought card goes to the partner; then an opponent may change a card (DC-103, DC-104, DC-A31)."""
    g.spent += g.facts.cost[kind]
    take_bought(g, kind)
    g.gains.append(kind)
    g.elsewhere.append(kind)
    ally = partner(g, me)
    g.discard[ally].append(kind)
    g.tell("bought_for", "DC-103", seat=me, foe=ally, card=g.facts.ids[kind], cost=g.facts.cost[kind])
    for foe in foes(g, me):
        if g.hand[foe].cards:
            away = yield from may_pick(g, foe, None, to_change)
            if away is not None:
                discard(g, foe, [away])
                yield from draw(g, foe, 1)
                break


@aim(KIND, verb="discard", kind="change", secret=True)
def to_change(g: State, me: Seat) -> Aimed[Kind]:
    """A card of the hand to discard for another (DC-104)."""
    return [(kind, None) for kind in g.hand[me].cards]


def patrol(g: State, me: Seat, _: bool) -> Flow:
    """Refill the Line-Up; each Attack that comes strikes whoever looks (DC-108, DC-109, DC-A34)."""
    before = len(g.line_up)
    fill_line_up(g)
    for kind in g.line_up[before:]:
        if attacks in g.facts.cards[kind]:
            yield from strike(g, NOBODY, kind, me)


def help_me(g: State, me: Seat, _: bool) -> Flow:
    """Ask for help (WM-069)."""
    yield from ask_for_help(g, me)


def end(g: State, me: Seat, _: bool) -> None:
    """The player has finished (DC-029)."""
    g.phase = END


PLAY_CARD: Final[AnyDeed] = Deed(can.playable, play)
PLAY_ALL: Final[AnyDeed] = Deed(can.all_plain, play_all)
BUY: Final[AnyDeed] = Deed(can.for_sale, buy)
BUY_FOR: Final[AnyDeed] = Deed(can.for_partner, buy_for_partner)
DEFEAT: Final[AnyDeed] = Deed(can.beatable, take_down)
CONTRIBUTE: Final[AnyDeed] = Deed(can.gifts, contribute)
HELP: Final[AnyDeed] = Deed(can.help_from_others, help_me)
PATROL: Final[AnyDeed] = Deed(can.patrols, patrol)
STOP: Final[AnyDeed] = Deed(can.always, end)

BASE: Final = (PLAY_CARD, PLAY_ALL, BUY, DEFEAT, STOP)
TEAMS: Final = (PLAY_CARD, PLAY_ALL, BUY, BUY_FOR, DEFEAT, STOP)
WATCHMEN: Final = (PLAY_CARD, PLAY_ALL, BUY, CONTRIBUTE, DEFEAT, HELP, STOP)


def deeds(g: State, me: Seat) -> Sequence[AnyDeed]:
    """All that a player may do in the turn, and what cards in play offer besides (DC-020 to DC-027)."""
    options = g.options
    usual = WATCHMEN if options["watchmen"] else TEAMS if options["variant"] == "teams" else BASE
    if not options["on_patrol"] and not g.heeds & offers.bit:
        return usual
    found = list(usual)
    if options["on_patrol"]:
        found.insert(-1, PATROL)
    for source, hook in dict(heeding(g, me, offers)).items():  # played twice, a card still offers one choice
        found[-1:-1] = hook(g, me, g.facts.rows[source])
    return found


MENUS: Final = for_seats(lambda seat: Menu(seat, "turn", deeds, ("DC-020", "DC-022", "DC-027"), lone=CLOSES))


# The end of a turn


def end_turn(g: State) -> Flow:
    """Texts for the end, discard and draw, refill the Line-Up, the Challenge's text (DC-029 to DC-032, WM-A4)."""
    me, f = g.active, g.facts
    for kind in g.area[:]:
        text = f.cards[kind]
        if turn_ends in text:
            yield from run(text.hooks[turn_ends](g, me, f.rows[kind]))
    more = sum([hook(g, me, f.rows[source]) for source, hook in heeding(g, me, refills)])
    g.phase = REVEAL
    while g.area:
        go_home(g, me, 0)
    discard_hand(g, me)
    yield from draw_up(g, me, f.box.hand + more)
    if g.options["watchmen"] and not g.stirred and g.main.cards:
        g.tell("stalled", "WM-008", seat=me)
        add_to_line_up(g)
    if not fill_line_up(g):
        run_out(g) if g.options["watchmen"] else end_game(g, "line_up")
    for source, hook in heeding(g, me, refilled):
        yield from run(hook(g, me, f.rows[source]))


def turn_up(g: State) -> Flow:
    """The next Challenge, the next Super-Villain, then the Attack of the Challenge (DC-033, WM-A4)."""
    me = g.active
    g.quiet[:] = [0] * g.seats  # these Attacks come outside of any turn, so "not this turn" is over (DC-034)
    yield from next_challenge(g)
    if not g.villains.cards and not g.options["watchmen"]:
        end_game(g, "villains")
    yield from next_villain(g)
    if g.challenge != NOTHING and not g.fresh:
        for source, hook in heeding(g, me, turn_over):
            yield from run(hook(g, me, g.facts.rows[source]))
    clear_turn(g)
    g.active = next_player(g)
    g.phase = BEGIN


def next_player(g: State) -> Seat:
    """The next player on the left who is still there (DC-019, WM-A36)."""
    seat = (g.active + 1) % g.seats
    while g.gone[seat]:
        seat = (seat + 1) % g.seats
    return seat


STEPS: Final = {SET_UP: set_up, BEGIN: begin, PLAY: do_one_deed, END: end_turn, REVEAL: turn_up}
