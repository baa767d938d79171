-- Slow play. When the clock of whoever decides runs out, in milliseconds since 1970; NULL while none runs.
ALTER TABLE tables ADD COLUMN due INTEGER;
-- What players asked for in advance, such as '0 up-to 9'. Not in the log: nobody else may learn that it is there.
ALTER TABLE tables ADD COLUMN orders TEXT NOT NULL DEFAULT '';

CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX waiting_tables ON tables (waits_for, changed_at DESC) WHERE waits_for IS NOT NULL;

-- What the server itself must remember, such as when it was last alive.
CREATE TABLE kept (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Where people want to be told that it is their turn. They go with the person.
CREATE TABLE notices (
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- 'push' or 'webhook'.
    way     TEXT NOT NULL,
    address TEXT NOT NULL,
    -- Keys of the browser, or the secret that signs.
    keys    TEXT NOT NULL,
    -- How the person reaches this server.
    site    TEXT NOT NULL,
    language TEXT NOT NULL,
    -- Whether it failed too often and is off.
    failed  INTEGER NOT NULL,
    PRIMARY KEY (person, address)
) STRICT, WITHOUT ROWID;
