"""The DC Deck-Building Game in a terminal: whom to beat, the Line-Up, the running turn, all seats, one's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from panoplie.kernel.answers import Answer
from panoplie.kernel.words import Words

COLOURS: Final = {
    "starter": "grey70",
    "hero": "bold dodger_blue2",
    "villain": "bold red3",
    "super_power": "bold orange3",
    "equipment": "bold grey50",
    "location": "bold medium_purple2",
    "none": "dim",
}


def draw(board: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    if board["phase"] == "set_up":
        return Text("…")
    parts: list[RenderableType] = []
    if board["watchmen"] is not None:
        parts += _watchmen(board, names, words)
    if board["super_villains"] is not None:
        parts.append(_stack(board["super_villains"], words))
    offered = [*board["line_up"], *([board["kick"]] if board["kicks"] else [])]
    parts.append(_cards(f"{words.say('line-up')} · {words.say('main-deck')} {board['main_deck']}", offered, words))
    if board["active"] is not None:
        parts.append(_turn(board["running"], names[board["active"]], words))
    parts += [_seat(board, seat, names, words) for seat in range(len(board["seats"]))]
    for seat, player in enumerate(board["seats"]):
        if player["hand"]:
            parts.append(_cards(f"{words.say('hand')} ({names[seat]})", player["hand"], words))
    return Group(*parts)


def choice(option: Answer, board: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """What is bought has its cost, a Super Hero the text."""
    line = Text(words.answer(option, names))
    if option[0] in ("buy", "buy_for"):
        card = next(card for card in [*board["line_up"], board["kick"]] if card["id"] == option[1])
        line.append(f"  {card['cost']}◆", style="bold")
    elif option[0] == "hero":
        line.append(f"  {words.say(f'card-{option[1]}.text')}", style="dim")
    return line


def _watchmen(board: dict[str, Any], names: Sequence[str], words: Words) -> list[RenderableType]:
    """The Challenge and what it asks for, the Machination, and the Plot once it is open."""
    seen = board["watchmen"]
    parts: list[RenderableType] = []
    if challenge := seen["challenge"]:
        title = f"{_name(challenge, words)}, {words.say('level', number=challenge['level'])}"
        line = Text(f"✪ {title}  {challenge['cost']}◆", style="bold gold3")
        line.append(f"  {_text(challenge, words)}", style="dim")
        for demand in challenge["demands"]:
            style = "green" if demand["filled"] >= demand["count"] else ""
            line.append(f"\n    {demand['filled']}/{demand['count']}  {_demand(demand, words)}", style=style)
        if challenge["gifts"]:
            line.append(
                f"\n    {words.say('contributions')} · {_names(challenge['gifts'], words)}", style="italic"
            )
        parts.append(line)
    if plot := seen["plot"]:
        style = "dim strike" if plot["foiled"] else "bold red3"
        name = _name(plot["plot"], words)
        parts.append(Text(f"☠ {name} ({names[plot['owner']]})  {plot['plot']['cost']}◆", style=style))
    elif seen["machination"]:
        name = _name(seen["machination"], words)
        parts.append(Text(f"☠ {name} · {_text(seen['machination'], words)}", style="red3"))
    return parts


def _demand(demand: dict[str, Any], words: Words) -> str:
    kinds = ("destroyed", "in_play", "watchmen", "attack_or_defence")
    kind = next((kind for kind in kinds if demand[kind]), "type" if demand["type"] else "least")
    said = words.say(f"type-{demand['type']}") if demand["type"] else ""
    return words.say(f"demand-{kind}", count=demand["count"], least=demand["least"], type=said)


def _stack(stack: dict[str, Any], words: Words) -> RenderableType:
    title = f"{words.say('super-villains')} {stack['left']}"
    return _cards(title, [stack["top"]] if stack["top"] else [], words)


def _turn(running: dict[str, Any], name: str, words: Words) -> Text:
    """Whose turn it is, its Power, what was played and taken."""
    line = Text(f"▶ {name}  ", style="bold")
    line.append(f"{running['left']}/{running['power']}◆ {words.say('power')}", style="bold gold3")
    if running["plays"]:
        line.append(f"\n    {_names([play['card'] for play in running['plays']], words)}")
    if running["bought"]:
        line.append(f"\n    + {_names(running['bought'], words)}", style="green")
    return line


def _seat(board: dict[str, Any], seat: int, names: Sequence[str], words: Words) -> Text:
    player = board["seats"][seat]
    line = Text("▶ " if seat == board["active"] else "  ")
    line.append(names[seat], style="bold strike" if player.get("destroyed") else "bold")
    for hero in player["super_heroes"]:
        style = "dim strike" if hero["face_down"] or hero["cancelled"] else "gold3"
        line.append(f"  {_name(hero, words)}", style=style)
    counts = ((player["hand_size"], "hand"), (player["deck"], "deck"), (len(player["discard"]), "discard-pile"))
    line.append("  " + " · ".join([f"{words.say(word)} {count}" for count, word in counts]), style="dim")
    if player.get("points") is not None:
        line.append(f"  {words.say('points')} {player['points']}", style="bold")
    if player.get("loyalty"):
        line.append(f"  {words.say('role-' + player['loyalty'])}", style="bold red3")
    if player["locations"]:
        line.append(
            f"\n    {words.say('locations')} · {_names(player['locations'], words)}", style="medium_purple2"
        )
    return line


def _names(cards: Sequence[dict[str, Any]], words: Words) -> str:
    return ", ".join([_name(card, words) for card in cards])


def _name(card: dict[str, Any], words: Words) -> str:
    return words.say(f"card-{card['id']}")


def _text(card: dict[str, Any], words: Words) -> str:
    return words.say(f"card-{card['id']}.text")


def _cards(title: str, cards: Sequence[dict[str, Any]], words: Words) -> RenderableType:
    """Cards with cost, type, Power, points and text."""
    table = Table(box=box.SIMPLE_HEAD, title=Text(title, style="bold"), title_justify="left", show_header=False)
    table.add_column(justify="right")
    table.add_column()
    table.add_column(style="dim", overflow="fold")
    for card in cards:
        name = Text(_name(card, words), style=COLOURS[card["type"]])
        name.append(f"  {words.say('type-' + card['type'])}", style="dim")
        name.append(f"  ★{'*' if card['vp'] is None else card['vp']}")
        if card["source"] == "reconstructed":
            name.append(f" ({words.say('reconstructed')})", style="italic")
        text = _text(card, words)
        if words.has(f"card-{card['id']}.appearance") and card.get("super_villain"):
            text += f" {words.say('first-appearance')} · {words.say('card-' + card['id'] + '.appearance')}"
        table.add_row(f"{card['cost']}◆", name, text)
    return table
