-- Up Migration

-- The shop's tables. Money is numeric(12,2) roubles; times are timestamptz. Keeps to what PostgreSQL 15 knows.

create table settings (
  key text primary key,
  value text not null
);

-- Regions, cities, stores ----------------------------------------------------------------------------------

create table regions (
  id int generated always as identity primary key,
  code text not null unique,
  name text not null,
  position int not null default 0,
  time_zone text not null default 'Europe/Moscow'
);

create table cities (
  id int generated always as identity primary key,
  code text not null unique,
  region_id int not null references regions,
  name text not null,
  position int not null default 0,
  -- Whole days from ordering to delivery by courier, earliest and latest.
  lead_days int not null default 3,
  lead_days_max int not null default 7
);

create table pay_types (
  id int generated always as identity primary key,
  code text not null unique,
  name text not null,
  description text not null default '',
  position int not null default 0
);

create table stores (
  id int generated always as identity primary key,
  code text not null unique,
  city_id int not null references cities,
  name text not null,
  address text not null,
  phone text not null default '',
  opens text not null default '10:00',
  closes text not null default '21:00',
  lat double precision not null default 0,
  lon double precision not null default 0,
  franchise boolean not null default false,
  position int not null default 0
);

create table store_pay_types (
  store_id int not null references stores on delete cascade,
  pay_type_id int not null references pay_types on delete cascade,
  primary key (store_id, pay_type_id)
);

-- Catalogue ------------------------------------------------------------------------------------------------

create table sections (
  id int generated always as identity primary key,
  -- Who brought it and under what id, so that a second import finds it again.
  source text not null,
  external_id text not null,
  parent_id int references sections,
  -- Ids from the root down to the section itself.
  ancestors int[] not null default '{}',
  path text not null unique,
  name text not null,
  position int not null default 0,
  unique (source, external_id)
);
create index sections_parent on sections (parent_id);
create index sections_ancestors on sections using gin (ancestors);

-- Where a picture comes from; its sizes are drawn when they are first asked for.
create table pictures (
  id int generated always as identity primary key,
  url text not null unique,
  -- Natural size in pixels; null until it was read once.
  width int,
  height int,
  tile text
);

create table products (
  id int generated always as identity primary key,
  source text not null,
  -- `g:` and the feed's group id, or `o:` and the offer's own id where it stands alone.
  external_id text not null,
  section_id int not null references sections,
  path text not null unique,
  name text not null,
  short_name text not null,
  brand text,
  description text not null default '',
  -- What the good belongs to together with goods of other sections, e.g. «Лада»; null where it stands alone.
  collection text,
  -- Lower comes first in «popular».
  position int not null default 0,
  active boolean not null default true,
  hit boolean not null default false,
  -- Until when it counts as new; null for what came with the first import of its source.
  new_until timestamptz,
  created_at timestamptz not null default now(),
  unique (source, external_id)
);
create index products_section on products (section_id) where active;
create index products_collection on products (collection) where active and collection is not null;

create table offers (
  id int generated always as identity primary key,
  product_id int not null references products,
  source text not null,
  external_id text not null,
  article text not null,
  barcode text,
  name text not null,
  -- [{name, value, hex}] in the order to show: what tells it from its siblings.
  options jsonb not null default '[]',
  -- [{name, value, unit, group}]
  params jsonb not null default '[]',
  exposition boolean not null default false,
  position int not null default 0,
  active boolean not null default true,
  -- Digest of what the feed said: an unchanged offer is not written again.
  digest text not null,
  unique (source, external_id)
);
create index offers_product on offers (product_id);
create index offers_article on offers (lower(article));
create index offers_barcode on offers (barcode) where barcode is not null;

create table offer_pictures (
  offer_id int not null references offers on delete cascade,
  position int not null,
  picture_id int not null references pictures,
  primary key (offer_id, position)
);

create table prices (
  offer_id int not null references offers on delete cascade,
  region_id int not null references regions on delete cascade,
  price numeric(12,2) not null check (price > 0),
  old_price numeric(12,2) check (old_price > price),
  -- Digests of what the feed said of price and of stock: stock that orders took from is written again only
  -- where the feed counts anew.
  digest text not null default '',
  stock_digest text not null default '',
  primary key (region_id, offer_id)
);
create index prices_offer on prices (offer_id);

create table stock (
  offer_id int not null references offers on delete cascade,
  store_id int not null references stores on delete cascade,
  quantity int not null check (quantity >= 0),
  primary key (offer_id, store_id)
);
create index stock_store on stock (store_id);

-- Says on the channel `catalog`, after the commit, that answers made from the catalogue may be out of date:
-- `stock` where only what is in stock or how it is delivered is another, else `goods`.
create function tell_catalog_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog', tg_argv[0]);
  return null;
end $$;
create trigger sections_changed after insert or update or delete on sections
  for each statement execute function tell_catalog_changed('goods');
create trigger products_changed after insert or update or delete on products
  for each statement execute function tell_catalog_changed('goods');
create trigger offers_changed after insert or update or delete on offers
  for each statement execute function tell_catalog_changed('goods');
create trigger prices_changed after insert or update or delete on prices
  for each statement execute function tell_catalog_changed('goods');
create trigger stock_changed after insert or update or delete on stock
  for each statement execute function tell_catalog_changed('stock');
create trigger pictures_changed after update on pictures
  for each row when (old is distinct from new) execute function tell_catalog_changed('goods');
create trigger stores_changed after insert or update or delete on stores
  for each statement execute function tell_catalog_changed('goods');

create table import_runs (
  id int generated always as identity primary key,
  source text not null,
  region_id int references regions,
  file text not null,
  encoding text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  status text not null default 'running' check (status in ('running', 'done', 'failed')),
  dry_run boolean not null default false,
  counts jsonb not null default '{}',
  author text not null default ''
);

create table import_run_rows (
  id bigint generated always as identity primary key,
  run_id int not null references import_runs on delete cascade,
  line int,
  external_id text,
  severity text not null check (severity in ('info', 'warning', 'error')),
  code text not null,
  field text,
  value text,
  message text not null
);
create index import_run_rows_run on import_run_rows (run_id);

-- Services -------------------------------------------------------------------------------------------------

create table services (
  id int generated always as identity primary key,
  key text not null unique,
  -- Null means that it is to be had everywhere.
  region_id int references regions,
  kind text not null,
  is_delivery boolean not null default false,
  name text not null,
  description text not null default '',
  is_default boolean not null default false,
  price_type text not null,
  value numeric(12,2) not null,
  min_value numeric(12,2) not null default 0,
  base numeric(12,2) not null default 0,
  -- Days to add to the city's lead time; null where the date is agreed later.
  lead_days int,
  -- Section ids whose goods it cannot be had for.
  excluded_sections int[] not null default '{}',
  -- City ids it cannot be had in.
  excluded_cities int[] not null default '{}',
  position int not null default 0,
  active boolean not null default true
);
create trigger services_changed after insert or update or delete on services
  for each statement execute function tell_catalog_changed('stock');

-- People ---------------------------------------------------------------------------------------------------

create table users (
  id int generated always as identity primary key,
  login text not null,
  password_hash text not null,
  name text not null,
  phone text unique,
  email text,
  flags text[] not null default '{}',
  permissions text[] not null default '{}',
  bonus numeric(12,2) not null default 0 check (bonus >= 0),
  info text not null default '',
  blocked boolean not null default false,
  demo boolean not null default false,
  created_at timestamptz not null default now()
);

-- One account a login, in whatever case it is typed.
create unique index users_login on users (lower(login));

create table carts (
  id bigint generated always as identity primary key,
  user_id int unique references users,
  city_id int references cities,
  coupon_code text,
  pay_type_id int references pay_types,
  -- The client that staff order for.
  client_id int references users,
  updated_at timestamptz not null default now()
);

-- Only a digest of the token is kept, so that a leaked table opens no session.
create table sessions (
  token_digest bytea primary key,
  user_id int references users on delete cascade,
  cart_id bigint references carts,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_cart on sessions (cart_id);

create table cart_items (
  id bigint generated always as identity primary key,
  cart_id bigint not null references carts on delete cascade,
  offer_id int not null references offers,
  quantity int not null check (quantity between 1 and 9999),
  selected boolean not null default true,
  added_at timestamptz not null default now(),
  unique (cart_id, offer_id)
);

create table favorites (
  id bigint generated always as identity primary key,
  user_id int references users on delete cascade,
  -- A guest's favourites hang on the session.
  token_digest bytea references sessions on delete cascade,
  product_id int not null references products on delete cascade,
  added_at timestamptz not null default now(),
  check ((user_id is null) <> (token_digest is null))
);
create unique index favorites_user on favorites (user_id, product_id) where user_id is not null;
create unique index favorites_guest on favorites (token_digest, product_id) where token_digest is not null;

-- Guesses at logins, coupons and certificates, per account and per address.
create table attempts (
  scope text not null,
  subject text not null,
  count int not null,
  reset_at timestamptz not null,
  primary key (scope, subject)
);

create table order_sources (
  id int generated always as identity primary key,
  name text not null unique,
  position int not null default 0
);

-- Promotions -----------------------------------------------------------------------------------------------

create table coupons (
  id int generated always as identity primary key,
  code text not null,
  description text not null default '',
  active boolean not null default true,
  type text not null check (type in ('percent', 'fixed')),
  value numeric(12,2) not null check (value > 0),
  max_discount numeric(12,2),
  min_total numeric(12,2) not null default 0,
  targets int[] not null default '{}',
  excludes int[] not null default '{}',
  starts_at timestamptz,
  ends_at timestamptz,
  limit_total int,
  limit_per_user int,
  used int not null default 0,
  suggested boolean not null default false,
  check (type <> 'percent' or value <= 100),
  check (limit_total is null or used <= limit_total)
);
create unique index coupons_code on coupons (upper(code));

create table certificates (
  guid uuid primary key default gen_random_uuid(),
  code text not null,
  nominal numeric(12,2) not null check (nominal > 0),
  money numeric(12,2) not null check (money >= 0),
  expires_at timestamptz,
  active boolean not null default true,
  check (money <= nominal)
);
create unique index certificates_code on certificates (upper(code));

create table cart_certificates (
  cart_id bigint not null references carts on delete cascade,
  guid uuid not null references certificates on delete cascade,
  position int generated always as identity,
  primary key (cart_id, guid)
);

-- Orders ---------------------------------------------------------------------------------------------------

create table orders (
  id int generated always as identity (start with 100001) primary key,
  idempotency_key uuid not null unique,
  -- Digest of what was asked for under the key: the same key with another body is refused.
  request_digest bytea not null,
  user_id int references users,
  -- The guest's session, so that a guest sees their own order and nobody else's.
  token_digest bytea,
  region_id int not null references regions,
  city_id int not null references cities,
  status text not null default 'new',
  placed_at timestamptz not null default now(),
  customer_name text not null,
  customer_phone text not null,
  customer_email text not null,
  address text not null default '',
  comment text not null default '',
  delivery_date date,
  pay_type_id int not null references pay_types,
  coupon_code text,
  goods numeric(12,2) not null,
  discount numeric(12,2) not null,
  services numeric(12,2) not null,
  bonus_used numeric(12,2) not null,
  certificates numeric(12,2) not null,
  to_pay numeric(12,2) not null check (to_pay >= 0),
  check (goods - discount + services - bonus_used - certificates = to_pay)
);
create index orders_user on orders (user_id, placed_at desc);
create index orders_token on orders (token_digest);

create table order_lines (
  order_id int not null references orders on delete cascade,
  position int not null,
  offer_id int not null references offers,
  name text not null,
  options text not null,
  article text not null,
  path text not null,
  picture_id int references pictures,
  quantity int not null check (quantity > 0),
  price numeric(12,2) not null,
  final_price numeric(12,2) not null check (final_price >= 0),
  primary key (order_id, position)
);

-- From which store how many pieces were taken, so that a cancelled order gives them back.
create table order_stock (
  order_id int not null references orders on delete cascade,
  offer_id int not null references offers,
  store_id int not null references stores,
  quantity int not null check (quantity > 0),
  primary key (order_id, offer_id, store_id)
);

create table order_services (
  order_id int not null references orders on delete cascade,
  position int not null,
  service_id int references services on delete set null,
  key text not null,
  name text not null,
  quantity int not null,
  price numeric(12,2) not null,
  primary key (order_id, position)
);

create table order_certificates (
  order_id int not null references orders on delete cascade,
  guid uuid not null references certificates,
  amount numeric(12,2) not null check (amount > 0),
  primary key (order_id, guid)
);

create table order_history (
  id bigint generated always as identity primary key,
  order_id int not null references orders on delete cascade,
  status text not null,
  at timestamptz not null default now()
);
create index order_history_order on order_history (order_id);

-- Notifications of the staff -------------------------------------------------------------------------------

create table notifications (
  id int generated always as identity primary key,
  message text not null,
  position text not null default 'bottom-left',
  type text not null default 'info',
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create index notifications_open on notifications (id) where closed_at is null;
