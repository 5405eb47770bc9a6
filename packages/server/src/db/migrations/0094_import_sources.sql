-- Up Migration

-- Sources whose files are fetched by their address.
create table import_sources (
  id int generated always as identity primary key,
  -- Whose goods these are, as `import_runs.source` has it.
  name text not null unique,
  address text not null,
  region_id int not null references regions on delete cascade,
  period text not null check (period in ('hand', 'hourly', 'daily')),
  hour int not null check (hour between 0 and 23),
  login text not null,
  -- As it is sent; no call tells it.
  password text not null,
  due_at timestamptz,
  version int not null default 0,
  request uuid not null unique
);
create index import_sources_due on import_sources (due_at) where due_at is not null;
create index import_sources_region on import_sources (region_id);

alter table import_runs drop constraint import_runs_status_check;
alter table import_runs add constraint import_runs_status_check
  check (status in ('waiting', 'running', 'done', 'unchanged', 'failed', 'cancelled'));
alter table import_runs
  -- Of a run whose file is fetched.
  add column source_id int references import_sources on delete set null,
  -- What was fetched: {address, etag, modified, digest}. null until it is here.
  add column fetched jsonb;
create index import_runs_source_id on import_runs (source_id, id) where source_id is not null;
