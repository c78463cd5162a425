### What is said in a terminal only, in Greek: the text game, the commands and their help.
### The notes for translators are in en/game.ftl.

## The text game: beginning and leaving

play-title = { game }: ανεπίσημη υλοποίηση από φίλους του παιχνιδιού. Το παιχνίδι είναι του Rémi Amy, έκδοση Ludonaute.
play-against = Αντίπαλοί σου: { $names }.
# Where the bots differ, each is introduced. $bot is its name as it is typed, such as "senator".
play-met-own = Για λογαριασμό του { $name } παίζει το { $bot }.
play-met = { $name } είναι { $bot }: { $description }
# A bot that takes its time has its turn.
play-thinks = { $name } σκέφτεται…
play-partner = Στην ομάδα σου παίζει: { $name }. Κερδίζετε μαζί.
play-first = { $who ->
    [you] Πρώτος Παίκτης, με κλήρωση: εσύ.
   *[other] Πρώτος Παίκτης, με κλήρωση: { $name }.
}
# --seed is typed as it is in every language.
play-seed = Ο σπόρος είναι { $seed }: με --seed { $seed } μοιράζονται ξανά οι ίδιες κάρτες.
# Turn 0 is the draft. $who decides next.
play-continued = { $number ->
    [0] Το παιχνίδι συνεχίζεται με τη Μέθοδο Επιλογής.
   *[other] { $who ->
        [you] Το παιχνίδι συνεχίζεται: γύρος { $number }, η σειρά σου.
       *[other] Το παιχνίδι συνεχίζεται: γύρος { $number }, { $name }.
    }
}
play-unfinished = Υπάρχει ένα παιχνίδι στη μέση: για να το συνεχίσεις, γράψε τώρα "έξοδος" και μετά "{ $program } play --text --continue".
play-how = Απάντησε με έναν αριθμό ή με λέξεις όπως "παίξε στρατός". Γράψε "βοήθεια" για περισσότερα.
play-auto = Υπάρχει μόνο μία απάντηση, και δίνεται αυτόματα: { $decision }.
play-left = Φεύγεις από το τραπέζι.
play-left-saved = Φεύγεις από το τραπέζι. Το παιχνίδι αποθηκεύτηκε: "{ $program } play --text --continue" το συνεχίζει.
play-replay = "{ $program } replay" δείχνει ξανά αυτό το παιχνίδι.

## The text game: saving

save-where = Γράψε και το όνομα ενός αρχείου: αποθήκευση ΑΡΧΕΙΟ.
save-done = Το παιχνίδι αποθηκεύτηκε στο { $file }.
save-exists = Το { $file } υπάρχει ήδη και δεν είναι καταγραφή αυτού του παιχνιδιού, γι' αυτό μένει όπως είναι.
save-failed = Το παιχνίδι δεν μπόρεσε να αποθηκευτεί στο { $file }: { $reason }.
save-automatic-failed = Το παιχνίδι δεν μπορεί να αποθηκευτεί αυτόματα: { $reason }.

## The rulebook

rules-contents = Το βιβλίο κανόνων ανά κεφάλαιο. "{ $program } rules 1.8" δείχνει ένα κεφάλαιο, "{ $program } rules R-MIL-03" μια παράγραφο, "{ $program } rules επίθεση" βρίσκει λέξεις.
rules-chapter = { $number ->
    [one] { $heading }: { $first }
   *[other] { $heading }: { $first } ως { $last }
}
rules-chapter-mixed = { $heading }: { $names }
# Words that people look for, and the chapters that answer them. Each line: words, a colon, numbers of chapters.
rules-see-also =
    κερδίζω κερδίζει κερδίσω κερδίσει κερδιζω κερδιζει κερδισω κερδισει νίκη νικη νικώ νικω νικητή: 1.16 1.18
    πόντοι ποντοι πόντο βαθμοί βαθμοι ισοπαλία ισοπαλια ισοβαθμία ισοβαθμια πλειοψηφία πλειοψηφια: 1.18

## Replays

replay-verified = { $number ->
    [one] Η καταγραφή είναι σωστή: η { $number } απόφασή της επαναλαμβάνεται.
   *[other] Η καταγραφή είναι σωστή: και οι { $number } αποφάσεις επαναλαμβάνονται.
}
# The digest follows on a line of its own.
replay-promised = Το μοίρασμα είχε οριστεί πριν από το παιχνίδι: ταιριάζει με τη δέσμευση που δημοσιεύτηκε τότε.
verify-step = Βήμα { $number }
verify-compare = Σύγκρινε τη σύνοψη με αυτήν που είδες πριν από το παιχνίδι, ή δώσε εκείνη με --commitment.
replay-drawn = Η εικόνα αποθηκεύτηκε: { $file }.
replay-until = { $number ->
    [one] Παρουσιάστηκε { $number } απόφαση.
   *[other] Παρουσιάστηκαν { $number } αποφάσεις.
}

## The server

# An address follows on a line of its own.
serve-address = Μπορείτε να παίξετε εδώ:
serve-private = Μόνο αυτός ο υπολογιστής μπορεί να συνδεθεί. "{ $program } serve --host 0.0.0.0" αφήνει κι άλλους.
serve-code = Για κινητά στο ίδιο δίκτυο:
serve-no-code = Δεν υπάρχει κωδικός για κινητά: άλλοι υπολογιστές δεν μπορούν να συνδεθούν. Χρησιμοποίησε --host 0.0.0.0 ή όρισε μια διεύθυνση στις ρυθμίσεις.
browser-address = Παίξε στον φυλλομετρητή σου, εδώ:
browser-already = Το παιχνίδι τρέχει ήδη σε αυτόν τον υπολογιστή, γι' αυτό χρησιμοποιείται η σελίδα του.
serve-stop = Το Ctrl-C σταματά τον διακομιστή. Όλα αποθηκεύονται.

# "impera serve --check": what each step found.
serve-check-trying = Δοκιμή: { $address }
serve-check-health = Ο διακομιστής απαντά και μπορεί να γράψει στη βάση δεδομένων.
serve-check-page = Η σελίδα και όλα τα αρχεία της φτάνουν.
serve-check-socket = Οι ζωντανές συνδέσεις ανοίγουν.
serve-check-good = Όλα λειτουργούν από αυτό το μηχάνημα.
serve-check-silent = Κανείς δεν απαντά στη διεύθυνση { $address }: { $detail }. Λειτουργεί ο διακομιστής, και οδηγεί ο διαμεσολαβητής σε αυτόν;
serve-check-storage = Ο διακομιστής απαντά, αλλά δεν μπορεί να γράψει στη βάση δεδομένων. Το αρχείο καταγραφής του λέει γιατί.
serve-check-foreign = Η διεύθυνση { $address } απαντά με κωδικό { $status }, που δεν είναι απάντηση αυτού του διακομιστή. Οδηγεί ο διαμεσολαβητής σε αυτόν, και είναι σωστή η διαδρομή;
serve-check-files = Η σελίδα φτάνει, αλλά το { $detail } όχι (κωδικός { $status }). Η διεύθυνση ή το --base-path πρέπει να περιέχει τη διαδρομή κάτω από την οποία βρίσκεται ο διακομιστής.
serve-check-no-upgrade = Οι ζωντανές συνδέσεις δεν ανοίγουν: ο διαμεσολαβητής δεν προωθεί τις κεφαλίδες Upgrade και Connection.
serve-check-other-origin = Ο διακομιστής θεωρεί τη σελίδα στη διεύθυνση { $address } σελίδα άλλου ιστότοπου. Ορίστε την στο address, ή ρυθμίστε τον διαμεσολαβητή να προωθεί την κεφαλίδα Host.
serve-check-other-name = Ο διακομιστής δεν γνωρίζει το όνομα με το οποίο τον καλούν. Ορίστε το { $address } στο address, ή προσθέστε το όνομα στο hosts.
serve-check-no-socket = Οι ζωντανές συνδέσεις δεν ανοίγουν: η απάντηση έχει κωδικό { $status }. Αφήνει ο διαμεσολαβητής τις συνδέσεις να περάσουν;

## Hosts

# $before and $after are versions of the database; "none" is a database without any.
admin-migrated = { $before ->
    [none] Η βάση δεδομένων δημιουργήθηκε, με έκδοση { $after }.
   *[other] Η βάση δεδομένων είχε έκδοση { $before } και τώρα έχει έκδοση { $after }.
}
admin-backed-up = { $number ->
    [one] Γράφτηκε { $number } γραμμή στο { $file }. Φύλαξέ το καλά: δείχνει τα μοιράσματα παιχνιδιών που παίζονται ακόμα.
   *[other] Γράφτηκαν { $number } γραμμές στο { $file }. Φύλαξέ το καλά: δείχνει τα μοιράσματα παιχνιδιών που παίζονται ακόμα.
}
admin-restored = { $number ->
    [one] Διαβάστηκε { $number } γραμμή από το { $file }.
   *[other] Διαβάστηκαν { $number } γραμμές από το { $file }.
}
admin-exported = { $number ->
    [one] Γράφτηκε { $number } καταγραφή στο { $file }.
   *[other] Γράφτηκαν { $number } καταγραφές στο { $file }.
}
admin-deleted = Το τραπέζι { $name } διαγράφηκε.
admin-forgot = { $number ->
    [one] Το όνομα { $name } διαγράφηκε: { $number } θέση δεν έχει πια όνομα ούτε διακριτικό.
   *[other] Το όνομα { $name } διαγράφηκε: { $number } θέσεις δεν έχουν πια όνομα ούτε διακριτικό.
}
admin-table = { $name }, { $last }: { $status ->
    [waiting] περιμένει παίκτες
    [running] παίζεται
    [over] τελείωσε
   *[closed] έκλεισε
}. Παίκτες: { $people }· μποτ: { $bots }· εγγραφές: { $entries }.
admin-no-tables = Δεν υπάρχουν τραπέζια.
admin-closed = Το τραπέζι { $name } έκλεισε: όλοι αποσυνδέθηκαν και κανείς δεν μπορεί να μπει. Το παιχνίδι του κρατήθηκε.
admin-no-actions = Κανένας διαχειριστής δεν έχει κάνει κάτι ακόμα.

## Simulations

cluster-connecting = Σύνδεση με τη συστοιχία Ray στη διεύθυνση { $address }. Αν δεν απαντήσει κανείς, η προσπάθεια τελειώνει σε περίπου ένα λεπτό.
simulate-compiling = Οι κανόνες μεταγλωττίζονται τώρα για αυτόν τον υπολογιστή. Γίνεται μία φορά και παίρνει ως μισό λεπτό.
simulate-compiling-gpu = Οι κανόνες μεταγλωττίζονται τώρα για την κάρτα γραφικών. Παίρνει ως ένα λεπτό, κάθε φορά.
simulate-compiling-cluster = Όσοι υπολογιστές της συστοιχίας δεν έχουν μεταγλωττίσει ακόμη τους κανόνες, το κάνουν πρώτα. Παίρνει ως ένα λεπτό.
simulate-wait = Μεταγλώττιση
simulate-playing = Παίζονται
# $number of $games games were played.
simulate-games = Παιχνίδια: { $number } από { $games }, { $players } παίκτες, σπόρος { $seed }, μηχανή { $engine }.
# Rates are in percent.
simulate-seat = Η θέση { $seat } κερδίζει: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (διάστημα 95%: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } ως { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%).
simulate-shared = Κοινές νίκες, που μετρούν για κάθε νικητή: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
simulate-hegemony = Τέλος με ηγεμονία: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
simulate-majority = Τέλος με πλειοψηφία: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
simulate-turn-limit = Τέλος από το όριο γύρων: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
simulate-turns = Γύροι: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } κατά μέσο όρο, από { $min } ως { $max }.
simulate-decisions = Αποφάσεις: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } κατά μέσο όρο, από { $min } ως { $max }.
simulate-ready = Μεταγλώττιση ή φόρτωση των κανόνων: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } δευτερόλεπτα, που δεν μετρούν παρακάτω.
simulate-nothing = Δεν παίχτηκε τίποτα ακόμα: οι κανόνες μεταγλωττίζονταν.
simulate-speed = Ταχύτητα: { $speed } αποφάσεις το δευτερόλεπτο, σε { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } δευτερόλεπτα.

## The arena

arena-ready = Προετοιμασία
# The first words of the progress bar; the standing follows.
arena-playing = Παίζονται
# Part of a row, in the progress bar and for a match: "emperor 93,5% (89,1 ως 96,2)".
arena-now = { $bot } { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } ως { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
# $number of $asked games were played; $teams is "yes" for the team game.
arena-games = { $teams ->
    [yes] Παιχνίδια: { $number } από { $asked }, μοίρασμα { $deal }, 2 ομάδες των 2 παικτών, σπόρος { $seed }.
   *[no] Παιχνίδια: { $number } από { $asked }, μοίρασμα { $deal }, { $players } παίκτες, σπόρος { $seed }.
}
# A deal is complete when it was played once from each of the $seatings seatings.
arena-counted = Μέτρησαν: { $games } παιχνίδια, δηλαδή { $deals ->
    [one] { $deals } μοίρασμα
   *[other] { $deals } μοιράσματα
}, το καθένα από { $seatings } διατάξεις θέσεων.
# The heads of the columns of the table, then what stands in them. Short is good.
arena-head-bot = Μποτ
arena-head-wins = Νίκες
arena-head-interval = Διάστημα 95%
arena-head-fair = Μερίδιο
arena-head-rating = Δύναμη
arena-percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } ως { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-match = Αναμέτρηση { $bots }, { $deals ->
    [one] { $deals } μοίρασμα
   *[other] { $deals } μοιράσματα
}: { $rates }.
arena-seconds = { $bot } αποφασίζει σε { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } s κατά μέσο όρο, σε { NUMBER($most, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ή λιγότερο σε 95 από 100 περιπτώσεις, το πολύ σε { NUMBER($longest, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
arena-milliseconds = { $bot } αποφασίζει σε { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms κατά μέσο όρο, σε { NUMBER($most, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms ή λιγότερο σε 95 από 100 περιπτώσεις, το πολύ σε { NUMBER($longest, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms.
arena-hegemony = Τέλος με ηγεμονία: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-majority = Τέλος με πλειοψηφία: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-turn-limit = Τέλος από το όριο γύρων: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-forfeit = Τέλος επειδή απέτυχε ένα μποτ: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-shared = Κοινές νίκες, από τις οποίες κάθε νικητής παίρνει το μερίδιό του: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
arena-length = Διάρκεια κατά μέσο όρο: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } γύροι, { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } αποφάσεις.
arena-failures = { $bot } απέτυχε { $number ->
    [one] { $number } φορά
   *[other] { $number } φορές
}.
# $problem is a sentence in English without its full stop; it happened $number times.
arena-problem = { $number } x { $problem }.
arena-problems-more = { $number ->
    [one] Ακόμα { $number } πρόβλημα είναι στο αρχείο results.json, αν δόθηκε --out.
   *[other] Ακόμα { $number } προβλήματα είναι στο αρχείο results.json, αν δόθηκε --out.
}
arena-decided = Κρίθηκε, γι' αυτό δεν παίχτηκαν άλλα παιχνίδια.
arena-undecided = Δεν έχει κριθεί.
arena-interrupted = Διακόπηκε νωρίτερα με Ctrl-C.
arena-interrupted-kept = Διακόπηκε νωρίτερα με Ctrl-C. Η ίδια εντολή συνεχίζει από εδώ.
arena-nothing = Δεν μέτρησε τίποτα: κανένα μοίρασμα δεν παίχτηκε από όλες τις διατάξεις θέσεων.
arena-failed = Ένα μποτ απέτυχε, γι' αυτό η αρένα σταμάτησε: { $problem }.
# $problem is a sentence in English without its full stop.
arena-lost = Η αρένα τελείωσε νωρίτερα, και όσα παίχτηκαν φυλάσσονται: { $problem }.
arena-written = Γράφτηκαν στο { $folder }: { $files }.
# The picture: its title, the names of its axes, and the mark of the fair share.
arena-plot-title = { $games } παιχνίδια, { $players } παίκτες, σπόρος { $seed }
arena-plot-wins = Νίκες επί τοις εκατό, με διάστημα 95%
arena-plot-rating = Δύναμη, με διάστημα 95%
arena-plot-fair = δίκαιο μερίδιο

# The page of a league: its title, the headings of its parts, and a sentence for each.
league-title = Πρωτάθλημα με { $number ->
    [one] { $number } μποτ
   *[other] { $number } μποτ
}
league-standing = Κατάταξη
league-pairs = Κάθε ζευγάρι
league-pairs-note = Πόσο συχνά το μποτ της γραμμής νίκησε το μποτ της στήλης, με διάστημα 95%. Η κοινή νίκη μετράει μισή.
league-curve = Η δύναμη με τον χρόνο
league-curve-note = Η γραμμή είναι η δύναμη μετά από κάθε παιχνίδι του πρωταθλήματος και η σκιά το διάστημα 95%.
league-axis = Παιχνίδια του πρωταθλήματος
league-records = Παιχνίδια για να δείτε
league-records-note = Το τελευταίο παιχνίδι κάθε ζευγαριού, ως κινούμενη εικόνα, και η καταγραφή του για το «{ $program } replay».
league-record = { $first } εναντίον { $second }
league-file = καταγραφή
# A bot that plays no more.
league-gone = { $bot } (έφυγε)
league-head-games = Παιχνίδια
league-head-time = Ανά απόφαση
league-head-failures = Αποτυχίες
league-milliseconds = { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms

## Training

train-ready = Προετοιμασία. Ό,τι μεταγλωττίζεται πρώτη φορά παίρνει ένα λεπτό.
# In the progress bar; $games are finished.
train-learning = Μαθαίνει, παιχνίδια: { NUMBER($games) }
# $rates is a row of the message below.
train-measured = Μετά από { $seconds } δ., εναντίον { $bot }: { $rates }
# $kind is a kind of table as the files name it, such as "2-basic".
train-rate = { $kind } { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
train-score = { $kind }, εναντίον { $bot }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } ως { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), δίκαιο μερίδιο { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
train-interrupted = Σταμάτησε με Ctrl-C. Η ίδια εντολή συνεχίζει από εδώ.
train-limited = Σταμάτησε στο όριο. Η ίδια εντολή συνεχίζει από εδώ.
# The picture: the names of its axes.
train-plot-seconds = Δευτερόλεπτα εκπαίδευσης
train-plot-wins = Νίκες επί τοις εκατό

## Exploiting a bot

# How a response is called in the lines below.
exploit-new = δίκτυο από το μηδέν
exploit-own = δίκτυο από τα βάρη του ίδιου του μποτ
exploit-search = αναζήτηση που ξέρει το δίκτυο
exploit-training = Εκπαίδευση εναντίον του μποτ: { $response }.
exploit-measuring = Μέτρηση: { $response }.
exploit-again = Η καλύτερη απάντηση μετριέται ξανά, σε άλλες μοιρασιές.
exploit-measured = Νίκες ({ $response }): { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } έως { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), παιχνίδια: { NUMBER($games) }
exploit-bound = Το { $bot } μπορεί να χάσει τουλάχιστον το { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% των παιχνιδιών (δίκαιο μερίδιο { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%): { $response }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } έως { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) σε άλλες μοιρασιές, παιχνίδια: { NUMBER($games) }.
exploit-untrained = Το { $bot } δεν παίζει ούτε με πρακτικούς κανόνες ούτε μόνο με δίκτυο, οπότε κανένα δίκτυο δεν εκπαιδεύεται εναντίον του. Δοκιμάζεται μόνο αναζήτηση.
exploit-stranger = Η αναζήτηση δεν ξέρει πώς αποφασίζει το { $bot }: το θεωρεί sage.

## Studies

study-playing = Παίζονται παιχνίδια
study-games = { $games ->
    [one] { $games } παιχνίδι απαντά
   *[other] { $games } παιχνίδια απαντούν
}, με σπόρο { $seed }:
study-interrupted = Σταμάτησε νωρίς με Ctrl-C. Η ίδια εντολή συνεχίζει από εδώ.
study-written = Γράφτηκε στο { $folder }: { $files }.
puzzles-playing = Αναζήτηση γρίφων
puzzles-written = Γρίφοι: { $puzzles }, παιχνίδια: { $games }. Γράφτηκε στο { $file } ({ NUMBER($kilobytes, maximumFractionDigits: 0) } kB).
puzzles-interrupted = Σταμάτησε νωρίς με Ctrl-C.

export-written = Γράφτηκε στο { $file }: { $rows ->
    [one] { $rows } απόφαση
   *[other] { $rows } αποφάσεις
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
error-export-what = Ονόμασε καταγραφές, ή ζήτησε δείγμα με --sample· το ένα από τα δύο.

## The static edition

# $part is one of the three names below.
site-part = { $part }: { $files ->
    [one] { $files } αρχείο
   *[other] { $files } αρχεία
}, { $kilobytes } kB.
site-page = Σελίδα
site-rulebooks = Βιβλία κανόνων
site-network = Νευρωνικό δίκτυο των μποτ
site-puzzles = Γρίφοι
site-written = Γράφτηκε στο { $folder }: { $files ->
    [one] { $files } αρχείο
   *[other] { $files } αρχεία
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, έκδοση { $version }.
site-next = Οποιαδήποτε στατική φιλοξενία μπορεί να σερβίρει αυτόν τον φάκελο, σε οποιαδήποτε διαδρομή. Για να τον δεις εδώ: python -m http.server --directory { $folder }

## Errors, each as one sentence

error = { $problem }.
error-file = Το αρχείο { $file } δεν μπορεί να χρησιμοποιηθεί: { $reason }.
error-not-text = δεν είναι κείμενο
# $most is "none" when any greater number will do.
error-number = { $most ->
    [none] το "{ $value }" δεν είναι ακέραιος αριθμός από { $least } και πάνω
   *[other] το "{ $value }" δεν είναι ακέραιος αριθμός από { $least } ως { $most }
}
error-memory = Δεν υπάρχει αρκετή μνήμη γι' αυτό.
# $command is what was typed, such as "impera play".
error-usage = { $problem } "{ $command } --help" λέει περισσότερα.
error-no-database = Δεν υπάρχει βάση δεδομένων { $file }. Ένας διακομιστής τη φτιάχνει όταν ξεκινά πρώτη φορά· το --database ορίζει άλλη.
error-schema-unknown = Δεν υπάρχει σχήμα με το όνομα «{ $name }». Τα σχήματα είναι { $names }.
error-not-parquet = Ο πίνακας των αποφάσεων είναι αρχείο Parquet: ονομάστε τον { $file }.
error-no-folder = Ο φάκελος του { $file } δεν υπάρχει.
error-nothing-to-continue = Δεν υπάρχει παιχνίδι στη μέση για να συνεχιστεί.
error-not-with = Ένα παιχνίδι που συνεχίζεται με { $option } μένει όπως είναι, γι' αυτό { $option } δεν πάει μαζί με { $others }.
# $options are options such as --seed.
error-only-text = Μόνο το παιχνίδι σε κείμενο δέχεται { $options }: πρόσθεσε --text
error-only-browser = Το παιχνίδι σε κείμενο δεν δέχεται { $options }: βγάλε το --text
error-no-page = Η σελίδα του παιχνιδιού για τον φυλλομετρητή δεν έχει φτιαχτεί εδώ. Φτιάξε τη με "make page", ή παίξε με "{ $program } play --text".
error-game-is-over = Το παιχνίδι στο { $file } τελείωσε· "{ $program } replay { $file }" το διηγείται.
error-no-table = Δεν υπάρχει τραπέζι { $name }.
error-no-person = Δεν υπάρχει κανείς με το όνομα { $name }.
error-one-viewer = Διάλεξε ένα από τα --seat, --spectator και --everything.
error-not-promised = Το μοίρασμα στο { $file } δεν είναι αυτό που είχε οριστεί: έχει άλλη δέσμευση, ή δεν έχει καμία.
error-no-promise = Τίποτα δεν είχε οριστεί πριν από το παιχνίδι στο { $file }: η καταγραφή δεν έχει δέσμευση.
error-no-replacement = Ένα μποτ που αντικαθίσταται χρειάζεται αντικαταστάτη, και ένα που δεν αντικαθίσταται δεν χρειάζεται: --on-failure replace και --replacement πάνε μαζί.
error-no-out = Οι καταγραφές μένουν σε έναν φάκελο, γι' αυτό το --records χρειάζεται --out.
error-league-other = Σε αυτό το πρωτάθλημα το { $label } είναι άλλο μποτ: { $spec }. Δώστε στο νέο άλλο όνομα: NAME=BOT.
error-league-nobody = Σε αυτό το πρωτάθλημα δεν υπάρχει μποτ με το όνομα { $label }.
error-league-sides = Ένα πρωτάθλημα είναι για δύο πλευρές: 2 παίκτες ή το ομαδικό παιχνίδι.
error-league-alone = Το πρωτάθλημα φυλάει τα πάντα στον φάκελό του και παίζει όλα τα παιχνίδια, γι' αυτό το --league δεν πάει μαζί με --out, --records και --until-decided.
error-leave-alone = Τα μποτ φεύγουν από ένα πρωτάθλημα, γι' αυτό το --leave χρειάζεται --league.
error-too-many-bots = Σε αυτό το τραπέζι υπάρχει χώρος για { $number } μποτ.
error-no-plot = Δεν υπάρχει γράφημα, επειδή το matplotlib δεν είναι εγκατεστημένο· "pip install 'impera[plots]'" το εγκαθιστά.
error-no-server = Το παιχνίδι στον φυλλομετρητή και ο διακομιστής χρειάζονται πακέτα που δεν είναι εγκατεστημένα· "pip install 'impera[server]'" τα εγκαθιστά. Χωρίς αυτά, παίξε με "{ $program } play --text".
error-no-compiler = Αυτό χρειάζεται τον μεταγλωττιστή numba, που δεν είναι εγκατεστημένος· "pip install numba" τον εγκαθιστά.
error-no-torch = Η εκπαίδευση χρειάζεται το PyTorch, που δεν είναι εγκατεστημένο· "pip install 'impera[train]'" το εγκαθιστά.
error-cluster = Η συστοιχία Ray στη διεύθυνση { $address } δεν απαντά. Έλεγξε το { $variable } και αν η συστοιχία λειτουργεί. Μήνυμα του Ray: { $reason }
error-train-other = Ο φάκελος { $folder } έχει μια εκπαίδευση με άλλες ρυθμίσεις. Διάλεξε άλλον φάκελο, ή μη δώσεις ρυθμίσεις για να συνεχίσει εκείνη.
error-exploit-untrained = Κανένα δίκτυο δεν εκπαιδεύεται εναντίον του { $bot }: δεν παίζει ούτε με πρακτικούς κανόνες ούτε μόνο με δίκτυο. Δώσε --by search.
# A number of seconds.
error-seconds = το "{ $value }" δεν είναι αριθμός δευτερολέπτων πάνω από 0
# Bots as they are typed. What stands before and after = and : is typed as it is in every language.
error-bot-text = Το "{ $text }" δεν είναι μποτ: γράψε ένα όνομα, NAME:seconds=1, exec:COMMAND, py:MODULE:NAME, ή LABEL= πριν από ένα από αυτά.
error-bot-unknown = Δεν υπάρχει μποτ με το όνομα "{ $name }". Τα μποτ είναι: { $names }.
error-bot-at-once = Το μποτ "{ $name }" αποφασίζει αμέσως: seconds, simulations και threads είναι για μποτ που ψάχνουν.
error-bot-no-network = Το μποτ "{ $name }" δεν έχει δίκτυο: το weights είναι για { $names }.
error-bot-setting = Το μποτ "{ $spec }" έχει μια ρύθμιση "{ $name }" που δεν υπάρχει. Οι ρυθμίσεις είναι: { $settings }.
error-bot-number = { $kind ->
    [whole] Το μποτ "{ $spec }" χρειάζεται για τη ρύθμιση { $name } ακέραιο αριθμό πάνω από 0, όχι "{ $value }".
   *[any] Το μποτ "{ $spec }" χρειάζεται για τη ρύθμιση { $name } αριθμό πάνω από 0, όχι "{ $value }".
}
# $reason is in English.
error-bot-command = Η εντολή του μποτ "{ $spec }" δεν διαβάζεται: { $reason }.
error-bot-no-command = Το μποτ "{ $spec }" δεν ορίζει πρόγραμμα: γράψε exec:COMMAND.
# $spec is what was typed, $reason what Python says, in English.
error-bot-python = Το μποτ "{ $spec }" δεν φορτώνεται: γράψε py:MODULE:NAME ή py:FILE.py:NAME. ({ $reason })
error-bot-object = Το { $label } είναι αντικείμενο ενός προγράμματος Python: μόνο εκείνο μπορεί να το βάλει να παίξει.
# $reason is in English.
error-bot-offer = Το μποτ "{ $text }" δεν μπορεί να προσφερθεί: γράψε ΟΝΟΜΑ=exec:ΕΝΤΟΛΗ, με νέο όνομα από πεζά λατινικά γράμματα, ψηφία και παύλες, ή το όνομα ενός μποτ από φάκελο.
error-bot-manifest = Το { $file } δεν περιγράφει μποτ: { $reason }
error-bot-no-program = Το μποτ "{ $spec }" δεν μπορεί να ξεκινήσει: δεν υπάρχει πρόγραμμα "{ $file }" που να εκτελείται. Ένα αρχείο χρειάζεται τη διαδρομή του, όπως ./mybot, και δικαίωμα εκτέλεσης.
error-bots-too-few = Μια αρένα χρειάζεται δύο μποτ ή περισσότερα.
error-bots-same = Δύο μποτ λέγονται "{ $label }": ξεχώρισέ τα με μια ετικέτα, όπως first={ $label }.
error-no-last-game = Δεν υπάρχει ακόμα τελειωμένο παιχνίδι: δώσε το αρχείο μιας καταγραφής.
error-site-not-empty = Ο φάκελος { $folder } δεν είναι άδειος. Δώσε έναν νέο ή άδειο φάκελο, ή έναν που έγραψε παλιότερα το «{ $program } site».
error-site-no-page = Η σελίδα του παιχνιδιού για τον φυλλομετρητή δεν έχει χτιστεί. Σε κλώνο του αποθετηρίου, τρέξε πρώτα «make page».

## Help of the command line. These messages are read without Fluent: no values but $program, no selectors, no references.
## Words that begin with -- and examples are typed as they are in every language. Examples keep their lines.

help-impera =
    Carta Impera Victoria: παίξε, προσομοίωσε, ψάξε τους κανόνες.

    Χωρίς εντολή το παιχνίδι ανοίγει στον φυλλομετρητή. Αυτή είναι μια ανεπίσημη υλοποίηση από φίλους του παιχνιδιού·
    το παιχνίδι είναι του Rémi Amy, έκδοση Ludonaute.
help-impera-examples =
    Παραδείγματα:
      { $program }
      { $program } play --text --players 4 --deal draft
      { $program } rules επίθεση
help-play =
    Παίξε με μποτ, στον φυλλομετρητή ή σε κείμενο.

    Ο φυλλομετρητής έχει δικό του διακομιστή σε αυτόν τον υπολογιστή, που φυλάει τα παιχνίδια σου. Με --text κάθε ερώτηση
    έχει αριθμημένες απαντήσεις: γράψε "βοήθεια" μέσα στο παιχνίδι για τις εντολές του. Αυτό το παιχνίδι αποθηκεύεται μόνο
    του, και "{ $program } play --text --continue" συνεχίζει το τελευταίο που έμεινε στη μέση.
help-play-examples =
    Παραδείγματα:
      { $program } play
      { $program } play --no-browser --port 8000
      { $program } play --text --players 2 --seed 7 --name Ada
      { $program } play --text --players 4 --teams --deal draft
      { $program } play --text --bots senator,emperor
      { $program } play --text --continue
help-play-text = Παιχνίδι σε κείμενο σε αυτό το τερματικό· οι επιλογές του παιχνιδιού πάνε μαζί του.
help-play-browser = Αν ανοίγει ο φυλλομετρητής· η διεύθυνση ανακοινώνεται σε κάθε περίπτωση.
help-play-seat = Η θέση σου, από το 0. Ο Πρώτος Παίκτης κληρώνεται.
help-play-name = Το όνομά σου.
help-play-bots = Ποια μποτ παίζουν· "{ $program } bots" τα δείχνει. Ένα όνομα ισχύει για όλους τους άλλους· πολλά με κόμματα ανάμεσα, όπως senator,emperor, ισχύουν για τις θέσεις με τη σειρά τους, και το τελευταίο γεμίζει τις υπόλοιπες.
help-play-aids = Στην αρχή του γύρου σου λέει ποιος μπορεί να κερδίσει στον επόμενο· το λέει, αν δεν οριστεί.
help-play-auto = Δίνει μόνο του την απάντηση που είναι η μοναδική.
help-play-save = Γράφει την καταγραφή του παιχνιδιού και σε αυτό το αρχείο.
help-play-continue = Συνεχίζει το τελευταίο παιχνίδι που έμεινε στη μέση.
help-play-load = Συνεχίζει το παιχνίδι αυτής της καταγραφής, με τα μποτ που ορίζει.
help-option-players = Αριθμός παικτών· 3, αν δεν οριστεί.
help-option-deal = Πώς μοιράζονται οι πρώτες κάρτες· basic, αν δεν οριστεί.
help-option-teams = Δύο ομάδες των δύο, για τέσσερις παίκτες.
help-option-edition = Παιχνίδι όπως λέει το βιβλίο κανόνων αυτής της γλώσσας· en, αν δεν οριστεί. Ορίζει τις επιλογές παρακάτω.
help-option-last-round = Ποιος έχει ακόμα γύρο όταν αδειάσει η τράπουλα.
help-option-religion = Πότε ορίζεται το όριο χεριού της Θρησκείας.
help-option-copy-owned = Αν μπορείς να αντιγράψεις ιδιότητα που φτάνουν οι δικές σου κάρτες.
help-option-copy-slot = Τι αποκλείει η αντιγραφή στον ίδιο γύρο: τις δικές σου ιδιότητες όλου του Τομέα ή μόνο την ίδια ιδιότητα.
help-option-self-target = Αν εμπάργκο και δημοκρατία μπαίνουν και στις δικές σου κάρτες.
help-option-democracy-needs-card = Αν η δημοκρατία θέλει ανοιχτή κάρτα εκεί που μπαίνει.
help-option-centre = Με ποια φορά παίρνονται οι κάρτες από το κέντρο στη Μέθοδο Επιλογής.
help-option-max-turns = Τέλος του παιχνιδιού μετά από τόσους γύρους· 400, αν δεν οριστεί.
help-option-seed = Μοίρασμα με αυτόν τον αριθμό· χωρίς αυτόν, κληρώνεται ένας και ανακοινώνεται.
help-option-language = Η γλώσσα των κειμένων.
help-option-json = Έξοδος σε JSON για προγράμματα.
help-option-on = Ποιος δουλεύει: αυτό το μηχάνημα (here, αν δεν οριστεί) ή μια συστοιχία Ray (ray· docs/scale.md).
help-serve =
    Στήσε τραπέζια, ώστε να παίζετε μαζί από τον φυλλομετρητή.

    Κάθε απόφαση γράφεται στον δίσκο πριν τη μάθει κανείς. Οι ρυθμίσεις έρχονται από ένα αρχείο (--config), από
    μεταβλητές που αρχίζουν με IMPERA_SERVER_ και από αυτές τις επιλογές· υπερισχύουν οι τελευταίες. --print-config
    δείχνει το αποτέλεσμα.
help-serve-examples =
    Παραδείγματα:
      { $program } serve
      { $program } serve --host 0.0.0.0 --qr
      { $program } serve --database postgresql://impera@localhost/impera --workers 4
      { $program } serve --config impera.toml --print-config
      { $program } serve --config impera.toml --check
help-serve-host = Διεύθυνση όπου ακούει· 127.0.0.1, αν δεν οριστεί: μόνο αυτός ο υπολογιστής.
help-serve-port = Θύρα όπου ακούει· 8421, αν δεν οριστεί.
help-serve-base-path = Διαδρομή κάτω από την οποία ένας διαμεσολαβητής έχει αυτόν τον διακομιστή, π.χ. /impera (προεπιλογή: αυτή της διεύθυνσης).
help-serve-database = Πού φυλάσσονται τα τραπέζια: sqlite:///FILE ή postgresql://USER@HOST/NAME. Ένα αρχείο στον φάκελο δεδομένων σου, αν δεν οριστεί.
help-serve-workers = Πόσες διεργασίες· 1, αν δεν οριστεί. Περισσότερες από μία θέλουν PostgreSQL.
help-serve-bot = Ένα μποτ που προσφέρεται στα τραπέζια μαζί με τα άλλα: ΟΝΟΜΑ=exec:ΕΝΤΟΛΗ ή το όνομα ενός μποτ από φάκελο· μπορεί να δοθεί πολλές φορές.
help-serve-config = Ένα αρχείο TOML με ρυθμίσεις.
help-serve-qr = Δείχνει έναν κωδικό QR για κινητά στο ίδιο δίκτυο.
help-serve-print-config = Δείχνει τις ρυθμίσεις και σταματά.
help-serve-check = Δοκιμάζει έναν διακομιστή που λειτουργεί στη δημόσια διεύθυνσή του, μέσα από τον διαμεσολαβητή, και λέει τι φταίει.
help-simulate =
    Παίξε πολλά παιχνίδια στην τύχη και δες ποιος κερδίζει.

    Κάθε απόφαση κληρώνεται με την ίδια πιθανότητα. Ο ίδιος σπόρος δίνει τα ίδια παιχνίδια σε κάθε μηχανή και υπολογιστή.
help-simulate-examples =
    Παραδείγματα:
      { $program } simulate --games 100000 --players 3 --seed 1
      { $program } simulate --games 1000 --engine python --json
      { $program } simulate --games 50000 --players 2 --csv games.csv
help-simulate-games = Πόσα παιχνίδια· 10000, αν δεν οριστεί.
help-simulate-engine = Πώς τρέχει: με διερμηνέα, μεταγλωττισμένα (αν δεν οριστεί) ή σε GPU.
help-simulate-workers = Πόσα ταυτόχρονα· όλοι οι πυρήνες, αν δεν οριστεί.
help-simulate-csv = Γράφει μία γραμμή ανά παιχνίδι σε αυτό το αρχείο.
help-arena =
    Βάλε μποτ να παίξουν μεταξύ τους και δες πόσο δυνατά είναι.

    Ένα BOT είναι όνομα από "{ $program } bots", ή NAME:seconds=0.5, NAME:simulations=200, NAME:threads=1 με όσα μπορεί
    να ξοδέψει σε μια απόφαση, ή exec:COMMAND για δικό σου πρόγραμμα, ή py:MODULE:NAME για δική σου κλάση ή δικό
    σου αντικείμενο σε Python (docs/external-bots.md). LABEL=BOT του δίνει άλλο όνομα στους πίνακες, ώστε ένα μποτ να
    συναντήσει τον εαυτό του με άλλες ρυθμίσεις.

    Κάθε μοίρασμα παίζεται μία φορά από κάθε διάταξη θέσεων, ώστε η τύχη στις κάρτες να είναι ίδια για όλους. Με όσα μποτ
    όσες και οι θέσεις, αλλάζουν θέση γύρω από το τραπέζι. Με λιγότερα, το τελευταίο γεμίζει τις άδειες θέσεις: "arena
    emperor senator --players 3" είναι ένας emperor εναντίον δύο senator. Με περισσότερα, συναντιούνται όλοι οι
    συνδυασμοί. Στο ομαδικό παιχνίδι οι συμπαίκτες είναι αντίγραφα ενός μποτ, και συναντιούνται δύο μποτ.

    Το Ctrl-C τελειώνει την αρένα και δείχνει την κατάταξη. Με --out φυλάσσονται όλα, και η ίδια εντολή συνεχίζει από εκεί
    που σταμάτησε.
help-arena-examples =
    Παραδείγματα:
      { $program } arena emperor senator
      { $program } arena emperor senator --players 3 --games 300 --seed 7
      { $program } arena fast=emperor:seconds=0.1 slow=emperor:seconds=1 --until-decided
      { $program } arena consul:simulations=200 senator --teams --out results
      { $program } arena "exec:./mybot.py --bold" trader --on-failure replace --replacement shepherd
help-arena-games = Παιχνίδια κάθε αναμέτρησης, στρογγυλεμένα προς τα πάνω σε ολόκληρα μοιράσματα· 100, αν δεν οριστεί, 10000 με --until-decided.
help-arena-until-decided = Σταματά μια αναμέτρηση μόλις φανεί ότι δεν είναι ανάμεσα σε ίσους, μετά από 20 μοιράσματα ή περισσότερα.
help-arena-workers = Πόσα παιχνίδια ταυτόχρονα· όσα απασχολούν όλους τους πυρήνες, αν δεν οριστεί.
help-arena-out = Φυλάει τα πάντα σε αυτόν τον φάκελο: ημερολόγιο όλων των παιχνιδιών, results.json, games.csv, ratings.csv, plot.png.
help-arena-records = Φυλάει και την καταγραφή κάθε παιχνιδιού, στον φάκελο records του --out.
help-arena-league = Κρατάει ένα πρωτάθλημα σε αυτόν τον φάκελο: τα μποτ της εντολής μπαίνουν μαζί με όσα είναι ήδη εκεί, κάθε δύο παίζουν --games παιχνίδια, και το index.html δείχνει την κατάταξη όλων. Με Ctrl-C δεν χάνεται τίποτα· η ίδια εντολή συνεχίζει.
help-arena-leave = Ένα μποτ που φεύγει από το πρωτάθλημα· τα παιχνίδια του μένουν. Μπορεί να δοθεί πολλές φορές.
help-arena-on-failure = Όταν ένα μποτ καταρρέει, κολλά ή απαντά ανοησίες: χάνει εκείνο το παιχνίδι και όλοι οι άλλοι μοιράζονται τη νίκη (forfeit, αν δεν οριστεί), συνεχίζει άλλο μποτ στη θέση του (replace), ή η αρένα τελειώνει (stop).
help-arena-replacement = Το μποτ που συνεχίζει, για --on-failure replace.
help-arena-decision-limit = Δευτερόλεπτα που μπορεί να πάρει ένα πρόγραμμα για μια απόφαση· 10, αν δεν οριστεί.
help-arena-start-limit = Δευτερόλεπτα που μπορεί να πάρει επιπλέον για την πρώτη απόφασή του· 10, αν δεν οριστεί.
help-arena-players = Αριθμός παικτών· 2, αν δεν οριστεί, ώστε τα μποτ να συναντιούνται ανά δύο.
help-train =
    Εκπαίδευσε ένα νευρωνικό δίκτυο: μαθαίνει παίζοντας με τον εαυτό του.

    Ο FOLDER φυλάει τα πάντα. Το Ctrl-C σταματά, και η ίδια εντολή συνεχίζει. Στο τέλος το δίκτυο παίζει εναντίον πρακτικών
    κανόνων σε τραπέζια κάθε είδους, και ο FOLDER έχει τα weights.npz (το δίκτυο), scores.csv, curve.csv και curve.png. Τα
    υπόλοιπα τα εξηγεί το docs/training.md.
help-train-examples =
    Παραδείγματα:
      { $program } train first --mixture two --seconds 400
      { $program } train second --from first/weights.npz --seconds 600 --set rate=7e-4
help-train-seconds = Πόσα δευτερόλεπτα να μαθαίνει· 600, αν δεν οριστεί.
help-train-mixture = Σε ποια τραπέζια να παίζει: δύο παικτών (two), κάθε είδους (all, αν δεν οριστεί) κυρίως τριών και τεσσάρων (many) ή ενός μόνο είδους.
help-train-from = Ξεκινά με τα βάρη αυτού του αρχείου αντί για νέα.
help-train-limit = Σταματά και αποθηκεύει μετά από τόσα δευτερόλεπτα, για να συνεχίσει αργότερα.
help-train-device = Πού παίζει και μαθαίνει· cuda αν υπάρχει GPU, αλλιώς cpu, αν δεν οριστεί.
help-train-seed = Ο αριθμός που ακολουθεί η τύχη· 1, αν δεν οριστεί.
help-train-set = Όποια άλλη ρύθμιση του docs/training.md· μπορεί να επαναληφθεί.
help-exploit =
    Δες πόσο μπορεί να νικηθεί ένα μποτ.

    Ετοιμάζονται απαντήσεις μόνο εναντίον του BOT: δίκτυο από το μηδέν (new), δίκτυο από τα βάρη του ίδιου του μποτ (own) και
    αναζήτηση που ξέρει το δίκτυο του μποτ (search). Η καθεμία παίζει εναντίον του BOT· η καλύτερη παίζει ξανά, σε άλλες
    μοιρασιές, και όσα κερδίζει εκεί είναι κάτω φράγμα. Το BOT γράφεται όπως στην αρένα. Ένας φάκελος φυλάει τα πάντα: το
    Ctrl-C σταματά, και η ίδια εντολή συνεχίζει. Τα υπόλοιπα τα εξηγεί το docs/exploit.md.
help-exploit-examples =
    Παραδείγματα:
      { $program } exploit sage
      { $program } exploit trader --by new --seconds 60 --limit 500
      { $program } exploit senator --by search --table 3-basic --search-games 60
help-exploit-out = Ο φάκελος που φυλάει τα πάντα· exploit-BOT, αν δεν οριστεί.
help-exploit-by = Ποια απάντηση να ετοιμαστεί· μπορεί να επαναληφθεί· όλες οι δυνατές, αν δεν οριστεί.
help-exploit-table = Σε τι είδους τραπέζι να παίζει· 2-basic, αν δεν οριστεί.
help-exploit-seconds = Πόσα δευτερόλεπτα να εκπαιδεύεται κάθε δίκτυο· 300, αν δεν οριστεί.
help-exploit-games = Σε πόσα παιχνίδια μετριέται ένα δίκτυο· 1000, αν δεν οριστεί.
help-exploit-search-games = Σε πόσα παιχνίδια μετριέται η αναζήτηση· 100, αν δεν οριστεί.
help-exploit-passes = Πόσες φορές περίπου ρωτά η αναζήτηση το δίκτυο για κάθε απόφαση· 1500, αν δεν οριστεί.
help-study =
    Απάντησε σε ερωτήσεις για το παιχνίδι: δυνατά μποτ το παίζουν πολλές φορές, και γράφεται μια αναφορά.

    Οι ερωτήσεις είναι seats (βοηθά να παίζεις πρώτος;), endings (πώς τελειώνουν τα παιχνίδια), domains (ποιοι Τομείς
    νικούν;), length (διάρκεια), effects (πόσο αξίζει κάθε ιδιότητα;), rules (τι αλλάζουν η Μέθοδος Επιλογής, οι ομάδες και οι
    εκδόσεις;), tree (επιλογές και μέγεθος του παιχνιδιού) και thinking (δύναμη και χρόνος σκέψης).

    Με Ctrl-C απαντούν όσα παίχτηκαν, και η ίδια εντολή συνεχίζει. Το docs/studies.md λέει πώς μετρά.
help-study-examples =
    Παραδείγματα:
      { $program } study
      { $program } study --questions seats,endings --games 50000 --search-games 0 --out first-player
      { $program } study --report --out first-player
help-study-questions = Ποιες ερωτήσεις, με κόμματα ανάμεσα· όλες, αν δεν οριστεί.
help-study-bot = Ένα δικό σου μποτ για μελέτη, όπως στο "{ $program } arena"· μπορεί να επαναληφθεί. Χωρίς --questions απαντιέται μόνο πώς παίζει.
help-study-games = Παιχνίδια κάθε είδους με πρακτικούς κανόνες· 200000 αν δεν οριστεί.
help-study-network-games = Παιχνίδια κάθε είδους με το δίκτυο· 5000 αν δεν οριστεί, κανένα με --search-games 0.
help-study-search-games = Παιχνίδια κάθε είδους με αναζήτηση· 200 αν δεν οριστεί.
help-study-out = Ο φάκελος της αναφοράς και όσων παίχτηκαν· "study" αν δεν οριστεί.
help-study-report = Μην παίξεις τίποτα· γράψε ξανά την αναφορά από όσα έχει ο φάκελος.
help-study-workers = Πόσα ταυτόχρονα· όλοι οι πυρήνες, αν δεν οριστεί.
help-puzzles =
    Βρες γρίφους σε παιχνίδια μεταξύ μποτ και γράψε τους σε αρχείο: θέσεις όπου ακριβώς ένας δρόμος νικά σε αυτόν τον
    γύρο, ή μόνο αυτός δεν αφήνει τον επόμενο παίκτη να νικήσει.

    Το FILE παίρνει μια γραμμή JSON για κάθε γρίφο, πρώτα τους εύκολους. Δοκιμάζεται κάθε δρόμος του γύρου, και η δυσκολία
    εξαρτάται από το πόσο αργεί μια αναζήτηση να βρει τη λύση. Το docs/puzzles.md λέει τι σημαίνει ακριβώς ένας δρόμος.
help-puzzles-examples =
    Παραδείγματα:
      { $program } puzzles mine.jsonl --games 100
      { $program } puzzles military.jsonl --effect purge --level fisher --level shepherd
help-puzzles-games = Παιχνίδια με κάθε αριθμό παικτών· 100 αν δεν οριστεί.
help-puzzles-most = Κράτα το πολύ τόσους γρίφους, κάθε είδους· 400 αν δεν οριστεί.
help-puzzles-level = Ποιος παίζει: μποτ αυτού του επιπέδου· επαναλαμβάνεται· όλα τα επίπεδα, αν δεν οριστεί.
help-puzzles-effect = Δοκίμασε μόνο στιγμές όπου μπορεί να εφαρμοστεί αυτή η ιδιότητα· επαναλαμβάνεται.
help-puzzles-workers = Πόσα ταυτόχρονα· όλοι οι πυρήνες, αν δεν οριστεί.
help-export =
    Γράψε παιχνίδια ως πίνακα με μία γραμμή για κάθε απόφαση, για όσους εκπαιδεύουν προγράμματα.

    Το FILE είναι το αρχείο Parquet· τα RECORDS είναι αρχεία καταγραφών, ή φάκελοι με τέτοια. Με --sample παίζουν γι' αυτό
    δυνατά μποτ. Το docs/data.md λέει τις στήλες.
help-export-examples =
    Παραδείγματα:
      { $program } export games.parquet results/records
      { $program } export games.parquet --sample 1000 --players 3 --seed 1
      { $program } export games.parquet --sample 100 --bot emperor:simulations=5000 --bot senator
help-export-sample = Παίξε τόσα παιχνίδια ανάμεσα σε δυνατά μποτ αντί να διαβάσεις καταγραφές.
help-export-bot = Ένα μποτ του δείγματος, όπως στην αρένα· μπορεί να δοθεί πολλές φορές. Ένας consul με 200 προσομοιώσεις και tuned, αν δεν οριστεί.
help-export-workers = Πόσα παιχνίδια ταυτόχρονα· όλοι οι πυρήνες, αν δεν οριστεί.
help-replay =
    Διηγήσου ένα καταγεγραμμένο παιχνίδι γύρο με γύρο, και έλεγξε ότι επαναλαμβάνεται.

    Χωρίς αρχείο είναι το τελευταίο παιχνίδι που τελείωσε σε αυτόν τον υπολογιστή.
help-replay-examples =
    Παραδείγματα:
      { $program } replay game.jsonl
      { $program } replay game.jsonl --seat 0
      { $program } replay game.jsonl --verify
      { $program } replay game.jsonl --until 40 --json
      { $program } replay game.jsonl --animated-svg game.svg
help-replay-verify = Μόνο έλεγχος, και το τέλος.
help-replay-seat = Λέει ό,τι μπορούσε να ξέρει αυτή η θέση.
help-replay-spectator = Λέει ό,τι μπορούσε να ξέρει ένας θεατής.
help-replay-everything = Τα λέει όλα· αυτό ισχύει, αν δεν οριστεί άλλο.
help-replay-commitment = Ελέγχει ότι το μοίρασμα έχει αυτή τη δέσμευση, που ένα τραπέζι δείχνει πριν από το παιχνίδι.
help-replay-until = Λέει μόνο τόσες αποφάσεις.
help-replay-svg = Γράφει σε αυτό το αρχείο μια εικόνα του τραπεζιού (SVG): μετά την τελευταία απόφαση, ή μετά από όσες λέει το --until.
help-replay-animated-svg = Γράφει σε αυτό το αρχείο όλο το παιχνίδι ως κινούμενη εικόνα (SVG).
help-replay-theme = Τα χρώματα των εικόνων: ανοιχτά, σκούρα ή όπως στο σύστημα όποιου τις βλέπει.
help-verify = Έλεγξε βήμα βήμα ότι ένα καταγεγραμμένο μοίρασμα είχε οριστεί πριν από το παιχνίδι.
help-verify-examples =
    Παραδείγματα:
      { $program } verify game.jsonl
      { $program } verify game.jsonl --commitment DIGEST
      { $program } verify game.jsonl --json
help-rules =
    Ψάξε τους κανόνες με παράγραφο ή με λέξεις.

    Μια παράγραφος έχει όνομα όπως R-MIL-03, ένα κεφάλαιο αριθμό όπως 1.8. Χωρίς λέξεις εμφανίζονται τα κεφάλαια.
help-rules-examples =
    Παραδείγματα:
      { $program } rules
      { $program } rules 1.8
      { $program } rules R-MIL-03
      { $program } rules εμπάργκο γύρο
prepare-begins = Όσα μεταγλωττίστηκαν πριν δεν μεταγλωττίζονται ξανά.
# $part is one of the five names below.
prepare-done = { $part }: έτοιμα σε { $seconds } δ.
prepare-rules = Προσομοιώσεις
prepare-bots = Μποτ που ψάχνουν
prepare-environments = Περιβάλλοντα μάθησης
prepare-studies = Μελέτες
prepare-training = Εκπαίδευση δικτύων
bots-own = Τα δικά σου μποτ:
help-prepare =
    Μεταγλωττίζει τώρα όσα θα μεταγλωττίζονταν στην πρώτη χρήση.

    Παίρνει ένα με δύο λεπτά, μία φορά για κάθε έκδοση του impera. Για να παίξεις δεν χρειάζεται προετοιμασία.
help-prepare-examples =
    Παραδείγματα:
      { $program } prepare
help-schema =
    Δείχνει τι γράφει το impera ως JSON, με τη μορφή JSON Schema.

    Χωρίς όνομα, απαριθμεί τα ονόματα.
help-schema-examples =
    Παραδείγματα:
      { $program } schema
      { $program } schema view
help-bots = Δείχνει τα μποτ, από το πιο αδύναμο.
help-bots-examples =
    Παραδείγματα:
      { $program } bots
      { $program } bots --json
help-admin =
    Φρόντισε τη βάση δεδομένων ενός διακομιστή.

    Όλες οι εντολές δουλεύουν όσο τρέχει ένας διακομιστής, εκτός από τη restore, που θέλει βάση δεδομένων χωρίς τραπέζια.
help-admin-examples =
    Παραδείγματα:
      { $program } admin list
      { $program } admin backup tables.backup
      { $program } admin restore tables.backup --database postgresql://impera@localhost/impera
      { $program } admin export records/
      { $program } admin forget Ada
help-admin-migrate = Φέρνει τη βάση δεδομένων στην έκδοση αυτού του προγράμματος. "{ $program } serve" το κάνει μόνο του.
help-admin-to = Επαναφέρει τη βάση δεδομένων σε αυτή την έκδοση, για παλαιότερη έκδοση του προγράμματος.
help-admin-backup = Γράφει τα πάντα σε ένα αρχείο, όπως είναι αυτή τη στιγμή.
help-admin-restore = Διαβάζει τα πάντα από ένα αντίγραφο σε μια βάση δεδομένων χωρίς τραπέζια· μπορεί να είναι του άλλου είδους.
help-admin-export = Γράφει την καταγραφή κάθε παιχνιδιού σε έναν φάκελο. Οι καταγραφές παιχνιδιών που παίζονται ακόμα δείχνουν τα μοιράσματά τους.
help-admin-delete = Διαγράφει ένα τραπέζι μαζί με το παιχνίδι του.
help-admin-forget = Διαγράφει το όνομα και το διακριτικό όσων έχουν αυτό το όνομα. Οι θέσεις τους σε παιχνίδια που παίζονται ακόμα μένουν ελεύθερες.
help-admin-list = Δείχνει τα τραπέζια και ποιος κάθεται σε αυτά· πρώτα εκείνα όπου κάτι έγινε τελευταία.
help-admin-close = Κλείνει ένα τραπέζι οριστικά: όλοι αποσυνδέονται και κανείς δεν μπορεί να μπει. Το παιχνίδι του κρατιέται.
help-admin-audit = Δείχνει τι έκαναν οι διαχειριστές με αυτές τις εντολές, από το νεότερο στο παλαιότερο.
help-admin-most = Πόσες γραμμές το πολύ.
help-site =
    Γράφει το παιχνίδι ως φάκελο αρχείων για οποιαδήποτε στατική φιλοξενία: για να παίξεις δεν χρειάζεται διακομιστής.

    DIR είναι ένας νέος ή άδειος φάκελος, ή ένας που γράφτηκε παλιότερα και τώρα ενημερώνεται. Στη σελίδα παίζεις με μποτ και
    με ανθρώπους στην ίδια συσκευή· μπορεί να εγκατασταθεί, και μετά την πρώτη επίσκεψη δουλεύει χωρίς δίκτυο.
help-site-examples =
    Παραδείγματα:
      { $program } site public
      { $program } site /var/www/impera --json
