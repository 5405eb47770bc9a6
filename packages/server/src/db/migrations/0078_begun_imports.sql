-- Up Migration

-- Files that staff send from the screen of imports. The bytes lie in the data folder.
create table import_files (
  id uuid primary key default gen_random_uuid(),
  user_id int references users on delete set null,
  name text not null,
  size bigint not null check (size > 0),
  -- When the file was changed last, ms: with name and size it tells a file that is sent on from another one.
  modified bigint not null,
  received bigint not null default 0,
  -- null until all of it is here.
  kind text check (kind in ('yml', 'commerceml', 'table', 'archive', 'unknown')),
  at timestamptz not null,
  unique (user_id, name, size, modified)
);

alter table import_runs drop constraint import_runs_status_check;
alter table import_runs add constraint import_runs_status_check
  check (status in ('waiting', 'running', 'done', 'failed', 'cancelled'));
alter table import_runs
  add column file_id uuid references import_files on delete set null,
  -- Of a run that was begun from the screen: it is taken up again where its process dies. null for all others.
  add column idempotency_key uuid unique,
  add column user_id int references users on delete set null,
  add column allow_loss boolean not null default false,
  -- Somebody has asked it to stop.
  add column cancels boolean not null default false,
  -- How many processes have begun to work on it.
  add column taken int not null default 0,
  -- What is committed of it: {upTo, created, updated, skipped, withdrawn}. Whoever takes it up again does not count that twice.
  add column written jsonb;
create index import_runs_file on import_runs (file_id) where file_id is not null;
create index import_runs_user on import_runs (user_id) where user_id is not null;
create index import_runs_waiting on import_runs (id)
  where idempotency_key is not null and status in ('waiting', 'running');

-- What a trial found that its file would change, in the order of the file.
create table import_differences (
  id bigint generated always as identity primary key,
  run_id int not null references import_runs on delete cascade,
  kind text not null check (kind in ('created', 'changed', 'withdrawn')),
  external_id text not null,
  name text not null,
  field text,
  was text,
  becomes text
);
create index import_differences_run on import_differences (run_id, id);
