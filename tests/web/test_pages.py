"""Home, new table, waiting room, chat, languages, coming back: as people use them."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest

from tests.web.conftest import Guest, Server
from tests.web.steps import BOT, ME, OPEN, my_turn, open_table

GAMES = ("kabale", "viceroy", "legends", "louis", "kingdoms")


def test_the_page_is_usable_within_a_second(guest: Guest) -> None:
    """The best of a few; a machine that does other things as well is given its share of time."""
    share = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    page = guest()
    taken = []
    for _ in range(5):
        page.goto("/", wait_until="commit")
        page.get_by_role("button", name="Hrát hned", exact=True).first.wait_for()
        taken.append(page.evaluate("performance.now()"))
        page.goto("about:blank")
    assert min(taken) < 1000 * share, [f"{each:.0f} ms" for each in taken]


def test_home_hangs_five_games_and_starts_one_with_a_click(guest: Guest) -> None:
    page = guest("Eliška")
    page.goto("/")
    banners = page.get_by_role("article")
    banners.first.wait_for()
    assert banners.count() == len(GAMES)
    kabale = page.get_by_role("article", name="Královské rošády")
    assert "2–6 hráčů · 45 min" in kabale.inner_text()
    kabale.get_by_role("button", name="Hrát hned").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    my_turn(page)
    assert "Eliška" in page.get_by_role("complementary").inner_text()
    page.get_by_role("link", name="Domů").click()
    mine = page.get_by_role("region", name="Moje partie")
    mine.get_by_text("Královské rošády").wait_for()
    assert "Jste na tahu" in mine.inner_text()


def test_a_table_with_own_rules_is_opened_in_the_dialog(guest: Guest) -> None:
    page = guest("Eliška")
    page.goto("/new/kabale")
    dialog = page.get_by_role("dialog", name="Založit stůl")
    public = dialog.get_by_role("switch", name="Získané ceny leží odkryté")
    assert public.get_attribute("aria-checked") == "false"
    public.click()
    assert dialog.get_by_role("radio", name="Vlastní").get_attribute("aria-checked") == "true"
    dialog.get_by_role("button", name="Přidat místo").click()
    dialog.get_by_role("radio", name="Mistr").click()
    dialog.get_by_role("radio", name=re.compile("Veřejný stůl")).click()
    assert "4 místa" in dialog.inner_text()
    dialog.get_by_role("button", name="Založit stůl").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    id = page.url.rpartition("/")[2]
    table = page.context.request.get(f"/api/tables/{id}").json()
    assert table["options"]["won_cards_public"] is True
    assert table["public"] is True
    assert [seat["level"] for seat in table["seats"]] == [None, None, "adviser", "master"]


def test_an_option_for_other_numbers_of_players_is_off_and_says_why(guest: Guest) -> None:
    page = guest()
    page.goto("/new/kabale")
    dialog = page.get_by_role("dialog")
    switch = dialog.get_by_role("switch", name=re.compile("jedniček", re.I))
    switch.wait_for()
    assert switch.get_attribute("aria-disabled") == "true"
    assert "Jen pro tyto počty hráčů: 2" in dialog.inner_text()


def test_a_friend_joins_by_link_and_the_game_begins(guest: Guest) -> None:
    host, friend = guest("Eliška"), guest("Tereza", size="phone", lang="en", theme="dark")
    id = open_table(host, "kabale", ME, OPEN)
    host.get_by_text("Pozvánka", exact=True).wait_for()
    assert host.locator("svg.qr").get_attribute("role") == "img"
    friend.goto(f"/t/{id}")
    friend.get_by_role("button", name="Sit down").first.click()
    for page in (host, friend):
        page.locator(".prompt").get_by_text(
            re.compile("Jste na tahu|Your turn|Čeká se|Waiting")
        ).wait_for()
    seats = host.context.request.get(f"/api/tables/{id}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Eliška", "Tereza"]


def test_the_host_seats_a_bot_and_the_game_begins(guest: Guest) -> None:
    page = guest("Eliška")
    open_table(page, "kabale", ME, OPEN)
    page.get_by_role("button", name="Posadit bota").click()
    my_turn(page)


def test_chat_reaches_the_others_at_once(guest: Guest) -> None:
    host, friend = guest("Eliška"), guest("Tereza")
    id = open_table(host, "kabale", ME, OPEN)
    friend.goto(f"/t/{id}")
    friend.get_by_role("textbox", name=re.compile("Napsat ke stolu")).fill("<b>Dobrý den</b>")
    friend.keyboard.press("Enter")
    host.get_by_text("<b>Dobrý den</b>").wait_for()  # as it was written, not as HTML


def test_the_language_changes_without_a_reload(guest: Guest) -> None:
    page = guest("Eliška")
    open_table(page, "kabale", ME, BOT)
    my_turn(page)
    page.evaluate("window.same = true")
    page.get_by_role("button", name="Nastavení").click()
    page.get_by_role("radio", name="English").click()
    page.get_by_text("Your turn").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "en"
    assert page.evaluate("window.same") is True
    page.get_by_role("heading", name="Ruse & Bruise").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_chosen_theme_stays(guest: Guest, theme: str) -> None:
    page = guest()
    page.goto("/")
    page.get_by_role("button", name=re.compile("jméno a nastavení")).click()
    page.get_by_role("radio", name="Tmavý" if theme == "dark" else "Světlý").click()
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == theme


def test_a_lost_connection_is_told_and_comes_back(
    guest: Guest, tmp_path_factory: pytest.TempPathFactory, browser: Any, built_page: None
) -> None:
    own = Server(tmp_path_factory.mktemp("lost"))
    context = browser.new_context(base_url=own.url, locale="cs-CZ", reduced_motion="reduce")
    try:
        page = context.new_page()
        open_table(page, "kabale", ME, BOT)
        my_turn(page)
        prompt = page.locator(".ptext p").inner_text()
        own.restart()
        page.get_by_text("Spojení se přerušilo").wait_for(state="hidden", timeout=15_000)
        my_turn(page)
        assert page.locator(".ptext p").inner_text() == prompt
        page.locator(".legal, .act").first.wait_for()
    finally:
        context.close()
        own.stop()


def test_a_seat_goes_on_on_another_device(guest: Guest) -> None:
    here, there = guest("Eliška"), guest()
    open_table(here, "kabale", ME, BOT)
    my_turn(here)
    here.get_by_role("button", name="Nastavení").click()
    here.get_by_role("button", name="Ukázat odkaz a QR kód").click()
    here.get_by_role("img", name="Pokračovat na jiném zařízení").wait_for()
    id = here.url.rpartition("/")[2]
    link = here.context.request.get(f"/api/tables/{id}/seat-link").json()["path"]
    there.goto(link)
    my_turn(there)
    assert "key" not in there.url


def test_a_spectator_sees_the_public_and_a_badge(guest: Guest) -> None:
    host, other = guest("Eliška"), guest("Klára")
    id = open_table(host, "kabale", ME, BOT)
    my_turn(host)
    other.goto(f"/t/{id}?watch")
    other.locator(".ptext em", has_text="Díváte se").wait_for()
    assert "1 divák" in other.locator(".watching").inner_text()
    assert other.locator(".prompt.yours").count() == 0


def test_what_was_revealed_is_taken_back_by_consent(guest: Guest) -> None:
    people = guest("Eliška"), guest("Tereza", size="phone")
    id = open_table(people[0], "kabale", ME, OPEN)
    people[1].context.request.post(f"/api/tables/{id}/join", data={})
    people[1].goto(f"/t/{id}")
    first, second = sorted(people, key=lambda page: -waits_for_me(page))
    before = play_something(first)
    first.get_by_role("button", name=re.compile("Požádat o vrácení")).click()
    second.get_by_role("button", name="Souhlasím", exact=True).click()
    my_turn(first)
    assert hand(first, id) == before


def waits_for_me(page: Any) -> bool:
    page.locator(".ptext em").get_by_text(re.compile("Jste na tahu|Čeká se")).wait_for()
    return bool(page.locator(".prompt.yours").count())


def play_something(page: Any) -> list[str]:
    """Whatever is legal, by the keys that work on every board; the hand held before."""
    id = page.url.rpartition("/")[2]
    before = hand(page, id)
    for _ in range(3):  # a card, then its column
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        if not page.locator(".prompt.yours").count():
            break
    page.locator(".prompt:not(.yours)").wait_for()
    assert hand(page, id) != before
    return before


def hand(page: Any, id: str) -> list[str]:
    moments = page.context.request.get(f"/api/tables/{id}/replay").json()["moments"]
    held: list[str] = moments[-1]["view"]["hand"]
    return held


def test_leaving_gives_the_seat_to_a_bot_until_one_returns(guest: Guest) -> None:
    page = guest("Eliška")
    open_table(page, "kabale", ME, BOT)
    my_turn(page)
    page.get_by_role("button", name="Nastavení").click()
    page.get_by_role("button", name="Odejít").click()
    page.get_by_role("dialog", name="Odejít od stolu?").get_by_role("button", name="Odejít").click()
    back = page.get_by_role("button", name="Vrátit se")
    back.wait_for()
    back.click()
    back.wait_for(state="hidden")


def test_the_rules_open_at_the_present_clause(guest: Guest) -> None:
    page = guest("Eliška")
    open_table(page, "kabale", ME, BOT)
    my_turn(page)
    page.keyboard.press("r")
    drawer = page.get_by_role("dialog", name="Pravidla")
    lit = drawer.locator(".cls.hit")
    lit.wait_for()
    assert "§4.1" in lit.inner_text()
    drawer.get_by_role("searchbox").fill("boure")
    drawer.locator("mark").first.wait_for()
    assert drawer.locator("mark").first.inner_text().lower() == "bouře"
    page.keyboard.press("Escape")
    drawer.wait_for(state="hidden")


def test_an_unknown_address_leads_home(guest: Guest) -> None:
    page = guest()
    page.goto("/t/doesnotexist00")
    page.get_by_role("heading", name="Tudy chodba nevede").wait_for()
    page.complaints.clear()  # the browser notes the 404
    page.get_by_role("link", name="Domů").click()
    page.get_by_role("article").first.wait_for()
