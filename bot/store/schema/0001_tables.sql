-- Why: a table must come back after a restart exactly as people last saw it. Its game is dealt again
-- from seed, salt and options, and its actions are replayed in order; nothing else of it is stored.

CREATE TABLE tables (
    id            INTEGER PRIMARY KEY,
    guild         INTEGER NOT NULL,
    channel       INTEGER NOT NULL,
    game          TEXT    NOT NULL,
    options       TEXT    NOT NULL,  -- JSON: name to boolean
    seats         INTEGER NOT NULL,  -- the most that may sit down
    turn          REAL    NOT NULL,  -- seconds, as the three that follow
    react         REAL    NOT NULL,
    grace         REAL    NOT NULL,
    patience      REAL    NOT NULL,  -- seconds after which an idle lobby closes
    seed          BLOB    NOT NULL,
    opened_at     REAL    NOT NULL,
    host          INTEGER,           -- null: nobody has sat down yet
    chairs        INTEGER NOT NULL DEFAULT 0,  -- rows of `seats` from here on are of people who left
    salt          TEXT,
    started_at    REAL,              -- null: a lobby
    board_channel INTEGER,
    board_message INTEGER,
    board_at      REAL,
    ending        TEXT CHECK (ending IN ('finished', 'aborted')),
    reason        TEXT,
    winners       TEXT,              -- JSON: seats
    ended_at      REAL,
    filed         INTEGER NOT NULL DEFAULT 0 CHECK (filed IN (0, 1))
) STRICT;

-- What is loaded at start stays as quick to find as on the first day.
CREATE INDEX tables_live ON tables (id) WHERE filed = 0;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    user     INTEGER,
    level    TEXT,
    ticket   TEXT    NOT NULL,
    away     INTEGER NOT NULL CHECK (away IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_user ON seats (user) WHERE user IS NOT NULL;

CREATE TABLE actions (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    seat     INTEGER,                -- null: time closed a window
    word     TEXT    NOT NULL,
    by       TEXT    NOT NULL CHECK (by IN ('person', 'cpu', 'clock')),
    at       REAL    NOT NULL,
    deadline REAL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What has been played has been played.
CREATE TRIGGER actions_never_change BEFORE UPDATE ON actions
BEGIN SELECT RAISE(ABORT, 'actions are only appended'); END;

CREATE TRIGGER actions_never_vanish BEFORE DELETE ON actions
BEGIN SELECT RAISE(ABORT, 'actions are only appended'); END;
