"""The content of Heroes Incorporated: a corrected file is taken as it is, a broken one refused with a sentence."""

import shutil

import pytest

from panoplie.games import load
from panoplie.kernel.content import count_sources
from panoplie.kernel.errors import ContentError
from panoplie.kernel.match import Match


def edited(folder, file, old, new):
    """The content with one change in one file."""
    content = shutil.copytree(load("heroes").content, folder / "content")
    path = content / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return content


def test_every_row_says_whether_it_is_printed_or_reconstructed():
    counts = count_sources(load("heroes").content)
    assert counts["rows"] == counts["printed"] + counts["reconstructed"]
    assert 0 < counts["printed"] < counts["reconstructed"]


def test_nothing_that_we_named_ourselves_claims_to_be_printed():
    """Two heroes are our own, so are their adventures; nobody reports how many copies of Power Up there are."""
    facts = load("heroes").facts()
    ours = {row.id for row in facts.heroes if row.id in ("arcana", "firebrand")}
    for row in facts.cards:
        if row.hero in ours or row.id == "power_up":
            assert row.source == "reconstructed", row.id


def test_a_corrected_number_is_taken(tmp_path):
    content = edited(
        tmp_path,
        "districts.toml",
        'id = "bank"\nsource = "reconstructed"\nnumber = 4',
        'id = "bank"\nsource = "printed"\nnumber = 5',
    )
    facts = load("heroes").facts(content)
    assert facts.district_numbers[facts.district_at["bank"]] == 5
    assert facts.fingerprint != load("heroes").facts().fingerprint


def test_a_corrected_effect_is_taken(tmp_path):
    """A card may come to say something else, in the words that other cards use."""
    content = edited(tmp_path, "cards.toml", 'on_fail = "ko"', 'on_fail = "to_crimeland"')
    facts = load("heroes").facts(content)
    assert facts.cards[facts.card_at["puppeteer"]].on_fail == "to_crimeland"


def test_another_number_of_copies_is_taken(tmp_path):
    content = edited(tmp_path, "cards.toml", 'class = "ko_gadget"\ncount = 3', 'class = "ko_gadget"\ncount = 5')
    facts = load("heroes").facts(content)
    assert len(Match.start(load("heroes"), 2, facts=facts).state.deck) == 73


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("cards.toml", 'on_fail = "ko"', 'on_fail = "kill"', r"cards\.toml .* in row puppeteer: on_fail: "),
        ("cards.toml", "combat = 7", "combat = -7", r"cards\.toml has a mistake in row mammoth: combat: "),
        ("cards.toml", 'hero = "titan"', 'hero = "hulk"', r"row adventure_titan: hero: there is no hero 'hulk'"),
        ("cards.toml", 'grants = "fly"\n', "", r"row jet_pack: grants: "),
        ("cards.toml", 'effect = "ko_hero"', 'effect = "sweep"', r"row stun_ray: effect: no ko_gadget"),
        ("cards.toml", 'id = "emp_pulse"', 'id = "stun_ray"', r"row stun_ray: two rows have this id"),
        ("heroes.toml", '"blast"', '"laser"', r"row titan: there is no power 'laser'"),
        ("heroes.toml", 'origin = "mutant"', 'origin = "martian"', r"row titan: origin: "),
        ("districts.toml", "number = 2", "number = 0", r"districts\.toml has a mistake in row threads: number: "),
        ("districts.toml", "centre = true", "centre = false", r"one district is the centre, not 0"),
        ("powers.toml", 'id = "fly"', 'id = "soar"', r"row soar: no rule knows this power"),
        ("table.toml", "players = 2\npoints", "players = 3\npoints", r"nothing is said of 2 players"),
        ("table.toml", "[3, 3], ", "", r"row pawns_2: cells: 5 pawns stand in 4 places"),
        ("table.toml", '"NE"', '"UP"', r"row crime: faces: 'UP' is no point of the compass"),
        ("table.toml", 'id = "lair_points"', 'id = "lair"', r"row lair_points: this number is missing"),
        ("table.toml", "[[table]]", "[[table", r"table\.toml cannot be read"),
    ],
)  # fmt: skip
def test_a_broken_file_is_refused_with_file_row_and_cause(tmp_path, file, old, new, sentence):
    with pytest.raises(ContentError, match=sentence):
        load("heroes").facts(edited(tmp_path, file, old, new))
