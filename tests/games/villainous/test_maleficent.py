"""Maleficent, card by card."""

from panoplie.kernel.sight import EVERYONE
from tests.talk import table

MOUNTAINS, COTTAGE, FOREST, CASTLE = (
    "forbidden_mountains",
    "briar_roses_cottage",
    "the_forest",
    "king_stefans_castle",
)


def maleficent(at=FOREST, phase="actions", **realm):
    """Maleficent's turn, against an idle Ursula."""
    return table("villainous", phase=phase, maleficent={"at": at, **realm}, ursula={}).seat(0)


def fated(*revealed, **realm):
    """Ursula takes a Fate action against Maleficent; these cards lie on top of her Fate pile."""
    t = table("villainous", ursula={"at": "erics_ship"}, maleficent={"fate": " ".join(revealed), **realm})
    return t.seat(0).uses("fate")


# Villain cards


def test_cackling_goon_is_stronger_with_every_hero_beside_it():
    assert maleficent(cards=f"cackling_goon@{FOREST}").strength(0, f"cackling_goon@{FOREST}") == 1
    t = maleficent(cards=f"cackling_goon@{FOREST} fauna@{FOREST} flora@{FOREST} aurora@{CASTLE}")
    assert t.strength(0, f"cackling_goon@{FOREST}") == 3


def test_dragon_form_defeats_and_makes_fate_pay_until_her_next_turn():
    t = maleficent(power=3, hand="dragon_form", cards=f"flora@{CASTLE} aurora@{CASTLE}", fate="guards guards")
    t.plays("dragon_form", "bottom").takes(f"pick flora@{CASTLE}")
    t.could_not(f"pick aurora@{CASTLE}", rule="VI-071")
    assert (t.fate_discarded(0), t.power(0)) == ("flora", 0)
    t.ends_turn().seat(1).says("go erics_ship").uses("fate").puts(f"guards {FOREST}").ends_turn()
    assert t.power(0) == 3
    t.seat(0).says(f"go {COTTAGE}").ends_turn()
    t.seat(1).says("go the_shore").ends_turn()
    assert t.seen_by(None)["seats"][0]["fate_pays"] == 0
    maleficent(power=3, hand="dragon_form", cards=f"aurora@{CASTLE}").may_not("use play bottom", rule="VI-077")


def test_forest_of_thorns_lets_strong_heroes_in_and_goes():
    t = fated("fauna", "guards", cards=f"forest_of_thorns@{FOREST}").is_asked("fate_play")
    t.may(f"play fauna {COTTAGE}").may_not(f"play fauna {FOREST}", f"play guards {FOREST}", rule="VI-065")
    t = fated("aurora", "guards", "sword_of_truth", cards=f"forest_of_thorns@{FOREST}").puts(f"aurora {FOREST}")
    assert (t.realm(1), t.discarded(1)) == (f"aurora@{FOREST}", "forest_of_thorns")


def test_green_fire_lets_no_hero_in_and_dies_when_she_comes():
    t = fated("prince_phillip", "aurora", cards=f"green_fire@{FOREST}").is_asked("fate_play")
    t.may_not(f"play prince_phillip {FOREST}", rule="VI-065").may(f"play prince_phillip {CASTLE}")
    t = maleficent(CASTLE, "move", cards=f"green_fire@{FOREST}").says(f"go {FOREST}")
    assert (t.realm(0), t.discarded(0)) == ("", "green_fire")
    here = maleficent(power=3, hand="green_fire").plays(f"green_fire {FOREST}", "bottom")
    assert here.realm(0) == f"green_fire@{FOREST}"  # played under her feet


def test_savage_goon_is_a_strong_ally():
    t = maleficent(power=3, hand="savage_goon").plays(f"savage_goon {CASTLE}", "bottom")
    assert (t.strength(0, f"savage_goon@{CASTLE}"), t.power(0)) == (4, 0)


def test_sinister_goon_is_stronger_beside_a_curse():
    t = maleficent(cards=f"sinister_goon@{FOREST} green_fire@{FOREST} green_fire@{FOREST}")
    assert t.strength(0, f"sinister_goon@{FOREST}") == 4
    assert maleficent(cards=f"sinister_goon@{FOREST}").strength(0, f"sinister_goon@{FOREST}") == 3


def test_vanish_lets_her_stay_on_her_next_turn():
    t = maleficent(hand="vanish").plays("vanish", "bottom").ends_turn()
    t.seat(1).says("go erics_ship").ends_turn()
    t.seat(0).is_asked("go").may("stay").says("stay").is_asked("act")
    assert (t.mover(0), t.seen_by(1)["seats"][0]["may_stay"]) == (FOREST, True)
    t.ends_turn()
    assert not t.seen_by(1)["seats"][0]["may_stay"]
    t.seat(1).says("go the_shore").ends_turn()
    t.seat(0).may_not("stay", rule="VI-E1")


def test_dreamless_sleep_weakens_heroes_and_an_ally_played_there_breaks_it():
    t = maleficent(power=9, hand="savage_goon", cards=f"dreamless_sleep@{CASTLE} aurora@{CASTLE} flora@{FOREST}")
    assert (t.strength(0, f"aurora@{CASTLE}"), t.strength(0, f"flora@{FOREST}")) == (2, 3)
    t.plays(f"savage_goon {CASTLE}", "bottom")
    assert (t.discarded(0), t.strength(0, f"aurora@{CASTLE}")) == ("dreamless_sleep", 4)
    moved = maleficent(COTTAGE, cards=f"dreamless_sleep@{CASTLE} raven@{FOREST}").uses("move_item")
    moved.says(f"move raven@{FOREST} {CASTLE}")
    assert moved.realm(0) == f"dreamless_sleep@{CASTLE} raven@{CASTLE}"
    assert moved.strength(0, f"raven@{CASTLE}") == 1  # Allies do not dream


def test_malice_defeats_a_hero_when_another_does():
    def foe(cards):
        t = table(
            "villainous",
            captain_hook={
                "at": "jolly_roger",
                "cards": "tick_tock@jolly_roger pirate_brute@jolly_roger smee@jolly_roger",
            },
            maleficent={"hand": "malice", "cards": cards},
        )
        t.seat(0).vanquishes("tick_tock@jolly_roger pirate_brute@jolly_roger smee@jolly_roger")
        return t

    t = foe(f"aurora@{CASTLE} prince_phillip@{FOREST}")
    t.seat(1).is_asked("react").says("react malice").takes(f"pick aurora@{CASTLE}")
    t.seat(1).could_not(f"pick prince_phillip@{FOREST}", rule="VI-071")
    assert (t.fate_discarded(1), t.discarded(1)) == ("aurora", "malice")
    foe(f"prince_phillip@{FOREST}").seat(0).is_asked("act")  # nobody weak enough


def test_tyranny_draws_three_and_discards_three():
    t = table(
        "villainous",
        captain_hook={"cards": "smee@skull_rock swashbuckler@skull_rock swashbuckler@skull_rock"},
        maleficent={"hand": "tyranny raven", "deck": "vanish staff green_fire"},
    )
    t.seat(0).uses("gain_1")
    t.seat(1).is_asked("react").says("react tyranny").is_asked("discard_some")
    t.seat(1).may_not("discard raven", "discard raven staff", rule="VI-032")
    t.seat(1).says("discard raven staff vanish")
    assert (t.hand(1), t.discarded(1)) == ("green_fire", "raven staff tyranny vanish")
    goods = "smee@skull_rock swashbuckler@skull_rock cannon@skull_rock"
    t = table("villainous", captain_hook={"cards": goods}, maleficent={"hand": "tyranny raven"})
    t.seat(0).uses("gain_1").seat(1).is_asked_nothing()  # a Cannon is no third Ally


def test_raven_flies_ahead_and_takes_an_action():
    t = maleficent(FOREST, "begin", cards=f"raven@{FOREST} fauna@{CASTLE}").is_asked("shift_itself")
    t.may_only(
        f"move raven@{FOREST} {MOUNTAINS}",
        f"move raven@{FOREST} {COTTAGE}",
        f"move raven@{FOREST} {CASTLE}",
        "none",
    )
    t.says(f"move raven@{FOREST} {COTTAGE}").is_asked("borrow")
    t.may(f"lend gain_2 {COTTAGE}", "none").says(f"lend gain_2 {COTTAGE}").is_asked("go")
    assert t.power(0) == 2
    t.says(f"go {COTTAGE}").uses("gain_2")  # her own symbol is not used up
    covered = maleficent(FOREST, "begin", cards=f"raven@{FOREST} fauna@{CASTLE}")
    covered.says(f"move raven@{FOREST} {CASTLE}").is_asked("go")  # nothing to do there
    mountains = maleficent(FOREST, "begin", cards=f"raven@{FOREST}").says(f"move raven@{FOREST} {MOUNTAINS}")
    mountains.may_only(f"lend move_item {MOUNTAINS}", f"lend gain_1 {MOUNTAINS}", "none")  # no Fate
    maleficent(FOREST, "begin", cards=f"raven@{FOREST}").says("none").is_asked("go")


def test_spinning_wheel_pays_for_a_defeat():
    t = maleficent(CASTLE, cards=f"spinning_wheel@{CASTLE} aurora@{CASTLE} savage_goon@{CASTLE}")
    t.vanquishes(f"aurora@{CASTLE} savage_goon@{CASTLE}")
    assert t.power(0) == 3
    away = maleficent(CASTLE, cards=f"spinning_wheel@{FOREST} aurora@{CASTLE} savage_goon@{CASTLE}")
    away.vanquishes(f"aurora@{CASTLE} savage_goon@{CASTLE}")
    assert away.power(0) == 0


def test_staff_makes_curses_and_effects_cheaper_where_she_is():
    t = maleficent(power=2, hand="green_fire savage_goon", cards=f"staff@{FOREST}").uses("play", "bottom")
    t.may(f"play green_fire {CASTLE}").may_not(f"play savage_goon {CASTLE}", rule="VI-E4")
    t.puts(f"green_fire {CASTLE}")
    assert t.power(0) == 0
    away = maleficent(power=2, hand="green_fire", cards=f"staff@{CASTLE}")
    away.may_not("use play bottom", rule="VI-077")


# Fate cards


def test_guards_take_two_allies():
    t = maleficent(CASTLE, cards=f"guards@{CASTLE} savage_goon@{CASTLE} raven@{CASTLE}").uses("vanquish")
    t.takes(f"vanquish guards@{CASTLE} savage_goon@{CASTLE} raven@{CASTLE}")
    t.could_not(f"vanquish guards@{CASTLE} savage_goon@{CASTLE}", rule="VI-065")


def test_sword_of_truth_is_for_a_hero_without_items_and_makes_curses_dearer():
    t = fated("sword_of_truth", "sword_of_truth", cards=f"aurora@{CASTLE} flora@{FOREST}+sword_of_truth")
    assert t.realm(1) == f"aurora@{CASTLE}+sword_of_truth flora@{FOREST}+sword_of_truth"
    assert t.strength(1, f"aurora@{CASTLE}") == 6
    dear = maleficent(power=3, hand="green_fire", cards=f"aurora@{CASTLE}+sword_of_truth").uses("play", "bottom")
    dear.may(f"play green_fire {FOREST}").may_not(f"play green_fire {CASTLE}", rule="VI-E4")
    rich = maleficent(power=5, hand="green_fire", cards=f"aurora@{CASTLE}+sword_of_truth")
    rich.plays(f"green_fire {CASTLE}", "bottom")
    assert rich.power(0) == 0


def test_once_upon_a_dream_discards_a_curse_beside_a_hero():
    cards = f"green_fire@{CASTLE} aurora@{CASTLE} forest_of_thorns@{FOREST}"
    t = fated("once_upon_a_dream", "once_upon_a_dream", cards=cards)
    t.takes(f"pick green_fire@{CASTLE}").could_not(f"pick forest_of_thorns@{FOREST}", rule="VI-065")
    assert t.discarded(1) == "green_fire"
    none = fated("once_upon_a_dream", "sword_of_truth", cards=f"green_fire@{CASTLE}")
    assert none.fate_discarded(1) == "once_upon_a_dream sword_of_truth"


def test_aurora_brings_a_hero_or_shows_a_card():
    t = fated("aurora", "guards", "fauna").puts(f"aurora {CASTLE}").is_asked("place")
    t.may(f"play fauna {FOREST}").puts(f"fauna {FOREST}")
    assert t.realm(1) == f"aurora@{CASTLE} fauna@{FOREST}"
    t = fated("aurora", "guards", "sword_of_truth").puts(f"aurora {CASTLE}").is_asked("act")
    assert (t.realm(1), len(t.g.fate[1]), t.fate_discarded(1)) == (f"aurora@{CASTLE}", 1, "guards")


def test_fauna_may_end_a_dreamless_sleep():
    t = fated("fauna", "guards", cards=f"dreamless_sleep@{CASTLE} green_fire@{FOREST}").puts(f"fauna {CASTLE}")
    t.is_asked("discard_piece").may_only(f"pick dreamless_sleep@{CASTLE}", "none").says(
        f"pick dreamless_sleep@{CASTLE}"
    )
    assert t.discarded(1) == "dreamless_sleep"
    other = fated("fauna", "sword_of_truth", cards=f"forest_of_thorns@{CASTLE}")
    other.puts(f"fauna {FOREST}").is_asked("act")


def test_flora_opens_the_hand():
    t = fated("flora", "guards", hand="vanish raven")
    assert t.seen_by(0)["seats"][1]["hand"] == t.seen_by(None)["seats"][1]["hand"] == 2
    t.puts(f"flora {CASTLE}")
    for viewer in t.viewers:
        assert [card["id"] for card in t.seen_by(viewer)["seats"][1]["hand"]] == ["vanish", "raven"]
    drawn = maleficent(cards=f"flora@{CASTLE}", deck="staff vanish raven green_fire").ends_turn()
    assert [card["id"] for card in drawn.seen_by(1)["seats"][0]["hand"]] == [
        "staff",
        "vanish",
        "raven",
        "green_fire",
    ]
    closed = maleficent(CASTLE, hand="vanish", cards=f"flora@{CASTLE} savage_goon@{CASTLE}", known=True)
    closed.vanquishes(f"flora@{CASTLE} savage_goon@{CASTLE}")
    assert closed.seen_by(1)["seats"][0]["hand"] == 1


def test_king_hubert_pulls_allies_from_both_sides():
    cards = f"raven@{COTTAGE} savage_goon@{CASTLE} cackling_goon@{CASTLE} sinister_goon@{MOUNTAINS}"
    t = fated("king_hubert", "guards", cards=f"{cards} staff@{CASTLE}").puts(f"king_hubert {FOREST}")
    t.is_asked("bring").may_only(f"pick raven@{COTTAGE}", "none").says(f"pick raven@{COTTAGE}")
    t.is_asked("bring").may_only(f"pick savage_goon@{CASTLE}", f"pick cackling_goon@{CASTLE}", "none").says("none")
    assert f"raven@{FOREST}" in t.realm(1)
    assert f"savage_goon@{CASTLE}" in t.realm(1)


def test_king_stefan_may_move_her():
    t = fated("king_stefan", "guards", at=FOREST, cards=f"green_fire@{MOUNTAINS}").puts(f"king_stefan {CASTLE}")
    t.is_asked("drive").may_only(f"go {MOUNTAINS}", f"go {COTTAGE}", f"go {CASTLE}", "none").says(
        f"go {MOUNTAINS}"
    )
    assert (t.mover(1), t.discarded(1)) == (MOUNTAINS, "green_fire")
    t.ends_turn().seat(1).is_asked("go").may_not(f"go {MOUNTAINS}", rule="VI-E1")
    stays = fated("king_stefan", "guards", at=FOREST).puts(f"king_stefan {CASTLE}").says("none")
    assert stays.mover(1) == FOREST


def test_merryweather_keeps_curses_from_being_played():
    t = maleficent(power=3, hand="green_fire", cards=f"merryweather@{CASTLE}").uses("play", "bottom")
    t.may(f"play green_fire {FOREST}").may_not(f"play green_fire {CASTLE}", rule="VI-065")
    moved = maleficent(COTTAGE, cards=f"merryweather@{CASTLE} green_fire@{FOREST}").uses("move_item")
    moved.may(f"move green_fire@{FOREST} {CASTLE}")


def test_prince_phillip_may_sweep_all_allies_away():
    cards = f"raven@{CASTLE} savage_goon@{CASTLE} cackling_goon@{FOREST}"
    t = (
        fated("prince_phillip", "guards", cards=cards)
        .puts(f"prince_phillip {CASTLE}")
        .is_asked("discard_allies")
        .says("yes")
    )
    assert (t.discarded(1), t.realm(1)) == ("raven savage_goon", f"cackling_goon@{FOREST} prince_phillip@{CASTLE}")
    kept = fated("prince_phillip", "guards", cards=cards).puts(f"prince_phillip {CASTLE}").says("no")
    assert kept.discarded(1) == ""
    fated("prince_phillip", "guards", cards=cards).puts(f"prince_phillip {COTTAGE}").is_asked("act")


def test_two_dragon_forms_pay_twice():
    t = maleficent(power=6, hand="dragon_form dragon_form", cards=f"fauna@{CASTLE} flora@{CASTLE}")
    t.plays("dragon_form", "top").says(f"pick fauna@{CASTLE}")
    t.plays("dragon_form", "bottom").takes(f"pick flora@{CASTLE}").ends_turn()
    t.seat(1).says("go erics_ship").uses("fate")
    assert t.power(0) == 6


def test_curses_break_only_by_what_their_text_names():
    cards = f"forest_of_thorns@{CASTLE} dreamless_sleep@{CASTLE}"
    item = maleficent(power=9, hand="staff savage_goon", cards=cards).plays(f"staff {CASTLE}", "top")
    assert item.discarded(0) == ""
    ally = item.plays(f"savage_goon {CASTLE}", "bottom")
    assert (ally.discarded(0), f"forest_of_thorns@{CASTLE}" in ally.realm(0)) == ("dreamless_sleep", True)
    hero = fated("aurora", "king_stefan", cards=cards).puts(f"king_stefan {CASTLE}").says("none")
    assert (hero.discarded(1), f"dreamless_sleep@{CASTLE}" in hero.realm(1)) == ("forest_of_thorns", True)


def test_the_spinning_wheel_takes_nothing_for_a_hero_of_strength_0():
    cards = f"fauna@{FOREST} dreamless_sleep@{FOREST} spinning_wheel@{FOREST}"
    t = maleficent(CASTLE, power=1, cards=cards).vanquishes(f"fauna@{FOREST}")
    assert t.power(0) == 1


def test_a_card_that_aurora_does_not_play_lies_on_top_again_for_all_to_know():
    t = fated("aurora", "guards", "sword_of_truth", "fauna").puts(f"aurora {CASTLE}").is_asked("act")
    assert t.g.facts.ids[t.g.fate[1].cards[-1]] == "sword_of_truth"
    assert t.g.fate[1].known == (0,) * (len(t.g.fate[1]) - 1) + (EVERYONE,)


def test_fauna_ends_no_other_curse():
    t = fated("fauna", "guards", cards=f"forest_of_thorns@{CASTLE}").is_asked("fate_play")
    t.may_not(f"play fauna {CASTLE}", rule="VI-065")
    moved = fated("fauna", "guards", cards=f"dreamless_sleep@{CASTLE} staff@{CASTLE}").puts(f"fauna {CASTLE}")
    moved.is_asked("discard_piece").may_only(f"pick dreamless_sleep@{CASTLE}", "none")


def test_what_is_drawn_under_flora_is_known_even_when_she_is_gone():
    t = maleficent(cards=f"flora@{CASTLE}").ends_turn()
    assert t.g.hand[0].known == (EVERYONE,) * 4


def test_each_dragon_form_pays_for_each_fate_action_until_her_next_turn():
    cards = f"flora@{CASTLE} fauna@{COTTAGE}"
    t = maleficent(power=6, hand="dragon_form dragon_form", cards=cards, fate="guards guards aurora merryweather")
    t.plays("dragon_form", "bottom").says(f"pick flora@{CASTLE}").plays("dragon_form", "top")
    assert t.seen_by(None)["seats"][0]["fate_pays"] == 6
    t.ends_turn().seat(1).says("go erics_ship").uses("fate").puts(f"guards {FOREST}")
    assert t.power(0) == 6
    t.g.used.clear()  # another Fate action of the same turn
    t.seat(1).uses("fate")
    assert t.power(0) == 12


def test_staying_by_vanish_is_no_arrival():
    t = maleficent(FOREST, hand="vanish", cards=f"green_fire@{FOREST}").plays("vanish", "bottom").ends_turn()
    t.seat(1).says("go the_shore").ends_turn()
    t.seat(0).says("stay").is_asked("act")
    assert t.realm(0) == f"green_fire@{FOREST}"
