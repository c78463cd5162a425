### The words of the game, in Greek. The notes for translators are in en/game.ftl.
### The terms are those of the Greek edition: Τομέας, ιδιότητα, σκάρτα, ξεσκαρτάρω, όριο χεριού; γύρος is a turn.
### Its words for the play area are "in front of you". It has no word for a round: here that is κύκλος.
### "την κάρτα", "στον Τομέα", "του παίκτη" before a name, or a colon, let the name stand without a case ending.

## Names

game = Carta Impera Victoria
# The listener, in a list of players or at the head of a line.
you = Εσύ
domain-military = Στρατός
    .letter = Σ
domain-religion = Θρησκεία
    .letter = Θ
domain-economy = Οικονομία
    .letter = Ο
domain-science = Επιστήμη
    .letter = Ε
domain-culture = Τέχνη
    .letter = Τ
domain-utopia = Ουτοπία
    .letter = Υ
age-1 = I
age-2 = II
age-3 = III
# A card: its Domain and its Age, as in "Στρατός I".
card = { $domain } { $age }
# Several equal cards.
card-times = { $number } x { $card }
cards = { $number ->
    [one] { $number } κάρτα
   *[other] { $number } κάρτες
}
# Part of a row: "2 Εποχής I, 1 Εποχής II".
cards-of-age = { $number } Εποχής { $age }
cards-by-domain = { $domain }: { $number } ({ $ages }).
# Makes a sentence of a few words.
sentence = { $words }.
# The name of a player who gave none.
name-person = Παίκτης
# Names of bots. Any short names will do; the first letters should differ. These have the same form after a preposition.
name-bot-1 = Άλντο
name-bot-2 = Μπρούνα
name-bot-3 = Κλειώ
name-bot-4 = Ντάριο

## Effects: the name, and what it does as one or two short sentences

effect-assassination = Δολοφονία
    .does = Ξεσκάρταρε 1 κάρτα από το χέρι σου.
effect-purge = Εκκαθάριση
    .does = Ξεσκάρταρε 2 κάρτες από το χέρι σου.
effect-attack = Επίθεση
    .does = Πλήρωσε 1 κάρτα Στρατού. Διάλεξε έναν Τομέα που έχεις: όποιος τον έχει χάνει 1 κάρτα του, κι εσύ μαζί.
effect-holy-book = Ιερό Βιβλίο
    .does = Στο τέλος αυτού του γύρου τράβα μέχρι να έχεις 5 κάρτες.
effect-divine-right = Θεία Χάρη
    .does = Στο τέλος αυτού του γύρου τράβα μέχρι να έχεις 7 κάρτες.
effect-inquisition = Ιερά Εξέταση
    .does = Πλήρωσε 1 κάρτα Θρησκείας. Πάρε όλο το χέρι ενός άλλου παίκτη και δώσε πίσω ίσο αριθμό καρτών.
effect-development = Ανάπτυξη
    .does = Ξεσκάρταρε 1 κάρτα από μπροστά σου και μετά παίξε 1 κάρτα.
effect-monopoly = Μονοπώλιο
    .does = Ξεσκάρταρε 2 κάρτες από μπροστά σου και μετά παίξε 2 κάρτες.
effect-embargo = Εμπάργκο
    .does = Βάλε 1 κάρτα Οικονομίας σε Τομέα ενός παίκτη: δεν μπορεί να παίξει εκεί στον επόμενο γύρο του.
effect-experiment = Πείραμα
    .does = Πάρε 1 κάρτα από μπροστά σου στο χέρι σου και μετά παίξε 1 κάρτα.
effect-research = Έρευνα
    .does = Πάρε 2 κάρτες από μπροστά σου στο χέρι σου και μετά παίξε 2 κάρτες.
effect-breakthrough = Ανακάλυψη
    .does = Πλήρωσε 1 κάρτα Επιστήμης. Τράβα 5 κάρτες και μετά ξεσκάρταρε άλλες τόσες από το χέρι σου.
effect-oligarchy = Ολιγαρχία
    .does = Πάρε 1 κάρτα από τα σκάρτα στο χέρι σου.
effect-republic = Κοινοβουλευτισμός
    .does = Πάρε 2 κάρτες από τα σκάρτα στο χέρι σου.
effect-democracy = Δημοκρατία
    .does = Βάλε 1 κάρτα Ουτοπίας σε Τομέα ενός παίκτη: ως το τέλος του παιχνιδιού χρειάζεται εκεί 1 κάρτα παραπάνω για να κερδίσει.
effect-inspiration = Έμπνευση
    .does = Αντίγραψε μια μόνιμη ιδιότητα που άλλος παίκτης θα μπορούσε να εφαρμόσει τώρα.

## Effects: the list of all

effects-domain = { $domain }: έχεις { $number }.
# $kind is level-1, level-2, discard or inspiration.
effects-effect = { $kind ->
    [level-1] { $effect } (1ο επίπεδο, θέλει { $needs }): { $does }
    [level-2] { $effect } (2ο επίπεδο, θέλει { $needs }): { $does }
    [discard] { $effect } (στιγμιαία ιδιότητα): { $does }
   *[inspiration] { $effect } (θέλει περισσότερη Τέχνη από κάθε άλλο παίκτη): { $does }
}
effect-available = Διαθέσιμη τώρα.
effect-not-available = Μη διαθέσιμη: { $why }.
effect-to-copy = Μπορείς να την αντιγράψεις από: { $names }.

## The reference board

# $wins cards of one Domain win. $removed cards of each Age are out of the game.
board-needs = Με { $players } παίκτες, το 1ο επίπεδο θέλει { $level1 } κάρτες ενός Τομέα και το 2ο θέλει { $level2 }· με { $wins } κάρτες ενός Τομέα κερδίζεις. { $removed ->
    [0] Όλες οι κάρτες είναι στο παιχνίδι.
   *[other] Πριν από το παιχνίδι βγαίνουν { $removed } κάρτες κάθε Εποχής, χωρίς να τις δει κανείς.
}
board-cards = Όλες οι κάρτες: { $number } ({ $ages }).

## Why an effect is not available: the end of the sentence "Μη διαθέσιμη: ..."

why-game-over = το παιχνίδι τελείωσε
why-not-your-turn = δεν είναι η σειρά σου
why-play-first = παίξε πρώτα μια κάρτα
# $now is "effect" while another effect is being carried out, otherwise it is the draft.
why-resolve-first = { $now ->
    [effect] πρώτα πρέπει να ολοκληρωθεί η ιδιότητα { $resolved }
   *[draft] προηγείται η Μέθοδος Επιλογής
}
# $spent says what used the effect up: the effect itself, or the other level of its Domain.
why-spent = { $spent ->
    [used] την εφάρμοσες ήδη σε αυτόν τον γύρο
    [copied] την αντέγραψες ήδη σε αυτόν τον γύρο
    [level-used] εφάρμοσες ήδη το άλλο επίπεδο του Τομέα { $domain } σε αυτόν τον γύρο
   *[level-copied] αντέγραψες ήδη το άλλο επίπεδο του Τομέα { $domain } σε αυτόν τον γύρο
}
why-too-few-of-domain = θέλει { $needs } στον Τομέα { $domain }, έχεις { $has }
why-too-few-in-hand = θέλει { $cards ->
        [one] { $cards } κάρτα
       *[other] { $cards } κάρτες
    } στο χέρι σου, έχεις { $hand }
why-too-few-playable = θέλει { $cards ->
        [one] { $cards } κάρτα
       *[other] { $cards } κάρτες
    } στο χέρι σου που να μπορείς να παίξεις
why-too-few-in-area = { $kind ->
    [discard] θέλει κι άλλη κάρτα μπροστά σου, εκτός από αυτή που πληρώνεις
   *[other] θέλει { $cards ->
        [one] { $cards } κάρτα
       *[other] { $cards } κάρτες
    } μπροστά σου, έχεις { $area }
}
why-too-few-in-pile = θέλει { $cards ->
        [one] { $cards } κάρτα
       *[other] { $cards } κάρτες
    } στα σκάρτα, έχουν { $pile }
why-no-place = δεν υπάρχει Τομέας για να μπει
why-not-leading-culture = θέλει περισσότερη Τέχνη από κάθε άλλο παίκτη, έχεις { $has }
# $owned says whether levels that the player's own cards reach may be copied too.
why-nothing-to-copy = { $owned ->
    [yes] κανείς δεν έχει επίπεδο που να μπορείς να αντιγράψεις τώρα
   *[no] κανείς δεν έχει επίπεδο που να μην έχεις εσύ και να μπορείς να αντιγράψεις τώρα
}

## Questions: each in one sentence

question-other = Το τραπέζι περιμένει: { $name }.
question-keep = Επιλογή { $pick } από 3: ποια κάρτα κρατάς;
question-claim = Μέθοδος Επιλογής: ποια κάρτα παίρνεις από το κέντρο;
question-play = Ποια κάρτα παίζεις;
# $answers counts the answers; the only one is to end the turn.
question-menu = { $answers ->
    [1] Καμία ιδιότητα δεν είναι διαθέσιμη τώρα.
   *[other] Εφαρμόζεις ιδιότητα ή τελειώνεις τον γύρο σου;
}
# $need is how many such cards are still to be chosen, this one included.
question-discard-hand = { $need ->
    [1] { $effect }: ποια κάρτα ξεσκαρτάρεις από το χέρι σου;
   *[other] { $effect }: ποια κάρτα ξεσκαρτάρεις από το χέρι σου; Μένουν { $need }.
}
question-discard-area = { $need ->
    [1] { $effect }: ποια κάρτα ξεσκαρτάρεις από μπροστά σου;
   *[other] { $effect }: ποια κάρτα ξεσκαρτάρεις από μπροστά σου; Μένουν { $need }.
}
question-take-area = { $need ->
    [1] { $effect }: ποια κάρτα παίρνεις από μπροστά σου στο χέρι σου;
   *[other] { $effect }: ποια κάρτα παίρνεις από μπροστά σου στο χέρι σου; Μένουν { $need }.
}
question-take-pile = { $need ->
    [1] { $effect }: ποια κάρτα παίρνεις από τα σκάρτα;
   *[other] { $effect }: ποια κάρτα παίρνεις από τα σκάρτα; Μένουν { $need }.
}
question-play-more = { $need ->
    [1] { $effect }: ποια κάρτα παίζεις;
   *[other] { $effect }: ποια κάρτα παίζεις; Μένουν { $need }.
}
question-give = { $need ->
    [1] { $effect }: ποια κάρτα δίνεις πίσω στον παίκτη { $name };
   *[other] { $effect }: ποια κάρτα δίνεις πίσω στον παίκτη { $name }; Μένουν { $need }.
}
question-choose-domain = { $effect }: σε ποιον Τομέα επιτίθεσαι;
question-choose-seat = { $effect }: το χέρι ποιου παίκτη παίρνεις;
question-choose-place = { $effect }: σε ποιον Τομέα και ποιου παίκτη βάζεις την κάρτα;

## Decisions: a few words each, which a player may also type; .then says what follows

decision-keep = Κράτα την κάρτα { $card }
decision-claim = Πάρε από το κέντρο την κάρτα { $card }
decision-play = Παίξε την κάρτα { $card }
    .then = { $reaches ->
        [hegemony] { $domain }: θα έχεις { $count } από { $wins }, αρκετές για να κερδίσεις στο τέλος του γύρου σου.
        [effect] { $domain }: θα έχεις { $count } από { $wins }, και ανοίγει η ιδιότητα { $effect }.
        [way] { $domain }: θα έχεις { $count } από { $wins }, ακόμα { $more } για { $effect }.
       *[nothing] { $domain }: θα έχεις { $count } από { $wins }.
    }
    .opens = { $reaches ->
        [hegemony] αρκούν για νίκη
        [effect] { $more ->
            [0] ανοίγει: { $effect }
           *[other] ανοίγει: { $effect }; ακόμα { $more }: { $next }
        }
        [way] ακόμα { $more }: { $effect }
       *[nothing] { $count } από { $wins }
    }
decision-discard-hand = { $who ->
    [you] Ξεσκάρταρε από το χέρι σου την κάρτα { $card }
   *[other] Ξεσκαρτάρισμα από το χέρι: { $card }
}
decision-discard-area = { $who ->
    [you] Ξεσκάρταρε από μπροστά σου την κάρτα { $card }
   *[other] Ξεσκαρτάρισμα από το τραπέζι: { $card }
}
decision-take-area = { $who ->
    [you] Πάρε από μπροστά σου την κάρτα { $card }
   *[other] Πίσω στο χέρι: { $card }
}
decision-take-pile = Πάρε από τα σκάρτα την κάρτα { $card }
decision-give = Δώσε στον παίκτη { $name } την κάρτα { $card }
# $number other players have this Domain, and lose a card.
decision-choose-domain = Επίθεση στον Τομέα { $domain }
    .then = { $number ->
        [0] Μόνο εσύ χάνεις κάρτα.
        [one] Χάνετε από 1 κάρτα εσύ και { $names }.
       *[other] Χάνεις 1 κάρτα, και το ίδιο { $names }.
    }
decision-choose-seat = Πάρε το χέρι του παίκτη { $name }
    .then = { $number ->
        [0] Είναι άδειο.
        [one] Έχει { $number } κάρτα: { $ages }.
       *[other] Έχει { $number } κάρτες: { $ages }.
    }
decision-choose-place = { $who ->
    [you] Ο δικός σου Τομέας { $domain }
   *[other] { $name }, { $domain }
}
    .then = { $count } από { $wins }.
decision-use = Εφάρμοσε την ιδιότητα { $effect }
decision-copy = Αντίγραψε την ιδιότητα { $effect } από τον παίκτη { $name }
# $number cards will be drawn; $wins is "yes" when that ends the game by hegemony.
decision-end = { $wins ->
    [yes] { $number ->
        [0] Τέλος γύρου και νίκη
        [one] Τέλος γύρου, τράβηγμα { $number } κάρτας και νίκη
       *[other] Τέλος γύρου, τράβηγμα { $number } καρτών και νίκη
    }
   *[no] { $number ->
        [0] Τέλος γύρου χωρίς τράβηγμα
        [one] Τέλος γύρου και τράβηγμα { $number } κάρτας
       *[other] Τέλος γύρου και τράβηγμα { $number } καρτών
    }
}
# Also told when it has happened.
draws-nothing = Η τράπουλα είναι άδεια, δεν υπάρχει τίποτα να τραβηχτεί.
decision-final = Αυτό δεν αναιρείται.

## Events: what happens, told to one listener

# $seen is "yes" when the listener may see the cards; otherwise only their number and Ages are told.
event-dealt = { $who ->
    [you] Σου μοιράζονται: { $cards }.
   *[other] { $seen ->
        [yes] { $name } παίρνει στο μοίρασμα: { $cards }.
       *[no] { $name } παίρνει στο μοίρασμα { $number ->
            [one] { $number } κάρτα
           *[other] { $number } κάρτες
        }.
    }
}
event-kept = { $who ->
    [you] Κρατάς: { $cards }.
   *[other] { $seen ->
        [yes] { $name } κρατά: { $cards }.
       *[no] { $name } κρατά μια κάρτα.
    }
}
event-passed = Όλοι δίνουν τις κάρτες τους αριστερά· αρχίζει η επιλογή { $number } από 3.
event-revealed = { $who ->
    [you] Η τελευταία σου κάρτα πηγαίνει στο κέντρο: { $card }.
   *[other] Η τελευταία κάρτα του παίκτη { $name } πηγαίνει στο κέντρο: { $card }.
}
event-claimed = { $who ->
    [you] Παίρνεις από το κέντρο: { $card }.
   *[other] { $name } παίρνει από το κέντρο: { $card }.
}
event-turn-began = { $who ->
    [you] Γύρος { $number }, η σειρά σου.
   *[other] Γύρος { $number }, { $name }.
}
event-step-skipped = { $who ->
    [you] Δεν έχεις κάρτα που να μπορείς να παίξεις, άρα δεν παίζεις καμία.
   *[other] { $name } δεν έχει κάρτα να παίξει.
}
event-played = { $who ->
    [you] Παίζεις: { $card }.
   *[other] { $name } παίζει: { $card }.
}
event-used = { $who ->
    [you] Εφαρμόζεις: { $effect }.
   *[other] { $name } εφαρμόζει: { $effect }.
}
event-copied = { $roles ->
    [you-other] Αντιγράφεις από τον παίκτη { $other }: { $effect }.
    [other-you] { $name } αντιγράφει από εσένα: { $effect }.
   *[other-other] { $name } αντιγράφει από τον παίκτη { $other }: { $effect }.
}
event-paid = { $who ->
    [you] Πληρώνεις: { $card }.
   *[other] { $name } πληρώνει: { $card }.
}
event-discarded = { $who ->
    [you] Ξεσκαρτάρεις από το χέρι σου: { $card }.
   *[other] { $name } ξεσκαρτάρει από το χέρι: { $card }.
}
event-scrapped = { $who ->
    [you] Ξεσκαρτάρεις από μπροστά σου: { $card }.
   *[other] { $name } ξεσκαρτάρει από το τραπέζι: { $card }.
}
event-struck = { $who ->
    [you] Χάνεις στην επίθεση: { $card }.
   *[other] { $name } χάνει στην επίθεση: { $card }.
}
event-took-back = { $who ->
    [you] Παίρνεις πίσω στο χέρι σου: { $card }.
   *[other] { $name } παίρνει πίσω στο χέρι: { $card }.
}
event-recovered = { $who ->
    [you] Παίρνεις από τα σκάρτα: { $card }.
   *[other] { $name } παίρνει από τα σκάρτα: { $card }.
}
event-drew = { $who ->
    [you] Τραβάς: { $cards }.
   *[other] { $seen ->
        [yes] { $name } τραβά: { $cards }.
       *[no] { $name } τραβά { $number ->
            [one] { $number } κάρτα
           *[other] { $number } κάρτες
        } ({ $ages }).
    }
}
event-seized = { $roles ->
    [you-other] Παίρνεις όλο το χέρι του παίκτη { $other }: { $cards }.
    [other-you] { $name } παίρνει όλο το χέρι σου: { $cards }.
   *[other-other] { $seen ->
        [yes] { $name } παίρνει όλο το χέρι του παίκτη { $other }: { $cards }.
       *[no] { $name } παίρνει όλο το χέρι του παίκτη { $other }: { $number ->
            [one] { $number } κάρτα
           *[other] { $number } κάρτες
        }.
    }
}
event-gave = { $roles ->
    [you-other] Δίνεις στον παίκτη { $other }: { $cards }.
    [other-you] { $name } σου δίνει: { $cards }.
   *[other-other] { $seen ->
        [yes] { $name } δίνει στον παίκτη { $other }: { $cards }.
       *[no] { $name } δίνει { $number ->
            [one] { $number } κάρτα
           *[other] { $number } κάρτες
        } στον παίκτη { $other } ({ $ages }).
    }
}
event-embargo-laid = { $roles ->
    [you-self] Βάζεις ως εμπάργκο την κάρτα { $card } στον δικό σου Τομέα { $domain }, για τον επόμενο γύρο σου.
    [you-other] Βάζεις ως εμπάργκο την κάρτα { $card } στον Τομέα { $domain } του παίκτη { $other }.
    [other-self] Ο παίκτης { $name } βάζει ως εμπάργκο την κάρτα { $card } στον δικό του Τομέα { $domain }, για τον επόμενο γύρο του.
    [other-you] { $name } βάζει ως εμπάργκο την κάρτα { $card } στον Τομέα σου { $domain }: δεν μπορείς να παίξεις εκεί στον επόμενο γύρο σου.
   *[other-other] { $name } βάζει ως εμπάργκο την κάρτα { $card } στον Τομέα { $domain } του παίκτη { $other }.
}
event-democracy-laid = { $roles ->
    [you-self] Βάζεις ως δημοκρατία την κάρτα { $card } στον δικό σου Τομέα { $domain }.
    [you-other] Βάζεις ως δημοκρατία την κάρτα { $card } στον Τομέα { $domain } του παίκτη { $other }.
    [other-self] Ο παίκτης { $name } βάζει ως δημοκρατία την κάρτα { $card } στον δικό του Τομέα { $domain }.
    [other-you] { $name } βάζει ως δημοκρατία την κάρτα { $card } στον Τομέα σου { $domain }: εκεί χρειάζεσαι 1 κάρτα παραπάνω για να κερδίσεις.
   *[other-other] { $name } βάζει ως δημοκρατία την κάρτα { $card } στον Τομέα { $domain } του παίκτη { $other }.
}
event-embargo-expired = { $who ->
    [you] Λήγει το εμπάργκο στον Τομέα σου { $domain }.
   *[other] Λήγει το εμπάργκο: { $name }, { $domain }.
}
event-hand-size-set = { $who ->
    [you] Το όριο χεριού σου είναι { $number } σε αυτόν τον γύρο.
   *[other] { $name }: όριο χεριού { $number } σε αυτόν τον γύρο.
}
event-coin-laid = { $roles ->
    [other-you] Το νόμισμα Τέχνης μπαίνει στον Τομέα σου { $domain }.
   *[other] Το νόμισμα Τέχνης μπαίνει στον Τομέα { $domain } του παίκτη { $other }.
}
event-coin-returned = Το νόμισμα Τέχνης γυρίζει στο απόθεμα.
event-last-round = { $who ->
    [you] Τράβηξες την τελευταία κάρτα της τράπουλας: αρχίζει ο τελευταίος κύκλος.
   *[other] { $name } τράβηξε την τελευταία κάρτα της τράπουλας: αρχίζει ο τελευταίος κύκλος.
}
event-turn-ended = { $who ->
    [you] Ο γύρος σου τελειώνει.
   *[other] Ο γύρος του παίκτη { $name } τελειώνει.
}
event-game-over = Το παιχνίδι τελείωσε.

## The table

# $name is the First Player. Turn 0 is the draft.
table-turn = { $number ->
    [0] Μέθοδος Επιλογής. Πρώτος Παίκτης: { $who ->
            [you] εσύ.
           *[other] { $name }.
        }
   *[other] Γύρος { $number }. Πρώτος Παίκτης: { $who ->
            [you] εσύ.
           *[other] { $name }.
        }
}
table-coin = { $who ->
    [you] Το νόμισμα Τέχνης είναι στον Τομέα σου { $domain }.
   *[other] Το νόμισμα Τέχνης είναι στον Τομέα { $domain } του παίκτη { $name }.
}
# $names are the $number players who still have a turn after this one.
table-last-round = { $number ->
    [0] Η τράπουλα είναι άδεια: αυτός είναι ο τελευταίος γύρος του παιχνιδιού.
   *[other] Η τράπουλα είναι άδεια: αυτός είναι ο τελευταίος κύκλος και κανείς δεν τραβά. Μετά από αυτόν τον γύρο παίζουν με τη σειρά: { $names }.
}
# $partner is "yes" for the listener's partner in the team game.
table-player = { $who ->
    [you] Εσύ: { $number ->
            [0] καμία κάρτα
            [one] { $number } κάρτα
           *[other] { $number } κάρτες
        } μπροστά σου.
   *[other] { $partner ->
        [yes] { $name }, της ομάδας σου:
       *[no] { $name }:
    } { $number ->
        [0] καμία κάρτα
        [one] { $number } κάρτα
       *[other] { $number } κάρτες
    } στο τραπέζι.
}
# A Domain: $number cards of $wins that win, and the level reached (0, 1 or 2).
table-domain = { $level ->
    [1] { $domain }: { $number } από { $wins }, 1ο επίπεδο.
    [2] { $domain }: { $number } από { $wins }, 2ο επίπεδο.
   *[0] { $domain }: { $number } από { $wins }.
}
table-to-level = Ακόμα { $number } για το { $level }ο επίπεδο.
table-leads-culture = Προβάδισμα, όπως θέλει η Έμπνευση.
table-democracy = { $number ->
    [one] { $number } δημοκρατία πάνω του.
   *[other] { $number } δημοκρατίες πάνω του.
}
# $turn is "this" or "next".
table-embargo = { $turn ->
    [this] Εμπάργκο: εδώ δεν παίζεται κάρτα σε αυτόν τον γύρο.
   *[next] Εμπάργκο: εδώ δεν παίζεται κάρτα στον επόμενο γύρο αυτού του παίκτη.
}
table-hand = { $number ->
    [0] Καμία κάρτα στο χέρι.
    [one] { $number } κάρτα στο χέρι: { $ages }.
   *[other] { $number } κάρτες στο χέρι: { $ages }.
}
table-known = Από αυτές γνωρίζεις: { $cards }.
table-packet = { $number ->
    [one] Κοιτάζει ένα πακέτο με { $number } κάρτα.
   *[other] Κοιτάζει ένα πακέτο με { $number } κάρτες.
}
hand = { $number ->
    [0] Το χέρι σου είναι άδειο.
   *[other] Το χέρι σου: { $cards }.
}
hand-blocked = Εμπάργκο: σε αυτόν τον γύρο δεν παίζεις κάρτες στους Τομείς: { $domains }.
packet = Το πακέτο σου: { $cards }.
centre = Στο κέντρο: { $cards }.
pile = { $number ->
    [0] Σκάρτα: κανένα.
    [one] Σκάρτα: { $number } κάρτα.
   *[other] Σκάρτα: { $number } κάρτες.
}
deck = { $number ->
    [0] Τράπουλα: άδεια.
    [one] Τράπουλα: { $number } κάρτα ({ $ages }).
   *[other] Τράπουλα: { $number } κάρτες ({ $ages }). Επόμενη: Εποχή { $next }.
}
# $box cards are out of the game; nobody has seen them.
deck-unseen = { $number ->
    [0] Έχεις δει όλες τις κάρτες.
    [one] Δεν έχεις δει { $number } κάρτα. Είναι στην τράπουλα, σε κάποιο χέρι ή εκτός παιχνιδιού (εκτός παιχνιδιού: { $box }):
   *[other] Δεν έχεις δει { $number } κάρτες. Είναι στην τράπουλα, σε χέρια ή εκτός παιχνιδιού (εκτός παιχνιδιού: { $box }):
}
deck-certain = Σίγουρα ακόμα στην τράπουλα: { $cards }.

## How the game stands

# $shown is the number of Domains with cards or markers.
standing-player = { $who ->
    [you] { $shown ->
        [0] { $name }: καμία κάρτα.
       *[other] { $name }: { $domains }.
    }
   *[other] { $shown ->
        [0] { $name }: καμία κάρτα· { $hand } στο χέρι.
       *[other] { $name }: { $domains }· { $hand } στο χέρι.
    }
}
# How the First Player is named at the head of such a line.
standing-first = { $name } (Πρώτος Παίκτης)
# $wins cards win; this is told where a democracy makes it more than elsewhere.
standing-count = { $democracy ->
    [0] { $domain } { $number }
   *[other] { $domain } { $number } από { $wins }
}
standing-level = { $level ->
    [1] { standing-count } (1ο επίπεδο)
    [2] { standing-count } (2ο επίπεδο)
   *[0] { standing-count }
}
standing-domain = { $embargo ->
    [0] { standing-level }
   *[other] { standing-level } (εμπάργκο)
}
near-victory = { $who ->
    [you] { $number ->
        [0] Έχεις αρκετές κάρτες στον Τομέα { $domain } για να κερδίσεις, αν μείνει έτσι ως το τέλος του γύρου σου.
       *[other] Θέλεις ακόμα { $number } στον Τομέα { $domain } για να κερδίσεις.
    }
   *[other] { $number ->
        [0] { $name } έχει αρκετές κάρτες στον Τομέα { $domain } για να κερδίσει στο τέλος του επόμενου γύρου του.
       *[other] { $name } θέλει ακόμα { $number } στον Τομέα { $domain } για να κερδίσει.
    }
}
changes-heading = Από τον τελευταίο σου γύρο:
changes-count = { $domain } από { $before } σε { $now }
changes-player = { $name }: { $changes }.
changes-none = Καμία κάρτα στο τραπέζι δεν άλλαξε.
changes-first-turn = Δεν έχεις παίξει ακόμα κανέναν γύρο.

## The end

outcome-hegemony = Το παιχνίδι τελείωσε: ηγεμονία.
outcome-majority = Το παιχνίδι τελείωσε: η τράπουλα είναι άδεια και ο τελευταίος κύκλος παίχτηκε. Αποφασίζει η πλειοψηφία.
outcome-turn-limit = Το παιχνίδι τελείωσε: συμπληρώθηκε το όριο γύρων. Αποφασίζει η πλειοψηφία.
# $who is "you" when the listener wins alone, "you-too" when with others, "other" when others win. $number counts winners.
winners-by-hegemony = { $who ->
    [you] Κερδίζεις με { $count } στον Τομέα { $domain }.
    [you-too] Η ομάδα σου κερδίζει με { $count } στον Τομέα { $domain }: { $names }.
   *[other] { $number ->
        [one] { $names } κερδίζει με { $count } στον Τομέα { $domain }.
       *[other] { $names } κερδίζουν με { $count } στον Τομέα { $domain }.
    }
}
winners-by-points = { $points ->
    [one] { $who ->
        [you] Κερδίζεις με { $points } πόντο.
        [you-too] Κερδίζετε μαζί με { $points } πόντο: { $names }.
       *[other] { $number ->
            [one] { $names } κερδίζει με { $points } πόντο.
           *[other] { $names } κερδίζουν με { $points } πόντο.
        }
    }
   *[other] { $who ->
        [you] Κερδίζεις με { $points } πόντους.
        [you-too] Κερδίζετε μαζί με { $points } πόντους: { $names }.
       *[other] { $number ->
            [one] { $names } κερδίζει με { $points } πόντους.
           *[other] { $names } κερδίζουν με { $points } πόντους.
        }
    }
}
points-heading = Κάρτες και πόντοι ανά Τομέα:
points-count = { $name } { $number }
points-domain = { $number ->
    [0] { $domain }: { $counts }. Κανένας πόντος.
   *[other] { $domain }: { $counts }. Πόντος: { $names }.
}
points-total = Πόντοι: { $points }.
points-tie-broken = Ισοβαθμία. Αποφασίζει η περισσότερη Ουτοπία, μετά Τέχνη, Επιστήμη, Οικονομία, Θρησκεία, Στρατός.
points-tie-shared = Ισοπαλία σε όλα: η νίκη μοιράζεται.

## Hints and threats

# $chance is in percent, or "none" if it is not known; $decision is from "Decisions".
hint-best = { $chance ->
    [none] Συμβουλή: { $decision }.
   *[other] Συμβουλή: { $decision }. Η πιθανότητα νίκης είναι περίπου { $chance }%.
}
hint-other = { $chance ->
    [none] Ή: { $decision }.
   *[other] Ή: { $decision }, περίπου { $chance }%.
}
hint-alike = { $which ->
    [all] Δεν έχει μεγάλη διαφορά: αυτές οι επιλογές είναι περίπου ισάξιες.
   *[some] Οι πρώτες { $number } είναι περίπου ισάξιες.
}
hint-compiling = Πρώτα τα μποτ μεταγλωττίζονται για αυτόν τον υπολογιστή. Γίνεται μία φορά και παίρνει ένα με δύο λεπτά.
# Why the best decision is good. $name is a rival.
reason-forced = Δεν υπάρχει άλλη απάντηση.
reason-wins = { $domain ->
    [none] Κερδίζει το παιχνίδι: η πλειοψηφία είναι δική σου.
   *[other] Κερδίζει το παιχνίδι με τον Τομέα { $domain }.
}
# $missing cards of the Domain are still to be played.
reason-completes-hegemony = { $missing ->
    [0] Συμπληρώνει την ηγεμονία σου στον Τομέα { $domain }.
    [one] Μπορείς να συμπληρώσεις την ηγεμονία στον Τομέα { $domain } σε αυτόν τον γύρο: λείπει { $missing } κάρτα.
   *[other] Μπορείς να συμπληρώσεις την ηγεμονία στον Τομέα { $domain } σε αυτόν τον γύρο: λείπουν { $missing } κάρτες.
}
reason-stops = { $effect ->
    [none] Εμποδίζει τον παίκτη { $name } να κερδίσει με τον Τομέα { $domain } στον επόμενο γύρο του.
   *[other] { $effect }: εμποδίζει τον παίκτη { $name } να κερδίσει με τον Τομέα { $domain } στον επόμενο γύρο του.
}
reason-reaches-level = { $domain }: φτάνει στο { $level }ο επίπεδο και ανοίγει η ιδιότητα { $effect }.
# $copies counts the effects that can be copied at once.
reason-leads-culture = { $copies ->
    [0] Προηγείσαι στην Τέχνη και θα μπορείς να αντιγράψεις ό,τι αποκτήσουν οι άλλοι.
    [one] Προηγείσαι στην Τέχνη και μπορείς να αντιγράψεις { $copies } ιδιότητα τώρα.
   *[other] Προηγείσαι στην Τέχνη και μπορείς να αντιγράψεις μία από { $copies } ιδιότητες τώρα.
}
reason-draws-to = Τραβάς μέχρι να έχεις { $cards } κάρτες.
reason-takes-majority = Το τέλος πλησιάζει, και έτσι παίρνεις τον πόντο του Τομέα { $domain }.
# $is_largest is "True" or "False".
reason-grows = { $is_largest ->
    [True] Μεγαλώνει τον μεγαλύτερο Τομέα σου: { $domain }, { $count } από { $hegemony }.
   *[other] { $domain }: θα έχεις { $count } από { $hegemony }.
}
# $count cards of its Domain lie in your play area.
reason-takes = { $count ->
    [0] { $card }: η πιο χρήσιμη κάρτα εδώ.
   *[other] { $card }: ταιριάζει με όσες έχεις ήδη στο τραπέζι ({ $count }).
}
reason-parts = { $card }: ό,τι χρειάζεσαι λιγότερο.
reason-plays-more = { $cards ->
    [one] { $effect }: παίζεις { $cards } κάρτα παραπάνω σε αυτόν τον γύρο.
   *[other] { $effect }: παίζεις { $cards } κάρτες παραπάνω σε αυτόν τον γύρο.
}
reason-recovers = { $cards ->
    [one] Διαλέγεις { $cards } κάρτα από τα σκάρτα.
   *[other] Διαλέγεις { $cards } κάρτες από τα σκάρτα.
}
reason-digs = { $cards ->
    [one] Βλέπεις { $cards } νέα κάρτα και κρατάς τις καλύτερες του χεριού σου.
   *[other] Βλέπεις { $cards } νέες κάρτες και κρατάς τις καλύτερες του χεριού σου.
}
reason-takes-hand = Κρατάς τις καλύτερες κάρτες από δύο χέρια.
reason-hinders = Καθυστερεί: { $name }, { $domain }.
reason-ends-turn = { $draws ->
    [0] Καμία ιδιότητα δεν αξίζει το κόστος της τώρα.
    [one] Καμία ιδιότητα δεν αξίζει το κόστος της τώρα· τραβάς { $draws } κάρτα.
   *[other] Καμία ιδιότητα δεν αξίζει το κόστος της τώρα· τραβάς { $draws } κάρτες.
}
reason-nothing-better = Αφήνει τις καλύτερες πιθανότητες.
threats-none = Απ' όσο μπορείς να ξέρεις, κανείς άλλος δεν μπορεί να κερδίσει με ηγεμονία στον επόμενο γύρο του.
# $sure is "certain", "possible" or "unlikely", $turn is "this" or "next"; $missing cards are still to be played.
threat = { $who ->
    [you] { $turn ->
        [this] { $number ->
            [0] Μπορείς να κερδίσεις με τον Τομέα { $domain } σε αυτόν τον γύρο.
           *[other] Μπορείς να κερδίσεις με τον Τομέα { $domain } σε αυτόν τον γύρο (ιδιότητες: { $steps }).
        }
       *[next] { $number ->
            [0] Μπορείς να κερδίσεις με τον Τομέα { $domain } στον επόμενο γύρο σου, αν δεν σε εμποδίσει κανείς.
           *[other] Μπορείς να κερδίσεις με τον Τομέα { $domain } στον επόμενο γύρο σου (ιδιότητες: { $steps }), αν δεν σε εμποδίσει κανείς.
        }
    }
   *[other] { $sure ->
        [certain] { $number ->
            [0] { $name } μπορεί να κερδίσει με τον Τομέα { $domain } στον επόμενο γύρο του: γνωρίζεις τις κάρτες.
           *[other] { $name } μπορεί να κερδίσει με τον Τομέα { $domain } στον επόμενο γύρο του (ιδιότητες: { $steps }): γνωρίζεις τις κάρτες.
        }
        [possible] { $number ->
            [0] { $name } ίσως κερδίσει με τον Τομέα { $domain } στον επόμενο γύρο του: θέλει ακόμα { $missing } και έχει τις κάρτες με πιθανότητα { $chance }%.
           *[other] { $name } ίσως κερδίσει με τον Τομέα { $domain } στον επόμενο γύρο του (ιδιότητες: { $steps }): θέλει ακόμα { $missing } και έχει τις κάρτες με πιθανότητα { $chance }%.
        }
       *[unlikely] { $name } μπορεί να κερδίσει με τον Τομέα { $domain } στον επόμενο γύρο του μόνο με πολλές τυχερές κάρτες.
    }
}
# Part of a list: an effect that is used on the way.
threat-step = { $copied ->
    [no] { $effect }
    [you] { $effect } (αντίγραφο από εσένα)
   *[other] { $effect } (αντίγραφο, { $name })
}

## Bots

# $level is 1 for the weakest. The names are typed as they are in every language.
bots-line = { $level }. { $name }: { $description }
# $rating is a measured strength, which is within $rating ± $half with 95%.
bots-rating = Δύναμη: { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
bots-yardsticks = Άλλα έξι είναι για μέτρηση, όχι για παρέα:
bots-ratings = Η δύναμη μετρήθηκε σε { $games } παιχνίδια με { $players } παίκτες, όπου κάθε μποτ συνάντησε όλα τα άλλα· ένα νέο μποτ έχει 25.
# Bots by name: what each is like, and how opponents of that kind are introduced (.met).
bot-fisher = Ρίχνει τα δίχτυα και παίρνει ό,τι πιάσει. Ξέρει πώς κερδίζει κανείς, αλλά σπάνια το έχει στον νου του.
    .met = Είναι ψαράδες: παίρνουν ό,τι πιάσουν τα δίχτυα και σπάνια σηκώνουν το βλέμμα.
bot-shepherd = Χτίζει με ό,τι βρει κοντά, ονειρεύεται πότε πότε και δεν κοιτάζει ποτέ πάνω από τον φράχτη.
    .met = Είναι βοσκοί: χτίζουν με ό,τι βρουν κοντά και συχνά δεν βλέπουν τι ετοιμάζεις.
bot-trader = Τρέχει για τον μεγαλύτερο Τομέα και μετρά μόνο τις δικές του κάρτες. Δεν μπλοκάρει κανέναν.
    .met = Είναι έμποροι: ο καθένας τρέχει για τον δικό του Τομέα και δεν κοιτάζει ποτέ τον δικό σου.
bot-senator = Παίζει με πρακτικούς κανόνες: τρέχει, μετρά την τράπουλα και μπλοκάρει όποιον πάει να κερδίσει.
    .met = Είναι συγκλητικοί: τρέχουν κι αυτοί, μετρούν την τράπουλα και μπλοκάρουν όποιον πάει να κερδίσει.
bot-general = Έχει παίξει όσες παρτίδες και ο σοφός, αλλά δεν μετρά κάρτες και εμπιστεύεται την πρώτη του παρόρμηση.
    .met = Είναι στρατηγοί: ξέρουν καλά το παιχνίδι, δεν μετρούν κάρτες και εμπιστεύονται την πρώτη τους παρόρμηση.
bot-architect = Έχει παίξει όσες παρτίδες και ο σοφός, αλλά δεν μετρά κάρτες και του αρέσει να αλλάζει σχέδιο.
    .met = Είναι αρχιτέκτονες: σχεδιάζουν καλά, δεν μετρούν κάρτες και τους αρέσει να αλλάζουν σχέδιο.
bot-astronomer = Θυμάται κάθε κάρτα και βλέπει σχεδόν όσα βλέπει ο σοφός· πότε πότε ακολουθεί μια δεύτερη σκέψη.
    .met = Είναι αστρονόμοι: θυμούνται κάθε κάρτα και πότε πότε ακολουθούν μια δεύτερη σκέψη.
bot-sage = Έχει παίξει εκατομμύρια παρτίδες με τον εαυτό του και κοιτάζει έναν γύρο μπροστά πριν αποφασίσει.
    .met = Είναι σοφοί: έχουν παίξει εκατομμύρια παρτίδες με τον εαυτό τους και κοιτάζουν έναν γύρο μπροστά.
bot-consul = Δοκιμάζει κάθε ιδέα σε εκατοντάδες φανταστικές παρτίδες πριν παίξει, και απαντά αμέσως.
    .met = Είναι ύπατοι: δοκιμάζουν κάθε ιδέα σε εκατοντάδες φανταστικές παρτίδες πριν παίξουν.
bot-emperor = Σκέφτεται ένα δευτερόλεπτο για κάθε απόφαση, παίζει χιλιάδες παρτίδες στο μυαλό του και δεν ξεχνά καμία κάρτα που είδε.
    .met = Είναι αυτοκράτορες: σκέφτονται ένα δευτερόλεπτο για κάθε απόφαση και δεν ξεχνούν καμία κάρτα που είδαν.
bot-uniform = Διαλέγει ανάμεσα στις επιτρεπτές αποφάσεις, όλες με την ίδια πιθανότητα.
    .met = Τα μποτ διαλέγουν στην τύχη.
bot-tuned = Παίζει με τους πρακτικούς κανόνες που ο αυτοκράτορας περιμένει από όλους, και δεν σκέφτεται μπροστά.
    .met = Παίζουν με καλούς πρακτικούς κανόνες και δεν σκέφτονται μπροστά.
bot-network = Παίζει μόνο με το δίκτυο του σοφού και δεν κοιτάζει μπροστά.
    .met = Παίζουν μόνο με το δίκτυο του σοφού και δεν κοιτάζουν μπροστά.
bot-plain = Ψάχνει όπως ο αυτοκράτορας, αλλά φαντάζεται ότι όλοι παίζουν στην τύχη.
    .met = Ψάχνουν, αλλά φαντάζονται ότι όλοι παίζουν στην τύχη.

## Why the server refused what a player sent. Nothing has changed then.

refused-stale = Στο μεταξύ το παιχνίδι προχώρησε. Αποφάσισε ξανά.
refused-foreign = Δεν είναι η σειρά σου να αποφασίσεις.
refused-illegal = Αυτό δεν γίνεται τώρα.
refused-repeated = Αυτό έχει ήδη αποφασιστεί.
refused-waiting = Το παιχνίδι δεν έχει αρχίσει ακόμα.
refused-over = Το παιχνίδι τελείωσε.
refused-closed = Αυτό το τραπέζι έκλεισε.
refused-no-undo = Δεν υπάρχει τίποτα να αναιρεθεί.
refused-no-plan = Αυτό δεν δοκιμάζεται χωρίς να αποκαλυφθεί κάτι κρυφό.
refused-no-advice = Αυτό δεν μπόρεσε να υπολογιστεί τώρα. Έλεγξε τη σύνδεσή σου και ρώτησε ξανά σε λίγο.
refused-said-enough = Προς το παρόν είπες αρκετά. Μπορείς να συνεχίσεις στον επόμενο γύρο ή στο επόμενο παιχνίδι.
refused-no-hints = Σε αυτό το τραπέζι δεν υπάρχουν συμβουλές.
refused-no-seat = Αυτή η θέση δεν είναι δική σου.
refused-which-seat = Έχεις πολλές θέσεις εδώ: διάλεξε μία.
refused-unknown-number = Το τραπέζι δεν έχει φτάσει ως εκεί. Φόρτωσέ το ξανά.
refused-unreadable = Ο διακομιστής δεν το κατάλαβε αυτό.
refused-too-fast = Ήταν πάρα πολλά μαζί. Περίμενε λίγο.
refused-storage = Ο διακομιστής δεν μπορεί να το αποθηκεύσει τώρα, άρα δεν έγινε. Δοκίμασε ξανά σε λίγο.

## Phrases that people say at a table. They have blanks for a player and a Domain, so that everyone reads their own language.

phrase-hello = Γεια!
phrase-thanks = Ευχαριστώ.
phrase-well-played = Ωραία κίνηση!
phrase-sorry = Συγγνώμη γι' αυτό.
phrase-hurry = Αποφάσισε σύντομα, παρακαλώ.
phrase-good-luck = Καλή τύχη!
phrase-watch-seat = Προσοχή: { $name }!
phrase-seat-wins-domain = { $name } πάει να κερδίσει με τον Τομέα { $domain }.
phrase-block-domain = Κάποιος πρέπει να μπλοκάρει τον Τομέα { $domain }.
phrase-bargain = Αν σταματήσεις τον παίκτη { $name }, αφήνω ήσυχο τον Τομέα { $domain }.
phrase-leave-domain = { $name }, σου αφήνω τον Τομέα { $domain }.
phrase-truce = { $name }, ας κάνουμε ανακωχή για τώρα.
phrase-together = { $name }, ας σταματήσουμε μαζί όποιον προηγείται.
phrase-agree = Σύμφωνοι, { $name }.
phrase-refuse = Όχι, { $name }.

## On the table as it is drawn: on the page and in pictures

table-bar-turn = Γύρος { $number }
table-bar-draft = Επιλογή
table-whose-turn = { $who ->
    [you] Η σειρά σου
   *[other] Παίζει: { $name }
}
table-over = Το παιχνίδι τελείωσε
# During a pick of the draft, in place of whose turn it is.
table-everyone-picks = Διαλέγουν όλοι
# A mark beside the name of the player who began.
first-player = Πρώτος Παίκτης
centre-deck = Τράπουλα
centre-pile = Σκάρτα
# "Ε" for "επίπεδο".
level-short = Επ.{ $level }
# A marker card that lies on a Domain. $turn is "this" or "next".
marker-embargo = { $turn ->
    [this] Εμπάργκο αυτόν τον γύρο
   *[next] Εμπάργκο τον επόμενο γύρο
}
hand-heading = Το χέρι σου
draft-packet = Το πακέτο σου
draft-centre = Στο κέντρο
# The letters that teams are called by.
team-first = Α
team-second = Β

### From here on: what neither the start page nor a table begins with. The page loads it later.

## The proof of a deal

proof-promise = Πριν από το παιχνίδι δημοσιεύτηκε αυτή η σύνοψη:
proof-text = Είναι η σύνοψη SHA-256 αυτού του κειμένου, που περιέχει τον σπόρο και τις επιλογές:
proof-first = Ο σπόρος { $seed } δίνει μια σειρά αριθμών. Ο πρώτος κληρώνει τον Πρώτο Παίκτη: { $name }.
proof-age = Ανακατεύεται η Εποχή { $age }. Έχει { $number } κάρτες, και { $box } από αυτές βγαίνουν από το παιχνίδι χωρίς να τις δει κανείς.
proof-before = Πριν: { $cards }
proof-draws = Οι επόμενοι αριθμοί λένε, για κάθε θέση από αριστερά, πόσες θέσεις δεξιότερα βρίσκεται η κάρτα με την οποία αλλάζει: { $numbers }
proof-after = Μετά, από το κάτω μέρος της τράπουλας: { $cards }
proof-box = Εκτός παιχνιδιού: { $cards }
proof-dealt = Μοιράζονται στον παίκτη { $name }: { $cards }
proof-played = { $number ->
    [one] Η { $number } απόφαση μετά από αυτό ακολουθεί τους κανόνες.
   *[other] Και οι { $number } αποφάσεις μετά από αυτό ακολουθούν τους κανόνες.
}
proof-kept = Η υπόσχεση τηρήθηκε: αυτό το μοίρασμα είχε οριστεί πριν από το παιχνίδι.
