"""The Queen of Hearts, card by card."""

import pytest

from tests.talk import table

COURT, MAZE, WOOD, HOUSE = "courtyard", "hedge_maze", "tulgey_wood", "white_rabbits_house"
WICKETS = (
    f"card_guard_club@{COURT}=1 card_guard_club@{MAZE}=1 card_guard_heart@{WOOD}=1 card_guard_spade@{HOUSE}=1"
)
SHRUNK_LEAVES_FIRST, SHRUNK_LEAVES_SECOND = 1, 2
ENLARGED = 3


def queen(at=MAZE, **realm):
    """The Queen's turn, against an idle Ursula."""
    return table("villainous", queen_of_hearts={"at": at, **realm}, ursula={}).seat(0)


def fated(*revealed, **realm):
    """Ursula takes a Fate action against the Queen; these cards lie on top of her Fate pile."""
    t = table("villainous", ursula={"at": "erics_ship"}, queen_of_hearts={"fate": " ".join(revealed), **realm})
    return t.seat(0).uses("fate")


# Villain cards


def turns_both_ways(guard):
    t = queen(HOUSE, power=1, cards=f"{guard}@{COURT}").uses("activate")
    t.takes(f"activate {guard}@{COURT}")
    assert (t.realm(0), t.power(0)) == (f"{guard}@{COURT}=1", 0)
    back = queen(HOUSE, power=1, cards=f"{guard}@{COURT}=1").uses("activate").takes(f"activate {guard}@{COURT}")
    assert back.realm(0) == f"{guard}@{COURT}"
    queen(HOUSE, cards=f"{guard}@{COURT}").may_not("use activate bottom", rule="VI-024")
    wicket = queen(WOOD, cards=f"{guard}@{COURT}=1 dormouse@{COURT}")
    wicket.may_not("use vanquish bottom", rule="VI-034")  # a Wicket does not fight
    return queen(cards=f"{guard}@{COURT}").strength(0, f"{guard}@{COURT}")


def test_card_guard_club_becomes_a_wicket_and_back():
    assert turns_both_ways("card_guard_club") == 2


def test_card_guard_diamond_becomes_a_wicket_and_back():
    assert turns_both_ways("card_guard_diamond") == 2


def test_card_guard_heart_becomes_a_wicket_and_back():
    assert turns_both_ways("card_guard_heart") == 3


def test_card_guard_spade_becomes_a_wicket_and_back():
    assert turns_both_ways("card_guard_spade") == 3


def test_off_with_your_head_defeats_a_hero():
    t = queen(power=3, hand="off_with_your_head", cards=f"dodo@{COURT} alice@{WOOD}").plays("off_with_your_head")
    t.takes(f"pick dodo@{COURT}").could_not(f"pick alice@{WOOD}", rule="VI-071")
    assert (t.fate_discarded(0), t.power(0)) == ("dodo", 0)
    queen(power=3, hand="off_with_your_head", cards=f"alice@{WOOD}").may_not("use play bottom", rule="VI-077")


def test_spear_makes_its_bearer_stronger_even_a_wicket():
    t = queen(power=1, hand="spear", cards=f"the_king@{WOOD} card_guard_club@{COURT}=1").uses("play", "top")
    t.may_only(f"attach spear the_king@{WOOD}", f"attach spear card_guard_club@{COURT}")
    t.puts(f"spear card_guard_club@{COURT}")
    assert t.strength(0, f"card_guard_club@{COURT}") == 3


def test_take_the_shot_wins_when_the_cards_cost_less_than_the_wickets_are_strong():
    cheap = "card_guard_diamond card_guard_heart spear fury very_merry_unbirthday"  # 1 + 2 + 1 + 0 + 0
    t = queen(power=4, hand="take_the_shot", cards=WICKETS, deck=cheap).plays("take_the_shot")
    t.ends(winners=[0], scores=[1, 0])
    even = "take_the_shot card_guard_heart spear card_guard_diamond by_order_of_the_queen"  # 4 + 2 + 1 + 1 + 2
    t = queen(power=4, hand="take_the_shot", cards=WICKETS, deck=even).plays("take_the_shot").goes_on()
    assert (len(t.g.discard[0]), t.power(0)) == (6, 0)
    short = WICKETS.replace("card_guard_spade@white_rabbits_house=1", "card_guard_spade@white_rabbits_house")
    queen(power=4, hand="take_the_shot", cards=short).may_not("use play bottom", rule="VI-077")


def test_take_the_shot_shuffles_a_short_pile_on_the_way():
    t = queen(power=4, hand="take_the_shot", cards=WICKETS, deck="fury", discard="spear spear fury judgment")
    t.plays("take_the_shot").shuffles("spear spear fury judgment").ends(winners=[0], scores=[1, 0])


def test_by_order_of_the_queen_makes_up_to_two_wickets():
    guards = f"card_guard_club@{COURT} card_guard_heart@{WOOD} dodo@{HOUSE} card_guard_spade@{HOUSE}"
    t = queen(power=2, hand="by_order_of_the_queen", cards=guards).plays("by_order_of_the_queen").is_asked("bend")
    t.may_only(f"pick card_guard_club@{COURT}", f"pick card_guard_heart@{WOOD}", "none")
    t.says(f"pick card_guard_club@{COURT}").may_only(f"pick card_guard_heart@{WOOD}", "none")
    t.says(f"pick card_guard_heart@{WOOD}").is_asked("act")
    assert f"card_guard_club@{COURT}=1 card_guard_heart@{WOOD}=1" in t.realm(0)
    none = queen(power=2, hand="by_order_of_the_queen", cards=guards).plays("by_order_of_the_queen").says("none")
    assert (none.is_asked("act").realm(0), none.discarded(0)) == (
        " ".join(sorted(guards.split())),
        "by_order_of_the_queen",
    )
    nobody = queen(power=2, hand="by_order_of_the_queen").plays("by_order_of_the_queen").is_asked("act")
    assert nobody.discarded(0) == "by_order_of_the_queen"


def defeated_by_hook(**realm):
    crew = "tick_tock@jolly_roger pirate_brute@jolly_roger smee@jolly_roger"
    t = table("villainous", captain_hook={"at": "jolly_roger", "cards": crew}, queen_of_hearts=realm)
    t.seat(0).vanquishes(crew)
    return t


def test_fury_shrinks_up_to_two_normal_heroes():
    heroes = f"alice@{COURT} dodo@{WOOD} dormouse@{WOOD} mad_hatter@{HOUSE}={ENLARGED + 4}"
    t = defeated_by_hook(hand="fury", cards=heroes).seat(1).is_asked("react").says("react fury")
    t.is_asked("shrink").may_only(f"pick alice@{COURT}", f"pick dodo@{WOOD}", "none")
    t.may_not(f"pick dormouse@{WOOD}", f"pick mad_hatter@{HOUSE}", rule="VI-065")
    t.says(f"pick alice@{COURT}").is_asked("free").may_only("free discard", "free move_item").says(
        "free move_item"
    )
    t.is_asked("shrink").says("none")
    assert f"alice@{COURT}={SHRUNK_LEAVES_SECOND}" in t.realm(1)


def test_judgment_pays_when_another_has_three_allies():
    crew = "smee@skull_rock swashbuckler@skull_rock swashbuckler@skull_rock"
    t = table("villainous", captain_hook={"cards": crew}, queen_of_hearts={"hand": "judgment"})
    t.seat(0).uses("gain_1")
    t.seat(1).is_asked("react").says("react judgment")
    assert t.power(1) == 3


def test_makes_you_smaller_shrinks_or_brings_back():
    heroes = f"alice@{COURT} dodo@{WOOD}={ENLARGED + 2} dormouse@{HOUSE}"
    t = (
        queen(power=2, hand="makes_you_smaller", cards=heroes)
        .plays("makes_you_smaller", "bottom")
        .is_asked("shrink")
    )
    t.may_only(f"pick alice@{COURT}", f"pick dodo@{WOOD}").says(f"pick alice@{COURT}")
    t.is_asked("free").says("free discard")
    assert f"alice@{COURT}={SHRUNK_LEAVES_FIRST}" in t.realm(0)
    back = queen(power=2, hand="makes_you_smaller", cards=heroes).plays("makes_you_smaller", "bottom")
    back.says(f"pick dodo@{WOOD}").is_asked("act")
    assert f"dodo@{WOOD} " in f"{back.realm(0)} "
    queen(power=2, hand="makes_you_smaller", cards=f"dormouse@{HOUSE}").may_not("use play bottom", rule="VI-077")


def test_a_shrunk_hero_covers_one_symbol():
    t = queen(COURT, hand="spear", cards=f"dodo@{COURT}={SHRUNK_LEAVES_FIRST}").may_use("gain_2", "discard")
    t.may_not("use move_item top", rule="VI-069")
    mixed = queen(COURT, hand="spear", cards=f"dodo@{COURT}={SHRUNK_LEAVES_FIRST} alice@{COURT}")
    mixed.may_use("gain_2", "discard")  # shrunk beats normal


def test_an_enlarged_hero_covers_a_symbol_next_door_and_can_be_fought_from_there():
    cards = f"dodo@{COURT}={ENLARGED + 2} card_guard_heart@{MAZE}"
    t = queen(MAZE, power=9, hand="spear", cards=cards)
    t.may_not("use play top", rule="VI-069").may("use activate top", "use play bottom")
    queen(COURT, hand="spear", cards=cards).may_use("gain_2").may_not("use discard top", rule="VI-069")
    both = queen(COURT, hand="spear", cards=f"{cards} alice@{COURT}={SHRUNK_LEAVES_FIRST}")
    both.may_use("gain_2")  # enlarged beats shrunk
    fight = queen(WOOD, cards=cards).uses("vanquish")
    fight.takes(f"vanquish dodo@{COURT} card_guard_heart@{MAZE}")


def test_very_merry_unbirthday_pays_for_every_ally():
    t = queen(hand="very_merry_unbirthday", cards=f"the_king@{WOOD} card_guard_club@{COURT}=1")
    t.plays("very_merry_unbirthday", "bottom")
    assert t.power(0) == 2


def test_stopwatch_pays_for_every_wicket():
    t = queen(cards=f"stopwatch@{WOOD} {WICKETS} card_guard_diamond@{COURT}").uses("activate")
    t.takes(f"activate stopwatch@{WOOD}")
    assert t.power(0) == 4


def test_the_king_makes_card_guards_cheaper():
    t = queen(hand="card_guard_club spear", cards=f"the_king@{WOOD}").uses("play", "bottom")
    t.may_only(*[f"play card_guard_club {place}" for place in (COURT, MAZE, WOOD, HOUSE)])
    t.may_not(f"attach spear the_king@{WOOD}", rule="VI-E4").puts(f"card_guard_club {COURT}")
    assert t.power(0) == 0


def test_tweedle_dee_and_tweedle_dum_stay_after_a_fight():
    cards = f"dodo@{WOOD} tweedle_dee_and_tweedle_dum@{WOOD} the_king@{WOOD}"
    t = queen(WOOD, cards=cards).vanquishes(cards)
    assert (t.realm(0), t.discarded(0)) == (f"tweedle_dee_and_tweedle_dum@{WOOD}", "the_king")


# Fate cards


def test_im_late_im_late_brings_a_weak_hero_back():
    t = fated("im_late_im_late", "im_late_im_late", fate_discard="dodo alice").is_asked("place")
    t.may(f"play dodo {COURT}").could_not(f"play alice {COURT}", rule="VI-027").puts(f"dodo {COURT}")
    assert (t.realm(1), t.fate_discarded(1)) == (f"dodo@{COURT}", "alice im_late_im_late im_late_im_late")
    none = fated("im_late_im_late", "im_late_im_late", fate_discard="alice").is_asked("act")
    assert none.realm(1) == ""
    other = fated("im_late_im_late", "dodo").puts("im_late_im_late").puts(f"dodo {WOOD}")
    assert other.realm(1) == f"dodo@{WOOD}"  # the card that is not played is discarded first


def test_makes_you_larger_enlarges_or_brings_back():
    heroes = f"dodo@{COURT} dormouse@{WOOD}={ENLARGED + 2} mad_hatter@{HOUSE}={SHRUNK_LEAVES_FIRST}"
    t = fated("makes_you_larger", "makes_you_larger", cards=heroes).is_asked("enlarge")
    t.may_only(f"pick dodo@{COURT}", f"pick mad_hatter@{HOUSE}").may_not(f"pick dormouse@{WOOD}", rule="VI-065")
    t.says(f"pick dodo@{COURT}").is_asked("cover")
    t.may_only(f"cover play {MAZE}", f"cover activate {MAZE}").says(f"cover activate {MAZE}")
    assert f"dodo@{COURT}={ENLARGED + 3}" in t.realm(1)
    back = (
        fated("makes_you_larger", "makes_you_larger", cards=heroes)
        .says(f"pick mad_hatter@{HOUSE}")
        .is_asked("act")
    )
    assert back.realm(1).endswith(f"mad_hatter@{HOUSE}")


def test_mome_raths_move_an_ally_anywhere():
    t = fated("mome_raths", "mome_raths", cards=f"card_guard_club@{COURT}=1 alice@{WOOD}").is_asked("shift_ally")
    t.may_only(*[f"move card_guard_club@{COURT} {place}" for place in (MAZE, WOOD, HOUSE)])
    t.says(f"move card_guard_club@{COURT} {HOUSE}")
    assert f"card_guard_club@{HOUSE}=1" in t.realm(1)
    assert fated("mome_raths", "mome_raths").realm(1) == ""


def test_alice_forbids_moving_allies_and_items():
    t = queen(COURT, cards=f"alice@{WOOD} the_king@{HOUSE} stopwatch@{MAZE}")
    t.may_not("use move_item top", rule="VI-065")
    queen(COURT, cards=f"the_king@{HOUSE}").may("use move_item top")


def test_caterpillar_weakens_allies_beside_it():
    t = queen(cards=f"caterpillar@{WOOD} the_king@{WOOD} card_guard_club@{WOOD}=1 card_guard_club@{COURT}")
    assert t.strength(0, f"the_king@{WOOD}") == 1
    assert t.strength(0, f"card_guard_club@{WOOD}") == 1
    assert t.strength(0, f"card_guard_club@{COURT}") == 2
    assert t.strength(0, f"caterpillar@{WOOD}") == 2


def test_cheshire_cat_turns_wickets_back_and_makes_new_ones_when_it_falls():
    t = fated("cheshire_cat", "mome_raths", cards=WICKETS).puts(f"cheshire_cat {COURT}").is_asked("unbend")
    t.may("none", f"pick card_guard_club@{COURT}").says(f"pick card_guard_club@{COURT}")
    t.says(f"pick card_guard_heart@{WOOD}").is_asked("act")
    assert t.realm(1).count("=1") == 2
    crew = f"tweedle_dee_and_tweedle_dum@{WOOD} card_guard_spade@{WOOD}"
    fall = queen(WOOD, cards=f"cheshire_cat@{WOOD} {crew} card_guard_club@{COURT}")
    fall.vanquishes(f"cheshire_cat@{WOOD} {crew}").is_asked("bend")
    fall.may_only(f"pick card_guard_club@{COURT}", "none")  # who fought is discarded with the Cat
    fall.says(f"pick card_guard_club@{COURT}").is_asked("act")
    assert fall.realm(0) == f"card_guard_club@{COURT}=1 tweedle_dee_and_tweedle_dum@{WOOD}"
    assert fall.discarded(0) == "card_guard_spade"


def test_dodo_keeps_card_guards_from_becoming_wickets():
    cards = f"dodo@{COURT} card_guard_club@{COURT} card_guard_diamond@{COURT}=1"
    t = queen(power=1, cards=cards).uses("activate")
    t.takes(f"activate card_guard_diamond@{COURT}")  # existing Wickets stay, and may turn back
    t.could_not(f"activate card_guard_club@{COURT}", rule="VI-065")


def test_dormouse_cannot_be_shrunk():
    t = queen(power=2, hand="makes_you_smaller", cards=f"dormouse@{COURT} dodo@{WOOD}")
    t.plays("makes_you_smaller", "bottom").takes(f"pick dodo@{WOOD}").could_not(
        f"pick dormouse@{COURT}", rule="VI-065"
    )
    enlarged = queen(power=2, hand="makes_you_smaller", cards=f"dormouse@{COURT}={ENLARGED + 2}")
    enlarged.plays("makes_you_smaller", "bottom").takes(f"pick dormouse@{COURT}")
    assert enlarged.realm(0) == f"dormouse@{COURT}"  # back to normal is allowed


@pytest.mark.parametrize("place", [COURT, WOOD])
def test_down_the_rabbit_hole_calls_alice(place):
    t = fated("down_the_rabbit_hole", "mome_raths", fate_discard="alice dodo").is_asked("place")
    t.puts(f"alice {place}")
    assert (t.realm(1), t.fate_discarded(1)) == (f"alice@{place}", "dodo down_the_rabbit_hole mome_raths")


def test_down_the_rabbit_hole_takes_an_ally_beside_alice():
    t = fated(
        "down_the_rabbit_hole", "im_late_im_late", cards=f"alice@{WOOD} the_king@{WOOD} card_guard_club@{COURT}"
    )
    t.takes(f"pick the_king@{WOOD}")
    assert t.discarded(1) == "the_king"
    none = fated("down_the_rabbit_hole", "im_late_im_late", cards=f"alice@{WOOD} card_guard_club@{COURT}")
    assert none.fate_discarded(1) == "down_the_rabbit_hole im_late_im_late"


def test_mad_hatter_is_stronger_with_the_hare():
    assert queen(cards=f"mad_hatter@{WOOD}").strength(0, f"mad_hatter@{WOOD}") == 3
    assert queen(cards=f"mad_hatter@{WOOD} march_hare@{COURT}").strength(0, f"mad_hatter@{WOOD}") == 5


def test_march_hare_is_stronger_with_the_hatter():
    assert queen(cards=f"march_hare@{WOOD}").strength(0, f"march_hare@{WOOD}") == 3
    assert queen(cards=f"march_hare@{WOOD} mad_hatter@{COURT}").strength(0, f"march_hare@{WOOD}") == 5


def test_white_rabbit_makes_card_guards_dearer_to_activate():
    t = queen(power=1, cards=f"white_rabbit@{WOOD} card_guard_club@{COURT} stopwatch@{COURT}").uses("activate")
    t.takes(f"activate stopwatch@{COURT}").could_not(f"activate card_guard_club@{COURT}", rule="VI-024")
    paid = queen(power=2, cards=f"white_rabbit@{WOOD} card_guard_club@{COURT}=1").uses("activate")
    paid.takes(f"activate card_guard_club@{COURT}")
    assert paid.power(0) == 0
