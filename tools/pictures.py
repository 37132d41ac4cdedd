"""Take the pictures of the page for docs/pictures: python -m tools.pictures [NAME …]

A real server with a fresh data folder, a real browser; a bot plays for the guest up to a position
worth looking at, then the guest comes back.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.web.conftest import FLAGS, ROOT, SIZES, Server
from tests.web.legends_table import Keyboard
from tests.web.louis_table import Player
from tests.web.steps import BOT, ME, OPEN, my_turn, open_table
from tools.build_page import build_page

FOLDER = ROOT / "docs" / "pictures"
QUALITY = 82
MOVES = ("ancient_phoenix", "cursed_banshee", "cursed_gargoyles", "dire_goblin", "forest_pixie")
Page = Any


def advance(page: Page, id: str, events: int) -> None:
    """Let a bot play for the guest until so much has happened, and it is the guest's turn."""
    page.context.request.post(f"/api/tables/{id}/leave", data={"level": "adviser"})
    page.wait_for_function(
        "many => document.querySelectorAll('.log li').length >= many", arg=events, timeout=120_000
    )
    page.context.request.post(f"/api/tables/{id}/return")
    my_turn(page, 60_000)
    page.mouse.move(0, 0)
    page.wait_for_timeout(2500)


def home(page: Page) -> None:
    open_table(page, "viceroy", ME, BOT, BOT)
    my_turn(page)
    open_table(page, "kabale", ME, OPEN, BOT)
    page.goto("/")
    page.get_by_text("Moje partie").or_(page.get_by_text("My games")).first.wait_for()
    page.get_by_role("article").first.wait_for()


def new_table(page: Page) -> None:
    page.goto("/new/kabale")
    page.get_by_role("switch").first.wait_for()


def waiting_room(page: Page) -> None:
    open_table(page, "kabale", ME, OPEN, BOT, BOT)
    page.locator("svg.qr").wait_for()


def kabale(page: Page) -> None:
    advance(page, open_table(page, "kabale", ME, BOT, BOT, BOT), 40)


def viceroy(page: Page) -> None:
    advance(page, open_table(page, "viceroy", ME, BOT, BOT), 150)


def legends(page: Page) -> None:
    """In the middle of a game, with a move being planned."""
    person = Keyboard(page, 6)
    modules = {"citadels": True, "encounters": True}
    open_table(page, "legends", ME, BOT, BOT, setup="red_coast", **modules)
    moving: list[Any] = []
    while not moving:
        page.wait_for_timeout(30)
        if person.actions and person.view["picks"] > 10:
            moving = [a for a in person.actions if a.get("card") in MOVES]
        if person.actions and not moving:
            person.move()
    person.press(moving[-1]["id"])
    person.confirm()
    page.locator(".region.legal").first.wait_for()
    for _ in range(3):
        person.click(page.locator(".region.legal").first)
    page.evaluate("document.activeElement.blur()")


def louis(page: Page) -> None:
    """In the middle of a turn of round 2: a card in mind, its first markers on the way."""
    person = Player(page, 5)
    open_table(page, "louis", ME, BOT, BOT)
    my_turn(page)
    while True:
        asked = person.view["ask"]["name"] if person.actions else ""
        if asked == "turn" and (person.view["round"] > 1 and person.view["ask"]["count"] < 4):
            break
        if asked:
            person.move()
        page.wait_for_timeout(20)
    page.wait_for_timeout(2500)
    for thing in (".hand .card.legal", ".tile.legal", ".tile.legal:not(.picked)"):
        found = page.locator(thing)
        if found.count():
            found.first.click()
    page.mouse.move(0, 0)


def kingdoms(page: Page) -> None:
    seats = (ME, BOT, BOT, BOT)
    advance(page, open_table(page, "kingdoms", *seats, exploration_tokens=True), 60)


def rules(page: Page) -> None:
    kabale(page)
    page.keyboard.press("r")
    page.locator(".cls.hit").wait_for()


def score(page: Page) -> None:
    id = open_table(page, "viceroy", ME, BOT, BOT)
    page.context.request.post(f"/api/tables/{id}/leave", data={"level": "page"})
    page.locator("dialog.vellum").wait_for(timeout=300_000)


PICTURES: dict[str, Callable[[Page], None]] = {
    "home": home,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "kabale": kabale,
    "viceroy": viceroy,
    "legends": legends,
    "louis": louis,
    "kingdoms": kingdoms,
    "rules": rules,
    "score": score,
}
LOOKS = {"desktop": ("light", "cs"), "phone": ("dark", "en")}


def take(browser: Any, url: str, name: str) -> None:
    """One page on the desk and on the phone."""
    for size, (theme, lang) in LOOKS.items():
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            device_scale_factor=1 if size == "desktop" else 2,
            locale="cs-CZ" if lang == "cs" else "en-GB",
            color_scheme=theme,
        )
        context.request.patch("/api/me", data={"name": "Eliška"})
        page = context.new_page()
        PICTURES[name](page)
        page.wait_for_timeout(800)
        path = FOLDER / f"{name}-{size}.jpg"
        page.screenshot(path=path, type="jpeg", quality=QUALITY)
        print(path.relative_to(ROOT), path.stat().st_size // 1000, "kB")
        context.close()


def main(names: list[str]) -> None:
    program = shutil.which("chromium")
    if program is None:
        sys.exit("pictures need Chromium (apt install chromium)")
    build_page(ROOT)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        server = Server(Path(data))
        browser = driver.chromium.launch(executable_path=program, args=FLAGS)
        try:
            for name in names or PICTURES:
                take(browser, server.url, name)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
