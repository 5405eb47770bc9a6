-- Up Migration

-- Lists of orders for staff -----------------------------------------------------------------------------------

-- What lists ask of the ledger of an order: whether some payment of it is paid, and whether some went back.
alter table orders
  add column paid boolean not null default false,
  add column refunded boolean not null default false;
update orders o set
  paid = exists (select from payments p where p.order_id = o.id and p.status = 'paid'),
  refunded = exists (select from payments p where p.order_id = o.id and p.status = 'refunded')
where exists (select from payments p where p.order_id = o.id and p.status in ('paid', 'refunded'));

-- All changes of an order's payments hold the row of the order already.
create function note_payments() returns trigger language plpgsql as $$
declare
  changed constant int := coalesce(new.order_id, old.order_id);
  is_paid constant boolean :=
    exists (select from payments where order_id = changed and status = 'paid');
  is_refunded constant boolean :=
    exists (select from payments where order_id = changed and status = 'refunded');
begin
  update orders set paid = is_paid, refunded = is_refunded
  where id = changed and (paid <> is_paid or refunded <> is_refunded);
  return null;
end $$;
create trigger payments_noted after insert or delete or update of status, order_id on payments
  for each row execute function note_payments();

-- A text as names are compared and sorted: small letters, «ё» as «е», whatever the locale of the database is.
create function folded(value text) returns text immutable strict parallel safe
  return translate(lower(value),
    'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе');

-- What an order is found by: each with a sign of its kind in front, and each by its beginning.
-- n: a word of the name; e: the e-mail; p: a phone from its end; #: the number from each of its digits on.
create function order_terms(id int, name text, email text, phone text, others text[]) returns tsvector
  immutable parallel safe cost 1000
  return array_to_tsvector(
    array(select 'n' || left(word, 200)
      from regexp_split_to_table(folded(name), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+') word
      where word <> '')
    || array(select 'p' || reverse(right(number, 10)) from unnest(array_append(others, phone)) number)
    || array(select '#' || substr(id::text, start) from generate_series(1, length(id::text)) start)
    || array['e' || left(folded(email), 200)]);
create index orders_terms on orders
  using gin (order_terms(id, customer_name, customer_email, customer_phone, other_phones));

-- What lists are narrowed and put in order by, with what they add up: the table itself stays unread.
create index orders_by_status on orders (status, id) include (to_pay, paid, refunded, pay_type_id);
create index orders_paid on orders (id) include (to_pay) where paid;
create index orders_unpaid on orders (status, id) include (to_pay, refunded, pay_type_id) where not paid;
create index orders_by_store on orders (store_id, id) include (to_pay) where store_id is not null;
create index orders_by_placed on orders (placed_at) include (id, region_id, to_pay);
create index orders_by_date on orders (delivery_date, id) include (to_pay);
create index orders_by_date_down on orders (delivery_date desc nulls last, id desc);
create index orders_by_sum on orders (to_pay, id);
create index orders_by_customer on orders (folded(customer_name) collate "C", id) include (customer_name);

-- Who looks after an order: whoever was named, else who placed it.
create index order_staff_by_responsible on order_staff (coalesce(responsible_id, placed_by)) include (order_id);
