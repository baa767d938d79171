# The table of Ra.

# Tiles: the name in the middle of a sentence; one of it as what somebody draws, takes or loses; several of it likewise.
ra-tile-god = god
ra-one-god = a god
ra-some-god = { $n ->
    [one] { $n } god
   *[other] { $n } gods
}
ra-tile-gold = gold
ra-one-gold = gold
ra-some-gold = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
}
ra-tile-pharaoh = pharaoh
ra-one-pharaoh = a pharaoh
ra-some-pharaoh = { $n ->
    [one] { $n } pharaoh
   *[other] { $n } pharaohs
}
ra-tile-nile = Nile
ra-one-nile = a Nile
ra-some-nile = { $n ->
    [one] { $n } Nile
   *[other] { $n } Niles
}
ra-tile-flood = flood
ra-one-flood = a flood
ra-some-flood = { $n ->
    [one] { $n } flood
   *[other] { $n } floods
}
ra-tile-art = art
ra-one-art = art
ra-some-art = { $n ->
    [one] { $n } art tile
   *[other] { $n } art tiles
}
ra-tile-religion = religion
ra-one-religion = religion
ra-some-religion = { $n ->
    [one] { $n } religion tile
   *[other] { $n } religion tiles
}
ra-tile-writing = writing
ra-one-writing = writing
ra-some-writing = { $n ->
    [one] { $n } writing tile
   *[other] { $n } writing tiles
}
ra-tile-agriculture = agriculture
ra-one-agriculture = agriculture
ra-some-agriculture = { $n ->
    [one] { $n } agriculture tile
   *[other] { $n } agriculture tiles
}
ra-tile-astronomy = astronomy
ra-one-astronomy = astronomy
ra-some-astronomy = { $n ->
    [one] { $n } astronomy tile
   *[other] { $n } astronomy tiles
}
ra-tile-fortress = fortress
ra-one-fortress = a fortress
ra-some-fortress = { $n ->
    [one] { $n } fortress
   *[other] { $n } fortresses
}
ra-tile-sanctuary = sanctuary
ra-one-sanctuary = a sanctuary
ra-some-sanctuary = { $n ->
    [one] { $n } sanctuary
   *[other] { $n } sanctuaries
}
ra-tile-obelisk = obelisk
ra-one-obelisk = an obelisk
ra-some-obelisk = { $n ->
    [one] { $n } obelisk
   *[other] { $n } obelisks
}
ra-tile-palace = palace
ra-one-palace = a palace
ra-some-palace = { $n ->
    [one] { $n } palace
   *[other] { $n } palaces
}
ra-tile-mausoleum = mausoleum
ra-one-mausoleum = a mausoleum
ra-some-mausoleum = { $n ->
    [one] { $n } mausoleum
   *[other] { $n } mausoleums
}
ra-tile-pyramid = pyramid
ra-one-pyramid = a pyramid
ra-some-pyramid = { $n ->
    [one] { $n } pyramid
   *[other] { $n } pyramids
}
ra-tile-temple = temple
ra-one-temple = a temple
ra-some-temple = { $n ->
    [one] { $n } temple
   *[other] { $n } temples
}
ra-tile-statue = statue
ra-one-statue = a statue
ra-some-statue = { $n ->
    [one] { $n } statue
   *[other] { $n } statues
}
ra-tile-step-pyramid = step pyramid
ra-one-step-pyramid = a step pyramid
ra-some-step-pyramid = { $n ->
    [one] { $n } step pyramid
   *[other] { $n } step pyramids
}
ra-tile-sphinx = sphinx
ra-one-sphinx = a sphinx
ra-some-sphinx = { $n ->
    [one] { $n } sphinx
   *[other] { $n } sphinxes
}
ra-tile-funeral = funeral
ra-one-funeral = a funeral
ra-tile-drought = drought
ra-one-drought = a drought
ra-tile-unrest = unrest
ra-one-unrest = unrest
ra-tile-war = war
ra-one-war = a war
ra-tile-earthquake = earthquake
ra-one-earthquake = an earthquake
ra-tile-ra = Ra

# Slots and suns, for screen readers.
ra-slot = { $n ->
    [0] { $tile }: none
   *[other] { $tile }: { $n }
}
ra-sun = { $face ->
    [down] sun { $sun }, face down
   *[up] sun { $sun }
}
ra-card = { $name }, seat { $seat }

# The top bar.
ra-where = { $n ->
    [one] <b>Ra</b> · { $n } player
   *[other] <b>Ra</b> · { $n } players
} · { $scores ->
    [open] scores open
   *[hidden] scores hidden
}
ra-epoch = Epoch { $n } of { $of }
ra-bag-stat = { $n ->
    [one] { $n } tile in the bag
   *[other] { $n } tiles in the bag
}

# The board.
ra-track = Ra track: { $n } of { $of }
ra-track-caption = <b>Ra { $n } of { $of }</b> · { $left ->
    [1] one more ends the epoch
    [2] two more end the epoch
    [3] three more end the epoch
    [4] four more end the epoch
    [5] five more end the epoch
    [6] six more end the epoch
    [7] seven more end the epoch
    [8] eight more end the epoch
    [9] nine more end the epoch
    [10] ten more end the epoch
   *[other] { $left } more end the epoch
}
ra-station-start = The sun barge waits for the first Ra
ra-station = Ra { $n }
ra-station-barge = Ra { $n }, the sun barge is here
ra-station-end = Ra { $n } ends the epoch
ra-in-bag = { $n ->
    [one] in the bag
   *[other] in the bag
}
ra-bag-open = What is left in the bag?
ra-lot = Auction track: { $n } of { $of }
ra-lot-empty = empty
ra-prize = sun for the winner
ra-god-take = Spend a god for { $tile }

# The row of those who speak.
ra-bids = Bids in order
ra-turns = Turn order
ra-ranking = Ranking
ra-you = You
ra-passed = passed
ra-outbid = outbid: { $sun }
ra-bids-now = bids now
ra-turn-now = to play
ra-last = last
ra-last-drew = , drew Ra
ra-last-invoked = , invoked Ra
ra-may = { $pass ->
    [yes] { $n ->
        [0] pass
       *[other] { $suns } or pass
    }
   *[no] { $suns }
}
ra-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

# The other players.
ra-thinking = thinking
ra-winner = winner
ra-tag-bids = bids { $sun }
ra-no-suns = no suns
ra-player = Ra player: bids last
ra-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ra-veiled = The score is hidden until the end
ra-veiled-mine = Only you see your score
ra-peek = Hold to see the score
ra-if-scored = if scored now
ra-mini = now
ra-now-title = Points if the epoch were scored now
ra-civ = { $n } of 5: <p>{ $points }</p>
ra-mon = { $n } of 8 · worth <b>{ $points }</b> at the end
ra-mon-last = { $n } of 8 · worth <b>{ $points }</b>

# Your own tiles.
ra-you-mark = (you)
ra-purse = { $n ->
    [one] <b>{ $n }</b> point
   *[other] <b>{ $n }</b> points
}
ra-you-now = if scored now <p>{ $points }</p>
ra-you-end = · monuments at the end <b>{ $monuments }</b>
ra-you-last = · including monuments <b>{ $monuments }</b>, suns <p>{ $suns }</p>
ra-suns = Suns
ra-gods = Gods
ra-gold = Gold
ra-pharaohs = Pharaohs
ra-river = River
ra-civilisation = Civilisation
ra-monuments = Monuments
ra-disasters = Disasters
ra-group-ra = Ra
ra-sun-sum = sum { $n }
ra-most = others: up to { $n }
ra-fewest = fewest
ra-dry = no flood
ra-civ-more = { $n ->
    [1] · with one more: { $points }
    [2] · with two more: { $points }
   *[other] · with { $n } more: { $points }
}
ra-mon-kinds = { $n } of 8: <b>{ $points }</b>
ra-mon-set = · { $set }: <b>{ $points }</b>
ra-mon-sets = · { $n } sets: <b>{ $points }</b>
ra-mon-phone = end <b>{ $points }</b>
ra-lose = Lose { $tile }: { $points }

# The action bar.
ra-actions = Your actions
ra-head-turn = { $who ->
    [you] Your turn
   *[other] { $name } to play
}
ra-head-bid = { $who ->
    [you] Your bid
   *[other] { $name } to bid
}
ra-head-gods = { $who ->
    [you] Another god?
   *[other] { $name } spends gods
}
ra-head-discard = { $who ->
    [you] { $disaster }: you choose
   *[other] { $disaster }: { $name } chooses
}
ra-say-turn = Draw one more tile, or invoke Ra to auction the lot.
ra-say-turn-empty = Draw a tile, or invoke Ra to auction only the sun in the centre.
ra-say-turn-god = Draw a tile, invoke Ra to start the auction, or spend gods to take tiles.
ra-say-full = All eight spaces are taken: invoke Ra.
ra-say-full-god = All eight spaces are taken: invoke Ra or spend gods.
ra-say-forced = All the others passed: you must bid.
ra-say-alone = Nobody else has a sun left: you must bid.
ra-say-beat = Bid a sun above { $sun }, or pass.
ra-say-cannot = You cannot beat { $sun }.
ra-say-open = Bid one sun for the lot, or pass.
ra-say-open-sun = Bid one sun for the sun in the centre, or pass.
ra-say-open-full = Bid one sun; if you pass, all eight tiles are discarded.
ra-say-leads = { $who ->
    [you] You lead with { $sun }.
   *[other] { $name } leads with { $sun }.
}
ra-say-no-bid = Nobody has bid yet.
ra-say-unrest = { $n ->
    [one] Choose { $n } civilisation tile to lose.
   *[other] Choose { $n } civilisation tiles to lose.
}
ra-say-earthquake = { $n ->
    [one] Choose { $n } monument to lose.
   *[other] Choose { $n } monuments to lose.
}
ra-pick-title = Spend a god
ra-pick = Choose a tile of the lot to take for a god.
ra-pick-back = Back
ra-with-lot = With this lot:
ra-with-lot-sun = With this lot for your { $sun }:
ra-with-lot-same = This lot changes nothing for you.
ra-with-lot-now = now <p>{ $before }</p> → <p>{ $after }</p>
ra-with-lot-lost = You would lose: { $lost }.
ra-with-lot-choose = You would lose { $n } of your choice, at best: { $lost }.
ra-brief = Lot:
ra-brief-sun = Lot for your { $sun }:
ra-brief-same = Lot: changes nothing for you
ra-brief-lost = lost: { $lost }
ra-brief-choose = lose { $n } of your choice
ra-brief-monuments = monuments { $mbefore } → <b>{ $mafter }</b>
ra-draw = Draw
ra-invoke = Invoke Ra
ra-spend = Spend gods
ra-done = Done
ra-bid = Bid { $sun }
ra-bid-short = Bid <n>{ $sun }</n>
ra-pass = Pass
ra-why-waiting = { $who ->
    [you] It is your move
   *[other] Waiting for { $name }
}
ra-why-auction = Not during an auction
ra-why-no-auction = There is no auction now
ra-why-low = Sun { $sun } does not beat { $high }
ra-why-full = The auction track is full
ra-why-no-god = You have no god
ra-why-no-tile = There is no tile to take
ra-wins = { $who ->
    [you] { $n ->
        [one] You win with { $n } point
       *[other] You win with { $n } points
    }
   *[other] { $n ->
        [one] { $name } wins with { $n } point
       *[other] { $name } wins with { $n } points
    }
}
ra-over = The game is over.
ra-scoring-open = Scoring

# The bag.
ra-bag = In the bag
ra-bag-chance = { $n ->
    [one] <b>{ $n }</b> tile is left.
   *[other] <b>{ $n }</b> tiles are left.
} { $ra ->
    [one] <b>{ $ra }</b> of them is a Ra: the chance that the next draw is one is <b>{ $percent }</b>.
   *[other] <b>{ $ra }</b> of them are Ra: the chance that the next draw is one is <b>{ $percent }</b>.
}

# The chronicle.
ra-ev-draw = { $who ->
    [you] <b>You</b> draw { $tile }
   *[other] <b>{ $name }</b> draws { $tile }
}
ra-ev-ra = { $who ->
    [you] <b>You</b> draw Ra <z>{ $n } of { $of }</z>
   *[other] <b>{ $name }</b> draws Ra <z>{ $n } of { $of }</z>
}
ra-ev-invoke = { $who ->
    [you] <b>You</b> invoke Ra
   *[other] <b>{ $name }</b> invokes Ra
} { $n ->
    [0] <z>for no tiles</z>
    [one] <z>for { $n } tile</z>
   *[other] <z>for { $n } tiles</z>
}
ra-ev-bid = { $who ->
    [you] <b>You</b> bid { $sun }
   *[other] <b>{ $name }</b> bids { $sun }
}
ra-ev-pass = { $who ->
    [you] <b>You</b> pass
   *[other] <b>{ $name }</b> passes
}
ra-ev-win = { $who ->
    [you] <b>You</b> win with { $sun }, take sun { $taken }
   *[other] <b>{ $name }</b> wins with { $sun }, takes sun { $taken }
}
ra-ev-nobody = { $n ->
    [0] Nobody bids
   *[other] Nobody bids: the tiles stay
}
ra-ev-discarded = Nobody bids: the tiles are discarded
ra-ev-god = { $who ->
    [you] <b>You</b> spend a god for { $tile }
   *[other] <b>{ $name }</b> spends a god for { $tile }
}
ra-ev-lost = { $who ->
    [you] <b>You</b> lose { $tiles } to the { $disaster }
   *[other] <b>{ $name }</b> loses { $tiles } to the { $disaster }
}
ra-ev-epoch-end = { $why ->
    [ra] Epoch { $epoch } ends: the Ra track is full
   *[suns] Epoch { $epoch } ends: every sun has been used
}
ra-ev-scored = { $who ->
    [you] <b>You</b> score <p>{ $points }</p>
   *[other] <b>{ $name }</b> scores <p>{ $points }</p>
}
ra-ev-epoch = { $who ->
    [you] Epoch { $epoch }: you begin, with the highest sun
   *[other] Epoch { $epoch }: { $name } begins, with the highest sun
}
ra-ev-won = { $who ->
    [you] <b>You</b> win the game
   *[other] <b>{ $name }</b> wins the game
}
ra-said = { $said }.
ra-said-lot = { $said }: { $tiles }.
ra-said-tiles = { $n ->
    [0] The lot has no tiles.
    [one] The lot has { $n } tile: { $tiles }.
   *[other] The lot has { $n } tiles: { $tiles }.
}
ra-said-high = { $who ->
    [you] The highest bid is yours: { $sun }.
   *[other] The highest bid is { $sun } by { $name }.
}
ra-said-may-bid = { $pass ->
    [yes] { $n ->
        [0] You can only pass.
       *[other] You may bid { $suns }, or pass.
    }
   *[no] You must bid: { $suns }.
}
ra-said-may-turn = { $draw ->
    [yes] { $god ->
        [yes] You may draw, invoke Ra or spend a god.
       *[no] You may draw or invoke Ra.
    }
   *[no] { $god ->
        [yes] You may invoke Ra or spend a god.
       *[no] You must invoke Ra.
    }
}
ra-said-may-lose = You may lose: { $tiles }.
ra-said-may-take = You may spend a god to take: { $tiles }. Or stop here.

# Scoring.
ra-skip = Skip the count
ra-score-title = Epoch { $epoch } is scored
ra-score-why = { $why ->
    [ra] Ra { $n } ended it.
   *[suns] Every sun has been used.
}
ra-score-floor = A score never falls below 0.
ra-score-level = Level on points: the higher sun ranks first.
ra-score-table = See the table
ra-lead = { $n ->
    [0] { $who ->
        [you] Level on points with you, but ahead on highest sun.
       *[other] Level on points with { $name }, but ahead on highest sun.
    }
    [one] { $who ->
        [you] One point ahead of you.
       *[other] One point ahead of { $name }.
    }
   *[other] { $who ->
        [you] { $n } points ahead of you.
       *[other] { $n } points ahead of { $name }.
    }
}
ra-my-place = { $n ->
    [one] You finish { $rank } with { $n } point.
   *[other] You finish { $rank } with { $n } points.
}
ra-row-pharaohs = Pharaohs
ra-row-gold = Gold
ra-row-gods = Gods kept
ra-row-river = River
ra-row-civilisation = Civilisation
ra-row-suns = Suns
ra-row-kinds = Kinds of monuments
ra-row-sets = Sets of monuments
ra-row-sum = This epoch
ra-row-score = Score
ra-row-final = Final score
ra-rule-pharaohs = most +5, fewest −2
ra-rule-gold = 3 each
ra-rule-gods = 2 each
ra-rule-river = needs a flood
ra-rule-civilisation = 3, 4, 5 kinds: 5, 10, 15
ra-rule-suns = highest sum +5, lowest −5
ra-rule-kinds = 1 each; 7: 10, 8: 15
ra-rule-sets = 3, 4, 5 alike: 5, 10, 15
ra-before = { $n } before
ra-none = none
ra-no-set = no set

# Keys.
ra-key-draw = draw a tile
ra-key-invoke = invoke Ra
ra-key-gods = spend gods: choose the tiles
ra-key-bid = bid your suns, from low to high
ra-key-pass = pass
ra-key-card = what scores when
ra-card-title = What scores when
table-dialog-card = { ra-card-title }

# Which names of tiles somebody reads.
names-title = Names of tiles
names-about = Three tiles have different names and pictures in different editions. Your choice applies to you alone, unless the table has fixed one.
names-rulebook = as in my rulebook
names-first = first edition
names-2023 = 2023
table-set-names = { names-title }
table-names-rulebook = { names-rulebook }
table-names-first = { names-first }
table-names-2023 = { names-2023 }

# The kingdoms of the epochs, and the end.
ra-kingdom-1 = Old Kingdom
ra-reign-1 = Old Kingdom, 2665–2155 BC
ra-kingdom-2 = Middle Kingdom
ra-reign-2 = Middle Kingdom, 2130–1650 BC
ra-kingdom-3 = New Kingdom
ra-reign-3 = New Kingdom, 1555–1080 BC
ra-ev-reign = { $who ->
    [you] Epoch { $epoch } ({ $reign }): you begin, with the highest sun
   *[other] Epoch { $epoch } ({ $reign }): { $name } begins, with the highest sun
}
ra-by-one = By one point!
ra-course = Epoch by epoch
ra-stand-lead = { $n ->
    [0] You are first, level on points with second place.
    [one] You are first, { $n } point ahead.
   *[other] You are first, { $n } points ahead.
}
ra-stand-behind = { $n ->
    [0] You are { $rank }, level on points with the leader.
    [one] You are { $rank }, { $n } point behind the leader.
   *[other] You are { $rank }, { $n } points behind the leader.
}
ra-stand-best = Nobody scored more this epoch.
ra-stand-epoch = { $n ->
    [one] The best score this epoch was { $n } point higher than yours.
   *[other] The best score this epoch was { $n } points higher than yours.
}
