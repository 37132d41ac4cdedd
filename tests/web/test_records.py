"""Finished games in the browser: the list, its filters, files; a table that can only be read."""

from __future__ import annotations

import re
import sqlite3
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Guest, Server
from tests.web.steps import BOT, ME, faults


def finish(page: Any, public: bool = False) -> str:
    """A game to its end, played by a stand-in."""
    table = {"game": "kabale", "seats": [ME, BOT], "options": {}, "public": public}
    id = str(page.context.request.post("/api/tables", data=table).json()["id"])
    page.context.request.post(f"/api/tables/{id}/leave", data={"level": "page"})
    for _ in range(300):
        if page.context.request.get(f"/api/tables/{id}").json()["phase"] == "over":
            return id
        page.wait_for_timeout(50)
    raise AssertionError("the game does not end")


def test_my_finished_games_are_listed_filtered_and_taken_away(guest: Guest) -> None:
    page, other = guest("Eliška"), guest("Tereza", size="phone", lang="en", theme="dark")
    secret, shown = finish(page), finish(page, public=True)
    page.goto("/")
    page.get_by_role("region", name="Moje partie").get_by_role(
        "link", name="Dohrané partie"
    ).click()
    page.get_by_role("heading", name="Dohrané partie").wait_for()
    rows = page.locator("ul.list > li")
    rows.first.wait_for()
    assert rows.count() == 2
    assert page.locator("main").get_by_role("status").inner_text() == "2 partie"
    assert re.search(r"[12]\. místo", rows.first.inner_text())
    assert "Eliška" in rows.first.inner_text()
    assert rows.first.get_by_role("link", name=re.compile("Přehrát")).get_attribute("href") == (
        f"/t/{shown}/replay"
    )
    with page.expect_download() as started:
        rows.first.get_by_role("link", name=re.compile("Záznam")).click()
    record = Path(started.value.path()).read_text(encoding="utf-8")
    assert record.startswith("intrika record 1\ngame kabale\n")
    assert re.fullmatch(r"[\d-]+-kabale-\w+\.irec", started.value.suggested_filename)
    with page.expect_download() as started:
        page.get_by_role("link", name="Stáhnout všechny (zip)").click()
    with zipfile.ZipFile(started.value.path()) as made:
        assert len(made.namelist()) == 3
        assert record in [made.read(name).decode() for name in made.namelist()]
    page.locator("select").nth(0).select_option("louis")
    page.get_by_text("Nic tu není.").wait_for()
    page.locator("select").nth(0).select_option("kabale")
    page.locator("select").nth(2).select_option("@page")
    rows.first.wait_for()
    assert "game=kabale" in page.url
    assert "player=%40page" in page.url
    page.reload()
    rows.first.wait_for()
    assert rows.count() == 2
    assert faults(page) == []
    other.goto("/records")
    other.get_by_text("There is nothing here.").wait_for()
    other.get_by_role("link", name="Public").click()
    public = other.locator("ul.list > li")
    public.first.wait_for()
    found = public.get_by_role("link", name=re.compile("Table")).evaluate_all(
        "all => all.map((one) => one.getAttribute('href'))"
    )
    assert f"/t/{shown}" in found
    assert f"/t/{secret}" not in found
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(other) == []


def test_a_table_of_other_rules_says_why_and_gives_its_record(
    browser: Any, built_page: None, tmp_path_factory: pytest.TempPathFactory
) -> None:
    own = Server(tmp_path_factory.mktemp("pinned"))
    context = browser.new_context(base_url=own.url, locale="cs-CZ", reduced_motion="reduce")
    context.set_default_timeout(10_000)
    try:
        page = context.new_page()
        id = finish(page)
        asked = {"game": "viceroy", "seats": [ME, BOT], "options": {}, "public": False}
        running = str(context.request.post("/api/tables", data=asked).json()["id"])
        own.stop()
        with sqlite3.connect(own.data / "intrika.db") as database:
            database.execute("UPDATE tables SET rules = '0'")
        database.close()
        own.start(int(own.url.rpartition(":")[2]))
        page.goto(f"/t/{running}")
        page.get_by_role("heading", name="Tahle partie tu nemůže pokračovat").wait_for()
        assert "pravidel verze 0" in page.locator("main").inner_text()
        assert "neobsahuje cizí tajemství" in page.locator("main").inner_text()
        with page.expect_download() as started:
            page.get_by_role("link", name="Uložit záznam").click()
        text = Path(started.value.path()).read_text(encoding="utf-8")
        assert "rules 0\n" in text
        assert "seed ?\n" in text
        assert faults(page) == []
        page.goto(f"/t/{id}")
        page.get_by_role("heading", name="Dohraná podle jiných pravidel").wait_for()
        page.goto("/")
        mine = page.get_by_role("region", name="Moje partie")
        mine.get_by_text("Nelze pokračovat").wait_for()
        page.goto("/records")
        row = page.locator("ul.list > li")
        row.wait_for()
        assert "starší pravidla" in row.inner_text()
        assert row.get_by_role("link", name=re.compile("Přehrát")).count() == 0
    finally:
        context.close()
        own.stop()
