# Les parties revues : les parcourir, ouvrir un relevé, continuer à jouer, les retrouver.
replay-title = Revoir
replay-page = Revoir, étape { $n } sur { $of }
replay-watch = Revoir
replay-steps = Étapes de la partie
replay-progress = Étape <b>{ $n }</b> sur { $of }
replay-first = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-last = À la fin
replay-auto = Lecture automatique
replay-speed = Vitesse
replay-chapters = Aller à
replay-auction-back = À l’enchère précédente
replay-auction-on = À l’enchère suivante
replay-epoch = À l’époque { $n }
replay-epochs = Époque
replay-seats = Regarder depuis
replay-seat = Comme { $name } l’a vue
replay-everything = Tout ouvert
replay-watcher = Comme un spectateur l’a vue
replay-seat-here = La collection de cette place
replay-eyes = Vu par
replay-players = Les joueurs
replay-live = Retour à la table
replay-result = Retour au résultat
replay-share = Copier le lien
replay-play-on = Continuer à jouer d’ici
replay-key-step = une étape en arrière ou en avant
replay-key-unit = à l’enchère précédente ou à la suivante
replay-key-ends = au début, à la fin
replay-key-auto = avancer tout seul, et s’arrêter
replay-key-seat = regarder depuis cette place ; 0 : en spectateur
replay-open-title = Ouvrir un relevé
replay-open-lead = Collez le relevé d’une partie ou choisissez son fichier, et regardez-la étape par étape.
replay-paste = Le relevé, en texte
replay-file = ou un fichier
replay-open = Regarder
replay-kept = Jusqu’à { $size } Ko. Il reçoit une adresse que vous pouvez partager. Il est gardé { $days } jours après la dernière lecture ; quand la place manque, les relevés lus il y a le plus longtemps partent en premier. S’il y a plusieurs relevés, le premier est montré.
replay-too-large = Le fichier est trop grand : un relevé a au plus { $size } Ko.
replay-wrong = Ce relevé ne peut pas être montré. Ligne { $line }, colonne { $column } :
replay-wrong-game = Les parties de « { $game } » ne peuvent pas encore être vues ici.
replay-proved = La donne est vérifiée : le secret est celui qui était promis, et { $count ->
    [one] le seul tirage en découle
   *[other] les { $count } tirages en découlent
}.
replay-proved-after = À partir de l’étape { $after }, la donne est vérifiée : { $count ->
    [one] un tirage découle
   *[other] { $count } tirages découlent
} du secret promis. Ce qui précède vient d’une autre partie.
replay-proved-seeded = Les tirages découlent d’une graine que le relevé nomme : chacun peut refaire cette donne, et elle n’a jamais été secrète.
replay-not-proved = La donne n’est pas vérifiée : { $why }.

## Continuer à jouer.

play-on-lead = Tout reste jusqu’à l’étape { $n }. Ensuite, c’est à vous.
play-on-chair = Votre place
play-on-level = Les bots
play-on-bots = Contre des bots
play-on-friends = Avec des amis
play-on-back = Retour à la partie revue
play-on-luck = À partir d’ici, le hasard est nouveau, et équitable comme à toute table : ce qui est déjà sorti ne revient pas, le reste est tiré à nouveau.
play-on-hidden = La partie est encore en cours : ce que les autres y cachent est tiré à nouveau ici, pour que celle-ci ne révèle rien de l’autre.
play-on-begun = Cette partie en continue une autre à partir de l’étape { $n }. Ce qui a été joué reste ; ensuite, le hasard est nouveau.

## Ce que quelqu’un a joué.

games-title = Mes parties
games-lead = Toutes les parties que vous avez finies, à revoir étape par étape.
games-see = Voir mes parties
games-search = Adversaire, jeu, ou un mot comme « gagné »
games-search-hint = Ana gagné
games-from = Du
games-to = Au
games-find = Chercher
games-found = { $count ->
    [0] Aucune partie trouvée.
    [one] Une partie.
   *[other] { $count } parties.
}
games-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
games-alone = Tous sur un seul écran
games-won = { $score ->
    [one] gagné avec { $score } point
   *[other] gagné avec { $score } points
}
games-lost = { $rank }e avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $name } a gagné
games-over = finie
games-pages = Pages
games-page = Page { $n } sur { $of }
games-newer = Plus récentes
games-older = Plus anciennes
games-name-ra = Râ
games-name-rawsiko = RAWsiko
games-about-ra = enchères dans l’Égypte ancienne
games-about-rawsiko = matières premières
games-word-won = gagné gagnée
games-word-lost = perdu perdue

## Ce qui ne peut pas se faire, et pourquoi.

error-no-such-step = La partie n’a pas cette étape.
error-no-such-replay = Il n’y a rien à revoir à cette adresse. Le relevé a peut-être expiré.
error-other-seat = Tant que la partie dure, vous ne pouvez la voir que depuis votre place ou en spectateur. Quand elle sera finie, toutes les places seront ouvertes.
error-still-runs = Tant que la partie dure, personne ne peut continuer ailleurs à partir de ses étapes. Attendez qu’elle soit finie.
