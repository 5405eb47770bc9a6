-- Up Migration

-- When a page last told something else: search engines are told by the sitemap. Prices and stock, which change all day
-- and by region, do not count.

alter table products add column changed_at timestamptz not null default now();
alter table promos add column changed_at timestamptz not null default now();

create function note_changed() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;

create trigger products_changed_at before update of name, description, path, section_id, active on products
  for each row
  when ((old.name, old.description, old.path, old.section_id, old.active)
    is distinct from (new.name, new.description, new.path, new.section_id, new.active))
  execute function note_changed();
create trigger promos_changed_at before update on promos
  for each row when (old is distinct from new) execute function note_changed();

-- A variant belongs to the page of its product. The sitemap tells whole days, so a product is noted once a day.
create function note_product_changed() returns trigger language plpgsql as $$
begin
  update products set changed_at = now()
    where id in (select product_id from fresh) and changed_at < date_trunc('day', now());
  return null;
end $$;

create trigger offers_inserted_at after insert on offers
  referencing new table as fresh for each statement execute function note_product_changed();
create trigger offers_updated_at after update on offers
  referencing new table as fresh for each statement execute function note_product_changed();
