-- Up Migration

-- Messages to buyers of what staff do to their orders -------------------------------------------------------------

create table order_messages (
  id int generated always as identity primary key,
  order_id int not null references orders on delete cascade,
  -- Of the step that it tells of, and who took it.
  at timestamptz not null,
  by_id int references users on delete set null,
  kind text not null,
  channel text not null check (channel in ('email', 'phone')),
  -- Where it goes, and what it says: as it was when the step was taken.
  contact text not null,
  subject text not null,
  text text not null,
  -- `sending` is written before it is handed over: what breaks off there is not sent again by itself.
  state text not null default 'due' check (state in ('due', 'sending', 'sent', 'failed')),
  -- What went wrong when it was tried last.
  problem text check (problem in ('refused', 'unknown')),
  tries int not null default 0,
  changed_at timestamptz not null
);
create index order_messages_order on order_messages (order_id);
create index order_messages_open on order_messages (changed_at, id) where state in ('due', 'sending');
