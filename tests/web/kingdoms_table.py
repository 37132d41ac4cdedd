"""Helpers for the board of Kingdoms: positions of every kind, a stage for them, and a clicker."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page

import intrika
from intrika.core.action import Action
from intrika.core.match import Match
from tests.web import stage
from tests.web.person import Person, Told, WithoutMouse
from tests.web.stage import still

GAME = intrika.game("kingdoms")
NAMES = ("Eliška", "Matěj", "Jana", "Vojta", "Klára")
TELLING = (98, 194, 218, 0, 6)  # games that together ask every question, with 2 to 5 players

QUESTIONS = {
    "faction", "side", "split", "start", "spare", "action", "participate", "figure", "target",
    "bid", "raise", "pay", "gain", "copy", "expand", "trade", "convert", "lair", "break", "fate",
    "refuge", "undead", "bandits",
}  # fmt: skip
Position = tuple[str, Match, int]


def lean(match: Match, seat: int, rng: random.Random) -> Action:
    """A random choice that fights and learns, so that rare questions come up."""
    ask, actions = match.state.asking(), list(match.state.options(seat))
    assert ask is not None
    liked: list[Action] = []
    if ask.name == "action":
        liked = [a for a in actions if a.to_json()["action"] in ("research", "patrol", "quest")]
    elif ask.name == "participate" and rng.random() < 0.7:
        liked = [a for a in actions if a.kind == "perform"]
    elif ask.name == "target" and rng.random() < 0.7:
        here = match.state.view(seat)
        held = {
            place["place"]
            for territory in here["territories"]
            for place in territory["places"]
            if any(figure["seat"] not in (seat, None) for figure in place["figures"])
        }
        liked = [a for a in actions if a.to_json()["place"] in held]
    elif ask.name == "bid" and rng.random() < 0.5:
        liked = actions[-1:] if rng.random() < 0.6 else actions[:1]
    elif ask.name == "fate" and rng.random() < 0.6:
        liked = [a for a in actions if a.kind != "retreat"]
    return rng.choice(liked or actions)


def positions(games: Iterable[int]) -> Iterator[tuple[str, Match, int]]:
    """Every decision of some random games over the variants: its name, the match, the seat."""
    variants = list(GAME.variants())
    for number in games:
        seats, options = variants[number % len(variants)]
        rng = random.Random(number)
        match = Match(GAME, list(NAMES[:seats]), number, options)
        while not match.state.over:
            seat = rng.choice(match.state.to_act())
            ask = match.state.asking()
            assert ask is not None
            yield ask.name, match, seat
            match.act(seat, lean(match, seat, rng))


def sample(each: int) -> list[Position]:
    """Some positions of every kind of question; the match is a snapshot of its moment."""
    seen: Counter[str] = Counter()
    found: list[Position] = []
    for name, match, seat in positions(TELLING):
        if seen[name] < each:
            seen[name] += 1
            found.append((name, still(match), seat))
    assert set(seen) == QUESTIONS
    return found


def one(every_question: list[Position], wanted: str) -> tuple[Match, int]:
    """A position with this question, to be played on."""
    match, seat = next((m, s) for name, m, s in every_question if name == wanted)
    return still(match), seat


class Stage(stage.Stage):
    drawn = ".kingdoms"


GLOWING = """() => [...document.querySelectorAll('.legal[data-act]')]
  .filter(el => el.getClientRects().length && el.matches('button, [role=button]'))
  .flatMap(el => el.dataset.act.split(' ').map(Number))"""


def glowing(page: Page) -> set[int]:
    """The actions that some visible, glowing thing stands for."""
    return set(page.evaluate(GLOWING))


SEAL = ".prompt .seal:not(.off), .sheet .seal:not(.off)"


def seal(page: Page) -> Locator:
    """The seal that confirms, in the prompt bar or on the sheet of a war."""
    return page.locator(SEAL)


def by_seal(action: dict[str, Any]) -> bool:
    """What is counted by steppers or ends a move has no thing of its own: the seal does it."""
    return action["kind"] in ("split", "stop")


class Player(Person):
    """A person at a real table, who clicks things."""

    seal = SEAL

    def glowing(self) -> set[int]:
        return glowing(self.page)

    def by_seal(self, action: Told) -> bool:
        return by_seal(action)

    def answer(self, version: int) -> None:
        self.play(self.wish(), version)

    def play(self, wanted: dict[str, Any], version: int) -> None:
        for _ in range(30):
            if self.waited(version):
                return
            self.step(wanted)
        raise AssertionError(f"{self.view['ask']}: {wanted} could not be played by clicking")

    def step(self, wanted: dict[str, Any]) -> None:
        """The next press: a thing, one more unit, one of several ways, or the seal."""
        way = self.page.locator(f'.beside [data-act="{wanted["id"]}"]:visible')
        if wanted["kind"] == "trade":
            self.trade(wanted)
        elif seal(self.page).count():
            self.confirm()
        elif way.count():
            self.click(way.first)
        elif wanted["kind"] in ("pay", "gain"):
            self.click(self.page.locator(".legal[data-plan]:visible").first)
        else:
            self.click(self.thing(wanted["id"]))

    def trade(self, wanted: dict[str, Any]) -> None:
        sides = self.page.locator(".trade .side")
        for side, resource in ((0, wanted["give"]), (1, wanted["take"])):
            kind = sides.nth(side).locator(f".kind.{resource}")
            if kind.get_attribute("aria-pressed") != "true":
                self.click(kind)
                return
        shown = int(self.page.locator(".trade [role=spinbutton]").inner_text())
        if shown == wanted["units"]:
            self.confirm()
        else:
            less, more = 0, 1
            step = less if shown > wanted["units"] else more
            self.click(self.page.locator(".trade .stepper button").nth(step))

    def wish(self) -> dict[str, Any]:
        """Mostly what brings the end nearer: castle, magic and figures; else anything."""
        me = self.view["players"][self.view["seat"]]
        stock, liked = me["resources"], []
        if self.view["ask"]["name"] == "action":
            near = {"research": stock["mana"] > me["magic"], "build": stock["ore"] > me["castle"]}
            liked = [a for a in self.actions if near.get(a["action"])]
        elif self.view["ask"]["name"] == "participate" and self.rng.random() < 0.9:
            ends = ("research", "build", "expand")
            liked = [a for a in self.actions if a.get("action") in ends]
            liked = liked or [a for a in self.actions if a["kind"] == "collect"]
        return self.rng.choice(liked or self.actions)

    def thing(self, action: int) -> Locator:
        """The thing itself, or the small picture that opens the territory where it is."""
        found = self.page.locator(f'[data-act~="{action}"]:visible')
        large = self.page.locator(f'[data-act~="{action}"]:not(.thumb):visible')
        return (large if large.count() else found).first

    def click(self, thing: Locator) -> None:
        place = thing.get_attribute("data-place", timeout=5_000)
        if place:  # the middle of its box may lie in another region
            thing.scroll_into_view_if_needed()
            box = self.page.locator(f'.land:not(.still) [data-at="spot:{place}"]').bounding_box()
            assert box, place
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            self.page.touchscreen.tap(x, y) if self.tap else self.page.mouse.click(x, y)
        else:
            super().click(thing)


class Keyboard(WithoutMouse, Player):
    """A person without a mouse."""
