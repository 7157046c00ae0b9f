"""Every district: its number, and what its power does for whoever scores there alone."""

import pytest

from tests.talk import table

NUMBERS = {
    **dict.fromkeys(["threads", "sofa", "pets", "diner", "laundromat", "comics", "garage", "pawnbroker"], 2),
    **dict.fromkeys(
        ["crimeland", "precinct", "gazette", "subway", "hospital", "library", "stadium", "warehouse"], 3
    ),
    **dict.fromkeys(["genicon", "makers", "dwengine", "bank", "channel6"], 4),
    **dict.fromkeys(["city_hall", "labs", "power_plant", "fort"], 5),
}
POWERLESS = ["threads", "sofa", "pets", "diner", "laundromat", "crimeland", "stadium", "bank", "power_plant"]


def held(district, **more):
    """The last turn of a phase; Titan (Mutant) of seat 0 holds a district. His partner Shadowboxer is Tech."""
    setting = {
        "teams": {0: "titan shadowboxer", 1: "arcana traveller"},
        "dice": {"titan": (district, 6)},
        "pawns": district,
        "turn": 4,
        "active": 1,
        **more,
    }
    return table("heroes", **setting).seat(1).passes().seat(0)


@pytest.mark.parametrize("district", NUMBERS)
def test_a_district_is_as_hard_as_it_is_worth(district):
    number = NUMBERS[district]
    home = {
        "teams": {0: "stampede andron", 1: "arcana traveller"},
        "at": {"stampede": district},
        "pawns": district,
    }
    t = table("heroes", **home).seat(0).wins("stampede", district, number)
    assert t.dice(district) == {"stampede": number}
    missed = table("heroes", **home).seat(0).wins("stampede", district, number - 1)
    assert missed.dice(district) == {}
    assert t.district(district)["number"] == number


@pytest.mark.parametrize("district", POWERLESS)
def test_a_district_without_power(district):
    t = held(district).is_asked_nothing()
    assert t.scores() == [NUMBERS[district], 0]
    t.is_to_move_crime()


def test_comics():
    t = held("comics", deck="power_up")
    t.is_asked("district_power").may_only("use", "skip").says("use")
    assert (t.hand(0), t.scores()) == (["power_up"], [2, 0])


def test_garage():
    t = held("garage", at={"titan": "garage", "shadowboxer": "sofa"}).is_asked("district_power")
    t.may("hero_to titan gazette", "hero_to shadowboxer diner", "skip").may_not(
        "hero_to titan bank", because="not-there"
    )
    t.says("hero_to shadowboxer diner")
    assert t.hero("shadowboxer")["at"] == "diner"


def test_pawnbroker():
    t = held("pawnbroker", hands={0: "power_up stun_ray"}, deck="jet_pack hovercraft")
    t.may_only("discard power_up", "discard stun_ray", "skip").says("discard stun_ray")
    assert t.hand(0) == ["hovercraft", "jet_pack", "power_up"]
    held("pawnbroker").is_asked_nothing()  # no card to trade


def test_precinct():
    t = held("precinct", pawns="precinct bank").is_asked("district_power")
    t.may("pawn_to A labs", "pawn_to B threads").may_not(
        "pawn_to A crimeland", "pawn_to C garage", because="not-there"
    )
    t.says("pawn_to B threads")
    assert (t.pawn("B"), t.scores()) == ("threads", [3, 0])
    lair = held("precinct", pawns="precinct bank", lairs=True, hiding=[("mammoth", 1, "threads")])
    lair.may("pawn_to B comics").may_not("pawn_to B threads", because="not-there")  # it would be Crimeland


def test_gazette():
    assert held("gazette").scores() == [3, 0]
    assert held("gazette", fame={0: "movie_deal"}).scores() == [3 + 1 + 1, 0]


def test_subway():
    t = held("subway").is_asked("district_power").may("hero_to titan threads", "hero_to shadowboxer crimeland")
    t.says("hero_to titan threads")
    assert t.hero("titan")["at"] == "threads"


def test_hospital():
    t = held("hospital")
    assert (t.player(0)["justice"], t.scores()) == (1, [3, 0])
    t = held("hospital", justice=False, deck="power_up").is_asked("district_power").may_only("use", "skip")
    t.says("use")
    assert (t.player(0)["justice"], t.hand(0)) == (0, ["power_up"])
    assert held("hospital", justice=False).says("skip").hand(0) == []


def test_library():
    t = held("library", deck="power_up stun_ray jet_pack hovercraft").says("use")
    t.is_asked("keep_one").may_only("take power_up", "take stun_ray", "take jet_pack").says("take jet_pack")
    t.is_asked("under").may_only("under power_up", "under stun_ray").says("under stun_ray")
    words = [t.g.facts.card_ids[card] for card in t.g.deck.cards]
    assert (t.hand(0), words[:2], words[-1]) == (["jet_pack"], ["power_up", "stun_ray"], "hovercraft")
    assert t.g.deck.known[:3] == (1, 1, 0)
    assert "stun_ray" not in t.everything_seen_by(1)


def test_warehouse():
    t = held("warehouse", discard="power_up stun_ray hovercraft").is_asked("district_power")
    t.may_only("take stun_ray", "take hovercraft", "skip").says("take hovercraft")
    assert t.player(0, 1)["hand"]["cards"] == ["hovercraft"]  # everybody saw it
    held("warehouse", discard="power_up").is_asked_nothing()


@pytest.mark.parametrize(
    ("district", "hero", "other"),
    [("genicon", "titan", "shadowboxer"), ("dwengine", "shadowboxer", "titan"), ("makers", "paragon", "titan")],
)
def test_genicon_makers_and_dwengine(district, hero, other):
    teams = {0: f"{hero} {other}", 1: "arcana traveller"}
    t = held(district, teams=teams, tokens="genicon makers dwengine", dice={other: (district, 6)})
    t.is_asked("district_power").may_only(f"hero {hero}", "skip").says(f"hero {hero}")
    assert (t.hero(hero)["plus"], t.hero(other)["plus"], t.district(district)["token"]) == (1, 0, False)
    gone = held(district, teams=teams, dice={other: (district, 6)})
    gone.is_asked_nothing()  # somebody took it before


def test_a_marker_stays_with_heroes_who_have_enough():
    held("genicon", tokens="genicon", plus={"titan": 3}).is_asked_nothing()
    held("genicon", tokens="genicon", plus={"titan": 1}, combat_markers=1).is_asked_nothing()
    held("genicon", tokens="genicon", plus={"titan": 2}).may("hero titan")


def test_a_marker_stays_without_a_hero_of_its_origin():
    t = held("makers", tokens="makers").is_asked_nothing()
    assert t.district("makers")["token"]


def test_channel6():
    t = held("channel6", hands={0: "stun_ray", 1: "power_up mammoth"}).may_only("seat 1", "skip").says("seat 1")
    t.chance.says("card mammoth")
    assert (t.hand(1), t.seen_by(None)["discard"]) == (["power_up"], ["mammoth"])


def test_city_hall():
    t = held("city_hall", scores=[0, 20]).says("use").crime("N")
    assert t.seen_by(None)["first"] == 0  # though seat 1 leads
    t.all_pass().crime("N")
    assert t.seen_by(None)["first"] == 1  # for one phase only
    other = held("city_hall", scores=[0, 20]).says("skip").crime("N")
    assert other.seen_by(None)["first"] == 1


def test_labs():
    t = held("labs", deck="power_up stun_ray").says("use")
    assert t.hand(0) == ["power_up", "stun_ray"]


def test_fort():
    t = held("fort", discard="power_up stun_ray").may_only("take power_up", "skip").says("take power_up")
    assert t.hand(0) == ["power_up"]
    none = held("fort", discard="stun_ray", deck="jet_pack").may_only("use", "skip").says("use")
    assert none.hand(0) == ["jet_pack"]
    empty = table(
        "heroes", dice={"titan": ("fort", 6)}, pawns="fort", turn=4, active=1, discard="stun_ray", deck=""
    )
    empty.g.deck.move_all(empty.g.removed)
    empty.seat(1).passes().seat(0).says("use").shuffles("stun_ray")  # the discard pile is the new deck
    assert empty.hand(0) == ["stun_ray"]
