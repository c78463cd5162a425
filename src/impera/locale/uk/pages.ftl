### What is said on the pages around the table, in Ukrainian. The notes for translators are in en/game.ftl.
### Messages that belong together begin alike: title-, home-, games-, new-, invite-, waiting-, join-, lobby-, settings-, hosting-.

## On every page

skip = До основного вмісту
try-again = Ще раз
asks-again = Сторінка сама повторить запит.
# The title of the window. $page is one of the titles below.
title = { $page } · Carta Impera Victoria
title-turn = ● Ваш хід · { $page }
title-table = Стіл
title-hand = Ваша рука
title-television = Великий екран
title-new = Новий стіл
title-join = Сісти за стіл
title-lobby = Відкриті столи
title-settings = Налаштування
title-daily = Роздача дня
title-deal = Одна роздача з друзями
title-history = Ваші ігри
title-learn = Навчання
title-puzzles = Задачі
title-rules = Правила
title-board = Планшет Гравців
title-replay = Повтор
title-proof = Перевірка роздачі
title-hosting = Власний сервер
title-missing = Такої сторінки немає
title-move = Перенесення на інший пристрій
title-notices = Сповіщення

## What did not work, and what to do

problem-bad-options = Ці правила не поєднуються. Оберіть інші.
problem-busy = Ви вже чекаєте на кілька розборів. Спробуйте знову, коли вони будуть готові.
problem-failed = На сервері щось пішло не так. Спробуйте ще раз трохи згодом.
problem-http = Сервер не зрозумів цю сторінку. Оновіть сторінку і спробуйте ще раз.
problem-impossible-record = Запис можна прочитати, але те, що в ньому, не за правилами. Можливо, його змінили вручну.
problem-in-a-pick = Тут гравці обирають карти. Щоб грати далі, перейдіть до моменту перед цим або після цього.
problem-no-bot = Не вдалося завантажити бота. Перевірте зв’язок; невдовзі буде ще одна спроба.
problem-no-deal = Такої роздачі немає. Перевірте посилання.
problem-no-name = Введіть ім’я, у якому є хоча б одна літера.
problem-no-promise = За цим столом нічого не обіцяли: його роздача була відома.
problem-no-seat = За цим столом немає такого місця.
problem-no-such-bot = Такого бота немає. Оберіть іншого.
problem-no-such-lesson = Такого уроку немає.
problem-no-such-moment = Такого моменту в цій грі немає. Перейдіть до ранішого.
problem-no-such-puzzle = Такої задачі немає.
problem-no-move = Цей код не діє або вже не діє. Перевірте літери або створіть новий на старому пристрої.
problem-push-refused = Цей браузер не показує сповіщень цієї сторінки. Це можна дозволити в його налаштуваннях.
problem-bad-target = Туди сповіщення надіслати не можна. Перевірте адресу; програмі потрібна загальнодоступна, що починається з https://.
problem-no-notice = Такого сповіщення немає, або його припинено.
problem-many-notices = Сповіщень забагато. Спершу припиніть одне з них.
problem-no-mail = Лист надіслати не вдалося. Перевірте адресу або спробуйте пізніше.
problem-no-such-notice = Цей сервер не надсилає таких сповіщень.
problem-no-picture = Зображення зараз намалювати не вдається. Спробуйте трохи згодом.
problem-no-secret = Сторінці не вдалося вигадати секрет. Оновіть її.
problem-no-table = Такого столу немає, або його видно лише за посиланням. Попросіть посилання ще раз.
problem-no-upgrade = Проксі перед цим сервером не пропускає постійних з’єднань. Власник сервера має налаштувати передавання заголовка «Upgrade».
problem-not-host = Це може лише той, хто створив стіл.
problem-not-yours = Це місце зайнято з іншого пристрою.
problem-off = На цьому сервері це вимкнено.
problem-offline = Сервер не відповідає. Перевірте зв’язок і спробуйте ще раз трохи згодом.
problem-other = Не вийшло. Спробуйте ще раз трохи згодом.
problem-other-name = Цей сервер має іншу назву. Власник сервера має додати назву з адресного рядка до налаштування «hosts».
problem-other-origin = Сервер не знає, що він за цією адресою. Власник сервера має вказати її в налаштуванні «address».
problem-over = Гру за цим столом закінчено.
problem-open-deal = Цю роздачу ще можуть грати інші, тому її карти поки не можна показати.
problem-own-deal = Цю роздачу грають і інші, щоб порівняти: грайте її самі, проти тих самих ботів.
problem-past-day = Цей день закінчився. Його роздачу можна подивитися, а сьогоднішню — зіграти.
problem-running = Цю гру ще не закінчено. Це стане можливо, коли вона закінчиться.
problem-seat-lost = Час цього місця вийшов: за нього до кінця грає бот.
problem-bad-clock = Для часу на всю гру і для втрати місць потрібен годинник щонайменше на годину.
problem-seat-taken = Хтось устиг раніше: це місце зайнято. Оберіть інше.
problem-second-seat = Серед незнайомих гравців, а також після початку гри зайняти друге місце не можна.
problem-barred = Той, хто створив цей стіл, прибрав вас, тож сісти тут не можна.
problem-nobody-there = Там уже ніхто не сидить.
problem-own-seat = Це ваше власне місце.
problem-blocked = Ви й хтось за цим столом разом не граєте. Оберіть, будь ласка, інший стіл.
problem-too-many-blocked = Більше нікого заблокувати не можна. Спершу розблокуйте когось у налаштуваннях.
problem-no-code = Код неправильний, уже використаний або його строк минув.
problem-no-seats = Ви ще не сідали за стіл на цьому сервері, тож повертати нічого.
problem-stale = Інші щоразу встигали змінити цей стіл раніше. Спробуйте ще раз.
problem-storage = Сервер зараз не може нічого записати. Нічого не змінилося; спробуйте ще раз трохи згодом.
problem-too-fast = Забагато за короткий час. Зачекайте трохи і спробуйте ще раз.
problem-too-large = Цей файл завеликий для запису гри.
problem-too-long = Цей запис задовгий, щоб показати його тут.
problem-too-many-seats = Місць більше, ніж гравців. Оберіть знову.
problem-unknown-version = Цей запис зробила новіша версія гри. Оновіть impera, щоб прочитати його.
problem-unreadable-record = Це не запис гри, або він пошкоджений.
problem-unsaved = Цей браузер тут нічого не зберігає: якщо закрити вікно, гра зникне.

## Players and bots

players = { $number ->
    [one] { $number } гравець
    [few] { $number } гравці
    [many] { $number } гравців
   *[other] { $number } гравця
}
name-own = Ваше ім’я
name-other = Ім’я
# The name of somebody at this device who gave none. $number is the number of the seat.
name-numbered = Гравець { $number }
# The bots by level, from weak to strong.
bot-name-fisher = Рибалка
bot-name-shepherd = Пастух
bot-name-trader = Торговець
bot-name-senator = Сенатор
bot-name-general = Полководець
bot-name-architect = Архітектор
bot-name-astronomer = Астроном
bot-name-sage = Мудрець
# Levels of earlier versions, in games begun then.
bot-name-consul = Консул
bot-name-emperor = Імператор
# An opponent that the host of the server offers, if they say nothing else about it.
offered-bot = Цього бота додав власник сервера.
# In a list to choose from. $level is 1 for the weakest, $name is what the bot is called.
level-choice = { $level } · { $name }
sitter-bot = Бот · { $level }
sitter-open = Чекає на гравця
sitter-own = Ви
sitter-person = Місце зайнято
# A short remark about a table: seconds or minutes for a turn.
tag-clock = { $per ->
    [game] { $time } на гру
   *[turn] { $time } на хід
}
tag-lost = Хто спізнився, втрачає місце
tag-delay = Глядачі: затримка { $time }
tag-no-aids = Без допомоги

## The start page

home-lobby = Відкриті столи
    .more = Сідайте до інших або дивіться
home-table = Новий стіл
    .more = Друзі, боти, команди, драфт: як вам до вподоби
home-daily = Роздача дня
    .more = Ті самі карти для всіх, раз на день
home-deal = Одна роздача з друзями
    .more = Зіграйте її по черзі й порівняйте
home-history = Зіграні ігри
    .more = Підсумки, частка перемог, ваше місце серед ботів
ladder-next = Наступний суперник для вас: { $level }
home-settings = Налаштування
    .more = Мова, вигляд, звук, розмір тексту
credits-heading = Автори
credits-more = Усі тексти теж наші власні. Якщо гра вам до вподоби, її настільне видання варте місця на полиці.
games-heading = Ваші ігри
games-with = За столом: { $names }
games-alone = Поки більше нікого
# A table of which nothing else is known.
games-table = Стіл { $table }
# $seen is a time such as "5 minutes ago".
games-state = { $kind ->
    [waiting] Чекає на гравців · { $seen }
    [watching] Ви дивитеся · { $seen }
   *[running] Триває · { $seen }
}
# It is the reader's turn at a table; $left is a length of time such as "2 days", "no" if there is no clock.
games-turn = { $left ->
    [no] Ваш хід
   *[other] Ваш хід · залишилося: { $left }
}
games-gone = Цього столу вже немає.
games-go = Продовжити
games-forget = Прибрати зі списку
games-keep = Залишити
games-forget-this = Забути гру: { $names }
games-forget-ask = Забути цю гру?
games-forget-more = На цьому пристрої її не буде в списку.
games-forget-seat = Ваше місце пам’ятає лише цей пристрій. Якщо забути його, зайняти його знову не можна, і поки вас немає, за вас грає бот.
games-forget-here = Вона зберігається лише на цьому пристрої, і її буде видалено.
lobby-watch = Дивитися

## At a table

cue-turn = Ваш хід
cue-card = Зіграно карту
cue-effect = Застосовано ефект
cue-blocked = На вашу Галузь поклали карту
cue-phrase = Хтось говорить
cue-seat = Хтось сідає за стіл
cue-won = Ви перемогли
cue-over = Гру закінчено
join-gone = Стіл не знайдено
settings-look = Вигляд

### From here on: what neither the start page nor a table begins with. The page loads it later.

## A new table

new-lead = Оберіть, хто і як грає. Якщо нічого не змінювати, вийде добра перша гра.
new-who = Хто грає
new-players = Скільки гравців
new-teams = Дві команди
new-teams-more = Напарники сидять навпроти: місця 1 і 3 проти місць 2 і 4. Коли перемагає один, перемагають обоє.
# $team is one of these letters.
new-team = Команда { $team }
new-seat = Місце { $number }
new-kind-bot = Бот
new-kind-guest = Хтось за посиланням
new-kind-here = Хтось за цим пристроєм
new-kind-guest-more = Ви отримаєте посилання, щоб надіслати його, і код для камери.
new-kind-phone-more = Треба навести телефон на код, який з’явиться на цьому екрані.
new-phones = Цей екран — стіл, телефони — руки
new-phones-more = Цей екран показує стіл без карт на руках і якнайбільшим, наприклад на телевізорі. Кожен сідає за стіл із телефоном, на якому видно лише власні карти й запитання.
new-here-more = Кілька людей грають на цьому пристрої. Перед кожним ходом сторінка просить передати його і приховує руку.
new-level-of = Рівень бота на місці { $number }
new-picture-guest = За посиланням
new-what = У що граємо
new-deal = Перші карти
deal-basic = Базовий варіант
    .more = Кожен отримує три карти. Швидко і добре для першої гри.
deal-draft = Драфт
    .more = Кожен залишає карту і передає решту, і так тричі. Потім кожен бере одну відкриту карту з центру.
new-edition = Видання
edition-en = Англійське
    .more = Звичайні правила.
edition-ru = Російське
    .more = Звичайні правила, як в англійському виданні.
edition-uk = Українське
    .more = Звичайні правила, але під час драфту карти з центру беруть за годинниковою стрілкою.
edition-pt = Бразильське
    .more = Коли колода порожня, усі, крім того, хто взяв останню карту, ходять ще раз. Ембарго і Демократія лише для інших гравців.
edition-el = Грецьке
    .more = Звичайні правила, але не можна копіювати ефект, на який вистачає ваших власних карт.
new-single = Кожне правило окремо
new-single-more = Чого ви тут не оберете, буде як у виданні.
new-single-edition = Як у виданні
option-last-round = Коли колода порожня
option-last-round-equal-turns = Усі матимуть порівну ходів
option-last-round-others-once-more = Решта ходить ще раз
option-religion = Більший ліміт руки від Релігії
option-religion-on-apply = Лишається, коли ефект застосовано
option-religion-at-draw = Залежить від карт, що лишилися до добору
option-copy-owned = Копіювати те, що маєш сам
option-copy-owned-true = Можна
option-copy-owned-false = Не можна
option-copy-slot = Свій і скопійований ефект Галузі
option-copy-slot-domain = Лише один із них за хід
option-copy-slot-effect = Обидва, якщо рівні різні
option-self-target = Ембарго і Демократія на себе
option-self-target-true = Можна
option-self-target-false = Не можна
option-democracy-needs-card = Демократія
option-democracy-needs-card-true = Лише туди, де є карта
option-democracy-needs-card-false = І туди, де карт немає
option-centre = Центр драфту
option-centre-counterclockwise = Проти годинникової стрілки
option-centre-clockwise = За годинниковою стрілкою
option-max-turns = Ходів у грі не більше
new-how = Налаштування столу
new-aids = Допомога
new-aids-more = Поради, хто може перемогти у свій наступний хід, що відомо про руки, і лічильник карт.
new-on-server = Зберігати на сервері
new-on-server-more = Тоді гру можна продовжити на іншому пристрої, показати іншим і перевірити роздачу. Інакше вона лишається на цьому пристрої: боти відповідають одразу, навіть без мережі.
new-published = У загальному списку
new-published-more = Усі на цьому сервері бачать стіл, можуть зайняти вільне місце і дивитися. Інакше лише ті, хто має посилання.
new-clock = Годинник
new-clock-none = Без обмеження
new-clock-more = Коли час вийшов, хід закінчує бот.
# A clock of hours or days.
new-clock-days = Гра на кілька днів: залишатися на зв’язку не треба, а годинник іде. На головній сторінці першими стоять столи, де ваш хід.
new-per = Час дається на
new-per-turn = Кожен хід
new-per-game = Усю гру
new-per-more = Якщо на всю гру, час усіх ходів гравця додається.
new-late = Коли час вийшов
new-late-bot = Грає бот
new-late-lost = Місце втрачено
new-late-more = Бот зіграє цей хід, а якщо час дається на всю гру, то до її кінця. Втрачене місце залишається за ботом назавжди.
new-delay = Глядачі бачать гру
new-delay-none = Одразу
new-delay-more = З такою затримкою видно тим, хто дивиться: поки це важливо, ніхто нічого не підкаже.
new-away = Заміна ботом
new-away-none = Ніколи
new-away-more = Для того, у кого зник зв’язок; хто повернувся, грає далі.
new-summary = Ваш стіл
new-sum = { $teams ->
    [yes] Дві команди по двоє
   *[no] { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }
}, { $deal ->
    [draft] драфт.
   *[basic] базовий варіант.
}
new-sum-now = Гра почнеться одразу.
new-sum-link = Вона почнеться, коли всі місця зайнято. Посилання ви зараз отримаєте.
new-sum-phones = Гра почнеться, коли всі місця буде зайнято. На екрані буде код для телефонів.
new-sum-lobby = Вона почнеться, коли всі місця зайнято, за посиланням або із загального списку.
new-start = Почати гру
new-invite = Відкрити стіл

## Waiting for players, and the link for them

invite-heading = Запрошення
invite-hands = Наведіть телефон на код: він стане вашою рукою. Стіл буде на цьому екрані.
invite-copied = Скопійовано
invite-watch = Копіювати посилання для глядачів
invite-by-hand = Цей браузер не дає сторінці копіювати. Виділіть посилання і скопіюйте самі.
invite-private = Ця адреса працює лише на цьому пристрої. Для інших запустіть сервер командою «{ $program } serve --host 0.0.0.0 --qr» і відкрийте адресу, яку вона покаже.
invite-code = Посилання як QR-код
invite-camera = Наведіть телефон, щоб сісти за стіл.
waiting-open = { $number ->
    [one] Вільне { $number } місце. Гра почнеться сама, коли його займуть.
    [few] Вільні { $number } місця. Гра почнеться сама, коли їх займуть.
    [many] Вільно { $number } місць. Гра почнеться сама, коли їх займуть.
   *[other] Вільно { $number } місця. Гра почнеться сама, коли їх займуть.
}
waiting-seats = За столом
waiting-bot = Бот сюди
waiting-up = Звільнити для гравця
waiting-level = Рівень нових ботів
waiting-start = Почати зараз із ботами
waiting-sit = Зайняти місце
waiting-leave = Вийти з-за столу

## Joining by link

join-lead = Потрібне лише ім’я.
hand-lead = Цей телефон показуватиме ваші карти й запитання. Стіл — на іншому екрані.
join-gone-more = Можливо, гру закінчено і стіл прибрано, або посилання неповне: усе, що після #, теж його частина. Попросіть посилання ще раз або знайдіть інший стіл.
join-who = За столом
join-how = Сісти
join-seat = Яке місце
join-seat-number = Місце { $number }
join-sit = Грати
join-watch = Лише дивитися
join-yours = Ви вже тут сидите
join-back = До столу
join-full = Усі місця зайнято
join-full-more = Можна дивитися цю гру або відкрити свій стіл.

## The lobby

lobby-lead = Столи цього сервера, відкриті для всіх. Список оновлюється сам.
lobby-open = Чекають на гравців
lobby-running = Тривають зараз
lobby-count = { $number ->
    [0] Зараз немає відкритих столів.
    [one] Зараз { $number } відкритий стіл.
    [few] Зараз { $number } відкриті столи.
    [many] Зараз { $number } відкритих столів.
   *[other] Зараз { $number } відкритого столу.
}
lobby-table = За столом: { $names }
lobby-table-empty = Стіл із ботами
lobby-join = Сісти
lobby-none = Зараз немає відкритих столів
lobby-none-more = Будьте першими: відкрийте стіл для всіх або грайте з ботами, поки чекаєте.
lobby-link = Маєте посилання?
lobby-link-label = Посилання на стіл
lobby-follow = Перейти за посиланням
lobby-unread = Це не схоже на посилання на стіл. Воно закінчується так: /join/NAME#SECRET.
lobby-own = Свій стіл
lobby-own-more = Для друзів за посиланням, для всіх у загальному списку або для кількох людей за одним пристроєм.

## Settings

settings-lead = Усе діє одразу і запам’ятовується на цьому пристрої.
settings-you = Ви
settings-name-more = Його бачать інші за столом.
settings-move = Перенести на інший пристрій
settings-theme = День чи ніч
theme-system = Як у системі
theme-light = День
theme-dark = Ніч
settings-text = Розмір тексту
text-normal = Звичайний
text-large = Великий
text-largest = Найбільший
settings-motion = Рух карт
motion-system = Як у системі
motion-on = Увімкнено
motion-off = Вимкнено
settings-sound = Звук
settings-sounds = Звуки
settings-sounds-more = Короткі звуки за столом. Для кожного на мить з’являється підпис.
settings-cues = Послухати кожен
settings-shortcuts = Гарячі клавіші
settings-shortcuts-more = За столом клавіші від 1 до 9 обирають відповідь, E закінчує хід, U скасовує, H просить пораду. Вимкніть, якщо ви говорите з пристроєм або натискаєте клавіші випадково.
settings-presses = Клавіші й натискання
settings-confirms-more = Інакше друге натискання потрібне лише там, де скасувати не можна.
settings-command-more = Рядок, куди можна вводити відповіді й команди, як у текстовій грі. До нього веде клавіша /.
settings-remarks-more = Зрідка: коли бот когось блокує, виграє чи програє.
settings-tips-more = Чотири фрази, кожна один раз і до речі. Увімкніть, щоб отримати їх знову.
notices-heading = Коли ваш хід
notices-more = За столом на кілька днів вам можуть повідомити, що ваш хід. У сповіщенні лише це й місце. Кожне можна припинити просто з нього.
notices-push = На пристрої:
notices-mail = Поштою:
notices-webhook = Вашій програмі
notices-push-choose = Повідомляти на цьому пристрої
notices-mail-own = Ваша поштова адреса
notices-mail-more = Надійде лист із запитанням, чи хочете ви цього. Ніхто інший за столом адреси не бачить.
notices-mail-choose = Повідомляти поштою
notices-webhook-own = Адреса вашої програми
notices-webhook-more = Вона починається з https:// і отримує запит із JSON.
notices-webhook-choose = Повідомляти програмі
notices-chosen = Вам повідомлять, коли буде ваш хід.
notices-asked = Загляньте в пошту: у листі питають, чи хочете ви цього.
notices-unsure = Чекає на вашу відповідь на лист
notices-end = Припинити сповіщення
notices-ended = Більше вам не повідомлятимуть.
notices-open = Відкрити стіл
notices-confirm = Так, повідомляйте, коли мій хід
settings-seats = Ваші місця
settings-code-more = З кодом відновлення ви повернете свої місця й столи, якщо втратите цей пристрій, зокрема зайняті пізніше. Він діє один раз, новий замінює старий.
settings-code-make = Створити код відновлення
settings-code-shown = Ваш код. Запишіть його, більше він не з’явиться:
settings-code-own = Код з іншого пристрою
settings-code-own-more = Ваші місця перейдуть сюди. Пристрій, на якому вони були, їх втратить.
settings-code-use = Повернути мої місця
settings-code-got = { $number ->
    [0] Повертати вже не було чого.
    [one] { $number } стіл тепер на цьому пристрої.
    [few] { $number } столи тепер на цьому пристрої.
    [many] { $number } столів тепер на цьому пристрої.
   *[other] { $number } стола тепер на цьому пристрої.
}
settings-code-go = На головну
settings-blocked = Кого ви заблокували
settings-blocked-more = Ви не чуєте їхніх реплік і не бачите імен, за відкритими столами ви не зустрінетеся. Їм про це не повідомляють.

## A page without a server: what it lacks, and how to run one

needs-server = Щоб грати з людьми за іншими пристроями, потрібен сервер; ця сторінка його не має, але запустити його може кожен.
needs-server-how = Як запустити сервер
hosting-lead = Із сервером можна запрошувати друзів за посиланням, відкривати столи для всіх і пускати глядачів. Це одна програма, і інших їй не треба.
hosting-install = На комп’ютер, який буде ввімкнений під час гри, встановіть Python 3.11 або новіший, а потім impera:
hosting-serve = Запустіть сервер. Він покаже свою адресу й код для камер телефонів у вашій мережі:
hosting-invite = Відкрийте цю адресу, створіть стіл із вільним місцем і надішліть друзям посилання на нього.
hosting-more = Адреса працює у вашій мережі. Щоб грали й друзі здалеку, комп’ютер має бути доступний з інтернету; проксі, налаштування та резервні копії описано в посібнику impera з хостингу.

## Moving house: a person's seats go to another device

move-lead = Ваші місця за столами цього сервера і ваша історія переходять на інший телефон чи комп’ютер. Обліковий запис не потрібен: досить коду, один раз.
move-from = З цього пристрою
# $number counts tables.
move-what = { $number ->
    [0] На цьому пристрої немає місць за столами; перенести можна історію.
    [one] { $number } стіл і ваша історія. Ігри, які зберігаються лише на цьому пристрої, залишаться тут.
    [few] { $number } столи і ваша історія. Ігри, які зберігаються лише на цьому пристрої, залишаться тут.
    [many] { $number } столів і ваша історія. Ігри, які зберігаються лише на цьому пристрої, залишаться тут.
   *[other] { $number } стола і ваша історія. Ігри, які зберігаються лише на цьому пристрої, залишаться тут.
}
move-begin = Створити код
# $time is a length of time such as "10 minutes".
move-show = Відскануйте це іншим пристроєм або введіть літери там: ця ж сторінка, «На цей пристрій». Код діє один раз, { $time }. Нікому його не показуйте.
move-qr = Код у вигляді QR-коду
# The code is read out.
move-code = Код: { $code }.
# $number counts games of the history that did not fit.
move-left = { $number ->
    [one] { $number } найстаріша гра не вміщується й залишиться тут. «Зберегти у файл» на сторінці «Ваші ігри» бере із собою всі.
    [few] { $number } найстаріші гри не вміщуються й залишаться тут. «Зберегти у файл» на сторінці «Ваші ігри» бере із собою всі.
    [many] { $number } найстаріших ігор не вміщуються й залишаться тут. «Зберегти у файл» на сторінці «Ваші ігри» бере із собою всі.
   *[other] { $number } найстарішої гри не вміщуються й залишаться тут. «Зберегти у файл» на сторінці «Ваші ігри» бере із собою всі.
}
move-taken = Готово: ваші місця тепер на іншому пристрої, а цей їх забув.
move-gone = Термін дії коду минув, нічого не перенесено. Створіть новий.
move-to = На цей пристрій
move-label = Код
move-here-more = Створіть код на старому пристрої: Налаштування, «Перенести на інший пристрій».
move-end = Перенести все сюди
# $tables and $games count what came.
move-came = Перенесено столів: { $tables }. Додано ігор до історії: { $games }.
move-home = До ваших ігор
