# What people are called.
people-guest = Visitante { $number }
people-player = Jogador { $number }
people-forgotten = Alguém
people-name-kept = O seu nome ficou guardado.
