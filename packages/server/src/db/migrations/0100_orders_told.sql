-- Whoever works on orders sees each change at once: the till is told which order is another, and asks for it.
create function tell_order_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('siren_order', new.id::text);
  return null;
end $$;
create trigger orders_told after insert or update on orders for each row execute function tell_order_changed();
