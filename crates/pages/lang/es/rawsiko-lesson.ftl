# La lección de RAWsiko: su página y lo que se dice en ella. Las frases son cortas: dos líneas en un móvil.

learn-rawsiko-offer = ¿RAWsiko es nuevo para ti? Apréndelo en diez minutos
learn-rawsiko-title = Aprender RAWsiko
learn-rawsiko-lead = Una partida corta de tres turnos con un entrenador al lado. Diez minutos, y puedes parar cuando quieras.
learn-rawsiko-note = En una lección los dados están fijados de antemano y los bots colaboran. No cuenta para nada.

rawsiko-first-name-b = Marta
rawsiko-first-name-c = Igor

rawsiko-first-chapter-claim = Tu lugar en el mundo
rawsiko-first-welcome = ¡Hola! Soy Khepri. Juguemos una partida corta de RAWsiko.
rawsiko-first-card = Esta es tu carta, secreta: cuatro productos y lo que valen.
rawsiko-first-needs = Un producto cuenta si tienes todos sus materiales. Si no, nada.
rawsiko-first-map = El mundo. Cada territorio tiene materiales. China, en medio, está cerrada.
rawsiko-first-claim = Pulsa <b>Perú</b>, <b>Bolivia</b> y <b>Chile</b> en el mapa y confirma.
rawsiko-first-claim-other = También vale. Pero en Perú, Bolivia y Chile está lo que necesitas.
rawsiko-first-held = PR y B son tuyos: los fertilizantes están completos. Ya son 3 puntos.
rawsiko-first-second = Ahora todos eligen otra vez. Primero los continentes libres: queda Asia.
rawsiko-first-claim-two = Pulsa <b>Asia Central</b> y <b>Siberia</b> y confirma.
rawsiko-first-claim-two-other = También vale. Pero Asia Central tiene el P que necesitas.
rawsiko-first-phosphorus = P es tuyo. A los retardantes de llama solo les falta Al.

rawsiko-first-chapter-place = Los activos
rawsiko-first-assets = Un activo es una posición de tu empresa: uno por territorio. Coloca seis más.
rawsiko-first-place-one = Pulsa tres veces <b>Asia Central</b>: cada pulsación coloca allí un activo.
rawsiko-first-place-two = Los otros <b>3</b> van a <b>Bolivia</b>.
rawsiko-first-place-other = También puedes. En la lección van a otro sitio.
rawsiko-first-b-mexico = Los seis a México. Desde allí llego a todas partes.
rawsiko-first-numbers = Dos números en cada territorio tuyo: pueden moverse / todos.

rawsiko-first-chapter-move = Mover y tomar
rawsiko-first-turn = Turno 1 de 3. Mueves cuantas veces quieras y luego terminas.
rawsiko-first-free = India está vacía y tiene Al. Es de quien llegue primero.
rawsiko-first-move-india = Pulsa <b>Asia Central</b>, luego <b>India</b>, y envía <b>1</b>.
rawsiko-first-move-other = También es una jugada. La lección va por otro camino.
rawsiko-first-move-ended = Demasiado pronto: aún queda algo que necesitas.
rawsiko-first-flame = Al es tuyo: los retardantes de llama están completos. 8 puntos más.
rawsiko-first-move-amazonia = Ahora <b>1</b> de <b>Bolivia</b> a la <b>Amazonia</b>. Necesitas su Nb.
rawsiko-first-once = Lo que se movió ha acabado por este turno. Lo que queda guarda el sitio.
rawsiko-first-end-one = Pulsa <b>{ rawsiko-end }</b>.
rawsiko-first-end-moved = Has movido una vez más. Cuida de no dejar nada vacío.
rawsiko-first-b-colombia = Colombia es mía. Tu Perú parece muy solo, con un activo.

rawsiko-first-chapter-conflict = El conflicto
rawsiko-first-income = Turno nuevo, activos nuevos: un tercio de tus 17 materiales da 6.
rawsiko-first-place-peru = Marta está junto a Perú. Pon <b>4</b> en <b>Perú</b>.
rawsiko-first-place-india = Y <b>2</b> en <b>India</b>.
rawsiko-first-attacked = Marta atacó Perú: 5 y 2 contra tus 6, 4 y 1.
rawsiko-first-pairs = El mayor contra el mayor. Pierde el menor; el empate es del defensor.
rawsiko-first-weak = Marta perdió dos. En Colombia queda un solo activo.
rawsiko-first-attack = Pulsa <b>Perú</b>, luego <b>Colombia</b>, y ataca con <b>3</b>.
rawsiko-first-attack-other = También vale, pero tres dados son mejores que uno o dos.
rawsiko-first-attack-moved = Es una jugada. Pero Colombia está débil ahora, y no seguirá así.
rawsiko-first-attack-ended = Demasiado pronto: Colombia podría ser tuya ahora.
rawsiko-first-taken = 6 gana a 5. Colombia es tuya, y tus tres activos entraron.
rawsiko-first-end-two = Lo que tomó algo ha acabado. Pulsa <b>{ rawsiko-end }</b>.
rawsiko-first-soon = Queda un turno. Mira tu carta: ¿qué les falta a las cámaras?

rawsiko-first-chapter-last = El último turno
rawsiko-first-last = El último turno. A las cámaras digitales solo les falta Co: 13 puntos.
rawsiko-first-cobalt = El Caribe está libre y tiene Co. Está junto a Colombia.
rawsiko-first-place-colombia = Seis activos nuevos. Pon los <b>6</b> en <b>Colombia</b>.
rawsiko-first-take = Envía <b>4</b> de <b>Colombia</b> al <b>Caribe</b>: basta para conservarlo.
rawsiko-first-take-other = Marta juega después. Con 4 en el Caribe es más seguro.
rawsiko-first-cameras = Co es tuyo: ¡las cámaras digitales están completas!
rawsiko-first-end-three = Marta es la última. Pulsa <b>{ rawsiko-end }</b> y cruza los dedos.
rawsiko-first-b-tried = Lo intenté y perdí dos por uno. El Caribe es tuyo.
rawsiko-first-score = La partida ha acabado: 3, 8 y 13 son 24 puntos. ¡Ganas!
rawsiko-first-missing = El equipo médico no da nada: faltan tres de sus materiales.
rawsiko-first-bye = Ya lo sabes todo. ¡Sigue contra bots fáciles!
