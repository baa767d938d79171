# A mesa de Rá.

# Peças: o nome no meio de uma frase; uma como o que alguém retira, leva ou perde; várias, do mesmo modo.
ra-tile-god = deus
ra-one-god = um deus
ra-some-god = { $n ->
    [one] { $n } deus
   *[other] { $n } deuses
}
ra-tile-gold = ouro
ra-one-gold = ouro
ra-some-gold = { $n ->
    [one] { $n } peça de ouro
   *[other] { $n } peças de ouro
}
ra-tile-pharaoh = faraó
ra-one-pharaoh = um faraó
ra-some-pharaoh = { $n ->
    [one] { $n } faraó
   *[other] { $n } faraós
}
ra-tile-nile = Nilo
ra-one-nile = um Nilo
ra-some-nile = { $n ->
    [one] { $n } Nilo
   *[other] { $n } Nilos
}
ra-tile-flood = inundação
ra-one-flood = uma inundação
ra-some-flood = { $n ->
    [one] { $n } inundação
   *[other] { $n } inundações
}
ra-tile-art = arte
ra-one-art = arte
ra-some-art = { $n ->
    [one] { $n } peça de arte
   *[other] { $n } peças de arte
}
ra-tile-religion = religião
ra-one-religion = religião
ra-some-religion = { $n ->
    [one] { $n } peça de religião
   *[other] { $n } peças de religião
}
ra-tile-writing = escrita
ra-one-writing = escrita
ra-some-writing = { $n ->
    [one] { $n } peça de escrita
   *[other] { $n } peças de escrita
}
ra-tile-agriculture = agricultura
ra-one-agriculture = agricultura
ra-some-agriculture = { $n ->
    [one] { $n } peça de agricultura
   *[other] { $n } peças de agricultura
}
ra-tile-astronomy = astronomia
ra-one-astronomy = astronomia
ra-some-astronomy = { $n ->
    [one] { $n } peça de astronomia
   *[other] { $n } peças de astronomia
}
ra-tile-fortress = fortaleza
ra-one-fortress = uma fortaleza
ra-some-fortress = { $n ->
    [one] { $n } fortaleza
   *[other] { $n } fortalezas
}
ra-tile-sanctuary = santuário
ra-one-sanctuary = um santuário
ra-some-sanctuary = { $n ->
    [one] { $n } santuário
   *[other] { $n } santuários
}
ra-tile-obelisk = obelisco
ra-one-obelisk = um obelisco
ra-some-obelisk = { $n ->
    [one] { $n } obelisco
   *[other] { $n } obeliscos
}
ra-tile-palace = palácio
ra-one-palace = um palácio
ra-some-palace = { $n ->
    [one] { $n } palácio
   *[other] { $n } palácios
}
ra-tile-mausoleum = mausoléu
ra-one-mausoleum = um mausoléu
ra-some-mausoleum = { $n ->
    [one] { $n } mausoléu
   *[other] { $n } mausoléus
}
ra-tile-pyramid = pirâmide
ra-one-pyramid = uma pirâmide
ra-some-pyramid = { $n ->
    [one] { $n } pirâmide
   *[other] { $n } pirâmides
}
ra-tile-temple = templo
ra-one-temple = um templo
ra-some-temple = { $n ->
    [one] { $n } templo
   *[other] { $n } templos
}
ra-tile-statue = estátua
ra-one-statue = uma estátua
ra-some-statue = { $n ->
    [one] { $n } estátua
   *[other] { $n } estátuas
}
ra-tile-step-pyramid = pirâmide de degraus
ra-one-step-pyramid = uma pirâmide de degraus
ra-some-step-pyramid = { $n ->
    [one] { $n } pirâmide de degraus
   *[other] { $n } pirâmides de degraus
}
ra-tile-sphinx = esfinge
ra-one-sphinx = uma esfinge
ra-some-sphinx = { $n ->
    [one] { $n } esfinge
   *[other] { $n } esfinges
}
ra-tile-funeral = funeral
ra-one-funeral = um funeral
ra-tile-drought = seca
ra-one-drought = uma seca
ra-tile-unrest = revolta
ra-one-unrest = uma revolta
ra-tile-war = guerra
ra-one-war = uma guerra
ra-tile-earthquake = terremoto
ra-one-earthquake = um terremoto
ra-tile-ra = Rá

# Lugares e sóis, para leitores de tela.
ra-slot = { $tile }: { $n }
ra-sun = { $face ->
    [down] sol { $sun }, virado para baixo
   *[up] sol { $sun }
}
ra-card = { $name }, lugar { $seat }

# A barra de cima.
ra-where = { $n ->
    [one] <b>Rá</b> · { $n } jogador
   *[other] <b>Rá</b> · { $n } jogadores
} · { $scores ->
    [open] pontuação aberta
   *[hidden] pontuação oculta
}
ra-epoch = Era { $n } de { $of }
ra-bag-stat = { $n ->
    [0] { $n } peças na bolsa
    [one] { $n } peça na bolsa
   *[other] { $n } peças na bolsa
}

# O tabuleiro.
ra-track = Faixa de Rá: { $n } de { $of }
ra-track-caption = <b>Rá { $n } de { $of }</b> · { $left ->
    [1] falta um para acabar a era
    [2] faltam dois para acabar a era
    [3] faltam três para acabar a era
    [4] faltam quatro para acabar a era
    [5] faltam cinco para acabar a era
    [6] faltam seis para acabar a era
    [7] faltam sete para acabar a era
    [8] faltam oito para acabar a era
    [9] faltam nove para acabar a era
    [10] faltam dez para acabar a era
   *[other] faltam { $left } para acabar a era
}
ra-station-start = A barca solar espera o primeiro Rá
ra-station = Rá { $n }
ra-station-barge = Rá { $n }, aqui está a barca solar
ra-station-end = Rá { $n } termina a era
ra-in-bag = { $n ->
    [one] na bolsa
   *[other] na bolsa
}
ra-bag-open = O que resta na bolsa?
ra-lot = Faixa de leilão: { $n } de { $of }
ra-lot-empty = vazio
ra-prize = sol do centro, para o vencedor
ra-god-take = Gastar um deus por { $tile }

# A fila de quem fala.
ra-bids = Lances em ordem
ra-turns = Ordem de jogo
ra-ranking = Classificação
ra-you = Você
ra-passed = passou
ra-outbid = superado: { $sun }
ra-bids-now = dá lance
ra-turn-now = jogando
ra-last = por último
ra-last-drew = , por retirar Rá
ra-last-invoked = , por invocar Rá
ra-may = { $pass ->
    [yes] { $n ->
        [0] passar
       *[other] { $suns } ou passar
    }
   *[no] { $suns }
}
ra-rank = { $rank }º

# Os outros jogadores.
ra-thinking = pensando
ra-winner = vence
ra-tag-bids = lance { $sun }
ra-no-suns = sem sóis
ra-player = Jogador Rá: dá o último lance
ra-points = { $n ->
    [0] { $n } pontos
    [one] { $n } ponto
   *[other] { $n } pontos
}
ra-veiled = A pontuação fica oculta até o fim
ra-veiled-mine = Só você vê sua pontuação
ra-peek = Segure para ver a pontuação
ra-if-scored = se contasse agora
ra-mini = agora
ra-now-title = Pontos se a era fosse contada agora
ra-civ = { $n } de 5: <p>{ $points }</p>
ra-mon = { $n } de 8 · no fim <b>{ $points }</b>
ra-mon-last = { $n } de 8 · valem <b>{ $points }</b>

# As suas próprias peças.
ra-you-mark = (você)
ra-purse = { $n ->
    [0] <b>{ $n }</b> pontos
    [one] <b>{ $n }</b> ponto
   *[other] <b>{ $n }</b> pontos
}
ra-you-now = <h>se contasse </h>agora <p>{ $points }</p>
ra-you-end = · monumentos no fim <b>{ $monuments }</b>
ra-you-last = · incluindo monumentos <b>{ $monuments }</b>, sóis <p>{ $suns }</p>
ra-suns = Sóis
ra-gods = Deuses
ra-gold = Ouro
ra-pharaohs = Faraós
ra-river = Rio
ra-civilisation = Civilização
ra-monuments = Monumentos
ra-disasters = Desastres
ra-group-ra = Rá
ra-sun-sum = soma { $n }
ra-most = outros: até { $n }
ra-fewest = menos que todos
ra-dry = sem inundação
ra-civ-more = { $n ->
    [1] · com mais uma: { $points }
    [2] · com mais duas: { $points }
   *[other] · com mais { $n }: { $points }
}
ra-mon-kinds = { $n } de 8: <b>{ $points }</b>
ra-mon-set = · { $set }: <b>{ $points }</b>
ra-mon-sets = · { $n } conjuntos: <b>{ $points }</b>
ra-mon-phone = fim <b>{ $points }</b>
ra-lose = Perder { $tile }: { $points }

# A barra de ações.
ra-actions = Suas ações
ra-head-turn = { $who ->
    [you] Sua vez
   *[other] É a vez de { $name }
}
ra-head-bid = { $who ->
    [you] Seu lance
   *[other] { $name } vai dar lance
}
ra-head-gods = { $who ->
    [you] Mais um deus?
   *[other] { $name } gasta deuses
}
ra-head-discard = { $who ->
    [you] { $disaster }: o que perder?
   *[other] { $disaster }: { $name } escolhe
}
ra-say-turn = Retire mais uma peça ou invoque Rá para leiloar o lote.
ra-say-turn-empty = Retire uma peça ou invoque Rá para leiloar só o sol do centro.
ra-say-turn-god = Retire uma peça, invoque Rá para abrir o leilão ou gaste deuses para levar peças.
ra-say-full = Os oito espaços estão ocupados: invoque Rá.
ra-say-full-god = Os oito espaços estão ocupados: invoque Rá ou gaste deuses.
ra-say-forced = Todos os outros passaram: você tem que dar lance.
ra-say-alone = Ninguém mais tem sóis: você tem que dar lance.
ra-say-beat = Dê um lance acima de { $sun } ou passe.
ra-say-cannot = Você não pode superar { $sun }.
ra-say-open = Dê um lance pelo lote ou passe.
ra-say-open-sun = Dê um lance pelo sol do centro ou passe.
ra-say-open-full = Dê um lance; se passar, as oito peças são descartadas.
ra-say-leads = { $who ->
    [you] Seu { $sun } lidera.
   *[other] { $name } lidera com { $sun }.
}
ra-say-no-bid = Ninguém deu lance ainda.
ra-say-unrest = { $n ->
    [one] Escolha { $n } peça de civilização para perder.
   *[other] Escolha { $n } peças de civilização para perder.
}
ra-say-earthquake = { $n ->
    [one] Escolha { $n } monumento para perder.
   *[other] Escolha { $n } monumentos para perder.
}
ra-pick-title = Gastar um deus
ra-pick = Escolha a peça do lote que você leva por um deus.
ra-pick-back = Voltar
ra-with-lot = Com o lote:
ra-with-lot-sun = Com o lote pelo seu { $sun }:
ra-with-lot-same = Este lote não muda nada para você.
ra-with-lot-now = agora <p>{ $before }</p> → <p>{ $after }</p>
ra-with-lot-lost = Você perderia: { $lost }.
ra-with-lot-choose = Você perderia { $n } à sua escolha, de preferência: { $lost }.
ra-brief = Lote:
ra-brief-sun = Lote pelo seu { $sun }:
ra-brief-same = Lote: não muda nada para você
ra-brief-lost = perde: { $lost }
ra-brief-choose = perde { $n } à escolha
ra-brief-monuments = monumentos { $mbefore } → <b>{ $mafter }</b>
ra-draw = Retirar
ra-invoke = Invocar Rá
ra-spend = Gastar deuses
ra-done = Pronto
ra-bid = Lance { $sun }
ra-bid-short = Lance <n>{ $sun }</n>
ra-pass = Passar
ra-why-waiting = { $who ->
    [you] É a sua vez
   *[other] Esperando { $name }
}
ra-why-auction = Não durante um leilão
ra-why-no-auction = Agora não há leilão
ra-why-low = O sol { $sun } não supera o { $high }
ra-why-full = A faixa de leilão está cheia
ra-why-no-god = Você não tem nenhum deus
ra-why-no-tile = Não há nenhuma peça para levar
ra-wins = { $who ->
    [you] { $n ->
        [0] Você vence com { $n } pontos
        [one] Você vence com { $n } ponto
       *[other] Você vence com { $n } pontos
    }
   *[other] { $n ->
        [0] { $name } vence com { $n } pontos
        [one] { $name } vence com { $n } ponto
       *[other] { $name } vence com { $n } pontos
    }
}
ra-over = O jogo terminou.
ra-scoring-open = Pontuação

# A bolsa.
ra-bag = Na bolsa
ra-bag-chance = { $n ->
    [0] Não resta nenhuma peça.
    [one] Resta <b>{ $n }</b> peça.
   *[other] Restam <b>{ $n }</b> peças.
} { $ra ->
    [0] <b>{ $ra }</b> são Rá: a chance de a próxima ser Rá é de <b>{ $percent }</b>.
    [one] <b>{ $ra }</b> é Rá: a chance de a próxima ser Rá é de <b>{ $percent }</b>.
   *[other] <b>{ $ra }</b> são Rá: a chance de a próxima ser Rá é de <b>{ $percent }</b>.
}

# A crônica.
ra-ev-draw = { $who ->
    [you] <b>Você</b> retira { $tile }
   *[other] <b>{ $name }</b> retira { $tile }
}
ra-ev-ra = { $who ->
    [you] <b>Você</b> retira Rá <z>{ $n } de { $of }</z>
   *[other] <b>{ $name }</b> retira Rá <z>{ $n } de { $of }</z>
}
ra-ev-invoke = { $who ->
    [you] <b>Você</b> invoca Rá
   *[other] <b>{ $name }</b> invoca Rá
} { $n ->
    [0] <z>sem peças</z>
    [one] <z>por { $n } peça</z>
   *[other] <z>por { $n } peças</z>
}
ra-ev-bid = { $who ->
    [you] <b>Você</b> dá lance de { $sun }
   *[other] <b>{ $name }</b> dá lance de { $sun }
}
ra-ev-pass = { $who ->
    [you] <b>Você</b> passa
   *[other] <b>{ $name }</b> passa
}
ra-ev-win = { $who ->
    [you] <b>Você</b> vence com { $sun }, leva o sol { $taken }
   *[other] <b>{ $name }</b> vence com { $sun }, leva o sol { $taken }
}
ra-ev-nobody = { $n ->
    [0] Ninguém dá lance
   *[other] Ninguém dá lance: as peças ficam
}
ra-ev-discarded = Ninguém dá lance: as peças são descartadas
ra-ev-god = { $who ->
    [you] <b>Você</b> gasta um deus por { $tile }
   *[other] <b>{ $name }</b> gasta um deus por { $tile }
}
ra-ev-lost = { $who ->
    [you] <b>Você</b> perde { $tiles } <z>({ $disaster })</z>
   *[other] <b>{ $name }</b> perde { $tiles } <z>({ $disaster })</z>
}
ra-ev-epoch-end = { $why ->
    [ra] A era { $epoch } termina: a faixa de Rá está cheia
   *[suns] A era { $epoch } termina: todos os sóis foram usados
}
ra-ev-scored = { $who ->
    [you] <b>Você</b> marca <p>{ $points }</p>
   *[other] <b>{ $name }</b> marca <p>{ $points }</p>
}
ra-ev-epoch = { $who ->
    [you] Era { $epoch }: você começa, com o sol mais alto
   *[other] Era { $epoch }: { $name } começa, com o sol mais alto
}
ra-ev-won = { $who ->
    [you] <b>Você</b> vence o jogo
   *[other] <b>{ $name }</b> vence o jogo
}
ra-said = { $said }.
ra-said-lot = { $said }: { $tiles }.
ra-said-tiles = { $n ->
    [0] O lote não tem peças.
    [one] O lote tem { $n } peça: { $tiles }.
   *[other] O lote tem { $n } peças: { $tiles }.
}
ra-said-high = { $who ->
    [you] O maior lance é seu: { $sun }.
   *[other] O maior lance é { $sun }, de { $name }.
}
ra-said-may-bid = { $pass ->
    [yes] { $n ->
        [0] Você só pode passar.
       *[other] Você pode dar lance de { $suns }, ou passar.
    }
   *[no] Você tem que dar lance: { $suns }.
}
ra-said-may-turn = { $draw ->
    [yes] { $god ->
        [yes] Você pode retirar, invocar Rá ou gastar um deus.
       *[no] Você pode retirar ou invocar Rá.
    }
   *[no] { $god ->
        [yes] Você pode invocar Rá ou gastar um deus.
       *[no] Você tem que invocar Rá.
    }
}
ra-said-may-lose = Você pode perder: { $tiles }.
ra-said-may-take = Por um deus você pode levar: { $tiles }. Ou parar por aqui.

# A contagem.
ra-skip = Pular a contagem
ra-score-title = Contagem da era { $epoch }
ra-score-why = { $why ->
    [ra] O Rá { $n } encerrou a era.
   *[suns] Todos os sóis foram usados.
}
ra-score-floor = A pontuação nunca fica abaixo de 0.
ra-score-level = Com pontos iguais, o sol mais alto fica na frente.
ra-score-table = Ver a mesa
ra-lead = { $n ->
    [0] { $who ->
        [you] Empate em pontos com você, mas com o sol mais alto.
       *[other] Empate em pontos com { $name }, mas com o sol mais alto.
    }
    [one] { $who ->
        [you] Um ponto à sua frente.
       *[other] Um ponto à frente de { $name }.
    }
   *[other] { $who ->
        [you] { $n } pontos à sua frente.
       *[other] { $n } pontos à frente de { $name }.
    }
}
ra-my-place = { $n ->
    [0] Você fica em { $rank } lugar, com { $n } pontos.
    [one] Você fica em { $rank } lugar, com { $n } ponto.
   *[other] Você fica em { $rank } lugar, com { $n } pontos.
}
ra-row-pharaohs = Faraós
ra-row-gold = Ouro
ra-row-gods = Deuses guardados
ra-row-river = Rio
ra-row-civilisation = Civilização
ra-row-suns = Sóis
ra-row-kinds = Tipos de monumentos
ra-row-sets = Monumentos iguais
ra-row-sum = Esta era
ra-row-score = Pontuação
ra-row-final = Pontuação final
ra-rule-pharaohs = mais +5, menos −2
ra-rule-gold = 3 cada
ra-rule-gods = 2 cada
ra-rule-river = com inundação
ra-rule-civilisation = 3, 4, 5 tipos: 5, 10, 15
ra-rule-suns = maior soma +5, menor −5
ra-rule-kinds = 1 cada; 7: 10, 8: 15
ra-rule-sets = 3, 4, 5 iguais: 5, 10, 15
ra-before = antes { $n }
ra-none = nada
ra-no-set = nenhum

# Teclas.
ra-key-draw = retirar uma peça
ra-key-invoke = invocar Rá
ra-key-gods = gastar deuses: escolher as peças
ra-key-bid = dar lance com seus sóis, do menor ao maior
ra-key-pass = passar
ra-key-card = o que pontua e quando
ra-card-title = O que pontua e quando
table-dialog-card = { ra-card-title }

# Que nomes das peças alguém lê.
names-title = Nomes das peças
names-about = Três peças têm nomes e imagens diferentes conforme a edição. Sua escolha vale só para você, a não ser que a mesa tenha fixado uma.
names-rulebook = os do meu manual
names-first = 1ª edição
names-2023 = 2023
table-set-names = { names-title }
table-names-rulebook = { names-rulebook }
table-names-first = { names-first }
table-names-2023 = { names-2023 }

# Os reinos das eras, e o fim.
ra-kingdom-1 = Reino Antigo
ra-reign-1 = Reino Antigo, 2665–2155 a.C.
ra-kingdom-2 = Reino Médio
ra-reign-2 = Reino Médio, 2130–1650 a.C.
ra-kingdom-3 = Reino Novo
ra-reign-3 = Reino Novo, 1555–1080 a.C.
ra-ev-reign = { $who ->
    [you] Era { $epoch } ({ $reign }): você começa, com o sol mais alto
   *[other] Era { $epoch } ({ $reign }): { $name } começa, com o sol mais alto
}
ra-by-one = Por um ponto!
ra-course = Era por era
ra-stand-lead = { $n ->
    [0] Você está em 1º, empatado em pontos com o 2º lugar.
    [one] Você está em 1º, { $n } ponto à frente.
   *[other] Você está em 1º, { $n } pontos à frente.
}
ra-stand-behind = { $n ->
    [0] Você está em { $rank }, empatado em pontos com o líder.
    [one] Você está em { $rank }, { $n } ponto atrás do líder.
   *[other] Você está em { $rank }, { $n } pontos atrás do líder.
}
ra-stand-best = Ninguém fez mais pontos do que você nesta era.
ra-stand-epoch = { $n ->
    [0] O melhor fez { $n } pontos a mais do que você nesta era.
    [one] O melhor fez { $n } ponto a mais do que você nesta era.
   *[other] O melhor fez { $n } pontos a mais do que você nesta era.
}
