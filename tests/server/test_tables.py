"""Tables: opening, joining, links, leaving and returning, rematch, lists, chat, spectators."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.support import Told, play_on, running


def test_one_click_and_you_play_a_bot_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            table = await anna.open("kabale", "me", "page")
            assert table["phase"] == "running"
            assert table["seats"][0] == {
                "kind": "person", "name": "Anna", "level": None, "connected": False,
                "stand_in": False,
            }  # fmt: skip
            await anna.watch(table["id"])
            await play_on([anna], table["id"])
            news = anna.last("game")
            assert news["view"]["over"]
            assert news["fresh"]
            numbers = [event["n"] for event in news["events"]]
            assert numbers == list(range(len(numbers)))
            record = await anna.get(f"/api/tables/{table['id']}/record")
            assert not record["redacted"]
            assert "result 0" in record["record"]

    asyncio.run(story())


def test_friends_join_by_link_and_the_game_starts_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
            server.person("Cyril") as cyril,
        ):
            table = await anna.open("kabale", "me", "open", "open")
            id = table["id"]
            await anna.watch(id)
            assert table["phase"] == "waiting"
            assert (await bob.post(f"/api/tables/{id}/join", seat=2))["you"] == 2
            assert (await bob.post(f"/api/tables/{id}/join", 409))["code"] == "already-seated"
            assert (await cyril.post(f"/api/tables/{id}/join", 409, seat=2))["code"] == "seat-taken"
            assert (await cyril.post(f"/api/tables/{id}/join", 404, seat=7))["code"] == "no-seat"
            told = await cyril.post(f"/api/tables/{id}/join")
            assert (told["phase"], told["you"]) == ("running", 1)
            news = await anna.hear("game")
            assert news["fresh"]
            async with server.person("Dana") as dana:
                answer = await dana.post(f"/api/tables/{id}/join", 409)
                assert answer["code"] == "already-started"

    asyncio.run(story())


def test_the_host_fills_seats_with_bots_and_opens_them_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
        ):
            id = (await anna.open("kabale", "me", "open", "open"))["id"]
            path = f"/api/tables/{id}/seats"
            bot: Told = {"kind": "bot", "level": "page"}
            assert (await bob.post(f"{path}/1", 403, **bot))["code"] == "not-host"
            assert (await anna.post(f"{path}/0", 409, **bot))["code"] == "seat-taken"
            assert (await anna.post(f"{path}/4", 404, **bot))["code"] == "no-seat"
            assert (await anna.post(f"{path}/1", 400, kind="bot"))["code"] == "bad-request"
            await anna.post(f"{path}/1", **bot)
            told = await anna.post(f"{path}/1", kind="open")
            assert told["seats"][1]["kind"] == "open"
            await anna.post(f"{path}/1", **bot)
            told = await anna.post(f"{path}/2", **bot)
            assert told["phase"] == "running"
            assert (await anna.post(f"{path}/2", 409, **bot))["code"] == "already-started"

    asyncio.run(story())


def test_a_seat_link_continues_on_another_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person() as phone,
            server.person("Eve") as eve,
        ):
            id = (await anna.open("kabale", "me", "page"))["id"]
            path = (await anna.get(f"/api/tables/{id}/seat-link"))["path"]
            key = path.partition("?key=")[2]
            assert len(key) >= 22
            assert (await eve.get(f"/api/tables/{id}/seat-link", 403))["code"] == "not-seated"
            wrong = await eve.post(f"/api/tables/{id}/join", 403, key=key[:-1] + "!")
            assert wrong["code"] == "wrong-key"
            told = await phone.post(f"/api/tables/{id}/join", key=key)
            assert told["you"] == 0
            await phone.watch(id)
            await anna.watch(id)
            await phone.my_turn()
            assert (await phone.act(id))["type"] == "done"
            while anna.last("game")["version"] < phone.last("game")["version"]:
                await anna.hear("game")
            assert anna.last("game")["view"]["seat"] == 0
            assert [t["id"] for t in (await phone.get("/api/tables/mine"))["tables"]] == [id]

    asyncio.run(story())


def test_who_leaves_is_replaced_by_a_bot_and_may_return(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
        ):
            id = (await anna.open("kabale", "me", "open", options={"starter": 0}))["id"]
            await bob.post(f"/api/tables/{id}/join")
            await bob.watch(id)
            left = await anna.post(f"/api/tables/{id}/leave", level="page")
            seat = left["seats"][0]
            assert (seat["kind"], seat["level"], seat["stand_in"]) == ("person", "page", True)
            await bob.my_turn()
            assert bob.last("game")["decisions"] > 0, "the bot has played for Anna"
            await anna.watch(id)
            assert (await anna.act(id, 0))["why"]["message"] == "stand-in"
            back = await anna.post(f"/api/tables/{id}/return")
            assert (back["seats"][0]["level"], back["seats"][0]["stand_in"]) == (None, False)
            assert (await bob.act(id))["type"] == "done"
            await anna.my_turn()
            assert (await anna.act(id))["type"] == "done"
            assert (await bob.post("/api/tables/nosuchtable/return", 404))["code"] == "no-table"

    asyncio.run(story())


def test_who_leaves_a_waiting_table_opens_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
        ):
            id = (await anna.open("kabale", "me", "open", "open", public=True))["id"]
            await bob.post(f"/api/tables/{id}/join")
            key = (await bob.get(f"/api/tables/{id}/seat-link"))["path"].partition("=")[2]
            told = await bob.post(f"/api/tables/{id}/leave")
            assert told["seats"][1] == {
                "kind": "open", "name": "", "level": None, "connected": False, "stand_in": False,
            }  # fmt: skip
            assert told["you"] is None
            assert (await bob.post(f"/api/tables/{id}/join", 403, key=key))["code"] == "wrong-key"
            assert [t["id"] for t in (await bob.get("/api/tables"))["tables"]] == [id]
            await anna.post(f"/api/tables/{id}/leave")
            assert (await bob.get("/api/tables"))["tables"] == [], "nobody sits there any more"

    asyncio.run(story())


def test_lists_say_whose_turn_it_is_also_from_the_database(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person("Anna") as anna:
            first = await anna.open("kabale", "me", "open", options={"starter": 0}, public=True)
            secret = await anna.open("viceroy", "me", "open")
            async with server.person("Bob") as bob:
                told = (await bob.get("/api/tables"))["tables"]
                assert [t["id"] for t in told] == [first["id"]], "the other one is by link only"
                await bob.post(f"/api/tables/{first['id']}/join")
                assert (await bob.get("/api/tables"))["tables"] == []
            live = (await anna.get("/api/tables/mine"))["tables"]
            for table in list(server.house.lobby.tables.values()):
                server.house.lobby.forget(table)
            kept = (await anna.get("/api/tables/mine"))["tables"]
            assert kept == live
            assert server.house.lobby.tables == {}, "a list brings nothing back to memory"
            assert [t["id"] for t in kept] == [first["id"], secret["id"]]
            assert kept[0]["to_act"] == [0]
            assert kept[0]["you"] == 0

    asyncio.run(story())


def test_a_rematch_brings_everybody_to_one_new_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Bob") as bob,
            server.person("Eve") as eve,
        ):
            id = (await anna.open("kabale", "me", "open", "page"))["id"]
            await bob.post(f"/api/tables/{id}/join")
            assert (await bob.post(f"/api/tables/{id}/rematch", 409))["code"] == "not-over"
            await anna.watch(id)
            await bob.watch(id)
            await play_on([anna, bob], id)
            while anna.last("table")["table"]["phase"] != "over":
                await anna.hear("table")
            again = await bob.post(f"/api/tables/{id}/rematch")
            assert [seat["kind"] for seat in again["seats"]] == ["open", "person", "bot"]
            await anna.hear("table")
            assert anna.last("table")["table"]["rematch"] == again["id"]
            assert (await eve.post(f"/api/tables/{id}/rematch", 403))["code"] == "not-seated"
            met = await anna.post(f"/api/tables/{id}/rematch")
            assert (met["id"], met["you"], met["phase"]) == (again["id"], 0, "running")
            assert (await bob.post(f"/api/tables/{id}/rematch"))["id"] == again["id"]

    asyncio.run(story())


def test_spectators_see_the_public_view_and_chat(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path) as server,
            server.person("Anna") as anna,
            server.person("Eve") as eve,
        ):
            id = (await anna.open("kabale", "me", "page", options={"starter": 0}))["id"]
            await anna.watch(id)
            await eve.watch(id)
            news = eve.last("game")
            assert (news["view"]["seat"], news["view"]["hand"], news["decision"]) == (
                None, None, None,
            )  # fmt: skip
            assert (await anna.hear("table"))["table"]["spectators"] == 1
            assert (await eve.act(id, 0))["why"]["message"] == "not-seated"
            said = {"type": "say", "table": id, "text": "  Good   luck! ", "ref": "hello"}
            assert (await eve.ask(**said))["type"] == "done"
            assert (await eve.ask(**said))["type"] == "done"
            line = (await anna.hear("chat"))["lines"][0]
            assert (line["name"], line["text"], line["seat"]) == ("Eve", "Good luck!", None)
            await anna.disconnect()
            await anna.watch(id)
            assert len(anna.last("chat")["lines"]) == 1, "the same line twice is said once"
            await eve.patch("/api/me", name="Eva")
            await anna.patch("/api/me", name="  Anička  ")
            while (await eve.hear("table"))["table"]["seats"][0]["name"] != "Anička":
                pass

    asyncio.run(story())


def test_bad_wishes_are_refused_and_nothing_is_made(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.person() as anna:
            me, bot = {"kind": "me"}, {"kind": "bot", "level": "page"}
            for wish, code in (
                ({"game": "chess", "seats": [me, bot]}, "no-game"),
                ({"game": "kabale", "seats": [me]}, "bad-options"),
                ({"game": "kabale", "seats": [me, me]}, "bad-request"),
                ({"game": "kabale", "seats": [me, {"kind": "bot"}]}, "bad-request"),
                ({"game": "kabale", "seats": [me, bot], "options": {"x": 1}}, "bad-options"),
                ({"game": "kabale", "seats": [me, bot], "options": {"starter": 9}}, "bad-options"),
                ({"game": "kabale", "seats": [me, bot], "options": {"starter": []}}, "bad-options"),
                ({"game": "kabale", "seats": [me, bot], "extra": 1}, "bad-request"),
                ({"game": "kabale", "seats": "two"}, "bad-request"),
                ({"game": "kabale", "seats": [me, bot], "public": 1}, "bad-request"),
                ({"game": "kabale", "seats": [me, bot], "public": "true"}, "bad-request"),
                ({"game": "kabale", "seats": [me, {"kind": "bot", "level": "god"}]}, "bad-request"),
                ({"game": 7, "seats": [me, bot]}, "bad-request"),
                ([], "bad-request"),
            ):
                answer = await anna.http.post("/api/tables", json=wish)
                assert answer.status_code in (400, 404), (wish, answer.text)
                assert answer.json()["code"] == code, (wish, answer.text)
            assert (await anna.patch("/api/me", 400, name="\u200b \n"))["code"] == "bad-name"
            assert (await anna.get("/api/tables/mine"))["tables"] == []
            assert (await anna.get("/api/me"))["named"] is False

    asyncio.run(story())
