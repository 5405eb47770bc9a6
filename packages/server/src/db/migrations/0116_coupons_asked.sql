-- Up Migration

-- Digest of what the press asked for that made it: its key is no way to something else. Null for what was made before.
alter table coupons add column asked bytea;
alter table coupon_series add column asked bytea;
