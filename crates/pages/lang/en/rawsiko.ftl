# RAWsiko. The names of territories, materials, applications and continents come from its data; where they are to be
# typed they stand in the notation, in every language the same.

## The bots: a name, and what each is like.
rawsiko-level-intern = Intern
rawsiko-level-intern-about = Takes what is free or sure to fall, and ignores its neighbours.
rawsiko-level-clerk = Clerk
rawsiko-level-clerk-about = Works and fights for the whole card, but leaves its borders open.
rawsiko-level-trader = Trader
rawsiko-level-trader-about = Knows the odds, guards what matters and stops in time.
rawsiko-level-broker = Broker
rawsiko-level-broker-about = Tries out a few plans and how the others might answer before it moves.
rawsiko-level-director = Director
rawsiko-level-director-about = Weighs many plans for the turn against many answers.
rawsiko-level-khepri-about = Thinks the whole round through, from every side.

## The chronicle.
rawsiko-ev-claim = { $who ->
    [you] <b>You</b> claim { $places } ({ $continent })
   *[other] <b>{ $name }</b> claims { $places } ({ $continent })
}
rawsiko-ev-place = { $who ->
    [you] <b>You</b> place { $n } in { $place }
   *[other] <b>{ $name }</b> places { $n } in { $place }
}
rawsiko-ev-turn = { $who ->
    [you] Turn { $turn } of { $turns } begins with you
   *[other] Turn { $turn } of { $turns } begins with { $name }
}
rawsiko-ev-income = New assets:
rawsiko-ev-move = { $who ->
    [you] <b>You</b> move { $n } from { $from } to { $to }
   *[other] <b>{ $name }</b> moves { $n } from { $from } to { $to }
}
rawsiko-ev-move-take = { $who ->
    [you] <b>You</b> move { $n } from { $from } to { $to } and take it
   *[other] <b>{ $name }</b> moves { $n } from { $from } to { $to } and takes it
}
rawsiko-ev-attack = { $who ->
    [you] <b>You</b> attack <b>{ $target }</b> in { $to } from { $from } with { $n }
   *[other] { $whom ->
        [you] <b>{ $name }</b> attacks <b>you</b> in { $to } from { $from } with { $n }
       *[other] <b>{ $name }</b> attacks <b>{ $target }</b> in { $to } from { $from } with { $n }
    }
}
rawsiko-ev-fight = { $attack } against { $defence }: { $pairs }. { $lost }
rawsiko-dice-beats = { $one } beats { $other }
rawsiko-dice-ties = { $one } ties { $other }
rawsiko-dice-loses = { $one } loses to { $other }
rawsiko-ev-loses = { $who ->
    [you] <b>You</b> lose { $n }
   *[other] <b>{ $name }</b> loses { $n }
}
rawsiko-ev-take = { $who ->
    [you] <b>You</b> take { $place }
   *[other] <b>{ $name }</b> takes { $place }
}
rawsiko-ev-empty = { $place } is left empty
rawsiko-ev-out = { $who ->
    [you] <b>You</b> have nothing left and are out
   *[other] <b>{ $name }</b> has nothing left and is out
}
rawsiko-ev-out-by = { $who ->
    [you] <b>{ $target }</b> knocks <b>you</b> out
   *[other] { $whom ->
        [you] <b>You</b> knock <b>{ $name }</b> out
       *[other] <b>{ $target }</b> knocks <b>{ $name }</b> out
    }
}
rawsiko-ev-shorter = { $turns ->
    [one] The stranglehold tightens: the game is now { $turns } turn long
   *[other] The stranglehold tightens: the game is now { $turns } turns long
}
rawsiko-ev-end = { $who ->
    [you] <b>You</b> end
   *[other] <b>{ $name }</b> ends
}
rawsiko-ev-trade = { $who ->
    [you] <b>You</b> get { $material } ({ $symbol }) from China
   *[other] <b>{ $name }</b> gets { $material } ({ $symbol }) from China
}
rawsiko-ev-trade-again = { $who ->
    [you] <b>You</b> get { $material } ({ $symbol }) from China, already held
   *[other] <b>{ $name }</b> gets { $material } ({ $symbol }) from China, already held
}
rawsiko-ev-over-last = The game ends after turn { $turn }
rawsiko-ev-over-one = { $who ->
    [you] The game ends in turn { $turn }: only you are left
   *[other] The game ends in turn { $turn }: only { $name } is left
}
rawsiko-final-out = out; the card was
rawsiko-misses = missing
rawsiko-complete = complete
rawsiko-completed = { $n } complete

## Figures.
rawsiko-territories = { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}
rawsiko-materials = { $n ->
    [one] { $n } material
   *[other] { $n } materials
}
rawsiko-assets = { $n ->
    [one] { $n } asset
   *[other] { $n } assets
}
rawsiko-income = income { $n } now
rawsiko-out = out, { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} to go
rawsiko-none-yet = no territories yet
rawsiko-dealt = dealt { $places }
rawsiko-alone = alone on { $places }
rawsiko-from-china = from China { $materials }
rawsiko-scores = scores { $n } now

## The table.
rawsiko-setup = Set-up
rawsiko-turn = Turn { $turn } of { $turns }
rawsiko-stranglehold = (stranglehold)
rawsiko-phase-claim = choosing territories
rawsiko-phase-first = first assets
rawsiko-phase-invest = investment
rawsiko-phase-act = action
rawsiko-phase-trade = trade with China
rawsiko-phase-over = over
rawsiko-order = order:
rawsiko-now = { $name } (now)
rawsiko-card = <b>Your card</b> scores { $points } of { $most } points now (* you lack it, + you hold it)
rawsiko-own = <b>Your territories</b> (can move/all)
rawsiko-own-beside = <b>Your territories</b> (can move/all); next to them: owner, assets, chance to take it
rawsiko-empty = empty
rawsiko-with = { $name } with { $n }
rawsiko-with-chance = { $name } with { $n }, { $chance }
rawsiko-far = Empty further away:
rawsiko-claims = What can be claimed (* your card needs it and you lack it, + you hold it)
rawsiko-unoccupied = unoccupied
rawsiko-shared-with = with { $names }
rawsiko-ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
}
rawsiko-left = every territory with its owner, and the odds of all conflicts
rawsiko-world = The world: owner and assets, materials
rawsiko-odds = Chance of taking a territory, fighting to the end: attackers down, defenders across. Only dice are left to chance; on a tie the attacker loses.

## What is asked.
rawsiko-ask-claim = { $which ->
    [second] { $n ->
        [one] Your second claim: one territory.
       *[other] Your second claim: { $n } connected territories of one continent.
    }
   *[first] { $n ->
        [one] Your first claim: one territory.
       *[other] Your first claim: { $n } connected territories of one continent.
    }
}
rawsiko-ask-dealt = You were dealt { $continent }.
rawsiko-ask-place = { $n ->
    [one] You have { $n } asset to place in your territories.
   *[other] You have { $n } assets to place in your territories.
}
rawsiko-ask-act = { $n ->
    [0] Your action phase: nothing of yours can move any more. Move and attack as often as you like, then end.
    [one] Your action phase: { $n } asset can still move. Move and attack as often as you like, then end.
   *[other] Your action phase: { $n } assets can still move. Move and attack as often as you like, then end.
}
rawsiko-ask-last = This is the last turn.
rawsiko-ask-trade = { $n ->
    [one] China trades with you: choose a material.
   *[other] China trades with you: choose { $n } materials, one by one.
}

## What a choice means.
rawsiko-nothing-new = nothing new
rawsiko-completes = completes { $name } (+{ $points })
rawsiko-breaks = breaks { $name } (-{ $points })
rawsiko-income-more = income +{ $n }
rawsiko-leaves = leaves { $place } empty
rawsiko-loses = loses { $materials }
rawsiko-do-empty = empty: { $brings }
rawsiko-do-more = (up to { $n } can go)
rawsiko-do-own = own: { $words }
rawsiko-do-end = { $n ->
    [one] { $n } asset stays where it is
   *[other] { $n } assets stay where they are
}
rawsiko-do-attack = { $name } with { $assets }: { $chance }, { $brings }
rawsiko-do-attack-all = { $name } with { $assets }: { $chance } with all { $go }, { $brings }
rawsiko-then = { $n } then
rawsiko-takes = takes { $place } with { $few } -> { $many }
rawsiko-falls = falls with { $now } -> { $then }
rawsiko-nobody = nobody next to it
rawsiko-trade-held = you hold it already
rawsiko-trade-not-needed = your card does not need it
rawsiko-trade-near = { $name } ({ $points }) would still lack { $materials }

## What can be typed.
rawsiko-help-some = In RAWsiko the numbered choices are only some of those you have:
rawsiko-help-all = every choice, numbered
rawsiko-help-what = WHAT
rawsiko-help-info = look up a territory, a material or an application: i lithium
rawsiko-help-typed = Every step can be typed, with names as short as you like while they are clear; dice are not typed. `all` stands for the highest number.
rawsiko-help-short = So `m indi vie all` moves everything that can go from India to Vietnam.
rawsiko-help-marks = Before a material, * means that your card needs it and you lack it, and + that your card needs it and you hold it.
rawsiko-type-such = Type, for instance, `{ $step }`.
rawsiko-type-where = Where?
rawsiko-type-from = From where?
rawsiko-type-to = Where to?
rawsiko-type-which = Which territories?
rawsiko-type-material = Which material?
rawsiko-type-many = How many assets? Add a number, or `all`.
rawsiko-type-many-most = How many assets? Add a number, at most { $most }, or `all`.
rawsiko-type-dice = You cannot choose what the dice show: type `{ $step }` alone.
rawsiko-type-twice = `{ $place }` is listed twice.
rawsiko-type-apart = Not all of `{ $places }` lie in { $continent }: a claim stays in one continent.
rawsiko-type-no-place = `{ $word }` is not a territory: `w` shows all of them, and `i` looks one up.
rawsiko-type-no-material = `{ $word }` is not a material: type a symbol or a name, such as `Bi` or `bismuth`.
rawsiko-type-no-number = `{ $word }` is not a number of assets.
rawsiko-type-too-much = `{ $word }` does not belong after `{ $step }`.
rawsiko-type-several = `{ $word }` could be { $names }: type more letters.
# In this order: claim, place, move, attack, end, trade.
rawsiko-type-verbs = claim place move attack end trade

## Why something is refused.
rawsiko-no-unoccupied = you cannot take { $continent } while { $unoccupied } is unoccupied
rawsiko-no-full = two players hold { $continent } already
rawsiko-no-twice = you hold { $continent } already
rawsiko-no-dealt = you were dealt { $dealt }, not { $continent }
rawsiko-no-size = a claim takes { $expected } here, not { $found }
rawsiko-no-taken = { $who ->
    [you] { $place } is yours already
   *[other] { $place } belongs to { $name } already
}
rawsiko-no-apart = { $places } are not connected inside { $continent }
rawsiko-no-held = you do not hold { $place }
rawsiko-no-assets = at least one asset must go
rawsiko-no-left = you have { $left } to place, not { $n }
rawsiko-no-adjacent = { $from } and { $to } are not adjacent
rawsiko-no-unmoved = { $unmoved } in { $from } can still move, not { $n }
rawsiko-no-last = the last asset may not leave { $from }; at most { $most } can go, not { $n }
rawsiko-no-foreign = { $who ->
    [you] { $to } is yours
   *[other] { $to } belongs to { $name }, so it must be attacked
}
rawsiko-no-empty = { $to } is empty, so assets move there without a conflict
rawsiko-no-own = { $to } is yours, so assets move there without a conflict
rawsiko-no-three = at most 3 assets attack at once, not { $n }

## Why something is advised.
rawsiko-army = { $who ->
    [you] your { $n } in { $place }
   *[other] { $name }'s { $n } in { $place }
}
rawsiko-elsewhere = elsewhere
rawsiko-why-brings-nothing = It brings no material that you do not hold.
rawsiko-why-brings-others = It brings { $others }.
rawsiko-why-brings-needed = It brings { $needed } for your card.
rawsiko-why-brings = It brings { $needed } for your card, and { $others }.
rawsiko-why-completes = It completes { $name } for { $points }.
rawsiko-why-income = It raises your income from { $now } to { $then }.
rawsiko-why-near = Next to it lies more that your card needs: { $places }.
rawsiko-why-beside = { $n ->
    [0] Nobody else stands next to it yet.
    [one] Others hold { $n } of the territories next to it.
   *[other] Others hold { $n } of the territories next to it.
}
rawsiko-why-reach = With { $after } instead of { $before } in { $from }, your chance of taking { $to } rises from { $few } to { $many }.
rawsiko-why-reach-needed = With { $after } instead of { $before } in { $from }, your chance of taking { $to } rises from { $few } to { $many }; it has { $materials }.
rawsiko-why-free = Nobody stands next to { $place }: its assets are free to go for what is empty.
rawsiko-why-nobody = Nobody stands next to { $place }.
rawsiko-why-no-dice = { $place } is empty: no dice are needed.
rawsiko-why-back = With { $n } there, { $army } could take it back with a chance of { $chance }.
rawsiko-why-ahead = From there they reach { $place } next turn, which has { $materials }.
rawsiko-why-ahead-needed = From there they reach { $place } next turn, and your card needs what it has: { $materials }.
rawsiko-why-attack = { $who ->
    [you] With the { $n } that can go, your chance of taking { $to } ({ $assets }) is { $chance }; on average it costs { $lost } against { $killed }.
   *[other] With the { $n } that can go, your chance of taking { $to } from { $name } ({ $assets }) is { $chance }; on average it costs you { $lost } and { $name } { $killed }.
}
rawsiko-why-last = { $who ->
    [you] It is your last territory.
   *[other] It is the last territory of { $name }, who would be out.
}
rawsiko-why-takes = { $who ->
    [you] You would lose { $materials }.
   *[other] { $name } would lose { $materials }.
}
rawsiko-why-takes-income = { $who ->
    [you] You would lose { $materials }, and { $n } of income.
   *[other] { $name } would lose { $materials }, and { $n } of income.
}
rawsiko-why-best = The best attack left is from { $from } on { $to }, with a chance of { $chance }, for nothing your card needs.
rawsiko-why-best-needed = The best attack left is from { $from } on { $to }, with a chance of { $chance }, for { $materials }.
rawsiko-why-no-attack = Nothing that is left to attack brings you anything new.
rawsiko-why-weakest = Your weakest border is { $place }: { $army } could take it with a chance of { $chance }.
rawsiko-why-holds = The chance that { $place } falls to { $army } sinks from { $now } to { $then }.
rawsiko-why-empties = { $place } is left empty, which costs no material.
rawsiko-why-empties-loses = { $place } is left empty, which costs { $materials }.
rawsiko-why-empties-breaks = { $place } is left empty, which costs { $materials } and breaks { $names }.
rawsiko-why-stays = { $n } would stay in { $place }, next to nobody.
rawsiko-why-stays-threat = { $n } would stay in { $place }; { $army } could take it with a chance of { $chance }.
rawsiko-why-nearest = Nearest on your card is { $name } ({ $points }), which lacks { $materials }: { $lie }.
rawsiko-why-lies = { $material } lies in { $places }

## The rules.
rawsiko-rules-title = Rules of RAWsiko
rawsiko-rules-aim = The aim
rawsiko-rules-aim-text = A contest for critical raw materials, for 3 to 5 players from age 10. China has stopped exporting. Your company sends its assets into the world, so that you hold the materials your products are made of when the last turn is over.
rawsiko-rules-board = The board
rawsiko-rules-board-text = 44 territories on 6 continents, joined by borders and by dashed lines over the sea. Each has one to four of 31 materials. You hold a material as long as one of your territories has it; a second source only makes you safer.
rawsiko-rules-card = Your card
rawsiko-rules-card-text = You get one card with four applications, such as smartphones or wind turbines, and keep it to yourself. An application is worth its points at the end if you hold every material it needs, and nothing if a single one is missing. All four together are worth 46 points.
rawsiko-rules-setup = Before the first turn
rawsiko-rules-setup-text = A player drawn by lot begins. In turn, each player claims connected territories on one continent; then the order reverses: the last player claims again at once.
rawsiko-rules-setup-shared = As long as there are continents without a player, you must choose one of those. After that you may join one other player on a continent, but not a continent with two, and not one you are on already.
rawsiko-rules-setup-assets = Every territory claimed gets one asset; the extra ones follow where you like.
rawsiko-rules-setup-row = Players: { $players }. Territories claimed: first { $first }, then { $second }. Extra assets: { $assets }. Turns: { $turns }.
rawsiko-rules-turn = A turn
rawsiko-rules-turn-invest = Investment, from the second turn on: count your different materials. For every three you receive one asset, rounded to the nearest number. Place them all on your territories.
rawsiko-rules-turn-act = Action: one player after the other sends assets to neighbouring territories and says when they are done. Each asset moves once.
rawsiko-rules-turn-empty = An empty territory becomes yours when assets arrive. One that you leave with nothing on it belongs to nobody.
rawsiko-rules-conflict = Conflicts
rawsiko-rules-conflict-text = Against another player's territory you send one to three assets that have not moved; the owner answers with as many as are there, three at most. Each side rolls one die per asset. The highest dice are compared, then the second, then the third; a die without an opponent does not count. The lower die loses an asset, and equal dice cost the attacker one.
rawsiko-rules-conflict-end = When the last defender is gone, all attackers that are left move in and are done for this turn. Otherwise they stay at home and may try again, there or elsewhere. A player without an asset on the board is out.
rawsiko-rules-end = The end
rawsiko-rules-end-text = Most points win. If they are equal, compare the number of completed applications, then of different materials, then of territories; if all are equal, the place is shared.
rawsiko-rules-end-out = Players who are out come after all others, ranked by how long they lasted. The last player left wins at once.
