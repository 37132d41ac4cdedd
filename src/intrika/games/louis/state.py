"""The state of a game: small ints in lists, rows that change seldom as tuples."""

from __future__ import annotations

from typing import Final

from intrika.core.state import State as CoreState
from intrika.games.louis.cards import ARMS_WIDTH, CHIPS, TIER, WIDTH
from intrika.games.louis.tables import Tables

NOWHERE: Final = -1  # Louis beside the money cards; no board being scored
SUPPLY_PHASE: Final = 1
INFLUENCE_PHASE: Final = 2
SCORING_PHASE: Final = 3
MISSION_PHASE: Final = 4
KINDS: Final = len(CHIPS)


class State(CoreState):
    """Supplies, boards, hands and decks. Numbers of cards are explained in cards.py."""

    __slots__ = (
        "arms", "board", "chips", "deck", "general", "hands", "intrigue", "intrigue_deck",
        "intrigues", "known",
        "laid", "louis", "mission_decks", "missions", "money", "money_cards", "neutral", "on",
        "personal", "phase", "played", "pool", "round", "seen", "sides", "start", "tables",
        "turned", "used",
    )  # fmt: skip
    round: int  # 1..4
    phase: int  # 1..4
    start: int  # the seat with the start tile
    board: int  # the board being scored, or NOWHERE
    louis: int  # the board Louis stands on, or NOWHERE
    personal: list[int]  # markers by seat
    general: list[int]  # markers by seat
    on: list[int]  # markers by board * 5 + seat; the neutral colour is column 4
    neutral: int  # neutral markers in stock (two players)
    money: list[int]  # by seat
    chips: list[int]  # by seat * 5 + chip
    arms: list[int]  # by seat * 7 + kind; the last kind stands for substitutes
    pool: tuple[int, ...]  # arms face down, the next one last
    sides: tuple[int, ...]  # by board: RED or BLACK
    money_cards: tuple[int, ...]  # as shuffled: the first `turned` are open, four are not used
    turned: int
    deck: tuple[int, ...]  # influence cards, the top card last, with who knows them
    played: tuple[int, ...]  # influence cards, open
    hands: list[tuple[int, ...]]  # influence cards by seat, ascending, with who knows them
    intrigue_deck: tuple[int, ...]  # the top card last
    intrigue: list[tuple[int, ...]]  # by seat, ascending
    intrigues: tuple[int, ...]  # played in this scoring: (seat * 12 + board) * 4 + way
    seen: int  # the set of intrigue cards that were played: all know where they are since
    mission_decks: list[tuple[int, ...]]  # by tier, the top card last
    missions: list[tuple[int, ...]]  # hands by seat, ascending
    known: tuple[int, ...]  # by mission: the set of seats that put it under its deck and know it
    laid: list[int]  # the set of laid missions by seat
    used: list[int]  # the set of missions already used in this round by seat
    tables: Tables  # the figures in force

    def copy(self) -> State:
        s = State()
        self.copy_core(s)
        s.round = self.round
        s.phase = self.phase
        s.start = self.start
        s.board = self.board
        s.louis = self.louis
        s.personal = self.personal[:]
        s.general = self.general[:]
        s.on = self.on[:]
        s.neutral = self.neutral
        s.money = self.money[:]
        s.chips = self.chips[:]
        s.arms = self.arms[:]
        s.pool = self.pool
        s.sides = self.sides
        s.money_cards = self.money_cards
        s.turned = self.turned
        s.deck = self.deck
        s.played = self.played
        s.hands = self.hands[:]
        s.intrigue_deck = self.intrigue_deck
        s.intrigue = self.intrigue[:]
        s.intrigues = self.intrigues
        s.seen = self.seen
        s.mission_decks = self.mission_decks[:]
        s.missions = self.missions[:]
        s.known = self.known
        s.laid = self.laid[:]
        s.used = self.used[:]
        s.tables = self.tables
        return s


def order(s: State) -> list[int]:
    """All seats, clockwise from the start player."""
    return [(s.start + i) % s.seats for i in range(s.seats)]


def row(s: State, board: int) -> list[int]:
    """The markers on a board by seat, the neutral colour last."""
    return s.on[WIDTH * board : WIDTH * board + WIDTH]


def chips_of(s: State, seat: int) -> list[int]:
    return s.chips[KINDS * seat : KINDS * seat + KINDS]


def arms_of(s: State, seat: int) -> list[int]:
    return s.arms[ARMS_WIDTH * seat : ARMS_WIDTH * seat + ARMS_WIDTH]


def where_is(s: State, card: int) -> tuple[int, int, int, int]:
    """A mission that somebody knows of: its place under a deck, or who holds it."""
    deck = s.mission_decks[TIER[card]]
    place = deck.index(card) + 1 if card in deck else 0
    owner = -1
    for seat in range(s.seats):
        if card in s.missions[seat]:
            owner = seat
    return card, place, owner, s.known[card] if place or owner >= 0 else 0
