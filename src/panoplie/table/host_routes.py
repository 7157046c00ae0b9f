"""The host's desk over HTTP. Without the secret nothing is here: the answers are those of any wrong address."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, delete, get, post
from litestar.handlers import BaseRouteHandler

from panoplie.table.limits import address_of
from panoplie.table.messages import HostView, NewBan
from panoplie.table.moderation import Moderation
from panoplie.table.routes import TableId
from panoplie.table.speech import TableError

AnyRequest = Request[Any, Any, Any]
BEARER = "Bearer "


@get("/host", summary="What goes on at this node")
async def desk(request: AnyRequest) -> HostView:
    return _admitted(request).view()


@delete("/host/tables/{table:str}", status_code=200, summary="Close a table for good")
async def close_table(request: AnyRequest, table: TableId) -> HostView:
    moderation = _admitted(request)
    await moderation.close_table(table)
    return moderation.view()


@post("/host/bans", status_code=200, summary="Let nobody from an address in")
async def ban(request: AnyRequest) -> HostView:
    moderation = _admitted(request)
    await moderation.ban(await _body(request))
    return moderation.view()


@post("/host/bans/lift", status_code=200, summary="Let an address in again")
async def lift(request: AnyRequest) -> HostView:
    moderation = _admitted(request)
    await moderation.lift((await _body(request)).address)
    return moderation.view()


HOST_HANDLERS: list[BaseRouteHandler] = [desk, close_table, ban, lift]


async def _body(request: AnyRequest) -> NewBan:
    """What the host wants; it is read only once the secret was shown, so that nobody else learns its form."""
    try:
        return msgspec.json.decode(await request.body(), type=NewBan)
    except msgspec.DecodeError as error:
        raise TableError("wrong-request", 400, cause=str(error)[:200]) from None


def _admitted(request: AnyRequest) -> Moderation:
    moderation: Moderation = request.app.state.moderation
    shown = request.headers.get("authorization", "")
    secret = shown.removeprefix(BEARER) if shown.startswith(BEARER) else None
    moderation.check(secret, address_of(request.scope))
    return moderation
