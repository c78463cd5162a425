### The words of the game, in Ukrainian.
### The notes for translators are in en/game.ftl.

## Names

game = Carta Impera Victoria
# The listener, in a list of players or at the head of a line.
you = Ви
domain-military = Армія
    .letter = А
domain-religion = Релігія
    .letter = Р
domain-economy = Економіка
    .letter = Е
domain-science = Наука
    .letter = Н
domain-culture = Культура
    .letter = К
domain-utopia = Утопія
    .letter = У
age-1 = I
age-2 = II
age-3 = III
# A card: its Domain and its Age, as in "Military I".
card = { $domain } { $age }
# Several equal cards.
card-times = { $number } x { $card }
cards = { $number ->
    [one] { $number } карта
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
}
# Part of a row: "2 of Age I, 1 of Age II".
cards-of-age = { $number } з Епохи { $age }
cards-by-domain = { $domain }: { $number } ({ $ages }).
# Makes a sentence of a few words.
sentence = { $words }.
# The name of a player who gave none.
name-person = Гравець
# Names of bots. Any short names will do; the first letters should differ.
name-bot-1 = Альдо
name-bot-2 = Бруна
name-bot-3 = Кліо
name-bot-4 = Даріо

## Effects: the name, and what it does as one or two short sentences

effect-assassination = Вбивство
    .does = Скиньте 1 карту з руки.
effect-purge = Зачистка
    .does = Скиньте 2 карти з руки.
effect-attack = Атака
    .does = Витратьте 1 карту Армії. Оберіть Галузь, яка у вас є: кожен, хто її має, втрачає 1 її карту, і ви теж.
effect-holy-book = Священна Книга
    .does = Наприкінці цього ходу доберіть руку до 5 карт.
effect-divine-right = Божественне право
    .does = Наприкінці цього ходу доберіть руку до 7 карт.
effect-inquisition = Інквізиція
    .does = Витратьте 1 карту Релігії. Заберіть усю руку іншого гравця, потім поверніть стільки ж карт.
effect-development = Виробництво
    .does = Скиньте 1 карту зі своєї ігрової зони, потім зіграйте 1 карту.
effect-monopoly = Монополія
    .does = Скиньте 2 карти зі своєї ігрової зони, потім зіграйте 2 карти.
effect-embargo = Ембарго
    .does = Покладіть 1 карту Економіки на Галузь гравця: у свій наступний хід цей гравець не може грати туди карти.
effect-experiment = Експеримент
    .does = Візьміть 1 карту зі своєї ігрової зони в руку, потім зіграйте 1 карту.
effect-research = Дослідження
    .does = Візьміть 2 карти зі своєї ігрової зони в руку, потім зіграйте 2 карти.
effect-breakthrough = Прорив
    .does = Витратьте 1 карту Науки. Візьміть 5 карт, потім скиньте стільки ж із руки.
effect-oligarchy = Олігархія
    .does = Візьміть 1 карту з відбою в руку.
effect-republic = Республіка
    .does = Візьміть 2 карти з відбою в руку.
effect-democracy = Демократія
    .does = Покладіть 1 карту Утопії на Галузь гравця: до кінця гри цьому гравцю потрібно там для перемоги на 1 карту більше.
effect-inspiration = Натхнення
    .does = Скопіюйте постійний ефект, який інший гравець міг би зараз застосувати.

## Effects: the list of all

effects-domain = { $domain }: у вас { $number }.
# $kind is level-1, level-2, discard or inspiration.
effects-effect = { $kind ->
    [level-1] { $effect } (рівень 1, потрібно карт: { $needs }): { $does }
    [level-2] { $effect } (рівень 2, потрібно карт: { $needs }): { $does }
    [discard] { $effect } (ефект скидання): { $does }
   *[inspiration] { $effect } (потрібно більше Культури, ніж у кожного іншого гравця): { $does }
}
effect-available = Доступно зараз.
effect-not-available = Недоступно: { $why }.
effect-to-copy = Можна скопіювати, джерело: { $names }.

## The reference board

# $wins cards of one Domain win. $removed cards of each Age are out of the game.
board-needs = Гравців: { $players }. Для рівня 1 потрібно карт Галузі: { $level1 }, для рівня 2: { $level2 }; перемога домінуванням: { $wins }. { $removed ->
    [0] У грі всі карти.
   *[other] Перед грою з кожної Епохи наосліп прибрано карт: { $removed }.
}
board-cards = Усього карт: { $number } ({ $ages }).

## Why an effect is not available: the end of the sentence "Not available: ..."

why-game-over = гру закінчено
why-not-your-turn = зараз не ваш хід
why-play-first = спершу зіграйте карту
# $now is "effect" while another effect is being carried out, otherwise it is the draft.
why-resolve-first = { $now ->
    [effect] спершу треба завершити ефект «{ $resolved }»
   *[draft] спершу драфт
}
# $spent says what used the effect up: the effect itself, or the other level of its Domain.
why-spent = { $spent ->
    [used] ви вже застосували його цього ходу
    [copied] ви вже скопіювали його цього ходу
    [level-used] цього ходу ви вже застосували інший рівень Галузі «{ $domain }»
   *[level-copied] цього ходу ви вже скопіювали інший рівень Галузі «{ $domain }»
}
why-too-few-of-domain = потрібно карт Галузі «{ $domain }»: { $needs }, а у вас { $has }
why-too-few-in-hand = потрібно карт у руці: { $cards }, а у вас { $hand }
why-too-few-playable = { $cards ->
    [one] потрібна { $cards } карта в руці, яку можна зіграти
    [few] потрібні { $cards } карти в руці, які можна зіграти
    [many] потрібно { $cards } карт у руці, які можна зіграти
   *[other] потрібно { $cards } карти в руці, які можна зіграти
}
why-too-few-in-area = { $kind ->
    [discard] в ігровій зоні потрібна ще одна карта, крім тієї, яку ви витрачаєте
   *[other] потрібно карт в ігровій зоні: { $cards }, а у вас { $area }
}
why-too-few-in-pile = потрібно карт у відбої: { $cards }, а там { $pile }
why-no-place = немає Галузі, куди можна покласти карту
why-not-leading-culture = потрібно більше Культури, ніж у кожного іншого гравця, а у вас { $has }
# $owned says whether levels that the player's own cards reach may be copied too.
why-nothing-to-copy = { $owned ->
    [yes] ніхто не має рівня, який ви могли б зараз скопіювати
   *[no] ніхто не має рівня, якого не маєте ви і який ви могли б зараз скопіювати
}

## Questions: each in one sentence

question-other = Зараз вирішує { $name }.
question-keep = Драфт, вибір { $pick } з 3: яку карту ви залишаєте?
question-claim = Драфт: яку карту ви берете з центру?
question-play = Яку карту ви граєте?
# $answers counts the answers; the only one is to end the turn.
question-menu = { $answers ->
    [1] Зараз немає доступних ефектів.
   *[other] Застосувати ефект чи закінчити хід?
}
# $need is how many such cards are still to be chosen, this one included.
question-discard-hand = { $need ->
    [1] { $effect }: яку карту ви скидаєте з руки?
   *[other] { $effect }: яку карту ви скидаєте з руки? Залишилося скинути: { $need }.
}
question-discard-area = { $need ->
    [1] { $effect }: яку карту ви скидаєте з ігрової зони?
   *[other] { $effect }: яку карту ви скидаєте з ігрової зони? Залишилося скинути: { $need }.
}
question-take-area = { $need ->
    [1] { $effect }: яку карту ви берете з ігрової зони в руку?
   *[other] { $effect }: яку карту ви берете з ігрової зони в руку? Залишилося взяти: { $need }.
}
question-take-pile = { $need ->
    [1] { $effect }: яку карту ви берете з відбою?
   *[other] { $effect }: яку карту ви берете з відбою? Залишилося взяти: { $need }.
}
question-play-more = { $need ->
    [1] { $effect }: яку карту ви граєте?
   *[other] { $effect }: яку карту ви граєте? Залишилося зіграти: { $need }.
}
question-give = { $need ->
    [1] { $effect }: яку карту ви повертаєте гравцю { $name }?
   *[other] { $effect }: яку карту ви повертаєте гравцю { $name }? Залишилося повернути: { $need }.
}
question-choose-domain = { $effect }: яку Галузь ви атакуєте?
question-choose-seat = { $effect }: чию руку ви забираєте?
question-choose-place = { $effect }: якому гравцю і на яку Галузь ви кладете карту?

## Decisions: a few words each, which a player may also type; .then says what follows

decision-keep = Залишити карту { $card }
decision-claim = Взяти з центру карту { $card }
decision-play = Зіграти карту { $card }
    .then = { $reaches ->
        [hegemony] { $domain }: буде { $count } з { $wins }, цього вистачить для перемоги наприкінці вашого ходу.
        [effect] { $domain }: буде { $count } з { $wins }, це відкриває ефект { $effect }.
        [way] { $domain }: буде { $count } з { $wins }, до ефекту { $effect } ще { $more }.
       *[nothing] { $domain }: буде { $count } з { $wins }.
    }
    .opens = { $reaches ->
        [hegemony] вистачить для перемоги
        [effect] { $more ->
            [0] відкриває: { $effect }
           *[other] відкриває: { $effect }; ще { $more }: { $next }
        }
        [way] ще { $more }: { $effect }
       *[nothing] { $count } з { $wins }
    }
decision-discard-hand = { $who ->
    [you] Скинути з руки карту { $card }
   *[other] Скинути з руки карту { $card }
}
decision-discard-area = { $who ->
    [you] Скинути з ігрової зони карту { $card }
   *[other] Скинути зі своєї зони карту { $card }
}
decision-take-area = { $who ->
    [you] Взяти з ігрової зони карту { $card }
   *[other] Взяти зі своєї зони карту { $card }
}
decision-take-pile = Взяти з відбою карту { $card }
decision-give = Віддати карту { $card } гравцю { $name }
# $number other players have this Domain, and lose a card.
decision-choose-domain = Атакувати Галузь { $domain }
    .then = { $number ->
        [0] Карту втрачаєте лише ви.
        [one] По 1 карті втрачаєте ви і { $names }.
        [few] По 1 карті втрачаєте ви, а також { $names }.
        [many] По 1 карті втрачаєте ви, а також { $names }.
       *[other] По 1 карті втрачаєте ви, а також { $names }.
    }
decision-choose-seat = Забрати руку гравця { $name }
    .then = { $number ->
        [0] Вона порожня.
        [one] У ній { $number } карта: { $ages }.
        [few] У ній { $number } карти: { $ages }.
        [many] У ній { $number } карт: { $ages }.
       *[other] У ній { $number } карти: { $ages }.
    }
decision-choose-place = { $who ->
    [you] Своя Галузь { $domain }
   *[other] { $name }, { $domain }
}
    .then = { $count } з { $wins }.
decision-use = Застосувати ефект { $effect }
decision-copy = Скопіювати ефект { $effect } у гравця { $name }
# $number cards will be drawn; $wins is "yes" when that ends the game by hegemony.
decision-end = { $wins ->
    [yes] { $number ->
        [0] Закінчити хід і перемогти
        [one] Закінчити хід, добрати { $number } карту і перемогти
        [few] Закінчити хід, добрати { $number } карти і перемогти
        [many] Закінчити хід, добрати { $number } карт і перемогти
       *[other] Закінчити хід, добрати { $number } карти і перемогти
    }
   *[no] { $number ->
        [0] Закінчити хід і нічого не добирати
        [one] Закінчити хід і добрати { $number } карту
        [few] Закінчити хід і добрати { $number } карти
        [many] Закінчити хід і добрати { $number } карт
       *[other] Закінчити хід і добрати { $number } карти
    }
}
# Also told when it has happened.
draws-nothing = Колода порожня, брати нема чого.
decision-final = Цього не можна скасувати.

## Events: what happens, told to one listener

# $seen is "yes" when the listener may see the cards; otherwise only their number and Ages are told.
event-dealt = { $who ->
    [you] Вам роздають: { $cards }.
   *[other] { $seen ->
        [yes] { $name } отримує при роздачі: { $cards }.
       *[no] { $number ->
            [one] { $name } отримує при роздачі { $number } карту.
            [few] { $name } отримує при роздачі { $number } карти.
            [many] { $name } отримує при роздачі { $number } карт.
           *[other] { $name } отримує при роздачі { $number } карти.
        }
    }
}
event-kept = { $who ->
    [you] Ви залишаєте: { $cards }.
   *[other] { $seen ->
        [yes] { $name } залишає: { $cards }.
       *[no] { $name } залишає карту.
    }
}
event-passed = Усі передають карти ліворуч; починається вибір { $number } з 3.
event-revealed = { $who ->
    [you] Ваша остання карта йде в центр: { $card }.
   *[other] Остання карта гравця { $name } йде в центр: { $card }.
}
event-claimed = { $who ->
    [you] Ви берете з центру: { $card }.
   *[other] { $name } бере з центру: { $card }.
}
event-turn-began = { $who ->
    [you] Хід { $number }, ходите ви.
   *[other] Хід { $number }, ходить { $name }.
}
event-step-skipped = { $who ->
    [you] Ви не маєте карти, яку можна зіграти, тож не граєте карту.
   *[other] { $name } не може зіграти жодної карти.
}
event-played = { $who ->
    [you] Ви граєте: { $card }.
   *[other] { $name } грає: { $card }.
}
event-used = { $who ->
    [you] Ви застосовуєте ефект «{ $effect }».
   *[other] { $name } застосовує ефект «{ $effect }».
}
event-copied = { $roles ->
    [you-other] Ви копіюєте ефект «{ $effect }» у гравця { $other }.
    [other-you] { $name } копіює у вас ефект «{ $effect }».
   *[other-other] { $name } копіює ефект «{ $effect }» у гравця { $other }.
}
event-paid = { $who ->
    [you] Ви витрачаєте: { $card }.
   *[other] { $name } витрачає: { $card }.
}
event-discarded = { $who ->
    [you] Ви скидаєте з руки: { $card }.
   *[other] { $name } скидає з руки: { $card }.
}
event-scrapped = { $who ->
    [you] Ви скидаєте з ігрової зони: { $card }.
   *[other] { $name } скидає з ігрової зони: { $card }.
}
event-struck = { $who ->
    [you] Ви втрачаєте через атаку: { $card }.
   *[other] { $name } втрачає через атаку: { $card }.
}
event-took-back = { $who ->
    [you] Ви повертаєте в руку: { $card }.
   *[other] { $name } повертає в руку: { $card }.
}
event-recovered = { $who ->
    [you] Ви берете з відбою: { $card }.
   *[other] { $name } бере з відбою: { $card }.
}
event-drew = { $who ->
    [you] Ви берете з колоди: { $cards }.
   *[other] { $seen ->
        [yes] { $name } бере з колоди: { $cards }.
       *[no] { $number ->
            [one] { $name } бере { $number } карту ({ $ages }).
            [few] { $name } бере { $number } карти ({ $ages }).
            [many] { $name } бере { $number } карт ({ $ages }).
           *[other] { $name } бере { $number } карти ({ $ages }).
        }
    }
}
event-seized = { $roles ->
    [you-other] Ви забираєте всю руку гравця { $other }: { $cards }.
    [other-you] { $name } забирає всю вашу руку: { $cards }.
   *[other-other] { $seen ->
        [yes] { $name } забирає всю руку гравця { $other }: { $cards }.
       *[no] { $number ->
            [one] { $name } забирає всю руку гравця { $other }: { $number } карта.
            [few] { $name } забирає всю руку гравця { $other }: { $number } карти.
            [many] { $name } забирає всю руку гравця { $other }: { $number } карт.
           *[other] { $name } забирає всю руку гравця { $other }: { $number } карти.
        }
    }
}
event-gave = { $roles ->
    [you-other] Ви віддаєте гравцю { $other }: { $cards }.
    [other-you] { $name } віддає вам: { $cards }.
   *[other-other] { $seen ->
        [yes] { $name } віддає гравцю { $other }: { $cards }.
       *[no] { $number ->
            [one] { $name } віддає { $number } карту гравцю { $other } ({ $ages }).
            [few] { $name } віддає { $number } карти гравцю { $other } ({ $ages }).
            [many] { $name } віддає { $number } карт гравцю { $other } ({ $ages }).
           *[other] { $name } віддає { $number } карти гравцю { $other } ({ $ages }).
        }
    }
}
event-embargo-laid = { $roles ->
    [you-self] Ви кладете ембарго ({ $card }) на свою Галузь «{ $domain }», на ваш наступний хід.
    [you-other] Ви кладете ембарго ({ $card }) гравцю { $other } на Галузь «{ $domain }».
    [other-self] { $name } кладе ембарго ({ $card }) на свою Галузь «{ $domain }», на свій наступний хід.
    [other-you] { $name } кладе ембарго ({ $card }) на вашу Галузь «{ $domain }»: у свій наступний хід вам не можна грати карти цієї Галузі.
   *[other-other] { $name } кладе ембарго ({ $card }) гравцю { $other } на Галузь «{ $domain }».
}
event-democracy-laid = { $roles ->
    [you-self] Ви кладете демократію ({ $card }) на свою Галузь «{ $domain }».
    [you-other] Ви кладете демократію ({ $card }) гравцю { $other } на Галузь «{ $domain }».
    [other-self] { $name } кладе демократію ({ $card }) на свою Галузь «{ $domain }».
    [other-you] { $name } кладе демократію ({ $card }) на вашу Галузь «{ $domain }»: там вам для перемоги потрібна ще 1 карта.
   *[other-other] { $name } кладе демократію ({ $card }) гравцю { $other } на Галузь «{ $domain }».
}
event-embargo-expired = { $who ->
    [you] Ембарго на вашій Галузі «{ $domain }» знято.
   *[other] Ембарго на Галузі «{ $domain }» гравця { $name } знято.
}
event-hand-size-set = { $who ->
    [you] Ваш ліміт руки цього ходу: { $number }.
   *[other] Ліміт руки гравця { $name } цього ходу: { $number }.
}
event-coin-laid = { $roles ->
    [other-you] Мистецька монета лежить біля вашої Галузі «{ $domain }».
   *[other] Мистецька монета лежить біля Галузі «{ $domain }» гравця { $other }.
}
event-coin-returned = Мистецька монета повертається в запас.
event-last-round = { $who ->
    [you] Ви берете останню карту колоди: починається останній раунд.
   *[other] { $name } бере останню карту колоди: починається останній раунд.
}
event-turn-ended = { $who ->
    [you] Ваш хід закінчено.
   *[other] Хід гравця { $name } закінчено.
}
event-game-over = Гру закінчено.

## The table

# $name is the First Player. Turn 0 is the draft.
table-turn = { $number ->
    [0] { $who ->
        [you] Драфт. Перший Гравець: ви.
       *[other] Драфт. Перший Гравець: { $name }.
    }
   *[other] { $who ->
        [you] Хід { $number }. Перший Гравець: ви.
       *[other] Хід { $number }. Перший Гравець: { $name }.
    }
}
table-coin = { $who ->
    [you] Мистецька монета лежить біля вашої Галузі «{ $domain }».
   *[other] Мистецька монета лежить біля Галузі «{ $domain }» гравця { $name }.
}
# $names are the $number players who still have a turn after this one.
table-last-round = { $number ->
    [0] Колода порожня: це останній хід гри.
   *[other] Колода порожня: це останній раунд, і ніхто не добирає карт. Після цього ходу по черзі: { $names }.
}
# $partner is "yes" for the listener's partner in the team game.
table-player = { $who ->
    [you] Ви: { $number ->
            [0] жодної карти
            [one] { $number } карта
            [few] { $number } карти
            [many] { $number } карт
           *[other] { $number } карти
        } в ігровій зоні.
   *[other] { $partner ->
        [yes] { $name }, ваш напарник:
       *[no] { $name }:
    } { $number ->
        [0] жодної карти
        [one] { $number } карта
        [few] { $number } карти
        [many] { $number } карт
       *[other] { $number } карти
    } в ігровій зоні.
}
# A Domain: $number cards of $wins that win, and the level reached (0, 1 or 2).
table-domain = { $level ->
    [1] { $domain }: { $number } з { $wins }, рівень 1.
    [2] { $domain }: { $number } з { $wins }, рівень 2.
   *[0] { $domain }: { $number } з { $wins }.
}
table-to-level = До рівня { $level } ще { $number }.
table-leads-culture = Найбільше, як і потрібно для Натхнення.
table-democracy = { $number ->
    [one] На ній { $number } демократія.
    [few] На ній { $number } демократії.
    [many] На ній { $number } демократій.
   *[other] На ній { $number } демократії.
}
# $turn is "this" or "next".
table-embargo = { $turn ->
    [this] Ембарго: цього ходу сюди не можна грати карти.
   *[next] Ембарго: у наступний хід цього гравця сюди не можна грати карти.
}
table-hand = { $number ->
    [0] У руці жодної карти.
    [one] У руці { $number } карта: { $ages }.
    [few] У руці { $number } карти: { $ages }.
    [many] У руці { $number } карт: { $ages }.
   *[other] У руці { $number } карти: { $ages }.
}
table-known = Із них ви знаєте: { $cards }.
table-packet = { $number ->
    [one] Обирає з { $number } карти.
    [few] Обирає з { $number } карт.
    [many] Обирає з { $number } карт.
   *[other] Обирає з { $number } карти.
}
hand = { $number ->
    [0] Ваша рука порожня.
   *[other] У вас у руці: { $cards }.
}
hand-blocked = Цього ходу вам не можна грати: { $domains }. Ембарго.
packet = Ви обираєте з карт: { $cards }.
centre = У центрі: { $cards }.
pile = { $number ->
    [0] Відбій: порожньо.
    [one] Відбій: { $number } карта.
    [few] Відбій: { $number } карти.
    [many] Відбій: { $number } карт.
   *[other] Відбій: { $number } карти.
}
deck = { $number ->
    [0] Колода: порожньо.
    [one] Колода: { $number } карта ({ $ages }). Наступна: Епоха { $next }.
    [few] Колода: { $number } карти ({ $ages }). Наступна: Епоха { $next }.
    [many] Колода: { $number } карт ({ $ages }). Наступна: Епоха { $next }.
   *[other] Колода: { $number } карти ({ $ages }). Наступна: Епоха { $next }.
}
# $box cards are out of the game; nobody has seen them.
deck-unseen = { $number ->
    [0] Ви бачили всі карти.
    [one] Ви не бачили { $number } карти: у колоді, у гравців у руці або поза грою (поза грою { $box }):
    [few] Ви не бачили { $number } карт: у колоді, у гравців у руці або поза грою (поза грою { $box }):
    [many] Ви не бачили { $number } карт: у колоді, у гравців у руці або поза грою (поза грою { $box }):
   *[other] Ви не бачили { $number } карти: у колоді, у гравців у руці або поза грою (поза грою { $box }):
}
deck-certain = Точно ще в колоді: { $cards }.

## How the game stands

# $shown is the number of Domains with cards or markers.
standing-player = { $who ->
    [you] { $shown ->
        [0] { $name }: немає карт.
       *[other] { $name }: { $domains }.
    }
   *[other] { $shown ->
        [0] { $name }: немає карт; у руці { $hand }.
       *[other] { $name }: { $domains }; у руці { $hand }.
    }
}
# How the First Player is named at the head of such a line.
standing-first = { $name } (Перший Гравець)
# $wins cards win; this is told where a democracy makes it more than elsewhere.
standing-count = { $democracy ->
    [0] { $domain } { $number }
   *[other] { $domain } { $number } з { $wins }
}
standing-level = { $level ->
    [1] { standing-count } (рівень 1)
    [2] { standing-count } (рівень 2)
   *[0] { standing-count }
}
standing-domain = { $embargo ->
    [0] { standing-level }
   *[other] { standing-level } (ембарго)
}
near-victory = { $who ->
    [you] { $number ->
        [0] { $domain }: вам вистачить для перемоги, якщо так залишиться до кінця вашого ходу.
       *[other] { $domain }: вам до перемоги ще { $number }.
    }
   *[other] { $number ->
        [0] { $domain }: гравцю { $name } вистачить для перемоги наприкінці свого наступного ходу.
       *[other] { $domain }: гравцю { $name } до перемоги ще { $number }.
    }
}
changes-heading = Від вашого минулого ходу:
changes-count = { $domain } з { $before } до { $now }
changes-player = { $name }: { $changes }.
changes-none = Жодна ігрова зона не змінилася.
changes-first-turn = Ви ще не ходили.

## The end

outcome-hegemony = Гру закінчено: перемога домінуванням.
outcome-majority = Гру закінчено: колода порожня, останній раунд зіграно. Вирішує більшість.
outcome-turn-limit = Гру закінчено: досягнуто межі кількості ходів. Вирішує більшість.
# $who is "you" when the listener wins alone, "you-too" when with others, "other" when others win. $number counts winners.
winners-by-hegemony = { $who ->
    [you] Ви перемагаєте: Галузь «{ $domain }», карт: { $count }.
    [you-too] Перемагає ваша команда: { $names }. Галузь «{ $domain }», карт: { $count }.
   *[other] { $number ->
        [one] Перемагає { $names }: Галузь «{ $domain }», карт: { $count }.
        [few] Перемагають { $names }: Галузь «{ $domain }», карт: { $count }.
        [many] Перемагають { $names }: Галузь «{ $domain }», карт: { $count }.
       *[other] Перемагають { $names }: Галузь «{ $domain }», карт: { $count }.
    }
}
winners-by-points = { $who ->
    [you] Ви перемагаєте. Бали: { $points }.
    [you-too] Спільна перемога: { $names }. Бали: { $points }.
   *[other] { $number ->
        [one] Перемагає { $names }. Бали: { $points }.
        [few] Перемагають { $names }. Бали: { $points }.
        [many] Перемагають { $names }. Бали: { $points }.
       *[other] Перемагають { $names }. Бали: { $points }.
    }
}
points-heading = Карти і бали за Галузями:
points-count = { $name } { $number }
points-domain = { $number ->
    [0] { $domain }: { $counts }. Без бала.
   *[other] { $domain }: { $counts }. Бал: { $names }.
}
points-total = Бали: { $points }.
points-tie-broken = Балів порівну. Вирішує Утопія, потім Культура, Наука, Економіка, Релігія, Армія: у кого карт більше.
points-tie-shared = Усе порівну: перемога спільна.

## Hints and threats

# $chance is in percent, or "none" if it is not known; $decision is from "Decisions".
hint-best = { $chance ->
    [none] Порада: { $decision }.
   *[other] Порада: { $decision }. Шанс перемогти близько { $chance } %.
}
hint-other = { $chance ->
    [none] Або: { $decision }.
   *[other] Або: { $decision }, близько { $chance } %.
}
hint-alike = { $which ->
    [all] Особливої різниці немає: ці варіанти приблизно рівні.
   *[some] Перші { $number } приблизно рівні.
}
hint-compiling = Спершу боти компілюються для цієї машини. Це буває один раз і триває хвилину-дві.
# Why the best decision is good. $name is a rival.
reason-forced = Іншої відповіді немає.
reason-wins = { $domain ->
    [none] Це дає перемогу: більшість за вами.
   *[other] Це дає перемогу в Галузі «{ $domain }».
}
# $missing cards of the Domain are still to be played.
reason-completes-hegemony = { $missing ->
    [0] Цього вистачає для домінування в Галузі «{ $domain }».
    [one] Домінування в Галузі «{ $domain }» можливе цього ходу: потрібна ще { $missing } карта.
    [few] Домінування в Галузі «{ $domain }» можливе цього ходу: потрібні ще { $missing } карти.
    [many] Домінування в Галузі «{ $domain }» можливе цього ходу: потрібно ще { $missing } карт.
   *[other] Домінування в Галузі «{ $domain }» можливе цього ходу: потрібно ще { $missing } карти.
}
reason-stops = { $effect ->
    [none] Це не дає гравцю { $name } перемогти в Галузі «{ $domain }» у його наступний хід.
   *[other] { $effect } не дає гравцю { $name } перемогти в Галузі «{ $domain }» у його наступний хід.
}
reason-reaches-level = { $domain } досягає рівня { $level }: відкривається ефект «{ $effect }».
# $copies counts the effects that can be copied at once.
reason-leads-culture = { $copies ->
    [0] У вас найбільше Культури, і ви зможете копіювати те, що з’явиться в інших.
    [one] У вас найбільше Культури, і ви вже можете скопіювати { $copies } ефект.
    [few] У вас найбільше Культури, і ви вже можете скопіювати один із { $copies } ефектів.
    [many] У вас найбільше Культури, і ви вже можете скопіювати один із { $copies } ефектів.
   *[other] У вас найбільше Культури, і ви вже можете скопіювати один із { $copies } ефектів.
}
reason-draws-to = Ви доберете руку до { $cards } карт.
reason-takes-majority = Кінець близько, і це дає вам бал за Галузь «{ $domain }».
# $is_largest is "True" or "False".
reason-grows = { $is_largest ->
    [True] Росте ваша найбільша Галузь. { $domain }: буде { $count } з { $hegemony }.
   *[other] { $domain }: буде { $count } з { $hegemony }.
}
# $count cards of its Domain lie in your play area.
reason-takes = { $count ->
    [0] { $card } тут найцінніша.
   *[other] { $card } пасує до ваших карт цієї Галузі на столі: { $count }.
}
reason-parts = { $card } потрібна вам найменше.
reason-plays-more = { $cards ->
    [one] { $effect } дає зіграти цього ходу ще { $cards } карту.
    [few] { $effect } дає зіграти цього ходу ще { $cards } карти.
    [many] { $effect } дає зіграти цього ходу ще { $cards } карт.
   *[other] { $effect } дає зіграти цього ходу ще { $cards } карти.
}
reason-recovers = { $cards ->
    [one] Ви обираєте { $cards } карту з відбою.
    [few] Ви обираєте { $cards } карти з відбою.
    [many] Ви обираєте { $cards } карт із відбою.
   *[other] Ви обираєте { $cards } карти з відбою.
}
reason-digs = { $cards ->
    [one] Ви бачите { $cards } нову карту і залишаєте в руці найкраще.
    [few] Ви бачите { $cards } нові карти і залишаєте в руці найкраще.
    [many] Ви бачите { $cards } нових карт і залишаєте в руці найкраще.
   *[other] Ви бачите { $cards } нової карти і залишаєте в руці найкраще.
}
reason-takes-hand = Ви залишаєте собі найкраще з двох рук.
reason-hinders = Це заважає гравцю { $name } в Галузі «{ $domain }».
reason-ends-turn = { $draws ->
    [0] Зараз жоден ефект не вартий своєї ціни.
    [one] Зараз жоден ефект не вартий своєї ціни; ви добираєте { $draws } карту.
    [few] Зараз жоден ефект не вартий своєї ціни; ви добираєте { $draws } карти.
    [many] Зараз жоден ефект не вартий своєї ціни; ви добираєте { $draws } карт.
   *[other] Зараз жоден ефект не вартий своєї ціни; ви добираєте { $draws } карти.
}
reason-nothing-better = Так шанси лишаються найкращими.
threats-none = Наскільки ви можете знати, більше ніхто не може перемогти домінуванням у свій наступний хід.
# $sure is "certain", "possible" or "unlikely", $turn is "this" or "next"; $missing cards are still to be played.
threat = { $who ->
    [you] { $turn ->
        [this] { $number ->
            [0] Ви можете перемогти цього ходу в Галузі «{ $domain }».
           *[other] Ви можете перемогти цього ходу в Галузі «{ $domain }», застосувавши: { $steps }.
        }
       *[next] { $number ->
            [0] Ви можете перемогти у свій наступний хід в Галузі «{ $domain }», якщо ніхто не завадить.
           *[other] Ви можете перемогти у свій наступний хід в Галузі «{ $domain }», якщо ніхто не завадить, застосувавши: { $steps }.
        }
    }
   *[other] { $sure ->
        [certain] { $number ->
            [0] { $name } може перемогти у свій наступний хід в Галузі «{ $domain }»: ці карти вам відомі.
           *[other] { $name } може перемогти у свій наступний хід в Галузі «{ $domain }», ці карти вам відомі; ефекти: { $steps }.
        }
        [possible] { $number ->
            [0] { $name } може перемогти у свій наступний хід в Галузі «{ $domain }»: потрібно ще { $missing }, імовірність таких карт { $chance } %.
           *[other] { $name } може перемогти у свій наступний хід в Галузі «{ $domain }»: потрібно ще { $missing }, імовірність таких карт { $chance } %; ефекти: { $steps }.
        }
       *[unlikely] { $name } може перемогти у свій наступний хід в Галузі «{ $domain }», лише якщо пощастить із кількома картами.
    }
}
# Part of a list: an effect that is used on the way.
threat-step = { $copied ->
    [no] { $effect }
    [you] { $effect } (копія вашого ефекту)
   *[other] { $effect } (копія, джерело: { $name })
}

## Bots

# $level is 1 for the weakest. The names are typed as they are in every language.
bots-line = { $level }. { $name }: { $description }
# $rating is a measured strength, which is within $rating ± $half with 95 %.
bots-rating = Рейтинг { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
bots-yardsticks = Ще шість — для вимірювань, а не для компанії:
bots-ratings = Рейтинги виміряно: ігор { $games }, гравців у кожній { $players }, і кожен бот зустрівся з кожним; у новачка 25.
# Bots by name: what each is like, and how opponents of that kind are introduced (.met).
bot-fisher = Закидає сіть і бере, що впіймається. Знає, як перемогти, але рідко про це думає.
    .met = Це рибалки: вони беруть, що потрапить у сіть, і рідко підводять очі.
bot-shepherd = Будує з того, що під рукою, часом мріє і ніколи не зазирає через паркан.
    .met = Це пастухи: вони будують із того, що під рукою, і часто не помічають, що ви задумали.
bot-trader = Поспішає добудувати найбільшу Галузь і рахує лише власні карти. Нікому не заважає.
    .met = Це торговці: вони поспішають добудувати свою Галузь і ніколи не дивляться на вашу.
bot-senator = Грає за простими правилами: поспішає, рахує колоду і заважає тому, хто от-от переможе.
    .met = Це сенатори: вони теж поспішають, рахують колоду і заважають тому, хто от-от переможе.
bot-general = Зіграв стільки ж партій, скільки мудрець, але карт не рахує і вірить першому пориву.
    .met = Це полководці: вони добре знають гру, але карт не рахують і вірять першому пориву.
bot-architect = Зіграв стільки ж партій, скільки мудрець, але карт не рахує і любить змінювати задум.
    .met = Це архітектори: вони добре планують, але карт не рахують і люблять змінювати задум.
bot-astronomer = Пам’ятає кожну карту і бачить майже все, що бачить мудрець; часом його захоплює друга думка.
    .met = Це астрономи: вони пам’ятають кожну карту, але часом їх захоплює друга думка.
bot-sage = Зіграв сам із собою мільйони партій і перед рішенням заглядає на коло вперед.
    .met = Це мудреці: вони зіграли самі з собою мільйони партій і заглядають на коло вперед.
bot-consul = Перевіряє кожну думку у сотнях уявних партій і відповідає одразу.
    .met = Це консули: перед кожним рішенням вони перевіряють кожну думку у сотнях уявних партій.
bot-emperor = Думає над кожним рішенням секунду, грає подумки тисячі партій і пам’ятає кожну побачену карту.
    .met = Це імператори: вони думають над кожним рішенням секунду і пам’ятають кожну побачену карту.
bot-uniform = Обирає будь-яке дозволене рішення з однаковою ймовірністю.
    .met = Боти обирають навмання.
bot-tuned = Грає за тими простими правилами, яких імператор чекає від усіх, і не думає наперед.
    .met = Вони грають за добрими простими правилами і не думають наперед.
bot-network = Грає самою лише мережею мудреця і не заглядає вперед.
    .met = Вони грають самою лише мережею мудреця і не заглядають уперед.
bot-plain = Шукає, як імператор, але уявляє, що всі грають навмання.
    .met = Вони шукають найкращу відповідь, але уявляють, що всі грають навмання.

## Why the server refused what a player sent. Nothing has changed then.

refused-stale = Гра тим часом пішла далі. Вирішіть ще раз.
refused-foreign = Зараз вирішуєте не ви.
refused-illegal = Зараз це неможливо.
refused-repeated = Це вже вирішено.
refused-waiting = Гра ще не почалася.
refused-over = Гру закінчено.
refused-closed = Цей стіл закрито.
refused-no-undo = Скасовувати нема чого.
refused-no-plan = Цього не можна спробувати, не відкривши прихованого.
refused-no-advice = Зараз цього не порахувати. Перевірте зв’язок і спитайте ще раз трохи згодом.
refused-said-enough = Наразі ви сказали досить. Продовжити можна на наступному ході або в наступній грі.
refused-no-hints = За цим столом немає порад.
refused-no-seat = Це не ваше місце.
refused-which-seat = У вас тут кілька місць: оберіть одне.
refused-unknown-number = Гра за столом ще не зайшла так далеко. Завантажте її знову.
refused-unreadable = Сервер цього не зрозумів.
refused-too-fast = Забагато за раз. Зачекайте трохи.
refused-storage = Сервер зараз не може це зберегти, тому нічого не сталося. Спробуйте ще раз трохи згодом.

## Phrases that people say at a table. They have blanks for a player and a Domain, so that everyone reads their own language.

phrase-hello = Привіт!
phrase-thanks = Дякую.
phrase-well-played = Чудова гра!
phrase-sorry = Вибачте за це.
phrase-hurry = Вирішуйте, будь ласка, швидше.
phrase-good-luck = Хай щастить!
phrase-watch-seat = Стежте за гравцем { $name }!
phrase-seat-wins-domain = { $name } от-от переможе в Галузі «{ $domain }».
phrase-block-domain = Комусь треба зупинити Галузь «{ $domain }».
phrase-bargain = Зупиніть гравця { $name }, і я не чіпатиму Галузь «{ $domain }».
phrase-leave-domain = { $name }, Галузь «{ $domain }» я залишаю вам.
phrase-truce = { $name }, поки не чіпаймо одне одного.
phrase-together = { $name }, зупинімо лідера разом.
phrase-agree = { $name }, домовилися.
phrase-refuse = { $name }, ні.

## On the table as it is drawn: on the page and in pictures

table-bar-turn = Хід { $number }
table-bar-draft = Драфт
table-whose-turn = { $who ->
    [you] Ваш хід
   *[other] Ходить { $name }
}
table-over = Гру закінчено
# During a pick of the draft, in place of whose turn it is.
table-everyone-picks = Обирають усі
# A mark beside the name of the player who began.
first-player = Перший Гравець
centre-deck = Колода Епох
centre-pile = Відбій
level-short = Р{ $level }
# A marker card that lies on a Domain. $turn is "this" or "next".
marker-embargo = { $turn ->
    [this] Не можна цього ходу
   *[next] Не можна наступ{ "\u00AD" }ного ходу
}
hand-heading = Ваша рука
draft-packet = Карти на вибір
draft-centre = У центрі
# The letters that teams are called by.
team-first = А
team-second = Б

### From here on: what neither the start page nor a table begins with. The page loads it later.

## The proof of a deal

proof-promise = До початку гри було опубліковано такий геш:
proof-text = Це геш SHA-256 наступного тексту, у якому записано зерно і правила столу:
proof-first = Зерно { $seed } дає ряд чисел. Перше з них визначає Першого Гравця: { $name }.
proof-age = Перемішується Епоха { $age }. Карт у ній: { $number }; наосліп прибрано з гри: { $box }.
proof-before = До перемішування: { $cards }
proof-draws = Наступні числа кажуть для кожного місця зліва направо, на скільки місць правіше лежить карта, з якою воно міняється: { $numbers }
proof-after = Після перемішування, починаючи з низу колоди: { $cards }
proof-box = Поза грою: { $cards }
proof-dealt = Гравцеві { $name } роздано: { $cards }
proof-played = { $number ->
    [one] Далі { $number } рішення, і його прийнято за правилами.
    [few] Далі { $number } рішення, і всі їх прийнято за правилами.
    [many] Далі { $number } рішень, і всі їх прийнято за правилами.
   *[other] Далі { $number } рішення, і всі їх прийнято за правилами.
}
proof-kept = Обіцянку виконано: цю роздачу було визначено до початку гри.
