-- Up Migration

-- Goods as staff change them: a field is what they set, else what the feed says ----------------------------------

alter table products
  -- Grows with every change by staff: whoever changes what they saw names the one that they saw.
  add column version int not null default 0,
  -- What the feed says of the fields that staff set: an import writes it here and leaves the field. Its keys are those fields.
  add column feed jsonb not null default '{}',
  -- Staff hid it: it is not sold, whatever its offers are.
  add column hidden boolean not null default false,
  add check (not (hidden and active));

-- A field after an import: what staff set stays.
create function kept(feed jsonb, field text, own anycompatible, told anycompatible) returns anycompatible
  language sql immutable parallel safe
  as $$ select case when feed ? field then own else told end $$;

-- What the feed says of those fields after an import.
create function told_by(feed jsonb, told jsonb) returns jsonb immutable parallel safe
  return case when feed = '{}' then feed
    else feed || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(told) where feed ? key) end;

alter table prices
  -- What the feed says; null where no feed has said anything.
  add column feed_price numeric(12,2),
  add column feed_old_price numeric(12,2);
update prices r set feed_price = r.price, feed_old_price = r.old_price
from offers o where o.id = r.offer_id and o.digest <> '';

-- Prices that staff set. They outlive the row of the price: what a feed lacks for a day comes back as it was.
create table hand_prices (
  offer_id int not null references offers on delete cascade,
  region_id int not null references regions on delete cascade,
  price numeric(12,2) not null check (price > 0),
  old_price numeric(12,2) check (old_price > price),
  set_by int references users on delete set null,
  set_at timestamptz not null,
  primary key (offer_id, region_id)
);

-- What a good is found by: n, a word of its name or its brand, as client_terms makes terms of a client.
create function good_terms(name text, brand text) returns tsvector
  immutable parallel safe cost 1000
  return array_to_tsvector(
    array(select 'n' || left(word, 200)
      from regexp_split_to_table(folded(name || ' ' || coalesce(brand, '')), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+') word
      where word <> ''));
create index products_terms on products using gin (good_terms(name, brand));
create index products_by_name on products (folded(name) collate "C", id);
create index products_by_change on products (changed_at, id);
create index products_by_brand on products (brand) where brand is not null;
create index products_hidden on products (id) where hidden;
create index products_by_hand on products (id) where feed <> '{}';
