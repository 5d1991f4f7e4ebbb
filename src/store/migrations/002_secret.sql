-- The secret of the draw, beside the log and not in it: who reads the log cannot foresee a rack.
-- It is written once; when the game is over an event publishes it.
CREATE TABLE secret (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    value TEXT NOT NULL CHECK (value <> '')
) STRICT;

CREATE TRIGGER secret_refuses_update BEFORE UPDATE ON secret
BEGIN
    SELECT RAISE(ABORT, 'the secret of the draw is never changed');
END;

CREATE TRIGGER secret_refuses_delete BEFORE DELETE ON secret
BEGIN
    SELECT RAISE(ABORT, 'the secret of the draw is never changed');
END;
