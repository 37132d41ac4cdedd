"""Positions for the tests, written as people write them down.

A card is its printed number. A pyramid is a list of lines `32 2 -1 points-12 eternal-blue`: card
32 on level 2, column -1, with what lies on it; `gem-red` is a gem on law 76, `under-5` a tucked
card, `under-5!` one that everybody knows. Gems are letters, `bbrgy`. `#32` in an action is the
label of card 32.
"""

from __future__ import annotations

import re
from typing import Any

import intrika
from intrika.core.agenda import Frame
from intrika.core.refusal import Refusal
from intrika.games.viceroy.auction import draw_virtual_bids
from intrika.games.viceroy.cards import CARDS, CHARACTERS, COLOURS, KINDS, TOKENS
from intrika.games.viceroy.pyramid import EMPTY, cell_at, with_card
from intrika.games.viceroy.rounds import (
    END_GAME,
    START_AUCTION,
    START_BUILDING,
    START_ROUND,
)
from intrika.games.viceroy.state import State

GAME = intrika.game("viceroy")
LETTERS = "brgy"
DEFAULTS = (60, 61, 62, 64)  # the lone cards of pyramids that a test does not mention


def fresh(seats: int = 2, seed: int = 1, **options: Any) -> State:
    """A new game, with its log."""
    s = GAME.new(seats, seed, options, log=True)
    assert isinstance(s, State)
    return s


def opened(seats: int = 2, seed: int = 1, **options: Any) -> State:
    """A game after its start cards were chosen: the first of each hand."""
    s = fresh(seats, seed, **options)
    for seat in range(seats):
        s.act(seat, s.options(seat)[0])
    return s


def table(
    seats: int = 2,
    *,
    pyramids: dict[int, list[str]] | None = None,
    hands: dict[int, str] | None = None,
    known: dict[int, str] | None = None,
    gems: dict[int, str] | None = None,
    attacks: dict[int, int] | None = None,
    display: dict[str, int] | None = None,
    slots: str = "brgy",
    small: str | None = None,
    laws: str | None = None,
    reserve: str | None = None,
    round: int = 2,
    phase: str = "building",
    skips: dict[int, int] | None = None,
    **options: Any,
) -> State:
    """A game in progress, up to its first question. Cards that are nowhere named lie in the decks,
    gems in the reserve; with `reserve` all others are stored under the last seat's start card."""
    s = opened(seats, 1, **options)
    s.round = round
    s.bidding = s.virtual_left = 0
    s.standing = [0] * seats
    s.slots = tuple([LETTERS.index(letter) for letter in slots])
    for seat in range(seats):
        _build(s, seat, (pyramids or {}).get(seat) or [f"{DEFAULTS[seat]} 1 0"])
        s.hands[seat] = _cards((hands or {}).get(seat, ""))
        s.known[seat] = _cards((known or {}).get(seat, ""))
        s.attacks[seat] = (attacks or {}).get(seat, 0)
        s.skips[seat] = (skips or {}).get(seat, 0)
        mine = (gems or {}).get(seat, "")
        s.gems[4 * seat : 4 * seat + 4] = [mine.count(letter) for letter in LETTERS]
    s.display = [-1] * 8
    for place, number in (display or {}).items():
        colour, _, side = place.partition("-")
        s.display[2 * COLOURS.index(colour) + (side == "upper")] = number - 1
    _deal_decks(s, small, laws, round if phase == "auction" else min(12, round + 1))
    _fill_reserve(s, reserve)
    after: Frame = END_GAME if round == 12 else START_ROUND
    ahead: dict[str, list[Frame]] = {
        "auction": [after, START_BUILDING, START_AUCTION],
        "building": [after, START_BUILDING],
        "end": [END_GAME],
    }
    s.agenda = ahead[phase]
    assert s.log is not None
    s.log.clear()
    s.settle()
    wrong = GAME.broken(s)
    assert wrong is None or wrong.startswith("5:"), wrong  # a test may leave places empty
    return s


def _cards(text: str) -> tuple[int, ...]:
    return tuple(sorted([int(word) - 1 for word in text.split()]))


def _build(s: State, seat: int, lines: list[str]) -> None:
    """A pyramid and everything on it."""
    s.grids[seat] = EMPTY
    cells: list[int] = []
    tokens: list[int] = []
    eternals: list[int] = []
    stored: list[int] = []
    tucked: list[int] = []
    for line in lines:
        number, level, column, *things = line.split()
        cell = cell_at(int(level), int(column))
        cells.append(cell)
        s.grids[seat] = with_card(s.grids[seat], cell, int(number))
        for thing in things:
            head, _, tail = thing.partition("-")
            if head == "eternal":
                eternals.append((cell * 4 + COLOURS.index(tail)) * 2)
            elif head == "gem":
                stored.append(cell * 4 + COLOURS.index(tail))
            elif head == "under":
                card = int(tail.rstrip("!")) - 1
                tucked.append((cell * 128 + card) * 2 + tail.endswith("!"))
            else:
                tokens.append(cell * KINDS + TOKENS.index(thing))
    s.cells[seat] = tuple(sorted(cells))
    s.tokens[seat] = tuple(sorted(tokens))
    s.eternals[seat] = tuple(sorted(eternals))
    s.stored[seat] = tuple(sorted(stored))
    s.tucked[seat] = tuple(sorted(tucked))


def _deal_decks(s: State, small: str | None, laws: str | None, revealed: int) -> None:
    """Everything that lies nowhere goes to the decks, the rest of it to the discards."""
    placed = {card for card in s.display if card >= 0}
    for seat in range(s.seats):
        placed |= set(s.hands[seat])
        placed |= {s.grids[seat][cell] - 1 for cell in s.cells[seat]}
        placed |= {code >> 1 & 127 for code in s.tucked[seat]}
    # decks are written from the top card down
    s.small = tuple([int(n) - 1 for n in (small or "").split()])[::-1]
    s.laws = tuple([int(n) - 1 for n in (laws or "").split()])[::-1]
    placed |= set(s.small) | set(s.laws)
    loose = [card for card in range(CHARACTERS) if card not in placed]
    size = 48 - 4 * revealed
    s.big, rest = tuple(loose[:size]), loose[size:]
    if small is None:
        s.small, rest = tuple(rest), []
    left = [card for card in range(CHARACTERS, len(CARDS)) if card not in placed]
    if laws is None:
        s.laws, left = tuple(left), []
    s.law_known = (-1,) * len(s.laws)
    s.discard = tuple(rest + left)


def _fill_reserve(s: State, reserve: str | None) -> None:
    for colour in range(4):
        out = sum(s.gems[colour::4])
        for seat in range(s.seats):
            out += len([code for code in s.eternals[seat] if code >> 1 & 3 == colour])
            out += len([code for code in s.stored[seat] if code & 3 == colour])
        s.reserve[colour] = 4 * s.seats - out
        if reserve is not None:
            spare = s.reserve[colour] - reserve.count(LETTERS[colour])
            s.reserve[colour] -= spare
            last = s.seats - 1
            s.stored[last] = tuple(
                sorted(s.stored[last] + (s.cells[last][0] * 4 + colour,) * spare)
            )


# -- playing -----------------------------------------------------------------------------------


def named(text: str) -> str:
    return re.sub(r"#(\d+)", lambda found: CARDS[int(found[1]) - 1], text)


def act(s: State, seat: int, *texts: str) -> None:
    for text in texts:
        s.act(seat, GAME.space.parse(named(text)))


def answer(s: State, *texts: str) -> None:
    """Answers to a secret question, by those who are asked, in seat order."""
    for seat, text in zip(s.to_act(), texts, strict=True):
        act(s, seat, text)


def offers(s: State, seat: int) -> list[str]:
    return [a.text for a in s.options(seat)]


def can(s: State, seat: int, text: str) -> bool:
    return named(text) in offers(s, seat)


def why(s: State, seat: int, text: str) -> Refusal:
    found = s.explain(seat, GAME.space.parse(named(text)))
    assert found is not None
    return found


def asking(s: State) -> str:
    ask = s.asking()
    return "" if ask is None else ask.name


def go_on(s: State, until: str) -> None:
    """Answer with the first option until this question comes."""
    while asking(s) != until:
        seat = s.to_act()[0]
        s.act(seat, s.options(seat)[0])


def take(s: State, seat: int, colours: str) -> None:
    """Take gems by their letters, in the fixed order, while there is a choice."""
    for letter in sorted(colours, key=LETTERS.index):
        if asking(s) != "gem" or s.to_act() != (seat,):
            break
        act(s, seat, f"gem {COLOURS[LETTERS.index(letter)]}")


# -- looking -----------------------------------------------------------------------------------


def gems(s: State, seat: int) -> str:
    return "".join([LETTERS[c] * s.gems[4 * seat + c] for c in range(4)])


def reserve(s: State) -> str:
    return "".join([LETTERS[c] * s.reserve[c] for c in range(4)])


def hand(s: State, seat: int) -> list[int]:
    return [card + 1 for card in s.hands[seat]]


def on_card(s: State, seat: int, number: int) -> list[str]:
    """The tokens lying on a card."""
    cell = s.grids[seat].find(number)
    return [TOKENS[code % KINDS] for code in s.tokens[seat] if code // KINDS == cell]


def eternals_on(s: State, seat: int, number: int) -> list[str]:
    cell = s.grids[seat].find(number)
    return [COLOURS[code >> 1 & 3] for code in s.eternals[seat] if code >> 3 == cell]


def under(s: State, seat: int, number: int) -> list[int]:
    """The cards tucked under a card."""
    cell = s.grids[seat].find(number)
    return [(code >> 1 & 127) + 1 for code in s.tucked[seat] if code >> 8 == cell]


def at(s: State, seat: int, level: int, column: int) -> int:
    """The number of the card in a cell, or 0."""
    return s.grids[seat][cell_at(level, column)]


def cells(s: State, seat: int) -> set[tuple[int, int]]:
    """The cells offered now."""
    return {(a.arg + 1, a.arg2 - 37) for a in s.options(seat) if a.kind == "cell"}


def shown(s: State, place: str) -> int:
    """The number of the card in a place of the display, or 0."""
    colour, _, side = place.partition("-")
    return s.display[2 * COLOURS.index(colour) + (side == "upper")] + 1


def told(s: State, name: str) -> list[Any]:
    """The events of one type so far."""
    assert s.log is not None
    return [event for event in s.log if type(event).__name__ == name]


def lines(s: State, seat: int = 0) -> dict[str, int]:
    """The score lines of a finished game."""
    return {line.name: line.points for line in s.result().lines[seat]}


def finish(s: State) -> None:
    """Stop recolouring, whoever is asked."""
    while not s.over:
        act(s, s.to_act()[0], "finish stop")


def score(pyramid: list[str], seats: int = 2, **more: Any) -> dict[str, int]:
    """The score of a pyramid without any recolouring."""
    s = table(seats, pyramids={0: pyramid, **more.pop("others", {})}, phase="end", round=12, **more)
    finish(s)
    return lines(s)


def rig(s: State, colours: str) -> None:
    """Find a key with which the virtual opponents draw these gems next."""
    wanted = tuple([LETTERS.index(letter) for letter in colours])
    for i in range(10_000):
        s.key = i.to_bytes(16, "little")
        twin = s.copy()
        draw_virtual_bids(twin)
        if twin.virtual_bids == wanted:
            return
    raise AssertionError(f"{colours} is never drawn")
