-- Up Migration

-- Stores that an account of the staff is bound to; one that is not bound works at all of them.
alter table users add column store_bound boolean not null default false;
create table user_stores (
  user_id int not null references users on delete cascade,
  store_id int not null references stores on delete cascade,
  primary key (user_id, store_id)
);
create index user_stores_store on user_stores (store_id);
create trigger user_stores_rights after insert or delete on user_stores
  for each statement execute function tell_rights_changed();
create trigger users_bound after update of store_bound on users
  for each row when (old.store_bound <> new.store_bound)
  execute function tell_rights_changed();

-- Whom a notification concerns: staff of a store, and who may act on it; null for all of them.
alter table notifications add column store_id int references stores on delete set null;
alter table notifications add column needs text;
create index notifications_store on notifications (store_id) where store_id is not null;

-- The last day that an order was told to have passed: each is told once. What is late already is no news.
create table overdue_told (
  order_id int primary key references orders on delete cascade,
  day date not null
);
insert into overdue_told (order_id, day)
select id, day from (
  select id, case when status = 'ready' then kept_until else delivery_date end as day from orders
  where status <> all(array['done', 'cancelled', 'returned', 'waiting'])
) o where day < current_date;
