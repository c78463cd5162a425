### What is said on the page only, in Russian. The notes for translators are in en/game.ftl.
### Messages that belong together begin alike: home-, table-, new-, join-, lobby-, replay-, learn-, rules-, settings-.

## On every page

bar-home = Главная
bar-language = Язык
bar-theme = Светлая или тёмная тема
bar-settings = Настройки
bar-rules = Правила
close = Закрыть
print = Печать
reload = Обновить
page-outdated = Есть новая версия этой страницы.
page-not-loaded = Не удалось загрузить страницу. Возможно, сервер ненадолго пропал.
part-not-loaded = Эта часть не загрузилась. Она появится, как только сервер ответит.
missing-heading = Такой страницы нет
missing-text = Возможно, в адресе опечатка или того, что здесь было, больше нет.

## The start page

home-lead = Проведите цивилизацию через три эпохи, карта за картой. Соберите достаточно карт одной сферы, и история ваша, если никто вас не остановит.
home-play = Играть сейчас
home-play-more = Вы и два бота
home-new = Новый стол
home-join = Сесть за стол
home-resume = Продолжить игру
home-turn = Ваш ход
home-resume-more = Ждёт там, где вы остановились
home-more = Ещё
home-learn = Обучение
    .more = Короткие уроки, в каждом настоящая позиция
home-puzzles = Задачи
    .more = Один путь к победе или спасению: найдите его
home-rules = Правила
    .more = По главам и по эффектам, с трактовками
home-replays = Повторы
    .more = Смотрите игру, продолжайте с любого хода
home-six = Шесть сфер
# What each Domain is good for, in a few words.
home-military = Удар по сфере у всех
home-religion = Больше карт, обмен руками
home-economy = Замена карт, помеха сопернику
home-science = Перестройка, поиск карт
home-culture = Копия чужих эффектов
home-utopia = Возврат карт, планка выше
home-footer = Неофициальная фанатская версия. Автор игры Rémi Amy, издатель Ludonaute. Все рисунки здесь наши собственные.

## The connection

line-connecting = Подключение
line-open = На связи
line-here = На этом устройстве
line-lost = Связь потеряна
line-closed = Нет связи
line-lost-long = Связь потеряна. Страница переподключится сама; ничего не пропало.
line-back = Связь восстановлена.
line-closed-long = Такого стола нет, или у этого устройства нет места за ним.
line-here-unsaved = Устройство сейчас не может это сохранить, поэтому ничего не произошло. Возможно, на нём нет места.

## The table

# For the ear: the heading of the page.
table-heading = Ваша игра, с вами за столом: { $names }
# For whoever watches.
table-heading-watch = Вы смотрите, за столом: { $names }
table-bar-age = Эпоха { $age }
table-steps = Шаги хода
table-step-play = Сыграть
table-step-effects = Эффекты
table-step-draw = Добрать
table-step-done = , готово
# $names are the $number players who still have a turn after this one.
table-last-round-short = { $number ->
    [0] Последний ход
   *[other] Последний раунд без добора; далее: { $names }
}
# For the ear: $answer was chosen and waits to be confirmed; $then is what follows from it.
table-chosen = Выбрано: { $answer }. { $then } Нажмите ещё раз, чтобы подтвердить.
table-hint-asked = Совет готовится.
# When it takes longer than a few seconds: the search is compiled once.
table-hint-long = Совет готовится. Первый на новой машине занимает до минуты, следующие приходят сразу.
# A button while more has happened than is shown.
table-skip = Показать всё сразу
seat-open = Свободное место
seat-given = За вас играет бот.
seat-lost = Ваше время вышло: за вас до конца играет бот. Смотреть можно и дальше.
seat-give = Отдать место боту
seat-take-back = Вернуть себе место

# What somebody said at the table; $phrase is from "Phrases" of game.ftl.
said = { $name }: «{ $phrase }»

# The device goes from one person to the next, who must not see the other's hand.
pass-heading = Передайте устройство: { $name }
pass-who = У кого устройство?
pass-text = Карты закрыты. Остальным сейчас лучше не смотреть.
pass-take = Я { $name }
pass-seat = место { $number }

# The clock of a turn; $number counts seconds.
clock-left = { $number ->
    [one] Осталась { $number } секунда
    [few] Осталось { $number } секунды
    [many] Осталось { $number } секунд
   *[other] Осталось { $number } секунды
}
clock-soon = { $number ->
    [one] Осталась { $number } секунда, потом за вас решит бот.
    [few] Осталось { $number } секунды, потом за вас решит бот.
    [many] Осталось { $number } секунд, потом за вас решит бот.
   *[other] Осталось { $number } секунды, потом за вас решит бот.
}
# The clock of a table over days; $left is a length of time such as "2 days".
clock-long = Осталось: { $left }
# What a spectator is told; $time is a length of time such as "5 minutes".
watch-delay = Вы видите эту игру с задержкой: { $time }.

# A rival. $kind is "bot", "person", "away" (a bot stands in), "kept" (given to a bot) or "lost" (out of time); $level is
# what a bot of that level is called; $active is "yes" for whoever has the turn.
rival-meta = { $kind ->
    [bot] { $active ->
        [yes] { $level } · ходит
       *[no] { $level } · { cards }
    }
    [away] Нет на месте, играет бот · { cards }
    [kept] Пока играет бот · { cards }
    [lost] Время вышло, играет бот · { cards }
   *[person] { $active ->
        [yes] Ходит
       *[no] { cards }
    }
}
# What a bot is called whose level is not known.
rival-bot = Бот
rival-hand = Рука игрока { $name }: { cards }
rival-threat = { $certain ->
    [yes] { $domain }: наверняка
   *[no] { $domain }: { $chance } %
}
rival-partner = Ваш напарник
# For the ear: a button that shows more of a player.
rival-more = Подробнее: { $name }
rival-card = Эпоха { $age }
rival-card-known = Известна: { $card }

centre-pile-long = Сброс: { cards }
centre-open = Открыть
centre-coin = Монета культуры
centre-coin-supply = В запасе
centre-coin-place = { $who ->
    [you] Ваша { $domain }
   *[other] { $name }, { $domain }
}
centre-tally = Если бы колода кончилась сейчас: { $tally }
centre-tally-seat = { $name } { $points }
centre-last-card = В конце этого хода берётся последняя карта: начнётся последний раунд.

own-heading = Ваша цивилизация
own-goal = Игроков { $players }: побеждает тот, кто первым соберёт { $wins } карт одной сферы.
level-long = Уровень { $level }
column-leads = Вы впереди
# $goal is "effect" for the next effect, "crown" for victory.
column-next = { $goal ->
    [effect] Ещё { $number }: { $effect }
   *[crown] { $number ->
        [0] Хватит для победы
       *[other] До победы: { $number }
    }
}
domain-has-coin = Здесь лежит монета культуры.

prompt-eyes = Знак глаза: откроются скрытые карты, отменить нельзя.
prompt-eye = (нельзя отменить)
several-discard-hand = { $effect }: какие { $need ->
    [one] { $need } карту
    [few] { $need } карты
    [many] { $need } карт
   *[other] { $need } карты
} вы сбрасываете с руки?
several-discard-area = { $effect }: какие { $need ->
    [one] { $need } карту
    [few] { $need } карты
    [many] { $need } карт
   *[other] { $need } карты
} вы сбрасываете из игровой зоны?
several-take-area = { $effect }: какие { $need ->
    [one] { $need } карту
    [few] { $need } карты
    [many] { $need } карт
   *[other] { $need } карты
} вы берёте из игровой зоны на руку?
several-take-pile = { $effect }: какие { $need ->
    [one] { $need } карту
    [few] { $need } карты
    [many] { $need } карт
   *[other] { $need } карты
} вы берёте из сброса?
several-play-more = { $effect }: какие { $need ->
    [one] { $need } карту
    [few] { $need } карты
    [many] { $need } карт
   *[other] { $need } карты
} вы играете?
several-give = { $effect }: какие { $need ->
    [one] { $need } карту
    [few] { $need } карты
    [many] { $need } карт
   *[other] { $need } карты
} вы возвращаете игроку { $name }?
keep-discard-hand = { $need ->
    [one] { $effect }: какую { $need } карту вы оставите? Остальные ({ $others }) вы сбросите.
    [few] { $effect }: какие { $need } карты вы оставите? Остальные ({ $others }) вы сбросите.
    [many] { $effect }: какие { $need } карт вы оставите? Остальные ({ $others }) вы сбросите.
   *[other] { $effect }: какие { $need } карты вы оставите? Остальные ({ $others }) вы сбросите.
}
keep-give = { $need ->
    [one] { $effect }: какую { $need } карту вы оставите? Остальные ({ $others }) получит { $name }.
    [few] { $effect }: какие { $need } карты вы оставите? Остальные ({ $others }) получит { $name }.
    [many] { $effect }: какие { $need } карт вы оставите? Остальные ({ $others }) получит { $name }.
   *[other] { $effect }: какие { $need } карты вы оставите? Остальные ({ $others }) получит { $name }.
}
tick-confirm = Подтвердить: { $number } из { $need }
tick-count = { $number } из { $need }
# Ticks all cards of a Domain with one press; $number is how many there are.
tick-all = { $domain }: все { $number }
tick-on = Отмечено: { $card }. { $number } из { $need }.
tick-off = Отметка снята: { $card }. { $number } из { $need }.
# Asked before the end of the turn, if something useful would be forgotten.
end-anyway = Всё равно закончить ход?
end-forgotten = Кажется, вы кое-что забыли.
# $does is what the effect does, a sentence.
end-could-use = Ещё можно применить эффект «{ $effect }»: { $does }
end-could-win = На этом ходу вы можете победить в сфере «{ $domain }»!

hand-count = { $active ->
    [yes] { cards }. Добор до { $size }.
   *[no] { cards }.
}
hand-card-blocked = { $card }, на этом ходу под эмбарго
hand-will-draw = Добор
flag-chosen = Выбрана
flag-blocked = Эмбарго
act-undo = Отменить
act-hint = Совет
act-effects = Эффекты: готово { $number }
act-end = Конец хода
act-end-draws = { $number ->
    [0] без добора
    [one] добор { $number } карты
    [few] добор { $number } карт
    [many] добор { $number } карт
   *[other] добор { $number } карты
}
act-end-later = сначала ответ
act-end-not-now = не ваш ход
act-end-with = и конец хода

effects-heading = Эффекты
effects-counts = { $used ->
    [0] Готово: { $ready }
   *[other] Готово: { $ready } · за этот ход применено: { $used }
}
effects-column-domain = Сфера
effects-column-discard = Сброс
effects-column-pay = за 1 карту
effect-ready = готов
effect-used = приме{ "\u00AD" }нён
effect-copy = копия: { $names }
# $spent is "copied" if the effect itself was copied in this turn; otherwise another level of its Domain was used.
effect-spent = { $spent ->
    [copied] скопирован
   *[other] был другой уровень
}
effect-needs = нужно ещё { $number }

# The reference board, which lies beside every player.
board-heading = Планшет-памятка
board-thresholds = Сколько карт нужно
# Above the columns for 2, 3 and 4 players.
board-players = Игроки
board-hegemony = Моментальная победа
# How many cards of each Age are taken out before the game.
board-removed = Убрано из каждой эпохи, не глядя
board-copies = Карты по сферам и эпохам
board-total = Всего
# What the small pictures mean.
board-signs = Знаки на столе
board-sign-first = Первый игрок: начинает каждый раунд.
board-sign-coin = Монета культуры: лежит у сферы, эффект которой скопирован последним.
board-sign-embargo = Эмбарго: в свой следующий ход этот игрок не может играть туда карты.
board-sign-democracy = Демократия: до конца игры этому игроку нужно там для победы на одну карту больше.
board-sign-eye = Откроются скрытые карты, поэтому отменить нельзя.
board-sign-threat = Угроза: этот игрок может победить в свой следующий ход.

log-heading = Журнал
log-since = С вашего прошлого хода
log-open = Открыть журнал
hint-heading = Совет
hint-quick = Это беглый взгляд. Шансы появятся в советах, когда всё загрузится.

deck-heading = Колода и карты, которых вы не видели
counter-heading = Карты, которых вы не видели
# $certain cards of the kind are certainly in the deck, at most $possible can be.
counter-deck = { $possible ->
    [0] в колоде нет
   *[other] { $certain ->
        [0] в колоде до { $possible }
       *[other] в колоде от { $certain } до { $possible }
    }
}
counter-note = Подсчитано по тому, что вы видели; больше вам никто не скажет.
known-heading = Что вы знаете о чужих руках
known-none = Вы не знаете ни одной их карты.
aids-none = За этим столом помощи нет: карты считаете и руки запоминаете вы сами.

phrases-heading = Сказать что-нибудь
phrases-short = Сказать
phrases-seat = О ком
phrases-domain = О какой сфере
phrases-choose = Выберите
# Stands for a blank of a phrase that is not filled in yet.
phrase-gap = …

menu-heading = Меню стола
menu-speed = Как быстро играют другие
menu-shortcuts = Горячие клавиши
menu-confirms = Подтверждать каждое решение
menu-remarks = Реплики ботов
menu-tips = Пояснения в первой партии
menu-sound = Звуки
menu-television = Стол на большом экране
menu-hand = Только моя рука, рядом с большим экраном
menu-table = Весь стол
menu-leave = Уйти ненадолго
# The host's button for a person at the table, and what it says before it does so.
remove-person = Убрать из-за стола: { $name }
remove-sure = Точно убрать? { $name }
# Блокировка игрока за столом: кнопка, вопрос перед этим и что сказано после.
block-person = Заблокировать: { $name }
block-sure = Точно заблокировать? { $name }
block-lift = Разблокировать: { $name }
block-done = { $name }: реплик больше не будет слышно, и за открытыми столами вы не встретитесь.
# How fast things move.
speed-off = Сразу
speed-fast = Быстро
speed-normal = Обычно
speed-slow = Медленно

help-heading = Помощь и клавиши
rules-moment = Правило для этого момента
rules-whole = Все правила
help-short = Помощь
help-line = Введите там «помощь», чтобы увидеть все команды.
help-drag = Мышью можно перетащить эффект или карту, которой он оплачивается, туда, где он действует, а чтобы отметить несколько карт, проведите по ним линию.
help-hold = На сенсорном экране задержите палец на эффекте или на первой карте, а затем ведите его так же.
keys-heading = Клавиши
keys-off = Горячие клавиши выключены в настройках.
# As it is printed on the key.
escape-key = Esc
key-answer = выбрать ответ или отметить карту по номеру
key-cancel = отказаться от выбора
key-end = закончить ход или подтвердить отмеченные карты
key-bigger = закончить ход с большей рукой, если её даёт эффект
key-undo = отменить
key-hint = совет
key-plan = план
key-skip = показать всё сразу
key-effects = эффекты
key-log = журнал
key-board = планшет-памятка
key-deck = колода и неизвестные карты
key-pile = сброс
key-phrases = сказать что-нибудь
key-type = командная строка
key-help = эта помощь
key-rules = правила

command-heading = Командная строка
command-label = Введите ответ или команду
command-example = 1, сыграть война, помощь
command-send = Отправить
command-none = Сейчас от вас ничего не требуется. Введите команду; «помощь» покажет все.
command-watching = Вы смотрите: это могут только те, кто играет.
# What the command that saves does on the page, as in the list of the commands.
record-does = скачать запись игры, когда она окончена.
record-later = Запись можно сохранить, когда игра закончится. До этого она выдала бы скрытые карты.
record-saved = Запись игры скачивается: { $file }.

tips-heading = На заметку
tip-goal = Побеждает тот, у кого в конце своего хода первым окажется { $wins } карт одной сферы.
tip-play = Каждый ход вы играете одну карту с руки: нажмите на неё, и её сфера вырастет.
tip-effects = Ваши сферы дают эффекты: примените те, что готовы, в любом порядке, и закончите ход.
tip-block = Кто-то может победить в свой следующий ход: остановят Эмбарго, Демократия или Атака.
tip-read = Понятно
tips-off = Больше не показывать
ending-point = (очко)
ending-crown = (моментальная победа)
ending-points = Очки
ending-again = Сыграть ещё
ending-join = К следующей игре
ending-replay = Смотреть повтор
share-open = Поделиться
share-heading = Поделиться этой игрой
share-ask = Все, у кого есть ссылка, увидят всю игру: имена, каждую карту и каждое решение. Отменить это нельзя.
share-do = Создать ссылку
share-not = Лучше не надо
share-link = Эту ссылку может открыть любой. Там, где она размещена, появится картинка стола в конце игры.
ending-deal = Чем закончилось у других
ending-home = Главная
ending-score = Счёт против ботов уровня «{ $level }»: побед { $wins } из { $games }.
ending-above = Уровень выше: { $level }
ending-best = Ваш лучший ход: { $turn }
ending-best-more = Ваши шансы выросли с { $before } % до { $after } %.
ending-worst = { $kind ->
    [block] Пропущенная блокировка: ход { $turn }
   *[other] Самое дорогое решение: ход { $turn }
}
ending-worst-more = Вы выбрали «{ $decision }» ({ $chance } %). Лучше: «{ $better }» ({ $better-chance } %).
ending-worst-none = Явных ошибок у вас не было.

waiting-heading = Ждём игроков
waiting-link = Отправьте эту ссылку тем, кто будет играть:
waiting-copy = Копировать ссылку
waiting-copied = Ссылка скопирована.

# A plan: effects that are tried before they are decided.
plan-open = План
plan-heading = План
plan-how = Пробуйте эффекты в любом порядке. Ничего не играется: видно, к чему они ведут, пока не открываются скрытые карты.
plan-nothing-played = Пока ничего не сыграно.
plan-line = Вариант { $number }
# $lines is how many lines are compared.
plan-play = { $lines ->
    [1] Сыграть так
   *[other] Сыграть вариант { $number }
}
plan-compare = Попробовать иначе
plan-back = Шаг назад.
plan-leave = Выйти из плана
plan-wins = В конце хода вы побеждаете.
plan-none = Сейчас планировать нечего: можно пробовать только эффекты, которые не открывают скрытых карт.
# $hand and $draws count cards: in the hand now, and drawn at the end of the turn.
plan-hand = На руке карт: { $hand }, добор: { $draws }.

# What bots say, seldom: when they block somebody, win or lose. Each level has its character. They say "I", and nothing
# tells whether a man or a woman speaks.
remark-block-fisher = Прямо в мою сеть!
remark-block-shepherd = На этот луг сегодня нельзя.
remark-block-trader = Ничего личного, просто торговля.
remark-block-senator = Возражаю! Сенат против.
remark-block-general = Дальше ни шагу.
remark-block-architect = Здесь будет стена.
remark-block-astronomer = Звёзды об этом предупреждали.
remark-block-sage = Не так быстро.
remark-win-fisher = Вот это улов!
remark-win-shepherd = Не спеша, зато всё стадо дома.
remark-win-trader = С вами приятно иметь дело.
remark-win-senator = Принято единогласно.
remark-win-general = Поле боя за мной.
remark-win-architect = Построено на века.
remark-win-astronomer = Так было написано на небе.
remark-win-sage = Эта партия научила и вас, и меня.
remark-lose-fisher = Самая крупная рыба ушла.
remark-lose-shepherd = Что ж, пора к овцам.
remark-lose-trader = Торговаться вы умеете.
remark-lose-senator = Народ сделал выбор. Подчиняюсь.
remark-lose-general = Поражение тоже надо уметь признать.
remark-lose-architect = Прекрасный проект. Изучу чертежи.
remark-lose-astronomer = Об этом звёзды молчали.
remark-lose-sage = Сегодня учусь я.
