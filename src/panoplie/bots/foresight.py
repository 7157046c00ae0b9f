"""How a seat stands after an answer: not in the middle of a deed, but when all that it asks has been answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from panoplie.bots.luck import Luck
from panoplie.kernel.answers import CHANCE, Answer, Seat
from panoplie.kernel.asks import Ask, Together
from panoplie.kernel.chance import Seeded, Source, shuffled
from panoplie.kernel.game import Habit
from panoplie.kernel.match import Match
from panoplie.kernel.windows import PASS

FURTHER: Final = 2
"""How many questions of a deed are thought through; what it asks after those is left open."""
MOST_TRIED: Final = 8
"""Of more answers than these to such a question so many are tried, drawn by lot."""
LOTS: Final = 1 << 20
"""In so many ways luck may fall."""


def after(world: Match, seat: Seat, option: Answer, source: Source) -> Match:
    """The world after an answer, and after what chance answers to it."""
    twin = world.fork()
    twin.push(option, seat)
    twin.settle(source)
    return twin


def finished(world: Match, luck: Luck) -> Match:
    """The world after the deed that is under way, if everybody answers it as looks best to them one step later.

    While a deed is asking, what it gives is often not there yet and what it costs is paid: to look at it in the
    middle makes a bargain seem a loss. The world is used up.
    """
    for _ in range(FURTHER):
        if world.over or is_between_deeds(world):
            break
        world = stepped(world, luck)
    return world


def is_between_deeds(world: Match) -> bool:
    """Whether nobody has answered since the present act began; its first throw may have fallen."""
    return all([seat == CHANCE for seat, _ in world.log[world.act_began :]])


def stepped(world: Match, luck: Luck) -> Match:
    """The world after the answer that looks best one step later to whoever is asked next. The world is used up.

    After a part of a side's answer nothing is to be seen yet: of those the game itself says what fits.
    """
    ask = world.asks()[0]
    if isinstance(world.ask, Together) and not ask.grows:
        return all_answered(world, world.ask, luck)
    rated = rated_by_game(world, ask) if ask.grows else []
    options = [max(rated, key=lambda one: one[1])[0]] if rated else tried(world, ask, luck.tries)
    best = 0
    if len(options) > 1:
        value, seat = world.game.value, ask.seat
        later = [after(world, seat, option, luck.tries) for option in options]
        worth = [value(each.state, seat) for each in later]
        best = worth.index(max(worth))
        if not has_thrown(world, later[best]):
            return later[best]  # else the throw that was looked at chose the answer; it does not come twice
    world.push(options[best], ask.seat)
    world.settle(luck.falls)
    return world


def by_habit(world: Match, habit: Habit, luck: Luck) -> Match:
    """The world after what anybody would answer, as far as a habit tells, else what looks best. It is used up."""
    ask = world.asks()[0]
    usual = habit(world.state, ask)
    if usual is None:
        return stepped(world, luck)
    world.expect_forks()
    world.push(usual, ask.seat)
    world.settle(luck.falls)
    return world


def has_thrown(world: Match, later: Match) -> bool:
    """Whether chance has answered between two moments."""
    return any([seat == CHANCE for seat, _ in later.log[len(world.log) :]])


def all_answered(world: Match, question: Together, luck: Luck) -> Match:
    """The world after everybody has answered who is asked at once. The world is used up.

    Nobody has heard the others, so each answers what looks best if those answer anything.
    """
    while world.ask is question:
        ask = world.asks()[0]
        world.push(best_unheard(world, ask, luck.tries), ask.seat)
    world.settle(luck.falls)
    return world


def best_unheard(world: Match, ask: Ask, source: Source) -> Answer:
    """What looks best to somebody who has not heard what others answered to the same question."""
    options = tried(world, ask, source)
    if len(options) == 1:
        return options[0]
    guessed = world.unheard(ask.seat)
    while others := [other for other in guessed.asks() if other.seat != ask.seat]:
        guessed.push(others[0].sample(guessed.state, source), others[0].seat)
    worth = [guessed.game.value(after(guessed, ask.seat, option, source).state, ask.seat) for option in options]
    return options[worth.index(max(worth))]


def rated_by_game(world: Match, ask: Ask) -> list[tuple[Answer, float]]:
    """How good each option is as the game sees it, where it has a better way than looking one step ahead."""
    ratings = world.game.ratings
    return [] if ratings is None else ratings(world.state, ask, ask.seat)


def tried(world: Match, ask: Ask, source: Source) -> list[Answer]:
    """The answers to a question that are worth a try, if there are many only some."""
    options = ask.options(world.state)
    return list(options) if len(options) <= MOST_TRIED else shuffled(list(options), source)[:MOST_TRIED]


def in_any_order(options: Sequence[Answer], source: Source) -> list[Answer]:
    """Answers verb by verb as they are listed, those of one verb in any order; who can pass does that first.

    Of equals the first is taken, and what is listed first is always done to the same player. A reaction that gains
    nothing is not worth its card: two of them that fetch each other would go on for ever.
    """
    verbs: dict[str, list[Answer]] = {PASS[0]: []} if PASS in options else {}
    for option in options:
        verbs.setdefault(str(option[0]), []).append(option)
    return [option for group in verbs.values() for option in shuffled(group, source)]


def weighed(worlds: Sequence[Match], ask: Ask, options: Sequence[Answer], source: Source) -> list[list[float]]:
    """For each option how well whoever is asked stands in each world when the deed that it begins is done.

    All are given with the same luck, which differs from world to world: it favours none of them.
    """
    seat = ask.seat
    found: list[list[float]] = [[] for _ in options]
    for world in worlds:
        lot = source.below(LOTS)
        for place, option in enumerate(options):
            luck = Seeded("look", lot)
            later = finished(after(world, seat, option, luck), Luck.of(luck))
            found[place].append(later.game.value(later.state, seat))
    return found
