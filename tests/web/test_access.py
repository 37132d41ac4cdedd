"""axe-core finds nothing wrong on any page, in both themes, on the desk and on the phone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Guest
from tests.web.steps import BOT, ME, OPEN, faults, my_turn, open_table

LOOKS = [
    pytest.param((size, theme, lang), id=f"{size}-{theme}-{lang}")
    for size, theme, lang in (
        ("desktop", "light", "cs"),
        ("desktop", "dark", "en"),
        ("phone", "light", "en"),
        ("phone", "dark", "cs"),
    )
]


@pytest.fixture(params=LOOKS)
def page(request: pytest.FixtureRequest, guest: Guest) -> Any:
    size, theme, lang = request.param
    made = guest("Eliška", size=size, theme=theme, lang=lang)
    yield made
    wide = made.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"the page is wider than the window: {wide}"


def test_home(page: Any) -> None:
    page.goto("/")
    page.get_by_role("article").first.wait_for()
    assert faults(page) == []


def test_new_table(page: Any) -> None:
    page.goto("/new/legends")
    page.get_by_role("switch").first.wait_for()
    assert faults(page) == []


def test_rules(page: Any) -> None:
    page.goto("/rules/viceroy")
    page.locator(".cls").first.wait_for()
    assert faults(page) == []


def test_about(page: Any) -> None:
    page.goto("/about")
    page.get_by_role("heading", level=1).wait_for()
    assert faults(page) == []


def test_lost_page(page: Any) -> None:
    page.goto("/nowhere/at/all")
    page.get_by_role("heading", level=1).wait_for()
    assert faults(page) == []


def test_waiting_room(page: Any) -> None:
    open_table(page, "louis", ME, OPEN, BOT)
    page.locator("svg.qr").wait_for()
    assert faults(page) == []


@pytest.mark.parametrize("game", ["kabale", "viceroy", "louis"])
def test_table(page: Any, game: str) -> None:
    open_table(page, game, ME, BOT)
    my_turn(page)
    assert faults(page) == []


def test_drawers(page: Any) -> None:
    open_table(page, "kabale", ME, BOT)
    my_turn(page)
    page.keyboard.press("r")
    page.locator(".cls.hit").wait_for()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.locator(".tools button").last.click()
    page.get_by_role("radiogroup").first.wait_for()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert faults(page) == []
