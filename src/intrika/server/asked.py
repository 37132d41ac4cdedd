"""What the HTTP handlers share: who asks, of which server, and how they are refused."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from intrika.server import messages as m
from intrika.server.house import House

Asked = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(min_length=8, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Whole = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
REFUSALS = {
    400: ResponseSpec(m.Problem, description="Not understood, or not possible with this game"),
    403: ResponseSpec(m.Problem, description="Not yours to do"),
    404: ResponseSpec(m.Problem, description="There is no such thing"),
    409: ResponseSpec(m.Problem, description="Not now"),
    413: ResponseSpec(m.Problem, description="Too long"),
    429: ResponseSpec(m.Problem, description="Too fast, or too many tables"),
}


def house(request: Asked) -> House:
    made: House = request.app.state.house
    return made


def guest(request: Asked) -> str:
    made: str = request.scope["guest"]  # type: ignore[typeddict-item]
    return made
