# O jogo no terminal. O que se escreve (draw, bid 9, u, h …) e os nomes de arquivos são notação, igual em todas as
# línguas; está entre acentos graves.

## Quem joga, como começa e como acaba.
tty-you = Você
tty-you-inside = você
tty-seat = lugar { $n }
tty-welcome = Um jogo de { $game } para { $seats }: seu lugar é o { $seat }, depois vêm { $others }.
tty-level = { $name } (nível { $level } de { $of }): { $about }
tty-deal-seeded = O sorteio decorre da semente; isto comprova o sorteio depois do jogo:
tty-deal-fair = O sorteio está fixado e ninguém o conhece; isto comprova o sorteio depois do jogo:
tty-kept = O jogo é salvo em { $file }, passo a passo.
tty-begin = Escreva ? para ajuda, q para sair: nada se perde.
tty-last = O que aconteceu por último:
tty-forced = { $said } (não há outra escolha)
tty-leave = O jogo está salvo em { $file }. Para continuar:
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
    [one] Há mais { $n } jogada possível: escreva como estas, ou `all` para vê-la.
   *[other] Há mais { $n } jogadas possíveis: escreva uma como estas, ou `all` para vê-las.
}
tty-nothing = Ninguém escolhe por você: escreva um número, ou ? para ajuda.
tty-refused = Isso não pode ser jogado: { $why }.
tty-not-offered = não está entre as escolhas
tty-no-choice = Não há escolha { $typed }: escreva um número de 1 a { $n }.
tty-several = `{ $key }` pode ser { $steps }: escreva o número.
tty-not-yours = Você não escolhe o resultado: escreva só `{ $step }`.
tty-not-now = `{ $typed }` não é possível agora.
tty-no-step = `{ $typed }` não é uma jogada.
tty-such-as = Você pode jogar, por exemplo, `{ $step }`.
tty-unknown = `{ $typed }` não quer dizer nada aqui: escreva um número de 1 a { $n }, uma tecla entre parênteses, uma jogada como `{ $step }`, ou ? para ajuda.
tty-no-fact = Não há nada sobre `{ $topic }`: escreva só `i` para ver a lista.
tty-no-undo = Não há nenhuma decisão sua para desfazer.
tty-undo-sure = Desde que você jogou `{ $step }`, outros jogaram ou algo foi revelado. Escreva u outra vez para voltar mesmo assim: o registro vai dizer isso, e o acaso vai dar o mesmo de novo.
tty-undone = `{ $step }` foi desfeito.
tty-saved = Cada passo já está salvo em { $file }.
tty-copied = Uma cópia foi salva em { $copy }; o jogo continua em { $file }.
tty-not-copied = Nenhuma cópia foi salva em { $copy }: { $why }.
tty-file-there = já existe um arquivo com esse nome

## A ajuda.
tty-help = Escreva o número de uma escolha, sua tecla entre parênteses, ou a própria jogada, como está escrita ao lado do número.
tty-help-hint = dica: o que um jogador forte faria, e por quê
tty-help-undo = desfazer: volta à sua última decisão, enquanto nada foi revelado e mais ninguém jogou; um segundo u volta mesmo assim. O que o acaso deu sai de novo, e o registro diz o que foi desfeito.
tty-help-table = a mesa outra vez
tty-help-file = ARQUIVO
tty-help-save = salva uma cópia; o jogo em si é salvo a cada passo
tty-help-quit = sair, para continuar mais tarde; o fim da entrada (Ctrl-D) faz o mesmo
tty-help-rules = as regras do jogo
tty-help-help = esta ajuda

## Dicas.
tty-hint = Dica: <b>{ $step }</b>. Sua chance de vencer a partir daqui é de cerca de { $chance }.
tty-no-hint = Aqui não há dica a dar.
tty-hint-others = Alternativas
tty-hint-guesses = ({ $n } jogos imaginados; os valores são estimativas em pontos)
tty-hint-exact = ({ $n } jogos imaginados; tudo é exato menos a chance de vencer)

## Por que algo é recusado, em qualquer jogo.
tty-no-over = o jogo terminou
tty-no-turn = não é a sua vez
tty-no-now = `{ $step }` não é possível agora

## Rá: os bots.
tty-ra-farmer = Olha para os pontos desta era e leva o que há.
tty-ra-potter = Também constrói para as próximas eras, mas não liga para o valor dos sóis.
tty-ra-scribe = Avalia cada lote para todos e dá lances pelo que ele vale.
tty-ra-vizier = Pensa alguns leilões à frente.
tty-ra-pharaoh = Pensa a era até o fim.
tty-ra-khepri = Considera muitas possibilidades e se lembra de tudo.

## Rá: ajuda, perguntas, escolhas.
tty-ra-help = Em Rá, um número maior do que os das escolhas é o sol do lance.
tty-ra-left = o que resta na bolsa
tty-ra-ask-turn = É a sua vez.
tty-ra-ask-full = É a sua vez. A faixa está cheia: não dá para retirar nada.
tty-ra-ask-alone = É a sua vez, e ninguém mais tem um sol nesta era.
tty-ra-ask-gods = Mais um deus? Você tem { $n }.
tty-ra-ask-auction = Leilão: { $called }; { $bid }; { $after }.
tty-ra-drew = { $who ->
    [you] você retirou um Rá
   *[other] { $name } retirou um Rá
}
tty-ra-invoked = { $who ->
    [you] você invocou Rá
   *[other] { $name } invocou Rá
}
tty-ra-high = { $who ->
    [you] seu lance é de { $sun }
   *[other] { $name } deu lance de { $sun }
}
tty-ra-no-bid = ninguém deu lance ainda
tty-ra-after = { $n ->
    [0] você é o último
    [one] depois vem { $names }
   *[other] depois vêm { $names }
}
tty-ra-ask-discard = { $n ->
    [one] { $disaster }: você perde { $n } peça. Qual?
   *[other] { $disaster }: você perde { $n } peças. Qual primeiro?
}
tty-ra-do-draw = { $chance } de chance de Rá
tty-ra-do-draw-last = { $chance } de chance de Rá, que terminaria a era
tty-ra-do-invoke = { $n ->
    [0] um leilão só pelo sol { $sun }
    [one] um leilão por esta peça
   *[other] um leilão por estas { $n } peças
}
tty-ra-do-god = um deus por { $tile }
tty-ra-do-god-disaster = um deus por { $tile }: tem efeito imediato
tty-ra-do-done = guardar os outros deuses
tty-ra-do-bid = e ganhar o sol { $sun } para a próxima era
tty-ra-do-bid-last = e ganhar o sol { $sun } para a soma final
tty-ra-do-pass = { $who ->
    [you] o lote é seu
   *[other] { $name } leva o lote
}
tty-ra-do-pass-stay = as peças ficam
tty-ra-do-pass-lost = as peças são descartadas
tty-ra-do-discard = você tem { $tiles }

## Rá: o que aconteceu, e a mesa.
tty-ra-auction = Em leilão:
tty-ra-no-tiles = nenhuma peça
tty-ra-epoch = Era { $epoch }
tty-ra-count = Rá { $n } de { $of }
tty-ra-count-last = Rá { $n } de { $of }, o próximo encerra a era
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
tty-ra-lot-now = daria <p>{ $points }</p> a você agora
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

## Rá: por que algo é recusado.
tty-ra-no-full = a faixa de leilão está cheia e não dá para retirar nenhuma peça
tty-ra-no-god-god = um deus não se troca por outro deus
tty-ra-no-god = você não tem nenhum deus para gastar
tty-ra-no-tile = não há { $tile } na faixa de leilão
tty-ra-no-sun = você não tem o sol { $sun } virado para cima
tty-ra-no-low = o sol { $sun } não supera o lance de { $high }
tty-ra-no-pass = você invocou Rá, todos os outros passaram e a faixa não está cheia, então você tem que dar lance
tty-ra-no-discard = { $disaster } não leva { $tile }
tty-ra-no-owned = você não tem { $tile }
tty-ra-no-bag = não há mais { $tile } na bolsa

## Rá: por que algo é aconselhado.
tty-ra-why-no-lot = Ainda não há peças, só o sol { $sun }.
tty-ra-why-lot = O lote vale para você cerca de { $points }, agora e mais tarde.
tty-ra-why-lot-parts = O lote vale para você cerca de { $points }, agora e mais tarde: { $parts }.
tty-ra-sun = o sol { $sun }
tty-ra-sun-lowest = seu sol mais baixo, { $sun }
tty-ra-sun-cheapest = o sol { $sun }, o lance mais barato
tty-ra-why-cost = Com { $called }, dá { $gain } ao todo: o sol nesta era { $spent }.
tty-ra-why-cost-later = Com { $called }, dá { $gain } ao todo: o sol nesta era { $spent }, mais tarde o sol { $centre } em vez dele { $change }.
tty-ra-why-last = Ninguém dá lance depois de você.
tty-ra-why-ra = { $left ->
    [1] A próxima peça é um Rá com { $chance } de chance, e isso terminaria logo a era.
   *[other] A próxima peça é um Rá com { $chance } de chance; mais { $left } terminam a era.
}
tty-ra-why-god = Para você, { $tile } vale cerca de { $points } a mais do que o deus, que dá 2 se você o guardar.
tty-ra-why-no-god = Nenhuma peça vale um deus.
tty-ra-why-loss = Perder { $tile } é o que menos custa: cerca de { $points }.
