### What a person types at the table and what is said to that, in Brazilian Portuguese: in a terminal and on the page.
### The notes for translators are in en/game.ftl.

## How to play

play-turn = No seu turno você baixa uma carta, usa efeitos se quiser e depois compra cartas.
# $wins cards of one Domain win.
play-levels = O nível 1 de uma Esfera exige { $level1 } cartas na sua área de jogo, o nível 2 exige { $level2 }. Quem tem { $wins } cartas de uma mesma Esfera no fim do próprio turno vence.
play-majority = Se o baralho acabar, há uma última rodada; então vence quem lidera em mais Esferas.

## Typed answers

input-empty = Digite um número de 1 a { $number }, ou "ajuda".
input-no-such-number = { $number ->
    [one] Só existe a resposta 1.
   *[other] As respostas vão de 1 a { $number }.
}
# $answers are numbers of answers, and commands.
input-several = Isso pode significar várias coisas: { $answers }. Digite mais letras, ou um número.
input-unknown = Isso não responde à pergunta. Digite um número de 1 a { $number }, ou "ajuda".
# $why is from "Why an effect is not available".
input-effect = { $effect } está indisponível: { $why }.

## Commands. The word itself, how it is typed (.usage), what it does (.does)

help-how = Como se joga:
help-effects = Cartas suficientes de uma Esfera, ou uma carta sacrificada, dão efeitos a você: "efeitos" lista todos.
help-answers = Responda com o número da resposta ou com as palavras dela; o começo das palavras basta. As cartas também podem ser escritas como M1 para Poder Militar I.
help-commands = Você também pode digitar:
command-help = ajuda
    .usage = ajuda, ou ?
    .does = esta lista.
command-hint = dica
    .usage = dica
    .does = o que o bot mais forte faria no seu lugar, e por quê.
command-threats = ameaças
    .usage = ameaças
    .does = quem poderia vencer no próprio próximo turno, e com quê.
command-table = mesa
    .usage = mesa
    .does = a mesa inteira: cada Esfera de cada jogador, e o que ainda falta.
command-hand = mão
    .usage = mão
    .does = suas cartas.
command-effects = efeitos
    .usage = efeitos
    .does = os dezesseis efeitos: o que fazem, e se você pode usá-los agora.
command-board = guia
    .usage = guia
    .does = o guia de referência: o que se exige com este número de jogadores, quantas cartas há de cada Esfera e Era, e todos os efeitos.
command-since = desde
    .usage = desde
    .does = o que mudou desde o seu último turno.
command-log = histórico
    .usage = histórico, ou histórico 20
    .does = os últimos turnos, ou os últimos 20.
command-deck = baralho
    .usage = baralho
    .does = o baralho por Era, e as cartas que você ainda não viu.
command-discard = descarte
    .usage = descarte
    .does = a pilha de descarte.
command-undo = desfazer
    .usage = desfazer
    .does = volta atrás na sua última resposta, se você não viu cartas novas depois dela.
command-rules = regras
    .usage = regras ataque, ou regras 1.8
    .does = o que o livro de regras diz sobre uma palavra, ou um capítulo ou uma cláusula dele.
command-save = salvar
    .usage = salvar ARQUIVO
    .does = grava a partida até aqui em um arquivo.
command-quit = sair
    .usage = sair
    .does = deixa a mesa. A partida fica salva, e você pode continuar depois.
undo-done = Sua última resposta foi desfeita.
undo-nothing = Ainda não há nada a desfazer.
undo-revealed = Isso não pode ser desfeito: você viu cartas que estavam escondidas.
undo-over = Isso não pode ser desfeito: os outros jogadores já seguiram adiante.
undo-enough = Isso não pode ser desfeito: você já usou todas as suas chances de desfazer neste turno.

## The rulebook

rules-clause = { $name } (capítulo { $heading })
rules-title = { $name } { $title }
rules-more = { $number ->
    [one] Mais { $number } cláusula trata disto:
   *[other] Mais { $number } cláusulas tratam disto:
}
rules-nothing = { $number ->
    [0] O livro de regras não tem a cláusula { $words }, e estas palavras não estão nele.
    [one] O livro de regras não tem a cláusula { $words }, e estas palavras não estão nele; você quis dizer { $near }?
   *[other] O livro de regras não tem a cláusula { $words }, e estas palavras não estão nele; você quis dizer uma destas: { $near }?
}
