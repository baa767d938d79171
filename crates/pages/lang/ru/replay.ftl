# Партии, которые смотрят потом: по шагам, из записи, с продолжением; и как их найти.
replay-title = Повтор
replay-page = Повтор, шаг { $n } из { $of }
replay-watch = Повтор
replay-steps = По ходу партии
replay-progress = Шаг <b>{ $n }</b> из { $of }
replay-first = К началу
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-last = К концу
replay-auto = Показывать подряд
replay-speed = Скорость
replay-chapters = Перейти
replay-auction-back = К предыдущему аукциону
replay-auction-on = К следующему аукциону
replay-epoch = К эпохе { $n }
replay-epochs = Эпоха
replay-seats = Смотреть с места
replay-seat = Как это видел игрок { $name }
replay-watcher = Как это видел зритель
replay-seat-here = Собрание этого места
replay-eyes = Глазами
replay-players = Игроки
replay-live = К столу
replay-result = К итогу
replay-share = Скопировать ссылку
replay-play-on = Играть отсюда дальше
replay-key-step = на шаг назад или вперёд
replay-key-unit = к предыдущему или следующему аукциону
replay-key-ends = к началу, к концу
replay-key-auto = показывать подряд и остановить
replay-key-seat = смотреть с этого места; 0: как зритель
replay-open-title = Открыть запись
replay-open-lead = Вставьте запись партии или выберите файл и смотрите её шаг за шагом.
replay-paste = Запись, текстом
replay-file = или файл
replay-open = Смотреть
replay-kept = До { $size } КБ. У записи будет адрес, которым можно поделиться. Она хранится { $days } дней после того, как на неё смотрели в последний раз; когда места нет, первым уходит то, на что не смотрели дольше всего. Если записей несколько, показана будет первая.
replay-too-large = Файл слишком велик: в записи не больше { $size } КБ.
replay-wrong = Эту запись нельзя показать. Строка { $line }, столбец { $column }:
replay-wrong-game = Партии «{ $game }» здесь пока не показать.
replay-proved = Раздача доказана: секрет тот, что был обещан, и из него следует всё, что решал случай; таких шагов: { $count }.
replay-proved-after = С шага { $after } раздача доказана: из обещанного секрета следует всё, что решал случай; таких шагов: { $count }. Что было раньше, взято из другой партии.
replay-proved-seeded = Всё, что решал случай, следует из числа, названного в записи: эту раздачу может повторить каждый, и неожиданной она ни для кого не была.
replay-not-proved = Раздача не доказана: { $why }.

## Играть дальше.

play-on-lead = Всё до шага { $n } остаётся. Дальше решаете вы.
play-on-chair = Ваше место
play-on-level = Боты
play-on-bots = Против ботов
play-on-friends = С друзьями
play-on-back = Назад к повтору
play-on-luck = Удача отсюда новая и честная, как за любым столом: что вышло, то вышло, остальное тянут заново.
play-on-begun = Эта партия продолжает другую с шага { $n }. Сыгранное остаётся; удача отсюда новая.

## Что сыграно.

games-title = Сыгранные партии
games-lead = Все партии, которые вы доиграли: их можно посмотреть шаг за шагом.
games-see = К сыгранным партиям
games-search = Соперник, игра или слово вроде «победа»
games-search-hint = Аня победа
games-from = С
games-to = По
games-find = Найти
games-found = { $count ->
    [0] Ничего не найдено.
    [one] { $count } партия.
    [few] { $count } партии.
    [many] { $count } партий.
   *[other] { $count } партии.
}
games-day = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year } г.
games-alone = Все за одним экраном
games-won = победа, очки: { $score }
games-lost = место { $rank }, очки: { $score }, победил игрок { $name }
games-over = окончена
games-pages = Страницы
games-page = Страница { $n } из { $of }
games-newer = Новее
games-older = Старее
games-name-ra = Ра
games-name-rawsiko = RAWsiko
games-about-ra = аукционы в Египте
games-about-rawsiko = сырьё мира
games-word-won = победа выигрыш
games-word-lost = поражение проигрыш

## Чего нельзя сделать, и почему.

error-no-such-step = Такого шага в партии нет.
error-no-such-replay = По этому адресу повтора нет. Может быть, на него слишком давно никто не смотрел.
error-other-seat = Пока партия идёт, её видно только с вашего места или как зрителю. Когда она закончится, будут открыты все места.
error-still-runs = Пока партия идёт, играть с её шагов в другом месте нельзя. Подождите, пока она закончится.
