# Урок RAWsiko: его страница и то, что в нём говорится. Фразы короткие: две строки на телефоне.

learn-rawsiko-offer = Впервые в RAWsiko? Научитесь за десять минут
learn-rawsiko-title = Научиться RAWsiko
learn-rawsiko-lead = Короткая партия в три хода с наставником рядом. Десять минут, и можно остановиться в любой миг.
learn-rawsiko-note = На уроке броски кубиков заданы заранее, а боты подыгрывают. Он ни на что не влияет.

rawsiko-first-name-b = Марта
rawsiko-first-name-c = Игорь

rawsiko-first-chapter-claim = Ваше место в мире
rawsiko-first-welcome = Здравствуйте! Я Хепри. Сыграем короткую партию в RAWsiko.
rawsiko-first-card = Это ваша карта, тайная: четыре изделия и сколько они стоят.
rawsiko-first-needs = Изделие засчитают, если у вас все его материалы. Иначе ничего.
rawsiko-first-map = Мир. На каждой территории есть материалы. Китай закрыт.
rawsiko-first-claim = Нажмите <b>Западную Канаду</b>, <b>Запад США</b> и <b>Мексику</b> и подтвердите.
rawsiko-first-claim-other = Так тоже можно. Но на этих трёх лежат пять нужных вам материалов.
rawsiko-first-held = In, Be, LREE, P и Bi ваши: пять нужных вашей карте.
rawsiko-first-second = Теперь все выбирают ещё раз. Сначала свободные континенты: Южная Америка.
rawsiko-first-claim-two = Нажмите <b>Бразилию</b> и <b>Боливию</b> и подтвердите.
rawsiko-first-claim-two-other = Так тоже можно. Но в Бразилии и Боливии есть нужные вам Nb, B и Sb.
rawsiko-first-antimony = B и Sb ваши. Для антипиренов не хватает только Al.

rawsiko-first-chapter-place = Активы
rawsiko-first-assets = Актив — вложение вашей компании: по одному на территории. Разместите ещё 6.
rawsiko-first-place-one = Нажмите <b>Бразилию</b> три раза: каждый раз туда встаёт один актив.
rawsiko-first-place-two = Ещё <b>2</b> — в <b>Боливию</b>.
rawsiko-first-place-three = И последний — в <b>Мексику</b>.
rawsiko-first-place-other = Так тоже можно. По уроку они идут в другое место.
rawsiko-first-b-africa = Все шесть в ЮАР. Бразилия прямо за морем.
rawsiko-first-numbers = Два числа на ваших территориях: могут ходить / все.

rawsiko-first-chapter-move = Двигаться и занимать
rawsiko-first-turn = Ход 1 из 3. Двигайте сколько хотите, потом закончите.
rawsiko-first-free = Карибы пусты, и там Al. Кто первый, того и будут.
rawsiko-first-move-caribbean = Нажмите <b>Мексику</b>, потом <b>Карибы</b> и пошлите <b>1</b> по морю.
rawsiko-first-move-other = Это тоже ход. Урок идёт другим путём.
rawsiko-first-move-ended = Рано: нужное вам ещё можно взять.
rawsiko-first-flame = Al ваш: антипирены готовы. Это 8 очков.
rawsiko-first-move-peru = Теперь <b>1</b> из <b>Боливии</b> в <b>Перу</b>. С PR готовы удобрения.
rawsiko-first-move-argentina = И <b>1</b> из <b>Боливии</b> в <b>Аргентину</b>. Камерам не хватает только её Li.
rawsiko-first-cameras = Цифровые камеры готовы: ещё 13 очков. Всего 24.
rawsiko-first-once = Кто ходил, тот в этот ход больше не ходит. Кто остался, охраняет.
rawsiko-first-end-one = Остальные стоят на страже. Нажмите <b>{ rawsiko-end }</b>.
rawsiko-first-end-moved = Ещё одно движение. Смотрите, чтобы ничего не осталось пустым.
rawsiko-first-b-brazil = Я напала дважды, и кубики помогли. Бразилия моя!
rawsiko-first-lost = С ней ушёл Nb, и цифровые камеры уже не готовы. Верните Бразилию!

rawsiko-first-chapter-conflict = Конфликт
rawsiko-first-income = Новый ход, новые активы: треть ваших 18 материалов даёт 6.
rawsiko-first-place-bolivia = Марта рядом с Боливией. Поставьте <b>3</b> в <b>Боливию</b>.
rawsiko-first-place-canada = <b>2</b> — в <b>Западную Канаду</b>.
rawsiko-first-place-usa = И <b>1</b> — на <b>Запад США</b>.
rawsiko-first-attacked = Марта напала на Боливию: её 5 и 4 против ваших 6, 4 и 1.
rawsiko-first-pairs = Старший против старшего. Меньший проигрывает, ничья за защитником.
rawsiko-first-weak = Марта потеряла два. В Бразилии остался один актив.
rawsiko-first-attack = Нажмите <b>Боливию</b>, потом <b>Бразилию</b> и нападайте с <b>3</b>.
rawsiko-first-attack-other = Так тоже можно, но три кубика лучше одного или двух.
rawsiko-first-attack-moved = Это ход. Но Бразилия слаба сейчас, и так не останется.
rawsiko-first-attack-ended = Рано: сейчас Бразилия может стать вашей.
rawsiko-first-taken = 6 больше 5. Бразилия ваша, три актива вошли в неё.
rawsiko-first-again = С Nb цифровые камеры снова готовы.
rawsiko-first-take = Теперь <b>2</b> из <b>Западной Канады</b> в <b>Восточную</b>. Там тоже Nb: про запас.
rawsiko-first-take-two = И <b>1</b> с <b>Запада США</b> в <b>Центр и восток США</b>: вам нужен He.
rawsiko-first-end-two = Кто занял территорию, тот походил. Нажмите <b>{ rawsiko-end }</b>.
rawsiko-first-soon = Остался один ход. Медицинской технике не хватает только Ga: он у Игоря.

rawsiko-first-chapter-last = Последний ход
rawsiko-first-last = Последний ход: треть ваших 26 материалов с округлением даёт 9 активов.
rawsiko-first-gathers = Игорь собирается в Сибири. Оттуда море ведёт в Западную Канаду.
rawsiko-first-place-guard = Поставьте все <b>9</b> в <b>Западную Канаду</b>.
rawsiko-first-c-guard = Десять активов в Западной Канаде! Я остаюсь дома.
rawsiko-first-end-three = Марта последняя. Нажмите <b>{ rawsiko-end }</b>, подтвердите и держите кулаки.
rawsiko-first-b-again = Кубики снова помогли: Бразилия моя.
rawsiko-first-spare = Но Nb есть у вас и в Восточной Канаде. Камеры остались готовы!
rawsiko-first-score = Игра окончена: 3, 8 и 13 — это 24 очка. Вы победили!
rawsiko-first-missing = Медицинская техника не даёт ничего: не хватает двух материалов.
rawsiko-first-bye = Теперь вы знаете всё. Играйте дальше с лёгкими ботами!
