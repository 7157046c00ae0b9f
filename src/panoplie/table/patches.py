"""The difference of two views, as changes that a client makes in its own copy.

Dicts and lists are looked into, tuples are not: an answer is one thing and travels whole. The views of one
match keep the type of what lies at a path, so `1` and `true` never stand for each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from panoplie.table.messages import Change, Path


def diff(old: Any, new: Any, path: Sequence[str | int] = ()) -> list[Change]:
    """What turns the old view into the new one. A path says where in the view they lie.

    >>> diff({"dice": ["skull"], "throw": 1}, {"dice": ["skull", "blue"], "throw": 2})
    [[['dice', 1], 'blue'], [['throw'], 2]]
    >>> diff([1, 2, 3], [1, 3])
    [[[1]]]
    """
    changes: list[Change] = []
    if old is not new and old != new:
        _compare([*path], old, new, changes)
    return changes


def apply(view: Any, changes: list[Change]) -> Any:
    """Make the changes, in place where that is possible, and return the view.

    >>> apply({"row": [4, 5, 6]}, [[["row", 0]], [["row", 2], 7]])
    {'row': [5, 6, 7]}
    """
    for change in changes:
        path: Path = change[0]
        if not path:
            view = change[1]
            continue
        holder = view
        for key in path[:-1]:
            holder = holder[key]
        last = path[-1]
        if len(change) == 1:
            del holder[last]
        elif isinstance(holder, list) and last == len(holder):
            holder.append(change[1])
        else:
            holder[last] = change[1]
    return view


def _compare(path: Path, old: Any, new: Any, changes: list[Change]) -> None:
    """Write down how two things differ that are known not to be equal."""
    if type(old) is dict and type(new) is dict:
        for key, value in old.items():
            if key not in new:
                changes.append([[*path, key]])
            elif (other := new[key]) is not value and other != value:
                _compare([*path, key], value, other, changes)
        changes += [[[*path, key], value] for key, value in new.items() if key not in old]
    elif type(old) is list and type(new) is list and old and new:
        _compare_lists(path, old, new, changes)
    else:
        changes.append([path, new])


def _compare_lists(path: Path, old: list[Any], new: list[Any], changes: list[Change]) -> None:
    """Look for what was taken out, added at the end or changed where it lies; else send the whole list."""
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    gone, come = len(old) - start - end, len(new) - start - end
    if come == 0:
        changes += [[[*path, index]] for index in range(start + gone - 1, start - 1, -1)]
    elif gone == come and (2 * come <= len(new) + 1 or _holds(old[start])):
        for index in range(start, start + come):
            if old[index] != new[index]:
                _compare([*path, index], old[index], new[index], changes)
    elif gone == 0 and end == 0:
        changes += [[[*path, index], new[index]] for index in range(start, len(new))]
    else:
        changes.append([path, new])


def _holds(thing: Any) -> bool:
    """Whether something holds other things, as a seat or a district does: it stays and changes inside."""
    return type(thing) is dict and any([type(value) in (dict, list) for value in thing.values()])
