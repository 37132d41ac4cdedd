"""A whole game in the frame every board stands in, by the keyboard alone and to the last page."""

from __future__ import annotations

from tests.web.conftest import Guest
from tests.web.steps import BOT, ME, faults, my_turn, open_table, over

MOST_TURNS = 400


def test_a_game_without_a_board_is_played_to_its_end_by_keyboard(guest: Guest) -> None:
    page = guest("Eliška", lang="en")
    id = open_table(page, "legends", ME, BOT, setup="first_game")
    for _ in range(MOST_TURNS):
        my_turn(page)
        if over(page):
            break
        page.keyboard.press("n")  # the first thing that may be chosen
        focused = page.evaluate("document.activeElement.className")
        assert "legal" in focused, focused
        version = page.locator(".ptext p").inner_text() + page.locator(".log li").last.inner_text()
        page.keyboard.press("Enter")
        page.wait_for_function(
            """before => document.querySelector("dialog.vellum")
                || document.querySelector(".ptext p").innerText
                + [...document.querySelectorAll(".log li")].at(-1).innerText !== before""",
            arg=version,
        )
    sheet = page.get_by_role("dialog")
    assert "Total" in sheet.inner_text()
    result = page.context.request.get(f"/api/tables/{id}").json()
    assert result["phase"] == "over"
    assert faults(page) == []
    sheet.get_by_role("button", name="Rematch").click()
    page.wait_for_function("id => !location.pathname.endsWith(id)", arg=id)
    my_turn(page)
