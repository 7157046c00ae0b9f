"""POW! in a terminal: dice, both rows, both stacks of everyone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from panoplie.kernel.answers import Answer
from panoplie.kernel.words import Words

BLUE: Final = "bold white on blue"
ORANGE: Final = "bold black on dark_orange"
DIE: Final = {
    "shield": ("◆", BLUE),
    "skull": ("☠", ORANGE),
    "blue": ("○", "bold bright_cyan on grey23"),
    "orange": ("●", "bold orange1 on grey23"),
}
STYLE: Final = {"hero": BLUE, "villain": ORANGE}
SIGN: Final = {"hero": "+", "villain": "-"}


def draw(board: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    parts: list[RenderableType] = [_rows(board, words), _stacks(board, names, words)]
    if board["rolled"]:
        parts.append(_dice(board, words))
    return Group(*parts)


def choice(option: Answer, board: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """Dice are drawn, and a tile of the row shows its value."""
    if option[0] == "keep":
        return Text(" ").join([Text(words.say("keep-these")), *[face(die) for die in option[1:]]])
    line = Text(words.answer(option, names))
    if option[0] == "take":
        line += Text(" ") + tile(option[1], board["rows"][option[1]][option[2] - 1])
    elif option[0] == "steal" and option[3] == 1:
        line += Text(" ") + tile(option[1], board["seats"][option[2]]["stacks"][option[1]]["top"])
    return line


def _rows(board: dict[str, Any], words: Words) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(justify="right", style="bold")
    for kind in ("hero", "villain"):
        row = board["rows"][kind]
        line = Text(" ").join([tile(kind, seen) for seen in row]) if row else Text("—", style="dim")
        table.add_row(words.say(f"row-{kind}"), line)
    places = Text(" ").join([Text(f"{place:^4}", style="dim") for place in range(1, 6)])
    table.add_row("", places)
    return table


def _stacks(board: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    over = board["active"] is None
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for kind in ("hero", "villain"):
        table.add_column(words.say(f"stack-{kind}"))
    if over:
        table.add_column(words.say("score"), justify="right")
    for seat, seen in enumerate(board["seats"]):
        cells: list[RenderableType] = [
            Text(f"▶ {names[seat]}", style="bold") if seat == board["active"] else Text(f"  {names[seat]}")
        ]
        cells += [_stack(kind, seen["stacks"][kind], seen.get("counted")) for kind in ("hero", "villain")]
        if over:
            cells.append(Text(str(seen["score"]), style="bold"))
        table.add_row(*cells)
    return table


def _stack(kind: str, stack: dict[str, Any], counted: int | None) -> Text:
    """The top of a stack and its height; after the game all of it, with the heroes that stick out struck."""
    if not stack["height"]:
        return Text("—", style="dim")
    if "tiles" in stack:
        line = Text()
        for place, seen in enumerate(stack["tiles"]):
            struck = kind == "hero" and counted is not None and place >= counted
            line.append_text(
                Text(f" {SIGN[kind]}{seen['value']} ", style="strike dim") if struck else tile(kind, seen)
            )
            line.append(" ")
        return line
    height = f" ×{stack['height']}" if stack["height"] > 1 else ""
    return Text.assemble(tile(kind, stack["top"]), (height, "dim"))


def _dice(board: dict[str, Any], words: Words) -> RenderableType:
    line = Text()
    for die in board["rolled"]:
        line.append_text(face(die))
        line.append(" ")
    if board["kept"]:
        line.append(f"   {words.say('set-aside')} ", style="dim")
        for die in board["kept"]:
            line.append_text(face(die))
            line.append(" ")
    return Text(f"{words.say('throw', number=board['throw'])}  ", style="bold") + line


def tile(kind: str, seen: dict[str, Any]) -> Text:
    return Text(f" {SIGN[kind]}{seen['value']} ", style=STYLE[kind])


def face(die: str) -> Text:
    sign, style = DIE[die]
    return Text(f" {sign} ", style=style)
