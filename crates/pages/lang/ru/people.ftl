# What people are called.
people-guest = Гость { $number }
people-player = Игрок { $number }
people-names = Имена за одним экраном
people-names-about = Кто играет здесь? Без имени показывается номер.
people-name-of = Имя игрока { $number }
people-forgotten = Кто-то
people-name-kept = Ваше имя сохранено.
people-device-this = Это устройство
people-device-other = Другое устройство
people-device-linked = добавлено { $ago }
people-device-seen = в последний раз здесь { $ago }
people-ago-hours = { $n ->
    [0] менее часа назад
    [one] { $n } час назад
    [few] { $n } часа назад
    [many] { $n } часов назад
   *[other] { $n } часа назад
}
people-ago-days = { $n ->
    [one] { $n } день назад
    [few] { $n } дня назад
    [many] { $n } дней назад
   *[other] { $n } дня назад
}
people-sign-out = Отключить остальные устройства
people-signed-out = Остальные устройства отключены.
