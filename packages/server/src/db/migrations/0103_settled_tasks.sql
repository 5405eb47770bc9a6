-- Up Migration

-- What a register has forgotten is settled by whoever looks at it; what it says afterwards is kept beside that.
alter table register_tasks
  add column last_sent_at timestamptz,
  add column settled jsonb not null default '[]',
  -- When it is asked once more after what was settled; null where there is nothing to ask.
  add column late_ask_at timestamptz;
update register_tasks set last_sent_at = sent_at;
create index on register_tasks (register_id, late_ask_at) where late_ask_at is not null;

-- A press that is sent twice is one.
alter table receipts add column ring_key uuid;
create index on receipts (ring_key) where ring_key is not null;
alter table shifts add column open_key uuid unique;
