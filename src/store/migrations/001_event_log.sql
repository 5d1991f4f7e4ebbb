-- The log of one tournament. Rows are only ever added: a correction is a new event.
CREATE TABLE event (
    seq     INTEGER PRIMARY KEY CHECK (seq >= 1),
    batch   INTEGER NOT NULL CHECK (batch BETWEEN 1 AND seq),
    at_ms   INTEGER NOT NULL,
    actor   TEXT    NOT NULL,
    key     TEXT    UNIQUE CHECK (key IS NULL OR (key <> '' AND seq = batch)),
    kind    TEXT    NOT NULL CHECK (kind <> ''),
    version INTEGER NOT NULL CHECK (version >= 1),
    body    TEXT    NOT NULL CHECK (json_valid(body)),
    prev    BLOB    NOT NULL CHECK (length(prev) = 32),
    hash    BLOB    NOT NULL CHECK (length(hash) = 32)
) STRICT;

CREATE TRIGGER event_refuses_update BEFORE UPDATE ON event
BEGIN
    SELECT RAISE(ABORT, 'the event log is append-only');
END;

CREATE TRIGGER event_refuses_delete BEFORE DELETE ON event
BEGIN
    SELECT RAISE(ABORT, 'the event log is append-only');
END;

-- A new event takes the next number and no other, so INSERT OR REPLACE cannot slip in either.
CREATE TRIGGER event_refuses_gaps BEFORE INSERT ON event
WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM event)
BEGIN
    SELECT RAISE(ABORT, 'the event log is append-only');
END;

-- The running clock's last durable value: one row, overwritten, outside the chain.
CREATE TABLE heartbeat (
    id           INTEGER PRIMARY KEY CHECK (id = 1),
    seq          INTEGER NOT NULL,
    remaining_ms INTEGER NOT NULL
) STRICT;
