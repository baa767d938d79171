# What is said of a table beside what a step tells.
news-missed = { $n ->
    [one] Entretanto fez-se uma jogada:
   *[other] Entretanto fizeram-se { $n } jogadas; as últimas:
}
news-undone = Uma decisão foi desfeita.
news-invites = { $again ->
    [yes] { $name } propõe jogar de novo o mesmo sorteio.
   *[no] { $name } propõe uma desforra.
}
news-goes-on = { $again ->
    [yes] { $name } joga o mesmo sorteio noutra mesa.
   *[no] { $name } continua noutra mesa.
}
news-join = { $again ->
    [yes] Entrar: mesmo sorteio
   *[no] Entrar
}
news-watch = { $again ->
    [yes] Assistir: mesmo sorteio
   *[no] Assistir
}
