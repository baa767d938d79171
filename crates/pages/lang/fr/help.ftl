# Règles, glossaire, vie privée et la page de chacun.

## Les règles

rules-title = Règles de Râ
rules-lead = Cinq minutes de lecture. La table ne vous propose que des coups permis.
rules-contents = Sommaire
rules-aim = Le but
rules-aim-text = Votre dynastie règne sur l’Égypte ancienne pendant trois époques. Ses pharaons, ses dieux et ses monuments maintiennent la maât, l’ordre du monde, et sa renommée se compte en points. Les tuiles sortent du sac une à une et sont vendues aux enchères, et l’on paie avec des soleils. À la fin de chaque époque, vos tuiles rapportent des points, certaines seulement à la fin de la partie. Celui qui a alors le plus de points gagne.
rules-setup = Au début
rules-setup-text = Chacun commence avec { $points } points et un groupe de soleils, distribué au hasard et posé face visible. Le soleil { $sun } est au centre du plateau. Le sac contient { $tiles } tuiles ; ce qui en est sorti n’y revient jamais.
rules-groups = Groupes de soleils
rules-ra-count = Râ qui terminent une époque
rules-turn = Votre tour
rules-turn-text = Celui qui possède le plus grand soleil commence l’époque ; on joue dans le sens des aiguilles d’une montre. Qui n’a plus de soleil face visible passe son tour. À votre tour, vous faites exactement une de ces trois choses.
rules-draw = Tirer une tuile.
rules-draw-text = Un Râ va sur la piste de Râ et lance aussitôt une enchère, sauf s’il remplit la piste : l’époque est alors finie. Toute autre tuile va sur la piste d’enchères. Quand ses { $spaces } cases sont occupées, personne ne peut tirer.
rules-invoke = Invoquer Râ.
rules-invoke-text = Vous lancez une enchère pour ce qui se trouve sur la piste d’enchères, même si elle est vide et que seul le soleil du centre est en jeu.
rules-gods = Dépenser des dieux.
rules-gods-text = Pour chaque dieu dépensé, vous prenez une tuile de votre choix sur la piste d’enchères, mais pas un autre dieu. Un désastre pris ainsi frappe aussitôt.
rules-auction = L’enchère
rules-auction-text = Celui qui a tiré ou invoqué Râ est le joueur de Râ. Du joueur à sa gauche jusqu’au joueur de Râ lui-même, chaque joueur qui a un soleil face visible parle une fois : il mise un soleil plus grand que la plus haute mise, ou il passe.
rules-auction-win = Le gagnant prend toutes les tuiles de la piste et le soleil du centre, qu’il pose face cachée : il ne servira qu’à l’époque suivante. Le soleil qui a gagné va au centre ; les autres reprennent le leur. Quel que soit le gagnant, le jeu continue à gauche du joueur de Râ.
rules-all-pass = Quand tous les autres passent
rules-pass-drawn = Râ a été tiré
rules-pass-drawn-text = Le joueur de Râ peut passer aussi. Les tuiles restent.
rules-pass-full = Râ a été invoqué, la piste est pleine
rules-pass-full-text = Le joueur de Râ peut passer aussi. Toutes les tuiles de la piste sont défaussées.
rules-pass-forced = Râ a été invoqué, il reste des cases libres
rules-pass-forced-text = Le joueur de Râ doit miser.
rules-disasters = Désastres
rules-disasters-text = Posez d’abord tout ce que vous avez gagné. Puis chaque désastre vous prend deux tuiles de sa catégorie, ou toutes si vous en avez moins. Des tuiles tout juste gagnées peuvent être perdues. Ensuite le désastre quitte le jeu.
rules-funeral = prennent deux pharaons
rules-drought = prend deux tuiles de fleuve, d’abord les inondations
rules-unrest = { $unrest ->
    [war] prend
   *[unrest] prennent
} deux tuiles civilisation de votre choix
rules-earthquake = prend deux monuments de votre choix
rules-epoch = La fin d’une époque
rules-epoch-text = Une époque finit aussitôt que la piste de Râ est pleine, et aussi quand plus personne n’a de soleil face visible. Ce qui se trouve sur les deux pistes est défaussé ; le soleil du centre reste. Puis chacun marque ses points.
rules-epoch-keep = Ensuite, dieux, or, inondations et tuiles civilisation sont défaussés, et tous les soleils sont retournés face visible. Les tuiles au scarabée restent à leurs propriétaires : pharaons, Nils et monuments.
rules-scoring = Décompte
rules-scoring-each = À la fin de chaque époque
rules-score-pharaohs = Qui en a le plus : +5. Qui en a le moins : −2. Cela vaut pour tous les ex æquo ; si tous en ont autant, personne ne gagne ni ne perd.
rules-score-gold = { $points } points par tuile.
rules-score-gods = { $points } points pour chaque dieu non dépensé.
rules-score-river = Avec au moins une inondation : 1 point par Nil et par inondation. Sans inondation : rien.
rules-score-civilisation = 3, 4 ou 5 différentes : { $three }, { $four } ou { $five } points. Pas une seule : { $none }.
rules-scoring-last = Et à la fin de la troisième époque
rules-kinds = Monuments différents
rules-score-kinds = 1 point chacun jusqu’à six ; 10 pour sept ; 15 pour les huit.
rules-sets = Monuments identiques
rules-score-sets = 3, 4 ou 5 de la même sorte : 5, 10 ou 15 points, pour chaque sorte.
rules-suns = Soleils
rules-score-suns = Additionnez les vôtres, visibles et cachés. Somme la plus haute : +5. La plus basse : −5. Les égalités comptent comme pour les pharaons.
rules-floor = Les points d’une époque sont d’abord additionnés. Un score ne descend jamais sous 0.
rules-examples = Exemples
rules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rules-winning = Qui gagne
rules-winning-text = Celui qui a le plus de points après la troisième époque. Entre ex æquo, celui qui possède le plus grand soleil.
rules-open = Les tuiles et les soleils de tous sont visibles, et le décompte de chaque époque est public. Seul votre total est secret, sauf si la table en a convenu autrement.
rules-opt-scores = Cachés : jusqu’à la fin, chacun ne voit que son propre total. Visibles : tous voient tout.
rules-opt-track = Une barque solaire qui avance, ou une rangée de tuiles Râ. Le même nombre de Râ finit l’époque.
rules-opt-edition = Trois tuiles ont les noms et les images de la règle dans votre langue, ou ceux que vous choisissez. Une table peut choisir pour tous : ceux de la première édition ou ceux de 2023.
rules-opt-groups = Distribués au hasard, ou répartis par les joueurs dans la salle ; dans ce cas, la preuve d’équité ne les couvre pas.

## Le glossaire

glossary-title = Glossaire
glossary-lead = Tous les mots du jeu et les { $tiles } tuiles.
glossary-terms = Mots du jeu
glossary-count = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
glossary-kept = se conserve
glossary-first = { $name } dans la première édition
glossary-2023 = { $name } dans l’édition 2023

term-epoch = Époque
term-epoch-about = L’une des { $epochs } parties du jeu. Chacune finit par un décompte.
term-sun = Soleil
term-sun-about = Ce que l’on mise. Chacun peut gagner une enchère par époque.
term-face-down = Soleil face cachée
term-face-down-about = Gagné pendant cette époque. Il compte dans la somme finale, mais ne se mise qu’à l’époque suivante.
term-centre = Soleil du centre
term-centre-about = Revient au gagnant de l’enchère avec les tuiles. Au début, c’est le soleil { $sun }.
term-bag = Sac
term-bag-about = Toutes les tuiles qui n’ont pas été tirées. On sait ce qu’il contient, mais pas dans quel ordre.
term-lot = Piste d’enchères
term-lot-about = Les tuiles, jusqu’à { $spaces }, que concerne la prochaine enchère.
term-ra-track = Piste de Râ
term-ra-track-about = Compte les Râ d’une époque, avec la barque solaire ou avec des tuiles. Quand elle est pleine, l’époque est finie.
term-ra-player = Joueur de Râ
term-ra-player-about = Celui qui a tiré ou invoqué Râ. Il parle en dernier dans l’enchère.
term-invoke = Invoquer Râ
term-invoke-about = Lancer une enchère par choix au lieu de tirer.
term-bid = Mise
term-bid-about = Un soleil plus grand que la mise précédente. Le plus grand gagne ; qui ne veut pas miser passe.
term-scarab = Scarabée
term-scarab-about = Marque les tuiles qui restent à leur propriétaire d’époque en époque.
term-hidden = Scores cachés
term-hidden-about = Vous ne voyez que votre propre score ; ceux des autres sont montrés à la fin.

glossary-group-ra = Râ
glossary-group-gods = Dieux
glossary-group-gold = Or
glossary-group-pharaohs = Pharaons
glossary-group-river = Fleuve
glossary-group-civilisation = Civilisation
glossary-group-monuments = Monuments
glossary-group-disasters = Désastres
glossary-about-ra = Lance une enchère quand elle est tirée, ou termine l’époque.
glossary-about-gods = Rendez-en un pour prendre une tuile de la piste d’enchères, ou gardez-le pour { $god } points. Les huit font la même chose.
glossary-about-gold = Vaut { $gold } points à la fin de l’époque.
glossary-about-pharaohs = À chaque époque, celui qui en a le plus gagne 5 points, celui qui en a le moins en perd 2.
glossary-about-river = À chaque époque, chaque tuile vaut 1 point, mais seulement pour qui a une inondation. Les Nils sont conservés, les inondations non.
glossary-about-civilisation = 3, 4 ou 5 différentes rapportent 5, 10 ou 15 points à chaque époque. N’en avoir aucune coûte 5.
glossary-about-monuments = Comptent une seule fois, après l’époque { $epochs } : pour les différents, et à partir de trois de la même sorte.
glossary-about-disasters = Frappent celui qui les prend, puis quittent le jeu.

glossary-ra = Râ
glossary-god = Dieu
glossary-gold = Or
glossary-pharaoh = Pharaon
glossary-nile = Nil
glossary-flood = Inondation
glossary-art = Art
glossary-religion = Religion
glossary-writing = Écriture
glossary-agriculture = Agriculture
glossary-astronomy = Astronomie
glossary-fortress = Forteresse
glossary-obelisk = Obélisque
glossary-palace = Palais
glossary-pyramid = Pyramide
glossary-temple = Temple
glossary-statue = Statue
glossary-step-pyramid = Pyramide à degrés
glossary-sphinx = Sphinx
glossary-funeral = Funérailles
glossary-drought = Sécheresse
glossary-unrest = Agitations
glossary-earthquake = Tremblement de terre
glossary-war = Guerre
glossary-sanctuary = Sanctuaire
glossary-mausoleum = Mausolée
glossary-hathor = Hathor
glossary-isis = Isis
glossary-osiris = Osiris
glossary-ptah = Ptah
glossary-sekhmet = Sekhmet
glossary-seshat = Seshat
glossary-sobek = Sobek
glossary-thoth = Thot

## Vie privée

privacy-title = Vie privée
privacy-lead = En mots simples : un nom, un cookie et vos parties. Rien d’autre.
privacy-kept = Ce qui est conservé sur vous
privacy-kept-about = Le nom que vous vous êtes donné, l’image que vous avez choisie, les noms que vous avez donnés à ceux qui partagent votre écran, et un nombre au hasard dans un cookie, par lequel ce navigateur est reconnu. Il n’y a ni compte, ni adresse électronique, ni mot de passe. Trois autres cookies retiennent votre langue, votre préférence pour le clair ou le sombre et vos noms de tuiles.
privacy-games = Vos parties
privacy-games-about = Chaque coup de chaque partie est conservé, avec les chaises où vous étiez assis et quand. Ceux qui sont à votre table ou en ont le lien voient votre nom et ce que vous jouez.
privacy-long = Pendant combien de temps
privacy-long-about = Jusqu’à ce que vous demandiez l’oubli, ou que la personne qui tient ce serveur efface ses données. Le cookie expire si vous ne jouez pas pendant un an.
privacy-others = Qui d’autre les voit
privacy-others-about = Personne. Il n’y a ni publicité, ni suivi des visites, ni requête vers un autre site. Le journal du serveur note des adresses de pages et des erreurs, pas de noms.
privacy-forget = Être oublié
privacy-forget-about = Un bouton efface votre nom et le lien entre vous et vos parties, sur tous vos appareils. Les parties restent à ceux qui ont joué avec vous ; votre chaise n’y porte plus de nom.

## Ma page

me-title = Ma page
me-lead = Comment les autres vous appellent, et comment retrouver vos parties.
me-name = Mon nom
me-name-about = C’est ainsi que les autres vous voient à la table
me-save = Enregistrer
me-device = Deuxième appareil
me-device-about = Continuez sur votre téléphone ou un autre ordinateur : ouvrez-y le lien ou scannez le code. Le lien ne sert qu’une fois.
me-devices = { $count ->
    [one] Vous avez { $count } appareil.
   *[other] Vous avez { $count } appareils.
}
me-make-link = Créer un lien
me-device-link = Lien pour votre deuxième appareil
me-device-qr = Code QR avec le lien pour votre deuxième appareil
me-link-minutes = { $minutes ->
    [one] Valable encore { $minutes } minute. Ne le montrez à personne : qui l’ouvre joue à votre place.
   *[other] Valable encore { $minutes } minutes. Ne le montrez à personne : qui l’ouvre joue à votre place.
}
me-look = Apparence
me-forget = Oubliez-moi
me-forget-about = Votre nom est effacé et ce navigateur redevient un inconnu. Les parties laissées en cours continuent avec un bot.
me-forget-ask = Oubliez-moi…
me-forget-sure = C’est définitif. Vous perdez vos chaises à toutes les tables, sur tous vos appareils.
me-forget-yes = Oui, oubliez-moi

## La page derrière un lien d’appareil

link-title = Jouer aussi sur cet appareil
link-lead = Un lien de votre autre appareil.
link-about = Si vous continuez, vous serez { $name } sur cet appareil aussi : les mêmes tables, les mêmes chaises.
link-instead = Sur cet appareil, vous êtes { $name } pour l’instant. Ce nom et ses chaises ne restent que sur les autres appareils qui les connaissent.
link-yes = Continuer en tant que { $name }
link-no = Ce n’est pas moi
