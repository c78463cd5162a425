notice-title = Ваш ход
notice-text = Сейчас ваш ход за столом Carta Impera Victoria.
notice-open = Открыть стол
notice-stop = Больше не присылать
notice-ask-title = Сообщать вам, когда ваш ход?
notice-ask = Кто-то указал этот адрес, чтобы получать письмо, когда наступает его ход в Carta Impera Victoria. Если это были вы, откройте эту страницу и подтвердите:
notice-ask-ignore = Если это были не вы, ничего делать не нужно: писем больше не будет.
