### La page des expériences : une partie poursuivie de nombreuses fois avec un seul changement.

what-if-title = Et si ?
what-if-lead = Cette partie, poursuivie { $games } fois par des bots rapides : une fois telle quelle, une fois avec un seul changement.
what-if-mark = Expérience
what-if-mark-why = Ici jouent des bots rapides et non des personnes, et parfois ils jouent au hasard. On y voit ce qu’un changement fait de cette partie, pas comment vous l’auriez jouée.
what-if-from = À partir de
what-if-setup = le début
what-if-turn = tour { $n }
what-if-change = Ce qui change
what-if-none = Rien : la partie telle quelle
what-if-china = La Chine fait du commerce avant le décompte
what-if-one-more = Un tour de plus
what-if-group = Une matière de moins : { $place }
what-if-without = { $place } sans { $thing }
what-if-run = Essayer
what-if-waiting = { $n ->
    [one] Une autre expérience passe d’abord. La vôtre est la suivante.
   *[other] { $n } autres expériences passent d’abord.
}
what-if-running = { $done } parties jouées sur { $of }
what-if-look = Regarder de nouveau
what-if-back = Retour à la partie
what-if-played = { $games } parties de chaque façon, à partir de : { $from }. La même question reçoit toujours la même réponse.
what-if-best = { $name } gagne le plus souvent : dans { $share } des parties.
what-if-gains = { $name } y gagne le plus : de { $before } des victoires à { $after }.
what-if-loses = { $name } y perd le plus : de { $before } des victoires à { $after }.
what-if-same = Pour personne les chances ne changent plus que ne l’expliquerait le hasard seul.
what-if-wins = Part des victoires
what-if-points = Points en moyenne
what-if-completed = Applications achevées
what-if-chart = { $title } : des barres pour chaque joueur. Le tableau ci-dessous donne les mêmes nombres.
what-if-table = Tous les nombres de l’expérience
what-if-interval = Entre crochets, l’intervalle où se trouve la vraie valeur avec 95 % de certitude. Les différences en gris peuvent n’être que du hasard.
what-if-player = Joueur
what-if-before = Telle quelle
what-if-after = Avec le changement
what-if-difference = Différence
what-if-aims = Combien de fois chaque application a été achevée
what-if-offer = Et si ?
