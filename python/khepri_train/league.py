"""Older selves: in some games all seats but one are played by one of them, so that what once won is not forgotten."""

from __future__ import annotations

import copy
import random
from typing import Any

import torch

from .games import Group
from .net import Net

NOBODY = 255


class League:
    """Snapshots of the net, and the games in which they sit."""

    def __init__(self, part: float, most: int, device: torch.device, seed: int = 0):
        self.part = part
        self.most = most
        self.device = device
        self.members: list[Net] = []
        self.lots = random.Random(seed)

    def admit(self, net: Net) -> None:
        """Takes a snapshot in; past the most, one by lot goes, never the first or the last.

        The first should have learnt something: games against any play teach nothing, and are too easy to judge.
        """
        snapshot = copy.deepcopy(net).eval().requires_grad_(False)
        self.members.append(snapshot)
        if len(self.members) > self.most:
            self.members.pop(self.lots.randrange(1, len(self.members) - 1) if self.most > 1 else 0)

    def draw(self) -> Net | None:
        """A member by lot; later ones more often."""
        if not self.members or self.part <= 0:
            return None
        return self.members[max(self.lots.randrange(len(self.members)) for _ in range(2))]

    def number(self, games: int) -> int:
        """In how many of these games older selves sit: the first ones."""
        return int(games * self.part)

    def heroes(self, group: Group) -> torch.Tensor:
        """The seat of the net that learns where older selves sit; nobody's in the other games."""
        players = group.host["players"].to(self.device)
        heroes = torch.full_like(players, NOBODY)
        number = self.number(len(players))
        heroes[:number] = by_lot(players[:number])
        return heroes

    def again(self, heroes: torch.Tensor, done: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
        """Where a game began anew, the learner gets a seat by lot."""
        return torch.where(done & (heroes != NOBODY), by_lot(players), heroes)

    def kept(self) -> dict[str, Any]:
        """The snapshots and the lots, for a checkpoint."""
        return {"members": [one.state_dict() for one in self.members], "lots": list(self.lots.getstate()[1])}

    def restore(self, kept: dict[str, Any], like: Net) -> None:
        """Goes on with what `kept` gave; `like` is any net of the same shape."""
        self.members.clear()
        for weights in kept["members"]:
            member = copy.deepcopy(like).eval().requires_grad_(False)
            member.load_state_dict(weights)
            self.members.append(member)
        self.lots.setstate((3, tuple(kept["lots"]), None))


def by_lot(players: torch.Tensor) -> torch.Tensor:
    """A seat of each game, each as likely."""
    return (torch.rand(len(players), device=players.device) * players).floor().to(torch.uint8)
