"""`arena` and `balance` at the terminal: whole figures, early refusals, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table
from typer.testing import CliRunner

from intrika import BadInput
from intrika.arena.intervals import Interval
from intrika.arena.ratings import Duel, Standing
from intrika.arena.report import duel_table, table
from intrika.balance import page
from intrika.balance.measure import Effect
from intrika.balance.variants import Variant
from intrika.cli import running
from intrika.cli.app import app

runner = CliRunner()
ENV = {**os.environ, "PYTHONPATH": os.pathsep.join([p for p in sys.path if p])}
MAIN = [sys.executable, "-c", "from intrika.cli import main; main()"]
LONG = "ismcts:0.0001s"


def printed(grid: Table, width: int, monkeypatch: pytest.MonkeyPatch) -> str:
    made = Console(width=width, record=True, file=StringIO())
    monkeypatch.setattr(running, "console", made)
    running.show(grid)
    return made.export_text()


def standing(bot: str, wins: float) -> Standing:
    return Standing(
        bot, 12345, 99, wins, 0.608, 1.0, wins, 0.5, 1.0, 1.25, 123.4, 1234.0, -1234.4, 1567.8,
        1234.5, 9.0,
    )  # fmt: skip


@pytest.mark.parametrize("width", [40, 80])
def test_no_figure_is_cut_off(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    one = Interval(1.0, 0.608, 1.0)
    duel = Duel(LONG + ",more", "a_bot_with_a_rather_long_name_indeed", 12345, one)
    effect = Effect("card", "a_card_with_a_long_name", 12345, 12.34, one, 0.25,
                    Interval(-12.3, -123.4, 110.5), True)  # fmt: skip
    variant = Variant("two words", "first seat", 12345, one, Interval(0.5, -0.25, 0.75))
    told = [
        printed(grid, width, monkeypatch)
        for grid in (
            table([standing(LONG, 1.0)]),
            duel_table([duel]),
            page.grids([effect])[0],
            page.variant_grid("disguise_refill", [variant]),
        )
    ]
    assert "60.8–100.0" in told[0]
    assert "-1234…+1568" in told[0]
    assert "1234.5" in told[0]
    assert "60.8–100.0" in told[1]
    assert "-123.4…+110.5" in told[2]
    assert "-0.25…+0.75" in told[3]
    assert not any("…\n" in text or "… " in text for text in told)
    if width == 80:
        assert max([len(line.rstrip()) for text in told for line in text.splitlines()]) <= 80
        assert LONG in told[0]


def test_nothing_is_written_as_minus_zero() -> None:
    none = Interval(-0.01, -0.04, 0.01)
    effect = Effect("card", "x", 9, 1.0, None, 0.25, none, False)
    assert page.cells(effect)[6:8] == ["+0.0", "+0.0…+0.0"]
    variant = Variant("on", "score", 9, Interval(1.0, 0.5, 1.5), Interval(-0.001, -0.002, 0.004))
    assert page.variant_cells(variant)[-2:] == ["+0.00", "+0.00…+0.00"]
    row = table([standing("a", 1.0)._replace(rating=-0.2, mean_score=-0.01)])
    assert [next(iter(column.cells)) for column in row.columns][5:7] == ["0.0", "+0"]


def test_things_are_named_with_their_kind() -> None:
    assert page.named("highest level", "4") == "highest level 4"
    assert page.named("turn order", "1.") == "turn order 1"
    assert page.named("seat", "seat 1") == "seat 1"


@pytest.mark.parametrize("command", ["arena", "balance", "bench"])
def test_the_help_names_the_extra(command: str) -> None:
    made = runner.invoke(app, [command, "--help"], env={"COLUMNS": "200"})
    assert ("intrika[peers]" if command == "bench" else "intrika[ray]") in made.output


def refusal(*words: str) -> str:
    made = runner.invoke(app, [*words, "--games", "1000000"])
    assert isinstance(made.exception, BadInput), made.output
    return str(made.exception)


def test_a_bad_target_is_refused_before_any_game(tmp_path: Path) -> None:
    (tmp_path / "is.svg").mkdir()
    log = tmp_path / "log.jsonl"
    words = ["arena", "kabale", "--log", str(log), "--picture"]
    assert "drawn as SVG; name it x.svg" in refusal(*words, "x.png")
    assert "drawn as SVG; name it" in refusal(*words, str(tmp_path))
    assert "Is a directory" in refusal(*words, str(tmp_path / "is.svg"))
    assert "No such file" in refusal(*words, str(tmp_path / "no" / "x.svg"))
    assert "Not a directory" in refusal(*words, "/dev/null/x.svg")
    docs = ["balance", "kabale", "--log", str(log), "--docs"]
    assert "cannot be written" in refusal(*docs, "/dev/null/deep/er")
    (tmp_path / "kabale-2p.md").mkdir()
    assert "Is a directory" in refusal(*docs, str(tmp_path))
    assert {path.name for path in tmp_path.iterdir()} == {"is.svg", "kabale-2p.md"}, "no strays"


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "x.SVG"
    words = ["arena", "kabale", "--bots", "random,random", "--games", "1", "--workers", "1"]
    assert runner.invoke(app, [*words, "--picture", str(path)]).exit_code == 0
    assert path.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("command", "with_log"), [("arena", True), ("arena", False), ("balance", True)]
)
def test_ctrl_c_says_what_is_kept(command: str, with_log: bool, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    words = [command, "kabale", "--games", "100000", "--workers", "1"]
    words += ["--bots", "random,greedy"] if command == "arena" else ["--bot", "random"]
    process = subprocess.Popen(
        [*MAIN, *words, *(["--log", str(log)] if with_log else [])], env=ENV, text=True,
        stderr=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    try:
        _wait_for_work(process.pid, log if with_log else None)
        process.send_signal(signal.SIGINT)
        out, told = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130, told
    assert not out
    if with_log:
        assert f"games. Finished games are kept in {log}; the same command goes on" in told
    else:
        assert "Nothing is kept; with --log FILE a stopped run can go on." in told
    assert "Traceback" not in told


def _wait_for_work(parent: int, log: Path | None) -> None:
    """Until games are logged, or a worker has had a second to begin."""
    end = time.monotonic() + 60
    children = Path(f"/proc/{parent}/task/{parent}/children")
    while time.monotonic() < end:
        if log is None and children.read_text(encoding="utf-8").strip():
            time.sleep(1.0)
            return
        if log is not None and log.exists() and log.read_text(encoding="utf-8").count("\n") > 2:
            return
        time.sleep(0.1)
    raise AssertionError("nothing is played")
