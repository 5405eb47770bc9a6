-- Up Migration

-- Codes of feeds that other codes took the place of were left good before they were ended with their promo.
update coupons c
set active = false, ends_at = least(c.ends_at, now())
where c.active and c.source is not null and not exists (
  select from promos p where p.coupon_id = c.id and (p.ends_at is null or p.ends_at > now()));
