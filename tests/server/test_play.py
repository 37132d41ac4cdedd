"""Playing: durable before acknowledged, once and only once, stale versions, undo, resync."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from intrika.core.match import Match
from intrika.server import schema
from intrika.server.store import Store, sqlite_url
from tests.server.support import Person, Running, play_on, running


async def two(server: Running, anna: Person, bob: Person, game: str = "kabale") -> str:
    """Anna and Bob at a table, both looking at it."""
    options = {"starter": 0} if game == "kabale" else {}
    id: str = (await anna.open(game, "me", "open", options=options))["id"]
    await bob.post(f"/api/tables/{id}/join")
    await anna.watch(id)
    await bob.watch(id)
    return id


def entries(folder: Path, id: str) -> list[Any]:
    store = Store(sqlite_url(folder))
    wanted = sa.select(schema.entries).where(schema.entries.c.table_id == id)
    found = store.read(lambda c: list(c.execute(wanted.order_by(schema.entries.c.number))))
    store.close()
    return found


def test_the_same_ref_twice_plays_once_even_after_a_restart(tmp_path: Path) -> None:
    async def before() -> tuple[str, dict[str, str], dict[str, Any]]:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
        ):
            id = await two(server, anna, bob)
            first = await anna.act(id, ref="once")
            assert first["version"] == 1
            assert len(entries(tmp_path, id)) == 1, "it is on the disk when it is acknowledged"
            again = await anna.ask(type="act", table=id, version=0, action=5, ref="once")
            assert again == first
            return id, dict(anna.http.cookies), first

    async def after(id: str, cookies: dict[str, str], first: dict[str, Any]) -> None:
        async with running(tmp_path) as server, server.person() as anna:
            anna.http.cookies.clear()
            anna.http.cookies.update(cookies)
            assert (await anna.get("/api/me"))["name"] == "Anna"
            await anna.watch(id)
            assert anna.last("game")["version"] == 1
            again = await anna.ask(type="act", table=id, version=0, action=5, ref="once")
            assert again == first
            assert len(entries(tmp_path, id)) == 1

    asyncio.run(after(*asyncio.run(before())))


def test_a_stale_answer_is_refused_with_the_current_state(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
        ):
            id = await two(server, anna, bob)
            assert (await anna.act(id))["type"] == "done"
            refused = await anna.act(id, 0, version=0)
            assert refused["why"]["message"] == "stale"
            news = await anna.hear("game")
            assert (news["version"], news["fresh"]) == (1, True)
            assert (await anna.act(id, 0, version=99))["why"]["message"] == "stale"
            await anna.hear("game")
            wrong = await bob.act(id, 10**6, version=1)
            assert wrong["why"]["message"] == "not-offered"
            legal = {a["id"] for a in bob.last("game")["decision"]["actions"]}
            illegal = next(a for a in range(180) if a not in legal)
            refused = await bob.act(id, illegal, version=1)
            why = await bob.ask(type="why", table=id, action=illegal)
            assert refused["why"] == why["why"]
            told = await bob.get(f"/api/tables/{id}/why?action={illegal}")
            assert told["why"] == why["why"]
            assert (await bob.ask(type="why", table=id, action=min(legal)))["why"] is None
            assert len(entries(tmp_path, id)) == 1

    asyncio.run(story())


def test_secret_answers_may_come_at_the_same_time(tmp_path: Path) -> None:
    """Everybody answers the version they saw; nobody is refused because another was faster."""

    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
        ):
            id = await two(server, anna, bob, "viceroy")
            assert anna.last("game")["view"]["to_act"] == [0, 1]
            asked = anna.last("game")["version"]
            assert bob.last("game")["version"] == asked
            answers = await asyncio.gather(anna.act(id), bob.act(id, version=asked))
            assert [answer["type"] for answer in answers] == ["done", "done"]
            assert {answer["version"] for answer in answers} == {asked + 1, asked + 2}

    asyncio.run(story())


def test_undo_at_once_where_nobody_learned_anything(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
        ):
            id = await two(server, anna, bob, "viceroy")
            before = anna.last("game")
            done = await anna.act(id)
            news = (
                await anna.hear("game", version=done["version"])
                if (anna.last("game")["version"] < done["version"])
                else anna.last("game")
            )
            assert news["undo"] is None, "a secret bid that nobody saw"
            back = await anna.ask(type="undo", table=id, version=news["version"])
            assert back == {"type": "done", "ref": back["ref"], "version": news["version"] + 1}
            after = anna.last("game")
            assert after["view"] == before["view"]
            assert after["undone"] == len(before["events"])
            assert after["decisions"] == before["decisions"]
            assert after["decision"] == before["decision"]
            await anna.disconnect()
            await anna.watch(id)
            assert anna.last("game")["events"] == before["events"]

    asyncio.run(story())


def test_undo_by_consent_and_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
        ):
            id = await two(server, anna, bob)
            before = anna.last("game")
            await anna.act(id)
            news = anna.last("game")
            assert news["undo"]["message"] == "undo-learned", "a card was drawn"
            told = await bob.hear("game", version=news["version"])
            assert told["undo"]["message"] == "undo-nothing", "Bob has not decided anything yet"
            await anna.send(type="undo", table=id, version=news["version"], ref="back")
            asked = (await bob.hear("undo_news"))["asked"]
            assert (asked["seat"], asked["agreed"], asked["needed"]) == (0, [], [1])
            again = await anna.ask(type="undo", table=id, version=news["version"])
            assert again["why"]["message"] == "undo-asked"
            await bob.send(type="undo_vote", table=id, agree=False)
            refused = await anna.hear("refused", ref="back")
            assert refused["why"] == {
                "clause": "", "message": "undo-declined", "args": {"seat": 1},
            }  # fmt: skip
            assert (await bob.hear("undo_news"))["asked"] is None
            await anna.send(type="undo", table=id, version=news["version"], ref="please")
            await bob.hear("undo_news")
            await bob.send(type="undo_vote", table=id, agree=True)
            done = await anna.hear("done", ref="please")
            assert done["version"] == news["version"] + 1
            after = anna.last("game")
            assert after["view"] == before["view"]
            assert after["undone"] == len(before["events"])
            assert [(e.kind, e.number) for e in entries(tmp_path, id)] == [("act", 1), ("undo", 2)]
            twice = await anna.ask(type="undo", table=id, version=news["version"], ref="please")
            assert twice == done
            bob.heard.clear()
            await bob.watch(id, since=len(news["events"]) - 1)
            assert bob.last("game")["fresh"], "what it knew may have been taken back"

    asyncio.run(story())


def test_an_undo_survives_a_restart_and_a_bot_agrees(tmp_path: Path) -> None:
    async def before() -> tuple[str, dict[str, str], Any]:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            id = (await anna.open("kabale", "me", "page", options={"starter": 0}))["id"]
            await anna.watch(id)
            start = anna.last("game")["view"]
            await anna.act(id)
            await anna.my_turn()
            while anna.last("game")["decisions"] < 2 or not anna.last("game")["decision"]:
                await anna.hear("game")
            version = anna.last("game")["version"]
            back = await anna.ask(type="undo", table=id, version=version)
            assert back["version"] == version + 1
            assert anna.last("game")["view"] == start, "the bot's answer went with it"
            return id, dict(anna.http.cookies), anna.last("game")

    async def after(id: str, cookies: dict[str, str], news: Any) -> None:
        async with running(tmp_path) as server, server.person() as anna:
            anna.http.cookies.clear()
            anna.http.cookies.update(cookies)
            await anna.watch(id)
            now = anna.last("game")
            for name in ("version", "decisions", "view", "decision"):
                assert now[name] == news[name], name
            assert (await anna.act(id))["version"] == news["version"] + 1

    asyncio.run(after(*asyncio.run(before())))


def test_a_vote_ends_when_somebody_plays_on_withdraws_or_leaves(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
        ):
            id = await two(server, anna, bob)
            await anna.act(id)
            version = anna.last("game")["version"]
            await anna.send(type="undo", table=id, version=version, ref="one")
            await anna.hear("undo_news")
            await anna.send(type="undo_vote", table=id, agree=False)
            ended = await anna.hear("refused", ref="one")
            assert ended["why"]["message"] == "undo-withdrawn"
            await anna.send(type="undo", table=id, version=version, ref="two")
            await anna.hear("undo_news", asked=None)
            await anna.hear("undo_news")
            await bob.my_turn()
            assert (await bob.act(id, version=version))["type"] == "done"
            ended = await anna.hear("refused", ref="two")
            assert ended["why"]["message"] == "undo-declined"
            version = bob.last("game")["version"]
            await bob.send(type="undo", table=id, version=version, ref="three")
            while (await bob.hear("undo_news"))["asked"] is None:
                pass
            await anna.post(f"/api/tables/{id}/leave", level="page")
            ended = await bob.hear("refused", ref="three")
            assert ended["why"]["message"] == "undo-withdrawn"
            await bob.hear("game")

    asyncio.run(story())


def test_a_gap_is_closed_with_the_events_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
        ):
            id = await two(server, anna, bob)
            await play_on([anna, bob], id, decisions=6)
            known = anna.last("game")["events"]
            await anna.disconnect()
            await anna.watch(id)
            whole = anna.last("game")
            assert whole["fresh"]
            await anna.watch(id, since=9)
            rest = anna.last("game")
            assert not rest["fresh"]
            assert rest["events"] == whole["events"][10:]
            assert known == [] or known[-1] in whole["events"]
            await anna.watch(id, since=10**6)
            assert anna.last("game")["fresh"], "a number we never gave"

    asyncio.run(story())


def test_every_table_comes_back_as_it_was(tmp_path: Path) -> None:
    """All five games in the middle, with bots to move, undos and chat; then a new process' view."""

    async def before() -> tuple[dict[str, str], list[Any], list[str]]:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            ids, told = [], []
            for game in ("kabale", "kingdoms", "legends", "louis", "viceroy"):
                id = (await anna.open(game, "me", "page"))["id"]
                await anna.watch(id)
                anna.heard = [x for x in anna.heard if x.get("table") == id]
                await play_on([anna], id, decisions=12)
                await anna.alone()
                ids.append(id)
                told.append((await anna.get(f"/api/tables/{id}/record"), anna.last("game")))
                await anna.disconnect()
                anna.heard.clear()
            return dict(anna.http.cookies), told, ids

    async def after(cookies: dict[str, str], told: list[Any], ids: list[str]) -> None:
        async with running(tmp_path) as server, server.person() as anna:
            anna.http.cookies.clear()
            anna.http.cookies.update(cookies)
            for id, (record, news) in zip(ids, told, strict=True):
                assert await anna.get(f"/api/tables/{id}/record") == record
                await anna.watch(id)
                assert anna.last("game")["view"] == news["view"]
                assert anna.last("game")["version"] == news["version"]
                assert isinstance(server.table(id).match, Match)

    asyncio.run(after(*asyncio.run(before())))


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    async def before() -> str:
        async with running(tmp_path, pace=30.0) as server, server.person("Anna") as anna:
            id: str = (await anna.open("kabale", "page", "page"))["id"]
            return id

    async def after(id: str) -> None:
        async with running(tmp_path) as server, server.person() as anna:
            await asyncio.sleep(0.5)
            await anna.watch(id)
            while not anna.last("game")["view"]["over"]:
                await anna.hear("game")

    asyncio.run(after(asyncio.run(before())))


def test_quiet_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            lobby = server.house.lobby
            id = (await anna.open("kabale", "me", "page", options={"starter": 0}))["id"]
            await anna.watch(id)
            lobby.tables[id].used -= 10_000
            lobby.sweep()
            assert id in lobby.tables, "somebody is looking"
            await anna.act(id)
            await anna.my_turn()
            version = anna.last("game")["version"]
            await anna.disconnect()
            await asyncio.sleep(0.1)
            while lobby.tables[id].thinking:
                await asyncio.sleep(0.02)
            lobby.tables[id].used -= 10_000
            lobby.sweep()
            assert id not in lobby.tables
            await anna.watch(id)
            assert anna.last("game")["version"] >= version

    asyncio.run(story())
