"""The built client, as it lay in its folder when the node started.

What somebody asks for is looked up among these files and never used as a path, so no address can reach anything
else, and none is too long or too strange.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response

from panoplie.table.speech import TableError

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"


class Pages:
    """The files of the client, by address."""

    def __init__(self, folder: Path = STATIC) -> None:
        files = [path for path in folder.rglob("*") if path.is_file()]
        self._files = {path.relative_to(folder).as_posix(): path for path in files}

    def page(self, address: str) -> Response[bytes]:
        """A file of the client. Its own pages have addresses that are not files; they all get the same index."""
        name = address.strip("/")
        if name == "api" or name.startswith("api/"):
            raise TableError("no-such-page", 404)
        file = self._files.get(name)
        if file is None:
            _, dot, ending = name.rpartition("/")[2].rpartition(".")
            if dot and ending != "html":
                raise TableError("no-such-page", 404)
            file = self._files.get(INDEX)
            if file is None:
                raise TableError("no-client", 404)
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        cache = FOREVER if name.startswith("assets/") else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
