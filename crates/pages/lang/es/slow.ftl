# Tables that last: clocks, what is asked for in advance, my tables, notices.
slow-clock = Tiempo para pensar
slow-clock-none = Sin reloj
slow-clock-30s = 30 s por jugada
slow-clock-2m = 2 min por jugada
slow-clock-total = 10 min más 10 s
slow-clock-1d = 1 día por jugada
slow-clock-3d = 3 días por jugada
slow-left = quedan { $rest }
slow-days = { $d } d y { $h } h
slow-unit-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
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
    [yes] Se te acabó el tiempo: se ha hecho una jugada segura y un bot sigue por ti.
   *[no] A { $name } se le acabó el tiempo: se ha hecho una jugada segura y sigue un bot.
}
slow-waits = espera desde hace { $span }
slow-order = Planear
slow-order-about = Elige qué hacer en tu próximo turno. Solo lo ves tú. Si ya no sirve, caduca y decides tú.
slow-order-none = Decido yo
slow-order-lapsed = Tu plan ya no servía: { $order }.
table-dialog-order = Planear
ra-order-up-to = Apostar hasta { $sun }; si no, pasar
ra-order-pass-above = Pasar si supera { $sun }
ra-order-pass = Pasar en la próxima subasta
ra-order-draw-ra = Sacar hasta que salga un Ra
ra-order-draw = Sacar hasta que haya { $n } losetas
notices-title = Cuando sea mi turno
notices-about = Desactivado hasta que lo pidas. Recibes un aviso por turno, y solo si no tienes la mesa abierta.
notices-push = Avisarme en este navegador
notices-denied = Este navegador no lo permite.
notices-hook = O enviar una petición a una dirección tuya (webhook)
notices-add = Añadir
notices-by-push = Un navegador, por { $host }
notices-by-hook = Una petición a { $host }
notices-failed = Desactivado: falló demasiadas veces. Añádelo de nuevo para activarlo.
notices-secret = Secreto
notices-secret-about = Cada petición lleva la cabecera khepri-signature: sha256= y el HMAC-SHA256 de su cuerpo con este secreto.
notices-remove = Quitar
notices-remove-which = Quitar: { $what }
notices-turn = Es tu turno
notices-turn-about = Una mesa te espera.
notices-bad-address = No se puede enviar nada a esta dirección: debe ser una dirección pública http o https.
privacy-notices = Si pides que te avisen
privacy-notices-about = Se guarda la dirección del servicio de avisos de tu navegador, o la dirección que diste, hasta que la quites. Allí se envían los avisos de tu turno, cifrados para tu navegador o firmados para tu dirección. No se envía nada si no lo pides.
