### What is said in a terminal only, in Russian: the text game, the commands and their help.
### The notes for translators are in en/game.ftl.

## The text game: beginning and leaving

play-title = { game }: неофициальная фанатская версия. Автор игры Rémi Amy, издатель Ludonaute.
play-against = Вы играете против: { $names }.
# Where the bots differ, each is introduced. $bot is its name as it is typed, such as "senator".
play-met-own = За { $name } играет { $bot }.
play-met = { $name } — это { $bot }: { $description }
# A bot that takes its time has its turn.
play-thinks = { $name } думает…
play-partner = { $name } играет с вами в команде: вы побеждаете вместе.
play-first = { $who ->
    [you] Первый игрок по жребию: вы.
   *[other] Первый игрок по жребию: { $name }.
}
# --seed is typed as it is in every language.
play-seed = Зерно: { $seed }; с --seed { $seed } карты лягут так же.
# Turn 0 is the draft. $who decides next.
play-continued = { $number ->
    [0] Игра продолжается с драфта.
   *[other] { $who ->
        [you] Игра продолжается: ход { $number }, ходите вы.
       *[other] Игра продолжается: ход { $number }, ходит { $name }.
    }
}
play-unfinished = Есть незаконченная игра: чтобы продолжить её, введите сейчас «выход», а затем «{ $program } play --text --continue».
play-how = Отвечайте числом или словами, например «сыграть война». «помощь» расскажет больше.
play-auto = Ответ только один, он выбран за вас: { $decision }.
play-left = Вы уходите из-за стола.
play-left-saved = Вы уходите из-за стола. Игра сохранена: продолжить её можно командой «{ $program } play --text --continue».
play-replay = «{ $program } replay» покажет эту игру ещё раз.

## The text game: saving

save-where = Введите и имя файла: сохранить ФАЙЛ.
save-done = Игра сохранена в { $file }.
save-exists = { $file } уже есть, и это не запись этой игры, поэтому файл не тронут.
save-failed = Не удалось сохранить игру в { $file }: { $reason }.
save-automatic-failed = Игра не сохраняется сама: { $reason }.

## The rulebook

rules-contents = Правила по главам. «{ $program } rules 1.8» покажет главу, «{ $program } rules R-MIL-03» покажет пункт, «{ $program } rules атака» найдёт слово.
rules-chapter = { $number ->
    [1] { $heading }: { $first }
   *[other] { $heading }: от { $first } до { $last }
}
rules-chapter-mixed = { $heading }: { $names }
# Words that people look for, and the chapters that answer them. Each line: words, a colon, numbers of chapters.
rules-see-also =
    победа победы победить победитель выиграть выигрыш: 1.16 1.18
    очки очко счёт счет подсчёт подсчет ничья: 1.18

## Replays

replay-verified = { $number ->
    [one] Запись верна: она воспроизводится, в ней { $number } решение.
    [few] Запись верна: она воспроизводится, в ней { $number } решения.
    [many] Запись верна: она воспроизводится, в ней { $number } решений.
   *[other] Запись верна: она воспроизводится, в ней { $number } решения.
}
# The digest follows on a line of its own.
replay-promised = Раздача определена до игры: она подходит к обязательству, опубликованному тогда.
verify-step = Шаг { $number }
verify-compare = Сравните хеш с тем, который вам показали до игры, или укажите его через --commitment.
replay-drawn = Картинка сохранена: { $file }.
replay-until = { $number ->
    [one] Пересказано { $number } решение.
    [few] Пересказано { $number } решения.
    [many] Пересказано { $number } решений.
   *[other] Пересказано { $number } решения.
}

## The server

# An address follows on a line of its own.
serve-address = Играть можно здесь:
serve-private = Подключиться можно только с этой машины. «{ $program } serve --host 0.0.0.0» впускает и других.
serve-code = Для телефонов в той же сети:
serve-no-code = Кода для телефонов нет: другие машины не могут подключиться. Укажите --host 0.0.0.0 или адрес в настройках.
browser-address = Играйте в браузере здесь:
browser-already = Игра на этой машине уже запущена, поэтому используется её страница.
serve-stop = Ctrl-C останавливает сервер. Всё сохранено.

# "impera serve --check": what each step found.
serve-check-trying = Проверяется { $address }
serve-check-health = Сервер отвечает и может писать в базу данных.
serve-check-page = Страница и все её файлы приходят.
serve-check-socket = Постоянные соединения открываются.
serve-check-good = С этой машины всё работает.
serve-check-silent = { $address } не отвечает: { $detail }. Запущен ли сервер, и ведёт ли к нему прокси?
serve-check-storage = Сервер отвечает, но не может писать в базу данных. Причина — в его журнале.
serve-check-foreign = { $address } отвечает с кодом { $status }, и это не ответ нашего сервера. Ведёт ли к нему прокси, и верен ли путь?
serve-check-files = Страница приходит, но { $detail } — нет (код { $status }). Путь, под которым находится сервер, должен быть в address или в --base-path.
serve-check-no-upgrade = Постоянные соединения не открываются: прокси не передаёт заголовки Upgrade и Connection.
serve-check-other-origin = Сервер принимает страницу по адресу { $address } за страницу чужого сайта. Укажите этот адрес в address, или пусть прокси передаёт заголовок Host.
serve-check-other-name = Сервер не знает имени, по которому к нему обращаются. Укажите в address { $address } или добавьте имя в hosts.
serve-check-no-socket = Постоянные соединения не открываются: код ответа { $status }. Пропускает ли их прокси?

## Hosts

# $before and $after are versions of the database; "none" is a database without any.
admin-migrated = { $before ->
    [none] База данных создана, её версия { $after }.
   *[other] Версия базы данных была { $before }, теперь { $after }.
}
admin-backed-up = { $number ->
    [one] В файл { $file } записана { $number } строка. Берегите его: в нём видны раздачи идущих игр.
    [few] В файл { $file } записаны { $number } строки. Берегите его: в нём видны раздачи идущих игр.
    [many] В файл { $file } записано { $number } строк. Берегите его: в нём видны раздачи идущих игр.
   *[other] В файл { $file } записано { $number } строки. Берегите его: в нём видны раздачи идущих игр.
}
admin-restored = { $number ->
    [one] Из файла { $file } прочитана { $number } строка.
    [few] Из файла { $file } прочитаны { $number } строки.
    [many] Из файла { $file } прочитано { $number } строк.
   *[other] Из файла { $file } прочитано { $number } строки.
}
admin-exported = { $number ->
    [one] В { $file } сохранена { $number } запись игры.
    [few] В { $file } сохранены { $number } записи игр.
    [many] В { $file } сохранено { $number } записей игр.
   *[other] В { $file } сохранено { $number } записи игр.
}
admin-deleted = Стол { $name } удалён.
admin-forgot = { $number ->
    [one] Имя { $name } забыто: { $number } место осталось без имени и ключа.
    [few] Имя { $name } забыто: { $number } места остались без имени и ключа.
    [many] Имя { $name } забыто: { $number } мест осталось без имени и ключа.
   *[other] Имя { $name } забыто: { $number } места осталось без имени и ключа.
}
admin-table = { $name }, { $last }: { $status ->
    [waiting] ждёт игроков
    [running] идёт игра
    [over] игра окончена
   *[closed] закрыт
}. Игроки: { $people }; ботов: { $bots }; записей: { $entries }.
admin-no-tables = Столов нет.
admin-closed = Стол { $name } закрыт: все от него отключены, и войти больше нельзя. Игра сохранена.
admin-no-actions = Администраторы ещё ничего не делали.

## Simulations

cluster-connecting = Подключение к кластеру Ray по адресу { $address }. Если никто не ответит, попытка закончится примерно через минуту.
simulate-compiling = Правила сейчас компилируются для этой машины. Это бывает один раз и длится до полуминуты.
simulate-compiling-gpu = Правила сейчас компилируются для видеокарты. Это длится до минуты и бывает при каждом запуске.
simulate-compiling-cluster = Машины кластера, которые ещё не скомпилировали правила, сначала сделают это. Это длится до минуты.
simulate-wait = Компиляция
simulate-playing = Игра
# $number of $games games were played.
simulate-games = Игр: { $number } из { $games }, игроков: { $players }, зерно { $seed }, движок { $engine }.
# Rates are in percent.
simulate-seat = Место { $seat } побеждает: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 % интервал: от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %).
simulate-shared = Общие победы, засчитанные каждому победителю: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
simulate-hegemony = Закончились моментальной победой: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
simulate-majority = Закончились победой большинством: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
simulate-turn-limit = Закончились по пределу числа ходов: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
simulate-turns = Ходов: в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, от { $min } до { $max }.
simulate-decisions = Решений: в среднем { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, от { $min } до { $max }.
simulate-ready = Компиляция или загрузка правил: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с, ниже не учтено.
simulate-nothing = Ещё ничего не сыграно: правила ещё компилировались.
simulate-speed = Скорость: { $speed } решений в секунду, за { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с.

## The arena

arena-ready = Подготовка
# The first words of the progress bar; the standing follows.
arena-playing = Игра
# Part of a row, in the progress bar and for a match: "emperor 93.5 % (89.1 to 96.2)".
arena-now = { $bot } { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
# $number of $asked games were played; $teams is "yes" for the team game.
arena-games = { $teams ->
    [yes] Игр: { $number } из { $asked }, раздача { $deal }, 2 команды по 2 игрока, зерно { $seed }.
   *[no] Игр: { $number } из { $asked }, раздача { $deal }, игроков: { $players }, зерно { $seed }.
}
# A deal is complete when it was played once from each of the $seatings seatings.
arena-counted = Засчитано игр: { $games }, раздач: { $deals }, рассадок каждой раздачи: { $seatings }.
# The heads of the columns of the table, then what stands in them. Short is good.
arena-head-bot = Бот
arena-head-wins = Победы
arena-head-interval = 95 % интервал
arena-head-fair = Равная доля
arena-head-rating = Рейтинг
arena-percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-interval = от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-match = Матч { $bots }, раздач: { $deals }. { $rates }.
arena-seconds = { $bot } решает в среднем за { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } с, в 95 случаях из 100 не дольше { NUMBER($most, minimumFractionDigits: 2, maximumFractionDigits: 2) } с, самое долгое { NUMBER($longest, minimumFractionDigits: 2, maximumFractionDigits: 2) } с.
arena-milliseconds = { $bot } решает в среднем за { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } мс, в 95 случаях из 100 не дольше { NUMBER($most, minimumFractionDigits: 2, maximumFractionDigits: 2) } мс, самое долгое { NUMBER($longest, minimumFractionDigits: 2, maximumFractionDigits: 2) } мс.
arena-hegemony = Закончились моментальной победой: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-majority = Закончились победой большинством: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-turn-limit = Закончились по пределу числа ходов: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-forfeit = Закончились из-за сбоя бота: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-shared = Общие победы, каждому победителю засчитана его часть: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-length = Длина в среднем: ходов { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) }, решений { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-failures = { $bot }, число сбоев: { $number }.
# $problem is a sentence in English without its full stop; it happened $number times.
arena-problem = { $number } x { $problem }.
arena-problems-more = Другие сбои ({ $number }) в файле results.json, если указан --out.
arena-decided = Исход ясен, поэтому игр больше не было.
arena-undecided = Исход не ясен.
arena-interrupted = Прервано с помощью Ctrl-C.
arena-interrupted-kept = Прервано с помощью Ctrl-C. Та же команда продолжит с этого места.
arena-nothing = Ничего не засчитано: ни одна раздача не сыграна со всеми рассадками.
arena-failed = Бот дал сбой, и арена остановилась: { $problem }.
# $problem is a sentence in English without its full stop.
arena-lost = Арена закончилась раньше времени, сыгранное сохранено: { $problem }.
arena-written = Записано в { $folder }: { $files }.
# The picture: its title, the names of its axes, and the mark of the fair share.
arena-plot-title = Игр: { $games }, игроков: { $players }, зерно { $seed }
arena-plot-wins = Победы в процентах, 95 % интервал
arena-plot-rating = Рейтинг, 95 % интервал
arena-plot-fair = равная доля

# The page of a league: its title, the headings of its parts, and a sentence for each.
league-title = Лига: { $number ->
    [one] { $number } бот
    [few] { $number } бота
    [many] { $number } ботов
   *[other] { $number } бота
}
league-standing = Положение
league-pairs = Каждая пара
league-pairs-note = Как часто бот в строке обыгрывал бота в столбце, с 95 % интервалом. Общая победа считается за половину.
league-curve = Рейтинги со временем
league-curve-note = Линия показывает рейтинг после каждой игры лиги, тень вокруг неё — 95 % интервал.
league-axis = Игры лиги
league-records = Игры, которые можно посмотреть
league-records-note = Последняя игра каждой пары: движущаяся картинка и запись для «{ $program } replay».
league-record = { $first } против { $second }
league-file = запись
# A bot that plays no more.
league-gone = { $bot } (больше не играет)
league-head-games = Игры
league-head-time = На решение
league-head-failures = Сбои
league-milliseconds = { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс

## Training

train-ready = Подготовка. Если что-то компилируется впервые, она займёт минуту.
# In the progress bar; $games are finished.
train-learning = Обучение, игр: { NUMBER($games) }
# $rates is a row of the message below.
train-measured = Через { $seconds } с, против { $bot }: { $rates }
# $kind is a kind of table as the files name it, such as "2-basic".
train-rate = { $kind } { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
train-score = { $kind }, против { $bot }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), равная доля { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
train-interrupted = Остановлено по Ctrl-C. Та же команда продолжит с этого места.
train-limited = Время вышло. Та же команда продолжит с этого места.
# The picture: the names of its axes.
train-plot-seconds = Секунды обучения
train-plot-wins = Победы в процентах

## Exploiting a bot

# How a response is called in the lines below.
exploit-new = сеть, обученная с нуля
exploit-own = сеть, обученная от весов самого бота
exploit-search = поиск, знающий сеть
exploit-training = Обучение против бота: { $response }.
exploit-measuring = Измерение: { $response }.
exploit-again = Лучший ответ измеряется ещё раз, на других раздачах.
exploit-measured = Победы ({ $response }): { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), игр: { NUMBER($games) }
exploit-bound = У бота { $bot } можно выиграть не меньше { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % игр (равная доля { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %): { $response }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) на других раздачах, игр: { NUMBER($games) }.
exploit-untrained = { $bot } не играет ни по простым правилам, ни одной лишь сетью, поэтому обучить сеть против него нельзя. Пробуется только поиск.
exploit-stranger = Поиск не знает, как решает { $bot }, и принимает его за sage.

## Studies

study-playing = Идёт игра
study-games = { $games ->
    [one] Отвечает { $games } игра
    [few] Отвечают { $games } игры
    [many] Отвечают { $games } игр
   *[other] Отвечают { $games } игры
} с зерном { $seed }:
study-interrupted = Остановлено раньше времени (Ctrl-C). Та же команда продолжит отсюда.
study-written = Записано в { $folder }: { $files }.
puzzles-playing = Поиск задач
puzzles-written = Задач: { $puzzles }, игр: { $games }. Записано в { $file } ({ NUMBER($kilobytes, maximumFractionDigits: 0) } кБ).
puzzles-interrupted = Остановлено раньше времени (Ctrl-C).

export-written = Записано в { $file }: { $rows ->
    [one] { $rows } решение
    [few] { $rows } решения
    [many] { $rows } решений
   *[other] { $rows } решения
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ.
error-export-what = Назовите записи или попросите образец через --sample; что-то одно.

## The static edition

# $part is one of the three names below.
site-part = { $part }: { $files ->
    [one] { $files } файл
    [few] { $files } файла
    [many] { $files } файлов
   *[other] { $files } файла
}, { $kilobytes } кБ.
site-page = Страница
site-rulebooks = Правила
site-network = Нейросеть ботов
site-puzzles = Задачи
site-written = Записано в { $folder }: { $files ->
    [one] { $files } файл
    [few] { $files } файла
    [many] { $files } файлов
   *[other] { $files } файла
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ, версия { $version }.
site-next = Эту папку может отдавать любой статический хостинг, по любому пути. Посмотреть её здесь: python -m http.server --directory { $folder }

## Errors, each as one sentence

error = { $problem }.
error-file = Файл { $file } не подходит: { $reason }.
error-not-text = это не текст
# $most is "none" when any greater number will do.
error-number = { $most ->
    [none] «{ $value }» не целое число от { $least } и больше
   *[other] «{ $value }» не целое число от { $least } до { $most }
}
error-memory = Для этого не хватает памяти.
# $command is what was typed, such as "impera play".
error-usage = { $problem } «{ $command } --help» расскажет больше.
error-no-database = Базы данных { $file } нет. Сервер создаёт её при первом запуске; другую можно указать через --database.
error-schema-unknown = Схемы «{ $name }» нет. Есть схемы { $names }.
error-not-parquet = Таблица решений хранится в формате Parquet: назовите файл { $file }.
error-no-folder = Папки для файла { $file } нет.
error-nothing-to-continue = Незаконченной игры нет.
error-not-with = Игра, которую продолжает { $option }, остаётся как есть, поэтому { $option } не сочетается с { $others }.
# $options are options such as --seed.
error-only-text = Только у текстовой игры есть { $options }: добавьте --text
error-only-browser = У текстовой игры нет { $options }: уберите --text
error-no-page = Страница для игры в браузере здесь не собрана. Соберите её командой «make page» или играйте с «{ $program } play --text».
error-game-is-over = Игра в файле { $file } окончена; «{ $program } replay { $file }» перескажет её.
error-no-table = Стола { $name } нет.
error-no-person = Никого с именем { $name } нет.
error-one-viewer = Выберите что-то одно: --seat, --spectator или --everything.
error-not-promised = Раздача в файле { $file } не та, что была обещана: её обязательство другое, или его нет.
error-no-promise = Перед игрой в файле { $file } ничего не обещали: в записи нет обязательства.
error-no-replacement = Заменяемому боту нужна замена, а незаменяемому не нужна: --on-failure replace и --replacement указывают вместе.
error-no-out = Записи хранятся в папке, поэтому для --records нужен --out.
error-league-other = В этой лиге { $label } — другой бот: { $spec }. Дайте новому другое имя: NAME=BOT.
error-league-nobody = В этой лиге нет бота с именем { $label }.
error-league-sides = В лиге две стороны: 2 игрока или игра командами.
error-league-alone = Лига хранит всё в своей папке и играет все игры, поэтому --league не сочетается с --out, --records и --until-decided.
error-leave-alone = Боты выходят из лиги, поэтому для --leave нужна --league.
error-too-many-bots = { $number ->
    [one] За этим столом есть место для { $number } бота.
    [few] За этим столом есть место для { $number } ботов.
    [many] За этим столом есть место для { $number } ботов.
   *[other] За этим столом есть место для { $number } бота.
}
error-no-plot = Графика нет, потому что не установлен matplotlib; его ставит «pip install 'impera[plots]'».
error-no-server = Для игры в браузере и для сервера нужны пакеты, а они не установлены; их ставит «pip install 'impera[server]'». Без них можно играть так: «{ $program } play --text».
error-no-compiler = Для этого нужен компилятор numba, а он не установлен; его ставит «pip install numba».
error-no-torch = Для обучения нужен PyTorch, а он не установлен; его ставит «pip install 'impera[train]'».
error-cluster = Кластер Ray по адресу { $address } не отвечает. Проверьте { $variable } и то, запущен ли кластер. Сообщение Ray: { $reason }
error-train-other = В папке { $folder } лежит обучение с другими настройками. Выберите другую папку или не указывайте настроек, чтобы продолжить его.
error-exploit-untrained = Против { $bot } нельзя обучить сеть: он не играет ни по простым правилам, ни одной лишь сетью. Укажите --by search.
# A number of seconds.
error-seconds = «{ $value }» не число секунд больше 0
# Bots as they are typed. What stands before and after = and : is typed as it is in every language.
error-bot-text = «{ $text }» не бот: напишите имя, NAME:seconds=1, exec:COMMAND, py:MODULE:NAME или LABEL= перед чем-то из этого.
error-bot-unknown = Бота «{ $name }» нет. Есть боты: { $names }.
error-bot-at-once = Бот «{ $name }» решает сразу: seconds, simulations и threads — для ботов, которые ищут.
error-bot-no-network = У бота «{ $name }» нет сети: weights — для { $names }.
error-bot-setting = У бота «{ $spec }» указана настройка «{ $name }», а такой нет. Есть настройки: { $settings }.
error-bot-number = { $kind ->
    [whole] Боту «{ $spec }» для { $name } нужно целое число больше 0, а не «{ $value }».
   *[any] Боту «{ $spec }» для { $name } нужно число больше 0, а не «{ $value }».
}
# $reason is in English.
error-bot-command = Команду бота «{ $spec }» нельзя прочитать: { $reason }.
error-bot-no-command = У бота «{ $spec }» не названа программа: напишите exec:COMMAND.
# $spec is what was typed, $reason what Python says, in English.
error-bot-python = Бота «{ $spec }» загрузить нельзя: напишите py:MODULE:NAME или py:FILE.py:NAME. ({ $reason })
error-bot-object = { $label } — объект в программе на Python: только она может пустить его в игру.
# $reason is in English.
error-bot-offer = Бота «{ $text }» нельзя предложить: напишите ИМЯ=exec:КОМАНДА, где имя новое, из строчных латинских букв, цифр и дефисов, или имя бота из папки.
error-bot-manifest = Файл { $file } не описывает бота: { $reason }
error-bot-no-program = Бота «{ $spec }» нельзя запустить: нет программы «{ $file }», которую можно выполнить. Файлу нужны путь, например ./mybot, и право на выполнение.
error-bots-too-few = Арене нужны хотя бы два бота.
error-bots-same = Двух ботов зовут «{ $label }»: различите их метками, например first={ $label }.
error-no-last-game = Законченной игры ещё нет: укажите файл записи.
error-site-not-empty = Папка { $folder } не пуста. Назовите новую или пустую папку либо ту, которую раньше записала команда «{ $program } site».
error-site-no-page = Страница для игры в браузере не собрана. В клоне репозитория сначала выполните «make page».

## Help of the command line. These messages are read without Fluent: no values but $program, no selectors, no references.
## Words that begin with -- and examples are typed as they are in every language. Examples keep their lines.

help-impera =
    Carta Impera Victoria: игра, симуляция, правила.

    Без команды игра открывается в браузере. Это неофициальная фанатская версия; автор игры Rémi Amy, издатель
    Ludonaute.
help-impera-examples =
    Примеры:
      { $program }
      { $program } play --text --players 4 --deal draft
      { $program } rules атака
help-play =
    Играть против ботов в браузере или в виде текста.

    Для браузера на этой машине запускается свой сервер; он хранит ваши игры. С --text у каждого вопроса есть
    пронумерованные ответы: введите в игре «помощь», чтобы увидеть её команды. Такая игра сохраняется сама, и
    «{ $program } play --text --continue» продолжает последнюю незаконченную.
help-play-examples =
    Примеры:
      { $program } play
      { $program } play --no-browser --port 8000
      { $program } play --text --players 2 --seed 7 --name Ada
      { $program } play --text --players 4 --teams --deal draft
      { $program } play --text --bots senator,emperor
      { $program } play --text --continue
help-play-text = Играть в виде текста в этом терминале; опции игры указывают вместе с --text.
help-play-browser = Открывать ли браузер; адрес называется в любом случае.
help-play-seat = Ваше место, считая от 0. Первый игрок выбирается жребием.
help-play-name = Ваше имя.
help-play-bots = Какие боты играют; список покажет «{ $program } bots». Одно имя годится для всех остальных; несколько через запятую, например senator,emperor, занимают места по порядку, и последнее занимает оставшиеся.
help-play-aids = Говорить в начале вашего хода, кто может победить на следующем; если не указано, так и будет.
help-play-auto = Давать единственно возможный ответ автоматически.
help-play-save = Записать игру ещё и в этот файл.
help-play-continue = Продолжить последнюю незаконченную игру.
help-play-load = Продолжить игру из этой записи против названных в ней ботов.
help-option-players = Число игроков; если не указано, 3.
help-option-deal = Как раздаются первые карты; если не указано, basic.
help-option-teams = Две команды по двое, для четырёх игроков.
help-option-edition = Играть по правилам издания на этом языке; если не указано, en. Оно определяет опции ниже.
help-option-last-round = Кто ещё ходит, когда колода пуста.
help-option-religion = Когда определяется предел руки от Религии.
help-option-copy-owned = Можно ли копировать эффект, на который хватает своих карт.
help-option-copy-slot = Что исключает копия на том же ходу: свои эффекты всей сферы или только тот же эффект.
help-option-self-target = Можно ли класть эмбарго и демократию на свои карты.
help-option-democracy-needs-card = Нужна ли демократии открытая карта там, куда её кладут.
help-option-centre = В каком направлении разбирают центр драфта.
help-option-max-turns = Закончить игру после стольких ходов; если не указано, 400.
help-option-seed = Раздавать по этому числу; без него оно выбирается и называется.
help-option-language = Язык сообщений.
help-option-json = Вывести JSON для программ.
help-option-on = Кто работает: эта машина (here, если не указано) или кластер Ray (ray; docs/scale.md).
help-serve =
    Открыть столы, чтобы люди играли вместе в браузере.

    Каждое решение записано на диск раньше, чем о нём кто-то узнает. Настройки берутся из файла (--config), из
    переменных, которые начинаются с IMPERA_SERVER_, и из этих опций; более поздние важнее. --print-config покажет,
    что получилось.
help-serve-examples =
    Примеры:
      { $program } serve
      { $program } serve --host 0.0.0.0 --qr
      { $program } serve --database postgresql://impera@localhost/impera --workers 4
      { $program } serve --config impera.toml --print-config
      { $program } serve --config impera.toml --check
help-serve-host = Адрес сервера; если не указан, 127.0.0.1, то есть только эта машина.
help-serve-port = Порт сервера; если не указан, 8421.
help-serve-base-path = Путь, под которым прокси отдаёт этот сервер, например /impera (по умолчанию — из адреса).
help-serve-database = Где хранятся столы: sqlite:///FILE или postgresql://USER@HOST/NAME. Если не указано, файл в вашей папке данных.
help-serve-workers = Сколько процессов; если не указано, 1. Для нескольких нужен PostgreSQL.
help-serve-bot = Бот, которого можно выбрать за столами кроме обычных: ИМЯ=exec:КОМАНДА или имя бота из папки; можно указать несколько раз.
help-serve-config = Файл TOML с настройками.
help-serve-qr = Показать QR-код для телефонов в той же сети.
help-serve-print-config = Показать настройки и закончить.
help-serve-check = Проверить работающий сервер по его публичному адресу, через прокси, и сказать, что не так.
help-simulate =
    Сыграть много игр наугад и показать, кто побеждает.

    Все решения равновероятны. Одно и то же зерно даёт одни и те же игры на любом движке и любой машине.
help-simulate-examples =
    Примеры:
      { $program } simulate --games 100000 --players 3 --seed 1
      { $program } simulate --games 1000 --engine python --json
      { $program } simulate --games 50000 --players 2 --csv games.csv
help-simulate-games = Сколько игр; если не указано, 10000.
help-simulate-engine = Как считать: без компиляции, с компиляцией (если не указано) или на GPU.
help-simulate-workers = Сколько одновременно; если не указано, на всех ядрах.
help-simulate-csv = Записать в этот файл по строке на игру.
help-arena =
    Дать ботам сыграть друг с другом и показать, насколько они сильны.

    BOT — это имя из «{ $program } bots», или NAME:seconds=0.5, NAME:simulations=200, NAME:threads=1 с тем, сколько можно
    тратить на решение, или exec:COMMAND для вашей программы, или py:MODULE:NAME для вашего класса или объекта на Python
    (docs/external-bots.md). LABEL=BOT даёт боту другое имя в таблицах, чтобы он мог встретиться с самим собой при других
    настройках.

    Каждая раздача играется по разу с каждой рассадкой, чтобы везение с картами было одинаковым для всех. Если ботов
    столько же, сколько мест, они пересаживаются по кругу. Если меньше, последний занимает пустые места:
    «arena emperor senator --players 3» — это один император против двух сенаторов. Если больше, встречаются все
    сочетания. В командной игре напарники — это копии одного бота, и встречаются два бота.

    Ctrl-C останавливает арену и показывает положение. С --out всё сохраняется, и та же команда продолжает с того же
    места.
help-arena-examples =
    Примеры:
      { $program } arena emperor senator
      { $program } arena emperor senator --players 3 --games 300 --seed 7
      { $program } arena fast=emperor:seconds=0.1 slow=emperor:seconds=1 --until-decided
      { $program } arena consul:simulations=200 senator --teams --out results
      { $program } arena "exec:./mybot.py --bold" trader --on-failure replace --replacement shepherd
help-arena-games = Игр в каждом матче, с округлением вверх до целых раздач; если не указано, 100, а с --until-decided 10000.
help-arena-until-decided = Остановить матч, как только ясно, что силы не равны; не раньше чем после 20 раздач.
help-arena-workers = Сколько игр одновременно; если не указано, столько, чтобы занять все ядра.
help-arena-out = Хранить всё в этой папке: журнал всех игр, results.json, games.csv, ratings.csv, plot.png.
help-arena-records = Хранить и запись каждой игры, в папке records внутри --out.
help-arena-league = Вести лигу в этой папке: названные боты присоединяются к тем, кто уже в ней, каждые двое играют --games игр, а index.html показывает положение всех. При Ctrl-C ничего не теряется, та же команда продолжает.
help-arena-leave = Бот, который выходит из лиги; его игры остаются. Можно указать несколько раз.
help-arena-on-failure = Если бот падает, зависает или отвечает бессмыслицу: он проигрывает эту игру, а остальные делят победу (forfeit, если не указано), за него доигрывает другой бот (replace), или арена останавливается (stop).
help-arena-replacement = Бот, который доигрывает при --on-failure replace.
help-arena-decision-limit = Сколько секунд программа может думать над решением; если не указано, 10.
help-arena-start-limit = Сколько секунд сверх того она может думать над первым решением; если не указано, 10.
help-arena-players = Число игроков; если не указано, 2, чтобы боты встречались парами.
help-train =
    Обучить нейросеть: она играет сама с собой.

    В папке FOLDER хранится всё. Ctrl-C останавливает, та же команда продолжает. В конце сеть играет против простых правил
    за столами всех видов, и в папке появляются weights.npz (сама сеть), scores.csv, curve.csv и curve.png. Остальное
    объясняет docs/training.md.
help-train-examples =
    Примеры:
      { $program } train first --mixture two --seconds 400
      { $program } train second --from first/weights.npz --seconds 600 --set rate=7e-4
help-train-seconds = Сколько секунд учиться; если не указано, 600.
help-train-mixture = За какими столами играть: на двоих (two), всех видов (all, если не указано) чаще на троих и четверых (many) или одного-единственного вида.
help-train-from = Начать с весов из этого файла, а не с новых.
help-train-limit = Через столько секунд остановиться и сохранить, чтобы продолжить потом.
help-train-device = Где играть и учиться; если не указано, cuda при наличии GPU, иначе cpu.
help-train-seed = Число, по которому идёт случай; если не указано, 1.
help-train-set = Любая другая настройка из docs/training.md; можно повторять.
help-exploit =
    Узнать, насколько бота можно обыграть.

    Против одного BOT готовятся несколько ответов: сеть, обученная с нуля (new), сеть, обученная от весов самого бота
    (own), и поиск, знающий сеть бота (search). Каждый играет против BOT; лучший играет ещё раз на других раздачах, и его
    доля побед — нижняя граница. BOT пишется как для арены. В папке хранится всё: Ctrl-C останавливает, та же команда
    продолжает. Остальное объясняет docs/exploit.md.
help-exploit-examples =
    Примеры:
      { $program } exploit sage
      { $program } exploit trader --by new --seconds 60 --limit 500
      { $program } exploit senator --by search --table 3-basic --search-games 60
help-exploit-out = Папка, в которой хранится всё; если не указано, exploit-BOT.
help-exploit-by = Какой ответ готовить; можно повторять; если не указано, все возможные.
help-exploit-table = За столом какого вида играть; если не указано, 2-basic.
help-exploit-seconds = Сколько секунд обучать каждую сеть; если не указано, 300.
help-exploit-games = В скольких играх измерять сеть; если не указано, 1000.
help-exploit-search-games = В скольких играх измерять поиск; если не указано, 100.
help-exploit-passes = Сколько примерно раз поиск спрашивает сеть на одно решение; если не указано, 1500.
help-study =
    Ответить на вопросы об игре: сильные боты играют её много раз, а вы получаете отчёт.

    Вопросы: seats (помогает ли ходить первым?), endings (как кончаются игры), domains (какие сферы побеждают?), length
    (длина), effects (чего стоит каждый эффект?), rules (что меняют драфт, команды и издания?), tree (число вариантов и
    размер игры) и thinking (сила и время на раздумье).

    По Ctrl-C отвечает то, что уже сыграно, и та же команда продолжает. Как всё считается, написано в docs/studies.md.
help-study-examples =
    Примеры:
      { $program } study
      { $program } study --questions seats,endings --games 50000 --search-games 0 --out first-player
      { $program } study --report --out first-player
help-study-questions = Какие вопросы, через запятую; если не указано, все.
help-study-bot = Ваш бот, которого исследовать, как в «{ $program } arena»; можно указать несколько раз. Без --questions узнаётся только, как он играет.
help-study-games = Сколько игр каждого вида по простым правилам; если не указано, 200000.
help-study-network-games = Сколько игр каждого вида по нейросети; если не указано, 5000, а с --search-games 0 ни одной.
help-study-search-games = Сколько игр каждого вида с поиском; если не указано, 200.
help-study-out = Папка для отчёта и для сыгранного; если не указано, «study».
help-study-report = Ничего не играть; написать отчёт заново по тому, что есть в папке.
help-study-workers = Сколько одновременно; если не указано, на всех ядрах.
help-puzzles =
    Найти задачи в играх между ботами и записать их в файл: позиции, в которых ровно один путь побеждает за этот ход или
    не даёт победить следующему игроку.

    В FILE попадает по строке JSON на задачу, сначала лёгкие. Проверяются все пути хода, а трудность зависит от того, как
    долго поиск ищет решение. Что значит «ровно один путь», сказано в docs/puzzles.md.
help-puzzles-examples =
    Примеры:
      { $program } puzzles mine.jsonl --games 100
      { $program } puzzles military.jsonl --effect purge --level fisher --level shepherd
help-puzzles-games = Сколько игр с каждым числом игроков; если не указано, 100.
help-puzzles-most = Оставить не больше стольких задач, всех видов; если не указано, 400.
help-puzzles-level = Кто играет: боты этого уровня; можно повторять; если не указано, все уровни.
help-puzzles-effect = Проверять только положения, в которых можно применить этот эффект; можно повторять.
help-puzzles-workers = Сколько одновременно; если не указано, на всех ядрах.
help-export =
    Записать игры таблицей, где строка — одно решение; для тех, кто обучает программы.

    FILE — файл Parquet; RECORDS — файлы записей или папки с ними. С --sample игры для неё играют сильные боты. Столбцы
    описаны в docs/data.md.
help-export-examples =
    Примеры:
      { $program } export games.parquet results/records
      { $program } export games.parquet --sample 1000 --players 3 --seed 1
      { $program } export games.parquet --sample 100 --bot emperor:simulations=5000 --bot senator
help-export-sample = Сыграть столько игр между сильными ботами, а не читать записи.
help-export-bot = Бот для образца, как в арене; можно указать несколько раз. Если не указано, consul с 200 симуляциями и tuned.
help-export-workers = Сколько игр одновременно; если не указано, на всех ядрах.
help-replay =
    Пересказать записанную игру ход за ходом и проверить, что она воспроизводится.

    Без файла берётся игра, законченная на этой машине последней.
help-replay-examples =
    Примеры:
      { $program } replay game.jsonl
      { $program } replay game.jsonl --seat 0
      { $program } replay game.jsonl --verify
      { $program } replay game.jsonl --until 40 --json
      { $program } replay game.jsonl --animated-svg game.svg
help-replay-verify = Только проверить и рассказать конец.
help-replay-seat = Рассказать то, что могло знать это место.
help-replay-spectator = Рассказать то, что мог знать зритель.
help-replay-everything = Рассказать всё; так и есть, если ничего не указано.
help-replay-commitment = Проверить, что раздача соответствует этому обязательству; стол показывает его до игры.
help-replay-until = Рассказать только столько решений.
help-replay-svg = Записать в этот файл картинку стола (SVG): после последнего решения или после решений из --until.
help-replay-animated-svg = Записать в этот файл всю игру как движущуюся картинку (SVG).
help-replay-theme = Цвета картинок: светлые, тёмные или такие, как в системе того, кто смотрит.
help-verify = Проверить шаг за шагом, что раздача в записи была определена до игры.
help-verify-examples =
    Примеры:
      { $program } verify game.jsonl
      { $program } verify game.jsonl --commitment DIGEST
      { $program } verify game.jsonl --json
help-rules =
    Найти в правилах пункт или слова.

    У пункта есть имя, например R-MIL-03, у главы номер, например 1.8. Без слов показывается список глав.
help-rules-examples =
    Примеры:
      { $program } rules
      { $program } rules 1.8
      { $program } rules R-MIL-03
      { $program } rules эмбарго ход
prepare-begins = Что скомпилировано раньше, заново не компилируется.
# $part is one of the five names below.
prepare-done = { $part }: готово через { $seconds } с.
prepare-rules = Симуляции
prepare-bots = Боты, которые ищут
prepare-environments = Среды для обучения
prepare-studies = Исследования
prepare-training = Обучение сетей
bots-own = Ваши собственные боты:
help-prepare =
    Скомпилировать сейчас всё, что компилируется при первом использовании.

    Это длится минуту-две, один раз для каждой версии impera. Чтобы просто играть, готовить ничего не нужно.
help-prepare-examples =
    Примеры:
      { $program } prepare
help-schema =
    Показать, что impera записывает в JSON, в виде JSON Schema.

    Без названия — перечислить названия.
help-schema-examples =
    Примеры:
      { $program } schema
      { $program } schema view
help-bots = Показать список ботов, от слабых к сильным.
help-bots-examples =
    Примеры:
      { $program } bots
      { $program } bots --json
help-admin =
    Обслуживать базу данных сервера.

    Все команды можно выполнять при работающем сервере, кроме restore: ей нужна база данных без столов.
help-admin-examples =
    Примеры:
      { $program } admin list
      { $program } admin backup tables.backup
      { $program } admin restore tables.backup --database postgresql://impera@localhost/impera
      { $program } admin export records/
      { $program } admin forget Ada
help-admin-migrate = Привести базу данных к версии этой программы. «{ $program } serve» делает это сам.
help-admin-to = Вернуть базу данных к этой версии, для более ранней версии программы.
help-admin-backup = Записать в файл всё, как оно есть в этот момент.
help-admin-restore = Прочитать всё из резервной копии в базу данных без столов; она может быть другого вида.
help-admin-export = Записать все игры в папку. Записи идущих игр показывают их раздачи.
help-admin-delete = Удалить стол с его игрой.
help-admin-forget = Удалить имя и ключ всех, кого так зовут. Их места в идущих играх станут свободными.
help-admin-list = Перечислить столы и тех, кто за ними сидит; сначала те, где что-то произошло недавно.
help-admin-close = Закрыть стол навсегда: все от него отключаются, войти больше нельзя. Игра сохраняется.
help-admin-audit = Перечислить, что администраторы делали этими командами, начиная с последнего.
help-admin-most = Сколько строк показать самое большее.
help-site =
    Записать игру в папку с файлами для любого статического хостинга: чтобы играть, сервер не нужен.

    DIR — новая или пустая папка либо записанная раньше, тогда она обновляется. На странице играют против ботов и с
    людьми за одним устройством; её можно установить, и после первого посещения она работает без сети.
help-site-examples =
    Примеры:
      { $program } site public
      { $program } site /var/www/impera --json
