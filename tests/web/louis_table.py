"""Helpers for the board of Ludvík XIV.: positions of every kind, a stage for them, clickers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Any

from playwright.sync_api import Page

import intrika
from intrika.core.action import Action
from intrika.core.match import Match
from intrika.games.louis.cards import NEIGHBOURS
from tests.web import stage
from tests.web.person import Person, WithoutMouse
from tests.web.stage import still

GAME = intrika.game("louis")
NAMES = ("Eliška", "Matěj", "Jana", "Vojta")
Told = dict[str, Any]


def lean(match: Match, seat: int, rng: random.Random) -> Action:
    """A random choice that wins chips and lays missions, so that rare questions come up."""
    ask, actions = match.state.asking(), list(match.state.options(seat))
    assert ask is not None
    if ask.name == "mode" and rng.random() < 0.8:
        actions = [a for a in actions if a.arg in (0, 3)] or actions
    elif ask.name == "buy" and rng.random() < 0.8:
        actions = actions[:1]
    elif ask.name == "mission":
        actions = [a for a in actions if a.kind == "lay"] or actions
    elif ask.name == "draw" and rng.random() < 0.6:
        actions = actions[-1:]
    elif ask.name == "turn":
        actions = [a for a in actions if a.kind == "play"] if rng.random() < 0.8 else actions
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
            yield kind_of(match, seat), match, seat
            match.act(seat, lean(match, seat, rng))


def kind_of(match: Match, seat: int) -> str:
    """The name of a question, told apart by what it offers."""
    ask = match.state.asking()
    assert ask is not None
    options = match.state.options(seat)
    kinds = {a.kind for a in options}
    if ask.name == "turn":
        rare = [kind for kind in ("exchange", "pay-and-pass") if kind in kinds]
        return "-".join([ask.name, *rare])
    if ask.name == "mode":
        return "mode-four" if len(options) > 3 else "mode"
    if ask.name == "placement":
        told = ask.describe(match.state, seat)
        return "placement-four" if told["four"] else "placement"
    if ask.name == "mission":
        return "mission-swap" if "swap-chip" in kinds else "mission"
    if ask.name == "intrigue":
        return "intrigue-held" if len(options) > 1 else "intrigue"
    if ask.name == "put-off":
        return "put-off-second" if ask.describe(match.state, seat)["second"] else "put-off"
    return ask.name


class Stage(stage.Stage):
    """Always live, on a copy of what is shown."""

    drawn = ".louis .tile"
    has_log = True

    def __init__(self, page: Page) -> None:
        super().__init__(page, live=True)

    @property
    def told(self) -> list[Told]:
        """What was played since the position was shown."""
        return [GAME.space[action].to_json() for action in self.acts]

    def show(self, match: Match, seat: int | None, since: int | None = None) -> None:
        self.acts.clear()
        super().show(still(match), seat, since)


GLOWING = """() => [...document.querySelectorAll('button[data-act]')]
  .filter(el => el.matches('.legal') && el.getClientRects().length)
  .flatMap(el => el.dataset.act.split(' ').map(Number))"""


def glowing(page: Page) -> set[int]:
    """The actions that some visible, glowing thing stands for."""
    return set(page.evaluate(GLOWING))


def seal(page: Page) -> bool:
    """Whether the seal of the prompt bar may be pressed."""
    return page.locator(".prompt .seal:not(.off)").count() > 0


def ends_by_seal(action: Told, ask: str) -> bool:
    """Stopping is no thing on the table: the seal does it."""
    return action["kind"] == "stop" or (action["kind"] == "skip" and ask != "start-marker")


# -- one action by clicks -----------------------------------------------------------------------


PRESS = """wanted => {
  const found = [...document.querySelectorAll(wanted)].filter(el => el.getClientRects().length);
  found[0]?.click();
  return found.length;
}"""


class Clicks:
    """How a person makes each kind of decision; the seal ends what has several parts."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def make(self, action: Told, ask: str, match: Match) -> None:
        kind, id = action["kind"], action["id"]
        thing = f".legal[data-act~='{id}']:not(.choice)"
        if kind == "place":
            for board in walked(action["boards"], match):
                self.press(f".tile.legal[data-at='tile:{board}']")
        elif kind == "mode":
            self.press(thing)
            if action["mode"].endswith("place"):
                self.press(".tile.legal")
        elif kind == "play":
            self.press(thing)
            self.press(".mode:nth-child(3), .mode:last-child")
        elif kind in ("exchange", "swap-chip"):
            self.press(thing)  # the mission that allows it
            self.press(f".legal:not(.ms)[data-act~='{id}']")
        else:
            if kind not in CHOICES or ask in ("conde", "end-marker"):
                self.press(thing, there=not ends_by_seal(action, ask))
            self.press(f".choice[data-act='{id}']", there=False)
        if ends_by_seal(action, ask) or (ask not in AT_ONCE and seal(self.page)):
            self.press(".prompt .seal:not(.off)")
        self.settle()

    def settle(self) -> None:
        self.page.evaluate("() => new Promise(r => setTimeout(r, 15))")

    def press(self, wanted: str, there: bool = True) -> None:
        """Press the first such thing that is to be seen; it may be missing if that is told."""
        assert self.page.evaluate(PRESS, wanted) or not there, wanted
        self.settle()


CHOICES = ("put", "intrigue", "first", "buy", "take", "skip", "pay")
AT_ONCE = (
    "supply",
    "conde",
    "end-marker",
    "start-marker",
    "first",
    "buy",
    "maintenon-take",
    "draw",
)


def walked(boards: str, match: Match) -> list[str]:
    """The boards of a result in an order in which one can jump, as a person would click them."""
    wanted = boards.split("+")
    ask = match.state.view(match.state.to_act()[0])["ask"]
    for path in permutations(sorted(set(wanted))):
        joined = all(int(b) - 1 in NEIGHBOURS[int(a) - 1] for a, b in pairwise(path))
        begins = ask["four"] or ask["card"] == 12 or int(path[0]) - 1 == ask["card"]
        if joined and begins:
            return [board for board in path for _ in range(wanted.count(board))]
    raise AssertionError(f"no path through {boards}")


# -- people at a real table ---------------------------------------------------------------------


# The middle of one of the things of a kind that nothing covers.
REACH = """([wanted, chance]) => {
  const shown = [...document.querySelectorAll(wanted)].filter(el => el.getClientRects().length);
  const first = Math.floor(chance * shown.length);
  for (const el of [...shown.slice(first), ...shown.slice(0, first)]) {
    el.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const {x, y, width, height} = el.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    if (el.contains(document.elementFromPoint(...at))) return at;
  }
  return null;
}"""


class Player(Person):
    """A person at a real table, who clicks whatever glows until the game goes on."""

    def glowing(self) -> set[int]:
        return glowing(self.page)

    def by_seal(self, action: Told) -> bool:
        return ends_by_seal(action, self.view["ask"]["name"])

    def answer(self, version: int) -> None:
        for _ in range(40):
            if seal(self.page) and self.rng.random() < 0.6:
                self.confirm()
            else:
                self.click_one()
            if self.waited(version):
                return
        raise AssertionError(f"{self.view['ask']} could not be answered by clicking")

    def click_one(self) -> None:
        """A glowing thing by chance, where the finger would really touch it."""
        self.touch(self.page.evaluate(REACH, ["main .legal, .tray .legal", self.rng.random()]))

    def confirm(self) -> None:
        self.touch(self.page.evaluate(REACH, [".prompt .seal:not(.off)", 0]))

    def touch(self, at: list[float] | None) -> None:
        if at and self.tap:
            self.page.touchscreen.tap(*at)
        elif at:
            self.page.mouse.click(*at)


class Keyboard(WithoutMouse, Player):
    """A person without a mouse."""

    def click_one(self) -> None:
        for _ in range(self.rng.randrange(1, 8)):
            self.page.keyboard.press("n")
        self.page.keyboard.press("Enter")
