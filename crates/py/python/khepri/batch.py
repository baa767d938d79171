"""Thousands of games stepped side by side into arrays that are made once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from khepri._khepri import MAX_SEATS, RawBatch, State


class Batch:
    """Games side by side, one row of every array for each.

    `step` plays one action in every game and fills the arrays anew, in place. Chance moves by itself, and so do
    decisions that leave no choice. A game that ends says how in `done`, `shares` and `points`, and what its row shows
    besides is the first decision of the next one. All games are stepped in Rust, on `threads` threads (0: one for each
    core), with the interpreter's lock released.

    With a `field`, a part of the games (`field_share`, 0 to 1) has one seat for the learner, going round the chairs;
    in the others of that game a program plays: a level such as "4", "greedy", "search:50ms".

    With a `spread`, the first game of every row is shown only after up to so many decisions by lot, so that the rows
    are in all stages of a game from the beginning.

    With room for `luck`, a step also tells what chance might have done instead of what it did: `luck_used` entries,
    each a position with the number of its game and a factor, which is 1 for what came, less how likely it was. The sum
    over the entries of a game of factor times judgement, plus `luck_shares` or `luck_points` (those that were over),
    is how lucky its step was. By whatever judgement, that is nothing on average: taken from an outcome, it leaves what
    was play. Where many games of Ra are side by side, room for 12 entries a game is enough; games that find none are
    left out.
    """

    observations: npt.NDArray[np.float32]
    """What the player to move sees: [games, observation_size]."""
    masks: npt.NDArray[np.uint8]
    """One for what the player may do, else zero: [games, action_size]."""
    seats: npt.NDArray[np.uint8]
    """The player to move: [games]."""
    players: npt.NDArray[np.uint8]
    """How many play: [games]."""
    heroes: npt.NDArray[np.uint8]
    """The learner's seat in a game against the field; NOBODY where all seats are the learner's: [games]."""
    done: npt.NDArray[np.uint8]
    """One where a game has just ended: [games]."""
    shares: npt.NDArray[np.float32]
    """Of a game that has just ended each seat's part of the win, else zeros: [games, MAX_SEATS]."""
    points: npt.NDArray[np.float32]
    """Of a game that has just ended each seat's points, else zeros: [games, MAX_SEATS]."""
    luck_observations: npt.NDArray[np.float16]
    """What whoever would decide there sees: [luck, observation_size]."""
    luck_games: npt.NDArray[np.int32]
    """The number of the game: [luck]."""
    luck_seats: npt.NDArray[np.uint8]
    """Who would decide there: [luck]."""
    luck_players: npt.NDArray[np.uint8]
    """How many play there: [luck]."""
    luck_factors: npt.NDArray[np.float32]
    """What its judgement counts; zero where an entry is not used: [luck]."""
    luck_shares: npt.NDArray[np.float32]
    """What ends of games add to the luck of each seat's part of the win: [games, MAX_SEATS]."""
    luck_points: npt.NDArray[np.float32]
    """The same for points: [games, MAX_SEATS]."""
    luck_used: npt.NDArray[np.int32]
    """How many entries are used, the first ones: [1]."""

    def __init__(
        self,
        game: str,
        games: int,
        players: int | Sequence[int] = 4,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        field: str | None = None,
        field_share: float = 1.0,
        spread: int = 0,
        threads: int = 0,
        arrays: Mapping[str, npt.NDArray[Any]] | None = None,
        luck: int = 0,
    ) -> None:
        """Deals the games; with several numbers of players each game takes one of them by lot.

        `arrays` may hold arrays of your own by the names above, such as views of pinned memory; the others are made.
        """
        if luck < 0:
            raise ValueError(f"room for {luck} outcomes of chance cannot be: expected 0 or more")
        sizes = [players] if isinstance(players, int) else list(players)
        share = field_share if field is not None else 0.0
        self._raw = RawBatch(game, games, sizes, dict(options or {}), seed, field, share, spread, threads)
        games, self.observation_size, self.action_size = self._raw.sizes
        shapes: dict[str, tuple[type, tuple[int, ...]]] = {
            "observations": (np.float32, (games, self.observation_size)),
            "masks": (np.uint8, (games, self.action_size)),
            "seats": (np.uint8, (games,)),
            "players": (np.uint8, (games,)),
            "heroes": (np.uint8, (games,)),
            "done": (np.uint8, (games,)),
            "shares": (np.float32, (games, MAX_SEATS)),
            "points": (np.float32, (games, MAX_SEATS)),
            "luck_observations": (np.float16, (luck, self.observation_size)),
            "luck_games": (np.int32, (luck,)),
            "luck_seats": (np.uint8, (luck,)),
            "luck_players": (np.uint8, (luck,)),
            "luck_factors": (np.float32, (luck,)),
            "luck_shares": (np.float32, (games, MAX_SEATS)),
            "luck_points": (np.float32, (games, MAX_SEATS)),
            "luck_used": (np.int32, (1,)),
        }
        given = dict(arrays or {})
        for name, (kind, shape) in shapes.items():
            array = given.pop(name) if name in given else np.zeros(shape, kind)
            if array.dtype != kind or array.shape != shape or not array.flags.c_contiguous:
                wanted = f"contiguous numbers of {np.dtype(kind)} in the shape {shape}"
                raise ValueError(f"`{name}` has {array.dtype} in the shape {array.shape}: expected {wanted}")
            setattr(self, name, array)
        if given:
            raise ValueError(f"there is no array `{next(iter(given))}`: expected {', '.join(shapes)}")
        self._raw.show(self)

    def __len__(self) -> int:
        return self._raw.sizes[0]

    def step(self, actions: npt.ArrayLike) -> None:
        """Plays one action in every game and shows the next decisions.

        If one of them is not legal, `ValueError` says which, and nothing was played.
        """
        self._raw.step(_numbers(actions), self)

    def state(self, game: int) -> State:
        """A copy of the game of this number, to look at or to play on by itself.

        It does not know how it came about: it has no record.
        """
        return self._raw.state(game)


def _numbers(actions: npt.ArrayLike) -> npt.NDArray[np.uint16]:
    """Any whole numbers as those of actions; one that cannot be such raises `ValueError`."""
    given = np.asarray(actions)
    if given.dtype == np.uint16:
        return np.ascontiguousarray(given)
    if given.dtype.kind not in "iu":
        raise ValueError(f"actions are whole numbers, not {given.dtype}")
    if given.size and (given.min() < 0 or given.max() > 0xFFFF):
        raise ValueError(f"an action is a number from 0 to {0xFFFF}")
    return np.ascontiguousarray(given, np.uint16)
