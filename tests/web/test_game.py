"""The last page of a game: the score, and the way to the next one."""

from __future__ import annotations

from tests.web.conftest import Guest
from tests.web.steps import BOT, ME, faults, my_turn, open_table


def test_a_finished_game_shows_its_score_and_leads_to_a_rematch(guest: Guest) -> None:
    page = guest("Eliška", lang="en")
    id = open_table(page, "legends", ME, BOT, setup="first_game")
    assert page.context.request.post(f"/api/tables/{id}/leave", data={"level": "page"}).ok
    sheet = page.get_by_role("dialog")
    sheet.wait_for(timeout=60_000)
    assert "Total" in sheet.inner_text()
    assert page.context.request.get(f"/api/tables/{id}").json()["phase"] == "over"
    assert faults(page) == []
    sheet.get_by_role("button", name="Rematch").click()
    page.wait_for_function("id => !location.pathname.endsWith(id)", arg=id)
    my_turn(page)
