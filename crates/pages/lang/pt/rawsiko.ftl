# RAWsiko. Os nomes de territórios, materiais, aplicações e continentes vêm dos seus dados; onde se escrevem, estão na
# notação, igual em todas as línguas.

## Os bots: um nome, e como é cada um.
rawsiko-level-intern = Estagiário
rawsiko-level-intern-about = Leva o que está vazio ou cai com certeza, e ignora os vizinhos.
rawsiko-level-clerk = Funcionário
rawsiko-level-clerk-about = Trabalha e luta pela carta inteira, mas deixa as próprias fronteiras abertas.
rawsiko-level-trader = Comerciante
rawsiko-level-trader-about = Conhece as chances, guarda o que importa e para na hora certa.
rawsiko-level-broker = Corretor
rawsiko-level-broker-about = Experimenta alguns planos e as respostas dos outros antes de jogar.
rawsiko-level-director = Diretor
rawsiko-level-director-about = Pesa muitos planos para o turno contra muitas respostas.
rawsiko-level-khepri-about = Pensa a rodada inteira, por todos os lados.

## A crônica.
rawsiko-ev-claim = { $who ->
    [you] <b>Você</b> ocupa { $places } ({ $continent })
   *[other] <b>{ $name }</b> ocupa { $places } ({ $continent })
}
rawsiko-ev-place = { $who ->
    [you] <b>Você</b> coloca { $n }: { $place }
   *[other] <b>{ $name }</b> coloca { $n }: { $place }
}
rawsiko-ev-turn = { $who ->
    [you] Turno { $turn } de { $turns }: você começa
   *[other] Turno { $turn } de { $turns }: começa { $name }
}
rawsiko-ev-income = Novos ativos:
rawsiko-ev-move = { $who ->
    [you] <b>Você</b> move { $n }: { $from } → { $to }
   *[other] <b>{ $name }</b> move { $n }: { $from } → { $to }
}
rawsiko-ev-move-take = { $who ->
    [you] <b>Você</b> move { $n }: { $from } → { $to }, e fica com esse território
   *[other] <b>{ $name }</b> move { $n }: { $from } → { $to }, e fica com esse território
}
rawsiko-ev-attack = { $who ->
    [you] <b>Você</b> ataca <b>{ $target }</b> com { $n }: { $from } → { $to }
   *[other] { $whom ->
        [you] <b>{ $name }</b> ataca <b>você</b> com { $n }: { $from } → { $to }
       *[other] <b>{ $name }</b> ataca <b>{ $target }</b> com { $n }: { $from } → { $to }
    }
}
rawsiko-ev-fight = { $attack } contra { $defence }: { $pairs }. { $lost }
rawsiko-dice-beats = { $one } ganha de { $other }
rawsiko-dice-ties = { $one } empata com { $other }
rawsiko-dice-loses = { $one } perde para { $other }
rawsiko-ev-loses = { $who ->
    [you] <b>Você</b> perde { $n }
   *[other] <b>{ $name }</b> perde { $n }
}
rawsiko-ev-take = { $who ->
    [you] <b>Você</b> conquista { $place }
   *[other] <b>{ $name }</b> conquista { $place }
}
rawsiko-ev-empty = { $place } fica sem ninguém
rawsiko-ev-out = { $who ->
    [you] <b>Você</b> ficou sem nada: está fora do jogo
   *[other] <b>{ $name }</b> ficou sem nada e está fora do jogo
}
rawsiko-ev-out-by = { $who ->
    [you] <b>{ $target }</b> elimina <b>você</b> do jogo
   *[other] { $whom ->
        [you] <b>Você</b> elimina <b>{ $name }</b> do jogo
       *[other] <b>{ $target }</b> elimina <b>{ $name }</b> do jogo
    }
}
rawsiko-ev-shorter = { $turns ->
    [one] O estrangulamento aperta: o jogo agora tem { $turns } turno
   *[other] O estrangulamento aperta: o jogo agora tem { $turns } turnos
}
rawsiko-ev-end = { $who ->
    [you] <b>Você</b> termina sua ação
   *[other] <b>{ $name }</b> termina sua ação
}
rawsiko-ev-trade = { $who ->
    [you] <b>Você</b> recebe { $material } ({ $symbol }) da China
   *[other] <b>{ $name }</b> recebe { $material } ({ $symbol }) da China
}
rawsiko-ev-trade-again = { $who ->
    [you] <b>Você</b> recebe { $material } ({ $symbol }) da China, mas já tinha
   *[other] <b>{ $name }</b> recebe { $material } ({ $symbol }) da China, mas já tinha
}
rawsiko-ev-over-last = O jogo termina depois do turno { $turn }
rawsiko-ev-over-one = { $who ->
    [you] O jogo termina no turno { $turn }: não resta mais ninguém
   *[other] O jogo termina no turno { $turn }: só resta { $name }
}
rawsiko-final-out = fora do jogo; a carta era
rawsiko-misses = falta
rawsiko-complete = completa
rawsiko-completed = { $n ->
    [0] { $n } completas
    [one] { $n } completa
   *[other] { $n } completas
}

## Números.
rawsiko-territories = { $n ->
    [0] { $n } territórios
    [one] { $n } território
   *[other] { $n } territórios
}
rawsiko-materials = { $n ->
    [0] { $n } materiais
    [one] { $n } material
   *[other] { $n } materiais
}
rawsiko-assets = { $n ->
    [0] { $n } ativos
    [one] { $n } ativo
   *[other] { $n } ativos
}
rawsiko-income = renda { $n } agora
rawsiko-out = fora do jogo, { $n }º a sair
rawsiko-none-yet = sem territórios ainda
rawsiko-dealt = sorteados: { $places }
rawsiko-alone = presença única em { $places }
rawsiko-from-china = da China { $materials }
rawsiko-scores = marca { $n } agora

## A mesa.
rawsiko-setup = Preparação
rawsiko-turn = Turno { $turn } de { $turns }
rawsiko-stranglehold = (estrangulamento)
rawsiko-phase-claim = ocupação
rawsiko-phase-first = primeiros ativos
rawsiko-phase-invest = investimento
rawsiko-phase-act = ação
rawsiko-phase-trade = comércio com a China
rawsiko-phase-over = fim
rawsiko-order = ordem:
rawsiko-now = { $name } (agora)
rawsiko-card = <b>Sua carta</b> marca { $points } de { $most } pontos agora (* falta, + tem)
rawsiko-own = <b>Seus territórios</b> (podem mover/todos)
rawsiko-own-beside = <b>Seus territórios</b> (móveis/todos); ao lado: dono, ativos, chance
rawsiko-empty = vazio
rawsiko-with = { $name } com { $n }
rawsiko-with-chance = { $name } com { $n }, { $chance }
rawsiko-far = Vazios mais longe:
rawsiko-claims = O que se pode ocupar (* sua carta precisa e falta, + você já tem)
rawsiko-unoccupied = sem ninguém
rawsiko-shared-with = com { $names }
rawsiko-ways = { $n ->
    [0] nenhuma maneira
    [one] { $n } maneira
   *[other] { $n } maneiras
}
rawsiko-left = cada território com seu dono, e as probabilidades de todos os conflitos
rawsiko-world = O mundo: dono e ativos, materiais
rawsiko-odds = Chance de conquistar um território, lutando até o fim: atacantes na vertical, defensores na horizontal. Só os dados são acaso; no empate, o atacante perde.

## O que se pergunta.
rawsiko-ask-claim = { $which ->
    [second] { $n ->
        [one] Sua segunda ocupação: um território.
       *[other] Sua segunda ocupação: { $n } territórios ligados de um continente.
    }
   *[first] { $n ->
        [one] Sua primeira ocupação: um território.
       *[other] Sua primeira ocupação: { $n } territórios ligados de um continente.
    }
}
rawsiko-ask-dealt = Coube a você: { $continent }.
rawsiko-ask-place = { $n ->
    [0] Você não tem ativos para colocar.
    [one] Você tem { $n } ativo para colocar nos seus territórios.
   *[other] Você tem { $n } ativos para colocar nos seus territórios.
}
rawsiko-ask-act = { $n ->
    [0] Sua fase de ação: nada seu pode mais se mover. Mova e ataque quantas vezes quiser, e depois termine.
    [one] Sua fase de ação: { $n } ativo ainda pode se mover. Mova e ataque quantas vezes quiser, e depois termine.
   *[other] Sua fase de ação: { $n } ativos ainda podem se mover. Mova e ataque quantas vezes quiser, e depois termine.
}
rawsiko-ask-last = Este é o último turno.
rawsiko-ask-trade = { $n ->
    [one] A China negocia com você: escolha um material.
   *[other] A China negocia com você: escolha { $n } materiais, um a um.
}

## O que significa uma escolha.
rawsiko-nothing-new = nada de novo
rawsiko-completes = completa { $name } (+{ $points })
rawsiko-breaks = quebra { $name } (-{ $points })
rawsiko-income-more = renda +{ $n }
rawsiko-leaves = deixa { $place } vazio
rawsiko-loses = perde { $materials }
rawsiko-do-empty = vazio: { $brings }
rawsiko-do-more = (podem ir até { $n })
rawsiko-do-own = seu: { $words }
rawsiko-do-end = { $n ->
    [one] { $n } ativo fica onde está
   *[other] { $n } ativos ficam onde estão
}
rawsiko-do-attack = { $name } com { $assets }: { $chance }, { $brings }
rawsiko-do-attack-all = { $name } com { $assets }: { $chance } com todos os { $go }, { $brings }
rawsiko-then = depois { $n }
rawsiko-takes = conquista { $place } com { $few } -> { $many }
rawsiko-falls = cai com { $now } -> { $then }
rawsiko-nobody = ninguém ao lado
rawsiko-trade-held = você já tem
rawsiko-trade-not-needed = sua carta não precisa
rawsiko-trade-near = para { $name } ({ $points }) ainda faltaria { $materials }

## O que se pode escrever.
rawsiko-help-some = Em RAWsiko, as escolhas numeradas são só algumas das que você tem:
rawsiko-help-all = todas as escolhas, numeradas
rawsiko-help-what = O QUÊ
rawsiko-help-info = consultar um território, um material ou uma aplicação: i lítio
rawsiko-help-typed = Cada jogada pode ser escrita, com nomes tão curtos quanto você quiser, desde que sejam claros; os dados não se escrevem. `all` quer dizer o número mais alto.
rawsiko-help-short = Assim, `m indi vie all` move tudo o que pode ir da Índia para o Vietnam.
rawsiko-help-marks = Antes de um material, * quer dizer que sua carta precisa dele e você não o tem, e + que sua carta precisa dele e você o tem.
rawsiko-type-such = Escreva, por exemplo, `{ $step }`.
rawsiko-type-where = Onde?
rawsiko-type-from = De onde?
rawsiko-type-to = Para onde?
rawsiko-type-which = Quais territórios?
rawsiko-type-material = Que material?
rawsiko-type-many = Quantos ativos? Acrescente um número, ou `all`.
rawsiko-type-many-most = Quantos ativos? Acrescente um número, no máximo { $most }, ou `all`.
rawsiko-type-dice = Você não escolhe o resultado dos dados: escreva só `{ $step }`.
rawsiko-type-twice = `{ $place }` aparece duas vezes.
rawsiko-type-apart = Nem todos os de `{ $places }` ficam em { $continent }: uma ocupação fica em um só continente.
rawsiko-type-no-place = `{ $word }` não é um território: `w` mostra todos, e `i` consulta um deles.
rawsiko-type-no-material = `{ $word }` não é um material: escreva um símbolo ou um nome, como `Bi` ou `bismuto`.
rawsiko-type-no-number = `{ $word }` não é um número de ativos.
rawsiko-type-too-much = `{ $word }` está sobrando depois de `{ $step }`.
rawsiko-type-several = `{ $word }` pode ser { $names }: escreva mais letras.
# In this order: claim, place, move, attack, end, trade.
rawsiko-type-verbs = ocupar colocar mover atacar terminar comerciar

## Por que algo é recusado.
rawsiko-no-unoccupied = você não pode ocupar { $continent } enquanto { $unoccupied } não tem ninguém
rawsiko-no-full = { $continent } já tem dois jogadores
rawsiko-no-twice = você já está em { $continent }
rawsiko-no-dealt = coube a você { $dealt }, não { $continent }
rawsiko-no-size = aqui são ocupados { $expected }, não { $found }
rawsiko-no-taken = { $who ->
    [you] { $place } já é seu
   *[other] { $place } já pertence a { $name }
}
rawsiko-no-apart = { $places } não estão ligados dentro de { $continent }
rawsiko-no-held = { $place } não é seu
rawsiko-no-assets = pelo menos um ativo tem que ir
rawsiko-no-left = você tem { $left } para colocar, não { $n }
rawsiko-no-adjacent = { $from } e { $to } não são vizinhos
rawsiko-no-unmoved = em { $from } ainda podem se mover { $unmoved }, não { $n }
rawsiko-no-last = o último ativo não pode sair de { $from }; podem ir no máximo { $most }, não { $n }
rawsiko-no-foreign = { $who ->
    [you] { $to } é seu
   *[other] { $to } pertence a { $name }, por isso tem que ser atacado
}
rawsiko-no-empty = { $to } está vazio, por isso os ativos se movem para lá sem conflito
rawsiko-no-own = { $to } é seu, por isso os ativos se movem para lá sem conflito
rawsiko-no-three = atacam no máximo 3 ativos de cada vez, não { $n }

## Por que algo é aconselhado.
rawsiko-army = { $who ->
    [you] seus { $n } em { $place }
   *[other] { $name } ({ $n } em { $place })
}
rawsiko-elsewhere = outros lugares
rawsiko-why-brings-nothing = Não traz nenhum material que você não tenha.
rawsiko-why-brings-others = Traz { $others }.
rawsiko-why-brings-needed = Traz { $needed } para sua carta.
rawsiko-why-brings = Traz { $needed } para sua carta, e { $others }.
rawsiko-why-completes = Completa { $name }, com { $points }.
rawsiko-why-income = Aumenta sua renda de { $now } para { $then }.
rawsiko-why-near = Ao lado há mais do que sua carta precisa: { $places }.
rawsiko-why-beside = { $n ->
    [0] Ninguém está ao lado ainda.
    [one] { $n } território ao lado é de outro jogador.
   *[other] { $n } territórios ao lado são de outros jogadores.
}
rawsiko-why-reach = Com { $after } em vez de { $before } em { $from }, sua chance de conquistar { $to } sobe de { $few } para { $many }.
rawsiko-why-reach-needed = Com { $after } em vez de { $before } em { $from }, sua chance de conquistar { $to } sobe de { $few } para { $many }; lá há { $materials }.
rawsiko-why-free = Ninguém está ao lado de { $place }: seus ativos podem ir para o que está vazio.
rawsiko-why-nobody = Ninguém está ao lado de { $place }.
rawsiko-why-no-dice = Vazio: { $place }. Não é preciso usar dados.
rawsiko-why-back = Com { $n } lá, { $army } teria { $chance } de chance de reconquistá-lo.
rawsiko-why-ahead = De lá se chega no próximo turno a { $place }, que tem { $materials }.
rawsiko-why-ahead-needed = De lá se chega no próximo turno a { $place }, e sua carta precisa do que há lá: { $materials }.
rawsiko-why-attack = { $who ->
    [you] Com os { $n } que podem ir, você conquista { $to } ({ $assets }) com { $chance }; em média custa { $lost } contra { $killed }.
   *[other] Com os { $n } que podem ir, conquista { $to } a { $name } ({ $assets }) com { $chance }; em média custa { $lost } a você e { $killed } a { $name }.
}
rawsiko-why-last = { $who ->
    [you] É seu último território.
   *[other] É o último território de { $name }, que ficaria fora do jogo.
}
rawsiko-why-takes = { $who ->
    [you] Você perderia { $materials }.
   *[other] { $name } perderia { $materials }.
}
rawsiko-why-takes-income = { $who ->
    [you] Você perderia { $materials }, e { $n } de renda.
   *[other] { $name } perderia { $materials }, e { $n } de renda.
}
rawsiko-why-best = O melhor ataque que resta é de { $from } a { $to }: { $chance }, por nada de que sua carta precise.
rawsiko-why-best-needed = O melhor ataque que resta é de { $from } a { $to }: { $chance }, por { $materials }.
rawsiko-why-no-attack = Nada do que resta atacar traz algo de novo.
rawsiko-why-weakest = Sua fronteira mais fraca é { $place }: { $army } a conquistaria com { $chance }.
rawsiko-why-holds = A chance de { $place } cair diante de { $army } desce de { $now } para { $then }.
rawsiko-why-empties = { $place } fica vazio, o que não custa nenhum material.
rawsiko-why-empties-loses = { $place } fica vazio, o que custa { $materials }.
rawsiko-why-empties-breaks = { $place } fica vazio, o que custa { $materials } e quebra { $names }.
rawsiko-why-stays = { $n } ficariam em { $place }, sem ninguém ao lado.
rawsiko-why-stays-threat = { $n } ficariam em { $place }, que { $army } poderia conquistar com { $chance }.
rawsiko-why-nearest = O mais próximo na sua carta: { $name } ({ $points }), em que falta { $materials }; { $lie }.
rawsiko-why-lies = { $material } existe em { $places }

## As regras.
rawsiko-rules-title = Regras de RAWsiko
rawsiko-rules-aim = O objetivo
rawsiko-rules-aim-text = Uma disputa por matérias-primas críticas, para 3 a 5 jogadores a partir dos 10 anos. A China deixou de exportar. Sua empresa envia seus ativos pelo mundo para que, no fim do último turno, você tenha os materiais de que são feitas suas aplicações.
rawsiko-rules-board = O tabuleiro
rawsiko-rules-board-text = 44 territórios em 6 continentes, ligados por fronteiras e por linhas tracejadas sobre o mar. Cada um tem de um a quatro de 31 materiais. Um material é seu enquanto um dos seus territórios o tiver; uma segunda fonte só dá mais segurança.
rawsiko-rules-card = Sua carta
rawsiko-rules-card-text = Você recebe uma carta com quatro aplicações, como celulares ou turbinas eólicas, e não a mostra. No fim, uma aplicação vale seus pontos se você tiver todos os materiais de que ela precisa, e nada se faltar um só. As quatro juntas valem 46 pontos.
rawsiko-rules-setup = Antes do primeiro turno
rawsiko-rules-setup-text = Começa um jogador sorteado. Um após o outro, todos ocupam territórios ligados entre si de um continente; depois a ordem se inverte: o último ocupa logo outra vez.
rawsiko-rules-setup-shared = Enquanto houver um continente sem jogadores, é um desses que você tem que escolher. Depois você pode se juntar a outro jogador em um continente, mas não onde já estão dois, nem onde você já está.
rawsiko-rules-setup-assets = Cada território ocupado recebe um ativo; os ativos extras vão para onde você quiser.
rawsiko-rules-setup-row = Jogadores: { $players }. Territórios ocupados: primeiro { $first }, depois { $second }. Ativos extras: { $assets }. Turnos: { $turns }.
rawsiko-rules-turn = Um turno
rawsiko-rules-turn-invest = Investimento, a partir do segundo turno: conte seus materiais diferentes. A cada três você recebe um ativo, arredondado ao número mais próximo. Coloque todos nos seus territórios.
rawsiko-rules-turn-act = Ação: um jogador após o outro envia ativos para territórios vizinhos e diz quando terminou. Cada ativo se move uma vez.
rawsiko-rules-turn-empty = Um território vazio passa a ser seu quando ativos chegam lá. Um que você deixe sem nada não é de ninguém.
rawsiko-rules-conflict = Conflitos
rawsiko-rules-conflict-text = Contra o território de outro jogador você envia de um a três ativos que ainda não se moveram; o dono responde com os que estão lá, três no máximo. Cada um lança um dado por ativo. Os dados mais altos são comparados, depois os segundos, depois os terceiros; um dado sem adversário não conta. Quem tira menos perde um ativo, e dados iguais custam um ao atacante.
rawsiko-rules-conflict-end = Quando o último defensor desaparece, todos os atacantes que restam entram e não se movem mais neste turno. Caso contrário, ficam em casa e podem tentar outra vez, lá ou em outro lugar. Quem não tem mais nenhum ativo no tabuleiro está fora do jogo.
rawsiko-rules-end = O fim
rawsiko-rules-end-text = Ganha quem tem mais pontos. Em caso de empate, compara-se o número de aplicações completas, depois o de materiais diferentes, depois o de territórios; se tudo for igual, o lugar é dividido.
rawsiko-rules-end-out = Quem está fora do jogo vem depois de todos os outros, na ordem de quanto durou. O último que resta ganha na hora.
