# A página inicial, a sala onde a mesa se reúne e a lista das minhas mesas.

lobby-play = Jogar Rá
lobby-lead = Dê lances com seus sóis por deuses, faraós e monumentos. Três eras, cerca de vinte minutos.
lobby-players = Jogadores
lobby-games = Jogos
lobby-bots = Bots
lobby-play-now = Jogar agora
lobby-no-account = Sem conta, nada para instalar
lobby-friends = Com amigos
lobby-by-link = Mesa privada
lobby-by-link-about = por link ou código
lobby-open = Mesa aberta
lobby-open-about = qualquer um pode entrar
lobby-hotseat = Uma só tela
lobby-hotseat-about = passa de mão em mão
lobby-options = Opções da mesa
lobby-go-on = Continuar jogando
lobby-all-my-tables = Todas as minhas mesas ({ $count })
lobby-open-tables = Mesas abertas
lobby-none-open = No momento, ninguém está esperando. Abra uma mesa, e os outros vão encontrá-la aqui.
lobby-how = Como se joga
lobby-how-draw = Na sua vez, retire uma peça para a faixa ou invoque Rá: começa um leilão por tudo o que está lá.
lobby-how-bid = Cada um pode dar lance com um sol, uma só vez. O maior lance leva as peças e o sol do centro; o sol do lance fica lá no lugar dele.
lobby-how-score = Quando Rá sai vezes suficientes, a era termina e as peças dão pontos. Depois de três eras, ganha quem tiver mais.
lobby-code = Código
lobby-join = Entrar
lobby-join-whom = Entrar na mesa de { $names }
lobby-look = Ver
lobby-what-scores = O que fazem as peças
lobby-learn = Todas as regras
lobby-scores-pharaohs = mais +5, menos −2
lobby-scores-river = com inundação, 1 cada
lobby-scores-civilisation = 3 tipos: 5, nenhum: −5
lobby-scores-monuments = tipos e conjuntos, no fim
lobby-scores-gold = 3 cada
lobby-scores-gods = 2, ou leva uma peça
lobby-scores-disasters = perde duas peças
lobby-scores-ra = começa um leilão

## As minhas mesas

tables-title = Minhas mesas
tables-lead = Todos os jogos ficam salvos. Saia e volte quando quiser.
tables-running = Em andamento
tables-finished = Terminados
tables-none = Nenhum jogo em andamento.
tables-begin = Começar um
tables-with = Com { $names }
tables-alone = Ninguém mais por enquanto
tables-epoch = Era { $epoch } de { $of }
tables-free = { $count ->
    [one] { $count } cadeira livre
   *[other] { $count } cadeiras livres
}
tables-free-chair = Cadeira livre
tables-dealing = sorteando
tables-my-move = é a sua vez
tables-waits = esperando { $name }
tables-won = { $name } ganhou
tables-i-won = a vitória é sua
tables-given-up = ninguém ganhou
tables-resume = Continuar
tables-look = Ver

## A sala

room-title = Esperando jogadores
room-dealing = Sorteando…
room-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
room-public = visível na página inicial
room-private = privada
room-chair = cadeira { $chair }
room-chairs = Cadeiras
room-you = você
room-person = na mesa
room-away = ausente
room-bot = bot, { $word }
room-sit-here = Sentar aqui
room-move-here = Mudar para cá
room-stand-up = Levantar
room-put-bot = Pôr bot
room-level = Nível do bot
room-remove = Remover
room-begins = { $count ->
    [0] Todos estão aqui.
    [one] O jogo começa quando a última cadeira for ocupada.
   *[other] O jogo começa quando as { $count } cadeiras livres forem ocupadas.
}
room-look-on = Você pode ocupar uma cadeira livre ou simplesmente assistir: o jogo vai aparecer sozinho nesta página.
room-groups = Cada cadeira tem seus sóis
room-invite = Convidar amigos
room-name = Como os outros devem chamar você?
player-title = Você
player-more = Mais na minha página
room-link = Link para esta mesa
room-qr = Código QR com o link para esta mesa
room-code = Ou digite este código na página inicial
room-spectators = Quem tem o link também pode só assistir.
room-promise = Uma promessa sobre o sorteio
room-promise-about = Tudo o que o acaso traz é fixado por um segredo que o servidor selou e por um número aleatório de cada jogador. Este é o selo. Depois do jogo o segredo é aberto, e qualquer pessoa pode verificar que nada foi mudado.
room-dealing-about = Todas as cadeiras estão ocupadas. O jogo já vai começar.
room-awaits = Esperando { $names }
room-add-number = Juntar meu número e começar
