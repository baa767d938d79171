# Reglas, glosario, privacidad y la página de cada persona.

## Las reglas

rules-title = Reglas de Ra
rules-lead = Cinco minutos de lectura. La mesa solo te ofrece jugadas permitidas.
rules-contents = Contenido
rules-aim = El objetivo
rules-aim-text = Tu dinastía gobierna el antiguo Egipto durante tres épocas. Sus faraones, dioses y monumentos sostienen la maat, el orden del mundo, y su fama se cuenta en puntos. Las losetas salen de la bolsa una a una y se subastan, y se paga con soles. Al final de cada época tus losetas dan puntos, algunas solo al final de la partida. Gana quien tenga entonces más puntos.
rules-setup = Al principio
rules-setup-text = Cada jugador empieza con { $points } puntos y un grupo de soles, repartido al azar y boca arriba. El sol { $sun } está en el centro del tablero. La bolsa contiene { $tiles } losetas; lo que sale de ella no vuelve nunca.
rules-groups = Grupos de soles
rules-ra-count = Ra que acaban una época
rules-turn = Tu turno
rules-turn-text = Quien tiene el sol más alto empieza la época; se juega en sentido horario. Quien no tiene ningún sol boca arriba pierde su turno. En tu turno haces exactamente una de estas tres cosas.
rules-draw = Sacar una loseta.
rules-draw-text = Un Ra va al registro de Ra e inicia enseguida una subasta, salvo que llene el registro: entonces acaba la época. Cualquier otra loseta va al registro de subasta. Cuando sus { $spaces } espacios están ocupados, nadie puede sacar losetas.
rules-invoke = Invocar a Ra.
rules-invoke-text = Abres una subasta por lo que haya en el registro de subasta, aunque esté vacío y solo esté en juego el sol del centro.
rules-gods = Gastar dioses.
rules-gods-text = Por cada dios que gastas tomas del registro de subasta una loseta a tu elección, pero no otro dios. Un desastre tomado así te golpea en el acto.
rules-auction = La subasta
rules-auction-text = Quien sacó o invocó a Ra es el jugador Ra. Desde el jugador a su izquierda hasta el propio jugador Ra, cada uno que tenga un sol boca arriba habla una vez: apuesta un sol, más alto que la mayor apuesta hasta entonces, o pasa.
rules-auction-win = El ganador se lleva todas las losetas del registro y el sol del centro, que queda boca abajo y solo puede usarse en la época siguiente. El sol que ganó va al centro; los demás recuperan los suyos. Gane quien gane, sigue el jugador a la izquierda del jugador Ra.
rules-all-pass = Cuando todos los demás pasan
rules-pass-drawn = Ra salió de la bolsa
rules-pass-drawn-text = El jugador Ra también puede pasar. Las losetas se quedan.
rules-pass-full = Ra fue invocado con el registro lleno
rules-pass-full-text = El jugador Ra también puede pasar. Se descartan todas las losetas del registro.
rules-pass-forced = Ra fue invocado con espacios libres en el registro
rules-pass-forced-text = El jugador Ra debe apostar.
rules-disasters = Desastres
rules-disasters-text = Primero despliega todo lo que has ganado. Después, cada desastre te quita dos losetas de su tipo, o todas si tienes menos. También se pueden perder losetas recién ganadas. Luego el desastre sale del juego.
rules-funeral = quita dos faraones
rules-drought = quita dos losetas de río, primero inundaciones
rules-unrest = quita dos losetas de civilización a tu elección
rules-earthquake = quita dos monumentos a tu elección
rules-epoch = El final de una época
rules-epoch-text = Una época acaba en el acto cuando se llena el registro de Ra, y también cuando ya nadie tiene soles boca arriba. Lo que hay en los dos registros se descarta; el sol del centro se queda. Entonces puntúan todos.
rules-epoch-keep = Después se descartan dioses, oro, inundaciones y losetas de civilización, y todos los soles se ponen boca arriba. Las losetas con el escarabajo se quedan con sus dueños: faraones, Nilos y monumentos.
rules-scoring = Puntuación
rules-scoring-each = Al final de cada época
rules-score-pharaohs = Quien más tiene: +5. Quien menos: −2. Vale para todos los empatados; si todos tienen los mismos, nadie gana ni pierde.
rules-score-gold = { $points } puntos cada una.
rules-score-gods = { $points } puntos por cada uno que no hayas gastado.
rules-score-river = Con al menos una inundación: 1 punto por cada Nilo y por cada inundación. Sin inundación: nada.
rules-score-civilisation = 3, 4 o 5 diferentes: { $three }, { $four } o { $five } puntos. Ni una sola: { $none }.
rules-scoring-last = Al final de la tercera época, además
rules-kinds = Monumentos diferentes
rules-score-kinds = 1 punto cada uno, hasta seis; 10 por siete; 15 por los ocho.
rules-sets = Monumentos idénticos
rules-score-sets = 3, 4 o 5 del mismo tipo: 5, 10 o 15 puntos, por cada tipo.
rules-suns = Soles
rules-score-suns = Suma los tuyos, boca arriba y boca abajo. Suma más alta: +5. Más baja: −5. Los empates cuentan como en los faraones.
rules-floor = Primero se suman los puntos de la época. La puntuación nunca baja de 0.
rules-examples = Ejemplos
rules-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
rules-winning = Quién gana
rules-winning-text = Quien tenga más puntos tras la tercera época. Entre los empatados gana quien tenga el sol más alto.
rules-open = Las losetas y los soles de todos están a la vista, y cada época se cuenta a la vista de todos. Solo tu total es secreto, salvo que la mesa acuerde otra cosa.
rules-opt-scores = Oculta: hasta el final cada cual ve solo su total. Visible: todos lo ven todo.
rules-opt-track = Una barca solar que avanza, o una fila de losetas de Ra. El mismo número de Ra acaba la época.
rules-opt-edition = Tres losetas tienen los nombres y las imágenes del reglamento en tu idioma, o los que elijas. Una mesa puede elegir para todos: los de la primera edición o los de 2023.
rules-opt-groups = Repartidos al azar, o elegidos por los jugadores en la sala; entonces la prueba de un reparto limpio no los incluye.

## El glosario

glossary-title = Glosario
glossary-lead = Todas las palabras del juego y las { $tiles } losetas.
glossary-terms = Palabras del juego
glossary-count = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
glossary-kept = se conserva
glossary-first = { $name } en la primera edición
glossary-2023 = { $name } en la edición de 2023

term-epoch = Época
term-epoch-about = Una de las { $epochs } partes de la partida. Cada una acaba con un recuento de puntos.
term-sun = Sol
term-sun-about = Aquello con lo que se apuesta. Cada uno puede ganar una subasta por época.
term-face-down = Sol boca abajo
term-face-down-about = Ganado en esta época. Cuenta para la suma del final, pero solo sirve para apostar en la época siguiente.
term-centre = Sol del centro
term-centre-about = Va al ganador de la subasta junto con las losetas. Al principio es el sol { $sun }.
term-bag = Bolsa
term-bag-about = Todas las losetas que aún no han salido. Se sabe lo que contiene, pero no en qué orden.
term-lot = Registro de subasta
term-lot-about = Las losetas, hasta { $spaces }, de que trata la próxima subasta.
term-ra-track = Registro de Ra
term-ra-track-about = Cuenta los Ra de una época, con la barca solar o con losetas. Cuando se llena, la época acaba.
term-ra-player = Jugador Ra
term-ra-player-about = Quien sacó o invocó a Ra. Habla el último en la subasta.
term-invoke = Invocar a Ra
term-invoke-about = Abrir una subasta por decisión propia en vez de sacar una loseta.
term-bid = Apuesta
term-bid-about = Un sol más alto que la apuesta anterior. Gana el más alto; quien no quiere apostar pasa.
term-scarab = Escarabajo
term-scarab-about = Marca las losetas que se quedan con su dueño de época en época.
term-hidden = Puntuación oculta
term-hidden-about = Solo ves tu propia puntuación; la de los demás se muestra al final.

glossary-group-ra = Ra
glossary-group-gods = Dioses
glossary-group-gold = Oro
glossary-group-pharaohs = Faraones
glossary-group-river = Río
glossary-group-civilisation = Civilización
glossary-group-monuments = Monumentos
glossary-group-disasters = Desastres
glossary-about-ra = Al salir, inicia una subasta o acaba la época.
glossary-about-gods = Entrega uno para tomar una loseta del registro de subasta, o guárdalo y gana { $god } puntos. Los ocho hacen lo mismo.
glossary-about-gold = Vale { $gold } puntos al final de la época.
glossary-about-pharaohs = En cada época, quien más tiene gana 5 puntos y quien menos tiene pierde 2.
glossary-about-river = En cada época, cada loseta vale 1 punto, pero solo para quien tiene una inundación. Los Nilos se conservan, las inundaciones no.
glossary-about-civilisation = 3, 4 o 5 diferentes dan 5, 10 o 15 puntos en cada época. No tener ninguna cuesta 5.
glossary-about-monuments = Cuentan una vez, después de la época { $epochs }: por los diferentes y por tres o más del mismo tipo.
glossary-about-disasters = Golpean a quien los toma y salen del juego.

glossary-ra = Ra
glossary-god = Dios
glossary-gold = Oro
glossary-pharaoh = Faraón
glossary-nile = Nilo
glossary-flood = Inundación
glossary-art = Arte
glossary-religion = Religión
glossary-writing = Escritura
glossary-agriculture = Agricultura
glossary-astronomy = Astronomía
glossary-fortress = Fortaleza
glossary-obelisk = Obelisco
glossary-palace = Palacio
glossary-pyramid = Pirámide
glossary-temple = Templo
glossary-statue = Estatua
glossary-step-pyramid = Pirámide escalonada
glossary-sphinx = Esfinge
glossary-funeral = Funeral
glossary-drought = Sequía
glossary-unrest = Descontento
glossary-earthquake = Terremoto
glossary-war = Guerra
glossary-sanctuary = Santuario
glossary-mausoleum = Mausoleo
glossary-hathor = Hathor
glossary-isis = Isis
glossary-osiris = Osiris
glossary-ptah = Ptah
glossary-sekhmet = Sekhmet
glossary-seshat = Seshat
glossary-sobek = Sobek
glossary-thoth = Thot

## Privacidad

privacy-title = Privacidad
privacy-lead = En palabras sencillas: un nombre, una cookie y tus partidas. Nada más.
privacy-kept = Qué se guarda de ti
privacy-kept-about = El nombre que te has dado, la imagen que has elegido, los nombres que has dado a quienes comparten tu pantalla y un número al azar en una cookie, por el que se reconoce este navegador. No hay cuenta, ni correo electrónico, ni contraseña. Otras tres cookies recuerdan tu idioma, si prefieres el modo claro u oscuro y los nombres de losetas que elegiste.
privacy-games = Tus partidas
privacy-games-about = Se guarda cada paso de cada partida, con las sillas en que te sentaste y cuándo. Quien se sienta a tu mesa o tiene su enlace ve tu nombre y lo que juegas.
privacy-long = Durante cuánto tiempo
privacy-long-about = Hasta que pidas que te olvidemos, o hasta que quien mantiene este servidor borre los datos. La cookie caduca si no juegas durante un año.
privacy-others = Quién más se entera
privacy-others-about = Nadie. No hay publicidad, ni seguimiento de visitas, ni peticiones a ningún otro sitio. El registro del servidor anota direcciones de páginas y errores, no nombres.
privacy-forget = Que te olvidemos
privacy-forget-about = Un botón borra tu nombre y el vínculo entre tú y tus partidas, en todos tus dispositivos. Las partidas quedan para quienes jugaron contigo; tu silla queda entonces sin nombre.

## Mi página

me-title = Mi página
me-lead = Cómo te llaman los demás y cómo vuelves a tus partidas.
me-name = Mi nombre
me-name-about = Así te ven los demás en la mesa
me-save = Guardar
me-device = Segundo dispositivo
me-device-about = Sigue jugando en el móvil o en otro ordenador: abre allí el enlace o escanea el código. El enlace funciona una sola vez.
me-devices = { $count ->
    [one] Tienes { $count } dispositivo.
   *[other] Tienes { $count } dispositivos.
}
me-make-link = Crear un enlace
me-device-link = Enlace para tu segundo dispositivo
me-device-qr = Código QR con el enlace para tu segundo dispositivo
me-link-minutes = { $minutes ->
    [one] Funciona { $minutes } minuto más. No se lo enseñes a nadie: quien lo abra juega en tu nombre.
   *[other] Funciona { $minutes } minutos más. No se lo enseñes a nadie: quien lo abra juega en tu nombre.
}
me-look = Aspecto
me-forget = Olvidarme
me-forget-about = Se borra tu nombre y este navegador vuelve a ser un desconocido. Las partidas que dejes a medias siguen con un bot.
me-forget-ask = Olvidarme…
me-forget-sure = No se puede deshacer. Pierdes tus sillas en todas las mesas, en todos tus dispositivos.
me-forget-yes = Sí, olvidadme

## La página tras un enlace de dispositivo

link-title = Jugar también en este dispositivo
link-lead = Un enlace de tu otro dispositivo.
link-about = Si sigues, serás { $name } también en este dispositivo: las mismas mesas, las mismas sillas.
link-instead = En este dispositivo eres ahora { $name }. Ese nombre y sus sillas solo se conservan en otros dispositivos que ya los conozcan.
link-yes = Seguir como { $name }
link-no = No soy yo
