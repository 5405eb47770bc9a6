-- Up Migration

-- Where orders come from is a reference that staff keep ---------------------------------------------------------------

alter table order_sources
  alter column position set default 1000000,
  add column active boolean not null default true,
  -- Raised with every change, so that nobody writes over what another one has just written.
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by text not null default '';

-- Orders of a source are counted, and listed.
create index order_staff_source on order_staff (source_id) where source_id is not null;

-- Ways of delivery are a reference, and what they cost in each city ---------------------------------------------------

alter table services
  -- Goods of so many roubles are brought for nothing; null where they never are.
  add column free_from numeric(12,2) check (free_from > 0),
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by text not null default '';

-- As staff keep them: a price in roubles and a share of the goods, whatever type the price has by that.
create view delivery_ways as
select id, name, description, kind,
  case price_type when 'static' then value when 'static_percent' then base else 0 end as price,
  case price_type when 'static' then 0 else value end as percent,
  min_value, free_from, lead_days, is_default, position, active, version, updated_at, updated_by
from services
where is_delivery and price_type in ('static', 'percent', 'static_percent');

create function write_delivery_way() returns trigger language plpgsql as $$
declare
  share numeric := coalesce(new.percent, 0);
  start numeric := coalesce(new.price, 0);
begin
  if tg_op = 'INSERT' then
    insert into services (key, kind, is_delivery, name, price_type, value)
    values ('delivery-' || gen_random_uuid(), new.kind, true, new.name, 'static', 0)
    returning id, position, active, version, updated_at, updated_by
    into new.id, new.position, new.active, new.version, new.updated_at, new.updated_by;
    -- Behind all that are there.
    new.position := 1000000;
  end if;
  update services set
    name = new.name, description = coalesce(new.description, ''), kind = new.kind,
    price_type = case when share = 0 then 'static' when start = 0 then 'percent' else 'static_percent' end,
    value = case when share = 0 then start else share end,
    base = case when share = 0 then 0 else start end,
    min_value = coalesce(new.min_value, 0), free_from = new.free_from, lead_days = new.lead_days,
    is_default = coalesce(new.is_default, false), position = new.position, active = new.active,
    version = new.version, updated_at = new.updated_at, updated_by = new.updated_by
  where id = new.id;
  return new;
end $$;
create trigger delivery_ways_written instead of insert or update on delivery_ways
  for each row execute function write_delivery_way();

create function delete_delivery_way() returns trigger language plpgsql as $$
begin
  delete from services where id = old.id;
  return old;
end $$;
create trigger delivery_ways_deleted instead of delete on delivery_ways
  for each row execute function delete_delivery_way();

create table delivery_tariffs (
  id int generated always as identity primary key,
  service_id int not null references services on delete cascade,
  city_id int not null references cities on delete cascade,
  -- What is null goes by the way of delivery.
  price numeric(12,2) check (price >= 0),
  free_from numeric(12,2) check (free_from > 0),
  lead_days int,
  active boolean not null default true,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  unique (service_id, city_id)
);
create index delivery_tariffs_city on delivery_tariffs (city_id);
create trigger delivery_tariffs_changed after insert or update or delete on delivery_tariffs
  for each statement execute function tell_catalog_changed('stock');
