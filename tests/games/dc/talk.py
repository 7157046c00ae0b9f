"""Table talk of the DC Deck-Building Game: everything is written by ids, piles from the top.

t = table("dc", seats=2, a={"hand": "punch kick", "hero": "batman"}, line_up="catwoman lobo")
t.seat(0).plays("kick").buys("catwoman").ends_turn()
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

from panoplie.games.dc.cards.kit import heed
from panoplie.games.dc.facts import Facts
from panoplie.games.dc.state import IN_PLAY, NOTHING, PHASES, State
from panoplie.games.dc.verbs.plays import produced, purse
from panoplie.kernel.answers import CHANCE, Seat
from panoplie.kernel.asks import Shuffle
from panoplie.kernel.piles import AtRandom, Pile
from panoplie.kernel.sight import EVERYONE
from tests.talk import Talk

NAMES: Final = "abcde"
LINE_UP: Final = "doomsday doomsday gorilla_grodd gorilla_grodd super_strength"
ROLES: Final = ("loyal", "mastermind")
STACK: Final = "ras_al_ghul lex_luthor parallax"


class DcTalk(Talk):
    """A table of the DC Deck-Building Game in the middle of a turn, unless a phase is named.

    `a` to `e` say what lies before the seats 0 to 4: `hand deck discard locations hero plot` and `loyalty`
    ("mastermind": the last seat unless one is named), `under` and `face_down`. A deck that is not named is a
    starting deck, Punches on top. `main` is the top of the main deck, of which only `main_left` cards are there,
    `stack` the Super-Villains, of whom the first lies open, or is about to appear (phase `reveal`); in Watchmen
    `finale` are those of two Loyal players, `clock` is the number of cards under the Challenge.
    """

    @staticmethod
    def arrange(
        g: State,
        turn: Seat = 0,
        phase: str = "play",
        number: int = 1,
        line_up: str = LINE_UP,
        main: str = "",
        stack: str = STACK,
        challenge: str = "keene_act",
        challenges: str = "nixon alien_invasion",
        gifts: str = "",
        machination: str = "machination_hero",
        loyalty: str = "hidden",
        plot: str = "unseen",
        finale: str = "",
        clock: int = 0,
        main_left: int | None = None,
        kicks: int | None = None,
        weaknesses: int | None = None,
        **seats: Mapping[str, Any],
    ) -> None:
        f = g.facts
        assert set(seats) <= set(NAMES[: g.seats]), f"There are only seats {NAMES[: g.seats]}."
        named = [*kinds(f, line_up), *kinds(f, gifts), *kinds(f, main)]
        if g.seats > 2 and not any([seat.get("loyalty") for seat in seats.values()]):
            last = NAMES[g.seats - 1]
            seats[last] = {**seats.get(last, {}), "loyalty": "mastermind"}
        for seat in range(g.seats):
            named += _lay_out(g, seat, **seats.get(NAMES[seat], {}))
        rest = list(g.main.cards)
        for kind in named:
            if kind in rest:
                rest.remove(kind)
        g.main = Pile([*rest, *reversed(kinds(f, main))])
        g.clock = Pile([g.main.cards.pop(0) for _ in range(clock)])
        g.main = Pile(g.main.cards[len(g.main) - (len(g.main) if main_left is None else main_left) :])
        g.kicks[:] = g.kicks[:kicks]
        g.weaknesses[:] = g.weaknesses[:weaknesses]
        g.line_up[:] = kinds(f, line_up)
        if g.options["watchmen"]:
            _lay_out_watchmen(g, challenge, challenges, machination)
            g.gifts[:] = kinds(f, gifts)
            g.is_open = loyalty == "open"
            g.plot = ("unseen", "in_play", "foiled").index(plot)
            assert g.plot != IN_PLAY or g.is_open, "A Plot in play goes with open Loyalty."
            if finale:
                g.finale, g.machination = True, NOTHING
        _stack_villains(g, finale if g.options["watchmen"] else stack, about_to_appear=phase == "reveal")
        g.active = g.first = turn
        g.turn = number
        g.phase = PHASES.index(phase)
        heed(g)

    def pick(self, names: str, cards: Sequence[int]) -> list[int]:
        """The cards that a test names, from the top; then all others as they come."""
        order = kinds(self.g.facts, names)
        rest = list(cards)
        for kind in order:
            rest.remove(kind)
        return rest + order[::-1]

    def deals(self, names: str) -> Self:
        """Let a pack be shuffled and dealt in this order, to the first seat first; the rest comes after."""
        ask = self._pending(Shuffle)
        dealt = [ROLES.index(name) if name in ROLES else self.g.facts.number[name] for name in names.split()]
        rest = sorted(ask.cards)
        for card in dealt:
            rest.remove(card)
        return self._answer(CHANCE, (*dealt, *rest))

    # Speaking

    def plays(self, *cards: str) -> Self:
        """Play cards of the hand, one after the other."""
        for card in cards:
            self.says(f"play {card}")
        return self

    def plays_all(self) -> Self:
        return self.says("play_all")

    def buys(self, *cards: str) -> Self:
        for card in cards:
            self.says(f"buy {card}")
        return self

    def defeats(self, card: str) -> Self:
        return self.says(f"defeat {card}")

    def contributes(self, *cards: str) -> Self:
        for card in cards:
            self.says(f"contribute {card}")
        return self

    def asks_for_help(self) -> Self:
        return self.says("help")

    def defends(self, card: str) -> Self:
        return self.says(f"defend {card}")

    def passes(self) -> Self:
        return self.says("pass")

    def ends_turn(self) -> Self:
        return self.says("end")

    def is_hit_at(self, card: str) -> Self:
        """Let a random card of a hand be this one."""
        self._pending(AtRandom)
        return self._answer(CHANCE, ("card", card))

    # Looking

    @property
    def g(self) -> State:
        g = self.match.state
        assert isinstance(g, State)
        return g

    @property
    def power(self) -> int:
        """All Power of the turn."""
        return produced(self.g)

    @property
    def left(self) -> int:
        """The Power that is left to spend."""
        return purse(self.g)

    @property
    def line_up(self) -> str:
        return self.names(self.g.line_up)

    @property
    def destroyed(self) -> str:
        return self.names(self.g.destroyed)

    @property
    def gifts(self) -> str:
        return self.names([*self.g.gifts, *self.g.gifts_in_play])

    @property
    def played(self) -> str:
        """What lies in front of the active player."""
        return self.names(self.g.area)

    @property
    def main_left(self) -> int:
        """How many cards the main deck has."""
        return len(self.g.main)

    def points(self, seat: Seat) -> int:
        """The Victory Points that a seat sees of its own."""
        points: int = self.seen_by(seat)["seats"][seat]["points"]
        return points

    def known_hand(self, seat: Seat, viewer: Seat | None) -> str:
        """The cards of a hand that a viewer knows."""
        return " ".join([card["id"] for card in self.seen_by(viewer)["seats"][seat]["hand"]])

    def hand(self, seat: Seat) -> str:
        return self.names(sorted(self.g.hand[seat].cards))

    def deck(self, seat: Seat, count: int = 99) -> str:
        """The top of a deck, the top first."""
        return self.names(self.g.deck[seat].top(count))

    def discarded(self, seat: Seat) -> str:
        return self.names(self.g.discard[seat])

    def locations(self, seat: Seat) -> str:
        return self.names(self.g.locations[seat])

    def names(self, cards: Sequence[int]) -> str:
        return " ".join([self.g.facts.ids[kind] for kind in cards])

    def ended(self, reason: str) -> Self:
        """Assert how the game has ended."""
        assert self.match.over, f"The game goes on: {self._now()}."
        assert self.match.outcome().reason == reason
        return self


def kinds(f: Facts, names: str) -> list[int]:
    unknown = [name for name in names.split() if name not in f.number]
    assert not unknown, f"No card is called {', '.join(unknown)}."
    return [f.number[name] for name in names.split()]


def _stack_villains(g: State, names: str, about_to_appear: bool) -> None:
    """The Super-Villains, the open one first, unless it is about to be turned up."""
    g.villains = Pile(list(reversed(kinds(g.facts, names))))
    for kind in g.villains.cards:
        g.villain_box.remove(kind)
    g.villain_up = bool(g.villains.cards) and not about_to_appear
    if g.villain_up:
        g.villains.show(EVERYONE, 1)


def _lay_out(
    g: State,
    seat: Seat,
    hand: str = "",
    deck: str | None = None,
    discard: str = "",
    locations: str = "",
    hero: str = "",
    under: str = "",
    face_down: bool = False,
    loyalty: str = "loyal",
    plot: str = "",
) -> list[int]:
    """Lay out what a test says of a seat. Returns the cards that it names."""
    f = g.facts
    g.hand[seat] = Pile(kinds(f, hand), 1 << seat)
    g.deck[seat] = Pile(list(reversed(f.starting_deck if deck is None else kinds(f, deck))))
    g.discard[seat] = kinds(f, discard)
    g.locations[seat] = kinds(f, locations)
    g.under[seat] = Pile(kinds(f, under), 1 << seat)
    g.super_heroes[seat] = kinds(f, hero)
    g.face_down[seat] = int(face_down)
    if g.options["watchmen"]:
        role = int(loyalty == "mastermind")
        assert role in g.loyalty_box, "Only one can be the Mastermind."
        g.loyalty_box.remove(role)
        g.loyalty.append(role)
        mine = f.number[plot] if plot else g.plot_box[-1]
        g.plot_box.remove(mine)
        g.plots.append(mine)
    return kinds(f, " ".join([hand, deck or "", discard, locations, under]))


def _lay_out_watchmen(g: State, challenge: str, challenges: str, machination: str) -> None:
    """One open Challenge, or none, and those below it, the next one first."""
    f = g.facts
    open_one = kinds(f, challenge)
    below = kinds(f, challenges)
    g.challenge_box[:] = [kind for kind in f.challenges if kind not in (*open_one, *below)]
    g.challenge = open_one[0] if open_one else NOTHING
    g.challenges = Pile(list(reversed(below)))
    g.machination = [row.id for row in f.machinations].index(machination) if machination else NOTHING


TALK: Final = DcTalk
