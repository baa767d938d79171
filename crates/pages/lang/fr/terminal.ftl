# La partie dans le terminal. Ce qu’on tape (draw, bid 9, u, h …) et les noms de fichiers sont de la notation, la même dans
# toutes les langues ; elle est entre accents graves.

## Qui joue, comment cela commence et finit.
tty-you = Vous
tty-you-inside = vous
tty-seat = place { $n }
tty-welcome = Une partie de { $game } à { $seats } : vous êtes à la place { $seat }, puis viennent { $others }.
tty-level = { $name } (niveau { $level } sur { $of }) : { $about }
tty-deal-seeded = Le tirage découle de la graine ; ceci le prouvera après la partie :
tty-deal-fair = Le tirage est fixé et personne ne le connaît ; ceci le prouvera après la partie :
tty-kept = La partie est gardée dans { $file }, coup par coup.
tty-begin = Tapez ? pour l’aide, q pour partir : rien ne se perd.
tty-last = Ce qui s’est passé en dernier :
tty-forced = { $said } (il n’y a pas d’autre choix)
tty-leave = La partie est gardée dans { $file }. Pour la reprendre :
tty-over = La partie est finie.
tty-read-again = La relire
tty-check-deal = Vérifier le tirage promis

## Petits mots.
tty-label = { $label } :
tty-and = { $some } et { $last }
tty-or = { $some } ou { $last }
tty-of = { $n } sur { $of }
tty-points = { $n ->
    [one] { $figure } point
   *[other] { $figure } points
}

## Ce qu’on demande et ce qu’on répond.
tty-prompt = Choisissez de 1 à { $n }, ou ? pour l’aide :
tty-more = { $n ->
    [one] Il reste { $n } coup possible : tapez-le comme ceux-ci, ou `all` pour le voir.
   *[other] Il reste { $n } coups possibles : tapez-en un comme ceux-ci, ou `all` pour les voir.
}
tty-nothing = Personne ne choisit pour vous : tapez un nombre, ou ? pour l’aide.
tty-refused = Cela ne peut pas se jouer : { $why }.
tty-not-offered = ce n’est pas un des choix
tty-no-choice = Il n’y a pas de choix { $typed } : tapez un nombre de 1 à { $n }.
tty-several = `{ $key }` peut être { $steps } : tapez le nombre.
tty-not-yours = Vous ne choisissez pas le résultat : tapez `{ $step }` seul.
tty-not-now = `{ $typed }` n’est pas possible maintenant.
tty-no-step = `{ $typed }` n’est pas un coup.
tty-such-as = On peut jouer, par exemple, `{ $step }`.
tty-unknown = `{ $typed }` ne veut rien dire ici : tapez un nombre de 1 à { $n }, une touche entre parenthèses, un coup comme `{ $step }`, ou ? pour l’aide.
tty-no-fact = Rien sur `{ $topic }` : tapez `i` seul pour voir la liste.
tty-no-undo = Vous n’avez aucune décision à annuler.
tty-undo-sure = Depuis votre `{ $step }`, d’autres ont joué ou quelque chose a été révélé. Tapez encore u pour revenir quand même : la partie enregistrée le dira, et le hasard redonnera la même chose.
tty-undone = `{ $step }` est annulé.
tty-saved = Chaque coup est déjà gardé dans { $file }.
tty-copied = Une copie est gardée dans { $copy } ; la partie continue dans { $file }.
tty-not-copied = Aucune copie n’a été gardée dans { $copy } : { $why }.
tty-file-there = il y a déjà un fichier de ce nom

## L’aide.
tty-help = Tapez le numéro d’un choix, sa touche entre parenthèses, ou le coup lui-même, tel qu’il est écrit à côté du numéro.
tty-help-hint = conseil : ce que ferait un bon joueur, et pourquoi
tty-help-undo = annuler : revient à votre dernière décision, tant que rien n’a été révélé et que personne d’autre n’a joué ; un second u revient quand même. Ce que le hasard a donné revient, et la partie enregistrée dit ce qui a été annulé.
tty-help-table = la table à nouveau
tty-help-file = FICHIER
tty-help-save = garder une copie ; la partie elle-même est gardée à chaque coup
tty-help-quit = partir, pour continuer plus tard ; la fin de la saisie (Ctrl-D) fait de même
tty-help-rules = les règles du jeu
tty-help-help = cette aide

## Conseils.
tty-hint = Conseil : <b>{ $step }</b>. Vos chances de gagner à partir d’ici sont d’environ { $chance }.
tty-no-hint = Il n’y a pas de conseil à donner ici.
tty-hint-others = Autres choix
tty-hint-guesses = ({ $n } parties imaginées ; les chiffres sont des estimations en points)
tty-hint-exact = ({ $n } parties imaginées ; tout est exact sauf les chances de gagner)

## Pourquoi quelque chose est refusé, dans tout jeu.
tty-no-over = la partie est finie
tty-no-turn = ce n’est pas votre tour
tty-no-now = `{ $step }` n’est pas possible maintenant

## Râ : les bots.
tty-ra-farmer = Regarde les points de cette époque et prend ce qu’il y a.
tty-ra-potter = Construit aussi pour les époques suivantes, mais ignore la valeur des soleils.
tty-ra-scribe = Évalue chaque lot pour chacun et mise ce qu’il vaut.
tty-ra-vizier = Réfléchit quelques enchères à l’avance.
tty-ra-pharaoh = Réfléchit jusqu’au bout de l’époque.
tty-ra-khepri = Envisage beaucoup de possibilités et se souvient de tout.

## Râ : aide, questions, choix.
tty-ra-help = À Râ, un nombre plus grand que ceux des choix est le soleil à miser.
tty-ra-left = ce qui reste dans le sac
tty-ra-ask-turn = À vous de jouer.
tty-ra-ask-full = À vous de jouer. La piste est pleine : on ne peut rien tirer.
tty-ra-ask-alone = À vous de jouer, et personne d’autre n’a plus de soleil dans cette époque.
tty-ra-ask-gods = Encore un dieu ? Vous en avez { $n }.
tty-ra-ask-auction = Enchère : { $called } ; { $bid } ; { $after }.
tty-ra-drew = { $who ->
    [you] vous avez tiré un Râ
   *[other] { $name } a tiré un Râ
}
tty-ra-invoked = { $who ->
    [you] vous avez invoqué Râ
   *[other] { $name } a invoqué Râ
}
tty-ra-high = { $who ->
    [you] vous avez misé { $sun }
   *[other] { $name } a misé { $sun }
}
tty-ra-no-bid = personne n’a encore misé
tty-ra-after = { $n ->
    [0] personne ne mise après vous
    [one] { $names } mise après vous
   *[other] { $names } misent après vous
}
tty-ra-ask-discard = { $n ->
    [one] { $disaster } : vous perdez { $n } tuile. Laquelle ?
   *[other] { $disaster } : vous perdez { $n } tuiles. Laquelle d’abord ?
}
tty-ra-do-draw = { $chance } de chances d’un Râ
tty-ra-do-draw-last = { $chance } de chances d’un Râ, qui finirait l’époque
tty-ra-do-invoke = { $n ->
    [0] une enchère pour le seul soleil { $sun }
    [one] une enchère pour cette tuile
   *[other] une enchère pour ces { $n } tuiles
}
tty-ra-do-god = un dieu pour { $tile }
tty-ra-do-god-disaster = un dieu pour { $tile } : cela frappe aussitôt
tty-ra-do-done = garder les autres dieux
tty-ra-do-bid = et avoir le soleil { $sun } pour la prochaine époque
tty-ra-do-bid-last = et avoir le soleil { $sun } pour la somme finale
tty-ra-do-pass = { $who ->
    [you] le lot est à vous
   *[other] { $name } prend le lot
}
tty-ra-do-pass-stay = les tuiles restent
tty-ra-do-pass-lost = les tuiles sont défaussées
tty-ra-do-discard = vous avez { $tiles }

## Râ : ce qui s’est passé, et la table.
tty-ra-auction = Aux enchères :
tty-ra-no-tiles = aucune tuile
tty-ra-epoch = Époque { $epoch }
tty-ra-count = Râ { $n } sur { $of }
tty-ra-count-last = Râ { $n } sur { $of }, le prochain finit l’époque
tty-ra-centre = soleil du centre { $sun }
tty-ra-bag = { $n ->
    [one] sac { $n } tuile, { $chance } Râ
   *[other] sac { $n } tuiles, { $chance } Râ
}
tty-ra-track = Piste
tty-ra-track-empty = vide, { $n } places
tty-ra-track-full = (pleine)
tty-ra-track-free = (libres : { $n })
tty-ra-lot = Ce lot
tty-ra-lot-now = vous donnerait <p>{ $points }</p> maintenant
tty-ra-lot-end = monuments { $points } à la fin de la partie
tty-ra-lot-lost = les désastres prennent { $tiles }
tty-ra-suns = soleils { $suns }
tty-ra-no-suns = plus de soleils
tty-ra-face-down = face cachée { $suns }
tty-ra-points-hidden = points cachés
tty-ra-now-you = { $points } si l’époque finissait maintenant
tty-ra-now = maintenant { $points }
tty-ra-worth = ({ $points })
tty-ra-worth-end = ({ $points } à la fin)
tty-ra-in-bag = { $n ->
    [one] Dans le sac : { $n } tuile, à savoir
   *[other] Dans le sac : { $n } tuiles, à savoir
}

## Râ : pourquoi quelque chose est refusé.
tty-ra-no-full = la piste d’enchère est pleine et on ne peut plus tirer de tuile
tty-ra-no-god-god = un dieu ne s’échange pas contre un dieu
tty-ra-no-god = vous n’avez pas de dieu à dépenser
tty-ra-no-tile = sur la piste d’enchère, il n’y a pas de tuile « { $tile } »
tty-ra-no-sun = vous n’avez pas le soleil { $sun } face visible
tty-ra-no-low = le soleil { $sun } ne bat pas la mise de { $high }
tty-ra-no-pass = vous avez invoqué Râ, tous les autres ont passé et la piste n’est pas pleine, donc vous devez miser
tty-ra-no-discard = { $disaster } ne prend pas { $tile }
tty-ra-no-owned = vous n’avez pas de tuile « { $tile } »
tty-ra-no-bag = dans le sac, il n’y a plus de tuile « { $tile } »

## Râ : pourquoi quelque chose est conseillé.
tty-ra-why-no-lot = Il n’y a pas encore de tuiles à prendre, seulement le soleil { $sun }.
tty-ra-why-lot = Le lot vaut pour vous environ { $points }, maintenant et plus tard.
tty-ra-why-lot-parts = Le lot vaut pour vous environ { $points }, maintenant et plus tard : { $parts }.
tty-ra-sun = le soleil { $sun }
tty-ra-sun-lowest = votre plus petit soleil, le { $sun }
tty-ra-sun-cheapest = le soleil { $sun }, la mise la moins chère
tty-ra-why-cost = Avec { $called }, cela fait { $gain } en tout : le soleil dans cette époque { $spent }.
tty-ra-why-cost-later = Avec { $called }, cela fait { $gain } en tout : le soleil dans cette époque { $spent }, le soleil { $centre } à sa place plus tard { $change }.
tty-ra-why-last = Personne ne mise après vous.
tty-ra-why-ra = { $left ->
    [1] La prochaine tuile est un Râ avec { $chance } de chances, et cela finirait aussitôt l’époque.
   *[other] La prochaine tuile est un Râ avec { $chance } de chances ; encore { $left } finissent l’époque.
}
tty-ra-why-god = Pour vous, la tuile « { $tile } » vaut environ { $points } de plus que le dieu, qui rapporte 2 si vous le gardez.
tty-ra-why-no-god = Aucune tuile ne vaut un dieu.
tty-ra-why-loss = Perdre { $tile } coûte le moins : environ { $points }.
