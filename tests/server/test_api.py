"""The HTTP interface as its own document describes it; the page, the games, the rules."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest

import intrika
from tests.server.support import in_background, running


def test_games_rules_and_actions(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person() as anna:
            told = await anna.get("/api/games")
            assert [game["id"] for game in told] == [game.id for game in intrika.games()]
            for info, game in zip(told, intrika.games(), strict=True):
                assert info["minutes"] >= 20
                assert 1 <= info["weight"] <= 5
                assert {option["name"] for option in info["options"]} == {
                    option.name for option in game.options
                }
                for option in info["options"]:
                    for seats in range(game.min_seats, game.max_seats + 1):
                        values = option["values"][str(seats)]
                        known = next(o for o in game.options if o.name == option["name"])
                        assert values[0] == known.default_for(seats)
                actions = (await anna.get(f"/api/games/{game.id}/actions"))["actions"]
                assert [a["id"] for a in actions] == list(range(len(game.space)))
                for lang in ("cs", "en"):
                    rules = await anna.get(f"/api/rules/{game.id}/{lang}")
                    assert rules["text"].startswith("# ")
            await anna.get("/api/rules/kabale/de", 404)
            await anna.get("/api/rules/chess/en", 404)
            await anna.get("/api/games/chess/actions", 404)

    asyncio.run(story())


def test_the_page_is_served_and_every_address_of_the_client_leads_to_it(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>I</title>", encoding="utf-8")
    (page / "assets" / "main-1a2b.js").write_text("let x = 1;\n" * 200, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("no", encoding="utf-8")

    async def story() -> None:
        async with running(tmp_path, page=page) as server, server.person() as anna:
            for path in ("/", "/t/abcdefgh", "/rules/kabale", "/t/abcdefgh?key=1"):
                answer = await anna.http.get(path)
                assert answer.text.startswith("<!doctype html>")
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-cache"
            script = await anna.http.get("/assets/main-1a2b.js")
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-type"] == "text/javascript; charset=utf-8"
            assert script.headers["content-encoding"] == "gzip"
            assert "set-cookie" not in script.headers
            tag = script.headers["etag"]
            again = await anna.http.get("/assets/main-1a2b.js", headers={"If-None-Match": tag})
            assert again.status_code == 304
            plain = await anna.http.get("/assets/main-1a2b.js", headers={"Accept-Encoding": ""})
            assert "content-encoding" not in plain.headers
            assert len(gzip.compress(plain.content)) < len(plain.content)
            for path in ("/assets/none.js", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"):
                assert (await anna.http.get(path)).status_code == 404

    asyncio.run(story())


def test_the_document_has_a_page_without_scripts(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person() as anna:
            document = await anna.get("/schema/openapi.json")
            paths = set(document["paths"])
            assert {"/api/tables", "/api/tables/{id}/why", "/health"} <= paths
            page = (await anna.http.get("/schema", headers={"Accept": "text/html"})).text
            assert "<script" not in page
            assert "http://" not in page
            assert "https://" not in page
            for path in paths:
                assert path in page

    asyncio.run(story())


@pytest.mark.filterwarnings("default")
def test_the_interface_keeps_what_its_document_promises(tmp_path: Path) -> None:
    """Schemathesis: whatever is sent, the answer is one that the document describes."""
    import schemathesis
    from schemathesis import GenerationMode
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    seen = 0
    with in_background(tmp_path) as server:
        schema = schemathesis.openapi.from_url(f"{server.base}/schema/openapi.json")
        for found in schema.get_all_operations():
            for mode in modes:
                _check(found.ok(), mode, checks)  # type: ignore[union-attr]
            seen += 1
        assert httpx.get(f"{server.base}/health").status_code == 200
    assert seen >= 19


def _check(operation: Any, mode: Any, checks: Any) -> None:
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis.errors import Unsatisfiable

    @settings(
        max_examples=8, deadline=None, derandomize=True, database=None,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        case.call_and_validate(checks=checks)

    with contextlib.suppress(Unsatisfiable):  # nothing to get wrong in this request
        check()
