-- Up Migration

-- What comes with a good besides its pictures; it is the product's, told by its first offer.
alter table products
  -- {url, captions}
  add column video jsonb,
  -- [{type, name, url}]
  add column documents jsonb not null default '[]';

-- Where films and papers come from. Those that the shop can load itself it serves under their id.
create table files (
  id int generated always as identity primary key,
  url text not null unique,
  -- null until the file was read once.
  bytes int
);
create trigger files_changed after update on files
  for each statement execute function tell_catalog_changed('goods');
