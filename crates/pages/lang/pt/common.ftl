# As palavras de todas as páginas: a moldura, os níveis dos bots, o que deu errado.

site-description = Jogue Rá no navegador: sozinho contra bots, com amigos por um link ou todos na mesma tela. Sem conta.
skip-to-content = Ir para o conteúdo
skip-to-actions = Ir para suas ações
to-the-start = Khepri, ir para a página inicial
unofficial = Khepri é uma versão não oficial de Rá, de Reiner Knizia, e de RAWsiko, com imagens e textos próprios. Não tem vínculo com nenhuma editora.

nav-main = Principal
nav-menu = Menu
nav-play = Jogar
nav-tables = Mesas
nav-rules = Regras
nav-glossary = Glossário
nav-me = Meu nome

language = Idioma
language-is = Idioma: { $language }
theme-to-dark = Mudar para noite
theme-to-light = Mudar para dia
theme-system = Igual ao sistema
theme-light = Dia
theme-dark = Noite
copy = Copiar
copied = Copiado

## Os níveis dos bots: um nome e uma palavra sobre a sua força.

level-farmer = Camponês
level-farmer-word = fácil
level-potter = Oleiro
level-potter-word = tranquilo
level-scribe = Escriba
level-scribe-word = médio
level-vizier = Vizir
level-vizier-word = forte
level-pharaoh = Faraó
level-pharaoh-word = muito forte
level-khepri = Khepri
level-khepri-word = o mais forte

## O que uma mesa combina.

terms-usual = padrão
terms-pair = { $what }: { $value }
option-scores = Pontuação
option-scores-hidden = oculta
option-scores-open = aberta
option-secret-usual = padrão
option-secret-about = Padrão: aberto em uma só tela; senão, oculto.
option-track = Faixa de Rá
option-track-barge = barca solar
option-track-tiles = peças de Rá
option-edition = Nomes
option-edition-reader = a escolha de cada um
option-edition-first = 1ª edição
option-edition-2023 = 2023
option-groups = Sóis
option-groups-random = sorteados
option-groups-chosen = com a cadeira

## O que não se pode fazer, e por quê. Cada uma é uma frase inteira.

error-title = Não foi possível
error-title-lost = Aqui só há areia
error-title-broken = Algo deu errado
error-back = Voltar
error-start = Ir para a página inicial
error-no-such-page = Não há nenhuma página neste endereço.
error-no-such-table = Não há nenhuma mesa neste endereço. Talvez falte uma letra no link.
error-no-such-code = Não há nenhuma mesa com este código. Confira as letras e tente de novo.
error-bad-form = O formulário estava incompleto. Volte, recarregue a página e tente de novo.
error-bad-name = Este nome não pode ser usado. Escolha outro.
error-foreign = Este pedido veio de outro site e foi recusado. Nada mudou.
error-not-seated = Só quem está sentado nesta mesa pode fazer isso.
error-not-your-turn = Não é a sua vez.
error-illegal = As regras não permitem isso agora.
error-stale = A mesa avançou nesse meio-tempo. Olhe de novo e depois decida.
error-seat-taken = Já tem alguém sentado nesta cadeira.
error-still-here = Essa pessoa estava aqui há instantes. Tente de novo em um minuto: aí um bot pode continuar.
error-already = Isso já foi feito.
error-nothing-to-undo = Não há nada que você possa desfazer.
error-no-more-undos = Você já desfez vezes demais neste jogo; continue a partir daqui.
error-enough-tables = Você já tem várias mesas abertas esperando jogadores. Saia primeiro de uma delas.
error-not-begun = O jogo ainda não começou.
error-not-over = O jogo ainda não terminou.
error-over = Este jogo já terminou.
error-link-expired = Este link já foi usado ou é antigo demais. Crie um novo no outro dispositivo.
error-too-large = O texto enviado é longo demais.
error-too-many = { $seconds ->
    [one] Rápido demais. Espere { $seconds } segundo e tente de novo.
   *[other] Rápido demais. Espere { $seconds } segundos e tente de novo.
}
error-full = No momento, o servidor está cheio. Tente daqui a pouco.
error-crowded = No momento, há gente demais assistindo a esta mesa. Tente daqui a pouco.
error-unknown-host = Este servidor não está configurado para este endereço. O responsável pode permitir o nome com --public-url.
error-unavailable = O servidor não conseguiu salvar isso agora. O seu jogo está como estava; tente de novo daqui a pouco.
error-file-gone = O servidor perdeu o arquivo em que salva os jogos. Ele não aceita mais jogadas até que o responsável conserte isso; avise essa pessoa.
error-internal = Algo falhou do nosso lado. Seu jogo está salvo; tente de novo.
