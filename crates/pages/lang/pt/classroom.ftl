# Uma turma: a entrada, quem a conduz, a tela da sala e a conversa final.

## A entrada

class-title = Turma
class-footer = Para uma turma
class-lead = Jogar juntos na sala de aula: sem conta, só um apelido para o dia.
class-plays = As turmas jogam { $game }.
class-read = Ler as regras enquanto isso
class-join = Entrar em uma turma
class-pin = Código PIN
class-pin-about = Os dígitos que o professor mostra
class-go-in = Entrar
class-open = Conduzir uma turma
class-open-about = Você recebe um PIN e um código QR para mostrar. Os alunos entram com um apelido e ficam em mesas de três a cinco; os bots ocupam os lugares vazios.
class-open-go = Abrir uma turma
class-privacy = Nada de pessoal fica guardado: a turma e os apelidos são apagados depois de 24 horas, os jogos ficam sem nomes.
class-in-a-class = Em uma turma
class-in-a-class-about = Um aluno tem um apelido, uma imagem ao lado e mais nada. Ambos pertencem só à turma: não estão em nenhum registro de jogo nem em nenhum backup. Um dia depois de aberta, a turma é apagada com todos os apelidos, e quem só era conhecido por ela é esquecido; os jogos ficam sem nomes. Enquanto a turma existir, só veem suas mesas quem se senta nelas e quem a conduz.
class-mine = Voltar à sua turma
class-mine-led = Voltar à turma que você conduz
class-nickname = Como podemos chamar você?
class-nickname-about = Escolha um apelido para hoje. Por favor, não use seu nome verdadeiro.
class-nickname-offered = Apelidos livres
class-nickname-own = Ou um seu
class-nickname-only = Basta um apelido. Sem conta.
class-only-here = Este endereço só pode ser aberto nesta máquina: ela não está em nenhuma rede. Conecte-a à rede dos alunos e inicie o programa de novo com --lan.
class-nickname-empty = Escolha um apelido, por favor.
class-nickname-long = Longo demais: no máximo { $longest } letras.
class-nickname-rude = Este apelido não pode ser usado aqui. Escolha outro, por favor.
class-nickname-taken = Já há alguém na turma com esse apelido. Escolha outro, por favor.
class-nickname-pattern = { $animal } { $place }
class-nickname-animals = Lontra, Raposa, Coruja, Lince, Garça, Panda, Coala, Falcão, Texugo, Tartaruga, Golfinho, Esquilo
class-nickname-places = do rio, da serra, da neve, da ilha, do vale, do porto, da lua, do lago, do mar, da nuvem, do norte, do sul
class-welcome = Olá, { $name }!
class-waiting-about = Você já está na turma. Sua mesa se abre aqui sozinha assim que o professor lhe der um lugar.
class-knocked = Você bateu à porta
class-knocked-about = O professor vai deixar você entrar. Fique nesta página: ela continua sozinha.
class-knock-over = Ninguém abriu
class-knock-over-about = Confira os dígitos ou pergunte ao professor.
class-knock-name = Seu apelido, para o professor saber quem bate
class-knock-say = Enviar
class-knock-said = O professor já está vendo.
class-knock-again = Digitar o PIN de novo
class-look-again = Ver de novo
class-people = { $count ->
    [one] { $count } aluno
   *[other] { $count } alunos
  }

## O que é recusado

class-error-held = O jogo está em pausa. Por favor, olhe para o professor.
class-error-in-class = Em uma turma, é o professor que decide isso.
class-error-not-in-class = Esta mesa é de uma turma, e você não tem lugar nela.
class-error-no-such-class = Essa turma não existe ou já acabou.
class-error-wrong-pin = Nenhuma turma tem agora este PIN. Confira os dígitos ou pergunte ao professor.
class-error-full = Esta turma está cheia. Fale com o professor.
class-error-table-full = Nessa mesa não há cadeira livre.

## À mesa

class-held = Em pausa
class-held-about = Olhe para a frente: o professor quer dizer uma coisa.
class-last-turn = Último turno
class-round-soon = O professor pode começar uma nova partida.
class-lesson-clock = Relógio da aula
class-left = { $minutes ->
    [one] Falta { $minutes } minuto
   *[other] Faltam { $minutes } minutos
  }
class-phrases = Frases
class-phrase-hello = Olá!
class-phrase-luck = Boa sorte!
class-phrase-well = Bem jogado!
class-phrase-peace = Trégua aqui?
class-phrase-wait = Um momento, por favor.
class-phrase-thanks = Valeu!

## Quem conduz

class-join-at = Entrem em
class-qr = Código QR para entrar na turma
class-clock-about = Passado este tempo, o turno em andamento é o último em todas as mesas. Uma pausa não para o relógio.
class-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
  }
class-clock-more = Mais 5 minutos
class-clock-off = Sem relógio
class-clock-now = Este turno é o último
class-clock-now-about = Todos os jogos acabam no fim do turno em andamento. Não dá para desfazer.
class-clock-now-go = Sim, o último turno
class-round = Nova partida
class-waiting = Esperando lugar
class-waiting-none = Quem entra aparece aqui.
class-knocks = À porta
class-knocks-about = Foram tentados PINs errados demais, por isso quem chega precisa da sua permissão. Deixe entrar só quem você conhece.
class-knocks-in = Deixar todos entrarem
class-knocks-away = Recusar todos
class-knock-in = Deixar entrar
class-knock-in-of = Deixar entrar: { $name }
class-knock-somebody = Alguém
class-size = Alunos por mesa
class-first = Primeiros territórios
class-first-given = distribuídos
class-first-chosen = os alunos escolhem
class-first-about = Se forem distribuídos, o jogo começa com a colocação dos ativos, o que poupa alguns minutos.
class-start = Começar o jogo
class-seat-all = Dar lugares
class-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
  }
class-no-tables = Assim que alguém entrar, você pode começar o jogo; as mesas aparecem aqui.
class-hold-all = Pausar todas
class-go-on-all = Continuar todas
class-hold = Pausar
class-go-on = Continuar
class-screen = Para o projetor
class-debrief = Balanço
class-table = Mesa { $number }
class-table-over = Terminada
class-table-held = Em pausa
class-table-waits = É a vez de { $name }
class-table-show = Mostrar a mesa
class-bot = bot
class-away = ausente
class-who = Aluno
class-where = Mesa
class-what = Ações
class-points = Pontos
class-setup = Preparação
class-turn = Turno { $turn } de { $turns }
class-finish = Terminar com bots
class-finish-about = Os bots jogam esta partida até o fim imediatamente, também pelos alunos.
class-finish-go = Terminar o jogo
class-more = Alunos e configurações
class-members = Alunos
class-waits = esperando
class-move = Mudar
class-move-of = Mudar { $name } para
class-rename = Novo apelido
class-remove = Tirar da turma
class-phrases-about = Não há chat. Se você permitir, os alunos podem enviar algumas frases prontas à sua mesa.
class-phrases-on = Permitir frases
class-phrases-off = Sem frases
class-erase = Apagar a turma
class-erase-about = A turma e todos os apelidos são apagados automaticamente depois de 24 horas. Você pode fazer isso agora.
class-erase-sure = A turma, o PIN e todos os apelidos desaparecem imediatamente. Os jogos ficam, sem nomes.
class-erase-go = Apagar agora

## A tela da sala

class-standings = Classificação da turma
class-standings-over = O resultado
class-figure-territories = Territórios
class-figure-materials = Materiais

## A conversa final

class-back = Voltar à turma
class-print = Imprimir
class-debrief-early = Pontos e cartas são mostrados quando todas as mesas acabarem. Ainda jogam:
class-questions = Três perguntas para a turma
class-world = No mundo real:
class-decided = O que foi decisivo
class-held-by = Quem teve cada material
class-material = Matéria-prima
class-in-world = No mundo real
class-nobody = ninguém
class-points-of = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
  }
class-sources = Números reais: Comissão Europeia, estudo sobre as matérias-primas críticas, 2023 (CC BY 4.0); U.S. Geological Survey, Mineral Commodity Summaries 2026.
class-supply = China { $china }%, { $country } { $share }%
class-supply-china = China { $china }%
class-world-material = { $material }: { $supply } da oferta mundial.
class-world-territory = { $territory } fornece até { $share }% da oferta mundial de { $material }.
class-told-won = { $name } ganhou com { $points } pontos: { $applications }.
class-told-won-nothing = { $name } ganhou sem completar uma única aplicação: o desempate decidiu.
class-told-missed = Para { $name } só faltou { $material } para { $application } ({ $points } pontos).
class-told-fights = { $count ->
    [one] Houve um conflito
   *[other] Houve { $count } conflitos
  }; com eles, { $taken ->
    [one] um território mudou de mãos
   *[other] { $taken } territórios mudaram de mãos
  }. O mais disputado: { $territory } ({ $times ->
    [one] uma vez
   *[other] { $times } vezes
  }).
class-told-out = { $name } perdeu o último ativo e ficou de fora.
class-ask-missing = Para { $name } só faltou { $material } para { $application }, que valia { $points } pontos. Quem poderia ter fornecido isso, a que preço, e o que mais daria para fazer: reciclar, substituir, usar menos?
class-ask-alone = No fim, { $material } estava só nas mãos de { $name }, e { $others ->
    [one] outra empresa precisava disso
   *[other] { $others } outras empresas precisavam disso
  }. O que pode exigir quem é o único fornecedor, e o que os outros podem fazer?
class-ask-nobody = No fim, ninguém tinha { $material }, embora { $needed ->
    [one] uma empresa precisasse disso
   *[other] { $needed } empresas precisassem disso
  }. Por que ninguém pegou, e o que deixou de ser possível sem isso?
class-ask-fought = { $territory } foi o mais disputado. Os conflitos desta mesa custaram { $lost ->
    [one] um ativo
   *[other] { $lost } ativos
  }. O que um acordo teria trazido aos dois lados?
class-ask-spread = { $name } tinha mais materiais, { $materials ->
    [one] um tipo
   *[other] { $materials } tipos
  }, e ficou em { $rank }º lugar. É melhor ter um pouco de tudo ou garantir poucas coisas?
class-ask-china = O jogo começa com a China fechando as fronteiras. Que coisas nesta sala precisam de { $material }, e de onde isso viria então?

## Pictures beside names
avatar-title = Imagem
avatar-about = Fica ao lado do nome. O lugar mantém a letra, a cor e o padrão.
avatar-none = Só a letra
avatar-kept = Imagem salva.
avatar-wait = Você já tem uma. Se quiser, escolha outra enquanto espera.
avatar-scarab = Escaravelho
avatar-ankh = Cruz ansata
avatar-lotus = Lótus
avatar-ibis = Íbis
avatar-cat = Gato
avatar-reed-boat = Barco de junco
avatar-pyramid = Pirâmide
avatar-eye = Olho
avatar-compass = Bússola
avatar-ship = Navio
avatar-derrick = Torre de petróleo
avatar-lantern = Lanterna
avatar-crystal = Cristal
avatar-lighthouse = Farol
avatar-anchor = Âncora
avatar-gear = Engrenagem
avatar-battery = Bateria
avatar-magnet = Ímã
avatar-rocket = Foguete
avatar-telescope = Telescópio
avatar-kite = Pipa
avatar-mountain = Montanha
avatar-turbine = Turbina eólica
avatar-leaf = Folha
