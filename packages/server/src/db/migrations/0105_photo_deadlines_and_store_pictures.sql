-- Up Migration

-- The last day that a rejection gave this store; null where the plan's holds.
alter table photo_reports add column deadline date;

-- A picture that staff gave a store, and what is on it in words.
create table store_pictures (
  store_id int primary key references stores on delete cascade,
  picture_id int not null references pictures on delete cascade,
  alt text not null
);
create index store_pictures_picture on store_pictures (picture_id);
