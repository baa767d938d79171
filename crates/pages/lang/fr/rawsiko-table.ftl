# RAWsiko dans le navigateur : la carte, l’outil d’action, les panneaux. Les noms des lieux et des matières viennent de ses données.

## La page d’accueil et la salle.
rawsiko-play = Jouer à RAWsiko
rawsiko-lead = La Chine a fermé ses frontières. Assurez-vous les matières premières de vos produits. Une demi-heure environ.
rawsiko-how-claim = Vous commencez sur deux continents, avec une carte secrète de quatre produits et les matières qu’il leur faut.
rawsiko-how-move = À chaque tour, vos matières rapportent de nouveaux actifs. Envoyez-les vers des territoires libres, ou lancez les dés pour ceux des autres.
rawsiko-how-score = Après le dernier tour, un produit rapporte si vous avez toutes ses matières. Celui qui a le plus de points gagne.
rawsiko-opt-turns = Tours
rawsiko-opt-turns-usual = par défaut
rawsiko-opt-setup = Continents
rawsiko-opt-setup-simple = choisis
rawsiko-opt-setup-advanced = tirés au sort
rawsiko-opt-stranglehold = Étau
rawsiko-opt-china = Commerce avec la Chine
rawsiko-opt-order = Qui commence le tour
rawsiko-opt-order-passing = passe au suivant (plus équitable)
rawsiko-opt-order-fixed = toujours le même
rawsiko-opt-leave-one = Le dernier actif reste
rawsiko-opt-rounding = Nouveaux actifs
rawsiko-opt-rounding-nearest = arrondis
rawsiko-opt-rounding-down = arrondis en dessous
rawsiko-opt-objectives = Cartes
rawsiko-opt-objectives-secret = secrètes
rawsiko-opt-objectives-open = ouvertes
rawsiko-opt-off = non
rawsiko-opt-on = oui
rawsiko-curtain-why = Passez l’écran. La carte de chacun est secrète jusqu’à la fin de la partie.
rawsiko-round = Tour { $n }

## La barre du haut et ce que la table attend.
rawsiko-bar = <b>RAWsiko</b> · { $n } joueurs
rawsiko-where = { $turn } : { $phase }
rawsiko-end = Finir mon tour
rawsiko-end-sure = { $n ->
    [one] {$n} immobile. Finir ?
   *[other] {$n} immobiles. Finir ?
}
rawsiko-head-claim = { $who ->
    [you] À vous de choisir
   *[other] { $name } choisit
}
rawsiko-head-place = { $who ->
    [you] À vous d’investir
   *[other] { $name } investit
}
rawsiko-head-act = { $who ->
    [you] À vous de jouer
   *[other] { $name } joue
}
rawsiko-head-trade = { $who ->
    [you] La Chine vous fournit
   *[other] La Chine fournit { $name }
}
rawsiko-wins = { $who ->
    [you] { $n ->
        [one] Vous gagnez avec { $n } point
       *[other] Vous gagnez avec { $n } points
    }
   *[other] { $n ->
        [one] { $name } gagne avec { $n } point
       *[other] { $name } gagne avec { $n } points
    }
}
rawsiko-wins-tie = { $who ->
    [you] { $n ->
        [one] Vous gagnez au départage, avec { $n } point
       *[other] Vous gagnez au départage, avec { $n } points
    }
   *[other] { $n ->
        [one] { $name } gagne au départage, avec { $n } point
       *[other] { $name } gagne au départage, avec { $n } points
    }
}
rawsiko-shared = { $n ->
    [one] { $names } se partagent la victoire avec { $n } point chacun
   *[other] { $names } se partagent la victoire avec { $n } points chacun
}
rawsiko-over = La partie est finie.

## La carte.
rawsiko-map = Carte du monde
rawsiko-china = CHINE
rawsiko-closed = fermée
rawsiko-to-siberia = vers la Sibérie
rawsiko-to-alaska = vers l’Alaska
rawsiko-continents = Continents
rawsiko-settled-cards = Objectifs
rawsiko-settled-first = Commence
rawsiko-world-view = Monde
rawsiko-continent-free = { $continent }, encore personne
rawsiko-continent-choose = Choisir { $continent }, où il n’y a encore personne
rawsiko-continent-join = Choisir { $continent }, avec { $names }
rawsiko-continent-held = { $continent }, avec { $names }
rawsiko-continent-alone = { $who ->
    [you] { $continent }, où il n’y a que vous
   *[other] { $continent }, où il n’y a que { $name }
}
rawsiko-told-empty = { $place }, vide, a { $materials }
rawsiko-told-mine = { $n ->
    [one] { $place }, à vous, { $n } actif, mobiles { $can }, a { $materials }
   *[other] { $place }, à vous, { $n } actifs, mobiles { $can }, a { $materials }
}
rawsiko-told-other = { $n ->
    [one] { $place }, { $name }, { $n } actif, a { $materials }
   *[other] { $place }, { $name }, { $n } actifs, a { $materials }
}
rawsiko-chip-held = vous l’avez
rawsiko-chip-needed = il vous en faut
rawsiko-score-held = acquise
rawsiko-chip-missing = manquante
rawsiko-chip-traded = de Chine
rawsiko-legend-held = vous l’avez
rawsiko-legend-needed = il vous en faut
rawsiko-legend-move = mobiles / en tout
rawsiko-legend-sea = liaison par mer
rawsiko-legend-land = passage terrestre

## L’outil d’action.
rawsiko-actions = Vos actions
rawsiko-tool-claim = { $n ->
    [one] Choisissez { $n } territoire
   *[other] Choisissez { $n } territoires
}
rawsiko-tool-left = { $n ->
    [one] { $n } actif à placer
   *[other] { $n } actifs à placer
}
rawsiko-left-short = { $n } à placer
rawsiko-tool-trade = { $n ->
    [one] Choisissez { $n } matière
   *[other] Choisissez { $n } matières
}
rawsiko-tool-act = Choisissez un de vos territoires
rawsiko-tool-picked = Choisis
rawsiko-tool-more = encore un, voisin
rawsiko-tool-move = Déplacer
rawsiko-tool-take = Occuper
rawsiko-tool-attack = Conflit commercial
rawsiko-tool-to = Choisissez maintenant où aller
rawsiko-tool-most = au plus { $n }
rawsiko-tool-dice = Dés : { $a } contre { $d }. L’égalité profite à la défense.
rawsiko-tool-odds = Si vous attaquez jusqu’au bout, il tombe dans { $now } des cas avec ceux-ci, dans { $all } avec tous ceux qui peuvent y aller.
rawsiko-tool-risk = Tous y vont : qu’ils entrent ou tombent, rien ne reste derrière.
rawsiko-tool-roll = Lancer
rawsiko-tool-go = Confirmer
rawsiko-tool-leave = Laisser vide et aller
rawsiko-tool-count = Combien d’actifs
rawsiko-tool-less = Un de moins
rawsiko-tool-plus = Un de plus
rawsiko-tool-cancel = Effacer le choix
rawsiko-tool-suggest = Proposer un choix
rawsiko-tool-list = ou passez par la liste des territoires
rawsiko-note-claim = { $n ->
    [one] Désignez sur la carte un portrait vide ou le territoire. Tant qu’un continent est libre, il faut y choisir.
   *[other] Désignez sur la carte un portrait vide ou les territoires : voisins, sur un seul continent. Tant qu’un continent est libre, il faut y choisir.
}
rawsiko-note-place = Désignez un de vos territoires sur la carte : chaque pression y place un actif.
rawsiko-why-taken = { $place } est déjà pris.
rawsiko-why-not-there = Pas en { $continent } maintenant : choisissez un continent au portrait encadré.
rawsiko-note-trade = Désignez une matière sur la carte, n’importe laquelle. La Chine la fournit, car sur un continent il n’y a que vous.
rawsiko-trade-press = Obtenir de la Chine : { $material }
rawsiko-note-act = { $n ->
    [0] Plus rien à vous ne peut bouger.
    [one] { $n } actif peut encore bouger.
   *[other] { $n } actifs peuvent encore bouger.
}

## Un conflit.
rawsiko-fight-attacks = attaque avec { $n }
rawsiko-fight-defends = défend avec { $n }
rawsiko-fight-against = contre
rawsiko-fight-alone = sans adversaire
rawsiko-fight-taken = { $who ->
    [you] Vous prenez { $place }.
   *[other] { $name } prend { $place }.
}
rawsiko-fight-holds = { $n ->
    [one] { $place } tient avec { $n } actif.
   *[other] { $place } tient avec { $n } actifs.
}
rawsiko-fight-lost = Pertes : { $one } { $n }, { $other } { $m }
rawsiko-fight-done = Terminé
rawsiko-fight-again = Attaquer encore avec { $n }
rawsiko-die = dé montrant { $n }

## Les panneaux.
rawsiko-status = État de la partie
rawsiko-mine = Votre entreprise
rawsiko-objective = Votre objectif
rawsiko-fold = Afficher ou masquer les applications
rawsiko-panels = Panneaux
rawsiko-parts = Parties de la table
rawsiko-tab-map = Carte
rawsiko-tab-objective = Objectif
rawsiko-tab-players = Joueurs
rawsiko-tab-log = Journal
rawsiko-tab-facts = Faits
rawsiko-tab-list = Territoires
rawsiko-glass = Tours
rawsiko-glass-x = Tours ; avec l’étau
rawsiko-company = Société
rawsiko-col-territories = Territoires
rawsiko-col-materials = Matières
rawsiko-col-applications = Produits
rawsiko-col-next = À venir
rawsiko-col-next-means = Actifs nouveaux au prochain investissement
rawsiko-out-short = hors jeu
rawsiko-claim-order = Ordre de choix
rawsiko-claim-rule = On choisit dans cet ordre, puis à rebours. Au plus deux joueurs par continent ; vos deux choix sont sur deux continents différents.
rawsiko-of-points = sur { $n } points
rawsiko-part = { $n } sur { $of }
rawsiko-vp = pts
rawsiko-counter = { $n ->
    [one] { $name } : { $points } points, { $n } matière sur { $of }
   *[other] { $name } : { $points } points, { $n } matières sur { $of }
}
rawsiko-strip = { $name } : matières { $n }, actifs à venir { $income }
rawsiko-strip-means = Matières tenues, + actifs au prochain tour
rawsiko-list-territory = Territoire
rawsiko-list-assets = Actifs
rawsiko-list-materials = Matières
rawsiko-list-claim = { $n ->
    [one] Occuper { $n } coché : { $continent }
   *[other] Occuper { $n } cochés : { $continent }
}
rawsiko-list-pick = Choisir { $place }
rawsiko-list-place = Placer : { $place }
rawsiko-list-from = De { $place } à
rawsiko-list-go = Aller
rawsiko-list-own = { $place } (à vous, { $n })
rawsiko-list-empty = { $place } (vide)
rawsiko-list-attack = { $place } ({ $name }, { $n }) : { $chance }
rawsiko-facts-lead = De vrais chiffres sur le sujet du jeu. Choisissez une matière ou un territoire.
rawsiko-facts-all = Tous les faits
rawsiko-fact-lists = Sur la liste européenne des matières critiques en { $years }
rawsiko-fact-china = Chine (fermée)
rawsiko-fact-map = Sur la carte :
rawsiko-fact-uses = Sert à :
rawsiko-fact-near = À côté de :

## La fin.
rawsiko-scoring-open = Décompte
rawsiko-final-map = Carte finale
rawsiko-end-note = { $n ->
    [one] { $n } tour joué. Un produit ne compte qu’avec toutes ses matières.
   *[other] { $n } tours joués. Un produit ne compte qu’avec toutes ses matières.
}
rawsiko-rank = rang { $n }
rawsiko-trade = Commerce avec la Chine :
rawsiko-no-trade = Commerce avec la Chine : aucun
rawsiko-ties = Égalités : produits, puis matières, puis territoires.

## Conseils, touches, sauts, ce qui se tape.
rawsiko-do-claim = Occupez { $places }.
rawsiko-do-place = Placez { $n } : { $place }.
rawsiko-do-move = Déplacez { $n } : { $from } → { $to }.
rawsiko-do-raid = Attaquez avec { $n } : { $from } → { $to }.
rawsiko-do-stop = Finissez votre tour.
rawsiko-do-trade = Demandez à la Chine : { $material }.
rawsiko-key-map = vers la carte
rawsiko-key-arrows = vers le territoire voisin
rawsiko-key-choose = le choisir
rawsiko-key-count = plus ou moins d’actifs
rawsiko-key-confirm = confirmer
rawsiko-key-again = attaquer encore
rawsiko-key-end = finir votre tour
rawsiko-key-list = liste des territoires
rawsiko-jump-back = Au tour précédent
rawsiko-jump-on = Au tour suivant
rawsiko-jump-turn = Tour { $n }
rawsiko-jump-turns = Tour
rawsiko-command-hint = déplacer turquie ukraine 2, finir…
rawsiko-command-help = Vous pouvez aussi écrire vos coups : appuyez sur <b>/</b> et écrivez <b>occuper europe allemagne ukraine</b>, <b>placer allemagne 2</b>, <b>déplacer turquie ukraine 2</b>, <b>attaquer turquie allemagne 3</b>, <b>commercer Bi</b> ou <b>finir</b>. Les noms peuvent être courts.
