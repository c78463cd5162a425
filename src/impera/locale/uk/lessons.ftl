### What is said in the four lessons, in Ukrainian. The notes for translators are in en/game.ftl.
### A lesson has a title, an introduction, a prompt for each step, what is said after each way to miss the goal, and what
### is said when the goal is reached. Domains and effects are named as in game.ftl.

## Lesson 1: play and thresholds. Two Religion cards lie before the player, a third is in hand.

lesson-thresholds-title = Карти і рівні
lesson-thresholds-intro = Ви викладаєте карти перед собою за Галузями. Три карти однієї Галузі відкривають її перший ефект, п’ять другий; вісім карт однієї Галузі дають перемогу. Ваша мета: закінчити цей хід із п’ятьма картами в руці.
lesson-thresholds-step-play = Зіграйте карту Релігії. Вона третя і відкриває перший рівень.
lesson-thresholds-step-use = Тепер застосуйте ефект «Священна Книга». З ним ви добираєте руку до п’яти карт, а не до трьох.
lesson-thresholds-step-end = Закінчіть хід: зараз ви доберете карти.
lesson-thresholds-missed-card = У Релігії досі лише дві карти, і «Священна Книга» закрита. Скасуйте це і зіграйте карту Релігії.
lesson-thresholds-missed-spent = Інквізиція коштує карти Релігії, а з двома картами «Священна Книга» закрита. Скасуйте це і спершу застосуйте «Священну Книгу».
lesson-thresholds-missed-early = Ви добрали руку лише до трьох карт: ефекти застосовують до кінця ходу. Скасуйте це і застосуйте «Священну Книгу».
lesson-thresholds-reached = П’ять карт у руці: кожного ходу більший вибір. Зіграти карту, застосувати ефекти, добрати карти: ось і весь хід.

## Lesson 2: blocking. The rival has seven Science cards and holds an eighth.

lesson-blocking-title = Зупиніть суперника
lesson-blocking-intro = Суперник має сім карт Науки, і ще одну в руці, ви її бачили. Вісім дають перемогу. Ваша мета: лишитися в грі після його ходу.
lesson-blocking-step-play = Спершу зіграйте карту, будь-яку.
lesson-blocking-step-embargo = Застосуйте Ембарго. Воно коштує однієї вашої карти Економіки і закриває Галузь на один хід: оберіть Науку суперника.
lesson-blocking-step-end = Закінчіть хід і подивіться, що зможе зробити суперник.
lesson-blocking-missed-elsewhere = Ембарго лежало в іншому місці, і восьму карту Науки зіграно: гру програно. Скасуйте це і оберіть Науку суперника.
lesson-blocking-missed-lost = Восьму карту Науки зіграно, і гру програно. Скасуйте це і застосуйте Ембарго, перш ніж закінчити хід.
lesson-blocking-reached = Суперник не зміг зіграти Науку, і ви досі в грі. Ембарго діє лише один хід: наступного разу подумайте і про Атаку чи Демократію.

## Lesson 3: combining effects. Six Religion cards lie there, one is in hand, one in the discard pile.

lesson-combining-title = Два ефекти, одна перемога
lesson-combining-intro = Ви маєте шість карт Релігії, а потрібно вісім. Одна у вас у руці, одна у відбої, а суперник переможе наступного ходу. Ваша мета: перемогти зараз.
lesson-combining-step-play = Зіграйте з руки карту Релігії: це сьома.
lesson-combining-step-fetch = Три карти Утопії відкривають Олігархію. Застосуйте її і візьміть із відбою карту Релігії.
lesson-combining-step-again = Три карти Економіки відкривають Виробництво. Застосуйте його: скиньте непотрібну карту, потім ще раз зіграйте Релігію.
lesson-combining-step-end = Вісім карт Релігії. Закінчіть хід: перемога перевіряється наприкінці ходу.
lesson-combining-missed-card = Зараз важлива кожна карта, а ця була не Релігією. Скасуйте це.
lesson-combining-missed-fetched = Ця карта не допоможе. Скасуйте це і візьміть карту Релігії.
lesson-combining-missed-gone = Ви віддали карту Релігії, і тепер їх замало. Скасуйте це і віддайте іншу.
lesson-combining-missed-hurried = Виробництво дало вам зіграти карту, але це була не Релігія. Скасуйте це: спершу візьміть карту Релігії за допомогою Олігархії.
lesson-combining-missed-ended = Ваш хід закінчено, а карт Релігії менше восьми, і суперник перемагає. Скасуйте це: треба застосувати ще два ефекти.
lesson-combining-reached = Вісім за один хід. Кожна Галузь дає вам один ефект за хід, тому кілька Галузей разом можуть багато водночас.

## Lesson 4: the end of the deck. One card is left; the rival wins a tie.

lesson-last-cards-title = Коли колода закінчується
lesson-last-cards-intro = У колоді одна карта, і ви її візьмете: тоді суперник матиме останній хід. Кожна Галузь дає бал тому, хто має в ній більше карт, або обом. Ви обоє маєте по чотири бали, і за нічиєї вирішує Утопія суперника. Ваша мета: перемогти.
lesson-last-cards-step-play = Подивіться, де одна карта змінює бал. У Релігії у вас порівну: ще одна, і бал лише ваш.
lesson-last-cards-step-end = Закінчіть хід. Ви берете останню карту, і суперник ходить ще раз.
lesson-last-cards-missed-lost = Балів стало порівну, і переміг суперник: він має більше карт Утопії. Де ви попереду, ще одна карта не потрібна. Скасуйте це і подивіться на Релігію.
lesson-last-cards-reached = Чотири бали проти трьох. Коли колода добігає кінця, рахуйте Галузі, а не карти.
