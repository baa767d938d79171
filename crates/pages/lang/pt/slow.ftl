# Tables that last: clocks, what is asked for in advance, my tables, notices.
slow-clock = Tempo para pensar
slow-clock-none = Sem relógio
slow-clock-30s = 30 s por jogada
slow-clock-2m = 2 min por jogada
slow-clock-total = 10 min mais 10 s
slow-clock-1d = 1 dia por jogada
slow-clock-3d = 3 dias por jogada
slow-left = faltam { $rest }
slow-days = { $d } d e { $h } h
slow-unit-days = { $n ->
    [one] { $n } dia
   *[other] { $n } dias
}
slow-unit-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
slow-unit-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
slow-unit-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
slow-late = { $me ->
    [yes] O seu tempo acabou: faz-se uma jogada segura e um bot continua por si.
   *[no] O tempo de { $name } acabou: faz-se uma jogada segura e um bot continua.
}
slow-waits = à espera há { $span }
slow-order = Planear
slow-order-about = O que se joga por si quando lhe couber decidir. Mais ninguém o vê. Se não servir para a decisão que vier, caduca e a decisão é sua.
slow-order-none = Decido eu
slow-order-set = Guardar o plano
slow-order-lapsed = O seu plano não servia: { $order }.
table-dialog-order = Planear
ra-order-up-to = Licitar até { $sun }, senão passar
ra-order-pass-above = Passar acima de { $sun }
ra-order-pass = Passar no próximo leilão
ra-order-draw-ra = Retirar até sair um Rá
ra-order-draw = Retirar até haver { $n } peças
notices-title = Quando for a minha vez
notices-about = Desligado até pedir. É avisado uma vez por jogada, e só enquanto não tem a mesa aberta.
notices-push = Avisar-me neste navegador
notices-denied = Este navegador não o permite.
notices-hook = Ou enviar um pedido para um endereço seu (webhook)
notices-add = Adicionar
notices-by-push = Um navegador, por { $host }
notices-by-hook = Um pedido a { $host }
notices-failed = Desligado: falhou vezes de mais. Adicione-o de novo para o ligar.
notices-secret = Segredo
notices-secret-about = Cada pedido leva o cabeçalho khepri-signature: sha256= e o HMAC-SHA256 do corpo com este segredo.
notices-remove = Tirar
notices-remove-which = Tirar: { $what }
notices-turn = É a sua vez
notices-turn-about = Há uma mesa à sua espera.
notices-bad-address = Nada se pode enviar para este endereço: tem de ser um endereço público http ou https.
privacy-notices = Se pedir para ser avisado
privacy-notices-about = Guarda-se o endereço do serviço de avisos do seu navegador, ou o endereço que deu, até o tirar. Envia-se para lá que é a sua vez: cifrado para o seu navegador, ou assinado para o seu endereço. Sem o pedir, nada se envia.
