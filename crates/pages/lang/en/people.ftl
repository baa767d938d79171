# What people are called.
people-guest = Guest { $number }
people-player = Player { $number }
people-names = Names at one screen
people-names-about = Who plays here? Without a name you go by number.
people-name-of = Name of player { $number }
people-forgotten = Somebody
people-name-kept = Name saved.
people-device-this = This device
people-device-other = Another device
people-device-linked = added { $ago }
people-device-seen = last used { $ago }
people-ago-hours = { $n ->
    [0] within the last hour
    [one] an hour ago
   *[other] { $n } hours ago
}
people-ago-days = { $n ->
    [one] a day ago
   *[other] { $n } days ago
}
people-sign-out = Sign out the other devices
people-signed-out = Your other devices have been signed out.
