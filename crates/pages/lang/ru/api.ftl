# The API for programs: its page, and the page of one's tokens.

api-title = Для программ
api-lead = Те же столы по HTTP и JSON: для ботов, таблиц результатов и всего, что придумаете.
api-english = Описания ниже — на английском языке.
api-document = Документ OpenAPI
api-tables = Столы
api-around = Вокруг столов
api-needs-token = нужен ключ
api-takes-token = с ключом или без него
api-needs-none = ключ не нужен
api-takes = Запрос
api-answers = Ответ
api-required = обязательно
api-refusals = Отказы
api-refusals-about = У каждого отказа есть один из этих кодов. Они никогда не меняются.
api-status = Статус
api-code = Код
api-meaning = Значение

tokens-title = Ключи для программ
tokens-lead = Программа, у которой есть ваш ключ, играет от вашего имени.
tokens-about = Программа с ключом может открывать столы, садиться, играть и уходить за вас и видит то же, что и вы. Она не может сменить ваше имя, создать новые ключи или удалить вас.
tokens-new = Новый ключ
tokens-name = Для чего он?
tokens-make = Создать ключ
tokens-made = Скопируйте его сейчас: он показывается только один раз.
tokens-token = Ваш новый ключ
tokens-yours = Ваши ключи
tokens-none = Пока нет ни одного.
tokens-full = { $most ->
    [one] У вас уже { $most } ключ. Сначала отзовите один.
    [few] У вас уже { $most } ключа. Сначала отзовите один.
    [many] У вас уже { $most } ключей. Сначала отзовите один.
   *[other] У вас уже { $most } ключа. Сначала отзовите один.
}
tokens-made-when = создан { $when }
tokens-used-when = использован { $when }
tokens-never-used = ни разу не использован
tokens-withdraw = Отозвать
tokens-withdraw-which = Отозвать { $name }
tokens-how = Что могут программы

privacy-tokens-about = О каждом ключе: как вы его назвали, его хеш, когда он создан и когда использован в последний раз. Когда вы его отзываете, всё это исчезает.

when-now = только что
when-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
    [many] { $count } минут назад
   *[other] { $count } минуты назад
}
when-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
    [many] { $count } часов назад
   *[other] { $count } часа назад
}
when-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
    [many] { $count } дней назад
   *[other] { $count } дня назад
}
