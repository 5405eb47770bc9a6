-- Up Migration

-- A service is sold as a product of its own: its id comes from where those of goods come from, so no good has it.
alter table services
  add column product_id int not null unique default nextval(pg_get_serial_sequence('products', 'id'));
