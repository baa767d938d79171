"""How strong a net is: games against a full table of a bot or of other weights, the net in every chair in turn."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from .checkpoint import read_weights
from .games import Group, Terms
from .net import Net
from .rollout import Autocast, Guest, choose


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


def field_of(said: str) -> str | Path:
    """Whom somebody means: a file of weights, or a bot of the program."""
    return Path(said) if said.endswith(".safetensors") else said


def check_field(field: str | Path, game: str, players: int) -> None:
    """Raises now what a match against it would raise in the middle of a training."""
    if isinstance(field, Path):
        read_weights(field, game)
    else:
        Group(Terms(game, (players,), {}, field, 1.0), 1, 1, 1, torch.device("cpu"))


def against(
    net: Net,
    game: str,
    players: int,
    field: str | Path,
    games: int,
    device: torch.device,
    autocast: Autocast,
    threads: int,
    seed: int,
    options: dict[str, str] | None = None,
) -> Strength:
    """Plays so many games with the likeliest action, against a bot of the program or against other weights."""
    bot, other = (field, None) if isinstance(field, str) else (None, read_weights(field, game).to(device))
    terms = Terms(game, (players,), options or {}, bot, 1.0 if bot else 0.0)
    won = first_games(net, other, Group(terms, games, seed, threads, device), players, autocast)
    return Strength(str(field), players, games, float(won.mean()), 1.96 * float(won.std()) / math.sqrt(games))


@torch.no_grad()
def first_games(net: Net, other: Net | None, group: Group, players: int, autocast: Autocast) -> torch.Tensor:
    """What the net won in the first game that every slot ends: long games count as often as short ones."""
    counted = torch.zeros(group.games, dtype=torch.bool, device=group.device)
    won = torch.zeros(group.games, device=group.device)
    chairs = torch.arange(group.games, device=group.device) % players
    seen = group.seen()
    while not bool(counted.all()):
        # The next game of a slot has its hero in another chair: what ended belongs to the one before.
        heroes = chairs if other is not None else seen["heroes"].long()
        guests = [Guest(other, slice(0, group.games), heroes != seen["seats"])] if other is not None else []
        with autocast():
            action, *_ = choose(net, seen, guests, warmth=0)
        group.step(action.cpu().numpy().astype("uint16"))
        seen = group.seen()
        first = seen["done"].bool() & ~counted
        won[first] = seen["shares"].gather(-1, heroes[:, None]).squeeze(-1)[first]
        counted |= first
    return won
