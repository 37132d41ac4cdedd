"""`intrika serve` as a person types it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from intrika.cli.serve import qr_code
from intrika.server.store import Store
from tests.server.process import CODE, ROOT, Process, server_pid


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", CODE, "serve", "--no-browser", *words],
        capture_output=True, text=True, cwd=ROOT, timeout=120, check=False,
    )  # fmt: skip


def test_it_says_where_it_is_answers_and_stops_cleanly(tmp_path: Path) -> None:
    process = Process(tmp_path)
    process.start()
    assert httpx.get(f"{process.base}/health").json()["status"] == "ok"
    second = run("--data", str(tmp_path / "data"), "--port", "0")
    assert second.returncode == 2
    assert "another server uses this data folder" in second.stderr
    taken = run("--data", str(tmp_path / "other"), "--port", str(process.port))
    assert taken.returncode == 2
    assert f"port {process.port} cannot be opened: Address already in use" in taken.stderr
    assert len(taken.stderr.strip().splitlines()) == 1
    assert process.stop() == 0
    assert process.log() == ""


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--data", "/proc/nowhere"), "/proc/nowhere: "),
        (("--database", "nonsense"), "a database is given as postgresql://"),
        (("--database", "mysql://x/y"), "databases are: postgresql, sqlite; got 'mysql'"),
        (("--database", "sqlite:////nowhere/at/all.db"), "the database cannot be opened"),
        (("--database", "postgresql://x@127.0.0.1:1/y"), "the database cannot be opened"),
        (("--database", "sqlite://", "--data", "x"), "leave it out or --database"),
    ],
)
def test_a_bad_start_is_one_clear_line(words: tuple[str, ...], message: str) -> None:
    made = run("--port", "0", *words)
    assert made.returncode == 2, made.stderr
    assert message in made.stderr
    assert len(made.stderr.strip().splitlines()) == 1, made.stderr


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    from intrika.core.refusal import BadInput

    url = f"sqlite:///{tmp_path / 'x.db'}"
    store = Store(url)
    with store.engine.begin() as c:
        c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    with pytest.raises(BadInput, match="newer program"):
        Store(url)


def test_in_the_same_network_it_shows_a_code_for_phones(tmp_path: Path) -> None:
    process = Process(tmp_path, "--lan")
    process.start()
    try:
        assert process.running is not None
        assert process.running.stdout is not None
        drawn = process.running.stdout.readline()
        assert set(drawn.strip("\n")) <= set("█▀▄ ")
        with socket.create_connection(("127.0.0.1", process.port), 5):
            pass
    finally:
        process.stop()


def test_the_code_holds_the_address() -> None:
    drawn = qr_code("http://192.168.1.20:8000/").splitlines()
    assert len(drawn) > 10
    assert len({len(line) for line in drawn}) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="finds the server in /proc")
def test_a_server_that_dies_is_brought_back(tmp_path: Path) -> None:
    import signal
    import time

    process = Process(tmp_path)
    process.start()
    try:
        pid = server_pid(process)
        os.kill(pid, signal.SIGKILL)
        time.sleep(0.05)
        assert httpx.get(f"{process.base}/health", timeout=30).status_code == 200
        assert server_pid(process) != pid
    finally:
        assert process.stop() == 0
