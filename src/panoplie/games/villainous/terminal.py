"""Disney Villainous in a terminal: a realm of four locations for each villain, and one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from panoplie.kernel.answers import Answer
from panoplie.kernel.words import Words

SIGNS: Final = {
    "gain_1": "+1◆",
    "gain_2": "+2◆",
    "gain_3": "+3◆",
    "play": "▣",
    "activate": "⚡",
    "fate": "☄",
    "vanquish": "⚔",
    "move_item": "⇄",
    "move_hero": "⇆",
    "discard": "✕",
}
COLOURS: Final = {
    "captain_hook": "bold red3",
    "jafar": "bold dark_orange3",
    "maleficent": "bold green3",
    "prince_john": "bold gold3",
    "queen_of_hearts": "bold deep_pink2",
    "ursula": "bold medium_purple2",
}
HERO: Final = "bold white on blue"
CARD: Final = {"ally": "bold", "item": "yellow", "curse": "magenta"}


def draw(board: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    parts: list[RenderableType] = []
    for seat, seen in enumerate(board["seats"]):
        if seen["villain"] is not None:
            parts.append(_heading(board, seat, seen, names, words))
            parts.append(_realm(seen, words))
    if board["shown"]:
        parts.append(_cards(words.say("shown"), board["shown"], words))
    if isinstance(board["looked_at"], list) and board["looked_at"]:
        parts.append(_cards(words.say("looked-at"), board["looked_at"], words))
    for seat, seen in enumerate(board["seats"]):
        if isinstance(seen.get("hand"), list):
            parts.append(_cards(f"{words.say('hand')} ({names[seat]})", seen["hand"], words))
    return Group(*parts) if parts else Text("…")


def choice(option: Answer, board: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """A symbol has its sign, and a villain his colour and his objective."""
    if option[0] == "use":
        return Text(f"{SIGNS[option[1]]:<3} {words.answer(option, names)}")
    if option[0] == "villain":
        line = Text(words.answer(option, names), style=COLOURS[option[1]])
        return line.append(f"  {words.say(f'villain-{option[1]}.objective')}", style="dim")
    return Text(words.answer(option, names))


def _heading(board: dict[str, Any], seat: int, seen: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """Who it is, how much Power he has, and how high his piles are."""
    line = Text("▶ " if seat == board["active"] else "  ")
    line.append(f"{names[seat]}, {words.say('villain-' + seen['villain'])}", style=COLOURS[seen["villain"]])
    line.append(f"  {seen['power']}◆", style="bold")
    hand = seen["hand"] if isinstance(seen["hand"], int) else len(seen["hand"])
    piles = ((hand, "hand"), (seen["deck"], "deck"), (len(seen["discard"]), "discard-pile"))
    fates = ((seen["fate"], "fate-pile"), (len(seen["fate_discard"]), "fate-discard"))
    counts = [f"{words.say(word)} {count}" for count, word in piles + fates]
    line.append("  " + " · ".join(counts), style="dim")
    if board["fate_token"] == seat:
        line.append(f"  ☄ {words.say('token')}", style="bold")
    return line


def _realm(seen: dict[str, Any], words: Words) -> RenderableType:
    table = Table(box=box.ROUNDED, show_lines=True, padding=(0, 1), expand=False)
    for place in seen["locations"]:
        title = Text(words.say(f"place-{place['id']}"), style="bold")
        if place["id"] == seen["mover"]:
            title = Text("♟ ", style=COLOURS[seen["villain"]]) + title
        if place["locked"]:
            title.append(f" [{words.say('locked')}]", style="red")
        table.add_column(title, width=24, vertical="top")
    table.add_row(*[_above(place, words) for place in seen["locations"]])
    table.add_row(*[_below(place, words) for place in seen["locations"]])
    return table


def _above(place: dict[str, Any], words: Words) -> Text:
    lines = [_symbols(place["top"])]
    lines += [_piece(hero, words, HERO) for hero in place["heroes"]]
    return Text("\n").join(lines)


def _below(place: dict[str, Any], words: Words) -> Text:
    lines = [_symbols([*place["bottom"], *place["added"]])]
    lines += [_piece(card, words, CARD.get(card["type"], "bold")) for card in place["cards"]]
    return Text("\n").join(lines)


def _symbols(symbols: Sequence[dict[str, Any]]) -> Text:
    line = Text()
    for symbol in symbols:
        style = "dim strike" if symbol.get("covered") else "dim" if symbol["used"] else "bold cyan"
        line.append(SIGNS[symbol["symbol"]], style=style)
        line.append("  ")
    return line


def _piece(card: dict[str, Any], words: Words, style: str) -> Text:
    line = Text(words.say(f"card-{card['id']}"), style=style)
    if "strength" in card:
        line.append(f" {card['strength']}", style="bold")
    if card.get("wicket"):
        line.append(f" ({words.say('wicket')})", style="italic")
    if "size" in card:
        line.append(f" ({words.say('size-' + card['size'])})", style="italic")
    if "power" in card:
        line.append(f" {card['power']}◆")
    for item in card.get("items", ()):
        line.append(f"\n  └ {words.say('card-' + item['id'])}", style="yellow")
    return line


def _cards(title: str, cards: Sequence[dict[str, Any]], words: Words) -> RenderableType:
    """Cards with cost, type and text."""
    table = Table(box=box.SIMPLE_HEAD, title=Text(title, style="bold"), title_justify="left", show_header=False)
    table.add_column(justify="right")
    table.add_column()
    table.add_column(style="dim", overflow="fold")
    for card in cards:
        name = Text(words.say(f"card-{card['id']}"), style="bold")
        name.append(f"  {words.say('type-' + card['type'])}", style="dim")
        if "strength" in card:
            name.append(f" {card['strength']}")
        if card["source"] == "reconstructed":
            name.append(f" ({words.say('reconstructed')})", style="italic")
        price = "?" if card.get("cost") == "strength" else str(card.get("cost", ""))
        table.add_row(f"{price}◆" if price else "", name, words.say(f"card-{card['id']}.text"))
    return table
