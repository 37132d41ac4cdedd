"""Helpers for the board of Panovník: positions of every kind, a stage for them, and a clicker."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

import intrika
from intrika.core.action import Action
from intrika.core.match import Match
from tests.web import stage

GAME = intrika.game("viceroy")
NAMES = ("Eliška", "Matěj", "Jana", "Vojta")
SEALED = ("tuck", "store", "finish")  # what ends them is the seal of the prompt bar


def lean(match: Match, seat: int, rng: random.Random) -> Action:
    """A random choice that builds high and uses its laws, so that rare questions come up."""
    state = match.state
    ask, actions = state.asking(), list(state.options(seat))
    assert ask is not None
    if ask.name == "build":
        actions = [a for a in actions if a.kind == "play"] or actions
    elif ask.name == "cell" and rng.random() < 0.8:
        top = max(a.arg for a in actions)
        actions = [a for a in actions if a.arg == top]
    elif ask.name == "recolour" and rng.random() < 0.6:
        actions = [a for a in actions if a.kind == "recolour"] or actions
    elif ask.name in ("barter", "tuck") and rng.random() < 0.8:
        actions = actions[1:] or actions
    return rng.choice(actions)


def positions(games: int) -> Iterator[tuple[str, Match, int]]:
    """Every decision of many random games over all variants: its name, the match, the seat."""
    variants = list(GAME.variants())
    for number in range(games):
        seats, options = variants[number % len(variants)]
        rng = random.Random(number)
        match = Match(GAME, list(NAMES[:seats]), number, options)
        while not match.state.over:
            seat = rng.choice(match.state.to_act())
            ask = match.state.asking()
            assert ask is not None
            stage = ask.describe(match.state, seat).get("stage")
            yield f"{ask.name}-{stage}" if stage else ask.name, match, seat
            match.act(seat, lean(match, seat, rng))


class Stage(stage.Stage):
    drawn = ".viceroy"


GLOWING = """() => [...document.querySelectorAll('[data-act]')]
  .filter(el => el.matches('button') && el.getClientRects().length && el.closest('.legal'))
  .flatMap(el => el.dataset.act.split(' ').map(Number))"""


def glowing(page: Page) -> set[int]:
    """The actions that some visible, glowing thing stands for."""
    return set(page.evaluate(GLOWING))


def seal(page: Page) -> bool:
    """Whether the seal of the prompt bar may be pressed."""
    return page.locator(".prompt .seal:not(.off)").count() > 0


def ends_by_seal(action: dict[str, Any]) -> bool:
    """Stopping is no thing on the table: the seal does it."""
    return (action["kind"] in SEALED and "none" in action.values()) or action.get("how") == "stop"


class Player:
    """A person at a real table, who clicks things."""

    def __init__(self, page: Page, seed: int, tap: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.version = -1
        self.view: dict[str, Any] = {}
        self.actions: list[dict[str, Any]] = []
        self.asks: dict[str, int] = {}
        self.over = False
        self.tap = tap
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "game":
            self.version, self.view = message["version"], message["view"]
            self.actions = message["decision"]["actions"] if message["decision"] else []
            self.over = self.view["over"]

    def move(self) -> None:
        """Answer the question at hand by clicking the thing that stands for a legal action."""
        version, name = self.version, self.view["ask"]["name"]
        self.check(version)
        if version != self.version:
            return
        self.asks[name] = self.asks.get(name, 0) + 1
        wanted = self.wish()
        if not ends_by_seal(wanted) and not self.press(wanted["id"], version):
            return
        for _ in range(24):
            if self.waited(version):
                return
            self.go_on(wanted)
        raise AssertionError(f"{name}: {wanted} could not be played by clicking")

    def press(self, action: int, version: int) -> bool:
        """Click the thing unless it is pressed; False if the game went on without it, as it does
        when gems that were chosen before are still on their way."""
        thing = self.thing(action)
        try:
            if thing.get_attribute("aria-pressed", timeout=10_000) != "true":
                self.click(thing)
        except TooLate:
            if self.version == version:
                raise
            return False
        return True

    def wish(self) -> dict[str, Any]:
        actions = self.actions
        if self.view["ask"]["name"] == "build":
            actions = [a for a in actions if a["kind"] == "play"] or actions
        return self.rng.choice(actions)

    def check(self, version: int) -> None:
        """Every legal action has a glowing thing, or is what the seal does."""
        missing: list[dict[str, Any]] = []
        for _ in range(100):
            shown = glowing(self.page)
            missing = [a for a in self.actions if a["id"] not in shown and not ends_by_seal(a)]
            if not missing or version != self.version:
                return
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nothing glows for {missing} at {self.view['ask']}")

    def thing(self, action: int) -> Locator:
        return self.page.locator(f'button[data-act~="{action}"]:visible').first

    def click(self, thing: Locator) -> None:
        if self.tap:
            thing.tap(timeout=10_000)
        else:
            thing.click(timeout=10_000)

    def confirm(self) -> None:
        button = self.page.locator(".prompt .seal:not(.off)")
        button.tap() if self.tap else button.click()

    def waited(self, version: int) -> bool:
        for _ in range(6):
            if self.version != version:
                return True
            self.page.wait_for_timeout(15)
        return self.version != version

    def go_on(self, wanted: dict[str, Any]) -> None:
        """The second part of a choice: a colour, one more gem, or the seal."""
        choice = self.page.locator(f'.beside button[data-act="{wanted["id"]}"]')
        if wanted["kind"] == "recolour" and choice.count():
            self.click(choice.first)
        elif seal(self.page):
            self.confirm()
        elif wanted["kind"] in ("gem", "pay"):
            more = self.page.locator("button.legal[data-at^='reserve:'], button.legal.gem")
            if more.count():
                self.click(more.first)


class Keyboard(Player):
    """A person without a mouse: N walks the targets, Enter picks, C confirms."""

    def click(self, thing: Locator) -> None:
        wanted = thing.get_attribute("data-act")
        for _ in range(80):
            self.page.keyboard.press("n")
            if self.page.evaluate("document.activeElement.dataset.act") == wanted:
                break
        else:
            raise AssertionError(f"N never came to {wanted}")
        self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        self.page.keyboard.press("c")
