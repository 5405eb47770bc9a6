-- Up Migration

-- Whoever looks at a shift hears when its opening, its closing or its cash is another, as of receipts. That a register was asked
-- once more, and said nothing new, is no news.
create function tell_task_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('siren_order', order_id::text) from receipts where id = new.receipt_id;
  perform pg_notify('siren_shift', id::text) from shifts
    where id = coalesce(new.shift_id, (select shift_id from cash_moves where id = new.cash_id));
  return null;
end $$;
drop trigger receipts_told on register_tasks;
drop function tell_receipt_changed;
create trigger tasks_made after insert on register_tasks for each row execute function tell_task_changed();
create trigger tasks_told after update on register_tasks for each row
when ((old.status, old.uuid, old.told, old.fiscal, old.settled) is distinct from (new.status, new.uuid, new.told, new.fiscal, new.settled))
execute function tell_task_changed();
