"""What people do in a browser, in the words of the tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
Page = Any
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "level": "page"}, {"kind": "open"}


def open_table(page: Page, game: str, *seats: dict[str, str], **options: Any) -> str:
    """Open a table by HTTP as this guest and go there; its id."""
    answer = page.context.request.post(
        "/api/tables",
        data={"game": game, "seats": list(seats), "options": options, "public": False},
    )
    assert answer.ok, answer.text()
    id = str(answer.json()["id"])
    page.goto(f"/t/{id}")
    return id


def my_turn(page: Page, timeout: float = 20_000) -> None:
    """Wait until this guest has something to decide, or the game is over."""
    page.wait_for_selector(".prompt.yours, dialog.vellum", timeout=timeout)


def over(page: Page) -> bool:
    return bool(page.locator("dialog.vellum").count())


def faults(page: Page) -> list[str]:
    """What axe-core finds wrong on this page."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run tools/build_page.py with an empty node_modules")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {', '.join(str(node['target'][-1]) for node in fault['nodes'])}: "
        f"{fault['nodes'][0]['failureSummary']}"
        for fault in found["violations"]
    ]
