# A lição do RAWsiko: sua página e o que nela se diz. As frases são curtas: duas linhas em um celular.

learn-rawsiko-offer = RAWsiko é novidade para você? Aprenda em dez minutos
learn-rawsiko-title = Aprender RAWsiko
learn-rawsiko-lead = Uma partida curta de três turnos com um treinador ao lado. Dez minutos, e você pode parar quando quiser.
learn-rawsiko-note = Em uma lição os dados estão definidos de antemão e os bots colaboram. Não conta para nada.

rawsiko-first-name-b = Marta
rawsiko-first-name-c = Igor

rawsiko-first-chapter-claim = Seu lugar no mundo
rawsiko-first-welcome = Olá! Sou Khepri. Vamos jogar uma partida curta de RAWsiko.
rawsiko-first-card = Esta é sua carta, secreta: quatro aplicações e quanto valem.
rawsiko-first-needs = Uma aplicação conta se você tiver todos os materiais. Senão, não vale nada.
rawsiko-first-map = O mundo. Cada território tem materiais. A China, no meio, está fechada.
rawsiko-first-claim = Toque em <b>Peru</b>, <b>Bolívia</b> e <b>Chile</b> no mapa e confirme.
rawsiko-first-claim-other = Também dá. Mas no Peru, na Bolívia e no Chile está o que falta a você.
rawsiko-first-held = PR e B são seus: os fertilizantes estão completos. Já são 3 pontos.
rawsiko-first-second = Agora todos escolhem outra vez. Primeiro os continentes livres: a Ásia.
rawsiko-first-claim-two = Toque em <b>Ásia Central</b> e <b>Sibéria</b> e confirme.
rawsiko-first-claim-two-other = Também dá. Mas a Ásia Central tem o P de que você precisa.
rawsiko-first-phosphorus = P é seu. Para os retardadores de chama só falta Al.

rawsiko-first-chapter-place = Ativos
rawsiko-first-assets = Um ativo é uma posição da sua empresa: um por território. Coloque mais seis.
rawsiko-first-place-one = Toque três vezes na <b>Ásia Central</b>: cada toque coloca ali um ativo.
rawsiko-first-place-two = Os outros <b>3</b> vão para a <b>Bolívia</b>.
rawsiko-first-place-other = Isso também vale. Na lição eles vão para outro lugar.
rawsiko-first-b-mexico = Os seis para o México. Dali chego a toda parte.
rawsiko-first-numbers = Dois números em cada território seu: podem mover / todos.

rawsiko-first-chapter-move = Mover e tomar
rawsiko-first-turn = Turno 1 de 3. Você move quantas vezes quiser e depois termina.
rawsiko-first-free = A Índia está vazia e tem Al. É de quem chegar primeiro.
rawsiko-first-move-india = Toque em <b>Ásia Central</b>, depois <b>Índia</b>, e envie <b>1</b>.
rawsiko-first-move-other = Também é uma jogada. A lição segue outro caminho.
rawsiko-first-move-ended = Cedo demais: ainda há algo de que você precisa.
rawsiko-first-flame = Al é seu: os retardadores de chama estão completos. Mais 8 pontos.
rawsiko-first-move-amazonia = Agora <b>1</b> da <b>Bolívia</b> para a <b>Amazônia</b>. Você precisa do Nb de lá.
rawsiko-first-once = O que se moveu já parou neste turno. O que fica guarda o território.
rawsiko-first-end-one = Toque em <b>{ rawsiko-end }</b>.
rawsiko-first-end-moved = Você moveu mais uma vez. Cuidado para não deixar nada vazio.
rawsiko-first-b-colombia = A Colômbia é minha. Seu Peru parece tão só, com um ativo.

rawsiko-first-chapter-conflict = Conflito
rawsiko-first-income = Novo turno, novos ativos: um terço dos seus 17 materiais dá 6.
rawsiko-first-place-peru = Marta está ao lado do Peru. Ponha <b>4</b> no <b>Peru</b>.
rawsiko-first-place-india = E <b>2</b> na <b>Índia</b>.
rawsiko-first-attacked = Marta atacou o Peru: 5 e 2 contra seus 6, 4 e 1.
rawsiko-first-pairs = O maior contra o maior. O menor perde; o empate é do defensor.
rawsiko-first-weak = Marta perdeu dois. Na Colômbia ficou um só ativo.
rawsiko-first-attack = Toque em <b>Peru</b>, depois <b>Colômbia</b>, e ataque com <b>3</b>.
rawsiko-first-attack-other = Também funciona, mas três dados são melhores do que um ou dois.
rawsiko-first-attack-moved = É uma jogada. Mas a Colômbia está fraca agora e não fica assim.
rawsiko-first-attack-ended = Cedo demais: a Colômbia poderia ser sua agora.
rawsiko-first-taken = 6 ganha de 5. A Colômbia é sua, e os três ativos entraram.
rawsiko-first-end-two = O que tomou algo acabou. Toque em <b>{ rawsiko-end }</b>.
rawsiko-first-soon = Falta um turno. Veja a carta: o que falta para as câmeras?

rawsiko-first-chapter-last = O último turno
rawsiko-first-last = O último turno. Para as câmeras digitais só falta Co: 13 pontos.
rawsiko-first-cobalt = O Caribe está livre e tem Co. Fica ao lado da Colômbia.
rawsiko-first-place-colombia = Seis ativos novos. Ponha os <b>6</b> na <b>Colômbia</b>.
rawsiko-first-take = Envie <b>4</b> da <b>Colômbia</b> para o <b>Caribe</b>: chega para mantê-lo.
rawsiko-first-take-other = Marta joga depois. Com 4 no Caribe é mais seguro.
rawsiko-first-cameras = Co é seu: as câmeras digitais estão completas!
rawsiko-first-end-three = Marta é a última. Toque em <b>{ rawsiko-end }</b> e cruze os dedos.
rawsiko-first-b-tried = Tentei e perdi dois por um. O Caribe é seu.
rawsiko-first-score = O jogo acabou: 3, 8 e 13 fazem 24 pontos. Você ganhou!
rawsiko-first-missing = O equipamento médico não dá nada: faltam três dos seus materiais.
rawsiko-first-bye = Agora você já sabe tudo. Continue contra bots fáceis!
