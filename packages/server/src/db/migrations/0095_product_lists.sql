-- Up Migration

-- Lists of goods that pages show, kept by several editors at once.
create table product_lists (
  id int generated always as identity primary key,
  name text not null,
  -- Days by the shop's clocks; without a first one the list is a draft.
  from_day date,
  to_day date,
  -- Each once, in their order. An offer that is gone keeps its place until an editor removes it.
  offers int[] not null default '{}',
  version int not null default 0,
  request uuid not null unique,
  changed_at timestamptz not null
);

-- Operations that were applied: one that is sent again is not applied again.
create table product_list_operations (
  list_id int not null references product_lists on delete cascade,
  id uuid not null,
  at timestamptz not null,
  primary key (list_id, id)
);
create index product_list_operations_at on product_list_operations (at);

-- Who works on a list; for a short time after they were heard of.
create table product_list_presence (
  list_id int not null references product_lists on delete cascade,
  tab uuid not null,
  user_id int not null references users on delete cascade,
  offer int,
  at timestamptz not null,
  primary key (list_id, tab)
);
create index product_list_presence_user on product_list_presence (user_id);

-- A draft is nowhere to be seen: its changes are nobody's news.
create trigger product_lists_changed after update on product_lists
  for each row when (old.from_day is not null or new.from_day is not null)
  execute function tell_catalog_changed('lists');
create trigger product_lists_deleted after delete on product_lists
  for each row when (old.from_day is not null) execute function tell_catalog_changed('lists');
