-- Up Migration

-- Days of a store are fields of it, wherever they are set: whoever has it open is told that it is another one.
create function store_days_are_of_stores() returns trigger language plpgsql as $$
declare
  changed int[] := array_remove(array[
    case when tg_op <> 'INSERT' then old.store_id end, case when tg_op <> 'DELETE' then new.store_id end], null);
begin
  -- Days of a city or of all stores are fields of none.
  if cardinality(changed) > 0 then
    update stores set version = version + 1 where id = any(changed);
  end if;
  return null;
end $$;
create trigger store_days_of_stores after insert or update or delete on store_days
  for each row execute function store_days_are_of_stores();

-- A version alone is nothing that goods are shown by.
drop trigger stores_changed on stores;
create trigger stores_changed after insert or delete or update of
    code, city_id, name, address, phone, opens, closes, lat, lon, franchise, position, active, pickup, week, email
  on stores for each statement execute function tell_catalog_changed('all');
