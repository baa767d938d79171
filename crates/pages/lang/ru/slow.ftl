# Tables that last: clocks, what is asked for in advance, my tables, notices.
slow-clock = Время на раздумья
slow-clock-none = Без часов
slow-clock-30s = 30 с на ход
slow-clock-2m = 2 мин на ход
slow-clock-total = 10 мин + 10 с
slow-clock-1d = 1 день на ход
slow-clock-3d = 3 дня на ход
slow-left = осталось { $rest }
slow-days = { $d } д { $h } ч
slow-unit-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
slow-unit-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
}
slow-unit-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
slow-unit-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
}
slow-late = { $me ->
    [yes] Ваше время вышло: сделан безопасный ход, дальше за вас играет бот.
   *[no] Время вышло, { $name }: сделан безопасный ход, дальше играет бот.
}
slow-waits = ждёт: { $span }
slow-order = План
slow-order-about = Выберите, что сделать в ваш следующий ход. Видите это только вы. Если план больше не подходит, он отменяется и решаете вы.
slow-order-none = Решу сам
slow-order-lapsed = План больше не подходит: { $order }.
table-dialog-order = План
ra-order-up-to = Ставить до { $sun }, иначе пас
ra-order-pass-above = Пас, если ставка выше { $sun }
ra-order-pass = Пас на следующем аукционе
ra-order-draw-ra = Брать, пока не выйдет Ра
ra-order-draw = Брать, пока жетонов не станет { $n }
notices-title = Когда мой ход
notices-about = Выключено, пока вы не попросите. Сообщаем раз за ход и только если стол у вас не открыт.
notices-push = Сообщать в этом браузере
notices-denied = Этот браузер не разрешает.
notices-hook = Или послать запрос на ваш адрес (вебхук)
notices-add = Добавить
notices-by-push = Браузер, через { $host }
notices-by-hook = Запрос на { $host }
notices-failed = Выключено: слишком много неудач. Добавьте снова, чтобы включить.
notices-secret = Секрет
notices-secret-about = В каждом запросе есть заголовок khepri-signature: sha256= и HMAC-SHA256 тела с этим секретом.
notices-remove = Убрать
notices-remove-which = Убрать: { $what }
notices-turn = Ваш ход
notices-turn-about = Стол ждёт вас.
notices-bad-address = На этот адрес ничего не послать: нужен открытый адрес http или https.
privacy-notices = Если вы просите сообщать
privacy-notices-about = Адрес службы уведомлений вашего браузера или адрес, который вы указали, хранится, пока вы его не уберёте. Туда отправляются сообщения о вашем ходе: зашифрованные для браузера или с подписью на ваш адрес. Без вашей просьбы ничего не отправляется.
