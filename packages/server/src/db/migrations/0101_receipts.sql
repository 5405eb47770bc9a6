-- Up Migration

-- Cash registers. Receipts are made for the one that is in use, with the taxes that the seller pays by then.
create table registers (
  id int generated always as identity primary key,
  kind text not null unique check (kind in ('test', 'atol')),
  in_use boolean not null,
  taxation text not null,
  vat text not null
);
create unique index on registers (in_use) where in_use;

create table shifts (
  id int generated always as identity primary key,
  register_id int not null references registers,
  -- As the register counts them; null until it has told.
  number int,
  state text not null check (state in ('opening', 'open', 'closing', 'closed')),
  opening_sum numeric(14, 2) not null,
  opened_at timestamptz not null,
  opened_by int references users on delete set null,
  closed_at timestamptz,
  closed_by int references users on delete set null,
  -- Cash that there was to be, and that there was, kept as they were at the closing.
  expected numeric(14, 2),
  counted numeric(14, 2),
  difference numeric(14, 2) generated always as (counted - expected) stored,
  cause text not null default ''
);
create unique index on shifts (register_id) where state <> 'closed';

create table receipts (
  id int generated always as identity primary key,
  register_id int not null references registers,
  order_id int not null references orders on delete cascade,
  -- null for the sale.
  return_id int references returns on delete cascade,
  kind text not null check (kind in ('sell', 'sellReturn')),
  taxation text not null,
  lines jsonb not null,
  payments jsonb not null,
  total numeric(14, 2) not null,
  made_at timestamptz not null,
  -- The shift that it was sent in.
  shift_id int references shifts,
  unique nulls not distinct (order_id, return_id)
);
create index on receipts (shift_id);

-- What a register is told to do. The uuid is stored before anything is sent, and is the same each time.
create table register_tasks (
  id int generated always as identity primary key,
  register_id int not null references registers,
  kind text not null check (kind in ('openShift', 'closeShift', 'receipt')),
  receipt_id int unique references receipts on delete cascade,
  shift_id int references shifts on delete cascade,
  uuid uuid not null unique,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'unknown', 'done', 'failed')),
  sent_at timestamptz,
  taken boolean not null default false,
  told text not null default '',
  fiscal jsonb,
  changed_at timestamptz not null
);
create index on register_tasks (register_id, id) where status in ('waiting', 'sent', 'unknown');

-- Tills look at receipts beside their orders: they hear of both in one way.
create function tell_receipt_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('siren_order', order_id::text) from receipts where id = new.receipt_id;
  return null;
end $$;
create trigger receipts_told after insert or update on register_tasks
for each row when (new.receipt_id is not null) execute function tell_receipt_changed();
