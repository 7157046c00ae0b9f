"""Attacks and Defences, and what a window may not betray."""

from __future__ import annotations

from tests.talk import table


def test_a_defence_protects_its_player_and_nobody_else() -> None:
    t = table(
        "dc", seats=3, a={"hand": "scarecrow"}, b={"hand": "lasso_of_truth"}, c={"hand": "super_speed punch"}
    )
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked("defend").defends("lasso_of_truth")
    t.seat(2).is_asked("defend").may_not("defend punch", rule="DC-041").passes()
    assert t.discarded(1) == "lasso_of_truth" and t.discarded(2) == "weakness"
    assert t.hand(1) == "punch", "what the Defence draws"
    assert t.power == 2


def test_only_those_are_asked_who_could_hold_a_defence() -> None:
    t = table(
        "dc", seats=3, a={"hand": "scarecrow"}, b={"hand": "punch"}, c={"hand": "punch", "deck": "cape_and_cowl"}
    )
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked_nothing()
    t.seat(2).is_asked("defend").may_only("pass", "pass_turn").passes()
    assert t.discarded(1) == t.discarded(2) == "weakness"


def test_not_this_turn_holds_until_the_turn_ends() -> None:
    t = table("dc", a={"hand": "scarecrow scarecrow"}, b={"hand": "lasso_of_truth"})
    t.seat(0).plays("scarecrow")
    t.seat(1).says("pass_turn")
    t.seat(0).plays("scarecrow").is_asked("turn")
    assert t.discarded(1) == "weakness weakness"


def test_blue_beetle_is_only_shown() -> None:
    t = table("dc", a={"hand": "scarecrow"}, b={"hand": "blue_beetle punch"})
    t.seat(0).plays("scarecrow")
    t.seat(1).defends("blue_beetle")
    assert t.hand(1) == "punch blue_beetle" and t.discarded(1) == ""
    assert [card["id"] for card in t.seen_by(0)["seats"][1]["hand"]] == ["blue_beetle"]


def test_a_foe_chooses_in_secret_whatever_the_hand_holds() -> None:
    t = table("dc", seats=3, a={"hand": "bane"}, b={"hand": "punch punch"}, c={"hand": "kick"})
    t.seat(0).plays("bane")
    t.seat(1).is_asked("discard").may_only("discard punch")
    t.seat(2).is_asked_nothing()
    t.seat(1).says("discard punch")
    assert (t.discarded(1), t.discarded(2)) == ("punch", "kick")


def test_a_first_appearance_strikes_everybody_and_the_joker_passes_to_the_left() -> None:
    hands = {"b": {"hand": "kick lasso_of_truth"}, "c": {"hand": "kick punch"}}
    t = table(
        "dc",
        seats=3,
        a={"hand": "doomsday doomsday", "deck": "punch " * 5},
        stack="ras_al_ghul the_joker",
        **hands,
    )
    t.seat(0).plays_all().defeats("ras_al_ghul").ends_turn()
    t.seat(0).is_asked_nothing()
    t.seat(1).is_asked("defend").defends("lasso_of_truth")
    t.seat(0).is_asked("pass_on").says("pass_on punch")
    t.seat(2).says("pass_on kick")
    assert t.discarded(2).endswith("punch") and t.discarded(0).endswith("kick")
    assert t.deck(0, 1) == "weakness", "a card of cost 1 or more brings a Weakness"


def test_captain_cold_silences_super_heroes_until_he_falls() -> None:
    a = {
        "hand": "super_strength super_strength lasso_of_truth lasso_of_truth",
        "hero": "batman",
        "face_down": True,
    }
    t = table("dc", a=a, stack="captain_cold lex_luthor")
    t.seat(0).plays("super_strength", "super_strength", "lasso_of_truth")
    assert t.power == 11, "no Power for the Lasso"
    t.seat(0).defeats("captain_cold").plays("lasso_of_truth")
    assert t.power == 13, "only for what is played from now on"


def test_in_teams_a_partner_is_spared_and_may_defend() -> None:
    hands = {"b": {"hand": "punch"}, "c": {"hand": "punch"}, "d": {"hand": "lasso_of_truth"}}
    t = table("dc", seats=4, variant="teams", a={"hand": "scarecrow"}, **hands)
    t.seat(0).plays("scarecrow")
    t.seat(2).is_asked_nothing()
    t.seat(3).is_asked("defend").may("defend lasso_of_truth", "defend_for lasso_of_truth 1")
    t.seat(3).says("defend_for lasso_of_truth 1")
    assert t.discarded(1) == "" and t.discarded(2) == ""
    t.seat(0).is_asked("turn")
    assert t.discarded(3) == "lasso_of_truth weakness"


def test_in_teams_the_question_says_whom_the_attack_strikes() -> None:
    hands = {"b": {"hand": "lasso_of_truth"}, "d": {"hand": "lasso_of_truth"}}
    t = table("dc", seats=4, variant="teams", a={"hand": "scarecrow"}, **hands)
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked("defend").reads(
        "Scarecrow attacks you and your partner. Do you use a Defence?",
        "L’Épouvantail vous attaque, vous et votre partenaire. Utilisez-vous une Défense ?",
    )
    t.seat(1).defends("lasso_of_truth").seat(3).passes().is_asked("defend").reads(
        "Scarecrow attacks you. Do you use a Defence?", "L’Épouvantail vous attaque. Utilisez-vous une Défense ?"
    )
    hands = {"a": {"hand": "lasso_of_truth"}, "c": {"hand": "lasso_of_truth"}}
    t = table("dc", seats=4, variant="teams", on_patrol=True, line_up="lobo", main="scarecrow robin", **hands)
    t.seat(0).says("patrol").is_asked("defend")
    t.seat(2).is_asked("defend").may_only("defend_for lasso_of_truth 0", "pass", "pass_turn").reads(
        "Scarecrow attacks your partner. Do you use a Defence?",
        "L’Épouvantail attaque votre partenaire. Utilisez-vous une Défense ?",
    )


def test_in_teams_a_bought_card_may_go_to_the_partner() -> None:
    a = {"hand": "kick punch"}
    t = table(
        "dc", seats=4, variant="teams", a=a, b={"hand": "vulnerability", "deck": "kick"}, d={"hand": "punch"}
    )
    t.seat(0).plays_all().says("buy_for kick")
    assert t.discarded(2) == "kick" and t.discarded(0) == ""
    t.seat(1).is_asked("change").says("discard vulnerability")
    assert t.hand(1) == "kick"
    t.seat(0).is_asked("turn")


def test_borrowed_cards_go_home() -> None:
    t = table(
        "dc",
        a={"hand": "x_ray_vision emerald_knight"},
        b={"deck": "super_strength punch"},
        line_up="kid_flash lobo",
    )
    t.seat(0).plays("x_ray_vision").is_asked("borrow_from").says("borrow_from super_strength 1")
    assert t.power == 5 and t.deck(1) == "super_strength punch"
    t.seat(0).plays("emerald_knight")
    assert t.line_up == "lobo" and t.played == "x_ray_vision emerald_knight kid_flash"
    t.seat(0).may_not("buy kid_flash", rule="DC-023").ends_turn()
    assert t.line_up.split()[:2] == ["lobo", "kid_flash"]


def test_the_next_super_villain_stays_hidden_while_the_open_one_is_borrowed() -> None:
    t = table("dc", a={"hand": "jonn_jonzz", "discard": "punch"}, stack="atrocitus parallax")
    t.seat(0).plays("jonn_jonzz").is_asked("destroy")
    assert "parallax" not in t.everything_seen_by(1)
    t.seat(0).says("destroy punch")
    assert t.power == 2 and t.seen_by(1)["super_villains"]["top"]["id"] == "atrocitus"
