"""The board of Ludvík XIV. in a real browser: every decision is made by clicking the thing."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from intrika.core.match import Match
from intrika.core.open_view import open_view
from intrika.games.louis import events
from tests.web.conftest import Guest, Server
from tests.web.louis_table import (
    GAME,
    NAMES,
    Clicks,
    Keyboard,
    Player,
    Stage,
    ends_by_seal,
    glowing,
    lean,
    positions,
    seal,
    walked,
)  # fmt: skip
from tests.web.stage import check_motion, still
from tests.web.steps import BOT, ME, OPEN, faults, my_turn, open_table, over

GAMES = 150  # random games at most, until together they have asked every question
QUESTIONS = {
    "supply", "start-marker", "end-marker", "conde", "maintenon", "maintenon-take", "turn",
    "turn-exchange", "turn-pay-and-pass", "mode", "mode-four", "placement", "placement-four",
    "intrigue", "intrigue-held", "first", "buy", "mission", "mission-swap", "pay", "draw", "keep",
    "put-off", "put-off-second",
}  # fmt: skip
Position = tuple[str, Match, int]


def sample(each: int) -> list[Position]:
    """Some positions of every kind of question; the match is a snapshot of its moment."""
    seen: Counter[str] = Counter()
    found: list[Position] = []
    for name, match, seat in positions(GAMES):
        if name in QUESTIONS and seen[name] < each:
            seen[name] += 1
            found.append((name, still(match), seat))
            if len(seen) == len(QUESTIONS):
                break
    assert set(seen) == QUESTIONS
    return found


@pytest.fixture(scope="module")
def every_question() -> list[Position]:
    return sample(2)


@pytest.fixture(scope="module")
def one_of_each(every_question: list[Position]) -> dict[str, tuple[Match, int]]:
    return {name: (match, seat) for name, match, seat in reversed(every_question)}


def ask_of(match: Match) -> str:
    ask = match.state.asking()
    assert ask is not None
    return ask.name


# -- every decision is a thing -----------------------------------------------------------------


@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
def test_every_legal_action_glows(guest: Guest, every_question: list[Position], size: str) -> None:
    """For each action of each question some visible thing glows, and nothing else does."""
    page = guest(size=size)
    stage = Stage(page)
    for name, match, seat in every_question[:: 1 if size == "desktop" else 3]:
        stage.show(match, seat)
        actions = [a.to_json() for a in match.state.options(seat)]
        things = {a["id"] for a in actions if not ends_by_seal(a, ask_of(match))}
        assert glowing(page) == things, name
        if len(things) < len(actions):
            assert seal(page), name


def test_clicks_play_exactly_that(guest: Guest, one_of_each: dict[str, tuple[Match, int]]) -> None:
    """What a thing stands for is what the server gets, at once or by the seal."""
    page = guest()
    stage, clicks = Stage(page), Clicks(page)
    rng = random.Random(5)
    for name, (match, seat) in one_of_each.items():
        actions = [a.to_json() for a in match.state.options(seat)]
        action = rng.choice(actions)
        stage.show(match, seat)
        clicks.make(action, ask_of(match), match)
        assert stage.told[:1] == [action], (name, action)


def test_a_turn_is_one_gesture(guest: Guest, one_of_each: dict[str, tuple[Match, int]]) -> None:
    """Card, way and markers are chosen freely, taken back one by one and sealed once."""
    page = guest()
    stage, clicks = Stage(page), Clicks(page)
    match, seat = one_of_each["turn"]
    played = still(match)
    card = next(a for a in played.state.options(seat) if a.to_json()["card"] != "joker")
    played.act(seat, card)
    mode = played.state.options(seat)[0]
    played.act(seat, mode)
    longest = max(played.state.options(seat), key=lambda a: len(str(a.to_json()["boards"])))
    label = str(longest.to_json()["boards"])
    path = walked(label, played)
    stage.show(match, seat)
    clicks.press(f".hand .card[data-act='{card.id}']")
    for board in path:
        clicks.press(f".tile.legal[data-at='tile:{board}']")
    count = len(path)
    ghosts = page.locator(".plus text").all_text_contents()
    assert sum(int(text) for text in ghosts) == count
    assert len(set(path)) > 1
    assert page.locator(".path path").count() > 0
    page.keyboard.press("Escape")
    clicks.settle()
    assert sum(int(text) for text in page.locator(".plus text").all_text_contents()) == count - 1
    assert stage.told == []
    clicks.press(f".tile.legal[data-at='tile:{path[-1]}']")
    clicks.press(".prompt .seal:not(.off)")
    page.locator(".prompt:not(.yours)").wait_for()
    assert stage.told == [card.to_json(), mode.to_json(), longest.to_json()]


def long_actions() -> dict[str, Position]:
    """Positions in which several small decisions are one thing to a person."""
    found: dict[str, Position] = {}
    for name, match, seat in positions(GAMES):
        player = match.state.view(seat)["players"][seat]
        options = [a.to_json() for a in match.state.options(seat)]
        if name == "supply" and len([a for a in options if a.get("use") in SIMPLE]) > 1:
            found.setdefault(name, (name, still(match), seat))
        begun = isinstance(match.events[-1], events.MarkerPut)
        if name == "maintenon" and player["general"] > 1 and not begun:
            found.setdefault(name, (name, still(match), seat))
        if name == "put-off" and len(player["missions"]) > 1:
            found.setdefault(name, (name, still(match), seat))
        if name == "mission" and sum(player["chips"].values()) > 3 and len(options) > 2:
            found.setdefault(name, (name, still(match), seat))
        if len(found) == 4:
            break
    assert len(found) == 4
    return found


SIMPLE = ("marker", "louisdor", "arms", "three_markers", "three_louisdor", "intrigue")
LONG = {
    "supply": [".all"],
    "maintenon": [".choice", ".choice", ".prompt .seal:not(.off)"],
    "put-off": [".ms.legal:not(.picked)", ".ms.legal:not(.picked)", ".prompt .seal:not(.off)"],
    "mission": [".ms.legal", ".prompt .seal:not(.off)"],
}


def test_long_actions_are_one_gesture(guest: Guest) -> None:
    """Missions used together, markers put together, missions put off, one laid and paid for."""
    page = guest()
    stage, clicks = Stage(page), Clicks(page)
    for name, match, seat in long_actions().values():
        stage.show(match, seat)
        for thing in LONG[name]:
            clicks.press(thing)
        page.wait_for_function("!document.querySelector('.seal[disabled]')")
        for _ in range(40):
            clicks.settle()
            if len(stage.told) > 1:
                break
        kinds = [a["kind"] for a in stage.told]
        wanted = {"supply": "use", "maintenon": "put", "put-off": "put-off"}.get(name)
        assert kinds[:2] == ([wanted] * 2 if wanted else ["lay", "pay"]), (name, stage.told)


def test_a_marker_can_be_dragged(guest: Guest, one_of_each: dict[str, tuple[Match, int]]) -> None:
    """From the chest to a tile: the supply it comes from is the supply that is named."""
    page = guest()
    stage = Stage(page)
    match, seat = one_of_each["conde"]
    puts = [a.to_json() for a in match.state.options(seat) if a.kind == "put"]
    wanted = next(a for a in puts if a["board"] == 3)
    stage.show(match, seat)
    page.locator(f"[data-at='own:{wanted['source']}']").drag_to(page.locator("[data-at='tile:3']"))
    stage.settle()
    assert stage.told == [wanted]


def test_the_reason_is_told_for_what_cannot_be_chosen(guest: Guest) -> None:
    """A mission that cannot be paid: hover or focus says why, with the clause."""
    for name, match, seat in positions(GAMES):
        lays = [a for a in match.state.options(seat) if a.kind == "lay"]
        if name == "mission" and len(lays) < len(
            match.state.view(seat)["players"][seat]["missions"]
        ):
            break
    page = guest()
    Stage(page).show(match, seat)
    mission = page.locator(".ms:not(.laid):not(.legal)").first
    mission.hover()
    page.locator(".tip .why").wait_for()
    assert "§8-1" in page.locator(".tip").inner_text()
    page.mouse.move(2, 2)
    page.locator("[data-at='tile:1']").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('.court') !== null")


# -- whole games -------------------------------------------------------------------------------


def play_on(players: list[Player], until: int = 9) -> None:
    """To the end, or to the beginning of a round."""
    while not players[0].over and players[0].view.get("round", 0) < until:
        for player in players:
            if player.actions:
                player.move()
        players[0].page.wait_for_timeout(5)


def test_two_people_and_a_bot_play_a_game(guest: Guest, server: Server) -> None:
    """By clicking, in two languages; one of them reloads in the middle and goes on."""
    eliska = guest("Eliška", size="tablet")
    matej = guest("Matěj", size="desktop", lang="en", theme="dark")
    people = [Player(eliska, 1), Player(matej, 2)]
    table = open_table(eliska, "louis", ME, OPEN, BOT)
    assert matej.context.request.post(f"/api/tables/{table}/join", data={}).ok
    matej.goto(f"/t/{table}")
    eliska.locator(".louis .tile").first.wait_for()
    matej.locator(".louis .tile").first.wait_for()
    play_on(people, 3)
    eliska.reload()
    eliska.locator(".louis .tile").first.wait_for()
    play_on(people)
    for person in people:
        person.page.locator("dialog.vellum").wait_for()
        assert over(person.page)
        assert set(person.asks) >= {"turn", "mission"}
    totals = people[0].view["result"]["totals"]
    sheet = eliska.locator("dialog.vellum").inner_text()
    assert all(str(total) in sheet for total in totals)


def test_a_round_on_a_phone(guest: Guest) -> None:
    """By touch; every target can be reached, nothing is covered by what it belongs to."""
    page = guest("Eliška", size="phone", theme="dark")
    person = Player(page, 3, tap=True)
    open_table(page, "louis", ME, BOT)
    my_turn(page)
    play_on([person], 2)
    assert person.view["round"] == 2
    assert person.asks["turn"] >= 4


def test_two_rounds_by_keyboard_alone(guest: Guest) -> None:
    """N walks what may be chosen, Enter picks, C confirms; the mouse is never used."""
    page = guest("Eliška", lang="en")
    person = Keyboard(page, 4)
    open_table(page, "louis", ME, BOT)
    my_turn(page)
    play_on([person], 3)
    assert person.view["round"] == 3
    assert person.asks["turn"] >= 8


# -- looks and words ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "theme", "lang"),
    [("desktop", "light", "cs"), ("desktop", "dark", "en"), ("phone", "dark", "cs")],
)
def test_axe_finds_nothing(
    guest: Guest, one_of_each: dict[str, tuple[Match, int]], size: str, theme: str, lang: str
) -> None:
    page = guest(size=size, theme=theme, lang=lang)
    stage = Stage(page)
    looks = ("turn-exchange", "intrigue", "mission-swap", "buy")
    for name in looks[: 4 if lang == "en" else 2]:
        stage.show(*one_of_each[name])
        assert faults(page) == [], name


@pytest.mark.parametrize("width", [360, 700, 1199, 2560])
def test_nothing_leaves_the_page(
    guest: Guest, one_of_each: dict[str, tuple[Match, int]], width: int
) -> None:
    """From 360 to 2560 px the page never scrolls sideways and every target can be seen."""
    page = guest()
    page.set_viewport_size({"width": width, "height": 740 if width < 700 else 900})
    stage = Stage(page)
    for name in ("turn-pay-and-pass", "mode-four", "intrigue-held", "draw"):
        stage.show(*one_of_each[name])
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
        for thing in page.locator("button[data-act]:visible").all()[:5]:
            thing.scroll_into_view_if_needed()
            box = thing.bounding_box()
            assert box, name
            assert box["x"] > -box["width"] / 2, name
            assert box["x"] + box["width"] / 2 < width, name
            assert min(box["width"], box["height"]) >= (44 if width < 700 else 24), (name, box)


def finished() -> Match:
    rng = random.Random(3)
    match = Match(GAME, list(NAMES[:3]), 8)
    while not match.state.over:
        seat = match.state.to_act()[0]
        match.act(seat, lean(match, seat, rng))
    return match


def test_spectators_and_readers_see_no_targets(
    guest: Guest, one_of_each: dict[str, tuple[Match, int]]
) -> None:
    """The public view, an all-seeing one in the middle, and the open end."""
    page = guest()
    stage = Stage(page)
    match, _ = one_of_each["buy"]
    stage.show(match, None)
    assert page.locator(".tile").count() == 12
    assert glowing(page) == set()
    assert page.locator("section.tray").count() == 0
    page.locator(".open").first.click()
    backs = page.get_by_role("dialog").get_by_label("skrytá karta").count()
    hidden = match.state.view(None)["players"][0]
    assert backs == len(hidden["influence"]) + hidden["intrigue"].count(None)
    page.keyboard.press("Escape")
    stage.push(match, None, None, view=open_view(match.state))
    stage.settle()
    page.locator(".open").first.click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    assert dialog.get_by_label("skrytá karta").count() == 0
    page.keyboard.press("Escape")
    stage.show(finished(), 0)
    page.locator("dialog.vellum").wait_for()
    page.keyboard.press("Escape")
    assert page.locator(".best").count() > 0


def test_what_is_hard_to_remember_is_one_click_away(
    guest: Guest, one_of_each: dict[str, tuple[Match, int]]
) -> None:
    """Piles, a tile with both its sides, a rival; each closes by Escape."""
    match, seat = one_of_each["turn-exchange"]
    page = guest(size="phone")
    Stage(page).show(match, seat)
    for place in ("played", "intrigue", "pool", "bank"):
        page.locator(f"[data-at='{place}']").click()
        page.get_by_role("dialog").wait_for()
        if place in ("played", "intrigue"):
            assert faults(page) == []
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    page.locator("[data-at='tile:4']").press("Space")
    sheet = page.get_by_role("dialog")
    assert sheet.locator(".cond").count() == (1 if match.state.view(seat)["round"] == 4 else 2)
    page.keyboard.press("Escape")
    rival = (seat + 1) % match.state.seats
    page.locator(f"[data-at='seat:{rival}']").first.click(force=True)
    assert sheet.locator(".ms, .back").count() > 0


def test_a_mission_shows_which_of_its_needs_are_met(guest: Guest) -> None:
    for name, match, seat in positions(GAMES):
        player = match.state.view(seat)["players"][seat]
        if name == "mission" and sum(player["chips"].values()) == 2:
            break
    page = guest()
    Stage(page).show(match, seat)
    payable = [a.to_json()["mission"] for a in match.state.options(seat) if a.kind == "lay"]
    for held in player["missions"]:
        row = page.locator(f"[data-at='mission:{held['mission']}']")
        assert (row.locator(".open").count() == 0) == (held["mission"] in payable)
        assert row.locator(".slot").count() == 2


def test_events_move_and_a_click_ends_it(guest: Guest) -> None:
    """With motion things travel; without, what changed is outlined."""
    match = Match(GAME, list(NAMES[:3]), 5)
    before = still(match)
    seat = match.state.to_act()[0]
    for _ in range(3):
        match.act(seat, match.state.options(seat)[0])
    check_motion(guest, Stage, before, match, seat)
