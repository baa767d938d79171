# Класс: вход, ведущий, экран на стене и разговор в конце.

## Вход

class-title = Класс
class-footer = Для класса
class-lead = Играйте вместе на уроке: без учётных записей, только прозвище на один день.
class-plays = Классы играют в { $game }.
class-read = Пока почитать правила
class-join = Войти в класс
class-pin = ПИН-код
class-pin-about = Цифры, которые показывает учитель
class-go-in = Войти
class-open = Вести класс
class-open-about = Вы получите ПИН и QR-код, чтобы показать их. Ученики входят с прозвищем и садятся за столы от трёх до пяти человек; свободные места занимают боты.
class-open-go = Открыть класс
class-privacy = Ничего личного не хранится: класс и прозвища стираются через 24 часа, игры остаются без имён.
class-in-a-class = В классе
class-in-a-class-about = У ученика есть прозвище, картинка рядом с ним и больше ничего. Они принадлежат только классу: их нет ни в записи игры, ни в резервной копии. Через день после открытия класс стирается вместе со всеми прозвищами, а кого знали только по нему, того забывают; игры остаются без имён. Пока класс есть, его столы видят только те, кто за ними сидит, и тот, кто его ведёт.
class-mine = Вернуться в свой класс
class-mine-led = Вернуться в класс, который вы ведёте
class-nickname = Как вас называть?
class-nickname-about = Выберите прозвище на сегодня. Пожалуйста, не пишите настоящее имя.
class-nickname-offered = Свободные прозвища
class-nickname-own = Или своё
class-nickname-only = Нужно только прозвище. Без учётной записи.
class-only-here = Этот адрес доступен только с этой машины: она не в сети. Подключите её к сети учеников и снова запустите программу с --lan.
class-nickname-empty = Выберите, пожалуйста, прозвище.
class-nickname-long = Слишком длинно: не больше { $longest } букв.
class-nickname-rude = Такое прозвище здесь нельзя. Выберите, пожалуйста, другое.
class-nickname-taken = В классе кого-то уже так зовут. Выберите, пожалуйста, другое.
class-nickname-pattern = { $animal } { $place }
class-nickname-animals = Выдра, Лис, Филин, Рысь, Цапля, Панда, Коала, Сокол, Барсук, Черепаха, Дельфин, Белка
class-nickname-places = с реки, из леса, с гор, с острова, из долины, с луны, с озера, с моря, с севера, с юга, из сада, из порта
class-welcome = Привет, { $name }!
class-waiting-about = Вы в классе. Ваш стол откроется здесь сам, как только учитель даст вам место.
class-knocked = Вы постучали
class-knocked-about = Учитель вас впустит. Оставайтесь на этой странице: дальше она откроется сама.
class-knock-over = Никто не открыл
class-knock-over-about = Проверьте цифры или спросите учителя.
class-knock-name = Ваше прозвище, чтобы учитель знал, кто стучится
class-knock-say = Отправить
class-knock-said = Учитель его уже видит.
class-knock-again = Ввести ПИН-код ещё раз
class-look-again = Посмотреть ещё раз
class-people = { $count ->
    [one] { $count } ученик
    [few] { $count } ученика
    [many] { $count } учеников
   *[other] { $count } ученика
  }

## В чём отказано

class-error-held = Игра на паузе. Посмотрите, пожалуйста, на учителя.
class-error-in-class = В классе это решает учитель.
class-error-not-in-class = Это стол одного из классов, и вы за ним не сидите.
class-error-no-such-class = Такого класса нет, или он уже закончился.
class-error-wrong-pin = Сейчас ни у одного класса нет такого ПИН-кода. Проверьте цифры или спросите учителя.
class-error-full = Этот класс полон. Спросите учителя.
class-error-table-full = За тем столом нет свободного места.

## За столом

class-held = Пауза
class-held-about = Поднимите глаза: учитель хочет что-то сказать.
class-last-turn = Последний ход
class-round-soon = Учитель может начать новую игру.
class-lesson-clock = Часы урока
class-left = { $minutes ->
    [one] Осталась { $minutes } минута
    [few] Осталось { $minutes } минуты
    [many] Осталось { $minutes } минут
   *[other] Осталось { $minutes } минуты
  }
class-phrases = Фразы
class-phrase-hello = Привет!
class-phrase-luck = Удачи!
class-phrase-well = Хорошо сыграно!
class-phrase-peace = Перемирие здесь?
class-phrase-wait = Минутку, пожалуйста.
class-phrase-thanks = Спасибо!

## Ведущий

class-join-at = Входите по адресу
class-qr = QR-код для входа в класс
class-clock-about = Когда время выйдет, идущий ход станет последним за всеми столами. Пауза его не останавливает.
class-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
  }
class-clock-more = Ещё 5 минут
class-clock-off = Без часов
class-clock-now = Этот ход последний
class-clock-now-about = Все игры закончатся вместе с текущим ходом. Отменить это нельзя.
class-clock-now-go = Да, последний ход
class-round = Новая игра
class-waiting = Ждут места
class-waiting-none = Кто войдёт, появится здесь.
class-knocks = У двери
class-knocks-about = Было введено слишком много неверных ПИН-кодов, поэтому новых учеников впускаете вы. Впускайте только тех, кого знаете.
class-knocks-in = Впустить всех
class-knocks-away = Отказать всем
class-knock-in = Впустить
class-knock-in-of = Впустить: { $name }
class-knock-somebody = Кто-то
class-size = Учеников за столом
class-first = Первые территории
class-first-given = раздаются
class-first-chosen = выбирают ученики
class-first-about = Если их раздать, игра начнётся с размещения активов: это экономит несколько минут.
class-start = Начать игру
class-seat-all = Посадить их
class-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
  }
class-no-tables = Как только кто-нибудь войдёт, можно начинать игру; столы появятся здесь.
class-hold-all = Пауза для всех
class-go-on-all = Всем дальше
class-hold = Пауза
class-go-on = Дальше
class-screen = Для проектора
class-debrief = Итоги
class-table = Стол { $number }
class-table-over = Закончен
class-table-held = Пауза
class-table-waits = Ходит { $name }
class-table-show = Показать стол
class-bot = бот
class-away = нет на месте
class-who = Ученик
class-where = Стол
class-what = Действия
class-points = Очки
class-setup = Подготовка
class-turn = Ход { $turn } из { $turns }
class-finish = Пусть доиграют боты
class-finish-about = Боты сразу доиграют эту партию до конца, и за учеников тоже.
class-finish-go = Доиграть
class-more = Ученики и настройки
class-members = Ученики
class-waits = ждёт
class-move = Пересадить
class-move-of = Куда пересадить: { $name }
class-rename = Новое прозвище
class-remove = Убрать из класса
class-phrases-about = Переписки нет. Если вы разрешите, ученики смогут посылать за своим столом несколько готовых фраз.
class-phrases-on = Разрешить фразы
class-phrases-off = Без фраз
class-erase = Стереть класс
class-erase-about = Класс и все прозвища стираются автоматически через 24 часа. Можно сделать это сейчас.
class-erase-sure = Класс, его ПИН и все прозвища исчезнут сразу. Игры останутся, без имён.
class-erase-go = Стереть сейчас

## Экран на стене

class-standings = Таблица класса
class-standings-over = Результат
class-figure-territories = Территории
class-figure-materials = Материалы

## Разговор в конце

class-back = Назад в класс
class-print = Напечатать
class-debrief-early = Очки и карты покажут, когда закончатся все столы. Ещё играют:
class-questions = Три вопроса классу
class-world = В мире:
class-decided = Что решило
class-held-by = У кого был какой материал
class-material = Материал
class-in-world = В мире
class-nobody = ни у кого
class-points-of = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
  }
class-sources = Настоящие цифры: Европейская комиссия, исследование о критическом сырье, 2023 (CC BY 4.0); Геологическая служба США, Mineral Commodity Summaries 2026.
class-supply = Китай { $china } %, { $country } { $share } %
class-supply-china = Китай { $china } %
class-world-material = { $material }: { $supply } мировых поставок.
class-world-territory = { $territory }: до { $share } % мировых поставок ({ $material }).
class-told-won = Победа: { $name }, очки: { $points }. Готово: { $applications }.
class-told-won-nothing = Победа: { $name }, хотя не готово ни одно изделие; решили дополнительные показатели.
class-told-missed = { $name }: не хватило только одного ({ $material }) для «{ $application }» (очки: { $points }).
class-told-fights = Столкновений: { $count }; территорий перешло из рук в руки: { $taken }. Больше всего спорили за место «{ $territory }» (раз: { $times }).
class-told-out = { $name }: последний актив потерян, игра для этой компании кончилась.
class-ask-missing = { $name }: для «{ $application }» (очки: { $points }) не хватило только одного материала: { $material }. Кто мог бы его поставить, по какой цене, и что ещё можно было сделать: переработать старое, заменить, тратить меньше?
class-ask-alone = В конце { $material } был только у одной компании ({ $name }), а нужен был { $others ->
    [one] ещё { $others } компании
    [few] ещё { $others } компаниям
    [many] ещё { $others } компаниям
   *[other] ещё { $others } компаниям
  }. Чего может требовать единственный поставщик, и что могут сделать остальные?
class-ask-nobody = В конце материала { $material } не было ни у кого, хотя он был нужен { $needed ->
    [one] { $needed } компании
    [few] { $needed } компаниям
    [many] { $needed } компаниям
   *[other] { $needed } компаниям
  }. Почему его никто не взял, и чего без него уже не сделать?
class-ask-fought = Больше всего спорили за место «{ $territory }». Столкновения за этим столом стоили активов: { $lost }. Что дал бы обеим сторонам договор?
class-ask-spread = { $name }: больше всего материалов (видов: { $materials }), а место в итоге { $rank }. Что лучше: иметь всего понемногу или надёжно держать немногое?
class-ask-china = Игра начинается с того, что Китай закрывает границы. Для каких вещей в этом классе нужен { $material }, и откуда его тогда взять?

## Pictures beside names
avatar-title = Картинка
avatar-about = Она стоит рядом с именем. Буква, цвет и узор места остаются.
avatar-none = Только буква
avatar-kept = Картинка сохранена.
avatar-wait = Одна у вас уже есть. Пока ждёте, можно выбрать другую.
avatar-scarab = Скарабей
avatar-ankh = Анх
avatar-lotus = Лотос
avatar-ibis = Ибис
avatar-cat = Кошка
avatar-reed-boat = Тростниковая лодка
avatar-pyramid = Пирамида
avatar-eye = Глаз
avatar-compass = Компас
avatar-ship = Корабль
avatar-derrick = Буровая вышка
avatar-lantern = Фонарь
avatar-crystal = Кристалл
avatar-lighthouse = Маяк
avatar-anchor = Якорь
avatar-gear = Шестерёнка
avatar-battery = Батарейка
avatar-magnet = Магнит
avatar-rocket = Ракета
avatar-telescope = Телескоп
avatar-kite = Воздушный змей
avatar-mountain = Гора
avatar-turbine = Ветряк
avatar-leaf = Лист
