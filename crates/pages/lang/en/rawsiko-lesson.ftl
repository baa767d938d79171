# The lesson of RAWsiko: its page, and what is said in it. Cues are short: two lines on a phone.

learn-rawsiko-offer = New to RAWsiko? Learn it in ten minutes
learn-rawsiko-title = Learn RAWsiko
learn-rawsiko-lead = A short game of three turns with a coach at your side. Ten minutes, and you can stop at any time.
learn-rawsiko-note = In a lesson the dice are set in advance and the bots play along. It does not count.

rawsiko-first-name-b = Marta
rawsiko-first-name-c = Igor

rawsiko-first-chapter-claim = Your place in the world
rawsiko-first-welcome = Welcome! I am Khepri. Let us play a short game of RAWsiko.
rawsiko-first-card = This is your card, a secret: four products and what they are worth.
rawsiko-first-needs = A product counts if you hold all its materials. Else it counts nothing.
rawsiko-first-map = The world. Each territory has materials. China in the middle is closed.
rawsiko-first-claim = Press <b>Western Canada</b>, <b>Western United States</b> and <b>Mexico</b>, then confirm.
rawsiko-first-claim-other = That is possible. But these three have five materials that you need.
rawsiko-first-held = In, Be, LREE, P and Bi are yours: five that your card needs.
rawsiko-first-second = Now everybody chooses again. Free continents come first: South America is left.
rawsiko-first-claim-two = Press <b>Brazil</b> and <b>Bolivia</b>, then confirm.
rawsiko-first-claim-two-other = That is possible. But Brazil and Bolivia have Nb, B and Sb, which you need.
rawsiko-first-antimony = B and Sb are yours. Flame retardants lack only Al now.

rawsiko-first-chapter-place = Assets
rawsiko-first-assets = An asset is a stake of your company: one in each territory. Place six more.
rawsiko-first-place-one = Press <b>Brazil</b> three times: each press puts one asset there.
rawsiko-first-place-two = <b>2</b> more go to <b>Bolivia</b>.
rawsiko-first-place-three = And the last one goes to <b>Mexico</b>.
rawsiko-first-place-other = You may do that too. In the lesson they go elsewhere.
rawsiko-first-b-africa = All six to South Africa. Brazil is just across the sea.
rawsiko-first-numbers = Two numbers in each of your territories: can move / all.

rawsiko-first-chapter-move = Move and take
rawsiko-first-turn = Turn 1 of 3. You move as often as you like, and then you end.
rawsiko-first-free = The Caribbean is empty and has Al. First come, first served.
rawsiko-first-move-caribbean = Press <b>Mexico</b>, then <b>Caribbean</b>, and send <b>1</b> across the sea.
rawsiko-first-move-other = That is a move as well. The lesson goes another way.
rawsiko-first-move-ended = Too early: something that you need still lies there for the taking.
rawsiko-first-flame = Al is yours: flame retardants are complete. That is 8 points.
rawsiko-first-move-peru = Now <b>1</b> from <b>Bolivia</b> to <b>Peru</b>. PR completes the fertilizers.
rawsiko-first-move-argentina = And <b>1</b> from <b>Bolivia</b> to <b>Argentina</b>. The cameras lack only its Li.
rawsiko-first-cameras = Digital cameras are complete: 13 points more. That makes 24.
rawsiko-first-once = What has moved is done for this turn. What stays guards your territory.
rawsiko-first-end-one = The others stay on guard. Press <b>{ rawsiko-end }</b>.
rawsiko-first-end-moved = You moved once more. Mind that nothing is left empty.
rawsiko-first-b-brazil = I attacked twice, with lucky dice. Brazil is mine!
rawsiko-first-lost = Nb went with it, and the digital cameras are incomplete. Take it back!

rawsiko-first-chapter-conflict = Conflict
rawsiko-first-income = New turn, new assets: a third of your 18 materials makes 6.
rawsiko-first-place-bolivia = Marta stands beside Bolivia. Put <b>3</b> into <b>Bolivia</b>.
rawsiko-first-place-canada = <b>2</b> go into <b>Western Canada</b>.
rawsiko-first-place-usa = And <b>1</b> into the <b>Western United States</b>.
rawsiko-first-attacked = Marta attacked Bolivia: her dice 5 and 4 against your 6, 4 and 1.
rawsiko-first-pairs = Highest meets highest. The lower die loses; ties go to the defender.
rawsiko-first-weak = Marta lost two. A single asset is left in Brazil.
rawsiko-first-attack = Press <b>Bolivia</b>, then <b>Brazil</b>, and attack with <b>3</b>.
rawsiko-first-attack-other = That works too, but three dice are better than one or two.
rawsiko-first-attack-moved = That is a move. Brazil is weak now, and will not stay so.
rawsiko-first-attack-ended = Too early: now Brazil could be yours.
rawsiko-first-taken = 6 beats 5. Brazil is yours, and your three assets moved in.
rawsiko-first-again = With Nb the digital cameras are complete again.
rawsiko-first-take = Now <b>2</b> from <b>Western Canada</b> to <b>Eastern Canada</b>. It has Nb too: a spare.
rawsiko-first-take-two = And <b>1</b> from the <b>Western</b> to the <b>Eastern United States</b>: you need He.
rawsiko-first-end-two = What has taken something is done. Press <b>{ rawsiko-end }</b>.
rawsiko-first-soon = One turn is left. Medical equipment lacks only Ga, and Igor has it.

rawsiko-first-chapter-last = The last turn
rawsiko-first-last = The last turn: a third of your 26 materials, rounded, makes 9 assets.
rawsiko-first-gathers = Igor gathers in Siberia. From there the sea leads to Western Canada.
rawsiko-first-place-guard = Put all <b>9</b> into <b>Western Canada</b>.
rawsiko-first-c-guard = Ten assets in Western Canada! I stay at home.
rawsiko-first-end-three = Marta comes last. Press <b>{ rawsiko-end }</b>, confirm, and cross your fingers.
rawsiko-first-b-again = Lucky dice again: Brazil is mine.
rawsiko-first-spare = But you have Nb from Eastern Canada as well. The cameras stay complete!
rawsiko-first-score = The game is over: 3, 8 and 13 make 24 points. You win!
rawsiko-first-missing = Medical equipment brings nothing: two of its materials are missing.
rawsiko-first-bye = Now you know it all. Play on against easy bots!
