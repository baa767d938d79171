# What people are called.
people-guest = Гость { $number }
people-player = Игрок { $number }
people-forgotten = Кто-то
people-name-kept = Ваше имя сохранено.
