"""Table talk of Heroes Incorporated: heroes, districts and cards have their words, pawns their letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from panoplie.games.heroes.arrange import CITY
from panoplie.games.heroes.cards import TEXTS
from panoplie.games.heroes.cards.text import aims as aims_of
from panoplie.games.heroes.facts import LETTERS
from panoplie.games.heroes.state import State
from panoplie.games.heroes.verbs import number_to_reach
from panoplie.kernel.answers import Seat, from_text
from panoplie.kernel.asks import Roll
from tests.talk import Talk


class HeroesTalk(Talk):
    """A table of Heroes Incorporated: table("heroes", teams={0: "huntaar scrap"}, at={"huntaar": "bank"})."""

    def pick(self, names: str, cards: Sequence[int]) -> list[int]:
        """The named districts first, from the north-west; named heroes and cards on top, the others below."""
        facts = self.g.facts
        words = names.split()
        index = next(
            table
            for table in (facts.district_at, facts.hero_at, facts.card_at)
            if all(word in table for word in words)
        )
        picked = [index[word] for word in words]
        left = list(cards)
        for one in picked:
            left.remove(one)
        return picked + left if index is facts.district_at else left + picked[::-1]

    def sets_up(self, deal: str, keeps: Sequence[str], picks: Sequence[str], deck: str = "power_up") -> Self:
        """From the open box to the placing of heroes: a deal, three heroes for each seat, and what each keeps."""
        self.shuffles(deal)
        for seat, answer in enumerate(keeps):
            self.seat(seat).is_asked("draft").says(answer)
        for seat, word in enumerate(picks):
            self.seat(seat).is_asked("pick").says(f"pick {word}")
        while self.match.ask is not None and self.match.ask.kind == "build":
            self.match.answer(self.match.ask.seat, self.match.ask.options(self.g)[0])
        city = " ".join([word for word in CITY.split() if word != "crimeland"])
        return self.shuffles(deck).shuffles(city)

    # Speaking

    def moves(self, hero: str, to: str, pay: str = "colour") -> Self:
        return self.says(f"move {hero} {to} {pay}")

    def fights(self, hero: str, at: str, pay: str = "colour") -> Self:
        return self.says(f"fight {hero} {at} {pay}")

    def plays(self, card: str, *targets: str, pay: str = "colour") -> Self:
        """Play a card and aim it; what can be aimed at one thing only must be just that, and is not asked."""
        played = self.g.facts.card_at[card]
        _, aims = aims_of.of(TEXTS[self.g.facts.texts[played]]) or (None, ())
        ways = [aim.ways(self.g, self._speaker, (played, ())) for aim in aims[:1]]
        only = bool(targets) and ways == [[from_text(targets[0])]]
        self.says(f"play {card} {pay}")
        for place, target in enumerate(targets):
            if place or not only:
                self.is_asked("target_more" if place else "target").says(target)
        return self

    def cannot_aim(self, card: str, *targets: str, rule: str) -> Self:
        """Assert that a card may not be aimed at these, whether or not it would be asked."""
        played = self.g.facts.card_at[card]
        _, aims = aims_of.of(TEXTS[self.g.facts.texts[played]]) or (None, ())
        for target in targets:
            refusal = aims[0].why_not(self.g, self._speaker, (played, ()), from_text(target))
            assert refusal is not None and refusal.rule == rule, f"{target} is refused by {refusal}."
        return self

    def passes(self) -> Self:
        return self.says("rest")

    def all_let(self) -> Self:
        """Everyone who is asked for a Super-Villain lets the fight pass."""
        while asks := [ask for ask in self.match.asks() if ask.kind == "villain"]:
            self.match.answer(asks[0].seat, ("pass",))
        return self

    def wins(self, hero: str, at: str, face: int, pay: str = "colour") -> Self:
        """Fight, undisturbed, and throw this."""
        return self.fights(hero, at, pay).all_let().rolls(str(face))

    def all_pass(self, turns: int = 99) -> Self:
        """Everyone passes, whoever's turn it is, until the phase ends or so many turns are over."""
        while turns and self.match.ask is not None and self.match.ask.kind == "action":
            seat, options = self.g.active, self.match.ask.options(self.g)
            if ("end",) not in options:
                self.match.answer(seat, ("rest",) if ("rest",) in options else ("draw", "white"))
            if self.g.acted and self.g.active == seat:
                self.match.answer(seat, ("end",))
            turns -= 1
        return self

    def crime(self, directions: str) -> Self:
        """The crime die, once for each pawn; the last word holds for all that follow."""
        words = directions.split()
        for place in range(len(self.g.pawns)):
            self.rolls(words[min(place, len(words) - 1)])
        return self

    # Looking

    @property
    def g(self) -> State:
        """The state, for what no view shows."""
        g = self.match.state
        assert isinstance(g, State)
        return g

    def slot(self, hero: str) -> int:
        return self.g.hero.index(self.g.facts.hero_at[hero])

    def hero(self, word: str) -> dict[str, Any]:
        """A hero as everybody sees him."""
        heroes = [hero for seat in self.seen_by(None)["seats"] for hero in seat["team"]]
        return next(hero for hero in heroes if hero["id"] == word)

    def player(self, seat: Seat, viewer: Seat | None = None) -> dict[str, Any]:
        """A player as everybody, or one viewer, sees him."""
        player: dict[str, Any] = self.seen_by(viewer)["seats"][seat]
        return player

    def offer(self, seat: Seat | None) -> list[str]:
        """The heroes that a seat has been dealt or given, as a viewer in that seat sees them."""
        offered: list[str] = self.seen_by(seat)["offer"]
        return offered

    def district(self, word: str) -> dict[str, Any]:
        """A district as everybody sees it."""
        city: list[dict[str, Any]] = self.seen_by(None)["city"]
        return next(district for district in city if district["id"] == word)

    def pawn(self, letter: str) -> str:
        """Where a pawn is."""
        return str(self.g.facts.district_ids[self.g.pawns[LETTERS.index(letter)]])

    def hand(self, seat: Seat) -> list[str]:
        """A hand as its owner sees it."""
        cards: list[str] = self.player(seat, seat)["hand"]["cards"]
        return cards

    def scores(self) -> list[int]:
        return [player["score"] for player in self.seen_by(None)["seats"]]

    def dice(self, district: str) -> dict[str, int]:
        """The dice on a district, each with its value."""
        return {die["hero"]: die["face"] + die["plus"] for die in self.district(district)["dice"]}

    def need(self, hero: str, district: str) -> int:
        """What a hero must reach on a district."""
        return number_to_reach(self.g, self.g.facts.district_at[district], self.slot(hero))

    def is_to_move_crime(self) -> Self:
        """Assert that the crime die is about to be thrown."""
        assert self._pending(Roll).dice is self.g.facts.crime_die
        return self


TALK: Final = HeroesTalk
