-- Up Migration

-- Payments ---------------------------------------------------------------------------------------------------

alter table orders
  -- Who cancelled it; null while it is not cancelled.
  add column cancel_reason text check (cancel_reason in ('buyer', 'staff', 'expired')),
  add check (cancel_reason is null or status = 'cancelled');
-- Orders that may be waiting for their money.
create index orders_new on orders (placed_at) where status = 'new';

-- Attempts to pay. All changes of an order's payments hold the row of the order.
create table payments (
  id int generated always as identity primary key,
  order_id int not null references orders on delete cascade,
  -- Made for one press of the button: the same key never starts a second payment.
  idempotency_key uuid not null unique,
  -- What provider and shop call it between themselves.
  reference uuid not null unique default gen_random_uuid(),
  provider text not null,
  pay_type_id int not null references pay_types,
  amount numeric(12,2) not null check (amount > 0),
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'refunded')),
  reason text,
  -- Where the buyer pays; null until the provider has said it.
  redirect text,
  -- Whether the provider is to give back whatever it took: due until it has said that it did.
  give_back text not null default 'none' check (give_back in ('none', 'due', 'done')),
  started_at timestamptz not null,
  changed_at timestamptz not null,
  check (give_back = 'none' or status in ('failed', 'refunded')),
  check (status <> 'refunded' or give_back <> 'none')
);
create index payments_order on payments (order_id);
-- An order is paid once, and one payment at a time is under way.
create unique index payments_active on payments (order_id) where status in ('pending', 'paid');
create index payments_pending on payments (started_at) where status = 'pending';
create index payments_due on payments (id) where give_back = 'due';

-- What providers have told: the same news is heard once.
create table payment_news (
  provider text not null,
  event text not null,
  payment_id int not null references payments on delete cascade,
  heard_at timestamptz not null,
  primary key (provider, event)
);

-- The test bank of a demo shop -------------------------------------------------------------------------------

-- It stands for a bank elsewhere: nothing of the shop reads these two tables.
create table test_bank_payments (
  reference uuid primary key,
  -- What the buyer reads: «Заказ № 100001».
  title text not null,
  amount numeric(12,2) not null,
  kind text not null,
  -- Path that the buyer goes back to.
  return_to text not null,
  state text not null check (state in ('open', 'code', 'paid', 'refused', 'given_back')),
  reason text,
  -- Wrong codes so far.
  tries int not null default 0,
  opened_at timestamptz not null
);

-- News for the shop, until it has taken them.
create table test_bank_news (
  id bigint generated always as identity primary key,
  body text not null,
  due_at timestamptz not null
);
