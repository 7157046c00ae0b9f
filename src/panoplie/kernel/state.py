"""The state of a game: whole numbers, words, piles and lists of them, in slots, copied by hand.

A slot may also hold a tuple of words or numbers, which is replaced as a whole and so can be shared by clones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from panoplie.kernel.answers import freeze
from panoplie.kernel.errors import RuleError
from panoplie.kernel.events import Event
from panoplie.kernel.piles import Pile


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
        return {name: _written(getattr(self, name)) for name in fields_of(self)}

    def load(self, data: Mapping[str, Any]) -> None:
        """Take over what `to_json` gave, in a state that is new."""
        for name in fields_of(self):
            setattr(self, name, _loaded(data[name], getattr(self, name)))

    def become(self, other: State) -> None:
        """Take over another state's values in place, so that a running rule goes on in the other world."""
        for name in fields_of(self):
            mine, theirs = getattr(self, name), getattr(other, name)
            if mine == theirs:  # as most of two worlds is
                continue
            if isinstance(theirs, (list, Pile)):
                _overwrite(mine, theirs)
            else:
                setattr(self, name, theirs)


_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(state: State) -> tuple[str, ...]:
    """The names of all slots that make two states differ."""
    cls = type(state)
    fields = _FIELDS.get(cls)
    if fields is None:
        slots = [name for base in cls.__mro__ for name in getattr(base, "__slots__", ())]
        fields = _FIELDS[cls] = tuple([name for name in slots if name not in State.SHARED])
    return fields


def _overwrite(mine: Any, theirs: Any) -> None:
    """Copy piles and lists into those that a rule may hold a hand on."""
    if isinstance(theirs, Pile):
        mine.cards[:] = theirs.cards
        mine.known = theirs.known
    elif theirs and isinstance(theirs[0], (list, Pile)):
        del mine[len(theirs) :]
        for place, value in enumerate(theirs):
            if place == len(mine):
                mine.append(value.clone() if isinstance(value, Pile) else _copied(value))
            else:
                _overwrite(mine[place], value)
    else:
        mine[:] = theirs


def _loaded(value: Any, like: Any) -> Any:
    """A value as JSON has it, in the form of the one that stands in its place."""
    if isinstance(like, tuple):
        return freeze(value)
    if isinstance(value, Mapping):
        pile = Pile(value["cards"])
        pile.known = tuple(value["known"])
        return pile
    return _copied(value)


def _written(value: Any) -> Any:
    """A value of a state as JSON."""
    if isinstance(value, Pile):
        return {"cards": value.cards, "known": list(value.known)}
    if isinstance(value, list) and value and isinstance(value[0], (list, Pile)):
        return [_written(item) for item in value]
    return value


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(item) for item in value]
    if isinstance(value, Mapping):
        return _loaded(value, None)
    if value is None or isinstance(value, (int, str)):
        return value
    raise RuleError(f"A state holds ints, strings, bools, piles and lists of them, not {type(value).__name__}.")
