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
    [yes] Your time ran out: a safe move is made, and a bot plays on for you.
   *[no] Time ran out for { $name }: a safe move is made, and a bot plays on.
}
slow-waits = waiting for { $span }
slow-order = Plan ahead
slow-order-about = Choose what to do when it is next your turn. Only you can see it. If it does not fit what happens, it lapses and you decide yourself.
slow-order-none = Decide when the time comes
slow-order-set = Set plan
slow-order-lapsed = Your plan did not fit: { $order }.
table-dialog-order = Plan ahead
ra-order-up-to = Bid up to { $sun }, else pass
ra-order-pass-above = Pass if the bid is above { $sun }
ra-order-pass = Pass in the next auction
ra-order-draw-ra = Draw until a Ra comes
ra-order-draw = Draw until { $n } tiles lie there
notices-title = When it is my turn
notices-about = Off until you ask for it. You are told once a turn, and only while you have not opened the table.
notices-push = Tell me in this browser
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
notices-turn-about = A table waits for you.
notices-bad-address = Nothing can be sent to this address: it must be a public http or https address.
privacy-notices = If you ask to be told
privacy-notices-about = An address of your browser’s push service, or the address you gave, is kept until you take it away. That you are to move is then sent there: sealed to your browser, or signed to your address. Without your asking nothing is sent.
