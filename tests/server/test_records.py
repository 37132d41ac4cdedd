"""Finished games: lists, filters, files, everything in a zip; and whose business they are."""

from __future__ import annotations

import asyncio
import io
import tracemalloc
import zipfile
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from intrika.core.match import replay
from intrika.core.record import parse_record
from intrika.server import finished, schema
from intrika.server.store import Store, sqlite_url
from tests.server.support import Person, Running, play_on, running


async def finish(person: Person, game: str = "kabale", *others: str, public: bool = False) -> str:
    """A game to its end."""
    id: str = (await person.open(game, "me", *(others or ("page",)), public=public))["id"]
    await person.watch(id)
    await play_on([person], id)
    await person.disconnect()
    person.heard.clear()
    return id


def fill(store: Store, guest: str, count: int, **changed: Any) -> None:
    """Finished games made of rows alone."""
    text = "intrika record 1\ngame kabale\n" + "1. 0 play king 1 #4\n" * 40
    tables, seats, holders, texts = [], [], [], []
    for n in range(count):
        id = f"{changed.get('prefix', 'old')}{n:09}"
        row: dict[str, Any] = {
            "id": id, "game": "kabale" if n % 3 else "louis", "rules": "1", "options": {},
            "public": False, "phase": "over", "host": guest, "created": 0.0, "touched": 0.0,
            "secret": "", "seed": "1", "players": ["Anna", "@page"], "started": 0.0,
            "to_act": [], "ended": 1_700_000_000.0 + 60 * n,
        }  # fmt: skip
        tables.append(row | {k: v for k, v in changed.items() if k in row})
        for seat in range(2):
            bot = seat == 1 and n % 4 > 0
            seats.append({
                "table_id": id, "seat": seat, "kind": "bot" if bot else "person",
                "name": "" if bot else ("Anna", "Jiří")[seat], "level": "page" if bot else None,
                "key": "", "stand_in": False, "points": 10 + seat, "place": 1 + (seat + n) % 2,
            })  # fmt: skip
        holders.append({"table_id": id, "guest": guest, "seat": 0})
        texts.append({"table_id": id, "text": text})
    with store.engine.begin() as c:
        for table, rows in (
            (schema.tables, tables), (schema.seats, seats), (schema.holders, holders),
            (schema.records, texts),
        ):  # fmt: skip
            c.execute(sa.insert(table), rows)


async def guest_of(server: Running, person: Person) -> str:
    table = await person.open("kabale", "me", "open")
    return next(iter(server.table(table["id"]).holders))


def test_a_finished_game_is_listed_with_its_result_and_can_be_taken_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            id = await finish(anna)
            told = await anna.get("/api/records/mine")
            assert (told["total"], told["page"], told["pages"]) == (1, 1, 1)
            assert told["players"] == ["@page"]
            [table] = told["tables"]
            assert (table["id"], table["you"], table["phase"]) == (id, 0, "over")
            assert table["ended"] > table["created"]
            text = (await anna.get(f"/api/tables/{id}/record"))["record"]
            record = parse_record(text)
            assert record.result == [(s["points"], s["place"]) for s in table["result"]]
            assert replay(record).record() == record, "the kept record plays again"
            while (live := await anna.get(f"/api/tables/{id}"))["seats"][0]["connected"]:
                await asyncio.sleep(0.01)
            assert live == table, "rows and memory agree"
            file = await anna.http.get(f"/api/tables/{id}/record.irec")
            assert file.text == text
            name = file.headers["content-disposition"]
            assert "-kabale-" in name
            assert name.endswith('.irec"')
            with server.house.store.engine.connect() as c:
                assert c.execute(sa.select(schema.records.c.text)).scalars().all() == [text]

    asyncio.run(story())


def test_filters_and_pages(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            fill(server.house.store, await guest_of(server, anna), 50)

            async def ids(query: str) -> list[int]:
                told = await anna.get(f"/api/records/mine?{query}")
                return [int(table["id"][3:]) for table in told["tables"]]

            assert await ids("") == list(range(49, 29, -1))
            assert await ids("page=3") == list(range(9, -1, -1))
            assert await ids("page=4") == []
            told = await anna.get("/api/records/mine?game=louis")
            assert (told["total"], told["pages"]) == (17, 1)
            assert {table["game"] for table in told["tables"]} == {"louis"}
            assert all(n % 2 == 0 for n in await ids("result=won"))
            assert all(n % 2 for n in await ids("result=lost"))
            assert all(n % 4 == 0 for n in await ids("player=Jiří"))
            assert all(n % 4 for n in await ids("player=@page"))
            assert await ids("player=Anna") == [], "one does not play with oneself"
            assert told["players"] == ["@page", "Jiří"]
            both = await ids("player=Jiří&game=louis&result=won")
            assert both == [48, 36, 24, 12, 0]
            for bad in ("page=0", "result=drawn", "page=x", "player="):
                await anna.get(f"/api/records/mine?{bad}", 400)

    asyncio.run(story())


def test_private_tables_stay_private(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Eve") as eve,
        ):
            secret = await finish(anna)
            shown = await finish(anna, public=True)
            unfinished = (await anna.open("kabale", "me", "page", public=True))["id"]
            told = await eve.get("/api/records/public")
            assert [table["id"] for table in told["tables"]] == [shown]
            assert told["tables"][0]["you"] is None
            assert told["tables"][0]["host"] is False
            assert (await eve.get("/api/records/public?player=Anna"))["total"] == 1
            assert (await eve.get("/api/records/public?player=Eve"))["total"] == 0
            assert (await eve.get("/api/records/mine"))["total"] == 0
            assert (await eve.get("/api/records/mine"))["players"] == []
            everything = await eve.http.get("/api/records/public")
            assert secret not in everything.text
            assert unfinished not in everything.text
            for word in ("key", "secret", "seed", "guest"):
                assert f'"{word}"' not in everything.text
            zipped = zipfile.ZipFile(
                io.BytesIO((await eve.http.get("/api/records/mine.zip")).content)
            )
            assert zipped.namelist() == ["games.tsv"]
            record = (await eve.get(f"/api/tables/{shown}/record"))["record"]
            assert parse_record(record).result is not None
            running_one = await eve.get(f"/api/tables/{unfinished}/record")
            assert running_one["redacted"], "a running game keeps its secrets"

    asyncio.run(story())


def test_all_my_records_as_a_zip(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            id = await finish(anna)
            fill(server.house.store, await guest_of(server, anna), 120)
            unfinished = (await anna.open("viceroy", "me", "page"))["id"]
            answer = await anna.http.get("/api/records/mine.zip")
            assert answer.headers["content-type"] == "application/zip"
            assert "content-length" not in answer.headers, "it is streamed"
            with zipfile.ZipFile(io.BytesIO(answer.content)) as made:
                assert made.testzip() is None
                names = made.namelist()
                assert len(names) == 122
                assert names[:-1] == sorted(names[:-1]), "names sort by time"
                last = made.read(names[-2]).decode()
                assert last == (await anna.get(f"/api/tables/{id}/record"))["record"]
                lines = made.read("games.tsv").decode().splitlines()
            assert len(lines) == 122
            assert unfinished not in "\n".join(lines)
            name, table, game, rules, _, seat, place, points, players = lines[-1].split("\t")
            assert (name, table, game, rules, seat) == (names[-2], id, "kabale", "1", "0")
            assert int(place) in (1, 2)
            assert int(points) >= 0
            assert players == "Anna, @page"

    asyncio.run(story())


def test_thousands_of_records_take_little_memory(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    fill(store, "g" * 22, 2000)
    tracemalloc.start()
    size = biggest = 0
    for piece in finished.zipped(store, "g" * 22):
        size += len(piece)
        biggest = max(biggest, len(piece))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    store.close()
    assert size > 300_000
    assert biggest < 400_000, "the list at the end is the biggest piece"
    assert peak < 6_000_000, f"{peak} bytes"


def test_games_that_ended_earlier_get_their_results(tmp_path: Path) -> None:
    """As after an upgrade of a database that kept neither results nor records."""

    async def before() -> tuple[str, str, dict[str, str]]:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            id = await finish(anna)
            text = (await anna.get(f"/api/tables/{id}/record"))["record"]
            with server.house.store.engine.begin() as c:
                c.execute(sa.delete(schema.records))
                c.execute(sa.update(schema.seats).values(points=None, place=None))
            return id, text, dict(anna.http.cookies)

    async def after(id: str, text: str, cookies: dict[str, str]) -> None:
        async with running(tmp_path) as server, server.person() as anna:
            anna.http.cookies.clear()
            anna.http.cookies.update(cookies)
            for _ in range(200):
                told = await anna.get("/api/records/mine?result=won")
                lost = await anna.get("/api/records/mine?result=lost")
                if told["total"] + lost["total"]:
                    break
                await asyncio.sleep(0.02)
            [table] = told["tables"] + lost["tables"]
            assert table["id"] == id
            zipped = (await anna.http.get("/api/records/mine.zip")).content
            with zipfile.ZipFile(io.BytesIO(zipped)) as made:
                assert made.read(made.namelist()[0]).decode() == text

    asyncio.run(after(*asyncio.run(before())))
