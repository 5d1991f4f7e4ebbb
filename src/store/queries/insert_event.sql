INSERT INTO event (seq, batch, at_ms, actor, key, kind, version, body, prev, hash, digest)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
