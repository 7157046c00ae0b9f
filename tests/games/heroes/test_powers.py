"""Every power and every hero, by name."""

import pytest

from panoplie.games import load
from tests.talk import open_box, table

RIVALS = "arcana traveller"


def with_hero(hero, other="titan", **more):
    """Seat 0 leads a hero, who stands at the bank."""
    at = {hero: "bank", **more.pop("at", {})}
    teams = {0: f"{hero} {other}", 1: RIVALS, **more.pop("teams", {})}
    return table("heroes", teams=teams, at=at, **more).seat(0)


# Powers


def test_transform():
    t = open_box("heroes", start="first_seat").sets_up(
        "titan scrap huntaar arcana paragon ceera", ["keep titan", "keep arcana"], ["paragon", "huntaar"]
    )
    assert [(hero["id"], hero["plus"]) for seat in (0, 1) for hero in t.player(seat)["team"]] == [
        ("titan", 1),
        ("paragon", 0),
        ("arcana", 0),
        ("huntaar", 0),
    ]
    t = with_hero("werebeast", plus={"werebeast": 1}, pawns="bank").wins("werebeast", "bank", 3)
    assert t.dice("bank") == {"werebeast": 4}


def test_fly():
    t = with_hero("firebrand").may("move firebrand pets colour", "move firebrand precinct colour")
    t.may_not("move titan threads colour", rule="HI-054").moves("firebrand", "precinct")
    assert t.hero("firebrand")["at"] == "precinct"
    with_hero("stampede").may_not("move stampede precinct colour", rule="HI-105")


def test_blast():
    t = with_hero("huntaar", pawns="labs sofa").may("fight huntaar labs colour")
    t.may_not("fight huntaar sofa colour", rule="HI-056").wins("huntaar", "labs", 5)
    assert (t.hero("huntaar")["at"], t.dice("labs")) == ("bank", {"huntaar": 5})
    with_hero("stampede", pawns="labs").may_not("fight stampede labs colour", rule="HI-106")


def test_noble():
    t = with_hero("paragon", justice_markers={0: 3}, turn=4).may("noble").says("noble")
    assert (t.scores(), t.player(0)["justice"]) == ([1, 0], 1)
    t.may_not("noble", rule="HI-108").passes().seat(1).may_not("noble", rule="HI-108").passes()
    assert t.scores() == [2, 0]  # and one at the end of the phase


def test_magic():
    t = with_hero("stampede", active=1, at={"arcana": "diner"}, pawns="diner").seat(1).fights("arcana", "diner")
    t.is_to_throw(2).rolls("2 5")
    assert t.dice("diner") == {"arcana": 5}


def test_teleport():
    t = with_hero("stampede", active=1).seat(1).says("teleport traveller").is_to_throw(1).rolls("2")
    t.seat(1).is_asked("go").may("go crimeland", "go threads").says("go threads")
    assert t.hero("traveller")["at"] == "threads"
    assert t.player(1)["coloured"] == 3
    lost = with_hero("stampede", active=1).seat(1).says("teleport traveller").rolls("1")
    assert (lost.hero("traveller")["at"], lost.player(1)["justice"]) == ("crimeland", 1)
    base = with_hero("stampede", active=1, expansion=False).seat(1).says("teleport traveller").rolls("1")
    assert base.player(1)["justice"] == 0
    with_hero("stampede", active=1).seat(1).may_not("teleport arcana", rule="HI-110")


def test_detective():
    t = with_hero("shadowboxer", deck="power_up jet_pack").says("draw detective")
    assert t.hand(0) == ["power_up"]
    t.may_not("draw detective", rule="HI-018").says("draw white")
    assert t.hand(0) == ["jet_pack", "power_up"]


def test_super_senses():
    t = with_hero("thunderhawk", pawns="bank", justice=False).may("fight thunderhawk bank super_senses")
    t.may_not("move thunderhawk labs super_senses", rule="HI-114").wins("thunderhawk", "bank", 1, "super_senses")
    t.may_not("fight thunderhawk bank super_senses", rule="HI-018").wins("thunderhawk", "bank", 4)
    assert t.dice("bank") == {"thunderhawk": 4}


def test_super_speed():
    t = with_hero("stampede", pawns="bank", hands={0: "power_up"})
    t.may("move stampede labs super_speed", "fight stampede bank super_speed", "play power_up super_speed")
    t.may_not("move titan stadium super_speed", rule="HI-115")
    t.plays("power_up", "hero stampede", pay="super_speed").may_not(
        "move stampede labs super_speed", rule="HI-018"
    )
    t.wins("stampede", "bank", 3)
    assert t.dice("bank") == {"stampede": 4}


def test_inventor():
    t = with_hero("scrap", hands={0: "jet_pack stun_ray hovercraft power_up"})
    t.may_not("play jet_pack colour", rule="HI-117").may_not("play power_up inventor", rule="HI-117")
    t.plays("jet_pack", "hero titan", pay="inventor").plays("hovercraft", pay="inventor")
    t.plays("stun_ray", "hero scrap", pay="inventor")
    assert (t.player(0)["coloured"], t.seen_by(None)["acted"]) == (4, False)
    t.plays("power_up", "hero titan").may("move titan library hovercraft").says("end")
    t.seat(1).is_asked("action")


def test_illusion():
    t = with_hero("dr_illusion", pawns="labs precinct sofa").may("shift dr_illusion A genicon")
    t.may_not("shift dr_illusion A sofa", rule="HI-118").may_not("shift dr_illusion C diner", rule="HI-119")
    t.may_not("shift dr_illusion B crimeland", rule="HI-119").says("shift dr_illusion A precinct")
    assert t.pawn("A") == "precinct"
    t.may_not("shift dr_illusion A labs", rule="HI-018").passes()


def test_mind_control():
    t = with_hero("ceera", hands={0: "mammoth", 1: "adventure_arcana power_up"}, active=1)
    t.seat(1).says("play adventure_arcana colour")
    t.seat(0).is_asked("cancel").may_only("pass", "pass_turn", "cancel mammoth").says("cancel mammoth")
    assert t.scores() == [0, 0]
    assert sorted(t.seen_by(None)["removed"]) == ["adventure_arcana", "mammoth"]
    assert t.seen_by(None)["discard"] == []
    let = with_hero("ceera", hands={0: "mammoth", 1: "adventure_arcana"}, active=1)
    let.seat(1).says("play adventure_arcana colour").seat(0).says("pass")
    assert let.scores() == [0, 3]


def test_minions():
    at = {"silver_king": "comics", "titan": "channel6", "arcana": "garage"}
    t = with_hero("silver_king", at=at, pawns="garage comics labs", dice={"arcana": ("garage", 2)})
    t.may_only("minions silver_king B", of="minions").may_not("minions silver_king A", rule="HI-123")
    t.may_not("minions silver_king C", rule="HI-122").says("minions silver_king B")
    assert (t.scores(), t.pawn("B")) == ([2, 0], "crimeland")
    t.may_not("minions silver_king B", rule="HI-018").passes()


def test_rocket():
    t = with_hero("slingshot", pawns="labs precinct").may("rocket slingshot labs labs")
    t.may("rocket slingshot precinct precinct").may_not("rocket slingshot threads threads", rule="HI-068")
    t.may_not("rocket titan labs labs", rule="HI-126").says("rocket slingshot precinct precinct").rolls("3")
    assert (t.hero("slingshot")["at"], t.dice("precinct")) == ("precinct", {"slingshot": 3})
    assert t.player(0)["coloured"] == 3
    t.seat(1).is_asked("action")


def test_outsmart():
    t = with_hero("silver_king", pawns="bank", dice={"arcana": ("bank", 4)}).wins("silver_king", "bank", 4)
    assert t.dice("bank") == {"silver_king": 4}
    held = with_hero(
        "silver_king", pawns="bank", dice={"silver_king": ("bank", 4)}, at={"arcana": "bank"}, active=1
    )
    held.seat(1).fights("arcana", "bank").rolls("1 4")
    assert held.dice("bank") == {"silver_king": 4}
    assert held.player(1)["justice"] == 1


# Mimic, of each power


def cloner(neighbour, **more):
    """Cloner at the bank, somebody with another power at the labs next door."""
    at = {neighbour: "labs", **more.pop("at", {})}
    rival = "andron" if neighbour != "andron" else "titan"
    return with_hero(
        "cloner",
        "stampede" if neighbour != "stampede" else "paragon",
        at=at,
        teams={1: f"{neighbour} {rival}"},
        **more,
    )


def test_mimic_of_transform_gives_nothing():
    cloner("titan").may_not("mimic cloner titan transform", rule="HI-A28").may("mimic cloner titan blast")


def test_mimic_of_fly():
    t = cloner("firebrand").may_not("move cloner pets colour", rule="HI-105").says("mimic cloner firebrand fly")
    assert t.hero("cloner")["copied"] == "fly"
    t.may_not("mimic cloner firebrand blast", rule="HI-018").moves("cloner", "pets").says("end")
    assert t.hero("cloner")["copied"] is None
    t.seat(1).passes().seat(0).may_not("move cloner bank colour", rule="HI-105")


def test_mimic_of_blast():
    t = cloner("firebrand", pawns="threads").says("mimic cloner firebrand blast").wins("cloner", "threads", 2)
    assert t.dice("threads") == {"cloner": 2}


def test_mimic_of_noble():
    t = cloner("paragon", justice_markers={0: 2}, turn=4).may_not("noble", rule="HI-108")
    t.says("mimic cloner paragon noble").says("noble").passes().says("end").seat(1).passes()
    assert t.scores() == [1, 1]  # the exchange, and no income; that is Paragon's


def test_mimic_of_magic():
    t = cloner("arcana", pawns="bank").says("mimic cloner arcana magic").fights("cloner", "bank").is_to_throw(2)
    assert t.rolls("1 4").dice("bank") == {"cloner": 4}


def test_mimic_of_teleport():
    t = cloner("traveller").says("mimic cloner traveller teleport").may("teleport cloner").says("teleport cloner")
    assert t.player(0)["coloured"] == 3
    t.rolls("4").seat(0).says("go sofa")
    assert t.hero("cloner")["at"] == "sofa"


def test_mimic_of_detective():
    t = cloner("shadowboxer", deck="power_up").says("mimic cloner shadowboxer detective")
    t.is_asked("action")  # to draw is all there is to do with it
    assert (t.hand(0), t.player(0)["white"], t.hero("shadowboxer")["ready"]) == (["power_up"], 1, True)


def test_mimic_of_super_senses():
    cloner("huntaar").may_not("mimic cloner huntaar super_senses", rule="HI-128")  # nothing to fight
    t = cloner("huntaar", pawns="bank threads").says("mimic cloner huntaar super_senses")
    t.all_let().rolls("4")  # one crime is in reach, and it is fought at once
    assert (t.dice("bank"), t.player(0)["coloured"]) == ({"cloner": 4}, 4)
    t.seat(0).passes()


def test_mimic_of_super_speed():
    t = cloner("stampede", pawns="bank", hands={0: "power_up"}).says("mimic cloner stampede super_speed")
    t.may("move cloner threads super_speed", "fight cloner bank super_speed", "play power_up super_speed")
    t.moves("cloner", "threads", "super_speed")
    assert (t.hero("cloner")["at"], t.player(0)["coloured"]) == ("threads", 4)


def test_mimic_of_super_speed_leaves_gadgets_to_an_inventor():
    t = with_hero(
        "cloner", "scrap", at={"stampede": "labs"}, teams={1: "stampede andron"}, hands={0: "stun_ray power_up"}
    )
    t.says("mimic cloner stampede super_speed").is_asked("copy").may_only("play power_up super_speed", of="play")


def test_mimic_of_inventor():
    t = cloner("scrap", hands={0: "stun_ray"}).says("mimic cloner scrap inventor")
    t.plays("stun_ray", "hero scrap", pay="inventor")
    assert t.hero("scrap")["ko"]
    t.passes()


def test_mimic_of_inventor_with_an_empty_hand_needs_a_card_to_draw():
    neighbours = {"at": {"cloner": "bank", "scrap": "labs"}, "teams": {1: "scrap andron"}}
    t = with_hero("stampede", "cloner", **neighbours)
    t.may("draw white", "mimic cloner scrap inventor").says("draw white")
    spent = with_hero("stampede", "cloner", white={0: 0}, **neighbours)
    spent.may_not("mimic cloner scrap inventor", rule="HI-128")


def test_mimic_of_illusion():
    t = cloner("dr_illusion", pawns="comics").says("mimic cloner dr_illusion illusion").is_asked("copy")
    t.may("shift cloner A pets").says("shift cloner A garage")
    assert t.pawn("A") == "garage"
    t.passes()


def test_mimic_of_mind_control():
    t = cloner("ceera", pawns="bank", hands={0: "power_up", 1: "mammoth"})
    t.says("mimic cloner ceera mind_control").fights("cloner", "bank").seat(1).says("villain mammoth")
    t.seat(0).is_asked("cancel").says("cancel power_up")
    assert t.district("bank")["villains"] == []
    assert t.rolls("4").dice("bank") == {"cloner": 4}


def test_mimic_of_minions():
    t = cloner("silver_king", pawns="comics").says("mimic cloner silver_king minions")
    assert (t.scores(), t.pawn("A"), t.hero("silver_king")["ready"]) == ([2, 0], "crimeland", True)


def test_mimic_of_rocket():
    t = cloner("slingshot", pawns="threads precinct").says("mimic cloner slingshot rocket")
    t.may_not("rocket cloner precinct precinct", rule="HI-105").says("rocket cloner threads threads").rolls("2")
    assert (t.dice("threads"), t.player(0)["coloured"]) == ({"cloner": 2}, 3)


def test_mimic_of_outsmart():
    t = cloner("silver_king", pawns="bank", dice={"andron": ("bank", 5)}).says("mimic cloner silver_king outsmart")
    assert t.wins("cloner", "bank", 5).dice("bank") == {"cloner": 5}


def test_mimic_reaches_the_same_district_and_the_next_only():
    t = cloner("firebrand", at={"firebrand": "sofa", "andron": "bank"})
    t.may("mimic cloner andron fly").may_not("mimic cloner firebrand fly", rule="HI-128")
    t.may_not("mimic cloner cloner mimic", rule="HI-128").may_not("mimic cloner andron blast", rule="HI-128")


# Heroes


POWERS = {
    "titan": ("mutant", "transform blast", None),
    "paragon": ("chosen", "noble fly", None),
    "shadowboxer": ("tech", "detective", "black"),
    "stampede": ("mutant", "super_speed", "brown"),
    "huntaar": ("mutant", "super_senses blast", "orange"),
    "werebeast": ("chosen", "transform super_senses", "orange"),
    "thunderhawk": ("tech", "super_senses fly", "orange"),
    "andron": ("tech", "transform fly", None),
    "scrap": ("tech", "inventor", None),
    "traveller": ("chosen", "teleport", None),
    "arcana": ("chosen", "magic", None),
    "firebrand": ("mutant", "blast fly", None),
    "dr_illusion": ("mutant", "illusion", "pink"),
    "ceera": ("alien", "mind_control", None),
    "silver_king": ("chosen", "minions outsmart", "grey"),
    "slingshot": ("tech", "rocket fly", None),
    "cloner": ("alien", "mimic", "wood"),
}
BASE = [row.id for row in load("heroes").facts().heroes if row.set == "base"]
USES = {
    "transform": None,
    "fly": "move {} pets colour",
    "blast": "fight {} labs colour",
    "noble": "noble",
    "teleport": "teleport {}",
    "detective": "draw detective",
    "super_senses": "fight {} bank super_senses",
    "super_speed": "move {} threads super_speed",
    "inventor": "play stun_ray inventor",
    "illusion": "shift {} A threads",
    "minions": "minions {} C",
    "rocket": "rocket {} labs labs",
    "mimic": "mimic {} shadowboxer detective",
}
OFFERED = ("detective", "mimic", "minions", "illusion", "noble", "teleport", "rocket", "inventor", "super_speed")


@pytest.mark.parametrize("hero", POWERS)
def test_hero(hero):
    """A hero has the origin, the powers and the marker of the card, can use those powers, and no others."""
    origin, powers, marker = POWERS[hero]
    partner = "shadowboxer" if hero == "cloner" else "andron" if hero != "andron" else "werebeast"
    rivals = "traveller arcana" if hero not in ("traveller", "arcana") else "stampede huntaar"
    t = table(
        "heroes",
        teams={0: f"{hero} {partner}", 1: rivals},
        at={hero: "bank", partner: "comics" if hero == "cloner" else "pawnbroker"},
        pawns="bank labs comics",
        hands={0: "stun_ray"},
        justice_markers={0: 2},
        spent="shadowboxer werebeast" if hero in ("cloner", "andron") else "",
    ).seat(0)
    seen = t.hero(hero)
    assert (seen["origin"], " ".join(seen["powers"]), seen["marker"]) == (origin, powers, marker)
    assert seen["ready"] == (marker is not None)
    mine = powers.split()
    for power, use in USES.items():
        if use is not None and power in mine:
            t.may(use.format(hero))
    unexpected = [USES[power].format(hero) for power in OFFERED if power not in mine]
    options = [" ".join(map(str, option)) for option in t.options()]
    assert not [use for use in unexpected if use in options]
    assert ("fight " + hero + " labs colour" in options) == ("blast" in mine)
    assert ("move " + hero + " pets colour" in options) == ("fly" in mine)


def test_the_heroes_of_the_base_box():
    assert len(BASE) == 12
    assert sorted(set(POWERS) - set(BASE)) == ["ceera", "cloner", "dr_illusion", "silver_king", "slingshot"]


# What a copy is good for


def test_mimic_copies_nothing_that_would_do_nothing():
    """A copy lasts for the turn: what cannot serve in it is not offered (HI-128)."""
    busy = cloner("firebrand", dice={"cloner": ("bank", 5)}, pawns="bank")
    busy.may_not("mimic cloner firebrand fly", "mimic cloner firebrand blast", rule="HI-128")
    acted = cloner("firebrand")
    acted.may("mimic cloner firebrand fly", "mimic cloner firebrand blast")
    acted.passes().may_not("mimic cloner firebrand fly", "mimic cloner firebrand blast", rule="HI-128")
    hovercraft = cloner("firebrand", hq={0: "hovercraft"}).passes()
    hovercraft.may("mimic cloner firebrand fly").may_not("mimic cloner firebrand blast", rule="HI-128")
    flying = cloner("firebrand", gear={"cloner": "jet_pack"})
    flying.may_not("mimic cloner firebrand fly", rule="HI-128").may("mimic cloner firebrand blast")


def test_mimic_copies_teleport_and_rocket_for_a_normal_action_only():
    for hero, power in (("traveller", "teleport"), ("slingshot", "rocket")):
        cloner(hero).may(f"mimic cloner {hero} {power}")
        cloner(hero, hq={0: "hovercraft"}).passes().may_not(f"mimic cloner {hero} {power}", rule="HI-128")


def test_mimic_copies_noble_only_with_justice():
    cloner("paragon").may("mimic cloner paragon noble")
    cloner("paragon", justice=False).may_not("mimic cloner paragon noble", rule="HI-128")


def test_mimic_copies_inventor_and_mind_control_only_where_a_card_could_be_used():
    cloner("scrap", hands={0: "mammoth"}).passes().may("mimic cloner scrap inventor")  # the hand is a secret
    cloner("scrap", white={0: 0}).passes().may_not("mimic cloner scrap inventor", rule="HI-128")
    cloner("ceera", hands={0: "power_up"}).may("mimic cloner ceera mind_control")
    cloner("ceera").may_not("mimic cloner ceera mind_control", rule="HI-128")
    cloner("ceera", hands={0: "power_up"}).passes().may_not("mimic cloner ceera mind_control", rule="HI-128")
