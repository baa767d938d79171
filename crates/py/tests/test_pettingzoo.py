"""PettingZoo's own tests, and the mask in both places."""

from __future__ import annotations

import numpy as np
import pytest
from khepri.pettingzoo import env, raw_env
from pettingzoo.test import api_test, seed_test


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_api(table: tuple[str, int]) -> None:
    api_test(env(*table), num_cycles=300)


def test_seed(table: tuple[str, int]) -> None:
    seed_test(lambda: env(*table), num_cycles=100)


def test_whole_games_end_with_one_win_shared_out(table: tuple[str, int]) -> None:
    game = env(*table)
    game.reset(seed=1)
    luck, rewards, turns = np.random.default_rng(1), dict.fromkeys(game.possible_agents, 0.0), 0
    for agent in game.agent_iter():
        observation, reward, over, cut, info = game.last()
        rewards[agent] += reward
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert observation["action_mask"].any() != (over or cut)
        game.step(None if over else int(luck.choice(np.flatnonzero(observation["action_mask"]))))
        turns += 1
    assert sum(rewards.values()) == pytest.approx(1)
    assert turns > 20 and not game.agents


def test_a_reset_without_a_seed_is_another_game() -> None:
    game = raw_env("rawsiko", 5)
    game.reset(seed=1)
    first = [game.observe(agent)["observation"] for agent in game.agents]
    game.reset()
    second = [game.observe(agent)["observation"] for agent in game.agents]
    game.reset(seed=1)
    assert any((one != other).any() for one, other in zip(first, second, strict=True))
    assert all((game.observe(agent)["observation"] == one).all() for agent, one in zip(game.agents, first, strict=True))


def test_an_illegal_action_ends_the_game_for_whoever_took_it() -> None:
    game = env("ra", 3)
    game.reset(seed=1)
    agent = game.agent_selection
    observation, *_ = game.last()
    game.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert game.terminations[agent] and game.rewards[agent] == -1


def test_what_everybody_sees_can_be_shown() -> None:
    game = env("rawsiko", 3, {"turns": "3"}, render_mode="ansi")
    game.reset(seed=1)
    shown = game.render()
    assert shown is not None and '"turns":3' in shown
    with pytest.raises(ValueError, match="cannot play"):
        env("ra", 9)
