# Regras, glossário, privacidade e a página da própria pessoa.

## As regras

rules-title = Regras de Rá
rules-lead = Cinco minutos de leitura. A própria mesa só lhe oferece o que pode fazer.
rules-contents = Conteúdo
rules-aim = O objetivo
rules-aim-text = Passam três eras do Antigo Egito. As peças saem da bolsa uma a uma e vão a leilão, e paga-se com sóis. No fim de cada era, as suas peças dão pontos, algumas só no fim do jogo. Ganha quem então tiver mais pontos.
rules-setup = No início
rules-setup-text = Cada jogador começa com { $points } pontos e um grupo de sóis, sorteado e com os números voltados para cima. O sol { $sun } fica no centro do tabuleiro. A bolsa contém { $tiles } peças; o que dela sai nunca mais volta.
rules-groups = Grupos de sóis
rules-ra-count = Rás que terminam uma era
rules-turn = A sua vez
rules-turn-text = Quem tem o sol mais alto começa a era; joga-se no sentido dos ponteiros do relógio. Quem não tem nenhum sol voltado para cima perde a vez. Na sua vez, faz exatamente uma de três coisas.
rules-draw = Retirar uma peça.
rules-draw-text = Um Rá vai para a faixa de Rá e dá logo início a um leilão, a não ser que encha a faixa: nesse caso, a era termina. Qualquer outra peça vai para a faixa de leilão. Quando os { $spaces } espaços desta estão ocupados, ninguém pode retirar peças.
rules-invoke = Invocar Rá.
rules-invoke-text = Abre um leilão pelo que estiver na faixa de leilão, mesmo que esteja vazia e só o sol do centro esteja em jogo.
rules-gods = Gastar deuses.
rules-gods-text = Por cada deus que gasta, leva uma peça à sua escolha da faixa de leilão, mas não outro deus. Um desastre levado assim atinge-o de imediato.
rules-auction = O leilão
rules-auction-text = Quem retirou ou invocou Rá é o jogador Rá. Desde o jogador à sua esquerda até ao próprio jogador Rá, cada um que tenha um sol voltado para cima fala uma vez: dá um lance com um sol, mais alto do que o maior lance até aí, ou passa.
rules-auction-win = O vencedor leva todas as peças da faixa e o sol do centro, que fica virado para baixo e só pode ser usado na era seguinte. O sol que venceu vai para o centro; os outros recuperam os seus. Ganhe quem ganhar, joga a seguir quem está à esquerda do jogador Rá.
rules-all-pass = Quando todos os outros passam
rules-pass-drawn = Rá foi retirado
rules-pass-drawn-text = O jogador Rá também pode passar. As peças ficam.
rules-pass-full = Rá foi invocado com a faixa cheia
rules-pass-full-text = O jogador Rá também pode passar. Todas as peças da faixa são descartadas.
rules-pass-forced = Rá foi invocado com espaços livres na faixa
rules-pass-forced-text = O jogador Rá tem de dar um lance.
rules-disasters = Desastres
rules-disasters-text = Primeiro, disponha tudo o que ganhou. Depois, cada desastre tira-lhe duas peças do seu tipo, ou todas se tiver menos. Também se podem perder peças acabadas de ganhar. Feito isso, o desastre sai do jogo.
rules-funeral = tira dois faraós
rules-drought = tira duas peças de rio, primeiro inundações
rules-unrest = tira duas peças de civilização à sua escolha
rules-earthquake = tira dois monumentos à sua escolha
rules-epoch = O fim de uma era
rules-epoch-text = Uma era termina de imediato quando a faixa de Rá fica cheia, e também quando já ninguém tem sóis voltados para cima. O que está nas duas faixas é descartado; o sol do centro fica. Depois, todos pontuam.
rules-epoch-keep = A seguir descartam-se deuses, ouro, inundações e peças de civilização, e todos os sóis são virados para cima. As peças com o escaravelho ficam com os donos: faraós, Nilos e monumentos.
rules-scoring = Pontuação
rules-scoring-each = No fim de cada era
rules-score-pharaohs = Mais do que todos: +5. Menos do que todos: −2. Vale para todos os empatados; se todos tiverem o mesmo número, ninguém ganha nem perde.
rules-score-gold = { $points } pontos cada.
rules-score-gods = { $points } pontos por cada um que não gastou.
rules-score-river = Com pelo menos uma inundação: 1 ponto por cada Nilo e por cada inundação. Sem inundação: nada.
rules-score-civilisation = 3, 4 ou 5 diferentes: { $three }, { $four } ou { $five } pontos. Nem uma só: { $none }.
rules-scoring-last = No fim da terceira era, também
rules-kinds = Monumentos diferentes
rules-score-kinds = 1 ponto cada, até seis; 10 por sete; 15 por todos os oito.
rules-sets = Monumentos iguais
rules-score-sets = 3, 4 ou 5 do mesmo tipo: 5, 10 ou 15 pontos, por cada tipo.
rules-suns = Sóis
rules-score-suns = Some os seus, virados para cima e para baixo. Soma mais alta: +5. Mais baixa: −5. Os empates contam como nos faraós.
rules-floor = Os pontos de uma era são primeiro somados. A pontuação nunca desce abaixo de 0.
rules-examples = Exemplos
rules-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
rules-winning = Quem ganha
rules-winning-text = Quem tiver mais pontos depois da terceira era. Entre os empatados, ganha quem tiver o sol mais alto.

## O glossário

glossary-title = Glossário
glossary-lead = Todas as palavras do jogo e todas as { $tiles } peças.
glossary-terms = Palavras do jogo
glossary-count = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
glossary-kept = fica consigo
glossary-2023 = { $name } na edição de 2023

term-epoch = Era
term-epoch-about = Uma das { $epochs } partes do jogo. Cada uma acaba com uma contagem de pontos.
term-sun = Sol
term-sun-about = Aquilo com que se dão os lances. Cada um pode vencer um leilão por era.
term-face-down = Sol virado para baixo
term-face-down-about = Ganho nesta era. Conta para a soma no fim, mas só serve para lances na era seguinte.
term-centre = Sol do centro
term-centre-about = Vai para o vencedor do leilão, com as peças. No início é o sol { $sun }.
term-bag = Bolsa
term-bag-about = Todas as peças ainda não retiradas. Sabe-se o que contém, mas não por que ordem.
term-lot = Faixa de leilão
term-lot-about = As peças, até { $spaces }, de que trata o próximo leilão.
term-ra-track = Faixa de Rá
term-ra-track-about = Conta os Rás de uma era, com a barca solar ou com peças. Quando fica cheia, a era termina.
term-ra-player = Jogador Rá
term-ra-player-about = Quem retirou ou invocou Rá. É o último a falar no leilão.
term-invoke = Invocar Rá
term-invoke-about = Abrir um leilão por vontade própria, em vez de retirar uma peça.
term-bid = Lance
term-bid-about = Um sol, mais alto do que o lance anterior. Vence o mais alto; quem não quer dar lance passa.
term-scarab = Escaravelho
term-scarab-about = Marca as peças que ficam com o dono de era para era.
term-hidden = Pontuação oculta
term-hidden-about = Só vê a sua própria pontuação; a dos outros é mostrada no fim.

glossary-group-ra = Rá
glossary-group-gods = Deuses
glossary-group-gold = Ouro
glossary-group-pharaohs = Faraós
glossary-group-river = Rio
glossary-group-civilisation = Civilização
glossary-group-monuments = Monumentos
glossary-group-disasters = Desastres
glossary-about-ra = Ao ser retirado, dá início a um leilão ou termina a era.
glossary-about-gods = Entregue um para levar uma peça da faixa de leilão, ou guarde-o e ganhe { $god } pontos. Os oito fazem o mesmo.
glossary-about-gold = Vale { $gold } pontos no fim da era.
glossary-about-pharaohs = Em cada era, quem tem mais ganha 5 pontos e quem tem menos perde 2.
glossary-about-river = Em cada era, cada peça vale 1 ponto, mas só para quem tem uma inundação. Os Nilos ficam, as inundações não.
glossary-about-civilisation = 3, 4 ou 5 diferentes dão 5, 10 ou 15 pontos em cada era. Não ter nenhuma custa 5.
glossary-about-monuments = Contam uma vez, depois da era { $epochs }: pelos diferentes e por três ou mais do mesmo tipo.
glossary-about-disasters = Atingem quem os leva e saem do jogo.

glossary-ra = Rá
glossary-god = Deus
glossary-gold = Ouro
glossary-pharaoh = Faraó
glossary-nile = Nilo
glossary-flood = Inundação
glossary-art = Arte
glossary-religion = Religião
glossary-writing = Escrita
glossary-agriculture = Agricultura
glossary-astronomy = Astronomia
glossary-fortress = Fortaleza
glossary-obelisk = Obelisco
glossary-palace = Palácio
glossary-pyramid = Pirâmide
glossary-temple = Templo
glossary-statue = Estátua
glossary-step-pyramid = Pirâmide de degraus
glossary-sphinx = Esfinge
glossary-funeral = Funeral
glossary-drought = Seca
glossary-unrest = Revolta
glossary-earthquake = Terramoto
glossary-war = Guerra
glossary-sanctuary = Santuário
glossary-mausoleum = Mausoléu
glossary-hathor = Hathor
glossary-isis = Ísis
glossary-osiris = Osíris
glossary-ptah = Ptah
glossary-sekhmet = Sekhmet
glossary-seshat = Seshat
glossary-sobek = Sobek
glossary-thoth = Thoth

## Privacidade

privacy-title = Privacidade
privacy-lead = Em palavras simples: um nome, um cookie e os seus jogos. Mais nada.
privacy-kept = O que se guarda sobre si
privacy-kept-about = O nome que deu a si próprio, a imagem que escolheu e um número ao acaso num cookie, pelo qual este navegador é reconhecido. Não há conta, nem endereço de correio, nem palavra-passe. Outros dois cookies lembram a sua língua e se prefere claro ou escuro.
privacy-games = Os seus jogos
privacy-games-about = Guarda-se cada passo de cada jogo, com as cadeiras em que se sentou e quando. Quem está à sua mesa ou tem a ligação vê o seu nome e o que joga.
privacy-long = Durante quanto tempo
privacy-long-about = Até pedir para ser esquecido, ou até que quem mantém este servidor apague os dados. O cookie expira se não jogar durante um ano.
privacy-others = Quem mais fica a saber
privacy-others-about = Ninguém. Não há publicidade, nem contagem de visitas, nem pedidos a qualquer outro sítio. O registo do servidor anota endereços de páginas e erros, não nomes.
privacy-forget = Ser esquecido
privacy-forget-about = Um botão apaga o seu nome e o laço entre si e os seus jogos, em todos os seus dispositivos. Os jogos em si ficam para quem jogou consigo; a sua cadeira passa a não ter nome.

## A minha página

me-title = A minha página
me-lead = Como os outros lhe chamam e como volta aqui.
me-name = O meu nome
me-name-about = É assim que os outros o veem à mesa
me-save = Guardar
me-device = Segundo dispositivo
me-device-about = Continue a jogar no telemóvel ou noutro computador: abra lá a ligação ou leia o código. A ligação funciona uma só vez.
me-devices = { $count ->
    [one] Tem { $count } dispositivo.
   *[other] Tem { $count } dispositivos.
}
me-make-link = Criar uma ligação
me-device-link = Ligação para o seu segundo dispositivo
me-device-qr = Código QR com a ligação para o seu segundo dispositivo
me-link-minutes = { $minutes ->
    [one] Funciona durante mais { $minutes } minuto. Não a mostre a ninguém: quem a abrir joga em seu nome.
   *[other] Funciona durante mais { $minutes } minutos. Não a mostre a ninguém: quem a abrir joga em seu nome.
}
me-look = Aspeto
me-forget = Esquecer-me
me-forget-about = O seu nome é apagado e este navegador volta a ser um desconhecido. Os jogos que deixar a meio continuam com um bot.
me-forget-ask = Esquecer-me…
me-forget-sure = Não é possível voltar atrás. Perde as suas cadeiras em todas as mesas, em todos os seus dispositivos.
me-forget-yes = Sim, esqueçam-me

## A página por trás de uma ligação de dispositivo

link-title = Jogar também neste dispositivo
link-lead = Uma ligação do seu outro dispositivo.
link-about = Se continuar, passa a ser { $name } também neste dispositivo: as mesmas mesas, as mesmas cadeiras.
link-instead = Neste dispositivo é agora { $name }. Esse nome e as suas cadeiras só se mantêm noutros dispositivos que já os conheçam.
link-yes = Continuar como { $name }
link-no = Não sou eu
