# Conseils contre des bots : ce que ferait le bot le plus fort, et pourquoi.
hint-button = Conseil
hint-title = Conseil
hint-key = ce que ferait le bot le plus fort
hint-about = D’après { $n } parties imaginées, qui ne savent que ce que vous voyez.
hint-about-glance = À première vue : le temps a manqué pour imaginer des parties, d’où l’absence de chances. Il ne voit que ce que vous voyez.
hint-about-only = C’est le seul choix.
hint-chance = gagne { $percent }
hint-others = Autres choix
hint-even = ≈ aussi bon, autant que la chance permet d’en juger
hint-count = Conseils dans cette partie : { $n }. Vous seul le voyez.
error-no-hint = Les conseils n’existent que contre des bots, quand c’est à vous.
hint-draw = Tirez une tuile.
hint-invoke = Invoquez Râ.
hint-pass = Passez.
hint-done = Gardez vos dieux.
hint-bid = Misez { $sun }.
hint-god = Dépensez un dieu pour prendre { $tile }.
hint-discard = Perdez { $tile }.
hint-no-lot = Il n’y a pas encore de tuile, seulement le soleil { $sun }.
hint-lot = { $n ->
    [one] Le lot vaut environ <b>{ $n }</b> point pour vous.
   *[other] Le lot vaut environ <b>{ $n }</b> points pour vous.
}
hint-lot-most = Surtout : { $group }, environ <b>{ $n }</b>.
hint-cost-bid = { $worth ->
    [one] Vous payez avec votre { $sun }, qui vaut environ <b>{ $worth }</b> point si vous le gardez : solde <p>{ $gain }</p>.
   *[other] Vous payez avec votre { $sun }, qui vaut environ <b>{ $worth }</b> points si vous le gardez : solde <p>{ $gain }</p>.
}
hint-cost = { $worth ->
    [one] Garder votre { $sun } vaut environ <b>{ $worth }</b> point ; le miser donnerait un solde de <p>{ $gain }</p>.
   *[other] Garder votre { $sun } vaut environ <b>{ $worth }</b> points ; le miser donnerait un solde de <p>{ $gain }</p>.
}
hint-later = Cela compte l’échange contre le { $sun } à l’époque suivante : <p>{ $n }</p>.
hint-later-end = Cela compte l’échange contre le { $sun } dans la somme finale des soleils : <p>{ $n }</p>.
hint-last = Personne ne mise après vous.
hint-ra = { $left ->
    [1] Il y a <b>{ $percent }</b> de chances que la prochaine tuile soit un Râ, ce qui finit l’époque.
   *[other] Il y a <b>{ $percent }</b> de chances que la prochaine tuile soit un Râ ; encore { $left } et l’époque finit.
}
hint-god-gain = { $n ->
    [one] Elle vous apporte environ <b>{ $n }</b> point de plus que le dieu.
   *[other] Elle vous apporte environ <b>{ $n }</b> points de plus que le dieu.
}
hint-no-god = Aucune tuile ne vaut un dieu à présent : la meilleure est { $tile }.
hint-loss = { $n ->
    [one] C’est ce qui coûte le moins : environ <b>{ $n }</b> point.
   *[other] C’est ce qui coûte le moins : environ <b>{ $n }</b> points.
}

# Reasons out of imagined games, on a page and in a terminal.
hint-wins-lot = Dans { $percent } des parties imaginées, vous gagnez le lot.
hint-wins-sun = Dans { $percent } des parties imaginées, vous gagnez le soleil { $sun }.
hint-goes = Le lot va à { $name } dans { $percent } des parties imaginées.
hint-goes-sun = Le soleil { $sun } va à { $name } dans { $percent } des parties imaginées.
hint-stays = Personne ne prend le lot dans { $percent } des parties imaginées.
hint-stays-sun = Personne ne prend le soleil { $sun } dans { $percent } des parties imaginées.
hint-next = En tirant, vous gagnez le prochain lot dans { $percent } des parties imaginées.
hint-next-both = En tirant, vous gagnez le prochain lot dans { $percent } des parties imaginées ; en invoquant, dans { $other }.
hint-worth = Pour { $name }, le lot vaut environ { $points }.
hint-ends = Dans { $percent } des parties imaginées, l’époque finit avant que quelqu’un gagne un lot.
hint-nothing-better = Rien d’autre ne paraît meilleur.
