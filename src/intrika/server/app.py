"""The application: routes, errors, the OpenAPI document, and the door around all of it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from intrika import __version__
from intrika.server import messages as m
from intrika.server.guard import Guard
from intrika.server.house import House, Settings
from intrika.server.http import api, health
from intrika.server.page import page
from intrika.server.reference import Reference
from intrika.server.socket import handle
from intrika.server.trouble import Trouble

log = logging.getLogger("intrika.server")
BODY = 16_384  # bytes
CODES = {404: "no-page", 405: "not-allowed", 413: "too-long"}


def create(settings: Settings) -> Guard:
    """The server as an ASGI application; its database is opened and brought up to date now."""
    house = House(settings)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[health, api, handle, page],
        lifespan=[running],
        exception_handlers={Trouble: _trouble, HTTPException: _http, Exception: _broken},
        request_max_body_size=BODY,
        before_request=_strictly,
        openapi_config=OpenAPIConfig(
            title="Intrika", version=__version__, path="/schema",
            render_plugins=[Reference(), JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )  # fmt: skip
    app.state.house = house
    return Guard(app, house)


Asked = Request[Any, Any, Any]


async def _strictly(request: Asked) -> None:
    """Refuse wrong types in a body: by itself the framework would take "1" for a number."""
    field = request.route_handler.parsed_data_field
    body = b"" if field is None else await request.body()
    if field is not None and body:
        try:
            msgspec.json.decode(body, type=field.annotation)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Trouble("bad-request", str(error)[:300]) from None


def _problem(code: str, status: int, detail: str = "") -> Response[m.Problem]:
    return Response(m.Problem(code, detail), status_code=status)


def _trouble(_: Asked, error: Trouble) -> Response[m.Problem]:
    return _problem(error.code, error.status, error.detail)


def _http(_: Asked, error: HTTPException) -> Response[m.Problem]:
    status = error.status_code
    if status >= 500:
        return _broken(_, error)
    detail = error.detail if status == 400 else ""
    for part in error.extra if isinstance(error.extra, list) else ():
        detail = f"{part.get('key', '')}: {part.get('message', '')}"
    return _problem(CODES.get(status, "bad-request"), status, detail[:300])


def _broken(request: Asked, error: Exception) -> Response[m.Problem]:
    log.error("%s failed: %s", request.method, type(error).__name__, exc_info=error)
    return _problem("server-error", 500)
