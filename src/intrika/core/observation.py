"""Observations: what a seat may know, as a flat row of numbers for learning programs.

A game lists its slices in a `Layout` and writes into the caller's buffer of 32-bit floats; nothing
is allocated for a new observation. Every seat is told relative to the observer: he is 0, the next
one clockwise 1. All figures lie between 0 and `HIGHEST`, most of them between 0 and 1.

Most of a table stays as it was between two looks, and most of it is open. So a game keeps one
`Sheet`: the public figures, beside the tuples of the state they were made from. A tuple that is
still the same object needs no second writing. What belongs to a player stands in his block, and
the blocks are turned to the observer while the sheet is copied into the buffer; then comes what
he alone knows. The sheet is shared by all copies of a state: use it from one thread at a time.
"""

from __future__ import annotations

from array import array
from typing import Any, Final, NamedTuple

from intrika.core.action import Action
from intrika.core.agenda import NOT_ASKED, AskTogether
from intrika.core.option import Option, OrderOption
from intrika.core.refusal import BadInput
from intrika.core.state import Setup, State

HIGHEST: Final = 8.0
BELOW_ZERO: Final = 64
POINTS: Final = 0.00390625  # a final score is told in 256ths, BELOW_ZERO added

# Numbers as parts of a whole, made once: looking one up is faster than working it out. They are
# objects, not floats, to the compiler: it would take each apart and put it together again.
MOST: Final = 512
ZERO: Final[Any] = 0.0
ONE: Final[Any] = 1.0
IN_4: Final[list[Any]] = [i / 4 for i in range(33)]
IN_8: Final[list[Any]] = [i / 8 for i in range(65)]
IN_32: Final[list[Any]] = [i / 32 for i in range(257)]
IN_64: Final[list[Any]] = [i / 64 for i in range(MOST + 1)]

# How a field of a question is told.
PLAIN: Final = 0
SEAT: Final = 1  # a seat: relative to the observer
OWN: Final = 2  # only to the seat that is asked
WHETHER: Final = 3  # whether it is set
UNITS: Final = 4  # three small numbers
WORD: Final = 5  # one of the layout's words
LARGE: Final = 6  # + 1, in 1024ths
_MARKS: Final = {"@": SEAT, "!": OWN, "?": WHETHER, "*": UNITS, "#": WORD, "^": LARGE}


_BLANK: Final[Any] = memoryview(array("f", bytes(4 * 2048)))


class Slice(NamedTuple):
    """A named part of an observation."""

    name: str
    at: int
    length: int
    says: str


class Figure(NamedTuple):
    """A field of a question and how it is told."""

    name: str
    how: int


class Question(NamedTuple):
    """How a question is told."""

    at: int  # where it is named
    plain: list[str]  # its fields, if all of them are plain numbers
    marked: list[Figure]  # otherwise
    together: bool  # several seats answer in secret


class Sheet:
    """The open part of the observations of one game, by seat number, as it was last written."""

    __slots__ = ("owing", "pieces", "row", "seen")
    row: Any
    owing: list[list[int]]  # by observer, by seat: where he reads that the seat owes an answer
    seen: list[Any]  # by part: the value of the state that stands in `row`
    pieces: list[list[tuple[slice, Any]]]  # by observer: what of `row` goes where in his buffer

    def __init__(self, layout: Layout, seats: int) -> None:
        row: Any = memoryview(buffer(layout))
        start, width = layout.players_at, layout.width
        end = start + seats * width
        self.row = row
        self.owing = layout.owing(seats)
        self.seen = [()] * layout.parts
        self.pieces = [[(slice(None), row)]]
        for seat in range(1, seats):
            cut, turned = start + seat * width, end - seat * width
            pieces = [(slice(0, start), row[:start]), (slice(start, turned), row[cut:end])]
            pieces.append((slice(turned, end), row[start:cut]))
            if end < layout.size:
                pieces.append((slice(end, None), row[end:]))
            self.pieces.append(pieces)

    def __reduce__(self) -> tuple[Any, ...]:
        """A sheet is not saved with its game: it is made anew when it is needed."""
        return (_no_sheet, ())


def _no_sheet() -> None:
    return None


class Layout:
    """The slices of one game's observations, in a fixed order: common ones, then a block of
    `width` figures for each player.

    `asks` names for each question the public fields of its frame; a mark before a name says how
    it is told: `@` a seat, `!` only to the seat asked, `?` whether it is set, `*` three numbers,
    `#` a word, `^` a large number.
    """

    __slots__ = (
        "answer_at", "ask_at", "asks", "blocks", "figures_at", "options_at", "over_at", "parts",
        "places_at", "players_at", "seat_at", "seats", "seats_at", "slices", "to_act_at",
        "totals_at", "turned", "width", "words",
    )  # fmt: skip
    seats: int  # at most
    parts: int  # of a sheet
    slices: list[Slice]  # the common ones
    blocks: list[Slice]  # those of a player, from the beginning of his block
    players_at: int  # where the first block begins
    width: int  # of a block
    asks: dict[type, Question]
    words: tuple[str, ...]
    turned: dict[int, list[list[int]]]  # what `owing` made
    seats_at: int
    seat_at: int
    options_at: int
    ask_at: int
    to_act_at: int
    figures_at: int
    answer_at: int
    over_at: int
    totals_at: int
    places_at: int

    def __init__(
        self,
        seats: int,
        options: int,
        parts: int,
        asks: dict[type, tuple[str, ...]],
        words: tuple[str, ...] = (),
    ) -> None:
        self.seats = seats
        self.parts = parts
        self.slices = []
        self.blocks = []
        self.players_at = 0
        self.width = 0
        self.words = words
        self.turned = {}
        self.seats_at = self.add("seats", seats, "how many play, one of the places from 1 on")
        self.seat_at = self.add("seat", seats, "the observer's own seat, as actions name it")
        self.options_at = self.add(
            "options", options, "the options, in the order in which the game lists them"
        )
        self.ask_at = self.add("ask", len(asks), "the pending question")
        self.asks = {ask: _question(self.ask_at + i, ask, asks[ask]) for i, ask in enumerate(asks)}
        width = max([0, *[_width(question) for question in self.asks.values()]])
        self.figures_at = self.add("figures", width, "the figures of the question, + 1, in 64ths")
        self.answer_at = self.add("answer", 1, "one's own secret answer: its id + 1, in 1024ths")
        self.over_at = self.add("over", 1, "the game is over")
        self.to_act_at = self.add_player("to_act", 1, "owes an answer")
        self.totals_at = self.add_player("total", 1, "the final score + 64, in 256ths")
        self.places_at = self.add_player("place", 1, "the final place, in eighths")

    @property
    def size(self) -> int:
        return self.players_at + self.seats * self.width

    def add(self, name: str, length: int, says: str) -> int:
        """Append a common slice; returns where it begins."""
        self.slices.append(Slice(name, self.players_at, length, says))
        self.players_at += length
        return self.players_at - length

    def add_player(self, name: str, length: int, says: str) -> int:
        """Append a slice to each player's block; returns where it begins there."""
        self.blocks.append(Slice(name, self.width, length, says))
        self.width += length
        return self.width - length

    def named(self) -> list[Slice]:
        """Every slice with its place in the whole; `name.i` belongs to the relative seat i."""
        made = self.slices[:]
        for i in range(self.seats):
            at = self.players_at + i * self.width
            made += [Slice(f"{b.name}.{i}", at + b.at, b.length, b.says) for b in self.blocks]
        return made

    def sheet(self, s: State) -> Sheet:
        """The open part, as it was last written."""
        sheet = s.setup.sheet
        if sheet is None:
            sheet = s.setup.sheet = _sheet(self, s.setup)
        assert isinstance(sheet, Sheet)
        return sheet

    def copy(self, sheet: Sheet, s: State, seat: int, out: Any) -> None:
        """Copy a sheet with the players turned so that the observer comes first; then tell the
        pending question, or how the game ended."""
        for where, piece in sheet.pieces[seat]:
            out[where] = piece
        out[self.seat_at + seat] = ONE
        agenda: list[Any] = s.agenda
        if not agenda:
            self._tell_end(s, seat, out)
            return
        top: Any = agenda[-1]
        at, plain, marked, together = self.asks[type(top)]
        out[at] = ONE
        if together:
            self._tell_secret(sheet.owing[seat], seat, top.answers, out)
        else:
            out[sheet.owing[seat][top.seat]] = ONE
        at = self.figures_at
        for name in plain:
            out[at] = IN_64[getattr(top, name) + 1]
            at += 1
        if marked:
            self._tell_figures(s, seat, top, marked, out)

    def owing(self, seats: int) -> list[list[int]]:
        """By observer, by seat: where it is told that this seat owes an answer."""
        if seats not in self.turned:
            first = self.players_at + self.to_act_at
            self.turned[seats] = [
                [first + (seat - observer) % seats * self.width for seat in range(seats)]
                for observer in range(seats)
            ]
        return self.turned[seats]

    def block(self, s: State, seat: int, other: int) -> int:
        """Where the block of another seat begins for this observer."""
        return self.players_at + (other - seat + s.seats) % s.seats * self.width

    def _tell_secret(
        self, owing: list[int], seat: int, answers: tuple[Action | None, ...], out: Any
    ) -> None:
        """Who still owes an answer, and what the observer has answered."""
        for other, answer in enumerate(answers):
            if answer is None:
                out[owing[other]] = ONE
        own = answers[seat]
        if own is not None and own is not NOT_ASKED:
            out[self.answer_at] = (own.id + 1) / 1024.0

    def _tell_figures(self, s: State, seat: int, top: Any, figures: list[Figure], out: Any) -> None:
        at = self.figures_at
        for name, how in figures:
            value = getattr(top, name)
            if how == PLAIN:
                out[at] = IN_64[value + 1]
            elif how == UNITS:
                for i in range(3):
                    out[at + i] = IN_64[value[i] + 1]
                at += 2
            elif how != OWN or seat in top.seats():
                out[at] = self._figure(s, seat, how, value)
            at += 1

    def _figure(self, s: State, seat: int, how: int, value: Any) -> Any:
        if how == WORD:
            return IN_64[self.words.index(str(value)) + 1]
        if how == LARGE:
            return (int(value) + 1) / 1024.0
        if how == OWN:
            return IN_64[int(value) + 1]
        if value < 0:
            return 0.0
        return 1.0 if how == WHETHER else IN_64[(int(value) - seat) % s.seats + 1]

    def _tell_end(self, s: State, seat: int, out: Any) -> None:
        out[self.over_at] = 1.0
        result = s.result()
        for other in range(s.seats):
            at = self.block(s, seat, other)
            out[at + self.totals_at] = (result.totals[other] + BELOW_ZERO) * POINTS
            out[at + self.places_at] = result.places[other] / 8.0


def _question(at: int, ask: type, names: tuple[str, ...]) -> Question:
    figures = [Figure(name.lstrip("@!?*#^"), _MARKS.get(name[0], PLAIN)) for name in names]
    together = issubclass(ask, AskTogether)
    if all([figure.how == PLAIN for figure in figures]):
        return Question(at, [figure.name for figure in figures], [], together)
    return Question(at, [], figures, together)


def _width(question: Question) -> int:
    marked = [3 if figure.how == UNITS else 1 for figure in question.marked]
    return sum(marked) + len(question.plain)


def _sheet(layout: Layout, setup: Setup) -> Sheet:
    """What never changes during a game, with zeros elsewhere."""
    sheet = Sheet(layout, setup.seats)
    sheet.row[layout.seats_at + setup.seats - 1] = 1.0
    for i, option in enumerate(setup.game.options):
        sheet.row[layout.options_at + i] = _told(option, setup.options[option.name])
    setup.game.observe_setup(setup, sheet.row)
    return sheet


# -- rows of cards, written on a sheet ---------------------------------------------------------


def clear(row: Any, at: int, count: int) -> None:
    """Nothing, in so many places from there on."""
    row[at : at + count] = _BLANK[:count]


def put_set(row: Any, at: int, old: Any, new: Any) -> None:
    """Flags: 1 for each item of `new`, the items of `old` taken back."""
    for item in old:
        row[at + item] = ZERO
    for item in new:
        row[at + item] = ONE


def put_order(row: Any, at: int, old: tuple[int, ...], new: tuple[int, ...]) -> None:
    """Places in 32nds, from 1: where each item of `new` stands in it."""
    kept = len(old)
    if kept and new[:kept] != old:
        kept = 0
        for item in old:
            row[at + item] = ZERO
    for place in range(kept, len(new)):
        row[at + new[place]] = IN_32[place + 1]


def put_list(row: Any, at: int, old: Any, new: Any) -> None:
    """The items of `new` in their order: each + 1, in 64ths."""
    for i in range(len(new), len(old)):
        row[at + i] = ZERO
    for i, item in enumerate(new):
        row[at + i] = IN_64[item + 1]


def _told(option: Option, value: Any) -> float:
    """An option's value: a number, or its place among those allowed, in eighths."""
    if value is None:
        return 0.0
    if isinstance(option, OrderOption):
        return 1.0
    if isinstance(value, bool):
        return 1.0 if value else 0.0
    if isinstance(value, int):
        return (value + 1) / 8.0
    return float(option.values.index(value)) / 8


def buffer(layout: Layout) -> array[float]:
    """An empty observation, for callers without arrays of their own."""
    return array("f", bytes(4 * layout.size))


def observe(s: State, seat: int, out: Any) -> None:
    """Fill `out`, a writable row of 32-bit floats, with what this seat may know.

    >>> import intrika
    >>> game = intrika.game("kabale")
    >>> state, row = game.new(seats=3, seed=7), buffer(game.observation)
    >>> observe(state, 0, row)
    >>> hand = next(part for part in game.observation.slices if part.name == "hand")
    >>> sum(row[hand.at : hand.at + hand.length])
    3.0
    """
    game = s.setup.game
    if not 0 <= seat < s.seats:
        raise BadInput(f"there is no seat {seat} among {s.seats}")
    if type(out) is not memoryview:
        out = memoryview(out)
    if out.format != "f" or out.ndim != 1 or len(out) != game.observation.size:
        raise BadInput(f"an observation of {game.id} takes {game.observation.size} 32-bit floats")
    game.observe(s, seat, out)
