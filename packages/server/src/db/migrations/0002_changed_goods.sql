-- Up Migration

-- Changes of goods are told with the ids of the products: what is kept in memory then reads only those anew.
-- On the channel `catalog`, after the commit: `goods 1,2,3` where what is said of them or what they cost is
-- another, `stock 1,2,3` where only the pieces are, `all` where too many changed to be named. As before, `goods` and
-- `stock` without ids tell of other things that answers are made from.

create function tell_products(kind text, ids int[]) returns void language plpgsql as $$
declare
  -- A payload may have 8,000 bytes.
  at_once constant int := 600;
  too_many constant int := 6000;
begin
  if cardinality(ids) > too_many then
    perform pg_notify('catalog', 'all');
    return;
  end if;
  for beginning in 1 .. cardinality(ids) by at_once loop
    perform pg_notify('catalog', kind || ' ' || array_to_string(ids[beginning : beginning + at_once - 1], ','));
  end loop;
end $$;

create function tell_changed_products() returns trigger language plpgsql as $$
begin
  perform tell_products('goods', array(select distinct id from changed order by id));
  return null;
end $$;

create function tell_changed_offers() returns trigger language plpgsql as $$
begin
  perform tell_products('goods', array(select distinct product_id from changed order by 1));
  return null;
end $$;

-- An offer that moves changes two products.
create function tell_updated_offers() returns trigger language plpgsql as $$
begin
  perform tell_products('goods', array(
    select product_id from changed union select product_id from before order by 1));
  return null;
end $$;

-- Prices and stock, by the product of their offer.
create function tell_changed_sale() returns trigger language plpgsql as $$
begin
  perform tell_products(tg_argv[0], array(
    select distinct o.product_id from changed join offers o on o.id = changed.offer_id order by 1));
  return null;
end $$;

drop trigger products_changed on products;
create trigger products_inserted after insert on products referencing new table as changed
  for each statement execute function tell_changed_products();
create trigger products_updated after update on products referencing new table as changed
  for each statement execute function tell_changed_products();
create trigger products_deleted after delete on products referencing old table as changed
  for each statement execute function tell_changed_products();
create trigger products_truncated after truncate on products
  for each statement execute function tell_catalog_changed('all');

drop trigger offers_changed on offers;
create trigger offers_inserted after insert on offers referencing new table as changed
  for each statement execute function tell_changed_offers();
create trigger offers_updated after update on offers referencing old table as before new table as changed
  for each statement execute function tell_updated_offers();
create trigger offers_deleted after delete on offers referencing old table as changed
  for each statement execute function tell_changed_offers();
create trigger offers_truncated after truncate on offers
  for each statement execute function tell_catalog_changed('all');

drop trigger prices_changed on prices;
create trigger prices_inserted after insert on prices referencing new table as changed
  for each statement execute function tell_changed_sale('goods');
create trigger prices_updated after update on prices referencing new table as changed
  for each statement execute function tell_changed_sale('goods');
create trigger prices_deleted after delete on prices referencing old table as changed
  for each statement execute function tell_changed_sale('goods');
create trigger prices_truncated after truncate on prices
  for each statement execute function tell_catalog_changed('all');

drop trigger stock_changed on stock;
create trigger stock_inserted after insert on stock referencing new table as changed
  for each statement execute function tell_changed_sale('stock');
create trigger stock_updated after update on stock referencing new table as changed
  for each statement execute function tell_changed_sale('stock');
create trigger stock_deleted after delete on stock referencing old table as changed
  for each statement execute function tell_changed_sale('stock');
create trigger stock_truncated after truncate on stock
  for each statement execute function tell_catalog_changed('all');

-- Which stores a region has decides what it holds of everything.
drop trigger stores_changed on stores;
create trigger stores_changed after insert or update or delete on stores
  for each statement execute function tell_catalog_changed('all');
