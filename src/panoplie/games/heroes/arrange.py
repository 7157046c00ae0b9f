"""How a table of Heroes Incorporated is laid out by name, in the middle of a game: for lessons and for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from panoplie.games.heroes.state import NOBLE, PLAYING, State, lay_city
from panoplie.kernel.answers import NOBODY, Seat
from panoplie.kernel.piles import Pile
from panoplie.kernel.sight import only

CITY: Final = """
threads   bank     labs       genicon      sofa
pets      comics   precinct   makers       diner
gazette   garage   crimeland  subway       hospital
library   stadium  warehouse  dwengine     laundromat
channel6  fort     city_hall  power_plant  pawnbroker
"""
"""The city, unless another is named. The numbers: 2 4 5 4 2 / 2 2 3 4 2 / 3 2 3 3 3 / 3 3 3 4 2 / 4 5 5 5 2."""

TEAMS: Final = ("titan andron", "arcana traveller", "firebrand slingshot", "paragon scrap")

PLACES: Final = ["channel6", "fort", "city_hall", "power_plant", "pawnbroker", "library", "laundromat", "hospital"]


def arrange(
    g: State,
    teams: Mapping[Seat, str] | None = None,
    at: Mapping[str, str] | None = None,
    pawns: str = "",
    hands: Mapping[Seat, str] | None = None,
    deck: str | None = None,
    discard: str = "",
    dice: Mapping[str, tuple[str, int]] | None = None,
    plus: Mapping[str, int] | None = None,
    gear: Mapping[str, str] | None = None,
    hq: Mapping[Seat, str] | None = None,
    fame: Mapping[Seat, str] | None = None,
    scores: Sequence[int] = (),
    justice_markers: Mapping[Seat, int] | None = None,
    coloured: Mapping[Seat, int] | None = None,
    white: Mapping[Seat, int] | None = None,
    spent: str = "",
    ko: str = "",
    beaten: Mapping[Seat, int] | None = None,
    villains: Sequence[tuple[str, Seat, str]] = (),
    hiding: Sequence[tuple[str, Seat, str]] = (),
    destroyed: str = "",
    tokens: str = "",
    active: Seat = 0,
    first: Seat = 0,
    turn: int = 1,
    phase: int = 1,
    acted: bool = False,
    city: str = CITY,
) -> None:
    """Before a turn: teams={0: "huntaar scrap"}, at={"huntaar": "bank"}, pawns="bank", dice={"scrap": ("bank", 5)}

    The first pawn is at the bank with Huntaar and a 5 of Scrap's. Other pawns are on Crimeland, other heroes in
    the south; hands are empty, and the deck begins with the cards of `deck`, the top first.
    """
    facts = g.facts
    district, card, number = facts.district_at, facts.card_at, facts.hero_at
    lay_city(g, tuple([district[word] for word in city.split()]))

    def take(words: str) -> list[int]:
        taken = [card[word] for word in words.split()]
        for one in taken:
            assert one in g.deck.cards, f"No {facts.card_ids[one]} is left in the deck."
            g.deck.cards.remove(one)
        return taken

    named = {seat: (teams or {}).get(seat, TEAMS[seat]) for seat in range(g.seats)}
    for seat, words in named.items():
        for place, word in enumerate(words.split()):
            slot = 2 * seat + place
            g.hero[slot] = number[word]
            g.hero_deck.remove(number[word])
            g.at[slot] = district[(at or {}).get(word, PLACES[slot])]
            g.bonus[slot] = int(facts.hero_markers[number[word]] and word not in spent.split())
            g.ko[slot] = int(word in ko.split())
            g.plus[slot] = (plus or {}).get(word, 0)
            g.gear[slot] = take((gear or {}).get(word, ""))
            if word in (dice or {}):
                where, face = (dice or {})[word]
                g.die_on[slot], g.die[slot] = district[where], face
            g.learn_powers(slot)
    stand = [district[word] for word in pawns.split()]
    g.pawns[:] = stand + [facts.crimeland] * (len(g.pawns) - len(stand))
    for seat in range(g.seats):
        g.hands[seat] = Pile(take((hands or {}).get(seat, "")), only(seat))
        g.hq[seat] = (take((hq or {}).get(seat, "")) or [NOBODY])[0]
        g.fame[seat] = (take((fame or {}).get(seat, "")) or [NOBODY])[0]
        g.justice[seat] = (justice_markers or {}).get(seat, 0)
        g.coloured[seat] = (coloured or {}).get(seat, facts.colour_markers)
        g.white[seat] = (white or {}).get(seat, 1)
        g.beaten[seat] = (beaten or {}).get(seat, 0)
    g.score[:] = list(scores) or [0] * g.seats
    g.discard = take(discard)
    for in_lair, group in ((0, villains), (1, hiding)):
        for word, owner, where in group:
            g.villains += take(word)
            g.villain_by.append(owner)
            g.villain_at.append(district[where])
            g.lair.append(in_lair)
    if deck is not None:
        g.deck.cards += reversed(take(deck))
    g.deck = Pile(g.deck.cards)
    g.destroyed = [district[word] for word in destroyed.split()]
    g.tokens = [district[word] for word in tokens.split()]
    g.supply = facts.combat_supply - sum(g.plus) - len(g.tokens)
    g.active, g.first, g.turn, g.phase, g.acted = active, first, turn, phase, acted
    g.noble = g.uses_justice() and any([powers & NOBLE for powers in g.powers])
    g.offers.clear()
    g.stage = PLAYING
