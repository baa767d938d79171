# Слова всех страниц: рамка, уровни ботов, что пошло не так.

site-description = Играйте в «Ра» в браузере: в одиночку против ботов, с друзьями по ссылке или вместе за одним экраном. Без учётной записи.
skip-to-content = К содержанию
skip-to-actions = К вашим действиям
to-the-start = Khepri, на главную страницу
unofficial = «Хепри» — неофициальная версия игр «Ра» Райнера Книции и RAWsiko со своими рисунками и текстами. Она не связана ни с одним издательством.

nav-main = Главное
nav-menu = Меню
nav-play = Играть
nav-tables = Столы
nav-rules = Правила
nav-glossary = Словарь
nav-me = Моё имя

language = Язык
language-is = Язык: { $language }
theme-to-dark = Включить ночь
theme-to-light = Включить день
theme-system = Как в системе
theme-light = День
theme-dark = Ночь
copy = Копировать
copied = Скопировано

## Уровни ботов: имя и слово о силе.

level-farmer = Земледелец
level-farmer-word = лёгкий
level-potter = Гончар
level-potter-word = несложный
level-scribe = Писец
level-scribe-word = средний
level-vizier = Визирь
level-vizier-word = сильный
level-pharaoh = Фараон
level-pharaoh-word = очень сильный
level-khepri = Хепри
level-khepri-word = сильнейший

## О чём договариваются за столом.

terms-usual = обычные
terms-pair = { $what }: { $value }
option-scores = Счёт
option-scores-hidden = скрытый
option-scores-open = открытый
option-secret-usual = по умолчанию
option-secret-about = По умолчанию: за одним экраном открыто, иначе скрыто.
option-track = Трек Ра
option-track-barge = солнечная ладья
option-track-tiles = жетоны Ра
option-edition = Названия
option-edition-reader = у каждого свои
option-edition-first = первое издание
option-edition-2023 = 2023
option-groups = Солнца
option-groups-random = случайно
option-groups-chosen = вместе с местом

## Чего нельзя сделать и почему. Каждое — целое предложение.

error-title = Не получилось
error-title-lost = Здесь только песок
error-title-broken = Что-то сломалось
error-back = Назад
error-start = На главную страницу
error-no-such-page = По этому адресу нет страницы.
error-no-such-table = По этому адресу нет стола. Возможно, в ссылке не хватает буквы.
error-no-such-code = Стола с таким кодом нет. Проверьте буквы и попробуйте ещё раз.
error-bad-form = Форма пришла неполной. Вернитесь, обновите страницу и попробуйте ещё раз.
error-bad-name = Такое имя использовать нельзя. Выберите другое.
error-foreign = Запрос пришёл с другого сайта и был отклонён. Ничего не изменилось.
error-not-seated = Это могут делать только те, кто сидит за этим столом.
error-not-your-turn = Сейчас не ваш ход.
error-illegal = Сейчас правила этого не позволяют.
error-stale = Тем временем игра ушла вперёд. Взгляните ещё раз и решите снова.
error-seat-taken = На этом месте уже кто-то сидит.
error-still-here = Этот игрок только что был здесь. Попробуйте через минуту: тогда за него сможет играть бот.
error-already = Это уже сделано.
error-nothing-to-undo = Отменять нечего.
error-no-more-undos = Вы уже отменили слишком много ходов в этой игре; играйте дальше отсюда.
error-enough-tables = Несколько ваших столов уже ждут игроков. Сначала покиньте один из них.
error-not-begun = Игра ещё не началась.
error-not-over = Игра ещё не закончена.
error-over = Эта игра уже закончилась.
error-link-expired = Эта ссылка уже использована или устарела. Создайте новую на другом устройстве.
error-too-large = Отправленный текст слишком длинный.
error-too-many = { $seconds ->
    [one] Слишком быстро. Подождите { $seconds } секунду и попробуйте ещё раз.
    [few] Слишком быстро. Подождите { $seconds } секунды и попробуйте ещё раз.
    [many] Слишком быстро. Подождите { $seconds } секунд и попробуйте ещё раз.
   *[other] Слишком быстро. Подождите { $seconds } секунды и попробуйте ещё раз.
}
error-full = Сейчас сервер переполнен. Попробуйте немного позже.
error-crowded = Сейчас за этим столом слишком много зрителей. Попробуйте немного позже.
error-unknown-host = Сервер не настроен для этого адреса. Владелец сервера может разрешить имя с помощью --public-url.
error-unavailable = Сервер сейчас не смог это сохранить. Ваша игра осталась как была; попробуйте ещё раз через минуту.
error-file-gone = Сервер потерял файл, в котором хранит игры. Он не принимает ходы, пока владелец сервера это не исправит; сообщите ему, пожалуйста.
error-internal = У нас что-то сломалось. Ваша игра сохранена; попробуйте ещё раз.
