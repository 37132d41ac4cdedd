"""The board of Legends in a real browser: everything is decided by clicking the thing itself."""

from __future__ import annotations

import random
from typing import Any

import pytest

from intrika.core.match import Match
from intrika.games.legends.cards import REGIONS
from tests.web.conftest import Guest, Server
from tests.web.legends_table import (
    GAME,
    GAMES,
    Keyboard,
    Player,
    Position,
    Stage,
    ends_by_seal,
    glowing,
    positions,
    sample,
    seal,
)  # fmt: skip
from tests.web.stage import still
from tests.web.steps import BOT, ME, OPEN, my_turn, open_table, over
from tests.web.test_legends_orders import any_order

PLANNED = {"setup-token", "place-army", "move-step", "move-target"}  # may offer more: any order


@pytest.fixture(scope="module")
def every_question() -> list[Position]:
    return sample(2)


# -- every decision is a thing -----------------------------------------------------------------


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_legal_action_glows(guest: Guest, every_question: list[Position], size: str) -> None:
    """For each action of each question some visible thing glows, and nothing else does."""
    page = guest(size=size)
    stage = Stage(page)
    for name, match, seat in every_question[:: 1 if size == "desktop" else 2]:
        stage.show(match, seat)
        actions = [a.to_json() for a in match.state.options(seat)]
        things = {a["id"] for a in actions if not ends_by_seal(a)}
        shown = glowing(page)
        assert shown >= things, (name, actions)
        if name not in PLANNED:
            assert shown == things, name
        if len(things) < len(actions):
            assert seal(page), name


def test_a_click_plays_exactly_that(guest: Guest, every_question: list[Position]) -> None:
    """What a thing stands for is what the engine gets, at once or by the seal."""
    page = guest()
    stage = Stage(page, live=True)
    for name, match, seat in every_question[::2]:
        for a in match.state.options(seat)[:2]:
            action: dict[str, Any] = a.to_json()
            stage.show(still(match), None)  # a question that comes again keeps what was picked
            stage.show(still(match), seat)
            stage.acts.clear()
            person = Person(page)
            if not ends_by_seal(action):
                person.press(action["id"])
            if action["kind"] == "leave":
                person.click(page.locator(".region.legal").first)
            person.finish(stage)
            if action["kind"] == "lay" or name in PLANNED:
                assert [id for id in stage.acts if GAME.space[id].kind == action["kind"]], name
            else:
                assert stage.acts == [action["id"]], (name, action)


class Person(Player):
    """Plays on a stage, where nothing comes over a real socket."""

    def __init__(self, page: Any, tap: bool = False) -> None:
        super().__init__(page, 1, tap)

    def finish(self, stage: Stage) -> None:
        """Complete what needs several parts, then press the seal."""
        for _ in range(60):
            stage.settle()
            if stage.acts:
                break
            beside = self.page.locator(".beside .legal")
            if beside.count():
                self.click(beside.first)
            elif seal(self.page):
                self.confirm()
            else:
                more = self.page.locator(".region.legal, .side.legal")
                self.click(more.nth(self.rng.randrange(more.count())))
        assert stage.acts
        self.quiet()

    def step(self, here: str, there: str) -> None:
        picked = self.page.locator(".region.picked[data-region]")
        if picked.count() and picked.get_attribute("data-region") != here:
            self.page.keyboard.press("Escape")
        if picked.count() == 0:
            self.click(self.page.locator(f'[data-region="{here}"]'))
        self.click(self.page.locator(f'[data-region="{there}"]'))


# -- plans in any order --------------------------------------------------------------------------


def long_moves() -> list[tuple[Match, int]]:
    """Moments with many points and armies in several regions."""
    found: list[tuple[Match, int]] = []
    for name, match, seat in positions(GAMES):
        state: Any = match.state
        if name == "move-step" and state.asking().points >= 5 and not state.asking().asleep:
            found.append((still(match), seat))
            if len(found) == 6:
                break
    return found


def test_a_move_is_planned_in_any_order(guest: Guest) -> None:
    """Steps are clicked as one likes; the engine gets them in its own order, as one gesture."""
    page = guest()
    stage = Stage(page, live=True)
    person = Person(page)
    rng = random.Random(3)
    turned = 0
    for match, seat in long_moves():
        ahead: Any = match.state.copy()
        steps = list(any_order(ahead, seat, ahead.asking().points, rng))
        if not steps:
            continue
        stage.show(match, None)
        stage.show(match, seat)
        stage.acts.clear()
        start = match.state.copy()
        for here, there in steps:
            person.step(REGIONS[here], REGIONS[there])
        assert page.locator(".plan li").count() == len(steps)
        assert stage.acts == []
        person.confirm()
        person.finish(stage)
        made = [GAME.space[id] for id in stage.acts]
        entered = [a.arg for a in made if a.kind == "enter"]
        assert sorted(entered) == sorted(there for _, there in steps)
        turned += entered != [there for _, there in steps]
        now: Any = match.state
        n = now.map.n
        assert now.armies[seat * n : (seat + 1) * n] == ahead.armies[seat * n : (seat + 1) * n]
        assert now.coins[seat] == ahead.coins[seat] or start is now
    assert turned


def test_what_was_played_is_taken_back_where_the_order_needs_it(guest: Guest) -> None:
    """After an undo a step that should have come earlier is simply planned; the board rewinds."""
    page = guest()
    stage = Stage(page, live=True)
    person = Person(page)
    for match, seat in long_moves():
        state: Any = match.state
        last = state.options(seat)[-2]  # the last region an army can leave
        assert last.kind == "leave"
        match.act(seat, last)
        match.act(seat, match.state.options(seat)[-1])
        state = match.state
        ask = state.asking()
        if ask is None or ask.name != "move-step" or not ask.asleep:
            continue
        m = state.map
        asleep = [e for e in range(len(m.to)) if ask.asleep >> e & 1 and m.kind[e] == 0]
        asleep = [e for e in asleep if state.armies[seat * m.n + m.from_[e]]]
        if not asleep:
            continue
        here, there = m.from_[asleep[0]], m.to[asleep[0]]
        before = state.armies[seat * m.n : (seat + 1) * m.n]
        stage.show(match, seat)
        stage.acts.clear()
        person.step(REGIONS[m.regions[here]], REGIONS[m.regions[there]])
        person.confirm()
        person.finish(stage)
        assert stage.undone == 2
        wanted = list(before)
        wanted[here] -= 1
        wanted[there] += 1
        now: Any = match.state
        assert now.armies[seat * m.n : (seat + 1) * m.n] == wanted
        return
    raise AssertionError("no such position")


def test_an_army_can_be_dragged_and_a_step_taken_back(guest: Guest) -> None:
    page = guest()
    stage = Stage(page, live=True)
    match, seat = long_moves()[0]
    stage.show(match, seat)
    here = page.locator(".region.legal").first.get_attribute("data-region")
    person = Person(page)
    person.click(page.locator(f'[data-region="{here}"]'))
    there = page.locator(".region.legal").first.get_attribute("data-region")
    page.keyboard.press("Escape")
    assert page.locator(".plan li").count() == 0
    boxes = [page.locator(f'[data-spot="{id}"]').bounding_box() for id in (here, there)]
    (x, y), (to_x, to_y) = [(box["x"] + 2, box["y"] + 2) for box in boxes]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()
    assert page.locator(".plan li").count() == 1
    page.locator(".plan button").click()
    assert page.locator(".plan li").count() == 0
    assert stage.acts == []


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
    matej = guest("Matěj", lang="en", theme="dark")
    people = [Player(eliska, 1), Player(matej, 2)]
    table = open_table(eliska, "legends", ME, OPEN, BOT, citadels=True, leaders=True)
    assert matej.context.request.post(f"/api/tables/{table}/join", data={}).ok
    matej.goto(f"/t/{table}")
    my_turn(eliska)
    while people[0].view.get("picks", 0) < 12:
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
        assert set(person.asks) >= {"bid", "take-card"}
    totals = people[0].view["result"]["totals"]
    sheet = eliska.locator("dialog.vellum").inner_text()
    assert all(str(total) in sheet for total in totals)


def test_a_game_on_a_phone(guest: Guest) -> None:
    """By touch: one board fills the screen, a tap far away comes closer first."""
    page = guest("Eliška", size="phone", theme="dark")
    person = Player(page, 3, tap=True)
    open_table(page, "legends", ME, BOT, setup="first_game", encounters=True)
    my_turn(page)
    play_to_the_end([person])
    page.locator("dialog.vellum").wait_for()
    assert {"place-neutral", "bid", "take-card", "move-step"} <= set(person.asks)


def test_a_game_by_keyboard_alone(guest: Guest) -> None:
    """N walks what may be chosen, Enter picks, C confirms; the mouse is never used."""
    page = guest("Eliška", lang="en")
    person = Keyboard(page, 4)
    open_table(page, "legends", ME, BOT, setup="red_coast")
    my_turn(page)
    play_to_the_end([person])
    page.locator("dialog.vellum").wait_for()
