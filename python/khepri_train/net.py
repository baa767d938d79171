"""The net: what it sees is an observation, what it says is a policy, win shares and points for every seat."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import torch
from torch import nn

MAX_SEATS = 5
POINTS_SCALE = 20.0
"""Points are learnt in these units, so that they weigh about as much as win shares."""
ADVICE = 8.0
"""How much a net that knows nothing yet listens to the quick player: it does as that would in most decisions."""


class DoesNotFit(ValueError):
    """A net is wider than the one that is to answer as it does, or has other layers."""


class Net(nn.Module):
    """A plain stack of layers: small enough to answer in microseconds on any processor.

    With `judge`, the judgements have a stack of their own beside it: what is learnt for one does not disturb the other,
    and either can be asked without the other. With `strangers`, they can be told that players of another kind sit at
    the table, who play better or worse; whoever does not tell is told what is so among players like the net.

    With `advised`, observations end with what the quick player thinks of every action. The policy begins with that and
    learns where to do otherwise.
    """

    def __init__(
        self,
        observation: int,
        actions: int,
        hidden: Sequence[int],
        judge: Sequence[int] = (),
        strangers: bool = False,
        advised: bool = False,
    ):
        super().__init__()
        if judge and len(judge) != len(hidden):
            raise ValueError(f"the stacks need as many layers each: {list(hidden)} and {list(judge)}")
        if strangers and not judge:
            raise ValueError("judgements among strangers need a stack of their own")
        self.sizes = (observation, *hidden)
        self.judge_sizes = (observation, *judge) if judge else ()
        self.actions = actions
        self.body = stack(self.sizes)
        self.judge = stack(self.judge_sizes)
        self.strangers = nn.Parameter(torch.zeros(judge[0])) if strangers else None
        self.advice = nn.Parameter(torch.tensor([ADVICE])) if advised else None
        last = judge[-1] if judge else hidden[-1]
        self.policy = nn.Linear(hidden[-1], actions)
        self.shares = nn.Linear(last, MAX_SEATS)
        self.points = nn.Linear(last, MAX_SEATS)
        for head, gain in ((self.policy, 0.01), (self.shares, 0.1), (self.points, 0.1)):
            nn.init.orthogonal_(head.weight, gain)
            nn.init.zeros_(head.bias)

    def forward(
        self, observation: torch.Tensor, strangers: torch.Tensor | None = None
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Logits of the actions, logits of the win shares, and points, seats counted from the one that looks."""
        x = through(self.body, observation)
        y = through(self.judge, observation, self.among(strangers)) if self.judge_sizes else x
        # The heads in full precision: what a judgement changes from step to step is smaller than half of it can tell.
        with torch.autocast(x.device.type, enabled=False):
            x, y = x.float(), y.float()
            return self.listening(self.policy(x), observation), self.shares(y), self.points(y)

    def judgement(
        self, observation: torch.Tensor, strangers: torch.Tensor | None = None
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of the win shares, and points, alone."""
        y = through(self.judge if self.judge_sizes else self.body, observation, self.among(strangers))
        with torch.autocast(y.device.type, enabled=False):
            y = y.float()
            return self.shares(y), self.points(y)

    def among(self, strangers: torch.Tensor | None) -> torch.Tensor | None:
        """What the first layer of the judgements gets beside the observations where strangers sit."""
        if strangers is None or self.strangers is None:
            return None
        return strangers.float()[:, None] * self.strangers

    @torch.no_grad()
    def take_over(self, other: Net) -> None:
        """Answers as another net of as many layers does, none of them wider; what is new says nothing at first."""
        mine, theirs = self.state_dict(), other.state_dict()
        mine.pop("strangers", None)
        if mine.keys() != theirs.keys() or any(
            given > own for name in theirs for given, own in zip(theirs[name].shape, mine[name].shape, strict=True)
        ):
            raise DoesNotFit(f"a net of {other.shape()} does not fit into one of {self.shape()}")
        for name, given in theirs.items():
            own = mine[name]
            if given.dim() == 2:
                # What was there does not listen to what is new.
                own[: given.shape[0], given.shape[1] :] = 0
                own[: given.shape[0], : given.shape[1]] = given
            else:
                own[: len(given)] = given

    def shape(self) -> str:
        """The layers, for a message."""
        return " and ".join("-".join(map(str, sizes[1:])) for sizes in (self.sizes, self.judge_sizes) if sizes)

    def logits(self, observation: torch.Tensor) -> torch.Tensor:
        """Logits of the actions alone."""
        x = through(self.body, observation)
        with torch.autocast(x.device.type, enabled=False):
            return self.listening(self.policy(x.float()), observation)

    def listening(self, policy: torch.Tensor, observation: torch.Tensor) -> torch.Tensor:
        """The policy together with what the quick player thinks, where observations tell."""
        if self.advice is None:
            return policy
        return policy + self.advice * observation[..., -self.actions :].float()


def stack(sizes: Sequence[int]) -> nn.ModuleList:
    """Layers one on the other."""
    layers = nn.ModuleList()
    for inputs, outputs in itertools.pairwise(sizes):
        layer = nn.Linear(inputs, outputs)
        nn.init.orthogonal_(layer.weight, math.sqrt(2))
        nn.init.zeros_(layer.bias)
        layers.append(layer)
    return layers


def through(layers: nn.ModuleList, x: torch.Tensor, beside: torch.Tensor | None = None) -> torch.Tensor:
    """What comes out at the top; `beside` is added to what the first layer says."""
    for number, layer in enumerate(layers):
        x = layer(x)
        if number == 0 and beside is not None:
            x = x + beside
        x = torch.relu(x)
    return x


def masked(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """The logits with what is not legal out of reach."""
    return logits.masked_fill(mask == 0, -1e9)


def there(players: torch.Tensor) -> torch.Tensor:
    """Which of the five places have a seat."""
    return torch.arange(MAX_SEATS, device=players.device) < players[..., None]


def seated(logits: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """Log win shares of the seats there are; the others get nothing."""
    return torch.log_softmax(logits.masked_fill(~there(players), -1e9), dim=-1)


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
