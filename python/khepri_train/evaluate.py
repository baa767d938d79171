"""How strong a net is: games against a full table of one of the program's own bots, the net in every chair in turn."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any

import torch

from .games import Group, Terms
from .net import Net
from .rollout import Autocast, choose


@dataclass
class Strength:
    """What came of a match."""

    field: str
    players: int
    games: int
    win_share: float
    half_width: float
    """Half of the 95 % interval."""

    @property
    def times_fair(self) -> float:
        """How many times its fair share the net won."""
        return self.win_share * self.players

    def row(self) -> dict[str, Any]:
        """For a log."""
        return asdict(self) | {"times_fair": self.times_fair}


@torch.no_grad()
def against(
    net: Net,
    game: str,
    players: int,
    field: str,
    games: int,
    device: torch.device,
    autocast: Autocast,
    threads: int,
    seed: int,
    options: dict[str, str] | None = None,
) -> Strength:
    """Plays so many games with the likeliest action.

    As many games run side by side as are asked for, and each counts the first one it ends: short games are not
    counted more often than long ones.
    """
    group = Group(Terms(game, (players,), options or {}, field, 1.0), games, seed, threads, device)
    counted = torch.zeros(games, dtype=torch.bool, device=device)
    won = torch.zeros(games, device=device)
    seen = group.seen()
    while not bool(counted.all()):
        with autocast():
            action, *_ = choose(net, seen, warmth=0)
        # The next game of a slot has its hero in another chair: what ended belongs to the one before.
        heroes = seen["heroes"].long()
        group.step(action.cpu().numpy().astype("uint16"))
        seen = group.seen()
        first = seen["done"].bool() & ~counted
        won[first] = seen["shares"].gather(-1, heroes[:, None]).squeeze(-1)[first]
        counted |= first
    mean = float(won.mean())
    return Strength(field, players, games, mean, 1.96 * float(won.std()) / math.sqrt(games))
