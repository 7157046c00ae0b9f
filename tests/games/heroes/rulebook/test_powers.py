"""The rulebook of Heroes Incorporated: the heroes' powers (HI-103 to HI-131)."""

import pytest

from panoplie.games import load
from panoplie.kernel.rulebook import rule
from tests.talk import open_box, table


def with_team(team, **more):
    """Seat 0 leads this team; its first hero stands at the bank."""
    at = {team.split()[0]: "bank", **more.pop("at", {})}
    return table("heroes", teams={0: team, **more.pop("teams", {})}, at=at, **more).seat(0)


@rule("HI-103")
def test_every_hero_has_one_or_two_powers():
    rows = load("heroes").facts().heroes
    assert {len(row.powers) for row in rows} == {1, 2}
    assert len({power for row in rows for power in row.powers}) == 16


@rule("HI-104")
def test_transform_starts_with_a_plus_one_marker():
    t = open_box("heroes", start="first_seat").sets_up(
        "werebeast scrap huntaar arcana paragon ceera", ["keep werebeast", "keep arcana"], ["paragon", "huntaar"]
    )
    assert [hero["plus"] for hero in t.player(0)["team"]] == [1, 0]


@rule("HI-105")
def test_fly_adds_the_diagonals():
    t = with_team("firebrand stampede", at={"firebrand": "comics", "stampede": "comics"})
    for to in ("threads", "labs", "gazette", "crimeland", "bank", "garage", "pets", "precinct"):
        t.may(f"move firebrand {to} colour")
    t.may_not("move stampede threads colour", rule="HI-105").may_not("move firebrand makers colour", rule="HI-054")


@rule("HI-106")
def test_blast_fights_next_door_by_all_other_rules():
    t = with_team("firebrand andron", pawns="labs pets", hands={1: "mammoth"}).may("fight firebrand labs colour")
    t.may_not("fight firebrand pets colour", rule="HI-056")  # on a diagonal
    t.fights("firebrand", "labs").seat(1).is_asked("villain").says("pass").rolls("5")
    assert (t.dice("labs"), t.hero("firebrand")["at"]) == ({"firebrand": 5}, "bank")
    t.seat(1).passes().seat(0).may_not("move firebrand threads colour", rule="HI-073")


@rule("HI-107")
def test_noble_brings_a_point_in_each_phase():
    t = with_team("paragon andron", turn=4).passes().seat(1).passes()
    assert t.scores() == [1, 0]
    t.crime("N").all_pass()
    assert t.scores() == [2, 0]


@rule("HI-108")
def test_noble_exchanges_two_justice_markers_for_a_point():
    t = with_team("paragon andron", justice_markers={0: 3}).says("noble")
    assert (t.scores(), t.player(0)["justice"]) == ([1, 0], 1)
    t.may_not("noble", rule="HI-108").passes().seat(1).may_not("noble", rule="HI-108")


@rule("HI-A38")
def test_noble_exchanges_at_any_decision_and_before_the_order_is_fixed():
    t = (
        with_team(
            "paragon andron",
            justice_markers={0: 2},
            hands={0: "mammoth"},
            pawns="channel6",
            active=1,
            teams={1: "titan arcana"},
            at={"titan": "channel6"},
        )
        .seat(1)
        .fights("titan", "channel6")
    )
    t.seat(0).is_asked("villain").may("noble").says("noble").is_asked("villain").says("pass")
    assert t.scores() == [1, 0]
    last = with_team("paragon andron", justice_markers={0: 2}, turn=4, active=1, scores=[28, 29], long_game=False)
    last.seat(1).passes().seat(0).is_asked("last_call").may_only("noble", "skip").says("noble")
    assert last.scores()[0] == 30


def test_who_has_exchanged_all_is_not_asked_again_how_many_to_spend():
    t = with_team("paragon andron", justice_markers={0: 2}, at={"paragon": "bank"}, pawns="bank")
    t.fights("paragon", "bank").rolls("4").is_asked("boost").may("spend 1", "noble").says("noble")
    assert t.scores()[0] == 1 and t.dice("bank") == {"paragon": 4}


@rule("HI-A47")
def test_a_knocked_out_hero_keeps_what_is_no_action():
    noble = with_team("paragon andron", ko="paragon", justice_markers={0: 2}, turn=4).says("noble").passes()
    assert noble.seat(1).passes().scores() == [2, 0]  # the exchange, and the point of the phase
    with_team("scrap titan", ko="scrap", hands={0: "jet_pack"}).may("play jet_pack inventor")
    control = with_team("ceera titan", ko="ceera", hands={0: "power_up", 1: "adventure_arcana"}, active=1)
    control.seat(1).plays("adventure_arcana").seat(0).is_asked("cancel").says("cancel power_up")
    assert control.scores() == [0, 0]
    for team, actions in (
        ("stampede titan", ["move stampede labs super_speed", "play power_up super_speed"]),
        ("silver_king titan", ["minions silver_king A"]),
        ("dr_illusion titan", ["shift dr_illusion A pets"]),
        ("huntaar titan", ["fight huntaar bank super_senses", "fight huntaar bank colour"]),
        ("slingshot titan", ["rocket slingshot comics comics"]),
        ("traveller titan", ["teleport traveller"]),
    ):
        out = {1: "arcana andron"}
        setting = {"ko": team.split()[0], "pawns": "comics bank", "hands": {0: "power_up"}, "teams": out}
        with_team(team, **setting).may_not(*actions, rule="HI-092")


@rule("HI-109", "HI-A37")
def test_magic_throws_two_dice_and_takes_the_higher():
    t = with_team("arcana titan", teams={1: "andron traveller"}, pawns="bank", dice={"titan": ("sofa", 2)})
    t.fights("arcana", "bank").is_to_throw(2)  # though the partner's die lies in the city
    assert t.rolls("2 6").dice("bank") == {
        "arcana": 6,
    }
    low = (
        with_team("arcana titan", teams={1: "andron traveller"}, pawns="bank")
        .fights("arcana", "bank")
        .rolls("3 3")
    )
    assert low.dice("bank") == {}


@rule("HI-110", "HI-A18")
def test_teleport_takes_the_place_of_a_move():
    t = with_team("traveller titan", teams={1: "andron arcana"}).says("teleport traveller")
    assert (t.player(0)["coloured"], t.player(0)["slots"]) == (3, ["colour"])
    t.is_to_throw(1).rolls("2").seat(0).is_asked("go")
    assert len(t.seat(0).options()) == 25
    t.seat(0).says("go pawnbroker")
    assert t.hero("traveller")["at"] == "pawnbroker"
    lost = with_team("traveller titan", teams={1: "andron arcana"}).says("teleport traveller").rolls("1")
    assert lost.hero("traveller")["at"] == "crimeland"
    busy = with_team("traveller titan", teams={1: "andron arcana"}, dice={"traveller": ("bank", 4)})
    busy.may_not("teleport traveller", rule="HI-073")


@rule("HI-111")
def test_a_one_earns_traveller_a_justice_marker():
    t = with_team("traveller titan", teams={1: "andron arcana"}).says("teleport traveller").rolls("1")
    assert t.player(0)["justice"] == 1
    off = (
        with_team("traveller titan", teams={1: "andron arcana"}, justice=False)
        .says("teleport traveller")
        .rolls("1")
    )
    assert off.player(0)["justice"] == 0


@rule("HI-112")
def test_two_justice_markers_turn_the_one_into_another_result():
    t = with_team("traveller titan", teams={1: "andron arcana"}, justice_markers={0: 2}).says("teleport traveller")
    t.rolls("1").is_asked("lost").may_only("accept", "change").says("change").is_asked("go").says("go sofa")
    assert (t.hero("traveller")["at"], t.player(0)["justice"]) == ("sofa", 0)  # and none gained
    kept = with_team("traveller titan", teams={1: "andron arcana"}, justice_markers={0: 2}).says(
        "teleport traveller"
    )
    kept.rolls("1").says("accept")
    assert (kept.hero("traveller")["at"], kept.player(0)["justice"]) == ("crimeland", 3)


@rule("HI-113")
def test_detective_draws_with_black():
    t = with_team("shadowboxer titan", deck="power_up").says("draw detective")
    assert (t.hand(0), t.player(0)["white"], t.player(0)["bonus_slots"]) == (["power_up"], 1, ["black"])


@rule("HI-114")
def test_super_senses_fight_with_orange():
    t = with_team("werebeast titan", pawns="bank").wins("werebeast", "bank", 4, "super_senses")
    assert (t.dice("bank"), t.player(0)["coloured"], t.player(0)["bonus_slots"]) == (
        {"werebeast": 4},
        4,
        ["orange"],
    )
    with_team("werebeast titan", at={"titan": "bank"}, pawns="bank").may_not(
        "fight titan bank super_senses", rule="HI-114"
    )
    both = with_team("werebeast huntaar", at={"huntaar": "bank"}, pawns="bank")
    both.wins("werebeast", "bank", 4, "super_senses").may("fight huntaar bank super_senses")  # each has a marker


@rule("HI-115")
@pytest.mark.parametrize(
    "use",
    ["move stampede labs super_speed", "fight stampede bank super_speed", "play adventure_titan super_speed"],
)
def test_super_speed_moves_fights_or_plays_with_brown(use):
    t = with_team("stampede titan", pawns="bank", hands={0: "adventure_titan"}).may(use).says(use)
    if "fight" in use:
        t.rolls("1")
    assert (t.player(0)["coloured"], t.player(0)["bonus_slots"]) == (4, ["brown"])
    t.seat(0).may_not("move stampede labs super_speed", rule="HI-018")


@rule("HI-116")
def test_inventor_starts_with_a_gadget_of_choice():
    t = open_box("heroes", start="first_seat", expansion=False).shuffles(
        "titan scrap huntaar arcana paragon andron"
    )
    t = t.seat(1).says("keep arcana").seat(0).says("keep scrap").says("pick andron").seat(1).says("pick titan")
    t = t.seat(0).is_asked("build").says("build targeting_visor")
    assert t.hero("scrap")["gear"] == ["targeting_visor"]
    assert t.g.facts.card_at["targeting_visor"] not in t.g.deck


@rule("HI-117", "HI-A26")
def test_inventor_plays_all_kinds_of_gadgets_for_nothing():
    t = with_team("scrap titan", hands={0: "jet_pack stun_ray hovercraft grapple_gun power_up"})
    for card, *targets in (
        ("jet_pack", "hero scrap"),
        ("stun_ray", "hero titan"),
        ("hovercraft",),
        ("grapple_gun", "hero scrap"),
    ):
        t.plays(card, *targets, pay="inventor")
    assert (t.player(0)["coloured"], t.player(0)["slots"]) == (4, [])
    t.may_not("play power_up inventor", rule="HI-117").may("play power_up colour")
    with_team("stampede titan", hands={0: "jet_pack"}).may_not("play jet_pack inventor", rule="HI-117")


@rule("HI-118")
def test_illusion_moves_a_pawn_with_pink():
    t = with_team("dr_illusion titan", pawns="bank").says("shift dr_illusion A labs")
    assert (t.pawn("A"), t.player(0)["bonus_slots"], t.player(0)["coloured"]) == ("labs", ["pink"], 4)


@rule("HI-119", "HI-A15")
def test_illusion_reaches_pawns_here_or_next_door_and_never_crimeland():
    t = with_team("dr_illusion titan", at={"dr_illusion": "garage"}, pawns="comics bank garage crimeland")
    t.may("shift dr_illusion A pets", "shift dr_illusion C gazette", "shift dr_illusion D subway")
    t.may_not("shift dr_illusion B labs", "shift dr_illusion C crimeland", rule="HI-119")
    t.may_not("shift dr_illusion A threads", rule="HI-118")  # a diagonal
    lair = with_team("dr_illusion titan", pawns="bank", lairs=True, hiding=[("mammoth", 1, "threads")])
    lair.may_not("shift dr_illusion A threads", rule="HI-119")  # it would end on Crimeland (HI-162)


@rule("HI-A14")
def test_illusion_by_the_english_list():
    setting = {
        "at": {"dr_illusion": "garage"},
        "pawns": "comics garage crimeland",
        "dice": {"arcana": ("comics", 3)},
    }
    book = with_team("dr_illusion titan", **setting)
    book.may("shift dr_illusion A pets", "shift dr_illusion C subway")
    book.may_not("shift dr_illusion B crimeland", rule="HI-119")
    english = with_team("dr_illusion titan", illusion="english", **setting)
    english.may_not("shift dr_illusion A pets", "shift dr_illusion C subway", rule="HI-A14")
    english.may("shift dr_illusion B crimeland")


@rule("HI-120")
def test_mind_control_cancels_any_card_just_played_for_a_card_of_the_hand():
    t = with_team("ceera titan", hands={0: "power_up", 1: "stun_ray"}, at={"arcana": "fort"}, active=1)
    t.seat(1).plays("stun_ray", "hero traveller")  # Ceera is not the target
    t.seat(0).is_asked("cancel").may_only("pass", "pass_turn", "cancel power_up")
    t.may_not("cancel stun_ray", rule="HI-120").says("cancel power_up")
    assert not t.hero("traveller")["ko"]
    assert t.player(1)["coloured"] == 3  # the action is spent all the same


@rule("HI-121")
def test_both_cards_leave_the_game():
    t = with_team("ceera titan", hands={0: "power_up", 1: "stun_ray"}, at={"arcana": "fort"}, active=1)
    t.seat(1).plays("stun_ray", "hero traveller").seat(0).says("cancel power_up")
    assert sorted(t.seen_by(None)["removed"]) == ["power_up", "stun_ray"]
    assert (t.seen_by(None)["discard"], t.hand(0), t.hand(1)) == ([], [], [])


@rule("HI-A40")
def test_mind_control_answers_villains_and_is_not_answered():
    t = with_team(
        "ceera titan",
        teams={1: "arcana traveller"},
        hands={0: "power_up jet_pack", 1: "mammoth evolver"},
        at={"titan": "labs"},
        pawns="labs",
    )
    t.fights("titan", "labs").seat(1).says("villain mammoth").seat(0).is_asked("cancel").says("cancel power_up")
    assert t.need("titan", "labs") == 5
    t.seat(1).is_asked("villain").says("villain evolver").seat(0).is_asked("cancel").says("pass")
    assert t.need("titan", "labs") == 8
    own = with_team("ceera titan", hands={0: "adventure_titan power_up"}).plays("adventure_titan")
    assert own.scores() == [3, 0]  # without a question about one's own card


@rule("HI-122")
def test_minions_win_a_two_and_score_it_at_once():
    t = with_team("silver_king titan", pawns="comics labs").may_not("minions silver_king B", rule="HI-122")
    t.says("minions silver_king A")
    assert (t.scores(), t.player(0)["bonus_slots"]) == ([2, 0], ["grey"])


@rule("HI-123")
def test_minions_stay_close_and_away_from_dice():
    t = with_team(
        "silver_king titan", pawns="comics diner pets", at={"silver_king": "comics"}, dice={"arcana": ("pets", 2)}
    )
    t.may("minions silver_king A").may_not("minions silver_king B", "minions silver_king C", rule="HI-123")
    ruins = with_team("silver_king titan", pawns="comics", at={"silver_king": "comics"}, destroyed="comics")
    ruins.may_not("minions silver_king A", rule="HI-122")  # ruins have no value (ruling HI-A31)


@rule("HI-124")
def test_minions_come_on_top_of_the_kings_own_fight():
    t = (
        with_team("silver_king titan", pawns="bank comics")
        .says("minions silver_king B")
        .wins("silver_king", "bank", 4)
    )
    assert (t.scores(), t.dice("bank")) == ([2, 0], {"silver_king": 4})
    busy = with_team("silver_king titan", pawns="bank comics").wins("silver_king", "bank", 4)
    assert busy.says("minions silver_king B").scores() == [2, 0]  # a busy king still has minions


@rule("HI-125")
def test_the_pawn_of_the_minions_goes_to_crimeland():
    t = with_team("silver_king titan", pawns="comics comics").says("minions silver_king B")
    assert (t.pawn("A"), t.pawn("B")) == ("comics", "crimeland")


@rule("HI-A17")
def test_minions_and_villains_ignore_each_other():
    t = with_team("silver_king titan", pawns="comics", hands={1: "mammoth"}, villains=[("evolver", 1, "comics")])
    t.says("minions silver_king A").seat(1).is_asked_nothing()
    assert t.scores() == [2, 0]
    assert [villain["id"] for villain in t.district("comics")["villains"]] == ["evolver"]


@rule("HI-126")
def test_rocket_moves_and_fights_for_one_action():
    t = with_team("slingshot titan", pawns="labs").says("rocket slingshot labs labs").rolls("5")
    assert (t.hero("slingshot")["at"], t.dice("labs"), t.player(0)["slots"]) == (
        "labs",
        {"slingshot": 5},
        ["colour"],
    )
    with_team("stampede titan", pawns="labs").may_not("rocket stampede labs labs", rule="HI-126")


@rule("HI-A50")
def test_gadgets_that_lengthen_a_move_lengthen_rocket():
    t = with_team("slingshot titan", gear={"slingshot": "grapple_gun"}, pawns="garage pawnbroker")
    t.may_not("rocket slingshot pawnbroker pawnbroker", rule="HI-054").says("rocket slingshot garage garage")
    assert t.rolls("2").dice("garage") == {"slingshot": 2}
    key = with_team("slingshot titan", gear={"slingshot": "dimensional_key"}, pawns="pawnbroker", justice=False)
    key.says("rocket slingshot pawnbroker pawnbroker").rolls("1").seat(1).passes()
    key.seat(0).may_not("move slingshot bank colour", rule="HI-054")  # the key serves once a phase


@rule("HI-127", "HI-A27")
def test_outsmart_wins_ties_whoever_came_first():
    new = with_team("silver_king titan", pawns="bank", dice={"arcana": ("bank", 5)}).wins("silver_king", "bank", 5)
    assert new.dice("bank") == {"silver_king": 5}
    old = with_team(
        "silver_king titan", pawns="bank", dice={"silver_king": ("bank", 5)}, at={"arcana": "bank"}, active=1
    )
    old.seat(1).fights("arcana", "bank").rolls("2 5")
    assert old.dice("bank") == {"silver_king": 5}
    both = with_team(
        "cloner titan",
        teams={1: "silver_king arcana"},
        pawns="bank",
        at={"silver_king": "bank"},
        dice={"silver_king": ("bank", 5)},
    )
    both.says("mimic cloner silver_king outsmart").wins("cloner", "bank", 5)
    assert both.dice("bank") == {"cloner": 5, "silver_king": 5}


@rule("HI-128")
def test_mimic_copies_a_power_of_a_hero_here_or_next_door_with_wood():
    t = with_team("cloner titan", teams={1: "firebrand arcana"}, at={"firebrand": "labs", "arcana": "precinct"})
    t.may("mimic cloner firebrand fly").may_not("mimic cloner arcana magic", rule="HI-128")
    t.says("mimic cloner firebrand fly")
    assert (t.player(0)["bonus_slots"], t.player(0)["coloured"], t.hero("cloner")["copied"]) == (
        ["wood"],
        4,
        "fly",
    )
    t.may("move cloner pets colour").may_not("mimic cloner firebrand blast", rule="HI-018")


@rule("HI-129")
def test_a_copied_bonus_action_is_used_as_though_the_marker_were_there():
    t = with_team("cloner titan", teams={1: "shadowboxer arcana"}, at={"shadowboxer": "labs"}, deck="power_up")
    t.says("mimic cloner shadowboxer detective").is_asked("action")  # a card is drawn at once
    assert (t.hand(0), t.hero("shadowboxer")["ready"], t.seen_by(None)["acted"]) == (["power_up"], True, False)
    t.passes().seat(1).may("draw detective")


@rule("HI-130")
def test_a_copied_power_that_needs_an_action_costs_a_coloured_marker_too():
    t = with_team("cloner titan", teams={1: "traveller arcana"}, at={"traveller": "labs"})
    t.says("mimic cloner traveller teleport")
    assert t.player(0)["coloured"] == 4
    t.says("teleport cloner").rolls("3").seat(0).says("go sofa")
    assert (t.player(0)["coloured"], t.player(0)["bonus_slots"]) == (3, ["wood"])


@rule("HI-131")
def test_only_one_power_is_copied():
    t = with_team("cloner titan", teams={1: "firebrand arcana"}, at={"firebrand": "labs"}, pawns="threads")
    t.says("mimic cloner firebrand blast").may("fight cloner threads colour")
    t.may_not("move cloner pets colour", rule="HI-105").may_not("mimic cloner firebrand fly", rule="HI-018")


@rule("HI-A28")
def test_a_copied_passive_power_lasts_for_the_turn_and_transform_gives_nothing():
    t = with_team("cloner stampede", teams={1: "andron arcana"}, at={"andron": "labs"})
    t.may_not("mimic cloner andron transform", rule="HI-A28").says("mimic cloner andron fly").moves(
        "cloner", "pets"
    )
    t.says("end").seat(1).passes().seat(0).may_not("move cloner bank colour", rule="HI-105")
    assert t.hero("cloner")["copied"] is None


@rule("HI-X7")
def test_example_cloner_copies_minions():
    t = with_team("cloner titan", teams={1: "silver_king arcana"}, at={"silver_king": "labs"}, pawns="comics")
    t.says("mimic cloner silver_king minions")  # one crime is in reach, so nothing is asked
    assert (t.scores(), t.pawn("A"), t.seen_by(None)["acted"]) == ([2, 0], "crimeland", False)


@rule("HI-X8")
def test_example_cloner_copies_rocket():
    t = with_team("cloner titan", teams={1: "slingshot arcana"}, at={"slingshot": "bank"}, pawns="labs pets")
    t.says("mimic cloner slingshot rocket").may_not("rocket cloner pets pets", rule="HI-105")
    t.says("rocket cloner labs labs").rolls("5")
    assert (t.hero("cloner")["at"], t.dice("labs"), t.player(0)["coloured"]) == ("labs", {"cloner": 5}, 3)
