"""What bots believe of secret roles: who gives little is suspect, and a Mastermind knows that."""

from __future__ import annotations

from collections import Counter

from panoplie.bots import bot
from panoplie.games.dc.sense import value
from panoplie.games.dc.state import State
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
    rated = dict(bot("sidekick").rate(Outlook(t.match, 0, Seeded("rate"))))
    assert rated["buy", "bat_signal"] > rated["end",]
