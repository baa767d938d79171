# What is said of a table beside what a step tells.
news-missed = { $n ->
    [one] Nesse meio-tempo, houve uma jogada:
   *[other] Nesse meio-tempo, houve { $n } jogadas; as últimas:
}
news-undone = Uma decisão foi desfeita.
news-invites = { $again ->
    [yes] { $name } propõe jogar de novo o mesmo sorteio.
   *[no] { $name } propõe uma revanche.
}
news-goes-on = { $again ->
    [yes] { $name } está jogando o mesmo sorteio em outra mesa.
   *[no] { $name } foi para outra mesa.
}
news-join = { $again ->
    [yes] Entrar: mesmo sorteio
   *[no] Entrar
}
news-watch = { $again ->
    [yes] Assistir: mesmo sorteio
   *[no] Assistir
}
