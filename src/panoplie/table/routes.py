"""The HTTP part: who I am, which games there are, and how tables are opened, found and read."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from panoplie import games
from panoplie.games import load as load_game
from panoplie.games import primer
from panoplie.kernel.game import Game, Option
from panoplie.kernel.guides import Guide, read_guides
from panoplie.kernel.rulebook import Note, read_rulebook
from panoplie.kernel.words import words_for
from panoplie.table.driver import thought_of
from panoplie.table.guard import identify
from panoplie.table.hall import Hall
from panoplie.table.identity import COOKIE, LASTS, Identity
from panoplie.table.limits import address_of, household
from panoplie.table.messages import (
    Advice,
    GameInfo,
    GuideInfo,
    GuidePage,
    Introduction,
    Lobby,
    Me,
    MyGames,
    NewTable,
    Opened,
    OptionInfo,
    Person,
    PrimerInfo,
    Replay,
    RulebookInfo,
    RuleInfo,
    SectionInfo,
    TableInfo,
    TakeSeat,
)
from panoplie.table.names import clean
from panoplie.table.reception import Reception
from panoplie.table.replay import match_before, record_of
from panoplie.table.speech import TableError, all_words
from panoplie.table.teaching import primer_info, words_of
from panoplie.table.thinkers import ADVISER

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


@get("/me", summary="Who I am")
async def me(request: AnyRequest) -> Response[Me]:
    return _with_cookie(request, who(request))


@post("/me", status_code=200, summary="Introduce myself")
async def introduce(request: AnyRequest, data: JSONBody[Introduction]) -> Response[Me]:
    name = clean(data.name)
    if not name:
        raise TableError("nameless")
    return _with_cookie(request, Identity(who(request).id, Person(name, data.emblem), data.lang))


@get("/games", summary="The games on the rack")
async def all_games() -> list[GameInfo]:
    return [game_info(game_id) for game_id in games.ids()]


@get(
    "/games/{game:str}/words/{file:str}",
    media_type=MediaType.TEXT,
    summary="Every message, as Fluent: en.ftl, fr.ftl",
)
async def words(game: FromPath[str], file: FromPath[str]) -> str:
    lang = file.removesuffix(".ftl")
    found = load_game(game)
    return all_words(words_for(lang).lang, found)


@get("/games/{game:str}/rules", summary="The rules drawer")
async def rules(game: FromPath[str]) -> RulebookInfo:
    book = read_rulebook(load_game(game).folder)
    entries = [RuleInfo(rule.id, "rule", rule.section, [], rule.en, rule.fr) for rule in book.rule]
    entries += [_note(note, "example") for note in book.example]
    entries += [_note(note, "ruling") for note in book.ruling]
    return RulebookInfo([SectionInfo(part.id, part.en, part.fr) for part in book.section], entries)


@get("/games/{game:str}/guides", summary="Who is who")
async def guides(game: FromPath[str]) -> list[GuideInfo]:
    found = load_game(game)
    return [
        GuideInfo(guide.id, guide.difficulty, guide.rules, _page(found, guide, "en"), _page(found, guide, "fr"))
        for guide in read_guides(found.folder)
    ]


@get("/games/{game:str}/lessons", summary="What a game teaches")
async def lessons(game: FromPath[str]) -> PrimerInfo:
    return primer_info(game)


@get(
    "/games/{game:str}/lessons/{file:str}",
    media_type=MediaType.TEXT,
    summary="The words of the lessons, as Fluent: en.ftl, fr.ftl",
)
async def lesson_words(game: FromPath[str], file: FromPath[str]) -> str:
    lang = words_for(file.removesuffix(".ftl")).lang
    path = words_of(load_game(game)) / f"{lang}.ftl"
    if not primer(game).lessons:
        raise TableError("no-such-lesson", 404)
    return path.read_text(encoding="utf-8")


@post("/games/{game:str}/lessons/{lesson:str}", summary="Take a lesson")
async def take_lesson(request: AnyRequest, game: FromPath[str], lesson: FromPath[str]) -> Opened:
    return await _reception(request).open_lesson(game, lesson, who(request), address_of(request.scope))


@post("/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Opened:
    return await _reception(request).open_table(data, who(request), address_of(request.scope))


@get("/tables", summary="The lobby")
async def lobby(request: AnyRequest) -> Lobby:
    return await _reception(request).lobby(who(request))


@get("/tables/mine", summary="My games")
async def my_games(request: AnyRequest) -> MyGames:
    return await _reception(request).my_games(who(request))


@get("/tables/{table:str}", summary="A table")
async def table_info(request: AnyRequest, table: TableId) -> TableInfo:
    return await _reception(request).info(table, who(request))


@post("/tables/{table:str}/seats", summary="Take a seat, or get the key of my own once more")
async def take_seat(request: AnyRequest, table: TableId, data: JSONBody[TakeSeat]) -> Opened:
    return await _reception(request).take_seat(table, data.seat, who(request), address_of(request.scope))


@delete("/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Leave a seat")
async def leave_seat(request: AnyRequest, table: TableId, seat: FromPath[int]) -> TableInfo:
    return await _reception(request).leave_seat(table, seat, who(request))


@post("/tables/{table:str}/again", summary="Play again with the same people")
async def again(request: AnyRequest, table: TableId) -> Opened:
    return await _reception(request).again(table, who(request), address_of(request.scope))


@get("/tables/{table:str}/record", summary="A finished game as a record")
async def record(request: AnyRequest, table: TableId) -> Response[bytes]:
    room = await _hall(request).room(table)
    text = record_of(room.course).write()
    name = f"{room.terms.game.meta.id}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type="application/json", headers=headers)


@get("/tables/{table:str}/replay", summary="A finished game, step by step: eyes=all, none or a seat")
async def replay(request: AnyRequest, table: TableId, eyes: FromQuery[str] = "all") -> Replay:
    hall, identity = _hall(request), who(request)
    room = await hall.room(table)
    info = room.info(room.course.chairs.of_person(identity.id))
    return await hall.replays.of(room.course, info, eyes, household(address_of(request.scope)))


@get(
    "/tables/{table:str}/replay/{place:int}/advice", summary="What the best bot would have answered there, and why"
)
async def advice(request: AnyRequest, table: TableId, place: FromPath[int]) -> Advice:
    """As whoever was asked saw the table then; nothing else is known to the bot."""
    hall, identity = _hall(request), who(request)
    course = (await hall.room(table)).course
    request.app.state.limits.hint(address_of(request.scope), identity.id)
    hall.thinkers.saw(identity.id, address_of(request.scope))
    match = await asyncio.to_thread(match_before, course, place)
    thought = thought_of(course, match, course.log()[place][0], ADVISER)
    return await hall.thinkers.advise(thought, identity.id, table, place)


HANDLERS = [
    me,
    introduce,
    all_games,
    words,
    rules,
    guides,
    lessons,
    lesson_words,
    take_lesson,
    open_table,
    lobby,
    my_games,
    table_info,
    take_seat,
    leave_seat,
    again,
    record,
    replay,
    advice,
]


def who(request: Any) -> Identity:
    """Whoever asks; a stranger if the cookie is missing or forged."""
    headers = {name.lower(): value for name, value in request.headers.items()}
    return identify(request.app.state.hall, headers)


def game_info(game_id: str) -> GameInfo:
    """The cover of a box, for a client."""
    meta = load_game(game_id).meta
    return GameInfo(
        meta.id,
        meta.title,
        meta.designer,
        meta.publisher,
        meta.year,
        meta.seats,
        [_option_info(option) for option in meta.options],
        [_option_info(wish) for wish in meta.wishes],
        {verb: list(slots) for verb, slots in meta.verbs.items()},
        dict(meta.spoken),
        len(primer(game_id).lessons),
    )


def _option_info(option: Option) -> OptionInfo:
    return OptionInfo(option.id, list(option.choices), list(option.rules), option.unique)


def _page(game: Game, guide: Guide, lang: str) -> GuidePage:
    page = guide.page(lang)
    name = game.meta.title if guide.id == game.meta.id else words_for(lang, game).say(guide.name)
    return GuidePage(name, page.aim, page.plan, page.beware)


def _note(note: Note, kind: Any) -> RuleInfo:
    return RuleInfo(note.id, kind, None, note.rules, note.en, note.fr)


def _hall(request: AnyRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _reception(request: AnyRequest) -> Reception:
    reception: Reception = request.app.state.reception
    return reception


def _with_cookie(request: AnyRequest, identity: Identity) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=_hall(request).signer.cookie(identity),
        path="/",
        max_age=LASTS,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )
    return Response(identity.me(), cookies=[cookie])
