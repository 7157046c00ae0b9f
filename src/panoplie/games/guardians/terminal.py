"""Guardians' Chronicles in a terminal: the map, the threat, and a line for every hero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from panoplie.kernel.answers import Answer
from panoplie.kernel.words import Words

TEAMS: Final = ("bright_blue", "bright_red", "bright_magenta")
"""The colours of the two teams and of the villains."""
GROUNDS: Final = ("on grey11", "on grey19", "on grey27", "on grey15", "on grey23", "on grey30", "on grey35")
"""The Zones of a tile, told apart by their grounds."""
MARKS: Final = {"sonic_machine": "♪", "car": "▭", "tour_bus": "▣"}
STATS: Final = ("speed", "attack", "defence", "mental", "health")
CELL: Final = 5
SIDES: Final = ("left", "right")


def draw(board: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """The map above the heroes; before there is a map the heroes alone."""
    parts: list[RenderableType] = []
    if board["district"]:
        parts += [_heading(board, words), _map(board, words), _legend(board, words)]
    if board["heroes"]:
        parts.append(_heroes(board, names, words))
    return Group(*parts)


def choice(option: Answer, board: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """A choice in words; one that goes to a Space with the Zone in which it lies."""
    line = Text(words.answer(option, names))
    if option[0] in ("move", "go", "start", "push", "park"):
        line.append(f"  {words.say(f'zone-{_zone(board, option[1])}')}", style="dim")
    return line


def _zone(board: dict[str, Any], space: str) -> str:
    district = board["district"]
    column, row = ord(space[0]) - ord("a"), int(space[1:]) - 1
    return str(district["zones"][row * district["width"] + column])


def _heading(board: dict[str, Any], words: Words) -> Text:
    line = Text(words.say(f"threat-{board['threat']}"), style="bold")
    line.append(f"   {max(1, board['turn'])}/{board['last_turn']}", style="bold yellow")
    if board["track"]:
        name = words.say(f"threat-{board['threat']}.track")
        line.append(f"   {name} {board['track']['at']}/{board['track']['end']}", style="bold red")
    for paper in board["papers"]:
        total = board["totals"][paper["team"]]
        line.append(f"   {words.say('paper-' + paper['id'])} {total}", style=TEAMS[paper["team"]])
    return line


def _map(board: dict[str, Any], words: Words) -> RenderableType:
    """A cell for each Space: who stands there, else what lies there, on the ground of its Zone."""
    district = board["district"]
    standing = {figure["space"]: figure for figure in board["figures"]}
    lying = {thing["space"]: thing["id"] for thing in [*board["objects"], *board["machines"]]}
    spots = {spot["space"]: spot["id"] for spot in district["spots"]}
    barred = {frozenset(wall) for wall in district["walls"]}
    barred |= {frozenset(door["spaces"]) for door in district["doors"] if door["id"] in board["closed"]}
    grid = Table(box=box.SQUARE, show_header=True, show_lines=False, padding=0, pad_edge=False)
    grid.add_column("")
    for column in range(district["width"]):
        grid.add_column(chr(ord("a") + column), justify="center", width=CELL)
    for row in range(district["height"]):
        cells, floor = [Text(str(row + 1), style="bold")], [Text("")]
        for column in range(district["width"]):
            space = f"{chr(ord('a') + column)}{row + 1}"
            zone = district["zones"][row * district["width"] + column]
            if zone is None:
                cells.append(Text("█" * CELL, style="grey50"))
                floor.append(Text("█" * CELL, style="grey50"))
                continue
            ground = GROUNDS[(ord(zone[-1]) - ord("A")) % len(GROUNDS)]
            cell = _cell(space, standing, lying, spots, words)
            cell.stylize(ground)
            right = frozenset((space, f"{chr(ord('a') + column + 1)}{row + 1}"))
            if right in barred:
                cell = cell[: CELL - 1] + Text("┃", style="bold white")
            cells.append(cell)
            below = frozenset((space, f"{space[0]}{row + 2}"))
            floor.append(Text("━" * CELL if below in barred else " " * CELL, style=f"bold white {ground}"))
        grid.add_row(*cells)
        grid.add_row(*floor)
    return grid


def _cell(
    space: str, standing: dict[str, Any], lying: dict[str, str], spots: dict[str, str], words: Words
) -> Text:
    if space in standing:
        figure = standing[space]
        name = words.say(f"name-{figure['id']}")
        number = figure["id"].rpartition("_")[2] if figure["id"][-1].isdigit() else ""
        style = TEAMS[2 if figure["team"] is None else figure["team"]]
        return Text((name[: CELL - len(number)] + number).center(CELL), style=f"bold {style}")
    if space in lying:
        mark = MARKS.get(lying[space], "▫")
        return Text(f"{mark}{words.say(f'name-{lying[space]}')[: CELL - 1]}".center(CELL), style="yellow")
    if space in spots:
        return Text(words.say(f"spot-{spots[space]}")[:CELL].center(CELL), style="bold dark_orange")
    return Text("·".center(CELL), style="dim")


def _legend(board: dict[str, Any], words: Words) -> Text:
    line = Text()
    for figure in board["figures"]:
        if figure["team"] == len(TEAMS) - 1 and figure["health"] > 1:
            left = figure["health"] - figure["damage"]
            line.append(f"{words.say('name-' + figure['id'])} ♥{left}/{figure['health']}  ", style=TEAMS[2])
    return line


def _heroes(board: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for stat in STATS:
        table.add_column(words.say(f"stat-{stat}"), justify="right")
    for key in ("side-left", "side-right", "cards"):
        table.add_column(words.say(key))
    for hero in board["heroes"]:
        active = hero["id"] == board["active"]
        mark = "▶ " if active else "  "
        style = TEAMS[hero["team"]] if hero["in_play"] else "dim strike"
        name = Text(f"{mark}{words.say('hero-' + hero['id'])} ({names[hero['seat']]})", style=f"bold {style}")
        *stats, health = hero["stats"]
        laid = [_cards([one["card"] for one in hero["laid"] if one["side"] == side], words) for side in SIDES]
        hand = _cards(hero["hand"], words)
        table.add_row(name, *[str(stat) for stat in stats], f"{health - hero['damage']}/{health}", *laid, hand)
    return table


def _cards(cards: Sequence[str], words: Words) -> str:
    return ", ".join([words.say(f"name-{card}") for card in cards])
