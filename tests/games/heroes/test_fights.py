"""Corners of a fight that no single rule of the book is about."""

from tests.talk import table


def test_whoever_reaches_a_villain_but_not_a_rival_discards_the_villain_and_fails():
    """The villain is beaten (HI-085), the die that lies there is not (ruling HI-A5): Justice, no punishment."""
    t = table(
        "heroes",
        at={"titan": "bank"},
        dice={"arcana": ("bank", 6)},
        pawns="bank",
        villains=[("puppeteer", 1, "bank")],
    ).seat(0)
    t.wins("titan", "bank", 5)
    assert t.dice("bank") == {"arcana": 6}
    assert (t.district("bank")["villains"], t.seen_by(None)["discard"]) == ([], ["puppeteer"])
    assert (t.hero("titan")["ko"], t.player(0)["justice"]) == (False, 1)


def test_a_throw_that_reaches_the_number_and_not_a_rival_is_not_told_as_a_miss():
    t = table("heroes", at={"titan": "bank"}, dice={"arcana": ("bank", 6)}, pawns="bank").seat(0)
    t.fights("titan", "bank").g.events = []
    t.rolls("5")
    assert [(event.kind, event.rule) for event in t.g.events][1:2] == [("outdone", "HI-A5")]


def test_a_second_hero_of_the_team_frees_the_first():
    t = table("heroes", at={"titan": "bank"}, dice={"andron": ("bank", 4)}, pawns="bank").seat(0)
    t.wins("titan", "bank", 5)
    assert t.dice("bank") == {"titan": 5}
    assert (t.hero("andron")["die"], t.hero("andron")["die_on"]) == (None, None)  # he has it back
    t.seat(1).passes().seat(0).may("move andron city_hall colour")


def test_the_owner_of_a_villain_may_fight_it_and_gives_no_card_to_himself():
    t = table(
        "heroes",
        expansion=False,
        at={"titan": "bank"},
        pawns="bank",
        villains=[("cutpurse", 0, "bank")],
        hands={0: "power_up"},
    ).seat(0)
    t.wins("titan", "bank", 3)
    assert t.hand(0) == ["power_up"]
    t.seat(1).is_asked("action")


def test_a_drained_hero_loses_a_tie_against_outsmart():
    t = table(
        "heroes",
        teams={0: "titan andron", 1: "silver_king arcana"},
        dice={"titan": ("bank", 4), "silver_king": ("bank", 4)},
        plus={"titan": 1},
        pawns="bank",
        hands={1: "power_drain"},
        active=1,
    ).seat(1)
    t.plays("power_drain", "hero titan")
    assert t.dice("bank") == {"silver_king": 4}


def test_a_gadget_lost_takes_its_power_along():
    t = table("heroes", gear={"titan": "jet_pack"}, hands={1: "equipment_failure"}, active=1, at={"titan": "bank"})
    t.seat(1).plays("equipment_failure", "gadget titan jet_pack")
    t.seat(0).may_not("move titan pets colour", rule="HI-105")


def needed(t):
    """What the question says that the die must show."""
    return t.match.view(0)["ask"]["details"]["number"]


def test_the_number_of_the_justice_question_is_the_one_that_the_die_must_show():
    """The bank has a 4; a +1 marker lowers what is needed, a rival's die raises it (HI-077, ruling HI-A5)."""
    setting = {"at": {"titan": "bank"}, "pawns": "bank", "justice_markers": {0: 3}}
    t = table("heroes", **setting).seat(0).fights("titan", "bank").rolls("2").is_asked("boost")
    assert needed(t) == 4
    t = table("heroes", **setting, plus={"titan": 1}).seat(0).fights("titan", "bank").rolls("2")
    assert needed(t) == 3
    held = {**setting, "dice": {"arcana": ("bank", 5)}, "plus": {"titan": 1}}
    t = table("heroes", **held).seat(0).fights("titan", "bank").rolls("2")
    assert needed(t) == 4  # with the marker it is a tie, and both stay
    assert t.seat(0).says("spend 2").dice("bank") == {"titan": 5, "arcana": 5}


def test_the_number_of_the_reroll_question_is_the_one_that_the_die_must_show():
    t = table(
        "heroes",
        at={"titan": "bank"},
        pawns="bank",
        gear={"titan": "targeting_visor"},
        plus={"titan": 2},
        dice={"arcana": ("bank", 6)},
    )
    t.seat(0).fights("titan", "bank").rolls("1").is_asked("reroll")
    assert needed(t) == 4
