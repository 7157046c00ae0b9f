"""Worlds after Brainiac has mixed cards: whoever imagines one gives nobody's deck a card that was never there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from panoplie.games.dc.state import State
from panoplie.games.dc.verbs.mixing import is_mixed
from panoplie.kernel.answers import Seat
from panoplie.kernel.chance import Seeded
from panoplie.kernel.piles import Pile
from panoplie.kernel.rulebook import rule
from tests.games.dc.talk import DcTalk
from tests.talk import table

LOTS = (
    "kick robin mera supergirl swamp_thing zatanna_zatara",
    "lobo doomsday bane cheetah starro clayface",
    "nth_metal power_ring utility_belt heat_vision x_ray_vision aquamans_trident",
)
"""The cards of each player: the first three in hand, the others in the deck."""
VIEWERS = (0, 1, 2, None)


def mixed() -> DcTalk:
    """Everybody has put the first two cards into the common pile, and each has got one of both others."""
    a, b, c = [dict(zip(("hand", "deck"), halves(lot), strict=True)) for lot in LOTS]
    t = table("dc", seats=3, phase="reveal", stack="brainiac", a=a, b=b, c=c)
    for seat, lot in enumerate(LOTS):
        t.seat(seat).says("pass_on " + " ".join(lot.split()[:2]))
    return t.shuffles("lobo nth_metal kick power_ring robin doomsday")


def halves(lot: str) -> tuple[str, str]:
    cards = lot.split()
    return " ".join(cards[:3]), " ".join(cards[3:])


def names(t: DcTalk, *piles: Pile) -> list[str]:
    return [t.g.facts.ids[kind] for pile in piles for kind in pile.cards]


def worlds(t: DcTalk, viewer: Seat | None, count: int = 60) -> Iterator[State]:
    for number in range(count):
        state = t.match.imagine(viewer, Seeded("mixed", number)).state
        assert isinstance(state, State)
        yield state


@rule("DC-092")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_deck_holds_a_card_that_was_never_its_owners(viewer: Seat | None) -> None:
    t = mixed()
    for world in worlds(t, viewer):
        for seat, lot in enumerate(LOTS):
            assert set(names(t, world.deck[seat], world.under[seat])) <= set(lot.split())
            held = names(t, world.hand[seat])
            assert len(held) == 3 and len(set(held) - set(lot.split())) <= 2
        everything = names(t, *world.hand, *world.deck)
        assert sorted(everything) == sorted(" ".join(LOTS).split()), "nothing is lost"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_each_has_given_two_of_the_own_cards(viewer: Seat | None) -> None:
    t = mixed()
    for world in worlds(t, viewer):
        for lot in LOTS:
            came = [
                name
                for hand in world.hand
                for name, mask in zip(names(t, hand), hand.known, strict=True)
                if is_mixed(mask) and name in lot.split()
            ]
            assert len(came) == 2


def test_who_got_what_is_open_but_for_what_one_gave_and_got() -> None:
    t = mixed()
    assert {tuple(names(t, world.hand[0])) for world in worlds(t, 0)} == {("mera", "lobo", "nth_metal")}
    elsewhere = {name for world in worlds(t, 0) for name in names(t, world.hand[1])}
    assert {"kick", "robin"} <= elsewhere, "either of the cards that seat 0 gave may have come to seat 1"
    assert {"heat_vision", "x_ray_vision", "starro", "bane"} <= elsewhere, "and any card of seat 2, or of its own"
    assert not elsewhere & {"mera", "supergirl", "swamp_thing", "lobo", "nth_metal"}, "seat 0 knows those"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_world_depends_on_nothing_that_the_viewer_cannot_see(viewer: Seat | None) -> None:
    t = mixed()
    twin = t.match.imagine(viewer, Seeded("another world"))
    assert twin.state != t.g
    for number in range(20):
        one, other = [match.imagine(viewer, Seeded("same", number)) for match in (t.match, twin)]
        assert one.state == other.state


def test_a_card_of_a_discard_pile_has_not_been_given() -> None:
    """Seat 1 shuffles a discard pile that all have seen: no card of it can be one that seat 1 had given before."""
    t = mixed()
    t.g.discard[1][:] = [t.g.facts.number[name] for name in ("scarecrow", "poison_ivy", "cheetah")]
    t.seat(1).ends_turn()
    t.shuffles("scarecrow poison_ivy cheetah")
    seen = {name for world in worlds(t, 2) for name in names(t, world.hand[0], world.deck[0])}
    assert "doomsday" in seen or "lobo" in seen
    assert not seen & {"scarecrow", "poison_ivy"}


def test_a_card_under_a_super_hero_still_says_whose_it_was() -> None:
    """Atrocitus comes in the same round: what he takes from a hand may be a card that came out of the pile."""
    t = mixed()
    t.g.hand[0].give(t.g.facts.number["lobo"], t.g.under[0], 1)
    for world in worlds(t, 2):
        assert not set(names(t, world.deck[0])) - set(LOTS[0].split())
        assert set(names(t, world.under[0])) <= set(f"{LOTS[1]} {LOTS[0]} nth_metal power_ring".split())


def test_when_all_hands_are_open_everybody_keeps_the_own_secrets_alone() -> None:
    t = mixed()
    for seat in (1, 2, 0):
        t.seat(seat).ends_turn()
        while t.match.ask is not None and t.match.ask.seat < 0:
            t.match.settle(Seeded("settle"))
    assert t.g.mixed == 0


@rule("DC-092")
def test_who_gave_nothing_to_the_pile_has_given_nobody_a_defence() -> None:
    """All can tell that neither of the two who mixed their cards holds one, so neither is asked."""
    a, b = {"hand": "kick robin", "deck": "punch"}, {"hand": "lobo scarecrow", "deck": "punch"}
    t = table("dc", seats=3, phase="reveal", stack="brainiac", a=a, b=b, c={"hand": "", "deck": "lasso_of_truth"})
    t.shuffles("kick robin lobo scarecrow")
    t.seat(1).plays("scarecrow").is_asked("turn")
