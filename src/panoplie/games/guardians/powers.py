"""The moments at which a text speaks, and whose texts speak now (GC-050, GC-057, GC-074)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from panoplie.games.guardians.rows import CardRow
from panoplie.games.guardians.state import HEROES, LEADER, MINION, VILLAIN_TEAM, State
from panoplie.kernel.aims import AnyAim
from panoplie.kernel.asks import Flow
from panoplie.kernel.cards import Moment, Moments, Text


class Blow(NamedTuple):
    """An Attack: who makes it, on whom (nobody in particular if it is one roll against several), and how."""

    by: int
    target: int
    ranged: bool = False
    dice: int = 0
    harm: int = 0
    thrown: bool = False
    push: int = 0
    """Zones up to which a target that is hit may be pushed; 0 is the usual adjacent Space."""
    combat: int = -1
    """Combat dice, where they are not those of the attacker."""
    credit: int = -1
    """The hero whose deed it is, if it is not the attacker."""

    @property
    def doer(self) -> int:
        return self.by if self.credit < 0 else self.credit


class Trial(NamedTuple):
    """A Test that can be made: what and where it is, and what it takes."""

    goal: str
    cell: int
    stat: int
    dice: int
    direct: bool
    source: str
    """The id of the text that says what a success does."""
    malus: int = -1
    """Where its -1 tokens lie."""


class Use(NamedTuple):
    """An ACTION: what it does, what it is aimed at, if at anything, why it may be of no use now, and the chance in
    a hundred of what it rolls, against whom it is best."""

    does: Callable[..., Flow | None]
    aim: AnyAim | None = None
    need: Callable[..., Any] | None = None
    chance: Callable[[State, int, Any], int] | None = None


MOMENTS: Final = Moments()

# Numbers
dice: Moment[Callable[[State, int, Any, Blow], int]] = MOMENTS.new("dice")
harm: Moment[Callable[[State, int, Any, Blow, int], int]] = MOMENTS.new("harm")
guard: Moment[Callable[[State, int, Any, int, Blow], int]] = MOMENTS.new("guard")
eases: Moment[Callable[[State, int, Any, int, int], int]] = MOMENTS.new("eases")
throws: Moment[Callable[[Any], int]] = MOMENTS.new("throws")
acts: Moment[Callable[[Any], int]] = MOMENTS.new("acts")
shields: Moment[Callable[[State, int, Any, int], int]] = MOMENTS.new("shields")
rerolls: Moment[Callable[[State, int, Any, int, bool], int]] = MOMENTS.new("rerolls")
margins: Moment[Callable[[State, int, int], int]] = MOMENTS.new("margins")

# Allowed and forbidden: that a text has them is all
ranged: Moment[bool] = MOMENTS.new("ranged")
flies: Moment[bool] = MOMENTS.new("flies")
locks: Moment[bool] = MOMENTS.new("locks")
first: Moment[bool] = MOMENTS.new("first")
alone: Moment[bool] = MOMENTS.new("alone")
free_move: Moment[bool] = MOMENTS.new("free_move")
quick_study: Moment[bool] = MOMENTS.new("quick_study")
reaches_objects: Moment[bool] = MOMENTS.new("reaches_objects")
reaches_spots: Moment[bool] = MOMENTS.new("reaches_spots")
spares_heroes: Moment[bool] = MOMENTS.new("spares_heroes")
no_tests: Moment[bool] = MOMENTS.new("no_tests")
no_ranged: Moment[bool] = MOMENTS.new("no_ranged")
no_coordination: Moment[bool] = MOMENTS.new("no_coordination")
stands_in: Moment[bool] = MOMENTS.new("stands_in")
pushes: Moment[bool] = MOMENTS.new("pushes")

# Meant and happened
uses: Moment[Use] = MOMENTS.new("uses")
reveals: Moment[Callable[[State, int, Any], None]] = MOMENTS.new("reveals")
leaves: Moment[Callable[[State, int, Any], Flow | None]] = MOMENTS.new("leaves")
parries: Moment[Callable[[State, int, Any, Blow], Flow | None]] = MOMENTS.new("parries")

# Things on the map
succeeds: Moment[Callable[[State, int, Any, Trial], Flow | None]] = MOMENTS.new("succeeds")
barred: Moment[Callable[[State, int, Any], Any]] = MOMENTS.new("barred")
strikes: Moment[Callable[[State, int, Any, int], None]] = MOMENTS.new("strikes")

# Missions, by hero: what counts
on_hit: Moment[Callable[[State, int, Any, int, Blow], None]] = MOMENTS.new("on_hit")
on_damage: Moment[Callable[[State, int, Any, int, int, Blow], None]] = MOMENTS.new("on_damage")
on_ko: Moment[Callable[[State, int, Any, int], None]] = MOMENTS.new("on_ko")
on_test: Moment[Callable[[State, int, Any, Trial, bool], None]] = MOMENTS.new("on_test")
on_zone: Moment[Callable[[State, int, Any, int], None]] = MOMENTS.new("on_zone")
on_turn: Moment[Callable[[State, int, Any], None]] = MOMENTS.new("on_turn")
progress: Moment[Callable[[State, int], int]] = MOMENTS.new("progress")

# Threats
starts: Moment[Callable[[State, Any], None]] = MOMENTS.new("starts")
advances: Moment[Callable[[State, Any], Flow | None]] = MOMENTS.new("advances")
villain_acts: Moment[Callable[[State, Any, int], Flow | None]] = MOMENTS.new("villain_acts")
reinforces: Moment[Callable[[State, Any], Flow | None]] = MOMENTS.new("reinforces")
tries: Moment[Callable[[State, int, Any], list[tuple[Trial, Any]]]] = MOMENTS.new("tries")
after_attack: Moment[Callable[[State, Any, Blow, int, bool], Flow | None]] = MOMENTS.new("after_attack")
after_ko: Moment[Callable[[State, Any, int, int, int], Flow | None]] = MOMENTS.new("after_ko")
awards: Moment[Callable[[State, Any], None]] = MOMENTS.new("awards")


def row_of(g: State, fig: int) -> Any:
    """The sheet of a Sidekick or a villain."""
    if fig < LEADER:
        return g.facts.sidekicks[fig - HEROES]
    return (g.facts.minions_of if fig >= MINION else g.facts.villain_of)[g.threat]


def texts_of(g: State, fig: int) -> list[tuple[Any, Text]]:
    """The texts of a figure: its sheet, and cards that lie face up on the left of it (GC-050, GC-057)."""
    f = g.facts
    if fig >= HEROES:
        row = row_of(g, fig)
        return [(row, f.texts[row.id])]
    found = [(f.heroes[fig], f.hero_texts[fig])]
    for place, card in enumerate(g.laid[fig]):
        if not card & 1 and not g.down[fig] >> place & 1:
            found.append((f.rows[card >> 1], f.card_texts[card >> 1]))
    return found


def hearken(g: State, fig: int) -> None:
    """Note at which moments the texts of a figure speak."""
    bits = 0
    if g.team[fig] >= 0:
        for _, text in texts_of(g, fig):
            bits |= text.bits
    g.heeds[fig] = bits


def speaking(g: State, fig: int, moment: Moment[Any]) -> list[tuple[Any, Any]]:
    """What a figure's own texts say at a moment."""
    if not g.heeds[fig] & moment.bit:
        return []
    return [
        (it, text.hooks[moment])
        for it, text in texts_of(g, fig)
        if text.bits & moment.bit and not (is_coordination(it) and is_hushed(g, fig))
    ]


def is_coordination(it: Any) -> bool:
    return isinstance(it, CardRow) and it.type == "coordination"


def is_hushed(g: State, hero: int) -> bool:
    """Whether an ally's Weakness keeps a hero from Coordination powers, lasting ones too (GC-057, GC-080)."""
    bit, team = no_coordination.bit, g.team[hero]
    return any([g.heeds[ally] & bit and g.team[ally] == team and ally != hero for ally in range(HEROES)])


def has(g: State, fig: int, flag: Moment[bool]) -> bool:
    """Whether a figure's own texts allow or forbid something."""
    return bool(g.heeds[fig] & flag.bit)


def helping(g: State, who: int, moment: Moment[Any], burdens: bool = False) -> list[tuple[int, Any, Any]]:
    """What a figure and its allies say at a moment about it.

    Allies are silent for whoever is cut off from their help; asked for `burdens` too, they are not.
    """
    if g.team[who] == VILLAIN_TEAM:
        return [(who, it, hook) for it, hook in speaking(g, who, moment)]
    bit, team, heeds = moment.bit, g.team[who], g.heeds
    lonely = heeds[who] & alone.bit and not burdens
    found: list[tuple[int, Any, Any]] = []
    for holder in range(LEADER):
        if heeds[holder] & bit and g.team[holder] == team and (holder == who or not lonely):
            found += [(holder, it, hook) for it, hook in speaking(g, holder, moment)]
    return found


EACH_ROLL: Final = 1
"""What `rerolls` gives for a die of every roll; any other bit is spent for the turn."""


def dice_again(g: State, who: int, is_test: bool) -> Iterator[tuple[Any, int]]:
    """The texts by which a figure may roll a die again now, each with what `rerolls` gives for it (GC-A60)."""
    for holder, it, hook in helping(g, who, rerolls):
        bit = hook(g, holder, it, who, is_test)
        if bit and not g.spent[who] & bit:
            yield it, bit


def threat_hook(g: State, moment: Moment[Any]) -> Any:
    """What the Threat sheet says at a moment, or nothing."""
    return g.facts.threat_texts[g.threat].hooks.get(moment)
