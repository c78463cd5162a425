### The words of the game, in Russian.
### The notes for translators are in en/game.ftl.

## Names

game = Carta Impera Victoria
# The listener, in a list of players or at the head of a line.
you = Вы
domain-military = Война
    .letter = В
domain-religion = Религия
    .letter = Р
domain-economy = Экономика
    .letter = Э
domain-science = Наука
    .letter = Н
domain-culture = Культура
    .letter = К
domain-utopia = Утопия
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
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
# Part of a row: "2 of Age I, 1 of Age II".
cards-of-age = { $number } из эпохи { $age }
cards-by-domain = { $domain }: { $number } ({ $ages }).
# Makes a sentence of a few words.
sentence = { $words }.
# The name of a player who gave none.
name-person = Игрок
# Names of bots. Any short names will do; the first letters should differ.
name-bot-1 = Альдо
name-bot-2 = Бруна
name-bot-3 = Клио
name-bot-4 = Дарио

## Effects: the name, and what it does as one or two short sentences

effect-assassination = Убийство
    .does = Сбросьте 1 карту с руки.
effect-purge = Зачистка
    .does = Сбросьте 2 карты с руки.
effect-attack = Атака
    .does = Потратьте 1 карту Войны. Выберите сферу, которая у вас есть: каждый, у кого она есть, теряет 1 её карту, и вы тоже.
effect-holy-book = Священная книга
    .does = В конце этого хода доберите руку до 5 карт.
effect-divine-right = Божественное право
    .does = В конце этого хода доберите руку до 7 карт.
effect-inquisition = Инквизиция
    .does = Потратьте 1 карту Религии. Заберите всю руку другого игрока, затем верните столько же карт.
effect-development = Разработка
    .does = Сбросьте 1 карту из своей игровой зоны, затем сыграйте 1 карту.
effect-monopoly = Монополия
    .does = Сбросьте 2 карты из своей игровой зоны, затем сыграйте 2 карты.
effect-embargo = Эмбарго
    .does = Положите 1 карту Экономики на сферу игрока: в свой следующий ход этот игрок не может играть туда карты.
effect-experiment = Эксперимент
    .does = Возьмите 1 карту из своей игровой зоны на руку, затем сыграйте 1 карту.
effect-research = Исследование
    .does = Возьмите 2 карты из своей игровой зоны на руку, затем сыграйте 2 карты.
effect-breakthrough = Прорыв
    .does = Потратьте 1 карту Науки. Возьмите 5 карт, затем сбросьте столько же с руки.
effect-oligarchy = Олигархия
    .does = Возьмите 1 карту из сброса на руку.
effect-republic = Республика
    .does = Возьмите 2 карты из сброса на руку.
effect-democracy = Демократия
    .does = Положите 1 карту Утопии на сферу игрока: до конца игры этому игроку нужно там для победы на 1 карту больше.
effect-inspiration = Вдохновение
    .does = Скопируйте постоянный эффект, который другой игрок мог бы сейчас применить.

## Effects: the list of all

effects-domain = { $domain }: у вас { $number }.
# $kind is level-1, level-2, discard or inspiration.
effects-effect = { $kind ->
    [level-1] { $effect } (уровень 1, нужно карт: { $needs }): { $does }
    [level-2] { $effect } (уровень 2, нужно карт: { $needs }): { $does }
    [discard] { $effect } (эффект сброса): { $does }
   *[inspiration] { $effect } (нужно больше Культуры, чем у каждого другого игрока): { $does }
}
effect-available = Доступно сейчас.
effect-not-available = Недоступно: { $why }.
effect-to-copy = Можно скопировать, источник: { $names }.

## The reference board

# $wins cards of one Domain win. $removed cards of each Age are out of the game.
board-needs = Игроков: { $players }. Для уровня 1 нужно карт сферы: { $level1 }, для уровня 2: { $level2 }; моментальная победа: { $wins }. { $removed ->
    [0] В игре все карты.
   *[other] Перед игрой из каждой эпохи не глядя убрано карт: { $removed }.
}
board-cards = Всего карт: { $number } ({ $ages }).

## Why an effect is not available: the end of the sentence "Not available: ..."

why-game-over = игра окончена
why-not-your-turn = сейчас не ваш ход
why-play-first = сначала сыграйте карту
# $now is "effect" while another effect is being carried out, otherwise it is the draft.
why-resolve-first = { $now ->
    [effect] сначала надо завершить эффект «{ $resolved }»
   *[draft] сначала драфт
}
# $spent says what used the effect up: the effect itself, or the other level of its Domain.
why-spent = { $spent ->
    [used] вы уже применяли его на этом ходу
    [copied] вы уже копировали его на этом ходу
    [level-used] на этом ходу вы уже применяли другой уровень сферы «{ $domain }»
   *[level-copied] на этом ходу вы уже копировали другой уровень сферы «{ $domain }»
}
why-too-few-of-domain = нужно карт сферы «{ $domain }»: { $needs }, а у вас { $has }
why-too-few-in-hand = нужно карт на руке: { $cards }, а у вас { $hand }
why-too-few-playable = { $cards ->
    [one] нужна { $cards } карта на руке, которую можно сыграть
    [few] нужны { $cards } карты на руке, которые можно сыграть
    [many] нужно { $cards } карт на руке, которые можно сыграть
   *[other] нужно { $cards } карты на руке, которые можно сыграть
}
why-too-few-in-area = { $kind ->
    [discard] в игровой зоне нужна ещё одна карта, кроме той, что вы тратите
   *[other] нужно карт в игровой зоне: { $cards }, а у вас { $area }
}
why-too-few-in-pile = нужно карт в сбросе: { $cards }, а там { $pile }
why-no-place = нет сферы, куда можно положить карту
why-not-leading-culture = нужно больше Культуры, чем у каждого другого игрока, а у вас { $has }
# $owned says whether levels that the player's own cards reach may be copied too.
why-nothing-to-copy = { $owned ->
    [yes] ни у кого нет уровня, который вы могли бы сейчас скопировать
   *[no] ни у кого нет уровня, которого нет у вас и который вы могли бы сейчас скопировать
}

## Questions: each in one sentence

question-other = Сейчас решает { $name }.
question-keep = Драфт, выбор { $pick } из 3: какую карту вы оставляете?
question-claim = Драфт: какую карту вы берёте из центра?
question-play = Какую карту вы играете?
# $answers counts the answers; the only one is to end the turn.
question-menu = { $answers ->
    [1] Сейчас нет доступных эффектов.
   *[other] Применить эффект или закончить ход?
}
# $need is how many such cards are still to be chosen, this one included.
question-discard-hand = { $need ->
    [1] { $effect }: какую карту вы сбрасываете с руки?
   *[other] { $effect }: какую карту вы сбрасываете с руки? Осталось сбросить: { $need }.
}
question-discard-area = { $need ->
    [1] { $effect }: какую карту вы сбрасываете из игровой зоны?
   *[other] { $effect }: какую карту вы сбрасываете из игровой зоны? Осталось сбросить: { $need }.
}
question-take-area = { $need ->
    [1] { $effect }: какую карту вы берёте из игровой зоны на руку?
   *[other] { $effect }: какую карту вы берёте из игровой зоны на руку? Осталось взять: { $need }.
}
question-take-pile = { $need ->
    [1] { $effect }: какую карту вы берёте из сброса?
   *[other] { $effect }: какую карту вы берёте из сброса? Осталось взять: { $need }.
}
question-play-more = { $need ->
    [1] { $effect }: какую карту вы играете?
   *[other] { $effect }: какую карту вы играете? Осталось сыграть: { $need }.
}
question-give = { $need ->
    [1] { $effect }: какую карту вы возвращаете игроку { $name }?
   *[other] { $effect }: какую карту вы возвращаете игроку { $name }? Осталось вернуть: { $need }.
}
question-choose-domain = { $effect }: какую сферу вы атакуете?
question-choose-seat = { $effect }: чью руку вы забираете?
question-choose-place = { $effect }: какому игроку и на какую сферу вы кладёте карту?

## Decisions: a few words each, which a player may also type; .then says what follows

decision-keep = Оставить карту { $card }
decision-claim = Взять из центра карту { $card }
decision-play = Сыграть карту { $card }
    .then = { $reaches ->
        [hegemony] { $domain }: будет { $count } из { $wins }, этого хватит для победы в конце вашего хода.
        [effect] { $domain }: будет { $count } из { $wins }, это открывает эффект { $effect }.
        [way] { $domain }: будет { $count } из { $wins }, до эффекта { $effect } ещё { $more }.
       *[nothing] { $domain }: будет { $count } из { $wins }.
    }
    .opens = { $reaches ->
        [hegemony] хватит для победы
        [effect] { $more ->
            [0] открывает: { $effect }
           *[other] открывает: { $effect }; ещё { $more }: { $next }
        }
        [way] ещё { $more }: { $effect }
       *[nothing] { $count } из { $wins }
    }
decision-discard-hand = { $who ->
    [you] Сбросить с руки карту { $card }
   *[other] Сбросить с руки карту { $card }
}
decision-discard-area = { $who ->
    [you] Сбросить из игровой зоны карту { $card }
   *[other] Сбросить из своей зоны карту { $card }
}
decision-take-area = { $who ->
    [you] Взять из игровой зоны карту { $card }
   *[other] Взять из своей зоны карту { $card }
}
decision-take-pile = Взять из сброса карту { $card }
decision-give = Отдать карту { $card } игроку { $name }
# $number other players have this Domain, and lose a card.
decision-choose-domain = Атаковать сферу { $domain }
    .then = { $number ->
        [0] Карту теряете только вы.
        [one] По 1 карте теряете вы и { $names }.
        [few] По 1 карте теряете вы, а также { $names }.
        [many] По 1 карте теряете вы, а также { $names }.
       *[other] По 1 карте теряете вы, а также { $names }.
    }
decision-choose-seat = Забрать руку игрока { $name }
    .then = { $number ->
        [0] Она пуста.
        [one] В ней { $number } карта: { $ages }.
        [few] В ней { $number } карты: { $ages }.
        [many] В ней { $number } карт: { $ages }.
       *[other] В ней { $number } карты: { $ages }.
    }
decision-choose-place = { $who ->
    [you] Своя сфера { $domain }
   *[other] { $name }, { $domain }
}
    .then = { $count } из { $wins }.
decision-use = Применить эффект { $effect }
decision-copy = Скопировать эффект { $effect } у игрока { $name }
# $number cards will be drawn; $wins is "yes" when that ends the game by hegemony.
decision-end = { $wins ->
    [yes] { $number ->
        [0] Закончить ход и победить
        [one] Закончить ход, добрать { $number } карту и победить
        [few] Закончить ход, добрать { $number } карты и победить
        [many] Закончить ход, добрать { $number } карт и победить
       *[other] Закончить ход, добрать { $number } карты и победить
    }
   *[no] { $number ->
        [0] Закончить ход и ничего не добирать
        [one] Закончить ход и добрать { $number } карту
        [few] Закончить ход и добрать { $number } карты
        [many] Закончить ход и добрать { $number } карт
       *[other] Закончить ход и добрать { $number } карты
    }
}
# Also told when it has happened.
draws-nothing = Колода пуста, брать нечего.
decision-final = Это нельзя отменить.

## Events: what happens, told to one listener

# $seen is "yes" when the listener may see the cards; otherwise only their number and Ages are told.
event-dealt = { $who ->
    [you] Вам сдают: { $cards }.
   *[other] { $seen ->
        [yes] { $name } получает при раздаче: { $cards }.
       *[no] { $number ->
            [one] { $name } получает при раздаче { $number } карту.
            [few] { $name } получает при раздаче { $number } карты.
            [many] { $name } получает при раздаче { $number } карт.
           *[other] { $name } получает при раздаче { $number } карты.
        }
    }
}
event-kept = { $who ->
    [you] Вы оставляете: { $cards }.
   *[other] { $seen ->
        [yes] { $name } оставляет: { $cards }.
       *[no] { $name } оставляет карту.
    }
}
event-passed = Все передают карты налево; начинается выбор { $number } из 3.
event-revealed = { $who ->
    [you] Ваша последняя карта уходит в центр: { $card }.
   *[other] Последняя карта игрока { $name } уходит в центр: { $card }.
}
event-claimed = { $who ->
    [you] Вы берёте из центра: { $card }.
   *[other] { $name } берёт из центра: { $card }.
}
event-turn-began = { $who ->
    [you] Ход { $number }, ходите вы.
   *[other] Ход { $number }, ходит { $name }.
}
event-step-skipped = { $who ->
    [you] У вас нет карты, которую можно сыграть, и вы не играете карту.
   *[other] { $name } не может сыграть ни одной карты.
}
event-played = { $who ->
    [you] Вы играете: { $card }.
   *[other] { $name } играет: { $card }.
}
event-used = { $who ->
    [you] Вы применяете эффект «{ $effect }».
   *[other] { $name } применяет эффект «{ $effect }».
}
event-copied = { $roles ->
    [you-other] Вы копируете эффект «{ $effect }» у игрока { $other }.
    [other-you] { $name } копирует у вас эффект «{ $effect }».
   *[other-other] { $name } копирует эффект «{ $effect }» у игрока { $other }.
}
event-paid = { $who ->
    [you] Вы тратите: { $card }.
   *[other] { $name } тратит: { $card }.
}
event-discarded = { $who ->
    [you] Вы сбрасываете с руки: { $card }.
   *[other] { $name } сбрасывает с руки: { $card }.
}
event-scrapped = { $who ->
    [you] Вы сбрасываете из игровой зоны: { $card }.
   *[other] { $name } сбрасывает из игровой зоны: { $card }.
}
event-struck = { $who ->
    [you] Вы теряете из-за атаки: { $card }.
   *[other] { $name } теряет из-за атаки: { $card }.
}
event-took-back = { $who ->
    [you] Вы возвращаете на руку: { $card }.
   *[other] { $name } возвращает на руку: { $card }.
}
event-recovered = { $who ->
    [you] Вы берёте из сброса: { $card }.
   *[other] { $name } берёт из сброса: { $card }.
}
event-drew = { $who ->
    [you] Вы берёте из колоды: { $cards }.
   *[other] { $seen ->
        [yes] { $name } берёт из колоды: { $cards }.
       *[no] { $number ->
            [one] { $name } берёт { $number } карту ({ $ages }).
            [few] { $name } берёт { $number } карты ({ $ages }).
            [many] { $name } берёт { $number } карт ({ $ages }).
           *[other] { $name } берёт { $number } карты ({ $ages }).
        }
    }
}
event-seized = { $roles ->
    [you-other] Вы забираете всю руку игрока { $other }: { $cards }.
    [other-you] { $name } забирает всю вашу руку: { $cards }.
   *[other-other] { $seen ->
        [yes] { $name } забирает всю руку игрока { $other }: { $cards }.
       *[no] { $number ->
            [one] { $name } забирает всю руку игрока { $other }: { $number } карта.
            [few] { $name } забирает всю руку игрока { $other }: { $number } карты.
            [many] { $name } забирает всю руку игрока { $other }: { $number } карт.
           *[other] { $name } забирает всю руку игрока { $other }: { $number } карты.
        }
    }
}
event-gave = { $roles ->
    [you-other] Вы отдаёте игроку { $other }: { $cards }.
    [other-you] { $name } отдаёт вам: { $cards }.
   *[other-other] { $seen ->
        [yes] { $name } отдаёт игроку { $other }: { $cards }.
       *[no] { $number ->
            [one] { $name } отдаёт { $number } карту игроку { $other } ({ $ages }).
            [few] { $name } отдаёт { $number } карты игроку { $other } ({ $ages }).
            [many] { $name } отдаёт { $number } карт игроку { $other } ({ $ages }).
           *[other] { $name } отдаёт { $number } карты игроку { $other } ({ $ages }).
        }
    }
}
event-embargo-laid = { $roles ->
    [you-self] Вы кладёте эмбарго ({ $card }) на свою сферу «{ $domain }», на ваш следующий ход.
    [you-other] Вы кладёте эмбарго ({ $card }) игроку { $other } на сферу «{ $domain }».
    [other-self] { $name } кладёт эмбарго ({ $card }) на свою сферу «{ $domain }», на свой следующий ход.
    [other-you] { $name } кладёт эмбарго ({ $card }) на вашу сферу «{ $domain }»: в свой следующий ход вам нельзя играть карты этой сферы.
   *[other-other] { $name } кладёт эмбарго ({ $card }) игроку { $other } на сферу «{ $domain }».
}
event-democracy-laid = { $roles ->
    [you-self] Вы кладёте демократию ({ $card }) на свою сферу «{ $domain }».
    [you-other] Вы кладёте демократию ({ $card }) игроку { $other } на сферу «{ $domain }».
    [other-self] { $name } кладёт демократию ({ $card }) на свою сферу «{ $domain }».
    [other-you] { $name } кладёт демократию ({ $card }) на вашу сферу «{ $domain }»: там вам для победы нужна ещё 1 карта.
   *[other-other] { $name } кладёт демократию ({ $card }) игроку { $other } на сферу «{ $domain }».
}
event-embargo-expired = { $who ->
    [you] Эмбарго на вашей сфере «{ $domain }» снято.
   *[other] Эмбарго на сфере «{ $domain }» у игрока { $name } снято.
}
event-hand-size-set = { $who ->
    [you] Ваш предел руки на этом ходу: { $number }.
   *[other] Предел руки игрока { $name } на этом ходу: { $number }.
}
event-coin-laid = { $roles ->
    [other-you] Монета культуры лежит у вашей сферы «{ $domain }».
   *[other] Монета культуры лежит у сферы «{ $domain }» игрока { $other }.
}
event-coin-returned = Монета культуры возвращается в запас.
event-last-round = { $who ->
    [you] Вы берёте последнюю карту колоды: начинается последний раунд.
   *[other] { $name } берёт последнюю карту колоды: начинается последний раунд.
}
event-turn-ended = { $who ->
    [you] Ваш ход закончен.
   *[other] Ход игрока { $name } закончен.
}
event-game-over = Игра окончена.

## The table

# $name is the First Player. Turn 0 is the draft.
table-turn = { $number ->
    [0] { $who ->
        [you] Драфт. Первый игрок: вы.
       *[other] Драфт. Первый игрок: { $name }.
    }
   *[other] { $who ->
        [you] Ход { $number }. Первый игрок: вы.
       *[other] Ход { $number }. Первый игрок: { $name }.
    }
}
table-coin = { $who ->
    [you] Монета культуры лежит у вашей сферы «{ $domain }».
   *[other] Монета культуры лежит у сферы «{ $domain }» игрока { $name }.
}
# $names are the $number players who still have a turn after this one.
table-last-round = { $number ->
    [0] Колода пуста: это последний ход игры.
   *[other] Колода пуста: это последний раунд, и никто не добирает карты. После этого хода по очереди: { $names }.
}
# $partner is "yes" for the listener's partner in the team game.
table-player = { $who ->
    [you] Вы: { $number ->
            [0] ни одной карты
            [one] { $number } карта
            [few] { $number } карты
            [many] { $number } карт
           *[other] { $number } карты
        } в игровой зоне.
   *[other] { $partner ->
        [yes] { $name }, ваш напарник:
       *[no] { $name }:
    } { $number ->
        [0] ни одной карты
        [one] { $number } карта
        [few] { $number } карты
        [many] { $number } карт
       *[other] { $number } карты
    } в игровой зоне.
}
# A Domain: $number cards of $wins that win, and the level reached (0, 1 or 2).
table-domain = { $level ->
    [1] { $domain }: { $number } из { $wins }, уровень 1.
    [2] { $domain }: { $number } из { $wins }, уровень 2.
   *[0] { $domain }: { $number } из { $wins }.
}
table-to-level = До уровня { $level } ещё { $number }.
table-leads-culture = Больше всех, как и нужно для Вдохновения.
table-democracy = { $number ->
    [one] На ней { $number } демократия.
    [few] На ней { $number } демократии.
    [many] На ней { $number } демократий.
   *[other] На ней { $number } демократии.
}
# $turn is "this" or "next".
table-embargo = { $turn ->
    [this] Эмбарго: на этом ходу сюда нельзя играть карты.
   *[next] Эмбарго: в следующий ход этого игрока сюда нельзя играть карты.
}
table-hand = { $number ->
    [0] На руке ни одной карты.
    [one] На руке { $number } карта: { $ages }.
    [few] На руке { $number } карты: { $ages }.
    [many] На руке { $number } карт: { $ages }.
   *[other] На руке { $number } карты: { $ages }.
}
table-known = Из них вы знаете: { $cards }.
table-packet = { $number ->
    [one] Выбирает из { $number } карты.
    [few] Выбирает из { $number } карт.
    [many] Выбирает из { $number } карт.
   *[other] Выбирает из { $number } карты.
}
hand = { $number ->
    [0] Ваша рука пуста.
   *[other] У вас на руке: { $cards }.
}
hand-blocked = На этом ходу вам нельзя играть: { $domains }. Эмбарго.
packet = Вы выбираете из карт: { $cards }.
centre = В центре: { $cards }.
pile = { $number ->
    [0] Сброс: пусто.
    [one] Сброс: { $number } карта.
    [few] Сброс: { $number } карты.
    [many] Сброс: { $number } карт.
   *[other] Сброс: { $number } карты.
}
deck = { $number ->
    [0] Колода: пусто.
    [one] Колода: { $number } карта ({ $ages }). Следующая: эпоха { $next }.
    [few] Колода: { $number } карты ({ $ages }). Следующая: эпоха { $next }.
    [many] Колода: { $number } карт ({ $ages }). Следующая: эпоха { $next }.
   *[other] Колода: { $number } карты ({ $ages }). Следующая: эпоха { $next }.
}
# $box cards are out of the game; nobody has seen them.
deck-unseen = { $number ->
    [0] Вы видели все карты.
    [one] Вы не видели { $number } карту: в колоде, у игроков на руке или вне игры (вне игры { $box }):
    [few] Вы не видели { $number } карты: в колоде, у игроков на руке или вне игры (вне игры { $box }):
    [many] Вы не видели { $number } карт: в колоде, у игроков на руке или вне игры (вне игры { $box }):
   *[other] Вы не видели { $number } карты: в колоде, у игроков на руке или вне игры (вне игры { $box }):
}
deck-certain = Точно ещё в колоде: { $cards }.

## How the game stands

# $shown is the number of Domains with cards or markers.
standing-player = { $who ->
    [you] { $shown ->
        [0] { $name }: нет карт.
       *[other] { $name }: { $domains }.
    }
   *[other] { $shown ->
        [0] { $name }: нет карт; на руке { $hand }.
       *[other] { $name }: { $domains }; на руке { $hand }.
    }
}
# How the First Player is named at the head of such a line.
standing-first = { $name } (первый игрок)
# $wins cards win; this is told where a democracy makes it more than elsewhere.
standing-count = { $democracy ->
    [0] { $domain } { $number }
   *[other] { $domain } { $number } из { $wins }
}
standing-level = { $level ->
    [1] { standing-count } (уровень 1)
    [2] { standing-count } (уровень 2)
   *[0] { standing-count }
}
standing-domain = { $embargo ->
    [0] { standing-level }
   *[other] { standing-level } (эмбарго)
}
near-victory = { $who ->
    [you] { $number ->
        [0] { $domain }: вам хватит для победы, если так останется до конца вашего хода.
       *[other] { $domain }: вам до победы ещё { $number }.
    }
   *[other] { $number ->
        [0] { $domain }: игроку { $name } хватит для победы в конце своего следующего хода.
       *[other] { $domain }: игроку { $name } до победы ещё { $number }.
    }
}
changes-heading = С вашего прошлого хода:
changes-count = { $domain } с { $before } до { $now }
changes-player = { $name }: { $changes }.
changes-none = Ни одна игровая зона не изменилась.
changes-first-turn = У вас ещё не было хода.

## The end

outcome-hegemony = Игра окончена: моментальная победа.
outcome-majority = Игра окончена: колода пуста, последний раунд сыгран. Решает большинство.
outcome-turn-limit = Игра окончена: достигнут предел числа ходов. Решает большинство.
# $who is "you" when the listener wins alone, "you-too" when with others, "other" when others win. $number counts winners.
winners-by-hegemony = { $who ->
    [you] Вы побеждаете: сфера «{ $domain }», карт: { $count }.
    [you-too] Побеждает ваша команда: { $names }. Сфера «{ $domain }», карт: { $count }.
   *[other] { $number ->
        [one] Побеждает { $names }: сфера «{ $domain }», карт: { $count }.
        [few] Побеждают { $names }: сфера «{ $domain }», карт: { $count }.
        [many] Побеждают { $names }: сфера «{ $domain }», карт: { $count }.
       *[other] Побеждают { $names }: сфера «{ $domain }», карт: { $count }.
    }
}
winners-by-points = { $who ->
    [you] Вы побеждаете. Очки: { $points }.
    [you-too] Общая победа: { $names }. Очки: { $points }.
   *[other] { $number ->
        [one] Побеждает { $names }. Очки: { $points }.
        [few] Побеждают { $names }. Очки: { $points }.
        [many] Побеждают { $names }. Очки: { $points }.
       *[other] Побеждают { $names }. Очки: { $points }.
    }
}
points-heading = Карты и очки по сферам:
points-count = { $name } { $number }
points-domain = { $number ->
    [0] { $domain }: { $counts }. Очка нет.
   *[other] { $domain }: { $counts }. Очко: { $names }.
}
points-total = Очки: { $points }.
points-tie-broken = Очков поровну. Решает Утопия, затем Культура, Наука, Экономика, Религия, Война: у кого карт больше.
points-tie-shared = Всё поровну: победа общая.

## Hints and threats

# $chance is in percent, or "none" if it is not known; $decision is from "Decisions".
hint-best = { $chance ->
    [none] Совет: { $decision }.
   *[other] Совет: { $decision }. Шанс победить около { $chance } %.
}
hint-other = { $chance ->
    [none] Или: { $decision }.
   *[other] Или: { $decision }, около { $chance } %.
}
hint-alike = { $which ->
    [all] Особой разницы нет: эти варианты примерно равны.
   *[some] Первые { $number } примерно равны.
}
hint-compiling = Сначала боты компилируются для этой машины. Это бывает один раз и длится минуту-две.
# Why the best decision is good. $name is a rival.
reason-forced = Другого ответа нет.
reason-wins = { $domain ->
    [none] Это приносит победу: большинство за вами.
   *[other] Это приносит победу в сфере «{ $domain }».
}
# $missing cards of the Domain are still to be played.
reason-completes-hegemony = { $missing ->
    [0] Этого хватает для моментальной победы в сфере «{ $domain }».
    [one] Моментальная победа в сфере «{ $domain }» возможна на этом ходу: нужна ещё { $missing } карта.
    [few] Моментальная победа в сфере «{ $domain }» возможна на этом ходу: нужны ещё { $missing } карты.
    [many] Моментальная победа в сфере «{ $domain }» возможна на этом ходу: нужно ещё { $missing } карт.
   *[other] Моментальная победа в сфере «{ $domain }» возможна на этом ходу: нужно ещё { $missing } карты.
}
reason-stops = { $effect ->
    [none] Это не даёт игроку { $name } победить в сфере «{ $domain }» в его следующий ход.
   *[other] { $effect } не даёт игроку { $name } победить в сфере «{ $domain }» в его следующий ход.
}
reason-reaches-level = { $domain } достигает уровня { $level }: открывается эффект «{ $effect }».
# $copies counts the effects that can be copied at once.
reason-leads-culture = { $copies ->
    [0] У вас больше всех Культуры, и вы сможете копировать то, что появится у других.
    [one] У вас больше всех Культуры, и вы уже можете скопировать { $copies } эффект.
    [few] У вас больше всех Культуры, и вы уже можете скопировать один из { $copies } эффектов.
    [many] У вас больше всех Культуры, и вы уже можете скопировать один из { $copies } эффектов.
   *[other] У вас больше всех Культуры, и вы уже можете скопировать один из { $copies } эффектов.
}
reason-draws-to = Вы доберёте руку до { $cards } карт.
reason-takes-majority = Конец близок, и это даёт вам очко за сферу «{ $domain }».
# $is_largest is "True" or "False".
reason-grows = { $is_largest ->
    [True] Растёт ваша самая большая сфера. { $domain }: будет { $count } из { $hegemony }.
   *[other] { $domain }: будет { $count } из { $hegemony }.
}
# $count cards of its Domain lie in your play area.
reason-takes = { $count ->
    [0] { $card } здесь ценнее всего.
   *[other] { $card } подходит к вашим картам этой сферы на столе: { $count }.
}
reason-parts = { $card } нужна вам меньше всего.
reason-plays-more = { $cards ->
    [one] { $effect } даёт сыграть на этом ходу ещё { $cards } карту.
    [few] { $effect } даёт сыграть на этом ходу ещё { $cards } карты.
    [many] { $effect } даёт сыграть на этом ходу ещё { $cards } карт.
   *[other] { $effect } даёт сыграть на этом ходу ещё { $cards } карты.
}
reason-recovers = { $cards ->
    [one] Вы выбираете { $cards } карту из сброса.
    [few] Вы выбираете { $cards } карты из сброса.
    [many] Вы выбираете { $cards } карт из сброса.
   *[other] Вы выбираете { $cards } карты из сброса.
}
reason-digs = { $cards ->
    [one] Вы видите { $cards } новую карту и оставляете на руке лучшее.
    [few] Вы видите { $cards } новые карты и оставляете на руке лучшее.
    [many] Вы видите { $cards } новых карт и оставляете на руке лучшее.
   *[other] Вы видите { $cards } новой карты и оставляете на руке лучшее.
}
reason-takes-hand = Вы оставляете себе лучшее из двух рук.
reason-hinders = Это мешает игроку { $name } в сфере «{ $domain }».
reason-ends-turn = { $draws ->
    [0] Сейчас ни один эффект не стоит своей цены.
    [one] Сейчас ни один эффект не стоит своей цены; вы добираете { $draws } карту.
    [few] Сейчас ни один эффект не стоит своей цены; вы добираете { $draws } карты.
    [many] Сейчас ни один эффект не стоит своей цены; вы добираете { $draws } карт.
   *[other] Сейчас ни один эффект не стоит своей цены; вы добираете { $draws } карты.
}
reason-nothing-better = Так шансы остаются лучшими.
threats-none = Насколько вы можете знать, больше никто не может победить моментально в свой следующий ход.
# $sure is "certain", "possible" or "unlikely", $turn is "this" or "next"; $missing cards are still to be played.
threat = { $who ->
    [you] { $turn ->
        [this] { $number ->
            [0] Вы можете победить на этом ходу в сфере «{ $domain }».
           *[other] Вы можете победить на этом ходу в сфере «{ $domain }», применив: { $steps }.
        }
       *[next] { $number ->
            [0] Вы можете победить в свой следующий ход в сфере «{ $domain }», если никто не помешает.
           *[other] Вы можете победить в свой следующий ход в сфере «{ $domain }», если никто не помешает, применив: { $steps }.
        }
    }
   *[other] { $sure ->
        [certain] { $number ->
            [0] { $name } может победить в свой следующий ход в сфере «{ $domain }»: эти карты вам известны.
           *[other] { $name } может победить в свой следующий ход в сфере «{ $domain }», эти карты вам известны; эффекты: { $steps }.
        }
        [possible] { $number ->
            [0] { $name } может победить в свой следующий ход в сфере «{ $domain }»: нужно ещё { $missing }, вероятность таких карт { $chance } %.
           *[other] { $name } может победить в свой следующий ход в сфере «{ $domain }»: нужно ещё { $missing }, вероятность таких карт { $chance } %; эффекты: { $steps }.
        }
       *[unlikely] { $name } может победить в свой следующий ход в сфере «{ $domain }», только если повезёт с несколькими картами.
    }
}
# Part of a list: an effect that is used on the way.
threat-step = { $copied ->
    [no] { $effect }
    [you] { $effect } (копия вашего эффекта)
   *[other] { $effect } (копия, источник: { $name })
}

## Bots

# $level is 1 for the weakest. The names are typed as they are in every language.
bots-line = { $level }. { $name }: { $description }
# $rating is a measured strength, which is within $rating ± $half with 95 %.
bots-rating = Рейтинг { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
bots-yardsticks = Ещё шесть — для измерений, а не для компании:
bots-ratings = Рейтинги измерены: игр { $games }, игроков в каждой { $players }, и каждый бот встретился с каждым; у новичка 25.
# Bots by name: what each is like, and how opponents of that kind are introduced (.met).
bot-fisher = Закидывает сеть и берёт, что попадётся. Знает, как победить, но редко об этом думает.
    .met = Это рыбаки: они берут, что попадётся в сеть, и редко поднимают глаза.
bot-shepherd = Строит из того, что под рукой, порой мечтает и никогда не смотрит через забор.
    .met = Это пастухи: они строят из того, что под рукой, и часто не замечают, что вы задумали.
bot-trader = Спешит достроить самую большую сферу и считает только свои карты. Никому не мешает.
    .met = Это торговцы: они спешат достроить свою сферу и никогда не смотрят на вашу.
bot-senator = Играет по простым правилам: спешит, считает колоду и мешает тому, кто вот-вот победит.
    .met = Это сенаторы: они тоже спешат, считают колоду и мешают тому, кто вот-вот победит.
bot-general = Сыграл столько же партий, сколько мудрец, но карт не считает и верит первому порыву.
    .met = Это полководцы: они хорошо знают игру, но карт не считают и верят первому порыву.
bot-architect = Сыграл столько же партий, сколько мудрец, но карт не считает и любит менять замысел.
    .met = Это архитекторы: они хорошо планируют, но карт не считают и любят менять замысел.
bot-astronomer = Помнит каждую карту и видит почти всё, что видит мудрец; порой его увлекает вторая мысль.
    .met = Это астрономы: они помнят каждую карту, но порой их увлекает вторая мысль.
bot-sage = Сыграл сам с собой миллионы партий и перед решением заглядывает на круг вперёд.
    .met = Это мудрецы: они сыграли сами с собой миллионы партий и заглядывают на круг вперёд.
bot-consul = Проверяет каждую мысль в сотнях воображаемых партий и отвечает сразу.
    .met = Это консулы: перед каждым решением они проверяют каждую мысль в сотнях воображаемых партий.
bot-emperor = Думает над каждым решением секунду, играет в уме тысячи партий и помнит каждую увиденную карту.
    .met = Это императоры: они думают над каждым решением секунду и помнят каждую увиденную карту.
bot-uniform = Выбирает любое допустимое решение с равной вероятностью.
    .met = Боты выбирают наугад.
bot-tuned = Играет по тем простым правилам, которых император ждёт от всех, и не думает наперёд.
    .met = Они играют по хорошим простым правилам и не думают наперёд.
bot-network = Играет одной только сетью мудреца и не заглядывает вперёд.
    .met = Они играют одной только сетью мудреца и не заглядывают вперёд.
bot-plain = Ищет, как император, но воображает, что все играют наугад.
    .met = Они ищут лучший ответ, но воображают, что все играют наугад.

## Why the server refused what a player sent. Nothing has changed then.

refused-stale = Игра тем временем ушла вперёд. Решите ещё раз.
refused-foreign = Сейчас решаете не вы.
refused-illegal = Сейчас это невозможно.
refused-repeated = Это уже решено.
refused-waiting = Игра ещё не началась.
refused-over = Игра окончена.
refused-closed = Этот стол закрыт.
refused-no-undo = Отменять нечего.
refused-no-plan = Этого нельзя попробовать, не открыв скрытого.
refused-no-advice = Сейчас этого не посчитать. Проверьте связь и спросите ещё раз чуть позже.
refused-said-enough = Пока вы сказали достаточно. Продолжить можно на следующем ходу или в следующей игре.
refused-no-hints = За этим столом нет советов.
refused-no-seat = Это не ваше место.
refused-which-seat = У вас здесь несколько мест: выберите одно.
refused-unknown-number = Игра за столом ещё не зашла так далеко. Загрузите её снова.
refused-unreadable = Сервер этого не понял.
refused-too-fast = Слишком много сразу. Подождите немного.
refused-storage = Сервер сейчас не может это сохранить, поэтому ничего не произошло. Попробуйте ещё раз чуть позже.

## Phrases that people say at a table. They have blanks for a player and a Domain, so that everyone reads their own language.

phrase-hello = Привет!
phrase-thanks = Спасибо.
phrase-well-played = Отличная игра!
phrase-sorry = Простите за это.
phrase-hurry = Решайте, пожалуйста, поскорее.
phrase-good-luck = Удачи!
phrase-watch-seat = Следите за игроком { $name }!
phrase-seat-wins-domain = { $name } вот-вот победит в сфере «{ $domain }».
phrase-block-domain = Кому-нибудь надо остановить сферу «{ $domain }».
phrase-bargain = Остановите игрока { $name }, и я не трону сферу «{ $domain }».
phrase-leave-domain = { $name }, сферу «{ $domain }» я оставляю вам.
phrase-truce = { $name }, давайте пока не трогать друг друга.
phrase-together = { $name }, давайте вместе остановим лидера.
phrase-agree = { $name }, договорились.
phrase-refuse = { $name }, нет.

## On the table as it is drawn: on the page and in pictures

table-bar-turn = Ход { $number }
table-bar-draft = Драфт
table-whose-turn = { $who ->
    [you] Ваш ход
   *[other] Ходит { $name }
}
table-over = Игра окончена
# During a pick of the draft, in place of whose turn it is.
table-everyone-picks = Выбирают все
# A mark beside the name of the player who began.
first-player = Первый игрок
centre-deck = Колода эпох
centre-pile = Сброс
level-short = У{ $level }
# A marker card that lies on a Domain. $turn is "this" or "next".
marker-embargo = { $turn ->
    [this] Нельзя на этом ходу
   *[next] Нельзя на след. ходу
}
hand-heading = Ваша рука
draft-packet = Карты на выбор
draft-centre = В центре
# The letters that teams are called by.
team-first = А
team-second = Б

### From here on: what neither the start page nor a table begins with. The page loads it later.

## The proof of a deal

proof-promise = До начала игры был опубликован такой хеш:
proof-text = Это хеш SHA-256 следующего текста, в котором записаны зерно и правила стола:
proof-first = Зерно { $seed } даёт ряд чисел. Первое из них определяет первого игрока: { $name }.
proof-age = Перемешивается эпоха { $age }. Карт в ней: { $number }; не глядя убрано из игры: { $box }.
proof-before = До перемешивания: { $cards }
proof-draws = Следующие числа говорят для каждого места слева направо, на сколько мест правее лежит карта, с которой оно меняется: { $numbers }
proof-after = После перемешивания, начиная с низа колоды: { $cards }
proof-box = Вне игры: { $cards }
proof-dealt = Игроку { $name } розданы: { $cards }
proof-played = { $number ->
    [one] Дальше { $number } решение, и оно сделано по правилам.
    [few] Дальше { $number } решения, и все они сделаны по правилам.
    [many] Дальше { $number } решений, и все они сделаны по правилам.
   *[other] Дальше { $number } решения, и все они сделаны по правилам.
}
proof-kept = Обещание выполнено: эта раздача была определена до начала игры.
