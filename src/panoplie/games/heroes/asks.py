"""The questions of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from panoplie.games.heroes import can
from panoplie.games.heroes.cards.aims import aims_of
from panoplie.games.heroes.facts import CLASSES, CORNERS, EQUIPMENT, LETTERS, ORIGINS, Facts
from panoplie.games.heroes.state import INVENTOR, NOBODY, State
from panoplie.games.heroes.verbs import exchange_justice, is_lair
from panoplie.kernel.answers import Answer, Seat
from panoplie.kernel.asks import Ask, FlowOf
from panoplie.kernel.errors import Refusal

LET: Final = ("let",)
LET_ALL: Final = ("let_all",)
SKIP: Final = ("skip",)
USE: Final = ("use",)


class Question(Ask):
    """A question during play. Whoever has Noble may exchange Justice markers first (HI-108, ruling HI-A38)."""

    __slots__ = ()

    def choices(self, g: Any) -> list[Answer]:
        """What may be answered, apart from that exchange."""
        raise NotImplementedError

    def options(self, g: Any) -> Sequence[Answer]:
        choices = self.choices(g)
        if g.justice[self.seat] and can.may_exchange(g, self.seat):
            choices.append(can.NOBLE_EXCHANGE)
        return choices

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        if answer in self.options(g):
            return None
        if answer == can.NOBLE_EXCHANGE:
            return can.why_not_exchange(g, self.seat)
        return self.reason(g, answer)

    def reason(self, g: Any, answer: Answer) -> Refusal:
        """Why something is not among the choices."""
        return Refusal("not-an-option")


def decide(g: State, question: Question) -> FlowOf[Answer]:
    """Ask, and go on asking while Noble exchanges Justice markers for points (HI-108, ruling HI-A38)."""
    answer = yield question
    while answer == can.NOBLE_EXCHANGE:
        exchange_justice(g, question.seat)
        answer = yield question
    return answer


# Set-up


class Collection(Ask):
    """Who has the largest collection of comics? The first seat answers for the table."""

    __slots__ = ()
    kind: ClassVar[str] = "collection"
    rules: ClassVar[tuple[str, ...]] = ("HI-043",)

    def options(self, g: Any) -> Sequence[Answer]:
        return [("starts", seat) for seat in range(g.seats)]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return None if answer in self.options(g) else Refusal("nobody-there", "HI-043")


class Draft(Ask):
    """Which of three heroes do you keep, and who goes to which neighbour?"""

    __slots__ = ()
    kind: ClassVar[str] = "draft"
    rules: ClassVar[tuple[str, ...]] = ("HI-025", "HI-026")

    def options(self, g: Any) -> Sequence[Answer]:
        words = sorted([g.facts.hero_ids[hero] for hero in g.offers[self.seat]])
        if g.seats == 2:  # both go to the one opponent (ruling HI-A44)
            return [("keep", word) for word in words]
        return [
            ("draft", kept, left, right)
            for kept in words
            for left in words
            for right in words
            if len({kept, left, right}) == 3
        ]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return None if answer in self.options(g) else Refusal("not-drafted", "HI-026")


class Pick(Ask):
    """Which of the two heroes that you were given joins your team?"""

    __slots__ = ()
    kind: ClassVar[str] = "pick"
    rules: ClassVar[tuple[str, ...]] = ("HI-027",)

    def options(self, g: Any) -> Sequence[Answer]:
        return [("pick", word) for word in sorted([g.facts.hero_ids[hero] for hero in g.offers[self.seat]])]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return None if answer in self.options(g) else Refusal("not-offered", "HI-027")


class Build(Ask):
    """Which gadget does the inventor start with?"""

    __slots__ = ()
    kind: ClassVar[str] = "build"
    rules: ClassVar[tuple[str, ...]] = ("HI-036", "HI-116")

    def options(self, g: Any) -> Sequence[Answer]:
        kinds = g.facts.classes
        return [("build", g.facts.card_ids[card]) for card in sorted(set(g.deck)) if kinds[card] == EQUIPMENT]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        return None if answer in self.options(g) else Refusal("not-equipment", "HI-036")


class Place(Ask):
    """Where does one of your heroes enter the city?"""

    __slots__ = ()
    kind: ClassVar[str] = "place"
    rules: ClassVar[tuple[str, ...]] = ("HI-044",)

    def options(self, g: Any) -> Sequence[Answer]:
        words = g.facts.district_ids
        free = [words[district] for district in g.city if district not in g.at]
        waiting = [slot for slot in can.team(self.seat) if g.at[slot] == NOBODY]
        return [("place", g.facts.hero_ids[g.hero[slot]], word) for slot in waiting for word in free]

    def why_not(self, g: Any, answer: Answer) -> Refusal | None:
        if answer in self.options(g):
            return None
        match answer:
            case ("place", str(hero), str(district)) if district in g.facts.district_at:
                waiting = [g.facts.hero_ids[g.hero[slot]] for slot in can.team(self.seat) if g.at[slot] == NOBODY]
                if hero in waiting:
                    return Refusal("hero-there", "HI-044")
                return Refusal("not-to-place", "HI-044")
        return Refusal("not-an-option")


# A turn


class Action(Question):
    """What do you do?"""

    __slots__ = ()
    kind: ClassVar[str] = "action"
    rules: ClassVar[tuple[str, ...]] = ("HI-049", "HI-050", "HI-053", "HI-060")

    def choices(self, g: Any) -> list[Answer]:
        return can.actions(g, self.seat)

    def reason(self, g: Any, answer: Answer) -> Refusal:
        return can.why_not_act(g, self.seat, answer) or Refusal("not-an-option")

    def barred(self, g: Any) -> Sequence[tuple[Answer, Refusal]]:
        """What a player looks for: fights on the spot, cards of the hand, the draw, a pass, the end."""
        me = self.seat
        wishes: list[Answer] = []
        for slot in can.team(me):
            word, here = g.facts.hero_ids[g.hero[slot]], g.facts.district_ids[g.at[slot]]
            wishes.append(("fight", word, here, can.COLOUR))
        free = can.team_powers(g, me) & INVENTOR
        for card in sorted(set(g.hands[me])):
            pay = "inventor" if free and g.facts.is_gadget[card] else can.COLOUR
            wishes.append(("play", g.facts.card_ids[card], pay))
        if g.hq[me] != NOBODY and g.facts.cards[g.hq[me]].action == "draw":
            wishes.append(("draw", g.facts.card_ids[g.hq[me]]))
        wishes += [("draw", can.WHITE), can.PASS, can.END]
        options = self.options(g)
        barred = [(wish, self.why_not(g, wish)) for wish in wishes if wish not in options]
        return [(wish, refusal) for wish, refusal in barred if refusal is not None]


class Copy(Question):
    """How do you use the power that you mimic?"""

    __slots__ = ("power", "slot")
    kind: ClassVar[str] = "copy"
    rules: ClassVar[tuple[str, ...]] = ("HI-128", "HI-129")

    def __init__(self, seat: Seat, slot: int, power: str) -> None:
        self.seat = seat
        self.slot = slot
        self.power = power

    def choices(self, g: Any) -> list[Answer]:
        return can.copied_uses(g, self.slot, self.power)

    def reason(self, g: Any, answer: Answer) -> Refusal:
        return Refusal("copy-now", "HI-128", power=self.power)

    def details(self) -> dict[str, Any]:
        return {"power": self.power}


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
            case ("hero", str(hero)) if hero in can.words_of_heroes(g):
                slot = g.hero.index(g.facts.hero_at[hero])
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

    def details(self) -> dict[str, Any]:
        return {"card": self.word, "chosen": len(self.chosen)}


class Villain(Question):
    """An opponent is about to fight: do you play a Super-Villain?"""

    __slots__ = ("district", "foe", "hero")
    kind: ClassVar[str] = "villain"
    rules: ClassVar[tuple[str, ...]] = ("HI-081", "HI-082", "HI-089")

    def __init__(self, seat: Seat, foe: Seat, hero: str, district: str) -> None:
        self.seat = seat
        self.foe = foe
        self.hero = hero
        self.district = district

    def choices(self, g: Any) -> list[Answer]:
        is_villain, words = g.facts.is_villain, g.facts.card_ids
        choices: list[Answer] = [LET, LET_ALL]
        for card in dict.fromkeys(g.hands[self.seat]):
            if is_villain[card]:
                choices.append(("villain", words[card]))
        return choices

    def reason(self, g: Any, answer: Answer) -> Refusal:
        match answer:
            case ("villain" | "play", str(word), *_) if g.facts.card_at.get(word) in g.hands[self.seat]:
                return Refusal("only-villains", "HI-081")
            case ("villain", *_):
                return Refusal("not-in-hand", "HI-057")
        return Refusal("not-an-option")

    def details(self) -> dict[str, Any]:
        return {"foe": self.foe, "hero": self.hero, "district": self.district}


class Cancel(Question):
    """A card was played: does Mind Control cancel it?"""

    __slots__ = ("card", "foe")
    kind: ClassVar[str] = "cancel"
    rules: ClassVar[tuple[str, ...]] = ("HI-120", "HI-121")

    def __init__(self, seat: Seat, foe: Seat, card: str) -> None:
        self.seat = seat
        self.foe = foe
        self.card = card

    def choices(self, g: Any) -> list[Answer]:
        words = g.facts.card_ids
        return [LET, LET_ALL, *[("cancel", words[card]) for card in dict.fromkeys(g.hands[self.seat])]]

    def reason(self, g: Any, answer: Answer) -> Refusal:
        return Refusal("cancel-from-hand", "HI-120")

    def details(self) -> dict[str, Any]:
        return {"foe": self.foe, "card": self.card}


class Reroll(Question):
    """Do you throw again?"""

    __slots__ = ("number",)
    kind: ClassVar[str] = "reroll"
    rules: ClassVar[tuple[str, ...]] = ("HI-021", "HI-095")

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat = seat
        self.number = number

    def choices(self, g: Any) -> list[Answer]:
        return [("stay",), ("reroll",)]

    def details(self) -> dict[str, Any]:
        return {"number": self.number}


class Boost(Question):
    """How many Justice markers turn the die?"""

    __slots__ = ("face", "need")
    kind: ClassVar[str] = "boost"
    rules: ClassVar[tuple[str, ...]] = ("HI-153", "HI-154")

    def __init__(self, seat: Seat, face: int, need: int) -> None:
        self.seat = seat
        self.face = face
        self.need = need

    def choices(self, g: Any) -> list[Answer]:
        most = min(g.justice[self.seat], len(g.facts.combat_die.faces) - self.face)
        return [("spend", number) for number in range(most + 1)]

    def reason(self, g: Any, answer: Answer) -> Refusal:
        match answer:
            case ("spend", int(number)) if number > g.justice[self.seat]:
                return Refusal("too-little-justice", "HI-154")
            case ("spend", int(_)):
                return Refusal("beyond-six", "HI-154")
        return Refusal("not-an-option")

    def details(self) -> dict[str, Any]:
        return {"face": self.face, "number": self.need}


class Lost(Question):
    """Teleport went wrong: do you pay to go elsewhere, or accept Crimeland?"""

    __slots__ = ("hero",)
    kind: ClassVar[str] = "lost"
    rules: ClassVar[tuple[str, ...]] = ("HI-111", "HI-112")

    def __init__(self, seat: Seat, hero: str) -> None:
        self.seat = seat
        self.hero = hero

    def choices(self, g: Any) -> list[Answer]:
        enough = g.justice[self.seat] >= g.facts.teleport_price
        return [("accept",), ("change",)] if enough else [("accept",)]

    def reason(self, g: Any, answer: Answer) -> Refusal:
        return Refusal("too-little-justice", "HI-112") if answer == ("change",) else Refusal("not-an-option")

    def details(self) -> dict[str, Any]:
        return {"hero": self.hero}


class Go(Question):
    """Where does the teleporting hero appear?"""

    __slots__ = ("hero",)
    kind: ClassVar[str] = "go"
    rules: ClassVar[tuple[str, ...]] = ("HI-110",)

    def __init__(self, seat: Seat, hero: str) -> None:
        self.seat = seat
        self.hero = hero

    def choices(self, g: Any) -> list[Answer]:
        return [("go", g.facts.district_ids[district]) for district in g.city]

    def details(self) -> dict[str, Any]:
        return {"hero": self.hero}


class Discard(Question):
    """Which card do you discard?"""

    __slots__ = ("why",)
    kind: ClassVar[str] = "discard"
    rules: ClassVar[tuple[str, ...]] = ("HI-140", "HI-145")

    def __init__(self, seat: Seat, why: str) -> None:
        self.seat = seat
        self.why = why

    def choices(self, g: Any) -> list[Answer]:
        words = g.facts.card_ids
        return [("discard", words[card]) for card in dict.fromkeys(g.hands[self.seat])]

    def reason(self, g: Any, answer: Answer) -> Refusal:
        return Refusal("discard-one", "HI-145" if self.why == "limit" else "HI-090")

    def details(self) -> dict[str, Any]:
        return {"why": self.why}


class LoseGadget(Question):
    """Which gadget does the beaten hero lose?"""

    __slots__ = ("slot", "word")
    kind: ClassVar[str] = "lose_gadget"
    rules: ClassVar[tuple[str, ...]] = ("HI-090",)

    def __init__(self, seat: Seat, slot: int, word: str) -> None:
        self.seat = seat
        self.slot = slot
        self.word = word

    def choices(self, g: Any) -> list[Answer]:
        return [("gadget", self.word, g.facts.card_ids[card]) for card in dict.fromkeys(g.gear[self.slot])]

    def details(self) -> dict[str, Any]:
        return {"hero": self.word}


class KeepOne(Question):
    """Which of the cards that you look at do you keep?"""

    __slots__ = ("count",)
    kind: ClassVar[str] = "keep_one"
    rules: ClassVar[tuple[str, ...]] = ("HI-008", "HI-095")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count

    def choices(self, g: Any) -> list[Answer]:
        words = g.facts.card_ids
        return [("take", words[card]) for card in dict.fromkeys(reversed(g.deck[-self.count :]))]


class Under(KeepOne):
    """Which of the others goes under the deck next?"""

    __slots__ = ()
    kind: ClassVar[str] = "under"

    def choices(self, g: Any) -> list[Answer]:
        return [("under", word) for _, word in super().choices(g)]


# The end of a phase


class LastCall(Question):
    """Before the points are counted: does Noble exchange Justice markers?"""

    __slots__ = ()
    kind: ClassVar[str] = "last_call"
    rules: ClassVar[tuple[str, ...]] = ("HI-108", "HI-A38")

    def choices(self, g: Any) -> list[Answer]:
        return [SKIP]


class DistrictPower(Question):
    """You scored on a district with a power: do you use it, and how?"""

    __slots__ = ("district", "word")
    kind: ClassVar[str] = "district_power"
    rules: ClassVar[tuple[str, ...]] = ("HI-008", "HI-135")

    def __init__(self, seat: Seat, district: int, word: str) -> None:
        self.seat = seat
        self.district = district
        self.word = word

    def choices(self, g: Any) -> list[Answer]:
        return [*uses_of(g, self.seat, self.district), SKIP]

    def details(self) -> dict[str, Any]:
        return {"district": self.word}


def uses_of(g: State, me: Seat, district: int) -> list[Answer]:
    """All ways to use a district's power; none if it would do nothing."""
    facts: Facts = g.facts
    row = facts.districts[district]
    words = facts.district_ids
    match row.power:
        case "draw":
            return [USE] if g.deck or g.discard else []
        case "look":
            return [USE] if g.deck or g.discard else []
        case "first_player":
            return [USE]
        case "step":
            return [
                ("hero_to", facts.hero_ids[g.hero[slot]], words[to])
                for slot in can.team(me)
                for to in g.near[g.at[slot]]
            ]
        case "fly_in":
            return [
                ("hero_to", facts.hero_ids[g.hero[slot]], words[to])
                for slot in can.team(me)
                for to in g.city
                if to != g.at[slot]
            ]
        case "trade_cards":
            return [("discard", facts.card_ids[card]) for card in dict.fromkeys(g.hands[me])]
        case "move_crime":
            return [
                ("pawn_to", LETTERS[pawn], words[to])
                for pawn, at in enumerate(g.pawns)
                if at != facts.crimeland
                for to in g.near[at]
                if to != facts.crimeland and not is_lair(g, to)
            ]
        case "recover":
            kinds = [CLASSES.index(kind) for kind in row.classes]
            found = [card for card in dict.fromkeys(g.discard) if facts.classes[card] in kinds]
            if not found:
                return [USE] if row.cards and g.deck else []
            return [("take", facts.card_ids[card]) for card in found]
        case "combat_token":
            if district not in g.tokens or row.origin is None:
                return []
            origin = ORIGINS.index(row.origin)
            return [
                ("hero", facts.hero_ids[g.hero[slot]])
                for slot in can.team(me)
                if facts.origins[g.hero[slot]] == origin and g.plus[slot] < g.most_plus()
            ]
        case "opponent_discards":
            return [("seat", foe) for foe in range(g.seats) if foe != me and g.hands[foe]]
    return []


class Corner(Question):
    """In which corner does the Super-Villain hide?"""

    __slots__ = ("card", "direction")
    kind: ClassVar[str] = "corner"
    rules: ClassVar[tuple[str, ...]] = ("HI-158", "HI-159")

    def __init__(self, seat: Seat, card: str, direction: str) -> None:
        self.seat = seat
        self.card = card
        self.direction = direction

    def choices(self, g: Any) -> list[Answer]:
        return [("corner", g.facts.district_ids[district]) for district in empty_corners(g, self.direction)]

    def reason(self, g: Any, answer: Answer) -> Refusal:
        return Refusal("not-a-corner", "HI-159")

    def details(self) -> dict[str, Any]:
        return {"card": self.card, "direction": self.direction}


def empty_corners(g: State, direction: str) -> list[int]:
    """The empty corners that the crime die names: one, or both of an edge (HI-157 to HI-159, ruling HI-A22)."""
    named = [g.city[cell] for corner, cell in CORNERS.items() if direction == corner or direction in tuple(corner)]
    return [
        district
        for district in named
        if district not in g.at
        and district not in g.pawns
        and district not in g.destroyed
        and district not in g.villain_at
    ]
