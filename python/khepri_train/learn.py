"""One round of learning from experience: proximal policy optimisation, and judgements by what came."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import torch
from torch.nn import functional

from .net import Net, from_table, masked, seated, there
from .replay import Replayed
from .rollout import Autocast, Experience


@dataclass(frozen=True)
class Recipe:
    """How to learn."""

    rounds: int = 2
    """How often each decision is learnt from."""
    minibatch: int = 16_384
    clip: float = 0.2
    """Decisions that became more than so much likelier or rarer teach no more in that direction."""
    dual_clip: float = 0.0
    """What was bad and became more than so many times likelier teaches with a bounded force; 0: without bound."""
    entropy: float = 0.1
    """How much the net is kept from making up its mind."""
    anchor: float = 0.0
    """How much it is kept near its own mean over time."""
    shares: float = 1.0
    points: float = 0.25
    grip: float = 0.5
    """Gradients longer than this are shortened."""
    divergence: float = 0.0
    """A round that moved the policy further than this is the last one; 0: never."""
    by_players: bool = False
    """Whether advantages are brought to one scale at tables of each size, and not over all."""


class Learner:
    """A net and what it learns with: experience of always the same size, in parts."""

    def __init__(self, net: Net, mean: Net | None, optimizer: torch.optim.Optimizer, autocast: Autocast):
        self.net = net
        self.mean = mean
        self.optimizer = optimizer
        self.autocast = autocast
        self.device = next(net.parameters()).device
        self.entropy = torch.zeros((), device=self.device)
        self.sums: dict[str, torch.Tensor] = {}
        self.rows = torch.zeros(0, dtype=torch.long)
        self.experience: Experience | None = None
        self.learning: Replayed | None = None

    def learn(self, experience: Experience, recipe: Recipe) -> dict[str, float]:
        """Takes in all experience; what it tells is the mean over the parts. Only the entropy's weight may change."""
        if self.experience is None:
            self.begin(experience, recipe)
        elif self.experience is not experience:
            self.experience.fill(experience)
        known, learning = self.experience, self.learning
        assert known is not None and learning is not None
        self.entropy.fill_(recipe.entropy)
        for value in self.sums.values():
            value.zero_()
        credit = float(known.advantages[known.trained].std())
        rescale(known, recipe.by_players)
        count = rounds = 0
        for _ in range(recipe.rounds):
            rounds += 1
            before, moved = count, self.told("divergence")
            for rows in parts(len(known), recipe.minibatch, self.device):
                self.rows.copy_(rows)
                learning()
                count += 1
            if recipe.divergence > 0 and (self.told("divergence") - moved) / (count - before) > recipe.divergence:
                break
        told = {name: float(value) / count for name, value in self.sums.items()}
        return told | {"rounds": float(rounds), "credit": credit}

    def begin(self, experience: Experience, recipe: Recipe) -> None:
        """Fixes what stays the same from now on."""
        self.experience = experience
        self.rows = torch.zeros(min(recipe.minibatch, len(experience)), dtype=torch.long, device=self.device)
        self.learning = Replayed(partial(self.step, recipe), self.device)

    def told(self, name: str) -> float:
        """The sum so far of what is told."""
        return float(self.sums[name]) if name in self.sums else 0.0

    def step(self, recipe: Recipe) -> None:
        """Learns from one part."""
        assert self.experience is not None
        part = self.experience.take(self.rows)
        told = losses(self.net, self.mean, part, recipe, self.entropy, self.autocast)
        self.optimizer.zero_grad(set_to_none=True)
        told["loss"].backward()
        told["grip"] = torch.nn.utils.clip_grad_norm_(self.net.parameters(), recipe.grip)
        self.optimizer.step()
        for name, value in told.items():
            if name not in self.sums:
                self.sums[name] = torch.zeros_like(value, requires_grad=False)
            self.sums[name] += value.detach()


def rescale(experience: Experience, by_players: bool) -> None:
    """Brings the advantages of the net that learns to mean 0 and width 1."""
    everywhere = torch.ones_like(experience.trained)
    for here in sizes(experience) if by_players else [everywhere]:
        of_these = experience.advantages[experience.trained & here]
        scaled = (experience.advantages - of_these.mean()) / of_these.std().clamp_min(1e-4)
        experience.advantages.copy_(torch.where(here, scaled, experience.advantages))


def sizes(experience: Experience) -> list[torch.Tensor]:
    """Which decisions are of tables of each size."""
    return [experience.players == number for number in experience.players.unique()]


def parts(decisions: int, size: int, device: torch.device) -> Iterator[torch.Tensor]:
    """All decisions, in any order, in parts of one size; the last part is filled up with some of the first."""
    size = min(size, decisions)
    order = torch.randperm(decisions, device=device)
    over = -decisions % size
    yield from torch.cat([order, order[:over]]).split(size)


def losses(
    net: Net, mean: Net | None, part: Experience, recipe: Recipe, weight_of_entropy: torch.Tensor, autocast: Autocast
) -> dict[str, torch.Tensor]:
    """What is to become smaller, and what tells how it goes. Advantages are on one scale already."""
    trained = part.trained.float()
    weight = trained / trained.sum().clamp_min(1)
    seen = part.observations.float()
    with autocast():
        logits, shares, points = net(seen, part.strangers)
    logs = torch.log_softmax(masked(logits, part.masks), -1)
    log = logs.gather(-1, part.actions[:, None]).squeeze(-1)
    ratio = (log - part.chances).exp()
    gain = torch.minimum(ratio * part.advantages, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * part.advantages)
    if recipe.dual_clip > 0:
        gain = torch.where(part.advantages < 0, torch.maximum(gain, recipe.dual_clip * part.advantages), gain)
    policy = -(gain * weight).sum()
    entropy = -((logs.exp() * logs.clamp_min(-30)).sum(-1) * weight).sum()
    share, point = judged(shares, points, part)
    told = {"policy": policy, "entropy": entropy, "shares": share, "points": point}
    loss = policy - weight_of_entropy * entropy + recipe.shares * share + recipe.points * point
    if recipe.anchor > 0 and mean is not None:
        with torch.no_grad(), autocast():
            kept = torch.log_softmax(masked(mean.logits(seen), part.masks), -1)
        away = (logs.exp() * (logs.clamp_min(-30) - kept.clamp_min(-30))).sum(-1)
        told["anchor"] = (away * weight).sum()
        loss = loss + recipe.anchor * told["anchor"]
    told["clipped"] = (((ratio - 1).abs() > recipe.clip).float() * weight).sum()
    # Single decisions that became a thousand times likelier would hide what all the others did.
    told["divergence"] = (((ratio - 1) - (log - part.chances)).clamp_max(10) * weight).sum()
    return told | {"loss": loss}


def judged(shares: torch.Tensor, points: torch.Tensor, part: Experience) -> tuple[torch.Tensor, torch.Tensor]:
    """How far judgements are from what came: of shares, and of points."""
    wanted = from_table(part.shares, part.seats, part.players)
    share = -(wanted * seated(shares, part.players).clamp_min(-30)).sum(-1).mean()
    seats = there(part.players)
    off = functional.smooth_l1_loss(points, from_table(part.points, part.seats, part.players), reduction="none")
    return share, (off * seats).sum() / seats.sum()
