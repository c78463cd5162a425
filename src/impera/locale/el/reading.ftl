### What is said where one looks back and learns, in Greek: replays, the frame of the lessons, the rules to read.
### The notes for translators are in en/game.ftl; what is said in each lesson is in lessons.ftl.

## At a table at which one has no seat

area-heading = Ο πολιτισμός του παίκτη { $name }
column-leads-other = Προηγείται
draft-packet-of = Το πακέτο του παίκτη { $name }

## Opening a replay

replay-heading = Επαναλήψεις
replay-lead = Δες ξανά ένα παιχνίδι με όλα τα χέρια ανοιχτά, βρες πού κρίθηκε, και συνέχισέ το από όποια στιγμή θέλεις.
replay-file = Άνοιξε αρχείο καταγραφής
replay-file-more = Διάλεξε το αρχείο εδώ, ή άφησέ το οπουδήποτε σε αυτή τη σελίδα. Το διαβάζει ο διακομιστής σου και δεν το κρατά.
replay-file-choose = Διάλεξε αρχείο
replay-file-drop = Άφησέ το για να ανοίξει
replay-loading = Το παιχνίδι φορτώνεται.
replay-games = Τα τελειωμένα παιχνίδια σου
replay-games-none = Κανένα παιχνίδι δεν τελείωσε ακόμα σε αυτή τη συσκευή.
# $date is a day and a time, in the reader's language.
replay-game = { $date }
replay-result = { $you ->
    [won] Κέρδισες
    [lost] Ήττα, νίκη: { $names }
   *[watched] Νίκη: { $names }
}
replay-other = Άνοιξε άλλο
replay-broken = Αυτό το παιχνίδι δεν μπορεί να εμφανιστεί

## The replay

# For the ear: the heading of the page.
replay-of = Επανάληψη του παιχνιδιού: { $names }
# A player of a record who has no name there. $number counts from 1.
replay-player = Παίκτης { $number }
replay-begins = Μοιράζονται οι κάρτες.
replay-place = { $turn ->
    [0] Πριν από τον πρώτο γύρο, απόφαση { $number } από { $of }
   *[other] Γύρος { $turn }, απόφαση { $number } από { $of }
}
replay-place-short = { $turn ->
    [0] Πριν από τον πρώτο γύρο
   *[other] Γύρος { $turn } από { $turns }
}
replay-controls = Χειρισμός της επανάληψης
replay-scrubber = Στιγμή του παιχνιδιού
replay-turn-back = Ένας γύρος πίσω
replay-step-back = Ένα βήμα πίσω
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-step-on = Ένα βήμα μπροστά
replay-turn-on = Ένας γύρος μπροστά
replay-speed = Ταχύτητα
replay-speed-slow = Αργή
replay-speed-normal = Κανονική
replay-speed-fast = Γρήγορη
replay-side = Ματιά από
replay-jump = Πήγαινε
replay-keys = Πλήκτρα: τα βέλη πάνε βήμα βήμα, Shift με βέλη γύρο γύρο, P για αναπαραγωγή και παύση.
replay-hand = Χέρι του παίκτη { $name }
replay-save = Αποθήκευσε την καταγραφή
replay-save-more = Ένα αρχείο που κάθε impera μπορεί να ξαναπαίξει και να ελέγξει

## Checking a deal

proof-heading = Έλεγχος του μοιράσματος
proof-lead = Το μοίρασμα αυτού του παιχνιδιού είχε οριστεί πριν αρχίσει. Εδώ η συσκευή σου επαναλαμβάνει κάθε βήμα και συγκρίνει.
proof-right = Ελέγχθηκε
proof-wrong = Δεν ταιριάζει
proof-heard = Αυτή η συσκευή είχε λάβει την ίδια σύνοψη πριν από το τέλος.
proof-heard-other = Πριν από το τέλος, αυτή η συσκευή είχε λάβει άλλη σύνοψη: { $digest }
proof-not-heard = Αυτή η συσκευή δεν ήταν στο τραπέζι πριν από το τέλος. Σύγκρινε τη σύνοψη με αυτήν που είδε κάποιος που ήταν.
proof-played-more = Τις επανέλαβε ο διακομιστής. Για να το κάνεις ο ίδιος, αποθήκευσε την καταγραφή και τρέξε «impera verify».
proof-broken = Η υπόσχεση δεν τηρήθηκε: ένα βήμα δεν ταιριάζει.

## The chart over time

chart-heading = Πώς εξελίχθηκε
chart-chances = Πιθανότητες νίκης
chart-counts = Κάρτες προς τη νίκη
chart-chances-more = Πιθανότητες όπως τις βλέπει όποιος ξέρει όλα τα χέρια αλλά όχι την τράπουλα.
chart-counts-more = Πόσες κάρτες έχει κάθε παίκτης στον πιο γεμάτο Τομέα του· { $wins } ενός Τομέα κερδίζουν.
chart-percent = { $number }%
# For the ear: what the picture shows. $now are the players with their values at this moment.
chart-picture = Γραμμές στον χρόνο, μία για κάθε παίκτη. Τώρα: { $now }.
chart-value = { $name } { $value }
chart-table = Ως πίνακας
chart-turn = Γύρος
chart-end = Τέλος
chart-go = Πήγαινε στον γύρο { $turn }
chart-go-end = Πήγαινε στο τέλος

## The review

review-heading = Πού κρίθηκε
review-waiting = Η παρτίδα αναλύεται. Παίρνει μερικά δευτερόλεπτα.
# $names are the winners, $number how many there are.
review-decided = { $who ->
    [you] Στον γύρο { $turn }. Μετά από αυτόν είχες πάντα περισσότερες πιθανότητες νίκης από όλους τους άλλους μαζί.
    [you-too] Στον γύρο { $turn }. Μετά από αυτόν η ομάδα σου είχε πάντα περισσότερες πιθανότητες νίκης από όλους τους άλλους μαζί.
   *[other] { $number ->
        [1] Στον γύρο { $turn }. Μετά από αυτόν, { $names } είχε πάντα περισσότερες πιθανότητες νίκης από όλους τους άλλους μαζί.
       *[other] Στον γύρο { $turn }. Μετά από αυτόν, { $names } είχαν πάντα περισσότερες πιθανότητες νίκης από όλους τους άλλους μαζί.
    }
}
review-from-start = { $who ->
    [you] Σε κανέναν γύρο ειδικά: είχες από την αρχή περισσότερες πιθανότητες νίκης από όλους τους άλλους μαζί.
    [you-too] Σε κανέναν γύρο ειδικά: η ομάδα σου είχε από την αρχή περισσότερες πιθανότητες νίκης από όλους τους άλλους μαζί.
   *[other] { $number ->
        [1] Σε κανέναν γύρο ειδικά: { $names } είχε από την αρχή περισσότερες πιθανότητες νίκης από όλους τους άλλους μαζί.
       *[other] Σε κανέναν γύρο ειδικά: { $names } είχαν από την αρχή περισσότερες πιθανότητες νίκης από όλους τους άλλους μαζί.
    }
}
review-open = Αυτό το παιχνίδι δεν έχει τέλος, άρα δεν κρίθηκε τίποτα.
review-go = Πήγαινε εκεί
review-costs = Οι αποφάσεις που κόστισαν περισσότερο
review-costs-none = Καμία απόφαση δεν βρέθηκε σαφώς χειρότερη από κάποια άλλη.
# $chance and $better-chance are in percent.
review-cost = Γύρος { $turn }, { $name }: { $decision } ({ $chance }%)
review-cost-better = Καλύτερα: { $better } ({ $chance }%)

## Playing on from a moment

branch-open = Συνέχισε από εδώ
branch-heading = Συνέχισε από εδώ
branch-lead = Το παιχνίδι συνεχίζεται από αυτή τη στιγμή σε δικό σου τραπέζι. Παίρνεις μία θέση, και μποτ τις άλλες.
branch-seat = Η θέση σου
branch-level = Τα μποτ
branch-go = Συνέχισε
branch-over = Εδώ το παιχνίδι έχει τελειώσει. Γύρισε σε προηγούμενη στιγμή για να συνεχίσεις.

## Learn: the list of the lessons and the frame around each

learn-heading = Μάθε
learn-lead = Σύντομα μαθήματα. Το καθένα είναι μια αληθινή παρτίδα με αληθινό στόχο, και κάθε λάθος αναιρείται.
learn-number = Μάθημα { $number }
learn-done = Έγινε
learn-begin = Άρχισε
learn-again = Άλλη μία φορά
learn-progress = { $number ->
    [0] Κανένα από { $of } ακόμα
   *[other] Έγιναν: { $number } από { $of }
}
learn-all = Όλα τα μαθήματα
learn-steps = Βήματα του μαθήματος
# For the ear, after a step.
learn-step-done = , έγινε
learn-missed = Όχι ακριβώς
learn-reached = Μπράβο
learn-take-back = Πάρ' το πίσω
learn-restart = Από την αρχή
learn-next = Επόμενο μάθημα: { $title }
learn-finished = Αυτό ήταν το τελευταίο μάθημα. Ξέρεις αρκετά για να παίξεις.
learn-play = Στην αρχική
learn-missing = Δεν υπάρχει τέτοιο μάθημα.

## Rules

rules-heading = Κανόνες
rules-loading = Ανοίγουν οι κανόνες.
rules-short = Παίξε σε δύο λεπτά
rules-short-turn = Κάθε γύρος έχει τρία βήματα: παίζεις μια κάρτα, εφαρμόζεις ιδιότητες, τραβάς μέχρι να έχεις τρεις κάρτες.
rules-short-cards = Οι κάρτες που παίζεις μένουν μπροστά σου και αθροίζονται ανά Τομέα. Περισσότερες κάρτες ενός Τομέα ανοίγουν ισχυρότερες ιδιότητες.
rules-short-goal = Κερδίζει όποιος έχει πρώτος αρκετές κάρτες ενός Τομέα στο τέλος του γύρου του: { $two } με δύο παίκτες, { $three } με τρεις, { $four } με τέσσερις.
rules-short-block = Το Εμπάργκο, η Δημοκρατία και η Επίθεση συγκρατούν όποιον κοντεύει να κερδίσει. Το καθένα κοστίζει μία κάρτα του Τομέα του.
rules-short-end = Αν τελειώσει πρώτα η τράπουλα, παίζεται ο τελευταίος κύκλος και κερδίζει όποιος προηγείται στους περισσότερους Τομείς.
rules-page-contents = Περιεχόμενα
rules-search = Ψάξε στους κανόνες
rules-search-example = Επίθεση, ή R-MIL-03
rules-found = { $number ->
    [0] Δεν βρέθηκε τίποτα.
    [one] Βρέθηκε { $number } παράγραφος.
   *[other] Βρέθηκαν { $number } παράγραφοι.
}
rules-results = Τι βρέθηκε
rules-effects = Οι δεκαέξι ιδιότητες
rules-effects-lead = Τι κάνει η καθεμία σε μία πρόταση, η παράγραφός της, και οι ερμηνείες της.
rules-rulings = Ερμηνείες
rules-level-1 = 1ο επίπεδο
rules-level-2 = 2ο επίπεδο
rules-discard = Στιγμιαία
rules-inspiration = Όσο προηγείσαι στην Τέχνη
rules-page-clause = Ρήτρα { $name }
rules-table = Πίνακας
