"""Who is who: a page on each game and on everyone one can be in it, in both languages, with its rules."""

from __future__ import annotations

import pytest

from panoplie.games import ids, load
from panoplie.kernel.content import read_toml
from panoplie.kernel.game import Game
from panoplie.kernel.guides import read_guides
from panoplie.kernel.rulebook import read_rulebook
from panoplie.kernel.words import LANGUAGES, words_for
from tests.plan import plan_of
from tests.test_words import FRENCH_SPACE

SHORTEST, LONGEST = 40, 900


def rows_of(game: Game, place: str) -> list[str]:
    """The ids of the rows of a content table, as "heroes.toml:hero"; "*.toml:villain" looks into every file."""
    files, _, table = place.partition(":")
    found = [row["id"] for path in sorted(game.content.glob(files)) for row in read_toml(path).get(table, ())]
    assert found, f"{game.meta.id}: there is no table {place}"
    return found


@pytest.mark.parametrize("game_id", ids())
def test_the_game_comes_first_and_everyone_has_one_page(game_id: str) -> None:
    game = load(game_id)
    first, *others = [guide.id for guide in read_guides(game.folder)]
    assert first == game_id
    assert sorted(others) == sorted([row for place in plan_of(game_id).guided for row in rows_of(game, place)])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", ids())
def test_every_guide_has_a_name(game_id: str, lang: str) -> None:
    game = load(game_id)
    words = words_for(lang, game)
    names = [words.say(guide.name) for guide in read_guides(game.folder)]
    assert len(set(names)) == len(names)
    assert lang != "en" or names[0] == game.meta.title


@pytest.mark.parametrize("game_id", ids())
def test_every_rule_that_a_guide_cites_exists(game_id: str) -> None:
    game = load(game_id)
    book = read_rulebook(game.folder)
    for guide in read_guides(game.folder):
        assert guide.rules, guide.id
        assert len(set(guide.rules)) == len(guide.rules), guide.id
        assert [number for number in guide.rules if book.find(number) is None] == [], guide.id


@pytest.mark.parametrize("game_id", ids())
def test_every_page_says_something_in_each_language(game_id: str) -> None:
    for guide in read_guides(load(game_id).folder):
        for part in ("aim", "plan", "beware"):
            english, french = [getattr(guide.page(lang), part) for lang in LANGUAGES]
            for text in (english, french):
                assert SHORTEST <= len(text.strip()) <= LONGEST, f"{guide.id} {part}: {len(text)}"
                assert "'" not in text, f"{guide.id} {part}: a typewriter apostrophe"
            assert english != french, f"{guide.id} {part}"
            assert not FRENCH_SPACE.search(french), f"{guide.id} {part}"


def test_no_two_pages_say_the_same() -> None:
    """A sentence that fits two heroes tells nothing of either."""
    pages = [guide.page(lang) for game in ids() for guide in read_guides(load(game).folder) for lang in LANGUAGES]
    texts = [text for page in pages for text in (page.aim, page.plan, page.beware)]
    assert len(set(texts)) == len(texts)
