# The API for programs: its page, and the page of one's tokens.

api-title = Para programas
api-lead = As mesmas mesas por HTTP e JSON: para bots, quadros de resultados e o que mais lhe ocorrer.
api-english = As descrições abaixo estão em inglês.
api-document = Documento OpenAPI
api-tables = Mesas
api-around = À volta das mesas
api-needs-token = precisa de uma chave
api-takes-token = com ou sem chave
api-needs-none = não precisa de chave
api-takes = Recebe
api-answers = Responde
api-required = obrigatório
api-refusals = Recusas
api-refusals-about = Tudo o que é recusado traz uma destas palavras. Nunca mudam.
api-status = Estado
api-code = Palavra
api-meaning = Significado

tokens-title = Chaves para programas
tokens-lead = Um programa que tenha uma das suas chaves joga em seu nome.
tokens-about = Um programa com uma chave pode abrir mesas, sentar-se, jogar e sair por si, e vê o que vê quem a criou. Não pode mudar o seu nome, criar mais chaves nem fazer com que seja esquecido.
tokens-new = Nova chave
tokens-name = Para que serve?
tokens-make = Criar chave
tokens-made = Copie-a já: só é mostrada esta vez.
tokens-token = A sua nova chave
tokens-yours = As suas chaves
tokens-none = Ainda não tem nenhuma.
tokens-full = { $most ->
    [one] Já tem { $most } chave. Retire-a primeiro.
   *[other] Já tem { $most } chaves. Retire uma primeiro.
}
tokens-made-when = criada { $when }
tokens-used-when = usada pela última vez { $when }
tokens-never-used = nunca usada
tokens-withdraw = Retirar
tokens-withdraw-which = Retirar { $name }
tokens-how = O que os programas podem fazer

privacy-tokens-about = De cada chave: o nome que lhe deu, o seu resumo criptográfico, quando foi criada e quando foi usada pela última vez. Quando a retira, tudo isso desaparece.

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
