# Tables that last: clocks, what is asked for in advance, my tables, notices.
slow-clock = Clock
slow-clock-none = No clock
slow-clock-30s = 30 s a move
slow-clock-2m = 2 min a move
slow-clock-total = 10 min + 10 s
slow-clock-1d = 1 day a move
slow-clock-3d = 3 days a move
slow-left = { $rest } left
slow-days = { $d } d { $h } h
slow-unit-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
slow-unit-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
slow-unit-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
slow-unit-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
slow-late = { $me ->
    [yes] Your time ran out: a safe move was played, and a bot has taken over.
   *[no] Time ran out for { $name }: a safe move was played, and a bot has taken over.
}
slow-waits = waiting for { $span }
slow-order = Plan ahead
slow-order-about = Choose what to do on your next turn. Only you can see it. If it no longer applies, it is dropped and you decide.
slow-order-none = Decide when the time comes
slow-order-lapsed = Your plan no longer applied: { $order }.
table-dialog-order = Plan ahead
ra-order-up-to = Bid up to { $sun }, otherwise pass
ra-order-pass-above = Pass if the bid is above { $sun }
ra-order-pass = Pass in the next auction
ra-order-draw-ra = Draw until a Ra comes up
ra-order-draw = Draw until there are { $n } tiles
notices-title = When it is my turn
notices-about = Off until you ask for it. You get one notice per turn, and only if you have not opened the table.
notices-push = Notify me in this browser
notices-denied = This browser does not allow it.
notices-hook = Or send a request to an address of yours (webhook)
notices-add = Add
notices-by-push = A browser, by { $host }
notices-by-hook = A request to { $host }
notices-failed = Off: it failed too often. Add it again to turn it on.
notices-secret = Secret
notices-secret-about = Every request carries the header khepri-signature: sha256= and the HMAC-SHA256 of its body with this secret.
notices-remove = Remove
notices-remove-which = Remove: { $what }
notices-turn = It is your turn
notices-turn-about = A table is waiting for you.
notices-bad-address = Nothing can be sent to this address: it must be a public http or https address.
privacy-notices = If you ask for notices
privacy-notices-about = An address of your browser’s push service, or the address you gave, is kept until you remove it. Turn notices go there, encrypted for your browser or signed for your address. Nothing is sent unless you ask.
