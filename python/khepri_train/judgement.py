"""The net's judgement: taught by how games of the finished net really end, and measured on games it has not seen."""

from __future__ import annotations

import json
import math
import time
from dataclasses import dataclass
from pathlib import Path

import torch
from torch.nn import functional

from .games import Group, Stepper, Terms
from .net import POINTS_SCALE, Net, from_table, seated
from .rollout import choose


class OnePerGame:
    """Keeps one position of every game, each as likely, until it is known how the game ends."""

    def __init__(self, group: Group):
        self.group = group
        device = group.device
        self.count = torch.zeros(group.games, device=device)
        self.kept: dict[str, torch.Tensor] = {}

    def look(self, seen: dict[str, torch.Tensor]) -> dict[str, torch.Tensor] | None:
        """Takes the present positions into account; gives the kept ones of the games that have just ended."""
        done = seen["done"].bool()
        ended = None
        if self.kept and bool(done.any()):
            ended = {name: tensor[done] for name, tensor in self.kept.items()}
            ended |= {"won": seen["shares"][done], "scored": seen["points"][done] / POINTS_SCALE}
        self.count[done] = 0
        self.count += 1
        new = torch.rand_like(self.count) * self.count < 1
        names = ("observations", "seats", "players")
        if not self.kept:
            self.kept = {name: seen[name].clone() for name in names}
        else:
            for name in names:
                self.kept[name][new] = seen[name][new]
        return ended


def positions(net: Net, game: str, players: tuple[int, ...], games: int, device, autocast, threads: int, seed: int):
    """Endlessly: positions of games that the net plays against itself by its likeliest action, with how they ended.

    The first game of every slot is left out: games that are short end first.
    """
    groups = [Group(Terms(game, players, {}), games // 2, seed + number, threads, device) for number in range(2)]
    keepers = [OnePerGame(group) for group in groups]
    fresh = [torch.ones(group.games, dtype=torch.bool, device=device) for group in groups]
    stepper = Stepper()
    waiting = [None, None]
    while True:
        for number, group in enumerate(groups):
            if waiting[number] is not None:
                waiting[number].result()
            seen = group.seen()
            done = seen["done"].bool()
            ended = keepers[number].look(seen)
            if ended is not None:
                counts = ~fresh[number][done]
                fresh[number][done] = False
                yield {name: tensor[counts] for name, tensor in ended.items()}
            with autocast():
                action, *_ = choose(net, seen, None, None, warmth=0)
            waiting[number] = stepper.start(group, action)


def teach(net: Net, game: str, players, minutes: float, games: int, device, autocast, threads: int, seed: int) -> int:
    """Teaches the two heads of judgement from outcomes alone; the policy and all below it stay as they are."""
    heads = [*net.shares.parameters(), *net.points.parameters()]
    for parameter in net.parameters():
        parameter.requires_grad_(False)
    for parameter in heads:
        parameter.requires_grad_(True)
    optimizer = torch.optim.Adam(heads, lr=1e-3)
    begun = time.monotonic()
    store: list[dict[str, torch.Tensor]] = []
    seen_games = 0
    for found in positions(net, game, players, games, device, autocast, threads, seed):
        part = (time.monotonic() - begun) / 60 / minutes
        if part >= 1:
            break
        store.append(found)
        seen_games += len(found["seats"])
        if sum(len(one["seats"]) for one in store) < 16_384:
            continue
        whole = {name: torch.cat([one[name] for one in store]) for name in store[0]}
        store.clear()
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * 0.5 * (1 + math.cos(math.pi * part))
        _, shares, points = net(whole["observations"])
        seats, number = whole["seats"], whole["players"]
        wanted = from_table(whole["won"], seats, number)
        loss = -(wanted * seated(shares, number).clamp_min(-30)).sum(-1).mean()
        there = torch.arange(points.shape[-1], device=device) < number[:, None]
        off = functional.smooth_l1_loss(points, from_table(whole["scored"], seats, number), reduction="none")
        loss = loss + 0.25 * (off * there).sum() / there.sum()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
    return seen_games


@dataclass
class Tenth:
    """Positions whose predicted win share lies in one tenth of the range."""

    low: float
    positions: int
    predicted: float
    real: float

    @property
    def off(self) -> float:
        return abs(self.predicted - self.real)


@torch.no_grad()
def reliability(net: Net, game: str, players, wanted: int, games: int, device, autocast, threads: int, seed: int) -> list[Tenth]:
    """Predicted and real win share of the seat to move, on at least so many positions, one a game."""
    predicted, real = [], []
    count = 0
    for found in positions(net, game, players, games, device, autocast, threads, seed):
        _, shares, _ = net(found["observations"])
        predicted.append(seated(shares, found["players"]).exp()[:, 0])
        real.append(found["won"].gather(-1, found["seats"].long()[:, None]).squeeze(-1))
        count += len(real[-1])
        if count >= wanted:
            break
    said, came = torch.cat(predicted), torch.cat(real)
    tenths = []
    for number in range(10):
        rows = (said * 10).long().clamp(0, 9) == number
        if bool(rows.any()):
            tenths.append(Tenth(number / 10, int(rows.sum()), float(said[rows].mean()), float(came[rows].mean())))
    return tenths


def picture(tenths: list[Tenth], path: Path, title: str) -> None:
    """The reliability picture: what was said against what came."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(5, 5))
    axes.plot([0, 1], [0, 1], color="#999", linewidth=1)
    sizes = [20 + 200 * tenth.positions / max(one.positions for one in tenths) for tenth in tenths]
    axes.scatter([one.predicted for one in tenths], [one.real for one in tenths], s=sizes, color="#c8102e", alpha=0.8)
    axes.set(xlabel="predicted win share", ylabel="real win share", title=title, xlim=(0, 1), ylim=(0, 1))
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)


def write(tenths: list[Tenth], path: Path) -> None:
    """The same as JSON."""
    path.write_text(json.dumps([one.__dict__ for one in tenths], indent=1) + "\n")
