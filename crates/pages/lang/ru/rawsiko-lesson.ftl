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
rawsiko-first-claim = Нажмите на карте <b>Перу</b>, <b>Боливию</b> и <b>Чили</b> и подтвердите.
rawsiko-first-claim-other = Так тоже можно. Но нужное вам лежит в Перу, Боливии и Чили.
rawsiko-first-held = PR и B ваши: удобрения готовы. Это уже 3 очка.
rawsiko-first-second = Теперь все выбирают ещё раз. Сначала свободные континенты: Азия.
rawsiko-first-claim-two = Нажмите <b>Центральную Азию</b> и <b>Сибирь</b> и подтвердите.
rawsiko-first-claim-two-other = Так тоже можно. Но в Центральной Азии есть нужный вам P.
rawsiko-first-phosphorus = P ваш. Для антипиренов не хватает только Al.

rawsiko-first-chapter-place = Активы
rawsiko-first-assets = Актив — вложение вашей компании: по одному на территории. Разместите ещё 6.
rawsiko-first-place-one = Нажмите <b>Центральную Азию</b> три раза: каждый раз туда встаёт один актив.
rawsiko-first-place-two = Остальные <b>3</b> — в <b>Боливию</b>.
rawsiko-first-place-other = Так тоже можно. По уроку они идут в другое место.
rawsiko-first-b-mexico = Все шесть в Мексику. Оттуда я дойду куда угодно.
rawsiko-first-numbers = Два числа на ваших территориях: могут ходить / все.

rawsiko-first-chapter-move = Двигаться и занимать
rawsiko-first-turn = Ход 1 из 3. Двигайте сколько хотите, потом закончите.
rawsiko-first-free = Индия пуста, и там Al. Кто первый, того и будет.
rawsiko-first-move-india = Нажмите <b>Центральную Азию</b>, потом <b>Индию</b> и пошлите <b>1</b>.
rawsiko-first-move-other = Это тоже ход. Урок идёт другим путём.
rawsiko-first-move-ended = Рано: нужное вам ещё можно взять.
rawsiko-first-flame = Al ваш: антипирены готовы. Ещё 8 очков.
rawsiko-first-move-amazonia = Теперь <b>1</b> из <b>Боливии</b> в <b>Амазонию</b>. Вам нужен её Nb.
rawsiko-first-once = Кто ходил, тот в этот ход больше не ходит. Кто остался, охраняет.
rawsiko-first-end-one = Нажмите <b>{ rawsiko-end }</b>.
rawsiko-first-end-moved = Ещё одно движение. Смотрите, чтобы ничего не осталось пустым.
rawsiko-first-b-colombia = Колумбия теперь моя. Ваше Перу с одним активом так одиноко.

rawsiko-first-chapter-conflict = Конфликт
rawsiko-first-income = Новый ход, новые активы: треть ваших 17 материалов даёт 6.
rawsiko-first-place-peru = Марта рядом с Перу. Поставьте <b>4</b> в <b>Перу</b>.
rawsiko-first-place-india = И <b>2</b> в <b>Индию</b>.
rawsiko-first-attacked = Марта напала на Перу: её 5 и 2 против ваших 6, 4 и 1.
rawsiko-first-pairs = Старший против старшего. Меньший проигрывает, ничья за защитником.
rawsiko-first-weak = Марта потеряла два. В Колумбии остался один актив.
rawsiko-first-attack = Нажмите <b>Перу</b>, потом <b>Колумбию</b> и нападайте с <b>3</b>.
rawsiko-first-attack-other = Так тоже можно, но три кубика лучше одного или двух.
rawsiko-first-attack-moved = Это ход. Но Колумбия слаба сейчас, и так не останется.
rawsiko-first-attack-ended = Рано: сейчас Колумбия может стать вашей.
rawsiko-first-taken = 6 больше 5. Колумбия ваша, три актива вошли в неё.
rawsiko-first-end-two = Кто занял территорию, тот походил. Нажмите <b>{ rawsiko-end }</b>.
rawsiko-first-soon = Остался один ход. Взгляните на свою карту: чего не хватает камерам?

rawsiko-first-chapter-last = Последний ход
rawsiko-first-last = Последний ход. Цифровым камерам не хватает только Co: 13 очков.
rawsiko-first-cobalt = Карибы свободны, и там Co. Они рядом с Колумбией.
rawsiko-first-place-colombia = Шесть новых активов. Поставьте все <b>6</b> в <b>Колумбию</b>.
rawsiko-first-take = Пошлите <b>4</b> из <b>Колумбии</b> на <b>Карибы</b>: хватит, чтобы удержать.
rawsiko-first-take-other = Марта ходит после вас. С 4 на Карибах надёжнее.
rawsiko-first-cameras = Co ваш: цифровые камеры готовы!
rawsiko-first-end-three = Марта последняя. Нажмите <b>{ rawsiko-end }</b> и держите кулаки.
rawsiko-first-b-tried = Я пыталась и потеряла два за один. Карибы ваши.
rawsiko-first-score = Игра окончена: 3, 8 и 13 — это 24 очка. Вы победили!
rawsiko-first-missing = Медицинская техника не даёт ничего: не хватает трёх материалов.
rawsiko-first-bye = Теперь вы знаете всё. Играйте дальше с лёгкими ботами!
