"""The same code on Postgres: a private server from the distribution's binaries."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from intrika.server import schema
from intrika.server.store import Store
from tests.server.support import play_on, running


def binaries() -> Path | None:
    """The folder with initdb and postgres, the newest version first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    on_path = shutil.which("initdb")
    places = [*found, *([Path(on_path)] if on_path else [])]
    return places[0].parent if places else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The URL of a server that lives as long as these tests. Postgres refuses to be root."""
    found = binaries()
    if found is None:
        pytest.skip(
            "no Postgres on this machine (initdb not found): install postgresql to run this"
        )
    user: Any = None
    if os.getuid() == 0:
        try:
            user = pwd.getpwnam("nobody")
        except KeyError:
            pytest.skip("running as root without a user nobody: Postgres cannot be started")
    with tempfile.TemporaryDirectory(prefix="intrika-pg-") as name:
        folder = Path(name)
        if user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
        as_user = {} if user is None else {"user": user.pw_uid, "group": user.pw_gid,
                                           "extra_groups": []}  # fmt: skip
        data, port = folder / "data", free_port()
        quiet: dict[str, Any] = {"cwd": folder, "capture_output": True, "check": True, **as_user}
        subprocess.run(
            [found / "initdb", "-D", data, "-U", "intrika", "-A", "trust", "-N", "-E", "UTF8",
             "--locale", "C"], **quiet,
        )  # fmt: skip
        options = f"-h 127.0.0.1 -p {port} -k {folder} -F"
        control: list[str | Path] = [found / "pg_ctl", "-D", data, "-l", folder / "log", "-w"]
        subprocess.run([*control, "-o", options, "start"], **(quiet | {"capture_output": False}))
        try:
            yield f"postgresql://intrika@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], **quiet)


def test_games_are_played_and_come_back(postgres: str) -> None:
    async def before() -> tuple[str, dict[str, str], dict[str, Any]]:
        async with running(postgres) as server, server.person("Anička") as anna:
            id = (await anna.open("viceroy", "me", "page", public=True))["id"]
            await anna.watch(id)
            await play_on([anna], id, decisions=10)
            await anna.ask(type="say", table=id, text="Dobrá hra!")
            version = anna.last("game")["version"]
            await anna.send(type="undo", table=id, version=version, ref="back")
            await anna.hear("done", "refused", ref="back")
            await anna.my_turn()
            waiting = await anna.open("kabale", "me", "open", public=True)
            told = (await anna.get("/api/tables"))["tables"]
            assert [table["id"] for table in told] == [waiting["id"]]
            return id, dict(anna.http.cookies), anna.last("game")

    async def after(id: str, cookies: dict[str, str], news: dict[str, Any]) -> None:
        async with running(postgres) as server, server.person() as anna:
            anna.http.cookies.clear()
            anna.http.cookies.update(cookies)
            assert (await anna.get("/api/me"))["name"] == "Anička"
            await anna.watch(id)
            for name in ("version", "view", "decision", "decisions"):
                assert anna.last("game")[name] == news[name], name
            assert anna.last("chat")["lines"][0]["text"] == "Dobrá hra!"
            assert len((await anna.get("/api/tables/mine"))["tables"]) == 2
            await play_on([anna], id)

    asyncio.run(after(*asyncio.run(before())))


def test_a_number_of_the_log_is_given_once(postgres: str) -> None:
    check_unique(postgres)


def test_a_number_of_the_log_is_given_once_in_sqlite(tmp_path: Path) -> None:
    check_unique(f"sqlite:///{tmp_path / 'x.db'}")


def check_unique(url: str) -> None:
    store = Store(url)
    table = {
        "id": "t" * 12, "game": "kabale", "rules": "1", "options": {}, "public": False,
        "phase": "running", "host": "h", "created": 0.0, "touched": 0.0, "secret": "",
        "to_act": [],
    }  # fmt: skip
    entry = {"table_id": "t" * 12, "number": 1, "kind": "act", "seat": 0, "value": 0,
             "guest": "g", "ref": "r", "at": 0.0}  # fmt: skip
    with store.engine.begin() as c:
        c.execute(sa.insert(schema.tables).values(table))
        c.execute(sa.insert(schema.entries).values(entry))
    for twice in (entry | {"ref": "s"}, entry | {"number": 2}):
        with pytest.raises(sa.exc.IntegrityError), store.engine.begin() as c:
            c.execute(sa.insert(schema.entries).values(twice))
    store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_migrations_make_what_the_code_expects(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    import intrika.server.migrations as migrations

    url = f"sqlite:///{tmp_path / 'x.db'}"
    if kind == "postgres":
        url = request.getfixturevalue("postgres")
    store = Store(url)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == schema.HEAD
    store.close()
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert scripts.get_current_head() == schema.HEAD
