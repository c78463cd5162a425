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
replay-file-more = Διάλεξε το αρχείο εδώ, ή άφησέ το οπουδήποτε σε αυτή τη σελίδα. Διαβάζεται μόνο για να το δεις και δεν κρατιέται.
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

## Puzzles: the list, and the frame around each

puzzles-heading = Γρίφοι
puzzles-lead = Θέσεις από παιχνίδια μεταξύ μποτ. Υπάρχει ακριβώς ένας δρόμος, όποιες κι αν είναι οι κρυφές κάρτες. Έχεις τρεις προσπάθειες για τον καθένα· η προσπάθεια τελειώνει μαζί με τον γύρο σου.
puzzles-progress = { $number ->
    [0] Κανένας από { $of } ακόμα
   *[other] Λύθηκαν: { $number } από { $of }
}
puzzles-next = Γρίφος { $number }
puzzles-grade = { $grade ->
    [1] Εύκολος
    [2] Όχι τόσο εύκολος
    [3] Μέτριος
    [4] Δύσκολος
   *[other] Πολύ δύσκολος
}
# For the ear: one of the puzzles in the list.
puzzles-one = Γρίφος { $number }: { $goal ->
    [win] νίκησε σε αυτόν τον γύρο
   *[other] απόφυγε την ήττα
}, { $players } παίκτες{ $state ->
    [solved] , λύθηκε
    [shown] , τέλος οι προσπάθειες
    [tried] , άρχισε
   *[other] { "" }
}
puzzles-win = νίκησε σε αυτόν τον γύρο
puzzles-stop = απόφυγε την ήττα
puzzles-legend = ο αριθμός από κάτω είναι οι παίκτες
puzzles-all = Όλοι οι γρίφοι
puzzle-title = Γρίφος { $number }
puzzle-about = { $players } παίκτες · { puzzles-grade }
puzzle-intro-win = Ακριβώς ένας δρόμος νικά σε αυτόν τον γύρο, όποιες κι αν είναι οι κρυφές κάρτες.
puzzle-intro-stop = Ακριβώς ένας δρόμος το αποκλείει, όποιες κι αν είναι οι κρυφές κάρτες.
puzzle-goal-win = Νίκησε σε αυτόν τον γύρο.
puzzle-goal-stop = { $player }: πιθανή νίκη στον επόμενο γύρο του, Τομέας { $domain }. Απόκλεισέ την.
puzzle-left = { $number ->
    [0] Δεν μένουν προσπάθειες.
    [one] Μένει μία προσπάθεια.
   *[other] Μένουν { $number } προσπάθειες.
}
puzzle-solved = Λύθηκε.
puzzle-reached = Αυτός είναι ο δρόμος.
puzzle-missed-win = Ο γύρος τελείωσε και δεν νίκησες.
puzzle-missed-stop = Νικητής: { $player }.
puzzle-way = Χρειάζονται: { $effects }.
puzzle-reason-win = Δοκιμάστηκε κάθε άλλος δρόμος αυτού του γύρου, { $tried ->
    [one] { $tried } στιγμή
   *[other] { $tried } στιγμές
} συνολικά: χωρίς οποιοδήποτε μέρος αυτού, δεν υπάρχει νίκη.
puzzle-reason-stop = Δοκιμάστηκε κάθε άλλος δρόμος αυτού του γύρου, { $tried ->
    [one] { $tried } στιγμή
   *[other] { $tried } στιγμές
} συνολικά: χωρίς οποιοδήποτε μέρος αυτού, νικητής: { $player }.
puzzle-show = Δείξε τη λύση
puzzle-next = Επόμενος γρίφος

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
rules-page-clause = Παράγραφος { $name }
rules-table = Πίνακας

## Finished games on this device

history-lead = Όλα τα παιχνίδια που τελείωσες σε αυτή τη συσκευή, και τι δείχνουν όλα μαζί. Κανείς άλλος δεν το ξέρει: δεν υπάρχει λογαριασμός και κανένας διακομιστής δεν έχει αυτή τη λίστα.
history-unsaved = Αυτό το πρόγραμμα περιήγησης δεν αποθηκεύει τίποτα εδώ: η λίστα χάνεται όταν κλείσεις το παράθυρο.
history-none = Κανένα τελειωμένο παιχνίδι ακόμη
history-none-more = Παίξε ένα ως το τέλος και θα εμφανιστεί εδώ.
history-games = { $number ->
    [one] { $number } παιχνίδι
   *[other] { $number } παιχνίδια
}
history-result = { $result ->
    [won] Νίκη
    [shared] Μοιρασμένη νίκη
   *[lost] Ήττα
}{ $how ->
    [hegemony] , με ηγεμονία: { $domain }
    [majority] , με πλειοψηφία
    [turn-limit] , στο όριο των γύρων
   *[unknown] {""}
}
history-against = Αντίπαλοι: { $names }
history-person = άνθρωπος
history-undated = Πριν καταγράφονται ημερομηνίες
history-turns = { $turns ->
    [one] { $turns } γύρος
   *[other] { $turns } γύροι
}
history-daily = Μοιρασιά της ημέρας
history-uncounted = Δεν μετράει: έπαιξε και μποτ, συνέχισε άλλο παιχνίδι ή μοιράστηκαν πολλοί τη συσκευή
history-replay = Δες το ξανά: { $game }
history-forget-this = Ξέχασέ το: { $game }
history-more = Δείξε { $number } ακόμη
history-keeping = Φύλαξη ή διαγραφή
history-keeping-more = Αποθήκευσε τη λίστα σε αρχείο για να την κρατήσεις ή να την πας σε άλλη συσκευή. Όσα παιχνίδια υπάρχουν ήδη εκεί δεν διπλασιάζονται.
history-export = Αποθήκευση σε αρχείο
history-import = Ανάγνωση αρχείου
history-exported = { $number ->
    [one] { $number } παιχνίδι είναι στο { $file }.
   *[other] { $number } παιχνίδια είναι στο { $file }.
}
history-imported = { $added ->
    [0] Τίποτα νέο σε αυτό το αρχείο.
    [one] Προστέθηκε { $added } παιχνίδι.
   *[other] Προστέθηκαν { $added } παιχνίδια.
} { $known ->
    [0] {""}
    [one] { $known } ήταν ήδη εδώ.
   *[other] { $known } ήταν ήδη εδώ.
}
history-bad-text = Αυτό δεν είναι λίστα παιχνιδιών ή έχει χαλάσει. Διάλεξε αρχείο που αποθήκευσε αυτή η σελίδα.
history-bad-foreign = Αυτό το αρχείο δεν έχει λίστα παιχνιδιών. Διάλεξε αρχείο που αποθήκευσε αυτή η σελίδα.
history-bad-later = Αυτή τη λίστα την αποθήκευσε νεότερη έκδοση του παιχνιδιού. Φόρτωσε ξανά τη σελίδα και διάβασέ την πάλι.
history-bad-game = Το παιχνίδι { $number } της λίστας δεν διαβάζεται, γι’ αυτό δεν προστέθηκε τίποτα. Ίσως κάποιος άλλαξε το αρχείο με το χέρι.
history-forget = Διαγραφή όλων των παιχνιδιών
history-forget-ask = Να διαγραφούν όλα τα παιχνίδια;
history-forget-more = { $number ->
    [one] { $number } παιχνίδι διαγράφεται από αυτή τη συσκευή, και μαζί η θέση σου στη σκάλα. Δεν αναιρείται.
   *[other] { $number } παιχνίδια διαγράφονται από αυτή τη συσκευή, και μαζί η θέση σου στη σκάλα. Δεν αναιρείται.
}
history-keep = Κράτησέ τα
history-forgotten = Όλα τα παιχνίδια διαγράφηκαν.

## Where one stands among the bots

ladder-heading = Η θέση σου στη σκάλα
ladder-stand = { $games ->
    [one] Μετά από { $games } παιχνίδι
   *[other] Μετά από { $games } παιχνίδια
} είσαι περίπου στο επίπεδο: { $level }. Μπορεί να είναι οτιδήποτε από { $low } ως { $high }.
ladder-none = Μετά το πρώτο σου παιχνίδι με μποτ παίρνεις θέση εδώ.
ladder-chance = { $percent }% πιθανότητα νίκης
ladder-how = Η μπάρα δείχνει πού βρίσκεσαι με βεβαιότητα 95%· μικραίνει με κάθε παιχνίδι. Ο αριθμός δίπλα σε κάθε μποτ είναι η πιθανότητά σου να το νικήσεις μόνο του. Μετρούν παιχνίδια μόνο με μποτ, χωρίς ομάδες.

## How often one wins

rates-heading = Πόσο συχνά κερδίζεις
rates-none = Κανένα από αυτά τα παιχνίδια δεν μετράει.
rates-picture = Για κάθε είδος αντιπάλου και αριθμό παικτών: πόσο συχνά κέρδισες και ανάμεσα σε ποια όρια μπορεί να είναι η πιθανότητά σου. Οι αριθμοί είναι στον πίνακα παρακάτω.
rates-legend = Σημείο: κερδισμένα παιχνίδια. Μπάρα: εκεί είναι η πιθανότητά σου με βεβαιότητα 95%. Διακεκομμένη γραμμή: όλοι κερδίζουν το ίδιο συχνά.
rates-against = Αντίπαλοι
rates-won = Νίκες
rates-people = Άνθρωποι
rates-mixed = Μποτ διαφόρων επιπέδων
rates-any = οποιοσδήποτε αριθμός παικτών
rates-unit = %
rates-numbers = { $wins } από { $games }: { $percent }%, από { $low }% ως { $high }%

## The deal of the day

daily-heading = { $status ->
    [past] Πώς τελείωσε
    [over] Πώς τελείωσε
   *[new] Μία μοιρασιά για όλους
}
daily-lead = Όλοι σε αυτόν τον διακομιστή παίζουν τις ίδιες κάρτες από την ίδια θέση, απέναντι σε δύο μποτ επιπέδου «{ $level }», χωρίς βοήθειες. Έχεις ένα παιχνίδι· μετράει αν το τελειώσεις πριν τα μεσάνυχτα UTC. Κανένα όνομα δεν ζητείται ούτε φαίνεται.
daily-lead-here = Οι ίδιες κάρτες για όποιον παίζει σήμερα, από την ίδια θέση, απέναντι σε δύο μποτ επιπέδου «{ $level }», χωρίς βοήθειες. Εδώ δεν υπάρχει διακομιστής: η μοιρασιά προκύπτει μόνο από την ημερομηνία, άρα δεν είναι μυστικό, και το πώς τελείωσε για τους άλλους δεν είναι γνωστό.
daily-play = Παίξε τη σημερινή μοιρασιά
daily-until = Η μέρα τελειώνει τα μεσάνυχτα UTC, { $left }.
daily-next = Η επόμενη μοιρασιά έρχεται τα μεσάνυχτα UTC, { $left }.
daily-late = Τελείωσες μετά τα μεσάνυχτα UTC, όταν η μοιρασιά ήταν πια ανοιχτή σε όλους, γι’ αυτό το παιχνίδι σου δεν είναι ανάμεσα στα άλλα.
daily-own = Δες ξανά το παιχνίδι σου
daily-promise = Τι είχε υποσχεθεί
daily-promise-more = Αυτή η σύνοψη δόθηκε πριν παίξει κανείς. Ο σπόρος και το αλάτι που την αποδεικνύουν δίνονται όταν τελειώσει το παιχνίδι σου· το «Έλεγχος μοιρασιάς» στην επανάληψη δείχνει πώς.
daily-other = Άλλες μέρες
daily-today = Η σημερινή μοιρασιά
daily-before = Η προηγούμενη μέρα
calendar-heading = { $streak ->
    [0] Οι μέρες σου
    [one] { $streak } μέρα στη σειρά
   *[other] { $streak } μέρες στη σειρά
}
calendar-day = { $date }: { $result ->
    [won] νίκη
    [shared] μοιρασμένη νίκη
    [lost] παίχτηκε
   *[none] δεν παίχτηκε
}
calendar-more = Τις μέρες σου τις θυμάται μόνο αυτή η συσκευή. Κορόνα σημαίνει νίκη, τσεκ ένα παιχνίδι που τελείωσες.

## How a deal ended for everybody

endings-heading = Πώς τελείωσε για όλους
endings-sum = { $people ->
    [0] Κανείς δεν έχει τελειώσει ακόμη αυτή τη μοιρασιά.
    [one] Την τελείωσε { $people } άτομο, νίκες: { $won }.
   *[other] Την τελείωσαν { $people } άτομα, νίκες: { $won }.
}
endings-picture = Πώς τελείωσε η μοιρασιά, ανά Τομέα ή πλειοψηφία και ανά γύρο: { $people ->
    [one] { $people } άτομο
   *[other] { $people } άτομα
}, νίκες { $won }. Οι αριθμοί είναι στον πίνακα παρακάτω.
endings-legend = Χρυσό και πάνω από τη γραμμή: νίκη. Κάτω από αυτήν: νίκησε μποτ. Μεγαλύτερο: περισσότεροι. Με δαχτυλίδι: εσύ. Το μικρό κεφάλι: το πιο δυνατό μποτ.
endings-none = Κανείς δεν τελείωσε αυτή τη μοιρασιά.
endings-how = Πώς
endings-result = Αποτέλεσμα
endings-people = Άτομα
endings-one = { $result ->
    [won] νίκη
    [shared] μοιρασμένη νίκη
   *[lost] ήττα
}
endings-majority = Πλειοψηφία
endings-turn-limit = Όριο γύρων
best-told = Ο Σοφός, στη θέση σου: { $result ->
    [won] νίκη
    [shared] μοιρασμένη νίκη
   *[lost] ήττα
}{ $how ->
    [hegemony] {" "}με ηγεμονία ({ $domain })
    [majority] {" "}με πλειοψηφία
   *[turn-limit] {""}
}, στον γύρο { $turn }.
best-replay = Δες πώς έπαιξε ο Σοφός
best-waiting = Ο Σοφός παίζει την ίδια μοιρασιά.

## A deal that friends play in turn

deal-lead = Φίλοι παίζουν τις ίδιες κάρτες, καθένας από την ίδια θέση απέναντι στα ίδια μποτ, όποτε θέλουν. Στο τέλος συγκρίνετε κίνηση με κίνηση.
deal-make-heading = Νέα μοιρασιά
deal-level = Επίπεδο των μποτ
deal-make = Μοίρασε και πάρε σύνδεσμο
deal-play-heading = Το παιχνίδι σου
deal-about = { $players ->
    [2] Δύο παίκτες: εσύ και ένα μποτ επιπέδου «{ $level }».
    [3] Τρεις παίκτες: εσύ και δύο μποτ επιπέδου «{ $level }».
   *[4] Τέσσερις παίκτες: εσύ και τρία μποτ επιπέδου «{ $level }».
}
deal-play = Παίξε αυτή τη μοιρασιά
deal-secret = Ώσπου να τελειώσεις δεν βλέπεις τίποτα από όσα έκαναν οι άλλοι, και εκείνοι τίποτα δικό σου ώσπου να τελειώσουν. Καθένας έχει ένα παιχνίδι, χωρίς βοήθειες.
deal-gone = Πήγες αυτή τη μοιρασιά σε άλλη συσκευή, και το παιχνίδι σου είναι εκεί.
deal-link = Κάλεσε άλλους
deal-link-more = Όποιος έχει αυτόν τον σύνδεσμο μπορεί να παίξει τη μοιρασιά μία φορά.
deal-lines = Τα παιχνίδια σας δίπλα δίπλα
deal-with = Σύγκριση με
deal-own-turn = Γύρος σου
deal-parted = Αποφασίζατε το ίδιο ως τον γύρο σου { $number }. Εκεί χωρίζουν τα παιχνίδια.
deal-same = Αποφασίσατε το ίδιο από την αρχή ως το τέλος.
deal-waiting = { $number ->
    [one] Παίζει ακόμη: { $names }.
   *[other] Παίζουν ακόμη: { $names }.
}
deal-alone = Κανείς άλλος δεν έχει τελειώσει ακόμη. Στείλε τον σύνδεσμο και ξαναπέρνα.
deal-loading = Τα παιχνίδια συγκρίνονται.
deal-end = { $result ->
    [won] νίκη
    [shared] μοιρασμένη νίκη
   *[lost] ήττα
}{ $how ->
    [hegemony] , { $domain }
    [majority] , πλειοψηφία
   *[turn-limit] {""}
}, γύρος { $turn }
