# RAWsiko. Les noms des territoires, des matières, des applications et des continents viennent de ses données ; là où on
# les tape, ils sont en notation, la même dans toutes les langues.

## Les bots : un nom, et comment est chacun.
rawsiko-level-intern = Stagiaire
rawsiko-level-intern-about = Prend ce qui est vide ou tombe à coup sûr, et ignore ses voisins.
rawsiko-level-clerk = Employé
rawsiko-level-clerk-about = Travaille et lutte pour toute la carte, mais laisse ses frontières ouvertes.
rawsiko-level-trader = Négociant
rawsiko-level-trader-about = Connaît les chances, garde ce qui compte et s’arrête à temps.
rawsiko-level-broker = Courtier
rawsiko-level-broker-about = Essaie quelques plans et les réponses des autres avant de jouer.
rawsiko-level-director = Directeur
rawsiko-level-director-about = Pèse beaucoup de plans pour le tour contre beaucoup de réponses.
rawsiko-level-khepri-about = Réfléchit à toute la manche, sous tous les angles.

## La chronique.
rawsiko-ev-claim = { $who ->
    [you] <b>Vous</b> occupez { $places } ({ $continent })
   *[other] <b>{ $name }</b> occupe { $places } ({ $continent })
}
rawsiko-ev-place = { $who ->
    [you] <b>Vous</b> placez { $n } : { $place }
   *[other] <b>{ $name }</b> place { $n } : { $place }
}
rawsiko-ev-turn = { $who ->
    [you] Tour { $turn } sur { $turns } : vous commencez
   *[other] Tour { $turn } sur { $turns } : { $name } commence
}
rawsiko-ev-income = Nouveaux actifs :
rawsiko-ev-move = { $who ->
    [you] <b>Vous</b> déplacez { $n } : { $from } → { $to }
   *[other] <b>{ $name }</b> déplace { $n } : { $from } → { $to }
}
rawsiko-ev-move-take = { $who ->
    [you] <b>Vous</b> déplacez { $n } : { $from } → { $to }, et prenez ce territoire
   *[other] <b>{ $name }</b> déplace { $n } : { $from } → { $to }, et prend ce territoire
}
rawsiko-ev-attack = { $who ->
    [you] <b>Vous</b> attaquez <b>{ $target }</b> avec { $n } : { $from } → { $to }
   *[other] { $whom ->
        [you] <b>{ $name }</b> <b>vous</b> attaque avec { $n } : { $from } → { $to }
       *[other] <b>{ $name }</b> attaque <b>{ $target }</b> avec { $n } : { $from } → { $to }
    }
}
rawsiko-ev-fight = { $attack } contre { $defence } : { $pairs }. { $lost }
rawsiko-dice-beats = { $one } bat { $other }
rawsiko-dice-ties = { $one } égale { $other }
rawsiko-dice-loses = { $one } perd contre { $other }
rawsiko-ev-loses = { $who ->
    [you] <b>Vous</b> perdez { $n }
   *[other] <b>{ $name }</b> perd { $n }
}
rawsiko-ev-take = { $who ->
    [you] <b>Vous</b> prenez { $place }
   *[other] <b>{ $name }</b> prend { $place }
}
rawsiko-ev-empty = Plus personne : { $place }
rawsiko-ev-out = { $who ->
    [you] <b>Vous</b> n’avez plus rien et sortez du jeu
   *[other] <b>{ $name }</b> n’a plus rien et sort du jeu
}
rawsiko-ev-out-by = { $who ->
    [you] <b>{ $target }</b> <b>vous</b> élimine
   *[other] { $whom ->
        [you] <b>Vous</b> éliminez <b>{ $name }</b>
       *[other] <b>{ $target }</b> élimine <b>{ $name }</b>
    }
}
rawsiko-ev-shorter = { $turns ->
    [one] L’étau se resserre : la partie n’a plus que { $turns } tour
   *[other] L’étau se resserre : la partie n’a plus que { $turns } tours
}
rawsiko-ev-end = { $who ->
    [you] <b>Vous</b> terminez
   *[other] <b>{ $name }</b> termine
}
rawsiko-ev-trade = { $who ->
    [you] <b>Vous</b> recevez de Chine : { $material } ({ $symbol })
   *[other] <b>{ $name }</b> reçoit de Chine : { $material } ({ $symbol })
}
rawsiko-ev-trade-again = { $who ->
    [you] <b>Vous</b> recevez de Chine : { $material } ({ $symbol }), déjà en votre possession
   *[other] <b>{ $name }</b> reçoit de Chine : { $material } ({ $symbol }), déjà en sa possession
}
rawsiko-ev-over-last = La partie finit après le tour { $turn }
rawsiko-ev-over-one = { $who ->
    [you] La partie finit au tour { $turn } : il ne reste que vous
   *[other] La partie finit au tour { $turn } : il ne reste que { $name }
}
rawsiko-final-out = hors jeu ; la carte était
rawsiko-misses = manque
rawsiko-complete = complète
rawsiko-completed = { $n ->
    [one] { $n } complète
   *[other] { $n } complètes
}

## Chiffres.
rawsiko-territories = { $n ->
    [one] { $n } territoire
   *[other] { $n } territoires
}
rawsiko-materials = { $n ->
    [one] { $n } matière
   *[other] { $n } matières
}
rawsiko-assets = { $n ->
    [one] { $n } actif
   *[other] { $n } actifs
}
rawsiko-income = revenu { $n } maintenant
rawsiko-out = hors jeu, { $n ->
    [1] 1er
   *[other] { $n }e
} à sortir
rawsiko-none-yet = pas encore de territoires
rawsiko-dealt = reçus : { $places }
rawsiko-alone = sans personne d’autre : { $places }
rawsiko-from-china = de Chine { $materials }
rawsiko-scores = vaut { $n } maintenant

## La table.
rawsiko-setup = Mise en place
rawsiko-turn = Tour { $turn } sur { $turns }
rawsiko-stranglehold = (étau)
rawsiko-phase-claim = occupation
rawsiko-phase-first = premiers actifs
rawsiko-phase-invest = investissement
rawsiko-phase-act = actions
rawsiko-phase-trade = commerce avec la Chine
rawsiko-phase-over = fin
rawsiko-order = ordre :
rawsiko-now = { $name } (maintenant)
rawsiko-card = <b>Votre carte</b> vaut { $points } sur { $most } points (* vous manque, + vous l’avez)
rawsiko-own = <b>Vos territoires</b> (mobiles/tous)
rawsiko-own-beside = <b>Vos territoires</b> (mobiles/tous) ; à côté : propriétaire, actifs, chances
rawsiko-empty = vide
rawsiko-with = { $name } avec { $n }
rawsiko-with-chance = { $name } avec { $n }, { $chance }
rawsiko-far = Vides plus loin :
rawsiko-claims = Ce qu’on peut occuper (* il le faut à votre carte et il manque, + vous l’avez)
rawsiko-unoccupied = sans personne
rawsiko-shared-with = avec { $names }
rawsiko-ways = { $n ->
    [one] { $n } façon
   *[other] { $n } façons
}
rawsiko-left = chaque territoire avec son propriétaire, et les chances de tous les conflits
rawsiko-world = Le monde : propriétaire et actifs, matières
rawsiko-odds = Chances de prendre un territoire en luttant jusqu’au bout : attaquants vers le bas, défenseurs vers la droite. Seuls les dés sont le hasard ; à égalité, l’attaquant perd.

## Ce qu’on demande.
rawsiko-ask-claim = { $which ->
    [second] { $n ->
        [one] Votre seconde occupation : un territoire.
       *[other] Votre seconde occupation : { $n } territoires reliés d’un continent.
    }
   *[first] { $n ->
        [one] Votre première occupation : un territoire.
       *[other] Votre première occupation : { $n } territoires reliés d’un continent.
    }
}
rawsiko-ask-dealt = Vous avez reçu : { $continent }.
rawsiko-ask-place = { $n ->
    [one] Vous avez { $n } actif à placer dans vos territoires.
   *[other] Vous avez { $n } actifs à placer dans vos territoires.
}
rawsiko-ask-act = { $n ->
    [0] Votre phase d’action : plus rien à vous ne peut bouger. Déplacez et attaquez autant que vous voulez, puis terminez.
    [one] Votre phase d’action : { $n } actif peut encore bouger. Déplacez et attaquez autant que vous voulez, puis terminez.
   *[other] Votre phase d’action : { $n } actifs peuvent encore bouger. Déplacez et attaquez autant que vous voulez, puis terminez.
}
rawsiko-ask-last = C’est le dernier tour.
rawsiko-ask-trade = { $n ->
    [one] La Chine commerce avec vous : choisissez une matière.
   *[other] La Chine commerce avec vous : choisissez { $n } matières, une à une.
}

## Ce que veut dire un choix.
rawsiko-nothing-new = rien de nouveau
rawsiko-completes = complète { $name } (+{ $points })
rawsiko-breaks = casse { $name } (-{ $points })
rawsiko-income-more = revenu +{ $n }
rawsiko-leaves = laisse { $place } vide
rawsiko-loses = perd { $materials }
rawsiko-do-empty = vide : { $brings }
rawsiko-do-more = (jusqu’à { $n } peuvent aller)
rawsiko-do-own = à vous : { $words }
rawsiko-do-end = { $n ->
    [one] { $n } actif reste où il est
   *[other] { $n } actifs restent où ils sont
}
rawsiko-do-attack = { $name } avec { $assets } : { $chance }, { $brings }
rawsiko-do-attack-all = { $name } avec { $assets } : { $chance } avec les { $go }, { $brings }
rawsiko-then = { $n } ensuite
rawsiko-takes = prend { $place } avec { $few } -> { $many }
rawsiko-falls = tombe avec { $now } -> { $then }
rawsiko-nobody = personne à côté
rawsiko-trade-held = vous l’avez déjà
rawsiko-trade-not-needed = votre carte n’en a pas besoin
rawsiko-trade-near = à { $name } ({ $points }) manquerait encore { $materials }

## Ce qu’on peut taper.
rawsiko-help-some = À RAWsiko, les choix numérotés ne sont que quelques-uns des vôtres :
rawsiko-help-all = tous les choix, numérotés
rawsiko-help-what = QUOI
rawsiko-help-info = consulter un territoire, une matière ou une application : i lithium
rawsiko-help-typed = Chaque coup peut se taper, avec des noms aussi courts que vous voulez tant qu’ils sont clairs ; les dés ne se tapent pas. `all` est le plus grand nombre.
rawsiko-help-short = Ainsi, `m indi vie all` déplace tout ce qui peut aller de l’Inde au Vietnam.
rawsiko-help-marks = Devant une matière, * veut dire qu’il la faut à votre carte et qu’elle vous manque, et + qu’il la faut à votre carte et que vous l’avez.
rawsiko-type-such = Tapez, par exemple, `{ $step }`.
rawsiko-type-where = Où ?
rawsiko-type-from = D’où ?
rawsiko-type-to = Vers où ?
rawsiko-type-which = Quels territoires ?
rawsiko-type-material = Quelle matière ?
rawsiko-type-many = Combien d’actifs ? Ajoutez un nombre, ou `all`.
rawsiko-type-many-most = Combien d’actifs ? Ajoutez un nombre, au plus { $most }, ou `all`.
rawsiko-type-dice = Vous ne choisissez pas le résultat des dés : tapez `{ $step }` seul.
rawsiko-type-twice = `{ $place }` apparaît deux fois.
rawsiko-type-apart = `{ $places }` n’est pas tout entier sur un continent ({ $continent }) : une occupation reste sur un seul.
rawsiko-type-no-place = `{ $word }` n’est pas un territoire : `w` les montre tous, et `i` en consulte un.
rawsiko-type-no-material = `{ $word }` n’est pas une matière : tapez un symbole ou un nom, comme `Bi` ou `bismuth`.
rawsiko-type-no-number = `{ $word }` n’est pas un nombre d’actifs.
rawsiko-type-too-much = `{ $word }` est de trop après `{ $step }`.
rawsiko-type-several = `{ $word }` peut être { $names } : tapez plus de lettres.
# In this order: claim, place, move, attack, end, trade.
rawsiko-type-verbs = occuper placer déplacer attaquer finir commercer

## Pourquoi quelque chose est refusé.
rawsiko-no-unoccupied = un continent est encore sans personne ({ $unoccupied }) et passe avant ({ $continent })
rawsiko-no-full = deux joueurs sont déjà là ({ $continent })
rawsiko-no-twice = vous y êtes déjà ({ $continent })
rawsiko-no-dealt = vous avez reçu { $dealt }, pas { $continent }
rawsiko-no-size = ici on occupe { $expected }, pas { $found }
rawsiko-no-taken = { $who ->
    [you] { $place } est déjà à vous
   *[other] { $place } est déjà à { $name }
}
rawsiko-no-apart = { $places } ne sont pas reliés sur ce continent ({ $continent })
rawsiko-no-held = { $place } n’est pas à vous
rawsiko-no-assets = il faut au moins un actif
rawsiko-no-left = vous en avez { $left } à placer, pas { $n }
rawsiko-no-adjacent = { $from } et { $to } ne sont pas voisins
rawsiko-no-unmoved = { $unmoved } de { $from } peuvent encore bouger, pas { $n }
rawsiko-no-last = le dernier actif ne peut pas quitter { $from } ; au plus { $most } peuvent partir, pas { $n }
rawsiko-no-foreign = { $who ->
    [you] { $to } est à vous
   *[other] { $to } est à { $name }, donc il faut l’attaquer
}
rawsiko-no-empty = { $to } est vide, donc les actifs y vont sans conflit
rawsiko-no-own = { $to } est à vous, donc les actifs y vont sans conflit
rawsiko-no-three = 3 actifs au plus attaquent à la fois, pas { $n }

## Pourquoi quelque chose est conseillé.
rawsiko-army = { $who ->
    [you] vos { $n } de { $place }
   *[other] { $name } ({ $n } en { $place })
}
rawsiko-elsewhere = ailleurs
rawsiko-why-brings-nothing = Cela n’apporte aucune matière que vous n’ayez pas.
rawsiko-why-brings-others = Cela apporte : { $others }.
rawsiko-why-brings-needed = Cela apporte à votre carte : { $needed }.
rawsiko-why-brings = Cela apporte à votre carte : { $needed } ; et en plus : { $others }.
rawsiko-why-completes = Cela complète { $name }, pour { $points }.
rawsiko-why-income = Cela porte votre revenu de { $now } à { $then }.
rawsiko-why-near = À côté, il y a encore de quoi servir votre carte : { $places }.
rawsiko-why-beside = { $n ->
    [0] Personne d’autre n’est encore à côté.
    [one] { $n } territoire voisin est à un autre joueur.
   *[other] { $n } territoires voisins sont à d’autres joueurs.
}
rawsiko-why-reach = Avec { $after } au lieu de { $before } en { $from }, vos chances de prendre { $to } passent de { $few } à { $many }.
rawsiko-why-reach-needed = Avec { $after } au lieu de { $before } en { $from }, vos chances de prendre { $to } passent de { $few } à { $many } ; il y a là : { $materials }.
rawsiko-why-free = Personne n’est à côté de { $place } : ses actifs sont libres d’aller vers ce qui est vide.
rawsiko-why-nobody = Personne n’est à côté de { $place }.
rawsiko-why-no-dice = Vide : { $place }. Il ne faut pas de dés.
rawsiko-why-back = Avec { $n } là-bas, { $army } aurait { $chance } de chances de le reprendre.
rawsiko-why-ahead = De là, on atteint au prochain tour { $place }, où il y a : { $materials }.
rawsiko-why-ahead-needed = De là, on atteint au prochain tour { $place }, où il y a ce qu’il faut à votre carte : { $materials }.
rawsiko-why-attack = { $who ->
    [you] Avec les { $n } qui peuvent aller, vous prenez { $to } ({ $assets }) avec { $chance } ; en moyenne cela coûte { $lost } contre { $killed }.
   *[other] Avec les { $n } qui peuvent aller, vous prenez { $to } à { $name } ({ $assets }) avec { $chance } ; en moyenne cela vous coûte { $lost }, et { $killed } à { $name }.
}
rawsiko-why-last = { $who ->
    [you] C’est votre dernier territoire.
   *[other] C’est le dernier territoire de { $name }, qui sortirait du jeu.
}
rawsiko-why-takes = { $who ->
    [you] Vous perdriez : { $materials }.
   *[other] { $name } perdrait : { $materials }.
}
rawsiko-why-takes-income = { $who ->
    [you] Vous perdriez { $n } de revenu et : { $materials }.
   *[other] { $name } perdrait { $n } de revenu et : { $materials }.
}
rawsiko-why-best = La meilleure attaque qui reste va de { $from } à { $to } : { $chance }, pour rien d’utile à votre carte.
rawsiko-why-best-needed = La meilleure attaque qui reste va de { $from } à { $to } : { $chance }, pour : { $materials }.
rawsiko-why-no-attack = Rien de ce qui reste à attaquer ne vous apporte du nouveau.
rawsiko-why-weakest = Votre frontière la plus faible est { $place } : { $army } la prendrait avec { $chance }.
rawsiko-why-holds = Le risque que { $place } tombe devant { $army } passe de { $now } à { $then }.
rawsiko-why-empties = { $place } reste vide, ce qui ne coûte aucune matière.
rawsiko-why-empties-loses = { $place } reste vide, ce qui coûte : { $materials }.
rawsiko-why-empties-breaks = { $place } reste vide, ce qui casse { $names } et coûte : { $materials }.
rawsiko-why-stays = { $n } resteraient en { $place }, sans personne à côté.
rawsiko-why-stays-threat = { $n } resteraient en { $place }, que { $army } pourrait prendre avec { $chance }.
rawsiko-why-nearest = Le plus proche sur votre carte : { $name } ({ $points }) ; il manque : { $materials } ; { $lie }.
rawsiko-why-lies = { $material } se trouve en { $places }

## Les règles.
rawsiko-rules-title = Règles de RAWsiko
rawsiko-rules-aim = Le but
rawsiko-rules-aim-text = Une lutte pour les matières premières critiques, pour 3 à 5 joueurs à partir de 10 ans. La Chine n’exporte plus. Votre entreprise envoie ses actifs dans le monde, afin que vous ayez, à la fin du dernier tour, les matières dont vos produits sont faits.
rawsiko-rules-board = Le plateau
rawsiko-rules-board-text = 44 territoires sur 6 continents, reliés par des frontières et par des lignes pointillées sur la mer. Chacun a une à quatre des 31 matières. Une matière est à vous tant qu’un de vos territoires l’a ; une seconde source vous rend seulement plus sûr.
rawsiko-rules-card = Votre carte
rawsiko-rules-card-text = Vous recevez une carte avec quatre applications, comme des téléphones ou des éoliennes, et la gardez pour vous. À la fin, une application vaut ses points si vous avez toutes les matières qu’il lui faut, et rien s’il en manque une seule. Les quatre ensemble valent 46 points.
rawsiko-rules-setup = Avant le premier tour
rawsiko-rules-setup-text = Un joueur tiré au sort commence. L’un après l’autre, tous occupent des territoires reliés d’un continent, puis l’ordre s’inverse : le dernier occupe aussitôt une seconde fois.
rawsiko-rules-setup-shared = Tant qu’il reste des continents sans joueur, il faut choisir l’un de ceux-là. Ensuite vous pouvez rejoindre un autre joueur sur un continent, mais pas là où ils sont deux, ni là où vous êtes déjà.
rawsiko-rules-setup-assets = Chaque territoire occupé reçoit un actif ; les actifs supplémentaires vont où vous voulez.
rawsiko-rules-setup-row = Joueurs : { $players }. Territoires occupés : d’abord { $first }, puis { $second }. Actifs supplémentaires : { $assets }. Tours : { $turns }.
rawsiko-rules-turn = Un tour
rawsiko-rules-turn-invest = Investissement, à partir du deuxième tour : comptez vos matières différentes. Pour chaque groupe de trois vous recevez un actif, arrondi au nombre le plus proche. Placez-les tous dans vos territoires.
rawsiko-rules-turn-act = Action : l’un après l’autre, les joueurs envoient des actifs vers des territoires voisins et disent quand ils ont fini. Chaque actif se déplace une fois.
rawsiko-rules-turn-empty = Un territoire vide devient le vôtre quand des actifs arrivent. Celui que vous laissez sans rien n’est à personne.
rawsiko-rules-conflict = Conflits
rawsiko-rules-conflict-text = Contre le territoire d’un autre joueur, vous envoyez un à trois actifs qui n’ont pas bougé ; son propriétaire répond avec ceux qui y sont, trois au plus. Chacun lance un dé par actif. Les plus hauts dés se comparent, puis les deuxièmes, puis les troisièmes ; un dé sans adversaire ne compte pas. Le dé le plus faible perd un actif, et des dés égaux en coûtent un à l’attaquant.
rawsiko-rules-conflict-end = Quand le dernier défenseur n’est plus là, tous les attaquants qui restent entrent et ne bougent plus de ce tour. Sinon ils restent chez eux et peuvent essayer encore, là ou ailleurs. Qui n’a plus d’actif sur le plateau sort du jeu.
rawsiko-rules-end = La fin
rawsiko-rules-end-text = Celui qui a le plus de points gagne. À égalité, on compare le nombre d’applications complètes, puis de matières différentes, puis de territoires ; si tout est égal, la place est partagée.
rawsiko-rules-end-out = Les joueurs éliminés viennent après tous les autres : qui a tenu plus longtemps est devant. Le dernier en jeu gagne aussitôt.
