"""The commands, typed as a newcomer would."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import intrika
from intrika.cli.rules import clauses
from intrika.core.record import read_record

COMMANDS = (
    "games",
    "play",
    "replay",
    "check",
    "rules",
    "fuzz",
    "perft",
    "bench",
    "coverage",
    "arena",
    "balance",
    "serve",
)
ROOT = Path(__file__).parent.parent.parent


def run(*words: str, typed: str = "", cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    code = "from intrika.cli import main; main()"
    env = {**os.environ, "LANG": "C.UTF-8", "COLUMNS": "110", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        input=typed, capture_output=True, text=True, env=env, cwd=cwd, timeout=120, check=False,
    )  # fmt: skip


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "game.irec"
    made = run("play", "kabale", "--seats", "random,random,random", "--seed", "3",
               "--save", str(path))  # fmt: skip
    assert made.returncode == 0, made.stderr
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    made = run(command, "--help")
    assert made.returncode == 0
    assert f"Example: intrika {command}" in made.stdout


def test_the_version_is_told() -> None:
    assert run("--version").stdout.strip() == f"intrika {intrika.__version__}"


def test_help_lists_the_commands() -> None:
    made = run("--help")
    assert all(command in made.stdout for command in COMMANDS)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "chess"), "there is no game 'chess'; games are:"),
        (
            ("play", "kabale", "--seats", "human,alien"),
            "there is no bot 'alien'; bots are: random, greedy",
        ),
        (("play", "kabale", "--seats", "human"), "takes 2 to 6 seats; got 1"),
        (("play", "kabale", "--lang", "de"), "languages are: cs, en; got 'de'"),
        (("play", "kabale", "-o", "starter=9"), "takes: none, 0, 1, 2; got 9"),
        (("play", "kabale", "-o", "colour=red"), "no option 'colour=red'"),
        (("play", "kabale", "--seed", "-4"), "a seed is a whole number"),
        (("play", "--resume", "nowhere.irec"), "nowhere.irec: No such file"),
        (("play", "--pack", "nowhere.toml"), "nowhere.toml: No such file"),
        (("replay", "nowhere.irec"), "nowhere.irec: No such file"),
        (("check", "README.md"), "README.md: line 1: a record begins with"),
        (("rules", "kabale", "99.9"), "have no clause '99.9'; clauses are: §1"),
        (("perft", "kabale", "1", "--seats", "9"), "takes 2 to 6 seats"),
        (("bench", "kabale", "--seats", "9"), "no game takes so many players"),
        (("coverage", "--tests", "src"), "not the project's test folder"),
        (("fuzz", "nothing"), "there is no game 'nothing'"),
        (("fuzz", "no[red]thing"), "there is no game 'no[red]thing'"),
        (("map", "kabale", "--svg", "x.svg"), "kabale has no map to draw"),
        (("map", "legends", "--svg", "no/such/folder.svg"), "cannot be written"),
        (("arena", "kabale", "--bots", "greedy,alien"), "there is no bot 'alien'"),
        (("arena", "kabale", "--bots", "ismcts:0,random"), "there is no bot 'ismcts:0'"),
        (("arena", "kabale", "--games", "0"), "at least one game; got 0"),
        (("arena", "kabale", "--bots", "courtier,grandee"), "there is no bot 'grandee'"),
        (("arena", "kabale", "--seats", "3"), "3 seats need as many bots"),
        (("arena", "kabale", "--log", "/nowhere/log"), "No such file or directory"),
        (
            (
                "arena",
                "kabale",
                "--bots",
                "random,random",
                "--games",
                "1",
                "--picture",
                "/dev/null/x.svg",
            ),
            "/dev/null/x.svg: cannot be written",
        ),
        (("arena", "kabale", "--seats", "9"), "takes 2 to 6 seats"),
    ],
)
def test_a_bad_input_is_one_clear_line_and_exit_code_2(
    words: tuple[str, ...], message: str
) -> None:
    made = run(*words)
    assert made.returncode == 2
    assert message in made.stderr
    assert len(made.stderr.strip().splitlines()) == 1
    assert "Traceback" not in made.stderr


@pytest.mark.parametrize(
    "words", [("nonsense",), ("perft", "kabale", "x"), ("fuzz", "kabale", "--games", "0")]
)
def test_wrong_words_exit_with_2(words: tuple[str, ...]) -> None:
    made = run(*words)
    assert made.returncode == 2
    assert "Traceback" not in made.stderr


def test_games_lists_games_and_options() -> None:
    assert "Královské rošády, 2 až 6 hráčů" in run("games", "--lang", "cs").stdout
    told = json.loads(run("games", "--json").stdout)
    kabale = next(entry for entry in told if entry["id"] == "kabale")
    assert kabale["seats"] == [2, 6]
    assert kabale["options"]["disguise_refill"]["4"] == ["on", "off"]
    assert kabale["options"]["two_player_without_ones"]["3"] == ["off"]


def test_a_game_of_bots_ends_with_a_result(finished: Path) -> None:
    record = read_record(finished)
    assert record.result is not None
    assert record.players == ["@random"] * 3
    made = run("check", str(finished))
    assert made.stdout.strip().endswith("finished: correct")
    assert json.loads(run("check", str(finished), "--json").stdout)["over"] is True


def test_a_person_plays_asks_leaves_and_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "mine.irec"
    start = ("play", "kabale", "--seats", "human:Anna,random", "--seed", "7", "--lang", "en",
             "-o", "starter=0", "--save", str(path))  # fmt: skip
    made = run(*start, typed="h\n?\n? play king 6\n99\nnonsense\nu\nl\nt\n1\nu\nq\n")
    assert made.returncode == 0, made.stderr
    assert "A number chooses" in made.stdout
    assert "§4.1 A turn" in made.stdout, "the rule is quoted"
    assert "not in your hand (§4.1)" in made.stdout or "There is no column 6" in made.stdout
    assert "Choose a number from 1 to 6" in made.stdout
    assert "There is no action “nonsense”" in made.stdout
    assert "There is nothing to take back" in made.stdout
    assert "You cannot take it back" in made.stdout
    assert f"intrika play --resume {path}" in made.stdout
    before = len(read_record(path).entries)
    assert before >= 2
    again = run("play", "--resume", str(path), "--lang", "cs", typed="1\nq\n")
    assert again.returncode == 0, again.stderr
    assert "Anna: položte kartu" in again.stdout
    assert len(read_record(path).entries) > before


def test_the_end_of_the_input_saves_and_leaves(tmp_path: Path) -> None:
    path = tmp_path / "mine.irec"
    made = run("play", "kabale", "--seats", "human,random", "--save", str(path), typed="1\n")
    assert made.returncode == 0
    assert len(read_record(path).entries) >= 1


def test_two_people_at_one_screen_never_see_each_others_hand(tmp_path: Path) -> None:
    path = tmp_path / "hot.irec"
    made = run("play", "kabale", "--seats", "human:Anna,human:Bob", "--seed", "2", "--lang", "en",
               "-o", "starter=0", "--save", str(path), typed="\n1\n\n1\nq\n")  # fmt: skip
    assert "Anna’s turn. Press Enter" in made.stdout
    assert "Bob’s turn. Press Enter" in made.stdout
    state = intrika.game("kabale").new(2, 2, {"starter": 0})
    first_table, _, rest = made.stdout.partition("Bob’s turn")
    texts = {
        "king": "King",
        "queen": "Queen",
        "witch": "Witch",
        "storm": "Storm",
        "dragon": "Dragon",
    }
    for card in state.view(1)["hand"]:
        if card in texts and card not in state.view(0)["hand"]:
            assert texts[card] not in first_table
    assert rest


def test_ctrl_c_never_loses_a_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.irec"
    code = "from intrika.cli import main; main()"
    words = ["play", "kabale", "--seats", "human,random", "--seed", "1", "--save", str(path)]
    process = subprocess.Popen(
        [sys.executable, "-c", code, *words],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    for _ in range(200):
        if path.exists() and len(read_record(path).entries) >= 1:
            break
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 0, err
    assert str(path) in out
    assert len(read_record(path).entries) >= 1


def test_a_killed_process_leaves_a_readable_record(tmp_path: Path) -> None:
    """Every decision is saved when it is made; a kill at any moment loses none of them."""
    path = tmp_path / "mine.irec"
    code = "from intrika.cli import main; main()"
    words = ["play", "kabale", "--seats", "random,random,random,random", "--seed", "1",
             "--save", str(path)]  # fmt: skip
    for wait in (0.0, 0.05, 0.1):
        process = subprocess.Popen(
            [sys.executable, "-c", code, *words],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT,
        )  # fmt: skip
        for _ in range(400):
            if path.exists():
                break
            time.sleep(0.02)
        time.sleep(wait)
        process.kill()
        process.wait(timeout=30)
        assert run("check", str(path)).returncode == 0
        path.unlink()


def test_replay_steps_jumps_and_changes_eyes(finished: Path) -> None:
    typed = "n\nj 5\np\nas 1\nas public\nas 7\nj 99999\nfly\ne\nq\n"
    made = run("replay", str(finished), "--lang", "en", typed=typed)
    assert made.returncode == 0, made.stderr
    for word in ("decision 0 of", "decision 1 of", "decision 5 of", "decision 4 of"):
        assert word in made.stdout
    assert "one can look as: all, public, 0, 1, 2; got '7'" in made.stdout
    assert "got 99999" in made.stdout
    assert "There is no command fly here" in made.stdout
    assert "1. " in made.stdout


def test_replay_as_a_seat_shows_only_what_it_knew(finished: Path) -> None:
    entry = read_record(finished).entries[0]
    card = entry.text.split()[1]
    name = {"tom_thumb": "Little giant", "fencer": "Fencing master"}.get(card, card.capitalize())
    other = (entry.seat + 1) % 3
    own = run("replay", str(finished), "--at", "1", "--as", str(entry.seat), "--lang", "en").stdout
    theirs = run("replay", str(finished), "--at", "1", "--as", str(other), "--lang", "en").stdout
    everything = run("replay", str(finished), "--at", "1", "--lang", "en").stdout
    assert f"places {name} face down" in own
    assert f"places {name} face down" in everything
    assert "places a card in column" in theirs
    assert "hand: " in everything, "the hands of all seats are shown"


def test_rules_show_one_clause_or_all() -> None:
    assert "Explorer" in run("rules", "kabale", "4.2", "--lang", "en").stdout
    assert "Objevitel" in run("rules", "kabale", "§4.2", "--lang", "cs").stdout
    assert "R-7" in run("rules", "kabale", "R-7").stdout


@pytest.mark.parametrize("game", intrika.games(), ids=lambda game: game.id)
def test_both_rule_texts_have_the_same_clauses(game: intrika.Game) -> None:
    assert list(clauses(game.id, "cs")) == list(clauses(game.id, "en"))


def test_fuzz_reports_what_it_saw() -> None:
    made = run("fuzz", "kabale", "--games", "12", "--json")
    assert made.returncode == 0, made.stderr
    told = json.loads(made.stdout)
    assert told["games"] == 12
    assert told["seen"]["action play"] > 100
    made = run("fuzz", "kabale", "--games", "2", "--secrecy")
    assert "no seat learns a secret" in made.stdout


def test_map_draws_the_same_picture_for_the_same_seed(tmp_path: Path) -> None:
    pictures = []
    for seed in ("7", "7", "8"):
        path = tmp_path / "map.svg"
        made = run("map", "legends", "--seed", seed, "--svg", str(path), "--lang", "en")
        assert made.returncode == 0, made.stderr
        pictures.append(path.read_text(encoding="utf-8"))
    assert pictures[0].startswith("<svg")
    assert pictures[0] == pictures[1] != pictures[2]


def test_perft_counts() -> None:
    assert run("perft", "kabale", "2", "--seats", "2", "--seed", "1").stdout.strip() == "36"


def test_bench_measures_beside_a_reference() -> None:
    made = run("bench", "kabale", "--seats", "2", "--seconds", "0.1", "--rounds", "1", "--json")
    assert made.returncode == 0, made.stderr
    row = json.loads(made.stdout)[0]
    assert row["decisions"] > 1000
    assert row["reference"] > 0
    assert row["copies"] > 10 * row["deepcopies"]


def test_bench_measures_the_search() -> None:
    args = ("--seats", "2", "--seconds", "0.1", "--rounds", "1", "--search")
    row = json.loads(run("bench", "kabale", *args, "--json").stdout)[0]
    assert row["simulations"] > 50
    assert "simulations" in run("bench", "kabale", *args).stdout


def test_coverage_is_complete_for_complete_games() -> None:
    made = run("coverage", "--json")
    told = json.loads(made.stdout)
    for entry in told:
        if intrika.game(entry["game"]).complete:
            assert entry["missing"] == []
    assert "kabale: 204 of 204 statements proved" in run("coverage", "kabale").stdout
