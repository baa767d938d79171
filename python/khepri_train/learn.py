"""One round of learning from experience: proximal policy optimisation, and judgements by what came."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch.nn import functional

from .net import Net, from_table, masked, seated, there
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


def learn(
    net: Net,
    mean: Net | None,
    optimizer: torch.optim.Optimizer,
    experiences: list[Experience],
    recipe: Recipe,
    autocast: Autocast,
) -> dict[str, float]:
    """Takes in all experience; what it prints is the mean over the minibatches."""
    sums: dict[str, torch.Tensor] = {}
    count = 0
    rescale(experiences, recipe.by_players)
    rounds = 0
    for _ in range(recipe.rounds):
        rounds += 1
        before, moved = count, torch.zeros(())
        for part in minibatches(experiences, recipe.minibatch):
            parts = losses(net, mean, part, recipe, autocast)
            optimizer.zero_grad(set_to_none=True)
            parts["loss"].backward()
            parts["grip"] = torch.nn.utils.clip_grad_norm_(net.parameters(), recipe.grip)
            optimizer.step()
            count += 1
            moved = moved.to(parts["loss"].device) + parts["divergence"].detach()
            for name, value in parts.items():
                sums[name] = sums.get(name, torch.zeros_like(value)) + value.detach()
        if recipe.divergence > 0 and float(moved) / max(1, count - before) > recipe.divergence:
            break
    return {name: float(value) / count for name, value in sums.items()} | {"rounds": float(rounds)}


def rescale(experiences: list[Experience], by_players: bool) -> None:
    """Brings the advantages of the net that learns to mean 0 and width 1."""
    trained = torch.cat([one.advantages[one.trained] for one in experiences])
    if not by_players:
        mean, width = trained.mean(), trained.std().clamp_min(1e-4)
        for one in experiences:
            one.advantages = (one.advantages - mean) / width
        return
    players = torch.cat([one.players[one.trained] for one in experiences])
    for number in players.unique():
        of_these = trained[players == number]
        mean, width = of_these.mean(), of_these.std().clamp_min(1e-4)
        for one in experiences:
            one.advantages = torch.where(one.players == number, (one.advantages - mean) / width, one.advantages)


def minibatches(experiences: list[Experience], size: int) -> Iterator[Experience]:
    """All decisions once, in parts; every part holds some of each group, for groups may differ in what they play."""
    each = max(1, size // len(experiences))
    orders = [torch.randperm(len(one), device=one.actions.device).split(each) for one in experiences]
    for number in range(max(len(order) for order in orders)):
        given = [one.take(order[number]) for one, order in zip(experiences, orders, strict=True) if number < len(order)]
        yield given[0] if len(given) == 1 else Experience.joined(given)


def losses(net: Net, mean: Net | None, part: Experience, recipe: Recipe, autocast: Autocast) -> dict[str, torch.Tensor]:
    """What is to become smaller, and what tells how it goes. Advantages are on one scale already."""
    trained = part.trained.float()
    weight = trained / trained.sum().clamp_min(1)
    seen = part.observations.float()
    with autocast():
        logits, shares, points = net(seen)
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
    loss = policy - recipe.entropy * entropy + recipe.shares * share + recipe.points * point
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
