### What is said on the pages around the table, in Russian. The notes for translators are in en/game.ftl.
### Messages that belong together begin alike: title-, home-, games-, new-, invite-, waiting-, join-, lobby-, settings-, hosting-.

## On every page

skip = К основному тексту
try-again = Ещё раз
asks-again = Страница сама повторит запрос.
# The title of the window. $page is one of the titles below.
title = { $page } · Carta Impera Victoria
title-turn = ● Ваш ход · { $page }
title-table = Стол
title-hand = Ваша рука
title-television = Большой экран
title-new = Новый стол
title-join = Сесть за стол
title-lobby = Открытые столы
title-settings = Настройки
title-daily = Раздача дня
title-deal = Одна раздача с друзьями
title-history = Ваши игры
title-learn = Обучение
title-puzzles = Задачи
title-rules = Правила
title-board = Планшет-памятка
title-replay = Повтор
title-proof = Проверка раздачи
title-hosting = Свой сервер
title-missing = Такой страницы нет
title-move = Перенос на другое устройство
title-notices = Уведомления

## What did not work, and what to do

problem-bad-options = Эти правила не сочетаются. Выберите другие.
problem-busy = Вы уже ждёте несколько разборов. Попробуйте снова, когда они будут готовы.
problem-failed = На сервере что-то пошло не так. Попробуйте ещё раз чуть позже.
problem-http = Сервер не понял эту страницу. Обновите страницу и попробуйте ещё раз.
problem-impossible-record = Запись можно прочитать, но то, что в ней, не по правилам. Возможно, её изменили вручную.
problem-in-a-pick = Здесь игроки выбирают карты. Чтобы играть дальше, перейдите к моменту до или после этого.
problem-no-bot = Не удалось загрузить бота. Проверьте связь; скоро он будет запрошен снова.
problem-no-deal = Такой раздачи нет. Проверьте ссылку.
problem-no-name = Введите имя, в котором есть хотя бы одна буква.
problem-no-promise = За этим столом ничего не обещали: его раздача была известна.
problem-no-seat = За этим столом нет такого места.
problem-no-such-bot = Такого бота нет. Выберите другого.
problem-no-such-lesson = Такого урока нет.
problem-no-such-moment = Такого момента в этой игре нет. Перейдите к более раннему.
problem-no-such-puzzle = Такой задачи нет.
problem-no-move = Этот код не действует или уже не действует. Проверьте буквы или создайте новый на старом устройстве.
problem-push-refused = Этот браузер не показывает уведомления этой страницы. Это можно разрешить в его настройках.
problem-bad-target = Туда уведомление отправить нельзя. Проверьте адрес; программе нужен общедоступный, начинающийся с https://.
problem-no-notice = Такого уведомления нет, или оно прекращено.
problem-many-notices = Уведомлений слишком много. Сначала прекратите одно из них.
problem-no-mail = Письмо отправить не удалось. Проверьте адрес или попробуйте позже.
problem-no-such-notice = Этот сервер не отправляет таких уведомлений.
problem-no-picture = Картинку сейчас нарисовать не получается. Попробуйте чуть позже.
problem-no-secret = Странице не удалось придумать секрет. Обновите её.
problem-no-table = Такого стола нет, или он виден только по ссылке. Попросите ссылку ещё раз.
problem-no-upgrade = Прокси перед этим сервером не пропускает постоянные соединения. Владелец сервера должен настроить передачу заголовка «Upgrade».
problem-not-host = Это может только тот, кто создал стол.
problem-not-yours = Это место занято с другого устройства.
problem-off = На этом сервере это отключено.
problem-offline = Сервер не отвечает. Проверьте связь и попробуйте ещё раз чуть позже.
problem-other = Не получилось. Попробуйте ещё раз чуть позже.
problem-other-name = У этого сервера другое имя. Владелец сервера должен добавить имя из адресной строки в настройку «hosts».
problem-other-origin = Сервер не знает, что он находится по этому адресу. Владелец сервера должен указать его в настройке «address».
problem-over = Игра за этим столом окончена.
problem-open-deal = Эту раздачу ещё могут играть другие, поэтому её карты пока нельзя показать.
problem-own-deal = Эту раздачу играют и другие, чтобы сравнить: играйте её сами, против тех же ботов.
problem-past-day = Этот день закончился. Его раздачу можно посмотреть, а сегодняшнюю — сыграть.
problem-running = Эта игра ещё не окончена. Это станет возможно, когда она закончится.
problem-seat-lost = Время этого места вышло: за него до конца играет бот.
problem-bad-clock = Для времени на всю игру и для потери мест нужны часы не меньше чем на час.
problem-seat-taken = Кто-то успел раньше: это место занято. Выберите другое.
problem-second-seat = Среди незнакомых игроков, а также после начала игры занять второе место нельзя.
problem-barred = Создатель этого стола убрал вас, поэтому сесть здесь нельзя.
problem-nobody-there = Там уже никто не сидит.
problem-own-seat = Это ваше собственное место.
problem-blocked = Вы и кто-то за этим столом вместе не играете. Выберите, пожалуйста, другой стол.
problem-too-many-blocked = Больше никого заблокировать нельзя. Сначала разблокируйте кого-нибудь в настройках.
problem-no-code = Код неверный, уже использован или истёк.
problem-no-seats = Вы ещё не садились за стол на этом сервере, так что возвращать нечего.
problem-stale = Другие каждый раз успевали изменить этот стол раньше. Попробуйте ещё раз.
problem-storage = Сервер сейчас не может ничего записать. Ничего не изменилось; попробуйте ещё раз чуть позже.
problem-too-fast = Слишком много за короткое время. Подождите немного и попробуйте ещё раз.
problem-too-large = Этот файл слишком велик для записи игры.
problem-too-long = Эта запись слишком длинная, чтобы показать её здесь.
problem-too-many-seats = Мест больше, чем игроков. Выберите заново.
problem-unknown-version = Эту запись сделала более новая версия игры. Обновите impera, чтобы прочитать её.
problem-unreadable-record = Это не запись игры, или она повреждена.
problem-unsaved = Этот браузер здесь ничего не сохраняет: если закрыть окно, игра пропадёт.

## Players and bots

players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
    [many] { $number } игроков
   *[other] { $number } игрока
}
name-own = Ваше имя
name-other = Имя
# The name of somebody at this device who gave none. $number is the number of the seat.
name-numbered = Игрок { $number }
# The bots by level, from weak to strong.
bot-name-fisher = Рыбак
bot-name-shepherd = Пастух
bot-name-trader = Торговец
bot-name-senator = Сенатор
bot-name-general = Полководец
bot-name-architect = Архитектор
bot-name-astronomer = Астроном
bot-name-sage = Мудрец
# Levels of earlier versions, in games begun then.
bot-name-consul = Консул
bot-name-emperor = Император
# An opponent that the host of the server offers, if they say nothing else about it.
offered-bot = Этого бота добавил владелец сервера.
# In a list to choose from. $level is 1 for the weakest, $name is what the bot is called.
level-choice = { $level } · { $name }
sitter-bot = Бот · { $level }
sitter-open = Ждёт игрока
sitter-own = Вы
sitter-person = Место занято
# A short remark about a table: seconds or minutes for a turn.
tag-clock = { $per ->
    [game] { $time } на игру
   *[turn] { $time } на ход
}
tag-lost = Опоздавший теряет место
tag-delay = Зрители: задержка { $time }
tag-no-aids = Без помощи

## The start page

home-lobby = Открытые столы
    .more = Садитесь к другим или смотрите
home-table = Новый стол
    .more = Друзья, боты, команды, драфт: как вам нравится
home-daily = Раздача дня
    .more = Одни и те же карты для всех, раз в день
home-deal = Одна раздача с друзьями
    .more = Сыграйте её по очереди и сравните
home-history = Сыгранные игры
    .more = Итоги, доля побед, ваше место среди ботов
ladder-next = Следующий соперник для вас: { $level }
home-settings = Настройки
    .more = Язык, вид, звук, размер текста
credits-heading = Авторы
credits-more = Все тексты тоже наши собственные. Если игра вам нравится, её настольное издание достойно места на полке.
games-heading = Ваши игры
games-with = За столом: { $names }
games-alone = Пока больше никого
# A table of which nothing else is known.
games-table = Стол { $table }
# $seen is a time such as "5 minutes ago".
games-state = { $kind ->
    [waiting] Ждёт игроков · { $seen }
    [watching] Вы смотрите · { $seen }
   *[running] Идёт · { $seen }
}
# It is the reader's turn at a table; $left is a length of time such as "2 days", "no" if there is no clock.
games-turn = { $left ->
    [no] Ваш ход
   *[other] Ваш ход · осталось: { $left }
}
games-gone = Этого стола больше нет.
games-go = Продолжить
games-forget = Убрать из списка
games-keep = Оставить
games-forget-this = Забыть игру: { $names }
games-forget-ask = Забыть эту игру?
games-forget-more = На этом устройстве её не будет в списке.
games-forget-seat = Ваше место помнит только это устройство. Если забыть его, занять его снова нельзя, и пока вас нет, за вас играет бот.
games-forget-here = Она хранится только на этом устройстве и будет удалена.
lobby-watch = Смотреть

## At a table

cue-turn = Ваш ход
cue-card = Сыграна карта
cue-effect = Применён эффект
cue-blocked = На вашу сферу положили карту
cue-phrase = Кто-то говорит
cue-seat = Кто-то садится за стол
cue-won = Вы победили
cue-over = Игра окончена
join-gone = Стол не найден
settings-look = Вид

### From here on: what neither the start page nor a table begins with. The page loads it later.

## A new table

new-lead = Выберите, кто и как играет. Если ничего не менять, выйдет хорошая первая игра.
new-who = Кто играет
new-players = Сколько игроков
new-teams = Две команды
new-teams-more = Напарники сидят напротив: места 1 и 3 против мест 2 и 4. Когда побеждает один, побеждают оба.
# $team is one of these letters.
new-team = Команда { $team }
new-seat = Место { $number }
new-kind-bot = Бот
new-kind-guest = Кто-то по ссылке
new-kind-here = Кто-то за этим устройством
new-kind-guest-more = Вы получите ссылку, чтобы отправить её, и код для камеры.
new-kind-phone-more = Надо навести телефон на код, который появится на этом экране.
new-phones = Этот экран — стол, телефоны — руки
new-phones-more = Этот экран показывает стол без карт на руках и как можно крупнее, например на телевизоре. Каждый садится за стол с телефоном, на котором видны только свои карты и вопросы.
new-here-more = Несколько человек играют на этом устройстве. Перед каждым ходом страница просит передать его и скрывает руку.
new-level-of = Уровень бота на месте { $number }
new-picture-guest = По ссылке
new-what = Во что играем
new-deal = Первые карты
deal-basic = Обычная раздача
    .more = Каждый получает три карты. Быстро и хорошо для первой игры.
deal-draft = Драфт
    .more = Каждый оставляет карту и передаёт остальные, и так три раза. Затем каждый берёт одну открытую карту из центра.
new-edition = Издание
edition-en = Английское
    .more = Обычные правила.
edition-ru = Русское
    .more = Обычные правила, как в английском издании.
edition-uk = Украинское
    .more = Обычные правила, но при драфте карты из центра берут по часовой стрелке.
edition-pt = Бразильское
    .more = Когда колода пуста, все, кроме взявшего последнюю карту, ходят ещё раз. Эмбарго и Демократия только для других игроков.
edition-el = Греческое
    .more = Обычные правила, но нельзя копировать эффект, на который хватает ваших собственных карт.
new-single = Каждое правило отдельно
new-single-more = Что вы здесь не выберете, будет как в издании.
new-single-edition = Как в издании
option-last-round = Когда колода пуста
option-last-round-equal-turns = У всех будет поровну ходов
option-last-round-others-once-more = Остальные ходят ещё раз
option-religion = Больший предел руки от Религии
option-religion-on-apply = Остаётся, когда эффект применён
option-religion-at-draw = Зависит от карт, что остались к добору
option-copy-owned = Копировать то, что есть у себя
option-copy-owned-true = Можно
option-copy-owned-false = Нельзя
option-copy-slot = Свой и скопированный эффект сферы
option-copy-slot-domain = Только один из них за ход
option-copy-slot-effect = Оба, если уровни разные
option-self-target = Эмбарго и Демократия на себя
option-self-target-true = Можно
option-self-target-false = Нельзя
option-democracy-needs-card = Демократия
option-democracy-needs-card-true = Только туда, где есть карта
option-democracy-needs-card-false = И туда, где карт нет
option-centre = Центр драфта
option-centre-counterclockwise = Против часовой стрелки
option-centre-clockwise = По часовой стрелке
option-max-turns = Ходов в игре не больше
new-how = Настройки стола
new-aids = Помощь
new-aids-more = Советы, кто может победить в свой следующий ход, что известно о руках, и счётчик карт.
new-on-server = Хранить на сервере
new-on-server-more = Тогда игру можно продолжить на другом устройстве, показать другим и проверить раздачу. Иначе она остаётся на этом устройстве: боты отвечают сразу, даже без сети.
new-published = В общем списке
new-published-more = Все на этом сервере видят стол, могут занять свободное место и смотреть. Иначе только те, у кого есть ссылка.
new-clock = Часы
new-clock-none = Без ограничения
new-clock-more = Когда время вышло, ход заканчивает бот.
# A clock of hours or days.
new-clock-days = Игра на несколько дней: оставаться на связи не нужно, а часы идут. На главной странице первыми стоят столы, где ваш ход.
new-per = Время даётся на
new-per-turn = Каждый ход
new-per-game = Всю игру
new-per-more = Если на всю игру, время всех ходов игрока складывается.
new-late = Когда время вышло
new-late-bot = Играет бот
new-late-lost = Место потеряно
new-late-more = Бот сыграет этот ход, а если время даётся на всю игру, то до её конца. Потерянное место остаётся за ботом навсегда.
new-delay = Зрители видят игру
new-delay-none = Сразу
new-delay-more = С такой задержкой видно тем, кто смотрит: пока это важно, никто ничего не подскажет.
new-away = Замена ботом
new-away-none = Никогда
new-away-more = Для того, у кого пропала связь; кто вернулся, играет дальше.
new-summary = Ваш стол
new-sum = { $teams ->
    [yes] Две команды по двое
   *[no] { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
}, { $deal ->
    [draft] драфт.
   *[basic] обычная раздача.
}
new-sum-now = Игра начнётся сразу.
new-sum-link = Она начнётся, когда все места заняты. Ссылку вы сейчас получите.
new-sum-phones = Игра начнётся, когда будут заняты все места. На экране будет код для телефонов.
new-sum-lobby = Она начнётся, когда все места заняты, по ссылке или из общего списка.
new-start = Начать игру
new-invite = Открыть стол

## Waiting for players, and the link for them

invite-heading = Приглашение
invite-hands = Наведите телефон на код: он станет вашей рукой. Стол будет на этом экране.
invite-copied = Скопировано
invite-watch = Копировать ссылку для зрителей
invite-by-hand = Этот браузер не даёт странице копировать. Выделите ссылку и скопируйте сами.
invite-private = Этот адрес работает только на этом устройстве. Для других запустите сервер командой «{ $program } serve --host 0.0.0.0 --qr» и откройте адрес, который она покажет.
invite-code = Ссылка как QR-код
invite-camera = Наведите телефон, чтобы сесть за стол.
waiting-open = { $number ->
    [one] Свободно { $number } место. Игра начнётся сама, когда его займут.
    [few] Свободно { $number } места. Игра начнётся сама, когда их займут.
    [many] Свободно { $number } мест. Игра начнётся сама, когда их займут.
   *[other] Свободно { $number } места. Игра начнётся сама, когда их займут.
}
waiting-seats = За столом
waiting-bot = Бот сюда
waiting-up = Освободить для игрока
waiting-level = Уровень новых ботов
waiting-start = Начать сейчас с ботами
waiting-sit = Занять место
waiting-leave = Выйти из-за стола

## Joining by link

join-lead = Нужно только имя.
hand-lead = Этот телефон будет показывать ваши карты и вопросы. Стол — на другом экране.
join-gone-more = Возможно, игра окончена и стол убран, или ссылка неполная: всё, что после #, тоже часть её. Попросите ссылку ещё раз или найдите другой стол.
join-who = За столом
join-how = Сесть
join-seat = Какое место
join-seat-number = Место { $number }
join-sit = Играть
join-watch = Только смотреть
join-yours = Вы уже здесь сидите
join-back = К столу
join-full = Все места заняты
join-full-more = Можно смотреть эту игру или открыть свой стол.

## The lobby

lobby-lead = Столы этого сервера, открытые для всех. Список обновляется сам.
lobby-open = Ждут игроков
lobby-running = Идут сейчас
lobby-count = { $number ->
    [0] Сейчас нет открытых столов.
    [one] Сейчас { $number } открытый стол.
    [few] Сейчас { $number } открытых стола.
    [many] Сейчас { $number } открытых столов.
   *[other] Сейчас { $number } открытого стола.
}
lobby-table = За столом: { $names }
lobby-table-empty = Стол с ботами
lobby-join = Сесть
lobby-none = Сейчас нет открытых столов
lobby-none-more = Будьте первыми: откройте стол для всех или играйте с ботами, пока ждёте.
lobby-link = У вас есть ссылка?
lobby-link-label = Ссылка на стол
lobby-follow = Перейти по ссылке
lobby-unread = Это не похоже на ссылку на стол. Она заканчивается так: /join/NAME#SECRET.
lobby-own = Свой стол
lobby-own-more = Для друзей по ссылке, для всех в общем списке или для нескольких человек за одним устройством.

## Settings

settings-lead = Всё действует сразу и запоминается на этом устройстве.
settings-you = Вы
settings-name-more = Его видят другие за столом.
settings-move = Перенести на другое устройство
settings-theme = День или ночь
theme-system = Как в системе
theme-light = День
theme-dark = Ночь
settings-text = Размер текста
text-normal = Обычный
text-large = Крупный
text-largest = Самый крупный
settings-motion = Движение карт
motion-system = Как в системе
motion-on = Включено
motion-off = Выключено
settings-sound = Звук
settings-sounds = Звуки
settings-sounds-more = Короткие звуки за столом. У каждого на миг появляется подпись.
settings-cues = Послушать каждый
settings-shortcuts = Горячие клавиши
settings-shortcuts-more = За столом клавиши от 1 до 9 выбирают ответ, E заканчивает ход, U отменяет, H просит совет. Выключите, если вы говорите с устройством или нажимаете клавиши случайно.
settings-presses = Клавиши и нажатия
settings-confirms-more = Иначе второе нажатие нужно только там, где отменить нельзя.
settings-command-more = Строка, куда можно вводить ответы и команды, как в текстовой игре. К ней ведёт клавиша /.
settings-remarks-more = Изредка: когда бот кого-то блокирует, выигрывает или проигрывает.
settings-tips-more = Четыре фразы, каждая один раз и к месту. Включите, чтобы получить их снова.
notices-heading = Когда ваш ход
notices-more = За столом на несколько дней вам могут сообщить, что ваш ход. В уведомлении только это и место. Каждое можно прекратить прямо из него.
notices-push = На устройстве:
notices-mail = По почте:
notices-webhook = Вашей программе
notices-push-choose = Сообщать на этом устройстве
notices-mail-own = Ваш почтовый адрес
notices-mail-more = Придёт письмо с вопросом, хотите ли вы этого. Никто другой за столом адреса не видит.
notices-mail-choose = Сообщать по почте
notices-webhook-own = Адрес вашей программы
notices-webhook-more = Он начинается с https:// и получает запрос с JSON.
notices-webhook-choose = Сообщать программе
notices-chosen = Вам сообщат, когда будет ваш ход.
notices-asked = Загляните в почту: в письме спрашивают, хотите ли вы этого.
notices-unsure = Ждёт вашего ответа на письмо
notices-end = Прекратить уведомления
notices-ended = Больше вам сообщать не будут.
notices-open = Открыть стол
notices-confirm = Да, сообщайте, когда мой ход
settings-seats = Ваши места
settings-code-more = С кодом восстановления вы вернёте свои места и столы, если потеряете это устройство, в том числе занятые позже. Он действует один раз, новый заменяет старый.
settings-code-make = Создать код восстановления
settings-code-shown = Ваш код. Запишите его, больше он не появится:
settings-code-own = Код с другого устройства
settings-code-own-more = Ваши места перейдут сюда. Устройство, на котором они были, их потеряет.
settings-code-use = Вернуть мои места
settings-code-got = { $number ->
    [0] Возвращать было уже нечего.
    [one] { $number } стол теперь на этом устройстве.
    [few] { $number } стола теперь на этом устройстве.
    [many] { $number } столов теперь на этом устройстве.
   *[other] { $number } стола теперь на этом устройстве.
}
settings-code-go = На главную
settings-blocked = Кого вы заблокировали
settings-blocked-more = Вы не слышите их реплик и не видите имён, за открытыми столами вы не встретитесь. Им об этом не сообщается.

## A page without a server: what it lacks, and how to run one

needs-server = Чтобы играть с людьми за другими устройствами, нужен сервер; у этой страницы его нет, но запустить его может каждый.
needs-server-how = Как запустить сервер
hosting-lead = С сервером можно приглашать друзей по ссылке, открывать столы для всех и пускать зрителей. Это одна программа, и другие ей не нужны.
hosting-install = На компьютер, который будет включён во время игры, установите Python 3.11 или новее, а затем impera:
hosting-serve = Запустите сервер. Он покажет свой адрес и код для камер телефонов в вашей сети:
hosting-invite = Откройте этот адрес, создайте стол со свободным местом и отправьте друзьям ссылку на него.
hosting-more = Адрес работает в вашей сети. Чтобы играли и друзья издалека, компьютер должен быть доступен из интернета; прокси, настройки и резервные копии описаны в руководстве impera по хостингу.

## Moving house: a person's seats go to another device

move-lead = Ваши места за столами этого сервера и ваша история переходят на другой телефон или компьютер. Учётная запись не нужна: достаточно кода, один раз.
move-from = С этого устройства
# $number counts tables.
move-what = { $number ->
    [0] На этом устройстве нет мест за столами; перенести можно историю.
    [one] { $number } стол и ваша история. Игры, которые хранятся только на этом устройстве, останутся здесь.
    [few] { $number } стола и ваша история. Игры, которые хранятся только на этом устройстве, останутся здесь.
    [many] { $number } столов и ваша история. Игры, которые хранятся только на этом устройстве, останутся здесь.
   *[other] { $number } стола и ваша история. Игры, которые хранятся только на этом устройстве, останутся здесь.
}
move-begin = Создать код
# $time is a length of time such as "10 minutes".
move-show = Отсканируйте это другим устройством или введите буквы там: эта же страница, «На это устройство». Код действует один раз, { $time }. Никому его не показывайте.
move-qr = Код в виде QR-кода
# The code is read out.
move-code = Код: { $code }.
# $number counts games of the history that did not fit.
move-left = { $number ->
    [one] { $number } самая старая игра не помещается и останется здесь. «Сохранить в файл» на странице «Ваши игры» берёт с собой все.
    [few] { $number } самые старые игры не помещаются и останутся здесь. «Сохранить в файл» на странице «Ваши игры» берёт с собой все.
    [many] { $number } самых старых игр не помещаются и останутся здесь. «Сохранить в файл» на странице «Ваши игры» берёт с собой все.
   *[other] { $number } самой старой игры не помещаются и останутся здесь. «Сохранить в файл» на странице «Ваши игры» берёт с собой все.
}
move-taken = Готово: ваши места теперь на другом устройстве, а это их забыло.
move-gone = Срок кода истёк, ничего не перенесено. Создайте новый.
move-to = На это устройство
move-label = Код
move-here-more = Создайте код на старом устройстве: Настройки, «Перенести на другое устройство».
move-end = Перенести всё сюда
# $tables and $games count what came.
move-came = Перенесено столов: { $tables }. Добавлено игр в историю: { $games }.
move-home = К вашим играм
