"""What a seat does not see of the others, but who judges may: running totals that only add up what was public.

Whether a position is won depends on them, so judgements that see them credit decisions far better. The policy must
do without, as in the games it will be used in.
"""

from __future__ import annotations

from dataclasses import dataclass

import khepri


@dataclass(frozen=True)
class Veil:
    """What is veiled in games as they are usually played."""

    open: dict[str, str]
    """The options that lift it; nothing else of the game changes with them."""
    endings: tuple[str, ...]
    """How the names of the numbers end that are nought for the others while it is down."""


VEILS = {"ra": Veil({"scores": "open"}, ("score is seen", "score / 40"))}


def lifted(game: str) -> dict[str, str]:
    """The options under which everything is seen."""
    return VEILS[game].open if game in VEILS else {}


def columns(game: str) -> tuple[int, ...]:
    """The places in an observation that a veil covers: those of all seats but the one that looks."""
    if game not in VEILS:
        return ()
    names = enumerate(khepri.features(game).observation)
    return tuple(at for at, name in names if name.endswith(VEILS[game].endings) and not name.startswith("seat +0"))
