-- Up Migration

-- Where the address of a profile is: a street alone would be taken for one of the same name in another city. Of
-- addresses that were saved before it is not known.
alter table users add column address_city_id int references cities (id) on delete set null;
