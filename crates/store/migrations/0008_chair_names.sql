-- What the people round one screen are called, chair by chair. Whoever has the chairs gave these names, and they go with that person.
CREATE TABLE chair_names (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    person   INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX chair_names_of ON chair_names (person);
