-- Up Migration

-- What a good cost when it was kept, so that the buyer is told that it became cheaper: the price of that offer in
-- that region, as another variant or another region is no comparison.
alter table favorites
  add column offer_id int references offers on delete set null,
  add column region_id int references regions on delete set null,
  add column price numeric(12,2),
  -- Let go of, but not long ago: «Вернуть» brings it back as it was.
  add column removed_at timestamptz;
