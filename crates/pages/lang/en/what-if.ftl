### The page of experiments: a game played on many times with one thing changed.

what-if-title = What if?
what-if-lead = This game, played on { $games } times by quick bots: once as it was, once with a single change.
what-if-mark = Experiment
what-if-mark-why = Quick bots play here, not people, and sometimes they play at random. It shows what a change does to this game, not how you would have played it.
what-if-from = From
what-if-setup = the start
what-if-turn = turn { $n }
what-if-change = What changes
what-if-none = Nothing: the game as it was
what-if-china = China trades before the scoring
what-if-one-more = One more turn
what-if-group = One material less: { $place }
what-if-without = { $place } without { $thing }
what-if-run = Try it
what-if-waiting = { $n ->
    [one] Another experiment comes first. Yours is next.
   *[other] { $n } other experiments come first.
}
what-if-running = { $done } of { $of } games played
what-if-look = Check again
what-if-back = Back to the game
what-if-played = { $games } games each way, from { $from } on. The same question always gets the same answer.
what-if-best = { $name } wins most often: in { $share } of the games.
what-if-gains = { $name } gains most: from { $before } of the wins to { $after }.
what-if-loses = { $name } loses most: from { $before } of the wins to { $after }.
what-if-same = Nobody’s chances change by more than luck alone would explain.
what-if-wins = Share of wins
what-if-points = Points on average
what-if-completed = Applications completed
what-if-chart = { $title }: bars for every player. The table below has the same numbers.
what-if-table = All numbers of the experiment
what-if-interval = In brackets: the range that holds the true value with 95% certainty. Differences in grey may be pure luck.
what-if-player = Player
what-if-before = As it was
what-if-after = With the change
what-if-difference = Difference
what-if-aims = How often each application was completed
what-if-offer = What if?
