SELECT seq, batch, at_ms, actor, key, kind, version, body, prev, hash
FROM event
ORDER BY seq
