# Правила и слова RAWsiko в браузере. То, что говорит и терминал, стоит в rawsiko.ftl.

rawsiko-rules-lead = Читать десять минут. Стол предлагает только разрешённые ходы.
rawsiko-rules-chip-other = ни то ни другое
rawsiko-rules-example = Карта для примера
rawsiko-rules-card-sum = { $points ->
    [one] С этими материалами карта пока даёт { $points } очко.
    [few] С этими материалами карта пока даёт { $points } очка.
    [many] С этими материалами карта пока даёт { $points } очков.
   *[other] С этими материалами карта пока даёт { $points } очка.
}
rawsiko-rules-extra = Дополнительные активы
rawsiko-rules-materials = Разные материалы
rawsiko-rules-assets = Новые активы
rawsiko-rules-attacker = Нападает
rawsiko-rules-defender = Защищается
rawsiko-rules-lost = Потери: нападающий { $attacker }, защитник { $defender }. У третьего кубика нет соперника.
rawsiko-rules-options = О чём может условиться стол
rawsiko-rules-options-text = Это может изменить тот, кто открывает стол. Без изменений всё идёт, как описано выше.
rawsiko-rules-opt-turns = От 3 до 20. Чем меньше, тем быстрее игра.
rawsiko-rules-opt-setup = По жребию: оба континента достаются каждому игроку случайно, территории на них всё равно выбирают.
rawsiko-rules-opt-stranglehold = Когда игрок выбывает, игра становится на ход короче.
rawsiko-rules-opt-china = Перед подсчётом тот, кто на континенте один, выбирает материал и получает его: по одному за каждый такой континент.
rawsiko-rules-opt-order = Обычно каждый ход начинает один и тот же игрок. Честнее передавать начало: тогда каждый ход по очереди начинает другой.
rawsiko-rules-opt-leave-one = Ни одну территорию нельзя оставить пустой: один актив всегда остаётся.
rawsiko-rules-opt-rounding = Треть ваших материалов округляется до ближайшего числа или всегда вниз.
rawsiko-rules-opt-objectives = Открытые карты: все видят, что нужно другим.

## Слова.
rawsiko-gloss-title = Слова RAWsiko
rawsiko-gloss-lead = Материалов: { $materials }, территорий: { $territories }, областей применения: { $applications }. Что это, где лежит и что для этого нужно.
rawsiko-gloss-materials = Всё это — критически важное сырьё для Европейского союза. Цифры настоящие; Китай закрыт только в этой игре.
rawsiko-gloss-applications = Чего может потребовать карта. Область засчитывается только со всеми её материалами.
rawsiko-gloss-china = Китай
rawsiko-term-company = Компания
rawsiko-term-company-about = Это вы. Соперничают от трёх до пяти компаний.
rawsiko-term-card = Карта задания
rawsiko-term-card-about = Ваша тайна: четыре области применения, всего 46 очков.
rawsiko-term-application = Область применения
rawsiko-term-application-about = Изделие. Даёт свои очки, если у вас есть все нужные материалы, иначе ничего.
rawsiko-term-applications = Области применения
rawsiko-term-material = Материал
rawsiko-term-material-about = Один из видов критически важного сырья, нарисован фишкой со своим знаком. На каждой территории их от одного до четырёх.
rawsiko-term-hold = Иметь
rawsiko-term-hold-about = Материал у вас, пока он есть на одной из ваших территорий. Второй источник даёт только надёжность.
rawsiko-term-territory = Территория
rawsiko-term-territory-about = Страна или несколько вместе. Она ваша, пока там есть ваш актив, и ничья, когда пуста.
rawsiko-term-asset = Актив
rawsiko-term-asset-about = Часть вашей компании: люди, деньги, машины. Ходит раз за ход.
rawsiko-term-investment = Вложения
rawsiko-term-investment-about = Первая половина хода: треть ваших разных материалов приходит новыми активами.
rawsiko-term-action = Действия
rawsiko-term-action-about = Вторая половина хода: двигаться, занимать свободное, оспаривать занятое и закончить.
rawsiko-term-conflict = Торговый конфликт
rawsiko-term-conflict-about = Кубики решают судьбу территории. От одного до трёх активов против трёх самое большее; при равенстве прав защитник.
rawsiko-term-stranglehold = Хватка
rawsiko-term-stranglehold-about = По уговору: каждая выбывшая компания отнимает у игры один ход.
rawsiko-term-china = Торговля с Китаем
rawsiko-term-china-about = По уговору: в конце — материал на выбор за каждый континент, где вы одни.
