"""How the board of Legends looks and reads: sizes, axe, spectators, points, motion, words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from intrika.core.match import Match
from intrika.core.open_view import open_view
from intrika.games.legends.scoring import score
from tests.web.conftest import Guest
from tests.web.legends_table import (
    GAME,
    NAMES,
    Position,
    Stage,
    first,
    glowing,
    positions,
    sample,
)  # fmt: skip
from tests.web.stage import check_motion, still
from tests.web.steps import faults


@pytest.fixture(scope="module")
def every_question() -> list[Position]:
    return sample(2)


@pytest.mark.parametrize(
    ("size", "theme", "lang"),
    [("desktop", "light", "cs"), ("desktop", "dark", "en"), ("phone", "dark", "cs")],
)
def test_axe_finds_nothing(
    guest: Guest, every_question: list[Position], size: str, theme: str, lang: str
) -> None:
    page = guest(size=size, theme=theme, lang=lang)
    stage = Stage(page)
    wanted = {"setup-map", "bid", "take-card", "move-step", "destroy"}
    for name, match, seat in every_question:
        if name in wanted:
            wanted.remove(name)
            stage.show(match, seat)
            assert faults(page) == [], name
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]


def test_everything_fits_from_small_to_large(guest: Guest, every_question: list[Position]) -> None:
    """The map and the row are in sight at every width, and nothing leaves the page."""
    page = guest()
    stage = Stage(page)
    found = {name: (match, seat) for name, match, seat in every_question}
    for width, height in ((360, 640), (700, 900), (1024, 768), (1200, 800), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        for name in ("setup-map", "take-card", "move-step"):
            stage.show(*found[name])
            page.wait_for_timeout(60)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
            if name != "setup-map":
                box = page.locator("svg.map").bounding_box()
                assert box is not None
                assert box["height"] > 150, (name, width)


def test_fingers_find_their_targets_on_the_phone(
    guest: Guest, every_question: list[Position]
) -> None:
    """Whatever may be pressed is as large as a fingertip; regions are on a board of their own."""
    page = guest(size="phone")
    stage = Stage(page)
    found = {name: (match, seat) for name, match, seat in every_question}
    for name in ("setup-map", "bid", "take-card", "choose-branch", "move-step"):
        stage.show(*found[name])
        page.wait_for_timeout(60)
        assert page.evaluate(SMALL) == [], name
    page.locator(".whole").click()
    page.locator(".whole").wait_for(state="detached")
    spot = page.locator("[data-spot]").first.bounding_box()
    assert spot is not None
    page.touchscreen.tap(spot["x"] + 1, spot["y"] + 1)
    page.locator(".whole").wait_for()
    assert stage.acts == []


SMALL = """() => [...document.querySelectorAll(".legends button, .tray button")]
    .filter(el => el.checkVisibility({visibilityProperty: true}) && el.getClientRects().length)
    .map(el => [el.offsetWidth, el.offsetHeight, el.ariaLabel || el.innerText])
    .filter(([width, height]) => width < 44 || height < 44)"""


def test_a_spectator_sees_the_whole_and_can_press_nothing(
    guest: Guest, every_question: list[Position]
) -> None:
    page = guest(lang="en")
    stage = Stage(page)
    for name, match, _ in every_question[::2]:
        stage.show(match, None)
        assert glowing(page) == set(), name
        assert page.locator(".tray").count() == 0
        regions = page.locator(".region").count()
        assert regions == len(match.state.view(None)["regions"]), name


def test_the_end_and_the_open_view_are_drawn(guest: Guest) -> None:
    """After the last card, for a seat, a spectator and whoever sees everything."""
    match = Match(GAME, list(NAMES[:3]), 5, {"swamp": True, "discoveries": True, "setup": "random"})
    rng = random.Random(5)
    while not match.state.over:
        seat = match.state.to_act()[0]
        match.act(seat, rng.choice(match.state.options(seat)))
    page = guest()
    stage = Stage(page)
    for watching in (0, None):
        stage.show(match, watching)
        assert page.locator(".region").count() == len(match.state.view(None)["regions"])
    stage.send(
        type="game", table="stage-legends", version=999, decisions=1, view=open_view(match.state),
        decision=None, events=[], fresh=True, undone=None, undo=None,
    )  # fmt: skip
    stage.settle()
    assert page.locator(".region").count() > 15
    hidden = [area for area in match.state.view(None)["regions"] if area["token"] == "hidden"]
    known = [area for area in open_view(match.state)["regions"] if area["token"] == "hidden"]
    assert len(known) <= len(hidden)


def test_points_are_counted_as_the_engine_does(guest: Guest) -> None:
    """The seat panels show what the game would bring if it ended now."""
    page = guest()
    stage = Stage(page)
    seen = 0
    for number, (name, match, _) in enumerate(positions(7)):
        if name != "take-card" or number % 23:
            continue
        state: Any = match.state
        parts = [sum(line.points for part in seat for line in part) for seat in score(state)]
        past = [sum(game[0][seat] for game in state.history) for seat in range(state.seats)]
        stage.show(match, None)
        shown = page.locator(".rail .strip .score b").all_inner_texts()
        assert [int(text) for text in shown] == [a + b for a, b in zip(parts, past, strict=True)]
        seen += 1
    assert seen > 3


def test_what_is_hard_to_remember_is_one_click_away(guest: Guest) -> None:
    match, seat = first("take-card", lambda state, _: state.picks > 9)
    state: Any = match.state
    page = guest()
    Stage(page).show(match, seat)
    page.locator("[data-at=deck]").click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    rest = len(state.deck) - state.dealt
    assert dialog.locator(".cards li").count() == rest
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    other = (seat + 1) % state.seats
    page.get_by_role("button", name=f"Karty a body: {NAMES[other]}").first.click()
    dialog.wait_for()
    assert dialog.locator(".cards li").count() == len(state.cards[other])


def test_the_reason_is_told_for_what_cannot_be_chosen(guest: Guest) -> None:
    """A region without an own army, a card that is too dear: hover says why, with the clause."""
    match, seat = first("build-city", lambda state, seat: len(state.options(seat)) < 5)
    page = guest()
    Stage(page).show(match, seat)
    page.locator(".region[aria-disabled=true] [data-spot]").first.hover()
    page.locator(".tip .why").wait_for()
    assert "§6.3" in page.locator(".tip").inner_text()
    page.mouse.move(2, 2)
    page.locator(".region").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('.map') !== null")


def test_events_move_and_a_click_ends_it(guest: Guest) -> None:
    """With motion things travel, never longer than the queue allows; without, they are outlined."""
    match, seat = first("move-target")
    before = still(match)
    match.act(seat, match.state.options(seat)[0])
    check_motion(guest, Stage, before, match, seat)
