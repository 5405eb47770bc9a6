-- Up Migration

-- The register of a demo shop: it outlives the process as a real one does.
create table test_register (
  single boolean primary key default true check (single),
  mode text not null default 'works',
  shift_open boolean not null default false,
  shift int not null default 0,
  document int not null default 0
);
insert into test_register default values;

create table test_register_tasks (
  uuid uuid primary key,
  kind text not null,
  -- When the answer is there.
  ready_at timestamptz not null,
  problem text,
  document int,
  shift int
);
