"""The six Challenges, by name: what they ask for, what they cost, and their Ongoing text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dc.talk import DcTalk
from tests.talk import table

BOSS = {"loyalty": "mastermind"}


def facing(challenge: str, seats: int = 3, **more: Any) -> DcTalk:
    arrangement = {"challenges": "", "line_up": "robin robin mera mera kid_flash", **more}
    return table("dc", seats=seats, watchmen=True, challenge=challenge, **arrangement)


def demands(t: DcTalk) -> list[str]:
    """How far the demands of the Challenge are filled."""
    found = t.seen_by(1)["watchmen"]["challenge"]["demands"]
    return [f"{line['filled']}/{line['count']}" for line in found]


@pytest.mark.parametrize(
    ("challenge", "level", "cost", "gifts"),
    [
        ("riots", 1, 8, "bane lasso_of_truth robin nth_metal"),
        ("keene_act", 1, 8, "robin mera kick super_strength"),
        ("nixon", 2, 11, "bane nth_metal scarecrow"),
        ("alien_invasion", 3, 12, "owlship bane robin doomsday"),
    ],
)
def test_a_challenge_falls_for_its_contributions_and_its_cost(
    challenge: str, level: int, cost: int, gifts: str
) -> None:
    short = facing(challenge, a={"hand": "punch " * cost}, gifts=" ".join(gifts.split()[:-1]), challenges="nixon")
    short.seat(0).plays_all().may_not(f"defeat {challenge}", rule="WM-044")
    t = facing(challenge, a={"hand": "punch " * cost}, gifts=gifts, challenges="nixon")
    seen = t.seen_by(0)["watchmen"]["challenge"]
    assert (seen["level"], seen["cost"], seen["complete"]) == (level, cost, True)
    t.seat(0).plays(*["punch"] * (cost - 1)).may_not(f"defeat {challenge}", rule="WM-043")
    t.seat(0).plays("punch").defeats(challenge)
    assert (t.left, t.destroyed, t.seen_by(0)["watchmen"]["challenge"]) == (0, gifts, None)


def test_riots() -> None:
    t = facing("riots", phase="begin", a={"hand": "bane kick lasso_of_truth"})
    t.seat(0).is_asked("riots").may_only("show bane", "show lasso_of_truth", "none").reads(
        "Riots: do you show a card with an Attack or a Defence? Otherwise you discard a random card.",
        "Émeutes : montrez-vous une carte à Attaque ou à Défense ? Sinon, vous défaussez une carte au hasard.",
    )
    t.seat(0).may_not("show kick", rule="WM-A40").says("show bane").is_asked("turn")
    assert (t.hand(0), t.known_hand(0, 1), t.discarded(0)) == ("kick bane lasso_of_truth", "bane", "")


def test_riots_discards_a_random_card() -> None:
    t = facing("riots", phase="begin", a={"hand": "bane kick"})
    t.seat(0).is_asked("riots").says("none")
    t.is_hit_at("kick").seat(0).is_asked("turn")
    assert (t.hand(0), t.discarded(0)) == ("bane", "kick")


def test_riots_leaves_an_empty_hand_alone() -> None:
    facing("riots", phase="begin", a={}).seat(0).is_asked("turn")


@pytest.mark.parametrize("pair", ["bane scarecrow", "lasso_of_truth super_speed", "bane lasso_of_truth"])
def test_riots_asks_for_two_attacks_or_defences_a_hero_and_an_equipment(pair: str) -> None:
    t = facing("riots", a={"hand": f"{pair} robin nth_metal kick doomsday"})
    t.seat(0).may_not("contribute kick", "contribute doomsday", rule="WM-037")
    t.seat(0).contributes(*pair.split(), "robin", "nth_metal")
    assert demands(t) == ["2/2", "1/1", "1/1"]


def test_keene_act() -> None:
    t = facing("keene_act", a={"hand": "lasso_of_truth", "hero": "the_comedian"})
    t.seat(0).plays("lasso_of_truth")
    hero = t.seen_by(1)["seats"][0]["super_heroes"][0]
    assert (t.power, hero["id"], hero["cancelled"]) == (1, "the_comedian", True)


def test_keene_act_asks_for_two_heroes_a_super_power_and_a_card_of_cost_5() -> None:
    t = facing("keene_act", a={"hand": "robin robin kick bane scarecrow"})
    t.seat(0).may_not("contribute bane", rule="WM-037").contributes("robin", "robin", "kick", "scarecrow")
    assert demands(t) == ["2/2", "1/1", "1/1"]


def test_keene_act_falls_and_super_heroes_count_from_now_on() -> None:
    a = {"hand": "super_strength lasso_of_truth gorilla_grodd lasso_of_truth", "hero": "the_comedian"}
    t = facing("keene_act", gifts="robin mera kick doomsday", challenges="nixon", a=a)
    t.seat(0).plays("super_strength", "lasso_of_truth", "gorilla_grodd").defeats("keene_act")
    assert t.power == 9
    t.seat(0).plays("lasso_of_truth")
    assert t.power == 9 + 2


@pytest.mark.parametrize(
    ("hero", "before", "after", "power", "drawn"),
    [
        ("doctor_manhattan", "kick", "kick", 4, 0),
        ("nite_owl", "lasso_of_truth", "lasso_of_truth", 2, 1),
        ("ozymandias", "kick catwoman lasso_of_truth", "doomsday", 9, 0),
    ],
)
def test_keene_act_falls_and_what_was_played_before_is_not_counted(
    hero: str, before: str, after: str, power: int, drawn: int
) -> None:
    a = {"hand": f"{before} {after} " + "punch " * 8, "hero": hero, "deck": "vulnerability vulnerability"}
    t = facing("keene_act", gifts="robin mera kick doomsday", challenges="nixon", a=a)
    t.seat(0).plays(*before.split(), *["punch"] * 8).defeats("keene_act").plays(*after.split())
    assert (t.power, t.hand(0).count("vulnerability")) == (8 + power, drawn)


def test_keene_act_falls_and_silk_spectre_draws_for_what_is_bought_after_it() -> None:
    a = {"hand": "punch " * 14, "hero": "silk_spectre", "deck": "kick " * 8}
    t = facing("keene_act", gifts="robin mera kick doomsday", challenges="nixon", a=a)
    t.seat(0).plays_all().buys("robin").defeats("keene_act").buys("mera").ends_turn()
    assert t.hand(0) == " ".join(["kick"] * 6)


def test_nixon() -> None:
    t = facing("nixon", a={"hand": "kick"}, main="bane mera starro", line_up="kid_flash robin robin mera mera")
    t.seat(0).plays("kick").buys("kid_flash").ends_turn()
    assert t.line_up == "robin robin mera mera bane mera", "the refill to five, and one more"


def test_nixon_adds_a_card_to_the_one_for_buying_nothing() -> None:
    t = facing("nixon", main="bane starro lobo")
    t.seat(0).ends_turn()
    assert t.line_up == "robin robin mera mera kid_flash bane starro"


def test_nixon_asks_for_a_villain_an_equipment_and_a_card_of_cost_5() -> None:
    t = facing("nixon", a={"hand": "bane nth_metal robin heat_vision"})
    t.seat(0).reads_on("contribute bane", "Contribute Bane", "Contribuer avec Bane")
    t.seat(0).may_not("contribute robin", rule="WM-037").contributes("bane", "nth_metal", "heat_vision")
    assert demands(t) == ["1/1", "1/1", "1/1"]


def test_cancer_scare() -> None:
    t = facing("cancer_scare", a={"deck": "punch " * 5 + "robin"})
    t.seat(0).ends_turn().seat(1).is_asked("turn")
    assert (t.destroyed, t.discarded(0), demands(t)) == ("robin", "", ["1/6"])


def test_cancer_scare_with_a_card_of_cost_0_brings_a_weakness() -> None:
    t = facing("cancer_scare", a={"deck": "kick " * 5 + "punch"})
    t.seat(0).ends_turn().seat(1).is_asked("turn")
    assert (t.destroyed, t.discarded(0), demands(t)) == ("", "punch weakness", ["0/6"])


def test_cancer_scare_finds_nothing_where_no_card_is_left() -> None:
    t = facing("cancer_scare", a={"deck": "robin kick"})
    t.seat(0).ends_turn().seat(1).is_asked("turn")
    assert (t.destroyed, t.discarded(0), t.hand(0)) == ("", "", "kick robin")


def test_cancer_scare_is_an_attack_on_the_player_whose_turn_is_over() -> None:
    a = {"deck": "blue_beetle kick kick kick kick robin"}
    t = facing("cancer_scare", a=a, b={"hand": "blue_beetle"})
    t.seat(0).ends_turn().is_asked("defend").reads(
        "Cancer Scare attacks you. Do you use a Defence?",
        "La Peur du Cancer vous attaque. Utilisez-vous une Défense ?",
    )
    t.seat(1).is_asked_nothing()
    t.seat(0).defends("blue_beetle")
    assert (t.destroyed, t.deck(0)) == ("", "robin")


def test_cancer_scare_falls_when_six_dear_cards_are_destroyed() -> None:
    hand = "punch " * 10 + "heat_vision " * 6
    t = facing("cancer_scare", challenges="alien_invasion", a={"hand": hand, "discard": "kick " * 6 + "punch"})
    t.seat(0).may_not("contribute heat_vision", rule="WM-037")
    for _ in range(5):
        t.seat(0).plays("heat_vision").says("destroy kick@discard")
    t.seat(0).plays(*["punch"] * 10).may_not("defeat cancer_scare", rule="WM-044")
    t.seat(0).plays("heat_vision").says("destroy kick@discard")
    assert demands(t) == ["6/6"]
    t.seat(0).defeats("cancer_scare")
    assert t.left == 28 - 10


@pytest.mark.parametrize(
    ("line_up", "burnt"),
    [
        ("robin robin mera mera kid_flash", ""),
        ("robin robin mera mera bane", "scarecrow"),
        ("bane bane lobo mera mera", "scarecrow moloch"),
    ],
)
def test_alien_invasion(line_up: str, burnt: str) -> None:
    t = facing("alien_invasion", line_up=line_up, main="nth_metal scarecrow moloch starro")
    t.seat(0).ends_turn()
    assert (t.destroyed, t.line_up) == (burnt, f"{line_up} nth_metal"), "a card for each Villain, two at most"


def test_alien_invasion_asks_for_a_watchmen_card_a_villain_a_hero_and_a_card_of_cost_6() -> None:
    t = facing("alien_invasion", a={"hand": "owlship bane robin doomsday lasso_of_truth"})
    t.seat(0).may_not("contribute lasso_of_truth", rule="WM-037")
    t.seat(0).contributes("owlship", "bane", "robin", "doomsday")
    assert demands(t) == ["1/1", "1/1", "1/1", "1/1"]


def test_doomsday_clock() -> None:
    t = facing("doomsday_clock", main="lobo bane")
    left = t.main_left
    t.seat(0).ends_turn()
    seen = t.seen_by(1)["watchmen"]["challenge"]
    assert (seen["under"], seen["run_down"], t.main_left) == (1, False, left - 2)
    assert t.line_up.endswith("lobo") and "bane" not in t.everything_seen_by(1), "face down, after the refill"


def test_doomsday_clock_gives_the_twelve_cards_to_the_mastermind() -> None:
    t = facing("doomsday_clock", clock=11, b=BOSS)
    t.seat(0).ends_turn()
    seen = t.seen_by(0)["watchmen"]
    assert (seen["challenge"]["under"], seen["challenge"]["run_down"], seen["loyalty_open"]) == (0, True, True)
    assert t.seen_by(0)["seats"][1]["hand_size"] == 12 and t.known_hand(1, 0) == ""
    assert seen["plot"] is None, "the Plot stays out of play"
    t.seat(1).ends_turn()
    assert t.seen_by(0)["watchmen"]["challenge"]["under"] == 0, "it has stopped"


def test_doomsday_clock_without_a_mastermind_destroys_the_twelve_cards() -> None:
    t = facing("doomsday_clock", seats=2, clock=11, loyalty="open")
    t.seat(0).ends_turn()
    assert len(t.destroyed.split()) == 12 and t.seen_by(0)["seats"][1]["hand_size"] == 0


def test_doomsday_clock_asks_for_a_location_from_play() -> None:
    a = {"hand": "titans_tower owlship kick nth_metal punch punch", "locations": "the_batcave"}
    t = facing("doomsday_clock", a=a)
    t.seat(0).may_not("contribute titans_tower", "contribute nth_metal", "contribute punch", rule="WM-037")
    t.seat(0).contributes("the_batcave", "owlship", "kick")
    assert (demands(t), t.locations(0)) == (["1/1", "1/1", "1/1"], "")
    t.seat(0).plays("titans_tower").contributes("titans_tower")
    assert t.gifts.endswith("the_batcave titans_tower"), "one played in this turn too, and more than it takes"


def test_doomsday_clock_falls_with_the_cards_under_it() -> None:
    gifts = "owlship kick"
    a = {"hand": "punch " * 12, "locations": "the_batcave"}
    t = facing("doomsday_clock", clock=3, gifts=gifts, challenges="nixon", a=a)
    t.seat(0).contributes("the_batcave").plays_all()
    assert t.power == 12
    t.seat(0).defeats("doomsday_clock")
    assert t.destroyed.startswith(f"{gifts} the_batcave") and len(t.destroyed.split()) == 3 + 3
