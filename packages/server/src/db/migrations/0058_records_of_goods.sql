-- Up Migration

-- What staff mended of the pieces in a store since the feed counted them last -----------------------------------

create table stock_changes (
  -- Names the change: sent again it changes nothing again.
  key uuid primary key,
  offer_id int not null references offers on delete cascade,
  store_id int not null references stores on delete cascade,
  -- Pieces more, or fewer.
  difference int not null check (difference <> 0),
  reason text not null,
  set_by int references users on delete set null,
  set_at timestamptz not null
);
create index stock_changes_by_offer on stock_changes (offer_id, store_id);

-- Pictures that staff set ------------------------------------------------------------------------------------------

alter table offers
  -- The pictures that the feed has, by id, while staff set others; null where its pictures are the feed's.
  add column feed_pictures int[];
create index offers_pictured_by_hand on offers (product_id) where feed_pictures is not null;
-- Words for those who do not see it; null for the words of the good.
alter table offer_pictures add column alt text;

-- What staff uploaded. It is in the database, so that every process has it, and a copy of the database is whole.
create table uploaded_pictures (
  picture_id int primary key references pictures on delete cascade,
  bytes bytea not null,
  set_by int references users on delete set null,
  set_at timestamptz not null
);

-- Params that staff set ---------------------------------------------------------------------------------------------

alter table offers
  -- The params as the feed tells them, while staff set some; null where its params are the feed's.
  add column feed_params jsonb,
  -- What staff set: [{key, name, value, unit}], by the title that the feed's param has.
  add column hand_params jsonb,
  add check ((feed_params is null) = (hand_params is null));
create index offers_params_by_hand on offers (product_id) where hand_params is not null;
