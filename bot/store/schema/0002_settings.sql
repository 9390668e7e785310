-- Why: servers choose how Tavolo behaves there, and the bot remembers a few things about itself, such
-- as which command tree Discord has. A value that is null has been taken back: it counts as never set.

CREATE TABLE settings (
    guild INTEGER NOT NULL,
    name  TEXT    NOT NULL,
    value TEXT,
    PRIMARY KEY (guild, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE facts (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
