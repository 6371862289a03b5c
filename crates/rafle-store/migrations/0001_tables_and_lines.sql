-- A table: where its log begins. Times are seconds since 1970, UTC.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    header  TEXT NOT NULL,
    created INTEGER NOT NULL,
    -- The table at which the same people play again, if they do.
    next    TEXT
) STRICT, WITHOUT ROWID;

-- The log. `number` counts the lines before this entry, so that one writer wins each number.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    lines    TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Who has a seat at which table, to find one's tables again.
CREATE TABLE sitting (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    since    INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX sitting_at ON sitting (table_id);

-- Links that work once, and not for long.
CREATE TABLE passes (
    word  TEXT PRIMARY KEY,
    means TEXT NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What the server keeps for itself, such as the key that signs cookies.
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
