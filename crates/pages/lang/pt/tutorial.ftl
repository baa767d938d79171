# A lição: a página, o treinador e o que nela se diz. Frases curtas: duas linhas num telemóvel.

learn-offer = Não conhece Rá? Aprenda em dez minutos
learn-title = Aprender Rá
learn-lead = Uma primeira partida a sério, com um treinador ao lado. Dez minutos, e pode parar quando quiser.
learn-begin = Começar
learn-go-on = Continuar: { $n }. { $title }
learn-restart = Recomeçar
learn-chapters = Capítulos
learn-done = feito
learn-note = Numa lição as peças saem por uma ordem fixa e os bots ajudam. Não conta para nada.
learn-rules = Prefiro ler as regras

coach = Treinador
coach-chapter = <h><z>Capítulo { $n } de { $of }</z></h> { $title }
coach-progress = Quanto já fez deste capítulo
coach-lesson = Isto é uma lição. Não aparece em listas nem conta para nada.
coach-next = Seguinte
coach-next-chapter = Capítulo seguinte
coach-back = Voltar atrás
coach-alone = Seguir por mim
coach-return = Voltar à lição
coach-off = Também pode ser. Volte atrás para seguir a lição.
coach-alone-now = Agora joga por sua conta. Volte quando quiser.
coach-ended = A partida acabou. Repita o capítulo ou siga em frente.
coach-again = Repetir o capítulo
coach-chapters = Todos os capítulos
coach-points = Ver os pontos
coach-play = Jogar com bots fáceis

## A primeira lição de Rá

ra-first-name-b = Nofret
ra-first-name-c = Hori

ra-first-chapter-draw = Retirar e licitar
ra-first-welcome = Olá! Sou Khepri, o escaravelho. Vamos jogar uma partida de Rá.
ra-first-goal = Juntam-se peças. Ao fim de três eras, ganha quem tiver mais pontos.
ra-first-suns = Estes são os seus sóis. Paga com eles: 13 é forte, 2 é fraco.
ra-first-draw-first = É a sua vez. Prima <b>{ ra-draw }</b> para tirar uma peça da bolsa.
ra-first-draw-first-called = Invocou Rá, mas ainda não há peças. Não há nada para ganhar.
ra-first-tile = Um faraó! As peças retiradas ficam aqui, à vista de todos.
ra-first-c-gold = Ouro! São 3 pontos. Gosto disso.
ra-first-lot = Já lá estão três peças. Um jogador vai ganhá-las todas juntas.
ra-first-draw-more = Prima <b>{ ra-draw }</b> outra vez e veja o que sai.
ra-first-ra = Um Rá! O sol avança um passo e começa um leilão.
ra-first-order = Cada um licita um sol ou passa. Tirou o Rá: fala em último.
ra-first-b-three = Começo por pouco: o meu 3.
ra-first-bid-five = { ra-first-name-b } vai à frente com 3. Licite o <b>5</b> e leva as três peças.
ra-first-bid-five-passed = Passou, e { ra-first-name-b } leva tudo por um simples 3.
ra-first-bid-five-high = Também ganha, mas pagou um sol grande. O 5 chega.
ra-first-won = Ganhou! As suas peças ficam aqui e vão dar-lhe pontos.
ra-first-centre = O seu 5 está agora no centro. Quem ganhar a seguir leva-o.
ra-first-asleep = Recebeu o 1 que lá estava. Dorme até à próxima era.

ra-first-chapter-call = Invocar Rá
ra-first-flood = Saíram uma inundação e arte. Tem um Nilo: a inundação dá jeito.
ra-first-call = Não precisa de esperar por um Rá. Pode invocá-lo na sua vez.
ra-first-call-now = Prima <b>{ ra-invoke }</b>. Começa um leilão e fala em último.
ra-first-call-drew = Tirou mais uma peça. Agora outro pode invocar primeiro.
ra-first-b-saves = Para mim não. Guardo os meus sóis.
ra-first-bid-eight = { ra-first-name-c } vai à frente com 4. O seu <b>8</b> é mais alto.
ra-first-bid-eight-passed = Então { ra-first-name-c } leva a inundação por um 4.
ra-first-bid-eight-high = Ganha, mas guarde o 13 para algo melhor.
ra-first-river = Nilo e inundação: 1 ponto cada no fim da era. Sem inundação, nada.
ra-first-scarab = O Nilo tem um escaravelho: fica consigo. A inundação vai-se embora.

ra-first-chapter-gods = Deuses
ra-first-god = { ra-first-name-c } tirou um Rá. Há um deus para ganhar, e fala primeiro.
ra-first-eight = E veja: o seu 8 está no centro. O vencedor também o leva.
ra-first-bid-two = Tente o <b>2</b>. Se os dois passarem, leva o deus e o 8.
ra-first-bid-two-passed = Que pena. Com um 2 tinha pouco a perder.
ra-first-bid-two-high = Ganha, mas talvez o 2 chegasse.
ra-first-c-waits = Uma só peça? Espero.
ra-first-swapped = Trocou um fraco 2 por um 8! Dorme até à próxima era.
ra-first-draw-again = É a sua vez. Prima <b>{ ra-draw }</b>.
ra-first-god-takes = Um deus leva uma peça à escolha, sem leilão. Depois, o deus sai.
ra-first-take = Prima <b>{ ra-spend }</b> e depois a peça de <b>escrita</b>.
ra-first-take-other = Levou outra peça. Um deus leva qualquer uma, menos um deus.
ra-first-took = A escrita é sua. Um deus que se guarda vale 2 pontos.

ra-first-chapter-disasters = Desastres
ra-first-disasters = Há ali dois desastres: um terramoto e uma revolta.
ra-first-earthquake = Um terramoto custa dois monumentos. Não tem nenhum: não faz mal.
ra-first-unrest = Uma revolta custa duas destas peças. Tem arte e escrita.
ra-first-draw-better = Vejamos se melhora. Prima <b>{ ra-draw }</b>.
ra-first-draw-better-called = Invocou Rá. Mais uma peça ter-lhe-ia feito bem.
ra-first-b-calls = Basta! Invoco Rá.
ra-first-c-no = Desastres? Não, obrigado.
ra-first-worth = Tem duas, há ali três, perdem-se duas: três tipos, 5 pontos.
ra-first-bid-thirteen = É o seu último sol. Licite o <b>13</b>!
ra-first-bid-thirteen-passed = Nenhum desastre para si, mas também nenhuma peça.
ra-first-lose-one = Agora a revolta: prima a peça que perde. Qualquer uma serve.
ra-first-lose-two = E mais uma.
ra-first-kinds = Restam três tipos: 5 pontos. Sem nenhum, perderia 5.
ra-first-rest = Todos os seus sóis dormem. Descanse até ao fim da era.

ra-first-chapter-epoch = O fim da era
ra-first-seven = Mais tarde. Já saíram sete Rás: o oitavo acaba logo a era.
ra-first-luck = Os outros ainda têm sóis. Esperam boas peças.
ra-first-b-more = Só mais uma peça…
ra-first-score-pharaohs = Mais faraós: +5 para { ra-first-name-c }. Menos: −2, para si e { ra-first-name-b }.
ra-first-score-gold = Ouro: 3 pontos cada. Tem um.
ra-first-score-gods = Um deus guardado: 2 pontos. Ninguém tem.
ra-first-score-river = Nilo e inundação: 2 pontos. { ra-first-name-c } não tem inundação: nada.
ra-first-score-civilisation = Os seus três tipos: 5 pontos. Nenhum: −5.
ra-first-score-sum = Vai à frente com 18. Começa a era seguinte.
ra-first-kept = Só ficam as peças com escaravelho: faraós, Nilos e monumentos.
ra-first-awake = Os seus sóis acordaram: 8, 5, 2 e 1.

ra-first-chapter-monuments = Monumentos
ra-first-pyramids = Um pouco depois. Há ali três pirâmides e um palácio.
ra-first-sets = Os monumentos contam só no fim: 1 por tipo, 5 por três iguais.
ra-first-call-monuments = Quer tê-los. Prima <b>{ ra-invoke }</b>.
ra-first-b-seven = Pirâmides! O meu 7.
ra-first-bid-monuments = O seu <b>8</b> é mais alto que o 7.
ra-first-bid-monuments-passed = Passou, e { ra-first-name-b } leva as pirâmides.
ra-first-seven-points = Dois tipos e três iguais: 7 pontos no fim. Ficam consigo.
ra-first-funeral = Um funeral: quem o ganhar perde dois faraós.
ra-first-pass = Tem um faraó a perder. Prima <b>{ ra-pass }</b>.
ra-first-pass-bid = Ganhou o funeral e o seu faraó foi-se.
ra-first-stays = Ninguém quis. Depois de um Rá retirado, as peças ficam lá.

ra-first-chapter-luck = Arriscar
ra-first-near = Era 2, mais tarde. Mais um Rá acaba com ela.
ra-first-small = Só o seu 2 está acordado. Não vence o 11, o 12 e o 13 deles.
ra-first-wasted = Mas no fim da era, os sóis que não se usaram não dão nada.
ra-first-dare = Por isso, coragem: prima <b>{ ra-draw }</b>!
ra-first-dare-called = Invocou, e agora os sóis grandes podem levar tudo.
ra-first-again-pharaohs = Um Rá! A era acaba. Tem menos faraós que todos: −2.
ra-first-again-river = Um Nilo, mas desta vez sem inundação: nada.
ra-first-again-sum = Ainda vai à frente: 16 a 15. Está tudo em aberto!

ra-first-chapter-end = A última era
ra-first-last = Era 3, e outra vez só falta um Rá. Depois o jogo acaba.
ra-first-last-lot = Um faraó, uma fortaleza e um monumento que não tem. Bom para si!
ra-first-call-last = Não arrisque. Prima <b>{ ra-invoke }</b> enquanto tem o 10.
ra-first-call-last-drew = Que coragem! Desta vez não era um Rá, mas podia ter sido.
ra-first-b-keeps = Guardo o meu 12. Sóis altos contam no fim.
ra-first-bid-ten = { ra-first-name-c } licita 9. Leve tudo com o seu <b>10</b>!
ra-first-bid-ten-passed = Passou, e { ra-first-name-c } leva tudo.
ra-first-watch = Era o seu último sol. Vejamos como acaba.
ra-first-end-same = Acabou! Primeiro, tudo como antes. Quatro faraós: +5.
ra-first-end-suns = No fim contam os sóis: soma mais alta +5, mais baixa −5. É a sua.
ra-first-end-kinds = Seis tipos de monumentos: 6 pontos. Os oito dariam 15.
ra-first-end-sets = Três iguais, as suas pirâmides: 5 pontos.
ra-first-end-won = 32 pontos: ganhou! Muito bem.
ra-first-know = Agora já conhece Rá. Jogue uma partida sua!
