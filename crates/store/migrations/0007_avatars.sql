-- The picture beside somebody's name, by its word; empty for none. A class has its own, as it has its own nicknames.
ALTER TABLE people ADD COLUMN avatar TEXT NOT NULL DEFAULT '';

ALTER TABLE pupils ADD COLUMN avatar TEXT NOT NULL DEFAULT '';
