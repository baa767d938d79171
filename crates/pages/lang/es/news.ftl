# What is said of a table beside what a step tells.
news-missed = { $n ->
    [one] Mientras tanto se hizo una jugada:
   *[other] Mientras tanto se hicieron { $n } jugadas; las últimas:
}
news-undone = Se ha deshecho una decisión.
news-invites = { $again ->
    [yes] { $name } te propone jugar otra vez el mismo reparto.
   *[no] { $name } te propone la revancha.
}
news-goes-on = { $again ->
    [yes] { $name } está jugando el mismo reparto en otra mesa.
   *[no] { $name } se ha ido a otra mesa.
}
news-join = { $again ->
    [yes] Entrar: mismo reparto
   *[no] Entrar
}
news-watch = { $again ->
    [yes] Mirar: mismo reparto
   *[no] Mirar
}
