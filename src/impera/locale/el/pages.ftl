### What is said on the pages around the table, in Greek. The notes for translators are in en/game.ftl.
### Messages that belong together begin alike: title-, home-, games-, new-, invite-, waiting-, join-, lobby-, settings-.

## On every page

skip = Μετάβαση στο περιεχόμενο
try-again = Δοκίμασε ξανά
asks-again = Η σελίδα ξαναδοκιμάζει μόνη της.
# The title of the window. $page is one of the titles below.
title = { $page } · Carta Impera Victoria
title-turn = ● Η σειρά σου · { $page }
title-table = Τραπέζι
title-new = Νέο τραπέζι
title-join = Μπες σε τραπέζι
title-lobby = Ανοιχτά τραπέζια
title-settings = Ρυθμίσεις
title-learn = Μάθε
title-rules = Κανόνες
title-board = Βοήθημα
title-replay = Επανάληψη
title-proof = Έλεγχος του μοιράσματος
title-missing = Δεν υπάρχει η σελίδα

## What did not work, and what to do

problem-bad-options = Αυτοί οι κανόνες δεν ταιριάζουν μεταξύ τους. Διάλεξε άλλους.
problem-busy = Γίνονται πολλές αναλύσεις. Δοκίμασε ξανά σε ένα λεπτό.
problem-failed = Κάτι πήγε στραβά στον διακομιστή. Δοκίμασε ξανά σε λίγο.
problem-http = Ο διακομιστής δεν κατάλαβε αυτή τη σελίδα. Φόρτωσε ξανά τη σελίδα και δοκίμασε άλλη μία φορά.
problem-impossible-record = Η καταγραφή διαβάζεται, αλλά οι κανόνες δεν επιτρέπουν όσα λέει. Ίσως την άλλαξε κάποιος με το χέρι.
problem-in-a-pick = Εδώ οι παίκτες διαλέγουν από τα πακέτα τους. Πήγαινε σε μια στιγμή πριν ή μετά για να συνεχίσεις.
problem-no-name = Δώσε ένα όνομα με τουλάχιστον ένα γράμμα.
problem-no-promise = Σε αυτό το τραπέζι δεν δόθηκε υπόσχεση: το μοίρασμα ήταν γνωστό.
problem-no-seat = Δεν υπάρχει τέτοια θέση σε αυτό το τραπέζι.
problem-no-such-bot = Δεν υπάρχει τέτοιο μποτ. Διάλεξε άλλο.
problem-no-such-lesson = Δεν υπάρχει τέτοιο μάθημα.
problem-no-such-moment = Το παιχνίδι δεν έχει τέτοια στιγμή. Πήγαινε σε μια προηγούμενη.
problem-no-table = Δεν υπάρχει τέτοιο τραπέζι, ή φαίνεται μόνο με τον σύνδεσμό του. Ζήτησε ξανά τον σύνδεσμο.
problem-no-upgrade = Ο διαμεσολαβητής (proxy) μπροστά από αυτόν τον διακομιστή δεν αφήνει ζωντανές συνδέσεις να περάσουν. Ο διαχειριστής πρέπει να τον ρυθμίσει ώστε να προωθεί την κεφαλίδα «Upgrade».
problem-not-host = Μόνο όποιος έφτιαξε το τραπέζι μπορεί να το κάνει αυτό.
problem-not-yours = Αυτή η θέση ανήκει σε άλλη συσκευή.
problem-off = Αυτό είναι απενεργοποιημένο σε αυτόν τον διακομιστή.
problem-offline = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεσή σου και δοκίμασε ξανά σε λίγο.
problem-other = Δεν έγινε. Δοκίμασε ξανά σε λίγο.
problem-other-name = Αυτός ο διακομιστής έχει άλλο όνομα. Ο διαχειριστής πρέπει να προσθέσει το όνομα της γραμμής διευθύνσεων στη ρύθμιση «hosts».
problem-other-origin = Ο διακομιστής δεν γνωρίζει ότι βρίσκεται σε αυτή τη διεύθυνση. Ο διαχειριστής πρέπει να την ορίσει στη ρύθμιση «address».
problem-over = Το παιχνίδι σε αυτό το τραπέζι τελείωσε.
problem-running = Αυτό το παιχνίδι δεν τελείωσε ακόμα. Θα γίνεται όταν τελειώσει.
problem-seat-taken = Κάποιος πρόλαβε: αυτή η θέση είναι πιασμένη. Διάλεξε άλλη.
problem-second-seat = Ανάμεσα σε αγνώστους, ή αφού ξεκινήσει το παιχνίδι, κανείς δεν παίρνει δεύτερη θέση.
problem-storage = Ο διακομιστής δεν μπορεί να γράψει τίποτα τώρα. Δεν άλλαξε τίποτα· δοκίμασε ξανά σε λίγο.
problem-too-fast = Ήταν πάρα πολλά σε λίγη ώρα. Περίμενε λίγο και δοκίμασε ξανά.
problem-too-large = Αυτό το αρχείο είναι πολύ μεγάλο για καταγραφή παιχνιδιού.
problem-too-long = Αυτή η καταγραφή είναι πολύ μεγάλη για να εμφανιστεί εδώ.
problem-too-many-seats = Υπάρχουν περισσότερες θέσεις από παίκτες. Διάλεξε ξανά.
problem-unknown-version = Αυτή η καταγραφή γράφτηκε από νεότερη έκδοση του παιχνιδιού. Ενημέρωσε το impera για να τη διαβάσεις.
problem-unreadable-record = Δεν είναι καταγραφή παιχνιδιού, ή έχει χαλάσει.

## Players and bots

players = { $number ->
    [one] { $number } παίκτης
   *[other] { $number } παίκτες
}
name-own = Το όνομά σου
name-other = Όνομα
# The name of somebody at this device who gave none. $number is the number of the seat.
name-numbered = Παίκτης { $number }
# The bots by level, from weak to strong.
bot-name-shepherd = Βοσκός
bot-name-trader = Έμπορος
bot-name-senator = Συγκλητικός
bot-name-consul = Ύπατος
bot-name-emperor = Αυτοκράτορας
bot-name-sage = Σοφός
# In a list to choose from. $level is 1 for the weakest, $name is what the bot is called.
level-choice = { $level } · { $name }
sitter-bot = Μποτ · { $level }
sitter-open = Περιμένει κάποιον
sitter-own = Εσύ
sitter-person = Κάθεται εδώ
# A short remark about a table: seconds or minutes for a turn.
tag-clock = { $time } ανά γύρο
tag-no-aids = Χωρίς βοήθειες

## The start page

home-lobby = Ανοιχτά τραπέζια
    .more = Κάθισε με άλλους, ή δες τους να παίζουν
home-table = Νέο τραπέζι
    .more = Φίλοι, μποτ, ομάδες, Μέθοδος Επιλογής: όπως σου αρέσει
home-settings = Ρυθμίσεις
    .more = Γλώσσα, εμφάνιση, ήχος, μέγεθος κειμένου
credits-heading = Συντελεστές
credits-more = Και όλα τα κείμενα είναι δικά μας. Αν σου αρέσει το παιχνίδι, το τυπωμένο κουτί αξίζει τη θέση του σε ένα ράφι.
games-heading = Τα παιχνίδια σου
games-with = Με: { $names }
games-alone = Κανείς άλλος ακόμα
# A table of which nothing else is known.
games-table = Τραπέζι { $table }
# $seen is a time such as "5 minutes ago".
games-state = { $kind ->
    [waiting] Περιμένει παίκτες · { $seen }
    [watching] Το βλέπεις · { $seen }
   *[running] Παίζεται · { $seen }
}
games-gone = Αυτό το τραπέζι δεν υπάρχει πια.
games-go = Συνέχισε
games-forget = Αφαίρεση από τη λίστα
games-keep = Κράτα το
games-forget-this = Ξέχασε το παιχνίδι: { $names }
games-forget-ask = Να ξεχαστεί αυτό το παιχνίδι;
games-forget-more = Δεν θα φαίνεται πια σε αυτή τη συσκευή.
games-forget-seat = Μόνο αυτή η συσκευή θυμάται τη θέση σου. Αν την ξεχάσει, δεν μπορείς να την ξαναπάρεις, και όσο λείπεις παίζει για σένα ένα μποτ.

## A new table

new-lead = Διάλεξε ποιοι παίζουν και πώς. Ό,τι δεν αλλάξεις ταιριάζει σε ένα πρώτο παιχνίδι.
new-who = Ποιοι παίζουν
new-players = Πόσοι
new-teams = Δύο ομάδες
new-teams-more = Οι συμπαίκτες κάθονται απέναντι: θέσεις 1 και 3 εναντίον 2 και 4. Όταν κερδίζει ο ένας, κερδίζουν και οι δύο.
# $team is one of these letters.
new-team = Ομάδα { $team }
new-seat = Θέση { $number }
new-kind-bot = Ένα μποτ
new-kind-guest = Κάποιος με τον σύνδεσμο
new-kind-here = Κάποιος σε αυτή τη συσκευή
new-kind-guest-more = Παίρνεις έναν σύνδεσμο να στείλεις, και έναν κωδικό για κάμερες.
new-here-more = Πολλοί μοιράζονται αυτή τη συσκευή. Πριν από κάθε γύρο η σελίδα ζητά να τη δώσεις στον επόμενο και κρύβει το χέρι.
new-level-of = Επίπεδο του μποτ στη θέση { $number }
new-picture-guest = Με σύνδεσμο
new-what = Τι παίζεται
new-deal = Οι πρώτες κάρτες
deal-basic = Βασική
    .more = Όλοι παίρνουν τρεις κάρτες. Γρήγορη, και καλή για ένα πρώτο παιχνίδι.
deal-draft = Επιλογή
    .more = Τρεις φορές, ο καθένας κρατά μια κάρτα και δίνει τις άλλες. Μετά ο καθένας παίρνει μία από το κέντρο, ανοιχτή.
new-edition = Έκδοση
edition-en = Αγγλική
    .more = Οι συνηθισμένοι κανόνες.
edition-ru = Ρωσική
    .more = Οι συνηθισμένοι κανόνες, όπως στην αγγλική έκδοση.
edition-uk = Ουκρανική
    .more = Οι συνηθισμένοι κανόνες, αλλά στη Μέθοδο Επιλογής οι κάρτες του κέντρου παίρνονται δεξιόστροφα.
edition-pt = Βραζιλιάνικη
    .more = Όταν αδειάσει η τράπουλα, όλοι εκτός από όποιον την άδειασε έχουν άλλον έναν γύρο. Εμπάργκο και Δημοκρατία μπαίνουν μόνο σε άλλους παίκτες.
edition-el = Ελληνική
    .more = Οι συνηθισμένοι κανόνες, αλλά δεν μπορείς να αντιγράψεις ιδιότητα που σου δίνουν ήδη οι δικές σου κάρτες.
new-single = Κάθε κανόνας χωριστά
new-single-more = Ό,τι δεν διαλέξεις εδώ είναι όπως στην έκδοση.
new-single-edition = Όπως στην έκδοση
option-last-round = Όταν αδειάσει η τράπουλα
option-last-round-equal-turns = Όλοι παίζουν ίσο αριθμό γύρων
option-last-round-others-once-more = Όλοι οι άλλοι έχουν άλλον έναν γύρο
option-religion = Μεγαλύτερο χέρι από τη Θρησκεία
option-religion-on-apply = Ισχύει μόλις εφαρμοστεί η ιδιότητα
option-religion-at-draw = Εξαρτάται από τις κάρτες που μένουν στο τράβηγμα
option-copy-owned = Αντιγραφή ιδιότητας που έχεις ήδη
option-copy-owned-true = Επιτρέπεται
option-copy-owned-false = Δεν επιτρέπεται
option-copy-slot = Δική σου ιδιότητα και αντιγραφή ενός Τομέα
option-copy-slot-domain = Μόνο μία από τις δύο στον γύρο
option-copy-slot-effect = Και οι δύο, αν διαφέρουν τα επίπεδα
option-self-target = Εμπάργκο και Δημοκρατία στον εαυτό σου
option-self-target-true = Επιτρέπονται
option-self-target-false = Δεν επιτρέπονται
option-democracy-needs-card = Δημοκρατία
option-democracy-needs-card-true = Μόνο όπου υπάρχει κάρτα
option-democracy-needs-card-false = Και όπου δεν υπάρχει κάρτα
option-centre = Το κέντρο στη Μέθοδο Επιλογής
option-centre-counterclockwise = Αριστερόστροφα
option-centre-clockwise = Δεξιόστροφα
option-max-turns = Οι περισσότεροι γύροι ενός παιχνιδιού
new-how = Ρυθμίσεις τραπεζιού
new-aids = Βοήθειες
new-aids-more = Συμβουλές, προειδοποιήσεις για το ποιος μπορεί να κερδίσει στον επόμενο γύρο, τι είναι γνωστό για τα χέρια, και ο μετρητής καρτών.
new-published = Στο λόμπι
new-published-more = Όλοι σε αυτόν τον διακομιστή βλέπουν το τραπέζι, μπορούν να πάρουν ελεύθερη θέση και να δουν το παιχνίδι. Αλλιώς, μόνο όσοι έχουν τον σύνδεσμο.
new-clock = Ρολόι για έναν γύρο
new-clock-none = Χωρίς ρολόι
new-clock-more = Όταν τελειώσει ο χρόνος, ένα μποτ τελειώνει τον γύρο.
new-away = Ένα μποτ αναλαμβάνει μετά από
new-away-none = Ποτέ
new-away-more = Για όποιον έχασε τη σύνδεση· όποιος γυρίσει συνεχίζει να παίζει.
new-summary = Το τραπέζι σου
new-sum = { $teams ->
    [yes] Δύο ομάδες των δύο
   *[no] { $players ->
        [one] { $players } παίκτης
       *[other] { $players } παίκτες
    }
}, { $deal ->
    [draft] με Μέθοδο Επιλογής.
   *[basic] με το βασικό μοίρασμα.
}
new-sum-now = Το παιχνίδι αρχίζει αμέσως.
new-sum-link = Αρχίζει όταν πιαστούν όλες οι θέσεις. Παίρνεις τον σύνδεσμο σε λίγο.
new-sum-lobby = Αρχίζει όταν πιαστούν όλες οι θέσεις, με σύνδεσμο ή από το λόμπι.
new-start = Άρχισε το παιχνίδι
new-invite = Άνοιξε το τραπέζι

## Waiting for players, and the link for them

invite-heading = Πρόσκληση
invite-copied = Αντιγράφηκε
invite-watch = Αντιγραφή συνδέσμου θεατή
invite-by-hand = Αυτός ο φυλλομετρητής δεν αφήνει τη σελίδα να αντιγράψει. Επίλεξε τον σύνδεσμο και αντίγραψέ τον με το χέρι.
invite-private = Αυτή η διεύθυνση λειτουργεί μόνο σε αυτή τη συσκευή. Για άλλους, ξεκίνα τον διακομιστή με «{ $program } serve --host 0.0.0.0 --qr» και άνοιξε τη διεύθυνση που δείχνει.
invite-code = Ο σύνδεσμος ως κωδικός QR
invite-camera = Στρέψε ένα κινητό εδώ για να μπεις.
waiting-open = { $number ->
    [one] { $number } θέση είναι ελεύθερη. Το παιχνίδι αρχίζει μόνο του όταν πιαστεί.
   *[other] { $number } θέσεις είναι ελεύθερες. Το παιχνίδι αρχίζει μόνο του όταν πιαστούν.
}
waiting-seats = Στο τραπέζι
waiting-bot = Ένα μποτ εδώ
waiting-up = Ελεύθερη για ανθρώπους
waiting-level = Επίπεδο νέων μποτ
waiting-start = Άρχισε τώρα με μποτ
waiting-sit = Πάρε θέση
waiting-leave = Αποχώρηση

## Joining by link

join-lead = Αρκεί ένα όνομα.
join-gone = Το τραπέζι δεν βρέθηκε
join-gone-more = Ίσως τελείωσε και μαζεύτηκε, ή ο σύνδεσμος δεν είναι ολόκληρος: ό,τι είναι μετά το # ανήκει σε αυτόν. Ζήτησε ξανά τον σύνδεσμο, ή βρες άλλο τραπέζι.
join-who = Στο τραπέζι
join-how = Κάθισε
join-seat = Ποια θέση
join-seat-number = Θέση { $number }
join-sit = Παίξε
join-watch = Μόνο θεατής
join-yours = Κάθεσαι ήδη εδώ
join-back = Στο τραπέζι
join-full = Όλες οι θέσεις είναι πιασμένες
join-full-more = Μπορείς να δεις αυτό το παιχνίδι, ή να ανοίξεις δικό σου τραπέζι.

## The lobby

lobby-lead = Δημοσιευμένα τραπέζια σε αυτόν τον διακομιστή. Ο κατάλογος ανανεώνεται μόνος του.
lobby-open = Περιμένουν παίκτες
lobby-running = Παίζονται τώρα
lobby-count = { $number ->
    [0] Κανένα ανοιχτό τραπέζι τώρα.
    [one] { $number } ανοιχτό τραπέζι τώρα.
   *[other] { $number } ανοιχτά τραπέζια τώρα.
}
lobby-table = Τραπέζι: { $names }
lobby-table-empty = Ένα τραπέζι με μποτ
lobby-join = Μπες
lobby-watch = Δες
lobby-none = Κανένα ανοιχτό τραπέζι τώρα
lobby-none-more = Κάνε την αρχή: άνοιξε ένα και δημοσίευσέ το, ή παίξε με μποτ όσο περιμένεις.
lobby-link = Έχεις σύνδεσμο;
lobby-link-label = Σύνδεσμος για τραπέζι
lobby-follow = Ακολούθησε τον σύνδεσμο
lobby-unread = Αυτό δεν μοιάζει με σύνδεσμο για τραπέζι. Τελειώνει όπως /join/NAME#SECRET.
lobby-own = Δικό σου τραπέζι
lobby-own-more = Για φίλους με σύνδεσμο, για όλους στο λόμπι, ή για πολλούς σε μία συσκευή.

## Settings

settings-lead = Όλα ισχύουν αμέσως και τα θυμάται αυτή η συσκευή.
settings-you = Εσύ
settings-name-more = Το βλέπουν οι άλλοι στο τραπέζι.
settings-look = Εμφάνιση
settings-theme = Μέρα ή νύχτα
theme-system = Όπως το σύστημα
theme-light = Μέρα
theme-dark = Νύχτα
settings-text = Μέγεθος κειμένου
text-normal = Κανονικό
text-large = Μεγάλο
text-largest = Μέγιστο
settings-motion = Κίνηση των καρτών
motion-system = Όπως το σύστημα
motion-on = Ενεργή
motion-off = Καμία
settings-sound = Ήχος
settings-sounds = Ήχοι
settings-sounds-more = Σύντομοι τόνοι στο τραπέζι. Ο καθένας δείχνει για λίγο τη λεζάντα του.
settings-cues = Άκουσε τον καθένα
cue-turn = Η σειρά σου
cue-card = Παίζεται μια κάρτα
cue-effect = Εφαρμόζεται μια ιδιότητα
cue-blocked = Μπαίνει δείκτης στον Τομέα σου
cue-phrase = Κάποιος λέει κάτι
cue-seat = Κάποιος κάθεται
cue-won = Κέρδισες
cue-over = Το παιχνίδι τελείωσε
settings-shortcuts = Συντομεύσεις πληκτρολογίου
settings-shortcuts-more = Στο τραπέζι, 1 ως 9 διαλέγουν απάντηση, E τελειώνει τον γύρο, U αναιρεί, H ζητά συμβουλή. Κλείσε τα αν μιλάς στη συσκευή σου ή πατάς πλήκτρα κατά λάθος.
settings-presses = Πλήκτρα και πατήματα
settings-confirms-more = Αλλιώς, δεύτερο πάτημα ζητά μόνο ό,τι δεν αναιρείται.
