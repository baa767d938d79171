# La leçon de RAWsiko : sa page, et ce qui y est dit. Les phrases sont courtes : deux lignes sur un téléphone.

learn-rawsiko-offer = Vous découvrez RAWsiko ? Apprenez-le en dix minutes
learn-rawsiko-title = Apprendre RAWsiko
learn-rawsiko-lead = Une courte partie de trois tours avec un guide à vos côtés. Dix minutes, et vous pouvez arrêter quand vous voulez.
learn-rawsiko-note = Dans une leçon, les dés sont fixés d’avance et les bots suivent un texte. Elle ne compte dans aucun résultat.

rawsiko-first-name-b = Marta
rawsiko-first-name-c = Igor

rawsiko-first-chapter-claim = Votre place dans le monde
rawsiko-first-welcome = Bonjour ! Je suis Khépri. Jouons une courte partie de RAWsiko.
rawsiko-first-card = Voici votre carte, secrète : quatre produits et ce qu’ils valent.
rawsiko-first-needs = Un produit compte si vous avez toutes ses matières. Sinon, rien.
rawsiko-first-map = Le monde. Chaque territoire a des matières. La Chine est fermée.
rawsiko-first-claim = Touchez <b>Pérou</b>, <b>Bolivie</b> et <b>Chili</b> sur la carte, puis confirmez.
rawsiko-first-claim-other = C’est possible. Mais ce qu’il vous faut est au Pérou, en Bolivie, au Chili.
rawsiko-first-held = PR et B sont à vous : les engrais sont complets. Déjà 3 points.
rawsiko-first-second = Chacun choisit encore. D’abord les continents libres : il reste l’Asie.
rawsiko-first-claim-two = Touchez <b>Asie centrale</b> et <b>Sibérie</b>, puis confirmez.
rawsiko-first-claim-two-other = C’est possible. Mais l’Asie centrale a le P qu’il vous faut.
rawsiko-first-phosphorus = P est à vous. Aux retardateurs de flamme, il ne manque que Al.

rawsiko-first-chapter-place = Les actifs
rawsiko-first-assets = Un actif, c’est un bien de votre société : un par territoire. Placez-en encore six.
rawsiko-first-place-one = Touchez trois fois l’<b>Asie centrale</b> : chaque fois un actif y arrive.
rawsiko-first-place-two = Les <b>3</b> autres vont en <b>Bolivie</b>.
rawsiko-first-place-other = C’est permis aussi. Dans la leçon, ils vont ailleurs.
rawsiko-first-b-mexico = Les six au Mexique. De là, je vais partout.
rawsiko-first-numbers = Deux nombres dans vos territoires : peuvent bouger / tous.

rawsiko-first-chapter-move = Déplacer et prendre
rawsiko-first-turn = Tour 1 sur 3. Vous déplacez tant que vous voulez, puis vous finissez.
rawsiko-first-free = L’Inde est vide et a Al. Elle est au premier arrivé.
rawsiko-first-move-india = Touchez <b>Asie centrale</b>, puis <b>Inde</b>, et envoyez <b>1</b>.
rawsiko-first-move-other = C’est un coup aussi. La leçon suit un autre chemin.
rawsiko-first-move-ended = Trop tôt : il reste à prendre quelque chose qu’il vous faut.
rawsiko-first-flame = Al est à vous : les retardateurs de flamme sont complets. 8 points de plus.
rawsiko-first-move-amazonia = Maintenant <b>1</b> de <b>Bolivie</b> en <b>Amazonie</b>. Il vous faut son Nb.
rawsiko-first-once = Ce qui a bougé a fini pour ce tour. Ce qui reste garde le territoire.
rawsiko-first-end-one = Touchez <b>{ rawsiko-end }</b>.
rawsiko-first-end-moved = Encore un déplacement. Prenez garde de ne rien laisser vide.
rawsiko-first-b-colombia = La Colombie est à moi. Votre Pérou a l’air bien seul, avec un actif.

rawsiko-first-chapter-conflict = Le conflit
rawsiko-first-income = Nouveau tour, nouveaux actifs : un tiers de vos 17 matières fait 6.
rawsiko-first-place-peru = Marta est à côté du Pérou. Mettez <b>4</b> au <b>Pérou</b>.
rawsiko-first-place-india = Et <b>2</b> en <b>Inde</b>.
rawsiko-first-attacked = Marta a attaqué le Pérou : 5 et 2 contre vos 6, 4 et 1.
rawsiko-first-pairs = Le plus haut contre le plus haut. Le plus bas perd ; égalité au défenseur.
rawsiko-first-weak = Marta en a perdu deux. Il reste un seul actif en Colombie.
rawsiko-first-attack = Touchez <b>Pérou</b>, puis <b>Colombie</b>, et attaquez avec <b>3</b>.
rawsiko-first-attack-other = Cela marche, mais trois dés valent mieux qu’un ou deux.
rawsiko-first-attack-moved = C’est un coup. Mais la Colombie est faible, et ne le restera pas.
rawsiko-first-attack-ended = Trop tôt : la Colombie pourrait être à vous.
rawsiko-first-taken = 6 bat 5. La Colombie est à vous, et vos trois actifs y sont entrés.
rawsiko-first-end-two = Ce qui a pris quelque chose a fini. Touchez <b>{ rawsiko-end }</b>.
rawsiko-first-soon = Il reste un tour. Regardez la carte : que manque-t-il aux appareils ?

rawsiko-first-chapter-last = Le dernier tour
rawsiko-first-last = Dernier tour. Aux appareils photo, il ne manque que Co : 13 points.
rawsiko-first-cobalt = Les Caraïbes sont libres et ont Co. Elles touchent la Colombie.
rawsiko-first-place-colombia = Six nouveaux actifs. Mettez les <b>6</b> en <b>Colombie</b>.
rawsiko-first-take = Envoyez <b>4</b> de <b>Colombie</b> aux <b>Caraïbes</b>, assez pour les garder.
rawsiko-first-take-other = Marta joue après vous. Avec 4 aux Caraïbes, c’est plus sûr.
rawsiko-first-cameras = Co est à vous : les appareils photo sont complets !
rawsiko-first-end-three = Marta est la dernière. Touchez <b>{ rawsiko-end }</b> et croisez les doigts.
rawsiko-first-b-tried = J’ai essayé, et perdu deux pour un. Les Caraïbes sont à vous.
rawsiko-first-score = La partie est finie : 3, 8 et 13 font 24 points. Vous gagnez !
rawsiko-first-missing = Le matériel médical ne donne rien : il manque trois matières.
rawsiko-first-bye = Vous savez tout. Continuez contre des bots faciles !
