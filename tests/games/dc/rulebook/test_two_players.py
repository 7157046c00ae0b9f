"""Watchmen for two: the third Loyalty card, and the eight Super-Villains (WM-024 to WM-031)."""

from __future__ import annotations

from typing import Any

from panoplie.kernel.rulebook import rule
from tests.games.dc.rulebook.scenes import ALL_FOR_NIXON, BOSS, POWER, watchmen
from tests.games.dc.talk import DcTalk

EIGHT = "anti_monitor atrocitus brainiac darkseid the_joker lex_luthor parallax sinestro"


def finale(stack: str = "lex_luthor sinestro", **arrangement: Any) -> DcTalk:
    """Two Loyal players before the Super-Villains."""
    last = {"challenge": "alien_invasion", "challenges": "", "loyalty": "open"}
    return watchmen(2, **{**last, "finale": stack, **arrangement})


def level_three(**arrangement: Any) -> DcTalk:
    """Seat 0 has beaten level 2 and ends the turn."""
    nixon = {"challenge": "nixon", "challenges": "alien_invasion", "gifts": ALL_FOR_NIXON}
    a = {"hand": POWER, **arrangement.pop("a", {})}
    t = watchmen(2, **nixon, a=a, **arrangement)
    t.seat(0).plays_all().defeats("nixon").ends_turn()
    return t


@rule("WM-024", "WM-025")
def test_a_third_card_lies_in_the_box_unseen() -> None:
    t = watchmen(2)
    assert t.g.loyalty == [0, 0] and t.g.loyalty_box == [1], "neither is the Mastermind"
    assert not any(['"mastermind"' in t.everything_seen_by(viewer) for viewer in t.viewers])
    t = watchmen(2, b=BOSS)
    assert t.g.loyalty == [0, 1] and '"mastermind"' not in t.everything_seen_by(0)


@rule("WM-026")
def test_level_three_opens_the_loyalty_cards_if_the_machination_is_not_done() -> None:
    t = level_three(b=BOSS)
    assert [seat["loyalty"] for seat in t.seen_by(None)["seats"]] == ["loyal", "mastermind"]
    nixon = {"challenge": "nixon", "challenges": "alien_invasion", "gifts": ALL_FOR_NIXON, "a": {"hand": POWER}}
    t = watchmen(3, **nixon, b=BOSS)
    t.seat(0).plays_all().defeats("nixon").ends_turn()
    assert not t.seen_by(None)["watchmen"]["loyalty_open"], "with three players nothing of the kind"


@rule("WM-027")
def test_a_mastermind_among_two_may_still_bring_the_plot() -> None:
    t = level_three(b={"hand": "punch catwoman robin batmobile doomsday", **BOSS})
    assert t.seen_by(0)["super_villains"] is None and t.seen_by(0)["watchmen"]["plot"] is None
    t.seat(1).plays("punch", "catwoman", "robin", "batmobile", "doomsday")
    assert t.seen_by(0)["watchmen"]["plot"]["owner"] == 1


@rule("WM-028", "WM-031")
def test_eight_super_villains_of_cost_ten_or_more_come_and_the_machination_goes() -> None:
    t = level_three()
    t.shuffles(EIGHT)
    assert t.names(t.g.villains.top(8)) == EIGHT
    assert t.seen_by(0)["super_villains"]["left"] == 8 and t.seen_by(0)["watchmen"]["machination"] is None
    hidden = EIGHT.split()[1:]
    assert not any([name in t.everything_seen_by(viewer) for name in hidden for viewer in t.viewers])


@rule("WM-029")
def test_the_first_of_them_strikes_both_at_once() -> None:
    t = level_three(b={"hand": "punch kick"})
    t.shuffles("parallax")
    assert t.seen_by(1)["super_villains"]["top"]["id"] == "parallax"
    assert (t.hand(0), t.hand(1)) == ("", "kick"), "in the new hand of seat 0 too"
    t.seat(1).is_asked("turn")


def test_a_super_villain_that_is_borrowed_has_not_fallen() -> None:
    """J'onn J'onzz plays the last of them, Brainiac, who plays a Disintegration: the Challenge goes, he stays."""
    t = finale("brainiac", a={"hand": "jonn_jonzz"}, b={"hand": "disintegration"})
    t.seat(0).plays("jonn_jonzz")
    t.chance.is_hit_at("disintegration")
    t.seat(0).is_asked("disintegrate").says("destroy alien_invasion").goes_on()
    assert t.seen_by(0)["super_villains"]["top"]["id"] == "brainiac"


@rule("WM-A23")
def test_two_loyal_players_win_or_lose_together() -> None:
    t = finale("lex_luthor", challenge="", a={"hand": POWER}, b={"deck": "man_of_steel"})
    t.seat(0).plays_all().defeats("lex_luthor")
    assert t.match.outcome().utilities[0] == t.match.outcome().utilities[1] > 0
    t = finale(main_left=1)
    t.seat(0).ends_turn()
    assert t.match.outcome().utilities[0] == t.match.outcome().utilities[1] < 0


@rule("WM-A32")
def test_the_eight_go_on_as_in_the_base_game_without_its_ends() -> None:
    t = finale(a={"hand": f"{POWER} {POWER}"}, b={"hand": "robin punch kick"})
    t.seat(0).plays_all().defeats("lex_luthor").may_not("defeat sinestro", rule="DC-053")
    assert t.discarded(0) == "lex_luthor"
    t.seat(0).ends_turn()
    t.seat(1).is_asked("discard").says("discard punch")
    assert t.seen_by(1)["super_villains"]["top"]["id"] == "sinestro"
    t = finale("lex_luthor", a={"hand": POWER})
    t.seat(0).plays_all().defeats("lex_luthor").ends_turn().goes_on()
    t.seat(1).is_asked("turn")


@rule("WM-A33")
def test_two_loyal_players_do_not_strike_each_other() -> None:
    t = finale(a={"hand": "scarecrow"})
    t.seat(0).plays("scarecrow")
    assert t.discarded(1) == ""
    t = watchmen(2, a={"hand": "scarecrow"})
    t.seat(0).plays("scarecrow")
    assert t.discarded(1) == "weakness"


@rule("WM-A37")
def test_without_a_mastermind_an_empty_deck_beats_both() -> None:
    for t in (finale(main_left=1), watchmen(2, main_left=1)):
        t.seat(0).ends_turn()
        t.ended("nobody").ends([], [0, 0])
