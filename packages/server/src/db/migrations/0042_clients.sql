-- Up Migration

-- Clients: accounts as the staff list and change them -----------------------------------------------------------

alter table users
  -- Grows with every note and block by staff: whoever changes what they saw names the one that they saw.
  add column version int not null default 0,
  -- Why staff blocked it; null where they did not. Accounts of a demo that is shut are blocked without a reason.
  add column blocked_why text,
  -- What lists ask of the orders of an account: how many, what those come to that are done, when the last was placed.
  add column order_count int not null default 0,
  add column done_sum numeric(16,2) not null default 0,
  add column last_order_at timestamptz,
  add check (blocked_why is null or blocked);

update users u set order_count = o.count, done_sum = o.done, last_order_at = o.last
from (
  select user_id, count(*)::int as count, coalesce(sum(to_pay) filter (where status = 'done'), 0) as done,
    max(placed_at) as last
  from orders where user_id is not null group by user_id
) o
where o.user_id = u.id;

-- The account is held before its orders are counted: of two changes at once the later one counts both. All who hold an
-- order and an account hold the order first, or the account before a new order.
create function note_orders() returns trigger language plpgsql as $$
declare
  changed int;
begin
  for changed in
    select distinct id from unnest(array[old.user_id, new.user_id]) id where id is not null order by id
  loop
    perform from users where id = changed for no key update;
    update users u set order_count = o.count, done_sum = o.done, last_order_at = o.last
    from (
      select count(*)::int as count, coalesce(sum(to_pay) filter (where status = 'done'), 0) as done,
        max(placed_at) as last
      from orders where user_id = changed
    ) o
    where u.id = changed
      and (u.order_count, u.done_sum, u.last_order_at) is distinct from (o.count, o.done, o.last);
  end loop;
  return null;
end $$;
create trigger orders_noted after insert or delete or update of user_id, status, to_pay, placed_at on orders
  for each row execute function note_orders();

-- What a client is found by, as order_terms makes terms of an order.
-- n: a word of the name; e: the e-mail; p: the phone from its end.
create function client_terms(name text, email text, phone text) returns tsvector
  immutable parallel safe cost 1000
  return array_to_tsvector(
    array(select 'n' || left(word, 200)
      from regexp_split_to_table(folded(name), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+') word
      where word <> '')
    || array(select 'p' || reverse(right(phone, 10)) where phone <> '')
    || array(select 'e' || left(folded(email), 200) where email <> ''));
create index users_terms on users using gin (client_terms(name, email, phone));

-- What the list is put in order by.
create index users_by_name on users (folded(name) collate "C", id);
create index users_by_orders on users (order_count, id);
create index users_by_sum on users (done_sum, id);
create index users_by_bonus on users (bonus, id);
create index users_by_last_order on users (last_order_at, id);
create index users_by_last_order_down on users (last_order_at desc nulls last, id desc);
create index users_blocked on users (id) where blocked;

-- Corrections of bonus by staff: each press has a key, and is done once.
create table bonus_corrections (
  idempotency_key uuid primary key,
  user_id int not null references users on delete cascade,
  -- Who did it.
  actor_id int references users on delete set null,
  amount numeric(12,2) not null check (amount <> 0),
  reason text not null,
  at timestamptz not null
);
create index bonus_corrections_user on bonus_corrections (user_id);
