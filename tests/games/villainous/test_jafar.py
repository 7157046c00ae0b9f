"""Jafar, card by card."""

from tests.talk import table

PALACE, STREETS, OASIS, CAVE = "sultans_palace", "streets_of_agrabah", "oasis", "cave_of_wonders"


def jafar(at=OASIS, **realm):
    """Jafar's turn, against an idle Ursula."""
    return table("villainous", jafar={"at": at, **realm}, ursula={}).seat(0)


def fated(*revealed, **realm):
    """Ursula takes a Fate action against Jafar; these cards lie on top of his Fate pile."""
    t = table("villainous", ursula={"at": "erics_ship"}, jafar={"fate": " ".join(revealed), **realm})
    return t.seat(0).uses("fate")


# Villain cards


def test_necessary_sacrifice_turns_an_ally_or_item_into_power():
    t = jafar(hand="necessary_sacrifice", cards=f"palace_guard@{PALACE}+scimitar snake_staff@{OASIS} abu@{PALACE}")
    t.plays("necessary_sacrifice").is_asked("sacrifice")
    t.may_only(f"pick palace_guard@{PALACE}", f"pick scimitar@{PALACE}", f"pick snake_staff@{OASIS}")
    t.may_not(f"pick abu@{PALACE}", rule="VI-065").says(f"pick scimitar@{PALACE}")
    assert (t.power(0), t.discarded(0)) == (3, "necessary_sacrifice scimitar")
    held = jafar(hand="necessary_sacrifice", cards=f"abu@{PALACE}+magic_lamp")
    held.may_not("use play top", rule="VI-077")  # what Abu holds is not under control
    spell = jafar(hand="necessary_sacrifice", cards=f"genie@{OASIS}~").plays("necessary_sacrifice")
    spell.takes(f"pick genie@{OASIS}")
    assert spell.fate_discarded(0) == "genie"


def test_palace_guard_is_a_plain_ally():
    t = jafar(power=1, hand="palace_guard").plays(f"palace_guard {STREETS}").is_asked("act")
    assert (t.strength(0, f"palace_guard@{STREETS}"), t.power(0)) == (2, 0)


def test_scimitar_makes_its_bearer_stronger():
    t = jafar(hand="scimitar", cards=f"iago@{PALACE}").plays(f"scimitar iago@{PALACE}")
    assert t.strength(0, f"iago@{PALACE}") == 2
    jafar(hand="scimitar").may_not("use play top", rule="VI-077")


def test_scrying_seeks_an_item_or_an_ally():
    t = jafar(power=1, hand="scrying", deck="hypnotize palace_guard scimitar gazeem").plays("scrying")
    t.is_asked("name").may_only("name ally", "name item").says("name item")
    assert (t.hand(0), t.discarded(0)) == ("scimitar", "hypnotize palace_guard scrying")
    t = jafar(power=1, hand="scrying", deck="hypnotize palace_guard scimitar").plays("scrying").says("name ally")
    assert (t.hand(0), t.discarded(0)) == ("palace_guard", "hypnotize scrying")
    ally_only = jafar(power=1, hand="scrying", deck="hypnotize", discard="gazeem").plays("scrying")
    ally_only.may_only("name ally").says("name ally").shuffles("gazeem")  # the pile is made anew on the way
    assert (ally_only.hand(0), ally_only.discarded(0)) == ("gazeem", "hypnotize scrying")
    jafar(power=1, hand="scrying", deck="hypnotize").may_not("use play top", rule="VI-077")


def test_a_snake_am_i_defeats_a_hero_where_jafar_is():
    t = jafar(power=2, hand="a_snake_am_i", cards=f"aladdin@{OASIS} abu@{PALACE}").plays("a_snake_am_i", "bottom")
    t.takes(f"pick aladdin@{OASIS}")
    t.could_not(f"pick abu@{PALACE}", rule="VI-065")
    assert (t.fate_discarded(0), t.realm(0), t.power(0)) == ("aladdin", f"abu@{PALACE}", 0)
    strong = jafar(power=2, hand="a_snake_am_i", cards=f"genie@{OASIS}")
    strong.may_not("use play bottom", rule="VI-077")


def test_deception_plays_the_top_fate_card_of_whoever_has_two_items():
    t = table(
        "villainous",
        captain_hook={"at": "jolly_roger", "cards": "cannon@skull_rock cannon@jolly_roger", "fate": "john wendy"},
        jafar={"hand": "deception"},
    )
    t.seat(0).uses("gain_1")
    t.seat(1).is_asked("react").says("react deception").is_asked("fate_play")
    t.seat(1).may_only("play john jolly_roger", "play john skull_rock", "play john mermaid_lagoon")
    t.seat(1).says("play john jolly_roger")
    assert t.realm(0) == "cannon@jolly_roger cannon@skull_rock john@jolly_roger"
    assert t.discarded(1) == "deception"
    one = table("villainous", captain_hook={"cards": "cannon@skull_rock"}, jafar={"hand": "deception"})
    one.seat(0).uses("gain_1").is_asked("act")
    counted = table(
        "villainous",
        captain_hook={"cards": "cannon@skull_rock wendy@skull_rock+taunt"},
        jafar={"hand": "deception"},
    )
    counted.seat(0).uses("gain_1")
    counted.seat(1).is_asked("react")  # a Fate Item counts as well


def test_giant_hourglass_weakens_heroes_for_the_turn():
    t = jafar(cards=f"giant_hourglass@{PALACE} aladdin@{PALACE} rajah@{STREETS}").uses("activate")
    t.takes(f"activate giant_hourglass@{PALACE}")
    assert (t.strength(0, f"aladdin@{PALACE}"), t.strength(0, f"rajah@{STREETS}")) == (2, 4)
    t.ends_turn()
    assert t.strength(0, f"aladdin@{PALACE}") == 4


def test_hypnotize_makes_a_hero_an_ally():
    t = jafar(power=7, hand="hypnotize", cards=f"aladdin@{PALACE}+snake_staff+wish rajah@{OASIS} genie@{STREETS}")
    t.plays("hypnotize").is_asked("hypnotise")
    t.may_only(f"pick aladdin@{PALACE}", f"pick rajah@{OASIS}", f"pick genie@{STREETS}")
    t.may_not(f"pick snake_staff@{PALACE}", rule="VI-065").says(f"pick aladdin@{PALACE}")
    assert t.power(0) == 1  # the Wish made him dearer
    assert t.realm(0) == f"aladdin@{PALACE}~ genie@{STREETS} rajah@{OASIS} snake_staff@{PALACE}"
    assert (t.fate_discarded(0), t.strength(0, f"aladdin@{PALACE}")) == ("wish", 4)
    poor = jafar(power=3, hand="hypnotize", cards=f"aladdin@{PALACE}")
    poor.may_not("use play top", rule="VI-077")
    other = jafar(power=3, hand="hypnotize", cards=f"aladdin@{PALACE} abu@{OASIS}").plays("hypnotize")
    other.could_not(f"pick aladdin@{PALACE}", rule="VI-E4")


def test_a_hypnotized_scimitar_is_discarded():
    t = (
        jafar(power=2, hand="hypnotize", cards=f"abu@{PALACE}+scimitar")
        .plays("hypnotize")
        .takes(f"pick abu@{PALACE}")
    )
    assert (t.realm(0), t.discarded(0)) == (f"abu@{PALACE}~", "hypnotize scimitar")


def test_manipulation_takes_any_card_back():
    t = table(
        "villainous",
        captain_hook={"cards": "smee@skull_rock swashbuckler@skull_rock swashbuckler@skull_rock"},
        jafar={"hand": "manipulation", "discard": "magic_lamp scrying"},
    )
    t.seat(0).uses("gain_1")
    t.seat(1).is_asked("react").says("react manipulation").is_asked("take")
    t.seat(1).may_only("take magic_lamp", "take scrying").says("take magic_lamp")
    assert (t.hand(1), t.discarded(1)) == ("magic_lamp", "manipulation scrying")
    empty = table(
        "villainous",
        captain_hook={"cards": "smee@skull_rock swashbuckler@skull_rock swashbuckler@skull_rock"},
        jafar={"hand": "manipulation"},
    )
    empty.seat(0).uses("gain_1").is_asked("act")


def test_sorcerous_power_may_move_a_hero_and_an_ally_anywhere():
    t = jafar(power=2, hand="sorcerous_power", cards=f"abu@{PALACE} iago@{OASIS}").plays("sorcerous_power")
    t.is_asked("shift_hero").may_only(f"move abu@{PALACE} {STREETS}", f"move abu@{PALACE} {OASIS}", "none")
    t.may_not(f"move abu@{PALACE} {CAVE}", rule="VI-052").says(f"move abu@{PALACE} {OASIS}")
    t.is_asked("shift_ally").may_only(f"move iago@{OASIS} {STREETS}", f"move iago@{OASIS} {PALACE}", "none").says(
        "none"
    )
    assert t.realm(0) == f"abu@{OASIS} iago@{OASIS}"


def test_gazeem_leaves_an_item_behind():
    t = jafar(hand="necessary_sacrifice", cards=f"gazeem@{PALACE}", discard="snake_staff scrying")
    t.plays("necessary_sacrifice").takes(f"pick gazeem@{PALACE}")
    t.is_asked("take").may_only("take snake_staff", "none").says("take snake_staff")
    assert (t.hand(0), t.discarded(0)) == ("snake_staff", "gazeem necessary_sacrifice scrying")
    fought = jafar(PALACE, cards=f"gazeem@{PALACE} abu@{PALACE}", discard="snake_staff")
    fought.vanquishes(f"abu@{PALACE} gazeem@{PALACE}").is_asked("take").says("none")
    assert fought.discarded(0) == "gazeem snake_staff"
    crew = f"gazeem@{PALACE} palace_guard@{PALACE}"
    together = jafar(PALACE, cards=f"{crew}+scimitar aladdin@{PALACE}")
    together.vanquishes(f"aladdin@{PALACE} {crew}").is_asked("take").may("take scimitar")  # all fall at once


def test_iago_carries_an_item():
    t = jafar(power=1, cards=f"iago@{STREETS} snake_staff@{STREETS}").uses("activate")
    t.takes(f"activate iago@{STREETS}").is_asked("shift_item")
    t.may_only(f"move snake_staff@{STREETS} {PALACE}", f"move snake_staff@{STREETS} {OASIS}")
    t.says(f"move snake_staff@{STREETS} {OASIS}")
    assert (t.realm(0), t.power(0)) == (f"iago@{OASIS} snake_staff@{OASIS}", 0)
    jafar(power=1, cards=f"iago@{STREETS} palace_guard@{STREETS}+scimitar").may_not(
        "use activate top", rule="VI-024"
    )
    jafar(cards=f"iago@{STREETS} snake_staff@{STREETS}").may_not("use activate top", rule="VI-024")


def test_magic_lamp_is_played_in_the_cave_and_calls_the_genie():
    jafar(power=4, hand="magic_lamp").may_not("use play top", rule="VI-077")  # the Cave is locked
    t = jafar(power=4, hand="magic_lamp", lock=None, fate_discard="genie abu").uses("play")
    t.may_only(f"play magic_lamp {CAVE}").may_not(f"play magic_lamp {OASIS}", rule="VI-065")
    t.puts(f"magic_lamp {CAVE}")
    assert (t.realm(0), t.fate_discarded(0)) == (f"genie@{CAVE} magic_lamp@{CAVE}", "abu")
    home = jafar(CAVE, cards=f"magic_lamp@{CAVE}", lock=None).uses("move_item")
    home.takes(f"move magic_lamp@{CAVE} {OASIS}")  # only played must it be there
    charmed = jafar(power=4, hand="magic_lamp", lock=None, cards=f"genie@{OASIS}~+scimitar")
    charmed.plays(f"magic_lamp {CAVE}")
    assert (charmed.realm(0), charmed.discarded(0)) == (f"genie@{CAVE} magic_lamp@{CAVE}", "scimitar")


def test_razoul_makes_allies_cheaper_beside_him():
    t = jafar(hand="palace_guard", cards=f"razoul@{PALACE}").uses("play")
    t.may_only(f"play palace_guard {PALACE}").may_not(f"play palace_guard {OASIS}", rule="VI-E4")
    t.puts(f"palace_guard {PALACE}")
    assert t.power(0) == 0
    jafar(hand="snake_staff", power=1, cards=f"razoul@{PALACE}").may_not("use play top", rule="VI-077")


def test_scarab_pendant_unlocks_the_cave_and_fills_the_hand_to_five():
    t = jafar(power=3, hand="scarab_pendant")
    assert t.locked(0) == [CAVE]
    t.plays(f"scarab_pendant {OASIS}").ends_turn()
    assert (t.locked(0), len(t.g.hand[0])) == ([], 5)
    gone = jafar(hand="necessary_sacrifice", cards=f"scarab_pendant@{OASIS}", lock=None)
    gone.plays("necessary_sacrifice").takes(f"pick scarab_pendant@{OASIS}").ends_turn()
    assert (gone.locked(0), len(gone.g.hand[0])) == ([], 4)


def test_snake_staff_brings_a_hypnotize_back():
    t = jafar(power=1, cards=f"snake_staff@{OASIS}", discard="hypnotize scrying").uses("activate")
    t.takes(f"activate snake_staff@{OASIS}").takes("take hypnotize")
    assert (t.hand(0), t.discarded(0), t.power(0)) == ("hypnotize", "scrying", 0)
    (staff,) = jafar(hand="snake_staff").seen_by(0)["seats"][0]["hand"]
    assert (staff["cost"], staff["activate"]) == (2, 1)
    jafar(power=1, cards=f"snake_staff@{OASIS}", discard="scrying").may_not("use activate top", rule="VI-024")


# Fate cards


def test_wish_makes_a_hero_stronger():
    t = fated("wish", "wish", cards=f"abu@{PALACE}")
    assert (t.strength(1, f"abu@{PALACE}"), t.fate_discarded(1)) == (4, "wish")


def test_crushing_blow_discards_a_weak_ally():
    t = fated("crushing_blow", "wish", cards=f"razoul@{PALACE} iago@{OASIS}+scimitar genie@{PALACE}~")
    t.is_asked("discard_piece").may_only(f"pick razoul@{PALACE}", f"pick iago@{OASIS}").says(f"pick iago@{OASIS}")
    assert (t.discarded(1), t.realm(1)) == ("iago scimitar", f"genie@{PALACE}~ razoul@{PALACE}")
    spell = fated("crushing_blow", "wish", cards=f"abu@{PALACE}~").takes(f"pick abu@{PALACE}")
    assert spell.fate_discarded(1) == "abu crushing_blow wish"
    fated("crushing_blow", "wish", cards=f"iago@{CAVE}").is_asked("act")  # it is locked
    nothing = fated("crushing_blow", "wish", cards=f"genie@{PALACE}~").is_asked("act")
    assert nothing.fate_discarded(1) == "crushing_blow wish"


def test_narrow_escape_plays_a_fallen_hero():
    t = fated("narrow_escape", "wish", fate_discard="abu sultan").is_asked("place")
    t.may("play abu oasis", "play sultan sultans_palace").may_not("play abu cave_of_wonders", rule="VI-052")
    t.puts("sultan oasis")
    assert (t.realm(1), t.fate_discarded(1)) == ("sultan@oasis", "abu narrow_escape wish")
    other = fated("narrow_escape", "abu").may("play abu oasis").puts("narrow_escape")
    other.is_asked("place").may_only(*[f"play abu {place}" for place in (PALACE, STREETS, OASIS)])
    none = fated("narrow_escape", "wish").is_asked("act")
    assert none.fate_discarded(1) == "narrow_escape wish"


def test_abu_holds_an_item_until_he_is_defeated():
    t = fated("abu", "wish", cards=f"magic_lamp@{PALACE} snake_staff@{OASIS}").puts(f"abu {PALACE}")
    t.is_asked("steal").may_only(f"pick magic_lamp@{PALACE}", "none").says(f"pick magic_lamp@{PALACE}")
    assert t.realm(1) == f"abu@{PALACE}+magic_lamp snake_staff@{OASIS}"
    held = fated("abu", "wish", cards=f"aladdin@{PALACE}+magic_lamp").puts(f"abu {PALACE}").is_asked("act")
    assert held.realm(1) == f"abu@{PALACE} aladdin@{PALACE}+magic_lamp"  # another holds it already
    back = jafar(PALACE, cards=f"abu@{PALACE}+magic_lamp palace_guard@{PALACE}")
    back.vanquishes(f"abu@{PALACE} palace_guard@{PALACE}")
    assert back.realm(0) == f"magic_lamp@{PALACE}"


def test_aladdin_may_take_a_scimitar_too():
    t = fated("aladdin", "wish", cards=f"iago@{PALACE}+scimitar rajah@{PALACE}+wish").puts(f"aladdin {PALACE}")
    t.is_asked("steal").may_only(f"pick scimitar@{PALACE}", "none").says(f"pick scimitar@{PALACE}")
    assert t.realm(1) == f"aladdin@{PALACE}+scimitar iago@{PALACE} rajah@{PALACE}+wish"
    assert (t.strength(1, f"iago@{PALACE}"), t.strength(1, f"aladdin@{PALACE}")) == (1, 4)  # it helps no Hero


def test_carpet_protects_all_others():
    t = jafar(PALACE, power=4, hand="hypnotize", cards=f"carpet@{PALACE} abu@{PALACE} razoul@{PALACE}")
    t.uses("vanquish").takes(f"vanquish carpet@{PALACE} razoul@{PALACE}")
    t.could_not(f"vanquish abu@{PALACE} razoul@{PALACE}", rule="VI-065")
    spell = jafar(OASIS, power=4, hand="hypnotize", cards=f"carpet@{PALACE} abu@{PALACE}").plays("hypnotize")
    spell.takes(f"pick carpet@{PALACE}").could_not(f"pick abu@{PALACE}", rule="VI-065")


def test_genie_is_stronger_beside_the_lamp():
    assert jafar(cards=f"genie@{PALACE} magic_lamp@{PALACE}").strength(0, f"genie@{PALACE}") == 8
    assert jafar(cards=f"genie@{PALACE} magic_lamp@{OASIS}").strength(0, f"genie@{PALACE}") == 6
    assert jafar(cards=f"genie@{PALACE} abu@{PALACE}+magic_lamp").strength(0, f"genie@{PALACE}") == 8
    assert jafar(cards=f"genie@{PALACE}~ magic_lamp@{PALACE}").strength(0, f"genie@{PALACE}") == 6  # no ability


def test_princess_jasmine_makes_the_hand_smaller():
    t = jafar(cards=f"princess_jasmine@{PALACE}").ends_turn()
    assert len(t.g.hand[0]) == 3
    both = jafar(cards=f"princess_jasmine@{PALACE} scarab_pendant@{PALACE}").ends_turn()
    assert len(both.g.hand[0]) == 4
    spell = jafar(cards=f"princess_jasmine@{PALACE}~").ends_turn()
    assert len(spell.g.hand[0]) == 4


def test_rajah_is_stronger_with_jasmine():
    assert jafar(cards=f"rajah@{PALACE}").strength(0, f"rajah@{PALACE}") == 4
    assert jafar(cards=f"rajah@{PALACE} princess_jasmine@{OASIS}").strength(0, f"rajah@{PALACE}") == 6
    assert jafar(cards=f"rajah@{PALACE} princess_jasmine@{OASIS}~").strength(0, f"rajah@{PALACE}") == 6


def test_sultan_is_safe_from_palace_guards():
    jafar(PALACE, cards=f"sultan@{PALACE} palace_guard@{PALACE}").may_not("use vanquish bottom", rule="VI-034")
    t = jafar(PALACE, cards=f"sultan@{PALACE} palace_guard@{PALACE} razoul@{PALACE}").uses("vanquish")
    t.takes(f"vanquish sultan@{PALACE} razoul@{PALACE}")
    t.could_not(f"vanquish sultan@{PALACE} palace_guard@{PALACE} razoul@{PALACE}", rule="VI-065")


def test_treachery_costs_power():
    assert fated("treachery", "wish", power=5).power(1) == 3
    assert fated("treachery", "wish", power=1).power(1) == 0


def test_the_hourglass_follows_the_location_and_not_the_heroes():
    cards = f"giant_hourglass@{PALACE} aladdin@{PALACE} rajah@{STREETS}"
    t = jafar(power=9, hand="sorcerous_power sorcerous_power", cards=cards).uses("activate")
    t.plays("sorcerous_power").says(f"move aladdin@{PALACE} {OASIS}")
    assert t.strength(0, f"aladdin@{OASIS}") == 4  # he has left
    came = jafar(power=9, hand="sorcerous_power", cards=cards).uses("activate")
    came.plays("sorcerous_power").says(f"move rajah@{STREETS} {PALACE}")
    assert came.strength(0, f"rajah@{PALACE}") == 2  # he has come


def test_a_hypnotised_hero_leaves_the_hourglass_behind():
    t = jafar(power=2, hand="hypnotize", cards=f"giant_hourglass@{PALACE} abu@{PALACE}").uses("activate")
    assert t.strength(0, f"abu@{PALACE}") == 0
    t.plays("hypnotize").takes(f"pick abu@{PALACE}")
    assert t.strength(0, f"abu@{PALACE}") == 2  # an Ally below the board is no Hero
