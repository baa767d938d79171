"""Self-play: what the net did, and how good it turned out to be."""

from __future__ import annotations

from dataclasses import dataclass

import torch

from .games import Group, Stepper
from .league import League
from .net import POINTS_SCALE, Net, masked, seated, to_table

NOBODY = 255


@dataclass
class Experience:
    """One stretch of play of one group: `steps` decisions of each of its games."""

    observations: torch.Tensor
    masks: torch.Tensor
    seats: torch.Tensor
    players: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor
    """Log of how likely each action was."""
    trained: torch.Tensor
    """Whether the net that learns decided, and not an older one."""
    advantages: torch.Tensor
    shares: torch.Tensor
    points: torch.Tensor
    """What the seats came to, in the order of the table: a mixture of outcomes and of later judgements."""


@dataclass(frozen=True)
class Credit:
    """How outcomes are credited to decisions."""

    decay: float = 0.97
    """How much a later surprise counts for each decision in between: nearer to 1 trusts outcomes, to 0 judgements."""
    points: float = 0.05
    """What a unit of points counts beside the win."""


@torch.no_grad()
def choose(net: Net, seen: dict[str, torch.Tensor], old: Net | None, old_rows: torch.Tensor | None, warmth: float = 1.0):
    """An action a game, how likely it was, and the judgement of the position in the order of the table."""
    logits, shares, points = net(seen["observations"])
    logits = masked(logits, seen["masks"])
    if old is not None and old_rows is not None and len(old_rows):
        other, _, _ = old(seen["observations"][old_rows])
        logits = logits.index_copy(0, old_rows, masked(other, seen["masks"][old_rows]))
    if warmth <= 0:
        action = logits.argmax(-1)
    else:
        noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
        action = (logits / warmth - torch.log(-torch.log(noise))).argmax(-1)
    chance = torch.log_softmax(logits, -1).gather(-1, action[:, None]).squeeze(-1)
    share = to_table(seated(shares, seen["players"]).exp(), seen["seats"], seen["players"])
    point = to_table(points, seen["seats"], seen["players"])
    return action, chance, share, point


class Player:
    """Keeps groups of games going and hands out stretches of experience."""

    def __init__(self, groups: list[Group], league: League, credit: Credit, autocast):
        self.groups = groups
        self.league = league
        self.credit = credit
        self.autocast = autocast
        self.stepper = Stepper()
        self.heroes = [league.heroes(group) for group in groups]
        self.ended = 0

    def play(self, net: Net, steps: int) -> list[Experience]:
        """So many decisions in every game of every group."""
        old = self.league.draw()
        logs: list[list[dict[str, torch.Tensor]]] = [[] for _ in self.groups]
        waiting = [None] * len(self.groups)
        for step in range(steps + 1):
            for number, group in enumerate(self.groups):
                if waiting[number] is not None:
                    waiting[number].result()
                seen = group.seen()
                if logs[number]:
                    self.settle(logs[number][-1], seen, number)
                heroes = self.heroes[number]
                guests = None
                if old is not None and heroes is not None:
                    guests = ((heroes != NOBODY) & (heroes != seen["seats"])).nonzero().squeeze(-1)
                with self.autocast():
                    action, chance, share, point = choose(net, seen, old, guests)
                entry = {"share": share, "point": point}
                logs[number].append(entry)
                if step == steps:
                    continue
                trained = torch.ones_like(seen["seats"], dtype=torch.bool)
                if guests is not None:
                    trained[guests] = False
                entry.update(
                    observations=seen["observations"].half(), masks=seen["masks"], seats=seen["seats"],
                    players=seen["players"], actions=action, chances=chance, trained=trained,
                )
                waiting[number] = self.stepper.start(group, action)
        return [self.credited(log) for log in logs]

    def settle(self, entry: dict[str, torch.Tensor], seen: dict[str, torch.Tensor], number: int) -> None:
        """Writes down what the last action ended."""
        done = seen["done"].bool()
        entry.update(done=done, won=seen["shares"], scored=seen["points"] / POINTS_SCALE)
        heroes = self.heroes[number]
        if heroes is not None:
            self.heroes[number] = self.league.again(heroes, done, seen["players"])

    def credited(self, log: list[dict[str, torch.Tensor]]) -> Experience:
        """Credits every decision with what came of it, by the judgements on the way and the outcome at the end."""
        *steps, last = log
        next_share, next_point = last["share"], last["point"]
        later_share, later_point = torch.zeros_like(next_share), torch.zeros_like(next_point)
        advantages, shares, points = [], [], []
        for entry in reversed(steps):
            goes_on = (~entry["done"]).float()[:, None]
            to_share = torch.where(entry["done"][:, None], entry["won"], next_share)
            to_point = torch.where(entry["done"][:, None], entry["scored"], next_point)
            later_share = to_share - entry["share"] + self.credit.decay * goes_on * later_share
            later_point = to_point - entry["point"] + self.credit.decay * goes_on * later_point
            seat = entry["seats"].long()[:, None]
            players = entry["players"].float()[:, None]
            there = torch.arange(later_point.shape[-1], device=later_point.device) < entry["players"][:, None]
            margin = later_point - (later_point * there).sum(-1, keepdim=True) / players
            gain = later_share * players / 2 + self.credit.points * margin
            advantages.append(gain.gather(-1, seat).squeeze(-1))
            shares.append(entry["share"] + later_share)
            points.append(entry["point"] + later_point)
            next_share, next_point = entry["share"], entry["point"]
        self.ended += int(torch.stack([entry["done"].sum() for entry in steps]).sum())

        def flat(name: str) -> torch.Tensor:
            return torch.cat([entry[name] for entry in steps])

        return Experience(
            *(flat(name) for name in ("observations", "masks", "seats", "players", "actions", "chances", "trained")),
            advantages=torch.cat(advantages[::-1]),
            shares=torch.cat(shares[::-1]),
            points=torch.cat(points[::-1]),
        )
