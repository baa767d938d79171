# A lição: a página, o treinador e o que nela se diz. Frases curtas: duas linhas num celular.

learn-offer = Não conhece Rá? Aprenda em dez minutos
learn-title = Aprender Rá
learn-lead = Uma primeira partida de verdade, com um treinador ao lado. Dez minutos, e você pode parar quando quiser.
learn-begin = Começar
learn-go-on = Continuar: { $n }. { $title }
learn-restart = Recomeçar
learn-chapters = Capítulos
learn-done = feito
learn-note = Em uma lição, as peças saem em uma ordem fixa e os bots seguem um roteiro. Não conta para nada.
learn-rules = Prefiro ler as regras

coach = Treinador
coach-chapter = <h><z>Capítulo { $n } de { $of }</z></h> { $title }
coach-at = Capítulo { $n } de { $of } · { $title }
coach-progress = Quanto você já fez deste capítulo
coach-lesson = Isto é uma lição. Não aparece em listas nem conta para nada.
coach-next = Próximo
coach-next-chapter = Próximo capítulo
coach-back = Voltar
coach-alone = Continuar por conta própria
coach-return = Voltar à lição
coach-others = Os outros jogam.
coach-off = Também é possível. Volte para seguir a lição.
coach-alone-now = Agora você joga por conta própria. Volte quando quiser.
coach-ended = A partida acabou. Repita o capítulo ou siga em frente.
coach-again = Repetir o capítulo
coach-chapters = Todos os capítulos
coach-points = Ver os pontos
coach-play = Jogar com bots fáceis
coach-bar-read = Khepri explica
coach-bar-read-how = Aperte { coach-next } para continuar.
coach-bar-off = Os outros esperam por você
coach-bar-off-how = Volte ou continue por conta própria.
coach-bar-chapter = O capítulo acabou
coach-bar-chapter-how = Passe para o próximo.

## A primeira lição de Rá

ra-first-name-b = Nofret
ra-first-name-c = Hori

ra-first-chapter-draw = Retirar e dar lances
ra-first-welcome = Olá! Sou Khepri, o escaravelho. Vamos jogar uma partida de Rá.
ra-first-goal = Todos começam com 10 pontos. Depois de três eras, ganha quem tiver mais.
ra-first-suns = Estes são seus sóis. Você paga com eles: 13 é forte, 2 é fraco.
ra-first-draw-first = É a sua vez. Aperte <b>{ ra-draw }</b>, e uma peça sai da bolsa.
ra-first-draw-first-called = Você invocou Rá, mas ainda não há peças. Só dá para ganhar o sol 1.
ra-first-tile = Um faraó! As peças retiradas ficam aqui, à vista de todos.
ra-first-names = Aponte para uma peça, ou toque nela, e ela diz o que é.
ra-first-c-gold = Ouro! São 3 pontos. Gosto disso.
ra-first-lot = Já há três peças ali: o lote. Um só jogador vai ganhar tudo.
ra-first-draw-more = Aperte <b>{ ra-draw }</b> outra vez e veja o que sai.
ra-first-ra = Um Rá! A barca solar avança um passo e começa um leilão.
ra-first-order = Cada um dá um lance ou passa. Como você retirou o Rá, é o último.
ra-first-b-three = Começo com pouco: meu 3.
ra-first-bid-five = { ra-first-name-b } lidera com 3. Dê lance de <b>5</b> e leve as três peças.
ra-first-bid-five-passed = Você passou, e { ra-first-name-b } leva tudo por um simples 3.
ra-first-bid-high = Você também ganha, mas um sol menor bastava.
ra-first-won = Você ganhou! Suas peças ficam aqui e vão dar pontos.
ra-first-now = Se contasse agora: +3. Mais faraós +5, ouro +3, sem civilização −5.
ra-first-centre = Seu 5 agora está no centro. Quem ganhar o próximo leilão leva o 5.
ra-first-asleep = Você recebeu o 1 que estava lá. Esse sol dorme até a próxima era.

ra-first-chapter-call = Invocar Rá
ra-first-flood = Uma inundação e um deus. A inundação é boa para seu Nilo.
ra-first-call = Você não precisa esperar um Rá. Pode invocá-lo na sua vez.
ra-first-call-now = Aperte <b>{ ra-invoke }</b>. Começa um leilão, e o último lance é seu.
ra-first-call-drew = Você retirou mais uma peça. Agora outro pode invocar primeiro.
ra-first-b-saves = Para mim não. Guardo meus sóis.
ra-first-bid-two = Você invocou e todos passaram: tem que dar um lance. Basta o <b>2</b>.
ra-first-swapped = Você trocou um fraco 2 por um 5! O 5 dorme até a próxima era.
ra-first-river = Rio: Nilo e inundação, 1 ponto cada por era. Sem inundação, nada.
ra-first-scarab = O Nilo tem um escaravelho: fica. A inundação some no fim da era.

ra-first-chapter-gods = Deuses
ra-first-god-takes = Seu deus leva uma peça à sua escolha, sem leilão. Depois sai do jogo.
ra-first-draw-again = Nada aqui vale um deus ainda. Aperte <b>{ ra-draw }</b>.
ra-first-draw-again-god = Pode, mas talvez venha peça melhor: um deus vale 2 pontos.
ra-first-draw-again-called = Você invocou Rá, e por duas peças seus sóis custam caro.
ra-first-c-calls = Quatro boas peças! Invoco Rá.
ra-first-bid-thirteen = Você é o primeiro, e ninguém supera seu <b>13</b>: dê esse lance!
ra-first-bid-thirteen-passed = Então outro leva as quatro peças.
ra-first-bid-thirteen-low = Pode ser superado: os outros têm 12 e 11.
ra-first-draw-next = É a sua vez de novo. Aperte <b>{ ra-draw }</b>.
ra-first-take = Religião! Aperte <b>{ ra-spend }</b> e depois a peça de <b>religião</b>.
ra-first-take-other = Você levou outra peça. Um deus leva qualquer uma, menos um deus.
ra-first-take-quake = O terremoto é um desastre: não dá pontos, e você ficou sem o deus.
ra-first-took = Com arte e escrita são três tipos: 5 pontos. O deus valia 2.

ra-first-chapter-disasters = Desastres
ra-first-disasters = Dois desastres, um terremoto e { $unrest ->
    [war] uma guerra
   *[unrest] uma revolta
}: quem os ganha perde peças.
ra-first-earthquake = Quem ganha um terremoto perde dois monumentos. Você não tem nenhum.
ra-first-unrest = { $unrest ->
    [war] A guerra
   *[unrest] A revolta
} tira duas destas peças, suas ou do lote, à sua escolha.
ra-first-draw-better = Vamos ver se melhora. Aperte <b>{ ra-draw }</b>.
ra-first-draw-better-called = Você invocou Rá. Mais uma peça teria sido útil.
ra-first-back = { ra-first-name-c } retirou um Rá. E veja: seu 13 está no centro, para quem ganhar.
ra-first-worth = { $unrest ->
    [war] A guerra
   *[unrest] A revolta
} tira dois dos cinco tipos. Ficam três, e vem também o faraó.
ra-first-bid-eight = É seu último sol da era. Dê lance de <b>8</b>!
ra-first-bid-eight-passed = Você passou: agora seu 13 e o lote podem ir para outra pessoa.
ra-first-c-no = Desastres? Não, obrigado.
ra-first-lose-one = { $unrest ->
    [war] Guerra
   *[unrest] Revolta
}! Todas valem o mesmo: aperte <b>{ ra-tile-astronomy }</b>.
ra-first-lose-two = E <b>{ ra-tile-religion }</b>.
ra-first-lose-other = Vale o mesmo! Mas o próximo capítulo parte do que eu disse.
ra-first-kinds = Restam três tipos: 5 pontos. Sem nenhum, você perderia 5.
ra-first-rest = Todos os seus sóis dormem. Descanse até o fim da era.

ra-first-chapter-epoch = O fim da era
ra-first-seven = Mais tarde. Já saíram sete Rás: o oitavo acaba logo com a era.
ra-first-luck = Os outros esperam boas peças. Com o último Rá, estas se perdem.
ra-first-c-more = Só mais uma peça…
ra-first-eighth = O oitavo Rá! A era acaba e o lote se perde. Agora contam os pontos.
ra-first-score-pharaohs = Mais faraós: +5 para você e { ra-first-name-b }. Menos: −2 para { ra-first-name-c }.
ra-first-score-gold = Ouro: 3 pontos cada. Você tem um.
ra-first-score-gods = Um deus guardado: 2 pontos. Ninguém tem nenhum.
ra-first-score-river = Três Nilos e uma inundação: 4 pontos. { ra-first-name-b } não tem inundação: nada.
ra-first-score-civilisation = Seus três tipos: 5 pontos. Nenhum: −5.
ra-first-score-sum = Você lidera com 27. Começa a próxima era.
ra-first-kept = Só ficam as peças com escaravelho: faraós, Nilos e monumentos.
ra-first-awake = Seus sóis acordaram: 13, 5, 2, 1. Você tem o mais alto e por isso começou.

ra-first-chapter-monuments = Monumentos
ra-first-pyramids = Um pouco depois. Há três pirâmides ali.
ra-first-sets = Os monumentos só contam no fim: 1 por tipo, 5 por três iguais.
ra-first-call-monuments = Eles interessam a você. Aperte <b>{ ra-invoke }</b>.
ra-first-b-pyramids = Pirâmides! Meu 3.
ra-first-bid-monuments = { ra-first-name-b } lidera com 3. Dê lance de <b>5</b>.
ra-first-bid-monuments-passed = Você passou, e { ra-first-name-b } leva as pirâmides.
ra-first-six-points = Um tipo e três iguais: 6 pontos no fim. Ficam com você.
ra-first-funeral = { ra-first-name-c } retirou um Rá. No lote há um funeral: quem o ganha perde dois faraós.
ra-first-drought = Também pode sair uma seca: tira duas peças de rio, primeiro inundações.
ra-first-pass = O sol 5 é tentador, mas dois faraós valem mais: aperte <b>{ ra-pass }</b>.
ra-first-pass-bid = Se você levar o lote, perderá dois faraós.
ra-first-stays = Ninguém quis. Se o Rá saiu da bolsa, as peças do lote ficam.
ra-first-must = Mas quem invoca tem que dar lance se os outros passam, salvo com 8 peças.

ra-first-chapter-luck = Arriscar
ra-first-near = Era 2, mais tarde. Mais um Rá e acaba.
ra-first-small = Só seu 2 está acordado. Não supera o 12, o 9, o 6 nem o 4 deles.
ra-first-wasted = Um Rá acaba com a era, e os sóis deles já não ganham nada nela.
ra-first-dare = Se invocar e todos passarem, os desastres são seus. Aperte <b>{ ra-draw }</b>!
ra-first-dare-called = Você invocou. Se os outros passarem, os dois desastres são seus.
ra-first-dared = O Rá! O 12, o 9, o 6 e o 4 deles não ganham mais nada nesta era.
ra-first-again-pharaohs = Mais faraós: +5 para { ra-first-name-b }. Menos: −2 para { ra-first-name-c }. Para você, nada.
ra-first-again-sum = Você ainda lidera: 34 a 28. Está tudo em aberto!

ra-first-chapter-end = A última era
ra-first-last = Era 3: mais um Rá e o jogo acaba. E contam também monumentos e sóis.
ra-first-last-suns = A maior soma de sóis dá +5; a menor, −5. A sua está no meio.
ra-first-last-lot = Um faraó e três monumentos, dois deles novos para você. Ótimo!
ra-first-call-last = Com o próximo Rá o lote se perde. Aperte <b>{ ra-invoke }</b> antes.
ra-first-call-last-drew = Que coragem! Desta vez não era um Rá, mas podia ter sido.
ra-first-b-keeps = Guardo meus sóis grandes: contam no fim.
ra-first-bid-seven = { ra-first-name-c } dá lance de 6. Leve tudo com seu <b>7</b>!
ra-first-bid-seven-passed = Você passou, e { ra-first-name-c } leva tudo.
ra-first-watch = Você guarda o 11. Vamos ver como acaba.
ra-first-end-same = Acabou! Primeiro, tudo como antes. Seis faraós: +5.
ra-first-end-suns = A maior soma de sóis: +5 para { ra-first-name-b }. A menor: −5 para { ra-first-name-c }.
ra-first-end-kinds = Sete tipos de monumentos: 10 pontos. Os oito dariam 15.
ra-first-end-sets = Três iguais, suas pirâmides: 5 pontos.
ra-first-end-won = 53 pontos: você ganhou! Muito bem.
ra-first-know = Agora você já conhece Rá. Jogue sua primeira partida!
