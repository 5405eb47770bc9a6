-- Up Migration

-- Digest of what the press asked for that made it: its key is no way to something else. Null for what was made before.
alter table product_lists add column asked bytea;
