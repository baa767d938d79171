# The words of every page: the frame, the bots' levels, what went wrong.

site-description = Play Ra in the browser: alone against bots, with friends by a link, or together on one screen. No account needed.
skip-to-content = Skip to content
skip-to-actions = Skip to your actions
to-the-start = Khepri: home page
unofficial = Khepri is an unofficial implementation of Ra by Reiner Knizia and of RAWsiko, with its own art and text, and is not affiliated with any publisher.

nav-main = Main
nav-menu = Menu
nav-play = Play
nav-tables = Tables
nav-rules = Rules
nav-glossary = Glossary
nav-me = My name

language = Language
language-is = Language: { $language }
theme-to-dark = Switch to dark mode
theme-to-light = Switch to light mode
theme-system = System
theme-light = Light
theme-dark = Dark
copy = Copy
copied = Copied

## The levels of the bots: a name, and a word how strong they are.

level-farmer = Farmer
level-farmer-word = easy
level-potter = Potter
level-potter-word = fairly easy
level-scribe = Scribe
level-scribe-word = medium
level-vizier = Vizier
level-vizier-word = strong
level-pharaoh = Pharaoh
level-pharaoh-word = very strong
level-khepri = Khepri
level-khepri-word = strongest

## What a table agrees on.

terms-usual = default
terms-pair = { $what }: { $value }
option-scores = Scores
option-scores-hidden = hidden
option-scores-open = open
option-secret-usual = default
option-secret-about = Default: open on one screen, otherwise hidden.
option-track = Ra track
option-track-barge = sun barge
option-track-tiles = Ra tiles
option-edition = Names
option-edition-reader = each player’s own setting
option-edition-first = first edition
option-edition-2023 = 2023
option-groups = Suns
option-groups-random = dealt
option-groups-chosen = chosen with the seat

## What cannot be done, and why. Every one is a whole sentence.

error-title = That did not work
error-title-lost = Nothing here but sand
error-title-broken = Something broke
error-back = Back
error-start = Home page
error-no-such-page = There is no page at this address.
error-no-such-table = There is no table at this address. Perhaps a letter is missing from the link.
error-no-such-code = There is no table with this code. Check the letters and try again.
error-bad-form = The form was not complete. Go back, reload the page and try again.
error-bad-name = This name cannot be used. Please choose another.
error-foreign = This came from another site and was refused. Nothing was changed.
error-not-seated = Only players at this table can do that.
error-not-your-turn = It is not your turn.
error-illegal = The rules do not allow this now.
error-stale = The table has moved on. Take another look, then decide.
error-seat-taken = This seat is already taken.
error-still-here = They were here a moment ago. A bot can take over after a minute.
error-already = That has already been done.
error-nothing-to-undo = There is nothing you can undo.
error-no-more-undos = You have undone enough in this game. Play on from here.
error-enough-tables = Several of your open tables are already waiting for players. Leave one of them first.
error-not-begun = The game has not started yet.
error-not-over = The game is not over yet.
error-over = This game is over.
error-link-expired = This link has been used or has expired. Make a new one on your other device.
error-too-large = That is too long.
error-too-many = { $seconds ->
    [one] That was too fast. Wait a second and try again.
   *[other] That was too fast. Wait { $seconds } seconds and try again.
}
error-full = The server is full right now. Try again in a while.
error-crowded = Too many people are watching this table right now. Try again in a while.
error-unknown-host = This server is not set up for this address. Whoever runs it can allow the name with --public-url.
error-unavailable = The server could not save that just now. Your game is unchanged; try again in a moment.
error-file-gone = The server has lost the file in which it keeps games. It will accept no moves until its operator has fixed this; please tell them.
error-internal = Something broke on our side. Your game is saved; try again.
