### A página dos experimentos: um jogo continuado muitas vezes com uma só mudança.

what-if-title = E se?
what-if-lead = Este jogo, continuado { $games } vezes por bots rápidos: uma vez como foi, outra com uma única mudança.
what-if-mark = Experimento
what-if-mark-why = Aqui jogam bots rápidos, e não pessoas, e às vezes eles jogam ao acaso. Mostra o que uma mudança faz com este jogo, não como você o teria jogado.
what-if-from = A partir de
what-if-setup = o início
what-if-turn = turno { $n }
what-if-change = O que muda
what-if-none = Nada: o jogo como foi
what-if-china = A China negocia antes da pontuação
what-if-one-more = Mais um turno
what-if-group = Um material a menos: { $place }
what-if-without = { $place } sem { $thing }
what-if-run = Experimentar
what-if-waiting = { $n ->
    [one] Há outro experimento antes. O seu é o próximo.
   *[other] Há { $n } outros experimentos antes.
}
what-if-running = { $done } de { $of } partidas jogadas
what-if-look = Ver outra vez
what-if-back = Voltar ao jogo
what-if-played = { $games } jogos de cada maneira, a partir de: { $from }. A mesma pergunta recebe sempre a mesma resposta.
what-if-best = { $name } é quem ganha mais vezes: em { $share } dos jogos.
what-if-gains = { $name } é quem mais ganha com isso: passa de { $before } das vitórias para { $after }.
what-if-loses = { $name } é quem mais perde com isso: passa de { $before } das vitórias para { $after }.
what-if-same = As chances não mudam para ninguém mais do que a sorte, por si só, explicaria.
what-if-wins = Parcela das vitórias
what-if-points = Média de pontos
what-if-completed = Aplicações completas
what-if-chart = { $title }: barras para cada jogador. A tabela abaixo tem os mesmos números.
what-if-table = Todos os números do experimento
what-if-interval = Entre colchetes, o intervalo em que o valor verdadeiro está com 95% de certeza. As diferenças em cinza podem ser mera sorte.
what-if-player = Jogador
what-if-before = Como foi
what-if-after = Com a mudança
what-if-difference = Diferença
what-if-aims = Com que frequência cada aplicação ficou completa
what-if-offer = E se?
