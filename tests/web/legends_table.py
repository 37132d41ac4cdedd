"""Helpers for the board of Legends: positions of every kind, a stage for them, and a clicker."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page

import intrika
from intrika.core.action import Action
from intrika.core.match import Match
from tests.web import stage
from tests.web.person import Person, Told, WithoutMouse
from tests.web.stage import still

GAME = intrika.game("legends")
NAMES = ("Eliška", "Matěj", "Jana", "Vojta")
MODULES = ("discoveries", "citadels", "encounters", "leaders")
GAMES = 120  # random games at most, until together they have asked every question
QUESTIONS = {
    "setup-map", "setup-start", "setup-second", "setup-token", "place-neutral", "bid",
    "name-first", "take-card", "choose-branch", "place-army", "move-step", "move-target",
    "build-city", "knight-army", "destroy", "queen-buy",
}  # fmt: skip
Position = tuple[str, Match, int]


def variants() -> Iterator[tuple[int, dict[str, Any]]]:
    """Those of the game, and more in which a person prepares everything."""
    yield 2, dict.fromkeys(MODULES, True)
    yield 3, dict.fromkeys((*MODULES, "swamp"), True)
    yield 4, dict.fromkeys(MODULES, True) | {"layout": "row_loop"}
    yield 2, dict.fromkeys((*MODULES, "swamp"), True) | {"full_game": True, "setup": "first_game"}
    yield from GAME.variants()


def lean(match: Match, seat: int, rng: random.Random) -> Action:
    """A random choice that rather does something, so that rare questions come up."""
    actions = list(match.state.options(seat))
    busy = [a for a in actions if not ends_by_seal(a.to_json())]
    return rng.choice(busy if busy and rng.random() < 0.85 else actions)


def positions(games: int) -> Iterator[tuple[str, Match, int]]:
    """Every decision of many random games over all variants: its name, the match, the seat."""
    chosen = list(variants())
    for number in range(games):
        seats, options = chosen[number % len(chosen)]
        rng = random.Random(number)
        match = Match(GAME, list(NAMES[:seats]), number, options)
        while not match.state.over:
            seat = rng.choice(match.state.to_act())
            ask = match.state.asking()
            assert ask is not None
            yield ask.name, match, seat
            match.act(seat, lean(match, seat, rng))


def first(wanted: str, condition: Callable[[Any, int], bool] | None = None) -> tuple[Match, int]:
    """The first moment of this question that suits."""
    for name, match, seat in positions(GAMES):
        if name == wanted and (condition is None or condition(match.state, seat)):
            return match, seat
    raise AssertionError(f"no such {wanted}")


def sample(each: int) -> list[Position]:
    """Some positions of every kind of question; the match is a snapshot of its moment."""
    seen: Counter[str] = Counter()
    found: list[Position] = []
    for name, match, seat in positions(GAMES):
        if seen[name] < each:
            seen[name] += 1
            found.append((name, still(match), seat))
            if len(seen) == len(QUESTIONS) and min(seen.values()) == each:
                break
    assert set(seen) == QUESTIONS
    return found


class Stage(stage.Stage):
    drawn = ".legends"
    has_log = True

    def undo_why(self, match: Match, seat: int | None) -> dict[str, Any] | None:
        return stage.NOTHING if seat is None or match.may_undo(seat) else None


GLOWING = """() => [...document.querySelectorAll('.legal[data-act]')]
  .filter(el => el.getClientRects().length)
  .flatMap(el => el.dataset.act.split(' ').map(Number))"""


def glowing(page: Page) -> set[int]:
    """The actions that some visible, glowing thing stands for."""
    return set(page.evaluate(GLOWING))


def seal(page: Page) -> bool:
    """Whether the seal of the prompt bar may be pressed."""
    return page.locator(".prompt .seal:not(.off)").count() > 0


def ends_by_seal(action: dict[str, Any]) -> bool:
    """Leaving something out is no thing on the table: the seal does it."""
    if action["kind"] == "branch":
        return False
    return action["kind"] in ("stop", "spare") or "none" in (
        action.get("region"),
        action.get("card"),
    )


# A point of a thing on the map that nothing covers, or null.
FREE = """region => {
  const box = region.getBoundingClientRect();
  const spot = (region.querySelector("[data-spot]") ?? region).getBoundingClientRect();
  const points = [[spot.x + spot.width / 2, spot.y + spot.height / 2]];
  for (let i = 1; i < 10; i++) for (let j = 1; j < 10; j++) {
    points.push([box.x + (box.width * i) / 10, box.y + (box.height * j) / 10]);
  }
  return points.find(([x, y]) => region.contains(document.elementFromPoint(x, y))) ?? null;
}"""


class Player(Person):
    """A person at a real table, who clicks things."""

    seal = ".seal:not(.off):visible"

    def glowing(self) -> set[int]:
        return glowing(self.page)

    def by_seal(self, action: Told) -> bool:
        return ends_by_seal(action)

    def move(self) -> None:
        if self.page.locator(".region.picked").count():
            self.page.keyboard.press("Escape")  # a click too many, on a slow machine
        super().move()

    def answer(self, version: int) -> None:
        wanted = self.rng.choice(self.actions)
        if not ends_by_seal(wanted):
            self.press(wanted["id"])
        for _ in range(40):
            if self.waited(version):
                self.quiet()
                return
            self.go_on(version)
        raise AssertionError(f"{wanted} could not be played by clicking")

    def press(self, action: int) -> None:
        """The thing that stands for this action alone, if there is one."""
        alone = self.page.locator(f'.legal[data-act="{action}"]')
        shared = self.page.locator(f'.legal[data-act~="{action}"]')
        self.click((alone if alone.count() else shared).first)

    def click(self, thing: Locator) -> None:
        """A region is large and crooked: it is touched where its pieces stand."""
        spot = thing.locator("[data-spot]")
        if self.tap and thing.evaluate("el => el.closest('.map') !== null"):
            self.tap_on_map(thing)
        elif spot.count():
            box = spot.bounding_box()
            assert box is not None
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            super().click(thing)

    def tap_on_map(self, thing: Locator) -> None:
        """From another board first to the whole map, from there to the board of the thing."""
        whole = self.page.locator(".whole")
        for _ in range(4):
            free = thing.evaluate(FREE)
            if whole.count() and not free:
                whole.tap()
            else:
                close = whole.count() > 0
                assert free
                self.page.touchscreen.tap(*free)
                if close:
                    return
            self.page.wait_for_timeout(60)
        raise AssertionError("it never came into sight")

    def go_on(self, version: int) -> None:
        """One more step of the plan, or the seal; nothing while an answer is on its way."""
        busy = self.page.locator(".legends[aria-busy=true]").count()
        if busy or self.version != version:
            return
        more = self.page.locator(".region.legal")
        if not seal(self.page) or (more.count() and self.rng.random() < 0.4):
            if more.count():
                self.click(more.nth(self.rng.randrange(more.count())))
                return
            more = self.page.locator(".side.legal, .beside .legal")
            if more.count():
                self.click(more.nth(self.rng.randrange(more.count())))
        elif seal(self.page):
            self.confirm()

    def quiet(self) -> None:
        """A gesture of many decisions is played to its end."""
        self.page.locator(".legends[aria-busy=false]").wait_for(timeout=20_000)


class Keyboard(WithoutMouse, Player):
    """A person without a mouse."""
