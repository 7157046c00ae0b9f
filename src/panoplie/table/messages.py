"""Everything that crosses the wire, declared once.

The HTTP part answers with these structs, the socket speaks them as JSON with a `type` field, and the
TypeScript types of the client are generated from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Json = Any
Seat = int
Path = list[str | int]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Emblem = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9-]+$")]
Lang = Literal["en", "fr"]
Key = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""A seat's secret. It is shown once, to whoever takes the seat."""


# People


class Person(Struct, frozen=True):
    """Who somebody is to the others: no account, only a name and an emblem."""

    name: Name
    emblem: Emblem


class Me(Struct, frozen=True):
    """Who I am; nothing before I have introduced myself."""

    person: Person | None
    lang: Lang


class Introduction(Struct, frozen=True, forbid_unknown_fields=True):
    """My name, my emblem and my language."""

    name: Annotated[Name, Meta(pattern=r"\S")]
    emblem: Emblem
    lang: Lang


class Problem(Struct, frozen=True):
    """Why a request was refused: the body of every HTTP answer with a status of 400 or more."""

    key: str
    words: dict[str, Json]
    text: str
    """The sentence in the reader's language."""


# Games


class OptionInfo(Struct, frozen=True):
    """An option of a game; its words are `option-<id>` and `option-<id>-<choice>` in the game's messages."""

    id: str
    choices: list[str | int | bool]
    rules: list[str]
    unique: bool = False
    """Of what a seat chooses for itself: whether no two seats may choose the same, apart from the first."""


class GameInfo(Struct, frozen=True):
    """A game on the rack. Verbs and spoken words tell a client how to put answers and events into words."""

    id: str
    title: str
    designer: str
    publisher: str
    year: int
    seats: tuple[int, int]
    options: list[OptionInfo]
    wishes: list[OptionInfo]
    """What each seat may choose for itself before the game, such as its villain; the first leaves it open."""
    verbs: dict[str, list[str]]
    spoken: dict[str, str]
    lessons: int
    """How many lessons teach it."""


class LessonInfo(Struct, frozen=True):
    """A lesson or puzzle; its words are `lesson-<id>` and what follows in the messages of the game's lessons."""

    id: str
    tasks: int
    rules: list[str]
    teaches: list[str]
    """Of aim, turn and end what somebody knows after it."""


class PrimerInfo(Struct, frozen=True):
    """All that a game teaches, in its order."""

    lessons: list[LessonInfo]
    puzzles: list[LessonInfo]


class RuleInfo(Struct, frozen=True):
    """A rule, worked example or ruling for the rules drawer; `about` lists the rules that a note is about."""

    id: str
    kind: Literal["rule", "example", "ruling"]
    section: str | None
    about: list[str]
    en: str
    fr: str


class SectionInfo(Struct, frozen=True):
    """A chapter of the rules drawer."""

    id: str
    en: str
    fr: str


class RulebookInfo(Struct, frozen=True):
    """The whole rules drawer of a game."""

    sections: list[SectionInfo]
    rules: list[RuleInfo]


class GuidePage(Struct, frozen=True):
    """Half a page in one language."""

    name: str
    aim: str
    plan: str
    beware: str


class GuideInfo(Struct, frozen=True):
    """Advice for whoever is to be this villain, hero or role; the first of a game is about the game itself."""

    id: str
    difficulty: int
    """From 1, for a first game, to 3."""
    rules: list[str]
    en: GuidePage
    fr: GuidePage


# Tables


class Clock(Struct, frozen=True):
    """A time control: seconds for each player, an increment for each answer, and what happens at zero."""

    seconds: Annotated[int, Meta(ge=30, le=7 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=600)]
    at_zero: Literal["bot", "lose"]


Wish = Annotated[dict[str, str | int | bool], Meta(max_length=8)]
"""What a seat chooses for itself, by the ids of the game's wishes."""


class SeatWish(Struct, frozen=True):
    """How a seat is to be filled: by me (several times at one screen), by whoever comes, or by a bot.

    `name` names a second person at the same screen; `wish` is what the seat chooses for itself.
    """

    kind: Literal["me", "open", "bot"]
    bot: str | None = None
    name: Name | None = None
    wish: Wish = {}


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks for who opens a table."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str | int | bool], Meta(max_length=32)] = {}
    public: bool = False
    lang: Lang = "en"
    clock: Clock | None = None
    """No clock at all is "none"; "relaxed" is a clock of days, which the client offers as such."""
    waits: bool = False
    """Whether the game begins when the host says so, and not as soon as all seats are taken."""


class SeatKey(Struct, frozen=True):
    """The proof that a seat is mine. The client keeps it and shows it to the socket, never in an address."""

    seat: Seat
    key: Key


class Opened(Struct, frozen=True):
    """A table was opened, or a seat taken: where it is, and the keys of my seats."""

    table: str
    seats: list[SeatKey]


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat, or one that a bot keeps warm for somebody who left with its key."""

    seat: Seat


class SeatInfo(Struct, frozen=True):
    """Who sits where. `bot` is the level of a bot that plays now; `person` owns the seat, even meanwhile."""

    person: Person | None
    bot: str | None
    here: bool
    """Whether a person of this seat is connected."""
    clock: float | None = None
    """Seconds left, as of this message. Of several who are asked together all seem to run until the last."""
    lost: bool = False
    """Whether its time ran out at a table where that loses: a bot plays it to the end, for the others' sake."""
    resigned: bool = False
    """Whether its person has given up; a bot plays it to the end, too."""
    wish: Wish = {}
    """What the seat has chosen for itself; empty in a list of tables."""


class Unseated(Struct, frozen=True):
    """Somebody whose seat the host has freed, and who sits down again when the host lets them."""

    number: int
    name: str


class TableInfo(Struct, frozen=True):
    """A table as the lobby and the people at it see it."""

    id: str
    game: str
    title: str
    status: Literal["open", "playing", "over"]
    public: bool
    lang: Lang
    options: dict[str, str | int | bool]
    clock: Clock | None
    seats: list[SeatInfo]
    created: float
    moved: float
    """When something last happened that everybody knows of, in seconds since 1970."""
    mine: list[Seat]
    """Which seats belong to the person who asks."""
    your_turn: bool
    watchers: int
    fair: str
    """The hash of the key behind all chance of this table."""
    again: str | None
    """The table on which the same people play again, once somebody has asked for it."""
    sides: list[list[Seat]]
    """Who plays together: each seat alone, teams, or all on one side against the box."""
    waits: bool
    """Whether the game begins when the host says so."""
    host: Seat | None
    """Who fills the seats and begins the game: whoever of those who sit came first."""
    watching: list[str]
    """The names of those who only look on, as far as they have told them to this node; `watchers` counts all."""
    unseated: list[Unseated]
    """Whose seats the host has freed, the last ones; only the host hears of it."""


class Lobby(Struct, frozen=True):
    """What can be joined, and what can be watched."""

    open: list[TableInfo]
    playing: list[TableInfo]


class MyGames(Struct, frozen=True):
    """The tables at which I have a seat, newest first."""

    tables: list[TableInfo]


# The host


class HostTable(Struct, frozen=True):
    """A table as the host of the node sees it; nothing of what is hidden in its game."""

    id: str
    game: str
    status: Literal["open", "playing", "over"]
    names: list[str]
    sockets: int
    addresses: list[str]
    moved: float


class HostAddress(Struct, frozen=True):
    """How many sockets somewhere are connected from."""

    address: str
    sockets: int


class Ban(Struct, frozen=True):
    """An address or a network that is not let in until some time, in seconds since 1970."""

    address: str
    until: float


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    """Let nobody from an address, or a network such as `203.0.113.0/24`, in for some hours."""

    address: Annotated[str, Meta(min_length=2, max_length=64)]
    hours: Annotated[float, Meta(gt=0, le=10000)] = 24.0


class HostView(Struct, frozen=True):
    """What goes on at a node: the busiest tables and addresses first."""

    seconds: float
    """Since the node was opened."""
    load: float
    """How many processes wait for each core of the machine."""
    tables: int
    sockets: int
    thoughts_waiting: int
    steps: int
    refused: int
    busiest: list[HostTable]
    addresses: list[HostAddress]
    bans: list[Ban]


# Replay


Change = Annotated[list[Json], Meta(min_length=1, max_length=2)]
"""One change of a view, `[path, value]`: at this path there is now this value; `[path]` alone: nothing.

A whole number in a path is an index of a list. A value at the index after the last one is added to the list;
a change without a value takes out what lies there, and what lay behind it moves up. An empty path is the whole
view. Changes are made in the order in which they come.
"""


class ReplayStep(Struct, frozen=True):
    """One answer of a finished game: what changed, what happened, and the rules that were running."""

    place: int
    by: Seat | None
    """Who answered; nobody for chance."""
    answer: Json
    """Empty where these eyes do not know it; events and changes then tell what they may know."""
    changes: list[Change]
    events: list[dict[str, Json]]
    rules: list[str]


class Replay(Struct, frozen=True):
    """A game from one seat's eyes, a spectator's, or with everything open: a view and its changes."""

    table: TableInfo
    eyes: Seat | None
    view: Json
    steps: list[ReplayStep]


# From the client, over the socket


Pace = Literal["instant", "quick", "human"]
"""How long bots take for an answer that they know already."""


class Join(Struct, frozen=True, tag="join", forbid_unknown_fields=True):
    """The first message: my seats and their keys, whose eyes I want to see with, and where I left off."""

    seats: Annotated[list[SeatKey], Meta(max_length=8)] = []
    eyes: Seat | None = None
    since: Annotated[int, Meta(ge=0)] | None = None
    """The `seq` that I have; what came after it is sent again."""
    pace: Pace = "human"


class SetPace(Struct, frozen=True, tag="pace", forbid_unknown_fields=True):
    """How long bots take for their answers while I play here; of several people the slowest counts."""

    pace: Pace


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """See with another of my seats' eyes (at one screen), or as a spectator."""

    eyes: Seat | None


class Reply(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Answer a question. `seq` is that of the view that it was asked in; `id` comes back in the reply."""

    seat: Seat
    answer: Json
    seq: Annotated[int, Meta(ge=0)]
    id: Annotated[str, Meta(max_length=40)]


class Throw(Struct, frozen=True, tag="throw", forbid_unknown_fields=True):
    """Throw the dice that wait for my hand."""

    seat: Seat


class Why(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Ask why something may not be answered."""

    seat: Seat
    answer: Json
    id: Annotated[str, Meta(max_length=40)]


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back my last answer: at once if nobody has learnt anything since, else if the others agree.

    It takes the consent of one person of every other side, and of those of my own side who have answered since.
    """

    seat: Seat


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up for good. The side plays on while one of its people does; a bot plays the seat meanwhile.

    The game is over when one side alone is left, or no person.
    """

    seat: Seat


class Vote(Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Agree, or not, to what another wants to take back."""

    seat: Seat
    agree: bool


class Hint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask the best bot what it would do."""

    seat: Seat


class Chat(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something to the table, or to those alone who play on the side of my seat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    seat: Seat | None = None
    team: bool = False


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Choose something for my own seat before the game; the host also chooses for bots and open seats."""

    seat: Seat
    wish: Wish


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Begin the game, at a table that waits for its host."""


class Substitute(Struct, frozen=True, tag="substitute", forbid_unknown_fields=True):
    """Let a bot play a seat whose person is away, or take my own seat back (`bot` empty).

    Before the game the host gives open seats to bots of any level, and (`bot` empty) opens them again.
    """

    seat: Seat
    bot: str | None


class Unseat(Struct, frozen=True, tag="unseat", forbid_unknown_fields=True):
    """Free a seat again before the game, as the host: all seats of whoever has it.

    They look on from then on, and neither they nor anybody from their address sits down here again unless the host
    lets them. `name` is whose seat the host saw there: whoever has taken it since is not meant.
    """

    seat: Seat
    name: Annotated[str, Meta(max_length=24)]


class Readmit(Struct, frozen=True, tag="readmit", forbid_unknown_fields=True):
    """Let somebody sit down again, as the host: by their number among those whose seats were freed."""

    number: int


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """A sign of life."""


ClientMessage = (
    Join
    | SetPace
    | Look
    | Reply
    | Throw
    | Why
    | Undo
    | Resign
    | Vote
    | Hint
    | Chat
    | Choose
    | Start
    | Substitute
    | Unseat
    | Readmit
    | Ping
)


# To the client, over the socket


class ChatLine(Struct, frozen=True):
    """Something that was said."""

    at: float
    name: str
    seat: Seat | None
    text: str
    team: bool = False
    """Whether it was said among those who play together; it never leaves them, not even after the game."""


class LogLine(Struct, frozen=True):
    """Something that happened, as this viewer may know it; `seq` is the moment that it led to."""

    seq: int
    event: dict[str, Json]


class Proposal(Struct, frozen=True):
    """Somebody wants to take something back and needs the others' consent.

    `waiting` are those who may still give it; of another side than the seat's own one is enough.
    """

    seat: Seat
    waiting: list[Seat]


class Now(Struct, frozen=True, tag="now"):
    """The whole table as this viewer sees it. Everything after it comes as changes.

    `seq` counts the steps that these eyes may know of, here and in all other messages; what others answer in
    secret is not counted.
    """

    seq: int
    table: TableInfo
    eyes: Seat | None
    view: Json
    """What `Match.view` gives: board, waiting, ask, outcome, and the draft of a side's joint answer.

    In a lesson also `lesson`: its id, how many tasks are done and of how many, and what is said now."""
    thrower: Seat | None
    """Whose hand must throw the dice before the game goes on."""
    log: list[LogLine]
    chat: list[ChatLine]
    proposal: Proposal | None
    can_undo: bool
    key: str | None
    """The key behind all chance, once the game is over."""


class Changed(Struct, frozen=True, tag="changed"):
    """What one step changed for this viewer, and what happened. `undo` says that it was a step back."""

    seq: int
    changes: list[Change]
    events: list[dict[str, Json]]
    thrower: Seat | None
    can_undo: bool
    undo: bool = False
    key: str | None = None


class Asked(Struct, frozen=True, tag="asked"):
    """Which of my seats must act now; only to whoever holds several, at one screen.

    A view does not tell: of others who are asked at the same time it does not say who has answered.
    """

    seq: int
    seats: list[Seat]


class TableChanged(Struct, frozen=True, tag="table"):
    """Somebody sat down, left, came back, or was replaced; a clock was set.

    It is also the first message to a viewer who resumes, before what that viewer has missed.
    """

    seq: int
    table: TableInfo
    proposal: Proposal | None


class Said(Struct, frozen=True, tag="said"):
    """A line of chat."""

    seq: int
    line: ChatLine


class Accepted(Struct, frozen=True, tag="accepted"):
    """The answer with this id is stored; it will not be lost."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """Why not. The words are in the game's messages (`refusal-<key>`) or in the table's (`error-<key>`)."""

    id: str | None
    key: str
    rule: str | None
    words: dict[str, Json]
    text: str
    """The sentence in the table's language, for clients without words."""


class Advice(Struct, frozen=True, tag="advice"):
    """What the best bot would answer, the best few options first, and why.

    Gains and fears are parts of the game's sense, to be said by its words `gain-…` and `fear-…`.
    """

    seat: Seat
    seq: int
    bot: str
    ratings: list[tuple[Json, float]]
    gains: list[str]
    """In what the first of them is better than the others, as the seat sees the table."""
    fears: list[str]
    """In what it is worse."""
    line: list[tuple[Seat, Json]]
    """What the bot expects to be answered next, and by whom; they are guesses."""


class Pong(Struct, frozen=True, tag="pong"):
    """The sign of life comes back."""


class Gone(Struct, frozen=True, tag="gone"):
    """The socket is about to close, and why.

    `full`: too many sockets of this address; `slow`: it did not keep up, and may resume; `silent`: it did not
    join; `malformed`: several messages in a row could not be read; `gone`: there is no such table; `damaged`:
    what is stored of this table cannot be read, and it was set aside; `unready`: the table cannot be shown just
    now, try again; `shutdown`: the node stops, and another or the same one will soon take the connection;
    `closed`: the host has closed the table for good; `banned`: the host lets nobody in from this address.
    """

    reason: str


ServerMessage = Now | Changed | Asked | TableChanged | Said | Accepted | Refused | Advice | Pong | Gone
