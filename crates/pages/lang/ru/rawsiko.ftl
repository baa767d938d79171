# RAWsiko. Названия территорий, материалов, областей применения и континентов берутся из данных игры; там, где их
# набирают, они стоят в записи, одинаковой на всех языках.

## Боты: имя и каков каждый.
rawsiko-level-intern = Стажёр
rawsiko-level-intern-about = Берёт пустое и то, что падает наверняка, и не смотрит на соседей.
rawsiko-level-clerk = Клерк
rawsiko-level-clerk-about = Трудится и бьётся за всю карту, но оставляет свои границы открытыми.
rawsiko-level-trader = Торговец
rawsiko-level-trader-about = Знает шансы, бережёт важное и вовремя останавливается.
rawsiko-level-broker = Брокер
rawsiko-level-broker-about = Пробует несколько планов и ответы других, прежде чем ходить.
rawsiko-level-director = Директор
rawsiko-level-director-about = Взвешивает много планов на ход против многих ответов.
rawsiko-level-khepri-about = Продумывает весь круг со всех сторон.

## Хроника.
rawsiko-ev-claim = { $who ->
    [you] <b>Вы</b> занимаете: { $places } ({ $continent })
   *[other] <b>{ $name }</b> занимает: { $places } ({ $continent })
}
rawsiko-ev-place = { $who ->
    [you] <b>Вы</b> размещаете { $n }: { $place }
   *[other] <b>{ $name }</b> размещает { $n }: { $place }
}
rawsiko-ev-turn = { $who ->
    [you] Ход { $turn } из { $turns }: начинаете вы
   *[other] Ход { $turn } из { $turns }: начинает { $name }
}
rawsiko-ev-income = Новые активы:
rawsiko-ev-move = { $who ->
    [you] <b>Вы</b> перемещаете { $n }: { $from } → { $to }
   *[other] <b>{ $name }</b> перемещает { $n }: { $from } → { $to }
}
rawsiko-ev-move-take = { $who ->
    [you] <b>Вы</b> перемещаете { $n }: { $from } → { $to } и занимаете территорию
   *[other] <b>{ $name }</b> перемещает { $n }: { $from } → { $to } и занимает территорию
}
rawsiko-ev-attack = { $who ->
    [you] <b>Вы</b> атакуете силой { $n }: { $from } → { $to } (<b>{ $target }</b>)
   *[other] { $whom ->
        [you] <b>{ $name }</b> атакует <b>вас</b> силой { $n }: { $from } → { $to }
       *[other] <b>{ $name }</b> атакует силой { $n }: { $from } → { $to } (<b>{ $target }</b>)
    }
}
rawsiko-ev-fight = { $attack } против { $defence }: { $pairs }. { $lost }
rawsiko-dice-beats = { $one } бьёт { $other }
rawsiko-dice-ties = { $one } равно { $other }
rawsiko-dice-loses = { $one } уступает { $other }
rawsiko-ev-loses = { $who ->
    [you] <b>Вы</b> теряете { $n }
   *[other] <b>{ $name }</b> теряет { $n }
}
rawsiko-ev-take = { $who ->
    [you] <b>Вы</b> берёте: { $place }
   *[other] <b>{ $name }</b> берёт: { $place }
}
rawsiko-ev-empty = Пустеет: { $place }
rawsiko-ev-out = { $who ->
    [you] У <b>вас</b> ничего не осталось: вы выбыли
   *[other] <b>{ $name }</b> выбывает: ничего не осталось
}
rawsiko-ev-out-by = { $who ->
    [you] <b>{ $target }</b> выбивает <b>вас</b> из игры
   *[other] { $whom ->
        [you] <b>Вы</b> выбиваете из игры: <b>{ $name }</b>
       *[other] <b>{ $target }</b> выбивает из игры: <b>{ $name }</b>
    }
}
rawsiko-ev-shorter = { $turns ->
    [one] Хватка сжимается: в игре теперь { $turns } ход
    [few] Хватка сжимается: в игре теперь { $turns } хода
    [many] Хватка сжимается: в игре теперь { $turns } ходов
   *[other] Хватка сжимается: в игре теперь { $turns } хода
}
rawsiko-ev-end = { $who ->
    [you] <b>Вы</b> заканчиваете
   *[other] <b>{ $name }</b> заканчивает
}
rawsiko-ev-trade = { $who ->
    [you] <b>Вы</b> получаете из Китая: { $material } ({ $symbol })
   *[other] <b>{ $name }</b> получает из Китая: { $material } ({ $symbol })
}
rawsiko-ev-trade-again = { $who ->
    [you] <b>Вы</b> получаете из Китая: { $material } ({ $symbol }), уже есть
   *[other] <b>{ $name }</b> получает из Китая: { $material } ({ $symbol }), уже есть
}
rawsiko-ev-over-last = Игра кончается после хода { $turn }
rawsiko-ev-over-one = { $who ->
    [you] Игра кончается на ходу { $turn }: остались только вы
   *[other] Игра кончается на ходу { $turn }: остаётся только { $name }
}
rawsiko-final-out = выбывание; на карте было
rawsiko-misses = не хватает
rawsiko-complete = собрано
rawsiko-completed = собрано { $n }

## Числа.
rawsiko-territories = { $n ->
    [one] { $n } территория
    [few] { $n } территории
    [many] { $n } территорий
   *[other] { $n } территории
}
rawsiko-materials = { $n ->
    [one] { $n } материал
    [few] { $n } материала
    [many] { $n } материалов
   *[other] { $n } материала
}
rawsiko-assets = { $n ->
    [one] { $n } актив
    [few] { $n } актива
    [many] { $n } активов
   *[other] { $n } актива
}
rawsiko-income = доход сейчас { $n }
rawsiko-out = выбывание номер { $n }
rawsiko-none-yet = территорий ещё нет
rawsiko-dealt = по жребию: { $places }
rawsiko-alone = больше никого: { $places }
rawsiko-from-china = из Китая { $materials }
rawsiko-scores = сейчас даёт { $n }

## Стол.
rawsiko-setup = Подготовка
rawsiko-turn = Ход { $turn } из { $turns }
rawsiko-stranglehold = (хватка)
rawsiko-phase-claim = выбор территорий
rawsiko-phase-first = первые активы
rawsiko-phase-invest = вложения
rawsiko-phase-act = действия
rawsiko-phase-trade = торговля с Китаем
rawsiko-phase-over = конец
rawsiko-order = порядок:
rawsiko-now = { $name } (сейчас)
rawsiko-card = <b>Ваша карта</b> даёт сейчас { $points } из { $most } очков (* не хватает, + есть)
rawsiko-own = <b>Ваши территории</b> (могут идти/всего)
rawsiko-own-beside = <b>Ваши территории</b> (могут идти/всего); рядом: чьи, активы, шанс взять
rawsiko-empty = пусто
rawsiko-with = { $name }: { $n }
rawsiko-with-chance = { $name }: { $n }, { $chance }
rawsiko-far = Пустые дальше:
rawsiko-claims = Что можно занять (* нужно карте и не хватает, + уже есть)
rawsiko-unoccupied = никого
rawsiko-shared-with = там { $names }
rawsiko-ways = { $n ->
    [one] { $n } способ
    [few] { $n } способа
    [many] { $n } способов
   *[other] { $n } способа
}
rawsiko-left = все территории с их владельцами и шансы всех конфликтов
rawsiko-world = Мир: чья территория и активы, материалы
rawsiko-odds = Вероятность взять территорию, если биться до конца: атакующие сверху вниз, защитники слева направо. Случай — только кости; при равенстве теряет атакующий.

## Что спрашивают.
rawsiko-ask-claim = { $which ->
    [second] { $n ->
        [one] Ваш второй выбор: { $n } территория.
        [few] Ваш второй выбор: { $n } связанные территории одного континента.
        [many] Ваш второй выбор: { $n } связанных территорий одного континента.
       *[other] Ваш второй выбор: { $n } связанной территории одного континента.
    }
   *[first] { $n ->
        [one] Ваш первый выбор: { $n } территория.
        [few] Ваш первый выбор: { $n } связанные территории одного континента.
        [many] Ваш первый выбор: { $n } связанных территорий одного континента.
       *[other] Ваш первый выбор: { $n } связанной территории одного континента.
    }
}
rawsiko-ask-dealt = Вам выпало: { $continent }.
rawsiko-ask-place = { $n ->
    [one] Разместите { $n } актив на своих территориях.
    [few] Разместите { $n } актива на своих территориях.
    [many] Разместите { $n } активов на своих территориях.
   *[other] Разместите { $n } актива на своих территориях.
}
rawsiko-ask-act = { $n ->
    [0] Ваши действия: идти больше нечему. Перемещайте и атакуйте сколько хотите, потом закончите.
    [one] Ваши действия: ещё может идти { $n } актив. Перемещайте и атакуйте сколько хотите, потом закончите.
    [few] Ваши действия: ещё могут идти { $n } актива. Перемещайте и атакуйте сколько хотите, потом закончите.
    [many] Ваши действия: ещё могут идти { $n } активов. Перемещайте и атакуйте сколько хотите, потом закончите.
   *[other] Ваши действия: ещё может идти { $n } актива. Перемещайте и атакуйте сколько хотите, потом закончите.
}
rawsiko-ask-last = Это последний ход.
rawsiko-ask-trade = { $n ->
    [one] Китай торгует с вами: выберите { $n } материал.
    [few] Китай торгует с вами: выберите { $n } материала, по одному.
    [many] Китай торгует с вами: выберите { $n } материалов, по одному.
   *[other] Китай торгует с вами: выберите { $n } материала, по одному.
}

## Что значит выбор.
rawsiko-nothing-new = ничего нового
rawsiko-completes = собрано: { $name } (+{ $points })
rawsiko-breaks = теряется: { $name } (-{ $points })
rawsiko-income-more = доход +{ $n }
rawsiko-leaves = { $place } пустеет
rawsiko-loses = теряет { $materials }
rawsiko-do-empty = пусто: { $brings }
rawsiko-do-more = (могут идти до { $n })
rawsiko-do-own = ваше: { $words }
rawsiko-do-end = { $n ->
    [one] { $n } актив остаётся на месте
    [few] { $n } актива остаются на месте
    [many] { $n } активов остаются на месте
   *[other] { $n } актива остаётся на месте
}
rawsiko-do-attack = { $name }: { $assets }. Шанс { $chance }, { $brings }
rawsiko-do-attack-all = { $name }: { $assets }. Шанс { $chance } всеми { $go }, { $brings }
rawsiko-then = станет { $n }
rawsiko-takes = возьмёт { $place }: { $few } -> { $many }
rawsiko-falls = падёт: { $now } -> { $then }
rawsiko-nobody = рядом никого
rawsiko-trade-held = уже есть
rawsiko-trade-not-needed = вашей карте не нужно
rawsiko-trade-near = { $name } ({ $points }), тогда не хватит ещё { $materials }

## Что можно набрать.
rawsiko-help-some = В RAWsiko пронумерована только часть ваших возможностей:
rawsiko-help-all = все возможности с номерами
rawsiko-help-what = ЧТО
rawsiko-help-info = справка о территории, материале или области применения: i литий
rawsiko-help-typed = Набрать можно любой ход, сокращая названия, пока они понятны; кости не набирают. `all` — наибольшее число.
rawsiko-help-short = Так, `m indi vie all` перемещает всё, что может идти из Индии во Вьетнам.
rawsiko-help-marks = Знак * перед материалом значит, что он нужен вашей карте и его не хватает, а + — что нужен и есть.
rawsiko-type-such = Наберите, например, `{ $step }`.
rawsiko-type-where = Где?
rawsiko-type-from = Откуда?
rawsiko-type-to = Куда?
rawsiko-type-which = Какие территории?
rawsiko-type-material = Какой материал?
rawsiko-type-many = Сколько активов? Добавьте число или `all`.
rawsiko-type-many-most = Сколько активов? Добавьте число, не больше { $most }, или `all`.
rawsiko-type-dice = Что выпадет на костях, решать не вам: наберите только `{ $step }`.
rawsiko-type-twice = `{ $place }` указано дважды.
rawsiko-type-apart = Не всё из `{ $places }` лежит на одном континенте ({ $continent }): занимают только на одном.
rawsiko-type-no-place = `{ $word }` — не территория: `w` покажет все, а `i` расскажет об одной.
rawsiko-type-no-material = `{ $word }` — не материал: наберите символ или название, например `Bi` или `висмут`.
rawsiko-type-no-number = `{ $word }` — не число активов.
rawsiko-type-too-much = `{ $word }` лишнее после `{ $step }`.
rawsiko-type-several = `{ $word }` может значить { $names }: наберите больше букв.
# In this order: claim, place, move, attack, end, trade.
rawsiko-type-verbs = занять разместить переместить атаковать закончить торговать

## Почему что-то невозможно.
rawsiko-no-unoccupied = этот континент ({ $continent }) занять нельзя, пока есть пустой ({ $unoccupied })
rawsiko-no-full = там уже два игрока ({ $continent })
rawsiko-no-twice = вы там уже есть ({ $continent })
rawsiko-no-dealt = вам выпало другое ({ $dealt }, а не { $continent })
rawsiko-no-size = здесь занимают { $expected }, а не { $found }
rawsiko-no-taken = { $who ->
    [you] { $place } уже ваша территория
   *[other] { $place } уже занята, владелец — { $name }
}
rawsiko-no-apart = { $places } не связаны между собой ({ $continent })
rawsiko-no-held = { $place } — не ваша территория
rawsiko-no-assets = должен идти хотя бы один актив
rawsiko-no-left = разместить нужно { $left }, а не { $n }
rawsiko-no-adjacent = { $from } и { $to } не соседи
rawsiko-no-unmoved = из { $from } ещё могут идти { $unmoved }, а не { $n }
rawsiko-no-last = последний актив не может уйти из { $from }; идти могут не больше { $most }, а не { $n }
rawsiko-no-foreign = { $who ->
    [you] { $to } — ваша территория
   *[other] { $to } занята, владелец — { $name }, так что её нужно атаковать
}
rawsiko-no-empty = { $to } пуста, туда идут без конфликта
rawsiko-no-own = { $to } — ваша территория, туда идут без конфликта
rawsiko-no-three = сразу атакуют не больше 3 активов, а не { $n }

## Почему что-то советуют.
rawsiko-army = { $who ->
    [you] вы ({ $n }, { $place })
   *[other] { $name } ({ $n }, { $place })
}
rawsiko-elsewhere = другие места
rawsiko-why-brings-nothing = Это не даёт материалов, которых у вас нет.
rawsiko-why-brings-others = Это даёт: { $others }.
rawsiko-why-brings-needed = Это даёт вашей карте: { $needed }.
rawsiko-why-brings = Это даёт вашей карте: { $needed }; и ещё: { $others }.
rawsiko-why-completes = Будет собрано: { $name } — { $points }.
rawsiko-why-income = Ваш доход вырастет с { $now } до { $then }.
rawsiko-why-near = Рядом есть ещё нужное вашей карте: { $places }.
rawsiko-why-beside = { $n ->
    [0] Рядом пока никого нет.
    [one] Рядом { $n } чужая территория.
    [few] Рядом { $n } чужие территории.
    [many] Рядом { $n } чужих территорий.
   *[other] Рядом { $n } чужой территории.
}
rawsiko-why-reach = Если в { $from } станет { $after } вместо { $before }, вероятность взять { $to } вырастет с { $few } до { $many }.
rawsiko-why-reach-needed = Если в { $from } станет { $after } вместо { $before }, вероятность взять { $to } вырастет с { $few } до { $many }; там есть { $materials }.
rawsiko-why-free = Рядом с { $place } никого: активы оттуда могут идти на пустое.
rawsiko-why-nobody = Рядом с { $place } никого.
rawsiko-why-no-dice = Пусто: { $place }. Кости не нужны.
rawsiko-why-back = Если там будет { $n }, { $army } отобьёт с вероятностью { $chance }.
rawsiko-why-ahead = Оттуда на следующем ходу доступно { $place }, а там есть { $materials }.
rawsiko-why-ahead-needed = Оттуда на следующем ходу доступно { $place }, а там есть нужное вашей карте: { $materials }.
rawsiko-why-attack = { $who ->
    [you] Силой { $n }, что может идти, вы возьмёте { $to } ({ $assets }) с вероятностью { $chance }; в среднем потери { $lost } против { $killed }.
   *[other] Силой { $n }, что может идти, вы возьмёте { $to } ({ $name }, { $assets }) с вероятностью { $chance }; в среднем вы потеряете { $lost }, а { $name } — { $killed }.
}
rawsiko-why-last = { $who ->
    [you] Это ваша последняя территория.
   *[other] Это последняя территория: { $name } выбывает.
}
rawsiko-why-takes = { $who ->
    [you] Вы потеряете: { $materials }.
   *[other] { $name } теряет: { $materials }.
}
rawsiko-why-takes-income = { $who ->
    [you] Вы потеряете { $n } дохода и: { $materials }.
   *[other] { $name } теряет { $n } дохода и: { $materials }.
}
rawsiko-why-best = Лучшая из оставшихся атак — из { $from } на { $to }: { $chance }, но вашей карте это ничего не даст.
rawsiko-why-best-needed = Лучшая из оставшихся атак — из { $from } на { $to }: { $chance }; там есть { $materials }.
rawsiko-why-no-attack = Ни одна из оставшихся атак не даёт вам ничего нового.
rawsiko-why-weakest = Ваша самая слабая граница — { $place }: { $army } возьмёт её с вероятностью { $chance }.
rawsiko-why-holds = Вероятность, что { $place } падёт ({ $army }), снизится с { $now } до { $then }.
rawsiko-why-empties = { $place } пустеет, но материалов это не стоит.
rawsiko-why-empties-loses = { $place } пустеет, и теряется: { $materials }.
rawsiko-why-empties-breaks = { $place } пустеет, больше не собрано: { $names }; теряется: { $materials }.
rawsiko-why-stays = В { $place } останется { $n }, рядом никого.
rawsiko-why-stays-threat = В { $place } останется { $n }; { $army } может взять с вероятностью { $chance }.
rawsiko-why-nearest = Ближе всего на вашей карте: { $name } ({ $points }); не хватает: { $materials }; { $lie }.
rawsiko-why-lies = { $material } есть здесь: { $places }

## Правила.
rawsiko-rules-title = Правила RAWsiko
rawsiko-rules-aim = Цель игры
rawsiko-rules-aim-text = Борьба за критически важное сырьё, от 3 до 5 игроков с 10 лет. Китай прекратил вывоз. Ваша компания рассылает активы по миру, чтобы к концу последнего хода у вас были материалы, из которых делают ваши изделия.
rawsiko-rules-board = Поле
rawsiko-rules-board-text = 44 территории на 6 континентах, соединённые границами и пунктирными линиями через море. На каждой от одного до четырёх материалов из 31. Материал ваш, пока он есть хотя бы на одной вашей территории; второй источник лишь надёжнее.
rawsiko-rules-card = Ваша карта
rawsiko-rules-card-text = Вы получаете карту с четырьмя областями применения, например смартфонами или ветряными турбинами, и никому её не показываете. В конце область даёт свои очки, если у вас есть все нужные ей материалы, и ничего, если не хватает хотя бы одного. Все четыре вместе дают 46 очков.
rawsiko-rules-setup = До первого хода
rawsiko-rules-setup-text = Начинает игрок по жребию. Один за другим все занимают связанные территории одного континента, потом порядок обратный: последний сразу занимает ещё раз.
rawsiko-rules-setup-shared = Пока есть континенты без игроков, выбирать нужно один из них. Потом можно присоединиться к одному игроку на континенте, но не туда, где их двое, и не туда, где вы уже есть.
rawsiko-rules-setup-assets = На каждую занятую территорию ставится один актив; остальные — куда хотите.
rawsiko-rules-setup-row = Игроков: { $players }. Занимают территорий: сначала { $first }, потом { $second }. Ещё активов: { $assets }. Ходов: { $turns }.
rawsiko-rules-turn = Ход
rawsiko-rules-turn-invest = Вложения, со второго хода: сосчитайте свои разные материалы. За каждые три вы получаете актив, с округлением до ближайшего числа. Разместите все на своих территориях.
rawsiko-rules-turn-act = Действия: один игрок за другим посылает активы на соседние территории и говорит, когда закончил. Каждый актив ходит один раз.
rawsiko-rules-turn-empty = Пустая территория становится вашей, когда туда приходят активы. Та, что вы оставили без активов, ничья.
rawsiko-rules-conflict = Конфликты
rawsiko-rules-conflict-text = Против чужой территории вы посылаете от одного до трёх активов, которые ещё не ходили; владелец отвечает теми, что там есть, не больше трёх. За каждый актив бросают кость. Сравнивают старшие кости, потом вторые, потом третьи; кость без пары не считается. У кого меньше, тот теряет актив, а при равенстве теряет атакующий.
rawsiko-rules-conflict-end = Когда защитников не осталось, все уцелевшие атакующие входят и в этом ходу больше не идут. Иначе они остаются дома и могут попробовать ещё раз, там же или в другом месте. Кто остался на поле без активов, выбывает.
rawsiko-rules-end = Конец игры
rawsiko-rules-end-text = Побеждает тот, у кого больше очков. При равенстве сравнивают число собранных областей применения, потом разных материалов, потом территорий; если равно всё, место делят.
rawsiko-rules-end-out = Выбывшие стоят после всех остальных: кто дольше продержался, тот выше. Последний оставшийся сразу побеждает.
