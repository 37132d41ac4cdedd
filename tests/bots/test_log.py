"""The log of a run: it goes on after any accident, and trusts nothing that is damaged."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from intrika import BadInput
from intrika.arena.games import Job, play_job, schedule
from intrika.arena.run import Log, run

HEAD = {"game": "kabale"}


def quiet() -> None:
    pass


def jobs_of(bots: str = "random,greedy", games: int = 4) -> list[Job]:
    return schedule("kabale", bots.split(","), games, 2, 1, {})


def logged(path: Path) -> list[str]:
    """Four games, and the lines of their log."""
    run(jobs_of(), Log(path, HEAD), 1, quiet)
    return path.read_text(encoding="utf-8").splitlines()


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    jobs = schedule("kabale", ["random", "random"], 8, 2, 1, {})
    run(jobs[:5], Log(path, HEAD), 1, quiet)
    with path.open("a", encoding="utf-8") as file:
        file.write('[6,["random"')  # the line a killed process was writing
    steps: list[int] = []
    kept = Log(path, HEAD)
    assert len(kept.done) == 5
    played = run(jobs, kept, 1, lambda: steps.append(1))
    assert [p.number for p in played] == list(range(8))
    assert len(steps) == 8
    assert [p.facts() for p in played] == [play_job(job).facts() for job in jobs]
    assert len(Log(path, HEAD).done) == 8, "the half line spoils no other"


def test_the_log_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    Log(path, {"game": "kabale", "seed": 1})
    with pytest.raises(BadInput, match="another run is logged here; it differs in: seed"):
        Log(path, {"game": "kabale", "seed": 2})
    for text in ("nonsense\n", "[1]\n"):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadInput, match="not a log of the arena"):
            Log(path, HEAD)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="not a log of the arena"):
        Log(path, HEAD)
    with pytest.raises(BadInput, match="No such file or directory"):
        Log(tmp_path / "nowhere" / "log.jsonl", HEAD)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (0, "1"), (0, True), (1, "random"), (1, ["random", 3]), (2, None), (2, 1.5),
        (3, [1, "x"]), (4, ["1", 2]), (4, [1, None]), (4, [1]), (4, [0, 7]), (5, [1, -1]),
        (5, "12"), (6, [1, 2]), (6, {}), (7, [0.1, "x"]), (7, [0.1, float("nan")]), (8, [[], 1]),
    ],
)  # fmt: skip
def test_a_damaged_line_is_named(tmp_path: Path, field: int, value: Any) -> None:
    path = tmp_path / "log.jsonl"
    lines = logged(path)
    row = json.loads(lines[2])
    row[field] = value
    lines[2] = json.dumps(row)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"log.jsonl, line 3: not a finished game: "):
        Log(path, HEAD)


@pytest.mark.parametrize("line", ["", "{}", "17", "null", "[1,2]", "nonsense"])
def test_a_line_that_is_no_game_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "log.jsonl"
    lines = logged(path)
    path.write_text("\n".join([*lines[:4], line, lines[4]]) + "\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"log.jsonl, line 5: not a finished game"):
        Log(path, HEAD)


def test_the_games_of_another_schedule_are_refused(tmp_path: Path) -> None:
    """A line with another line-up or seed would bring a bot into the table that never played."""
    path = tmp_path / "log.jsonl"
    logged(path)
    message = "line 2: game 0 is logged with seed 1 and random, greedy, but this run plays it with"
    with pytest.raises(BadInput, match=f"{message} seed 1 and page, random"):
        run(jobs_of("page,random"), Log(path, HEAD), 1, quiet)
    other = schedule("kabale", ["random", "greedy"], 4, 2, 9, {})
    with pytest.raises(BadInput, match=f"{message} seed 9 and random, greedy"):
        run(other, Log(path, HEAD), 1, quiet)


def test_a_game_stands_twice_only_if_it_is_the_same(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    lines = logged(path)
    path.write_text("\n".join([*lines, lines[1]]) + "\n", encoding="utf-8")
    assert len(Log(path, HEAD).done) == 4
    row = json.loads(lines[1])
    row[4] = row[4][::-1]
    path.write_text("\n".join([*lines, json.dumps(row)]) + "\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"line 6: game 0 stands already in line 2"):
        Log(path, HEAD)


@pytest.mark.parametrize("kept", [1, 2, 5])
def test_a_missing_end_of_line_is_mended(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "log.jsonl"
    lines = logged(path)
    path.write_text("\n".join(lines[:kept]), encoding="utf-8")
    assert len(Log(path, HEAD).done) == kept - 1, "a whole line counts"
    played = run(jobs_of(), Log(path, HEAD), 1, quiet)
    assert [p.facts() for p in played] == [play_job(job).facts() for job in jobs_of()]
    assert len(path.read_text(encoding="utf-8").splitlines()) == 5
    assert len(Log(path, HEAD).done) == 4


def test_a_head_that_was_being_written_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text('{"ga', encoding="utf-8")
    run(jobs_of(), Log(path, HEAD), 1, quiet)
    assert len(Log(path, HEAD).done) == 4
