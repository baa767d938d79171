# As regras e as palavras do RAWsiko no navegador. O que o terminal também diz está em rawsiko.ftl.

rawsiko-rules-lead = Dez minutos de leitura. A mesa só oferece jogadas permitidas.
rawsiko-rules-chip-other = nem uma coisa nem outra
rawsiko-rules-example = Uma carta como exemplo
rawsiko-rules-card-sum = { $points ->
    [one] Com estes materiais, a carta vale até agora { $points } ponto.
   *[other] Com estes materiais, a carta vale até agora { $points } pontos.
}
rawsiko-rules-extra = Ativos extras
rawsiko-rules-materials = Materiais diferentes
rawsiko-rules-assets = Ativos novos
rawsiko-rules-attacker = Atacante
rawsiko-rules-defender = Defensor
rawsiko-rules-lost = O atacante perde { $attacker }, o defensor { $defender }. O terceiro dado não tem adversário.
rawsiko-rules-options = O que uma mesa pode combinar
rawsiko-rules-options-text = Quem abre a mesa pode mudar isto. Sem mudanças, tudo vale como acima.
rawsiko-rules-opt-turns = De 3 a 20. Com menos, o jogo é mais rápido.
rawsiko-rules-opt-setup = Sorteados: os dois continentes de cada jogador são sorteados; os territórios continuam sendo escolhidos.
rawsiko-rules-opt-stranglehold = Sempre que um jogador sai, o jogo fica um turno mais curto.
rawsiko-rules-opt-china = Antes de contar os pontos, quem está sozinho em um continente escolhe um material e o recebe, um por continente assim.
rawsiko-rules-opt-order = Em geral, a mesma pessoa começa cada turno. Passar o início adiante é mais justo: então outra pessoa começa cada turno, em ordem.
rawsiko-rules-opt-leave-one = Nenhum território pode ficar vazio: sempre fica um ativo.
rawsiko-rules-opt-rounding = Um terço dos seus materiais é arredondado ao número mais próximo, ou sempre para baixo.
rawsiko-rules-opt-objectives = Cartas abertas: todos veem do que os outros precisam.

## As palavras.
rawsiko-gloss-title = As palavras do RAWsiko
rawsiko-gloss-lead = { $materials } materiais, { $territories } territórios, { $applications } aplicações: o que são, onde estão, de que precisam.
rawsiko-gloss-materials = Todos são matérias-primas críticas para a União Europeia. Os números são reais; só neste jogo a China está fechada.
rawsiko-gloss-applications = O que uma carta pode pedir. Uma aplicação só conta com todos os seus materiais.
rawsiko-gloss-china = China
rawsiko-term-company = Empresa
rawsiko-term-company-about = É você. Competem de três a cinco empresas.
rawsiko-term-card = Carta de objetivo
rawsiko-term-card-about = Seu segredo: quatro aplicações, 46 pontos ao todo.
rawsiko-term-application = Aplicação
rawsiko-term-application-about = Um produto. Ela dá seus pontos se você tiver todos os materiais de que ela precisa; senão, nada.
rawsiko-term-applications = Aplicações
rawsiko-term-material = Material
rawsiko-term-material-about = Uma das matérias-primas críticas, desenhada como ficha com seu símbolo. Cada território tem de um a quatro.
rawsiko-term-hold = Ter
rawsiko-term-hold-about = Você tem um material enquanto um dos seus territórios o tiver. Uma segunda fonte só dá segurança.
rawsiko-term-territory = Território
rawsiko-term-territory-about = Um país ou vários juntos. É seu enquanto houver lá um ativo seu, e de ninguém quando está vazio.
rawsiko-term-asset = Ativo
rawsiko-term-asset-about = Uma parte da sua empresa: pessoas, dinheiro, máquinas. Ele se move uma vez por turno.
rawsiko-term-investment = Investimento
rawsiko-term-investment-about = A primeira metade de um turno: um terço dos seus materiais diferentes entra como ativos novos.
rawsiko-term-action = Ação
rawsiko-term-action-about = A segunda metade de um turno: mover, tomar o que está livre, disputar o que não está, e terminar.
rawsiko-term-conflict = Conflito comercial
rawsiko-term-conflict-about = Os dados decidem um território. De um a três ativos contra três no máximo; os empates são do defensor.
rawsiko-term-stranglehold = Estrangulamento
rawsiko-term-stranglehold-about = Uma opção: cada empresa que sai tira um turno do jogo.
rawsiko-term-china = Comércio com a China
rawsiko-term-china-about = Uma opção: no fim, um material à escolha por continente que seja só seu.
