"""Balance reports: what is found in a game, what is made of it, and that nothing is invented."""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from tools import balance as tool
from typer.testing import CliRunner

import intrika
from intrika import BadInput
from intrika.arena.games import Job, Played, play_job, schedule
from intrika.balance import page
from intrika.balance.found import TABLE, Found
from intrika.balance.measure import Effect, Table, kinds_of, measure, replayed
from intrika.balance.variants import Variant, values_of, variants, vary
from intrika.checks.perft import parse_options
from intrika.cli.app import app
from intrika.core.event import Event
from intrika.core.state import State

GAMES = [pytest.param(game, id=game.id) for game in intrika.games()]
runner = CliRunner()


def played(game: str, seats: int, games: int = 3, **options: object) -> list[tuple[Job, Played]]:
    jobs = schedule(game, ["random"] * seats, games, seats, 11, options)
    return [(job, play_job(job)) for job in jobs]


def found_in(job: Job, one: Played) -> tuple[State, list[Found]]:
    table = Table(job.game, len(job.lineup))
    s, events = replayed(job, one)
    return s, list(table._found(s, events))


@pytest.mark.parametrize("game", GAMES)
def test_things_have_known_seats_and_labels(game: intrika.Game) -> None:
    for seats in range(game.min_seats, game.max_seats + 1):
        for job, one in played(game.id, seats, 2, **({"virtual": 1} if seats == 1 else {})):
            _, things = found_in(job, one)
            assert things
            for thing in things:
                assert thing.seat == TABLE or 0 <= thing.seat < seats
                known = kinds_of(game.id).get(thing.kind)
                assert known is None or thing.label in known, thing
            orders = Counter(thing.seat for thing in things if thing.kind == "turn order")
            assert set(orders.values()) <= {1}
            assert len(orders) in (0, seats)


def test_kingdoms_names_the_faction_of_every_seat() -> None:
    from intrika.games.kingdoms.state import State as Kingdoms
    from intrika.games.kingdoms.tables import FACTIONS

    for job, one in played("kingdoms", 4, exploration_tokens=True):
        s, things = found_in(job, one)
        assert isinstance(s, Kingdoms)
        told = {thing.seat: thing.label for thing in things if thing.kind == "faction"}
        assert told == {seat: FACTIONS[s.faction[seat]] for seat in range(4)}
        assert sum(thing.kind == "began the end by" for thing in things) <= 1
        first = next(t.seat for t in things if t.kind == "turn order" and t.label == "1.")
        assert first == s.first


def test_louis_counts_missions_and_rewards_by_side() -> None:
    from intrika.games.louis.events import RewardBought, RewardGained
    from intrika.games.louis.state import State as Louis

    for job, one in played("louis", 3):
        s, things = found_in(job, one)
        assert isinstance(s, Louis)
        laid = Counter(thing.seat for thing in things if thing.kind == "mission")
        assert [laid[seat] for seat in range(3)] == [bits.bit_count() for bits in s.laid]
        _, events = replayed(job, one)
        rewards = [e for e in events if isinstance(e, RewardGained | RewardBought)]
        assert sum(thing.kind == "reward" for thing in things) == len(rewards)


def test_legends_names_cards_leaders_and_the_map() -> None:
    for job, one in played("legends", 2, leaders=True, discoveries=True, setup="random"):
        _, things = found_in(job, one)
        kinds = Counter(thing.kind for thing in things)
        assert kinds["leader"] == 2
        assert kinds["auction"] == 1
        assert kinds["layout"] == 1
        assert kinds["card"] >= 10


def test_kabale_and_viceroy_name_cards() -> None:
    for job, one in played("kabale", 3):
        s, things = found_in(job, one)
        won = Counter(thing.seat for thing in things if thing.kind == "head won")
        assert [won[seat] for seat in range(3)] == [len(heads) for heads in s.won]  # type: ignore[attr-defined]
    for job, one in played("viceroy", 2):
        s, things = found_in(job, one)
        assert {"character", "highest level"} <= {thing.kind for thing in things}


def test_a_log_that_does_not_come_out_is_refused() -> None:
    job, one = played("kabale", 2, 1)[0]
    with pytest.raises(BadInput, match="does not come out as it says"):
        replayed(job, one._replace(totals=(99, 99)))


class Loaded(Table):
    """A table of games that are told, not played: seat 0 of an even deal has a charm."""

    def __init__(self, seats: int) -> None:
        super().__init__("kabale", seats)

    def tell(self, deal: int, totals: tuple[int, ...], things: list[Found]) -> None:
        first = len(self.rows)
        best = max(totals)
        for total in totals:
            won = 1 / totals.count(best) if total == best else 0.0
            self.rows.append((deal, self.games, won, float(total)))
        self.games += 1
        for thing in things:
            self._note(thing, first)


def charmed() -> Loaded:
    """The charm wins three games of four and is worth four points; a pebble is worth nothing."""
    table = Loaded(2)
    for deal in range(400):
        win = deal % 4 != 3
        totals = (12, 8) if win else (8, 12)
        charm, pebble = deal % 2, (deal // 4) % 2
        if charm:
            totals = totals[::-1]
        things = [Found(charm, "thing", "charm"), Found(pebble, "thing", "pebble")]
        things += [Found(TABLE, "map", "island" if deal % 5 else "desert")]
        table.tell(deal, totals, things)
    return table


def effect(effects: list[Effect], label: str) -> Effect:
    return next(e for e in effects if e.label == label)


def test_effects_are_what_was_put_in() -> None:
    effects = charmed().effects()
    charm, pebble, island = [effect(effects, name) for name in ("charm", "pebble", "island")]
    assert charm.wins is not None
    assert charm.wins.value == pytest.approx(0.75)
    assert charm.ratio == pytest.approx(1.5)
    assert charm.wins.low < 0.75 < charm.wins.high
    assert charm.stands_out
    assert charm.score is not None
    assert charm.score.value == pytest.approx(2.0)
    assert pebble.wins is not None
    assert pebble.wins.low < 0.5 < pebble.wins.high
    assert not pebble.stands_out
    assert island.wins is None, "what all have makes nobody win"
    assert (island.seats, charm.seats, charm.a_game) == (320, 400, 1.0)


def test_many_comparisons_make_cautious() -> None:
    """Of things that do nothing, one in twenty misses the fair share; hardly one stands out."""
    missed, alarms = 0, 0
    for seed in range(12):
        rng = random.Random(seed)
        table = Loaded(2)
        for deal in range(200):
            totals = (10, 9) if rng.random() < 0.5 else (9, 10)
            things = [Found(rng.randrange(2), "thing", f"thing {i}") for i in range(30)]
            table.tell(deal, totals, things)
        effects = table.effects()
        missed += sum([e.wins is not None and not e.wins.low <= 0.5 <= e.wins.high
                       for e in effects])  # fmt: skip
        alarms += any(e.stands_out for e in effects)
    assert 0.02 < missed / 360 < 0.09
    assert alarms <= 3


def test_a_bar_names_who_is_outside() -> None:
    from intrika.arena.intervals import Interval

    fine = Effect("faction", "elves", 9, 1.0, Interval(0.25, 0.2, 0.3), 0.25, None, False)
    high = Effect("faction", "orcs", 9, 1.0, Interval(0.5, 0.4, 0.6), 0.25, None, True)
    table = Table("kingdoms", 4)
    table.games = 2000
    assert page.verdicts(table, [fine]) == [
        "Every faction between 0.6 and 1.6 of its fair share: yes."
    ]
    assert page.verdicts(table, [fine, high]) == [
        "Every faction between 0.6 and 1.6 of its fair share: no, not orcs 2.00 (1.60–2.40)."
    ]
    table.games = 9
    assert page.verdicts(table, [fine])[0].endswith(
        "yes. The bar asks for 2000 games, these are 9."
    )
    assert page.verdicts(Table("legends", 4), [high]) == []


def test_a_bar_names_what_is_dead() -> None:
    from intrika.arena.intervals import Interval

    table = Table("louis", 4)
    table.games = 2000
    won = Interval(0.25, 0.2, 0.3)
    for label in kinds_of("louis")["reward"][1:]:
        table.had["reward", label] = {0}
    live = Effect("reward", "10 turenne, red (markers)", 9, 0.25, won, 0.25, None, False)
    rare = Effect("reward", "7 colbert, black (markers)", 9, 0.06, won, 0.25, None, False)
    told = page.verdicts(table, [live, rare])
    assert told[0] == "Every reward between 0.6 and 1.6 of its fair share: yes."
    dead = "7 colbert, black (markers) 0.06, 1 anne, red (money) 0."
    assert told[1] == f"Every reward had at least 0.25 times a game: no, not {dead}"


def test_what_was_never_had_is_named() -> None:
    games = played("viceroy", 2, 1)
    table = measure([job for job, _ in games], [one for _, one in games])
    assert any(kind == "law" for kind, _ in table.unused())


def test_options_vary_over_the_same_deals() -> None:
    game = intrika.game("kabale")
    jobs = vary(game, "random", 4, 2, 5, {}, "two_player_without_ones")
    assert [job.seed for job in jobs] == [5, 5, 6, 6, 7, 7, 8, 8]
    assert [job.number for job in jobs] == list(range(8))
    found = variants(jobs, [play_job(job) for job in jobs], "two_player_without_ones")
    assert [v.value for v in found[::4]] == ["off", "on"]
    assert all((v.change is None) == (v.value == "off") for v in found)
    assert {v.games for v in found} == {4}
    score = next(v for v in found if v.value == "on" and v.figure == "score")
    assert score.change is not None
    assert score.change.low <= score.change.value <= score.change.high


def varied(deals: int) -> list[Variant]:
    jobs = vary(intrika.game("kabale"), "random", deals, 2, 5, {}, "disguise_refill")
    return variants(jobs, [play_job(job) for job in jobs], "disguise_refill")


def test_one_deal_gives_no_interval() -> None:
    for v in varied(1):
        assert v.change is None
        assert v.to_json()["at"][1:] == [None, None]
        assert page.variant_cells(v)[3:] == ["", "", ""]


@pytest.mark.parametrize("deals", [2, 6])
def test_the_share_of_a_seat_stays_a_share(deals: int) -> None:
    found = [v for v in varied(deals) if v.figure == "first seat"]
    assert len(found) == 2
    for v in found:
        assert 0.0 <= v.at.low < v.at.high <= 1.0
    change = found[1].change
    assert change is not None
    assert -1.0 <= change.low <= change.value <= change.high <= 1.0


@pytest.mark.parametrize(
    ("game", "seats", "option", "message"),
    [
        ("kabale", 2, "alien", "kabale has no option 'alien'; options are: starter"),
        ("kabale", 3, "two_player_without_ones", "takes one value with 3 seats"),
        ("legends", 2, "swamp", "cannot vary with these other options"),
    ],
)
def test_an_option_that_cannot_vary_is_refused(
    game: str, seats: int, option: str, message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        vary(intrika.game(game), "random", 1, seats, 0, {}, option)


def test_the_command_writes_table_json_and_picture(tmp_path: Path) -> None:
    words = ["balance", "kabale", "--bot", "random", "--games", "6", "--seats", "3"]
    words += ["--workers", "1", "--log", str(tmp_path / "log.jsonl"), "--docs", str(tmp_path)]
    made = runner.invoke(app, words)
    assert made.exit_code == 0, made.output
    assert "turn order" in made.output
    told = json.loads((tmp_path / "kabale-3p.json").read_text(encoding="utf-8"))
    assert told["games"] == 6
    seats = [e for e in told["effects"] if e["kind"] == "seat"]
    assert sum(e["wins"] for e in seats) == pytest.approx(1.0, abs=0.001)
    assert (tmp_path / "kabale-3p.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "## Head won" in (tmp_path / "kabale-3p.md").read_text(encoding="utf-8")
    again = runner.invoke(app, [*words, "--json"])
    assert json.loads(again.output) == told, "the log is enough"


def test_the_command_varies_an_option(tmp_path: Path) -> None:
    words = ["balance", "kabale", "--level", "random", "--games", "2", "--workers", "1"]
    words += ["--vary", "disguise_refill", "--docs", str(tmp_path), "--json"]
    made = runner.invoke(app, words)
    assert made.exit_code == 0, made.output
    assert {v["value"] for v in json.loads(made.output)["variants"]} == {"on", "off"}
    assert (tmp_path / "kabale-2p-disguise_refill.md").exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--bot", "alien"), "there is no bot 'alien'"),
        (("--level", "grandee"), "there is no bot 'grandee'"),
        (("--games", "0"), "at least one game; got 0"),
        (("--games", "0", "--vary", "starter"), "at least one game; got 0"),
        (("--seats", "9"), "takes 2 to 6 seats"),
        (("--vary", "alien"), "has no option 'alien'"),
        (("--docs", "/dev/null/x", "--games", "1", "--bot", "random"), "cannot be written"),
    ],
)
def test_bad_input_is_refused_clearly(words: tuple[str, ...], message: str) -> None:
    made = runner.invoke(app, ["balance", "kabale", *words])
    assert isinstance(made.exception, BadInput)
    assert message in str(made.exception)


def test_events_are_not_needed_by_the_rules() -> None:
    """A replay with events ends like the game without them."""
    for job, one in played("louis", 2, 1):
        s, events = replayed(job, one)
        assert s.result().totals == one.totals
        assert all(isinstance(event, Event) for event in events)


def test_the_tool_writes_the_reports_and_their_index(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([p for p in sys.path if p])}
    words = ["kabale", "--seats", "2", "--bot", "random", "--games", "3", "--workers", "1"]
    done = subprocess.run(
        [sys.executable, "tools/balance.py", *words, "--into", str(tmp_path)], cwd=root, env=env,
        capture_output=True, text=True, timeout=200, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    docs = tmp_path / "docs" / "balance"
    assert {path.name for path in docs.iterdir()} == {
        "README.md", "kabale-2p.json", "kabale-2p.md", "kabale-2p.svg",
    }  # fmt: skip
    assert "| 2 |  | random | 3 | [report](kabale-2p.md)" in (docs / "README.md").read_text(
        encoding="utf-8"
    )
    assert len(list((tmp_path / "build" / "balance").iterdir())) == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_report_of_the_tool_can_be_played(game: intrika.Game) -> None:
    args = argparse.Namespace(games=None, seats=None)
    made = tool.reports(game, args)
    assert [r.seats for r in made if not r.more] == list(range(2, game.max_seats + 1))
    assert any("--vary" in r.more for r in made)
    for report in made:
        if report.more[:1] == ("-o",):
            options = parse_options(game, report.seats, [report.more[1]])
            about = {"seats": report.seats, "options": options}
            assert page.report_name(game, about).startswith(f"{game.id}-{report.seats}p-"), (
                "unusual"
            )
        elif report.more:
            assert len(values_of(game, report.more[1], report.seats)) > 1
