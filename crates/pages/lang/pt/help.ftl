# Regras, glossário, privacidade e a página da própria pessoa.

## As regras

rules-title = Regras de Rá
rules-lead = Cinco minutos de leitura. A mesa só oferece jogadas permitidas.
rules-contents = Conteúdo
rules-aim = O objetivo
rules-aim-text = Sua dinastia governa o Antigo Egito por três eras. Seus faraós, deuses e monumentos mantêm a maat, a ordem do mundo, e sua fama se conta em pontos. As peças saem da bolsa uma a uma e vão a leilão, e se paga com sóis. No fim de cada era, suas peças dão pontos, algumas só no fim do jogo. Ganha quem então tiver mais pontos.
rules-setup = No início
rules-setup-text = Cada jogador começa com { $points } pontos e um grupo de sóis, sorteado e com os números voltados para cima. O sol { $sun } fica no centro do tabuleiro. A bolsa contém { $tiles } peças; o que sai dela nunca mais volta.
rules-groups = Grupos de sóis
rules-ra-count = Rás que terminam uma era
rules-turn = A sua vez
rules-turn-text = Quem tem o sol mais alto começa a era; joga-se no sentido horário. Quem não tem nenhum sol voltado para cima perde a vez. Na sua vez, você faz exatamente uma de três coisas.
rules-draw = Retirar uma peça.
rules-draw-text = Um Rá vai para a faixa de Rá e logo dá início a um leilão, a não ser que encha a faixa: nesse caso, a era termina. Qualquer outra peça vai para a faixa de leilão. Quando os { $spaces } espaços dela estão ocupados, ninguém pode retirar peças.
rules-invoke = Invocar Rá.
rules-invoke-text = Abre um leilão pelo que estiver na faixa de leilão, mesmo que esteja vazia e só o sol do centro esteja em jogo.
rules-gods = Gastar deuses.
rules-gods-text = Para cada deus que gasta, você leva uma peça à sua escolha da faixa de leilão, mas não outro deus. Um desastre levado assim tem efeito imediato.
rules-auction = O leilão
rules-auction-text = Quem retirou ou invocou Rá é o jogador Rá. Do jogador à esquerda até o próprio jogador Rá, cada um que tenha um sol voltado para cima fala uma vez: dá um lance com um sol, mais alto do que o maior lance até ali, ou passa.
rules-auction-win = O vencedor leva todas as peças da faixa e o sol do centro, que fica virado para baixo e só pode ser usado na era seguinte. O sol que venceu vai para o centro; os outros recuperam os seus. Ganhe quem ganhar, o próximo a jogar é quem está à esquerda do jogador Rá.
rules-all-pass = Quando todos os outros passam
rules-pass-drawn = Rá foi retirado
rules-pass-drawn-text = O jogador Rá também pode passar. As peças ficam.
rules-pass-full = Rá foi invocado com a faixa cheia
rules-pass-full-text = O jogador Rá também pode passar. Todas as peças da faixa são descartadas.
rules-pass-forced = Rá foi invocado com espaços livres na faixa
rules-pass-forced-text = O jogador Rá tem que dar um lance.
rules-disasters = Desastres
rules-disasters-text = Primeiro, disponha tudo o que ganhou. Depois, cada desastre tira de você duas peças do tipo dele, ou todas, se você tiver menos. Peças que acabou de ganhar também podem ser perdidas. Feito isso, o desastre sai do jogo.
rules-funeral = tira dois faraós
rules-drought = tira duas peças de rio, primeiro inundações
rules-unrest = tira duas peças de civilização à sua escolha
rules-earthquake = tira dois monumentos à sua escolha
rules-epoch = O fim de uma era
rules-epoch-text = Uma era termina imediatamente quando a faixa de Rá fica cheia, e também quando ninguém mais tem sóis voltados para cima. O que está nas duas faixas é descartado; o sol do centro fica. Depois, todos pontuam.
rules-epoch-keep = Em seguida, deuses, ouro, inundações e peças de civilização são descartados, e todos os sóis são virados para cima. As peças com o escaravelho ficam com os donos: faraós, Nilos e monumentos.
rules-scoring = Pontuação
rules-scoring-each = No fim de cada era
rules-score-pharaohs = Mais do que todos: +5. Menos do que todos: −2. Vale para todos os empatados; se todos tiverem o mesmo número, ninguém ganha nem perde.
rules-score-gold = { $points } pontos cada.
rules-score-gods = { $points } pontos para cada um que você não gastou.
rules-score-river = Com pelo menos uma inundação: 1 ponto por Nilo e por inundação. Sem inundação: nada.
rules-score-civilisation = 3, 4 ou 5 diferentes: { $three }, { $four } ou { $five } pontos. Nem uma só: { $none }.
rules-scoring-last = No fim da terceira era, também
rules-kinds = Monumentos diferentes
rules-score-kinds = 1 ponto cada, até seis; 10 por sete; 15 por todos os oito.
rules-sets = Monumentos iguais
rules-score-sets = 3, 4 ou 5 do mesmo tipo: 5, 10 ou 15 pontos, para cada tipo.
rules-suns = Sóis
rules-score-suns = Some os seus, virados para cima e para baixo. Soma mais alta: +5. Mais baixa: −5. Os empates contam como nos faraós.
rules-floor = Os pontos de uma era são primeiro somados. A pontuação nunca fica abaixo de 0.
rules-examples = Exemplos
rules-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
rules-winning = Quem ganha
rules-winning-text = Quem tiver mais pontos depois da terceira era. Entre os empatados, ganha quem tiver o sol mais alto.
rules-open = As peças e os sóis de todos ficam à vista, e a contagem de cada era é aberta. Só o total dos seus pontos é secreto, salvo se a mesa combinar outra coisa.
rules-opt-scores = Oculta: até o fim, cada um vê só o próprio total. Aberta: todos veem tudo.
rules-opt-track = Uma barca solar que avança, ou uma fileira de peças de Rá. O mesmo número de Rás encerra a era.
rules-opt-edition = Três peças têm os nomes e as imagens do manual no seu idioma, ou os que você escolher. Uma mesa pode escolher para todos: os da primeira edição ou os de 2023.
rules-opt-groups = Distribuídos ao acaso, ou repartidos pelos jogadores na sala; nesse caso, a prova do sorteio justo não inclui os sóis.

## O glossário

glossary-title = Glossário
glossary-lead = Todas as palavras do jogo e todas as { $tiles } peças.
glossary-terms = Palavras do jogo
glossary-count = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
glossary-kept = fica com você
glossary-first = { $name } na primeira edição
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
term-bag-about = Todas as peças ainda não retiradas. Sabe-se o que ela contém, mas não em que ordem.
term-lot = Faixa de leilão
term-lot-about = As peças, até { $spaces }, que o próximo leilão decide.
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
term-hidden-about = Você só vê sua própria pontuação; a dos outros é mostrada no fim.

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
glossary-earthquake = Terremoto
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
privacy-kept = O que se guarda sobre você
privacy-kept-about = O nome que você se deu, a imagem que escolheu, os nomes que deu a quem divide a tela com você e um número aleatório em um cookie, pelo qual este navegador é reconhecido. Não há conta, nem e-mail, nem senha. Outros três cookies lembram seu idioma, se você prefere o modo claro ou o escuro e os nomes das peças que escolheu.
privacy-games = Seus jogos
privacy-games-about = Guarda-se cada passo de cada jogo, com as cadeiras em que você se sentou e quando. Quem está na sua mesa ou tem o link vê seu nome e o que você joga.
privacy-long = Por quanto tempo
privacy-long-about = Até você pedir para ser esquecido, ou até que quem mantém este servidor apague os dados. O cookie expira se você não jogar durante um ano.
privacy-others = Quem mais fica sabendo
privacy-others-about = Ninguém. Não há publicidade, nem rastreamento de visitas, nem pedidos a nenhum outro site. O registro do servidor anota endereços de páginas e erros, não nomes.
privacy-forget = Ser esquecido
privacy-forget-about = Um botão apaga seu nome e o vínculo entre você e seus jogos, em todos os seus dispositivos. Os jogos em si ficam para quem jogou com você; sua cadeira passa a não ter nome.

## A minha página

me-title = Minha página
me-lead = Como os outros chamam você e como você volta aos seus jogos.
me-name = Meu nome
me-name-about = É assim que os outros veem você na mesa
me-save = Salvar
me-device = Segundo dispositivo
me-device-about = Continue jogando no celular ou em outro computador: abra o link lá ou leia o código. O link funciona uma só vez.
me-devices = { $count ->
    [one] Você tem { $count } dispositivo.
   *[other] Você tem { $count } dispositivos.
}
me-make-link = Criar um link
me-device-link = Link para seu segundo dispositivo
me-device-qr = Código QR com o link para seu segundo dispositivo
me-link-minutes = { $minutes ->
    [one] Funciona por mais { $minutes } minuto. Não mostre a ninguém: quem abrir joga em seu nome.
   *[other] Funciona por mais { $minutes } minutos. Não mostre a ninguém: quem abrir joga em seu nome.
}
me-look = Aparência
me-forget = Ser esquecido
me-forget-about = Seu nome é apagado e este navegador volta a ser um desconhecido. Os jogos que você deixar pela metade continuam com um bot.
me-forget-ask = Ser esquecido…
me-forget-sure = Não dá para desfazer. Você perde suas cadeiras em todas as mesas, em todos os seus dispositivos.
me-forget-yes = Sim, quero ser esquecido

## A página por trás do link de um dispositivo

link-title = Jogar também neste dispositivo
link-lead = Um link do seu outro dispositivo.
link-about = Se continuar, você passa a ser { $name } também neste dispositivo: as mesmas mesas, as mesmas cadeiras.
link-instead = Neste dispositivo você agora é { $name }. Esse nome e suas cadeiras só se mantêm em outros dispositivos que já os conheçam.
link-yes = Continuar como { $name }
link-no = Não sou eu
