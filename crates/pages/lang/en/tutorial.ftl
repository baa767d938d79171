# The lesson: its page, its coach, and what is said in it. Cues are short: two lines on a phone.

learn-offer = New to Ra? Learn it in ten minutes
learn-title = Learn Ra
learn-lead = A real first game with a coach at your side. Ten minutes, and you can stop at any time.
learn-begin = Begin
learn-go-on = Go on: { $n }. { $title }
learn-restart = Start again
learn-chapters = Chapters
learn-done = done
learn-note = In a lesson the tiles come in a fixed order and the bots play along. It counts for nothing.
learn-rules = Read the rules instead

coach = Coach
coach-chapter = <h><z>Chapter { $n } of { $of }</z></h> { $title }
coach-progress = How far you are in this chapter
coach-lesson = This is a lesson. It is not listed and counts for nothing.
coach-next = Next
coach-next-chapter = Next chapter
coach-back = Take it back
coach-alone = Go my own way
coach-return = Back to the lesson
coach-off = You may do that too. Take it back to stay with the lesson.
coach-alone-now = You play on your own now. Come back whenever you like.
coach-ended = The game is over. Play the chapter again, or go on.
coach-again = This chapter again
coach-chapters = All chapters
coach-points = Show the points
coach-play = Play against easy bots

## The first lesson of Ra

ra-first-name-b = Nofret
ra-first-name-c = Hori

ra-first-chapter-draw = Draw and bid
ra-first-welcome = Welcome! I am Khepri, the scarab. Let us play a real game of Ra.
ra-first-goal = You collect tiles. After three epochs, whoever has most points wins.
ra-first-suns = These are your suns. You pay with them: 13 is strong, 2 is weak.
ra-first-draw-first = It is your turn. Press <b>{ ra-draw }</b> to take a tile from the bag.
ra-first-draw-first-called = You called Ra, but no tile lies there yet. There is nothing to win.
ra-first-tile = A pharaoh! Tiles that are drawn lie here, for everybody to see.
ra-first-c-gold = Gold! That is 3 points. I like it.
ra-first-lot = Three tiles lie there now. One player will win them all together.
ra-first-draw-more = Press <b>{ ra-draw }</b> once more and see what comes.
ra-first-ra = A Ra! The sun moves on one step, and an auction begins.
ra-first-order = Each player bids one sun or passes. You drew the Ra, so you speak last.
ra-first-b-three = I begin small: my 3.
ra-first-bid-five = { ra-first-name-b } leads with 3. Bid your <b>5</b>, and all three tiles are yours.
ra-first-bid-five-passed = You passed, so { ra-first-name-b } gets it all for a little 3.
ra-first-bid-five-high = That wins too, but you paid a big sun. The 5 is enough.
ra-first-won = You won! Your tiles lie here. They will bring you points.
ra-first-centre = Your 5 lies in the middle now. Whoever wins next gets it.
ra-first-asleep = You got the 1 that lay there. It sleeps until the next epoch.

ra-first-chapter-call = Call Ra yourself
ra-first-flood = A flood and art came out. You have a Nile: the flood fits well.
ra-first-call = You need not wait for a Ra. You can call one on your turn.
ra-first-call-now = Press <b>{ ra-invoke }</b>. An auction begins, and you speak last.
ra-first-call-drew = You drew one more tile. Now somebody else may call before you.
ra-first-b-saves = Not for me. I save my suns.
ra-first-bid-eight = { ra-first-name-c } leads with 4. Your <b>8</b> beats it.
ra-first-bid-eight-passed = Then { ra-first-name-c } gets the flood for a 4.
ra-first-bid-eight-high = That wins, but keep your 13 for something great.
ra-first-river = Nile and flood: 1 point each when the epoch ends. No flood, no points.
ra-first-scarab = The Nile has a scarab: you keep it. The flood is gone after the epoch.

ra-first-chapter-gods = Gods
ra-first-god = { ra-first-name-c } drew a Ra. There is a god to win, and you speak first.
ra-first-eight = And look: your 8 lies in the middle. The winner gets it too.
ra-first-bid-two = Try your <b>2</b>. If both pass, you get the god and the 8.
ra-first-bid-two-passed = A pity. With a 2 you had little to lose.
ra-first-bid-two-high = That wins, but perhaps your 2 is enough.
ra-first-c-waits = A single tile? I wait.
ra-first-swapped = You changed a weak 2 for an 8! It sleeps until the next epoch.
ra-first-draw-again = It is your turn. Press <b>{ ra-draw }</b>.
ra-first-god-takes = A god takes one tile you like, without an auction. Then the god is gone.
ra-first-take = Press <b>{ ra-spend }</b>, then the tile with <b>writing</b>.
ra-first-take-other = You took another tile. A god may take any tile but a god.
ra-first-took = Writing is yours. A god that you keep brings 2 points.

ra-first-chapter-disasters = Disasters
ra-first-disasters = Two disasters lie there: an earthquake and unrest.
ra-first-earthquake = An earthquake costs two monuments. You have none: it cannot hurt you.
ra-first-unrest = Unrest costs two of these tiles. You have art and writing.
ra-first-draw-better = Let us see whether it gets better. Press <b>{ ra-draw }</b>.
ra-first-draw-better-called = You called Ra. One more tile would have been good for you.
ra-first-b-calls = Enough! I call Ra.
ra-first-c-no = Disasters? No, thank you.
ra-first-worth = Two you have, three lie there, two get lost: three kinds. That is 5 points.
ra-first-bid-thirteen = It is your last sun. Bid the <b>13</b>!
ra-first-bid-thirteen-passed = No disaster for you, but no tiles either.
ra-first-lose-one = Now the unrest: press a tile to give it up. Any will do.
ra-first-lose-two = And one more.
ra-first-kinds = Three kinds are left: 5 points. With none at all you would lose 5.
ra-first-rest = All your suns sleep. You rest now until the epoch ends.

ra-first-chapter-epoch = The epoch ends
ra-first-seven = Some turns later. Seven Ra are out: the eighth ends the epoch at once.
ra-first-luck = The others have suns left. They hope for good tiles.
ra-first-b-more = Just one more tile…
ra-first-score-pharaohs = Most pharaohs: +5 for { ra-first-name-c }. Fewest: −2, for you and { ra-first-name-b }.
ra-first-score-gold = Gold: 3 points each. You have one.
ra-first-score-gods = A god that was kept: 2 points. Nobody has one.
ra-first-score-river = Nile and flood: 2 points. { ra-first-name-c } has no flood: nothing.
ra-first-score-civilisation = Your three kinds: 5 points. None at all: −5.
ra-first-score-sum = You lead with 18. Now the next epoch begins.
ra-first-kept = Only tiles with a scarab stay: pharaohs, Niles and monuments.
ra-first-awake = Your suns are awake again: 8, 5, 2 and 1.

ra-first-chapter-monuments = Monuments
ra-first-pyramids = A little later. Three pyramids and a palace lie there.
ra-first-sets = Monuments count at the very end: 1 for each kind, 5 for three alike.
ra-first-call-monuments = You want them. Press <b>{ ra-invoke }</b>.
ra-first-b-seven = Pyramids! My 7.
ra-first-bid-monuments = Your <b>8</b> beats the 7.
ra-first-bid-monuments-passed = You passed, and { ra-first-name-b } gets the pyramids.
ra-first-seven-points = Two kinds and three alike: 7 points at the end. You keep them.
ra-first-funeral = A funeral: whoever wins it loses two pharaohs.
ra-first-pass = You have a pharaoh to lose. Press <b>{ ra-pass }</b>.
ra-first-pass-bid = You won the funeral, and your pharaoh is gone.
ra-first-stays = Nobody wanted it. After a drawn Ra the tiles simply stay.

ra-first-chapter-luck = Push your luck
ra-first-near = Epoch 2, later. One more Ra ends it.
ra-first-small = Only your 2 is awake. It cannot beat their 11, 12 and 13.
ra-first-wasted = But when the epoch ends, suns that were not used bring nothing.
ra-first-dare = So be bold: press <b>{ ra-draw }</b>!
ra-first-dare-called = You called, and now the big suns can take it all.
ra-first-again-pharaohs = A Ra! The epoch ends. You have the fewest pharaohs: −2.
ra-first-again-river = A Nile, but no flood this time: nothing.
ra-first-again-sum = You still lead: 16 to 15. Everything is open!

ra-first-chapter-end = The last epoch
ra-first-last = Epoch 3, and again one more Ra ends it. Then the game is over.
ra-first-last-lot = A pharaoh, a fortress, and a monument that you lack. Good for you!
ra-first-call-last = Do not risk it. Press <b>{ ra-invoke }</b> while you have your 10.
ra-first-call-last-drew = Brave! It was no Ra this time, but it could have been.
ra-first-b-keeps = I keep my 12. High suns count at the end.
ra-first-bid-ten = { ra-first-name-c } bids 9. Take it with your <b>10</b>!
ra-first-bid-ten-passed = You passed, and { ra-first-name-c } takes it all.
ra-first-watch = That was your last sun. Let us see how it ends.
ra-first-end-same = It is over! First, everything as before. Four pharaohs: +5.
ra-first-end-suns = At the end suns count: highest sum +5, lowest −5. That is you.
ra-first-end-kinds = Six kinds of monuments: 6 points. All eight would be 15.
ra-first-end-sets = Three alike, your pyramids: 5 points.
ra-first-end-won = 32 points: you win! Well played.
ra-first-know = Now you know Ra. Play a game of your own!
