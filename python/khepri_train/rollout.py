"""Self-play: what the net did, and how good it turned out to be."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager
from dataclasses import dataclass, fields
from functools import partial

import torch

from .credit import Credit, Stretch, credited
from .games import Group, Stepper
from .league import NOBODY, Company, League
from .net import MAX_SEATS, POINTS_SCALE, Net, masked, seated, to_table
from .replay import Replayed

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
    """Whether the net that learns decided, and not a guest."""
    strangers: torch.Tensor
    """Whether rivals sit at the table."""
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

    def fill(self, other: Experience) -> None:
        """Takes in the decisions of another, of which there are as many."""
        for one in fields(self):
            getattr(self, one.name).copy_(getattr(other, one.name))

    @staticmethod
    def joined(parts: Sequence[Experience]) -> Experience:
        """All of them as one."""
        names = [one.name for one in fields(Experience)]
        return Experience(**{name: torch.cat([getattr(part, name) for part in parts]) for name in names})


@dataclass
class Guest:
    """Another net that decides for some seats."""

    net: Net
    games: slice
    """Where it sits."""
    decides: torch.Tensor
    """Of these games, whether it is its turn."""


@torch.no_grad()
def choose(
    net: Net,
    seen: Seen,
    guests: Sequence[Guest] = (),
    warmth: float = 1.0,
    strangers: torch.Tensor | None = None,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """An action a game, how likely it was, and the judgement of the position in the order of the table."""
    logits, shares, points = net(seen["observations"], strangers)
    logits = masked(logits, seen["masks"])
    for guest in guests:
        games = guest.games
        other = masked(guest.net.logits(seen["observations"][games]), seen["masks"][games])
        logits[games] = torch.where(guest.decides[:, None], other, logits[games])
    if warmth <= 0:
        action = logits.argmax(-1)
    else:
        noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
        action = (logits / warmth - torch.log(-torch.log(noise))).argmax(-1)
    chance = torch.log_softmax(logits, -1).gather(-1, action[:, None]).squeeze(-1)
    share = to_table(seated(shares, seen["players"]).exp(), seen["seats"], seen["players"])
    point = to_table(points, seen["seats"], seen["players"])
    return action, chance, share, point


@torch.no_grad()
def lucky(net: Net, seen: Seen, strangers: torch.Tensor | None = None) -> tuple[torch.Tensor, torch.Tensor]:
    """How lucky the last step of each game was, in the order of the table: by shares, and by points."""
    games, seats, players = seen["luck_games"].long(), seen["luck_seats"], seen["luck_players"]
    among = strangers[games] if strangers is not None else None
    shares, points = net.judgement(seen["luck_observations"].float(), among)
    factors = seen["luck_factors"][:, None]
    # Entries that are not used count nothing, whatever they hold.
    share = factors * to_table(seated(shares, players.clamp_min(1)).exp(), seats, players)
    point = factors * to_table(points, seats, players)
    return (
        seen["luck_shares"].index_add(0, games, share),
        (seen["luck_points"] / POINTS_SCALE).index_add(0, games, point),
    )


class Book:
    """What is written down of games side by side: a row a step, a column a game.

    There is a row more than steps: it holds the judgements after the last decision, and what that decision ended.
    """

    def __init__(
        self, steps: int, games: int, observation: int, actions: int, device: torch.device, luck: bool = False
    ):
        self.steps = steps
        self.luck = luck

        def array(*shape: int, kind: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros((steps + 1, games, *shape), dtype=kind, device=device)

        self.arrays: Seen = {
            "observations": array(observation, kind=torch.half), "masks": array(actions, kind=torch.uint8),
            "seats": array(kind=torch.uint8), "players": array(kind=torch.uint8),
            "actions": array(kind=torch.long), "chances": array(), "trained": array(kind=torch.bool),
            "strangers": array(kind=torch.bool),
            "share": array(MAX_SEATS), "point": array(MAX_SEATS),
            "done": array(kind=torch.bool), "won": array(MAX_SEATS), "scored": array(MAX_SEATS),
        }  # fmt: skip
        if luck:
            self.arrays |= {"lucky_share": array(MAX_SEATS), "lucky_point": array(MAX_SEATS)}
        names = ("observations", "masks", "seats", "players", "actions", "chances", "trained", "strangers")
        flat = {name: self.before(name).flatten(0, 1) for name in names}
        decisions = steps * games
        self.experience = Experience(
            **flat,
            advantages=torch.zeros(decisions, device=device),
            shares=torch.zeros(decisions, MAX_SEATS, device=device),
            points=torch.zeros(decisions, MAX_SEATS, device=device),
        )

    def write(self, row: torch.Tensor, columns: slice, entry: Seen) -> None:
        """Fills in what some games show and do at a step."""
        for name, value in entry.items():
            array = self.arrays[name]
            array[:, columns].index_copy_(0, row, value.to(array.dtype)[None])

    def before(self, name: str) -> torch.Tensor:
        """What was so before each decision."""
        return self.arrays[name][:-1]

    def after(self, name: str) -> torch.Tensor:
        """What each decision brought."""
        return self.arrays[name][1:]

    def stretch(self) -> Stretch:
        """The decisions in the order in which they were made."""
        return Stretch(
            seats=self.before("seats"), players=self.before("players"), done=self.after("done"),
            shares=self.before("share"), points=self.before("point"),
            won=self.after("won"), scored=self.after("scored"),
            last_shares=self.arrays["share"][-1], last_points=self.arrays["point"][-1],
            last_players=self.arrays["players"][-1],
            luck_shares=self.after("lucky_share") if self.luck else None,
            luck_points=self.after("lucky_point") if self.luck else None,
        )  # fmt: skip

    def credit(self, credit: Credit, points: torch.Tensor) -> None:
        """Writes down what came of every decision, by the judgements on the way and the outcome at the end."""
        came = credited(self.stretch(), credit, points)
        self.experience.advantages.copy_(came.advantages.flatten())
        self.experience.shares.copy_(came.shares.flatten(0, 1))
        self.experience.points.copy_(came.points.flatten(0, 1))


class Player:
    """Keeps groups of games going and hands out stretches of experience."""

    def __init__(self, net: Net, groups: list[Group], steps: int, league: League, credit: Credit, autocast: Autocast):
        self.net = net
        self.groups = groups
        self.league = league
        self.autocast = autocast
        self.stepper = Stepper()
        device = groups[0].device
        self.old, self.rival = (copy.deepcopy(net).requires_grad_(False) for _ in range(2))
        self.visited = {who: torch.zeros((), dtype=torch.bool, device=device) for who in (self.old, self.rival)}
        """Whether they sit anywhere."""
        self.heroes = [league.heroes(group) for group in groups]
        self.strangers = [rivalled(league, group) for group in groups]
        games = [group.games for group in groups]
        self.columns = [slice(sum(games[:number]), sum(games[: number + 1])) for number in range(len(groups))]
        self.book = Book(steps, sum(games), net.sizes[0], net.actions, device, groups[0].luck > 0)
        self.rows = [torch.zeros(1, dtype=torch.long, device=device) for _ in groups]
        self.points = torch.tensor(credit.points, device=device)
        self.thinking = [Replayed(partial(self.think, number), device) for number in range(len(groups))]
        self.crediting = Replayed(partial(self.book.credit, credit, self.points), device)
        self.ended = 0

    def play(self, company: Company, points: float) -> Experience:
        """A stretch of decisions in every game of every group; who else plays sits where the league says.

        What is handed out is overwritten by the next stretch.
        """
        for chair, comes in ((self.old, company.older), (self.rival, company.rival)):
            self.visited[chair].fill_(comes is not None)
            if comes is not None:
                chair.load_state_dict(comes.state_dict())
        for row in self.rows:
            row.zero_()
        waiting: list[Future[None] | None] = [None] * len(self.groups)
        for step in range(self.book.steps + 1):
            for number, group in enumerate(self.groups):
                pending = waiting[number]
                if pending is not None:
                    pending.result()
                self.thinking[number]()
                if step < self.book.steps:
                    waiting[number] = self.stepper.start(group)
        self.points.fill_(points)
        self.crediting()
        self.ended += int(self.book.after("done").sum())
        return self.book.experience

    @torch.no_grad()
    def think(self, number: int) -> None:
        """Looks at a group, chooses, and writes all of it down."""
        group, heroes = self.groups[number], self.heroes[number]
        seen = group.seen()
        done = seen["done"].bool()
        heroes.copy_(self.league.again(heroes, done, seen["players"]))
        guests, strangers = self.guests(seen, heroes), self.strangers[number]
        with self.autocast():
            action, chance, share, point = choose(self.net, seen, guests, strangers=strangers)
            luck = lucky(self.net, seen, strangers) if group.luck else None
        trained = torch.ones_like(done)
        for guest in guests:
            trained[guest.games] = ~guest.decides
        entry = {name: seen[name] for name in ("observations", "masks", "seats", "players")} | {
            "actions": action, "chances": chance, "trained": trained, "strangers": strangers,
            "share": share, "point": point,
            "done": done, "won": seen["shares"], "scored": seen["points"] / POINTS_SCALE,
        }  # fmt: skip
        if luck is not None:
            entry |= {"lucky_share": luck[0], "lucky_point": luck[1]}
        self.book.write(self.rows[number], self.columns[number], entry)
        self.rows[number] += 1
        group.chosen.copy_(action, non_blocking=True)

    def guests(self, seen: Seen, heroes: torch.Tensor) -> list[Guest]:
        """Who decides now beside the net; never against a field, whose seats are taken."""
        here = (heroes != NOBODY) & (heroes != seen["seats"]) & (seen["heroes"] == NOBODY)
        sit = ((self.old, self.league.older(len(heroes))), (self.rival, self.league.rivalled(len(heroes))))
        return [Guest(net, games, here[games] & self.visited[net]) for net, games in sit if games.stop > games.start]


def rivalled(league: League, group: Group) -> torch.Tensor:
    """In which games of a group rivals sit."""
    strangers = torch.zeros(group.games, dtype=torch.bool, device=group.device)
    strangers[league.rivalled(group.games)] = True
    return strangers
