# La página de inicio, la sala donde se reúne una mesa y la lista de mis mesas.

lobby-play = Jugar a Ra
lobby-lead = Apuesta tus soles por dioses, faraones y monumentos. Tres épocas, unos veinte minutos.
lobby-players = Jugadores
lobby-games = Juegos
lobby-bots = Bots
lobby-play-now = Jugar ahora
lobby-no-account = Sin cuenta, sin instalar nada
lobby-friends = Con amigos
lobby-by-link = Mesa privada
lobby-by-link-about = por enlace o código
lobby-open = Mesa abierta
lobby-open-about = cualquiera puede entrar
lobby-hotseat = Una pantalla
lobby-hotseat-about = de mano en mano
lobby-options = Opciones de la mesa
lobby-go-on = Seguir jugando
lobby-all-my-tables = Todas mis mesas ({ $count })
lobby-open-tables = Mesas abiertas
lobby-none-open = Ahora no espera nadie. Abre una mesa y los demás la encontrarán aquí.
lobby-how = Cómo se juega
lobby-how-draw = En tu turno, saca una loseta al registro o invoca a Ra: empieza una subasta por todo lo que hay.
lobby-how-bid = Cada uno puede apostar un sol, una sola vez. La apuesta más alta se lleva las losetas y el sol del centro; el sol apostado queda allí en su lugar.
lobby-how-score = Cuando Ra ha salido bastantes veces, acaba la época y las losetas puntúan. Tras tres épocas gana quien tenga más puntos.
lobby-code = Código
lobby-join = Entrar
lobby-join-whom = Entrar en la mesa de { $names }
lobby-look = Ver
lobby-what-scores = Qué hacen las losetas
lobby-learn = Todas las reglas
lobby-scores-pharaohs = más +5, menos −2
lobby-scores-river = con inundación, 1 cada una
lobby-scores-civilisation = 3 tipos: 5, ninguno: −5
lobby-scores-monuments = tipos y grupos, al final
lobby-scores-gold = 3 cada una
lobby-scores-gods = 2, o toma una loseta
lobby-scores-disasters = pierdes dos losetas
lobby-scores-ra = empieza una subasta

## Mis mesas

tables-title = Mis mesas
tables-lead = Todas las partidas se guardan. Sal y vuelve cuando quieras.
tables-running = En curso
tables-finished = Acabadas
tables-none = No hay ninguna partida en curso.
tables-begin = Empezar una
tables-with = Con { $names }
tables-alone = Todavía nadie más
tables-epoch = Época { $epoch } de { $of }
tables-free = { $count ->
    [one] { $count } silla libre
   *[other] { $count } sillas libres
}
tables-free-chair = Silla libre
tables-dealing = repartiendo
tables-my-move = es tu turno
tables-waits = a la espera de { $name }
tables-won = ganó { $name }
tables-i-won = ganaste tú
tables-given-up = no ganó nadie
tables-resume = Seguir
tables-look = Ver

## La sala

room-title = A la espera de jugadores
room-dealing = Repartiendo…
room-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
room-public = visible en el inicio
room-private = privada
room-chair = silla { $chair }
room-chairs = Sillas
room-you = tú
room-person = en la mesa
room-away = ausente
room-bot = bot, { $word }
room-sit-here = Sentarme aquí
room-move-here = Pasar aquí
room-stand-up = Levantarme
room-put-bot = Poner bot
room-level = Nivel del bot
room-remove = Quitar
room-begins = { $count ->
    [0] Estáis todos.
    [one] La partida empieza cuando se ocupe la última silla.
   *[other] La partida empieza cuando se ocupen las { $count } sillas libres.
}
room-look-on = Puedes ocupar una silla libre o simplemente mirar: la partida aparecerá sola en esta página.
room-groups = Cada silla tiene sus soles
room-invite = Invitar a amigos
room-name = ¿Cómo te llamarán los demás?
player-title = Tú
player-more = Más en mi página
room-link = Enlace a esta mesa
room-qr = Código QR con el enlace a esta mesa
room-code = O introduce este código en la página de inicio
room-spectators = Con el enlace también se puede entrar solo a mirar.
room-promise = Una promesa sobre el reparto
room-promise-about = Todo lo que trae el azar queda fijado por un secreto que el servidor ha sellado y por un número al azar de cada jugador. Este es el sello. Tras la partida se abre el secreto, y cualquiera puede comprobar que nada cambió.
room-dealing-about = Todas las sillas están ocupadas. La partida empieza en un momento.
room-awaits = A la espera de { $names }
room-add-number = Añadir mi número y empezar
