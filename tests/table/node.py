"""A node in a process of its own: `python node.py SETTINGS`, the settings as JSON. It prints its address."""

from __future__ import annotations

import sys

import msgspec

from panoplie.table.serve import serve
from panoplie.table.settings import Settings


def run(text: str) -> None:
    serve(msgspec.json.decode(text, type=Settings, dec_hook=lambda kind, value: kind(value)), _say)


def _say(address: str) -> None:
    print(address, flush=True)


if __name__ == "__main__":
    run(sys.argv[1])
