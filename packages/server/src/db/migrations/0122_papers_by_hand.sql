-- Up Migration

-- Films, captions and papers that staff uploaded. They are in the database, so that every process has them, and a copy of the database is whole.
create table uploaded_files (
  file_id int primary key references files on delete cascade,
  bytes bytea not null,
  -- What it was called, without its ending.
  name text not null,
  set_by int references users on delete set null,
  -- When it came, or a good took it or let it go: what nothing names is kept for a while after that.
  set_at timestamptz not null
);
-- Films and papers are packed already: another try would only cost time.
alter table uploaded_files alter column bytes set storage external;
