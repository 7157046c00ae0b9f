"""Table talk of Disney Villainous: realms are written as text, cards by their ids."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Self

from panoplie.games.villainous import board
from panoplie.games.villainous.can import fights
from panoplie.games.villainous.facts import VILLAINS
from panoplie.games.villainous.state import NOWHERE, State
from panoplie.kernel.aims import Aim, AnyAim
from panoplie.kernel.answers import Answer, Seat, as_text, from_text
from panoplie.kernel.errors import Refusal
from tests.talk import Talk


class Unasked(NamedTuple):
    """A question that was not asked because it had one answer: that answer, and why not another."""

    answer: Answer
    why_not: Callable[[Answer], Refusal | None]


UNASKED: Final[list[Unasked]] = []
"""What has gone without saying since the last answer."""


def _listen() -> None:
    """Hear where rules look whether there is a choice."""
    choice, ways, why_not_vanquish = Aim.choice, fights.ways_to_vanquish, fights.why_not_vanquish

    def heard_choice(self: AnyAim, g: Any, seat: Seat, args: tuple[Any, ...]) -> tuple[int, Any]:
        count, only = choice(self, g, seat, args)
        if count == 1 and isinstance(g, State):
            UNASKED.append(Unasked(self.says(g, only), partial(self.why_not, g.clone(), seat, args)))
        return count, only

    def heard_ways(g: State, me: Seat) -> list[Answer]:
        found = ways(g, me)
        if len(found) == 1:
            UNASKED.append(Unasked(found[0], partial(why_not_vanquish, g.clone(), me)))
        return found

    Aim.choice = heard_choice  # type: ignore[method-assign]
    fights.ways_to_vanquish = heard_ways


_listen()


class VillainousTalk(Talk):
    """A table of Disney Villainous: table("villainous", captain_hook={"at": "jolly_roger"}, ursula={})."""

    def pick(self, names: str, cards: Sequence[int]) -> list[int]:
        """The cards that a test names, from the top; then all others as they come."""
        order = [self.g.facts.number[name] for name in names.split()]
        rest = list(cards)
        for kind in order:
            rest.remove(kind)
        return rest + order[::-1]

    # Speaking

    def uses(self, symbol: str, row: str = "") -> Self:
        """Use a symbol of the mover's location; a row is named where there are two such symbols."""
        ways = [answer for answer in self.options() if answer[:2] == ("use", symbol)]
        ways = [answer for answer in ways if not row or answer[2] == row]
        assert ways, f"{symbol} cannot be used: {self._spoken(self.options())}."
        return self.says(as_text(ways[0]))

    def plays(self, answer: str, row: str = "") -> Self:
        """Use a Play a Card symbol for a card: `smee jolly_roger`, `cutlass smee@jolly_roger` or `vanish`."""
        return self.uses("play", row).puts(answer)

    def puts(self, answer: str) -> Self:
        """Answer the question which card is played, and where."""
        words = answer.split()
        verb = "effect" if len(words) == 1 else "attach" if "@" in words[1] else "play"
        return self.says(f"{verb} {answer}")

    def fates(self, answer: str = "") -> Self:
        """Take a Fate action at a table of two and play a card."""
        self.uses("fate")
        return self.puts(answer) if answer else self

    def vanquishes(self, pieces: str, row: str = "") -> Self:
        """Use a Vanquish symbol against a Hero, with these Allies, whether or not there is another way."""
        self.uses("vanquish", row)
        asked = self.match.ask is not None and self.match.ask.kind == "vanquish"
        return self.says(f"vanquish {pieces}") if asked else self.takes(f"vanquish {pieces}")

    def chooses(self, villain: str) -> Self:
        """Choose a villain; the last one of six is left without a question."""
        last = len([other for other in self.g.villain if other != NOWHERE]) == len(VILLAINS)
        return self.takes(f"villain {villain}") if last else self.is_asked("villain").says(f"villain {villain}")

    def ends_turn(self) -> Self:
        return self.says("end")

    def may_use(self, *symbols: str) -> Self:
        """Assert which actions can be taken, in any order."""
        found = sorted([answer[1] for answer in self.options() if answer[0] == "use"])
        assert found == sorted(symbols), f"The actions are {found}."
        return self

    def takes(self, text: str) -> Self:
        """Assert that this was done without a question, because there was nothing else to choose."""
        taken = [unasked.answer for unasked in UNASKED]
        assert from_text(text) in taken, f"{text!r} did not go without saying: {self._spoken(taken)}."
        return self

    def could_not(self, *answers: str, rule: str) -> Self:
        """Assert that what was done without a question could not have been this, by a rule."""
        for text in answers:
            refusals = [unasked.why_not(from_text(text)) for unasked in UNASKED]
            rules = [refusal.rule for refusal in refusals if refusal is not None]
            assert rule in rules, f"{text!r} is refused by {refusals}, not by {rule}."
        return self

    def _answer(self, seat: Seat, answer: Answer) -> Self:
        UNASKED.clear()
        return super()._answer(seat, answer)

    # Looking

    @property
    def g(self) -> State:
        g = self.match.state
        assert isinstance(g, State)
        return g

    def realm(self, seat: Seat) -> str:
        """All cards of a realm, as a test writes them, in alphabetical order."""
        g = self.g
        pieces = [_written(g, seat, piece) for piece in g.heroes[seat]]
        facts = g.facts
        for piece in g.bottom[seat]:
            below = "~" if facts.is_fate[facts.kind_of[piece]] else ""
            pieces.append(_written(g, seat, piece) + below)
        return " ".join(sorted(pieces))

    def hand(self, seat: Seat) -> str:
        return self._kinds(self.g.hand[seat].cards)

    def discarded(self, seat: Seat) -> str:
        return self._kinds(self.g.discard[seat])

    def fate_discarded(self, seat: Seat) -> str:
        return self._kinds(self.g.fate_discard[seat])

    def power(self, seat: Seat) -> int:
        shown: int = self.seen_by(None)["seats"][seat]["power"]
        return shown

    def mover(self, seat: Seat) -> str:
        shown: str = self.seen_by(None)["seats"][seat]["mover"]
        return shown

    def strength(self, seat: Seat, name: str) -> int:
        """The strength of a piece, as everybody sees it."""
        places = self.seen_by(None)["seats"][seat]["locations"]
        seen = [card for place in places for card in place["heroes"] + place["cards"]]
        found: int = next(card["strength"] for card in seen if card["name"] == name)
        return found

    def locked(self, seat: Seat) -> list[str]:
        return [place["id"] for place in self.seen_by(None)["seats"][seat]["locations"] if place["locked"]]

    def _kinds(self, kinds: Sequence[int]) -> str:
        return " ".join(sorted([self.g.facts.ids[kind] for kind in kinds]))


def _written(g: State, seat: Seat, piece: int) -> str:
    mark = f"={g.mark[piece]}" if g.mark[piece] else ""
    items = sorted([g.facts.ids[g.facts.kind_of[item]] for item in board.borne_by(g, seat, piece)])
    return "+".join([board.name_of(g, piece).partition("#")[0] + mark, *items])


TALK: Final = VillainousTalk
