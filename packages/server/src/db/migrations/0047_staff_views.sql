-- Up Migration

-- Views of lists that staff have saved ------------------------------------------------------------------------------

create table staff_views (
  id int generated always as identity primary key,
  -- Key of the list.
  list text not null,
  owner_id int not null references users on delete cascade,
  name text not null,
  -- Whoever sees the list sees it.
  shared boolean not null,
  -- What the list is narrowed by and put in order by, as its call takes it.
  state jsonb not null,
  -- Keys of columns that are not shown.
  hidden text[] not null,
  -- Grows with every change: whoever changes what they saw names the one that they saw.
  version int not null default 1
);
-- As names are compared: in any case.
create unique index staff_views_name on staff_views (list, owner_id, lower(name));
create index staff_views_shared on staff_views (list) where shared;
create index staff_views_owner on staff_views (owner_id);
