# Una clase: la entrada, quien la dirige, la pantalla del aula y la charla final.

## La entrada

class-title = Clase
class-footer = Para una clase
class-lead = Jugar juntos en el aula: sin cuenta, solo un apodo para el día.
class-plays = Las clases juegan a { $game }.
class-read = Leer las reglas mientras tanto
class-join = Entrar en una clase
class-pin = Código PIN
class-pin-about = Las cifras que muestra el profesor
class-go-in = Entrar
class-open = Dirigir una clase
class-open-about = Recibes un PIN y un código QR para mostrar. Los alumnos entran con un apodo y se sientan en mesas de tres a cinco; los bots ocupan los sitios vacíos.
class-open-go = Abrir una clase
class-privacy = No se guarda nada personal: la clase y los apodos se borran a las 24 horas, las partidas quedan sin nombres.
class-in-a-class = En una clase
class-in-a-class-about = Un alumno tiene un apodo, una imagen al lado y nada más. Son solo de la clase: no están en ningún registro de partida ni en ninguna copia de seguridad. Un día después de abrirse, la clase se borra con todos los apodos, y se olvida a quien solo era conocido por ella; las partidas quedan sin nombres. Mientras exista la clase, solo ven sus mesas quienes se sientan en ellas y quien la dirige.
class-mine = Volver a tu clase
class-mine-led = Volver a la clase que diriges
class-nickname = ¿Cómo te llamamos?
class-nickname-about = Elige un apodo para hoy. Por favor, no uses tu nombre real.
class-nickname-offered = Apodos libres
class-nickname-own = O uno tuyo
class-nickname-only = Basta un apodo. Sin cuenta.
class-only-here = Esta dirección solo se puede abrir en este equipo: no está en ninguna red. Conéctalo a la red de los alumnos y vuelve a iniciar el programa con --lan.
class-nickname-empty = Elige un apodo, por favor.
class-nickname-long = Es demasiado largo: { $longest } letras como máximo.
class-nickname-rude = Ese apodo no se puede usar aquí. Elige otro, por favor.
class-nickname-taken = Ya hay alguien en la clase con ese apodo. Elige otro, por favor.
class-nickname-pattern = { $animal } { $place }
class-nickname-animals = Nutria, Zorro, Búho, Lince, Garza, Panda, Koala, Halcón, Tejón, Tortuga, Delfín, Ardilla
class-nickname-places = del río, del bosque, de nieve, del mar, de la isla, del valle, del puerto, de la luna, del lago, del norte, del sur, del jardín
class-welcome = ¡Hola, { $name }!
class-waiting-about = Ya estás dentro. Tu mesa se abre aquí sola en cuanto el profesor te dé un sitio.
class-knocked = Has llamado a la puerta
class-knocked-about = El profesor te dejará entrar. Quédate en esta página: sigue sola.
class-knock-over = Nadie ha abierto
class-knock-over-about = Comprueba las cifras o pregunta al profesor.
class-knock-name = Tu apodo, para que el profesor sepa quién llama
class-knock-say = Enviar
class-knock-said = El profesor ya lo ve.
class-knock-again = Escribir el PIN otra vez
class-look-again = Mirar otra vez
class-people = { $count ->
    [one] { $count } alumno
   *[other] { $count } alumnos
  }

## Lo que se rechaza

class-error-held = El juego está en pausa. Mira al profesor, por favor.
class-error-in-class = En una clase eso lo decide el profesor.
class-error-not-in-class = Esta mesa es de una clase, y tú no estás sentado en ella.
class-error-no-such-class = No hay tal clase, o ya terminó.
class-error-wrong-pin = Ninguna clase tiene ahora este PIN. Comprueba las cifras o pregunta al profesor.
class-error-full = Esta clase está llena. Habla con el profesor.
class-error-table-full = En esa mesa no hay ninguna silla libre.

## En la mesa

class-held = En pausa
class-held-about = Levanta la vista: el profesor quiere decir algo.
class-last-turn = Último turno
class-round-soon = El profesor puede empezar una nueva partida.
class-lesson-clock = Reloj de la clase
class-left = { $minutes ->
    [one] Queda { $minutes } minuto
   *[other] Quedan { $minutes } minutos
  }
class-phrases = Frases
class-phrase-hello = ¡Hola!
class-phrase-luck = ¡Suerte!
class-phrase-well = ¡Bien jugado!
class-phrase-peace = ¿Tregua aquí?
class-phrase-wait = Un momento, por favor.
class-phrase-thanks = ¡Gracias!

## Quien dirige

class-join-at = Entrad en
class-qr = Código QR de la entrada a la clase
class-clock-about = Pasado este tiempo, el turno en curso es el último en todas las mesas. Una pausa no lo detiene.
class-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
  }
class-clock-more = 5 minutos más
class-clock-off = Sin reloj
class-clock-now = Este turno es el último
class-clock-now-about = Todas las partidas acaban al terminar el turno en curso. No se puede deshacer.
class-clock-now-go = Sí, el último turno
class-round = Nueva partida
class-waiting = Esperan asiento
class-waiting-none = Quien entra aparece aquí.
class-knocks = En la puerta
class-knocks-about = Se han probado demasiados PIN erróneos; por eso quien llega necesita tu permiso. Deja entrar solo a quienes conozcas.
class-knocks-in = Que entren todos
class-knocks-away = Rechazar a todos
class-knock-in = Dejar entrar
class-knock-in-of = Dejar entrar a { $name }
class-knock-somebody = Alguien
class-size = Alumnos por mesa
class-first = Primeros territorios
class-first-given = repartidos
class-first-chosen = eligen los alumnos
class-first-about = Si se reparten, el juego empieza con la colocación de activos, lo que ahorra unos minutos.
class-start = Empezar el juego
class-seat-all = Sentarlos
class-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
  }
class-no-tables = En cuanto entre alguien, se puede empezar el juego; las mesas aparecen aquí.
class-hold-all = Pausar todas
class-go-on-all = Seguir todas
class-hold = Pausar
class-go-on = Seguir
class-screen = Para el proyector
class-debrief = Balance
class-table = Mesa { $number }
class-table-over = Terminada
class-table-held = En pausa
class-table-waits = Le toca a { $name }
class-table-show = Mostrar la mesa
class-bot = bot
class-away = ausente
class-who = Alumno
class-where = Mesa
class-what = Acciones
class-points = Puntos
class-setup = Preparación
class-turn = Turno { $turn } de { $turns }
class-finish = Terminar con bots
class-finish-about = Los bots juegan esta partida hasta el final de inmediato, también por los alumnos.
class-finish-go = Terminar la partida
class-more = Alumnos y ajustes
class-members = Alumnos
class-waits = en espera
class-move = Cambiar
class-move-of = Cambiar a { $name } a
class-rename = Nuevo apodo
class-remove = Quitar de la clase
class-phrases-about = No hay chat. Si lo permites, los alumnos pueden enviar unas pocas frases fijas en su mesa.
class-phrases-on = Permitir frases
class-phrases-off = Sin frases
class-erase = Borrar la clase
class-erase-about = La clase y todos los apodos se borran automáticamente a las 24 horas. Puedes hacerlo ya.
class-erase-sure = La clase, su PIN y todos los apodos desaparecen de inmediato. Las partidas quedan, sin nombres.
class-erase-go = Borrar ya

## La pantalla del aula

class-standings = Clasificación de la clase
class-standings-over = El resultado
class-figure-territories = Territorios
class-figure-materials = Materiales

## La charla final

class-back = Volver a la clase
class-print = Imprimir
class-debrief-early = Los puntos y las cartas se muestran cuando todas las mesas hayan terminado. Aún juegan:
class-questions = Tres preguntas para la clase
class-world = En el mundo real:
class-decided = Qué lo decidió
class-held-by = Quién tuvo qué material
class-material = Materia prima
class-in-world = En el mundo real
class-nobody = nadie
class-points-of = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
class-sources = Cifras reales: Comisión Europea, estudio sobre las materias primas críticas, 2023 (CC BY 4.0); U.S. Geological Survey, Mineral Commodity Summaries 2026.
class-supply = China { $china } %, { $country } { $share } %
class-supply-china = China { $china } %
class-world-material = { $material }: { $supply } de la oferta mundial.
class-world-territory = { $territory } da hasta el { $share } % de la oferta mundial de { $material }.
class-told-won = { $name } ganó con { $points } puntos: { $applications }.
class-told-won-nothing = { $name } ganó sin completar ni un producto: decidió el desempate.
class-told-missed = A { $name } solo le faltó { $material } para { $application } ({ $points } puntos).
class-told-fights = { $count ->
    [one] Hubo un conflicto
   *[other] Hubo { $count } conflictos
  }; con ellos { $taken ->
    [one] un territorio cambió de manos
   *[other] { $taken } territorios cambiaron de manos
  }. El más disputado: { $territory } ({ $times ->
    [one] una vez
   *[other] { $times } veces
  }).
class-told-out = { $name } perdió el último activo y quedó fuera.
class-ask-missing = A { $name } solo le faltó { $material } para { $application }, que valía { $points } puntos. ¿Quién podría haberlo suministrado, a qué precio, y qué más podría haber hecho: reciclar, sustituir, usar menos?
class-ask-alone = Al final { $material } estaba solo en manos de { $name }, y { $others ->
    [one] otra empresa lo necesitaba
   *[other] otras { $others } empresas lo necesitaban
  }. ¿Qué puede exigir quien es el único proveedor, y qué pueden hacer los demás?
class-ask-nobody = Al final nadie tenía { $material }, aunque { $needed ->
    [one] una empresa lo necesitaba
   *[other] { $needed } empresas lo necesitaban
  }. ¿Por qué nadie lo tomó, y qué ya no se pudo fabricar sin él?
class-ask-fought = { $territory } fue lo más disputado. Los conflictos de esta mesa costaron { $lost ->
    [one] un activo
   *[other] { $lost } activos
  }. ¿Qué habría aportado un acuerdo a ambas partes?
class-ask-spread = { $name } tenía más materiales, { $materials ->
    [one] un tipo
   *[other] { $materials } tipos
  }, y quedó { $rank }.º. ¿Es mejor tener un poco de todo o asegurar unas pocas cosas?
class-ask-china = El juego empieza con China cerrando sus fronteras. ¿Qué cosas de esta aula necesitan { $material }, y de dónde vendría entonces?

## Pictures beside names
avatar-title = Imagen
avatar-about = Está junto al nombre. El sitio conserva su letra, su color y su dibujo.
avatar-none = Solo la letra
avatar-kept = Imagen guardada.
avatar-wait = Ya tienes una. Si quieres, elige otra mientras esperas.
avatar-scarab = Escarabajo
avatar-ankh = Anj
avatar-lotus = Loto
avatar-ibis = Ibis
avatar-cat = Gato
avatar-reed-boat = Barca de juncos
avatar-pyramid = Pirámide
avatar-eye = Ojo
avatar-compass = Brújula
avatar-ship = Barco
avatar-derrick = Torre de perforación
avatar-lantern = Farol
avatar-crystal = Cristal
avatar-lighthouse = Faro
avatar-anchor = Ancla
avatar-gear = Engranaje
avatar-battery = Batería
avatar-magnet = Imán
avatar-rocket = Cohete
avatar-telescope = Telescopio
avatar-kite = Cometa
avatar-mountain = Montaña
avatar-turbine = Aerogenerador
avatar-leaf = Hoja
