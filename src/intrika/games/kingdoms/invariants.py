"""What always holds (specification, section 15); the fuzzer looks after every decision."""

from __future__ import annotations

from intrika.games.kingdoms.state import (
    ATTACKER,
    DEFENDER,
    NEUTRAL,
    UNIT,
    WHERE,
    WINNER,
    State,
)  # fmt: skip
from intrika.games.kingdoms.tables import (
    ALL_ACTIONS,
    ALL_PLACES,
    ALL_REGIONS,
    CROWN,
    FACE_OF,
    FIGURES,
    MOST,
    REGIONS,
    RUINS,
    SHIELDS,
    SWIMS,
    TOP_CASTLE,
    TOP_MAGIC,
)  # fmt: skip


def broken(s: State) -> str | None:
    """The first invariant that does not hold."""
    return _figures(s) or _places(s) or _counters(s) or _shields(s) or _tokens(s) or _wars(s)


def _figures(s: State) -> str | None:
    for seat, row in enumerate(s.figures):
        if len(row) > FIGURES or list(row) != sorted(row):
            return f"figures: seat {seat} has {len(row)} in play"
        if not row and s.turn:
            return f"figures: seat {seat} has none in play"
        for code in row:
            place = code >> 1
            if code & 1 and s.t.terrain[place] != RUINS:
                return f"posture: seat {seat} lies outside ruins"
            if FACE_OF[place] not in s.faces:
                return f"figures: seat {seat} stands on a face that is not in play"
            if place >= ALL_REGIONS and not s.powers[seat].walk & SWIMS:
                return f"water: seat {seat} cannot be there"
    if s.seats == 2 and s.lost >= 0 and s.neutrals + sum(s.beaten) != REGIONS:
        return "figures: the neutrals do not add up"
    return None


def _places(s: State) -> str | None:
    """`who` says what the figures say, and nobody crowds a place or a foreign region."""
    who = [0] * ALL_PLACES
    for seat, row in enumerate(s.figures):
        for code in row:
            who[code >> 1] += UNIT[seat]
    neutrals = 0
    for place in range(ALL_PLACES):
        neutral = s.who[place] & UNIT[NEUTRAL]
        neutrals += neutral > 0
        if who[place] + neutral != s.who[place]:
            return f"places: {place} is miscounted"
        count = sum([s.who[place] >> 2 * owner & 3 for owner in range(NEUTRAL + 1)])
        if count > 2:
            return f"places: {place} holds {count} figures"
        players = [seat for seat in range(s.seats) if s.who[place] >> 2 * seat & 3]
        if s.seats == 2 and len(players) == 2 and not (s.war and s.war[WHERE] == place):
            return f"places: two players share {place} in a game without alliances"
    return "figures: neutrals" if neutrals != s.neutrals else None


def _counters(s: State) -> str | None:
    if not all([0 <= units <= MOST for units in s.res]):
        return "counters: a resource is outside 0..9"
    if not all([0 <= level <= TOP_CASTLE for level in s.castle]):
        return "counters: a castle is outside 0..6"
    if not all([0 <= level <= TOP_MAGIC for level in s.magic]):
        return "counters: a magic level is outside 0..5"
    return None


def _shields(s: State) -> str | None:
    out = s.shields.bit_count()
    if out > SHIELDS or s.shields >> ALL_ACTIONS:
        return f"shields: {out} on the action card"
    if s.over and (out != SHIELDS or not s.final):
        return "end: the game is over before the fifth shield of a final phase"
    return None


def _tokens(s: State) -> str | None:
    """Face-down tokens lie only where no player's figure has come to stay."""
    if not s.exploring:
        return "tokens: there are none" if any(s.hidden) or any(s.marks) else None
    if s.crown >= 0 and (CROWN in s.hidden or CROWN in s.bag):
        return "tokens: two crowns"
    for place, token in enumerate(s.hidden):
        if token and (place >= ALL_REGIONS or s.marks[place]):
            return f"tokens: two at {place}, or one in water"
        if token and s.who[place] and not s.who[place] & UNIT[NEUTRAL]:
            return f"tokens: a figure stays at {place} beside a face-down token"
    return None


def _wars(s: State) -> str | None:
    """The two sides of a war share the contested region until the loser's figure is settled."""
    if not s.war:
        return None
    attacker, defender, place = s.war[ATTACKER], s.war[DEFENDER], s.war[WHERE]
    if attacker == defender:
        return "war: somebody fights alone"
    both = UNIT[attacker] + UNIT[defender]
    if s.war[WINNER] < 0 and s.who[place] != both:
        return "war: the two sides do not stand in the contested region"
    return None
