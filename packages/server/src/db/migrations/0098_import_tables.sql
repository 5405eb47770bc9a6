-- Up Migration

alter table import_files drop constraint import_files_kind_check;
alter table import_files add constraint import_files_kind_check
  check (kind in ('yml', 'commerceml', 'table', 'xls', 'archive', 'unknown'));

-- Of a table: {headings, samples}, or {problem}, the code of what keeps it from being read.
alter table import_files add column head jsonb;

-- How the last table of a source was read: [{heading, to, unit}].
create table import_mappings (
  source text primary key,
  columns jsonb not null,
  at timestamptz not null
);

-- How the table of a run is read: {part, columns}. null for what is no table, and where the source's last one tells it.
alter table import_runs add column mapping jsonb;

-- Rows of a table that were not taken, as they stand in it.
create table import_failed_rows (
  run_id int not null references import_runs on delete cascade,
  line int not null,
  cells jsonb not null,
  reason text not null,
  primary key (run_id, line)
);
