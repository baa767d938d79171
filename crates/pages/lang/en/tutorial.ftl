# The lesson: its page, its coach, and what is said in it. Cues are short: two lines on a phone.

learn-offer = New to Ra? Learn it in ten minutes
learn-title = Learn Ra
learn-lead = A real first game with a coach at your side. Ten minutes, and you can stop at any time.
learn-begin = Begin
learn-go-on = Go on: { $n }. { $title }
learn-restart = Start again
learn-chapters = Chapters
learn-done = done
learn-note = In a lesson the tiles come in a fixed order and the bots follow a script. It does not count.
learn-rules = Read the rules instead

coach = Coach
coach-chapter = <h><z>Chapter { $n } of { $of }</z></h> { $title }
coach-at = Chapter { $n } of { $of } · { $title }
coach-progress = How far you are in this chapter
coach-lesson = This is a lesson. It is not listed and does not count.
coach-next = Next
coach-next-chapter = Next chapter
coach-back = Take it back
coach-alone = Continue on my own
coach-return = Back to the lesson
coach-others = The others play.
coach-off = You may do that too. Take it back to stay with the lesson.
coach-alone-now = You play on your own now. Come back whenever you like.
coach-ended = The game is over. Play the chapter again, or go on.
coach-again = This chapter again
coach-chapters = All chapters
coach-points = Show the points
coach-play = Play against easy bots
coach-bar-read = Khepri explains
coach-bar-read-how = Press { coach-next } to go on.
coach-bar-off = The others wait for you
coach-bar-off-how = Take your step back, or go your own way.
coach-bar-chapter = The chapter is over
coach-bar-chapter-how = Go on to the next one.

## The first lesson of Ra

ra-first-name-b = Nofret
ra-first-name-c = Hori

ra-first-chapter-draw = Draw and bid
ra-first-welcome = Welcome! I am Khepri, the scarab. Let us play a real game of Ra.
ra-first-goal = Everyone starts with 10 points. After three epochs, the most points win.
ra-first-suns = These are your suns. You pay with them: 13 is strong, 2 is weak.
ra-first-draw-first = It is your turn. Press <b>{ ra-draw }</b> to take a tile from the bag.
ra-first-draw-first-called = You invoked Ra, but no tile lies there yet. You could only win the sun 1.
ra-first-tile = A pharaoh! Tiles that are drawn lie here, for everybody to see.
ra-first-names = Point at a tile, or tap it, and it tells you what it is.
ra-first-c-gold = Gold! That is 3 points. I like it.
ra-first-lot = Three tiles lie there: the lot. One player will win all of it.
ra-first-draw-more = Press <b>{ ra-draw }</b> once more and see what comes.
ra-first-ra = A Ra! The sun barge moves on one step, and an auction begins.
ra-first-order = Each player bids one sun or passes. You drew the Ra, so you bid last.
ra-first-b-three = I begin small: my 3.
ra-first-bid-five = { ra-first-name-b } leads with 3. Bid your <b>5</b>, and all three tiles are yours.
ra-first-bid-five-passed = You passed, so { ra-first-name-b } gets it all for a mere 3.
ra-first-bid-high = That wins too, but a smaller sun was enough.
ra-first-won = You won! Your tiles lie here. They will bring you points.
ra-first-now = Scored now, you get +3: most pharaohs +5, gold +3, no civilisation −5.
ra-first-centre = Your 5 lies in the centre now. Whoever wins next gets it.
ra-first-asleep = You got the 1 that lay there. That sun sleeps until the next epoch.

ra-first-chapter-call = Invoke Ra yourself
ra-first-flood = A flood and a god. The flood fits your Nile.
ra-first-call = You need not wait for a Ra. You can invoke him on your turn.
ra-first-call-now = Press <b>{ ra-invoke }</b>. An auction begins, and you bid last.
ra-first-call-drew = You drew one more tile. Now somebody else may invoke before you.
ra-first-b-saves = Not for me. I save my suns.
ra-first-bid-two = You invoked and all passed: now you must bid. Your <b>2</b> is enough.
ra-first-swapped = You swapped a weak 2 for a 5! The 5 sleeps until the next epoch.
ra-first-river = River: Nile and flood, 1 point each per epoch. No flood, no points.
ra-first-scarab = The Nile has a scarab: you keep it. The flood is gone after the epoch.

ra-first-chapter-gods = Gods
ra-first-god-takes = Your god may take one tile you like, without an auction. Then he is gone.
ra-first-draw-again = Nothing here is worth a god yet. Press <b>{ ra-draw }</b>.
ra-first-draw-again-god = You may, but a better tile may come: a god is worth 2 points.
ra-first-draw-again-called = You invoked Ra, and for two tiles your suns are dear.
ra-first-c-calls = Four good tiles! I invoke Ra.
ra-first-bid-thirteen = You bid first, and nobody can beat your <b>13</b>: bid it!
ra-first-bid-thirteen-passed = Then one of the others gets all four tiles.
ra-first-bid-thirteen-low = It may be beaten: the others hold 12 and 11.
ra-first-draw-next = It is your turn again. Press <b>{ ra-draw }</b>.
ra-first-take = Religion! Press <b>{ ra-spend }</b>, then the tile with <b>religion</b>.
ra-first-take-other = You took another tile. A god may take any tile but a god.
ra-first-take-quake = The earthquake is a disaster: no points, and your god is gone.
ra-first-took = With art and writing that is three kinds: 5 points. The god was worth 2.

ra-first-chapter-disasters = Disasters
ra-first-disasters = Two disasters, an earthquake and { $unrest ->
    [war] a war
   *[unrest] unrest
}: whoever wins them loses tiles.
ra-first-earthquake = Whoever wins an earthquake loses two monuments. You have none.
ra-first-unrest = { $unrest ->
    [war] War
   *[unrest] Unrest
} takes two of these tiles: yours or the lot’s, as you choose.
ra-first-draw-better = Let us see whether it gets better. Press <b>{ ra-draw }</b>.
ra-first-draw-better-called = You invoked Ra. One more tile would have been good for you.
ra-first-back = { ra-first-name-c } drew a Ra. And look: your 13 lies in the centre, for the winner.
ra-first-worth = { $unrest ->
    [war] War
   *[unrest] Unrest
} takes two of your five kinds. Three stay, and the pharaoh comes too.
ra-first-bid-eight = It is your last sun of the epoch. Bid the <b>8</b>!
ra-first-bid-eight-passed = You passed: now your 13 and the lot may go to another.
ra-first-c-no = Disasters? No, thank you.
ra-first-lose-one = { $unrest ->
    [war] War
   *[unrest] Unrest
}! All are worth the same: give up <b>{ ra-tile-astronomy }</b>.
ra-first-lose-two = And <b>{ ra-tile-religion }</b>.
ra-first-lose-other = Just as good! But the next chapter tells of what I named.
ra-first-kinds = Three kinds are left: 5 points. With none at all you would lose 5.
ra-first-rest = All your suns sleep. You rest now until the epoch ends.

ra-first-chapter-epoch = The epoch ends
ra-first-seven = Some turns later. Seven Ra are out: the eighth ends the epoch at once.
ra-first-luck = The others hope for tiles. When the last Ra comes, these are lost.
ra-first-c-more = Just one more tile…
ra-first-eighth = The eighth Ra! The epoch is over, the lot is lost. Now it is scored.
ra-first-score-pharaohs = Most pharaohs: +5, for you and { ra-first-name-b }. Fewest: −2, for { ra-first-name-c }.
ra-first-score-gold = Gold: 3 points each. You have one.
ra-first-score-gods = A god that was kept: 2 points. Nobody has one.
ra-first-score-river = Three Niles and a flood: 4 points. { ra-first-name-b } has no flood: nothing.
ra-first-score-civilisation = Your three kinds: 5 points. None at all: −5.
ra-first-score-sum = You lead with 27. Now the next epoch begins.
ra-first-kept = Only tiles with a scarab stay: pharaohs, Niles and monuments.
ra-first-awake = Your suns are awake: 13, 5, 2, 1. You have the highest, so you began.

ra-first-chapter-monuments = Monuments
ra-first-pyramids = A little later. Three pyramids lie there.
ra-first-sets = Monuments count at the very end: 1 for each kind, 5 for three alike.
ra-first-call-monuments = You want them. Press <b>{ ra-invoke }</b>.
ra-first-b-pyramids = Pyramids! My 3.
ra-first-bid-monuments = { ra-first-name-b } leads with 3. Bid your <b>5</b>.
ra-first-bid-monuments-passed = You passed, and { ra-first-name-b } gets the pyramids.
ra-first-six-points = One kind and three alike: 6 points at the end. You keep them.
ra-first-funeral = { ra-first-name-c } drew a Ra. In the lot lies a funeral: the winner loses two pharaohs.
ra-first-drought = A drought may come too: it takes two river tiles, floods first.
ra-first-pass = The sun 5 tempts. But two pharaohs are worth more: press <b>{ ra-pass }</b>.
ra-first-pass-bid = If you win it, two of your pharaohs are gone.
ra-first-stays = Nobody wanted it. After a drawn Ra the tiles simply stay.
ra-first-must = Whoever invokes must bid if the others pass, unless 8 tiles lie there.

ra-first-chapter-luck = Push your luck
ra-first-near = Epoch 2, later. One more Ra ends it.
ra-first-small = Only your 2 is awake. It cannot beat their 12, 9, 6 and 4.
ra-first-wasted = A Ra now ends the epoch, and their suns win nothing more in it.
ra-first-dare = If you invoke and all pass, the disasters are yours. Press <b>{ ra-draw }</b>!
ra-first-dare-called = You invoked Ra. If the others pass, you must take both disasters.
ra-first-dared = The Ra! Their 12, 9, 6 and 4 win nothing more in this epoch.
ra-first-again-pharaohs = Most pharaohs: +5 for { ra-first-name-b }. Fewest: −2 for { ra-first-name-c }. You get nothing.
ra-first-again-sum = You still lead: 34 to 28. Everything is open!

ra-first-chapter-end = The last epoch
ra-first-last = Epoch 3: one more Ra ends the game. Then monuments and suns count too.
ra-first-last-suns = The highest sum of suns brings +5, the lowest −5. Yours is in between.
ra-first-last-lot = A pharaoh and three monuments, two of them new to you. Good!
ra-first-call-last = The next Ra would take it all away. Press <b>{ ra-invoke }</b> before it comes.
ra-first-call-last-drew = Brave! It was no Ra this time, but it could have been.
ra-first-b-keeps = I keep my big suns: they count at the end.
ra-first-bid-seven = { ra-first-name-c } bids 6. Take it all with your <b>7</b>!
ra-first-bid-seven-passed = You passed, and { ra-first-name-c } takes it all.
ra-first-watch = You keep your 11. Let us see how it ends.
ra-first-end-same = It is over! First, everything as before. Six pharaohs: +5.
ra-first-end-suns = The highest sum of suns: +5 for { ra-first-name-b }. The lowest: −5 for { ra-first-name-c }.
ra-first-end-kinds = Seven kinds of monuments: 10 points. All eight would be 15.
ra-first-end-sets = Three alike, your pyramids: 5 points.
ra-first-end-won = 53 points: you win! Well played.
ra-first-know = Now you know Ra. Play a game of your own!
