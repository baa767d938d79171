"""What the tests share: tables of every game, and games played at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import khepri
import numpy as np
import pytest

TABLES = [(game, players) for game in khepri.games() for players in range(*khepri.features(game).players)]
TABLES += [(game, khepri.features(game).players[1]) for game in khepri.games()]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    """Every game at every size of table."""
    return request.param


def walk(
    state: khepri.State, luck: np.random.Generator, look: Callable[[khepri.State], None] = lambda state: None
) -> Iterator[int]:
    """Plays on at random to the end and gives what was played; `look` sees every state."""
    while not state.is_terminal():
        look(state)
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = int(luck.choice(outcomes, p=chances))
        else:
            action = int(luck.choice(state.legal_actions()))
        yield action
        state.apply_action(action)
    look(state)
