"""The games as a PettingZoo environment: agents take turns, chance moves by itself.

`env("ra", players=4)` is the environment with PettingZoo's usual wrappers, `raw_env` the one below them. An observation
is a dictionary: `observation`, the numbers that `khepri.features` names, and `action_mask`, one for every legal action;
the mask is in `infos` as well. When a game is over, each agent is rewarded with its part of the win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from khepri._khepri import State, features

__all__ = ["env", "raw_env"]


def env(
    game: str, players: int = 4, options: Mapping[str, str] | None = None, render_mode: str | None = None
) -> AECEnv:
    """The environment, with wrappers that refuse what PettingZoo does not allow."""
    wrapped: AECEnv = raw_env(game, players, options, render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):
    """The environment as it is."""

    def __init__(
        self,
        game: str,
        players: int = 4,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"{game}_v{features(game).version}",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.game, self.players, self.options = game, players, dict(options or {})
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        # Wrong numbers of players and options are told here, not at the first reset.
        self._state = State(game, players, self.options, 0)
        names = features(game)
        sight = spaces.Box(-np.inf, np.inf, (len(names.observation),), np.float32)
        mask = spaces.Box(0, 1, (len(names.actions),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": sight, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(names.actions)) for agent in self.possible_agents}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """What this agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """What this agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; with a seed, always the same one. Without one, the luck of before goes on."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._state = State(self.game, self.players, self.options, int(self._luck.integers(1 << 63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Plays an action of the agent whose turn it is; `None` for one whose game is over."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} must move: an action is expected")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._state.apply_action(int(action))
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What this agent sees, and what it may do if it is its turn."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._state.observation_tensor(seat),
            "action_mask": self._state.legal_actions_mask(seat),
        }

    def render(self) -> str | None:
        """What everybody sees, as JSON."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called on an environment that was made without a render_mode")
            return None
        return str(self._state)

    def close(self) -> None:
        """There is nothing to close."""

    def _go_on(self) -> None:
        """Lets chance move, and says whose turn it is or how the game ended."""
        while self._state.is_chance_node():
            outcomes, chances = zip(*self._state.chance_outcomes(), strict=True)
            self._state.apply_action(int(self._luck.choice(outcomes, p=chances)))
        over = self._state.is_terminal()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self._state.returns(), strict=True))
        else:
            self.agent_selection = self.possible_agents[self._state.current_player()]
        for seat, agent in enumerate(self.possible_agents):
            self.infos[agent] = {"action_mask": self._state.legal_actions_mask(seat)}
        if over:
            # Everybody is asked once more; from the first on, as PettingZoo does it.
            self.agent_selection = self.agents[0]
