# La leçon : sa page, son guide et ce qui s’y dit. Des phrases courtes : deux lignes sur un téléphone.

learn-offer = Vous découvrez Râ ? Apprenez en dix minutes
learn-title = Apprendre Râ
learn-lead = Une vraie première partie, avec un guide à vos côtés. Dix minutes, et vous arrêtez quand vous voulez.
learn-begin = Commencer
learn-go-on = Continuer : { $n }. { $title }
learn-restart = Recommencer
learn-chapters = Chapitres
learn-done = fait
learn-note = Dans une leçon, les tuiles sortent dans un ordre fixé et les bots suivent. Elle ne compte pour rien.
learn-rules = Lire plutôt les règles

coach = Guide
coach-chapter = <h><z>Chapitre { $n } sur { $of }</z></h> { $title }
coach-progress = Où vous en êtes dans ce chapitre
coach-lesson = C’est une leçon. Elle n’est listée nulle part et ne compte pas.
coach-next = Suite
coach-next-chapter = Chapitre suivant
coach-back = Revenir en arrière
coach-alone = Jouer à ma façon
coach-return = Retour à la leçon
coach-off = C’est permis aussi. Revenez en arrière pour suivre la leçon.
coach-alone-now = Vous jouez à votre façon. Revenez quand vous voulez.
coach-ended = La partie est finie. Refaites le chapitre ou continuez.
coach-again = Refaire ce chapitre
coach-chapters = Tous les chapitres
coach-points = Voir les points
coach-play = Jouer contre des bots faciles

## La première leçon de Râ

ra-first-name-b = Nofret
ra-first-name-c = Hori

ra-first-chapter-draw = Tirer et miser
ra-first-welcome = Bonjour ! Je suis Khépri, le scarabée. Jouons une partie de Râ.
ra-first-goal = On réunit des tuiles. Après trois époques, le plus de points gagne.
ra-first-suns = Voici vos soleils. Vous payez avec : 13 est fort, 2 est faible.
ra-first-draw-first = À vous. Pressez <b>{ ra-draw }</b> pour prendre une tuile dans le sac.
ra-first-draw-first-called = Vous invoquez Râ, mais il n’y a pas encore de tuile à gagner.
ra-first-tile = Un pharaon ! Les tuiles tirées restent ici, à la vue de tous.
ra-first-c-gold = De l’or ! Ça fait 3 points. J’aime bien.
ra-first-lot = Il y a trois tuiles. Un seul joueur les gagnera toutes.
ra-first-draw-more = Pressez encore <b>{ ra-draw }</b> et voyez ce qui vient.
ra-first-ra = Un Râ ! Le soleil avance d’un pas et une enchère commence.
ra-first-order = Chacun mise un soleil ou passe. Le Râ est à vous : parlez en dernier.
ra-first-b-three = Je commence petit : mon 3.
ra-first-bid-five = { ra-first-name-b } mène avec 3. Misez votre <b>5</b> : les trois sont à vous.
ra-first-bid-five-passed = Vous passez, et { ra-first-name-b } a tout pour un petit 3.
ra-first-bid-five-high = C’est gagné aussi, mais cher payé. Le 5 suffit.
ra-first-won = Gagné ! Vos tuiles sont ici et vous donneront des points.
ra-first-centre = Votre 5 est maintenant au centre. Le prochain gagnant l’aura.
ra-first-asleep = Vous recevez le 1 qui s’y trouvait. Il dort jusqu’à l’époque suivante.

ra-first-chapter-call = Invoquer Râ
ra-first-flood = Une inondation et un art sont sortis. Pour votre Nil, c’est parfait.
ra-first-call = Inutile d’attendre un Râ : à votre tour, vous pouvez l’invoquer.
ra-first-call-now = Pressez <b>{ ra-invoke }</b>. Une enchère commence, vous parlez en dernier.
ra-first-call-drew = Vous avez tiré. Un autre peut maintenant invoquer avant vous.
ra-first-b-saves = Pas pour moi. Je garde mes soleils.
ra-first-bid-eight = { ra-first-name-c } mène avec 4. Votre <b>8</b> le bat.
ra-first-bid-eight-passed = Alors { ra-first-name-c } a l’inondation pour un 4.
ra-first-bid-eight-high = Gagné, mais gardez le 13 pour mieux que cela.
ra-first-river = Nil et inondation : 1 point chacun en fin d’époque. Sans elle, rien.
ra-first-scarab = Le Nil porte un scarabée : il reste. L’inondation s’en va.

ra-first-chapter-gods = Les dieux
ra-first-god = { ra-first-name-c } a tiré un Râ. Un dieu est en jeu, et vous parlez d’abord.
ra-first-eight = Et voyez : votre 8 est au centre. Le gagnant l’aura aussi.
ra-first-bid-two = Essayez le <b>2</b>. Si les deux passent, vous avez le dieu et le 8.
ra-first-bid-two-passed = Dommage. Avec un 2, vous risquiez peu.
ra-first-bid-two-high = Gagné, mais le 2 suffisait peut-être.
ra-first-c-waits = Une seule tuile ? J’attends.
ra-first-swapped = Un faible 2 contre un 8 ! Il dort jusqu’à l’époque suivante.
ra-first-draw-again = À vous. Pressez <b>{ ra-draw }</b>.
ra-first-god-takes = Un dieu prend une tuile au choix, sans enchère. Puis il s’en va.
ra-first-take = Pressez <b>{ ra-spend }</b>, puis la tuile d’<b>écriture</b>.
ra-first-take-other = Vous en avez pris une autre. Un dieu prend tout, sauf un dieu.
ra-first-took = L’écriture est à vous. Un dieu gardé vaut 2 points.

ra-first-chapter-disasters = Les désastres
ra-first-disasters = Deux désastres : un tremblement de terre et de l’agitation.
ra-first-earthquake = Un tremblement coûte deux monuments. Vous n’en avez pas : sans effet.
ra-first-unrest = L’agitation coûte deux de ces tuiles. Vous avez art et écriture.
ra-first-draw-better = Voyons si c’est mieux ensuite. Pressez <b>{ ra-draw }</b>.
ra-first-draw-better-called = Vous invoquez Râ. Une tuile de plus vous aurait servi.
ra-first-b-calls = Assez ! J’invoque Râ.
ra-first-c-no = Des désastres ? Non merci.
ra-first-worth = Vous en avez deux, plus trois, moins deux : trois sortes, 5 points.
ra-first-bid-thirteen = C’est votre dernier soleil. Misez le <b>13</b> !
ra-first-bid-thirteen-passed = Pas de désastre pour vous, mais pas de tuiles non plus.
ra-first-lose-one = L’agitation : pressez la tuile à perdre. N’importe laquelle.
ra-first-lose-two = Et encore une.
ra-first-kinds = Il reste trois sortes : 5 points. Sans aucune, vous perdriez 5.
ra-first-rest = Tous vos soleils dorment. Repos jusqu’à la fin de l’époque.

ra-first-chapter-epoch = La fin de l’époque
ra-first-seven = Plus tard. Sept Râ sont sortis : le huitième finit l’époque.
ra-first-luck = Les autres ont encore des soleils et espèrent de belles tuiles.
ra-first-b-more = Juste une tuile de plus…
ra-first-score-pharaohs = Le plus de pharaons : +5 pour { ra-first-name-c }. Le moins : −2, vous et { ra-first-name-b }.
ra-first-score-gold = L’or : 3 points chacun. Vous en avez un.
ra-first-score-gods = Un dieu gardé : 2 points. Personne n’en a.
ra-first-score-river = Nil et inondation : 2 points. { ra-first-name-c } n’a pas d’inondation : rien.
ra-first-score-civilisation = Vos trois sortes : 5 points. Aucune : −5.
ra-first-score-sum = Vous menez avec 18. L’époque suivante commence.
ra-first-kept = Seules restent les tuiles au scarabée : pharaons, Nils, monuments.
ra-first-awake = Vos soleils se réveillent : 8, 5, 2 et 1.

ra-first-chapter-monuments = Les monuments
ra-first-pyramids = Un peu plus tard. Voici trois pyramides et un palais.
ra-first-sets = Les monuments comptent à la fin : 1 par sorte, 5 pour trois pareils.
ra-first-call-monuments = Il vous les faut. Pressez <b>{ ra-invoke }</b>.
ra-first-b-seven = Des pyramides ! Mon 7.
ra-first-bid-monuments = Votre <b>8</b> bat le 7.
ra-first-bid-monuments-passed = Vous passez, et { ra-first-name-b } a les pyramides.
ra-first-seven-points = Deux sortes et trois pareils : 7 points à la fin. Ils restent.
ra-first-funeral = Des funérailles : le gagnant perd deux pharaons.
ra-first-pass = Vous perdriez votre pharaon. Pressez <b>{ ra-pass }</b>.
ra-first-pass-bid = Les funérailles sont à vous, et votre pharaon n’est plus.
ra-first-stays = Personne n’en veut. Après un Râ tiré, les tuiles restent.

ra-first-chapter-luck = Tenter sa chance
ra-first-near = Époque 2, plus tard. Encore un Râ et elle finit.
ra-first-small = Seul votre 2 est réveillé. Il ne bat ni 11, ni 12, ni 13.
ra-first-wasted = Mais à la fin de l’époque, un soleil inutilisé ne donne rien.
ra-first-dare = Alors osez : pressez <b>{ ra-draw }</b> !
ra-first-dare-called = Vous invoquez, et les grands soleils peuvent tout prendre.
ra-first-again-pharaohs = Un Râ ! L’époque finit. Vous avez le moins de pharaons : −2.
ra-first-again-river = Un Nil, mais pas d’inondation cette fois : rien.
ra-first-again-sum = Vous menez encore : 16 à 15. Tout reste ouvert !

ra-first-chapter-end = La dernière époque
ra-first-last = Époque 3. Encore un Râ, et la partie est finie.
ra-first-last-lot = Un pharaon, une forteresse, un monument nouveau : tout vous sert !
ra-first-call-last = Pas de risque : pressez <b>{ ra-invoke }</b> tant que vous avez le 10.
ra-first-call-last-drew = Quel courage ! Ce n’était pas un Râ, mais cela se pouvait.
ra-first-b-keeps = Je garde mon 12. Les grands soleils comptent à la fin.
ra-first-bid-ten = { ra-first-name-c } mise 9. Prenez tout avec votre <b>10</b> !
ra-first-bid-ten-passed = Vous passez, et { ra-first-name-c } prend tout.
ra-first-watch = C’était votre dernier soleil. Voyons la fin.
ra-first-end-same = C’est fini ! D’abord, tout comme avant. Quatre pharaons : +5.
ra-first-end-suns = À la fin, la somme des soleils : haute +5, basse −5. C’est vous.
ra-first-end-kinds = Six sortes de monuments : 6 points. Les huit : 15.
ra-first-end-sets = Trois pareils, vos pyramides : 5 points.
ra-first-end-won = 32 points : vous gagnez ! Bien joué.
ra-first-know = Vous connaissez Râ. À vous de jouer une vraie partie !
