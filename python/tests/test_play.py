"""Self-play: masks, the seats of the league and of a field, and what a round of learning does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

from khepri_train.credit import Credit
from khepri_train.league import NOBODY, Company, League
from khepri_train.learn import Learner, Recipe, parts, rescale
from khepri_train.net import POINTS_SCALE, Net
from khepri_train.rollout import Experience, Player, choose, lucky
from khepri_train.sources import precision
from tests.tiny import CPU, group, plan


def stretch(part: float = 0.5, old: bool = True, **terms: Any) -> tuple[Net, Player, Experience]:
    torch.manual_seed(2)
    net = plan(Path()).net()
    guest = plan(Path()).net() if old else None
    if guest is not None:
        # Nets begin without opinions: this one has some.
        torch.nn.init.normal_(guest.policy.weight)
    groups = [group(**terms), group(seed=2, **terms)]
    player = Player(net, groups, 40, League(part, 3, CPU), Credit(), precision(CPU))
    return net, player, player.play(Company(guest), 0.3)


def test_only_legal_actions_are_taken() -> None:
    _, _, found = stretch()
    assert found.masks.gather(-1, found.actions[:, None]).all()
    assert (found.chances <= 0).all()


def test_the_likeliest_action_is_legal_though_others_look_better() -> None:
    net = plan(Path()).net()
    games = group()
    with torch.no_grad():
        net.policy.bias.copy_(torch.where(games.seen()["masks"][0] == 0, 100.0, 0.0))
    for _ in range(30):
        seen = games.seen()
        action, *_ = choose(net, seen, warmth=0)
        assert seen["masks"].gather(-1, action[:, None]).all()
        games.step(action.numpy().astype("uint16"))


def test_chances_are_those_of_the_net_and_older_selves_do_not_teach() -> None:
    net, _, found = stretch()
    with torch.no_grad():
        logits = net.logits(found.observations.float()).masked_fill(found.masks == 0, -1e9)
    log = torch.log_softmax(logits, -1).gather(-1, found.actions[:, None]).squeeze(-1)
    # Observations are kept in half precision, hence only nearly.
    assert torch.allclose(log[found.trained], found.chances[found.trained], atol=2e-2)
    assert not torch.allclose(log[~found.trained], found.chances[~found.trained], atol=2e-2)


def test_a_stretch_goes_on_where_the_last_one_ended() -> None:
    _, player, found = stretch(part=0.0, old=False)
    last = player.book.arrays["observations"][-1].clone()
    before = player.ended
    again = player.play(Company(), 0.3)
    assert again is found, "what is handed out is overwritten"
    assert torch.equal(player.book.arrays["observations"][0], last)
    assert player.ended - before == int(player.book.after("done").sum())


def test_what_a_decision_saw_and_ended_is_written_down_with_it() -> None:
    _, player, _ = stretch(part=0.0, old=False, spread=200)
    book, columns = player.book, player.columns[1]
    # The same games again, a decision after the other.
    again = group(seed=2, spread=200)
    ended = 0
    for step in range(book.steps):
        assert torch.equal(again.seen()["observations"].half(), book.before("observations")[step, columns])
        again.step(book.before("actions")[step, columns].numpy().astype("uint16"))
        seen = again.seen()
        done = seen["done"].bool()
        assert torch.equal(done, book.after("done")[step, columns])
        assert torch.equal(seen["shares"][done], book.after("won")[step, columns][done])
        ended += int(done.sum())
    assert ended > 0


def test_older_selves_sit_in_their_part_of_the_games_and_leave_one_seat() -> None:
    league = League(0.5, 3, CPU)
    games = group(games=400)
    heroes = league.heroes(games)
    players = games.host["players"]
    assert (heroes[200:] == NOBODY).all()
    assert (heroes[:200] < players[:200]).all()
    for number in range(2, 6):
        assert len(heroes[:200][players[:200] == number].unique()) == number, "every chair comes up"
    done = torch.zeros(400, dtype=torch.bool)
    done[::2] = True
    again = league.again(heroes, done, players)
    assert torch.equal(again[1::2], heroes[1::2])
    assert (again[200:] == NOBODY).all()
    assert (again[:200] < players[:200]).all()
    assert not torch.equal(again, heroes)


def test_older_selves_do_not_take_the_seat_of_the_learner_from_a_field() -> None:
    _, _, found = stretch(part=1.0, field="random", field_share=1.0)
    assert found.trained.all()


def opinionated() -> Net:
    torch.manual_seed(3)
    net = plan(Path()).net()
    torch.nn.init.normal_(net.shares.weight)
    return net


@torch.no_grad()
def test_luck_is_the_sum_of_what_all_that_chance_might_have_done_is_worth() -> None:
    net, games = opinionated(), group(games=24, spread=200, luck=24)
    entries = over = 0
    for _ in range(200):
        seen = games.seen()
        action, *_ = choose(net, seen)
        # To draw is action 0: nearly always, so that Ras end epochs, and one the game.
        action = torch.where((seen["masks"][:, 0] == 1) & (torch.rand(games.games) < 0.9), 0, action)
        games.step(action.numpy().astype("uint16"))
        after = games.seen()
        shares, points = lucky(net, after)
        by_hand = after["luck_shares"].clone(), after["luck_points"] / POINTS_SCALE
        over += int((after["luck_shares"] != 0).any())
        for entry, row in enumerate(after["luck_games"].tolist()):
            entries += 1
            seat, players = int(after["luck_seats"][entry]), int(after["luck_players"][entry])
            share, point = net.judgement(after["luck_observations"][entry][None].float())
            share = share[0, :players].softmax(-1)
            for place in range(players):
                of = (seat + place) % players
                by_hand[0][row, of] += after["luck_factors"][entry] * share[place]
                by_hand[1][row, of] += after["luck_factors"][entry] * point[0, place]
        for row in range(games.games):
            # Of the game that was played: where it ended, another has begun in its place.
            if not after["done"][row]:
                players = int(after["players"][row])
                assert torch.allclose(shares[row, :players], by_hand[0][row, :players], atol=1e-5)
                assert torch.allclose(points[row, :players], by_hand[1][row, :players], atol=1e-5)
    assert entries > 3000
    assert over > 0


def test_luck_is_nothing_on_average_and_takes_from_one_what_it_gives_another() -> None:
    net = opinionated()
    groups = [group(games=256, spread=200, luck=24)]
    player = Player(net, groups, 24, League(0.0, 1, CPU), Credit(decay=1.0), precision(CPU))
    player.play(Company(), 0.0)
    luck = player.book.after("lucky_share")
    happened = luck[luck.abs().sum(-1) > 0][:, 0]
    assert len(happened) > 1000
    assert abs(float(happened.mean())) < 4 * float(happened.std()) / len(happened) ** 0.5
    assert torch.allclose(luck.sum(-1), torch.zeros(luck.shape[:2]), atol=1e-4)


def test_a_league_keeps_its_first_and_its_last() -> None:
    league = League(0.5, 3, CPU)
    nets = [plan(Path()).net() for _ in range(8)]
    for net in nets:
        league.admit(net)
    assert len(league.members) == 3
    for member, net in ((league.members[0], nets[0]), (league.members[-1], nets[-1])):
        assert torch.equal(member.policy.weight, net.policy.weight)
        assert not member.policy.weight.requires_grad


def test_every_decision_is_learnt_from_once_a_round() -> None:
    assert torch.equal(torch.cat(list(parts(640, 128, CPU))).sort().values, torch.arange(640))
    uneven = list(parts(600, 128, CPU))
    assert [len(part) for part in uneven] == [128] * 5, "what is recorded has one size"
    assert torch.equal(torch.cat(uneven)[:600].sort().values, torch.arange(600))
    assert [len(part) for part in parts(50, 128, CPU)] == [50]


def test_advantages_come_to_one_scale_at_tables_of_each_size() -> None:
    _, _, found = stretch()
    found.advantages = found.advantages * found.players + found.players
    rescale(found, by_players=True)
    trained, players = found.advantages[found.trained], found.players[found.trained]
    for number in players.unique():
        assert abs(float(trained[players == number].mean())) < 1e-4
        assert abs(float(trained[players == number].std()) - 1) < 1e-3
    rescale(found, by_players=False)
    assert abs(float(found.advantages[found.trained].std()) - 1) < 1e-3


def test_what_was_good_becomes_likelier_and_what_was_bad_rarer() -> None:
    net, _, whole = stretch(old=False)
    good = whole.actions == whole.masks.float().argmax(-1)
    whole.advantages = torch.where(good, 1.0, -1.0)

    def chance() -> float:
        with torch.no_grad():
            logits = net.logits(whole.observations.float()).masked_fill(whole.masks == 0, -1e9)
        return float(logits.softmax(-1).gather(-1, whole.masks.float().argmax(-1)[:, None]).mean())

    before = chance()
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-2)
    learner = Learner(net, None, optimizer, precision(CPU))
    told = learner.learn(whole, Recipe(rounds=3, minibatch=256, dual_clip=3.0))
    assert chance() > before + 0.1
    assert told["rounds"] == 3
    assert told["credit"] == pytest.approx(float(torch.where(good, 1.0, -1.0)[whole.trained].std()))


def test_a_round_that_went_too_far_is_the_last() -> None:
    net, _, found = stretch(old=False)
    optimizer = torch.optim.Adam(net.parameters(), lr=0.1)
    recipe = Recipe(rounds=5, minibatch=256, divergence=1e-6)
    assert Learner(net, None, optimizer, precision(CPU)).learn(found, recipe)["rounds"] == 1


def test_an_anchor_holds_the_net_back() -> None:
    moved = []
    for anchor in (0.0, 100.0):
        net, _, found = stretch(old=False)
        mean = plan(Path()).net()
        mean.load_state_dict(net.state_dict())
        optimizer = torch.optim.Adam(net.parameters(), lr=3e-3)
        recipe = Recipe(rounds=4, minibatch=256, anchor=anchor)
        told = Learner(net, mean, optimizer, precision(CPU)).learn(found, recipe)
        moved.append(told["divergence"])
    assert moved[1] < moved[0] / 2
