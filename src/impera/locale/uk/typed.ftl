### What a person types at the table and what is said to that, in Ukrainian: in a terminal and on the page.
### The notes for translators are in en/game.ftl.

## How to play

play-turn = У свій хід ви граєте карту, за бажання застосовуєте ефекти, потім добираєте карти.
# $wins cards of one Domain win.
play-levels = Для рівня 1 Галузі потрібно карт у вашій ігровій зоні: { $level1 }, для рівня 2: { $level2 }. Перемагає той, хто наприкінці свого ходу має карт однієї Галузі: { $wins } або більше.
play-majority = Коли колода закінчується, грають останній раунд; потім перемагає той, хто лідирує в найбільшій кількості Галузей.

## Typed answers

input-empty = Введіть число від 1 до { $number } або «допомога».
input-no-such-number = { $number ->
    [1] Є лише відповідь 1.
   *[other] Відповіді пронумеровано від 1 до { $number }.
}
# $answers are numbers of answers, and commands.
input-several = Це можна зрозуміти по-різному: { $answers }. Допишіть слово або введіть число.
input-unknown = Це не відповідь на запитання. Введіть число від 1 до { $number } або «допомога».
# $why is from "Why an effect is not available".
input-effect = Ефект «{ $effect }» недоступний: { $why }.

## Commands. The word itself, how it is typed (.usage), what it does (.does)

help-how = Як грати:
help-effects = Ефекти дає достатня кількість карт Галузі або карта, яку ви витрачаєте: «ефекти» покаже їх усі.
help-answers = Відповідайте числом перед відповіддю або її словами; вистачить і початку слів. Карти можна писати коротко: M1 означає Армія I, так само R Релігія, E Економіка, S Наука, C Культура, U Утопія.
help-commands = Можна ввести й таке:
command-help = допомога
    .usage = допомога або ?
    .does = цей список.
command-hint = порада
    .usage = порада
    .does = що зробив би на вашому місці найсильніший бот і чому.
command-threats = загрози
    .usage = загрози
    .does = хто і як може перемогти у свій наступний хід.
command-table = стіл
    .usage = стіл
    .does = увесь стіл, кожна Галузь кожного гравця і чого їй бракує.
command-hand = рука
    .usage = рука
    .does = ваші карти.
command-effects = ефекти
    .usage = ефекти
    .does = усі шістнадцять ефектів, що вони роблять і чи доступні вам зараз.
command-board = планшет
    .usage = планшет
    .does = Планшет Гравців: скільки карт потрібно за такої кількості гравців, скільки карт у кожній Галузі та Епосі, і всі ефекти.
command-since = зміни
    .usage = зміни
    .does = що змінилося від вашого минулого ходу.
command-log = журнал
    .usage = журнал або журнал 20
    .does = останні ходи або останні 20.
command-deck = колода
    .usage = колода
    .does = колода за Епохами і карти, яких ви не бачили.
command-discard = відбій
    .usage = відбій
    .does = карти у відбої.
command-undo = скасувати
    .usage = скасувати
    .does = скасувати вашу останню відповідь, якщо після неї ви не бачили нових карт.
command-rules = правила
    .usage = правила атака або правила 1.8
    .does = що кажуть правила про це слово, або розділ, або пункт.
command-save = зберегти
    .usage = зберегти ФАЙЛ
    .does = записати гру у файл.
command-quit = вихід
    .usage = вихід
    .does = піти. Гра збережеться, її можна продовжити пізніше.
undo-done = Вашу останню відповідь скасовано.
undo-nothing = Скасовувати поки нема чого.
undo-revealed = Цього не можна скасувати: ви побачили карти, які були приховані.
undo-over = Цього не можна скасувати: інші гравці вже пішли далі.
undo-enough = Цього не можна скасувати: цього ходу ви вичерпали всі скасування.

## The rulebook

rules-clause = { $name } (розділ { $heading })
rules-title = { $name } { $title }
rules-more = { $number ->
    [one] Про це є ще { $number } пункт:
    [few] Про це є ще { $number } пункти:
    [many] Про це є ще { $number } пунктів:
   *[other] Про це є ще { $number } пункту:
}
rules-nothing = { $number ->
    [0] У правилах немає пункту { $words }, і таких слів у них немає.
    [1] У правилах немає пункту { $words }, і таких слів у них немає; можливо, { $near }?
   *[other] У правилах немає пункту { $words }, і таких слів у них немає; можливо, щось із цього: { $near }?
}
