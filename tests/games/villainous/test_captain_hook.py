"""Captain Hook, card by card."""

import pytest

from tests.talk import table

TREE = "hangmans_tree"


def hook(at="jolly_roger", **realm):
    """Captain Hook's turn, against an idle Ursula."""
    return table("villainous", captain_hook={"at": at, **realm}, ursula={}).seat(0)


def fated(*revealed, **realm):
    """Ursula takes a Fate action against Captain Hook; these cards lie on top of his Fate pile."""
    realm.setdefault("at", "jolly_roger")
    t = table("villainous", ursula={"at": "erics_ship"}, captain_hook={"fate": " ".join(revealed), **realm})
    return t.seat(0).uses("fate")


# Villain cards


def test_boarding_party_fights_next_door():
    t = hook(cards="boarding_party@skull_rock swashbuckler@jolly_roger lost_boys@jolly_roger").uses("vanquish")
    t.takes("vanquish lost_boys@jolly_roger boarding_party@skull_rock swashbuckler@jolly_roger")
    assert (t.realm(0), t.discarded(0)) == ("", "boarding_party swashbuckler")
    fight = "tinker_bell@skull_rock boarding_party@mermaid_lagoon"
    assert hook(cards=fight).vanquishes(fight).fate_discarded(0) == "tinker_bell"
    far = hook(cards="boarding_party@mermaid_lagoon tinker_bell@jolly_roger")
    far.may_not("use vanquish bottom", rule="VI-034")
    locked = hook(cards=f"boarding_party@mermaid_lagoon john@{TREE}")
    locked.may_not("use vanquish bottom", rule="VI-034")  # the Tree is locked
    from_there = hook(cards=f"boarding_party@{TREE} tinker_bell@mermaid_lagoon")
    from_there.may_not("use vanquish bottom", rule="VI-034")


def test_give_them_a_scare_looks_at_two_fate_cards_and_returns_or_discards_them():
    t = hook(power=1, hand="give_them_a_scare", fate="wendy peter_pan john").plays("give_them_a_scare")
    t.is_asked("discard_seen").may_only("yes", "no")
    assert t.seen_by(0)["looked_at"][0]["id"] == "peter_pan" or t.seen_by(0)["looked_at"][1]["id"] == "peter_pan"
    assert t.seen_by(1)["looked_at"] == t.seen_by(None)["looked_at"] == 2
    assert "peter_pan" not in t.everything_seen_by(1)
    t.says("no").is_asked("put_back").may_only("put_back wendy peter_pan", "put_back peter_pan wendy")
    t.says("put_back peter_pan wendy").is_asked("act")
    assert [t.g.facts.ids[kind] for kind in t.g.fate[0].cards] == ["john", "wendy", "peter_pan"]
    assert (t.realm(0), t.power(0)) == ("", 0)  # looking is not revealing
    away = hook(power=1, hand="give_them_a_scare", fate="wendy peter_pan john").plays("give_them_a_scare")
    away.says("yes")
    assert away.fate_discarded(0) == "peter_pan wendy"
    other = hook(power=1, hand="give_them_a_scare", fate="peter_pan wendy john").plays("give_them_a_scare")
    assert other.says("yes").fate_discarded(0) == "peter_pan wendy", "nobody else learns how they lay"


def test_swashbuckler_is_a_plain_ally():
    t = hook(power=1, hand="swashbuckler").plays("swashbuckler skull_rock").is_asked("act")
    assert (t.realm(0), t.strength(0, "swashbuckler@skull_rock"), t.power(0)) == ("swashbuckler@skull_rock", 2, 0)


def test_worthy_opponent_pays_and_brings_a_hero():
    t = hook(hand="worthy_opponent", fate="taunt pixie_dust john wendy").plays("worthy_opponent")
    assert t.power(0) == 2
    t.is_asked("place").may_only("play john jolly_roger", "play john skull_rock", "play john mermaid_lagoon")
    t.may_not(f"play john {TREE}", rule="VI-052").says("play john skull_rock")
    assert (t.realm(0), t.fate_discarded(0)) == ("john@skull_rock", "pixie_dust taunt")
    pan = hook(hand="worthy_opponent", fate="peter_pan").plays("worthy_opponent").is_asked("act")
    assert pan.realm(0) == f"peter_pan@{TREE}"
    nobody = hook(hand="worthy_opponent", fate="taunt").plays("worthy_opponent")
    assert (nobody.power(0), nobody.fate_discarded(0)) == (2, "taunt")


def test_aye_aye_sir_moves_an_ally_and_makes_it_stronger_for_the_turn():
    t = hook(power=1, hand="aye_aye_sir", cards="smee@mermaid_lagoon").plays("aye_aye_sir")
    t.takes("move smee@mermaid_lagoon skull_rock")
    t.could_not("move smee@mermaid_lagoon hangmans_tree", rule="VI-052")
    t.could_not("move smee@mermaid_lagoon jolly_roger", rule="VI-055")
    assert t.strength(0, "smee@skull_rock") == 4
    t.ends_turn()
    assert t.strength(0, "smee@skull_rock") == 2
    hook(power=1, hand="aye_aye_sir").may_not("use play bottom", rule="VI-077")


def test_aye_aye_sir_twice_makes_two_allies_stronger():
    cards = "smee@jolly_roger pirate_brute@skull_rock"
    t = hook("mermaid_lagoon", power=2, hand="aye_aye_sir aye_aye_sir", cards=cards)
    t.plays("aye_aye_sir", "top").says("move smee@jolly_roger skull_rock")
    t.plays("aye_aye_sir", "bottom").says("move pirate_brute@skull_rock jolly_roger")
    assert (t.strength(0, "smee@skull_rock"), t.strength(0, "pirate_brute@jolly_roger")) == (4, 6)


def test_aye_aye_sir_makes_nobody_stronger_who_is_played_after_its_ally_has_left():
    cards = "cannon@mermaid_lagoon tinker_bell@skull_rock swashbuckler@jolly_roger"
    t = hook("mermaid_lagoon", power=2, hand="aye_aye_sir swashbuckler", cards=cards)
    t.plays("aye_aye_sir", "top").takes("move swashbuckler@jolly_roger skull_rock")
    assert t.strength(0, "swashbuckler@skull_rock") == 4
    t.vanquishes("tinker_bell@skull_rock swashbuckler@skull_rock", "item")
    t.plays("swashbuckler skull_rock", "bottom")
    assert t.strength(0, "swashbuckler@skull_rock") == 2  # another copy, on its own


def test_cannon_adds_a_vanquish_action():
    fight = "tinker_bell@skull_rock smee@skull_rock"
    t = hook("mermaid_lagoon", power=2, hand="cannon", cards=fight)
    t.may_not("use vanquish item", rule="VI-013")
    t.plays("cannon mermaid_lagoon", "bottom").vanquishes(fight, "item")
    assert t.fate_discarded(0) == "tinker_bell"
    t.may_not("use vanquish item", rule="VI-013")
    elsewhere = hook("mermaid_lagoon", cards=f"{fight} cannon@skull_rock")
    elsewhere.may_not("use vanquish item", rule="VI-013")
    two = "cannon@skull_rock cannon@skull_rock wendy@skull_rock john@skull_rock"
    t = hook("skull_rock", cards=f"{two} pirate_brute@skull_rock smee@skull_rock")
    t.vanquishes("wendy@skull_rock pirate_brute@skull_rock", "item")
    t.vanquishes("john@skull_rock smee@skull_rock", "item")  # heroes cover neither symbol
    assert t.fate_discarded(0) == "john wendy"


def test_a_cannon_played_after_another_was_discarded_adds_a_symbol_of_its_own():
    cards = "cannon@mermaid_lagoon hooks_case@skull_rock john@skull_rock smee@skull_rock"
    crowd = f"{cards} wendy@skull_rock pirate_brute@skull_rock"
    t = table(
        "villainous",
        captain_hook={
            "at": "mermaid_lagoon",
            "power": 2,
            "hand": "cannon",
            "cards": crowd,
            "fate": "splitting_headache",
        },
        jafar={"hand": "deception"},
    )
    t.seat(0).vanquishes("john@skull_rock pirate_brute@skull_rock", "item")
    t.seat(1).says("react deception").says("pick cannon@mermaid_lagoon")
    t.seat(0).plays("cannon mermaid_lagoon", "bottom")
    symbols = t.seen_by(None)["seats"][0]["locations"][2]["added"]
    assert symbols == [{"symbol": "vanquish", "used": False}]


def test_cunning_plays_an_ally_for_nothing():
    t = table(
        "villainous",
        prince_john={"at": "sherwood_forest", "cards": "rhino_guards@nottingham"},
        captain_hook={"hand": "cunning smee cannon"},
    )
    t.seat(0).uses("gain_1")
    t.seat(1).is_asked("react").may_only("react cunning", "pass", "pass_turn").says("react cunning")
    t.seat(1).is_asked("free_ally")
    t.seat(1).may_only("play smee jolly_roger", "play smee skull_rock", "play smee mermaid_lagoon")
    t.seat(1).says("play smee jolly_roger")
    assert (t.realm(1), t.hand(1), t.discarded(1)) == ("smee@jolly_roger", "cannon", "cunning")
    weak = table(
        "villainous",
        prince_john={"at": "sherwood_forest", "cards": "wolf_archers@nottingham"},
        captain_hook={"hand": "cunning smee"},
    )
    weak.seat(0).uses("gain_1").is_asked("act")
    no_ally = table(
        "villainous",
        prince_john={"at": "sherwood_forest", "cards": "rhino_guards@nottingham"},
        captain_hook={"hand": "cunning cannon"},
    )
    no_ally.seat(0).uses("gain_1")
    no_ally.seat(1).may_only("pass", "pass_turn").may_not("react cunning", rule="VI-077")


def test_cutlass_makes_its_bearer_stronger():
    t = hook(power=1, hand="cutlass", cards="smee@skull_rock john@skull_rock").uses("play")
    t.may_only("attach cutlass smee@skull_rock").puts("cutlass smee@skull_rock")
    assert (t.realm(0), t.strength(0, "smee@skull_rock")) == ("john@skull_rock smee@skull_rock+cutlass", 4)
    hook(power=1, hand="cutlass").may_not("use play bottom", rule="VI-077")
    nobody = hook("mermaid_lagoon", power=2, hand="cutlass swashbuckler").uses("play", "top")
    nobody.may_not("play cutlass jolly_roger", "play cutlass skull_rock", rule="VI-E5")  # wherever it would go


def test_hooks_case_adds_a_power():
    t = hook("skull_rock", cards="hooks_case@skull_rock wendy@skull_rock")
    t.may_not("use gain_1 top", rule="VI-069").uses("gain_1", "item")
    assert t.power(0) == 1
    t.may_not("use gain_1 item", rule="VI-013")


def obsessed(fate):
    t = table(
        "villainous",
        prince_john={
            "at": "nottingham",
            "cards": "little_john@nottingham rhino_guards@nottingham nutsy@nottingham",
        },
        captain_hook={"hand": "obsession", "fate": fate},
    )
    t.seat(0).vanquishes("little_john@nottingham rhino_guards@nottingham nutsy@nottingham")
    t.seat(1).is_asked("react").says("react obsession")
    return t


def test_obsession_turns_up_a_hero_to_play_or_discard():
    t = obsessed("taunt john wendy")
    t.seat(1).is_asked("play_found").says("yes").is_asked("place").says("play john jolly_roger")
    assert (t.realm(1), t.fate_discarded(1)) == ("john@jolly_roger", "taunt")
    t = obsessed("taunt john wendy")
    t.seat(1).says("no")
    assert (t.realm(1), t.fate_discarded(1), t.discarded(1)) == ("", "john taunt", "obsession")
    t = obsessed("peter_pan john")
    t.seat(0).is_asked("act")
    assert t.realm(1) == f"peter_pan@{TREE}"


def test_pirate_brute_is_a_strong_ally():
    t = hook(power=3, hand="pirate_brute").plays("pirate_brute jolly_roger")
    assert (t.strength(0, "pirate_brute@jolly_roger"), t.power(0)) == (4, 0)


def test_ingenious_device_adds_one_move_of_a_hero():
    t = hook("skull_rock", cards="ingenious_device@skull_rock wendy@mermaid_lagoon").uses("move_hero", "item")
    t.takes("move wendy@mermaid_lagoon skull_rock")
    crowd = "ingenious_device@skull_rock smee@skull_rock wendy@mermaid_lagoon john@mermaid_lagoon"
    hook("skull_rock", cards=crowd).uses("move_hero", "item").may_not(
        "move smee@skull_rock jolly_roger", rule="VI-039"
    )
    assert t.realm(0) == "ingenious_device@skull_rock wendy@skull_rock"
    t.may_not("use move_hero item", rule="VI-013")


def test_mr_starkey_may_chase_a_hero_away():
    t = hook(power=2, hand="mr_starkey", cards="john@skull_rock wendy@jolly_roger").plays("mr_starkey skull_rock")
    t.is_asked("shift_hero")
    t.may_only("move john@skull_rock jolly_roger", "move john@skull_rock mermaid_lagoon", "none")
    t.may_not("move wendy@jolly_roger skull_rock", rule="VI-065").says("move john@skull_rock mermaid_lagoon")
    assert t.realm(0) == "john@mermaid_lagoon mr_starkey@skull_rock wendy@jolly_roger"
    hook(power=2, hand="mr_starkey").plays("mr_starkey skull_rock").is_asked("act")


def test_never_land_map_unlocks_the_tree_and_pays_for_an_item():
    t = hook("mermaid_lagoon", power=4, hand="never_land_map cannon")
    assert t.locked(0) == [TREE]
    t.plays("never_land_map skull_rock", "top")
    assert (t.locked(0), t.power(0)) == ([], 0)
    t.plays("cannon jolly_roger").is_asked("act")  # there is no Power, so the Map must pay
    assert (t.realm(0), t.discarded(0), t.locked(0)) == ("cannon@jolly_roger", "never_land_map", [])
    rich = hook(power=2, hand="cannon", cards="never_land_map@skull_rock", lock=None).plays("cannon jolly_roger")
    rich.is_asked("instead_of_paying").may_only("yes", "no").says("no")
    assert (rich.power(0), rich.realm(0)) == (0, "cannon@jolly_roger never_land_map@skull_rock")
    ally = hook(hand="smee", cards="never_land_map@skull_rock", lock=None)
    ally.may_not("use play bottom", rule="VI-077")  # it pays for Items only


def test_smee_is_stronger_aboard():
    t = hook(cards="smee@jolly_roger")
    assert t.strength(0, "smee@jolly_roger") == 4
    assert hook(cards="smee@skull_rock").strength(0, "smee@skull_rock") == 2


# Fate cards


def test_pixie_dust_makes_a_hero_stronger():
    t = fated("pixie_dust", "taunt", cards="john@skull_rock michael@jolly_roger").is_asked("fate_play")
    t.may("attach pixie_dust john@skull_rock", "attach pixie_dust michael@jolly_roger")
    before = t.strength(1, "michael@jolly_roger")
    t.puts("pixie_dust michael@jolly_roger")
    assert t.strength(1, "michael@jolly_roger") == before + 2
    assert t.fate_discarded(1) == "taunt"


def test_lost_boys_take_two_allies():
    t = hook(cards="lost_boys@jolly_roger pirate_brute@jolly_roger swashbuckler@jolly_roger").uses("vanquish")
    t.takes("vanquish lost_boys@jolly_roger pirate_brute@jolly_roger swashbuckler@jolly_roger")
    t.could_not("vanquish lost_boys@jolly_roger pirate_brute@jolly_roger", rule="VI-065")
    hook(cards="lost_boys@jolly_roger pirate_brute@jolly_roger").may_not("use vanquish bottom", rule="VI-034")


def test_splitting_headache_discards_an_item():
    t = fated(
        "splitting_headache",
        "splitting_headache",
        cards="smee@skull_rock+cutlass cannon@jolly_roger john@skull_rock+taunt",
    )
    t.is_asked("discard_piece")
    t.may_only("pick cutlass@skull_rock", "pick cannon@jolly_roger", "pick taunt@skull_rock")
    t.may_not("pick smee@skull_rock", rule="VI-065").says("pick cutlass@skull_rock")
    assert (t.discarded(1), t.realm(1)) == ("cutlass", "cannon@jolly_roger john@skull_rock+taunt smee@skull_rock")
    assert t.fate_discarded(1) == "splitting_headache splitting_headache"
    nothing = fated("splitting_headache", "pixie_dust", cards="smee@skull_rock")
    assert nothing.fate_discarded(1) == "pixie_dust splitting_headache"
    locked = fated("splitting_headache", "pixie_dust", cards=f"cannon@{TREE}").is_asked("act")
    assert locked.realm(1) == f"cannon@{TREE}"


def test_taunt_must_be_answered_first():
    heroes = "john@jolly_roger+taunt tinker_bell@jolly_roger smee@jolly_roger"
    t = hook(cards=heroes).uses("vanquish")
    t.takes("vanquish john@jolly_roger smee@jolly_roger")
    t.could_not("vanquish tinker_bell@jolly_roger smee@jolly_roger", rule="VI-065")
    both = hook(cards=heroes.replace("tinker_bell@jolly_roger", "tinker_bell@jolly_roger+taunt")).uses("vanquish")
    both.may("vanquish john@jolly_roger smee@jolly_roger", "vanquish tinker_bell@jolly_roger smee@jolly_roger")


def test_john_is_stronger_with_any_number_of_items():
    assert hook(cards="john@skull_rock").strength(0, "john@skull_rock") == 2
    assert hook(cards="john@skull_rock+taunt").strength(0, "john@skull_rock") == 3
    assert hook(cards="john@skull_rock+taunt+taunt").strength(0, "john@skull_rock") == 3
    assert hook(cards="john@skull_rock+pixie_dust").strength(0, "john@skull_rock") == 5


def test_michael_counts_the_locations_with_heroes():
    assert hook(cards="michael@skull_rock").strength(0, "michael@skull_rock") == 2
    crowd = "michael@skull_rock tinker_bell@skull_rock john@jolly_roger"
    assert hook(cards=crowd).strength(0, "michael@skull_rock") == 3
    assert hook(cards=f"{crowd} peter_pan@{TREE}").strength(0, "michael@skull_rock") == 4


@pytest.mark.parametrize("revealed", [("peter_pan", "wendy"), ("wendy", "peter_pan")])
def test_peter_pan_goes_to_the_tree_as_soon_as_he_is_revealed(revealed):
    t = fated(*revealed).is_asked("act")
    assert (t.realm(1), t.fate_discarded(1)) == (f"peter_pan@{TREE}", "wendy")
    hidden = hook(cards=f"peter_pan@{TREE} pirate_brute@jolly_roger")
    hidden.may_not("use vanquish bottom", rule="VI-034")
    item = fated("pixie_dust", "taunt", cards=f"peter_pan@{TREE}")  # nobody can bear them
    assert item.fate_discarded(1) == "pixie_dust taunt"


def test_peter_pan_moves_like_any_hero_once_the_tree_is_open():
    cards = f"ingenious_device@skull_rock peter_pan@{TREE}"
    hook("skull_rock", cards=cards).may_not("use move_hero item", rule="VI-039")  # he is locked in
    t = hook("skull_rock", cards=cards, lock=None).uses("move_hero", "item")
    t.takes(f"move peter_pan@{TREE} mermaid_lagoon")
    assert t.realm(0) == "ingenious_device@skull_rock peter_pan@mermaid_lagoon"


def test_peter_pan_wins_the_game_for_hook_at_the_jolly_roger_only():
    crew = "pirate_brute@{0} pirate_brute@{0} peter_pan@{0}"
    won = hook(cards=crew.format("jolly_roger"))
    won.vanquishes("peter_pan@jolly_roger pirate_brute@jolly_roger pirate_brute@jolly_roger#2")
    won.ends(winners=[0], scores=[1, 0])
    not_won = hook(cards=crew.format("skull_rock"))
    not_won.vanquishes("peter_pan@skull_rock pirate_brute@skull_rock pirate_brute@skull_rock#2").goes_on()
    assert not_won.fate_discarded(0) == "peter_pan"


def test_tick_tock_scares_the_hand_away():
    t = table(
        "villainous",
        phase="move",
        captain_hook={"hand": "smee cannon", "cards": "tick_tock@skull_rock"},
        ursula={},
    )
    t.seat(0).says("go skull_rock").is_asked("act")
    assert (t.hand(0), t.discarded(0)) == ("", "cannon smee")
    calm = fated("tick_tock", "taunt", hand="smee", at="jolly_roger")
    calm.puts("tick_tock jolly_roger")
    assert calm.hand(1) == "smee"  # he comes to Hook, not Hook to him


def test_tinker_bell_may_discard_an_ally():
    t = fated("tinker_bell", "taunt", cards="smee@skull_rock swashbuckler@jolly_roger").puts(
        "tinker_bell skull_rock"
    )
    t.is_asked("discard_piece").may_only("pick smee@skull_rock", "none").says("pick smee@skull_rock")
    assert (t.discarded(1), t.realm(1)) == ("smee", "swashbuckler@jolly_roger tinker_bell@skull_rock")
    alone = fated("tinker_bell", "taunt", cards="smee@skull_rock").puts("tinker_bell jolly_roger").is_asked("act")
    assert alone.discarded(1) == ""


def test_wendy_makes_all_others_stronger():
    t = hook(cards=f"wendy@skull_rock john@jolly_roger peter_pan@{TREE} smee@skull_rock")
    assert t.strength(0, "wendy@skull_rock") == 3
    assert t.strength(0, "john@jolly_roger") == 3
    assert t.strength(0, f"peter_pan@{TREE}") == 9
    assert t.strength(0, "smee@skull_rock") == 2
