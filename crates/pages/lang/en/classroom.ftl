# A class: the way in, whoever leads it, the wall, and what is talked about in the end.

## The way in

class-title = Class
class-footer = For a class
class-lead = Play together in a classroom: no account, just a nickname for the day.
class-plays = Classes play { $game }.
class-read = Read the rules meanwhile
class-join = Join a class
class-pin = PIN
class-pin-about = The digits your teacher shows
class-go-in = Join
class-open = Lead a class
class-open-about = You get a PIN and a QR code to show. Pupils join with a nickname and are seated at tables of three to five; bots fill the empty seats.
class-open-go = Open a class
class-privacy = Nothing personal is kept: the class and its nicknames are erased after 24 hours, the games stay without names.
class-in-a-class = In a class
class-in-a-class-about = A pupil has a nickname, a picture beside it and nothing else. Both belong to the class alone: they are in no record of a game and in no backup. A day after a class was opened, it is erased with all its nicknames, and whoever was known only from it is forgotten; the games stay without names. While the class exists, its tables are seen only by those who sit at them and by whoever leads it.
class-mine = Back to your class
class-mine-led = Back to the class you lead
class-nickname = What should we call you?
class-nickname-about = Choose a nickname for today. Please do not use your real name.
class-nickname-offered = Nicknames that are free
class-nickname-own = Or one of your own
class-nickname-only = A nickname is all you need. No account.
class-only-here = This address can be reached only from this machine: it is on no network. Connect it to the pupils’ network and start the program again with --lan.
class-nickname-empty = Please choose a nickname.
class-nickname-long = That is too long: { $longest } letters at most.
class-nickname-rude = This nickname cannot be used here. Please choose another.
class-nickname-taken = Somebody in the class already has that name. Please choose another.
class-nickname-pattern = { $place } { $animal }
class-nickname-animals = Otter, Fox, Owl, Lynx, Heron, Panda, Koala, Falcon, Badger, Turtle, Dolphin, Squirrel
class-nickname-places = River, Forest, Snow, Desert, Island, Valley, Meadow, Harbour, Moon, Cloud, Storm, Garden
class-welcome = Welcome, { $name }!
class-waiting-about = You are in. Your table will open here as soon as your teacher gives you a seat.
class-knocked = Waiting to be let in
class-knocked-about = Your teacher will let you in. Stay on this page: it will continue by itself.
class-knock-over = Nobody let you in
class-knock-over-about = Check the digits again, or ask your teacher.
class-knock-name = Your nickname, so that your teacher knows who is waiting
class-knock-say = Send
class-knock-said = Your teacher sees it now.
class-knock-again = Type the PIN again
class-look-again = Check again
class-people = { $count ->
    [one] { $count } pupil
   *[other] { $count } pupils
  }

## What is refused

class-error-held = The game is paused. Please look at your teacher.
class-error-in-class = In a class your teacher decides that.
class-error-not-in-class = This table belongs to a class, and you are not seated at it.
class-error-no-such-class = There is no such class, or it is over.
class-error-wrong-pin = No class has this PIN now. Check the digits, or ask your teacher.
class-error-full = This class is full. Ask your teacher.
class-error-table-full = No seat is free at that table.

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
class-phrase-peace = Truce here?
class-phrase-wait = One moment, please.
class-phrase-thanks = Thank you!

## Whoever leads

class-join-at = Join at
class-qr = QR code of the way into the class
class-clock-about = When the time is up, the turn being played is the last one at every table. A pause does not stop the clock.
class-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
class-clock-more = 5 minutes more
class-clock-off = No clock
class-clock-now = This turn is the last
class-clock-now-about = Every game ends when its current turn is over. This cannot be undone.
class-clock-now-go = Yes, the last turn
class-round = New round
class-waiting = Waiting for a seat
class-waiting-none = Pupils appear here as they join.
class-knocks = At the door
class-knocks-about = Too many wrong PINs were tried, so new pupils must be let in. Admit only those you know.
class-knocks-in = Let all in
class-knocks-away = Turn all away
class-knock-in = Let in
class-knock-in-of = Let in: { $name }
class-knock-somebody = Somebody
class-size = Pupils at a table
class-first = First territories
class-first-given = dealt out
class-first-chosen = pupils choose
class-first-about = If they are dealt out, the game begins with placing assets, which saves a few minutes.
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
class-go-on = Resume
class-screen = For the projector
class-debrief = Debrief
class-table = Table { $number }
class-table-over = Finished
class-table-held = Paused
class-table-waits = { $name } to move
class-table-show = Show the table
class-bot = bot
class-away = away
class-who = Pupil
class-where = Table
class-what = Actions
class-points = Points
class-setup = Set-up
class-turn = Turn { $turn } of { $turns }
class-finish = Let bots finish
class-finish-about = Bots play this game to its end immediately, including for pupils.
class-finish-go = Finish the game
class-more = Pupils and settings
class-members = Pupils
class-waits = waiting
class-move = Move
class-move-of = Move { $name } to
class-rename = New nickname
class-remove = Remove from the class
class-phrases-about = There is no chat. If you allow it, pupils can send a few fixed phrases at their table.
class-phrases-on = Allow phrases
class-phrases-off = No phrases
class-erase = Erase the class
class-erase-about = The class and all nicknames are erased automatically after 24 hours. You can do it now.
class-erase-sure = The class, its PIN and all nicknames are gone at once. The games stay, without names.
class-erase-go = Erase now

## The wall

class-standings = Class standings
class-standings-over = The result
class-figure-territories = Territories
class-figure-materials = Materials

## What is talked about

class-back = Back to the class
class-print = Print
class-debrief-early = Points and cards are shown when every table is finished. Still playing:
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
class-ask-missing = { $name } lacked only { $material } for { $application }, worth { $points } points. Who could have delivered it, at what price, and what else could they have done: recycle, replace it, use less?
class-ask-alone = In the end { $material } was in the hands of { $name } alone, and { $others ->
    [one] one other company needed it
   *[other] { $others } other companies needed it
  }. What can the only supplier demand, and what can the others do about it?
class-ask-nobody = Nobody held { $material } in the end, though { $needed ->
    [one] one company needed it
   *[other] { $needed } companies needed it
  }. Why did nobody take it, and what could no longer be made without it?
class-ask-fought = { $territory } was fought over most. The conflicts at this table cost { $lost ->
    [one] one asset
   *[other] { $lost } assets
  }. What would an agreement have brought both sides?
class-ask-spread = { $name } held the most materials, { $materials ->
    [one] one kind
   *[other] { $materials } kinds
  }, and finished { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }. Is it better to have a little of everything, or to be secure in a few?
class-ask-china = The game begins with China closing its borders. Which things in this room need { $material }, and where would it come from then?

## Pictures beside names
avatar-title = Picture
avatar-about = It stands beside the name. The seat keeps its letter, colour and pattern.
avatar-none = Letter only
avatar-kept = Picture saved.
avatar-wait = You already have one. Choose another while you wait, if you like.
avatar-scarab = Scarab
avatar-ankh = Ankh
avatar-lotus = Lotus
avatar-ibis = Ibis
avatar-cat = Cat
avatar-reed-boat = Reed boat
avatar-pyramid = Pyramid
avatar-eye = Eye
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
