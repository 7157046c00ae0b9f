"""What a player of Disney Villainous may know, and what nobody can tell from being asked."""

import json

import pytest

from panoplie.games.villainous import GAME
from panoplie.kernel.chance import Seeded
from panoplie.kernel.sight import EVERYONE
from tests.talk import table

CREW = "smee@skull_rock swashbuckler@skull_rock swashbuckler@skull_rock"


def rich_hook(**realm):
    """Captain Hook has six Power and gains another; Prince John may have Greed."""
    t = table("villainous", captain_hook={"at": "jolly_roger", "power": 6, "hand": "smee"}, prince_john=realm)
    t.seat(0).uses("gain_1")
    return t


@pytest.mark.parametrize("hand", ["greed warrant", "nutsy warrant", "greed greed"])
def test_whoever_may_hold_a_condition_is_asked_in_the_same_way(hand):
    t = rich_hook(hand=hand)
    t.seat(1).is_asked("react").may("pass", "pass_turn")
    other = rich_hook(hand="cowardice imprison")
    for viewer in (0, None):
        assert json.dumps(t.match.view(viewer)) == json.dumps(other.match.view(viewer))


def test_nobody_is_asked_who_cannot_hold_a_condition():
    rich_hook(hand="").seat(0).is_asked("act")
    rich_hook(hand="nutsy warrant", discard="greed greed").seat(0).is_asked("act")
    rich_hook(hand="nutsy warrant", discard="greed").seat(1).is_asked("react")
    rich_hook(hand="nutsy warrant", known=True).seat(0).is_asked("act")  # everybody knows these cards
    rich_hook(hand="greed warrant", known=True).seat(1).is_asked("react")


def test_a_pass_for_the_turn_ends_the_questions_of_the_turn():
    t = rich_hook(hand="greed").seat(1).says("pass")
    t.seat(0).plays("smee skull_rock")
    t.seat(1).is_asked_nothing()  # five Power are too few
    t = rich_hook(hand="greed").seat(1).says("pass_turn")
    t.seat(0).uses("discard").is_asked("act")
    t.seat(0).ends_turn().seat(1).says("go nottingham").ends_turn()
    t.seat(0).says("go skull_rock")
    t.seat(1).is_asked("react")  # a new turn


def test_all_who_may_hold_a_condition_are_asked_at_once_and_answer_in_any_order():
    t = table(
        "villainous",
        seats=4,
        turn=2,
        queen_of_hearts={"hand": "judgment"},
        prince_john={"hand": "cowardice nutsy"},
        captain_hook={"at": "jolly_roger", "cards": CREW},
        maleficent={"hand": "tyranny"},
    )
    t.seat(2).uses("gain_1")
    before = t.everything_seen_by(2)
    assert sorted(t.match.waiting(2)) == [0, 1, 3]
    t.seat(1).is_asked("react").says("pass").seat(0).is_asked("react").says("react judgment")
    assert t.everything_seen_by(2) == before  # nobody learns who has answered, or what
    t.seat(3).is_asked("react").says("pass")
    assert (t.power(0), t.discarded(0)) == (3, "judgment")
    t.seat(0).is_asked_nothing()  # no card is left in her hand
    t.seat(2).is_asked("act")


def test_each_defeat_is_a_trigger_of_its_own():
    cards = "eric@erics_ship+binding_contract_lair ariel@the_shore+binding_contract_ship"
    t = table(
        "villainous",
        ursula={"at": "the_shore", "power": 2, "hand": "poor_unfortunate_souls", "cards": cards},
        maleficent={"hand": "malice malice", "cards": "fauna@the_forest flora@the_forest"},
    )
    t.seat(0).plays("poor_unfortunate_souls", "bottom").says("move eric@erics_ship ursulas_lair")
    t.seat(0).says("move ariel@the_shore erics_ship")
    t.seat(1).is_asked("react").says("react malice").says("pick fauna@the_forest")
    t.seat(1).is_asked("react").says("react malice").takes("pick flora@the_forest")
    assert (t.fate_discarded(1), t.discarded(1)) == ("fauna flora", "malice malice")


def test_a_defeat_is_a_trigger_only_once():
    crew = "tick_tock@jolly_roger pirate_brute@jolly_roger smee@jolly_roger"
    t = table(
        "villainous",
        captain_hook={"at": "jolly_roger", "cards": crew},
        ursula={"hand": "arrogance"},
    )
    t.seat(0).vanquishes(crew)
    t.seat(1).is_asked("react").says("pass")
    t.seat(0).uses("gain_1").is_asked("act")


@pytest.mark.parametrize(("hero", "asked"), [("lost_boys", True), ("wendy", False)])
def test_the_defeat_of_a_hero_of_strength_4_is_a_trigger(hero, asked):
    crew = f"{hero}@jolly_roger pirate_brute@jolly_roger smee@jolly_roger"
    t = table("villainous", captain_hook={"at": "jolly_roger", "cards": crew}, ursula={"hand": "arrogance"})
    t.seat(0).vanquishes(crew)
    assert (t.match.waiting() == [1]) is asked


def test_what_a_condition_does_may_be_the_trigger_of_another():
    cards = "cannon@skull_rock john@skull_rock"
    t = table(
        "villainous",
        seats=3,
        captain_hook={"at": "jolly_roger", "power": 6, "cards": cards, "fate": "taunt wendy"},
        jafar={"hand": "deception"},
        ursula={"hand": "trickery"},
    )
    t.seat(0).uses("gain_1")
    t.seat(1).is_asked_nothing()  # a single Item
    t.seat(2).says("react trickery")
    t.seat(1).is_asked("react").may("react deception").says("pass")  # the Taunt is the second
    t.seat(0).is_asked("act").ends_turn()


def test_a_card_that_all_have_seen_is_known_until_it_leaves_the_hand():
    t = table(
        "villainous",
        ursula={"at": "the_shore", "power": 9, "hand": "divination", "deck": "binding_contract_ship"},
        jafar={},
    ).seat(0)
    t.plays("divination", "top")
    assert t.g.hand[0].known == (EVERYONE,)
    for seed in range(5):
        world = t.match.imagine(1, Seeded("worlds", seed))
        assert [world.state.facts.ids[kind] for kind in world.state.hand[0].cards] == ["binding_contract_ship"]
    assert t.seen_by(1)["seats"][0]["hand"] == 1  # the table does not remember for him


def test_of_two_alike_the_known_one_leaves_first():
    t = table("villainous", maleficent={"at": "the_forest", "hand": "vanish vanish"}, ursula={}).seat(0)
    t.g.hand[0].mark(1, EVERYONE)
    t.plays("vanish", "bottom")
    assert t.g.hand[0].known == (1,)  # nobody can be sure of the other


def scared(*put_back, fate="wendy john lost_boys", **realm):
    """Captain Hook has looked at his Fate pile and put two cards back."""
    t = table(
        "villainous",
        captain_hook={"at": "jolly_roger", "power": 1, "hand": "give_them_a_scare", "fate": fate, **realm},
        ursula={},
    ).seat(0)
    return t.plays("give_them_a_scare").says("no").says(f"put_back {' '.join(put_back)}")


def test_what_hook_knows_of_his_fate_pile_is_forgotten_when_the_cards_leave_it():
    t = scared("john", "wendy")
    assert t.g.fate[0].known == (0, 1, 1)
    t.ends_turn().seat(1).says("go erics_ship").uses("fate")
    assert t.g.fate[0].known == (0,)
    assert [card["id"] for card in t.seen_by(1)["shown"]] == ["john", "wendy"]


def test_a_pile_that_is_shuffled_is_known_to_nobody():
    t = table(
        "villainous",
        ursula={"at": "the_shore", "power": 5, "hand": "trident", "fate": "max king_triton"},
        jafar={},
    ).seat(0)
    t.g.fate[0].show(1, 1)
    t.plays("trident the_shore", "bottom").shuffles("max").seat(0).is_asked("act")
    assert t.g.fate[0].known == (0,)
    toby = table(
        "villainous",
        prince_john={"at": "nottingham", "cards": "toby@nottingham nutsy@nottingham", "fate": "skippy"},
        jafar={},
    ).seat(0)
    toby.g.fate[0].show(1, 1)
    toby.vanquishes("toby@nottingham nutsy@nottingham").shuffles("toby skippy").seat(0).is_asked("act")
    assert toby.g.fate[0].known == (0, 0)


def test_what_a_condition_defeats_is_no_trigger():
    crew = "tick_tock@jolly_roger pirate_brute@jolly_roger smee@jolly_roger"
    t = table(
        "villainous",
        seats=3,
        captain_hook={"at": "jolly_roger", "cards": crew},
        maleficent={"hand": "malice", "cards": "aurora@the_forest"},
        ursula={"hand": "arrogance crown"},
    )
    t.seat(0).vanquishes(crew)
    t.seat(1).is_asked("react").seat(2).is_asked("react")  # for Captain Hook's own
    t.seat(2).says("pass").seat(1).says("react malice").takes("pick aurora@the_forest")
    t.seat(2).is_asked_nothing().seat(0).is_asked("act")


def test_a_hidden_hand_is_dealt_anew_in_imagined_worlds():
    t = table("villainous", jafar={"hand": "magic_lamp iago"}, ursula={})
    hands = set()
    for seed in range(20):
        world = t.match.imagine(1, Seeded("worlds", seed)).state
        hands.add(tuple(sorted(world.facts.ids[kind] for kind in world.hand[0].cards)))
        assert world.hand[1] == t.g.hand[1]
    assert len(hands) > 10


def test_every_card_of_the_box_lies_at_one_place():
    t = table(
        "villainous",
        jafar={"hand": "magic_lamp iago", "cards": "sultan@sultans_palace"},
        ursula={"discard": "cauldron"},
    )
    f = t.g.facts
    box = [kind for deck in (*f.decks, *f.fates) for kind in deck]
    lying = [kind for zone in GAME.zones(t.g) for kind in zone.cards]
    assert sorted(lying) == sorted(box)


@pytest.mark.parametrize("hand", ["dragon_form", "savage_goon", "tyranny"])
def test_raven_is_asked_whether_or_not_the_hand_allows_anything(hand):
    covered = "raven@the_forest fauna@king_stefans_castle"
    t = table(
        "villainous", maleficent={"at": "the_forest", "hand": hand, "cards": covered}, ursula={}, phase="begin"
    )
    t.seat(0).says("move raven@the_forest king_stefans_castle").is_asked("borrow").may("none")


@pytest.mark.parametrize("other", ["crown", "divination"])
def test_grow_giant_is_asked_whether_or_not_the_hand_allows_anything(other):
    covered = "max@ursulas_lair ariel@the_shore"
    realm = {"at": "erics_ship", "power": 1, "hand": f"grow_giant {other}", "cards": covered}
    t = table("villainous", ursula=realm, jafar={}, phase="actions")
    t.seat(0).plays("grow_giant").is_asked("borrow").may("lend gain_3 the_shore")
