-- Up Migration

-- Why an order is believed; null while nothing is proven. Nobody asked about orders from before.
alter table orders add column proof text check (proof in ('account', 'code', 'staff', 'earlier'));
-- Address of who placed it, as limits count it.
alter table orders add column asker text;
-- Since when its goods are kept; null while it waits for the staff's word and holds nothing.
alter table orders add column held_since timestamptz;
update orders set proof = 'earlier', held_since = placed_at;
-- What is counted and what expires.
create index orders_unproven on orders (asker) where proof is null and status in ('new', 'confirmed');
create index orders_waiting on orders (placed_at) where status = 'waiting';
