# La table de Râ.

# Tuiles : le nom au milieu d’une phrase ; une comme ce que quelqu’un tire, prend ou perd ; plusieurs de même.
ra-tile-god = dieu
ra-one-god = un dieu
ra-some-god = { $n ->
    [one] { $n } dieu
   *[other] { $n } dieux
}
ra-tile-gold = or
ra-one-gold = de l’or
ra-some-gold = { $n ->
    [one] { $n } tuile d’or
   *[other] { $n } tuiles d’or
}
ra-tile-pharaoh = pharaon
ra-one-pharaoh = un pharaon
ra-some-pharaoh = { $n ->
    [one] { $n } pharaon
   *[other] { $n } pharaons
}
ra-tile-nile = Nil
ra-one-nile = un Nil
ra-some-nile = { $n ->
    [one] { $n } Nil
   *[other] { $n } Nils
}
ra-tile-flood = inondation
ra-one-flood = une inondation
ra-some-flood = { $n ->
    [one] { $n } inondation
   *[other] { $n } inondations
}
ra-tile-art = art
ra-one-art = une tuile d’art
ra-some-art = { $n ->
    [one] { $n } tuile d’art
   *[other] { $n } tuiles d’art
}
ra-tile-religion = religion
ra-one-religion = une tuile de religion
ra-some-religion = { $n ->
    [one] { $n } tuile de religion
   *[other] { $n } tuiles de religion
}
ra-tile-writing = écriture
ra-one-writing = une tuile d’écriture
ra-some-writing = { $n ->
    [one] { $n } tuile d’écriture
   *[other] { $n } tuiles d’écriture
}
ra-tile-agriculture = agriculture
ra-one-agriculture = une tuile d’agriculture
ra-some-agriculture = { $n ->
    [one] { $n } tuile d’agriculture
   *[other] { $n } tuiles d’agriculture
}
ra-tile-astronomy = astronomie
ra-one-astronomy = une tuile d’astronomie
ra-some-astronomy = { $n ->
    [one] { $n } tuile d’astronomie
   *[other] { $n } tuiles d’astronomie
}
ra-tile-fortress = forteresse
ra-one-fortress = une forteresse
ra-some-fortress = { $n ->
    [one] { $n } forteresse
   *[other] { $n } forteresses
}
ra-tile-sanctuary = sanctuaire
ra-one-sanctuary = un sanctuaire
ra-some-sanctuary = { $n ->
    [one] { $n } sanctuaire
   *[other] { $n } sanctuaires
}
ra-tile-obelisk = obélisque
ra-one-obelisk = un obélisque
ra-some-obelisk = { $n ->
    [one] { $n } obélisque
   *[other] { $n } obélisques
}
ra-tile-palace = palais
ra-one-palace = un palais
ra-some-palace = { $n ->
    [one] { $n } palais
   *[other] { $n } palais
}
ra-tile-mausoleum = mausolée
ra-one-mausoleum = un mausolée
ra-some-mausoleum = { $n ->
    [one] { $n } mausolée
   *[other] { $n } mausolées
}
ra-tile-pyramid = pyramide
ra-one-pyramid = une pyramide
ra-some-pyramid = { $n ->
    [one] { $n } pyramide
   *[other] { $n } pyramides
}
ra-tile-temple = temple
ra-one-temple = un temple
ra-some-temple = { $n ->
    [one] { $n } temple
   *[other] { $n } temples
}
ra-tile-statue = statue
ra-one-statue = une statue
ra-some-statue = { $n ->
    [one] { $n } statue
   *[other] { $n } statues
}
ra-tile-step-pyramid = pyramide à degrés
ra-one-step-pyramid = une pyramide à degrés
ra-some-step-pyramid = { $n ->
    [one] { $n } pyramide à degrés
   *[other] { $n } pyramides à degrés
}
ra-tile-sphinx = sphinx
ra-one-sphinx = un sphinx
ra-some-sphinx = { $n ->
    [one] { $n } sphinx
   *[other] { $n } sphinx
}
ra-tile-funeral = funérailles
ra-one-funeral = des funérailles
ra-tile-drought = sécheresse
ra-one-drought = une sécheresse
ra-tile-unrest = agitations
ra-one-unrest = des agitations
ra-tile-war = guerre
ra-one-war = une guerre
ra-tile-earthquake = tremblement de terre
ra-one-earthquake = un tremblement de terre
ra-tile-ra = Râ

# Places et soleils, pour les lecteurs d’écran.
ra-slot = { $tile } : { $n }
ra-sun = { $face ->
    [down] soleil { $sun }, face cachée
   *[up] soleil { $sun }
}
ra-card = { $name }, chaise { $seat }

# La barre du haut.
ra-where = { $n ->
    [one] <b>Râ</b> · { $n } joueur
   *[other] <b>Râ</b> · { $n } joueurs
} · { $scores ->
    [open] scores visibles
   *[hidden] scores cachés
}
ra-epoch = Époque { $n } sur { $of }
ra-bag-stat = { $n ->
    [one] { $n } tuile dans le sac
   *[other] { $n } tuiles dans le sac
}

# Le plateau.
ra-track = Piste de Râ : { $n } sur { $of }
ra-track-caption = <b>Râ { $n } sur { $of }</b> · { $left ->
    [1] encore un pour finir l’époque
    [2] encore deux pour finir l’époque
    [3] encore trois pour finir l’époque
    [4] encore quatre pour finir l’époque
    [5] encore cinq pour finir l’époque
    [6] encore six pour finir l’époque
    [7] encore sept pour finir l’époque
    [8] encore huit pour finir l’époque
    [9] encore neuf pour finir l’époque
    [10] encore dix pour finir l’époque
   *[other] encore { $left } pour finir l’époque
}
ra-station-start = La barque solaire attend le premier Râ
ra-station = Râ { $n }
ra-station-barge = Râ { $n }, la barque solaire est ici
ra-station-end = Râ { $n } termine l’époque
ra-in-bag = { $n ->
    [one] dans le sac
   *[other] dans le sac
}
ra-bag-open = Que reste-t-il dans le sac ?
ra-lot = Piste d’enchères : { $n } sur { $of }
ra-lot-empty = vide
ra-prize = soleil du centre, au gagnant
ra-god-take = Dépenser un dieu pour { $tile }

# La rangée de ceux qui parlent.
ra-bids = Mises dans l’ordre
ra-turns = Ordre du tour
ra-ranking = Classement
ra-you = Vous
ra-passed = passe
ra-outbid = battu : { $sun }
ra-bids-now = mise
ra-turn-now = à jouer
ra-last = en dernier
ra-last-drew = , pour avoir tiré Râ
ra-last-invoked = , pour avoir invoqué Râ
ra-may = { $pass ->
    [yes] { $n ->
        [0] passer
       *[other] { $suns } ou passer
    }
   *[no] { $suns }
}
ra-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}

# Les autres joueurs.
ra-thinking = réfléchit
ra-winner = gagne
ra-tag-bids = mise { $sun }
ra-no-suns = 0 soleil
ra-player = Joueur de Râ : mise en dernier
ra-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ra-veiled = Le score est caché jusqu’à la fin
ra-veiled-mine = Votre score n’est visible que de vous
ra-peek = Maintenez pour voir le score
ra-if-scored = à ce stade
ra-mini = à ce stade
ra-now-title = Points si l’époque était comptée maintenant
ra-civ = { $n } sur 5 : <p>{ $points }</p>
ra-mon = { $n } sur 8 · à la fin <b>{ $points }</b>
ra-mon-last = { $n } sur 8 · valent <b>{ $points }</b>

# Vos propres tuiles.
ra-you-mark = (vous)
ra-purse = { $n ->
    [one] <b>{ $n }</b> point
   *[other] <b>{ $n }</b> points
}
ra-you-now = à ce stade <p>{ $points }</p>
ra-you-end = · monuments à la fin <b>{ $monuments }</b>
ra-you-last = · dont monuments <b>{ $monuments }</b>, soleils <p>{ $suns }</p>
ra-suns = Soleils
ra-gods = Dieux
ra-gold = Or
ra-pharaohs = Pharaons
ra-river = Fleuve
ra-civilisation = Civilisation
ra-monuments = Monuments
ra-disasters = Désastres
ra-group-ra = Râ
ra-sun-sum = somme { $n }
ra-most = autres : jusqu’à { $n }
ra-fewest = le moins
ra-dry = sans inondation
ra-civ-more = { $n ->
    [1] · avec une de plus : { $points }
    [2] · avec deux de plus : { $points }
   *[other] · avec { $n } de plus : { $points }
}
ra-mon-kinds = { $n } sur 8 : <b>{ $points }</b>
ra-mon-set = · { $set } : <b>{ $points }</b>
ra-mon-sets = · { $n } séries : <b>{ $points }</b>
ra-mon-phone = fin <b>{ $points }</b>
ra-lose = Perdre { $tile } : { $points }

# La barre d’actions.
ra-actions = Vos actions
ra-head-turn = { $who ->
    [you] À vous de jouer
   *[other] À { $name } de jouer
}
ra-head-bid = { $who ->
    [you] À vous de miser
   *[other] À { $name } de miser
}
ra-head-gods = { $who ->
    [you] Un autre dieu ?
   *[other] { $name } dépense des dieux
}
ra-head-discard = { $who ->
    [you] { $disaster } : à vous de choisir
   *[other] { $disaster } : { $name } choisit
}
ra-say-turn = Tirez encore une tuile, ou invoquez Râ pour mettre le lot aux enchères.
ra-say-turn-empty = Tirez une tuile, ou invoquez Râ pour mettre aux enchères uniquement le soleil du centre.
ra-say-turn-god = Tirez une tuile, invoquez Râ pour lancer l’enchère ou dépensez des dieux pour prendre des tuiles.
ra-say-full = La piste d’enchères est pleine : invoquez Râ.
ra-say-full-god = La piste d’enchères est pleine : invoquez Râ ou dépensez des dieux.
ra-say-forced = Tous les autres ont passé : vous devez miser.
ra-say-alone = Personne d’autre n’a de soleil : vous devez miser.
ra-say-beat = Misez un soleil plus grand que { $sun }, ou passez.
ra-say-cannot = Vous ne pouvez pas battre { $sun }.
ra-say-open = Misez un soleil pour le lot, ou passez.
ra-say-open-sun = Misez un soleil pour celui du centre, ou passez.
ra-say-open-full = Misez un soleil ; si vous passez, les huit tuiles sont défaussées.
ra-say-leads = { $who ->
    [you] Vous menez avec { $sun }.
   *[other] { $name } mène avec { $sun }.
}
ra-say-no-bid = Personne n’a encore misé.
ra-say-unrest = { $n ->
    [one] Choisissez { $n } tuile de civilisation à perdre.
   *[other] Choisissez { $n } tuiles de civilisation à perdre.
}
ra-say-earthquake = { $n ->
    [one] Choisissez { $n } monument à perdre.
   *[other] Choisissez { $n } monuments à perdre.
}
ra-pick-title = Dépenser un dieu
ra-pick = Choisissez la tuile du lot à prendre pour un dieu.
ra-pick-back = Retour
ra-with-lot = Avec le lot :
ra-with-lot-sun = Avec le lot pour votre { $sun } :
ra-with-lot-same = Ce lot ne change rien pour vous.
ra-with-lot-now = à ce stade <p>{ $before }</p> → <p>{ $after }</p>
ra-with-lot-lost = Vous perdriez : { $lost }.
ra-with-lot-choose = Vous perdriez { $n } tuiles au choix, au mieux : { $lost }.
ra-brief = Lot :
ra-brief-sun = Lot pour votre { $sun } :
ra-brief-same = Lot : ne change rien pour vous
ra-brief-lost = à perdre : { $lost }
ra-brief-choose = { $n } à perdre, au choix
ra-brief-monuments = monuments : { $mbefore } → <b>{ $mafter }</b>
ra-draw = Tirer
ra-invoke = Invoquer Râ
ra-spend = Dépenser des dieux
ra-done = Terminé
ra-bid = Miser { $sun }
ra-bid-short = Miser <n>{ $sun }</n>
ra-pass = Passer
ra-why-waiting = { $who ->
    [you] C’est à vous
   *[other] On attend { $name }
}
ra-why-auction = Pas pendant une enchère
ra-why-no-auction = Il n’y a pas d’enchère en ce moment
ra-why-low = Le soleil { $sun } ne bat pas le { $high }
ra-why-full = La piste d’enchères est pleine
ra-why-no-god = Vous n’avez pas de dieu
ra-why-no-tile = Il n’y a pas de tuile à prendre
ra-wins = { $who ->
    [you] { $n ->
        [one] Vous gagnez avec { $n } point
       *[other] Vous gagnez avec { $n } points
    }
   *[other] { $n ->
        [one] { $name } gagne avec { $n } point
       *[other] { $name } gagne avec { $n } points
    }
}
ra-over = La partie est finie.
ra-scoring-open = Décompte

# Le sac.
ra-bag = Dans le sac
ra-bag-chance = { $n ->
    [one] Il reste <b>{ $n }</b> tuile.
   *[other] Il reste <b>{ $n }</b> tuiles.
} { $ra ->
    [one] <b>{ $ra }</b> est un Râ : la prochaine en est un avec une probabilité de <b>{ $percent }</b>.
   *[other] <b>{ $ra }</b> sont des Râ : la prochaine en est un avec une probabilité de <b>{ $percent }</b>.
}

# La chronique.
ra-ev-draw = { $who ->
    [you] <b>Vous</b> tirez { $tile }
   *[other] <b>{ $name }</b> tire { $tile }
}
ra-ev-ra = { $who ->
    [you] <b>Vous</b> tirez Râ <z>{ $n } sur { $of }</z>
   *[other] <b>{ $name }</b> tire Râ <z>{ $n } sur { $of }</z>
}
ra-ev-invoke = { $who ->
    [you] <b>Vous</b> invoquez Râ
   *[other] <b>{ $name }</b> invoque Râ
} { $n ->
    [0] <z>sans tuile</z>
    [one] <z>pour { $n } tuile</z>
   *[other] <z>pour { $n } tuiles</z>
}
ra-ev-bid = { $who ->
    [you] <b>Vous</b> misez { $sun }
   *[other] <b>{ $name }</b> mise { $sun }
}
ra-ev-pass = { $who ->
    [you] <b>Vous</b> passez
   *[other] <b>{ $name }</b> passe
}
ra-ev-win = { $who ->
    [you] <b>Vous</b> gagnez avec { $sun }, prenez le soleil { $taken }
   *[other] <b>{ $name }</b> gagne avec { $sun }, prend le soleil { $taken }
}
ra-ev-nobody = { $n ->
    [0] Personne ne mise
   *[other] Personne ne mise : les tuiles restent
}
ra-ev-discarded = Personne ne mise : les tuiles sont défaussées
ra-ev-god = { $who ->
    [you] <b>Vous</b> dépensez un dieu pour { $tile }
   *[other] <b>{ $name }</b> dépense un dieu pour { $tile }
}
ra-ev-lost = { $who ->
    [you] <b>Vous</b> perdez { $tiles } <z>({ $disaster })</z>
   *[other] <b>{ $name }</b> perd { $tiles } <z>({ $disaster })</z>
}
ra-ev-epoch-end = { $why ->
    [ra] L’époque { $epoch } finit : la piste de Râ est pleine
   *[suns] L’époque { $epoch } finit : tous les soleils ont servi
}
ra-ev-scored = { $who ->
    [you] <b>Vous</b> marquez <p>{ $points }</p>
   *[other] <b>{ $name }</b> marque <p>{ $points }</p>
}
ra-ev-epoch = { $who ->
    [you] Époque { $epoch } : vous commencez, avec le plus grand soleil
   *[other] Époque { $epoch } : { $name } commence, avec le plus grand soleil
}
ra-ev-won = { $who ->
    [you] <b>Vous</b> gagnez la partie
   *[other] <b>{ $name }</b> gagne la partie
}
ra-said = { $said }.
ra-said-lot = { $said } : { $tiles }.
ra-said-tiles = { $n ->
    [0] Le lot n’a pas de tuile.
    [one] Le lot a { $n } tuile : { $tiles }.
   *[other] Le lot a { $n } tuiles : { $tiles }.
}
ra-said-high = { $who ->
    [you] La plus haute mise est la vôtre : { $sun }.
   *[other] La plus haute mise est { $sun }, par { $name }.
}
ra-said-may-bid = { $pass ->
    [yes] { $n ->
        [0] Vous ne pouvez que passer.
       *[other] Vous pouvez miser { $suns }, ou passer.
    }
   *[no] Vous devez miser : { $suns }.
}
ra-said-may-turn = { $draw ->
    [yes] { $god ->
        [yes] Vous pouvez tirer, invoquer Râ ou dépenser un dieu.
       *[no] Vous pouvez tirer ou invoquer Râ.
    }
   *[no] { $god ->
        [yes] Vous pouvez invoquer Râ ou dépenser un dieu.
       *[no] Vous devez invoquer Râ.
    }
}
ra-said-may-lose = Vous pouvez perdre : { $tiles }.
ra-said-may-take = Pour un dieu, vous pouvez prendre : { $tiles }. Ou vous arrêter là.

# Le décompte.
ra-skip = Passer le décompte
ra-score-title = Décompte de l’époque { $epoch }
ra-score-why = { $why ->
    [ra] Le Râ { $n } l’a terminée.
   *[suns] Tous les soleils ont servi.
}
ra-score-floor = Un score ne descend jamais sous 0.
ra-score-level = À égalité de points, le plus grand soleil est devant.
ra-score-table = Voir la table
ra-lead = { $n ->
    [0] { $who ->
        [you] À égalité de points avec vous, mais avec le plus grand soleil.
       *[other] À égalité de points avec { $name }, mais avec le plus grand soleil.
    }
    [one] { $who ->
        [you] Un point d’avance sur vous.
       *[other] Un point d’avance sur { $name }.
    }
   *[other] { $who ->
        [you] { $n } points d’avance sur vous.
       *[other] { $n } points d’avance sur { $name }.
    }
}
ra-my-place = { $n ->
    [one] Vous finissez { $rank } avec { $n } point.
   *[other] Vous finissez { $rank } avec { $n } points.
}
ra-row-pharaohs = Pharaons
ra-row-gold = Or
ra-row-gods = Dieux gardés
ra-row-river = Fleuve
ra-row-civilisation = Civilisation
ra-row-suns = Soleils
ra-row-kinds = Sortes de monuments
ra-row-sets = Séries de monuments
ra-row-sum = Cette époque
ra-row-score = Score
ra-row-final = Score final
ra-rule-pharaohs = le plus +5, le moins −2
ra-rule-gold = 3 chacune
ra-rule-gods = 2 chacun
ra-rule-river = avec inondation
ra-rule-civilisation = 3, 4, 5 sortes : 5, 10, 15
ra-rule-suns = somme max. +5, min. −5
ra-rule-kinds = 1 chacune ; 7 : 10, 8 : 15
ra-rule-sets = 3, 4, 5 pareils : 5, 10, 15
ra-before = avant { $n }
ra-none = rien
ra-no-set = aucune

# Touches.
ra-key-draw = tirer une tuile
ra-key-invoke = invoquer Râ
ra-key-gods = dépenser des dieux : choisir les tuiles
ra-key-bid = miser vos soleils, du plus petit au plus grand
ra-key-pass = passer
ra-key-card = ce qui rapporte, et quand
ra-card-title = Ce qui rapporte, et quand
table-dialog-card = { ra-card-title }

# Quels noms de tuiles quelqu’un lit.
names-title = Noms des tuiles
names-about = Trois tuiles ont d’autres noms et images selon l’édition. Votre choix ne vaut que pour vous, sauf si la table en a fixé un.
names-rulebook = ceux de ma règle
names-first = 1re édition
names-2023 = 2023
table-set-names = { names-title }
table-names-rulebook = { names-rulebook }
table-names-first = { names-first }
table-names-2023 = { names-2023 }

# Les empires des époques, et la fin.
ra-kingdom-1 = Ancien Empire
ra-reign-1 = Ancien Empire, 2665–2155 av. J.-C.
ra-kingdom-2 = Moyen Empire
ra-reign-2 = Moyen Empire, 2130–1650 av. J.-C.
ra-kingdom-3 = Nouvel Empire
ra-reign-3 = Nouvel Empire, 1555–1080 av. J.-C.
ra-ev-reign = { $who ->
    [you] Époque { $epoch } ({ $reign }) : vous commencez, avec le plus grand soleil
   *[other] Époque { $epoch } ({ $reign }) : { $name } commence, avec le plus grand soleil
}
ra-by-one = D’un seul point !
ra-course = Époque par époque
ra-stand-lead = { $n ->
    [0] Vous menez, à égalité de points avec le deuxième.
    [one] Vous menez, avec { $n } point d’avance.
   *[other] Vous menez, avec { $n } points d’avance.
}
ra-stand-behind = { $n ->
    [0] Vous êtes { $rank }, à égalité de points avec le premier.
    [one] Vous êtes { $rank }, à { $n } point du premier.
   *[other] Vous êtes { $rank }, à { $n } points du premier.
}
ra-stand-best = Personne n’a fait mieux que vous dans cette époque.
ra-stand-epoch = { $n ->
    [one] Le meilleur a fait { $n } point de plus que vous dans cette époque.
   *[other] Le meilleur a fait { $n } points de plus que vous dans cette époque.
}
