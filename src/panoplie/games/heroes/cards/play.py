"""Playing a Research card: aim it, see whether it is cancelled, do what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from panoplie.games.heroes.asks import Question, decide
from panoplie.games.heroes.board import words_of_heroes
from panoplie.games.heroes.cards.aims import ENOUGH, aims_of
from panoplie.games.heroes.cards.fate import (
    break_gadget,
    call_to_justice,
    crime_wave,
    destroy,
    drain,
    rewind,
    rob,
    swap,
    sweep,
)
from panoplie.games.heroes.state import NOBODY, State
from panoplie.games.heroes.verbs import (
    drop_gadget,
    gain_plus,
    gain_points,
    knock_out,
    name,
    slot_of,
    take_from_hand,
)
from panoplie.games.heroes.villains import is_cancelled
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Flow
from panoplie.kernel.errors import Refusal


class Target(Question):
    """What do you aim the card at?"""

    __slots__ = ("card", "chosen", "word")
    kind: ClassVar[str] = "target"
    rules: ClassVar[tuple[str, ...]] = ("HI-057", "HI-099")

    def __init__(self, seat: Seat, card: int, word: str, chosen: tuple[Answer, ...]) -> None:
        self.seat = seat
        self.card = card
        self.word = word
        self.chosen = chosen

    def choices(self, g: Any) -> list[Answer]:
        return aims_of(g.facts, self.card)[len(self.chosen)](g, self.seat, self.card, self.chosen)

    def reason(self, g: Any, answer: Answer) -> Refusal:
        match answer:
            case ("hero", str(hero)) if hero in words_of_heroes(g):
                slot = slot_of(g, hero)
                kind = g.facts.cards[self.card].class_
                if kind in ("equipment_gadget", "power_up") and slot // 2 != self.seat:
                    return Refusal("not-your-hero", "HI-095" if kind == "equipment_gadget" else "HI-102")
                if kind == "equipment_gadget":
                    return Refusal("alien", "HI-149", hero=hero)
                if kind == "power_up":
                    return Refusal("enough-plus", "HI-147", hero=hero)
                if kind == "ko_gadget":
                    return Refusal("out-of-range", "HI-092", hero=hero)
        return Refusal("not-a-target", "HI-099")

    def details(self, g: Any) -> dict[str, Any]:
        return {"card": self.word, "chosen": len(self.chosen)}


Effect = Callable[[State, Seat, int, tuple[Answer, ...]], Flow | None]
"""Does what a card says to the targets that were chosen; a rule that asks is a generator."""


def play_card(g: State, me: Seat, card: int) -> Flow:
    """A card is shown and aimed; unless Mind Control cancels it, it takes effect (HI-057, HI-099, HI-120)."""
    take_from_hand(g, me, card)
    g.played.append(card)
    facts = g.facts
    word = facts.card_ids[card]
    g.tell("played", "HI-057", seat=me, card=word)
    chosen: tuple[Answer, ...] = ()
    for aim in aims_of(facts, card):
        if not aim(g, me, card, chosen):
            break
        answer = yield from decide(g, Target(me, card, word, chosen))
        if answer == ENOUGH:
            break
        chosen += (answer,)
    if (yield from is_cancelled(g, me, card)):
        return
    row = facts.cards[card]
    flow = EFFECTS[row.effect or row.class_](g, me, card, chosen)
    if flow is not None:
        yield from flow
    if card in g.played:  # single use
        g.played.remove(card)
        g.discard.append(card)


# Gadgets


def ko_hero(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """A KO gadget knocks out the hero that it is aimed at (HI-092, HI-093)."""
    knock_out(g, slot_of(g, chosen[0][1]), "HI-092")


def ko_block(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """A gas knocks out everyone on a district, one's own heroes too (HI-092)."""
    district = g.facts.district_at[chosen[0][1]]
    for slot, at in enumerate(g.at):
        if at == district and not g.ko[slot]:
            knock_out(g, slot, "HI-092")


def equip(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """An equipment gadget stays with its hero, who can use it at once (HI-094, HI-095, ruling HI-A12)."""
    slot = slot_of(g, chosen[0][1])
    if len(chosen) > 1:
        drop_gadget(g, slot, g.facts.card_at[chosen[1][2]], "HI-148")
    g.played.remove(card)
    g.gear[slot].append(card)
    g.learn_powers(slot)
    g.tell("equipped", "HI-094", seat=me, hero=name(g, slot), card=g.facts.card_ids[card])


def set_up_hq(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """An HQ gadget belongs to the team (HI-096, HI-097)."""
    g.played.remove(card)
    g.hq[me] = card
    g.tell("installed", "HI-096", seat=me, card=g.facts.card_ids[card])


# Fame, adventures, power


def become_famous(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """A Fame card stays in play and takes the place of an older one (HI-098, HI-146)."""
    if g.fame[me] != NOBODY:
        g.discard.append(g.fame[me])
        g.tell("fame_faded", "HI-146", seat=me, card=g.facts.card_ids[g.fame[me]])
    g.played.remove(card)
    g.fame[me] = card
    g.tell("famous", "HI-098", seat=me, card=g.facts.card_ids[card])


def have_adventure(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """3 points at once if the hero of the adventure is in the team, else 1 (HI-100, HI-101, ruling HI-A11)."""
    row = g.facts.cards[card]
    own = g.facts.hero_at[row.hero] in (g.hero[2 * me], g.hero[2 * me + 1])
    gain_points(g, me, row.points if own else row.points_other, "HI-100")


def power_up(g: State, me: Seat, card: int, chosen: tuple[Answer, ...]) -> None:
    """One of one's heroes takes a +1 Combat marker (HI-102)."""
    g.supply -= 1
    gain_plus(g, slot_of(g, chosen[0][1]), "HI-102")


EFFECTS: Final[dict[str, Effect]] = {
    "ko_hero": ko_hero,
    "ko_block": ko_block,
    "equipment_gadget": equip,
    "hq_gadget": set_up_hq,
    "fame": become_famous,
    "adventure": have_adventure,
    "power_up": power_up,
    "move_crime": crime_wave,
    "sweep": sweep,
    "destroy": destroy,
    "lose_combat_token": drain,
    "lose_gadget": break_gadget,
    "steal_card": rob,
    "swap_blocks": swap,
    "justice": call_to_justice,
    "return_dice": rewind,
}
