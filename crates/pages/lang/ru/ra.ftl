# Стол «Ра».

# Жетоны: название в именительном падеже; один и несколько — в винительном: что тянут, берут или теряют.
ra-tile-god = бог
ra-one-god = бога
ra-some-god = { $n ->
    [one] { $n } бога
    [few] { $n } богов
    [many] { $n } богов
   *[other] { $n } бога
}
ra-tile-gold = золото
ra-one-gold = золото
ra-some-gold = { $n ->
    [one] { $n } жетон золота
    [few] { $n } жетона золота
    [many] { $n } жетонов золота
   *[other] { $n } жетона золота
}
ra-tile-pharaoh = фараон
ra-one-pharaoh = фараона
ra-some-pharaoh = { $n ->
    [one] { $n } фараона
    [few] { $n } фараонов
    [many] { $n } фараонов
   *[other] { $n } фараона
}
ra-tile-nile = Нил
ra-one-nile = Нил
ra-some-nile = { $n ->
    [one] { $n } Нил
    [few] { $n } Нила
    [many] { $n } Нилов
   *[other] { $n } Нила
}
ra-tile-flood = паводок
ra-one-flood = паводок
ra-some-flood = { $n ->
    [one] { $n } паводок
    [few] { $n } паводка
    [many] { $n } паводков
   *[other] { $n } паводка
}
ra-tile-art = искусство
ra-one-art = искусство
ra-some-art = { $n ->
    [one] { $n } жетон искусства
    [few] { $n } жетона искусства
    [many] { $n } жетонов искусства
   *[other] { $n } жетона искусства
}
ra-tile-religion = религия
ra-one-religion = религию
ra-some-religion = { $n ->
    [one] { $n } жетон религии
    [few] { $n } жетона религии
    [many] { $n } жетонов религии
   *[other] { $n } жетона религии
}
ra-tile-writing = письменность
ra-one-writing = письменность
ra-some-writing = { $n ->
    [one] { $n } жетон письменности
    [few] { $n } жетона письменности
    [many] { $n } жетонов письменности
   *[other] { $n } жетона письменности
}
ra-tile-agriculture = земледелие
ra-one-agriculture = земледелие
ra-some-agriculture = { $n ->
    [one] { $n } жетон земледелия
    [few] { $n } жетона земледелия
    [many] { $n } жетонов земледелия
   *[other] { $n } жетона земледелия
}
ra-tile-astronomy = астрономия
ra-one-astronomy = астрономию
ra-some-astronomy = { $n ->
    [one] { $n } жетон астрономии
    [few] { $n } жетона астрономии
    [many] { $n } жетонов астрономии
   *[other] { $n } жетона астрономии
}
ra-tile-fortress = крепость
ra-one-fortress = крепость
ra-some-fortress = { $n ->
    [one] { $n } крепость
    [few] { $n } крепости
    [many] { $n } крепостей
   *[other] { $n } крепости
}
ra-tile-sanctuary = святилище
ra-one-sanctuary = святилище
ra-some-sanctuary = { $n ->
    [one] { $n } святилище
    [few] { $n } святилища
    [many] { $n } святилищ
   *[other] { $n } святилища
}
ra-tile-obelisk = обелиск
ra-one-obelisk = обелиск
ra-some-obelisk = { $n ->
    [one] { $n } обелиск
    [few] { $n } обелиска
    [many] { $n } обелисков
   *[other] { $n } обелиска
}
ra-tile-palace = дворец
ra-one-palace = дворец
ra-some-palace = { $n ->
    [one] { $n } дворец
    [few] { $n } дворца
    [many] { $n } дворцов
   *[other] { $n } дворца
}
ra-tile-mausoleum = мавзолей
ra-one-mausoleum = мавзолей
ra-some-mausoleum = { $n ->
    [one] { $n } мавзолей
    [few] { $n } мавзолея
    [many] { $n } мавзолеев
   *[other] { $n } мавзолея
}
ra-tile-pyramid = пирамида
ra-one-pyramid = пирамиду
ra-some-pyramid = { $n ->
    [one] { $n } пирамиду
    [few] { $n } пирамиды
    [many] { $n } пирамид
   *[other] { $n } пирамиды
}
ra-tile-temple = храм
ra-one-temple = храм
ra-some-temple = { $n ->
    [one] { $n } храм
    [few] { $n } храма
    [many] { $n } храмов
   *[other] { $n } храма
}
ra-tile-statue = статуя
ra-one-statue = статую
ra-some-statue = { $n ->
    [one] { $n } статую
    [few] { $n } статуи
    [many] { $n } статуй
   *[other] { $n } статуи
}
ra-tile-step-pyramid = ступенчатая пирамида
ra-one-step-pyramid = ступенчатую пирамиду
ra-some-step-pyramid = { $n ->
    [one] { $n } ступенчатую пирамиду
    [few] { $n } ступенчатые пирамиды
    [many] { $n } ступенчатых пирамид
   *[other] { $n } ступенчатой пирамиды
}
ra-tile-sphinx = сфинкс
ra-one-sphinx = сфинкса
ra-some-sphinx = { $n ->
    [one] { $n } сфинкса
    [few] { $n } сфинкса
    [many] { $n } сфинксов
   *[other] { $n } сфинкса
}
ra-tile-funeral = похороны
ra-one-funeral = похороны
ra-tile-drought = засуха
ra-one-drought = засуху
ra-tile-unrest = волнения
ra-one-unrest = волнения
ra-tile-war = война
ra-one-war = войну
ra-tile-earthquake = землетрясение
ra-one-earthquake = землетрясение
ra-tile-ra = Ра

# Места и солнца, для программ чтения с экрана.
ra-slot = { $n ->
    [0] { $tile }: нет
   *[other] { $tile }: { $n }
}
ra-sun = { $face ->
    [down] солнце { $sun }, закрыто
   *[up] солнце { $sun }
}
ra-card = { $name }, место { $seat }

# Верхняя строка.
ra-where = { $n ->
    [one] <b>Ра</b> · { $n } игрок
    [few] <b>Ра</b> · { $n } игрока
    [many] <b>Ра</b> · { $n } игроков
   *[other] <b>Ра</b> · { $n } игрока
} · { $scores ->
    [open] открытый счёт
   *[hidden] скрытый счёт
}
ra-epoch = Эпоха { $n } из { $of }
ra-bag-stat = { $n ->
    [one] { $n } жетон в мешочке
    [few] { $n } жетона в мешочке
    [many] { $n } жетонов в мешочке
   *[other] { $n } жетона в мешочке
}

# Поле.
ra-track = Трек Ра: { $n } из { $of }
ra-track-caption = <b>Ра { $n } из { $of }</b> · до конца эпохи ещё { $left }
ra-station-start = Солнечная ладья ждёт первого Ра
ra-station = Ра { $n }
ra-station-barge = Ра { $n }, здесь солнечная ладья
ra-station-end = Ра { $n } завершает эпоху
ra-in-bag = { $n ->
    [one] в мешочке
    [few] в мешочке
    [many] в мешочке
   *[other] в мешочке
}
ra-bag-open = Что осталось в мешочке?
ra-lot = Аукционный ряд: { $n } из { $of }
ra-lot-empty = пусто
ra-prize = центр: идёт с лотом
ra-god-take = Потратить бога на { $tile }

# Строка тех, кто говорит.
ra-bids = Ставки по порядку
ra-turns = Порядок хода
ra-ranking = Итоги
ra-you = Вы
ra-passed = пас
ra-outbid = перебито: { $sun }
ra-bids-now = ставит
ra-turn-now = ход
ra-last = в конце
ra-last-drew = , тянет Ра
ra-last-invoked = , взывает к Ра
ra-may = { $pass ->
    [yes] { $n ->
        [0] пас
       *[other] { $suns } или пас
    }
   *[no] { $suns }
}
ra-rank = { $rank }-е

# Остальные игроки.
ra-thinking = думает
ra-winner = победа
ra-tag-bids = ставка { $sun }
ra-no-suns = 0 солнц
ra-player = Отмеченный Ра: говорит последним
ra-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
ra-veiled = Счёт скрыт до конца игры
ra-veiled-mine = Свой счёт видите только вы
ra-peek = Удерживайте, чтобы увидеть счёт
ra-if-scored = если считать сейчас
ra-mini = сейчас
ra-now-title = Очки, если бы эпоху считали сейчас
ra-civ = { $n } из 5: <p>{ $points }</p>
ra-mon = { $n } из 8 · в конце <b>{ $points }</b>
ra-mon-last = { $n } из 8 · дают <b>{ $points }</b>

# Ваши жетоны.
ra-you-mark = (вы)
ra-purse = { $n ->
    [one] <b>{ $n }</b> очко
    [few] <b>{ $n }</b> очка
    [many] <b>{ $n }</b> очков
   *[other] <b>{ $n }</b> очка
}
ra-you-now = если <h>считать </h>сейчас <p>{ $points }</p>
ra-you-end = · монументы в конце <b>{ $monuments }</b>
ra-you-last = · из них монументы <b>{ $monuments }</b>, солнца <p>{ $suns }</p>
ra-suns = Солнца
ra-gods = Боги
ra-gold = Золото
ra-pharaohs = Фараоны
ra-river = Река
ra-civilisation = Цивилизация
ra-monuments = Монументы
ra-disasters = Бедствия
ra-group-ra = Ра
ra-sun-sum = сумма { $n }
ra-most = у других до { $n }
ra-fewest = меньше всех
ra-dry = нет паводка
ra-civ-more = · ещё { $n }: будет { $points }
ra-mon-kinds = { $n } из 8: <b>{ $points }</b>
ra-mon-set = · { $set }: <b>{ $points }</b>
ra-mon-sets = · наборов { $n }: <b>{ $points }</b>
ra-mon-phone = итог <b>{ $points }</b>
ra-lose = Отдать { $tile }: { $points }

# Строка действий.
ra-actions = Ваши действия
ra-head-turn = { $who ->
    [you] Ваш ход
   *[other] Ходит { $name }
}
ra-head-bid = { $who ->
    [you] Ваша ставка
   *[other] Ставит { $name }
}
ra-head-gods = { $who ->
    [you] Ещё один бог?
   *[other] { $name } тратит богов
}
ra-head-discard = { $who ->
    [you] { $disaster }: выбираете вы
   *[other] { $disaster }: выбирает { $name }
}
ra-say-turn = Возьмите ещё жетон или воззовите к Ра, чтобы открыть аукцион.
ra-say-turn-empty = Возьмите жетон или воззовите к Ра: тогда разыграют только солнце в центре.
ra-say-turn-god = Возьмите жетон, воззовите к Ра или потратьте богов на жетоны.
ra-say-full = Ряд полон: воззовите к Ра.
ra-say-full-god = Ряд полон: воззовите к Ра или потратьте богов.
ra-say-forced = Все остальные спасовали: вы обязаны поставить.
ra-say-alone = Солнц больше ни у кого нет: вы обязаны поставить.
ra-say-beat = Поставьте солнце больше { $sun } или спасуйте.
ra-say-cannot = Перебить { $sun } нечем.
ra-say-open = Поставьте солнце за лот или спасуйте.
ra-say-open-sun = Поставьте солнце за солнце в центре или спасуйте.
ra-say-open-full = Поставьте солнце; если спасуете, все восемь жетонов пропадут.
ra-say-leads = { $who ->
    [you] Впереди вы: { $sun }.
   *[other] Впереди { $name }: { $sun }.
}
ra-say-no-bid = Ставок ещё нет.
ra-say-unrest = { $n ->
    [one] Отдайте { $n } жетон цивилизации на выбор.
    [few] Отдайте { $n } жетона цивилизации на выбор.
    [many] Отдайте { $n } жетонов цивилизации на выбор.
   *[other] Отдайте { $n } жетона цивилизации на выбор.
}
ra-say-earthquake = { $n ->
    [one] Отдайте { $n } монумент на выбор.
    [few] Отдайте { $n } монумента на выбор.
    [many] Отдайте { $n } монументов на выбор.
   *[other] Отдайте { $n } монумента на выбор.
}
ra-pick-title = Потратить бога
ra-pick = Выберите жетон из ряда, который возьмёте за бога.
ra-pick-back = Назад
ra-with-lot = С лотом:
ra-with-lot-sun = С лотом за ваше { $sun }:
ra-with-lot-same = Этот лот ничего вам не меняет.
ra-with-lot-now = сейчас <p>{ $before }</p> → <p>{ $after }</p>
ra-with-lot-lost = Потери: { $lost }.
ra-with-lot-choose = Вы отдали бы { $n } на выбор, лучше всего: { $lost }.
ra-brief = Лот:
ra-brief-sun = Лот за ваше { $sun }:
ra-brief-same = Лот: вам ничего не меняет
ra-brief-lost = потери: { $lost }
ra-brief-choose = отдать { $n } на выбор
ra-brief-monuments = монументы { $mbefore } → <b>{ $mafter }</b>
ra-draw = Взять
ra-invoke = Воззвать к Ра
ra-spend = Потратить богов
ra-done = Готово
ra-bid = Ставка { $sun }
ra-bid-short = Ставка <n>{ $sun }</n>
ra-pass = Пас
ra-why-waiting = { $who ->
    [you] Ваш ход
   *[other] Ход за игроком { $name }
}
ra-why-auction = Не во время аукциона
ra-why-no-auction = Сейчас нет аукциона
ra-why-low = Солнце { $sun } не перебивает { $high }
ra-why-full = Аукционный ряд полон
ra-why-no-god = У вас нет бога
ra-why-no-tile = Взять нечего
ra-wins = { $who ->
    [you] { $n ->
        [one] Вы победили с { $n } очком
        [few] Вы победили с { $n } очками
        [many] Вы победили с { $n } очками
       *[other] Вы победили с { $n } очка
    }
   *[other] { $n ->
        [one] { $name } побеждает с { $n } очком
        [few] { $name } побеждает с { $n } очками
        [many] { $name } побеждает с { $n } очками
       *[other] { $name } побеждает с { $n } очка
    }
}
ra-over = Игра окончена.
ra-scoring-open = Подсчёт

# Мешочек.
ra-bag = В мешочке
ra-bag-chance = { $n ->
    [one] Остался <b>{ $n }</b> жетон.
    [few] Осталось <b>{ $n }</b> жетона.
    [many] Осталось <b>{ $n }</b> жетонов.
   *[other] Осталось <b>{ $n }</b> жетона.
} Из них Ра: <b>{ $ra }</b>. Следующим выйдет Ра с вероятностью <b>{ $percent }</b>.

# Хроника.
ra-ev-draw = { $who ->
    [you] <b>Вы</b> тянете { $tile }
   *[other] <b>{ $name }</b> тянет { $tile }
}
ra-ev-ra = { $who ->
    [you] <b>Вы</b> тянете Ра <z>{ $n } из { $of }</z>
   *[other] <b>{ $name }</b> тянет Ра <z>{ $n } из { $of }</z>
}
ra-ev-invoke = { $who ->
    [you] <b>Вы</b> взываете к Ра
   *[other] <b>{ $name }</b> взывает к Ра
} { $n ->
    [0] <z>без жетонов</z>
    [one] <z>за { $n } жетон</z>
    [few] <z>за { $n } жетона</z>
    [many] <z>за { $n } жетонов</z>
   *[other] <z>за { $n } жетона</z>
}
ra-ev-bid = { $who ->
    [you] <b>Вы</b> ставите { $sun }
   *[other] <b>{ $name }</b> ставит { $sun }
}
ra-ev-pass = { $who ->
    [you] <b>Вы</b> пасуете
   *[other] <b>{ $name }</b> пасует
}
ra-ev-win = { $who ->
    [you] <b>Вы</b> выигрываете с { $sun }, берёте солнце { $taken }
   *[other] <b>{ $name }</b> выигрывает с { $sun }, берёт солнце { $taken }
}
ra-ev-nobody = { $n ->
    [0] Ставок нет
   *[other] Ставок нет: жетоны остаются
}
ra-ev-discarded = Ставок нет: жетоны сброшены
ra-ev-god = { $who ->
    [you] <b>Вы</b> тратите бога на { $tile }
   *[other] <b>{ $name }</b> тратит бога на { $tile }
}
ra-ev-lost = { $who ->
    [you] <b>Вы</b> теряете { $tiles } <z>({ $disaster })</z>
   *[other] <b>{ $name }</b> теряет { $tiles } <z>({ $disaster })</z>
}
ra-ev-epoch-end = { $why ->
    [ra] Эпоха { $epoch } кончилась: трек Ра заполнен
   *[suns] Эпоха { $epoch } кончилась: все солнца использованы
}
ra-ev-scored = { $who ->
    [you] <b>Вы</b> получаете <p>{ $points }</p>
   *[other] <b>{ $name }</b> получает <p>{ $points }</p>
}
ra-ev-epoch = { $who ->
    [you] Эпоха { $epoch }: начинаете вы, у вас самое большое солнце
   *[other] Эпоха { $epoch }: начинает { $name } с самым большим солнцем
}
ra-ev-won = { $who ->
    [you] <b>Вы</b> победили
   *[other] <b>{ $name }</b> побеждает
}
ra-said = { $said }.
ra-said-lot = { $said }: { $tiles }.
ra-said-tiles = { $n ->
    [0] В лоте нет жетонов.
    [one] В лоте { $n } жетон: { $tiles }.
    [few] В лоте { $n } жетона: { $tiles }.
    [many] В лоте { $n } жетонов: { $tiles }.
   *[other] В лоте { $n } жетона: { $tiles }.
}
ra-said-high = { $who ->
    [you] Высшая ставка ваша: { $sun }.
   *[other] Высшая ставка — { $sun }, игрок { $name }.
}
ra-said-may-bid = { $pass ->
    [yes] { $n ->
        [0] Можно только пасовать.
       *[other] Можно поставить { $suns } или спасовать.
    }
   *[no] Нужно поставить: { $suns }.
}
ra-said-may-turn = { $draw ->
    [yes] { $god ->
        [yes] Можно взять жетон, воззвать к Ра или потратить бога.
       *[no] Можно взять жетон или воззвать к Ра.
    }
   *[no] { $god ->
        [yes] Можно воззвать к Ра или потратить бога.
       *[no] Нужно воззвать к Ра.
    }
}
ra-said-may-lose = Отдать можно: { $tiles }.
ra-said-may-take = За бога можно взять: { $tiles }. Или на этом остановиться.

# Подсчёт очков.
ra-skip = Пропустить подсчёт
ra-score-title = Подсчёт эпохи { $epoch }
ra-score-why = { $why ->
    [ra] Её завершил Ра { $n }.
   *[suns] Все солнца использованы.
}
ra-score-floor = Счёт не опускается ниже 0.
ra-score-level = При равных очках впереди тот, у кого солнце больше.
ra-score-table = К столу
ra-lead = { $n ->
    [0] { $who ->
        [you] По очкам вровень с вами, но солнце больше.
       *[other] По очкам вровень с игроком { $name }, но солнце больше.
    }
    [one] { $who ->
        [you] Отрыв от вас: { $n } очко.
       *[other] Отрыв от игрока { $name }: { $n } очко.
    }
    [few] { $who ->
        [you] Отрыв от вас: { $n } очка.
       *[other] Отрыв от игрока { $name }: { $n } очка.
    }
    [many] { $who ->
        [you] Отрыв от вас: { $n } очков.
       *[other] Отрыв от игрока { $name }: { $n } очков.
    }
   *[other] { $who ->
        [you] Отрыв от вас: { $n } очка.
       *[other] Отрыв от игрока { $name }: { $n } очка.
    }
}
ra-my-place = { $n ->
    [one] Ваше место — { $rank }, { $n } очко.
    [few] Ваше место — { $rank }, { $n } очка.
    [many] Ваше место — { $rank }, { $n } очков.
   *[other] Ваше место — { $rank }, { $n } очка.
}
ra-row-pharaohs = Фараоны
ra-row-gold = Золото
ra-row-gods = Оставшиеся боги
ra-row-river = Река
ra-row-civilisation = Цивилизация
ra-row-suns = Солнца
ra-row-kinds = Виды монументов
ra-row-sets = Наборы монументов
ra-row-sum = Эта эпоха
ra-row-score = Счёт
ra-row-final = Итоговый счёт
ra-rule-pharaohs = больше всех +5, меньше всех −2
ra-rule-gold = по 3
ra-rule-gods = по 2
ra-rule-river = нужен паводок
ra-rule-civilisation = 3, 4, 5 видов: 5, 10, 15
ra-rule-suns = наибольшая сумма +5, наименьшая −5
ra-rule-kinds = по 1; 7: 10, 8: 15
ra-rule-sets = 3, 4, 5 одинаковых: 5, 10, 15
ra-before = было { $n }
ra-none = нет
ra-no-set = нет

# Клавиши.
ra-key-draw = взять жетон
ra-key-invoke = воззвать к Ра
ra-key-gods = потратить богов: выбрать жетоны
ra-key-bid = ставить солнца, от меньшего к большему
ra-key-pass = спасовать
ra-key-card = что и когда приносит очки
ra-card-title = Что и когда приносит очки
table-dialog-card = { ra-card-title }

# Какие названия жетонов кто читает.
names-title = Названия жетонов
names-about = В разных изданиях «Ра» три жетона называются и выглядят по-разному. Ваш выбор действует только для вас, если стол не решил за всех.
names-rulebook = как в моих правилах
names-first = первое издание
names-2023 = 2023
table-set-names = { names-title }
table-names-rulebook = { names-rulebook }
table-names-first = { names-first }
table-names-2023 = { names-2023 }

# Царства эпох и конец игры.
ra-kingdom-1 = Древнее царство
ra-reign-1 = Древнее царство, 2665–2155 до н. э.
ra-kingdom-2 = Среднее царство
ra-reign-2 = Среднее царство, 2130–1650 до н. э.
ra-kingdom-3 = Новое царство
ra-reign-3 = Новое царство, 1555–1080 до н. э.
ra-ev-reign = { $who ->
    [you] Эпоха { $epoch } ({ $reign }): начинаете вы, у вас самое большое солнце
   *[other] Эпоха { $epoch } ({ $reign }): начинает { $name } с самым большим солнцем
}
ra-by-one = На одно очко!
ra-course = Эпоха за эпохой
ra-stand-lead = { $n ->
    [0] Вы впереди, по очкам вровень со вторым местом.
    [one] Вы впереди, отрыв { $n } очко.
    [few] Вы впереди, отрыв { $n } очка.
    [many] Вы впереди, отрыв { $n } очков.
   *[other] Вы впереди, отрыв { $n } очка.
}
ra-stand-behind = { $n ->
    [0] Ваше место — { $rank }, по очкам вровень с лидером.
    [one] Ваше место — { $rank }, до лидера { $n } очко.
    [few] Ваше место — { $rank }, до лидера { $n } очка.
    [many] Ваше место — { $rank }, до лидера { $n } очков.
   *[other] Ваше место — { $rank }, до лидера { $n } очка.
}
ra-stand-best = Больше вас за эту эпоху не набрал никто.
ra-stand-epoch = { $n ->
    [one] Лучший набрал за эту эпоху на { $n } очко больше вас.
    [few] Лучший набрал за эту эпоху на { $n } очка больше вас.
    [many] Лучший набрал за эту эпоху на { $n } очков больше вас.
   *[other] Лучший набрал за эту эпоху на { $n } очка больше вас.
}
