"""Credit, held against a reference that follows every single decision of hand-made games by itself."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

import pytest
import torch

from khepri_train.credit import Credit, Stretch, credited
from khepri_train.net import MAX_SEATS


@dataclass
class Decision:
    """One decision of one game, with what was thought before it."""

    seat: int
    players: int
    shares: list[float]
    points: list[float]
    end: tuple[list[float], list[float]] | None = None
    """Shares and points, if it was the last one."""
    luck: tuple[list[float], list[float]] | None = None
    """How lucky it was, by shares and by points, where that is known."""


def some(lots: random.Random, players: int, whole: bool) -> list[float]:
    values = [lots.random() for _ in range(players)]
    total = sum(values) if whole else 1
    return [value / total for value in values] + [0.0] * (MAX_SEATS - players)


def row_of_games(lots: random.Random, steps: int) -> list[Decision]:
    """Games of several sizes one after another; the last one is cut off, unless it happens to end there."""
    row: list[Decision] = []
    while len(row) < steps:
        players = lots.randint(2, 5)
        for left in reversed(range(lots.randint(1, 6))):
            end = (some(lots, players, True), some(lots, players, False)) if left == 0 else None
            thought = some(lots, players, True), some(lots, players, False)
            row.append(Decision(lots.randrange(players), players, *thought, end))
    return row[: steps + 1] if len(row) > steps else [*row, Decision(0, 3, some(lots, 3, True), some(lots, 3, False))]


def stretch_of(rows: list[list[Decision]]) -> Stretch:
    steps = len(rows[0]) - 1
    nothing = [0.0] * MAX_SEATS

    def table(what: str) -> torch.Tensor:
        return torch.tensor([[getattr(row[step], what) for row in rows] for step in range(steps)])

    def luck(which: int) -> torch.Tensor | None:
        found = [[row[step].luck for row in rows] for step in range(steps)]
        if not any(one is not None for line in found for one in line):
            return None
        return torch.tensor([[(one or (nothing, nothing))[which] for one in line] for line in found])

    ends = [[row[step].end or (nothing, nothing) for row in rows] for step in range(steps)]
    return Stretch(
        seats=table("seat").to(torch.uint8),
        players=table("players").to(torch.uint8),
        done=torch.tensor([[row[step].end is not None for row in rows] for step in range(steps)]),
        shares=table("shares"),
        points=table("points"),
        won=torch.tensor([[end[0] for end in line] for line in ends]),
        scored=torch.tensor([[end[1] for end in line] for line in ends]),
        last_shares=torch.tensor([row[-1].shares for row in rows]),
        last_points=torch.tensor([row[-1].points for row in rows]),
        last_players=torch.tensor([row[-1].players for row in rows], dtype=torch.uint8),
        luck_shares=luck(0),
        luck_points=luck(1),
    )


def prospect(shares: list[float], points: list[float], seat: int, players: int, credit: Credit) -> float:
    ahead = points[seat] - sum(points[:players]) / players
    return shares[seat] * players / 2 + credit.points * ahead


def reference(row: list[Decision], at: int, credit: Credit) -> float:
    """The advantage of one decision: the sum of all later surprises of its seat, each by the decay in between."""
    mine = row[at]
    seat, players = mine.seat, mine.players
    value = prospect(mine.shares, mine.points, seat, players, credit)
    total, weight, step = 0.0, 1.0, at
    while True:
        now = row[step]
        if now.luck is not None:
            total -= weight * prospect(*now.luck, seat, players, credit)
        if now.end is not None:
            return total + weight * (prospect(*now.end, seat, players, credit) - value)
        step += 1
        after = row[step]
        last = step == len(row) - 1
        if credit.own_eyes and after.seat != seat and not last:
            continue
        then = prospect(after.shares, after.points, seat, players, credit)
        total += weight * (then - value)
        if last:
            return total
        value, weight = then, weight * credit.decay


def lucky(lots: random.Random, row: list[Decision]) -> list[Decision]:
    """The same decisions, most of them with luck: good for one seat, bad for another."""

    def luck(one: Decision) -> list[float]:
        good, bad = lots.sample(range(one.players), 2)
        return [0.2 * ((seat == good) - (seat == bad)) for seat in range(MAX_SEATS)]

    return [replace(one, luck=(luck(one), luck(one)) if lots.random() < 0.7 else None) for one in row]


@pytest.mark.parametrize("luck", [False, True])
@pytest.mark.parametrize("own_eyes", [False, True])
@pytest.mark.parametrize("decay", [0.0, 0.9, 1.0])
def test_advantages_are_those_of_the_reference(decay: float, own_eyes: bool, luck: bool) -> None:
    lots = random.Random(7)
    credit = Credit(decay=decay, points=0.3, own_eyes=own_eyes)
    rows = [row_of_games(lots, 23) for _ in range(40)]
    if luck:
        rows = [lucky(lots, row) for row in rows]
    found = credited(stretch_of(rows), credit).advantages
    for game, row in enumerate(rows):
        for step in range(23):
            assert found[step, game].item() == pytest.approx(reference(row, step, credit), abs=1e-5), (game, step)


def test_with_full_trust_in_outcomes_the_outcome_is_the_target() -> None:
    lots = random.Random(3)
    row = [Decision(step % 3, 3, some(lots, 3, True), some(lots, 3, False)) for step in range(6)]
    won, scored = [0.0, 1.0, 0.0, 0.0, 0.0], [0.5, 1.5, 1.0, 0.0, 0.0]
    row[4].end = (won, scored)
    for own_eyes in (False, True):
        found = credited(stretch_of([row]), Credit(decay=1.0, own_eyes=own_eyes))
        for step in range(5):
            assert found.shares[step, 0].tolist() == pytest.approx(won, abs=1e-6)
            assert found.points[step, 0].tolist() == pytest.approx(scored, abs=1e-6)


def test_a_stretch_that_is_cut_off_ends_in_the_judgement_there() -> None:
    lots = random.Random(4)
    row = [Decision(step % 2, 2, some(lots, 2, True), some(lots, 2, False)) for step in range(4)]
    found = credited(stretch_of([row]), Credit(decay=1.0))
    for step in range(3):
        assert found.shares[step, 0].tolist() == pytest.approx(row[-1].shares, abs=1e-6)


def test_no_credit_crosses_from_one_game_to_the_next() -> None:
    lots = random.Random(5)
    row = row_of_games(lots, 30)
    cut = next(step for step, one in enumerate(row) if one.end is not None)
    changed = [*row[: cut + 1], *(replace(one, shares=some(lots, one.players, True)) for one in row[cut + 1 :])]
    for own_eyes in (False, True):
        credit = Credit(decay=0.95, own_eyes=own_eyes)
        one, other = credited(stretch_of([row]), credit), credited(stretch_of([changed]), credit)
        assert torch.equal(one.advantages[: cut + 1], other.advantages[: cut + 1])
        assert not torch.equal(one.advantages, other.advantages)


def test_what_luck_alone_changed_is_nobodys_credit() -> None:
    even, better = [0.5, 0.5, 0.0, 0.0, 0.0], [0.8, 0.2, 0.0, 0.0, 0.0]
    points = [1.0, 1.0, 0.0, 0.0, 0.0]
    change = [0.3, -0.3, 0.0, 0.0, 0.0], [0.0] * MAX_SEATS
    row = [Decision(0, 2, even, points, luck=change), Decision(1, 2, better, points), Decision(0, 2, better, points)]
    for credit in (Credit(decay=0.9), Credit(decay=0.9, own_eyes=True)):
        found = credited(stretch_of([row]), credit)
        assert torch.allclose(found.advantages, torch.zeros(2, 1), atol=1e-6)
        assert found.shares[0, 0].tolist() == pytest.approx(even, abs=1e-6)


@pytest.mark.parametrize("own_eyes", [False, True])
def test_shares_that_are_taught_add_up_to_one(own_eyes: bool) -> None:
    lots = random.Random(6)
    rows = [lucky(lots, row_of_games(lots, 15)) for _ in range(20)]
    stretch = stretch_of(rows)
    found = credited(stretch, Credit(decay=0.8, own_eyes=own_eyes)).shares
    assert torch.allclose(found.sum(-1), torch.ones(found.shape[:2]), atol=1e-5)
    empty = torch.arange(MAX_SEATS) >= stretch.players[..., None]
    assert not found[empty].any()
