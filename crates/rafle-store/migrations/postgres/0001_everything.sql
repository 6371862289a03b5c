-- A table: where its log begins. Times are seconds since 1970, UTC. Words are compared byte by byte, as everywhere else.
CREATE TABLE tables (
    id      TEXT COLLATE "C" PRIMARY KEY,
    header  TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- The table at which the same people play again, if they do.
    next    TEXT COLLATE "C"
);

CREATE INDEX tables_before ON tables (next) WHERE next IS NOT NULL;

-- The log. `number` counts the lines before this entry, so that one writer wins each number.
CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    number   BIGINT NOT NULL,
    lines    TEXT NOT NULL,
    at       BIGINT NOT NULL,
    -- The group in which it was added: whoever has not heard the answer asks whether it was theirs.
    of_group BIGINT NOT NULL DEFAULT 0,
    -- The transaction that has added it: whoever knows what was visible to them knows what is new, and no notice is needed.
    added_by XID8 NOT NULL DEFAULT pg_current_xact_id(),
    PRIMARY KEY (table_id, number)
);

CREATE INDEX entries_added_by ON entries (added_by);

-- Who has a seat at which table, to find one's tables again.
CREATE TABLE sitting (
    person   TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    since    BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX sitting_at ON sitting (table_id);

-- Links that work once, and not for long, by the hash of their word.
CREATE TABLE passes (
    word   TEXT COLLATE "C" PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL,
    means  TEXT NOT NULL,
    until  BIGINT NOT NULL
);

-- Devices that play for somebody else than themselves. Nobody's secret is in here: `key` and `person` are hashes, and only
-- the device's own secret opens what is sealed.
CREATE TABLE devices (
    key    TEXT COLLATE "C" PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL,
    sealed TEXT NOT NULL,
    label  TEXT NOT NULL,
    since  BIGINT NOT NULL
);

-- What the server keeps for itself, such as the key that signs cookies.
CREATE TABLE settings (
    name  TEXT COLLATE "C" PRIMARY KEY,
    value TEXT NOT NULL
);

-- What one of several processes does for all of them, and until when it may be relied on. A crash of the database ends it.
CREATE UNLOGGED TABLE holds (
    what  TEXT COLLATE "C" PRIMARY KEY,
    who   TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);
