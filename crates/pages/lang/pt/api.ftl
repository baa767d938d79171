# The API for programs: its page, and the page of one's tokens.

api-title = Para programas
api-lead = As mesmas mesas por HTTP e JSON: para bots, placares e o que mais você imaginar.
api-english = As descrições abaixo estão em inglês.
api-document = Documento OpenAPI
api-tables = Mesas
api-around = Em torno das mesas
api-needs-token = precisa de uma chave
api-takes-token = com ou sem chave
api-needs-none = não precisa de chave
api-takes = Requisição
api-answers = Resposta
api-required = obrigatório
api-refusals = Recusas
api-refusals-about = Toda recusa traz um destes códigos. Eles nunca mudam.
api-status = Status
api-code = Código
api-meaning = Significado

tokens-title = Chaves para programas
tokens-lead = Um programa que tenha uma das suas chaves joga em seu nome.
tokens-about = Um programa com uma chave pode abrir mesas, sentar-se, jogar e sair por você, e vê o que você vê. Não pode mudar seu nome, criar mais chaves nem fazer com que você seja esquecido.
tokens-new = Nova chave
tokens-name = Para que serve?
tokens-make = Criar chave
tokens-made = Copie agora: só é mostrada desta vez.
tokens-token = Sua nova chave
tokens-yours = Suas chaves
tokens-none = Você ainda não tem nenhuma.
tokens-full = { $most ->
    [one] Você já tem { $most } chave. Revogue-a primeiro.
   *[other] Você já tem { $most } chaves. Revogue uma primeiro.
}
tokens-made-when = criada { $when }
tokens-used-when = usada pela última vez { $when }
tokens-never-used = nunca usada
tokens-withdraw = Revogar
tokens-withdraw-which = Revogar { $name }
tokens-how = O que os programas podem fazer

privacy-tokens-about = De cada chave: o nome que você deu a ela, seu resumo criptográfico, quando foi criada e quando foi usada pela última vez. Quando você a revoga, tudo isso desaparece.

when-now = agora mesmo
when-minutes = { $count ->
    [one] há { $count } minuto
   *[other] há { $count } minutos
}
when-hours = { $count ->
    [one] há { $count } hora
   *[other] há { $count } horas
}
when-days = { $count ->
    [one] há { $count } dia
   *[other] há { $count } dias
}
