# What is said of a table beside what a step tells.
news-missed = { $n ->
    [one] Тем временем сделан { $n } ход. Последнее:
    [few] Тем временем сделаны { $n } хода. Последнее:
    [many] Тем временем сделано { $n } ходов. Последнее:
   *[other] Тем временем сделано { $n } хода. Последнее:
}
news-undone = Решение отменено.
