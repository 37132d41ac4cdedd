"""The board of Královské rošády: everything is done by clicking the thing itself."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import Server
from tests.web.steps import BOT, ME, OPEN, faults, open_table, over

playwright = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright")
Page = Any
Guest = Callable[..., Page]
LONG = 300  # seconds that a whole game may take on a busy machine
CARD = "[data-face]"


# Everything one needs to know for a click, in one look: the targets by kind, and the version.
LOOK = """() => {
    const all = kind => [...document.querySelectorAll(`[data-target=${kind}]`)];
    const under = place => [...place.closest('section').querySelectorAll('[data-card]')].at(-1);
    return {
        skip: all('skip').length,
        place: all('place').map(place => under(place)?.dataset.card ?? ''),
        conceal: all('conceal').length,
        head: all('head').length,
        hand: all('hand').map(card => card.ariaPressed === 'true' ? '' : card.dataset.hand),
        version: document.querySelector('[data-version]')?.dataset.version,
    }
}"""
CHANGED = "before => document.querySelector('[data-version]')?.dataset.version !== before"
RARE = ("disguise", "traitor")  # the cards that lead to the rare decisions


class Player:
    """Somebody who clicks what glows, and remembers which decisions were made that way."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.made: list[str] = []
        self.ceremonies = 0

    def act(self) -> bool:
        """One click, if there is anything to click."""
        seen = self.page.evaluate(LOOK)
        if seen["skip"]:
            self.ceremonies += 1
            return self.click("skip", 0)
        if seen["place"]:
            return self.click("place", self.choose(seen["place"]), "play", seen["version"])
        if seen["conceal"]:
            return self.click("conceal", 0, "disguise", seen["version"])
        if seen["head"]:
            return self.click("head", self.rng.randrange(seen["head"]), "traitor", seen["version"])
        return any(seen["hand"]) and self.click("hand", self.choose(seen["hand"]))

    def choose(self, cards: list[str]) -> int:
        """A disguise or a traitor in hand, or the place under one, so that it turns; else any."""
        wanted = [i for i, card in enumerate(cards) if card in RARE]
        return self.rng.choice(wanted or range(len(cards)))

    def click(self, target: str, n: int, kind: str = "", version: str = "") -> bool:
        try:
            self.page.locator(f"[data-target={target}]").nth(n).click(timeout=3000)
        except playwright.TimeoutError:  # it was drawn anew in the meantime
            return False
        if kind:
            self.made.append(kind)
            self.page.wait_for_function(CHANGED, arg=version)
        return True


def version(page: Page) -> str:
    return str(page.get_attribute("[data-version]", "data-version"))


def ready(page: Page) -> None:
    page.wait_for_selector("[data-version]")


def play_on(players: list[Player], until: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not until():
        assert time.monotonic() < end, "the game does not end"
        if not any([player.act() for player in players]):
            players[0].page.wait_for_timeout(30)


def rounds_done(page: Page) -> int:
    return int(page.get_attribute("[data-round]", "data-round") or 0)


def lying(page: Page) -> list[list[str]]:
    """The columns as this page shows them: heads, and cards by face."""
    while page.query_selector("[data-target=skip]"):
        page.locator("[data-target=skip]").click()
    page.wait_for_selector("[data-column]")
    return list(
        page.evaluate(
            """() => [...document.querySelectorAll('[data-column]')].map(column => [
                column.querySelector('[data-piece^=head]').dataset.piece,
                ...[...column.querySelectorAll('[data-face]')].map(card => card.dataset.face)])"""
        )
    )


def seated_pair(guest: Guest, *more: dict[str, str], **how: Any) -> tuple[Page, Page, str]:
    """Two people at one table, the second by the link."""
    first, second = guest("Eliška", **how), guest("Ondřej", lang="en", theme="dark", **how)
    table = open_table(first, "kabale", ME, OPEN, *more)
    second.goto(f"/t/{table}")
    second.get_by_role("button", name="Sit down").first.click()
    ready(first)
    ready(second)
    return first, second, table


def test_two_people_and_a_bot_play_a_whole_game(guest: Guest, server: Server) -> None:
    """One in Czech, one in English; a reload and a lost connection in the middle."""
    first, second, _ = seated_pair(guest, BOT)
    players = [Player(first, 1), Player(second, 2)]
    play_on(players, lambda: rounds_done(first) >= 2)
    first.reload()
    ready(first)
    assert rounds_done(first) >= 2
    before = lying(second)
    server.restart()
    for page in (first, second):
        page.wait_for_selector("main:not([inert])", timeout=20_000)
    assert lying(second)[0][0] == before[0][0]
    play_on(players, lambda: over(first) and over(second))
    made = {kind for player in players for kind in player.made}
    assert made == {"play", "disguise", "traitor"}
    assert all(player.ceremonies for player in players)
    points = first.locator("dialog tfoot td").all_inner_texts()
    assert points == second.locator("dialog tfoot td").all_inner_texts()
    first.keyboard.press("Escape")
    prizes = first.locator(".final section [role=img]").count()
    assert prizes == 18, "all prizes lie open at the end"


def test_a_reload_shows_the_same_table(guest: Guest) -> None:
    first, second, _ = seated_pair(guest)
    players = [Player(first, 3), Player(second, 4)]
    play_on(players, lambda: sum([len(player.made) for player in players]) >= 4)
    wait_alike(first, second)
    before, hand = lying(first), first.locator("[data-hand]").all_inner_texts()
    first.reload()
    ready(first)
    assert lying(first) == before
    assert first.locator("[data-hand]").all_inner_texts() == hand


def wait_alike(*pages: Page) -> None:
    """Until all pages show the same version."""
    for _ in range(200):
        if len({version(page) for page in pages}) == 1:
            return
        pages[0].wait_for_timeout(50)
    raise AssertionError([version(page) for page in pages])


def test_hidden_cards_tell_nothing_to_others(guest: Guest) -> None:
    first, second, _ = seated_pair(guest)
    players = [Player(first, 5), Player(second, 6)]
    hidden = "[data-face=down]"
    play_on(players, lambda: len(players[0].made) > 1 and bool(first.query_selector(hidden)))
    wait_alike(first, second)
    second.wait_for_selector(hidden)
    own = first.locator(f"{CARD}[data-face=down]")
    seen = second.locator(f"{CARD}[data-face=down]")
    assert own.count() == seen.count() > 0
    for i in range(own.count()):
        mine = own.nth(i).get_attribute("data-card")
        theirs = seen.nth(i).get_attribute("data-card")
        assert bool(mine) != bool(theirs) or "explorer" in (mine, theirs)
        if not theirs:
            told = seen.nth(i).inner_text().strip()
            assert re.fullmatch("Face-down card of (Eliška|Ondřej)", told), told


def test_keyboard_alone_plays_a_whole_game(guest: Guest) -> None:
    page = guest("Eliška", lang="en")
    open_table(page, "kabale", ME, BOT)
    ready(page)
    chosen: set[str] = set()
    end = time.monotonic() + LONG
    while not over(page):
        assert time.monotonic() < end
        if page.query_selector("[data-target=skip]"):
            page.keyboard.press("Escape")
            continue
        if not page.query_selector(".prompt.yours"):
            page.wait_for_timeout(30)
            continue
        if not focused(page):
            page.keyboard.press("n")
        kind = focused(page)
        if kind in ("place", "head") and random.Random(len(chosen)).random() < 0.5:
            page.keyboard.press("ArrowRight")
        before = version(page)
        page.keyboard.press("Enter")
        chosen.add(kind)
        if kind != "hand":
            page.wait_for_function(CHANGED, arg=before)
        else:
            page.wait_for_selector("[data-target=place], [data-target=conceal]")
    assert {"hand", "place"} <= chosen


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.dataset?.target ?? ''"))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_phone_holds_all_columns(guest: Guest, seats: int) -> None:
    page = guest("Eliška", size="phone")
    open_table(page, "kabale", ME, *[BOT] * (seats - 1), starter=0)
    ready(page)
    page.locator("[data-target=hand]").first.tap()
    places = page.locator("[data-target=place]")
    assert places.count() == seats
    for i in range(seats):
        box = places.nth(i).bounding_box()
        assert min(box["width"], box["height"]) >= 44
        assert 0 <= box["x"] <= 390 - box["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    places.last.tap()
    page.wait_for_selector(f"[data-column='{seats - 1}'] {CARD}")


def test_a_thing_that_cannot_be_chosen_says_why(guest: Guest) -> None:
    first = guest("Eliška", lang="en")
    second = guest("Ondřej", lang="en")
    table = open_table(first, "kabale", ME, OPEN, starter=1)
    second.goto(f"/t/{table}")
    second.get_by_role("button", name="Sit down").first.click()
    ready(first)
    card = first.locator("[data-hand]").first
    assert card.get_attribute("aria-disabled") == "true"
    card.hover()
    tip = first.get_by_role("tooltip")
    tip.locator(".why").wait_for()


def test_cards_fly_and_a_press_ends_it(guest: Guest) -> None:
    page = guest("Eliška", motion="no-preference")
    open_table(page, "kabale", ME, BOT, BOT, starter=0)
    ready(page)
    page.locator("[data-target=hand]").first.click()
    page.evaluate(
        """() => {
            window.flown = 0;
            new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node => {
                if (node.getAttribute?.('inert') === '') window.flown++;
            }))).observe(document.body, {childList: true});
        }"""
    )
    page.locator("[data-target=place]").first.click()
    page.wait_for_selector("[data-moving=yes]")
    page.wait_for_selector("[data-moving=no]", timeout=8_000)
    assert page.evaluate("window.flown") > 0
    assert page.evaluate("document.querySelectorAll('body > [inert]').length") == 0


def test_the_evaluation_plays_by_itself_until_it_is_closed(guest: Guest) -> None:
    page = guest("Eliška", motion="no-preference")
    open_table(page, "kabale", ME, BOT)
    ready(page)
    play_on([Player(page, 8)], lambda: bool(page.query_selector("[data-frame]")))
    frames = "document.querySelector('[data-frame]')?.dataset.frame"
    first = page.evaluate(frames)
    page.wait_for_function(f"first => {frames} !== first", arg=first)
    page.keyboard.press("x")  # any key stops it
    stopped = page.evaluate(frames)
    page.wait_for_timeout(2_500)
    assert page.evaluate(frames) == stopped
    page.locator(".overview button").last.click()
    assert page.locator("[data-verdict=yes]").is_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-column]")
    page.wait_for_selector("[data-moving=no]")
    again = page.locator("button.chip")
    again.click()
    page.wait_for_selector("[data-frame]")


@pytest.mark.parametrize(
    ("size", "lang", "theme"), [("desktop", "cs", "light"), ("phone", "en", "dark")]
)
def test_axe_finds_nothing(guest: Guest, size: str, lang: str, theme: str) -> None:
    page = guest("Eliška", size=size, lang=lang, theme=theme)
    open_table(page, "kabale", ME, BOT, BOT)
    ready(page)
    player = Player(page, 7)
    play_on([player], lambda: len(player.made) >= 2)
    page.wait_for_selector("[data-target=hand]")
    player.click("hand", 0)
    assert faults(page) == []
    page.evaluate("document.querySelector('[data-cards-of]').click()")
    page.wait_for_selector("dialog[open]")
    assert faults(page) == []
    page.keyboard.press("Escape")
    play_on([player], lambda: bool(page.query_selector("[data-target=skip]")))
    assert faults(page) == []
