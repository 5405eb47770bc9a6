-- Up Migration

-- Brands that a coupon is for, besides its sections and offers.
alter table coupons add column brands int[] not null default '{}';
