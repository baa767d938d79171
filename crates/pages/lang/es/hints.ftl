# Pistas contra bots: qué haría el bot más fuerte, y por qué.
hint-button = Pista
hint-title = Pista
hint-key = qué haría el bot más fuerte
hint-about = De { $n } partidas imaginadas, que solo saben lo que ves tú.
hint-about-glance = A primera vista: no hubo tiempo de imaginar partidas, así que no hay probabilidades. Solo ve lo que ves tú.
hint-about-only = Es la única opción.
hint-chance = gana { $percent }
hint-others = Alternativas
hint-even = ≈ igual de bueno, hasta donde deja ver la suerte
hint-count = Pistas en esta partida: { $n }. Solo las ves tú.
error-no-hint = Solo hay pistas en partidas contra bots, en tu turno.
hint-draw = Saca una loseta.
hint-invoke = Invoca a Ra.
hint-pass = Pasa.
hint-done = Guarda tus dioses.
hint-bid = Apuesta { $sun }.
hint-god = Gasta un dios: toma { $tile }.
hint-discard = Pierde { $tile }.
hint-no-lot = Aún no hay losetas, solo el sol { $sun }.
hint-lot = { $n ->
    [one] El lote te vale cerca de <b>{ $n }</b> punto.
   *[other] El lote te vale unos <b>{ $n }</b> puntos.
}
hint-lot-most = La mayor parte: { $group }, cerca de <b>{ $n }</b>.
hint-cost-bid = { $worth ->
    [one] Pagas con tu { $sun }, que, guardado, vale cerca de <b>{ $worth }</b> punto: saldo <p>{ $gain }</p>.
   *[other] Pagas con tu { $sun }, que, guardado, vale unos <b>{ $worth }</b> puntos: saldo <p>{ $gain }</p>.
}
hint-cost = { $worth ->
    [one] Tu { $sun } guardado vale cerca de <b>{ $worth }</b> punto; apostarlo ahora daría un saldo de <p>{ $gain }</p>.
   *[other] Tu { $sun } guardado vale unos <b>{ $worth }</b> puntos; apostarlo ahora daría un saldo de <p>{ $gain }</p>.
}
hint-later = Ya cuenta tener en su lugar el { $sun } en la próxima época: <p>{ $n }</p>.
hint-later-end = Ya cuenta tener en su lugar el { $sun } en la suma de soles del final: <p>{ $n }</p>.
hint-last = Nadie apuesta después de ti.
hint-ra = { $left ->
    [1] Hay un <b>{ $percent }</b> de probabilidad de que la próxima loseta sea un Ra, y eso acaba la época.
   *[other] Hay un <b>{ $percent }</b> de probabilidad de que la próxima loseta sea un Ra; faltan { $left } para acabar la época.
}
hint-god-gain = { $n ->
    [one] Te da cerca de <b>{ $n }</b> punto más que el dios.
   *[other] Te da unos <b>{ $n }</b> puntos más que el dios.
}
hint-no-god = Ninguna loseta vale ahora un dios: la mejor es { $tile }.
hint-loss = { $n ->
    [one] Es lo que menos cuesta: cerca de <b>{ $n }</b> punto.
   *[other] Es lo que menos cuesta: unos <b>{ $n }</b> puntos.
}

# Reasons out of imagined games, on a page and in a terminal.
hint-wins-lot = En el { $percent } de las partidas imaginadas ganas el lote.
hint-wins-sun = En el { $percent } de las partidas imaginadas ganas el sol { $sun }.
hint-goes = El lote es para { $name } en el { $percent } de las partidas imaginadas.
hint-goes-sun = El sol { $sun } es para { $name } en el { $percent } de las partidas imaginadas.
hint-stays = Nadie se lleva el lote en el { $percent } de las partidas imaginadas.
hint-stays-sun = Nadie se lleva el sol { $sun } en el { $percent } de las partidas imaginadas.
hint-next = Sacando, ganas el próximo lote en el { $percent } de las partidas imaginadas.
hint-next-both = Sacando, ganas el próximo lote en el { $percent } de las partidas imaginadas; invocando, en el { $other }.
hint-worth = Para { $name } el lote vale unos { $points }.
hint-ends = En el { $percent } de las partidas imaginadas la época acaba antes de que alguien gane un lote.
hint-nothing-better = Nada parece mejor.
