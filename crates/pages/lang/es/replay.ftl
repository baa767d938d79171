# Partidas vistas después: recorrerlas, abrir anotaciones, seguir jugando, volver a encontrarlas.
replay-title = Repetición
replay-page = Repetición, paso { $n } de { $of }
replay-watch = Repetición
replay-steps = Pasos de la partida
replay-progress = Paso <b>{ $n }</b> de { $of }
replay-first = Al principio
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-last = Al final
replay-auto = Reproducir
replay-speed = Velocidad
replay-chapters = Saltar a
replay-auction-back = A la subasta anterior
replay-auction-on = A la subasta siguiente
replay-epoch = A la época { $n }
replay-epochs = Época
replay-seats = Mirar desde
replay-seat = Como la vio { $name }
replay-everything = Todo abierto
replay-watcher = Como la vio un espectador
replay-seat-here = La colección de este asiento
replay-eyes = Visto por
replay-players = Los jugadores
replay-live = Volver a la mesa
replay-result = Volver al resultado
replay-share = Copiar enlace
replay-play-on = Seguir jugando desde aquí
replay-key-step = un paso atrás o adelante
replay-key-unit = a la subasta anterior o a la siguiente
replay-key-ends = al principio, al final
replay-key-auto = avanzar sola, y parar
replay-key-seat = mirar desde este asiento; 0: como espectador
replay-open-title = Abrir un registro de partida
replay-open-lead = Pega el registro de una partida o elige su archivo, y míralo paso a paso.
replay-paste = El registro, como texto
replay-file = o un archivo
replay-open = Mirar
replay-kept = Hasta { $size } KB. Recibe una dirección que puedes compartir. Se guarda { $days } días desde la última vez que se vio; cuando falta sitio, salen primero las que llevan más tiempo sin verse. Si hay varios registros, se muestra el primero.
replay-too-large = El archivo es demasiado grande: un registro tiene como mucho { $size } KB.
replay-wrong = Este registro no se puede mostrar. Línea { $line }, columna { $column }:
replay-wrong-game = Las partidas de «{ $game }» aún no se pueden ver aquí.
replay-proved = El reparto está comprobado: el secreto es el prometido, y { $count ->
    [one] el único sorteo sale
   *[other] los { $count } sorteos salen
} de él.
replay-proved-after = Desde el paso { $after } el reparto está comprobado: { $count ->
    [one] un sorteo sale
   *[other] { $count } sorteos salen
} del secreto prometido. Lo anterior viene de otra partida.
replay-proved-seeded = Los sorteos salen de una semilla que el registro nombra: cualquiera puede repetir este reparto, y nunca fue secreto.
replay-not-proved = El reparto no está comprobado: { $why }.

## Seguir jugando.

play-on-lead = Todo hasta el paso { $n } se queda. A partir de ahí, decides tú.
play-on-chair = Tu asiento
play-on-level = Los bots
play-on-bots = Contra bots
play-on-friends = Con amigos
play-on-back = Volver a la repetición
play-on-luck = La suerte desde aquí es nueva, y limpia como en cualquier mesa: lo que ya salió no vuelve, el resto se saca de nuevo.
play-on-hidden = La partida sigue en curso: lo que los demás ocultan en ella se reparte aquí de nuevo, para que esta no revele nada de aquella.
play-on-begun = Esta partida continúa otra desde el paso { $n }. Lo jugado se queda; la suerte desde aquí es nueva.

## Lo que alguien ha jugado.

games-title = Mis partidas
games-lead = Todas las partidas que terminaste, para volver a verlas paso a paso.
games-see = Ver mis partidas
games-search = Rival, juego, o una palabra como «gané»
games-search-hint = Ana gané
games-from = Desde
games-to = Hasta
games-find = Buscar
games-found = { $count ->
    [0] Ninguna partida encontrada.
    [one] Una partida.
   *[other] { $count } partidas.
}
games-day = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
games-alone = Todos en una pantalla
games-won = { $score ->
    [one] ganaste con { $score } punto
   *[other] ganaste con { $score } puntos
}
games-lost = { $rank }.º con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}, ganó { $name }
games-over = terminada
games-pages = Páginas
games-page = Página { $n } de { $of }
games-newer = Más nuevas
games-older = Más antiguas
games-name-ra = Ra
games-name-rawsiko = RAWsiko
games-about-ra = subastas en el antiguo Egipto
games-about-rawsiko = materias primas
games-word-won = gané ganaste ganada
games-word-lost = perdí perdiste perdida

## Lo que no se puede hacer, y por qué.

error-no-such-step = La partida no tiene ese paso.
error-no-such-replay = No hay ninguna repetición en esta dirección. Quizá haya caducado.
error-other-seat = Mientras dura la partida solo puedes verla desde tu asiento o como espectador. Cuando termine, todos los asientos estarán abiertos.
error-still-runs = Mientras dura la partida nadie puede seguir en otro sitio desde sus pasos. Espera a que termine.
