"""What is asked that no card asks: whom an Attack strikes, help, and what a team may do."""

from __future__ import annotations

from tests.talk import open_box, table


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


def test_a_partner_who_is_not_attacked_is_told_so() -> None:
    hands = {"a": {"hand": "lasso_of_truth"}, "c": {"hand": "lasso_of_truth"}}
    t = table("dc", seats=4, variant="teams", on_patrol=True, line_up="lobo", main="scarecrow robin", **hands)
    t.seat(0).says("patrol").is_asked("defend")
    t.seat(2).is_asked("defend").may_only("defend_for lasso_of_truth 0", "pass", "pass_turn").reads(
        "Scarecrow attacks your partner. Do you use a Defence?",
        "L’Épouvantail attaque votre partenaire. Utilisez-vous une Défense ?",
    )


def test_an_opponent_may_change_a_card() -> None:
    t = table("dc", seats=4, variant="teams", a={"hand": "kick punch"}, b={"hand": "vulnerability"})
    t.seat(0).plays_all().says("buy_for kick")
    t.seat(1).is_asked("change").may_only("discard vulnerability", "none").reads(
        "A card went to a partner: do you discard a card and draw another?",
        "Une carte est allée à un partenaire : défaussez-vous une carte pour en piocher une autre ?",
    )


def test_a_player_is_asked_for_help() -> None:
    seats = {"b": {"hand": "kick"}, "c": {"loyalty": "mastermind"}}
    t = table("dc", seats=3, watchmen=True, loyalty="open", plot="in_play", **seats)
    t.seat(0).asks_for_help()
    t.seat(1).is_asked("help").may_only("yes", "no").reads(
        "Do you help with a random card of your hand?",
        "Apportez-vous votre aide, avec une carte au hasard de votre main ?",
    )


def test_a_super_hero_is_chosen_and_a_turn_begins() -> None:
    t = open_box("dc", heroes="choice", start="first_seat").shuffles("")
    t.seat(0).is_asked("hero").reads("Which Super Hero are you?", "Quel Super-Héros êtes-vous ?")
    assert t.match.asks()[0].taste, "a bot takes any of them"
    t.seat(0).says("hero batman").seat(1).says("hero cyborg")
    t.shuffles("").shuffles("").shuffles("")
    t.seat(0).is_asked("turn").reads("Play cards and buy cards.", "Jouez et achetez des cartes.")
