"""A person at a real table, who hears what the server says and clicks things."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

Told = dict[str, Any]


class Person:
    """What people do at every table. A game says how a question is answered."""

    seal = ".prompt .seal:not(.off)"

    def __init__(self, page: Page, seed: int, tap: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.version = -1
        self.view: Told = {}
        self.actions: list[Told] = []
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

    def glowing(self) -> set[int]:
        """The actions that some visible, glowing thing stands for."""
        raise NotImplementedError

    def by_seal(self, action: Told) -> bool:
        """Whether the seal does it and nothing on the table stands for it."""
        raise NotImplementedError

    def answer(self, version: int) -> None:
        """Click until the game goes on."""
        raise NotImplementedError

    def move(self) -> None:
        """Answer the question at hand, unless the game goes on by itself meanwhile: so it does
        when what was chosen before is still on its way."""
        version, name = self.version, self.view["ask"]["name"]
        self.check(version)
        if version != self.version:
            return
        self.asks[name] = self.asks.get(name, 0) + 1
        try:
            self.answer(version)
        except TooLate:
            if self.version == version:
                raise

    def check(self, version: int) -> None:
        """Every legal action has a glowing thing, or is what the seal does."""
        missing: list[Told] = []
        for _ in range(100):
            shown = self.glowing()
            missing = [a for a in self.actions if a["id"] not in shown and not self.by_seal(a)]
            if not missing or version != self.version:
                return
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nothing glows for {missing} at {self.view['ask']}")

    def click(self, thing: Locator) -> None:
        if self.tap:
            thing.tap(timeout=10_000)
        else:
            thing.click(timeout=10_000)

    def confirm(self) -> None:
        """The seal; on a small screen that of the sheet comes last."""
        button = self.page.locator(self.seal).last
        button.tap(timeout=10_000) if self.tap else button.click(timeout=10_000)

    def waited(self, version: int) -> bool:
        """Give the answer a moment; whether the game has gone on."""
        for _ in range(6):
            if self.version != version:
                return True
            self.page.wait_for_timeout(12)
        return self.version != version


# The thing itself, or another that stands for the same.
REACHED = """el => document.activeElement === el
  || (el.dataset.act && document.activeElement.dataset.act === el.dataset.act)"""


class WithoutMouse:
    """Mixed into a person: N walks the targets, Enter picks, C confirms."""

    page: Page

    def click(self, thing: Locator) -> None:
        wanted = thing.element_handle(timeout=10_000)
        if thing.evaluate("el => el.classList.contains('legal')"):
            self.walk_to(wanted)
        else:
            thing.focus()
        self.page.keyboard.press("Enter")

    def walk_to(self, wanted: Any) -> None:
        for _ in range(80):
            self.page.keyboard.press("n")
            if self.page.evaluate(REACHED, wanted):
                return
        raise AssertionError(f"N never came to {wanted}")

    def confirm(self) -> None:
        self.page.keyboard.press("c")
