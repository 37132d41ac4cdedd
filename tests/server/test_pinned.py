"""A table begun under other rules: it opens to be read, says why, and loses nothing."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import intrika
from intrika.core.record import HIDDEN
from intrika.server import pinned, schema
from tests.server.support import Person, Running, Told, play_on, running


async def change(server: Running, id: str, **values: Any) -> None:
    """The row of a table as another program would have written it."""
    if id in server.house.lobby.tables:
        server.house.lobby.forget(server.table(id))
    changed = sa.update(schema.tables).where(schema.tables.c.id == id).values(**values)
    await server.house.writer.write(lambda c: c.execute(changed))


async def play(person: Person, game: str, decisions: int = 10**6) -> str:
    id: str = (await person.open(game, "me", "page"))["id"]
    await person.watch(id)
    await play_on([person], id, decisions=decisions)
    await person.ask(type="say", table=id, text="Hello")
    await person.disconnect()
    return id


CASES: list[Any] = [
    pytest.param({"rules": "0"}, "other-rules", id="rules"),
    pytest.param({"data": "0123456789"}, "other-data", id="data"),
    pytest.param({"game": "nogame"}, "no-game", id="game"),
]


@pytest.mark.parametrize(("values", "reason"), CASES)
def test_a_running_game_stops_and_can_be_read(
    tmp_path: Path, values: dict[str, str], reason: str
) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Eve") as eve,
        ):
            id = await play(anna, "viceroy", 12)
            other = (await anna.open("kabale", "me", "open"))["id"]
            mine = (await anna.get(f"/api/tables/{id}/record"))["record"]
            theirs = (await eve.get(f"/api/tables/{id}/record"))["record"]
            kept = await log_of(server, id)
            await change(server, id, **values)
            told = await anna.get(f"/api/tables/{id}")
            here = "" if reason == "no-game" else "1"
            rules = values.get("rules", "1")
            assert told["stopped"] == {"reason": reason, "rules": rules, "here": here}
            assert (told["phase"], told["you"], told["to_act"]) == ("running", 0, [])
            assert told["seats"][0]["name"] == "Anna"
            for path in ("/api/tables/mine", "/api/tables"):
                assert (await anna.get(path))["tables"] is not None
            listed = {t["id"]: t for t in (await anna.get("/api/tables/mine"))["tables"]}
            assert listed[id]["stopped"]["reason"] == reason
            assert listed[other]["stopped"] is None
            await check_refused(anna, id)
            await check_told(anna, id)
            assert comparable(await record(anna, id)) == comparable(mine)
            assert comparable(await record(eve, id)) == comparable(theirs)
            assert await log_of(server, id) == kept, "nothing was written"

    asyncio.run(story())


async def record(person: Person, id: str) -> str:
    told = await person.get(f"/api/tables/{id}/record")
    assert told["redacted"]
    assert f"seed {HIDDEN}" in told["record"]
    file = await person.http.get(f"/api/tables/{id}/record.irec")
    assert file.text == told["record"]
    return str(told["record"])


def comparable(record: str) -> list[str]:
    """Without what the change itself changed, and without options at their default."""
    skipped = ("rules ", "game ", "option ")
    return sorted(line for line in record.splitlines() if not line.startswith(skipped))


async def check_refused(person: Person, id: str) -> None:
    """Nothing can be changed, and each refusal names the reason."""
    for path in ("join", "leave", "return", "rematch"):
        answer = await person.post(f"/api/tables/{id}/{path}", 409)
        assert answer["code"] == "other-rules"
    for path in ("replay", "why?action=0", "seat-link"):
        assert (await person.get(f"/api/tables/{id}/{path}", 409))["code"] == "other-rules"


async def check_told(person: Person, id: str) -> None:
    """Over the socket: the table and its chat, no game; an action is refused."""
    await person.watch(id)
    assert person.last("table")["table"]["stopped"] is not None
    assert [line["text"] for line in person.last("chat")["lines"]] == ["Hello"]
    await person.send(type="act", table=id, version=12, action=0, ref="x")
    assert (await person.hear("error", "done", "refused"))["code"] == "other-rules"


async def log_of(server: Running, id: str) -> list[Told]:
    def read(c: sa.Connection) -> list[Told]:
        e = schema.entries
        wanted = sa.select(e).where(e.c.table_id == id).order_by(e.c.number)
        return [dict(row) for row in c.execute(wanted).mappings()]

    return await asyncio.to_thread(server.house.store.read, read)


@pytest.mark.parametrize(("values", "reason"), CASES)
def test_a_finished_game_keeps_its_result_and_its_record(
    tmp_path: Path, values: dict[str, str], reason: str
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            id = await play(anna, "kabale")
            before = await anna.get(f"/api/tables/{id}")
            text = (await anna.get(f"/api/tables/{id}/record"))["record"]
            await change(server, id, **values)
            told = await anna.get(f"/api/tables/{id}")
            assert told["stopped"]["reason"] == reason
            assert (told["phase"], told["result"]) == ("over", before["result"])
            export = await anna.get(f"/api/tables/{id}/record")
            assert export == {"record": text, "redacted": False}, "as it was under its rules"
            [listed] = (await anna.get("/api/records/mine"))["tables"]
            assert listed == told

    asyncio.run(story())


def test_a_game_played_on_from_another_keeps_its_record_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            first = await play(anna, "kabale")
            forked = await anna.post(f"/api/tables/{first}/fork", at=9, seat=0, level="page")
            id = forked["id"]
            await anna.watch(id)
            await anna.my_turn()
            before = (await anna.get(f"/api/tables/{id}/record"))["record"]
            await anna.disconnect()
            await change(server, id, rules="0")
            assert comparable(await record(anna, id)) == comparable(before)

    asyncio.run(story())


def test_back_under_its_own_rules_it_goes_on_exactly(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            id = await play(anna, "kabale", 8)
            await anna.watch(id)
            await anna.my_turn()
            before = anna.last("game")
            await anna.disconnect()
            await change(server, id, rules="0")
            assert (await anna.get(f"/api/tables/{id}"))["stopped"] is not None
            await change(server, id, rules="1")
            await anna.watch(id)
            assert anna.last("game")["view"] == before["view"]
            assert anna.last("game")["decision"] == before["decision"]
            await play_on([anna], id)

    asyncio.run(story())


def test_a_table_that_waits_takes_todays_rules(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
        ):
            id = (await anna.open("kabale", "me", "open"))["id"]
            odd = (await anna.open("kabale", "me", "open"))["id"]
            await change(server, id, rules="0")
            await change(server, odd, rules="0", options={"no_such_option": True})
            assert (await bob.post(f"/api/tables/{id}/join"))["phase"] == "running"
            server.house.lobby.forget(server.table(id))
            told = await anna.get(f"/api/tables/{id}")
            assert (told["rules"], told["stopped"]) == ("1", None)
            assert (await anna.get(f"/api/tables/{odd}"))["stopped"]["reason"] == "other-rules"
            assert (await anna.get(f"/api/tables/{odd}/record", 409))["code"] == "not-started"

    asyncio.run(story())


def test_a_log_that_cannot_be_played_again_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            id = await play(anna, "kabale", 6)
            server.house.lobby.forget(server.table(id))
            e = schema.entries
            broken = sa.update(e).where(e.c.table_id == id, e.c.number == 1).values(value=0, seat=1)
            again = sa.update(e).where(e.c.table_id == id, e.c.number == 2).values(value=0, seat=1)
            for change_of_log in (broken, again):
                await server.house.writer.write(
                    partial(sa.Connection.execute, statement=change_of_log)
                )
            told = await anna.get(f"/api/tables/{id}")
            assert told["stopped"]["reason"] == "bad-log"
            assert (await anna.get(f"/api/tables/{id}/record"))["redacted"]

    asyncio.run(story())


def test_stopped_tables_do_not_fill_the_limit(tmp_path: Path, monkeypatch: Any) -> None:
    async def story() -> None:
        monkeypatch.setattr("intrika.server.hosting.SEATED_MOST", 1)
        async with running(tmp_path) as server, server.person("Anna") as anna:
            id = (await anna.open("kabale", "me", "page"))["id"]
            body: Told = {"game": "kabale", "seats": [{"kind": "me"}, {"kind": "open"}]}
            await anna.post("/api/tables", 429, **body)
            await change(server, id, rules="0")
            await anna.post("/api/tables", **body)

    asyncio.run(story())


@pytest.mark.parametrize("game", [pytest.param(g, id=g.id) for g in intrika.games()])
def test_the_fingerprint_counts_what_matters_for_play(game: intrika.Game) -> None:
    assert len(pinned.data_of(game)) == 20
    plain = {"cost": 1, "regions": [{"polygon": [[0, 1]], "terrain": "field"}]}
    moved = {"cost": 1, "regions": [{"polygon": [[5, 5]], "terrain": "field"}]}
    dearer = {"cost": 2, "regions": [{"polygon": [[0, 1]], "terrain": "field"}]}
    assert pinned._without_looks(plain) == pinned._without_looks(moved)
    assert pinned._without_looks(plain) != pinned._without_looks(dearer)
