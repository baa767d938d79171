# La lección: su página, su guía y lo que se dice en ella. Frases cortas: dos líneas en un teléfono.

learn-offer = ¿No conoces Ra? Apréndelo en diez minutos
learn-title = Aprender Ra
learn-lead = Una primera partida de verdad, con un guía a tu lado. Diez minutos, y puedes parar cuando quieras.
learn-begin = Empezar
learn-go-on = Seguir: { $n }. { $title }
learn-restart = Empezar de nuevo
learn-chapters = Capítulos
learn-done = hecho
learn-note = En una lección las losetas salen en un orden fijo y los bots acompañan. No cuenta para nada.
learn-rules = Prefiero leer las reglas

coach = Guía
coach-chapter = <h><z>Capítulo { $n } de { $of }</z></h> { $title }
coach-progress = Cuánto llevas de este capítulo
coach-lesson = Esto es una lección. No sale en listas ni cuenta para nada.
coach-next = Siguiente
coach-next-chapter = Capítulo siguiente
coach-back = Volver atrás
coach-alone = Ir por mi cuenta
coach-return = Volver a la lección
coach-off = También se puede. Vuelve atrás para seguir la lección.
coach-alone-now = Ahora juegas por tu cuenta. Vuelve cuando quieras.
coach-ended = La partida ha acabado. Repite el capítulo o sigue adelante.
coach-again = Repetir el capítulo
coach-chapters = Todos los capítulos
coach-points = Ver los puntos
coach-play = Jugar con bots fáciles

## La primera lección de Ra

ra-first-name-b = Nofret
ra-first-name-c = Hori

ra-first-chapter-draw = Sacar y apostar
ra-first-welcome = ¡Hola! Soy Khepri, el escarabajo. Juguemos una partida de Ra.
ra-first-goal = Se juntan losetas. Tras tres épocas gana quien tenga más puntos.
ra-first-suns = Estos son tus soles. Pagas con ellos: 13 es fuerte, 2 es débil.
ra-first-draw-first = Es tu turno. Pulsa <b>{ ra-draw }</b> para sacar una loseta de la bolsa.
ra-first-draw-first-called = Has invocado a Ra, pero aún no hay losetas. No hay nada que ganar.
ra-first-tile = ¡Un faraón! Las losetas que salen quedan aquí, a la vista de todos.
ra-first-c-gold = ¡Oro! Son 3 puntos. Me gusta.
ra-first-lot = Ya hay tres losetas. Un jugador las ganará todas juntas.
ra-first-draw-more = Pulsa <b>{ ra-draw }</b> otra vez y mira qué sale.
ra-first-ra = ¡Un Ra! El sol avanza un paso y empieza una subasta.
ra-first-order = Cada uno apuesta un sol o pasa. Sacaste el Ra: hablas al final.
ra-first-b-three = Empiezo con poco: mi 3.
ra-first-bid-five = { ra-first-name-b } va primera con 3. Apuesta tu <b>5</b> y las tres son tuyas.
ra-first-bid-five-passed = Has pasado, y { ra-first-name-b } se lo lleva todo por un 3.
ra-first-bid-five-high = También gana, pero has pagado un sol grande. El 5 basta.
ra-first-won = ¡Has ganado! Tus losetas están aquí y te darán puntos.
ra-first-centre = Tu 5 está ahora en el centro. Se lo lleva el próximo ganador.
ra-first-asleep = Recibes el 1 que estaba allí. Duerme hasta la próxima época.

ra-first-chapter-call = Invoca a Ra
ra-first-flood = Han salido una inundación y arte. Tienes un Nilo: te viene bien.
ra-first-call = No hace falta esperar a un Ra. Puedes invocarlo en tu turno.
ra-first-call-now = Pulsa <b>{ ra-invoke }</b>. Empieza una subasta y hablas al final.
ra-first-call-drew = Has sacado otra loseta. Ahora otro puede invocar antes que tú.
ra-first-b-saves = Para mí no. Guardo mis soles.
ra-first-bid-eight = { ra-first-name-c } va primero con 4. Tu <b>8</b> lo supera.
ra-first-bid-eight-passed = Entonces { ra-first-name-c } se lleva la inundación por un 4.
ra-first-bid-eight-high = Gana, pero guarda el 13 para algo mejor.
ra-first-river = Nilo e inundación: 1 punto cada uno al acabar la época. Sin ella, nada.
ra-first-scarab = El Nilo lleva un escarabajo: se queda. La inundación se va.

ra-first-chapter-gods = Dioses
ra-first-god = { ra-first-name-c } ha sacado un Ra. Hay un dios en juego y hablas primero.
ra-first-eight = Y mira: tu 8 está en el centro. El ganador también se lo lleva.
ra-first-bid-two = Prueba con tu <b>2</b>. Si los dos pasan, ganas el dios y el 8.
ra-first-bid-two-passed = Qué pena. Con un 2 tenías poco que perder.
ra-first-bid-two-high = Gana, pero quizá bastaba tu 2.
ra-first-c-waits = ¿Una sola loseta? Espero.
ra-first-swapped = ¡Has cambiado un débil 2 por un 8! Duerme hasta la próxima época.
ra-first-draw-again = Es tu turno. Pulsa <b>{ ra-draw }</b>.
ra-first-god-takes = Un dios toma la loseta que quieras, sin subasta. Luego se va.
ra-first-take = Pulsa <b>{ ra-spend }</b> y después la loseta de <b>escritura</b>.
ra-first-take-other = Has tomado otra loseta. Un dios toma cualquiera menos otro dios.
ra-first-took = La escritura es tuya. Un dios guardado da 2 puntos.

ra-first-chapter-disasters = Desastres
ra-first-disasters = Ahí hay dos desastres: un terremoto y descontento.
ra-first-earthquake = Un terremoto cuesta dos monumentos. No tienes: no te afecta.
ra-first-unrest = El descontento cuesta dos de estas. Tienes arte y escritura.
ra-first-draw-better = Veamos si mejora. Pulsa <b>{ ra-draw }</b>.
ra-first-draw-better-called = Has invocado a Ra. Una loseta más te habría venido bien.
ra-first-b-calls = ¡Basta! Invoco a Ra.
ra-first-c-no = ¿Desastres? No, gracias.
ra-first-worth = Tienes dos, ahí hay tres, se pierden dos: tres tipos, 5 puntos.
ra-first-bid-thirteen = Es tu último sol. ¡Apuesta el <b>13</b>!
ra-first-bid-thirteen-passed = Ningún desastre para ti, pero tampoco losetas.
ra-first-lose-one = Ahora el descontento: pulsa la loseta que pierdes. Vale cualquiera.
ra-first-lose-two = Y una más.
ra-first-kinds = Quedan tres tipos: 5 puntos. Sin ninguno perderías 5.
ra-first-rest = Todos tus soles duermen. Descansas hasta que acabe la época.

ra-first-chapter-epoch = Acaba la época
ra-first-seven = Más tarde. Ya hay siete Ra: el octavo acaba la época al momento.
ra-first-luck = A los otros les quedan soles. Esperan buenas losetas.
ra-first-b-more = Solo una loseta más…
ra-first-score-pharaohs = Más faraones: +5 para { ra-first-name-c }. Menos: −2, para ti y { ra-first-name-b }.
ra-first-score-gold = Oro: 3 puntos cada uno. Tienes uno.
ra-first-score-gods = Un dios guardado: 2 puntos. Nadie tiene.
ra-first-score-river = Nilo e inundación: 2 puntos. { ra-first-name-c } no tiene inundación: nada.
ra-first-score-civilisation = Tus tres tipos: 5 puntos. Ninguno: −5.
ra-first-score-sum = Vas en cabeza con 18. Empieza la época siguiente.
ra-first-kept = Solo quedan las losetas con escarabajo: faraones, Nilos, monumentos.
ra-first-awake = Tus soles despiertan: 8, 5, 2 y 1.

ra-first-chapter-monuments = Monumentos
ra-first-pyramids = Un poco después. Hay tres pirámides y un palacio.
ra-first-sets = Los monumentos cuentan al final: 1 por tipo, 5 por tres iguales.
ra-first-call-monuments = Los quieres. Pulsa <b>{ ra-invoke }</b>.
ra-first-b-seven = ¡Pirámides! Mi 7.
ra-first-bid-monuments = Tu <b>8</b> supera el 7.
ra-first-bid-monuments-passed = Has pasado, y { ra-first-name-b } se lleva las pirámides.
ra-first-seven-points = Dos tipos y tres iguales: 7 puntos al final. Se quedan contigo.
ra-first-funeral = Un funeral: quien lo gane pierde dos faraones.
ra-first-pass = Tienes un faraón que perder. Pulsa <b>{ ra-pass }</b>.
ra-first-pass-bid = Has ganado el funeral y tu faraón ya no está.
ra-first-stays = Nadie lo quiso. Tras un Ra que sale, las losetas se quedan.

ra-first-chapter-luck = Tienta a la suerte
ra-first-near = Época 2, más tarde. Un Ra más la acaba.
ra-first-small = Solo tu 2 está despierto. No supera sus 11, 12 y 13.
ra-first-wasted = Pero al acabar la época, los soles sin usar no dan nada.
ra-first-dare = Así que valor: ¡pulsa <b>{ ra-draw }</b>!
ra-first-dare-called = Has invocado, y ahora los soles grandes pueden llevárselo todo.
ra-first-again-pharaohs = ¡Un Ra! Acaba la época. Eres quien menos faraones tiene: −2.
ra-first-again-river = Un Nilo, pero esta vez sin inundación: nada.
ra-first-again-sum = Aún vas en cabeza: 16 a 15. ¡Todo está abierto!

ra-first-chapter-end = La última época
ra-first-last = Época 3, y otra vez falta un solo Ra. Después acaba la partida.
ra-first-last-lot = Un faraón, una fortaleza y un monumento que te falta. ¡Bien!
ra-first-call-last = No te arriesgues. Pulsa <b>{ ra-invoke }</b> mientras tengas el 10.
ra-first-call-last-drew = ¡Qué valor! Esta vez no era un Ra, pero podía serlo.
ra-first-b-keeps = Me quedo mi 12. Los soles altos cuentan al final.
ra-first-bid-ten = { ra-first-name-c } apuesta 9. ¡Llévatelo con tu <b>10</b>!
ra-first-bid-ten-passed = Has pasado, y { ra-first-name-c } se lo lleva todo.
ra-first-watch = Era tu último sol. Veamos cómo acaba.
ra-first-end-same = ¡Se acabó! Primero, todo como antes. Cuatro faraones: +5.
ra-first-end-suns = Al final cuentan los soles: suma más alta +5, más baja −5. La tuya.
ra-first-end-kinds = Seis tipos de monumentos: 6 puntos. Los ocho darían 15.
ra-first-end-sets = Tres iguales, tus pirámides: 5 puntos.
ra-first-end-won = 32 puntos: ¡ganas! Bien jugado.
ra-first-know = Ya sabes jugar a Ra. ¡Juega una partida tuya!
