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
rawsiko-first-claim = Touchez <b>Ouest canadien</b>, <b>Ouest des États-Unis</b> et <b>Mexique</b>, puis confirmez.
rawsiko-first-claim-other = C’est possible. Mais ces trois-là ont cinq matières qu’il vous faut.
rawsiko-first-held = In, Be, LREE, P et Bi sont à vous : cinq qu’il faut à votre carte.
rawsiko-first-second = Chacun choisit encore. D’abord les continents libres : l’Amérique du Sud.
rawsiko-first-claim-two = Touchez <b>Brésil</b> et <b>Bolivie</b>, puis confirmez.
rawsiko-first-claim-two-other = C’est possible. Mais le Brésil et la Bolivie ont Nb, B et Sb, qu’il vous faut.
rawsiko-first-antimony = B et Sb sont à vous. Aux retardateurs de flamme, il ne manque que Al.

rawsiko-first-chapter-place = Les actifs
rawsiko-first-assets = Un actif, c’est un bien de votre société : un par territoire. Placez-en encore six.
rawsiko-first-place-one = Touchez trois fois le <b>Brésil</b> : chaque fois un actif y arrive.
rawsiko-first-place-two = <b>2</b> autres vont en <b>Bolivie</b>.
rawsiko-first-place-three = Et le dernier va au <b>Mexique</b>.
rawsiko-first-place-other = C’est permis aussi. Dans la leçon, ils vont ailleurs.
rawsiko-first-b-africa = Les six en Afrique du Sud. Le Brésil est juste en face, par la mer.
rawsiko-first-numbers = Deux nombres dans vos territoires : peuvent bouger / tous.

rawsiko-first-chapter-move = Déplacer et prendre
rawsiko-first-turn = Tour 1 sur 3. Vous déplacez tant que vous voulez, puis vous finissez.
rawsiko-first-free = Les Caraïbes sont vides et ont Al. Elles sont au premier arrivé.
rawsiko-first-move-caribbean = Touchez <b>Mexique</b>, puis <b>Caraïbes</b>, et envoyez <b>1</b> par la mer.
rawsiko-first-move-other = C’est un coup aussi. La leçon suit un autre chemin.
rawsiko-first-move-ended = Trop tôt : il reste à prendre quelque chose qu’il vous faut.
rawsiko-first-flame = Al est à vous : les retardateurs de flamme sont complets. 8 points.
rawsiko-first-move-peru = Maintenant <b>1</b> de <b>Bolivie</b> au <b>Pérou</b>. PR complète les engrais.
rawsiko-first-move-argentina = Et <b>1</b> de <b>Bolivie</b> en <b>Argentine</b>. Aux appareils, il ne manque que son Li.
rawsiko-first-cameras = Les appareils photo sont complets : 13 points de plus. Cela fait 24.
rawsiko-first-once = Ce qui a bougé a fini pour ce tour. Ce qui reste garde le territoire.
rawsiko-first-end-one = Les autres restent de garde. Touchez <b>{ rawsiko-end }</b>.
rawsiko-first-end-moved = Encore un déplacement. Prenez garde de ne rien laisser vide.
rawsiko-first-b-brazil = J’ai attaqué deux fois, avec des dés de chance. Le Brésil est à moi !
rawsiko-first-lost = Le Nb est parti avec, et les appareils sont incomplets. Reprenez le Brésil !

rawsiko-first-chapter-conflict = Le conflit
rawsiko-first-income = Nouveau tour, nouveaux actifs : un tiers de vos 18 matières fait 6.
rawsiko-first-place-bolivia = Marta est à côté de la Bolivie. Mettez <b>3</b> en <b>Bolivie</b>.
rawsiko-first-place-canada = <b>2</b> vont dans l’<b>Ouest canadien</b>.
rawsiko-first-place-usa = Et <b>1</b> dans l’<b>Ouest des États-Unis</b>.
rawsiko-first-attacked = Marta a attaqué la Bolivie : ses dés 5 et 4 contre vos 6, 4 et 1.
rawsiko-first-pairs = Le plus haut contre le plus haut. Le plus bas perd ; égalité au défenseur.
rawsiko-first-weak = Marta en a perdu deux. Il reste un seul actif au Brésil.
rawsiko-first-attack = Touchez <b>Bolivie</b>, puis <b>Brésil</b>, et attaquez avec <b>3</b>.
rawsiko-first-attack-other = Cela marche, mais trois dés valent mieux qu’un ou deux.
rawsiko-first-attack-moved = C’est un coup. Mais le Brésil est faible, et ne le restera pas.
rawsiko-first-attack-ended = Trop tôt : le Brésil pourrait être à vous.
rawsiko-first-taken = 6 bat 5. Le Brésil est à vous, et vos trois actifs y sont entrés.
rawsiko-first-again = Avec le Nb, les appareils photo sont de nouveau complets.
rawsiko-first-take = <b>2</b> de l’<b>Ouest canadien</b> à l’<b>Est du Canada</b>. Il a aussi Nb : une réserve.
rawsiko-first-take-two = Et <b>1</b> de l’<b>Ouest</b> au <b>Centre et Est des États-Unis</b> : il vous faut He.
rawsiko-first-end-two = Ce qui a pris quelque chose a fini. Touchez <b>{ rawsiko-end }</b>.
rawsiko-first-soon = Il reste un tour. Au matériel médical, il ne manque que Ga, et Igor l’a.

rawsiko-first-chapter-last = Le dernier tour
rawsiko-first-last = Dernier tour : un tiers de vos 26 matières, arrondi, fait 9 actifs.
rawsiko-first-gathers = Igor se rassemble en Sibérie. De là, la mer mène à l’Ouest canadien.
rawsiko-first-place-guard = Mettez les <b>9</b> dans l’<b>Ouest canadien</b>.
rawsiko-first-c-guard = Dix actifs dans l’Ouest canadien ! Je reste chez moi.
rawsiko-first-end-three = Marta est la dernière. Touchez <b>{ rawsiko-end }</b>, confirmez, croisez les doigts.
rawsiko-first-b-again = Encore de la chance aux dés : le Brésil est à moi.
rawsiko-first-spare = Mais l’Est du Canada vous donne aussi Nb. Les appareils restent complets !
rawsiko-first-score = La partie est finie : 3, 8 et 13 font 24 points. Vous gagnez !
rawsiko-first-missing = Le matériel médical ne donne rien : il manque deux matières.
rawsiko-first-bye = Vous savez tout. Continuez contre des bots faciles !
