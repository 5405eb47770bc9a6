-- Up Migration

-- How often somebody has used a coupon is asked with every cart that one with a limit lies in, or could.
create index orders_by_coupon on orders (upper(coupon_code)) where coupon_code is not null;
