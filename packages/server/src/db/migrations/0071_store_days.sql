-- Up Migration

-- Days on which stores keep other hours, or are closed -------------------------------------------------------------

create table store_days (
  id int generated always as identity primary key,
  name text not null,
  from_day date not null,
  -- The last one; null where it is the first.
  to_day date check (to_day >= from_day),
  -- A store, or all of a city, or all there are.
  city_id int references cities on delete cascade,
  store_id int references stores on delete cascade,
  -- «10:00–16:00»; null where it is closed.
  hours text check (hours ~ '^\d\d:\d\d–\d\d:\d\d$'),
  active boolean not null default true,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default '',
  check (city_id is null or store_id is null)
);
create trigger store_days_changed after insert or update or delete on store_days
  for each statement execute function tell_catalog_changed('goods');
