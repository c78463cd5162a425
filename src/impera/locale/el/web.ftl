### What is said on the page only, in Greek. The notes for translators are in en/game.ftl.
### Messages that belong together begin alike: home-, table-, new-, join-, lobby-, replay-, learn-, rules-, settings-.

## On every page

bar-home = Αρχική
bar-language = Γλώσσα
bar-theme = Φωτεινό ή σκοτεινό
bar-settings = Ρυθμίσεις
bar-rules = Κανόνες
close = Κλείσιμο
print = Εκτύπωση
reload = Επαναφόρτωση
page-outdated = Υπάρχει νεότερη έκδοση αυτής της σελίδας.
page-not-loaded = Η σελίδα δεν φορτώθηκε. Ίσως ο διακομιστής δεν απαντά προς το παρόν.
part-not-loaded = Αυτό το μέρος δεν φορτώθηκε. Θα εμφανιστεί μόλις απαντήσει ο διακομιστής.
missing-heading = Δεν υπάρχει τέτοια σελίδα
missing-text = Ίσως η διεύθυνση γράφτηκε λάθος, ή ό,τι ήταν εδώ δεν υπάρχει πια.

## The start page

home-lead = Οδήγησε έναν πολιτισμό μέσα από τρεις Εποχές, μία κάρτα τη φορά. Μάζεψε αρκετές κάρτες ενός Τομέα και η ιστορία είναι δική σου, εκτός αν σε σταματήσει κάποιος.
home-play = Παίξε τώρα
home-play-more = Εσύ και δύο μποτ
home-new = Νέο τραπέζι
home-join = Συμμετοχή σε τραπέζι
home-resume = Συνέχεια του παιχνιδιού σου
home-turn = Είναι η σειρά σου
home-resume-more = Σε περιμένει όπως το άφησες
home-more = Περισσότερα
home-learn = Μαθήματα
    .more = Σύντομα, το καθένα σε μια αληθινή φάση παιχνιδιού
home-puzzles = Γρίφοι
    .more = Ένας μόνο δρόμος για τη νίκη ή τη σωτηρία: βρες τον
home-rules = Κανόνες
    .more = Ανά κεφάλαιο και ανά ιδιότητα, με ερμηνείες
home-replays = Επαναλήψεις
    .more = Δες ένα παιχνίδι, συνέχισέ το από όποια κίνηση θέλεις
home-six = Έξι Τομείς
# What each Domain is good for, in a few words.
home-military = Αποδυνάμωσε έναν Τομέα όλων
home-religion = Κράτα πιο πολλές κάρτες, άλλαξε χέρι
home-economy = Άλλαξε κάρτες, μπλόκαρε έναν αντίπαλο
home-science = Χτίσε ξανά, ψάξε για κάρτες
home-culture = Αντίγραψε όσα μπορούν οι άλλοι
home-utopia = Πάρε πίσω κάρτες, ανέβασε τον πήχη
home-footer = Ανεπίσημη υλοποίηση από φίλους του παιχνιδιού. Το παιχνίδι είναι του Rémi Amy, έκδοση Ludonaute. Όλες οι εικόνες εδώ είναι δικές μας.

## The connection

line-connecting = Γίνεται σύνδεση
line-open = Συνδέθηκε
line-here = Σε αυτή τη συσκευή
line-lost = Χάθηκε η σύνδεση
line-closed = Χωρίς σύνδεση
line-lost-long = Η σύνδεση χάθηκε. Η σελίδα ξανασυνδέεται μόνη της· δεν χάνεται τίποτα.
line-back = Η σύνδεση αποκαταστάθηκε.
line-closed-long = Δεν υπάρχει τέτοιο τραπέζι, ή αυτή η συσκευή δεν έχει θέση σε αυτό.
line-here-unsaved = Η συσκευή δεν μπορεί να το αποθηκεύσει τώρα, άρα δεν έγινε τίποτα. Ίσως δεν έχει χώρο.

## The table

# For the ear: the heading of the page.
table-heading = Το παιχνίδι σου με: { $names }
# For whoever watches.
table-heading-watch = Βλέπεις το παιχνίδι: { $names }
table-bar-age = Εποχή { $age }
table-steps = Βήματα του γύρου
table-step-play = Παίξε
table-step-effects = Ιδιότητες
table-step-draw = Τράβα
table-step-done = , έγινε
# $names are the $number players who still have a turn after this one.
table-last-round-short = { $number ->
    [0] Τελευταίος γύρος
   *[other] Τελευταίος κύκλος, κανείς δεν τραβά· μετά: { $names }
}
# For the ear: $answer was chosen and waits to be confirmed; $then is what follows from it.
table-chosen = Διάλεξες: { $answer }. { $then } Πάτησε ξανά για επιβεβαίωση.
table-hint-asked = Η συμβουλή υπολογίζεται.
# When it takes longer than a few seconds: the search is compiled once.
table-hint-long = Η συμβουλή υπολογίζεται. Η πρώτη σε ένα μηχάνημα θέλει έως ένα λεπτό· οι επόμενες, μια στιγμή.
# A button while more has happened than is shown.
table-skip = Εμφάνιση όλων μαζί
seat-open = Ελεύθερη θέση
seat-given = Ένα μποτ παίζει για σένα.
seat-lost = Ο χρόνος σου τελείωσε: ένα μποτ παίζει στη θέση σου ως το τέλος. Μπορείς ακόμα να παρακολουθείς.
seat-give = Παράδοση της θέσης μου σε μποτ
seat-take-back = Επιστροφή στη θέση μου

# What somebody said at the table; $phrase is from "Phrases" of game.ftl.
said = { $name }: «{ $phrase }»

# The device goes from one person to the next, who must not see the other's hand.
pass-heading = Δώσε τη συσκευή: { $name }
pass-who = Ποιος έχει τη συσκευή;
pass-text = Οι κάρτες είναι σκεπασμένες. Κανείς άλλος δεν πρέπει να κοιτάξει τώρα.
pass-take = Είμαι { $name }
pass-seat = θέση { $number }

# The clock of a turn; $number counts seconds.
clock-left = { $number ->
    [one] Μένει { $number } δευτερόλεπτο
   *[other] Μένουν { $number } δευτερόλεπτα
}
clock-soon = { $number ->
    [one] Μένει { $number } δευτερόλεπτο, μετά αποφασίζει για σένα ένα μποτ.
   *[other] Μένουν { $number } δευτερόλεπτα, μετά αποφασίζει για σένα ένα μποτ.
}
# The clock of a table over days; $left is a length of time such as "2 days".
clock-long = Απομένουν: { $left }
# What a spectator is told; $time is a length of time such as "5 minutes".
watch-delay = Βλέπεις αυτό το παιχνίδι με καθυστέρηση: { $time }.

# A rival. $kind is "bot", "person", "away" (a bot stands in), "kept" (given to a bot) or "lost" (out of time); $level is
# what a bot of that level is called; $active is "yes" for whoever has the turn.
rival-meta = { $kind ->
    [bot] { $active ->
        [yes] { $level } · παίζει τώρα
       *[no] { $level } · { cards }
    }
    [away] Λείπει, παίζει μποτ · { cards }
    [kept] Για την ώρα παίζει μποτ · { cards }
    [lost] Τέλος χρόνου, παίζει μποτ · { cards }
   *[person] { $active ->
        [yes] Παίζει τώρα
       *[no] { cards }
    }
}
# What a bot is called whose level is not known.
rival-bot = Μποτ
rival-hand = Χέρι του παίκτη { $name }: { cards }
rival-threat = { $certain ->
    [yes] { $domain }: σίγουρα
   *[no] { $domain }: { $chance }%
}
rival-partner = Στην ομάδα σου
# For the ear: a button that shows more of a player.
rival-more = Περισσότερα: { $name }
rival-card = Εποχή { $age }
rival-card-known = Γνωστή: { $card }

centre-pile-long = Στοίβα των σκάρτων: { cards }
centre-open = Άνοιγμα
centre-coin = Νόμισμα Τέχνης
centre-coin-supply = Στο απόθεμα
centre-coin-place = { $who ->
    [you] Εσύ, { $domain }
   *[other] { $name }, { $domain }
}
centre-tally = Αν τελείωνε τώρα η τράπουλα: { $tally }
centre-tally-seat = { $name } { $points }
centre-last-card = Στο τέλος αυτού του γύρου τραβιέται η τελευταία κάρτα: αρχίζει ο τελευταίος κύκλος.

own-heading = Ο πολιτισμός σου
own-goal = { $players } παίκτες: κερδίζει όποιος μαζέψει πρώτος { $wins } κάρτες ενός Τομέα.
level-long = { $level }ο επίπεδο
column-leads = Προηγείσαι
# $goal is "effect" for the next effect, "crown" for victory.
column-next = { $goal ->
    [effect] Ακόμα { $number }: { $effect }
   *[crown] { $number ->
        [0] Αρκούν για νίκη
       *[other] Ακόμα { $number }: νίκη
    }
}
domain-has-coin = Το νόμισμα Τέχνης είναι εδώ.

prompt-eyes = Το μάτι αποκαλύπτει κρυφές κάρτες και δεν αναιρείται.
prompt-eye = (μετά δεν αναιρείται)
several-discard-hand = { $effect }: ποιες { $need } κάρτες ξεσκαρτάρεις από το χέρι σου;
several-discard-area = { $effect }: ποιες { $need } κάρτες ξεσκαρτάρεις από μπροστά σου;
several-take-area = { $effect }: ποιες { $need } κάρτες παίρνεις από μπροστά σου στο χέρι σου;
several-take-pile = { $effect }: ποιες { $need } κάρτες παίρνεις από τα σκάρτα;
several-play-more = { $effect }: ποιες { $need } κάρτες παίζεις;
several-give = { $effect }: ποιες { $need } κάρτες δίνεις πίσω στον παίκτη { $name };
keep-discard-hand = { $need ->
    [one] { $effect }: ποια κάρτα κρατάς; Τις άλλες { $others } τις ξεσκαρτάρεις.
   *[other] { $effect }: ποιες { $need } κάρτες κρατάς; Τις άλλες { $others } τις ξεσκαρτάρεις.
}
keep-give = { $need ->
    [one] { $effect }: ποια κάρτα κρατάς; Οι άλλες { $others } πάνε στον παίκτη { $name }.
   *[other] { $effect }: ποιες { $need } κάρτες κρατάς; Οι άλλες { $others } πάνε στον παίκτη { $name }.
}
tick-confirm = Επιβεβαίωση: { $number } από { $need }
tick-count = { $number } από { $need }
# Ticks all cards of a Domain with one press; $number is how many there are.
tick-all = { $domain }: και οι { $number }
tick-on = { $card }, επιλέχθηκε. { $number } από { $need }.
tick-off = { $card }, δεν είναι πια επιλεγμένη. { $number } από { $need }.

# Asked before the end of the turn, if something useful would be forgotten.
end-anyway = Τέλος του γύρου, παρ' όλα αυτά;
end-forgotten = Μάλλον ξεχνάς κάτι.
# $does is what the effect does, a sentence.
end-could-use = Μπορείς ακόμα να εφαρμόσεις την ιδιότητα { $effect }: { $does }
end-could-win = Μπορείς να κερδίσεις με τον Τομέα { $domain } σε αυτόν τον γύρο!

hand-count = { $active ->
    [yes] { cards }. Τραβάς μέχρι να έχεις { $size }.
   *[no] { cards }.
}
hand-card-blocked = { $card }, υπό εμπάργκο σε αυτόν τον γύρο
hand-will-draw = Θα τραβήξεις
flag-chosen = Επιλεγμένη
flag-blocked = Εμπάργκο
act-undo = Αναίρεση
act-hint = Συμβουλή
act-effects = Έτοιμες ιδιότητες: { $number }
act-end = Τέλος γύρου
act-end-draws = { $number ->
    [0] χωρίς να τραβήξεις
    [one] και τράβα { $number } κάρτα
   *[other] και τράβα { $number } κάρτες
}
act-end-later = απάντησε πρώτα
act-end-not-now = δεν είναι η σειρά σου
act-end-with = και τέλος γύρου

effects-heading = Ιδιότητες
effects-counts = { $used ->
    [0] έτοιμες: { $ready }
   *[other] έτοιμες: { $ready } · εφαρμόστηκαν: { $used }
}
effects-column-domain = Τομέας
effects-column-discard = Στιγμιαία
effects-column-pay = κοστίζει 1 κάρτα
effect-ready = έτοιμη
effect-used = εφαρμόστηκε
effect-copy = αντιγραφή: { $names }
# $spent is "copied" if the effect itself was copied in this turn; otherwise another level of its Domain was used.
effect-spent = { $spent ->
    [copied] αντιγράφηκε
   *[other] εφαρμόστηκε άλλο επίπεδο
}
effect-needs = { $number ->
    [one] λείπει { $number }
   *[other] λείπουν { $number }
}

# The reference board, which lies beside every player.
board-heading = Βοήθημα
board-thresholds = Κάρτες που χρειάζονται
# Above the columns for 2, 3 and 4 players.
board-players = Παίκτες
board-hegemony = Νίκη Ηγεμονίας
# How many cards of each Age are taken out before the game.
board-removed = Εκτός παιχνιδιού ανά Εποχή, κλειστές
board-copies = Κάρτες ανά Τομέα και Εποχή
board-total = Όλες
# What the small pictures mean.
board-signs = Σύμβολα στο τραπέζι
board-sign-first = Πρώτος Παίκτης: ξεκινά κάθε κύκλο.
board-sign-coin = Νόμισμα Τέχνης: δείχνει τι αντέγραψε τελευταία η Έμπνευση.
board-sign-embargo = Εμπάργκο: ο παίκτης αυτός δεν μπορεί να παίξει εκεί στον επόμενο γύρο του.
board-sign-democracy = Δημοκρατία: ο παίκτης αυτός χρειάζεται εκεί μία κάρτα παραπάνω για να κερδίσει, ως το τέλος του παιχνιδιού.
board-sign-eye = Φανερώνει κρυφές κάρτες, γι' αυτό δεν αναιρείται.
board-sign-threat = Απειλή: ο παίκτης αυτός μπορεί να κερδίσει στον επόμενο γύρο του.

log-heading = Ιστορικό
log-since = Από τον τελευταίο σου γύρο
log-open = Άνοιγμα ιστορικού
hint-heading = Συμβουλή
hint-quick = Είναι μια γρήγορη ματιά. Οι συμβουλές θα δείχνουν πιθανότητες μόλις φορτωθούν όλα.

deck-heading = Η τράπουλα και οι κάρτες που δεν έχεις δει
counter-heading = Κάρτες που δεν έχεις δει
# $certain cards of the kind are certainly in the deck, at most $possible can be.
counter-deck = { $possible ->
    [0] όχι στην τράπουλα
   *[other] { $certain ->
        [0] ως { $possible } στην τράπουλα
       *[other] { $certain } ως { $possible } στην τράπουλα
    }
}
counter-note = Μετρημένα από όσα έχεις δει· κανείς δεν σου λέει περισσότερα.
known-heading = Τι ξέρεις για τα άλλα χέρια
known-none = Δεν ξέρεις καμία από τις κάρτες τους.
aids-none = Αυτό το τραπέζι δεν επιτρέπει βοήθειες: κανείς δεν μετρά κάρτες ούτε θυμάται χέρια για σένα.

phrases-heading = Πες κάτι
phrases-short = Πες
phrases-seat = Για ποιον
phrases-domain = Για ποιον Τομέα
phrases-choose = Διάλεξε
# Stands for a blank of a phrase that is not filled in yet.
phrase-gap = …

menu-heading = Μενού του τραπεζιού
menu-speed = Πόσο γρήγορα παίζουν οι άλλοι
menu-shortcuts = Συντομεύσεις πληκτρολογίου
menu-confirms = Επιβεβαίωση κάθε απόφασης
menu-remarks = Σχόλια των μποτ
menu-tips = Συμβουλές του πρώτου παιχνιδιού
menu-sound = Ήχοι
menu-television = Το τραπέζι σε μεγάλη οθόνη
menu-hand = Μόνο το χέρι μου, δίπλα σε μεγάλη οθόνη
menu-table = Ολόκληρο το τραπέζι
menu-leave = Έξοδος για την ώρα
# The host's button for a person at the table, and what it says before it does so.
remove-person = Απομάκρυνση: { $name }
remove-sure = Σίγουρα απομάκρυνση; { $name }
# Αποκλεισμός ενός προσώπου στο τραπέζι: το κουμπί, τι ρωτά πριν και τι λέγεται μετά.
block-person = Αποκλεισμός: { $name }
block-sure = Σίγουρα αποκλεισμός; { $name }
block-lift = Άρση αποκλεισμού: { $name }
block-done = { $name }: δεν θα ακούς πια τις φράσεις, και δεν θα συναντιέστε σε τραπέζια του λόμπι.
# How fast things move.
speed-off = Αμέσως
speed-fast = Γρήγορα
speed-normal = Κανονικά
speed-slow = Αργά

help-heading = Βοήθεια και πλήκτρα
rules-moment = Ο κανόνας για αυτή τη στιγμή
rules-whole = Όλοι οι κανόνες
help-short = Βοήθεια
help-line = Γράψε εκεί «βοήθεια» για όλα όσα καταλαβαίνει.
help-drag = Με το ποντίκι μπορείς να σύρεις μια ιδιότητα, ή την κάρτα που την πληρώνει, εκεί όπου δρα, και να τραβήξεις μια γραμμή πάνω από πολλές κάρτες για να τις σημειώσεις.
help-hold = Σε οθόνη αφής, κράτησε για λίγο το δάχτυλο πάνω στην ιδιότητα, ή στην πρώτη κάρτα, και μετά σύρε το με τον ίδιο τρόπο.
keys-heading = Πλήκτρα
keys-off = Οι συντομεύσεις πληκτρολογίου είναι κλειστές στις ρυθμίσεις.
# As it is printed on the key.
escape-key = Esc
key-answer = επιλογή απάντησης ή κάρτας με τον αριθμό της
key-cancel = ακύρωση επιλογής
key-end = τέλος του γύρου ή επιβεβαίωση των επιλεγμένων καρτών
key-bigger = τέλος του γύρου με μεγαλύτερο χέρι, αν το δίνει μια ιδιότητα
key-undo = αναίρεση
key-hint = συμβουλή
key-plan = σχέδιο
key-skip = εμφάνιση όλων μαζί
key-effects = ιδιότητες
key-log = ιστορικό
key-board = βοήθημα
key-deck = τράπουλα και κάρτες που δεν έχεις δει
key-pile = σκάρτα
key-phrases = πες κάτι
key-type = γραμμή εντολών
key-help = αυτή η βοήθεια
key-rules = οι κανόνες

command-heading = Γραμμή εντολών
command-label = Γράψε μια απάντηση ή μια εντολή
command-example = 1, παίξε στρατός, βοήθεια
command-send = Αποστολή
command-none = Τώρα δεν έχεις κάτι να αποφασίσεις. Γράψε μια εντολή· η "βοήθεια" τις δείχνει όλες.
command-watching = Παρακολουθείς: αυτό είναι για όσους παίζουν.
# What the command that saves does on the page, as in the list of the commands.
record-does = κατεβάζει την καταγραφή του παιχνιδιού, όταν τελειώσει.
record-later = Η καταγραφή μπορεί να αποθηκευτεί όταν τελειώσει το παιχνίδι. Πριν από αυτό θα φανέρωνε κρυφές κάρτες.
record-saved = Η καταγραφή του παιχνιδιού κατεβαίνει: { $file }.

tips-heading = Συμβουλή
tip-goal = Κερδίζει όποιος έχει πρώτος { $wins } κάρτες ενός Τομέα στο τέλος του γύρου του.
tip-play = Σε κάθε γύρο παίζεις μία κάρτα από το χέρι σου: πάτησέ τη και ο Τομέας της μεγαλώνει.
tip-effects = Οι Τομείς σου δίνουν ιδιότητες: εφάρμοσε όσες είναι έτοιμες, με όποια σειρά θες, και τελείωσε τον γύρο.
tip-block = Κάποιος μπορεί να κερδίσει στον επόμενο γύρο του: τον σταματούν Εμπάργκο, Δημοκρατία ή Επίθεση.
tip-read = Κατάλαβα
tips-off = Όχι άλλες συμβουλές
ending-point = (πόντος)
ending-crown = (ηγεμονία)
ending-points = Πόντοι
ending-again = Παίξε ξανά
ending-join = Στο επόμενο παιχνίδι
ending-replay = Επανάληψη παιχνιδιού
share-open = Κοινοποίηση
share-heading = Κοινοποίηση αυτού του παιχνιδιού
share-ask = Όποιος έχει τον σύνδεσμο βλέπει όλο το παιχνίδι: τα ονόματα, κάθε κάρτα και κάθε απόφαση. Αυτό δεν αναιρείται.
share-do = Δημιουργία συνδέσμου
share-not = Καλύτερα όχι
share-link = Αυτόν τον σύνδεσμο μπορεί να τον ανοίξει ο καθένας. Όπου αναρτηθεί, εμφανίζεται μια εικόνα του τελικού τραπεζιού.
ending-deal = Πώς τα πήγαν οι άλλοι
ending-home = Αρχική
ending-score = Απέναντι σε μποτ επιπέδου «{ $level }»: { $wins ->
    [one] { $wins } νίκη
   *[other] { $wins } νίκες
} σε { $games ->
    [one] { $games } παιχνίδι
   *[other] { $games } παιχνίδια
}.
ending-above = Επόμενο επίπεδο: { $level }
ending-best = Ο καλύτερος γύρος σου: { $turn }
ending-best-more = Η πιθανότητα νίκης ανέβηκε από { $before }% σε { $after }%.
ending-worst = { $kind ->
    [block] Το μπλόκο που σου ξέφυγε: γύρος { $turn }
   *[other] Η απόφαση που κόστισε πιο πολύ: γύρος { $turn }
}
ending-worst-more = Διάλεξες «{ $decision }» ({ $chance }%). Καλύτερα: «{ $better }» ({ $better-chance }%).
ending-worst-none = Καμία απόφασή σου δεν ήταν καθαρό λάθος.

waiting-heading = Αναμονή για παίκτες
waiting-link = Στείλε αυτόν τον σύνδεσμο σε όσους θα παίξουν:
waiting-copy = Αντιγραφή συνδέσμου
waiting-copied = Ο σύνδεσμος αντιγράφηκε.

# A plan: effects that are tried before they are decided.
plan-open = Σχέδιο
plan-heading = Σχέδιο
plan-how = Δοκίμασε ιδιότητες με όποια σειρά θέλεις. Δεν παίζεται τίποτα: βλέπεις πού οδηγούν, όσο δεν αποκαλύπτεται κρυφή κάρτα.
plan-nothing-played = Δεν έχει παιχτεί τίποτα ακόμα.
plan-line = Σειρά { $number }
# $lines is how many lines are compared.
plan-play = { $lines ->
    [1] Παίξε αυτή τη σειρά
   *[other] Παίξε τη σειρά { $number }
}
plan-compare = Δοκιμή άλλης σειράς
plan-back = Ένα βήμα πίσω.
plan-leave = Έξοδος από το σχέδιο
plan-wins = Κερδίζεις στο τέλος του γύρου.
plan-none = Δεν υπάρχει κάτι να σχεδιάσεις τώρα: δοκιμάζονται μόνο ιδιότητες που δεν αποκαλύπτουν κρυφές κάρτες.
# $hand and $draws count cards: in the hand now, and drawn at the end of the turn.
plan-hand = { $hand ->
    [one] Έχεις { $hand } κάρτα
   *[other] Έχεις { $hand } κάρτες
} στο χέρι και τραβάς { $draws }.

# What bots say, seldom: when they block somebody, win or lose. Each level has its character. They say "I", and nothing
# tells whether a man or a woman speaks.
remark-block-fisher = Κατευθείαν στα δίχτυα μου!
remark-block-shepherd = Αυτό το λιβάδι είναι κλειστό σήμερα.
remark-block-trader = Τίποτα προσωπικό. Δουλειά είναι.
remark-block-senator = Ένσταση! Η σύγκλητος διαφωνεί.
remark-block-general = Ως εδώ και μη παρέκει.
remark-block-architect = Εδώ θα χτίσω έναν τοίχο.
remark-block-astronomer = Το έβλεπα να έρχεται.
remark-block-sage = Όχι τόσο γρήγορα.
remark-win-fisher = Τι ψαριά!
remark-win-shepherd = Αργά και σταθερά, και όλο το κοπάδι γύρισε.
remark-win-trader = Χάρηκα που κάναμε δουλειές.
remark-win-senator = Εγκρίθηκε ομόφωνα.
remark-win-general = Το πεδίο της μάχης είναι δικό μου.
remark-win-architect = Χτισμένο για να αντέχει.
remark-win-astronomer = Ήταν γραμμένο στα άστρα.
remark-win-sage = Αυτή η παρτίδα δίδαξε κάτι και στους δυο μας.
remark-lose-fisher = Το μεγάλο ψάρι ξέφυγε.
remark-lose-shepherd = Λοιπόν, πίσω στα πρόβατα.
remark-lose-trader = Ξέρεις να παζαρεύεις.
remark-lose-senator = Ο λαός αποφάσισε. Το δέχομαι.
remark-lose-general = Πρέπει να ξέρεις και να χάνεις.
remark-lose-architect = Ωραίο έργο. Θα μελετήσω τα σχέδια.
remark-lose-astronomer = Γι’ αυτό τα άστρα δεν είπαν τίποτα.
remark-lose-sage = Σήμερα μαθαίνω εγώ.
