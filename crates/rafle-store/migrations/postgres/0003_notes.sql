-- What processes tell each other and nobody has to remember: who is here, what is asked, who has how much open. A crash of the
-- database ends it.
CREATE UNLOGGED TABLE notes (
    place TEXT COLLATE "C" NOT NULL,
    who   TEXT COLLATE "C" NOT NULL,
    says  TEXT NOT NULL,
    at    TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (place, who)
);

CREATE INDEX notes_at ON notes (at);
