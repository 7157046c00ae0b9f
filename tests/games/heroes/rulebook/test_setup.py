"""The rulebook of Heroes Incorporated: object, components, set-up and the start of the game (HI-001 to HI-046)."""

import re
import shutil
from collections import Counter

import pytest

from panoplie.games import load
from panoplie.kernel.asks import Lot, Roll, Shuffle
from panoplie.kernel.errors import ContentError, SetupError
from panoplie.kernel.rulebook import read_rulebook, rule
from panoplie.kernel.words import words_for
from tests.talk import open_box, table

DEAL = "titan scrap huntaar arcana paragon ceera"
KEEPS = ["keep titan", "keep arcana"]
PICKS = ["paragon", "huntaar"]


def prepared(deal=DEAL, keeps=KEEPS, picks=PICKS, deck="power_up stun_ray", **options):
    """Two players, up to the placing of their heroes."""
    return open_box("heroes", **{"start": "first_seat", **options}).sets_up(deal, keeps, picks, deck)


def last_turn(seats=2, **setting):
    """The last turn of a phase, which the last seat passes."""
    return table("heroes", seats=seats, turn=4, active=seats - 1, **setting).seat(seats - 1).passes()


# Object, players, modules


@rule("HI-001")
def test_the_first_to_reach_the_number_wins():
    t = last_turn(scores=[34, 20], dice={"titan": ("sofa", 3)}, pawns="sofa")
    t.ends(winners=[0], scores=[36, 20])
    last_turn(scores=[33, 20], dice={"titan": ("sofa", 3)}, pawns="sofa").goes_on()


@rule("HI-002")
def test_two_players_play_to_36():
    assert table("heroes", seats=2).seen_by(0)["target"] == 36
    last_turn(scores=[35, 0]).goes_on()
    last_turn(scores=[36, 0]).ends(winners=[0], scores=[36, 0])


@rule("HI-003")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_play_to_30(seats):
    rest = [0] * (seats - 1)
    assert table("heroes", seats=seats).seen_by(0)["target"] == 30
    last_turn(seats, scores=[29, *rest]).goes_on()
    last_turn(seats, scores=[30, *rest]).ends(winners=[0], scores=[30, *rest])


@rule("HI-004")
def test_two_three_or_four_people_play():
    for seats in (2, 3, 4):
        assert len(open_box("heroes", seats=seats).seen_by(None)["seats"]) == seats
    for seats in (1, 5):
        with pytest.raises(SetupError, match="2 to 4"):
            open_box("heroes", seats=seats)


@rule("HI-005")
def test_what_belongs_to_the_expansion_is_missing_without_it():
    base = open_box("heroes", expansion=False)
    facts = base.g.facts
    assert not [card for card in base.g.deck.cards if facts.cards[card].class_ == "hq_gadget"]
    assert sorted(set(facts.hero_deck(True)) - set(base.g.hero_deck)) == [12, 13, 14, 15, 16]
    base.shuffles("titan").seat(0).is_asked("draft")  # the draft is for everyone
    lost = table("heroes", expansion=False, pawns="channel6", teams={0: "traveller paragon", 1: "arcana titan"})
    lost.seat(0).wins("traveller", "channel6", 1)
    assert lost.player(0)["justice"] == 0
    lost.seat(1).passes().seat(0).may_not("noble", rule="HI-108").says("teleport traveller").rolls("1")
    assert (lost.hero("traveller")["at"], lost.player(0)["justice"]) == ("crimeland", 0)
    with pytest.raises(SetupError, match="lairs can be chosen only together with expansion"):
        open_box("heroes", expansion=False, lairs=True)
    homeless = last_turn(expansion=False, villains=[("thorn", 0, "bank")], pawns="bank")
    assert homeless.is_to_move_crime().district("bank")["villains"] == []
    assert homeless.seen_by(None)["discard"] == ["thorn"]  # no die is thrown for a lair


@rule("HI-006")
def test_examples_explain_rules_and_add_none():
    book = read_rulebook(load("heroes").folder)
    numbers = {entry.id for entry in book.rule}
    assert len(book.example) == 15
    for example in book.example:
        assert example.rules, example.id
        assert set(example.rules) <= numbers, example.id


# Components


@rule("HI-007")
def test_the_city_has_25_districts_each_with_one_number_for_difficulty_and_reward(tmp_path):
    t = table("heroes", teams={0: "stampede andron"}, at={"stampede": "labs"}, pawns="labs", turn=4)
    city = t.seen_by(None)["city"]
    assert len({district["id"] for district in city}) == 25
    t.seat(0).wins("stampede", "labs", 5).seat(1).passes().seat(0).says("skip")
    assert t.scores() == [t.district("labs")["number"], 0]
    assert t.district("labs")["number"] == 5
    with pytest.raises(ContentError, match="25 districts, not 24"):
        load("heroes").facts(without(tmp_path, "districts.toml", "sofa"))


def without(folder, file, row):
    """A copy of the content in which a row is lost."""
    content = shutil.copytree(load("heroes").content, folder / "content")
    path = content / file
    rows = re.split(r"\n(?=\[\[)", path.read_text())
    path.write_text("\n".join([text for text in rows if f'id = "{row}"' not in text]))
    return content


@rule("HI-008")
def test_a_district_power_is_for_whoever_scores_there():
    t = last_turn(dice={"titan": ("comics", 3)}, pawns="comics", deck="power_up").seat(0)
    t.is_asked("district_power").seat(1).is_asked_nothing()
    t.seat(0).says("use")
    assert t.hand(0) == ["power_up"]


@rule("HI-009")
def test_seven_lettered_pawns_mark_where_crime_can_be_fought():
    t = table("heroes", seats=4, pawns="channel6 fort sofa diner pets labs bank").seat(0)
    standing = {pawn: row["id"] for row in t.seen_by(None)["city"] for pawn in row["pawns"]}
    assert "".join(sorted(standing)) == "ABCDEFG"
    t.may("fight titan channel6 colour", "fight andron fort colour")
    table("heroes", seats=4).seat(0).may_not("fight andron fort colour", rule="HI-068")


@rule("HI-010")
def test_the_crime_die_moves_the_pawns():
    t = last_turn(pawns="bank").is_to_move_crime()
    assert t.crime("S N").pawn("A") == "comics"


@rule("HI-011")
def test_the_crime_die_shows_the_points_of_the_compass():
    t = last_turn()
    assert isinstance(t.match.ask, Roll)
    faces = {face: ways for (face,), ways in t.match.ask.outcomes(t.g)}
    assert faces == dict.fromkeys(("N", "S", "E", "W", "NE", "SE", "SW", "NW"), 1)


@rule("HI-012")
def test_a_hero_card_gives_name_powers_and_origin():
    t = table("heroes", teams={0: "slingshot ceera"})
    slingshot = t.hero("slingshot")
    assert (slingshot["powers"], slingshot["origin"]) == (["rocket", "fly"], "tech")
    for lang in ("en", "fr"):
        assert words_for(lang, load("heroes")).say("hero-slingshot") == "Slingshot"


@rule("HI-013")
def test_a_power_bends_the_rules_for_its_hero_only():
    t = table("heroes", teams={0: "firebrand stampede"}, at={"firebrand": "bank", "stampede": "bank"}).seat(0)
    t.may("move firebrand pets colour").may_not("move stampede pets colour", rule="HI-105")


@rule("HI-014")
def test_every_hero_has_one_origin_and_villains_districts_and_cards_heed_it():
    assert Counter(row.origin for row in load("heroes").facts().heroes).keys() == {
        "mutant",
        "tech",
        "chosen",
        "alien",
    }
    t = table("heroes", teams={0: "titan ceera"}, villains=[("evolver", 1, "bank")], hands={0: "emp_pulse"})
    assert (t.need("titan", "bank"), t.need("ceera", "bank")) == (8, 6)
    t.seat(0).may_not("play emp_pulse colour", rule="HI-092")  # nobody here is Tech
    genicon = last_turn(
        teams={0: "titan ceera"}, dice={"ceera": ("genicon", 6)}, pawns="genicon", tokens="genicon"
    )
    genicon.seat(0).may_only("hero titan", "skip")


@rule("HI-015")
def test_a_player_board_holds_the_spent_markers():
    t = table("heroes", teams={0: "shadowboxer titan"}).seat(0).says("draw detective").passes()
    assert (t.player(0)["slots"], t.player(0)["bonus_slots"]) == (["colour"], ["black"])
    assert (t.player(1)["slots"], t.player(1)["bonus_slots"]) == ([], [])


@rule("HI-016")
def test_a_player_owns_coloured_markers_a_white_one_and_those_of_the_heroes():
    t = table("heroes", teams={0: "shadowboxer huntaar", 1: "arcana titan"})
    assert (t.player(0)["coloured"], t.player(0)["white"]) == (4, 1)
    assert [(hero["marker"], hero["ready"]) for hero in t.player(0)["team"]] == [("black", True), ("orange", True)]
    assert [hero["marker"] for hero in t.player(1)["team"]] == [None, None]
    t.seat(0).passes()
    assert t.player(0)["coloured"] == 3


@rule("HI-017")
def test_four_normal_slots_and_bonus_slots_beside_them():
    t = table("heroes", teams={0: "shadowboxer titan"}).seat(0).passes().says("end")
    t.seat(1).passes().seat(0).says("draw detective").says("draw white").seat(1).passes()
    t.seat(0).passes().seat(1).passes().seat(0).passes()
    assert t.player(0)["slots"] == ["colour", "white", "colour", "colour"]
    assert t.player(0)["bonus_slots"] == ["black"]


@rule("HI-018", "HI-A2")
def test_white_and_bonus_markers_serve_once_a_phase():
    t = table("heroes", teams={0: "shadowboxer titan"}, turn=3).seat(0).says("draw detective").says("draw white")
    t.seat(1).passes().seat(0).may_not("draw white", rule="HI-019").may_not("draw detective", rule="HI-018")
    t.all_pass().crime("N").draws("starts 0").seat(0).may("draw white", "draw detective")  # the next phase


@rule("HI-019")
def test_the_white_marker_draws_one_card_a_phase():
    t = table("heroes", deck="power_up stun_ray", teams={0: "titan andron"}).seat(0).says("draw white")
    assert t.hand(0) == ["power_up"]
    t.seat(1).passes().seat(0).may_not("draw white", rule="HI-019").all_pass(6)
    assert t.hand(0) == ["power_up"]


@rule("HI-020")
def test_a_plus_one_marker_adds_one_to_the_throw():
    t = table("heroes", at={"titan": "bank"}, plus={"titan": 1}, pawns="bank").seat(0).wins("titan", "bank", 3)
    assert t.dice("bank") == {"titan": 4}
    bare = table("heroes", at={"titan": "bank"}, pawns="bank").seat(0).wins("titan", "bank", 3)
    assert bare.dice("bank") == {}


@rule("HI-021")
def test_a_hero_carries_up_to_three_gadgets_each_of_which_gives_something():
    t = table("heroes", gear={"titan": "jet_pack grapple_gun power_gauntlets"}, at={"titan": "bank"}, pawns="bank")
    assert t.hero("titan")["gear"] == ["jet_pack", "grapple_gun", "power_gauntlets"]
    t.seat(0).may("move titan pets colour", "move titan genicon colour").wins("titan", "bank", 1)
    assert t.match.state.justice[0] == 1  # the 1 counted as a 3, which is not enough
    table("heroes").seat(0).may_not("move titan stadium colour", rule="HI-105")


@rule("HI-022", "HI-A29")
def test_a_team_owns_one_hq_gadget_with_one_more_action_a_phase():
    t = table("heroes", hands={0: "hovercraft war_room"}).seat(0).plays("hovercraft")
    t.moves("titan", "library", "hovercraft")
    assert t.player(0)["hq"] == "hovercraft"
    t.seat(1).passes().seat(0).may_not("play war_room colour", rule="HI-150")
    t.may_not("move titan gazette hovercraft", rule="HI-018")


@rule("HI-023")
def test_a_lost_fight_earns_a_marker_that_adds_one_later():
    t = table("heroes", at={"titan": "bank"}, pawns="bank").seat(0).wins("titan", "bank", 3)
    assert t.player(0)["justice"] == 1
    t.seat(1).passes().seat(0).fights("titan", "bank").rolls("3").is_asked("boost").says("spend 1")
    assert (t.dice("bank"), t.player(0)["justice"]) == ({"titan": 4}, 0)


# Set-up


@rule("HI-024", "HI-A45")
def test_adding_the_expansion_takes_the_old_villains_out_and_gives_shadowboxer_black():
    facts = load("heroes").facts()
    base, both = facts.deck(False), facts.deck(True)
    assert (len(base), len(both)) == (50, 71)
    old = {facts.card_ids[card] for card in base if facts.is_villain[card]}
    new = {facts.card_ids[card] for card in both if facts.is_villain[card]}
    assert "thorn" in old and "mammoth" in new and not old & new
    assert table("heroes", teams={0: "shadowboxer titan"}).hero("shadowboxer")["marker"] == "black"
    alone = table("heroes", teams={0: "shadowboxer titan"}, expansion=False)
    assert alone.hero("shadowboxer")["marker"] == "white"
    assert alone.hero("titan")["marker"] is None  # most heroes have none


@rule("HI-025")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_heroes_are_dealt_to_each(seats):
    t = open_box("heroes", seats=seats)
    assert isinstance(t.match.ask, Shuffle)
    assert t.offer(0) == []
    t.shuffles("titan scrap huntaar arcana paragon ceera")
    assert t.offer(0) == ["huntaar", "scrap", "titan"]
    assert t.offer(1) == ["arcana", "ceera", "paragon"]
    assert all([len(t.offer(seat)) == 3 for seat in range(seats)])
    assert "ceera" not in t.everything_seen_by(0)
    assert t.offer(None) == []


@rule("HI-026")
def test_each_keeps_one_and_gives_one_left_and_one_right():
    t = (
        open_box("heroes", seats=3)
        .shuffles("titan scrap huntaar arcana paragon ceera andron cloner traveller")
        .seat(0)
    )
    t.is_asked("draft").may("draft titan scrap huntaar", "draft titan huntaar scrap")
    t.may_not("draft titan titan scrap", "draft arcana scrap huntaar", rule="HI-026")
    assert len(t.options()) == 6
    t.says("draft titan scrap huntaar").seat(1).says("draft arcana paragon ceera")
    t.seat(0).may_not("draft titan scrap huntaar", because="already-answered")
    assert "scrap" not in t.everything_seen_by(1)  # nobody sees before all are in
    t.seat(2).says("draft andron cloner traveller")
    assert t.offer(0) == ["ceera", "cloner"]  # right neighbour's left, left neighbour's right
    assert t.offer(1) == ["scrap", "traveller"]
    assert t.offer(2) == ["huntaar", "paragon"]
    assert t.seen_by(0)["kept"] == "titan"


@rule("HI-027")
def test_the_second_hero_is_one_of_the_two_received_and_the_other_leaves():
    t = open_box("heroes").shuffles(DEAL).seat(0).says("keep titan").seat(1).says("keep arcana")
    t.seat(0).is_asked("pick").may_only("pick paragon", "pick ceera").may_not("pick scrap", rule="HI-027")
    t.seat(0).says("pick paragon").seat(1).may_only("pick scrap", "pick huntaar").says("pick huntaar")
    assert [hero["id"] for hero in t.player(0)["team"]] == ["titan", "paragon"]
    assert [hero["id"] for hero in t.player(1)["team"]] == ["arcana", "huntaar"]
    assert sorted(t.seen_by(None)["dropped"]) == ["ceera", "scrap"]


@rule("HI-A44")
def test_with_two_players_both_heroes_go_to_the_opponent():
    t = open_box("heroes").shuffles(DEAL).seat(0).may_only("keep titan", "keep scrap", "keep huntaar")
    t.says("keep scrap").seat(1).says("keep ceera")
    assert t.offer(1) == ["huntaar", "titan"]
    assert t.offer(0) == ["arcana", "paragon"]


@rule("HI-028")
def test_everyone_takes_a_colour_with_four_markers_and_one_white():
    t = prepared()
    for seat in (0, 1):
        player = t.player(seat)
        assert (player["coloured"], player["white"], player["slots"], len(player["team"])) == (4, 1, [], 2)
        assert player["score"] == 0


def starts(hero, other="traveller"):
    """A hero's card after the set-up of a game in which seat 0 keeps this hero."""
    rivals = ["andron", "arcana", "firebrand", "paragon"]
    three = [word for word in rivals if word not in (hero, other)][:3]
    t = prepared(
        f"{hero} {other} stampede {' '.join(three)}"
        if hero != "stampede"
        else f"{hero} {other} titan {' '.join(three)}",
        [f"keep {hero}", f"keep {three[0]}"],
        [three[1], other],
    )
    return t.hero(hero)


@rule("HI-029")
def test_shadowboxer_starts_with_black():
    assert (starts("shadowboxer")["marker"], starts("shadowboxer")["ready"]) == ("black", True)


@rule("HI-030")
def test_stampede_starts_with_brown():
    assert (starts("stampede")["marker"], starts("stampede")["ready"]) == ("brown", True)


@rule("HI-031")
def test_dr_illusion_starts_with_pink():
    assert (starts("dr_illusion")["marker"], starts("dr_illusion")["ready"]) == ("pink", True)


@rule("HI-032")
def test_silver_king_starts_with_grey():
    assert (starts("silver_king")["marker"], starts("silver_king")["ready"]) == ("grey", True)


@rule("HI-033")
def test_cloner_starts_with_wood():
    assert (starts("cloner")["marker"], starts("cloner")["ready"]) == ("wood", True)


@rule("HI-034", "HI-A36")
@pytest.mark.parametrize("hero", ["huntaar", "werebeast", "thunderhawk"])
def test_huntaar_werebeast_and_thunderhawk_start_with_orange(hero):
    assert (starts(hero)["marker"], starts(hero)["ready"]) == ("orange", True)


@rule("HI-035")
@pytest.mark.parametrize(("hero", "plus"), [("titan", 1), ("werebeast", 1), ("andron", 1), ("arcana", 0)])
def test_titan_werebeast_and_andron_start_with_a_plus_one_marker(hero, plus):
    assert starts(hero)["plus"] == plus


@rule("HI-036")
def test_scrap_starts_with_a_gadget_whose_card_leaves_the_deck():
    t = open_box("heroes", start="first_seat").shuffles(DEAL)
    t.seat(0).says("keep scrap").seat(1).says("keep arcana").seat(0).says("pick paragon").seat(1).says(
        "pick titan"
    )
    t = t.seat(0).is_asked("build").may("build jet_pack", "build dimensional_key")
    t.may_not("build stun_ray", "build hovercraft", rule="HI-036").says("build jet_pack")
    assert t.hero("scrap")["gear"] == ["jet_pack"]
    assert t.g.facts.card_at["jet_pack"] not in t.g.deck
    assert t.seen_by(None)["deck"] == 70


@rule("HI-037")
def test_research_cards_and_districts_are_shuffled():
    t = (
        open_box("heroes", start="first_seat")
        .shuffles(DEAL)
        .seat(0)
        .says("keep titan")
        .seat(1)
        .says("keep arcana")
    )
    t.seat(0).says("pick paragon").seat(1).says("pick huntaar")
    assert isinstance(t.match.ask, Shuffle) and len(t.match.ask.cards) == 71
    t.shuffles("mammoth stun_ray")
    assert isinstance(t.match.ask, Shuffle) and len(t.match.ask.cards) == 24
    t.shuffles("sofa bank")
    assert {"mammoth", "stun_ray"} < set(t.hand(0))
    assert [district["id"] for district in t.seen_by(None)["city"][:2]] == ["sofa", "bank"]


FOUR = "titan scrap huntaar arcana paragon ceera andron cloner traveller werebeast firebrand slingshot"
DRAFTS = [
    "titan scrap huntaar",
    "arcana paragon ceera",
    "andron cloner traveller",
    "werebeast firebrand slingshot",
]


def prepared_for(seats, **options):
    """More than two players: each keeps the first of three and picks the hero that comes from the right."""
    deal = " ".join(FOUR.split()[: 3 * seats])
    drafts = [f"draft {words}" for words in DRAFTS[:seats]]
    picks = [DRAFTS[(seat - 1) % seats].split()[1] for seat in range(seats)]
    return open_box("heroes", seats=seats, **{"start": "first_seat", **options}).sets_up(deal, drafts, picks)


@rule("HI-038")
@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 2), (4, 1)])
def test_the_starting_hand_depends_on_the_number_of_players(seats, cards):
    t = prepared() if seats == 2 else prepared_for(seats)
    assert [t.player(seat)["hand"]["count"] for seat in range(seats)] == [cards] * seats
    assert len(t.hand(0)) == cards
    assert t.player(0, 1)["hand"]["cards"] == []


@rule("HI-039")
def test_the_city_is_five_by_five_around_crimeland():
    city = [district["id"] for district in prepared().seen_by(None)["city"]]
    assert len(city) == 25
    assert city[12] == "crimeland"


@rule("HI-040", "HI-A20")
@pytest.mark.parametrize(("seats", "pawns"), [(2, 5), (3, 6), (4, 7)])
def test_more_players_mean_more_crime(seats, pawns):
    t = prepared() if seats == 2 else prepared_for(seats)
    places = [place for place, district in enumerate(t.seen_by(None)["city"]) for _ in district["pawns"]]
    assert len(places) == len(set(places)) == pawns
    mirrored = {5 * (place // 5) + 4 - place % 5 for place in places}
    turned = {24 - place for place in places}
    assert set(places) == mirrored == turned  # a layout of our own, and balanced


@rule("HI-041")
def test_three_districts_receive_a_plus_one_marker():
    t = prepared()
    marked = [district["id"] for district in t.seen_by(None)["city"] if district["token"]]
    assert sorted(marked) == ["dwengine", "genicon", "makers"]
    assert t.seen_by(None)["supply"] == 12 - 3 - 1  # and one for Titan


@rule("HI-042")
def test_everyone_starts_without_points():
    assert prepared().scores() == [0, 0]
    assert prepared_for(4).scores() == [0, 0, 0, 0]


# Start of the game


@rule("HI-043")
def test_whoever_owns_the_most_comics_places_first():
    t = prepared(start="collection").seat(0).is_asked("collection").may_only("starts 0", "starts 1")
    t.may_not("starts 2", rule="HI-043").says("starts 1")
    t.seat(1).is_asked("place").seat(0).is_asked_nothing()
    random = prepared(start="random")
    assert isinstance(random.match.ask, Lot)
    random.draws("starts 1").seat(1).is_asked("place")


def placed(t, places="sofa bank labs diner"):
    """Everyone places heroes, in order."""
    teams = [[hero["id"] for hero in t.player(seat)["team"]] for seat in range(t.g.seats)]
    for turn, district in enumerate(places.split()):
        seat = (t.g.first + turn) % t.g.seats
        t.seat(seat).says(f"place {teams[seat][turn // t.g.seats]} {district}")
    return t


@rule("HI-044", "HI-A21")
def test_heroes_are_placed_one_at_a_time_clockwise_on_districts_without_heroes():
    t = prepared().seat(0).is_asked("place").may("place titan crimeland", "place paragon sofa")
    t.may_not("place arcana sofa", rule="HI-044").says("place titan crimeland")
    t.seat(1).is_asked("place").may_not("place arcana crimeland", rule="HI-044").says("place arcana sofa")
    t.seat(0).may_not("place titan bank", rule="HI-044").says("place paragon bank")
    t.seat(1).says("place huntaar labs")
    assert [t.hero(hero)["at"] for hero in ("titan", "paragon", "arcana", "huntaar")] == [
        "crimeland",
        "bank",
        "sofa",
        "labs",
    ]


@rule("HI-045")
def test_then_every_pawn_moves_once_from_a_on():
    t = placed(prepared())
    before = [t.pawn(letter) for letter in "ABCDE"]
    assert before == ["comics", "makers", "crimeland", "stadium", "dwengine"]
    t.rolls("N")
    assert t.pawn("A") == "bank"
    t.rolls("E").rolls("NW").rolls("S").rolls("SE")
    assert [t.pawn(letter) for letter in "ABCDE"] == ["bank", "diner", "comics", "fort", "pawnbroker"]
    t.seat(0).is_asked("action")


@rule("HI-046")
def test_whoever_placed_first_has_the_first_turn():
    t = placed(prepared(start="random").draws("starts 1")).crime("N")
    t.seat(1).is_asked("action").seat(0).is_asked_nothing()
    assert (t.seen_by(None)["phase"], t.seen_by(None)["turn"]) == (1, 1)
