-- Up Migration

-- Version of the page whose draft it was: who publishes the same draft again, since no answer came, is told that it is there.
-- Null where nobody pressed for it, and of versions of before.
alter table page_versions add column of_version int;
