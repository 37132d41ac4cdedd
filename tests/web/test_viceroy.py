"""The board of Panovník in a real browser: everything is decided by clicking the thing itself."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from intrika.core.match import Match
from intrika.games.viceroy.cards import LEVELS
from intrika.games.viceroy.pyramid import open_cells
from tests.web.conftest import Guest, Server
from tests.web.stage import check_motion, still
from tests.web.steps import BOT, ME, OPEN, faults, my_turn, open_table, over
from tests.web.viceroy_table import (
    GAME,
    NAMES,
    Keyboard,
    Player,
    Stage,
    ends_by_seal,
    glowing,
    positions,
    seal,
)  # fmt: skip

GAMES = 600  # random games at most, until together they have asked every question
QUESTIONS = {
    "start", "keep", "bid", "attack-pick", "pick", "wish", "offer", "removal", "gem", "deck",
    "archive", "own-gem", "eternal", "build", "cell", "discount", "level5", "replace", "copy",
    "displayed", "return", "choose", "tuck", "bury", "store", "barter", "exchange-token",
    "exchange-rival", "exchange-want", "exchange-gained", "give", "recolour",
}  # fmt: skip


def sample(each: int) -> list[tuple[str, Match, int]]:
    """Some positions of every kind of question; the match is a snapshot of its moment."""
    seen: Counter[str] = Counter()
    found: list[tuple[str, Match, int]] = []
    for name, match, seat in positions(GAMES):
        if seen[name] < each:
            seen[name] += 1
            found.append((name, still(match), seat))
            if len(seen) == len(QUESTIONS):
                break
    assert set(seen) == QUESTIONS
    return found


@pytest.fixture(scope="module")
def every_question() -> list[tuple[str, Match, int]]:
    return sample(2)


# -- every decision is a thing -----------------------------------------------------------------


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_legal_action_glows(
    guest: Guest, every_question: list[tuple[str, Match, int]], size: str
) -> None:
    """For each action of each question some visible thing glows, and nothing else does."""
    page = guest(size=size)
    stage = Stage(page)
    for name, match, seat in every_question[:: 1 if size == "desktop" else 2]:
        stage.show(match, seat)
        actions = [a.to_json() for a in match.state.options(seat)]
        things = {a["id"] for a in actions if not ends_by_seal(a)}
        assert glowing(page) == things, name
        if len(things) < len(actions):
            assert seal(page), name


def test_a_click_plays_exactly_that(
    guest: Guest, every_question: list[tuple[str, Match, int]]
) -> None:
    """What a thing stands for is what the server gets, at once or by the seal."""
    page = guest()
    stage = Stage(page)
    for name, match, seat in every_question[::2]:
        for action in [a.to_json() for a in match.state.options(seat)][:2]:
            stage.show(match, None)  # a question that comes again keeps what was picked
            stage.show(match, seat)
            stage.acts.clear()
            if name in ("gem", "give", "store") and not ends_by_seal(action):
                page.locator(f'button[data-act~="{action["id"]}"]').first.click()
                left = match.state.view(seat)["ask"]["left"]
                assert stage.acts or left > 1, name
                if not stage.acts:
                    page.locator(".plus, .minus").filter(has_text="1").wait_for()
                continue
            if not ends_by_seal(action):
                page.locator(f'button[data-act~="{action["id"]}"]:visible').first.click()
            if action["kind"] == "recolour":
                page.locator(f'.beside button[data-act="{action["id"]}"]').click()
            if not stage.acts and seal(page):
                page.locator(".prompt .seal").click()
            stage.settle()
            assert stage.acts == [action["id"]], (name, action)


def test_the_reason_is_told_for_what_cannot_be_chosen(guest: Guest) -> None:
    """A place that cannot be paid, a gem not owned: hover or focus says why, with the clause."""
    for name, match, seat in positions(GAMES):
        state: Any = match.state
        if name == "cell":
            found = open_cells(state.grids[seat], state.cells[seat], LEVELS)
            if len(found) > len(state.options(seat)):
                break
    page = guest()
    stage = Stage(page)
    stage.show(match, seat)
    place = page.locator(".ghost:not(.legal)").first
    place.hover()
    page.locator(".tip .why").wait_for()
    assert "§6." in page.locator(".tip").inner_text()
    page.mouse.move(2, 2)
    place.focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.closest('.viceroy') !== null")


# -- whole games -------------------------------------------------------------------------------


def play_to_the_end(players: list[Player]) -> None:
    while not players[0].over:
        for player in players:
            if player.actions:
                player.move()
        players[0].page.wait_for_timeout(5)


def test_two_people_and_a_bot_play_a_game(guest: Guest, server: Server) -> None:
    """By clicking, in two languages; one of them reloads in the middle and goes on."""
    eliska = guest("Eliška", size="tablet")
    matej = guest("Matěj", size="tablet", lang="en", theme="dark")
    people = [Player(eliska, 1), Player(matej, 2)]
    table = open_table(eliska, "viceroy", ME, OPEN, BOT)
    assert matej.context.request.post(f"/api/tables/{table}/join", data={}).ok
    matej.goto(f"/t/{table}")
    for person in people:
        my_turn(person.page)
    while people[0].view.get("round", 0) < 6:
        for person in people:
            if person.actions:
                person.move()
        eliska.wait_for_timeout(5)
    eliska.reload()
    matej.context.set_offline(True)
    matej.context.set_offline(False)
    my_turn(eliska)
    play_to_the_end(people)
    for person in people:
        person.page.locator("dialog.vellum").wait_for()
        assert over(person.page)
        assert set(person.asks) >= {"start", "bid", "build", "cell"}
    totals = people[0].view["result"]["totals"]
    sheet = eliska.locator("dialog.vellum").inner_text()
    assert all(str(total).replace("-", "−") in sheet.replace("-", "−") for total in totals)


def test_a_solo_game_on_a_phone(guest: Guest) -> None:
    """Against virtual opponents, by touch; the score becomes the record to be chased."""
    page = guest("Eliška", size="phone", theme="dark")
    person = Player(page, 3, tap=True)
    open_table(page, "viceroy", ME, virtual=3)
    my_turn(page)
    play_to_the_end([person])
    page.locator("dialog.vellum").wait_for()
    total = person.view["result"]["totals"][0]
    page.wait_for_function("localStorage.getItem('viceroy-record-3') !== null")
    assert page.evaluate("Number(localStorage.getItem('viceroy-record-3'))") == total


def test_a_game_by_keyboard_alone(guest: Guest) -> None:
    """N walks what may be chosen, Enter picks, C confirms; the mouse is never used."""
    page = guest("Eliška", lang="en")
    person = Keyboard(page, 4)
    open_table(page, "viceroy", ME, virtual=1)
    my_turn(page)
    play_to_the_end([person])
    page.locator("dialog.vellum").wait_for()


# -- looks and words ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "theme", "lang"),
    [("desktop", "light", "cs"), ("desktop", "dark", "en"), ("phone", "dark", "cs")],
)
def test_axe_finds_nothing(
    guest: Guest, every_question: list[tuple[str, Match, int]], size: str, theme: str, lang: str
) -> None:
    page = guest(size=size, theme=theme, lang=lang)
    stage = Stage(page)
    wanted = {"start", "bid", "cell", "choose", "exchange-want", "recolour", "build"}
    for name, match, seat in every_question[::2]:
        if name in wanted:
            stage.show(match, seat)
            assert faults(page) == [], name


@pytest.mark.parametrize("width", [360, 700, 1199, 2560])
def test_nothing_leaves_the_page(
    guest: Guest, every_question: list[tuple[str, Match, int]], width: int
) -> None:
    """From 360 to 2560 px the page never scrolls sideways and every target can be seen."""
    page = guest()
    page.set_viewport_size({"width": width, "height": 740 if width < 700 else 900})
    stage = Stage(page)
    for name, match, seat in every_question[::6]:
        stage.show(match, seat)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
        for thing in page.locator("button[data-act]:visible").all()[:6]:
            thing.scroll_into_view_if_needed()
            box = thing.bounding_box()
            assert box, name
            assert box["x"] > -box["width"] / 2, name
            assert box["x"] + box["width"] / 2 < width, name
            assert min(box["width"], box["height"]) >= 24, (name, box)


def test_a_spectator_sees_pyramids_and_no_targets(guest: Guest) -> None:
    match = Match(GAME, list(NAMES[:3]), 8)
    page = guest()
    stage = Stage(page)
    for seat in range(3):
        match.act(seat, match.state.options(seat)[0])
    stage.show(match, None)
    assert page.locator(".pyramid").count() == 3
    assert glowing(page) == set()
    assert page.locator("section.tray").count() == 0
    assert "?" in page.locator("aside.rail").inner_text()


def test_an_opponents_pyramid_opens_large(guest: Guest) -> None:
    match = Match(GAME, list(NAMES[:2]), 8)
    for seat in range(2):
        match.act(seat, match.state.options(seat)[0])
    page = guest()
    Stage(page).show(match, 0)
    page.get_by_role("button", name="Zvětšit pyramidu: Matěj").click()
    dialog = page.get_by_role("dialog", name="Pyramida moci: Matěj")
    dialog.wait_for()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_a_card_opens_large_with_a_row_for_each_level(guest: Guest) -> None:
    match = Match(GAME, list(NAMES[:2]), 8)
    for seat in range(2):
        match.act(seat, match.state.options(seat)[0])
    page = guest(size="phone")
    Stage(page).show(match, 0)
    page.locator(".market .thing").first.press("Space")
    sheet = page.get_by_role("dialog")
    sheet.wait_for()
    assert sheet.locator("li").count() == 5
    sheet.get_by_role("button", name="Zavřít").click()
    sheet.wait_for(state="detached")


def test_events_move_and_a_click_ends_it(guest: Guest) -> None:
    """With motion things travel, never longer than the queue allows; without, they are outlined."""
    match = Match(GAME, list(NAMES[:2]), 5)
    for seat in range(2):
        match.act(seat, match.state.options(seat)[0])
    while match.state.asking().name != "bid":  # type: ignore[union-attr]
        seat = match.state.to_act()[0]
        match.act(seat, match.state.options(seat)[0])
    before = still(match)
    for seat in range(2):
        match.act(seat, match.state.options(seat)[-1])
    check_motion(guest, Stage, before, match, 0)
