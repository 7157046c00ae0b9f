"""The command line: `panoplie games | rules | play | new`, what measures and checks, and what a host needs."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

import panoplie
from panoplie import hosting
from panoplie.console import Json, Lang, at_least, language, out, print_json
from panoplie.games import ids, load
from panoplie.kernel.content import count_sources
from panoplie.kernel.errors import PanoplieError, SetupError
from panoplie.kernel.game import Game
from panoplie.kernel.record import Record
from panoplie.kernel.rulebook import Rulebook, find_tests, proofs, read_rulebook
from panoplie.kernel.words import preferred_language, words_for
from panoplie.table.speech import FOLDER

app = App(
    name="panoplie", help="Superhero board games: play, study and extend them.", version=panoplie.__version__
)
for command in (hosting.serve, hosting.doctor, hosting.backup, hosting.restore):
    app.command(command)

MOST_NAMED = 12
"""How many numbers one sentence names; a list has them all."""

Options = Annotated[
    list[str] | None,
    Parameter("--option", negative="", help="An option of the game, as name=choice; may be given several times."),
]
Content = Annotated[
    Path | None, Parameter("--content", help="A folder with a corrected copy of the game's content files.")
]


@app.command(name="games")
def games_command(*, json: Json = False) -> None:
    """List what can be played."""
    rows = [_describe(load(game_id)) for game_id in ids()]
    if json:
        print_json({"games": rows})
        return
    for row in rows:
        rules, content, (low, high) = row["rules"], row["content"], row["seats"]
        proved = "?" if rules["proved"] is None else rules["proved"]
        out.print(Text.assemble((row["id"], "bold"), f"  {row['title']}, {row['designer']}, {row['year']}"))
        out.print(f"    {low} to {high} players; {proved} of {rules['total']} rules proved by tests")
        out.print(f"    content: {content['printed']} printed, {content['reconstructed']} reconstructed")
        out.print(f"    options: {', '.join([option['id'] for option in row['options']]) or 'none'}")


@app.command(name="rules")
def rules_command(
    game: str | None = None,
    number: str | None = None,
    *,
    coverage: Annotated[bool, Parameter("--coverage", negative="", help="Show what no test proves.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Print the numbered rules of a game, one of them, or what proves them."""
    spoken = language(lang)
    if coverage:
        chosen = [game] if game else ids()
        reports = [_coverage(load(game_id)) for game_id in chosen]
        if json:
            print_json(reports[0] if game else {"games": reports})
        else:
            for report in reports:
                _print_coverage(report)
        lacking = [rule for report in reports for rule in report["missing"]]
        if lacking:
            named = lacking[:MOST_NAMED]
            more = len(lacking) - len(named)
            raise SetupError("not-proved", count=len(lacking), rules=", ".join(named), more=more)
        return
    for game_id in [game] if game else ids():
        loaded = load(game_id)
        book = read_rulebook(loaded.folder)
        if number is not None:
            entry = book.find(number.upper())
            if entry is None:
                raise SetupError("unknown-rule", rule=number, game=loaded.meta.title)
            notes = book.about(entry.id)
            if json:
                print_json(
                    {"game": game_id, "id": entry.id, "text": entry.text(spoken), "notes": [n.id for n in notes]}
                )
            else:
                for part in (entry, *notes):
                    out.print(Text.assemble((f"{part.id}  ", "bold"), part.text(spoken)))
        elif json:
            print_json(
                {
                    "game": game_id,
                    "rules": [{"id": entry.id, "text": entry.text(spoken)} for entry in book.entries()],
                }
            )
        else:
            _print_rules(loaded, book, spoken)


@app.command
def play(
    game: str | None = None,
    *,
    people: Annotated[
        list[str] | None, Parameter("--name", negative="", help="Your name; several people share the keyboard.")
    ] = None,
    bots: Annotated[
        str, Parameter("--bots", help="The bots, by level: civilian, sidekick, hero, legend.")
    ] = "sidekick,legend",
    option: Options = None,
    lang: Lang = None,
    seed: Annotated[int | None, Parameter("--seed", help="Play the same dice again.")] = None,
    save: Annotated[
        Path | None, Parameter("--save", help="Write the game to this file, after every answer.")
    ] = None,
    resume: Annotated[Path | None, Parameter("--resume", help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    from panoplie.terminal.play import new_session, resume_session

    spoken = language(lang)
    if resume is not None:
        session = resume_session(load(Record.load(resume).game), resume, spoken, out)
    else:
        loaded = load(game or "pow")
        levels = [level for level in bots.split(",") if level]
        session = new_session(loaded, people or [], levels, _options(loaded, option), spoken, out, seed, save)
    session.run()


@app.command
def simulate(
    game: str,
    *,
    seats: int = 3,
    games: Annotated[int, Parameter("--games", help="How many games.")] = 1000,
    seed: int = 1,
    bots: Annotated[str, Parameter("--bots", help="Levels by seat, repeated in turn.")] = "civilian",
    processes: int = 1,
    option: Options = None,
    content: Content = None,
    json: Json = False,
) -> None:
    """Play many games with bots: wins by seat and bot and endings with intervals, length, speed."""
    from panoplie.lab.simulate import simulate as run

    at_least("games", games, 1)
    at_least("processes", processes, 1)
    chosen = _options(load(game), option)
    report = run(game, seats, games, seed, bots.split(","), processes, chosen, content)
    if json:
        print_json(report)
        return
    table = Table(
        "seat", "bot", "wins", "95 % interval", "mean score", box=None, padding=(0, 2), header_style="bold"
    )
    for row in report["wins"]:
        span = f"{row['low']:.1%} to {row['high']:.1%}"
        table.add_row(str(row["seat"] + 1), row["bot"], f"{row['share']:.1%}", span, f"{row['mean_score']:.2f}")
    out.print(table)
    for row in report["endings"]:
        span = f"{row['low']:.1%} to {row['high']:.1%}"
        out.print(f"ended by {row['reason']}: {row['share']:.1%} ({span})")
    length, turns = report["length"], report["turns"]
    ended = f"; {turns['median']:g} turns in the median, {turns['max']} at most" if turns else ""
    out.print(
        f"{report['games']} games, {length['mean']:.1f} decisions each (median {length['median']:g},"
        f" most {length['max']}){ended}; {report['decisions_per_second']:,.0f} decisions a second."
    )
    out.print(f"digest {report['digest']}", style="dim")


@app.command
def ladder(
    game: str,
    *,
    seats: int = 2,
    games: Annotated[
        int, Parameter("--games", help="How many games for each duel, at most if until clear.")
    ] = 100,
    seed: int = 1,
    bots: Annotated[str, Parameter("--bots", help="The bots to compare.")] = "legend,hero,sidekick,civilian",
    processes: Annotated[int | None, Parameter("--processes", help="All cores, unless you say how many.")] = None,
    option: Options = None,
    by: Annotated[
        str, Parameter("--by", help="Also tell the figures by what every seat shows, such as villain.")
    ] = "",
    part: Annotated[
        str,
        Parameter(
            "--part", help="Compare bots in this part alone, such as mastermind by loyalty; others do not change."
        ),
    ] = "",
    until: Annotated[
        Literal["clear"] | None,
        Parameter("--until", help="“clear”: each bot meets the next weaker one until a sequential test decides."),
    ] = None,
    json: Json = False,
) -> None:
    """Rank bots: each alone against a table of others, seats rotated, seeds mirrored."""
    from panoplie.lab.ladder import ladder as run

    cores = processes if processes is not None else os.cpu_count() or 1
    at_least("games", games, 1)
    at_least("processes", cores, 1)
    chosen = _options(load(game), option)
    report = run(game, seats, games, seed, bots.split(","), cores, chosen, by, until is not None, part)
    print_json(report) if json else _print_ladder(report)


def _print_ladder(report: dict[str, Any]) -> None:
    titles = ("bot", "skill", "wins alone", "95 % interval", "ms a decision")
    table = Table(*titles, box=None, padding=(0, 2), header_style="bold")
    for row in report["bots"]:
        skill = f"{row['skill']:.1f} ± {2 * row['doubt']:.1f}"
        wins, ms = f"{row['win_rate']:.1%}", f"{row['ms_per_decision']:.2f}"
        table.add_row(row["name"], skill, wins, _span(row), ms)
    out.print(table)
    for duel in report["duels"]:
        verdict = f": {duel['verdict']}, evidence {duel['evidence']:+.1f}" if "verdict" in duel else ""
        nobody = f", besides {duel['nobody']} that nobody won" if duel["nobody"] else ""
        won = f"{duel['win_rate']:.1%} of {duel['games'] - duel['nobody']} games ({_span(duel)}){nobody}"
        both = f"one {duel['challenger']} against a table of {duel['field']}"
        if report["part"]:
            both = f"{duel['challenger']} instead of {duel['field']} as {report['part']}"
        out.print(f"{both}: {won}{verdict}", soft_wrap=True)
    for row in report["parts"]:
        won = f"{row['win_rate']:.1%} of {row['games']} ({_span(row)})"
        out.print(f"{row['name']} as {row['part']}: {won}")
    if report["claims"] is not None:
        even, better, error = (report["claims"][key] for key in ("even", "better", "error"))
        said = f"“Stronger” means {better:.1%} of games won, not {even:.1%}; {error:.0%} of verdicts may be wrong."
        out.print(said, style="dim", soft_wrap=True)
    stopped = f" {report['stopped']} games were stopped, which nobody wins." if report["stopped"] else ""
    out.print(f"Even strength would win {report['even']:.1%}.{stopped}", style="dim", soft_wrap=True)


def _span(row: dict[str, Any]) -> str:
    return f"{row['low']:.1%} to {row['high']:.1%}"


@app.command
def replay(file: Path, *, json: Json = False, lang: Lang = None) -> None:
    """Play a record again, checking every answer, and print what happened."""
    record = Record.load(file)
    loaded = load(record.game)
    match = record.replay(loaded, listen=True)
    names = [player.name for player in record.seats]
    words = words_for(language(lang), loaded, FOLDER)
    outcome = record.by_people or (match.outcome() if match.over else None)
    if json:
        events = [event.seen_by(None) for event in match.state.events or ()]
        result = outcome.to_json() if outcome else None
        print_json(
            {
                "game": record.game,
                "answers": len(match.log),
                "over": outcome is not None,
                "outcome": result,
                "events": events,
            }
        )
        return
    for event in match.state.events or ():
        out.print(Text.assemble(words.event(event.seen_by(None), names), (f"  {event.rule}", "dim")))
    if outcome is not None:
        out.print(Text(words.outcome(outcome, names), style="bold"))


@app.command
def verify(file: Path, *, json: Json = False) -> None:
    """Prove that no roll of a record was tampered with."""
    record = Record.load(file)
    loaded = load(record.game)
    drawn = record.verify(loaded)
    if json:
        print_json({"game": record.game, "fair": True, "chance_answers": drawn, "outcome": record.outcome})
        return
    out.print(f"Fair: all {drawn} chance answers come from the key that was sealed before the game.")
    if record.by_people is not None:  # no answer proves it
        said = words_for("en", loaded, FOLDER).outcome(record.by_people, [player.name for player in record.seats])
        out.print(f"How it ended is what people made of it: {said}")


@app.command
def bench(
    *,
    seats: int = 3,
    seconds: Annotated[float, Parameter("--seconds", help="How long each engine runs, each round.")] = 2.0,
    rounds: int = 3,
    memory: Annotated[
        bool, Parameter("--memory", negative="", help="Also watch memory over 100,000 games.")
    ] = False,
    json: Json = False,
) -> None:
    """Show our speed beside the peers', in one run."""
    from panoplie.lab.bench import bench as run
    from panoplie.lab.bench import memory_growth

    at_least("rounds", rounds, 1)
    report = run(seats, seconds, rounds)
    if memory:
        report["memory_growth_bytes"] = memory_growth(100_000)
    if json:
        print_json(report)
        return
    columns = ("engine, and its part of plain Python", "decisions a second", "games a second")
    table = Table(*columns, box=None, padding=(0, 2), header_style="bold")
    for row in report["engines"]:
        parts = ["" if row[key] is None else f" ({row[key]:.2f})" for key in ("relative", "relative_games")]
        table.add_row(
            row["name"],
            f"{row['decisions_per_second']:,.0f}{parts[0]}",
            f"{row['games_per_second']:,.0f}{parts[1]}",
        )
    out.print(table)
    for row in report["missing"]:
        out.print(f"{row['name']} is not here: {row['why']}", style="dim")
    for game_id, time in report["fork_microseconds"].items():
        out.print(f"a fork of {game_id}: {time:.1f} microseconds in the median")
    if memory:
        out.print(f"memory in use after 100,000 more games: {report['memory_growth_bytes']:+,} bytes")


@app.command(name="new")
def new_command(
    game: Annotated[str, Parameter(help="The id of the game: small letters, digits and underscores.")],
    *,
    title: Annotated[str | None, Parameter("--title", help="What it is called; else made from the id.")] = None,
    json: Json = False,
) -> None:
    """Lay out a small game in this checkout that can be played at once, to be made into your own."""
    from panoplie.newgame.make import make

    made, files = make(game, title)
    if json:
        print_json({"game": made.meta.id, "title": made.meta.title, "files": [path.as_posix() for path in files]})
        return
    for path in files:
        out.print(Text(path.as_posix(), style="dim"), soft_wrap=True)
    out.print(f"{len(files)} files. Play it:   panoplie play {game}")
    out.print(f"Prove its rules:     python -m pytest tests/games/{game}")
    out.print("At the table:        ./play")
    out.print("Make it your own:    docs/adding-a-game.md")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. An error is one sentence on stderr and a non-zero exit."""
    errors = Console(stderr=True)
    try:
        app(argv, exit_on_error=False, print_error=False, error_console=errors)
    except PanoplieError as error:
        print(words_for(preferred_language()).error(error), file=sys.stderr)
        return 1
    except CycloptsError as error:
        print(str(error), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 141
    return 0


def _describe(game: Game) -> dict[str, Any]:
    tests = find_tests(Path(__file__).resolve())
    book = read_rulebook(game.folder)
    proved = proofs(tests) if tests else None
    return {
        "id": game.meta.id,
        "title": game.meta.title,
        "designer": game.meta.designer,
        "publisher": game.meta.publisher,
        "year": game.meta.year,
        "seats": list(game.meta.seats),
        "options": [
            {"id": option.id, "choices": list(option.choices), "rules": list(option.rules)}
            for option in game.meta.options
        ],
        "rules": {
            "total": len(book.rule),
            "proved": None if proved is None else sum([rule.id in proved for rule in book.rule]),
        },
        "content": count_sources(game.content),
    }


def _coverage(game: Game) -> dict[str, Any]:
    """What of a rulebook is proved: its rules, and its examples and rulings with them."""
    tests = find_tests(Path(__file__).resolve())
    if tests is None:
        raise SetupError("no-tests")
    book = read_rulebook(game.folder)
    found = proofs(tests)
    missing = [entry.id for entry in book.entries() if entry.id not in found]
    return {
        "game": game.meta.id,
        "total": len(book.rule),
        "proved": sum([rule.id in found for rule in book.rule]),
        "examples": {"total": len(book.example), "proved": sum([note.id in found for note in book.example])},
        "rulings": {"total": len(book.ruling), "proved": sum([note.id in found for note in book.ruling])},
        "missing": missing,
        "proofs": {entry.id: found.get(entry.id, []) for entry in book.entries()},
    }


def _print_coverage(report: dict[str, Any]) -> None:
    examples, rulings = report["examples"], report["rulings"]
    out.print(
        f"{report['game']}: {report['proved']} of {report['total']} rules,"
        f" {examples['proved']} of {examples['total']} examples and"
        f" {rulings['proved']} of {rulings['total']} rulings are proved by tests."
    )
    if report["missing"]:
        out.print(f"    not proved: {', '.join(report['missing'])}")


def _print_rules(game: Game, book: Rulebook, lang: str) -> None:
    out.print(Text(game.meta.title, style="bold underline"))
    for section in book.section:
        out.print(Text(f"\n{section.fr if lang == 'fr' else section.en}", style="bold"))
        for rule in book.rule:
            if rule.section == section.id:
                out.print(Text.assemble((f"{rule.id}  ", "bold"), rule.text(lang)))


def _options(game: Game, texts: Sequence[str] | None) -> dict[str, Any]:
    """Read `name=choice`; words become the choices that the game knows."""
    chosen: dict[str, Any] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError("option-form", text=text)
        known = next((option for option in game.meta.options if option.id == name), None)
        choices = {str(choice).lower(): choice for choice in known.choices} if known else {}
        chosen[name] = choices.get(value.lower(), value)
    game.settle_options(chosen)
    return chosen


if __name__ == "__main__":
    sys.exit(main())
