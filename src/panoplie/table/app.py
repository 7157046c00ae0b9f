"""The application: routes, the socket, the built client, and how errors are said."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from panoplie.kernel.errors import PanoplieError
from panoplie.table.guard import Guard, language_of
from panoplie.table.hall import Hall
from panoplie.table.host_routes import HOST_HANDLERS
from panoplie.table.limits import BODY_BYTES, Limits
from panoplie.table.messages import Problem
from panoplie.table.metrics import CONTENT_TYPE
from panoplie.table.moderation import Moderation
from panoplie.table.pages import Pages
from panoplie.table.reception import Reception
from panoplie.table.routes import HANDLERS, who
from panoplie.table.settings import Settings
from panoplie.table.speech import TableError, sentence

LOG: Final = logging.getLogger("panoplie.table")


def create_app(settings: Settings) -> Guard:
    """The application of one node, as ASGI."""
    limits = Limits(settings.limits)
    hall = Hall(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        try:
            await hall.open()
        except TableError as error:
            hall.failure = error
            raise
        except Exception:
            LOG.exception("The table could not be opened")
            raise
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        [
            Router("/api", route_handlers=[*HANDLERS, *HOST_HANDLERS]),
            health,
            *([metrics] if settings.metrics else []),
            client,
        ],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Panoplie",
            version="1",
            description="Tables of superhero board games. The socket is described in docs/wire.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        exception_handlers={Exception: say_error},
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        debug=False,
    )
    app.state.hall = hall
    app.state.limits = limits
    app.state.reception = Reception(hall)
    app.state.pages = Pages()
    app.state.moderation = Moderation(hall, settings.host_secret)
    return Guard(app, settings, limits, hall)


@get("/health", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Whether people can play here now, for whoever watches over the node."""
    await request.app.state.hall.check()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """What the node counts."""
    hall: Hall = request.app.state.hall
    return Response(hall.metrics.text(hall), headers={"content-type": CONTENT_TYPE})


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """The built client."""
    pages: Pages = request.app.state.pages
    return pages.page(path)


def say_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """An error as JSON: its key, its words, and the sentence in the reader's language."""
    said = _as_panoplie(error)
    lang = language_of({name.lower(): value for name, value in request.headers.items()})
    with contextlib.suppress(Exception):
        lang = who(request).lang
    status = said.status if isinstance(said, TableError) else 400
    request.app.state.hall.metrics.refused[said.key] += 1
    return Response(Problem(said.key, said.words, sentence(lang, said)), status_code=status)


def _as_panoplie(error: Exception) -> PanoplieError:
    if isinstance(error, PanoplieError):
        return error
    if isinstance(error, ValidationException):
        return TableError("wrong-request", 400, cause=_cause(error))
    if isinstance(error, HTTPException):
        if error.status_code == 404:
            return TableError("no-such-page", 404)
        if error.status_code == 405:
            return TableError("wrong-method", 405)
        if error.status_code == 413:
            return TableError("too-large", 413)
        if error.status_code < 500:
            return TableError("wrong-request", error.status_code, cause=error.detail)
    if isinstance(error, RecursionError):  # brackets in brackets in brackets
        return TableError("wrong-request", 400, cause="nesting")
    LOG.error("A request failed", exc_info=error)
    return TableError("broken", 500)


def _cause(error: ValidationException) -> str:
    """What is wrong with a request, in the words of whoever checked it."""
    extra: Any = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join([f"{part.get('key', '?')}: {part.get('message', '?')}" for part in extra])[:200]
    with contextlib.suppress(Exception):
        return str(msgspec.json.encode(extra).decode())[:200] if extra else error.detail[:200]
    return error.detail[:200]
