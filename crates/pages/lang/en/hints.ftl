# Hints against bots: what the strongest bot would do, and why.
hint-button = Hint
hint-title = Hint
hint-key = what the strongest bot would do
hint-about = From { $n } imagined games, which know only what you see.
hint-about-glance = At a glance: there was no time to imagine games, so there are no chances. It sees only what you see.
hint-about-only = It is the only choice there is.
hint-chance = wins { $percent }
hint-others = Alternatives
hint-even = ≈ as good, as far as luck lets one tell
hint-count = Hints in this game: { $n }. Only you see this.
error-no-hint = Hints are only for games against bots, when it is your turn.
hint-draw = Draw a tile.
hint-invoke = Invoke Ra.
hint-pass = Pass.
hint-done = Keep your gods.
hint-bid = Bid { $sun }.
hint-god = Spend a god on { $tile }.
hint-discard = Give up { $tile }.
hint-no-lot = No tile lies there yet, only the sun { $sun }.
hint-lot = { $n ->
    [one] The lot is worth about <b>{ $n }</b> point to you.
   *[other] The lot is worth about <b>{ $n }</b> points to you.
}
hint-lot-most = Most of it: { $group }, about <b>{ $n }</b>.
hint-cost-bid = { $worth ->
    [one] You pay with your { $sun }, worth about <b>{ $worth }</b> point if you keep it: net <p>{ $gain }</p>.
   *[other] You pay with your { $sun }, worth about <b>{ $worth }</b> points if you keep it: net <p>{ $gain }</p>.
}
hint-cost = { $worth ->
    [one] Your { $sun } is worth about <b>{ $worth }</b> point if you keep it; bidding it now would be net <p>{ $gain }</p>.
   *[other] Your { $sun } is worth about <b>{ $worth }</b> points if you keep it; bidding it now would be net <p>{ $gain }</p>.
}
hint-later = That counts having the { $sun } instead in the next epoch: <p>{ $n }</p>.
hint-later-end = That counts having the { $sun } instead in the sum of your suns at the end: <p>{ $n }</p>.
hint-last = Nobody bids after you.
hint-ra = { $left ->
    [1] There is a chance of <b>{ $percent }</b> that the next tile is a Ra, and that ends the epoch.
   *[other] There is a chance of <b>{ $percent }</b> that the next tile is a Ra; { $left } more end the epoch.
}
hint-god-gain = { $n ->
    [one] It brings you about <b>{ $n }</b> point more than the god.
   *[other] It brings you about <b>{ $n }</b> points more than the god.
}
hint-no-god = No tile on the track is worth a god now: the best is { $tile }.
hint-loss = { $n ->
    [one] It costs you least: about <b>{ $n }</b> point.
   *[other] It costs you least: about <b>{ $n }</b> points.
}

# Reasons out of imagined games, on a page and in a terminal.
hint-wins-lot = In { $percent } of the imagined games you win the lot.
hint-wins-sun = In { $percent } of the imagined games you win the sun { $sun }.
hint-goes = The lot goes to { $name } in { $percent } of the imagined games.
hint-goes-sun = The sun { $sun } goes to { $name } in { $percent } of the imagined games.
hint-stays = Nobody takes the lot in { $percent } of the imagined games.
hint-stays-sun = Nobody takes the sun { $sun } in { $percent } of the imagined games.
hint-next = After a draw you win the next lot in { $percent } of the imagined games.
hint-next-both = After a draw you win the next lot in { $percent } of the imagined games; after invoking, in { $other }.
hint-worth = To { $name } the lot is worth about { $points }.
hint-ends = In { $percent } of the imagined games the epoch ends before anybody wins a lot.
hint-nothing-better = Nothing else looks better.
