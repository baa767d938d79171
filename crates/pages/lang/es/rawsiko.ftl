# RAWsiko. Los nombres de territorios, materiales, aplicaciones y continentes vienen de sus datos; donde hay que
# escribirlos van en la notación, igual en todos los idiomas.

## Los bots: un nombre, y cómo es cada uno.
rawsiko-level-intern = Becario
rawsiko-level-intern-about = Toma lo que está vacío o cae seguro, e ignora a sus vecinos.
rawsiko-level-clerk = Oficinista
rawsiko-level-clerk-about = Trabaja y lucha por toda la carta, pero deja abiertas sus fronteras.
rawsiko-level-trader = Comerciante
rawsiko-level-trader-about = Conoce las probabilidades, guarda lo que importa y para a tiempo.
rawsiko-level-broker = Corredor
rawsiko-level-broker-about = Prueba unos cuantos planes y las respuestas de los demás antes de jugar.
rawsiko-level-director = Director
rawsiko-level-director-about = Sopesa muchos planes para el turno contra muchas respuestas.
rawsiko-level-khepri-about = Piensa la ronda entera, desde todos los lados.

## La crónica.
rawsiko-ev-claim = { $who ->
    [you] <b>Tú</b> ocupas { $places } ({ $continent })
   *[other] <b>{ $name }</b> ocupa { $places } ({ $continent })
}
rawsiko-ev-place = { $who ->
    [you] <b>Tú</b> colocas { $n } en { $place }
   *[other] <b>{ $name }</b> coloca { $n } en { $place }
}
rawsiko-ev-turn = { $who ->
    [you] Turno { $turn } de { $turns }: empiezas tú
   *[other] Turno { $turn } de { $turns }: empieza { $name }
}
rawsiko-ev-income = Nuevos activos:
rawsiko-ev-move = { $who ->
    [you] <b>Tú</b> mueves { $n } de { $from } a { $to }
   *[other] <b>{ $name }</b> mueve { $n } de { $from } a { $to }
}
rawsiko-ev-move-take = { $who ->
    [you] <b>Tú</b> mueves { $n } de { $from } a { $to } y te quedas con él
   *[other] <b>{ $name }</b> mueve { $n } de { $from } a { $to } y se queda con él
}
rawsiko-ev-attack = { $who ->
    [you] <b>Tú</b> atacas { $to } (<b>{ $target }</b>) desde { $from } con { $n }
   *[other] { $whom ->
        [you] <b>{ $name }</b> ataca <b>tu</b> territorio { $to } desde { $from } con { $n }
       *[other] <b>{ $name }</b> ataca { $to } (<b>{ $target }</b>) desde { $from } con { $n }
    }
}
rawsiko-ev-fight = { $attack } contra { $defence }: { $pairs }. { $lost }
rawsiko-dice-beats = { $one } gana a { $other }
rawsiko-dice-ties = { $one } empata con { $other }
rawsiko-dice-loses = { $one } pierde contra { $other }
rawsiko-ev-loses = { $who ->
    [you] <b>Tú</b> pierdes { $n }
   *[other] <b>{ $name }</b> pierde { $n }
}
rawsiko-ev-take = { $who ->
    [you] <b>Tú</b> conquistas { $place }
   *[other] <b>{ $name }</b> conquista { $place }
}
rawsiko-ev-empty = { $place } queda sin nadie
rawsiko-ev-out = { $who ->
    [you] A <b>ti</b> no te queda nada: estás fuera
   *[other] A <b>{ $name }</b> no le queda nada y está fuera
}
rawsiko-ev-out-by = { $who ->
    [you] <b>{ $target }</b> <b>te</b> elimina
   *[other] { $whom ->
        [you] <b>Tú</b> eliminas a <b>{ $name }</b>
       *[other] <b>{ $target }</b> elimina a <b>{ $name }</b>
    }
}
rawsiko-ev-shorter = { $turns ->
    [one] El estrangulamiento aprieta: la partida tiene ahora { $turns } turno
   *[other] El estrangulamiento aprieta: la partida tiene ahora { $turns } turnos
}
rawsiko-ev-end = { $who ->
    [you] <b>Tú</b> terminas
   *[other] <b>{ $name }</b> termina
}
rawsiko-ev-trade = { $who ->
    [you] <b>Tú</b> recibes { $material } ({ $symbol }) de China
   *[other] <b>{ $name }</b> recibe { $material } ({ $symbol }) de China
}
rawsiko-ev-trade-again = { $who ->
    [you] <b>Tú</b> recibes { $material } ({ $symbol }) de China, pero ya lo tenías
   *[other] <b>{ $name }</b> recibe { $material } ({ $symbol }) de China, pero ya lo tenía
}
rawsiko-ev-over-last = La partida acaba después del turno { $turn }
rawsiko-ev-over-one = { $who ->
    [you] La partida acaba en el turno { $turn }: solo quedas tú
   *[other] La partida acaba en el turno { $turn }: solo queda { $name }
}
rawsiko-final-out = fuera; la carta era
rawsiko-misses = falta
rawsiko-complete = completa
rawsiko-completed = { $n ->
    [one] { $n } completa
   *[other] { $n } completas
}

## Cifras.
rawsiko-territories = { $n ->
    [one] { $n } territorio
   *[other] { $n } territorios
}
rawsiko-materials = { $n ->
    [one] { $n } material
   *[other] { $n } materiales
}
rawsiko-assets = { $n ->
    [one] { $n } activo
   *[other] { $n } activos
}
rawsiko-income = renta { $n } ahora
rawsiko-out = fuera, el { $n }.º en irse
rawsiko-none-yet = aún sin territorios
rawsiko-dealt = repartidos: { $places }
rawsiko-alone = sin nadie más en { $places }
rawsiko-from-china = de China { $materials }
rawsiko-scores = suma { $n } ahora

## La mesa.
rawsiko-setup = Preparación
rawsiko-turn = Turno { $turn } de { $turns }
rawsiko-stranglehold = (estrangulamiento)
rawsiko-phase-claim = ocupación
rawsiko-phase-first = primeros activos
rawsiko-phase-invest = inversión
rawsiko-phase-act = acción
rawsiko-phase-trade = comercio con China
rawsiko-phase-over = fin
rawsiko-order = orden:
rawsiko-now = { $name } (ahora)
rawsiko-card = <b>Tu carta</b> suma { $points } de { $most } puntos ahora (* te falta, + lo tienes)
rawsiko-own = <b>Tus territorios</b> (pueden moverse/todos)
rawsiko-own-beside = <b>Tus territorios</b> (móviles/todos); al lado: dueño, activos, probabilidad
rawsiko-empty = vacío
rawsiko-with = { $name } con { $n }
rawsiko-with-chance = { $name } con { $n }, { $chance }
rawsiko-far = Vacíos más lejos:
rawsiko-claims = Lo que se puede ocupar (* tu carta lo necesita y te falta, + ya lo tienes)
rawsiko-unoccupied = sin nadie
rawsiko-shared-with = con { $names }
rawsiko-ways = { $n ->
    [one] { $n } manera
   *[other] { $n } maneras
}
rawsiko-left = cada territorio con su dueño, y las probabilidades de todos los conflictos
rawsiko-world = El mundo: dueño y activos, materiales
rawsiko-odds = Probabilidad de conquistar un territorio luchando hasta el final: atacantes hacia abajo, defensores hacia la derecha. Solo los dados son azar; en el empate pierde el atacante.

## Lo que se pregunta.
rawsiko-ask-claim = { $which ->
    [second] { $n ->
        [one] Tu segunda ocupación: un territorio.
       *[other] Tu segunda ocupación: { $n } territorios conectados de un continente.
    }
   *[first] { $n ->
        [one] Tu primera ocupación: un territorio.
       *[other] Tu primera ocupación: { $n } territorios conectados de un continente.
    }
}
rawsiko-ask-dealt = Te ha tocado { $continent }.
rawsiko-ask-place = { $n ->
    [one] Tienes { $n } activo para colocar en tus territorios.
   *[other] Tienes { $n } activos para colocar en tus territorios.
}
rawsiko-ask-act = { $n ->
    [0] Tu fase de acción: ya no puede moverse nada tuyo. Mueve y ataca cuantas veces quieras, y después termina.
    [one] Tu fase de acción: aún puede moverse { $n } activo. Mueve y ataca cuantas veces quieras, y después termina.
   *[other] Tu fase de acción: aún pueden moverse { $n } activos. Mueve y ataca cuantas veces quieras, y después termina.
}
rawsiko-ask-last = Este es el último turno.
rawsiko-ask-trade = { $n ->
    [one] China comercia contigo: elige un material.
   *[other] China comercia contigo: elige { $n } materiales, uno a uno.
}

## Lo que significa una opción.
rawsiko-nothing-new = nada nuevo
rawsiko-completes = completa { $name } (+{ $points })
rawsiko-breaks = rompe { $name } (-{ $points })
rawsiko-income-more = renta +{ $n }
rawsiko-leaves = deja vacío { $place }
rawsiko-loses = pierde { $materials }
rawsiko-do-empty = vacío: { $brings }
rawsiko-do-more = (pueden ir hasta { $n })
rawsiko-do-own = tuyo: { $words }
rawsiko-do-end = { $n ->
    [one] { $n } activo se queda donde está
   *[other] { $n } activos se quedan donde están
}
rawsiko-do-attack = { $name } con { $assets }: { $chance }, { $brings }
rawsiko-do-attack-all = { $name } con { $assets }: { $chance } con los { $go }, { $brings }
rawsiko-then = { $n } después
rawsiko-takes = conquista { $place } con { $few } -> { $many }
rawsiko-falls = cae con { $now } -> { $then }
rawsiko-nobody = nadie al lado
rawsiko-trade-held = ya lo tienes
rawsiko-trade-not-needed = tu carta no lo necesita
rawsiko-trade-near = a { $name } ({ $points }) aún le faltaría { $materials }

## Lo que se puede escribir.
rawsiko-help-some = En RAWsiko las opciones numeradas son solo algunas de las que tienes:
rawsiko-help-all = todas las opciones, numeradas
rawsiko-help-what = QUÉ
rawsiko-help-info = consulta un territorio, un material o una aplicación: i litio
rawsiko-help-typed = Cada jugada se puede escribir, con nombres tan cortos como quieras mientras estén claros; los dados no se escriben. `all` es el número más alto.
rawsiko-help-short = Así, `m indi vie all` mueve todo lo que puede ir de la India a Vietnam.
rawsiko-help-marks = Delante de un material, * significa que tu carta lo necesita y te falta, y + que tu carta lo necesita y lo tienes.
rawsiko-type-such = Escribe, por ejemplo, `{ $step }`.
rawsiko-type-where = ¿Dónde?
rawsiko-type-from = ¿Desde dónde?
rawsiko-type-to = ¿Hacia dónde?
rawsiko-type-which = ¿Qué territorios?
rawsiko-type-material = ¿Qué material?
rawsiko-type-many = ¿Cuántos activos? Añade un número, o `all`.
rawsiko-type-many-most = ¿Cuántos activos? Añade un número, como mucho { $most }, o `all`.
rawsiko-type-dice = No eliges lo que sacan los dados: escribe solo `{ $step }`.
rawsiko-type-twice = `{ $place }` aparece dos veces.
rawsiko-type-apart = No todo lo de `{ $places }` está en { $continent }: una ocupación queda en un solo continente.
rawsiko-type-no-place = `{ $word }` no es un territorio: `w` los muestra todos, e `i` consulta uno.
rawsiko-type-no-material = `{ $word }` no es un material: escribe un símbolo o un nombre, como `Bi` o `bismuto`.
rawsiko-type-no-number = `{ $word }` no es un número de activos.
rawsiko-type-too-much = `{ $word }` sobra después de `{ $step }`.
rawsiko-type-several = `{ $word }` puede ser { $names }: escribe más letras.
# In this order: claim, place, move, attack, end, trade.
rawsiko-type-verbs = ocupar colocar mover atacar terminar comerciar

## Por qué se rechaza algo.
rawsiko-no-unoccupied = no puedes ocupar { $continent } mientras { $unoccupied } siga sin nadie
rawsiko-no-full = en { $continent } ya hay dos jugadores
rawsiko-no-twice = ya estás en { $continent }
rawsiko-no-dealt = te ha tocado { $dealt }, no { $continent }
rawsiko-no-size = aquí se ocupan { $expected }, no { $found }
rawsiko-no-taken = { $who ->
    [you] { $place } ya es tuyo
   *[other] { $place } ya es de { $name }
}
rawsiko-no-apart = { $places } no están conectados dentro de { $continent }
rawsiko-no-held = { $place } no es tuyo
rawsiko-no-assets = tiene que ir al menos un activo
rawsiko-no-left = tienes { $left } para colocar, no { $n }
rawsiko-no-adjacent = { $from } y { $to } no son vecinos
rawsiko-no-unmoved = en { $from } aún pueden moverse { $unmoved }, no { $n }
rawsiko-no-last = el último activo no puede salir de { $from }; pueden ir como mucho { $most }, no { $n }
rawsiko-no-foreign = { $who ->
    [you] { $to } es tuyo
   *[other] { $to } es de { $name }, así que hay que atacarlo
}
rawsiko-no-empty = { $to } está vacío, así que los activos van allí sin conflicto
rawsiko-no-own = { $to } es tuyo, así que los activos van allí sin conflicto
rawsiko-no-three = atacan como mucho 3 activos a la vez, no { $n }

## Por qué se aconseja algo.
rawsiko-army = { $who ->
    [you] tus { $n } en { $place }
   *[other] { $name } ({ $n } en { $place })
}
rawsiko-elsewhere = otros sitios
rawsiko-why-brings-nothing = No trae ningún material que no tengas.
rawsiko-why-brings-others = Trae { $others }.
rawsiko-why-brings-needed = Trae { $needed } para tu carta.
rawsiko-why-brings = Trae { $needed } para tu carta, además de { $others }.
rawsiko-why-completes = Completa { $name }, que da { $points }.
rawsiko-why-income = Sube tu renta de { $now } a { $then }.
rawsiko-why-near = Al lado hay más de lo que tu carta necesita: { $places }.
rawsiko-why-beside = { $n ->
    [0] Aún no hay nadie al lado.
    [one] { $n } territorio de al lado es de otro jugador.
   *[other] { $n } territorios de al lado son de otros jugadores.
}
rawsiko-why-reach = Con { $after } en vez de { $before } en { $from }, tu probabilidad de conquistar { $to } sube del { $few } al { $many }.
rawsiko-why-reach-needed = Con { $after } en vez de { $before } en { $from }, tu probabilidad de conquistar { $to } sube del { $few } al { $many }; allí hay { $materials }.
rawsiko-why-free = Nadie está al lado de { $place }: sus activos quedan libres para ir a lo que está vacío.
rawsiko-why-nobody = Nadie está al lado de { $place }.
rawsiko-why-no-dice = Está vacío: { $place }. No hacen falta dados.
rawsiko-why-back = Con { $n } allí, { $army } tendría un { $chance } de probabilidad de recuperarlo.
rawsiko-why-ahead = Desde allí se llega en el próximo turno a { $place }, que tiene { $materials }.
rawsiko-why-ahead-needed = Desde allí se llega en el próximo turno a { $place }, y tu carta necesita lo que tiene: { $materials }.
rawsiko-why-attack = { $who ->
    [you] Con los { $n } que pueden ir, conquistas { $to } ({ $assets }) con un { $chance }; de media cuesta { $lost } contra { $killed }.
   *[other] Con los { $n } que pueden ir, conquistas { $to } a { $name } ({ $assets }) con un { $chance }; de media te cuesta { $lost } a ti y { $killed } a { $name }.
}
rawsiko-why-last = { $who ->
    [you] Es tu último territorio.
   *[other] Es el último territorio de { $name }, que quedaría fuera.
}
rawsiko-why-takes = { $who ->
    [you] Perderías { $materials }.
   *[other] { $name } perdería { $materials }.
}
rawsiko-why-takes-income = { $who ->
    [you] Perderías { $materials }, y { $n } de renta.
   *[other] { $name } perdería { $materials }, y { $n } de renta.
}
rawsiko-why-best = El mejor ataque que queda es de { $from } a { $to }: { $chance }, por nada que tu carta necesite.
rawsiko-why-best-needed = El mejor ataque que queda es de { $from } a { $to }: { $chance }, por { $materials }.
rawsiko-why-no-attack = Nada de lo que queda por atacar te trae algo nuevo.
rawsiko-why-weakest = Tu frontera más débil es { $place }: { $army } la tomaría con un { $chance }.
rawsiko-why-holds = La probabilidad de que { $place } caiga ante { $army } baja del { $now } al { $then }.
rawsiko-why-empties = { $place } queda vacío, lo que no cuesta ningún material.
rawsiko-why-empties-loses = { $place } queda vacío, lo que cuesta { $materials }.
rawsiko-why-empties-breaks = { $place } queda vacío, lo que cuesta { $materials } y rompe { $names }.
rawsiko-why-stays = Se quedarían { $n } en { $place }, sin nadie al lado.
rawsiko-why-stays-threat = Se quedarían { $n } en { $place }, que { $army } podría tomar con un { $chance }.
rawsiko-why-nearest = Lo más cercano en tu carta: { $name } ({ $points }), a la que falta { $materials }; { $lie }.
rawsiko-why-lies = { $material } está en { $places }

## Las reglas.
rawsiko-rules-title = Reglas de RAWsiko
rawsiko-rules-aim = El objetivo
rawsiko-rules-aim-text = Una disputa por materias primas críticas, para 3 a 5 jugadores a partir de 10 años. China ha dejado de exportar. Tu empresa envía sus activos por el mundo para que, al acabar el último turno, tengas los materiales de los que están hechos tus productos.
rawsiko-rules-board = El tablero
rawsiko-rules-board-text = 44 territorios en 6 continentes, unidos por fronteras y por líneas discontinuas sobre el mar. Cada uno tiene de uno a cuatro de 31 materiales. Un material es tuyo mientras lo tenga uno de tus territorios; una segunda fuente solo te da más seguridad.
rawsiko-rules-card = Tu carta
rawsiko-rules-card-text = Recibes una carta con cuatro aplicaciones, como teléfonos móviles o aerogeneradores, y no la enseñas. Al final, una aplicación vale sus puntos si tienes todos los materiales que necesita, y nada si falta uno solo. Las cuatro juntas valen 46 puntos.
rawsiko-rules-setup = Antes del primer turno
rawsiko-rules-setup-text = Empieza un jugador elegido por sorteo. Uno tras otro ocupan territorios conectados de un continente, y luego se invierte el orden: el último vuelve a ocupar enseguida.
rawsiko-rules-setup-shared = Mientras haya un continente sin jugadores, tienes que elegir uno de esos. Después puedes unirte a otro jugador en un continente, pero no donde haya dos, ni donde ya estés.
rawsiko-rules-setup-assets = Cada territorio ocupado recibe un activo; los adicionales van donde quieras.
rawsiko-rules-setup-row = Jugadores: { $players }. Territorios ocupados: primero { $first }, luego { $second }. Activos adicionales: { $assets }. Turnos: { $turns }.
rawsiko-rules-turn = Un turno
rawsiko-rules-turn-invest = Inversión, a partir del segundo turno: cuenta tus materiales distintos. Por cada tres recibes un activo, redondeado al número más cercano. Colócalos todos en tus territorios.
rawsiko-rules-turn-act = Acción: un jugador tras otro envía activos a territorios vecinos y dice cuándo ha terminado. Cada activo se mueve una vez.
rawsiko-rules-turn-empty = Un territorio vacío pasa a ser tuyo cuando llegan activos. El que dejas sin nada no es de nadie.
rawsiko-rules-conflict = Conflictos
rawsiko-rules-conflict-text = Contra el territorio de otro jugador envías de uno a tres activos que no se hayan movido; el dueño responde con los que haya allí, tres como mucho. Cada uno lanza un dado por activo. Se comparan los dados más altos, luego los segundos, luego los terceros; un dado sin rival no cuenta. Quien saca menos pierde un activo, y los dados iguales le cuestan uno al atacante.
rawsiko-rules-conflict-end = Cuando desaparece el último defensor, todos los atacantes que quedan entran y ya no se mueven en este turno. Si no, se quedan en casa y pueden intentarlo otra vez, allí o en otra parte. Quien no tiene ningún activo en el tablero queda fuera.
rawsiko-rules-end = El final
rawsiko-rules-end-text = Gana quien tiene más puntos. Si son iguales, se compara el número de aplicaciones completas, luego el de materiales distintos, luego el de territorios; si todo es igual, el puesto se comparte.
rawsiko-rules-end-out = Quienes están fuera van detrás de todos los demás, según cuánto duraron. El último que queda gana al instante.
