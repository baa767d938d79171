# The rules and the words of RAWsiko in the browser. What the terminal says as well stands in rawsiko.ftl.

rawsiko-rules-lead = Ten minutes to read. The table only ever offers you legal moves.
rawsiko-rules-chip-other = neither
rawsiko-rules-example = A card as an example
rawsiko-rules-card-sum = { $points ->
    [one] With these materials the card is worth { $points } point so far.
   *[other] With these materials the card is worth { $points } points so far.
}
rawsiko-rules-extra = Extra assets
rawsiko-rules-materials = Different materials
rawsiko-rules-assets = New assets
rawsiko-rules-attacker = Attacker
rawsiko-rules-defender = Defender
rawsiko-rules-lost = The attacker loses { $attacker }, the defender { $defender }. The third die has no opponent.
rawsiko-rules-options = What a table can agree on
rawsiko-rules-options-text = The person who opens the table can change these. Otherwise everything works as described above.
rawsiko-rules-opt-turns = 3 to 20. Fewer make a quicker game.
rawsiko-rules-opt-setup = Dealt: both continents of every player are drawn by lot; the territories on them are still chosen.
rawsiko-rules-opt-stranglehold = Whenever a player goes out, the game becomes one turn shorter.
rawsiko-rules-opt-china = Before the points are counted, whoever is alone on a continent chooses a material and gets it, one for each such continent.
rawsiko-rules-opt-order = Usually the same player begins each turn. Rotating is fairer: then another player begins each turn, in order.
rawsiko-rules-opt-leave-one = No territory may be left empty: one asset always stays.
rawsiko-rules-opt-rounding = A third of your materials is rounded to the nearest number, or always down.
rawsiko-rules-opt-objectives = Open cards: everybody sees what the others need.

## The words.
rawsiko-gloss-title = The words of RAWsiko
rawsiko-gloss-lead = { $materials } materials, { $territories } territories, { $applications } applications: what they are, where they are found, what they need.
rawsiko-gloss-materials = All of them are critical raw materials for the European Union. The figures are real; China is closed only in this game.
rawsiko-gloss-applications = What a card may ask for. An application counts only with every one of its materials.
rawsiko-gloss-china = China
rawsiko-term-company = Company
rawsiko-term-company-about = That’s you. Three to five companies compete.
rawsiko-term-card = Objective card
rawsiko-term-card-about = Your secret: four applications, 46 points in all.
rawsiko-term-application = Application
rawsiko-term-application-about = A product. It brings its points if you hold every material it needs, otherwise nothing.
rawsiko-term-applications = Applications
rawsiko-term-material = Material
rawsiko-term-material-about = One of the critical raw materials, drawn as a chip with its symbol. Each territory has one to four of them.
rawsiko-term-hold = To hold
rawsiko-term-hold-about = You hold a material while one of your territories has it. A second source adds nothing but safety.
rawsiko-term-territory = Territory
rawsiko-term-territory-about = A country or several together. It is yours while an asset of yours is there, and nobody’s when it is empty.
rawsiko-term-asset = Asset
rawsiko-term-asset-about = A piece of your company: people, money, machines. It moves once a turn.
rawsiko-term-investment = Investment
rawsiko-term-investment-about = The first half of a turn: a third of your different materials comes in as new assets.
rawsiko-term-action = Action
rawsiko-term-action-about = The second half of a turn: move, take what is free, compete for what is not, and end.
rawsiko-term-conflict = Trade conflict
rawsiko-term-conflict-about = Dice decide who gets a territory. One to three assets against three at most; ties go to the defender.
rawsiko-term-stranglehold = Stranglehold
rawsiko-term-stranglehold-about = An option: each company that goes out takes one turn from the game.
rawsiko-term-china = Trade with China
rawsiko-term-china-about = An option: at the end, a material of your choice for every continent that is yours alone.
