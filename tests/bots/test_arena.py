"""The arena: balanced, reproducible, resumable, and its ratings right."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path

import pytest

from intrika import BadInput
from intrika.arena.games import Job, Played, lineups, play_job, schedule
from intrika.arena.ratings import interval, standings, strengths
from intrika.arena.report import svg
from intrika.arena.run import Log, run

HEAD = {"game": "kabale"}


def quiet() -> None:
    pass


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    jobs = schedule("kabale", ["greedy", "random", "ismcts:5"], 60, 2, 0, {})
    seats = Counter((name, seat) for job in jobs for seat, name in enumerate(job.lineup))
    assert set(seats.values()) == {20}
    assert len(lineups(["a", "b", "b"], 3)) == 3
    deals = Counter(job.seed for job in jobs)
    assert set(deals.values()) == {6}, "each deal is played in every seat order"


def test_the_same_jobs_give_the_same_games_in_any_number_of_processes() -> None:
    jobs = schedule("kabale", ["greedy", "random"], 6, 2, 3, {})
    here = [play_job(job).facts() for job in jobs]
    there = [played.facts() for played in run(jobs, Log(None, HEAD), 2, quiet)]
    assert here == there


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    jobs = schedule("kabale", ["random", "random"], 8, 2, 1, {})
    run(jobs[:5], Log(path, HEAD), 1, quiet)
    with path.open("a", encoding="utf-8") as file:
        file.write('[6, ["random"')  # the line a killed process was writing
    steps: list[int] = []
    kept = Log(path, HEAD)
    assert len(kept.done) == 5
    played = run(jobs, kept, 1, lambda: steps.append(1))
    assert [p.number for p in played] == list(range(8))
    assert len(steps) == 8
    assert [p.facts() for p in played] == [play_job(job).facts() for job in jobs]


def test_the_log_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    Log(path, {"game": "kabale", "seed": 1})
    with pytest.raises(BadInput, match="another run is logged here: seed differ"):
        Log(path, {"game": "kabale", "seed": 2})
    path.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(BadInput, match="not a log of the arena"):
        Log(path, HEAD)


def deadly(jobs: list[Job]) -> list[Played]:
    """The first worker that gets here dies; the mark on disk lets the next one live."""
    mark = Path(os.environ["INTRIKA_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return [play_job(job) for job in jobs]


def test_a_worker_that_dies_loses_no_finished_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INTRIKA_TEST_MARK", str(tmp_path / "died"))
    monkeypatch.setattr("intrika.arena.run.play_chunk", deadly)
    jobs = schedule("kabale", ["random", "random"], 6, 2, 1, {})
    path = tmp_path / "log.jsonl"
    played = run(jobs, Log(path, HEAD), 2, quiet)
    assert (tmp_path / "died").exists()
    assert sorted(p.number for p in played) == list(range(6))
    assert len(path.read_text(encoding="utf-8").splitlines()) == 7


def games(a_wins: int, b_wins: int) -> list[Played]:
    made = []
    for i in range(a_wins + b_wins):
        places = (1, 2) if i < a_wins else (2, 1)
        made.append(Played(i, ("a", "b"), i, (0, 0), places, (1, 1), (0.001, 0.001)))
    return made


def test_ratings_follow_the_odds() -> None:
    """Ten to one is 400 points."""
    found = strengths(["a", "b"], games(1000, 100))
    assert found["a"] - found["b"] == pytest.approx(400, abs=2)
    assert strengths(["a", "b"], games(50, 50))["a"] == pytest.approx(0, abs=0.01)


def test_standings_hold_shares_with_intervals() -> None:
    best, worst = standings(games(75, 25))
    assert (best.bot, best.win_share, worst.win_share) == ("a", 0.75, 0.25)
    assert best.win_low == pytest.approx(0.657, abs=0.002)
    assert best.win_high == pytest.approx(0.825, abs=0.002)
    assert best.rating_low < best.rating < best.rating_high
    assert json.dumps(best.to_json())
    assert svg([best, worst], "x").startswith("<svg")


def test_a_shared_win_is_split() -> None:
    tie = [Played(0, ("a", "b"), 0, (1, 1), (1, 1), (1, 1), (0.0, 0.0))]
    assert [s.win_share for s in standings(tie)] == [0.5, 0.5]


def test_an_interval_of_nothing_is_everything() -> None:
    assert interval(0.0, 0) == (0.0, 1.0)
