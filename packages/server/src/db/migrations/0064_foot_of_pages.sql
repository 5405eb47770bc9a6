-- Up Migration

-- Where staff put a page among those that the foot of the shop leads to; null stands behind all that were put.
alter table promos add column footer_place int;
