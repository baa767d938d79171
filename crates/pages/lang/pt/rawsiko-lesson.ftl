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
rawsiko-first-claim = Toque em <b>Canadá Ocidental</b>, <b>Estados Unidos (Oeste)</b> e <b>México</b> e confirme.
rawsiko-first-claim-other = Também dá. Mas nesses três estão cinco materiais que faltam a você.
rawsiko-first-held = In, Be, LREE, P e Bi são seus: cinco de que a sua carta precisa.
rawsiko-first-second = Agora todos escolhem outra vez. Primeiro os continentes livres: a América do Sul.
rawsiko-first-claim-two = Toque em <b>Brasil</b> e <b>Bolívia</b> e confirme.
rawsiko-first-claim-two-other = Também dá. Mas o Brasil e a Bolívia têm Nb, B e Sb, de que você precisa.
rawsiko-first-antimony = B e Sb são seus. Para os retardadores de chama só falta Al.

rawsiko-first-chapter-place = Ativos
rawsiko-first-assets = Um ativo é uma posição da sua empresa: um por território. Coloque mais seis.
rawsiko-first-place-one = Toque três vezes no <b>Brasil</b>: cada toque coloca ali um ativo.
rawsiko-first-place-two = Mais <b>2</b> vão para a <b>Bolívia</b>.
rawsiko-first-place-three = E o último vai para o <b>México</b>.
rawsiko-first-place-other = Isso também vale. Na lição eles vão para outro lugar.
rawsiko-first-b-africa = Os seis para a África do Sul. O Brasil fica logo do outro lado do mar.
rawsiko-first-numbers = Dois números em cada território seu: podem mover / todos.

rawsiko-first-chapter-move = Mover e tomar
rawsiko-first-turn = Turno 1 de 3. Você move quantas vezes quiser e depois termina.
rawsiko-first-free = O Caribe está vazio e tem Al. É de quem chegar primeiro.
rawsiko-first-move-caribbean = Toque em <b>México</b>, depois <b>Caribe</b>, e envie <b>1</b> pelo mar.
rawsiko-first-move-other = Também é uma jogada. A lição segue outro caminho.
rawsiko-first-move-ended = Cedo demais: ainda há algo de que você precisa.
rawsiko-first-flame = Al é seu: os retardadores de chama estão completos. São 8 pontos.
rawsiko-first-move-peru = Agora <b>1</b> da <b>Bolívia</b> para o <b>Peru</b>. PR completa os fertilizantes.
rawsiko-first-move-argentina = E <b>1</b> da <b>Bolívia</b> para a <b>Argentina</b>. Às câmeras só falta o Li de lá.
rawsiko-first-cameras = As câmeras digitais estão completas: mais 13 pontos. São 24 ao todo.
rawsiko-first-once = O que se moveu já parou neste turno. O que fica guarda o território.
rawsiko-first-end-one = Os outros ficam de guarda. Toque em <b>{ rawsiko-end }</b>.
rawsiko-first-end-moved = Você moveu mais uma vez. Cuidado para não deixar nada vazio.
rawsiko-first-b-brazil = Ataquei duas vezes, com dados de sorte. O Brasil é meu!
rawsiko-first-lost = O Nb foi junto, e as câmeras digitais ficaram incompletas. Retome o Brasil!

rawsiko-first-chapter-conflict = Conflito
rawsiko-first-income = Novo turno, novos ativos: um terço dos seus 18 materiais dá 6.
rawsiko-first-place-bolivia = Marta está ao lado da Bolívia. Ponha <b>3</b> na <b>Bolívia</b>.
rawsiko-first-place-canada = <b>2</b> vão para o <b>Canadá Ocidental</b>.
rawsiko-first-place-usa = E <b>1</b> para <b>Estados Unidos (Oeste)</b>.
rawsiko-first-attacked = Marta atacou a Bolívia: 5 e 4 contra seus 6, 4 e 1.
rawsiko-first-pairs = O maior contra o maior. O menor perde; o empate é do defensor.
rawsiko-first-weak = Marta perdeu dois. No Brasil ficou um só ativo.
rawsiko-first-attack = Toque em <b>Bolívia</b>, depois <b>Brasil</b>, e ataque com <b>3</b>.
rawsiko-first-attack-other = Também funciona, mas três dados são melhores do que um ou dois.
rawsiko-first-attack-moved = É uma jogada. Mas o Brasil está fraco agora e não fica assim.
rawsiko-first-attack-ended = Cedo demais: o Brasil poderia ser seu agora.
rawsiko-first-taken = 6 ganha de 5. O Brasil é seu, e os três ativos entraram.
rawsiko-first-again = Com o Nb, as câmeras digitais estão completas de novo.
rawsiko-first-take = Agora <b>2</b> do <b>Canadá Ocidental</b> para o <b>Oriental</b>. Lá também há Nb: uma reserva.
rawsiko-first-take-two = E <b>1</b> de <b>Estados Unidos (Oeste)</b> para <b>(Centro e Leste)</b>: você precisa do He.
rawsiko-first-end-two = O que tomou algo acabou. Toque em <b>{ rawsiko-end }</b>.
rawsiko-first-soon = Falta um turno. Ao equipamento médico só falta Ga, que está com Igor.

rawsiko-first-chapter-last = O último turno
rawsiko-first-last = O último turno: um terço dos seus 26 materiais, arredondado, dá 9 ativos.
rawsiko-first-gathers = Igor se reúne na Sibéria. De lá o mar leva ao Canadá Ocidental.
rawsiko-first-place-guard = Ponha todos os <b>9</b> no <b>Canadá Ocidental</b>.
rawsiko-first-c-guard = Dez ativos no Canadá Ocidental! Fico em casa.
rawsiko-first-end-three = Marta é a última. Toque em <b>{ rawsiko-end }</b>, confirme e cruze os dedos.
rawsiko-first-b-again = Sorte nos dados outra vez: o Brasil é meu.
rawsiko-first-spare = Mas você também tem Nb no Canadá Oriental. As câmeras seguem completas!
rawsiko-first-score = O jogo acabou: 3, 8 e 13 fazem 24 pontos. Você ganhou!
rawsiko-first-missing = O equipamento médico não dá nada: faltam dois dos seus materiais.
rawsiko-first-bye = Agora você já sabe tudo. Continue contra bots fáceis!
