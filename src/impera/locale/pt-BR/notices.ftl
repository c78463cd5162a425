notice-title = Sua vez
notice-text = É a sua vez em uma mesa de Carta Impera Victoria.
notice-open = Abrir a mesa
notice-stop = Não quero mais estes avisos
notice-ask-title = Você quer ser avisado quando for a sua vez?
notice-ask = Alguém informou este endereço para receber um e-mail quando for a sua vez em Carta Impera Victoria. Se foi você, abra esta página e confirme:
notice-ask-ignore = Se não foi você, não é preciso fazer nada: não virá mais nenhum e-mail.
