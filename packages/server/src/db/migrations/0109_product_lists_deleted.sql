-- Up Migration

-- A list that was deleted stays as it was, to be brought back.
alter table product_lists add column deleted_at timestamptz;
