"""Observations: any buffer of 32-bit floats, turned to the observer; and the check can fail."""

from __future__ import annotations

import random
from array import array
from typing import Any

import pytest

import intrika
from intrika import checks
from intrika.core.observation import HIGHEST, buffer, observe
from intrika.core.recall import Recall, recall_of, recall_size, tensor

GAMES = [pytest.param(game, id=game.id) for game in intrika.games()]


def part(game: intrika.Game, row: Any, name: str) -> list[float]:
    found = next(part for part in game.observation.named() if part.name == name)
    return list(row[found.at : found.at + found.length])


def played(game: intrika.Game, seats: int, steps: int, seed: int = 1) -> intrika.State:
    rng = random.Random(seed)
    state = game.new(seats, seed)
    for _ in range(steps):
        if state.over:
            break
        seat = state.to_act()[0]
        state.act(seat, rng.choice(state.options(seat)))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_slices_lie_side_by_side_and_fill_the_row(game: intrika.Game) -> None:
    at = 0
    names = set()
    for found in game.observation.named():
        assert found.at == at
        assert found.says
        at += found.length
        names.add(found.name)
    assert at == game.observation.size
    assert len(names) == len(game.observation.named())


@pytest.mark.parametrize("game", GAMES)
def test_a_dirty_buffer_is_filled_whole(game: intrika.Game) -> None:
    state = played(game, game.min_seats, 25)
    clean, dirty = buffer(game.observation), array("f", [9.0] * game.observation.size)
    observe(state, 0, clean)
    observe(state, 0, dirty)
    observe(state, 0, memoryview(dirty))
    assert clean == dirty
    assert max(clean) <= HIGHEST


def test_the_observer_comes_first() -> None:
    game = intrika.game("kabale")
    state = game.new(seats=3, seed=4, options={"starter": 1})
    for seat, relative in ((0, 1), (1, 0), (2, 2)):
        row = buffer(game.observation)
        observe(state, seat, row)
        flags = [part(game, row, f"to_act.{i}")[0] for i in range(3)]
        assert flags.index(1.0) == relative
        assert part(game, row, "seat")[seat] == 1.0


@pytest.mark.parametrize("bad", [array("d", [0.0] * 1072), array("f", [0.0] * 5), bytes(4288)])
def test_other_buffers_are_refused(bad: Any) -> None:
    with pytest.raises(intrika.BadInput, match="1072 32-bit floats"):
        observe(intrika.game("kabale").new(2), 0, bad)


def look_through(game: intrika.Game) -> None:
    for seed in range(20):
        checks.check_observations(game, 2, {}, seed)


COMPILED = not hasattr(type(intrika.game("kabale")).observe, "__code__")
honest_only = pytest.mark.skipif(COMPILED, reason="a compiled game cannot be changed from here")


@honest_only
def test_the_check_notices_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = intrika.game("kabale")
    honest, layout = type(game).observe, game.observation
    hand = next(part for part in layout.slices if part.name == "hand")

    def without_hand(self: Any, s: Any, seat: int, out: Any) -> None:
        honest(self, s, seat, out)
        out[hand.at : hand.at + hand.length] = array("f", [0.0] * hand.length)

    monkeypatch.setattr(type(game), "observe", without_hand)
    with pytest.raises(checks.CheckFailed, match="one observation for two views"):
        look_through(game)


@honest_only
def test_the_check_notices_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = intrika.game("kabale")
    honest = type(game).observe

    def with_secret(self: Any, s: Any, seat: int, out: Any) -> None:
        honest(self, s, seat, out)
        out[0] = s.piles[seat][-1] / 32

    monkeypatch.setattr(type(game), "observe", with_secret)
    with pytest.raises(checks.CheckFailed, match="is told a secret"):
        look_through(game)


@pytest.mark.parametrize("game", GAMES)
def test_information_states_keep_the_whole_past(game: intrika.Game) -> None:
    """They grow with every decision, are the same in a copy, and tell no secrets."""
    state = game.new(game.min_seats, 5, log=True)
    recall = Recall(state)
    rng = random.Random(2)
    seen = set()
    for _ in range(40):
        seat = state.to_act()[0]
        text = recall.text(state, 0)
        assert text not in seen
        seen.add(text)
        assert recall.copy().key(state, 0) == recall.key(state, 0)
        other = state.determinize(0, rng)
        assert recall.seen_from(0).text(other, 0) == text
        assert tensor(other, recall.seen_from(0), 0) == tensor(state, recall, 0)
        recall.act(state, seat, rng.choice(state.options(seat)))
    assert recall_of(recall.to_json()).text(state, 0) == recall.text(state, 0)
    assert len(tensor(state, recall, 0)) == recall_size(game.observation.size)


def test_the_decisions_of_others_are_remembered_as_they_were_seen() -> None:
    game = intrika.game("kabale")
    state = game.new(2, 3, options={"starter": 0}, log=True)
    first, second = Recall(state), Recall(state.copy())
    one, two = state.copy(), state.copy()
    a, b = state.options(0)[0], state.options(0)[1]
    first.act(one, 0, a)
    second.act(two, 0, b)
    assert first.text(one, 1) != second.text(two, 1)
    assert "0 play ? 1" in first.text(one, 1)
    assert "0 play ? 2" in second.text(two, 1)
    assert first.chains[1].digest != second.chains[1].digest
