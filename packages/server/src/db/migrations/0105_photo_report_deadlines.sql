-- Up Migration

-- The last day that a rejection gave this store; null where the plan's holds.
alter table photo_reports add column deadline date;
