-- Up Migration

-- What was struck beside the price when it was ordered; null where nothing was, and for orders from before.
alter table order_lines add column old_price numeric(12,2);
