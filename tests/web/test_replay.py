"""Looking back in the browser: whole games with all eyes, links, files, and playing on."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import intrika
from intrika.core.match import Match, replay
from intrika.core.record import parse_record
from tests.web.conftest import Guest
from tests.web.steps import BOT, ME, faults, my_turn, open_table, over
from tests.web.test_kabale import Player, play_on

GAMES = ["kabale", "viceroy", "legends", "louis", "kingdoms"]
Page = Any


def played(game_id: str, seats: int = 2, decisions: int = 10**6) -> Match:
    """A game of random decisions."""
    rng = random.Random(11)
    names = ["Eliška", "@master", "Tereza"][:seats]
    match = Match(intrika.game(game_id), names, 4)
    while not match.state.over and len(match.taken) < decisions:
        seat = rng.choice(match.state.to_act())
        match.act(seat, rng.choice(match.state.options(seat)))
    return match


def sent(page: Page, match: Match) -> str:
    """The address of a record that was sent to the server."""
    answer = page.context.request.post("/api/records", data={"record": match.record().text()})
    assert answer.ok, answer.text()
    return f"/replay/{answer.json()['table']['id']}"


def at(page: Page, decision: int) -> None:
    """Wait until the board shows this moment."""
    page.locator(f".replay[data-shown='{decision}']").wait_for()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_finished_game_is_seen_from_every_side(game_id: str, guest: Guest) -> None:
    page = guest("Eva", lang="en")
    match = played(game_id, 3)
    total = len(match.taken)
    page.goto(f"{sent(page, match)}?at={total // 2}")
    at(page, total // 2)
    eyes = page.get_by_role("radiogroup", name="With whose eyes")
    for name in ("Eliška", "Tereza", "Spectator", "All-seeing"):
        eyes.get_by_role("radio", name=name).click()
        eyes.get_by_role("radio", name=name, checked=True).wait_for()
        page.keyboard.press("End")
        at(page, total)
        page.keyboard.press("ArrowLeft")
        at(page, total - 1)
        page.keyboard.press("Home")
        at(page, 0)
        page.keyboard.press("ArrowRight")
        at(page, 1)
        page.locator(".names button").last.click()
        page.wait_for_function("() => document.querySelector('.replay').dataset.shown > 1")
    assert page.locator(".log li").count() > 10
    assert page.locator(".names button").count() >= 2
    assert faults(page) == []


def test_a_whole_game_is_stepped_through_in_each_perspective(guest: Guest) -> None:
    """Every moment of the game, as a seat knew it then and with everything open."""
    page = guest("Eva")
    match = played("kabale")
    total = len(match.taken)
    address = sent(page, match)
    hands: dict[str, set[str]] = {}
    for eyes in ("as=0", "as=1&open=true", "as=watch"):
        page.goto(f"{address}?at=0&{eyes}")
        at(page, 0)
        seen = set()
        for decision in range(1, total + 1):
            page.keyboard.press(".")
            at(page, decision)
            seen.add(page.locator(".replay").inner_text())
        hands[eyes] = seen
        assert len(seen) > total // 2
        assert page.locator(".log li.later").count() == 0
        page.get_by_role("button", name="Ukázat výsledek").click()
        sheet = page.get_by_role("dialog")
        assert "Celkem" in sheet.inner_text()
        assert not sheet.get_by_role("button", name="Odveta").count()
        page.keyboard.press("Escape")
    assert hands["as=0"].isdisjoint(hands["as=1&open=true"])
    # What was secret then is told only where everything is open.
    page.goto(f"{address}?at=1&as={1 - match.taken[0].seat}")
    at(page, 1)
    line = page.locator(".log li.cur").first.inner_text()
    page.get_by_role("switch", name="Tehdejšíma očima").click()
    page.get_by_role("switch", name="Tehdejšíma očima", checked=False).wait_for()
    opened = page.locator(".log li.cur").first.inner_text()
    assert "pokládá kartu" in line
    assert "lícem dolů" in opened


def test_it_plays_by_itself_at_every_speed(guest: Guest) -> None:
    page = guest("Eva", motion="no-preference")
    page.goto(f"{sent(page, played('legends'))}?at=4")
    at(page, 4)
    page.get_by_role("radio", name="4×").click()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Zastavit").wait_for()
    page.wait_for_function("() => document.querySelector('.replay').dataset.shown >= 7")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Přehrávat").wait_for()
    page.wait_for_timeout(700)  # what was on its way arrives
    shown = page.locator(".replay").get_attribute("data-shown")
    page.wait_for_timeout(700)
    assert page.locator(".replay").get_attribute("data-shown") == shown
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowRight")
    at(page, int(shown) + 1)
    assert str(int(shown) + 1) in slider.get_attribute("aria-valuetext")
    page.keyboard.press("Shift+ArrowLeft")
    page.locator(".log a").first.click()
    at(page, 0)


def test_time_travel_in_a_running_game_shows_ones_own_view_alone(guest: Guest) -> None:
    page = guest("Eliška")
    id = open_table(page, "kabale", ME, BOT)
    my_turn(page)
    first = Player(page, 1)
    play_on([first], lambda: "play" in first.made)
    my_turn(page)
    page.locator(".log a").nth(1).click()  # the first card that was laid
    at(page, 1)
    assert page.url.endswith(f"/t/{id}/replay?at=1")
    assert page.get_by_role("switch", name="Tehdejšíma očima").get_attribute("aria-disabled") == (
        "true"
    )
    names = page.get_by_role("radiogroup", name="Číma očima").get_by_role("radio")
    assert [names.nth(n).get_attribute("aria-disabled") for n in range(2)] == ["false", "true"]
    assert names.count() == 2, "neither a spectator nor the all-seeing eye"
    page.get_by_role("button", name="Odbočit odsud").click(force=True)
    page.get_by_text("Odbočit lze, až partie skončí.").first.wait_for()
    assert not page.get_by_role("dialog").count()
    assert faults(page) == []
    # A link with other eyes opens one's own.
    page.goto(f"/t/{id}/replay?at=1&as=1&open=true")
    page.get_by_text("Dokud se hraje, jen vlastníma tehdejšíma očima.").first.wait_for()
    at(page, 1)
    assert page.get_by_role("radio", name="Eliška", checked=True).count() == 1
    # It is my turn at the table meanwhile; what happens there is told here too.
    total = int(page.get_by_role("slider").get_attribute("max"))
    told = page.context.request.get(f"/api/tables/{id}/replay?start={total}").json()
    assert len(told["moments"]) == 1
    page.get_by_role("link", name="Jste na tahu: zpět ke stolu").click()
    my_turn(page)
    page.get_by_role("button", name="Nastavení").click()
    page.get_by_role("link", name="Ohlédnout se").click()
    at(page, total)
    page.get_by_role("button", name="Zavřít").click()
    my_turn(page)


def test_another_person_watches_the_game_go_on(guest: Guest) -> None:
    """Whoever looks back hears of new decisions, and has all eyes when the game is over."""
    page, other = guest("Eliška"), guest("Tereza")
    match = played("kabale")
    address = sent(page, match)
    last = match.taken[-1].seat
    fork = {"at": len(match.taken) - 1, "seat": last, "level": "page"}
    made = page.context.request.post(f"/api{address.replace('replay', 'records')}/fork", data=fork)
    id = made.json()["id"]
    other.goto(f"/t/{id}/replay")
    at(other, len(match.taken) - 1)
    assert other.get_by_role("radio", name="Vševidoucí").count() == 0
    page.goto(f"/t/{id}")
    finish(page)
    other.get_by_role("radio", name="Vševidoucí").wait_for()
    other.keyboard.press("End")
    at(other, int(other.get_by_role("slider").get_attribute("max")))
    other.get_by_role("button", name="Ukázat výsledek").wait_for()
    page.get_by_role("link", name="Přehrát").click()
    at(page, 0)


def finish(page: Page) -> None:
    """Click what glows until the end."""
    play_on([Player(page, 1)], lambda: over(page))


def test_a_link_leads_to_the_moment_with_the_same_eyes(guest: Guest) -> None:
    page, other = guest("Eliška"), guest("Tereza", size="phone", lang="en")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{sent(page, played('viceroy'))}?at=30&as=1")
    at(page, 30)
    page.keyboard.press("ArrowRight")
    at(page, 31)
    page.get_by_role("button", name="Odkaz na tuto chvíli").click()
    page.get_by_text("Odkaz je ve schránce.").first.wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/replay/[\w-]+\?at=31&as=1$", link)
    page.wait_for_url(link.partition("&as")[0] + "*")  # the address bar follows too
    other.goto(link)
    at(other, 31)
    assert other.locator(".pos b").inner_text().startswith("Move 31 of ")
    other.get_by_role("button", name="Player").click()
    assert other.get_by_role("radio", name="Master 2", checked=True).count() == 1
    assert faults(other) == []


def test_a_record_goes_out_and_comes_back(guest: Guest, tmp_path: Path) -> None:
    page = guest("Eliška")
    match = played("kabale")
    page.goto(sent(page, match))
    at(page, 0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Uložit záznam").click()
    path = tmp_path / download.value.suggested_filename
    assert path.suffix == ".irec"
    download.value.save_as(path)
    assert path.read_text(encoding="utf-8") == match.record().text()
    address = page.url.partition("?")[0]
    page.goto("/")
    page.get_by_role("link", name="Otevřít záznam").click()
    assert faults(page) == []
    hurt = tmp_path / "hurt.irec"
    hurt.write_text(match.record().text().replace("\n2. ", "\n3. "), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(hurt)
    page.get_by_text("decision 2 is missing").wait_for()
    big = tmp_path / "big.irec"
    big.write_text("x" * 900_000, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(big)
    page.get_by_text("Soubor je příliš velký").wait_for()
    page.complaints.clear()  # the browser notes the refused record
    page.locator("input[type=file]").set_input_files(path)
    at(page, 0)
    assert page.url.partition("?")[0] == address
    assert "Vševidoucí" in page.locator(".eyes [aria-checked=true]").first.get_attribute("title")


def test_a_redacted_record_shows_its_lines(guest: Guest) -> None:
    page = guest("Eliška")
    text = played("kabale", decisions=9).record_for(0).text()
    page.goto("/replay")
    page.get_by_role("textbox").fill(text)
    page.get_by_role("button", name="Otevřít").click()
    page.get_by_role("heading", name="9 tahů").wait_for()
    assert page.get_by_text("tajná volba").count() > 1
    assert faults(page) == []


def test_what_if_is_played_on_to_the_end(guest: Guest) -> None:
    page = guest("Eva")
    match = played("kabale")
    total = len(match.taken)
    page.goto(f"{sent(page, match)}?at={total - 7}&as=0")
    at(page, total - 7)
    page.get_by_role("button", name="Odbočit odsud").click()
    dialog = page.get_by_role("dialog", name=f"Co kdyby: od tahu {total - 7}")
    assert faults(page) == []
    assert dialog.get_by_role("radio", name="Eliška").is_checked()
    dialog.get_by_label("Jak silní boti").select_option("page")
    dialog.get_by_role("button", name="Hrát odsud").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    id = page.url.rpartition("/")[2]
    finish(page)
    told = page.context.request.get(f"/api/tables/{id}/record").json()
    made = parse_record(told["record"])
    assert made.entries[: total - 7] == match.record().entries[: total - 7]
    assert made.players == ["Eva", "@page"]
    assert replay(made).state.over
    page.goto("/")
    mine = page.locator("li", has=page.locator(f"a[href='/t/{id}']"))
    assert "odbočka" in mine.inner_text()
    mine.get_by_role("link", name="Přehrát partii").click()
    at(page, 0)


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("tablet", "light")])
def test_the_replay_fits_every_window(size: str, theme: str, guest: Guest) -> None:
    page = guest("Eva", size=size, theme=theme, lang="en")
    page.goto(f"{sent(page, played('kabale', 3))}?at=20&as=0")
    at(page, 20)
    assert faults(page) == []
    if size == "phone":
        for pane in ("Player", "Rivals", "Log"):
            page.get_by_role("button", name=pane, exact=True).click()
            assert faults(page) == []
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
    low = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert low[0] <= low[1]
