# What is said of a table beside what a step tells.
news-missed = { $n ->
    [one] Тем временем сделан { $n } ход. Последнее:
    [few] Тем временем сделаны { $n } хода. Последнее:
    [many] Тем временем сделано { $n } ходов. Последнее:
   *[other] Тем временем сделано { $n } хода. Последнее:
}
news-undone = Решение отменено.
news-invites = { $again ->
    [yes] { $name } предлагает сыграть ту же раздачу ещё раз.
   *[no] { $name } предлагает реванш.
}
news-goes-on = { $again ->
    [yes] { $name } играет ту же раздачу за другим столом.
   *[no] { $name } уже за другим столом.
}
news-join = { $again ->
    [yes] Сесть: та же раздача
   *[no] Сесть за стол
}
news-watch = { $again ->
    [yes] Смотреть: та же раздача
   *[no] Смотреть
}
