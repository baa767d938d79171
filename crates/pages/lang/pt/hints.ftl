# Sugestões contra bots: o que um bot rápido faria, e porquê.
hint-button = Sugestão
table-dialog-hint = Sugestão
hint-title = Sugestão
hint-key = o que um bot rápido faria
hint-about = Palpite de um bot rápido. Só vê o que o jogador vê.
hint-count = Sugestões nesta partida: { $n }. Só o próprio as vê.
error-no-hint = Só há sugestões em partidas contra bots, na sua vez.
hint-draw = Retire uma peça.
hint-invoke = Invoque Rá.
hint-pass = Passe.
hint-done = Guarde os seus deuses.
hint-bid = Licite { $sun }.
hint-god = Gaste um deus: leve { $tile }.
hint-discard = Perca { $tile }.
hint-no-lot = Ainda não há peças, só o sol { $sun }.
hint-lot = { $n ->
    [one] O lote vale-lhe cerca de <b>{ $n }</b> ponto.
   *[other] O lote vale-lhe cerca de <b>{ $n }</b> pontos.
}
hint-lot-most = A maior parte: { $group }, cerca de <b>{ $n }</b>.
hint-cost-bid = { $worth ->
    [one] Paga o seu { $sun }, que, guardado, vale cerca de <b>{ $worth }</b> ponto: ao todo <p>{ $gain }</p>.
   *[other] Paga o seu { $sun }, que, guardado, vale cerca de <b>{ $worth }</b> pontos: ao todo <p>{ $gain }</p>.
}
hint-cost = { $worth ->
    [one] O seu { $sun } guardado vale cerca de <b>{ $worth }</b> ponto; licitá-lo dá ao todo <p>{ $gain }</p>.
   *[other] O seu { $sun } guardado vale cerca de <b>{ $worth }</b> pontos; licitá-lo dá ao todo <p>{ $gain }</p>.
}
hint-thin = É um ganho, mas olhando mais à frente convém guardar o sol.
hint-later = O total já conta ter, em vez dele, o { $sun } na próxima era: <p>{ $n }</p>.
hint-later-end = O total já conta ter, em vez dele, o { $sun } na soma dos sóis no fim: <p>{ $n }</p>.
hint-rival = <b>{ $name }</b> licitaria provavelmente até { $sun }.
hint-wins = O seu { $sun } deve ganhar.
hint-nobody = Os outros preferem esperar.
hint-no-rivals = Mais ninguém tem sóis nesta era.
hint-last = Ninguém licita depois de si.
hint-ra = { $left ->
    [1] A próxima peça será um Rá com uma probabilidade de <b>{ $percent }</b>, e isso acaba a era.
   *[other] A próxima peça será um Rá com uma probabilidade de <b>{ $percent }</b>; faltam { $left } para acabar a era.
}
hint-god-gain = { $n ->
    [one] Dá-lhe cerca de <b>{ $n }</b> ponto a mais do que o deus.
   *[other] Dá-lhe cerca de <b>{ $n }</b> pontos a mais do que o deus.
}
hint-no-god = Nem { $tile } vale um deus.
hint-loss = { $n ->
    [one] É o que menos custa: cerca de <b>{ $n }</b> ponto.
   *[other] É o que menos custa: cerca de <b>{ $n }</b> pontos.
}
