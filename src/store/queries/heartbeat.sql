INSERT INTO heartbeat (id, seq, remaining_ms)
VALUES (1, ?1, ?2)
ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, remaining_ms = excluded.remaining_ms
