-- Why: whoever manages a server sees who changed its settings; a rematch knows the game that it
-- repeats, so that everybody who presses finds the same lobby, also after a restart; and people decide
-- what is known of them.

CREATE TABLE changes (
    id    INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    name  TEXT    NOT NULL,
    old   TEXT,              -- null: the default, as in `new`
    new   TEXT,
    user  INTEGER,           -- null: somebody whose data are deleted
    at    REAL    NOT NULL
) STRICT;

CREATE INDEX changes_guild ON changes (guild, id);
CREATE INDEX changes_user ON changes (user) WHERE user IS NOT NULL;

-- Whatever tells of somebody is found at once, when they want to see it or to be forgotten.
CREATE INDEX seats_gone ON seats (gone) WHERE gone IS NOT NULL;
ALTER TABLE people ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));  -- their profile

ALTER TABLE tables ADD COLUMN rematch_of INTEGER;
ALTER TABLE tables ADD COLUMN heir INTEGER;  -- the person who won that game and will host this one
CREATE INDEX tables_heir ON tables (heir) WHERE heir IS NOT NULL;
