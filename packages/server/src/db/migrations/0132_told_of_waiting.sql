-- Up Migration

-- Under which uuid the staff were told that a task waits for somebody: once for each. Those that wait already are told of, too.
alter table register_tasks add column waiting_told uuid;
