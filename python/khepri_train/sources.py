"""Where experience comes from: games played by this process, or by many on a Ray cluster."""

from __future__ import annotations

import contextlib
import copy
from dataclasses import fields
from typing import Any, Protocol

import torch

from .games import Group
from .league import Company, League
from .net import Net
from .plan import Plan
from .rollout import Autocast, Experience, Player


class Source(Protocol):
    """Plays games with a net that goes on learning, and with others."""

    def gather(self, company: Company, points: float) -> tuple[Experience, int]:
        """A stretch of experience, and how many games ended meanwhile; `points` is what these count beside the win."""

    def close(self) -> None:
        """Ends whatever was started for it."""


def player(net: Net, plan: Plan, groups: range, games: int, seed: int, threads: int, device: torch.device) -> Player:
    """Somebody who keeps these groups going."""
    made = [Group(plan.terms(), games, seed + number, threads, device, plan.luck) for number in groups]
    league = League(plan.league, 1, device, rival_part=plan.rival_share)
    return Player(net, made, plan.steps, league, plan.credit, precision(device))


def precision(device: torch.device) -> Autocast:
    """Half of it where that is faster."""
    if device.type == "cuda":
        # Without a cache: what is recorded must not remember weights of another time.
        return lambda: torch.autocast("cuda", torch.bfloat16, cache_enabled=False)
    return contextlib.nullcontext


class Here:
    """Games played by this process, on the device that learns."""

    def __init__(self, net: Net, plan: Plan, seed: int, device: torch.device):
        games = plan.games // plan.groups
        self.player = player(net, plan, range(plan.groups), games, seed, plan.cores(), device)

    def gather(self, company: Company, points: float) -> tuple[Experience, int]:
        before = self.player.ended
        return self.player.play(company, points), self.player.ended - before

    def close(self) -> None:
        self.player.stepper.pool.shutdown()


class TooFewCores(ValueError):
    """The cluster has fewer cores than its workers ask for: they would wait for ever."""


class Worker:
    """One process of the cluster: some of the groups, played by its own processor."""

    def __init__(self, plan: Plan, number: int, seed: int, threads: int):
        # A worker of its own process: what it draws must differ from what the others draw.
        torch.manual_seed(seed + number)
        torch.set_num_threads(threads)
        device = torch.device("cpu")
        groups = range(number * plan.groups, (number + 1) * plan.groups)
        games = plan.games // plan.groups // plan.workers
        self.net = plan.net().requires_grad_(False)
        self.old, self.rival = copy.deepcopy(self.net), copy.deepcopy(self.net)
        self.player = player(self.net, plan, groups, games, seed, threads, device)

    def gather(
        self, weights: Weights, old: Weights | None, rival: Weights | None, points: float
    ) -> tuple[dict[str, Any], int]:
        """Plays with these weights; gives arrays, which travel without being copied."""
        take(self.net, weights)
        company = Company(take(self.old, old), take(self.rival, rival))
        before = self.player.ended
        found = self.player.play(company, points)
        return {one.name: getattr(found, one.name).numpy() for one in fields(found)}, self.player.ended - before


Weights = dict[str, Any]
"""Arrays by the names of a net's weights."""


class Cluster:
    """Games played by the workers of a Ray cluster, while this process learns from those before.

    What comes was decided by the net of one round ago: every decision carries how likely it was then, and learning
    takes that into account.
    """

    def __init__(self, net: Net, plan: Plan, seed: int, device: torch.device):
        import ray

        self.ray = ray
        self.net = net
        self.device = device
        self.mine = not ray.is_initialized()
        if self.mine and plan.cluster:
            ray.init(address=plan.cluster, log_to_driver=False)
        elif self.mine:
            ray.init(num_cpus=max(plan.workers, 1), include_dashboard=False, log_to_driver=False)
        threads = plan.threads or 1
        there, wanted = int(ray.cluster_resources().get("CPU", 0)), plan.workers * threads
        if plan.cluster and there < wanted:
            if self.mine:
                ray.shutdown()
            raise TooFewCores(f"{plan.workers} workers of {threads} cores need {wanted}, and the cluster has {there}")
        # Ray starts every worker as a program of its own: the threads of a batch would not survive a fork.
        remote: Any = ray.remote(num_cpus=threads if plan.cluster else 1)(Worker)
        self.workers: list[Any] = [remote.remote(plan, number, seed, threads) for number in range(plan.workers)]
        self.playing: list[Any] = []

    def gather(self, company: Company, points: float) -> tuple[Experience, int]:
        if not self.playing:
            self.start(company, points)
        answers = self.ray.get(self.playing)
        self.start(company, points)
        found = Experience.joined([self.taken(one) for one, _ in answers])
        return found, sum(ended for _, ended in answers)

    def start(self, company: Company, points: float) -> None:
        """Sends every worker the weights and lets it play."""
        nets = (self.net, company.older, company.rival)
        sent = [self.ray.put(arrays(net)) if net is not None else None for net in nets]
        self.playing = [worker.gather.remote(*sent, points) for worker in self.workers]

    def taken(self, found: dict[str, Any]) -> Experience:
        # Arrays that came through the cluster's memory may not be written to: they are copied.
        return Experience(**{name: torch.tensor(value, device=self.device) for name, value in found.items()})

    def close(self) -> None:
        for worker in self.workers:
            self.ray.kill(worker)
        if self.mine:
            self.ray.shutdown()


def take(net: Net, weights: Weights | None) -> Net | None:
    """The net with these weights, if there are any."""
    if weights is None:
        return None
    net.load_state_dict({name: torch.as_tensor(value) for name, value in weights.items()})
    return net


def arrays(net: Net) -> Weights:
    """The weights, as they travel."""
    return {name: tensor.detach().cpu().numpy() for name, tensor in net.state_dict().items()}
