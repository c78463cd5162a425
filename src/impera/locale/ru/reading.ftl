### What is said where one looks back and learns, in Russian: replays, the frame of the lessons, the rules to read.
### The notes for translators are in en/game.ftl; what is said in each lesson is in lessons.ftl.

## At a table at which one has no seat

area-heading = Цивилизация игрока { $name }
column-leads-other = Впереди
draft-packet-of = Карты на выбор игрока { $name }

## Opening a replay

replay-heading = Повторы
replay-lead = Посмотрите игру ещё раз с открытыми руками, узнайте, где она решилась, и играйте дальше с любого момента.
replay-file = Открыть файл записи
replay-file-more = Выберите файл здесь или перетащите его на эту страницу. Он будет прочитан только для показа и не сохранится.
replay-file-choose = Выбрать файл
replay-file-drop = Отпустите, чтобы открыть файл
replay-loading = Игра воспроизводится.
replay-games = Ваши законченные игры
replay-games-none = На этом устройстве ещё нет законченных игр.
# $date is a day and a time, in the reader's language.
replay-game = { $date }
replay-result = { $you ->
    [won] Вы победили
    [lost] Поражение, победа: { $names }
   *[watched] Победа: { $names }
}
replay-other = Открыть другую
replay-broken = Эту игру нельзя показать

## The replay

# For the ear: the heading of the page.
replay-of = Повтор игры, за столом: { $names }
# A player of a record who has no name there. $number counts from 1.
replay-player = Игрок { $number }
replay-begins = Карты сданы.
replay-place = { $turn ->
    [0] До первого хода, решение { $number } из { $of }
   *[other] Ход { $turn }, решение { $number } из { $of }
}
replay-place-short = { $turn ->
    [0] До первого хода
   *[other] Ход { $turn } из { $turns }
}
replay-controls = Управление повтором
replay-scrubber = Момент игры
replay-turn-back = На ход назад
replay-step-back = На шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-step-on = На шаг вперёд
replay-turn-on = На ход вперёд
replay-speed = Скорость
replay-speed-slow = Медленно
replay-speed-normal = Обычно
replay-speed-fast = Быстро
replay-side = Чьими глазами
replay-jump = Перейти
replay-keys = Клавиши: стрелки ведут по шагам, стрелки с Shift по ходам, P пускает и останавливает.
replay-hand = Рука игрока { $name }
replay-save = Сохранить запись
replay-save-more = Файл, который любая impera воспроизведёт и проверит

## Checking a deal

proof-heading = Проверить раздачу
proof-lead = Раздача этой игры была определена до её начала. Ваше устройство повторяет здесь каждый шаг и сравнивает.
proof-right = Проверено
proof-wrong = Не сходится
proof-heard = До конца игры этому устройству сообщили тот же хеш.
proof-heard-other = До конца игры этому устройству сообщили другой хеш: { $digest }
proof-not-heard = Этого устройства не было за столом до конца игры. Сравните хеш с тем, который видел кто-то из игравших.
proof-played-more = Их воспроизвёл сервер. Чтобы сделать это самим, сохраните запись и запустите «impera verify».
proof-broken = Обещание нарушено: один из шагов не сходится.

## The chart over time

chart-heading = Как шла игра
chart-chances = Шансы победить
chart-counts = Карты к победе
chart-chances-more = Шансы того, кто видит все руки, но не колоду.
chart-counts-more = Сколько карт у каждого игрока в самой полной сфере; для победы в одной сфере нужно { $wins }.
chart-percent = { $number } %
# For the ear: what the picture shows. $now are the players with their values at this moment.
chart-picture = Линии по времени, по одной на игрока. Сейчас: { $now }.
chart-value = { $name } { $value }
chart-table = Таблицей
chart-turn = Ход
chart-end = Конец
chart-go = К ходу { $turn }
chart-go-end = К концу

## The review

review-heading = Где всё решилось
review-waiting = Партия разбирается. Это займёт несколько секунд.
# $names are the winners, $number how many there are.
review-decided = { $who ->
    [you] На ходу { $turn }. После него ваши шансы на победу всегда выше, чем у всех остальных вместе.
    [you-too] На ходу { $turn }. После него шансы вашей команды на победу всегда выше, чем у всех остальных вместе.
   *[other] { $number ->
        [1] На ходу { $turn }. После него { $names } всегда имеет больше шансов победить, чем все остальные вместе.
       *[other] На ходу { $turn }. После него { $names } всегда имеют больше шансов победить, чем все остальные вместе.
    }
}
review-from-start = { $who ->
    [you] Ни на одном отдельном ходу: ваши шансы с самого начала выше, чем у всех остальных вместе.
    [you-too] Ни на одном отдельном ходу: шансы вашей команды с самого начала выше, чем у всех остальных вместе.
   *[other] { $number ->
        [1] Ни на одном отдельном ходу: { $names } с самого начала имеет больше шансов победить, чем все остальные вместе.
       *[other] Ни на одном отдельном ходу: { $names } с самого начала имеют больше шансов победить, чем все остальные вместе.
    }
}
review-open = У этой игры нет конца, поэтому ничего не решилось.
review-go = Перейти туда
review-costs = Самые дорогие ошибки
review-costs-none = Решений, которые явно хуже других, не нашлось.
# $chance and $better-chance are in percent.
review-cost = Ход { $turn }, { $name }: { $decision } ({ $chance } %)
review-cost-better = Лучше: { $better } ({ $chance } %)

## Playing on from a moment

branch-open = Играть отсюда
branch-heading = Играть отсюда
branch-lead = Игра продолжится с этого момента за вашим столом. Вы занимаете одно место, боты остальные.
branch-seat = Ваше место
branch-level = Боты
branch-go = Играть
branch-over = Здесь игра окончена. Вернитесь к более раннему моменту, чтобы играть дальше.

## Learn: the list of the lessons and the frame around each

learn-heading = Обучение
learn-lead = Короткие уроки. В каждом настоящая позиция и настоящая цель, и каждую неудачную попытку можно отменить.
learn-number = Урок { $number }
learn-done = Пройден
learn-begin = Начать
learn-again = Ещё раз
learn-progress = { $number ->
    [0] Пока пройдено 0 из { $of }
   *[other] Пройдено { $number } из { $of }
}
learn-all = Все уроки
learn-steps = Шаги этого урока
# For the ear, after a step.
learn-step-done = , готово
learn-missed = Не совсем
learn-reached = Отлично
learn-take-back = Отменить
learn-restart = Начать сначала
learn-next = Следующий урок: { $title }
learn-finished = Это был последний урок. Теперь вы знаете достаточно, чтобы играть.
learn-play = На главную
learn-missing = Такого урока нет.

## Puzzles: the list, and the frame around each

puzzles-heading = Задачи
puzzles-lead = Позиции из игр между ботами. Верный путь ровно один, какими бы ни были скрытые карты. На каждую задачу три попытки; попытка кончается вместе с ходом.
puzzles-progress = { $number ->
    [0] Пока решено 0 из { $of }
   *[other] Решено { $number } из { $of }
}
puzzles-next = Задача { $number }
puzzles-grade = { $grade ->
    [1] Лёгкие
    [2] Несложные
    [3] Средние
    [4] Трудные
   *[other] Очень трудные
}
# For the ear: one of the puzzles in the list.
puzzles-one = Задача { $number }: { $goal ->
    [win] победить за этот ход
   *[other] не дать победить
}, игроков: { $players }{ $state ->
    [solved] , решена
    [shown] , попытки кончились
    [tried] , начата
   *[other] { "" }
}
puzzles-win = победить за этот ход
puzzles-stop = не дать победить
puzzles-legend = число внизу — сколько игроков
puzzles-all = Все задачи
puzzle-title = Задача { $number }
puzzle-about = Игроков: { $players } · { puzzles-grade }
puzzle-intro-win = За этот ход побеждает ровно один путь, какими бы ни были скрытые карты.
puzzle-intro-stop = Исключает победу ровно один путь, какими бы ни были скрытые карты.
puzzle-goal-win = Победите за этот ход.
puzzle-goal-stop = В свой следующий ход может победить { $player }, сфера: { $domain }. Исключите это.
puzzle-left = { $number ->
    [0] Попыток не осталось.
    [one] Осталась { $number } попытка.
    [few] Осталось { $number } попытки.
    [many] Осталось { $number } попыток.
   *[other] Осталось { $number } попытки.
}
puzzle-solved = Решена.
puzzle-reached = Это и есть верный путь.
puzzle-missed-win = Ход окончен, а победы нет.
puzzle-missed-stop = Победа за соперником: { $player }.
puzzle-way = Нужно применить: { $effects }.
puzzle-reason-win = Все другие пути в этом ходу проверены, всего { $tried ->
    [one] { $tried } положение
    [few] { $tried } положения
    [many] { $tried } положений
   *[other] { $tried } положения
}: без любой части этого пути победы нет.
puzzle-reason-stop = Все другие пути в этом ходу проверены, всего { $tried ->
    [one] { $tried } положение
    [few] { $tried } положения
    [many] { $tried } положений
   *[other] { $tried } положения
}: без любой части этого пути победит { $player }.
puzzle-show = Показать решение
puzzle-next = Следующая задача

## Rules

rules-heading = Правила
rules-loading = Правила открываются.
rules-short = Игра за две минуты
rules-short-turn = В ходе три шага: сыграть карту, применить эффекты, добрать руку до трёх карт.
rules-short-cards = Сыгранные карты остаются перед вами и складываются по сферам. Чем больше карт одной сферы, тем сильнее эффекты.
rules-short-goal = Побеждает тот, кто первым в конце своего хода наберёт достаточно карт одной сферы: { $two } при двух игроках, { $three } при трёх, { $four } при четырёх.
rules-short-block = Эмбарго, Демократия и Атака сдерживают того, кто вот-вот победит. За каждый такой эффект платят картой его сферы.
rules-short-end = Если раньше кончится колода, играют последний круг, и побеждает тот, кто лидирует в большем числе сфер.
rules-page-contents = Содержание
rules-search = Искать в правилах
rules-search-example = Атака или R-MIL-03
rules-found = { $number ->
    [0] Ничего не найдено.
    [one] Найден { $number } пункт.
    [few] Найдено { $number } пункта.
    [many] Найдено { $number } пунктов.
   *[other] Найдено { $number } пункта.
}
rules-results = Что найдено
rules-effects = Шестнадцать эффектов
rules-effects-lead = Что делает каждый в одном предложении, его пункт и трактовки к нему.
rules-rulings = Трактовки
rules-level-1 = Уровень 1
rules-level-2 = Уровень 2
rules-discard = Сброс
rules-inspiration = Пока у вас больше всех Культуры
rules-page-clause = Пункт { $name }
rules-table = Таблица

## Finished games on this device

history-lead = Все игры, которые вы доиграли на этом устройстве, и что они говорят вместе. Больше этого не знает никто: учётной записи нет, и ни на одном сервере этого списка нет.
history-unsaved = Этот браузер здесь ничего не сохраняет: список пропадёт, когда вы закроете окно.
history-none = Пока ни одной доигранной игры
history-none-more = Доиграйте партию до конца — и она появится здесь.
history-games = { $number ->
    [one] { $number } игра
    [few] { $number } игры
    [many] { $number } игр
   *[other] { $number } игр
}
history-result = { $result ->
    [won] Победа
    [shared] Общая победа
   *[lost] Поражение
}{ $how ->
    [hegemony] : моментальная, { $domain }
    [majority] : по большинству
    [turn-limit] : вышли все ходы
   *[unknown] {""}
}
history-against = Соперники: { $names }
history-person = человек
history-undated = Когда даты ещё не записывались
history-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } ходов
}
history-daily = Раздача дня
history-uncounted = Не в счёт: играл и бот, это продолжение другой игры или за устройством были несколько человек
history-replay = Посмотреть снова: { $game }
history-forget-this = Забыть: { $game }
history-more = Показать ещё { $number }
history-keeping = Сохранить или забыть
history-keeping-more = Сохраните список в файл на память или чтобы перенести его на другое устройство. Игры, которые там уже есть, не удвоятся.
history-export = Сохранить в файл
history-import = Прочитать файл
history-exported = { $number ->
    [one] В файле { $file } { $number } игра.
    [few] В файле { $file } { $number } игры.
    [many] В файле { $file } { $number } игр.
   *[other] В файле { $file } { $number } игр.
}
history-imported = { $added ->
    [0] В этом файле нет ничего нового.
    [one] Добавлена { $added } игра.
    [few] Добавлены { $added } игры.
    [many] Добавлено { $added } игр.
   *[other] Добавлено { $added } игр.
} { $known ->
    [0] {""}
   *[other] Уже были здесь: { $known }.
}
history-bad-text = Это не список игр, или он повреждён. Выберите файл, который сохранила эта страница.
history-bad-foreign = В этом файле нет списка игр. Выберите файл, который сохранила эта страница.
history-bad-later = Этот список сохранила более новая версия игры. Обновите страницу и прочитайте его ещё раз.
history-bad-game = Игру { $number } из этого списка не удалось понять, поэтому ничего не добавлено. Возможно, файл правили вручную.
history-forget = Забыть все игры
history-forget-ask = Забыть все игры?
history-forget-more = { $number ->
    [one] { $number } игра удалится с этого устройства, а с ней и ваше место на лестнице. Отменить это нельзя.
    [few] { $number } игры удалятся с этого устройства, а с ними и ваше место на лестнице. Отменить это нельзя.
    [many] { $number } игр удалится с этого устройства, а с ними и ваше место на лестнице. Отменить это нельзя.
   *[other] { $number } игр удалится с этого устройства, а с ними и ваше место на лестнице. Отменить это нельзя.
}
history-keep = Оставить
history-forgotten = Все игры забыты.

## Where one stands among the bots

ladder-heading = Ваше место на лестнице
ladder-stand = { $games ->
    [one] После { $games } игры
    [few] После { $games } игр
    [many] После { $games } игр
   *[other] После { $games } игр
} вам примерно равен: { $level }. Возможно всё от уровня «{ $low }» до уровня «{ $high }».
ladder-none = Место здесь появится после первой игры с ботами.
ladder-chance = шанс победить { $percent }%
ladder-how = Полоса — где вы стоите с уверенностью 95%; с каждой игрой она короче. Число рядом с ботом — ваш шанс победить его один на один. Считаются игры только с ботами и без команд.

## How often one wins

rates-heading = Как часто вы побеждаете
rates-none = Ни одна из этих игр не в счёт.
rates-picture = Для каждых соперников и числа игроков: как часто вы победили и в каких пределах может быть ваш шанс. Числа — в таблице ниже.
rates-legend = Точка: доля побед. Полоса: ваш шанс здесь с уверенностью 95%. Пунктир: все побеждают одинаково часто.
rates-against = Соперники
rates-won = Победы
rates-people = Люди
rates-mixed = Боты разных уровней
rates-any = любое число игроков
rates-unit = %
rates-numbers = { $wins } из { $games }: { $percent }%, от { $low }% до { $high }%

## The deal of the day

daily-heading = { $status ->
    [past] Чем закончилось
    [over] Чем закончилось
   *[new] Одна раздача для всех
}
daily-lead = Все на этом сервере играют теми же картами с того же места против двух ботов уровня «{ $level }», без советов. У вас одна игра; она в счёт, если закончить её до полуночи UTC. Имён никто не спрашивает и не показывает.
daily-lead-here = Те же карты для всех, кто играет сегодня, с того же места, против двух ботов уровня «{ $level }», без советов. Сервера здесь нет: раздача следует из одной только даты, поэтому она не тайна, а чем закончилось у других — неизвестно.
daily-play = Сыграть сегодняшнюю раздачу
daily-until = День кончается в полночь UTC, { $left }.
daily-next = Следующая раздача будет в полночь UTC, { $left }.
daily-late = Вы закончили после полуночи UTC, когда раздача уже была открыта всем, поэтому вашей игры нет среди остальных.
daily-own = Посмотреть свою игру
daily-promise = Что было обещано
daily-promise-more = Этот дайджест был объявлен до первой игры. Зерно и соль, которые его доказывают, открываются в конце вашей игры; как — покажет «Проверить раздачу» в её повторе.
daily-other = Другие дни
daily-today = Сегодняшняя раздача
daily-before = Предыдущий день
calendar-heading = { $streak ->
    [0] Ваши дни
    [one] { $streak } день подряд
    [few] { $streak } дня подряд
    [many] { $streak } дней подряд
   *[other] { $streak } дней подряд
}
calendar-day = { $date }: { $result ->
    [won] победа
    [shared] общая победа
    [lost] сыграно
   *[none] не сыграно
}
calendar-more = Ваши дни помнит только это устройство. Корона — победа, галочка — доигранная игра.

## How a deal ended for everybody

endings-heading = Чем закончилось у всех
endings-sum = { $people ->
    [0] Эту раздачу пока никто не доиграл.
   *[other] Доиграли: { $people }, победили: { $won }.
}
endings-picture = Чем закончилась раздача, по сферам или большинству и по ходам: доиграли { $people }, победили { $won }. Числа — в таблице ниже.
endings-legend = Золотой кружок над линией: победа. Под линией: победил бот. Больше кружок — больше людей. С кольцом: вы. Маленькая голова: сильнейший бот.
endings-none = Эту раздачу никто не доиграл.
endings-how = Как
endings-result = Итог
endings-people = Людей
endings-one = { $result ->
    [won] победа
    [shared] общая победа
   *[lost] поражение
}
endings-majority = Большинство
endings-turn-limit = Вышли все ходы
best-told = Мудрец на вашем месте: { $result ->
    [won] победа
    [shared] общая победа
   *[lost] поражение
}{ $how ->
    [hegemony] , моментальная ({ $domain })
    [majority] {" "}по большинству
   *[turn-limit] {""}
}, ход { $turn }.
best-replay = Посмотреть, как играл Мудрец
best-waiting = Мудрец играет ту же раздачу.

## A deal that friends play in turn

deal-lead = Друзья играют теми же картами, каждый с того же места против тех же ботов, когда удобно. В конце вы сравниваете ход за ходом.
deal-make-heading = Новая раздача
deal-level = Уровень ботов
deal-make = Раздать и получить ссылку
deal-play-heading = Ваша игра
deal-about = { $players ->
    [2] Два игрока: вы и бот уровня «{ $level }».
    [3] Три игрока: вы и два бота уровня «{ $level }».
   *[4] Четыре игрока: вы и три бота уровня «{ $level }».
}
deal-play = Сыграть эту раздачу
deal-secret = Пока вы не закончили, вы не видите, что делали другие, а они не увидят вашего, пока не закончат сами. У каждого одна игра, без советов.
deal-gone = Вы перенесли эту раздачу на другое устройство, и ваша игра теперь там.
deal-link = Пригласить других
deal-link-more = У кого есть эта ссылка, тот может сыграть раздачу один раз.
deal-lines = Ваши игры рядом
deal-with = Сравнить с
deal-own-turn = Свой ход
deal-parted = До вашего хода { $number } вы решали одинаково. Здесь игры расходятся.
deal-same = Вы решали одинаково от начала до конца.
deal-waiting = { $number ->
    [one] Ещё играет: { $names }.
    [few] Ещё играют: { $names }.
    [many] Ещё играют: { $names }.
   *[other] Ещё играют: { $names }.
}
deal-alone = Больше никто пока не доиграл эту раздачу. Отправьте ссылку и возвращайтесь.
deal-loading = Игры сравниваются.
deal-end = { $result ->
    [won] победа
    [shared] общая победа
   *[lost] поражение
}{ $how ->
    [hegemony] , { $domain }
    [majority] , большинство
   *[turn-limit] {""}
}, ход { $turn }
