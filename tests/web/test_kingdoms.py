"""The board of Kingdoms in a real browser: everything is decided by clicking the thing itself."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from intrika.core.match import Match
from intrika.games.kingdoms import scoring
from tests.web.conftest import Guest, Server
from tests.web.kingdoms_table import (
    GAME,
    TELLING,
    Keyboard,
    Player,
    Position,
    Stage,
    by_seal,
    glowing,
    one,
    positions,
    sample,
    seal,
)  # fmt: skip
from tests.web.stage import still
from tests.web.steps import BOT, ME, OPEN, my_turn, open_table, over

STRAY = """() => [...document.querySelectorAll('.kingdoms .legal, .tray .legal')]
  .filter(el => el.getClientRects().length && !el.dataset.act && !el.dataset.plan)
  .map(el => el.outerHTML.slice(0, 120))"""
COUNTERS = """() => [...document.querySelectorAll('.track')]
  .map(row => Number(row.querySelector('.here').textContent))"""


@pytest.fixture(scope="module")
def every_question() -> list[Position]:
    return sample(2)


# -- every decision is a thing -----------------------------------------------------------------


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_legal_action_glows(guest: Guest, every_question: list[Position], size: str) -> None:
    """For each action of each question some visible thing glows, and nothing else does."""
    page = guest(size=size)
    stage = Stage(page)
    for name, match, seat in every_question:
        stage.show(match, seat)
        actions = [a.to_json() for a in match.state.options(seat)]
        things = {a["id"] for a in actions if not by_seal(a)}
        assert glowing(page) == things, name
        assert page.evaluate(STRAY) == [], name
        if len(things) < len(actions):
            assert seal(page).count() == 1, name


def test_a_click_plays_exactly_that(guest: Guest, every_question: list[Position]) -> None:
    """What a thing stands for is what the server gets, at once or by the seal."""
    page = guest()
    stage = Stage(page)
    person = Player(page, 1)
    seen: set[str] = set()
    for name, match, seat in every_question:
        if name in seen or name in ("pay", "gain", "bandits"):
            continue
        seen.add(name)
        actions = [a.to_json() for a in match.state.options(seat)]
        for action in (actions[0], actions[-1]):
            if action["kind"] == "split":
                continue
            stage.show(match, None)  # a question that comes again keeps what was picked
            stage.show(match, seat)
            stage.acts.clear()
            for _ in range(14):
                if stage.acts:
                    break
                person.step(action)
                stage.settle()
            assert stage.acts == [action["id"]], (name, action)


def test_six_resources_are_split_by_three_steppers(
    guest: Guest, every_question: list[Position]
) -> None:
    match, seat = one(every_question, "split")
    page = guest()
    stage = Stage(page)
    stage.show(match, seat)
    page.get_by_role("button", name="Ubrat jídlo").click()
    assert seal(page).count() == 0  # one is left to be split
    page.get_by_role("button", name="Přidat rudu").click()
    seal(page).click()
    stage.settle()
    played = GAME.space[stage.acts[0]].to_json()
    assert (played["mana"], played["ore"]) == (2, 2)


def payments() -> list[Position]:
    """Every reason to pay or to gain, some of each."""
    seen: Counter[tuple[str, str]] = Counter()
    found: list[Position] = []
    for name, match, seat in positions(TELLING):
        if name in ("pay", "gain", "bandits"):
            reason = (name, match.state.view(seat)["ask"].get("why", ""))
            seen[reason] += 1
            if seen[reason] <= 2:
                found.append((name, still(match), seat))
    assert len(seen) >= 6
    return found


def stock(match: Match, seat: int) -> list[int]:
    units = match.state.view(seat)["players"][seat]["resources"]
    return [units["food"], units["mana"], units["ore"]]


def test_a_payment_is_one_gesture(guest: Guest) -> None:
    """Units counted in any order and sealed once; the engine still gets them one by one."""
    page = guest()
    stage = Stage(page, live=True)
    for name, match, seat in payments():
        stage.show(still(match), seat)
        stage.acts.clear()
        for _ in range(12):
            if seal(page).count() or stage.acts:
                break
            page.locator(".legal[data-plan]:visible").last.click()
            stage.settle()
        planned = page.evaluate(COUNTERS)
        assert stage.match is not None
        if seal(page).count():
            seal(page).click()
            for _ in range(40):
                if stock(stage.match, seat) == planned:
                    break
                stage.settle()
            assert stock(stage.match, seat) == planned, name
        assert stage.acts, name


def test_a_way_to_pay_is_laid_by_one_click(guest: Guest) -> None:
    match, seat = next((m, s) for name, m, s in payments() if name == "pay")
    page = guest()
    stage = Stage(page, live=True)
    stage.show(still(match), seat)
    page.locator(".counter .way").first.click()
    stage.settle()
    planned = page.evaluate(COUNTERS)
    assert planned != stock(match, seat)
    seal(page).click()
    assert stage.match is not None
    for _ in range(40):
        if stock(stage.match, seat) == planned:
            break
        stage.settle()
    assert stock(stage.match, seat) == planned


def test_a_figure_is_dragged_to_where_it_goes(guest: Guest, every_question: list[Position]) -> None:
    """Taking it up and setting it down are two decisions, and one drag."""
    page = guest()
    stage = Stage(page, live=True)
    for name, match, seat in every_question:
        if name != "figure":
            continue
        moves = [a for a in match.state.options(seat) if a.kind == "move"]
        ahead = still(match)
        ahead.act(seat, moves[0])
        if ahead.state.asking().name != "target":  # type: ignore[union-attr]
            continue
        target = ahead.state.options(seat)[0]
        stage.show(still(match), seat)
        stage.acts.clear()
        source = page.locator(f'button[data-act~="{moves[0].id}"]').bounding_box()
        place = target.to_json()["place"]
        goal = page.locator(f'[data-at="spot:{place}"]').first.bounding_box()
        assert source
        assert goal
        page.mouse.move(source["x"] + source["width"] / 2, source["y"] + source["height"] / 2)
        page.mouse.down()
        page.mouse.move(goal["x"], goal["y"], steps=4)
        page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
        page.mouse.up()
        page.wait_for_timeout(150)
        if seal(page).count():
            seal(page).click()
            stage.settle()
        assert stage.acts[:2] == [moves[0].id, target.id]
        return
    raise AssertionError("no position with a figure to drag")


def test_the_reason_is_told_for_what_cannot_be_chosen(
    guest: Guest, every_question: list[Position]
) -> None:
    match, seat = one(every_question, "target")
    page = guest()
    Stage(page).show(match, seat)
    page.locator(".region[aria-disabled=true]").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.locator(".region[aria-disabled=true]").first.focus()
    page.locator(".tip .why").wait_for()
    assert re.search(r"§|R-", page.locator(".tip").inner_text())


# -- what is shown is right --------------------------------------------------------------------


def test_points_and_yields_are_what_the_rules_say(
    guest: Guest, every_question: list[Position]
) -> None:
    """Scores on the panels, and what a collection would bring, in many positions."""
    page = guest()
    stage = Stage(page)
    shown = 0
    for number, (name, match, seat) in enumerate(positions(TELLING)):
        state: Any = match.state
        if number % 131 or state.turn == 0:
            continue
        stage.show(match, seat)
        totals = scoring.result(state).totals
        order = [(seat + n) % state.seats for n in range(state.seats)]
        read = page.locator(".rail .score b").all_inner_texts()
        assert [int(text) for text in read] == [totals[other] for other in order], name
        if name == "participate" and seat != state.active:
            made = collected(match, seat)
            page.get_by_role("button", name="Pravidla").focus()
            page.get_by_role("button", name="Sebrat zdroje").focus()
            stage.settle()
            assert page.evaluate(COUNTERS) == made, name
        shown += 1
    assert shown > 12


def collected(match: Match, seat: int) -> list[int]:
    """Food, mana and ore after a collection, before units of choice are named."""
    ahead = still(match)
    collect = next(a for a in ahead.state.options(seat) if a.kind == "collect")
    ahead.act(seat, collect)
    if ahead.state.asking().name == "convert":  # type: ignore[union-attr]
        ahead.act(seat, ahead.state.options(seat)[0])
    return stock(ahead, seat)


def test_prices_of_bids_are_what_they_cost(guest: Guest, every_question: list[Position]) -> None:
    from intrika.games.kingdoms.war import own_discount, side_of

    page = guest(lang="en")
    stage = Stage(page)
    for name, match, seat in every_question:
        if name != "bid":
            continue
        stage.show(match, seat)
        state: Any = match.state
        off = own_discount(state, side_of(state, seat))
        for number in (1, 6, 11):
            price = max(0, number - off)
            page.get_by_role("radio", name=f"Number {number} for {price}", exact=True).wait_for()


def bidding(number: int) -> tuple[Match, int, int]:
    """A war of three where the attacker has set this number; and the defender and an onlooker."""
    for name, match, _ in positions(TELLING):
        state: Any = match.state
        if name != "bid" or state.seats < 3 or len(state.to_act()) < 2:
            continue
        attacker, defender = state.war[0], state.war[1]
        found = still(match)
        options = found.state.options(attacker)
        if len(options) > 4:
            found.act(attacker, options[number])
            other = next(s for s in range(state.seats) if s not in (attacker, defender))
            return found, defender, other
    raise AssertionError("no war of three")


def test_a_bid_in_progress_shows_to_nobody(guest: Guest) -> None:
    """Board and tray of defender and onlooker do not depend on the number that was set."""
    page = guest()
    stage = Stage(page)
    inside = "document.querySelector('main.board').innerText + document.title"
    drawn = "[...document.querySelectorAll('.die')].map(el => el.innerHTML).join()"
    for looks_on in (False, True):
        seen = set()
        for number in (0, 2, 4):
            match, defender, onlooker = bidding(number)
            stage.show(match, onlooker if looks_on else defender)
            seen.add(str(page.evaluate(inside)) + str(page.evaluate(drawn)))
        assert len(seen) == 1
    page.get_by_text("má zakryto").first.wait_for()


def test_dice_turn_for_everybody(guest: Guest) -> None:
    match, defender, onlooker = bidding(3)
    page = guest()
    stage = Stage(page)
    stage.show(match, onlooker)
    known = len(match.events)
    match.act(defender, match.state.options(defender)[-1])
    stage.show(match, onlooker, since=known)
    page.locator(".reveal .die").nth(1).wait_for()
    assert page.locator(".reveal").inner_text().strip()
    page.mouse.click(300, 860)
    page.locator(".reveal").wait_for(state="detached", timeout=5_000)


# -- whole games -------------------------------------------------------------------------------


def play_on(players: list[Player], until: int = 99) -> None:
    """To the beginning of this turn, or to the end of the game."""
    while not players[0].over and players[0].view.get("turn", 0) < until:
        for player in players:
            if player.actions:
                player.move()
        players[0].page.wait_for_timeout(5)


def test_two_people_and_a_bot_play_a_game(guest: Guest, server: Server) -> None:
    """By clicking, in two languages; one of them reloads in the middle and goes on."""
    eliska = guest("Eliška")
    matej = guest("Matěj", size="tablet", lang="en", theme="dark")
    people = [Player(eliska, 1), Player(matej, 2)]
    table = open_table(eliska, "kingdoms", ME, OPEN, BOT, exploration_tokens=True)
    assert matej.context.request.post(f"/api/tables/{table}/join", data={}).ok
    matej.goto(f"/t/{table}")
    play_on(people, until=5)
    eliska.reload()
    eliska.locator(".kingdoms .slot").first.wait_for()
    play_on(people)
    for person in people:
        person.page.locator("dialog.vellum").wait_for()
        assert over(person.page)
        assert set(person.asks) >= {"side", "split", "start", "action", "participate"}
    totals = people[0].view["result"]["totals"]
    sheet = eliska.locator("dialog.vellum").inner_text()
    assert all(str(total) in sheet for total in totals)


def test_a_game_on_a_phone(guest: Guest) -> None:
    """Two players and the Lost Kingdom, by touch, with a draft of factions."""
    page = guest("Eliška", size="phone", theme="dark")
    person = Player(page, 5, tap=True)
    open_table(page, "kingdoms", ME, BOT, factions="draft", beginner_split=True)
    my_turn(page)
    play_on([person])
    page.locator("dialog.vellum").wait_for()
    assert "faction" in person.asks


def test_four_turns_by_keyboard_alone(guest: Guest) -> None:
    """N walks what may be chosen, Enter picks, C confirms; the mouse is never used."""
    page = guest("Eliška", lang="en")
    person = Keyboard(page, 4)
    open_table(page, "kingdoms", ME, BOT)
    my_turn(page)
    play_on([person], until=5)
    assert {"start", "action", "participate"} <= set(person.asks)
