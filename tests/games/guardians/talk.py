"""Table talk of Guardians' Chronicles: figures, cards and dice are set by name.

table(
    "guardians", threat="feedback",
    ultrawoman={"at": "e5", "left": "heat_vision", "right": "iron_will", "damage": 1},
    rage={"at": "h8", "seat": 1},
    villains={"xtina": "f2", "nodalie_1": "g4"}, objects="car@e6", active="ultrawoman",
)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

from panoplie.games.guardians.board import district_of, name_of
from panoplie.games.guardians.facts import LEFT, RIGHT
from panoplie.games.guardians.powers import acts, hearken, speaking
from panoplie.games.guardians.rows import RANKS, STATS
from panoplie.games.guardians.state import (
    BUS,
    HEROES,
    LEADER,
    MINION,
    MISSION,
    NOBODY,
    NOWHERE,
    PHASES,
    VILLAIN_TEAM,
    State,
)
from panoplie.games.guardians.threats.common import scaled
from panoplie.games.guardians.verbs.moves import enter, put
from panoplie.games.guardians.verbs.papers import BLUE, RED, SHEET
from panoplie.kernel.answers import CHANCE, Seat, from_text
from panoplie.kernel.asks import Roll
from panoplie.kernel.piles import Pile
from panoplie.kernel.words import words_for
from tests.talk import Talk


class GuardiansTalk(Talk):
    """A table of Guardians' Chronicles in the middle of a turn, unless a phase is named.

    Of a front page are named its articles: `large medium blue:rage red:tempo`; of the Wound deck, if it matters,
    all its cards from the top; of -1 tokens Spaces and numbers: `c1:2`.

    Heroes are named with where they stand and what is theirs; the first belongs to seat 0, the next to seat 1 and
    so on, unless they say so. Cards that are not named, nor set aside, are in the hero's hand. Who is not `active`
    waits in the stack of his team, in the order in which heroes are named. `helpers` are Sidekicks of the first
    hero, `credit` is what each team has done for the sheet's medium article, `rivals_hit` its Damage on the heroes
    of the other.
    """

    @staticmethod
    def arrange(
        g: State,
        villains: Mapping[str, Any] | None = None,
        objects: str = "",
        machines: str = "",
        active: str | None = None,
        actions: int | None = None,
        phase: str = "activation",
        turn: int = 1,
        track: int | None = None,
        doors: str | None = None,
        acted: str = "",
        first: int = 0,
        second: int | None = None,
        helpers: Mapping[str, str] | None = None,
        credit: Sequence[int] = (0, 0),
        rivals_hit: Sequence[int] = (0, 0),
        articles: Mapping[int, str] | None = None,
        malus: str = "",
        wounds: str | None = None,
        adventure: int | None = None,
        saga: Sequence[Sequence[int]] = (),
        **heroes: Mapping[str, Any],
    ) -> None:
        f = g.facts
        g.threat = f.threat_at[g.options["threat"]]
        g.layout = int(g.options["map"] == "other")
        g.turn, g.first, g.phase = turn, first, PHASES.index(phase)
        g.credit[:], g.rivals_hit[:] = credit, rivals_hit
        district = district_of(g)
        g.closed = district.closed if doors is None else _doors(g, doors)
        for place, (name, sheet) in enumerate(heroes.items()):
            _set_hero(g, f.hero_at[name], place % g.seats, **sheet)
        for name, space in (helpers or {}).items():
            helper = f.figure_at[g.threat][name]
            g.host[helper - HEROES] = f.hero_at[next(iter(heroes))]
            enter(g, helper, 0, district.at[space])
            hearken(g, helper)
        sheet_row = f.threats[g.threat]
        g.track = track if track is not None else sheet_row.track.start if sheet_row.track else 0
        for name, where in (villains or {}).items():
            _set_villain(g, name, where)
        for written in objects.split():
            name, _, space = written.partition("@")
            g.objects.append(f.object_at[name])
            g.object_at.append(district.at[space])
            g.object_mask |= 1 << district.at[space]
        g.machines = sum([1 << district.at[space] for space in machines.split()])
        g.adventure = g.adventure if adventure is None else adventure
        g.saga = [list(chapter) for chapter in saga]
        g.second_last = NOBODY if second is None else second
        for team, written in (articles or {}).items():
            g.articles += [_article(g, team, word) for word in written.split()]
        for written in malus.split():
            name, _, count = written.partition(":")
            g.malus[district.at[name]] = int(count)
        if wounds is not None:
            g.wounds = Pile([f.kind_at[name] for name in reversed(wounds.split())])
        gone = [f.hero_at[name] for name in acted.split()]
        g.order += gone
        g.queue = [NOBODY] if phase == "villains" else []
        if phase == "activation":
            _start(g, list(heroes), gone, active, actions)

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


def _article(g: State, team: int, word: str) -> list[int]:
    kind, _, hero = word.partition(":")
    if hero:
        return [team, {"blue": BLUE, "red": RED}[kind], g.facts.hero_at[hero]]
    return [team, SHEET, ("large", "medium").index(kind)]


def _doors(g: State, closed: str) -> int:
    doors = district_of(g).doors
    return sum([1 << doors.index(name) for name in closed.split()])


def _set_hero(
    g: State,
    hero: int,
    owner: Seat,
    at: str,
    seat: Seat | None = None,
    left: str = "",
    right: str = "",
    hand: str | None = None,
    discard: str = "",
    damage: int = 0,
    rank: str = "hero",
    aside: str = "",
    learnt: str = "",
    main: bool = True,
    mission: str | None = None,
    progress: int = 0,
    done: bool = False,
    tokens: str = "",
) -> None:
    f = g.facts
    g.owner[hero] = owner if seat is None else seat
    g.main[hero] = int(main)
    g.rank[hero] = RANKS.index(rank)
    g.deck[hero] = [*f.bases[hero], *(f.rookies[hero] if rank == "rookie" else ())]
    g.deck[hero] += f.veterans[hero] if rank == "veteran" else ()
    for name in aside.split():
        g.deck[hero].remove(f.kind_at[name])
    g.deck[hero] += [f.kind_at[name] for name in learnt.split()]
    for side, cards in ((LEFT, left), (RIGHT, right)):
        g.laid[hero] += [_take(g, hero, name) * 2 + side for name in cards.split()]
    g.discard[hero] = [_take(g, hero, name) for name in discard.split()]
    rest = " ".join([f.rows[kind].id for kind in g.deck[hero] if kind in g.box[hero]])
    g.hand[hero] = [_take(g, hero, name) for name in (rest if hand is None else hand).split()]
    for stat in tokens.split():
        g.plus[hero * 5 + STATS.index(stat)] += 1
    g.mission[hero] = NOBODY if mission is None else f.mission_ids.index(mission)
    g.deeds[hero * 3 + MISSION] = progress
    g.done[hero] = int(done)
    enter(g, hero, g.side_of[g.owner[hero]], district_of(g).at[at])
    g.damage[hero] = damage
    hearken(g, hero)


def _take(g: State, hero: int, name: str) -> int:
    kind: int = g.facts.kind_at[name]
    if g.facts.is_wound[kind]:
        g.wounds.take(kind)
    else:
        assert kind in g.box[hero], f"{name} is no card of this hero, or named twice."
        g.box[hero].remove(kind)
    return kind


def _set_villain(g: State, name: str, where: Any) -> None:
    """A villain by his Space, or by a Space and what else is known of him."""
    told: dict[str, Any] = {"at": where} if isinstance(where, str) else dict(where)
    fig = g.facts.figure_at[g.threat][name]
    cell = district_of(g).at[told["at"]]
    if fig == BUS:
        put(g, BUS, cell)
        g.health[BUS] = told.get("health", scaled(g, "bus_health"))
        g.hostages = told.get("hostages", g.facts.tokens["tour_bus"].hostages)
    else:
        usual = scaled(g, "health") if LEADER <= fig < MINION else g.facts.minions_of[g.threat].health
        g.health[fig] = told.get("health", usual)
        enter(g, fig, VILLAIN_TEAM, cell)
        hearken(g, fig)
    g.damage[fig] = told.get("damage", 0)
    g.stun[fig] = told.get("stun", 0)


def _start(g: State, named: list[str], gone: list[int], active: str | None, actions: int | None) -> None:
    """Somebody is being activated; the others wait in their stacks."""
    f = g.facts
    hero = f.hero_at[active or named[0]]
    for name in reversed(named):
        other = f.hero_at[name]
        if other not in (hero, *gone):
            team = g.team[other]
            friends = sum([1 << seat for seat, side in enumerate(g.side_of) if side == team])
            g.stack[team].put(other, friends)
    g.order.append(hero)
    usual = f.number["actions"] + sum([hook(it) for it, hook in speaking(g, hero, acts)])
    g.active, g.left = hero, usual if actions is None else actions
    assert hero < HEROES


TALK: Final = GuardiansTalk
