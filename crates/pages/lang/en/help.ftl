# Rules, glossary, privacy, and the person's own page.

## The rules

rules-title = Rules of Ra
rules-lead = Five minutes to read. The table only ever offers you legal moves.
rules-contents = Contents
rules-aim = The aim
rules-aim-text = Your dynasty rules ancient Egypt through three epochs. Its pharaohs, gods and monuments keep up ma’at, the order of the world, and its fame is counted in points. Tiles come out of a bag one at a time and are sold by auction, and you pay with suns. At the end of each epoch your tiles bring points, some of them only at the end of the game. Whoever then has the most points wins.
rules-setup = At the start
rules-setup-text = Everybody begins with { $points } points and one group of suns, dealt at random, face up. Sun { $sun } lies in the centre of the board. The bag holds { $tiles } tiles; what has left it never goes back.
rules-groups = Groups of suns
rules-ra-count = Ra that end an epoch
rules-turn = Your turn
rules-turn-text = Whoever holds the highest sun begins the epoch; play goes clockwise. A player without a sun face up is skipped. On your turn you do exactly one of three things.
rules-draw = Draw a tile.
rules-draw-text = A Ra goes to the Ra track and starts an auction at once, unless it fills the track: then the epoch is over. Any other tile goes to the auction track. When all { $spaces } spaces there are taken, nobody can draw.
rules-invoke = Invoke Ra.
rules-invoke-text = You call an auction for whatever lies on the auction track, even if it is empty and only the sun in the centre is at stake.
rules-gods = Spend gods.
rules-gods-text = For each god you give up you take one tile of your choice from the auction track, but not another god. A disaster taken this way strikes at once.
rules-auction = The auction
rules-auction-text = Whoever drew the Ra or invoked it is the Ra player. From the player on their left round to the Ra player, everybody with a sun face up gets one chance: they bid one sun, higher than the highest bid so far, or pass.
rules-auction-win = The winner takes all tiles on the track and the sun from the centre. That sun is laid face down and can be used only in the next epoch. The sun that won goes to the centre; all the others take theirs back. Whoever wins, play continues to the left of the Ra player.
rules-all-pass = When all the others pass
rules-pass-drawn = Ra was drawn
rules-pass-drawn-text = The Ra player may pass too. The tiles stay.
rules-pass-full = Ra was invoked on a full track
rules-pass-full-text = The Ra player may pass too. All tiles on the track are discarded.
rules-pass-forced = Ra was invoked on a track with free spaces
rules-pass-forced-text = The Ra player must bid.
rules-disasters = Disasters
rules-disasters-text = First lay out everything you won. Then each disaster takes two tiles of its kind from you, or all you have if there are fewer. Tiles you have only just won can be lost too. After that the disaster is gone.
rules-funeral = takes two pharaohs
rules-drought = takes two river tiles, floods first
rules-unrest = takes two civilisation tiles of your choice
rules-earthquake = takes two monuments of your choice
rules-epoch = The end of an epoch
rules-epoch-text = An epoch ends at once when the Ra track is full, and also when nobody has a sun face up any more. What lies on the two tracks is discarded; the sun in the centre stays. Then everybody scores.
rules-epoch-keep = Gods, gold, floods and civilisation tiles are discarded afterwards, and all suns are turned face up. Tiles with the scarab stay with their owners: pharaohs, Niles and monuments.
rules-scoring = Scoring
rules-scoring-each = After every epoch
rules-score-pharaohs = Most: +5. Fewest: −2. Those who are tied all get it; if everybody has the same number, nobody does.
rules-score-gold = { $points } points each.
rules-score-gods = { $points } points for each one you have not spent.
rules-score-river = With at least one flood: 1 point for every nile and every flood. Without a flood: nothing.
rules-score-civilisation = 3, 4 or 5 different ones: { $three }, { $four } or { $five } points. Not a single one: { $none }.
rules-scoring-last = After the third epoch as well
rules-kinds = Different monuments
rules-score-kinds = 1 point each up to six; 10 for seven; 15 for all eight.
rules-sets = Identical monuments
rules-score-sets = 3, 4 or 5 of one kind: 5, 10 or 15 points, for each kind separately.
rules-suns = Suns
rules-score-suns = Add up yours, face up and face down. Highest sum: +5. Lowest: −5. Ties count as with pharaohs.
rules-floor = The points of an epoch are added up first. A score never falls below 0.
rules-examples = Examples
rules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rules-winning = Who wins
rules-winning-text = The player with the most points after the third epoch. If players are tied, the one with the highest sun wins.
rules-open = Everyone’s tiles and suns are public, and every epoch is scored openly. Only your total is kept secret, unless the table agreed otherwise.
rules-opt-scores = Hidden: everybody sees only their own total until the end. Open: everybody sees all.
rules-opt-track = A sun barge that moves, or a row of Ra tiles. The same number of Ra ends the epoch.
rules-opt-edition = Three tiles have the names and pictures of the rulebook in your language, or those you choose. A table may choose for all: those of the first edition, or those of 2023.
rules-opt-groups = Dealt at random, or shared out by the players in the lobby; in that case the fairness proof does not cover them.

## The glossary

glossary-title = Glossary
glossary-lead = Every word of the game and all { $tiles } tiles.
glossary-terms = Words of the game
glossary-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
glossary-kept = kept
glossary-first = { $name } in the first edition
glossary-2023 = { $name } in the 2023 edition

term-epoch = Epoch
term-epoch-about = One of the { $epochs } parts of the game. Each ends with a scoring.
term-sun = Sun
term-sun-about = What you bid with. Each can win one auction an epoch.
term-face-down = Face-down sun
term-face-down-about = Won in this epoch. It counts for the sum at the end, but you cannot bid it until the next epoch.
term-centre = Sun in the centre
term-centre-about = Goes to the winner of the auction together with the tiles. At the start it is sun { $sun }.
term-bag = Bag
term-bag-about = All tiles that have not been drawn. What is in it is known; the order is not.
term-lot = Auction track
term-lot-about = Up to { $spaces } tiles: what the next auction is for.
term-ra-track = Ra track
term-ra-track-about = Counts the Ra of an epoch, with the sun barge or with tiles. When it is full, the epoch is over.
term-ra-player = Ra player
term-ra-player-about = Whoever drew the Ra or invoked it. This player bids last in the auction.
term-invoke = Invoke Ra
term-invoke-about = To call an auction by choice instead of drawing.
term-bid = Bid
term-bid-about = One sun, higher than the bid before. The highest wins; anyone who does not want to bid passes.
term-scarab = Scarab
term-scarab-about = Marks tiles that stay with their owner from epoch to epoch.
term-hidden = Hidden scores
term-hidden-about = You see only your own score; those of the others are shown at the end.

glossary-group-ra = Ra
glossary-group-gods = Gods
glossary-group-gold = Gold
glossary-group-pharaohs = Pharaohs
glossary-group-river = River
glossary-group-civilisation = Civilisation
glossary-group-monuments = Monuments
glossary-group-disasters = Disasters
glossary-about-ra = Starts an auction when it is drawn, or ends the epoch.
glossary-about-gods = Give one up to take a tile from the auction track, or score { $god } points. All eight do the same.
glossary-about-gold = Worth { $gold } points at the end of the epoch.
glossary-about-pharaohs = The player with the most gains 5 points each epoch; the player with the fewest loses 2.
glossary-about-river = Each tile is worth 1 point each epoch, but only to those who have a flood. Niles are kept, floods are not.
glossary-about-civilisation = 3, 4 or 5 different ones bring 5, 10 or 15 points each epoch. Having none costs 5.
glossary-about-monuments = Count once, after epoch { $epochs }: for different ones and for three or more of a kind.
glossary-about-disasters = Strike the player who takes them, then leave the game.

glossary-ra = Ra
glossary-god = God
glossary-gold = Gold
glossary-pharaoh = Pharaoh
glossary-nile = Nile
glossary-flood = Flood
glossary-art = Art
glossary-religion = Religion
glossary-writing = Writing
glossary-agriculture = Agriculture
glossary-astronomy = Astronomy
glossary-fortress = Fortress
glossary-obelisk = Obelisk
glossary-palace = Palace
glossary-pyramid = Pyramid
glossary-temple = Temple
glossary-statue = Statue
glossary-step-pyramid = Step pyramid
glossary-sphinx = Sphinx
glossary-funeral = Funeral
glossary-drought = Drought
glossary-unrest = Unrest
glossary-earthquake = Earthquake
glossary-war = War
glossary-sanctuary = Sanctuary
glossary-mausoleum = Mausoleum
glossary-hathor = Hathor
glossary-isis = Isis
glossary-osiris = Osiris
glossary-ptah = Ptah
glossary-sekhmet = Sekhmet
glossary-seshat = Seshat
glossary-sobek = Sobek
glossary-thoth = Thoth

## Privacy

privacy-title = Privacy
privacy-lead = In plain words: a name, a cookie and your games. Nothing else.
privacy-kept = What is kept about you
privacy-kept-about = The name and the picture you gave yourself, the names you gave to those who share your screen, and a random number in a cookie by which this browser is known again. There is no account, no e-mail address, no password. Three more cookies remember your language, your light or dark mode and your tile names.
privacy-games = Your games
privacy-games-about = Every step of every game is kept, with the seats you sat in and when. Those who sit at your table or have its link see your name and what you play.
privacy-long = For how long
privacy-long-about = Until you ask to be forgotten, or until whoever runs this server deletes its data. The cookie expires when you have not played for a year.
privacy-others = Who else sees it
privacy-others-about = Nobody. There is no advertising, no visitor tracking and no request to any other site. The server’s log records page addresses and errors, not names.
privacy-forget = Forgetting you
privacy-forget-about = One button deletes your name and the link between you and your games, on all your devices. The games themselves stay for those who played with you; your seat then carries no name.

## My page

me-title = My page
me-lead = What others call you, and how to get back to your games.
me-name = My name
me-name-about = This is how the others see you at the table
me-save = Save
me-device = Second device
me-device-about = Keep playing on your phone or another computer: open the link or scan the code there. The link works once.
me-devices = { $count ->
    [one] { $count } device is yours.
   *[other] { $count } devices are yours.
}
me-make-link = Make a link
me-device-link = Link for your second device
me-device-qr = QR code with the link for your second device
me-link-minutes = { $minutes ->
    [one] Works for one more minute. Do not show it to anybody: whoever opens it plays as you.
   *[other] Works for { $minutes } more minutes. Do not show it to anybody: whoever opens it plays as you.
}
me-look = Appearance
me-forget = Forget me
me-forget-about = Your name is deleted and this browser no longer knows you. A bot takes over your unfinished games.
me-forget-ask = Forget me…
me-forget-sure = This cannot be undone. You lose your seats at all tables, on all your devices.
me-forget-yes = Yes, forget me

## The page behind a device link

link-title = Play on this device too
link-lead = A link from your other device.
link-about = If you continue, you are { $name } on this device as well: the same tables, the same seats.
link-instead = On this device you are now { $name }. That name and its seats remain only on other devices that know them.
link-yes = Continue as { $name }
link-no = Not me
