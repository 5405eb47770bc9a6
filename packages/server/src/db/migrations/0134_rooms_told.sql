-- Up Migration

-- Whoever is at work hears of each room that is made, also of that of a new store.
create function tell_room_made() returns trigger language plpgsql as $$
begin
  perform pg_notify('siren_room_made', new.id::text);
  return null;
end $$;
create trigger rooms_told after insert on rooms for each row execute function tell_room_made();
