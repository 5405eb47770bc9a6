-- Up Migration

-- What is wrong with the catalogue, as checks find it ---------------------------------------------------------------
create table catalog_errors (
  id int generated always as identity primary key,
  rule text not null,
  -- What of the catalogue it is in, as the rule names it: `offer:7`, `good:3:name`. One error of a rule each.
  subject text not null,
  product_id int references products on delete cascade,
  offer_id int references offers on delete cascade,
  region_id int references regions on delete cascade,
  promo_id int references promos on delete cascade,
  -- What is wrong there: with another one what was ignored is an error again.
  value text not null,
  state text not null default 'new' check (state in ('new', 'known', 'fixed', 'ignored')),
  -- Why it is none, for one that is ignored.
  reason text not null default '',
  assignee_id int references users on delete set null,
  -- What ran the check that has found it.
  found_by text not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  -- Grows with every change by staff, and where a check finds another value.
  version int not null default 0,
  unique (rule, subject),
  check ((product_id is null) <> (promo_id is null))
);
create index catalog_errors_product on catalog_errors (product_id);
create index catalog_errors_open on catalog_errors (rule) where state in ('new', 'known');

-- Prices of feeds as the last check saw them, and what they were before they changed: what staff set is none of these.
create table catalog_seen_prices (
  offer_id int not null references offers on delete cascade,
  region_id int not null references regions on delete cascade,
  price numeric(12,2) not null,
  before numeric(12,2),
  primary key (offer_id, region_id)
);

create table catalog_checks (
  id int generated always as identity primary key,
  cause text not null,
  at timestamptz not null,
  found int not null,
  added int not null,
  fixed int not null
);
create index catalog_checks_at on catalog_checks (at desc);
