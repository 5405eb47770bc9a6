-- Up Migration

-- Stores as staff keep them ----------------------------------------------------------------------------------------

alter table stores
  -- Nobody can choose one that is switched off; its orders go on.
  add column active boolean not null default true,
  -- Whether orders are fetched there.
  add column pickup boolean not null default true,
  -- Hours by day of the week, Monday first, null where it is closed; null where all days have `opens` and `closes`.
  add column week jsonb check (jsonb_array_length(week) = 7),
  add column email text not null default '',
  -- Who sells there.
  add column legal_name text not null default '',
  add column inn text not null default '',
  add column kpp text not null default '',
  add column ogrn text not null default '',
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  -- Who of the staff has changed it last; empty where it is as the file of places has it.
  add column updated_by text not null default '',
  -- Key of the press that has made it.
  add column request uuid unique;

-- Those that somebody can choose, and whose pieces are sold.
create view open_stores as
  select id, code, city_id, name, franchise, pickup, position from stores where active;
