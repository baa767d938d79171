-- Classes: gone after a day, and in no backup. `settings`: whatever the server says, a line each.
CREATE TABLE classes (
    id       TEXT PRIMARY KEY,
    pin      TEXT NOT NULL UNIQUE,
    leader   INTEGER NOT NULL,
    made_at  INTEGER NOT NULL,
    settings TEXT NOT NULL
) STRICT;

-- Who is in a class, by number, and what they are called there. `made_here`: nobody knew them before.
CREATE TABLE pupils (
    class_id  TEXT NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
    person    INTEGER NOT NULL,
    nickname  TEXT NOT NULL,
    table_id  TEXT,
    made_here INTEGER NOT NULL,
    PRIMARY KEY (class_id, person)
) STRICT, WITHOUT ROWID;

-- The tables of a class, in the order in which they were opened.
CREATE TABLE class_tables (
    class_id TEXT NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (class_id, number)
) STRICT, WITHOUT ROWID;
