# Jogos vistos depois: percorrê-los, abrir registos, continuar a jogar, voltar a encontrá-los.
replay-title = Repetição
replay-page = Repetição, passo { $n } de { $of }
replay-watch = Repetição
replay-steps = Percorrer o jogo
replay-progress = Passo <b>{ $n }</b> de { $of }
replay-first = Ao início
replay-back = Um passo atrás
replay-on = Um passo em frente
replay-last = Ao fim
replay-auto = Reproduzir
replay-speed = Velocidade
replay-chapters = Saltar para
replay-auction-back = Ao leilão anterior
replay-auction-on = Ao leilão seguinte
replay-epoch = À era { $n }
replay-epochs = Era
replay-seats = Ver do lugar de
replay-seat = Como { $name } o viu
replay-watcher = Como um espectador o viu
replay-seat-here = A coleção deste lugar
replay-eyes = Visto por
replay-players = Os jogadores
replay-live = À mesa
replay-result = Ao resultado
replay-share = Copiar ligação
replay-play-on = Continuar a jogar daqui
replay-key-step = um passo atrás ou em frente
replay-key-unit = ao leilão anterior ou ao seguinte
replay-key-ends = ao início, ao fim
replay-key-auto = avançar sozinho, e parar
replay-key-seat = ver deste lugar; 0: como espectador
replay-open-title = Abrir um registo
replay-open-lead = Cole o registo de um jogo ou escolha o ficheiro, e veja-o passo a passo.
replay-paste = O registo, em texto
replay-file = ou um ficheiro
replay-open = Ver
replay-kept = Até { $size } KB. Recebe um endereço que pode partilhar. Fica guardado { $days } dias depois de alguém o ver pela última vez; quando não há espaço, sai primeiro o que ninguém vê há mais tempo. Se houver vários registos, mostra-se o primeiro.
replay-too-large = O ficheiro é grande demais: um registo tem no máximo { $size } KB.
replay-wrong = Este registo não pode ser mostrado. Linha { $line }, coluna { $column }:
replay-wrong-game = Os jogos de «{ $game }» ainda não se podem ver aqui.
replay-proved = A distribuição está provada: o segredo é o prometido, e { $count ->
    [one] o único sorteio resulta
   *[other] todos os { $count } sorteios resultam
} dele.
replay-proved-after = A partir do passo { $after } a distribuição está provada: { $count ->
    [one] um sorteio resulta
   *[other] { $count } sorteios resultam
} do segredo prometido. O que veio antes foi tomado de outro jogo.
replay-proved-seeded = Os sorteios resultam de uma semente que o registo indica: qualquer pessoa pode repetir esta distribuição, e não foi surpresa para ninguém.
replay-not-proved = A distribuição não está provada: { $why }.

## Continuar a jogar.

play-on-lead = Tudo até ao passo { $n } fica. O que vem depois é consigo.
play-on-chair = O seu lugar
play-on-level = Os bots
play-on-bots = Contra bots
play-on-friends = Com amigos
play-on-back = Voltar à repetição
play-on-luck = A sorte daqui em diante é nova, e justa como em qualquer mesa: o que já saiu não volta, o resto é tirado de novo.
play-on-hidden = A partida ainda está em andamento: o que os outros escondem nela é sorteado de novo aqui, e assim esta partida não revela nada daquela.
play-on-begun = Este jogo continua a partir do passo { $n } de outro. O que foi jogado fica; a sorte daqui em diante é nova.

## O que alguém jogou.

games-title = Os meus jogos
games-lead = Todos os jogos que terminou, para rever passo a passo.
games-see = Ver os meus jogos
games-search = Adversário, jogo, ou uma palavra como «vitória»
games-search-hint = Ana vitória
games-from = De
games-to = Até
games-find = Procurar
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
games-alone = Todos no mesmo ecrã
games-won = { $score ->
    [0] vitória com { $score } pontos
    [one] vitória com { $score } ponto
   *[other] vitória com { $score } pontos
}
games-lost = { $rank }.º lugar com { $score ->
    [0] { $score } pontos
    [one] { $score } ponto
   *[other] { $score } pontos
}, ganhou { $name }
games-over = terminado
games-pages = Páginas
games-page = Página { $n } de { $of }
games-newer = Mais recentes
games-older = Mais antigos
games-name-ra = Rá
games-name-rawsiko = RAWsiko
games-about-ra = leilões no Egito
games-about-rawsiko = matérias-primas
games-word-won = vitória ganho ganhei
games-word-lost = derrota perdido perdi

## O que não se pode fazer, e porquê.

error-no-such-step = O jogo não tem esse passo.
error-no-such-replay = Não há repetição neste endereço. Talvez já ninguém a veja há muito tempo.
error-other-seat = Enquanto o jogo decorre, só o pode ver do seu lugar ou como espectador. Quando acabar, todos os lugares ficam abertos.
error-still-runs = Enquanto o jogo decorre, ninguém pode continuar noutro lado a partir dos seus passos. Espere que acabe.
