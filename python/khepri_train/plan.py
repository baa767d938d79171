"""What to train, for how long, and how; and what of it changes on the way."""

from __future__ import annotations

import dataclasses
import json
import math
import os
from dataclasses import dataclass
from pathlib import Path

import khepri

from .credit import Credit
from .games import Terms
from .learn import Recipe
from .net import Net

WARMING = 0.01
"""For this part of the way the rate rises: before the optimiser has seen much, every step of it is as long as any, and
weights that are good already would be spoilt."""


@dataclass(frozen=True)
class Plan:
    """What to train, and for how long."""

    game: str
    out: Path
    minutes: float = 20.0
    """Of all runs together: the rates fall towards their end, and whatever was broken off goes on until then."""
    stint: float = math.inf
    """Minutes after which this run breaks off by itself."""
    iterations: int | None = None
    """Ends all runs after so many rounds of play and learning, however long they take; the rates fall by them."""
    start: Path | None = None
    """Weights to begin with; without them, from nothing."""
    games: int = 8192
    groups: int = 2
    steps: int = 64
    hidden: tuple[int, ...] = (1536, 768, 512)
    judge: tuple[int, ...] = (1024, 512, 512)
    """The layers of the judgements, where they have a stack of their own."""
    rate: float = 5e-4
    league: float = 0.15
    rivals: tuple[Path, ...] = ()
    """Weights that sit in all seats but one of other games: players of another kind than the net."""
    rival_share: float = 0.0
    field: str | None = None
    field_share: float = 0.0
    spread: int = 250
    luck: int = 0
    """Room for so many outcomes of chance a game and step, judged to tell luck from play; 0: luck counts as play."""
    players: tuple[int, ...] = ()
    threads: int = 0
    workers: int = 0
    """Processes of a Ray cluster that play; 0: this process does."""
    cluster: str | None = None
    """The address of the cluster; without one, a cluster on this machine."""
    seed: int = 1
    measure: str = "greedy"
    """Whom the net is measured against as it goes: a bot of the program, or a file of weights."""
    evaluate_every: float = 3.0
    """Minutes between such matches."""
    evaluated: int = 1024
    """Games of such a match."""
    keep_every: float = 2.0
    """Minutes between checkpoints."""
    entropy_end: float = 0.05
    """What is left of the entropy's weight in the end, as a part of it."""
    points_end: float | None = 0.05
    """What points count in the end, reached at half of the time; without it they count the same throughout."""
    recipe: Recipe = dataclasses.field(default_factory=Recipe)
    credit: Credit = dataclasses.field(default_factory=Credit)

    def check(self) -> None:
        """Raises ValueError with a sentence for what cannot be done."""
        fewest, most = khepri.features(self.game).players
        if wrong := [size for size in self.players if not fewest <= size <= most]:
            raise ValueError(f"{self.game} is played by {fewest} to {most}, not by {wrong[0]}")
        if self.groups < 1 or self.steps < 1 or self.games < self.groups * max(1, self.workers):
            raise ValueError("every group of every worker needs a game, and every game a step")
        parts = {
            "league": self.league, "field-share": self.field_share, "rival-share": self.rival_share,
            "decay": self.credit.decay,
        }  # fmt: skip
        for name, part in parts.items():
            if not 0 <= part <= 1:
                raise ValueError(f"--{name} is a part from 0 to 1, not {part}")
        if (self.field_share > 0) != (self.field is not None):
            raise ValueError("--field and --field-share, more than 0, need each other")
        if (self.rival_share > 0) != bool(self.rivals):
            raise ValueError("--rival and --rival-share, more than 0, need each other")
        if self.league + self.rival_share > 1:
            raise ValueError("--league and --rival-share are parts of the same games: more than all there are not")
        if self.luck < 0:
            raise ValueError(f"--luck is room for some outcomes of chance, or 0, not {self.luck}")
        if min(self.recipe.rounds, self.recipe.minibatch) < 1 or min(self.minutes, self.stint, self.rate) <= 0:
            raise ValueError("rounds, minibatch, minutes, stint and rate are more than nothing")
        self.net()

    def sizes(self) -> tuple[int, ...]:
        """The sizes of tables."""
        fewest, most = khepri.features(self.game).players
        return self.players or tuple(range(fewest, most + 1))

    def cores(self) -> int:
        """How many threads step the games of this machine."""
        return self.threads or os.cpu_count() or 1

    def net(self) -> Net:
        """A net that knows nothing yet."""
        features = khepri.features(self.game)
        observation, actions = len(features.observation), len(features.actions)
        return Net(observation, actions, self.hidden, self.judge, strangers=bool(self.rivals), advised=features.advised)

    def terms(self) -> Terms:
        """What the games are like."""
        return Terms(self.game, self.sizes(), {}, self.field, self.field_share, self.spread)

    def part(self, minutes: float, iterations: int) -> float:
        """How much of the way is behind, 0 to 1."""
        return min(1.0, iterations / self.iterations if self.iterations else minutes / self.minutes)

    def card(self) -> str:
        """All that is asked for, for whoever wants to do it again; not where files lie."""
        asked = dataclasses.asdict(self)
        for name in ("out", "stint", "start", "cluster", "measure", "rivals"):
            del asked[name]
        return json.dumps(asked)

    def rate_at(self, part: float) -> float:
        """The rate of learning: it rises at once and falls in half a wave."""
        return self.rate * min(1.0, 0.02 + part / WARMING) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * part)))

    def recipe_at(self, part: float) -> Recipe:
        """How to learn when so much of the way is behind."""
        left = 1 - (1 - self.entropy_end) * part
        return dataclasses.replace(self.recipe, entropy=self.recipe.entropy * left)

    def points_at(self, part: float) -> float:
        """What points count beside the win when so much of the way is behind."""
        if self.points_end is None:
            return self.credit.points
        by = min(1.0, 2 * part)
        return (1 - by) * self.credit.points + by * self.points_end
