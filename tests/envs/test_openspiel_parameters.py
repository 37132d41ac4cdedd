"""Parameters of the OpenSpiel games: options, numbers, saving and pickling."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import pytest

import intrika
from intrika.core.option import Option, OrderOption, spell
from intrika.core.refusal import BadInput

pyspiel = pytest.importorskip("pyspiel", reason="needs intrika[openspiel]")

import intrika.envs.openspiel  # noqa: E402


def values(option: Option, seats: int) -> list[Any]:
    order = [list(range(seats))[::-1]] if isinstance(option, OrderOption) else []
    return [*option.takes(seats), *order]


def written(option: Option, value: Any) -> str:
    needed = "discoveries:on;" if (option.name, value) == ("swamp", True) else ""
    return f"{needed}{option.name}:{spell(value).replace(',', '.')}"


def every_option() -> list[Any]:
    return [
        pytest.param(game.id, option, id=f"{game.id}-{option.name}")
        for game in intrika.games()
        for option in game.options
    ]


def saved(state: Any) -> Any:
    game = state.get_game()
    return pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))


@pytest.mark.parametrize(("name", "option"), every_option())
def test_every_value_of_every_option_stands_in_a_game_string(name: str, option: Option) -> None:
    rules = intrika.game(name)
    for seats in range(rules.min_seats, rules.max_seats + 1):
        for value in values(option, seats):
            text = written(option, value)
            game = pyspiel.load_game(f"intrika_{name}_v1", {"players": seats, "options": text})
            assert game.options[option.name] == value
            in_string = f"intrika_{name}_v1(players={seats},options={text})"
            for other in (in_string, str(game)):
                assert str(pyspiel.load_game(other)) == str(game)
                assert pyspiel.load_game(other).options == game.options


@pytest.mark.parametrize(("name", "option"), every_option())
def test_states_of_games_with_options_are_saved(name: str, option: Option) -> None:
    seats = (option.seats or (intrika.game(name).max_seats,))[-1]
    text = written(option, values(option, seats)[-1])
    game = pyspiel.load_game(f"intrika_{name}_v1(players={seats},deals=4,options={text})")
    state = game.new_initial_state()
    state.apply_action(3)
    state.apply_action(state.legal_actions()[0])
    again, loaded = saved(state)
    assert again.options == game.options
    pickled = pickle.loads(pickle.dumps(state))
    for other in (loaded, pickled):
        assert str(other) == str(state)
        assert other.get_game().options == game.options


def test_several_options_are_passed_on() -> None:
    text = "open_screens:on;negotiation_steps:2"
    spiel = pyspiel.load_game("intrika_viceroy_v1", {"players": 2, "deals": 16, "options": text})
    assert spiel.options["open_screens"] is True
    assert spiel.options["negotiation_steps"] == 2
    assert pyspiel.load_game(str(spiel)).options == spiel.options


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("colour:red", "no option 'colour'"),
        ("open_screens:maybe", "takes: off, on; got maybe"),
        ("open_screens:", "takes: off, on"),
        ("open_screens", "written like"),
        ("open_screens=on", "written like"),
        ("open_screens:on,negotiation_steps:2", "written like"),
        ("open_screens:on;open_screens:off", "given twice"),
    ],
)
def test_wrong_options_are_refused(text: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        pyspiel.load_game("intrika_viceroy_v1", {"options": text})
    with pytest.raises(BadInput, match="takes 1 to 4 seats; got 9"):
        pyspiel.load_game("intrika_viceroy_v1", {"players": 9, "options": text})


@pytest.mark.parametrize("name", ["deals", "max_decisions"])
@pytest.mark.parametrize("value", [0, -3])
def test_counts_are_at_least_one(name: str, value: int) -> None:
    for game in ("intrika_louis_v1", "intrika_louis_v1_simultaneous"):
        with pytest.raises(BadInput, match=f"{name} is at least 1; got {value}"):
            pyspiel.load_game(f"{game}({name}={value})")
        assert pyspiel.load_game(f"{game}({name}=1)").new_initial_state().legal_actions()


@pytest.mark.parametrize(
    "name", [name for name in pyspiel.registered_names() if name.startswith("intrika_")]
)
def test_games_are_pickled(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 2, "deals": 5, "max_decisions": 9})
    again = pickle.loads(pickle.dumps(game))
    assert type(again) is type(game)
    assert str(again) == str(game)
    assert again.new_initial_state().legal_actions() == [0, 1, 2, 3, 4]


def test_a_pickle_registers_the_games_where_it_is_loaded() -> None:
    game = pyspiel.load_game("intrika_louis_v1(players=2,options=starter:1)")
    state = game.new_initial_state()
    state.apply_action(1)
    code = "import pickle, sys; print(*pickle.loads(bytes.fromhex(sys.argv[1])), sep='|')"
    data = pickle.dumps((game, state)).hex()
    done = subprocess.run([sys.executable, "-c", code, data], capture_output=True, text=True)
    assert done.stdout.strip() == f"{game}|{state}", done.stderr
