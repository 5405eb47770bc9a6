-- Up Migration

-- Prices as they were before a change of many, so that it can be undone exactly -----------------------------------

create table bulk_prices (
  -- Names the change: sent again it is known by this.
  run uuid not null,
  product_id int not null references products on delete cascade,
  offer_id int not null references offers on delete cascade,
  region_id int not null references regions on delete cascade,
  price numeric(12,2) not null,
  old_price numeric(12,2),
  -- What the feed said.
  feed_price numeric(12,2),
  feed_old_price numeric(12,2),
  -- Who had set the price, and when; without a moment nobody had.
  set_by int references users on delete set null,
  set_at timestamptz,
  -- Of the good once it was changed: with another one somebody has changed it since.
  version int not null,
  at timestamptz not null,
  undone boolean not null default false,
  primary key (run, offer_id, region_id)
);
create index bulk_prices_by_good on bulk_prices (run, product_id);
create index bulk_prices_by_moment on bulk_prices (at);
