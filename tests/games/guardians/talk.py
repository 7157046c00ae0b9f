"""Table talk of Guardians' Chronicles: figures, cards and dice are set by name.

table(
    "guardians", threat="feedback",
    ultrawoman={"at": "e5", "left": "heat_vision", "right": "iron_will", "damage": 1},
    rage={"at": "h8", "seat": 1},
    villains={"xtina": "f2", "nodalie_1": "g4"}, objects="car@e6", active="ultrawoman",
)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from panoplie.games.guardians.board import district_of, name_of
from panoplie.games.guardians.rows import STATS
from panoplie.games.guardians.state import NOWHERE, State
from panoplie.kernel.answers import CHANCE, NOBODY, from_text
from panoplie.kernel.asks import Roll
from panoplie.kernel.words import words_for
from tests.talk import Talk


class GuardiansTalk(Talk):
    """A table of Guardians' Chronicles."""

    def pick(self, names: str, cards: Sequence[int]) -> list[int]:
        """The cards that a test names, from the top; then all others as they come."""
        order = [self.g.facts.kind_at[name] for name in names.split()]
        rest = list(cards)
        for kind in order:
            rest.remove(kind)
        return rest + order[::-1]

    # Speaking

    def moves(self, space: str) -> Self:
        return self.says(f"move {space}")

    def attacks(self, target: str) -> Self:
        return self.says(f"attack {target}")

    def shoots(self, target: str) -> Self:
        return self.says(f"shoot {target}")

    def tests(self, goal: str, stat: str = "mental") -> Self:
        """Make a Test; its Space is found by itself."""
        ways = [answer for answer in self.options() if answer[:3] == ("test", goal, stat)]
        assert ways, f"{goal} cannot be tested: {self._spoken(self.options())}."
        return self.says(" ".join(ways[0]))

    def uses(self, power: str) -> Self:
        return self.says(f"power {power}")

    def throws(self, thing: str, target: str = "around") -> Self:
        """Use an Object as a weapon: `car@e6`."""
        name, _, space = thing.partition("@")
        return self.says(f"throw {name} {space} {target}")

    def lays(self, hero: str, *cards: str) -> Self:
        """Lay cards in the Strategy phase: `steel_skin<` on the left, `steel_skin>` on the right."""
        for card in cards:
            self.says(f"lay {hero} {card[:-1]} {'left' if card.endswith('<') else 'right'}")
        return self

    def is_ready(self) -> Self:
        return self.says("ready")

    def ends_activation(self) -> Self:
        return self.says("end")

    def tells(self, answer: str, *lines: str) -> Self:
        """Answer, and assert that the log then reads so, among other lines."""
        self.match.state.events = []
        words = words_for("en", self.match.game)
        events = self.match.answer(self._speaker, from_text(answer))
        self.match.state.events = None
        told = [words.event(event.seen_by(None)) for event in events]
        assert set(lines) <= set(told), f"The log says: {told}."
        return self

    def odds(self, answer: str) -> int:
        """The chance that stands beside a choice."""
        ask = self.match.ask_of(self._speaker)
        assert ask is not None
        found: int = ask.details(self.g)["odds"][answer]
        return found

    def reads(self, english: str, french: str) -> Self:
        """Assert how the question sounds; the narrow spaces of French need not be typed."""
        ask = self.match.ask_of(self._speaker)
        assert ask is not None
        for lang, wanted in (("en", english), ("fr", french)):
            said = words_for(lang, self.match.game).ask(ask.kind, ask.details(self.g))
            assert said.replace("\u202f", " ").replace("\u00a0", " ") == wanted
        return self

    # Chance

    def is_thrown(self, kind: str, count: int) -> Self:
        """Assert which dice, and how many, are about to be thrown."""
        ask = self._pending(Roll)
        dice: dict[str, tuple[str, ...]] = {
            "combat": self.g.facts.combat_die,
            "power": self.g.facts.power_die,
            "test": self.g.facts.test_die,
        }
        assert (ask.dice.faces, ask.count) == (dice[kind], count), (
            f"{ask.count} dice are thrown: {ask.dice.faces}."
        )
        return self

    def misses(self) -> Self:
        """Let every die show nothing until somebody is asked something or the game is over."""
        while self.match.ask is not None and self.match.ask.seat == CHANCE:
            self._answer(CHANCE, ("0",) * self._pending(Roll).count)
        return self

    # Looking

    @property
    def g(self) -> State:
        g = self.match.state
        assert isinstance(g, State)
        return g

    def figure(self, name: str) -> int:
        found: int = self.g.facts.figure_at[self.g.threat][name]
        return found

    def at(self, name: str) -> str | None:
        """The Space of a figure, or nothing if it is not in play."""
        cell = self.g.at[self.figure(name)]
        return None if cell == NOWHERE else district_of(self.g).names[cell]

    def damage(self, name: str) -> int:
        return self.g.damage[self.figure(name)]

    def stats(self, hero: str) -> dict[str, int]:
        """A hero's five characteristics, as everybody sees them."""
        seen = next(one for one in self.seen_by(None)["heroes"] if one["id"] == hero)
        return dict(zip(STATS, seen["stats"], strict=True))

    def hand(self, hero: str) -> str:
        return self._kinds(self.g.hand[self.figure(hero)])

    def discarded(self, hero: str) -> str:
        return self._kinds(self.g.discard[self.figure(hero)])

    def left(self) -> int:
        """Actions that the active hero has."""
        return self.g.left

    def active(self) -> str | None:
        return None if self.g.active == NOBODY else name_of(self.g, self.g.active)

    def articles(self, team: int) -> list[str]:
        """What stands on a front page."""
        papers = self.seen_by(None)["papers"]
        return [article["id"] for paper in papers if paper["team"] == team for article in paper["articles"]]

    def hero(self, name: str) -> dict[str, Any]:
        """A hero's sheet and cards, as everybody sees them."""
        found: dict[str, Any] = next(one for one in self.seen_by(None)["heroes"] if one["id"] == name)
        return found

    def sheet(self, name: str) -> dict[str, Any]:
        """Somebody on the map, as everybody sees him."""
        found: dict[str, Any] = next(one for one in self.seen_by(None)["figures"] if one["id"] == name)
        return found

    def wounds(self, hero: str) -> int:
        """Wounds in a hero's hand."""
        held: int = self.hero(hero)["wounds"]
        return held

    def pages(self) -> list[int]:
        """What the front page of each team is worth."""
        return [paper["total"] for paper in self.seen_by(None)["papers"]]

    def track(self) -> int:
        at: int = self.seen_by(None)["track"]["at"]
        return at

    def things(self, kind: str) -> str:
        """Objects, or machines, with their Spaces: `car@c6`."""
        return " ".join([f"{thing['id']}@{thing['space']}" for thing in self.seen_by(None)[kind]])

    def minus_tokens(self) -> dict[str, int]:
        """Where -1 tokens lie, and how many."""
        return {token["on"]: token["count"] for token in self.seen_by(None)["malus"]}

    def reason(self) -> str:
        """Why the game ended as it did."""
        return self.match.outcome().reason

    def _kinds(self, kinds: Sequence[int]) -> str:
        return " ".join(sorted([self.g.facts.rows[kind].id for kind in kinds]))


TALK: Final = GuardiansTalk
