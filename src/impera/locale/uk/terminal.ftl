### What is said in a terminal only, in Ukrainian: the text game, the commands and their help.
### The notes for translators are in en/game.ftl.

## The text game: beginning and leaving

play-title = { game }: неофіційна фанатська версія. Автор гри Rémi Amy, видавець Ludonaute.
play-against = Ви граєте проти: { $names }.
# Where the bots differ, each is introduced. $bot is its name as it is typed, such as "senator".
play-met-own = За { $name } грає { $bot }.
play-met = { $name } — це { $bot }: { $description }
# A bot that takes its time has its turn.
play-thinks = { $name } думає…
play-partner = { $name } грає з вами в команді: ви перемагаєте разом.
play-first = { $who ->
    [you] Перший Гравець за жеребом: ви.
   *[other] Перший Гравець за жеребом: { $name }.
}
# --seed is typed as it is in every language.
play-seed = Зерно: { $seed }; з --seed { $seed } карти ляжуть так само.
# Turn 0 is the draft. $who decides next.
play-continued = { $number ->
    [0] Гра триває з драфту.
   *[other] { $who ->
        [you] Гра триває: хід { $number }, ходите ви.
       *[other] Гра триває: хід { $number }, ходить { $name }.
    }
}
play-unfinished = Є незакінчена гра: щоб продовжити її, введіть зараз «вихід», а потім «{ $program } play --text --continue».
play-how = Відповідайте числом або словами, наприклад «зіграти армія». «допомога» розповість більше.
play-auto = Відповідь лише одна, її обрано за вас: { $decision }.
play-left = Ви йдете з-за столу.
play-left-saved = Ви йдете з-за столу. Гру збережено: продовжити її можна командою «{ $program } play --text --continue».
play-replay = «{ $program } replay» покаже цю гру ще раз.

## The text game: saving

save-where = Введіть і назву файлу: зберегти ФАЙЛ.
save-done = Гру збережено у { $file }.
save-exists = { $file } уже є, і це не запис цієї гри, тому файл не змінено.
save-failed = Не вдалося зберегти гру у { $file }: { $reason }.
save-automatic-failed = Гра не зберігається сама: { $reason }.

## The rulebook

rules-contents = Правила за розділами. «{ $program } rules 1.8» покаже розділ, «{ $program } rules R-MIL-03» покаже пункт, «{ $program } rules атака» знайде слово.
rules-chapter = { $number ->
    [1] { $heading }: { $first }
   *[other] { $heading }: від { $first } до { $last }
}
rules-chapter-mixed = { $heading }: { $names }
# Words that people look for, and the chapters that answer them. Each line: words, a colon, numbers of chapters.
rules-see-also =
    перемога перемоги перемогти переможець виграти виграш: 1.16 1.18
    бали бал очки рахунок підрахунок нічия: 1.18

## Replays

replay-verified = { $number ->
    [one] Запис правильний: він відтворюється, у ньому { $number } рішення.
    [few] Запис правильний: він відтворюється, у ньому { $number } рішення.
    [many] Запис правильний: він відтворюється, у ньому { $number } рішень.
   *[other] Запис правильний: він відтворюється, у ньому { $number } рішення.
}
# The digest follows on a line of its own.
replay-promised = Роздачу визначено до гри: вона відповідає зобов’язанню, опублікованому тоді.
verify-step = Крок { $number }
verify-compare = Порівняйте геш із тим, який вам показали до гри, або вкажіть його через --commitment.
replay-drawn = Картинку збережено: { $file }.
replay-until = { $number ->
    [one] Переказано { $number } рішення.
    [few] Переказано { $number } рішення.
    [many] Переказано { $number } рішень.
   *[other] Переказано { $number } рішення.
}

## The server

# An address follows on a line of its own.
serve-address = Грати можна тут:
serve-private = Під’єднатися можна лише з цієї машини. «{ $program } serve --host 0.0.0.0» впускає й інших.
serve-code = Для телефонів у тій самій мережі:
serve-no-code = Коду для телефонів немає: інші машини не можуть під’єднатися. Вкажіть --host 0.0.0.0 або адресу в налаштуваннях.
browser-address = Грайте в браузері тут:
browser-already = Гру на цій машині вже запущено, тому використовується її сторінка.
serve-stop = Ctrl-C зупиняє сервер. Усе збережено.

# "impera serve --check": what each step found.
serve-check-trying = Перевіряється { $address }
serve-check-health = Сервер відповідає і може писати до бази даних.
serve-check-page = Сторінка і всі її файли надходять.
serve-check-socket = Постійні з’єднання відкриваються.
serve-check-good = З цієї машини все працює.
serve-check-silent = { $address } не відповідає: { $detail }. Чи запущено сервер, і чи веде до нього проксі?
serve-check-storage = Сервер відповідає, але не може писати до бази даних. Причина — у його журналі.
serve-check-foreign = { $address } відповідає з кодом { $status }, і це не відповідь нашого сервера. Чи веде до нього проксі, і чи правильний шлях?
serve-check-files = Сторінка надходить, а { $detail } — ні (код { $status }). Шлях, під яким міститься сервер, має бути в address або в --base-path.
serve-check-no-upgrade = Постійні з’єднання не відкриваються: проксі не передає заголовків Upgrade і Connection.
serve-check-other-origin = Сервер вважає сторінку за адресою { $address } сторінкою чужого сайту. Вкажіть цю адресу в address, або нехай проксі передає заголовок Host.
serve-check-other-name = Сервер не знає назви, за якою до нього звертаються. Вкажіть в address { $address } або додайте назву до hosts.
serve-check-no-socket = Постійні з’єднання не відкриваються: код відповіді { $status }. Чи пропускає їх проксі?

## Hosts

# $before and $after are versions of the database; "none" is a database without any.
admin-migrated = { $before ->
    [none] Базу даних створено, її версія { $after }.
   *[other] Версія бази даних була { $before }, тепер { $after }.
}
admin-backed-up = { $number ->
    [one] У файл { $file } записано { $number } рядок. Бережіть його: у ньому видно роздачі ігор, що тривають.
    [few] У файл { $file } записано { $number } рядки. Бережіть його: у ньому видно роздачі ігор, що тривають.
    [many] У файл { $file } записано { $number } рядків. Бережіть його: у ньому видно роздачі ігор, що тривають.
   *[other] У файл { $file } записано { $number } рядка. Бережіть його: у ньому видно роздачі ігор, що тривають.
}
admin-restored = { $number ->
    [one] Із файлу { $file } прочитано { $number } рядок.
    [few] Із файлу { $file } прочитано { $number } рядки.
    [many] Із файлу { $file } прочитано { $number } рядків.
   *[other] Із файлу { $file } прочитано { $number } рядка.
}
admin-exported = { $number ->
    [one] У { $file } збережено { $number } запис гри.
    [few] У { $file } збережено { $number } записи ігор.
    [many] У { $file } збережено { $number } записів ігор.
   *[other] У { $file } збережено { $number } запису ігор.
}
admin-deleted = Стіл { $name } видалено.
admin-forgot = { $number ->
    [one] Ім’я { $name } забуто: { $number } місце лишилося без імені та ключа.
    [few] Ім’я { $name } забуто: { $number } місця лишилися без імені та ключа.
    [many] Ім’я { $name } забуто: { $number } місць лишилося без імені та ключа.
   *[other] Ім’я { $name } забуто: { $number } місця лишилося без імені та ключа.
}
admin-table = { $name }, { $last }: { $status ->
    [waiting] чекає на гравців
    [running] триває гра
    [over] гру завершено
   *[closed] закрито
}. Гравці: { $people }; ботів: { $bots }; записів: { $entries }.
admin-no-tables = Столів немає.
admin-closed = Стіл { $name } закрито: усіх від нього від’єднано, і ввійти вже не можна. Гру збережено.
admin-no-actions = Адміністратори ще нічого не робили.

## Simulations

cluster-connecting = Підключення до кластера Ray за адресою { $address }. Якщо ніхто не відповість, спроба закінчиться приблизно за хвилину.
simulate-compiling = Правила зараз компілюються для цієї машини. Це буває один раз і триває до пів хвилини.
simulate-compiling-gpu = Правила зараз компілюються для відеокарти. Це триває до хвилини й буває під час кожного запуску.
simulate-compiling-cluster = Машини кластера, які ще не скомпілювали правила, спершу зроблять це. Це триває до хвилини.
simulate-wait = Компіляція
simulate-playing = Гра
# $number of $games games were played.
simulate-games = Ігор: { $number } з { $games }, гравців: { $players }, зерно { $seed }, рушій { $engine }.
# Rates are in percent.
simulate-seat = Місце { $seat } перемагає: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 % інтервал: від { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %).
simulate-shared = Спільні перемоги, зараховані кожному переможцю: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
simulate-hegemony = Закінчилися перемогою домінуванням: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
simulate-majority = Закінчилися перемогою більшістю: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
simulate-turn-limit = Закінчилися через межу кількості ходів: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
simulate-turns = Ходів: у середньому { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, від { $min } до { $max }.
simulate-decisions = Рішень: у середньому { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, від { $min } до { $max }.
simulate-ready = Компіляція або завантаження правил: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с, нижче не враховано.
simulate-nothing = Ще нічого не зіграно: правила ще компілювалися.
simulate-speed = Швидкість: { $speed } рішень за секунду, за { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с.

## The arena

arena-ready = Підготовка
# The first words of the progress bar; the standing follows.
arena-playing = Гра
# Part of a row, in the progress bar and for a match: "emperor 93.5 % (89.1 to 96.2)".
arena-now = { $bot } { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (від { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
# $number of $asked games were played; $teams is "yes" for the team game.
arena-games = { $teams ->
    [yes] Ігор: { $number } з { $asked }, роздача { $deal }, 2 команди по 2 гравці, зерно { $seed }.
   *[no] Ігор: { $number } з { $asked }, роздача { $deal }, гравців: { $players }, зерно { $seed }.
}
# A deal is complete when it was played once from each of the $seatings seatings.
arena-counted = Зараховано ігор: { $games }, роздач: { $deals }, розсаджень кожної роздачі: { $seatings }.
# The heads of the columns of the table, then what stands in them. Short is good.
arena-head-bot = Бот
arena-head-wins = Перемоги
arena-head-interval = 95 % інтервал
arena-head-fair = Рівна частка
arena-head-rating = Рейтинг
arena-percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-interval = від { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-match = Матч { $bots }, роздач: { $deals }. { $rates }.
arena-seconds = { $bot } вирішує в середньому за { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } с, у 95 випадках зі 100 не довше { NUMBER($most, minimumFractionDigits: 2, maximumFractionDigits: 2) } с, найдовше { NUMBER($longest, minimumFractionDigits: 2, maximumFractionDigits: 2) } с.
arena-milliseconds = { $bot } вирішує в середньому за { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } мс, у 95 випадках зі 100 не довше { NUMBER($most, minimumFractionDigits: 2, maximumFractionDigits: 2) } мс, найдовше { NUMBER($longest, minimumFractionDigits: 2, maximumFractionDigits: 2) } мс.
arena-hegemony = Закінчилися перемогою домінуванням: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-majority = Закінчилися перемогою більшістю: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-turn-limit = Закінчилися через межу кількості ходів: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-forfeit = Закінчилися через збій бота: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-shared = Спільні перемоги, кожному переможцю зараховано його частку: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
arena-length = Довжина в середньому: ходів { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) }, рішень { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-failures = { $bot }, кількість збоїв: { $number }.
# $problem is a sentence in English without its full stop; it happened $number times.
arena-problem = { $number } x { $problem }.
arena-problems-more = Інші збої ({ $number }) у файлі results.json, якщо вказано --out.
arena-decided = Результат ясний, тому ігор більше не було.
arena-undecided = Результат не ясний.
arena-interrupted = Перервано за допомогою Ctrl-C.
arena-interrupted-kept = Перервано за допомогою Ctrl-C. Та сама команда продовжить із цього місця.
arena-nothing = Нічого не зараховано: жодну роздачу не зіграно з усіма розсадженнями.
arena-failed = Бот дав збій, і арена зупинилася: { $problem }.
# $problem is a sentence in English without its full stop.
arena-lost = Арена закінчилася передчасно, зігране збережено: { $problem }.
arena-written = Записано у { $folder }: { $files }.
# The picture: its title, the names of its axes, and the mark of the fair share.
arena-plot-title = Ігор: { $games }, гравців: { $players }, зерно { $seed }
arena-plot-wins = Перемоги у відсотках, 95 % інтервал
arena-plot-rating = Рейтинг, 95 % інтервал
arena-plot-fair = рівна частка

# The page of a league: its title, the headings of its parts, and a sentence for each.
league-title = Ліга: { $number ->
    [one] { $number } бот
    [few] { $number } боти
    [many] { $number } ботів
   *[other] { $number } бота
}
league-standing = Становище
league-pairs = Кожна пара
league-pairs-note = Як часто бот у рядку вигравав у бота в стовпці, з 95 % інтервалом. Спільна перемога рахується за половину.
league-curve = Рейтинги з часом
league-curve-note = Лінія показує рейтинг після кожної гри ліги, тінь довкола неї — 95 % інтервал.
league-axis = Ігри ліги
league-records = Ігри, які можна подивитися
league-records-note = Остання гра кожної пари: рухома картинка і запис для «{ $program } replay».
league-record = { $first } проти { $second }
league-file = запис
# A bot that plays no more.
league-gone = { $bot } (більше не грає)
league-head-games = Ігри
league-head-time = На рішення
league-head-failures = Збої
league-milliseconds = { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс

## Training

train-ready = Підготовка. Якщо щось компілюється вперше, вона триватиме хвилину.
# In the progress bar; $games are finished.
train-learning = Навчання, ігор: { NUMBER($games) }
# $rates is a row of the message below.
train-measured = Через { $seconds } с, проти { $bot }: { $rates }
# $kind is a kind of table as the files name it, such as "2-basic".
train-rate = { $kind } { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
train-score = { $kind }, проти { $bot }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (від { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), рівна частка { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
train-interrupted = Зупинено через Ctrl-C. Та сама команда продовжить із цього місця.
train-limited = Час вийшов. Та сама команда продовжить із цього місця.
# The picture: the names of its axes.
train-plot-seconds = Секунди навчання
train-plot-wins = Перемоги у відсотках

## Exploiting a bot

# How a response is called in the lines below.
exploit-new = мережа, навчена з нуля
exploit-own = мережа, навчена від ваг самого бота
exploit-search = пошук, що знає мережу
exploit-training = Навчання проти бота: { $response }.
exploit-measuring = Вимірювання: { $response }.
exploit-again = Найкращу відповідь вимірюємо ще раз, на інших роздачах.
exploit-measured = Перемоги ({ $response }): { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (від { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), ігор: { NUMBER($games) }
exploit-bound = У бота { $bot } можна виграти щонайменше { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ігор (рівна частка { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %): { $response }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (від { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) на інших роздачах, ігор: { NUMBER($games) }.
exploit-untrained = { $bot } не грає ні за простими правилами, ні самою лише мережею, тому навчити мережу проти нього не можна. Пробуємо лише пошук.
exploit-stranger = Пошук не знає, як вирішує { $bot }, і вважає його за sage.

## Studies

study-playing = Триває гра
study-games = { $games ->
    [one] Відповідає { $games } гра
    [few] Відповідають { $games } гри
    [many] Відповідають { $games } ігор
   *[other] Відповідають { $games } гри
} із зерном { $seed }:
study-interrupted = Зупинено завчасно (Ctrl-C). Та сама команда продовжить звідси.
study-written = Записано в { $folder }: { $files }.
puzzles-playing = Пошук задач
puzzles-written = Задач: { $puzzles }, ігор: { $games }. Записано в { $file } ({ NUMBER($kilobytes, maximumFractionDigits: 0) } кБ).
puzzles-interrupted = Зупинено завчасно (Ctrl-C).

export-written = Записано в { $file }: { $rows ->
    [one] { $rows } рішення
    [few] { $rows } рішення
    [many] { $rows } рішень
   *[other] { $rows } рішення
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ.
error-export-what = Назвіть записи або попросіть зразок через --sample; щось одне.

## The static edition

# $part is one of the three names below.
site-part = { $part }: { $files ->
    [one] { $files } файл
    [few] { $files } файли
    [many] { $files } файлів
   *[other] { $files } файлу
}, { $kilobytes } кБ.
site-page = Сторінка
site-rulebooks = Правила
site-network = Нейромережа ботів
site-puzzles = Задачі
site-written = Записано в { $folder }: { $files ->
    [one] { $files } файл
    [few] { $files } файли
    [many] { $files } файлів
   *[other] { $files } файлу
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ, версія { $version }.
site-next = Цю теку може віддавати будь-який статичний хостинг, за будь-яким шляхом. Подивитися її тут: python -m http.server --directory { $folder }

## Errors, each as one sentence

error = { $problem }.
error-file = Файл { $file } не підходить: { $reason }.
error-not-text = це не текст
# $most is "none" when any greater number will do.
error-number = { $most ->
    [none] «{ $value }» не ціле число від { $least } і більше
   *[other] «{ $value }» не ціле число від { $least } до { $most }
}
error-memory = Для цього бракує пам’яті.
# $command is what was typed, such as "impera play".
error-usage = { $problem } «{ $command } --help» розповість більше.
error-no-database = Бази даних { $file } немає. Сервер створює її під час першого запуску; іншу можна вказати через --database.
error-schema-unknown = Схеми «{ $name }» немає. Є схеми { $names }.
error-not-parquet = Таблиця рішень зберігається у форматі Parquet: назвіть файл { $file }.
error-no-folder = Теки для файлу { $file } немає.
error-nothing-to-continue = Незакінченої гри немає.
error-not-with = Гра, яку продовжує { $option }, лишається як є, тому { $option } не поєднується з { $others }.
# $options are options such as --seed.
error-only-text = Лише текстова гра має { $options }: додайте --text
error-only-browser = Текстова гра не має { $options }: приберіть --text
error-no-page = Сторінку для гри в браузері тут не зібрано. Зберіть її командою «make page» або грайте з «{ $program } play --text».
error-game-is-over = Гру у файлі { $file } закінчено; «{ $program } replay { $file }» перекаже її.
error-no-table = Столу { $name } немає.
error-no-person = Нікого з ім’ям { $name } немає.
error-one-viewer = Оберіть щось одне: --seat, --spectator або --everything.
error-not-promised = Роздача у файлі { $file } не та, яку було обіцяно: її зобов’язання інше, або його немає.
error-no-promise = Перед грою у файлі { $file } нічого не обіцяли: у записі немає зобов’язання.
error-no-replacement = Боту, якого замінюють, потрібна заміна, а якого не замінюють, не потрібна: --on-failure replace і --replacement вказують разом.
error-no-out = Записи зберігаються в теці, тому для --records потрібен --out.
error-league-other = У цій лізі { $label } — інший бот: { $spec }. Дайте новому інше ім'я: NAME=BOT.
error-league-nobody = У цій лізі немає бота з іменем { $label }.
error-league-sides = У лізі дві сторони: 2 гравці або гра командами.
error-league-alone = Ліга зберігає все у своїй теці і грає всі ігри, тому --league не поєднується з --out, --records і --until-decided.
error-leave-alone = Боти виходять із ліги, тому для --leave потрібна --league.
error-too-many-bots = { $number ->
    [one] За цим столом є місце для { $number } бота.
    [few] За цим столом є місце для { $number } ботів.
    [many] За цим столом є місце для { $number } ботів.
   *[other] За цим столом є місце для { $number } бота.
}
error-no-plot = Графіка немає, бо не встановлено matplotlib; його встановлює «pip install 'impera[plots]'».
error-no-server = Для гри в браузері й для сервера потрібні пакети, а їх не встановлено; їх встановлює «pip install 'impera[server]'». Без них можна грати так: «{ $program } play --text».
error-no-compiler = Для цього потрібен компілятор numba, а його не встановлено; його встановлює «pip install numba».
error-no-torch = Для навчання потрібен PyTorch, а його не встановлено; його встановлює «pip install 'impera[train]'».
error-cluster = Кластер Ray за адресою { $address } не відповідає. Перевірте { $variable } і те, чи запущено кластер. Повідомлення Ray: { $reason }
error-train-other = У теці { $folder } лежить навчання з іншими налаштуваннями. Оберіть іншу теку або не вказуйте налаштувань, щоб продовжити його.
error-exploit-untrained = Проти { $bot } не можна навчити мережу: він не грає ні за простими правилами, ні самою лише мережею. Вкажіть --by search.
# A number of seconds.
error-seconds = «{ $value }» не кількість секунд більша за 0
# Bots as they are typed. What stands before and after = and : is typed as it is in every language.
error-bot-text = «{ $text }» не бот: напишіть назву, NAME:seconds=1, exec:COMMAND, py:MODULE:NAME або LABEL= перед чимось із цього.
error-bot-unknown = Бота «{ $name }» немає. Є боти: { $names }.
error-bot-at-once = Бот «{ $name }» вирішує одразу: seconds, simulations і threads — для ботів, які шукають.
error-bot-no-network = Бот «{ $name }» не має мережі: weights — для { $names }.
error-bot-setting = Для бота «{ $spec }» вказано налаштування «{ $name }», а такого немає. Є налаштування: { $settings }.
error-bot-number = { $kind ->
    [whole] Боту «{ $spec }» для { $name } потрібне ціле число, більше за 0, а не «{ $value }».
   *[any] Боту «{ $spec }» для { $name } потрібне число, більше за 0, а не «{ $value }».
}
# $reason is in English.
error-bot-command = Команду бота «{ $spec }» не можна прочитати: { $reason }.
error-bot-no-command = Для бота «{ $spec }» не названо програми: напишіть exec:COMMAND.
# $spec is what was typed, $reason what Python says, in English.
error-bot-python = Бота «{ $spec }» не можна завантажити: напишіть py:MODULE:NAME або py:FILE.py:NAME. ({ $reason })
error-bot-object = { $label } — об’єкт у програмі на Python: лише вона може пустити його в гру.
# $reason is in English.
error-bot-offer = Бота «{ $text }» не можна запропонувати: напишіть ІМ’Я=exec:КОМАНДА, де ім’я нове, з малих латинських літер, цифр і дефісів, або ім’я бота з теки.
error-bot-manifest = Файл { $file } не описує бота: { $reason }
error-bot-no-program = Бота «{ $spec }» не можна запустити: немає програми «{ $file }», яку можна виконати. Файлу потрібні шлях, наприклад ./mybot, і право на виконання.
error-bots-too-few = Арені потрібні щонайменше два боти.
error-bots-same = Два боти мають назву «{ $label }»: розрізніть їх мітками, наприклад first={ $label }.
error-no-last-game = Закінченої гри ще немає: вкажіть файл запису.
error-site-not-empty = Тека { $folder } не порожня. Назвіть нову чи порожню теку або ту, яку раніше записала команда «{ $program } site».
error-site-no-page = Сторінку для гри в браузері не зібрано. У клоні репозиторію спершу виконайте «make page».

## Help of the command line. These messages are read without Fluent: no values but $program, no selectors, no references.
## Words that begin with -- and examples are typed as they are in every language. Examples keep their lines.

help-impera =
    Carta Impera Victoria: гра, симуляція, правила.

    Без команди гра відкривається в браузері. Це неофіційна фанатська версія; автор гри Rémi Amy, видавець Ludonaute.
help-impera-examples =
    Приклади:
      { $program }
      { $program } play --text --players 4 --deal draft
      { $program } rules атака
help-play =
    Грати проти ботів у браузері або у вигляді тексту.

    Для браузера на цій машині запускається свій сервер; він зберігає ваші ігри. З --text кожне запитання має
    пронумеровані відповіді: введіть у грі «допомога», щоб побачити її команди. Така гра зберігається сама, і
    «{ $program } play --text --continue» продовжує останню незакінчену.
help-play-examples =
    Приклади:
      { $program } play
      { $program } play --no-browser --port 8000
      { $program } play --text --players 2 --seed 7 --name Ada
      { $program } play --text --players 4 --teams --deal draft
      { $program } play --text --bots senator,emperor
      { $program } play --text --continue
help-play-text = Грати у вигляді тексту в цьому терміналі; опції гри вказують разом із --text.
help-play-browser = Чи відкривати браузер; адресу буде названо в будь-якому разі.
help-play-seat = Ваше місце, рахуючи від 0. Перший Гравець визначається жеребом.
help-play-name = Ваше ім’я.
help-play-bots = Які боти грають; список покаже «{ $program } bots». Одна назва годиться для всіх інших; кілька через кому, наприклад senator,emperor, займають місця по черзі, і остання займає решту.
help-play-aids = Казати на початку вашого ходу, хто може перемогти наступного; якщо не вказано, так і буде.
help-play-auto = Давати єдину можливу відповідь автоматично.
help-play-save = Записати гру ще й у цей файл.
help-play-continue = Продовжити останню незакінчену гру.
help-play-load = Продовжити гру з цього запису проти названих у ньому ботів.
help-option-players = Кількість гравців; якщо не вказано, 3.
help-option-deal = Як роздаються перші карти; якщо не вказано, basic.
help-option-teams = Дві команди по двоє, для чотирьох гравців.
help-option-edition = Грати за правилами видання цією мовою; якщо не вказано, en. Воно визначає опції нижче.
help-option-last-round = Хто ще ходить, коли колода порожня.
help-option-religion = Коли визначається ліміт руки від Релігії.
help-option-copy-owned = Чи можна копіювати ефект, на який вистачає своїх карт.
help-option-copy-slot = Що виключає копія того самого ходу: свої ефекти всієї Галузі чи лише той самий ефект.
help-option-self-target = Чи можна класти ембарго і демократію на свої карти.
help-option-democracy-needs-card = Чи потрібна демократії відкрита карта там, куди її кладуть.
help-option-centre = У якому напрямку розбирають центр драфту.
help-option-max-turns = Закінчити гру після стількох ходів; якщо не вказано, 400.
help-option-seed = Роздавати за цим числом; без нього воно обирається і називається.
help-option-language = Мова повідомлень.
help-option-json = Вивести JSON для програм.
help-option-on = Хто працює: ця машина (here, якщо не вказано) чи кластер Ray (ray; docs/scale.md).
help-serve =
    Відкрити столи, щоб люди грали разом у браузері.

    Кожне рішення записано на диск раніше, ніж про нього хтось дізнається. Налаштування беруться з файлу (--config), зі
    змінних, які починаються з IMPERA_SERVER_, і з цих опцій; пізніші важливіші. --print-config покаже, що вийшло.
help-serve-examples =
    Приклади:
      { $program } serve
      { $program } serve --host 0.0.0.0 --qr
      { $program } serve --database postgresql://impera@localhost/impera --workers 4
      { $program } serve --config impera.toml --print-config
      { $program } serve --config impera.toml --check
help-serve-host = Адреса сервера; якщо не вказано, 127.0.0.1, тобто лише ця машина.
help-serve-port = Порт сервера; якщо не вказано, 8421.
help-serve-base-path = Шлях, під яким проксі віддає цей сервер, наприклад /impera (типово — з адреси).
help-serve-database = Де зберігаються столи: sqlite:///FILE або postgresql://USER@HOST/NAME. Якщо не вказано, файл у вашій теці даних.
help-serve-workers = Скільки процесів; якщо не вказано, 1. Для кількох потрібен PostgreSQL.
help-serve-bot = Бот, якого можна обрати за столами, крім звичайних: ІМ’Я=exec:КОМАНДА або ім’я бота з теки; можна вказати кілька разів.
help-serve-config = Файл TOML із налаштуваннями.
help-serve-qr = Показати QR-код для телефонів у тій самій мережі.
help-serve-print-config = Показати налаштування і закінчити.
help-serve-check = Перевірити запущений сервер за його публічною адресою, через проксі, і сказати, що не так.
help-simulate =
    Зіграти багато ігор навмання і показати, хто перемагає.

    Усі рішення рівноймовірні. Те саме зерно дає ті самі ігри на будь-якому рушії та будь-якій машині.
help-simulate-examples =
    Приклади:
      { $program } simulate --games 100000 --players 3 --seed 1
      { $program } simulate --games 1000 --engine python --json
      { $program } simulate --games 50000 --players 2 --csv games.csv
help-simulate-games = Скільки ігор; якщо не вказано, 10000.
help-simulate-engine = Як рахувати: без компіляції, з компіляцією (якщо не вказано) або на GPU.
help-simulate-workers = Скільки одночасно; якщо не вказано, на всіх ядрах.
help-simulate-csv = Записати в цей файл по рядку на гру.
help-arena =
    Дати ботам зіграти між собою і показати, наскільки вони сильні.

    BOT — це назва з «{ $program } bots», або NAME:seconds=0.5, NAME:simulations=200, NAME:threads=1 з тим, скільки можна
    витратити на рішення, або exec:COMMAND для вашої програми, або py:MODULE:NAME для вашого класу чи об’єкта на Python
    (docs/external-bots.md). LABEL=BOT дає боту іншу назву в таблицях, щоб він міг зустрітися сам із собою з іншими
    налаштуваннями.

    Кожну роздачу грають по разу з кожним розсадженням, щоб везіння з картами було однакове для всіх. Якщо ботів
    стільки ж, скільки місць, вони пересідають по колу. Якщо менше, останній займає порожні місця:
    «arena emperor senator --players 3» — це один імператор проти двох сенаторів. Якщо більше, зустрічаються всі
    поєднання. У командній грі напарники — це копії одного бота, і зустрічаються два боти.

    Ctrl-C зупиняє арену і показує становище. З --out усе зберігається, і та сама команда продовжує з того самого
    місця.
help-arena-examples =
    Приклади:
      { $program } arena emperor senator
      { $program } arena emperor senator --players 3 --games 300 --seed 7
      { $program } arena fast=emperor:seconds=0.1 slow=emperor:seconds=1 --until-decided
      { $program } arena consul:simulations=200 senator --teams --out results
      { $program } arena "exec:./mybot.py --bold" trader --on-failure replace --replacement shepherd
help-arena-games = Ігор у кожному матчі, із заокругленням угору до цілих роздач; якщо не вказано, 100, а з --until-decided 10000.
help-arena-until-decided = Зупинити матч, щойно ясно, що сили не рівні; не раніше ніж після 20 роздач.
help-arena-workers = Скільки ігор одночасно; якщо не вказано, стільки, щоб зайняти всі ядра.
help-arena-out = Зберігати все в цій теці: журнал усіх ігор, results.json, games.csv, ratings.csv, plot.png.
help-arena-records = Зберігати й запис кожної гри, у теці records усередині --out.
help-arena-league = Вести лігу в цій теці: названі боти приєднуються до тих, хто вже в ній, кожні двоє грають --games ігор, а index.html показує становище всіх. Після Ctrl-C нічого не втрачається, та сама команда продовжує.
help-arena-leave = Бот, який виходить із ліги; його ігри залишаються. Можна вказати кілька разів.
help-arena-on-failure = Якщо бот падає, зависає або відповідає нісенітницю: він програє цю гру, а решта ділять перемогу (forfeit, якщо не вказано), за нього дограває інший бот (replace), або арена зупиняється (stop).
help-arena-replacement = Бот, який дограває за --on-failure replace.
help-arena-decision-limit = Скільки секунд програма може думати над рішенням; якщо не вказано, 10.
help-arena-start-limit = Скільки секунд понад те вона може думати над першим рішенням; якщо не вказано, 10.
help-arena-players = Кількість гравців; якщо не вказано, 2, щоб боти зустрічалися парами.
help-train =
    Навчити нейромережу: вона грає сама із собою.

    У теці FOLDER зберігається все. Ctrl-C зупиняє, та сама команда продовжує. Наприкінці мережа грає проти простих правил
    за столами всіх видів, і в теці з’являються weights.npz (сама мережа), scores.csv, curve.csv і curve.png. Решту
    пояснює docs/training.md.
help-train-examples =
    Приклади:
      { $program } train first --mixture two --seconds 400
      { $program } train second --from first/weights.npz --seconds 600 --set rate=7e-4
help-train-seconds = Скільки секунд навчатися; якщо не вказано, 600.
help-train-mixture = За якими столами грати: на двох (two), усіх видів (all, якщо не вказано) частіше на трьох і чотирьох (many) або одного-єдиного виду.
help-train-from = Почати з ваг із цього файлу, а не з нових.
help-train-limit = Через стільки секунд зупинитися й зберегти, щоб продовжити потім.
help-train-device = Де грати й навчатися; якщо не вказано, cuda за наявності GPU, інакше cpu.
help-train-seed = Число, за яким іде випадок; якщо не вказано, 1.
help-train-set = Будь-яке інше налаштування з docs/training.md; можна повторювати.
help-exploit =
    Дізнатися, наскільки бота можна обіграти.

    Проти самого BOT готуються кілька відповідей: мережа, навчена з нуля (new), мережа, навчена від ваг самого бота (own),
    і пошук, що знає мережу бота (search). Кожна грає проти BOT; найкраща грає ще раз на інших роздачах, і її частка
    перемог — нижня межа. BOT пишеться як для арени. У теці зберігається все: Ctrl-C зупиняє, та сама команда продовжує.
    Решту пояснює docs/exploit.md.
help-exploit-examples =
    Приклади:
      { $program } exploit sage
      { $program } exploit trader --by new --seconds 60 --limit 500
      { $program } exploit senator --by search --table 3-basic --search-games 60
help-exploit-out = Тека, у якій зберігається все; якщо не вказано, exploit-BOT.
help-exploit-by = Яку відповідь готувати; можна повторювати; якщо не вказано, усі можливі.
help-exploit-table = За столом якого виду грати; якщо не вказано, 2-basic.
help-exploit-seconds = Скільки секунд навчати кожну мережу; якщо не вказано, 300.
help-exploit-games = У скількох іграх вимірювати мережу; якщо не вказано, 1000.
help-exploit-search-games = У скількох іграх вимірювати пошук; якщо не вказано, 100.
help-exploit-passes = Скільки приблизно разів пошук питає мережу на одне рішення; якщо не вказано, 1500.
help-study =
    Відповісти на питання про гру: сильні боти грають її багато разів, а ви отримуєте звіт.

    Питання: seats (чи допомагає ходити першим?), endings (як закінчуються ігри), domains (які Галузі перемагають?), length
    (довжина), effects (чого вартий кожен ефект?), rules (що змінюють драфт, команди та видання?), tree (кількість варіантів
    і розмір гри) та thinking (сила й час на роздуми).

    За Ctrl-C відповідає те, що вже зіграно, і та сама команда продовжує. Як усе рахується, написано в docs/studies.md.
help-study-examples =
    Приклади:
      { $program } study
      { $program } study --questions seats,endings --games 50000 --search-games 0 --out first-player
      { $program } study --report --out first-player
help-study-questions = Які питання, через кому; якщо не вказано, усі.
help-study-bot = Ваш бот, якого дослідити, як у «{ $program } arena»; можна вказати кілька разів. Без --questions з’ясовується лише, як він грає.
help-study-games = Скільки ігор кожного виду за простими правилами; якщо не вказано, 200000.
help-study-network-games = Скільки ігор кожного виду за нейромережею; якщо не вказано, 5000, а з --search-games 0 жодної.
help-study-search-games = Скільки ігор кожного виду з пошуком; якщо не вказано, 200.
help-study-out = Тека для звіту й для зіграного; якщо не вказано, «study».
help-study-report = Нічого не грати; написати звіт заново з того, що є в теці.
help-study-workers = Скільки одночасно; якщо не вказано, на всіх ядрах.
help-puzzles =
    Знайти задачі в іграх між ботами й записати їх у файл: позиції, у яких рівно один шлях перемагає за цей хід або не
    дає перемогти наступному гравцеві.

    У FILE потрапляє по рядку JSON на задачу, спершу легкі. Перевіряються всі шляхи ходу, а складність залежить від того,
    як довго пошук шукає розв’язок. Що означає «рівно один шлях», сказано в docs/puzzles.md.
help-puzzles-examples =
    Приклади:
      { $program } puzzles mine.jsonl --games 100
      { $program } puzzles military.jsonl --effect purge --level fisher --level shepherd
help-puzzles-games = Скільки ігор із кожною кількістю гравців; якщо не вказано, 100.
help-puzzles-most = Лишити не більше стількох задач, усіх видів; якщо не вказано, 400.
help-puzzles-level = Хто грає: боти цього рівня; можна повторювати; якщо не вказано, усі рівні.
help-puzzles-effect = Перевіряти лише положення, у яких можна застосувати цей ефект; можна повторювати.
help-puzzles-workers = Скільки одночасно; якщо не вказано, на всіх ядрах.
help-export =
    Записати ігри таблицею, де рядок — одне рішення; для тих, хто навчає програми.

    FILE — файл Parquet; RECORDS — файли записів або теки з ними. З --sample ігри для неї грають сильні боти. Стовпці
    описано в docs/data.md.
help-export-examples =
    Приклади:
      { $program } export games.parquet results/records
      { $program } export games.parquet --sample 1000 --players 3 --seed 1
      { $program } export games.parquet --sample 100 --bot emperor:simulations=5000 --bot senator
help-export-sample = Зіграти стільки ігор між сильними ботами, а не читати записи.
help-export-bot = Бот для зразка, як в арені; можна вказати кілька разів. Якщо не вказано, consul із 200 симуляціями і tuned.
help-export-workers = Скільки ігор одночасно; якщо не вказано, на всіх ядрах.
help-replay =
    Переказати записану гру хід за ходом і перевірити, що вона відтворюється.

    Без файлу береться гра, яку закінчено на цій машині останньою.
help-replay-examples =
    Приклади:
      { $program } replay game.jsonl
      { $program } replay game.jsonl --seat 0
      { $program } replay game.jsonl --verify
      { $program } replay game.jsonl --until 40 --json
      { $program } replay game.jsonl --animated-svg game.svg
help-replay-verify = Лише перевірити і розповісти кінець.
help-replay-seat = Розповісти те, що могло знати це місце.
help-replay-spectator = Розповісти те, що міг знати глядач.
help-replay-everything = Розповісти все; так і є, якщо нічого не вказано.
help-replay-commitment = Перевірити, що роздача відповідає цьому зобов’язанню; стіл показує його до гри.
help-replay-until = Розповісти лише стільки рішень.
help-replay-svg = Записати в цей файл картинку столу (SVG): після останнього рішення або після рішень із --until.
help-replay-animated-svg = Записати в цей файл усю гру як рухому картинку (SVG).
help-replay-theme = Кольори картинок: світлі, темні або такі, як у системі того, хто дивиться.
help-verify = Перевірити крок за кроком, що роздачу в записі було визначено до гри.
help-verify-examples =
    Приклади:
      { $program } verify game.jsonl
      { $program } verify game.jsonl --commitment DIGEST
      { $program } verify game.jsonl --json
help-rules =
    Знайти в правилах пункт або слова.

    Пункт має назву, наприклад R-MIL-03, розділ має номер, наприклад 1.8. Без слів показується список розділів.
help-rules-examples =
    Приклади:
      { $program } rules
      { $program } rules 1.8
      { $program } rules R-MIL-03
      { $program } rules ембарго хід
prepare-begins = Що скомпільовано раніше, знову не компілюється.
# $part is one of the five names below.
prepare-done = { $part }: готово за { $seconds } с.
prepare-rules = Симуляції
prepare-bots = Боти, які шукають
prepare-environments = Середовища для навчання
prepare-studies = Дослідження
prepare-training = Навчання мереж
bots-own = Ваші власні боти:
help-prepare =
    Скомпілювати зараз усе, що компілюється під час першого використання.

    Це триває хвилину-дві, один раз для кожної версії impera. Щоб просто грати, готувати нічого не треба.
help-prepare-examples =
    Приклади:
      { $program } prepare
help-schema =
    Показати, що impera записує в JSON, у вигляді JSON Schema.

    Без назви — перелічити назви.
help-schema-examples =
    Приклади:
      { $program } schema
      { $program } schema view
help-bots = Показати список ботів, від слабких до сильних.
help-bots-examples =
    Приклади:
      { $program } bots
      { $program } bots --json
help-admin =
    Доглядати за базою даних сервера.

    Усі команди можна виконувати, коли сервер працює, крім restore: їй потрібна база даних без столів.
help-admin-examples =
    Приклади:
      { $program } admin list
      { $program } admin backup tables.backup
      { $program } admin restore tables.backup --database postgresql://impera@localhost/impera
      { $program } admin export records/
      { $program } admin forget Ada
help-admin-migrate = Привести базу даних до версії цієї програми. «{ $program } serve» робить це сам.
help-admin-to = Повернути базу даних до цієї версії, для ранішої версії програми.
help-admin-backup = Записати у файл усе, як воно є зараз.
help-admin-restore = Прочитати все з резервної копії в базу даних без столів; вона може бути іншого виду.
help-admin-export = Записати всі ігри в теку. Записи ігор, що тривають, показують їхні роздачі.
help-admin-delete = Видалити стіл із його грою.
help-admin-forget = Видалити ім’я і ключ усіх, кого так звати. Їхні місця в іграх, що тривають, стануть вільними.
help-admin-list = Перелічити столи й тих, хто за ними сидить; спершу ті, де щось сталося нещодавно.
help-admin-close = Закрити стіл назавжди: усіх від нього від’єднує, увійти вже не можна. Гра зберігається.
help-admin-audit = Перелічити, що адміністратори робили цими командами, починаючи з останнього.
help-admin-most = Скільки рядків показати щонайбільше.
help-site =
    Записати гру в теку з файлами для будь-якого статичного хостингу: щоб грати, сервер не потрібен.

    DIR — нова чи порожня тека або записана раніше, тоді її буде оновлено. На сторінці грають проти ботів і з людьми за
    одним пристроєм; її можна встановити, і після першого відвідування вона працює без мережі.
help-site-examples =
    Приклади:
      { $program } site public
      { $program } site /var/www/impera --json
