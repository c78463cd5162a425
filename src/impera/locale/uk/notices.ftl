notice-title = Ваш хід
notice-text = Зараз ваш хід за столом Carta Impera Victoria.
notice-open = Відкрити стіл
notice-stop = Більше не надсилати
notice-ask-title = Повідомляти вас, коли ваш хід?
notice-ask = Хтось указав цю адресу, щоб отримувати лист, коли настає його хід у Carta Impera Victoria. Якщо це були ви, відкрийте цю сторінку й підтвердьте:
notice-ask-ignore = Якщо це були не ви, нічого робити не треба: листів більше не буде.
