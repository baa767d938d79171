# O jogo no terminal. O que se escreve (draw, bid 9, u, h …) e os nomes de ficheiros são notação, igual em todas as
# línguas; está entre acentos graves.

## Quem joga, como começa e como acaba.
tty-you = Eu
tty-you-inside = eu
tty-seat = lugar { $n }
tty-welcome = Um jogo de { $game } para { $seats }: o seu lugar é o { $seat }, depois vêm { $others }.
tty-level = { $name } (nível { $level } de { $of }): { $about }
tty-deal-seeded = O sorteio decorre da semente; isto prova-o depois do jogo:
tty-deal-fair = O sorteio está fixado e ninguém o conhece; isto prova-o depois do jogo:
tty-kept = O jogo fica guardado em { $file }, passo a passo.
tty-begin = Escreva ? para ajuda, q para sair: nada se perde.
tty-last = O que aconteceu por último:
tty-forced = { $said } (não há outra escolha)
tty-leave = O jogo está guardado em { $file }. Para continuar:
tty-over = O jogo terminou.
tty-read-again = Reler o jogo
tty-check-deal = Verificar o sorteio prometido

## Palavras pequenas.
tty-label = { $label }:
tty-and = { $some } e { $last }
tty-or = { $some } ou { $last }
tty-of = { $n } de { $of }
tty-points = { $n ->
    [0] { $figure } pontos
    [one] { $figure } ponto
   *[other] { $figure } pontos
}

## O que se pergunta e o que se responde.
tty-prompt = Escolha de 1 a { $n }, ou ? para ajuda:
tty-more = { $n ->
    [one] Há mais { $n } jogada possível: escreva-a como estas, ou `all` para a ver.
   *[other] Há mais { $n } jogadas possíveis: escreva uma como estas, ou `all` para as ver.
}
tty-nothing = Ninguém escolhe por si: escreva um número, ou ? para ajuda.
tty-refused = Não se pode jogar isso: { $why }.
tty-not-offered = não está entre as escolhas
tty-no-choice = Não há escolha { $typed }: escreva um número de 1 a { $n }.
tty-several = `{ $key }` pode ser { $steps }: escreva o número.
tty-not-yours = O que daí resulta não lhe cabe a si dizer: escreva só `{ $step }`.
tty-not-now = `{ $typed }` não é possível agora.
tty-no-step = `{ $typed }` não é uma jogada.
tty-such-as = Pode jogar, por exemplo, `{ $step }`.
tty-unknown = `{ $typed }` não quer dizer nada aqui: escreva um número de 1 a { $n }, uma tecla entre parênteses, uma jogada como `{ $step }`, ou ? para ajuda.
tty-no-fact = Nada se sabe de `{ $topic }`: `i` sozinho mostra o que se pode perguntar.
tty-no-undo = Não há nenhuma decisão sua para anular.
tty-undo-sure = Desde que jogou `{ $step }`, outros jogaram ou algo foi revelado. Escreva u outra vez para voltar atrás mesmo assim: o registo di-lo-á, e o acaso voltará a dar o mesmo.
tty-undone = `{ $step }` foi anulado.
tty-saved = Cada passo já está guardado em { $file }.
tty-copied = Uma cópia ficou guardada em { $copy }; o jogo continua em { $file }.
tty-not-copied = Nenhuma cópia foi guardada em { $copy }: { $why }.
tty-file-there = já existe um ficheiro com esse nome

## A ajuda.
tty-help = Escreva o número de uma escolha, a sua tecla entre parênteses, ou a própria jogada, tal como está escrita ao lado do número.
tty-help-hint = conselho: o que faria um jogador forte, e porquê
tty-help-undo = anular: volta à sua última decisão, enquanto nada foi revelado e mais ninguém jogou; um segundo u volta atrás mesmo assim. O que o acaso deu volta a sair, e o registo diz o que foi anulado.
tty-help-table = a mesa outra vez
tty-help-file = FICHEIRO
tty-help-save = guarda uma cópia; o jogo em si é guardado a cada passo
tty-help-quit = sair, para continuar mais tarde; o fim da entrada (Ctrl-D) faz o mesmo
tty-help-rules = as regras do jogo
tty-help-help = esta ajuda

## Conselhos.
tty-hint = Conselho: <b>{ $step }</b>. A sua probabilidade de vencer a partir daqui é de cerca de { $chance }.
tty-no-hint = Aqui não há conselho a dar.
tty-hint-others = Em alternativa
tty-hint-first = À primeira vista `{ $first }` parece melhor; vendo mais longe, é `{ $step }`.
tty-hint-same = À primeira vista `{ $first }` parece melhor; vendo mais longe, vão dar ao mesmo.
tty-hint-guesses = ({ $n } jogos imaginados; os valores são estimativas em pontos)
tty-hint-exact = ({ $n } jogos imaginados; tudo é exato menos a probabilidade de vencer)

## Porque é que algo é recusado, em qualquer jogo.
tty-no-over = o jogo terminou
tty-no-turn = não é a sua vez
tty-no-now = `{ $step }` não é possível agora

## Rá: os bots.
tty-ra-farmer = Olha para os pontos desta era e leva o que há.
tty-ra-potter = Também constrói para as eras seguintes, mas não liga ao valor dos sóis.
tty-ra-scribe = Avalia cada lote para todos e licita o que ele vale.
tty-ra-vizier = Pensa alguns leilões à frente.
tty-ra-pharaoh = Pensa a era até ao fim.
tty-ra-khepri = Pensa tudo por muitos lados e não esquece nada.

## Rá: ajuda, perguntas, escolhas.
tty-ra-help = Em Rá, um número maior do que os das escolhas é o sol a licitar.
tty-ra-left = o que resta na bolsa
tty-ra-ask-turn = É a sua vez.
tty-ra-ask-full = É a sua vez. A faixa está cheia: não se pode retirar nada.
tty-ra-ask-alone = É a sua vez, e mais ninguém tem um sol nesta era.
tty-ra-ask-gods = Mais um deus? Tem { $n }.
tty-ra-ask-auction = Leilão: { $called }; { $bid }; { $after }.
tty-ra-drew = { $who ->
    [you] retirou um Rá
   *[other] { $name } retirou um Rá
}
tty-ra-invoked = { $who ->
    [you] invocou Rá
   *[other] { $name } invocou Rá
}
tty-ra-high = { $who ->
    [you] o seu lance é { $sun }
   *[other] { $name } licitou { $sun }
}
tty-ra-no-bid = ainda ninguém licitou
tty-ra-after = { $n ->
    [0] mais ninguém licita depois
    [one] depois licita { $names }
   *[other] depois licitam { $names }
}
tty-ra-ask-discard = { $n ->
    [one] { $disaster }: perde { $n } peça. Qual?
   *[other] { $disaster }: perde { $n } peças. Qual primeiro?
}
tty-ra-do-draw = { $chance } de probabilidade de Rá
tty-ra-do-draw-last = { $chance } de probabilidade de Rá, que terminaria a era
tty-ra-do-invoke = { $n ->
    [0] um leilão só pelo sol { $sun }
    [one] um leilão por esta peça
   *[other] um leilão por estas { $n } peças
}
tty-ra-do-god = um deus por { $tile }
tty-ra-do-god-disaster = um deus por { $tile }: faz efeito de imediato
tty-ra-do-done = guardar os outros deuses
tty-ra-do-bid = e ganhar o sol { $sun } para a próxima era
tty-ra-do-bid-last = e ganhar o sol { $sun } para a soma final
tty-ra-do-pass = { $who ->
    [you] o lote é seu
   *[other] { $name } leva o lote
}
tty-ra-do-pass-stay = as peças ficam
tty-ra-do-pass-lost = as peças são descartadas
tty-ra-do-discard = tem { $tiles }

## Rá: o que aconteceu, e a mesa.
tty-ra-auction = Em leilão:
tty-ra-no-tiles = nenhuma peça
tty-ra-epoch = Era { $epoch }
tty-ra-count = Rá { $n } de { $of }
tty-ra-count-last = Rá { $n } de { $of }, o próximo termina-a
tty-ra-centre = sol no centro { $sun }
tty-ra-bag = { $n ->
    [0] bolsa vazia, { $chance } Rá
    [one] bolsa { $n } peça, { $chance } Rá
   *[other] bolsa { $n } peças, { $chance } Rá
}
tty-ra-track = Faixa
tty-ra-track-empty = vazia, { $n } espaços
tty-ra-track-full = (cheia)
tty-ra-track-free = (livres: { $n })
tty-ra-lot = Lote
tty-ra-lot-now = dar-lhe-ia <p>{ $points }</p> agora
tty-ra-lot-end = monumentos { $points } no fim do jogo
tty-ra-lot-lost = os desastres levam { $tiles }
tty-ra-suns = sóis { $suns }
tty-ra-no-suns = já sem sóis
tty-ra-face-down = virados para baixo { $suns }
tty-ra-points-hidden = pontos ocultos
tty-ra-now-you = { $points } se a era acabasse agora
tty-ra-now = agora { $points }
tty-ra-worth = ({ $points })
tty-ra-worth-end = ({ $points } no fim)
tty-ra-in-bag = { $n ->
    [0] Na bolsa: nenhuma peça
    [one] Na bolsa: { $n } peça, a saber
   *[other] Na bolsa: { $n } peças, a saber
}

## Rá: porque é que algo é recusado.
tty-ra-no-full = a faixa de leilão está cheia e não se pode retirar nenhuma peça
tty-ra-no-god-god = um deus não se troca por outro deus
tty-ra-no-god = não tem nenhum deus para gastar
tty-ra-no-tile = não há { $tile } na faixa de leilão
tty-ra-no-sun = não tem o sol { $sun } virado para cima
tty-ra-no-low = o sol { $sun } não supera o lance de { $high }
tty-ra-no-pass = invocou Rá, todos os outros passaram e a faixa não está cheia, por isso tem de licitar
tty-ra-no-discard = { $disaster } não leva { $tile }
tty-ra-no-owned = não tem { $tile }
tty-ra-no-bag = já não há { $tile } na bolsa

## Rá: porque é que algo é aconselhado.
tty-ra-why-no-lot = Ainda não há peças, só o sol { $sun }.
tty-ra-why-lot = O lote vale para si cerca de { $points }, agora e mais tarde.
tty-ra-why-lot-parts = O lote vale para si cerca de { $points }, agora e mais tarde: { $parts }.
tty-ra-sun = o sol { $sun }
tty-ra-sun-lowest = o seu sol mais baixo, { $sun }
tty-ra-sun-cheapest = o sol { $sun }, o lance mais barato
tty-ra-why-cost = Com { $called }, dá { $gain } ao todo: o sol nesta era { $spent }.
tty-ra-why-cost-later = Com { $called }, dá { $gain } ao todo: o sol nesta era { $spent }, mais tarde o sol { $centre } em vez dele { $change }.
tty-ra-why-others = Para os outros: { $others }.
tty-ra-rival-none = { $who ->
    [you] eu ({ $worth }) não tenho sol mais alto
   *[other] { $name } ({ $worth }) não tem sol mais alto
}
tty-ra-rival-up = { $who ->
    [you] eu ({ $worth }) posso ir até { $sun }
   *[other] { $name } ({ $worth }) pode ir até { $sun }
}
tty-ra-rival-waits = { $who ->
    [you] eu ({ $worth }) prefiro esperar
   *[other] { $name } ({ $worth }) prefere esperar
}
tty-ra-why-nobody = Mais ninguém tem um sol nesta era.
tty-ra-why-last = Ninguém licita depois de si.
tty-ra-why-ra = { $left ->
    [1] A próxima peça é um Rá com { $chance } de probabilidade, e isso terminaria logo a era.
   *[other] A próxima peça é um Rá com { $chance } de probabilidade; mais { $left } terminam a era.
}
tty-ra-why-god = Para si, { $tile } vale cerca de { $points } a mais do que o deus, que dá 2 se o guardar.
tty-ra-why-best-god = A melhor peça por um deus é { $tile }, que lhe traria cerca de { $gain }.
tty-ra-why-no-god = Nenhuma peça vale um deus.
tty-ra-why-loss = Quanto lhe custaria perder cada uma, agora e mais tarde: { $costs }.
