"""What the options of a table of Disney Villainous change, and what a corrected content pack changes."""

import shutil

import pytest

from panoplie.bots import bot
from panoplie.games import load
from panoplie.kernel.chance import Seeded
from panoplie.kernel.errors import ContentError, SetupError
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook
from tests.talk import open_box, table

REALMS = {
    "jafar": {"at": "sultans_palace"},
    "ursula": {"fate": "scuttle max"},
    "maleficent": {},
    "prince_john": {},
}


@pytest.mark.parametrize(("option", "holder"), [("five", None), ("four", 1), ("never", None)])
def test_the_fate_token_with_four_players(option, holder):
    t = table("villainous", seats=4, fate_token=option, **REALMS)
    t.seat(0).uses("fate").says("fate 1").puts("scuttle the_shore")
    assert t.seen_by(None)["fate_token"] == holder


def test_the_fate_token_can_be_left_in_the_box():
    t = table("villainous", seats=5, fate_token="never", **REALMS, queen_of_hearts={})
    t.seat(0).uses("fate").says("fate 1").puts("scuttle the_shore")
    assert t.seen_by(None)["fate_token"] is None


@pytest.mark.parametrize("turns", [150, 300, 600])
def test_a_game_without_a_winner_is_stopped(turns):
    t = table("villainous", turns=turns, jafar={"at": "oasis"}, ursula={}).seat(0)
    t.g.turn = turns - 1
    t.goes_on().ends_turn().ends(winners=[], scores=[0, 0])
    assert t.match.outcome().stopped


@pytest.mark.parametrize("level", ["sidekick", "legend"])
def test_bots_do_not_always_choose_the_same_villain(level):
    chosen = []
    for seed in range(12):
        match = Match.start(load("villainous"), 2, None)
        answers = []
        for seat in (0, 1):
            answers.append(bot(level).answer(Outlook(match, seat, Seeded("taste", seed, seat))))
            match.answer(seat, answers[seat])
        chosen.append(tuple(answers))
    assert len({first for first, _ in chosen}) > 3
    assert len({second for _, second in chosen}) > 3
    assert all(first != second for first, second in chosen)


@pytest.mark.parametrize("leader", [1, 2])
def test_a_bot_takes_fate_against_the_rival_who_stands_best(leader):
    rivals = [("prince_john", {"power": 17}), ("ursula", {})]
    t = table("villainous", seats=3, jafar={"at": "sultans_palace"}, **dict(rivals[:: 3 - 2 * leader]))
    t.seat(0).uses("fate").is_asked("target")
    assert bot("sidekick").answer(Outlook(t.match, 0, Seeded("aim"))) == ("fate", leader)


@pytest.mark.parametrize("option", [{"turns": 10}, {"start": "last"}, {"villains": "draft"}, {"eels": True}])
def test_an_unknown_option_is_refused(option):
    with pytest.raises(SetupError):
        open_box("villainous", **option)


def corrected(folder, file, before, after):
    """A copy of the content with a correction."""
    content = shutil.copytree(load("villainous").content, folder / "content")
    path = content / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    return content


def test_a_corrected_number_is_taken_without_a_change_of_code(tmp_path):
    rows = 'grants = ["move_hero"]'
    content = corrected(tmp_path, "captain_hook.toml", rows, 'grants = ["move_hero", "move_hero"]')
    game = load("villainous")
    facts = game.facts(content)
    assert facts.grants[facts.number["ingenious_device"]] == ("move_hero", "move_hero")
    match = Match.start(game, 2, None, facts)
    assert match.state.facts.fingerprint != game.facts().fingerprint


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        ("ursula.toml", 'type = "item"', 'type = "thing"', "row binding_contract_lair: type"),
        ("ursula.toml", 'id = "crown"', 'id = "tiara"', "row tiara: no rule says what this card does"),
        ("jafar.toml", 'id = "iago"', 'id = "gazeem"', "row gazeem: two rows have this id"),
        ("jafar.toml", "copies = 3", "copies = 4", "30 cards, not 31"),
        ("maleficent.toml", 'trigger = "allies"', "", "row tyranny: a Condition has a trigger"),
        ("prince_john.toml", 'top = ["gain_1", "discard"]', 'top = ["gain_9", "discard"]', "row sherwood_forest"),
        (
            "queen_of_hearts.toml",
            'id = "queen_of_hearts"',
            'id = "alice_liddell"',
            "this file is for queen_of_hearts",
        ),
        (
            "ursula.toml",
            'names = "ursulas_lair"',
            'names = "atlantis"',
            "atlantis is not a location of this board",
        ),
        ("box.toml", "lock_tiles = 3", "lock_tiles = 2", "too few lock tiles"),
        ("box.toml", "hand = 4", 'hand = "four"', "box.toml"),
    ],
)
def test_a_broken_content_file_gets_a_sentence(tmp_path, file, before, after, said):
    with pytest.raises(ContentError) as caught:
        load("villainous").facts(corrected(tmp_path, file, before, after))
    assert file in str(caught.value) or "box.toml" in str(caught.value)
    assert said in str(caught.value)
