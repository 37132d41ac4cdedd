"""The arena: balanced, reproducible, resumable, and its ratings right."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
from collections.abc import Iterator
from math import inf, log
from pathlib import Path

import pytest

from intrika import BadInput
from intrika.arena.code import fingerprint
from intrika.arena.games import Job, Played, play_job, schedule
from intrika.arena.intervals import by_deal, difference, mean, share, t95
from intrika.arena.pool import GameFailed, Queue
from intrika.arena.ratings import duels, standings, strengths
from intrika.arena.report import svg
from intrika.arena.run import Log, run
from tests.bots.killing import FATED, kill_one, played_by, telling

HEAD = {"game": "kabale"}


def quiet() -> None:
    pass


def test_the_same_jobs_give_the_same_games_in_any_number_of_processes() -> None:
    jobs = schedule("kabale", ["greedy", "random"], 6, 2, 3, {})
    here = [play_job(job).facts() for job in jobs]
    there = [played.facts() for played in run(jobs, Log(None, HEAD), 2, quiet)]
    assert here == there


def test_a_worker_that_is_killed_loses_no_finished_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, path = tmp_path / "marks", tmp_path / "log.jsonl"
    folder.mkdir()
    monkeypatch.setenv("INTRIKA_TEST_FOLDER", str(folder))
    jobs = schedule("kabale", ["random", "greedy"], 24, 2, 1, {})
    before = set(multiprocessing.active_children())  # of other tests
    killed: list[int] = []
    log = Log(path, HEAD)
    played = run(jobs, log, 2, lambda: kill_one(folder, log, killed), play=telling)
    assert [p.facts() for p in played] == [play_job(job).facts() for job in jobs]
    assert len(path.read_text(encoding="utf-8").splitlines()) == 25, "every game is logged once"
    twice = {n: pids for n, pids in played_by(folder).items() if len(pids) > 1}
    assert list(twice) == [FATED], "only the game that was being played is played again"
    assert killed[0] in twice[FATED]
    assert set(multiprocessing.active_children()) <= before


def deadly(jobs: list[Job]) -> Iterator[Played]:
    """Game 3 kills whoever plays it."""
    for job in jobs:
        if job.number == 3:
            os._exit(1)
        yield play_job(job)


def test_a_worker_that_dies_after_its_last_game_owes_nothing() -> None:
    jobs = schedule("kabale", ["random", "greedy"], 16, 2, 1, {})
    queue = Queue(jobs, workers=2)
    owed = queue.chunk()
    queue.died(owed)
    assert list(queue.left) == jobs, "what it owed is played by another one"
    owed = queue.chunk()
    chunk = len(owed)
    owed.clear()
    queue.died(owed)
    assert list(queue.left) == jobs[chunk:], "what it had handed over is not played again"


def test_a_game_that_kills_every_worker_is_named_and_the_others_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    jobs = schedule("kabale", ["random", "greedy"], 6, 2, 1, {})
    with pytest.raises(BadInput, match=r"5 workers died in game 3 of kabale \(seed 2"):
        run(jobs, Log(path, HEAD), 1, quiet, play=deadly)
    assert set(Log(path, HEAD).done) >= {0, 1, 2}
    played = run(jobs, Log(path, HEAD), 1, quiet)
    assert [p.facts() for p in played] == [play_job(job).facts() for job in jobs]


def broken(jobs: list[Job]) -> Iterator[Played]:
    yield play_job(jobs[0])
    raise ZeroDivisionError("a bug")


def test_an_error_in_a_game_names_the_game_and_the_bug() -> None:
    jobs = schedule("kabale", ["random", "greedy"], 20, 2, 1, {})
    before = set(multiprocessing.active_children())  # of other tests
    with pytest.raises(
        GameFailed, match=r"(?s)game 1 of kabale \(seed 1.*ZeroDivisionError: a bug"
    ):
        run(jobs, Log(None, HEAD), 1, quiet, play=broken)
    assert set(multiprocessing.active_children()) <= before


def game(number: int, seed: int, lineup: tuple[str, ...], places: tuple[int, ...]) -> Played:
    n = len(lineup)
    return Played(
        number, lineup, seed, (0,) * n, places, (1,) * n, (), (0.001,) * n, (0.002,) * n
    )  # fmt: skip


def games(a_wins: int, b_wins: int) -> list[Played]:
    return [
        game(i, i, ("a", "b"), (1, 2) if i < a_wins else (2, 1)) for i in range(a_wins + b_wins)
    ]


def test_ratings_follow_the_odds() -> None:
    """Ten to one is 400 points."""
    found = strengths(["a", "b"], games(1000, 100))
    assert found["a"] - found["b"] == pytest.approx(400, abs=2)
    assert strengths(["a", "b"], games(50, 50))["a"] == pytest.approx(0, abs=0.01)


def test_ratings_are_the_most_likely_ones() -> None:
    """No small change of a rating makes the results of a round robin more likely."""
    met = [("a", "b", 70, 30), ("b", "c", 55, 45), ("a", "c", 64, 36)]
    played: list[Played] = []
    for one, two, won, lost in met:
        for i in range(won + lost):
            played.append(game(len(played), len(played), (one, two), (1, 2) if i < won else (2, 1)))
    found = strengths(["a", "b", "c"], played)

    def likelihood(r: dict[str, float]) -> float:
        total = 0.0
        for one, two, won, lost in met:
            p = 1 / (1 + 10 ** ((r[two] - r[one]) / 400))
            total += won * log(p) + lost * log(1 - p)
        return total

    best = likelihood(found)
    for bot in found:
        for step in (-3.0, 3.0):
            assert likelihood({**found, bot: found[bot] + step}) < best


def test_standings_hold_shares_with_intervals() -> None:
    best, worst = standings(games(75, 25))
    assert (best.bot, best.win_share, worst.win_share) == ("a", 0.75, 0.25)
    assert best.win_low == pytest.approx(0.657, abs=0.01)
    assert best.win_high == pytest.approx(0.825, abs=0.01)
    assert best.rating_low < best.rating < best.rating_high
    assert (best.ms_per_decision, best.slowest_ms) == pytest.approx((1.0, 2.0))
    assert json.dumps(best.to_json())
    assert svg([best, worst], "x").startswith("<svg")


def test_a_bot_that_never_lost_is_not_measured_exactly() -> None:
    best, worst = standings(games(20, 0))
    assert best.win_share == best.win_high == 1.0
    assert best.win_low < 0.9
    assert best.rating_high - best.rating_low > 100
    assert worst.win_high > 0.1


def test_a_shared_win_is_split_but_joint_first_counts_whole() -> None:
    tie = [game(0, 0, ("a", "b"), (1, 1))]
    assert [s.win_share for s in standings(tie)] == [0.5, 0.5]
    assert [s.first_share for s in standings(tie)] == [1.0, 1.0]


def test_duels_compare_places() -> None:
    played = [game(0, 0, ("a", "b", "c"), (1, 2, 2)), game(1, 0, ("c", "b", "a"), (1, 3, 2))]
    told = {(d.bot, d.other): (d.games, d.share.value) for d in duels(played)}
    assert told == {("a", "b"): (2, 1.0), ("a", "c"): (2, 0.5), ("b", "c"): (2, 0.25)}


def swapped(deals: int, skill: float, luck: float, rng: random.Random) -> list[Played]:
    """Each deal twice with swapped seats; `luck` is how much a deal favours one of the seats."""
    made: list[Played] = []
    for deal in range(deals):
        favour = rng.choice((-luck, luck))
        for lineup, chance in ((("a", "b"), skill + favour), (("b", "a"), 1 - skill + favour)):
            won = (1, 2) if rng.random() < chance else (2, 1)
            made.append(game(len(made), deal, lineup, won))
    return made


def test_intervals_count_deals_and_hold_what_they_promise() -> None:
    """The luck of the deal falls on both bots once: whoever ignores that is far too unsure."""
    rng = random.Random(5)
    inside, narrow = 0, 0
    for _ in range(400):
        played = swapped(100, 0.6, 0.39, rng)
        rows = [(p.seed, float(p.places[p.lineup.index("a")] == 1)) for p in played]
        paired = share(by_deal(rows))
        alone = share(by_deal([(i, won) for i, (_, won) in enumerate(rows)]))
        inside += paired.low <= 0.6 <= paired.high
        narrow += paired.high - paired.low < 0.8 * (alone.high - alone.low)
    assert 0.92 <= inside / 400 <= 0.99
    assert narrow > 390


def test_games_that_are_copies_of_each_other_make_nothing_surer() -> None:
    one = by_deal([(deal, float(deal % 3 == 0)) for deal in range(60)])
    four = by_deal([(deal, float(deal % 3 == 0)) for deal in range(60) for _ in range(4)])
    assert share(one) == pytest.approx(share(four))
    assert mean(one) == pytest.approx(mean(four))


def test_an_interval_of_nothing_is_everything() -> None:
    assert share([]) == (0.0, 0.0, 1.0)


def test_a_difference_is_that_of_the_means() -> None:
    rows = [(i, i % 2 == 0, 10.0 + (2.0 if i % 2 == 0 else 0.0) + i % 3) for i in range(300)]
    found = difference(rows)
    assert found is not None
    assert found.low < found.value < found.high
    assert found.value == pytest.approx(2.0, abs=0.02)
    assert difference([(0, True, 1.0)]) is None
    assert difference([(0, True, 9.0), *[(i, False, 1.0 + i % 2) for i in range(50)]]) is None


def test_a_difference_holds_what_it_promises_for_rare_things_too() -> None:
    rng = random.Random(2)
    inside = 0
    for _ in range(400):
        rows = [(i, i < 6, rng.gauss(3.0 if i < 6 else 1.0, 2.0)) for i in range(100)]
        found = difference(rows)
        assert found is not None
        inside += found.low <= 2.0 <= found.high
    assert 0.92 <= inside / 400 <= 0.99


def test_student() -> None:
    points = {1: 12.7062, 2: 4.3027, 3: 3.1824, 6: 2.4469, 10: 2.2281, 11: 2.2010, 12: 2.1788,
              30: 2.0423, 1000: 1.9623}  # fmt: skip
    assert [t95(n) for n in points] == pytest.approx(list(points.values()), abs=0.0002)


def test_two_deals_make_a_difference_very_unsure() -> None:
    found = difference([(0, True, 3.0), (0, False, 1.0), (1, True, 6.0), (1, False, 2.0)])
    assert found is not None
    assert found.value == 3.0
    assert found.high - found.value == pytest.approx(12.7062, abs=0.001)


def test_one_deal_says_nothing_about_a_mean() -> None:
    assert mean([(20.0, 1.0)]) == (20.0, -inf, inf)


def test_a_fingerprint_counts_what_plays_not_how_it_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "bots"
    folder.mkdir()
    path = folder / "players.py"
    path.write_text("x = 1\n", encoding="utf-8")
    first = fingerprint("kabale", tmp_path)
    path.write_text('"""Said."""\n\nx = 1  # why\n', encoding="utf-8")
    assert fingerprint("kabale", tmp_path) == first
    path.write_text("x = 2\n", encoding="utf-8")
    assert fingerprint("kabale", tmp_path) != first
    assert fingerprint("kabale") != fingerprint("louis")
