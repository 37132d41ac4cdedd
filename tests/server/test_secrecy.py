"""Two states that a seat cannot tell apart give it the same bytes, over the real socket and HTTP.

A table is played to some point; then what one reader cannot see is drawn anew under the running
server, and the reader asks for everything again.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import intrika
from intrika.checks.secrecy import _same_looking
from intrika.core.match import Match
from intrika.server import replay
from intrika.server.course import Course
from intrika.server.play import question
from intrika.server.table import LiveTable
from tests.server.support import Person, Running, running
from tests.server.twins import twin_of

GAMES = [game.id for game in intrika.games()]
OPTIONS = {
    "legends": {"discoveries": True, "swamp": True},
    "kingdoms": {"exploration_tokens": True},
}
STEPS = {"kingdoms": (12, 60, 100, 150), "legends": (18, 30, 42, 55)}  # their secrets come late
TIME = 1_700_000_000.0
LOOKS = (
    "/story", "/story?open=true", "/story?as=0", "/story?as=1", "/story?as=watch",
    "/replay", "/replay?open=true", "/replay?as=0", "/replay?as=1", "/replay?as=watch",
    "/replay?start=5&count=3", "/replay?start=100000", "/replay?step=4",
)  # fmt: skip


async def everything(reader: Person, id: str, game: intrika.Game) -> list[bytes]:
    """All that a reader can get to see of a table, as it comes out of the sockets."""
    heard: list[bytes] = []
    await reader.connect()
    assert reader.socket is not None
    await reader.send(type="watch", table=id)
    for action in range(0, len(game.space), max(1, len(game.space) // 25)):
        await reader.send(type="why", table=id, action=action, ref=f"w{action}")
    await reader.send(type="act", table=id, version=10**6, action=0, ref="stale")
    await reader.send(type="undo", table=id, version=10**6, ref="back")
    await reader.send(type="ping")
    while not heard or b'"pong"' not in heard[-1]:
        heard.append(str(await reader.socket.recv()).encode())
    await reader.disconnect()
    for path in ("", "/record", *LOOKS, "/why?action=1"):
        answer = await reader.http.get(f"/api/tables/{id}{path}")
        heard.append(answer.content)
    heard.append((await reader.http.get("/api/tables/mine")).content)
    return heard


@contextmanager
def instead(table: LiveTable, course: Course) -> Iterator[None]:
    """The table with another course of its game."""
    kept, table.course = table.course, course
    try:
        yield
    finally:
        table.course = kept


def differ(one: list[bytes], two: list[bytes]) -> str:
    for ours, theirs in zip(one, two, strict=False):
        if ours != theirs:
            at = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), 0)
            return f"{ours[max(0, at - 200) : at + 80]!r} / {theirs[max(0, at - 80) : at + 80]!r}"
    return ""


async def play_randomly(server: Running, table: LiveTable, steps: int, rng: random.Random) -> None:
    for _ in range(steps):
        seats = table.to_act()
        if not seats:
            return
        assert table.match is not None
        seat = rng.choice(seats)
        action = rng.choice(table.match.state.options(seat))
        async with table.lock:
            await server.house.play._play(table, seat, action.id, None, None)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_byte_tells_two_states_apart(
    game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = intrika.game(game_id)
    rng = random.Random(game_id)
    compared = 0
    other_secrets = 0
    monkeypatch.setattr(secrets, "randbits", rng.getrandbits)

    async def story() -> None:
        nonlocal compared, other_secrets
        async with (
            running(tmp_path, clock=lambda: TIME) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
            server.person("Eve") as eve,
        ):
            readers = [anna, bob, eve]
            for steps in STEPS.get(game_id, (2, 9, 23, 40)):
                options = OPTIONS.get(game_id, {})
                id = (await anna.open(game_id, "me", "open", options=options))["id"]
                await bob.post(f"/api/tables/{id}/join")
                table = server.table(id)
                await play_randomly(server, table, steps, rng)
                assert table.course is not None
                if table.phase == "over":
                    continue
                for seat, reader in enumerate(readers):
                    known = seat if seat < 2 else None
                    twin = twin_of(table.course, known, rng)
                    ours = await everything(reader, id, game)
                    with instead(table, twin.course), monkeypatch.context() as patch:
                        patch.setattr(replay, "Match", twin.rerun)
                        theirs = await everything(reader, id, game)
                    assert ours == theirs, differ(ours, theirs)
                    compared += 1
                    true = table.course.match.state
                    other_secrets += true.digest() != twin.course.match.state.digest()

    asyncio.run(story())
    assert compared >= 6
    assert other_secrets >= 4, "the twins must be other games"


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_told_of_the_next_action_is_the_same(
    game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pushed messages: another seat's action that looks the same is told in the same bytes."""
    game = intrika.game(game_id)
    rng = random.Random(f"{game_id}/push")
    compared = 0
    monkeypatch.setattr(secrets, "randbits", rng.getrandbits)

    async def push(server: Running, table: LiveTable, course: Course, watcher: Person,
                   seat: int, action: int) -> bytes:  # fmt: skip
        with instead(table, course.replayed(course.acts)):
            assert table.course is not None
            table.course.match.state = course.match.state.copy()
            table.course.match.state.log = []
            await watcher.connect()
            assert watcher.socket is not None
            await watcher.watch(table.id)
            version = table.version
            async with table.lock:
                entries, server.house.lobby.commit = server.house.lobby.commit, _no_commit  # type: ignore[method-assign]
                try:
                    await server.house.play._play(table, seat, action, None, None)
                finally:
                    server.house.lobby.commit = entries  # type: ignore[method-assign]
                table.version = version
            told = str(await watcher.socket.recv()).encode()
            await watcher.disconnect()
            return told

    async def story() -> None:
        nonlocal compared
        async with (
            running(tmp_path, clock=lambda: TIME) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
            server.person("Eve") as eve,
        ):
            readers = {0: anna, 1: bob, None: eve}
            options = OPTIONS.get(game_id, {})
            id = (await anna.open(game_id, "me", "open", options=options))["id"]
            await bob.post(f"/api/tables/{id}/join")
            table = server.table(id)
            for _ in range(14):
                await play_randomly(server, table, 2, rng)
                course = table.course
                assert course is not None
                if course.match.state.over:
                    break
                actor = rng.choice(course.match.state.to_act())
                action = rng.choice(course.match.state.options(actor))
                for seat, watcher in readers.items():
                    if seat == actor:
                        continue
                    twin = course.fresh()
                    twin.acts = course.acts
                    twin.match.state = course.match.state.determinize(seat, rng)
                    same = _same_looking(course.match.state, twin.match.state, actor, action, seat)
                    if same is None or not _stays_alike(course, twin, actor, action, same, seat):
                        continue
                    ours = await push(server, table, course, watcher, actor, action.id)
                    theirs = await push(server, table, twin, watcher, actor, same.id)
                    assert ours == theirs
                    compared += 1

    asyncio.run(story())
    assert compared >= 8
    assert len(game.space) > 0


async def _no_commit(table: LiveTable, job: object) -> None:
    """These actions are tried out only."""


def _stays_alike(
    course: Course, twin: Course, actor: int, action: intrika.Action, same: intrika.Action,
    seat: int | None,
) -> bool:  # fmt: skip
    one, two = course.match.state.copy(), twin.match.state.copy()
    one.act(actor, action)
    two.act(actor, same)
    return one.view(seat) == two.view(seat) and not one.over


@pytest.mark.parametrize("game_id", GAMES)
def test_a_bot_is_told_the_same(game_id: str) -> None:
    """The bytes that go to a bot's process depend on nothing its seat does not know."""
    game = intrika.game(game_id)
    rng = random.Random(f"{game_id}/bots")
    pairs = 0
    for seats, options in game.variants():
        match = Match(game, [f"P{seat}" for seat in range(seats)], rng.getrandbits(64), options)
        for _ in range(60):
            if match.state.over:
                break
            for seat in match.state.to_act() if rng.randrange(3) == 0 else ():
                twin = match.state.determinize(seat, rng)
                key = rng.getrandbits(64)
                ours = question(match.state, seat, "page", random.Random(key))
                theirs = question(twin, seat, "page", random.Random(key))
                assert ours == theirs
                pairs += 1
            seat = rng.choice(match.state.to_act())
            match.act(seat, rng.choice(match.state.options(seat)))
    assert pairs > 60
