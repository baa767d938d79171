"""Who earned what: how the end of a game, and the judgements on the way to it, are credited to decisions."""

from __future__ import annotations

from dataclasses import dataclass

import torch

from .net import MAX_SEATS, there


@dataclass(frozen=True)
class Credit:
    """How outcomes are credited to decisions."""

    decay: float = 0.98
    """How much a later surprise counts for each decision in between: nearer to 1 trusts outcomes, to 0 judgements."""
    points: float = 0.3
    """What a unit of points ahead of the table counts beside the win."""
    own_eyes: bool = False
    """Whether a seat's prospects are judged only where that seat decides, and not by all others on the way.

    Others do not see all that it sees; and the decay counts its own decisions only.
    """


@dataclass
class Stretch:
    """Decisions of games side by side: a row a step, a column a game; seats in the order of the table."""

    seats: torch.Tensor
    """Who decided: [steps, games]."""
    players: torch.Tensor
    done: torch.Tensor
    """Whether the decision ended the game."""
    shares: torch.Tensor
    """The judgement before the decision: [steps, games, MAX_SEATS]."""
    points: torch.Tensor
    won: torch.Tensor
    """How the game ended, where it did: [steps, games, MAX_SEATS]."""
    scored: torch.Tensor
    last_shares: torch.Tensor
    """The judgement after the last decision: [games, MAX_SEATS]."""
    last_points: torch.Tensor
    last_players: torch.Tensor
    luck_shares: torch.Tensor | None = None
    """How lucky each decision was, by the judgement of all that chance might have done after it: taken from what came
    of it, where it is known. [steps, games, MAX_SEATS]."""
    luck_points: torch.Tensor | None = None


@dataclass
class Credited:
    """What came of every decision of a stretch."""

    advantages: torch.Tensor
    """How much better than expected for whoever decided: [steps, games]."""
    shares: torch.Tensor
    """What the judgement should have been: [steps, games, MAX_SEATS]."""
    points: torch.Tensor


def credited(stretch: Stretch, credit: Credit, points: torch.Tensor | None = None) -> Credited:
    """Credits every decision with what came of it; `points` is what these count now, where that changes."""
    weight = credit.points if points is None else points
    now = prospects(stretch.shares, stretch.points, stretch.players, weight)
    end = prospects(stretch.won, stretch.scored, stretch.players, weight)
    last = prospects(stretch.last_shares, stretch.last_points, stretch.last_players, weight)
    luck = None
    if stretch.luck_shares is not None and stretch.luck_points is not None:
        luck = prospects(stretch.luck_shares, stretch.luck_points, stretch.players, weight)
    came = turned_out(now, end, last, luck, stretch, credit)
    seat = stretch.seats.long()[..., None]
    shares = turned_out(stretch.shares, stretch.won, stretch.last_shares, stretch.luck_shares, stretch, credit)
    # Several pairs of eyes need not agree: what they give too much or too little in all is shared out.
    seated = there(stretch.players)
    missing = (1 - shares.sum(-1, keepdim=True)) / stretch.players[..., None].float()
    return Credited(
        advantages=(came - now).gather(-1, seat).squeeze(-1),
        shares=torch.where(seated, shares + missing, 0.0),
        points=turned_out(stretch.points, stretch.scored, stretch.last_points, stretch.luck_points, stretch, credit),
    )


def prospects(
    shares: torch.Tensor, points: torch.Tensor, players: torch.Tensor, weight: float | torch.Tensor
) -> torch.Tensor:
    """What each seat plays for: its part of the win, a half for an even chance, and points before the mean."""
    count = players.float()[..., None]
    mean = (points * there(players)).sum(-1, keepdim=True) / count
    return shares * count / 2 + weight * (points - mean)


def turned_out(
    now: torch.Tensor,
    end: torch.Tensor,
    last: torch.Tensor,
    luck: torch.Tensor | None,
    stretch: Stretch,
    credit: Credit,
) -> torch.Tensor:
    """What every value should have been: the next judgement, and by a decaying part all surprises after it.

    What is known to be luck is no surprise: it is taken away where it fell.
    """
    found = torch.empty_like(now)
    expected, surprise = last, torch.zeros_like(last)
    places = torch.arange(MAX_SEATS, device=now.device)
    for step in reversed(range(len(now))):
        done = stretch.done[step][:, None]
        expected = torch.where(done, end[step], expected)
        surprise = torch.where(done, 0.0, surprise)
        if luck is not None:
            expected = expected - luck[step]
        found[step] = expected + credit.decay * surprise
        if credit.own_eyes:
            judged = places == stretch.seats[step][:, None]
            surprise = torch.where(judged, found[step] - now[step], surprise)
            expected = torch.where(judged, now[step], expected)
        else:
            surprise, expected = found[step] - now[step], now[step]
    return found
