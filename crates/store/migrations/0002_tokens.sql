-- Tokens for programs: whose, what the person calls it, when it was made and last used. Only the hash is kept.
CREATE TABLE tokens (
    -- AUTOINCREMENT: the number of a withdrawn token is never given to another.
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    hash    BLOB NOT NULL UNIQUE,
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name    TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    used_at INTEGER
) STRICT;

CREATE INDEX tokens_of ON tokens (person);
