"""Origin, cookies, headers, limits, unguessable names, silent logs, strict decoding."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from intrika.server import client as client_module
from intrika.server import messages as m
from intrika.server.identity import Identity, clean_name, token
from tests.server.support import Person, Running, running

EVIL = "http://evil.example"


def test_headers_and_cookie_flags(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.base) as http:
            for path in ("/", "/health", "/api/me", "/api/nowhere", "/schema", "/t/abc"):
                headers = (await http.get(path)).headers
                policy = headers["content-security-policy"]
                assert "script-src 'self';" in policy, path
                assert "default-src 'none'" in policy
                assert "frame-ancestors 'none'" in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert "server" not in headers
            http.cookies.clear()
            cookie = (await http.get("/api/me")).headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            assert "Secure" not in cookie
            assert (await http.delete("/api/me")).status_code == 405
            assert "content-security-policy" in (await http.delete("/api/me")).headers
            assert "Secure" in server.house.identity.set_cookie(token(), True)

    asyncio.run(story())


def test_a_cookie_cannot_be_made_up() -> None:
    identity = Identity("key")
    guest = token()
    good = identity.set_cookie(guest, False).partition(";")[0]
    assert identity.guest(good) == guest
    name, _, value = good.partition("=")
    other = Identity("other")
    for bad in (
        "",
        f"{name}={guest}",
        f"{name}={token()}.{value.partition('.')[2]}",
        f"{name}={value[:-1]}",
        f"{other.cookie}={value}",
        other.set_cookie(guest, False).partition(";")[0],
        f"{name}=;;;",
        "\x00\xff",
    ):
        assert identity.guest(bad) is None, bad


@given(st.text(max_size=80))
def test_names_are_one_visible_line(name: str) -> None:
    clean = clean_name(name)
    assert clean == clean.strip()
    assert len(clean) <= 24
    assert clean.isprintable()
    assert not clean.startswith("@"), "@ marks bots in records"


def test_pages_of_other_sites_can_do_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            body = {"name": "Eve"}
            for headers, status in (
                ({"Origin": EVIL}, 403),
                ({"Origin": "null"}, 403),
                ({"Origin": server.base.replace("127.0.0.1", "localhost")}, 403),
                ({"Sec-Fetch-Site": "cross-site"}, 403),
                ({"Host": "evil.example", "Origin": EVIL}, 403),
                ({"Origin": server.base}, 200),
                ({"Sec-Fetch-Site": "same-origin"}, 200),
            ):
                answer = await anna.http.patch("/api/me", json=body, headers=headers)
                assert answer.status_code == status, headers
            answer = await anna.http.get("/api/me", headers={"Host": "evil.example"})
            assert answer.status_code == 403, "a foreign name that points here"
            for origin in (EVIL, "null"):
                with pytest.raises(InvalidStatus):
                    await anna.connect(Origin=origin)
            await anna.connect(Origin=server.base)

    asyncio.run(story())


def test_limits_on_size_and_rate(tmp_path: Path) -> None:
    async def story() -> None:
        limits: dict[str, Any] = {"message_rate": 5.0, "message_burst": 10}
        limits |= {"request_rate": 1.0, "request_burst": 12}
        async with running(tmp_path, **limits) as server, server.person() as anna:
            await anna.connect()
            assert anna.socket is not None
            await anna.send(type="ping", pad="x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                await anna.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009, "too big"
            await anna.connect()
            for _ in range(40):
                await anna.send(type="ping")
            with pytest.raises(ConnectionClosed):
                await anna.hear("never")
            assert anna.heard[-1] == {"type": "error", "code": "too-fast", "detail": ""}
            big = await anna.http.patch("/api/me", content=b"{" + b" " * 20_000 + b"}")
            assert (big.status_code, big.json()["code"]) == (413, "too-long")
            codes = [
                (await anna.http.patch("/api/me", json={"name": "Anna"})).status_code
                for _ in range(20)
            ]
            assert 429 in codes

    asyncio.run(story())


def test_a_slow_client_is_dropped_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_module, "QUEUE_BYTES", 200_000)

    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            id = (await anna.open("kabale", "me", "open"))["id"]
            url = server.base.replace("http", "ws") + "/ws"
            async with connect(url, max_size=None, max_queue=1, compression=None) as slow:
                await slow.send(json.dumps({"type": "hello", "protocol": 1}))
                await slow.send(json.dumps({"type": "watch", "table": id}))
                await anna.watch(id)
                table = server.table(id)
                while len(table.watchers) < 2:
                    await asyncio.sleep(0.01)
                slow.transport.pause_reading()
                reading = asyncio.create_task(anna.hear("never"))
                long = m.Chat(id, [m.Line(0, None, "Anna", "x" * 100_000, 0.0)])
                for _ in range(400):  # more than the system's own buffers hold
                    server.house.lobby.tell_all(table, long)
                    while any(c.guest is not None and c.waiting for c in table.watchers):
                        await asyncio.sleep(0)
                    if len(table.watchers) == 1:
                        break
                assert [c.guest is not None for c in table.watchers] == [True], "one was dropped"
                reading.cancel()
                slow.transport.resume_reading()

    asyncio.run(story())


def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def story() -> list[str]:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            id = (await anna.open("kabale", "me", "page", options={"starter": 0}))["id"]
            path = (await anna.get(f"/api/tables/{id}/seat-link"))["path"]
            await anna.http.get(path)
            await anna.watch(id)
            await anna.act(id)
            await anna.http.get("/api/tables/" + "x" * 300)
            table = server.table(id)
            assert table.course is not None
            seed, key = str(table.course.seed), table.chairs[0].key
            return [seed, key, table.secret, *anna.http.cookies.values(),
                    server.house.store.signing_key()]  # fmt: skip

    secrets = asyncio.run(story())
    own = [r for r in caplog.records if not r.name.startswith(("httpx", "httpcore", "websockets"))]
    logged = "\n".join(logging.Formatter().format(record) for record in own)
    for secret in secrets:
        assert secret not in logged


def test_links_are_not_to_be_guessed() -> None:
    made = {token() for _ in range(2000)}
    assert len(made) == 2000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", each) for each in made)


# -- whatever comes in ---------------------------------------------------------------------------

ids = st.sampled_from(["TABLE", "nosuchtable", "x", "x" * 40, "../../etc"])
numbers = st.one_of(st.integers(-3, 300), st.sampled_from([10**12, 1.5, True, None, "1"]))
words = st.one_of(st.text(max_size=60), st.none(), st.integers())
almost = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(
            ["hello", "watch", "unwatch", "act", "undo", "undo_vote", "why", "say", "ping", "game"]
        ),
        "protocol": numbers,
        "table": ids,
        "since": numbers,
        "version": numbers,
        "action": numbers,
        "ref": words,
        "agree": st.one_of(st.booleans(), numbers),
        "text": words,
        "extra": words,
    },
)
frames = st.one_of(
    almost.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.recursive(st.none() | st.integers() | st.text(max_size=5), st.lists, max_leaves=8).map(
        json.dumps
    ),
    st.sampled_from(["[" * 5000, '{"type":' * 500, '"' + "\\ud800" + '"', "NaN", ""]),
)


def test_no_frame_crashes_the_server(tmp_path: Path) -> None:
    """Fuzzed frames: every answer is a message of the protocol, and the server goes on."""

    async def one(server: Running, anna: Person, table: str, sent: list[str | bytes]) -> None:
        url = server.base.replace("http", "ws") + "/ws"
        async with connect(url, additional_headers={"Cookie": anna.cookie}, max_size=None) as ws:
            with contextlib.suppress(ConnectionClosed):
                await ws.send('{"type": "hello", "protocol": 1}')
                for frame in sent:
                    if isinstance(frame, str):
                        frame = frame.encode("utf-8", "surrogatepass").decode("utf-8", "replace")
                        frame = frame.replace("TABLE", table)
                    await ws.send(frame)
                await ws.send('{"type": "ping"}')
                while True:
                    told = msgspec.json.decode(await ws.recv(), type=m.Outgoing)
                    assert getattr(told, "code", "") != "server-error"
                    if isinstance(told, m.Pong):
                        break
            assert ws.close_code in (None, 1000, 1003, 1007, 1008, 1009)

    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            table = (await anna.open("viceroy", "me", "page"))["id"]

            @settings(
                max_examples=120, deadline=None, derandomize=True, database=None,
                suppress_health_check=list(HealthCheck),
            )  # fmt: skip
            @given(st.lists(frames, max_size=6))
            def collect(sent: list[str | bytes]) -> None:
                batches.append(sent)

            batches: list[list[str | bytes]] = []
            collect()
            for sent in batches:
                await one(server, anna, table, sent)
            assert (await anna.get("/health"))["status"] == "ok"
            assert (await anna.get(f"/api/tables/{table}"))["id"] == table

    asyncio.run(story())
