### What is said in the four lessons, in Russian. The notes for translators are in en/game.ftl.
### A lesson has a title, an introduction, a prompt for each step, what is said after each way to miss the goal, and what
### is said when the goal is reached. Domains and effects are named as in game.ftl.

## Lesson 1: play and thresholds. Two Religion cards lie before the player, a third is in hand.

lesson-thresholds-title = Карты и уровни
lesson-thresholds-intro = Вы выкладываете карты перед собой по сферам. Три карты одной сферы открывают её первый эффект, пять второй; восемь карт одной сферы приносят победу. Ваша цель: закончить этот ход с пятью картами в руке.
lesson-thresholds-step-play = Сыграйте карту Религии. Она третья и открывает первый уровень.
lesson-thresholds-step-use = Теперь примените эффект «Священная книга». С ним вы добираете руку до пяти карт, а не до трёх.
lesson-thresholds-step-end = Закончите ход: сейчас вы доберёте карты.
lesson-thresholds-missed-card = В Религии по-прежнему только две карты, и «Священная книга» закрыта. Отмените это и сыграйте карту Религии.
lesson-thresholds-missed-spent = Инквизиция стоит карты Религии, а с двумя картами «Священная книга» закрыта. Отмените это и сначала примените «Священную книгу».
lesson-thresholds-missed-early = Вы добрали руку только до трёх карт: эффекты применяют до конца хода. Отмените это и примените «Священную книгу».
lesson-thresholds-reached = Пять карт в руке: на каждом ходу больше выбор. Сыграть карту, применить эффекты, добрать карты: вот и весь ход.

## Lesson 2: blocking. The rival has seven Science cards and holds an eighth.

lesson-blocking-title = Остановите соперника
lesson-blocking-intro = У соперника семь карт Науки, и ещё одна в руке, вы её видели. Восемь приносят победу. Ваша цель: остаться в игре после его хода.
lesson-blocking-step-play = Сначала сыграйте карту, любую.
lesson-blocking-step-embargo = Примените Эмбарго. Оно стоит одной вашей карты Экономики и закрывает сферу на один ход: выберите Науку соперника.
lesson-blocking-step-end = Закончите ход и посмотрите, что сможет сделать соперник.
lesson-blocking-missed-elsewhere = Эмбарго лежало в другом месте, и восьмая карта Науки сыграна: игра проиграна. Отмените это и выберите Науку соперника.
lesson-blocking-missed-lost = Восьмая карта Науки сыграна, и игра проиграна. Отмените это и примените Эмбарго, прежде чем закончить ход.
lesson-blocking-reached = Соперник не смог сыграть Науку, и вы всё ещё в игре. Эмбарго действует только один ход: в следующий раз подумайте и об Атаке или Демократии.

## Lesson 3: combining effects. Six Religion cards lie there, one is in hand, one in the discard pile.

lesson-combining-title = Два эффекта, одна победа
lesson-combining-intro = У вас шесть карт Религии, а нужно восемь. Одна у вас в руке, одна в сбросе, а соперник победит на следующем ходу. Ваша цель: победить сейчас.
lesson-combining-step-play = Сыграйте с руки карту Религии: это седьмая.
lesson-combining-step-fetch = Три карты Утопии открывают Олигархию. Примените её и возьмите из сброса карту Религии.
lesson-combining-step-again = Три карты Экономики открывают Разработку. Примените её: сбросьте ненужную карту, затем ещё раз сыграйте Религию.
lesson-combining-step-end = Восемь карт Религии. Закончите ход: победа проверяется в его конце.
lesson-combining-missed-card = Сейчас важна каждая карта, а эта была не Религией. Отмените это.
lesson-combining-missed-fetched = Эта карта не поможет. Отмените это и возьмите карту Религии.
lesson-combining-missed-gone = Вы отдали карту Религии, и теперь их мало. Отмените это и отдайте другую.
lesson-combining-missed-hurried = Разработка дала вам сыграть карту, но это была не Религия. Отмените это: сначала возьмите карту Религии с помощью Олигархии.
lesson-combining-missed-ended = Ваш ход закончен, а карт Религии меньше восьми, и соперник побеждает. Отмените это: надо применить ещё два эффекта.
lesson-combining-reached = Восемь за один ход. Каждая сфера даёт вам один эффект за ход, поэтому несколько сфер вместе могут многое сразу.

## Lesson 4: the end of the deck. One card is left; the rival wins a tie.

lesson-last-cards-title = Когда колода кончается
lesson-last-cards-intro = В колоде одна карта, и вы её возьмёте: тогда у соперника будет последний ход. Каждая сфера даёт очко тому, у кого в ней больше карт, или обоим. У вас обоих по четыре очка, и при ничьей решает Утопия соперника. Ваша цель: победить.
lesson-last-cards-step-play = Посмотрите, где одна карта меняет очко. В Религии у вас поровну: ещё одна, и очко только ваше.
lesson-last-cards-step-end = Закончите ход. Вы берёте последнюю карту, и соперник ходит ещё раз.
lesson-last-cards-missed-lost = Очков стало поровну, и победил соперник: у него больше карт Утопии. Где вы впереди, ещё одна карта не нужна. Отмените это и посмотрите на Религию.
lesson-last-cards-reached = Четыре очка против трёх. Когда колода подходит к концу, считайте сферы, а не карты.
