# La mesa de Ra.

# Losetas: el nombre en medio de una frase; una como lo que alguien saca, toma o pierde; varias, del mismo modo.
ra-tile-god = dios
ra-one-god = un dios
ra-some-god = { $n ->
    [one] { $n } dios
   *[other] { $n } dioses
}
ra-tile-gold = oro
ra-one-gold = oro
ra-some-gold = { $n ->
    [one] { $n } loseta de oro
   *[other] { $n } losetas de oro
}
ra-tile-pharaoh = faraón
ra-one-pharaoh = un faraón
ra-some-pharaoh = { $n ->
    [one] { $n } faraón
   *[other] { $n } faraones
}
ra-tile-nile = Nilo
ra-one-nile = un Nilo
ra-some-nile = { $n ->
    [one] { $n } Nilo
   *[other] { $n } Nilos
}
ra-tile-flood = inundación
ra-one-flood = una inundación
ra-some-flood = { $n ->
    [one] { $n } inundación
   *[other] { $n } inundaciones
}
ra-tile-art = arte
ra-one-art = arte
ra-some-art = { $n ->
    [one] { $n } loseta de arte
   *[other] { $n } losetas de arte
}
ra-tile-religion = religión
ra-one-religion = religión
ra-some-religion = { $n ->
    [one] { $n } loseta de religión
   *[other] { $n } losetas de religión
}
ra-tile-writing = escritura
ra-one-writing = escritura
ra-some-writing = { $n ->
    [one] { $n } loseta de escritura
   *[other] { $n } losetas de escritura
}
ra-tile-agriculture = agricultura
ra-one-agriculture = agricultura
ra-some-agriculture = { $n ->
    [one] { $n } loseta de agricultura
   *[other] { $n } losetas de agricultura
}
ra-tile-astronomy = astronomía
ra-one-astronomy = astronomía
ra-some-astronomy = { $n ->
    [one] { $n } loseta de astronomía
   *[other] { $n } losetas de astronomía
}
ra-tile-fortress = fortaleza
ra-one-fortress = una fortaleza
ra-some-fortress = { $n ->
    [one] { $n } fortaleza
   *[other] { $n } fortalezas
}
ra-tile-sanctuary = santuario
ra-one-sanctuary = un santuario
ra-some-sanctuary = { $n ->
    [one] { $n } santuario
   *[other] { $n } santuarios
}
ra-tile-obelisk = obelisco
ra-one-obelisk = un obelisco
ra-some-obelisk = { $n ->
    [one] { $n } obelisco
   *[other] { $n } obeliscos
}
ra-tile-palace = palacio
ra-one-palace = un palacio
ra-some-palace = { $n ->
    [one] { $n } palacio
   *[other] { $n } palacios
}
ra-tile-mausoleum = mausoleo
ra-one-mausoleum = un mausoleo
ra-some-mausoleum = { $n ->
    [one] { $n } mausoleo
   *[other] { $n } mausoleos
}
ra-tile-pyramid = pirámide
ra-one-pyramid = una pirámide
ra-some-pyramid = { $n ->
    [one] { $n } pirámide
   *[other] { $n } pirámides
}
ra-tile-temple = templo
ra-one-temple = un templo
ra-some-temple = { $n ->
    [one] { $n } templo
   *[other] { $n } templos
}
ra-tile-statue = estatua
ra-one-statue = una estatua
ra-some-statue = { $n ->
    [one] { $n } estatua
   *[other] { $n } estatuas
}
ra-tile-step-pyramid = pirámide escalonada
ra-one-step-pyramid = una pirámide escalonada
ra-some-step-pyramid = { $n ->
    [one] { $n } pirámide escalonada
   *[other] { $n } pirámides escalonadas
}
ra-tile-sphinx = esfinge
ra-one-sphinx = una esfinge
ra-some-sphinx = { $n ->
    [one] { $n } esfinge
   *[other] { $n } esfinges
}
ra-tile-funeral = funeral
ra-one-funeral = un funeral
ra-tile-drought = sequía
ra-one-drought = una sequía
ra-tile-unrest = descontento
ra-one-unrest = descontento
ra-tile-war = guerra
ra-one-war = una guerra
ra-tile-earthquake = terremoto
ra-one-earthquake = un terremoto
ra-tile-ra = Ra

# Lugares y soles, para lectores de pantalla.
ra-slot = { $tile }: { $n }
ra-sun = { $face ->
    [down] sol { $sun }, boca abajo
   *[up] sol { $sun }
}
ra-card = { $name }, silla { $seat }

# La barra superior.
ra-where = { $n ->
    [one] <b>Ra</b> · { $n } jugador
   *[other] <b>Ra</b> · { $n } jugadores
} · { $scores ->
    [open] puntuación visible
   *[hidden] puntuación oculta
}
ra-epoch = Época { $n } de { $of }
ra-bag-stat = { $n ->
    [one] { $n } loseta en la bolsa
   *[other] { $n } losetas en la bolsa
}

# El tablero.
ra-track = Registro de Ra: { $n } de { $of }
ra-track-caption = <b>Ra { $n } de { $of }</b> · { $left ->
    [1] falta uno para acabar la época
    [2] faltan dos para acabar la época
    [3] faltan tres para acabar la época
    [4] faltan cuatro para acabar la época
    [5] faltan cinco para acabar la época
    [6] faltan seis para acabar la época
    [7] faltan siete para acabar la época
    [8] faltan ocho para acabar la época
    [9] faltan nueve para acabar la época
    [10] faltan diez para acabar la época
   *[other] faltan { $left } para acabar la época
}
ra-station-start = La barca solar espera el primer Ra
ra-station = Ra { $n }
ra-station-barge = Ra { $n }, aquí está la barca solar
ra-station-end = Ra { $n } acaba la época
ra-in-bag = { $n ->
    [one] en la bolsa
   *[other] en la bolsa
}
ra-bag-open = ¿Qué queda en la bolsa?
ra-lot = Registro de subasta: { $n } de { $of }
ra-lot-empty = vacío
ra-prize = sol del centro, para el ganador
ra-god-take = Gastar un dios por { $tile }

# La fila de quienes hablan.
ra-bids = Apuestas por orden
ra-turns = Orden de turno
ra-ranking = Clasificación
ra-you = Tú
ra-passed = pasó
ra-outbid = superado: { $sun }
ra-bids-now = apuesta
ra-turn-now = en turno
ra-last = al final
ra-last-drew = , por sacar a Ra
ra-last-invoked = , por invocar a Ra
ra-may = { $pass ->
    [yes] { $n ->
        [0] pasar
       *[other] { $suns } o pasar
    }
   *[no] { $suns }
}
ra-rank = { $rank }.º

# Los demás jugadores.
ra-thinking = pensando
ra-winner = gana
ra-tag-bids = sol { $sun }
ra-no-suns = sin soles
ra-player = Jugador Ra: apuesta el último
ra-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
ra-veiled = La puntuación queda oculta hasta el final
ra-veiled-mine = Tu puntuación solo la ves tú
ra-peek = Mantén pulsado para ver la puntuación
ra-if-scored = contando ahora
ra-mini = ahora
ra-now-title = Puntos si la época se contara ahora
ra-civ = { $n } de 5: <p>{ $points }</p>
ra-mon = { $n } de 8 · al final <b>{ $points }</b>
ra-mon-last = { $n } de 8 · valen <b>{ $points }</b>

# Tus propias losetas.
ra-you-mark = (tú)
ra-purse = { $n ->
    [one] <b>{ $n }</b> punto
   *[other] <b>{ $n }</b> puntos
}
ra-you-now = <h>contando </h>ahora <p>{ $points }</p>
ra-you-end = · monumentos al final <b>{ $monuments }</b>
ra-you-last = · incluidos monumentos <b>{ $monuments }</b>, soles <p>{ $suns }</p>
ra-suns = Soles
ra-gods = Dioses
ra-gold = Oro
ra-pharaohs = Faraones
ra-river = Río
ra-civilisation = Civilización
ra-monuments = Monumentos
ra-disasters = Desastres
ra-group-ra = Ra
ra-sun-sum = suma { $n }
ra-most = otros: hasta { $n }
ra-fewest = quien menos
ra-dry = sin inundación
ra-civ-more = { $n ->
    [1] · con una más: { $points }
    [2] · con dos más: { $points }
   *[other] · con { $n } más: { $points }
}
ra-mon-kinds = { $n } de 8: <b>{ $points }</b>
ra-mon-set = · { $set }: <b>{ $points }</b>
ra-mon-sets = · { $n } grupos: <b>{ $points }</b>
ra-mon-phone = fin <b>{ $points }</b>
ra-lose = Perder { $tile }: { $points }

# La barra de acciones.
ra-actions = Tus acciones
ra-head-turn = { $who ->
    [you] Tu turno
   *[other] Le toca a { $name }
}
ra-head-bid = { $who ->
    [you] Tu apuesta
   *[other] { $name } va a apostar
}
ra-head-gods = { $who ->
    [you] ¿Otro dios?
   *[other] { $name } gasta dioses
}
ra-head-discard = { $who ->
    [you] { $disaster }: eliges tú
   *[other] { $disaster }: elige { $name }
}
ra-say-turn = Saca otra loseta o invoca a Ra para subastar el lote.
ra-say-turn-empty = Saca una loseta o invoca a Ra para subastar solo el sol del centro.
ra-say-turn-god = Saca una loseta, invoca a Ra para abrir la subasta o gasta dioses para tomar losetas.
ra-say-full = El registro de subasta está lleno: invoca a Ra.
ra-say-full-god = El registro de subasta está lleno: invoca a Ra o gasta dioses.
ra-say-forced = Todos los demás han pasado: debes apostar.
ra-say-alone = A nadie más le quedan soles: debes apostar.
ra-say-beat = Apuesta un sol mayor que { $sun } o pasa.
ra-say-cannot = No puedes superar el { $sun }.
ra-say-open = Apuesta un sol por el lote o pasa.
ra-say-open-sun = Apuesta un sol por el sol del centro o pasa.
ra-say-open-full = Apuesta un sol; si pasas, se descartan las ocho losetas.
ra-say-leads = { $who ->
    [you] Vas en cabeza con { $sun }.
   *[other] { $name } va en cabeza con { $sun }.
}
ra-say-no-bid = Aún no ha apostado nadie.
ra-say-unrest = { $n ->
    [one] Elige la loseta de civilización que pierdes.
   *[other] Elige las { $n } losetas de civilización que pierdes.
}
ra-say-earthquake = { $n ->
    [one] Elige el monumento que pierdes.
   *[other] Elige los { $n } monumentos que pierdes.
}
ra-pick-title = Gastar un dios
ra-pick = Elige la loseta del lote que tomas por un dios.
ra-pick-back = Volver
ra-with-lot = Con el lote:
ra-with-lot-sun = Con el lote por tu { $sun }:
ra-with-lot-same = Este lote no te cambia nada.
ra-with-lot-now = ahora <p>{ $before }</p> → <p>{ $after }</p>
ra-with-lot-lost = Perderías: { $lost }.
ra-with-lot-choose = Perderías { $n } a tu elección, mejor estas: { $lost }.
ra-brief = Lote:
ra-brief-sun = Lote por tu { $sun }:
ra-brief-same = Lote: no te cambia nada
ra-brief-lost = pierdes: { $lost }
ra-brief-choose = pierdes { $n } a elegir
ra-brief-monuments = monumentos { $mbefore } → <b>{ $mafter }</b>
ra-draw = Sacar
ra-invoke = Invocar a Ra
ra-spend = Gastar dioses
ra-done = Listo
ra-bid = Apostar { $sun }
ra-bid-short = Apostar <n>{ $sun }</n>
ra-pass = Pasar
ra-why-waiting = { $who ->
    [you] Es tu turno
   *[other] A la espera de { $name }
}
ra-why-auction = No durante una subasta
ra-why-no-auction = Ahora no hay subasta
ra-why-low = El sol { $sun } no supera al { $high }
ra-why-full = El registro de subasta está lleno
ra-why-no-god = No tienes ningún dios
ra-why-no-tile = No hay ninguna loseta que tomar
ra-wins = { $who ->
    [you] { $n ->
        [one] Ganas con { $n } punto
       *[other] Ganas con { $n } puntos
    }
   *[other] { $n ->
        [one] { $name } gana con { $n } punto
       *[other] { $name } gana con { $n } puntos
    }
}
ra-over = La partida ha acabado.
ra-scoring-open = Recuento

# La bolsa.
ra-bag = En la bolsa
ra-bag-chance = { $n ->
    [one] Queda <b>{ $n }</b> loseta.
   *[other] Quedan <b>{ $n }</b> losetas.
} { $ra ->
    [one] <b>{ $ra }</b> es un Ra: la probabilidad de que salga ahora es del <b>{ $percent }</b>.
   *[other] <b>{ $ra }</b> son Ra: la probabilidad de que salga uno ahora es del <b>{ $percent }</b>.
}

# La crónica.
ra-ev-draw = { $who ->
    [you] <b>Tú</b> sacas { $tile }
   *[other] <b>{ $name }</b> saca { $tile }
}
ra-ev-ra = { $who ->
    [you] <b>Tú</b> sacas a Ra <z>{ $n } de { $of }</z>
   *[other] <b>{ $name }</b> saca a Ra <z>{ $n } de { $of }</z>
}
ra-ev-invoke = { $who ->
    [you] <b>Tú</b> invocas a Ra
   *[other] <b>{ $name }</b> invoca a Ra
} { $n ->
    [0] <z>sin losetas</z>
    [one] <z>por { $n } loseta</z>
   *[other] <z>por { $n } losetas</z>
}
ra-ev-bid = { $who ->
    [you] <b>Tú</b> apuestas { $sun }
   *[other] <b>{ $name }</b> apuesta { $sun }
}
ra-ev-pass = { $who ->
    [you] <b>Tú</b> pasas
   *[other] <b>{ $name }</b> pasa
}
ra-ev-win = { $who ->
    [you] <b>Tú</b> ganas con { $sun }, tomas el sol { $taken }
   *[other] <b>{ $name }</b> gana con { $sun }, toma el sol { $taken }
}
ra-ev-nobody = { $n ->
    [0] Nadie apuesta
   *[other] Nadie apuesta: las losetas se quedan
}
ra-ev-discarded = Nadie apuesta: las losetas se descartan
ra-ev-god = { $who ->
    [you] <b>Tú</b> gastas un dios por { $tile }
   *[other] <b>{ $name }</b> gasta un dios por { $tile }
}
ra-ev-lost = { $who ->
    [you] <b>Tú</b> pierdes { $tiles } <z>({ $disaster })</z>
   *[other] <b>{ $name }</b> pierde { $tiles } <z>({ $disaster })</z>
}
ra-ev-epoch-end = { $why ->
    [ra] La época { $epoch } acaba: el registro de Ra está lleno
   *[suns] La época { $epoch } acaba: se han usado todos los soles
}
ra-ev-scored = { $who ->
    [you] <b>Tú</b> sumas <p>{ $points }</p>
   *[other] <b>{ $name }</b> suma <p>{ $points }</p>
}
ra-ev-epoch = { $who ->
    [you] Época { $epoch }: empiezas tú, con el sol más alto
   *[other] Época { $epoch }: empieza { $name }, con el sol más alto
}
ra-ev-won = { $who ->
    [you] <b>Tú</b> ganas la partida
   *[other] <b>{ $name }</b> gana la partida
}
ra-said = { $said }.
ra-said-lot = { $said }: { $tiles }.
ra-said-tiles = { $n ->
    [0] El lote no tiene losetas.
    [one] El lote tiene { $n } loseta: { $tiles }.
   *[other] El lote tiene { $n } losetas: { $tiles }.
}
ra-said-high = { $who ->
    [you] La mayor apuesta es la tuya: { $sun }.
   *[other] La mayor apuesta es { $sun }, de { $name }.
}
ra-said-may-bid = { $pass ->
    [yes] { $n ->
        [0] Solo puedes pasar.
       *[other] Puedes apostar { $suns }, o pasar.
    }
   *[no] Debes apostar: { $suns }.
}
ra-said-may-turn = { $draw ->
    [yes] { $god ->
        [yes] Puedes sacar, invocar a Ra o gastar un dios.
       *[no] Puedes sacar o invocar a Ra.
    }
   *[no] { $god ->
        [yes] Puedes invocar a Ra o gastar un dios.
       *[no] Debes invocar a Ra.
    }
}
ra-said-may-lose = Puedes perder: { $tiles }.
ra-said-may-take = Por un dios puedes tomar: { $tiles }. O dejarlo aquí.

# La puntuación.
ra-skip = Saltar el recuento
ra-score-title = Recuento de la época { $epoch }
ra-score-why = { $why ->
    [ra] El Ra { $n } acabó la época.
   *[suns] Se han usado todos los soles.
}
ra-score-floor = La puntuación nunca baja de 0.
ra-score-level = A igualdad de puntos, va delante el sol más alto.
ra-score-table = Ver la mesa
ra-lead = { $n ->
    [0] { $who ->
        [you] Empate a puntos contigo, pero con el sol más alto.
       *[other] Empate a puntos con { $name }, pero con el sol más alto.
    }
    [one] { $who ->
        [you] Un punto por delante de ti.
       *[other] Un punto por delante de { $name }.
    }
   *[other] { $who ->
        [you] { $n } puntos por delante de ti.
       *[other] { $n } puntos por delante de { $name }.
    }
}
ra-my-place = { $n ->
    [one] Quedas { $rank } con { $n } punto.
   *[other] Quedas { $rank } con { $n } puntos.
}
ra-row-pharaohs = Faraones
ra-row-gold = Oro
ra-row-gods = Dioses guardados
ra-row-river = Río
ra-row-civilisation = Civilización
ra-row-suns = Soles
ra-row-kinds = Tipos de monumentos
ra-row-sets = Monumentos iguales
ra-row-sum = Esta época
ra-row-score = Puntuación
ra-row-final = Puntuación final
ra-rule-pharaohs = más +5, menos −2
ra-rule-gold = 3 cada una
ra-rule-gods = 2 cada uno
ra-rule-river = con inundación
ra-rule-civilisation = 3, 4, 5 tipos: 5, 10, 15
ra-rule-suns = mayor suma +5, menor −5
ra-rule-kinds = 1 cada uno; 7: 10, 8: 15
ra-rule-sets = 3, 4, 5 iguales: 5, 10, 15
ra-before = antes { $n }
ra-none = nada
ra-no-set = ninguno

# Teclas.
ra-key-draw = sacar una loseta
ra-key-invoke = invocar a Ra
ra-key-gods = gastar dioses: elegir las losetas
ra-key-bid = apostar tus soles, de menor a mayor
ra-key-pass = pasar
ra-key-card = qué puntúa y cuándo
ra-card-title = Qué puntúa y cuándo
table-dialog-card = { ra-card-title }

# Qué nombres de las losetas lee alguien.
names-title = Nombres de las losetas
names-about = Tres losetas tienen nombres e imágenes distintos según la edición. Tu elección vale solo para ti, salvo que la mesa haya fijado una.
names-rulebook = los de mi reglamento
names-first = 1.ª edición
names-2023 = 2023
table-set-names = { names-title }
table-names-rulebook = { names-rulebook }
table-names-first = { names-first }
table-names-2023 = { names-2023 }

# Los reinos de las épocas, y el final.
ra-kingdom-1 = Reino Antiguo
ra-reign-1 = Reino Antiguo, 2665–2155 a. C.
ra-kingdom-2 = Reino Medio
ra-reign-2 = Reino Medio, 2130–1650 a. C.
ra-kingdom-3 = Reino Nuevo
ra-reign-3 = Reino Nuevo, 1555–1080 a. C.
ra-ev-reign = { $who ->
    [you] Época { $epoch } ({ $reign }): empiezas tú, con el sol más alto
   *[other] Época { $epoch } ({ $reign }): empieza { $name }, con el sol más alto
}
ra-by-one = ¡Por un punto!
ra-course = Época por época
ra-stand-lead = { $n ->
    [0] Vas en cabeza, igualado a puntos con el segundo.
    [one] Vas en cabeza, con { $n } punto de ventaja.
   *[other] Vas en cabeza, con { $n } puntos de ventaja.
}
ra-stand-behind = { $n ->
    [0] Vas { $rank }, igualado a puntos con el primero.
    [one] Vas { $rank }, a { $n } punto del primero.
   *[other] Vas { $rank }, a { $n } puntos del primero.
}
ra-stand-best = Nadie ha sacado más puntos que tú en esta época.
ra-stand-epoch = { $n ->
    [one] El mejor ha sacado { $n } punto más que tú en esta época.
   *[other] El mejor ha sacado { $n } puntos más que tú en esta época.
}
