### What is said where one looks back and learns, in Ukrainian: replays, the frame of the lessons, the rules to read.
### The notes for translators are in en/game.ftl; what is said in each lesson is in lessons.ftl.

## At a table at which one has no seat

area-heading = Цивілізація гравця { $name }
column-leads-other = Попереду
draft-packet-of = Карти на вибір гравця { $name }

## Opening a replay

replay-heading = Повтори
replay-lead = Подивіться гру ще раз із відкритими руками, дізнайтеся, де вона вирішилася, і грайте далі з будь-якого моменту.
replay-file = Відкрити файл запису
replay-file-more = Оберіть файл тут або перетягніть його на цю сторінку. Його буде прочитано лише для показу й не збережено.
replay-file-choose = Обрати файл
replay-file-drop = Відпустіть, щоб відкрити файл
replay-loading = Гра відтворюється.
replay-games = Ваші закінчені ігри
replay-games-none = На цьому пристрої ще немає закінчених ігор.
# $date is a day and a time, in the reader's language.
replay-game = { $date }
replay-result = { $you ->
    [won] Ви перемогли
    [lost] Поразка, перемога: { $names }
   *[watched] Перемога: { $names }
}
replay-other = Відкрити іншу
replay-broken = Цю гру не можна показати

## The replay

# For the ear: the heading of the page.
replay-of = Повтор гри, за столом: { $names }
# A player of a record who has no name there. $number counts from 1.
replay-player = Гравець { $number }
replay-begins = Карти роздано.
replay-place = { $turn ->
    [0] До першого ходу, рішення { $number } з { $of }
   *[other] Хід { $turn }, рішення { $number } з { $of }
}
replay-place-short = { $turn ->
    [0] До першого ходу
   *[other] Хід { $turn } з { $turns }
}
replay-controls = Керування повтором
replay-scrubber = Момент гри
replay-turn-back = На хід назад
replay-step-back = На крок назад
replay-play = Пуск
replay-pause = Пауза
replay-step-on = На крок уперед
replay-turn-on = На хід уперед
replay-speed = Швидкість
replay-speed-slow = Повільно
replay-speed-normal = Звичайно
replay-speed-fast = Швидко
replay-side = Чиїми очима
replay-jump = Перейти
replay-keys = Клавіші: стрілки ведуть по кроках, стрілки з Shift по ходах, P пускає і зупиняє.
replay-hand = Рука гравця { $name }
replay-save = Зберегти запис
replay-save-more = Файл, який будь-яка impera відтворить і перевірить

## Checking a deal

proof-heading = Перевірити роздачу
proof-lead = Роздачу цієї гри було визначено до її початку. Ваш пристрій повторює тут кожен крок і порівнює.
proof-right = Перевірено
proof-wrong = Не збігається
proof-heard = До кінця гри цьому пристрою повідомили той самий геш.
proof-heard-other = До кінця гри цьому пристрою повідомили інший геш: { $digest }
proof-not-heard = Цього пристрою не було за столом до кінця гри. Порівняйте геш із тим, який бачив хтось із гравців.
proof-played-more = Їх відтворив сервер. Щоб зробити це самостійно, збережіть запис і запустіть «impera verify».
proof-broken = Обіцянку порушено: один із кроків не збігається.

## The chart over time

chart-heading = Як ішла гра
chart-chances = Шанси перемогти
chart-counts = Карти до перемоги
chart-chances-more = Шанси того, хто бачить усі руки, але не колоду.
chart-counts-more = Скільки карт має кожен гравець у найповнішій Галузі; для перемоги в одній Галузі потрібно { $wins }.
chart-percent = { $number } %
# For the ear: what the picture shows. $now are the players with their values at this moment.
chart-picture = Лінії за часом, по одній на гравця. Зараз: { $now }.
chart-value = { $name } { $value }
chart-table = Таблицею
chart-turn = Хід
chart-end = Кінець
chart-go = До ходу { $turn }
chart-go-end = До кінця

## The review

review-heading = Де все вирішилося
review-waiting = Партію розбирають. Це триватиме кілька секунд.
# $names are the winners, $number how many there are.
review-decided = { $who ->
    [you] Хід { $turn }. Після нього ваші шанси на перемогу завжди вищі, ніж в усіх інших разом.
    [you-too] Хід { $turn }. Після нього шанси вашої команди на перемогу завжди вищі, ніж в усіх інших разом.
   *[other] { $number ->
        [1] Хід { $turn }. Після нього { $names } завжди має більше шансів перемогти, ніж усі інші разом.
       *[other] Хід { $turn }. Після нього { $names } завжди мають більше шансів перемогти, ніж усі інші разом.
    }
}
review-from-start = { $who ->
    [you] На жодному окремому ході: ваші шанси від самого початку вищі, ніж в усіх інших разом.
    [you-too] На жодному окремому ході: шанси вашої команди від самого початку вищі, ніж в усіх інших разом.
   *[other] { $number ->
        [1] На жодному окремому ході: { $names } від самого початку має більше шансів перемогти, ніж усі інші разом.
       *[other] На жодному окремому ході: { $names } від самого початку мають більше шансів перемогти, ніж усі інші разом.
    }
}
review-open = Ця гра не має кінця, тому нічого не вирішилося.
review-go = Перейти туди
review-costs = Найдорожчі помилки
review-costs-none = Рішень, які явно гірші за інші, не знайшлося.
# $chance and $better-chance are in percent.
review-cost = Хід { $turn }, { $name }: { $decision } ({ $chance } %)
review-cost-better = Краще: { $better } ({ $chance } %)

## Playing on from a moment

branch-open = Грати звідси
branch-heading = Грати звідси
branch-lead = Гра продовжиться з цього моменту за вашим столом. Ви займаєте одне місце, боти решту.
branch-seat = Ваше місце
branch-level = Боти
branch-go = Грати
branch-over = Тут гру закінчено. Поверніться до ранішого моменту, щоб грати далі.

## Learn: the list of the lessons and the frame around each

learn-heading = Навчання
learn-lead = Короткі уроки. У кожному справжня позиція і справжня мета, і кожну невдалу спробу можна скасувати.
learn-number = Урок { $number }
learn-done = Пройдено
learn-begin = Почати
learn-again = Ще раз
learn-progress = { $number ->
    [0] Поки пройдено 0 з { $of }
   *[other] Пройдено { $number } з { $of }
}
learn-all = Усі уроки
learn-steps = Кроки цього уроку
# For the ear, after a step.
learn-step-done = , готово
learn-missed = Не зовсім
learn-reached = Чудово
learn-take-back = Скасувати
learn-restart = Почати спочатку
learn-next = Наступний урок: { $title }
learn-finished = Це був останній урок. Тепер ви знаєте достатньо, щоб грати.
learn-play = На головну
learn-missing = Такого уроку немає.

## Puzzles: the list, and the frame around each

puzzles-heading = Задачі
puzzles-lead = Позиції з ігор між ботами. Правильний шлях рівно один, хоч якими були б приховані карти. На кожну задачу три спроби; спроба закінчується разом із ходом.
puzzles-progress = { $number ->
    [0] Поки розв’язано 0 з { $of }
   *[other] Розв’язано { $number } з { $of }
}
puzzles-next = Задача { $number }
puzzles-grade = { $grade ->
    [1] Легкі
    [2] Нескладні
    [3] Середні
    [4] Важкі
   *[other] Дуже важкі
}
# For the ear: one of the puzzles in the list.
puzzles-one = Задача { $number }: { $goal ->
    [win] перемогти за цей хід
   *[other] не дати перемогти
}, гравців: { $players }{ $state ->
    [solved] , розв’язано
    [shown] , спроби вичерпано
    [tried] , почато
   *[other] { "" }
}
puzzles-win = перемогти за цей хід
puzzles-stop = не дати перемогти
puzzles-legend = число внизу — скільки гравців
puzzles-all = Усі задачі
puzzle-title = Задача { $number }
puzzle-about = Гравців: { $players } · { puzzles-grade }
puzzle-intro-win = За цей хід перемагає рівно один шлях, хоч якими були б приховані карти.
puzzle-intro-stop = Виключає перемогу рівно один шлях, хоч якими були б приховані карти.
puzzle-goal-win = Переможіть за цей хід.
puzzle-goal-stop = У свій наступний хід може перемогти { $player }, Галузь: { $domain }. Виключіть це.
puzzle-left = { $number ->
    [0] Спроб не лишилося.
    [one] Лишилася { $number } спроба.
    [few] Лишилося { $number } спроби.
    [many] Лишилося { $number } спроб.
   *[other] Лишилося { $number } спроби.
}
puzzle-solved = Розв’язано.
puzzle-reached = Це і є правильний шлях.
puzzle-missed-win = Хід закінчено, а перемоги немає.
puzzle-missed-stop = Перемога за суперником: { $player }.
puzzle-way = Треба застосувати: { $effects }.
puzzle-reason-win = Усі інші шляхи в цьому ході перевірено, усього { $tried ->
    [one] { $tried } положення
    [few] { $tried } положення
    [many] { $tried } положень
   *[other] { $tried } положення
}: без будь-якої частини цього шляху перемоги немає.
puzzle-reason-stop = Усі інші шляхи в цьому ході перевірено, усього { $tried ->
    [one] { $tried } положення
    [few] { $tried } положення
    [many] { $tried } положень
   *[other] { $tried } положення
}: без будь-якої частини цього шляху переможе { $player }.
puzzle-show = Показати розв’язок
puzzle-next = Наступна задача

## Rules

rules-heading = Правила
rules-loading = Правила відкриваються.
rules-short = Гра за дві хвилини
rules-short-turn = Хід має три етапи: зіграти карту, застосувати ефекти, добрати руку до трьох карт.
rules-short-cards = Зіграні карти лишаються перед вами й додаються за Галузями. Що більше карт однієї Галузі, то сильніші ефекти.
rules-short-goal = Перемагає той, хто першим наприкінці свого ходу матиме досить карт однієї Галузі: { $two } за двох гравців, { $three } за трьох, { $four } за чотирьох.
rules-short-block = Ембарго, Демократія й Атака стримують того, хто ось-ось переможе. За кожен такий ефект платять картою його Галузі.
rules-short-end = Якщо раніше скінчиться колода, грають останнє коло, і перемагає той, хто лідирує в більшій кількості Галузей.
rules-page-contents = Зміст
rules-search = Шукати в правилах
rules-search-example = Атака або R-MIL-03
rules-found = { $number ->
    [0] Нічого не знайдено.
    [one] Знайдено { $number } пункт.
    [few] Знайдено { $number } пункти.
    [many] Знайдено { $number } пунктів.
   *[other] Знайдено { $number } пункту.
}
rules-results = Що знайдено
rules-effects = Шістнадцять ефектів
rules-effects-lead = Що робить кожен в одному реченні, його пункт і тлумачення до нього.
rules-rulings = Тлумачення
rules-level-1 = Рівень 1
rules-level-2 = Рівень 2
rules-discard = Скидання
rules-inspiration = Поки у вас найбільше Культури
rules-page-clause = Пункт { $name }
rules-table = Таблиця

## Finished games on this device

history-lead = Усі ігри, які ви дограли на цьому пристрої, і що вони кажуть разом. Більше цього не знає ніхто: облікового запису немає, і на жодному сервері цього списку немає.
history-unsaved = Цей браузер тут нічого не зберігає: список зникне, коли ви закриєте вікно.
history-none = Поки жодної дограної гри
history-none-more = Дограйте партію до кінця — і вона з’явиться тут.
history-games = { $number ->
    [one] { $number } гра
    [few] { $number } гри
    [many] { $number } ігор
   *[other] { $number } ігор
}
history-result = { $result ->
    [won] Перемога
    [shared] Спільна перемога
   *[lost] Поразка
}{ $how ->
    [hegemony] : домінування, { $domain }
    [majority] : за більшістю
    [turn-limit] : вийшли всі ходи
   *[unknown] {""}
}
history-against = Суперники: { $names }
history-person = людина
history-undated = Коли дати ще не записувалися
history-turns = { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходів
}
history-daily = Роздача дня
history-uncounted = Не рахується: грав і бот, це продовження іншої гри або за пристроєм було кілька людей
history-replay = Подивитися знову: { $game }
history-forget-this = Забути: { $game }
history-more = Показати ще { $number }
history-keeping = Зберегти чи забути
history-keeping-more = Збережіть список у файл на згадку або щоб перенести його на інший пристрій. Ігри, які там уже є, не подвояться.
history-export = Зберегти у файл
history-import = Прочитати файл
history-exported = { $number ->
    [one] У файлі { $file } { $number } гра.
    [few] У файлі { $file } { $number } гри.
    [many] У файлі { $file } { $number } ігор.
   *[other] У файлі { $file } { $number } ігор.
}
history-imported = { $added ->
    [0] У цьому файлі немає нічого нового.
    [one] Додано { $added } гру.
    [few] Додано { $added } гри.
    [many] Додано { $added } ігор.
   *[other] Додано { $added } ігор.
} { $known ->
    [0] {""}
   *[other] Уже були тут: { $known }.
}
history-bad-text = Це не список ігор, або його пошкоджено. Виберіть файл, який зберегла ця сторінка.
history-bad-foreign = У цьому файлі немає списку ігор. Виберіть файл, який зберегла ця сторінка.
history-bad-later = Цей список зберегла новіша версія гри. Оновіть сторінку й прочитайте його ще раз.
history-bad-game = Гру { $number } з цього списку не вдалося зрозуміти, тому нічого не додано. Можливо, файл змінювали вручну.
history-forget = Забути всі ігри
history-forget-ask = Забути всі ігри?
history-forget-more = { $number ->
    [one] { $number } гру буде видалено з цього пристрою, а з нею й ваше місце на драбині. Скасувати це неможливо.
    [few] { $number } гри буде видалено з цього пристрою, а з ними й ваше місце на драбині. Скасувати це неможливо.
    [many] { $number } ігор буде видалено з цього пристрою, а з ними й ваше місце на драбині. Скасувати це неможливо.
   *[other] { $number } ігор буде видалено з цього пристрою, а з ними й ваше місце на драбині. Скасувати це неможливо.
}
history-keep = Залишити
history-forgotten = Усі ігри забуто.

## Where one stands among the bots

ladder-heading = Ваше місце на драбині
ladder-stand = { $games ->
    [one] Після { $games } гри
    [few] Після { $games } ігор
    [many] Після { $games } ігор
   *[other] Після { $games } ігор
} вам приблизно рівний: { $level }. Можливо все від рівня «{ $low }» до рівня «{ $high }».
ladder-none = Місце тут з’явиться після першої гри з ботами.
ladder-chance = шанс перемогти { $percent }%
ladder-how = Смуга — де ви стоїте з певністю 95%; з кожною грою вона коротшає. Число поруч із ботом — ваш шанс перемогти його сам на сам. Рахуються ігри лише з ботами й без команд.

## How often one wins

rates-heading = Як часто ви перемагаєте
rates-none = Жодна з цих ігор не рахується.
rates-picture = Для кожних суперників і кількості гравців: як часто ви перемогли і в яких межах може бути ваш шанс. Числа — у таблиці нижче.
rates-legend = Точка: частка перемог. Смуга: ваш шанс тут із певністю 95%. Пунктир: усі перемагають однаково часто.
rates-against = Суперники
rates-won = Перемоги
rates-people = Люди
rates-mixed = Боти різних рівнів
rates-any = будь-яка кількість гравців
rates-unit = %
rates-numbers = { $wins } з { $games }: { $percent }%, від { $low }% до { $high }%

## The deal of the day

daily-heading = { $status ->
    [past] Чим закінчилося
    [over] Чим закінчилося
   *[new] Одна роздача для всіх
}
daily-lead = Усі на цьому сервері грають тими самими картами з того самого місця проти двох ботів рівня «{ $level }», без порад. У вас одна гра; вона рахується, якщо закінчити її до опівночі UTC. Імен ніхто не питає й не показує.
daily-lead-here = Ті самі карти для всіх, хто грає сьогодні, з того самого місця, проти двох ботів рівня «{ $level }», без порад. Сервера тут немає: роздача випливає із самої дати, тож вона не таємниця, а чим закінчилося в інших — невідомо.
daily-play = Зіграти сьогоднішню роздачу
daily-until = День закінчується опівночі UTC, { $left }.
daily-next = Наступна роздача буде опівночі UTC, { $left }.
daily-late = Ви закінчили після опівночі UTC, коли роздача вже була відкрита всім, тому вашої гри немає серед інших.
daily-own = Подивитися свою гру
daily-promise = Що було обіцяно
daily-promise-more = Цей дайджест оголошено до першої гри. Зерно й сіль, які його доводять, відкриваються наприкінці вашої гри; як — покаже «Перевірити роздачу» в її повторі.
daily-other = Інші дні
daily-today = Сьогоднішня роздача
daily-before = Попередній день
calendar-heading = { $streak ->
    [0] Ваші дні
    [one] { $streak } день поспіль
    [few] { $streak } дні поспіль
    [many] { $streak } днів поспіль
   *[other] { $streak } днів поспіль
}
calendar-day = { $date }: { $result ->
    [won] перемога
    [shared] спільна перемога
    [lost] зіграно
   *[none] не зіграно
}
calendar-more = Ваші дні пам’ятає лише цей пристрій. Корона — перемога, галочка — дограна гра.

## How a deal ended for everybody

endings-heading = Чим закінчилося в усіх
endings-sum = { $people ->
    [0] Цю роздачу поки ніхто не дограв.
   *[other] Дограли: { $people }, перемогли: { $won }.
}
endings-picture = Чим закінчилася роздача, за Галузями чи більшістю та за ходами: дограли { $people }, перемогли { $won }. Числа — у таблиці нижче.
endings-legend = Золотий кружок над лінією: перемога. Під лінією: переміг бот. Більший кружок — більше людей. З кільцем: ви. Маленька голова: найсильніший бот.
endings-none = Цю роздачу ніхто не дограв.
endings-how = Як
endings-result = Підсумок
endings-people = Людей
endings-one = { $result ->
    [won] перемога
    [shared] спільна перемога
   *[lost] поразка
}
endings-majority = Більшість
endings-turn-limit = Вийшли всі ходи
best-told = Мудрець на вашому місці: { $result ->
    [won] перемога
    [shared] спільна перемога
   *[lost] поразка
}{ $how ->
    [hegemony] , домінування ({ $domain })
    [majority] {" "}за більшістю
   *[turn-limit] {""}
}, хід { $turn }.
best-replay = Подивитися, як грав Мудрець
best-waiting = Мудрець грає ту саму роздачу.

## A deal that friends play in turn

deal-lead = Друзі грають тими самими картами, кожен з того самого місця проти тих самих ботів, коли зручно. Наприкінці ви порівнюєте хід за ходом.
deal-make-heading = Нова роздача
deal-level = Рівень ботів
deal-make = Роздати й отримати посилання
deal-play-heading = Ваша гра
deal-about = { $players ->
    [2] Два гравці: ви і бот рівня «{ $level }».
    [3] Три гравці: ви і два боти рівня «{ $level }».
   *[4] Чотири гравці: ви і три боти рівня «{ $level }».
}
deal-play = Зіграти цю роздачу
deal-secret = Поки ви не закінчили, ви не бачите, що робили інші, а вони не побачать вашого, поки не закінчать самі. У кожного одна гра, без порад.
deal-gone = Ви перенесли цю роздачу на інший пристрій, і ваша гра тепер там.
deal-link = Запросити інших
deal-link-more = Хто має це посилання, може зіграти роздачу один раз.
deal-lines = Ваші ігри поруч
deal-with = Порівняти з
deal-own-turn = Свій хід
deal-parted = До вашого ходу { $number } ви вирішували однаково. Тут ігри розходяться.
deal-same = Ви вирішували однаково від початку до кінця.
deal-waiting = { $number ->
    [one] Ще грає: { $names }.
    [few] Ще грають: { $names }.
    [many] Ще грають: { $names }.
   *[other] Ще грають: { $names }.
}
deal-alone = Більше ніхто поки не дограв цю роздачу. Надішліть посилання й повертайтеся.
deal-loading = Ігри порівнюються.
deal-end = { $result ->
    [won] перемога
    [shared] спільна перемога
   *[lost] поразка
}{ $how ->
    [hegemony] , { $domain }
    [majority] , більшість
   *[turn-limit] {""}
}, хід { $turn }
