# What people are called.
people-guest = Guest { $number }
people-forgotten = Somebody
people-name-kept = Your name is kept.
