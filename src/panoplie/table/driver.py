"""What moves a table when no person does: bots that think at their own pace, and clocks that run out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

from panoplie.bots import LEVELS
from panoplie.bots.hero import BRIEF
from panoplie.kernel.answers import Answer
from panoplie.kernel.asks import HIDES
from panoplie.kernel.lessons import Other
from panoplie.kernel.match import Match
from panoplie.table import steps
from panoplie.table.course import Course
from panoplie.table.effects import Moment
from panoplie.table.hub import ASK_AGAIN
from panoplie.table.messages import Pace, Seat
from panoplie.table.speech import TableError
from panoplie.table.think import Thought

if TYPE_CHECKING:
    from panoplie.table.room import Room

LOG: Final = logging.getLogger("panoplie.table")
PACE: Final = (0.6, 2.0)
"""Seconds that a bot takes for an answer, at the natural pace."""
PACES: Final[dict[Pace, float]] = {"instant": 0.0, "quick": 0.1, "human": 1.0}
"""How much of that time is left at a pace that people choose. Two quick bots give the twenty answers of a round of
Villainous in less than four seconds."""
SOON: Final = 30.0
"""Seconds before a clock runs out from which on its table stays in memory."""
THROW_PACE: Final = (0.4, 0.9)
VEIL: Final = 0.25
"""Seconds for the way of a thought to a process and back, and for a first look at the options."""


About = tuple[str, int | Moment]
"""What a bot does: throw after so many answers, or answer what it has been asked since a moment."""


class Outdated(Exception):
    """What a bot thought about is no longer asked."""


class Driver:
    """The bots and the clock of one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._bots: dict[Seat, tuple[About, asyncio.Task[None]]] = {}
        self._flag: asyncio.TimerHandle | None = None
        self._flagging: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, or a clock runs out soon; for a clock that has time the store wakes the table."""
        soon = self._flag is not None and self._flag.when() - asyncio.get_running_loop().time() < SOON
        falling = self._flagging is not None and not self._flagging.done()
        return bool(self._bots) or soon or falling

    def go(self) -> None:
        """Let the bots think that are asked, stop those that are not any more, and set the alarm clock.

        Bots among themselves think only while somebody looks.
        """
        if self._stopped:
            return
        course = self._room.course
        wanted: dict[Seat, About] = {}
        for seat in course.waiting() if course.peopled or self._room.audience.viewers else ():
            if course.chairs[seat].bot is not None:
                asked = course.asked_since(seat)
                wanted[seat] = ("throw", course.length) if asked is None else ("answer", asked)
        for seat, (about, task) in list(self._bots.items()):
            if wanted.get(seat) != about:
                del self._bots[seat]
                task.cancel()
        for seat, about in wanted.items():
            if seat not in self._bots:
                self._bots[seat] = about, asyncio.create_task(self._play(seat, about))
        self._set_alarm()

    def stop(self) -> None:
        """Let go of everything for good: the room is given up."""
        self._stopped = True
        for _, task in self._bots.values():
            task.cancel()
        self._bots.clear()
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None

    # Bots

    async def _play(self, seat: Seat, about: About) -> None:
        room = self._room
        try:
            while not await room.node.hub.lease(room.terms.id):
                await asyncio.sleep(ASK_AGAIN)  # the node that lets this bot play may die before it has
            if about[0] == "throw":
                await self._pause(THROW_PACE)
                answer = None
            else:
                level = room.course.chairs[seat].bot
                if level is None or room.course.asked_since(seat) != about[1]:
                    return  # a step that is on its way into the store has changed that
                least = self._veil(seat, level)
                answer, _ = await asyncio.gather(self.answer_of(seat, level), self._pause(PACE, least))
            # What is stored from here on must also be told, so nobody cancels it any more.
            self._forget(seat)
            with contextlib.suppress(Outdated):
                await room.commit(lambda: self._step(seat, about, answer))
        except TableError as error:
            LOG.warning(
                "The bot of seat %d at table %s waits: %s", seat, room.terms.id, error, extra=self._about(seat)
            )
        except Exception:
            # Next time it may choose something else; meanwhile whoever sits there can go on with the table.
            LOG.exception(
                "The bot of seat %d at table %s broke something", seat, room.terms.id, extra=self._about(seat)
            )
        finally:
            self._forget(seat)

    def answer_of(self, seat: Seat, level: str) -> Awaitable[Answer]:
        """What a bot answers to the match as it is now; in a lesson what its script says.

        What it thinks about is written down here and now: a turn of the loop later it may be another question.
        """
        room = self._room
        at = room.course.lesson_at()
        if at is not None and isinstance(at.move, Other):
            return _said(at.move.answer)
        assert room.course.match is not None
        thought = thought_of(room.course, room.course.match, seat, level, self._hides(seat))
        return room.node.thinkers.answer(thought, room.course.keeper, room.terms.id)

    def _about(self, seat: Seat) -> dict[str, object]:
        return {"table": self._room.terms.id, "seat": seat}

    def _forget(self, seat: Seat) -> None:
        entry = self._bots.get(seat)
        if entry is not None and entry[1] is asyncio.current_task():
            del self._bots[seat]

    def _step(self, seat: Seat, about: About, answer: Answer) -> steps.AnyStep:
        """The bot's step, if it still fits."""
        course = self._room.course
        if course.chairs[seat].bot is None or seat not in course.waiting():
            raise Outdated
        if about[0] == "throw":
            if course.thrower() != seat or course.length != about[1]:
                raise Outdated
            return steps.Cast(seat)
        if course.asked_since(seat) != about[1]:
            raise Outdated
        return steps.Answer(seat, answer)

    def _veil(self, seat: Seat, level: str) -> float:
        """Seconds that an answer takes at least: a bot that has nothing to choose takes as long as if it had."""
        if not self._room.node.settings.pace or not self._hides(seat):
            return 0.0
        return VEIL + min(BRIEF, getattr(LEVELS[level], "milliseconds", 0)) / 1000

    def _hides(self, seat: Seat) -> bool:
        """Whether a question hides that there may be nothing to choose."""
        match = self._room.course.match
        asks = [] if match is None else [ask for ask in match.asks() if ask.seat == seat]
        return any([ask.lone == HIDES or ask.form == "window" for ask in asks])

    async def _pause(self, bounds: tuple[float, float], least: float = 0.0) -> None:
        """Take as long as people like; who changes their mind meanwhile is heard at once."""
        began = time.monotonic()
        seconds = random.uniform(*bounds) * self._room.node.settings.pace
        while (left := began + max(least, seconds * PACES[self._room.audience.pace()]) - time.monotonic()) > 0:
            self._hurry.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), left)

    def hurry(self) -> None:
        """Somebody likes another pace from now on."""
        self._hurry.set()

    # The clock

    def _set_alarm(self) -> None:
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        clocks = self._room.course.clocks
        flag = None if clocks is None else clocks.next_flag()
        if flag is not None:
            delay = max(0.0, flag[0] - time.time()) + 0.01
            self._flag = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._flag = None
        self._flagging = asyncio.create_task(self._drop_flag())

    async def _drop_flag(self) -> None:
        try:
            await self._room.commit(self._flag_step)
        except Outdated:
            self._set_alarm()
        except TableError as error:
            LOG.warning("A clock at table %s waits: %s", self._room.terms.id, error)
        except Exception:
            LOG.exception("A clock at table %s broke something", self._room.terms.id)

    def _flag_step(self) -> steps.AnyStep:
        clocks = self._room.course.clocks
        flag = None if clocks is None else clocks.next_flag()
        if flag is None or flag[0] > time.time():
            raise Outdated
        return steps.Flag(flag[1])


async def _said(answer: Answer) -> Answer:
    return answer


def thought_of(course: Course, match: Match, seat: Seat, level: str, brief: bool = False) -> Thought:
    """What a bot is given to think about: the state before the act and the answers since."""
    place, state = match.checkpoint()
    return Thought(
        game=course.terms.game.meta.id,
        content=str(course.terms.content),
        seats=len(course.chairs),
        options=course.options,
        state=state.to_json(),
        since=list(match.log[place:]),
        seat=seat,
        level=level,
        seed=random.getrandbits(48),
        brief=brief,
    )
