# Las reglas y las palabras de RAWsiko en el navegador. Lo que también dice el terminal está en rawsiko.ftl.

rawsiko-rules-lead = Diez minutos de lectura. La mesa solo ofrece jugadas permitidas.
rawsiko-rules-chip-other = ni lo uno ni lo otro
rawsiko-rules-example = Una carta de ejemplo
rawsiko-rules-card-sum = { $points ->
    [one] Con estos materiales, la carta vale por ahora { $points } punto.
   *[other] Con estos materiales, la carta vale por ahora { $points } puntos.
}
rawsiko-rules-extra = Activos adicionales
rawsiko-rules-materials = Materiales distintos
rawsiko-rules-assets = Activos nuevos
rawsiko-rules-attacker = Atacante
rawsiko-rules-defender = Defensor
rawsiko-rules-lost = El atacante pierde { $attacker }, el defensor { $defender }. El tercer dado no tiene rival.
rawsiko-rules-options = Lo que una mesa puede acordar
rawsiko-rules-options-text = Quien abre la mesa puede cambiar esto. Sin cambios, todo va como se ha dicho.
rawsiko-rules-opt-turns = De 3 a 20. Con menos, la partida es más rápida.
rawsiko-rules-opt-setup = Sorteados: los dos continentes de cada jugador salen por sorteo; los territorios se eligen igualmente.
rawsiko-rules-opt-stranglehold = Cada vez que un jugador queda fuera, la partida se acorta un turno.
rawsiko-rules-opt-china = Antes de contar los puntos, quien está solo en un continente elige un material y lo recibe, uno por cada continente así.
rawsiko-rules-opt-order = Por lo común, la misma persona empieza cada turno. Que el comienzo vaya pasando es más justo: entonces empieza otra cada turno, por orden.
rawsiko-rules-opt-leave-one = Ningún territorio puede quedar vacío: siempre se queda un activo.
rawsiko-rules-opt-rounding = Un tercio de tus materiales se redondea al número más cercano, o siempre hacia abajo.
rawsiko-rules-opt-objectives = Cartas abiertas: todos ven lo que necesitan los demás.

## Las palabras.
rawsiko-gloss-title = Las palabras de RAWsiko
rawsiko-gloss-lead = { $materials } materiales, { $territories } territorios, { $applications } aplicaciones: qué son, dónde están, qué necesitan.
rawsiko-gloss-materials = Todos son materias primas críticas para la Unión Europea. Las cifras son reales; China está cerrada solo en este juego.
rawsiko-gloss-applications = Lo que puede pedir una carta. Una aplicación solo cuenta con todos sus materiales.
rawsiko-gloss-china = China
rawsiko-term-company = Empresa
rawsiko-term-company-about = Eres tú. Compiten de tres a cinco empresas.
rawsiko-term-card = Carta de objetivo
rawsiko-term-card-about = Tu secreto: cuatro aplicaciones, 46 puntos en total.
rawsiko-term-application = Aplicación
rawsiko-term-application-about = Un producto. Da sus puntos si tienes todos los materiales que necesita; si no, nada.
rawsiko-term-applications = Aplicaciones
rawsiko-term-material = Material
rawsiko-term-material-about = Una de las materias primas críticas, dibujada como ficha con su símbolo. Cada territorio tiene de una a cuatro.
rawsiko-term-hold = Tener
rawsiko-term-hold-about = Tienes un material mientras lo tenga uno de tus territorios. Una segunda fuente solo da seguridad.
rawsiko-term-territory = Territorio
rawsiko-term-territory-about = Un país o varios juntos. Es tuyo mientras haya en él un activo tuyo, y de nadie cuando está vacío.
rawsiko-term-asset = Activo
rawsiko-term-asset-about = Una parte de tu empresa: personas, dinero, máquinas. Se mueve una vez por turno.
rawsiko-term-investment = Inversión
rawsiko-term-investment-about = La primera mitad de un turno: un tercio de tus materiales distintos llega como activos nuevos.
rawsiko-term-action = Acción
rawsiko-term-action-about = La segunda mitad de un turno: mover, ocupar lo libre, disputar lo que no lo está y terminar.
rawsiko-term-conflict = Conflicto comercial
rawsiko-term-conflict-about = Los dados deciden sobre un territorio. De uno a tres activos contra tres como mucho; los empates son del defensor.
rawsiko-term-stranglehold = Estrangulamiento
rawsiko-term-stranglehold-about = Una opción: cada empresa que queda fuera le quita un turno a la partida.
rawsiko-term-china = Comercio con China
rawsiko-term-china-about = Una opción: al final, un material a elegir por cada continente que sea solo tuyo.
