# What is said of a table beside what a step tells.
news-missed = { $n ->
    [one] Un coup a été joué entre-temps :
   *[other] { $n } coups ont été joués entre-temps ; les derniers :
}
news-undone = Une décision a été annulée.
news-invites = { $again ->
    [yes] { $name } vous propose de rejouer le même tirage.
   *[no] { $name } vous propose une revanche.
}
news-goes-on = { $again ->
    [yes] { $name } rejoue le même tirage à une autre table.
   *[no] { $name } a changé de table.
}
news-join = { $again ->
    [yes] Rejoindre : même tirage
   *[no] Rejoindre
}
news-watch = { $again ->
    [yes] Regarder : même tirage
   *[no] Regarder
}
