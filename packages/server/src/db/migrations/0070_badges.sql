-- Up Migration

-- Badges on cards of goods, as staff keep them ---------------------------------------------------------------------

create table badges (
  id int generated always as identity primary key,
  -- What the shop began with has a word of its own in addresses of filters, all others have their ids: no name is part of one.
  word text unique,
  code text not null generated always as (coalesce(word, 'b' || id::text)) stored,
  name text not null,
  -- Among filters; empty where it is the name.
  filter_name text not null default '',
  tone text not null check (tone in ('raised', 'sale', 'brand', 'accent', 'caution', 'critical', 'info')),
  -- Who puts it on goods: staff, or what is known of the good.
  rule text not null check (rule in ('hand', 'sale', 'new', 'hit', 'exposition')),
  -- Behind all that are there.
  position int not null default 1000000,
  active boolean not null default true,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);
insert into badges (word, name, filter_name, tone, rule, position) values
  ('sale', 'Скидка', 'Со скидкой', 'sale', 'sale', 1),
  ('new', 'Новинка', 'Новинки', 'raised', 'new', 2),
  ('hit', 'Хит', 'Хиты продаж', 'raised', 'hit', 3),
  ('exposition', 'Экспозиция', '', 'raised', 'exposition', 4);
-- Lists of all goods are made from them.
create trigger badges_changed after insert or update or delete on badges
  for each statement execute function tell_catalog_changed('all');

-- Those that staff put on goods. No import knows of them.
create table product_badges (
  product_id int not null references products on delete cascade,
  badge_id int not null references badges on delete cascade,
  primary key (product_id, badge_id)
);
create index product_badges_badge on product_badges (badge_id);
create trigger product_badges_inserted after insert on product_badges referencing new table as changed
  for each statement execute function tell_changed_offers();
create trigger product_badges_deleted after delete on product_badges referencing old table as changed
  for each statement execute function tell_changed_offers();
