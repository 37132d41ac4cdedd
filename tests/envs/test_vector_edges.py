"""Many games at their edges: endless games, bad calls, lost workers, saving."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="needs numpy")

from intrika.core.refusal import BadInput, IllegalAction  # noqa: E402
from intrika.envs.vector import VectorEnv  # noqa: E402
from tests.envs.test_bounds import BAD_SEEDS  # noqa: E402

workers = pytest.mark.parametrize("workers", [0, 1, 2])


def last_legal(tables: VectorEnv) -> Any:
    """The policy under which Kingdoms goes on for ever."""
    return tables.masks.shape[1] - 1 - tables.masks[:, ::-1].argmax(axis=1)


def shown(tables: VectorEnv) -> list[Any]:
    names = ("observations", "masks", "rewards", "done", "truncated", "seat")
    return [getattr(tables, name).tolist() for name in names]


@workers
@pytest.mark.parametrize("opponent", ["", "random"])
def test_an_endless_game_is_cut_off_and_begins_anew(workers: int, opponent: str) -> None:
    more: dict[str, Any] = {"workers": workers, "opponent": opponent, "max_decisions": 30}
    with VectorEnv("kingdoms", 2, seats=2, seed=1, **more) as tables:
        cuts = []
        for number in range(1, 91):
            tables.step(last_legal(tables))
            assert not tables.done.any()
            assert not tables.rewards.any()
            assert tables.masks.any(axis=1).all()
            if tables.truncated[0]:
                cuts.append(number)
    assert cuts == [30, 60, 90] if not opponent else len(cuts) >= 3


def test_the_limit_is_at_least_one() -> None:
    wrong: list[Any] = [0, -1, 2.5]
    for bad in wrong:
        with pytest.raises(BadInput, match="max_decisions"):
            VectorEnv("kabale", 1, workers=0, max_decisions=bad)


@workers
def test_no_game_moves_when_one_action_is_refused(workers: int) -> None:
    with VectorEnv("kabale", 3, seats=2, seed=4, workers=workers) as tables:
        before = shown(tables)
        good = tables.masks.argmax(axis=1)
        illegal = [*good[:2], int(tables.masks[2].argmin())]
        with pytest.raises(IllegalAction, match="game 2"):
            tables.step(illegal)
        wrong: list[Any] = [[*good[:2], 999], [-1, *good[1:]], good[:2], good * 1.0, 3, ["a"] * 3]
        for bad in wrong:
            with pytest.raises(BadInput, match="actions"):
                tables.step(bad)
        assert shown(tables) == before
        tables.step(good)
        assert shown(tables) != before


@workers
def test_a_closed_environment_says_so(workers: int) -> None:
    tables = VectorEnv("kabale", 2, seats=2, workers=workers)
    tables.close()
    tables.close()
    calls: list[Any] = [
        lambda: tables.step(tables.masks.argmax(axis=1)),
        tables.reset,
        tables.state_dict,
        lambda: tables.load_state_dict({}),
    ]
    for call in calls:
        with pytest.raises(RuntimeError, match="is closed"):
            call()


@pytest.mark.skipif(sys.platform == "win32", reason="kills a process by signal")
@pytest.mark.parametrize("lost", [0, 1])
def test_a_lost_worker_is_reported_and_the_others_leave(lost: int) -> None:
    tables = VectorEnv("kabale", 2, seats=2, workers=2)
    kept, gone = tables._workers[1 - lost], tables._workers[lost]
    os.kill(gone.pid, signal.SIGKILL)
    gone.join(10)
    with pytest.raises(RuntimeError, match="a worker has gone"):
        tables.step(tables.masks.argmax(axis=1))
    assert not kept.is_alive()
    with pytest.raises(RuntimeError, match="is closed"):
        tables.step(tables.masks.argmax(axis=1))


def test_a_failure_in_a_worker_is_told_with_its_cause() -> None:
    tables = VectorEnv("kabale", 2, seats=2, workers=1)
    saved = tables.state_dict()
    saved["lanes"][1]["own"] = saved["lanes"][1].pop("decisions")
    with pytest.raises(RuntimeError, match=r"a worker failed(.|\n)*KeyError: 'decisions'"):
        tables.load_state_dict(saved)
    assert tables._workers == []


def test_a_script_without_a_guard_is_told_of_it(tmp_path: Path) -> None:
    script = tmp_path / "unguarded.py"
    script.write_text("from intrika.envs.vector import VectorEnv\nVectorEnv('kabale', 1)\n")
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=120)
    assert run.returncode
    assert 'if __name__ == "__main__":' in run.stderr.splitlines()[-1]
    assert '__name__ == "__main__"' in (VectorEnv.__doc__ or "")


def test_a_seed_is_drawn_unless_it_is_told() -> None:
    drawn = [VectorEnv("kabale", 2, seats=2, seed=None, workers=0) for _ in range(2)]
    assert drawn[0].seed != drawn[1].seed
    again = VectorEnv("kabale", 2, seats=2, seed=drawn[0].seed, workers=0)
    assert shown(again) == shown(drawn[0])
    for seed in (3, np.int64(3)):
        again.reset(seed)
        assert (type(again.seed), again.seed) == (int, 3)
        assert shown(again) == shown(VectorEnv("kabale", 2, seats=2, seed=3, workers=0))
    for bad in BAD_SEEDS:
        with pytest.raises(BadInput, match="a seed is a whole number"):
            VectorEnv("kabale", 2, seats=2, seed=bad, workers=0)
        with pytest.raises(BadInput, match="a seed is a whole number"):
            again.reset(bad)
    assert again.seed == 3


@workers
def test_a_reset_without_a_seed_gives_the_games_that_come_next(workers: int) -> None:
    made = [VectorEnv("kabale", 3, seats=2, seed=1, workers=n) for n in (0, workers)]
    made[0].step(made[0].masks.argmax(axis=1))
    before = shown(made[1])
    for tables in made:
        tables.reset()
    assert shown(made[0]) == shown(made[1]) != before
    made[1].close()


@workers
@pytest.mark.parametrize("opponent", ["", "random"])
def test_saved_games_go_on_alike_whatever_the_workers(workers: int, opponent: str) -> None:
    def make(workers: int, seed: int) -> VectorEnv:
        return VectorEnv("kabale", 3, 2, seed, workers, opponent=opponent, max_decisions=25)

    with make(0, 5) as first, make(workers, 6) as other:
        for _ in range(20):
            first.step(last_legal(first))
        other.load_state_dict(json.loads(json.dumps(first.state_dict())))
        assert (other.seed, shown(other)) == (5, shown(first))
        for _ in range(40):
            for tables in (first, other):
                tables.step(last_legal(tables))
            assert shown(first) == shown(other)
        assert other.state_dict() == first.state_dict()


def test_games_saved_from_others_are_refused() -> None:
    saved = VectorEnv("kabale", 2, seats=2, workers=0).state_dict()
    with pytest.raises(BadInput, match="saved with seats 2, not 3"):
        VectorEnv("kabale", 2, seats=3, workers=0).load_state_dict(saved)
    with pytest.raises(BadInput, match="saved with count 2, not 4"):
        VectorEnv("kabale", 4, seats=2, workers=0).load_state_dict(saved)


def test_bad_arguments_are_refused_before_any_worker_starts() -> None:
    with pytest.raises(BadInput, match="at least one game"):
        VectorEnv("kabale", 0)
    with pytest.raises(BadInput, match="no bot"):
        VectorEnv("kabale", 1, opponent="wizard")
    with pytest.raises(BadInput, match="place, score"):
        VectorEnv("kabale", 1, reward="fame")
