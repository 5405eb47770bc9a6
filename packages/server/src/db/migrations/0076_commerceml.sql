-- Up Migration

-- What 1C has told of a source so far: its packages bring parts, and a good is sold once its name and its price are known.
create table commerceml_records (
  source text not null,
  region_id int not null references regions on delete cascade,
  kind text not null check (kind in ('group', 'property', 'price', 'store', 'picture', 'good', 'offer')),
  id text not null,
  -- The good that an offer belongs to, and of a good itself; '' elsewhere.
  good text not null,
  -- In the order in which they were first told.
  seq bigint generated always as identity,
  line int not null,
  -- The run that told of it last.
  run_id int not null,
  told jsonb not null,
  -- `absent`: a whole package came without it; `deleted`: 1C said so.
  state text not null default 'kept' check (state in ('kept', 'absent', 'deleted')),
  -- Whether the shop's goods are still to be brought in line with it.
  waits boolean not null default true,
  primary key (source, region_id, kind, id)
);
create index commerceml_records_region on commerceml_records (region_id);
create index commerceml_records_good on commerceml_records (source, region_id, good);
create index commerceml_records_waits on commerceml_records (source, region_id) where waits;

-- Exchanges that 1C leads: one of each kind for an account, a later one takes its place.
create table exchange_sessions (
  digest bytea primary key,
  user_id int not null references users on delete cascade,
  kind text not null check (kind in ('catalog', 'sale')),
  used_at timestamptz not null,
  -- The run that its first file opened.
  run_id int references import_runs on delete set null,
  whole_goods boolean not null default false,
  whole_offers boolean not null default false,
  unique (user_id, kind)
);
create index exchange_sessions_run on exchange_sessions (run_id) where run_id is not null;

-- What came of an exchange. The bytes lie in the data folder.
create table exchange_files (
  session bytea not null references exchange_sessions on delete cascade,
  name text not null,
  bytes bigint not null default 0,
  -- Digest of the part that came last: one that is sent again after a timeout is the same.
  last_part bytea,
  state text not null default 'comes' check (state in ('comes', 'works', 'done', 'failed')),
  message text not null default '',
  -- When whoever works on it was last known to.
  beat_at timestamptz,
  primary key (session, name)
);

-- Which version of an order an account has confirmed to have.
create table exchange_orders (
  user_id int not null references users on delete cascade,
  order_id int not null references orders on delete cascade,
  version int not null,
  primary key (user_id, order_id)
);
create index exchange_orders_order on exchange_orders (order_id);

-- What a session was given of orders and has not confirmed yet.
create table exchange_offered (
  session bytea not null references exchange_sessions on delete cascade,
  order_id int not null references orders on delete cascade,
  version int not null,
  primary key (session, order_id)
);
create index exchange_offered_order on exchange_offered (order_id);
