# RAWsiko in the browser: the map, the action tool, the panels. Names of places and materials come from its data.

## The start page and the room.
rawsiko-play = Play RAWsiko
rawsiko-lead = China has closed its borders. Secure the raw materials your products need. About half an hour.
rawsiko-how-claim = You start on two continents, with a secret card of four products and the materials they need.
rawsiko-how-move = Each turn your materials bring new assets. Move them to free territories, or roll dice to take other players’.
rawsiko-how-score = When the last turn is over, a product scores if you hold all its materials. Most points win.
rawsiko-opt-turns = Turns
rawsiko-opt-turns-usual = default
rawsiko-opt-setup = Continents
rawsiko-opt-setup-simple = chosen
rawsiko-opt-setup-advanced = dealt
rawsiko-opt-stranglehold = Stranglehold
rawsiko-opt-china = Trade with China
rawsiko-opt-order = Who begins a turn
rawsiko-opt-order-passing = rotates (fairer)
rawsiko-opt-order-fixed = always the same
rawsiko-opt-leave-one = The last asset stays
rawsiko-opt-rounding = New assets
rawsiko-opt-rounding-nearest = rounded
rawsiko-opt-rounding-down = rounded down
rawsiko-opt-objectives = Cards
rawsiko-opt-objectives-secret = secret
rawsiko-opt-objectives-open = open
rawsiko-opt-off = no
rawsiko-opt-on = yes
rawsiko-curtain-why = Pass the screen on. Everybody’s card is secret until the end of the game.
rawsiko-round = Turn { $n }

## The top bar and what the table waits for.
rawsiko-bar = <b>RAWsiko</b> · { $n } players
rawsiko-where = { $turn }, { $phase }
rawsiko-end = End my turn
rawsiko-end-sure = {$n} not moved. End?
rawsiko-head-claim = { $who ->
    [you] You choose
   *[other] { $name } chooses
}
rawsiko-head-place = { $who ->
    [you] You invest
   *[other] { $name } invests
}
rawsiko-head-act = { $who ->
    [you] Your move
   *[other] { $name } moves
}
rawsiko-head-trade = { $who ->
    [you] You trade with China
   *[other] { $name } trades with China
}
rawsiko-wins = { $who ->
    [you] { $n ->
        [one] You win with { $n } point
       *[other] You win with { $n } points
    }
   *[other] { $n ->
        [one] { $name } wins with { $n } point
       *[other] { $name } wins with { $n } points
    }
}
rawsiko-wins-tie = { $who ->
    [you] { $n ->
        [one] You win on the tie-break, with { $n } point
       *[other] You win on the tie-break, with { $n } points
    }
   *[other] { $n ->
        [one] { $name } wins on the tie-break, with { $n } point
       *[other] { $name } wins on the tie-break, with { $n } points
    }
}
rawsiko-shared = { $n ->
    [one] { $names } share the win with { $n } point each
   *[other] { $names } share the win with { $n } points each
}
rawsiko-over = The game is over.

## The map.
rawsiko-map = World map
rawsiko-china = CHINA
rawsiko-closed = closed
rawsiko-to-siberia = to Siberia
rawsiko-to-alaska = to Alaska
rawsiko-continents = Continents
rawsiko-settled-cards = Objectives
rawsiko-settled-first = First player
rawsiko-world-view = World
rawsiko-continent-free = { $continent }, nobody there yet
rawsiko-continent-choose = Choose { $continent }, nobody is there yet
rawsiko-continent-join = Choose { $continent }, with { $names }
rawsiko-continent-held = { $continent }, with { $names }
rawsiko-continent-alone = { $who ->
    [you] { $continent }, where only you are
   *[other] { $continent }, where only { $name } is
}
rawsiko-told-empty = { $place }, empty, has { $materials }
rawsiko-told-mine = { $n ->
    [one] { $place }, yours, { $n } asset, { $can } can move, has { $materials }
   *[other] { $place }, yours, { $n } assets, { $can } can move, has { $materials }
}
rawsiko-told-other = { $n ->
    [one] { $place }, { $name }, { $n } asset, has { $materials }
   *[other] { $place }, { $name }, { $n } assets, has { $materials }
}
rawsiko-chip-held = you have it
rawsiko-chip-needed = you need it
rawsiko-score-held = held
rawsiko-chip-missing = missing
rawsiko-chip-traded = from China
rawsiko-legend-held = you have it
rawsiko-legend-needed = you need it
rawsiko-legend-move = can move / all
rawsiko-legend-sea = sea link
rawsiko-legend-land = land link

## The action tool.
rawsiko-actions = Actions
rawsiko-tool-claim = { $n ->
    [one] Choose { $n } territory
   *[other] Choose { $n } territories
}
rawsiko-tool-left = { $n ->
    [one] { $n } asset to place
   *[other] { $n } assets to place
}
rawsiko-left-short = { $n } to place
rawsiko-tool-trade = { $n ->
    [one] Choose { $n } material
   *[other] Choose { $n } materials
}
rawsiko-tool-act = Choose a territory of yours
rawsiko-tool-picked = Chosen
rawsiko-tool-more = one more next to it
rawsiko-tool-move = Move
rawsiko-tool-take = Take
rawsiko-tool-attack = Trade conflict
rawsiko-tool-to = Now choose where to go
rawsiko-tool-most = at most { $n }
rawsiko-tool-dice = Dice: { $a } against { $d }. Ties go to the defender.
rawsiko-tool-odds = If you keep attacking: { $now } with these, { $all } with all that can go.
rawsiko-tool-risk = All of them go: whether they move in or fall, nothing stays behind.
rawsiko-tool-roll = Roll
rawsiko-tool-go = Confirm
rawsiko-tool-leave = Leave and go
rawsiko-tool-count = How many assets
rawsiko-tool-less = One less
rawsiko-tool-plus = One more
rawsiko-tool-cancel = Clear the choice
rawsiko-tool-suggest = Suggest a choice
rawsiko-tool-list = or use the list of territories
rawsiko-note-claim = { $n ->
    [one] Press an empty portrait or the territory on the map. While there are continents without a player, choose one of those.
   *[other] Press an empty portrait or the territories on the map: connected, on one continent. While there are continents without a player, choose one of those.
}
rawsiko-note-place = Press a territory of yours on the map: each press puts one asset there.
rawsiko-why-taken = { $place } is taken already.
rawsiko-why-not-there = Not in { $continent } now: choose a continent with a framed portrait.
rawsiko-note-trade = Press any material on the map. China trades with you, because you are alone on a continent.
rawsiko-trade-press = Get { $material } from China
rawsiko-note-act = { $n ->
    [0] Nothing of yours can move any more.
    [one] { $n } asset can still move.
   *[other] { $n } assets can still move.
}

## A conflict.
rawsiko-fight-attacks = attacks with { $n }
rawsiko-fight-defends = defends with { $n }
rawsiko-fight-against = against
rawsiko-fight-alone = unopposed
rawsiko-fight-taken = { $who ->
    [you] You take { $place }.
   *[other] { $name } takes { $place }.
}
rawsiko-fight-holds = { $n ->
    [one] { $place } holds with { $n } asset.
   *[other] { $place } holds with { $n } assets.
}
rawsiko-fight-lost = Lost: { $one } { $n }, { $other } { $m }
rawsiko-fight-done = Done
rawsiko-fight-again = Attack again with { $n }
rawsiko-die = die showing { $n }

## The panels.
rawsiko-status = Game status
rawsiko-mine = Your company
rawsiko-objective = Your objective
rawsiko-fold = Show or hide the applications
rawsiko-panels = Panels
rawsiko-parts = Parts of the table
rawsiko-tab-map = Map
rawsiko-tab-objective = Objective
rawsiko-tab-players = Players
rawsiko-tab-log = Log
rawsiko-tab-facts = Facts
rawsiko-tab-list = Territories
rawsiko-glass = Turns
rawsiko-glass-x = Turns; the stranglehold is on
rawsiko-company = Company
rawsiko-col-territories = Territories
rawsiko-col-materials = Materials
rawsiko-col-applications = Products
rawsiko-col-next = Next
rawsiko-col-next-means = New assets at the next investment
rawsiko-out-short = out
rawsiko-claim-order = Order of choosing
rawsiko-claim-rule = Choose in this order, then in reverse. At most two players on a continent; your two choices lie on different continents.
rawsiko-of-points = of { $n } points
rawsiko-part = { $n } of { $of }
rawsiko-vp = pts
rawsiko-counter = { $name }: { $points } points, { $n } of { $of } materials
rawsiko-strip = { $name }: materials { $n }, next assets { $income }
rawsiko-strip-means = Materials held, + new assets next turn
rawsiko-list-territory = Territory
rawsiko-list-assets = Assets
rawsiko-list-materials = Materials
rawsiko-list-claim = { $n ->
    [one] Claim { $n } ticked in { $continent }
   *[other] Claim { $n } ticked in { $continent }
}
rawsiko-list-pick = Choose { $place }
rawsiko-list-place = Place in { $place }
rawsiko-list-from = From { $place } to
rawsiko-list-go = Go
rawsiko-list-own = { $place } (yours, { $n })
rawsiko-list-empty = { $place } (empty)
rawsiko-list-attack = { $place } ({ $name }, { $n }): { $chance }
rawsiko-facts-lead = Real figures on the subject of the game. Choose a material or a territory.
rawsiko-facts-all = All facts
rawsiko-fact-lists = On the EU’s critical materials list in { $years }
rawsiko-fact-china = China (closed)
rawsiko-fact-map = On the map:
rawsiko-fact-uses = Needed for:
rawsiko-fact-near = Next to:

## The end.
rawsiko-scoring-open = Scoring
rawsiko-final-map = Final map
rawsiko-end-note = { $n ->
    [one] { $n } turn played. A product counts only with all its materials.
   *[other] { $n } turns played. A product counts only with all its materials.
}
rawsiko-rank = { $n }.
rawsiko-trade = Trade with China:
rawsiko-no-trade = Trade with China: none
rawsiko-ties = Ties: most products, then materials, then territories.

## Hints, keys, jumps, what is typed.
rawsiko-do-claim = Claim { $places }.
rawsiko-do-place = Place { $n } in { $place }.
rawsiko-do-move = Move { $n } from { $from } to { $to }.
rawsiko-do-raid = Attack { $to } from { $from } with { $n }.
rawsiko-do-stop = End your turn.
rawsiko-do-trade = Get { $material } from China.
rawsiko-key-map = to the map
rawsiko-key-arrows = to the next territory
rawsiko-key-choose = choose it
rawsiko-key-count = more or fewer assets
rawsiko-key-confirm = confirm
rawsiko-key-again = attack again
rawsiko-key-end = end your turn
rawsiko-key-list = list of territories
rawsiko-jump-back = To the turn before
rawsiko-jump-on = To the next turn
rawsiko-jump-turn = Turn { $n }
rawsiko-jump-turns = Turn
rawsiko-command-hint = move turkey ukraine 2, end…
rawsiko-command-help = You can also type your moves: press <b>/</b>, then <b>claim europe germany poland</b>, <b>place germany 2</b>, <b>move turkey ukraine 2</b>, <b>attack turkey germany 3</b>, <b>trade Bi</b> or <b>end</b>. Names may be short.
