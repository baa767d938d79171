# The game in a terminal. What people type (draw, bid 9, u, h …) and the names of files are notation, in every language
# the same; it stands between backticks.

## Who plays, and how it begins and ends.
tty-you = You
tty-you-inside = you
tty-seat = seat { $n }
tty-welcome = A game of { $game } for { $seats }: you are in seat { $seat }, followed by { $others }.
tty-level = { $name } (level { $level } of { $of }): { $about }
tty-deal-seeded = The deal follows from the seed; this proves it after the game:
tty-deal-fair = The deal is fixed and unknown to anyone; this proves it after the game:
tty-kept = The game is saved in { $file }, step by step.
tty-begin = Type ? for help, q to quit: nothing is lost.
tty-last = What happened last:
tty-forced = { $said } (there is no other choice)
tty-leave = The game is saved in { $file }. Resume it with
tty-over = The game is over.
tty-read-again = Read it again
tty-check-deal = Check the promised deal

## Small words.
tty-label = { $label }:
tty-and = { $some } and { $last }
tty-or = { $some } or { $last }
tty-of = { $n } of { $of }
tty-points = { $n ->
    [one] { $figure } point
   *[other] { $figure } points
}

## What is asked, and what is answered to what people type.
tty-prompt = Choose 1 to { $n }, or ? for help:
tty-more = { $n ->
    [one] { $n } more can be played: type it like these, or `all` to see it.
   *[other] { $n } more can be played: type one like these, or `all` to see them.
}
tty-nothing = Nothing is chosen for you: type a number, or ? for help.
tty-refused = That cannot be played: { $why }.
tty-not-offered = it is not among the choices
tty-no-choice = There is no choice { $typed }: type a number from 1 to { $n }.
tty-several = `{ $key }` could be { $steps }: type the number.
tty-not-yours = You cannot choose the outcome: type `{ $step }` alone.
tty-not-now = `{ $typed }` is not possible now.
tty-no-step = `{ $typed }` is not a step.
tty-such-as = What you can play is, for instance, `{ $step }`.
tty-unknown = `{ $typed }` means nothing here: type a number from 1 to { $n }, a key in brackets, a step such as `{ $step }`, or ? for help.
tty-no-fact = No entry for `{ $topic }`: type `i` alone for the list.
tty-no-undo = You have no decision to undo.
tty-undo-sure = Since you played `{ $step }`, others acted or something was revealed. Type u again to undo anyway: the record will say so, and the same random results will come again.
tty-undone = `{ $step }` was undone.
tty-saved = Every step is saved in { $file } already.
tty-copied = A copy is saved in { $copy }; the game goes on in { $file }.
tty-not-copied = No copy was saved in { $copy }: { $why }.
tty-file-there = a file of that name already exists

## The help.
tty-help = Type the number of a choice, its key in brackets, or the step itself, as written beside its number.
tty-help-hint = hint: what a strong player would do, and why
tty-help-undo = undo: back to your last decision, as long as nothing was revealed and nobody else acted since; a second u goes back anyway. The same random results come again, and the record says what was undone.
tty-help-table = the table again
tty-help-file = FILE
tty-help-save = save a copy; the game itself is saved with every step
tty-help-quit = quit, to resume later; so does the end of the input (Ctrl-D)
tty-help-rules = the rules of the game
tty-help-help = this help

## Hints.
tty-hint = Hint: <b>{ $step }</b>. Your chance to win from here is about { $chance }.
tty-no-hint = No hint can be given here.
tty-hint-others = Alternatives
tty-hint-guesses = ({ $n } imagined games; figures are guesses in points)
tty-hint-exact = ({ $n } imagined games; all but the chance to win is exact)

## Why something is refused, in any game.
tty-no-over = the game is over
tty-no-turn = it is not your turn
tty-no-now = `{ $step }` is not possible now

## Ra: the bots.
tty-ra-farmer = Looks at the points of this epoch and takes what is there.
tty-ra-potter = Builds for later epochs too, but ignores the value of suns.
tty-ra-scribe = Prices every lot for everybody and bids what it is worth.
tty-ra-vizier = Thinks a few auctions ahead.
tty-ra-pharaoh = Thinks the epoch through.
tty-ra-khepri = Considers many possibilities and remembers everything.

## Ra: help, questions, choices.
tty-ra-help = In Ra a number higher than those of the choices is the sun to bid.
tty-ra-left = what is left in the bag
tty-ra-ask-turn = Your turn.
tty-ra-ask-full = Your turn. The track is full: nothing can be drawn.
tty-ra-ask-alone = Your turn, and nobody else has a sun left in this epoch.
tty-ra-ask-gods = Another god? You have { $n }.
tty-ra-ask-auction = Auction: { $called }; { $bid }; { $after }.
tty-ra-drew = { $who ->
    [you] you drew a Ra
   *[other] { $name } drew a Ra
}
tty-ra-invoked = { $who ->
    [you] you invoked Ra
   *[other] { $name } invoked Ra
}
tty-ra-high = { $who ->
    [you] you bid { $sun }
   *[other] { $name } bid { $sun }
}
tty-ra-no-bid = nobody has bid yet
tty-ra-after = { $n ->
    [0] you are the last
    [one] { $names } comes after you
   *[other] { $names } come after you
}
tty-ra-ask-discard = { $n ->
    [one] { $disaster } takes { $n } tile of yours: which?
   *[other] { $disaster } takes { $n } tiles of yours: which first?
}
tty-ra-do-draw = { $chance } chance of a Ra
tty-ra-do-draw-last = { $chance } chance of a Ra, which would end the epoch
tty-ra-do-invoke = { $n ->
    [0] an auction for nothing but sun { $sun }
    [one] an auction for this tile
   *[other] an auction for these { $n } tiles
}
tty-ra-do-god = a god for { $tile }
tty-ra-do-god-disaster = a god for { $tile }: it strikes at once
tty-ra-do-done = keep the other gods
tty-ra-do-bid = and get sun { $sun } for the next epoch
tty-ra-do-bid-last = and get sun { $sun } for the sum at the end
tty-ra-do-pass = { $who ->
    [you] you get the lot
   *[other] { $name } gets the lot
}
tty-ra-do-pass-stay = the tiles stay
tty-ra-do-pass-lost = the tiles are discarded
tty-ra-do-discard = you have { $tiles }

## Ra: what happened, and the table.
tty-ra-auction = Auction for
tty-ra-no-tiles = no tiles
tty-ra-epoch = Epoch { $epoch }
tty-ra-count = Ra { $n } of { $of }
tty-ra-count-last = Ra { $n } of { $of }, the next ends it
tty-ra-centre = centre sun { $sun }
tty-ra-bag = { $n ->
    [one] bag { $n } tile, { $chance } Ra
   *[other] bag { $n } tiles, { $chance } Ra
}
tty-ra-track = Track
tty-ra-track-empty = empty, { $n } spaces
tty-ra-track-full = (full)
tty-ra-track-free = ({ $n } free)
tty-ra-lot = Lot
tty-ra-lot-now = would give you <p>{ $points }</p> now
tty-ra-lot-end = monuments { $points } at the end of the game
tty-ra-lot-lost = disasters take { $tiles }
tty-ra-suns = suns { $suns }
tty-ra-no-suns = no suns left
tty-ra-face-down = face down { $suns }
tty-ra-points-hidden = points hidden
tty-ra-now-you = { $points } if the epoch ended now
tty-ra-now = now { $points }
tty-ra-worth = ({ $points })
tty-ra-worth-end = ({ $points } at the end)
tty-ra-in-bag = { $n ->
    [one] In the bag: { $n } tile, of which
   *[other] In the bag: { $n } tiles, of which
}

## Ra: why something is refused.
tty-ra-no-full = the auction track is full, and no tile can be drawn
tty-ra-no-god-god = a god cannot be exchanged for a god
tty-ra-no-god = you have no god to spend
tty-ra-no-tile = there is no { $tile } on the auction track
tty-ra-no-sun = you have no face-up sun { $sun }
tty-ra-no-low = sun { $sun } does not beat the high bid of { $high }
tty-ra-no-pass = you invoked Ra, all others passed and the track is not full, so you must bid
tty-ra-no-discard = { $disaster } does not take { $tile }
tty-ra-no-owned = you own no { $tile }
tty-ra-no-bag = there is no { $tile } left in the bag

## Ra: why something is advised.
tty-ra-why-no-lot = There are no tiles to be had yet, only sun { $sun }.
tty-ra-why-lot = The lot is worth about { $points } to you, now and later.
tty-ra-why-lot-parts = The lot is worth about { $points } to you, now and later: { $parts }.
tty-ra-sun = sun { $sun }
tty-ra-sun-lowest = your lowest sun, { $sun }
tty-ra-sun-cheapest = sun { $sun }, the cheapest bid
tty-ra-why-cost = With { $called }, it comes to a net { $gain }: the sun in this epoch { $spent }.
tty-ra-why-cost-later = With { $called }, it comes to a net { $gain }: the sun in this epoch { $spent }, sun { $centre } instead of it later { $change }.
tty-ra-why-last = Nobody bids after you.
tty-ra-why-ra = { $left ->
    [1] There is a chance of { $chance } that the next tile is a Ra, which would end the epoch at once.
   *[other] There is a chance of { $chance } that the next tile is a Ra; { $left } more end the epoch.
}
tty-ra-why-god = For you { $tile } is worth about { $points } more than the god, which scores 2 if you keep it.
tty-ra-why-no-god = No tile is worth a god.
tty-ra-why-loss = It costs you least to lose { $tile }: about { $points }.
