"""The rules in the app: links to clauses, search, figures, print, in both languages and themes."""

from __future__ import annotations

import re
from typing import Any

import pytest

import intrika
from intrika.cli.rules import clauses, rules_text
from tests.conformance.test_rules import FIGURE, named
from tests.web.conftest import Guest
from tests.web.steps import BOT, ME, faults, my_turn, open_table

GAMES = [pytest.param(game, id=game.id) for game in intrika.games()]
# Goes to each clause as a link does, and says which ones do not come into the light and into view.
VISIT = """async (clauses) => {
  const wrong = [];
  for (const clause of clauses) {
    location.hash = `#${clause}`;
    await new Promise((go) => setTimeout(go, 0));
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    const lit = document.querySelector(".cls.hit");
    const top = lit?.getBoundingClientRect().top ?? -1;
    const there = lit?.dataset.id === clause && top >= 0 && top < innerHeight;
    if (!there) wrong.push([clause, lit?.dataset.id, top]);
  }
  return wrong;
}"""


def rules_of(page: Any, game: str) -> None:
    page.goto(f"/rules/{game}")
    page.locator(".cls").first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_is_named_opens_there(guest: Guest, game: intrika.Game) -> None:
    lang = "en" if game.id in ("louis", "viceroy") else "cs"
    page = guest(lang=lang)
    rules_of(page, game.id)
    assert page.evaluate(VISIT, sorted(named(game))) == []
    shown = page.locator("article.cls").evaluate_all("all => all.map((one) => one.dataset.id)")
    assert sorted(shown) == sorted(clauses(game.id, lang)), "every clause is on the page, once"


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_drawn_and_fit_a_phone(guest: Guest, game: intrika.Game) -> None:
    page = guest(size="phone", theme="dark", lang="en")
    rules_of(page, game.id)
    drawn = page.locator("figure[data-figure]")
    sizes = drawn.evaluate_all("all => all.map((one) => [one.dataset.figure, one.clientHeight])")
    assert [name for name, _ in sizes] == [n for _, n in FIGURE.findall(rules_text(game.id, "en"))]
    assert [name for name, height in sizes if height < 90] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_page_of_rules_can_be_read_by_everybody(guest: Guest, theme: str) -> None:
    page = guest(size="phone" if theme == "dark" else "desktop", theme=theme)
    rules_of(page, "kingdoms" if theme == "dark" else "kabale")
    assert faults(page) == []


def test_a_link_from_outside_lands_at_its_clause(guest: Guest) -> None:
    page = guest()
    page.goto("/rules/kabale#§5.3")
    lit = page.locator(".cls.hit")
    lit.wait_for()
    assert "Čarodějnice" in lit.inner_text()
    page.locator("nav.toc").get_by_role("link", name=re.compile("Žebrák")).click()
    page.wait_for_url(re.compile("#"))
    page.locator('.cls.hit[data-id="§5.6"]').wait_for()
    page.locator(".cls a.ref", has_text="R-12").or_(
        page.locator("a.no", has_text="R-12")
    ).last.click()
    page.locator('.cls.hit[data-id="R-12"]').wait_for()
    page.go_back()
    page.locator('.cls.hit[data-id="§5.6"]').wait_for()


def test_search_goes_by_keys_and_does_not_mind_accents(guest: Guest) -> None:
    page = guest()
    rules_of(page, "kingdoms")
    page.keyboard.press("/")
    search = page.get_by_role("searchbox", name="Hledat v pravidlech")
    assert search.evaluate("one => document.activeElement === one")
    page.keyboard.type("utocnik")
    page.locator("mark.here").wait_for()
    assert page.locator("mark.here").inner_text().lower() == "útočník"
    told = page.locator("main").get_by_role("status")
    first = told.inner_text()
    assert first.startswith("1 z ")
    page.keyboard.press("Enter")
    assert told.inner_text().startswith("2 z ")
    page.keyboard.press("Shift+Enter")
    assert told.inner_text() == first
    contents = page.locator("nav.toc li:visible")
    assert 0 < contents.count() < len([c for c in clauses("kingdoms", "cs") if c[0] == "§"])
    page.keyboard.press("Escape")
    page.locator("mark").first.wait_for(state="detached")
    page.keyboard.type("xyzzy")
    page.get_by_text("„xyzzy“ v pravidlech není.").wait_for()


def test_the_page_is_made_for_paper(guest: Guest) -> None:
    page = guest(theme="dark")
    rules_of(page, "louis")
    page.emulate_media(media="print")
    for gone in ("header", ".games", ".bar", ".rules-page > h1"):
        assert not page.locator(gone).first.is_visible(), gone
    assert page.locator("nav.toc li").first.is_visible()
    assert page.locator("nav.toc").evaluate("one => getComputedStyle(one).breakAfter") == "page"
    ink = page.locator(".cls p").first.evaluate("one => getComputedStyle(one).color")
    assert ink == "rgb(0, 0, 0)", "dark on white, whatever the theme"
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    assert re.search(rb"/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]", paper), "A4"
    pages = max(int(n) for n in re.findall(rb"/Count (\d+)", paper))
    assert 8 <= pages <= 40


def test_the_drawer_shows_a_clause_with_its_figure(guest: Guest) -> None:
    page = guest("Eliška")
    open_table(page, "kabale", ME, BOT)
    my_turn(page)
    page.keyboard.press("r")
    drawer = page.get_by_role("dialog", name="Pravidla")
    drawer.get_by_role("tab", name="Celá").click()
    drawer.locator("figure[data-figure=order]").scroll_into_view_if_needed()
    whole = drawer.get_by_role("link", name="Celá pravidla na stránce")
    assert whole.get_attribute("href") == "/rules/kabale#§4.1"
