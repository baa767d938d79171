"""Two board games as environments for learning.

- `State`: one instant of a game, in the shape of OpenSpiel's states; `load_game` for its games.
- `Batch`: thousands of games stepped side by side into NumPy arrays.
- `khepri.pettingzoo`: a PettingZoo environment.
- `features`: what the numbers of observations and actions stand for, with their version.
"""

from khepri._khepri import MAX_SEATS, NOBODY, Features, State, __version__, features, games
from khepri.batch import Batch
from khepri.game import Game, load_game

__all__ = [
    "MAX_SEATS",
    "NOBODY",
    "Batch",
    "Features",
    "Game",
    "State",
    "__version__",
    "features",
    "games",
    "load_game",
]
