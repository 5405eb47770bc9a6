-- Up Migration

-- Steps of orders by the staff ---------------------------------------------------------------------------------

alter table orders
  -- Grows with every change: whoever changes what they saw names the one that they saw.
  add column version int not null default 0,
  -- Who looks after it; null for nobody.
  add column responsible_id int references users on delete set null,
  -- Why staff cancelled it.
  add column cancel_cause text,
  -- What the buyer says at the counter, and until when it lies there for them; null but while it is ready, and after.
  add column pickup_code text,
  add column kept_until date,
  -- What staff note for each other; buyers never see it.
  add column staff_note text not null default '',
  add check (cancel_cause is null or status = 'cancelled');

update orders o set responsible_id = coalesce(n.responsible_id, n.placed_by)
from order_staff n where n.order_id = o.id;
drop index order_staff_by_responsible;
alter table order_staff drop column responsible_id;
create index orders_by_responsible on orders (responsible_id, id) include (to_pay) where responsible_id is not null;

create function next_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger orders_versioned before update on orders for each row execute function next_version();

-- What staff and commands change, in the change's own transaction. -----------------------------------------------
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Who did it; null for a command.
  actor_id int references users on delete set null,
  -- Address of who did it, or «command».
  address text not null,
  -- What was changed: the kind of record, and its id.
  kind text not null,
  record text not null,
  action text not null,
  -- [{field, from, to}] of the fields that changed, and of no other.
  changes jsonb not null default '[]',
  -- Id of the request, as the logs have it.
  request text
);
create index audit_entries_record on audit_entries (kind, record, id desc);
create index audit_entries_at on audit_entries (at);
-- What was recorded before of orders that staff changed.
insert into audit_entries (at, actor_id, address, kind, record, action, changes, request)
select at, actor_id, address, 'order', order_id::text,
  case detail ->> 'change' when 'paid' then 'paid' else 'step' end,
  case detail ->> 'change' when 'paid' then '[]' else
    jsonb_build_array(jsonb_build_object('field', 'status', 'from', null, 'to', detail -> 'change')) end,
  detail ->> 'request'
from security_events where kind = 'order_changed_by_staff' and order_id is not null order by id;
delete from security_events where kind = 'order_changed_by_staff';
