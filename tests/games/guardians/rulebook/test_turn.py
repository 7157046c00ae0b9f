"""A turn: Strategy, Initiative, Activation (GC-010, GC-032, GC-034, GC-036, GC-037, GC-060, GC-123 to GC-136)."""

import pytest

from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import alone, brawl

# Strategy


@rule("GC-123", "GC-124")
def test_a_turn_is_strategy_then_activation_then_its_end():
    t = brawl(phase="strategy", turn=0, ultrawoman={"at": "a1"}, tempo={"at": "h8"})
    assert t.match.waiting() == [0, 1]
    t.seat(0).lays("ultrawoman", "iron_will<").is_ready().seat(1).lays("tempo", "flurry<").is_ready()
    assert (t.seen_by(None)["phase"], t.seen_by(None)["turn"], t.match.waiting()) == ("activation", 1, [1])
    t.seat(1).ends_activation()
    assert t.match.waiting() == [0]
    t.seat(0).ends_activation()
    assert (t.seen_by(None)["phase"], t.discarded("tempo")) == ("strategy", "flurry")


@rule("GC-060", "GC-125")
def test_one_card_or_two_left_or_right():
    t = brawl(phase="strategy").seat(0)
    t.may_not("ready", rule="GC-060").lays("ultrawoman", "steel_skin<").may("ready")
    t.may("lay ultrawoman iron_will left", "lay ultrawoman iron_will right")
    t.may_not("lay ultrawoman steel_skin right", rule="GC-032")
    t.lays("ultrawoman", "supersonic>").may_not("lay ultrawoman iron_will left", rule="GC-060").may("ready")
    t.says("back ultrawoman").may_not("ready", rule="GC-060").may("lay ultrawoman steel_skin right")


@rule("GC-032")
def test_a_hero_is_given_his_own_cards_by_his_own_player():
    t = brawl(
        3,
        phase="strategy",
        ultrawoman={"at": "b1", "seat": 0},
        rage={"at": "h8", "seat": 1},
        tempo={"at": "a2", "seat": 2},
        duchess={"at": "h7", "seat": 1, "main": False},
    )
    t.seat(1).may("lay duchess riposte left").may_not(
        "lay duchess roar left", "lay rage riposte left", rule="GC-032"
    )
    t.seat(0).may_not("lay tempo flurry left", "lay rage roar left", rule="GC-032")


def team_up(**setting):
    """Seat 1 leads Rage, and La Duchesse as a TEAM-UP hero."""
    cast = {
        "tempo": {"at": "b1", "seat": 0},
        "rage": {"at": "h8", "seat": 1},
        "duchess": {"at": "h7", "seat": 1, "main": False, "hand": "riposte rapier_wit blackmail haughty"},
    }
    return brawl(**{**cast, **setting})


@rule("GC-127")
def test_a_team_knows_the_order_of_its_own_stack_and_nobody_else_does():
    t = team_up(phase="strategy").seat(1).lays("rage", "roar<").lays("duchess", "riposte<")
    t.says("boost duchess attack").says("boost duchess attack").says("order duchess rage").is_ready()
    t.seat(0).lays("tempo", "time_skip>").is_ready()
    stacks = [t.seen_by(seat)["stacks"][1] for seat in (0, 1, None)]
    assert stacks == [[None, None], ["duchess", "rage"], [None, None]]


@rule("GC-036", "GC-037", "GC-128")
def test_a_team_up_hero_is_planned_with_the_main_hero_and_has_two_tokens():
    t = team_up(phase="strategy").seat(1)
    t.lays("rage", "roar<").may_not("ready", rule="GC-060").lays("duchess", "riposte<").may_not(
        "ready", rule="GC-036"
    )
    t.says("boost duchess attack").may_not("ready", rule="GC-036").says("boost duchess attack")
    t.may_not("boost duchess speed", rule="GC-036").may_not("boost rage speed", rule="GC-036")
    t.may("order rage duchess", "order duchess rage").says("order duchess rage").is_ready()
    t.seat(0).lays("tempo", "time_skip>").is_ready()
    assert t.hero("duchess")["tokens"] == [0, 2, 0, 0, 0] and t.stats("duchess")["attack"] == 5
    t.seat(0).ends_activation()
    assert (t.active(), t.left()) == ("duchess", 3)
    t.seat(1).ends_activation()
    assert t.active() == "rage"
    t.seat(1).ends_activation()
    assert t.hero("duchess")["tokens"] == [0] * 5


@rule("GC-036", "GC-A41")
def test_tokens_are_secret_until_the_reveal_may_be_on_health_and_go_last_of_all():
    t = team_up(phase="strategy", duchess={"at": "h7", "seat": 1, "main": False, "damage": 3})
    assert t.at("duchess") == "h7", "the scene begins with a HEALTH of 3 and its fourth point still to come"
    before = t.everything_seen_by(0)
    t.seat(1).lays("rage", "roar<").lays("duchess", "riposte<")
    t.seat(1).says("boost duchess health").says("boost duchess health").is_ready()
    assert t.everything_seen_by(0) == before
    t.seat(0).lays("tempo", "time_skip>").is_ready()
    assert t.stats("duchess")["health"] == 5
    t.seat(0).ends_activation().seat(1).ends_activation().ends_activation()
    assert t.at("duchess") is None and t.articles(1) == ["duchess"]


@rule("GC-010", "GC-127")
def test_a_team_stacks_its_initiative_cards_in_the_order_it_likes():
    t = brawl(
        4, phase="strategy", ultrawoman={"at": "b1"}, paradox={"at": "h8"}, tempo={"at": "a2"}, rage={"at": "g8"}
    )
    t.seat(2).says("order tempo ultrawoman").lays("tempo", "time_skip>").is_ready()
    t.seat(0).lays("ultrawoman", "iron_will<").is_ready()
    t.seat(1).lays("paradox", "genius<").is_ready().seat(3).lays("rage", "roar<").is_ready()
    assert t.active() == "tempo" and t.seen_by(0)["stacks"][0] == ["ultrawoman"]


@rule("GC-036", "GC-127")
def test_what_cannot_be_planned_is_refused_with_its_rule():
    at = {"rage": {"at": "a1"}, "tempo": {"at": "h8"}, "paradox": {"at": "b1", "seat": 0, "main": False}}
    t = brawl(phase="strategy", **at).seat(0)
    t.may_not("boost rage speed", rule="GC-036").may_not("boost tempo speed", rule="GC-032")
    t.may_not("order rage", "order rage tempo", "order rage rage", "order", rule="GC-127")


@rule("GC-126")
def test_team_mates_see_each_other_s_plans_grow():
    t = brawl(
        4, phase="strategy", ultrawoman={"at": "b1"}, rage={"at": "h8"}, tempo={"at": "a2"}, paradox={"at": "g8"}
    )
    t.seat(0).lays("ultrawoman", "steel_skin<").says("order tempo ultrawoman").is_ready()
    seen = t.match.view(2)["ask"]["details"]
    assert seen["plan"][0] == {"hero": "ultrawoman", "cards": [["steel_skin", "left"]], "tokens": []}
    assert (seen["order"], seen["ready"]) == (["tempo", "ultrawoman"], [0])
    assert t.match.view(1)["ask"]["details"]["ready"] == []


def test_the_impatient_hero_leads_her_team():
    t = brawl(3, phase="strategy", ultrawoman={"at": "b1"}, rage={"at": "h8"}, tempo={"at": "a2"})
    t.seat(2).lays("tempo", "impatient<").may_not("order ultrawoman tempo", rule="GC-127")
    assert t.match.view(0)["ask"]["details"]["order"] == ["tempo", "ultrawoman"]


# Initiative


def revealed(ones, others, **setting):
    """Two heroes have planned: these are the cards of the first and of the second."""
    t = brawl(phase="strategy", **{name: {"at": at, **more} for name, at, more in setting.pop("cast")}, **setting)
    by_seat = {hero["seat"]: hero["id"] for hero in t.seen_by(None)["heroes"]}
    t.seat(0).lays(by_seat[0], *ones).is_ready().seat(1).lays(by_seat[1], *others).is_ready()
    return t


@rule("GC-130", "GC-132")
def test_the_higher_sum_of_speed_is_first_with_its_techniques():
    cast = [("ultrawoman", "a1", {}), ("rage", "h8", {})]
    assert revealed(["iron_will<"], ["wrecking_leap>"], cast=cast).active() == "rage"
    assert revealed(["supersonic>"], ["roar>"], cast=cast).active() == "ultrawoman"


@rule("GC-131")
def test_level_in_speed_the_higher_sum_of_mental_is_first():
    cast = [("duchess", "a1", {}), ("fahrenheit", "h8", {})]
    assert revealed(["haughty<"], ["overheating<"], cast=cast).active() == "duchess"
    assert revealed(["haughty<"], ["meltdown>"], cast=cast).active() == "fahrenheit"


@rule("GC-A14")
def test_level_in_both_the_team_that_was_second_is_first_and_in_the_first_turn_chance():
    cast = [("ultrawoman", "a1", {}), ("rage", "h8", {})]
    for second, active in ((0, "ultrawoman"), (1, "rage")):
        assert revealed(["steel_skin<"], ["roar<"], cast=cast, second=second).active() == active
    t = revealed(["steel_skin<"], ["roar<"], cast=cast)
    assert t.active() is None
    assert t.draws("first second_team").active() == "rage"


@rule("GC-A14")
def test_who_was_second_is_remembered_from_turn_to_turn():
    t = revealed(["steel_skin<"], ["roar<"], cast=[("ultrawoman", "a1", {}), ("rage", "h8", {})])
    t.draws("first second_team").seat(1).ends_activation().seat(0).ends_activation()
    t.seat(0).lays("ultrawoman", "iron_will<").is_ready().seat(1).lays("rage", "thick_hide<").is_ready()
    assert t.active() == "ultrawoman"


@rule("GC-129")
def test_all_cards_are_revealed_when_activation_begins():
    t = revealed(["steel_skin<", "supersonic>"], ["roar<"], cast=[("ultrawoman", "a1", {}), ("rage", "h8", {})])
    shown = [(card["card"], card["side"]) for card in t.hero("ultrawoman")["laid"]]
    assert shown == [("steel_skin", "left"), ("supersonic", "right")]
    assert [card["card"] for card in t.hero("rage")["laid"]] == ["roar"]


# Activation


@rule("GC-132", "GC-135")
def test_the_teams_activate_their_heroes_by_turns():
    t = brawl(4, ultrawoman={"at": "b1"}, rage={"at": "h8"}, tempo={"at": "a2"}, paradox={"at": "g8"})
    found = []
    for _ in range(4):
        found.append(t.active())
        t.seat(t.match.waiting()[0]).ends_activation()
    assert found == ["ultrawoman", "rage", "tempo", "paradox"]


@rule("GC-133", "GC-136")
def test_actions_come_in_any_order_and_again():
    t = brawl(ultrawoman={"at": "b1"}, rage={"at": "a2"}).seat(0)
    t.attacks("rage").rolls("0 0 0 0").moves("b2").attacks("rage").rolls("0 0 0 0")
    assert t.active() == "rage"
    again = brawl(ultrawoman={"at": "b1"}, rage={"at": "h8"}).seat(0).moves("a1").moves("b1").moves("a1")
    assert again.active() == "rage"


@rule("GC-133")
def test_an_active_hero_may_move_attack_test_and_use_a_power():
    t = alone(
        rage={"at": "c1", "left": "roar"}, machines="c1", villains={"nodalie_1": "c2"}, objects="car@c1"
    ).seat(0)
    verbs = {answer[0] for answer in t.options()}
    assert verbs == {"move", "attack", "test", "use", "throw", "power", "end"}


@rule("GC-134")
def test_actions_that_are_not_used_are_lost():
    t = brawl(phase="strategy", turn=0, ultrawoman={"at": "b1"}, tempo={"at": "h8"})
    for cards in (("iron_will", "flurry"), ("steel_skin", "whirlwind")):
        t.seat(0).lays("ultrawoman", f"{cards[0]}<").is_ready().seat(1).lays("tempo", f"{cards[1]}<").is_ready()
        assert (t.active(), t.left()) == ("tempo", 3)
        t.seat(1).ends_activation()
        assert (t.active(), t.left()) == ("ultrawoman", 3)
        t.seat(0).ends_activation()


@rule("GC-034")
def test_a_team_up_hero_has_three_actions_of_his_own():
    t = team_up(active="tempo").seat(0).ends_activation()
    order = []
    while t.active() is not None:
        order.append((t.active(), t.left()))
        t.seat(1).ends_activation()
    assert order == [("rage", 3), ("duchess", 3)]


@pytest.mark.parametrize("hero", ["rage", "tempo"])
def test_the_chance_of_an_attack_stands_beside_it(hero):
    t = brawl(ultrawoman={"at": "b1"}, **{hero: {"at": "a2"}}).seat(0)
    assert t.odds(f"attack {hero}") == 37


@rule("GC-134")
def test_whoever_can_do_nothing_but_end_the_activation_is_not_asked():
    """Hemmed in by heroes whom she spares, and held by one of them; one free Space, and there is a choice."""
    foes = {
        "fahrenheit": {"at": "b1", "seat": 1, "left": "ring_of_fire"},
        "tempo": {"at": "a2", "seat": 1},
        "rage": {"at": "b2", "seat": 1},
    }
    idol = {"at": "a1", "left": "public_idol"}
    t = brawl(ultrawoman=idol, **foes).seat(0).is_asked_nothing()
    assert t.active() == "fahrenheit"
    free = brawl(ultrawoman=idol, **{**foes, "rage": {"at": "h8", "seat": 1}}).seat(0)
    free.is_asked("activation").may_only("move b2", "end")
    assert free.active() == "ultrawoman"
