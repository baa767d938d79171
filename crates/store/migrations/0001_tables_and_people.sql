-- Tables: fixed facts, how long the log is, and what lists say.
CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    code       TEXT NOT NULL,
    -- Whether the code leads here: from the start until the table is over.
    holds_code INTEGER NOT NULL,
    game       TEXT NOT NULL,
    options    TEXT NOT NULL,
    public     INTEGER NOT NULL,
    commitment BLOB NOT NULL,
    secret     BLOB NOT NULL,
    made_at    INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    length     INTEGER NOT NULL,
    stage      TEXT NOT NULL,
    -- In seat order, such as 'person 12,bot 3,free'. NULL until something has been said about the table.
    seats      TEXT,
    waits_for  INTEGER
) STRICT;

CREATE UNIQUE INDEX codes_in_use ON tables (code) WHERE holds_code = 1;

CREATE INDEX open_tables ON tables (made_at DESC, id)
    WHERE public = 1 AND stage = 'gathering' AND seats IS NOT NULL;

-- The log. The line of version 1 is the first.
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version  INTEGER NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- Who sits or sat at which table. Numbers only: they outlive the person's name.
CREATE TABLE sitters (
    person   INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- AUTOINCREMENT: the number of a forgotten person is never given to another.
CREATE TABLE people (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    name    TEXT NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;

CREATE TABLE devices (
    hash    BLOB PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_of ON devices (person);

CREATE TABLE links (
    hash    BLOB PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_of ON links (person);
CREATE INDEX links_by_end ON links (expires);
