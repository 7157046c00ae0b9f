"""What has a stack of its own: Punch, Vulnerability, Kick, Weakness."""

from __future__ import annotations

from tests.talk import table


def test_punch() -> None:
    t = table("dc", a={"hand": "punch punch"})
    t.seat(0).is_asked("turn").plays("punch")
    assert (t.power, t.played, t.hand(0)) == (1, "punch", "punch")
    t.seat(0).may_not("buy punch", rule="DC-023")


def test_vulnerability() -> None:
    t = table("dc", a={"hand": "vulnerability"})
    t.seat(0).may("play vulnerability", "end").plays("vulnerability")
    assert (t.power, t.played, t.hand(0)) == (0, "vulnerability", "")
    t.seat(0).may_not("buy vulnerability", rule="DC-023").ends_turn()
    assert t.discarded(0) == "vulnerability"


def test_kick() -> None:
    t = table("dc", a={"hand": "kick kick kick"}, line_up="lobo")
    t.seat(0).plays("kick").may_not("buy kick", rule="DC-023").plays("kick", "kick")
    assert t.power == 6
    t.seat(0).buys("kick", "kick").may_not("buy kick", rule="DC-023")
    assert (t.discarded(0), t.seen_by(1)["kicks"], t.line_up) == ("kick kick", 14, "lobo")


def test_kick_of_which_none_is_left() -> None:
    t = table("dc", a={"hand": "doomsday"}, kicks=0, line_up="lobo")
    t.seat(0).plays("doomsday").may_not("buy kick", rule="DC-023")


def test_weakness() -> None:
    t = table("dc", a={"hand": "weakness", "discard": "weakness", "deck": "punch"})
    assert [card["type"] for card in t.seen_by(0)["seats"][0]["hand"]] == ["none"]
    assert t.points(0) == -2
    t.seat(0).may_not("buy weakness", rule="DC-023").plays("weakness")
    assert (t.power, t.played, t.points(0)) == (0, "weakness", -2)
