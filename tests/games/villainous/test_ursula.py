"""Ursula, card by card."""

from tests.talk import table

LAIR, SHIP, SHORE, PALACE = "ursulas_lair", "erics_ship", "the_shore", "the_palace"


def ursula(at=SHORE, **realm):
    """Ursula's turn, against an idle Captain Hook."""
    options = {"eels": realm.pop("eels")} if "eels" in realm else {}
    return table("villainous", ursula={"at": at, **realm}, captain_hook={}, **options).seat(0)


def fated(*revealed, **realm):
    """Captain Hook takes a Fate action against Ursula; these cards lie on top of her Fate pile."""
    t = table("villainous", captain_hook={"at": "skull_rock"}, ursula={"fate": " ".join(revealed), **realm})
    return t.seat(0).uses("fate")


# Villain cards


def contract_defeats(name, place, other):
    """A Contract goes on a Hero elsewhere, and moving the Hero to its place defeats him."""
    heroes = f"ariel@{other} grimsby@{place}"
    t = ursula(power=3, hand=f"{name} whirlpool", cards=heroes, lock=None).uses("play", "bottom")
    t.may(f"attach {name} ariel@{other}").may_not(f"attach {name} grimsby@{place}", rule="VI-065")
    t.puts(f"{name} ariel@{other}")
    assert t.power(0) == 1
    t.plays("whirlpool", "top").says(f"move ariel@{other} {place}")
    assert (t.realm(0), t.fate_discarded(0)) == (f"grimsby@{place}", "ariel")
    assert t.discarded(0) == f"{name} whirlpool"


def test_binding_contract_lair_defeats_at_the_lair():
    contract_defeats("binding_contract_lair", LAIR, SHIP)


def test_binding_contract_ship_defeats_at_the_ship():
    contract_defeats("binding_contract_ship", SHIP, LAIR)


def test_binding_contract_shore_defeats_at_the_shore():
    # the Hero must not cover the Shore's own symbols
    t = ursula(LAIR, power=2, hand="binding_contract_shore", cards=f"ariel@{SHIP} grimsby@{SHORE}").uses("play")
    t.may(f"attach binding_contract_shore ariel@{SHIP}")
    t.may_not(f"attach binding_contract_shore grimsby@{SHORE}", rule="VI-065")
    moved = ursula(PALACE, cards=f"ariel@{SHIP}+binding_contract_shore", lock=LAIR).uses("move_hero")
    moved.takes(f"move ariel@{SHIP} {SHORE}")
    assert (moved.realm(0), moved.fate_discarded(0), moved.discarded(0)) == ("", "ariel", "binding_contract_shore")


def test_binding_contract_palace_defeats_at_the_palace():
    contract_defeats("binding_contract_palace", PALACE, SHIP)


def test_change_form_switches_the_lock():
    t = ursula(power=2, hand="change_form change_form")
    assert t.locked(0) == [PALACE]
    t.plays("change_form", "top")
    assert t.locked(0) == [LAIR]
    t.plays("change_form", "bottom")
    assert t.locked(0) == [PALACE]


def test_grow_giant_takes_an_action_next_door_even_if_it_is_locked():
    t = ursula(power=1, hand="grow_giant", cards=f"ariel@{SHIP}").plays("grow_giant", "top").is_asked("borrow")
    t.may(f"lend gain_2 {PALACE}", f"lend fate {PALACE}").may_not(f"lend gain_1 {SHIP}", because="not-there")
    t.says(f"lend gain_2 {PALACE}").is_asked("act")
    assert t.power(0) == 2
    nested = ursula(power=2, hand="grow_giant opportunist", discard="trident").plays("grow_giant", "top")
    nested.says(f"lend play {SHIP}").is_asked("play").puts("opportunist").takes("take trident")
    assert (nested.hand(0), nested.discarded(0)) == ("trident", "grow_giant opportunist")
    last = ursula(SHIP, power=1, hand="grow_giant").plays("grow_giant").is_asked("borrow")
    last.may_only(f"lend gain_1 {LAIR}", f"lend gain_3 {SHORE}")  # no card is left to play or to discard
    hidden = ursula(SHIP, power=1, hand="grow_giant", cards=f"max@{LAIR}").plays("grow_giant")
    hidden.takes(f"lend gain_3 {SHORE}")
    poor = ursula(power=1, hand="grow_giant opportunist", discard="trident").plays("grow_giant", "top")
    poor.may(f"lend discard {SHIP}").may_not(f"lend play {SHIP}", because="not-there")


def test_opportunist_takes_an_item_or_effect_back():
    t = ursula(power=1, hand="opportunist", discard="crown whirlpool flotsam trickery").plays("opportunist", "top")
    t.is_asked("take").may_only("take crown", "take whirlpool").says("take crown")
    assert (t.hand(0), t.discarded(0)) == ("crown", "flotsam opportunist trickery whirlpool")
    ursula(power=1, hand="opportunist", discard="flotsam").may_not("use play top", rule="VI-077")


def test_whirlpool_moves_a_hero_anywhere():
    t = ursula(power=1, hand="whirlpool", cards=f"ariel@{LAIR}").plays("whirlpool", "top").is_asked("shift_hero")
    t.may_only(f"move ariel@{LAIR} {SHIP}", f"move ariel@{LAIR} {SHORE}")
    t.may_not(f"move ariel@{LAIR} {PALACE}", rule="VI-052").says(f"move ariel@{LAIR} {SHORE}")
    assert t.realm(0) == f"ariel@{SHORE}"
    locked = ursula(power=1, hand="whirlpool", cards=f"ariel@{PALACE}")
    locked.may_not("use play top", rule="VI-077")


def test_arrogance_draws_three_and_discards_three():
    crew = "tick_tock@jolly_roger pirate_brute@jolly_roger smee@jolly_roger"
    t = table(
        "villainous",
        captain_hook={"at": "jolly_roger", "cards": crew},
        ursula={"hand": "arrogance", "deck": "crown trident flotsam jetsam"},
    )
    t.seat(0).vanquishes(crew)
    t.seat(1).is_asked("react").says("react arrogance").is_asked("discard_some")
    t.seat(1).may_only("discard crown flotsam trident").says("discard crown flotsam trident")
    assert (t.hand(1), t.discarded(1)) == ("", "arrogance crown flotsam trident")


def test_divination_seeks_a_contract():
    t = ursula(power=1, hand="divination", deck="crown binding_contract_ship trident").plays("divination", "top")
    t.is_asked("act")
    assert (t.hand(0), t.discarded(0)) == ("binding_contract_ship", "crown divination")
    ursula(power=1, hand="divination", deck="crown").may_not("use play top", rule="VI-077")


def test_trickery_plays_the_top_fate_card_of_a_rich_opponent():
    t = table("villainous", captain_hook={"power": 5, "fate": "john wendy"}, ursula={"hand": "trickery"})
    t.seat(0).uses("gain_1")
    t.seat(1).is_asked("react").says("react trickery").puts("john jolly_roger")
    assert (t.realm(0), t.discarded(1)) == ("john@jolly_roger", "trickery")
    t.seat(0).is_asked("act").may_not("use discard top", rule="VI-069")  # covered before it was used


def test_cauldron_pays_for_contracts():
    contracts = f"ariel@{SHIP}+binding_contract_shore+binding_contract_lair cauldron@{SHORE}"
    t = ursula(LAIR, cards=contracts).uses("activate").takes(f"activate cauldron@{SHORE}")
    assert t.power(0) == 4


def test_crown_looks_at_two_fate_cards():
    t = (
        ursula(LAIR, cards=f"crown@{SHORE}", fate="ariel max eric")
        .uses("activate")
        .takes(f"activate crown@{SHORE}")
    )
    t.is_asked("discard_seen").says("yes")
    assert t.fate_discarded(0) == "ariel max"


def eel_moves_a_hero(name):
    t = ursula(LAIR, cards=f"{name}@{SHIP} max@{SHIP} eric@{SHORE}").uses("activate")
    t.takes(f"activate {name}@{SHIP}").is_asked("shift_hero")
    t.may_only(f"move max@{SHIP} {LAIR}", f"move max@{SHIP} {SHORE}").says(f"move max@{SHIP} {SHORE}")
    assert f"max@{SHORE}" in t.realm(0)
    ursula(LAIR, cards=f"{name}@{SHIP} eric@{SHORE}").may_not("use activate top", rule="VI-024")
    played = ursula(power=2, hand=name, cards=f"max@{SHIP}", eels="played").plays(f"{name} {SHIP}", "top")
    played.is_asked("shift_hero").says(f"move max@{SHIP} {LAIR}")
    used_up = ursula(LAIR, cards=f"{name}@{SHIP} max@{SHIP}", eels="played")
    used_up.may_not("use activate top", rule="VI-024")


def test_flotsam_moves_a_hero_beside_it():
    eel_moves_a_hero("flotsam")


def test_jetsam_moves_a_hero_beside_it():
    eel_moves_a_hero("jetsam")


def test_poor_unfortunate_souls_may_move_every_hero():
    t = ursula(power=2, hand="poor_unfortunate_souls", cards=f"max@{LAIR} eric@{SHIP}")
    t.plays("poor_unfortunate_souls", "top").is_asked("shift_hero").may_only(
        f"move max@{LAIR} {SHIP}", "none"
    ).says("none")
    t.may_only(f"move eric@{SHIP} {LAIR}", f"move eric@{SHIP} {SHORE}", "none").says(f"move eric@{SHIP} {SHORE}")
    assert t.realm(0) == f"eric@{SHORE} max@{LAIR}"


def test_trident_goes_to_triton_and_comes_back():
    t = ursula(power=4, hand="trident", cards=f"king_triton@{SHORE}+dinglehopper", at=LAIR).plays(
        f"trident {SHIP}"
    )
    assert (t.realm(0), t.fate_discarded(0)) == (f"king_triton@{SHIP}+trident", "dinglehopper")
    back = ursula(PALACE, cards=f"king_triton@{SHIP}+trident+binding_contract_shore", lock=LAIR).uses("move_hero")
    back.takes(f"move king_triton@{SHIP} {SHORE}")
    assert (back.realm(0), back.discarded(0)) == (f"trident@{SHORE}", "binding_contract_shore")


# Fate cards


def test_return_to_form_brings_a_hero_to_ursula():
    t = fated("return_to_form", "return_to_form", at=SHORE, fate_discard="eric king_triton max").is_asked("return")
    t.may_only("take eric", "take max").says("take max")
    t.is_asked("drive").says("none")
    assert t.realm(1) == f"max@{SHORE}"
    other = fated("return_to_form", "grimsby", at=SHORE).puts("return_to_form").takes("take grimsby").says("no")
    assert other.realm(1) == f"grimsby@{SHORE}"  # the card that is not played is discarded first
    locked = fated("return_to_form", "snarfblat", at=LAIR, lock=LAIR, fate_discard="max").is_asked("act")
    assert locked.realm(1) == ""


def test_dinglehopper_costs_power_on_arrival():
    t = table(
        "villainous", phase="move", ursula={"power": 2, "cards": f"max@{SHIP}+dinglehopper+dinglehopper"}, jafar={}
    )
    t.seat(0).says(f"go {SHIP}")
    assert t.power(0) == 0
    elsewhere = table(
        "villainous", phase="move", ursula={"power": 2, "cards": f"max@{SHIP}+dinglehopper"}, jafar={}
    )
    elsewhere.seat(0).says(f"go {SHORE}")
    assert elsewhere.power(0) == 2


def test_snarfblat_makes_contracts_dearer():
    heroes = f"max@{SHIP}+snarfblat eric@{SHIP}"
    t = ursula(power=4, hand="binding_contract_lair", cards=heroes).uses("play", "top")
    t.may_only(f"attach binding_contract_lair eric@{SHIP}")
    t.may_not(f"attach binding_contract_lair max@{SHIP}", rule="VI-E4")
    rich = ursula(power=5, hand="binding_contract_lair", cards=heroes)
    rich.plays(f"binding_contract_lair max@{SHIP}", "top")
    assert rich.power(0) == 0


def test_ariel_brings_an_item_and_stops_moves():
    t = fated("ariel", "snarfblat", cards=f"crown@{LAIR} trident@{PALACE} flotsam@{LAIR}").puts(f"ariel {SHIP}")
    t.is_asked("bring").may_only(f"pick crown@{LAIR}", "none").says(f"pick crown@{LAIR}")  # the Palace is locked
    assert f"crown@{SHIP}" in t.realm(1)
    barred = ursula(LAIR, cards=f"ariel@{SHIP} crown@{LAIR}")
    barred.may_not("use move_item bottom", rule="VI-065")


def test_eric_may_move_a_hero():
    t = fated("eric", "snarfblat", cards=f"max@{SHORE}").puts(f"eric {SHIP}").is_asked("shift_hero")
    t.may(f"move max@{SHORE} {LAIR}", f"move eric@{SHIP} {SHORE}", "none")
    t.may_not(f"move max@{SHORE} {PALACE}", rule="VI-052").says(f"move max@{SHORE} {LAIR}")
    assert t.realm(1) == f"eric@{SHIP} max@{LAIR}"


def test_flounder_may_shuffle_the_discard_in():
    t = fated("flounder", "snarfblat", deck="crown", discard="trident cauldron").puts(f"flounder {SHIP}")
    t.is_asked("shuffle_discard").says("yes").shuffles("trident crown cauldron").seat(0).is_asked("act")
    assert (t.discarded(1), len(t.g.deck[1])) == ("", 3)
    kept = fated("flounder", "snarfblat", discard="trident").puts(f"flounder {SHIP}").says("no")
    assert kept.discarded(1) == "trident"


def test_grimsby_may_switch_the_lock():
    t = fated("grimsby", "snarfblat").puts(f"grimsby {SHIP}").is_asked("switch_lock").says("yes")
    assert t.locked(1) == [LAIR]
    kept = fated("grimsby", "snarfblat").puts(f"grimsby {SHIP}").says("no")
    assert kept.locked(1) == [PALACE]


def test_king_triton_costs_more():
    heroes = f"king_triton@{SHIP} max@{SHIP}"
    t = ursula(power=2, hand="binding_contract_lair", cards=heroes).uses("play", "top")
    t.may_only(f"attach binding_contract_lair max@{SHIP}")
    swirl = ursula(power=2, hand="whirlpool", cards=heroes).plays("whirlpool", "top")
    swirl.says(f"move king_triton@{SHIP} {LAIR}")
    assert swirl.power(0) == 0
    poor = ursula(power=1, hand="whirlpool", cards=heroes).plays("whirlpool", "top")
    poor.may(f"move max@{SHIP} {LAIR}").may_not(f"move king_triton@{SHIP} {LAIR}", rule="VI-E4")
    souls = ursula(power=3, hand="poor_unfortunate_souls", cards=f"king_triton@{SHIP}")
    souls.plays("poor_unfortunate_souls", "top").says(f"move king_triton@{SHIP} {LAIR}")
    assert souls.power(0) == 0
    unpaid = ursula(power=2, hand="poor_unfortunate_souls", cards=f"king_triton@{SHIP}")
    unpaid.plays("poor_unfortunate_souls", "top").is_asked("act")  # nothing is left for the toll
    alone = ursula(power=1, hand="whirlpool", cards=f"king_triton@{SHIP}")
    alone.may_not("use play top", rule="VI-077")


def test_max_may_chase_ursula():
    t = fated("max", "snarfblat", at=SHORE).puts(f"max {SHORE}").is_asked("drive")
    t.may_only(f"go {LAIR}", f"go {SHIP}", "none").may_not(f"go {PALACE}", rule="VI-051").says(f"go {SHIP}")
    assert t.mover(1) == SHIP
    away = fated("max", "snarfblat", at=SHORE).puts(f"max {SHIP}").is_asked("act")
    assert away.mover(1) == SHORE


def test_scuttle_may_find_an_item():
    t = (
        fated("scuttle", "snarfblat", fate_discard="dinglehopper eric")
        .puts(f"scuttle {SHIP}")
        .is_asked("attach_found")
    )
    t.may_only("take dinglehopper", "take snarfblat", "none").says("take dinglehopper")
    assert t.realm(1) == f"scuttle@{SHIP}+dinglehopper"


def test_sebastian_may_take_a_contract_over():
    cards = f"max@{SHIP}+binding_contract_lair eric@{PALACE}+binding_contract_ship"
    t = fated("sebastian", "snarfblat", cards=cards).puts(f"sebastian {SHORE}").is_asked("pass_on")
    t.may_only(f"pick binding_contract_lair@{SHIP}", "none").says(f"pick binding_contract_lair@{SHIP}")
    assert f"sebastian@{SHORE}+binding_contract_lair" in t.realm(1)
    assert f"binding_contract_lair@{SHORE}" in t.everything_seen_by(None)
    assert f"max@{SHIP}" in t.realm(1)
