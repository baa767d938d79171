# Jogos vistos depois: percorrê-los, abrir registros, continuar jogando, reencontrar.
replay-title = Replay
replay-page = Replay, passo { $n } de { $of }
replay-watch = Replay
replay-steps = Passos do jogo
replay-progress = Passo <b>{ $n }</b> de { $of }
replay-first = Ao início
replay-back = Um passo para trás
replay-on = Um passo à frente
replay-last = Ao fim
replay-auto = Reproduzir
replay-speed = Velocidade
replay-chapters = Pular para
replay-auction-back = Ao leilão anterior
replay-auction-on = Ao próximo leilão
replay-epoch = À era { $n }
replay-epochs = Era
replay-seats = Ver do lugar de
replay-seat = Como { $name } viu
replay-everything = Tudo aberto
replay-watcher = Como um espectador viu
replay-seat-here = A coleção deste lugar
replay-eyes = Visto por
replay-players = Os jogadores
replay-live = Voltar à mesa
replay-result = Voltar ao resultado
replay-share = Copiar link
replay-play-on = Continuar jogando daqui
replay-key-step = um passo para trás ou à frente
replay-key-unit = ao leilão anterior ou ao próximo
replay-key-ends = ao início, ao fim
replay-key-auto = avançar sozinho, e parar
replay-key-seat = ver deste lugar; 0: como espectador
replay-open-title = Abrir um registro
replay-open-lead = Cole o registro de um jogo ou escolha o arquivo, e veja o jogo passo a passo.
replay-paste = O registro, em texto
replay-file = ou um arquivo
replay-open = Ver
replay-kept = Até { $size } KB. Você recebe um endereço que pode compartilhar. Fica guardado { $days } dias depois de visto pela última vez; quando falta espaço, saem primeiro os que ninguém vê há mais tempo. Se houver vários registros, o primeiro é mostrado.
replay-too-large = O arquivo é grande demais: um registro tem no máximo { $size } KB.
replay-wrong = Este registro não pode ser mostrado. Linha { $line }, coluna { $column }:
replay-wrong-game = Os jogos de “{ $game }” ainda não podem ser vistos aqui.
replay-proved = A distribuição está comprovada: o segredo é o prometido, e { $count ->
    [one] o único sorteio resulta
   *[other] todos os { $count } sorteios resultam
} dele.
replay-proved-after = A partir do passo { $after } a distribuição está comprovada: { $count ->
    [one] um sorteio resulta
   *[other] { $count } sorteios resultam
} do segredo prometido. O que há antes veio de outro jogo.
replay-proved-seeded = Os sorteios resultam de uma semente que o registro indica: qualquer pessoa pode repetir esta distribuição, e ela nunca foi secreta.
replay-not-proved = A distribuição não está comprovada: { $why }.

## Continuar jogando.

play-on-lead = Tudo até o passo { $n } fica. Daí em diante, é com você.
play-on-chair = Seu lugar
play-on-level = Os bots
play-on-bots = Contra bots
play-on-friends = Com amigos
play-on-back = Voltar ao replay
play-on-luck = A sorte daqui em diante é nova, e justa como em qualquer mesa: o que já saiu não volta, o resto é retirado de novo.
play-on-hidden = A partida ainda está em andamento: o que os outros escondem nela é sorteado de novo aqui, para que esta não revele nada daquela.
play-on-begun = Este jogo continua a partir do passo { $n } de outro. O que foi jogado fica; a sorte daqui em diante é nova.

## O que alguém jogou.

games-title = Meus jogos
games-lead = Todos os jogos que você terminou, para rever passo a passo.
games-see = Ver meus jogos
games-search = Adversário, jogo ou uma palavra como “vitória”
games-search-hint = Ana vitória
games-from = De
games-to = Até
games-find = Buscar
games-found = { $count ->
    [0] Nenhum jogo encontrado.
    [one] Um jogo.
   *[other] { $count } jogos.
}
games-day = { $day } de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }
games-alone = Todos na mesma tela
games-won = { $score ->
    [0] vitória com { $score } pontos
    [one] vitória com { $score } ponto
   *[other] vitória com { $score } pontos
}
games-lost = { $rank }º lugar com { $score ->
    [0] { $score } pontos
    [one] { $score } ponto
   *[other] { $score } pontos
}, { $name } ganhou
games-over = terminado
games-pages = Páginas
games-page = Página { $n } de { $of }
games-newer = Mais recentes
games-older = Mais antigos
games-name-ra = Rá
games-name-rawsiko = RAWsiko
games-about-ra = leilões no Antigo Egito
games-about-rawsiko = matérias-primas
games-word-won = vitória ganho ganhei
games-word-lost = derrota perdido perdi

## O que não se pode fazer, e por quê.

error-no-such-step = O jogo não tem esse passo.
error-no-such-replay = Não há replay neste endereço. Talvez já tenha expirado.
error-other-seat = Enquanto o jogo está em andamento, você só pode vê-lo do seu lugar ou como espectador. Quando acabar, todos os lugares ficam abertos.
error-still-runs = Enquanto o jogo está em andamento, ninguém pode continuar em outro lugar a partir dos passos dele. Espere até que acabe.
