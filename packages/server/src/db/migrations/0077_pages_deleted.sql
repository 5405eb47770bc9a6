-- Up Migration

-- A page that staff deleted stays as a row, so that it can be brought back whole. Its address is free for others.
alter table promos
  add column deleted_at timestamptz,
  add constraint promos_deleted check (deleted_at is null or not active),
  drop constraint promos_path_key;
create unique index promos_path on promos (path) where deleted_at is null;

-- Of a page that was deleted: the page that its addresses lead to; null where they say that nothing is there any more.
alter table pages add column leads_to int references pages on delete set null;
create index pages_leads_to on pages (leads_to) where leads_to is not null;

-- Addresses that pages had. Each leads to its page, wherever that is now: there are neither chains nor rings.
create table page_addresses (
  path text primary key,
  page_id int not null references pages on delete cascade,
  given_up_at timestamptz not null
);
create index page_addresses_page on page_addresses (page_id);
create trigger page_addresses_changed after insert or update or delete on page_addresses
  for each statement execute function tell_catalog_changed('goods');

-- Whoever is seen at an address of before takes it out of there, feeds among them; a draft does not yet.
create function take_page_address() returns trigger language plpgsql as $$
begin
  delete from page_addresses where path = new.path;
  return null;
end $$;
create trigger promos_take_addresses after insert or update of path, deleted_at, active on promos
  for each row when (new.deleted_at is null and new.active) execute function take_page_address();
