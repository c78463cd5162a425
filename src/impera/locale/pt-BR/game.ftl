### The words of the game, in Brazilian Portuguese. The notes for translators are in en/game.ftl.
### The terms are those of the Brazilian edition: Esfera, Era, baixar, comprar, sacrificar, limite da mão, dominação.
### "de" and "em" without an article fit every Domain: "de Artes", "em Poder Militar".

## Names

game = Carta Impera Victoria
# The listener, in a list of players or at the head of a line.
you = Você
domain-military = Poder Militar
    .letter = P
domain-religion = Religião
    .letter = R
domain-economy = Economia
    .letter = E
domain-science = Ciência
    .letter = C
domain-culture = Artes
    .letter = A
domain-utopia = Utopia
    .letter = U
age-1 = I
age-2 = II
age-3 = III
# A card: its Domain and its Age, as in "Poder Militar I".
card = { $domain } { $age }
# Several equal cards.
card-times = { $number } x { $card }
cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
# Part of a row: "2 da Era I, 1 da Era II".
cards-of-age = { $number } da Era { $age }
cards-by-domain = { $domain }: { $number } ({ $ages }).
# Makes a sentence of a few words.
sentence = { $words }.
# The name of a player who gave none.
name-person = Jogador
# Names of bots. Any short names will do; the first letters should differ.
name-bot-1 = Aldo
name-bot-2 = Bruna
name-bot-3 = Clio
name-bot-4 = Dario

## Effects: the name, and what it does as one or two short sentences

effect-assassination = Assassinato
    .does = Descarte 1 carta da sua mão.
effect-purge = Expiação
    .does = Descarte 2 cartas da sua mão.
effect-attack = Ataque
    .does = Sacrifique 1 carta de Poder Militar. Escolha uma Esfera que você tenha: todos que a têm perdem 1 carta dela, você também.
effect-holy-book = Escritura Sagrada
    .does = No fim deste turno, compre até ter 5 cartas.
effect-divine-right = Direito Divino
    .does = No fim deste turno, compre até ter 7 cartas.
effect-inquisition = Inquisição
    .does = Sacrifique 1 carta de Religião. Pegue a mão inteira de outro jogador e devolva o mesmo número de cartas.
effect-development = Desenvolvimento
    .does = Descarte 1 carta da sua área de jogo e depois baixe 1 carta.
effect-monopoly = Monopólio
    .does = Descarte 2 cartas da sua área de jogo e depois baixe 2 cartas.
effect-embargo = Embargo
    .does = Coloque 1 carta de Economia em uma Esfera de um jogador: ele não pode baixar cartas ali no próximo turno dele.
effect-experiment = Experimento
    .does = Pegue de volta 1 carta da sua área de jogo e depois baixe 1 carta.
effect-research = Pesquisa
    .does = Pegue de volta 2 cartas da sua área de jogo e depois baixe 2 cartas.
effect-breakthrough = Descoberta
    .does = Sacrifique 1 carta de Ciência. Compre 5 cartas e depois descarte o mesmo número da sua mão.
effect-oligarchy = Oligarquia
    .does = Pegue 1 carta da pilha de descarte.
effect-republic = República
    .does = Pegue 2 cartas da pilha de descarte.
effect-democracy = Democracia
    .does = Coloque 1 carta de Utopia em uma Esfera de um jogador: até o fim da partida, ele precisa de 1 carta a mais ali para vencer.
effect-inspiration = Inspiração
    .does = Copie um efeito permanente que outro jogador poderia usar agora.

## Effects: the list of all

effects-domain = { $domain }: você tem { $number }.
# $kind is level-1, level-2, discard or inspiration.
effects-effect = { $kind ->
    [level-1] { $effect } (nível 1, exige { $needs }): { $does }
    [level-2] { $effect } (nível 2, exige { $needs }): { $does }
    [discard] { $effect } (efeito de sacrifício): { $does }
   *[inspiration] { $effect } (exige mais Artes que cada um dos outros jogadores): { $does }
}
effect-available = Disponível agora.
effect-not-available = Indisponível: { $why }.
effect-to-copy = Você pode copiar de { $names }.

## The reference board

# $wins cards of one Domain win. $removed cards of each Age are out of the game.
board-needs = Com { $players } jogadores, o nível 1 exige { $level1 } cartas de uma Esfera e o nível 2 exige { $level2 }; { $wins } de uma Esfera vencem. { $removed ->
    [0] Todas as cartas estão no jogo.
   *[other] Antes da partida, { $removed } cartas de cada Era saem do jogo sem serem vistas.
}
board-cards = Todas as cartas: { $number } ({ $ages }).

## Why an effect is not available: the end of the sentence "Indisponível: ..."

why-game-over = a partida acabou
why-not-your-turn = não é o seu turno
why-play-first = baixe uma carta primeiro
# $now is "effect" while another effect is being carried out, otherwise it is the draft.
why-resolve-first = { $now ->
    [effect] é preciso concluir { $resolved } primeiro
   *[draft] o draft vem primeiro
}
# $spent says what used the effect up: the effect itself, or the other level of its Domain.
why-spent = { $spent ->
    [used] você já usou este efeito neste turno
    [copied] você já copiou este efeito neste turno
    [level-used] você já usou o outro nível de { $domain } neste turno
   *[level-copied] você já copiou o outro nível de { $domain } neste turno
}
why-too-few-of-domain = exige { $needs } de { $domain }, você tem { $has }
why-too-few-in-hand = exige { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } na mão, você tem { $hand }
why-too-few-playable = exige, na mão, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } que você possa baixar
why-too-few-in-area = { $kind ->
    [discard] exige outra carta na sua área de jogo além da que você sacrifica
   *[other] exige { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } na sua área de jogo, você tem { $area }
}
why-too-few-in-pile = exige { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } na pilha de descarte, que tem { $pile }
why-no-place = não há Esfera onde colocar a carta
why-not-leading-culture = exige mais Artes que cada um dos outros jogadores, você tem { $has }
# $owned says whether levels that the player's own cards reach may be copied too.
why-nothing-to-copy = { $owned ->
    [yes] ninguém tem um nível que você possa copiar agora
   *[no] ninguém tem um nível que você não tenha e possa copiar agora
}

## Questions: each in one sentence

question-other = A mesa espera por { $name }.
question-keep = Draft, escolha { $pick } de 3: com qual carta você fica?
question-claim = Draft: qual carta você pega do centro?
question-play = Qual carta você baixa?
# $answers counts the answers; the only one is to end the turn.
question-menu = { $answers ->
    [1] Nenhum efeito está disponível agora.
   *[other] Você usa um efeito ou encerra o turno?
}
# $need is how many such cards are still to be chosen, this one included.
question-discard-hand = { $need ->
    [1] { $effect }: qual carta você descarta da mão?
   *[other] { $effect }: qual carta você descarta da mão? Ainda faltam { $need }.
}
question-discard-area = { $need ->
    [1] { $effect }: qual carta você descarta da sua área de jogo?
   *[other] { $effect }: qual carta você descarta da sua área de jogo? Ainda faltam { $need }.
}
question-take-area = { $need ->
    [1] { $effect }: qual carta da sua área de jogo volta para a mão?
   *[other] { $effect }: qual carta da sua área de jogo volta para a mão? Ainda faltam { $need }.
}
question-take-pile = { $need ->
    [1] { $effect }: qual carta você pega da pilha de descarte?
   *[other] { $effect }: qual carta você pega da pilha de descarte? Ainda faltam { $need }.
}
question-play-more = { $need ->
    [1] { $effect }: qual carta você baixa?
   *[other] { $effect }: qual carta você baixa? Ainda faltam { $need }.
}
question-give = { $need ->
    [1] { $effect }: qual carta você devolve para { $name }?
   *[other] { $effect }: qual carta você devolve para { $name }? Ainda faltam { $need }.
}
question-choose-domain = { $effect }: qual Esfera você ataca?
question-choose-seat = { $effect }: de quem é a mão que você pega?
question-choose-place = { $effect }: em qual Esfera de qual jogador você coloca a carta?

## Decisions: a few words each, which a player may also type; .then says what follows

decision-keep = Ficar com { $card }
decision-claim = Pegar { $card } do centro
decision-play = Baixar { $card }
    .then = { $reaches ->
        [hegemony] { $domain } fica com { $count } de { $wins }: o bastante para vencer no fim do seu turno.
        [effect] { $domain } fica com { $count } de { $wins } e libera { $effect }.
        [way] { $domain } fica com { $count } de { $wins }; mais { $more } para { $effect }.
       *[nothing] { $domain } fica com { $count } de { $wins }.
    }
    .opens = { $reaches ->
        [hegemony] dá para vencer
        [effect] { $more ->
            [0] libera { $effect }
           *[other] libera { $effect }; mais { $more }: { $next }
        }
        [way] mais { $more }: { $effect }
       *[nothing] { $count } de { $wins }
    }
decision-discard-hand = { $who ->
    [you] Descartar { $card } da mão
   *[other] Descartar { $card } da mão
}
decision-discard-area = { $who ->
    [you] Descartar { $card } da sua área de jogo
   *[other] Descartar { $card } da área de jogo
}
decision-take-area = { $who ->
    [you] Pegar { $card } da sua área de jogo
   *[other] Pegar { $card } da área de jogo
}
decision-take-pile = Pegar { $card } da pilha de descarte
decision-give = Devolver { $card } para { $name }
# $number other players have this Domain, and lose a card.
decision-choose-domain = Atacar { $domain }
    .then = { $number ->
        [0] Só você perde uma carta.
        [one] Você e { $names } perdem 1 carta cada.
       *[other] Você perde 1 carta, e { $names } também.
    }
decision-choose-seat = Pegar a mão de { $name }
    .then = { $number ->
        [0] Está vazia.
        [one] Tem { $number } carta: { $ages }.
       *[other] Tem { $number } cartas: { $ages }.
    }
decision-choose-place = { $who ->
    [you] Sua própria Esfera de { $domain }
   *[other] { $name }, { $domain }
}
    .then = { $count } de { $wins }.
decision-use = Usar { $effect }
decision-copy = Copiar { $effect } de { $name }
# $number cards will be drawn; $wins is "yes" when that ends the game by hegemony.
decision-end = { $wins ->
    [yes] { $number ->
        [0] Encerrar o turno e vencer
        [one] Encerrar o turno, comprar { $number } carta e vencer
       *[other] Encerrar o turno, comprar { $number } cartas e vencer
    }
   *[no] { $number ->
        [0] Encerrar o turno sem comprar
        [one] Encerrar o turno e comprar { $number } carta
       *[other] Encerrar o turno e comprar { $number } cartas
    }
}
# Also told when it has happened.
draws-nothing = O baralho acabou: não há o que comprar.
decision-final = Isto não pode ser desfeito.

## Events: what happens, told to one listener

# $seen is "yes" when the listener may see the cards; otherwise only their number and Ages are told.
event-dealt = { $who ->
    [you] Você recebe { $cards }.
   *[other] { $seen ->
        [yes] { $name } recebe { $cards }.
       *[no] { $name } recebe { $number ->
            [one] { $number } carta
           *[other] { $number } cartas
        }.
    }
}
event-kept = { $who ->
    [you] Você fica com { $cards }.
   *[other] { $seen ->
        [yes] { $name } fica com { $cards }.
       *[no] { $name } fica com uma carta.
    }
}
event-passed = Todos passam suas cartas para a esquerda; começa a escolha { $number } de 3.
event-revealed = { $who ->
    [you] Sua última carta vai para o centro: { $card }.
   *[other] A última carta de { $name } vai para o centro: { $card }.
}
event-claimed = { $who ->
    [you] Você pega { $card } do centro.
   *[other] { $name } pega { $card } do centro.
}
event-turn-began = { $who ->
    [you] Turno { $number }, sua vez.
   *[other] Turno { $number }, { $name }.
}
event-step-skipped = { $who ->
    [you] Você não tem carta que possa baixar, então não baixa nenhuma.
   *[other] { $name } não tem carta para baixar.
}
event-played = { $who ->
    [you] Você baixa { $card }.
   *[other] { $name } baixa { $card }.
}
event-used = { $who ->
    [you] Você usa { $effect }.
   *[other] { $name } usa { $effect }.
}
event-copied = { $roles ->
    [you-other] Você copia { $effect } de { $other }.
    [other-you] { $name } copia { $effect } de você.
   *[other-other] { $name } copia { $effect } de { $other }.
}
event-paid = { $who ->
    [you] Você sacrifica { $card }.
   *[other] { $name } sacrifica { $card }.
}
event-discarded = { $who ->
    [you] Você descarta { $card } da mão.
   *[other] { $name } descarta { $card } da mão.
}
event-scrapped = { $who ->
    [you] Você descarta { $card } da sua área de jogo.
   *[other] { $name } descarta { $card } da área de jogo.
}
event-struck = { $who ->
    [you] Você perde { $card } no ataque.
   *[other] { $name } perde { $card } no ataque.
}
event-took-back = { $who ->
    [you] Você pega { $card } de volta para a mão.
   *[other] { $name } pega { $card } de volta para a mão.
}
event-recovered = { $who ->
    [you] Você pega { $card } da pilha de descarte.
   *[other] { $name } pega { $card } da pilha de descarte.
}
event-drew = { $who ->
    [you] Você compra { $cards }.
   *[other] { $seen ->
        [yes] { $name } compra { $cards }.
       *[no] { $name } compra { $number ->
            [one] { $number } carta
           *[other] { $number } cartas
        } ({ $ages }).
    }
}
event-seized = { $roles ->
    [you-other] Você pega a mão inteira de { $other }: { $cards }.
    [other-you] { $name } pega a sua mão inteira: { $cards }.
   *[other-other] { $seen ->
        [yes] { $name } pega a mão inteira de { $other }: { $cards }.
       *[no] { $name } pega a mão inteira de { $other }: { $number ->
            [one] { $number } carta
           *[other] { $number } cartas
        }.
    }
}
event-gave = { $roles ->
    [you-other] Você devolve { $cards } para { $other }.
    [other-you] { $name } devolve a você { $cards }.
   *[other-other] { $seen ->
        [yes] { $name } devolve { $cards } para { $other }.
       *[no] { $name } devolve { $number ->
            [one] { $number } carta
           *[other] { $number } cartas
        } para { $other } ({ $ages }).
    }
}
event-embargo-laid = { $roles ->
    [you-self] Você coloca { $card } como embargo na sua própria Esfera de { $domain }, para o seu próximo turno.
    [you-other] Você coloca { $card } como embargo na Esfera de { $domain } de { $other }.
    [other-self] { $name } coloca { $card } como embargo na própria Esfera de { $domain }, para o próximo turno de { $name }.
    [other-you] { $name } coloca { $card } como embargo na sua Esfera de { $domain }: você não pode baixar { $domain } no seu próximo turno.
   *[other-other] { $name } coloca { $card } como embargo na Esfera de { $domain } de { $other }.
}
event-democracy-laid = { $roles ->
    [you-self] Você coloca { $card } como democracia na sua própria Esfera de { $domain }.
    [you-other] Você coloca { $card } como democracia na Esfera de { $domain } de { $other }.
    [other-self] { $name } coloca { $card } como democracia na própria Esfera de { $domain }.
    [other-you] { $name } coloca { $card } como democracia na sua Esfera de { $domain }: você precisa de 1 carta a mais ali para vencer.
   *[other-other] { $name } coloca { $card } como democracia na Esfera de { $domain } de { $other }.
}
event-embargo-expired = { $who ->
    [you] Termina o embargo na sua Esfera de { $domain }.
   *[other] Termina o embargo em { $name }, { $domain }.
}
event-hand-size-set = { $who ->
    [you] Seu limite da mão é { $number } neste turno.
   *[other] O limite da mão de { $name } é { $number } neste turno.
}
event-coin-laid = { $roles ->
    [other-you] A Moeda das Artes fica na sua Esfera de { $domain }.
   *[other] A Moeda das Artes fica na Esfera de { $domain } de { $other }.
}
event-coin-returned = A Moeda das Artes volta para a reserva.
event-last-round = { $who ->
    [you] Você comprou a última carta do baralho: começa a última rodada.
   *[other] { $name } comprou a última carta do baralho: começa a última rodada.
}
event-turn-ended = { $who ->
    [you] Seu turno termina.
   *[other] O turno de { $name } termina.
}
event-game-over = A partida acabou.

## The table

# $name is the First Player. Turn 0 is the draft.
table-turn = { $number ->
    [0] Draft. Jogador inicial: { $who ->
            [you] você.
           *[other] { $name }.
        }
   *[other] Turno { $number }. Jogador inicial: { $who ->
            [you] você.
           *[other] { $name }.
        }
}
table-coin = { $who ->
    [you] A Moeda das Artes está na sua Esfera de { $domain }.
   *[other] A Moeda das Artes está na Esfera de { $domain } de { $name }.
}
# $names are the $number players who still have a turn after this one.
table-last-round = { $number ->
    [0] O baralho acabou: este é o último turno da partida.
   *[other] O baralho acabou: esta é a última rodada, e ninguém compra. Depois deste turno, nesta ordem: { $names }.
}
# $partner is "yes" for the listener's partner in the team game.
table-player = { $who ->
    [you] Você: { $number ->
            [0] nenhuma carta
            [one] { $number } carta
           *[other] { $number } cartas
        } na sua área de jogo.
   *[other] { $partner ->
        [yes] { $name }, da sua equipe:
       *[no] { $name }:
    } { $number ->
        [0] nenhuma carta
        [one] { $number } carta
       *[other] { $number } cartas
    } na área de jogo.
}
# A Domain: $number cards of $wins that win, and the level reached (0, 1 or 2).
table-domain = { $level ->
    [1] { $domain }: { $number } de { $wins }, nível 1.
    [2] { $domain }: { $number } de { $wins }, nível 2.
   *[0] { $domain }: { $number } de { $wins }.
}
table-to-level = Mais { $number } para o nível { $level }.
table-leads-culture = Na liderança, como a Inspiração exige.
table-democracy = { $number ->
    [one] { $number } democracia aqui.
   *[other] { $number } democracias aqui.
}
# $turn is "this" or "next".
table-embargo = { $turn ->
    [this] Embargo: nenhuma carta pode ser baixada aqui neste turno.
   *[next] Embargo: nenhuma carta pode ser baixada aqui no próximo turno deste jogador.
}
table-hand = { $number ->
    [0] Nenhuma carta na mão.
    [one] { $number } carta na mão: { $ages }.
   *[other] { $number } cartas na mão: { $ages }.
}
table-known = Destas você conhece: { $cards }.
table-packet = { $number ->
    [one] Olha um maço de { $number } carta.
   *[other] Olha um maço de { $number } cartas.
}
hand = { $number ->
    [0] Sua mão está vazia.
   *[other] Sua mão: { $cards }.
}
hand-blocked = Embargo: neste turno você não pode baixar { $domains }.
packet = Seu maço: { $cards }.
centre = No centro: { $cards }.
pile = { $number ->
    [0] Pilha de descarte: vazia.
    [one] Pilha de descarte: { $number } carta.
   *[other] Pilha de descarte: { $number } cartas.
}
deck = { $number ->
    [0] Baralho: vazio.
    [one] Baralho: { $number } carta ({ $ages }).
   *[other] Baralho: { $number } cartas ({ $ages }). Próxima: Era { $next }.
}
# $box cards are out of the game; nobody has seen them.
deck-unseen = { $number ->
    [0] Você já viu todas as cartas.
    [one] Você ainda não viu { $number } carta. Ela está no baralho, na mão de alguém ou fora da partida (fora da partida: { $box }):
   *[other] Você ainda não viu { $number } cartas. Elas estão no baralho, nas mãos ou fora da partida (fora da partida: { $box }):
}
deck-certain = Com certeza ainda no baralho: { $cards }.

## How the game stands

# $shown is the number of Domains with cards or markers.
standing-player = { $who ->
    [you] { $shown ->
        [0] { $name }: sem cartas.
       *[other] { $name }: { $domains }.
    }
   *[other] { $shown ->
        [0] { $name }: sem cartas; { $hand } na mão.
       *[other] { $name }: { $domains }; { $hand } na mão.
    }
}
# How the First Player is named at the head of such a line.
standing-first = { $name } (jogador inicial)
# $wins cards win; this is told where a democracy makes it more than elsewhere.
standing-count = { $democracy ->
    [0] { $domain } { $number }
   *[other] { $domain } { $number } de { $wins }
}
standing-level = { $level ->
    [1] { standing-count } (nível 1)
    [2] { standing-count } (nível 2)
   *[0] { standing-count }
}
standing-domain = { $embargo ->
    [0] { standing-level }
   *[other] { standing-level } (embargo)
}
near-victory = { $who ->
    [you] { $number ->
        [0] Você tem cartas de { $domain } suficientes para vencer, se continuar assim até o fim do seu turno.
       *[other] Você precisa de mais { $number } de { $domain } para vencer.
    }
   *[other] { $number ->
        [0] { $name } tem cartas de { $domain } suficientes para vencer no fim do próximo turno dele.
       *[other] { $name } precisa de mais { $number } de { $domain } para vencer.
    }
}
changes-heading = Desde o seu último turno:
changes-count = { $domain } de { $before } para { $now }
changes-player = { $name }: { $changes }.
changes-none = Nenhuma área de jogo mudou.
changes-first-turn = Você ainda não teve nenhum turno.

## The end

outcome-hegemony = A partida acabou: hegemonia.
outcome-majority = A partida acabou: o baralho se esgotou e a última rodada foi jogada. A dominação decide.
outcome-turn-limit = A partida acabou: o limite de turnos foi atingido. A dominação decide.
# $who is "you" when the listener wins alone, "you-too" when with others, "other" when others win. $number counts winners.
winners-by-hegemony = { $who ->
    [you] Você vence com { $count } cartas de { $domain }.
    [you-too] Sua equipe vence com { $count } cartas de { $domain }: { $names }.
   *[other] { $number ->
        [one] { $names } vence com { $count } cartas de { $domain }.
       *[other] { $names } vencem com { $count } cartas de { $domain }.
    }
}
winners-by-points = { $points ->
    [one] { $who ->
        [you] Você vence com { $points } ponto.
        [you-too] Vitória compartilhada com { $points } ponto: { $names }.
       *[other] { $number ->
            [one] { $names } vence com { $points } ponto.
           *[other] { $names } vencem com { $points } ponto.
        }
    }
   *[other] { $who ->
        [you] Você vence com { $points } pontos.
        [you-too] Vitória compartilhada com { $points } pontos: { $names }.
       *[other] { $number ->
            [one] { $names } vence com { $points } pontos.
           *[other] { $names } vencem com { $points } pontos.
        }
    }
}
points-heading = Cartas e pontos por Esfera:
points-count = { $name } { $number }
points-domain = { $number ->
    [0] { $domain }: { $counts }. Nenhum ponto.
   *[other] { $domain }: { $counts }. Ponto: { $names }.
}
points-total = Pontos: { $points }.
points-tie-broken = Empate em pontos. Decide quem tem mais Utopia; depois Artes, Ciência, Economia, Religião, Poder Militar.
points-tie-shared = Empate em tudo: a vitória é compartilhada.

## Hints and threats

# $chance is in percent, or "none" if it is not known; $decision is from "Decisions".
hint-best = { $chance ->
    [none] Dica: { $decision }.
   *[other] Dica: { $decision }. A chance de vencer é de cerca de { $chance }%.
}
hint-other = { $chance ->
    [none] Ou: { $decision }.
   *[other] Ou: { $decision }, cerca de { $chance }%.
}
hint-alike = { $which ->
    [all] Tanto faz: estas opções são praticamente iguais.
   *[some] As { $number } primeiras são praticamente iguais.
}
hint-compiling = Antes, os bots são compilados para esta máquina. Isso acontece uma só vez e leva um ou dois minutos.
# Why the best decision is good. $name is a rival.
reason-forced = Não há outra resposta.
reason-wins = { $domain ->
    [none] Vence a partida: a dominação é sua.
   *[other] Vence a partida com { $domain }.
}
# $missing cards of the Domain are still to be played.
reason-completes-hegemony = { $missing ->
    [0] Completa a sua hegemonia em { $domain }.
    [one] Você pode completar a hegemonia em { $domain } neste turno: falta { $missing } carta.
   *[other] Você pode completar a hegemonia em { $domain } neste turno: faltam { $missing } cartas.
}
reason-stops = { $effect ->
    [none] Impede que { $name } vença com { $domain } no próximo turno dele.
   *[other] { $effect } impede que { $name } vença com { $domain } no próximo turno dele.
}
reason-reaches-level = { $domain } chega ao nível { $level }: libera { $effect }.
# $copies counts the effects that can be copied at once.
reason-leads-culture = { $copies ->
    [0] Você lidera em Artes e poderá copiar o que os outros tiverem.
    [one] Você lidera em Artes e pode copiar { $copies } efeito agora.
   *[other] Você lidera em Artes e pode copiar um de { $copies } efeitos agora.
}
reason-draws-to = Você compra até ter { $cards } cartas.
reason-takes-majority = O fim está perto, e assim você ganha o ponto de { $domain }.
# $is_largest is "True" or "False".
reason-grows = { $is_largest ->
    [True] Aumenta a sua maior Esfera: { $domain } fica com { $count } de { $hegemony }.
   *[other] { $domain } fica com { $count } de { $hegemony }.
}
# $count cards of its Domain lie in your play area.
reason-takes = { $count ->
    [0] { $card } é o que mais vale aqui.
   *[other] { $card } combina com o que você já tem na mesa ({ $count }).
}
reason-parts = { $card } é o que menos faz falta.
reason-plays-more = { $cards ->
    [one] { $effect } permite baixar mais { $cards } carta neste turno.
   *[other] { $effect } permite baixar mais { $cards } cartas neste turno.
}
reason-recovers = { $cards ->
    [one] Você escolhe { $cards } carta da pilha de descarte.
   *[other] Você escolhe { $cards } cartas da pilha de descarte.
}
reason-digs = { $cards ->
    [one] Você vê { $cards } carta nova e fica com o melhor da sua mão.
   *[other] Você vê { $cards } cartas novas e fica com o melhor da sua mão.
}
reason-takes-hand = Você fica com o melhor de duas mãos.
reason-hinders = Atrasa { $name } em { $domain }.
reason-ends-turn = { $draws ->
    [0] Nenhum efeito vale o preço agora.
    [one] Nenhum efeito vale o preço agora; você compra { $draws } carta.
   *[other] Nenhum efeito vale o preço agora; você compra { $draws } cartas.
}
reason-nothing-better = É o que deixa as melhores chances.
threats-none = Até onde você pode saber, mais ninguém pode vencer por hegemonia no próprio próximo turno.
# $sure is "certain", "possible" or "unlikely", $turn is "this" or "next"; $missing cards are still to be played.
threat = { $who ->
    [you] { $turn ->
        [this] { $number ->
            [0] Você pode vencer com { $domain } neste turno.
           *[other] Você pode vencer com { $domain } neste turno, usando { $steps }.
        }
       *[next] { $number ->
            [0] Você pode vencer com { $domain } no seu próximo turno, se ninguém impedir.
           *[other] Você pode vencer com { $domain } no seu próximo turno, usando { $steps }, se ninguém impedir.
        }
    }
   *[other] { $sure ->
        [certain] { $number ->
            [0] { $name } pode vencer com { $domain } no próximo turno dele: você conhece as cartas.
           *[other] { $name } pode vencer com { $domain } no próximo turno dele, usando { $steps }: você conhece as cartas.
        }
        [possible] { $number ->
            [0] { $name } poderia vencer com { $domain } no próximo turno dele: precisa de mais { $missing } e tem as cartas com { $chance }% de chance.
           *[other] { $name } poderia vencer com { $domain } no próximo turno dele, usando { $steps }: precisa de mais { $missing } e tem as cartas com { $chance }% de chance.
        }
       *[unlikely] { $name } só poderia vencer com { $domain } no próximo turno dele com várias cartas de sorte.
    }
}
# Part of a list: an effect that is used on the way.
threat-step = { $copied ->
    [no] { $effect }
    [you] { $effect } (cópia do seu)
   *[other] { $effect } (cópia de { $name })
}

## Bots

# $level is 1 for the weakest. The names are typed as they are in every language.
bots-line = { $level }. { $name }: { $description }
# $rating is a measured strength, which is within $rating ± $half with 95%.
bots-rating = Força: { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
bots-yardsticks = Mais seis servem para medir, não para fazer companhia:
bots-ratings = A força foi medida em { $games } partidas de { $players } jogadores, em que cada bot enfrentou todos os outros; um novato tem 25.
# Bots by name: what each is like, and how opponents of that kind are introduced (.met).
bot-fisher = Lança a rede e fica com o que vier. Sabe como se vence, mas raramente pensa nisso.
    .met = São pescadores: ficam com o que cai na rede e raramente levantam os olhos.
bot-shepherd = Constrói com o que está à mão, sonha de vez em quando e nunca olha por cima da cerca.
    .met = São pastores: constroem com o que está à mão e muitas vezes não percebem o que você planeja.
bot-trader = Corre pela maior Esfera e só conta as próprias cartas. Não bloqueia ninguém.
    .met = São mercadores: cada um corre pela sua própria Esfera e nunca olha a sua.
bot-senator = Joga por regras práticas: corre, conta o baralho e bloqueia quem está prestes a vencer.
    .met = São senadores: também correm, contam o baralho e bloqueiam quem está prestes a vencer.
bot-general = Jogou tantas partidas quanto o sábio, mas não conta cartas e confia no primeiro impulso.
    .met = São generais: conhecem bem o jogo, não contam cartas e confiam no primeiro impulso.
bot-architect = Jogou tantas partidas quanto o sábio, mas não conta cartas e gosta de mudar de plano.
    .met = São arquitetos: planejam bem, não contam cartas e gostam de mudar de plano.
bot-astronomer = Lembra cada carta e vê quase tudo o que o sábio vê; de vez em quando, segue uma segunda ideia.
    .met = São astrônomos: lembram cada carta e, de vez em quando, seguem uma segunda ideia.
bot-sage = Jogou milhões de partidas contra si mesmo e olha uma rodada adiante antes de decidir.
    .met = São sábios: jogaram milhões de partidas contra si mesmos e olham uma rodada adiante.
bot-consul = Testa cada ideia em centenas de partidas imaginadas antes de jogar, e responde na hora.
    .met = São cônsules: testam cada ideia em centenas de partidas imaginadas antes de jogar.
bot-emperor = Leva um segundo por decisão, joga milhares de partidas na cabeça e não esquece nenhuma carta que viu.
    .met = São imperadores: levam um segundo por decisão e não esquecem nenhuma carta que viram.
bot-uniform = Escolhe entre as decisões permitidas, todas com a mesma chance.
    .met = Os bots escolhem ao acaso.
bot-tuned = Joga pelas regras práticas que o imperador espera de todos, e não pensa adiante.
    .met = Jogam por boas regras práticas e não pensam adiante.
bot-network = Joga só pela rede do sábio e não olha adiante.
    .met = Jogam só pela rede do sábio e não olham adiante.
bot-plain = Busca como o imperador, mas imagina que todos jogam ao acaso.
    .met = Fazem buscas, mas imaginam que todos jogam ao acaso.

## Why the server refused what a player sent. Nothing has changed then.

refused-stale = A partida avançou nesse meio-tempo. Decida de novo.
refused-foreign = Não é a sua vez de decidir.
refused-illegal = Isso não é possível agora.
refused-repeated = Isso já foi decidido.
refused-waiting = A partida ainda não começou.
refused-over = A partida acabou.
refused-closed = Esta mesa foi fechada.
refused-no-undo = Não há nada que possa ser desfeito.
refused-no-plan = Isso não pode ser experimentado sem revelar algo oculto.
refused-no-advice = Não deu para calcular isso agora. Verifique a conexão e pergunte de novo daqui a pouco.
refused-said-enough = Você já falou bastante por enquanto. Pode continuar no próximo turno ou na próxima partida.
refused-no-hints = Não há dicas nesta mesa.
refused-no-seat = Este lugar não é seu.
refused-which-seat = Você tem vários lugares aqui: escolha um.
refused-unknown-number = A mesa ainda não chegou tão longe. Carregue-a de novo.
refused-unreadable = O servidor não entendeu isso.
refused-too-fast = Foi muita coisa de uma vez. Espere um pouco.
refused-storage = O servidor não consegue salvar isso agora, então nada aconteceu. Tente de novo daqui a pouco.

## Phrases that people say at a table. They have blanks for a player and a Domain, so that everyone reads their own language.

phrase-hello = Olá!
phrase-thanks = Valeu!
phrase-well-played = Boa jogada!
phrase-sorry = Foi mal.
phrase-hurry = Decida logo, por favor.
phrase-good-luck = Boa sorte!
phrase-watch-seat = Cuidado com { $name }!
phrase-seat-wins-domain = { $name } está prestes a vencer com { $domain }.
phrase-block-domain = Alguém deveria bloquear { $domain }.
phrase-bargain = Se você parar { $name }, eu não mexo em { $domain }.
phrase-leave-domain = { $name }, deixo { $domain } para você.
phrase-truce = { $name }, vamos nos deixar em paz por enquanto.
phrase-together = { $name }, vamos nos unir contra quem está na frente.
phrase-agree = Combinado, { $name }.
phrase-refuse = Não, { $name }.

## On the table as it is drawn: on the page and in pictures

table-bar-turn = Turno { $number }
table-bar-draft = Draft
table-whose-turn = { $who ->
    [you] Sua vez
   *[other] Vez de { $name }
}
table-over = A partida acabou
# During a pick of the draft, in place of whose turn it is.
table-everyone-picks = Todos escolhem
# A mark beside the name of the player who began.
first-player = Jogador inicial
centre-deck = Baralho
centre-pile = Descarte
# "N" for "nível".
level-short = N{ $level }
# A marker card that lies on a Domain. $turn is "this" or "next".
marker-embargo = { $turn ->
    [this] Bloqueio neste turno
   *[next] Bloqueio no próximo turno
}
hand-heading = Sua mão
draft-packet = Seu maço
draft-centre = No centro
# The letters that teams are called by.
team-first = A
team-second = B

### From here on: what neither the start page nor a table begins with. The page loads it later.

## The proof of a deal

proof-promise = Antes da partida, foi publicado este hash:
proof-text = É o hash SHA-256 deste texto, que contém a semente e as opções:
proof-first = A semente { $seed } gera uma sequência de números. O primeiro sorteia o jogador inicial: { $name }.
proof-age = A Era { $age } é embaralhada. Ela tem { $number } cartas, e { $box } delas saem da partida sem ninguém ver.
proof-before = Antes: { $cards }
proof-draws = Os números seguintes dizem, para cada lugar a partir da esquerda, quantos lugares à direita está a carta com que ele troca: { $numbers }
proof-after = Depois, começando pelo fundo do baralho: { $cards }
proof-box = Fora da partida: { $cards }
proof-dealt = { $name } recebe: { $cards }
proof-played = { $number ->
    [one] A { $number } decisão seguinte respeita as regras.
   *[other] Todas as { $number } decisões seguintes respeitam as regras.
}
proof-kept = A promessa foi cumprida: esta distribuição foi fixada antes da partida.
