# What is said of a table beside what a step tells.
news-missed = { $n ->
    [one] One step was played in the meantime:
   *[other] { $n } steps were played in the meantime, most recently:
}
news-undone = A decision was undone.
news-invites = { $again ->
    [yes] { $name } invites you to play the same deal again.
   *[no] { $name } invites you to a rematch.
}
news-goes-on = { $again ->
    [yes] { $name } is playing the same deal again at another table.
   *[no] { $name } has moved to another table.
}
news-join = { $again ->
    [yes] Join: same deal
   *[no] Join
}
news-watch = { $again ->
    [yes] Watch: same deal
   *[no] Watch
}
