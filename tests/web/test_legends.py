"""The board of Legends in a real browser: everything is decided by clicking the thing itself."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from intrika.core.event import Event, event_type
from intrika.core.match import Match
from intrika.games.legends import events
from tests.web.conftest import Guest, Server
from tests.web.legends_table import (
    GAME,
    NAMES,
    Keyboard,
    Player,
    Stage,
    ends_by_seal,
    glowing,
    positions,
    seal,
    still,
)  # fmt: skip
from tests.web.steps import BOT, ME, OPEN, faults, my_turn, open_table, over

BOARD = Path(__file__).parent.parent.parent / "web" / "src" / "boards" / "legends"
GAMES = 120  # random games at most, until together they have asked every question
QUESTIONS = {
    "setup-map", "setup-start", "setup-second", "setup-token", "place-neutral", "bid",
    "name-first", "take-card", "choose-branch", "place-army", "move-step", "move-target",
    "build-city", "knight-army", "destroy", "queen-buy",
}  # fmt: skip
PLANNED = {"setup-token", "place-army", "move-step", "move-target"}  # may offer more: any order
Position = tuple[str, Match, int]


def sample(each: int) -> list[Position]:
    """Some positions of every kind of question; the match is a snapshot of its moment."""
    seen: Counter[str] = Counter()
    found: list[Position] = []
    for name, match, seat in positions(GAMES):
        if seen[name] < each:
            seen[name] += 1
            found.append((name, still(match), seat))
            if len(seen) == len(QUESTIONS) and min(seen.values()) == each:
                break
    assert set(seen) == QUESTIONS
    return found


@pytest.fixture(scope="module")
def every_question() -> list[Position]:
    return sample(4)


# -- every decision is a thing -----------------------------------------------------------------


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_legal_action_glows(guest: Guest, every_question: list[Position], size: str) -> None:
    """For each action of each question some visible thing glows, and nothing else does."""
    page = guest(size=size)
    stage = Stage(page)
    for name, match, seat in every_question[:: 1 if size == "desktop" else 2]:
        stage.show(match, seat)
        actions = [a.to_json() for a in match.state.options(seat)]
        things = {a["id"] for a in actions if not ends_by_seal(a)}
        shown = glowing(page)
        assert shown >= things, (name, actions)
        if name not in PLANNED:
            assert shown == things, name
        if len(things) < len(actions):
            assert seal(page), name
