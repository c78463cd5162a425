### What is said on the page only, in Ukrainian. The notes for translators are in en/game.ftl.
### Messages that belong together begin alike: home-, table-, new-, join-, lobby-, replay-, learn-, rules-, settings-.

## On every page

bar-home = Головна
bar-language = Мова
bar-theme = Світла чи темна тема
bar-settings = Налаштування
bar-rules = Правила
close = Закрити
reload = Оновити
page-outdated = Є новіша версія цієї сторінки.
page-not-loaded = Не вдалося завантажити сторінку. Можливо, сервер ненадовго зник.
missing-heading = Такої сторінки немає
missing-text = Можливо, в адресі помилка або того, що тут було, вже немає.
# $detail is a technical reason in English.
denied = Не вийшло: { $detail }.

## The start page

home-lead = Проведіть цивілізацію крізь три Епохи, карта за картою. Зберіть досить карт однієї Галузі, й історія ваша, якщо ніхто вас не зупинить.
home-play = Грати зараз
home-play-more = Ви і два боти
home-new = Новий стіл
home-join = Сісти за стіл
home-offline = Сервер не відповідає. Спробуйте ще раз трохи згодом.
home-resume = Продовжити гру
home-resume-more = Вона чекає, якою ви її залишили
home-more = Ще
home-learn = Навчання
    .more = Чотири короткі уроки, у кожному справжня позиція
home-rules = Правила
    .more = За розділами й за ефектами, з роз’ясненнями
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
line-lost = Зв’язок втрачено
line-closed = Немає зв’язку
line-lost-long = Зв’язок втрачено. Сторінка повернеться сама; нічого не пропало.
line-closed-long = Такого столу немає, або цей пристрій не має місця за ним.

## The table

# For the ear: the heading of the page.
table-heading = Ваша гра, з вами за столом: { $names }
table-bar-turn = Хід { $number }
table-bar-draft = Драфт
table-bar-age = Епоха { $age }
table-whose-turn = { $who ->
    [you] Ваш хід
   *[other] Ходить { $name }
}
table-over = Гру закінчено
table-steps = Етапи ходу
table-step-play = Зіграти
table-step-effects = Ефекти
table-step-draw = Добрати
table-step-done = , готово
# For the ear: $answer was chosen and waits to be confirmed; $then is what follows from it.
table-chosen = Обрано: { $answer }. { $then } Натисніть ще раз, щоб підтвердити.
table-hint-asked = Порада готується.
seat-open = Вільне місце

# A rival. $kind is "bot" or "person"; $active is "yes" for whoever has the turn.
rival-meta = { $kind ->
    [bot] { $active ->
        [yes] Бот · ходить
       *[no] Бот · { cards }
    }
   *[person] { $active ->
        [yes] Ходить
       *[no] { cards }
    }
}
rival-hand = Рука гравця { $name }: { cards }
rival-card = Епоха { $age }
rival-card-known = Відома: { $card }

centre-deck = Колода Епох
centre-cards = карт
centre-pile = Відбій
centre-pile-long = Відбій: { cards }
centre-open = Відкрити
centre-coin = Мистецька монета
centre-coin-supply = У запасі
centre-coin-place = { $who ->
    [you] Ваша { $domain }
   *[other] { $name }, { $domain }
}

own-heading = Ваша цивілізація
own-levels = Р1 від { $level1 } карт, Р2 від { $level2 }, домінування від { $wins }
level-short = Р{ $level }
level-long = Рівень { $level }
column-level = Рівень { $level }.
column-leads = Найбільше за всіх: можна копіювати.
# $goal is 1 or 2 for a level, "crown" for victory.
column-next = { $goal ->
    [1] До рівня 1: { $number }
    [2] До рівня 2: { $number }
   *[crown] { $number ->
        [0] Вистачить для перемоги
       *[other] До перемоги: { $number }
    }
}
# A marker card that lies on a Domain. $turn is "this" or "next".
marker-embargo = { $turn ->
    [this] Не можна цього ходу
   *[next] Не можна наступ{ "\u00AD" }ного ходу
}
domain-has-coin = Тут лежить Мистецька монета.

prompt-eyes = Відповіді з оком відкривають приховані карти: їх не можна скасувати.
prompt-eye = (відкриває приховані карти)
prompt-confirm = { $answer }?
prompt-cancel = Інша відповідь

hand-heading = Ваша рука
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
effect-needs = треба ще { $number }

log-heading = Журнал
log-since = Від вашого минулого ходу
log-open = Відкрити журнал
hint-heading = Порада

draft-packet = Карти на вибір
draft-centre = У центрі

ending-point = (бал)
ending-crown = (перемога домінуванням)
ending-points = Бали
ending-again = Зіграти ще
ending-replay = Дивитися повтор
ending-home = Головна

waiting-heading = Чекаємо на гравців
waiting-link = Надішліть це посилання тим, хто гратиме:
waiting-copy = Копіювати посилання
waiting-copied = Посилання скопійовано.
