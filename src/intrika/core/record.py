"""The record: game, rules version, options, seats, seed and decisions, as text a person can read.

Everything else about a game is recomputed from it. The format is specified in docs/record.md.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from intrika.core.game import Game
from intrika.core.option import spell
from intrika.core.pack import Pack, pack_of
from intrika.core.refusal import BadInput
from intrika.core.registry import game as game_of

FORMAT = "intrika record 1"
HIDDEN = "?"
_DECISION = re.compile(r"([0-9]{1,9})\. ([0-9]{1,3}) (.+) #([0-9]{1,9}|\?)")
_NUMBER = re.compile(r"[0-9]{1,80}")


class Entry(NamedTuple):
    """One decision. In a redacted record the id of what others chose in secret is None."""

    seat: int
    id: int | None
    text: str


class Record:
    """One game, finished or not."""

    __slots__ = (
        "comments", "digest", "entries", "game", "options", "pack", "players", "redacted_for",
        "result", "rules", "seed",
    )  # fmt: skip
    game: str
    rules: str
    players: list[str]  # by seat
    options: dict[str, Any]
    pack: Pack | None
    seed: int | None  # None in a redacted record
    entries: list[Entry]
    comments: list[tuple[int, str]]  # (number of decisions before it, text)
    result: list[tuple[int, int]] | None  # (points, place) by seat
    digest: str | None  # of the final state
    redacted_for: str | None  # a seat number or "spectator"

    def __init__(
        self, game: str, rules: str, players: list[str], options: dict[str, Any], seed: int | None
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.pack = None
        self.seed = seed
        self.entries = []
        self.comments = []
        self.result = None
        self.digest = None
        self.redacted_for = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.text() == other.text()

    __hash__ = None  # type: ignore[assignment]

    # -- writing ------------------------------------------------------------------------------

    def text(self, every_option: bool = False) -> str:
        """With `every_option` also those at their default, for a record of other rules."""
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"seats {len(self.players)}"]
        lines += [f"seat {seat} {name}" for seat, name in enumerate(self.players)]
        chosen = list(self.options.items()) if every_option else self._chosen()
        lines += [f"option {name} {spell(value)}" for name, value in chosen]
        if self.pack is not None:
            told = json.dumps(self.pack.to_json(), sort_keys=True, ensure_ascii=False)
            lines.append(f"pack {self.pack.digest()} {told}")
        lines.append(f"seed {HIDDEN if self.seed is None else self.seed}")
        if self.redacted_for is not None:
            lines.append(f"redacted-for {self.redacted_for}")
        lines.append("")
        remarks = list(self.comments)
        for number, entry in enumerate(self.entries):
            while remarks and remarks[0][0] <= number:
                lines.append(f"; {remarks.pop(0)[1]}")
            id = HIDDEN if entry.id is None else entry.id
            lines.append(f"{number + 1}. {entry.seat} {entry.text} #{id}")
        lines += [f"; {text}" for _, text in remarks]
        if self.result is not None:
            lines += [
                "",
                *[f"result {i} {pts} {place}" for i, (pts, place) in enumerate(self.result)],
            ]
        if self.digest is not None:
            lines.append(f"digest {self.digest}")
        return "\n".join(lines) + "\n"

    def _chosen(self) -> list[tuple[str, Any]]:
        """The options that differ from their defaults."""
        seats = len(self.players)
        defaults = {option.name: option.default_for(seats) for option in game_of(self.game).options}
        return [(name, value) for name, value in self.options.items() if value != defaults[name]]

    def save(self, path: Path) -> None:
        """Write the whole record or nothing: an interrupted save leaves the old file as it was."""
        try:
            handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
            try:
                with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                    file.write(self.text())
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(name, path)
            except BaseException:
                Path(name).unlink(missing_ok=True)  # an interrupt may come after the rename
                raise
        except OSError as error:
            raise BadInput(f"{path}: cannot be saved: {error.strerror}") from None


def read_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: not a text file in UTF-8") from None
    try:
        return parse_record(text)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def parse_record(text: str) -> Record:
    """A record from its text; an error names the line."""
    lines = text.split("\n")
    if lines[0].strip() != FORMAT:
        raise BadInput(f"line 1: a record begins with {FORMAT!r}")
    head, body = _split(lines)
    record = _parse_head(head)
    for number, line in body:
        try:
            _parse_body_line(record, line)
        except (BadInput, ValueError) as error:
            raise BadInput(f"line {number}: {error}") from None
    if record.result is not None and len(record.result) != len(record.players):
        raise BadInput("the result does not name every seat once")
    return record


_Lines = list[tuple[int, str]]


def _split(lines: list[str]) -> tuple[_Lines, _Lines]:
    """The numbered lines before and after the first empty line or comment, without empty ones."""
    numbered = [(i + 1, line.strip()) for i, line in enumerate(lines)][1:]
    cut = next((i for i, (_, line) in enumerate(numbered) if not line), len(numbered))
    return numbered[:cut], [(i, line) for i, line in numbered[cut:] if line]


def _parse_head(lines: _Lines) -> Record:
    single: dict[str, tuple[int, str]] = {}
    names: dict[str, str] = {}
    options: _Lines = []
    for number, line in lines:
        word, _, rest = line.partition(" ")
        if word == "seat":
            seat, _, name = rest.partition(" ")
            names[seat] = name
        elif word == "option":
            options.append((number, rest))
        elif word in ("game", "rules", "seats", "seed", "pack", "redacted-for"):
            if word in single:
                raise BadInput(f"line {number}: a second line {word!r}")
            single[word] = (number, rest)
        else:
            raise BadInput(f"line {number}: unknown header {word!r}")
    for word in ("game", "rules", "seats", "seed"):
        if word not in single:
            raise BadInput(f"the header line {word!r} is missing")
    return _head(single, names, options)


def _head(single: dict[str, tuple[int, str]], names: dict[str, str], options: _Lines) -> Record:
    game = game_of(single["game"][1])
    seats, seed = single["seats"][1], single["seed"][1]
    if not _NUMBER.fullmatch(seats) or not (seed == HIDDEN or _NUMBER.fullmatch(seed)):
        raise BadInput("the header lines 'seats' and 'seed' take a whole number")
    count = int(seats)
    if len(names) > game.max_seats or count > game.max_seats + len(names):
        raise BadInput(f"the header names {len(names)} of {count} seats")
    if sorted(names) != sorted(str(seat) for seat in range(count)):
        raise BadInput(f"the header names {len(names)} of {count} seats")
    chosen: dict[str, Any] = {}
    for number, line in options:
        name, _, value = line.partition(" ")
        chosen[name] = _option_value(game, name, value, count, number)
    pack = None
    if "pack" in single:
        pack = _pack(*single["pack"])
    setup = game.setup(count, chosen, pack)
    players = [names[str(seat)] for seat in range(count)]
    hidden = seed == HIDDEN
    record = Record(
        game.id, single["rules"][1], players, setup.options, None if hidden else int(seed)
    )
    record.pack = pack
    record.redacted_for = single["redacted-for"][1] if "redacted-for" in single else None
    if hidden != (record.redacted_for is not None):
        raise BadInput("a redacted record, and only a redacted record, hides its seed")
    if record.redacted_for not in {None, "spectator"} and record.redacted_for not in names:
        raise BadInput(
            f"a record is redacted for a seat or for spectator, not {record.redacted_for!r}"
        )
    return record


def _option_value(game: Game, name: str, value: str, seats: int, number: int) -> Any:
    for option in game.options:
        if option.name == name:
            try:
                return option.parse(value, seats)
            except (BadInput, ValueError) as error:
                raise BadInput(f"line {number}: {error}") from None
    raise BadInput(f"line {number}: {game.id} has no option {name!r}")


def _pack(number: int, line: str) -> Pack:
    digest, _, told = line.partition(" ")
    try:
        pack = pack_of(json.loads(told))
    except (ValueError, RecursionError) as error:
        raise BadInput(f"line {number}: the pack cannot be read: {error}") from None
    if pack.digest() != digest:
        raise BadInput(f"line {number}: the pack does not match its digest")
    return pack


def _parse_body_line(record: Record, line: str) -> None:
    line, _, remark = line.partition(";")
    line = line.strip()
    if line.startswith("result "):
        seat, points, place = [int(word) for word in line.split()[1:]]
        record.result = record.result or []
        if seat != len(record.result):
            raise BadInput("results are listed by seat")
        record.result.append((points, place))
    elif line.startswith("digest "):
        record.digest = line.split()[1]
    elif line:
        record.entries.append(_entry(record, line))
    if remark:
        record.comments.append((len(record.entries), remark.strip()))


def _entry(record: Record, line: str) -> Entry:
    match = _DECISION.fullmatch(line)
    if match is None:
        raise BadInput(f"a decision reads like '1. 0 action #id'; got {line!r}")
    number, seat, text, id = match.groups()
    if int(number) != len(record.entries) + 1:
        raise BadInput(f"decision {len(record.entries) + 1} is missing")
    if int(seat) >= len(record.players):
        raise BadInput(f"there is no seat {seat}")
    if id == HIDDEN:
        if record.redacted_for is None:
            raise BadInput("only a redacted record hides decisions")
        return Entry(int(seat), None, text)
    action = game_of(record.game).space[int(id)]
    if action.text != text:
        raise BadInput(f"action {id} reads {action.text!r}, not {text!r}")
    return Entry(int(seat), action.id, text)
