SELECT seq, batch, at_ms, actor, key, kind, version, body, prev, hash
FROM event
WHERE seq > ?1
ORDER BY seq
