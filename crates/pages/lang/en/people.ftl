# What people are called.
people-guest = Guest { $number }
people-player = Player { $number }
people-forgotten = Somebody
people-name-kept = Your name is kept.
