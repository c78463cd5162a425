### What a person types at the table and what is said to that, in Russian: in a terminal and on the page.
### The notes for translators are in en/game.ftl.

## How to play

play-turn = В свой ход вы играете карту, при желании применяете эффекты, затем добираете карты.
# $wins cards of one Domain win.
play-levels = Для уровня 1 сферы нужно карт в вашей игровой зоне: { $level1 }, для уровня 2: { $level2 }. Побеждает тот, у кого в конце своего хода карт одной сферы: { $wins } или больше.
play-majority = Когда колода кончается, играется последний раунд; затем побеждает тот, кто лидирует в наибольшем числе сфер.

## Typed answers

input-empty = Введите число от 1 до { $number } или «помощь».
input-no-such-number = { $number ->
    [1] Есть только ответ 1.
   *[other] Ответы пронумерованы от 1 до { $number }.
}
# $answers are numbers of answers, and commands.
input-several = Это можно понять по-разному: { $answers }. Допишите слово или введите число.
input-unknown = Это не ответ на вопрос. Введите число от 1 до { $number } или «помощь».
# $why is from "Why an effect is not available".
input-effect = Эффект «{ $effect }» недоступен: { $why }.

## Commands. The word itself, how it is typed (.usage), what it does (.does)

help-how = Как играть:
help-effects = Эффекты даёт достаточное число карт сферы или карта, которую вы тратите: «эффекты» покажет их все.
help-answers = Отвечайте числом перед ответом или его словами; хватит и начала слов. Карты можно писать коротко: M1 значит Война I, так же R Религия, E Экономика, S Наука, C Культура, U Утопия.
help-commands = Можно ввести и это:
command-help = помощь
    .usage = помощь или ?
    .does = этот список.
command-hint = совет
    .usage = совет
    .does = что сделал бы на вашем месте сильнейший бот и почему.
command-threats = угрозы
    .usage = угрозы
    .does = кто и как может победить в свой следующий ход.
command-table = стол
    .usage = стол
    .does = весь стол, каждая сфера каждого игрока и чего ей не хватает.
command-hand = рука
    .usage = рука
    .does = ваши карты.
command-effects = эффекты
    .usage = эффекты
    .does = все шестнадцать эффектов, что они делают и доступны ли вам сейчас.
command-board = памятка
    .usage = памятка
    .does = планшет-памятка: сколько карт нужно при таком числе игроков, сколько карт в каждой сфере и эпохе, и все эффекты.
command-since = изменения
    .usage = изменения
    .does = что изменилось с вашего прошлого хода.
command-log = журнал
    .usage = журнал или журнал 20
    .does = последние ходы или последние 20.
command-deck = колода
    .usage = колода
    .does = колода по эпохам и карты, которых вы не видели.
command-discard = сброс
    .usage = сброс
    .does = карты в сбросе.
command-undo = отмена
    .usage = отмена
    .does = отменить ваш последний ответ, если вы после него не видели новых карт.
command-rules = правила
    .usage = правила атака или правила 1.8
    .does = что говорят правила об этом слове, или глава, или пункт.
command-save = сохранить
    .usage = сохранить ФАЙЛ
    .does = записать игру в файл.
command-quit = выход
    .usage = выход
    .does = уйти. Игра сохранится, её можно продолжить позже.
undo-done = Ваш последний ответ отменён.
undo-nothing = Отменять пока нечего.
undo-revealed = Это нельзя отменить: вы увидели карты, которые были скрыты.
undo-over = Это нельзя отменить: другие игроки уже пошли дальше.
undo-enough = Это нельзя отменить: в этом ходу вы исчерпали все отмены.

## The rulebook

rules-clause = { $name } (глава { $heading })
rules-title = { $name } { $title }
rules-more = { $number ->
    [one] Об этом есть ещё { $number } пункт:
    [few] Об этом есть ещё { $number } пункта:
    [many] Об этом есть ещё { $number } пунктов:
   *[other] Об этом есть ещё { $number } пункта:
}
rules-nothing = { $number ->
    [0] В правилах нет пункта { $words }, и таких слов в них нет.
    [1] В правилах нет пункта { $words }, и таких слов в них нет; может быть, { $near }?
   *[other] В правилах нет пункта { $words }, и таких слов в них нет; может быть, что-то из этого: { $near }?
}
