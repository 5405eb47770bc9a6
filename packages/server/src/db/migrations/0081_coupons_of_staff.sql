-- Up Migration

-- Codes that were made at once, each for one use.
create table coupon_series (
  id int generated always as identity primary key,
  name text not null,
  -- Key of the press that made it.
  request uuid not null unique,
  -- The coupon that stands for all of them in lists.
  first_id int
);

alter table coupons
  add column version int not null default 0,
  -- Key of the press that made it; null for one of a series, of a feed, and of before.
  add column request uuid unique,
  -- Staff switched it off: the feed that brought it does not switch it on again.
  add column stopped boolean not null default false,
  add column series_id int references coupon_series;
create index coupons_series on coupons (series_id) where series_id is not null;
alter table coupon_series add foreign key (first_id) references coupons;
