"""What OpenSpiel asks of every game: `random_sim_test`, and what is asked in vain."""

from __future__ import annotations

import copy
import json
import pickle

import khepri
import numpy as np
import pytest
from conftest import walk

Table = tuple[str, int]


def holds(state: khepri.State) -> None:
    """What must hold at every instant."""
    legal = state.legal_actions()
    assert legal == sorted(set(legal))
    assert state.is_terminal() == (not legal) == (state.current_player() == -4)
    assert state.is_chance_node() == (state.current_player() == -1) == bool(state.chance_outcomes())
    if state.is_chance_node():
        assert [outcome for outcome, _ in state.chance_outcomes()] == legal
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        assert all(chance > 0 for _, chance in state.chance_outcomes())
    elif legal:
        mask = state.legal_actions_mask()
        assert list(np.flatnonzero(mask)) == legal
        other = (state.current_player() + 1) % state.num_players()
        assert state.legal_actions(other) == [] and not state.legal_actions_mask(other).any()
    texts = [state.action_to_string(state.current_player(), action) for action in legal]
    assert len(set(texts)) == len(texts)
    if not state.is_terminal():
        assert state.returns() == [0.0] * state.num_players()
    for player in range(state.num_players()):
        assert np.isfinite(state.observation_tensor(player)).all()
        json.loads(state.observation_string(player))


def test_random_games_hold_what_a_game_promises(table: Table) -> None:
    game, players = table
    state = khepri.State(game, players, seed=1)
    seen = 0

    def look(state: khepri.State) -> None:
        nonlocal seen
        seen += 1
        # All of it takes long; every seventh state comes from every phase in the end.
        if seen % 7 == 0 or state.is_terminal():
            holds(state)

    played = list(walk(state, np.random.default_rng(1), look))
    assert state.is_terminal() and state.history() == played
    assert sum(state.returns()) == pytest.approx(1) and len(state.returns()) == players
    assert len(state.points()) == players


def test_the_same_actions_lead_to_the_same_state(table: Table) -> None:
    game, players = table
    state = khepri.State(game, players, seed=5)
    played = list(walk(state, np.random.default_rng(5)))
    again = khepri.State(game, players, seed=5)
    for action in played:
        again.apply_action(action)
    assert again == state and str(again) == str(state) and again.record() == state.record()
    assert khepri.State(game, players, seed=6) != khepri.State(game, players, seed=5)


@pytest.mark.parametrize("copied", [khepri.State.clone, copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(table: Table, copied: object) -> None:
    assert callable(copied)
    state = khepri.State(*table, seed=2)
    for _, _action in zip(range(30), walk(state, np.random.default_rng(2)), strict=False):
        pass
    before, history = str(state), state.history()
    other = copied(state)
    assert other == state and str(other) == before
    list(walk(other, np.random.default_rng(3)))
    assert other.is_terminal() and other != state
    assert str(state) == before and state.history() == history
    child = state.child(state.legal_actions()[0])
    assert child != state and child.history()[:-1] == history


def test_a_record_is_what_people_replay(table: Table) -> None:
    game, players = table
    state = khepri.State(game, players, seed=3)
    list(walk(state, np.random.default_rng(3)))
    lines = state.record().splitlines()
    assert lines[0] == f"game {game}"
    assert f"players {players}" in lines
    assert lines[-1] == "result " + " ".join(map(str, state.points()))


def test_a_record_leads_back_to_its_game(table: Table) -> None:
    game, players = table
    state = khepri.State(game, players, seed=4)
    for number, _ in enumerate(walk(state, np.random.default_rng(4))):
        if number % 23:
            continue
        again = khepri.State.from_record(state.record())
        if not state.is_chance_node():
            assert again == state
        # What chance has not answered is no line of a record; the rest is.
        assert again.record() == state.record() and again.history() == []
    again = khepri.State.from_record(state.record())
    assert again == state and again.is_terminal() and again.returns() == state.returns()


def test_records_that_are_none_are_refused() -> None:
    state = khepri.State("ra", 3, seed=1)
    state.apply_action(state.legal_actions()[-1])
    whole = state.record()
    with pytest.raises(ValueError, match="line 1"):
        khepri.State.from_record("")
    with pytest.raises(ValueError, match="game ra or rawsiko"):
        khepri.State.from_record("1. e4 e5\n")
    with pytest.raises(ValueError, match="expected one record, found several"):
        khepri.State.from_record(whole + "---\n" + whole)
    with pytest.raises(ValueError, match="line"):
        khepri.State.from_record(whole + "A dances\n")
    with pytest.warns(UserWarning, match="left out"):
        cut = khepri.State.from_record(whole + "A dan")
    assert cut.record() == whole


def test_a_state_can_be_pickled_anywhere(table: Table) -> None:
    state = khepri.State(*table, seed=6)
    chances = 0
    for number, _ in enumerate(walk(state, np.random.default_rng(6))):
        chances += state.is_chance_node()
        if number % 23 and not (state.is_chance_node() and chances < 5):
            continue
        again = pickle.loads(pickle.dumps(state))
        assert again == state and again.history() == state.history() and again.record() == state.record()
        legal = state.legal_actions()
        assert [again.action_to_string(one) for one in legal] == [state.action_to_string(one) for one in legal]
    assert chances >= 5
    with pytest.raises(ValueError, match="does not know how it began"):
        pickle.dumps(khepri.Batch(table[0], 1, table[1], seed=1).state(0))


def test_what_a_player_does_not_see_is_drawn_anew(table: Table) -> None:
    game, players = table
    state = khepri.State(game, players, seed=8)
    others: set[str] = set()
    for number, _ in enumerate(walk(state, np.random.default_rng(8))):
        if number % 41:
            continue
        for seed in range(6):
            drawn = state.resample_from_infostate(0, seed)
            assert drawn == state.resample_from_infostate(0, seed)
            assert drawn.observation_string(0) == state.observation_string(0)
            assert (drawn.observation_tensor(0) == state.observation_tensor(0)).all()
            assert drawn.current_player() == state.current_player()
            if number == 0:
                others.add(drawn.observation_string(1))
    # RAWsiko has secret cards; in Ra everybody sees everything.
    assert (len(others) > 1) == (game == "rawsiko")
    with pytest.raises(ValueError, match=f"there is no player {players}"):
        state.resample_from_infostate(players)
    with pytest.raises(ValueError, match="does not know how it began"):
        drawn.record()


def test_options_change_the_game() -> None:
    hidden = khepri.State("ra", 3, seed=1)
    shown = khepri.State("ra", 3, {"scores": "open"}, seed=1)
    assert hidden.observation_string(0) != shown.observation_string(0)
    # Whoever remembers every scoring knows the totals either way.
    assert (hidden.observation_tensor(0) == shown.observation_tensor(0)).all()


def test_what_is_asked_in_vain_is_refused_and_changes_nothing() -> None:
    with pytest.raises(ValueError, match="there is no game `chess`: expected ra or rawsiko"):
        khepri.State("chess")
    with pytest.raises(ValueError, match="6 cannot play ra: expected 2 to 5 players"):
        khepri.State("ra", 6)
    with pytest.raises(ValueError, match="there is no option `colour`"):
        khepri.State("ra", 3, {"colour": "red"})
    with pytest.raises(ValueError, match="`maybe` is not a value"):
        khepri.State("ra", 3, {"scores": "maybe"})
    state = khepri.State("ra", 3, seed=1)
    before = state.clone()
    for action in [*(set(range(-3, 50)) - set(state.legal_actions())), 1 << 40]:
        with pytest.raises(ValueError, match=f"action {action} is not legal now"):
            state.apply_action(action)
        with pytest.raises(ValueError, match="is not legal now"):
            state.child(action)
    with pytest.raises(ValueError, match="there is no player 3: expected 0 to 2"):
        state.observation_tensor(3)
    with pytest.raises(ValueError, match="is not legal now"):
        state.action_to_string(9999)
    assert state == before and state.history() == []
    list(walk(state, np.random.default_rng(1)))
    with pytest.raises(ValueError, match="is not legal now"):
        state.apply_action(0)
    with pytest.raises(ValueError, match="there is no player -4"):
        state.observation_tensor()


def test_without_a_seed_games_differ() -> None:
    assert len({str(khepri.State("rawsiko", 5).observation_string(0)) for _ in range(8)}) > 1


def test_a_game_has_the_shape_of_openspiel(table: Table) -> None:
    game = khepri.load_game(*table)
    state = game.new_initial_state(seed=1)
    assert state.num_players() == game.num_players() == table[1]
    assert state.num_distinct_actions() == game.num_distinct_actions()
    assert list(state.observation_tensor(0).shape) == game.observation_tensor_shape()
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0, 1, 1)
    with pytest.raises(ValueError, match="cannot play"):
        khepri.load_game(table[0], 9)


def test_features_name_every_number() -> None:
    for game in khepri.games():
        features = khepri.features(game)
        assert features.game == game and features.version >= 1
        state = khepri.State(game, features.players[0])
        assert len(set(features.observation)) == state.observation_tensor(0).size
        assert len(set(features.actions)) == state.num_distinct_actions()
