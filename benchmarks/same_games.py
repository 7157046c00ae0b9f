"""Whether two source trees play the same games: the same choices must lead to the same ends.

    PYTHONPATH=old/src python benchmarks/same_games.py play villainous --seats 2 --games 1000 > old.jsonl
    PYTHONPATH=new/src python benchmarks/same_games.py play villainous --seats 2 --games 1000 > new.jsonl
    python benchmarks/same_games.py compare old.jsonl new.jsonl

The player draws a number only where there is a choice, and goes through the answers word by word as the alphabet
has them. So it does not matter in which order options are listed, whether a question without a choice is asked at
all, or whether one question became two. `--pass` lets every reaction pass without a draw, for trees that ask for
reactions in another order; `--renamed '{"let_all": "pass_turn"}'` puts answers of an older tree, or words
of them, into those of a newer one; `--trace SEED` prints one game to find out where two trees part.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from panoplie.games import load
from panoplie.kernel.chance import Seeded
from panoplie.kernel.match import Match

PASS_TURN = ["pass_turn"]


def play(
    game_id: str,
    seats: int,
    seed: int,
    options: dict[str, Any],
    passing: bool,
    trace: bool,
    renamed: Mapping[str, str],
) -> dict[str, Any]:
    """One game: how it ended, what everybody saw then, and how many choices led there."""
    match = Match.start(load(game_id), seats, options)
    chance, source = Seeded("chance", game_id, seed), Seeded("choices", game_id, seed)
    questions = choices = 0
    match.settle(chance)
    while not match.over:
        ask = match.asks()[0]
        answers = ways(ask, match.state)
        questions += 1
        passes = [answer for answer in answers if said(answer, renamed) == PASS_TURN]
        if passing and passes:
            answer = passes[0]
        else:
            answer, draws = choose(answers, source, renamed)
            choices += draws
        if trace and len(answers) > 1:
            print(f"{choices} seat {ask.seat} {ask.kind}: {answer} of {len(answers)}")
        match.push(answer, ask.seat)
        match.settle(chance)
    outcome = match.outcome()
    boards = [match.view(seat)["board"] for seat in (None, *range(seats))]
    return {
        "seed": seed,
        "questions": questions,
        "choices": choices,
        "reason": outcome.reason,
        "scores": list(outcome.scores),
        "boards": boards,
    }


def ways(ask: Any, g: Any) -> list[Any]:
    """Every answer, also where a question lists only the first of them."""
    if not hasattr(ask, "things"):
        return list(ask.options(g))
    things, (least, most), verb = ask.things(g), ask.bounds(g), ask.aim.verb
    pick = itertools.permutations if ask.form == "order" else itertools.combinations
    sizes = [pick(things, size) for size in range(least, most + 1)]
    return list(dict.fromkeys([(verb, *chosen) for chosen in itertools.chain.from_iterable(sizes)]))


def choose(answers: Sequence[Any], source: Seeded, renamed: Mapping[str, str]) -> tuple[Any, int]:
    """Choose word by word. Returns the answer and how often there was a choice."""
    left = [(answer, said(answer, renamed)) for answer in answers]
    draws = 0
    place = -1
    while len(left) > 1:
        place += 1
        words = sorted({words[place] if place < len(words) else "" for _, words in left})
        if len(words) > 1:
            word = words[source.below(len(words))]
            draws += 1
            left = [pair for pair in left if (pair[1][place] if place < len(pair[1]) else "") == word]
    return left[0][0], draws


def said(answer: Sequence[Any], renamed: Mapping[str, str]) -> list[str]:
    """An answer in the words of the newer tree; one word may have become several."""
    whole = " ".join([str(word) for word in answer])
    return (renamed.get(whole) or " ".join([renamed.get(word, word) for word in whole.split(" ")])).split(" ")


def compare(old: str, new: str) -> int:
    """Say which games ended in another way. Returns how many."""
    lines = [Path(name).read_text(encoding="utf-8").splitlines() for name in (old, new)]
    pairs = [(json.loads(one), json.loads(two)) for one, two in zip(*lines, strict=True)]
    other = [one["seed"] for one, two in pairs if without_order(one) != without_order(two)]
    asked = [sum([pair[place]["questions"] for pair in pairs]) for place in (0, 1)]
    choices = sum([one["choices"] for one, _ in pairs])
    print(f"{len(pairs)} games, {choices} choices, {asked[0]} questions before and {asked[1]} now")
    print(f"{len(other)} games end in another way{': seeds ' if other else ''}{', '.join(map(str, other[:20]))}")
    return len(other)


def without_order(value: Any) -> Any:
    """A game without the number of its questions, and with cards that lie side by side sorted."""
    if isinstance(value, dict):
        return {key: without_order(part) for key, part in value.items() if key != "questions"}
    if isinstance(value, list):
        return sorted([without_order(part) for part in value], key=json.dumps)
    return value


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game")
    playing.add_argument("--seats", type=int, default=2)
    playing.add_argument("--games", type=int, default=1000)
    playing.add_argument("--options", type=json.loads, default={})
    playing.add_argument("--pass", action="store_true", dest="passing")
    playing.add_argument("--renamed", type=json.loads, default={})
    playing.add_argument("--trace", type=int)
    comparing = commands.add_parser("compare")
    comparing.add_argument("old")
    comparing.add_argument("new")
    chosen = parser.parse_args()
    if chosen.command == "compare":
        return 1 if compare(chosen.old, chosen.new) else 0
    if chosen.trace is not None:
        play(chosen.game, chosen.seats, chosen.trace, chosen.options, chosen.passing, True, chosen.renamed)
        return 0
    for seed in range(chosen.games):
        end = play(chosen.game, chosen.seats, seed, chosen.options, chosen.passing, False, chosen.renamed)
        print(json.dumps(end, sort_keys=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
