"""What laws do when played (specification, section 8)."""

from __future__ import annotations

import pytest

from intrika.games.viceroy.state import State
from tests.games.viceroy.table import (
    act,
    answer,
    asking,
    at,
    can,
    cells,
    eternals_on,
    finish,
    gems,
    hand,
    lines,
    offers,
    on_card,
    reserve,
    score,
    shown,
    table,
    take,
    told,
    under,
    why,
)  # fmt: skip

WIDE = ["40 1 0", "41 1 1", "42 1 2", "43 1 3", "44 1 4"]
TOWER = [
    *WIDE,
    "45 2 0",
    "46 2 1",
    "47 2 2",
    "48 2 3",
    "49 3 0",
    "50 3 1",
    "51 3 2",
    "52 4 0",
    "53 4 1",
]
FOUR = {"blue-lower": 10, "red-lower": 11, "green-lower": 12, "yellow-lower": 13}


# -- 65 ----------------------------------------------------------------------------------------


@pytest.mark.proves("R-31", "R-58", "R-21")
def test_65_replaces_a_card_and_keeps_all_that_lay_there() -> None:
    pyramid = ["40 1 0 magic eternal-blue under-7", "41 1 1", "45 2 0"]
    s = table(pyramids={0: pyramid}, hands={0: "65"})
    act(s, 0, "play #65")
    assert why(s, 0, "replace #7").message == "not-in-pyramid", "tucked cards cannot be replaced"
    act(s, 0, "replace #40")
    assert hand(s, 0) == [40]
    assert at(s, 0, 1, 0) == 65, "also a card that supports others"
    assert on_card(s, 0, 65) == ["magic"]
    assert eternals_on(s, 0, 65) == ["blue"]
    assert under(s, 0, 65) == [7]
    assert len(s.cells[0]) == 3
    assert s.view(1)["players"][0]["hand_known"] == ["admiral"]


@pytest.mark.proves("R-31")
def test_65_reaches_levels_1_to_4_only_and_laws_come_back_to_be_played_again() -> None:
    s = table(4, pyramids={0: [*TOWER, "54 5 0"]}, hands={0: "65"})
    act(s, 0, "play #65")
    assert why(s, 0, "replace #54").message == "law-too-high"
    assert not can(s, 0, "replace #54")
    assert can(s, 0, "replace #52")
    t = table(pyramids={0: ["40 1 0", "71 1 1"]}, hands={0: "65"})
    act(t, 0, "play #65", "replace #71")
    assert can(t, 0, "play #71")


@pytest.mark.proves("R-31")
def test_65_takes_the_value_from_cards_and_gems_that_laws_left_behind() -> None:
    assert score(["40 1 0", "72 1 1 under-5 under-6"])["laws"] == 10
    assert score(["40 1 0", "65 1 1 under-5 under-6"])["laws"] == 0
    assert score(["40 1 0", "65 1 1 under-5 under-6", "68 1 2"])["laws"] == 5
    assert score(["40 1 0", "76 1 1 gem-red gem-blue"])["laws"] == 4
    assert score(["40 1 0", "65 1 1 gem-red gem-blue"])["laws"] == 0


@pytest.mark.proves("R-21", "S-128")
def test_65_earns_gems_for_circles_that_become_one_coloured_only() -> None:
    # 65: green quarters, red half circle. 63 and 76 have green quarters; 53 a green half circle.
    pyramid = ["76 1 0", "1 1 1", "63 1 2", "53 2 0", "30 2 1"]
    s = table(pyramids={0: pyramid}, hands={0: "65"})
    act(s, 0, "play #65", "replace #1")
    assert gems(s, 0) == "gg", "the circles of 53 and 30 above it"
    already = ["76 1 0", "53 1 1", "63 1 2", "49 2 0", "30 2 1"]
    t = table(pyramids={0: already}, hands={0: "65"})
    act(t, 0, "play #65", "replace #53")
    assert gems(t, 0) == "", "they were green before"


@pytest.mark.proves("R-58")
def test_an_eternal_gem_used_in_this_phase_stays_used_under_65() -> None:
    s = table(pyramids={0: ["40 1 0 eternal-blue"]}, hands={0: "33 65 35"}, gems={0: "g"})
    act(s, 0, "play #33", "cell 1 1")
    take(s, 0, "rrr")
    act(s, 0, "play #65", "replace #40")
    assert [code & 1 for code in s.eternals[0]] == [1]


# -- 66 ----------------------------------------------------------------------------------------


@pytest.mark.proves("D-8", "R-32", "R-67")
def test_66_doubles_the_tokens_of_a_character_on_any_level() -> None:
    s = table(4, pyramids={0: [*TOWER[:-1], "32 4 1 points-12", "71 1 5"]}, hands={0: "66"})
    act(s, 0, "play #66")
    assert why(s, 0, "copy #1").message == "not-in-pyramid"
    assert len(offers(s, 0)) == 14, "characters with and without tokens, but no law"
    act(s, 0, "copy #32")
    assert on_card(s, 0, 32) == ["points-12", "points-12"]
    assert under(s, 0, 32) == [66]
    assert s.view(1)["players"][0]["pyramid"][-1]["tucked"] == ["royal-commission"]
    t = table(4, pyramids={0: [*TOWER, "32 5 0 points-15"]}, hands={0: "66"})
    act(t, 0, "play #66", "copy #32")
    assert on_card(t, 0, 32) == ["points-15", "points-15"]


@pytest.mark.proves("D-9")
def test_66_on_a_paladin_makes_eight_points_of_magic() -> None:
    pyramid = [*TOWER[:-1], "8 4 1 magic magic-bonus-2"]
    s = table(4, pyramids={0: pyramid}, hands={0: "66"})
    act(s, 0, "play #66", "copy #8")
    assert on_card(s, 0, 8) == ["magic", "magic", "magic-bonus-2", "magic-bonus-2"]
    doubled = [*pyramid[:-1], "8 4 1 magic magic magic-bonus-2 magic-bonus-2 under-66!"]
    assert score(doubled, 4)["magic"] == 8


@pytest.mark.proves("R-32")
def test_66_doubles_eternal_gems_from_reserve_or_own_screen() -> None:
    s = table(pyramids={0: ["40 1 0 eternal-blue", "41 1 1"]}, hands={0: "66"}, reserve="b")
    act(s, 0, "play #66", "copy #40")
    assert eternals_on(s, 0, 40) == ["blue", "blue"]
    assert reserve(s) == ""
    t = table(
        pyramids={0: ["40 1 0 eternal-blue", "41 1 1"]}, hands={0: "66"}, gems={0: "b"}, reserve=""
    )
    act(t, 0, "play #66", "copy #40")
    assert asking(t) == "own-gem"
    act(t, 0, "own-gem yes")
    assert eternals_on(t, 0, 40) == ["blue", "blue"]


@pytest.mark.proves("R-32")
def test_66_needs_a_character() -> None:
    s = table(pyramids={0: ["71 1 0"]}, hands={0: "66"})
    assert not can(s, 0, "play #66")
    assert why(s, 0, "play #66").message == "law-without-target"
    t = table(pyramids={0: ["71 1 0", "5 1 1"]}, hands={0: "66"})
    act(t, 0, "play #66")
    assert under(t, 0, 5) == [66], "the only character, without a question"


# -- 67 ----------------------------------------------------------------------------------------


def barter() -> State:
    s = table(
        3, hands={0: "67"}, gems={0: "bbrg"},
        pyramids={
            0: ["40 1 0 magic science eternal-red", "41 1 1 points-3"],
            1: ["50 1 0 defence", "51 1 1 points-8 magic", "52 1 2 eternal-blue"],
            2: ["30 1 0 points-12"],
        },
    )  # fmt: skip
    act(s, 0, "play #67", "cell 1 2")
    return s


@pytest.mark.proves("R-33", "S-181")
def test_67_swaps_one_token_for_another_and_pays_three_gems() -> None:
    s = barter()
    assert offers(s, 0) == ["offer none", "offer admiral", "offer inspector"]
    assert why(s, 0, "offer #67").message == "no-token-there"
    act(s, 0, "offer #40")
    assert offers(s, 0) == ["token science", "token magic"], "gems of any kind are no tokens"
    assert why(s, 0, "token points-3").message == "no-such-token"
    assert why(s, 0, "want #50").message == "other-part"
    act(s, 0, "token science")
    assert offers(s, 0) == ["rival 1", "rival 2"]
    assert why(s, 0, "rival 0").message == "no-such-rival"
    act(s, 0, "rival 1")
    assert offers(s, 0) == ["want voivode", "want helmsman"]
    assert why(s, 0, "want #52").message == "no-token-there"
    act(s, 0, "want #51", "token points-8")
    assert (asking(s), offers(s, 0)) == ("give", ["pay blue", "pay red"])
    assert why(s, 0, "pay green").message == "gem-too-late"
    act(s, 0, "pay red")  # one blue was the only way, green is what is left
    assert gems(s, 0) == "b"
    assert gems(s, 1) == "brg"
    assert sorted(on_card(s, 0, 40)) == ["magic", "points-8"]
    assert sorted(on_card(s, 1, 51)) == ["magic", "science"]


@pytest.mark.proves("R-33")
def test_67_is_optional_and_needs_gems_and_tokens() -> None:
    s = barter()
    act(s, 0, "offer none")
    assert gems(s, 0) == "bbrg"
    assert told(s, "BarterDeclined")[0].possible is True
    for pyramids, mine in (
        ({0: ["40 1 0 magic"], 1: ["50 1 0 defence"]}, "bb"),
        ({0: ["40 1 0 eternal-red"], 1: ["50 1 0 defence"]}, "bbb"),
        ({0: ["40 1 0 magic"], 1: ["50 1 0 eternal-red"]}, "bbb"),
    ):
        t = table(hands={0: "67"}, gems={0: mine}, pyramids=pyramids)
        act(t, 0, "play #67", "cell 1 1")
        assert told(t, "BarterDeclined")[0].possible is False


def test_67_names_an_opponent_without_tokens() -> None:
    s = table(
        4,
        hands={0: "67"},
        gems={0: "bbrg"},
        pyramids={0: ["40 1 0 magic"], 1: ["50 1 0 defence"], 2: ["30 1 0 points-12"]},
    )
    act(s, 0, "play #67", "cell 1 1", "offer #40")
    assert offers(s, 0) == ["rival 1", "rival 2"]
    assert why(s, 0, "rival 3").message == "rival-without-token"


# -- 69 ----------------------------------------------------------------------------------------


@pytest.mark.proves("R-34")
def test_69_takes_a_displayed_card_refills_it_and_skips_the_next_auction() -> None:
    s = table(hands={0: "69"}, display=FOUR, small="33 34")
    act(s, 0, "play #69", "cell 1 1")
    assert why(s, 0, "take red-upper").message == "empty-place"
    act(s, 0, "take red-lower")
    assert hand(s, 0) == [11]
    assert shown(s, "red-lower") == 33
    assert s.small == (33,)
    act(s, 0, "pass")
    assert asking(s) == "bid"
    assert s.to_act() == (1,)
    assert told(s, "AuctionSkipped")[0].seat == 0
    answer(s, "bid pass")
    take(s, 1, "bbb")
    assert gems(s, 0) == "", "no pass gems for the one who skips"
    assert s.skips == [0, 0]


@pytest.mark.proves("R-34")
def test_69_each_play_skips_one_more_and_nothing_in_round_12() -> None:
    s = table(hands={0: "69"}, display=FOUR, skips={0: 1}, small="")
    act(s, 0, "play #69", "cell 1 1", "take red-lower")
    assert s.skips[0] == 2
    assert shown(s, "red-lower") == 0, "an empty small deck refills nothing"
    t = table(hands={0: "69"}, display={"red-upper": 11}, round=12, small="")
    act(t, 0, "play #69", "cell 1 1")
    assert told(t, "CardTaken")[0].card == 10
    assert hand(t, 0) == [11], "the leftover card"
    assert t.skips == [0, 0]


# -- 70 ----------------------------------------------------------------------------------------


@pytest.mark.proves("R-35")
def test_70_draws_three_laws_and_returns_two_in_order() -> None:
    s = table(hands={0: "70 88 5"}, laws="71 72 73 74")
    act(s, 0, "play #70", "cell 1 1")
    assert hand(s, 0) == [5, 71, 72, 73, 88]
    assert offers(s, 0) == [
        "return war-edict", "return privy-council", "return fortress-edict",
        "return court-privilege-green",
    ]  # fmt: skip
    assert why(s, 0, "return #74").message == "card-not-in-hand"
    act(s, 0, "return #88", "return #72")
    assert s.laws == (73, 87, 71), "the one returned last lies on top"
    assert hand(s, 0) == [5, 71, 73]


@pytest.mark.proves("R-35")
@pytest.mark.parametrize(("deck", "drawn", "back"), [("71 72", 2, 1), ("71", 1, 0), ("", 0, 0)])
def test_70_with_a_short_deck(deck: str, drawn: int, back: int) -> None:
    s = table(hands={0: "70 88"}, laws=deck)
    act(s, 0, "play #70", "cell 1 1")
    assert len(told(s, "CardDrawn")) == drawn
    for _ in range(back):
        assert asking(s) == "return"
        act(s, 0, "return #88")
    assert asking(s) == "build"
    assert len(s.laws) == back


# -- choose one --------------------------------------------------------------------------------


@pytest.mark.proves("R-30", "R-50", "S-162")
@pytest.mark.parametrize(
    ("law", "choices"),
    [
        (71, {"attack": "attack", "points": ["points-6"], "gems": 4}),
        (73, {"defence": ["defence"], "eternal": "eternal", "gems": 4}),
        (77, {"attack": "attack", "card": "card", "gems": 4}),
        (80, {"defence": ["defence"], "points": ["points-6"], "gems": 4}),
        (81, {"magic": ["magic"], "science": ["science"], "gems": 4}),
        (82, {"science": ["science"], "card": "card", "gems": 4}),
        (83, {"magic-and-bonus": ["magic", "magic-bonus-2"], "eternal": "eternal", "gems": 4}),
        (84, {"bonus": ["magic-bonus-3"], "card": "card", "gems": 4}),
    ],
)
def test_edicts_offer_three_things(law: int, choices: dict[str, object]) -> None:
    for choice, expected in choices.items():
        s = table(hands={0: str(law)})
        act(s, 0, f"play #{law}", "cell 1 1")
        assert {text.split()[1] for text in offers(s, 0)} == set(choices)
        act(s, 0, f"choose {choice}")
        if expected == "attack":
            assert s.attacks[0] == 1
            assert on_card(s, 0, law) == []
        elif expected == "card":
            assert asking(s) == "deck"
        elif expected == "eternal":
            act(s, 0, "eternal green")
            assert eternals_on(s, 0, law) == ["green"]
        elif expected == 4:
            assert s.view(0)["ask"]["left"] == 4
        else:
            assert on_card(s, 0, law) == expected


@pytest.mark.proves("R-50")
def test_an_edict_may_be_resolved_with_an_option_that_yields_nothing() -> None:
    s = table(hands={0: "71"}, reserve="")
    act(s, 0, "play #71", "cell 1 1")
    assert why(s, 0, "choose magic").message == "not-on-this-law"
    act(s, 0, "choose gems")
    assert gems(s, 0) == ""
    t = table(hands={0: "77"}, small="", laws="")
    act(t, 0, "play #77", "cell 1 1", "choose card")
    assert hand(t, 0) == []


@pytest.mark.proves("R-66")
def test_an_eternal_gem_of_a_colour_that_reserve_or_screen_holds() -> None:
    s = table(hands={0: "73"}, gems={0: "y"}, reserve="r")
    act(s, 0, "play #73", "cell 1 1", "choose eternal")
    assert offers(s, 0) == ["eternal red", "eternal yellow"]
    assert why(s, 0, "eternal blue").message == "no-gem-anywhere"
    act(s, 0, "eternal yellow")
    assert asking(s) == "own-gem"
    t = table(hands={0: "83"}, reserve="")
    act(t, 0, "play #83", "cell 1 1", "choose eternal")
    assert asking(t) == "bid", "no such colour: nothing"


# -- 72, 76, 78 --------------------------------------------------------------------------------


@pytest.mark.proves("R-36", "R-28", "S-051", "S-052", "S-053", "S-054")
def test_72_tucks_hand_cards_once_without_cost_or_reward() -> None:
    s = table(hands={0: "72 5 32 88"}, gems={0: "y"})
    act(s, 0, "play #72", "cell 1 1")
    assert can(s, 0, "tuck none")
    act(s, 0, "tuck #5")
    act(s, 0, "tuck #88")
    assert asking(s) == "tuck", "a card is left in hand"
    assert why(s, 0, "tuck #32").message == "tuck-order"
    assert why(s, 0, "tuck #5").message == "card-not-in-hand"
    act(s, 0, "tuck none")
    assert under(s, 0, 72) == [5, 88]
    assert gems(s, 0) == "y"
    assert len(s.cells[0]) == 2
    assert s.build == 2, "tucking is not playing: the next build round comes"
    assert hand(s, 0) == [32]


@pytest.mark.proves("R-38")
def test_76_stores_up_to_eight_gems_once() -> None:
    s = table(4, hands={0: "76"}, gems={0: "bbbbrrrrgggg"})
    act(s, 0, "play #76", "cell 1 1")
    act(s, 0, *["store blue"] * 3, *["store red"] * 2)
    assert why(s, 0, "store blue").message == "gem-order"
    assert why(s, 0, "store yellow").message == "no-gem-of-colour"
    act(s, 0, *["store green"] * 3)
    assert asking(s) == "bid", "eight are the most"
    assert gems(s, 0) == "brrg"
    assert s.view(1)["players"][0]["pyramid"][1]["gems"] == [
        "blue", "blue", "blue", "red", "red", "green", "green", "green",
    ]  # fmt: skip
    t = table(hands={0: "76"}, gems={0: "b"})
    act(t, 0, "play #76", "cell 1 1", "store none")
    assert gems(t, 0) == "b"


@pytest.mark.proves("R-39", "R-67")
def test_78_may_tuck_every_card_that_comes_to_hand() -> None:
    archive = {0: ["40 1 0", "78 1 1"]}
    s = table(phase="auction", pyramids=archive, display=FOUR, gems={0: "b"})
    answer(s, "bid blue", "bid pass")
    assert (asking(s), offers(s, 0)) == ("archive", ["archive yes", "archive no"])
    kept = s.copy()
    act(s, 0, "archive yes")
    assert under(s, 0, 78) == [10]
    assert s.view(1)["players"][0]["pyramid"][1]["tucked"] == ["marshal"], "all saw it"
    act(kept, 0, "archive no")
    assert hand(kept, 0) == [10]
    attack = table(phase="auction", pyramids=archive, display=FOUR, attacks={0: 1})
    answer(attack, "bid attack", "bid pass")
    act(attack, 0, "take red-lower")
    assert asking(attack) == "archive"
    reward = table(pyramids=archive, hands={0: "32"}, gems={0: "g"})
    act(reward, 0, "play #32", "cell 1 2", "draw small")
    assert asking(reward) == "archive"
    assert reward.view(1)["ask"]["card"] is None
    assert reward.view(0)["ask"]["card"] is not None
    act(reward, 0, "archive yes")
    assert reward.view(1)["players"][0]["pyramid"][1]["tucked"] == [None]
    for law in (77, 82, 84):
        edict = table(pyramids=archive, hands={0: str(law)})
        act(edict, 0, f"play #{law}", "cell 1 2", "choose card", "draw laws")
        assert asking(edict) == "archive"


@pytest.mark.proves("R-35", "R-39")
def test_78_is_offered_after_70_for_drawn_laws_that_stayed() -> None:
    s = table(pyramids={0: ["40 1 0", "78 1 1"]}, hands={0: "70 88 87"}, laws="71 72 73")
    act(s, 0, "play #70", "cell 1 2", "return #88", "return #71")
    assert s.view(0)["ask"]["card"] == 71, "72 stayed, 71 went back, 87 was held before"
    act(s, 0, "archive no")
    assert s.view(0)["ask"]["card"] == 72
    act(s, 0, "archive yes")
    assert under(s, 0, 78) == [73]
    assert asking(s) == "build"


@pytest.mark.proves("R-39", "R-64")
def test_78_and_laws_65_and_69() -> None:
    archive = ["76 1 0", "1 1 1", "78 1 2", "53 2 0"]
    s = table(pyramids={0: archive}, hands={0: "65"})
    act(s, 0, "play #65", "replace #1")
    assert gems(s, 0) == "g", "the circle gem comes first"
    assert (asking(s), s.view(0)["ask"]["card"]) == ("archive", 0)
    t = table(pyramids={0: archive}, hands={0: "65"})
    act(t, 0, "play #65", "replace #78")
    assert asking(t) == "build", "78 lies in the pyramid no more"
    u = table(pyramids={0: archive}, hands={0: "69"}, display=FOUR, small="33")
    act(u, 0, "play #69", "cell 1 3", "take red-lower")
    assert asking(u) == "archive"
    assert shown(u, "red-lower") == 0, "before the place is refilled"
    act(u, 0, "archive no")
    assert shown(u, "red-lower") == 33


# -- 74 ----------------------------------------------------------------------------------------


def free(pyramid: list[str]) -> set[int]:
    """Free cards, as law 74 laid far to the left finds them."""
    s = table(4, pyramids={0: pyramid}, hands={0: "74"})
    act(s, 0, "play #74")
    act(s, 0, "cell 1 -1")
    if asking(s) != "bury":
        (event,) = told(s, "CardTucked")
        return {event.card + 1}
    return {a.arg + 1 for a in s.options(0)}


@pytest.mark.proves("S-055", "R-27", "R-53")
def test_free_cards_are_ends_or_on_top_with_nothing_above_and_nothing_below() -> None:
    assert free(WIDE) == {40, 41, 42, 43, 44}, "level 1 is the highest: all of them"
    assert free([*WIDE, "45 2 0"]) == {44, 45}
    assert free([*WIDE, "45 2 0", "48 2 3"]) == {45, 48}, "41 has a card above, 42 lies inside"
    assert free([*WIDE, "45 2 0", "46 2 1", "47 2 2", "49 3 0"]) == {44, 47, 49}
    assert free([*WIDE, "45 2 0 under-66!"]) == {44}, "a card tucked under it"


@pytest.mark.proves("R-32")
def test_a_character_with_66_under_it_is_not_free() -> None:
    assert free(["40 1 0 under-66!", "41 1 1"]) == {41}


@pytest.mark.proves("R-37")
def test_74_tucks_a_free_card_and_clears_its_cell() -> None:
    pyramid = [*WIDE, "45 2 0 magic points-5 eternal-red", "48 2 3"]
    s = table(pyramids={0: pyramid}, hands={0: "74 71"})
    before = reserve(s).count("r")
    act(s, 0, "play #74", "cell 1 5")
    assert why(s, 0, "bury #74").message == "not-under-itself"
    assert why(s, 0, "bury #41").message == "not-free"
    assert why(s, 0, "bury #1").message == "not-in-pyramid"
    act(s, 0, "bury #45")
    assert under(s, 0, 74) == [45]
    assert s.tokens[0] == ()
    assert s.eternals[0] == ()
    assert reserve(s).count("r") == before + 1
    act(s, 0, "play #71")
    assert (2, 0) in cells(s, 0), "the cell may be filled again"


@pytest.mark.proves("R-16", "R-37")
def test_74_frees_gems_of_76_and_needs_another_free_card() -> None:
    s = table(pyramids={0: ["40 1 0", "76 1 1 gem-red gem-blue"]}, hands={0: "74"})
    act(s, 0, "play #74")
    assert cells(s, 0) == {(1, -1), (1, 2)}, "over both of them no other card would be free"
    assert why(s, 0, "cell 2 0").message == "no-other-free-card"
    act(s, 0, "cell 1 2", "bury #76")
    assert s.stored[0] == ()
    assert len(reserve(s)) == 32
    t = table(pyramids={0: ["40 1 0 under-66!"]}, hands={0: "74"})
    assert not can(t, 0, "play #74")
    assert why(t, 0, "play #74").clause == "R-37"


@pytest.mark.proves("D-22", "R-53", "S-126")
def test_74_may_open_a_gap_in_level_1() -> None:
    s = table(pyramids={0: ["40 1 0", "41 1 1", "42 1 2"]}, hands={0: "74 71"})
    act(s, 0, "play #74", "cell 1 3", "bury #41")
    act(s, 0, "play #71")
    assert cells(s, 0) == {(1, -1), (1, 4), (1, 1), (2, 2)}
    assert cells(s, 0) - {(2, 2)} == {(1, -1), (1, 4), (1, 1)}, "left, right and the gap"


@pytest.mark.proves("R-53")
def test_a_wide_gap_is_filled_from_both_of_its_sides() -> None:
    s = table(pyramids={0: ["40 1 0", "43 1 4"]}, hands={0: "71"})
    act(s, 0, "play #71")
    assert cells(s, 0) == {(1, -1), (1, 1), (1, 3), (1, 5)}
    assert why(s, 0, "cell 1 2").message == "cell-unsupported", "beside no card"


@pytest.mark.proves("R-37")
def test_a_circle_closed_anew_earns_its_gem_anew() -> None:
    s = table(pyramids={0: ["1 1 0", "3 1 1", "13 2 0", "41 1 2"]}, hands={0: "74 88"})
    act(s, 0, "play #74", "cell 1 3")
    assert under(s, 0, 74) == [13], "the only free card, without a question"
    act(s, 0, "play #88", "cell 2 0")
    assert gems(s, 0) == "r"


# -- points of laws ----------------------------------------------------------------------------


@pytest.mark.proves("D-10", "S-196", "S-252")
def test_points_of_laws_at_the_end() -> None:
    base = [*WIDE, "45 2 0", "46 2 1"]
    assert score([*base, "74 3 0"])["laws"] == 9
    assert score(["40 1 0", "74 1 1"])["laws"] == 3
    assert score(["40 1 0", "41 1 1", "74 2 0"])["laws"] == 6
    eight = " ".join(["gem-red"] * 8)
    assert score(["40 1 0", f"76 1 1 {eight}"])["laws"] == 16
    assert score(["40 1 0", "72 1 1 under-5 under-6 under-7 under-8"])["laws"] == 20
    assert score(["40 1 0", "78 1 1 under-5 under-6 under-7"])["laws"] == 12
    assert score(["40 1 0 magic science defence", "75 1 1 magic science defence"])["laws"] == 6
    assert score(["40 1 0 eternal-red eternal-blue", "79 1 1"])["laws"] == 2
    assert score(["1 1 0 eternal-red", "3 1 1", "13 2 0", "79 1 2"])["laws"] == 2, "a red circle"


def test_74_on_level_4_scores_12() -> None:
    assert score([*TOWER[:12], "74 4 0"], 4)["laws"] == 12


@pytest.mark.proves("D-11", "R-28")
def test_68_counts_every_card_laid_and_tucked() -> None:
    row = [f"{n} 1 {n}" for n in range(10, 19)]
    assert len(row) == 9
    pyramid = [*row[:-1], "18 1 18 under-1 under-2! under-3", "68 1 19"]
    assert score(pyramid, 4)["laws"] == 13


@pytest.mark.proves("D-12")
def test_85_counts_adjacent_characters() -> None:
    pyramid = [*WIDE, "45 2 0", "85 2 1", "47 2 2", "49 3 0", "50 3 1"]
    assert score(pyramid)["laws"] == 12
    with_law = [*WIDE[:1], "71 1 1", *WIDE[2:], "45 2 0", "86 2 1", "47 2 2", "49 3 0", "50 3 1"]
    assert score(with_law)["laws"] == 10, "laws beside it do not count"


@pytest.mark.proves("S-197")
def test_only_laws_lying_in_the_pyramid_score() -> None:
    assert score(["40 1 0 under-85!", "41 1 1"])["laws"] == 0
    s = table(hands={0: "85"}, phase="end", round=12)
    finish(s)
    assert lines(s)["laws"] == 0
