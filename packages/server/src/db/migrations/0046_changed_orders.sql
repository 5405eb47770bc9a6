-- Up Migration

-- Orders whose rows and services staff change --------------------------------------------------------------------

create table order_changes (
  -- Made for one press of the button: the same key never changes anything twice.
  idempotency_key uuid primary key,
  order_id int not null references orders on delete cascade,
  -- Digest of what was changed under the key: the same key with anything else is refused.
  request_digest bytea not null,
  at timestamptz not null
);
create index order_changes_order on order_changes (order_id);

-- What a change made too much goes back without a return.
alter table refunds alter column return_id drop not null;
