"""Setting the table up (specification, section 3)."""

from __future__ import annotations

from typing import ClassVar

from intrika.core.action import Action
from intrika.core.agenda import AskTogether, Step, asked, then, then_all
from intrika.core.chance import below, shuffled
from intrika.core.refusal import Refusal, refusal
from intrika.games.viceroy import events
from intrika.games.viceroy.actions import KEEP, START
from intrika.games.viceroy.auction import reveal_four
from intrika.games.viceroy.cards import (
    BIG_DECK,
    CHARACTERS,
    DRAFT_CHARACTERS,
    GEMS_PER_COLOUR,
    GEMS_PER_PLAYER,
    LAWS,
    REWARD,
    START_CHARACTERS,
    START_GEMS,
    START_LAWS,
    START_RETURNED,
)  # fmt: skip
from intrika.games.viceroy.placing import lay
from intrika.games.viceroy.pyramid import EMPTY, START_CELL
from intrika.games.viceroy.rewards import GiveReward
from intrika.games.viceroy.rounds import START_ROUND
from intrika.games.viceroy.state import NOTHING, SETUP, WAITING, State


def set_up(s: State, draft: bool) -> None:
    """Gems, characters and laws, up to the choice of the start cards (§3, steps 1 to 4)."""
    n = s.seats
    clear(s)
    s.slots = tuple(shuffled(s, [0, 1, 2, 3]))
    s.reserve = [GEMS_PER_PLAYER * n] * 4
    s.box = GEMS_PER_COLOUR - GEMS_PER_PLAYER * n
    s.gems = [0] * (4 * n)
    for seat in range(n):
        take_start_gems(s, seat)
    dealt = DRAFT_CHARACTERS if draft else START_CHARACTERS
    characters = shuffled(s, list(range(CHARACTERS)))
    s.hands = [tuple(sorted(characters[dealt * i : dealt * (i + 1)])) for i in range(n)]
    s.big = tuple(characters[dealt * n :])
    s.laws = tuple(shuffled(s, list(range(CHARACTERS, CHARACTERS + LAWS))))
    s.law_known = (NOTHING,) * LAWS
    if s.log is not None:
        for seat in range(n):
            s.log.append(events.CardsDealt(seat, s.hands[seat], dealt))
    everybody = asked(n, tuple(range(n)))
    s.agenda.append(ChooseStart(everybody))


def clear(s: State) -> None:
    """Everything that begins empty."""
    n = s.seats
    s.round = 0
    s.phase = SETUP
    s.display = [NOTHING] * 8
    s.attacks = [0] * n
    s.known = [()] * n
    s.small = ()
    s.discard = ()
    s.grids = [EMPTY] * n
    s.cells = [()] * n
    s.tokens = [()] * n
    s.eternals = [()] * n
    s.stored = [()] * n
    s.tucked = [()] * n
    s.skips = [0] * n
    s.standing = [WAITING] * n
    s.bidding = 0
    s.bids = (NOTHING,) * n
    s.wishes = (NOTHING,) * n
    s.virtual_left = 0
    s.virtual_bids = ()
    s.removals = 0
    s.build = 0
    s.built_out = [0] * n
    s.played = [NOTHING] * n
    s.discarding = [0] * n
    s.recoloured = [()] * n
    s.on_segments = [0] * 4


def take_start_gems(s: State, seat: int) -> None:
    """Two of each colour; two of the eight, drawn at random, go back (§3, step 3)."""
    mine = [colour for colour in range(4) for _ in range(START_GEMS)]
    back = [mine.pop(below(s, len(mine))) for _ in range(START_RETURNED)]
    for colour in mine:
        s.reserve[colour] -= 1
        s.gems[4 * seat + colour] += 1
    if s.log is not None:
        s.log.append(events.StartGemsReturned(seat, tuple(sorted(back))))


class ChooseStart(AskTogether):
    """The first card of the pyramid, chosen in secret from those dealt (§3, step 4)."""

    __slots__ = ()
    name: ClassVar[str] = "start"
    clause: ClassVar[str] = "§3"
    kinds: ClassVar[tuple[str, ...]] = ("start",)

    def options(self, s: State, seat: int) -> list[Action]:
        return [START[card] for card in s.hands[seat]]

    def again(self, answers: tuple[Action | None, ...]) -> ChooseStart:
        return ChooseStart(answers)

    def reveal(self, s: State, answers: tuple[Action | None, ...]) -> None:
        laid = tuple([a.arg for a in answers if a is not None])
        if len(s.hands[0]) > START_CHARACTERS:
            s.agenda.append(ChooseKept(asked(s.seats, tuple(range(s.seats))), laid))
        else:
            then(s, OpenTable(laid))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg not in s.hands[seat]:
            return refusal("§3", "card-not-in-hand", card=a.arg)
        return None


class ChooseKept(AskTogether):
    """With `start_draft_four`: the card that stays in hand; nothing is shown before (R-62)."""

    __slots__ = ("laid",)
    name: ClassVar[str] = "keep"
    clause: ClassVar[str] = "R-62"
    kinds: ClassVar[tuple[str, ...]] = ("keep",)
    laid: tuple[int, ...]  # by seat, still secret

    def __init__(self, answers: tuple[Action | None, ...], laid: tuple[int, ...]) -> None:
        super().__init__(answers)
        self.laid = laid

    def options(self, s: State, seat: int) -> list[Action]:
        return [KEEP[card] for card in s.hands[seat] if card != self.laid[seat]]

    def again(self, answers: tuple[Action | None, ...]) -> ChooseKept:
        return ChooseKept(answers, self.laid)

    def reveal(self, s: State, answers: tuple[Action | None, ...]) -> None:
        """The rest is shuffled into the characters that were not dealt."""
        kept = [a.arg for a in answers if a is not None]
        rest = list(s.big)
        for seat, hand in enumerate(s.hands):
            mine = (self.laid[seat], kept[seat])
            rest += [card for card in hand if card not in mine]
            s.hands[seat] = tuple(sorted(mine))
        s.big = tuple(shuffled(s, rest))
        then(s, OpenTable(self.laid))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a.arg not in s.hands[seat]:
            return refusal("R-62", "card-not-in-hand", card=a.arg)
        if a.arg == self.laid[seat]:
            return refusal("R-62", "card-to-be-laid", card=a.arg)
        return None

    def redealt(self, to: list[int]) -> ChooseKept:
        return ChooseKept(self.answers, tuple([to[card] for card in self.laid]))


class OpenTable(Step):
    """Start cards, decks, display and laws; then the start rewards (§3, steps 4 to 8; R-1)."""

    __slots__ = ("laid",)
    laid: tuple[int, ...]

    def __init__(self, laid: tuple[int, ...]) -> None:
        self.laid = laid

    def run(self, s: State) -> None:
        for seat, card in enumerate(self.laid):
            s.hands[seat] = tuple([other for other in s.hands[seat] if other != card])
            lay(s, seat, card, START_CELL)
        s.small = s.big[BIG_DECK:]
        s.big = s.big[:BIG_DECK]
        reveal_four(s)
        for seat in range(s.seats):
            deal_laws(s, seat)
        order = sorted([(card, seat) for seat, card in enumerate(self.laid)])
        rewards = [GiveReward(seat, START_CELL, REWARD[card][1]) for card, seat in order]
        then_all(s, [*rewards, START_ROUND])


def deal_laws(s: State, seat: int) -> None:
    laws = s.laws[-START_LAWS:]
    s.laws = s.laws[:-START_LAWS]
    s.law_known = s.law_known[:-START_LAWS]
    s.hands[seat] = tuple(sorted((*s.hands[seat], *laws)))
    if s.log is not None:
        s.log.append(events.CardsDealt(seat, laws, START_LAWS))
