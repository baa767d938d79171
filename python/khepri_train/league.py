"""Other players: in some games all seats but one are an older self's, so that what once won is not forgotten.

In others they are a rival's, who learnt elsewhere: who only knows itself takes everybody for itself.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch

from .games import Group
from .net import Net

NOBODY = 255


@dataclass(frozen=True)
class Company:
    """Who sits with the net for a stretch of play."""

    older: Net | None = None
    rival: Net | None = None


class League:
    """Snapshots of the net, its rivals, and the games in which they sit."""

    def __init__(
        self,
        part: float,
        most: int,
        device: torch.device,
        seed: int = 0,
        rivals: Sequence[Net] = (),
        rival_part: float = 0.0,
    ):
        self.part = part
        self.most = most
        self.device = device
        self.rivals = rivals
        self.rival_part = rival_part
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

    def draw(self) -> Company:
        """A member by lot, later ones more often; and any rival."""
        older = None
        if self.members and self.part > 0:
            older = self.members[max(self.lots.randrange(len(self.members)) for _ in range(2))]
        rival = self.lots.choice(self.rivals) if self.rivals and self.rival_part > 0 else None
        return Company(older, rival)

    def older(self, games: int) -> slice:
        """In which of so many games older selves sit: the first ones."""
        return slice(0, int(games * self.part))

    def rivalled(self, games: int) -> slice:
        """In which of so many games rivals sit: those after them."""
        first = self.older(games).stop
        return slice(first, first + int(games * self.rival_part))

    def heroes(self, group: Group) -> torch.Tensor:
        """The seat of the net that learns where others sit; nobody's in the other games."""
        players = group.host["players"].to(self.device)
        heroes = torch.full_like(players, NOBODY)
        visited = slice(0, self.rivalled(len(players)).stop)
        heroes[visited] = by_lot(players[visited])
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
