# Las palabras de todas las páginas: el marco, los niveles de los bots, lo que salió mal.

site-description = Juega a Ra en el navegador: en solitario contra bots, con amigos mediante un enlace o todos en una misma pantalla. Sin cuenta.
skip-to-content = Ir al contenido
skip-to-actions = Ir a tus acciones
to-the-start = Khepri, ir a la página de inicio
unofficial = Khepri es una versión no oficial de Ra, de Reiner Knizia, y de RAWsiko, con imágenes y textos propios. No está vinculada a ninguna editorial.

nav-main = Principal
nav-menu = Menú
nav-play = Jugar
nav-tables = Mesas
nav-rules = Reglas
nav-glossary = Glosario
nav-me = Mi nombre

language = Idioma
language-is = Idioma: { $language }
theme-to-dark = Cambiar a noche
theme-to-light = Cambiar a día
theme-system = Como el sistema
theme-light = Día
theme-dark = Noche
copy = Copiar
copied = Copiado

## Los niveles de los bots: un nombre y una palabra sobre su fuerza.

level-farmer = Campesino
level-farmer-word = fácil
level-potter = Alfarero
level-potter-word = asequible
level-scribe = Escriba
level-scribe-word = normal
level-vizier = Visir
level-vizier-word = fuerte
level-pharaoh = Faraón
level-pharaoh-word = muy fuerte
level-khepri = Khepri
level-khepri-word = el más fuerte

## Lo que acuerda una mesa.

terms-usual = las habituales
terms-pair = { $what }: { $value }
option-scores = Puntuación
option-scores-hidden = oculta
option-scores-open = visible
option-secret-usual = por defecto
option-secret-about = Por defecto: a la vista en una sola pantalla; si no, oculto.
option-track = Registro de Ra
option-track-barge = barca solar
option-track-tiles = losetas de Ra
option-edition = Nombres
option-edition-reader = a elección de cada uno
option-edition-first = 1.ª edición
option-edition-2023 = 2023
option-groups = Soles
option-groups-random = al azar
option-groups-chosen = con la silla

## Lo que no se puede hacer, y por qué. Cada una es una frase entera.

error-title = No ha sido posible
error-title-lost = Aquí solo hay arena
error-title-broken = Algo se ha roto
error-back = Volver
error-start = Ir a la página de inicio
error-no-such-page = No hay ninguna página en esta dirección.
error-no-such-table = No hay ninguna mesa en esta dirección. Quizá falte una letra en el enlace.
error-no-such-code = No hay ninguna mesa con este código. Comprueba las letras e inténtalo de nuevo.
error-bad-form = El formulario no estaba completo. Vuelve atrás, recarga la página e inténtalo de nuevo.
error-bad-name = Este nombre no se puede usar. Elige otro.
error-foreign = Esta petición venía de otro sitio y se ha rechazado. No ha cambiado nada.
error-not-seated = Solo quien está sentado a esta mesa puede hacer eso.
error-not-your-turn = No es tu turno.
error-illegal = Las reglas no lo permiten ahora.
error-stale = Mientras tanto, la mesa ha avanzado. Mira de nuevo y después decide.
error-seat-taken = Ya hay alguien sentado en esta silla.
error-still-here = Estaba aquí hace un momento. Pídelo de nuevo dentro de un minuto: entonces puede seguir un bot.
error-already = Eso ya está hecho.
error-nothing-to-undo = No hay nada que puedas deshacer.
error-no-more-undos = En esta partida ya has deshecho demasiadas veces; sigue desde aquí.
error-enough-tables = Ya tienes varias mesas abiertas a la espera de jugadores. Deja antes una de ellas.
error-not-begun = La partida aún no ha comenzado.
error-not-over = La partida aún no ha acabado.
error-over = Esta partida ya ha acabado.
error-link-expired = Este enlace ya se ha usado o es demasiado antiguo. Crea otro en tu otro dispositivo.
error-too-large = El texto enviado es demasiado largo.
error-too-many = { $seconds ->
    [one] Demasiado rápido. Espera { $seconds } segundo e inténtalo de nuevo.
   *[other] Demasiado rápido. Espera { $seconds } segundos e inténtalo de nuevo.
}
error-full = Ahora mismo el servidor está lleno. Inténtalo dentro de un rato.
error-crowded = Ahora mismo demasiadas personas miran esta mesa. Inténtalo dentro de un rato.
error-unknown-host = Este servidor no está configurado para esta dirección. Quien lo administra puede permitir el nombre con --public-url.
error-unavailable = El servidor no ha podido guardar eso ahora mismo. Tu partida sigue como estaba; inténtalo de nuevo en un momento.
error-file-gone = El servidor ha perdido el archivo donde guarda las partidas. No acepta más jugadas hasta que quien lo administra lo arregle; avísale, por favor.
error-internal = Algo ha fallado por nuestra parte. Tu partida está guardada; inténtalo de nuevo.
