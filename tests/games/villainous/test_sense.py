"""What a sidekick sees: the step that its villain's plan lacks, and the cards that stand in its way."""

from __future__ import annotations

from panoplie.bots import bot
from panoplie.games import load
from panoplie.games.villainous.score import objective_met
from panoplie.games.villainous.sense.plans import look, weigh
from panoplie.games.villainous.state import SET_UP
from panoplie.kernel.answers import as_text
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook
from tests.talk import table

SUITS = ("heart", "spade", "heart", "spade")


def turn_of(**realms):
    """What a sidekick in seat 0 answers until its turn is over, or the game."""
    t = table("villainous", **realms)
    match, chance, source = t.match, Seeded("turn", 1), Seeded("seat", 1)
    said = []
    while not match.over and match.state.active == 0:
        seat = match.asks()[0].seat
        answer = bot("sidekick").answer(Outlook(match, seat, source))
        if seat == 0:
            said.append(as_text(answer))
        match.push(answer, seat)
        match.settle(chance)
    return said, match


def test_hook_throws_away_what_he_needs_no_more():
    realm = {"at": "skull_rock", "lock": None, "cards": "peter_pan@jolly_roger smee@jolly_roger", "power": 9}
    said, match = turn_of(captain_hook={**realm, "hand": "worthy_opponent worthy_opponent"}, ursula={})
    assert "discard worthy_opponent worthy_opponent" in said or said.count("discard worthy_opponent") == 2, said
    assert not match.over


def test_hook_vanquishes_peter_pan():
    crew = "peter_pan@jolly_roger pirate_brute@jolly_roger pirate_brute@jolly_roger michael@skull_rock"
    _, match = turn_of(captain_hook={"at": "jolly_roger", "lock": None, "cards": crew}, ursula={})
    assert match.outcome().winners == (0,)


def test_jafar_hypnotises_the_genie_even_while_the_lamp_is_stolen():
    cards = "genie@cave_of_wonders abu@oasis+magic_lamp"
    jafar = {"at": "oasis", "lock": None, "power": 20, "hand": "hypnotize scrying", "cards": cards}
    said, _ = turn_of(jafar=jafar, ursula={})
    assert "pick genie@cave_of_wonders" in said, said


def test_ursula_carries_the_trident_home():
    cards = "trident@erics_ship crown@ursulas_lair"
    said, match = turn_of(ursula={"at": "ursulas_lair", "cards": cards}, captain_hook={})
    assert objective_met(match.state, 0), said


def test_maleficent_curses_the_last_location():
    curses = (
        "green_fire@forbidden_mountains forest_of_thorns@briar_roses_cottage forest_of_thorns@king_stefans_castle"
    )
    hand = "dreamless_sleep vanish"
    maleficent = {"at": "the_forest", "power": 5, "hand": hand, "cards": curses}
    said, _ = turn_of(maleficent=maleficent, ursula={})
    assert "play dreamless_sleep the_forest" in said, said


def test_the_queen_takes_a_good_shot():
    places = ("courtyard", "hedge_maze", "tulgey_wood", "white_rabbits_house")
    wickets = " ".join([f"card_guard_{suit}@{place}=1" for suit, place in zip(SUITS, places, strict=True)])
    queen = {"at": "courtyard", "power": 6, "hand": "take_the_shot", "cards": wickets}
    said, match = turn_of(queen_of_hearts=queen, ursula={})
    shot = match.state.facts.number["take_the_shot"]
    assert match.over or shot in match.state.discard[0], said


def test_what_is_kept_of_a_realm_is_what_another_look_would_tell():
    game = load("villainous")
    looks = 0
    for seed in range(3):
        match, chance = Match.start(game, 6), Seeded("looks", seed)
        match.settle(chance)
        for _ in range(400):
            ask = match.asks()[0]
            match.push(ask.sample(match.state, chance), ask.seat)
            match.settle(chance)
            if match.over:
                break
            if match.state.phase != SET_UP:
                for seat in range(6):
                    assert look(match.state, seat) == weigh(match.state, seat)
                    looks += 1
    assert looks > 3000


def test_jafar_does_not_play_two_conditions_that_only_fetch_each_other():
    """Manipulation takes back the other Manipulation, as often as he likes while the foe has three Allies."""
    allies = "smee@skull_rock swashbuckler@skull_rock swashbuckler@skull_rock"
    t = table(
        "villainous",
        captain_hook={"at": "skull_rock", "cards": allies},
        jafar={
            "hand": "manipulation scrying",
            "discard": "manipulation necessary_sacrifice",
            "deck": "magic_lamp scarab_pendant hypnotize hypnotize",
        },
    )
    t.seat(0).uses("gain_1")
    for seed in range(10):
        assert bot("sidekick").answer(Outlook(t.match, 1, Seeded("twice", seed))) == ("pass",)
