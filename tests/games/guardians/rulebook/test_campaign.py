"""The campaign: one match whose heroes grow from adventure to adventure (GC-086 to GC-092)."""

import pytest

from panoplie.games import load
from panoplie.games.guardians.state import STRATEGY
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.rulebook import rule
from tests.games.guardians.scenes import opened
from tests.talk import open_box, table

LEARNING = ("rookie", "drop", "veteran")
VETERANS = {"rage": {"at": "a5", "rank": "veteran"}, "tempo": {"at": "l5", "rank": "veteran"}}


def between(adventure=0, saga=((0, 0, 0, 0, 0),), **setting):
    """The end of an adventure of Rage and Tempo, Rookies unless a test says otherwise."""
    cast = {
        "rage": {"at": "a5", "rank": "rookie", "aside": "haymaker roar"},
        "tempo": {"at": "l5", "rank": "rookie", "aside": "flurry relay"},
    }
    return table(
        "guardians",
        **{"mode": "campaign", "phase": "interlude", "adventure": adventure, "saga": saga, **cast, **setting},
    )


def read_on(t):
    """All have read the front pages and go on; the Wounds are shuffled for the next adventure."""
    for seat in range(t.g.seats):
        t.seat(seat).is_asked("onward").says("onward")
    return t


@rule("GC-087")
def test_a_rookie_lacks_two_cards_by_chance_and_never_the_weakness():
    t = open_box("guardians", mode="campaign")
    t.seat(0).says("hero rage").seat(1).says("hero tempo")
    drawn = [name for _, name in t.match.ask.among]
    assert len(drawn) == 7 and "out_of_control" not in drawn
    t.draws("aside haymaker").draws("aside roar").draws("aside flurry").draws("aside relay")
    t.seat(0).says("paper chronicles")
    assert (
        t.hand("rage")
        == "blind_fury ground_pound growing_pains out_of_control stubborn thick_hide throw_anything wrecking_leap"
    )
    assert t.hero("rage")["rank"] == "rookie" and t.stats("rage")["defence"] == 4


@rule("GC-088")
def test_a_rookie_may_change_a_rookie_card_for_one_set_aside():
    t = between().seat(0).is_asked("rookie").may_only("swap haymaker", "swap roar", "keep_cards").says("swap roar")
    t.is_asked("drop").may_only("drop blind_fury", "drop growing_pains").says("drop blind_fury")
    read_on(t.seat(1).is_asked("rookie").says("keep_cards")).shuffles("")
    assert (
        t.hand("rage")
        == "ground_pound growing_pains out_of_control roar stubborn thick_hide throw_anything wrecking_leap"
    )
    assert len(t.hand("tempo").split()) == 8 and "stumble" in t.hand("tempo")
    assert [t.hero(name)["rank"] for name in ("rage", "tempo")] == ["rookie", "rookie"]


@rule("GC-089")
def test_without_rookie_cards_a_hero_has_his_normal_sheet():
    t = between(rage={"at": "a5", "rank": "rookie", "aside": "haymaker blind_fury"}).seat(0)
    t.says("swap haymaker")
    assert (t.hero("rage")["rank"], t.stats("rage")["defence"]) == ("hero", 5)


@rule("GC-090")
def test_a_normal_hero_adds_a_veteran_card_by_chance():
    t = between(rage={"at": "a5", "rank": "hero"})
    assert sorted([name for _, name in t.match.ask.among]) == ["apocalypse_fist", "unstoppable"]
    read_on(t.draws("card unstoppable").seat(1).is_asked("rookie").says("keep_cards")).shuffles("")
    assert len(t.hand("rage").split()) == 9 and "unstoppable" in t.hand("rage")
    assert t.hero("rage")["rank"] == "hero"


@rule("GC-091")
@pytest.mark.parametrize(("answer", "rank"), [("yes", "veteran"), ("no", "hero")])
def test_with_both_veteran_cards_a_hero_may_take_the_veteran_sheet(answer, rank):
    t = between(rage={"at": "a5", "rank": "hero", "learnt": "unstoppable"}).draws("card apocalypse_fist").seat(0)
    read_on(t.is_asked("veteran").says(answer).seat(1).says("keep_cards")).shuffles("")
    assert (t.hero("rage")["rank"], len(t.hand("rage").split())) == (rank, 10)


def learns(ask, g, source):
    """Whoever may grow does; everything else goes at random."""
    if ask.kind in LEARNING:
        return next(answer for answer in ask.options(g) if answer not in (("keep_cards",), ("no",)))
    return ask.sample(g, source)


def play(seats, options, seed):
    """Play a campaign; after each growth the adventure, the ranks, and the size of the first hero's deck."""
    match = Match.start(load("guardians"), seats, options)
    source = Seeded("campaign", seed)
    grown = []
    while not match.over:
        match.settle(source)
        if match.over:
            break
        g = match.state
        if g.phase == STRATEGY and (not grown or grown[-1][0] != g.adventure):
            hero = g.owner.index(0)
            grown.append((g.adventure, [g.rank[one] for one in range(6) if g.owner[one] >= 0], len(g.deck[hero])))
        ask = match.asks()[0]
        match.push(learns(ask, g, source), ask.seat)
    return match, grown


@rule("GC-D9", "GC-092")
def test_a_rookie_is_a_veteran_after_four_adventures():
    match, grown = play(2, {"mode": "campaign", "heroes": "random"}, 1)
    assert [adventure for adventure, _, _ in grown] == [0, 1, 2, 3]
    assert [ranks for _, ranks, _ in grown] == [[0, 0], [0, 0], [1, 1], [1, 1]]
    assert [size for _, _, size in grown] == [8, 8, 8, 9]
    g = match.state
    heroes = [hero for hero in range(6) if g.owner[hero] >= 0]
    assert [(g.rank[hero], len(g.deck[hero])) for hero in heroes] == [(2, 10), (2, 10)]
    chapters = match.view(None)["board"]["saga"]
    assert [chapter["adventure"] for chapter in chapters] == [
        "opening_night", "on_the_road", "behind_the_masks", "last_encore",
    ]  # fmt: skip


@rule("GC-A56")
def test_damage_and_wounds_stay_behind_and_whoever_was_out_is_back():
    t = between(
        rage={"at": "a5", "rank": "rookie", "aside": "haymaker roar", "damage": 3, "discard": "dazed stubborn"},
        articles={1: "red:tempo"},
    )
    read_on(t.seat(0).says("keep_cards").seat(1).says("keep_cards")).shuffles("").rolls("1").rolls("1")
    t.draws("first first_team")
    t.seat(0).says("start f2").seat(1).says("start g8")
    assert (t.damage("rage"), t.wounds("rage"), t.seen_by(None)["wound_deck"]) == (0, 0, 16)
    assert t.seen_by(None)["adventure"] == "on_the_road" and t.hero("tempo")["in_play"]
    assert [paper["articles"] for paper in t.seen_by(None)["papers"]] == [[], []]


@rule("GC-A56", "GC-127")
def test_initiative_cards_of_a_turn_that_was_cut_short_do_not_act_in_the_next_adventure():
    """X-Tina falls before Tempo has acted: his card does not wait in the stack."""
    t = table(
        "guardians",
        mode="campaign",
        rage={"at": "e2", "rank": "veteran"},
        tempo={"at": "l5", "rank": "veteran"},
        villains={"xtina": {"at": "f2", "health": 1}},
    )
    assert t.seen_by(None)["stacks"] == [[], [None]]
    t.seat(0).attacks("xtina").rolls("2 2 2 2")
    read_on(t)
    assert t.seen_by(None)["stacks"] == [[], []]


@rule("GC-A56", "GC-144")
def test_who_took_the_place_of_a_fallen_hero_is_a_team_up_hero_again_when_he_is_back():
    t = table(
        "guardians",
        mode="campaign",
        phase="wrap_up",
        turn=10,
        rage={
            "at": "a5",
            "seat": 0,
            "rank": "rookie",
            "aside": "haymaker roar",
            "damage": 4,
            "hand": "stubborn dazed bleeding",
        },
        duchess={
            "at": "a6",
            "seat": 0,
            "rank": "rookie",
            "aside": "riposte blackmail",
            "main": False,
            "hand": "haughty",
        },
        tempo={"at": "l5", "seat": 1, "rank": "rookie", "aside": "flurry relay"},
    )
    assert (t.hero("rage")["in_play"], t.hero("duchess")["in_play"]) == (False, True)
    read_on(t.seat(0).says("keep_cards").says("keep_cards").seat(1).says("keep_cards"))
    t.seat(0).is_asked("take")
    assert [t.hero(name)["main"] for name in ("rage", "duchess", "tempo")] == [True, False, True]


@rule("GC-A56")
def test_the_front_pages_of_all_adventures_are_added_up():
    saga = ((0, 0, 3, 1, 1), (1, 0, 0, 2, 0), (2, 0, 2, 2, 1), (3, 0, 0, 1, 1))
    between(3, saga, **VETERANS).ends([1], [5, 6])
    level = between(3, (*saga[:3], (3, 0, 1, 1, 1)), **VETERANS)
    level.ends([0, 1], [6, 6])
    assert level.reason() == "equal"


@rule("GC-092")
def test_the_front_pages_stand_until_everybody_goes_on_to_the_next_adventure():
    """Also where nobody has anything else to decide; who has read them is nobody else's business."""
    t = between(2, ((0, 0, 0, 0, 0),) * 3, articles={0: "large red:rage", 1: "medium"}, **VETERANS)
    t.seat(1).is_asked("onward").may_only("onward").reads(
        "Read tomorrow’s front pages and the saga so far. Next comes “The Last Encore”.",
        "Lisez les unes de demain et la saga jusqu’ici. Ensuite vient « Le dernier rappel ».",
    )
    t.seat(1).says("onward").is_asked_nothing()
    assert (t.seen_by(None)["phase"], t.seen_by(None)["adventure"], t.pages()) == (
        "interlude", "behind_the_masks", [3, 2],
    )  # fmt: skip
    t.seat(0).is_asked("onward").says("onward")
    assert (t.seen_by(None)["adventure"], t.pages()) == ("last_encore", [0, 0])


@rule("GC-116", "GC-092")
def test_heroes_take_their_places_on_the_map_of_the_next_adventure():
    """The board lies there from the first throw for a Mission on, as before the first adventure."""
    t = read_on(between(2, ((0, 0, 0, 0, 0),) * 3, **VETERANS)).shuffles("")
    for _ in range(2):
        t.rolls("1")
        board = t.seen_by(0)
        assert (board["phase"], board["district"]["tiles"][0]) == ("set_up", ["4A", "3B", "1B"])
    t.draws("first first_team").seat(0).is_asked("start").may("start a5")
    assert t.seen_by(0)["phase"] == "set_up" and "car@c6" in t.things("objects")


@rule("GC-A56")
@pytest.mark.parametrize(
    ("adventure", "starts", "villain", "defence", "health", "track", "minions"),
    [
        (1, ("f2", "g8"), "nodalie_1", 4, 1, 0, 2),
        (2, ("a1", "l1"), "emissary_1", 4, 3, 3, 0),
        (3, ("a5", "l5"), "xtina", 5, 5, 2, 3),
    ],
)
def test_an_adventure_begins_with_its_own_numbers(adventure, starts, villain, defence, health, track, minions):
    """Those of the sheet for two heroes, and what the adventure adds; the first begins with the campaign."""
    t = read_on(between(adventure - 1, ((0, 0, 0, 0, 0),) * adventure, **VETERANS)).shuffles("")
    t.rolls("1").rolls("1").draws("first first_team")
    for seat, space in enumerate(starts):
        t.seat(seat).says(f"start {space}")
    assert (t.sheet(villain)["defence"], t.sheet(villain)["health"], t.track()) == (defence, health, track)
    assert sum([figure["sheet"] == "nodalie" for figure in t.seen_by(None)["figures"]]) == minions


@rule("GC-A56")
def test_the_last_adventure_is_the_hardest():
    """Four adventures of our own: of the last one all but DEFENCE is one more than on the sheet."""
    t = read_on(between(2, ((0, 0, 0, 0, 0),) * 3, **VETERANS)).shuffles("").rolls("1").rolls("1")
    t.draws("first first_team").seat(0).says("start a5").seat(1).says("start l5")
    board = t.seen_by(None)
    assert (board["adventure"], board["track"]["at"], board["district"]["tiles"][0]) == (
        "last_encore",
        2,
        ["4A", "3B", "1B"],
    )
    assert (t.sheet("xtina")["health"], t.sheet("xtina")["defence"]) == (5, 5)
    assert [t.at(f"nodalie_{number}") is not None for number in (1, 2, 3, 4)] == [True, True, True, False]


NONE_FELL, RAGE_FELL, TEMPO_FELL = (0, 0), (1, 0), (0, 1)


@rule("GC-A36", "GC-A56")
@pytest.mark.parametrize(
    ("chapters", "winners"),
    [
        ([(0, 1, *NONE_FELL), (1, 0, *RAGE_FELL), (1, 0, *RAGE_FELL), (0, 0, *NONE_FELL)], [0]),
        ([(0, 1, *NONE_FELL), (1, 0, *RAGE_FELL), (0, 0, *TEMPO_FELL), (0, 0, *TEMPO_FELL)], [0]),
        ([(1, 0, *NONE_FELL), (0, 1, *RAGE_FELL), (0, 0, *RAGE_FELL), (0, 0, *TEMPO_FELL)], [1]),
        ([(1, 0, *RAGE_FELL), (0, 1, *TEMPO_FELL), (0, 0, *NONE_FELL), (0, 0, *NONE_FELL)], [0, 1]),
        ([(), (), (), ()], [0, 1]),
    ],
    ids=["more large articles", "rage fell less often", "tempo fell less often", "level", "not written down"],
)
def test_equal_sagas_are_compared_by_all_their_adventures(chapters, winners):
    """Large articles first, then heroes knocked out; of the last adventure alone it would be another's."""
    saga = [(number, 0, 2, 2, 1, *merits) for number, merits in enumerate(chapters)]
    between(3, saga, equal_papers="compare", articles={1 - winners[0]: "large"}, **VETERANS).ends(winners, [8, 8])


@rule("GC-A36", "GC-A56")
@pytest.mark.parametrize(("track", "merits"), [(0, [1, 0, 0, 0]), (9, [0, 0, 0, 0])])
def test_a_chapter_remembers_its_large_article_unless_the_villain_won(track, merits):
    t = table(
        "guardians", mode="campaign", phase="villains", turn=10, track=track, articles={0: "large"}, **VETERANS
    )
    t.misses()
    assert t.g.saga[0][5:] == merits


@rule("GC-A36", "GC-A56")
def test_a_chapter_remembers_who_was_knocked_out():
    fallen = {"at": "l5", "rank": "veteran", "damage": 9, "hand": "stumble dazed bleeding"}
    t = table("guardians", mode="campaign", phase="wrap_up", turn=10, rage=VETERANS["rage"], tempo=fallen)
    assert not t.hero("tempo")["in_play"] and t.g.saga[0][5:] == [0, 0, 0, 1]


@rule("GC-A56")
def test_an_adventure_that_the_villain_wins_brings_nobody_articles():
    t = table(
        "guardians",
        mode="campaign",
        phase="villains",
        track=9,
        rage={"at": "a5", "rank": "rookie", "aside": "haymaker roar"},
        tempo={"at": "l5", "rank": "rookie", "aside": "flurry relay"},
        articles={0: "medium"},
    )
    chapter = t.seen_by(None)["saga"][0]
    assert (chapter["pages"], chapter["villain_won"], t.seen_by(None)["totals"]) == ([0, 0], True, [0, 0])


@rule("GC-A56", "GC-152")
def test_the_saga_keeps_what_the_front_page_of_each_team_was_worth():
    t = table(
        "guardians", mode="campaign", phase="wrap_up", turn=10, articles={0: "medium", 1: "large"}, **VETERANS
    )
    assert t.seen_by(None)["saga"][0]["pages"] == t.seen_by(None)["totals"] == [2, 4]


@rule("GC-A62")
@pytest.mark.parametrize(("won", "winners"), [((1, 1, 1, 0), [0]), ((1, 1, 0, 0), [])])
def test_a_campaign_together_is_won_by_more_than_half_of_its_adventures(won, winners):
    saga = [(adventure, 0, 4, 0, one) for adventure, one in enumerate(won)]
    t = table(
        "guardians",
        1,
        mode="campaign_together",
        phase="interlude",
        adventure=3,
        saga=saga,
        rage={"at": "a5", "rank": "veteran"},
    )
    t.ends(winners, [16])
    assert t.reason() == ("saga_saved" if winners else "saga_lost")


def test_a_campaign_begins_with_its_first_adventure():
    t = opened(2, mode="campaign")
    assert (t.seen_by(None)["adventure"], t.seen_by(None)["threat"]) == ("opening_night", "feedback")
    assert (t.sheet("xtina")["defence"], t.sheet("xtina")["health"], t.track()) == (3, 3, 1)
    assert [t.at(f"nodalie_{number}") is not None for number in (1, 2)] == [True, False]
