# RAWsiko в браузере: карта, панель действий, таблицы. Названия мест и материалов берутся из данных игры.

## Начальная страница и комната.
rawsiko-play = Играть в RAWsiko
rawsiko-lead = Китай закрыл границы. Обеспечьте сырьём свои изделия. Около получаса.
rawsiko-how-claim = Вы начинаете на двух континентах с тайной картой: четыре изделия и нужные им материалы.
rawsiko-how-move = Каждый ход материалы приносят новые активы. Двигайте их на свободные территории или бросайте кости за чужие.
rawsiko-how-score = После последнего хода изделие засчитывается, если у вас есть все его материалы. Побеждает тот, у кого больше очков.
rawsiko-opt-turns = Ходы
rawsiko-opt-turns-usual = по умолчанию
rawsiko-opt-setup = Континенты
rawsiko-opt-setup-simple = по выбору
rawsiko-opt-setup-advanced = по жребию
rawsiko-opt-stranglehold = Хватка
rawsiko-opt-china = Торговля с Китаем
rawsiko-opt-order = Кто начинает ход
rawsiko-opt-order-passing = переходит (честнее)
rawsiko-opt-order-fixed = всегда один
rawsiko-opt-leave-one = Последний актив остаётся
rawsiko-opt-rounding = Новые активы
rawsiko-opt-rounding-nearest = с округлением
rawsiko-opt-rounding-down = вниз
rawsiko-opt-objectives = Карты
rawsiko-opt-objectives-secret = тайные
rawsiko-opt-objectives-open = открытые
rawsiko-opt-off = нет
rawsiko-opt-on = да
rawsiko-curtain-why = Передайте экран. Карта каждого остаётся тайной до конца игры.
rawsiko-round = Ход { $n }

## Верхняя строка и чего ждёт стол.
rawsiko-bar = <b>RAWsiko</b> · игроков: { $n }
rawsiko-where = { $turn }: { $phase }
rawsiko-end = Закончить ход
rawsiko-end-sure = {$n} не двинуто. Закончить?
rawsiko-head-claim = { $who ->
    [you] Выбираете вы
   *[other] Выбирает { $name }
}
rawsiko-head-place = { $who ->
    [you] Вкладываете вы
   *[other] Вкладывает { $name }
}
rawsiko-head-act = { $who ->
    [you] Ваш ход
   *[other] Ходит { $name }
}
rawsiko-head-trade = { $who ->
    [you] Вы торгуете с Китаем
   *[other] { $name } торгует с Китаем
}
rawsiko-wins = { $who ->
    [you] { $n ->
        [one] Вы победили: { $n } очко
        [few] Вы победили: { $n } очка
        [many] Вы победили: { $n } очков
       *[other] Вы победили: { $n } очка
    }
   *[other] { $n ->
        [one] Победа: { $name }, { $n } очко
        [few] Победа: { $name }, { $n } очка
        [many] Победа: { $name }, { $n } очков
       *[other] Победа: { $name }, { $n } очка
    }
}
rawsiko-wins-tie = { $who ->
    [you] { $n ->
        [one] Вы победили при равном счёте: { $n } очко
        [few] Вы победили при равном счёте: { $n } очка
        [many] Вы победили при равном счёте: { $n } очков
       *[other] Вы победили при равном счёте: { $n } очка
    }
   *[other] { $n ->
        [one] Победа при равном счёте: { $name }, { $n } очко
        [few] Победа при равном счёте: { $name }, { $n } очка
        [many] Победа при равном счёте: { $name }, { $n } очков
       *[other] Победа при равном счёте: { $name }, { $n } очка
    }
}
rawsiko-shared = { $n ->
    [one] Победа поровну: { $names }, по { $n } очку
    [few] Победа поровну: { $names }, по { $n } очка
    [many] Победа поровну: { $names }, по { $n } очков
   *[other] Победа поровну: { $names }, по { $n } очка
}
rawsiko-over = Игра окончена.

## Карта.
rawsiko-map = Карта мира
rawsiko-china = КИТАЙ
rawsiko-closed = закрыт
rawsiko-to-siberia = в Сибирь
rawsiko-to-alaska = на Аляску
rawsiko-continents = Континенты
rawsiko-settled-cards = Задания
rawsiko-settled-first = Начинает
rawsiko-world-view = Мир
rawsiko-continent-free = { $continent }, пока никого
rawsiko-continent-choose = Выбрать: { $continent }, там ещё никого нет
rawsiko-continent-join = Выбрать: { $continent }, там уже { $names }
rawsiko-continent-held = { $continent }, там { $names }
rawsiko-continent-alone = { $who ->
    [you] { $continent }, там только вы
   *[other] { $continent }, там только { $name }
}
rawsiko-told-empty = { $place }, пусто, есть { $materials }
rawsiko-told-mine = { $n ->
    [one] { $place }, ваша, { $n } актив, могут идти { $can }, есть { $materials }
    [few] { $place }, ваша, { $n } актива, могут идти { $can }, есть { $materials }
    [many] { $place }, ваша, { $n } активов, могут идти { $can }, есть { $materials }
   *[other] { $place }, ваша, { $n } актива, могут идти { $can }, есть { $materials }
}
rawsiko-told-other = { $n ->
    [one] { $place }, { $name }, { $n } актив, есть { $materials }
    [few] { $place }, { $name }, { $n } актива, есть { $materials }
    [many] { $place }, { $name }, { $n } активов, есть { $materials }
   *[other] { $place }, { $name }, { $n } актива, есть { $materials }
}
rawsiko-chip-held = у вас есть
rawsiko-chip-needed = вам нужно
rawsiko-score-held = есть
rawsiko-chip-missing = не хватает
rawsiko-chip-traded = из Китая
rawsiko-legend-held = у вас есть
rawsiko-legend-needed = вам нужно
rawsiko-legend-move = могут идти / всего
rawsiko-legend-sea = путь по морю
rawsiko-legend-land = связь по суше

## Панель действий.
rawsiko-actions = Действия
rawsiko-tool-claim = { $n ->
    [one] Выберите { $n } территорию
    [few] Выберите { $n } территории
    [many] Выберите { $n } территорий
   *[other] Выберите { $n } территории
}
rawsiko-tool-left = { $n ->
    [one] Разместите { $n } актив
    [few] Разместите { $n } актива
    [many] Разместите { $n } активов
   *[other] Разместите { $n } актива
}
rawsiko-left-short = разместить: { $n }
rawsiko-tool-trade = { $n ->
    [one] Выберите { $n } материал
    [few] Выберите { $n } материала
    [many] Выберите { $n } материалов
   *[other] Выберите { $n } материала
}
rawsiko-tool-act = Выберите свою территорию
rawsiko-tool-picked = Выбраны
rawsiko-tool-more = ещё одну рядом
rawsiko-tool-move = Перемещение
rawsiko-tool-take = Захват
rawsiko-tool-attack = Торговый конфликт
rawsiko-tool-to = Теперь выберите, куда
rawsiko-tool-most = не больше { $n }
rawsiko-tool-dice = Кости: { $a } против { $d }. Ничья в пользу защиты.
rawsiko-tool-odds = Если атаковать до конца, территория падёт с шансом { $now } с этими, { $all } со всеми, кто может идти.
rawsiko-tool-risk = Идут все: войдут они или погибнут, позади никого не останется.
rawsiko-tool-roll = Бросить
rawsiko-tool-go = Подтвердить
rawsiko-tool-leave = Оставить пустой и идти
rawsiko-tool-count = Сколько активов
rawsiko-tool-less = Меньше на один
rawsiko-tool-plus = Больше на один
rawsiko-tool-cancel = Снять выбор
rawsiko-tool-suggest = Подсказать выбор
rawsiko-tool-list = или через список территорий
rawsiko-note-claim = { $n ->
    [one] Нажмите на карте пустой портрет или территорию. Пока есть континент, где никого нет, выбирайте там.
    [few] Нажмите на карте пустой портрет или территории: соседние, на одном континенте. Пока есть континент, где никого нет, выбирайте там.
    [many] Нажмите на карте пустой портрет или территории: соседние, на одном континенте. Пока есть континент, где никого нет, выбирайте там.
   *[other] Нажмите на карте пустой портрет или территории: соседние, на одном континенте. Пока есть континент, где никого нет, выбирайте там.
}
rawsiko-note-place = Нажмите на карте свою территорию: каждое нажатие ставит туда один актив.
rawsiko-why-taken = { $place }: уже занято.
rawsiko-why-not-there = Сейчас не здесь ({ $continent }): выберите континент с выделенным портретом.
rawsiko-note-trade = Нажмите на карте любой материал. Китай торгует с вами, потому что на одном континенте вы одни.
rawsiko-trade-press = Взять у Китая: { $material }
rawsiko-note-act = { $n ->
    [0] Идти больше нечему.
    [one] Ещё может идти { $n } актив.
    [few] Ещё могут идти { $n } актива.
    [many] Ещё могут идти { $n } активов.
   *[other] Ещё может идти { $n } актива.
}

## Конфликт.
rawsiko-fight-attacks = атакует: { $n }
rawsiko-fight-defends = защищается: { $n }
rawsiko-fight-against = против
rawsiko-fight-alone = без соперника
rawsiko-fight-taken = { $who ->
    [you] Вы берёте: { $place }.
   *[other] { $name } берёт: { $place }.
}
rawsiko-fight-holds = { $n ->
    [one] Держится: { $place }, остался { $n } актив.
    [few] Держится: { $place }, осталось { $n } актива.
    [many] Держится: { $place }, осталось { $n } активов.
   *[other] Держится: { $place }, осталось { $n } актива.
}
rawsiko-fight-lost = Потери: { $one } { $n }, { $other } { $m }
rawsiko-fight-done = Готово
rawsiko-fight-again = Ещё атака: { $n }
rawsiko-die = на кости { $n }

## Таблицы.
rawsiko-status = Состояние партии
rawsiko-mine = Ваша компания
rawsiko-objective = Ваша цель
rawsiko-fold = Показать или скрыть изделия
rawsiko-panels = Таблицы
rawsiko-parts = Части стола
rawsiko-tab-map = Карта
rawsiko-tab-objective = Цель
rawsiko-tab-players = Игроки
rawsiko-tab-log = Журнал
rawsiko-tab-facts = Факты
rawsiko-tab-list = Территории
rawsiko-glass = Ходы
rawsiko-glass-x = Ходы; хватка включена
rawsiko-company = Компания
rawsiko-col-territories = Террит.
rawsiko-col-materials = Матер.
rawsiko-col-applications = Изделия
rawsiko-col-next = Доход
rawsiko-col-next-means = Новые активы при следующем вложении
rawsiko-out-short = вне игры
rawsiko-claim-order = Порядок выбора
rawsiko-claim-rule = Выбирают в этом порядке, потом обратно. На континенте не больше двух игроков; ваши два выбора — на разных континентах.
rawsiko-of-points = из { $n } очков
rawsiko-part = { $n } из { $of }
rawsiko-vp = оч.
rawsiko-counter = { $name }: очков { $points }, материалов { $n } из { $of }
rawsiko-strip = { $name }: материалов { $n }, новых активов { $income }
rawsiko-strip-means = Материалы и + новые активы в следующий ход
rawsiko-list-territory = Территория
rawsiko-list-assets = Активы
rawsiko-list-materials = Материалы
rawsiko-list-claim = { $n ->
    [one] Занять { $n } отмеченную: { $continent }
    [few] Занять { $n } отмеченные: { $continent }
    [many] Занять { $n } отмеченных: { $continent }
   *[other] Занять { $n } отмеченной: { $continent }
}
rawsiko-list-pick = Выбрать: { $place }
rawsiko-list-place = Разместить: { $place }
rawsiko-list-from = Откуда: { $place }, куда:
rawsiko-list-go = Идти
rawsiko-list-own = { $place } (ваша, { $n })
rawsiko-list-empty = { $place } (пусто)
rawsiko-list-attack = { $place } ({ $name }, { $n }): { $chance }
rawsiko-facts-lead = Настоящие цифры о том, о чём эта игра. Выберите материал или территорию.
rawsiko-facts-all = Все факты
rawsiko-fact-lists = В списке важнейшего сырья ЕС: { $years }
rawsiko-fact-china = Китай (закрыт)
rawsiko-fact-map = На карте:
rawsiko-fact-uses = Нужен для:
rawsiko-fact-near = Соседи:

## Конец.
rawsiko-scoring-open = Подсчёт
rawsiko-final-map = Итоговая карта
rawsiko-end-note = { $n ->
    [one] Сыгран { $n } ход. Изделие засчитывается только со всеми материалами.
    [few] Сыграно { $n } хода. Изделие засчитывается только со всеми материалами.
    [many] Сыграно { $n } ходов. Изделие засчитывается только со всеми материалами.
   *[other] Сыграно { $n } хода. Изделие засчитывается только со всеми материалами.
}
rawsiko-rank = место { $n }
rawsiko-trade = Торговля с Китаем:
rawsiko-no-trade = Торговля с Китаем: нет
rawsiko-ties = При равенстве: изделия, потом материалы, потом территории.

## Подсказки, клавиши, прыжки, что набирают.
rawsiko-do-claim = Займите: { $places }.
rawsiko-do-place = Разместите { $n }: { $place }.
rawsiko-do-move = Переместите { $n }: { $from } → { $to }.
rawsiko-do-raid = Атакуйте силой { $n }: { $from } → { $to }.
rawsiko-do-stop = Закончите ход.
rawsiko-do-trade = Возьмите у Китая: { $material }.
rawsiko-key-map = к карте
rawsiko-key-arrows = к соседней территории
rawsiko-key-choose = выбрать её
rawsiko-key-count = больше или меньше активов
rawsiko-key-confirm = подтвердить
rawsiko-key-again = атаковать ещё раз
rawsiko-key-end = закончить ход
rawsiko-key-list = список территорий
rawsiko-jump-back = К предыдущему ходу
rawsiko-jump-on = К следующему ходу
rawsiko-jump-turn = Ход { $n }
rawsiko-jump-turns = Ход
rawsiko-command-hint = переместить турция украина 2…
rawsiko-command-help = Ходы можно и печатать: нажмите <b>/</b> и напишите <b>занять европа германия украина</b>, <b>разместить германия 2</b>, <b>переместить турция украина 2</b>, <b>атаковать турция германия 3</b>, <b>торговать Bi</b> или <b>закончить</b>. Названия можно сокращать.
