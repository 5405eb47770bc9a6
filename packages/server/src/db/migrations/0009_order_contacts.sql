-- Up Migration

-- How the buyer of an order is reached, and where an order is fetched.
alter table orders
  -- Besides customer_phone.
  add column other_phones text[] not null default '{}',
  -- customer_phone was not typed but is the account's: it is shown masked.
  add column phone_protected boolean not null default false,
  -- Where the electronic receipt goes: the e-mail, or the phone where there is none.
  add column receipt_to text,
  -- Null where it is brought.
  add column store_id int references stores;

update orders set receipt_to =
  case when customer_email = 'guest@shop.invalid' then customer_phone else customer_email end;
alter table orders alter column receipt_to set not null;
