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
rawsiko-first-claim = Press <b>Peru</b>, <b>Bolivia</b> and <b>Chile</b> on the map, then confirm.
rawsiko-first-claim-other = That is possible. But in Peru, Bolivia and Chile lies what you need.
rawsiko-first-held = PR and B are yours: fertilizers are complete. That is 3 points already.
rawsiko-first-second = Now everybody chooses again. Free continents come first: Asia is left.
rawsiko-first-claim-two = Press <b>Central Asia</b> and <b>Siberia</b>, then confirm.
rawsiko-first-claim-two-other = That is possible. But Central Asia has the P that you need.
rawsiko-first-phosphorus = P is yours. Flame retardants lack only Al now.

rawsiko-first-chapter-place = Assets
rawsiko-first-assets = An asset is a stake of your company: one in each territory. Place six more.
rawsiko-first-place-one = Press <b>Central Asia</b> three times: each press puts one asset there.
rawsiko-first-place-two = The other <b>3</b> go to <b>Bolivia</b>.
rawsiko-first-place-other = You may do that too. In the lesson they go elsewhere.
rawsiko-first-b-mexico = All six to Mexico. From there I go everywhere.
rawsiko-first-numbers = Two numbers in each of your territories: can move / all.

rawsiko-first-chapter-move = Move and take
rawsiko-first-turn = Turn 1 of 3. You move as often as you like, and then you end.
rawsiko-first-free = India is empty and has Al. First come, first served.
rawsiko-first-move-india = Press <b>Central Asia</b>, then <b>India</b>, and send <b>1</b>.
rawsiko-first-move-other = That is a move as well. The lesson goes another way.
rawsiko-first-move-ended = Too early: something that you need still lies there for the taking.
rawsiko-first-flame = Al is yours: flame retardants are complete. 8 points more.
rawsiko-first-move-amazonia = Now <b>1</b> from <b>Bolivia</b> to <b>Amazonia</b>. You need its Nb.
rawsiko-first-once = What has moved is done for this turn. What stays guards your territory.
rawsiko-first-end-one = Press <b>{ rawsiko-end }</b>.
rawsiko-first-end-moved = You moved once more. Mind that nothing is left empty.
rawsiko-first-b-colombia = Colombia is mine now. Your Peru looks lonely, with one asset.

rawsiko-first-chapter-conflict = Conflict
rawsiko-first-income = New turn, new assets: a third of your 17 materials, rounded, makes 6.
rawsiko-first-place-peru = Marta stands beside Peru. Put <b>4</b> into <b>Peru</b>.
rawsiko-first-place-india = And <b>2</b> into <b>India</b>.
rawsiko-first-attacked = Marta attacked Peru: her dice 5 and 2 against your 6, 4 and 1.
rawsiko-first-pairs = Highest meets highest. The lower die loses; ties go to the defender.
rawsiko-first-weak = Marta lost two. A single asset is left in Colombia.
rawsiko-first-attack = Press <b>Peru</b>, then <b>Colombia</b>, and attack with <b>3</b>.
rawsiko-first-attack-other = That works too, but three dice are better than one or two.
rawsiko-first-attack-moved = That is a move. Colombia is weak now, and will not stay so.
rawsiko-first-attack-ended = Too early: now Colombia could be yours.
rawsiko-first-taken = 6 beats 5. Colombia is yours, and your three assets moved in.
rawsiko-first-end-two = What has taken something is done. Press <b>{ rawsiko-end }</b>.
rawsiko-first-soon = One turn is left. Look at your card: what do the cameras lack?

rawsiko-first-chapter-last = The last turn
rawsiko-first-last = The last turn. Digital cameras lack only Co: 13 points.
rawsiko-first-cobalt = The Caribbean is free and has Co. It lies next to Colombia.
rawsiko-first-place-colombia = Six new assets. Put all <b>6</b> into <b>Colombia</b>.
rawsiko-first-take = Send <b>4</b> from <b>Colombia</b> to the <b>Caribbean</b>: enough to hold it.
rawsiko-first-take-other = Marta acts after you. With 4 in the Caribbean it is safer.
rawsiko-first-cameras = Co is yours: digital cameras are complete!
rawsiko-first-end-three = Marta comes last. Press <b>{ rawsiko-end }</b> and cross your fingers.
rawsiko-first-b-tried = I tried, and lost two for one. The Caribbean is yours.
rawsiko-first-score = The game is over: 3, 8 and 13 make 24 points. You win!
rawsiko-first-missing = Medical equipment brings nothing: three of its materials are missing.
rawsiko-first-bye = Now you know it all. Play on against easy bots!
