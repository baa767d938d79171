"""The net: what it sees is an observation, what it says is a policy, win shares and points for every seat."""

from __future__ import annotations

import math

import torch
from torch import nn

MAX_SEATS = 5
POINTS_SCALE = 20.0
"""Points are learnt in these units, so that they weigh about as much as win shares."""


class Net(nn.Module):
    """A plain stack of layers: small enough to answer in microseconds on any processor."""

    def __init__(self, observation: int, actions: int, hidden: tuple[int, ...] = (1024, 512, 512)):
        super().__init__()
        self.sizes = (observation, *hidden)
        self.actions = actions
        self.body = nn.ModuleList(nn.Linear(a, b) for a, b in zip(self.sizes, self.sizes[1:]))
        self.policy = nn.Linear(hidden[-1], actions)
        self.shares = nn.Linear(hidden[-1], MAX_SEATS)
        self.points = nn.Linear(hidden[-1], MAX_SEATS)
        for layer in self.body:
            nn.init.orthogonal_(layer.weight, math.sqrt(2))
            nn.init.zeros_(layer.bias)
        for head, gain in ((self.policy, 0.01), (self.shares, 0.1), (self.points, 0.1)):
            nn.init.orthogonal_(head.weight, gain)
            nn.init.zeros_(head.bias)

    def forward(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Logits of the actions, logits of the win shares, and points, seats counted from the one that looks."""
        x = observation
        for layer in self.body:
            x = torch.relu(layer(x))
        # The heads in full precision: what a judgement changes from step to step is smaller than half of it can tell.
        with torch.autocast(x.device.type, enabled=False):
            x = x.float()
            return self.policy(x), self.shares(x), self.points(x)


def masked(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """The logits with what is not legal out of reach."""
    return logits.masked_fill(mask == 0, -1e9)


def seated(logits: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """Log win shares of the seats there are; the others get nothing."""
    seats = torch.arange(MAX_SEATS, device=logits.device)
    return torch.log_softmax(logits.masked_fill(seats >= players[:, None], -1e9), dim=-1)


def to_table(values: torch.Tensor, seat: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """Values by distance from the seat that looks, put in the order of the table."""
    return values.gather(-1, turned(seat, players, -1))


def from_table(values: torch.Tensor, seat: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """Values in the order of the table, put by distance from the seat that looks."""
    return values.gather(-1, turned(seat, players, 1))


def turned(seat: torch.Tensor, players: torch.Tensor, way: int) -> torch.Tensor:
    """Where each of the five places finds its value; places without a seat keep their own."""
    places = torch.arange(MAX_SEATS, device=seat.device).expand(*seat.shape, MAX_SEATS)
    seat, players = seat.long()[..., None], players.long()[..., None]
    return torch.where(places < players, (places + way * seat) % players, places)
