### What is said on the page only, in Russian. The notes for translators are in en/game.ftl.
### Messages that belong together begin alike: home-, table-, new-, join-, lobby-, replay-, learn-, rules-, settings-.

## On every page

bar-home = Главная
bar-language = Язык
bar-theme = Светлая или тёмная тема
bar-settings = Настройки
bar-rules = Правила
close = Закрыть
reload = Обновить
page-outdated = Есть новая версия этой страницы.
page-not-loaded = Не удалось загрузить страницу. Возможно, сервер ненадолго пропал.
missing-heading = Такой страницы нет
missing-text = Возможно, в адресе опечатка или того, что здесь было, больше нет.
# $detail is a technical reason in English.
denied = Не получилось: { $detail }.

## The start page

home-lead = Проведите цивилизацию через три эпохи, карта за картой. Соберите достаточно карт одной сферы, и история ваша, если никто вас не остановит.
home-play = Играть сейчас
home-play-more = Вы и два бота
home-new = Новый стол
home-join = Сесть за стол
home-offline = Сервер не отвечает. Попробуйте ещё раз чуть позже.
home-resume = Продолжить игру
home-resume-more = Она ждёт, какой вы её оставили
home-more = Ещё
home-learn = Обучение
    .more = Четыре коротких урока, в каждом настоящая позиция
home-rules = Правила
    .more = По главам и по эффектам, с разъяснениями
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
line-lost = Связь потеряна
line-closed = Нет связи
line-lost-long = Связь потеряна. Страница вернётся сама; ничего не пропало.
line-closed-long = Такого стола нет, или у этого устройства нет места за ним.

## The table

# For the ear: the heading of the page.
table-heading = Ваша игра, с вами за столом: { $names }
table-bar-turn = Ход { $number }
table-bar-draft = Драфт
table-bar-age = Эпоха { $age }
table-whose-turn = { $who ->
    [you] Ваш ход
   *[other] Ходит { $name }
}
table-over = Игра окончена
table-steps = Шаги хода
table-step-play = Сыграть
table-step-effects = Эффекты
table-step-draw = Добрать
table-step-done = , готово
# For the ear: $answer was chosen and waits to be confirmed; $then is what follows from it.
table-chosen = Выбрано: { $answer }. { $then } Нажмите ещё раз, чтобы подтвердить.
table-hint-asked = Совет готовится.
seat-open = Свободное место

# A rival. $kind is "bot" or "person"; $active is "yes" for whoever has the turn.
rival-meta = { $kind ->
    [bot] { $active ->
        [yes] Бот · ходит
       *[no] Бот · { cards }
    }
   *[person] { $active ->
        [yes] Ходит
       *[no] { cards }
    }
}
rival-hand = Рука игрока { $name }: { cards }
rival-card = Эпоха { $age }
rival-card-known = Известна: { $card }

centre-deck = Колода эпох
centre-cards = карт
centre-pile = Сброс
centre-pile-long = Сброс: { cards }
centre-open = Открыть
centre-coin = Монета культуры
centre-coin-supply = В запасе
centre-coin-place = { $who ->
    [you] Ваша { $domain }
   *[other] { $name }, { $domain }
}

own-heading = Ваша цивилизация
own-levels = У1 от { $level1 } карт, У2 от { $level2 }, моментальная победа от { $wins }
level-short = У{ $level }
level-long = Уровень { $level }
column-level = Уровень { $level }.
column-leads = Больше всех: можно копировать.
# $goal is 1 or 2 for a level, "crown" for victory.
column-next = { $goal ->
    [1] До уровня 1: { $number }
    [2] До уровня 2: { $number }
   *[crown] { $number ->
        [0] Хватит для победы
       *[other] До победы: { $number }
    }
}
# A marker card that lies on a Domain. $turn is "this" or "next".
marker-embargo = { $turn ->
    [this] Нельзя на этом ходу
   *[next] Нельзя на след. ходу
}
domain-has-coin = Здесь лежит монета культуры.

prompt-eyes = Ответы с глазом открывают скрытые карты: их нельзя отменить.
prompt-eye = (открывает скрытые карты)
prompt-confirm = { $answer }?
prompt-cancel = Другой ответ

hand-heading = Ваша рука
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
effect-needs = нужно ещё { $number }

log-heading = Журнал
log-since = С вашего прошлого хода
log-open = Открыть журнал
hint-heading = Совет

draft-packet = Карты на выбор
draft-centre = В центре

ending-point = (очко)
ending-crown = (моментальная победа)
ending-points = Очки
ending-again = Сыграть ещё
ending-replay = Смотреть повтор
ending-home = Главная

waiting-heading = Ждём игроков
waiting-link = Отправьте эту ссылку тем, кто будет играть:
waiting-copy = Копировать ссылку
waiting-copied = Ссылка скопирована.
