# What people are called.
people-guest = Invitado { $number }
people-player = Jugador { $number }
people-names = Nombres en la misma pantalla
people-names-about = ¿Quién juega aquí? Sin nombre, cada cual aparece con su número.
people-name-of = Nombre del jugador { $number }
people-forgotten = Alguien
people-name-kept = Tu nombre se ha guardado.
people-device-this = Este dispositivo
people-device-other = Otro dispositivo
people-device-linked = añadido { $ago }
people-device-seen = visto { $ago }
people-ago-hours = { $n ->
    [0] hace menos de una hora
    [one] hace una hora
   *[other] hace { $n } horas
}
people-ago-days = { $n ->
    [one] hace un día
   *[other] hace { $n } días
}
people-sign-out = Cerrar la sesión en los demás dispositivos
people-signed-out = La sesión se ha cerrado en los demás dispositivos.
