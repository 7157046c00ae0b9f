"""Words: every message exists in both languages with the same variables, and every key in use exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import panoplie
from panoplie.games import ids, load, primer
from panoplie.kernel.content import read_toml
from panoplie.kernel.errors import PanoplieError, Refusal, SetupError
from panoplie.kernel.outcome import Outcome
from panoplie.kernel.rulebook import read_rulebook
from panoplie.kernel.words import LANGUAGES, MissingWord, Words, messages, preferred_language, words_for
from panoplie.table.speech import all_words
from panoplie.table.teaching import words_of

ROOT = Path(panoplie.__file__).parent
PROJECT = ROOT.parent.parent
WEB = PROJECT / "web" / "src"
LEARN = WEB / "screens" / "learn"
FOLDERS = sorted({path.parent for path in ROOT.rglob("*.ftl")})
BOARDS = sorted({path.parent for path in WEB.rglob("*.ftl")})
FRENCH_SPACE = re.compile(r"[^\s\u00a0\u202f] [;:!?»]|« ")
AGREES = re.compile(r"^\s*(?:[\w-]+ = |\*?\[\w+\] )?\{ \$\w+ \} (?:est|sont|était|a été) \w+(?:ée?|i|u|it)s?\b")
"""What is filled in and then agrees: a man, a woman or several, a message cannot know."""
NAMED = re.compile(r"\{ \$(?:path|file) \}")


@pytest.mark.parametrize("folder", [*FOLDERS, *BOARDS], ids=lambda folder: str(folder.relative_to(PROJECT)))
def test_every_message_exists_in_both_languages(folder: Path) -> None:
    english, french = [messages((folder / f"{lang}.ftl").read_text(encoding="utf-8")) for lang in LANGUAGES]
    assert sorted(english) == sorted(french)
    for key, variables in english.items():
        assert variables == french[key], f"{key} uses other variables in French"


@pytest.mark.parametrize("folder", [*FOLDERS, *BOARDS], ids=lambda folder: str(folder.relative_to(PROJECT)))
def test_no_key_has_two_messages(folder: Path) -> None:
    """The later one would be said for both."""
    for lang in LANGUAGES:
        keys = re.findall(r"^([a-z][\w-]*) =", (folder / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        assert [key for key in keys if keys.count(key) > 1] == []


@pytest.mark.parametrize("folder", [*FOLDERS, *BOARDS], ids=lambda folder: str(folder.relative_to(PROJECT)))
def test_french_has_its_unbreakable_spaces(folder: Path) -> None:
    for line in (folder / "fr.ftl").read_text(encoding="utf-8").splitlines():
        _, _, text = line.partition("=") if re.match(r"^[\w-]+ =", line) else ("", "", line)
        assert not FRENCH_SPACE.search(text), line
        assert "'" not in text, f"a typewriter apostrophe: {line}"


@pytest.mark.parametrize("folder", [*FOLDERS, *BOARDS], ids=lambda folder: str(folder.relative_to(PROJECT)))
def test_nothing_in_french_agrees_with_a_name_that_is_filled_in(folder: Path) -> None:
    for line in (folder / "fr.ftl").read_text(encoding="utf-8").splitlines():
        assert NAMED.search(line) or not AGREES.match(line), line
    assert AGREES.match("event-unused = { $card } est défaussé chez { $seat }.")
    assert AGREES.match("   *[other] { $pieces } sont détruits !")


def test_a_missing_language_is_found(tmp_path: Path) -> None:
    """The check above can fail: a message in one language only makes the lists differ."""
    assert sorted(messages("a = 1\nb = 2")) != sorted(messages("a = 1"))
    with pytest.raises(ValueError, match="cannot be read"):
        messages("a = { $x ->")


def used_keys(kind: str, folder: Path) -> set[str]:
    """The first argument of every call of `kind` in a folder's source."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if name == kind and isinstance(node.args[0].value, str):
                    found.add(node.args[0].value)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_the_source_has_words(lang: str) -> None:
    keys = set().union(*[used_keys(name, ROOT) for name in ("SetupError", "RecordError", "ContentError")])
    assert len(keys) > 15
    for key in keys:
        assert words_for(lang).has(f"error-{key}") or key in _table_keys(lang), key


def _table_keys(lang: str) -> set[str]:
    """The errors whose words belong to the table alone."""
    path = ROOT / "table" / "words" / f"{lang}.ftl"
    if not path.exists():
        return set()
    return {key.removeprefix("error-") for key in messages(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", ids())
def test_everything_that_a_game_says_has_words(game_id: str, lang: str) -> None:
    game = load(game_id)
    words = words_for(lang, game)
    for key in used_keys("Refusal", game.folder) | used_keys("Refusal", ROOT / "kernel"):
        assert words.has(f"refusal-{key}"), key
    for key in used_keys("tell", game.folder):
        assert words.has(f"event-{key}"), key
    for verb in game.meta.verbs:
        assert words.has(f"answer-{verb}"), verb
    for option in game.meta.options:
        assert words.has(f"option-{option.id}"), option.id
        for choice in option.choices:
            assert words.has(f"option-{option.id}-{str(choice).lower()}"), choice
    assert words.has("tagline")


@pytest.mark.parametrize("game_id", ids())
def test_every_row_of_content_has_a_name(game_id: str) -> None:
    """A row is spoken as `<kind>-<id>`, unless its kind has no words at all."""
    game = load(game_id)
    silent = {"table", "layout", "die", "number", "box"}
    spoken_as = {"fate": "card", "location": "place"}
    for path in game.content.glob("*.toml"):
        for kind, rows in read_toml(path).items():
            if kind in silent:
                continue
            for row in rows:
                for lang in LANGUAGES:
                    words = words_for(lang, game)
                    names = (f"{spoken_as.get(kind, kind)}-{row['id']}", f"tile-{row['id']}")
                    spoken = [key for key in names if words.has(key)]
                    assert spoken, f"{kind} {row['id']} ({lang})"


@pytest.mark.parametrize("game_id", ids())
def test_the_rulebook_is_complete_in_both_languages(game_id: str) -> None:
    book = read_rulebook(load(game_id).folder)
    numbers = [entry.id for entry in book.entries()]
    assert len(set(numbers)) == len(numbers)
    sections = {section.id for section in book.section}
    for entry in book.entries():
        assert entry.text("en").strip(), entry.id
        assert entry.text("fr").strip(), entry.id
        assert entry.text("en") != entry.text("fr"), entry.id
        assert not FRENCH_SPACE.search(entry.text("fr")), entry.id
    for rule in book.rule:
        assert rule.section in sections, rule.id
    for note in (*book.example, *book.ruling):
        assert set(note.rules) <= set(numbers), note.id


SAYS = re.compile(r"""(\.)?\bsay\(([^()]*(?:\([^()]*\)[^()]*)*)""")
"""A call of `say` in the client, with what is in its brackets. With a dot (`words.say`) the game speaks too."""
KEY = re.compile(r"""^\s*(?:"([\w.-]+)"|`([\w-]+-)\$\{)|\?\s*"([\w.-]+)"\s*:\s*"([\w.-]+)\"""")
BANG = re.compile(r"""\bbang: "([\w-]+)\"""")
"""What is written across the table when something happens."""


def said_in(path: Path) -> list[tuple[bool, str]]:
    """The keys that a file of the client says, and whether the game may know them; `power-*` is a beginning."""
    found: list[tuple[bool, str]] = []
    for speaker, inside in SAYS.findall(path.read_text(encoding="utf-8")):
        first = inside.split(", {")[0]
        for key, beginning, one, other in KEY.findall(first):
            keys = [f"{beginning}*" if beginning else key, one, other]
            found += [(bool(speaker), each) for each in keys if each not in ("", "*")]
    return found + [(False, key) for key in BANG.findall(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("board", [None, *ids()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_the_client_says_has_words(board: str | None, lang: str) -> None:
    """Each game's board, and what they share: that has to have words whatever is played."""
    folder = WEB / "games" / board if board else WEB
    brought = [WEB / "words" / f"{lang}.ftl", *folder.glob(f"{lang}.ftl")]
    own = {key for path in brought for key in messages(path.read_text(encoding="utf-8"))}
    games = [own | set(messages(all_words(lang, load(game)))) for game in ([board] if board else ids())]
    elsewhere = set() if board else {*(WEB / "games").glob("*/*"), *LEARN.glob("*")}
    for path in sorted([*folder.rglob("*.svelte"), *folder.rglob("*.ts")]):
        for for_the_game, key in said_in(path) if path not in elsewhere else ():
            for known in games if for_the_game else [own]:
                there = key in known or (key.endswith("*") and any(one.startswith(key[:-1]) for one in known))
                assert there, f"{path.relative_to(WEB)} says {key}, which has no words ({lang})"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_said_in_lessons_has_words(lang: str) -> None:
    """What the page of lessons and the coach say, which bring words of their own."""
    own = {
        key for folder in (WEB / "words", LEARN) for key in messages((folder / f"{lang}.ftl").read_text("utf-8"))
    }
    taught = [load(game) for game in ids() if primer(game).lessons]
    games = [own | set(messages((words_of(game) / f"{lang}.ftl").read_text("utf-8"))) for game in taught]
    for path in sorted([*LEARN.glob("*.svelte"), *LEARN.glob("*.ts")]):
        for for_the_game, key in said_in(path):
            for known in games if for_the_game else [own]:
                there = key in known or (key.endswith("*") and any(one.startswith(key[:-1]) for one in known))
                assert there, f"{path.name} says {key}, which has no words ({lang})"


def test_a_key_without_words_is_found(tmp_path: Path) -> None:
    """The check above sees plain keys, both ends of a choice, and the beginning of a composed key."""
    source = tmp_path / "Board.svelte"
    source.write_text(
        '{say("one", { n: f(2) })} {words.say(open ? "two" : "three")} {stage.words.say(`kind-${id}`)}'
    )
    assert said_in(source) == [(False, "one"), (True, "two"), (True, "three"), (True, "kind-*")]
    source.write_text('return { bang: "bang-pow" }', encoding="utf-8")
    assert said_in(source) == [(False, "bang-pow")]


def test_words_are_said_as_people_say_them() -> None:
    english, french = words_for("en", load("pow")), words_for("fr", load("pow"))
    keep = ("keep", "shield", "shield", "skull")
    assert english.answer(keep) == "Keep 2 shields and a skull, throw again"
    assert french.answer(keep) == "Garder 2 boucliers et une tête de mort et relancer"
    steal = ("steal", "hero", 1, 2)
    assert english.answer(steal, ["Ana", "Bo"]) == "Steal hero 2 from the top of Bo"
    assert english.answer(steal) == "Steal hero 2 from the top of Player 2"
    refusal = Refusal("row-too-short", "PO-025", row="hero", need=3, left=1)
    assert english.refusal(refusal) == "3 shields name hero 3, and there is only one in the row. (PO-025)"
    both = Outcome.won((0, 1), (3, 3), "points")
    assert english.outcome(both, ["Ana", "Bo"]) == "Ana and Bo share the victory."
    assert french.outcome(Outcome.won((1,), (1, 3), "points"), ["Ana", "Bo"]) == "Bo gagne."


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ben", "les plans de Ben"),
        ("Ann", "les plans d’Ann"),
        ("Élodie", "les plans d’Élodie"),
        ("Onze Heures", "les plans de Onze Heures"),
        ("Le Génie", "les plans du Génie"),
        ("Les Rats", "les plans des Rats"),
        ("La Souris", "les plans de la Souris"),
        ("L’Hérétique", "les plans de l’Hérétique"),
        ("Yves", "les plans d’Yves"),
        ("Yann", "les plans de Yann"),
        ("Hélène", "les plans d’Hélène"),
        ("Huntaar", "les plans de Huntaar"),
        ("M. K.O.", "les plans de M. K.O."),
    ],
)
def test_what_is_filled_in_joins_what_stands_around_it(tmp_path: Path, name: str, said: str) -> None:
    (tmp_path / "fr.ftl").write_text(
        "ruins = Zoé ruine les plans de { $name }.\nmoves = va à { $name }, au lieu de le dire."
    )
    words = Words("fr", None, tmp_path)
    assert words.say("ruins", name=name) == f"Zoé ruine {said.removesuffix('.')}."
    assert words.say("moves", name="Le Palais") == "va au Palais, au lieu de le dire."


@pytest.mark.parametrize(
    ("lang", "colon", "name", "said"),
    [
        ("fr", "\u00a0:", "Pas de Quartier\u00a0!", "«\u00a0Pas de Quartier\u00a0!\u00a0»\u00a0: two?"),
        ("en", ":", "Aye Aye, Sir!", "“Aye Aye, Sir!”: two?"),
        ("en", ":", "Greed", "Greed: two?"),
    ],
)
def test_a_name_that_ends_with_a_stop_is_quoted_before_a_colon(
    tmp_path: Path, lang: str, colon: str, name: str, said: str
) -> None:
    (tmp_path / f"{lang}.ftl").write_text(f"asks = {{ $name }}{colon} two?")
    assert Words(lang, None, tmp_path).say("asks", name=name) == said


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("Ann va à { $name }.", "Ann va à la Prison."),
        ("Choisir { $name }", "Choisir la Prison"),
        ("Ann prend Wendy, { $name } et 2 × { $name }.", "Ann prend Wendy, la Prison et 2 × la Prison."),
        ("{ $name } ({ $name }) : { $name } ?", "La Prison (La Prison) : La Prison ?"),
    ],
)
def test_an_article_is_small_inside_a_sentence(tmp_path: Path, sentence: str, said: str) -> None:
    (tmp_path / "fr.ftl").write_text(f"sentence = {sentence}", encoding="utf-8")
    assert Words("fr", None, tmp_path).say("sentence", name="La Prison") == said


def test_a_thing_is_said_with_its_place_and_its_number() -> None:
    english, french = words_for("en", load("villainous")), words_for("fr", load("villainous"))
    assert english.answer(("pick", "guards@the_forest")) == "Choose Guards (The Forest)"
    assert english.answer(("pick", "guards@the_forest#2")) == "Choose Guards no. 2 (The Forest)"
    assert french.answer(("pick", "guards@the_forest#2")) == "Choisir Gardes du Château n° 2 (La Forêt)"
    fight = ("vanquish", "guards@the_forest", "raven@the_forest", "savage_goon@the_forest")
    assert (
        english.answer(fight)
        == "Vanquish Guards (The Forest) with Raven (The Forest) and Savage Goon (The Forest)"
    )
    assert english.answer(("discard", "raven", "vanish", "vanish")) == "Discard Raven and 2 × Vanish"
    assert english.answer(("vanquish", "fauna@the_forest")) == "Vanquish Fauna (The Forest) without any Ally"
    gained = {"kind": "gained", "rule": "VI-018", "seat": 0, "amount": 2, "total": 3, "card": None}
    assert english.event(gained, ["Ana"]) == "Ana gains 2 Power and has 3."


def test_an_error_is_a_sentence_in_the_readers_language() -> None:
    error = SetupError("wrong-seats", game="POW!", low=2, high=5, seats=6)
    assert str(error) == "POW! is for 2 to 5 players, not 6."
    assert words_for("fr").error(error) == "POW! se joue de 2 à 5, pas à 6."
    assert isinstance(error, PanoplieError)


def test_a_missing_word_is_an_error_and_not_a_blank() -> None:
    with pytest.raises(MissingWord):
        words_for("en").say("no-such-message")
    with pytest.raises(MissingWord):
        words_for("en").say("seat")
    with pytest.raises(SetupError, match="is not a language of this table"):
        words_for("de")


@pytest.mark.parametrize(
    ("locale", "lang"), [("fr_FR.UTF-8", "fr"), ("en_GB.UTF-8", "en"), ("de_DE", "en"), ("C", "en")]
)
def test_the_language_is_that_of_the_system(monkeypatch: pytest.MonkeyPatch, locale: str, lang: str) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert preferred_language() == lang
