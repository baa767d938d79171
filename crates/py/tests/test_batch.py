"""A batch plays the same game as a state, and refuses what cannot be."""

from __future__ import annotations

import sys
import threading

import khepri
import numpy as np
import pytest

ARRAYS = ["observations", "masks", "seats", "players", "heroes", "done", "shares", "points"]


def chosen(batch: khepri.Batch, luck: np.random.Generator) -> np.ndarray:
    """Any legal action in every game."""
    return (luck.random(batch.masks.shape) * batch.masks).argmax(1)


def matches(batch: khepri.Batch, row: int, state: khepri.State) -> bool:
    """Whether the row shows this state."""
    player = state.current_player()
    return (
        player == batch.seats[row]
        and (state.legal_actions_mask() == batch.masks[row]).all()
        and (state.observation_tensor() == batch.observations[row]).all()
    )


def forced(state: khepri.State) -> list[khepri.State]:
    """The states that a batch may come to rest in from here: where a choice is, or where the game is over."""
    found, open_ = [], [state]
    while open_:
        state = open_.pop()
        if state.is_terminal() or (not state.is_chance_node() and len(state.legal_actions()) > 1):
            found.append(state)
        else:
            open_ += [state.child(action) for action in state.legal_actions()]
    return found


@pytest.mark.parametrize(
    ("game", "options", "steps"), [("ra", {}, 400), ("rawsiko", {"turns": "3", "china": "on"}, 160)]
)
def test_a_batch_plays_what_states_play(game: str, options: dict[str, str], steps: int) -> None:
    sizes = list(range(khepri.features(game).players[0], khepri.features(game).players[1] + 1))
    batch = khepri.Batch(game, 8, sizes, options, seed=3)
    luck = np.random.default_rng(3)
    ended = 0
    for _ in range(steps):
        before = [batch.state(row) for row in range(len(batch))]
        assert all(matches(batch, row, state) for row, state in enumerate(before))
        assert [state.num_players() for state in before] == batch.players.tolist()
        actions = chosen(batch, luck)
        batch.step(actions)
        for row, (state, action) in enumerate(zip(before, actions, strict=True)):
            after = forced(state.child(int(action)))
            if batch.done[row]:
                ended += 1
                seats = state.num_players()
                ends = [(one.returns(), one.points()) for one in after if one.is_terminal()]
                assert any(
                    np.allclose(batch.shares[row, :seats], shares) and (batch.points[row, :seats] == points).all()
                    for shares, points in ends
                )
                assert not batch.shares[row, seats:].any() and not batch.points[row, seats:].any()
            else:
                assert any(matches(batch, row, one) for one in after)
                assert not batch.shares[row].any() and not batch.points[row].any()
    assert ended > 3


def test_the_same_seed_is_the_same_batch_on_any_number_of_threads() -> None:
    one, two = khepri.Batch("ra", 64, 3, seed=9, threads=1), khepri.Batch("ra", 64, 3, seed=9, threads=3)
    other = khepri.Batch("ra", 64, 3, seed=10)
    luck = np.random.default_rng(9)
    for _ in range(200):
        for name in ARRAYS:
            assert (getattr(one, name) == getattr(two, name)).all(), name
        actions = chosen(one, luck)
        one.step(actions)
        two.step(actions.astype(np.uint16))
    assert (one.observations != other.observations).any()


def test_arrays_are_filled_in_place() -> None:
    size, actions = khepri.features("ra").observation, khepri.features("ra").actions
    observations = np.full((16, len(size)), np.nan, np.float32)
    masks = np.full((16, len(actions)), 7, np.uint8)
    batch = khepri.Batch("ra", 16, arrays={"observations": observations, "masks": masks})
    assert batch.observations is observations and batch.masks is masks
    assert np.isfinite(observations).all() and set(np.unique(masks)) == {0, 1}
    before = observations.copy()
    batch.step(chosen(batch, np.random.default_rng(0)))
    assert (before != observations).any()


def test_a_field_plays_the_other_seats() -> None:
    batch = khepri.Batch("ra", 12, 3, field="greedy", seed=4)
    assert set(batch.heroes.tolist()) == {0, 1, 2}
    luck = np.random.default_rng(4)
    for _ in range(50):
        assert (batch.seats == batch.heroes).all()
        batch.step(chosen(batch, luck))
    alone = khepri.Batch("ra", 12, 3, seed=4)
    assert (alone.heroes == khepri.NOBODY).all()


def settled(state: khepri.State) -> khepri.State:
    """After what leaves no choice, as far as chance does not move again."""
    while not state.is_terminal() and len(state.legal_actions()) == 1:
        after = state.child(state.legal_actions()[0])
        if after.is_chance_node():
            break
        state = after
    return state


@pytest.mark.parametrize(("game", "options", "steps"), [("ra", {}, 300), ("rawsiko", {"turns": "3"}, 150)])
def test_luck_is_what_came_less_the_mean_of_all_that_might_have_come(
    game: str, options: dict[str, str], steps: int
) -> None:
    batch = khepri.Batch(game, 12, 3, options, seed=6, luck=12 * 40)
    dice = np.random.default_rng(6)
    weights = dice.normal(size=batch.observation_size)

    def judged(state: khepri.State) -> float:
        """Any judgement of open games will do; of games that are over it is the first player's part of the win."""
        return state.returns()[0] if state.is_terminal() else float(state.observation_tensor() @ weights)

    told = over = 0
    for _ in range(steps):
        before = [batch.state(row) for row in range(12)]
        # The first action of Ra is to draw: nearly always, so that Ras end epochs, and one the game.
        eager = (batch.masks[:, 0] == 1) & (dice.random(12) < 0.9)
        actions = np.where(eager, 0, chosen(batch, dice))
        batch.step(actions)
        used = int(batch.luck_used[0])
        worth = batch.luck_factors[:used] * (batch.luck_observations[:used].astype(float) @ weights)
        found = np.bincount(batch.luck_games[:used], worth, 12) + batch.luck_shares[:, 0]
        for row, state in enumerate(before):
            state.apply_action(int(actions[row]))
            if not state.is_chance_node():
                continue
            outcomes = [(settled(state.child(one)), chance) for one, chance in state.chance_outcomes()]
            mean = sum(chance * judged(one) for one, chance in outcomes)
            shown = batch.state(row)
            came = [one for one, _ in outcomes if (one.is_terminal() if batch.done[row] else one == shown)]
            # Unless chance moved again before anybody had a choice: then the luck of both is in it.
            if came and judged(came[0]) - mean != 0:
                told += 1
                over += int(batch.done[row])
                assert found[row] == pytest.approx(judged(came[0]) - mean, abs=0.02), row
    assert told > 100
    assert over > 0 or game != "ra"
    assert (batch.luck_factors[used:] == 0).all()


def test_what_cannot_be_is_refused_and_nothing_is_played() -> None:
    for wrong, words in [
        ({"game": "go"}, "there is no game `go`"),
        ({"games": 0}, "at least one game"),
        ({"games": 1 << 40}, "too many: expected at most 1048576"),
        ({"field": "greedy", "field_share": 1.5}, "a share of 1.5 cannot be"),
        ({"field": "greedy", "field_share": float("nan")}, "a share of NaN cannot be"),
        ({"players": []}, "at least one set of options"),
        ({"players": 7}, "7 cannot play ra"),
        ({"field": "deep blue"}, "there is no player `deep blue`"),
        ({"options": {"groups": "chosen"}}, "leaves the set-up to people"),
        (
            {"arrays": {"observations": np.zeros((4, 3), np.float32)}},
            r"`observations` has float32 in the shape \(4, 3\)",
        ),
        ({"arrays": {"done": np.zeros(4, np.float32)}}, r"`done` has float32 .*: expected contiguous numbers of uint8"),
        ({"arrays": {"done": np.zeros(8, np.uint8)[::2]}}, "expected contiguous"),
        ({"luck": -1}, "room for -1 outcomes of chance cannot be"),
        ({"luck": 5, "arrays": {"luck_seats": np.zeros(4, np.uint8)}}, r"`luck_seats` has uint8 in the shape \(4,\)"),
        ({"arrays": {"colour": np.zeros(4)}}, "there is no array `colour`"),
    ]:
        with pytest.raises(ValueError, match=words):
            khepri.Batch(**({"game": "ra", "games": 4} | wrong))  # type: ignore[arg-type]
    batch = khepri.Batch("ra", 4, seed=1)
    before = {name: getattr(batch, name).copy() for name in ARRAYS}
    legal = chosen(batch, np.random.default_rng(1))
    illegal = legal.copy()
    illegal[2] = int(np.flatnonzero(batch.masks[2] == 0)[0])
    for actions, words in [
        (illegal, f"action {illegal[2]} is not legal in game 2"),
        (legal[:3], "`actions` has 3 places where 4 are needed"),
        (legal - 100, "from 0 to 65535"),
        (legal + 70000, "from 0 to 65535"),
        (legal.astype(float), "whole numbers"),
    ]:
        with pytest.raises(ValueError, match=words):
            batch.step(actions)
    for name, array in before.items():
        assert (getattr(batch, name) == array).all(), name
    twin = khepri.Batch("ra", 4, seed=1)
    twin.step(legal)
    batch.step(legal)
    assert (batch.observations == twin.observations).all()
    with pytest.raises(IndexError, match="there is no game 4: the batch has 4"):
        batch.state(4)
    with pytest.raises(ValueError, match="does not know how it began"):
        batch.state(0).record()


def test_the_lock_is_released_while_games_are_stepped() -> None:
    """Who waits for a thread that steps games goes on before it is done."""
    batch = khepri.Batch("ra", 20_000, seed=7, threads=1)
    actions = chosen(batch, np.random.default_rng(7))
    begun, done = threading.Event(), threading.Event()

    def play() -> None:
        begun.set()
        batch.step(actions)
        done.set()

    thread = threading.Thread(target=play)
    usual = sys.getswitchinterval()
    # Nobody has to hand the lock over: who gets it got it from a thread that let it go.
    sys.setswitchinterval(60)
    try:
        thread.start()
        begun.wait()
        early = not done.is_set()
    finally:
        sys.setswitchinterval(usual)
    thread.join()
    assert early


def test_two_threads_step_a_batch_each() -> None:
    """Neither sees the other's games."""
    batches = [khepri.Batch("ra", 256, seed=7, threads=1) for _ in range(2)]

    def play(batch: khepri.Batch) -> None:
        luck = np.random.default_rng(7)
        for _ in range(100):
            batch.step(chosen(batch, luck))

    threads = [threading.Thread(target=play, args=(batch,)) for batch in batches]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (batches[0].observations == batches[1].observations).all()
