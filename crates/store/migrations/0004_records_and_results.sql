-- Records that people brought to look at, by what they say. `seen_at`: when somebody last looked at one.
CREATE TABLE records (
    id      TEXT PRIMARY KEY,
    bytes   INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    text    TEXT NOT NULL
) STRICT;

-- With the size: so that room is made without reading the texts.
CREATE INDEX records_by_sight ON records (seen_at DESC, id, bytes);

-- How games ended, so that a list of them need not replay them: ranks and scores in seat order, such as '2,1,3'. Empty
-- for a table that was given up before a game was dealt.
CREATE TABLE results (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    ended_at INTEGER NOT NULL,
    ranks    TEXT NOT NULL,
    scores   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
