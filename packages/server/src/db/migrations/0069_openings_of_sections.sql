-- Up Migration

alter table sections
  -- The order of goods that it opens with; null where it is that of the shop.
  add column sort text check (sort in ('popular', 'price-asc', 'price-desc', 'new')),
  -- Ids of goods that stand first in that order. Some may be gone, hidden or elsewhere by now: the shop passes them over.
  add column pins int[] not null default '{}';
