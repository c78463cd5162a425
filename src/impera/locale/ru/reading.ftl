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
replay-file-more = Выберите файл здесь или перетащите его на эту страницу. Ваш сервер прочитает его и не сохранит.
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
chart-percent = { $number } %
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
review-cost = Ход { $turn }, { $name }: { $decision } ({ $chance } %)
review-cost-better = Лучше: { $better } ({ $chance } %)

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
rules-rulings = Разъяснения
rules-level-1 = Уровень 1
rules-level-2 = Уровень 2
rules-discard = Сброс
rules-inspiration = Пока у вас больше всех Культуры
rules-page-clause = Пункт { $name }
rules-table = Таблица
