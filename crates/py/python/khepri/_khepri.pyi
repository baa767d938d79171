"""The part of `khepri` that is written in Rust."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, final

import numpy as np
import numpy.typing as npt

__all__ = ["MAX_SEATS", "NOBODY", "Features", "RawBatch", "State", "__version__", "_restored", "features", "games"]

__version__: str
MAX_SEATS: int
"""The most seats any game has."""
NOBODY: int
"""No seat."""

def games() -> list[str]:
    """The names of all games."""

def features(game: str) -> Features:
    """What the numbers of observations and actions of this game stand for."""

@final
class Features:
    """What the numbers of observations and actions of a game stand for.

    A net's weights mean something only for the version they were trained on: store it with every checkpoint, and
    compare it when you load one.
    """

    @property
    def game(self) -> str:
        """The name of the game."""
    @property
    def version(self) -> int:
        """Counts the changes of what the numbers mean."""
    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most who can play."""
    @property
    def observation(self) -> list[str]:
        """What each number of an observation is, in their order."""
    @property
    def actions(self) -> list[str]:
        """What each number of an action is, in their order."""
    @property
    def advised(self) -> bool:
        """Whether an observation ends with what the quick player thinks of every action, a number each."""

@final
class State:
    """One instant of a game: who must move, what they may do, what it leads to.

    The methods are those of OpenSpiel's `State`. What is dealt before the first step (sun groups, objective cards)
    follows from the seed; everything after it is a chance node with exact probabilities. Without a seed, one is drawn.
    """

    def __new__(
        cls, game: str, players: int = 4, options: Mapping[str, str] | None = None, seed: int | None = None
    ) -> State: ...
    @staticmethod
    def from_record(text: str) -> State:
        """The game of a record, where it stands at its end; what was undone is left out.

        A last line that was cut off is left out with a warning. Of the actions before the record's end `history` tells
        nothing.
        """
    @property
    def game(self) -> str:
        """The name of the game."""
    def num_players(self) -> int:
        """How many play."""
    def num_distinct_actions(self) -> int:
        """How many numbers of actions there are."""
    def current_player(self) -> int:
        """Who must move: a seat from 0 on, -1 for chance, -4 when the game is over."""
    def is_chance_node(self) -> bool:
        """Whether chance must move."""
    def is_terminal(self) -> bool:
        """Whether the game is over."""
    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of what may be done now, rising: by a player or, at a chance node, by chance.

        For another player than the one to move: nothing.
        """
    def legal_actions_mask(self, player: int | None = None) -> npt.NDArray[np.int8]:
        """One for every action that may be taken by the player, or by whoever must move; else zero."""
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do now, each with its probability; they add up to 1. Nothing where a player must move."""
    def apply_action(self, action: int) -> None:
        """Plays an action. One that is not legal raises `ValueError` and changes nothing."""
    def child(self, action: int) -> State:
        """A copy of this state after an action."""
    def clone(self) -> State:
        """A copy of this state."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: object) -> State: ...
    def returns(self) -> list[float]:
        """Each player's part of the win, all together 1; zeros while the game goes on."""
    def points(self) -> list[int]:
        """Each player's points as they stand."""
    def observation_tensor(self, player: int | None = None) -> npt.NDArray[np.float32]:
        """What a player sees, as numbers; without a player, what whoever must move sees."""
    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, as JSON; without a player, what whoever must move sees."""
    def action_to_string(self, player_or_action: int, action: int | None = None) -> str:
        """What an action is, as records write it.

        `action_to_string(action)` or, as in OpenSpiel, with the player before it.
        """
    def history(self) -> list[int]:
        """The actions so far, those of chance included; nothing of what was played in a batch or stood in a record."""
    def record(self) -> str:
        """The game so far as a record, which `khepri replay` and the pages read.

        A state that was drawn, or comes from a batch, does not know how it began: `ValueError`.
        """
    def resample_from_infostate(self, player: int, seed: int | None = None) -> State:
        """A state that this player could be in: all that they see, and what is hidden from them drawn by lot.

        Whoever plans on such states uses nothing that the player does not know. Without a seed, one is drawn.
        """
    def __reduce__(self) -> tuple[Callable[[str, list[int], bool], State], tuple[str, list[int], bool]]: ...
    def __eq__(self, other: object, /) -> bool: ...

class _Arrays(Protocol):
    observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.uint8]
    seats: npt.NDArray[np.uint8]
    players: npt.NDArray[np.uint8]
    heroes: npt.NDArray[np.uint8]
    done: npt.NDArray[np.uint8]
    shares: npt.NDArray[np.float32]
    points: npt.NDArray[np.float32]
    luck_observations: npt.NDArray[np.float16]
    luck_games: npt.NDArray[np.int32]
    luck_seats: npt.NDArray[np.uint8]
    luck_players: npt.NDArray[np.uint8]
    luck_factors: npt.NDArray[np.float32]
    luck_shares: npt.NDArray[np.float32]
    luck_points: npt.NDArray[np.float32]
    luck_used: npt.NDArray[np.int32]

def _restored(record: str, history: Sequence[int], open: bool) -> State: ...

@final
class RawBatch:
    """Games side by side, without arrays of their own: `khepri.Batch` adds those."""

    def __new__(
        cls,
        game: str,
        games: int,
        players: Sequence[int],
        options: Mapping[str, str],
        seed: int,
        field: str | None,
        field_share: float,
        spread: int,
        threads: int,
    ) -> RawBatch: ...
    @property
    def sizes(self) -> tuple[int, int, int]:
        """How many games, how many numbers an observation has, how many actions there are."""
    def show(self, arrays: _Arrays) -> None:
        """Shows every game as it is, in the arrays."""
    def step(self, actions: npt.NDArray[np.uint16], arrays: _Arrays) -> None:
        """Plays one action in every game and shows the next decisions, in the arrays."""
    def state(self, game: int) -> State:
        """A copy of the game of this number."""
