"""The rulebook of Disney Villainous: the glossary, the questions, and what public copies of the book add."""

from panoplie.games.villainous.facts import VILLAINS
from panoplie.kernel.rulebook import rule
from tests.talk import open_box, table


def turn(villain, against=None, **realm):
    """The turn of one villain, against one who has nothing."""
    other = against or ("jafar" if villain == "ursula" else "ursula")
    return table("villainous", **{villain: realm, other: {}}).seat(0)


# The realm


@rule("VI-047")
def test_the_realm_is_both_sides_of_the_board_and_the_effect_being_played():
    cards = "smee@skull_rock+cutlass john@jolly_roger+taunt cannon@mermaid_lagoon"
    t = table(
        "villainous",
        ursula={"at": "erics_ship"},
        captain_hook={"cards": cards, "fate": "splitting_headache taunt"},
    )
    t.seat(0).uses("fate").puts("splitting_headache").is_asked("discard_piece")
    items = ("cutlass@skull_rock", "taunt@jolly_roger", "cannon@mermaid_lagoon")
    t.seat(0).may_only(*[f"pick {item}" for item in items])
    assert t.fate_discarded(1) == "taunt"  # the Effect is not in the discard while it is being played
    assert [card["id"] for card in t.seen_by(None)["shown"]] == ["splitting_headache"]


@rule("VI-048")
def test_a_card_affects_its_own_realm_only():
    t = table(
        "villainous",
        captain_hook={"cards": "wendy@skull_rock john@jolly_roger"},
        prince_john={"cards": "toby@the_jail nutsy@the_jail", "power": 2},
    )
    assert t.strength(0, "john@jolly_roger") == 3  # Wendy
    assert t.strength(1, "toby@the_jail") == 2
    crown = table("villainous", prince_john={"cards": "robin_hood@the_jail"}, captain_hook={}).seat(0)
    crown.ends_turn().seat(1).says("go mermaid_lagoon").uses("gain_3")
    assert crown.power(1) == 3  # Robin Hood robs Prince John alone


@rule("VI-049")
def test_hand_and_piles_are_not_part_of_the_realm():
    t = turn(
        "jafar",
        at="oasis",
        hand="necessary_sacrifice iago",
        discard="razoul",
        deck="gazeem",
        fate="princess_jasmine",
        fate_discard="carpet",
        cards="rajah@oasis palace_guard@oasis",
    )
    assert t.strength(0, "rajah@oasis") == 4  # Jasmine is not in the realm
    t.plays("necessary_sacrifice", "bottom").takes("pick palace_guard@oasis")


# Locked locations


@rule("VI-050")
def test_a_locked_location_can_be_unlocked():
    t = turn("jafar", at="oasis", power=3, hand="scarab_pendant")
    assert t.locked(0) == ["cave_of_wonders"]
    t.plays("scarab_pendant oasis", "top")
    assert t.locked(0) == []
    t.ends_turn().seat(1).says("go the_shore").ends_turn().seat(0).may("go cave_of_wonders")


@rule("VI-051")
def test_the_mover_never_goes_to_a_locked_location():
    t = table("villainous", phase="move", jafar={"at": "oasis"}, ursula={}).seat(0).is_asked("go")
    t.may_only("go sultans_palace", "go streets_of_agrabah").may_not("go cave_of_wonders", rule="VI-051")


@rule("VI-052")
def test_no_card_is_played_to_moved_to_or_moved_from_a_locked_location():
    t = turn("ursula", at="the_palace", lock="ursulas_lair", cards="crown@ursulas_lair trident@erics_ship")
    t.uses("move_item").takes("move trident@erics_ship the_shore")
    t.could_not("move trident@erics_ship ursulas_lair", "move crown@ursulas_lair erics_ship", rule="VI-052")
    played = turn("ursula", at="the_shore", power=9, hand="cauldron").uses("play", "top")
    played.may_not("play cauldron the_palace", rule="VI-052")
    item = turn("captain_hook", at="jolly_roger", power=9, hand="cutlass", cards="smee@hangmans_tree")
    item.may_not("use play bottom", rule="VI-077")


@rule("VI-053")
def test_a_card_at_a_location_that_gets_locked_keeps_its_ability():
    heroes = "ariel@ursulas_lair crown@the_shore"
    t = turn("ursula", at="the_shore", power=1, hand="change_form", cards=heroes).plays("change_form", "top")
    assert t.locked(0) == ["ursulas_lair"]
    t.ends_turn().seat(1).says("go oasis").ends_turn().seat(0).says("go the_palace")
    t.seat(0).may_not("use move_item top", rule="VI-065")  # Ariel still forbids it


# Playing and moving


@rule("VI-054")
def test_to_play_is_to_add_a_new_card_from_hand_or_pile():
    warrants = "warrant@sherwood_forest"
    found = turn(
        "prince_john",
        at="nottingham",
        cards=f"maid_marian@sherwood_forest nutsy@sherwood_forest {warrants} trigger@sherwood_forest",
        fate="robin_hood",
    )
    found.vanquishes("maid_marian@sherwood_forest trigger@sherwood_forest")
    found.shuffles("").seat(0).is_asked("act")
    assert found.power(0) == 1  # out of the pile he is played, and the Warrant pays, less what he robs


@rule("VI-055")
def test_to_move_is_to_shift_a_card_to_a_neighbouring_location():
    t = turn("prince_john", at="friar_tucks_church", cards="nutsy@sherwood_forest").uses("move_item")
    t.takes("move nutsy@sherwood_forest friar_tucks_church")
    t.could_not(
        "move nutsy@sherwood_forest nottingham", "move nutsy@sherwood_forest sherwood_forest", rule="VI-055"
    )


@rule("VI-056")
def test_what_playing_triggers_moving_does_not():
    t = turn("prince_john", at="nottingham", power=2, hand="imprison", cards="toby@nottingham warrant@the_jail")
    t.plays("imprison").takes("pick toby@nottingham")
    assert t.power(0) == 0
    fated = table(
        "villainous", ursula={"at": "erics_ship"}, prince_john={"fate": "toby skippy", "cards": "warrant@the_jail"}
    )
    fated.seat(0).fates("toby the_jail")
    assert fated.power(1) == 2


# Revealing and looking


@rule("VI-057")
def test_revealed_cards_are_seen_by_all():
    t = table(
        "villainous", jafar={"at": "oasis", "power": 1, "hand": "scrying", "deck": "hypnotize iago"}, ursula={}
    )
    t.seat(0).plays("scrying", "top").says("name ally")
    assert t.g.hand[0].known == (-1,)  # everybody knows the card that came to hand
    shown = table("villainous", jafar={"at": "sultans_palace"}, ursula={"fate": "ariel max"}).seat(0).uses("fate")
    for viewer in shown.viewers:
        assert [card["id"] for card in shown.seen_by(viewer)["shown"]] == ["ariel", "max"]


@rule("VI-058")
def test_cards_that_are_looked_at_stay_secret():
    t = turn("captain_hook", at="jolly_roger", power=1, hand="give_them_a_scare", fate="wendy john").plays(
        "give_them_a_scare"
    )
    assert sorted(card["id"] for card in t.seen_by(0)["looked_at"]) == ["john", "wendy"]
    for viewer in (1, None):
        assert t.seen_by(viewer)["looked_at"] == 2
        assert "wendy" not in t.everything_seen_by(viewer)
    t.says("no").says("put_back john wendy")
    assert t.g.fate[0].known == (1, 1)  # only Captain Hook knows what lies there


@rule("VI-059")
def test_an_empty_pile_is_made_of_its_discard_when_cards_are_revealed():
    t = turn(
        "ursula", at="the_shore", power=1, hand="divination", deck="crown", discard="binding_contract_ship trident"
    )
    t.plays("divination", "top").shuffles("binding_contract_ship trident").seat(0).is_asked("act")
    assert (t.hand(0), t.discarded(0), len(t.g.deck[0])) == ("binding_contract_ship", "crown divination", 1)
    looked = turn("ursula", at="ursulas_lair", cards="crown@the_shore", fate="max", fate_discard="eric ariel")
    looked.uses("activate").takes("activate crown@the_shore").shuffles("ariel eric").seat(0).is_asked(
        "discard_seen"
    )
    looked.seat(0).says("no").may("put_back ariel max")


# Finding a Hero


@rule("VI-060")
def test_a_hero_to_find_is_taken_from_wherever_it_is():
    for where in ({"cards": "genie@oasis"}, {"fate_discard": "genie"}, {"fate": "genie"}):
        t = turn("jafar", at="oasis", power=4, hand="magic_lamp", lock=None, **where)
        t.plays("magic_lamp cave_of_wonders", "bottom")
        if "fate" in where:
            t.shuffles("")
        assert t.realm(0) == "genie@cave_of_wonders magic_lamp@cave_of_wonders"


@rule("VI-061")
def test_a_hero_found_in_the_realm_loses_its_items():
    t = turn(
        "jafar", at="streets_of_agrabah", power=4, hand="magic_lamp", lock=None, cards="genie@oasis+wish+wish"
    )
    t.plays("magic_lamp cave_of_wonders")
    assert (t.realm(0), t.fate_discarded(0)) == ("genie@cave_of_wonders magic_lamp@cave_of_wonders", "wish wish")


@rule("VI-062")
def test_a_hero_is_sought_in_the_discard_and_then_in_the_pile_which_is_shuffled():
    t = turn("jafar", at="oasis", power=4, hand="magic_lamp", lock=None, fate="abu genie sultan")
    t.plays("magic_lamp cave_of_wonders", "bottom").shuffles("sultan abu").seat(0).is_asked("act")
    assert [t.g.facts.ids[kind] for kind in t.g.fate[0].cards] == ["abu", "sultan"]
    first = turn("jafar", at="oasis", power=4, hand="magic_lamp", lock=None, fate="abu", fate_discard="genie")
    first.plays("magic_lamp cave_of_wonders", "bottom").is_asked("act")  # no shuffle
    assert first.fate_discarded(0) == ""


# Vanquishing


@rule("VI-063")
def test_to_vanquish_is_to_take_a_hero_off_the_board_by_action_or_card():
    by_card = turn("queen_of_hearts", at="courtyard", power=3, hand="off_with_your_head", cards="dodo@tulgey_wood")
    by_card.plays("off_with_your_head").takes("pick dodo@tulgey_wood")
    by_action = turn("queen_of_hearts", at="tulgey_wood", cards="dodo@courtyard card_guard_heart@courtyard")
    by_action.vanquishes("dodo@courtyard card_guard_heart@courtyard")
    for t in (by_card, by_action):
        assert (t.realm(0), t.fate_discarded(0)) == ("", "dodo")


@rule("VI-064")
def test_a_card_that_defeats_needs_neither_action_nor_allies():
    t = turn("maleficent", at="the_forest", power=3, hand="dragon_form", cards="guards@king_stefans_castle")
    t.plays("dragon_form", "bottom").takes("pick guards@king_stefans_castle")
    assert t.fate_discarded(0) == "guards"
    turn("maleficent", at="king_stefans_castle", cards="fauna@king_stefans_castle").may_not(
        "use vanquish bottom", rule="VI-034"
    )


# Questions


@rule("VI-065")
def test_a_card_that_contradicts_the_rules_is_right():
    t = (
        table("villainous", ursula={"at": "erics_ship"}, captain_hook={"fate": "peter_pan wendy"})
        .seat(0)
        .uses("fate")
    )
    assert t.realm(1) == "peter_pan@hangmans_tree"  # locked, and yet he goes there
    assert t.locked(1) == ["hangmans_tree"]


@rule("VI-066")
def test_a_fate_card_that_cannot_be_played_is_discarded_and_not_replaced():
    t = table(
        "villainous",
        captain_hook={"power": 6, "fate": "taunt wendy"},
        ursula={"hand": "trickery"},
    )
    t.seat(0).uses("gain_1")
    t.seat(1).says("react trickery")
    t.seat(0).is_asked("act")
    assert (t.fate_discarded(0), t.realm(0), len(t.g.fate[0])) == ("taunt", "", 1)


@rule("VI-067")
def test_two_fate_cards_that_cannot_be_played_are_both_discarded():
    t = table("villainous", jafar={"at": "sultans_palace"}, captain_hook={"fate": "taunt pixie_dust wendy"}).seat(
        0
    )
    t.uses("fate").is_asked("act")
    assert (t.fate_discarded(1), t.realm(1), len(t.g.fate[1])) == ("pixie_dust taunt", "", 1)


@rule("VI-068")
def test_a_symbol_that_becomes_visible_can_be_used_at_once():
    cards = "fauna@king_stefans_castle savage_goon@king_stefans_castle"
    t = turn("maleficent", at="king_stefans_castle", cards=cards).may_use("vanquish")
    t.vanquishes(cards).may_use("gain_1", "fate").uses("gain_1")
    assert t.power(0) == 1


@rule("VI-069")
def test_a_symbol_that_gets_covered_is_lost():
    t = table(
        "villainous",
        captain_hook={"at": "skull_rock", "power": 6, "hand": "smee", "fate": "john"},
        ursula={"hand": "trickery"},
    )
    t.seat(0).may("use gain_1 top", "use play top").uses("discard")  # the only card
    t.seat(1).is_asked("react").says("react trickery").puts("john skull_rock")
    t.seat(0).may_not("use gain_1 top", "use play top", rule="VI-069")


@rule("VI-070")
def test_the_order_in_which_heroes_fall_is_free():
    cards = "fauna@king_stefans_castle flora@king_stefans_castle savage_goon@king_stefans_castle"
    t = turn("maleficent", at="king_stefans_castle", cards=cards).uses("vanquish")
    for hero in ("fauna", "flora"):
        t.may(f"vanquish {hero}@king_stefans_castle savage_goon@king_stefans_castle")


@rule("VI-071")
def test_strength_counts_all_active_abilities():
    cards = "prince_phillip@the_forest dreamless_sleep@the_forest"
    t = turn("maleficent", at="the_forest", power=3, hand="dragon_form", cards=cards)
    assert t.strength(0, "prince_phillip@the_forest") == 3
    t.plays("dragon_form", "bottom").takes("pick prince_phillip@the_forest")
    assert t.fate_discarded(0) == "prince_phillip"


@rule("VI-072")
def test_a_hero_of_strength_0_stays_until_it_is_vanquished():
    cards = "fauna@the_forest dreamless_sleep@the_forest"
    t = turn("maleficent", at="king_stefans_castle", cards=cards)
    assert t.strength(0, "fauna@the_forest") == 0
    assert "fauna@the_forest" in t.realm(0)
    t.may("use vanquish bottom")
    twice = turn("maleficent", cards=f"{cards} dreamless_sleep@the_forest")
    assert twice.strength(0, "fauna@the_forest") == 0  # there is nothing below 0


@rule("VI-073")
def test_a_hero_of_strength_0_takes_no_ally():
    cards = "fauna@the_forest dreamless_sleep@the_forest"
    t = turn("maleficent", at="king_stefans_castle", cards=cards).vanquishes("fauna@the_forest")
    assert (t.realm(0), t.fate_discarded(0), t.discarded(0)) == ("dreamless_sleep@the_forest", "fauna", "")
    beside = turn("maleficent", at="king_stefans_castle", cards=f"{cards} raven@the_forest")
    beside.vanquishes("fauna@the_forest")
    assert beside.discarded(0) == ""


@rule("VI-074")
def test_an_activated_card_stays_and_is_used_again():
    t = turn("queen_of_hearts", at="hedge_maze", cards="stopwatch@courtyard card_guard_club@courtyard=1")
    t.uses("activate").takes("activate stopwatch@courtyard")
    assert "stopwatch@courtyard" in t.realm(0)
    t.ends_turn().seat(1).says("go the_shore").ends_turn().seat(0).says("go white_rabbits_house")
    t.seat(0).uses("activate").says("activate stopwatch@courtyard")
    assert t.power(0) == 2


@rule("VI-075")
def test_fate_cards_lie_and_move_above_the_board():
    t = table("villainous", ursula={"at": "erics_ship"}, captain_hook={"fate": "john wendy"}).seat(0)
    t.fates("john skull_rock")
    place = t.seen_by(None)["seats"][1]["locations"][1]
    assert ([card["id"] for card in place["heroes"]], place["cards"]) == (["john"], [])
    moved = turn("captain_hook", at="hangmans_tree", lock=None, cards="john@skull_rock").uses("move_hero")
    moved.says("move john@skull_rock jolly_roger")
    place = moved.seen_by(None)["seats"][0]["locations"][0]
    assert ([card["id"] for card in place["heroes"]], place["cards"]) == (["john"], [])


@rule("VI-076")
def test_every_discard_pile_is_public():
    t = turn("jafar", discard="hypnotize iago", fate_discard="abu genie")
    for viewer in t.viewers:
        seen = t.seen_by(viewer)["seats"][0]
        assert [card["id"] for card in seen["discard"]] == ["hypnotize", "iago"]
        assert [card["id"] for card in seen["fate_discard"]] == ["abu", "genie"]


@rule("VI-077")
def test_a_card_that_cannot_be_carried_out_cannot_be_played():
    t = turn("jafar", at="oasis", power=9, hand="a_snake_am_i iago").uses("play", "top")
    t.may("play iago oasis").may_not("effect a_snake_am_i", rule="VI-077")
    t.puts("iago oasis")
    t.may_not("use play bottom", rule="VI-077")


@rule("VI-078")
def test_may_marks_an_optional_part():
    t = turn("captain_hook", at="jolly_roger", power=2, hand="mr_starkey", cards="john@skull_rock")
    t.plays("mr_starkey skull_rock").is_asked("shift_hero").may("none").says("none")
    assert t.realm(0) == "john@skull_rock mr_starkey@skull_rock"
    must = turn("captain_hook", at="jolly_roger", power=2, hand="aye_aye_sir", cards="smee@skull_rock").plays(
        "aye_aye_sir"
    )
    must.may_not("none", because="must-choose")


# What public copies of the rulebook add


@rule("VI-E1")
def test_a_turn_is_move_actions_and_draw():
    t = table("villainous", phase="begin", maleficent={"at": "the_forest"}, ursula={}).seat(0).is_asked("go")
    t.may_not("go the_forest", rule="VI-E1").may_only(
        "go forbidden_mountains", "go briar_roses_cottage", "go king_stefans_castle"
    )
    t.says("go briar_roses_cottage").is_asked("act").uses("gain_2").ends_turn()
    assert len(t.g.hand[0]) == 4
    t.seat(1).is_asked("go")


@rule("VI-E2")
def test_actions_are_optional_and_in_any_order():
    hand = "vanish vanish raven"
    for order in (("gain_3", "play", "discard"), ("discard", "gain_3"), ("play",), ()):
        t = turn("maleficent", at="the_forest", hand=hand)
        for symbol in order:
            t.uses(symbol)
            if symbol == "play":
                t.puts("vanish")
            elif symbol == "discard":
                t.says("discard raven")
        t.ends_turn().seat(1).is_asked("go")


@rule("VI-E3")
def test_drawing_fills_up_to_four_and_never_discards():
    full = turn("jafar", at="oasis", hand="iago gazeem razoul scrying scrying").ends_turn()
    assert full.hand(0) == "gazeem iago razoul scrying scrying"
    empty = turn("jafar", at="oasis", hand="iago", deck="gazeem", discard="razoul scrying scrying").ends_turn()
    empty.shuffles("scrying razoul scrying").seat(1).is_asked("go")
    assert (empty.hand(0), empty.discarded(0), len(empty.g.deck[0])) == ("gazeem iago razoul scrying", "", 1)


@rule("VI-E4")
def test_a_card_costs_what_it_shows():
    t = turn("jafar", at="oasis", power=2, hand="razoul iago scimitar").uses("play", "top")
    t.may_not("play razoul oasis", rule="VI-E4").puts("iago oasis")
    assert t.power(0) == 1
    turn("jafar", at="oasis", power=1, hand="sorcerous_power").may_not("use play top", rule="VI-077")
    dear = turn("jafar", at="oasis", power=1, hand="sorcerous_power iago").uses("play", "top")
    dear.may_not("effect sorcerous_power", rule="VI-E4")
    t.plays("scimitar iago@oasis", "bottom")
    assert t.power(0) == 1  # a Scimitar costs nothing


@rule("VI-E5")
def test_effects_are_discarded_and_attached_items_need_a_bearer():
    t = turn("prince_john", at="friar_tucks_church", power=2, hand="beautiful_lovely_taxes bow_and_arrows")
    t.plays("beautiful_lovely_taxes", "top")
    assert t.discarded(0) == "beautiful_lovely_taxes"
    t.may_not("use play bottom", rule="VI-077")
    asked = turn(
        "prince_john", at="friar_tucks_church", power=2, hand="beautiful_lovely_taxes bow_and_arrows"
    ).uses("play", "top")
    asked.may_not("play bow_and_arrows sherwood_forest", rule="VI-E5")
    gone = turn(
        "captain_hook",
        at="jolly_roger",
        cards="john@skull_rock+pixie_dust+taunt smee@skull_rock+cutlass pirate_brute@skull_rock",
    )
    gone.vanquishes("john@skull_rock smee@skull_rock pirate_brute@skull_rock")
    assert (gone.fate_discarded(0), gone.discarded(0)) == ("john pixie_dust taunt", "cutlass pirate_brute smee")


@rule("VI-E6")
def test_conditions_are_played_in_others_turns_for_nothing_again_while_the_state_holds():
    own = turn("prince_john", at="nottingham", power=9, hand="greed imprison", cards="toby@nottingham").uses(
        "play"
    )
    own.may_not("effect greed", rule="VI-E6")
    t = table(
        "villainous",
        captain_hook={"at": "jolly_roger", "power": 6, "hand": "cannon"},
        prince_john={"hand": "greed greed"},
    )
    t.seat(0).uses("gain_1")
    t.seat(1).is_asked("react").may_only("react greed", "pass", "pass_turn").says("react greed")
    assert (t.power(1), t.hand(1), t.discarded(1)) == (3, "greed", "greed")  # nothing is drawn for it
    t.seat(1).is_asked("react").may_only("react greed", "pass", "pass_turn").says("pass")  # the state still holds
    t.seat(0).uses("discard")  # the only card
    t.seat(1).is_asked("react").says("react greed")
    assert (t.power(1), t.hand(1), t.discarded(1)) == (6, "", "greed greed")
    t.g.discard[1].remove(t.g.facts.number["greed"])
    t.g.hand[1].put(t.g.facts.number["greed"], 1 << 1)
    t.seat(0).ends_turn().seat(1).says("go nottingham").ends_turn().seat(0).says("go skull_rock")
    t.seat(1).is_asked("react").says("pass")
    t.seat(0).uses("gain_1")
    t.seat(1).is_asked("react").says("pass_turn")  # the trigger still holds, until he passes for the turn
    t.seat(0).uses("discard").says(f"discard {t.hand(0).split()[0]}").is_asked("act")


@rule("VI-E7")
def test_any_number_of_cards_lies_at_a_location():
    crowd = (
        "swashbuckler@skull_rock " * 3 + "boarding_party@skull_rock " * 3 + "cannon@skull_rock cannon@skull_rock"
    )
    t = turn("captain_hook", at="mermaid_lagoon", power=9, hand="smee cutlass", cards=crowd)
    t.plays("smee skull_rock", "top").plays("cutlass smee@skull_rock", "bottom")
    assert len(t.seen_by(None)["seats"][0]["locations"][1]["cards"]) == 9


@rule("VI-E8")
def test_the_fate_token_passes_to_the_next_target():
    realms = {
        "jafar": {},
        "ursula": {"fate": "scuttle max"},
        "maleficent": {"at": "king_stefans_castle"},
        "prince_john": {},
    }
    t = table("villainous", seats=5, turn=2, token=4, **realms, queen_of_hearts={})
    t.seat(2).uses("fate").may_not("fate 4", rule="VI-031").says("fate 1").puts("scuttle the_shore")
    assert t.seen_by(None)["fate_token"] == 1
    t.seat(2).ends_turn().seat(3).says("go nottingham").uses("fate")
    t.seat(3).may("fate 4").may_not("fate 1", rule="VI-031")


THREE_CURSES = "green_fire@forbidden_mountains green_fire@briar_roses_cottage green_fire@the_forest"
OBJECTIVES = {
    "jafar": (
        "magic_lamp@sultans_palace genie@oasis~",
        "magic_lamp@sultans_palace genie@oasis",
        "magic_lamp@oasis genie@sultans_palace~",
        "abu@sultans_palace+magic_lamp genie@oasis~",
        "magic_lamp@sultans_palace",
    ),
    "maleficent": (
        f"{THREE_CURSES} dreamless_sleep@king_stefans_castle",
        f"{THREE_CURSES} dreamless_sleep@the_forest",
        f"{THREE_CURSES} savage_goon@king_stefans_castle",
    ),
    "ursula": (
        "trident@ursulas_lair crown@ursulas_lair",
        "king_triton@ursulas_lair+trident crown@ursulas_lair",
        "trident@the_shore crown@the_shore",
        "trident@ursulas_lair crown@the_shore",
    ),
}
WICKETS = (
    "card_guard_club@courtyard=1 card_guard_club@hedge_maze=1"
    " card_guard_heart@tulgey_wood=1 card_guard_spade@white_rabbits_house=1"
)


@rule("VI-E9")
def test_every_villain_has_an_objective_of_his_own():
    for villain, (won, *not_won) in OBJECTIVES.items():
        other = "captain_hook"
        t = table("villainous", **{other: {}, villain: {"cards": won, "lock": None}}).seat(0).ends_turn()
        t.ends(winners=[1], scores=[0, 1])
        assert t.match.outcome().reason == villain
        for cards in not_won:
            t = table("villainous", **{other: {}, villain: {"cards": cards, "lock": None}}).seat(0)
            t.ends_turn().goes_on()
    for power, over in ((19, False), (20, True)):
        t = table("villainous", captain_hook={}, prince_john={"power": power}).seat(0).ends_turn()
        assert t.match.over is over
    crew = "peter_pan@jolly_roger pirate_brute@jolly_roger pirate_brute@jolly_roger#2"
    hook = turn("captain_hook", at="jolly_roger", cards=crew.replace("#2", "")).vanquishes(crew)
    assert hook.match.outcome().reason == "captain_hook"
    shot = turn(
        "queen_of_hearts",
        at="courtyard",
        power=4,
        hand="take_the_shot",
        cards=WICKETS,
        deck="fury fury judgment spear spear",
    )
    assert shot.plays("take_the_shot").match.outcome().reason == "queen_of_hearts"
    objectives = [seen["objective"] for seen in open_six().seen_by(None)["seats"]]
    assert objectives == [
        "immediate",
        "start_of_turn",
        "start_of_turn",
        "start_of_turn",
        "immediate",
        "start_of_turn",
    ]


def open_six():
    t = open_box("villainous", seats=6)
    for seat, villain in enumerate(VILLAINS):
        t.seat(seat).chooses(villain)
    return t


@rule("VI-E10")
def test_power_is_not_limited_to_the_tokens_of_the_box():
    t = turn("jafar", "captain_hook", at="oasis", power=79).uses("gain_3")
    assert (t.power(0), t.seen_by(None)["cauldron"]) == (82, 0)
