"""A game and the terms it is played on, in the shape of OpenSpiel's games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from khepri._khepri import State, features


@dataclass(frozen=True)
class Game:
    """A game for so many players, with these options; those that are not named are as usual."""

    name: str
    players: int = 4
    options: Mapping[str, str] = field(default_factory=dict)

    def new_initial_state(self, seed: int | None = None) -> State:
        """The state before the first step, dealt from this seed or, without one, from one that nobody chose."""
        return State(self.name, self.players, dict(self.options), seed)

    def num_players(self) -> int:
        """How many play."""
        return self.players

    def num_distinct_actions(self) -> int:
        """How many numbers of actions there are."""
        return len(features(self.name).actions)

    def observation_tensor_shape(self) -> list[int]:
        """The shape of an observation."""
        return [len(features(self.name).observation)]

    def min_utility(self) -> float:
        """The least a player can get: no part of the win."""
        return 0.0

    def max_utility(self) -> float:
        """The most a player can get: the whole win."""
        return 1.0

    def utility_sum(self) -> float:
        """What all players get together."""
        return 1.0


def load_game(name: str, players: int = 4, options: Mapping[str, str] | None = None) -> Game:
    """The game of this name; `ValueError` if there is none, or if it is not played so."""
    game = Game(name, players, dict(options or {}))
    game.new_initial_state(0)
    return game
