# What is said of a table beside what a step tells.
news-missed = { $n ->
    [one] Mientras tanto se hizo una jugada:
   *[other] Mientras tanto se hicieron { $n } jugadas; las últimas:
}
news-undone = Se ha deshecho una decisión.
