-- Why: whoever manages a server sees who changed its settings, and a rematch knows the game that it
-- repeats, so that everybody who presses finds the same lobby, also after a restart.

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

ALTER TABLE tables ADD COLUMN rematch_of INTEGER;
ALTER TABLE tables ADD COLUMN heir INTEGER;  -- the person who won that game and will host this one
