-- Up Migration

-- The phone that staff looked up for the order in this cart. `client_id` is its owner, null for a new client.
alter table carts add column client_phone text;

-- What staff noted about an order that they placed on behalf of a client; buyers never see it.
create table order_staff (
  order_id int primary key references orders on delete cascade,
  placed_by int not null references users,
  source_id int references order_sources,
  -- The member of staff who looks after the order, where it is another one.
  responsible_id int references users,
  condition text not null,
  -- Null where the chain sells itself.
  franchise_type text,
  cheap boolean not null
);
create index order_staff_placed_by on order_staff (placed_by);

-- What the client agreed to pay in advance, by pay type.
create table order_prepayments (
  order_id int not null references orders on delete cascade,
  pay_type_id int not null references pay_types,
  amount numeric(12,2) not null check (amount > 0),
  primary key (order_id, pay_type_id)
);
