"""One round of learning from experience: proximal policy optimisation, and judgements by what came."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch.nn import functional

from .net import Net, from_table, masked, seated
from .rollout import Experience


@dataclass(frozen=True)
class Recipe:
    """How to learn."""

    rounds: int = 2
    minibatch: int = 65_536
    clip: float = 0.2
    entropy: float = 0.01
    shares: float = 1.0
    points: float = 0.25
    grip: float = 0.5
    """Gradients longer than this are shortened."""


def learn(net: Net, optimizer, experiences: list[Experience], recipe: Recipe, autocast) -> dict[str, float]:
    """Takes in all experience; what it prints is the mean over the minibatches."""
    sums: dict[str, torch.Tensor] = {}
    count = 0
    spread = torch.cat([one.advantages[one.trained] for one in experiences])
    mean, width = spread.mean(), spread.std().clamp_min(1e-4)
    for _ in range(recipe.rounds):
        for one in experiences:
            order = torch.randperm(len(one.actions), device=one.actions.device)
            for rows in order.split(recipe.minibatch):
                parts = losses(net, one, rows, mean, width, recipe, autocast)
                optimizer.zero_grad(set_to_none=True)
                parts["loss"].backward()
                parts["grip"] = torch.nn.utils.clip_grad_norm_(net.parameters(), recipe.grip)
                optimizer.step()
                count += 1
                for name, value in parts.items():
                    sums[name] = sums.get(name, 0) + value.detach()
    return {name: float(value) / count for name, value in sums.items()}


def losses(net: Net, one: Experience, rows: torch.Tensor, mean, width, recipe: Recipe, autocast) -> dict[str, torch.Tensor]:
    seats, players, trained = one.seats[rows], one.players[rows], one.trained[rows].float()
    with autocast():
        logits, shares, points = net(one.observations[rows].float())
    logs = torch.log_softmax(masked(logits, one.masks[rows]), -1)
    log = logs.gather(-1, one.actions[rows][:, None]).squeeze(-1)
    ratio = (log - one.chances[rows]).exp()
    advantage = (one.advantages[rows] - mean) / width
    gain = torch.minimum(ratio * advantage, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * advantage)
    weight = trained / trained.sum().clamp_min(1)
    policy = -(gain * weight).sum()
    entropy = -((logs.exp() * logs.clamp_min(-30)).sum(-1) * weight).sum()
    wanted = from_table(one.shares[rows], seats, players)
    share = -(wanted * seated(shares, players).clamp_min(-30)).sum(-1).mean()
    there = torch.arange(points.shape[-1], device=points.device) < players[:, None]
    off = functional.smooth_l1_loss(points, from_table(one.points[rows], seats, players), reduction="none")
    point = (off * there).sum() / there.sum()
    loss = policy - recipe.entropy * entropy + recipe.shares * share + recipe.points * point
    moved = ((ratio - 1).abs() > recipe.clip).float().mean()
    away = ((ratio - 1) - (log - one.chances[rows])).mean()
    return {
        "loss": loss, "policy": policy, "entropy": entropy, "shares": share, "points": point,
        "clipped": moved, "divergence": away,
    }
