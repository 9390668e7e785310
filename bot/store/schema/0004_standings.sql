-- Why: games are played for something. Results are what each game came to for each person, and all the
-- rest follows from them: ratings, standings, and ladders on which any place is found in a few steps.

ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE tables ADD COLUMN leavers TEXT NOT NULL DEFAULT 'last' CHECK (leavers IN ('last', 'none'));
ALTER TABLE seats ADD COLUMN gone INTEGER;  -- who sat here until a CPU took the seat over

CREATE TABLE people (
    number     INTEGER PRIMARY KEY,  -- in the order in which they first finished a game
    user       INTEGER NOT NULL UNIQUE,
    everywhere INTEGER NOT NULL DEFAULT 0 CHECK (everywhere IN (0, 1))  -- whether others elsewhere see them
) STRICT;

CREATE TABLE results (
    id           INTEGER PRIMARY KEY,  -- in the order in which they came
    table_id     INTEGER REFERENCES tables (id),  -- null: it was played elsewhere
    person       INTEGER NOT NULL REFERENCES people (number),
    guild        INTEGER NOT NULL,
    game         TEXT    NOT NULL,
    at           REAL    NOT NULL,
    seats        INTEGER NOT NULL,
    name         TEXT    NOT NULL,
    place        INTEGER NOT NULL,
    won          INTEGER NOT NULL CHECK (won IN (0, 1)),
    shared       INTEGER NOT NULL CHECK (shared IN (0, 1)),
    gone         INTEGER NOT NULL CHECK (gone IN (0, 1)),
    counts       TEXT    NOT NULL,  -- JSON: counter to number
    mu_before    REAL,              -- null, as all that follow: the table was not rated
    sigma_before REAL,
    mu           REAL,
    sigma        REAL,
    rated        INTEGER,           -- the person's how-manieth rated game of this kind it was
    UNIQUE (table_id, person)
) STRICT;

CREATE INDEX results_person ON results (person, game, id);

CREATE TABLE ratings (
    person INTEGER NOT NULL REFERENCES people (number),
    game   TEXT    NOT NULL,
    mu     REAL    NOT NULL,
    sigma  REAL    NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE standings (
    person INTEGER NOT NULL REFERENCES people (number),
    game   TEXT    NOT NULL,
    scope  INTEGER NOT NULL,  -- a server; 0 is everywhere, with those only who agreed to it
    period TEXT    NOT NULL,  -- all, 2026-q4 or 2026-11
    name   TEXT    NOT NULL,
    games  INTEGER NOT NULL,
    wins   INTEGER NOT NULL,  -- shared ones, too
    shared INTEGER NOT NULL,
    counts TEXT    NOT NULL,  -- JSON: counter to number
    mu     REAL,              -- null, as the two that follow: no rated game
    sigma  REAL,
    rated  INTEGER,
    PRIMARY KEY (person, game, scope, period)
) STRICT, WITHOUT ROWID;

CREATE TABLE ladders (
    id     INTEGER PRIMARY KEY,
    scope  INTEGER NOT NULL,
    game   TEXT    NOT NULL,
    period TEXT    NOT NULL,
    by     TEXT    NOT NULL,
    UNIQUE (scope, game, period, by)
) STRICT;

-- Who stands on a ladder, and in which order: both are in the key (bot/standing/ladder.py).
CREATE TABLE rungs (
    ladder INTEGER NOT NULL REFERENCES ladders (id),
    key    INTEGER NOT NULL,
    PRIMARY KEY (ladder, key)
) STRICT, WITHOUT ROWID;

-- How many rungs there are in each range of keys, on levels of ever narrower ranges.
CREATE TABLE rung_counts (
    ladder INTEGER NOT NULL REFERENCES ladders (id),
    level  INTEGER NOT NULL,
    range  INTEGER NOT NULL,
    rungs  INTEGER NOT NULL,
    PRIMARY KEY (ladder, level, range)
) STRICT, WITHOUT ROWID;
