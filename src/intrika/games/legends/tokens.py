"""Tokens on regions: placing them before the game, taking them, looking at them (§9.1-§9.3)."""

from __future__ import annotations

from typing import Any, ClassVar

from intrika.core.action import Action
from intrika.core.agenda import Step
from intrika.core.chance import shuffled
from intrika.core.refusal import Refusal, refusal
from intrika.games.legends import events
from intrika.games.legends.actions import TOKEN_IN, UNUSED
from intrika.games.legends.cards import (
    BANDITS,
    CITADEL,
    CITADELS,
    DISCOVERIES,
    DRAGON,
    DRAGON_ARMIES,
    ENCOUNTERS,
    HIDDEN,
    NO_TOKEN,
    PORTAL,
    SHELTER,
    SHELTER_ARMIES,
    SPRING,
    SPRING_ELIXIRS,
    STABLE,
    STABLE_POINTS,
    SWAMP,
    TOKENS,
    TOLL,
    TREASURE,
    TREASURE_COINS,
)  # fmt: skip
from intrika.games.legends.setup_choice import SetupChoice, decide
from intrika.games.legends.state import NOWHERE, State, armies_in, controller, set_token


def tokens_to_place(options: dict[str, Any]) -> list[int]:
    """What the modules in play put on the map, in the order of R-29, as it looks."""
    made: list[int] = []
    if options["swamp"]:
        made += [HIDDEN] * (len(DISCOVERIES) + 1)
    elif options["discoveries"]:
        made += DISCOVERIES
    if options["citadels"]:
        made += [CITADEL] * CITADELS
    if options["encounters"]:
        made += ENCOUNTERS
    return made


class PlaceTokens(Step):
    """The next token, if there is one; the face-down ones are shuffled before the first (R-29)."""

    __slots__ = ("index",)
    index: int

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, s: State) -> None:
        tokens = tokens_to_place(s.setup.options)
        i = self.index
        if i == 0 and s.setup.options["swamp"]:
            s.stock = tuple(shuffled(s, [*DISCOVERIES, SWAMP]))
        if i >= len(tokens):
            return
        token = tokens[i]
        after = NOWHERE
        if i > 0 and tokens[i - 1] == token:
            placed = [r for r, t in enumerate(s.token_at) if is_of_kind(t, token)]
            after = placed[-1]
        more = tokens[i + 1 :].count(token)
        s.agenda.append(PlaceTokens(i + 1))
        decide(s, ChooseTokenRegion(s.setup_player, token, after, more))


def is_of_kind(token: int, shown: int) -> bool:
    """Does a token on the map look like this one?"""
    return token == shown or (shown == HIDDEN and (token in DISCOVERIES or token == SWAMP))


class ChooseTokenRegion(SetupChoice):
    """A region without a token (§4.7). Tokens that look alike go in the order of the map."""

    __slots__ = ("after", "more", "token")
    name: ClassVar[str] = "setup-token"
    clause: ClassVar[str] = "§4.7"
    kinds: ClassVar[tuple[str, ...]] = ("token",)
    token: int  # as it looks
    after: int  # the last region of its kind, or NOWHERE
    more: int  # how many of its kind are still to come

    def __init__(self, seat: int, token: int, after: int, more: int) -> None:
        self.seat = seat
        self.token = token
        self.after = after
        self.more = more

    def may_stay_away(self) -> bool:
        """Dragon, bandits and the pair of portals need not be used (R-31)."""
        if self.token == PORTAL:
            return self.after == NOWHERE
        return self.token in (DRAGON, BANDITS)

    def legal(self, s: State) -> list[Action]:
        regions = s.map.regions
        made = [TOKEN_IN[regions[r]] for r, t in enumerate(s.token_at) if t == NO_TOKEN]
        return [*made, UNUSED] if self.may_stay_away() else made

    def options(self, s: State, seat: int) -> list[Action]:
        free = [r for r, t in enumerate(s.token_at) if t == NO_TOKEN and r > self.after]
        free = free[: len(free) - self.more]
        made = [TOKEN_IN[s.map.regions[r]] for r in free]
        return [*made, UNUSED] if self.may_stay_away() else made

    def choose(self, s: State, seat: int, a: Action) -> None:
        s.agenda.pop()
        if a is UNUSED:
            if self.token == PORTAL:
                s.agenda[-1] = PlaceTokens(tokens_to_place(s.setup.options).index(PORTAL) + 2)
            if s.log is not None:
                s.log.append(events.TokenUnused(self.token))
            return
        region = s.map.local[a.arg - 1]
        token = self.token
        if token == HIDDEN:
            token = s.stock[0]
            s.stock = s.stock[1:]
        set_token(s, region, token)
        if token == DRAGON:
            s.dragon = region
        elif token == BANDITS:
            s.bandits = region
        elif token == PORTAL:
            s.portals += (region,)
            if len(s.portals) == 2:
                s.map = s.map.with_portals(s.tables, s.portals[0], s.portals[1])
        if s.log is not None:
            s.log.append(events.TokenPlaced(self.token, a.arg - 1))

    def refuse(self, s: State, seat: int, a: Action) -> Refusal | None:
        if a is UNUSED:
            used = self.token not in (DRAGON, PORTAL, BANDITS)
            if used or (self.token == PORTAL and len(s.portals) == 1):
                clause = "R-31" if self.token == PORTAL else "§4.7"
                return refusal(clause, "token-required", token=self.token)
            return None
        region = s.map.local[a.arg - 1]
        if region < 0:
            return refusal("§3.2", "not-on-map", region=a.arg - 1)
        there = s.token_at[region]
        if there != NO_TOKEN:
            looks = HIDDEN if s.setup.options["swamp"] and is_of_kind(there, HIDDEN) else there
            return refusal("§4.7", "region-has-token", region=a.arg - 1, token=looks)
        if region <= self.after:
            last = s.map.regions[self.after]
            return refusal("§4.7", "token-order", token=self.token, region=a.arg - 1, origin=last)
        if s.token_at[region + 1 :].count(NO_TOKEN) < self.more:
            return refusal(
                "§4.7", "token-room", token=self.token, region=a.arg - 1, count=self.more
            )
        return None

    def describe(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "token": TOKENS[self.token]}


# -- during the game -----------------------------------------------------------------------------


def take_token(s: State, seat: int, region: int) -> None:
    """The first city in a region wins its discovery, which works at once (§9.1, R-19, R-33)."""
    token = s.token_at[region]
    if token not in DISCOVERIES and token != SWAMP:
        return
    if s.setup.options["swamp"]:
        s.shown += 1
        s.known = s.known[:region] + (0,) + s.known[region + 1 :]
    set_token(s, region, NO_TOKEN)
    s.tokens[seat] += (token,)
    if s.log is not None:
        s.log.append(events.TokenTaken(seat, s.map.regions[region], token))
    if token == SPRING:
        s.elixirs[seat] += SPRING_ELIXIRS
    elif token == SHELTER:
        s.extra_armies[seat] += SHELTER_ARMIES
    elif token == STABLE:
        s.extra_moves[seat] += STABLE_POINTS
    elif token == TREASURE:
        s.coins[seat] += TREASURE_COINS
        if s.log is not None:
            s.log.append(events.CoinsGained(seat, TREASURE_COINS))


def has_toll(s: State, seat: int, region: int) -> bool:
    """May this seat bring an army here, as far as the bandits are concerned (R-22)?"""
    return region != s.bandits or s.coins[seat] >= TOLL


def army_arrives(s: State, seat: int, region: int) -> None:
    """An army comes into a region: it pays the bandits and may slay the dragon (§9.3)."""
    s.armies[seat * s.map.n + region] += 1
    if region == s.bandits:
        s.coins[seat] -= TOLL
        if s.log is not None:
            s.log.append(events.TollPaid(seat, s.map.regions[region], TOLL))
    elif region == s.dragon:
        wake_dragon(s, seat, region)


def wake_dragon(s: State, seat: int, region: int) -> None:
    """An army has come to the dragon: the seventh one slays it (§9.3, R-21)."""
    if armies_in(s, region) >= DRAGON_ARMIES:
        s.dragon = NOWHERE
        set_token(s, region, NO_TOKEN)
        s.tokens[seat] += (DRAGON,)
        if s.log is not None:
            s.log.append(events.TokenTaken(seat, s.map.regions[region], DRAGON))


def peek(s: State, seat: int) -> None:
    """Look at the face-down tokens in the regions one controls (R-20)."""
    for region, token in enumerate(s.token_at):
        if s.known[region] >> seat & 1 or not is_of_kind(token, HIDDEN):
            continue
        if controller(s, region) == seat:
            seen = s.known[region] | 1 << seat
            s.known = s.known[:region] + (seen,) + s.known[region + 1 :]
            s.shown += 1
            if s.log is not None:
                s.log.append(events.TokenSeen(seat, s.map.regions[region], token))
