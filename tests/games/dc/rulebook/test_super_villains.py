"""Questions about Super-Villains (DC-089 to DC-100)."""

from __future__ import annotations

from panoplie.kernel.rulebook import rule
from tests.games.dc.rulebook.scenes import appearing
from tests.talk import table


@rule("DC-089")
def test_the_anti_monitor_destroys_and_replaces_cards_of_the_line_up() -> None:
    t = table("dc", a={"hand": "anti_monitor"}, line_up="bane mera lobo", main="kick robin")
    t.seat(0).plays("anti_monitor").is_asked("destroy").may_not("destroy weakness", because="not-there")
    t.seat(0).may_not("destroy ras_al_ghul", because="not-there").says("destroy bane lobo")
    assert (t.line_up, t.destroyed) == ("mera kick robin", "bane lobo")
    t.seat(0).is_asked("turn")
    t = appearing("anti_monitor", a={"deck": "punch " * 5}, b={"hand": "kick punch"})
    assert t.line_up.endswith("kick") and len(t.line_up.split()) == 6


@rule("DC-090")
def test_the_card_of_atrocitus_is_hidden_and_returns_when_he_falls() -> None:
    t = appearing(
        "atrocitus", a={"deck": "mera punch punch punch punch"}, b={"hand": "lobo super_strength super_strength"}
    )
    t.chance.is_hit_at("mera")
    t.chance.is_hit_at("lobo")
    assert t.hand(0) == "punch punch punch punch"
    assert '"mera"' not in t.everything_seen_by(1) and '"mera"' in t.everything_seen_by(0)
    t.seat(1).plays_all().defeats("atrocitus")
    assert (t.deck(0, 1), t.deck(1, 1)) == ("mera", "lobo")


@rule("DC-091")
def test_who_discards_the_hand_for_black_manta_passes_and_draws_five() -> None:
    t = appearing("black_manta", b={"hand": "kick kick", "deck": "lobo punch punch punch punch punch"})
    t.seat(1).is_asked("name").may_only("name destroy_card", "name discard_hand").says("name discard_hand")
    assert t.discarded(1) == "lobo kick kick"
    t.seat(1).is_asked("turn").may_only("end").ends_turn()
    assert len(t.g.hand[1]) == 5


@rule("DC-092")
def test_brainiac_mixes_cards_that_get_new_owners() -> None:
    t = appearing("brainiac", a={"deck": "lobo mera punch punch punch"}, b={"hand": "kick kick"})
    t.seat(0).is_asked("pass_on").says("pass_on lobo mera")
    t.shuffles("kick kick lobo mera")
    assert t.hand(0) == "punch punch punch kick kick" and sorted(t.hand(1).split()) == ["lobo", "mera"]
    assert t.points(1) == 3


@rule("DC-093")
def test_captain_cold_turns_super_heroes_face_down() -> None:
    a = {"hand": "super_strength super_strength lasso_of_truth", "hero": "wonder_woman batman", "face_down": True}
    t = table("dc", a={**a, "deck": "punch " * 8}, stack="captain_cold", variant="two_heads")
    t.seat(0).plays_all()
    assert t.power == 11, "no Power of Batman's"
    t.seat(0).defeats("captain_cold").ends_turn()
    assert len(t.g.hand[0]) == 5, "no card of Wonder Woman's"


@rule("DC-094")
def test_against_darkseid_a_villain_may_be_shown_besides_defences() -> None:
    b = {"hand": "bane kick kick lasso_of_truth"}
    t = appearing("darkseid", a={"deck": "punch " * 5}, b=b)
    t.seat(1).is_asked("defend").passes()
    t.seat(1).is_asked("show").may_only("show bane", "none").may_not("show kick", rule="DC-094").says("show bane")
    t.seat(0).is_asked("show").may_only("none").says("none")
    t.seat(0).is_asked("discard").says("discard punch punch")
    assert t.hand(0) == "punch punch punch" and "bane" in t.hand(1) and t.discarded(1) == ""


@rule("DC-095")
def test_for_deathstroke_hand_and_discard_pile_are_one() -> None:
    b = {"hand": "punch bane", "discard": "mera kick"}
    t = appearing("deathstroke", b=b)
    t.seat(1).is_asked("destroy").may_only("destroy mera@discard", "destroy kick@discard")
    t.seat(1).may_not("none", because="must-choose").may_not("destroy bane@hand", rule="DC-003")
    t.seat(1).says("destroy mera@discard")
    assert t.destroyed == "mera"


@rule("DC-096")
def test_a_foe_without_a_hand_has_to_let_the_joker_draw() -> None:
    t = table("dc", seats=3, a={"hand": "the_joker", "deck": "kick mera"}, b={"hand": "lobo"})
    t.seat(0).plays("the_joker")
    t.seat(1).is_asked("name").says("name discard_random")
    t.chance.is_hit_at("lobo")
    t.seat(2).is_asked_nothing()
    assert t.discarded(1) == "lobo" and t.hand(0) == "kick"


@rule("DC-097")
def test_lex_luthor_counts_the_villains_of_the_line_up() -> None:
    for line_up, weaknesses in (("bane lobo robin mera mera", 2), ("robin robin mera mera mera", 0)):
        t = appearing("lex_luthor", line_up=line_up)
        assert t.discarded(1).count("weakness") == weaknesses


@rule("DC-099")
def test_sinestro_makes_discard_as_many_cards_as_there_are_heroes() -> None:
    t = appearing("sinestro", b={"hand": "robin mera kick punch"})
    assert t.known_hand(1, 0) == "robin mera kick punch"
    t.seat(1).is_asked("discard").says("discard kick punch")
    assert t.hand(1) == "mera robin"


@rule("DC-100")
def test_ras_al_ghul_goes_under_the_deck_before_the_new_hand() -> None:
    t = table("dc", a={"hand": "ras_al_ghul", "deck": "punch punch punch punch"}, stack="lex_luthor")
    t.seat(0).plays("ras_al_ghul").ends_turn()
    assert t.hand(0) == "punch punch punch punch ras_al_ghul" and t.discarded(0) == ""
    assert t.g.facts.rows[t.g.facts.number["ras_al_ghul"]].appearance is None
