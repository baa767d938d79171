# L’accueil, la salle où une table se réunit et la liste de mes tables.

lobby-play = Jouer à Râ
lobby-lead = Misez vos soleils pour des dieux, des pharaons et des monuments. Trois époques, une vingtaine de minutes.
lobby-players = Joueurs
lobby-games = Jeux
lobby-bots = Bots
lobby-play-now = Jouer maintenant
lobby-no-account = Sans compte, rien à installer
lobby-friends = Entre amis
lobby-by-link = Table privée
lobby-by-link-about = par lien ou par code
lobby-open = Table ouverte
lobby-open-about = chacun peut s’asseoir
lobby-hotseat = Un seul écran
lobby-hotseat-about = de main en main
lobby-options = Options de la table
lobby-go-on = Continuer à jouer
lobby-all-my-tables = Toutes mes tables ({ $count })
lobby-open-tables = Tables ouvertes
lobby-none-open = Personne n’attend pour le moment. Ouvrez une table, les autres la trouveront ici.
lobby-how = Comment on joue
lobby-how-draw = À votre tour, tirez une tuile sur la piste ou invoquez Râ : tout ce qui s’y trouve est mis aux enchères.
lobby-how-bid = Chacun peut miser un soleil, une seule fois. La plus forte mise emporte les tuiles et le soleil du centre ; le soleil misé prend sa place.
lobby-how-score = Quand Râ est sorti assez souvent, l’époque finit et les tuiles rapportent. Après trois époques, celui qui a le plus de points gagne.
lobby-code = Code
lobby-join = Rejoindre
lobby-join-whom = Rejoindre { $names }
lobby-look = Voir
lobby-what-scores = Ce que font les tuiles
lobby-learn = Toutes les règles
lobby-scores-pharaohs = le plus +5, le moins −2
lobby-scores-river = avec inondation, 1 chacune
lobby-scores-civilisation = 3 sortes : 5, aucune : −5
lobby-scores-monuments = sortes et séries, à la fin
lobby-scores-gold = 3 chacune
lobby-scores-gods = 2, ou prendre une tuile
lobby-scores-disasters = vous prennent deux tuiles
lobby-scores-ra = une enchère commence

## Mes tables

tables-title = Mes tables
tables-lead = Chaque partie est conservée. Partez et revenez quand vous voulez.
tables-running = En cours
tables-finished = Finies
tables-none = Aucune partie en cours.
tables-begin = En commencer une
tables-with = Avec { $names }
tables-alone = Encore personne d’autre
tables-epoch = Époque { $epoch } sur { $of }
tables-free = { $count ->
    [one] { $count } chaise libre
   *[other] { $count } chaises libres
}
tables-free-chair = Chaise libre
tables-dealing = tirage en cours
tables-my-move = c’est à vous
tables-waits = en attente de { $name }
tables-won = { $name } a gagné
tables-i-won = vous avez gagné
tables-given-up = personne n’a gagné
tables-resume = Reprendre
tables-look = Voir

## La salle

room-title = En attente de joueurs
room-dealing = Tirage en cours…
room-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
room-public = visible à l’accueil
room-private = privée
room-chair = chaise { $chair }
room-chairs = Chaises
room-you = vous
room-person = à la table
room-away = absent
room-bot = bot, { $word }
room-sit-here = M’asseoir ici
room-move-here = Passer ici
room-stand-up = Me lever
room-put-bot = Mettre un bot
room-level = Niveau du bot
room-remove = Retirer
room-begins = { $count ->
    [0] Tout le monde est là.
    [one] La partie commence quand la dernière chaise est prise.
   *[other] La partie commence quand les { $count } chaises libres sont prises.
}
room-look-on = Vous pouvez prendre une chaise libre ou simplement regarder : la partie viendra d’elle-même sur cette page.
room-groups = Chaque chaise a ses soleils
room-invite = Inviter des amis
room-name = Comment les autres doivent-ils vous appeler ?
player-title = Vous
player-more = Plus sur ma page
room-link = Lien vers cette table
room-qr = Code QR avec le lien vers cette table
room-code = Ou tapez ce code à l’accueil
room-spectators = Avec le lien, on peut aussi se contenter de regarder.
room-promise = Une promesse sur le tirage
room-promise-about = Tout ce que le hasard apporte est fixé par un secret que le serveur a scellé et par un nombre au hasard de chaque joueur. Voici le sceau. Après la partie, le secret est ouvert, et chacun peut vérifier que rien n’a changé.
room-dealing-about = Toutes les chaises sont prises. La partie commence dans un instant.
room-awaits = On attend { $names }
room-add-number = Ajouter mon nombre et commencer
