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
    [yes] Seu tempo acabou: foi feita uma jogada segura, e um bot joga por você.
   *[no] O tempo de { $name } acabou: foi feita uma jogada segura, e um bot assumiu.
}
slow-waits = esperando há { $span }
slow-order = Planejar
slow-order-about = Escolha o que fazer na sua próxima vez. Só você vê. Se não servir mais, o plano perde a validade e você decide.
slow-order-none = Eu decido
slow-order-lapsed = Seu plano não valia mais: { $order }.
table-dialog-order = Planejar
ra-order-up-to = Dar lance até { $sun }, senão passar
ra-order-pass-above = Passar acima de { $sun }
ra-order-pass = Passar no próximo leilão
ra-order-draw-ra = Retirar até sair um Rá
ra-order-draw = Retirar até haver { $n } peças
notices-title = Quando for a minha vez
notices-about = Desligado até você pedir. Você recebe um aviso por vez, e só se não estiver com a mesa aberta.
notices-push = Avisar neste navegador
notices-denied = Este navegador não permite isso.
notices-hook = Ou enviar um pedido para um endereço seu (webhook)
notices-add = Adicionar
notices-by-push = Um navegador, por { $host }
notices-by-hook = Um pedido a { $host }
notices-failed = Desligado: falhou vezes demais. Adicione de novo para ligar.
notices-secret = Segredo
notices-secret-about = Cada pedido leva o cabeçalho khepri-signature: sha256= e o HMAC-SHA256 do corpo com este segredo.
notices-remove = Remover
notices-remove-which = Remover: { $what }
notices-turn = É a sua vez
notices-turn-about = Uma mesa está esperando você.
notices-bad-address = Não é possível enviar nada para este endereço: precisa ser um endereço público http ou https.
privacy-notices = Se você pedir para ser avisado
privacy-notices-about = Fica guardado o endereço do serviço de notificações do seu navegador, ou o endereço que você deu, até você o remover. Os avisos da sua vez vão para lá: criptografados para seu navegador, ou assinados para seu endereço. Nada é enviado sem que você peça.
