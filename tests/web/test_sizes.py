"""From the smallest phone to the widest screen nothing leaves the page or is hard to touch."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.steps import BOT, ME, OPEN, my_turn, open_table

WIDTHS = [(360, 640), (699, 900), (700, 900), (1199, 800), (1200, 800), (2560, 1440)]
TAP = 44
# What can be pressed and is smaller than a fingertip; links inside a sentence may be.
SMALL = """least => [...document.querySelectorAll("button, a[href], input, select, [role=switch]")]
    .filter(el => el.checkVisibility({visibilityProperty: true}))
    .filter(el => !el.closest("label, small, .tip, .cls, .body p, main > ul li"))
    .map(el => {
        const box = el.getBoundingClientRect();
        const after = getComputedStyle(el, "::after");
        const grown = after.position === "absolute" ? -2 * parseFloat(after.top) || 0 : 0;
        return [box.width + grown, box.height + grown, (el.ariaLabel || el.innerText).slice(0, 40)];
    })
    .filter(([width, height]) => width > 1 && height > 1 && (width < least || height < least))"""


def fits(page: Any) -> None:
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{wide} px on a screen of {width} px"


def test_home_fits(guest: Guest) -> None:
    page = guest("Eliška")
    page.goto("/")
    page.get_by_role("article").first.wait_for()
    fits(page)


def test_new_table_fits(guest: Guest) -> None:
    page = guest("Eliška")
    page.goto("/new/legends")
    page.get_by_role("switch").first.wait_for()
    fits(page)


def test_waiting_room_fits(guest: Guest) -> None:
    page = guest("Eliška")
    open_table(page, "kabale", ME, OPEN, BOT, OPEN, BOT, OPEN)
    page.locator("svg.qr").wait_for()
    fits(page)


@pytest.mark.parametrize("game", ["kabale", "viceroy", "louis"])
def test_table_fits(guest: Guest, game: str) -> None:
    page = guest("Eliška")
    open_table(page, game, ME, BOT, BOT)
    my_turn(page)
    fits(page)


@pytest.mark.parametrize("path", ["/", "/new/kabale", "/rules/louis", "/about"])
def test_pages_can_be_touched(guest: Guest, path: str) -> None:
    page = guest("Eliška", size="phone")
    page.goto(path)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_timeout(500)
    assert page.evaluate(SMALL, TAP) == []


def test_the_waiting_room_can_be_touched(guest: Guest) -> None:
    page = guest("Eliška", size="phone")
    open_table(page, "kabale", ME, OPEN, BOT)
    page.locator("svg.qr").wait_for()
    assert page.evaluate(SMALL, TAP) == []


def test_the_frame_of_the_table_can_be_touched(guest: Guest) -> None:
    page = guest("Eliška", size="phone")
    open_table(page, "louis", ME, BOT)
    my_turn(page)
    assert page.evaluate(SMALL, TAP) == []
