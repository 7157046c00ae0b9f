"""The worked examples of Disney Villainous and our rulings, one by one."""

import pytest

from panoplie.games import load
from panoplie.games.villainous.facts import VILLAINS
from panoplie.kernel.rulebook import rule
from tests.talk import open_box, table

FOUR = ["forbidden_mountains", "briar_roses_cottage", "the_forest", "king_stefans_castle"]


def turn(villain, against=None, **realm):
    """The turn of one villain, against one who has nothing."""
    other = against or ("jafar" if villain == "ursula" else "ursula")
    return table("villainous", **{villain: realm, other: {}}).seat(0)


# Worked examples


@rule("VI-X1")
def test_an_item_without_a_hero_cannot_be_played():
    t = table(
        "villainous", jafar={"at": "sultans_palace"}, captain_hook={"fate": "pixie_dust splitting_headache john"}
    )
    t.seat(0).uses("fate").is_asked("act")
    assert (t.fate_discarded(1), len(t.g.fate[1])) == ("pixie_dust splitting_headache", 1)
    t = table("villainous", jafar={"at": "sultans_palace"}, captain_hook={"fate": "pixie_dust john"}).seat(0)
    t.uses("fate").may_only("play john jolly_roger", "play john skull_rock", "play john mermaid_lagoon")
    t.may_not("play pixie_dust jolly_roger", rule="VI-E5").puts("john skull_rock")
    assert (t.realm(1), t.fate_discarded(1)) == ("john@skull_rock", "pixie_dust")


@rule("VI-X2")
def test_a_hero_of_5_who_is_weakened_counts_as_weaker():
    cards = "prince_phillip@the_forest dreamless_sleep@the_forest"
    crew = "tick_tock@jolly_roger pirate_brute@jolly_roger smee@jolly_roger"
    for below, able in ((cards, True), ("prince_phillip@the_forest", False)):
        t = table(
            "villainous",
            captain_hook={"at": "jolly_roger", "cards": crew},
            maleficent={"hand": "malice", "cards": below},
        )
        t.seat(0).vanquishes(crew)
        if able:
            t.seat(1).says("react malice").takes("pick prince_phillip@the_forest")
            assert t.fate_discarded(1) == "prince_phillip"
        else:
            t.seat(1).is_asked_nothing()


@rule("VI-X3")
def test_a_hero_at_0_goes_without_any_ally_but_not_without_the_action():
    cards = "fauna@the_forest dreamless_sleep@the_forest raven@the_forest"
    t = turn("maleficent", at="king_stefans_castle", cards=cards).vanquishes("fauna@the_forest")
    assert (t.fate_discarded(0), t.discarded(0)) == ("fauna", "")
    without = turn("maleficent", at="the_forest", cards=cards).ends_turn()
    assert "fauna@the_forest" in without.realm(0)


@rule("VI-X4")
def test_symbols_set_free_are_usable_and_symbols_covered_are_lost():
    cards = "aladdin@sultans_palace razoul@sultans_palace iago@sultans_palace"
    t = turn("jafar", at="sultans_palace", hand="scimitar", power=9, cards=f"{cards} palace_guard@oasis")
    t.may_not("use play top", rule="VI-069").vanquishes(cards).plays("scimitar palace_guard@oasis", "top")
    lost = table(
        "villainous",
        captain_hook={"at": "jolly_roger", "power": 6, "hand": "smee", "fate": "john"},
        ursula={"hand": "trickery"},
    )
    lost.seat(0).plays("smee skull_rock").seat(1).is_asked_nothing()
    lost.seat(0).uses("gain_1")
    assert lost.power(0) == 5
    lost = table(
        "villainous",
        captain_hook={"at": "jolly_roger", "power": 8, "hand": "smee cannon", "fate": "john"},
        ursula={"hand": "trickery"},
    )
    lost.seat(0).plays("smee skull_rock")
    lost.seat(1).says("react trickery").puts("john jolly_roger")
    lost.seat(0).may_not("use gain_1 top", "use discard top", rule="VI-069")


@rule("VI-X5")
def test_set_a_trap_may_move_and_must_vanquish():
    cards = "skippy@the_jail nutsy@the_jail rhino_guards@sherwood_forest"
    t = (
        turn("prince_john", at="nottingham", power=1, hand="set_a_trap", cards=cards)
        .plays("set_a_trap")
        .is_asked("ambush")
    )
    t.may("none", "move rhino_guards@sherwood_forest the_jail").says("none")
    t.takes("vanquish skippy@the_jail nutsy@the_jail")
    assert t.fate_discarded(0) == "skippy"
    nobody = turn("prince_john", at="nottingham", power=1, hand="set_a_trap warrant", cards="nutsy@the_jail").uses(
        "play"
    )
    nobody.may_not("effect set_a_trap", rule="VI-077")
    strong = turn(
        "prince_john",
        at="nottingham",
        power=1,
        hand="set_a_trap warrant",
        cards="nutsy@the_jail lady_kluck@nottingham",
    )
    strong.uses("play").may_not("effect set_a_trap", rule="VI-077")


@rule("VI-X6")
def test_a_hypnotised_hero_lies_below_the_board():
    t = turn("jafar", at="oasis", power=2, hand="hypnotize", cards="abu@oasis").plays("hypnotize", "bottom")
    t.takes("pick abu@oasis")
    oasis = t.seen_by(None)["seats"][0]["locations"][2]
    assert ([card["id"] for card in oasis["heroes"]], [card["id"] for card in oasis["cards"]]) == ([], ["abu"])
    fights = turn("jafar", at="sultans_palace", cards="abu@oasis~ carpet@oasis").uses("vanquish")
    fights.takes("vanquish carpet@oasis abu@oasis")


@rule("VI-D1")
def test_two_and_three_beat_five_together():
    four = turn("jafar", at="sultans_palace", cards="aladdin@oasis palace_guard@oasis razoul@oasis").uses(
        "vanquish"
    )
    four.takes("vanquish aladdin@oasis palace_guard@oasis razoul@oasis")
    four.could_not("vanquish aladdin@oasis razoul@oasis", rule="VI-035")
    five = turn(
        "prince_john",
        at="nottingham",
        cards="little_john@nottingham sir_hiss@nottingham sheriff_of_nottingham@nottingham",
    )
    five.vanquishes("little_john@nottingham sir_hiss@nottingham sheriff_of_nottingham@nottingham")
    assert five.discarded(0) == "sheriff_of_nottingham sir_hiss"


@rule("VI-D2")
def test_three_of_four_cards_are_replaced_at_the_end():
    t = turn("jafar", at="streets_of_agrabah", hand="iago gazeem razoul scrying").uses("discard")
    t.says("discard gazeem iago razoul")
    assert t.hand(0) == "scrying"
    t.uses("gain_1")
    assert t.hand(0) == "scrying"
    t.ends_turn()
    assert len(t.g.hand[0]) == 4


@rule("VI-D3")
def test_an_ally_at_a_location_that_gets_locked_works_but_cannot_be_used():
    cards = "flotsam@ursulas_lair max@ursulas_lair crown@ursulas_lair cauldron@the_shore"
    t = turn("ursula", at="the_shore", power=9, hand="change_form jetsam", cards=cards).plays("change_form", "top")
    t.uses("play", "bottom").may("play jetsam erics_ship").may_not("play jetsam ursulas_lair", rule="VI-052")
    t.puts("jetsam erics_ship").ends_turn().seat(1).says("go oasis").ends_turn().seat(0).says("go the_palace")
    t.seat(1).says("pass_turn")
    t.seat(0).uses("move_item").may_not("move flotsam@ursulas_lair erics_ship", rule="VI-052")
    used = turn("ursula", at="the_shore", lock="ursulas_lair", power=1, hand="grow_giant", cards=cards)
    used.plays("grow_giant", "top").may("lend fate the_palace")
    still = turn("ursula", at="the_palace", lock="ursulas_lair", cards="ariel@ursulas_lair crown@the_shore")
    still.may_not("use move_item top", rule="VI-065")


@rule("VI-D4")
def test_the_fate_token_goes_round():
    realms = {
        "jafar": {"at": "sultans_palace"},
        "ursula": {"fate": "scuttle max"},
        "maleficent": {},
        "prince_john": {"fate": "toby skippy"},
        "queen_of_hearts": {},
    }
    t = table("villainous", seats=5, **realms)
    t.seat(0).uses("fate").says("fate 1").puts("scuttle the_shore").ends_turn()
    t.seat(1).says("go the_shore").ends_turn()
    t.seat(2).says("go king_stefans_castle").uses("fate").may_not("fate 1", rule="VI-031").says("fate 3")
    t.seat(2).puts("toby the_jail").ends_turn()
    assert t.seen_by(None)["fate_token"] == 3
    t.seat(3).says("go nottingham").uses("fate").may("fate 1")


@rule("VI-D5")
def test_the_second_fate_card_comes_from_the_new_pile():
    t = table("villainous", jafar={"at": "sultans_palace"}, ursula={"fate": "max", "fate_discard": "ariel eric"})
    t.seat(0).uses("fate")
    assert [card["id"] for card in t.seen_by(0)["shown"]] == ["max"]
    t.shuffles("eric ariel").seat(0).is_asked("fate_play").may("play max the_shore", "play eric the_shore")


@rule("VI-D6")
def test_moving_a_card_does_not_play_it_again():
    t = turn("captain_hook", at="mermaid_lagoon", cards="mr_starkey@mermaid_lagoon john@skull_rock").uses(
        "move_item"
    )
    t.takes("move mr_starkey@mermaid_lagoon skull_rock").is_asked("act")
    assert t.realm(0) == "john@skull_rock mr_starkey@skull_rock"


@rule("VI-D7")
def test_six_players_take_eleven_tokens():
    t = open_box("villainous", seats=6, start="first_seat")
    for seat, villain in enumerate(VILLAINS):
        t.seat(seat).chooses(villain)
    for _ in range(12):
        t.shuffles("")
    assert [t.power(seat) for seat in range(6)] == [0, 1, 2, 2, 3, 3]
    assert t.seen_by(None)["cauldron"] == 69


# Rulings


@rule("VI-A1")
def test_a_turn_goes_as_the_published_rules_say():
    t = table("villainous", phase="begin", jafar={"at": "oasis", "hand": "iago"}, ursula={}).seat(0)
    t.is_asked("go").may_not("end", because="not-an-option").says("go streets_of_agrabah").is_asked("act")
    t.may("end").uses("gain_1").ends_turn()
    assert (t.power(0), len(t.g.hand[0])) == (1, 4)


@rule("VI-A2")
def test_the_fate_token_leaves_the_hand_alone():
    realms = {
        "jafar": {"at": "oasis", "hand": "iago"},
        "ursula": {},
        "maleficent": {},
        "prince_john": {},
        "queen_of_hearts": {},
    }
    t = table("villainous", seats=5, token=0, **realms).seat(0)
    t.uses("gain_3")
    assert t.hand(0) == "iago"
    t.ends_turn()
    assert len(t.g.hand[0]) == 4


@rule("VI-A3")
@pytest.mark.parametrize("seats", [5, 6])
def test_with_the_token_there_is_always_somebody_to_choose(seats):
    realms = {villain: {} for villain in VILLAINS[:seats]}
    realms["jafar"] = {"at": "sultans_palace"}
    for holder in (0, 2, 3):
        t = table("villainous", seats=seats, turn=1, token=holder, **realms).seat(1).uses("fate")
        assert len(t.options()) == seats - 2


@rule("VI-A4")
def test_no_card_is_drawn_before_the_turn_ends():
    t = turn("maleficent", at="the_forest", hand="vanish vanish").plays("vanish", "top").plays("vanish", "bottom")
    assert t.hand(0) == ""
    t.uses("gain_3")
    assert t.hand(0) == ""


@rule("VI-A5")
def test_heroes_are_locked_in_and_out_like_other_cards():
    t = turn("ursula", at="the_palace", lock="ursulas_lair", cards="max@ursulas_lair")
    t.may_not("use move_hero bottom", rule="VI-039")
    beside = turn("ursula", at="the_palace", lock="ursulas_lair", cards="max@erics_ship").uses("move_hero")
    beside.takes("move max@erics_ship the_shore").could_not("move max@erics_ship ursulas_lair", rule="VI-052")


@rule("VI-A6")
def test_playing_a_card_is_one_card_and_nothing_more():
    t = turn("jafar", at="streets_of_agrabah", hand="scimitar scimitar", cards="iago@oasis").plays(
        "scimitar iago@oasis"
    )
    t.may_not("use play bottom", rule="VI-017")
    assert t.hand(0) == "scimitar"


@rule("VI-A7")
def test_activating_discards_nothing():
    t = (
        turn("jafar", at="oasis", cards="giant_hourglass@oasis")
        .uses("activate")
        .takes("activate giant_hourglass@oasis")
    )
    assert (t.realm(0), t.discarded(0)) == ("giant_hourglass@oasis", "")


@rule("VI-A8")
def test_the_misread_names_are_known():
    facts = load("villainous").facts()
    assert "jafar" in VILLAINS
    assert facts.villain_of[facts.number["hypnotize"]] == VILLAINS.index("jafar")
    assert facts.villain_of[facts.number["set_a_trap"]] == VILLAINS.index("prince_john")
    t = table("villainous", captain_hook={"power": 6, "fate": "taunt"}, ursula={"hand": "trickery"})
    t.seat(0).uses("gain_1")
    t.seat(1).says("react trickery")
    assert t.fate_discarded(0) == "taunt"  # drawn, not playable, not replaced


@rule("VI-A9")
def test_playing_a_card_also_takes_it_out_of_the_hand():
    t = turn("jafar", at="oasis", power=2, hand="iago").plays("iago oasis", "top")
    assert (t.hand(0), t.discarded(0)) == ("", "")


@rule("VI-A10")
def test_drawing_from_an_empty_pile_shuffles_and_two_empty_piles_give_fewer():
    t = (
        turn("jafar", at="oasis", deck="", discard="iago gazeem")
        .ends_turn()
        .shuffles("iago gazeem")
        .seat(1)
        .is_asked("go")
    )
    assert (t.hand(0), t.discarded(0)) == ("gazeem iago", "")


@rule("VI-A11")
def test_more_heroes_cover_no_more():
    for heroes in ("fauna@the_forest", "fauna@the_forest flora@the_forest aurora@the_forest"):
        t = turn("maleficent", at="the_forest", hand="vanish", cards=heroes).may_use("gain_3", "play")
        t.may_not("use discard top", rule="VI-069")


@rule("VI-A12")
def test_peter_pan_is_played_to_the_locked_tree():
    t = (
        table("villainous", jafar={"at": "sultans_palace"}, captain_hook={"fate": "wendy peter_pan"})
        .seat(0)
        .uses("fate")
    )
    assert (t.realm(1), t.locked(1)) == ("peter_pan@hangmans_tree", ["hangmans_tree"])
    other = (
        table("villainous", jafar={"at": "sultans_palace"}, captain_hook={"fate": "wendy john"})
        .seat(0)
        .uses("fate")
    )
    other.may_not("play wendy hangmans_tree", rule="VI-052")


@rule("VI-A13")
def test_all_that_is_not_optional_must_be_possible_but_numbers_are_as_many_as_can_be():
    t = turn("prince_john", at="nottingham", hand="beautiful_lovely_taxes").plays("beautiful_lovely_taxes")
    assert t.power(0) == 0  # nobody to tax, and yet it can be played
    one = turn(
        "queen_of_hearts", at="courtyard", power=2, hand="by_order_of_the_queen", cards="card_guard_club@courtyard"
    )
    one.plays("by_order_of_the_queen").may_only("pick card_guard_club@courtyard", "none")
    one.says("pick card_guard_club@courtyard").is_asked("act")
    none = turn("prince_john", at="nottingham", power=9, hand="intimidation", cards="toby@the_jail")
    none.may_not("use play bottom", rule="VI-077")


@rule("VI-A14")
def test_more_allies_than_needed_may_fight_and_all_are_discarded():
    cards = "abu@oasis razoul@oasis palace_guard@oasis"
    t = turn("jafar", at="sultans_palace", cards=cards).uses("vanquish")
    t.may_only(
        "vanquish abu@oasis razoul@oasis",
        "vanquish abu@oasis palace_guard@oasis",
        "vanquish abu@oasis razoul@oasis palace_guard@oasis",
    )
    t.says("vanquish abu@oasis razoul@oasis palace_guard@oasis")
    assert t.discarded(0) == "palace_guard razoul"


@rule("VI-A15")
def test_an_ally_of_strength_0_may_fight_too():
    cards = "abu@oasis iago@oasis palace_guard@oasis"
    t = turn("jafar", at="sultans_palace", cards=cards)
    iago = t.g.bottom[0][0]
    t.g.boosts += [iago, -1]  # no card of the box weakens an Ally of strength 1
    assert t.strength(0, "iago@oasis") == 0
    t.uses("vanquish").may_only(
        "vanquish abu@oasis palace_guard@oasis", "vanquish abu@oasis iago@oasis palace_guard@oasis"
    )
    t.says("vanquish abu@oasis iago@oasis palace_guard@oasis")
    assert t.discarded(0) == "iago palace_guard"


@rule("VI-A16")
def test_three_boards_begin_with_a_lock():
    facts = load("villainous").facts()
    locked = {VILLAINS[v]: facts.places[v][lock] for v, lock in enumerate(facts.locks) if lock >= 0}
    assert locked == {"captain_hook": "hangmans_tree", "jafar": "cave_of_wonders", "ursula": "the_palace"}
    assert len(locked) <= facts.box.lock_tiles
    t = turn("ursula", at="the_shore", power=2, hand="change_form change_form")
    for place, row in (("ursulas_lair", "top"), ("the_palace", "bottom")):
        assert t.plays("change_form", row).locked(0) == [place]


@rule("VI-A17")
def test_an_empty_cauldron_still_pays_and_the_log_says_so():
    t = table("villainous", jafar={"at": "oasis", "power": 78}, captain_hook={"power": 5}).seat(0)
    t.match.state.events = []
    t.uses("gain_3")
    assert t.power(0) == 81
    assert [event.kind for event in t.match.state.events] == ["gained", "cauldron"]


@rule("VI-A18")
def test_of_two_who_have_met_their_objectives_the_one_whose_turn_starts_wins():
    curses = " ".join(
        f"{curse}@{place}" for curse, place in zip(["green_fire"] * 3 + ["dreamless_sleep"], FOUR, strict=True)
    )
    realms = {"prince_john": {"power": 20}, "maleficent": {"cards": curses}}
    for turn_of, winner in ((0, 1), (1, 0)):
        t = table("villainous", turn=turn_of, **realms).seat(turn_of).ends_turn()
        t.ends(winners=[winner], scores=[int(seat == winner) for seat in range(2)])


@rule("VI-A19")
def test_neighbours_stand_side_by_side():
    for place, near in zip(FOUR, ((1,), (0, 2), (1, 3), (2,)), strict=True):
        t = turn("maleficent", at="forbidden_mountains", cards=f"raven@{place}").uses("move_item")
        ways = [f"move raven@{place} {FOUR[other]}" for other in near]
        t.takes(*ways) if len(ways) == 1 else t.may_only(*ways)


@rule("VI-A20")
def test_the_same_card_can_be_activated_twice():
    t = turn("queen_of_hearts", at="white_rabbits_house", power=2, cards="card_guard_heart@courtyard")
    t.uses("activate").takes("activate card_guard_heart@courtyard").may_not("use activate bottom", rule="VI-017")
    t.g.used.clear()  # no board of the box has two Activate symbols at one location
    t.uses("activate").takes("activate card_guard_heart@courtyard")
    assert (t.realm(0), t.power(0)) == ("card_guard_heart@courtyard", 0)


@rule("VI-A21")
def test_a_location_unlocked_in_mid_turn_cannot_be_used_before_the_next():
    t = turn("jafar", at="oasis", power=3, hand="scarab_pendant iago").plays("scarab_pendant oasis", "top")
    t.may_use("gain_3").may_not("use gain_2 top", "use move_item bottom", rule="VI-013").ends_turn()
    t.seat(1).says("go the_shore").ends_turn()
    t.seat(0).says("go cave_of_wonders").may("use gain_2 top")


@rule("VI-A22")
def test_conditions_of_the_same_moment_are_carried_out_clockwise_and_looked_at_again():
    t = table(
        "villainous",
        seats=3,
        captain_hook={
            "at": "jolly_roger",
            "power": 7,
            "fate": "tinker_bell",
            "cards": "smee@skull_rock swashbuckler@skull_rock swashbuckler@skull_rock",
        },
        ursula={"hand": "trickery"},
        queen_of_hearts={"hand": "judgment"},
    )
    t.seat(0).uses("gain_1")
    t.seat(2).says("react judgment").seat(1).says("react trickery").puts("tinker_bell skull_rock")
    t.seat(1).says("pick smee@skull_rock")
    assert (t.hand(2), t.power(2)) == ("judgment", 0)  # two Allies are left: the Queen keeps her card
    t.seat(0).is_asked("act")


@rule("VI-A23")
def test_up_to_two_may_be_none():
    guards = "card_guard_club@courtyard card_guard_heart@tulgey_wood"
    t = turn("queen_of_hearts", at="courtyard", power=2, hand="by_order_of_the_queen", cards=guards)
    t.plays("by_order_of_the_queen").may("none").says("none").is_asked("act")
    assert (t.realm(0), t.discarded(0)) == (guards, "by_order_of_the_queen")
