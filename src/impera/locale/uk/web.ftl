### What is said on the page only, in Ukrainian. The notes for translators are in en/game.ftl.
### Messages that belong together begin alike: home-, table-, new-, join-, lobby-, replay-, learn-, rules-, settings-.

## On every page

bar-home = Головна
bar-language = Мова
bar-theme = Світла чи темна тема
bar-settings = Налаштування
bar-rules = Правила
close = Закрити
print = Друк
reload = Оновити
page-outdated = Є новіша версія цієї сторінки.
page-not-loaded = Не вдалося завантажити сторінку. Можливо, сервер ненадовго зник.
part-not-loaded = Ця частина не завантажилася. Вона з’явиться, щойно сервер відповість.
missing-heading = Такої сторінки немає
missing-text = Можливо, в адресі помилка або того, що тут було, вже немає.

## The start page

home-lead = Проведіть цивілізацію крізь три Епохи, карта за картою. Зберіть досить карт однієї Галузі, й історія ваша, якщо ніхто вас не зупинить.
home-play = Грати зараз
home-play-more = Ви і два боти
home-new = Новий стіл
home-join = Сісти за стіл
home-resume = Продовжити гру
home-turn = Ваш хід
home-resume-more = Чекає там, де ви зупинилися
home-more = Ще
home-learn = Навчання
    .more = Короткі уроки, у кожному справжня позиція
home-puzzles = Задачі
    .more = Один шлях до перемоги чи порятунку: знайдіть його
home-rules = Правила
    .more = За розділами й за ефектами, із тлумаченнями
home-replays = Повтори
    .more = Дивіться гру, продовжуйте з будь-якого ходу
home-six = Шість Галузей
# What each Domain is good for, in a few words.
home-military = Удар по Галузі в усіх
home-religion = Більше карт, обмін руками
home-economy = Заміна карт, завада супернику
home-science = Перебудова, пошук карт
home-culture = Копія чужих ефектів
home-utopia = Повернення карт, вища планка
home-footer = Неофіційна фанатська версія. Автор гри Rémi Amy, видавець Ludonaute. Усі малюнки тут наші власні.

## The connection

line-connecting = Під’єднання
line-open = На зв’язку
line-here = На цьому пристрої
line-lost = Зв’язок втрачено
line-closed = Немає зв’язку
line-lost-long = Зв’язок втрачено. Сторінка під’єднається сама; нічого не пропало.
line-back = Зв’язок відновлено.
line-closed-long = Такого столу немає, або цей пристрій не має місця за ним.
line-here-unsaved = Пристрій зараз не може це зберегти, тому нічого не сталося. Можливо, на ньому немає місця.

## The table

# For the ear: the heading of the page.
table-heading = Ваша гра, з вами за столом: { $names }
# For whoever watches.
table-heading-watch = Ви дивитеся, за столом: { $names }
table-bar-age = Епоха { $age }
table-steps = Етапи ходу
table-step-play = Зіграти
table-step-effects = Ефекти
table-step-draw = Добрати
table-step-done = , готово
# $names are the $number players who still have a turn after this one.
table-last-round-short = { $number ->
    [0] Останній хід
   *[other] Останній раунд без добору; далі: { $names }
}
# For the ear: $answer was chosen and waits to be confirmed; $then is what follows from it.
table-chosen = Обрано: { $answer }. { $then } Натисніть ще раз, щоб підтвердити.
table-hint-asked = Порада готується.
# When it takes longer than a few seconds: the search is compiled once.
table-hint-long = Порада готується. Перша на новій машині потребує до хвилини, наступні приходять одразу.
# A button while more has happened than is shown.
table-skip = Показати все одразу
seat-open = Вільне місце
seat-given = За вас грає бот.
seat-lost = Ваш час вийшов: за вас до кінця грає бот. Дивитися можна й далі.
seat-give = Віддати місце боту
seat-take-back = Повернути собі місце

# What somebody said at the table; $phrase is from "Phrases" of game.ftl.
said = { $name }: «{ $phrase }»

# The device goes from one person to the next, who must not see the other's hand.
pass-heading = Передайте пристрій: { $name }
pass-who = Хто має пристрій?
pass-text = Карти закрито. Іншим зараз краще не дивитися.
pass-take = Я { $name }
pass-seat = місце { $number }

# The clock of a turn; $number counts seconds.
clock-left = { $number ->
    [one] Залишилася { $number } секунда
    [few] Залишилося { $number } секунди
    [many] Залишилося { $number } секунд
   *[other] Залишилося { $number } секунди
}
clock-soon = { $number ->
    [one] Залишилася { $number } секунда, потім за вас вирішить бот.
    [few] Залишилося { $number } секунди, потім за вас вирішить бот.
    [many] Залишилося { $number } секунд, потім за вас вирішить бот.
   *[other] Залишилося { $number } секунди, потім за вас вирішить бот.
}
# The clock of a table over days; $left is a length of time such as "2 days".
clock-long = Залишилося: { $left }
# What a spectator is told; $time is a length of time such as "5 minutes".
watch-delay = Ви бачите цю гру із затримкою: { $time }.

# A rival. $kind is "bot", "person", "away" (a bot stands in), "kept" (given to a bot) or "lost" (out of time); $level is
# what a bot of that level is called; $active is "yes" for whoever has the turn.
rival-meta = { $kind ->
    [bot] { $active ->
        [yes] { $level } · ходить
       *[no] { $level } · { cards }
    }
    [away] Немає на місці, грає бот · { cards }
    [kept] Поки грає бот · { cards }
    [lost] Час вийшов, грає бот · { cards }
   *[person] { $active ->
        [yes] Ходить
       *[no] { cards }
    }
}
# What a bot is called whose level is not known.
rival-bot = Бот
rival-hand = Рука гравця { $name }: { cards }
rival-threat = { $certain ->
    [yes] { $domain }: напевно
   *[no] { $domain }: { $chance } %
}
rival-partner = Ваш напарник
# For the ear: a button that shows more of a player.
rival-more = Докладніше: { $name }
rival-card = Епоха { $age }
rival-card-known = Відома: { $card }

centre-pile-long = Відбій: { cards }
centre-open = Відкрити
centre-coin = Мистецька монета
centre-coin-supply = У запасі
centre-coin-place = { $who ->
    [you] Ваша { $domain }
   *[other] { $name }, { $domain }
}
centre-tally = Якби колода скінчилася зараз: { $tally }
centre-tally-seat = { $name } { $points }
centre-last-card = Наприкінці цього ходу береться остання карта: почнеться останній раунд.

own-heading = Ваша цивілізація
own-goal = Гравців { $players }: перемагає той, хто першим збере { $wins } карт однієї Галузі.
level-long = Рівень { $level }
column-leads = Ви попереду
# $goal is "effect" for the next effect, "crown" for victory.
column-next = { $goal ->
    [effect] Ще { $number }: { $effect }
   *[crown] { $number ->
        [0] Вистачить для перемоги
       *[other] До перемоги: { $number }
    }
}
domain-has-coin = Тут лежить Мистецька монета.

prompt-eyes = Знак ока: відкриються приховані карти, скасувати не можна.
prompt-eye = (не можна скасувати)
several-discard-hand = { $effect }: які { $need ->
    [one] { $need } карту
    [few] { $need } карти
    [many] { $need } карт
   *[other] { $need } карти
} ви скидаєте з руки?
several-discard-area = { $effect }: які { $need ->
    [one] { $need } карту
    [few] { $need } карти
    [many] { $need } карт
   *[other] { $need } карти
} ви скидаєте з ігрової зони?
several-take-area = { $effect }: які { $need ->
    [one] { $need } карту
    [few] { $need } карти
    [many] { $need } карт
   *[other] { $need } карти
} ви берете з ігрової зони на руку?
several-take-pile = { $effect }: які { $need ->
    [one] { $need } карту
    [few] { $need } карти
    [many] { $need } карт
   *[other] { $need } карти
} ви берете з відбою?
several-play-more = { $effect }: які { $need ->
    [one] { $need } карту
    [few] { $need } карти
    [many] { $need } карт
   *[other] { $need } карти
} ви граєте?
several-give = { $effect }: які { $need ->
    [one] { $need } карту
    [few] { $need } карти
    [many] { $need } карт
   *[other] { $need } карти
} ви повертаєте гравцю { $name }?
keep-discard-hand = { $need ->
    [one] { $effect }: яку { $need } карту ви залишите? Решту ({ $others }) ви скинете.
    [few] { $effect }: які { $need } карти ви залишите? Решту ({ $others }) ви скинете.
    [many] { $effect }: які { $need } карт ви залишите? Решту ({ $others }) ви скинете.
   *[other] { $effect }: які { $need } карти ви залишите? Решту ({ $others }) ви скинете.
}
keep-give = { $need ->
    [one] { $effect }: яку { $need } карту ви залишите? Решту ({ $others }) отримає { $name }.
    [few] { $effect }: які { $need } карти ви залишите? Решту ({ $others }) отримає { $name }.
    [many] { $effect }: які { $need } карт ви залишите? Решту ({ $others }) отримає { $name }.
   *[other] { $effect }: які { $need } карти ви залишите? Решту ({ $others }) отримає { $name }.
}
tick-confirm = Підтвердити: { $number } з { $need }
tick-count = { $number } з { $need }
# Ticks all cards of a Domain with one press; $number is how many there are.
tick-all = { $domain }: усі { $number }
tick-on = Позначено: { $card }. { $number } з { $need }.
tick-off = Позначку знято: { $card }. { $number } з { $need }.
# Asked before the end of the turn, if something useful would be forgotten.
end-anyway = Усе одно закінчити хід?
end-forgotten = Здається, ви дещо забули.
# $does is what the effect does, a sentence.
end-could-use = Ще можна застосувати ефект «{ $effect }»: { $does }
end-could-win = Цього ходу ви можете перемогти в Галузі «{ $domain }»!

hand-count = { $active ->
    [yes] { cards }. Добір до { $size }.
   *[no] { cards }.
}
hand-card-blocked = { $card }, цього ходу під ембарго
hand-will-draw = Добір
flag-chosen = Обрана
flag-blocked = Ембарго
act-undo = Скасувати
act-hint = Порада
act-effects = Ефекти: готово { $number }
act-end = Кінець ходу
act-end-draws = { $number ->
    [0] без добору
    [one] добір { $number } карти
    [few] добір { $number } карт
    [many] добір { $number } карт
   *[other] добір { $number } карти
}
act-end-later = спершу відповідь
act-end-not-now = не ваш хід
act-end-with = і кінець ходу

effects-heading = Ефекти
effects-counts = { $used ->
    [0] Готово: { $ready }
   *[other] Готово: { $ready } · цього ходу застосовано: { $used }
}
effects-column-domain = Галузь
effects-column-discard = Скидання
effects-column-pay = за 1 карту
effect-ready = готово
effect-used = засто{ "\u00AD" }совано
effect-copy = копія: { $names }
# $spent is "copied" if the effect itself was copied in this turn; otherwise another level of its Domain was used.
effect-spent = { $spent ->
    [copied] скопійовано
   *[other] був інший рівень
}
effect-needs = треба ще { $number }

# The reference board, which lies beside every player.
board-heading = Планшет Гравців
board-thresholds = Скільки карт потрібно
# Above the columns for 2, 3 and 4 players.
board-players = Гравці
board-hegemony = Перемога домінуванням
# How many cards of each Age are taken out before the game.
board-removed = Прибрано з кожної Епохи, наосліп
board-copies = Карти за Галузями та Епохами
board-total = Усього
# What the small pictures mean.
board-signs = Знаки на столі
board-sign-first = Перший Гравець: починає кожен раунд.
board-sign-coin = Мистецька монета: лежить біля Галузі, ефект якої скопійовано останнім.
board-sign-embargo = Ембарго: у свій наступний хід цей гравець не може грати туди карти.
board-sign-democracy = Демократія: до кінця гри цьому гравцеві потрібно там для перемоги на одну карту більше.
board-sign-eye = Відкриються приховані карти, тому скасувати не можна.
board-sign-threat = Загроза: цей гравець може перемогти у свій наступний хід.

log-heading = Журнал
log-since = Від вашого минулого ходу
log-open = Відкрити журнал
hint-heading = Порада
hint-quick = Це побіжний погляд. Шанси з’являться в порадах, коли все завантажиться.

deck-heading = Колода і карти, яких ви не бачили
counter-heading = Карти, яких ви не бачили
# $certain cards of the kind are certainly in the deck, at most $possible can be.
counter-deck = { $possible ->
    [0] у колоді немає
   *[other] { $certain ->
        [0] у колоді до { $possible }
       *[other] у колоді від { $certain } до { $possible }
    }
}
counter-note = Підраховано за тим, що ви бачили; більше вам ніхто не скаже.
known-heading = Що ви знаєте про чужі руки
known-none = Ви не знаєте жодної їхньої карти.
aids-none = За цим столом допомоги немає: карти лічите й руки запам’ятовуєте ви самі.

phrases-heading = Сказати щось
phrases-short = Сказати
phrases-seat = Про кого
phrases-domain = Про яку Галузь
phrases-choose = Оберіть
# Stands for a blank of a phrase that is not filled in yet.
phrase-gap = …

menu-heading = Меню столу
menu-speed = Як швидко грають інші
menu-shortcuts = Гарячі клавіші
menu-confirms = Підтверджувати кожне рішення
menu-remarks = Репліки ботів
menu-tips = Пояснення в першій партії
menu-sound = Звуки
menu-television = Стіл на великому екрані
menu-hand = Лише моя рука, поруч із великим екраном
menu-table = Увесь стіл
menu-leave = Піти ненадовго
# The host's button for a person at the table, and what it says before it does so.
remove-person = Прибрати з-за столу: { $name }
remove-sure = Точно прибрати? { $name }
# Блокування гравця за столом: кнопка, запитання перед цим і що сказано після.
block-person = Заблокувати: { $name }
block-sure = Точно заблокувати? { $name }
block-lift = Розблокувати: { $name }
block-done = { $name }: реплік більше не буде чути, і за відкритими столами ви не зустрінетеся.
# How fast things move.
speed-off = Одразу
speed-fast = Швидко
speed-normal = Звичайно
speed-slow = Повільно

help-heading = Допомога і клавіші
rules-moment = Правило для цього моменту
rules-whole = Усі правила
help-short = Допомога
help-line = Введіть там «допомога», щоб побачити всі команди.
help-drag = Мишею можна перетягнути ефект або карту, якою він оплачується, туди, де він діє, а щоб позначити кілька карт, проведіть по них лінію.
help-hold = На сенсорному екрані затримайте палець на ефекті або на першій карті, а потім ведіть його так само.
keys-heading = Клавіші
keys-off = Гарячі клавіші вимкнено в налаштуваннях.
# As it is printed on the key.
escape-key = Esc
key-answer = обрати відповідь або позначити карту за номером
key-cancel = відмовитися від вибору
key-end = закінчити хід або підтвердити позначені карти
key-bigger = закінчити хід із більшою рукою, якщо її дає ефект
key-undo = скасувати
key-hint = порада
key-plan = план
key-skip = показати все одразу
key-effects = ефекти
key-log = журнал
key-board = Планшет Гравців
key-deck = колода і невідомі карти
key-pile = відбій
key-phrases = сказати щось
key-type = командний рядок
key-help = ця допомога
key-rules = правила

command-heading = Командний рядок
command-label = Введіть відповідь або команду
command-example = 1, зіграти армія, допомога
command-send = Надіслати
command-none = Зараз від вас нічого не потрібно. Введіть команду; «допомога» покаже всі.
command-watching = Ви дивитеся: це можуть лише ті, хто грає.
# What the command that saves does on the page, as in the list of the commands.
record-does = завантажити запис гри, коли її закінчено.
record-later = Запис можна зберегти, коли гру закінчено. До того він видав би приховані карти.
record-saved = Запис гри завантажується: { $file }.

tips-heading = Варто знати
tip-goal = Перемагає той, хто наприкінці свого ходу першим матиме { $wins } карт однієї Галузі.
tip-play = Щоходу ви граєте одну карту з руки: натисніть на неї, і її Галузь зросте.
tip-effects = Ваші Галузі дають ефекти: застосуйте готові в будь-якому порядку й закінчіть хід.
tip-block = Хтось може перемогти у свій наступний хід: зупинять Ембарго, Демократія або Атака.
tip-read = Зрозуміло
tips-off = Більше не показувати
ending-point = (бал)
ending-crown = (перемога домінуванням)
ending-points = Бали
ending-again = Зіграти ще
ending-join = До наступної гри
ending-replay = Дивитися повтор
share-open = Поділитися
share-heading = Поділитися цією грою
share-ask = Усі, хто має посилання, побачать усю гру: імена, кожну карту і кожне рішення. Цього не можна скасувати.
share-do = Створити посилання
share-not = Краще не треба
share-link = Це посилання може відкрити будь-хто. Там, де його розміщено, з’явиться зображення столу наприкінці гри.
ending-deal = Чим закінчилося в інших
ending-home = Головна
ending-score = Рахунок проти ботів рівня «{ $level }»: перемог { $wins } з { $games }.
ending-above = Рівень вище: { $level }
ending-best = Ваш найкращий хід: { $turn }
ending-best-more = Ваші шанси зросли з { $before } % до { $after } %.
ending-worst = { $kind ->
    [block] Пропущене блокування: хід { $turn }
   *[other] Найдорожче рішення: хід { $turn }
}
ending-worst-more = Ви обрали «{ $decision }» ({ $chance } %). Краще: «{ $better }» ({ $better-chance } %).
ending-worst-none = Явних помилок у вас не було.

waiting-heading = Чекаємо на гравців
waiting-link = Надішліть це посилання тим, хто гратиме:
waiting-copy = Копіювати посилання
waiting-copied = Посилання скопійовано.

# A plan: effects that are tried before they are decided.
plan-open = План
plan-heading = План
plan-how = Пробуйте ефекти в будь-якому порядку. Нічого не грається: видно, до чого вони ведуть, доки не відкриваються приховані карти.
plan-nothing-played = Поки нічого не зіграно.
plan-line = Варіант { $number }
# $lines is how many lines are compared.
plan-play = { $lines ->
    [1] Зіграти так
   *[other] Зіграти варіант { $number }
}
plan-compare = Спробувати інакше
plan-back = Крок назад.
plan-leave = Вийти з плану
plan-wins = Наприкінці ходу ви перемагаєте.
plan-none = Зараз планувати нічого: можна пробувати лише ефекти, які не відкривають прихованих карт.
# $hand and $draws count cards: in the hand now, and drawn at the end of the turn.
plan-hand = Карт на руці: { $hand }, добір: { $draws }.

# What bots say, seldom: when they block somebody, win or lose. Each level has its character. They say "I", and nothing
# tells whether a man or a woman speaks.
remark-block-fisher = Просто в мою сітку!
remark-block-shepherd = На цю луку сьогодні не можна.
remark-block-trader = Нічого особистого, просто торгівля.
remark-block-senator = Заперечую! Сенат проти.
remark-block-general = Далі ні кроку.
remark-block-architect = Тут буде мур.
remark-block-astronomer = Зорі про це попереджали.
remark-block-sage = Не так швидко.
remark-win-fisher = Оце так улов!
remark-win-shepherd = Не поспішаючи, зате вся отара вдома.
remark-win-trader = Приємно мати з вами справу.
remark-win-senator = Ухвалено одноголосно.
remark-win-general = Поле бою за мною.
remark-win-architect = Збудовано на віки.
remark-win-astronomer = Так було написано на небі.
remark-win-sage = Ця партія навчила і вас, і мене.
remark-lose-fisher = Найбільша риба втекла.
remark-lose-shepherd = Що ж, час до овець.
remark-lose-trader = Торгуватися ви вмієте.
remark-lose-senator = Народ зробив вибір. Корюся.
remark-lose-general = Поразку теж треба вміти визнати.
remark-lose-architect = Чудовий проєкт. Вивчу креслення.
remark-lose-astronomer = Про це зорі мовчали.
remark-lose-sage = Сьогодні вчуся я.
