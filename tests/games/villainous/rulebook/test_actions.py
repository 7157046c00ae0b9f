"""The rulebook of Disney Villainous: the eight actions and the end of the game."""

import pytest

from panoplie.kernel.asks import Shuffle
from panoplie.kernel.rulebook import rule
from tests.talk import table


def turn(villain, against=None, **realm):
    """The turn of one villain, against one who has nothing."""
    other = against or ("jafar" if villain == "ursula" else "ursula")
    return table("villainous", **{villain: realm, other: {}}).seat(0)


# Gain Power


@rule("VI-018")
@pytest.mark.parametrize(
    ("villain", "place", "number"),
    [("ursula", "erics_ship", 1), ("jafar", "oasis", 3), ("maleficent", "briar_roses_cottage", 2)],
)
def test_gain_power_takes_the_number_of_the_symbol(villain, place, number):
    t = turn(villain, "prince_john", at=place).uses(f"gain_{number}")
    assert (t.power(0), t.seen_by(None)["cauldron"]) == (number, 80 - number)


@rule("VI-019")
def test_power_pays_for_cards_and_abilities():
    t = turn(
        "queen_of_hearts", at="hedge_maze", power=2, hand="card_guard_club", cards="card_guard_heart@courtyard"
    )
    t.plays("card_guard_club courtyard", "bottom")
    assert t.power(0) == 1
    t.uses("activate").says("activate card_guard_heart@courtyard")
    assert t.power(0) == 0


# Play a card


@rule("VI-020")
def test_one_card_is_played_for_each_symbol():
    t = turn("jafar", at="streets_of_agrabah", power=9, hand="palace_guard palace_guard").uses("play")
    t.is_asked("play").may_not("play snake_staff oasis", rule="VI-020").puts("palace_guard oasis").is_asked("act")
    t.may_not("use play bottom", rule="VI-017")
    assert t.hand(0) == "palace_guard"


@rule("VI-021")
def test_villain_cards_are_of_several_types():
    hand = "raven staff green_fire vanish malice"
    t = turn("maleficent", at="the_forest", power=9, hand=hand)
    seen = t.seen_by(0)["seats"][0]["hand"]
    assert [card["type"] for card in seen] == ["ally", "item", "curse", "effect", "condition"]


@rule("VI-022")
def test_items_and_allies_go_to_any_unlocked_location():
    t = turn("jafar", at="oasis", power=9, hand="palace_guard snake_staff").uses("play", "bottom")
    places = ("sultans_palace", "streets_of_agrabah", "oasis")
    t.may_only(*[f"play {card} {place}" for card in ("palace_guard", "snake_staff") for place in places])
    t.may_not("play palace_guard cave_of_wonders", "play snake_staff cave_of_wonders", rule="VI-052")


@rule("VI-023")
def test_items_and_allies_lie_below_the_board():
    t = turn("jafar", at="oasis", power=9, hand="palace_guard snake_staff")
    t.plays("palace_guard sultans_palace", "top").plays("snake_staff sultans_palace", "bottom")
    palace = t.seen_by(None)["seats"][0]["locations"][0]
    assert [card["id"] for card in palace["cards"]] == ["palace_guard", "snake_staff"]
    assert palace["heroes"] == []
    assert not any(symbol["covered"] for symbol in palace["top"])


# Activate


@rule("VI-024")
def test_activating_pays_and_uses_the_ability():
    cards = "snake_staff@sultans_palace palace_guard@oasis"
    t = turn("jafar", at="oasis", power=1, cards=cards, discard="hypnotize").uses("activate")
    t.takes("activate snake_staff@sultans_palace").could_not("activate palace_guard@oasis", rule="VI-024")
    t.takes("take hypnotize")
    assert (t.power(0), t.hand(0)) == (0, "hypnotize")
    poor = turn("jafar", at="oasis", cards=cards, discard="hypnotize")
    poor.may_not("use activate top", rule="VI-024")


@rule("VI-025")
def test_nothing_is_activated_at_a_locked_location():
    t = turn("ursula", at="ursulas_lair", cards="crown@the_palace cauldron@the_shore").uses("activate")
    t.takes("activate cauldron@the_shore").could_not("activate crown@the_palace", rule="VI-025")


# Fate


@rule("VI-026")
def test_fate_chooses_an_opponent_and_reveals_two_cards():
    t = table(
        "villainous", seats=3, jafar={"at": "sultans_palace"}, ursula={"fate": "ariel max eric"}, maleficent={}
    )
    t.seat(0).uses("fate").is_asked("target").may_only("fate 1", "fate 2").may_not("fate 0", rule="VI-026")
    t.seat(0).says("fate 1").is_asked("fate_play")
    for viewer in t.viewers:
        assert [card["id"] for card in t.seen_by(viewer)["shown"]] == ["ariel", "max"]
        assert '"eric"' not in t.everything_seen_by(viewer)


@rule("VI-027")
def test_one_fate_card_is_played_at_once_and_the_other_discarded():
    t = (
        table("villainous", jafar={"at": "sultans_palace"}, ursula={"fate": "ariel scuttle eric"})
        .seat(0)
        .uses("fate")
    )
    t.may("play ariel the_shore", "play scuttle the_shore").may_not("play eric the_shore", rule="VI-027")
    t.puts("scuttle the_shore").is_asked("act")
    assert (t.realm(1), t.fate_discarded(1)) == ("scuttle@the_shore", "ariel")


@rule("VI-028")
def test_a_hero_goes_to_any_unlocked_location():
    t = table("villainous", jafar={"at": "sultans_palace"}, ursula={"fate": "ariel scuttle"}).seat(0).uses("fate")
    t.may_only(
        *[f"play {h} {p}" for h in ("ariel", "scuttle") for p in ("ursulas_lair", "erics_ship", "the_shore")]
    )
    t.may_not("play ariel the_palace", rule="VI-052")


@rule("VI-029")
def test_a_hero_covers_the_two_top_symbols():
    t = table("villainous", jafar={"at": "sultans_palace"}, maleficent={"fate": "fauna guards", "hand": "vanish"})
    t.seat(0).fates("fauna the_forest").ends_turn()
    forest = t.seen_by(None)["seats"][1]["locations"][2]
    assert [hero["id"] for hero in forest["heroes"]] == ["fauna"]
    assert [symbol["covered"] for symbol in forest["top"]] == [True, True]
    t.seat(1).says("go the_forest").may_use("gain_3", "play").may_not(
        "use discard top", "use play top", rule="VI-069"
    )


@rule("VI-030")
def test_an_empty_fate_pile_is_made_of_the_discard():
    t = table("villainous", jafar={"at": "sultans_palace"}, ursula={"fate": "", "fate_discard": "ariel max eric"})
    t.seat(0).uses("fate")
    assert isinstance(t.match.ask, Shuffle)
    t.shuffles("eric max ariel").seat(0).is_asked("fate_play").may("play eric the_shore", "play max the_shore")
    assert (t.fate_discarded(1), len(t.g.fate[1])) == ("", 1)


def five(**more):
    realms = {
        "jafar": {"at": "sultans_palace"},
        "ursula": {},
        "maleficent": {},
        "prince_john": {},
        "queen_of_hearts": {},
    }
    return table("villainous", seats=5, **{**realms, **more})


@rule("VI-031")
def test_the_holder_of_the_fate_token_is_safe_with_five_or_six():
    t = five(token=2).seat(0).uses("fate").is_asked("target")
    t.may_only("fate 1", "fate 3", "fate 4").may_not("fate 2", rule="VI-031")
    t.says("fate 3")
    assert t.seen_by(None)["fate_token"] == 3
    pair = table("villainous", jafar={"at": "sultans_palace"}, ursula={"fate": "scuttle max"}).seat(0)
    pair.fates("scuttle the_shore")
    assert pair.seen_by(None)["fate_token"] is None


# Discard


@rule("VI-032")
def test_any_number_of_cards_is_discarded_face_up():
    t = turn("jafar", at="streets_of_agrabah", hand="iago scrying scrying").uses("discard").is_asked("discard")
    t.may_only(
        "discard iago",
        "discard scrying",
        "discard iago scrying",
        "discard scrying scrying",
        "discard iago scrying scrying",
    )
    t.may_not("discard", "discard gazeem", rule="VI-032").says("discard iago scrying")
    assert t.hand(0) == "scrying"
    for viewer in t.viewers:
        assert [card["id"] for card in t.seen_by(viewer)["seats"][0]["discard"]] == ["scrying", "iago"]


@rule("VI-033")
def test_there_is_no_other_way_to_get_rid_of_a_card():
    t = turn("jafar", at="sultans_palace", hand="deception magic_lamp scimitar scimitar", power=9)
    t.may_use("fate")  # none of the cards can be played, and there is no Discard symbol here
    t.may_not("discard scimitar", because="not-an-option").ends_turn()
    assert t.hand(0) == "deception magic_lamp scimitar scimitar"


# Vanquish


@rule("VI-034")
def test_vanquish_takes_a_hero_anywhere_with_allies_at_the_same_location():
    cards = "aladdin@oasis razoul@oasis iago@oasis abu@streets_of_agrabah palace_guard@sultans_palace"
    t = turn("jafar", at="sultans_palace", cards=cards).uses("vanquish")
    t.takes("vanquish aladdin@oasis razoul@oasis iago@oasis")
    t.could_not("vanquish abu@streets_of_agrabah palace_guard@sultans_palace", rule="VI-034")
    t.could_not("vanquish razoul@oasis iago@oasis", rule="VI-034")
    assert t.fate_discarded(0) == "aladdin"


@rule("VI-035")
def test_the_allies_must_be_at_least_as_strong_as_the_hero():
    t = turn("jafar", at="sultans_palace", cards="princess_jasmine@oasis razoul@oasis palace_guard@oasis").uses(
        "vanquish"
    )
    t.may("vanquish princess_jasmine@oasis razoul@oasis")
    t.may_not("vanquish princess_jasmine@oasis palace_guard@oasis", rule="VI-035")
    for nonsense in (7, None, "vanquish", (), ("vanquish",), ("move", "princess_jasmine@oasis")):
        assert t.match.why_not(0, nonsense).key == "not-an-option"


@rule("VI-036")
def test_any_number_of_allies_add_their_strengths():
    guards = "palace_guard@oasis palace_guard@oasis palace_guard@oasis"
    t = turn("jafar", at="sultans_palace", cards=f"genie@oasis {guards}").uses("vanquish")
    t.takes("vanquish genie@oasis palace_guard@oasis palace_guard@oasis#2 palace_guard@oasis#3")
    t.could_not("vanquish genie@oasis palace_guard@oasis palace_guard@oasis#2", rule="VI-035")


@rule("VI-037")
def test_strength_is_changed_by_other_cards():
    cards = "maid_marian@nottingham wolf_archers@nottingham"
    weak = turn("prince_john", at="nottingham", cards=cards)
    assert weak.strength(0, "wolf_archers@nottingham") == 2
    weak.may_not("use vanquish bottom", rule="VI-034")
    strong = turn("prince_john", at="nottingham", cards=f"{cards} nutsy@nottingham").uses("vanquish")
    strong.may("vanquish maid_marian@nottingham wolf_archers@nottingham")


@rule("VI-038")
def test_the_hero_goes_to_the_fate_discard_and_the_allies_to_the_villain_discard():
    cards = "abu@oasis palace_guard@oasis+scimitar iago@oasis"
    t = turn("jafar", at="sultans_palace", cards=cards).vanquishes("abu@oasis palace_guard@oasis")
    assert (t.fate_discarded(0), t.discarded(0), t.realm(0)) == ("abu", "palace_guard scimitar", "iago@oasis")


# Moving


@rule("VI-039")
def test_a_hero_moves_to_a_neighbouring_location():
    t = (
        turn("captain_hook", at="hangmans_tree", lock=None, cards="john@skull_rock")
        .uses("move_hero")
        .is_asked("move_hero")
    )
    t.may_only("move john@skull_rock jolly_roger", "move john@skull_rock mermaid_lagoon")
    t.may_not("move john@skull_rock hangmans_tree", rule="VI-055").says("move john@skull_rock mermaid_lagoon")
    assert t.realm(0) == "john@mermaid_lagoon"


@rule("VI-040")
def test_no_hero_moves_into_or_out_of_a_locked_location():
    t = turn("ursula", at="the_palace", lock="ursulas_lair", cards="max@erics_ship eric@ursulas_lair").uses(
        "move_hero"
    )
    t.takes("move max@erics_ship the_shore").could_not("move max@erics_ship ursulas_lair", rule="VI-052")
    t.could_not("move eric@ursulas_lair erics_ship", rule="VI-052")


@rule("VI-041")
def test_an_item_or_ally_moves_to_a_neighbouring_location():
    cards = "raven@briar_roses_cottage staff@the_forest fauna@the_forest"
    t = turn("maleficent", at="forbidden_mountains", cards=cards).uses("move_item").is_asked("move_item")
    t.may_only(
        "move raven@briar_roses_cottage forbidden_mountains",
        "move raven@briar_roses_cottage the_forest",
        "move staff@the_forest briar_roses_cottage",
        "move staff@the_forest king_stefans_castle",
    )
    t.may_not("move fauna@the_forest briar_roses_cottage", rule="VI-041")
    t.may_not("move raven@briar_roses_cottage king_stefans_castle", rule="VI-055")
    t.says("move staff@the_forest king_stefans_castle")
    assert "staff@king_stefans_castle" in t.realm(0)


@rule("VI-042")
def test_no_item_or_ally_moves_into_or_out_of_a_locked_location():
    t = turn("ursula", at="ursulas_lair", cards="crown@the_shore flotsam@the_palace").uses("move_item")
    t.takes("move crown@the_shore erics_ship")
    t.could_not("move crown@the_shore the_palace", "move flotsam@the_palace the_shore", rule="VI-052")


@rule("VI-043")
def test_an_attached_item_moves_with_its_bearer_only():
    t = turn("captain_hook", at="mermaid_lagoon", cards="smee@skull_rock+cutlass").uses("move_item")
    t.may_not("move cutlass@skull_rock jolly_roger", rule="VI-043").says("move smee@skull_rock jolly_roger")
    assert t.realm(0) == "smee@jolly_roger+cutlass"
    assert t.strength(0, "smee@jolly_roger") == 6
    moved = turn("ursula", at="the_palace", lock=None, cards="max@erics_ship+snarfblat").uses("move_hero")
    moved.says("move max@erics_ship the_shore")
    assert moved.realm(0) == "max@the_shore+snarfblat"


# The end of the game


def about_to_start(villain, **realm):
    """The end of the turn before that of a villain."""
    return table("villainous", jafar={}, **{villain: realm}).seat(0)


@rule("VI-044")
def test_the_game_stops_as_soon_as_an_objective_is_met():
    crew = "pirate_brute@jolly_roger pirate_brute@jolly_roger#2"
    cards = "pirate_brute@jolly_roger pirate_brute@jolly_roger peter_pan@jolly_roger"
    t = turn("captain_hook", at="jolly_roger", cards=cards, hand="obsession").vanquishes(
        f"peter_pan@jolly_roger {crew}"
    )
    t.ends(winners=[0], scores=[1, 0])
    t.may_not("end", because="game-over")
    assert (t.seen_by(None)["winner"], t.seen_by(None)["active"]) == (0, None)


@rule("VI-045")
def test_neither_the_mover_nor_heroes_matter_for_winning():
    heroes = "toby@sherwood_forest king_richard@nottingham robin_hood@the_jail lady_kluck@friar_tucks_church"
    for place in ("sherwood_forest", "friar_tucks_church", "nottingham", "the_jail"):
        t = about_to_start("prince_john", at=place, power=20, cards=heroes).ends_turn()
        t.ends(winners=[1], scores=[0, 1])


@rule("VI-046")
def test_some_villains_win_only_at_the_start_of_their_turn():
    t = turn("prince_john", "captain_hook", at="the_jail", power=18).uses("gain_3").goes_on()
    assert t.power(0) == 21
    t.ends_turn().seat(1).is_asked("go").says("go skull_rock").ends_turn()
    t.ends(winners=[0], scores=[1, 0])
    spoilt = turn("prince_john", "captain_hook", at="the_jail", power=18, fate="little_john toby").uses("gain_3")
    spoilt.ends_turn().seat(1).says("go skull_rock").fates("little_john the_jail").says("amount 4").ends_turn()
    spoilt.goes_on().seat(0).is_asked("go")
