# La partida en la terminal. Lo que se escribe (draw, bid 9, u, h …) y los nombres de archivo son notación, igual en todos
# los idiomas; va entre acentos graves.

## Quién juega, cómo empieza y cómo acaba.
tty-you = Tú
tty-you-inside = tú
tty-seat = silla { $n }
tty-welcome = Una partida de { $game } para { $seats }: estás en la silla { $seat } y siguen { $others }.
tty-level = { $name } (nivel { $level } de { $of }): { $about }
tty-deal-seeded = El reparto se sigue de la semilla; esto lo demostrará después de la partida:
tty-deal-fair = El reparto está fijado y nadie lo conoce; esto lo demostrará después de la partida:
tty-kept = La partida se guarda en { $file }, paso a paso.
tty-begin = Escribe ? para la ayuda, q para salir: no se pierde nada.
tty-last = Lo último que pasó:
tty-forced = { $said } (no hay otra opción)
tty-leave = La partida está guardada en { $file }. Para seguir con ella:
tty-over = La partida ha acabado.
tty-read-again = Volver a leerla
tty-check-deal = Comprobar el reparto prometido

## Palabras pequeñas.
tty-label = { $label }:
tty-and = { $some } y { $last }
tty-or = { $some } o { $last }
tty-of = { $n } de { $of }
tty-points = { $n ->
    [one] { $figure } punto
   *[other] { $figure } puntos
}

## Lo que se pregunta y lo que se responde.
tty-prompt = Elige de 1 a { $n }, o ? para la ayuda:
tty-more = { $n ->
    [one] Hay { $n } jugada posible más: escríbela como estas, o `all` para verla.
   *[other] Hay { $n } jugadas posibles más: escribe una como estas, o `all` para verlas.
}
tty-nothing = Nadie elige por ti: escribe un número, o ? para la ayuda.
tty-refused = Eso no se puede jugar: { $why }.
tty-not-offered = no está entre las opciones
tty-no-choice = No hay opción { $typed }: escribe un número de 1 a { $n }.
tty-several = `{ $key }` puede ser { $steps }: escribe el número.
tty-not-yours = No eliges el resultado: escribe solo `{ $step }`.
tty-not-now = `{ $typed }` no es posible ahora.
tty-no-step = `{ $typed }` no es una jugada.
tty-such-as = Puedes jugar, por ejemplo, `{ $step }`.
tty-unknown = `{ $typed }` no significa nada aquí: escribe un número de 1 a { $n }, una tecla entre paréntesis, una jugada como `{ $step }`, o ? para la ayuda.
tty-no-fact = No hay nada sobre `{ $topic }`: escribe solo `i` para ver la lista.
tty-no-undo = No hay ninguna decisión tuya que deshacer.
tty-undo-sure = Desde que jugaste `{ $step }`, otros han jugado o se ha revelado algo. Escribe u otra vez para volver atrás de todos modos: el registro lo dirá, y el azar volverá a dar lo mismo.
tty-undone = `{ $step }` queda deshecho.
tty-saved = Cada paso ya está guardado en { $file }.
tty-copied = Se ha guardado una copia en { $copy }; la partida sigue en { $file }.
tty-not-copied = No se ha guardado ninguna copia en { $copy }: { $why }.
tty-file-there = ya hay un archivo con ese nombre

## La ayuda.
tty-help = Escribe el número de una opción, su tecla entre paréntesis, o la propia jugada, tal como está escrita junto a su número.
tty-help-hint = consejo: qué haría un jugador fuerte, y por qué
tty-help-undo = deshacer: vuelve a tu última decisión, mientras no se haya revelado nada ni haya jugado nadie más; una segunda u vuelve de todos modos. Lo que dio el azar sale otra vez, y el registro dice qué se deshizo.
tty-help-table = la mesa otra vez
tty-help-file = ARCHIVO
tty-help-save = guarda una copia; la partida misma se guarda a cada paso
tty-help-quit = salir, para seguir más tarde; el final de la entrada (Ctrl-D) hace lo mismo
tty-help-rules = las reglas del juego
tty-help-help = esta ayuda

## Consejos.
tty-hint = Consejo: <b>{ $step }</b>. Tu probabilidad de ganar desde aquí es más o menos del { $chance }.
tty-no-hint = Aquí no hay consejo que dar.
tty-hint-others = Alternativas
tty-hint-guesses = ({ $n } partidas imaginadas; las cifras son estimaciones en puntos)
tty-hint-exact = ({ $n } partidas imaginadas; todo es exacto salvo la probabilidad de ganar)

## Por qué se rechaza algo, en cualquier juego.
tty-no-over = la partida ha acabado
tty-no-turn = no es tu turno
tty-no-now = `{ $step }` no es posible ahora

## Ra: los bots.
tty-ra-farmer = Mira los puntos de esta época y toma lo que hay.
tty-ra-potter = Construye también para las épocas siguientes, pero ignora el valor de los soles.
tty-ra-scribe = Tasa cada lote para todos y apuesta lo que vale.
tty-ra-vizier = Piensa unas cuantas subastas por delante.
tty-ra-pharaoh = Piensa la época hasta el final.
tty-ra-khepri = Considera muchas posibilidades y lo recuerda todo.

## Ra: ayuda, preguntas, opciones.
tty-ra-help = En Ra, un número mayor que los de las opciones es el sol que apuestas.
tty-ra-left = lo que queda en la bolsa
tty-ra-ask-turn = Es tu turno.
tty-ra-ask-full = Es tu turno. El registro está lleno: no se puede sacar nada.
tty-ra-ask-alone = Es tu turno, y a nadie más le queda un sol en esta época.
tty-ra-ask-gods = ¿Otro dios? Tienes { $n }.
tty-ra-ask-auction = Subasta: { $called }; { $bid }; { $after }.
tty-ra-drew = { $who ->
    [you] has sacado a Ra
   *[other] { $name } ha sacado a Ra
}
tty-ra-invoked = { $who ->
    [you] has invocado a Ra
   *[other] { $name } ha invocado a Ra
}
tty-ra-high = { $who ->
    [you] has apostado { $sun }
   *[other] { $name } ha apostado { $sun }
}
tty-ra-no-bid = nadie ha apostado aún
tty-ra-after = { $n ->
    [0] nadie apuesta después de ti
    [one] después de ti apuesta { $names }
   *[other] después de ti apuestan { $names }
}
tty-ra-ask-discard = { $n ->
    [one] { $disaster }: pierdes { $n } loseta. ¿Cuál?
   *[other] { $disaster }: pierdes { $n } losetas. ¿Cuál primero?
}
tty-ra-do-draw = { $chance } de probabilidad de Ra
tty-ra-do-draw-last = { $chance } de probabilidad de Ra, que acabaría la época
tty-ra-do-invoke = { $n ->
    [0] una subasta solo por el sol { $sun }
    [one] una subasta por esta loseta
   *[other] una subasta por estas { $n } losetas
}
tty-ra-do-god = un dios por { $tile }
tty-ra-do-god-disaster = un dios por { $tile }: golpea enseguida
tty-ra-do-done = guardar los demás dioses
tty-ra-do-bid = y llevarte el sol { $sun } para la próxima época
tty-ra-do-bid-last = y llevarte el sol { $sun } para la suma final
tty-ra-do-pass = { $who ->
    [you] te llevas el lote
   *[other] { $name } se lleva el lote
}
tty-ra-do-pass-stay = las losetas se quedan
tty-ra-do-pass-lost = las losetas se descartan
tty-ra-do-discard = tienes { $tiles }

## Ra: lo que pasó, y la mesa.
tty-ra-auction = En subasta:
tty-ra-no-tiles = ninguna loseta
tty-ra-epoch = Época { $epoch }
tty-ra-count = Ra { $n } de { $of }
tty-ra-count-last = Ra { $n } de { $of }, el próximo acaba la época
tty-ra-centre = sol del centro { $sun }
tty-ra-bag = { $n ->
    [one] bolsa { $n } loseta, { $chance } Ra
   *[other] bolsa { $n } losetas, { $chance } Ra
}
tty-ra-track = Registro
tty-ra-track-empty = vacío, { $n } espacios
tty-ra-track-full = (lleno)
tty-ra-track-free = (libres: { $n })
tty-ra-lot = Lote
tty-ra-lot-now = te daría <p>{ $points }</p> ahora
tty-ra-lot-end = monumentos { $points } al final de la partida
tty-ra-lot-lost = los desastres se llevan { $tiles }
tty-ra-suns = soles { $suns }
tty-ra-no-suns = sin soles
tty-ra-face-down = boca abajo { $suns }
tty-ra-points-hidden = puntos ocultos
tty-ra-now-you = { $points } si la época acabara ahora
tty-ra-now = ahora { $points }
tty-ra-worth = ({ $points })
tty-ra-worth-end = ({ $points } al final)
tty-ra-in-bag = { $n ->
    [one] En la bolsa: { $n } loseta, a saber
   *[other] En la bolsa: { $n } losetas, a saber
}

## Ra: por qué se rechaza algo.
tty-ra-no-full = el registro de subasta está lleno y no se puede sacar ninguna loseta
tty-ra-no-god-god = un dios no se cambia por otro dios
tty-ra-no-god = no tienes ningún dios que gastar
tty-ra-no-tile = no hay { $tile } en el registro de subasta
tty-ra-no-sun = no tienes el sol { $sun } boca arriba
tty-ra-no-low = el sol { $sun } no supera la apuesta de { $high }
tty-ra-no-pass = has invocado a Ra, todos los demás han pasado y el registro no está lleno, así que debes apostar
tty-ra-no-discard = { $disaster } no se lleva { $tile }
tty-ra-no-owned = no tienes { $tile }
tty-ra-no-bag = ya no queda { $tile } en la bolsa

## Ra: por qué se aconseja algo.
tty-ra-why-no-lot = Aún no hay losetas que ganar, solo el sol { $sun }.
tty-ra-why-lot = El lote vale para ti unos { $points }, ahora y más tarde.
tty-ra-why-lot-parts = El lote vale para ti unos { $points }, ahora y más tarde: { $parts }.
tty-ra-sun = el sol { $sun }
tty-ra-sun-lowest = tu sol más bajo, el { $sun }
tty-ra-sun-cheapest = el sol { $sun }, la apuesta más barata
tty-ra-why-cost = Con { $called }, sale a { $gain } en total: el sol en esta época { $spent }.
tty-ra-why-cost-later = Con { $called }, sale a { $gain } en total: el sol en esta época { $spent }, más tarde el sol { $centre } en su lugar { $change }.
tty-ra-why-last = Nadie apuesta después de ti.
tty-ra-why-ra = { $left ->
    [1] La próxima loseta es un Ra con una probabilidad del { $chance }, y eso acabaría la época enseguida.
   *[other] La próxima loseta es un Ra con una probabilidad del { $chance }; { $left } más acaban la época.
}
tty-ra-why-god = Para ti, { $tile } vale unos { $points } más que el dios, que da 2 si lo guardas.
tty-ra-why-no-god = Ninguna loseta vale un dios.
tty-ra-why-loss = Perder { $tile } es lo que menos cuesta: unos { $points }.
