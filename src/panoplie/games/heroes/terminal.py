"""Heroes Incorporated in a terminal: the city, and a line for every team."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from panoplie.kernel.answers import Answer
from panoplie.kernel.words import Words

SIDE: Final = 5
WIDTH: Final = 17
SEATS: Final = ("bright_red", "bright_cyan", "bright_yellow", "bright_green")
"""The colour of each player."""
NUMBERS: Final = {2: "green", 3: "cyan", 4: "yellow", 5: "red"}
MARKERS: Final = {
    "black": "white on black",
    "white": "black on white",
    "brown": "white on dark_orange3",
    "orange": "black on orange1",
    "pink": "black on hot_pink",
    "grey": "black on grey70",
    "wood": "black on wheat1",
}


def draw(board: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """The draft while it lasts, then the city above the teams."""
    parts: list[RenderableType] = []
    if board["city"]:
        parts += [_heading(board, words), _city(board, words), _teams(board, names, words)]
    elif board["offer"]:
        for hero in board["offer"]:
            face = board["faces"]["heroes"][hero]
            line = Text(words.say(f"hero-{hero}"), style="bold")
            line.append(f"  {words.say('origin-' + face['origin'])}", style="dim not bold")
            parts.append(line)
            for power in face["powers"]:
                line = Text(f"    {words.say(f'power-{power}')} · ", style="cyan")
                line.append(words.say(f"power-{power}.text"), style="not cyan")
                parts.append(line)
    return Group(*parts)


def choice(option: Answer, board: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """A choice in words; a district with its number, a hero in the player's colour."""
    line = Text(words.answer(option, names))
    for district in board["city"]:
        if (
            option[0] in ("move", "fight", "go", "place", "rocket")
            and district["id"] == option[1 + (option[0] != "go")]
        ):
            line.append(f" {district['number'] or '–'}", style=NUMBERS.get(district["number"], "dim"))
            if district["pawns"]:
                line.append(" ●", style="magenta")
    return line


def _heading(board: dict[str, Any], words: Words) -> Text:
    line = Text(words.say("phase", phase=board["phase"], turn=board["turn"]), style="bold")
    line.append("   " + words.say("to-win", points=board["target"]), style="dim")
    line.append("   " + words.say("deck-left", deck=board["deck"], discard=len(board["discard"])), style="dim")
    if any([card["source"] == "reconstructed" for card in board["faces"]["cards"].values()]):
        line.append("   ° " + words.say("reconstructed"), style="dim")
    return line


def _city(board: dict[str, Any], words: Words) -> RenderableType:
    owner = {hero["id"]: seat for seat, player in enumerate(board["seats"]) for hero in player["team"]}
    grid = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 1))
    for _ in range(SIDE):
        grid.add_column(width=WIDTH)
    for row in range(SIDE):
        cells = board["city"][row * SIDE : (row + 1) * SIDE]
        grid.add_row(*[_district(cell, owner, words) for cell in cells])
    return grid


def _district(cell: dict[str, Any], owner: dict[str, int], words: Words) -> RenderableType:
    """Name and number, crime pawns, heroes, dice and Super-Villains of a district."""
    name = words.say(f"district-{cell['id']}")
    title = Text(overflow="ellipsis", no_wrap=True)
    if cell["destroyed"]:
        title.append(f"× {name}", style="dim strike")
    else:
        title.append(f"{cell['number']} ", style=f"bold {NUMBERS.get(cell['number'], 'white')}")
        title.append(name, style="bold" if cell["pawns"] else "")
    signs = Text(overflow="ellipsis", no_wrap=True)
    for pawn in cell["pawns"]:
        signs.append(f"●{pawn} ", style="bold magenta")
    if cell["token"]:
        signs.append("+1 ", style="bold green")
    for villain in cell["villains"]:
        sign = "⌂" if villain["lair"] else "☠"
        signs.append(f"{sign}{words.say('card-' + villain['id'])} ", style="bold red")
    people = Text(overflow="ellipsis", no_wrap=True)
    for hero in cell["heroes"]:
        people.append(f"{words.say(f'hero-{hero}')} ", style=SEATS[owner[hero]])
    for die in cell["dice"]:
        people.append(
            f"[{die['face']}{'+' + str(die['plus']) if die['plus'] else ''}]",
            style=f"reverse {SEATS[owner[die['hero']]]}",
        )
    return Group(title, signs, people)


def _teams(board: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    table.add_column(words.say("score"), justify="right")
    for key in ("team", "markers", "hand", "in-play"):
        table.add_column(words.say(key))
    for seat, player in enumerate(board["seats"]):
        active = seat == board["active"]
        table.add_row(
            Text(f"{'▶' if active else ' '} {names[seat]}", style=f"{'bold ' if active else ''}{SEATS[seat]}"),
            Text(str(player["score"]), style="bold"),
            Text("\n").join([_hero(hero, words) for hero in player["team"]]),
            _markers(player, seat),
            _hand(player, board["faces"]["cards"], words),
            _in_play(player, words),
        )
    return table


def _hero(hero: dict[str, Any], words: Words) -> Text:
    line = Text(words.say(f"hero-{hero['id']}"), style="strike" if hero["ko"] else "")
    if hero["ko"]:
        line.append(f" {words.say('knocked-out')}", style="bold red not strike")
    if hero["plus"]:
        line.append(f" +{hero['plus']}", style="green")
    powers = ", ".join([words.say(f"power-{power}") for power in hero["powers"]])
    line.append(f" {powers}", style="dim not strike")
    if hero["marker"]:
        line.append(" ")
        line.append(" ● " if hero["ready"] else " ○ ", style=MARKERS.get(hero["marker"], ""))
    for card in hero["gear"]:
        line.append(f" {words.say(f'card-{card}')}", style="cyan")
    return line


def _markers(player: dict[str, Any], seat: int) -> Text:
    line = Text("●" * player["coloured"] + "○" * (4 - player["coloured"]), style=SEATS[seat])
    line.append(" ●" if player["white"] else " ○", style="white")
    if player["justice"]:
        line.append(" " + "⚖" * player["justice"], style="bold yellow")
    return line


def _hand(player: dict[str, Any], cards: dict[str, Any], words: Words) -> Text:
    """The cards that the viewer knows by name, the others by their number; ° marks a reconstructed one."""
    hand = player["hand"]
    marks = ["°" if cards[card]["source"] == "reconstructed" else "" for card in hand["cards"]]
    known = [words.say(f"card-{card}") + mark for card, mark in zip(hand["cards"], marks, strict=True)]
    line = Text("\n").join([Text(card) for card in known])
    hidden = hand["count"] - len(hand["cards"])
    if hidden or not hand["count"]:
        line.append(("\n" if hand["cards"] else "") + words.say("hidden-cards", count=hidden), style="dim")
    return line


def _in_play(player: dict[str, Any], words: Words) -> Text:
    line = Text()
    for key in ("fame", "hq"):
        if player[key]:
            line.append(("\n" if line else "") + words.say(f"card-{player[key]}"))
    if player["hq_used"]:
        line.append(" ●", style="dim")
    return line
