"""How the board of Kingdoms looks and reads: sizes, axe, spectators, motion, words."""

from __future__ import annotations

from typing import Any

import pytest

from intrika.core.open_view import open_view
from tests.web.conftest import Guest
from tests.web.kingdoms_table import NAMES, Position, Stage, glowing, one, sample
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
    wanted = {"faction", "side", "split", "participate", "target", "bid", "trade", "pay"}
    for name, match, seat in every_question:
        if name in wanted:
            wanted.remove(name)
            stage.show(match, seat)
            assert faults(page) == [], name


@pytest.mark.parametrize("width", [360, 700, 1199, 2560])
def test_nothing_leaves_the_page(guest: Guest, every_question: list[Position], width: int) -> None:
    """From 360 to 2560 px the page never scrolls sideways and every target can be seen."""
    page = guest()
    page.set_viewport_size({"width": width, "height": 740 if width < 700 else 900})
    stage = Stage(page)
    least = 40 if width < 700 else 24
    for name, match, seat in every_question[::5]:
        stage.show(match, seat)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
        for thing in page.locator("[data-act]:visible").all()[:6]:
            thing.scroll_into_view_if_needed()
            box = thing.bounding_box()
            assert box, name
            assert box["x"] > -box["width"] / 2, name
            assert box["x"] + box["width"] / 2 < width, name
            assert min(box["width"], box["height"]) >= least, (name, box)


def test_a_spectator_sees_all_lands_and_no_targets(
    guest: Guest, every_question: list[Position]
) -> None:
    """Nor does anything break in any position, also in the view that sees everything."""
    page = guest()
    stage = Stage(page)
    for _, match, _ in every_question[::2]:
        stage.show(match, None)
        assert glowing(page) == set()
        stage.show_view(match, open_view(match.state))
        assert glowing(page) == set()
    match, _ = one(every_question, "target")
    stage.show(match, None)
    assert page.locator(".land").count() == len(match.state.view(None)["territories"])
    assert page.locator("section.tray").count() == 0


def explored(state: Any) -> bool:
    return bool(state.exploring and state.turn and state.seats > 2)


def test_what_others_have_is_one_click_away(guest: Guest, every_question: list[Position]) -> None:
    """Faction cards of everybody, and the tokens that are still unseen."""
    found = [(m, s) for _, m, s in every_question if explored(m.state)]
    match, seat = found[0]
    state = match.state
    page = guest(lang="en")
    Stage(page).show(match, seat)
    other = (seat + 1) % state.seats
    page.locator("aside.rail").get_by_role(
        "button", name=f"{NAMES[other]}: open the faction card"
    ).click()
    card = page.get_by_role("dialog")
    assert card.locator("ol li").count() == 5
    page.keyboard.press("Escape")
    page.get_by_role("button", name="tokens face down").click()
    told = page.get_by_role("dialog").inner_text()
    unseen = match.state.view(seat)["unseen"]
    assert f"Not yet turned up: {len(unseen)}" in told


def test_events_move_and_a_click_ends_it(guest: Guest, every_question: list[Position]) -> None:
    """With motion things travel, never longer than the queue allows; without, they are outlined."""
    match, seat = one(every_question, "participate")
    before = still(match)
    match.act(seat, match.state.options(seat)[-1])
    check_motion(guest, Stage, before, match, seat)
