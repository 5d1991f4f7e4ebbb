CREATE TABLE badge (
    player INTEGER PRIMARY KEY,
    token BLOB NOT NULL,
    pin BLOB NOT NULL,
    salt BLOB NOT NULL,
    made_ms INTEGER NOT NULL,
    locked_ms INTEGER,
    sum BLOB
) STRICT;

CREATE TABLE invitation (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    token BLOB NOT NULL,
    made_ms INTEGER NOT NULL,
    revoked_ms INTEGER,
    sum BLOB
) STRICT;

CREATE TABLE session (
    cookie BLOB PRIMARY KEY,
    bearer TEXT NOT NULL CHECK (bearer IN ('player', 'helper')),
    number INTEGER NOT NULL,
    made_ms INTEGER NOT NULL,
    ended_ms INTEGER,
    sum BLOB
) STRICT;
