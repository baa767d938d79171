# What is said of a table beside what a step tells.
news-missed = { $n ->
    [one] Entretanto fez-se uma jogada:
   *[other] Entretanto fizeram-se { $n } jogadas; as últimas:
}
news-undone = Uma decisão foi desfeita.
