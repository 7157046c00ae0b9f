"""The command line, used as a stranger would."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from panoplie.games import ids, load

RECORDS = Path(__file__).parent / "games" / "pow" / "records"
ROOT = Path(__file__).parent.parent


def panoplie(*words: str, typed: str = "", lang: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": lang, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "panoplie.cli", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, check=False)


def report(*words: str) -> dict[str, Any]:
    done = panoplie(*words, "--json")
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def complaint(*words: str, **how: str) -> str:
    done = panoplie(*words, **how)
    assert done.returncode != 0
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.stderr.strip()


def test_games_says_what_can_be_played() -> None:
    (pow_,) = [game for game in report("games")["games"] if game["id"] == "pow"]
    assert pow_["title"] == "POW!"
    assert pow_["seats"] == [2, 5]
    assert [option["id"] for option in pow_["options"]] == ["start", "ties", "memory_aid"]
    assert pow_["rules"] == {"total": 40, "proved": 40}
    assert pow_["content"] == {"rows": 25, "printed": 1, "reconstructed": 24}
    assert "POW!" in panoplie("games").stdout


def test_rules_are_printed_in_both_languages() -> None:
    assert "There are twelve hero tiles" in panoplie("rules", "pow").stdout
    assert "douze tuiles" in panoplie("rules", "pow", "--lang", "fr").stdout
    assert "douze tuiles" in panoplie("rules", "pow", lang="fr_FR.UTF-8").stdout
    one = report("rules", "pow", "po-017")
    assert one["id"] == "PO-017"
    assert "PO-D1" in one["notes"]
    assert len(report("rules", "pow")["rules"]) == 40 + 12 + 14


def test_coverage_is_complete() -> None:
    covered = report("rules", "pow", "--coverage")
    assert (covered["game"], covered["total"], covered["proved"], covered["missing"]) == ("pow", 40, 40, [])
    assert [game["game"] for game in report("rules", "--coverage")["games"]] == ids()


ONE_SCENE_EACH = ("pow/", "heroes/", "villainous/")
"""Elsewhere a rule may need several scenes, and none of them alone is all of it."""


def test_every_test_of_a_rule_is_needed(tmp_path: Path) -> None:
    """Deleting any single test of a rule leaves something unproved, where a rule is one scene."""
    from panoplie.kernel.rulebook import proofs

    found = proofs(Path(__file__).parent / "games")
    by_test: dict[str, list[str]] = {}
    for number, tests in found.items():
        for test in tests:
            by_test.setdefault(test, []).append(number)
    for test, numbers in by_test.items():
        if not test.startswith(ONE_SCENE_EACH):
            continue
        assert any(found[number] == [test] for number in numbers), f"{test} could be deleted unnoticed"


def covered_without(marks: str, checkout: Path, lang: str = "C.UTF-8") -> tuple[dict[str, Any], str]:
    """What the command says of POW! in a copy of the checkout that lacks some of its tests."""
    for part in ("src/panoplie", "tests/games"):
        shutil.copytree(ROOT / part, checkout / part, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copy(ROOT / "pyproject.toml", checkout)
    path = checkout / "tests" / "games" / "pow" / "rulebook" / "test_rules.py"
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(rf"@rule\({marks}\)\ndef test_", "def was_a_test_", text), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "LC_ALL": lang, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "panoplie.cli", "rules", "pow", "--coverage", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=checkout, check=False)
    assert done.returncode == 1
    return json.loads(done.stdout), done.stderr.strip()


def test_a_deleted_test_makes_coverage_fail(tmp_path: Path) -> None:
    """In a copy of the checkout without one test the command fails and names the rule."""
    covered, said = covered_without('"PO-017"', tmp_path / "checkout")
    assert covered["missing"] == ["PO-017"]
    assert said == "One rule is not proved by any test: PO-017."


def test_a_sentence_names_a_dozen_rules_and_the_report_all(tmp_path: Path) -> None:
    covered, said = covered_without("[^)]*", tmp_path / "checkout", "fr_FR.UTF-8")
    missing = covered["missing"]
    assert len(missing) > 12
    named, rest = ", ".join(missing[:12]), len(missing) - 12
    assert said == f"{len(missing)} règles ne sont prouvées par aucun test\u00a0: {named} et {rest} de plus."


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    times = ("seconds", "decisions_per_second", "games_per_second")
    return {key: value for key, value in result.items() if key not in times}


def test_simulate_gives_the_same_twice_and_on_two_processes() -> None:
    words = ("simulate", "pow", "--seats", "3", "--games", "220", "--seed", "1", "--bots", "civilian")
    first = report(*words, "--processes", "1")
    assert first["finished"] == first["games"] == 220
    assert first["decisions"] == pytest.approx(220 * first["length"]["mean"])
    assert sum(row["share"] for row in first["wins"]) == pytest.approx(1)
    assert without_times(report(*words, "--processes", "1")) == without_times(first)
    assert without_times(report(*words, "--processes", "2")) == without_times(first)
    other = report("simulate", "pow", "--seats", "3", "--games", "220", "--seed", "2")
    assert other["digest"] != first["digest"]


def test_simulate_takes_options_bots_and_content(tmp_path: Path) -> None:
    content = shutil.copytree(load("pow").content, tmp_path / "content")
    tiles = content / "tiles.toml"
    tiles.write_text(tiles.read_text(encoding="utf-8").replace("value = 6", "value = 9"), encoding="utf-8")
    words = ("simulate", "pow", "--games", "60", "--option", "memory_aid=true", "--option", "start=first_seat")
    plain, edited = report(*words), report(*words, "--content", str(content))
    assert plain["options"] == {"start": "first_seat", "ties": "leftmost", "memory_aid": True}
    assert sum(row["mean_score"] for row in edited["wins"]) > sum(row["mean_score"] for row in plain["wins"])
    mixed = report("simulate", "pow", "--games", "20", "--seats", "2", "--bots", "sidekick,civilian")
    assert [row["bot"] for row in mixed["wins"]] == ["sidekick", "civilian"]
    said = panoplie("simulate", "pow", "--games", "10").stdout
    assert "decisions a second" in said and "ended by points: 100.0%" in said
    assert "turns" not in said, "nobody counts the turns of POW!"


def test_simulate_tells_in_which_turn_games_end() -> None:
    words = ("simulate", "guardians", "--games", "3", "--seats", "2")
    turns = report(*words)["turns"]
    assert 1 <= turns["median"] <= turns["max"] <= 10
    assert f"{turns['median']:g} turns in the median, {turns['max']} at most" in panoplie(*words).stdout


def test_ladder_ranks_bots() -> None:
    deal = ("ladder", "pow", "--seats", "4", "--games", "8", "--bots", "civilian,sidekick", "--processes")
    result = report(*deal, "1")
    assert [row["name"] for row in result["bots"]] == ["sidekick", "civilian"]
    best = result["bots"][0]
    assert 0 < best["low"] < best["win_rate"] < best["high"]
    assert best["ms_per_decision"] > 0
    assert result["games"] == 16
    assert report(*deal, "2")["duels"] == result["duels"]


def test_ladder_tells_the_figures_by_what_the_seats_show() -> None:
    deal = ("ladder", "villainous", "--seats", "2", "--games", "2", "--bots", "civilian,sidekick")
    result = report(*deal, "--option", "villains=random", "--by", "villain")
    rows = [(row["part"], row["name"], row["games"]) for row in result["parts"]]
    villains = sorted({part for part, _, _ in rows})
    assert len(villains) == 2  # one deal, played by either bot with either villain, in both duels
    assert rows == [(villain, name, 2) for villain in villains for name in ("civilian", "sidekick")]
    assert sum([row["win_rate"] * row["games"] for row in result["parts"]]) == result["games"]
    assert all([row["low"] <= row["win_rate"] <= row["high"] for row in result["parts"]])
    assert report("ladder", "pow", "--games", "4", "--bots", "civilian,sidekick")["parts"] == []


def test_play_a_whole_game_by_pressing_enter(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    done = panoplie("play", "pow", "--seed", "5", "--save", str(saved), typed="\n" * 300)
    assert done.returncode == 0, done.stderr
    assert "Final score" in done.stdout
    assert "Captain You throws" in done.stdout
    assert panoplie("verify", str(saved)).stdout.startswith("Fair: all ")
    replayed = report("replay", str(saved))
    assert replayed["over"]
    assert panoplie("replay", str(saved)).stdout.strip().endswith(("wins.", "victory."))


def test_the_same_seed_plays_the_same_game() -> None:
    words = ("play", "pow", "--seed", "5", "--bots", "civilian")
    assert panoplie(*words, typed="\n" * 300).stdout == panoplie(*words, typed="\n" * 300).stdout


def test_play_answers_questions_and_refuses_nonsense() -> None:
    typed = "?\n? po-033\n? nothing\nh\nu\n99\nkeep\nkeep (\ntake hero 9\nl\nb\nq\n"
    shown = panoplie("play", "pow", "--seed", "4", typed=typed).stdout
    assert "PO-015 " in shown
    assert "PO-033 " in shown
    assert "No rule is cited here." in shown
    assert "A legend would choose: " in shown
    assert "You have nothing to take back." in shown
    assert "Type a number from 1 to " in shown
    assert "Set at least one die aside before you throw again. (PO-015)" in shown
    assert "is not one of the choices." in shown
    assert "Your shields name hero 2 of the row" in shown
    assert "Goodbye." in shown


def test_play_speaks_french() -> None:
    shown = panoplie("play", "pow", "--seed", "4", typed="?\nq\n", lang="fr_FR.UTF-8").stdout
    assert "Capitaine Vous lance" in shown
    assert "Au revoir." in shown
    assert "PO-014 Après chaque lancer" in shown


def test_undo_against_bots_goes_back_past_throws() -> None:
    shown = panoplie("play", "pow", "--seed", "4", typed="3\nu\n3\nq\n").stdout
    assert "Taken back." in shown
    throws = re.findall(r"Captain You throws again: .*", shown)
    assert len(throws) == 2
    assert throws[0] == throws[1], "taking back does not throw anew"


def test_people_share_a_keyboard_and_undo_past_a_throw_is_refused() -> None:
    words = (
        "play",
        "pow",
        "--name",
        "Ana",
        "--name",
        "Bo",
        "--bots",
        "",
        "--option",
        "start=first_seat",
        "--seed",
        "1",
    )
    shown = panoplie(*words, typed="\nu\nq\n").stdout
    assert "Ana: Your throw." in shown
    assert "The dice have been thrown since; the table must agree to take that back." in shown


def test_a_game_is_saved_after_every_answer_and_gone_on_with(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    left = panoplie("play", "pow", "--seed", "5", "--save", str(saved), typed="\n\n\nq\n")
    assert f"panoplie play --resume {saved}" in left.stdout.replace("\n", "")
    answers = len(json.loads(saved.read_text())["answers"])
    assert answers > 6
    done = panoplie("play", "--resume", str(saved), typed="\n" * 300)
    assert done.returncode == 0, done.stderr
    assert len(json.loads(saved.read_text())["answers"]) > answers
    assert panoplie("verify", str(saved)).returncode == 0


def test_bench_says_which_peer_is_missing() -> None:
    result = report("bench", "--seconds", "0.1", "--rounds", "1")
    names = [row["name"] for row in result["engines"]] + [row["name"] for row in result["missing"]]
    assert sorted(names) == ["OpenSpiel", "Panoplie", "PettingZoo", "boardgame.io", "plain Python, no engine"]
    assert {"Panoplie", "plain Python, no engine"} <= {row["name"] for row in result["engines"]}
    plain = next(row for row in result["engines"] if row["name"] == "plain Python, no engine")
    assert plain["relative"] == plain["relative_games"] == 1 and plain["games_per_second"] > 0
    assert all(row["why"] for row in result["missing"])
    assert set(result["fork_microseconds"]) == set(ids())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("rules", "pwo"), "There is no game called “pwo”. Did you mean pow?"),
        (("play", "chess"), f"There is no game called “chess”. Did you mean {', '.join(ids())}?"),
        (("simulate", "pow", "--seats", "6"), "POW! is for 2 to 5 players, not 6."),
        (("simulate", "pow", "--games", "0"), "“games” must be at least 1."),
        (("simulate", "pow", "--bots", "legen"), "There is no bot called “legen”. Did you mean legend?"),
        (
            ("simulate", "pow", "--seats", "2", "--bots", "civilian,civilian,civilian"),
            "3 bots are named, and there are 2 seats.",
        ),
        (("simulate", "pow", "--option", "start"), "“start” is not an option: write it as name=choice."),
        (
            ("simulate", "pow", "--option", "start=coin"),
            "The option “start” cannot be “coin”; choose one of: random, film, first_seat.",
        ),
        (("simulate", "pow", "--option", "stat=film"), "POW! has no option called “stat”. Did you mean start?"),
        (
            (
                "ladder",
                "villainous",
                "--seats",
                "2",
                "--games",
                "1",
                "--bots",
                "civilian,sidekick",
                "--by",
                "vilain",
            ),
            "No seat of villainous shows a “vilain”. Did you mean villain?",
        ),
        (("ladder", "pow", "--bots", "legend"), "A ladder compares at least two different bots."),
        (
            ("ladder", "guardians", "--seats", "1", "--games", "1", "--bots", "civilian,sidekick"),
            (
                "At this table of Guardians’ Chronicles: Clash of Heroes all play on one side, and a ladder needs"
                " two: choose other options or seats."
            ),
        ),
        (("rules", "pow", "PO-099"), "There is no rule PO-099 in POW!"),
        (("rules", "pow", "--lang", "de"), "“de” is not a language of this table; there are: en, fr."),
        (
            ("verify", "no-such-file.json"),
            "The file no-such-file.json cannot be opened: No such file or directory.",
        ),
    ],
)
def test_a_mistake_gets_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert complaint(*words) == sentence


def test_a_mistake_gets_a_sentence_in_french() -> None:
    assert complaint("rules", "pwo", lang="fr_FR.UTF-8").startswith("Il n’y a pas de jeu nommé")


def test_a_wrong_word_of_the_command_line_gets_a_sentence() -> None:
    assert "--sides" in complaint("simulate", "pow", "--sides", "3")
    assert "seats" in complaint("simulate", "pow", "--seats", "three").lower()


def test_a_record_cut_in_half_gets_a_sentence(tmp_path: Path) -> None:
    whole = (RECORDS / "one-winner.json").read_text(encoding="utf-8")
    half = tmp_path / "half.json"
    half.write_text(whole[: len(whole) // 2], encoding="utf-8")
    for command in ("replay", "verify"):
        assert complaint(command, str(half)) == "This record is damaged: it is not complete JSON."


def test_a_wrong_content_file_gets_a_sentence(tmp_path: Path) -> None:
    content = shutil.copytree(load("pow").content, tmp_path / "content")
    tiles = content / "tiles.toml"
    tiles.write_text(tiles.read_text(encoding="utf-8").replace("value = 5", "value = 50", 1), encoding="utf-8")
    said = complaint("simulate", "pow", "--games", "10", "--content", str(content))
    assert said == "The content file tiles.toml has a mistake in row h09: value: Expected `int` <= 9."
