# RAWsiko no navegador: o mapa, a ferramenta de ação, os painéis. Os nomes de lugares e materiais vêm dos seus dados.

## A página inicial e a sala.
rawsiko-play = Jogar RAWsiko
rawsiko-lead = A China fechou as fronteiras. Garanta as matérias-primas de que suas aplicações precisam. Cerca de meia hora.
rawsiko-how-claim = Você começa em dois continentes, com uma carta secreta de quatro aplicações e os materiais de que precisam.
rawsiko-how-move = A cada turno, os materiais trazem novos ativos. Envie-os para territórios livres, ou dispute os dos outros nos dados.
rawsiko-how-score = Depois do último turno, uma aplicação pontua se você tiver todos os materiais dela. Ganha quem tiver mais pontos.
rawsiko-opt-turns = Turnos
rawsiko-opt-turns-usual = padrão
rawsiko-opt-setup = Continentes
rawsiko-opt-setup-simple = escolhidos
rawsiko-opt-setup-advanced = sorteados
rawsiko-opt-stranglehold = Estrangulamento
rawsiko-opt-china = Comércio com a China
rawsiko-opt-order = Quem começa o turno
rawsiko-opt-order-passing = passa adiante (mais justo)
rawsiko-opt-order-fixed = sempre o mesmo
rawsiko-opt-leave-one = O último ativo fica
rawsiko-opt-rounding = Novos ativos
rawsiko-opt-rounding-nearest = arredondados
rawsiko-opt-rounding-down = para baixo
rawsiko-opt-objectives = Cartas
rawsiko-opt-objectives-secret = secretas
rawsiko-opt-objectives-open = abertas
rawsiko-opt-off = não
rawsiko-opt-on = sim
rawsiko-curtain-why = Passe a tela adiante. A carta de cada um é secreta até o fim do jogo.
rawsiko-round = Turno { $n }

## A barra de cima e o que a mesa espera.
rawsiko-bar = <b>RAWsiko</b> · { $n } jogadores
rawsiko-where = { $turn }: { $phase }
rawsiko-end = Terminar minha vez
rawsiko-end-sure = {$n} sem mover. Terminar?
rawsiko-head-claim = { $who ->
    [you] É sua escolha
   *[other] { $name } escolhe
}
rawsiko-head-place = { $who ->
    [you] É seu investimento
   *[other] { $name } investe
}
rawsiko-head-act = { $who ->
    [you] É sua vez
   *[other] { $name } joga
}
rawsiko-head-trade = { $who ->
    [you] A China troca com você
   *[other] { $name } troca com a China
}
rawsiko-wins = { $who ->
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
rawsiko-wins-tie = { $who ->
    [you] { $n ->
        [0] Você vence no desempate, com { $n } pontos
        [one] Você vence no desempate, com { $n } ponto
       *[other] Você vence no desempate, com { $n } pontos
    }
   *[other] { $n ->
        [0] { $name } vence no desempate, com { $n } pontos
        [one] { $name } vence no desempate, com { $n } ponto
       *[other] { $name } vence no desempate, com { $n } pontos
    }
}
rawsiko-shared = { $n ->
    [0] { $names } dividem a vitória com { $n } pontos cada
    [one] { $names } dividem a vitória com { $n } ponto cada
   *[other] { $names } dividem a vitória com { $n } pontos cada
}
rawsiko-over = O jogo acabou.

## O mapa.
rawsiko-map = Mapa do mundo
rawsiko-china = CHINA
rawsiko-closed = fechada
rawsiko-to-siberia = para a Sibéria
rawsiko-to-alaska = para o Alasca
rawsiko-continents = Continentes
rawsiko-settled-cards = Objetivos
rawsiko-settled-first = Começa
rawsiko-world-view = Mundo
rawsiko-continent-free = { $continent }, sem ninguém ainda
rawsiko-continent-choose = Escolher { $continent }, onde ainda não há ninguém
rawsiko-continent-join = Escolher { $continent }, com { $names }
rawsiko-continent-held = { $continent }, com { $names }
rawsiko-continent-alone = { $who ->
    [you] { $continent }, onde só você está
   *[other] { $continent }, onde só está { $name }
}
rawsiko-told-empty = { $place }, vazio, tem { $materials }
rawsiko-told-mine = { $n ->
    [one] { $place }, seu, { $n } ativo, { $can } podem mover, tem { $materials }
   *[other] { $place }, seu, { $n } ativos, { $can } podem mover, tem { $materials }
}
rawsiko-told-other = { $n ->
    [one] { $place }, { $name }, { $n } ativo, tem { $materials }
   *[other] { $place }, { $name }, { $n } ativos, tem { $materials }
}
rawsiko-chip-held = você tem
rawsiko-chip-needed = falta para você
rawsiko-score-held = em mãos
rawsiko-chip-missing = falta
rawsiko-chip-traded = da China
rawsiko-legend-held = você tem
rawsiko-legend-needed = falta para você
rawsiko-legend-move = podem mover / todos
rawsiko-legend-sea = rota por mar
rawsiko-legend-land = rota por terra

## A ferramenta de ação.
rawsiko-actions = Ações
rawsiko-tool-claim = { $n ->
    [one] Escolha { $n } território
   *[other] Escolha { $n } territórios
}
rawsiko-tool-left = { $n ->
    [one] { $n } ativo a colocar
   *[other] { $n } ativos a colocar
}
rawsiko-left-short = { $n } a colocar
rawsiko-tool-trade = { $n ->
    [one] Escolha { $n } material
   *[other] Escolha { $n } materiais
}
rawsiko-tool-act = Escolha um território seu
rawsiko-tool-picked = Escolhidos
rawsiko-tool-more = mais um, ao lado
rawsiko-tool-move = Mover
rawsiko-tool-take = Ocupar
rawsiko-tool-attack = Conflito comercial
rawsiko-tool-to = Agora escolha o destino
rawsiko-tool-most = no máximo { $n }
rawsiko-tool-dice = Dados: { $a } contra { $d }. O empate é de quem defende.
rawsiko-tool-odds = Se você atacar até o fim, ele cai em { $now } dos casos com estes, em { $all } com todos os que podem ir.
rawsiko-tool-risk = Vão todos: entrem ou caiam, nada fica para trás.
rawsiko-tool-roll = Lançar
rawsiko-tool-go = Confirmar
rawsiko-tool-leave = Deixar vazio e ir
rawsiko-tool-count = Quantos ativos
rawsiko-tool-less = Menos um
rawsiko-tool-plus = Mais um
rawsiko-tool-cancel = Limpar a escolha
rawsiko-tool-suggest = Sugerir uma escolha
rawsiko-tool-list = ou use a lista de territórios
rawsiko-note-claim = { $n ->
    [one] Toque no mapa em um retrato vazio ou no território. Enquanto houver um continente sem ninguém, escolha nele.
   *[other] Toque no mapa em um retrato vazio ou nos territórios: ligados, em um só continente. Enquanto houver um continente sem ninguém, escolha nele.
}
rawsiko-note-place = Toque em um território seu no mapa: cada toque coloca ali um ativo.
rawsiko-why-taken = { $place } já está ocupado.
rawsiko-why-not-there = Não em { $continent } agora: escolha um continente com um retrato em destaque.
rawsiko-note-trade = Toque em qualquer material no mapa. A China troca com você porque há um continente só seu.
rawsiko-trade-press = Obter { $material } da China
rawsiko-note-act = { $n ->
    [0] Nada seu pode mais se mover.
    [one] Ainda pode se mover { $n } ativo.
   *[other] Ainda podem se mover { $n } ativos.
}

## Um conflito.
rawsiko-fight-attacks = ataca com { $n }
rawsiko-fight-defends = defende com { $n }
rawsiko-fight-against = contra
rawsiko-fight-alone = sem oposição
rawsiko-fight-taken = { $who ->
    [you] Você conquista { $place }.
   *[other] { $name } conquista { $place }.
}
rawsiko-fight-holds = { $n ->
    [one] { $place } resiste com { $n } ativo.
   *[other] { $place } resiste com { $n } ativos.
}
rawsiko-fight-lost = Perdas: { $one } { $n }, { $other } { $m }
rawsiko-fight-done = Pronto
rawsiko-fight-again = Atacar de novo com { $n }
rawsiko-die = dado com { $n }

## Os painéis.
rawsiko-status = Status da partida
rawsiko-mine = Sua empresa
rawsiko-objective = Seu objetivo
rawsiko-fold = Mostrar ou ocultar as aplicações
rawsiko-panels = Painéis
rawsiko-parts = Partes da mesa
rawsiko-tab-map = Mapa
rawsiko-tab-objective = Objetivo
rawsiko-tab-players = Jogadores
rawsiko-tab-log = Registro
rawsiko-tab-facts = Fatos
rawsiko-tab-list = Territórios
rawsiko-glass = Turnos
rawsiko-glass-x = Turnos; com estrangulamento
rawsiko-company = Empresa
rawsiko-col-territories = Territórios
rawsiko-col-materials = Materiais
rawsiko-col-applications = Aplicações
rawsiko-col-next = A receber
rawsiko-col-next-means = Ativos novos no próximo investimento
rawsiko-out-short = fora do jogo
rawsiko-claim-order = Ordem de escolha
rawsiko-claim-rule = Escolhe-se nesta ordem e depois ao contrário. No máximo dois jogadores por continente; suas duas escolhas ficam em continentes diferentes.
rawsiko-of-points = de { $n } pontos
rawsiko-part = { $n } de { $of }
rawsiko-vp = VP
rawsiko-counter = { $name }: { $points } pontos, { $n } de { $of } materiais
rawsiko-strip = { $name }: materiais { $n }, ativos a receber { $income }
rawsiko-strip-means = Materiais que você tem, + ativos no próximo turno
rawsiko-list-territory = Território
rawsiko-list-assets = Ativos
rawsiko-list-materials = Materiais
rawsiko-list-claim = { $n ->
    [one] Ocupar { $n } marcado: { $continent }
   *[other] Ocupar { $n } marcados: { $continent }
}
rawsiko-list-pick = Escolher { $place }
rawsiko-list-place = Colocar: { $place }
rawsiko-list-from = De { $place } para
rawsiko-list-go = Ir
rawsiko-list-own = { $place } (seu, { $n })
rawsiko-list-empty = { $place } (vazio)
rawsiko-list-attack = { $place } ({ $name }, { $n }): { $chance }
rawsiko-facts-lead = Números reais sobre o tema do jogo. Escolha um material ou um território.
rawsiko-facts-all = Todos os fatos
rawsiko-fact-lists = Na lista da UE de matérias-primas críticas em { $years }
rawsiko-fact-china = China (fechada)
rawsiko-fact-map = No mapa:
rawsiko-fact-uses = Serve para:
rawsiko-fact-near = Ao lado de:

## O fim.
rawsiko-scoring-open = Pontuação
rawsiko-final-map = Mapa final
rawsiko-end-note = { $n ->
    [one] { $n } turno jogado. Uma aplicação só conta com todos os seus materiais.
   *[other] { $n } turnos jogados. Uma aplicação só conta com todos os seus materiais.
}
rawsiko-rank = { $n }º
rawsiko-trade = Comércio com a China:
rawsiko-no-trade = Comércio com a China: nenhum
rawsiko-ties = Empates: mais aplicações, depois materiais, depois territórios.

## Dicas, teclas, saltos, o que se escreve.
rawsiko-do-claim = Ocupe { $places }.
rawsiko-do-place = Coloque { $n }: { $place }.
rawsiko-do-move = Mova { $n }: { $from } → { $to }.
rawsiko-do-raid = Ataque com { $n }: { $from } → { $to }.
rawsiko-do-stop = Termine sua vez.
rawsiko-do-trade = Peça à China: { $material }.
rawsiko-key-map = para o mapa
rawsiko-key-arrows = para o próximo território
rawsiko-key-choose = escolher
rawsiko-key-count = mais ou menos ativos
rawsiko-key-confirm = confirmar
rawsiko-key-again = atacar de novo
rawsiko-key-end = terminar sua vez
rawsiko-key-list = lista de territórios
rawsiko-jump-back = Para a vez anterior
rawsiko-jump-on = Para a vez seguinte
rawsiko-jump-turn = Turno { $n }
rawsiko-jump-turns = Turno
rawsiko-command-hint = mover turquia ucrânia 2, terminar…
rawsiko-command-help = Você também pode digitar suas jogadas: aperte <b>/</b> e escreva <b>ocupar europa alemanha ucrânia</b>, <b>colocar alemanha 2</b>, <b>mover turquia ucrânia 2</b>, <b>atacar turquia alemanha 3</b>, <b>comerciar Bi</b> ou <b>terminar</b>. Os nomes podem ser curtos.
