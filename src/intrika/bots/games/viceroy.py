"""Panovník: points now, and what gems, cards, tokens and the shape of a pyramid still promise."""

from __future__ import annotations

from typing import Final

from intrika.bots.knowledge import Knowledge, shares
from intrika.core.state import State as CoreState
from intrika.games.viceroy.asks import CellAsk
from intrika.games.viceroy.auction import ChoosePick
from intrika.games.viceroy.bargain import ChooseCard
from intrika.games.viceroy.cards import (
    ATTACK_PENALTY,
    BUILD_ROUNDS,
    CHARACTERS,
    DEFENCE,
    GIVE_ATTACK,
    GIVE_CARDS,
    GIVE_GEMS,
    GIVE_TOKEN,
    KINDS,
    MAGIC,
    PRICE,
    REWARD,
    ROUNDS,
    SCIENCE,
    SET_POINTS,
    TOKEN_CIRCLE_BONUS,
    TOKEN_MAGIC_BONUS,
    TOKEN_POINTS,
    TOP_LEFT,
    TOP_RIGHT,
)  # fmt: skip
from intrika.games.viceroy.placing import ChooseTopReward, FinishPlacing
from intrika.games.viceroy.pyramid import ROW, TOP, circle
from intrika.games.viceroy.rewards import ChooseDeck, DrawCards, TakeGem
from intrika.games.viceroy.scoring import enemy_attacks, law_points
from intrika.games.viceroy.state import BUILDING, SCORING, State

GEM: Final = 1.0  # what a gem paid is worth while there is much to build
LAST_GEM: Final = 0.5  # a gem that only recolours
GEMS: Final[list[float]] = [  # so many gems
    0.0, 1.3, 2.6, 3.9, 5.1, 6.2, 7.1, 7.9, 8.5, 9.0, 9.4, 9.7, 10.0,
]  # fmt: skip
CARD: Final = 4.0
ATTACKER: Final = 3.0
TOKEN: Final = 5.0  # science, magic, defence
FORCE: Final = 4.5  # an eternal gem
SCIENCE_ROUND: Final = 0.25  # a science token for each round to come
ETERNAL_ROUND: Final = 0.4
MAGIC_ALONE: Final = 1.5  # a magic token beyond what it scores
BONUS_ALONE: Final = 1.0  # a point of magic bonus beyond what it scores
SET_PARTS: Final[list[float]] = [0.0, 2.0, 5.0]  # parts of the next set
CIRCLE_BONUS: Final = 0.7  # a point on a circle bonus token beyond what it scores
NEXT_LEVELS: Final[list[float]] = [0.0, 1.0, 1.8, 2.2, 1.5]  # an open cell above one of this level
LAID: Final = 0.6  # a card above level 1, beyond the open cell that it fills
PAIR: Final = 0.35  # two upper quarters that match: of the circle's points
# Of what the cards in hand promise, the best one first.
IN_HAND: Final[list[float]] = [0.8, 0.65, 0.5, 0.35, 0.2, 0.1, 0.05]
PLAYED: Final = 0.95
TOO_DEAR: Final = 0.5  # of what a card promises on a level that cannot be paid yet
GROWTH: Final[list[float]] = [  # what a law that lies may still gain
    0.0, 0.0, 0.0, 6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0, 0.0,
    0.0, 5.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 4.0, 4.0, 4.0,
]  # fmt: skip
LAWS: Final[list[float]] = [  # what a law in hand promises
    3.0, 6.0, 4.0, 8.0, 3.0, 4.0, 6.0, 8.0, 6.0, 5.0, 5.0, 6.0,
    4.5, 8.0, 6.0, 6.5, 5.0, 5.0, 7.0, 5.0, 7.0, 7.0, 7.0, 7.0,
]  # fmt: skip


def _reward_worth(card: int, level: int) -> float:
    worth = 0.0
    for what, count in REWARD[card][level]:
        if what == GIVE_GEMS:
            worth += GEM * count
        elif what == GIVE_CARDS:
            worth += CARD * count
        elif what == GIVE_ATTACK:
            worth += ATTACKER * count
        elif what >= GIVE_TOKEN:
            kind = what - GIVE_TOKEN
            worth += count * (TOKEN_POINTS[kind] + 2.0 * TOKEN_MAGIC_BONUS[kind])
            if kind <= DEFENCE:
                worth += TOKEN * count
            for colour in range(4):
                worth += 2.0 * TOKEN_CIRCLE_BONUS[colour][kind]
        else:
            worth += FORCE
    return worth


# By character and level: what its reward is worth.
WORTH: Final[list[list[float]]] = [
    [0.0, *[_reward_worth(card, level) for level in range(1, 5)], 15.0]
    for card in range(CHARACTERS)
]


class Know(Knowledge):
    """Counts a pyramid as it stands, and the means to go on by the rounds that are left."""

    horizon = 4
    budgets = (12, 64, 512)

    def value(self, s: CoreState) -> list[float]:
        assert isinstance(s, State)
        left = _rounds_left(s)
        points = [_points(s, seat, left) for seat in range(s.seats)]
        if s.phase != SCORING:
            _add_pending(s, points, left)
        return shares(points, 4.0 + 1.2 * left)


def _rounds_left(s: State) -> float:
    """Building phases to come, the present one in thirds."""
    if s.phase == SCORING:
        return 0.0
    left = float(ROUNDS - s.round)
    if s.phase == BUILDING:
        return left + (BUILD_ROUNDS - s.build) / BUILD_ROUNDS if s.build else left
    return left + 1.0


def _gem(left: float) -> float:
    return LAST_GEM + (GEM - LAST_GEM) * min(1.0, left / 3.0)


def _add_pending(s: State, points: list[float], left: float) -> None:
    """What is due already: gems to be chosen, cards to be drawn, a reward not yet given."""
    gem = _gem(left)
    for frame in s.agenda:
        if isinstance(frame, TakeGem):
            points[frame.seat] += gem * _more_gems(s, frame.seat, frame.left)
        elif isinstance(frame, DrawCards):
            points[frame.seat] += CARD * frame.left
        elif isinstance(frame, ChooseDeck | ChooseCard | ChoosePick):
            points[frame.seat] += CARD
        elif isinstance(frame, ChooseTopReward):
            points[frame.seat] += 15.0
        elif isinstance(frame, FinishPlacing):
            card = s.grids[frame.seat][frame.cell] - 1
            if card < CHARACTERS:
                points[frame.seat] += WORTH[card][frame.cell // ROW + 1]
        elif isinstance(frame, CellAsk):
            points[frame.seat] += LAWS[s.grids[frame.seat][frame.cell] - 1 - CHARACTERS]


def _points(s: State, seat: int, left: float) -> float:
    """What a seat may expect to score."""
    much = min(1.0, left / 4.0)
    bonus = [0, 0, 0, 0]
    points = _tokens(s, seat, left, much, bonus)
    for code in s.eternals[seat]:
        points += code // (8 * ROW) + 1 + bonus[code >> 1 & 3] + ETERNAL_ROUND * left
    for code in s.recoloured[seat]:
        points += code // (4 * ROW) + 1 + bonus[code & 3]
    grid = s.grids[seat]
    highest = 1
    for cell in s.cells[seat]:
        card = grid[cell] - 1
        level = cell // ROW + 1
        if card >= CHARACTERS:
            points += law_points(s, seat, card) + much * GROWTH[card - CHARACTERS]
        colour = circle(grid, cell)
        if colour >= 0:
            points += level + bonus[colour]
        if level > 1:
            points += much * (NEXT_LEVELS[level - 1] + LAID)
        if cell < TOP and grid[cell + 1] and not grid[cell + ROW]:
            highest = max(highest, level + 1)
            points += much * NEXT_LEVELS[level]
            if TOP_RIGHT[card] == TOP_LEFT[grid[cell + 1] - 1]:
                points += PAIR * much * (level + 1)
    return points if s.phase == SCORING else points + _means(s, seat, left, highest)


def _tokens(s: State, seat: int, left: float, much: float, bonus: list[int]) -> float:
    """All tokens but for eternal gems; those of circles are added to `bonus`."""
    points = 0.0
    counts = [0, 0, 0]
    magic_bonus = 0
    for code in s.tokens[seat]:
        kind = code % KINDS
        if kind <= DEFENCE:
            counts[kind] += 1
            continue
        points += TOKEN_POINTS[kind]
        magic_bonus += TOKEN_MAGIC_BONUS[kind]
        for colour in range(4):
            bonus[colour] += TOKEN_CIRCLE_BONUS[colour][kind]
    science, magic, defence = counts[SCIENCE], counts[MAGIC], counts[DEFENCE]
    points += magic * magic_bonus + much * (MAGIC_ALONE * magic + BONUS_ALONE * magic_bonus)
    points += SCIENCE_ROUND * science * left + CIRCLE_BONUS * much * sum(bonus)
    points -= ATTACK_PENALTY * max(0, enemy_attacks(s, seat) - defence)
    return points + _sets(science, magic, defence, much)


def _sets(science: int, magic: int, defence: int, much: float) -> float:
    full = min(science, magic, defence)
    more = (science > full) + (magic > full) + (defence > full)
    return SET_POINTS * full + much * SET_PARTS[more]


def _means(s: State, seat: int, left: float, highest: int) -> float:
    """Gems and cards; each one more is worth a little less."""
    gem = _gem(left)
    base = 4 * seat
    have = s.gems[base : base + 4]
    points = gem * _gems(sum(have))
    for code in s.eternals[seat]:
        have[code >> 1 & 3] += 1
    if s.played[seat] >= 0 and not s.discarding[seat]:
        points += PLAYED * _promise(s.played[seat], have, highest, gem)
    worths = [_promise(card, have, highest, gem) for card in s.hands[seat]]
    worths.sort(reverse=True)
    for i in range(min(len(worths), int(3 * left + 0.1), len(IN_HAND))):
        points += IN_HAND[i] * worths[i]
    return points


def _more_gems(s: State, seat: int, count: int) -> float:
    have = sum(s.gems[4 * seat : 4 * seat + 4])
    return _gems(have + count) - _gems(have)


def _gems(count: int) -> float:
    return GEMS[count] if count < len(GEMS) else GEMS[-1] + 0.1 * (count - len(GEMS))


def _promise(card: int, have: list[int], highest: int, gem: float) -> float:
    """The best that a card may bring, less its price."""
    if card >= CHARACTERS:
        return LAWS[card - CHARACTERS]
    best = 0.0
    for level in range(1, highest + 1):
        worth = WORTH[card][level] - gem * level
        if worth > best:
            price = PRICE[card][level]
            for colour in range(4):
                if price[colour] > have[colour]:
                    worth *= TOO_DEAR
                    break
            best = max(best, worth)
    return best
