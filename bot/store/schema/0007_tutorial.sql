-- Why: a tutorial can be left and taken up again, days later too; so it is known how far somebody has come.

CREATE TABLE lessons (
    user INTEGER NOT NULL,
    game TEXT    NOT NULL,
    done INTEGER NOT NULL CHECK (done >= 0),  -- steps
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;
