"""Prince John, card by card."""

import pytest

from tests.talk import table

SHERWOOD, CHURCH, NOTTINGHAM, JAIL = "sherwood_forest", "friar_tucks_church", "nottingham", "the_jail"


def john(at=NOTTINGHAM, phase="actions", **realm):
    """Prince John's turn, against an idle Ursula."""
    return table("villainous", phase=phase, prince_john={"at": at, **realm}, ursula={}).seat(0)


def fated(*revealed, **realm):
    """Ursula takes a Fate action against Prince John; these cards lie on top of his Fate pile."""
    t = table("villainous", ursula={"at": "erics_ship"}, prince_john={"fate": " ".join(revealed), **realm})
    return t.seat(0).uses("fate")


# Villain cards


@pytest.mark.parametrize(("heroes", "power"), [("", 0), (f"toby@{JAIL} skippy@{SHERWOOD}", 2)])
def test_beautiful_lovely_taxes_pay_for_every_hero(heroes, power):
    t = john(hand="beautiful_lovely_taxes", cards=heroes).plays("beautiful_lovely_taxes")
    assert t.power(0) == power


def test_imprison_moves_a_hero_to_jail():
    cards = f"toby@{SHERWOOD} skippy@{JAIL} lady_kluck@{CHURCH} warrant@{JAIL}"
    t = john(power=2, hand="imprison", cards=cards).plays("imprison")
    t.takes(f"pick toby@{SHERWOOD}").could_not(f"pick skippy@{JAIL}", rule="VI-055")
    t.could_not(f"pick lady_kluck@{CHURCH}", rule="VI-065")
    assert f"toby@{JAIL}" in t.realm(0)
    assert t.power(0) == 0  # moving is not playing: the Warrant pays nothing
    john(power=2, hand="imprison", cards=f"lady_kluck@{CHURCH}").may_not("use play bottom", rule="VI-077")


def test_rhino_guards_are_a_strong_ally():
    t = john(power=3, hand="rhino_guards").plays(f"rhino_guards {SHERWOOD}")
    assert (t.strength(0, f"rhino_guards@{SHERWOOD}"), t.power(0)) == (4, 0)


def test_warrant_pays_for_heroes_played_there():
    t = fated("toby", "skippy", cards=f"warrant@{SHERWOOD} warrant@{SHERWOOD} warrant@{JAIL}").puts(
        f"toby {SHERWOOD}"
    )
    assert t.power(1) == 4
    elsewhere = fated("toby", "skippy", cards=f"warrant@{SHERWOOD}").puts(f"toby {JAIL}")
    assert elsewhere.power(1) == 0
    ally = john(power=2, hand="nutsy", cards=f"warrant@{SHERWOOD}").plays(f"nutsy {SHERWOOD}")
    assert ally.power(0) == 0  # for Heroes only


def test_wolf_archers_fight_next_door():
    t = john(cards=f"wolf_archers@{CHURCH} alan_a_dale@{SHERWOOD} skippy@{JAIL}").uses("vanquish")
    t.takes(f"vanquish alan_a_dale@{SHERWOOD} wolf_archers@{CHURCH}")
    assert (t.fate_discarded(0), t.discarded(0)) == ("alan_a_dale", "wolf_archers")
    far = john(cards=f"wolf_archers@{CHURCH} toby@{JAIL}")
    far.may_not("use vanquish bottom", rule="VI-034")


def test_bow_and_arrows_go_in_place_of_their_bearer():
    t = john(cards=f"nutsy@{SHERWOOD}+bow_and_arrows friar_tuck@{SHERWOOD}")
    assert t.strength(0, f"nutsy@{SHERWOOD}") == 3
    t.vanquishes(f"friar_tuck@{SHERWOOD} nutsy@{SHERWOOD}")
    assert (t.realm(0), t.discarded(0)) == (f"nutsy@{SHERWOOD}", "bow_and_arrows")


def test_cowardice_plays_an_ally_for_nothing():
    def foe(hand):
        t = table(
            "villainous",
            captain_hook={"cards": "smee@skull_rock swashbuckler@skull_rock swashbuckler@skull_rock"},
            prince_john={"hand": hand},
        )
        t.seat(0).uses("gain_1")
        return t.seat(1).is_asked("react")

    t = foe("cowardice nutsy warrant").says("react cowardice").is_asked("free_ally")
    t.may(f"play nutsy {JAIL}").says(f"play nutsy {JAIL}")
    assert (t.realm(1), t.hand(1), t.power(1)) == (f"nutsy@{JAIL}", "warrant", 0)
    foe("cowardice warrant").may_only("pass", "pass_turn")


def test_greed_pays_when_another_is_rich():
    t = table("villainous", captain_hook={"power": 5}, prince_john={"hand": "greed"})
    t.seat(0).uses("gain_1")
    t.seat(1).is_asked("react").may_only("react greed", "pass", "pass_turn").says("react greed")
    assert (t.power(1), t.discarded(1)) == (3, "greed")
    poor = table("villainous", captain_hook={"power": 4}, prince_john={"hand": "greed"})
    poor.seat(0).uses("gain_1").is_asked("act")


def test_set_a_trap_moves_an_ally_and_then_vanquishes():
    t = john(power=1, hand="set_a_trap", cards=f"nutsy@{SHERWOOD} skippy@{JAIL} little_john@{CHURCH}")
    t.plays("set_a_trap").takes(f"move nutsy@{SHERWOOD} {JAIL}")  # the only way to a vanquish
    t.could_not(f"move nutsy@{SHERWOOD} {CHURCH}", rule="VI-077")
    t.takes(f"vanquish skippy@{JAIL} nutsy@{JAIL}")
    assert (t.fate_discarded(0), t.discarded(0), t.power(0)) == ("skippy", "nutsy set_a_trap", 0)


def test_golden_arrow_pays_when_its_bearer_fights():
    t = john(cards=f"nutsy@{SHERWOOD}+golden_arrow skippy@{SHERWOOD}").vanquishes(
        f"skippy@{SHERWOOD} nutsy@{SHERWOOD}"
    )
    assert (t.power(0), t.discarded(0)) == (2, "golden_arrow nutsy")
    other = john(cards=f"nutsy@{SHERWOOD}+golden_arrow skippy@{SHERWOOD} trigger@{SHERWOOD}")
    other.vanquishes(f"skippy@{SHERWOOD} trigger@{SHERWOOD}")
    assert other.power(0) == 0


def test_intimidation_spares_the_allies():
    t = john(power=2, hand="intimidation", cards=f"nutsy@{JAIL} skippy@{JAIL}").plays("intimidation")
    t.takes(f"vanquish skippy@{JAIL} nutsy@{JAIL}")
    assert (t.realm(0), t.fate_discarded(0), t.discarded(0)) == (f"nutsy@{JAIL}", "skippy", "intimidation")
    john(power=2, hand="intimidation", cards=f"skippy@{JAIL}").may_not("use play bottom", rule="VI-077")


def test_king_richards_crown_makes_every_card_cheaper_where_he_is():
    t = john(hand="warrant nutsy", cards=f"king_richards_crown@{NOTTINGHAM}").uses("play")
    t.may(f"play warrant {JAIL}").may_not(f"play nutsy {JAIL}", rule="VI-E4").puts(f"warrant {JAIL}")
    john(hand="warrant", cards=f"king_richards_crown@{JAIL}").may_not("use play bottom", rule="VI-077")
    gift = john(hand="golden_arrow", power=3, cards=f"king_richards_crown@{NOTTINGHAM} nutsy@{JAIL}")
    gift.plays(f"golden_arrow nutsy@{JAIL}")
    assert gift.power(0) == 3  # nothing costs less than nothing


def test_nutsy_makes_others_beside_him_stronger():
    t = john(cards=f"nutsy@{JAIL} rhino_guards@{JAIL} rhino_guards@{CHURCH} toby@{JAIL}")
    assert t.strength(0, f"rhino_guards@{JAIL}") == 5
    assert t.strength(0, f"rhino_guards@{CHURCH}") == 4
    assert (t.strength(0, f"nutsy@{JAIL}"), t.strength(0, f"toby@{JAIL}")) == (2, 2)


def test_sheriff_of_nottingham_goes_ahead_and_collects():
    t = john(SHERWOOD, "begin", cards=f"sheriff_of_nottingham@{JAIL} toby@{CHURCH}").is_asked("shift_itself")
    t.may_not(f"move sheriff_of_nottingham@{JAIL} {JAIL}", rule="VI-055")
    t.says(f"move sheriff_of_nottingham@{JAIL} {CHURCH}").is_asked("go")
    assert t.power(0) == 1
    empty = john(SHERWOOD, "begin", cards=f"sheriff_of_nottingham@{JAIL} toby@{CHURCH}")
    empty.says(f"move sheriff_of_nottingham@{JAIL} {SHERWOOD}")
    assert empty.power(0) == 0
    stays = (
        john(SHERWOOD, "begin", cards=f"sheriff_of_nottingham@{CHURCH} toby@{CHURCH}").says("none").is_asked("go")
    )
    assert stays.power(0) == 0


def test_sir_hiss_lends_one_covered_action():
    t = john(cards=f"sir_hiss@{NOTTINGHAM} king_richard@{NOTTINGHAM}").may_use("fate", "gain_1")
    t.may_not("use gain_1 top", rule="VI-069").uses("gain_1", "hiss")
    assert t.power(0) == 1
    t.may_use().may_not("use fate hiss", rule="VI-013")
    john(cards=f"sir_hiss@{JAIL} king_richard@{NOTTINGHAM}").may_use()
    john(cards=f"sir_hiss@{NOTTINGHAM} king_richard@{JAIL}").may_use("fate", "gain_1")  # nothing is covered


def test_trigger_makes_others_beside_him_weaker():
    t = john(cards=f"trigger@{JAIL} rhino_guards@{JAIL} rhino_guards@{CHURCH}")
    assert t.strength(0, f"rhino_guards@{JAIL}") == 3
    assert t.strength(0, f"rhino_guards@{CHURCH}") == 4
    assert t.strength(0, f"trigger@{JAIL}") == 4


# Fate cards


def test_clever_disguise_protects_until_it_is_paid_off():
    t = john(power=2, cards=f"toby@{JAIL}+clever_disguise nutsy@{JAIL} skippy@{CHURCH}")
    t.may_not("use vanquish bottom", rule="VI-034").may(f"unmask clever_disguise@{JAIL}")
    t.says(f"unmask clever_disguise@{JAIL}").is_asked("act")
    assert (t.power(0), t.fate_discarded(0)) == (0, "clever_disguise")
    t.uses("vanquish").takes(f"vanquish toby@{JAIL} nutsy@{JAIL}")
    other = john(cards=f"toby@{JAIL}+clever_disguise nutsy@{JAIL} skippy@{JAIL}").uses("vanquish")
    other.takes(f"vanquish skippy@{JAIL} nutsy@{JAIL}").could_not(
        f"vanquish toby@{JAIL} nutsy@{JAIL}", rule="VI-065"
    )
    poor = john(power=1, cards=f"toby@{JAIL}+clever_disguise")
    poor.may_not(f"unmask clever_disguise@{JAIL}", rule="VI-E4")


def test_steal_from_the_rich_puts_power_on_a_hero():
    t = fated("steal_from_the_rich", "clever_disguise", power=6, cards=f"toby@{JAIL} skippy@{CHURCH}")
    t.puts("steal_from_the_rich").is_asked("enrich").may_only(f"pick toby@{JAIL}", f"pick skippy@{CHURCH}")
    t.says(f"pick toby@{JAIL}").is_asked("amount")
    t.may_only("amount 0", "amount 1", "amount 2", "amount 3", "amount 4").says("amount 4")
    assert (t.power(1), t.realm(1)) == (2, f"skippy@{CHURCH} toby@{JAIL}=4")
    more = fated("steal_from_the_rich", "clever_disguise", power=2, cards=f"toby@{JAIL}=3")
    more.puts("steal_from_the_rich").takes(f"pick toby@{JAIL}").says("amount 2")
    assert more.realm(1) == f"toby@{JAIL}=5"
    back = john(power=2, cards=f"skippy@{JAIL}=4 nutsy@{JAIL}").vanquishes(f"skippy@{JAIL} nutsy@{JAIL}")
    assert back.power(0) == 6
    robbed = john(cards=f"skippy@{JAIL}=4 nutsy@{JAIL} robin_hood@{CHURCH}").vanquishes(
        f"skippy@{JAIL} nutsy@{JAIL}"
    )
    assert robbed.power(0) == 4  # his own Power comes back, which is no gain
    nobody = fated("steal_from_the_rich", "clever_disguise", power=6).is_asked("act")
    assert nobody.power(1) == 6


def test_alan_a_dale_makes_all_others_stronger():
    t = john(cards=f"alan_a_dale@{JAIL} toby@{CHURCH}")
    assert (t.strength(0, f"alan_a_dale@{JAIL}"), t.strength(0, f"toby@{CHURCH}")) == (2, 3)


def test_friar_tuck_may_tear_warrants_up_before_they_pay():
    cards = f"warrant@{CHURCH} warrant@{CHURCH} warrant@{JAIL}"
    t = (
        fated("friar_tuck", "toby", cards=cards)
        .puts(f"friar_tuck {CHURCH}")
        .is_asked("discard_warrants")
        .says("yes")
    )
    assert (t.power(1), t.discarded(1)) == (0, "warrant warrant")
    kept = fated("friar_tuck", "toby", cards=cards).puts(f"friar_tuck {CHURCH}").says("no")
    assert kept.power(1) == 4


def test_king_richard_forbids_effects():
    t = john(power=5, hand="imprison warrant", cards=f"king_richard@{JAIL} toby@{CHURCH}").uses("play")
    t.may(f"play warrant {JAIL}").may_not("effect imprison", rule="VI-065")
    condition = table(
        "villainous",
        captain_hook={"power": 6},
        prince_john={"hand": "greed", "cards": f"king_richard@{JAIL}"},
    )
    condition.seat(0).uses("gain_1")
    condition.seat(1).may("react greed")


def test_lady_kluck_never_goes_to_jail():
    t = fated("lady_kluck", "clever_disguise").is_asked("fate_play")
    t.may_not(f"play lady_kluck {JAIL}", rule="VI-065").may(f"play lady_kluck {CHURCH}")


def test_little_john_may_take_power():
    t = fated("little_john", "toby", power=3).puts(f"little_john {CHURCH}").is_asked("amount")
    t.may_only("amount 0", "amount 1", "amount 2", "amount 3").says("amount 3")
    assert (t.power(1), t.realm(1)) == (0, f"little_john@{CHURCH}=3")
    fated("little_john", "toby").puts(f"little_john {CHURCH}").is_asked("act")


def test_maid_marian_calls_robin_hood():
    t = john(cards=f"maid_marian@{CHURCH} rhino_guards@{CHURCH} warrant@{CHURCH}", fate_discard="robin_hood")
    t.vanquishes(f"maid_marian@{CHURCH} rhino_guards@{CHURCH}")
    assert (t.realm(0), t.fate_discarded(0)) == (f"robin_hood@{CHURCH} warrant@{CHURCH}", "maid_marian")
    assert t.power(0) == 1  # he is played: the Warrant pays, less what Robin Hood takes
    rich = john(cards=f"maid_marian@{CHURCH} rhino_guards@{CHURCH} robin_hood@{JAIL}=3")
    rich.vanquishes(f"maid_marian@{CHURCH} rhino_guards@{CHURCH}")
    assert rich.realm(0) == f"robin_hood@{CHURCH}=3"  # what lay on him stays on him


def test_robin_hood_takes_one_of_every_gain():
    t = john(JAIL, hand="beautiful_lovely_taxes", cards=f"robin_hood@{CHURCH}").uses("gain_3")
    assert t.power(0) == 2
    t.plays("beautiful_lovely_taxes")
    assert t.power(0) == 2  # one Hero, less one


def test_skippy_is_safe_from_wolf_archers():
    john(cards=f"skippy@{CHURCH} wolf_archers@{CHURCH}").may_not("use vanquish bottom", rule="VI-034")
    t = john(cards=f"skippy@{CHURCH} wolf_archers@{CHURCH} nutsy@{CHURCH}").uses("vanquish")
    t.takes(f"vanquish skippy@{CHURCH} nutsy@{CHURCH}")
    t.could_not(f"vanquish skippy@{CHURCH} wolf_archers@{CHURCH}", rule="VI-065")


def test_toby_is_shuffled_into_the_fate_pile():
    t = john(cards=f"toby@{CHURCH} nutsy@{CHURCH}", fate="skippy").vanquishes(f"toby@{CHURCH} nutsy@{CHURCH}")
    t.chance.may_not("0 1", because="not-an-order")
    t.shuffles("toby skippy").seat(0).is_asked("act")
    assert (t.fate_discarded(0), len(t.g.fate[0])) == ("", 2)


def test_the_golden_arrow_pays_when_robin_hood_has_left():
    cards = f"robin_hood@{SHERWOOD} rhino_guards@{SHERWOOD}+golden_arrow sheriff_of_nottingham@{SHERWOOD}"
    t = john(cards=cards).vanquishes(cards.replace("+golden_arrow", ""))
    assert (t.power(0), t.fate_discarded(0)) == (2, "robin_hood")


def test_a_disguise_can_be_paid_off_before_the_mover_moves():
    realm = {"at": NOTTINGHAM, "power": 2, "cards": f"toby@{JAIL}+clever_disguise nutsy@{JAIL}"}
    t = table("villainous", phase="begin", prince_john=realm, ursula={}).seat(0)
    t.is_asked("go").may(f"unmask clever_disguise@{JAIL}", f"go {JAIL}").says(f"unmask clever_disguise@{JAIL}")
    assert (t.power(0), t.fate_discarded(0)) == (0, "clever_disguise")
    t.is_asked("go").may_not(f"unmask clever_disguise@{JAIL}", because="not-an-option")


def test_of_two_bows_only_one_is_given_for_the_ally():
    t = john(cards=f"nutsy@{SHERWOOD}+bow_and_arrows+bow_and_arrows friar_tuck@{SHERWOOD}")
    t.vanquishes(f"friar_tuck@{SHERWOOD} nutsy@{SHERWOOD}")
    assert (t.realm(0), t.discarded(0)) == (f"nutsy@{SHERWOOD}+bow_and_arrows", "bow_and_arrows")
