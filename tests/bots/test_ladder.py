"""The ladder: a quick one that notices levels out of order, and the page the long one writes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import intrika
from intrika.arena.games import Played
from intrika.arena.intervals import Interval
from intrika.arena.ladder import (
    QUICK_SEARCH,
    Match,
    is_met,
    is_out_of_order,
    matches,
    play_first_deal,
    quick,
    quick_maker,
    steps,
)
from intrika.arena.ladder_page import page
from intrika.bots import LEVELS
from intrika.bots.players import SearchBot

ROOT = Path(__file__).resolve().parents[2]
GAMES = [game.id for game in intrika.games()]
STEPS = [pytest.param(match, id=match.name) for match in steps()]


@pytest.mark.parametrize("match", STEPS)
@pytest.mark.parametrize("game", GAMES)
def test_no_level_is_out_of_order(game: str, match: Match) -> None:
    played = quick(game, match)
    assert not is_out_of_order(played, match.bot), [p.places for p in played]


@pytest.mark.parametrize("match", STEPS[:3])
@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_of_the_present_bots(game: str, match: Match) -> None:
    """If this fails on purpose, `make ladder` measures the new bots."""
    path = ROOT / "docs" / "ladder" / f"{game}.json"
    told = json.loads(path.read_text(encoding="utf-8"))
    assert play_first_deal(game, match) == told[match.name]["first"]


def test_swapped_levels_would_be_noticed() -> None:
    """The quick ladder fails if the weakest level stood above the strongest."""
    played = quick("louis", Match(LEVELS[0], LEVELS[-1], 2), 16)
    assert is_out_of_order(played, LEVELS[0])
    assert not is_out_of_order(played, LEVELS[-1])


def test_six_lost_deals_are_enough_to_be_noticed_and_a_few_losses_are_not() -> None:
    def lost(games: int) -> list[Played]:
        return [
            Played(i, ("a", "b"), i // 2, (0, 0), (2, 1) if i < games else (1, 2), (1, 1), (),
                   (0.0, 0.0), (0.0, 0.0))
            for i in range(12)
        ]  # fmt: skip

    assert is_out_of_order(lost(12), "a")
    assert not is_out_of_order(lost(7), "a")


def test_quick_bots_keep_their_proportion() -> None:
    make = quick_maker("kabale", Match("eminence", "master", 2))
    above, below = make("eminence"), make("master")
    assert isinstance(above, SearchBot)
    assert isinstance(below, SearchBot)
    assert above.iterations == QUICK_SEARCH > below.iterations > 0
    assert not isinstance(make("courtier"), SearchBot)


def test_the_bars() -> None:
    pair, crowd = Match("master", "adviser", 2), Match("ismcts:400", "random", 4)
    assert is_met(pair, Interval(0.62, 0.56, 0.68))
    assert not is_met(pair, Interval(0.62, 0.55, 0.68))
    assert is_met(crowd, Interval(0.85, 0.81, 0.9))
    assert not is_met(crowd, Interval(0.84, 0.8, 0.88))
    assert crowd.bots == ["ismcts:400", "random", "random", "random"]


def test_every_level_but_the_lowest_meets_the_one_below() -> None:
    assert [(m.bot, m.other, m.seats) for m in matches()] == [
        ("courtier", "page", 2), ("adviser", "courtier", 2), ("master", "adviser", 2),
        ("eminence", "master", 2), ("ismcts:400", "greedy", 2), ("ismcts:400", "random", 4),
    ]  # fmt: skip


def ladder(*words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([p for p in sys.path if p])}
    return subprocess.run(
        [sys.executable, "tools/ladder.py", *words], cwd=ROOT, env=env, capture_output=True,
        text=True, timeout=300, check=False,
    )  # fmt: skip


def test_the_tool_plays_goes_on_and_writes_the_page(tmp_path: Path) -> None:
    words = ["kabale", "--match", "courtier-page-2p", "--into", str(tmp_path), "--workers", "1"]
    made = ladder(*words, "--games", "4")
    assert made.returncode == 0, made.stderr
    assert "kabale courtier – page: " in made.stdout
    logs = list((tmp_path / "build" / "ladder").iterdir())
    assert len(logs) == 1
    assert len(logs[0].read_text(encoding="utf-8").splitlines()) == 5
    assert ladder(*words, "--games", "6").returncode == 0
    assert len(logs[0].read_text(encoding="utf-8").splitlines()) == 7, "two more games"
    docs = tmp_path / "docs"
    told = json.loads((docs / "ladder" / "kabale.json").read_text(encoding="utf-8"))
    assert told["courtier-page-2p"]["games"] == 6
    text = (docs / "ladder.md").read_text(encoding="utf-8")
    assert "| courtier – page | … " in text, "too few games"
    assert "| courtier – page | 6 | " in text
    assert (docs / "ladder" / "kabale.svg").read_text(encoding="utf-8").startswith("<svg")
    (docs / "ladder.md").unlink()
    assert ladder("--page", "--into", str(tmp_path)).returncode == 0
    assert (docs / "ladder.md").read_text(encoding="utf-8") == text, "the same without playing"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("alien",), "there is no game 'alien'"),
        (("--match", "alien"), "matches are: courtier-page-2p"),
        (("--games", "-1"), "takes a number above 0"),
    ],
)
def test_bad_input_is_one_line(tmp_path: Path, words: tuple[str, ...], message: str) -> None:
    made = ladder(*words, "--into", str(tmp_path))
    assert made.returncode == 1
    assert message in made.stderr
    assert "Traceback" not in made.stderr


def test_a_compiled_copy_of_other_sources_is_refused(tmp_path: Path) -> None:
    (tmp_path / "build" / "compiled" / "intrika").mkdir(parents=True)
    made = ladder("kabale", "--into", str(tmp_path))
    assert made.returncode == 1
    assert "build/compiled is of other sources" in made.stderr


def test_a_compiled_copy_of_these_sources_plays(tmp_path: Path) -> None:
    package = Path(intrika.__file__).parent
    copy = tmp_path / "build" / "compiled"
    shutil.copytree(package, copy / "intrika")
    for library in package.parent.glob("*__mypyc*"):  # there if these tests run compiled
        shutil.copy(library, copy)
    words = ["kabale", "--match", "courtier-page-2p", "--games", "2", "--workers", "1"]
    made = ladder(*words, "--into", str(tmp_path))
    assert made.returncode == 0, made.stderr
    assert "is not there" not in made.stdout
    assert len(list((tmp_path / "build" / "ladder").iterdir())) == 1


def test_a_page_without_games_says_so() -> None:
    text = page(intrika.games(), {})
    assert text.count("Not played yet.") == len(intrika.games())
    assert "| courtier – page | not played |" in text
