# Hints against bots: what a quick bot would do, and why.
hint-button = Hint
hint-title = Hint
hint-key = what the strongest bot would do
hint-about = From { $n } imagined games, which know only what you see.
hint-about-glance = At a glance, without imagined games. It sees only what you see.
hint-chance = wins { $percent }
hint-others = Otherwise
hint-count = Hints in this game: { $n }. Only you see this.
error-no-hint = Hints are only for games against bots, when it is your turn.
hint-draw = Draw a tile.
hint-invoke = Invoke Ra.
hint-pass = Pass.
hint-done = Keep your gods.
hint-bid = Bid { $sun }.
hint-god = Spend a god for { $tile }.
hint-discard = Give up { $tile }.
hint-no-lot = No tile lies there yet, only the sun { $sun }.
hint-lot = { $n ->
    [one] The lot is worth about <b>{ $n }</b> point to you.
   *[other] The lot is worth about <b>{ $n }</b> points to you.
}
hint-lot-most = Most of it: { $group }, about <b>{ $n }</b>.
hint-cost-bid = { $worth ->
    [one] You pay your { $sun }, worth about <b>{ $worth }</b> point if you keep it: in all <p>{ $gain }</p>.
   *[other] You pay your { $sun }, worth about <b>{ $worth }</b> points if you keep it: in all <p>{ $gain }</p>.
}
hint-cost = { $worth ->
    [one] Your { $sun } is worth about <b>{ $worth }</b> point if you keep it; bidding it comes to <p>{ $gain }</p> in all.
   *[other] Your { $sun } is worth about <b>{ $worth }</b> points if you keep it; bidding it comes to <p>{ $gain }</p> in all.
}
hint-later = The total counts having the { $sun } instead in the next epoch: <p>{ $n }</p>.
hint-later-end = The total counts having the { $sun } instead in the sum of your suns at the end: <p>{ $n }</p>.
hint-last = Nobody bids after you.
hint-ra = { $left ->
    [1] The next tile is a Ra with a chance of <b>{ $percent }</b>, and that ends the epoch.
   *[other] The next tile is a Ra with a chance of <b>{ $percent }</b>; { $left } more end the epoch.
}
hint-god-gain = { $n ->
    [one] It brings you about <b>{ $n }</b> point more than the god.
   *[other] It brings you about <b>{ $n }</b> points more than the god.
}
hint-no-god = No tile on the track is worth a god now: the best is { $tile }.
hint-loss = { $n ->
    [one] You lose least with it: about <b>{ $n }</b> point.
   *[other] You lose least with it: about <b>{ $n }</b> points.
}

# Reasons out of imagined games, on a page and in a terminal.
hint-wins-lot = In { $percent } of the imagined games you win the lot.
hint-goes = The lot goes to { $name } in { $percent } of the imagined games.
hint-stays = Nobody takes it in { $percent } of the imagined games.
hint-next = After a draw you win the next lot in { $percent } of the imagined games.
hint-next-both = After a draw you win the next lot in { $percent } of the imagined games; after invoking, in { $other }.
hint-worth = To { $name } the lot is worth about { $points }.
hint-ends = In { $percent } of the imagined games the epoch ends before anybody wins a lot.
hint-nothing-better = Nothing else promises more.
