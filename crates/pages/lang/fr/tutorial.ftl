# La leçon : sa page, son guide et ce qui s’y dit. Des phrases courtes : deux lignes sur un téléphone.

learn-offer = Vous découvrez Râ ? Apprenez en dix minutes
learn-title = Apprendre Râ
learn-lead = Une vraie première partie, avec un guide à vos côtés. Dix minutes, et vous arrêtez quand vous voulez.
learn-begin = Commencer
learn-go-on = Continuer : { $n }. { $title }
learn-restart = Recommencer
learn-chapters = Chapitres
learn-done = fait
learn-note = Dans une leçon, les tuiles sortent dans un ordre fixé et les bots suivent un texte. Elle ne compte dans aucun résultat.
learn-rules = Lire plutôt les règles

coach = Guide
coach-chapter = <h><z>Chapitre { $n } sur { $of }</z></h> { $title }
coach-at = Chapitre { $n } sur { $of } · { $title }
coach-progress = Où vous en êtes dans ce chapitre
coach-lesson = C’est une leçon. Elle n’est listée nulle part et ne compte pas.
coach-next = Suite
coach-next-chapter = Chapitre suivant
coach-back = Revenir en arrière
coach-alone = Jouer à ma façon
coach-return = Retour à la leçon
coach-others = Les autres jouent.
coach-off = C’est permis aussi. Revenez en arrière pour suivre la leçon.
coach-alone-now = Vous jouez à votre façon. Revenez quand vous voulez.
coach-ended = La partie est finie. Refaites le chapitre ou continuez.
coach-again = Refaire ce chapitre
coach-chapters = Tous les chapitres
coach-points = Voir les points
coach-play = Jouer contre des bots faciles
coach-bar-read = Khépri explique
coach-bar-read-how = Cliquez sur { coach-next } pour continuer.
coach-bar-off = Les autres vous attendent
coach-bar-off-how = Revenez en arrière ou jouez à votre façon.
coach-bar-chapter = Le chapitre est fini
coach-bar-chapter-how = Passez au suivant.

## La première leçon de Râ

ra-first-name-b = Nofret
ra-first-name-c = Hori

ra-first-chapter-draw = Tirer et miser
ra-first-welcome = Bonjour ! Je suis Khépri, le scarabée. Jouons une partie de Râ.
ra-first-goal = On part de 10 points. Après trois époques, le meilleur total gagne.
ra-first-suns = Voici vos soleils. Vous payez avec : 13 est fort, 2 est faible.
ra-first-draw-first = À vous. Appuyez sur <b>{ ra-draw }</b> pour prendre une tuile dans le sac.
ra-first-draw-first-called = Vous invoquez Râ sans tuile. On ne peut gagner que le soleil 1.
ra-first-tile = Un pharaon ! Les tuiles tirées restent ici, à la vue de tous.
ra-first-names = Pointez une tuile ou touchez-la : elle dit ce qu’elle est.
ra-first-c-gold = De l’or ! Ça fait 3 points. J’aime bien.
ra-first-lot = Trois tuiles : c’est le lot. Un seul joueur le gagnera en entier.
ra-first-draw-more = Appuyez encore sur <b>{ ra-draw }</b> et voyez ce qui vient.
ra-first-ra = Un Râ ! La barque solaire avance d’un pas, une enchère commence.
ra-first-order = Chacun mise un soleil ou passe ; vous, qui avez tiré Râ, en dernier.
ra-first-b-three = Je commence petit : mon 3.
ra-first-bid-five = { ra-first-name-b } mène avec 3. Misez votre <b>5</b> : les trois tuiles sont à vous.
ra-first-bid-five-passed = Vous passez, et { ra-first-name-b } a tout pour un petit 3.
ra-first-bid-high = C’est gagné aussi, mais un plus petit soleil suffisait.
ra-first-won = Gagné ! Vos tuiles sont ici et vous donneront des points.
ra-first-now = À ce stade : +3. Le plus de pharaons +5, or +3, pas de civilisation −5.
ra-first-centre = Votre 5 est maintenant au centre. Le prochain gagnant l’aura.
ra-first-asleep = Vous recevez le 1 qui s’y trouvait. Il dort jusqu’à l’époque suivante.

ra-first-chapter-call = Invoquer Râ
ra-first-flood = Une inondation et un dieu. L’inondation va bien avec votre Nil.
ra-first-call = Inutile d’attendre un Râ : à votre tour, vous pouvez l’invoquer.
ra-first-call-now = Appuyez sur <b>{ ra-invoke }</b>. Une enchère commence, vous misez en dernier.
ra-first-call-drew = Vous avez tiré. Un autre peut maintenant invoquer avant vous.
ra-first-b-saves = Pas pour moi. Je garde mes soleils.
ra-first-bid-two = Vous avez invoqué, tous passent : vous devez miser. Le <b>2</b> suffit.
ra-first-swapped = Un faible 2 contre un 5 ! Le 5 dort jusqu’à l’époque suivante.
ra-first-river = Fleuve : Nil et inondation, 1 point chacun par époque. Sans elle, rien.
ra-first-scarab = Le Nil porte un scarabée : il reste. L’inondation part après l’époque.

ra-first-chapter-gods = Les dieux
ra-first-god-takes = Votre dieu prend une tuile au choix, sans enchère. Puis il s’en va.
ra-first-draw-again = Rien ici ne vaut encore un dieu. Appuyez sur <b>{ ra-draw }</b>.
ra-first-draw-again-god = Vous pouvez, mais mieux peut venir : un dieu vaut 2 points.
ra-first-draw-again-called = Vous invoquez Râ : pour deux tuiles, vos soleils sont chers.
ra-first-c-calls = Quatre bonnes tuiles ! J’invoque Râ.
ra-first-bid-thirteen = Vous misez en premier, et rien ne bat votre <b>13</b> : misez-le !
ra-first-bid-thirteen-passed = Alors un autre prend les quatre tuiles.
ra-first-bid-thirteen-low = On peut le battre : les autres ont 12 et 11.
ra-first-draw-next = De nouveau à vous. Appuyez sur <b>{ ra-draw }</b>.
ra-first-take = La religion ! Appuyez sur <b>{ ra-spend }</b>, puis sur la tuile de <b>religion</b>.
ra-first-take-other = Vous en avez pris une autre. Un dieu prend tout, sauf un dieu.
ra-first-take-quake = Le tremblement de terre est un désastre : aucun point, et plus de dieu.
ra-first-took = Avec l’art et l’écriture : trois sortes, 5 points. Le dieu valait 2.

ra-first-chapter-disasters = Les désastres
ra-first-disasters = Deux désastres, tremblement de terre et { $unrest ->
    [war] guerre
   *[unrest] agitations
} : qui les gagne perd des tuiles.
ra-first-earthquake = Le tremblement de terre détruit deux monuments. Vous n’en avez pas.
ra-first-unrest = { $unrest ->
    [war] La guerre prend
   *[unrest] Les agitations prennent
} deux de ces tuiles, à vous ou du lot, au choix.
ra-first-draw-better = Voyons si cela s’améliore. Appuyez sur <b>{ ra-draw }</b>.
ra-first-draw-better-called = Vous invoquez Râ. Une tuile de plus vous aurait servi.
ra-first-back = { ra-first-name-c } a tiré un Râ. Et voyez : votre 13 est au centre, pour le gagnant.
ra-first-worth = { $unrest ->
    [war] La guerre prend
   *[unrest] Les agitations prennent
} deux sortes sur cinq. Trois restent, plus le pharaon.
ra-first-bid-eight = C’est votre dernier soleil de l’époque. Misez le <b>8</b> !
ra-first-bid-eight-passed = Vous avez passé : votre 13 et le lot peuvent aller à un autre.
ra-first-c-no = Des désastres ? Non merci.
ra-first-lose-one = { $unrest ->
    [war] La guerre
   *[unrest] Des agitations
} ! Toutes se valent : appuyez sur <b>{ ra-tile-astronomy }</b>.
ra-first-lose-two = Et <b>{ ra-tile-religion }</b>.
ra-first-lose-other = Cela se vaut ! Mais le chapitre suivant part de ce que j’ai dit.
ra-first-kinds = Il reste trois sortes : 5 points. Sans aucune, vous perdriez 5.
ra-first-rest = Tous vos soleils dorment. Repos jusqu’à la fin de l’époque.

ra-first-chapter-epoch = La fin de l’époque
ra-first-seven = Plus tard. Sept Râ sont sortis : le huitième finit l’époque.
ra-first-luck = Les autres espèrent mieux. Au dernier Râ, ces tuiles sont perdues.
ra-first-c-more = Juste une tuile de plus…
ra-first-eighth = Le huitième Râ ! L’époque est finie, le lot est perdu. On compte.
ra-first-score-pharaohs = Le plus de pharaons : +5, vous et { ra-first-name-b }. Le moins : −2, { ra-first-name-c }.
ra-first-score-gold = L’or : 3 points la tuile. Vous en avez une.
ra-first-score-gods = Un dieu gardé : 2 points. Personne n’en a.
ra-first-score-river = Trois Nils, une inondation : 4 points. { ra-first-name-b } n’a pas d’inondation : rien.
ra-first-score-civilisation = Vos trois sortes : 5 points. Aucune : −5.
ra-first-score-sum = Vous menez avec 27. L’époque suivante commence.
ra-first-kept = Seules restent les tuiles au scarabée : pharaons, Nils, monuments.
ra-first-awake = Vos 13, 5, 2 et 1 se réveillent. Vous avez le plus grand : à vous le début.

ra-first-chapter-monuments = Les monuments
ra-first-pyramids = Un peu plus tard. Voici trois pyramides.
ra-first-sets = Les monuments comptent à la fin : 1 par sorte, 5 pour trois pareils.
ra-first-call-monuments = Il vous les faut. Appuyez sur <b>{ ra-invoke }</b>.
ra-first-b-pyramids = Des pyramides ! Mon 3.
ra-first-bid-monuments = { ra-first-name-b } mène avec 3. Misez votre <b>5</b>.
ra-first-bid-monuments-passed = Vous passez, et { ra-first-name-b } a les pyramides.
ra-first-six-points = Une sorte et trois pareils : 6 points à la fin. Ils restent.
ra-first-funeral = { ra-first-name-c } a tiré un Râ. Des funérailles sont en jeu : elles coûtent deux pharaons.
ra-first-drought = Une sécheresse peut venir aussi : moins deux tuiles de fleuve, inondations d’abord.
ra-first-pass = Le 5 tente, mais deux pharaons valent plus : appuyez sur <b>{ ra-pass }</b>.
ra-first-pass-bid = Si vous l’emportez, deux de vos pharaons sont perdus.
ra-first-stays = Personne n’en veut. Après un Râ tiré, les tuiles restent.
ra-first-must = Mais qui invoque doit miser si les autres passent, sauf à huit tuiles.

ra-first-chapter-luck = Tenter sa chance
ra-first-near = Époque 2, plus tard. Encore un Râ et elle finit.
ra-first-small = Seul votre 2 est réveillé. Il ne bat ni 12, ni 9, ni 6, ni 4.
ra-first-wasted = Un Râ finit l’époque, et leurs soleils n’y gagnent plus rien.
ra-first-dare = Si vous invoquez et que tous passent, les désastres sont à vous : <b>{ ra-draw }</b> !
ra-first-dare-called = Vous invoquez. Si les autres passent, à vous les deux désastres.
ra-first-dared = Le Râ ! Leurs 12, 9, 6 et 4 ne gagnent plus rien à cette époque.
ra-first-again-pharaohs = Le plus de pharaons : +5, { ra-first-name-b }. Le moins : −2, { ra-first-name-c }. Vous : rien.
ra-first-again-sum = Vous menez encore : 34 à 28. Tout reste ouvert !

ra-first-chapter-end = La dernière époque
ra-first-last = Époque 3 : encore un Râ et c’est fini. Monuments et soleils compteront aussi.
ra-first-last-suns = Plus haute somme de soleils : +5 ; plus basse : −5. La vôtre : entre les deux.
ra-first-last-lot = Un pharaon et trois monuments, dont deux nouveaux pour vous. Parfait !
ra-first-call-last = Au prochain Râ, le lot est perdu : appuyez avant sur <b>{ ra-invoke }</b>.
ra-first-call-last-drew = Quel courage ! Ce n’était pas un Râ, mais cela se pouvait.
ra-first-b-keeps = Je garde mes grands soleils : ils comptent à la fin.
ra-first-bid-seven = { ra-first-name-c } mise 6. Prenez tout avec votre <b>7</b> !
ra-first-bid-seven-passed = Vous passez, et { ra-first-name-c } prend tout.
ra-first-watch = Vous gardez votre 11. Voyons la fin.
ra-first-end-same = C’est fini ! D’abord, tout comme avant. Six pharaons : +5.
ra-first-end-suns = La plus haute somme de soleils : +5, { ra-first-name-b }. La plus basse : −5, { ra-first-name-c }.
ra-first-end-kinds = Sept sortes de monuments : 10 points. Les huit : 15.
ra-first-end-sets = Trois pareils, vos pyramides : 5 points.
ra-first-end-won = 53 points : vous gagnez ! Bien joué.
ra-first-know = Vous connaissez Râ. À vous de jouer une vraie partie !
