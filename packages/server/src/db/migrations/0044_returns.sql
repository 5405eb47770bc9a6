-- Up Migration

-- What comes back of orders -------------------------------------------------------------------------------------

create table returns (
  id int generated always as identity primary key,
  order_id int not null references orders on delete cascade,
  -- Made for one press of the button: the same key never takes anything back twice.
  idempotency_key uuid not null unique,
  -- Digest of what was taken back under the key: the same key with anything else is refused.
  request_digest bytea not null,
  at timestamptz not null,
  by_id int references users on delete set null,
  cause text not null,
  -- What it was worth, and what of it went back as money and as bonus; the rest went to certificates.
  value numeric(12,2) not null check (value >= 0),
  money numeric(12,2) not null check (money >= 0),
  bonus numeric(12,2) not null check (bonus >= 0),
  -- Where the goods went; null where they were written off.
  store_id int references stores
);
create index returns_order on returns (order_id);

create table return_goods (
  return_id int not null references returns on delete cascade,
  -- Of the row in the order.
  position int not null,
  quantity int not null check (quantity > 0),
  primary key (return_id, position)
);

create table return_services (
  return_id int not null references returns on delete cascade,
  position int not null,
  primary key (return_id, position)
);

create table return_certificates (
  return_id int not null references returns on delete cascade,
  guid uuid not null references certificates (guid),
  amount numeric(12,2) not null check (amount > 0),
  primary key (return_id, guid)
);

-- Money that goes back the way it came: due until whoever took it has said that it did.
create table refunds (
  id int generated always as identity primary key,
  return_id int not null references returns on delete cascade,
  payment_id int not null references payments on delete cascade,
  amount numeric(12,2) not null check (amount > 0),
  -- What shop and provider call it between themselves.
  reference uuid not null unique default gen_random_uuid(),
  state text not null check (state in ('due', 'done')),
  changed_at timestamptz not null
);
create index refunds_return on refunds (return_id);
create index refunds_due on refunds (id) where state = 'due';

-- What the test bank has given back in part.
create table test_bank_refunds (
  refund uuid primary key,
  reference uuid not null,
  amount numeric(12,2) not null
);

-- A payment whose order came back is not counted as paid.
drop index orders_paid;
create index orders_paid on orders (id) include (to_pay, status) where paid;
