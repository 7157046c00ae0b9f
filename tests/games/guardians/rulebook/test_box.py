"""What is in the box, as the rulebook lists it, and the numbers of its rules (GC-005, GC-012)."""

import pytest

from panoplie.games import load
from panoplie.kernel.rulebook import read_rulebook, rule
from tests.games.guardians.scenes import concert

NUMBERS = {
    "hero_figures": 6, "xtina_figures": 1, "emissary_figures": 5, "nodalie_figures": 10, "identity_sheets": 15,
    "power_cards": 72, "initiative_cards": 6, "wound_cards": 16, "tiles": 6, "threat_sheets": 3, "object_cards": 6,
    "actions": 3, "cards_least": 1, "cards_most": 2, "base_cards": 8, "rookie_cards": 2, "veteran_cards": 2,
    "damage": 1, "pow": 1, "wounds_a_turn": 1, "ko_wounds": 3, "ko_wounds_solo": 2, "team_up_cards": 3,
    "team_up_tokens": 2, "solo_cards": 3, "sidekicks": 2, "solo_easy": 1, "solo_normal": 2, "solo_hard": 3,
    "large": 4, "medium": 2, "small": 1, "negative": -1, "least_speed": 1, "least_health": 1,
    "sidekick_actions": 1, "door_mental": 4, "door_attack": 5, "machine_draft": 7,
}  # fmt: skip


def facts():
    return load("guardians").facts()


@rule("GC-005", "GC-A45")
def test_the_pieces_of_the_box_add_up():
    """72 Power cards are six times 8 + 2 + 2; 15 sheets are two a hero and one a villain."""
    f = facts()
    assert (len(f.heroes), f.power_cards, len(f.wounds), len(f.tiles), len(f.objects)) == (6, 72, 16, 12, 6)
    in_box = [row for row in f.villains if row.figures]
    assert {row.id: row.figures for row in in_box} == {"xtina": 1, "emissary": 5, "nodalie": 10}
    assert 2 * len(f.heroes) + len(in_box) == 15
    assert len([row for row in f.threats if row.villain is not None]) == 3


@rule("GC-005")
def test_every_card_of_the_box_lies_at_one_place():
    """In hand, laid on either side, discarded, among the Wounds, or aside."""
    t = concert(
        rage={"at": "a5", "left": "roar", "right": "haymaker dazed", "discard": "stubborn"},
        tempo={"at": "l5", "hand": "flurry bleeding"},
    )
    f, game = t.g.facts, load("guardians")
    box = [*f.wounds, *[kind for decks in (f.bases, f.rookies, f.veterans) for deck in decks for kind in deck]]
    lying = [kind for zone in game.zones(t.g) if zone.sort == "card" for kind in zone.cards]
    assert sorted(lying) == sorted(box)


@rule("GC-005")
@pytest.mark.parametrize("name", NUMBERS)
def test_the_numbers_of_the_rules(name):
    assert facts().number[name] == NUMBERS[name] and set(facts().number) == set(NUMBERS)


@rule("GC-012", "GC-A2")
def test_the_faces_of_the_dice():
    """Combat and Power dice show 0, 1, 2 and POW, Test dice have eight sides and no POW."""
    f = facts()
    assert f.combat_die == ("0", "0", "1", "1", "2", "pow")
    assert f.power_die == ("0", "1", "1", "2", "2", "pow")
    assert f.test_die == ("0", "0", "0", "1", "1", "1", "2", "2")


@rule("GC-A34")
def test_the_page_references_lead_to_chapters_that_are_there():
    """TEAM-UP, the newspapers, the Threat sheets, the Wounds and the Tests."""
    book = read_rulebook(load("guardians").folder)
    chapters = {entry.id: entry.section for entry in book.rule}
    ruling = book.find("GC-A34")
    found = [chapters[number] for number in ruling.rules]
    assert len(set(found)) == len(found) and {"team-up", "wounds", "tests"} <= set(found)
