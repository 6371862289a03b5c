-- The word by which people find a table while it waits: one table has it at a time.
ALTER TABLE tables ADD COLUMN word TEXT;

CREATE UNIQUE INDEX tables_by_word ON tables (word) WHERE word IS NOT NULL;
