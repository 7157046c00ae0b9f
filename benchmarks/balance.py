"""How games between equal bots end, setting by setting: is a side, a villain or an adventure too strong?

    python benchmarks/balance.py guardians --games 60
    python benchmarks/balance.py guardians --games 24 --only feedback --mirrored
    python benchmarks/balance.py dc --games 60 --only "two seats"

Mirrored, every game of two teams is played twice, the second time with the heroes changed over: what is left is
where the teams start. Shares carry their 95 % interval (Wilson). The settings of a game, and what is read off its
last view beside the endings, stand below.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from panoplie import games
from panoplie.bots import Bot, Sidekick, bot
from panoplie.kernel.answers import Answer
from panoplie.kernel.chance import Seeded, shuffled
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook, play_out
from panoplie.lab.figures import interval
from panoplie.lab.simulate import simulate

View = Mapping[str, Any]


@dataclass(frozen=True)
class Setting:
    """A table at which equal bots play."""

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)


def of_guardians(view: View) -> dict[str, float]:
    """Turns, the team that won, Missions met by hero, and how each adventure of a campaign went."""
    board, winners = view["board"], view["outcome"]["winners"]
    teams = board["teams"]
    found: dict[str, float] = {"turns": board["turn"]}
    found[f"ended: {board.get('ending')}"] = 1.0
    if len(winners) < len(teams) and winners and not board["together"]:
        found["decided"] = 1.0
        found[f"won by team {teams[winners[0]] + 1}"] = 1.0
    for hero in board["heroes"]:
        if hero.get("mission"):
            found[f"with {hero['id']}"] = 1.0
            found[f"mission of {hero['id']}"] = float(bool(hero.get("done")))
    for chapter in board["saga"]:
        found[f"adventure {chapter['adventure']}: not stopped"] = float(not chapter["stopped"])
        found[f"adventure {chapter['adventure']}: the villain wins"] = float(chapter["villain_won"])
    return found


def of_dc(view: View) -> dict[str, float]:
    """Turns a player, and who won: a seat alone, or in Watchmen the Mastermind, if there was one."""
    board, winners = view["board"], view["outcome"]["winners"]
    roles = [seat.get("loyalty") for seat in board["seats"]]
    found: dict[str, float] = {"turns": board["turn"] / len(roles)}
    if "mastermind" in roles:
        found["decided"] = 1.0
        found["won by the Mastermind"] = float(winners == [roles.index("mastermind")])
    elif roles[0] is None and len(winners) == 1:
        found["decided"] = 1.0
        found[f"won by seat {winners[0] + 1}"] = 1.0
    return found


MEASURES: Final[Mapping[str, Callable[[View], dict[str, float]]]] = {"guardians": of_guardians, "dc": of_dc}

THREATS: Final = ("feedback", "five_faces", "farewell_tour")
SETTINGS: Final[Mapping[str, Mapping[str, Setting]]] = {
    "guardians": {
        **{name: Setting(2, {"threat": name}) for name in (*THREATS, "street_brawl")},
        **{f"{name}, four seats": Setting(4, {"threat": name}) for name in (*THREATS, "street_brawl")},
        **{
            f"{name}, together, {level}{', Sidekicks' if helpers else ''}": Setting(
                2, {"mode": "together", "threat": name, "difficulty": level, "sidekicks": helpers}
            )
            for name in THREATS
            for level in ("easy", "normal", "hard")
            for helpers in (0, 2)
        },
        "campaign": Setting(2, {"mode": "campaign"}),
    },
    "dc": {
        "two seats": Setting(2),
        "four seats": Setting(4),
        "teams": Setting(4, {"variant": "teams"}),
        **{f"Watchmen, {seats} seats": Setting(seats, {"watchmen": True}) for seats in (2, 3, 4, 5)},
    },
}


class Cast:
    """A bot whose hero is chosen for it."""

    def __init__(self, player: Bot, hero: str) -> None:
        self.player = player
        self.hero = hero

    def answer(self, outlook: Outlook) -> Answer:
        return ("hero", self.hero) if outlook.ask().kind == "hero" else self.player.answer(outlook)


def play_mirrored(setting: Setting, count: int, seed: int, level: str, content: Path | None) -> dict[str, Any]:
    """Games in pairs: neighbours at the table are of different teams, and change their heroes for the second."""
    game, seats = games.load("guardians"), setting.seats
    facts = game.facts(content)
    endings: Counter[str] = Counter()
    measured: Counter[str] = Counter()
    for number in range(count):
        heroes = shuffled(list(facts.hero_ids), Seeded("heroes", seed, number // 2))
        match = Match.start(game, seats, setting.options, facts)
        cast = [Cast(bot(level), heroes[seat ^ number % 2]) for seat in range(seats)]
        outlooks = [Outlook(match, seat, Seeded("seat", seed, number, seat)) for seat in range(seats)]
        play_out(match, cast, outlooks, Seeded("chance", seed, number))
        endings[match.outcome().reason] += 1
        measured.update(of_guardians(match.view(None)))
    return {
        "seats": seats,
        "games": count,
        "endings": [{"reason": reason, "games": times} for reason, times in endings.items()],
        "measured": {key: amount / count for key, amount in measured.items()},
    }


def share(part: float, whole: float) -> str:
    """A share of some games with its interval, in per cent.

    >>> share(15, 60)
    '15 of 60, 25 % (16 to 37)'
    """
    if not whole:
        return "none"
    low, high = interval(part / whole, round(whole))
    return f"{part:.0f} of {whole:.0f}, {100 * part / whole:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def tell(name: str, report: Mapping[str, Any]) -> None:
    games = report["games"]
    counts = {key: mean * games for key, mean in report["measured"].items()}
    print(f"{name}: {games} games of {report['seats']}, {counts.pop('turns') / games:.1f} turns in the mean")
    for ending in report["endings"]:
        print(f"  {ending['reason']}: {share(ending['games'], games)}")
    decided = counts.pop("decided", 0.0)
    played = {key: counts.pop(f"with {key}") for key in [key[5:] for key in counts if key.startswith("with ")]}
    for key in sorted(counts):
        hero = key.removeprefix("mission of ")
        whole = decided if key.startswith("won by") else played[hero] if hero != key else games
        print(f"  {key}: {share(counts[key], whole)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SETTINGS))
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="sidekick")
    parser.add_argument("--worlds", type=int, help="in how many imagined worlds a sidekick tries what it may do")
    parser.add_argument("--mirrored", action="store_true", help="Guardians, two teams: play every game twice")
    parser.add_argument("--only", help="the one setting to play")
    parser.add_argument("--content", type=Path, help="a folder with other numbers")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    Sidekick.worlds = chosen.worlds or Sidekick.worlds
    for name, setting in SETTINGS[chosen.game].items():
        if chosen.only in (None, name) and not (chosen.mirrored and setting.options.get("mode")):
            if chosen.mirrored:
                report = play_mirrored(setting, chosen.games, chosen.seed, chosen.bot, chosen.content)
            else:
                report = simulate(
                    chosen.game,
                    setting.seats,
                    chosen.games,
                    chosen.seed,
                    [chosen.bot],
                    options=setting.options,
                    content=chosen.content,
                    measure=MEASURES[chosen.game],
                )
            print(json.dumps({"setting": name, **report})) if chosen.json else tell(name, report)


if __name__ == "__main__":
    main()
