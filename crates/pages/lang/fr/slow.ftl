# Tables that last: clocks, what is asked for in advance, my tables, notices.
slow-clock = Temps de réflexion
slow-clock-none = Sans pendule
slow-clock-30s = 30 s par coup
slow-clock-2m = 2 min par coup
slow-clock-total = 10 min plus 10 s
slow-clock-1d = 1 jour par coup
slow-clock-3d = 3 jours par coup
slow-left = il reste { $rest }
slow-days = { $d } j { $h } h
slow-unit-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
slow-unit-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
slow-unit-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
slow-unit-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
slow-late = { $me ->
    [yes] Votre temps est écoulé : un coup sûr a été joué, et un bot continue pour vous.
   *[no] Le temps de { $name } est écoulé : un coup sûr a été joué, et un bot continue.
}
slow-waits = en attente depuis { $span }
slow-order = Prévoir
slow-order-about = Choisissez quoi faire à votre prochain tour. Vous seul le voyez. Si cela ne convient plus, c’est annulé et vous décidez.
slow-order-none = Je décide moi-même
slow-order-lapsed = Votre plan ne convenait plus : { $order }.
table-dialog-order = Prévoir
ra-order-up-to = Miser jusqu’à { $sun }, sinon passer
ra-order-pass-above = Passer si la mise dépasse { $sun }
ra-order-pass = Passer à la prochaine enchère
ra-order-draw-ra = Tirer jusqu’à un Râ
ra-order-draw = Tirer jusqu’à { $n } tuiles
notices-title = Quand c’est à moi
notices-about = Désactivé tant que vous ne le demandez pas. Vous recevez un avis par tour, et seulement si la table n’est pas ouverte.
notices-push = Me prévenir dans ce navigateur
notices-denied = Ce navigateur ne le permet pas.
notices-hook = Ou envoyer une requête à une adresse à vous (webhook)
notices-add = Ajouter
notices-by-push = Un navigateur, par { $host }
notices-by-hook = Une requête à { $host }
notices-failed = Désactivé : trop d’échecs. Ajoutez-le de nouveau pour le réactiver.
notices-secret = Clé secrète
notices-secret-about = Chaque requête porte l’en-tête khepri-signature ; sa valeur est sha256= suivi du HMAC-SHA256 du corps avec cette clé.
notices-remove = Retirer
notices-remove-which = Retirer : { $what }
notices-turn = C’est à vous
notices-turn-about = Une table vous attend.
notices-bad-address = Rien ne peut être envoyé à cette adresse : il faut une adresse publique http ou https.
privacy-notices = Si vous demandez à être prévenu
privacy-notices-about = L’adresse du service de notification de votre navigateur, ou l’adresse que vous avez donnée, est gardée jusqu’à ce que vous la retiriez. Les avis de tour y sont envoyés, chiffrés pour votre navigateur ou signés pour votre adresse. Rien n’est envoyé sans votre demande.
