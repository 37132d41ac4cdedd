"""What the browser must fetch: never more than the budgets allow."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import ROOT

PAGE = ROOT / "src" / "intrika" / "server" / "page"
FIRST_LOAD = 150_000
BOARD = 60_000
pytestmark = pytest.mark.usefixtures("built_page")


@cache
def manifest() -> dict[str, Any]:
    made: dict[str, Any] = json.loads((PAGE / "manifest.json").read_text(encoding="utf-8"))
    return made


def scripts(entry: str, seen: set[str] | None = None) -> set[str]:
    """The scripts that come with an entry of the page, without what it loads later."""
    seen = set() if seen is None else seen
    part = manifest()[entry]
    if part["file"] not in seen:
        seen.add(part["file"])
        for imported in part.get("imports", ()):
            scripts(imported, seen)
    return seen


def weight(files: set[str]) -> int:
    return sum(len(gzip.compress((PAGE / name).read_bytes(), 9)) for name in files)


def entry(ending: str) -> str:
    found = [name for name in manifest() if name.removesuffix("?raw").endswith(ending)]
    assert len(found) == 1, found
    return found[0]


def texts(lang: str, game: str = "") -> set[str]:
    folder = f"games/{game}/text" if game else "intrika/text"
    found = {entry(f"{folder}/{lang}.ftl")}
    return found | (set() if game else {entry(f"text/web/{lang}.ftl")})


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_first_load_is_light(lang: str) -> None:
    """The heaviest way in: an invitation, so a table page at once, still without its board."""
    files = scripts("index.html") | scripts(entry("pages/TablePage.svelte"))
    files |= {manifest()[name]["file"] for name in texts(lang)}
    assert weight(files) <= FIRST_LOAD


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("game", ["kabale", "viceroy", "legends", "louis", "kingdoms"])
def test_a_board_is_light(game: str, lang: str) -> None:
    """A board with its data, icons and the game's texts, beyond what every table has."""
    files = {manifest()[name]["file"] for name in texts(lang, game)}
    board = [name for name in manifest() if name.endswith(f"boards/{game}/index.ts")]
    for name in board:
        files |= scripts(name)
    files -= scripts("index.html") | scripts(entry("pages/TablePage.svelte"))
    assert weight(files) <= BOARD


def test_nothing_is_asked_of_another_host() -> None:
    for path in PAGE.rglob("*"):
        if path.suffix in (".js", ".css", ".html"):
            text = path.read_text(encoding="utf-8")
            for mark in ("@import", "url(http", "url(//", "fetch(`http", 'src="http', 'href="http'):
                linked = mark == 'href="http' and path.suffix == ".js"  # links in the text
                assert linked or mark not in text, f"{path.name}: {mark}"


def test_no_inline_script() -> None:
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    assert html.count("<script") == html.count("<script src=") + html.count(
        '<script type="module" crossorigin src='
    )
    assert " on" not in html.partition("<body>")[2]


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, part in lock["packages"].items() if "resolved" in part] == []
    assert lock["packages"]["node_modules/vite"]["version"] == "8.3.4"


def test_the_types_of_the_protocol_are_current() -> None:
    from tools.protocol_types import TARGET, written

    assert Path(TARGET).read_text(encoding="utf-8") == written()
