# A club's word committee, two versions of a list, the fingerprint of the words.

committee-title = Word committee
committee-mark = Decisions of the word committee
committee-counted = { $n ->
    [one] { $n } decision, the latest { $date }
   *[other] { $n } decisions, the latest { $date }
}
setting-committee = Decisions of the word committee: { $words }
committee-admitted = admitted by the word committee on { $date }: { $text }
committee-removed = removed by the word committee on { $date }: { $text }
committee-look = See the decisions
committee-show = Show
committee-export = Save the table
committee-add = New decision
committee-add-do = Write down
committee-admit = admit the word
committee-remove = remove the word
committee-decision = Decision
committee-is-admitted = admitted
committee-is-removed = removed
committee-date = Date
committee-by = Decided by
committee-take = Decisions from a table
committee-take-hint = A CSV file in UTF-8; its first line is
committee-table = Or paste the table here
committee-take-do = Take the decisions
committee-too-large = The file is too large. Split the table.
committee-taken = New decisions: { $n }
committee-file = The decisions are in the file { $name }. You can edit it too: it is read again every time.
committee-strike = Strike out
committee-none = There are no decisions yet.
committee-overruled = decided otherwise later
committee-no-change = as in the list
committee-take-ruling = Pass to the word committee
committee-fault = The table { $name } cannot be read, so the committee’s decisions do not count. { $text }
committee-fault-disk = The committee’s table could not be read or written. Check the data folder and the disk.
committee-fault-line = Line { $n }: { $text }
committee-fault-more = More lines with faults: { $n }.
committee-fault-text = This is not a UTF-8 text. Save the table as UTF-8.
committee-fault-quotation = A quotation mark is not closed.
committee-fault-headings = The first line must be word,decision,date,reason,by.
committee-fault-surplus = There is no column for “{ $text }”.
committee-fault-decision = “{ $text }” is no decision. Write admitted or removed.
committee-fault-date = “{ $text }” is no date. Write it like 2026-11-24.
committee-fault-reason = Write the reason: it makes the decision understood in a year, too.
committee-fault-twice = On that day ({ $date }) something else was decided about { $name }. Strike out one of the two.
committee-fault-many = There are more than { $n } decisions. No more are kept.

differences-title = Two versions of a list
differences-old = Old
differences-new = New
differences-do = Compare
differences-hint = A list of your own (.lexicon) goes into the data folder. Lists are taken with the usual options of the game.
differences-file = All words as a file
differences-length = Letters
differences-is-new = New words
differences-is-gone = Words gone
differences-all = All
differences-none = Both versions have the same words.
differences-left-off = { $n ->
    [one] The first { $n } word is here, the others are in the file.
   *[other] The first { $n } words are here, the others are in the file.
}
fingerprint = Fingerprint of the words
rules-fingerprint = Fingerprint of the words: { $words }. In full: { $text }.
rules-fingerprint-ruled = Fingerprint of the words with the arbiter’s rulings on words: { $words }. In full: { $text }.
