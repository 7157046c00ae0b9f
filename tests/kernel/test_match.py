"""The match: forks, imagined worlds, secret answers, taking back."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from panoplie.games import ids, load
from panoplie.kernel.answers import CHANCE
from panoplie.kernel.asks import Flow, Together
from panoplie.kernel.chance import Seeded
from panoplie.kernel.contract import check_contract
from panoplie.kernel.errors import IllegalAnswer, Refusal, RuleError
from panoplie.kernel.game import Game
from panoplie.kernel.match import Match
from panoplie.kernel.sight import knowledge
from tests.kernel.tiny_games import BIDS, CLASH, PEEK


def random_positions(game: Game, seats: int, seed: int) -> list[Match]:
    """Forks of a random game at every decision."""
    chance = Seeded("positions", seed)
    match = Match.start(game, seats)
    positions = []
    match.settle(chance)
    while not match.over:
        ask = match.asks()[0]
        positions.append(match.fork())
        options = ask.options(match.state)
        match.push(options[chance.below(len(options))], ask.seat)
        match.settle(chance)
    return positions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_reaction_inside_a_reaction_inside_a_loop_forks_at_every_decision(seats: int) -> None:
    assert check_contract(CLASH, seats, range(40)) > 40
    deepest = 0
    for match in random_positions(CLASH, seats, 1):
        deepest = max(deepest, len(match.trail()))
        twin = match.fork()
        assert twin.state == match.state
        assert [step.name for step in twin.trail()] == [step.name for step in match.trail()]
        for copy in (match, twin):
            chance = Seeded("rest", 1)
            while not copy.over:
                copy.settle(chance)
                if not copy.over:
                    options = copy.asks()[0].options(copy.state)
                    copy.push(options[chance.below(len(options))])
        assert twin.state == match.state
        assert twin.log == match.log
    assert deepest == 3, "a defence inside an attack inside the loop was reached"


def test_the_trail_names_the_running_rules() -> None:
    match = next(match for match in random_positions(CLASH, 2, 1) if len(match.trail()) == 3)
    assert [step.name for step in match.trail()] == ["clash", "attack", "defence"]
    assert match.trail()[0].rules == ("TI-001",)
    assert match.trail()[1].text == "One attack (TI-001)."


def test_the_trail_goes_through_a_rule_that_looks_at_anothers_questions() -> None:
    def watched(g: Any) -> Flow:
        """Watch a rule (TI-002)."""
        flow = CLASH.act(g)
        answer = None
        while True:
            try:
                answer = yield flow.send(answer)
            except StopIteration:
                return

    watching = dataclasses.replace(CLASH, act=watched)
    match = next(match for match in random_positions(watching, 2, 1) if len(match.trail()) == 4)
    assert [step.name for step in match.trail()] == ["watched", "clash", "attack", "defence"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_are_dealt_anew_in_the_middle_of_an_effect(seats: int) -> None:
    """Whoever looks at two cards keeps view and ask byte for byte; for the others the cards change."""
    assert check_contract(PEEK, seats, range(60)) > 60
    changed = 0
    for match in random_positions(PEEK, seats, 7):
        ask = match.asks()[0]
        for viewer in range(seats):
            before = json.dumps(match.view(viewer))
            world = match.imagine(viewer, Seeded("imagined", viewer))
            assert json.dumps(world.view(viewer)) == before
            changed += world.state != match.state
            # the running rule goes on in the new world, and so do its forks
            twin = world.fork()
            options = ask.options(world.state)
            for copy in (world, twin):
                copy.push(options[0], ask.seat)
                copy.settle(Seeded("rest"))
            assert twin.state == world.state
            assert sorted(_cards(world)) == sorted(_cards(match))
    assert changed > 10


def test_a_looker_still_knows_what_it_put_away_only_as_far_as_the_game_says() -> None:
    """What is imagined does not depend on what is hidden: two worlds that look alike imagine the same."""
    for match in random_positions(PEEK, 3, 3):
        for viewer in range(3):
            other = match.imagine(viewer, Seeded("other"))
            assert other.imagine(viewer, Seeded(5)).state == match.imagine(viewer, Seeded(5)).state


def test_secret_answers_stay_secret_until_all_are_in() -> None:
    check_contract(BIDS, 3, range(40))
    match = Match.start(BIDS, 3)
    match.settle(Seeded(1))
    hands = [hand[:] for hand in match.state.hands]  # type: ignore[attr-defined]
    before = [json.dumps(match.view(seat)["board"]) for seat in range(3)]
    match.answer(1, ("play", hands[1][0]))
    assert [json.dumps(match.view(seat)["board"]) for seat in range(3)] == before
    assert match.view(0)["waiting"] == [0, 1, 2], "nobody learns who has answered"
    assert match.view(1)["waiting"] == [0, 2]
    assert match.why_not(1, ("play", hands[1][1])) == Refusal("already-answered")
    assert match.fork().view(1) == match.view(1)
    match.answer(2, ("play", hands[2][0]))
    match.answer(0, ("play", hands[0][0]))
    assert match.state.table == [hand[0] for hand in hands]  # type: ignore[attr-defined]


def test_in_an_imagined_world_the_secret_answers_of_others_are_asked_again() -> None:
    match = Match.start(BIDS, 3)
    match.settle(Seeded(1))
    for seat in (1, 2):
        match.answer(seat, match.ask_of(seat).options(match.state)[0])  # type: ignore[union-attr]
    world = match.imagine(1, Seeded(2))
    assert [ask.seat for ask in world.asks()] == [0, 2]
    assert all(entry[0] != 2 for entry in world.log)
    assert [ask.seat for ask in match.asks()] == [0]


def test_an_unsettled_secret_answer_can_be_taken_back_and_a_settled_one_cannot() -> None:
    match = Match.start(BIDS, 2)
    match.settle(Seeded(1))
    first = [match.ask_of(seat).options(match.state)[0] for seat in (0, 1)]  # type: ignore[union-attr]
    match.answer(0, first[0])
    assert match.undo_point(1) == Refusal("nothing-to-undo")
    match.undo(0)
    assert [ask.seat for ask in match.asks()] == [0, 1]
    match.answer(0, first[0])
    match.answer(1, first[1])
    assert match.undo_point(0) == Refusal("undo-answered")
    assert match.undo_point(1) == Refusal("undo-answered")


def test_taking_back_a_secret_answer_leaves_those_of_the_others() -> None:
    match = Match.start(BIDS, 3)
    match.settle(Seeded(1))
    first = [match.ask_of(seat).options(match.state)[0] for seat in range(3)]  # type: ignore[union-attr]
    for seat in (1, 0):
        match.answer(seat, first[seat])
    assert match.undo(1) == len(match.log) - 1
    assert [ask.seat for ask in match.asks()] == [1, 2]
    assert match.log[-1] == (0, first[0])
    match.answer(1, first[1])
    match.answer(2, first[2])
    place = max([place for place, (by, _) in enumerate(match.log) if by == 0])
    match.rewind(place, match.beside(place))
    assert [ask.seat for ask in match.asks()] == [0], "and so it is once they are unveiled"
    assert match.log[place:] == [(1, first[1]), (2, first[2])]


def test_undo_stops_where_somebody_learnt_something() -> None:
    match = Match.start(PEEK, 2)
    match.settle(Seeded(4))
    match.answer(0, match.asks()[0].options(match.state)[0])
    assert isinstance(match.undo_point(0), int), "putting a card in one's own hand tells nobody anything"
    before = match.fork()
    foe = match.asks()[0].seat
    match.answer(foe, match.asks()[0].options(match.state)[0])
    assert match.undo_point(foe) == Refusal("undo-learnt"), "the next player looks at two cards"
    assert match.undo_point(0) == Refusal("undo-answered")
    match.rewind(len(before.log))
    assert match.state == before.state


@pytest.mark.parametrize(
    ("game", "seats"), [(load(name), 3) for name in ids()] + [(PEEK, 2), (CLASH, 2), (BIDS, 3)]
)
@pytest.mark.parametrize("forks", [False, True])
def test_the_quick_way_to_undo_agrees_with_a_replay_from_the_start(game: Game, seats: int, forks: bool) -> None:
    """Wherever the last checkpoint lies, and in a fork as well."""
    chance = Seeded("quick", game.meta.id)
    match = Match.start(game, seats)
    free = 0
    while not match.over and len(match.log) < 160:
        match.settle(chance)
        for seat in range(seats):
            twin = match.fork() if forks else match
            assert twin.undo_point(seat) == _undo_point_by_replay(match, seat)
        for ask in match.asks()[: 1 + chance.below(2)]:
            options = ask.options(match.state)
            match.push(options[chance.below(len(options))], ask.seat)
            assert match.undo_point(ask.seat) == _undo_point_by_replay(match, ask.seat)
            free += isinstance(match.undo_point(ask.seat), int)
    assert free


def from_the_start(match: Match, place: int) -> Match:
    """The match after its first `place` answers, by a replay of all of them."""
    past = Match.start(match.game, match.state.seats)
    past.feed(match.log[:place])
    return past


@pytest.mark.parametrize(
    ("game", "seats"), [(load(name), 3) for name in ids()] + [(PEEK, 2), (CLASH, 2), (BIDS, 3)]
)
def test_to_go_back_is_the_same_from_a_checkpoint_and_from_the_start(game: Game, seats: int) -> None:
    chance = Seeded("back", game.meta.id)
    match = Match.start(game, seats)
    while not match.over and len(match.log) < 60:
        match.settle(chance)
        for ask in match.asks()[:1]:
            match.undo_point(ask.seat)
            options = ask.options(match.state)
            match.push(options[chance.below(len(options))], ask.seat)
        for back in (0, 2, 7):
            place = max(0, len(match.log) - back)
            past, whole = match.at(place), from_the_start(match, place)
            assert (past.state, past.log, past.waiting()) == (whole.state, whole.log, whole.waiting())
            earlier = past.at(max(0, place - 3))  # and so it is from where somebody has gone back to
            assert earlier.state == from_the_start(match, max(0, place - 3)).state


def counting(game: Game) -> tuple[Game, list[int]]:
    """The game, and how many of its acts were played or replayed."""
    acts = [0]

    def counted(g: Any) -> Flow:
        acts[0] += 1
        return game.act(g)

    return dataclasses.replace(game, act=counted), acts


@pytest.mark.parametrize("expected", [True, False])
def test_whoever_expects_a_fork_does_not_replay_what_happened_before(expected: bool) -> None:
    game, acts = counting(load("dc"))
    chance = Seeded("expected")
    match = Match.start(game, 2)
    for _ in range(40):
        match.settle(chance)
        ask = match.asks()[0]
        if expected:
            match.expect_forks()
        match.push(ask.sample(match.state, chance), ask.seat)
    played, acts[0] = acts[0], 0
    twin = match.fork()
    assert played > 40 and (acts[0] < 5) is expected
    assert (twin.state, twin.log) == (match.state, match.log)
    assert twin.state == from_the_start(match, len(match.log)).state


def test_to_take_back_does_not_play_the_game_again() -> None:
    """At the end of a long game it costs what it does at the beginning."""
    game, acts = counting(load("dc"))
    chance = Seeded("long")
    match = Match.start(game, 2)
    places = []
    while len(places) < 150:
        match.settle(chance)
        ask = match.asks()[0]
        options = ask.options(match.state)
        places.append(len(match.log))
        match.push(options[chance.below(len(options))], ask.seat)
        match.undo_point(ask.seat)
    played, acts[0] = acts[0], 0
    assert played > 100
    match.rewind(places[-1], match.beside(places[-1]))
    assert acts[0] < 10


def _undo_point_by_replay(match: Match, seat: int) -> int | Refusal:
    """What `undo_point` says, worked out from the whole game."""
    places = [place for place, (by, _) in enumerate(match.log) if by == seat]
    if not places:
        return Refusal("nothing-to-undo")
    before = from_the_start(match, places[-1])
    if isinstance(before.ask, Together):
        later = from_the_start(match, places[-1])
        question = later.ask
        for by, answer in match.log[places[-1] :]:
            later.push(answer, by)
        if later.ask is question:
            return places[-1]
    if isinstance(match.ask, Together):
        return Refusal("undo-answered")
    if places[-1] < len(match.log) - 1:
        chance = match.log[-1][0] == CHANCE
        return Refusal("undo-chance" if chance else "undo-answered")
    if isinstance(before.ask, Together):
        return Refusal("undo-answered")
    zones = match.game.zones
    for viewer in (None, *range(match.state.seats)):
        if knowledge(zones(match.state), viewer) - knowledge(zones(before.state), viewer):
            return Refusal("undo-learnt")
    return places[-1]


def test_undo_is_refused_past_a_throw() -> None:
    match = Match.start(load("pow"), 2, {"start": "first_seat"})
    match.settle(Seeded(1))
    keep = next(option for option in match.asks()[0].options(match.state) if option[0] == "keep")
    match.answer(0, keep)
    place = len(match.log) - 1
    assert match.undo_point(0) == place
    match.settle(Seeded(2))
    with pytest.raises(IllegalAnswer, match="The dice have been thrown since"):
        match.undo(0)
    assert len(match.log) == place + 2


def test_an_illegal_answer_changes_nothing_and_says_why() -> None:
    match = Match.start(load("pow"), 2, {"start": "first_seat"}, listen=True)
    match.settle(Seeded(1))
    before, log, events = match.state.clone(), match.log[:], list(match.state.events or [])
    for seat, answer in [
        (0, ("keep",)),
        (0, ("keep", "shield", "shield", "shield", "shield", "shield", "shield")),
        (0, ("take", "hero", 9)),
        (0, ("take", "hero", "first")),
        (0, ("take", "hero", True)),
        (0, {"keep": 1}),
        (0, 3.5),
        (0, []),
        (0, None),
        (1, ("keep", "shield")),
        (7, ("keep", "shield")),
    ]:
        with pytest.raises(IllegalAnswer) as caught:
            match.answer(seat, answer)
        assert str(caught.value).endswith((".", ")"))
        assert match.state == before
        assert match.log == log
        assert match.state.events == events


def test_a_finished_match_takes_no_answer() -> None:
    match = random_positions(BIDS, 2, 1)[-1]
    for ask in match.asks():
        match.answer(ask.seat, ask.options(match.state)[0])
    assert match.over
    assert match.why_not(0, ("play", 1)) == Refusal("game-over")
    with pytest.raises(RuleError):
        match.push(("play", 1))


def test_a_match_that_nobody_forks_takes_no_checkpoints_and_one_that_is_forked_stays_quick() -> None:
    """The first fork replays the game so far once; later forks replay only the present act."""
    chance = Seeded(3)
    match = Match.start(load("pow"), 3)
    while len(match.log) < 60:
        match.settle(chance)
        options = match.asks()[0].options(match.state)
        match.push(options[chance.below(len(options))])
    match.settle(chance)
    assert match.act_began == match.checkpoint()[0]
    place, _ = match.checkpoint()
    assert 0 < len(match.log) - place <= 6
    resumed = Match.resume(match.game, match.checkpoint()[1])
    resumed.feed(match.log[place:])
    assert resumed.state == match.state


def _cards(match: Match) -> list[int]:
    return [card for zone in match.game.zones(match.state) for card in zone.cards]
