# Pistas contra bots: qué haría un bot rápido, y por qué.
hint-button = Pista
hint-title = Pista
hint-key = qué haría el bot más fuerte
hint-about = De { $n } partidas imaginadas, que solo saben lo que ves tú.
hint-about-glance = A primera vista, sin partidas imaginadas. Solo ve lo que ves tú.
hint-chance = gana { $percent }
hint-others = Si no
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
    [one] Pagas tu { $sun }, que, guardado, vale cerca de <b>{ $worth }</b> punto: en total <p>{ $gain }</p>.
   *[other] Pagas tu { $sun }, que, guardado, vale unos <b>{ $worth }</b> puntos: en total <p>{ $gain }</p>.
}
hint-cost = { $worth ->
    [one] Tu { $sun } guardado vale cerca de <b>{ $worth }</b> punto; apostarlo da en total <p>{ $gain }</p>.
   *[other] Tu { $sun } guardado vale unos <b>{ $worth }</b> puntos; apostarlo da en total <p>{ $gain }</p>.
}
hint-later = El total ya cuenta tener en su lugar el { $sun } en la próxima época: <p>{ $n }</p>.
hint-later-end = El total ya cuenta tener en su lugar el { $sun } en la suma de soles del final: <p>{ $n }</p>.
hint-last = Nadie apuesta después de ti.
hint-ra = { $left ->
    [1] La próxima loseta será un Ra con una probabilidad del <b>{ $percent }</b>, y eso acaba la época.
   *[other] La próxima loseta será un Ra con una probabilidad del <b>{ $percent }</b>; faltan { $left } para acabar la época.
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
hint-goes = El lote es para { $name } en el { $percent } de las partidas imaginadas.
hint-stays = Nadie se lo lleva en el { $percent } de las partidas imaginadas.
hint-next = Sacando, ganas el próximo lote en el { $percent } de las partidas imaginadas.
hint-next-both = Sacando, ganas el próximo lote en el { $percent } de las partidas imaginadas; invocando, en el { $other }.
hint-worth = Para { $name } el lote vale unos { $points }.
hint-ends = En el { $percent } de las partidas imaginadas la época acaba antes de que alguien gane un lote.
hint-nothing-better = Nada promete más.
