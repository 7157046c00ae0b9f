"""KO, equipment and HQ gadgets, Power Up, Adventures and Fame: what they aim at and what they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from panoplie.games.heroes.board import team
from panoplie.games.heroes.cards.text import CARDS, at, does, unless
from panoplie.games.heroes.facts import ALIEN, ORIGINS, CardRow
from panoplie.games.heroes.nouns import DISTRICT, GADGET, HERO, name
from panoplie.games.heroes.state import State
from panoplie.games.heroes.verbs import drop_gadget, gain_plus, gain_points, knock_out
from panoplie.kernel.aims import Aimed, aim
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.errors import Reason, Refusal

Chosen = tuple[Any, ...]


def _hero(g: State, seat: Seat, slot: int) -> dict[str, Any]:
    return {"hero": name(g, slot)}


NO_TARGET: Final = Refusal("no-target", "HI-092")
OUT_OF_RANGE: Final = Reason("out-of-range", "HI-092", _hero)
NOT_YOURS_TO_EQUIP: Final = Refusal("not-your-hero", "HI-095")
IS_ALIEN: Final = Reason("alien", "HI-149", _hero)
NOT_YOURS_TO_STRENGTHEN: Final = Refusal("not-your-hero", "HI-102")
ENOUGH_PLUS: Final = Reason("enough-plus", "HI-147", _hero)


def not_of(g: State, me: Seat) -> list[int]:
    """The heroes of the others."""
    return [slot for slot in range(2 * g.seats) if slot // 2 != me]


# KO gadgets


def near_team(g: State, me: Seat) -> list[int]:
    """The districts of one's heroes and those next to them."""
    one, two = g.at[2 * me], g.at[2 * me + 1]
    return [one, two, *g.near[one], *g.near[two]]


@aim(HERO, verb="hero", kind="target")
def heroes_to_knock_out(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[int]:
    """Any hero near one's own, or any of the origin that the card names, who is still on his feet (HI-092)."""
    row: CardRow = g.facts.cards[card]
    origins = g.facts.origins
    if row.origin is not None:
        origin = ORIGINS.index(row.origin)
        if not row.else_near or any([origins[hero] == origin for hero in g.hero]):
            for slot, hero in enumerate(g.hero):
                yield slot, OUT_OF_RANGE if g.ko[slot] or origins[hero] != origin else None
            return
    reach = near_team(g, me)
    for slot, where in enumerate(g.at):
        yield slot, OUT_OF_RANGE if g.ko[slot] or where not in reach else None


def ko_hero(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """A KO gadget knocks out the hero that it is aimed at (HI-092, HI-093)."""
    knock_out(g, chosen[0], "HI-092")


@aim(DISTRICT, verb="district", kind="target", other=Refusal("not-a-target", "HI-099"))
def districts_to_gas(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[int]:
    """A district next to one of one's heroes, with somebody on his feet (HI-092)."""
    beside = {*g.near[g.at[2 * me]], *g.near[g.at[2 * me + 1]]}
    full = {where for slot, where in enumerate(g.at) if not g.ko[slot]}
    return [(district, None) for district in sorted(beside & full)]


def ko_block(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """A gas knocks out everyone on a district, one's own heroes too (HI-092)."""
    for slot, where in enumerate(g.at):
        if where == chosen[0] and not g.ko[slot]:
            knock_out(g, slot, "HI-092")


CARDS.card("ko_hero", at(heroes_to_knock_out, otherwise=NO_TARGET), does(ko_hero))
CARDS.card("ko_block", at(districts_to_gas, otherwise=NO_TARGET), does(ko_block))


# Equipment and HQ gadgets


@aim(HERO, verb="hero", kind="target")
def heroes_to_equip(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[int]:
    """One's own heroes, Aliens excepted (HI-094, HI-149)."""
    for slot in team(me):
        yield slot, IS_ALIEN if g.facts.origins[g.hero[slot]] == ALIEN else None
    for slot in not_of(g, me):
        yield slot, NOT_YOURS_TO_EQUIP


@aim(GADGET, verb="gadget", kind="target_more")
def gadgets_to_replace(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[tuple[int, int]]:
    """A hero who carries three gadgets discards one of them (HI-148)."""
    gear = g.gear[chosen[0]]
    return [((chosen[0], old), None) for old in gear] if len(gear) >= g.facts.gadgets else []


def equip(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """An equipment gadget stays with its hero, who can use it at once (HI-094, HI-095, ruling HI-A12)."""
    slot = chosen[0]
    if len(chosen) > 1:
        drop_gadget(g, slot, chosen[1][1], "HI-148")
    g.played.remove(card)
    g.gear[slot].append(card)
    g.learn_powers(slot)
    g.tell("equipped", "HI-094", seat=me, hero=name(g, slot), card=g.facts.card_ids[card])


def why_not_second_hq(g: State, me: Seat, it: CardRow) -> Refusal | None:
    """A team owns one HQ gadget at most (HI-150, ruling HI-A29)."""
    return None if g.hq[me] == NOBODY else SECOND_HQ


SECOND_HQ: Final = Refusal("second-hq", "HI-150")


def set_up_hq(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """An HQ gadget belongs to the team (HI-096, HI-097)."""
    g.played.remove(card)
    g.hq[me] = card
    g.tell("installed", "HI-096", seat=me, card=g.facts.card_ids[card])


CARDS.card(
    "equipment_gadget",
    at(heroes_to_equip, gadgets_to_replace, otherwise=Refusal("only-aliens", "HI-149")),
    does(equip),
)
CARDS.card("hq_gadget", unless(why_not_second_hq), does(set_up_hq))


# Power Up and Adventures


@aim(HERO, verb="hero", kind="target")
def heroes_to_strengthen(g: State, me: Seat, card: int, chosen: Chosen) -> Aimed[int]:
    """One's own heroes with room for a +1 Combat marker, while there are any (HI-102, HI-147)."""
    most = g.most_plus() if g.supply else 0
    for slot in team(me):
        yield slot, ENOUGH_PLUS if g.plus[slot] >= most else None
    for slot in not_of(g, me):
        yield slot, NOT_YOURS_TO_STRENGTHEN


def power_up(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """One of one's heroes takes a +1 Combat marker (HI-102)."""
    g.supply -= 1
    gain_plus(g, chosen[0], "HI-102")


def have_adventure(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """3 points at once if the hero of the adventure is in the team, else 1 (HI-100, HI-101, ruling HI-A11)."""
    row = g.facts.cards[card]
    own = g.facts.hero_at[row.hero] in (g.hero[2 * me], g.hero[2 * me + 1])
    gain_points(g, me, row.points if own else row.points_other, "HI-100")


CARDS.card("power_up", at(heroes_to_strengthen, otherwise=Refusal("no-room-for-plus", "HI-147")), does(power_up))
CARDS.card("adventure", does(have_adventure))


# Fame: each card has its prerequisite


@cache
def not_famous(needs: str | None) -> Refusal:
    """The reason against a Fame card: made once for each prerequisite."""
    return Refusal("not-famous", "HI-098", needs=needs)


def famous(holds: Callable[[State, Seat, int], bool]) -> tuple[Any, ...]:
    """A Fame card is played only when its prerequisite is met (HI-098)."""

    def why_not(g: State, me: Seat, it: CardRow) -> Refusal | None:
        return None if holds(g, me, it.least) else not_famous(it.needs)

    return unless(why_not), does(become_famous)


def become_famous(g: State, me: Seat, card: int, chosen: Chosen) -> None:
    """A Fame card stays in play and takes the place of an older one (HI-098, HI-146)."""
    if g.fame[me] != NOBODY:
        g.discard.append(g.fame[me])
        g.tell("fame_faded", "HI-146", seat=me, card=g.facts.card_ids[g.fame[me]])
    g.played.remove(card)
    g.fame[me] = card
    g.tell("famous", "HI-098", seat=me, card=g.facts.card_ids[card])


def _others(g: State, me: Seat) -> list[int]:
    return g.score[:me] + g.score[me + 1 :]


def _holds(g: State, me: Seat) -> list[int]:
    return [where for where in g.die_on[2 * me : 2 * me + 2] if where != NOBODY]


def _gadgets(g: State, me: Seat) -> int:
    return len(g.gear[2 * me]) + len(g.gear[2 * me + 1]) + (g.hq[me] != NOBODY)


CARDS.card("leader", *famous(lambda g, me, least: g.score[me] > max(_others(g, me))))
CARDS.card("trailer", *famous(lambda g, me, least: g.score[me] < min(_others(g, me))))
CARDS.card(
    "die_on_number", *famous(lambda g, me, least: least in [g.facts.district_numbers[at] for at in _holds(g, me)])
)
CARDS.card("two_dice", *famous(lambda g, me, least: len(_holds(g, me)) == 2))
CARDS.card("min_points", *famous(lambda g, me, least: g.score[me] >= least))
CARDS.card("min_gadgets", *famous(lambda g, me, least: _gadgets(g, me) >= least))
CARDS.card("villain_beaten", *famous(lambda g, me, least: g.beaten[me] >= least))
