"""The Threat sheets at work: what villains do at the end of a turn, how they answer, and how games end."""

from __future__ import annotations

from typing import Any

from panoplie.kernel.answers import CHANCE
from panoplie.kernel.match import Match
from tests.games.guardians.talk import GuardiansTalk
from tests.talk import table


def street(threat: str, **arrangement: Any) -> GuardiansTalk:
    """Rage alone against the game, unless a test says otherwise."""
    settings: dict[str, Any] = {"seats": 1, "threat": threat, "rage": {"at": "a5"}, **arrangement}
    talk = table("guardians", **settings)
    assert isinstance(talk, GuardiansTalk)
    return talk


def misses(t: GuardiansTalk) -> GuardiansTalk:
    """Let every die that a villain throws show nothing."""
    match: Match = t.match
    while match.ask is not None and match.ask.seat == CHANCE:
        count = match.ask.details(t.g)["count"]
        match.answer(CHANCE, ("0",) * count)
    return t


def test_machines_make_it_louder_and_one_fewer_less_so() -> None:
    loud = street("feedback", machines="c1 j1", villains={"xtina": "f2"}, phase="villains")
    assert misses(loud).g.track == 3
    quiet = street("feedback", machines="c1", villains={"xtina": "f2"}, phase="villains", turn=2)
    assert misses(quiet).g.track == 2 and quiet.at("nodalie_1") == "g1"


def test_the_villain_wins_as_soon_as_the_volume_is_full() -> None:
    t = street("feedback", machines="c1", villains={"xtina": "f2"}, phase="villains", track=9)
    t.ends([], [0])
    assert t.match.outcome().reason == "villain_wins"


def test_a_machine_that_falls_lowers_the_volume_and_brings_a_fan() -> None:
    t = street("feedback", rage={"at": "c1"}, machines="c1 j1", villains={"xtina": "f2"}, track=3).seat(0)
    t.tests("sonic_machine", "attack").rolls("1 1 1 1 0 0 0 0")
    assert t.g.malus[t.g.at[1]] == 1 and t.g.machines.bit_count() == 2
    t.tests("sonic_machine", "attack").rolls("1 1 1 0 0 0 0")
    assert t.g.track == 2 and t.g.credit == [1, 0] and t.g.machines.bit_count() == 1
    assert t.at("nodalie_1") is not None and not any(t.g.malus)


def test_whoever_leaves_xtina_standing_hears_her_scream() -> None:
    t = street("feedback", rage={"at": "e2"}, villains={"xtina": "f2"}).seat(0)
    t.attacks("xtina").rolls("0 0 0").rolls("2 2 0 0")
    assert t.damage("rage") == 1 and t.at("rage") != "e2"


def test_to_beat_the_villain_without_both_articles_is_not_enough() -> None:
    t = street("feedback", rage={"at": "e2"}, villains={"xtina": {"at": "f2", "damage": 1}}).seat(0)
    t.attacks("xtina").rolls("2 2 2")
    t.ends([], [4])
    assert t.match.outcome().reason == "not_enough" and t.articles(0) == ["x_tina_unplugged"]


def test_with_both_articles_the_city_is_saved() -> None:
    t = street("feedback", rage={"at": "e2"}, villains={"xtina": {"at": "f2", "damage": 1}}).seat(0)
    t.g.credit[0] = 2
    t.attacks("xtina").rolls("2 2 2")
    t.ends([0], [6])
    assert t.match.view(None)["board"]["papers"][0]["headlines"][0] == {
        "id": "felled",
        "turn": 1,
        "who": "rage",
        "whom": "xtina",
    }


def test_an_avatar_slips_away_from_a_failed_attack_and_can_be_disrupted() -> None:
    t = street("five_faces", rage={"at": "d4"}, villains={"emissary_1": "d3", "emissary_2": "i3"}, track=4).seat(0)
    t.attacks("emissary_1").rolls("0 0 0")
    assert t.at("emissary_1") == "i3" and t.at("emissary_2") == "d3"
    t.tests("emissary_2").rolls("0 0 0 0 1 1")
    assert t.g.track == 3
    t.may_not("test emissary_2 mental d3", rule="GC-112")


def test_the_artefact_is_sealed_when_few_avatars_are_left() -> None:
    far = street("five_faces", rage={"at": "g2"}, villains={"emissary_1": "d3", "emissary_2": "i3"}).seat(0)
    far.may_not("test pedestal mental g2", rule="GC-110")
    t = street("five_faces", rage={"at": "g2"}, villains={"emissary_1": "d3"}).seat(0)
    t.tests("pedestal").rolls("0 0 0 0 0 1 1")
    t.ends([], [4])


def test_the_bus_rams_whoever_is_in_its_way() -> None:
    t = street("farewell_tour", rage={"at": "c5"}, villains={"tour_bus": "a5"}, phase="villains")
    assert t.g.track == 2 and t.damage("rage") == 1 and t.at("tour_bus") == "d5"


def test_out_of_the_wreck_steps_xtina_and_hostages_are_lost() -> None:
    t = street("farewell_tour", rage={"at": "b5"}, villains={"tour_bus": {"at": "a5", "damage": 1}}).seat(0)
    t.attacks("tour_bus").rolls("2 2 pow").rolls("2")
    assert t.at("tour_bus") is None and t.at("xtina") == "a5" and t.g.hostages == 0
    t.goes_on()


def test_two_wounds_in_hand_are_the_end_against_the_game() -> None:
    t = street("feedback", rage={"at": "a5", "damage": 4, "hand": "haymaker dazed"}, phase="wrap_up")
    t.ends([], [-1])
    assert t.match.outcome().reason == "all_out"
