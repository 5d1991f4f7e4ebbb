-- Batches are contiguous, so this reads on from the first event only to the batch's end.
SELECT seq, hash
FROM event
WHERE seq = coalesce(
    (SELECT seq - 1 FROM event WHERE seq > ?1 AND batch <> ?1 ORDER BY seq LIMIT 1),
    (SELECT max(seq) FROM event)
)
