# Une classe : l’entrée, celui qui la mène, l’écran de la salle et la discussion finale.

## L’entrée

class-title = Classe
class-footer = Pour une classe
class-lead = Jouer ensemble en classe : sans compte, juste un surnom pour la journée.
class-plays = Les classes jouent à { $game }.
class-read = Lire les règles en attendant
class-join = Rejoindre une classe
class-pin = Code PIN
class-pin-about = Les chiffres que montre l’enseignant
class-go-in = Entrer
class-open = Mener une classe
class-open-about = Vous recevez un PIN et un code QR à montrer. Les élèves entrent avec un surnom et sont placés à des tables de trois à cinq ; les bots prennent les places vides.
class-open-go = Ouvrir une classe
class-privacy = Rien de personnel n’est gardé : la classe et les surnoms sont effacés après 24 heures, les parties restent sans noms.
class-in-a-class = Dans une classe
class-in-a-class-about = Un élève a un surnom, une image à côté et rien d’autre. Ils n’appartiennent qu’à la classe : ils ne sont dans aucun enregistrement de partie ni dans aucune sauvegarde. Un jour après son ouverture, la classe est effacée avec tous les surnoms, et qui n’était connu que par elle est oublié ; les parties restent sans noms. Tant que la classe existe, ses tables ne sont vues que par ceux qui y jouent et par qui la mène.
class-mine = Revenir à votre classe
class-mine-led = Revenir à la classe que vous menez
class-nickname = Comment vous appeler ?
class-nickname-about = Choisissez un surnom pour aujourd’hui. N’utilisez pas votre vrai nom, s’il vous plaît.
class-nickname-offered = Surnoms libres
class-nickname-own = Ou un surnom à vous
class-nickname-only = Un surnom suffit. Sans compte.
class-only-here = Cette adresse n’est accessible que depuis cette machine : elle n’est dans aucun réseau. Reliez-la au réseau des élèves et relancez le programme avec --lan.
class-nickname-empty = Choisissez un surnom, s’il vous plaît.
class-nickname-long = C’est trop long : { $longest } lettres au plus.
class-nickname-rude = Ce surnom ne peut pas servir ici. Choisissez-en un autre, s’il vous plaît.
class-nickname-taken = Quelqu’un de la classe s’appelle déjà ainsi. Choisissez un autre surnom, s’il vous plaît.
class-nickname-pattern = { $animal } { $place }
class-nickname-animals = Loutre, Renard, Hibou, Lynx, Héron, Panda, Koala, Faucon, Castor, Tortue, Dauphin, Écureuil
class-nickname-places = des bois, des neiges, des îles, du vallon, du port, du lac, des mers, du nord, du sud, du jardin, des sables, des nuages
class-welcome = Bienvenue, { $name } !
class-waiting-about = Vous êtes dans la classe. Votre table s’ouvre ici d’elle-même dès que l’enseignant vous donne une place.
class-knocked = Vous avez frappé
class-knocked-about = L’enseignant vous fait entrer. Restez sur cette page : elle continue d’elle-même.
class-knock-over = Personne n’a ouvert
class-knock-over-about = Vérifiez les chiffres ou demandez à l’enseignant.
class-knock-name = Votre surnom, pour que l’enseignant sache qui frappe
class-knock-say = Envoyer
class-knock-said = L’enseignant le voit maintenant.
class-knock-again = Retaper le PIN
class-look-again = Regarder encore
class-people = { $count ->
    [one] { $count } élève
   *[other] { $count } élèves
  }

## Ce qui est refusé

class-error-held = Le jeu est en pause. Regardez l’enseignant, s’il vous plaît.
class-error-in-class = Dans une classe, c’est l’enseignant qui en décide.
class-error-not-in-class = Cette table est celle d’une classe, et vous n’y avez pas de place.
class-error-no-such-class = Cette classe n’existe pas, ou elle est finie.
class-error-wrong-pin = Aucune classe n’a ce PIN en ce moment. Vérifiez les chiffres ou demandez à l’enseignant.
class-error-full = Cette classe est pleine. Demandez à l’enseignant.
class-error-table-full = Aucune chaise n’est libre à cette table.

## À la table

class-held = En pause
class-held-about = Levez les yeux : l’enseignant veut dire quelque chose.
class-last-turn = Dernier tour
class-round-soon = L’enseignant peut lancer une nouvelle partie.
class-lesson-clock = Horloge du cours
class-left = { $minutes ->
    [one] Encore { $minutes } minute
   *[other] Encore { $minutes } minutes
  }
class-phrases = Petites phrases
class-phrase-hello = Bonjour !
class-phrase-luck = Bonne chance !
class-phrase-well = Bien joué !
class-phrase-peace = Une trêve ici ?
class-phrase-wait = Un instant, s’il te plaît.
class-phrase-thanks = Merci !

## Celui qui mène

class-join-at = Entrez par
class-qr = Code QR de l’entrée dans la classe
class-clock-about = Passé ce temps, le tour en cours est le dernier à toutes les tables. Une pause ne l’arrête pas.
class-minutes = { $n ->
    [one] { $n } min
   *[other] { $n } min
  }
class-clock-more = 5 minutes de plus
class-clock-off = Sans horloge
class-clock-now = Ce tour est le dernier
class-clock-now-about = Toutes les parties finissent avec le tour en cours. On ne peut pas revenir en arrière.
class-clock-now-go = Oui, le dernier tour
class-round = Nouvelle partie
class-waiting = Attendent une place
class-waiting-none = Qui entre apparaît ici.
class-knocks = À la porte
class-knocks-about = Trop de PIN faux ont été essayés : c’est donc à vous de faire entrer les nouveaux. Ne laissez entrer que ceux que vous connaissez.
class-knocks-in = Faire entrer tout le monde
class-knocks-away = Renvoyer tout le monde
class-knock-in = Faire entrer
class-knock-in-of = Faire entrer { $name }
class-knock-somebody = Quelqu’un
class-size = Élèves par table
class-first = Premiers territoires
class-first-given = distribués
class-first-chosen = au choix des élèves
class-first-about = S’ils sont distribués, le jeu commence par le placement des actifs, ce qui gagne quelques minutes.
class-start = Commencer le jeu
class-seat-all = Les placer
class-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
class-no-tables = Dès que quelqu’un est entré, vous pouvez commencer le jeu ; les tables apparaissent ici.
class-hold-all = Tout mettre en pause
class-go-on-all = Tout reprendre
class-hold = Mettre en pause
class-go-on = Reprendre
class-screen = Pour le projecteur
class-debrief = Bilan
class-table = Table { $number }
class-table-over = Terminée
class-table-held = En pause
class-table-waits = À { $name } de jouer
class-table-show = Montrer la table
class-bot = bot
class-away = absent
class-who = Élève
class-where = Table
class-what = Actions
class-points = Points
class-setup = Mise en place
class-turn = Tour { $turn } sur { $turns }
class-finish = Finir avec des bots
class-finish-about = Les bots jouent cette partie jusqu’au bout tout de suite, y compris pour les élèves.
class-finish-go = Finir la partie
class-more = Élèves et réglages
class-members = Élèves
class-waits = en attente
class-move = Déplacer
class-move-of = Déplacer { $name } vers
class-rename = Autre surnom
class-remove = Retirer de la classe
class-phrases-about = Il n’y a pas de messagerie. Si vous le permettez, les élèves peuvent envoyer quelques phrases fixes à leur table.
class-phrases-on = Permettre les phrases
class-phrases-off = Pas de phrases
class-erase = Effacer la classe
class-erase-about = La classe et tous les surnoms sont effacés automatiquement après 24 heures. Vous pouvez le faire maintenant.
class-erase-sure = La classe, son PIN et tous les surnoms disparaissent aussitôt. Les parties restent, sans noms.
class-erase-go = Effacer maintenant

## L’écran de la salle

class-standings = Classement de la classe
class-standings-over = Le résultat
class-figure-territories = Territoires
class-figure-materials = Matières

## La discussion finale

class-back = Revenir à la classe
class-print = Imprimer
class-debrief-early = Les points et les cartes s’affichent quand toutes les tables ont fini. Jouent encore :
class-questions = Trois questions pour la classe
class-world = Dans le monde réel :
class-decided = Ce qui a décidé
class-held-by = Qui tenait quelle matière
class-material = Matière
class-in-world = Dans le monde réel
class-nobody = personne
class-points-of = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
class-sources = Chiffres réels : Commission européenne, étude sur les matières premières critiques, 2023 (CC BY 4.0) ; U.S. Geological Survey, Mineral Commodity Summaries 2026.
class-supply = Chine { $china } %, { $country } { $share } %
class-supply-china = Chine { $china } %
class-world-material = { $material } : { $supply } de l’offre mondiale.
class-world-territory = { $territory } : jusqu’à { $share } % de l’offre mondiale ({ $material }).
class-told-won = { $name } a gagné avec { $points } points : { $applications }.
class-told-won-nothing = { $name } a gagné sans achever un seul produit : le départage a décidé.
class-told-missed = À { $name } il ne manquait qu’une matière ({ $material }) pour { $application } ({ $points } points).
class-told-fights = { $count ->
    [one] Il y a eu un conflit
   *[other] Il y a eu { $count } conflits
  } ; { $taken ->
    [one] un territoire a changé de mains
   *[other] { $taken } territoires ont changé de mains
  }. Le plus disputé : { $territory } ({ $times ->
    [one] une fois
   *[other] { $times } fois
  }).
class-told-out = { $name } a perdu son dernier actif et a quitté le jeu.
class-ask-missing = À { $name } il ne manquait qu’une matière ({ $material }) pour { $application }, qui valait { $points } points. Qui aurait pu la livrer, à quel prix, et qu’aurait-on pu faire d’autre : recycler, remplacer, en utiliser moins ?
class-ask-alone = À la fin, { $name } tenait à lui seul cette matière : { $material }, et { $others ->
    [one] une autre entreprise en avait besoin
   *[other] { $others } autres entreprises en avaient besoin
  }. Que peut exiger un fournisseur unique, et que peuvent faire les autres ?
class-ask-nobody = À la fin, personne ne tenait cette matière : { $material }, alors que { $needed ->
    [one] une entreprise en avait besoin
   *[other] { $needed } entreprises en avaient besoin
  }. Pourquoi personne ne l’a prise, et que n’a-t-on pas pu fabriquer sans elle ?
class-ask-fought = { $territory } : c’est là qu’on s’est le plus disputé. Les conflits de cette table ont coûté { $lost ->
    [one] un actif
   *[other] { $lost } actifs
  }. Qu’aurait apporté un accord aux deux côtés ?
class-ask-spread = { $name } tenait le plus de matières, { $materials ->
    [one] une sorte
   *[other] { $materials } sortes
  }, et a fini { $rank ->
    [1] 1er
   *[other] { $rank }e
  }. Vaut-il mieux avoir un peu de tout, ou s’en assurer quelques-unes ?
class-ask-china = Le jeu commence quand la Chine ferme ses frontières. Quelles choses de cette salle ont besoin de cette matière ({ $material }), et d’où viendrait-elle alors ?

## Pictures beside names
avatar-title = Image
avatar-about = Elle accompagne le nom. La place garde sa lettre, sa couleur et son motif.
avatar-none = Seulement la lettre
avatar-kept = Image enregistrée.
avatar-wait = Vous en avez déjà une. Choisissez-en une autre en attendant, si vous voulez.
avatar-scarab = Scarabée
avatar-ankh = Ânkh
avatar-lotus = Lotus
avatar-ibis = Ibis
avatar-cat = Chat
avatar-reed-boat = Barque de roseaux
avatar-pyramid = Pyramide
avatar-eye = Œil
avatar-compass = Boussole
avatar-ship = Bateau
avatar-derrick = Tour de forage
avatar-lantern = Lanterne
avatar-crystal = Cristal
avatar-lighthouse = Phare
avatar-anchor = Ancre
avatar-gear = Engrenage
avatar-battery = Batterie
avatar-magnet = Aimant
avatar-rocket = Fusée
avatar-telescope = Télescope
avatar-kite = Cerf-volant
avatar-mountain = Montagne
avatar-turbine = Éolienne
avatar-leaf = Feuille
