"""Many games at once: reproducible from a seed, whatever the number of workers."""

from __future__ import annotations

import hashlib

import pytest

np = pytest.importorskip("numpy", reason="needs numpy")

from intrika.core.playout import playout  # noqa: E402
from intrika.envs.table import rewards_of  # noqa: E402
from intrika.envs.vector import VectorEnv  # noqa: E402


def checksum(game: str, workers: int, seed: int, opponent: str = "", steps: int = 150) -> str:
    """Of everything that three tables show while random legal actions are played."""
    rng = np.random.default_rng(1)
    made = hashlib.blake2b()
    tables = VectorEnv(game, 3, seats=2, seed=seed, workers=workers, opponent=opponent)
    with tables:
        for _ in range(steps):
            made.update(tables.observations.tobytes() + tables.masks.tobytes())
            made.update(tables.rewards.tobytes() + tables.done.tobytes() + tables.seat.tobytes())
            tables.step((tables.masks * rng.random(tables.masks.shape)).argmax(axis=1))
    return made.hexdigest()


@pytest.mark.parametrize("game", ["kabale", "legends"])
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    assert checksum(game, 0, 5) == checksum(game, 2, 5)
    assert checksum(game, 0, 5) != checksum(game, 0, 6)


def test_games_begin_anew_and_leave_their_rewards() -> None:
    rng = np.random.default_rng(2)
    ended = 0
    with VectorEnv("kabale", 4, seats=3, seed=1, workers=0) as tables:
        for _ in range(400):
            tables.step((tables.masks * rng.random(tables.masks.shape)).argmax(axis=1))
            assert tables.masks.any(axis=1).all()
            for i in range(4):
                if tables.done[i]:
                    ended += 1
                    assert abs(tables.rewards[i].sum()) < 1e-6
                    assert tables.rewards[i].any()
                else:
                    assert not tables.rewards[i].any()
    assert ended >= 4


def test_an_observation_and_a_mask_are_those_of_the_game() -> None:
    with VectorEnv("viceroy", 2, seats=2, seed=3, workers=0) as tables:
        for _ in range(60):
            for lane in tables._lanes:
                seat = int(tables.seat[lane.number])
                row = np.empty(tables.observations.shape[1], np.float32)
                lane.game.observe(lane.state, seat, row.data)
                assert (row == tables.observations[lane.number]).all()
                legal = [a.id for a in lane.state.options(seat)]
                assert tables.masks[lane.number].nonzero()[0].tolist() == sorted(legal)
            tables.step(tables.masks.argmax(axis=1))


def test_a_bot_plays_the_other_seats() -> None:
    assert checksum("kabale", 0, 5, "random", 60) == checksum("kabale", 1, 5, "random", 60)
    with VectorEnv("kabale", 3, seats=2, seed=1, workers=0, opponent="greedy") as tables:
        for _ in range(5):
            tables.step(tables.masks.argmax(axis=1))
            assert all(lane.state.to_act() == (lane.own,) for lane in tables._lanes)


def test_rewards_by_place_share_ties() -> None:
    import intrika

    for seed in range(30):
        state = intrika.game("legends").new(seats=4, seed=seed, options={"setup": "random"})
        playout(state, seed)
        rewards, places = rewards_of(state), state.result().places
        assert abs(sum(rewards)) < 1e-9
        assert max(rewards) == max(r for r, p in zip(rewards, places, strict=True) if p == 1)
        assert rewards_of(state, "score") == [t / 100 for t in state.result().totals]
