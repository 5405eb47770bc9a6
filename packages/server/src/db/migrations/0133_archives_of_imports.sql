-- Up Migration

-- Pictures that an archive holds beside its goods.
alter table import_files add column pictures int not null default 0;
-- How many of them a run has gone through.
alter table import_runs add column pictures int not null default 0;
