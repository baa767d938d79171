# Hints against bots: what a quick bot would do, and why.
hint-button = Hint
table-dialog-hint = Hint
hint-title = Hint
hint-key = what a quick bot would do
hint-about = A quick bot's guess. It sees only what you see.
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
hint-thin = That is a gain, but in the long run the sun is better kept.
hint-later = The total counts having the { $sun } instead in the next epoch: <p>{ $n }</p>.
hint-later-end = The total counts having the { $sun } instead in the sum of your suns at the end: <p>{ $n }</p>.
hint-rival = <b>{ $name }</b> would probably bid up to { $sun }.
hint-wins = Your { $sun } would probably win it.
hint-nobody = The others would rather wait.
hint-no-rivals = Nobody else has a sun left in this epoch.
hint-last = Nobody bids after you.
hint-ra = { $left ->
    [1] The next tile is a Ra with a chance of <b>{ $percent }</b>, and that ends the epoch.
   *[other] The next tile is a Ra with a chance of <b>{ $percent }</b>; { $left } more end the epoch.
}
hint-god-gain = { $n ->
    [one] It brings you about <b>{ $n }</b> point more than the god.
   *[other] It brings you about <b>{ $n }</b> points more than the god.
}
hint-no-god = Even { $tile } is not worth a god.
hint-loss = { $n ->
    [one] You lose least with it: about <b>{ $n }</b> point.
   *[other] You lose least with it: about <b>{ $n }</b> points.
}
