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
rawsiko-first-claim = Pulsa <b>Canadá Occidental</b>, <b>Estados Unidos (Oeste)</b> y <b>México</b> y confirma.
rawsiko-first-claim-other = También vale. Pero en esos tres hay cinco materiales que necesitas.
rawsiko-first-held = In, Be, LREE, P y Bi son tuyos: cinco que pide tu carta.
rawsiko-first-second = Ahora todos eligen otra vez. Primero los continentes libres: América del Sur.
rawsiko-first-claim-two = Pulsa <b>Brasil</b> y <b>Bolivia</b> y confirma.
rawsiko-first-claim-two-other = También vale. Pero Brasil y Bolivia tienen Nb, B y Sb, que necesitas.
rawsiko-first-antimony = B y Sb son tuyos. A los retardantes de llama solo les falta Al.

rawsiko-first-chapter-place = Los activos
rawsiko-first-assets = Un activo es una posición de tu empresa: uno por territorio. Coloca seis más.
rawsiko-first-place-one = Pulsa tres veces <b>Brasil</b>: cada pulsación coloca allí un activo.
rawsiko-first-place-two = Otros <b>2</b> van a <b>Bolivia</b>.
rawsiko-first-place-three = Y el último va a <b>México</b>.
rawsiko-first-place-other = También puedes. En la lección van a otro sitio.
rawsiko-first-b-africa = Los seis a Sudáfrica. Brasil está justo al otro lado del mar.
rawsiko-first-numbers = Dos números en cada territorio tuyo: pueden moverse / todos.

rawsiko-first-chapter-move = Mover y tomar
rawsiko-first-turn = Turno 1 de 3. Mueves cuantas veces quieras y luego terminas.
rawsiko-first-free = El Caribe está vacío y tiene Al. Es de quien llegue primero.
rawsiko-first-move-caribbean = Pulsa <b>México</b>, luego <b>Caribe</b>, y envía <b>1</b> por mar.
rawsiko-first-move-other = También es una jugada. La lección va por otro camino.
rawsiko-first-move-ended = Demasiado pronto: aún queda algo que necesitas.
rawsiko-first-flame = Al es tuyo: los retardantes de llama están completos. Son 8 puntos.
rawsiko-first-move-peru = Ahora <b>1</b> de <b>Bolivia</b> a <b>Perú</b>. PR completa los fertilizantes.
rawsiko-first-move-argentina = Y <b>1</b> de <b>Bolivia</b> a <b>Argentina</b>. A las cámaras solo les falta su Li.
rawsiko-first-cameras = Las cámaras digitales están completas: 13 puntos más. Son 24 en total.
rawsiko-first-once = Lo que se movió ha acabado por este turno. Lo que queda guarda el sitio.
rawsiko-first-end-one = Los demás se quedan de guardia. Pulsa <b>{ rawsiko-end }</b>.
rawsiko-first-end-moved = Has movido una vez más. Cuida de no dejar nada vacío.
rawsiko-first-b-brazil = Ataqué dos veces, con dados de suerte. ¡Brasil es mío!
rawsiko-first-lost = Con él se fue el Nb, y las cámaras están incompletas. ¡Recupera Brasil!

rawsiko-first-chapter-conflict = El conflicto
rawsiko-first-income = Turno nuevo, activos nuevos: un tercio de tus 18 materiales da 6.
rawsiko-first-place-bolivia = Marta está junto a Bolivia. Pon <b>3</b> en <b>Bolivia</b>.
rawsiko-first-place-canada = <b>2</b> van a <b>Canadá Occidental</b>.
rawsiko-first-place-usa = Y <b>1</b> a <b>Estados Unidos (Oeste)</b>.
rawsiko-first-attacked = Marta atacó Bolivia: 5 y 4 contra tus 6, 4 y 1.
rawsiko-first-pairs = El mayor contra el mayor. Pierde el menor; el empate es del defensor.
rawsiko-first-weak = Marta perdió dos. En Brasil queda un solo activo.
rawsiko-first-attack = Pulsa <b>Bolivia</b>, luego <b>Brasil</b>, y ataca con <b>3</b>.
rawsiko-first-attack-other = También vale, pero tres dados son mejores que uno o dos.
rawsiko-first-attack-moved = Es una jugada. Pero Brasil está débil ahora, y no seguirá así.
rawsiko-first-attack-ended = Demasiado pronto: Brasil podría ser tuyo ahora.
rawsiko-first-taken = 6 gana a 5. Brasil es tuyo, y tus tres activos entraron.
rawsiko-first-again = Con el Nb, las cámaras digitales vuelven a estar completas.
rawsiko-first-take = Ahora <b>2</b> de <b>Canadá Occidental</b> al <b>Oriental</b>. También tiene Nb: de reserva.
rawsiko-first-take-two = Y <b>1</b> de <b>Estados Unidos (Oeste)</b> a <b>(Centro y Este)</b>: necesitas su He.
rawsiko-first-end-two = Lo que tomó algo ha acabado. Pulsa <b>{ rawsiko-end }</b>.
rawsiko-first-soon = Queda un turno. Al equipo médico solo le falta Ga, y lo tiene Igor.

rawsiko-first-chapter-last = El último turno
rawsiko-first-last = El último turno: un tercio de tus 26 materiales, redondeado, da 9 activos.
rawsiko-first-gathers = Igor se reúne en Siberia. Desde allí el mar lleva a Canadá Occidental.
rawsiko-first-place-guard = Pon los <b>9</b> en <b>Canadá Occidental</b>.
rawsiko-first-c-guard = ¡Diez activos en Canadá Occidental! Me quedo en casa.
rawsiko-first-end-three = Marta es la última. Pulsa <b>{ rawsiko-end }</b>, confirma y cruza los dedos.
rawsiko-first-b-again = Otra vez suerte con los dados: Brasil es mío.
rawsiko-first-spare = Pero también tienes Nb en Canadá Oriental. ¡Las cámaras siguen completas!
rawsiko-first-score = La partida ha acabado: 3, 8 y 13 son 24 puntos. ¡Ganas!
rawsiko-first-missing = El equipo médico no da nada: faltan dos de sus materiales.
rawsiko-first-bye = Ya lo sabes todo. ¡Sigue contra bots fáciles!
