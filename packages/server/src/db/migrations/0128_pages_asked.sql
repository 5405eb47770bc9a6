-- Up Migration

-- Digest of what the press asked for that made it: its key is no way to something else. Null for what was made before.
alter table pages add column asked bytea;
alter table import_sources add column asked bytea;
