### La página de los experimentos: una partida continuada muchas veces con un solo cambio.

what-if-title = ¿Y si?
what-if-lead = Esta partida, continuada { $games } veces por bots rápidos: una vez tal como fue y otra con un único cambio.
what-if-mark = Experimento
what-if-mark-why = Aquí juegan bots rápidos y no personas, y a veces juegan al azar. Muestra lo que un cambio hace con esta partida, no cómo la habrías jugado tú.
what-if-from = Desde
what-if-setup = el principio
what-if-turn = el turno { $n }
what-if-change = Qué cambia
what-if-none = Nada: la partida tal como fue
what-if-china = China comercia antes de puntuar
what-if-one-more = Un turno más
what-if-group = Un material menos: { $place }
what-if-without = { $place } sin { $thing }
what-if-run = Probarlo
what-if-waiting = { $n ->
    [one] Antes va otro experimento. El tuyo es el siguiente.
   *[other] Antes van otros { $n } experimentos.
}
what-if-running = { $done } de { $of } partidas jugadas
what-if-look = Mirar otra vez
what-if-back = Volver a la partida
what-if-played = { $games } partidas de cada manera, desde { $from }. La misma pregunta recibe siempre la misma respuesta.
what-if-best = { $name } gana más a menudo: en el { $share } de las partidas.
what-if-gains = { $name } es quien más gana: pasa del { $before } de las victorias al { $after }.
what-if-loses = { $name } es quien más pierde: pasa del { $before } de las victorias al { $after }.
what-if-same = Las posibilidades no cambian para nadie más de lo que explicaría la suerte por sí sola.
what-if-wins = Parte de las victorias
what-if-points = Puntos de media
what-if-completed = Aplicaciones completadas
what-if-chart = { $title }: barras para cada jugador. La tabla de abajo tiene los mismos números.
what-if-table = Todos los números del experimento
what-if-interval = Entre corchetes, el margen en que está el valor verdadero con una certeza del 95 %. Las diferencias en gris pueden ser mera suerte.
what-if-player = Jugador
what-if-before = Tal como fue
what-if-after = Con el cambio
what-if-difference = Diferencia
what-if-aims = Con qué frecuencia se completó cada aplicación
what-if-offer = ¿Y si?
