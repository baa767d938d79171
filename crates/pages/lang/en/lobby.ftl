# The start page, the room in which a table gathers, and the list of my tables.

lobby-play = Play Ra
lobby-lead = Bid your suns for gods, pharaohs and monuments. Three epochs, about twenty minutes.
lobby-players = Players
lobby-games = Games
lobby-bots = Bots
lobby-play-now = Play now
lobby-no-account = No account, nothing to install
lobby-friends = With friends
lobby-by-link = Private table
lobby-by-link-about = by link or code
lobby-open = Open table
lobby-open-about = anyone may join
lobby-hotseat = One screen
lobby-hotseat-about = pass it around
lobby-options = Table options
lobby-go-on = Continue playing
lobby-all-my-tables = All my tables ({ $count })
lobby-open-tables = Open tables
lobby-none-open = Nobody is waiting right now. Open a table, and others will find it here.
lobby-how = How to play
lobby-how-draw = On your turn, draw a tile onto the track, or invoke Ra: that starts an auction for everything on it.
lobby-how-bid = Everyone gets one chance to bid a sun. The highest bid wins the tiles and the sun in the centre; the winning sun takes its place.
lobby-how-score = Once Ra has come up often enough, the epoch ends and tiles score. After three epochs, most points win.
lobby-code = Code
lobby-join = Join
lobby-join-whom = Join { $names }
lobby-look = View
lobby-what-scores = What the tiles are worth
lobby-learn = All the rules
lobby-scores-pharaohs = most +5, fewest −2
lobby-scores-river = with a flood, 1 each
lobby-scores-civilisation = 3 kinds: 5, none: −5
lobby-scores-monuments = kinds and sets, at the end
lobby-scores-gold = 3 each
lobby-scores-gods = 2, or take a tile
lobby-scores-disasters = lose two tiles
lobby-scores-ra = an auction begins

## My tables

tables-title = My tables
tables-lead = Every game is saved. Leave and come back whenever you like.
tables-running = In progress
tables-finished = Finished
tables-none = You have no game in progress.
tables-begin = Start one
tables-with = With { $names }
tables-alone = Nobody else yet
tables-epoch = Epoch { $epoch } of { $of }
tables-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
tables-free-chair = Free seat
tables-dealing = dealing
tables-my-move = it is your move
tables-waits = waiting for { $name }
tables-won = { $name } won
tables-i-won = you won
tables-given-up = nobody won
tables-resume = Resume
tables-look = View

## The room

room-title = Waiting for players
room-dealing = Dealing…
room-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
room-public = shown in the lobby
room-private = private
room-chair = seat { $chair }
room-chairs = Seats
room-you = you
room-person = at the table
room-away = away
room-bot = bot, { $word }
room-sit-here = Sit here
room-move-here = Move here
room-stand-up = Leave seat
room-put-bot = Add bot
room-level = Bot level
room-remove = Remove
room-begins = { $count ->
    [0] Everybody is here.
    [one] The game begins when the last seat is taken.
   *[other] The game begins when the { $count } free seats are taken.
}
room-look-on = Take a free seat, or just watch: the game will start on this page.
room-groups = Each seat comes with its suns
room-invite = Invite friends
room-name = What should the others call you?
player-title = You
player-more = More on my page
room-link = Link to this table
room-qr = QR code with the link to this table
room-code = Or enter this code on the home page
room-spectators = Anyone with the link can also just watch.
room-promise = A promise about the deal
room-promise-about = Every random result is fixed by a secret the server has sealed, together with a random number from every player. This is the seal. After the game the secret is opened, and anyone can check that nothing was changed.
room-dealing-about = All seats are taken. The game begins in a moment.
room-awaits = Waiting for { $names }
room-add-number = Add my number and begin
