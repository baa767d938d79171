"""The net: seats turn and turn back, what is not legal is never done, and what judges does not disturb what chooses."""

from __future__ import annotations

import pytest
import torch

from khepri_train.net import MAX_SEATS, DoesNotFit, Net, from_table, masked, seated, to_table


def test_turning_to_the_table_and_back_is_nothing() -> None:
    for players in range(2, MAX_SEATS + 1):
        for seat in range(players):
            values = torch.arange(10, 10 + MAX_SEATS).float()[None]
            who, many = torch.tensor([seat], dtype=torch.uint8), torch.tensor([players], dtype=torch.uint8)
            there = to_table(values, who, many)
            assert there[0, seat] == values[0, 0], "whoever looks comes first"
            assert there[0, (seat + 1) % players] == values[0, 1], "then the next in order of play"
            assert there[0, players:].tolist() == values[0, players:].tolist()
            assert torch.equal(from_table(there, who, many), values)
            assert torch.equal(to_table(from_table(values, who, many), who, many), values)


def test_chairs_that_are_empty_win_nothing() -> None:
    shares = seated(torch.randn(4, MAX_SEATS), torch.tensor([2, 3, 4, 5])).exp()
    assert torch.allclose(shares.sum(-1), torch.ones(4))
    assert [int((row > 0).sum()) for row in shares] == [2, 3, 4, 5]


def test_what_is_not_legal_has_no_chance() -> None:
    chances = masked(torch.full((1, 4), 50.0), torch.tensor([[0, 1, 0, 1]])).softmax(-1)
    assert chances.tolist() == [[0.0, 0.5, 0.0, 0.5]]


def test_judgements_have_a_stack_of_their_own_where_they_are_given_one() -> None:
    torch.manual_seed(1)
    two, seen = Net(12, 7, (16, 8), (6, 4)), torch.randn(5, 12)
    logits, shares, points = two(seen)
    assert torch.equal(two.logits(seen), logits)
    (shares.sum() + points.sum()).backward()
    assert all(one.grad is None for one in two.body.parameters()), "what judges does not disturb the policy"
    assert all(one.grad is not None for one in two.judge.parameters())


def test_stacks_of_unlike_height_are_refused() -> None:
    with pytest.raises(ValueError, match="as many layers"):
        Net(12, 7, (16, 8), (6,))


def test_a_wider_net_takes_over_what_a_narrower_one_says() -> None:
    torch.manual_seed(1)
    narrow, wide, seen = Net(12, 7, (16, 8), (6, 4)), Net(12, 7, (20, 9), (6, 5)), torch.randn(5, 12)
    for head in (narrow.policy, narrow.shares, narrow.points):
        torch.nn.init.normal_(head.weight)
        torch.nn.init.normal_(head.bias)
    wide.take_over(narrow)
    for said, expected in zip(wide(seen), narrow(seen), strict=True):
        assert torch.allclose(said, expected, atol=1e-5)
    (wide(seen)[0] ** 2).sum().backward()
    grad = wide.policy.weight.grad
    assert grad is not None and grad[:, 8:].abs().sum() > 0, "what is new can learn"
    with pytest.raises(DoesNotFit, match="20-9 and 6-5 does not fit into one of 16-8 and 6-4"):
        narrow.take_over(wide)
    with pytest.raises(DoesNotFit, match="does not fit"):
        wide.take_over(Net(12, 7, (16, 8)))
