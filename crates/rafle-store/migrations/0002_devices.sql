-- Devices that play for somebody else than themselves. Nobody's secret is in here: `key` and `person` are hashes, and only
-- the device's own secret opens what is sealed.
CREATE TABLE devices (
    key    TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    sealed TEXT NOT NULL,
    label  TEXT NOT NULL,
    since  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Passes are kept by the hash of their word from now on, with who gives them, so that all of somebody's can be ended; those
-- of the first version last a quarter of an hour at most.
DROP TABLE passes;

CREATE TABLE passes (
    word   TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    means  TEXT NOT NULL,
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
