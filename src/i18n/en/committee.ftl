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
committee-not-here = { $text } (not in force in this game)
committee-look = See the decisions
committee-show = Show
committee-export = Save the table
committee-add = New decision
committee-add-do = Record
committee-admit = admit the word
committee-remove = remove the word
committee-decision = Decision
committee-is-admitted = admitted
committee-is-removed = removed
committee-date = Date
committee-by = Decided by
committee-take = Decisions from a table
committee-take-hint = A CSV file in UTF-8; its first line:
committee-table = Or paste the table here
committee-take-do = Import the decisions
committee-too-large = The file is too large. Split the table.
committee-taken = New decisions: { $n }
committee-file = The decisions are kept in the file { $name }. You can also edit it yourself: it is read again every time.
committee-strike = Strike out
committee-none = There are no decisions yet.
committee-overruled = later decided otherwise
committee-no-change = the list already said so
committee-take-ruling = Pass to the word committee
committee-fault = The table { $name } cannot be read, so the committee’s decisions are not in force. { $text }
committee-fault-disk = The committee’s table could not be read or written. Check the data folder and the disk.
committee-fault-line = Line { $n }: { $text }
committee-fault-more = More lines with errors: { $n }.
committee-fault-text = This is not UTF-8 text. Save the table as UTF-8.
committee-fault-quotation = A quotation mark is not closed.
committee-fault-headings = The first line must be word,decision,date,reason,by.
committee-fault-surplus = There is no column for “{ $text }”.
committee-fault-decision = “{ $text }” is not a decision. Write admitted or removed.
committee-fault-date = “{ $text }” is not a date. Write it like this: 2026-11-24.
committee-fault-reason = Give the reason: it will still explain the decision a year from now.
committee-fault-twice = On that day ({ $date }) a different decision was made about { $name }. Strike out one of the two.
committee-fault-many = There are more than { $n } decisions: the program cannot keep that many.

differences-title = Two versions of a list
differences-old = Old
differences-new = New
differences-do = Compare
differences-hint = Put a list of your own (.lexicon) into the data folder. Lists are compared with the usual options of the game.
differences-file = All words in a file
differences-length = Letters
differences-is-new = New words
differences-is-gone = Removed words
differences-all = Total
differences-none = Both versions have the same words.
differences-left-off = { $n ->
    [one] Here is the first word ({ $n }); the rest are in the file.
   *[other] Here are the first { $n } words; the rest are in the file.
}
fingerprint = Fingerprint of the words
rules-fingerprint = Fingerprint of the words: { $words }. In full: { $text }.
rules-fingerprint-ruled = Fingerprint of the words with the arbiter’s rulings on words: { $words }. In full: { $text }.
