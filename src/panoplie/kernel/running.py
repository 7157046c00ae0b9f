"""The rules that are running: what a question says of where it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from panoplie.kernel.asks import Flow
from panoplie.kernel.rulebook import rule_numbers


@dataclass(frozen=True)
class Running:
    """One of the rules that are running, outermost first."""

    name: str
    text: str
    rules: tuple[str, ...]


def running(flow: Flow) -> list[Running]:
    """All rules that a flow is running, outermost first, with what the rulebook says of each."""
    found = []
    rule: Any = flow
    while rule is not None and hasattr(rule, "gi_frame"):
        text = _first_line(rule)
        found.append(Running(rule.gi_code.co_name, text, rule_numbers(text)))
        rule = _inner(rule)
    return found


def _inner(flow: Any) -> Any:
    """The rule that a rule is running: it waits for it, or looks at the questions of the one it calls `flow`."""
    looked_through = flow.gi_frame.f_locals.get("flow") if flow.gi_frame is not None else None
    return looked_through if getattr(looked_through, "gi_frame", None) is not None else flow.gi_yieldfrom


def _first_line(flow: Any) -> str:
    """The docstring's first line of the function behind a generator; it is the code's first constant."""
    first = next(iter(flow.gi_code.co_consts), None)
    return first.strip().splitlines()[0] if isinstance(first, str) and first.strip() else ""
