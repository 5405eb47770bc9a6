-- Up Migration

-- Brands of goods, as staff keep them ------------------------------------------------------------------------------

create table brands (
  id int generated always as identity primary key,
  -- As goods carry it.
  name text not null unique,
  -- Raised with every change, so that nobody writes over what another one has just written.
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default ''
);

-- Names that feeds have for a brand besides: it was called so, or was merged with one of that name.
create table brand_spellings (
  spelling text primary key,
  brand_id int not null references brands on delete cascade
);
create index brand_spellings_brand on brand_spellings (brand_id);

-- Addresses that the filter of a brand had. Each leads to its brand, however that is called now: there are no chains.
create table brand_addresses (
  address text primary key,
  brand_id int not null references brands on delete cascade
);
create index brand_addresses_brand on brand_addresses (brand_id);
create trigger brand_addresses_changed after insert or update or delete on brand_addresses
  for each statement execute function tell_catalog_changed('goods');

insert into brands (name) select distinct brand from products where brand is not null order by brand;

-- What goods carry of which somebody says this brand.
create function brand_named(told text) returns text language sql stable parallel safe
  as $$
    select coalesce((select b.name from brand_spellings s join brands b on b.id = s.brand_id where s.spelling = told), told)
  $$;

-- Takes in brands that are new. In one order, so that no two who bring the same ones wait for each other.
create function know_brands(told text[]) returns void language plpgsql
  as $$
    begin
      -- Whoever merges brands, or calls one otherwise, waits for those who write goods, and they for them.
      lock table brands in row exclusive mode;
      insert into brands (name)
        select name from (select distinct brand_named(one) as name from unnest(told) one) as known
        where name is not null and not exists (select from brands b where b.name = known.name)
        order by name
        on conflict do nothing;
    end
  $$;

-- Whatever writes a good: it carries a brand that there is, and never one that was merged into another.
create function put_brand() returns trigger language plpgsql
  as $$
    begin
      lock table brands in row exclusive mode;
      -- Most goods carry a brand that there is, which is the spelling of no other.
      if not exists (select from brands b where b.name = new.brand) then
        perform know_brands(array[new.brand]);
        new.brand := brand_named(new.brand);
      end if;
      return new;
    end
  $$;
create trigger products_brand_inserted before insert on products
  for each row when (new.brand is not null) execute function put_brand();
create trigger products_brand_updated before update of brand on products
  for each row when (new.brand is not null and new.brand is distinct from old.brand) execute function put_brand();
