"""Plans: what cannot be done is refused with a sentence, and what changes on the way changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from khepri_train.__main__ import arguments, plan_of
from khepri_train.credit import Credit
from khepri_train.learn import Recipe
from khepri_train.plan import Plan
from khepri_train.train import following
from tests.tiny import plan


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"game": "chess"}, "there is no game"),
        ({"players": (2, 6)}, "played by 2 to 5, not by 6"),
        ({"games": 3, "groups": 4}, "needs a game"),
        ({"games": 8, "groups": 4, "workers": 3}, "needs a game"),
        ({"steps": 0}, "needs a game"),
        ({"league": 1.5}, "--league is a part"),
        ({"credit": Credit(decay=-0.1)}, "--decay is a part"),
        ({"field_share": 0.5}, "need each other"),
        ({"field": "greedy"}, "need each other"),
        ({"rival_share": 0.5}, "need each other"),
        ({"rivals": (Path("a"),)}, "need each other"),
        ({"rivals": (Path("a"),), "rival_share": 0.9, "league": 0.2}, "parts of the same games"),
        ({"rivals": (Path("a"),), "rival_share": 0.5}, "stack of their own"),
        ({"stint": 0.0}, "more than nothing"),
        ({"recipe": Recipe(rounds=0)}, "more than nothing"),
        ({"judge": (4,)}, "as many layers"),
    ],
)
def test_what_cannot_be_done_is_refused(more: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        plan(Path(), **more).check()


def test_the_command_line_asks_for_the_plan_by_itself() -> None:
    found = plan_of(arguments().parse_args(["ra"]))
    assert found == Plan(game="ra", out=Path("training"))
    found.check()


def test_every_flag_reaches_the_plan() -> None:
    """A flag that is read and forgotten would make two runs look different that are the same."""
    parser = arguments()
    usual = plan_of(parser.parse_args(["ra"]))
    for action in parser._actions:
        if not action.option_strings or action.dest == "help":
            continue
        kind: Any = action.type or str
        given = [] if action.nargs == 0 else [str(kind("7"))]
        changed = plan_of(parser.parse_args(["ra", action.option_strings[0], *given]))
        assert changed != usual, action.option_strings


def test_rates_fall_and_points_fade() -> None:
    asked = plan(
        Path(), iterations=10, points_end=0.05, entropy_end=0.1, credit=Credit(points=1.0), recipe=Recipe(entropy=0.02)
    )
    assert asked.part(1e9, 5) == 0.5
    assert asked.rate_at(0) == pytest.approx(0.02 * asked.rate)
    assert asked.rate_at(0.01) == pytest.approx(asked.rate, rel=1e-3)
    assert asked.rate_at(0.5) == pytest.approx(0.51 * asked.rate)
    assert asked.rate_at(1) == pytest.approx(asked.rate * 0.02)
    assert asked.recipe_at(1).entropy == pytest.approx(0.002)
    assert [round(asked.points_at(part), 3) for part in (0, 0.25, 0.5, 1)] == [1.0, 0.525, 0.05, 0.05]
    assert plan(Path()).points_at(0.7) == Credit().points


def test_the_mean_begins_as_the_net_and_spans_a_hundred_rounds_at_most() -> None:
    assert following(1) == 1.0
    assert following(200) == pytest.approx(1 / 20.9)
    assert following(10_000) == 0.01
