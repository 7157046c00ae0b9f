"""The two questions of a turn: the secret plan of a team, and what an activated hero does (GC-124, GC-133)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from panoplie.games.guardians.board import heroes_of, name_of, object_on, row_of_object
from panoplie.games.guardians.can import fights, trials
from panoplie.games.guardians.can.fights import odds_of_throw
from panoplie.games.guardians.can.trials import trial_of_object
from panoplie.games.guardians.can.turns import powers_to_use
from panoplie.games.guardians.facts import LEFT, RIGHT
from panoplie.games.guardians.powers import Blow, first, uses
from panoplie.games.guardians.rows import STATS
from panoplie.games.guardians.state import State
from panoplie.kernel.aims import AnyAim, Weighed, Why
from panoplie.kernel.answers import Answer, Seat, as_text
from panoplie.kernel.asks import SETTLE, Ask, Draft, Joint
from panoplie.kernel.chance import Source
from panoplie.kernel.deeds import AnyDeed, Menu
from panoplie.kernel.errors import Refusal, RuleError

SIDES: Final = ("left", "right")
FEW: Final = 4
"""So many heroes are put in any order at once; of more, two neighbours change places at a time."""

WRONG_SIDE: Final = Refusal("wrong-side", "GC-059")
ONLY_LEFT: Final = Refusal("weakness-left", "GC-083")
TWO_CARDS: Final = Refusal("two-cards", "GC-060")
ONE_WOUND: Final = Refusal("one-wound", "GC-169")
NEEDS_POWER: Final = Refusal("needs-power-card", "GC-060")
NEEDS_TOKENS: Final = Refusal("needs-tokens", "GC-036")
TWO_TOKENS: Final = Refusal("two-tokens", "GC-036")
ONLY_TEAM_UP: Final = Refusal("only-team-up", "GC-036")
ORDER_OF_ALL: Final = Refusal("order-of-all", "GC-127")
NOT_YOURS: Final = Refusal("not-your-hero", "GC-032")
NOT_IN_HAND: Final = Refusal("not-in-that-hand", "GC-032")
IMPATIENT: Final = Refusal("must-be-first", "GC-127")


class Plan:
    """What a team has laid so far: cards, tokens, and the order in which its heroes will act."""

    __slots__ = ("laid", "order", "ready", "tokens")

    def __init__(self, g: State, team: int, draft: Draft) -> None:
        heroes = heroes_of(g, team)
        self.laid: dict[int, list[int]] = {hero: [] for hero in heroes}
        self.tokens: dict[int, list[int]] = {hero: [] for hero in heroes}
        self.order = heroes
        self.ready: list[Seat] = []
        f = g.facts
        said = 0
        for seat, answer in draft:
            verb = answer[0]
            if verb == "lay":
                kind, side = f.kind_at[answer[2]], SIDES.index(answer[3])
                self.laid[f.hero_at[answer[1]]].append(kind * 2 + side)
                if side == LEFT:
                    said |= f.card_texts[kind].bits
            elif verb == "back":
                self.laid[f.hero_at[answer[1]]] = []
                self.tokens[f.hero_at[answer[1]]] = []
            elif verb == "boost":
                self.tokens[f.hero_at[answer[1]]].append(STATS.index(answer[2]))
            elif verb == "order":
                self.order = [f.hero_at[name] for name in answer[1:]]
            else:
                self.ready.append(seat)
        leaders = [hero for hero in self.order if self.must_lead(g, hero)] if said & first.bit else []
        if leaders:  # whoever must be first is, whatever order was given before his card was laid
            self.order = [*leaders, *[hero for hero in self.order if hero not in leaders]]

    def must_lead(self, g: State, hero: int) -> bool:
        """Whether a card on the left says that a hero is the first of his team."""
        texts = g.facts.card_texts
        return any([not card & 1 and texts[card >> 1].bits & first.bit for card in self.laid[hero]])

    def powers(self, g: State, hero: int) -> int:
        return sum([not g.facts.is_wound[card >> 1] for card in self.laid[hero]])

    def to_json(self, g: State) -> dict[str, Any]:
        """The whole plan so far, for the members of the team."""
        f = g.facts
        return {
            "plan": [
                {
                    "hero": f.hero_ids[hero],
                    "cards": [[f.rows[card >> 1].id, SIDES[card & 1]] for card in self.laid[hero]],
                    "tokens": [STATS[stat] for stat in self.tokens[hero]],
                }
                for hero in sorted(self.laid)
            ],
            "order": [f.hero_ids[hero] for hero in self.order],
            "ready": self.ready,
        }


class Strategy(Joint):
    """What does the team play? Each member plans his own heroes, all see it grow (GC-124 to GC-128).

    Whoever has no hero left belongs to the team, looks on, and may advise it.
    """

    __slots__ = ("team",)

    kind: ClassVar[str] = "strategy"

    def __init__(self, team: int, side: Sequence[Seat], onlookers: Sequence[Seat] = ()) -> None:
        super().__init__(side, onlookers)
        self.team = team

    def part(self, seat: Seat, draft: Draft) -> Ask | None:
        """Whoever has said that he is ready is not asked any more."""
        return None if (seat, SETTLE) in draft else PlanPart(seat, self.team, draft)

    def settled(self, draft: Draft) -> bool:
        # Whoever is ready is not asked again: the last word of a plan that is made is that somebody is.
        return bool(draft) and draft[-1][1] == SETTLE and all([(seat, SETTLE) in draft for seat in self.side])

    def first_asked(self, draft: Draft) -> Seat:
        return next(seat for seat in self.side if (seat, SETTLE) not in draft)

    def shown(self, g: State, draft: Draft) -> dict[str, Any]:
        return Plan(g, self.team, draft).to_json(g)


class PlanPart(Ask):
    """Lay a card of one of your heroes, take his cards back, give him tokens, order the stack, or be ready."""

    __slots__ = ("draft", "team")

    kind: ClassVar[str] = "plan"
    form: ClassVar[str] = "plan"
    grows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("GC-060", "GC-125", "GC-127")

    def __init__(self, seat: Seat, team: int, draft: Draft) -> None:
        self.seat = seat
        self.team = team
        self.draft = draft

    def mine(self, g: State) -> list[int]:
        return [hero for hero in heroes_of(g, self.team) if g.owner[hero] == self.seat]

    def plan(self, g: State) -> Plan:
        return Plan(g, self.team, self.draft)

    def options(self, g: State) -> Sequence[Answer]:
        return [answer for answer, why in self.choices(g) if why is None]

    def barred(self, g: State) -> Sequence[tuple[Answer, Refusal]]:
        return [(answer, why) for answer, why in self.choices(g) if why is not None]

    def why_not(self, g: State, answer: Answer) -> Refusal | None:
        for choice, why in self.choices(g):
            if choice == answer:
                return why
        match answer:
            case ("lay", str(name), str(card), str()) if card in g.facts.kind_at and name in g.facts.hero_at:
                return NOT_IN_HAND if g.facts.hero_at[name] in self.mine(g) else NOT_YOURS
            case ("boost", str(name), str(stat)) if stat in STATS and name in g.facts.hero_at:
                return ONLY_TEAM_UP if g.facts.hero_at[name] in self.mine(g) else NOT_YOURS
            case ("order", *names) if all([name in g.facts.hero_at for name in names]):
                return ORDER_OF_ALL
        return Refusal("not-an-option")

    def choices(self, g: State) -> Iterator[tuple[Answer, Why]]:
        """Everything that may be added, and what a player may look for in vain with the reason against it."""
        plan, mine = self.plan(g), self.mine(g)
        for hero in mine:
            for kind, side, why in self._placings(g, plan, hero):
                yield _laid(g, hero, kind, side), why
            if not g.main[hero]:
                full = len(plan.tokens[hero]) >= g.facts.number["team_up_tokens"]
                for stat in STATS:
                    yield ("boost", g.facts.hero_ids[hero], stat), TWO_TOKENS if full else None
            if plan.laid[hero] or plan.tokens[hero]:
                yield ("back", g.facts.hero_ids[hero]), None
        yield from self._orders(g, plan)
        yield SETTLE, self._why_not_ready(g, plan, mine)

    def _placings(self, g: State, plan: Plan, hero: int) -> Iterator[tuple[int, int, Why]]:
        """The cards in a hero's hand, each on both sides of his sheet, with the reason against it."""
        f = g.facts
        for kind, why in self._cards_left(g, plan, hero):
            for side in (LEFT, RIGHT):
                off = None if side in f.sides[kind] else ONLY_LEFT if kind == f.weakness[hero] else WRONG_SIDE
                yield kind, side, off or why

    def _cards_left(self, g: State, plan: Plan, hero: int) -> list[tuple[int, Why]]:
        """The cards in a hero's hand, each with the reason against it on whatever side."""
        f, laid = g.facts, plan.laid[hero]
        full = TWO_CARDS if len(laid) >= f.number["cards_most"] else None
        left, wounded = g.hand[hero], False
        if laid:
            left = left[:]
            for card in laid:
                left.remove(card >> 1)
                wounded = wounded or f.is_wound[card >> 1]
        return [
            (kind, full or (ONE_WOUND if wounded and f.is_wound[kind] else None)) for kind in dict.fromkeys(left)
        ]

    def _orders(self, g: State, plan: Plan) -> Iterator[tuple[Answer, Why]]:
        ids, order = g.facts.hero_ids, plan.order
        if len(order) < 2:
            return
        if len(order) <= FEW:
            orders = [list(one) for one in itertools.permutations(sorted(order))]
        else:
            orders = [[*order[:at], order[at + 1], order[at], *order[at + 2 :]] for at in range(len(order) - 1)]
        leaders = [hero for hero in order if plan.must_lead(g, hero)]
        for one in orders:
            yield ("order", *[ids[hero] for hero in one]), IMPATIENT if leaders and one[0] not in leaders else None

    def _why_not_ready(self, g: State, plan: Plan, mine: list[int]) -> Why:
        if not all([plan.powers(g, hero) for hero in mine]):
            return NEEDS_POWER
        tokens = g.facts.number["team_up_tokens"]
        short = any([len(plan.tokens[hero]) < tokens for hero in mine if not g.main[hero]])
        return NEEDS_TOKENS if short else None

    def sample(self, g: State, source: Source) -> Answer:
        """Some plan, made without taking anything back."""
        plan = self.plan(g)
        for hero in plan.laid:
            if g.owner[hero] != self.seat:
                continue
            if len(plan.laid[hero]) < g.facts.number["cards_most"]:
                cards = self._cards_left(g, plan, hero)
                ways = [(kind, side) for kind, why in cards if why is None for side in g.facts.sides[kind]]
                if not plan.powers(g, hero):
                    powers = [way for way in ways if not g.facts.is_wound[way[0]]]
                    return _laid(g, hero, *powers[source.below(len(powers))])
                if ways and source.below(3):
                    return _laid(g, hero, *ways[source.below(len(ways))])
            if not g.main[hero] and len(plan.tokens[hero]) < g.facts.number["team_up_tokens"]:
                return ("boost", g.facts.hero_ids[hero], STATS[source.below(len(STATS))])
        return SETTLE

    def details(self, g: State) -> dict[str, Any]:
        return self.plan(g).to_json(g)


def _laid(g: State, hero: int, kind: int, side: int) -> Answer:
    return ("lay", g.facts.hero_ids[hero], g.facts.rows[kind].id, SIDES[side])


class Activation(Menu):
    """What does the hero do with an Action? Beside each choice that rolls dice stands its chance (GC-133)."""

    __slots__ = ()

    def sample(self, g: State, source: Source) -> Answer:
        """Any choice, each as likely; only the one that is taken is put into words."""
        seat = self.seat
        found: list[tuple[AnyAim, list[Any]]] = []
        count = 0
        for deed in self.deeds(g, seat):
            aimed = deed.aim.find(g, seat, *deed.args)
            if not aimed:
                continue
            things = aimed.legal if isinstance(aimed, Weighed) else [it for it, why in aimed if why is None]
            if things:
                found.append((deed.aim, things))
                count += len(things)
        place = source.below(count)
        for aim, things in found:
            if place < len(things):
                return aim.says(g, things[place])
            place -= len(things)
        raise RuleError("An activation can always be ended.")

    def chosen(self, g: State, answer: Answer) -> tuple[AnyDeed, Any]:
        """Every verb belongs to one deed, so that nothing has to be listed again."""
        for deed in self.deeds(g, self.seat):
            if deed.aim.verb == answer[0]:
                return deed, deed.aim.thing(g, self.seat, deed.args, answer)
        raise RuleError(f"{answer} is none of the deeds of {self.name}.")

    def details(self, g: State) -> dict[str, Any]:
        fig = g.active
        return {"figure": name_of(g, fig), "left": g.left, "odds": self.odds(g, fig)}

    def odds(self, g: State, fig: int) -> dict[str, int]:
        """The chance in a hundred of every Attack, every Test and every power that rolls."""
        seat, found = self.seat, {}
        for foe in fights.melee_targets.legal(g, seat, fig) if g.left else ():
            found[as_text(fights.melee_targets.says(g, foe))] = fights.chance(g, Blow(fig, foe), [foe])
        if g.left and fig < len(g.hand):
            for foe in fights.ranged_targets.legal(g, seat, fig):
                found[as_text(fights.ranged_targets.says(g, foe))] = fights.chance(g, Blow(fig, foe, True), [foe])
            for thing in fights.weapons.legal(g, seat, fig):
                found[as_text(fights.weapons.says(g, thing))] = odds_of_throw(g, fig, thing)
            for cell in trials.objects_to_use.legal(g, seat, fig):
                row = row_of_object(g, object_on(g, cell))
                found[as_text(trials.objects_to_use.says(g, cell))] = trials.chance(
                    g, fig, trial_of_object(row, cell)
                )
            for kind in powers_to_use.legal(g, seat, fig):
                use = uses.of(g.facts.card_texts[kind])
                if use is not None and use.chance is not None:
                    found[as_text(powers_to_use.says(g, kind))] = use.chance(g, fig, g.facts.rows[kind])
        for trial in trials.trials.legal(g, seat, fig) if g.left else ():
            found[as_text(trials.trials.says(g, trial))] = trials.chance(g, fig, trial)
        return found
