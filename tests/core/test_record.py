"""Records: written and read exactly, refused with the line that is wrong, saved whole or not."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

import intrika
from intrika import BadInput, Match
from intrika.core.match import replay
from intrika.core.record import parse_record, read_record


def played(decisions: int = 10_000, seed: int = 5, **options: object) -> Match:
    match = Match(intrika.game("kabale"), ["Anna", "@random", "Cyril Č."], seed, dict(options))
    rng = random.Random(seed)
    while not match.state.over and len(match.taken) < decisions:
        seat = match.state.to_act()[0]
        match.act(seat, rng.choice(match.state.options(seat)))
    return match


def test_a_record_reads_as_it_was_written() -> None:
    text = played(disguise_refill=False, starter=1).record().text()
    assert parse_record(text).text() == text
    assert "option disguise_refill off\n" in text
    assert "option starter 1\n" in text
    assert "won_cards_public" not in text, "defaults are left out"


def test_comments_are_kept_and_a_trailing_one_gets_its_own_line() -> None:
    text = played(2).record().text()
    lines = text.rstrip("\n").split("\n")
    lines[-2] += "  ; a bold move"
    lines += ["; and so on"]
    read = parse_record("\n".join(lines))
    assert read.comments == [(1, "a bold move"), (2, "and so on")]
    again = parse_record(read.text())
    assert again == read
    assert replay(again).state.digest() == played(2).state.digest()


def test_a_finished_record_is_checked_against_result_and_digest() -> None:
    text = played().record().text()
    assert replay(parse_record(text)).state.over
    points = next(line for line in text.split("\n") if line.startswith("result 0"))
    with pytest.raises(BadInput, match="but the game gives"):
        replay(parse_record(text.replace(points, "result 0 999 1")))
    digest = text.rstrip().split(" ")[-1]
    with pytest.raises(BadInput, match="does not match the record's digest"):
        replay(parse_record(text.replace(digest, "0" * 32)))


def test_a_result_before_the_end_is_refused() -> None:
    text = played(3).record().text() + "\nresult 0 1 1\nresult 1 1 1\nresult 2 1 1\n"
    with pytest.raises(BadInput, match="the game is not over"):
        replay(parse_record(text))


def test_an_illegal_decision_is_refused_with_its_number() -> None:
    record = played(4).record()
    entry = record.entries[2]
    wrong = next(
        a for a in intrika.game("kabale").space.all
        if a not in replay(record, 2).state.options(entry.seat)
    )  # fmt: skip
    text = record.text().replace(f"3. {entry.seat} {entry.text} #{entry.id}",
                                 f"3. {entry.seat} {wrong.text} #{wrong.id}")  # fmt: skip
    with pytest.raises(BadInput, match=r"decision 3: seat \d cannot"):
        replay(parse_record(text))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("intrika record 1", "intrika record 2", "line 1: a record begins with"),
        ("game kabale", "game chess", "no game 'chess'"),
        ("seats 3", "seats three", "take a whole number"),
        ("seats 3", "seats 9", "names 3 of 9 seats"),
        ("seats 3", "seats 999999999", "names 3 of 999999999 seats"),
        ("seats 3", "seats ³", "take a whole number"),
        ("seed 5", "seed " + "9" * 5000, "take a whole number"),
        ("seed 5", "redacted-for 0\nseed 5", "only a redacted record, hides its seed"),
        ("seed 5", "redacted-for 7\nseed ?", "redacted for a seat or for spectator"),
        ("seed 5", "pack 00 " + "[" * 100_000 + "\nseed 5", "the pack cannot be read"),
        ("seed 5", "seed ?", "only a redacted record, hides its seed"),
        ("seed 5", "colour red", "unknown header 'colour'"),
        ("seed 5\n", "", "'seed' is missing"),
        ("seed 5", "seed 5\nseed 6", "a second line 'seed'"),
        ("seed 5", "option colour red\nseed 5", "has no option 'colour'"),
        ("seed 5", "option starter 8\nseed 5", "option starter with 3 players takes"),
        ("seed 5", "pack 00 {}\nseed 5", "is missing"),
        ("seed 5", "pack 00 {\nseed 5", "the pack cannot be read"),
        ("\n2. ", "\n3. ", "decision 2 is missing"),
        ("\n2. ", "\nsecond: ", "a decision reads like"),
        ("\n2. ", "\n2. 7", "there is no seat 7"),
    ],
)
def test_a_malformed_record_is_refused_with_one_clear_line(
    old: str, new: str, message: str
) -> None:
    text = played(3).record().text()
    assert old in text
    with pytest.raises(BadInput) as refused:
        parse_record(text.replace(old, new, 1))
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_text_and_id_must_agree() -> None:
    record = played(1).record()
    entry = record.entries[0]
    assert entry.id is not None
    with pytest.raises(BadInput, match="reads"):
        parse_record(record.text().replace(f"#{entry.id}", f"#{(entry.id + 1) % 150}"))
    with pytest.raises(BadInput, match="outside"):
        parse_record(record.text().replace(f"#{entry.id}", "#99999"))


def test_another_rules_version_is_refused_by_name() -> None:
    text = played(1).record().text().replace("rules 1", "rules 0")
    with pytest.raises(BadInput, match="played under kabale rules 0; this program has 1"):
        replay(parse_record(text))


def test_random_damage_never_gives_anything_but_a_clear_error() -> None:
    text = played(12).record().text()
    rng = random.Random(1)
    for _ in range(400):
        at = rng.randrange(len(text))
        hurt = (
            text[:at]
            + rng.choice(["", "#", "9", "\n", "x", ";", "?"])
            + text[at + rng.randrange(3) :]
        )
        try:
            replay(parse_record(hurt))
        except BadInput as error:
            assert str(error)  # noqa: PT017 - either outcome is fine, a crash is not


def test_a_redacted_record_hides_the_seed_and_what_others_chose() -> None:
    match = played(9)
    for seat in (0, 1, 2, None):
        record = match.record_for(seat)
        text = record.text()
        assert "seed ?" in text
        assert f"redacted-for {'spectator' if seat is None else seat}" in text
        for entry, taken in zip(record.entries, match.taken, strict=True):
            if taken.seat == seat:
                assert entry.id == taken.action.id
            elif taken.action.kind == "play":
                assert entry.id is None
                assert entry.text == f"play ? {taken.action.arg2 + 1}"
        assert parse_record(text) == record
        with pytest.raises(BadInput, match="cannot be played again"):
            replay(parse_record(text))
    finished = played()
    assert finished.record_for(0) == finished.record(), "after the end everything is open"


def test_reading_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        read_record(tmp_path / "none.irec")
    (tmp_path / "binary.irec").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="not a text file"):
        read_record(tmp_path / "binary.irec")
    with pytest.raises(BadInput, match="directory"):
        read_record(tmp_path)


def test_an_interrupted_save_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.irec"
    played(3).record().save(path)
    before = path.read_text(encoding="utf-8")

    def fail(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(KeyboardInterrupt):
        played(6).record().save(path)
    assert path.read_text(encoding="utf-8") == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.irec"]


def test_an_interrupt_right_after_the_rename_is_no_error_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.irec"
    rename = os.replace

    def interrupted(old: str, new: Path) -> None:
        rename(old, new)
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        played(3).record().save(path)
    assert read_record(path) == played(3).record()


def test_saving_where_nothing_can_be_saved(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be saved"):
        played(1).record().save(tmp_path / "no" / "such" / "folder.irec")


@pytest.mark.parametrize("name", ["", " Anna", "Anna\nseed 3"])
def test_a_name_that_would_break_the_record_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="a player's name is a line of text"):
        Match(intrika.game("kabale"), [name, "B"], 1)
