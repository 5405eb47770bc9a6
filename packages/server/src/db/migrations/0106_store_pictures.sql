-- Up Migration

-- A picture that staff gave a store, and what is on it in words.
alter table stores add column picture_id int references pictures on delete set null;
alter table stores add column picture_alt text not null default '';
create index stores_picture on stores (picture_id) where picture_id is not null;
