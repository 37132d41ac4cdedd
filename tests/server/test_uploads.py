"""Records from outside: strictly checked, refused in clear words, opened without being listed."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import intrika
from intrika.core.match import Match
from intrika.core.pack import Pack
from intrika.core.record import parse_record
from intrika.server import uploads
from intrika.server.messages_past import RECORD
from intrika.server.trouble import Trouble
from tests.server.support import Person, running
from tests.server.test_replay import GAMES, finished, whole


def played(game_id: str = "kabale", decisions: int = 10**6, seed: int = 5) -> Match:
    game = intrika.game(game_id)
    rng = random.Random(seed)
    match = Match(game, ["Anna", "@random"], seed)
    while not match.state.over and len(match.taken) < decisions:
        seat = rng.choice(match.state.to_act())
        match.act(seat, rng.choice(match.state.options(seat)))
    return match


async def refusal(person: Person, text: Any, status: int = 400) -> tuple[str, str]:
    answer = await person.http.post("/api/records", json={"record": text})
    assert answer.status_code == status, answer.text
    return answer.json()["code"], answer.json()["detail"]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_downloaded_record_opens_again_as_the_same_replay(game_id: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
            server.person("Eve") as eve,
        ):
            id = await finished(server, game_id, anna, bob)
            record = (await anna.get(f"/api/tables/{id}/record"))["record"]
            opened = await eve.post("/api/records", record=record)
            assert not opened["redacted"]
            assert opened["table"]["phase"] == "over"
            assert [seat["name"] for seat in opened["table"]["seats"]] == ["Anna", "Bob"]
            base = f"/api/records/{opened['table']['id']}"
            assert (await eve.get(base)) == opened
            for eyes in ("as=0", "as=1&open=true"):
                ours = await whole(eve, f"/api/tables/{id}", f"&{eyes}")
                assert views(await whole(eve, base, f"&{eyes}")) == views(ours)
            assert (await eve.get(f"{base}/record"))["record"] == record
            assert (await eve.get("/api/tables/mine"))["tables"] == []
            assert (await eve.get("/api/tables"))["tables"] == []
            again = await anna.post("/api/records", record=record.replace("\n", "\r\n"))
            assert again == opened, "the same record has the same address"
            forked = await eve.post(f"{base}/fork", at=2, seat=0, level="page")
            assert forked["fork"] == 2

    asyncio.run(story())


def views(moments: list[dict[str, Any]]) -> list[Any]:
    """Without the times, which a record does not hold."""
    for moment in moments:
        for event in moment["events"]:
            del event["at"]
    return moments


def test_what_is_no_record_is_refused_in_clear_words(tmp_path: Path) -> None:
    text = played().record().text()
    line = text.split("\n\n")[1].split("\n")[4]
    wrong = [
        ("", "Expected `str` of length >= 1"),
        ("hello", "line 1: a record begins with"),
        ("\0" * 50, "line 1: a record begins with"),
        (text.replace("seed 5", "seed 5\nseed 6"), "a second line 'seed'"),
        (text.replace("seats 2", "seats 99999999999"), "names 2 of 99999999999 seats"),
        (text.replace("seed 5", "seed " + "9" * 4400), "take a whole number"),
        (text.replace("seed 5", "pack 00 " + "[" * 50_000 + "\nseed 5"), "pack cannot be read"),
        (text.replace("seed 5", "seed 6"), "cannot"),
        (text.replace(line + "\n", ""), "decision 5 is missing"),
        (text.replace("result 0 ", "result 0 9"), "the result is"),
        (text[: text.index("digest")] + "digest 00\n", "does not match the record's digest"),
        (text.replace("seat 0 Anna", "seat 0 A\u202enna"), "visible characters"),
        (text.replace("seat 0 Anna", "seat 0 " + "A" * 4000), "visible characters"),
        (text.replace("seat 0 Anna", "seat 0 "), "visible characters"),
        (text.replace("seat 0 Anna", "seat 0 Anna\nseat 0 Anna\nseat 7 Bob"), "names 3 of 2"),
    ]

    async def story() -> None:
        async with running(tmp_path) as server, server.person("Eve") as eve:
            for record, clear in wrong:
                code, detail = await refusal(eve, record)
                assert clear in detail, (record[:60], detail)
                assert code == ("bad-record" if record else "bad-request")
                assert "\n" not in detail
                assert len(detail) <= 300
            for other in (7, None, [text], {"a": 1}):
                assert (await refusal(eve, other))[0] == "bad-request"
            assert await refusal(eve, text.replace("rules 1", "rules 0"), 409) == (
                "other-rules",
                "0",
            )
            assert server.house.uploads.kept == {}
            assert (await eve.get("/api/records/doesnotexist00", 404))["code"] == "no-record"

    asyncio.run(story())


def test_what_is_too_big_is_refused_before_it_is_read(tmp_path: Path) -> None:
    text = played().record().text()

    async def story() -> None:
        async with running(tmp_path) as server, server.person("Eve") as eve:
            padded = text + "; x" * ((RECORD - len(text)) // 3)
            assert len(padded) <= RECORD
            await eve.post("/api/records", record=padded)
            code, detail = await refusal(eve, text + "; x" * RECORD)
            assert (code, "length <=" in detail) == ("bad-request", True)
            answer = await eve.http.post("/api/records", json={"record": "x" * 5 * RECORD})
            assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
            answer = await eve.http.post("/api/tables", json={"game": "x" * 20_000})
            assert answer.status_code == 413, "everywhere else little is enough"
            assert len(server.house.uploads.kept) == 1

    asyncio.run(story())


def test_checking_records_is_slowed_down_and_old_ones_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "KEPT", 3)

    async def story() -> None:
        async with (
            running(tmp_path, request_rate=1e-9, request_burst=30) as server,
            server.person() as eve,
        ):
            ids = []
            for seed in range(4):
                text = played(decisions=3, seed=seed).record().text()
                ids.append((await eve.post("/api/records", record=text))["table"]["id"])
            assert list(server.house.uploads.kept) == ids[1:]
            assert (await eve.get(f"/api/records/{ids[0]}", 404))["code"] == "no-record"
            codes = [await refusal(eve, "x", s) for s in (400, 429)]
            assert codes[1][0] == "too-fast"

    asyncio.run(story())


def test_a_redacted_record_shows_its_lines_and_no_more(tmp_path: Path) -> None:
    match = played(decisions=9)
    text = match.record_for(0).text()

    async def story() -> None:
        async with running(tmp_path) as server, server.person("Eve") as eve:
            opened = await eve.post("/api/records", record=text)
            assert opened["redacted"]
            base = f"/api/records/{opened['table']['id']}"
            told = await eve.get(f"{base}/story?as=1&open=true")
            assert told["events"] == []
            assert (told["seat"], told["open"]) == (0, False)
            for step, entry in zip(told["steps"], parse_record(text).entries, strict=True):
                assert step["text"] == entry.text
                assert (step["action"] is None) == (entry.id is None)
            assert any(step["action"] is None for step in told["steps"])
            assert (await eve.get(f"{base}/replay", 409))["code"] == "is-redacted"
            answer = await eve.post(f"{base}/fork", 409, at=1, seat=0)
            assert answer["code"] == "is-redacted"
            assert (await eve.get(f"{base}/record")) == {"record": text, "redacted": True}

    asyncio.run(story())


def test_a_pack_stays_outside() -> None:
    texts = {"cs": {"person-1": "Anna"}, "en": {"person-1": "Anne"}}
    match = Match(intrika.game("louis"), ["Anna", "Bob"], 1, None, Pack("own", "louis", {}, texts))
    assert "\npack " in match.record().text()
    with pytest.raises(Trouble) as refused:
        uploads.checked(match.record().text())
    assert refused.value.code == "has-pack"


def test_damaged_records_are_refused_and_never_break_anything() -> None:
    rng = random.Random(4)
    refused = 0
    for game_id in GAMES:
        text = played(game_id, 40).record().text()
        for _ in range(60):
            at = rng.randrange(len(text))
            junk = rng.choice(["", "#", "9", "\n", "x", ";", "?", "²", "\0", "seat 0 ", "-1"])
            hurt = text[:at] + junk + text[at + rng.randrange(4) :]
            try:
                uploads.checked(hurt)
            except Trouble as trouble:
                refused += 1
                assert trouble.code in ("bad-record", "other-rules")  # noqa: PT017
    assert refused > 100
