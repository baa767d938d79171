# A class: the way in, whoever leads it, the wall, and what is talked about in the end.

## The way in

class-title = Class
class-footer = For a class
class-lead = Play together in a classroom: no account, only a nickname for a day.
class-plays = Classes play { $game }.
class-read = Read the rules meanwhile
class-join = Join a class
class-pin = PIN
class-pin-about = The digits your teacher shows
class-go-in = Join
class-open = Lead a class
class-open-about = You get a PIN and a QR code to show. Pupils join with a nickname and are seated at tables of three to five; bots fill up.
class-open-go = Open a class
class-privacy = Nothing personal is kept: the class and its nicknames are erased after 24 hours, the games stay without names.
class-in-a-class = In a class
class-in-a-class-about = A pupil has a nickname, a picture beside it and nothing else. Both belong to the class alone: they are in no record of a game and in no backup. A day after a class was opened, it is erased with all its nicknames, and whoever was only known from it is forgotten; the games stay without names. As long as the class is there, its tables are seen only by those who sit at them and by whoever leads it.
class-mine = Back to your class
class-mine-led = Back to the class you lead
class-nickname = What shall we call you?
class-nickname-about = Choose a nickname for today. Please do not use your real name.
class-nickname-offered = Nicknames that are free
class-nickname-own = Or one of your own
class-nickname-only = A nickname is all one needs. No account.
class-only-here = Only this machine reaches this address: it is in no network. Connect it to the pupils’ network and start the program again with --lan.
class-nickname-empty = Please choose a nickname.
class-nickname-long = That is too long: { $longest } letters at most.
class-nickname-rude = This nickname cannot be used here. Please choose another.
class-nickname-taken = Somebody in the class already has that name. Please choose another.
class-nickname-pattern = { $place } { $animal }
class-nickname-animals = Otter, Fox, Owl, Lynx, Heron, Panda, Koala, Falcon, Badger, Turtle, Dolphin, Squirrel
class-nickname-places = River, Forest, Snow, Desert, Island, Valley, Meadow, Harbour, Moon, Cloud, Storm, Garden
class-welcome = Welcome, { $name }!
class-waiting-about = You are in. Your table opens here by itself as soon as your teacher gives you a seat.
class-knocked = You knocked
class-knocked-about = Your teacher lets you in. Stay on this page: it will continue by itself.
class-knock-over = Nobody opened
class-knock-over-about = Check the digits again, or ask your teacher.
class-knock-name = Your nickname, so that your teacher knows who knocks
class-knock-say = Say it
class-knock-said = Your teacher sees it now.
class-knock-again = Type the PIN again
class-look-again = Check again
class-people = { $count ->
    [one] { $count } pupil
   *[other] { $count } pupils
  }

## What is refused

class-error-held = Your teacher has paused the game. Look up for a moment.
class-error-in-class = In a class your teacher decides that.
class-error-not-in-class = This table belongs to a class, and you do not sit at it.
class-error-no-such-class = There is no such class, or it is over.
class-error-wrong-pin = No class has this PIN now. Look at the digits again, or ask your teacher.
class-error-full = This class is full. Ask your teacher.
class-error-table-full = No chair is free at that table.

## At the table

class-held = Paused
class-held-about = Look up: your teacher wants to say something.
class-last-turn = Last turn
class-round-soon = Your teacher can start a new round.
class-lesson-clock = Lesson clock
class-left = { $minutes ->
    [one] { $minutes } minute left
   *[other] { $minutes } minutes left
  }
class-phrases = Phrases
class-phrase-hello = Hello!
class-phrase-luck = Good luck!
class-phrase-well = Well played!
class-phrase-peace = Shall we leave each other alone here?
class-phrase-wait = One moment, please.
class-phrase-thanks = Thank you!

## Whoever leads

class-join-at = Join at
class-qr = QR code of the way into the class
class-clock-about = After this time the turn that is being played is the last one at every table. A pause does not stop it.
class-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
class-clock-more = 5 minutes more
class-clock-off = No clock
class-clock-now = This turn is the last
class-clock-now-about = Every game ends when the turn that is being played is over. This cannot be taken back.
class-clock-now-go = Yes, the last turn
class-round = New round
class-waiting = Waiting for a seat
class-waiting-none = Pupils appear here as they join.
class-knocks = Knocking
class-knocks-about = Many wrong PINs were tried, so newcomers knock. Let in only those you know to be there.
class-knocks-in = Let all in
class-knocks-away = Turn all away
class-knock-in = Let in
class-knock-in-of = Let in: { $name }
class-knock-somebody = Somebody
class-size = Pupils at a table
class-first = First territories
class-first-given = given out
class-first-chosen = pupils choose
class-first-about = Given out, the game begins with placing assets: that saves some minutes.
class-start = Start the game
class-seat-all = Give them seats
class-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
class-no-tables = As soon as somebody has joined, you can start the game; the tables appear here.
class-hold-all = Pause all
class-go-on-all = Resume all
class-hold = Pause
class-go-on = Go on
class-screen = For the projector
class-debrief = Debrief
class-table = Table { $number }
class-table-over = Finished
class-table-held = Paused
class-table-waits = { $name } to move
class-table-show = Show the table
class-bot = bot
class-away = away
class-who = Who
class-where = Where
class-what = What can be done
class-points = Points
class-setup = Set-up
class-turn = Turn { $turn } of { $turns }
class-finish = Let bots finish
class-finish-about = Bots play this game to its end at once, for the pupils too.
class-finish-go = Finish the game
class-more = Pupils and settings
class-members = Pupils
class-waits = waiting
class-move = Move
class-move-of = Where { $name } moves
class-rename = New nickname
class-remove = Remove from the class
class-phrases-about = There is no chat. If you allow it, pupils can send a few fixed phrases at their table.
class-phrases-on = Allow phrases
class-phrases-off = No phrases
class-erase = Erase the class
class-erase-about = The class and all nicknames are erased by themselves 24 hours after it was opened. You can do it now.
class-erase-sure = The class, its PIN and all nicknames are gone at once. The games stay, without names.
class-erase-go = Erase now

## The wall

class-standings = How the class stands
class-standings-over = The result
class-figure-territories = Territories
class-figure-materials = Materials

## What is talked about

class-back = Back to the class
class-print = Print
class-debrief-early = Points and cards are told when every table is finished. Still playing:
class-questions = Three questions for the class
class-world = In the real world:
class-decided = What decided it
class-held-by = Who held which material
class-material = Material
class-in-world = In the real world
class-nobody = nobody
class-points-of = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
class-sources = Real figures: European Commission, study on critical raw materials, 2023 (CC BY 4.0); U.S. Geological Survey, Mineral Commodity Summaries 2026.
class-supply = China { $china }%, { $country } { $share }%
class-supply-china = China { $china }%
class-world-material = { $material }: { $supply } of the world’s supply.
class-world-territory = { $territory } gives up to { $share }% of the world’s { $material }.
class-told-won = { $name } won with { $points } points: { $applications }.
class-told-won-nothing = { $name } won without completing a single product: the tie-break decided.
class-told-missed = { $name } lacked only { $material } for { $application } ({ $points } points).
class-told-fights = { $count ->
    [one] There was one conflict
   *[other] There were { $count } conflicts
  }; { $taken ->
    [one] one territory changed hands
   *[other] { $taken } territories changed hands
  } in them. Most fought over: { $territory } ({ $times ->
    [one] once
   *[other] { $times } times
  }).
class-told-out = { $name } lost the last asset and was out.
class-ask-missing = { $name } lacked only { $material } for { $application }, worth { $points } points. Who could have delivered it, at what price, and what else could one do: recycle, replace it, use less?
class-ask-alone = In the end { $material } was in the hands of { $name } alone, and { $others ->
    [one] one other company needed it
   *[other] { $others } other companies needed it
  }. What can somebody demand who is the only supplier, and what can the others do about it?
class-ask-nobody = Nobody held { $material } in the end, though { $needed ->
    [one] one company needed it
   *[other] { $needed } companies needed it
  }. Why was it left lying, and what could no longer be made without it?
class-ask-fought = { $territory } was fought over most. The conflicts at this table cost { $lost ->
    [one] one asset
   *[other] { $lost } assets
  }. What would an agreement have brought both sides?
class-ask-spread = { $name } held the most materials, { $materials ->
    [one] one kind
   *[other] { $materials } kinds
  }, and came in place { $rank }. Is it better to have a little of everything, or to be sure of a few things?
class-ask-china = The game begins with China closing its borders. Which things in this room need { $material }, and where would it come from then?

## Pictures beside names
avatar-title = Picture
avatar-about = It stands beside the name. The seat keeps its letter, colour and pattern.
avatar-none = Letter only
avatar-kept = The picture is kept.
avatar-wait = You have got one already. Choose another while you wait, if you like.
avatar-compass = Compass
avatar-ship = Ship
avatar-derrick = Derrick
avatar-lantern = Lantern
avatar-crystal = Crystal
avatar-lighthouse = Lighthouse
avatar-anchor = Anchor
avatar-gear = Gear
avatar-battery = Battery
avatar-magnet = Magnet
avatar-rocket = Rocket
avatar-telescope = Telescope
avatar-kite = Kite
avatar-mountain = Mountain
avatar-turbine = Wind turbine
avatar-leaf = Leaf
