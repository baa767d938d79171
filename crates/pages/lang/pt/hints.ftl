# Dicas contra bots: o que o bot mais forte faria, e por quê.
hint-button = Dica
hint-title = Dica
hint-key = o que o bot mais forte faria
hint-about = De { $n } jogos imaginados, que só sabem o que você vê.
hint-about-glance = À primeira vista: não houve tempo para imaginar jogos, por isso não há chances. Só vê o que você vê.
hint-about-only = É a única escolha.
hint-chance = vence { $percent }
hint-others = Alternativas
hint-even = ≈ tão bom quanto, até onde a sorte deixa ver
hint-count = Dicas nesta partida: { $n }. Só o próprio jogador as vê.
error-no-hint = Só há dicas em partidas contra bots, na sua vez.
hint-draw = Retire uma peça.
hint-invoke = Invoque Rá.
hint-pass = Passe.
hint-done = Guarde seus deuses.
hint-bid = Dê lance de { $sun }.
hint-god = Gaste um deus: leve { $tile }.
hint-discard = Perca { $tile }.
hint-no-lot = Ainda não há peças, só o sol { $sun }.
hint-lot = { $n ->
    [one] O lote vale cerca de <b>{ $n }</b> ponto para você.
   *[other] O lote vale cerca de <b>{ $n }</b> pontos para você.
}
hint-lot-most = A maior parte: { $group }, cerca de <b>{ $n }</b>.
hint-cost-bid = { $worth ->
    [one] Você paga com seu { $sun }, que, guardado, vale cerca de <b>{ $worth }</b> ponto: saldo <p>{ $gain }</p>.
   *[other] Você paga com seu { $sun }, que, guardado, vale cerca de <b>{ $worth }</b> pontos: saldo <p>{ $gain }</p>.
}
hint-cost = { $worth ->
    [one] Seu { $sun } guardado vale cerca de <b>{ $worth }</b> ponto; o lance agora daria um saldo de <p>{ $gain }</p>.
   *[other] Seu { $sun } guardado vale cerca de <b>{ $worth }</b> pontos; o lance agora daria um saldo de <p>{ $gain }</p>.
}
hint-later = Isso já conta ter, em vez dele, o { $sun } na próxima era: <p>{ $n }</p>.
hint-later-end = Isso já conta ter, em vez dele, o { $sun } na soma dos sóis no fim: <p>{ $n }</p>.
hint-last = Ninguém dá lance depois de você.
hint-ra = { $left ->
    [1] A próxima peça tem <b>{ $percent }</b> de chance de ser um Rá, e isso acaba a era.
   *[other] A próxima peça tem <b>{ $percent }</b> de chance de ser um Rá; faltam { $left } para acabar a era.
}
hint-god-gain = { $n ->
    [one] Dá cerca de <b>{ $n }</b> ponto a mais do que o deus.
   *[other] Dá cerca de <b>{ $n }</b> pontos a mais do que o deus.
}
hint-no-god = Nenhuma peça vale um deus agora: a melhor é { $tile }.
hint-loss = { $n ->
    [one] É o que menos custa: cerca de <b>{ $n }</b> ponto.
   *[other] É o que menos custa: cerca de <b>{ $n }</b> pontos.
}

# Reasons out of imagined games, on a page and in a terminal.
hint-wins-lot = Em { $percent } dos jogos imaginados você leva o lote.
hint-wins-sun = Em { $percent } dos jogos imaginados você leva o sol { $sun }.
hint-goes = O lote vai para { $name } em { $percent } dos jogos imaginados.
hint-goes-sun = O sol { $sun } vai para { $name } em { $percent } dos jogos imaginados.
hint-stays = Ninguém leva o lote em { $percent } dos jogos imaginados.
hint-stays-sun = Ninguém leva o sol { $sun } em { $percent } dos jogos imaginados.
hint-next = Retirando, você leva o próximo lote em { $percent } dos jogos imaginados.
hint-next-both = Retirando, você leva o próximo lote em { $percent } dos jogos imaginados; invocando, em { $other }.
hint-worth = Para { $name } o lote vale cerca de { $points }.
hint-ends = Em { $percent } dos jogos imaginados a era acaba antes que alguém leve um lote.
hint-nothing-better = Nada parece melhor.
