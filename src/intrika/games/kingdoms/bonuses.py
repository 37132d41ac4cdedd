"""The level 5 bonuses: each one named in data/factions.toml is a function of the final map.

`places` are the places of each player's figures after the ruins were cleared (R-48).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from intrika.core.refusal import BadInput
from intrika.games.kingdoms.powers import Args, parsed
from intrika.games.kingdoms.state import State
from intrika.games.kingdoms.tables import ALL_REGIONS, FACE_OF, RESOURCES, TERRAINS, WATER, Tables

Places = list[list[int]]
Bonus = Callable[[State, int, Places, Args], int]
LAST_LEVEL: Final = 5


def vp_home_free_of_others(s: State, seat: int, places: Places, args: Args) -> int:
    if guests(s, seat, places):
        return 0
    return int(args["vp"])


def guests(s: State, seat: int, places: Places) -> int:
    """Other players' figures in the home territory, water included (R-44)."""
    home = s.home[seat]
    others = [place for other in range(s.seats) if other != seat for place in places[other]]
    return len([place for place in others if FACE_OF[place] == home])


def vp_castle_highest(s: State, seat: int, _places: Places, args: Args) -> int:
    return int(args["vp"]) if s.castle[seat] == max(s.castle) else 0


def vp_per_resource_kind_at_least(s: State, seat: int, _places: Places, args: Args) -> int:
    enough = int(args["threshold"])
    kinds = len([units for units in s.res[3 * seat : 3 * seat + 3] if units >= enough])
    return min(int(args["max"]), int(args["vp"]) * kinds)


def vp_all_resource_terrains(s: State, seat: int, places: Places, args: Args) -> int:
    terrains = {s.t.terrain[place] for place in places[seat]}
    return int(args["vp"]) if {0, 1, 2} <= terrains else 0


def vp_per_resource_amount(s: State, seat: int, _places: Places, args: Args) -> int:
    units = s.res[3 * seat + RESOURCES.index(args["resource"])]
    return min(int(args["max"]), int(args["vp"]) * (units // int(args["per"])))


def vp_per_region(s: State, seat: int, places: Places, args: Args) -> int:
    if args["terrain"] == "water_or_touching_water":
        found = {place for place in places[seat] if s.t.shore[place]}
    else:
        terrain = TERRAINS.index(args["terrain"])
        found = {place for place in places[seat] if s.t.terrain[place] == terrain}
    return min(int(args["max"]), int(args["vp"]) * len(found))


def vp_most_figures(s: State, seat: int, places: Places, args: Args) -> int:
    most = max([len(places[other]) for other in range(s.seats) if other != seat])
    if len(places[seat]) == most:
        return int(args["vp_tied"])
    return int(args["vp"]) if len(places[seat]) > most else 0


def vp_hospitality(s: State, seat: int, places: Places, args: Args) -> int:
    """Guests at home, and home regions that only the owner occupies."""
    home = s.home[seat]
    others = {place for other in range(s.seats) if other != seat for place in places[other]}
    own = {place for place in places[seat] if FACE_OF[place] == home and place < ALL_REGIONS}
    count = guests(s, seat, places) + len(own - others)
    return min(int(args["max"]), int(args["vp"]) * count)


def vp_per_weak_opponent(s: State, seat: int, places: Places, args: Args) -> int:
    most = int(args["at_most_figures"])
    weak = [other for other in range(s.seats) if other != seat and len(places[other]) <= most]
    return min(int(args["max"]), int(args["vp"]) * len(weak))


def vp_per_region_abroad(s: State, seat: int, places: Places, args: Args) -> int:
    home = s.home[seat]
    abroad = {p for p in places[seat] if p < ALL_REGIONS and FACE_OF[p] != home}
    return min(int(args["max"]), int(args["vp"]) * len(abroad))


def vp_copy_level5(s: State, seat: int, places: Places, _args: Args) -> int:
    """The bonus of an opponent's faction that is worth most to the owner (R-26)."""
    worth = [bonus_of(s, seat, s.faction[o], places) for o in range(s.seats) if o != seat]
    return max(worth)


BONUSES: Final[dict[str, Bonus]] = {
    "vp_home_free_of_others": vp_home_free_of_others,
    "vp_castle_highest": vp_castle_highest,
    "vp_per_resource_kind_at_least": vp_per_resource_kind_at_least,
    "vp_all_resource_terrains": vp_all_resource_terrains,
    "vp_per_resource_amount": vp_per_resource_amount,
    "vp_per_region": vp_per_region,
    "vp_most_figures": vp_most_figures,
    "vp_hospitality": vp_hospitality,
    "vp_per_weak_opponent": vp_per_weak_opponent,
    "vp_per_region_abroad": vp_per_region_abroad,
    "vp_copy_level5": vp_copy_level5,
}
FIGURES_OF: Final[dict[str, tuple[str, ...]]] = {  # what each bonus must be given
    "vp_home_free_of_others": ("vp",),
    "vp_castle_highest": ("vp",),
    "vp_per_resource_kind_at_least": ("threshold", "vp", "max"),
    "vp_all_resource_terrains": ("vp",),
    "vp_per_resource_amount": ("resource", "per", "vp", "max"),
    "vp_per_region": ("terrain", "vp", "max"),
    "vp_most_figures": ("vp", "vp_tied"),
    "vp_hospitality": ("vp", "max"),
    "vp_per_weak_opponent": ("at_most_figures", "vp", "max"),
    "vp_per_region_abroad": ("vp", "max"),
    "vp_copy_level5": (),
}


def bonus_of(s: State, seat: int, faction: int, places: Places) -> int:
    """What this faction's level 5 would be worth to this seat."""
    name, args = parsed(s.t.abilities[faction][LAST_LEVEL - 1])
    if name == "vp_copy_level5" and faction != s.faction[seat]:
        return 0
    return BONUSES[name](s, seat, places, args)


def check_bonuses(t: Tables, where: str) -> None:
    """Refuse level 5 effects of a pack that name no bonus, or the wrong figures for it."""
    for faction in t.abilities:
        effect = faction[LAST_LEVEL - 1]
        name, args = parsed(effect)
        if name not in BONUSES:
            raise BadInput(f"{where}: no bonus {name!r}; there are: {', '.join(BONUSES)}")
        if sorted(args) != sorted(FIGURES_OF[name]):
            takes = ", ".join(FIGURES_OF[name]) or "nothing"
            raise BadInput(f"{where}: effect {effect!r}: {name} takes {takes}")
        for key, value in args.items():
            names = (*TERRAINS[:WATER], "water_or_touching_water")
            known = {"terrain": names, "resource": RESOURCES}.get(key, ())
            if value not in known and not (not known and value.isdigit() and int(value) > 0):
                raise BadInput(f"{where}: effect {effect!r}: {key} cannot be {value!r}")
