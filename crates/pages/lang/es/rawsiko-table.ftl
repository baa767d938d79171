# RAWsiko en el navegador: el mapa, la herramienta de acción, los paneles. Los nombres de lugares y materiales vienen de sus datos.

## La página de inicio y la sala.
rawsiko-play = Jugar a RAWsiko
rawsiko-lead = China ha cerrado sus fronteras. Asegura las materias primas que necesitan tus productos. Una media hora.
rawsiko-how-claim = Empiezas en dos continentes, con una carta secreta de cuatro productos y los materiales que necesitan.
rawsiko-how-move = Cada turno, tus materiales traen nuevos activos. Muévelos a territorios libres o tira los dados por los ajenos.
rawsiko-how-score = Al acabar el último turno, un producto puntúa si tienes todos sus materiales. Gana quien tenga más puntos.
rawsiko-opt-turns = Turnos
rawsiko-opt-turns-usual = por defecto
rawsiko-opt-setup = Continentes
rawsiko-opt-setup-simple = elegidos
rawsiko-opt-setup-advanced = sorteados
rawsiko-opt-stranglehold = Estrangulamiento
rawsiko-opt-china = Comercio con China
rawsiko-opt-order = Quién empieza el turno
rawsiko-opt-order-passing = va pasando (más justo)
rawsiko-opt-order-fixed = siempre el mismo
rawsiko-opt-leave-one = El último activo se queda
rawsiko-opt-rounding = Nuevos activos
rawsiko-opt-rounding-nearest = redondeados
rawsiko-opt-rounding-down = hacia abajo
rawsiko-opt-objectives = Cartas
rawsiko-opt-objectives-secret = secretas
rawsiko-opt-objectives-open = abiertas
rawsiko-opt-off = no
rawsiko-opt-on = sí
rawsiko-curtain-why = Pasa la pantalla. La carta de cada uno es secreta hasta el final de la partida.
rawsiko-round = Turno { $n }

## La barra de arriba y lo que espera la mesa.
rawsiko-bar = <b>RAWsiko</b> · { $n } jugadores
rawsiko-where = { $turn }: { $phase }
rawsiko-end = Terminar mi turno
rawsiko-end-sure = {$n} sin mover. ¿Terminar?
rawsiko-head-claim = { $who ->
    [you] Eliges tú
   *[other] Elige { $name }
}
rawsiko-head-place = { $who ->
    [you] Inviertes tú
   *[other] Invierte { $name }
}
rawsiko-head-act = { $who ->
    [you] Te toca
   *[other] Mueve { $name }
}
rawsiko-head-trade = { $who ->
    [you] Comercias con China
   *[other] { $name } comercia con China
}
rawsiko-wins = { $who ->
    [you] { $n ->
        [one] Ganas con { $n } punto
       *[other] Ganas con { $n } puntos
    }
   *[other] { $n ->
        [one] { $name } gana con { $n } punto
       *[other] { $name } gana con { $n } puntos
    }
}
rawsiko-wins-tie = { $who ->
    [you] { $n ->
        [one] Ganas en el desempate, con { $n } punto
       *[other] Ganas en el desempate, con { $n } puntos
    }
   *[other] { $n ->
        [one] { $name } gana en el desempate, con { $n } punto
       *[other] { $name } gana en el desempate, con { $n } puntos
    }
}
rawsiko-shared = { $n ->
    [one] { $names } comparten la victoria con { $n } punto cada uno
   *[other] { $names } comparten la victoria con { $n } puntos cada uno
}
rawsiko-over = La partida ha terminado.

## El mapa.
rawsiko-map = Mapa del mundo
rawsiko-china = CHINA
rawsiko-closed = cerrada
rawsiko-to-siberia = a Siberia
rawsiko-to-alaska = a Alaska
rawsiko-continents = Continentes
rawsiko-settled-cards = Objetivos
rawsiko-settled-first = Empieza
rawsiko-world-view = Mundo
rawsiko-continent-free = { $continent }, aún sin nadie
rawsiko-continent-choose = Elegir { $continent }, donde aún no hay nadie
rawsiko-continent-join = Elegir { $continent }, con { $names }
rawsiko-continent-held = { $continent }, con { $names }
rawsiko-continent-alone = { $who ->
    [you] { $continent }, donde solo estás tú
   *[other] { $continent }, donde solo está { $name }
}
rawsiko-told-empty = { $place }, vacío, tiene { $materials }
rawsiko-told-mine = { $n ->
    [one] { $place }, tuyo, { $n } activo, pueden moverse { $can }, tiene { $materials }
   *[other] { $place }, tuyo, { $n } activos, pueden moverse { $can }, tiene { $materials }
}
rawsiko-told-other = { $n ->
    [one] { $place }, { $name }, { $n } activo, tiene { $materials }
   *[other] { $place }, { $name }, { $n } activos, tiene { $materials }
}
rawsiko-chip-held = lo tienes
rawsiko-chip-needed = te hace falta
rawsiko-score-held = en mano
rawsiko-chip-missing = falta
rawsiko-chip-traded = de China
rawsiko-legend-held = lo tienes
rawsiko-legend-needed = te hace falta
rawsiko-legend-move = pueden moverse / todos
rawsiko-legend-sea = enlace por mar
rawsiko-legend-land = paso por tierra

## La herramienta de acción.
rawsiko-actions = Acciones
rawsiko-tool-claim = { $n ->
    [one] Elige { $n } territorio
   *[other] Elige { $n } territorios
}
rawsiko-tool-left = { $n ->
    [one] { $n } activo por colocar
   *[other] { $n } activos por colocar
}
rawsiko-left-short = { $n } por colocar
rawsiko-tool-trade = { $n ->
    [one] Elige { $n } material
   *[other] Elige { $n } materiales
}
rawsiko-tool-act = Elige un territorio tuyo
rawsiko-tool-picked = Elegidos
rawsiko-tool-more = uno más, al lado
rawsiko-tool-move = Mover
rawsiko-tool-take = Ocupar
rawsiko-tool-attack = Conflicto comercial
rawsiko-tool-to = Elige ahora el destino
rawsiko-tool-most = como mucho { $n }
rawsiko-tool-dice = Dados: { $a } contra { $d }. El empate es de quien defiende.
rawsiko-tool-odds = Si atacas hasta el final, cae en el { $now } de los casos con estos, en el { $all } con todos los que pueden ir.
rawsiko-tool-risk = Van todos: entren o caigan, atrás no queda nada.
rawsiko-tool-roll = Tirar
rawsiko-tool-go = Confirmar
rawsiko-tool-leave = Dejarlo vacío e ir
rawsiko-tool-count = Cuántos activos
rawsiko-tool-less = Uno menos
rawsiko-tool-plus = Uno más
rawsiko-tool-cancel = Borrar la elección
rawsiko-tool-suggest = Sugerir una elección
rawsiko-tool-list = o usa la lista de territorios
rawsiko-note-claim = { $n ->
    [one] Marca en el mapa un retrato vacío o el territorio. Mientras haya un continente sin nadie, elige allí.
   *[other] Marca en el mapa un retrato vacío o los territorios: unidos, en un solo continente. Mientras haya un continente sin nadie, elige allí.
}
rawsiko-note-place = Marca en el mapa un territorio tuyo: cada pulsación coloca allí un activo.
rawsiko-why-taken = { $place } ya está ocupado.
rawsiko-why-not-there = No en { $continent } ahora: elige un continente con un retrato marcado.
rawsiko-note-trade = Marca cualquier material en el mapa. China comercia contigo porque hay un continente solo tuyo.
rawsiko-trade-press = Obtener { $material } de China
rawsiko-note-act = { $n ->
    [0] Ya no puede moverse nada tuyo.
    [one] Aún puede moverse { $n } activo.
   *[other] Aún pueden moverse { $n } activos.
}

## Un conflicto.
rawsiko-fight-attacks = ataca con { $n }
rawsiko-fight-defends = defiende con { $n }
rawsiko-fight-against = contra
rawsiko-fight-alone = sin oposición
rawsiko-fight-taken = { $who ->
    [you] Conquistas { $place }.
   *[other] { $name } conquista { $place }.
}
rawsiko-fight-holds = { $n ->
    [one] { $place } resiste con { $n } activo.
   *[other] { $place } resiste con { $n } activos.
}
rawsiko-fight-lost = Pérdidas: { $one } { $n }, { $other } { $m }
rawsiko-fight-done = Listo
rawsiko-fight-again = Atacar de nuevo con { $n }
rawsiko-die = dado con { $n }

## Los paneles.
rawsiko-status = Estado de la partida
rawsiko-mine = Tu empresa
rawsiko-objective = Tu objetivo
rawsiko-fold = Mostrar u ocultar las aplicaciones
rawsiko-panels = Paneles
rawsiko-parts = Partes de la mesa
rawsiko-tab-map = Mapa
rawsiko-tab-objective = Objetivo
rawsiko-tab-players = Jugadores
rawsiko-tab-log = Registro
rawsiko-tab-facts = Datos
rawsiko-tab-list = Territorios
rawsiko-glass = Turnos
rawsiko-glass-x = Turnos; con estrangulamiento
rawsiko-company = Empresa
rawsiko-col-territories = Territorios
rawsiko-col-materials = Materiales
rawsiko-col-applications = Productos
rawsiko-col-next = Recibe
rawsiko-col-next-means = Activos nuevos en la próxima inversión
rawsiko-out-short = fuera
rawsiko-claim-order = Orden de elección
rawsiko-claim-rule = Se elige en este orden y luego al revés. Como mucho dos jugadores por continente; tus dos elecciones están en continentes distintos.
rawsiko-of-points = de { $n } puntos
rawsiko-part = { $n } de { $of }
rawsiko-vp = pts.
rawsiko-counter = { $name }: { $points } puntos, { $n } de { $of } materiales
rawsiko-strip = { $name }: materiales { $n }, próximos activos { $income }
rawsiko-strip-means = Materiales que tiene, + activos en el próximo turno
rawsiko-list-territory = Territorio
rawsiko-list-assets = Activos
rawsiko-list-materials = Materiales
rawsiko-list-claim = { $n ->
    [one] Ocupar { $n } marcado: { $continent }
   *[other] Ocupar { $n } marcados: { $continent }
}
rawsiko-list-pick = Elegir { $place }
rawsiko-list-place = Colocar en { $place }
rawsiko-list-from = De { $place } a
rawsiko-list-go = Ir
rawsiko-list-own = { $place } (tuyo, { $n })
rawsiko-list-empty = { $place } (vacío)
rawsiko-list-attack = { $place } ({ $name }, { $n }): { $chance }
rawsiko-facts-lead = Cifras reales sobre el tema del juego. Elige un material o un territorio.
rawsiko-facts-all = Todos los datos
rawsiko-fact-lists = En la lista de la UE de materias primas críticas en { $years }
rawsiko-fact-china = China (cerrada)
rawsiko-fact-map = En el mapa:
rawsiko-fact-uses = Sirve para:
rawsiko-fact-near = Junto a:

## El final.
rawsiko-scoring-open = Recuento
rawsiko-final-map = Mapa final
rawsiko-end-note = { $n ->
    [one] { $n } turno jugado. Un producto solo cuenta con todos sus materiales.
   *[other] { $n } turnos jugados. Un producto solo cuenta con todos sus materiales.
}
rawsiko-rank = { $n }.º
rawsiko-trade = Comercio con China:
rawsiko-no-trade = Comercio con China: ninguno
rawsiko-ties = Empates: más productos, luego materiales, luego territorios.

## Pistas, teclas, saltos, lo que se escribe.
rawsiko-do-claim = Ocupa { $places }.
rawsiko-do-place = Coloca { $n } en { $place }.
rawsiko-do-move = Mueve { $n } de { $from } a { $to }.
rawsiko-do-raid = Ataca { $to } desde { $from } con { $n }.
rawsiko-do-stop = Termina tu turno.
rawsiko-do-trade = Pide a China { $material }.
rawsiko-key-map = al mapa
rawsiko-key-arrows = al territorio siguiente
rawsiko-key-choose = elegirlo
rawsiko-key-count = más o menos activos
rawsiko-key-confirm = confirmar
rawsiko-key-again = atacar de nuevo
rawsiko-key-end = terminar tu turno
rawsiko-key-list = lista de territorios
rawsiko-jump-back = Al turno anterior
rawsiko-jump-on = Al turno siguiente
rawsiko-jump-turn = Turno { $n }
rawsiko-jump-turns = Turno
rawsiko-command-hint = mover turquía ucrania 2, terminar…
rawsiko-command-help = También puedes escribir tus jugadas: pulsa <b>/</b> y escribe <b>ocupar europa alemania ucrania</b>, <b>colocar alemania 2</b>, <b>mover turquía ucrania 2</b>, <b>atacar turquía alemania 3</b>, <b>comerciar Bi</b> o <b>terminar</b>. Los nombres pueden ser cortos.
