"""Ratings beside OpenSkill's own, the sequential test on coins of known weight, and a ladder with a known end."""

from __future__ import annotations

import random

import pytest

from panoplie.kernel.errors import SetupError
from panoplie.kernel.match import Match
from panoplie.kernel.outcome import Outcome
from panoplie.kernel.outlook import Outlook
from panoplie.lab import ladder as ladders
from panoplie.lab.ladder import Deal, Duel, Result, Timed, ladder, play_deal, skills_of
from panoplie.lab.rating import Rating, rate
from panoplie.lab.sprt import NOT_STRONGER, OPEN, STRONGER, Claims


@pytest.mark.parametrize(
    ("before", "shares", "after"),
    [
        # PlackettLuce(tau=0).rate of openskill 6.2.0
        ([Rating(), Rating()], [1, 0], [(27.635231, 8.065506), (22.364769, 8.065506)]),
        ([Rating(), Rating()], [0.5, 0.5], [(25.0, 8.065506), (25.0, 8.065506)]),
        ([Rating()] * 4, [1, 0, 0, 0], [(27.795085, 8.263161)] + [(24.068305, 8.179214)] * 3),
    ],
)
def test_the_figures_are_openskills(
    before: list[Rating], shares: list[float], after: list[tuple[float, float]]
) -> None:
    found = [(round(rating.mean, 6), round(rating.doubt, 6)) for rating in rate(before, shares)]
    assert found == after


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong, weak = Rating(35, 3), Rating(20, 3)
    expected, surprise = rate([strong, weak], [1, 0])[0], rate([strong, weak], [0, 1])[0]
    assert 0 < expected.mean - strong.mean < strong.mean - surprise.mean
    assert expected.doubt < strong.doubt


def tossed(chance: float, claims: Claims, seed: int) -> tuple[str, int]:
    """The verdict on a coin, and after how many tosses."""
    toss = random.Random(seed)
    evidence = 0.0
    for number in range(1, 2000):
        evidence += claims.weight(float(toss.random() < chance))
        if claims.verdict(evidence) != OPEN:
            return claims.verdict(evidence), number
    return OPEN, number


@pytest.mark.parametrize(
    ("sides", "chance", "verdict"),
    [(2, 0.5, NOT_STRONGER), (2, 2 / 3, STRONGER), (4, 0.25, NOT_STRONGER), (4, 0.4, STRONGER)],
)
def test_a_coin_is_judged_wrongly_at_most_one_time_in_twenty(sides: int, chance: float, verdict: str) -> None:
    found = [tossed(chance, Claims.against(sides), seed)[0] for seed in range(1000)]
    assert found.count(verdict) >= 940


def test_a_strong_one_is_known_soon() -> None:
    claims = Claims.against(2)
    assert tossed(1.0, claims, 1) == (STRONGER, 11)
    assert tossed(0.0, claims, 1) == (NOT_STRONGER, 8)
    lengths = sorted([tossed(0.8, claims, seed)[1] for seed in range(200)])
    assert lengths[100] < 40


def test_skills_follow_from_who_beat_whom() -> None:
    won = Result([[1.0, 0.0]] * 20, 0, {}, {})
    split = Result([[1.0, 0.0], [0.0, 1.0]] * 10, 0, {}, {})
    skills = skills_of(["a", "b", "c"], [Duel("a", "b", [won]), Duel("b", "c", [split])])
    assert skills["a"].mean > skills["b"].mean + 5
    assert abs(skills["b"].mean - skills["c"].mean) < abs(skills["a"].mean - skills["c"].mean)


def test_a_ladder_until_clear_is_the_same_on_any_number_of_cores() -> None:
    one, two = (ladder("pow", 2, 200, 3, ["civilian", "sidekick"], cores, until_clear=True) for cores in (1, 2))
    assert one["duels"] == two["duels"]
    (duel,) = one["duels"]
    assert (duel["challenger"], duel["field"], duel["verdict"]) == ("sidekick", "civilian", STRONGER)
    assert duel["games"] < 60
    assert [row["name"] for row in one["bots"]] == ["sidekick", "civilian"]
    assert one["claims"] == {"even": 0.5, "better": pytest.approx(2 / 3), "error": 0.05}


@pytest.mark.parametrize("until_clear", [False, True])
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"mode": "together"})])
def test_there_is_no_ladder_where_all_are_on_one_side(
    seats: int, options: dict[str, str], until_clear: bool
) -> None:
    with pytest.raises(SetupError) as refused:
        ladder("guardians", seats, 1, 1, ["civilian", "sidekick"], options=options, until_clear=until_clear)
    assert refused.value.key == "one-side"


def test_a_game_that_nobody_won_says_nothing_about_who_is_stronger(monkeypatch: pytest.MonkeyPatch) -> None:
    """A villain of Guardians may win half of all games, and two equals share the other half."""
    half = Result([[1.0, 0.0], [0.0, 0.0]], 0, {}, {})
    monkeypatch.setattr(ladders, "play_deal", lambda deal: half)
    report = ladder("guardians", 2, 200, 1, ["civilian", "sidekick"], until_clear=True)
    (duel,) = report["duels"]
    assert (duel["verdict"], duel["games"], duel["nobody"]) == (STRONGER, 22, 11)
    assert duel["win_rate"] == 1.0 and duel["low"] > 0.7
    drawn = Result([[0.0, 0.0]] * 50, 0, {}, {})
    skills = skills_of(["a", "b"], [Duel("a", "b", [half, drawn])])
    assert skills == skills_of(["a", "b"], [Duel("a", "b", [half])])
    monkeypatch.setattr(ladders, "play_deal", lambda deal: drawn)
    (duel,) = ladder("guardians", 2, 4, 1, ["civilian", "sidekick"], until_clear=True)["duels"]
    assert (duel["verdict"], duel["low"], duel["high"]) == (OPEN, 0.0, 1.0)


WATCHMEN = {"watchmen": True}


def test_seats_that_win_together_have_a_part_of_the_victory_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Watchmen nobody knows the sides beforehand, and an equal would win more than one game in four."""
    loyal = Outcome.won((0, 1, 3), (1, 1, 0, 1), "loyal", ((0, 1, 3), (2,)))
    monkeypatch.setattr(ladders, "play_out", lambda *given: 0)
    monkeypatch.setattr(Match, "outcome", lambda match: loyal)
    games = play_deal(Deal("dc", 4, WATCHMEN, "hero", "sidekick", 1, 0)).games
    assert [sum(game) for game in games] == pytest.approx([1.0] * 4)
    assert [game[0] for game in games] == pytest.approx([1 / 3, 1 / 3, 0.0, 1 / 3])


@pytest.mark.parametrize(
    ("won", "found"), [((True, False), [1.0, 0.0]), ((False, True), [0.0, 1.0]), ((True, True), [0.0, 0.0])]
)
@pytest.mark.parametrize("part", ["loyal", "mastermind"])
def test_in_a_part_both_bots_play_the_same_deal_with_the_same_others(
    part: str, won: tuple[bool, bool], found: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[dict[str, set[str]]] = []
    deals: list[object] = []

    def watched(match: Match, players: list[Timed], outlooks: list[Outlook], chance: object) -> int:
        table: dict[str, set[str]] = {}
        for seat, player in enumerate(players):
            table.setdefault(match.view(seat)["board"]["seats"][seat]["loyalty"], set()).add(player.level)
        tables.append(table)
        deals.append(match.state.to_json())
        return 0

    def ended(match: Match) -> Outcome:
        roles = [match.view(seat)["board"]["seats"][seat]["loyalty"] for seat in range(4)]
        sides = [tuple([seat for seat in range(4) if (roles[seat] == part) == mine]) for mine in (True, False)]
        return Outcome.won(sides[not won[len(tables) - 1]], [0] * 4, "end", (sides[0], sides[1]))

    monkeypatch.setattr(ladders, "play_out", watched)
    monkeypatch.setattr(Match, "outcome", ended)
    result = play_deal(Deal("dc", 4, WATCHMEN, "hero", "civilian", 1, 0, "loyalty", part))
    assert result.games == [found]
    other = "loyal" if part == "mastermind" else "mastermind"
    assert tables == [{part: {"hero"}, other: {"sidekick"}}, {part: {"civilian"}, other: {"sidekick"}}]
    assert deals[0] == deals[1]


def test_a_part_that_nobody_has_gets_a_sentence() -> None:
    def refused(**asked: str) -> str:
        with pytest.raises(SetupError) as refusal:
            ladder("dc", 3, 1, 1, ["civilian", "sidekick"], options=WATCHMEN, **asked)  # type: ignore[arg-type]
        return str(refusal.value)

    assert refused(part="mastermind") == "Say by what the seats show “mastermind”: --by villain, for example."
    assert "did a seat show “joker” as its “loyalty”" in refused(by="loyalty", part="joker")


def test_a_ladder_that_stays_open_says_so() -> None:
    (duel,) = ladder("pow", 2, 2, 3, ["civilian", "sidekick"], until_clear=True)["duels"]
    assert duel["verdict"] == OPEN
    assert duel["games"] == 2
