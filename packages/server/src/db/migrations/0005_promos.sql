-- Up Migration

-- Coupons ----------------------------------------------------------------------------------------------------

alter table coupons
  -- Offers that it is for, besides those of its sections.
  add column offers int[] not null default '{}',
  -- Who brought it; null where staff made it: an import never touches those.
  add column source text;

-- What a page tells of a coupon. How often it was used stands on no page, and every order changes it.
create trigger coupons_changed
  after insert or delete or update of code, description, active, starts_at, ends_at on coupons
  for each statement execute function tell_catalog_changed('goods');

-- Promos -----------------------------------------------------------------------------------------------------

create table promos (
  id int generated always as identity primary key,
  -- Who brought it and under what id, so that a second import finds it again.
  source text not null,
  external_id text not null,
  path text not null unique,
  title text not null,
  description text not null default '',
  starts_at timestamptz,
  -- The end itself is outside.
  ends_at timestamptz,
  active boolean not null default true,
  -- Regions that it is for; null means all.
  regions int[],
  picture_id int references pictures,
  coupon_id int references coupons on delete set null,
  position int not null default 0,
  -- Digest of what the feed said: an unchanged promo is not written again.
  digest text not null default '',
  unique (source, external_id),
  check (ends_at is null or starts_at is null or starts_at < ends_at)
);
create trigger promos_changed after insert or update or delete on promos
  for each statement execute function tell_catalog_changed('goods');

-- What a page is made of, in the order to show.
create table page_blocks (
  id int generated always as identity primary key,
  -- The promo whose page it is; null on the home page.
  promo_id int references promos on delete cascade,
  position int not null,
  type text not null,
  -- What there is to say of a block of that type (packages/server/src/promo/StoredBlock.ts).
  content jsonb not null default '{}'
);
create index page_blocks_page on page_blocks (promo_id, position);
create trigger page_blocks_changed after insert or update or delete on page_blocks
  for each statement execute function tell_catalog_changed('goods');

-- The home page that every shop begins with.
insert into page_blocks (position, type, content) values
  (20, 'hero', '{}'),
  (30, 'sections', '{"title": "Разделы"}'),
  (40, 'products', '{"title": "Новинки", "choice": "fresh"}'),
  (50, 'promos', '{"title": "Акции"}'),
  (60, 'products', '{"title": "Со скидкой", "choice": "sale"}'),
  (70, 'products', '{"title": "Популярное", "choice": "popular"}'),
  (80, 'stores', '{}');
