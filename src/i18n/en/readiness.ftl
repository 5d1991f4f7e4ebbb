check-title = Check before the evening
check-good = All is well: you can begin.
check-look = You can begin, but some things are worth a look.
check-bad = Mend what is marked red first.
check-grade = { $name ->
    [good] fine
    [look] have a look
   *[bad] mend this
}
check-again = Check again
check-unknown = the system does not say
check-space = Space on the disk
check-space-free = { $n } GB free
check-space-advice = Delete files you do not need or take another data folder: an evening wants 2 GB to be safe.
check-sync = Writing to the disk
check-sync-took = a safe write takes { $n } ms
check-sync-advice = The disk answers slowly or with an error. Close other programs, or keep the data on the internal disk.
check-system = File system
check-removable = (removable disk)
check-system-advice = Keep tournaments on the computer's own disk; write only copies to a stick or a network.
check-ballast = Reserve of space
check-ballast-there = 64 MB in case the disk fills up
check-ballast-missing = there is no reserve
check-ballast-advice = Free some space and start the program again: the reserve is made at the start.
check-files = Open files and connections
check-files-advice = A big hall with phones wants 4096 at least; on Linux: ulimit -n 8192 before the start.
check-clock = The computer's clock
check-clock-advice = The clock shows an impossible time: set it.
check-copies = Second folder for copies
check-copies-none = not chosen
check-copies-same-disk = { $name } (on the same disk as the tournaments)
check-copies-advice = Put in a stick and choose a folder on it below: if the disk fails, the evening is not lost.
check-copies-how = After every round a checked copy of the tournament and its log are written here. Past tournaments, seasons, merged halls and your own rules go along; games that are not sealed, keys and badges stay here.
check-copies-folder = Folder
check-copies-set = Write copies here
check-copies-refused = This folder cannot be written: { $name }.
check-closed = A tournament does not open
check-closed-advice = Leave the file as it is and go on from the latest copy in the second folder.
check-sqlite = SQLite store
status-copied = Copy { $name }
status-copy-none = No copies
status-copy-failed = The copy failed
status-copy-late = The copy is behind: { $name }
check-follow = A second laptop
check-follow-how = If this one fails, another goes on with the game. Start there, in the same network:
check-follow-then = To go on there: flavita serve --take-over. Do not let this laptop into the game again after that.
error-followed = This tournament is played at another computer: { $name }. To go on here, start the program with --take-over.
stale-epoch = The tournament goes on at another computer. This page shows what was.
