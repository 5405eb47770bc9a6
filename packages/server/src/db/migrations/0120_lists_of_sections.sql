-- Up Migration

-- A section begins with the goods of a list while that is shown.
alter table sections add column list_id int references product_lists;
create index sections_list on sections (list_id) where list_id is not null;
