"""The state of a game: whole numbers, words and lists of them, in slots, copied by hand.

A slot may also hold a tuple of words or numbers, which is replaced as a whole and so can be shared by clones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from panoplie.kernel.answers import freeze
from panoplie.kernel.errors import RuleError
from panoplie.kernel.events import Event


class State:
    """What lies on the table. A game adds its own slots and writes `clone`.

    `seats`, `options` and `facts` never change during a match and are shared by all clones; `events` is
    where a listening match collects what happens, and nothing in a simulation.
    """

    __slots__ = ("events", "facts", "options", "over", "seats")

    SHARED: ClassVar[tuple[str, ...]] = ("events", "facts", "options", "seats")

    seats: int
    options: Mapping[str, Any]
    facts: Any
    over: bool
    events: list[Event] | None

    def clone(self) -> Any:
        """An equal state that shares nothing that can change."""
        raise NotImplementedError

    def tell(self, kind: str, rule: str, **data: Any) -> None:
        """Say what happened, to whoever listens. Values in `Only` are for some seats alone."""
        if self.events is not None:
            self.events.append(Event(kind, rule, data))

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return all([getattr(self, name) == getattr(other, name) for name in fields_of(self)])

    __hash__ = None  # type: ignore[assignment]

    def to_json(self) -> dict[str, Any]:
        """Everything that can change, as JSON."""
        return {name: getattr(self, name) for name in fields_of(self)}

    def load(self, data: Mapping[str, Any]) -> None:
        """Take over what `to_json` gave, in a state that is new."""
        for name in fields_of(self):
            value = freeze(data[name]) if isinstance(getattr(self, name), tuple) else _copied(data[name])
            setattr(self, name, value)

    def become(self, other: State) -> None:
        """Take over another state's values in place, so that a running rule goes on in the other world."""
        for name in fields_of(self):
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, list) and isinstance(theirs, list):
                _overwrite(mine, theirs)
            else:
                setattr(self, name, theirs)


def fields_of(state: State) -> Iterator[str]:
    """The names of all slots that make two states differ."""
    for cls in type(state).__mro__:
        for name in getattr(cls, "__slots__", ()):
            if name not in State.SHARED:
                yield name


def _overwrite(mine: list[Any], theirs: list[Any]) -> None:
    """Copy list into list, keeping the inner lists that a rule may hold a hand on."""
    del mine[len(theirs) :]
    for place, value in enumerate(theirs):
        if place == len(mine):
            mine.append(_copied(value))
        elif isinstance(value, list) and isinstance(mine[place], list):
            _overwrite(mine[place], value)
        else:
            mine[place] = _copied(value)


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(item) for item in value]
    if value is None or isinstance(value, (int, str)):
        return value
    raise RuleError(f"A state holds ints, strings, bools and lists of them, not {type(value).__name__}.")
