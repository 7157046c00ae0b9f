"""What each message of a client does at a table."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

from panoplie.bots import bot as find_bot
from panoplie.kernel.answers import freeze
from panoplie.kernel.errors import IllegalAnswer, Refusal
from panoplie.kernel.lessons import Do
from panoplie.table import steps
from panoplie.table.chairs import SUBSTITUTE, Chair
from panoplie.table.course import Course
from panoplie.table.driver import thought_of
from panoplie.table.messages import (
    Accepted,
    Advice,
    Chat,
    Choose,
    Hint,
    Join,
    Look,
    Ping,
    Pong,
    Readmit,
    Reply,
    Resign,
    Seat,
    SetPace,
    Start,
    Substitute,
    Throw,
    Undo,
    Unseat,
    Vote,
    Why,
)
from panoplie.table.names import JOINERS, clean
from panoplie.table.room import Room
from panoplie.table.speech import TableError, refused
from panoplie.table.teaching import check_taught
from panoplie.table.thinkers import ADVISER
from panoplie.table.viewers import Viewer, encode

MOST_NESTED = 8
"""How deep an answer may be nested; those of the games are two deep."""
MOST_PARTS = 200
"""Of how many parts an answer may be made; those of the games have a dozen, and rules look at each of them."""
COACH = "coach"
"""Who advises in a lesson: whoever wrote it."""


async def join(room: Room, viewer: Viewer, message: Join) -> None:
    """Show the keys and look. A key that does not fit opens nothing; its bearer may still watch."""
    await room.expect()
    chairs = room.course.chairs
    fitting = True
    for shown in message.seats:
        seat = shown.seat
        known = 0 <= seat < len(chairs)
        since = chairs[seat].since if known else 0
        opens = room.node.signer.opens(shown.key, room.terms.id, seat, since)
        if known and opens and chairs.is_held(seat, since):
            viewer.keys[seat] = since
        else:
            fitting = False
    eyes = message.eyes if message.eyes in viewer.keys else None
    viewer.pace = message.pace
    await room.join(viewer, eyes, message.since if eyes == message.eyes else None)
    if not fitting:
        gone = room.course.why_not_sit(viewer.person, "")
        raise TableError(gone or "wrong-key", 403)
    if eyes != message.eyes:
        raise TableError("wrong-eyes", 403)


async def handle(room: Room, viewer: Viewer, message: Any) -> None:
    """Do what a message asks for; a refusal is raised."""
    if room.course.lesson is not None and isinstance(message, Undo | Resign | Substitute):
        raise TableError("in-a-lesson", 409)
    match message:
        case Reply():
            await reply(room, viewer, message)
        case Throw():
            await throw(room, viewer, message.seat)
        case SetPace():
            viewer.pace = message.pace
            room.driver.hurry()
        case Ping():
            viewer.send(encode(Pong()))
        case Why():
            why(room, viewer, message)
        case Look():
            if message.eyes is not None:
                _own(room, viewer, message.eyes)
            await room.look(viewer, message.eyes)
        case Undo():
            await undo(room, viewer, message.seat)
        case Resign():
            await resign(room, viewer, message.seat)
        case Vote():
            await vote(room, viewer, message)
        case Hint():
            await hint(room, viewer, message.seat)
        case Chat():
            await chat(room, viewer, message)
        case Substitute():
            await substitute(room, viewer, message)
        case Choose():
            await choose(room, viewer, message)
        case Unseat():
            await unseat(room, viewer, message)
        case Readmit():
            await readmit(room, viewer, message.number)
        case Start():
            await start(room, viewer)
        case Join():
            raise TableError("already-joined", 409)


async def reply(room: Room, viewer: Viewer, message: Reply) -> None:
    """Answer a question. The same answer sent again is accepted again and changes nothing."""

    def make() -> steps.AnyStep:
        _own(room, viewer, message.seat)
        if (message.seat, message.id) in room.course.ids:
            raise Repeated
        course = _begun(room)
        _human(course, message.seat)
        since = course.asked_since(message.seat)
        if since is None:
            assert course.match is not None
            over = Refusal("game-over") if course.status == "over" else None
            refusal = over or course.match.why_not(message.seat, freeze(message.answer)) or Refusal("not-asked")
            raise IllegalAnswer(message.answer, refusal, room.terms.game)
        eyes = room.audience.eyes_of(viewer)  # it counts by what these have seen
        if not since.seen_by(eyes) <= message.seq <= course.moment.seen_by(eyes):
            raise TableError("stale", 409)
        if course.lesson is not None and course.match is not None:
            answer = freeze(message.answer)
            if course.match.why_not(message.seat, answer) is None:  # else it is refused as anywhere
                check_taught(room.terms.game, course.lesson, course.lesson_at(), answer)
        return steps.Answer(message.seat, message.answer, message.id)

    _check_shape(room, message.answer)
    with contextlib.suppress(Repeated):
        await room.commit(make)
    viewer.send(encode(Accepted(message.id, room.course.ids[message.seat, message.id])))


class Repeated(Exception):
    """This answer has been stored before."""


async def throw(room: Room, viewer: Viewer, seat: Seat) -> None:
    """Throw the dice that wait for a seat's hand."""

    def make() -> steps.AnyStep:
        _own(room, viewer, seat)
        course = _begun(room)
        _human(course, seat)
        if course.thrower() != seat:
            raise TableError("not-your-throw", 409)
        return steps.Cast(seat)

    await room.commit(make)


def why(room: Room, viewer: Viewer, message: Why) -> None:
    """Say why something may not be answered; an answer that may be given is accepted with the present step."""
    _own(room, viewer, message.seat)
    _check_shape(room, message.answer)
    course = _begun(room)
    assert course.match is not None
    refusal = course.match.why_not(message.seat, freeze(message.answer))
    if refusal is None:
        viewer.send(encode(Accepted(message.id, room.audience.seq_of(viewer))))
        return
    names = course.chairs.names()
    viewer.send(encode(refused(viewer.lang, refusal, room.terms.game, names, message.id)))


async def undo(room: Room, viewer: Viewer, seat: Seat) -> None:
    """Take back the last answer: at once where that is free, else by consent."""

    def make() -> steps.AnyStep:
        _own(room, viewer, seat)
        course = _begun(room)
        _human(course, seat)
        if course.status == "over":
            raise TableError("undo-over", 409)
        if course.measure.is_used_up(course.chairs[seat].owner):  # what follows costs more than asking
            raise TableError("too-much", 429)
        free = course.free_undo(seat)
        if isinstance(free, int):
            return steps.Back(seat, free, course.beside(free))
        if course.proposal is not None:
            raise TableError("already-proposed", 409)
        place = course.last_answer(seat)
        if isinstance(place, Refusal):
            raise IllegalAnswer(("undo",), place, room.terms.game)
        return steps.Propose(seat, place, course.beside(place), course.asked_to_agree(seat, place))

    await room.commit(make)


async def resign(room: Room, viewer: Viewer, seat: Seat) -> None:
    """Give up."""

    def make() -> steps.AnyStep:
        _own(room, viewer, seat)
        course = _begun(room)
        _in_the_game(course.chairs[seat])
        if course.status == "over":
            raise TableError("is-over", 409)
        return steps.Resign(seat, SUBSTITUTE)

    await room.commit(make)


async def vote(room: Room, viewer: Viewer, message: Vote) -> None:
    """Agree, or not, to what another wants to take back. Whoever proposed it may also drop it."""

    def make() -> steps.AnyStep:
        _own(room, viewer, message.seat)
        proposal = room.course.proposal
        if proposal is None:
            raise TableError("no-proposal", 409)
        drops = message.seat == proposal.seat and not message.agree
        if message.seat not in proposal.waiting and not drops:
            raise TableError("no-proposal", 409)
        return steps.Ballot(message.seat, message.agree)

    await room.commit(make)


async def hint(room: Room, viewer: Viewer, seat: Seat) -> None:
    """What the best bot would do, seen with the eyes of the seat that asks."""
    _own(room, viewer, seat)
    course = _begun(room)
    asked = course.asked_since(seat)
    if asked is None or course.match is None:
        raise TableError("not-asked", 409)
    if course.lesson is not None:
        viewer.send(encode(_coached(course, seat, room.audience.seq_of(viewer))))
        return
    thought = thought_of(course, course.match, seat, ADVISER)
    advice = await room.node.thinkers.advise(thought, viewer.person, room.terms.id)
    # While the adviser thought the table went on: advice is for whoever asked, about what is still asked.
    if seat in room.audience.seats_of(viewer) and room.course.asked_since(seat) == asked:
        viewer.send(encode(msgspec.structs.replace(advice, seq=room.audience.seq_of(viewer))))


def _coached(course: Course, seat: Seat, seq: int) -> Advice:
    """What a lesson wants to be answered."""
    at = course.lesson_at()
    right = at.move.answers[:1] if at is not None and isinstance(at.move, Do) else ()
    return Advice(seat, seq, COACH, [(answer, 1.0) for answer in right], [], [], [])


async def chat(room: Room, viewer: Viewer, message: Chat) -> None:
    """Say something, in the name of a seat, to its side alone if so wished, or as a watcher."""

    def make() -> steps.AnyStep:
        text = clean(message.text, keep=JOINERS)
        if not text:
            raise TableError("malformed", cause="text")
        if message.seat is not None:
            _own(room, viewer, message.seat)
            if message.team and len(_begun(room).side_of(message.seat)) < 2:
                raise TableError("no-team", 409)
            return steps.Say(room.course.chairs.names()[message.seat], text, message.seat, message.team)
        if message.team:
            raise TableError("no-team", 409)
        if viewer.name is None:
            raise TableError("introduce-yourself", 403)
        if room.course.chairs.has_another(viewer.name, viewer.person):
            raise TableError("name-taken", 409)
        return steps.Say(viewer.name, text, home=room.node.signer.home(room.terms.id, viewer.address))

    await room.commit(make)


async def choose(room: Room, viewer: Viewer, message: Choose) -> None:
    """Choose something for a seat before the game: for one's own, or as the host for one that nobody sits in."""

    def make() -> steps.AnyStep:
        course = room.course
        if course.begun:
            raise TableError("game-begun", 409)
        if not 0 <= message.seat < len(course.chairs):
            raise TableError("no-such-seat", 404)
        if course.chairs[message.seat].here:
            _own(room, viewer, message.seat)
        else:
            _is_host(room, viewer)
        game = room.terms.game
        old = course.wishes or [{}] * len(course.chairs)
        wanted = [{**wish, **(message.wish if seat == message.seat else {})} for seat, wish in enumerate(old)]
        settled = game.settle_options({**room.terms.options, "seats": wanted}, len(course.chairs))
        return steps.Wish(message.seat, settled["seats"][message.seat])

    await room.commit(make)


async def start(room: Room, viewer: Viewer) -> None:
    """Begin the game, if nobody is waited for any more."""

    def make() -> steps.AnyStep:
        if room.course.begun:
            raise TableError("game-begun", 409)
        _is_host(room, viewer)
        if not room.course.chairs.taken:
            raise TableError("seats-open", 409)
        return steps.Start()

    await room.commit(make)


async def substitute(room: Room, viewer: Viewer, message: Substitute) -> None:
    """Let a bot play for somebody who is away, or for me; or take my own seat back."""
    if message.bot is not None:
        find_bot(message.bot)

    def make() -> steps.AnyStep:
        course = room.course
        mine = room.audience.seats_of(viewer)
        if not 0 <= message.seat < len(course.chairs):
            raise TableError("no-such-seat", 404)
        chair = course.chairs[message.seat]
        if not course.begun:
            _is_host(room, viewer)
            if chair.here:
                raise TableError("seat-taken", 409)
            if chair.bot == message.bot:
                raise TableError("nothing-to-replace", 409)
            return steps.Swap(message.seat, message.bot)
        if message.bot is None:
            _own(room, viewer, message.seat)
            _in_the_game(chair)
            if chair.bot is None:
                raise TableError("nothing-to-replace", 409)
            return steps.Swap(message.seat, None)
        if not mine:
            raise TableError("seat-not-yours", 403)
        if chair.bot is not None:
            raise TableError("nothing-to-replace", 409)
        if message.seat not in mine and not room.audience.is_away(message.seat):
            raise TableError("not-away", 409)
        return steps.Swap(message.seat, message.bot)

    await room.commit(make)


async def unseat(room: Room, viewer: Viewer, message: Unseat) -> None:
    """Give free the seat of somebody who blocks it; in the household of the host nobody else pays for that."""

    def make() -> steps.AnyStep:
        course = room.course
        if course.begun:
            raise TableError("game-begun", 409)
        _is_host(room, viewer)
        if not 0 <= message.seat < len(course.chairs):
            raise TableError("no-such-seat", 404)
        owner = course.chairs[message.seat].owner
        if owner is None:
            raise TableError("nobody-there", 409)
        if course.host is not None and owner == course.chairs[course.host].owner:
            raise TableError("own-seat", 409)
        if course.chairs[message.seat].name != message.name:
            raise TableError("stale", 409)
        home = course.measure.home_of(owner)
        is_hosts = home == room.node.signer.home(room.terms.id, viewer.address)
        return steps.Unseat(message.seat, "" if is_hosts else home)

    await room.commit(make)


async def readmit(room: Room, viewer: Viewer, number: int) -> None:
    """Let somebody sit down again."""

    def make() -> steps.AnyStep:
        if room.course.begun:
            raise TableError("game-begun", 409)
        _is_host(room, viewer)
        if number not in room.course.unseated:
            raise TableError("not-unseated", 404)
        return steps.Readmit(number)

    await room.commit(make)


def _is_host(room: Room, viewer: Viewer) -> None:
    """Only whoever looks after the table fills its seats and begins the game."""
    if room.course.host not in room.audience.seats_of(viewer):
        raise TableError("not-host", 403)


def _own(room: Room, viewer: Viewer, seat: Seat) -> None:
    """Only whoever showed the key of a seat speaks for it."""
    if seat not in room.audience.seats_of(viewer):
        raise TableError("seat-not-yours", 403)


def _check_shape(room: Room, answer: Any) -> None:
    """Refuse at the door what no question can be answered with, before it costs anybody anything."""
    if _parts(answer, MOST_NESTED) > MOST_PARTS:
        raise IllegalAnswer(None, Refusal("not-an-answer"), room.terms.game)


def _parts(value: Any, depth: int) -> int:
    """Of how many parts an answer is made; more than it may have if it is nested too deep or no answer at all."""
    if isinstance(value, dict) or (isinstance(value, list) and depth == 0):
        return MOST_PARTS + 1
    return 1 + sum([_parts(item, depth - 1) for item in value]) if isinstance(value, list) else 1


def _human(course: Course, seat: Seat) -> None:
    """A seat that a bot plays must be taken back first."""
    _in_the_game(course.chairs[seat])
    if course.chairs[seat].bot is not None:
        raise TableError("nothing-to-replace", 409)


def _in_the_game(chair: Chair) -> None:
    """Whoever is out of the game does not come back."""
    if chair.lost:
        raise TableError("lost-on-time", 409)
    if chair.resigned:
        raise TableError("has-given-up", 409)


def _begun(room: Room) -> Course:
    if room.course.match is None:
        raise TableError("game-not-begun", 409)
    return room.course
