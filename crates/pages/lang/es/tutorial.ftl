# La lección: su página, su guía y lo que se dice en ella. Frases cortas: dos líneas en un teléfono.

learn-offer = ¿No conoces Ra? Apréndelo en diez minutos
learn-title = Aprender Ra
learn-lead = Una primera partida de verdad, con un guía a tu lado. Diez minutos, y puedes parar cuando quieras.
learn-begin = Empezar
learn-go-on = Seguir: { $n }. { $title }
learn-restart = Empezar de nuevo
learn-chapters = Capítulos
learn-done = hecho
learn-note = En una lección las losetas salen en un orden fijo y los bots siguen un guion. No cuenta para nada.
learn-rules = Prefiero leer las reglas

coach = Guía
coach-chapter = <h><z>Capítulo { $n } de { $of }</z></h> { $title }
coach-at = Capítulo { $n } de { $of } · { $title }
coach-progress = Cuánto llevas de este capítulo
coach-lesson = Esto es una lección. No sale en listas ni cuenta para nada.
coach-next = Siguiente
coach-next-chapter = Capítulo siguiente
coach-back = Volver atrás
coach-alone = Ir por mi cuenta
coach-return = Volver a la lección
coach-others = Juegan los demás.
coach-off = También se puede. Vuelve atrás para seguir la lección.
coach-alone-now = Ahora juegas por tu cuenta. Vuelve cuando quieras.
coach-ended = La partida ha acabado. Repite el capítulo o sigue adelante.
coach-again = Repetir el capítulo
coach-chapters = Todos los capítulos
coach-points = Ver los puntos
coach-play = Jugar con bots fáciles
coach-bar-read = Khepri explica
coach-bar-read-how = Pulsa { coach-next } para continuar.
coach-bar-off = Los demás te esperan
coach-bar-off-how = Vuelve atrás o ve por tu cuenta.
coach-bar-chapter = El capítulo ha acabado
coach-bar-chapter-how = Pasa al siguiente.

## La primera lección de Ra

ra-first-name-b = Nofret
ra-first-name-c = Hori

ra-first-chapter-draw = Sacar y apostar
ra-first-welcome = ¡Hola! Soy Khepri, el escarabajo. Juguemos una partida de Ra.
ra-first-goal = Todos empiezan con 10 puntos. Tras tres épocas gana quien tenga más.
ra-first-suns = Estos son tus soles. Pagas con ellos: 13 es fuerte, 2 es débil.
ra-first-draw-first = Es tu turno. Pulsa <b>{ ra-draw }</b> para sacar una loseta de la bolsa.
ra-first-draw-first-called = Has invocado a Ra sin losetas. Solo se puede ganar el sol 1.
ra-first-tile = ¡Un faraón! Las losetas que salen quedan aquí, a la vista de todos.
ra-first-names = Señala una loseta, o tócala, y te dirá qué es.
ra-first-c-gold = ¡Oro! Son 3 puntos. Me gusta.
ra-first-lot = Ya hay tres losetas: el lote. Un solo jugador lo ganará entero.
ra-first-draw-more = Pulsa <b>{ ra-draw }</b> otra vez y mira qué sale.
ra-first-ra = ¡Un Ra! La barca solar avanza un paso y empieza una subasta.
ra-first-order = Cada uno apuesta un sol o pasa. Sacaste el Ra: apuestas al final.
ra-first-b-three = Empiezo con poco: mi 3.
ra-first-bid-five = { ra-first-name-b } va primera con 3. Apuesta tu <b>5</b> y las tres son tuyas.
ra-first-bid-five-passed = Has pasado, y { ra-first-name-b } se lo lleva todo por un 3.
ra-first-bid-high = También gana, pero bastaba un sol menor.
ra-first-won = ¡Has ganado! Tus losetas están aquí y te darán puntos.
ra-first-now = Contando ahora: +3. Más faraones +5, oro +3, sin civilización −5.
ra-first-centre = Tu 5 está ahora en el centro. Se lo lleva el próximo ganador.
ra-first-asleep = Recibes el 1 que estaba allí. Duerme hasta la próxima época.

ra-first-chapter-call = Invoca a Ra
ra-first-flood = Una inundación y un dios. La inundación va bien con tu Nilo.
ra-first-call = No hace falta esperar a un Ra. Puedes invocarlo en tu turno.
ra-first-call-now = Pulsa <b>{ ra-invoke }</b>. Empieza una subasta y apuestas al final.
ra-first-call-drew = Has sacado otra loseta. Ahora otro puede invocar antes que tú.
ra-first-b-saves = Para mí no. Guardo mis soles.
ra-first-bid-two = Has invocado y todos pasan: debes apostar. Basta tu <b>2</b>.
ra-first-swapped = ¡Un débil 2 por un 5! El 5 duerme hasta la próxima época.
ra-first-river = Río: Nilo e inundación, 1 punto cada uno por época. Sin ella, nada.
ra-first-scarab = El Nilo lleva un escarabajo: se queda. La inundación se va tras la época.

ra-first-chapter-gods = Dioses
ra-first-god-takes = Tu dios puede tomar la loseta que quieras, sin subasta. Luego se va.
ra-first-draw-again = Aún no hay nada que valga un dios. Pulsa <b>{ ra-draw }</b>.
ra-first-draw-again-god = Puedes, pero quizá venga algo mejor: un dios vale 2 puntos.
ra-first-draw-again-called = Has invocado a Ra, y por dos losetas tus soles son caros.
ra-first-c-calls = ¡Cuatro buenas losetas! Invoco a Ra.
ra-first-bid-thirteen = Apuestas primero y nadie supera tu <b>13</b>: ¡apuéstalo!
ra-first-bid-thirteen-passed = Entonces otro se lleva las cuatro losetas.
ra-first-bid-thirteen-low = Pueden superarlo: los otros tienen 12 y 11.
ra-first-draw-next = Es tu turno otra vez. Pulsa <b>{ ra-draw }</b>.
ra-first-take = ¡Religión! Pulsa <b>{ ra-spend }</b> y después la loseta de <b>religión</b>.
ra-first-take-other = Has tomado otra loseta. Un dios toma cualquiera menos otro dios.
ra-first-take-quake = El terremoto es un desastre: no da puntos, y te quedas sin dios.
ra-first-took = Con arte y escritura son tres tipos: 5 puntos. El dios valía 2.

ra-first-chapter-disasters = Desastres
ra-first-disasters = Dos desastres, terremoto y { $unrest ->
    [war] guerra
   *[unrest] descontento
}: quien los gana pierde losetas.
ra-first-earthquake = Quien gana un terremoto pierde dos monumentos. Tú no tienes.
ra-first-unrest = { $unrest ->
    [war] La guerra
   *[unrest] El descontento
} quita dos de estas losetas, tuyas o del lote: eliges tú.
ra-first-draw-better = Veamos si mejora. Pulsa <b>{ ra-draw }</b>.
ra-first-draw-better-called = Has invocado a Ra. Una loseta más te habría venido bien.
ra-first-back = { ra-first-name-c } ha sacado un Ra. Y mira: tu 13 está en el centro, para quien gane.
ra-first-worth = { $unrest ->
    [war] La guerra
   *[unrest] El descontento
} quita dos de cinco tipos. Quedan tres, y llega el faraón.
ra-first-bid-eight = Es tu último sol de la época. ¡Apuesta el <b>8</b>!
ra-first-bid-eight-passed = Has pasado: ahora tu 13 y el lote pueden ser de otro.
ra-first-c-no = ¿Desastres? No, gracias.
ra-first-lose-one = ¡{ $unrest ->
    [war] Guerra
   *[unrest] Descontento
}! Todas valen lo mismo: pulsa <b>{ ra-tile-astronomy }</b>.
ra-first-lose-two = Y <b>{ ra-tile-religion }</b>.
ra-first-lose-other = ¡Vale lo mismo! Pero el próximo capítulo parte de lo que dije.
ra-first-kinds = Quedan tres tipos: 5 puntos. Sin ninguno perderías 5.
ra-first-rest = Todos tus soles duermen. Descansas hasta que acabe la época.

ra-first-chapter-epoch = Acaba la época
ra-first-seven = Más tarde. Ya hay siete Ra: el octavo acaba la época al momento.
ra-first-luck = Los otros esperan buenas losetas. Con el último Ra, estas se pierden.
ra-first-c-more = Solo una loseta más…
ra-first-eighth = ¡El octavo Ra! La época acaba y el lote se pierde. Ahora se cuenta.
ra-first-score-pharaohs = Más faraones: +5, para ti y { ra-first-name-b }. Menos: −2, para { ra-first-name-c }.
ra-first-score-gold = Oro: 3 puntos cada loseta. Tienes una.
ra-first-score-gods = Un dios guardado: 2 puntos. Nadie tiene ninguno.
ra-first-score-river = Tres Nilos y una inundación: 4 puntos. { ra-first-name-b } no tiene inundación: nada.
ra-first-score-civilisation = Tus tres tipos: 5 puntos. Ninguno: −5.
ra-first-score-sum = Vas en cabeza con 27. Empieza la época siguiente.
ra-first-kept = Solo quedan las losetas con escarabajo: faraones, Nilos, monumentos.
ra-first-awake = Tus soles despiertan: 13, 5, 2, 1. Tienes el más alto: empezaste tú.

ra-first-chapter-monuments = Monumentos
ra-first-pyramids = Un poco después. Hay tres pirámides.
ra-first-sets = Los monumentos cuentan al final: 1 por tipo, 5 por tres iguales.
ra-first-call-monuments = Los quieres. Pulsa <b>{ ra-invoke }</b>.
ra-first-b-pyramids = ¡Pirámides! Mi 3.
ra-first-bid-monuments = { ra-first-name-b } va primera con 3. Apuesta tu <b>5</b>.
ra-first-bid-monuments-passed = Has pasado, y { ra-first-name-b } se lleva las pirámides.
ra-first-six-points = Un tipo y tres iguales: 6 puntos al final. Se quedan contigo.
ra-first-funeral = { ra-first-name-c } ha sacado un Ra. En el lote hay un funeral: cuesta dos faraones.
ra-first-drought = También hay sequías: quitan dos losetas de río, primero inundaciones.
ra-first-pass = El sol 5 tienta, pero dos faraones valen más: pulsa <b>{ ra-pass }</b>.
ra-first-pass-bid = Si lo ganas, pierdes dos faraones.
ra-first-stays = Nadie lo quiso. Si el Ra salió de la bolsa, las losetas se quedan.
ra-first-must = Pero quien invoca debe apostar si los demás pasan, salvo con 8 losetas.

ra-first-chapter-luck = Tienta a la suerte
ra-first-near = Época 2, más tarde. Con un Ra más se acaba.
ra-first-small = Solo tu 2 está despierto. No supera sus 12, 9, 6 y 4.
ra-first-wasted = Un Ra acaba la época, y sus soles ya no ganan nada en ella.
ra-first-dare = Si invocas y todos pasan, los desastres son tuyos. ¡Pulsa <b>{ ra-draw }</b>!
ra-first-dare-called = Has invocado. Si los otros pasan, te llevas los dos desastres.
ra-first-dared = ¡El Ra! Sus 12, 9, 6 y 4 ya no ganan nada en esta época.
ra-first-again-pharaohs = Más faraones: +5 para { ra-first-name-b }. Menos: −2 para { ra-first-name-c }. Tú, nada.
ra-first-again-sum = Aún vas en cabeza: 34 a 28. ¡Todo está abierto!

ra-first-chapter-end = La última época
ra-first-last = Época 3: un Ra más y acaba la partida. Contarán también monumentos y soles.
ra-first-last-suns = La mayor suma de soles da +5; la menor, −5. La tuya está en medio.
ra-first-last-lot = Un faraón y tres monumentos, dos de ellos nuevos para ti. ¡Bien!
ra-first-call-last = Con el próximo Ra se pierde el lote. Pulsa antes <b>{ ra-invoke }</b>.
ra-first-call-last-drew = ¡Qué valor! Esta vez no era un Ra, pero podía serlo.
ra-first-b-keeps = Guardo mis soles grandes: cuentan al final.
ra-first-bid-seven = { ra-first-name-c } apuesta 6. ¡Llévatelo todo con tu <b>7</b>!
ra-first-bid-seven-passed = Has pasado, y { ra-first-name-c } se lo lleva todo.
ra-first-watch = Guardas tu 11. Veamos cómo acaba.
ra-first-end-same = ¡Se acabó! Primero, todo como antes. Seis faraones: +5.
ra-first-end-suns = La mayor suma de soles: +5 para { ra-first-name-b }. La menor: −5 para { ra-first-name-c }.
ra-first-end-kinds = Siete tipos de monumentos: 10 puntos. Los ocho darían 15.
ra-first-end-sets = Tres iguales, tus pirámides: 5 puntos.
ra-first-end-won = 53 puntos: ¡ganas! Bien jugado.
ra-first-know = Ya sabes jugar a Ra. ¡Juega una partida tuya!
