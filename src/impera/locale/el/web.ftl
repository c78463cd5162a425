### What is said on the page only, in Greek. The notes for translators are in en/game.ftl.
### Messages that belong together begin alike: home-, table-, new-, join-, lobby-, replay-, learn-, rules-, settings-.

## On every page

bar-home = Αρχική
bar-language = Γλώσσα
bar-theme = Φωτεινό ή σκοτεινό
bar-settings = Ρυθμίσεις
bar-rules = Κανόνες
close = Κλείσιμο
reload = Φόρτωσε ξανά
page-outdated = Υπάρχει νεότερη έκδοση αυτής της σελίδας.
page-not-loaded = Η σελίδα δεν φορτώθηκε. Ίσως ο διακομιστής δεν απαντά προς το παρόν.
missing-heading = Δεν υπάρχει τέτοια σελίδα
missing-text = Ίσως η διεύθυνση γράφτηκε λάθος, ή ό,τι ήταν εδώ δεν υπάρχει πια.
# $detail is a technical reason in English.
denied = Αυτό δεν έγινε: { $detail }.

## The start page

home-lead = Οδήγησε έναν πολιτισμό μέσα από τρεις Εποχές, μία κάρτα τη φορά. Μάζεψε αρκετές κάρτες ενός Τομέα και η ιστορία είναι δική σου, εκτός αν σε σταματήσει κάποιος.
home-play = Παίξε τώρα
home-play-more = Εσύ και δύο μποτ
home-new = Νέο τραπέζι
home-join = Μπες σε τραπέζι
home-offline = Ο διακομιστής δεν απαντά. Δοκίμασε ξανά σε λίγο.
home-resume = Συνέχισε το παιχνίδι σου
home-resume-more = Σε περιμένει όπως το άφησες
home-more = Περισσότερα
home-learn = Μάθε
    .more = Τέσσερα σύντομα μαθήματα, το καθένα σε αληθινή παρτίδα
home-rules = Κανόνες
    .more = Ανά κεφάλαιο και ανά ιδιότητα, με διευκρινίσεις
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
line-lost = Χάθηκε η σύνδεση
line-closed = Χωρίς σύνδεση
line-lost-long = Η σύνδεση χάθηκε. Η σελίδα επανέρχεται μόνη της· δεν χάνεται τίποτα.
line-closed-long = Δεν υπάρχει τέτοιο τραπέζι, ή αυτή η συσκευή δεν έχει θέση σε αυτό.

## The table

# For the ear: the heading of the page.
table-heading = Το παιχνίδι σου με: { $names }
table-bar-turn = Γύρος { $number }
table-bar-draft = Επιλογή
table-bar-age = Εποχή { $age }
table-whose-turn = { $who ->
    [you] Η σειρά σου
   *[other] Παίζει: { $name }
}
table-over = Το παιχνίδι τελείωσε
table-steps = Βήματα του γύρου
table-step-play = Παίξε
table-step-effects = Ιδιότητες
table-step-draw = Τράβα
table-step-done = , έγινε
# For the ear: $answer was chosen and waits to be confirmed; $then is what follows from it.
table-chosen = Διάλεξες: { $answer }. { $then } Πάτησε ξανά για επιβεβαίωση.
table-hint-asked = Η συμβουλή υπολογίζεται.
seat-open = Ελεύθερη θέση

# A rival. $kind is "bot" or "person"; $active is "yes" for whoever has the turn.
rival-meta = { $kind ->
    [bot] { $active ->
        [yes] Μποτ · παίζει τώρα
       *[no] Μποτ · { cards }
    }
   *[person] { $active ->
        [yes] Παίζει τώρα
       *[no] { cards }
    }
}
rival-hand = Χέρι του παίκτη { $name }: { cards }
rival-card = Εποχή { $age }
rival-card-known = Γνωστή: { $card }

centre-deck = Τράπουλα
centre-cards = κάρτες
centre-pile = Σκάρτα
centre-pile-long = Στοίβα των σκάρτων: { cards }
centre-open = Άνοιξε
centre-coin = Νόμισμα Τέχνης
centre-coin-supply = Στο απόθεμα
centre-coin-place = { $who ->
    [you] Εσύ, { $domain }
   *[other] { $name }, { $domain }
}

own-heading = Ο πολιτισμός σου
own-levels = Ε1 με { $level1 } κάρτες, Ε2 με { $level2 }, Ηγεμονία με { $wins }
# "Ε" for "επίπεδο".
level-short = Ε{ $level }
level-long = { $level }ο επίπεδο
column-level = { $level }ο επίπεδο.
column-leads = Προηγείσαι: μπορείς να αντιγράψεις.
# $goal is 1 or 2 for a level, "crown" for victory.
column-next = { $goal ->
    [1] Ακόμα { $number }: 1ο επίπεδο
    [2] Ακόμα { $number }: 2ο επίπεδο
   *[crown] { $number ->
        [0] Αρκούν για νίκη
       *[other] Ακόμα { $number }: νίκη
    }
}
# A marker card that lies on a Domain. $turn is "this" or "next".
marker-embargo = { $turn ->
    [this] Εμπάργκο αυτόν τον γύρο
   *[next] Εμπάργκο τον επόμενο γύρο
}
domain-has-coin = Το νόμισμα Τέχνης είναι εδώ.

prompt-eyes = Οι απαντήσεις με μάτι δείχνουν κρυφές κάρτες: μετά από αυτές δεν υπάρχει αναίρεση.
prompt-eye = (δείχνει κρυφές κάρτες)
prompt-confirm = { $answer };
prompt-cancel = Κάτι άλλο

hand-heading = Το χέρι σου
hand-count = { $active ->
    [yes] { cards }. Τραβάς μέχρι να έχεις { $size }.
   *[no] { cards }.
}
hand-card-blocked = { $card }, υπό εμπάργκο σε αυτόν τον γύρο
hand-will-draw = Θα τραβήξεις
flag-chosen = Επιλογή
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

effects-heading = Ιδιότητες
effects-counts = { $used ->
    [0] έτοιμες: { $ready }
   *[other] έτοιμες: { $ready } · παίχτηκαν στον γύρο: { $used }
}
effects-column-domain = Τομέας
effects-column-discard = Στιγμιαία
effects-column-pay = κοστίζει 1 κάρτα
effect-ready = έτοιμη
effect-used = παίχτηκε
effect-copy = αντιγραφή: { $names }
effect-needs = { $number ->
    [one] λείπει { $number }
   *[other] λείπουν { $number }
}

log-heading = Ιστορικό
log-since = Από τον τελευταίο σου γύρο
log-open = Άνοιξε το ιστορικό
hint-heading = Συμβουλή

draft-packet = Το πακέτο σου
draft-centre = Στο κέντρο

ending-point = (πόντος)
ending-crown = (ηγεμονία)
ending-points = Πόντοι
ending-again = Παίξε ξανά
ending-replay = Δες την επανάληψη
ending-home = Αρχική

waiting-heading = Αναμονή για παίκτες
waiting-link = Στείλε αυτόν τον σύνδεσμο σε όσους θα παίξουν:
waiting-copy = Αντιγραφή συνδέσμου
waiting-copied = Ο σύνδεσμος αντιγράφηκε.
