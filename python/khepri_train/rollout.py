"""Self-play: what the net did, and how good it turned out to be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager
from dataclasses import dataclass, fields

import torch

from .credit import Credit, Stretch, credited
from .games import Group, Stepper
from .league import NOBODY, League
from .net import POINTS_SCALE, Net, masked, seated, to_table

Autocast = Callable[[], AbstractContextManager[object]]
"""In which precision to think."""
Seen = dict[str, torch.Tensor]
"""What games show, by the names of the arrays."""


@dataclass
class Experience:
    """Decisions, in no order."""

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

    def __len__(self) -> int:
        return len(self.actions)

    def take(self, rows: torch.Tensor) -> Experience:
        """Some of the decisions."""
        return self.each(lambda tensor: tensor[rows])

    def each(self, change: Callable[[torch.Tensor], torch.Tensor]) -> Experience:
        """Every array changed in the same way."""
        return Experience(**{one.name: change(getattr(self, one.name)) for one in fields(self)})

    @staticmethod
    def joined(parts: Sequence[Experience]) -> Experience:
        """All of them as one."""
        names = [one.name for one in fields(Experience)]
        return Experience(**{name: torch.cat([getattr(part, name) for part in parts]) for name in names})


@torch.no_grad()
def choose(
    net: Net, seen: Seen, old: Net | None = None, old_rows: torch.Tensor | None = None, warmth: float = 1.0
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """An action a game, how likely it was, and the judgement of the position in the order of the table."""
    logits, shares, points = net(seen["observations"])
    logits = masked(logits, seen["masks"])
    if old is not None and old_rows is not None and len(old_rows):
        other = old.logits(seen["observations"][old_rows])
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

    def __init__(self, groups: list[Group], league: League, autocast: Autocast):
        self.groups = groups
        self.league = league
        self.autocast = autocast
        self.stepper = Stepper()
        self.heroes = [league.heroes(group) for group in groups]
        self.ended = 0

    def play(self, net: Net, old: Net | None, steps: int, credit: Credit) -> list[Experience]:
        """So many decisions in every game of every group; `old` sits where the league says."""
        logs: list[list[Seen]] = [[] for _ in self.groups]
        waiting: list[Future[None] | None] = [None] * len(self.groups)
        for step in range(steps + 1):
            for number, group in enumerate(self.groups):
                pending = waiting[number]
                if pending is not None:
                    pending.result()
                seen = group.seen()
                if logs[number]:
                    self.settle(logs[number][-1], seen, number)
                guests = self.guests(seen, number) if old is not None else None
                with self.autocast():
                    action, chance, share, point = choose(net, seen, old, guests)
                entry = {"share": share, "point": point, "players": seen["players"]}
                logs[number].append(entry)
                if step == steps:
                    continue
                trained = torch.ones_like(seen["seats"], dtype=torch.bool)
                if guests is not None:
                    trained[guests] = False
                entry |= {
                    "observations": seen["observations"].half(), "masks": seen["masks"], "seats": seen["seats"],
                    "actions": action, "chances": chance, "trained": trained,
                }  # fmt: skip
                logs[number][-1] = entry
                waiting[number] = self.stepper.start(group, action)
        return [self.credited(log, credit) for log in logs]

    def guests(self, seen: Seen, number: int) -> torch.Tensor | None:
        """The games in which an older self decides now; never those against a field, whose seats are taken."""
        heroes = self.heroes[number]
        if heroes is None:
            return None
        here = (heroes != NOBODY) & (heroes != seen["seats"]) & (seen["heroes"] == NOBODY)
        return here.nonzero().squeeze(-1)

    def settle(self, entry: Seen, seen: Seen, number: int) -> None:
        """Writes down what the last action ended."""
        done = seen["done"].bool()
        entry.update(done=done, won=seen["shares"], scored=seen["points"] / POINTS_SCALE)
        heroes = self.heroes[number]
        if heroes is not None:
            self.heroes[number] = self.league.again(heroes, done, seen["players"])

    def credited(self, log: list[Seen], credit: Credit) -> Experience:
        """The decisions with what came of them, by the judgements on the way and the outcome at the end."""
        *steps, last = log

        def rows(name: str) -> torch.Tensor:
            return torch.stack([entry[name] for entry in steps])

        stretch = Stretch(
            seats=rows("seats"), players=rows("players"), done=rows("done"), shares=rows("share"), points=rows("point"),
            won=rows("won"), scored=rows("scored"),
            last_shares=last["share"], last_points=last["point"], last_players=last["players"],
        )  # fmt: skip
        came = credited(stretch, credit)
        self.ended += int(stretch.done.sum())
        names = ("observations", "masks", "seats", "players", "actions", "chances", "trained")
        return Experience(
            **{name: rows(name).flatten(0, 1) for name in names},
            advantages=came.advantages.flatten(),
            shares=came.shares.flatten(0, 1),
            points=came.points.flatten(0, 1),
        )
