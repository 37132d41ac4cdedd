"""Setup, turns, drawing, the end of a round and the next one (§3, §4)."""

from __future__ import annotations

import random

import pytest

from intrika.core.refusal import IllegalAction
from intrika.games.kabale.cards import CARDS, HEADS
from intrika.games.kabale.state import State
from tests.games.kabale.table import GAME, play, shown, table, told


def new(seats: int, seed: int = 1, **options: object) -> State:
    s = GAME.new(seats, seed, options={"starter": 0, **options}, log=True)
    assert isinstance(s, State)
    return s


@pytest.mark.proves("S-087", "S-088", "S-089")
def test_everybody_has_a_shuffled_pile_of_25_and_holds_the_top_three() -> None:
    s = new(4)
    orders = set()
    for seat in range(4):
        assert sorted(s.piles[seat]) == list(range(25))
        assert s.hands[seat] == s.piles[seat][:3]
        assert GAME.view(s, seat)["piles"][seat] == 22
        orders.add(s.piles[seat])
    assert len(orders) == 4
    assert new(4, 2).piles[0] != s.piles[0]
    mine, theirs = GAME.view(s, 0), GAME.view(s, 1)
    assert len(mine["hand"]) == 3
    assert mine["hands"] == [3, 3, 3, 3]
    assert theirs["hand"] != mine["hand"]


@pytest.mark.proves("X7", "S-090", "S-091", "S-093")
@pytest.mark.parametrize(("seats", "count"), [(2, 12), (3, 18), (4, 24), (5, 30), (6, 36)])
def test_six_heads_per_player_are_drawn_at_random(seats: int, count: int) -> None:
    s = new(seats)
    assert len(s.stack) == count
    assert len(s.box) == 36 - count
    assert sorted(s.stack + s.box) == list(range(36))
    assert new(seats, 2).stack != s.stack


@pytest.mark.proves("S-097", "S-098", "S-099", "S-092")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_as_many_heads_are_laid_out_as_there_are_players(seats: int) -> None:
    view = GAME.view(new(seats), None)
    assert len(view["columns"]) == seats
    assert all(column["cards"] == [] for column in view["columns"])
    assert view["stack"] == 5 * seats, "only the size of the stack is public"


@pytest.mark.proves("S-100", "R-1")
def test_the_starter_is_drawn_by_the_seed_or_given() -> None:
    drawn = {GAME.new(3, seed).to_act()[0] for seed in range(30)}
    assert drawn == {0, 1, 2}
    for seat in range(3):
        assert GAME.new(3, 5, {"starter": seat}).to_act() == (seat,)


@pytest.mark.proves("S-101", "S-110", "S-111")
def test_turns_go_clockwise_until_the_round_ends() -> None:
    s = table("", "", "", heads=("trade-5", "art-5", "religion-5"), turn="B")
    turns = []
    while s.round == 1:
        turns.append(s.to_act()[0])
        seat = s.to_act()[0]
        quiet = [a for a in s.options(seat) if CARDS[a.arg] not in ("disguise", "traitor")]
        s.act(seat, quiet[-1])
        assert len(turns) < 60
    assert turns == [(1 + i) % 3 for i in range(len(turns))]


@pytest.mark.proves("S-102", "S-104")
def test_a_player_must_place_one_hand_card_in_a_column_of_choice() -> None:
    s = table("", "W:merchant*", heads=("trade-5", "art-5"), turn="B",
              hands={"B": ("king", "witch", "storm")})  # fmt: skip
    cards = ("king", "witch", "storm")
    assert [a.text for a in s.options(1)] == [f"play {card} {c}" for card in cards for c in (1, 2)]
    for text, message in (("play queen 1", "card-not-in-hand"), ("play king 3", "no-such-column")):
        with pytest.raises(IllegalAction) as refused:
            play(s, text)
        assert refused.value.refusal.message == message


@pytest.mark.proves("S-103")
def test_the_card_is_laid_face_down() -> None:
    s = table("", "", heads=("trade-5", "art-5"), turn="B")
    play(s, "play king 1")
    assert shown(s, 0, 0) == "B:?*"
    assert shown(s, 0, 1) == "B:king*"


@pytest.mark.proves("S-105", "S-106")
@pytest.mark.parametrize("owner", ["W", "B"])
def test_a_hidden_card_of_any_colour_is_turned_at_once(owner: str) -> None:
    s = table(f"{owner}:storm*", "", heads=("trade-5", "art-5"), turn="B")
    play(s, "play king 1")
    assert shown(s, 0, 0) == f"{owner}:storm B:?*"
    assert [CARDS[e.card] for e in told(s, "CardTurned")] == ["storm"]
    assert s.closed == [1, 0]


@pytest.mark.proves("S-108")
def test_then_the_player_draws_the_top_card_of_the_own_pile() -> None:
    s = table(
        "",
        "",
        heads=("trade-5", "art-5"),
        turn="B",
        hands={"B": ("king", "witch", "storm")},
        piles={"B": ("dragon", "hermit")},
    )
    play(s, "play king 1")
    assert GAME.view(s, 1)["hand"] == ["storm", "witch", "dragon"]
    assert s.to_act() == (0,)


@pytest.mark.proves("S-109", "R-13")
def test_a_used_up_pile_is_made_anew_from_the_discards() -> None:
    s = table("", "", heads=("trade-5", "art-5"), turn="B", hands={"B": ("king", "witch", "storm")})
    s.discards[1] = s.piles[1]
    s.drawn[1] = len(s.piles[1])
    before = s.draws
    play(s, "play king 1")
    assert s.discards[1] == ()
    assert s.drawn[1] == 1
    assert len(s.hands[1]) == 3
    assert s.draws > before, "it was shuffled"
    assert told(s, "PileReshuffled")[0].count == 22


@pytest.mark.proves("R-13")
def test_with_pile_and_discards_empty_nothing_is_drawn() -> None:
    s = table("", "", heads=("trade-5", "art-5"), turn="B", hands={"B": ("king", "witch", "storm")})
    s.columns[1] = tuple([25 + card for card in s.piles[1] if CARDS[card] != "murderer"])
    s.columns[1] = (*s.columns[1], 25 + CARDS.index("murderer"))
    s.drawn[1] = len(s.piles[1])
    assert GAME.broken(s) is None
    play(s, "play king 1")
    assert GAME.view(s, 1)["hand"] == ["storm", "witch"]


@pytest.mark.proves("S-112", "S-113", "S-116", "S-120")
def test_the_round_ends_when_every_column_holds_as_many_cards_as_its_head_says() -> None:
    s = table("W:squire B:squire*", "W:merchant*", heads=("trade-3a", "art-2"), turn="B")
    play(s, "play king 2")
    assert s.round == 1
    play(s, "play king 1")
    assert s.round == 2


@pytest.mark.proves("S-113", "S-115")
def test_more_cards_than_the_head_says_may_be_placed() -> None:
    s = table("W:squire B:squire*", "W:merchant*", heads=("trade-2", "art-2"), turn="B")
    assert {a.arg2 for a in s.options(1)} == {0, 1}
    play(s, "play king 1")
    assert s.round == 1
    play(s, "play king 2")
    assert s.round == 2, "at least as many"


@pytest.mark.proves("X3", "S-119", "S-117", "S-118", "R-8")
def test_a_murderer_turned_by_the_last_card_undoes_the_end() -> None:
    s = table("W:squire R:squire*", "B:murderer*", "W:merchant R:merchant*",
              heads=("trade-2", "art-2", "religion-2"), turn="W")  # fmt: skip
    play(s, "play king 2")
    assert s.round == 1
    assert shown(s, 1) == "B:murderer"
    assert GAME.view(s, None)["discards"][0] == ["king"]
    assert GAME.view(s, None)["columns"][1]["full"] is False


@pytest.mark.proves("R-8")
def test_an_explorer_that_leaves_makes_a_full_column_unfull() -> None:
    s = table("W:squire R:explorer*", "B:squire*", "W:merchant R:merchant*",
              heads=("trade-2", "art-3a", "religion-2"), turn="W")  # fmt: skip
    s.heads[0] = HEADS.index("trade-3a")
    play(s, "play king 1")
    assert GAME.view(s, None)["columns"][0]["full"] is False
    assert len(s.columns[0]) == 2


@pytest.mark.proves("X27", "R-11")
@pytest.mark.parametrize("counts", [True, False])
def test_a_concealed_card_can_end_the_round(counts: bool) -> None:
    s = table("W:disguise*", "W:squire B:squire*", heads=("trade-3a", "art-2"), turn="B",
              hidden_card_counts_for_full=counts)  # fmt: skip
    play(s, "play king 1")
    play(s, "disguise king")
    assert s.round == (2 if counts else 1)
    assert [e.seat for e in told(s, "RoundEnded")] == ([1] if counts else [])


@pytest.mark.proves("R-11")
def test_with_the_option_off_hermit_and_giant_still_count_the_concealed_card() -> None:
    s = table("B:hermit W:disguise*", "W:squire B:squire*", heads=("trade-3a", "art-2"), turn="B",
              hidden_card_counts_for_full=False)  # fmt: skip
    play(s, "play king 1")
    play(s, "disguise king")
    assert s.round == 2
    hermit = next(value for _, card, value in told(s, "ColumnEvaluated")[0].cards if card == 19)
    assert hermit == 2 * (12 - 3)


@pytest.mark.proves("X28", "S-022", "S-114")
def test_a_storm_can_end_the_round_and_the_card_below_is_turned_without_effect() -> None:
    s = table("W:storm*", "W:squire B:squire*", heads=("trade-5", "art-2"), turn="B",
              hands={"B": ("murderer", "king", "queen")})  # fmt: skip
    play(s, "play murderer 1")
    assert s.round == 2
    assert told(s, "CardMurdered") == []
    assert [e.card for e in told(s, "CardTurned") if e.at_end and e.column == 0] == [10]


@pytest.mark.proves("R-26", "S-037")
def test_musketeers_below_a_storm_do_not_reopen_the_column() -> None:
    s = table("W:storm*", "W:squire*", heads=("trade-5", "art-2"), turn="B",
              hands={"B": ("musketeers", "king", "queen")})  # fmt: skip
    play(s, "play musketeers 1")
    assert {a.arg2 for a in s.options(0)} == {1}


@pytest.mark.proves("S-121", "S-028", "S-029", "S-046", "S-054")
@pytest.mark.parametrize(("concealed", "gone"), [("king", "wizard"), ("beggar", "witch")])
def test_a_concealed_card_is_uncovered_and_wizard_and_witch_reach_it(
    concealed: str, gone: str
) -> None:
    s = table(
        "W:disguise*",
        "W:squire R:squire*",
        "B:squire R:cardinal*",
        heads=("trade-3a", "art-2", "religion-2"),
        turn="B",
        hands={"B": (gone, "king", "queen"), "W": (concealed, "storm", "hermit")},
    )
    play(s, f"play {gone} 1")
    play(s, f"disguise {concealed}")
    assert s.round == 2
    assert (0, CARDS.index(concealed)) in [
        (e.seat, e.card) for e in told(s, "CardTurned") if e.at_end
    ]
    removed = told(s, "CardsRemoved")[0]
    assert CARDS[removed.by] == gone
    assert (0, CARDS.index(concealed)) in removed.cards


@pytest.mark.proves("S-029")
def test_the_evaluation_effect_of_a_concealed_card_counts() -> None:
    s = table(
        "W:disguise*",
        "W:squire R:squire*",
        "B:squire R:cardinal*",
        heads=("trade-3a", "art-2", "religion-2"),
        turn="B",
        hands={"W": ("beggar", "storm", "hermit"), "B": ("king", "queen", "juliet")},
    )
    play(s, "play king 1")
    play(s, "disguise beggar")
    assert [e.seat for e in told(s, "HeadWon") if e.column == 0] == [0], "the lowest total wins"


@pytest.mark.proves("S-030")
@pytest.mark.parametrize("card", ["murderer", "storm", "explorer", "traitor"])
def test_the_immediate_effect_of_a_concealed_card_does_not_apply(card: str) -> None:
    s = table(
        "W:disguise*",
        "W:squire R:squire*",
        "B:squire R:cardinal*",
        heads=("trade-3a", "art-2", "religion-2"),
        turn="B",
        hands={"W": (card, "king", "hermit"), "B": ("king", "queen", "juliet")},
    )
    play(s, "play king 1")
    play(s, f"disguise {card}")
    assert s.round == 2
    assert not any(
        told(s, name) for name in ("CardMurdered", "ColumnClosed", "ExplorerMoved", "HeadsSwapped")
    )


@pytest.mark.proves("S-002", "S-123", "S-035", "S-126")
def test_columns_are_evaluated_one_after_another_each_on_its_own() -> None:
    s = table("B:king W:witch*", "W:squire B:squire*", "R:romeo W:juliet*",
              heads=("trade-3a", "art-2", "religion-2"), turn="R",
              hands={"R": ("juliet", "king", "queen")})  # fmt: skip
    play(s, "play juliet 1")
    assert s.round == 2
    assert [e.column for e in told(s, "ColumnEvaluated")] == [0, 1, 2]
    values = [[(card, v) for _, card, v in e.cards] for e in told(s, "ColumnEvaluated")]
    squire, romeo = CARDS.index("squire"), CARDS.index("romeo")
    assert values[1] == [(squire, 4), (squire, 4)], "the witch of column 1 does not reach them"
    assert values[2][0] == (romeo, 10), "nor does Juliet of another column"
    discards = GAME.view(s, None)["discards"]
    assert discards[2] == ["juliet", "romeo"]
    assert sorted(discards[0]) == ["juliet", "squire", "witch"]
    assert all(column["cards"] == [] for column in GAME.view(s, None)["columns"])


@pytest.mark.proves("S-126")
def test_removed_cards_go_to_the_discards_too() -> None:
    s = table("B:king W:wizard*", "W:squire B:squire*", heads=("trade-3a", "art-2"), turn="B",
              hands={"B": ("queen", "juliet", "storm")})  # fmt: skip
    play(s, "play queen 1")
    assert GAME.view(s, None)["discards"][1] == ["king", "queen", "squire"]


@pytest.mark.proves("S-128", "S-129", "R-14", "S-096")
def test_the_left_neighbour_of_who_ended_the_round_starts_the_next() -> None:
    s = table("W:squire B:squire*", "R:merchant*", "W:cardinal R:squire*",
              heads=("trade-2", "art-2", "religion-2"), turn="R")  # fmt: skip
    play(s, "play king 2")
    assert s.round == 2
    assert s.to_act() == (0,)
    assert len(GAME.view(s, None)["columns"]) == 3
    assert [len(hand) for hand in s.hands] == [3, 3, 3], "hands are kept"
    assert "play" in {a.kind for a in s.options(0)}


@pytest.mark.proves("R-12", "S-108")
def test_hands_are_filled_to_three_after_a_disguise() -> None:
    s = table("W:disguise*", "", heads=("trade-5", "art-5"), turn="B")
    play(s, "play king 1")
    play(s, "disguise king")
    assert [len(hand) for hand in s.hands] == [3, 3]
    assert [e.seat for e in told(s, "CardDrawn")] == [1, 0], "the active player first"


@pytest.mark.proves("R-12")
def test_with_refill_off_the_hand_stays_smaller_by_one() -> None:
    s = table("W:disguise*", "", heads=("trade-5", "art-5"), turn="B", disguise_refill=False)
    play(s, "play king 1")
    play(s, "disguise king")
    assert [len(hand) for hand in s.hands] == [2, 3]
    play(s, "play queen 2")
    assert [len(hand) for hand in s.hands] == [2, 3]


@pytest.mark.proves("R-16")
def test_a_player_without_a_card_is_skipped() -> None:
    s = table("", "", "", heads=("trade-5", "art-5", "religion-5"), turn="W", hands={"B": ()},
              disguise_refill=False)  # fmt: skip
    play(s, "play king 1")
    assert s.to_act() == (2,)
    assert [e.seat for e in told(s, "TurnSkipped")] == [1]
    assert len(s.hands[1]) == 1, "the skipped turn keeps its draw step"


@pytest.mark.proves("R-16", "R-20", "R-35")
def test_if_nobody_can_go_on_the_round_ends_as_it_stands() -> None:
    """All 50 cards lie on the table but the last one, and column 2 has none."""
    s = table("", "", heads=("trade-5", "art-5"), turn="B", hands={"B": ("king",), "W": ()},
              disguise_refill=False)  # fmt: skip
    last = CARDS.index("murderer")
    lying = [card for card in range(25) if card not in (0, last)]
    s.refill = True
    s.columns[0] = (*range(25), *[25 + card for card in lying], 25 + last)
    s.drawn = [25, 24]
    assert GAME.broken(s) is None
    play(s, "play king 1")
    assert s.round == 2
    assert [e.column for e in told(s, "HeadLost")] == [1], (
        "an empty column gives its head to nobody"
    )
    assert told(s, "RoundEnded")[0].seat == 1
    assert told(s, "RoundStarted")[0].starter == 0
    assert [len(hand) for hand in s.hands] == [3, 3], "filled before the next round"
    assert [e.seat for e in told(s, "CardDrawn")] == [0, 0, 0, 1, 1, 1], "the starter first"
    assert told(s, "TurnSkipped") == []
    assert s.to_act() == (0,)


@pytest.mark.proves("R-35")
def test_with_refill_off_nothing_is_drawn_between_rounds() -> None:
    s = table("W:squire B:squire*", "W:merchant*", heads=("trade-2", "art-2"), turn="B",
              hands={"W": ("king",)}, disguise_refill=False)  # fmt: skip
    play(s, "play king 2")
    assert s.round == 2
    assert len(s.hands[0]) == 1


@pytest.mark.proves("R-29")
def test_the_draw_comes_before_the_evaluation() -> None:
    s = table("W:squire B:squire*", "W:merchant*", heads=("trade-2", "art-2"), turn="B")
    play(s, "play king 2")
    assert s.log is not None
    order = [type(e).__name__ for e in s.log]
    assert order.index("CardTurned") < order.index("CardDrawn") < order.index("RoundEnded")


@pytest.mark.proves("S-096", "S-130", "S-128")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_game_ends_after_the_sixth_round_when_all_heads_are_given_out(seats: int) -> None:
    s = new(seats, 3)
    rng = random.Random(3)
    while not s.over:
        s.act(s.to_act()[0], rng.choice(s.options(s.to_act()[0])))
    assert s.round == 6
    assert len(told(s, "RoundEnded")) == 6
    assert sum(len(won) for won in s.won) + len(s.lost) == 6 * seats
    assert s.options(0) == []
