# What people are called.
people-guest = Invitado { $number }
people-player = Jugador { $number }
people-forgotten = Alguien
people-name-kept = Tu nombre se ha guardado.
