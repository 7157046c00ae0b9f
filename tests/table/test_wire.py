"""The wire is declared once: what is generated from it may not drift."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
from hypothesis import given
from hypothesis import strategies as st

from panoplie.table.patches import apply, diff
from panoplie.table.typescript import view_types, written
from panoplie.table.wiredoc import wiredoc
from tests.table.servers import Node

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_those_of_the_messages_and_views() -> None:
    for path, types in written().items():
        made = (ROOT / "web" / "src" / path).read_text(encoding="utf-8")
        assert made == types, "Run: python -m panoplie.table.typescript"


def test_a_view_may_be_made_of_structs_of_other_modules() -> None:
    types = view_types("guardians")  # its map stands in a module of its own
    assert types.count("export interface District {") == types.count("export interface Sightline {") == 1
    assert types.index("export interface View {") < types.index("export interface District {")


def test_the_wire_is_documented_as_it_is() -> None:
    made = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    assert made == wiredoc(), "Run: python -m panoplie.table.wiredoc > docs/wire.md"


def test_the_http_part_describes_itself(node: Node) -> None:
    schema = httpx.get(f"{node.address}/api/schema").json()
    assert "/api/tables/{table}/seats" in schema["paths"]


LEAF = st.none() | st.booleans() | st.text(max_size=3)
THING = st.recursive(
    LEAF, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=2), inner, max_size=4)
)


@given(THING, THING)
def test_changes_lead_from_one_view_to_the_other(old: Any, new: Any) -> None:
    import copy

    assert apply(copy.deepcopy(old), diff(old, new)) == new


@given(st.lists(st.integers(0, 3), max_size=8), st.lists(st.integers(0, 3), max_size=8))
def test_changes_of_lists(old: list[int], new: list[int]) -> None:
    assert apply(list(old), diff(old, new)) == new
