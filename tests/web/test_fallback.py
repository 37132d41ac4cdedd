"""A board that cannot be fetched: the position in words, the options as a list."""

from __future__ import annotations

import pytest

from tests.web.conftest import Guest
from tests.web.steps import BOT, ME, faults, my_turn, open_table

TURNS = 3


@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "cs")])
def test_a_game_goes_on_without_its_board(guest: Guest, size: str, lang: str) -> None:
    page = guest("Eliška", size=size, lang=lang)
    page.route("**/assets/kabale-*.js", lambda route: route.abort())
    open_table(page, "kabale", ME, BOT, BOT)
    fallback = page.locator(".fallback")
    fallback.wait_for()
    for _ in range(TURNS):
        my_turn(page)
        choices = fallback.get_by_role("button")
        before = choices.all_inner_texts()
        assert len(before) > 1
        choices.first.click()
        page.wait_for_function(
            "old => [...document.querySelectorAll('.fallback button')]"
            ".map(e => e.innerText).join() !== old",
            arg=",".join(before),
        )
    fold = fallback.locator("summary").first
    fold.click()
    assert fallback.locator("details[open] .line").count()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    page.unroute("**/assets/kabale-*.js")
    page.reload()
    page.wait_for_selector(".prompt")
    assert not fallback.count(), "the board is back"
