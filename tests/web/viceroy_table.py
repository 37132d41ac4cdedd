"""Helpers for the board of Panovník: positions of every kind, a stage for them, and a clicker."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

import intrika
from intrika.core.action import Action
from intrika.core.match import Match
from tests.web import stage
from tests.web.person import Person, Told, WithoutMouse

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


class Player(Person):
    """A person at a real table, who clicks things."""

    def glowing(self) -> set[int]:
        return glowing(self.page)

    def by_seal(self, action: Told) -> bool:
        return ends_by_seal(action)

    def answer(self, version: int) -> None:
        wanted = self.wish()
        if not ends_by_seal(wanted):
            self.press(wanted["id"])
        for _ in range(24):
            if self.waited(version):
                return
            self.go_on(wanted)
        raise AssertionError(f"{wanted} could not be played by clicking")

    def press(self, action: int) -> None:
        """Click the thing unless it is pressed."""
        thing = self.page.locator(f'button[data-act~="{action}"]:visible').first
        if thing.get_attribute("aria-pressed", timeout=10_000) != "true":
            self.click(thing)

    def wish(self) -> dict[str, Any]:
        actions = self.actions
        if self.view["ask"]["name"] == "build":
            actions = [a for a in actions if a["kind"] == "play"] or actions
        return self.rng.choice(actions)

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


class Keyboard(WithoutMouse, Player):
    """A person without a mouse."""
