"""Abilities: each lasting effect named in data/factions.toml is one small function here.

An ability answers a named question (what does a Build cost less, may this figure swim). `Powers`
holds the answers for one player: the rules ask, and no rule knows a faction. The level 5 bonuses
are in bonuses.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from intrika.core.refusal import BadInput
from intrika.games.kingdoms.tables import (
    ACTIONS,
    ALL_ACTIONS,
    FORDS,
    INLAND,
    QUEST,
    RESOURCES,
    SHORES,
    SWIMS,
    TERRAINS,
    TOP_MAGIC,
    WAR_VALUE,
    Tables,
)  # fmt: skip

NEVER: Final = -1
SHORE_OR_RUINS: Final = len(TERRAINS)  # a kind of place to enter, beside the terrains
# How far a substituted Quest is limited: not at all, to shores at both ends, to one terrain.
FREE: Final = 0
SHORE_ONLY: Final = 1
TERRAIN_ONLY: Final = 2  # plus the terrain


class Powers:
    """The answers to the rules' questions for one faction at one magic level. Never changed."""

    __slots__ = (
        "attacking", "by_quest", "collects", "converts", "copies", "cost", "defending",
        "defending_home", "enters", "every_war", "expands_beside", "expands_with", "gate",
        "in_terrain", "instead", "lost_any", "lost_own", "on_shore", "patrol_figures",
        "patrol_steps", "quest_figures", "raises", "raises_dead", "rescue", "retreat_delta",
        "retreat_most", "single_kind", "spared", "surcharge", "trades", "value", "walk", "war_won",
        "wins_ties", "zones",
    )  # fmt: skip
    wins_ties: bool
    value: list[int]  # by resource: what a unit is worth in war
    every_war: int  # discounts, each with its condition
    attacking: int
    defending: int
    by_quest: int  # attacking with a Quest
    defending_home: int
    on_shore: int  # in water and in regions touching it
    in_terrain: list[int]  # by terrain
    single_kind: int  # paying with one kind of resource
    raises: bool  # after the reveal
    spared: int  # a loser by at most so much pays nothing
    surcharge: int  # others pay so much more to build onto the owner's level
    cost: list[int]  # by action: what it costs more or less
    instead: list[list[tuple[int, int]]]  # by chosen action: (performed action, its limit)
    trades: list[int]  # by resource given: extra units received
    enters: list[tuple[int, int, int]]  # (terrain or SHORE_OR_RUINS, resource, units)
    collects: list[tuple[int, int, int, int]]  # (terrain or NEVER for a shore, count, resource, n)
    zones: list[int]  # by resource: units from each water zone
    converts: bool  # one region may give another resource
    retreat_delta: int
    retreat_most: int
    walk: int  # walk mode, see tables.py
    gate: int  # gate mode
    patrol_figures: int
    patrol_steps: int
    quest_figures: int
    expands_beside: bool  # into an empty region next to an own one
    expands_with: int  # a resource that pays for Expand beside food, or NEVER
    rescue: int  # food to save a lost figure, or NEVER
    lost_own: list[int]  # by resource: for each own figure lost in war
    lost_any: list[int]  # by resource: for each figure lost in a war of the owner's
    war_won: int  # units of choice for a war won
    raises_dead: int  # mana for a figure after a victory, or NEVER
    copies: list[int]  # levels of an opponent's faction that are copied

    def __init__(self) -> None:
        self.wins_ties = False
        self.value = WAR_VALUE[:]
        self.every_war = self.attacking = self.defending = 0
        self.by_quest = self.defending_home = self.on_shore = 0
        self.in_terrain = [0] * len(TERRAINS)
        self.single_kind = 0
        self.raises = False
        self.spared = NEVER
        self.surcharge = 0
        self.cost = [0] * ALL_ACTIONS
        self.instead = [[] for _ in range(ALL_ACTIONS)]
        self.trades = [0, 0, 0]
        self.enters = []
        self.collects = []
        self.zones = [0, 0, 0]
        self.converts = False
        self.retreat_delta = 0
        self.retreat_most = 99
        self.walk = self.gate = 0
        self.patrol_figures = self.patrol_steps = self.quest_figures = 1
        self.expands_beside = False
        self.expands_with = NEVER
        self.rescue = NEVER
        self.lost_own = [0, 0, 0]
        self.lost_any = [0, 0, 0]
        self.war_won = 0
        self.raises_dead = NEVER
        self.copies = []


Args = dict[str, str]
Effect = Callable[[Powers, Args], None]


def war_tie_win(p: Powers, _args: Args) -> None:
    p.wins_ties = True


def war_resource_value(p: Powers, args: Args) -> None:
    p.value[RESOURCES.index(args["resource"])] = int(args["value"])


def war_discount(p: Powers, args: Args) -> None:
    amount, when = int(args["amount"]), args["when"]
    if when == "always":
        p.every_war += amount
    elif when == "attacker":
        p.attacking += amount
    elif when == "defender":
        p.defending += amount
    elif when == "attacker_by_quest":
        p.by_quest += amount
    elif when == "defender_at_home":
        p.defending_home += amount
    elif when == "water_or_touching_water":
        p.on_shore += amount
    elif when == "single_resource_payment":
        p.single_kind += amount
    else:
        p.in_terrain[TERRAINS.index(args["terrain"])] += amount


def war_raise_after_reveal(p: Powers, _args: Args) -> None:
    p.raises = True


def no_payment_if_lost_by_at_most(p: Powers, args: Args) -> None:
    p.spared = int(args["margin"])


def build_surcharge_for_others_on_my_level(p: Powers, args: Args) -> None:
    p.surcharge += int(args["ore"])


def cost_delta(p: Powers, args: Args) -> None:
    p.cost[ACTIONS.index(args["action"])] += int(args["delta"])


def substitute_action(p: Powers, args: Args) -> None:
    terrain = args.get("target_terrain")
    limit = FREE if terrain is None else TERRAIN_ONLY + TERRAINS.index(terrain)
    _allow(p, args["chosen"], ACTIONS.index(args["perform"]), limit)


def substitute_action_pair(p: Powers, args: Args) -> None:
    _allow(p, args["a"], ACTIONS.index(args["b"]), FREE)
    _allow(p, args["b"], ACTIONS.index(args["a"]), FREE)


def _allow(p: Powers, chosen: str, perform: int, limit: int) -> None:
    """The less limited of two ways to the same action stays."""
    row = p.instead[ACTIONS.index(chosen)]
    if (perform, FREE) not in row:
        row[:] = [pair for pair in row if pair[0] != perform] + [(perform, limit)]


def trade_bonus(p: Powers, args: Args) -> None:
    for resource, name in enumerate(RESOURCES):
        if args["given"] in ("any", name):
            p.trades[resource] += int(args["amount"])


def gain_on_enter(p: Powers, args: Args) -> None:
    where = args["terrain"]
    kind = SHORE_OR_RUINS if where == "touches_water_or_ruins" else TERRAINS.index(where)
    p.enters.append((kind, RESOURCES.index(args["resource"]), int(args["amount"])))


def collect_bonus(p: Powers, args: Args) -> None:
    resource, amount = RESOURCES.index(args["resource"]), int(args["amount"])
    if args["condition"] == "occupy_region_touching_water":
        p.collects.append((NEVER, 1, resource, amount))
    else:
        terrain = TERRAINS.index(args["terrain"])
        p.collects.append((terrain, int(args["count"]), resource, amount))


def collect_zone(p: Powers, args: Args) -> None:
    p.zones[RESOURCES.index(args["resource"])] += int(args["amount"])


def collect_convert(p: Powers, _args: Args) -> None:
    p.converts = True


def cross_rivers(p: Powers, args: Args) -> None:
    p.walk |= FORDS
    p.retreat_delta += int(args["retreat_food_delta"])


def retreat_at_most(p: Powers, args: Args) -> None:
    p.retreat_most = min(p.retreat_most, int(args["food"]))


def occupy_impassable(p: Powers, _args: Args) -> None:
    p.walk |= SWIMS
    p.gate |= SWIMS


def patrol_figures(p: Powers, args: Args) -> None:
    p.patrol_figures = _two(args)


def _two(args: Args) -> int:
    if args["count"] != "2":
        raise ValueError("count takes 2")
    return 2


def patrol_steps(p: Powers, args: Args) -> None:
    p.patrol_steps = _two(args)


def quest_figures(p: Powers, args: Args) -> None:
    p.quest_figures = _two(args)


def quest_from_to(p: Powers, args: Args) -> None:
    if args["also"] == "any":
        p.gate |= INLAND
        _allow(p, args["instead_of"], QUEST, FREE)
    else:
        p.gate |= SHORES
        _allow(p, args["instead_of"], QUEST, SHORE_ONLY)


def expand_to_adjacent_empty(p: Powers, _args: Args) -> None:
    p.expands_beside = True


def pay_expand_with(p: Powers, args: Args) -> None:
    p.expands_with = RESOURCES.index(args["also"])


def save_lost_figure(p: Powers, args: Args) -> None:
    p.rescue = int(args["food"])


def gain_on_own_figure_lost(p: Powers, args: Args) -> None:
    p.lost_own[RESOURCES.index(args["resource"])] += int(args["amount"])


def gain_on_any_figure_lost(p: Powers, args: Args) -> None:
    p.lost_any[RESOURCES.index(args["resource"])] += int(args["amount"])


def gain_on_war_won(p: Powers, args: Args) -> None:
    p.war_won += int(args["amount"])


def raise_after_victory(p: Powers, args: Args) -> None:
    p.raises_dead = int(args["mana"])


def copy_ability(p: Powers, args: Args) -> None:
    level = int(args["level"])
    if not 1 <= level < TOP_MAGIC:
        raise ValueError(f"level takes 1 to {TOP_MAGIC - 1}")
    p.copies.append(level)


EFFECTS: Final[dict[str, Effect]] = {
    "war_tie_win": war_tie_win,
    "war_resource_value": war_resource_value,
    "war_discount": war_discount,
    "war_raise_after_reveal": war_raise_after_reveal,
    "no_payment_if_lost_by_at_most": no_payment_if_lost_by_at_most,
    "build_surcharge_for_others_on_my_level": build_surcharge_for_others_on_my_level,
    "cost_delta": cost_delta,
    "substitute_action": substitute_action,
    "substitute_action_pair": substitute_action_pair,
    "trade_bonus": trade_bonus,
    "gain_on_enter": gain_on_enter,
    "collect_bonus": collect_bonus,
    "collect_zone": collect_zone,
    "collect_convert": collect_convert,
    "cross_rivers": cross_rivers,
    "retreat_at_most": retreat_at_most,
    "occupy_impassable": occupy_impassable,
    "patrol_figures": patrol_figures,
    "patrol_steps": patrol_steps,
    "quest_figures": quest_figures,
    "quest_from_to": quest_from_to,
    "expand_to_adjacent_empty": expand_to_adjacent_empty,
    "pay_expand_with": pay_expand_with,
    "save_lost_figure": save_lost_figure,
    "gain_on_own_figure_lost": gain_on_own_figure_lost,
    "gain_on_any_figure_lost": gain_on_any_figure_lost,
    "gain_on_war_won": gain_on_war_won,
    "raise_after_victory": raise_after_victory,
    "copy_ability": copy_ability,
}


def parsed(effect: str) -> tuple[str, Args]:
    """`war_discount amount=1 when=always` as its name and its figures."""
    name, *words = effect.split()
    return name, {word.partition("=")[0]: word.partition("=")[2] for word in words}


def powers_of(t: Tables, faction: int, level: int, copied: tuple[int, ...]) -> Powers:
    """All abilities up to the magic level, and copied ones: (level, faction, level, faction)."""
    key = (faction, level, *copied)
    found = t.made.get(key)
    if found is None:
        found = Powers()
        effects = t.abilities[faction][: min(level, 4)] if faction >= 0 else []
        for i in range(0, len(copied), 2):
            effects = [*effects, t.abilities[copied[i + 1]][copied[i] - 1]]
        for effect in effects:
            name, args = parsed(effect)
            EFFECTS[name](found, args)
        t.made[key] = found
    assert isinstance(found, Powers)
    return found


def check_abilities(t: Tables, where: str) -> None:
    """Refuse abilities of a pack that name no effect, or the wrong figures for it."""
    for faction in t.abilities:
        for effect in faction[:4]:
            name, args = parsed(effect)
            if name not in EFFECTS:
                raise BadInput(f"{where}: no effect {name!r}; there are: {', '.join(EFFECTS)}")
            try:
                EFFECTS[name](Powers(), args)
            except (KeyError, ValueError) as error:
                raise BadInput(f"{where}: effect {effect!r}: {error}") from None
