"""What if: playing on from a moment of a finished game, and the record that comes of it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import intrika
from intrika.cli.app import app
from intrika.core.record import parse_record
from tests.server.support import running
from tests.server.test_replay import GAMES, finished, play_out


def check(record: str, folder: Path) -> str:
    """What `intrika check` says."""
    path = folder / "fork.irec"
    path.write_text(record, encoding="utf-8")
    made = CliRunner().invoke(app, ["check", str(path)])
    assert made.exit_code == 0, made.output
    return made.output


@pytest.mark.parametrize("game_id", GAMES)
def test_a_fork_is_a_true_game_from_its_first_decision(game_id: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path, pace=1000.0) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
            server.person("Eve") as eve,
        ):
            id = await finished(server, game_id, anna, bob)
            old = parse_record((await eve.get(f"/api/tables/{id}/record"))["record"])
            at = len(old.entries) // 2
            body = {"at": at, "seat": 1, "level": "courtier"}
            made = await eve.post(f"/api/tables/{id}/fork", **body)
            assert made["fork"] == at
            assert made["you"] == 1
            assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"]
            assert not made["public"]
            # It stands where the old game stood, for the one who sits there now.
            await eve.watch(made["id"])
            then = await eve.get(f"/api/tables/{id}/replay?start={at}&count=1&as=1")
            news = eve.last("game")
            assert news["view"] == then["moments"][0]["view"]
            assert news["undo"]["message"] == "undo-nothing", "what others decided stays"
            play_out(server.table(made["id"]), random.Random(2))
            new = parse_record((await eve.get(f"/api/tables/{made['id']}/record"))["record"])
            assert (new.seed, new.options, new.rules) == (old.seed, old.options, old.rules)
            assert new.entries[:at] == old.entries[:at]
            assert new.entries != old.entries
            assert new.players == ["@courtier", "Eve"]
            check(new.text(), tmp_path)

    asyncio.run(story())


def test_a_fork_lasts_and_is_played_on_against_bots(tmp_path: Path) -> None:
    """Over the wire: decisions, undo, a restart, the end, `intrika check`."""

    async def before() -> tuple[dict[str, str], str, int]:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
        ):
            id = await finished(server, "kabale", anna, bob)
            total = (await anna.get(f"/api/tables/{id}/replay?count=1"))["total"]
            made = await anna.post(f"/api/tables/{id}/fork", at=total - 8, seat=0, level="page")
            await anna.watch(made["id"])
            game = await anna.my_turn()
            held = game["view"]["hand"]
            assert (await anna.act(made["id"]))["type"] == "done"
            # Against bots alone nobody has to be asked.
            while (await anna.my_turn())["version"] <= game["version"]:
                await anna.hear("game")
            version = anna.last("game")["version"]
            done = await anna.ask(type="undo", table=made["id"], version=version)
            assert done["type"] == "done"
            assert anna.last("game")["version"] == done["version"]
            assert anna.last("game")["view"]["hand"] == held
            again = await anna.ask(type="undo", table=made["id"], version=done["version"])
            assert again["type"] == "refused"
            assert again["why"]["message"] == "undo-nothing"
            return dict(anna.http.cookies), made["id"], total

    async def after(cookies: dict[str, str], id: str, total: int) -> str:
        async with running(tmp_path) as server, server.person() as anna:
            anna.http.cookies.clear()
            anna.http.cookies.update(cookies)
            mine = (await anna.get("/api/tables/mine"))["tables"]
            assert {table["id"]: table["fork"] for table in mine}[id] == total - 8
            assert [table["fork"] for table in mine if table["id"] != id] == [None]
            await anna.watch(id)
            assert anna.last("table")["table"]["fork"] == total - 8
            while not (await anna.my_turn())["view"]["over"]:
                answer = await anna.act(id)
                while anna.last("game")["version"] < answer["version"]:
                    await anna.hear("game")
            record: str = (await anna.get(f"/api/tables/{id}/record"))["record"]
            return record

    record = asyncio.run(after(*asyncio.run(before())))
    check(record, tmp_path)
    assert parse_record(record).result is not None


def test_what_cannot_be_forked(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
        ):
            id = await finished(server, "kabale", anna, bob)
            total = (await anna.get(f"/api/tables/{id}/replay?count=1"))["total"]

            async def code(status: int, **body: Any) -> str:
                told = await anna.post(f"/api/tables/{id}/fork", status, **body)
                return str(told["code"])

            assert await code(409, at=total, seat=0) == "game-over"
            assert await code(404, at=total + 1, seat=0) == "no-moment"
            assert await code(404, at=3, seat=2) == "no-seat"
            for body in ({"at": -1, "seat": 0}, {"at": 0, "seat": 9}, {"at": "1", "seat": 0}):
                assert await code(400, **body) == "bad-request"
            assert await code(400, at=0, seat=0, level="god") == "bad-request"
            before = len(server.house.lobby.tables)
            made = await anna.post(f"/api/tables/{id}/fork", at=0, seat=0, level="page")
            assert made["fork"] == 0, "the same deal again is a fork too"
            assert len(server.house.lobby.tables) == before + 1

    asyncio.run(story())


def test_the_bots_of_a_fork_know_no_more_than_others() -> None:
    """Bots are told a redrawn world; a fork does not change what is redrawn."""
    from intrika.server.course import Course
    from intrika.server.course import Entry as Line
    from intrika.server.play import question

    game = intrika.game("kabale")
    course = Course(game, ["Anna", "@page"], 7, {}, 0.0)
    rng = random.Random(1)
    log = [Line(1, "fork", 0, 6, None, None, 0.0)]
    while len(log) < 7:
        seat = course.match.state.to_act()[0]
        action = rng.choice(course.match.state.options(seat))
        log.append(Line(len(log) + 1, "act", seat, action.id, None, None, 0.0))
        course.play(log[-1])
    forked = course.fresh().replayed(log)
    assert forked.fork == 6
    seat = forked.match.state.to_act()[0]
    told = question(forked.match.state, seat, "page", random.Random(3))
    assert told == question(course.match.state, seat, "page", random.Random(3))
