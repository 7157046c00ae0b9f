"""What pytest does beside testing: it watches which lines a test reaches, or loses patience with one."""

from __future__ import annotations

import inspect
import json
import math
import os
import pkgutil
import re
import resource
import time
from collections.abc import Generator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from scripts.mutants.marks import Lines, Marks

COLLECTING = 20.0
"""How many seconds it may take to collect the tests."""
MOST_MEMORY = 4 << 30
"""A rule that never ends should not take the machine with it."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("mutants")
    group.addoption("--of-game", help="leave out tests that are about another game")
    group.addoption("--package", help="the rules that are tested")
    group.addoption(
        "--patience", type=Path, help="how many seconds each test may compute; without it all are watched"
    )
    group.addoption("--findings", type=Path, help="where to write what was found")


def pytest_configure(config: pytest.Config) -> None:
    package, patience = config.getoption("--package"), config.getoption("--patience")
    findings = config.getoption("--findings")
    config.pluginmanager.register(Patience(package, findings, patience) if patience else Watch(package, findings))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("--of-game")
    if game:
        items[:] = [item for item in items if _params(item).get("game_id", game) == game]


def folder_of(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None and spec.submodule_search_locations, f"{package} is not a package."
    return Path(spec.submodule_search_locations[0])


def load_all(package: str) -> None:
    """Import every module of a package."""
    import_module(package)
    for module in pkgutil.walk_packages([str(folder_of(package))], f"{package}."):
        import_module(module.name)


def _params(item: pytest.Item) -> dict[str, Any]:
    callspec = getattr(item, "callspec", None)
    return callspec.params if callspec else {}


class Watch:
    """Runs each test in a process of its own, so that none profits from what another has loaded or looked up."""

    def __init__(self, package: str, findings: Path) -> None:
        self.package = package
        self.findings = findings
        self.tests: list[dict[str, Any]] = []
        self.on_import: Lines = {}
        self.collected: Lines = {}
        self.folder = folder_of(package)
        self.marks = Marks(package)

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, object, object]:
        """What runs while the rules are loaded belongs to all tests; what a file of tests runs, to its own."""
        load_all(self.package)
        self.on_import = self._lines()
        result = yield
        self.collected = self._lines()
        return result

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool:
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            os.close(reader)
            with os.fdopen(writer, "w") as pipe:
                json.dump(self._run(item), pipe)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            told = pipe.read()
        os.waitpid(child, 0)
        seen = json.loads(told) if told else {"passed": False, "seconds": 0.0, "lines": {}}
        words = sorted({*re.findall(r"\w{3,}", item.nodeid), *re.findall(r"\w{3,}", _text(item))})
        self.tests.append({"id": item.nodeid, "words": words, **seen})
        return True

    def pytest_sessionfinish(self) -> None:
        self.findings.write_text(json.dumps({"tests": self.tests, "on_import": self.on_import}))

    def _run(self, item: pytest.Item) -> dict[str, Any]:
        reports = runtestprotocol(item, log=False, nextitem=None)
        lines = self._lines()
        for file, more in self.collected.items():
            lines[file] = sorted({*lines.get(file, []), *more})
        passed = all([report.passed for report in reports])
        return {"passed": passed, "seconds": time.process_time(), "lines": lines}

    def _lines(self) -> Lines:
        """What ran since it was asked last."""
        lines = self.marks.lines(self.folder)
        self.marks.clear()
        return lines


def _text(item: pytest.Item) -> str:
    try:
        return inspect.getsource(item.function)  # type: ignore[attr-defined]
    except (AttributeError, OSError):
        return ""


class Patience:
    """Notes which tests ran and how it ended; who computes for too long is ended by the system.

    Only the time that a test itself computes is counted: a busy machine is slow, not endless.
    """

    def __init__(self, package: str, findings: Path, patience: Path) -> None:
        self.package = package
        self.findings = findings
        self.patience: dict[str, float] = json.loads(patience.read_text())
        self.ran: list[str] = []
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def pytest_sessionstart(self) -> None:
        """Rules that cannot even be loaded are no trial for the tests."""
        self._write("stillborn")
        load_all(self.package)
        self._begin(COLLECTING + max(self.patience.values()))  # some play a game while they are collected

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.ran.append(item.nodeid)
        name, _, _ = item.nodeid.partition("[")  # whoever is asked for all its parameters is known by its name
        self._begin(self.patience[item.nodeid if item.nodeid in self.patience else name])
        return (yield)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if exitstatus != pytest.ExitCode.INTERNAL_ERROR:
            self._write("passed" if exitstatus == pytest.ExitCode.OK else "failed")

    def _begin(self, seconds: float) -> None:
        self._write("endless")  # what stands there if it does not come back
        end = math.ceil(time.process_time() + seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (end, resource.RLIM_INFINITY))

    def _write(self, how: str) -> None:
        self.findings.write_text(json.dumps({"how": how, "ran": self.ran}))
