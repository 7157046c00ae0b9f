"""What can still be done in this turn: the action that is running, and the symbols that are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from panoplie.games.villainous import board
from panoplie.games.villainous.can import cards, fights, moves, turns
from panoplie.games.villainous.cards import kit
from panoplie.games.villainous.cards.queen_of_hearts import NORMAL, WICKET, guards_of
from panoplie.games.villainous.facts import CONDITION, EFFECT, GAINS, LOOSE
from panoplie.games.villainous.sense.hand import PLAYED, WANTS, drawn, shot, worths
from panoplie.games.villainous.sense.plans import blockers, burden, named, obstacle, plan
from panoplie.games.villainous.sense.worths import AIMED, gained
from panoplie.games.villainous.state import NOWHERE, Kind, Piece, State
from panoplie.games.villainous.verbs.realm import enter, lift
from panoplie.kernel.answers import Seat

LATER: Final = 0.9
"""What is still to be done is worth a little less than what is done."""
FATE: Final = 2.0
UNLOCKS: Final = {"never_land_map": 14.0, "scarab_pendant": 12.0}
"""What opens a location, which the plan sees only when it is open."""
SUMMONS: Final = {"magic_lamp": 6.0}


def prospects(g: State, seat: Seat, planned: float, rivals: Sequence[float]) -> float:
    """What the action that is running, and the symbols that are left, are worth."""
    turn = Turn(g, seat, planned)
    waiting = bool(g.limbo or g.looking)  # the running action has put a card between two places
    total = turn.hope(g.pending, 0) if g.pending and not waiting else aim(g, seat, rivals)
    known: dict[str, int] = {}
    for symbol, row, _ in board.symbols_to_use(g, seat):
        if row != "hiss":
            number = known.get(symbol, 0) + (symbol == g.pending)
            known[symbol] = known.get(symbol, 0) + 1
            total += LATER * max(0.0, turn.hope(symbol, number))
    return total


def aim(g: State, seat: Seat, rivals: Sequence[float]) -> float:
    """Fate cards lie revealed: they are worth most against the rival who stands best."""
    f = g.facts
    shown = [f.villain_of[kind] for kind in g.limbo if f.is_fate[kind]]
    if len(shown) < f.box.fate_cards or g.villain[seat] in shown:
        return 0.0
    target = g.villain.index(shown[0])
    return AIMED * rivals[target - (target > seat)]


class Turn:
    """The rest of one seat's turn, as its owner looks at it; every card and the plan are weighed once."""

    __slots__ = ("before", "g", "plays", "seat")

    def __init__(self, g: State, seat: Seat, planned: float) -> None:
        self.g = g
        self.seat = seat
        self.before = planned
        self.plays: list[float] | None = None

    def hope(self, symbol: str, number: int) -> float:
        """What a symbol promises; of several alike the first promises most."""
        g, seat = self.g, self.seat
        if symbol in GAINS:
            return gained(g, seat, GAINS[symbol])
        if symbol == "play":
            if self.plays is None:
                self.plays = self.best_plays()
            return self.plays[number] if number < len(self.plays) else 0.0
        if number:
            return 0.0
        if symbol == "vanquish":
            return self.best_fight()
        if symbol == "fate":
            return FATE
        if symbol == "discard":
            return self.best_discard()
        if symbol == "move_item":
            return self.best_move(g.bottom[seat], hero=False)
        if symbol == "move_hero":
            return self.best_move(g.heroes[seat], hero=True)
        return self.best_activation()

    def best_discard(self) -> float:
        """What it is worth to be rid of the cards that are worth less than new ones."""
        g, seat = self.g, self.seat
        wants = WANTS[g.villain[seat]](g, seat)
        new = drawn(g, seat, wants)
        return sum([max(0.0, new - worth) for worth in worths(g, wants, g.hand[seat].cards)])

    def best_plays(self) -> list[float]:
        """What the cards of the hand that can be played promise, best first."""
        g, seat = self.g, self.seat
        f = g.facts
        changers = kit.heeding(g, seat, kit.cost)
        wants = WANTS[g.villain[seat]](g, seat)
        new = drawn(g, seat, wants)
        hand = g.hand[seat].cards
        found: list[float] = []
        for kind, kept in zip(hand, worths(g, wants, hand), strict=True):
            sort = f.types[kind]
            if sort == CONDITION:
                continue
            ways = [way for way, why in cards.ways(g, seat, seat, kind, False, changers) if why is None]
            if not ways:
                continue
            gain = new - kept + gained(g, seat, -max(0, f.cost[kind]))
            if sort == EFFECT:
                gain += self.effect(f.ids[kind])
            elif f.attach[kind] == LOOSE:
                gain += max([self.placed(kind, way.place) for way in ways]) - self.before
            else:
                gain += max([self.placed(kind, g.at[way.bearer], way.bearer) for way in ways]) - self.before
            if gain > 0:
                found.append(gain)
        return sorted(found, reverse=True)

    def effect(self, name: str) -> float:
        """What an Effect promises as things stand."""
        g, seat = self.g, self.seat
        if name == "beautiful_lovely_taxes":
            return gained(g, seat, len(g.heroes[seat]))
        if name == "very_merry_unbirthday":
            return gained(g, seat, len(board.allies_of(g, seat)))
        if name == "whirlpool":
            return self.best_swirl(far=True)
        if name == "poor_unfortunate_souls":
            return self.best_swirl(far=False)
        if name == "take_the_shot":
            return 60.0 * shot(g, seat)
        if name == "hypnotize":
            genie = board.find(g, g.heroes[seat], "genie")
            return 18.0 if genie != NOWHERE and g.power[seat] >= board.strength(g, seat, genie) else 1.5
        if name == "by_order_of_the_queen":
            return 4.0 * min(2, len({g.at[guard] for guard in guards_of(g, seat)}))
        if name == "change_form":
            return self.best_lock()
        if name == "worthy_opponent" and board.find(g, g.heroes[seat], "peter_pan") != NOWHERE:
            return -2.0
        return PLAYED.get(name, 0.0)

    def best_lock(self) -> float:
        """What it is worth to turn the lock from one end of Ursula's realm to the other."""
        g, seat = self.g, self.seat
        lair, palace = g.facts.place_of["ursulas_lair"], g.facts.place_of["the_palace"]
        here = g.lock[seat]
        g.lock[seat] = lair if here == palace else palace
        after = plan(g, seat)
        g.lock[seat] = here
        return after - self.before

    def best_swirl(self, far: bool) -> float:
        """What it is worth to move a Hero to where a Contract defeats it."""
        g, seat = self.g, self.seat
        best = 0.0
        for item in g.attached[seat]:
            goal = named(g, item)
            hero = g.host[item]
            if (
                goal != NOWHERE
                and hero in g.heroes[seat]
                and moves.why_not_move_hero(g, seat, hero, goal, far) is None
            ):
                best = max(best, self.fall(hero))
        return best

    def fall(self, hero: Piece) -> float:
        """What the defeat of a Hero by a Contract is worth."""
        g, seat = self.g, self.seat
        return burden(board.strength(g, seat, hero)) + (
            obstacle(g, seat, hero) if hero in blockers(g, seat) else 1.0
        )

    def placed(self, kind: Kind, place: int, bearer: Piece = NOWHERE) -> float:
        """The plan with a card at a place, perhaps on a bearer. The realm is as before afterwards."""
        g, seat = self.g, self.seat
        piece = enter(g, seat, kind, place, bearer)
        worth = plan(g, seat)
        lift(g, seat, piece)
        name = g.facts.ids[kind]
        if g.lock[seat] != NOWHERE:
            worth += UNLOCKS.get(name, 0.0)
        return worth + SUMMONS.get(name, 0.0)

    def best_fight(self) -> float:
        """How much it helps to be rid of a Hero who can be vanquished, for the strength that is spent on him."""
        g, seat = self.g, self.seat
        best = 0.0
        for place, hero in enumerate(g.heroes[seat]):
            if fights.can_vanquish(g, seat, hero):
                lost = 0.4 * board.strength(g, seat, hero)
                del g.heroes[seat][place]
                gain = plan(g, seat) - self.before - lost
                g.heroes[seat].insert(place, hero)
                if board.is_kind(g, hero, "peter_pan"):
                    gain = 60.0 if g.at[hero] == g.facts.place_of["jolly_roger"] else -10.0
                best = max(best, gain)
        return best

    def best_move(self, pieces: list[Piece], hero: bool) -> float:
        """How much the best move of one card improves the plan. The realm is as before afterwards."""
        g, seat = self.g, self.seat
        if not hero and moves.forbidden(g, seat, "move_item") is not None:
            return 0.0
        best = 0.0
        for piece in pieces:
            here = g.at[piece]
            for place in board.NEIGHBOURS[here]:
                why = moves.why_not_move_hero if hero else moves.why_not_shift
                if why(g, seat, piece, place) is None:
                    items = board.borne_by(g, seat, piece)
                    if hero and any([named(g, item) == place for item in items]):
                        best = max(best, self.fall(piece))
                        continue
                    g.at[piece] = place
                    best = max(best, plan(g, seat) - self.before)
                    g.at[piece] = here
        return best

    def best_activation(self) -> float:
        """What the ability that promises most is worth, once it is paid."""
        g, seat = self.g, self.seat
        f = g.facts
        best = 0.0
        for piece in g.bottom[seat]:
            if f.activate[f.kind_of[piece]] >= 0 and turns.why_not_activate(g, seat, piece) is None:
                best = max(best, self.ability(piece) + gained(g, seat, -turns.activation_cost(g, seat, piece)))
        return best

    def ability(self, piece: Piece) -> float:
        g, seat = self.g, self.seat
        f = g.facts
        kind = f.kind_of[piece]
        name = f.ids[kind]
        if f.rows[kind].group == "card_guard":
            was = g.mark[piece]
            g.mark[piece] = NORMAL if was == WICKET else WICKET
            worth = plan(g, seat) - self.before
            g.mark[piece] = was
            return worth
        if name == "stopwatch":
            return gained(g, seat, len(guards_of(g, seat, wickets=True)))
        if name == "cauldron":
            return gained(g, seat, 2 * len([item for item in g.attached[seat] if named(g, item) != NOWHERE]))
        if name == "iago":
            lamp = board.find(g, g.bottom[seat], "magic_lamp")
            return 4.5 if lamp != NOWHERE and g.at[lamp] == g.at[piece] and g.at[lamp] > 0 else 0.0
        if name == "snake_staff":
            return 3.0
        if name in ("flotsam", "jetsam"):
            return self.best_move(board.heroes_at(g, seat, g.at[piece]), hero=True)
        return 0.6
