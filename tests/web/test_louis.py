"""The board of Ludvík XIV. in a real browser: everything is decided by clicking the thing itself."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from intrika.core.event import Event, event_type
from intrika.core.match import Match
from intrika.core.open_view import open_view
from intrika.games.louis import events
from tests.web.conftest import Guest, Server
from tests.web.louis_table import (
    GAME,
    NAMES,
    Clicks,
    Keyboard,
    Player,
    Stage,
    ends_by_seal,
    glowing,
    kind_of,
    lean,
    positions,
    seal,
    still,
)  # fmt: skip
from tests.web.steps import BOT, ME, OPEN, faults, my_turn, open_table, over

BOARD = Path(__file__).parent.parent.parent / "web" / "src" / "boards" / "louis"
GAMES = 150  # random games at most, until together they have asked every question
COUNTED = """window.flights = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  window.flights += 1;
  return animate.apply(this, given);
};"""
QUESTIONS = {
    "supply", "start-marker", "end-marker", "conde", "maintenon", "maintenon-take", "turn",
    "turn-exchange", "turn-pay-and-pass", "mode", "mode-four", "placement", "placement-four",
    "intrigue", "intrigue-held", "first", "buy", "mission", "mission-swap", "pay", "draw", "keep",
    "put-off", "put-off-second",
}  # fmt: skip
Position = tuple[str, Match, int]


def sample(each: int) -> list[Position]:
    """Some positions of every kind of question; the match is a snapshot of its moment."""
    seen: Counter[str] = Counter()
    found: list[Position] = []
    for name, match, seat in positions(GAMES):
        if name in QUESTIONS and seen[name] < each:
            seen[name] += 1
            found.append((name, still(match), seat))
            if len(seen) == len(QUESTIONS):
                break
    assert set(seen) == QUESTIONS
    return found


@pytest.fixture(scope="module")
def every_question() -> list[Position]:
    return sample(4)


def ask_of(match: Match) -> str:
    ask = match.state.asking()
    assert ask is not None
    return ask.name


# -- every decision is a thing -----------------------------------------------------------------


@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
def test_every_legal_action_glows(
    guest: Guest, every_question: list[Position], size: str
) -> None:
    """For each action of each question some visible thing glows, and nothing else does."""
    page = guest(size=size)
    stage = Stage(page)
    for name, match, seat in every_question[:: 1 if size == "desktop" else 2]:
        stage.show(match, seat)
        actions = [a.to_json() for a in match.state.options(seat)]
        things = {a["id"] for a in actions if not ends_by_seal(a, ask_of(match))}
        assert glowing(page) == things, name
        if len(things) < len(actions):
            assert seal(page), name


def test_clicks_play_exactly_that(guest: Guest, every_question: list[Position]) -> None:
    """What a thing stands for is what the server gets, at once or by the seal."""
    page = guest()
    stage, clicks = Stage(page), Clicks(page)
    rng = random.Random(5)
    for name, match, seat in every_question[::2]:
        actions = [a.to_json() for a in match.state.options(seat)]
        for action in rng.sample(actions, min(3, len(actions))):
            stage.show(match, None)  # a question that comes again keeps what was picked
            stage.show(match, seat)
            clicks.make(action, ask_of(match), match)
            assert stage.acts[:1] == [action], (name, action)
