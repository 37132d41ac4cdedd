"""The door: origin, host, size and rate of every request, the guest's cookie, safe headers.

It stands around the whole application, so that no answer leaves without its headers.
"""

from __future__ import annotations

import ipaddress
import socket
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from intrika.server import messages as m
from intrika.server.house import House
from intrika.server.identity import token
from intrika.server.trouble import Trouble

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "object-src 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
ADDRESSES = 10_000  # remembered for the rate
LOOKING = 0.1  # what a reading request costs, a changing one costs 1
CHECKING = 5.0  # a record from outside, which is played again


class Guard:
    """An ASGI application around another one."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        own = socket.gethostname().lower()
        self.names = {"localhost", own, f"{own}.local", *house.settings.hosts}
        self.buckets: dict[str, tuple[float, float]] = {}  # address -> (allowance, time)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.lower(): value for name, value in scope["headers"]}
        guest = self.house.identity.guest(_text(headers.get(b"cookie")))
        loose: dict[str, Any] = scope  # type: ignore[assignment]
        if kind == "websocket":
            loose["guest"] = guest
            if self._stranger(headers):
                await send({"type": "websocket.close", "code": 1008, "reason": "bad-origin"})
                return
            await self.app(scope, receive, send)
            return
        new = None if guest is not None else token()
        loose["guest"] = guest or new
        answer = self._sender(send, loose, new)
        trouble = self._refusal(loose, headers)
        if trouble is not None:
            await _refuse(answer, trouble)
            return
        await self.app(scope, receive, answer)

    def _refusal(self, scope: dict[str, Any], headers: dict[bytes, bytes]) -> Trouble | None:
        if not self._known_host(_text(headers.get(b"host"))):
            return Trouble("bad-origin", "unknown host")
        path, safe = scope["path"], scope["method"] in SAFE
        if not safe and self._stranger(headers):
            return Trouble("bad-origin")
        client = scope.get("client")
        cost = LOOKING if safe and not path.endswith(("/replay", "/story")) else 1.0
        cost = CHECKING if path == "/api/records" else cost
        if path.startswith("/api") and not self._may_ask(client[0] if client else "", cost):
            return Trouble("too-fast")
        return None

    def _stranger(self, headers: dict[bytes, bytes]) -> bool:
        """Whether another site's page sent this."""
        host = _text(headers.get(b"host"))
        if not self._known_host(host):
            return True
        origin = headers.get(b"origin")
        if origin is not None:
            return urlsplit(_text(origin)).netloc.lower() != host.lower()
        return headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none")

    def _known_host(self, host: str) -> bool:
        """Addresses and the names given to us: no foreign name may point at this server."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _may_ask(self, address: str, cost: float) -> bool:
        """A bucket for each address that fills up with time; looking costs less than changing."""
        settings = self.house.settings
        now = time.monotonic()
        burst = float(settings.request_burst)
        allowance, last = self.buckets.get(address, (burst, now))
        allowance = min(burst, allowance + (now - last) * settings.request_rate)
        if len(self.buckets) > ADDRESSES:
            self.buckets.clear()
        self.buckets[address] = (max(0.0, allowance - cost), now)
        return allowance >= cost

    def _sender(self, send: Send, scope: dict[str, Any], new: str | None) -> Send:
        """`send` that adds the headers, and the cookie of a new guest."""
        path: str = scope["path"]
        private = path.startswith("/api")

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *HEADERS]
                kept = dict(headers).get(b"cache-control")
                if private and kept is None:
                    headers.append((b"cache-control", b"no-store"))
                if new is not None and path != "/health" and b"public" not in (kept or b""):
                    cookie = self.house.identity.set_cookie(new, scope["scheme"] == "https")
                    headers.append((b"set-cookie", cookie.encode()))
                message = {**message, "headers": headers}
            await send(message)

        return answer


async def _refuse(send: Send, trouble: Trouble) -> None:
    body = msgspec.json.encode(m.Problem(trouble.code, trouble.detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _text(header: bytes | None) -> str:
    return "" if header is None else header.decode("latin-1")
