"""Setting up (specification, section 3)."""

from __future__ import annotations

import pytest

from intrika.core.refusal import BadInput
from intrika.games.viceroy.cards import CARDS, REWARD
from tests.games.viceroy.table import (
    GAME,
    act,
    answer,
    asking,
    at,
    fresh,
    gems,
    go_on,
    hand,
    offers,
    opened,
    reserve,
    told,
    why,
)  # fmt: skip


@pytest.mark.proves("S-001")
def test_one_to_four_players() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (1, 4)
    for seats in range(1, 5):
        assert fresh(seats).to_act() == tuple(range(seats))
    with pytest.raises(BadInput, match="1 to 4 seats"):
        fresh(5)


@pytest.mark.proves("S-016", "S-017", "S-018", "S-214", "E-1")
@pytest.mark.parametrize(("seats", "each", "total"), [(2, 8, 32), (3, 12, 48), (4, 16, 64)])
def test_the_reserve_has_four_gems_of_each_colour_per_player(
    seats: int, each: int, total: int
) -> None:
    s = fresh(seats)
    counts = [s.reserve[c] + sum(s.gems[c::4]) for c in range(4)]
    assert counts == [each] * 4
    assert sum(counts) == total
    assert s.box == 16 - each


@pytest.mark.proves("S-231", "E-15")
def test_solo_reserve_is_sixteen_and_ten_are_left() -> None:
    s = fresh(1)
    assert [s.reserve[c] + s.gems[c] for c in range(4)] == [4, 4, 4, 4]
    assert len(reserve(s)) == 10


@pytest.mark.proves("R-4")
def test_virtual_opponents_add_no_gems() -> None:
    s = fresh(2, virtual=2)
    assert len(reserve(s)) + 12 == 32


@pytest.mark.proves("S-020", "S-021", "E-2")
def test_two_of_each_colour_less_two_drawn_at_random() -> None:
    seen = set()
    for seed in range(60):
        s = fresh(2, seed)
        for seat in range(2):
            mine = gems(s, seat)
            assert len(mine) == 6
            assert all(mine.count(letter) <= 2 for letter in "brgy")
            seen.add(mine)
        back = told(s, "StartGemsReturned")
        assert [len(event.colour) for event in back] == [2, 2]
    assert len(seen) == 10  # six pairs of two colours, four of one: all are possible


@pytest.mark.proves("S-022", "S-027")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_two_characters_each(seats: int) -> None:
    s = fresh(seats)
    assert all(len(s.hands[seat]) == 2 for seat in range(seats))
    assert all(card < 64 for cards in s.hands for card in cards)
    assert len({tuple(fresh(seats, seed).hands[0]) for seed in range(20)}) > 10
    assert s.view(None)["decks"]["big"] == 64 - 2 * seats, "decks lie face down: sizes only"


@pytest.mark.proves("S-023", "S-025", "S-002", "R-54")
def test_one_is_laid_for_nothing_the_other_stays_in_hand() -> None:
    s = fresh(2)
    first, second = hand(s, 0)
    before = [gems(s, seat) for seat in range(2)]
    assert offers(s, 0) == [f"start {CARDS[first - 1]}", f"start {CARDS[second - 1]}"]
    assert why(s, 0, f"start {CARDS[s.hands[1][0]]}").message == "card-not-in-hand"
    act(s, 0, f"start #{second}")
    assert at(s, 0, 1, 0) == 0, "nothing is shown before all have chosen"
    act(s, 1, offers(s, 1)[0])
    assert at(s, 0, 1, 0) == second
    assert first in hand(s, 0)
    assert second not in hand(s, 0)
    assert told(s, "GemPaid") == []
    assert all(sorted(gems(s, i)) >= sorted(before[i]) for i in range(2))


@pytest.mark.proves("R-2", "S-029", "S-031")
def test_laws_are_dealt_after_the_choice_three_each() -> None:
    s = fresh(3)
    assert all(card < 64 for cards in s.hands for card in cards), "no law is seen yet"
    for seat in range(3):
        act(s, seat, offers(s, seat)[0])
    assert all(sum(n > 64 for n in hand(s, seat)) >= 3 for seat in range(3))
    dealt = [event for event in told(s, "CardsDealt") if event.count == 3]
    assert [event.seen_by(0).card is None for event in dealt] == [False, True, True]
    assert s.view(0)["players"][1]["hand"] is None


@pytest.mark.proves("S-026", "S-030", "R-3")
@pytest.mark.parametrize(
    ("seats", "small", "laws"), [(1, 14, 21), (2, 12, 18), (3, 10, 15), (4, 8, 12)]
)
def test_big_small_and_law_deck(seats: int, small: int, laws: int) -> None:
    s = opened(seats)
    drawn = [event.deck for event in told(s, "CardDrawn")]
    assert len(s.big) == 48 - 4
    assert len(s.small) == small - drawn.count("small")
    assert len(s.laws) == laws - drawn.count("laws")
    assert s.view(None)["decks"] == {"big": 44, "small": len(s.small), "laws": len(s.laws)}


@pytest.mark.proves("S-028")
def test_four_cards_are_turned_up_from_left_to_right() -> None:
    s = opened(2)
    (event,) = told(s, "CardsDisplayed")
    assert event.slots == tuple(2 * colour for colour in s.slots)
    for colour, card in zip(s.slots, event.cards, strict=True):
        assert s.display[2 * colour] == card
        assert s.display[2 * colour + 1] < 0


@pytest.mark.proves("S-024")
def test_the_start_card_gives_its_lowest_row() -> None:
    seen = set()
    for seed in range(40):
        s = fresh(2, seed)
        card = s.hands[0][0]
        if REWARD[card][1] == ((9, 1),):  # one magic token
            answer(s, f"start #{card + 1}", offers(s, 1)[0])
            go_on(s, "bid")
            assert s.tokens[0] == (37 * 32 + 1,)
            seen.add(card)
    assert seen


@pytest.mark.proves("R-1")
def test_start_rewards_come_after_the_decks_in_ascending_order_of_numbers() -> None:
    """Two start cards that draw a card: the lower number is asked first, both decks are there."""
    found = 0
    for seed in range(400):
        s = fresh(2, seed)
        draws = [[c for c in s.hands[i] if REWARD[c][1] == ((1, 1),)] for i in range(2)]
        if draws[0] and draws[1]:
            answer(s, f"start #{draws[0][0] + 1}", f"start #{draws[1][0] + 1}")
            assert asking(s) == "deck"
            assert s.to_act() == (0 if draws[0][0] < draws[1][0] else 1,)
            assert len(s.small) == 12
            assert len(s.laws) == 18
            found += 1
    assert found > 2


@pytest.mark.proves("S-032")
def test_a_finished_set_up_leaves_everybody_with_hand_laws_and_pyramid() -> None:
    for seed in range(5):
        s = opened(3, seed)
        go_on(s, "bid")
        for seat in range(3):
            assert len(hand(s, seat)) >= 4
            assert len(s.cells[seat]) == 1
            assert len(gems(s, seat)) >= 6


@pytest.mark.proves("R-62")
def test_draft_of_four_keeps_two_in_secret_and_returns_two() -> None:
    s = fresh(2, start_draft_four=True)
    dealt = [hand(s, seat) for seat in range(2)]
    assert [len(cards) for cards in dealt] == [4, 4]
    answer(s, f"start #{dealt[0][0]}", f"start #{dealt[1][3]}")
    assert asking(s) == "keep"
    assert told(s, "CardPlaced") == [], "nothing is shown before both have chosen"
    assert s.view(1)["players"][0]["pyramid"] == []
    assert why(s, 0, f"keep #{dealt[0][0]}").message == "card-to-be-laid"
    answer(s, f"keep #{dealt[0][2]}", f"keep #{dealt[1][0]}")
    assert at(s, 0, 1, 0) == dealt[0][0]
    assert at(s, 1, 1, 0) == dealt[1][3]
    assert dealt[0][2] in hand(s, 0)
    assert dealt[0][1] not in hand(s, 0)
    assert len(s.big) == 44
    drawn = [event.deck for event in told(s, "CardDrawn")]
    assert len(s.small) + drawn.count("small") == 12
    back = [dealt[0][1], dealt[0][3], dealt[1][1], dealt[1][2]]
    lying = [*s.big, *s.small, *s.display, *s.hands[0], *s.hands[1]]
    assert all(n - 1 in lying for n in back)


@pytest.mark.proves("R-62")
def test_characters_returned_from_the_draft_are_shuffled_into_both_decks() -> None:
    big = small = 0
    for seed in range(12):
        s = fresh(2, seed, start_draft_four=True)
        dealt = [hand(s, seat) for seat in range(2)]
        answer(s, f"start #{dealt[0][0]}", f"start #{dealt[1][0]}")
        answer(s, f"keep #{dealt[0][1]}", f"keep #{dealt[1][1]}")
        back = [n - 1 for cards in dealt for n in cards[2:]]
        big += sum(card in s.big or card in s.display for card in back)
        small += sum(card in s.small for card in back)
    assert big > small > 0, "48 of the 60 lie in the big deck"
