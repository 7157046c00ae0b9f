"""The Super Powers of the main deck, by name."""

from __future__ import annotations

from tests.talk import table


def test_bulletproof() -> None:
    t = table("dc", a={"hand": "bulletproof"})
    t.seat(0).plays("bulletproof").is_asked("turn")
    assert t.power == 2


def test_bulletproof_defends_and_may_destroy_a_discarded_card() -> None:
    t = table("dc", a={"hand": "scarecrow"}, b={"hand": "bulletproof", "discard": "punch", "deck": "kick lobo"})
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked("defend").defends("bulletproof").is_asked("destroy").reads(
        "Bulletproof: do you destroy a card of your discard pile?",
        "Résistance aux Balles : détruisez-vous une carte de votre défausse ?",
    )
    assert (t.hand(1), t.deck(1)) == ("kick", "lobo")
    t.seat(1).may_only("destroy punch", "destroy bulletproof", "none").says("destroy punch")
    assert (t.discarded(1), t.destroyed) == ("bulletproof", "punch")


def test_bulletproof_need_not_destroy() -> None:
    t = table("dc", a={"hand": "scarecrow"}, b={"hand": "bulletproof", "discard": "punch"})
    t.seat(0).plays("scarecrow")
    t.seat(1).defends("bulletproof").is_asked("destroy").says("none")
    assert (t.discarded(1), t.destroyed) == ("punch bulletproof", "")


def test_heat_vision() -> None:
    t = table("dc", a={"hand": "heat_vision punch", "discard": "weakness"})
    t.seat(0).plays("heat_vision").is_asked("destroy").reads(
        "Heat Vision: do you destroy a card of your hand or discard pile?",
        "Vision Thermique : détruisez-vous une carte de votre main ou de votre défausse ?",
    )
    t.seat(0).may_only("destroy", "destroy punch@hand", "destroy weakness@discard")
    t.seat(0).may_not("destroy punch@hand weakness@discard", rule="DC-047").says("destroy weakness@discard")
    assert (t.power, t.hand(0), t.discarded(0), t.destroyed) == (3, "punch", "", "weakness")


def test_heat_vision_destroys_nothing() -> None:
    t = table("dc", a={"hand": "heat_vision punch"})
    t.seat(0).plays("heat_vision").is_asked("destroy").says("destroy").is_asked("turn")
    assert (t.power, t.hand(0), t.destroyed) == (3, "punch", "")
    t = table("dc", a={"hand": "heat_vision"})
    t.seat(0).plays("heat_vision").is_asked("turn")
    assert t.power == 3


def test_super_speed() -> None:
    t = table("dc", a={"hand": "super_speed", "deck": "kick lobo"})
    t.seat(0).plays("super_speed").is_asked("turn")
    assert (t.power, t.hand(0), t.deck(0)) == (0, "kick", "lobo")


def test_super_speed_defends_and_draws_two() -> None:
    t = table("dc", a={"hand": "scarecrow"}, b={"hand": "super_speed", "deck": "kick lobo robin"})
    t.seat(0).plays("scarecrow")
    t.seat(1).is_asked("defend").may_only("defend super_speed", "pass", "pass_turn").defends("super_speed")
    assert (t.hand(1), t.deck(1), t.discarded(1)) == ("kick lobo", "robin", "super_speed")


def test_super_strength() -> None:
    t = table("dc", a={"hand": "super_strength"})
    t.seat(0).plays("super_strength").is_asked("turn")
    assert t.power == 5


def test_x_ray_vision() -> None:
    b, c, d = {"deck": "doomsday punch"}, {"deck": "the_batcave punch"}, {"discard": "kick", "deck": ""}
    t = table("dc", seats=4, a={"hand": "x_ray_vision"}, b=b, c=c, d=d)
    t.seat(0).plays("x_ray_vision")
    t.shuffles("kick").seat(0).is_asked("borrow_from").reads(
        "X-Ray Vision: do you play one of the revealed cards? It goes back on top of its deck.",
        "Vision à Rayons X : jouez-vous l’une des cartes révélées ? Elle retourne ensuite sur son deck.",
    )
    t.seat(0).may_only("borrow_from doomsday 1", "borrow_from kick 3", "none")
    t.seat(0).may_not("borrow_from the_batcave 2", rule="DC-A10").says("borrow_from doomsday 1")
    assert (t.power, t.played, t.deck(1), t.deck(3)) == (4, "x_ray_vision", "doomsday punch", "kick")
    assert [card["id"] for card in t.seen_by(None)["seats"][1]["deck_top"]] == ["doomsday"]


def test_x_ray_vision_passes_over_who_has_no_card_left() -> None:
    t = table("dc", seats=3, a={"hand": "x_ray_vision"}, b={"deck": ""}, c={"deck": "kick"})
    t.seat(0).plays("x_ray_vision").is_asked("borrow_from").may_only("borrow_from kick 2", "none")


def test_x_ray_vision_is_no_attack_and_needs_no_choice() -> None:
    t = table("dc", a={"hand": "x_ray_vision"}, b={"hand": "blue_beetle", "deck": "kick"})
    t.seat(0).plays("x_ray_vision").is_asked("borrow_from").says("none").is_asked("turn")
    assert (t.power, t.deck(1)) == (0, "kick")
