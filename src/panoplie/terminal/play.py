"""Play a game in a terminal against bots, or several people at one keyboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from panoplie.bots import Legend, Sidekick, Thought, bot, reasons
from panoplie.kernel import fair
from panoplie.kernel.answers import Answer, Seat, as_text, from_text
from panoplie.kernel.asks import Ask, ChanceAsk
from panoplie.kernel.chance import Seeded, derive
from panoplie.kernel.errors import IllegalAnswer
from panoplie.kernel.game import Game
from panoplie.kernel.match import Match
from panoplie.kernel.outlook import Outlook
from panoplie.kernel.record import Fairness, Player, Record
from panoplie.kernel.rulebook import read_rulebook
from panoplie.kernel.words import words_for
from panoplie.terminal.boards import drawing

WORDS: Final = Path(__file__).parent / "words"
PERSON: Final = "you"


class Session:
    """One game at one keyboard. Every answer is written to the file, if there is one, before the next question."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        match: Match,
        key: str,
        lang: str,
        console: Console,
        save: Path | None,
    ) -> None:
        self.game = game
        self.players = players
        self.match = match
        self.key = key
        self.words = words_for(lang, game, WORDS)
        self.console = console
        self.save = save
        self.names = [player.name for player in players]
        self.drawing = drawing(game.meta.id)
        people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.eyes = people[0] if len(people) == 1 else None
        """Whose eyes the log is told for; several people at one keyboard hear what everybody may."""
        self.told = 0

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self._say(self.words.say("sealed", hash=fair.seal(self.key)), style="dim")
        self._say(self.words.say("help"), style="dim")
        try:
            self._play()
        except (EOFError, KeyboardInterrupt):
            self._say("")
            self._say(self.words.say("goodbye"))
            if self.save is not None:
                self._say(self.words.say("resume", file=str(self.save)), style="dim")
            return
        self._finish()

    def _play(self) -> None:
        match = self.match
        self._settle()
        while not match.over:
            ask = match.asks()[0]
            level = self.players[ask.seat].bot
            if level is not None:
                source = Seeded("terminal", self.key, len(match.log))
                match.answer(ask.seat, bot(level).answer(Outlook(match, ask.seat, source)))
            else:
                self._tell()
                self._ask_person(ask)
            self._settle()
            self._store()

    def _settle(self) -> None:
        """Chance answers from the key and its place in the log."""
        match = self.match
        while isinstance(match.ask, ChanceAsk):
            match.push(match.ask.sample(match.state, fair.Fair(self.key, len(match.log))))

    def _ask_person(self, ask: Ask) -> None:
        """Ask until there is an answer. Everything else that may be typed shows something and asks again."""
        options = list(ask.options(self.match.state))
        default = self._think(Sidekick(), ask.seat).answer if len(options) > 1 else options[0]
        self._show_board(ask.seat)
        self._show_question(ask, options, default)
        while True:
            typed = self.console.input(Text(f"{self.words.say('choose')} › ", style="bold")).strip()
            match typed.lower().split():
                case []:
                    answer = default
                case ["q" | "quit"]:
                    raise EOFError
                case ["?", *numbers]:
                    self._show_rules([number.upper() for number in numbers] or list(ask.rules))
                    continue
                case ["h" | "hint"]:
                    self._show_hint(ask)
                    continue
                case ["l" | "log"]:
                    self._show_log()
                    continue
                case ["b" | "board"]:
                    self._show_board(ask.seat)
                    self._show_question(ask, options, default)
                    continue
                case ["u" | "undo"]:
                    if self._undo(ask.seat):
                        return
                    continue
                case [number] if number.isdigit() and 1 <= int(number) <= len(options):
                    answer = options[int(number) - 1]
                case [number] if number.isdigit():
                    self._say(
                        self.words.say("no-such-choice", last=len(options), example=as_text(default)),
                        style="yellow",
                    )
                    continue
                case _:
                    answer = self._read(typed)
            try:
                self.match.answer(ask.seat, answer)
            except IllegalAnswer as error:
                self._say(self.words.refusal(error.refusal, self.names), style="yellow")
                continue
            return

    def _read(self, typed: str) -> Answer:
        try:
            return from_text(typed)
        except ValueError:
            return (typed,)

    def _undo(self, seat: Seat) -> bool:
        """Against bots everything may be taken back; between people only what nobody has learnt from."""
        alone = sum([player.bot is None for player in self.players]) == 1
        places = [place for place, (by, _) in enumerate(self.match.log) if by == seat]
        try:
            if alone and places:
                self.match.rewind(places[-1], self.match.beside(places[-1]))
            else:
                self.match.undo(seat)
        except IllegalAnswer as error:
            self._say(self.words.refusal(error.refusal, self.names), style="yellow")
            return False
        self.told = min(self.told, len(self.match.state.events or ()))
        self._say(self.words.say("undone"), style="dim")
        return True

    def _think(self, adviser: Sidekick | Legend, seat: Seat) -> Thought:
        return adviser.think(self._outlook(seat))

    def _outlook(self, seat: Seat) -> Outlook:
        return Outlook(self.match, seat, Seeded("advice", len(self.match.log)))

    # What is shown

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def _tell(self) -> None:
        """What happened since the last question."""
        events = self.match.state.events or []
        for event in events[self.told :]:
            line = Text(f"  {self.words.event(event.seen_by(self.eyes), self.names)} ")
            line.append(event.rule, style="dim")
            self.console.print(line)
        self.told = len(events)

    def _show_board(self, seat: Seat | None) -> None:
        view = self.match.view(seat)
        board = self.drawing.draw(view["board"], self.names, self.words)
        self.console.print(Panel(board, title=Text(f" {self.game.meta.title} ", style="bold"), expand=False))

    def _show_question(self, ask: Ask, options: Sequence[Answer], default: Answer) -> None:
        question = self.words.ask(ask.kind, ask.details(self.match.state), self.names)
        people = [player for player in self.players if player.bot is None]
        who = f"{self.names[ask.seat]}: " if len(people) > 1 else ""
        self._say(who + question, style="bold")
        board = self.match.view(ask.seat)["board"]
        lines = []
        for number, option in enumerate(options, 1):
            mark = "➤" if option == default else " "
            choice = self.drawing.choice(option, board, self.names, self.words)
            lines.append(Text(f"{mark}{number:>3}  ") + choice)
        if len(lines) > 8:
            self.console.print(Padding(Columns(lines, column_first=True, padding=(0, 3)), (0, 0, 0, 1)))
        else:
            for line in lines:
                self.console.print(Padding(line, (0, 0, 0, 1)))

    def _show_rules(self, numbers: Sequence[str]) -> None:
        book = read_rulebook(self.game.folder)
        entries = [entry for number in numbers if (entry := book.find(number)) is not None]
        for entry in entries:
            self.console.print(Text.assemble((f"  {entry.id} ", "bold"), entry.text(self.words.lang)))
        if not entries:
            self._say(self.words.say("no-rule"), style="yellow")

    def _show_hint(self, ask: Ask) -> None:
        """What a legend would do, why, and its next best thoughts."""
        thought = self._think(Legend(), ask.seat)
        why = reasons(self._outlook(ask.seat), thought)
        choice = self.words.answer(thought.answer, self.names)
        self._say("  " + self.words.say("hint", answer=choice), style="cyan")
        foes = [(seat, answer) for seat, answer in thought.line if seat != ask.seat]
        self._say("  " + self.words.why(why.gains, why.fears, foes, self.names), style="cyan")
        for option, value in thought.ratings[:3]:
            spoken = self.words.say("rating", answer=self.words.answer(option, self.names), value=f"{value:+.1f}")
            self._say(f"    {spoken}", style="dim")

    def _show_log(self) -> None:
        self._say(self.words.say("history"), style="bold")
        self.told = 0
        self._tell()

    def _finish(self) -> None:
        self._tell()
        self._say(self.words.say("final-score"), style="bold")
        self._show_board(None)
        self._say(self.words.outcome(self.match.outcome(), self.names), style="bold yellow")
        self._say(self.words.say("revealed", key=self.key), style="dim")
        self._store()
        if self.save is not None:
            self._say(self.words.say("saved", file=str(self.save)), style="dim")

    def _store(self) -> None:
        if self.save is not None:
            fairness = Fairness(hash=fair.seal(self.key), key=self.key)
            text = Record.of(self.match, list(self.players), fairness).write()
            fresh = self.save.with_suffix(self.save.suffix + ".new")
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(self.save)


def new_session(
    game: Game,
    people: Sequence[str],
    levels: Sequence[str],
    options: Mapping[str, Any],
    lang: str,
    console: Console,
    seed: int | None = None,
    save: Path | None = None,
) -> Session:
    """A new game: people first, then bots. With a seed the same game can be played again."""
    words = words_for(lang, game, WORDS)
    players = [Player(name) for name in people] or [Player(words.say("you"))]
    for level in levels:
        bot(level)
        taken = [player.name for player in players]
        name = words.say(f"bot-{level}")
        count = sum([other.split(" ")[0] == name for other in taken])
        players.append(Player(f"{name} {count + 1}" if levels.count(level) > 1 else name, level))
    key = fair.new_key() if seed is None else f"{derive('terminal', seed):064x}"
    match = Match.start(game, len(players), options, listen=True)
    return Session(game, players, match, key, lang, console, save)


def resume_session(game: Game, path: Path, lang: str, console: Console) -> Session:
    """Go on with a game that was saved."""
    record = Record.load(path)
    match = record.replay(game, listen=True)
    key = record.fair.key if record.fair and record.fair.key else fair.new_key()
    session = Session(game, record.seats, match, key, lang, console, path)
    session.told = len(match.state.events or ())
    return session
