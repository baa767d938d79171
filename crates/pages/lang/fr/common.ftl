# Les mots de toutes les pages : le cadre, les niveaux des bots, ce qui n’a pas marché.

site-description = Jouez à Râ dans le navigateur : seul contre des bots, avec des amis grâce à un lien, ou ensemble sur un seul écran. Sans compte.
skip-to-content = Aller au contenu
skip-to-actions = Aller à vos actions
to-the-start = Khepri, aller à l’accueil
unofficial = Khepri est une version non officielle de Râ, de Reiner Knizia, et de RAWsiko, avec ses propres images et ses propres textes. Elle n’est liée à aucun éditeur.

nav-main = Principal
nav-menu = Menu
nav-play = Jouer
nav-tables = Tables
nav-rules = Règles
nav-glossary = Glossaire
nav-me = Mon nom

language = Langue
language-is = Langue : { $language }
theme-to-dark = Passer à la nuit
theme-to-light = Passer au jour
theme-system = Comme le système
theme-light = Jour
theme-dark = Nuit
copy = Copier
copied = Copié

## Les niveaux des bots : un nom, et un mot sur leur force.

level-farmer = Paysan
level-farmer-word = facile
level-potter = Potier
level-potter-word = assez facile
level-scribe = Scribe
level-scribe-word = moyen
level-vizier = Vizir
level-vizier-word = fort
level-pharaoh = Pharaon
level-pharaoh-word = très fort
level-khepri = Khépri
level-khepri-word = le plus fort

## Ce dont une table convient.

terms-usual = par défaut
terms-pair = { $what } : { $value }
option-scores = Scores
option-scores-hidden = cachés
option-scores-open = visibles
option-secret-usual = par défaut
option-secret-about = Par défaut : visible sur un seul écran, caché sinon.
option-track = Piste de Râ
option-track-barge = barque solaire
option-track-tiles = tuiles Râ
option-edition = Noms
option-edition-reader = au choix de chacun
option-edition-first = 1re édition
option-edition-2023 = 2023
option-groups = Soleils
option-groups-random = au hasard
option-groups-chosen = avec la chaise

## Ce qui n’est pas possible, et pourquoi. Chacune est une phrase entière.

error-title = Cela n’a pas marché
error-title-lost = Il n’y a ici que du sable
error-title-broken = Une erreur s’est produite
error-back = Retour
error-start = Aller à l’accueil
error-no-such-page = Il n’y a pas de page à cette adresse.
error-no-such-table = Il n’y a pas de table à cette adresse. Il manque peut-être une lettre au lien.
error-no-such-code = Il n’y a pas de table avec ce code. Vérifiez les lettres et réessayez.
error-bad-form = Le formulaire n’était pas complet. Revenez en arrière, rechargez la page et réessayez.
error-bad-name = Ce nom ne peut pas être utilisé. Prenez-en un autre.
error-foreign = Cette demande venait d’un autre site et a été refusée. Rien n’a changé.
error-not-seated = Seules les personnes assises à cette table peuvent faire cela.
error-not-your-turn = Ce n’est pas votre tour.
error-illegal = Les règles ne le permettent pas maintenant.
error-stale = La table a avancé entre-temps. Regardez de nouveau, puis décidez.
error-seat-taken = Quelqu’un est déjà assis sur cette chaise.
error-still-here = Cette personne était là il y a un instant. Redemandez dans une minute : un bot pourra alors continuer.
error-already = C’est déjà fait.
error-nothing-to-undo = Il n’y a rien que vous puissiez annuler.
error-no-more-undos = Vous êtes revenu en arrière trop souvent dans cette partie ; continuez à partir d’ici.
error-enough-tables = Plusieurs de vos tables attendent déjà des joueurs. Quittez d’abord l’une d’elles.
error-not-begun = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas encore finie.
error-over = Cette partie est finie.
error-link-expired = Ce lien a déjà servi ou il est trop vieux. Créez-en un nouveau sur votre autre appareil.
error-too-large = L’envoi est trop long.
error-too-many = { $seconds ->
    [one] C’était trop rapide. Attendez { $seconds } seconde et réessayez.
   *[other] C’était trop rapide. Attendez { $seconds } secondes et réessayez.
}
error-full = Le serveur est plein pour le moment. Réessayez un peu plus tard.
error-crowded = Trop de personnes regardent cette table en ce moment. Réessayez un peu plus tard.
error-unknown-host = Ce serveur n’est pas configuré pour cette adresse. La personne qui l’administre peut autoriser ce nom avec --public-url.
error-unavailable = Le serveur n’a pas pu enregistrer cela à l’instant. Votre partie est restée telle quelle ; réessayez dans un moment.
error-file-gone = Le serveur a perdu le fichier où il garde les parties. Il n’accepte plus de coups tant que la personne qui l’administre n’a pas réparé cela ; prévenez-la.
error-internal = Une erreur s’est produite de notre côté. Votre partie est conservée ; réessayez.
