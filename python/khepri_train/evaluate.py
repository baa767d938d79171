"""How strong a net is: games against a full table of one of the program's own bots, the net in every chair in turn."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass

import torch

from .games import Group, Terms
from .net import Net
from .rollout import choose


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
        return self.win_share * self.players

    def row(self) -> dict:
        return asdict(self) | {"times_fair": self.times_fair}


@torch.no_grad()
def against(
    net: Net, game: str, players: int, field: str, games: int, device: torch.device, autocast, threads: int, seed: int
) -> Strength:
    """Plays at least so many games with the likeliest action.

    As many games run side by side as are asked for, and each counts the first one it ends: short games are not
    counted more often than long ones.
    """
    group = Group(Terms(game, (players,), {}, field, 1.0), games, seed, threads, device)
    counted = torch.zeros(games, dtype=torch.bool, device=device)
    won = torch.zeros(games, device=device)
    while not bool(counted.all()):
        seen = group.seen()
        with autocast():
            action, *_ = choose(net, seen, None, None, warmth=0)
        heroes = seen["heroes"].long()
        group.step(action.cpu().numpy().astype("uint16"))
        after = group.seen()
        first = after["done"].bool() & ~counted
        won[first] = after["shares"].gather(-1, heroes[:, None]).squeeze(-1)[first]
        counted |= first
    mean = float(won.mean())
    return Strength(field, players, games, mean, 1.96 * float(won.std()) / math.sqrt(games))
