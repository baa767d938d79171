# What people are called.
people-guest = Visiteur { $number }
people-player = Joueur { $number }
people-forgotten = Quelqu’un
people-name-kept = Votre nom est enregistré.
