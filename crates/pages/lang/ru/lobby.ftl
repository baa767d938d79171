# Главная страница, комната, где собирается стол, и список моих столов.

lobby-play = Играть в «Ра»
lobby-lead = Ставьте солнца за богов, фараонов и монументы. Три эпохи, около двадцати минут.
lobby-players = Игроки
lobby-games = Игры
lobby-bots = Боты
lobby-play-now = Играть
lobby-no-account = Без регистрации и установки
lobby-friends = С друзьями
lobby-by-link = Закрытый стол
lobby-by-link-about = по ссылке или коду
lobby-open = Открытый стол
lobby-open-about = может сесть любой
lobby-hotseat = Один экран
lobby-hotseat-about = передавайте по кругу
lobby-options = Настройки стола
lobby-go-on = Продолжить игру
lobby-all-my-tables = Все мои столы ({ $count })
lobby-open-tables = Открытые столы
lobby-none-open = Сейчас никто не ждёт. Откройте стол, и другие найдут его здесь.
lobby-how = Как играют
lobby-how-draw = В свой ход выложите в ряд жетон из мешочка или воззовите к Ра: начнётся аукцион за весь ряд.
lobby-how-bid = Каждый может один раз поставить одно солнце. Самое большое забирает жетоны и солнце из центра, а само остаётся там.
lobby-how-score = Когда Ра выпал достаточно раз, эпоха кончается и жетоны приносят очки. После трёх эпох побеждает тот, у кого их больше.
lobby-code = Код
lobby-join = Сесть
lobby-join-whom = Сесть за стол: { $names }
lobby-look = Открыть
lobby-what-scores = Что дают жетоны
lobby-learn = Все правила
lobby-scores-pharaohs = больше всех +5, меньше всех −2
lobby-scores-river = с паводком по 1
lobby-scores-civilisation = 3 вида: 5, ни одного: −5
lobby-scores-monuments = виды и наборы, в конце
lobby-scores-gold = по 3
lobby-scores-gods = 2 или обмен на жетон
lobby-scores-disasters = отнимают два жетона
lobby-scores-ra = начинается аукцион

## Мои столы

tables-title = Мои столы
tables-lead = Столы, за которыми вы сидите. Игра сохраняется: уходите и возвращайтесь когда угодно.
tables-running = Идут сейчас
tables-finished = Закончены
tables-none = Сейчас ни одна игра не идёт.
tables-begin = Начать
tables-with = С вами: { $names }
tables-alone = Пока больше никого
tables-epoch = Эпоха { $epoch } из { $of }
tables-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
tables-free-chair = Свободное место
tables-dealing = идёт раздача
tables-my-move = ваш ход
tables-waits = ход за игроком { $name }
tables-won = победитель: { $name }
tables-i-won = вы победили
tables-given-up = никто не победил
tables-resume = Продолжить
tables-look = Открыть

## Комната

room-title = Ждём игроков
room-dealing = Раздача…
room-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
room-public = виден на главной странице
room-private = закрытый стол
room-chair = место { $chair }
room-chairs = Места
room-you = вы
room-person = за столом
room-away = нет на связи
room-bot = бот, { $word }
room-sit-here = Сесть сюда
room-move-here = Пересесть
room-stand-up = Встать
room-put-bot = Посадить бота
room-level = Уровень бота
room-remove = Убрать
room-begins = { $count ->
    [0] Все в сборе.
    [one] Игра начнётся, когда займут последнее место.
    [few] Игра начнётся, когда займут { $count } свободных места.
    [many] Игра начнётся, когда займут { $count } свободных мест.
   *[other] Игра начнётся, когда займут { $count } свободного места.
}
room-look-on = Можно занять свободное место или просто смотреть: игра сама появится на этой странице.
room-groups = У каждого места свои солнца
room-invite = Пригласить друзей
room-name = Как вас называть остальным?
player-title = Вы
player-more = Ещё на моей странице
room-link = Ссылка на этот стол
room-qr = QR-код со ссылкой на этот стол
room-code = Или введите этот код на главной странице
room-spectators = По этой ссылке можно и просто смотреть.
room-promise = Обещание честной раздачи
room-promise-about = Всё, что приносит случай, определяют секрет, который сервер запечатал, и случайное число от каждого игрока. Вот печать. После игры секрет открывают, и любой может проверить, что ничего не изменили.
room-dealing-about = Все места заняты. Игра вот-вот начнётся.
room-awaits = Ждём: { $names }
room-add-number = Добавить моё число и начать
