"""Reactions: they betray nobody's hand, and can be switched off for a turn."""

from panoplie.kernel.sight import only
from tests.talk import table


def crime_at_the_bank(**more):
    """Titan of seat 0 stands at the bank with a crime pawn."""
    return table("heroes", at={"titan": "bank"}, pawns="bank", **more).seat(0)


def test_everyone_who_could_hold_a_villain_is_asked_in_the_same_way():
    t = crime_at_the_bank(seats=4, hands={1: "power_up", 2: "", 3: "mammoth"}).fights("titan", "bank")
    t.seat(1).is_asked("villain").may_only("pass", "pass_turn").says("pass_turn")
    t.seat(3).is_asked("villain").says("pass").rolls("1").all_pass(3)
    t.seat(0).fights("titan", "bank").seat(1).is_asked("villain")  # "this turn" is over


def test_letting_everything_pass_holds_for_the_turn():
    t = table(
        "heroes",
        teams={0: "huntaar titan"},
        at={"huntaar": "bank"},
        pawns="bank",
        hands={1: "mammoth"},
        justice=False,
    ).seat(0)
    t.fights("huntaar", "bank").seat(1).says("pass_turn").rolls("1")
    t.seat(0).fights("huntaar", "bank", "super_senses").is_to_throw(1)


def test_a_hand_that_everybody_knows_is_not_asked():
    t = table("heroes", dice={"arcana": ("warehouse", 6)}, pawns="warehouse", discard="stun_ray", turn=4, active=1)
    t.seat(1).passes().seat(1).says("take stun_ray").crime("N").seat(1).all_pass(1)
    t.seat(0).is_asked("action")
    assert t.player(1, 0)["hand"] == {"count": 1, "cards": ["stun_ray"]}
    fight = table("heroes", at={"titan": "bank"}, pawns="bank", hands={1: "stun_ray"})
    fight.g.hands[1].known = (-1,)
    fight.seat(0).fights("titan", "bank").is_to_throw(1)
    villain = table("heroes", at={"titan": "bank"}, pawns="bank", hands={1: "mammoth"})
    villain.g.hands[1].known = (-1,)
    villain.seat(0).fights("titan", "bank").seat(1).is_asked("villain").may("villain mammoth")


def test_the_end_of_a_turn_does_not_show_whether_a_card_could_be_played():
    """An inventor who holds a card is asked once more, whatever the card is."""
    for hand in ("stun_ray", "mammoth"):
        t = table("heroes", teams={0: "scrap titan"}, hands={0: hand}).seat(0).passes()
        t.is_asked("action").may("end")
    table("heroes", teams={0: "scrap titan"}).seat(0).passes().seat(1).is_asked("action")


def test_the_end_of_a_turn_does_not_show_whether_mimic_could_speed_a_card():
    """A busy Cloner next to Super Speed could use it only to play a card; he is asked whatever the card is."""
    for hand in ("power_up", "mammoth"):
        t = table(
            "heroes",
            teams={0: "cloner titan", 1: "stampede arcana"},
            at={"cloner": "bank", "stampede": "bank"},
            dice={"cloner": ("bank", 6)},
            hands={0: hand},
        )
        t.seat(0).passes().is_asked("action").may("end")


def test_mind_control_is_asked_about_every_card_until_it_lets_the_turn_pass():
    t = table("heroes", teams={0: "ceera titan"}, hands={0: "power_up", 1: "stun_ray adventure_arcana"}, active=1)
    t = t.seat(1).plays("stun_ray", "hero arcana")
    t.seat(0).is_asked("cancel").may_not("cancel mammoth", rule="HI-120").says("pass_turn")
    assert t.hero("arcana")["ko"]
    t.seat(0).passes().seat(1).plays("adventure_arcana").seat(0).is_asked("cancel").says("pass")
    assert t.scores() == [0, 3]


def test_mind_control_lets_the_cards_of_a_turn_pass_and_not_the_fights():
    t = table(
        "heroes",
        teams={0: "ceera titan", 1: "scrap arcana"},
        hands={0: "mammoth", 1: "jet_pack grapple_gun"},
        at={"scrap": "bank"},
        pawns="bank",
        active=1,
    )
    t.seat(1).plays("jet_pack", "hero scrap", pay="inventor").seat(0).is_asked("cancel").says("pass_turn")
    t.seat(1).plays("grapple_gun", "hero scrap", pay="inventor").seat(0).is_asked_nothing()
    t.seat(1).fights("scrap", "bank").seat(0).is_asked("villain")


def test_mind_control_without_cards_is_not_asked():
    t = table("heroes", teams={0: "ceera titan"}, hands={1: "adventure_arcana"}, active=1)
    t.seat(1).plays("adventure_arcana").seat(0).is_asked("action")
    assert t.scores() == [0, 3]


def test_equal_cards_are_asked_about_like_others():
    """Whether a player is asked which card to give up must not show that the cards are the same."""
    t = table(
        "heroes",
        at={"titan": "bank"},
        pawns="bank",
        hands={0: "power_up power_up"},
        villains=[("mind_ripper", 1, "bank")],
    )
    t.seat(0).wins("titan", "bank", 4).is_asked("discard").may_only("discard power_up").says("discard power_up")
    assert t.hand(0) == ["power_up"]
    library = table(
        "heroes",
        dice={"titan": ("library", 6)},
        pawns="library",
        deck="jet_pack power_up power_up",
        turn=4,
        active=1,
    )
    library.seat(1).passes().seat(0).says("use").says("take jet_pack").is_asked("under").may_only("under power_up")


def test_after_a_theft_others_do_not_know_any_more_which_card_is_where():
    t = table("heroes", seats=3, hands={0: "stolen_files", 1: "stun_ray mammoth"})
    t.g.hands[1].known = (-1, only(1))  # everybody saw the stun ray come into this hand
    assert t.player(1, 2)["hand"] == {"count": 2, "cards": ["stun_ray"]}
    t.seat(0).plays("stolen_files", "seat 1").chance.says("card mammoth")
    for viewer in (None, 2):
        assert t.player(0, viewer)["hand"] == {"count": 1, "cards": []}
        assert t.player(1, viewer)["hand"] == {"count": 1, "cards": []}
    assert t.player(1, 0)["hand"]["cards"] == ["stun_ray"]  # the thief can tell
    assert t.player(0, 1)["hand"]["cards"] == ["mammoth"]


def test_whoever_knew_one_of_two_equal_cards_cannot_tell_whether_it_is_left():
    t = table("heroes", seats=3, hands={1: "power_up power_up"}, active=1)
    t.g.hands[1].known = (only(1, 0), only(1, 2))
    t.seat(1).plays("power_up", "hero arcana")
    assert t.hand(1) == ["power_up"]
    assert t.player(1, 0)["hand"]["cards"] == t.player(1, 2)["hand"]["cards"] == []
    both = table("heroes", seats=3, hands={1: "power_up power_up"}, active=1)
    both.g.hands[1].known = (only(1, 0), only(1, 0))
    both.seat(1).plays("power_up", "hero arcana")
    assert both.player(1, 0)["hand"]["cards"] == ["power_up"]


def test_hands_shrink_clockwise_from_whoever_began_the_phase():
    """The hand limit at the end of a phase (HI-140)."""
    six = {0: "stun_ray power_up jet_pack hovercraft crime_wave police_raid"}
    six[1] = "mammoth evolver berserker war_room time_warp null_idol"
    t = table("heroes", hands=six, turn=4, first=1, active=0).seat(0).passes().crime("N")
    t.seat(1).is_asked("discard").says("discard mammoth").seat(0).is_asked("discard")


def test_not_this_turn_holds_for_nobody_else_s_turn():
    """What a seat would not hear of is asked again as soon as the next player's turn begins."""
    t = table(
        "heroes",
        seats=3,
        at={"titan": "bank", "arcana": "labs"},
        pawns="bank labs",
        hands={2: "mammoth"},
        justice=False,
    )
    t.seat(0).fights("titan", "bank").seat(2).is_asked("villain").says("pass_turn").rolls("1")
    t.seat(1).fights("arcana", "labs").seat(2).is_asked("villain")


def test_villains_of_one_round_are_shown_at_once_and_resolved_clockwise():
    """Mind Control is asked about each of them; its own villain lies on the table and pays for nothing."""
    t = table(
        "heroes",
        seats=3,
        teams={2: "ceera paragon"},
        at={"titan": "bank"},
        pawns="bank",
        hands={1: "mammoth", 2: "evolver power_up"},
    )
    t.seat(0).fights("titan", "bank").seat(2).says("villain evolver").seat(1).says("villain mammoth")
    assert t.seen_by(None)["played"] == ["mammoth", "evolver"]
    t.seat(2).is_asked("cancel").may_only("cancel power_up", "pass", "pass_turn").says("cancel power_up")
    assert [villain["id"] for villain in t.district("bank")["villains"]] == ["evolver"]
    assert sorted(t.seen_by(None)["removed"]) == ["mammoth", "power_up"]
    t.seat(0).is_to_throw(1)


def test_noble_may_exchange_in_a_window_and_all_are_asked_again():
    t = table(
        "heroes",
        seats=3,
        teams={1: "paragon arcana"},
        at={"titan": "bank"},
        pawns="bank",
        hands={1: "power_up", 2: "mammoth"},
        justice_markers={1: 3},
    )
    t.seat(0).fights("titan", "bank").seat(2).is_asked("villain").may_not("noble", rule="HI-108").says("pass")
    t.seat(1).may_only("pass", "pass_turn", "noble").says("noble")
    assert (t.scores(), t.player(1)["justice"]) == ([0, 1, 0], 1)
    t.seat(1).is_asked("villain").may_not("noble", rule="HI-108").says("pass")
    t.seat(2).is_asked("villain").says("pass").seat(0).is_to_throw(1)


def test_who_holds_a_card_is_asked_though_it_cannot_be_played():
    strong = {"titan": 3, "andron": 3}
    down = table("heroes", hands={0: "power_up"}, plus=strong, ko="titan andron", white={0: 0}, turn=2).seat(0)
    down.is_asked("action").may_only("rest").may_not("play power_up colour", rule="HI-147")
    teams = {0: "andron arcana", 1: "titan scrap"}
    inventive = table("heroes", teams=teams, hands={1: "power_up"}, active=1, acted=True).seat(1)
    inventive.is_asked("action").may_only("end").may_not("play power_up inventor", rule="HI-117")
