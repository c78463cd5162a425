### What is said where one looks back and learns, in Ukrainian: replays, the frame of the lessons, the rules to read.
### The notes for translators are in en/game.ftl; what is said in each lesson is in lessons.ftl.

## At a table at which one has no seat

area-heading = Цивілізація гравця { $name }
column-leads-other = Попереду
draft-packet-of = Карти на вибір гравця { $name }

## Opening a replay

replay-heading = Повтори
replay-lead = Подивіться гру ще раз із відкритими руками, дізнайтеся, де вона вирішилася, і грайте далі з будь-якої миті.
replay-file = Відкрити файл запису
replay-file-more = Оберіть файл тут або перетягніть його на цю сторінку. Ваш сервер прочитає його і не збереже.
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
replay-scrubber = Мить гри
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
chart-percent = { $number } %
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
review-cost = Хід { $turn }, { $name }: { $decision } ({ $chance } %)
review-cost-better = Краще: { $better } ({ $chance } %)

## Playing on from a moment

branch-open = Грати звідси
branch-heading = Грати звідси
branch-lead = Гра продовжиться з цієї миті за вашим столом. Ви займаєте одне місце, боти решту.
branch-seat = Ваше місце
branch-level = Боти
branch-go = Грати
branch-over = Тут гру закінчено. Поверніться до ранішої миті, щоб грати далі.

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
rules-rulings = Роз’яснення
rules-level-1 = Рівень 1
rules-level-2 = Рівень 2
rules-discard = Скидання
rules-inspiration = Поки у вас найбільше Культури
rules-page-clause = Пункт { $name }
rules-table = Таблиця
