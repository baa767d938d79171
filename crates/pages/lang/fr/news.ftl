# What is said of a table beside what a step tells.
news-missed = { $n ->
    [one] Un coup a été joué entre-temps :
   *[other] { $n } coups ont été joués entre-temps ; les derniers :
}
news-undone = Une décision a été annulée.
