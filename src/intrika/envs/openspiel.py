"""OpenSpiel: the games registered as Python games, `intrika_kabale_v1` and so on.

The first node is chance: it deals one of `deals` games, and what chance decides later follows
from that deal. Secret answers are given one after the other, unseen; in the games that have them,
a second name ending in `_simultaneous` asks for them at one simultaneous node. After
`max_decisions` decisions a game is cut off and counts as a draw. A game's own options are written
like `open_screens:on;negotiation_steps:2`, an order of seats like `ages:2.0.1`.

>>> import pyspiel
>>> import intrika.envs.openspiel
>>> game = pyspiel.load_game("intrika_kabale_v1(players=3)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)
>>> state.is_terminal(), len(state.legal_actions()) > 0
(False, True)
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel

from intrika.core.action import Action
from intrika.core.agenda import AskTogether
from intrika.core.game import Game
from intrika.core.recall import Recall, recall_of, recall_size
from intrika.core.refusal import BadInput, IllegalAction, refusal
from intrika.core.registry import game as game_of
from intrika.core.registry import games
from intrika.core.state import State
from intrika.envs.table import LONGEST, name_of, rewards_of

DEALS = 1 << 16
PARSED = frozenset("=,()")  # OpenSpiel splits game strings at these: no option may hold one
BEST_SOLO = 8.0  # a game alone pays its score in hundreds of points


class Position:
    """What a state holds on the Python side. OpenSpiel copies it with `deepcopy`."""

    def __init__(
        self, state: State | None = None, recall: Recall | None = None, decisions: int = 0
    ) -> None:
        self.state = state
        self.recall = recall
        self.decisions = decisions  # nodes of players so far; a simultaneous node is one

    def __deepcopy__(self, memo: Any) -> Position:
        if self.state is None or self.recall is None:
            return Position()
        return Position(self.state.copy(), self.recall.copy(), self.decisions)

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel serialises a state by pickling this."""
        if self.state is None or self.recall is None:
            return Position, ()
        game = self.state.setup.game.id
        return _loaded, (game, self.state.to_json(), self.recall.to_json(), self.decisions)


def _loaded(game: str, state: Any, recall: Any, decisions: int) -> Position:
    return Position(game_of(game).load(state), recall_of(recall), decisions)


class IntrikaState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal it is a chance node."""

    def __init__(self, game: IntrikaSpiel) -> None:
        super().__init__(game)
        self.at = Position()

    @property
    def spiel(self) -> IntrikaSpiel:
        game = self.get_game()
        assert isinstance(game, IntrikaSpiel)
        return game

    def current_player(self) -> int:
        state = self.at.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        waiting = state.to_act()
        if self.spiel.simultaneous and len(waiting) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return waiting[0]

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off after `max_decisions`."""
        state = self.at.state
        if state is None:
            return False
        return state.over or self.at.decisions >= self.spiel.max_decisions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.spiel.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.at.state is None:
            return list(range(self.spiel.deals)) if player < 0 else []
        return sorted([a.id for a in self.at.state.options(player)])

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            self._deal(action)
        elif player == pyspiel.PlayerId.SIMULTANEOUS:
            raise BadInput("several players are asked at once: use apply_actions")
        else:
            self._answer({player: action})

    def _apply_actions(self, actions: list[int]) -> None:
        """One action for each player; those of players who are not asked are left aside."""
        state, seats = self.at.state, self.spiel.seats
        if state is None:
            raise BadInput("chance deals first: use apply_action")
        if len(actions) != seats:
            raise BadInput(f"{seats} players take {seats} actions; got {len(actions)}")
        asked = state.to_act() if self.spiel.simultaneous else state.to_act()[:1]
        self._answer({seat: actions[seat] for seat in asked})

    def _deal(self, deal: int) -> None:
        spiel = self.spiel
        if not 0 <= deal < spiel.deals:
            raise BadInput(f"a deal is a number from 0 to {spiel.deals - 1}; got {deal}")
        self.at.state = spiel.rules.new(spiel.seats, deal, spiel.options, log=True)
        self.at.recall = Recall(self.at.state)

    def _answer(self, answers: dict[int, int]) -> None:
        """Play the actions by seat; all are checked before the first is played."""
        state, recall = self.at.state, self.at.recall
        assert state is not None
        assert recall is not None
        if self.is_terminal():
            raise BadInput("the game is over: no action can be applied")
        chosen = [(seat, self._legal(state, seat, id)) for seat, id in answers.items()]
        for seat, a in chosen:
            recall.act(state, seat, a)
        self.at.decisions += 1

    def _legal(self, state: State, seat: int, id: int) -> Action:
        a = self.spiel.rules.space[id]
        if any([option is a for option in state.options(seat)]):
            return a
        raise IllegalAction(seat, a.text, state.explain(seat, a) or refusal("", "not-offered"))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.spiel.rules.space[action].text

    def returns(self) -> list[float]:
        """By place at the end; a game that was cut off is a draw."""
        state = self.at.state
        if state is None or not state.over:
            return [0.0] * self.spiel.seats
        return rewards_of(state)

    def resample_from_infostate(self, player: int, sampler: Any) -> IntrikaState:
        """A state that this player cannot tell from this one; the others' secrets are redrawn.

        Its `history()` is still the true one: replaying that gives the true state, not this one.
        """
        made = self.clone()
        assert isinstance(made, IntrikaState)
        state, recall = self.at.state, self.at.recall
        if state is not None and recall is not None:
            rng = random.Random(sampler())
            redrawn = state.determinize(player, rng)
            made.at = Position(redrawn, recall.seen_from(player), self.at.decisions)
        return made

    def __str__(self) -> str:
        state = self.at.state
        if state is None:
            return "before the deal"
        return f"{self.spiel.rules.id} {state.digest()} after {self.at.decisions}"


class IntrikaObserver:
    """Observations, and with perfect recall information states, as tensors and strings."""

    def __init__(self, spiel: IntrikaSpiel, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters; got {params}")
        self.spiel = spiel
        self.perfect_recall = kind.perfect_recall
        size = spiel.rules.observation.size
        self.tensor = np.zeros(recall_size(size) if self.perfect_recall else size, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self.perfect_recall:
            self.dict["history"] = self.tensor[size:]

    def set_from(self, state: IntrikaState, player: int) -> None:
        inner, recall = state.at.state, state.at.recall
        if inner is None or recall is None:
            self.tensor.fill(0)
        elif self.perfect_recall:
            recall.fill(inner, player, self.tensor.data)
        else:
            self.spiel.rules.observe(inner, player, self.tensor.data)

    def string_from(self, state: IntrikaState, player: int) -> str:
        inner, recall = state.at.state, state.at.recall
        if inner is None or recall is None:
            return "before the deal"
        if self.perfect_recall:
            return recall.text(inner, player)
        self.set_from(state, player)
        return " ".join([f"{i}:{self.tensor[i]:g}" for i in self.tensor.nonzero()[0]])


class IntrikaSpiel(pyspiel.Game):  # type: ignore[misc]
    """One game of ours as OpenSpiel sees it."""

    def __init__(self, rules: Game, simultaneous: bool, params: Any) -> None:
        params = params or {}
        self.rules = rules
        self.seats = int(params.get("players", rules.max_seats))
        self.deals = _at_least_one(params, "deals", DEALS)
        self.max_decisions = _at_least_one(params, "max_decisions", LONGEST)
        self.simultaneous = simultaneous
        self.options = _parsed(rules, str(params.get("options", "")), self.seats)
        alone = self.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.space),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-BEST_SOLO if alone else -1.0,
            max_utility=BEST_SOLO if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=self.max_decisions,
        )
        super().__init__(_kind(rules, simultaneous, alone), info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> IntrikaState:
        return IntrikaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> IntrikaObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return IntrikaObserver(self, kind, params)


def load(name: str) -> IntrikaSpiel:
    """The game of a game string. A pickle names this function, so unpickling registers games."""
    game = pyspiel.load_game(name)
    assert isinstance(game, IntrikaSpiel)
    return game


def _at_least_one(params: Any, name: str, default: int) -> int:
    value = int(params.get(name, default))
    if value < 1:
        raise BadInput(f"{name} is at least 1; got {value}")
    return value


def _parsed(rules: Game, text: str, seats: int) -> dict[str, Any]:
    """The game's own options, written like `starter:0;open_screens:on`, lists like `2.0.1`."""
    rules.setup(seats, {}, None)  # options are read for a number of players: it must be right
    known = {option.name: option for option in rules.options}
    chosen: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon or set(part) & PARSED:
            raise BadInput(f"options are written like starter:0;ages:2.0.1; got {text!r}")
        if name in chosen:
            raise BadInput(f"option {name} is given twice")
        chosen[name] = known[name].parse(value.replace(".", ","), seats) if name in known else value
    return rules.setup(seats, chosen, None).options


def _kind(rules: Game, simultaneous: bool, alone: bool) -> Any:
    """The type of a game: with two players or more the rewards by place add up to zero."""
    dynamics = pyspiel.GameType.Dynamics
    utility = pyspiel.GameType.Utility
    suffix = "_simultaneous" if simultaneous else ""
    return pyspiel.GameType(
        short_name=f"intrika_{name_of(rules)}{suffix}",
        long_name=rules.title["en"],
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_seats,
        min_num_players=rules.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": rules.max_seats,
            "deals": DEALS,
            "options": "",
            "max_decisions": LONGEST,
        },
    )


def _register(rules: Game, simultaneous: bool) -> None:
    class Registered(IntrikaSpiel):
        def __init__(self, params: Any = None) -> None:
            super().__init__(rules, simultaneous, params)

    pyspiel.register_game(_kind(rules, simultaneous, rules.min_seats == 1), Registered)


def secret_asks(rules: Game) -> bool:
    """Whether several seats are ever asked at once."""
    return any(issubclass(ask, AskTogether) for ask in rules.observation.asks)


for _rules in games():
    _register(_rules, False)
    if secret_asks(_rules):
        _register(_rules, True)
