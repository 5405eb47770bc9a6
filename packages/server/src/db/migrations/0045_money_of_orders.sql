-- Up Migration

-- Money of orders: what the shop has of them, and what is still to come ------------------------------------------

drop index orders_by_status;
drop index orders_paid;
drop index orders_unpaid;
drop trigger payments_noted on payments;
drop trigger orders_noted on orders;

alter table orders
  drop column paid,
  -- What came back as money for what the buyer returned.
  add column returned numeric(12,2) not null default 0 check (returned >= 0),
  -- What was paid and has not gone back.
  add column kept numeric(12,2) not null default 0 check (kept >= 0);
alter table orders
  -- As `moneyState` of the domain has it; `owed`: whether it is due or paid on receipt goes by the pay type.
  add column money text not null generated always as (
    case when to_pay = 0 then 'none'
      when returned >= to_pay then 'returned'
      when kept > 0 and kept >= to_pay - returned then 'paid'
      when status = 'cancelled' then case when refunded then 'returned' else 'none' end
      else 'owed' end) stored;

-- An order that has grown since it was paid is paid with one payment more; one at a time is under way.
drop index payments_active;
create unique index payments_pending_one on payments (order_id) where status = 'pending';

-- All changes of an order's payments, and of what goes back of them, hold the row of the order already.
create function note_money(changed int) returns void language sql as $$
  with now as (
    select coalesce(sum(p.amount - (select coalesce(sum(f.amount), 0) from refunds f where f.payment_id = p.id))
        filter (where p.status = 'paid'), 0) as kept,
      coalesce(bool_or(p.status = 'refunded'), false) as refunded
    from payments p where p.order_id = changed
  )
  update orders o set kept = now.kept, refunded = now.refunded
  from now where o.id = changed and (o.kept <> now.kept or o.refunded <> now.refunded)
$$;
create or replace function note_payments() returns trigger language plpgsql as $$
begin
  perform note_money(coalesce(new.order_id, old.order_id));
  return null;
end $$;
create function note_refunds() returns trigger language plpgsql as $$
begin
  perform note_money((select order_id from payments where id = new.payment_id));
  return null;
end $$;
create trigger payments_noted after insert or delete or update of status, order_id on payments
  for each row execute function note_payments();
create index refunds_payment on refunds (payment_id);
create trigger refunds_noted after insert on refunds for each row execute function note_refunds();

update orders o set returned = r.money
from (select order_id, sum(money) as money from returns group by order_id) r
where r.order_id = o.id and r.money > 0;
update orders o set kept = p.has
from (
  select order_id, sum(amount - (select coalesce(sum(f.amount), 0) from refunds f where f.payment_id = payments.id)) as has
  from payments where status = 'paid' group by order_id
) p
where p.order_id = o.id and p.has > 0;

create index orders_by_status on orders (status, id) include (to_pay, money, pay_type_id);
create index orders_by_money on orders (money, id) include (to_pay, pay_type_id, status);

-- What came back is none of what a client has bought.
create or replace function note_orders() returns trigger language plpgsql as $$
declare
  changed int;
begin
  for changed in
    select distinct id from unnest(array[old.user_id, new.user_id]) id where id is not null order by id
  loop
    perform from users where id = changed for no key update;
    update users u set order_count = o.count, done_sum = o.done, last_order_at = o.last
    from (
      select count(*)::int as count,
        coalesce(sum(to_pay - returned) filter (where status in ('done', 'returned')), 0) as done,
        max(placed_at) as last
      from orders where user_id = changed
    ) o
    where u.id = changed
      and (u.order_count, u.done_sum, u.last_order_at) is distinct from (o.count, o.done, o.last);
  end loop;
  return null;
end $$;
create trigger orders_noted after insert or delete or update of user_id, status, to_pay, returned, placed_at on orders
  for each row execute function note_orders();
update users u set done_sum = o.done
from (
  select user_id, sum(to_pay - returned) filter (where status in ('done', 'returned')) as done
  from orders where user_id is not null group by user_id
) o
where o.user_id = u.id and u.done_sum is distinct from coalesce(o.done, 0) and o.done is not null;
