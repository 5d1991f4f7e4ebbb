-- What a request with a key asked for, as a SHA-256, so that the same key with something else in it
-- is noticed. It is no part of the chain; requests of older programs have none.
ALTER TABLE event ADD COLUMN digest BLOB CHECK (digest IS NULL OR (key IS NOT NULL AND length(digest) = 32));
