# Les règles et les mots de RAWsiko dans le navigateur. Ce que dit aussi le terminal se trouve dans rawsiko.ftl.

rawsiko-rules-lead = Dix minutes de lecture. La table ne propose que des coups permis.
rawsiko-rules-chip-other = ni l’un ni l’autre
rawsiko-rules-example = Une carte en exemple
rawsiko-rules-card-sum = { $points ->
    [one] Avec ces matières, la carte vaut pour l’instant { $points } point.
   *[other] Avec ces matières, la carte vaut pour l’instant { $points } points.
}
rawsiko-rules-extra = Actifs supplémentaires
rawsiko-rules-materials = Matières différentes
rawsiko-rules-assets = Nouveaux actifs
rawsiko-rules-attacker = Attaquant
rawsiko-rules-defender = Défenseur
rawsiko-rules-lost = L’attaquant perd { $attacker }, le défenseur { $defender }. Le troisième dé n’a pas d’adversaire.
rawsiko-rules-options = Ce dont une table peut convenir
rawsiko-rules-options-text = Qui ouvre la table peut changer ceci. Sans changement, tout se passe comme ci-dessus.
rawsiko-rules-opt-turns = De 3 à 20. Moins de tours font une partie plus rapide.
rawsiko-rules-opt-setup = Tirés au sort : les deux continents de chaque joueur sont tirés au sort ; les territoires restent au choix.
rawsiko-rules-opt-stranglehold = Chaque fois qu’un joueur est éliminé, la partie raccourcit d’un tour.
rawsiko-rules-opt-china = Avant le décompte, qui est seul sur un continent choisit une matière et la reçoit, une pour chaque continent de ce genre.
rawsiko-rules-opt-order = D’ordinaire, la même personne commence chaque tour. Faire tourner le début est plus équitable : une autre commence alors chaque tour, dans l’ordre.
rawsiko-rules-opt-leave-one = Aucun territoire ne peut rester vide : un actif y demeure toujours.
rawsiko-rules-opt-rounding = Un tiers de vos matières est arrondi au nombre le plus proche, ou toujours vers le bas.
rawsiko-rules-opt-objectives = Cartes ouvertes : tout le monde voit ce qu’il faut aux autres.

## Les mots.
rawsiko-gloss-title = Les mots de RAWsiko
rawsiko-gloss-lead = { $materials } matières, { $territories } territoires, { $applications } applications : ce qu’elles sont, où elles se trouvent, ce qu’il leur faut.
rawsiko-gloss-materials = Toutes sont des matières premières critiques pour l’Union européenne. Les chiffres sont réels ; la Chine n’est fermée que dans ce jeu.
rawsiko-gloss-applications = Ce qu’une carte peut demander. Une application ne compte qu’avec toutes ses matières.
rawsiko-gloss-china = Chine
rawsiko-term-company = Entreprise
rawsiko-term-company-about = C’est vous. Trois à cinq entreprises sont en concurrence.
rawsiko-term-card = Carte d’objectif
rawsiko-term-card-about = Votre secret : quatre applications, 46 points en tout.
rawsiko-term-application = Application
rawsiko-term-application-about = Un produit. Elle donne ses points si vous avez toutes les matières qu’il lui faut, et rien sinon.
rawsiko-term-applications = Applications
rawsiko-term-material = Matière
rawsiko-term-material-about = L’une des matières premières critiques, dessinée comme un jeton avec son symbole. Chaque territoire en a une à quatre.
rawsiko-term-hold = Avoir
rawsiko-term-hold-about = Vous avez une matière tant qu’un de vos territoires l’a. Une seconde source n’apporte que de la sécurité.
rawsiko-term-territory = Territoire
rawsiko-term-territory-about = Un pays ou plusieurs ensemble. Il est à vous tant qu’un de vos actifs y est, et à personne quand il est vide.
rawsiko-term-asset = Actif
rawsiko-term-asset-about = Une part de votre entreprise : des gens, de l’argent, des machines. Il se déplace une fois par tour.
rawsiko-term-investment = Investissement
rawsiko-term-investment-about = La première moitié d’un tour : un tiers de vos matières différentes arrive en nouveaux actifs.
rawsiko-term-action = Action
rawsiko-term-action-about = La seconde moitié d’un tour : déplacer, prendre ce qui est libre, disputer ce qui ne l’est pas, et finir.
rawsiko-term-conflict = Conflit commercial
rawsiko-term-conflict-about = Les dés décident d’un territoire. Un à trois actifs contre trois au plus ; les égalités sont au défenseur.
rawsiko-term-stranglehold = Étau
rawsiko-term-stranglehold-about = Une option : chaque entreprise éliminée ôte un tour à la partie.
rawsiko-term-china = Commerce avec la Chine
rawsiko-term-china-about = Une option : à la fin, une matière au choix pour chaque continent qui n’est qu’à vous.
