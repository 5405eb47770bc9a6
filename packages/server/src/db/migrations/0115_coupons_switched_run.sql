-- Up Migration

-- Key of the press on several coupons that switched it last; null once it was switched by itself.
alter table coupons add column switched_run uuid;
