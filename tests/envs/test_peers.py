"""The figures beside the peers: our own drivers, and how the page works ratios out."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from tools.peers import page
from tools.peers.drivers import DRIVERS, Trace
from tools.peers.jobs import OURS, SEARCHES, Job, jobs, look, measure


@pytest.fixture(autouse=True)
def _no_workers_are_left() -> Iterator[None]:
    """A driver keeps its workers until its process ends; this one goes on."""
    yield
    for child in multiprocessing.active_children():
        child.terminate()
        child.join()


MINE = [job for job in jobs() if job.library == "Intrika"]


def found(**rates: float) -> page.Found:
    """Every line at 100 a second, the named drivers at another rate; a look for half a decision."""
    made: page.Found = {}
    for job in jobs():
        rate = rates.get(f"{job.driver}_{job.build}", rates.get(job.driver, 100.0))
        made[job] = {"rate": rate, "rates": [rate, rate / 2], "decisions": 7, "checksum": "c0ffee",
                     "looks": [0.4, 0.5, 0.9]}  # fmt: skip
    return made


def ratios(made: page.Found) -> dict[str, list[float]]:
    return {says: numbers for says, numbers, _ in page.bars(made)}


@pytest.mark.parametrize("driver", sorted({job.driver for job in MINE}))
def test_our_drivers_play_the_same_games_again(driver: str) -> None:
    traces: list[Trace] = [[], []]
    counts = [DRIVERS[driver]("legends", 3)(5, trace) for trace in traces]
    assert counts[0] == counts[1] > 0
    assert traces[0] == traces[1]


def test_engine_and_observed_play_the_same_games() -> None:
    count = {driver: DRIVERS[driver]("kabale", 4)(3, None) for driver in ("engine", "observed")}
    assert count["engine"] == count["observed"]


def test_a_look_takes_time() -> None:
    assert 0.1 < look(Job("Intrika", "observed", "kingdoms", 4, 3)) < 5.0


def test_a_measurement_tells_rate_and_checksum() -> None:
    told: dict[str, Any] = measure(Job("Intrika", "engine", "legends", 2, 2))
    again = measure(Job("Intrika", "engine", "legends", 2, 2))
    assert told["rate"] > 0
    assert (told["decisions"], told["checksum"]) == (again["decisions"], again["checksum"])
    assert measure(Job("Intrika", "engine", "legends", 3, 2))["checksum"] != told["checksum"]


def test_a_bar_that_is_missed_says_so() -> None:
    told = page.bars_table(found(engine_interpreted=250.0, engine_compiled=700.0))
    assert "| interpreted ÷ fastest OpenSpiel game in Python | ≥ 2 |" + " 2.50 |" * 5 in told
    assert "| interpreted ÷ RLCard gin rummy | ≥ 3 |" + " 2.50 (missed) |" * 5 in told
    assert "| compiled ÷ interpreted | ≥ 3 |" + " 2.80 (missed) |" * 5 in told


def test_the_search_is_compared_with_the_search_alone() -> None:
    made = found(searching_compiled=35.0, open_spiel_search=50.0)
    assert page.searches(made) == [pytest.approx(0.7)] * len(OURS)
    assert "≥ 0.7 in the lightest |" in page.bars_table(made)
    assert page.peer(made, "OpenSpiel, C++", "hearts") == 100.0, "a game, not a search"


def test_an_observation_is_what_the_observed_games_take_more() -> None:
    """The middle of three rounds: half a decision."""
    assert ratios(found())["a decision ÷ an observation, interpreted"] == [2.0] * len(OURS)


def test_the_plot_has_a_bar_for_every_line_but_the_searches() -> None:
    drawn = ElementTree.fromstring(page.plot(found()))
    bars = [e for e in drawn.iter() if e.tag.endswith("rect") and e.get("height") == "12"]
    assert len(bars) == len([job for job in jobs() if job.driver not in SEARCHES])
