"""Every Research card, by name: what it may be aimed at, what it does, and what it may not do."""

import pytest

from tests.talk import table

TEAMS = {0: "titan ceera", 1: "scrap arcana"}
NEAR = {"titan": "bank", "ceera": "pawnbroker", "scrap": "threads", "arcana": "precinct"}


def at_table(hand, **more):
    """Titan (Mutant) at the bank, Ceera (Alien) far off, Scrap (Tech) next door, Arcana (Chosen) on a diagonal."""
    setting = {"teams": TEAMS, "at": NEAR, "hands": {0: hand}, **more}
    return table("heroes", **setting).seat(0)


# KO gadgets


def test_stun_ray():
    t = at_table("stun_ray", dice={"scrap": ("threads", 4)}, pawns="threads")
    t.says("play stun_ray colour").is_asked("target").may_only("hero titan", "hero ceera", "hero scrap")
    t.may_not("hero arcana", rule="HI-092")  # on a diagonal
    t.says("hero scrap")
    assert t.hero("scrap")["ko"]
    assert t.dice("threads") == {}
    assert t.seen_by(None)["discard"] == ["stun_ray"]
    t.seat(1).may_not("move scrap pets colour", rule="HI-092")


@pytest.mark.parametrize(
    ("card", "victim"), [("emp_pulse", "scrap"), ("gene_inhibitor", "titan"), ("null_idol", "arcana")]
)
def test_a_ko_gadget_against_one_origin(card, victim):
    t = at_table(card, at={**NEAR, "scrap": "sofa"})
    t.cannot_aim(card, "hero ceera", rule="HI-092").plays(card, f"hero {victim}")
    assert [hero for hero in NEAR if t.hero(hero)["ko"]] == [victim]


def test_emp_pulse():
    at_table("emp_pulse", teams={0: "titan ceera", 1: "firebrand arcana"}, at={}).may_not(
        "play emp_pulse colour", rule="HI-092"
    )


def test_gene_inhibitor():
    t = at_table("gene_inhibitor", ko="titan")
    t.may_not("play gene_inhibitor colour", rule="HI-092")  # the only Mutant is out already


def test_null_idol():
    t = at_table("null_idol", dice={"arcana": ("precinct", 5)}, pawns="precinct").plays("null_idol", "hero arcana")
    assert t.hero("arcana")["die_on"] is None


def test_xeno_toxin():
    t = at_table(
        "xeno_toxin", teams={0: "titan stampede", 1: "scrap ceera"}, at={"titan": "bank", "scrap": "comics"}
    )
    t.plays("xeno_toxin", "hero ceera")
    assert t.hero("ceera")["ko"]
    t = at_table(
        "xeno_toxin",
        teams={0: "titan stampede", 1: "scrap arcana"},
        at={"titan": "bank", "stampede": "sofa", "scrap": "comics"},
    )
    t.says("play xeno_toxin colour").may_only("hero titan", "hero stampede", "hero scrap")


def test_knockout_gas():
    t = at_table("knockout_gas", at={"titan": "bank", "ceera": "comics", "scrap": "comics", "arcana": "sofa"})
    t.says("play knockout_gas colour").is_asked("target").may_only("district bank", "district comics")
    t.may_not("district sofa", rule="HI-099").says("district comics")
    assert [hero for hero in NEAR if t.hero(hero)["ko"]] == ["ceera", "scrap"]  # one's own too


# Equipment


def worn(card, hero="titan", **more):
    return at_table("", gear={hero: card}, **more)


def test_jet_pack():
    t = at_table("jet_pack")
    t.may_not("move titan pets colour", rule="HI-105")
    t.cannot_aim("jet_pack", "hero ceera", rule="HI-149").cannot_aim("jet_pack", "hero scrap", rule="HI-095")
    t.plays("jet_pack", "hero titan")
    assert t.hero("titan")["gear"] == ["jet_pack"]
    worn("jet_pack").may("move titan pets colour", "move titan labs colour").moves("titan", "pets")


def test_force_cannon():
    setting = {"teams": {0: "andron paragon", 1: "scrap arcana"}, "at": {"andron": "gazette"}, "pawns": "garage"}
    table("heroes", **setting).seat(0).may_not("fight andron garage colour", rule="HI-106")
    t = table("heroes", gear={"andron": "force_cannon"}, **setting).seat(0)
    t.may("fight andron garage colour").wins("andron", "garage", 2)
    assert t.dice("garage") == {"andron": 2}
    assert t.hero("andron")["at"] == "gazette"


def test_grapple_gun():
    t = worn("grapple_gun").may("move titan pets colour", "move titan genicon colour", "move titan garage colour")
    t.may_not("move titan gazette colour", rule="HI-054").may_not("move titan bank colour", rule="HI-054")
    t.moves("titan", "garage")
    assert t.hero("titan")["at"] == "garage"


def test_targeting_visor():
    t = worn("targeting_visor", pawns="bank").fights("titan", "bank").all_let().rolls("5")
    t.is_asked("reroll").may_only("stay", "reroll").says("reroll").rolls("2")
    assert t.dice("bank") == {}  # the new throw counts, though it is worse
    kept = worn("targeting_visor", pawns="bank").fights("titan", "bank").all_let().rolls("5").says("stay")
    assert kept.dice("bank") == {"titan": 5}


def test_targeting_visor_comes_before_justice():
    t = worn("targeting_visor", pawns="bank", justice_markers={0: 1}).fights("titan", "bank").all_let().rolls("1")
    t.is_asked("reroll").says("reroll").rolls("3")
    t.seat(0).is_asked("boost").says("spend 1")
    assert t.dice("bank") == {"titan": 4}


def test_battle_armor():
    t = worn("battle_armor", dice={"titan": ("bank", 5)}, pawns="bank", hands={1: "stun_ray"}, active=1)
    t.seat(1).plays("stun_ray", "hero titan", pay="inventor")
    assert not t.hero("titan")["ko"]
    assert t.hero("titan")["gear"] == []
    assert t.dice("bank") == {"titan": 5}
    assert sorted(t.seen_by(None)["discard"]) == ["battle_armor", "stun_ray"]


def test_portable_lab():
    t = worn("portable_lab", deck="thorn stun_ray power_up", expansion=False, teams={0: "titan andron"}, at={})
    t.says("draw white").is_asked("keep_one").may_only("take thorn", "take stun_ray").says("take stun_ray")
    assert t.hand(0) == ["stun_ray"]
    assert t.g.facts.card_ids[t.g.deck.cards[0]] == "thorn"  # under the deck
    assert t.g.deck.known[0] == 1  # and seat 0 knows it


def test_portable_lab_helps_the_white_marker_on_the_crime_computer():
    t = worn("portable_lab", deck="power_up stun_ray", hq={0: "crime_computer"}).says("draw crime_computer")
    t.is_asked("keep_one").may_only("take power_up", "take stun_ray")


def test_portable_lab_only_helps_the_white_marker():
    t = worn("portable_lab", deck="power_up stun_ray", teams={0: "titan shadowboxer"}, at={})
    t.says("draw detective")
    assert t.hand(0) == ["power_up"]


def test_power_gauntlets():
    t = worn("power_gauntlets", pawns="precinct", at={**NEAR, "titan": "precinct"}).wins("titan", "precinct", 1)
    assert t.dice("precinct") == {"titan": 3}
    two = worn("power_gauntlets", pawns="precinct", at={**NEAR, "titan": "precinct"}).wins("titan", "precinct", 2)
    assert two.dice("precinct") == {"titan": 3}
    four = worn("power_gauntlets", pawns="bank").wins("titan", "bank", 4)
    assert four.dice("bank") == {"titan": 4}


def test_cloaking_device():
    t = worn("cloaking_device", pawns="bank", hands={1: "mammoth"}).fights("titan", "bank")
    t.seat(1).is_asked_nothing()
    assert t.rolls("4").dice("bank") == {"titan": 4}


def test_dimensional_key():
    t = worn("dimensional_key").may("move titan pawnbroker colour").moves("titan", "pawnbroker")
    t.seat(1).passes().seat(0).may_not("move titan threads colour", rule="HI-054")  # once a phase
    t.may("move titan laundromat colour")
    short = worn("dimensional_key").moves("titan", "labs").seat(1).passes().seat(0)
    short.may("move titan channel6 colour")  # an ordinary step does not use the key
    swung = worn("dimensional_key grapple_gun").moves("titan", "genicon").seat(1).passes().seat(0)
    swung.may("move titan channel6 colour")  # nor do two steps with the other gadget
    next_phase = worn("dimensional_key", turn=4).moves("titan", "pawnbroker").seat(1).passes().crime("N")
    next_phase.draws("starts 0").seat(0).may("move titan threads colour")


# HQ gadgets


def test_crime_computer():
    t = at_table("", hq={0: "crime_computer"}, deck="power_up", teams={0: "titan andron"}, at={})
    t.says("draw crime_computer")
    assert t.hand(0) == ["power_up"]
    assert t.player(0)["white"] == 0
    t.may_not("draw white", rule="HI-019").may_not("draw crime_computer", rule="HI-018")
    t.is_asked("action").passes()  # the normal action was still to come


def test_hovercraft():
    t = at_table("", hq={0: "hovercraft"}).moves("titan", "labs", "hovercraft")
    assert t.hero("titan")["at"] == "labs"
    assert (t.player(0)["coloured"], t.player(0)["hq_used"]) == (3, True)
    t.moves("titan", "genicon")  # the normal action of the same turn
    t.seat(1).is_asked("action")


def test_combat_simulator():
    t = at_table("", hq={0: "combat_simulator"}, pawns="bank").may("fight titan bank combat_simulator")
    t.may_not("move titan labs combat_simulator", rule="HI-053").wins("titan", "bank", 4, "combat_simulator")
    assert t.dice("bank") == {"titan": 4}
    assert not t.seen_by(None)["acted"]


def test_war_room():
    t = at_table("adventure_titan stun_ray", hq={0: "war_room"})
    t.plays("adventure_titan", pay="war_room")
    assert t.scores() == [3, 0]
    t.may_not("play stun_ray war_room", rule="HI-018").plays("stun_ray", "hero scrap")


# Fame


def famous(card, **setting):
    return at_table(card, expansion=True, **setting)


def fame_pays(t):
    """The card pays a point at the end of this phase, and of the next."""
    seats = t.match.state.seats
    before = t.scores()[0]
    t.all_pass().crime("N").all_let()
    assert t.scores()[0] == before + 1
    assert seats == 2


def test_front_page():
    famous("front_page", scores=[4, 4]).may_not("play front_page colour", rule="HI-098")
    famous("front_page", seats=3, scores=[5, 6, 4]).may_not("play front_page colour", rule="HI-098")
    t = famous("front_page", scores=[5, 4], turn=4).plays("front_page")
    assert t.player(0)["fame"] == "front_page"
    fame_pays(t)


def test_underdogs():
    famous("underdogs", scores=[4, 4]).may_not("play underdogs colour", rule="HI-098")
    fame_pays(famous("underdogs", scores=[3, 4], turn=4).plays("underdogs"))


def test_key_to_the_city():
    famous("key_to_the_city", dice={"ceera": ("bank", 6)}).may_not("play key_to_the_city colour", rule="HI-098")
    t = famous("key_to_the_city", dice={"ceera": ("labs", 6)}, turn=4)
    fame_pays(t.plays("key_to_the_city"))


def test_dynamic_duo():
    famous("dynamic_duo", dice={"ceera": ("bank", 6)}).may_not("play dynamic_duo colour", rule="HI-098")
    t = famous("dynamic_duo", dice={"ceera": ("bank", 6), "titan": ("sofa", 2)}, turn=4)
    fame_pays(t.plays("dynamic_duo"))  # no pawn is there, so the dice bring nothing


def test_movie_deal():
    famous("movie_deal", scores=[9, 0]).may_not("play movie_deal colour", rule="HI-098")
    fame_pays(famous("movie_deal", scores=[10, 0], turn=4).plays("movie_deal"))


def test_sponsored_gear():
    famous("sponsored_gear", gear={"titan": "jet_pack"}).may_not("play sponsored_gear colour", rule="HI-098")
    t = famous("sponsored_gear", gear={"titan": "jet_pack"}, hq={0: "war_room"}, turn=4)
    famous("sponsored_gear", gear={"titan": "jet_pack", "ceera": "force_cannon"}).may("play sponsored_gear colour")
    fame_pays(t.plays("sponsored_gear"))


def test_villain_hunters():
    famous("villain_hunters").may_not("play villain_hunters colour", rule="HI-098")
    fame_pays(famous("villain_hunters", beaten={0: 1}, turn=4).plays("villain_hunters"))


# Fate


def test_crime_wave():
    t = at_table("crime_wave", pawns="bank sofa", dice={"arcana": ("sofa", 3)})
    t.says("play crime_wave colour").is_asked("target").may("pawn_to A pets", "pawn_to A labs")
    t.may_not("pawn_to B diner", rule="HI-099")  # under a die
    t.may_not("pawn_to A garage", rule="HI-099").may_not("enough", because="not-an-option")
    t.says("pawn_to A pets").may_not("pawn_to A bank", rule="HI-099").may("enough").says("pawn_to C garage")
    assert (t.pawn("A"), t.pawn("B"), t.pawn("C")) == ("pets", "sofa", "garage")


def test_crime_wave_may_move_one_pawn_only():
    t = at_table("crime_wave", pawns="bank").plays("crime_wave", "pawn_to A labs", "enough")
    assert (t.pawn("A"), t.pawn("B")) == ("labs", "crimeland")


def test_police_raid():
    t = at_table("police_raid", pawns="bank bank sofa", dice={"titan": ("bank", 4), "arcana": ("sofa", 2)})
    t.says("play police_raid colour").may_only("pawn A", "pawn B", "pawn C").says("pawn A")
    assert t.dice("bank") == {"titan": 4}  # another pawn is there
    t = at_table("police_raid", pawns="bank sofa", dice={"titan": ("bank", 4), "arcana": ("sofa", 2)})
    t.plays("police_raid", "pawn B")
    assert (t.pawn("B"), t.dice("sofa"), t.dice("bank")) == ("crimeland", {}, {"titan": 4})


def test_meteor_strike():
    t = at_table(
        "meteor_strike",
        pawns="labs",
        dice={"titan": ("labs", 5)},
        villains=[("mammoth", 1, "labs")],
        hiding=[("evolver", 1, "sofa")],
    )
    t.says("play meteor_strike colour").is_asked("target")
    t.may_not("district crimeland", "district bank", "district sofa", rule="HI-099").says("district labs")
    labs = t.district("labs")
    assert (labs["destroyed"], labs["number"], labs["dice"], labs["villains"]) == (True, None, [], [])
    t.seat(1).passes().seat(0).moves("titan", "labs").seat(1).passes().seat(0)
    t.may_not("fight titan labs colour", rule="HI-068")
    marked = at_table("meteor_strike", tokens="genicon makers", destroyed="labs")
    assert marked.seen_by(None)["supply"] == 10
    marked.says("play meteor_strike colour").may_not("district labs", rule="HI-099").says("district genicon")
    assert (marked.district("genicon")["token"], marked.seen_by(None)["supply"]) == (False, 11)


def test_power_drain():
    t = at_table("power_drain", plus={"scrap": 1}, dice={"scrap": ("bank", 3)}, pawns="bank")
    t.cannot_aim("power_drain", "hero titan", "hero zorro", rule="HI-099").plays("power_drain", "hero scrap")
    assert (t.hero("scrap")["plus"], t.dice("bank")) == (0, {})
    assert t.seen_by(None)["supply"] == 12  # the marker is back in the box
    at_table("power_drain").may_not("play power_drain colour", rule="HI-099")


def test_equipment_failure():
    t = at_table("equipment_failure", gear={"scrap": "jet_pack", "titan": "grapple_gun"}, hq={1: "hovercraft"})
    t.says("play equipment_failure colour")
    t.may_only("gadget scrap jet_pack", "gadget titan grapple_gun", "base 1 hovercraft").says("base 1 hovercraft")
    assert t.player(1)["hq"] is None
    t = at_table("equipment_failure", gear={"scrap": "jet_pack"}).plays(
        "equipment_failure", "gadget scrap jet_pack"
    )
    assert t.hero("scrap")["gear"] == []
    t.seat(1).may_not("move scrap comics colour", rule="HI-105")


def test_stolen_files():
    t = table(
        "heroes", seats=3, hands={0: "stolen_files stun_ray", 1: "mammoth power_up"}, teams={0: "titan paragon"}
    ).seat(0)
    t.cannot_aim("stolen_files", "seat 0", "seat 2", rule="HI-099").plays("stolen_files", "seat 1")
    t.chance.may_not("card evolver", because="not-in-that-hand")
    t.chance.says("card mammoth")
    assert (t.hand(0), t.hand(1)) == (["mammoth", "stun_ray"], ["power_up"])
    assert t.player(0, 1)["hand"]["cards"] == ["mammoth"]  # the victim knows
    assert t.player(0, 2)["hand"]["cards"] == []
    assert "mammoth" not in t.everything_seen_by(2)


def test_dimensional_rift():
    t = at_table("dimensional_rift", pawns="bank", hiding=[("evolver", 1, "sofa")])
    t.says("play dimensional_rift colour").may_not("district crimeland", "district sofa", rule="HI-099")
    t.says("district bank").may_not("district bank", rule="HI-099").says("district pawnbroker")
    city = [district["id"] for district in t.seen_by(None)["city"]]
    assert (city[1], city[24]) == ("pawnbroker", "bank")
    assert t.hero("titan")["at"] == "bank"
    assert t.pawn("A") == "bank"
    t.seat(1).passes().seat(0).may("move titan power_plant colour").may_not(
        "move titan labs colour", rule="HI-054"
    )


def test_call_to_justice():
    t = at_table("call_to_justice", justice_markers={0: 2}).plays("call_to_justice")
    assert t.player(0)["justice"] == 3
    t = at_table("call_to_justice", justice=False, deck="power_up jet_pack").plays("call_to_justice")
    assert (t.player(0)["justice"], t.hand(0)) == (0, ["jet_pack", "power_up"])


def test_time_warp():
    t = at_table(
        "time_warp", pawns="bank sofa", dice={"titan": ("bank", 4), "arcana": ("bank", 4), "scrap": ("sofa", 2)}
    )
    t.says("play time_warp colour").may_only("district bank", "district sofa").says("district bank")
    assert (t.dice("bank"), t.dice("sofa")) == ({}, {"scrap": 2})
    assert t.hero("arcana")["die_on"] is None


# Adventures


HEROES = [
    "titan",
    "paragon",
    "shadowboxer",
    "stampede",
    "huntaar",
    "werebeast",
    "thunderhawk",
    "andron",
    "scrap",
    "traveller",
    "arcana",
    "firebrand",
    "dr_illusion",
    "ceera",
    "silver_king",
    "slingshot",
    "cloner",
]


@pytest.mark.parametrize("hero", HEROES)
def test_adventure(hero):
    other = "titan" if hero != "titan" else "andron"
    rivals = "arcana traveller" if hero not in ("arcana", "traveller") else "stampede huntaar"
    mine = table("heroes", teams={0: f"{hero} {other}", 1: rivals}, hands={0: f"adventure_{hero}"}).seat(0)
    mine.plays(f"adventure_{hero}")
    assert mine.scores() == [3, 0]
    theirs = table("heroes", teams={0: f"{hero} {other}", 1: rivals}, hands={1: f"adventure_{hero}"}, active=1)
    theirs.seat(1).plays(f"adventure_{hero}")
    assert theirs.scores() == [0, 1]


# Power Up


@pytest.mark.parametrize("card", ["power_up", "alien_serum"])
def test_power_up_and_alien_serum(card):
    t = at_table(card, plus={"titan": 3})
    t.cannot_aim(card, "hero titan", rule="HI-147").cannot_aim(card, "hero scrap", rule="HI-102")
    t.plays(card, "hero ceera")
    assert (t.hero("ceera")["plus"], t.seen_by(None)["supply"]) == (1, 12 - 3 - 1)
    plenty = {"titan": 3, "scrap": 3, "arcana": 3}
    none_left = at_table(card, plus=plenty, tokens="genicon makers dwengine")
    none_left.may_not(f"play {card} colour", rule="HI-147")  # the box is empty
    full = at_table(card, plus={"titan": 3, "ceera": 3})
    full.may_not(f"play {card} colour", rule="HI-147")


# Super-Villains


def against(card, rolled, hero="titan", expansion=True, **more):
    """Seat 0 fights at the diner (2), seat 1 plays a villain, and the die falls."""
    teams = {0: "titan andron" if not expansion else "titan ceera", 1: "scrap arcana"}
    teams.update(more.pop("teams", {}))
    hands = {1: card, **more.pop("hands", {})}
    t = table(
        "heroes", teams=teams, at={hero: "diner"}, pawns="diner", hands=hands, expansion=expansion, **more
    ).seat(0)
    t.fights(hero, "diner")
    t.seat(1).is_asked("villain").may(f"villain {card}", "pass", "pass_turn").says(f"villain {card}")
    assert [villain["id"] for villain in t.district("diner")["villains"]] == [card]
    while t.match.ask_of(1) is not None and t.match.ask.kind == "villain":
        t.seat(1).says("pass")
    return t.rolls(rolled).seat(0)


BASE_NUMBERS = [
    ("thorn", "titan", 5),
    ("ironjaw", "titan", 5),
    ("short_circuit", "titan", 5),
    ("short_circuit", "andron", 7),
    ("gene_reaver", "andron", 5),
    ("gene_reaver", "titan", 7),
    ("the_heretic", "titan", 5),
    ("blackout", "titan", 6),
    ("cutpurse", "titan", 4),
    ("landslide", "titan", 6),
]
SUPER_NUMBERS = [
    ("evolver", "ceera", 6),
    ("evolver", "titan", 8),
    ("mammoth", "titan", 7),
    ("mind_ripper", "titan", 5),
    ("berserker", "titan", 5),
    ("overclock", "titan", 6),
    ("godslayer", "titan", 6),
    ("exterminator", "titan", 6),
    ("exterminator", "ceera", 8),
    ("power_leech", "titan", 5),
    ("riftwalker", "titan", 5),
    ("puppeteer", "titan", 5),
]


@pytest.mark.parametrize(
    ("card", "hero", "need", "expansion"),
    [(*row, False) for row in BASE_NUMBERS] + [(*row, True) for row in SUPER_NUMBERS],
)
def test_the_number_of_a_villain(card, hero, need, expansion):
    """With two +1 markers a throw that reaches the number discards the villain, one less does not."""
    plus = {hero: 2}
    won = against(card, str(need - 2), hero, expansion, plus=plus)
    assert won.dice("diner") == {hero: need}
    assert won.seen_by(None)["discard"] == [card]
    lost = against(card, str(need - 3), hero, expansion, plus=plus)
    assert lost.dice("diner") == {}
    assert [villain["id"] for villain in lost.district("diner")["villains"]] == [card]


def test_thorn():
    t = against("thorn", "4", expansion=False)
    assert (t.hero("titan")["at"], t.hero("titan")["ko"]) == ("diner", False)  # it has no power


def test_limbo():
    t = against("limbo", "6", expansion=False, plus={"titan": 3}, dice={"arcana": ("diner", 6)})
    assert t.dice("diner") == {}  # nobody can beat it, and dice that lay there are gone


def test_ironjaw():
    assert against("ironjaw", "3", expansion=False, plus={"titan": 1}).hero("titan")["plus"] == 0


def test_short_circuit():
    t = against("short_circuit", "6", "andron", expansion=False)
    assert t.dice("diner") == {}
    assert against("short_circuit", "5", "titan", expansion=False).dice("diner") == {"titan": 5}


def test_gene_reaver():
    assert against("gene_reaver", "6", "titan", expansion=False).dice("diner") == {}
    assert against("gene_reaver", "5", "andron", expansion=False).dice("diner") == {"andron": 5}


def test_the_heretic():
    chosen = {0: "paragon andron"}
    assert against("the_heretic", "6", "paragon", expansion=False, teams=chosen).dice("diner") == {}
    assert against("the_heretic", "5", "andron", expansion=False, teams=chosen).dice("diner") == {"andron": 5}


def test_blackout():
    assert against("blackout", "5", expansion=False).dice("diner") == {}


def test_cutpurse():
    t = against("cutpurse", "3", expansion=False, hands={0: "power_up"})
    t.chance.says("card power_up")
    assert (t.hand(0), t.hand(1)) == ([], ["power_up"])


def test_landslide():
    assert against("landslide", "5", expansion=False).hero("titan")["at"] == "crimeland"


def test_evolver():
    t = against("evolver", "6")
    assert t.dice("diner") == {}
    assert t.need("ceera", "diner") == 6


def test_mammoth():
    assert against("mammoth", "6").dice("diner") == {}
    assert against("mammoth", "6", plus={"titan": 1}).dice("diner") == {"titan": 7}


def test_mind_ripper():
    t = against("mind_ripper", "2", hands={0: "power_up stun_ray"}, teams={0: "titan andron"})
    t.is_asked("discard").may_only("discard power_up", "discard stun_ray").says("discard stun_ray")
    assert t.hand(0) == ["power_up"]
    assert t.seen_by(None)["discard"] == ["stun_ray"]
    assert against("mind_ripper", "2").hand(0) == []  # nothing to discard


def test_berserker():
    t = against("berserker", "2", gear={"titan": "jet_pack grapple_gun"})
    t.is_asked("lose_gadget").may_only("gadget titan jet_pack", "gadget titan grapple_gun")
    t.says("gadget titan jet_pack")
    assert (t.hero("titan")["gear"], t.seen_by(None)["discard"]) == (["grapple_gun"], ["jet_pack"])


def test_overclock():
    tech = {0: "andron ceera", 1: "silver_king arcana"}
    assert against("overclock", "6", "andron", teams=tech).dice("diner") == {}
    assert against("overclock", "6", "titan").dice("diner") == {"titan": 6}


def test_godslayer():
    chosen = {0: "paragon ceera"}
    assert against("godslayer", "6", "paragon", teams=chosen).dice("diner") == {}
    assert against("godslayer", "6", "titan").dice("diner") == {"titan": 6}


def test_exterminator():
    assert against("exterminator", "6", "ceera").dice("diner") == {}
    assert against("exterminator", "6", "titan").dice("diner") == {"titan": 6}


def test_power_leech():
    assert against("power_leech", "3", plus={"titan": 1}).hero("titan")["plus"] == 0


def test_riftwalker():
    assert against("riftwalker", "4").hero("titan")["at"] == "crimeland"


def test_puppeteer():
    t = against("puppeteer", "4")
    assert t.hero("titan")["ko"]
    saved = against("puppeteer", "4", gear={"titan": "battle_armor"})
    assert (saved.hero("titan")["ko"], saved.hero("titan")["gear"]) == (False, [])
