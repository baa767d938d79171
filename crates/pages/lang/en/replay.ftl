# Games looked at afterwards: stepping through them, opening records, playing on, finding them again.
replay-title = Replay
replay-page = Replay, step { $n } of { $of }
replay-watch = Replay
replay-steps = Steps of the game
replay-progress = Step <b>{ $n }</b> of { $of }
replay-first = Go to the start
replay-back = One step back
replay-on = One step forward
replay-last = Go to the end
replay-auto = Autoplay
replay-speed = Speed
replay-chapters = Jump to
replay-auction-back = Previous auction
replay-auction-on = Next auction
replay-epoch = Go to epoch { $n }
replay-epochs = Epoch
replay-seats = View as
replay-seat = As { $name } saw it
replay-everything = Everything open
replay-watcher = As a spectator saw it
replay-seat-here = The collection of this seat
replay-eyes = View as
replay-players = The players
replay-live = Back to the table
replay-result = Back to the result
replay-share = Copy link
replay-play-on = Play on from here
replay-key-step = one step back or forward
replay-key-unit = previous or next auction
replay-key-ends = start, end
replay-key-auto = start and stop autoplay
replay-key-seat = view as this seat; 0: as a spectator
replay-open-title = Open a record
replay-open-lead = Paste the record of a game or choose its file, and go through it step by step.
replay-paste = The record, as text
replay-file = or a file
replay-open = Open
replay-kept = Up to { $size } KB. It gets an address that you can share. It is kept for { $days } days after it was last viewed; when space runs out, those viewed longest ago go first. If there are several records, the first is shown.
replay-too-large = The file is too large: a record has at most { $size } KB.
replay-wrong = This record cannot be shown. Line { $line }, column { $column }:
replay-wrong-game = Games of “{ $game }” cannot be shown here yet.
replay-proved = The deal is verified: the secret is the promised one, and { $count ->
    [one] the one draw follows
   *[other] all { $count } draws follow
} from it.
replay-proved-after = From step { $after } on the deal is verified: { $count ->
    [one] one draw follows
   *[other] { $count } draws follow
} from the promised secret. What came before was taken over from another game.
replay-proved-seeded = The draws follow from a seed that the record names: anyone can repeat this deal, and it was never secret.
replay-not-proved = The deal is not verified: { $why }.

## Playing on.

play-on-lead = Everything up to step { $n } stays. From there it is up to you.
play-on-chair = Your seat
play-on-level = Bots
play-on-bots = Against bots
play-on-friends = With friends
play-on-back = Back to the replay
play-on-luck = From here on the luck is new, and as fair as at any table: what has been drawn stays drawn, the rest is drawn afresh.
play-on-hidden = The game is still running: what the others hide in it is drawn anew here, so that this one gives nothing away.
play-on-begun = This game continues another one from step { $n }. What was played stands; the luck from here on is new.

## What a person has played.

games-title = My games
games-lead = Every game you finished, to replay step by step.
games-see = See my games
games-search = Opponent, game, or a word such as “won”
games-search-hint = Ana won
games-from = From
games-to = Up to
games-find = Search
games-found = { $count ->
    [0] No game found.
    [one] One game.
   *[other] { $count } games.
}
games-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
games-alone = All on one screen
games-won = { $score ->
    [one] won with { $score } point
   *[other] won with { $score } points
}
games-lost = { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $name } won
games-over = over
games-pages = Pages
games-page = Page { $n } of { $of }
games-newer = Newer
games-older = Older
games-name-ra = Ra
games-name-rawsiko = RAWsiko
games-about-ra = auctions in ancient Egypt
games-about-rawsiko = raw materials
games-word-won = won
games-word-lost = lost

## What cannot be done, and why.

error-no-such-step = The game has no such step.
error-no-such-replay = There is no replay at this address. It may have expired.
error-other-seat = While the game runs you can see it only from your own seat or as a spectator. When it is over, every seat is open.
error-still-runs = While the game is running, nobody can play on from its steps elsewhere. Wait until it is over.
