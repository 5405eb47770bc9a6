-- Up Migration

-- Days of a store are fields of it, wherever they are set: whoever has it open is told that it is another one.
create function store_days_are_of_stores() returns trigger language plpgsql as $$
begin
  update stores set version = version + 1
  where id in (case when tg_op <> 'INSERT' then old.store_id end, case when tg_op <> 'DELETE' then new.store_id end);
  return null;
end $$;
create trigger store_days_of_stores after insert or update or delete on store_days
  for each row execute function store_days_are_of_stores();
