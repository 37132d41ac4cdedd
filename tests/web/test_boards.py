"""What holds for every board with animations and texts of its own, read from its sources."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from intrika.core.event import Event, event_type

BOARDS = Path(__file__).parent.parent.parent / "web" / "src" / "boards"
GAMES = ("viceroy", "legends", "louis", "kingdoms")
COMPOSED = re.compile(r"`([a-z]-[\w-]+-)\$\{")  # `l-deck-${tier}` uses every text that begins so
BY_KIND = {"l-personal", "l-personal-short", "l-general", "l-general-short"}  # `l-${source}`
NO_TEXT = {"l-tip"}  # the id of an element


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_animated(game: str) -> None:
    source = (BOARDS / game / "flights.ts").read_text(encoding="utf-8")
    shows = source[source.index("SHOWS") :]
    shown = set(re.findall(r"^  (\w+): (?:\(|turned)", shows, re.M))
    listed = re.search(r"SILENT = new Set\(\[(.*?)\]", source)
    silent = set(re.findall(r'"(\w+)"', listed[1])) if listed else set()
    events = vars(import_module(f"intrika.games.{game}.events")).values()
    kinds = [thing for thing in events if isinstance(thing, type)]
    wanted = {event_type(kind) for kind in kinds if issubclass(kind, Event) and kind is not Event}
    assert wanted == shown | silent
    assert not shown & silent


@pytest.mark.parametrize("game", GAMES)
def test_texts_of_the_board_are_complete_and_used(game: str) -> None:
    folder = BOARDS / game
    catalogues = [
        (folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("cs", "en")
    ]
    czech, english = [set(re.findall(r"^([\w-]+) =", text, re.M)) for text in catalogues]
    assert czech == english
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in folder.iterdir()
        if path.suffix in (".ts", ".svelte")
    )
    named = set(re.findall(r"""["']([a-z]-[a-z][\w-]*)["']""", source))
    assert sorted(named - czech - NO_TEXT) == []
    made = tuple(COMPOSED.findall(source))
    assert sorted(id for id in czech - named - BY_KIND if not id.startswith(made)) == []
