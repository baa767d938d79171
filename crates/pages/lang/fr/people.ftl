# What people are called.
people-guest = Visiteur { $number }
people-player = Joueur { $number }
people-names = Noms autour d’un écran
people-names-about = Qui joue ici ? Sans nom, chacun porte son numéro.
people-name-of = Nom du joueur { $number }
people-forgotten = Quelqu’un
people-name-kept = Votre nom est enregistré.
people-device-this = Cet appareil
people-device-other = Un autre appareil
people-device-linked = ajouté { $ago }
people-device-seen = vu { $ago }
people-ago-hours = { $n ->
    [0] il y a moins d’une heure
    [one] il y a une heure
   *[other] il y a { $n } heures
}
people-ago-days = { $n ->
    [one] il y a un jour
   *[other] il y a { $n } jours
}
people-sign-out = Déconnecter les autres appareils
people-signed-out = Les autres appareils sont déconnectés.
