# What people are called.
people-guest = Invitado { $number }
people-forgotten = Alguien
people-name-kept = Tu nombre se ha guardado.
