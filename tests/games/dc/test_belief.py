"""What bots believe of secret roles: who gives little is suspect, and a Mastermind knows that."""

from __future__ import annotations

from collections import Counter

from panoplie.bots import bot
from panoplie.games.dc.sense import value
from panoplie.games.dc.state import State
from panoplie.kernel.answers import Answer
from panoplie.kernel.chance import Seeded
from panoplie.kernel.outlook import Outlook
from tests.games.dc.talk import DcTalk
from tests.talk import table

BOSS = {"loyalty": "mastermind", "plot": "plot_hero"}
GIFTS = "blue_beetle lasso_of_truth cape_and_cowl bane"


def riots(**seats: object) -> DcTalk:
    return table("dc", seats=3, watchmen=True, challenge="riots", **seats)


def imagined(outlook: Outlook) -> State:
    state = outlook.imagine().state
    assert isinstance(state, State)
    return state


def suspects(t: DcTalk, viewer: int) -> Counter[int]:
    """Whom a seat imagines to be the Mastermind, how often in a hundred worlds."""
    outlook = Outlook(t.match, viewer, Seeded("belief", viewer))
    return Counter([imagined(outlook).loyalty.index(1) for _ in range(100)])


def test_whoever_gives_is_less_suspect() -> None:
    t = riots(a={"hand": GIFTS}, b=BOSS)
    before = suspects(t, 2)
    assert before[0] > 30 and before[1] > 30
    t.seat(0).contributes("blue_beetle", "lasso_of_truth", "cape_and_cowl").ends_turn()
    after = suspects(t, 2)
    assert 0 < after[0] < 20 < after[1], "who gives nothing is suspect, but nobody is above all suspicion"


def test_a_mastermind_knows_its_role_and_everybody_knows_who_was_unmasked() -> None:
    t = riots(a=BOSS)
    assert suspects(t, 0) == {0: 100}
    t = riots(a=BOSS, loyalty="open")
    assert suspects(t, 1) == suspects(t, 2) == {0: 100}


def test_a_mastermind_does_not_like_to_be_the_only_suspect() -> None:
    g = riots(a={"hand": GIFTS, **BOSS}, b={"hand": GIFTS}).match.state
    assert isinstance(g, State)
    calm = value(g, 0)
    g.credit[1:] = [3, 3]
    assert value(g, 0) < calm


def test_with_two_players_there_may_be_no_mastermind() -> None:
    t = table("dc", seats=2, watchmen=True, challenge="riots")
    outlook = Outlook(t.match, 0, Seeded("nobody"))
    roles = Counter([1 in imagined(outlook).loyalty for _ in range(100)])
    assert roles[True] > 20 and roles[False] > 20


def test_a_deed_is_judged_when_it_is_done() -> None:
    """Aquaman is asked where a bought card goes before it is his: in the middle a purchase looks like a loss."""
    t = table("dc", a={"hand": "super_strength", "hero": "aquaman"}, line_up="bat_signal")
    t.seat(0).plays("super_strength")
    rated = dict(bot("sidekick").think(Outlook(t.match, 0, Seeded("rate"))).ratings)
    assert rated["buy", "bat_signal"] > rated["end",]


def rated(t: DcTalk, seat: int) -> dict[Answer, float]:
    return dict(bot("sidekick").think(Outlook(t.match, seat, Seeded("rated"))).ratings)


def test_a_gift_waits_until_somebody_could_pay() -> None:
    """Given early a card is missed in many turns, and does no more for the cause (WM-036)."""
    early = rated(riots(a={"hand": "robin"}), 0)
    assert early["contribute", "robin"] < early["play", "robin"]
    strong = "super_strength super_strength super_strength man_of_steel"
    late = rated(riots(a={"hand": "robin", "deck": strong}), 0)
    assert late["contribute", "robin"] > late["play", "robin"]


def test_whoever_wants_to_win_buys_what_the_challenge_asks_for() -> None:
    """Two cards of one cost, of which the Clock asks for one: a Location (WM-085)."""
    t = table(
        "dc",
        seats=3,
        watchmen=True,
        challenge="doomsday_clock",
        challenges="",
        line_up="arkham_asylum the_batcave scarecrow gorilla_grodd zatanna_zatara",
        a={"hand": "super_strength", "deck": "super_strength man_of_steel"},
    )
    found = rated(t.seat(0).plays("super_strength"), 0)
    assert found["buy", "the_batcave"] > found["buy", "gorilla_grodd"]


def test_loyal_players_lend_a_card_to_whoever_can_then_foil_the_plot() -> None:
    """The card is missed in the next turn, but the Plot is worth more (WM-069, WM-071)."""
    t = table(
        "dc",
        seats=3,
        watchmen=True,
        loyalty="open",
        plot="in_play",
        a={"hand": "super_strength super_strength kick"},
        b={"hand": "super_strength super_strength"},
        c=BOSS,
    )
    t.seat(0).plays("super_strength", "super_strength", "kick").asks_for_help()
    found = rated(t, 1)
    assert found["yes",] > found["no",]


def test_cards_that_decide_a_game_are_worth_more_than_they_cost() -> None:
    """The last Challenges ask for Watchmen cards, and Disintegration undoes a Challenge (WM-082, WM-093)."""
    a = {"hand": "super_strength super_strength"}
    t = riots(a=a, line_up="disintegration man_of_steel moloch scarecrow")
    found = rated(t.seat(0).plays("super_strength", "super_strength"), 0)
    assert found["buy", "disintegration"] > found["buy", "man_of_steel"] + 5, "two Power are not the reason"
    assert found["buy", "moloch"] > found["buy", "scarecrow"]
