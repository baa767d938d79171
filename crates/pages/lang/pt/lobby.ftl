# A página inicial, a sala onde a mesa se reúne e a lista das minhas mesas.

lobby-play = Jogar Rá
lobby-lead = Licite com os seus sóis por deuses, faraós e monumentos. Três eras, cerca de vinte minutos.
lobby-players = Jogadores
lobby-games = Jogos
lobby-bots = Bots
lobby-play-now = Jogar agora
lobby-no-account = Sem conta, nada para instalar
lobby-friends = Com amigos
lobby-by-link = Mesa privada
lobby-by-link-about = por ligação ou código
lobby-open = Mesa aberta
lobby-open-about = qualquer um pode entrar
lobby-hotseat = Um só ecrã
lobby-hotseat-about = passa de mão em mão
lobby-options = Opções da mesa
lobby-go-on = Continuar a jogar
lobby-all-my-tables = Todas as minhas mesas ({ $count })
lobby-open-tables = Mesas abertas
lobby-none-open = De momento, ninguém está à espera. Abra uma mesa e os outros irão encontrá-la aqui.
lobby-how = Como se joga
lobby-how-draw = Na sua vez, retire uma peça para a faixa ou invoque Rá: começa um leilão por tudo o que lá está.
lobby-how-bid = Cada um pode licitar um sol, uma só vez. O lance mais alto leva as peças e o sol do centro; o sol licitado fica lá em seu lugar.
lobby-how-score = Quando Rá sai vezes suficientes, a era termina e as peças dão pontos. Após três eras, ganha quem tiver mais.
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
lobby-scores-disasters = tiram-lhe duas peças
lobby-scores-ra = começa um leilão

## As minhas mesas

tables-title = As minhas mesas
tables-lead = Todos os jogos ficam guardados. Saia e volte quando quiser.
tables-running = Em curso
tables-finished = Terminados
tables-none = Não há nenhum jogo em curso.
tables-begin = Começar um
tables-with = Com { $names }
tables-alone = Ainda mais ninguém
tables-epoch = Era { $epoch } de { $of }
tables-free = { $count ->
    [one] { $count } cadeira livre
   *[other] { $count } cadeiras livres
}
tables-free-chair = Cadeira livre
tables-dealing = as peças estão a ser baralhadas
tables-my-move = é a sua vez
tables-waits = à espera de { $name }
tables-won = ganhou { $name }
tables-i-won = a vitória é sua
tables-given-up = ninguém ganhou
tables-resume = Continuar
tables-look = Ver

## A sala

room-title = A mesa reúne-se
room-dealing = A baralhar…
room-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
room-public = visível na página inicial
room-private = privada
room-chair = cadeira { $chair }
room-chairs = Cadeiras
room-you = eu
room-person = à mesa
room-away = ausente
room-bot = bot, { $word }
room-sit-here = Sentar-me aqui
room-move-here = Mudar para aqui
room-stand-up = Levantar-me
room-put-bot = Pôr bot
room-level = Nível do bot
room-remove = Retirar
room-begins = { $count ->
    [0] Estão todos.
    [one] O jogo começa quando a última cadeira for ocupada.
   *[other] O jogo começa quando as { $count } cadeiras livres forem ocupadas.
}
room-look-on = Pode ocupar uma cadeira livre ou simplesmente assistir: o jogo aparecerá sozinho nesta página.
room-groups = Cada cadeira tem os seus sóis
room-invite = Convidar amigos
room-link = Ligação para esta mesa
room-qr = Código QR com a ligação para esta mesa
room-code = Ou, na página inicial, o código
room-spectators = Quem tem a ligação também pode apenas assistir.
room-promise = Uma promessa sobre o sorteio
room-promise-about = A ordem de todas as peças é fixada por um segredo que o servidor selou e por um número ao acaso de cada jogador. Este é o selo. Depois do jogo, o segredo é aberto e qualquer pessoa pode verificar que nada foi mudado.
room-dealing-about = Todas as cadeiras estão ocupadas. O navegador de cada jogador junta agora ao sorteio o seu próprio número ao acaso, para que ninguém possa ter escolhido as peças.
room-awaits = À espera de { $names }
room-add-number = Juntar o meu número e começar
